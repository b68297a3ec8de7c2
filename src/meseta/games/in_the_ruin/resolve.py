"""From the last confirmation to the end of a round: Step 2 and Step 3.

A chain of small stages, each of which either calls the next or leaves the state waiting for chance in its
own phase; `turned_up` and `route_drawn` resume the chain with chance's answer. Everything that happens is
logged in full; `narrate` decides who may see what.
"""

from typing import Final, TypeAlias

from msgspec.structs import replace

from meseta.core.seats import Seat
from meseta.games.in_the_ruin import events as say
from meseta.games.in_the_ruin.content import Edition, RouteId
from meseta.games.in_the_ruin.events import Log
from meseta.games.in_the_ruin.rounds import begin_round, end_round
from meseta.games.in_the_ruin.sheet import LETTERS, NAMES, Letter
from meseta.games.in_the_ruin.state import NOTHING, NOWHERE, Drawing, Phase, Player, Special, State
from meseta.grids.bits import Bits, bits, members

_Change: TypeAlias = type[say.BecameGate] | type[say.BecameWall] | type[say.StayedWall]

LINE_LENGTH: Final = 3
"""Cards that lie face up (RU-05, RU-28)."""
FULL_HAND: Final = 5
"""A player with this many route cards does not draw another (RU-23)."""


def close_step_one(edition: Edition, state: State, log: Log) -> State:
    """All have confirmed: the used card and spent routes are discarded, escapes revealed (RU-19 to RU-21)."""
    used, *line = state.line
    log.append(say.CardUsed(LETTERS[used]))
    spent = 0
    players = []
    for seat, player in enumerate(state.players):
        if player.spent != NOTHING:
            spent |= 1 << player.spent
            log.append(say.RouteSpent(seat, (edition.routes[player.spent],)))
        if player.leaving:
            player = replace(player, escaped=state.round, pawn=NOWHERE)
            log.append(say.Escaped(seat))
        players.append(
            replace(
                player,
                known_at=NOTHING,
                settled=0,
                drawing=Drawing.NONE,
                special=Special.NONE,
                spent=NOTHING,
                steps=0,
                leaving=False,
            )
        )
    closed = replace(
        state,
        players=tuple(players),
        line=tuple(line),
        discard=state.discard | 1 << used,
        route_discard=state.route_discard | spent,
    )
    found = find(edition, closed, log, say.Found)
    return announce_finds(edition, found, log) if state.finders_draw else owe_routes(edition, found, log)


def find(edition: Edition, state: State, log: Log, event: type[say.Found] | type[say.FoundAtOnce]) -> State:
    """Everyone on an active letter gets a gem (RU-22, RU-27)."""
    at: dict[Letter, list[Seat]] = {}
    for seat, player in enumerate(state.players):
        letter = edition.letter_at.get(player.pawn, NOTHING)
        if letter != NOTHING and state.active >> letter & 1:
            at.setdefault(letter, []).append(seat)
    if not at:
        return state
    players = list(state.players)
    for letter, seats in sorted(at.items()):
        log.append(event(LETTERS[letter], tuple(seats)))
        for seat in seats:
            players[seat] = replace(players[seat], gems=players[seat].gems + 1, known_at=letter)
    return replace(
        state,
        players=tuple(players),
        announced=bits(at),
        finders=state.finders | bits(seat for seats in at.values() for seat in seats),
    )


def owe_routes(edition: Edition, state: State, log: Log) -> State:
    """Chance owes route cards to those still in the game, or only to finders (RU-23)."""
    drawing = 0
    for seat, player in enumerate(state.players):
        if escaped_earlier(state, player) or (state.finders_draw and not state.finders >> seat & 1):
            continue
        if player.routes.bit_count() < FULL_HAND:
            drawing |= 1 << seat
        else:
            log.append(say.HandFull(seat, FULL_HAND))
    return _after_routes(edition, replace(state, phase=Phase.DRAW, drawing=drawing), log)


