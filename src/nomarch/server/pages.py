"""The page and its files, as the install built them; where it built none, plain pages without it."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.responses import FileResponse

from nomarch.server.problems import NotFound

__all__ = ["serve"]

_STATIC = Path(__file__).parent / "static"
_PLAIN = Path(__file__).parent / "plain"
_FOREVER = "public, max-age=31536000, immutable"  # names of built files change with what is in them


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
            return FileResponse(found, headers={"cache-control": kept})
        if "." in path.rpartition("/")[2]:
            raise NotFound("no_such_page")
        return FileResponse(files["index.html"], headers={"cache-control": "no-cache"})
