"""Hot seat with hidden hands: each player sees only their own cards on the shared screen."""

import io
import re
from pathlib import Path

import pytest

from nomarch import load, new
from nomarch.bots import BOTS
from nomarch.cli import saves
from nomarch.cli.terminal import play
from nomarch.text.console import Console

_NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve"]
_FORGET = "\x1b[2J\x1b[H\x1b[3J"  # clears the screen and the scrollback


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Each test has its own data folder and a fixed terminal type."""
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(saves, "folder", lambda: tmp_path / "games")
    return tmp_path / "games"


class Room:
    """Players sharing a terminal, who choose arbitrarily; records what each of them saw."""

    def __init__(
        self, people: int, players: int, *, lines: tuple[str, ...] = (), terminal: bool = True, decisions: int = 10**6
    ) -> None:
        self.match = new("nile", players, 5, names=_NAMES[:players], first=1)
        self.humans = set(range(people))
        self.lines, self.decisions = list(lines), decisions
        self.out = io.StringIO()
        self.console = Console(file=self.out, width=80, height=40, force_terminal=terminal, color_system=None)
        self.read = 0  # how much of the output has been read
        self.seen: list[tuple[str, str]] = []  # the player, and the output
        self.asked: list[tuple[str, str]] = []  # prompts other than for an action, and the output before each
        self.ended = play(
            self.match, self.humans, dict.fromkeys(range(people, players), BOTS["random"]), "en", self.console,
            seed=5, seats=["human"] * people + ["random"] * (players - people), ask=self.ask,
        )  # fmt: skip
        self.rest = self.out.getvalue()[self.read :]

    def ask(self, prompt: str) -> str:
        shown = self.out.getvalue()[self.read :]
        self.read += len(shown)
        if prompt != "> ":
            self.asked.append((prompt, shown))
            return ""
        seat = self.match.to_play
        assert seat is not None
        self.seen.append((_NAMES[seat], shown))
        if self.lines:
            return self.lines.pop(0)
        self.decisions -= 1
        if self.decisions < 0:
            raise EOFError
        # Planting comes first in the list, trades last: choose some of everything.
        return str(1 + len(self.match.actions) * 7 % len(self.match.legal))


@pytest.mark.parametrize(("people", "players"), [(2, 2), (5, 5), (2, 4), (1, 3)])
def test_a_whole_game_ends_with_the_result(people: int, players: int, folder: Path) -> None:
    room = Room(people, players)
    assert room.ended
    assert re.search(r"wins\.|share the victory\.", room.rest)
    (file,) = folder.iterdir()
    assert load(file.read_text(encoding="utf-8")).result == room.match.result
    sat = [name for name, _ in room.seen]
    changes = [name for i, name in enumerate(sat) if i == 0 or name != sat[i - 1]]
    handed = [prompt for prompt, _ in room.asked]
    assert handed == ([f"Hand over to {name}, then press Enter. " for name in changes] if people > 1 else [])


def test_at_a_hand_over_nothing_is_left_to_see() -> None:
    room = Room(2, 3, lines=("list", "help", "hint", "market", "record"))
    assert len(room.asked) > 20
    assert all(shown.endswith(_FORGET) for _, shown in room.asked)


def test_who_has_all_others_as_bots_keeps_what_has_scrolled_by() -> None:
    assert "\x1b[3J" not in Room(1, 2, decisions=20).out.getvalue()


def test_a_terminal_that_cannot_clear_is_filled_with_empty_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    room = Room(2, 2, decisions=20)
    assert "\x1b" not in room.out.getvalue()
    assert all(shown.endswith("\n" * 40) for _, shown in room.asked)


def test_what_is_no_terminal_is_left_as_it_is() -> None:
    room = Room(2, 2, decisions=20, terminal=False)
    assert len(room.asked) > 2
    assert not any(shown.endswith("\n" * 5) or "\x1b" in shown for _, shown in room.asked)


def test_nobody_is_told_what_others_drew() -> None:
    room = Room(3, 3)
    told = 0
    for name, shown in room.seen:
        text = re.sub(r"\x1b\[[\d;]*[A-Za-z]", "", shown).partition("Your hand")[2].partition("help)")[0]
        deeds = re.split(r"^ [1-5]  (\w+) ", text, flags=re.MULTILINE)
        for who, line in zip(deeds[1::2], deeds[2::2], strict=True):
            tells = bool(re.search(r"draws\s\d+\scards?:|new\sin\shand:", line))
            told += tells
            assert who == name or not tells
    assert told > 20


def test_what_happened_is_told_to_everybody_once() -> None:
    room = Room(2, 2)
    for name in ("Ann", "Bob"):
        shown = [text for who, text in room.seen if who == name]
        assert " ".join("".join(shown).split()).count("the deck is reshuffled") == 1


def test_the_record_on_the_screen_is_what_the_seat_may_know() -> None:
    room = Room(2, 2, lines=("record", "quit"))
    (_, shown) = room.seen[-1]
    assert "seen by: seat 1" in shown
    assert "deal first: 1" in shown
    assert "deal hands" not in shown
    assert "deal deck" not in shown


def test_undo_hands_over_to_whose_decision_it_was() -> None:
    room = Room(2, 2, lines=("pass", "undo", "quit"))
    assert [prompt.split(",")[0] for prompt, _ in room.asked] == [
        f"Hand over to {name}" for name in ("Ann", "Bob", "Ann")
    ]
    assert "Bob takes back 1 step" in room.seen[-1][1]


def test_leaving_clears_the_screen_as_well(folder: Path) -> None:
    room = Room(2, 2, lines=("pass", "quit"))
    assert "Your hand" not in room.rest.partition(_FORGET)[2]
    assert "Your game is saved" in room.rest.partition(_FORGET)[2]
    (file,) = folder.iterdir()
    assert load(file.read_text(encoding="utf-8")).actions == room.match.actions
