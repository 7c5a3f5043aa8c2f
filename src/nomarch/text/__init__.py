"""Messages in four languages, translatable errors, and text sanitized for terminals."""
