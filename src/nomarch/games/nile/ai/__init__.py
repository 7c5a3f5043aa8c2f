"""How bots judge and play on in Nile."""
