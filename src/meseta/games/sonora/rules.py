"""The rules of Sonora: what is allowed, and what it does. Each step's own rules are in its own module."""

from collections.abc import Set
from typing import Final, assert_never

from msgspec.structs import replace

from meseta.core.errors import BadSetup, IllegalAction
from meseta.core.faults import Fault, GameOver
from meseta.core.game import GameInfo, Option, Options, seat_option
from meseta.core.problems import BadOption
from meseta.core.seats import CHANCE, Seat
from meseta.discs.chance import HANDS
from meseta.games.sonora import bonuses, flicking, mudcracks, racing, ruins, solo, swapping, writing
from meseta.games.sonora.actions import (
    Action,
    AiDraw,
    AiFill,
    AiWalk,
    Box,
    Bullseye,
    Choose,
    Close,
    Colours,
    Cross,
    Discover,
    Done,
    Draw,
    First,
    Flick,
    Keep,
    Mark,
    PlayerAction,
    Rabbit,
    Record,
    Reflick,
    Settle,
    Swap,
    Walk,
)
from meseta.games.sonora.ai_canyon import AI_SHAPES, AS_PLAYER, LARGEST, NEVER_LOWER
from meseta.games.sonora.board import PLACES
from meseta.games.sonora.bonuses import Tray
from meseta.games.sonora.canyon import Canyon
from meseta.games.sonora.chance import chance_fault
from meseta.games.sonora.content import Edition
from meseta.games.sonora.creek import Creek
from meseta.games.sonora.faults import ChanceFirst, Ended, NotNow, NotYourTurn
from meseta.games.sonora.state import Arrangement, Disc, Phase, Player, State
from meseta.games.sonora.words import Section

SWITCH: Final = ("off", "on")
PREVIEWS: Final = ("full", "line", "none")
"""How much of a flick is foretold while aiming: all of it, a line to the first contact, nothing (SO-09)."""
TEXTS: Final = {
    "final": {"ai_squares": "2", "ai_shapes": AS_PLAYER, "ai_full_zone": "off"},
    "spanish": {"ai_squares": "3", "ai_shapes": LARGEST, "ai_full_zone": "off"},
    "draft": {"ai_squares": "3", "ai_shapes": NEVER_LOWER, "ai_full_zone": "on"},
}
"""What the three texts of the rules say where they differ (SO-56)."""

INFO: Final = GameInfo(
    key="sonora",
    version=2,
    seats=range(1, 5),
    options=(
        Option("rounds", ("6", "5", "7"), "SO-02"),
        Option("first_player", ("lot", "0", "1", "2", "3"), "SO-03"),
        Option("no_bunting", SWITCH, "SO-18"),
        Option("preview", PREVIEWS, "SO-09"),
        Option("text", tuple(TEXTS), "SO-56", TEXTS),
        Option("fair_colours", SWITCH, "SO-47"),
        Option("ai_squares", ("2", "3"), "SO-50"),
        Option("ai_shapes", AI_SHAPES, "SO-50"),
        Option("ai_full_zone", SWITCH, "SO-54"),
    ),
    seat_settings=(Option("hand", tuple(HANDS), "SO-09"),),
)

_NOBODY: Final[frozenset[Seat]] = frozenset()
_ALONE: Final = {seat: frozenset({seat}) for seat in (CHANCE, *range(4))}
_CHANCE_PHASES: Final = (Phase.LOT, Phase.FLY)
_NOBODYS: Final = (Phase.LOT, Phase.FLY, Phase.OVER)
_WRITE: Final = Phase.WRITE
_CHANCE_ACTIONS: Final = (First, Settle)
_PHASES: Final[dict[type, Phase]] = {
    Flick: Phase.AIM,
    Reflick: Phase.KEEP,
    Keep: Phase.KEEP,
    Bullseye: Phase.HOLE,
    Colours: Phase.COLOURS,
    Swap: Phase.SWAP,
    Choose: Phase.CHOOSE,
    Cross: Phase.RUINS,
    AiDraw: Phase.AI,
    AiWalk: Phase.AI,
    AiFill: Phase.AI,
    Draw: Phase.WRITE,
    Walk: Phase.WRITE,
    Record: Phase.WRITE,
    Rabbit: Phase.WRITE,
    Mark: Phase.WRITE,
    Box: Phase.WRITE,
    Close: Phase.WRITE,
}
_DUE: Final = {
    Phase.LOT: "SO-03",
    Phase.AIM: "SO-08",
    Phase.FLY: "SO-10",
    Phase.KEEP: "SO-17",
    Phase.HOLE: "SO-15",
    Phase.COLOURS: "SO-47",
    Phase.SWAP: "SO-22",
    Phase.CHOOSE: "SO-21",
    Phase.AI: "SO-48",
    Phase.RUINS: "SO-23",
    Phase.WRITE: "SO-24",
    Phase.OVER: "SO-43",
}


