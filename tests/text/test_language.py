"""Translations: every language is complete, and no key is missing or unused."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from nomarch.games.fertility.components import standard
from nomarch.games.fertility.terminal.words import gift
from nomarch.text.errors import NomarchError
from nomarch.text.language import LANGUAGES, Message, preferred, render, translate

SOURCE = Path(__file__).resolve().parents[2] / "src" / "nomarch"
FOLDERS = sorted(file.parent for file in SOURCE.rglob("locales/en.ftl"))
OTHERS = [language for language in LANGUAGES if language != "en"]
NUMBERS = (0, 1, 2, 5)
PLURALS = {"zero", "one", "two", "few", "many", "other"}


def name_of(folder: Path) -> str:
    return folder.parent.name


each_folder = pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_other = pytest.mark.parametrize("language", OTHERS)


@cache
def entries(folder: Path, language: str) -> tuple[ftl.EntryType, ...]:
    """The entries of a file, in order."""
    text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    return tuple(FluentParser().parse(text).body)


def messages(folder: Path, language: str) -> dict[str, str]:
    """The messages of a file, as written."""
    found = [entry for entry in entries(folder, language) if isinstance(entry, ftl.Message)]
    return {entry.id.name: FluentSerializer().serialize_entry(entry) for entry in found}


ENGLISH = {key: text for folder in FOLDERS for key, text in messages(folder, "en").items()}


def variables(text: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", text))


def variants(text: str) -> set[str]:
    """The variants of a message, except plurals: words that the code passes."""
    return set(re.findall(r"^\s*\*?\[(\w+)\]", text, re.MULTILINE)) - PLURALS - set("0123456789")


def sayings(key: str, language: str) -> Iterator[str]:
    """A message with all kinds of arguments: each variant, numbers, and a name."""
    values: list[str | int] = [*sorted(variants(ENGLISH[key])), *NUMBERS, "Ann"]
    for value in values:
        yield translate(key, language, **dict.fromkeys(variables(ENGLISH[key]), value))


# --- the files ---


def test_there_are_messages_of_the_package_the_server_and_every_game() -> None:
    games = {file.parent / "text" for file in SOURCE.glob("games/*/game.py")}
    assert {folder.parent for folder in FOLDERS} == {SOURCE / "text", SOURCE / "server", *games}


@each_folder
def test_every_language_has_a_file(folder: Path) -> None:
    assert sorted(file.name for file in folder.iterdir()) == sorted(f"{language}.ftl" for language in LANGUAGES)


@each_folder
@each_language
def test_a_file_can_be_read_and_says_nothing_twice(folder: Path, language: str) -> None:
    assert [entry.content for entry in entries(folder, language) if isinstance(entry, ftl.Junk)] == []
    keys = [entry.id.name for entry in entries(folder, language) if isinstance(entry, ftl.Message)]
    assert sorted(keys) == sorted(set(keys))


def test_no_two_files_of_a_language_say_the_same() -> None:
    assert len(ENGLISH) == sum(len(messages(folder, "en")) for folder in FOLDERS)


@each_folder
@each_other
def test_every_language_has_the_keys_of_english_in_the_same_order(folder: Path, language: str) -> None:
    assert list(messages(folder, language)) == list(messages(folder, "en"))


@each_folder
@each_other
def test_every_language_has_the_headings_of_english(folder: Path, language: str) -> None:
    def outline(language: str) -> list[str | None]:
        """The headings, with their positions among the keys."""
        kept = [entry for entry in entries(folder, language) if not isinstance(entry, ftl.Junk)]
        return [entry.id.name if isinstance(entry, ftl.Message | ftl.Term) else entry.content for entry in kept]

    assert outline(language) == outline("en")


@each_folder
@each_other
def test_every_message_uses_the_variables_of_the_english_one(folder: Path, language: str) -> None:
    for key, text in messages(folder, language).items():
        assert variables(text) == variables(ENGLISH[key]), key


@each_folder
@each_other
def test_every_message_chooses_by_the_words_of_the_english_one(folder: Path, language: str) -> None:
    for key, text in messages(folder, language).items():
        assert variants(text) == variants(ENGLISH[key]), key


@each_language
@pytest.mark.parametrize("key", ENGLISH)
def test_every_message_can_be_said(key: str, language: str) -> None:
    for said in sayings(key, language):
        assert said
        assert said == said.strip()
        assert not re.search(r"[{}$\n]|  |\.\.", said)


# --- keys and the code ---

# The functions and classes that take a key.
SAYERS = {
    "translate", "render", "help_text", "Message", "NomarchError", "Refused", "BadRecord", "BadComponents", "refuse",
}  # fmt: skip
FAMILIES = ("fertility_", "nile_", "cli_", "terminal_", "record_", "components_")
KEY = re.compile(r"[a-z]+(_[a-z0-9]+)+")


def trees() -> Iterator[ast.Module]:
    for file in sorted(SOURCE.rglob("*.py")):
        yield ast.parse(file.read_bytes())


def literals(node: ast.AST) -> Iterator[str]:
    """String literals below a node, without parts of f-strings."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    for child in ast.iter_child_nodes(node):
        if not (isinstance(node, ast.JoinedStr) and isinstance(child, ast.Constant)):
            yield from literals(child)


