"""Fertility's heuristic, features and rollout policy."""
