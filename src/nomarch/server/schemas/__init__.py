"""Every field on the wire."""
