"""Filling in what a view hides: other sheets, hands and decks, at random (RU-38)."""

from random import Random
from typing import Final

from meseta.core.seats import Seat
from meseta.games.in_the_ruin.content import Edition
from meseta.games.in_the_ruin.sheet import ALL, AT_EXIT, EXIT, Cell, Rectangle, largest_rectangle, neighbours
from meseta.games.in_the_ruin.state import NOTHING, NOWHERE, Drawing, Phase, Player, State
from meseta.games.in_the_ruin.view import SheetView, TurnView, View
from meseta.grids.bits import Bits, bits

_ROADS_SHARE: Final = 0.6
"""The share of imagined shapes that are drawn as Roads."""
_MOST_SHAPES: Final = 24


def imagine(edition: Edition, view: View, rng: Random) -> State:
    """A state that looks like this view; other sheets are plausible but need not have a possible history."""
    cards, routes = Pile(_unseen_cards(edition, view), rng), Pile(_unseen_routes(edition, view), rng)
    players = tuple(
        known_player(view, seat, sheet)
        if (sheet := view.sheets[seat]) is not None
        else imagined_player(edition, view, seat, cards, routes, rng)
        for seat in range(len(view.gems))
    )
    return State(
        phase=view.phase,
        players=players,
        finders_draw=view.finders_draw,
        deck=cards.take(view.deck_size),
        route_deck=routes.take(view.route_deck_size),
        line=view.line,
        discard=bits(view.discard),
        route_discard=routes.take(view.route_discard_size),
        active=bits(view.active),
        used=bits(view.used),
        stage=view.stage,
        round=view.round,
        waiting=bits(view.waiting),
        turn=view.turn,
        drawing=bits(view.drawing),
        finders=bits(view.finders),
        announced=bits(view.announced),
        owing=view.owing,
        opened=bits(view.opened),
        laying=view.laying,
        draws_each_pass=view.draws_each_pass,
        skips_removal=view.skips_removal,
        adds_three=view.adds_three,
    )


class Pile:
    """Hidden cards in a random order, handed out from the top."""

    def __init__(self, cards: set[int], rng: Random) -> None:
        self._cards = sorted(cards)
        rng.shuffle(self._cards)

    def take(self, count: int) -> Bits:
        """The next cards of the pile."""
        taken, self._cards = self._cards[:count], self._cards[count:]
        assert len(taken) == count, "every hidden card is somewhere"
        return bits(taken)


def _unseen_cards(edition: Edition, view: View) -> set[int]:
    own = view.own.dealt if view.own is not None else ()
    return set(range(len(edition.places))) - {*view.line, *view.discard, *own}


def _unseen_routes(edition: Edition, view: View) -> set[int]:
    visible = {route for sheet in view.sheets if sheet is not None for route in sheet.routes}
    spent = {view.own.spent} if view.own is not None else set()
    return set(range(len(edition.routes))) - visible - spent


def known_player(view: View, seat: Seat, sheet: SheetView) -> Player:
    """A player whose sheet is visible: the viewer, or anyone at the end."""
    own = view.own if seat == view.viewer and view.own is not None else _NO_TURN
    return Player(
        roads=bits(sheet.roads),
        walls=bits(sheet.walls),
        gates=bits(sheet.gates),
        pawn=sheet.pawn,
        gems=view.gems[seat],
        penalties=sheet.penalties,
        routes=bits(sheet.routes),
        rectangle=Rectangle(*sheet.rectangle) if sheet.rectangle else None,
        escaped=view.escaped[seat],
        known_at=view.known_at[seat],
        dealt=bits(own.dealt),
        undrawn=bits(own.undrawn),
        road_shapes=own.road_shapes,
        kept=bits(own.kept),
        settled=bits(own.settled),
        drawing=own.drawing,
        special=own.special,
        spent=own.spent,
        steps=own.steps,
        leaving=own.leaving,
    )


_NO_TURN: Final = TurnView(
    (), (), 0, (), (), Drawing.NONE, special=Player().special, spent=NOTHING, steps=0, leaving=False, warp=()
)


def imagined_player(
    edition: Edition, view: View, seat: Seat, cards: Pile, routes: Pile, rng: Random
) -> Player:
    """A player whose sheet is hidden, with one made up for them."""
    hand = routes.take(view.hand_sizes[seat])
    if view.phase <= Phase.SETUP:
        return _setting_up(edition, view, seat, hand, cards, rng)
    known = view.known_at[seat]
    at = EXIT if known == NOTHING else edition.places[known]
    roads, walls = imagined_marks(edition, view, at, rng)
    exploring = view.phase is Phase.EXPLORE and not view.escaped[seat]
    has_confirmed = exploring and seat not in view.waiting
    full = roads | walls == ALL
    return Player(
        roads=roads,
        walls=walls,
        gates=roads & edition.spaces(bits(view.used)),
        pawn=NOWHERE if view.escaped[seat] else at,
        gems=view.gems[seat],
        routes=hand,
        rectangle=largest_rectangle(roads | walls) if view.stage == 2 else None,
        escaped=view.escaped[seat],
        known_at=known,
        settled=roads | walls if exploring else 0,
        drawing=Drawing.FREED if exploring and full else Drawing.SINGLE if has_confirmed else Drawing.NONE,
    )


def _setting_up(edition: Edition, view: View, seat: Seat, hand: Bits, cards: Pile, rng: Random) -> Player:
    """A player before the first round; those who have confirmed have drawn something."""
    dealing = view.phase is Phase.DEAL and seat >= view.turn
    dealt = 0 if dealing else cards.take(4 if len(view.gems) == 1 else 2)
    if view.phase is not Phase.SETUP or seat in view.waiting:
        return Player(dealt=dealt, undrawn=dealt, routes=hand)
    roads, walls = imagined_marks(edition, view, EXIT, rng)
    kept = hand & -hand
    kept |= (hand ^ kept) & -(hand ^ kept)
    return Player(roads=roads, walls=walls, dealt=dealt, routes=hand, kept=kept, road_shapes=1)


def imagined_marks(edition: Edition, view: View, pawn: Cell, rng: Random) -> tuple[Bits, Bits]:
    """Plausible Roads and Walls after this many rounds: used letters are marked (RU-24)."""
    roads = AT_EXIT | 1 << pawn
    walls = edition.spaces(bits(view.used)) & ~roads
    for _ in range(min(view.round + 2, _MOST_SHAPES)):
        shape = rng.choice(edition.placements)
        empty = ALL ^ (roads | walls)
        as_roads = rng.random() < _ROADS_SHARE
        fits = shape.fits(empty, neighbours(roads | walls), roads if as_roads else None)
        if count := len(fits):
            placed = fits[rng.randrange(count)]
            roads, walls = (roads | placed, walls) if as_roads else (roads, walls | placed)
    return roads, walls
