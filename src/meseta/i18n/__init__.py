"""Catalogues of sentences and the rule books, one file per game and language."""
