"""Play any game in a terminal: people type, bots respond. The game's screen draws the table."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import reduce
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from threading import Timer
from typing import Any

from rich.console import RenderableType
from rich.segment import SegmentLines
from rich.table import Table
from rich.text import Text

from nomarch.bots import ADVISER, Bot
from nomarch.bots import find as find_bot
from nomarch.bots.named import NamedBot
from nomarch.cli import editing, listing, saves
from nomarch.engine.game import Log
from nomarch.engine.screen import Choice, Screen, painted, seat_mark
from nomarch.games.registry import screen as find_screen
from nomarch.play.bot_play import choose
from nomarch.play.match import Match
from nomarch.text.console import Console, harmless
from nomarch.text.errors import NomarchError
from nomarch.text.language import Message, render, translate

__all__ = ["after_a_while", "play", "waiting"]

_PATIENCE = 1.0  # seconds until waiting is shown
_LEAST_ROWS, _MOST_ROWS = 5, 14  # of choices
_REST = 4  # lines: a blank line, the question, the prompt and one for a message
_PROMPT = "> "
_COMMANDS = ("undo", "hint", "list", "record", "save", "help", "quit")
_HEAD = "bold"
_ERROR = "bold red"
_FORGET = "\x1b[3J"  # clear the scrollback


@contextmanager
def after_a_while(seconds: float, start: Callable[[], object], stop: Callable[[], object]) -> Iterator[None]:
    """Start something if the body takes longer than a delay, and stop it afterwards."""
    timer = Timer(seconds, start)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()
        stop()


@contextmanager
def waiting(console: Console, text: str) -> Iterator[None]:
    """Show a spinner on a terminal if the body takes longer than a second."""
    if not console.is_terminal:
        yield
        return
    status = console.status(Text(text))
    with after_a_while(_PATIENCE, status.start, status.stop):
        yield


def play(
    match: Match, humans: set[int], bots: Mapping[int, Bot], language: str, console: Console, *, seed: int = 0,
    file: Path | None = None, seats: Sequence[str] = (), resuming: str = "", ask: Callable[[str], str] | None = None,
) -> bool:  # fmt: skip
    """Play to the end, or until someone quits; returns whether the game ended. The record is saved in both cases.

    `seed` is for the bots' generators; `file` is where to save (None for a new file in the data folder), `seats` the
    seating to store there, `resuming` the other options of `nomarch play --resume FILE`. `ask` reads a line.
    """
    table = _Table(match, humans, dict(bots), language, console, seed, file, list(seats), resuming, ask or input)
    return table.play()


class _Left(Exception):
    """Raised when someone quits."""


@dataclass
class _Table:
    match: Match
    humans: set[int]
    bots: dict[int, Bot]
    language: str
    console: Console
    seed: int
    file: Path | None
    seats: list[str]
    resuming: str
    ask: Callable[[str], str]
    # By person: the log since their last turn. Without people, the spectator's log.
    unread: dict[int | None, Log] = field(default_factory=lambda: defaultdict(list))
    seen: dict[int, Mapping[str, Any]] = field(default_factory=dict)  # by person: the view after their last decision
    facing: int | None = None  # the person at the screen

    @property
    def screen(self) -> Screen:
        """The game's screen."""
        return find_screen(self.match.game.name)

    def say(self, key: str, **args: str | int) -> str:
        """A message in the reader's language."""
        return translate(key, self.language, **args)

    def show(self, *what: RenderableType, style: str = "", whole: bool = False) -> None:
        """Print literal text without markup; lines meant for copying aren't wrapped."""
        self.console.print(*what, style=style, soft_wrap=whole)

    # --- the loop ---

    def play(self) -> bool:
        """Play until the end, or until someone quits."""
        try:
            while (seat := self.match.to_play) is not None:
                if seat in self.humans:
                    self._decide(seat)
                else:
                    self._carry_out(self._think(self.bots[seat], seat))
        except (_Left, EOFError, KeyboardInterrupt):
            self.show()
            self._put_aside()
            return False
        self._finish()
        return True

    def _think(self, bot: Bot, seat: int) -> int:
        """A bot's choice; a spinner shows if it takes long."""
        with waiting(self.console, self.say("terminal_thinking", name=self.match.names[seat])):
            return choose(self.match, NamedBot(self.match.names[seat], bot), self.seed)[0]

    def _carry_out(self, action: int) -> None:
        people: list[int | None] = [*self.humans] or [None]
        for person, log in self.match.play_and_report(people, action).items():
            self.unread[person] += log

    def _decide(self, seat: int) -> None:
        """Prompt a person until the position has changed."""
        if self._hidden and self.facing != seat:
            self._hand_over(seat)
        self.facing = seat
        choices = self.screen.choices(self.match, self.language)
        editing.offer([*_COMMANDS, *(choice.text for choice in choices)])
        self._save_quietly()
        self._draw(seat, choices)
        while not self._answer(seat, choices, self.ask(_PROMPT).strip()):
            pass

    @property
    def _hidden(self) -> bool:
        """Whether the people at the screen have private information."""
        return self.match.game.secrets and len(self.humans) > 1

    def _hand_over(self, seat: int) -> None:
        self._wipe()
        self.ask(harmless(self.say("terminal_hand_over", name=self.match.names[seat])) + " ")

    # --- input ---

    def _answer(self, seat: int, choices: list[Choice], line: str) -> bool:
        """Execute an input line; returns whether the position has changed."""
        word, _, rest = line.partition(" ")
        commands: dict[str, Callable[[], bool | None]] = {
            "": lambda: None,
            "undo": lambda: self._undo(seat),
            "hint": lambda: self._hint(seat, choices),
            "list": lambda: self._list(choices, rest.strip()),
            "record": lambda: self.show(self._record_for(seat), whole=True),
            "save": lambda: self._save_as(rest.strip()),
            **dict.fromkeys(("help", "h", "?"), self._help),
            **dict.fromkeys(("quit", "q", "exit"), self._leave),
        }
        if word.lower() in commands:
            return bool(commands[word.lower()]())
        return self._try(seat, choices, line)

    def _try(self, seat: int, choices: list[Choice], line: str) -> bool:
        try:
            if line.isdecimal():
                if not 1 <= int(line) <= len(choices):
                    raise NomarchError("terminal_no_such_number", number=line, count=len(choices))
                action = choices[int(line) - 1].action
            else:
                action = self.match.parse(line)
                if refusal := self.match.refusal(action):
                    raise NomarchError.of(refusal)
        except NomarchError as error:
            self.show(render(error.message, self.language), style=_ERROR)
            return False
        self._carry_out(action)
        self.seen[seat] = self.match.view(seat)
        return True

    def _undo(self, seat: int) -> bool:
        """Undo to the last decision of a person; the bots will respond in the same way again."""
        deciders = reversed(self.match.deciders)
        taken = next((count for count, decider in enumerate(deciders, 1) if decider in self.humans), 0)
        if not taken:
            self.show(self.say("terminal_nothing_to_undo"), style=_ERROR)
            return False
        self.match.undo(taken)
        told = Message("terminal_took_back", {"count": taken})
        self.unread.update({person: [(seat, told)] for person in self.humans})
        self.seen = {}
        return True

    def _hint(self, seat: int, choices: list[Choice]) -> None:
        action = self._think(find_bot(ADVISER), seat)
        number, choice = next((i, choice) for i, choice in enumerate(choices, 1) if choice.action == action)
        self.show(self.say("terminal_hint", number=str(number)), Text(choice.text, _HEAD), choice.note)

    def _record_for(self, seat: int) -> str:
        return self.match.record_for(seat) if self.match.game.secrets else self.match.record()

    def _list(self, choices: list[Choice], words: str) -> None:
        rows = listing.having(choices, words)
        shown = listing.table(rows, self.console.width, self.language)
        self.show(shown if rows else self.say("terminal_none_listed", words=words))

    def _save_as(self, name: str) -> None:
        path = Path(name).expanduser()
        if not name:
            self.show(self.say("terminal_save_where"), style=_ERROR)
        elif path.exists() and not saves.is_record(path):
            self.show(self.say("terminal_not_written_over", file=str(path)), style=_ERROR, whole=True)
        elif self._write(path):
            self.show(self.say("terminal_saved", file=str(path)), whole=True)

    def _help(self) -> None:
        table = Table.grid(padding=(0, 2, 0, 0))
        for word in ("number", "undo", "hint", "list", "record", "save", "quit"):
            table.add_row(Text(self.say("terminal_help_word", word=word), _HEAD), self.say("terminal_help", word=word))
        self.show(table, Text(""), self.screen.guide(self.language))

    def _leave(self) -> bool:
        raise _Left

    # --- output ---

    def _clear(self) -> None:
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.clear()

    def _wipe(self) -> None:
        """Clear the screen and the scrollback before the next player looks, as far as the terminal supports it."""
        if not self.console.is_terminal:
            return
        if self.console.is_dumb_terminal:
            self.show("\n" * self.console.height)
            return
        self.console.clear()
        if not self.console.legacy_windows:
            self.console.file.write(_FORGET)
            self.console.file.flush()

    def _draw(self, seat: int, choices: list[Choice]) -> None:
        """Print the table, the log since the last turn, the choices and the prompt."""
        self._clear()
        picture = self.screen.draw(self.match, seat, self.language, self.seen.get(seat))
        lines = [line for part in (picture, *self._told_lines(seat)) for line in self.console.render_lines(part)]
        rows = max(_LEAST_ROWS, min(_MOST_ROWS, self.console.height - len(lines) - _REST))
        self.show(SegmentLines(lines, new_lines=True))
        self.show()
        prompt = self.screen.prompt(self.match, self.language)
        asked = Text.assemble(seat_mark(seat), (f" {self.match.names[seat]}: ", _HEAD), (prompt, _HEAD))
        self.show(asked.append(f"  {self.say('terminal_how')}", "not bold dim"))
        self.show(listing.table(listing.having(choices), self.console.width, self.language, rows))

    def _told_lines(self, person: int | None) -> Iterator[Text]:
        """The log that this person hasn't seen yet, one line per player's turn."""
        for who, lines in groupby(self.unread.pop(person, []), key=itemgetter(0)):
            said = reduce(_then, (message for _, message in lines))
            line = Text.assemble(seat_mark(who), f" {self.match.names[who]} ")
            yield line.append_text(painted(said, self.language, self.screen.PAINT))

    # --- the end of the game, and quitting ---

    def _write(self, path: Path) -> bool:
        try:
            saves.write(self.match, path, self.seats)
        except OSError as error:
            why = self.say("terminal_not_saved", file=str(path), reason=error.strerror or str(error))
            self.show(why, style=_ERROR, whole=True)
            return False
        return True

    def _own_file(self) -> Path:
        if self.file is None:
            self.file = saves.new_file(self.match.game.name)
        return self.file

    @property
    def _worth_saving(self) -> bool:
        """Whether a person has made a decision, or the game was saved before."""
        return self.file is not None or any(seat in self.humans for seat in self.match.deciders)

    def _save_quietly(self) -> None:
        """Autosave, so that a lost connection loses nothing."""
        if self._worth_saving:
            self._write(self._own_file())

    def _put_aside(self) -> None:
        if self._hidden:
            self._wipe()
        if not self._worth_saving:
            self.show(self.say("terminal_left_untouched"))
            return
        path = self._own_file()
        if not self._write(path):
            # Saving failed: print the record, so that the game isn't lost.
            self.show(self.match.record(), whole=True)
            return
        self.show(self.say("terminal_put_aside", file=str(path)), whole=True)
        self.show(f"  nomarch play --resume {_quoted(path)}{self.resuming}", style=_HEAD, whole=True)

    def _finish(self) -> None:
        self._clear()
        self.show(self.screen.draw(self.match, self.facing or 0, self.language))
        for line in self._told_lines(self.facing):
            self.show(line)
        self.show()
        self.show(self.screen.result(self.match, self.language))
        if len(self.humans) == 1 and self.humans <= set(self.match.winners):
            self.show(self.say("terminal_you_win"), style=_HEAD)
        path = self._own_file()
        if self._write(path):
            self.show(self.say("terminal_record_saved", file=str(path)), whole=True)


def _then(first: Message, then: Message) -> Message:
    return Message("terminal_then", {"first": first, "then": then})


def _quoted(path: Path) -> str:
    text = str(path)
    return f'"{text}"' if " " in text else text
