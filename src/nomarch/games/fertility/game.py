"""Fertility's `Game` adapter: options, the deal as text, notation, views and refusals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import ModuleType
from typing import Any, ClassVar

import numpy as np

from nomarch.engine.events import Event, Gain
from nomarch.engine.game import Game, Log, Option, Position, Transition
from nomarch.engine.struct import Array
from nomarch.games.fertility import components as components_file
from nomarch.games.fertility import deal as setups
from nomarch.games.fertility import notation
from nomarch.games.fertility.ai import features, heuristic, rollout
from nomarch.games.fertility.components import Components
from nomarch.games.fertility.deal import RANDOM
from nomarch.games.fertility.information import observation, preview, resample, schemas, view
from nomarch.games.fertility.rules import turn
from nomarch.games.fertility.rules.actions import ACTIONS
from nomarch.games.fertility.rules.events import EVENTS
from nomarch.games.fertility.rules.state import NONE, State
from nomarch.games.fertility.text import gains, log, refusals, statistics
from nomarch.text.errors import NomarchError
from nomarch.text.language import Message

__all__ = ["Fertility"]


class Fertility(Game):
    """Fertility, by Cyrille Leroy (Catch Up Games, 2018)."""

    name = "fertility"
    seats = range(2, 5)
    version = 1
    action_kinds = ACTIONS
    most_choices = 512
    most_decisions = 360  # nine turns of a placement, a few Quarries, a District and about thirty tokens: never reached
    chance_kinds = turn.CHANCE_KINDS
    options = (
        Option("edition", "second", ("second", "first")),
        Option("variant", "no", ("no", "yes")),
        Option("boards", RANDOM, in_deal=True),
        Option("start", RANDOM, in_deal=True),
        Option("cities", RANDOM, in_deal=True),
        Option("first", RANDOM, in_deal=True),
    )
    events = EVENTS
    score_gain = "fertility_gift_debens"
    deal_fields = tuple(setups.READERS)
    secret_deal = ("tiles", "districts")
    secrets = False
    view_type = schemas.View
    preview_type = schemas.Preview
    state = State
    rules: ClassVar[ModuleType] = turn
    resampling: ClassVar[ModuleType] = resample
    rollout: ClassVar[ModuleType] = rollout
    observation = observation.OBSERVATION
    heuristic: ClassVar[ModuleType] = heuristic
    learning: ClassVar[ModuleType] = features
    features = features.FEATURES
    logit_scale = 1 / 6

    def standard_components(self) -> Components:
        """The components that come with the package, reconstructions among them."""
        return components_file.standard()

    def components(self, text: str, name: str) -> Components:
        """An owner's components."""
        return components_file.load(text, name)

    def initial_state(self, components: Components, players: int, options: Mapping[str, str]) -> State:
        """F2: a state with the table's choices."""
        if options["variant"] == "yes" and players != 2:
            raise NomarchError("fertility_variant_players", rule="F3.5.3", players=players)
        s = State()
        s.load(np.zeros(1, State.dtype)[0])
        s.players = players
        s.limited = int(options["edition"] == "second")
        s.variant = int(options["variant"] == "yes")
        s.start = s.start_turned = s.first = s.built = NONE
        for field in (s.boards, s.tiles, s.districts, s.common, s.display, s.pool, s.lots, s.monument, s.quarry):
            field[...] = NONE
        setups.choose(components, s, options)
        return s

    def deal_lines(self, components: Components, s: State) -> dict[str, str]:
        """The setup and the piles."""
        return setups.deal_lines(components, s)

    def read_deal(self, components: Components, s: State, name: str, value: str) -> None:
        """The setup and the piles, from a record."""
        setups.READERS[name](components, s, value)
        if name == "start" and NONE in (s.start, s.start_turned):
            raise NomarchError("fertility_bad_start", rule="F1.4", value=value)

    def text(self, position: Position[Components, State], action: int) -> str:
        """Such as `place AB c4 d4`."""
        return notation.text(position.components, position.s, action)

    def parse(self, position: Position[Components, State], text: str) -> int:
        """The inverse, forgiving about case, spaces and order."""
        return notation.parse(position.components, position.s, text)

    def refusal(self, position: Position[Components, State], action: int) -> Message | None:
        """The first rule that an action breaks."""
        return refusals.refusal(position, action)

    def view(self, position: Position[Components, State], seat: int | None) -> schemas.View:
        """The public state: every viewer sees the same."""
        return view.view(position)

    def log(self, components: Components, transition: Transition) -> Log:
        """The decision and its automatic consequences."""
        return log.log(components, transition)

    def statistics(
        self, components: Components, transitions: Iterable[Transition], end: Mapping[str, Any]
    ) -> list[dict[str, int]]:
        """Statistics for studies."""
        return statistics.statistics(components, transitions, end)

    def gains(self, components: Components, event: Event) -> Iterable[Gain]:
        """What an event gives and costs."""
        return gains.gains(event)

    def piles(self, state: Any) -> list[Array]:
        """The tiles, those left in the box among them, and the Districts."""
        return [state["tiles"][int(state["drawn"]) :], state["districts"][int(state["revealed"]) :]]

    def revealed(self, position: Position[Components, State]) -> int:
        """The number of tiles drawn and Districts revealed."""
        return position.s.drawn + position.s.revealed

    def previews(self, position: Position[Components, State], actions: Sequence[int]) -> list[schemas.Preview]:
        """What placements would harvest, and what other actions change in the player's score."""
        return preview.previews(position, actions)
