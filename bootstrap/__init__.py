"""The implementation of run.py, with the standard library only: nothing is installed yet."""
