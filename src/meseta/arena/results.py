"""The bouts that were played so far, in a file."""

import os
from pathlib import Path
from typing import NamedTuple

import msgspec

from meseta import __version__
from meseta.arena.duels import USUAL_TERMS, Bout, Duel, Terms
from meseta.arena.pairs import read_pair
from meseta.core.game import AnyGame


class ResultLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the results file."""

    version: str
    seed: int
    duel: str
    bout: Bout
    code: str = ""
    """A digest of the bots' own code, of those that are loaded from files."""
    terms: Terms = USUAL_TERMS


class _Key(NamedTuple):
    """What bouts belong together: a bot whose code was changed is another bot."""

    title: str
    code: str
    terms: Terms


def playing_version(game: AnyGame) -> str:
    """The version that results belong to: other versions may play differently."""
    return f"meseta {__version__}, {game.info.key} {game.info.version}"


class Results:
    """The bouts in a results file that belong to this version and seed; others are left alone."""

    def __init__(self, path: Path, version: str, seed: int) -> None:
        self._path = path
        self._version = version
        self._seed = seed
        self._others: list[ResultLine] = []
        self._bouts: dict[_Key, dict[int, Bout]] = {}
        decoder = msgspec.json.Decoder(ResultLine)
        for text in path.read_bytes().splitlines() if path.exists() else ():
            try:
                line = decoder.decode(text)
            except msgspec.DecodeError:
                continue  # the line that was being written when the run was killed
            if (line.version, line.seed) == (version, seed):
                key = _Key(line.duel, line.code, line.terms)
                self._bouts.setdefault(key, {})[line.bout.number] = line.bout
            else:
                self._others.append(line)

    def bouts(self, duel: Duel) -> list[Bout]:
        """The bouts played so far, in order, up to the first missing one."""
        found = self._bouts.get(_key(duel), {})
        return [found[number] for number in range(len(found)) if number in found]

    @property
    def pairs(self) -> list[tuple[tuple[str, str], Terms]]:
        """The pairs of bots that have played each other, and on which terms."""
        return [(read_pair(key.title), key.terms) for key in self._bouts if ":" in key.title]

    def add(self, duel: Duel, bout: Bout) -> None:
        """Save a bout."""
        self._bouts.setdefault(_key(duel), {})[bout.number] = bout
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("ab") as file:
            file.write(self._encoded(_key(duel), bout))

    def forget(self, duel: Duel) -> None:
        """Discard a duel's bouts, so that it starts again."""
        self._bouts.pop(_key(duel), None)
        lines = [msgspec.json.encode(line) + b"\n" for line in self._others]
        lines += [self._encoded(key, bout) for key, bouts in self._bouts.items() for bout in bouts.values()]
        draft = self._path.with_suffix(".draft")
        draft.write_bytes(b"".join(lines))
        os.replace(draft, self._path)

    def _encoded(self, key: _Key, bout: Bout) -> bytes:
        line = ResultLine(self._version, self._seed, key.title, bout, key.code, key.terms)
        return msgspec.json.encode(line) + b"\n"


def _key(duel: Duel) -> _Key:
    return _Key(duel.title, duel.code, duel.terms)
