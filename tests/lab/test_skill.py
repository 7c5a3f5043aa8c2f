"""What skill is worth, between made-up bots."""

from __future__ import annotations

import re

from nomarch.lab.skill import bot_sections
from tests.lab.synthetic import made_up


def test_the_stronger_bot_is_named_first_and_equals_share() -> None:
    luck, habits = bot_sections(made_up(200, ("weak", "strong"), gap=6.0))
    assert "strong against weak" in luck.chart
    (skill,) = re.findall(r"(\d+)% \(\d+ to \d+\) is who plays", luck.answer)
    assert 10 < int(skill) < 60
    assert habits.answer.startswith("The largest differences between strong and weak, per game: digging 3.")
    even, _ = bot_sections(made_up(200, ("weak", "strong")))
    (skill,) = re.findall(r"(\d+)% \(\d+ to \d+\) is who plays", even.answer)
    assert int(skill) <= 3
