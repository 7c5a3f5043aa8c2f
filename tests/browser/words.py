"""The page's own messages, so that tests press buttons by their labels."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

__all__ = ["LANGUAGES", "card_word", "kind_word", "say", "say_in", "tile_word"]

LANGUAGES = ("en", "fr", "de", "nl")
_ROOT = Path(__file__).resolve().parent.parent.parent


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for pattern in (f"src/nomarch/**/locales/{language}.ftl", f"web/src/**/words/{language}.ftl"):
        for path in sorted(_ROOT.glob(pattern)):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def say(key: str, **args: str | int) -> str:
    """A message of the page, in English."""
    return say_in("en", key, **args)


def say_in(language: str, key: str, **args: str | int) -> str:
    """A message of the page, in a language."""
    pattern = _bundle(language).get_message(key).value
    assert pattern, key
    text, errors = _bundle(language).format_pattern(pattern, args)
    assert not errors, errors
    return str(text)


def kind_word(kind: str) -> str:
    """A resource of Fertility."""
    return say("fertility_kind", kind=kind)


def tile_word(scenes: str) -> str:
    """A tile of Fertility."""
    return say("fertility_tile_of", first=kind_word(scenes[0]), second=kind_word(scenes[1]))


def card_word(card: str) -> str:
    """A card of Nile."""
    crops = [say("nile_kind", kind=crop) for crop in card]
    return crops[0] if len(crops) == 1 else say("nile_speculation_on", letters=card, crops=" and ".join(crops))
