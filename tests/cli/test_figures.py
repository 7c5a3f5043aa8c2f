"""Plots as PNG and PDF: both kinds of plot are drawn, and text is literal."""

import pytest

from nomarch.cli.figures import available, render
from nomarch.cli.plots import Interval, IntervalPlot, LinePlot

PLOTS = [
    IntervalPlot("$x^ratings", [Interval("a_$b", 100, 50, 150), Interval("c", -100, -150, -50)], "Elo"),
    LinePlot("Chances", {"Ann": [0.5, 0.9], "Bob": [0.5, 0.1]}, [1, 2], {2: "a mistake"}, "Decision"),
    LinePlot("Chances", {"Ann": [0.75]}, [7], {}, "Decision"),
]


def test_matplotlib_is_installed_with_the_tests() -> None:
    assert available()


@pytest.mark.parametrize("plot", PLOTS, ids=["intervals", "lines", "one decision"])
def test_a_plot_is_drawn_as_png(plot: IntervalPlot | LinePlot) -> None:
    png = render(plot, "png")
    assert png.startswith(b"\x89PNG")
    width, height = (int.from_bytes(png[at : at + 4], "big") for at in (16, 20))
    assert width == 1140
    assert height > 200
