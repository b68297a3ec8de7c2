"""An imagined future: the cards in an order, what rivals find; and what a turn leads to in it."""

from random import Random
from typing import Final

from msgspec.structs import replace

from meseta.bots.in_the_ruin.outlook import FULL_HAND, ROUTE, spread
from meseta.bots.in_the_ruin.situation import Situation
from meseta.bots.in_the_ruin.turns import Turn
from meseta.games.in_the_ruin.content import Edition, RouteId
from meseta.games.in_the_ruin.sheet import ALL, AT_EXIT, Letter, largest_rectangle
from meseta.grids.bits import members

LINE: Final = 3


class Future:
    """What chance and the rivals will do, drawn beforehand, so that plans are compared under equal luck."""

    def __init__(self, edition: Edition, now: Situation, rng: Random, rival_finds: float) -> None:
        self._edition = edition
        self._deck = list(now.deck)
        rng.shuffle(self._deck)
        self._second = list(range(len(edition.places)))
        rng.shuffle(self._second)
        self._routes = list(range(len(edition.routes)))
        rng.shuffle(self._routes)
        self._rival_luck = [rng.random() for _ in range(32)]
        self._rival_finds = rival_finds

    def foreseen(self, now: Situation) -> Situation:
        """The same situation, with the cards to come in this future's order."""
        return replace(now, deck=tuple(self._deck))

    def after(self, now: Situation, turn: Turn, round_: int) -> Situation:
        """Where the turn leads: the next round's start, or the end of the game."""
        edition = self._edition
        gems, gates, walls = now.gems, now.gates, turn.walls
        active, fresh = now.active, now.fresh
        line, deck = list(now.line[1:]), list(now.deck)
        found = []
        if active >> turn.end & 1:
            gems += 1
            found.append(turn.end)
        if now.rivals:
            found += self._found_by_rivals(active & ~(1 << turn.end), now.rivals, round_)
        for cell in found:
            place = 1 << cell
            active &= ~place
            if turn.roads & place:
                gates |= place
            else:
                walls |= place
        for _ in found:
            card = line.pop(0) if line else deck.pop(0) if deck else None
            if card is not None:
                opened = 1 << edition.places[card] & fresh
                active |= opened
                fresh ^= opened
        hand = self._with_a_route(turn.hand, round_)
        penalties = now.penalties + turn.penalty
        if turn.escape:
            rank = (30, 10, 0, 0)[min(now.gone, 3)]
            return replace(
                now, roads=turn.roads, walls=walls, hand=hand, gems=gems, penalties=penalties,
                over=True, escape=rank,
            )
        _refill(line, deck)
        for _ in range(now.gone):
            if line:
                line.pop(0)
            elif deck:
                deck.pop(0)
        _refill(line, deck)
        stage, first = now.stage, now.first_rectangle
        over = False
        if not line:
            if stage == 1:
                rectangle = largest_rectangle(turn.roads | walls)
                first = rectangle.area if rectangle else 0
                deck = list(self._second)
                _refill(line, deck)
                stage = 2
            else:
                over = True
        return Situation(
            roads=turn.roads,
            walls=walls,
            gates=gates,
            pawn=turn.end,
            hand=hand,
            gems=gems,
            penalties=penalties,
            first_rectangle=first,
            stage=stage,
            line=tuple(line),
            deck=tuple(deck),
            active=active,
            fresh=fresh,
            rivals=now.rivals,
            gone=now.gone,
            settled=turn.roads | walls,
            drawn=turn.roads | walls == ALL,
            over=over,
            escape=-20 if over else 0,
        )

    def _found_by_rivals(self, active: int, rivals: int, round_: int) -> list[int]:
        found = []
        cells = list(members(active))
        for rival in range(rivals):
            luck = self._rival_luck[(4 * round_ + rival) % 32]
            if cells and luck < self._rival_finds:
                found.append(cells.pop(int(luck / self._rival_finds * len(cells))))
        return found

    def _with_a_route(self, hand: tuple[RouteId, ...], round_: int) -> tuple[RouteId, ...]:
        if len(hand) >= FULL_HAND:
            return hand
        count = len(self._routes)
        for step in range(count):
            route = self._routes[(round_ + step) % count]
            if route not in hand:
                return (*hand, route)
        return hand


def _refill(line: list[Letter], deck: list[Letter]) -> None:
    while len(line) < LINE and deck:
        line.append(deck.pop(0))


def final_points(edition: Edition, now: Situation) -> float:
    """The total at the end of the game (RU-33)."""
    rectangle = largest_rectangle(now.roads | now.walls)
    home = spread(AT_EXIT, now.roads)
    joined = sum(home >> a & home >> b & 1 for a, b in map(edition.ends, now.hand))
    area = rectangle.area if rectangle else 0
    return float(
        10 * now.gems - 10 * now.penalties + now.first_rectangle + area + ROUTE * joined + now.escape
    )
