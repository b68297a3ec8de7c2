"""The set-up: first shapes by what the sheet then promises, and the routes that suit them (RU-06, RU-07)."""

from collections.abc import Sequence
from operator import add, itemgetter

from msgspec.structs import replace

from meseta.bots.in_the_ruin.outlook import Outlook
from meseta.bots.in_the_ruin.situation import Situation
from meseta.bots.in_the_ruin.weights import WEIGHTS, Weights
from meseta.core.actions import LegalActions
from meseta.games.in_the_ruin.actions import Action, Confirm, Draw, Keep
from meseta.games.in_the_ruin.content import Edition
from meseta.games.in_the_ruin.sheet import ALL, EXIT
from meseta.games.in_the_ruin.state import Mark
from meseta.grids.bits import Bits, bits


def first_action(
    edition: Edition, now: Situation, legal: LegalActions[Action], weights: Weights = WEIGHTS
) -> Action:
    """All shapes are drawn before the routes are chosen, so that the choice can look at the sheet."""
    choices = list(legal)
    standing = replace(now, pawn=EXIT, hand=())
    if drawings := [action for action in choices if isinstance(action, Draw)]:
        worths = _drawing_worths(Outlook(edition, standing, weights), drawings)
        return max(zip(worths, drawings, strict=True), key=itemgetter(0))[1]
    if keeps := [action for action in choices if isinstance(action, Keep)]:
        return max(
            keeps,
            key=lambda action: _routes_worth(
                Outlook(edition, replace(standing, hand=action.routes), weights), action
            ),
        )
    return Confirm()


def _drawing_worths(outlook: Outlook, drawings: Sequence[Draw]) -> list[float]:
    """What the sheet is worth after each of these drawings."""
    sheets = [_with_drawing(outlook.now, action) for action in drawings]
    fills = outlook.fill_worths([ALL ^ (roads | walls) for roads, walls in sheets])
    return list(map(add, fills, outlook.network_worths(sheets, ())))


def _with_drawing(now: Situation, action: Draw) -> tuple[Bits, Bits]:
    drawn = bits(action.cells)
    return (now.roads | drawn, now.walls) if action.mark is Mark.ROAD else (now.roads, now.walls | drawn)


def _routes_worth(outlook: Outlook, action: Keep) -> float:
    return outlook.network_worth(outlook.now.roads, outlook.now.walls, action.routes)
