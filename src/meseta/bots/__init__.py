"""Opinions about what is good: a bot sees a view, never a state."""
