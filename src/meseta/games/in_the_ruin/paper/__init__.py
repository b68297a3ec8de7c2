"""In the Ruin on paper: the sheet to draw on, explore cards and route cards to cut out, and their backs.

Black on white with one accent colour; nothing depends on it. The caller supplies the words: a picture knows
where they go, not what language they are in.
"""
