"""SVG drawings, with a text alternative."""

import numpy as np
import pytest

from nomarch.lab import drawing
from nomarch.lab.estimates import Estimate

ONE = Estimate(0.5, 0.4, 0.6)
DRAWN = {
    "histograms": lambda alt: drawing.histograms({"all": np.array([1.0, 2.0, 2.0])}, "score", alt),
    "bars": lambda alt: drawing.bars(["first"], {"all": [ONE]}, "share", alt),
    "ratios": lambda alt: drawing.ratios(["first"], {"all": [1.5]}, "times", alt),
}


@pytest.mark.parametrize("kind", DRAWN)
def test_a_drawing_has_its_words_and_nothing_that_steers_the_page(kind: str) -> None:
    made = DRAWN[kind]('who "begins" & <wins>')
    assert made.startswith("<svg")
    assert 'role="img"' in made
    assert "&lt;wins&gt;" in made or "&quot;begins&quot;" in made
    assert "<script" not in made
    assert "<wins>" not in made


def test_two_drawings_on_one_page_share_no_names() -> None:
    def names(made: str) -> set[str]:
        return {part.split('"')[0] for part in made.split(' id="')[1:]}

    one, other = (DRAWN["bars"](alt) for alt in ("one", "other"))
    assert names(one)
    assert not names(one) & names(other)
