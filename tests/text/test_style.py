"""Automated style checks: plain English everywhere, and one word per concept in every language."""

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TEXTS = [
    path
    for folder in ("src", "web/src")
    for pattern in ("*.ftl", "rules/*.md")
    for path in (ROOT / folder).rglob(pattern)
]
ENGLISH = sorted(path for path in TEXTS if path.stem == "en")
CODE = sorted(
    path
    for pattern in ("src/**/*.py", "bootstrap/*.py", "bench/**/*.py", "baselines/**/*.py", "docs/**/*.py",
                    "tests/**/*.py", "tests/**/*.js",
                    "web/*.py", "web/*.ts", "web/fixtures/*.py", "web/src/**/*.ts", "web/src/**/*.svelte",
                    "web/src/**/*.css", "web/tests/**/*.ts", "web/tools/*.ts", "*.py")
    for path in ROOT.glob(pattern)
    if not path.name.endswith(".d.ts")  # generated
)  # fmt: skip
DOCUMENTS = sorted(
    path
    for pattern in ("*.md", "docs/**/*.md", "bench/**/*.md", "baselines/*.md", "web/README.md")
    for path in ROOT.glob(pattern)
)

# Archaic words, and a space before a percent sign or an ellipsis, which English doesn't have.
ODD = re.compile(
    r"\b(anew|who(?:so)?ever|hither|thereof|wherein|nought|shall|clock on the wall|for ever|some \d[\d,]*"
    r"|before everybody|comes? about|comes? to light|adds? up to nothing|(?:goes|went) on from)\b|[\d}] %|[\w}] …",
    re.IGNORECASE,
)

# By language: misplaced spaces before an ellipsis or a percent sign. French and German put a no-break space before a
# percent sign, and German puts one before an ellipsis too.
MISPLACED = {
    "en": r"\s…|[\d}]\s%",
    "fr": r"(?<=\S)\s…|[\d}](?!\xa0)\s?%",
    "de": r"[^\s\xa0/]…|[\w}](?!\xa0)\s…|[\d}](?!\xa0)\s?%",
    "nl": r"(?<=\S)\s…|[\d}]\s%",
}

# By language: the word we use for a concept, and the words we don't use for it.
ONE_WORD = {
    "en": {
        "commitment": r"pledges?",
        "Close table": r"[Gg]ive up the table",
        "Create table": r"[Mm]ake the table",
        "character": r"more signs?",
        "spectator": r"onlookers?|watchers?",
        "bot": r"robots?|computer player",
        "two-player variant": r"2[ -][Pp]layer [Vv]ariant",
        "Generic Shops": r"[Gg]eneral [Ss]hops?",
    },
    "fr": {
        "bot": r"[Rr]obots?",
        "équitable": r"loyal\w*",
        "enregistrement": r"[Ff]euilles? de partie",
        "poser (lay out)": r"[ÉEée]tal(?:er|ez|ée?s?)",
        "caractère": r"signes?",
        "proxy": r"mandataires?",
        "cluster": r"grappes?",
        "fermer (close a table)": r"table abandonnée|[Aa]bandonner la table",
        "engagement (commitment)": r"promesses?",
        "Boutique": r"[Mm]agasins?|[ÉEée]choppes?",
        "locustes": r"[Ss]auterelles?",
        "remplacer (take over)": r"(?:pris|prend(?:re)?) la place",
        "scène": r"Scènes?",
    },
    "de": {
        "Sitzplatz": r"Platz \{ \$seat",
        "übernehmen (take over)": r"[Vv]erdräng\w*",
        "Festlegung (commitment)": r"Versprechen|[Hh]interleg\w*",
        "schließen (close a table)": r"Tisch aufgeben|Tisch aufgegeben",
        "Geschäft": r"L[aä]den",
        "Ressource": r"Rohstoffe?n?",
        "Gottheit": r"G[oö]tt(?:er)?",
        "Batch": r"Stapel von Partien",
        "Statuen der Gottheiten": r"Götterstatuen",
        "Aufzeichnung (record)": r"Mitschrift\w*|Partieprotokoll",
        "Abschnitt (Scene)": r"Szenen?",
        "Lege, Schreibe (imperatives)": r"(?:Leg|Schreib|Probier|Such|Stell|[Zz]eig|Mach|Wähl)",
    },
    "nl": {
        "zitplaats": r"[Pp]laats \{ \$seat",
        "overnemen (take over)": r"[Vv]erdring\w*",
        "vastlegging (commitment)": r"[Bb]elofte\w*|toegezegd\w*",
        "2-spelervariant": r"2-speler variant",
        "die": r"die welke",
        "sluiten (close a table)": r"tafel opgegeven|[Tt]afel opgeven",
        "ruil (trade)": r"elke handel",
        "Weergave": r"Blik",
        "verslag (record)": r"[Pp]artijprotocol\w*",
        "partij (game in progress)": r"in een spel",
        "icoon": r"symbool: |symbolen",
    },
}


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


