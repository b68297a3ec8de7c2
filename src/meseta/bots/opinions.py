"""Opinions in files: numbers that a bot loads, with how they were found (`meseta train` writes them)."""

import tomllib
from collections.abc import Iterator, Mapping

import msgspec

__all__ = ["HeldOut", "Opinions", "Provenance", "read_opinions", "write_opinions"]


class Provenance(msgspec.Struct, frozen=True):
    """How opinions were found."""

    command: str
    version: str
    """Of Meseta and of the game."""
    build: str
    """A digest of the code that played."""
    rival: str
    """The rung they were tried against; `start` for the same bot with the numbers where they started."""
    seed: int
    generations: int
    games: int
    """All that were played to find them, without those held out."""


class HeldOut(msgspec.Struct, frozen=True):
    """How opinions did against the rival in deals that nobody had seen, with so many players."""

    seats: int
    games: int
    wins: float
    """Alone: deals in which they scored more than the rival did with the same luck; the same counts half."""
    at_least: float
    """What their share of wins exceeds with 95 % confidence, however often it was checked."""
    score: float
    """Their mean score."""
    rival_score: float
    """The rival's, in the same seat with the same luck."""

    @property
    def share(self) -> float:
        """Their share of wins."""
        return self.wins / self.games

    @property
    def par(self) -> float:
        """The share that a bot as good as the rival would win."""
        return 0.5 if self.seats == 1 else 1 / self.seats

    @property
    def better(self) -> bool:
        """Whether they are proven to be better than the rival."""
        return self.at_least > self.par


class Opinions(msgspec.Struct, frozen=True):
    """A file's content."""

    weights: Mapping[str, float]
    """By name; those that were not trained may be missing."""
    provenance: Provenance | None = None
    """None for what was tuned by hand."""
    held_out: tuple[HeldOut, ...] = ()


def read_opinions(text: str) -> Opinions:
    """The opinions in a file's text; raises `ValueError` for anything else."""
    return msgspec.convert(tomllib.loads(text), Opinions)


def write_opinions(opinions: Opinions) -> str:
    """The text of a file with these opinions."""
    return "\n".join(_lines(opinions)) + "\n"


def _lines(opinions: Opinions) -> Iterator[str]:
    if opinions.provenance is not None:
        yield "[provenance]"
        yield from _fields(msgspec.structs.asdict(opinions.provenance))
        yield ""
    yield "[weights]"
    yield from _fields(opinions.weights)
    for one in opinions.held_out:
        yield from ("", "[[held_out]]", *_fields(msgspec.structs.asdict(one)))


def _fields(values: Mapping[str, str | int | float]) -> Iterator[str]:
    """Each as a line. JSON writes these kinds of values as TOML does."""
    for key, value in values.items():
        yield f"{key} = {msgspec.json.encode(value).decode()}"
