"""What happens at a table in a running program: who is at it, what is stored, who is told; no HTTP."""
