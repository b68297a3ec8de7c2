"""Tables in a running program: who is connected, what is stored and what is sent. No HTTP."""
