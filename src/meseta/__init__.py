"""A digital table for Sonora, In the Ruin and Shifting Stones."""

__version__ = "0.1.0"
