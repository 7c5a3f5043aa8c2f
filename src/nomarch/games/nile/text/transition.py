"""What an action's text says, and what became of Fields and cards between two views."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from nomarch.engine.game import Transition

__all__ = ["STORED", "Outcome", "sown"]

STORED = "*"
_LOCUSTS = "X"
_Cards = Counter[str]


def sown(text: str) -> _Cards:
    """The cards that a planting names: `plant 3W`, `plant W+F`."""
    found = re.findall(r"(\d*)([A-Z])", text)
    return Counter({crop: int(number or 1) for number, crop in found})


@dataclass(frozen=True)
class Outcome:
    """An action and all that followed by itself.

    Most is plain to see in two views. Only of a Field that is gone do they not say how: what its owner stored beyond
    the harvests of other Fields was harvested from it, and the locusts ate the rest.
    """

    deed: Transition

    @cached_property
    def verb(self) -> str:
        """The action's first word."""
        return self.deed.text.split()[0]

    @cached_property
    def named(self) -> _Cards:
        """The cards of the action, those from Storage with a star."""
        return sown(self.deed.text) if self.verb == "plant" else Counter(self.deed.text.split()[1:])

    @cached_property
    def stored(self) -> _Cards:
        """Those of them that came from Storage."""
        return Counter({name.rstrip(STORED): n for name, n in self.named.items() if name.endswith(STORED)})

    @cached_property
    def from_hand(self) -> _Cards:
        """Those that came from hand."""
        return Counter({name: n for name, n in self.named.items() if not name.endswith(STORED)})

    def drawn(self, seat: int) -> int:
        """How many cards a seat drew."""
        played = self.from_hand.total() if seat == self.deed.seat else 0
        return int(self.deed.after["hands"][seat] - self.deed.before["hands"][seat] + played)

    @property
    def drawn_cards(self) -> _Cards:
        """Which, if these are the views of the seat that acted; else none."""
        if self.deed.viewer != self.deed.seat:
            return Counter()
        return Counter(self.deed.after["hand"]) - (Counter(self.deed.before["hand"]) - self.from_hand)

    @property
    def turns(self) -> int:
        """How many turns have ended and begun."""
        return int(self.deed.after["turn"] - self.deed.before["turn"])

    @property
    def renewed(self) -> bool:
        """Whether the deck was shuffled anew."""
        return bool(self.deed.after["pass"] > self.deed.before["pass"])

    @property
    def locusts(self) -> bool:
        """Whether the locusts came: each deck holds them once, so at its end at the latest."""
        before, after = self.deed.before["locusts_came"], self.deed.after["locusts_came"]
        return bool((after or self.renewed) if not before else (after and self.renewed))

    @cached_property
    def taken_over(self) -> tuple[int, str, int] | None:
        """The seat that lost its Field to the planting, the crop and the number of cards."""
        for crop, seat, size in self.deed.before["fields"]:
            if self.verb == "plant" and crop in self.named and seat != self.deed.seat:
                return seat, crop, size
        return None

    @cached_property
    def _fates(self) -> list[tuple[int, str, int, int]]:
        """Seat, crop, cards harvested and cards eaten, for each Field that there was after the action itself."""
        fields = {crop: (seat, size) for crop, seat, size in self.deed.before["fields"]}
        if self.verb == "plant":
            for crop, number in self.named.items():
                seat, size = fields.get(crop, (self.deed.seat, 0))
                fields[crop] = (self.deed.seat, number + (size if seat == self.deed.seat else 0))
        left = {crop: size for crop, _, size in self.deed.after["fields"]}
        fates = [(seat, crop, size - left[crop], 0) for crop, (seat, size) in fields.items() if crop in left]
        more = [self._stored(seat) for seat in range(self.deed.after["players"])]
        for seat, _, harvested, _ in fates:
            more[seat] -= harvested
        # Flooded and small ones first: those a harvest can empty.
        gone = [crop for crop in fields if crop not in left]
        for crop in sorted(gone, key=lambda crop: (crop not in self.deed.after["flooded"], fields[crop][1])):
            seat, size = fields[crop]
            harvested = min(size, more[seat])
            more[seat] -= harvested
            fates.append((seat, crop, harvested, size - harvested))
        return fates

    def _stored(self, seat: int) -> int:
        """How many cards came to a seat's Storage."""
        traded = self.stored.total() if seat == self.deed.seat else 0
        return int(self.deed.after["storages"][seat] - self.deed.before["storages"][seat] + traded)

    def harvests(self) -> Mapping[int, _Cards]:
        """What each seat harvested."""
        found: dict[int, _Cards] = {}
        for seat, crop, harvested, _ in sorted(self._fates):
            if harvested:
                found.setdefault(seat, Counter())[crop] += harvested
        return found

    def eaten(self) -> Iterator[tuple[int, str, int]]:
        """Seat, crop and cards of the Fields that the locusts took."""
        return ((seat, crop, eaten) for seat, crop, _, eaten in sorted(self._fates) if eaten)

    @cached_property
    def floods(self) -> list[str]:
        """The Flood cards turned up, the last of them last: it is named by the crops that it left flooded."""
        before, after = self.deed.before, self.deed.after
        if self.renewed:  # cards that were covered are in the new deck
            return [after["flooded"]] if self.turns or self.verb == "offering" else []
        if before["flood"] is None and after["flood"] is None:
            return []
        if before["flood"] is not None and before["discards"] == after["discards"]:
            return []  # a card that is turned up covers another, which joins the discards
        covered = Counter(after["discards"]) - Counter(before["discards"])
        covered -= self.stored + Counter({_LOCUSTS: 1})
        if self.verb in ("market", "offering") or (self.verb == "speculate" and not after["laid"]):
            covered -= self.from_hand
        lost = [*self.eaten(), *([self.taken_over] if self.taken_over else [])]
        for _, crop, size in lost:
            covered -= Counter({crop: size})
        if before["flood"] is not None:
            if not covered:
                return []
            covered -= Counter([before["flood"]])
        return [*covered.elements(), after["flood"]]
