"""A game in a terminal, with scripted input."""

import io
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from nomarch import Match, load, new
from nomarch.bots import BOTS, Bot
from nomarch.cli import saves
from nomarch.cli.terminal import after_a_while, play
from nomarch.games.fertility import terminal as fertility
from nomarch.games.fertility.game import Fertility
from nomarch.text.console import Console
from nomarch.text.errors import NomarchError
from tests.bots.players import broken


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Each test has its own data folder."""
    monkeypatch.setattr(saves, "folder", lambda: tmp_path / "games")
    return tmp_path / "games"


class Table:
    """A match, a player at the keyboard, and everything shown to them."""

    def __init__(
        self, *lines: str, seed: int = 3, people: int = 1, players: int = 2, match: Match | None = None
    ) -> None:
        self.match = match or new("fertility", players, seed, names=["Ann", "Bob", "Cleo", "Dan"][:players], first=1)
        self.humans = set(range(people))
        self.bots: dict[int, Bot] = dict.fromkeys(range(people, players), BOTS["random"])
        self.lines: Iterator[str] = iter(lines)
        self.out = io.StringIO()
        self.console = Console(file=self.out, width=100, height=40, force_terminal=False)
        self.asked: list[str] = []

    def ask(self, prompt: str) -> str:
        """The next line; end of input if there is none."""
        self.asked.append(prompt)
        for line in self.lines:
            return line
        raise EOFError

    def play(self, ask: Callable[[str], str] | None = None, file: Path | None = None, resuming: str = "") -> str:
        """Play until the input ends, and return the output."""
        seats = ["human" if seat in self.humans else "random" for seat in range(self.match.players)]
        self.ended = play(
            self.match, self.humans, self.bots, "en", self.console,
            seed=5, file=file, seats=seats, resuming=resuming, ask=ask or self.ask,
        )  # fmt: skip
        return self.out.getvalue()


def saved(folder: Path) -> str:
    (file,) = folder.iterdir()
    return file.read_text(encoding="utf-8")


@pytest.mark.parametrize(("people", "players"), [(1, 2), (2, 2), (1, 4), (0, 3)])
def test_a_whole_game_ends_with_the_result_and_its_record(people: int, players: int, folder: Path) -> None:
    table = Table(people=people, players=players)
    shown = table.play(ask=lambda _: "1")
    assert table.ended
    assert table.match.over
    assert "Result" in shown
    assert re.search(r"(Ann|Bob|Cleo|Dan) wins\.|share the victory\.", shown)
    assert "Record: " in shown
    assert load(saved(folder)).scores == table.match.scores


def test_numbers_and_written_actions_both_count() -> None:
    table = Table("1", "  SKIP ")
    first = fertility.choices(table.match, "en")[0]
    table.play()
    assert table.match.actions[0] == first.action
    assert "skip" in table.match.record()


@pytest.mark.parametrize("line", ["0", "99", "²"])
def test_a_number_that_is_not_listed_is_refused(line: str) -> None:
    table = Table(line)
    table.play()
    assert table.match.actions == []


def test_a_refusal_says_the_rule() -> None:
    table = Table("place AA b1 b2", "skip", "sing")
    shown = table.play()
    assert "(F3.1.1)" in shown
    assert "Not now: you must place a Valley tile." in shown
    assert "t an action. Actions start with" in shown
    assert table.match.actions == []


def test_undo_takes_back_ones_own_last_action() -> None:
    table = Table("1", "undo")
    shown = table.play()
    assert table.match.actions == []
    assert "Ann takes back 1 step" in shown


def test_undo_goes_back_past_the_bots_to_ones_previous_decision() -> None:
    table = Table()
    decided_at: list[list[int]] = []  # the legal actions at each of Ann's decisions

    def ask(_: str) -> str:
        decided_at.append(list(table.match.actions))
        if "takes back" in table.out.getvalue():
            raise EOFError
        return "1" if table.match.turn == 1 else "undo"

    shown = table.play(ask=ask)
    *_, previous, own_next_turn, after_undo = decided_at
    assert after_undo == previous == table.match.actions
    assert f"Ann takes back {len(own_next_turn) - len(previous)} steps" in shown
    assert table.match.turn == 1


def test_there_is_nothing_to_undo_at_the_start() -> None:
    table = Table("undo", players=2)
    assert "You have no decision to take back" in table.play()
    assert table.match.actions == []


def test_undo_before_ones_first_decision_leaves_what_the_bots_did() -> None:
    table = Table("undo")
    table.match = new("fertility", 2, 3, first=2)
    shown = table.play()
    assert "You have no decision to take back." in shown
    assert table.match.turn == 2
    assert len(table.match.actions) > 0


def test_a_hint_is_a_choice_with_its_number() -> None:
    table = Table("hint")
    shown = table.play()
    found = re.search(r"Hint: (\d+) (place \w\w \w\d \w\d)", shown)
    assert found
    assert fertility.choices(table.match, "en")[int(found[1]) - 1].text == found[2]
    assert table.match.actions == []


def test_list_shows_all_choices_and_those_with_some_words() -> None:
    table = Table("1", "list")
    shown = table.play().rpartition("help)")[2]
    for choice in fertility.choices(table.match, "en"):
        assert choice.text in shown
    narrowed = Table("1", "list SKIP nothing", "list xyz").play().rpartition("help)")[2]
    assert "No choice contains “xyz”." in narrowed
    assert "build nothing" in narrowed


def test_list_takes_what_words_begin_with() -> None:
    shown = Table("1", "list buil noth", "list uild").play().rpartition("help)")[2]
    assert shown.count("build nothing") == 2  # once on the screen
    assert "No choice contains “uild”." in shown


def test_long_lists_are_cut_with_a_note() -> None:
    table = Table()
    table.console = Console(file=table.out, width=40, height=20)
    shown = table.play().rpartition("help)")[2]
    found = re.search(r"… and (\d+) more: type list", shown)
    assert found
    choices = [choice.text for choice in fertility.choices(table.match, "en")]
    listed = [text for i, text in enumerate(choices, 1) if re.search(rf"(?<!\d){i} +{re.escape(text)}(?!\S)", shown)]
    assert listed == choices[: len(choices) - int(found[1])]
    assert 0 < len(listed) < len(choices)


def test_record_and_save_give_the_same(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    table = Table("1", "record", f"save {file}")
    shown = table.play()
    assert table.match.record() in shown
    assert f"Saved: {file}" in shown
    assert load(file.read_text(encoding="utf-8")).actions == table.match.actions


def test_save_replaces_records_and_nothing_else(tmp_path: Path) -> None:
    letter, record = tmp_path / "letter.txt", tmp_path / "record.txt"
    letter.write_text("Dear Bob", encoding="utf-8")
    shown = Table("save", f"save {letter}", f"save {record}", "1", f"save {record}").play()
    assert "Type: save FILE" in shown
    assert "a record: it was not changed." in shown
    assert letter.read_text(encoding="utf-8") == "Dear Bob"
    assert "turn 1, seat 1: place" in record.read_text(encoding="utf-8")


def test_what_cannot_be_saved_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "t be written: " in Table(f"save {tmp_path / 'file' / 'record.txt'}").play()


@pytest.mark.parametrize("word", ["help", "?", "HELP"])
def test_help_explains_words_and_notation(word: str) -> None:
    shown = Table(word).play()
    assert "undo" in shown
    assert "place AB c4 d4" in shown


@pytest.mark.parametrize("leaving", ["quit", "end of input", "interrupt"])
def test_leaving_saves_the_game_and_says_how_to_continue(leaving: str, folder: Path) -> None:
    table = Table("1", *["quit"] * (leaving == "quit"))

    def ask(prompt: str) -> str:
        try:
            return table.ask(prompt)
        except EOFError:
            raise KeyboardInterrupt from None

    shown = table.play(ask=ask if leaving == "interrupt" else None, resuming=" --components my.toml")
    assert not table.ended
    (file,) = folder.iterdir()
    assert f"nomarch play --resume {file} --components my.toml" in shown
    text = file.read_text(encoding="utf-8")
    assert saves.seats_in(text) == "human,random"
    again = load(text)
    assert again.state_bytes() == table.match.state_bytes()
    resumed = Table(match=again)
    resumed.play(ask=lambda _: "1", file=file)
    assert again.over
    assert load(saved(folder)).scores == again.scores


def test_a_game_that_cannot_be_saved_is_printed(folder: Path) -> None:
    folder.parent.mkdir(exist_ok=True)
    folder.touch()
    table = Table("1")
    shown = table.play()
    assert "t be written: " in shown
    assert table.match.record() in shown


def test_an_action_is_saved_before_the_next_is_asked(folder: Path) -> None:
    table = Table("1")
    seen: list[str] = []

    def ask(prompt: str) -> str:
        if table.match.actions:
            seen.append(saved(folder))
        return table.ask(prompt)

    table.play(ask=ask)
    assert load(seen[0]).actions == table.match.actions


def test_two_games_begun_in_one_second_have_files_of_their_own(folder: Path) -> None:
    Table("1").play()
    Table("1").play()
    assert len(list(folder.iterdir())) == 2


def test_what_others_did_is_told_once() -> None:
    table = Table(seed=3)
    table.play(ask=lambda _: "1")
    told = [line for line in table.out.getvalue().splitlines() if line.startswith(" 2  Bob places")]
    assert len(told) == 9
    assert len(set(told)) == 9


@pytest.mark.parametrize(("secrets", "handed_over"), [(False, 0), (True, 1)])
def test_people_hand_over_only_where_there_are_secrets(
    secrets: bool, handed_over: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Fertility, "secrets", secrets)
    table = Table(people=2)

    def ask(prompt: str) -> str:
        table.asked.append(prompt)
        if table.match.turn == 2 and prompt == "> ":
            raise EOFError
        return "1" if prompt == "> " else ""

    table.play(ask=ask)
    assert sum("Hand over to Bob" in prompt for prompt in table.asked) == handed_over


def test_a_bot_that_thinks_long_is_seen_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nomarch.cli.terminal._PATIENCE", 0.01)
    table = Table(people=0)
    table.console = Console(file=table.out, width=100, height=40, force_terminal=True)
    random = BOTS["random"]

    def slow(known: object) -> int:
        deadline = time.monotonic() + 300
        while not table.match.actions and "thinking" not in table.out.getvalue() and time.monotonic() < deadline:
            time.sleep(0.01)
        return random(known)  # type: ignore[arg-type]

    table.bots = {0: slow, 1: slow}
    assert "Ann is thinking" in table.play()


def test_a_bot_that_raises_is_named_with_its_traceback() -> None:
    table = Table(people=0)
    table.bots = {0: broken, 1: broken}
    with pytest.raises(NomarchError, match="The bot “Ann” failed: RuntimeError: no idea") as caught:
        table.play()
    assert 'raise RuntimeError("no idea")' in caught.value.__notes__[0]


def test_what_is_quick_shows_no_waiting() -> None:
    started: list[str] = []
    with after_a_while(5, lambda: started.append("start"), lambda: started.append("stop")):
        pass
    assert started == ["stop"]


def test_names_are_never_taken_for_markup() -> None:
    table = Table("1")
    table.match.names = ["[red]Ann[/nonsense]", ":cat:"]
    shown = table.play()
    assert "[red]Ann[/nonsense]" in shown
    assert ":cat:" in shown
