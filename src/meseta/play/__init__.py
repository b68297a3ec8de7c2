"""Matches and tables as values: submissions, chance's answers, undo and replay. No I/O."""
