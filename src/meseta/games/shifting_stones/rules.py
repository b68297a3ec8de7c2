"""The rules of Shifting Stones: what is allowed, and what it does."""

from collections.abc import Set
from functools import lru_cache
from typing import Final, assert_never

from msgspec.structs import replace

from meseta.core.errors import BadSetup, IllegalAction
from meseta.core.faults import Fault, GameOver
from meseta.core.game import GameInfo, Option, Options
from meseta.core.problems import BadOption
from meseta.core.seats import CHANCE, Seat
from meseta.games.shifting_stones import faults
from meseta.games.shifting_stones.actions import (
    Action,
    Draw,
    End,
    First,
    Flip,
    Lay,
    Pick,
    Score,
    Shift,
    Skip,
)
from meseta.games.shifting_stones.chance import chance_clause, chance_fault, reshuffles
from meseta.games.shifting_stones.content import Deck
from meseta.games.shifting_stones.grid import BOARD, CELLS, PAIRS, Cell, Grid, flip, pack, shift
from meseta.games.shifting_stones.state import CardId, Cards, Phase, State
from meseta.grids.bits import bits

HAND: Final = 4
"""Cards dealt to a hand, which is later refilled to this size (ST-05, ST-14)."""
FULLEST_HAND: Final = 6
"""The most cards a skip leads to, unless the table plays without this cap (ST-16)."""
SKIP_DRAW: Final = 2
STRIKES: Final = 4
LAST_ROUND: Final = {2: 10, 3: 9, 4: 8, 5: 7}
"""How many scored cards trigger the last round, by number of players (ST-18)."""

INFO: Final = GameInfo(
    key="shifting_stones",
    version=1,
    seats=range(1, 6),
    options=(
        Option("first_player", ("lot", "0", "1", "2", "3", "4"), "ST-06"),
        Option("skip_cap", ("6", "none"), "ST-16"),
    ),
)

_NEIGHBOURS: Final = frozenset(PAIRS)
_ALONE: Final = {seat: frozenset({seat}) for seat in (CHANCE, *range(5))}
_NOBODY: Final[frozenset[Seat]] = frozenset()

# Looking up an enum's member costs more than any rule below.
_TURN: Final = Phase.TURN
_OVER: Final = Phase.OVER


def setup(deck: Deck, seats: int, options: Options) -> State:
    """The empty table, before chance lays out the stones."""
    chosen = INFO.resolve_options(seats, options)
    first_player = chosen["first_player"]
    first = CHANCE if first_player == "lot" else int(first_player)
    if first >= seats:
        choices = ", ".join(("lot", *map(str, range(seats))))
        raise BadSetup(BadOption(key="first_player", value=first_player, choices=choices))
    if seats == 1:
        first = 0
    empty = (0,) * seats
    return State(
        Phase.STONES,
        0,
        hands=empty,
        scored=empty,
        deck=deck.all,
        discard=0,
        first=first,
        turn=first,
        uncapped=chosen["skip_cap"] == "none",
    )


def actors(state: State) -> Set[Seat]:
    """The seat on turn, or chance; nobody once the game is over (ST-06)."""
    if state.phase is _TURN:
        return _ALONE[state.turn]
    return _NOBODY if state.phase is _OVER else _ALONE[CHANCE]


def fault(deck: Deck, state: State, seat: Seat, action: Action) -> Fault | None:
    """Why the seat may not do this now, or None."""
    match action:
        case Shift(a, b, card):
            return (
                turn_fault(state, seat)
                or card_fault(state, seat, card, "ST-08")
                or (None if (a, b) in _NEIGHBOURS else _not_neighbours(a, b))
            )
        case Flip(cell, card):
            return (
                turn_fault(state, seat)
                or card_fault(state, seat, card, "ST-09")
                or (None if cell in CELLS else faults.NoSuchCell(cell=BOARD.name(cell)))
            )
        case Score(card):
            return (
                turn_fault(state, seat, "ST-11")
                or card_fault(state, seat, card, "ST-11")
                or (None if deck.matches(state.grid, card) else faults.NoMatch(card=card))
            )
        case End():
            return turn_fault(state, seat)
        case Skip():
            return turn_fault(state, seat) or skip_fault(state, seat)
        case Draw() | Lay() | Pick() | First():
            return chance_fault(deck, state, seat, action)
        case _:
            assert_never(action)


def turn_fault(state: State, seat: Seat, clause: str = "ST-06") -> Fault | None:
    """Only the seat on turn acts (ST-06), and only while the game goes on (ST-19, ST-23, ST-24)."""
    if state.phase is _TURN and state.turn == seat:
        return None
    if state.phase is _OVER:
        return GameOver(_ending(state))
    if state.phase is not _TURN:
        return faults.ChanceFirst(chance_clause(state))
    return faults.NotYourTurn(clause, turn=state.turn)


def _ending(state: State) -> str:
    if not state.solo:
        return "ST-19"
    return "ST-23" if state.strikes >= STRIKES else "ST-24"


def card_fault(state: State, seat: Seat, card: CardId, clause: str) -> Fault | None:
    """A card is spent or scored from one's own hand (ST-08, ST-09, ST-11), which may be empty (ST-15)."""
    hand = state.hands[seat]
    if card > 0 and hand >> card & 1:
        return None
    return faults.NotInHand(clause, card=card) if hand else faults.EmptyHand()


