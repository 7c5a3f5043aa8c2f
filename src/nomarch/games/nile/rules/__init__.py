"""Nile's rules, in the rulebook's order."""
