"""Recovery phrases: twelve words of BIP-39's English list, 128 random bits and a checksum.

The store keeps a keyed digest only. At 128 bits nobody finds a phrase by trying, not even with a copy of the database,
so a fast digest is enough.
"""

from __future__ import annotations

import hmac
import secrets
from functools import cache

from mnemonic import Mnemonic

from nomarch.server.domain.problems import Problem

__all__ = ["WORDS", "digest", "new_phrase", "new_secret", "read_phrase"]

WORDS = 12
_BITS = 128
_LETTERS = 4  # that tell the list's words apart


@cache
def _list() -> Mnemonic:
    return Mnemonic("english")


def new_phrase() -> str:
    """A new recovery phrase."""
    return _list().generate(_BITS)


def new_secret() -> str:
    """A new secret for a link, as strong as a phrase."""
    return secrets.token_urlsafe(_BITS // 8)


def read_phrase(text: str) -> str:
    """A phrase as somebody typed it: in any case, with any spaces, and with the first four letters of a word or more.
    Raises an error that names the wrong word."""
    typed = text.lower().replace(",", " ").split()
    if len(typed) != WORDS:
        raise Problem("phrase_length", found=len(typed), words=WORDS)
    words = []
    for place, word in enumerate(typed, 1):
        full = word if word in _list().wordlist else _list().expand_word(word) if len(word) >= _LETTERS else word
        if full not in _list().wordlist:
            raise Problem("phrase_word", place=place, word=word[:20])
        words.append(full)
    phrase = " ".join(words)
    if not _list().check(phrase):
        raise Problem("phrase_mistyped")
    return phrase


def digest(key: bytes, kind: str, text: str) -> str:
    """The stored digest of a phrase or a link's secret."""
    return hmac.new(key, f"{kind} {text}".encode(), "sha256").hexdigest()
