"""Profiles and their devices, in both kinds of database.

A device is identified by the digest of its token. Without a row here, it acts as itself. With one, it acts as
`profile`, and as `home` once it is signed out.
"""

from __future__ import annotations

import secrets
from abc import abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from nomarch.server.store.protocol import Alert, Device, Profile
from nomarch.server.store.statements import Statement

__all__ = ["ProfileStore"]

_COLUMNS = "id, name, phrase, created"
_DEVICE = "device, profile, home, since"


class ProfileStore:
    """The part of a store that keeps profiles."""

    @abstractmethod
    async def _transact(self, *statements: Statement) -> list[list[Any]]:
        """Run statements in one transaction; returns the rows of each."""

    async def identity(self, device: str) -> str:
        """Whom a device acts as: itself, or a profile."""
        (found,) = await self._transact(("SELECT profile FROM devices WHERE device = ?", [device]))
        return str(found[0][0]) if found else device

    async def profile(self, who: str) -> Profile | None:
        """A profile."""
        (found,) = await self._transact((f"SELECT {_COLUMNS} FROM profiles WHERE id = ?", [who]))
        return Profile(*found[0]) if found else None

    async def make_profile(self, who: str, device: str, at: int) -> None:
        """Create the profile of a device that acts as itself; nothing happens if there is one."""
        profile = """INSERT INTO profiles (id, name, phrase, link, link_until, created)
                     VALUES (?, '', '', '', 0, ?) ON CONFLICT (id) DO NOTHING"""
        row = f"INSERT INTO devices ({_DEVICE}) VALUES (?, ?, ?, ?) ON CONFLICT (device) DO NOTHING"
        await self._transact((profile, [who, at]), (row, [device, who, who, at]))

    async def change_profile(self, who: str, **changes: str) -> None:
        """Change the name, or the digest of the phrase."""
        statements = [
            (f"UPDATE profiles SET {column} = ? WHERE id = ?", [value, who]) for column, value in changes.items()
        ]
        await self._transact(*statements)

    async def offer_link(self, who: str, digest: str, until: int) -> None:
        """Store the digest of a link's secret, in the place of an earlier one."""
        await self._transact(("UPDATE profiles SET link = ?, link_until = ? WHERE id = ?", [digest, until, who]))

    async def take_link(self, digest: str, now: int) -> str | None:
        """The profile of a link, which stops working."""
        query = "UPDATE profiles SET link = '' WHERE link = ? AND link <> '' AND link_until > ? RETURNING id"
        (found,) = await self._transact((query, [digest, now]))
        return str(found[0][0]) if found else None

    async def find_phrase(self, digest: str) -> str | None:
        """The profile with a recovery phrase."""
        query = "SELECT id FROM profiles WHERE phrase = ? AND phrase <> ''"
        (found,) = await self._transact((query, [digest]))
        return str(found[0][0]) if found else None

    async def add_device(self, device: str, who: str, at: int) -> None:
        """Sign a device in."""
        query = (
            f"INSERT INTO devices ({_DEVICE}) VALUES (?, ?, ?, ?) "
            "ON CONFLICT (device) DO UPDATE SET profile = excluded.profile, since = excluded.since"
        )
        await self._transact((query, [device, who, device, at]))

    async def devices(self, who: str) -> list[Device]:
        """The devices of a profile."""
        query = f"SELECT {_DEVICE} FROM devices WHERE profile = ? ORDER BY since, device"
        (found,) = await self._transact((query, [who]))
        return [Device(*row) for row in found]

    async def sign_out(self, who: str, devices: Sequence[str]) -> None:
        """Sign devices out; their push subscriptions and the profile's link are forgotten. A device that the profile
        began with gets a new identity, because its own is the profile's."""
        await self._transact(("UPDATE profiles SET link = '' WHERE id = ?", [who]), *_signed_out(who, devices))

    async def drop_profile(self, who: str, devices: Sequence[str]) -> None:
        """Delete a profile with everything that belongs to it, apart from its tables, and sign its devices out."""
        await self._transact(
            *_signed_out(who, devices),
            ("UPDATE reviews SET who = '' WHERE who = ?", [who]),
            ("DELETE FROM profiles WHERE id = ?", [who]),
            ("DELETE FROM alerts WHERE who = ?", [who]),
            ("DELETE FROM sitting WHERE who = ?", [who]),
            ("DELETE FROM ratings WHERE who = ?", [who]),
            ("UPDATE rated_seats SET who = '', name = '' WHERE who = ?", [who]),
        )

    async def leave_list(self, who: str, table: str) -> None:
        """Remove a table from somebody's list."""
        await self._transact(("DELETE FROM sitting WHERE who = ? AND table_id = ?", [who, table]))

    async def unsay_seat(self, table: str, seat: int) -> list[int]:
        """Delete the chat messages of a seat, with the names; returns their numbers."""
        query = "UPDATE chat SET text = '', name = '' WHERE table_id = ? AND seat = ? AND text <> '' RETURNING number"
        (found,) = await self._transact((query, [table, seat]))
        return sorted(int(row[0]) for row in found)

    async def alerts_for(self, people: Sequence[str]) -> list[Alert]:
        """The alerts of people: to the e-mail address of each, and to every browser that acts as them."""
        marks = ", ".join("?" * len(people)) or "NULL"
        query = f"""
            SELECT id, who, kind, target, language, at, confirmed FROM alerts
            WHERE who IN ({marks}) AND (kind = 'mail' OR NOT EXISTS (
                SELECT 1 FROM devices WHERE device = alerts.who AND profile <> alerts.who))
            OR kind = 'push' AND who IN (SELECT device FROM devices WHERE profile IN ({marks}))
            ORDER BY who, kind"""
        (found,) = await self._transact((query, [*people, *people]))
        return [replace(Alert(*row), confirmed=bool(row[-1])) for row in found]


def _signed_out(who: str, devices: Sequence[str]) -> Iterator[Statement]:
    for device in devices:
        fresh = secrets.token_hex(16)
        own = "CASE WHEN home = profile THEN ? ELSE home END"
        query = f"UPDATE devices SET home = {own}, profile = {own} WHERE device = ? AND profile = ?"
        yield query, [fresh, fresh, device, who]
        yield "DELETE FROM alerts WHERE who = ? AND kind = 'push'", [device]
