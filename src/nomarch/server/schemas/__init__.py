"""Request and response schemas: every field on the wire."""
