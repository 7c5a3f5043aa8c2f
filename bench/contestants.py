"""The engines to measure: ours first, then the peers."""

from __future__ import annotations

from dataclasses import dataclass

OURS = "nomarch"
OUR_GAMES = ("fertility", "nile")


@dataclass(frozen=True)
class Contestant:
    engine: str
    game: str
    players: int
    loop: str
    command: tuple[str, ...]  # the arguments of `python -m`
    package: str = OURS  # its package name

    @property
    def ours(self) -> bool:
        return self.engine == OURS

    @property
    def label(self) -> str:
        return f"{self.engine} {self.contest}"

    @property
    def contest(self) -> str:
        return f"{self.game} ({self.players}) {self.loop}"


def _ours(game: str, players: int) -> Contestant:
    return Contestant(OURS, game, players, "compiled", ("bench.ours", game, "--players", str(players)))


def _openspiel(game: str, players: int, loop: str, label: str) -> Contestant:
    command = ("bench.peers.openspiel", game, "--loop", loop)
    return Contestant("OpenSpiel", game, players, label, command, "open-spiel")


def _batch(game: str, players: int) -> Contestant:
    return Contestant(OURS, game, players, "batch", ("bench.batch", game, "--players", str(players)))


_OPENSPIEL_GAMES = (("backgammon", 2), ("gin_rummy", 2), ("hearts", 4), ("crazy_eights", 4))
_OPENSPIEL_LOOPS = (("cpp", "C++"), ("rollout", "rollouts"), ("python", "Python"))
_PETTINGZOO = "bench.peers.pettingzoo"
_RLCARD = "bench.peers.rlcard"
_CATANATRON = "bench.peers.catanatron"
_PGX = "bench.peers.pgx"

CONTESTANTS = (
    *(_ours("fertility", players) for players in (2, 3, 4)),
    *(_ours("nile", players) for players in (2, 3, 4, 5)),
    *(_openspiel(game, players, loop, label) for game, players in _OPENSPIEL_GAMES for loop, label in _OPENSPIEL_LOOPS),
    Contestant("PettingZoo", "hanabi", 2, "AEC", (_PETTINGZOO, "hanabi"), "pettingzoo"),
    Contestant("PettingZoo", "connect_four", 2, "AEC", (_PETTINGZOO, "connect_four"), "pettingzoo"),
    Contestant("RLCard", "gin-rummy", 2, "Python", (_RLCARD, "gin-rummy"), "rlcard"),
    Contestant("RLCard", "uno", 2, "Python", (_RLCARD, "uno"), "rlcard"),
    Contestant("Catanatron", "catan", 4, "Python", (_CATANATRON, "catan"), "catanatron"),
)

# Environments with observations and masks: `bench/environments.py`. Two players each, so that all can be compared.
ENVIRONMENTS = (
    *(_batch(game, 2) for game in OUR_GAMES),
    Contestant(OURS, "nile", 2, "batch, trained policy", (*_batch("nile", 2).command, "--policy", "selfplay_ppo")),
    *(
        Contestant("PettingZoo", game, 2, "AEC", (_PETTINGZOO, game), "pettingzoo")
        for game in ("hanabi", "connect_four", "tictactoe", "chess")
    ),
    *(
        Contestant("pgx", game, 2, "batch", (_PGX, game), "pgx")
        for game in ("backgammon", "go_9x9", "gardner_chess", "hex", "connect_four")
    ),
)