def setup(edition: Edition, seats: int, options: Options) -> State:
    """The board and clean sheets, before chance names the first player."""
    chosen = INFO.resolve_options(seats, options)
    named = chosen["first_player"]
    if named != "lot" and int(named) >= seats:
        choices = ", ".join(("lot", *map(str, range(seats))))
        raise BadSetup(BadOption(key="first_player", value=named, choices=choices))
    arrangement = Arrangement(
        rounds=int(chosen["rounds"]),
        hands=tuple(chosen[seat_option("hand", seat)] for seat in range(seats)),
        no_bunting=chosen["no_bunting"] == "on",
        preview=chosen["preview"],
        fair_colours=chosen["fair_colours"] == "on",
        ai_squares=int(chosen["ai_squares"]),
        ai_shapes=chosen["ai_shapes"],
        ai_full_zone=chosen["ai_full_zone"] == "on",
    )
    alone = seats == 1
    sheet = Player(
        ruins.blank(edition.ruins),
        Canyon(),
        Creek(),
        mudcracks.blank(edition.mudcracks, alone),
        Tray(),
    )
    colours = len(solo.COLOURS) if alone else seats
    state = State(Phase.LOT, arrangement, (sheet,) * seats, (Disc(),) * (5 * colours))
    if alone or named != "lot":
        return begin(edition, state, 0 if alone else int(named))
    return state


def begin(edition: Edition, state: State, first: Seat) -> State:
    """The Ruins corner is placed in front of the first player, who flicks first (SO-03)."""
    corner = edition.board.zones.index(Section.RUINS)
    turned = (PLACES[len(state.players)][first] - corner) % 4
    return replace(state, phase=Phase.AIM, first=first, actor=first, turned=turned)


def actors(state: State) -> Set[Seat]:
    """The seat whose decision is awaited; in the Write phase, everyone who has not ended it (SO-24)."""
    if state.phase in _CHANCE_PHASES:
        return _ALONE[CHANCE]
    if state.phase < Phase.WRITE:
        return _ALONE[state.actor]
    if state.phase is Phase.WRITE:
        return frozenset([seat for seat, player in enumerate(state.players) if not player.desk.ended])
    return _NOBODY


def acts(state: State, seat: Seat) -> bool:
    """Whether this player's seat is among them."""
    if state.phase is _WRITE:
        return 0 <= seat < len(state.players) and not state.players[seat].desk.ended
    return seat == state.actor and state.phase not in _NOBODYS


def fault(edition: Edition, state: State, seat: Seat, action: Action, replay: bool = True) -> Fault | None:
    """Why the seat may not do this now, or None. A `Settle` is replayed, unless told otherwise."""
    if isinstance(action, _CHANCE_ACTIONS):
        return chance_fault(edition, state, seat, action, replay)
    return turn_fault(state, seat, action) or _action_fault(edition, state, seat, action)


def turn_fault(state: State, seat: Seat, action: PlayerAction) -> Fault | None:
    """Only what is due now, and only by those whose decision is awaited (SO-17, SO-24, SO-43)."""
    clause = _DUE[state.phase]
    if acts(state, seat):
        wanted = _PHASES.get(type(action), state.phase)
        return None if wanted is state.phase else NotNow(clause)
    if state.phase is Phase.OVER:
        return GameOver(clause)
    if state.phase in _CHANCE_PHASES:
        return ChanceFirst(clause)
    return Ended(clause) if state.phase is Phase.WRITE else _not_your_turn(state, clause)


def _not_your_turn(state: State, clause: str) -> Fault:
    return NotYourTurn(clause, turn=state.actor)


