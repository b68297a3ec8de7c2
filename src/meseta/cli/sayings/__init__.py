"""Actions in words, as hints and analyses in the terminal tell them: one module per game."""
