"""What run.py does, with the standard library alone: nothing is installed yet."""
