"""Draws the pictures of the terminal beside this file from the games in docs/games: `python docs/images/draw.py`."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

import nomarch
from nomarch.games.registry import screen

HERE = Path(__file__).parent


def draw(game: str, actions: int, title: str) -> None:
    """The table after this many actions, as the player to move sees it."""
    whole = nomarch.load((HERE.parent / "games" / f"{game}.txt").read_text(encoding="utf-8"))
    match = whole.initial()
    for action in whole.actions[:actions]:
        match.play(action)
    console = Console(record=True, width=104, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    console.print(screen(game).draw(match, match.to_play or 0, "en"))
    # Fonts of the reader's own: a picture must not fetch anything.
    drawn = re.sub(r"@font-face \{.*?\}\n", "", console.export_svg(title=title), flags=re.DOTALL)
    (HERE / f"{game}.svg").write_text(drawn.replace("Fira Code, monospace", "monospace"), encoding="utf-8")


if __name__ == "__main__":
    draw("fertility", 58, "nomarch play fertility")
    draw("nile", 60, "nomarch play nile")
