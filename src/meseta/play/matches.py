"""Whole matches in one call: played by bots, begun, opened from a record, analysed.

This is what `import meseta` offers; the table of a server is made of the same parts.

>>> match = play_match("shifting_stones", bots=["greedy", "random"], seed=1)
>>> match.over, match.outcome.winners, [score.total for score in match.scores]
(True, (0,), [22, 0])
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeAlias, cast, overload

from meseta.bots.bot import NORMAL, AnyBot, Bot, Budget, ask
from meseta.bots.registry import Maker, make_bot, preset_options
from meseta.core.errors import BadBot
from meseta.core.game import Action, AnyGame, Game, Options, State, View
from meseta.core.record import LONGEST_NAME, MOST_ENTRIES, Record, read_record
from meseta.games import open_game
from meseta.play.analysis import Analysis, analysis, judge_entries
from meseta.play.decisions import MatchFull
from meseta.play.match import AnyMatch, Match, start
from meseta.play.problems import TooManyEntries
from meseta.play.replay import replay

__all__ = ["AnySeated", "analyse", "open_match", "play_match", "start_match"]

AnySeated: TypeAlias = str | Maker | AnyBot
"""Who plays a seat: a bot by its name (`greedy`, `my_bot.py:Mine`), by its class, or a bot already made."""


@overload
def play_match(
    game: Game[State, Action, View],
    bots: Sequence[str | Callable[[Game[State, Action, View]], Bot[View, Action]] | Bot[View, Action]],
    *,
    seed: int | None = None,
    options: Options | None = None,
    budget: Budget = NORMAL,
) -> Match[State, Action, View]: ...
@overload
def play_match(
    game: str,
    bots: Sequence[AnySeated],
    *,
    seed: int | None = None,
    options: Options | None = None,
    budget: Budget = NORMAL,
) -> AnyMatch: ...
def play_match(
    game: str | AnyGame,
    bots: Sequence[AnySeated],
    *,
    seed: int | None = None,
    options: Options | None = None,
    budget: Budget = NORMAL,
) -> AnyMatch:
    """A match that these bots have played to its end, one in each seat.

    A seed decides everything: it is the first game of `meseta selfplay` with that seed. Raises `BadBot` where
    a bot fails, with a note of where in its code that was.
    """
    if isinstance(bots, str):
        raise TypeError(f"bots is a list with one bot per seat, such as [{bots!r}, 'random']")
    table = opened(game)
    seed = Random().randrange(2**32) if seed is None else seed
    names = [_name(bot) for bot in bots]
    chance = Random(f"{seed}/0/chance")
    settings = {**preset_options(table.info.key, dict(enumerate(names))), **(options or {})}
    labels = [name.rpartition(":")[2][:LONGEST_NAME] for name in names]
    match = start(table, len(bots), settings, chance, labels, dict(enumerate(names)))
    made = [_made(bot, table) for bot in bots]
    thinking = [Random(f"{seed}/0/{seat}") for seat in range(len(bots))]
    while seats := match.actors:
        seat = min(seats)
        action = _asked(made[seat], names[seat], match, budget, thinking[seat])
        match = match.play(seat, action, chance)
        if len(match.entries) > MOST_ENTRIES:  # bots that only ever end their turns never finish
            raise MatchFull(TooManyEntries(most=MOST_ENTRIES))
    return match


def opened(game: str | AnyGame) -> AnyGame:
    """The game itself, or the one of that key."""
    return open_game(game) if isinstance(game, str) else game


def _name(bot: AnySeated) -> str:
    """What the record calls a bot."""
    if isinstance(bot, str):
        return bot
    return str(getattr(bot, "__name__", type(bot).__name__))


def _made(bot: AnySeated, game: AnyGame) -> AnyBot:
    if isinstance(bot, str):
        return make_bot(bot, game)
    if isinstance(bot, type) or not hasattr(bot, "choose"):
        return cast(Maker, bot)(game)
    return cast(AnyBot, bot)


def _asked(bot: AnyBot, name: str, match: AnyMatch, budget: Budget, rng: Random) -> object:
    """The bot's action; an error says where in the bot it was raised."""
    seat = min(match.actors)
    try:
        return ask(bot, name, match.view(seat), match.legal(seat), budget, rng)
    except BadBot as error:
        if error.traceback:
            error.add_note(error.traceback)
        raise


@overload
def start_match(
    game: Game[State, Action, View],
    seats: int = 2,
    *,
    rng: Random | None = None,
    options: Options | None = None,
    players: Sequence[str] = (),
) -> Match[State, Action, View]: ...
@overload
def start_match(
    game: str,
    seats: int = 2,
    *,
    rng: Random | None = None,
    options: Options | None = None,
    players: Sequence[str] = (),
) -> AnyMatch: ...
def start_match(
    game: str | AnyGame,
    seats: int = 2,
    *,
    rng: Random | None = None,
    options: Options | None = None,
    players: Sequence[str] = (),
) -> AnyMatch:
    """A new match to be driven by hand with `Match.play`, after chance's first answers.

    >>> rng = Random(1)
    >>> match = start_match("shifting_stones", rng=rng, options={"first_player": "0"})
    >>> match.actors
    frozenset({0})
    >>> match = match.play(0, "end", rng)
    >>> match.actors
    frozenset({1})
    """
    if rng is not None and not isinstance(rng, Random):
        raise TypeError(f"rng is a source of randomness such as random.Random({rng!r}), not {rng!r}")
    return start(opened(game), seats, options or {}, Random() if rng is None else rng, players)


def open_match(record: Record | str, edition: str | None = None) -> AnyMatch:
    """The match in a record or in its text, checked from the first entry to the last.

    The edition is the text of its file, for a record that was not played with the standard one.
    """
    read = record if isinstance(record, Record) else read_record(record)
    return replay(open_game(read.header.game, edition), read)


def analyse(match: AnyMatch | Record | str, edition: str | None = None) -> Analysis:
    """What each turn of a match cost, and separately what luck gave: of a match, a record or its text."""
    found = match if isinstance(match, Match) else open_match(match, edition)
    record = found.record()
    return analysis(found.game, record, list(judge_entries(found.game, record)))