def skip_fault(state: State, seat: Seat) -> Fault | None:
    """A skip is a whole turn, never the second in a row, and must draw something (ST-16)."""
    if not state.hands[seat]:
        return faults.EmptyHand()
    if state.acted:
        return faults.TooLateToSkip()
    if state.rested >> seat & 1:
        return faults.SkippedBefore()
    if not state.uncapped and state.hands[seat].bit_count() >= FULLEST_HAND:
        return faults.HandFull(most=FULLEST_HAND)
    return None if state.deck or state.discard else faults.NothingToDraw()


def _not_neighbours(a: Cell, b: Cell) -> Fault:
    return faults.NotNeighbours(a=BOARD.name(a), b=BOARD.name(b))


def apply(deck: Deck, state: State, seat: Seat, action: Action) -> State:
    """The state after the action; raises `IllegalAction` where there is a fault."""
    if (wrong := fault(deck, state, seat, action)) is not None:
        raise IllegalAction(seat, wrong)
    return proceed(state, seat, action)


def proceed(state: State, seat: Seat, action: Action) -> State:
    """The state after an action that is known to be legal."""
    match action:
        case Shift(a, b, card):
            return spend(state, card, shift(state.grid, a, b))
        case Flip(cell, card):
            return spend(state, card, flip(state.grid, cell))
        case Score(card):
            return score(state, card)
        case End():
            return owe(replace(state, rested=state.rested & ~(1 << seat)), HAND)
        case Draw(cards):
            return draw(state, bits(cards))
        case Skip():
            wanted = state.hands[seat].bit_count() + SKIP_DRAW
            size = wanted if state.uncapped else min(wanted, FULLEST_HAND)
            return owe(replace(state, rested=state.rested | 1 << seat), size)
        case Lay(faces):
            return prepare(replace(state, grid=pack(faces)))
        case Pick(cards):
            return prepare(replace(state, deck=bits(cards)))
        case First(first):
            return prepare(replace(state, first=first, turn=first))


def spend(state: State, card: CardId, grid: Grid) -> State:
    """The card is discarded, and the grid changes (ST-08, ST-09)."""
    return replace(
        state,
        grid=grid,
        hands=_at_turn(state, state.hands, state.hands[state.turn] ^ 1 << card),
        discard=state.discard | 1 << card,
        acted=True,
    )


def score(state: State, card: CardId) -> State:
    """The card is scored for good (ST-11, ST-13); the sixteenth wins a solo game (ST-24)."""
    scored = state.scored[state.turn] | 1 << card
    return replace(
        state,
        hands=_at_turn(state, state.hands, state.hands[state.turn] ^ 1 << card),
        scored=_at_turn(state, state.scored, scored),
        acted=True,
        fruitful=True,
        phase=_OVER if state.solo and not state.hands[0] ^ 1 << card | state.deck | state.discard else _TURN,
    )


def owe(state: State, size: int) -> State:
    """Chance owes the seat on turn a hand of that size, as long as cards are left (ST-14, ST-16, ST-17)."""
    left = state.deck.bit_count() + state.discard.bit_count()
    due = min(max(0, size - state.hands[state.turn].bit_count()), left)
    return replace(state, phase=Phase.DRAW, due=due) if due else pass_turn(state)


def prepare(state: State) -> State:
    """The next thing chance has to do before the first turn (ST-04 to ST-06, ST-22)."""
    if state.solo and state.phase is Phase.STONES:
        return replace(state, phase=Phase.PICK)
    if state.first == CHANCE:
        return replace(state, phase=Phase.LOT)
    return replace(state, phase=Phase.DEAL, due=min(HAND, state.deck.bit_count()))


def draw(state: State, cards: Cards) -> State:
    """The seat on turn gets its cards; the discards are shuffled in where the pile runs out (ST-17)."""
    pile = state.deck | state.discard if reshuffles(state) else state.deck
    drawn = replace(
        state,
        hands=_at_turn(state, state.hands, state.hands[state.turn] | cards),
        deck=pile & ~cards,
        discard=0 if reshuffles(state) else state.discard,
        seen=state.seen | cards if state.solo else 0,
        due=0,
    )
    return pass_turn(drawn) if state.phase is Phase.DRAW else deal_next(drawn)


def deal_next(state: State) -> State:
    """The next player is dealt a hand; when all have one, the first player begins (ST-05, ST-06)."""
    following = (state.turn + 1) % len(state.hands)
    if following == state.first:
        return replace(state, phase=_TURN, turn=following)
    return replace(state, turn=following, due=min(HAND, state.deck.bit_count()))


def pass_turn(state: State) -> State:
    """The turn is over: a strike, the end of the game, or the next player's turn (ST-06, ST-19, ST-23)."""
    following = (state.turn + 1) % len(state.hands)
    strikes = state.strikes + (state.solo and not state.fruitful)
    over = strikes >= STRIKES if state.solo else following == state.first and is_last_round(state)
    return replace(
        state,
        phase=_OVER if over else _TURN,
        turn=following,
        acted=False,
        fruitful=False,
        strikes=strikes,
    )


def is_last_round(state: State) -> bool:
    """Whether someone's scored cards have triggered the last round (ST-18)."""
    return triggers(state.scored)


@lru_cache(1 << 10)
def triggers(scored: tuple[Cards, ...]) -> bool:
    """The same of what each seat has scored, cached: every view asks for it, and it seldom changes."""
    return len(scored) > 1 and max(map(int.bit_count, scored)) >= LAST_ROUND[len(scored)]


def closes(action: Action) -> bool:
    """Ending a turn is final; until then everything done in it may be taken back."""
    return isinstance(action, End | Skip)


def _at_turn(state: State, sets: tuple[Cards, ...], cards: Cards) -> tuple[Cards, ...]:
    changed = [*sets]
    changed[state.turn] = cards
    return tuple(changed)
