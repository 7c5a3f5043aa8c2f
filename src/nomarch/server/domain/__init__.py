"""A table without database or network: events, commands and views."""
