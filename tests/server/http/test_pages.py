"""How the page's own files are served."""

import json
import re
from pathlib import Path

import httpx
import pytest

from nomarch.server.http import pages
from nomarch.server.settings import Settings
from tests.server.knocking import ask, send_raw
from tests.server.people import OPEN, Person, person, upload
from tests.server.serving import Server, serving


@pytest.mark.parametrize(("taken", "sent"), [("gzip, br", "gzip"), ("identity", None)])
def test_the_page_is_compressed_for_clients_that_accept_it(small_server: Server, taken: str, sent: str | None) -> None:
    answer = httpx.get(small_server.address, headers={"accept-encoding": taken})
    assert answer.headers.get("content-encoding") == sent
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.text.lower().startswith("<!doctype html>")


@pytest.mark.parametrize(
    ("taken", "sent"),
    [("gzip, deflate, br", "br"), ("gzip, br;q=0", "gzip"), ("br; q=0.5", "br"), ("gzip", "gzip"), ("identity", None)],
)
def test_a_file_with_a_brotli_copy_is_sent_as_that_to_clients_that_accept_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, taken: str, sent: str | None
) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "base.js").write_text("the script")
    (tmp_path / "assets" / "base.js.br").write_bytes(b"compressed")
    (tmp_path / "assets" / "alone.js").write_text("another")
    monkeypatch.setattr(pages, "_STATIC", tmp_path)
    with serving(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", workers=1)) as server:
        answer = ask(server, "GET", "/assets/base.js", headers={"accept-encoding": taken})
        assert answer.headers.get("content-encoding") == sent
        assert answer.headers["content-type"].startswith("text/javascript")
        assert answer.content == (b"compressed" if sent == "br" else b"the script")
        alone = ask(server, "GET", "/assets/alone.js", headers={"accept-encoding": taken})
        assert alone.text == "another"
        assert ask(server, "GET", "/assets/base.js.br").status_code == 404
        (tmp_path / "assets" / "alone.js").unlink()  # as an upgrade does
        assert ask(server, "GET", "/assets/alone.js").status_code == 404


def test_a_page_says_what_it_will_ask_for_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built = {
        "words/fr": ["/assets/fr.js"],
        "page/table": ["/assets/table.js", "/assets/table.css"],
        "game/nile": ["/assets/table.js", "/assets/nile.js"],
        "game/nile/en": ["/assets/nile-en.js"],
        "game/nile/fr": ["/assets/nile-fr.js"],
        "ended/nile": ["/assets/table.js", "/assets/nile-result.js"],
    }
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "preload.json").write_text(json.dumps(built))
    monkeypatch.setattr(pages, "_STATIC", tmp_path)
    table = "</assets/table.js>; rel=modulepreload, </assets/table.css>; rel=preload; as=style; crossorigin"
    with serving(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", workers=1)) as server:
        host, guest = (Person(server, **{"accept-language": "fr"}) for _ in range(2))
        name = host.make("nile", person("Ada"), OPEN)

        def links(path: str) -> str:
            return str(host.http.get(path).headers.get("link"))

        assert links("/") == "</assets/fr.js>; rel=modulepreload"
        # The response doesn't reveal whether there is a table.
        assert links(f"/table/{name}") == links("/table/nosuchtable2") == f"</assets/fr.js>; rel=modulepreload, {table}"
        guest.join(name, "Bob")
        host.start(name)
        game = ", </assets/nile.js>; rel=modulepreload, </assets/nile-fr.js>; rel=modulepreload"
        assert links(f"/table/{name}") == links("/table/nosuchtable2") + game
        # Of a game that is over, only what its result needs.
        assert links(f"/table/{upload(host)}") == links("/") + f", {table}, </assets/nile-result.js>; rel=modulepreload"
        assert "link" not in host.http.get("/preload.json").headers


@pytest.mark.parametrize("path", ["/", "/verify"])
def test_no_page_runs_a_script_that_stands_in_it(open_server: Server, path: str) -> None:
    page = ask(open_server, "GET", path).text
    scripts = re.findall(r"<script\b[^>]*>", page)
    assert scripts
    assert all(' src="/' in script for script in scripts)
    assert " style=" not in page
    assert "javascript:" not in page


@pytest.mark.parametrize("path", [
    b"/../app.py", b"/..%2fapp.py", b"/%2e%2e/app.py", b"/assets/../../app.py", b"//etc/passwd.txt", b"/..\\app.py",
    b"/plain.css%00.html", b"/./../settings.py", b"/%252e%252e/app.py",
])  # fmt: skip
def test_no_path_leads_out_of_the_pages_folder(open_server: Server, path: bytes) -> None:
    answer = send_raw(open_server, b"GET " + path + b" HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 404")
    assert b"import" not in answer
