"""Visitor identity: a device by its cookie, or a program by its token, and the profile that it acts as."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from http.cookies import CookieError, SimpleCookie
from typing import cast

from fastapi import Request, Response
from starlette.requests import HTTPConnection

from nomarch.server.http.origin import COOKIE, device, new_token
from nomarch.server.live.ratelimit import network_of
from nomarch.server.service import Service
from nomarch.text.language import LANGUAGES

__all__ = ["Visitor", "identity", "language", "network", "service_of", "token_of", "visitor"]

_TOKEN = re.compile(r"[A-Za-z0-9_-]{32}")
_A_YEAR = 31_536_000


@dataclass(frozen=True)
class Visitor:
    """The sender of a request."""

    who: str  # the identity that holds seats: a profile's, or the device's own
    device: str  # the digest of the token
    network: str  # the network that their address belongs to
    language: str


def service_of(connection: HTTPConnection) -> Service:
    """The running server."""
    return cast(Service, connection.app.state.service)


def token_of(headers: Mapping[str, str]) -> str:
    """The token of a request, or empty."""
    scheme, _, given = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and _TOKEN.fullmatch(given):
        return given
    try:
        morsel = SimpleCookie(headers.get("cookie", "")).get(COOKIE)
    except CookieError:
        return ""
    return morsel.value if morsel and _TOKEN.fullmatch(morsel.value) else ""


def network(connection: HTTPConnection, proxied: bool) -> str:
    """The network of a request, for rate limits."""
    forwarded = connection.headers.get("x-forwarded-for", "").rpartition(",")[2].strip() if proxied else ""
    return network_of(forwarded or (connection.client.host if connection.client else ""))


def language(headers: Mapping[str, str]) -> str:
    """The first supported language in Accept-Language, or English."""
    asked = []
    for place, part in enumerate(headers.get("accept-language", "").split(",")[:20]):
        tag, _, weight = part.strip().partition(";q=")
        if tag[:2].lower() in LANGUAGES:
            asked.append((-_weight(weight), place, tag[:2].lower()))
    return min(asked)[2] if asked else "en"


def _weight(text: str) -> float:
    try:
        return float(text) if text else 1.0
    except ValueError:
        return 0.0


async def identity(connection: HTTPConnection) -> str:
    """Whom the sender of a request acts as; empty without a token."""
    token = token_of(connection.headers)
    return await service_of(connection).profiles.who(device(token)) if token else ""


async def visitor(request: Request, response: Response) -> Visitor:
    """The visitor of a request; a new browser gets a cookie with the response."""
    settings, who = service_of(request).settings, await identity(request)
    token = token_of(request.headers)
    if not token:
        token = new_token()
        if request.method == "POST":
            # The operator may bypass the proxy over plain HTTP: the browser sends the scheme.
            secure = settings.secure or request.headers.get("origin", "").startswith("https:")
            response.set_cookie(COOKIE, token, max_age=_A_YEAR, httponly=True, samesite="lax", secure=secure)
    return Visitor(who or device(token), device(token), network(request, settings.proxied), language(request.headers))
