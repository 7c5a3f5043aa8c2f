"""Nile's screen: it fits, it tells everything, needs no colour, and gives no secret away."""

import copy
import io
import random
import re
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from rich.console import RenderableType

from nomarch import Match, new
from nomarch.engine.game import Transition
from nomarch.engine.kernels import resample_for
from nomarch.engine.rng import generator
from nomarch.engine.screen import Screen
from nomarch.games.nile import terminal
from nomarch.games.nile.rules.state import LETTERS, NAMES, STEPS
from nomarch.games.registry import screen
from nomarch.text.console import Console
from nomarch.text.language import LANGUAGES, say, tell

_BELOW = 6 + 1 + 1 + 5 + 1  # the log, a space, the question, choices, the prompt
THE_SCREEN: Screen = terminal  # keeps the contract: the type checker says so


def printed(what: RenderableType, width: int = 80, *, colour: bool = False, encoding: str = "utf-8") -> str:
    """What a terminal gets."""
    out = io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors="replace", write_through=True)
    system: Any = "truecolor" if colour else None
    console = Console(file=out, width=width, force_terminal=colour, color_system=system, no_color=not colour)
    console.print(what, markup=False, highlight=False)
    out.seek(0)
    return out.read()


def positions(players: int, seed: int, **options: Any) -> Iterator[Match]:
    """Every position of a game between players who plant as often as they trade, the last one included."""
    match, chance = new("nile", players, seed, **options), random.Random(seed)
    yield match
    while not match.over:
        choices = terminal.choices(match, "en")
        plays = [choice for choice in choices if choice.text.split()[0] in ("plant", "speculate")]
        match.play(chance.choice(plays if plays and chance.random() < 0.6 else choices).action)
        yield match


def at_step(step: str) -> Match:
    """A position in which this is asked."""
    return next(match for seed in range(50) for match in positions(2, seed) if match.view()["step"] == step)


class Position:
    """A match whose view a test may choose."""

    names = ("Ann", "Bob", "Cleo", "Dan", "Eve")
    components = None
    legal = ()

    def __init__(self, **view: Any) -> None:
        self._view = new("nile", 5, 1).view(0) | view
        self.to_play = self._view["to_play"]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return self._view


def drawn(width: int = 80, **view: Any) -> str:
    return printed(terminal.draw(Position(**view), 0, "en"), width)  # type: ignore[arg-type]


def row(text: str, label: str) -> str:
    """The row of a label."""
    return next(line for line in text.splitlines() if line.startswith(label))


def test_the_registry_finds_it() -> None:
    assert screen("nile") is terminal


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("width", [60, 80, 100, 140])
@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_nothing_is_wider_than_the_terminal(players: int, width: int, encoding: str) -> None:
    for number, match in enumerate(positions(players, players)):
        if number % 7 and not match.over:
            continue
        shown = printed(terminal.draw(match, match.to_play or 0, "en"), width, encoding=encoding)
        assert max(map(len, shown.splitlines())) <= width
        assert width < 80 or "…" not in shown
    for what in (terminal.result(match, "en"), terminal.guide("en")):
        assert max(map(len, printed(what, width).splitlines())) <= width


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language_five_players_fit_80_by_40(language: str) -> None:
    names = ["Sampler 1", "Sampler 2", "Sampler 3", "Sampler 4", "Sampler 5"]
    for match in positions(5, 8, names=names):
        if match.over:
            break
        assert match.to_play is not None
        rows = printed(terminal.draw(match, match.to_play, language)).splitlines()
        assert len(rows) + _BELOW <= 40
        assert rows[1].split() == [tell("nile_hand", language), tell("nile_storage", language)]  # one line above it
        assert not any(line.rstrip().endswith("…") for line in rows)


@pytest.mark.parametrize("width", [80, 100, 140])
def test_colour_adds_nothing_but_colour(width: int) -> None:
    match = list(positions(3, 2))[-20]
    plain = printed(terminal.draw(match, 0, "en"), width)
    coloured = printed(terminal.draw(match, 0, "en"), width, colour=True)
    assert "\x1b" not in plain
    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == plain


def test_a_large_hand_fits_and_flooded_cards_are_between_waves() -> None:
    hand = dict.fromkeys(NAMES[:5], 16) | dict.fromkeys(NAMES[5:15], 1)
    shown = drawn(hand=hand, flood="WL", flooded="WL")
    assert row(shown, "Your hand").split() == ["Your", "hand", "16", "~16~", "~16~", "16", "16"]
    pairs = shown.splitlines()[-1].split()
    assert pairs == ["~PW~", "~PL~", "PC", "PF", "~WL~", "~WC~", "~WF~", "~LC~", "~LF~", "CF"]
    assert row(shown, "Flood").split() == ["Flood", "flooded", "flooded"]
    assert row(shown, "Flood").index("flooded") == shown.splitlines()[8].index("W Wheat")


