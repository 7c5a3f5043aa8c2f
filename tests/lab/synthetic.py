"""Games made up for tests: two seats, known effects."""

from __future__ import annotations

from typing import Any

import numpy as np

from nomarch.lab.frame import COLUMNS, Frame


def made_up(deals: int, bots: tuple[str, ...] = ("one",), gap: float = 0.0, sets: int = 1, shift: float = 0.0) -> Frame:
    """Games of two bots, or of one against itself. The last bot scores `gap` more; the second set, `shift` more for the
    first player. `thing.gold` is worth 5 points and `thing.lead` nothing."""
    rng = np.random.default_rng(1)
    rows: list[dict[str, Any]] = []
    pairs = [(0, 0)] if len(bots) == 1 else [(0, 1), (1, 0)]
    for number in range(sets):
        for game in range(deals * len(pairs)):
            seating = pairs[game % len(pairs)]
            gold, lead = rng.integers(0, 3, 2), rng.integers(0, 3, 2)
            noise = rng.normal(0, 4, 2)
            scores = [
                20 + 5 * gold[seat] + noise[seat] + gap * (seating[seat] > 0) + shift * (number == 1 and seat == 0)
                for seat in range(2)
            ]
            for seat in range(2):
                won = scores[seat] > scores[1 - seat]
                rows.append(
                    {
                        "set": number, "game": game, "deal": game // len(pairs), "seat": seat, "order": seat + 1,
                        "bot": bots[seating[seat]], "score": scores[seat], "margin": scores[seat] - scores[1 - seat],
                        "rank": 2 - won, "share": float(won), "turns": 9, "decisions": 10 + seat, "seconds": 0.0,
                        "did.digging": int(gold[seat]) + 2 * (seating[seat] > 0), "points.all": scores[seat],
                        "thing.gold": int(gold[seat]), "thing.lead": int(lead[seat]),
                    }
                )  # fmt: skip
    head = {"game": "nile", "players": 2, "bots": list(bots), "seed": 1, "rules": 1, "code": "x", "components": "y"}
    options = [{"faster": "no"}, {"faster": "yes"}][:sets]
    columns = {name: np.array([row[name] for row in rows]) for name in rows[0]}
    assert set(COLUMNS) <= set(columns)
    return Frame([head | {"options": each} for each in options], columns)
