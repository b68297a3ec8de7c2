"""A laboratory for Shifting Stones: the expert's way of thinking, compiled, for thousands of games of two."""
