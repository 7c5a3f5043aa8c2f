"""Fertility's log, refusals and statistics."""
