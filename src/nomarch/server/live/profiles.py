"""Profiles: people across devices, without accounts.

A profile is an identity that several devices act as: each of them holds its seats, and finds its tables. A device joins
with the recovery phrase or with a link that works once. Each process caches whom devices act as; when that changes, it
tells the others, and the device's sockets reconnect.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable

from nomarch.server.domain import events, phrases
from nomarch.server.domain.checks import tidy_line
from nomarch.server.domain.events import Event
from nomarch.server.domain.problems import Forbidden, Problem
from nomarch.server.domain.table import Table
from nomarch.server.live.hub import Hub
from nomarch.server.store import Device, Notice, Profile

__all__ = ["LINK_MINUTES", "MOST_DEVICES", "Profiles"]

LINK_MINUTES = 10
MOST_DEVICES = 20
_CACHED = 20_000
_MINUTE = 60_000


class Profiles:
    """The profiles, as a process knows them."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._cache: OrderedDict[str, str] = OrderedDict()
        self._changes = 0  # so that an answer from before a change isn't cached after it
        hub.device_changed = self._device_changed

    # --- identities ---

    async def who(self, device: str) -> str:
        """Whom a device acts as."""
        if device in self._cache:
            self._cache.move_to_end(device)
            return self._cache[device]
        changes = self._changes
        found = await self._hub.store.identity(device)
        if changes == self._changes:
            self._cache[device] = found
            if len(self._cache) > _CACHED:
                self._cache.popitem(last=False)
        return found

    def _device_changed(self, device: str) -> None:
        """A device acts as somebody else; without its name, any device may."""
        self._changes += 1
        if device:
            self._cache.pop(device, None)
            self._reconnect({device})
        else:
            self._cache.clear()
            self._hub.spawn(self._check_sockets())

    async def _check_sockets(self) -> None:
        watchers = [watcher for live in self._hub.tables() for watcher in live.watchers if watcher.device]
        changed = {each.device for each in watchers if await self.who(each.device) != each.who}
        self._reconnect(changed)

    def _reconnect(self, devices: set[str]) -> None:
        for live in self._hub.tables():
            for watcher in live.watchers:
                if watcher.device in devices:
                    watcher.signed_out = True
                    watcher.changed.set()

    async def announce(self, devices: Iterable[str]) -> None:
        """Tell all processes that devices act as somebody else."""
        changed = list(devices)
        for device in changed:
            self._device_changed(device)
        if changed:
            await self._hub.store.announce(*(Notice("", device=device) for device in changed))

    # --- what people ask for ---

    async def find(self, who: str) -> tuple[Profile | None, list[Device]]:
        """A profile, if there is one, and its devices."""
        return await self._hub.store.profile(who), await self._hub.store.devices(who)

    async def rename(self, who: str, device: str, name: str) -> None:
        """Change the name of a profile."""
        await self._hub.store.make_profile(who, device, self._hub.now())
        await self._hub.store.change_profile(who, name=tidy_line(name))

    async def new_phrase(self, who: str, device: str) -> str:
        """A new recovery phrase; an earlier one stops working."""
        phrase = phrases.new_phrase()
        await self._hub.store.make_profile(who, device, self._hub.now())
        await self._hub.store.change_profile(who, phrase=phrases.digest(self._hub.key, "phrase", phrase))
        return phrase

    async def new_link(self, who: str, device: str) -> tuple[str, int]:
        """The secret of a link that signs one device in, and when it expires; an earlier link stops working."""
        secret, until = phrases.new_secret(), self._hub.now() + LINK_MINUTES * _MINUTE
        await self._hub.store.make_profile(who, device, self._hub.now())
        await self._hub.store.offer_link(who, phrases.digest(self._hub.key, "link", secret), until)
        return secret, until

    async def join(self, who: str, device: str, *, phrase: str = "", secret: str = "", bring: bool = False) -> str:
        """Sign a device in to the profile of a phrase or a link; returns whom it acts as."""
        store, key = self._hub.store, self._hub.key
        if phrase:
            found = await store.find_phrase(phrases.digest(key, "phrase", phrases.read_phrase(phrase)))
        else:
            found = await store.take_link(phrases.digest(key, "link", secret), self._hub.now())
        if found is None:
            raise Forbidden("phrase_unknown" if phrase else "profile_link_gone")
        if found == who:
            return who
        if len(await store.devices(found)) >= MOST_DEVICES:
            raise Problem("profile_full", most=MOST_DEVICES)
        if bring:
            await self._bring(who, found)
        await store.add_device(device, found, self._hub.now())
        await self.announce([device])
        return found

    async def _bring(self, who: str, other: str) -> None:
        """Let another profile hold this one's seats too, in the games that it would find in its list."""

        def carried(table: Table, now: int) -> list[Event]:
            seats = [seat for seat in table.holds(who) if other not in table.seats[seat].who]
            return [events.Carried(seat=seat, who=other) for seat in seats if other not in table.banned]

        store = self._hub.store
        for phase in ("playing", "over"):
            for head in await store.heads(who=who, phase=phase):
                await self._hub.ask(head.id, carried)

    async def sign_out_others(self, who: str, device: str) -> None:
        """Sign every other device out."""
        others = [each.device for each in await self._hub.store.devices(who) if each.device != device]
        await self._hub.store.sign_out(who, others)
        await self.announce(others)

    async def sign_out(self, who: str, device: str) -> None:
        """Sign a device out, unless nobody could come back."""
        profile, devices = await self.find(who)
        if device not in [each.device for each in devices] or (len(devices) == 1 and not (profile and profile.phrase)):
            raise Problem("profile_only_device")
        await self._hub.store.sign_out(who, [device])
        await self.announce([device])
