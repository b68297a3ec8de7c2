"""A digital table for Sonora, In the Ruin and Shifting Stones."""
