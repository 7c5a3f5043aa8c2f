"""The learning curve: as numbers and as a picture."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as ET

from nomarch.bots.curve import Point, draw_curve, write_curve

POINTS = [Point(1, 100, 0.69, 2.0), Point(2, 200, 0.6, 2.0), Point(3, 300, 0.55, 2.5)]


def test_a_curve_has_a_line_for_each_round(tmp_path: Path) -> None:
    write_curve(POINTS, tmp_path / "curve.csv")
    lines = (tmp_path / "curve.csv").read_text().splitlines()
    assert lines[0] == "round,games,cross_entropy,seconds"
    assert lines[3] == "3,300,0.55000,2.5"


def test_a_picture_goes_down_as_the_cross_entropy_does(tmp_path: Path) -> None:
    draw_curve(POINTS, tmp_path / "curve.svg", "Tom & Co")
    drawn = ET.fromstring((tmp_path / "curve.svg").read_text())
    (line,) = [each for each in drawn if each.tag.endswith("polyline")]
    heights = [float(point.split(",")[1]) for point in line.attrib["points"].split()]
    assert heights == sorted(heights)
    assert len(heights) == 3