def odd_lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if not line.startswith("#") and ODD.search(line)]


def remarks(path: Path) -> Iterator[str]:
    """The docstrings, comments and names of tests in a source file."""
    source = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        yield from re.findall(r"(?s)/\*.*?\*/|<!--.*?-->|(?<![:\w])//\s[^\n]*", source)
        yield from re.findall(r"(?m)^\s*(?:test|describe)(?:\.\w+)?(?:\(.*\))?\('([^'\n]*)'", source)
        return
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield text
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) if name.startswith("test_"):
                yield name.replace("_", " ")
            case ast.keyword(arg="doc" | "meaning" | "description", value=ast.Constant(value=str(text))):
                yield text


def test_there_are_texts_of_the_page_and_of_the_package_to_check() -> None:
    assert {ROOT / "web/src/words/en.ftl", ROOT / "src/nomarch/text/locales/en.ftl"} <= set(ENGLISH)
    assert {ROOT / "run.py", ROOT / "web/src/main.ts", ROOT / "src/nomarch/__init__.py"} <= set(CODE)
    assert {Path(__file__).resolve(), ROOT / "web/tests/live.test.ts", ROOT / "web/tools/fonts.ts"} <= set(CODE)
    assert {ROOT / "README.md", ROOT / "docs/index.md"} <= set(DOCUMENTS)


@pytest.mark.parametrize("path", ENGLISH, ids=named)
def test_english_messages_use_plain_words(path: Path) -> None:
    assert odd_lines(path.read_text(encoding="utf-8")) == []


