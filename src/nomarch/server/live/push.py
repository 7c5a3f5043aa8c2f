"""Web Push: notifications that a browser shows while no page is open, sent through the push service of its vendor.

Messages are encrypted for the browser (RFC 8291): the service learns only when one is sent, and by which server. The
server signs with a VAPID key (RFC 8292) derived from the key in its database, so that all processes share it and a
backup contains it.
"""

from __future__ import annotations

import base64
import http.client
import urllib.error
import urllib.request
from collections.abc import Sequence
from typing import Literal
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from pydantic import BaseModel, ConfigDict, Field
from webpush import WebPush, WebPushSubscription

from nomarch.server.domain.problems import BadRequest, Problem

__all__ = ["PUSH_SERVICES", "Outcome", "Push", "Subscription", "check_subscription"]

# Those of Chrome and Edge, Firefox, Safari, and Edge on Windows. A server that posted wherever a visitor says could be
# sent to machines that only it can reach.
PUSH_SERVICES = ("fcm.googleapis.com", "*.push.services.mozilla.com", "*.push.apple.com", "*.notify.windows.com")
Outcome = Literal["sent", "gone", "failed", "later"]
_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
_SECONDS = 10
_A_DAY = 86_400


class SubscriptionKeys(BaseModel):
    """The keys that encrypt messages to a browser."""

    model_config = ConfigDict(extra="forbid", strict=True, use_attribute_docstrings=True)

    p256dh: str = Field(pattern=r"^[A-Za-z0-9_-]{87}=?$")
    """The browser's public key."""
    auth: str = Field(pattern=r"^[A-Za-z0-9_-]{22}={0,2}$")
    """The browser's authentication secret."""


class Subscription(BaseModel):
    """A browser's push subscription, as its `PushSubscription.toJSON()` gives it."""

    model_config = ConfigDict(extra="ignore", strict=True, use_attribute_docstrings=True)

    endpoint: str = Field(max_length=1000, pattern=r"^https?://[!-~]+$")
    """The URL at the push service that takes messages for the browser."""
    keys: SubscriptionKeys
    """The keys that encrypt messages to it."""


def check_subscription(subscription: Subscription, services: Sequence[str]) -> None:
    """Refuse a subscription that is malformed or whose endpoint isn't at a known push service."""
    address = urlsplit(subscription.endpoint)
    host = address.hostname or ""
    known = any(
        f"{address.scheme}://{address.netloc}" == each
        if "://" in each
        else address.scheme == "https" and address.netloc == host and _matches(host, each)
        for each in services
    )
    if not known:
        raise Problem("alert_unknown_service", host=host[:100])
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _decode(subscription.keys.p256dh))
    except ValueError:
        raise BadRequest("field_bad", field="keys.p256dh", reason="not_a_key") from None


def _matches(host: str, pattern: str) -> bool:
    return host.endswith(pattern[1:]) if pattern.startswith("*.") else host == pattern


def _decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """A push service doesn't redirect; refuse an answer that does."""

    def redirect_request(self, *args: object, **kwargs: object) -> None:
        return None


class Push:
    """Sends push messages."""

    def __init__(self, key: bytes, contact: str, services: Sequence[str]) -> None:
        """`key` is the server's key; `contact` is an address that push services can report problems to."""
        drawn = HKDF(hashes.SHA256(), 48, None, b"nomarch web push").derive(key)
        private = ec.derive_private_key(int.from_bytes(drawn, "big") % (_ORDER - 1) + 1, ec.SECP256R1())
        public = private.public_key()
        self.public_key = base64.urlsafe_b64encode(
            public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        ).rstrip(b"=").decode()  # fmt: skip
        self._services = services
        self._signer = WebPush(
            private.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()),
            public.public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo),
            subscriber=contact,
            ttl=_A_DAY,
        )
        self._opener = urllib.request.build_opener(_NoRedirect)

    def send(self, target: str, text: str, topic: str) -> Outcome:
        """Send a message; blocks on the network. It replaces an undelivered one with the same topic."""
        subscription = Subscription.model_validate_json(target)
        try:
            check_subscription(subscription, self._services)
        except Problem:
            return "gone"
        message = self._signer.get(text, WebPushSubscription.model_validate_json(target))
        headers = {**message.headers, "content-type": "application/octet-stream", "topic": topic, "urgency": "high"}
        asked = urllib.request.Request(subscription.endpoint, message.encrypted, headers, method="POST")
        try:
            with self._opener.open(asked, timeout=_SECONDS) as answer:
                return "sent" if answer.status < 300 else "failed"
        except urllib.error.HTTPError as error:
            error.close()
            if error.code in (404, 410):
                return "gone"
            return "later" if error.code == 429 or error.code >= 500 else "failed"
        except (OSError, http.client.HTTPException):
            return "later"
