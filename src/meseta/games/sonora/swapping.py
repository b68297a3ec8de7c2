"""The start of the Write phase: Swaps, then what owners choose for discs between sections (SO-21, SO-22)."""

from msgspec.structs import replace

from meseta.core.faults import Fault
from meseta.core.seats import Seat
from meseta.games.sonora import racing, solo
from meseta.games.sonora.actions import Choose, Swap
from meseta.games.sonora.content import Edition
from meseta.games.sonora.counting import colour_desk, disc_spots, in_play, undecided
from meseta.games.sonora.faults import CountsElsewhere, NoSwap, NothingToChoose, NotOnBoard, SwapItself
from meseta.games.sonora.state import Phase, State
from meseta.games.sonora.words import disc_name


def begin_swaps(edition: Edition, state: State) -> State:
    """The first player in turn order who can swap may do so (SO-22)."""
    return _next_swapper(edition, state, state.order())


def _next_swapper(edition: Edition, state: State, seats: tuple[Seat, ...]) -> State:
    for seat in seats:
        if state.players[seat].tray.swaps and len(in_play(state, seat)) > 1:
            return replace(state, phase=Phase.SWAP, actor=seat)
    return begin_choices(edition, state)


def swap_fault(state: State, action: Swap) -> Fault | None:
    """Two of one's own discs on the board, and an available Swap (SO-22)."""
    if not state.players[state.actor].tray.swaps:
        return NoSwap()
    own = in_play(state, state.actor)
    for disc in (action.a, action.b):
        if disc not in own:
            return NotOnBoard(disc=disc_name(disc))
    return None if action.a < action.b else SwapItself()


def swap(state: State, action: Swap) -> State:
    """The two discs trade places, and the Swap is crossed off."""
    player = state.players[state.actor]
    tray = replace(player.tray, swaps=player.tray.swaps - 1)
    a, b = state.discs[action.a], state.discs[action.b]
    swapped = state.with_disc(action.a, b).with_disc(action.b, a)
    return swapped.with_player(state.actor, replace(player, tray=tray))


def end_swaps(edition: Edition, state: State) -> State:
    """The next player in turn order may swap."""
    order = state.order()
    return _next_swapper(edition, state, order[order.index(state.actor) + 1 :])


def begin_choices(edition: Edition, state: State) -> State:
    """The first player in turn order with a choice makes it; then come the Ruins (SO-21)."""
    for seat in state.order():
        if undecided(edition, state, seat):
            return replace(state, phase=Phase.CHOOSE, actor=seat)
    return begin_recording(edition, state)


def choose_fault(edition: Edition, state: State, action: Choose) -> Fault | None:
    """One of one's own discs that could count for that section among others (SO-20, SO-21)."""
    if action.disc not in undecided(edition, state, state.actor):
        return NothingToChoose(disc=disc_name(action.disc))
    possible = disc_spots(edition, state, action.disc)
    if any(spot.section == action.section for spot in possible):
        return None
    clause = "SO-20" if possible[0].doubled else "SO-21"
    return CountsElsewhere(clause, disc=disc_name(action.disc))


def choose(edition: Edition, state: State, action: Choose) -> State:
    """The choice is binding."""
    at = replace(state.discs[action.disc], section=int(action.section))
    return begin_choices(edition, state.with_disc(action.disc, at))


def begin_recording(edition: Edition, state: State) -> State:
    """Every disc has its section: the AI's are marked, or the Ruins begin."""
    if state.solo:
        return solo.begin(edition, state)
    for seat, player in enumerate(state.players):
        state = state.with_player(seat, replace(player, desk=colour_desk(edition, state, seat)))
    return racing.next_in_ruins(state)
