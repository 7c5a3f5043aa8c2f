"""The HTTP and WebSocket API, described from the server's OpenAPI document."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from nomarch.server.http.app import make_app
from nomarch.server.http.openapi import complete
from nomarch.server.settings import Settings

__all__ = ["errors", "requests", "schemas"]

_SOCKET = ("SocketRequest", "SocketAnswer")


@cache
def _document() -> Any:
    return complete(make_app(Settings(database="sqlite:///:memory:")))


def errors() -> str:
    """The errors that any request may return."""
    listed = next(iter(_document()["paths"]["/api/tables"].values()))["responses"]
    rows = [f"| {status} | {_text(answer)} |" for status, answer in listed.items() if status >= "400"]
    return "\n".join(["| status | |", "|---|---|", *rows])


def requests() -> str:
    """A section per request: description, parameters, body and response."""
    found = []
    for path, methods in _document()["paths"].items():
        for method, request in methods.items():
            found.append(f"### {method.upper()} {path}\n\n{request.get('description', '')}\n\n{_parts(request)}")
    return "\n\n".join(found)


def _parts(request: Any) -> str:
    rows = [
        f"| `{each['name']}` | {each['in']}, {_type(each['schema'])} | {_text(each)} |"
        for each in request.get("parameters", ())
    ]
    rows += [f"| body | {_type(content['schema'])} | |" for content in _contents(request.get("requestBody", {}))]
    for status, answer in request["responses"].items():
        if status < "400":
            types = ", ".join(_type(content["schema"]) for content in _contents(answer) if content.get("schema"))
            rows.append(f"| {status} | {types} | |")
    return "\n".join(["| | type | |", "|---|---|---|", *rows])


def _contents(holder: Any) -> list[Any]:
    return list(holder.get("content", {}).values())


def schemas(kind: str) -> str:
    """The fields of every schema: of the `socket`, of the games' `views`, or of all `others`."""
    found = _document()["components"]["schemas"]
    kinds = {"socket": _names(_SOCKET), "views": _names([name for name in found if name.endswith(("View", "Preview"))])}
    wanted = kinds.get(kind, [name for name in found if not any(name in names for names in kinds.values())])
    return "\n\n".join(_section(name, found[name]) for name in wanted)


def _names(roots: Any) -> list[str]:
    """These schemas and the ones they refer to."""
    found, text = list(roots), ""
    for name in found:
        text = json.dumps(_document()["components"]["schemas"][name])
        found += [each for each in _document()["components"]["schemas"] if f'/{each}"' in text and each not in found]
    return found


def _section(name: str, schema: Any) -> str:
    rows = [
        f"| `{field}` | {_type(each)}{'' if field in schema.get('required', ()) else ', optional'} | {_text(each)} |"
        for field, each in schema.get("properties", {}).items()
    ]
    table = "\n".join(["| field | type | |", "|---|---|---|", *rows]) if rows else _type(schema)
    return f"### {name}\n\n{schema.get('description', '')}\n\n{table}"


def _type(schema: Any) -> str:
    """A type in a few words, with a link to its schema."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " or ".join(map(_type, schema[several]))
    if "const" in schema:
        return f"`{json.dumps(schema['const'])}`"
    if "enum" in schema:
        return " or ".join(f"`{json.dumps(value)}`" for value in schema["enum"])
    if schema.get("type") == "array":
        items = schema.get("items") or {}
        return f"list of {_type(items)}" if items else "list"
    if schema.get("type") == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {_type(schema['additionalProperties'])}"
    return str(schema.get("type", "any"))


def _text(holder: Any) -> str:
    return " ".join(str(holder.get("description", "")).split()).replace("|", r"\|")