def patterns(node: ast.AST) -> Iterator[re.Pattern[str]]:
    """Keys built by f-strings, such as f"cli_column_{name}"."""
    for found in ast.walk(node):
        if isinstance(found, ast.JoinedStr):
            parts = [part.value if isinstance(part, ast.Constant) else None for part in found.values]
            if isinstance(parts[0], str) and re.fullmatch(r"[a-z]+_[a-z_]*", parts[0]):
                yield re.compile("".join(r"\w+" if part is None else re.escape(str(part)) for part in parts))


def spoken(tree: ast.AST) -> set[str]:
    """The keys that appear in full in a module."""
    found = {text for text in literals(tree) if text.startswith(FAMILIES) and KEY.fullmatch(text)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args:
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in SAYERS:
                found |= {text for text in literals(node.args[0]) if KEY.fullmatch(text)}
    return found


def test_every_key_in_the_code_has_words() -> None:
    said = {key for tree in trees() for key in spoken(tree)}
    assert len(said) > 100
    assert said - set(ENGLISH) == set()


def test_every_key_put_together_in_the_code_has_words() -> None:
    for tree in trees():
        for pattern in patterns(tree):
            assert any(pattern.fullmatch(key) for key in ENGLISH), pattern.pattern


def test_no_words_are_left_over() -> None:
    whole = {text for tree in trees() for text in literals(tree)}
    made = [pattern for tree in trees() for pattern in patterns(tree)]
    assert [key for key in ENGLISH if key not in whole and not any(p.fullmatch(key) for p in made)] == []


def test_keys_are_found_however_they_are_handed_over() -> None:
    source = """
translate("bad_one", language)
raise errors.Refused("bad_two" if x else "bad_three", seat=1)
key = "cli_four"
file.refuse(f"bad_{kind}", "no_key")
print("bad_five", f"bad_ {render('bad_six')}")
"""
    tree = ast.parse(source)
    assert spoken(tree) == {"bad_one", "bad_two", "bad_three", "cli_four", "bad_six"}
    assert [pattern.pattern for pattern in patterns(tree)] == [r"bad_\w+"]


# --- conventions of each language ---


def all_sayings(language: str) -> Iterator[tuple[str, str]]:
    for key in ENGLISH:
        for said in sayings(key, language):
            yield key, said


@each_language
def test_quotes_and_apostrophes_are_those_of_the_language(language: str) -> None:
    wrong = {"en": "„«»'\"", "fr": "„“”'\"", "de": "”«»'\"", "nl": "„«»'\""}[language]
    assert [(key, said) for key, said in all_sayings(language) if set(said) & set(wrong)] == []


def test_french_spaces_before_signs_do_not_break() -> None:
    for key, said in all_sayings("fr"):
        # A question mark after a comma or colon is a symbol on the screen, not the end of a question.
        assert not re.search(r"(?<!\xa0)(:(?!//)|»)|«(?!\xa0)|(?<!\u202f)[;!]|(?<![\u202f,:\xa0 ])\?|\w \?", said), key


# Words that the rulebooks don't use for a thing, and forms of address that we don't use.
AVOIDED = {
    "en": r"\b(start tile|Specialised)\b",
    "fr": r"(?i)\b(tu|te|toi|ton|tes|magasins?|échoppes?|sauterelles?|castor)\b",
    "de": (
        r"\b(Sie|Ihnen|Ihre?[mnrs]?|Laden|Läden|Rohstoffe?|Gott|Götter|Papyrusblumen?|Metropolplan|Spielende|Debens"
        r"|Punkte?)\b"
    ),
    "nl": r"\b([Uu]|[Uu]w|Tarwefiche|bevoorrad|tafereels|Nijldal)\b",
}


@each_language
def test_no_language_uses_words_that_its_rulebook_avoids(language: str) -> None:
    found = [(key, said) for key, said in all_sayings(language) if re.search(AVOIDED[language], said)]
    # The components file is in English, whatever the language.
    assert [(key, said) for key, said in found if "A+B -> 5 Debens" not in said] == []


NAME = r"\{ \$(?:name|names|ahead|behind) \}"


@each_folder
@each_language
def test_names_are_never_inflected(folder: Path, language: str) -> None:
    """No genitives, and no French words that would elide before some names."""
    wrong = rf"{NAME}[\w\u2019]|\b(?:de|que|d\u2019|qu\u2019) ?{NAME}"
    assert [key for key, text in messages(folder, language).items() if re.search(wrong, text)] == []


@pytest.mark.parametrize(
    ("language", "key", "args", "expected"),
    [
        ("fr", "fertility_shop_complete", {"shop": "M.1"}, "La Boutique M.1 est totalement approvisionnée."),
        ("de", "fertility_shop_complete", {"shop": "M.1"}, "Das Geschäft M.1 ist vollständig beliefert."),
        ("nl", "fertility_shop_complete", {"shop": "M.1"}, "De winkel M.1 is volledig bevoorraad."),
        ("fr", "fertility_prompt", {"step": "place", "square": ""}, "Posez une tuile Vallée."),
        ("de", "fertility_prompt", {"step": "place", "square": ""}, "Lege ein Talplättchen."),
        ("nl", "fertility_prompt", {"step": "place", "square": ""}, "Plaats een valleitegel."),
        ("fr", "fertility_score_so_far", {}, "Score provisoire"),
        ("de", "fertility_score_so_far", {}, "Zwischenstand"),
        ("nl", "fertility_score_so_far", {}, "Tussenstand"),
        ("fr", "terminal_wins", {"names": "Ann"}, "Ann remporte la partie."),
        ("de", "terminal_wins", {"names": "Ann"}, "Ann gewinnt."),
        ("nl", "terminal_wins", {"names": "Ann"}, "Ann wint."),
    ],
)
def test_terms_are_those_of_the_rulebooks(language: str, key: str, args: dict[str, str], expected: str) -> None:
    assert translate(key, language, **args) == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["0 Debens", "1 Deben", "2 Debens"]),
        ("fr", ["0 Deben", "1 Deben", "2 Debens"]),
        ("de", ["0 Deben", "1 Deben", "2 Deben"]),
        ("nl", ["0 Debens", "1 Deben", "2 Debens"]),
    ],
)
def test_every_language_counts_its_own_way(language: str, expected: list[str]) -> None:
    assert [translate("fertility_gift_debens", language, count=count) for count in (0, 1, 2)] == expected


