"""What callers of the arena may have to put right."""

from meseta.core.errors import MesetaError


class BadCluster(MesetaError):
    """Workers that cannot be reached, are not as they must be, or are lost."""


class BadTraining(MesetaError):
    """Something that cannot be trained, or training that cannot go on."""
