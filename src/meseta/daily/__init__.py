"""Daily puzzles: one per game and day, the same for everybody by the date and the edition alone (ADR 70)."""
