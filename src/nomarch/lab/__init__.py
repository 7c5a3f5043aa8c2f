"""A lab for designers' questions: many games in a table, and a report that tells what they show."""

from __future__ import annotations

from nomarch.lab.report import report
from nomarch.lab.study import journal, need_extras, plan, run
from nomarch.lab.table import COLUMNS, Table, read, write

__all__ = ["COLUMNS", "Table", "journal", "need_extras", "plan", "read", "report", "run", "write"]
