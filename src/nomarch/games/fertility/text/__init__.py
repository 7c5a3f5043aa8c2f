"""What people read of a game of Fertility: its log, refusals and statistics."""
