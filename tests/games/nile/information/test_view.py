"""A viewer's information doesn't depend on hidden state.

Each position is resampled for a viewer, which changes everything hidden from them and nothing else. All output for that
viewer must stay the same. `python -m tests.games.nile.information.test_view 100000` tests that many positions in every
setup.
"""

from __future__ import annotations

import json
import random
import sys
from itertools import islice

import pytest

import nomarch
from nomarch.engine.rng import generator
from nomarch.engine.struct import snapshot, store
from nomarch.games.nile.rules.actions import ACTIONS
from nomarch.games.nile.rules.state import State
from nomarch.games.registry import find
from nomarch.play.match import _DEALT, Match
from nomarch.text.errors import NomarchError
from tests.games.nile.playing import SETUPS, VERSIONS, Policy, began, kind_first, random_positions, resampled, uniform

POSITIONS = 1000  # per number of players
TRIED = 25  # actions per position whose refusals are compared


def answers(match: Match, tried: list[int]) -> list[object]:
    """Everything the seat to play can find out by queries."""
    return [
        match.legal,
        [match.text(action) for action in match.legal],
        [match.preview(action) for action in match.legal],
        [match.refusal(action) for action in tried],
    ]


@pytest.mark.parametrize(("players", "faster"), SETUPS)
@pytest.mark.parametrize(
    ("policy", "number", "rules"),
    [(kind_first, POSITIONS // 2, 2), (kind_first, POSITIONS // 4, 1), (uniform, POSITIONS // 4, 2)],
)
def test_no_viewer_learns_what_is_hidden_from_them(
    players: int, faster: str, policy: Policy, number: int, rules: int
) -> None:
    rng, chance, changed = generator(players), random.Random(players), 0
    for match in islice(random_positions(players, faster, policy, rules=rules), number):
        views = [match.view(seat) for seat in range(players)]
        spectator = match.view()
        for seat in range(players):
            other = resampled(match, seat, rng)
            changed += match.position.s.deck.tolist() != other.position.s.deck.tolist()
            assert other.view(seat) == views[seat]
            assert other.view() == spectator
            if match.to_play == seat:
                tried = chance.choices(range(ACTIONS.size), k=TRIED)
                assert answers(other, tried) == answers(match, tried)
    assert changed > number  # otherwise the test checks nothing


@pytest.mark.parametrize(("players", "faster"), SETUPS)
def test_the_record_for_a_viewer_is_the_same_in_every_world_they_take_for_possible(players: int, faster: str) -> None:
    """During the first deck, undrawn cards and later shuffles can be exchanged in the initial state."""
    rng, chance, tested = generator(1), random.Random(1), 0
    for match in islice(random_positions(players, faster), 300):
        size = match.position.s.deck_size
        if match.position.s.passes or chance.random() < 0.7:
            continue
        before = match.record()
        told = [match.record_for(seat) for seat in (None, *range(players))]
        dealt, exchanged = (snapshot(State, match._states, _DEALT) for _ in range(2))
        exchanged.deck[:size] = chance.sample(list(dealt.deck[:size]), size)
        exchanged.rng[:] = rng
        store(exchanged, match._states, _DEALT)
        assert match.record() != before
        assert [match.record_for(seat) for seat in (None, *range(players))] == told
        store(dealt, match._states, _DEALT)
        assert match.record() == before
        tested += 1
    assert tested > 10


@pytest.mark.parametrize(("players", "faster"), SETUPS)
def test_the_record_for_a_viewer_tells_nothing_of_a_deal_they_have_not_seen(players: int, faster: str) -> None:
    rng = generator(2)
    for seed in range(20):
        match = nomarch.new("nile", players, seed, faster=faster)
        told = [match.record_for(seat) for seat in (None, *range(players))]
        for seat in range(players):
            other = resampled(match, seat, rng)
            other._states[_DEALT] = other._states[0]
            assert other.game.deal_lines(other.components, other.position.s) != match.game.deal_lines(
                match.components, match.position.s
            )
            assert [other.record_for(each) for each in (None, *range(players))] == told


# The contents of a view


def test_the_own_cards_are_told_and_those_of_others_counted() -> None:
    match = began("W W F L PW; P P P C C", "L")
    assert match.view(0)["hand"] == {"W": 2, "L": 1, "F": 1, "PW": 1}
    assert match.view(1)["hand"] == {"P": 3, "C": 2}
    assert match.view()["hand"] is None
    assert match.view()["storage"] is None
    assert match.view(0)["hands"] == match.view()["hands"] == [5, 5]


def test_storages_are_counted_until_the_game_is_over_and_then_told() -> None:
    match = began("W W F L PW; P P P C C", "L C C W", "plant 2W")
    assert match.view(0)["storage"] == {"P": 0, "W": 1, "L": 0, "C": 0, "F": 0}
    assert match.view(1)["storages"] == [1, 0]
    assert match.view(1)["storage"] == dict.fromkeys("PWLCF", 0)
    assert match.view(1)["piles"] is None
    chance = random.Random(0)
    while not match.over:
        match.play(kind_first(match, chance))
    assert match.view()["piles"] == [match.view(seat)["storage"] for seat in range(2)]
    assert match.view()["ranks"] == match.ranks
    assert match.view()["to_play"] is None


def test_laid_speculation_and_the_flood_lie_open() -> None:
    match = began("W W F PC PW; P P P C C", "L F F L", "speculate PC PW")
    for viewer in (None, 0, 1):
        view = match.view(viewer)
        assert view["laid"] is None  # settled at once by the next player's flood
        assert view["discards"] == {"L": 1, "PW": 1, "PC": 1}
        assert (view["flood"], view["flooded"]) == ("L", "L")
    assert began("W W W W W; P P P C C", "LF").view()["flooded"] == "LF"


@pytest.mark.parametrize("seat", [-1, 2, 5])
def test_there_is_no_view_for_a_seat_that_is_not_there(seat: int) -> None:
    match = nomarch.new("nile", 2, 1)
    for ask in (match.view, match.record_for):
        with pytest.raises(NomarchError) as refused:
            ask(seat)
        assert refused.value.message.key == "bad_seat"


def try_many(players: int, faster: str, number: int, rules: int) -> None:
    """The same test over many positions, for one viewer each; half of the actions aren't trades."""
    rng, chance, seed = generator(players, 1), random.Random(players), 0
    match = nomarch.new(find("nile", rules), players, seed, faster=faster)
    for position in range(number):
        seat = position % players
        other = resampled(match, seat, rng)
        assert json.dumps(other.view(seat)) == json.dumps(match.view(seat))
        assert json.dumps(other.view()) == json.dumps(match.view())
        if match.to_play == seat:
            assert answers(other, [position % ACTIONS.size]) == answers(match, [position % ACTIONS.size])
        if match.over:
            seed += 1
            match = nomarch.new(find("nile", rules), players, seed, faster=faster)
        else:
            legal = match.legal
            others = [action for action in legal if ACTIONS.decode(action)[0].name not in ("market", "offering")]
            match.play(chance.choice(others if chance.random() < 0.5 else legal))
    print(
        f"{players} players, faster {faster}, rules {rules}: {number} positions of {seed} games, nothing told",
        flush=True,
    )


if __name__ == "__main__":
    for table in SETUPS:
        for version in VERSIONS:
            try_many(*table, int(sys.argv[1]), version)
