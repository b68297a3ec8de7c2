"""Shifting Stones: pattern cards matched with a shared grid of nine double-sided stones."""
