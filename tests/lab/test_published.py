"""The published studies still match their commands: the first deals are played again."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from bench.studies import FIRST, FOLDER, STUDIES, Study, digests, mismatch, readme, summary
from nomarch import lab


@pytest.mark.parametrize("name", STUDIES)
def test_the_first_deals_of_a_published_study_play_as_published(name: str, tmp_path: Path) -> None:
    study = STUDIES[name]
    per_deal = len(study.bots) * (len(study.bots) - 1) or 1
    table = study.play(FIRST * per_deal, tmp_path, jobs=1)
    assert len(np.unique(table["deal"])) == FIRST
    assert mismatch(name, table) == ""


@pytest.mark.parametrize("name", STUDIES)
def test_a_report_says_what_its_summary_says(name: str) -> None:
    published, page = summary(name), (FOLDER / f"{name}.html").read_text(encoding="utf-8")
    assert published["code"][0] in page
    assert f"{published['games']:,} games" in page
    assert "Does the first seat win?" in published["answers"]


def test_the_page_of_all_studies_is_made_from_their_summaries() -> None:
    assert (FOLDER / "README.md").read_text(encoding="utf-8") == readme()


def test_digests_of_a_deal_do_not_depend_on_the_other_deals(tmp_path: Path) -> None:
    one = Study("fertility", ("random",), 12, ("variant", "yes"))
    many = digests(one.play(folder=tmp_path, jobs=1))
    assert len(set(many)) == 12
    for few in (1, 3):
        assert digests(one.play(few, tmp_path, jobs=1)) == many[:few]


def test_another_result_or_another_command_is_a_mismatch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one = Study("nile", ("random",), 3, ("faster", "yes"))
    table = one.play(folder=tmp_path, jobs=1)
    assert digests(table) == digests(lab.run(one.sets, 3, folder=tmp_path, jobs=1))
    monkeypatch.setitem(STUDIES, "small", one)
    found = {"command": one.command, "games": 3, "deals": [" ".join(digests(table))]}
    monkeypatch.setattr("bench.studies.summary", lambda name: found)
    assert mismatch("small", table) == ""
    table.columns["score"][-1] += 1
    assert mismatch("small", table).startswith("small: deal 2 and 0 more of 3 play differently")
    found["command"] = "another"
    assert "published for 'another'" in mismatch("small", table)
