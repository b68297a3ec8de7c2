"""Bots against bots, on this machine."""
