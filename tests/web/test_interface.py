"""The page's types come from the server's OpenAPI document. `python -m tests.web.test_interface` writes it."""

import json
from pathlib import Path

from nomarch.server.http.app import make_app
from nomarch.server.http.openapi import complete
from nomarch.server.settings import Settings

DOCUMENT = Path(__file__).resolve().parents[2] / "web" / "openapi.json"


def document() -> str:
    """The OpenAPI document, in one line."""
    return json.dumps(complete(make_app(Settings(database="sqlite:///:memory:"))), ensure_ascii=False) + "\n"


def test_the_page_knows_the_server_as_it_is() -> None:
    assert DOCUMENT.read_text(encoding="utf-8") == document()


if __name__ == "__main__":
    DOCUMENT.write_text(document(), encoding="utf-8")
