"""Tables over HTTP and WebSocket: the server authenticates callers and passes requests on to `tables`."""
