"""A ladder as a page of the documentation, as a plot, and as data for the table."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

import msgspec

from meseta.arena.duels import USUAL_TERMS
from meseta.arena.ladder import GOAL
from meseta.arena.rating import Rating
from meseta.arena.standings import Standing, ratings


class Ladder(msgspec.Struct, frozen=True):
    """Everything measured about one game's bots."""

    game: str
    rungs: tuple[str, ...]
    version: str
    seed: int
    command: str
    duels: tuple[Standing, ...]
    alone: tuple[Standing, ...] = ()
    varied: tuple[Standing, ...] = ()
    """Duels on other terms: in company, or with other options."""

    @property
    def ratings(self) -> Mapping[str, Rating]:
        """The rungs' ratings."""
        return ratings(self.rungs, self.duels)


def page(ladder: Ladder, notes: str = "") -> str:
    """The page `docs/ladder/<game>.md`; notes are what people wrote below its figures."""
    parts = [
        f"# The ladder of {ladder.game}",
        f"Measured by `{ladder.command}` ({ladder.version}, seed {ladder.seed}). Games come in pairs: the "
        "same chance, seats swapped. “At least” and “at most” are one-sided 95 % bounds that stay valid "
        "however often they are checked (`meseta.arena.betting`), so a pair may stop once it is decided. "
        f"A rung is proven if “at least” exceeds {GOAL:.0%}. Thinking is processor time per action.",
    ]
    if ladder.duels:
        parts += [f"![Ratings of the rungs]({ladder.game}.svg)", duels_table(ladder.duels), _ratings(ladder)]
    if ladder.varied:
        parts.append(_varied(ladder))
    if ladder.alone:
        parts.append(_alone(ladder))
    return "\n\n".join([*parts, *([notes.strip()] if notes.strip() else [])]) + "\n"


NOTES = "## Notes"
"""Whatever follows this heading on a page is kept when the page is regenerated."""


def kept_notes(page: str) -> str:
    """The notes on the existing page."""
    _, heading, notes = page.partition(f"\n{NOTES}\n")
    return f"{NOTES}\n{notes}" if heading else ""


def duels_table(duels: Sequence[Standing]) -> str:
    """Each pair with its wins, their bounds and the mean scores."""
    varied = any(one.terms != USUAL_TERMS for one in duels)
    rows = [
        [
            one.bots[0],
            one.bots[1],
            *([str(one.terms)] if varied else []),
            f"{one.wins:.6g}",
            str(one.games),
            f"{one.share:.1%}",
            f"{one.lower:.1%}",
            f"{one.upper:.1%}",
            "proven" if one.passed else "open",
            " : ".join(f"{score:.1f}" for score in one.scores),
        ]
        for one in duels
    ]
    terms = ["terms"] if varied else []
    headings = ["rung", "against", *terms, "wins", "games", "share", "at least", "at most", "", "mean scores"]
    return _table(headings, rows)


def _varied(ladder: Ladder) -> str:
    lead = (
        "One of the first bot sits with as many of the second as fit at the table, once in every seat, with "
        "the same chance. A game's win is the share of rivals that it finishes ahead of, an equal finish "
        "counting half, so 50 % is par for any number of players. Ratings do not depend on these games."
    )
    return f"## On other terms\n\n{lead}\n\n{duels_table(ladder.varied)}"


def _ratings(ladder: Ladder) -> str:
    rows = []
    for rung, rating in ladder.ratings.items():
        text = f"{rating.rating:.0f} ± {rating.margin:.0f}" if rating.margin else f"{rating.rating:.0f}"
        rows.append([rung, text, _thinking(rung, ladder.duels)])
    lead = (
        "Ratings on one scale (the Bradley–Terry model in Elo units: 400 points are odds of ten to one), "
        "with 95 % intervals of the distance to greedy, which is 1000 by definition."
    )
    return f"{lead}\n\n{_table(['rung', 'rating', 'thinking'], rows)}"


def _thinking(rung: str, standings: Sequence[Standing]) -> str:
    """The rung's time per move, from the duel in which it was the stronger bot, else from the other."""
    times = [
        one.milliseconds[place]
        for place in (0, 1)
        for one in standings
        if len(one.bots) > place and one.bots[place] == rung
    ]
    return f"{times[0]:.3g} ms" if times else ""


