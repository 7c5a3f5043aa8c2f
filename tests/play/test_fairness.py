"""Fair shuffles: commitments, revealed numbers, and detection of cheating."""

import hashlib

import pytest

from nomarch import NomarchError, load, new
from nomarch.play.fairness import Shuffle, bot_seed, check_number, digest, draw_number, verify
from nomarch.play.match import Match
from nomarch.play.setup import SEEDS


def shuffled(game: str = "nile", seats: int = 2, **options: str) -> Match:
    """A finished game with a shuffle to which every seat contributed a number."""
    secret, numbers = draw_number(), {seat: draw_number() for seat in range(seats)}
    pledges = {seat: digest(number) for seat, number in numbers.items()}
    shuffle = Shuffle(digest(secret), secret, pledges, numbers)
    match = new(game, seats, shuffle.seed, components=None, **options)
    match.shuffle = {f"choice {name}": value for name, value in options.items()} | shuffle.lines()
    while not match.over:
        match.play(match.legal[-1])
    return match


def key_of(match: Match) -> str:
    with pytest.raises(NomarchError) as caught:
        verify(match)
    return caught.value.message.key


@pytest.mark.parametrize("game", ["fertility", "nile"])
def test_a_record_tells_its_shuffle_and_is_found_fair(game: str) -> None:
    match = load(shuffled(game).record())
    assert verify(match).numbers.keys() == {0, 1}


def test_what_the_table_chose_of_the_deal_goes_into_the_check() -> None:
    match = load(shuffled("nile", 3, first="2").record())
    assert verify(match).commitment
    match.shuffle.pop("choice first")
    assert key_of(match) == "shuffle_deal"


def test_a_secret_chosen_afterwards_does_not_fit_the_commitment() -> None:
    match = shuffled()
    match.shuffle["secret"] = draw_number()
    assert key_of(match) == "shuffle_secret"


def test_a_number_chosen_afterwards_does_not_fit_the_pledge() -> None:
    match = shuffled()
    match.shuffle["number 2"] = draw_number()
    assert key_of(match) == "shuffle_number"


def test_a_number_without_a_pledge_is_refused() -> None:
    match = shuffled()
    del match.shuffle["pledge 1"]
    assert key_of(match) == "shuffle_number"


def test_other_cards_than_the_shuffle_gave_are_found_out() -> None:
    match, other = shuffled(), shuffled()
    match.shuffle = other.shuffle
    assert key_of(match) == "shuffle_deal"


def test_a_number_left_out_changes_the_deal() -> None:
    match = shuffled()
    del match.shuffle["number 2"]
    assert key_of(match) == "shuffle_deal"


def test_lines_that_no_server_wrote_are_left_alone() -> None:
    match = shuffled()
    match.shuffle |= {"choice players": "5", "choice game": "chess", "number x": "1", "nonsense": ""}
    assert verify(match).numbers.keys() == {0, 1}


def test_a_record_that_tells_nothing_cannot_be_checked() -> None:
    match = shuffled()
    match.shuffle = {}
    assert key_of(match) == "shuffle_not_told"


def test_the_seed_is_what_the_documents_say() -> None:
    shuffle = Shuffle("", "ab" * 32, {}, {1: "cd" * 32, 0: "ef" * 32})
    text = f"nomarch shuffle 1\n{'ab' * 32}\nseat 1 {'ef' * 32}\nseat 2 {'cd' * 32}\n"
    assert shuffle.seed == int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") % SEEDS


def test_a_digest_is_of_the_bytes_not_of_the_digits() -> None:
    assert digest("00" * 32) == hashlib.sha256(bytes(32)).hexdigest()


@pytest.mark.parametrize("text", ["", "a" * 63, "A" * 64, "g" * 64, "a" * 65, "é" * 64])
def test_a_number_has_64_hexadecimal_digits(text: str) -> None:
    with pytest.raises(NomarchError, match="64 hexadecimal"):
        check_number(text)


def test_the_seed_of_the_bots_follows_from_the_secret_and_differs_from_the_deals() -> None:
    secret = "5f" * 32
    told = hashlib.sha256(f"nomarch bots 1\n{secret}\n".encode()).digest()
    assert bot_seed(secret) == int.from_bytes(told[:8], "big") % SEEDS
    assert bot_seed(secret) != Shuffle(digest(secret), secret).seed
    with pytest.raises(NomarchError):
        bot_seed("")
