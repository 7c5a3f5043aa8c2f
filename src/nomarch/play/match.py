"""A game in progress: setup, deal and list of actions; everything else is derived from these."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import takewhile
from typing import Any, NamedTuple

import numpy as np

from nomarch.bots.bot import InformationState
from nomarch.engine.events import Noted, recorded
from nomarch.engine.game import Components, Game, Log, Position, Transition
from nomarch.engine.kernels import (
    apply_action,
    begin_table,
    deal_table,
    final_keys,
    legal_actions,
    mark_final,
    perft,
    resample_for,
    score_seats,
)
from nomarch.engine.rng import generator
from nomarch.engine.struct import Array, copied, rows, snapshot, store
from nomarch.play import recording, transcript
from nomarch.play.picture import picture
from nomarch.play.setup import SEEDS, Setup, check_names, check_seed
from nomarch.play.transcript import Turn
from nomarch.text.errors import NomarchError, Refused
from nomarch.text.language import Message

__all__ = ["Match", "new"]

_DEALT = 3  # the row with the deal
_CHECKPOINT = 16  # actions between stored positions: undo replays fewer


def new(
    game: str | Game, players: int | None = None, seed: int | None = None, *, names: Sequence[str] | None = None,
    components: Components | None = None, **options: object,
) -> Match:  # fmt: skip
    """Begin a game.

    Args:
        game: The name of a game, such as `"nile"`.
        players: The number of players; by default the fewest that can play.
        seed: Determines everything random, from 0 to below 2**63; by default random.
        names: A name for each seat.
        components: Components of your own, by default the standard ones.
        options: Options of the game, such as `edition="first"`. The command line reference lists them.

    Raises:
        NomarchError: An unknown game, option or value, or a number of players that can't play.

    >>> match = new("fertility", players=3, seed=7, edition="second")
    >>> match.over, match.scores
    (False, [0, 0, 0])
    """
    setup = Setup.of(game, players, options, components)
    return Match(setup, generator(secrets.randbelow(SEEDS) if seed is None else check_seed(seed)), names)


class _Asked(NamedTuple):
    """The turn and the seat of a decision: they determine whether it can be undone."""

    turn: int  # from 0
    seat: int
    revealed: int


class Match:
    """A game in progress. Make one with `nomarch.new` or `nomarch.load`.

    Seats are numbered from 0. Actions are integers; `text` and `parse` convert them to and from notation.
    """

    def __init__(self, setup: Setup, rng: Array, names: Sequence[str] | None = None, *, initial: Any = None) -> None:
        """`initial` is a state before the deal, by default the setup's; what it leaves open is drawn at random."""
        self.game = setup.game
        self.components = setup.components
        self.options = dict(setup.options)
        self.players = setup.players
        self.names = check_names(names or [f"Player {seat + 1}" for seat in range(self.players)], self.players)
        self.actions: list[int] = []
        self._asked: list[_Asked] = []
        self._texts: list[str] = []  # the notation of the actions
        self._checkpoints: list[Any] = []  # the positions before actions 0, 16, 32…; immutable, shared by copies
        # Caches of this position: legal actions, and the events of actions. Copies share them.
        self._allowed: set[int] = set()
        self._noted: dict[int, list[Noted]] = {}
        self.shuffle: dict[str, str] = {}  # the record's lines about the shuffle; `fairness` verifies them
        self._states = rows(self.game.state, 4)  # the position, two scratch rows, and the deal
        store(setup.initial_state() if initial is None else initial, self._states, _DEALT)
        deal_table(self.components.box, self._states, _DEALT, rng)
        self._begin()

    def __repr__(self) -> str:
        now = self.result if self.over else f"seat {self.to_play} to play"
        return f"<Match: {self.game.name}, {self.players} players, turn {self.turn}, {now}>"

    def __eq__(self, other: object) -> bool:
        """Whether both are the same game at the same point: setup, names, deal and actions."""
        return isinstance(other, Match) and self._identity() == other._identity()

    __hash__ = None  # type: ignore[assignment]  # a match changes

    def _identity(self) -> tuple[object, ...]:
        return self.game, self.components.digest, self.options, self.names, self.deal_lines(), self.actions

    def _repr_svg_(self) -> str:
        """The table as the player to move sees it, for notebooks."""
        return picture(self.game.name, self)

    def _begin(self) -> None:
        """Advance from the deal to the first decision."""
        self.actions, self._asked, self._texts, self._checkpoints = [], [], [], []
        self._states[0] = self._states[_DEALT]
        begin_table(self.components.box, self._states, 0)
        self._moved()

    @property
    def to_play(self) -> int | None:
        """The seat to move; None when the game is over."""
        s = self.position.s
        return int(s.to_play) if s.choices else None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.position.s.choices == 0)

    @property
    def turn(self) -> int:
        """The current turn, from 1. A turn may have several decisions."""
        return int(self.position.s.turn) + 1

    @property
    def legal(self) -> list[int]:
        """The legal actions in ascending order; empty when the game is over."""
        out = np.zeros(self.game.most_choices, np.int64)
        return [int(action) for action in out[: legal_actions(self.components.box, self._states, 0, out)]]

    @property
    def scores(self) -> list[int]:
        """Each seat's score as if the game ended now."""
        out = np.zeros(self.players, np.int64)
        score_seats(self.components.box, self._states, 0, out)
        return [int(score) for score in out]

    @property
    def ranks(self) -> list[int]:
        """Each seat's rank as if the game ended now, from 1; tied seats share a rank."""
        keys = self.rank_keys
        return [1 + sum(1 for other in keys if other > key) for key in keys]

    @property
    def rank_keys(self) -> list[int]:
        """The numbers that rank the seats, tie-breaks included; the higher the better."""
        keys = np.zeros(self.players, np.int64)
        final_keys(self.components.box, self._states, 0, keys)
        return [int(key) for key in keys]

    @property
    def winners(self) -> list[int]:
        """The winning seats, several if they share the win; empty while the game is in progress."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1] if self.over else []

    @property
    def win_shares(self) -> list[float]:
        """Each seat's share of the win, divided among the winners; all 0 while the game is in progress."""
        return recording.win_shares(self.ranks) if self.over else [0.0] * self.players

    @cached_property
    def position(self) -> Position[Any, Any]:
        """The full state for reading by field name, hidden information included."""
        return Position(self.components, self._states, snapshot(self.game.state, self._states, 0))

    def text(self, action: int) -> str:
        """A legal action in notation, such as `place AB c4 d4`."""
        return self.game.text(self.position, action)

    def texts(self, actions: Iterable[int]) -> list[str]:
        """Legal actions in notation."""
        return self.game.texts(self.position, actions)

    def parse(self, text: str) -> int:
        """The action that a text denotes, legal or not; raises `Refused` if it can't be read."""
        if self.over:
            raise Refused("game_over")
        return self.game.parse(self.position, text)

    def refusal(self, action: int) -> Message | None:
        """The reason why the rules forbid an action now; None if it is legal."""
        if self.over:
            return Message("game_over")
        if not 0 <= action < self.game.actions:
            return Message("no_such_action", {"action": action, "last": self.game.actions - 1})
        if action in self._allowed:
            return None
        refusal = self.game.refusal(self.position, action)
        if refusal is None:
            self._allowed.add(action)
        return refusal

    def preview(self, action: int) -> Any:
        """The immediate effect of a legal action, as plain data: the game's `preview_type`."""
        return self.previews([action])[0]

    def previews(self, actions: Sequence[int]) -> Sequence[Any]:
        """The immediate effects of several legal actions."""
        return self.game.previews(self.position, actions)

    def final(self, actions: Sequence[int]) -> list[bool]:
        """Whether each of these legal actions can't be undone: it ends the turn or reveals something hidden."""
        out = np.zeros(len(actions), np.bool_)
        mark_final(self.components.box, self._states, 0, np.array(actions, np.int64), out)
        return [bool(final) for final in out]

    def play(self, action: int | str) -> None:
        """Play an action, given as a number or as text.

        Raises:
            Refused: The rules forbid it; the match is unchanged.
        """
        self._carry_out(self._checked(action))

    def play_and_report(self, viewers: Iterable[int | None], action: int | str) -> dict[int | None, Log]:
        """Play an action, and return its transition for each of these viewers."""
        number = self._checked(action)
        seen = {viewer: self.transition(number, viewer) for viewer in viewers}
        self._carry_out(number)
        return {viewer: self.game.log(self.components, transition) for viewer, transition in seen.items()}

    def transition(self, action: int, viewer: int | None = None) -> Transition:
        """What a seat or a spectator sees of a legal action, chance included: don't show it before it is played."""
        noted = self._noted.get(action)
        if noted is None:
            s = snapshot(self.game.state, self._states, 0)
            noted = recorded(self.components.box, s, action) if self.game.events.kinds else []
            self._noted[action] = noted
        events = self.game.events.seen_by(noted, self._check_seat(viewer))
        return Transition(int(self.position.s.to_play), self.text(action), events, viewer)

    def _checked(self, action: int | str) -> int:
        number = self.parse(action) if isinstance(action, str) else action
        if refusal := self.refusal(number):
            raise Refused.of(refusal)
        return number

    def _carry_out(self, action: int) -> None:
        asked, text = self._now, self.text(action)
        if len(self.actions) % _CHECKPOINT == 0:
            self._checkpoints.append(copied(self._states[:1]))
        apply_action(self.components.box, self._states, 0, action)
        self.actions.append(action)
        self._asked.append(asked)
        self._texts.append(text)
        self._moved()

    @property
    def _now(self) -> _Asked:
        s = self.position.s
        return _Asked(int(s.turn), int(s.to_play), self.game.revealed(self.position))

    @property
    def can_undo(self) -> int:
        """The number of actions that the player to move may undo, all of this turn; 0 when the game is over.

        Undo never crosses another player's decision or anything hidden that was revealed.
        """
        if self.over:
            return 0
        now = self._now
        return sum(1 for _ in takewhile(lambda asked: asked == now, reversed(self._asked)))

    @property
    def deciders(self) -> list[int]:
        """The seat that decided each action so far."""
        return [asked.seat for asked in self._asked]

    def undo(self, actions: int = 1) -> None:
        """Take back the last action, or the last several."""
        if not 0 <= actions <= len(self.actions):
            raise Refused("nothing_to_undo", actions=actions, played=len(self.actions))
        if not actions:
            return
        left = len(self.actions) - actions
        kept = left // _CHECKPOINT
        self._states[0] = self._checkpoints[kept][0]
        for action in self.actions[kept * _CHECKPOINT : left]:
            apply_action(self.components.box, self._states, 0, action)
        del self.actions[left:], self._asked[left:], self._texts[left:]
        del self._checkpoints[-(-left // _CHECKPOINT) :]
        self._moved()

    def _moved(self) -> None:
        self.__dict__.pop("position", None)
        self._allowed, self._noted = set(), {}

    def view(self, seat: int | None = None) -> Any:
        """What a seat or, with None, a spectator may know: the game's `view_type`, plain data, ready for JSON."""
        return self.game.view(self.position, self._check_seat(seat))

    def _check_seat(self, seat: int | None) -> int | None:
        if seat is not None and seat not in range(self.players):
            raise NomarchError("bad_seat", seat=seat, last=self.players - 1)
        return seat

    def information_state(self, seed: int) -> InformationState:
        """What the seat to play knows, for a bot; the seed is for the bot's own generator.

        Raises `Refused` if the game is over.

        >>> from nomarch.bots import find
        >>> match = new("nile", seed=1)
        >>> find("scribe")(match.information_state(seed=1)) in match.legal
        True
        """
        if self.to_play is None:
            raise Refused("game_over")
        states, rng = rows(self.game.state, 3), generator(seed, len(self.actions))
        states[0] = self._states[0]
        resample_for(self.components.box, states, 0, self.to_play, rng)
        return InformationState(self.game, self.components, states, rng)

    def state_bytes(self) -> bytes:
        """The full state as bytes, for comparison."""
        row = np.zeros(1, self.game.state.dtype)
        self.position.s.save(row[0])
        return row.tobytes()

    def record(self) -> str:
        """The game as text, hidden information included; `nomarch.load` reads it."""
        return transcript.write(recording.in_full(self, self._turns()))

    def record_for(self, seat: int | None = None) -> str:
        """The game as text for a seat or a spectator: while it is in progress, without the hidden parts of the deal."""
        return transcript.write(recording.as_seen(self, self._turns(), self._check_seat(seat)))

    def _turns(self) -> list[Turn]:
        return transcript.turns(((asked.turn, asked.seat) for asked in self._asked), self._texts)

    def deal_lines(self) -> dict[str, str]:
        """The deal, by name, hidden information included."""
        return self.game.deal_lines(self.components, snapshot(self.game.state, self._states, _DEALT))

    def history(self) -> Iterator[tuple[Match, int]]:
        """Every action so far, with the match before it. The yielded match is one object that advances."""
        replayed = self.initial()
        for action in self.actions:
            yield replayed, action
            replayed._carry_out(action)

    def log(self, viewer: int | None = None) -> Iterator[Log]:
        """The log of each action so far, for a seat or a spectator."""
        return (self.game.log(self.components, transition) for transition in self.transitions(viewer))

    def transitions(self, viewer: int | None = None) -> Iterator[Transition]:
        """Every action so far, as a seat or a spectator saw it."""
        return (before.transition(action, viewer) for before, action in self.history())

    def initial(self) -> Match:
        """The same game before its first action."""
        other = self.copy()
        other._begin()
        return other

    def copy(self) -> Match:
        """An independent copy, which is also what `copy.copy` and `copy.deepcopy` return."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.actions, other._asked, other._texts = list(self.actions), list(self._asked), list(self._texts)
        other._checkpoints, other.shuffle = list(self._checkpoints), dict(self.shuffle)
        other._states = copied(self._states)
        other.__dict__.pop("position", None)  # it refers to the states of this match
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Match:
        return self.copy()

    def perft(self, depth: int) -> int:
        """The number of sequences of `depth` decisions from here; a sequence that ends the game earlier counts too."""
        states = rows(self.game.state, depth + 1)
        states[0] = self._states[0]
        return perft(self.components.box, states, depth)

    @property
    def result(self) -> str:
        """The result as a record states it; empty while the game is in progress."""
        if not self.over:
            return ""
        scores = [self.game.score_text(self.position, seat, score) for seat, score in enumerate(self.scores)]
        return transcript.result(scores, self.winners)
