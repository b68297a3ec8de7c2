"""The set-up: first shapes by what the sheet then promises, and the routes that suit them (RU-06, RU-07)."""

from msgspec.structs import replace

from meseta.bots.in_the_ruin.outlook import Outlook
from meseta.bots.in_the_ruin.situation import Situation
from meseta.core.actions import LegalActions
from meseta.games.in_the_ruin.actions import Action, Confirm, Draw, Keep
from meseta.games.in_the_ruin.content import Edition
from meseta.games.in_the_ruin.sheet import EXIT
from meseta.games.in_the_ruin.state import Mark
from meseta.grids.bits import bits


def first_action(edition: Edition, now: Situation, legal: LegalActions[Action]) -> Action:
    """All shapes are drawn before the routes are chosen, so that the choice can look at the sheet."""
    choices = list(legal)
    standing = replace(now, pawn=EXIT, hand=())
    if drawings := [action for action in choices if isinstance(action, Draw)]:
        outlook = Outlook(edition, standing)
        return max(drawings, key=lambda action: _drawing_worth(outlook, action))
    if keeps := [action for action in choices if isinstance(action, Keep)]:
        return max(keeps, key=lambda action: _routes_worth(edition, standing, action))
    return Confirm()


def _drawing_worth(outlook: Outlook, action: Draw) -> float:
    roads, walls = outlook.now.roads, outlook.now.walls
    if action.mark is Mark.ROAD:
        roads |= bits(action.cells)
    else:
        walls |= bits(action.cells)
    return outlook.sheet_worth(roads, walls, ())


def _routes_worth(edition: Edition, now: Situation, action: Keep) -> float:
    outlook = Outlook(edition, replace(now, hand=action.routes))
    return outlook.network_worth(now.roads, now.walls, action.routes)