def escaped_earlier(state: State, player: Player) -> bool:
    """Whether the player escaped in an earlier round (RU-21)."""
    return 0 < player.escaped < state.round


def route_drawn(edition: Edition, state: State, route: RouteId, log: Log) -> State:
    """The next seat in order gets its route card; the discards replace an empty deck (RU-23, RU-36)."""
    seat = (state.drawing & -state.drawing).bit_length() - 1
    deck, discard = state.route_deck, state.route_discard
    if not deck:
        deck, discard = discard, 0
        log.append(say.RoutesReshuffled(deck.bit_count()))
    log.append(say.RouteDrawn(seat, (edition.routes[route],)))
    player = state.players[seat]
    players = list(state.players)
    players[seat] = replace(player, routes=player.routes | 1 << route)
    drawn = replace(
        state,
        players=tuple(players),
        drawing=state.drawing ^ 1 << seat,
        route_deck=deck ^ 1 << route,
        route_discard=discard,
    )
    return _after_routes(edition, drawn, log)


def _after_routes(edition: Edition, state: State, log: Log) -> State:
    if state.drawing:
        return state
    return begin_refill(edition, state, log) if state.finders_draw else announce_finds(edition, state, log)


def announce_finds(edition: Edition, state: State, log: Log) -> State:
    """Found letters are used up; on every sheet Roads there become Gates, empty spaces Walls (RU-24)."""
    letters = state.announced
    if not letters:
        return passes_done(edition, state, log)
    spaces = edition.spaces(letters)
    for letter in members(letters):
        log.append(say.UsedUp(LETTERS[letter]))
    players = []
    for seat, player in enumerate(state.players):
        if not escaped_earlier(state, player):
            _log_changes(edition, seat, player, letters, log)
            player = replace(
                player,
                gates=player.gates | player.roads & spaces,
                walls=player.walls | player.empty & spaces,
            )
        players.append(player)
    changed = replace(
        state,
        players=tuple(players),
        active=state.active & ~letters,
        used=state.used | letters,
        announced=0,
        opened=0,
    )
    if removes_nothing(changed):
        log.append(say.RemovalSkipped("RU-25"))
        return passes_done(edition, changed, log)
    return remove(edition, replace(changed, owing=letters.bit_count()), log)


def _log_changes(edition: Edition, seat: Seat, player: Player, letters: Bits, log: Log) -> None:
    for letter in members(letters):
        space = 1 << edition.places[letter]
        became = (
            say.BecameGate
            if player.roads & space
            else say.StayedWall
            if player.walls & space
            else say.BecameWall
        )
        log.append(became(seat, LETTERS[letter], NAMES[edition.places[letter]]))


def removes_nothing(state: State) -> bool:
    """Whether no card is removed any more: the deck is out, and the table reads the rule so (RU-25)."""
    return state.skips_removal and not state.deck


def remove(edition: Edition, state: State, log: Log) -> State:
    """Cards are removed, the line's oldest first, then the deck's, while there are any (RU-25)."""
    while state.owing and state.line:
        log.append(say.Removed(LETTERS[state.line[0]], "line"))
        state = replace(state, opened=state.opened | 1 << state.line[0], **_taken(state))
    if state.owing and state.deck:
        return replace(state, phase=Phase.REMOVE)
    if state.owing:
        log.append(say.Shortfall(state.owing))
    return activate(edition, replace(state, owing=0), log)


def _taken(state: State) -> dict[str, object]:
    """The changes to the state when the oldest card of the line is discarded."""
    return {
        "line": state.line[1:],
        "discard": state.discard | 1 << state.line[0],
        "owing": state.owing - 1,
    }


def activate(edition: Edition, state: State, log: Log) -> State:
    """Letters of removed cards become active unless they were announced before; pawns on them find gems at
    once (RU-26, RU-27)."""
    fresh = state.opened & ~(state.active | state.used)
    for letter in members(state.opened):
        log.append((say.Activated if fresh >> letter & 1 else say.KnownBefore)(LETTERS[letter]))
    opened = replace(state, active=state.active | fresh, opened=0)
    found = find(edition, opened, log, say.FoundAtOnce)
    again = found.announced and found.draws_each_pass and not found.finders_draw
    return owe_routes(edition, found, log) if again else announce_finds(edition, found, log)


