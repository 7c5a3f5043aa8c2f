"""Bots at the seats of a match."""

import pytest

import nomarch
from nomarch.bots.named import load_bot
from nomarch.play.bot_play import choose, play_bots
from nomarch.text.errors import NomarchError

OWN = "tests.bots.players"


def test_bots_play_until_a_seat_without_one_is_to_play() -> None:
    match = nomarch.new("nile", 3, 2)
    bots = {0: load_bot("random"), 2: load_bot("random")}
    seats = [seat for seat, _ in play_bots(match, bots, 1)]
    assert match.to_play == 1
    assert 1 not in seats
    assert len(seats) == len(match.actions)


def test_each_decision_is_told_with_its_seat_and_the_game_is_that_of_the_seed() -> None:
    def game(seed: int) -> tuple[list[int], list[int]]:
        match = nomarch.new("nile", 2, 2)
        seats = [seat for seat, seconds in play_bots(match, dict.fromkeys(range(2), load_bot("random")), seed)]
        assert match.over
        assert seats == match.deciders
        return seats, match.actions

    assert game(1) == game(1)
    assert game(1)[1] != game(2)[1]


@pytest.mark.parametrize(("bot", "key"), [("cheat", "bot_refused"), ("broken", "bot_failed"), ("silent", "bot_failed")])
def test_a_bot_that_fails_or_cheats_is_named_and_nothing_is_played(bot: str, key: str) -> None:
    match = nomarch.new("nile", 2, 2)
    with pytest.raises(NomarchError) as failed:
        choose(match, load_bot(f"{OWN}:{bot}"), 1)
    assert failed.value.message.key == key
    assert failed.value.message.args["name"] == f"{OWN}:{bot}"
    assert match.actions == []