def prose(path: Path) -> str:
    """The text of a document, without code."""
    return re.sub(r"(?ms)^ *```.*?^ *```|`[^`]*`", "code", path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", DOCUMENTS, ids=named)
def test_the_documents_use_plain_words(path: Path) -> None:
    assert [found.group() for found in ODD.finditer(prose(path))] == []


@pytest.mark.parametrize("path", sorted((ROOT / "docs/play").glob("*.md")), ids=named)
def test_the_guides_name_buttons_as_the_page_does(path: Path) -> None:
    words = "\n".join(each.read_text(encoding="utf-8") for each in ENGLISH)
    labels = set(re.findall(r"(?m)^(?:\w+ =| +\*?\[\w+\]) (.+)$", words.replace("\u2019", "'")))
    named = re.findall(
        r"(?:[Ss]elect|[Oo]pen|has|with|made with|under) \*\*([^*]+)\*\*", prose(path).replace("\n", " ")
    )
    assert [label for label in named if label not in labels] == []


def test_docstrings_and_comments_use_plain_words() -> None:
    odd = {named(path): text for path in CODE for text in remarks(path) if ODD.search(text)}
    assert odd == {}


def other_words(language: str, text: str) -> list[tuple[str, str]]:
    """The concepts that a text calls by another word than the language's, with that word."""
    said = re.sub(r"(?m)^\w+ =|^#.*|\{ \$\w+ ->", "", text)
    return [
        (concept, other.group())
        for concept, others in ONE_WORD[language].items()
        for other in re.finditer(rf"(?<!\w)(?:{others})(?!\w)", said)
    ]


@pytest.mark.parametrize("language", ONE_WORD)
def test_a_language_has_one_word_for_one_concept(language: str) -> None:
    texts = [path for path in TEXTS if path.stem == language]
    found = {named(path): other_words(language, path.read_text(encoding="utf-8")) for path in texts}
    assert {name: others for name, others in found.items() if others} == {}


@pytest.mark.parametrize("path", [path for path in DOCUMENTS if "bench" not in path.parts], ids=named)
def test_the_documents_have_one_word_for_one_concept(path: Path) -> None:
    assert other_words("en", prose(path)) == []


# Endings that British and American English spell differently.
SPELLINGS = [("our", "or"), ("ise", "ize"), ("yse", "yze"), ("isation", "ization"), ("tre", "ter"), ("ogue", "og")]


def two_spellings(texts: Iterable[str]) -> list[tuple[str, str]]:
    """Words that are written in two ways: with and without a hyphen, or with a British and an American ending."""
    said = "\n".join(re.sub(r"(?m)^\w+ =|\{[^}]*\}|https?://\S+|\]\([^)]*\)", "", text) for text in texts)
    words = set(re.findall(r"[a-z]+(?:-[a-z]+)*", said.lower()))
    pairs = [(word, word.replace("-", "")) for word in words if "-" in word]
    pairs += [
        (word, f"{word.removesuffix(british + plural)}{american}{plural}")
        for word in words
        for british, american in SPELLINGS
        for plural in ("", "s", "d", "r", "rs")
        if len(word) > 5 and word.endswith(british + plural)
    ]
    return sorted((word, other) for word, other in pairs if other in words)


def test_an_english_word_has_one_spelling() -> None:
    guides = [path for path in DOCUMENTS if not {"bench", "baselines"} & set(path.parts)]
    rules = [path for path in ENGLISH if path.suffix == ".md"]
    messages = [path.read_text(encoding="utf-8") for path in ENGLISH if path.suffix == ".ftl"]
    assert two_spellings([*messages, *map(prose, [*guides, *rules])]) == []


@pytest.mark.parametrize("text", ["an e-mail, an email", "a colour, a color", "colours, colors", "analyse or analyze"])
def test_a_second_spelling_is_found(text: str) -> None:
    assert len(two_spellings([text])) == 1


# By language: quotation marks of other languages, or of typewriters.
FOREIGN_QUOTES = {"en": r"[«»„\u2018\"]", "fr": r"[“”„\u2018\"]", "de": r"[«»”\u2018\"]", "nl": r"[«»„\u2018\"]"}


@pytest.mark.parametrize("language", FOREIGN_QUOTES)
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    lines = [line for path in TEXTS if path.stem == language for line in path.read_text(encoding="utf-8").splitlines()]
    said = [re.sub(r'\{ ?"[^"]*" ?\}', "", line) for line in lines if not line.startswith("#")]
    assert [line for line in said if re.search(FOREIGN_QUOTES[language], line)] == []


def test_a_rule_is_a_paragraph_of_its_own() -> None:
    rules = [path for path in TEXTS if path.suffix == ".md"]
    assert len(rules) >= 8
    assert [named(path) for path in rules if re.search(r"(?m)^ +[A-Z]\d", path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("language", MISPLACED)
def test_spaces_before_signs_are_those_of_the_language(language: str) -> None:
    lines = [line for path in TEXTS if path.stem == language for line in path.read_text(encoding="utf-8").splitlines()]
    assert [line for line in lines if re.search(MISPLACED[language], re.sub(r"^\w+ = ", "", line))] == []


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "Loading …"), ("en", "95 %"), ("en", "95\xa0%"), ("fr", "Mélange …"), ("fr", "95 %"), ("fr", "95%"),
     ("de", "Laden…"), ("de", "Laden …"), ("de", "95 %"), ("de", "95%"), ("nl", "Laden …"), ("nl", "95\xa0%")],
)  # fmt: skip
def test_a_misplaced_space_is_found(language: str, text: str) -> None:
    assert re.search(MISPLACED[language], text)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "x = A robot plays"),
        ("fr", "x = Un robot joue"),
        ("de", "x = Such dir etwas aus"),
        ("nl", "x = die welke"),
    ],
)
def test_another_word_for_a_concept_is_found(language: str, text: str) -> None:
    assert len(other_words(language, text)) == 1


@pytest.mark.parametrize("line", ["x = 95 % sure", "x = Loading …", "x = Shuffle it anew", "x = Whoever comes"])
def test_an_odd_line_is_found(line: str) -> None:
    assert odd_lines(f"# {line}\n{line}") == [line]


@pytest.mark.parametrize(
    ("name", "source"),
    [("a.py", '"""Shuffle it anew."""'), ("b.py", "x = 1  # for ever"), ("c.ts", "let a = 1 // shuffle anew"),
     ("d.svelte", "<script>\n  /** Whoever comes. */\n</script>"), ("e.py", 'f(doc="whoever plays")'),
     ("f.py", "def test_it_starts_anew() -> None: ..."),
     ("g.test.ts", "test('it starts anew', () => {})")],
)  # fmt: skip
def test_an_odd_remark_is_found(name: str, source: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text(source, encoding="utf-8")
    assert [bool(ODD.search(text)) for text in remarks(tmp_path / name)] == [True]
