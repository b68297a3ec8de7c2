"""Sonora: flick five discs per round onto a board of four zones, then record what they earned on a sheet."""
