"""A match in progress, the only authority: submissions, chance's answers, undo and replay; no I/O."""
