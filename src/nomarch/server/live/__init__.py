"""The open tables of a process: players, bots, clocks and limits."""
