"""The built page and its files, or plain fallback pages if it wasn't built."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import cache
from pathlib import Path

import orjson
from fastapi import FastAPI, HTTPException, Request, Response

from nomarch.server.domain.problems import NotFound
from nomarch.server.http.identity import language, service_of
from nomarch.server.http.pictures import tags

__all__ = ["is_built", "serve"]

_STATIC = Path(__file__).parent.parent / "static"
_PLAIN = Path(__file__).parent / "plain"
_FOREVER = "public, max-age=31536000, immutable"  # file names contain a content hash
_TYPES = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}  # not in every system's MIME table
_TEXT = {".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"}  # other formats are compressed already
_BROTLI = ".br"  # the build compresses scripts and styles: Python's library can't


def is_built() -> bool:
    """Whether the page has been built."""
    return (_STATIC / "index.html").is_file()


def serve(app: FastAPI) -> None:
    """Serve every path that isn't an API route."""
    built = is_built()
    files = {
        path.relative_to(root).as_posix(): path
        for root in (_PLAIN, _STATIC)
        for path in root.rglob("*")
        # The built page covers everything that the plain pages do.
        if path.is_file() and path.suffix != _BROTLI and not (built and root == _PLAIN and path.suffix == ".html")
    }

    listed = files.get("preload.json")
    preload: dict[str, list[str]] = orjson.loads(listed.read_bytes()) if listed else {}

    @app.get("/{path:path}", include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        """A file, or the page itself, which routes on the client."""
        if path == "api" or path.startswith("api/"):
            raise HTTPException(405)  # or no such route exists
        if found := files.get(path) or files.get(f"{path}.html"):
            kept = _FOREVER if path.startswith("assets/") else "no-cache"
            try:
                return _file(found, kept, request)
            except FileNotFoundError:  # nomarch was upgraded under a running server
                raise NotFound("no_such_page") from None
        if "." in path.rpartition("/")[2]:
            raise NotFound("no_such_page")
        answer = _file(files["index.html"], "no-cache", request, await tags(request, path))
        if links := _preload_links(request, path, preload):
            answer.headers["link"] = links
        return answer


def _preload_links(request: Request, path: str, preload: dict[str, list[str]]) -> str:
    """Preload headers for the files that the page at this path will request next.

    For a game that is open in this process, they include the game's own files; if it is over, those of its result.
    """
    first, _, rest = path.partition("/")
    spoken, wanted = language(request.headers), [f"page/{first}"]
    live = service_of(request).hub.at_hand(rest) if first == "table" else None
    if live and live.table.match:
        state = "ended" if live.table.phase == "over" else "game"
        wanted.append(f"{state}/{live.table.match.game.name}")
    named = [f"words/{spoken}", *(name for each in wanted for name in (each, f"{each}/{spoken}"))]
    files = dict.fromkeys(file for each in named for file in preload.get(each, []))
    return ", ".join(
        f"<{file}>; rel=preload; as=style; crossorigin" if file.endswith(".css") else f"<{file}>; rel=modulepreload"
        for file in files
    )


def _file(path: Path, kept: str, request: Request, extra: str = "") -> Response:
    """A file, compressed if the client accepts it; `extra` goes into the head of a page."""
    headers, encoding = {"cache-control": kept}, ""
    if path.suffix in _TEXT:
        headers["vary"] = "accept-encoding"
        if encoding := _encoding(path, request.headers.get("accept-encoding", "")):
            headers["content-encoding"] = encoding
    if extra:
        page = _read(path, path.stat().st_mtime_ns, "")[0]  # nothing is cached of a page that differs for each table
        body, tag = _sent(page.replace(b"</head>", f"{extra}</head>".encode(), 1), encoding)
    else:
        body, tag = _read(path, path.stat().st_mtime_ns, encoding)
    headers["etag"] = tag
    if _known(request.headers.get("if-none-match", ""), tag):
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=_TYPES.get(path.suffix) or mimetypes.guess_type(path)[0])


def _known(tags: str, tag: str) -> bool:
    """Whether the client has the file already; a compressing proxy may have weakened the ETag."""
    return tags.strip() == "*" or tag in (each.strip().removeprefix("W/") for each in tags.split(","))


def _encoding(path: Path, accepted: str) -> str:
    """The best encoding of a file that the client accepts; empty if it accepts none."""
    parts = (part.replace(" ", "").partition(";q=") for part in accepted.lower().split(","))
    names = {name for name, _, weight in parts if weight.strip("0.") or not weight}
    if "br" in names and _compressed(path).is_file():
        return "br"
    return "gzip" if "gzip" in names else ""


def _compressed(path: Path) -> Path:
    return path.with_name(path.name + _BROTLI)


@cache
def _read(path: Path, changed: int, encoding: str) -> tuple[bytes, str]:
    """The content of a file and its ETag, cached, because a first visit requests all files at once."""
    return _sent(_compressed(path).read_bytes() if encoding == "br" else path.read_bytes(), encoding)


def _sent(content: bytes, encoding: str) -> tuple[bytes, str]:
    sent = gzip.compress(content, mtime=0) if encoding == "gzip" else content
    return sent, f'"{hashlib.sha256(sent).hexdigest()[:24]}"'
