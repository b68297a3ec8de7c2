"""The end of a game in the terminal: who won, and where the points came from."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from meseta.core.game import Action, Game, State, View
from meseta.core.results import Outcome, Score
from meseta.i18n.endings import decided
from meseta.i18n.words import Words


def scores(game: Game[State, Action, View], state: State, words: Words) -> RenderableType:
    """How the game ended, and every score in parts with the clauses that grant them."""
    outcome = game.outcome(state)
    assert outcome is not None, "the game is over"
    return ending(game.score(state), outcome, words)


def ending(totals: Sequence[Score], outcome: Outcome, words: Words) -> RenderableType:
    """Who won and how, with these scores in parts."""
    table = Table(box=None, header_style="bold", pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("", style="dim")
    for score in totals:
        table.add_column(words.player(score.seat), justify="right")
    for row in zip(*(score.parts for score in totals), strict=True):
        parts = (
            f"{words.say(f'part-{part.code}', count=part.count, **part.detail)}: {part.points}"
            for part in row
        )
        table.add_row(row[0].clause, *parts)
    table.add_row(words.say("cli-total"), *(str(score.total) for score in totals), style="bold")
    if (own := f"verdict-{outcome.code}") in words:  # a solo game may have nothing to win or lose
        verdict = words.say(own, total=totals[0].total)
    elif len(totals) == 1:
        verdict = words.say("cli-solo-won" if outcome.winners else "cli-solo-lost")
    else:
        names = words.comma.join(map(words.player, outcome.winners))
        verdict = words.say("cli-won", count=len(outcome.winners), names=names)
    by_rules = f"{words.say(f'outcome-{outcome.code}')} ({outcome.clause})" if outcome.clause else ""
    how = by_rules or words.say("cli-conceded")
    lines = [Text.assemble((verdict, "bold"), "  ", (how, "dim"))]
    if by_rules and (by := decided(totals, outcome, words)):
        tie = outcome.tie_break
        lines.append(Text(by if tie is None else f"{by} ({tie.clause})"))
    return Group("", *lines, "", table)
