"""Charts in HTML: values at their places, names without power over the page."""

import re

import numpy as np
import pytest

from nomarch.lab.drawing import Row, bars, dots, legend, number, shown
from nomarch.lab.estimates import Estimate

HALF = Estimate(0.5, 0.4, 0.6)


def test_a_dot_its_interval_and_the_mark_are_where_the_scale_says() -> None:
    made = dots([Row("first", [HALF], ["cell"])], ["head"], "Shares", mark=0.25, ends=(0.0, 1.0))
    assert '<i class="s0" style="left:50.0%"></i>' in made
    assert '<b class="s0" style="left:40.0%;width:20.0%"></b>' in made
    assert 'style="--at:25.0%"' in made
    assert '<th scope="row">first</th>' in made
    assert "<td>cell</td>" in made


def test_a_scale_fits_every_interval_and_the_mark() -> None:
    made = dots([Row("a", [Estimate(3.0, -1.2, 7.4)], []), Row("b", [None], [])], [], "x", mark=12.0)
    ends = [float(text.replace("\N{MINUS SIGN}", "-")) for text in re.findall(r"<span[^>]*>([^<]+)</span>", made)]
    assert min(ends) <= -1.2
    assert max(ends) >= 12
    assert all(0 <= float(at) <= 100 for at in re.findall(r"left:([\d.-]+)%", made))


def test_an_interval_without_ends_is_a_dot_alone() -> None:
    made = dots([Row("a", [Estimate(1.0, -np.inf, np.inf)], [])], [], "x")
    assert "<i " in made
    assert "<b " not in made


def test_what_is_not_sure_is_drawn_open() -> None:
    assert "open" in dots([Row("a", [HALF], [], sure=False)], [], "x")
    assert "open" not in dots([Row("a", [HALF], [])], [], "x")


def test_series_differ_by_shape() -> None:
    assert [f'class="s{place}"' in legend(["one", "two", "three"]) for place in range(4)] == [True, True, True, False]


def test_a_histogram_has_a_column_for_each_value_and_says_what_is_most_frequent() -> None:
    made = bars({"Scores": np.array([1.0, 2.0, 2.0, 4.0])}, "points")
    assert re.findall(r"height:(\d+)%", made) == ["50", "100", "0", "50"]
    assert 'role="img" aria-label="Scores: points from 1 to 4, most often about 2"' in made
    assert re.findall(r"<span>(\d+)</span>", made) == ["1", "2", "3", "4"]
    assert re.findall(r"<span>(\d+)</span>", bars({"x": np.array([1.0, 41.0])}, "")) == ["1", "11", "21", "31", "41"]


def test_labels_of_a_scale_are_short_and_apart() -> None:
    made = dots([Row("x", [HALF], [])], [], "", mark=0.01619, ends=(0.0, 1.0))
    assert re.findall(r">([^<>]+)</span>", made) == ["0.02", "1"]


@pytest.mark.parametrize("made", [dots([Row("<wins>", [HALF], [])], ["<wins>"], "<wins>"), legend(["<wins>"]),
                                  bars({"<wins>": np.array([1.0])}, '"<wins>')])  # fmt: skip
def test_names_have_no_power_over_the_page(made: str) -> None:
    assert "<wins>" not in made
    assert "&lt;wins&gt;" in made


def test_numbers_have_a_minus_sign_and_no_negative_zero() -> None:
    assert number(-0.04, "+.1f") == "+0.0" or number(-0.04, ".1f") == "0.0"
    assert number(-1.5, ".1f") == "\N{MINUS SIGN}1.5"
    assert shown(Estimate(-1.0, -2.0, np.inf), 1, "%") == ("\N{MINUS SIGN}1.0% <small>\N{MINUS SIGN}2.0 to ?</small>")
    assert shown(None) == "\N{EN DASH}"
