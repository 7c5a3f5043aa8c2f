"""One game of a study: the statistics of every seat."""

from __future__ import annotations

from typing import Any

import numpy as np

from nomarch.lab import Frame


def test_what_fertilitys_seats_did_adds_up(fertility: Frame) -> None:
    def total(group: str) -> Any:
        return fertility.stack(fertility.groups[group]).sum(axis=1)

    assert np.array_equal(total("points"), fertility["score"])
    assert np.array_equal(total("district"), fertility["did.districts_built"])
    assert np.array_equal(total("shop"), fertility["did.shops_completed"])
    assert np.array_equal(total("token"), fertility["did.tokens_supplied"])
    assert np.array_equal(total("monument"), fertility["did.monuments_placed"])
    assert np.array_equal(total("tile"), fertility["did.tiles_placed"])
    assert set(total("board")) == {1}
    assert fertility["did.tiles_placed"].max() == 9


def test_what_niles_seats_did_adds_up(three: Frame) -> None:
    def total(group: str) -> Any:
        return three.stack(three.groups[group]).sum(axis=1)

    assert np.array_equal(three["points.pile_1"], three["score"])
    assert np.array_equal(total("points"), total("crop"))
    assert np.array_equal(total("planted"), three["did.cards_planted"])
    assert np.array_equal(three["did.cards_harvested"] - three["did.stored_cards_traded"], total("crop"))
    assert three["did.takeovers"].sum() > 0
    assert 0 < three["did.speculations_won"].sum() <= three["did.speculations"].sum()
