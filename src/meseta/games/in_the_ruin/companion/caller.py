"""The caller of a table with paper sheets: lays the line, and keeps account of letters and cards.

The rounds are played by the engine itself, by players without a sheet: where somebody says that a letter was
found, one of them stands on it.
"""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from meseta.core.companion import BadQuestion
from meseta.core.game import Event
from meseta.games.in_the_ruin.chance import CLAUSES, TURNS_UP, cards_dealt
from meseta.games.in_the_ruin.companion.cards import Cards
from meseta.games.in_the_ruin.companion.news import News, after, news_of, passes_of
from meseta.games.in_the_ruin.content import HOUSE
from meseta.games.in_the_ruin.problems import (
    CallEscapes,
    CallFinders,
    CallFirstPhase,
    CallNotActive,
    CallTooLong,
)
from meseta.games.in_the_ruin.resolve import FULL_HAND, close_step_one, turned_up
from meseta.games.in_the_ruin.rounds import announce_setup
from meseta.games.in_the_ruin.rules import deal, setup
from meseta.games.in_the_ruin.sheet import AT_EXIT, LETTERS
from meseta.games.in_the_ruin.state import NOWHERE, Phase, Player, State
from meseta.grids.bits import Bits, members

Asks: TypeAlias = Literal["round", "at_once", "card", "over"]

__all__ = ["Call", "Called", "Told", "answer_call"]

MOST_ROUNDS: Final = 48
"""More cards than that are never in the line."""
_FULL: Final[Bits] = (1 << FULL_HAND) - 1
"""A hand that draws no route card: those lie on the real table."""

_Letters = Annotated[str, msgspec.Meta(max_length=len(LETTERS), pattern=r"^[A-X]*\Z")]
_Choice = Annotated[str, msgspec.Meta(max_length=40)]