def passes_done(edition: Edition, state: State, log: Log) -> State:
    """Nobody finds anything more (RU-27): now the finders draw, if only they do (RU-23)."""
    return owe_routes(edition, state, log) if state.finders_draw else begin_refill(edition, state, log)


def begin_refill(edition: Edition, state: State, log: Log) -> State:
    """The line is filled up to three, or three are added to it (RU-28)."""
    return refill(edition, _wanting(state), log)


def _wanting(state: State) -> State:
    """The state with the number of cards to be added, where that many are added whatever lies there."""
    return replace(state, laying=min(LINE_LENGTH, state.deck.bit_count())) if state.adds_three else state


def grows(state: State) -> bool:
    """Whether one more card joins the line (RU-28)."""
    return state.laying > 0 if state.adds_three else len(state.line) < LINE_LENGTH and state.deck != 0


def refill(edition: Edition, state: State, log: Log) -> State:
    """The line grows while the deck lasts (RU-28); then comes Step 3, unless nobody has escaped (RU-29)."""
    if grows(state):
        return replace(state, phase=Phase.REFILL)
    gone = sum(player.escaped > 0 for player in state.players)
    if not gone or state.solo:
        return end_round(edition, state, log)
    if removes_nothing(state):
        log.append(say.RemovalSkipped("RU-29"))
        return end_round(edition, state, log)
    return collapse(edition, replace(state, owing=gone), log)


def collapse(edition: Edition, state: State, log: Log) -> State:
    """A card is removed for everyone who has escaped, and no letter becomes active (RU-29)."""
    while state.owing and state.line:
        log.append(say.Collapsed(LETTERS[state.line[0]], "line"))
        state = replace(state, **_taken(state))
    if state.owing and state.deck:
        return replace(state, phase=Phase.COLLAPSE)
    return rebuild(edition, _wanting(replace(state, owing=0)), log)


def rebuild(edition: Edition, state: State, log: Log) -> State:
    """The line grows again after Step 3 (RU-29)."""
    if grows(state):
        return replace(state, phase=Phase.REBUILD)
    return end_round(edition, state, log)


_LAID: Final = {Phase.REFILL: "RU-28", Phase.REBUILD: "RU-29", Phase.RELINE: "RU-31"}


def turned_up(edition: Edition, state: State, card: Letter, log: Log) -> State:
    """The deck's top card goes where it was needed, and the chain continues."""
    drawn = replace(state, deck=state.deck ^ 1 << card)
    match state.phase:
        case Phase.REMOVE:
            log.append(say.Removed(LETTERS[card], "deck"))
            opened = state.opened | 1 << card
            return remove(edition, _discarded(replace(drawn, opened=opened), card), log)
        case Phase.COLLAPSE:
            log.append(say.Collapsed(LETTERS[card], "deck"))
            return collapse(edition, _discarded(drawn, card), log)
        case phase:
            log.append(say.Laid(LETTERS[card], _LAID.get(phase, "RU-05")))
            laying = max(0, state.laying - 1)
            return line_grown(edition, replace(drawn, line=(*state.line, card), laying=laying), log)


def _discarded(state: State, card: Letter) -> State:
    return replace(state, discard=state.discard | 1 << card, owing=state.owing - 1)


def line_grown(edition: Edition, state: State, log: Log) -> State:
    """A card has joined the end of the line (RU-15); the chain continues once the line is full."""
    match state.phase:
        case Phase.REFILL:
            return refill(edition, state, log)
        case Phase.REBUILD:
            return rebuild(edition, state, log)
        case _ if len(state.line) < LINE_LENGTH:
            return state
        case Phase.RELINE:
            return begin_round(edition, state, log)
        case _:
            return replace(state, phase=Phase.ROUTES, turn=0)
