"""Security headers, device tokens and the origin check."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from urllib.parse import urlsplit

from nomarch.server.domain.problems import Forbidden

__all__ = ["COOKIE", "HEADERS", "check_origin", "device", "new_token"]

COOKIE = "nomarch"

# Our pages load nothing from other origins and run no inline scripts.
HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


def new_token() -> str:
    """A random token for a device."""
    return secrets.token_urlsafe(24)


def device(token: str) -> str:
    """The stored digest of a token: it identifies the device, and can't be used in its place."""
    return hashlib.sha256(f"nomarch device {token}".encode()).hexdigest()[:32]


def check_origin(headers: Mapping[str, str], allowed: frozenset[str], proxied: bool = False) -> None:
    """Reject cross-site requests (CSRF).

    Browsers send Origin; programs don't, and have no one else's cookie. Over HTTPS browsers also send Sec-Fetch-Site,
    which works even if a proxy rewrites the Host header.
    """
    origin, site = headers.get("origin"), headers.get("sec-fetch-site", "none")
    if site == "same-origin" or origin in allowed or (origin is None and site == "none"):
        return
    host = headers.get("host", "")
    if proxied:
        host = headers.get("x-forwarded-host", "").rpartition(",")[2].strip() or host
    if origin is None or site not in ("none", "same-origin") or not _same_host(origin, host):
        raise Forbidden("foreign_origin", origin=(origin or site)[:200], host=host[:200])


def _same_host(origin: str, host: str) -> bool:
    try:
        return bool(host) and urlsplit(origin).netloc == host
    except ValueError:  # not a URL
        return False
