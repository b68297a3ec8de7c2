"""What came out of games so far, in a file, so that an interrupted run loses nothing."""

from hashlib import sha256
from pathlib import Path

import msgspec

from meseta.arena.provisions import build
from meseta.arena.selfplay import Contest, GameResult
from meseta.bots.registry import code_of

__all__ = ["KeptGames"]


class GameLine(msgspec.Struct, frozen=True):
    """A line of the file."""

    contest: str
    """A digest of everything that decides the games."""
    result: GameResult


def contest_digest(contest: Contest) -> str:
    """Other bots, options, components or seeds, or other code of theirs or ours, have another digest."""
    decisive = (
        (contest.game, contest.bots, contest.seed, sorted(contest.options.items()), contest.edition),
        (code_of(contest.bots), build()),
    )
    return sha256(msgspec.json.encode(decisive)).hexdigest()[:16]


class KeptGames:
    """The games of one contest in a file, in which there may be others."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self._path = path
        self._contest = contest_digest(contest)
        found: dict[int, GameResult] = {}
        decoder = msgspec.json.Decoder(GameLine)
        for text in path.read_bytes().splitlines() if path.exists() else ():
            try:
                line = decoder.decode(text)
            except msgspec.DecodeError:
                continue  # the line that was being written when the run was killed
            if line.contest == self._contest:
                found[line.result.number] = line.result
        wanted = range(contest.first, contest.first + contest.games)
        self.played: list[GameResult] = [found[number] for number in wanted if number in found]
        """Those that need not be played again, in order."""

    def add(self, result: GameResult) -> None:
        """Keep a result."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("ab") as file:
            file.write(msgspec.json.encode(GameLine(self._contest, result)) + b"\n")
