"""Studies: a table of many games, and a statistical report about them."""

from __future__ import annotations

from nomarch.lab.report import report
from nomarch.lab.study import journal, need_extras, plan, run
from nomarch.lab.table import COLUMNS, Table, read, write

__all__ = ["COLUMNS", "Table", "journal", "need_extras", "plan", "read", "report", "run", "write"]
