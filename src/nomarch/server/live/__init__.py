"""The tables that a process has open, and what happens at them: players, bots, clocks, limits."""
