"""`meseta play`: a match in the terminal, with people at one keyboard and bots in the other seats."""

from pathlib import Path
from random import Random
from typing import NamedTuple

from rich.prompt import Prompt

from meseta.bots.names import NAMES, display_names
from meseta.bots.registry import make_bot, own_bots, preset_options, usual_bot
from meseta.cli.files import load_record, open_named, refuse_existing, save_record
from meseta.cli.next_steps import Origin
from meseta.cli.problems import BotsNeeded, SoloIsAlone
from meseta.cli.terminal import Terminal
from meseta.cli.voice import console, speak, words
from meseta.core.errors import BadSetup
from meseta.core.record import Record
from meseta.games import keys
from meseta.play.match import start
from meseta.play.replay import replay


class Seating(NamedTuple):
    """Who was asked to play."""

    people: int
    bots: str | None
    solo: bool
    names: tuple[str, ...]

    def players(self) -> tuple[str, ...]:
        """The people's names, empty if none was given."""
        people = max(self.people, len(self.names))
        if self.solo and (people > 1 or self.bots):
            raise BadSetup(SoloIsAlone())
        return (*self.names, *("",) * people)[:people]

    def opponents(self, game: str) -> tuple[str, ...]:
        """The bots, seated after the people; a single person gets the game's usual bot."""
        if self.solo:
            return ()
        if self.bots is None:
            return (usual_bot(game),) if len(self.players()) == 1 else ()
        return read_bots(self.bots)


class SaveTo(NamedTuple):
    """Where a match is saved, and whether a file of that name may be replaced."""

    path: Path | None
    force: bool = False

    def begin(self, record: Record) -> None:
        """Write the file now, so that what is wrong with its path is noticed before the game."""
        if self.path is not None:
            refuse_existing(self.path, force=self.force)
            save_record(self.path, record)


def read_bots(names: str) -> tuple[str, ...]:
    """The bots in a list such as `greedy,random`."""
    return tuple(name.strip() for name in names.split(",") if name.strip())


def play_match(
    key: str | None,
    seating: Seating,
    options: dict[str, str],
    edition: Path | None,
    save: SaveTo,
    seed: int | None,
    language: str | None,
) -> None:
    """Play a new match until it is over or somebody leaves."""
    speak(language)
    game = open_named(key or _ask_for_game(), edition, language)
    people, opponents = seating.players(), seating.opponents(game.info.key)
    start_at = Random(seed).randrange(len(NAMES))
    players = (*people, *display_names(opponents, people, start_at))
    speak(language, game.info.key, players)
    bots = {len(people) + index: name for index, name in enumerate(opponents)}
    rng = Random(seed)
    match = start(game, len(players), preset_options(game.info.key, bots) | options, rng, players, bots)
    seated = {seat: make_bot(name, game) for seat, name in bots.items()}
    save.begin(match.record())
    Terminal(match, seated, rng, save.path, Origin(edition)).run()


def resume_match(
    file: Path,
    bots: str | None,
    edition: Path | None,
    save: SaveTo,
    seed: int | None,
    language: str | None,
) -> None:
    """Continue a saved match. Our own bots play on; any others must be named again."""
    game, record = load_record(file, edition, language)
    before = record.header.bots
    names = dict(zip(before, read_bots(bots), strict=False)) if bots is not None else dict(before)
    for seat, name in before.items():
        if seat not in names or (bots is None and name not in own_bots(game.info.key)):
            raise BadSetup(BotsNeeded(count=len(before), name=name))
    match = replay(game, record)
    seated = {seat: make_bot(name, game) for seat, name in names.items()}
    if save.path is not None and not _same(save.path, file):
        save.begin(record)
    Terminal(match, seated, Random(seed), save.path or file, Origin(edition)).run()


def _same(a: Path, b: Path) -> bool:
    return a.exists() and a.samefile(b)


def _ask_for_game() -> str:
    """The only game there is, or the one the person chooses."""
    known = keys()
    if len(known) == 1:
        return known[0]
    try:
        return Prompt.ask(words().say("cli-choose-game"), choices=list(known), console=console)
    except EOFError:
        raise SystemExit(0) from None
