"""How bots judge and play on in Fertility."""
