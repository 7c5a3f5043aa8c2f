"""Messages in the reader's language, from the Fluent files of the package and of each game."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, cast

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

__all__ = ["LANGUAGES", "Message", "add_locales", "number", "percent", "preferred", "render", "translate"]

LANGUAGES = {"en": "English", "fr": "Français", "de": "Deutsch", "nl": "Nederlands"}
_PACKAGE = Path(__file__).parent.parent
_FOLDERS: list[Path] = []  # of games outside the package
_MOST_LETTERS = 900


@dataclass(frozen=True)
class Message:
    """A stable key with its arguments, and the number of the rule it refers to, if any."""

    key: str
    args: Mapping[str, str | int | Message] = field(default_factory=dict)  # nested messages are rendered in place
    rule: str = ""


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolation marks are for mixed writing directions, which these languages don't have.
    bundle = FluentBundle([language], use_isolating=False)
    own, others = _PACKAGE.rglob(f"locales/{language}.ftl"), (folder / f"{language}.ftl" for folder in _FOLDERS)
    for file in (*sorted(own), *filter(Path.is_file, others)):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def add_locales(folder: Path) -> None:
    """Add the messages in a folder of `LANGUAGE.ftl` files, of a game outside the package. The package's keys win."""
    if folder not in _FOLDERS:
        _FOLDERS.append(folder)
        _bundle.cache_clear()


def translate(key: str, language: str = "en", **args: str | int | Message) -> str:
    """The text of a key."""
    words = {name: render(value, language) if isinstance(value, Message) else value for name, value in args.items()}
    said = {name: _clipped(value) for name, value in words.items()}
    bundle = _bundle(language)
    if not bundle.has_message(key):  # fall back to English
        bundle = _bundle("en")
    text, errors = bundle.format_pattern(cast(Any, bundle.get_message(key).value), said)
    if errors:
        raise errors[0]
    return str(text)


def _clipped(value: str | int) -> str | int:
    """Shorten long user input: Fluent accepts at most a thousand characters per argument."""
    return f"{value[:_MOST_LETTERS]}…" if isinstance(value, str) and len(value) > _MOST_LETTERS else value


def render(message: Message, language: str = "en") -> str:
    """A message as text, with the number of its rule."""
    sentence = translate(message.key, language, **message.args)
    return f"{sentence} ({message.rule})" if message.rule else sentence


def number(value: float, language: str = "en", digits: int = 0) -> str:
    """A number formatted for a language."""
    return format_decimal(value, format="#,##0" + ("." + "0" * digits if digits else ""), locale=language)


def percent(language: str = "en") -> str:
    """The percent sign, with the space that the language puts before it."""
    return "%" if language in ("en", "nl") else "\u00a0%"


def preferred(asked: str | None = None) -> str:
    """The given language, or the environment's, or English."""
    for value in (asked, *(os.environ.get(name) for name in ("NOMARCH_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))):
        if value and value[:2].lower() in LANGUAGES:
            return value[:2].lower()
    return "en"
