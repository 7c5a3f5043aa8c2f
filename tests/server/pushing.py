"""A push service and an SMTP server of the tests' own: what they get is decrypted, and kept to be looked at."""

from __future__ import annotations

import base64
import contextlib
import email
import email.policy
import json
import secrets
import socketserver
import threading
from collections.abc import Callable, Iterator
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import jwt
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

__all__ = ["Browser", "Postbox", "PushService", "as_text", "post_office", "push_service"]


def as_text(data: bytes) -> str:
    """Base64 as in URLs, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _data(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _derive(salt: bytes, info: bytes, length: int, secret: bytes) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Browser:
    """What a browser does with a push subscription (RFC 8291), written from the standard."""

    def __init__(self, service: PushService | None = None) -> None:
        self.name = secrets.token_hex(4)
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = secrets.token_bytes(16)
        self._public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.keys = {"p256dh": as_text(self._public), "auth": as_text(self._auth)}
        at = service.address if service else "https://fcm.googleapis.com"
        self.subscription: dict[str, object] = {
            "endpoint": f"{at}/{self.name}", "expirationTime": None, "keys": self.keys,
        }  # fmt: skip

    def read(self, body: bytes) -> Any:
        salt, size, theirs = body[:16], int.from_bytes(body[16:20], "big"), body[21 : 21 + body[20]]
        assert len(body) < size
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        secret = _derive(self._auth, b"WebPush: info\0" + self._public + theirs, 32, shared)
        key = _derive(salt, b"Content-Encoding: aes128gcm\0", 16, secret)
        nonce = _derive(salt, b"Content-Encoding: nonce\0", 12, secret)
        plain = AESGCM(key).decrypt(nonce, body[21 + body[20] :], None)
        assert plain.endswith(b"\x02")
        return json.loads(plain[:-1])


class PushService:
    """Takes messages; `answers` says how, the last one for good. `deliver` passes on those that it accepts."""

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []  # browser, headers and body
        self.answers = [201]
        self.came = threading.Condition()
        self.deliver: Callable[[str, dict[str, str], bytes], None] = lambda name, headers, body: None
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                with service.came:
                    status = service.answers.pop(0) if len(service.answers) > 1 else service.answers[0]
                    headers = {name.lower(): value for name, value in self.headers.items()}
                    service.got.append((self.path[1:], headers, body))
                    service.came.notify_all()
                if status < 300:
                    service.deliver(self.path[1:], headers, body)
                self.send_response(status)
                self.send_header("location", "http://127.0.0.1:1/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *args: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"

    def wait(self, count: int) -> None:
        """Until so many messages have come."""
        with self.came:
            assert self.came.wait_for(lambda: len(self.got) >= count, 120)

    def read(self, number: int, browser: Browser) -> Any:
        """A message, decrypted, after a look at who signed it."""
        name, headers, body = self.got[number]
        assert name == browser.name
        assert headers["content-encoding"] == "aes128gcm"
        token, key = (part.partition("=")[2] for part in headers["authorization"].removeprefix("vapid ").split(", "))
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _data(key))
        claims = jwt.decode(token, public, algorithms=["ES256"], audience="http://127.0.0.1")
        assert claims["sub"].startswith("mailto:")
        return browser.read(body)


@contextlib.contextmanager
def push_service() -> Iterator[PushService]:
    """A push service for a while."""
    service = PushService()
    threading.Thread(target=service.server.serve_forever, args=(0.02,), daemon=True).start()
    try:
        yield service
    finally:
        service.server.shutdown()
        service.server.server_close()


class Postbox:
    """Takes letters."""

    def __init__(self) -> None:
        self.got: list[EmailMessage] = []
        self.refuse = ""  # what is answered to a recipient, if anything but yes
        self.came = threading.Condition()
        box = self

        class Handler(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                self.wfile.write(b"220 here\r\n")
                for line in self.rfile:
                    word = line.split(b" ")[0].strip().upper()
                    if word == b"DATA":
                        self.wfile.write(b"354 go on\r\n")
                        text = b""
                        while (part := self.rfile.readline()) != b".\r\n":
                            text += part[1:] if part.startswith(b".") else part
                        with box.came:
                            found = email.message_from_bytes(text.replace(b"\r\n", b"\n"), policy=email.policy.default)
                            assert isinstance(found, EmailMessage)
                            box.got.append(found)
                            box.came.notify_all()
                    if word == b"RCPT" and box.refuse:
                        self.wfile.write(f"{box.refuse}\r\n".encode())
                        continue
                    self.wfile.write(b"221 bye\r\n" if word == b"QUIT" else b"250 yes\r\n")
                    if word == b"QUIT":
                        return

        self.server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.url = f"smtp+plain://127.0.0.1:{self.server.server_address[1]}"

    def wait(self, count: int) -> EmailMessage:
        """The last of so many letters."""
        with self.came:
            assert self.came.wait_for(lambda: len(self.got) >= count, 120)
        return self.got[count - 1]


@contextlib.contextmanager
def post_office() -> Iterator[Postbox]:
    """An SMTP server for a while."""
    box = Postbox()
    threading.Thread(target=box.server.serve_forever, args=(0.02,), daemon=True).start()
    try:
        yield box
    finally:
        box.server.shutdown()
        box.server.server_close()
