"""How strong our bots are: each rung against the one below, until it is decided, resumable at any time.

A pair of rungs plays bouts: two games with the same chance and seats exchanged. It may stop as soon as the
lower bound on its share of wins, valid however often one looks (`betting`), exceeds what a rung must reach.
Every bout is written down when it is played, so that nothing is lost when the run is interrupted.
"""

import os
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from importlib.metadata import version
from itertools import pairwise
from pathlib import Path
from typing import Final

import msgspec

from meseta.arena.betting import lower_bound
from meseta.arena.duels import Bout, Duel, play_bout
from meseta.arena.problems import BotVanished, PairForm
from meseta.arena.selfplay import keep_quiet
from meseta.bots.problems import BotUnknown
from meseta.bots.registry import SEARCH, own_bots
from meseta.core.errors import BadBot, BadSetup
from meseta.core.game import AnyGame
from meseta.games import open_game

GOAL: Final = 0.55
"""The share of wins that a rung must be shown to exceed against the one below."""


class Plan(msgspec.Struct, frozen=True):
    """How much is to be played."""

    game: str
    seed: int = 1
    games: int = 1000
    """The most a pair plays; alone, what each rung plays."""
    least: int = 200
    """The fewest, so that the rating becomes exact enough."""
    pairs: tuple[tuple[str, str], ...] = ()
    """The stronger one first; all neighbouring rungs where none is named."""
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


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the results file."""

    version: str
    seed: int
    duel: str
    bout: Bout


def playing_version(game: AnyGame) -> str:
    """What results belong to: other versions may play otherwise."""
    return f"meseta {version('meseta')}, {game.info.key} {game.info.version}"


class Results:
    """The bouts in a results file, of this version and seed; others are left as they are."""

    def __init__(self, path: Path, version: str, seed: int) -> None:
        self._path = path
        self._version = version
        self._seed = seed
        self._others: list[Line] = []
        self._bouts: dict[str, dict[int, Bout]] = {}
        decoder = msgspec.json.Decoder(Line)
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
        """What has been played, in order, up to the first bout that is missing."""
        found = self._bouts.get(duel.title, {})
        return [found[number] for number in range(len(found)) if number in found]

    def add(self, duel: Duel, bout: Bout) -> None:
        """Write a bout down."""
        self._bouts.setdefault(duel.title, {})[bout.number] = bout
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("ab") as file:
            file.write(self._encoded(duel.title, bout))

    def forget(self, duel: Duel) -> None:
        """Begin a duel anew."""
        self._bouts.pop(duel.title, None)
        lines = [msgspec.json.encode(line) + b"\n" for line in self._others]
        lines += [
            self._encoded(title, bout) for title, bouts in self._bouts.items() for bout in bouts.values()
        ]
        draft = self._path.with_suffix(".draft")
        draft.write_bytes(b"".join(lines))
        os.replace(draft, self._path)

    def _encoded(self, title: str, bout: Bout) -> bytes:
        return msgspec.json.encode(Line(self._version, self._seed, title, bout)) + b"\n"


def still_true(game: AnyGame, duel: Duel, bouts: Sequence[Bout]) -> bool:
    """Whether the bots still play as they did: the first bout is played again."""
    return bouts[0].same_play(play_bout(game, duel, 0))


def decided(plan: Plan, duel: Duel, bouts: Sequence[Bout]) -> bool:
    """Whether a duel has been played to its end."""
    games = len(bouts) * len(duel.bots)
    if games >= plan.games:
        return True
    return len(duel.bots) == 2 and games >= plan.least and is_stronger(bouts)


def is_stronger(bouts: Sequence[Bout]) -> bool:
    """Whether the first bot is shown to win more than a rung must."""
    return lower_bound(bout.share for bout in bouts) > GOAL


def play_duel(plan: Plan, duel: Duel, results: Results, jobs: int = 1) -> Iterator[Bout]:
    """The bouts of a duel, in order, those played before first; the same for any number of jobs."""
    bouts = results.bouts(duel)
    if bouts and not still_true(open_game(plan.game), duel, bouts):
        results.forget(duel)
        bouts = []
    yield from bouts
    if decided(plan, duel, bouts):
        return
    most = -(-plan.games // len(duel.bots))
    for bout in _played(duel, range(len(bouts), most), jobs):
        results.add(duel, bout)
        bouts.append(bout)
        yield bout
        if decided(plan, duel, bouts):
            return


def _played(duel: Duel, numbers: range, jobs: int) -> Iterator[Bout]:
    if jobs == 1:
        yield from (_play(duel, number) for number in numbers)
        return
    pool = ProcessPoolExecutor(jobs, initializer=keep_quiet)
    ahead: deque[Future[Bout]] = deque()
    try:
        for number in numbers:
            ahead.append(pool.submit(_play, duel, number))
            if len(ahead) == 2 * jobs:
                yield ahead.popleft().result()
        while ahead:
            yield ahead.popleft().result()
    except BrokenProcessPool:
        raise BadBot(BotVanished(names=", ".join(duel.bots))) from None
    finally:
        pool.shutdown(cancel_futures=True)


def _play(duel: Duel, number: int) -> Bout:
    return play_bout(_opened(duel.game), duel, number)


_opened = cache(open_game)
