"""The checks before a server starts."""

import asyncio

from nomarch.server import doctor
from nomarch.server.settings import Settings


def said(settings: Settings, host: str = "127.0.0.1", port: int | None = 0) -> dict[str, str]:
    """The message keys of all findings, with their levels."""
    found = asyncio.run(doctor.examine(settings, host, port))
    return {each.message.key: each.level for each in found}


def problems(found: dict[str, str]) -> set[str]:
    return {key for key, level in found.items() if level == "problem"}
