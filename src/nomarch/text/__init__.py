"""What people read: messages in four languages, errors made of them, and text made safe for a terminal."""