@each_language
def test_words_to_be_typed_are_the_same_in_every_language(language: str) -> None:
    assert "skip" in translate("fertility_prompt", language, step="build", square="")
    assert "done" in translate("fertility_prompt", language, step="supply", square="")
    assert "skip" in translate("fertility_not_now", language, step="build")
    assert "done" in translate("fertility_not_now", language, step="supply")
    assert "quarry monument" in translate("fertility_guide", language, action="quarry")
    assert "list c4" in translate("terminal_more", language, count=2, word="c4")
    assert "save " in translate("terminal_save_where", language)
    for word in ("undo", "hint", "list", "record", "save", "quit"):
        assert translate("terminal_help_word", language, word=word).split()[0].rstrip(",") == word


# --- width on the screen ---


@each_language
def test_labels_leave_room_beside_the_valley_on_80_columns(language: str) -> None:
    names = ("personal_pool", "common_pool", "draw_pile", "beside", "exchange", "stock", "wheat", "monuments")
    # 80 columns, minus the Valley (40), two gaps of 2, and a Stock in digits (22).
    assert [said for name in names if len(said := translate(f"fertility_{name}", language)) > 14] == []


@each_language
def test_gifts_leave_room_for_two_columns_of_shops_on_80_columns(language: str) -> None:
    gifts = {gift(shop.gift, language) for shops in standard().shops for shop in shops}
    # Half of 80 columns, minus a gap (3), and a Shop's name, places and arrow (18).
    assert [given for given in gifts if len(given) > 20] == []
    assert len(translate("fertility_any", language)) <= 3  # a place on a Shop isn't wider


