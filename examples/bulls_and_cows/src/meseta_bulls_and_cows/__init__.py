"""Bulls and cows, the pencil and paper game, as a game for Meseta."""
