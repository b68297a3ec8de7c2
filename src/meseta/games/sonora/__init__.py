"""Sonora: flick five discs a round onto a board of four zones, then write what they earned on a sheet."""
