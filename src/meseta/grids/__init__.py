"""Cells of a rectangular grid and sets of small numbers; knows no game."""