def _alone(ladder: Ladder) -> str:
    """Scores, and wins with their bounds, unless nobody ever lost and there was nothing to win."""
    contested = any(one.wins < one.games for one in ladder.alone)
    rows = [
        [
            one.bots[0],
            str(one.games),
            f"{one.scores[0]:.2f} ± {one.margins[0]:.2f}",
            *([f"{one.share:.1%}", f"{one.lower:.1%}", f"{one.upper:.1%}"] if contested else []),
            f"{one.milliseconds[0]:.3g} ms",
        ]
        for one in ladder.alone
    ]
    wins = ["won", "at least", "at most"] if contested else []
    headings = ["rung", "games", "mean score", *wins, "thinking"]
    return f"## Alone\n\n{_table(headings, rows)}"


def _table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [headings, ["---"] * len(headings), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def data(ladder: Ladder) -> str:
    """The ratings as stored in the package, `meseta/bots/measured/<game>.toml`."""
    lines = [
        f"# Measured by: {ladder.command} ({ladder.version})",
        *(
            f"{rung} = {{ rating = {rating.rating:.0f}, margin = {rating.margin:.0f} }}"
            for rung, rating in ladder.ratings.items()
        ),
    ]
    return "\n".join(lines) + "\n"


WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720, 380, 64, 24, 24, 48


def plot(ladder: Ladder) -> str:
    """The ratings with their intervals, as SVG."""
    rated = list(ladder.ratings.items())
    low, high = _range([rating for _, rating in rated])

    def x(place: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (place + 0.5) / max(1, len(rated))

    def y(value: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (high - max(low, min(high, value))) / (high - low)

    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="14" role="img">',
        f"<title>Ratings of the rungs of {ladder.game}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#FBF6EC"/>',
    ]
    for tick in range(int(low), int(high) + 1, _tick(high - low)):
        drawn.append(
            f'<path d="M{LEFT} {y(tick):.1f}H{WIDTH - RIGHT}" stroke="#D9CBB6"/>'
            f'<text x="{LEFT - 8}" y="{y(tick) + 5:.1f}" text-anchor="end" fill="#6B5D52">{tick}</text>'
        )
    for (a, (_, one)), (b, (_, other)) in pairwise(enumerate(rated)):
        drawn.append(
            f'<path d="M{x(a):.1f} {y(one.rating):.1f}L{x(b):.1f} {y(other.rating):.1f}" '
            'stroke="#C98A1B" stroke-width="2" stroke-dasharray="2 5"/>'
        )
    for place, (rung, rating) in enumerate(rated):
        top, bottom = y(rating.rating + rating.margin), y(rating.rating - rating.margin)
        drawn.append(
            f'<path d="M{x(place):.1f} {top:.1f}V{bottom:.1f}m-7 0h14M{x(place) - 7:.1f} {top:.1f}h14" '
            'stroke="#2B2320" stroke-width="2" fill="none"/>'
            f'<circle cx="{x(place):.1f}" cy="{y(rating.rating):.1f}" r="7" fill="#B4472A"/>'
            f'<text x="{x(place):.1f}" y="{HEIGHT - 18}" text-anchor="middle" fill="#2B2320">{rung}</text>'
            f'<text x="{x(place) + 12:.1f}" y="{y(rating.rating) - 10:.1f}" fill="#2B2320">'
            f"{rating.rating:.0f}</text>"
        )
    return "\n".join([*drawn, "</svg>"]) + "\n"


def _range(found: Sequence[Rating]) -> tuple[float, float]:
    """The range of the axis, in whole hundreds; intervals much wider than the rest are cut off."""
    lowest = min([one.rating - min(one.margin, 150) for one in found], default=0.0)
    highest = max([one.rating + min(one.margin, 150) for one in found], default=1.0)
    return lowest // 100 * 100, highest // 100 * 100 + 100


def _tick(span: float) -> int:
    return next((tick for tick in (50, 100, 200, 400) if span / tick <= 10), 800)