class Told(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the players say at the end of a round."""

    passes: Annotated[tuple[_Letters, ...], msgspec.Meta(min_length=1, max_length=5)]
    """The letters found, then those found at once on letters that became active by it, and so on (RU-27)."""
    escapes: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    """How many escape in this round (RU-21)."""


class Call(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="call"):
    """What does the caller say next, after these rounds?"""

    players: Annotated[int, msgspec.Meta(ge=1, le=4)]
    rounds: Annotated[tuple[Told, ...], msgspec.Meta(max_length=MOST_ROUNDS)] = ()
    seed: Annotated[int, msgspec.Meta(ge=0, lt=2**53)] | None = None
    """What the decks are shuffled by; none where the cards of the box lie on the table."""
    drawn: Annotated[str, msgspec.Meta(max_length=60, pattern=r"^[A-X]*\Z")] = ""
    """The letters of the box's own cards in the order in which they were turned up, those announced first."""
    options: Annotated[dict[_Choice, _Choice], msgspec.Meta(max_length=8)] = {}
    """The options of the table, as in any game (RU-23, RU-25, RU-28)."""


class Called(msgspec.Struct, frozen=True, tag_field="kind", tag="called"):
    """What there is to say, and what the caller asks next."""

    asks: Asks
    """What was found in this round; what was found at once, besides; which card is turned up; or nothing."""
    clause: str
    """The clause by which it is asked."""
    news: tuple[News, ...]
    """What happened since the question before."""
    phase: int
    round: int
    line: str
    """The cards face up, oldest first: the first one is drawn now."""
    dealt: tuple[str, ...]
    """The explore cards of each player for the set-up (RU-05)."""
    active: str
    used: str
    """The letters found before (RU-24)."""
    gone: str
    """The explore cards on the discard pile."""
    deck: int
    """How many cards lie face down."""
    turns: int
    """How many rounds this phase has left, this one included, if nobody finds or escapes any more."""
    inside: int
    """How many players are in the ruin."""
    open: str
    """The letters that can be found now."""
    finders: int
    """How many letters can be found now at most, before escapes."""


class _Table(msgspec.Struct):
    """How far the game has come, and what was logged since the latest question."""

    state: State
    dealt: tuple[str, ...] = ()
    log: list[Event] = []
    at_once: str = ""
    """The letters that became active just now, if a pawn may stand on one of them (RU-27)."""
    finders: int = 0
    """How many pawns may."""


def answer_call(question: Call) -> Called:
    """What the caller says after the rounds that were told; raises `BadQuestion` where no table has them."""
    cards = Cards(question.seed, question.drawn)
    table = _opened(question, cards)
    for number, told in enumerate(question.rounds, start=1):
        if table.state.phase is not Phase.EXPLORE:
            raise BadQuestion(CallTooLong(round=number))
        before = table.state
        _play(table, told, cards)
        if number == len(question.rounds):
            _stop_to_ask(table, told, before)
    cards.check_all_used()
    return _called(table)


def _opened(question: Call, cards: Cards) -> _Table:
    """The table as it is when Round 1 begins, or as far as its cards are known."""
    table = _Table(setup(HOUSE, question.players, question.options))
    while table.state.phase is Phase.DEAL:
        if (hand := cards.hand(table.state.deck, cards_dealt(table.state))) is None:
            return table
        table.dealt = (*table.dealt, _names(hand))
        table.state = deal(table.state, hand, [])
    _turn_up(table, cards)
    if table.state.phase is Phase.ROUTES:
        players = tuple(
            replace(player, roads=AT_EXIT, routes=_FULL, kept=_FULL) for player in table.state.players
        )
        table.state = announce_setup(HOUSE, replace(table.state, players=players), [])
    return table


def _turn_up(table: _Table, cards: Cards) -> None:
    """Turn cards up as long as the rules want one and one is known."""
    while table.state.phase in TURNS_UP:
        if (card := cards.next(table.state.deck, table.state.stage)) is None:
            return
        table.state = turned_up(HOUSE, table.state, card, table.log)


def _play(table: _Table, told: Told, cards: Cards) -> None:
    """Play a round as it was told, as far as its cards are known."""
    table.log = []
    table.state = close_step_one(HOUSE, _standing(table.state, told), table.log)
    _turn_up(table, cards)
    found = [one.found for one in passes_of(table.log)]
    for number, letters in enumerate(told.passes):
        there = found[number] if number < len(found) else ""
        if wrong := sorted(set(letters) ^ set(there)):
            if number >= len(found) and table.state.phase is Phase.REMOVE:
                return  # the card is not known yet that decides what becomes active
            raise BadQuestion(CallNotActive(letter=wrong[0]))


def _stop_to_ask(table: _Table, told: Told, before: State) -> None:
    """Go back to where somebody may stand on a letter that became active just now, if they may (RU-27)."""
    passes, latest = passes_of(table.log), len(told.passes) - 1
    heard = passes[latest - 1].end if 0 < latest <= len(passes) else 0
    left = _inside(before) - told.escapes - sum(map(len, told.passes))
    if told.passes[-1] and latest < len(passes) and passes[latest].activated and left:
        asked = passes[latest]
        gone = table.state.players  # those who escaped
        table.state = replace(after(before, table.log[: asked.end]), players=gone)
        table.log, table.at_once, table.finders = table.log[heard : asked.end], asked.activated, left
    else:
        table.log = table.log[heard:]


def _standing(state: State, told: Told) -> State:
    """The state with players on the letters that were told, and others on their way out."""
    inside = [seat for seat, player in enumerate(state.players) if not player.escaped]
    if told.escapes and state.stage == 1:
        raise BadQuestion(CallFirstPhase())
    if told.escapes > len(inside):
        raise BadQuestion(CallEscapes(escapes=told.escapes, inside=len(inside)))
    letters = [letter for one in told.passes for letter in dict.fromkeys(one)]
    staying = inside[: len(inside) - told.escapes]
    if len(letters) > len(staying):
        raise BadQuestion(CallFinders(found=len(letters), inside=len(staying)))
    players: list[Player] = [replace(player, pawn=NOWHERE) for player in state.players]
    for seat, letter in zip(staying, letters, strict=False):
        players[seat] = replace(players[seat], pawn=HOUSE.places[LETTERS.index(letter)])
    for seat in inside[len(staying) :]:
        players[seat] = replace(players[seat], leaving=True)
    return replace(state, players=tuple(players), waiting=0)


def _inside(state: State) -> int:
    return sum(not player.escaped for player in state.players)


def _called(table: _Table) -> Called:
    state, inside = table.state, _inside(table.state)
    asks, clause = _asked(table)
    return Called(
        asks=asks,
        clause=clause,
        news=news_of(table.log, state.finders_draw),
        phase=state.stage,
        round=state.round,
        line=_names(state.line),
        dealt=table.dealt,
        active=_names(members(state.active)),
        used=_names(members(state.used)),
        gone=_names(members(state.discard)),
        deck=state.deck.bit_count(),
        turns=_turns(state) if asks == "round" else 0,
        inside=inside,
        open=table.at_once or _names(members(state.active)),
        finders=table.finders or inside,
    )


def _asked(table: _Table) -> tuple[Asks, str]:
    """What is asked next, and by which clause."""
    phase = table.state.phase
    if table.at_once:
        return "at_once", "RU-27"
    if phase is Phase.OVER:
        return "over", "RU-32"
    return ("round", "RU-15") if phase is Phase.EXPLORE else ("card", CLAUSES[phase])


def _names(letters: tuple[int, ...]) -> str:
    return "".join(LETTERS[letter] for letter in letters)


def _turns(state: State) -> int:
    """The rounds until the phase ends, if nobody finds anything or escapes any more."""
    turns, stage = 0, state.stage
    while state.phase is Phase.EXPLORE and state.stage == stage:
        turns, state = turns + 1, close_step_one(HOUSE, _standing(state, Told(("",))), [])
        while state.phase in TURNS_UP and state.stage == stage:
            state = turned_up(HOUSE, state, members(state.deck)[0], [])
    return turns
