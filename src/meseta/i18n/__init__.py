"""The words: catalogues of sentences and the rule books, a file a game and language."""
