"""Recovery phrases."""

import pytest

from nomarch.server.domain.phrases import WORDS, digest, new_phrase, new_secret, read_phrase
from nomarch.server.domain.problems import Problem

PHRASE = "legal winner thank year wave sausage worth useful legal winner thank yellow"  # a test vector of BIP-39


def test_a_new_phrase_has_twelve_words_and_is_never_the_same() -> None:
    drawn = {new_phrase() for _ in range(20)}
    assert len(drawn) == 20
    assert all(len(phrase.split()) == WORDS and read_phrase(phrase) == phrase for phrase in drawn)
    assert len({new_secret() for _ in range(20)}) == 20
    assert len(new_secret()) >= 22  # 128 bits in Base64


@pytest.mark.parametrize(
    "typed",
    [PHRASE.upper(), f"  {PHRASE}\n", PHRASE.replace(" ", ", "), " ".join(word[:4] for word in PHRASE.split())],
)
def test_a_phrase_may_be_typed_in_other_ways(typed: str) -> None:
    assert read_phrase(typed) == PHRASE


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("legal winner", "phrase_length"),
        (f"{PHRASE} zoo", "phrase_length"),
        (PHRASE.replace("sausage", "saussage"), "phrase_word"),
        (PHRASE.replace("sausage", "sa"), "phrase_word"),
        (PHRASE.replace("yellow", "year"), "phrase_mistyped"),
    ],
)
def test_a_mistyped_phrase_is_named_as_such(typed: str, key: str) -> None:
    with pytest.raises(Problem) as refused:
        read_phrase(typed)
    assert refused.value.message.key == key
    if key == "phrase_word":
        assert refused.value.message.args["place"] == 6


def test_digests_depend_on_the_servers_key_and_on_what_they_are_of() -> None:
    found = {digest(b"a", "phrase", PHRASE), digest(b"b", "phrase", PHRASE), digest(b"a", "link", PHRASE)}
    assert len(found) == 3
    assert not any("legal" in each for each in found)
