"""`meseta games`: the games that can be played."""

from functools import partial

from rich.table import Table
from rich.text import Text

from meseta.bots.ratings import measured
from meseta.bots.registry import bot_names
from meseta.cli.voice import console, speak
from meseta.core.errors import BadPlugin
from meseta.core.game import AnyGame
from meseta.games import survey
from meseta.i18n.words import Words


def show_games(language: str | None) -> None:
    """Print a table of the games, and a line for each plug-in that cannot be used."""
    words = speak(language)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 1, 0))
    for heading in ("game", "seats", "options", "bots"):
        table.add_column(words.say(f"cli-{heading}"), header_style="bold", overflow="fold")
    found = survey()
    unusable = list(found.unusable)
    for game in found.games:
        try:
            table.add_row(*_row(game, speak(language, game.info.key)))
        except BadPlugin as error:
            unusable.append(error)
    words = speak(language)
    console.print(table)
    for reason in unusable:
        console.print(words.error(reason), style="yellow")
    console.print(words.say("cli-by"), style="dim")


def _row(game: AnyGame, words: Words) -> tuple[Text | str, ...]:
    key = game.info.key
    options = [
        f"{option.key}={'|'.join(option.choices)}\n{words.say(f'option-{option.key}')}"
        for option in game.info.every_option
    ]
    seats = f"{min(game.info.seats)}–{max(game.info.seats)}"
    name = Text.assemble((key, "bold"), f"\n{words.say('name')}. {words.say('blurb')}")
    return name, seats, "\n".join(options), "\n".join(map(partial(_rated, key), bot_names(key)))


def _rated(game: str, bot: str) -> str:
    """A bot's name with its rating, if that was measured."""
    rating = measured(game).get(bot)
    if rating is None:
        return bot
    return f"{bot} {rating.rating}" + (f" ± {rating.margin}" if rating.margin else "")
