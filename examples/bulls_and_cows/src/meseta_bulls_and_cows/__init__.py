"""Bulls and cows, the pencil-and-paper game, for Meseta."""
