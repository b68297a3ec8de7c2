"""What a sheet is worth, and who has won (RU-31 to RU-35, RU-37)."""

from typing import Final, NamedTuple

import msgspec

from meseta.core.results import Outcome, Part, Score, outrank
from meseta.core.seats import Seat
from meseta.games.in_the_ruin.content import Edition
from meseta.games.in_the_ruin.reach import path
from meseta.games.in_the_ruin.sheet import NAMES, Rectangle, largest_rectangle
from meseta.games.in_the_ruin.state import Phase, Player, State
from meseta.grids.bits import members

GEM: Final = 10
PENALTY: Final = -10
ROUTE: Final = 15
ESCAPE: Final = (30, 10, 0, 0)
"""By rank (RU-34)."""
LEFT_BEHIND: Final = -20


class Tier(NamedTuple):
    """What a solo player has reached from this many points on (RU-37)."""

    code: str
    points: int


TIERS: Final = (
    Tier("tier_amber", 300),
    Tier("tier_jade", 330),
    Tier("tier_topaz", 355),
    Tier("tier_ruby", 385),
    Tier("tier_diamond", 415),
)
"""The printed goal; then what our bots reach on the house print: `adept` in three games of four, and in every
second one; `expert` in every second one, and in one of ten (docs/games/in_the_ruin.md)."""
SOLO_GOAL: Final = TIERS[0].points
"""The points that win a solo game (RU-37)."""


class Tally(msgspec.Struct, frozen=True, gc=False):
    """The points of a sheet as it stands, in the parts of RU-33.

    The rectangle of the current phase may still grow. What staying in the ruin costs counts only at the end.
    """

    gems: int
    """For gems."""
    routes: int
    """For route cards whose letters are joined."""
    rectangle_1: int
    """For the largest full rectangle of Phase 1."""
    rectangle_2: int
    """For that of Phase 2; 0 before."""
    penalties: int
    """For single Walls: 0 or less."""
    escape: int
    """For the escape; 0 before."""
    total: int
    """Their sum."""


def tally(state: State, seat: Seat, joined: int, largest: int) -> Tally:
    """A seat's points as they stand, with so many joined routes and so large a rectangle (RU-33)."""
    player = state.players[seat]
    parts = (
        GEM * player.gems,
        ROUTE * joined,
        player.rectangle.area if player.rectangle else largest,
        largest if player.rectangle else 0,
        PENALTY * player.penalties,
        escape_tally(state, seat),
    )
    return Tally(*parts, total=sum(parts))


def escape_tally(state: State, seat: Seat) -> int:
    """A seat's points for its escape as they stand: none for those who may still escape (RU-34)."""
    inside = not state.players[seat].escaped and state.phase is not Phase.OVER
    return 0 if inside else escape_points(state, seat)


def scores(edition: Edition, state: State) -> tuple[Score, ...]:
    """Every seat's score as if the game ended now (RU-33)."""
    return tuple(score(edition, state, seat) for seat in range(len(state.players)))


def score(edition: Edition, state: State, seat: Seat) -> Score:
    """One seat's score in its parts."""
    player = state.players[seat]
    connected = connections(edition, player)
    count = sum(map(bool, connected.values()))
    return Score(
        seat,
        (
            Part("gems", GEM * player.gems, "RU-33", player.gems),
            _rectangle_part("rectangle_1", player.rectangle, "RU-31"),
            _rectangle_part("rectangle_2", largest_rectangle(player.marks), "RU-32"),
            Part("routes", ROUTE * count, "RU-33", count, connected),
            Part("penalties", PENALTY * player.penalties, "RU-33", player.penalties),
            Part("escape", escape_points(state, seat), "RU-34", escape_rank(state, seat)),
        ),
    )


def _rectangle_part(code: str, found: Rectangle | None, clause: str) -> Part:
    if found is None:
        return Part(code, 0, clause, 0, {"first": "–", "last": "–", "width": 0, "height": 0})
    corners = {"first": NAMES[found.first], "last": NAMES[found.last]}
    return Part(code, found.area, clause, 1, {**corners, "width": found.width, "height": found.height})


def connections(edition: Edition, player: Player) -> dict[str, str]:
    """Every route card in hand with a path that connects its letters; empty where there is none (RU-33)."""
    return {
        edition.routes[route]: " ".join(NAMES[cell] for cell in path(player.roads, *edition.ends(route)))
        for route in members(player.routes)
    }


def escape_rank(state: State, seat: Seat) -> int:
    """The rank whose points an escape earns; 0 for those who never escaped (RU-34).

    Several in the same round each get the next rank's points; all who left earlier rank before them.
    """
    own = state.players[seat].escaped
    if not own:
        return 0
    rounds = [player.escaped for player in state.players if player.escaped]
    together = rounds.count(own) > 1
    return 1 + sum(other < own for other in rounds) + together


def escape_points(state: State, seat: Seat) -> int:
    """Points for escaping, by rank, or the loss for being left behind (RU-34)."""
    rank = escape_rank(state, seat)
    return ESCAPE[rank - 1] if rank else LEFT_BEHIND


def outcome(edition: Edition, state: State) -> Outcome | None:
    """The highest total wins, then the most Roads, then the win is shared (RU-35); solo, 300 wins (RU-37)."""
    if state.phase is not Phase.OVER:
        return None
    totals = scores(edition, state)
    everyone = all(player.escaped for player in state.players)
    code = "all_escaped" if everyone else "line_empty"
    if state.solo:
        total = totals[0].total
        return Outcome((0,) if total >= SOLO_GOAL else (), tier(total), "RU-37")
    roads = [player.roads.bit_count() for player in state.players]
    winners, tie_break = outrank(totals, roads, "roads", "RU-35")
    return Outcome(winners, code, "RU-35", tie_break)


def tier(total: int) -> str:
    """The code of the highest tier that these points reach, or of falling short of all (RU-37)."""
    return next((tier.code for tier in reversed(TIERS) if total >= tier.points), "short_of_goal")
