"""Nile's heuristic, features and rollout policy."""
