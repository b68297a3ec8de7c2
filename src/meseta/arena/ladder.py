"""How strong our bots are: each rung plays the one below until the duel is decided, resumable at any time.

A pair of rungs plays bouts: two games with the same chance and swapped seats. It may stop as soon as the
lower bound on its share of wins, valid however often it is checked (`betting`), exceeds what a rung must
reach. Every bout is saved when it has been played, so an interrupted run loses nothing.
"""

import os
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final

import msgspec

from meseta import __version__
from meseta.arena.betting import lower_bound
from meseta.arena.duels import Bout, Duel, play_bout
from meseta.arena.problems import BotVanished, PairForm
from meseta.arena.processes import Alarm, processes, watch_of_process, watched
from meseta.bots.problems import BotUnknown
from meseta.bots.registry import SEARCH, own_bots
from meseta.core.errors import BadBot, BadSetup
from meseta.core.game import AnyGame
from meseta.games import open_game

GOAL: Final = 0.55
"""The share of wins that a rung must provably exceed against the one below."""


class Plan(msgspec.Struct, frozen=True):
    """What to play, and how much of it."""

    game: str
    seed: int = 1
    games: int = 1000
    """The most games a pair plays; in solo play, the number each rung plays."""
    least: int = 200
    """The fewest games a pair plays, so that its rating is precise enough."""
    pairs: tuple[tuple[str, str], ...] = ()
    """The stronger one first; all neighbouring rungs if none are given."""
    solo: bool = False

    def duels(self) -> list[Duel]:
        """Who plays whom, the weakest first."""
        rungs = own_bots(self.game)
        if self.solo:
            return [Duel(self.game, (rung,), self.seed) for rung in rungs]
        pairs = self.pairs or tuple((stronger, weaker) for weaker, stronger in pairwise(rungs))
        known = (*rungs, SEARCH)
        if unknown := next((bot for pair in pairs for bot in pair if bot not in known), None):
            raise BadBot(BotUnknown(name=unknown[:60], game=self.game, known=", ".join(known)))
        return [Duel(self.game, pair, self.seed) for pair in pairs]


def read_pairs(text: str) -> tuple[tuple[str, str], ...]:
    """The pairs in a list such as `greedy:novice,adept:greedy`."""
    pairs = [tuple(pair.strip().split(":")) for pair in text.split(",") if pair.strip()]
    for pair in pairs:
        if len(pair) != 2:
            raise BadSetup(PairForm(text=":".join(pair)[:40]))
    return tuple((pair[0], pair[1]) for pair in pairs)


class ResultLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the results file."""

    version: str
    seed: int
    duel: str
    bout: Bout


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
        self._bouts: dict[str, dict[int, Bout]] = {}
        decoder = msgspec.json.Decoder(ResultLine)
        for text in path.read_bytes().splitlines() if path.exists() else ():
            try:
                line = decoder.decode(text)
            except msgspec.DecodeError:
                continue  # the line that was being written when the run was killed
            if (line.version, line.seed) == (version, seed):
                self._bouts.setdefault(line.duel, {})[line.bout.number] = line.bout
            else:
                self._others.append(line)

    def bouts(self, duel: Duel) -> list[Bout]:
        """The bouts played so far, in order, up to the first missing one."""
        found = self._bouts.get(duel.title, {})
        return [found[number] for number in range(len(found)) if number in found]

    def add(self, duel: Duel, bout: Bout) -> None:
        """Save a bout."""
        self._bouts.setdefault(duel.title, {})[bout.number] = bout
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("ab") as file:
            file.write(self._encoded(duel.title, bout))

    def forget(self, duel: Duel) -> None:
        """Discard a duel's bouts, so that it starts again."""
        self._bouts.pop(duel.title, None)
        lines = [msgspec.json.encode(line) + b"\n" for line in self._others]
        lines += [
            self._encoded(title, bout) for title, bouts in self._bouts.items() for bout in bouts.values()
        ]
        draft = self._path.with_suffix(".draft")
        draft.write_bytes(b"".join(lines))
        os.replace(draft, self._path)

    def _encoded(self, title: str, bout: Bout) -> bytes:
        return msgspec.json.encode(ResultLine(self._version, self._seed, title, bout)) + b"\n"


def is_reproducible(game: AnyGame, duel: Duel, bouts: Sequence[Bout]) -> bool:
    """Whether the bots still play as they did, checked by playing the first bout again."""
    return bouts[0].same_play(play_bout(game, duel, 0))


def decided(plan: Plan, duel: Duel, bouts: Sequence[Bout]) -> bool:
    """Whether a duel needs no more games."""
    games = len(bouts) * len(duel.bots)
    if games >= plan.games:
        return True
    return len(duel.bots) == 2 and games >= plan.least and is_stronger(bouts)


def is_stronger(bouts: Sequence[Bout]) -> bool:
    """Whether the first bot provably wins more than a rung must."""
    return lower_bound(bout.share for bout in bouts) > GOAL


def play_duel(
    plan: Plan, duel: Duel, results: Results, jobs: int = 1, alarm: Alarm | None = None
) -> Iterator[Bout]:
    """The bouts of a duel in order, starting with those already played; the same for any number of jobs."""
    bouts = results.bouts(duel)
    if bouts and not is_reproducible(open_game(plan.game), duel, bouts):
        results.forget(duel)
        bouts = []
    yield from bouts
    if decided(plan, duel, bouts):
        return
    most = -(-plan.games // len(duel.bots))
    for bout in _play_bouts(duel, range(len(bouts), most), jobs, alarm):
        results.add(duel, bout)
        bouts.append(bout)
        yield bout
        if decided(plan, duel, bouts):
            return


def _play_bouts(duel: Duel, numbers: range, jobs: int, alarm: Alarm | None) -> Iterator[Bout]:
    if jobs == 1:
        with watched(alarm) as watch:
            yield from (play_bout(_open_cached(duel.game), duel, number, watch) for number in numbers)
        return
    ahead: deque[Future[Bout]] = deque()
    try:
        with processes(jobs, alarm) as pool:
            for number in numbers:
                ahead.append(pool.submit(_play, duel, number))
                if len(ahead) == 2 * jobs:
                    yield ahead.popleft().result()
            while ahead:
                yield ahead.popleft().result()
    except BrokenProcessPool:
        raise BadBot(BotVanished(names=", ".join(duel.bots))) from None


def _play(duel: Duel, number: int) -> Bout:
    return play_bout(_open_cached(duel.game), duel, number, watch_of_process())


_open_cached = cache(open_game)
