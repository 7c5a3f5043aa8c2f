"""The page and its files, as the install built them; where it built none, plain pages without it."""

from __future__ import annotations

import gzip
from functools import cache
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.responses import FileResponse

from nomarch.server.problems import NotFound

__all__ = ["serve"]

_STATIC = Path(__file__).parent / "static"
_PLAIN = Path(__file__).parent / "plain"
_FOREVER = "public, max-age=31536000, immutable"  # names of built files change with what is in them
_TEXT = {".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"}  # the rest is compressed as it is


def serve(app: FastAPI) -> None:
    """Answer every path that is no request of the API."""
    built = (_STATIC / "index.html").is_file()
    files = {
        path.relative_to(root).as_posix(): path
        for root in (_PLAIN, _STATIC)
        for path in root.rglob("*")
        # What was built has a page for everything that is there in plain.
        if path.is_file() and not (built and root == _PLAIN and path.suffix == ".html")
    }

    @app.get("/{path:path}", include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        """A file of the page, or the page itself, which finds its own way."""
        if path == "api" or path.startswith("api/"):
            raise NotFound("no_such_page")
        if found := files.get(path) or files.get(f"{path}.html"):
            kept = _FOREVER if path.startswith("assets/") else "no-cache"
            return _file(found, kept, request)
        if "." in path.rpartition("/")[2]:
            raise NotFound("no_such_page")
        return _file(files["index.html"], "no-cache", request)


def _file(path: Path, kept: str, request: Request) -> Response:
    """A file, compressed for whoever takes it so."""
    plain = FileResponse(path, headers={"cache-control": kept})
    if path.suffix not in _TEXT:
        return plain
    plain.headers["vary"] = "accept-encoding"
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return plain
    headers = {"cache-control": kept, "vary": "accept-encoding", "content-encoding": "gzip"}
    return Response(_compressed(path, path.stat().st_mtime_ns), headers=headers, media_type=plain.media_type)


@cache
def _compressed(path: Path, changed: int) -> bytes:
    """What is sent instead of a file, made when it is first asked for."""
    return gzip.compress(path.read_bytes(), mtime=0)
