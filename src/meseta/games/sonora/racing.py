"""The Ruins, one player after another (SO-23, SO-26, SO-27)."""

from msgspec.structs import replace

from meseta.core.faults import Fault
from meseta.core.seats import Seat
from meseta.games.sonora import bonuses, ruins
from meseta.games.sonora.actions import Cross
from meseta.games.sonora.content import Edition
from meseta.games.sonora.sheet_faults import DiscoverFirst, RuinsValueLeft
from meseta.games.sonora.state import Phase, Player, State
from meseta.games.sonora.words import Bonus


def next_in_ruins(state: State) -> State:
    """The highest value goes first, ties in turn order; a value of 0 is skipped (SO-23)."""
    order = sorted(state.order(), key=lambda seat: -state.players[seat].desk.ruins)
    if state.players[order[0]].desk.ruins:
        return replace(state, phase=Phase.RUINS, actor=order[0])
    return replace(state, phase=Phase.WRITE, actor=order[0])


def is_first(state: State, seat: Seat, building: int) -> bool:
    """Whether nobody else has completed the building yet (SO-27)."""
    return not any(
        player.ruins.rewards[building] is ruins.Reward.TOP
        for other, player in enumerate(state.players)
        if other != seat
    )


def cross_fault(edition: Edition, state: State, action: Cross) -> Fault | None:
    """Hexes are crossed off for the value left, after any Discovery owed (SO-24, SO-26)."""
    player = state.players[state.actor]
    if player.tray.owed:
        return DiscoverFirst()
    left = player.desk.ruins
    return ruins.cross_fault(edition.ruins, player.ruins, action.building, action.count, left)


def cross(edition: Edition, state: State, action: Cross) -> State:
    """The hexes are crossed off, and a reward is circled (SO-26, SO-27)."""
    player = state.players[state.actor]
    first = is_first(state, state.actor, action.building)
    marked, earned = ruins.cross(edition.ruins, player.ruins, action.building, action.count, first)
    left = replace(player.desk, ruins=player.desk.ruins - action.count)
    player = replace(player, ruins=marked, desk=left)
    return state.with_player(state.actor, reward(edition, player, earned))


def reward(edition: Edition, player: Player, earned: tuple[Bonus, ...]) -> Player:
    """The player with these bonuses in the tray."""
    return replace(player, tray=bonuses.earn(edition.tray, player.tray, earned)) if earned else player


def end_ruins_fault(edition: Edition, state: State) -> Fault | None:
    """All of the value must be used while hexes are left (SO-26)."""
    player = state.players[state.actor]
    if player.tray.owed:
        return DiscoverFirst()
    if player.desk.ruins and ruins.room(edition.ruins, player.ruins):
        return RuinsValueLeft(value=player.desk.ruins)
    return None


def end_ruins(state: State) -> State:
    """The next player's turn in the Ruins."""
    player = state.players[state.actor]
    spent = replace(player, desk=replace(player.desk, ruins=0))
    return next_in_ruins(state.with_player(state.actor, spent))