def _action_fault(edition: Edition, state: State, seat: Seat, action: PlayerAction) -> Fault | None:
    player = state.players[seat]
    match action:  # the most frequent first: every case takes time
        case Flick():
            return flicking.flick_fault(edition.board, state, action)
        case Done():
            return _done_fault(edition, state, player)
        case Cross():
            return racing.cross_fault(edition, state, action)
        case Draw():
            return writing.draw_fault(edition, player, action)
        case Walk():
            return writing.walk_fault(edition, player, action)
        case Box(column):
            left = player.desk.sum
            return writing.sum_fault(player) or mudcracks.box_fault(
                edition.mudcracks, player.mudcracks, left, column
            )
        case Record():
            return writing.record_fault(edition, player)
        case Close():
            return writing.sum_fault(player)
        case Mark():
            return writing.mark_fault(edition, player, action)
        case Rabbit():
            return writing.rabbit_fault(edition, player, action)
        case Reflick():
            return flicking.reflick_fault(state, seat)
        case Keep():
            return None
        case Bullseye():
            return flicking.bullseye_fault(state, action)
        case Colours():
            return solo.colours_fault(edition, state, action)
        case Swap():
            return swapping.swap_fault(state, action)
        case Choose():
            return swapping.choose_fault(edition, state, action)
        case AiDraw() | AiWalk() | AiFill():
            return solo.mark_fault(edition, state, action)
        case Discover(animal):
            if state.phase not in (Phase.RUINS, Phase.WRITE):
                return NotNow(_DUE[state.phase])
            return bonuses.discover_fault(edition.tray, player.tray, animal)
        case _:
            assert_never(action)


def _done_fault(edition: Edition, state: State, player: Player) -> Fault | None:
    match state.phase:
        case Phase.SWAP:
            return None
        case Phase.RUINS:
            return racing.end_ruins_fault(edition, state)
        case Phase.WRITE:
            return writing.end_fault(edition, player)
        case _:
            return NotNow(_DUE[state.phase])


def apply(edition: Edition, state: State, seat: Seat, action: Action) -> State:
    """The state after the action; raises `IllegalAction` where there is a fault."""
    if (wrong := fault(edition, state, seat, action, replay=False)) is not None:
        raise IllegalAction(seat, wrong)
    return proceed(edition, state, seat, action)


def proceed(edition: Edition, state: State, seat: Seat, action: Action) -> State:
    """The state after an action that is known to be legal."""
    match action:  # the most frequent first: every case takes time
        case Flick():
            return flicking.flick(state, action)
        case Settle():
            return flicking.settle(edition.board, state, action, lambda after: begin_write(edition, after))
        case Done():
            return _done(edition, state, seat)
        case Cross():
            return racing.cross(edition, state, action)
        case Draw() | Walk() | Box() | Record() | Close() | Mark() | Rabbit() | Discover():
            return state.with_player(seat, write(edition, state.players[seat], action))
        case First(first):
            return begin(edition, state, first)
        case Reflick():
            return flicking.reflick(edition.board, state, lambda after: begin_write(edition, after))
        case Keep():
            return flicking.empty_hole(edition.board, state, lambda after: begin_write(edition, after))
        case Bullseye():
            return flicking.bullseye(edition.board, state, action, lambda after: begin_write(edition, after))
        case Colours(mine, theirs):
            return swapping.begin_swaps(edition, replace(state, mine=mine, theirs=theirs))
        case Swap():
            return swapping.swap(state, action)
        case Choose():
            return swapping.choose(edition, state, action)
        case AiDraw() | AiWalk() | AiFill():
            return solo.mark(edition, state, action)
        case _:
            assert_never(action)


def write(
    edition: Edition,
    player: Player,
    action: Discover | Draw | Walk | Record | Rabbit | Mark | Box | Close,
) -> Player:
    """The player's sheet and desk after a mark that affects nobody else."""
    match action:
        case Discover(animal):
            return replace(player, tray=bonuses.discover(player.tray, animal))
        case Draw():
            return writing.draw(edition, player, action)
        case Walk():
            return writing.walk(edition, player, action)
        case Record():
            return writing.record(player)
        case Rabbit():
            return writing.rabbit(player, action)
        case Mark():
            return writing.mark(edition, player, action)
        case Box(column):
            return writing.box(edition, player, column)
        case Close():
            return writing.close(player)


def begin_write(edition: Edition, state: State) -> State:
    """The Flick phase is over (SO-19); a solo player chooses colours first (SO-47)."""
    return solo.begin_colours(state) if state.solo else swapping.begin_swaps(edition, state)


def _done(edition: Edition, state: State, seat: Seat) -> State:
    if state.phase is Phase.SWAP:
        return swapping.end_swaps(edition, state)
    if state.phase is Phase.RUINS:
        return racing.end_ruins(state)
    ended = state.with_player(seat, writing.end(state.players[seat]))
    everyone = all(player.desk.ended for player in ended.players)
    return writing.end_round(ended) if everyone else ended


def closes(action: Action) -> bool:
    """Whether the action is final (SO-24): flicks, binding choices (SO-21) and whatever ends a step."""
    return isinstance(action, Flick | Reflick | Keep | Bullseye | Choose | Done)
