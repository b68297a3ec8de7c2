"""Shifting Stones: pattern cards over a shared grid of nine double-sided stones."""
