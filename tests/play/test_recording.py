"""Records of a match: with the hidden deal only after the game, or in full."""

from nomarch import new
from nomarch.play import recording
from nomarch.play.recording import win_shares


def test_a_record_hides_the_deal_from_a_seat_until_the_game_is_over() -> None:
    match = new("nile", seed=1)
    secret = set(match.game.secret_deal)
    assert secret <= set(recording.in_full(match, []).deal)
    seen = recording.as_seen(match, [], 1)
    assert seen.seen_by == "seat 2"
    assert not secret & set(seen.deal)
    assert recording.as_seen(match, [], None).seen_by == "spectators"
    while not match.over:
        match.play(match.legal[0])
    assert recording.as_seen(match, [], 1) == recording.in_full(match, [])


def test_a_shared_win_is_divided() -> None:
    assert win_shares([1, 2]) == [1, 0]
    assert win_shares([1, 1, 3]) == [0.5, 0.5, 0]
