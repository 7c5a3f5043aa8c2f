"""The bot interface: a bot is a function from an information state to one of its legal actions.

A bot never sees the true state. Its information state is a determinization: hidden cards and future draws are sampled
with the bot's own generator. The bot may resample as often as it likes.
"""

from __future__ import annotations

import inspect
import operator
import traceback
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from types import TracebackType
from typing import Any, Protocol, TypeVar

import numpy as np

from nomarch.bots.budget import Budget
from nomarch.engine.game import Components, Game, Position
from nomarch.engine.kernels import apply_action, appraise, legal_actions, resample_for, score_seats
from nomarch.engine.rng import random_below
from nomarch.engine.struct import Array, rows, snapshot
from nomarch.text.errors import Failed, NomarchError, Refused

__all__ = ["Bot", "InformationState", "Judge", "Judged", "ask", "takes_budget", "within"]

_T = TypeVar("_T")
_ROWS = 3  # the position, and two rows to work on


class InformationState:
    """What a seat knows about a position, as passed to bots; create one with `Match.information_state`.

    Methods don't change the state; `after` and `resample` return new ones.

    >>> import nomarch
    >>> state = nomarch.new("fertility", players=2, seed=1).information_state(seed=1)
    >>> state.seat == state.to_play, len(state.legal) > 1, state.scores
    (True, True, [0, 0])
    >>> later = state.after(state.legal[0])
    >>> later.seat == state.seat, later.over
    (True, False)

    Compiled bots use the raw fields instead: `components.box`, `states` (the position in the first row, then scratch
    rows) and `rng`, with the functions of `nomarch.engine.kernels`.
    """

    def __init__(self, game: Game, components: Components, states: Any, rng: Array, seat: int | None = None) -> None:
        """`states[0]` was resampled for the seat, by default the one to play; `rng` is the bot's own generator."""
        self.game = game
        self.components = components
        self.states = states
        self.rng = rng
        self.seat: int = self._position.s.to_play if seat is None else seat

    def __repr__(self) -> str:
        return f"<InformationState of seat {self.seat}: {self.game.name}, {self.players} players, turn {self.turn}>"

    @cached_property
    def _position(self) -> Position[Any, Any]:
        return Position(self.components, self.states, snapshot(self.game.state, self.states, 0))

    @property
    def players(self) -> int:
        """The number of players."""
        return int(self._position.s.players)

    @property
    def to_play(self) -> int | None:
        """The seat to move, from 0; None when the game is over."""
        return None if self.over else int(self._position.s.to_play)

    @property
    def turn(self) -> int:
        """The current turn, from 1. A turn may take several decisions."""
        return int(self._position.s.turn) + 1

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._position.s.choices == 0)

    @property
    def legal(self) -> list[int]:
        """The legal actions in ascending order; empty when the game is over."""
        out = np.zeros(self.game.most_choices, np.int64)
        return [int(action) for action in out[: legal_actions(self.components.box, self.states, 0, out)]]

    @property
    def scores(self) -> list[int]:
        """The score of each seat as if the game ended now."""
        out = np.zeros(self.players, np.int64)
        score_seats(self.components.box, self.states, 0, out)
        return [int(score) for score in out]

    @property
    def features(self) -> Array:
        """The numbers that the learned evaluation reads for the seat, each from about -1 to 1."""
        out = np.zeros(self.game.features, np.float32)
        appraise(self.components.box, self.states, 0, self.seat, out)
        return out

    @property
    def view(self) -> Mapping[str, Any]:
        """What the seat sees, as plain data, the same as `Match.view(seat)`."""
        return self.game.view(self._position, self.seat)

    def text(self, action: int) -> str:
        """A legal action in notation, as in records."""
        return self.game.text(self._position, action)

    def after(self, action: int) -> InformationState:
        """The state after a legal action and all forced ones, in this sample; raises `Refused` if it isn't legal.

        `seat` stays the same, even if another seat is to move.
        """
        if self.over:
            raise Refused("game_over")
        if not 0 <= action < self.game.actions:
            raise Refused("no_such_action", action=action, last=self.game.actions - 1)
        if refusal := self.game.refusal(self._position, action):
            raise Refused.of(refusal)
        states = self.rows(_ROWS)
        apply_action(self.components.box, states, 0, action)
        return self._with(states)

    def resample(self) -> InformationState:
        """Another sample: hidden cards and future draws change, everything the seat knows stays."""
        states = self.rows(_ROWS)
        resample_for(self.components.box, states, 0, self.seat, self.rng)
        return self._with(states)

    def choice(self, options: Sequence[_T]) -> _T:
        """A random option, drawn with the bot's own generator, so that the same seed gives the same game."""
        return options[random_below(self.rng, len(options))]

    def rows(self, n: int) -> Any:
        """`n` scratch rows, with the position in the first."""
        states = rows(self.game.state, n)
        states[0] = self.states[0]
        return states

    def _with(self, states: Any) -> InformationState:
        return InformationState(self.game, self.components, states, self.rng, self.seat)


Bot = Callable[[InformationState], int]  # one that can think longer or shorter has a second parameter, `budget`


@dataclass(frozen=True)
class Judged:
    """The evaluation of an action."""

    action: int
    win_probabilities: tuple[float, ...]  # by seat
    visits: int  # the number of simulations behind it


class Judge(Protocol):
    """Evaluates the legal actions of a position. If `only` names some, the others may be omitted, to spend the whole
    budget on these."""

    def __call__(self, known: InformationState, budget: Budget, only: Collection[int] = ()) -> Sequence[Judged]: ...


def ask(bot: Bot, name: str, state: InformationState) -> int:
    """Call a bot. If it raises, so does this: a `Failed` with the bot's name, and the bot's traceback as a note."""
    try:
        return operator.index(bot(state))
    except Exception as error:  # noqa: BLE001  # somebody else's code may fail in any way
        reason = error.message if isinstance(error, NomarchError) else f"{type(error).__name__}: {error}"
        failed = Failed("bot_failed", name=name, reason=reason)
        # Unlike a cause, a note survives pickling between processes.
        failed.add_note("".join(traceback.format_exception(error.with_traceback(_beyond_this(error)))).rstrip())
        raise failed from None


def _beyond_this(error: Exception) -> TracebackType | None:
    """The traceback from the bot's first frame on; or from this file's, if the bot was never entered."""
    own = error.__traceback__
    return own.tb_next or own if own else None


def within(bot: Bot, name: str, spelled: str) -> Bot:
    """The bot with a budget (`0.5s`, `2000`); raises an error if the bot takes none."""
    budget = Budget.read(spelled)
    if not takes_budget(bot):
        raise NomarchError("bot_without_budget", name=name, budget=spelled)
    thinking: Callable[..., int] = bot
    return partial(thinking, budget=budget)


def takes_budget(bot: Bot) -> bool:
    """Whether a bot can think longer or shorter."""
    return "budget" in _parameters(bot)


def _parameters(bot: Bot) -> Sequence[str]:
    try:
        return list(inspect.signature(bot).parameters)
    except (TypeError, ValueError):  # a C function without a signature
        return []