def test_every_field_shows_its_owner_and_size() -> None:
    fields = [["P", 1, 3], ["C", 0, 1]]
    shown = drawn(fields=fields)
    assert row(shown, "Fields").split() == ["Fields", "2", "Bob", "free", "free", "1", "Ann", "free"]
    below = shown.splitlines()[shown.splitlines().index(row(shown, "Fields")) + 1]
    assert below.split() == ["3", "cards", "1", "card"]
    since = Position(fields=[["P", 1, 4], ["C", 1, 2]]).view()
    changed = printed(terminal.draw(Position(fields=fields), 0, "en", since))  # type: ignore[arg-type]
    assert "4→3 cards" in changed
    assert "2→1 card" in changed


def test_the_smallest_piles_are_marked_unless_all_are_alike() -> None:
    def storage(*piles: int) -> list[str]:
        return row(drawn(storage=dict(zip(LETTERS, piles, strict=True))), "Your Storage").split()[2:]

    assert storage(0, 0, 0, 0, 0) == ["0"] * 5
    assert storage(2, 1, 1, 4, 3) == ["2", "1", "smallest", "1", "smallest", "4", "3"]


def test_deck_locusts_discards_and_what_is_laid_out_are_shown() -> None:
    shown = drawn(
        turn=9, deck=43, locusts_came=True, discards={"P": 2, "PW": 1, "X": 1}, laid={"seat": 1, "cards": ["LF"]}
    )
    assert shown.startswith("Nile  Turn 9, Deck 1 of 5, 43 cards left   Plague of Locusts: it has come")
    assert "still to come" in drawn(locusts_came=False)
    assert row(shown, "Discards").split() == ["Discards", "2", "-", "-", "-", "-"]
    assert "\n             PW\n" in re.sub(" +\n", "\n", shown)
    assert row(shown, "Speculation").split() == ["Speculation", "2", "Bob:", "LF"]


def test_everybodys_numbers_of_cards_are_shown() -> None:
    rows = drawn(hands=[5, 31, 7, 2, 0], storages=[4, 3, 12, 1, 0], to_play=1).splitlines()[2:7]
    assert [line.split()[:4] for line in rows] == [
        ["1", "Ann", "5", "4"], ["2", "Bob", "31", "3"], ["3", "Cleo", "7", "12"], ["4", "Dan", "2", "1"],
        ["5", "Eve", "0", "0"],
    ]  # fmt: skip
    assert ["to play" in line for line in rows] == [False, True, False, False, False]


@pytest.mark.parametrize("players", [2, 5])
def test_every_legal_action_is_a_choice_with_something_to_say(players: int) -> None:
    for match in positions(players, 3):
        choices = terminal.choices(match, "en") if not match.over else []
        assert sorted(choice.action for choice in choices) == match.legal
        assert [choice.text for choice in choices] == [match.text(choice.action) for choice in choices]
        assert all(choice.note.plain for choice in choices)
        verbs = [choice.text.split()[0] for choice in choices]
        order = ["plant", "speculate", "pass", "done", "market", "offering"]
        assert verbs == sorted(verbs, key=order.index)


@pytest.mark.parametrize("step", STEPS)
def test_every_step_has_words_of_its_own(step: str) -> None:
    assert tell("nile_prompt", "en", step=step) != tell("nile_prompt", "en", step="none") or step == "over"


def test_the_question_is_that_of_the_step() -> None:
    assert terminal.prompt(at_step("act"), "en") == "Trade, plant, speculate or pass."
    assert terminal.prompt(at_step("add"), "en").startswith("Plant more into your Fields")


def test_notes_say_what_an_action_does() -> None:
    class Asked(Position):
        asked = (
            "market W F*", "market W W", "offering W F", "plant 3W", "plant 2L", "plant 4L", "plant 1P", "plant P+F",
            "plant C+F", "speculate PW", "speculate PW LF", "pass",
        )  # fmt: skip
        legal = tuple(range(len(asked)))  # type: ignore[assignment]

        def texts(self, actions: Sequence[int]) -> list[str]:
            return [self.asked[action] for action in actions]

    match = Asked(to_play=0, fields=[["P", 0, 2], ["W", 1, 2]])
    found = [(choice.text, choice.note.plain) for choice in terminal.choices(match, "en")]  # type: ignore[arg-type]
    assert found == [
        ("plant 3W", "takes over seat 2\u2019s Field of 2"),
        ("plant 4L", "new Field of 4"),
        ("plant 2L", "new Field of 2"),
        ("plant 1P", "your P: 2→3"),
        ("plant P+F", "your P: 2→3, new Field of 1"),
        ("plant C+F", "two new Fields"),
        ("speculate PW", "bets on P W"),
        ("speculate PW LF", "bets on P W L F"),
        ("pass", "end the turn"),
        ("market W W", "draw a card"),
        ("market W F*", "draw a card"),
        ("offering W F", "new Flood"),
    ]


# --- secrets ---


class Guarded:
    """A match that tells one seat's view only."""

    def __init__(self, match: Match, *seats: int | None) -> None:
        self.match, self.seats = match, seats

    def __getattr__(self, name: str) -> Any:
        assert name in ("components", "names", "to_play", "legal", "texts", "previews"), name
        return getattr(self.match, name)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        assert seat in self.seats
        return self.match.view(seat)


