"""OpenSpiel: importing this module registers every game, as `nomarch_fertility` and so on.

Chance is explicit. A deal is four chance nodes of one byte each, which seed the shuffle. Afterwards, whenever an action
reveals a tile or a card, a chance node decides which, with the probabilities of the face-down ones. If a pile runs out
in the middle of an action and is reshuffled, four more bytes seed the shuffle. So a search can't read the future from
a state.

The others' hands stay hidden: `resample_from_infostate` is the same determinization that bots get.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, ClassVar

import numpy as np
import pyspiel

from nomarch.bots.bot import InformationState
from nomarch.engine.game import Boxes, Game, Position
from nomarch.engine.kernels import begin_table, deal_table, final_keys, legal_actions, resample_for
from nomarch.engine.rng import generator
from nomarch.engine.struct import Array, rows, snapshot, store
from nomarch.envs.encoding import shared_rewards
from nomarch.envs.kernels import NO_ACTION, observe_seat, play_out, step_once
from nomarch.envs.openspiel_observer import Observer, digest_after
from nomarch.games.registry import GAMES, find
from nomarch.play.setup import Setup

__all__ = ["NAMES", "RolloutEvaluator", "SpielGame", "SpielState", "state_of"]

_BYTE, _SEED_BYTES = 256, 4
_SHUFFLE = -1  # a chance node that is about a byte of a seed, not about a pile
NAMES = {"nomarch_" + game: game for game in GAMES}


class _Key(tuple[Any, ...]):
    """What a setup is made from: a game, its number of players and its options. Copies of a state share it."""

    def __deepcopy__(self, memo: object) -> _Key:
        return self


@cache
def _size(game: str, players: int, options: object = None) -> int:
    """The length of an observation."""
    return sum(field.size for field in find(game).fields(players))


@cache
def _setup(game: str, players: int, options: tuple[tuple[str, str], ...]) -> Setup:
    return Setup.of(game, players, dict(options))


def _defaults(game: Game) -> dict[str, Any]:
    chosen: dict[str, object] = {option.name: option.default for option in game.options}
    return {"players": game.seats[0], "imperfect": game.secrets} | chosen


def _type(name: str, imperfect: bool) -> Any:
    game, information = find(NAMES[name]), pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=name,
        long_name=game.name.capitalize(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if imperfect else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=_defaults(game),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel comes without types
    """A game with its setup. `imperfect` declares imperfect information for games without private information, for
    algorithms that require it."""

    name: ClassVar[str]  # as registered

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        name = self.name
        chosen = _defaults(find(NAMES[name])) | dict(params or {})
        players, imperfect = int(chosen.pop("players")), bool(chosen.pop("imperfect"))
        options = tuple((option, str(value)) for option, value in chosen.items())
        self.key = _Key((NAMES[name], players, options))
        setup = _setup(*self.key)
        info = pyspiel.GameInfo(
            num_distinct_actions=setup.game.actions,
            max_chance_outcomes=_BYTE,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=setup.game.most_decisions * players,
        )
        super().__init__(_type(name, imperfect), info, chosen | {"players": players, "imperfect": imperfect})

    def new_initial_state(self) -> SpielState:
        """Before the deal."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """An upper bound: an action reveals at most a dozen cards."""
        return _SEED_BYTES + 16 * int(self.max_game_length())

    def make_py_observer(self, kind: Any = None, params: object = None) -> Observer | None:
        """An observer: with perfect recall an information state, otherwise an observation.

        None for other kinds: a player is shown what it may know, no more and no less.
        """
        if params:
            raise ValueError(f"there are no parameters of observations: {params}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not kind.public_info:
            return None
        return Observer(_setup(*self.key), kind)


class SpielState(pyspiel.State):  # type: ignore[misc]  # the same
    """A state, at a player's decision or at a chance node. OpenSpiel copies and pickles its attributes."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.key = game.key
        self._states = rows(self._setup.game.state, 2)  # the position, and a row to try an action on
        self._asked = _SHUFFLE  # what a chance node is about: a pile by number, or a seed
        self._action: int | None = None  # in progress, waiting for chance outcomes
        self._told: list[list[int]] = [[] for _ in self._piles(0)]  # by pile, the chance outcomes so far
        self._seed: list[int] = []
        self._dealt = False
        self._choices, self._to_play = 0, 0  # of the position: reading a field of a row takes long
        self._public = b""  # a digest of everybody's actions
        self._seen = [b""] * self._setup.players  # by seat, a digest of all it has seen and done

    @property
    def _setup(self) -> Setup:
        return _setup(*self.key)

    @property
    def _box(self) -> Boxes:
        return self._setup.components.box

    def _piles(self, row: int) -> list[Array]:
        return self._setup.game.piles(self._states[row])

    @property
    def _position(self) -> Position[Any, Any]:
        return Position(self._setup.components, self._states, snapshot(self._setup.game.state, self._states, 0))

    def _revealed(self, row: int) -> int:
        return self._setup.game.revealed(Position(self._setup.components, self._states, _Lying(self._states[row])))

    @property
    def _in_chance(self) -> bool:
        return not self._dealt or self._action is not None

    def current_player(self) -> Any:
        """The seat to move, chance, or terminal."""
        if self._in_chance:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.is_terminal() else self._to_play

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self._in_chance and self._choices == 0

    def returns(self) -> list[float]:
        """Zero-sum returns: 1 for a sole winner."""
        if not self.is_terminal():
            return [0.0] * self._setup.players
        keys = np.zeros(self._setup.players, np.int64)
        final_keys(self._box, self._states, 0, keys)
        return shared_rewards([bool(key == keys.max()) for key in keys])

    def _legal_actions(self, player: int) -> list[int]:
        return self._legal(0)

    def _legal(self, row: int) -> list[int]:
        out = np.zeros(self._setup.game.most_choices, np.int64)
        n = legal_actions(self._box, self._states, row, out)
        return [int(action) for action in out[:n]]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of a byte, or the cards that a pile may reveal next."""
        if self._asked == _SHUFFLE:
            return [(byte, 1 / _BYTE) for byte in range(_BYTE)]
        told = self._told[self._asked]
        left = np.bincount(_arranged(self._piles(0)[self._asked].copy(), told)[len(told) :]).tolist()
        together = sum(left)
        return [(kind, n / together) for kind, n in enumerate(left) if n]

    def _apply_action(self, action: int) -> None:
        if not self._in_chance:
            self._public = digest_after(self._public, action.to_bytes(4, "little"))
            self._seen = [digest_after(seen, action.to_bytes(4, "little")) for seen in self._seen]
            self._action = action
        elif self._asked != _SHUFFLE:
            self._told[self._asked].append(action)
        else:
            self._seed.append(action)
            if len(self._seed) < _SEED_BYTES:
                return
        if not self._dealt:
            self._deal()
        self._go_on()

    def _deal(self) -> None:
        store(self._setup.initial_state(), self._states, 0)
        deal_table(self._box, self._states, 0, generator(int.from_bytes(self._seed, "little")))
        begin_table(self._box, self._states, 0)
        self._dealt, self._seed = True, []
        self._look()

    def _look(self) -> None:
        self._choices, self._to_play = int(self._states[0]["choices"]), int(self._states[0]["to_play"])

    def _go_on(self) -> None:
        """Advance to the next decision or chance node; forced actions are applied."""
        while self._action is not None:
            if not self._try():
                return
            self._states[0] = self._states[1]
            self._told, self._seed = [[] for _ in self._told], []
            self._look()
            self._action = self._legal(0)[0] if self._choices == 1 else None
        for seat in range(self._setup.players):
            self._seen[seat] = digest_after(self._seen[seat], self.observation(seat).tobytes())

    def _try(self) -> bool:
        """Try the action on the scratch row with the chance outcomes so far; if it reveals more, ask for another."""
        game = self._setup.game
        assert self._action is not None
        self._states[1] = self._states[0]
        before = self._piles(1)
        for pile, told in zip(before, self._told, strict=True):
            _arranged(pile, told)
        if len(self._seed) == _SEED_BYTES:
            self._states[1][game.generator] = generator(int.from_bytes(self._seed, "little"), 1)
        step_once(self._box, self._states, 1, self._action)
        taken = [len(was) - len(now) for was, now in zip(before, self._piles(1), strict=True)]
        renewed = self._revealed(1) - self._revealed(0) != sum(taken)
        if renewed:
            taken = [len(pile) for pile in before]
        for number, told in enumerate(self._told):
            if len(told) < taken[number]:
                self._asked = number
                return False
        self._asked = _SHUFFLE
        return not renewed or len(self._seed) == _SEED_BYTES

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self._setup.game.text(self._position, action)
        return f"byte {action}" if self._asked == _SHUFFLE else f"pile {self._asked + 1}: {action}"

    def __str__(self) -> str:
        """The full state, hidden information included, for debugging."""
        if not self._dealt:
            return f"before the deal {self._seed}"
        game = self._setup.game
        views = [game.view(self._position, seat) for seat in range(self._setup.players if game.secrets else 1)]
        return f"{json.dumps(views)} {self._action} {self._told} {self._seed}"

    def observation(self, player: int) -> Array:
        """What a seat may know: numbers in the order of the game's fields; all 0 before the deal."""
        out = np.zeros(_size(*self.key), np.int8)
        if self._dealt:
            observe_seat(self._box, self._states, 0, player, out)
        return out

    def view(self, player: int) -> str:
        """A seat's view, as text."""
        return json.dumps(self._setup.game.view(self._position, player)) if self._dealt else "before the deal"

    def digest(self, player: int) -> bytes:
        """A digest of a seat's information state, with perfect recall."""
        return self._seen[player]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Another state in the player's information set, at one of its decisions.

        The other seats' private observations are dropped, because they no longer apply.
        """
        other: SpielState = self.clone()
        resample_for(self._box, other._states, 0, player, generator(int(sampler() * 2**53)))
        other._look()
        for seat in range(self._setup.players):
            if seat != player:
                other._seen[seat] = digest_after(self._public, other.observation(seat).tobytes())
        return other

    def rollouts(self, n: int, chance: np.random.RandomState) -> Array:
        """The mean returns of n random games from here, played in compiled code."""
        total, rewards, rng = (
            np.zeros(self._setup.players),
            np.zeros(self._setup.players),
            generator(_seed_from(chance)),
        )
        if self.is_terminal():
            return np.array(self.returns())
        for _ in range(n):
            states, action = self._determined(chance)
            play_out(self._box, states, 0, NO_ACTION if action is None else action, rng, rewards)
            total += rewards
        return total / n

    def _determined(self, chance: np.random.RandomState) -> tuple[Any, int | None]:
        """A position whose piles are shuffled, below what is already known of them, and the action in progress."""
        if not self._dealt:
            other: SpielState = self.clone()
            while not other._dealt:
                other.apply_action(int(chance.randint(_BYTE)))
            return other._determined(chance)
        game, states = self._setup.game, rows(self._setup.game.state, 1)
        states[0] = self._states[0]
        for pile, told in zip(game.piles(states[0]), self._told, strict=True):
            chance.shuffle(_arranged(pile, told)[len(told) :])
        if game.generator:
            states[0][game.generator] = generator(_seed_from(chance), 1)
        return states, self._action


class RolloutEvaluator:
    """The compiled counterpart of OpenSpiel's `mcts.RandomRolloutEvaluator`, for its searches in Python."""

    def __init__(self, n_rollouts: int = 1, random_state: np.random.RandomState | None = None) -> None:
        self.n_rollouts = n_rollouts
        self._chance = random_state or np.random.RandomState()

    def evaluate(self, state: SpielState) -> Array:
        """The mean returns of random games from a state."""
        return state.rollouts(self.n_rollouts, self._chance)

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """The same probability for each legal action; for chance, its own."""
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


def _seed_from(chance: np.random.RandomState) -> int:
    return int(chance.randint(2**31))


def state_of(game: SpielGame, known: InformationState) -> SpielState:
    """What a seat knows as a state, so that OpenSpiel's searches can play as bots. Its past isn't part of it."""
    state = game.new_initial_state()
    state._states[0] = known.states[0]
    state._dealt = True
    state._look()
    return state


class _Lying:
    """A row read by name without copying: faster than a snapshot."""

    def __init__(self, row: Any) -> None:
        self._row = row

    def __getattr__(self, name: str) -> int:
        return int(self._row[name])


def _arranged(pile: Array, told: list[int]) -> Array:
    """Move the chance outcomes to the top of a pile, in place."""
    for place, wanted in enumerate(told):
        found = place + int(np.flatnonzero(pile[place:] == wanted)[0])
        pile[place], pile[found] = pile[found], pile[place]
    return pile


# OpenSpiel holds what it registers past interpreter shutdown: that is safe for classes, not for functions.
for _name in NAMES:
    pyspiel.register_game(_type(_name, find(NAMES[_name]).secrets), type(_name, (SpielGame,), {"name": _name}))
