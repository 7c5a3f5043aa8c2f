"""Nile's `Game` adapter: options, the deal as text, notation, views and refusals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import ModuleType
from typing import Any, ClassVar

import numpy as np

from nomarch.engine.events import Event, Gain
from nomarch.engine.game import Game, Log, Option, Position, Transition
from nomarch.engine.struct import Array
from nomarch.games.nile import components as components_file
from nomarch.games.nile import deal as setups
from nomarch.games.nile import notation
from nomarch.games.nile.ai import features, heuristic, rollout
from nomarch.games.nile.components import Components
from nomarch.games.nile.deal import RANDOM
from nomarch.games.nile.information import observation, preview, resample, schemas, view
from nomarch.games.nile.rules import turn
from nomarch.games.nile.rules.actions import ACTIONS, BETS, SIZES, TRADES
from nomarch.games.nile.rules.events import EVENTS
from nomarch.games.nile.rules.state import CROPS, DECK, NONE, PAIRS, State
from nomarch.games.nile.text import gains, log, refusals, statistics
from nomarch.text.errors import NomarchError
from nomarch.text.language import Message

__all__ = ["Nile", "NileV1"]

_FASTER_PLAYERS = (2, 3)


class Nile(Game):
    """Nile, by Daniel Callister (Minion Games, 2010)."""

    name = "nile"
    seats = range(2, 6)
    version = 2
    action_kinds = ACTIONS
    # Every pair of cards both ways, every planting of one crop once (it makes a new Field or joins one's own, never
    # both), every mixed planting and bet, and pass: 586, never reached.
    most_choices = 2 * len(TRADES) + CROPS * len(SIZES) + len(PAIRS) + len(BETS) + 1
    # Each decision draws at least one card of the decks, one per player; only additions, five per turn, draw none.
    most_decisions = 3 * DECK
    chance_kinds = turn.CHANCE_KINDS
    options = (
        Option("faster", "no", ("no", "yes")),
        Option("first", RANDOM, in_deal=True),
    )
    events = EVENTS
    score_gain = "nile_gain_score"
    deal_fields = tuple(setups.READERS)
    secret_deal = ("hands", "removed", "deck", "chance")
    secrets = True
    view_type = schemas.View
    preview_type = schemas.Preview
    state = State
    generator = "rng"
    rules: ClassVar[ModuleType] = turn
    resampling: ClassVar[ModuleType] = resample
    rollout: ClassVar[ModuleType] = rollout
    observation = observation.OBSERVATION
    heuristic: ClassVar[ModuleType] = heuristic
    learning: ClassVar[ModuleType] = features
    features = features.FEATURES
    logit_scale = 1.0
    lookahead = "policy"  # chance between any two decisions leaves a tree little to gain

    def standard_components(self) -> Components:
        """The components that come with the package."""
        return components_file.standard()

    def components(self, text: str, name: str) -> Components:
        """An owner's components."""
        return components_file.load(text, name)

    def initial_state(self, components: Components, players: int, options: Mapping[str, str]) -> State:
        """N2: a state with the table's choices."""
        if options["faster"] == "yes" and players not in _FASTER_PLAYERS:
            raise NomarchError("nile_faster_players", rule="N1.3", players=players)
        s = State()
        s.load(np.zeros(1, State.dtype)[0])
        s.players = players
        s.rules = self.version
        s.faster = int(options["faster"] == "yes")
        s.first = s.to_play = s.planted = s.flood = s.laid_by = NONE
        for field in (s.deck, s.field_owner, s.laid):
            field[...] = NONE
        setups.choose(components, s, options)
        return s

    def deal_lines(self, components: Components, s: State) -> dict[str, str]:
        """The first player, the cards, and the generator for later shuffles."""
        return setups.deal_lines(s)

    def read_deal(self, components: Components, s: State, name: str, value: str) -> None:
        """The same, from a record."""
        setups.READERS[name](components, s, value)

    def text(self, position: Position[Components, State], action: int) -> str:
        """Such as `market W F*`."""
        return notation.text(action)

    def parse(self, position: Position[Components, State], text: str) -> int:
        """The inverse, forgiving about case, spaces and order."""
        return notation.parse(position.s, text)

    def refusal(self, position: Position[Components, State], action: int) -> Message | None:
        """The first rule that an action breaks."""
        return refusals.refusal(position, action)

    def view(self, position: Position[Components, State], seat: int | None) -> schemas.View:
        """What one viewer may know."""
        return view.view(position, seat)

    def log(self, components: Components, transition: Transition) -> Log:
        """The decision and its automatic consequences."""
        return log.log(transition)

    def statistics(
        self, components: Components, transitions: Iterable[Transition], end: Mapping[str, Any]
    ) -> list[dict[str, int]]:
        """Statistics for studies."""
        return statistics.statistics(transitions, end)

    def gains(self, components: Components, event: Event) -> Iterable[Gain]:
        """What an event gives and costs."""
        return gains.gains(event)

    def piles(self, state: Any) -> list[Array]:
        """The deck."""
        return [state["deck"][: int(state["deck_size"])][::-1]]

    def revealed(self, position: Position[Components, State]) -> int:
        """The number of cards that have left the deck; each earlier deck counts as the largest possible one."""
        return (position.s.passes + 1) * DECK - position.s.deck_size

    def score_text(self, position: Position[Components, State], seat: int, score: int) -> str:
        """N6.1: the five piles, the smallest first, such as `0-2-2-3-5`."""
        return "-".join(map(str, view.piles(position.s, seat)))

    def previews(self, position: Position[Components, State], actions: Sequence[int]) -> list[schemas.Preview]:
        """The effects of plantings; the results of trades, bets and Floods depend on chance."""
        return [preview.preview(position.s, action) for action in actions]


class NileV1(Nile):
    """Version 1 of the rules, which kept the current Flood card out of the new deck (N4.1)."""

    version = 1
