"""The page's own files, as they are sent."""

import httpx
import pytest

from tests.server.serving import Server


@pytest.mark.parametrize(("taken", "sent"), [("gzip, br", "gzip"), ("identity", None)])
def test_the_page_is_compressed_for_whoever_takes_it_so(small_server: Server, taken: str, sent: str | None) -> None:
    answer = httpx.get(small_server.address, headers={"accept-encoding": taken})
    assert answer.headers.get("content-encoding") == sent
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.text.lower().startswith("<!doctype html>")
