"""Who may knock, how often and how loudly: what is checked before a request reaches a table."""

from __future__ import annotations

import hashlib
import ipaddress
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from urllib.parse import urlsplit

from nomarch.server.problems import Forbidden, TooMany

__all__ = ["COOKIE", "HEADERS", "Limits", "Rate", "check_origin", "device", "network_of", "new_token"]

COOKIE = "nomarch"
_ADDRESSES = 20_000

# A page of ours loads nothing from elsewhere and runs no script that stands in a page.
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
    """A name that nobody can guess, for a device."""
    return secrets.token_urlsafe(24)


def device(token: str) -> str:
    """What is kept of a token: enough to know it again, too little to use it."""
    return hashlib.sha256(f"nomarch device {token}".encode()).hexdigest()[:32]


def network_of(address: str) -> str:
    """The network that an address is counted under: an IPv4 address itself, of IPv6 the /64.

    A provider gives every customer a /64 at least, so one visitor has all of its addresses to ask from.
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:  # a proxy may write a name, or nothing
        return address[:64]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(found), 64), strict=False))


def check_origin(headers: Mapping[str, str], allowed: frozenset[str], proxied: bool = False) -> None:
    """Refuse what another site's page sends in the name of somebody who has a seat here.

    Browsers say where a page is from; programs don't, and have no cookie of somebody else's. On HTTPS browsers also say
    whether that is the site they send to, which holds even if a proxy puts its own name in the Host header.
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
    except ValueError:  # no address at all
        return False


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float
    divided: bool = True  # among all processes: whoever can reach several of them shall not get more


class Limits:
    """A bucket of tokens for each name; those not heard of for longest are forgotten first: theirs are full again."""

    def __init__(self, rates: Mapping[str, Rate], processes: Callable[[], int] = lambda: 1) -> None:
        self._rates = rates
        self._processes = processes
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, kind: str, name: str, cost: float = 1) -> None:
        """Use one up, or as many as something costs, or say how long to wait."""
        rate = self._rates.get(kind)
        if rate is None:
            return
        now, share = time.monotonic(), max(1, self._processes()) if rate.divided else 1
        burst, per_second = max(1, rate.burst / share), rate.per_second / share
        left, then = self._buckets.pop((kind, name), (burst, now))
        left = min(burst, left + (now - then) * per_second)
        self._buckets[kind, name] = (max(left - cost, 0) if left >= cost else left, now)
        while len(self._buckets) > _ADDRESSES:
            self._buckets.popitem(last=False)
        if left < cost:
            raise TooMany("too_many", (cost - left) / per_second)
