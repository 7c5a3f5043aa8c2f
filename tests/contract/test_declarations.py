"""Every field of a state declares who may see it, and views and observations respect that.

A resample replaces everything a seat can't know, so all fields it changes must be declared hidden from that seat. And
if one hidden field is taken from the resample and the rest from the true state, the seat must see no difference.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace

import numpy as np
import pytest

from nomarch.engine.game import Position
from nomarch.engine.kernels import resample_for
from nomarch.engine.rng import generator
from nomarch.engine.struct import EVERYBODY, NOBODY, OWNER, TO_PLAY, Array, Declared, rows, snapshot
from nomarch.envs.kernels import observe_seat
from nomarch.games.registry import find
from nomarch.play.match import Match
from tests.contract.setups import GAMES, Setup, setups

# Hidden fields whose sum everyone knows: the cards that were not in the deck when it was shuffled.
_TOGETHER = ({"held", "removed"},)
_ONE_IN = 4  # check one in so many decisions

Watch = Callable[[Match, Array, int], object]  # shows a seat's part of a state


def viewed(match: Match, states: Array, seat: int) -> object:
    """A seat's view and a spectator's, which shows no more than any seat's."""
    position = Position(match.components, states, snapshot(match.game.state, states, 0))
    return match.game.view(position, seat), match.game.view(position, None)


def observed(match: Match, states: Array, seat: int) -> object:
    """A seat's observation."""
    out = np.zeros(sum(part.size for part in match.game.fields(match.players)), np.int8)
    observe_seat(match.components.box, states, 0, seat, out)
    return out.tolist()


@dataclass
class Leaks:
    """Play a game, and find fields whose declarations are wrong or that are shown to the wrong seats."""

    declared: Mapping[str, Declared]
    view: Watch = viewed
    observe: Watch = observed
    found: set[str] = field(default_factory=set)
    changed: set[str] = field(default_factory=set)  # fields changed by at least one resample

    def play(self, setup: Setup, seed: int = 31) -> None:
        match, chance, rng = setup.new(seed), random.Random(seed), generator(seed)
        while not match.over:
            if chance.randrange(_ONE_IN) == 0:
                for seat in range(match.players):
                    self._look(match, seat, rng)
            match.play(chance.choice(match.legal))

    @property
    def no_secrets(self) -> set[str]:
        """Fields that are declared hidden although no resample has changed them."""
        hidden = {name for name, how in self.declared.items() if how.seen_by != EVERYBODY and not how.remembered}
        return hidden - self.changed

    def _look(self, match: Match, seat: int, rng: Array) -> None:
        true, other = match.position.states, rows(match.game.state, 3)
        other[0] = true[0]
        resample_for(match.components.box, other, 0, seat, rng)
        names = {name for name in self.declared if not np.array_equal(true[0][name], other[0][name])}
        self.changed |= names
        for name in names:
            if not self._same(match, name, true[0][name], other[0][name], seat):
                self.found.add(f"{name} is declared as seen, but a resample changes it")
        view, observation = self.view(match, true, seat), self.observe(match, true, seat)
        for mixed, name in self._mixed(match, names, other):
            if self.observe(match, mixed, seat) != observation:
                self.found.add(f"an observation shows {name}")
            if self.view(match, mixed, seat) != view:
                self.found.add(f"a view shows {name}")
        for mixed, name in self._forgotten(match, seat):
            if self.view(match, mixed, seat) != view:
                self.found.add(f"a view shows {name}")

    def _same(self, match: Match, name: str, was: Array, now: Array, seat: int) -> bool:
        """Whether two values of a field look the same to a seat that remembers all public information."""
        declared = self.declared[name]
        if declared.remembered or declared.seen_by == EVERYBODY:
            return False
        if declared.seen_by == OWNER:
            return np.array_equal(was.take(seat, declared.seat_axis), now.take(seat, declared.seat_axis))
        return declared.seen_by == NOBODY or seat != match.to_play

    def _mixed(self, match: Match, names: set[str], other: Array) -> Iterator[tuple[Array, str]]:
        """The true state with one hidden field, or one group of them, taken from a resample."""
        for name in sorted(names):
            states = rows(match.game.state, 3)
            states[0] = match.position.states[0]
            for each in next((group for group in _TOGETHER if name in group), {name}):
                states[0][each] = other[0][each]
            yield states, name

    def _forgotten(self, match: Match, seat: int) -> Iterator[tuple[Array, str]]:
        """The true state with one remembered field changed, where the seat can't see it now."""
        for name, declared in self.declared.items():
            if declared.remembered:
                states = rows(match.game.state, 3)
                states[0] = match.position.states[0]
                value = np.asarray(states[0][name])
                moved = np.roll(value, 1, -1) if value.ndim else value + 1
                if declared.seen_by == OWNER:
                    moved[seat] = value[seat]
                states[0][name] = moved
                yield states, name


@pytest.mark.parametrize("game", GAMES)
def test_every_field_says_who_may_see_it_and_what_it_means(game: str) -> None:
    for name, declared in find(game).state.declared.items():
        assert declared.seen_by in (EVERYBODY, OWNER, TO_PLAY, NOBODY), name
        assert declared.doc, name


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_is_declared_hidden_shows(game: str) -> None:
    leaks = Leaks(find(game).state.declared)
    for setup in setups(game):
        leaks.play(setup)
    assert leaks.found == set()
    assert leaks.no_secrets == set()


# The test above can fail


def one_game(game: str, seen_by: Mapping[str, str], view: Watch = viewed, observe: Watch = observed) -> Leaks:
    """The findings for one game, with changed declarations or with a leaking view or observation."""
    declared = find(game).state.declared
    other = {name: replace(declared[name], seen_by=who) for name, who in seen_by.items()}
    leaks = Leaks({**declared, **other}, view, observe)
    leaks.play(setups(game)[0])
    return leaks


@pytest.mark.parametrize("field", ["fertility.tiles", "nile.hand", "nile.rng", "caravan.deck"])
def test_a_hidden_field_that_is_declared_public_is_found(field: str) -> None:
    game, name = field.split(".")
    assert one_game(game, {name: EVERYBODY}).found == {f"{name} is declared as seen, but a resample changes it"}


@pytest.mark.parametrize("field", ["fertility.stock", "nile.flood", "caravan.price"])
def test_a_public_field_that_is_declared_hidden_is_found(field: str) -> None:
    game, name = field.split(".")
    assert name in one_game(game, {name: NOBODY}).no_secrets


def test_an_observation_that_tells_the_top_of_the_deck_is_found() -> None:
    def tells(match: Match, states: Array, seat: int) -> object:
        return observed(match, states, seat), states[0]["deck"][states[0]["deck_size"] - 1]

    assert one_game("nile", {}, observe=tells).found == {"an observation shows deck"}


def test_an_observation_that_tells_how_many_choices_another_has_is_found() -> None:
    def tells(match: Match, states: Array, seat: int) -> object:
        return observed(match, states, seat), states[0]["choices"]

    assert one_game("nile", {}, observe=tells).found == {"an observation shows choices"}


def test_a_view_that_tells_what_is_in_a_storage_is_found() -> None:
    def tells(match: Match, states: Array, seat: int) -> object:
        return viewed(match, states, seat), states[0]["storage"].tolist()

    assert one_game("nile", {}, view=tells).found == {"a view shows storage"}
