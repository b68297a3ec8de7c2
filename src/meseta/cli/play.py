"""`meseta play`: a match in the terminal, with people at one keyboard and bots on the other seats."""

from pathlib import Path
from random import Random
from typing import NamedTuple

from rich.prompt import Prompt

from meseta.bots.registry import bot_names, make_bot
from meseta.cli.files import load_record, open_named
from meseta.cli.terminal import Terminal
from meseta.cli.voice import console, speak, words
from meseta.games import KEYS
from meseta.play.match import start
from meseta.play.replay import replay


class Seating(NamedTuple):
    """Who was asked to sit down."""

    people: int
    bots: str | None
    solo: bool
    names: tuple[str, ...]

    def players(self) -> tuple[str, ...]:
        """The people's names, empty where none was given."""
        people = 1 if self.solo else max(self.people, len(self.names))
        return (*self.names, *("",) * people)[:people]

    def opponents(self) -> tuple[str, ...]:
        """The bots' names, on the seats after the people's."""
        if self.solo:
            return ()
        if self.bots is None:
            return ("greedy",) if len(self.players()) == 1 else ()
        return tuple(name.strip() for name in self.bots.split(",") if name.strip())


def play_match(
    key: str | None,
    seating: Seating,
    options: dict[str, str],
    edition: Path | None,
    save: Path | None,
    seed: int | None,
    language: str | None,
) -> None:
    """Play a new match to its end, or until somebody leaves."""
    speak(language)
    game = open_named(key or _ask_for_game(), edition, language)
    people, opponents = seating.players(), seating.opponents()
    speak(language, game.info.key, (*people, *opponents))
    bots = {len(people) + index: make_bot(name, game) for index, name in enumerate(opponents)}
    rng = Random(seed)
    match = start(game, len(people) + len(opponents), options, rng, (*people, *opponents))
    Terminal(match, bots, rng, save).run()


def resume_match(
    file: Path, edition: Path | None, save: Path | None, seed: int | None, language: str | None
) -> None:
    """Go on with a saved match; seats that were named after a bot are played by it again."""
    game, record = load_record(file, edition, language)
    players = record.header.players
    known = bot_names(game.info.key)
    bots = {
        seat: make_bot(name, game) for seat, name in enumerate(players) if name in known or ".py:" in name
    }
    Terminal(replay(game, record), bots, Random(seed), save or file).run()


def _ask_for_game() -> str:
    """The only game there is, or the one that is chosen."""
    if len(KEYS) == 1:
        return KEYS[0]
    return Prompt.ask(words().say("cli-choose-game"), choices=list(KEYS), console=console)
