"""Sonora in numbers, and many tables of it at once."""
