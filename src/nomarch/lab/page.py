"""The report as a self-contained HTML page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape

__all__ = ["Section", "page"]

_LONG = 16  # rows; a longer table can be scrolled

_STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; color: #222; background: #fff; margin: 0 auto; padding: 1rem;
  max-width: 74rem; }
h1, h2 { line-height: 1.2; }
section { border-top: 1px solid #ccc; margin-top: 2rem; }
.both { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: flex-start; }
figure { margin: 0; flex: 1 1 30rem; min-width: 0; }
svg { max-width: 100%; height: auto; font-family: system-ui, sans-serif; }
.table { flex: 1 1 24rem; overflow: auto; }
.long { max-height: 36rem; }
table { border-collapse: collapse; font-size: .875rem; font-variant-numeric: tabular-nums; }
caption { text-align: left; font-weight: 600; padding: .2rem .5rem; }
th, td { padding: .15rem .5rem; text-align: right; border-bottom: 1px solid #ddd; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
thead th { position: sticky; top: 0; background: #fff; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; }
dt { font-weight: 600; } dd { margin: 0; }
"""


@dataclass(frozen=True)
class Section:
    """A question, answered by text, a plot and a table."""

    title: str
    words: Sequence[str]
    drawing: str = ""  # SVG with its text alternative
    caption: str = ""  # of the table
    head: Sequence[str] = ()
    rows: Sequence[Sequence[str]] = field(default_factory=list)


def page(title: str, about: Sequence[tuple[str, str]], sections: Sequence[Section]) -> str:
    """The whole page."""
    facts = "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in about)
    contents = "".join(
        f'<li><a href="#s{number}">{escape(section.title)}</a></li>' for number, section in enumerate(sections, 1)
    )
    return "\n".join(
        [
            '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<main>",
            f'<h1>{escape(title)}</h1>\n<dl>{facts}</dl>\n<nav aria-label="Contents"><ol>{contents}</ol></nav>',
            *(_section(section, number) for number, section in enumerate(sections, 1)),
            "</main>\n</body>\n</html>\n",
        ]
    )


def _section(section: Section, number: int) -> str:
    words = "".join(f"<p>{escape(paragraph)}</p>" for paragraph in section.words)
    figure = f"<figure>{section.drawing}</figure>" if section.drawing else ""
    both = f'<div class="both">{figure}{_table(section)}</div>'
    return f'<section id="s{number}">\n<h2>{escape(section.title)}</h2>\n{words}\n{both}\n</section>'


def _table(section: Section) -> str:
    if not section.rows:
        return ""
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in section.head)
    rows = "\n".join(
        f'<tr><th scope="row">{escape(first)}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in rest)}</tr>'
        for first, *rest in section.rows
    )
    # A scrolling box must be reachable by keyboard.
    box = f'<div class="table long" tabindex="0" role="region" aria-label="{escape(section.caption)}">'
    opening = box if len(section.rows) > _LONG else '<div class="table">'
    return (
        f"{opening}<table><caption>{escape(section.caption)}</caption>"
        f"<thead><tr>{head}</tr></thead>\n<tbody>{rows}</tbody></table></div>"
    )
