"""The table over HTTP and WebSocket: it authenticates, asks `play`, stores, and then tells everyone."""
