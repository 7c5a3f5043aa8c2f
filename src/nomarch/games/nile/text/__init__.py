"""What people read of a game of Nile: its log, refusals and statistics."""
