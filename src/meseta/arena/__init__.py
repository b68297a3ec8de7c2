"""Bots playing each other on this machine: self-play and the ladder."""
