"""In the Ruin in numbers and in batches, compared with the game."""