# --- rendering ---


@each_language
def test_the_number_of_a_rule_comes_last(language: str) -> None:
    plain = render(Message("fertility_no_match"), language)
    assert render(Message("fertility_no_match", rule="F3.1.2"), language) == f"{plain} (F3.1.2)"


def test_a_message_within_a_message_is_said_in_the_same_language() -> None:
    inner = Message("fertility_no_match", rule="F3.1.2")
    assert translate("record_line", "de", line=3, reason=inner) == f"Zeile 3: {render(inner, 'de')}"


def test_an_error_prints_in_english() -> None:
    assert str(NomarchError("fertility_no_free_spot", rule="F3.3.1")) == "Your Metropolis has no free spot. (F3.3.1)"


def test_an_argument_that_is_missing_is_an_error() -> None:
    with pytest.raises(Exception, match="names"):
        translate("terminal_wins")


# --- language detection ---

ENVIRONMENT = ("NOMARCH_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.fixture
def environment(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """An environment without language settings."""
    for name in ENVIRONMENT:
        monkeypatch.delenv(name, raising=False)
    return monkeypatch


def test_without_any_wish_it_is_english(environment: pytest.MonkeyPatch) -> None:
    assert preferred() == "en"


def test_the_language_asked_for_counts_most(environment: pytest.MonkeyPatch) -> None:
    environment.setenv("NOMARCH_LANGUAGE", "de")
    assert preferred("nl") == "nl"
    assert preferred("FR") == "fr"


@pytest.mark.parametrize("name", ENVIRONMENT)
@pytest.mark.parametrize(("value", "language"), [("fr", "fr"), ("de_CH.UTF-8", "de"), ("nl_BE@euro", "nl")])
def test_each_variable_of_the_environment_counts(
    name: str, value: str, language: str, environment: pytest.MonkeyPatch
) -> None:
    environment.setenv(name, value)
    assert preferred() == language


def test_variables_count_in_their_order(environment: pytest.MonkeyPatch) -> None:
    for name, value in zip(reversed(ENVIRONMENT), ("nl_NL", "de_DE", "fr_FR", "en"), strict=True):
        environment.setenv(name, value)
        assert preferred() == value[:2]


@pytest.mark.parametrize("value", ["", "C", "C.UTF-8", "POSIX", "it_IT.UTF-8"])
def test_a_language_that_is_not_spoken_is_passed_over(value: str, environment: pytest.MonkeyPatch) -> None:
    environment.setenv("LC_ALL", value)
    assert preferred() == "en"
    assert preferred(value) == "en"
    environment.setenv("LANG", "de_DE.UTF-8")
    assert preferred() == "de"


def test_what_somebody_wrote_at_great_length_is_clipped() -> None:
    said = translate("record_unreadable", text="x" * 100_000)
    assert 800 < len(said) < 1200
    assert "…" in said
