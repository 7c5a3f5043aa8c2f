"""Studies: a data frame of many games, and a statistical report."""

from __future__ import annotations

from nomarch.lab.frame import COLUMNS, Frame, read, write
from nomarch.lab.report import answers, report
from nomarch.lab.study import journal, need_extras, plan, run

__all__ = ["COLUMNS", "Frame", "answers", "journal", "need_extras", "plan", "read", "report", "run", "write"]
