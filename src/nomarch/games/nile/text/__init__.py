"""Nile's log, refusals and statistics."""
