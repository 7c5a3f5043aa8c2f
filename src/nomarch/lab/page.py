"""The report as a self-contained HTML page: light and dark, for screens, phones and paper."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape

__all__ = ["Section", "page"]

_STYLE = """
:root { color-scheme: light dark; --paper: #fffdf8; --ink: #2a241b; --quiet: #6b6152; --line: #ddd3c2;
  --one: #0b6675; --two: #b04a12; --three: #6a4c93; --four: #3b7a2a; --five: #2a241b; --card: #f6f0e4; }
@media (prefers-color-scheme: dark) { :root { --paper: #191613; --ink: #ece4d6; --quiet: #ada08c; --line: #443c31;
  --one: #62c4d3; --two: #f2a16b; --three: #c3a6ef; --four: #93d07f; --five: #ece4d6; --card: #25201b; } }
* { box-sizing: border-box; }
body { font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 0 auto;
  padding: 1rem; max-width: 46rem; }
h1, h2 { line-height: 1.2; text-wrap: balance; }
h1 { font-size: 1.7rem; margin: .5rem 0; }
h2 { font-size: 1.25rem; margin: 0 0 .5rem; }
a { color: var(--one); }
header p, .note, small, caption, figcaption, .axis, .ticks { color: var(--quiet); }
.short { background: var(--card); border-radius: .5rem; padding: 1rem; }
.short ul { margin: 0; padding: 0; list-style: none; } .short p { margin: .8rem 0 0; }
.short li + li { margin-top: .6rem; }
.short b { display: block; font-weight: 600; }
section { border-top: 1px solid var(--line); margin-top: 2rem; padding-top: 1.5rem; }
.answer { font-size: 1.1rem; margin: 0 0 1rem; }
.note { font-size: .875rem; }
table { border-collapse: collapse; width: 100%; font-size: .875rem; font-variant-numeric: tabular-nums; }
caption { text-align: left; padding: .2rem 0; }
th, td { padding: .2rem .35rem; text-align: right; border-bottom: 1px solid var(--line); vertical-align: middle; }
th:first-child, td:first-child { text-align: left; padding-left: 0; font-weight: 500; overflow-wrap: break-word; }
thead th { font-weight: 600; }
small { white-space: nowrap; }
.plot { position: relative; width: 42%; min-width: 6rem; padding: 0; --at: -100%; }
td.plot:not(.axis) { background: linear-gradient(var(--quiet), var(--quiet)) var(--at) 0 / 1px 100% no-repeat; }
.plot b { position: absolute; top: calc(50% - 1px); height: 2px; background: currentColor; }
.plot i, .legend i { width: .6rem; height: .6rem; border: 2px solid currentColor; background: currentColor; }
.plot i { position: absolute; top: calc(50% - .3rem); margin-left: -.3rem; }
.legend i { display: inline-block; margin-right: .35rem; }
.legend span { margin-right: 1rem; white-space: nowrap; }
.s0 { color: var(--one); border-radius: 50%; } .s1 { color: var(--two); }
.s2 { color: var(--three); transform: rotate(45deg) scale(.85); }
.s3 { color: var(--four); border-radius: 50% 50% 0 0; } .s4 { color: var(--five); border-radius: 0 50% 50% 0; }
.plot b { transform: none; border-radius: 0; }
.plot i.open, .legend i.open { background: var(--paper); }
.axis { height: 1.6rem; } .axis span { position: absolute; bottom: .1rem; transform: translateX(-50%);
  font-size: .75rem; } .axis .left { transform: none; } .axis .right { transform: translateX(-100%); }
figure { margin: 0 0 1rem; }
.bars { display: flex; align-items: flex-end; height: 7rem; border-bottom: 1px solid var(--quiet); gap: 1px; }
.bars i { flex: 1; background: var(--one); border-radius: 2px 2px 0 0; }
.ticks { display: flex; justify-content: space-between; font-size: .75rem; }
.each span { flex: 1; text-align: center; }
details { margin-top: .75rem; } summary { cursor: pointer; color: var(--one); }
.wide { overflow-x: auto; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; font-size: .875rem; }
dt { font-weight: 600; } dd { margin: 0; overflow-wrap: anywhere; }
@media (max-width: 30rem) { table { font-size: .75rem; } th, td { padding: .2rem; }
  .plot { width: 20%; min-width: 4rem; }
  .dots small { display: block; white-space: normal; font-size: .65rem; }
  .axis:has(:nth-child(3)) :is(.left, .right) { display: none; } }
@media print { body { max-width: none; font-size: 10pt; } * { print-color-adjust: exact; }
  section, table, figure { break-inside: avoid; }
  details::details-content { content-visibility: visible; height: auto; }
  summary { display: none; } }
"""


@dataclass(frozen=True)
class Section:
    """A question with its answer in a sentence, a chart, and notes on how to read it."""

    title: str
    answer: str
    chart: str = ""  # HTML
    notes: Sequence[str] = field(default_factory=list)
    more: str = ""  # HTML that readers open if they want it
    key: bool = True  # whether the answer is part of the summary


def page(title: str, subtitle: str, about: Sequence[tuple[str, str]], sections: Sequence[Section]) -> str:
    """The whole page."""
    facts = "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in about)
    numbered = list(enumerate(sections, 1))
    short = "".join(
        f"<li><b>{_link(number, section)}</b> {escape(section.answer)}</li>"
        for number, section in numbered
        if section.key
    )
    also = " · ".join(_link(number, section) for number, section in numbered if not section.key)
    also = f"<p>Also: {also}</p>" if also else ""
    return "\n".join(
        [
            '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n",
            f"<header><h1>{escape(title)}</h1><p>{escape(subtitle)}</p></header>\n<main>",
            f'<nav class="short" aria-label="In short"><ul>{short}</ul>{also}</nav>',
            *(_section(section, number) for number, section in enumerate(sections, 1)),
            f'</main>\n<footer><section id="about"><h2>About this study</h2><dl>{facts}</dl></section></footer>',
            "</body>\n</html>\n",
        ]
    )


def _link(number: int, section: Section) -> str:
    return f'<a href="#s{number}">{escape(section.title)}</a>'


def _section(section: Section, number: int) -> str:
    notes = "".join(f'<p class="note">{escape(note)}</p>' for note in section.notes)
    more = f"<details><summary>All numbers</summary>{section.more}</details>" if section.more else ""
    return (
        f'<section id="s{number}">\n<h2>{escape(section.title)}</h2>\n<p class="answer">{escape(section.answer)}</p>\n'
        f"{section.chart}{notes}{more}\n</section>"
    )
