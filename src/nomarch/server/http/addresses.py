"""The listening socket, and the URLs that reach it."""

from __future__ import annotations

import errno
import ipaddress
import socket
import sys
from dataclasses import dataclass
from urllib.parse import urlsplit

from nomarch.text.errors import NomarchError

__all__ = ["Addresses", "addresses", "is_loopback", "listen", "read_public_url"]

_PORT, _PORTS_TRIED = 8765, 20
_HOST_ERRORS = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT, errno.EINVAL)
# Documentation addresses: connecting a UDP socket sends nothing, but selects our outgoing address.
_ELSEWHERE = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))


@dataclass(frozen=True)
class Addresses:
    """The URLs that reach a server."""

    local: str
    """From this machine."""
    network: tuple[str, ...] = ()
    """From other machines, if it listens for them; the likeliest first."""


def listen(host: str, port: int | None) -> socket.socket:
    """Bind a port: the given one, or the first free one."""
    host = host.removeprefix("[").removesuffix("]")
    last: OSError | None = None
    for candidate in [port] if port is not None else range(_PORT, _PORT + _PORTS_TRIED):
        try:
            listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        except OSError as error:  # a machine without IPv6
            raise NomarchError("cli_bad_host", host=host, reason=_reason(error)) from None
        if sys.platform != "win32":  # there the option would let two servers share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, candidate))
        except (OSError, OverflowError, UnicodeError) as error:
            listening.close()
            if isinstance(error, socket.gaierror | UnicodeError) or getattr(error, "errno", 0) in _HOST_ERRORS:
                raise NomarchError("cli_bad_host", host=host, reason=_reason(error)) from None
            last = error if isinstance(error, OSError) else OSError(str(error))
            continue
        listening.listen(1024)
        return listening
    assert last
    raise NomarchError("cli_port_busy", port=str(port if port is not None else _PORT), reason=_reason(last))


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


def addresses(listening: socket.socket) -> Addresses:
    """The URLs that reach a listening socket."""
    host, port = listening.getsockname()[:2]
    if not ipaddress.ip_address(host).is_unspecified:
        own = _url(host, port)
        return Addresses(own) if is_loopback(host) else Addresses(own, (own,))
    return Addresses(
        _url("127.0.0.1" if listening.family == socket.AF_INET else "::1", port),
        tuple(_url(each, port) for each in _own_addresses(listening.family)),
    )


def _own_addresses(family: socket.AddressFamily) -> list[str]:
    """This machine's addresses on its networks."""
    found: dict[str, None] = {}
    for kind, elsewhere in _ELSEWHERE:
        if kind == socket.AF_INET or kind == family:
            try:
                with socket.socket(kind, socket.SOCK_DGRAM) as asking:
                    asking.connect((elsewhere, 9))
                    found[asking.getsockname()[0]] = None
            except OSError:  # no network of this kind
                continue
    try:
        for info in socket.getaddrinfo(socket.gethostname(), None, family, socket.SOCK_STREAM):
            found[str(info[4][0])] = None
    except OSError:  # the host name doesn't resolve
        pass
    return [each for each in found if "%" not in each and not is_loopback(each)]


def is_loopback(host: str) -> bool:
    """Whether a host is reachable from this machine only."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _url(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def read_public_url(text: str) -> str:
    """Parse `--public-url` into an origin."""
    try:
        parts = urlsplit(text)
        known = parts.scheme in ("http", "https") and parts.hostname and not parts.username
        port = f":{parts.port}" if parts.port else ""
    except ValueError:
        known = False
    if not known or parts.path not in ("", "/") or parts.query or parts.fragment:
        raise NomarchError("cli_bad_public_url", url=text)
    host = parts.hostname or ""
    return f"{parts.scheme}://{f'[{host}]' if ':' in host else host}{port}"
