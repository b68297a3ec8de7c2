"""Sonora on paper: the sheet to be filled in with a pencil, the board and the discs, in millimetres.

Every section draws its own area, in its colour and with its animal, which board and sheet share. Nothing
depends on colour alone: in grey, gaps are black, zones differ by their hatching and icons by their
silhouettes. The caller supplies the words: a picture knows where they go, not what language they are in.
"""
