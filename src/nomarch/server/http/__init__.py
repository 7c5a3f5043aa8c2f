"""HTTP, WebSocket and the page's files."""