def resampled(match: Match, seat: int, seed: int) -> Match:
    """The same position with other secrets, as far as a seat can tell."""
    other = copy.copy(match)
    other._states = match._states.copy()
    resample_for(match.components.box, other._states, 0, seat, generator(seed))
    other._moved()
    return other


@pytest.mark.parametrize("players", [2, 5])
def test_the_screen_of_a_seat_is_the_same_whatever_it_cannot_know(players: int) -> None:
    differ = 0
    for number, match in enumerate(positions(players, 4)):
        if match.over or number % 5:
            continue
        for seat in range(players):
            other = resampled(match, seat, number)
            others = [each for each in range(players) if each != seat]
            differ += any(match.view(each)["hand"] != other.view(each)["hand"] for each in others)
            pictures = [printed(terminal.draw(Guarded(each, seat), seat, "en")) for each in (match, other)]
            assert pictures[0] == pictures[1]
        seat = match.to_play or 0
        asked = [Guarded(each, match.to_play) for each in (match, resampled(match, seat, 0))]
        first, second = (terminal.choices(each, "en") for each in asked)
        assert first == second
    assert differ > 10


@pytest.mark.parametrize("players", [2, 5])
def test_of_what_others_do_each_is_told_what_everybody_is_told(players: int) -> None:
    """And of one's own deeds besides only which cards one drew."""
    match = new("nile", players, 6)
    known: list[dict[str, Any]] = []  # by seat, a spectator's last
    for following in positions(players, 6):
        views = [following.view(seat) for seat in (*range(players), None)]
        if known:
            action, seat = following.actions[-1], match.to_play
            assert seat is not None
            text = match.text(action)
            match.play(action)
            deeds = [
                Transition(seat, text, {}, known[i], views[i], None if i == players else i) for i in range(players + 1)
            ]
            *own, spectator = (match.game.news(match.components, deed) for deed in deeds)
            assert all(own[viewer] == spectator for viewer in range(players) if viewer != seat)
            for (who, message), (_, public) in zip(own[seat], spectator, strict=True):
                more = say(message).removeprefix(say(public))
                assert more == "" or (who == seat and "draws" in say(public))
                assert set(re.findall(r"\u00d7 (\w+)", more)) <= set(views[seat]["hand"])
        known = views


# --- the end, and words ---


@pytest.mark.parametrize("players", [2, 5])
def test_a_whole_game_ends_with_a_ranking(players: int) -> None:
    (*_, match) = positions(players, 11)
    shown = printed(terminal.result(match, "en"))
    assert re.search(r"wins\.|share the victory\.", shown)
    assert shown.count("(N6.1)") == players - 1
    assert "Your hand" not in printed(terminal.draw(match, 0, "en"))
    for seat, piles in enumerate(match.view()["piles"]):
        line = next(line for line in shown.splitlines() if re.search(rf"^\d+ +{seat + 1}  {match.names[seat]}", line))
        found = [
            (pile[0], int(pile[1])) for pile in re.findall(r"([PWLCF]) (\d+)", line.partition(match.names[seat])[2])
        ]
        assert dict(found) == piles
        assert [number for _, number in found] == sorted(piles.values())


def test_the_result_marks_the_pile_that_decided() -> None:
    def told(ranks: list[int], *piles: tuple[int, ...]) -> str:
        by_letter = [dict(zip(LETTERS, each, strict=True)) for each in piles]
        match = Position(players=len(ranks), ranks=ranks, piles=by_letter)
        return re.sub(" +", " ", printed(terminal.result(match, "en"), 100))  # type: ignore[arg-type]

    first = told([2, 1], (1, 3, 2, 2, 4), (5, 1, 2, 3, 3))
    assert "1 2 Bob W 1 L 2 [C 3] F 3 P 5" in first
    assert "2 1 Ann P 1 L 2 [C 2] W 3 F 4" in first
    assert "Bob wins." in first
    assert "Bob is ahead of Ann: in the third smallest pile, 3 against 2. (N6.1)" in first
    shared = told([1, 3, 1], (1, 1, 1, 1, 2), (0, 5, 5, 5, 5), (2, 1, 1, 1, 1))
    assert "Ann and Cleo share the victory." in shared
    assert "Ann and Cleo have equal piles, all five." in shared
    assert "Cleo is ahead of Bob: in the smallest pile, 1 against 0." in shared


def test_help_shows_every_kind_of_action() -> None:
    shown = printed(terminal.guide("en"))
    match = at_step("act")
    for example in ("plant 3W", "plant W+F", "speculate PW LF", "pass", "done", "market W F*", "offering L PW"):
        assert example in shown
        match.parse(example)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rows_of_crops_have_room_for_their_words(language: str) -> None:
    for key in ("discards", "flood", "fields", "laid", "your_storage", "your_hand"):
        assert len(tell(f"nile_{key}", language)) <= 12
    for words in (tell("nile_under_water", language), f" 9 {tell('nile_smallest', language)}"):
        assert len(words) <= 12
    assert len(f" {tell('nile_cards', language, count=16)}") <= 12
    assert all(len(f"{letter} {tell('nile_kind', language, kind=letter)}") <= 12 for letter in LETTERS)
