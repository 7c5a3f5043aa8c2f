"""A slow, simple referee for Nile, as an oracle for the fast engine.

It follows the rules in their order and shares nothing with the engine but the components file. A card is its name in
the notation (`W`, `PW`, `X` for the locusts), a pile a list of cards. It caches nothing: sizes, legal actions and ranks
are recomputed each time from what lies on the table.
"""

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any

from tests.games.nile.oracle_table import CROPS, LOCUSTS, SPECULATION, STORED, Table, canonical, choices


class Oracle(Table):
    """One game from its options and deal, as in records, to its end: legal actions and their effects."""

    def __init__(
        self,
        options: Mapping[str, str],
        deal: Mapping[str, str],
        players: int,
        components: Mapping[str, Any],
        rules: int = 2,
    ) -> None:
        super().__init__(options, deal, players, components, rules)
        self.begin_turn()
        self.settle()

    # Actions

    @property
    def legal(self) -> list[str]:
        """Every legal action of the step, sorted as text; empty when the game is over."""
        actions: list[str] = []
        if self.step == "act":
            actions += self.legal_trades()
            actions += self.legal_new_fields()
            actions += self.legal_pairs()
            actions += self.legal_additions(CROPS)
            actions += self.legal_speculation()
            actions += ["pass"]  # N3.4: neither
        if self.step == "add":
            actions += self.legal_additions(CROPS[CROPS.index(self.planted) + 1 :])
            actions += ["done"]
        return sorted(actions)

    def text(self, action: str) -> str:
        """An action is its text."""
        return action

    def play(self, action: str) -> None:
        """Carry out a legal action, then all forced ones."""
        if action not in self.legal:
            raise ValueError(f"not legal in the step {self.step}: {action}")
        self.carry_out(action)
        self.settle()

    def settle(self) -> None:
        """Decisions with a single option are forced."""
        while len(self.legal) == 1:
            self.carry_out(self.legal[0])

    def carry_out(self, text: str) -> None:
        verb, *words = text.split()
        if verb == "market":
            self.discard_for_trade(words)
            self.draw(self.seat, 1)
        elif verb == "offering":
            self.discard_for_trade(words)
            self.flood()
        elif verb == "plant":
            self.plant(words[0])
        elif verb == "speculate":
            self.speculate(words)
        elif verb in ("pass", "done"):
            self.end_turn()

    # N3 A turn

    def begin_turn(self) -> None:
        self.turn += 1
        self.step = "act"
        self.flood()

    # N3.1 Flood

    def flood(self) -> None:
        """N3.1: turn up a card, replacing locusts; then settle bets, then harvest.

        N4.2: if the last card of all is turned up, the flood still takes place; if that card is the locusts, they
        strike and there is no flood.
        """
        while self.take(self.flood_pile) == LOCUSTS:
            self.locusts_strike()
            if not self.deck:
                self.step = "over"
                return
        self.settle_speculation()
        self.harvest()
        if not self.deck:
            self.step = "over"

    def shows_flooded(self, card: str) -> bool:
        return any(letter in self.flooded() for letter in card)

    # N3.2 Harvest

    def harvest(self) -> None:
        """N3.2: one card of each flooded Field to its owner's Storage."""
        for crop in self.flooded():
            if crop in self.fields:
                seat, cards = self.fields.pop(crop)
                self.storages[seat].append(crop)
                if cards > 1:
                    self.fields[crop] = (seat, cards - 1)

    # N3.3 Trade

    def legal_trades(self) -> Iterator[str]:
        """N3.3: any two cards from hand and/or Storage."""
        stored = [card + STORED for card in self.storages[self.seat]]
        for one, other in choices(self.hand + stored, 2):
            yield f"market {one} {other}"
            yield f"offering {one} {other}"

    def discard_for_trade(self, cards: list[str]) -> None:
        """N3.3: discard both cards, then take one."""
        for card in cards:
            pile = self.storages[self.seat] if card.endswith(STORED) else self.hand
            pile.remove(card.removesuffix(STORED))
            self.discards.append(card.removesuffix(STORED))

    # N3.4 Plant

    def plantable(self, crop: str) -> int:
        """N3.4: cards are played from hand; none may show a flooded crop."""
        return 0 if self.shows_flooded(crop) else self.hand.count(crop)

    def owner(self, crop: str) -> int | None:
        return self.fields[crop][0] if crop in self.fields else None

    def legal_new_fields(self) -> Iterator[str]:
        """N3.4.1 (a): at least two cards; strictly more than another player's Field of the crop."""
        for crop in CROPS:
            if self.owner(crop) != self.seat:
                theirs = self.fields[crop][1] if crop in self.fields else 0
                for number in range(2, self.plantable(crop) + 1):
                    if number > theirs:
                        yield f"plant {number}{crop}"

    def legal_pairs(self) -> Iterator[str]:
        """N3.4.1 (b): two different crops; at least one has no Field, the other has none or the player's own."""
        for crops in combinations([crop for crop in CROPS if self.plantable(crop) > 0], 2):
            owners = [self.owner(crop) for crop in crops]
            if None in owners and all(owner in (None, self.seat) for owner in owners):
                yield f"plant {crops[0]}+{crops[1]}"

    def legal_additions(self, crops: list[str]) -> Iterator[str]:
        """N3.4.1 (c): any number of cards into the player's own Fields."""
        for crop in crops:
            if self.owner(crop) == self.seat:
                for number in range(1, self.plantable(crop) + 1):
                    yield f"plant {number}{crop}"

    def plant(self, what: str) -> None:
        """N3.4.1: the player may continue with their own Fields only."""
        if "+" in what:
            for crop in what.split("+"):
                self.move_to_field(crop, 1)
            self.end_turn()
            return
        number, crop = int(what[:-1]), what[-1]
        into_own = self.owner(crop) == self.seat
        self.move_to_field(crop, number)
        if into_own:
            self.step = "add"
            self.planted = crop
        else:
            self.end_turn()

    def move_to_field(self, crop: str, number: int) -> None:
        """N3.4.1, N3.4.2: another player's Field of the crop is discarded entirely."""
        for _ in range(number):
            self.hand.remove(crop)
        if self.owner(crop) == self.seat:
            number += self.fields[crop][1]
        elif crop in self.fields:
            self.discard_field(crop)
        self.fields[crop] = (self.seat, number)

    def discard_field(self, crop: str) -> None:
        _, cards = self.fields.pop(crop)
        self.discards += [crop] * cards

    # N3.5 Speculate

    def legal_speculation(self) -> Iterator[str]:
        """N3.5: one or two Speculation cards without a flooded crop."""
        cards = [card for card in self.hand if card in SPECULATION and not self.shows_flooded(card)]
        for number in (1, 2):
            for laid in choices(cards, number):
                yield f"speculate {' '.join(laid)}"

    def speculate(self, cards: list[str]) -> None:
        for card in cards:
            self.hand.remove(card)
        self.laid = list(cards)
        self.speculator = self.seat
        self.end_turn()

    def settle_speculation(self) -> None:
        """N3.5: three cards for each laid card that shares a crop with the flood, in one draw; all are discarded.

        The cards stay laid out until the draw is finished, so a deck formed meanwhile doesn't contain them.
        """
        if self.speculator is not None:
            right = [card for card in self.laid if self.shows_flooded(card)]
            self.draw_cards(self.speculator, self.components["draws"]["speculation"] * len(right))
            self.discards += self.laid
            self.laid = []
            self.speculator = None

    # N3.6 Draw

    def end_turn(self) -> None:
        """N3.6: draw two cards; then it is the next player's turn, unless the game is over."""
        self.draw(self.seat, self.components["draws"]["turn"])
        if not self.over:
            self.seat = (self.seat + 1) % self.players
            self.begin_turn()

    # N4 The deck

    def take(self, pile: list[str]) -> str:
        """N4.1: move the top card to this pile, or locusts aside; an empty deck is replaced immediately."""
        card = self.deck.pop(0)
        if card == LOCUSTS:
            self.aside.append(card)
            self.locusts_came = True
        else:
            pile.append(card)
            if pile is self.flood_pile:
                self.last_flood = card
        if not self.deck and self.pass_number < self.passes:
            self.form_new_deck()
        return card

    def form_new_deck(self) -> None:
        """N4.1: shuffle the discards, the whole Flood pile, and the locusts wherever they are.

        Version 1 left the current Flood card in place.
        """
        current = self.flood_pile[-1:] if self.rules == 1 else []
        flooding = self.flood_pile[:-1] if self.rules == 1 else self.flood_pile[:]
        shuffled = self.chance.shuffled(canonical(self.discards + flooding + self.aside))
        self.deck = shuffled[::-1]  # the top is the last element
        self.flood_pile[:] = current
        self.discards = []
        self.aside = []
        self.locusts_came = False
        self.pass_number += 1

    def draw_cards(self, seat: int, number: int) -> None:
        """N4.2: a draw takes the cards that are left. N5: locusts don't count; each coming strikes after the draw."""
        drawn = 0
        comings = 0
        while drawn < number and self.deck:
            if self.take(self.hands[seat]) == LOCUSTS:
                comings += 1
            else:
                drawn += 1
        for _ in range(comings):
            self.locusts_strike()

    def draw(self, seat: int, number: int) -> None:
        """N4.2: outside a flood, the game ends as soon as the last deck is empty."""
        self.draw_cards(seat, number)
        if not self.deck:
            self.step = "over"

    # N5 Locusts

    def locusts_strike(self) -> None:
        """N5: discard the largest Field entirely, and all tied ones; then discard the locusts.

        Locusts that are already in a new deck stay there.
        """
        largest = max((cards for _, cards in self.fields.values()), default=0)
        for crop in [crop for crop in CROPS if crop in self.fields and self.fields[crop][1] == largest]:
            self.discard_field(crop)
        self.discards += self.aside
        self.aside = []
