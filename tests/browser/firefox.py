"""Firefox, driven by WebDriver BiDi, with a push service of the tests' own.

Firefox is the only browser that can be told which push service to use. Playwright needs a Firefox build of its own.
"""

from __future__ import annotations

import contextlib
import json
import secrets
import shutil
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.sync.server import Server, ServerConnection, serve
from websockets.typing import Subprotocol

from tests.server.players import until
from tests.server.pushing import PushService, as_text, push_service

__all__ = ["Firefox", "PushDelivery", "delivering", "find", "firefox"]

NAMES = ("firefox-esr", "firefox")
_SECONDS = 60


def find() -> str | None:
    """An installed Firefox."""
    return next(filter(None, map(shutil.which, NAMES)), None)


class PushDelivery:
    """Passes messages from a push service to the browsers that are connected to it, by Mozilla's push protocol."""

    def __init__(self, service: PushService) -> None:
        self.service = service
        self.decrypted = 0  # messages that browsers could read
        self._to: dict[str, tuple[ServerConnection, str]] = {}  # by path of the endpoint: socket and channel
        service.deliver = self._deliver
        self.server: Server = serve(
            self._talk, "127.0.0.1", 0, subprotocols=[Subprotocol("push-notification")], compression=None
        )
        self.address = f"ws://127.0.0.1:{self.server.socket.getsockname()[1]}/"

    def _talk(self, socket: ServerConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            for text in socket:
                for answer in self._answer(socket, json.loads(text)):
                    socket.send(json.dumps(answer))

    def _answer(self, socket: ServerConnection, asked: dict[str, Any]) -> Iterator[dict[str, Any]]:
        match asked.get("messageType"):
            case "hello":
                uaid = asked.get("uaid") or secrets.token_hex(16)
                yield {"messageType": "hello", "status": 200, "uaid": uaid, "use_webpush": True, "broadcasts": {}}
            case "register":
                name, channel = secrets.token_hex(4), asked["channelID"]
                self._to[name] = socket, channel
                endpoint = f"{self.service.address}/{name}"
                yield {"messageType": "register", "status": 200, "channelID": channel, "pushEndpoint": endpoint}
            case "unregister":
                yield {"messageType": "unregister", "status": 200, "channelID": asked["channelID"]}
            case "ack":
                self.decrypted += sum(each["code"] == 100 for each in asked["updates"])
            case None:  # a ping is an empty object
                yield {}

    def _deliver(self, name: str, headers: dict[str, str], body: bytes) -> None:
        socket, channel = self._to[name]
        message = {
            "messageType": "notification", "channelID": channel, "version": secrets.token_hex(8),
            "data": as_text(body), "headers": {"encoding": headers["content-encoding"]},
        }  # fmt: skip
        socket.send(json.dumps(message))


@contextlib.contextmanager
def delivering() -> Iterator[PushDelivery]:
    """A push service that browsers can connect to, for a while."""
    with push_service() as service:
        delivery = PushDelivery(service)
        threading.Thread(target=delivery.server.serve_forever, daemon=True).start()
        try:
            yield delivery
        finally:
            delivery.server.shutdown()


class Firefox:
    """One tab of a Firefox."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket, self._number = socket, 0
        self.ask("session.new", capabilities={})
        self._tab = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def ask(self, method: str, **params: Any) -> dict[str, Any]:
        """Send a command and return its result."""
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            answer = json.loads(self._socket.recv(_SECONDS))
            if answer.get("id") == self._number:
                assert answer["type"] == "success", answer
                return dict(answer["result"])

    def go(self, address: str) -> None:
        """Load a page."""
        self.ask("browsingContext.navigate", context=self._tab, url=address, wait="complete")

    def evaluate(self, script: str) -> Any:
        """The value of an expression, or of the promise that it is, as JSON; as if the user had just clicked."""
        found = self.ask(
            "script.evaluate", expression=f"(async () => JSON.stringify(await ({script})))()", awaitPromise=True,
            target={"context": self._tab}, userActivation=True,
        )  # fmt: skip
        assert found["type"] == "success", found
        return json.loads(found["result"].get("value", "null"))

    def until(self, script: str) -> Any:
        """The first value of the expression that is true."""
        return until(lambda: self.evaluate(script), script)


@contextlib.contextmanager
def firefox(profile: Path, push: str) -> Iterator[Firefox]:
    """A headless Firefox with an empty profile, which takes its messages from a push service."""
    preferences = {
        "dom.push.serverURL": push,
        "dom.push.testing.allowInsecureServerURL": True,
        "dom.push.connection.enabled": True,
        "permissions.default.desktop-notification": 1,
        "alerts.useSystemBackend": False,
        "app.update.enabled": False,
        "datareporting.policy.dataSubmissionEnabled": False,
        "network.captive-portal-service.enabled": False,
        "network.connectivity-service.enabled": False,
        "browser.shell.checkDefaultBrowser": False,
    }
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in preferences.items()]
    (profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
    found = find()
    assert found
    process = subprocess.Popen(
        [found, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        port_file = profile / "WebDriverBiDiServer.json"
        until(port_file.exists, "Firefox")
        told = json.loads(port_file.read_text(encoding="utf-8"))
        with connect(f"ws://{told['ws_host']}:{told['ws_port']}/session", max_size=None) as socket:
            yield Firefox(socket)
    finally:
        process.terminate()
        process.wait(_SECONDS)
