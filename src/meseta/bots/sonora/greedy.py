"""The bot that the edition is calibrated with: it takes what pays best now."""

from collections.abc import Iterator
from math import atan2, cos, hypot, sin, sqrt
from random import Random
from typing import Final

from msgspec.structs import replace

from meseta.bots.bot import Budget
from meseta.core.actions import LegalActions
from meseta.core.game import Game
from meseta.core.seats import Seat
from meseta.discs import Fate, Place
from meseta.discs.chance import aim
from meseta.games.sonora import canyon, creek, flicking, mudcracks
from meseta.games.sonora.actions import (
    Action,
    AiFill,
    Box,
    Bullseye,
    Choose,
    Close,
    Colours,
    Cross,
    Discover,
    Done,
    Draw,
    Flick,
    Keep,
    Mark,
    Rabbit,
    Record,
    Reflick,
    Rest,
    Swap,
    Walk,
)
from meseta.games.sonora.board import Spot, corner_of, rotate
from meseta.games.sonora.chance import Rests
from meseta.games.sonora.counting import disc_spots
from meseta.games.sonora.game import Sonora
from meseta.games.sonora.racing import is_first
from meseta.games.sonora.state import Phase, Player, State, Where
from meseta.games.sonora.view import View
from meseta.games.sonora.words import NUMBERS, Bonus, Section, disc_number
from meseta.grids.bits import Bits, bits

VERSION: Final = 1
"""Raised when the same view and seed could get another answer; the edition is calibrated with this one."""

TREMORS: Final = 1
"""How often each aim is simulated with the seat's own hand."""
WORTH: Final = {
    Bonus.FOX: 4.5,
    Bonus.OWL: 3.5,
    Bonus.RABBIT: 4.0,
    Bonus.DISCOVERY: 4.5,
    Bonus.REFLICK: 1.5,
    Bonus.SWAP: 1.5,
}
"""What a bonus is assumed to be worth, in points."""
REPEATED: Final = 0.8
"""The share of its worth that is left for each further disc in the same section in a round."""


class Greedy:
    """Aims at what pays best now, writes what pays best now, and hardly looks ahead."""

    def __init__(self, game: Game[State, Action, View]) -> None:
        assert isinstance(game, Sonora)
        self._game = game
        self._printed = game.printed

    def choose(self, view: View, legal: LegalActions[Action], budget: Budget, rng: Random) -> Action:
        """One of the legal actions."""
        state = self._game.imagine(view, rng)
        seat = view.viewer
        assert seat is not None, "a spectator has nothing to choose"
        match state.phase:
            case Phase.AIM:
                return self._aim(state, rng)
            case Phase.KEEP:
                return self._reflick_or_keep(state, seat)
            case Phase.HOLE | Phase.CHOOSE:
                return max(legal, key=lambda action: self._section_worth(state, seat, action))
            case Phase.COLOURS:
                return max(legal, key=lambda action: self._colours_worth(state, action))
            case Phase.SWAP:
                return self._swap(state, seat, legal)
            case Phase.RUINS:
                return max(legal, key=lambda action: self._cross_worth(state, seat, action))
            case _:
                player = state.players[seat]
                return max(legal, key=lambda action: self._mark_worth(player, action))

    # Flicking

    def _aim(self, state: State, rng: Random) -> Flick:
        """The flick whose discs would count for the most, by a few simulated tries."""
        seat = state.actor
        gains = self._gains(state, seat)
        discs = flicking.flickable(state)
        best: tuple[float, Flick] | None = None
        for target in self._targets():
            shot = self._shot(state, target)
            if shot is None:
                continue
            trial = flicking.flick(state, replace(shot, disc=discs[0]))
            tries = [Rests(self._printed.board, trial, self._game.engine).sample(rng) for _ in range(TREMORS)]
            for disc in discs:
                worth = sum(self._outcome_worth(state, seat, gains, discs[0], disc, t.rests) for t in tries)
                if best is None or worth > best[0]:
                    best = worth, replace(shot, disc=disc)
        if best is None:  # every straight line starts on a disc that leans on the corner
            from meseta.games.sonora.legal import Flicks

            return Flicks(self._printed, state).sample(rng)
        return best[1]

    def _targets(self) -> Iterator[Place]:
        board = self._printed.board
        yield from ((circle.x, circle.y) for circle in board.circles)
        near, far = board.arena.half_width * 3 // 10, board.arena.half_width * 6 // 10
        for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            yield from ((sx * near, sy * near), (sx * near, sy * far), (sx * far, sy * near))

    def _shot(self, state: State, target: Place) -> Flick | None:
        """A flick from the middle of the corner that would stop at the target on an empty board."""
        arena = self._printed.board.arena
        start = aim(arena, 0, 0.0, 0.0)
        corner = state.corner(state.actor)
        x, y = rotate(-corner, *target)
        way = hypot(x - start.x, y - start.y)
        speed = min(sqrt(2 * arena.deceleration * way), arena.top_speed - 1)
        angle = atan2(y - start.y, x - start.x)
        disc = flicking.flickable(state)[0]
        flick = Flick(disc, start.x, start.y, round(speed * cos(angle)), round(speed * sin(angle)))
        return None if flicking.flick_fault(self._printed.board, state, flick) else flick

    def _outcome_worth(
        self,
        state: State,
        seat: Seat,
        gains: dict[Section, list[float]],
        thrown: int,
        disc: int,
        rests: tuple[Rest, ...],
    ) -> float:
        """What one's own discs would count for at these rests, if `disc` were flicked instead of `thrown`."""
        after = {rest.disc: rest for rest in rests}
        worth = 0.0
        used = dict.fromkeys(Section, 0)
        for own, at in enumerate(state.discs):
            if not state.solo and own // 5 != seat:
                continue
            rest = after.get(thrown) if own == disc else None if own == thrown else after.get(own)
            if rest is not None and rest.fate is Fate.IN_HOLE:
                worth += max(gains[section][disc_number(own)] for section in Section)
            elif rest is not None and rest.fate is Fate.ON_FLOOR:
                worth += self._place_worth(gains, used, own, (rest.x, rest.y))
            elif rest is None and at.where is Where.FLOOR:
                worth += self._place_worth(gains, used, own, (at.x, at.y))
        return worth

    def _place_worth(
        self, gains: dict[Section, list[float]], used: dict[Section, int], disc: int, place: Place
    ) -> float:
        spot = self._spot(place)
        section = spot.section
        worth: float = gains[section][disc_number(disc)] * REPEATED ** used[section]
        used[section] += 1
        if spot.doubled:
            worth += gains[section][disc_number(disc)] * REPEATED ** used[section]
            used[section] += 1
        return worth

    def _spot(self, place: Place) -> Spot:
        board = self._printed.board
        for circle in board.circles:
            reach = circle.radius + board.arena.disc_radius
            if (place[0] - circle.x) ** 2 + (place[1] - circle.y) ** 2 <= reach * reach:
                return Spot(circle.section, True)
        return Spot(board.zones[corner_of(place[0] > 0, place[1] > 0)], False)

    def _gains(self, state: State, seat: Seat) -> dict[Section, list[float]]:
        """What a disc of each number would gain in each section of the current sheet."""
        player = state.players[seat]
        shapes = dict.fromkeys(NUMBERS, 0.0)
        for mask in canyon.fitting(self._printed.canyon, player.canyon, 5):
            number = self._printed.canyon.number_of[mask]
            shapes[number] = max(shapes[number], self._shape_worth(player, mask))
        paths = dict.fromkeys(NUMBERS, 0.0)
        for end, length in creek.ends(self._printed.creek, player.creek):
            paths[length] = max(paths[length], self._end_worth(end))
        hexes = self._hex_worth(state, seat)
        return {
            Section.RUINS: [hexes * number for number in range(6)],
            Section.CANYON: [0.0, *(max(shapes[n] for n in range(1, number + 1)) for number in NUMBERS)],
            Section.CREEK: [0.0, *paths.values()],
            Section.MUDCRACKS: [self._mud_worth(player) * number for number in range(6)],
        }

    def _hex_worth(self, state: State, seat: Seat) -> float:
        """Points per hex, on the building that pays best from here."""
        player = state.players[seat]
        left = state.arrangement.rounds - state.round + 1
        best = 0.0
        for index, building in enumerate(self._printed.ruins.buildings):
            missing = building.hexes - player.ruins.crossed[index]
            if 0 < missing <= 8 * left:
                best = max(best, self._building_worth(state, seat, index) / (missing + 1))
        return best

    def _building_worth(self, state: State, seat: Seat, index: int) -> float:
        building = self._printed.ruins.buildings[index]
        if is_first(state, seat, index):
            return building.top + WORTH[building.bonus]
        return float(building.bottom)

    def _mud_worth(self, player: Player) -> float:
        """Points per point of value: the best node's, or a little for boxes."""
        worths = (
            self._node_worth(player, node)
            for node in mudcracks.affordable(self._printed.mudcracks, player.mudcracks, 9)
        )
        return max((worth for worth in worths), default=0.3)

    def _reflick_or_keep(self, state: State, seat: Seat) -> Action:
        """A good disc that is off the board, or lies where it gains little, is flicked again."""
        at = state.discs[state.disc]
        number = disc_number(state.disc)
        if at.where is Where.OFF:
            return Reflick() if number > 2 else Keep()
        if at.where is not Where.FLOOR:
            return Keep()
        gains = self._gains(state, seat)
        worth = self._place_worth(gains, dict.fromkeys(Section, 0), state.disc, (at.x, at.y))
        hoped = max(gains[section][number] for section in Section)
        return Reflick() if worth < hoped / 3 and number > 2 else Keep()

    # Before writing

    def _section_worth(self, state: State, seat: Seat, action: Action) -> float:
        assert isinstance(action, Bullseye | Choose)
        return self._gains(state, seat)[action.section][disc_number(action.disc)]

    def _colours_worth(self, state: State, action: Action) -> float:
        assert isinstance(action, Colours)
        return self._colour_worth(state, action.mine) - 0.3 * self._colour_worth(state, action.theirs)

    def _colour_worth(self, state: State, colour: int) -> float:
        gains = self._gains(state, 0)
        found = ((disc, disc_spots(self._printed, state, disc)) for disc in range(5 * colour, 5 * colour + 5))
        return sum(
            gains[spots[0].section][disc_number(disc)] * (1 + spots[0].doubled)
            for disc, spots in found
            if spots
        )

    def _swap(self, state: State, seat: Seat, legal: LegalActions[Action]) -> Action:
        """The swap that gains the most, if it gains enough to be worth the icon."""
        gains = self._gains(state, seat)

        def gain(action: Action) -> float:
            if not isinstance(action, Swap):
                return 2.5
            discs = (action.a, action.b)
            places = [(state.discs[disc].x, state.discs[disc].y) for disc in discs]
            now, then = dict.fromkeys(Section, 0), dict.fromkeys(Section, 0)
            before = sum(self._place_worth(gains, now, d, p) for d, p in zip(discs, places, strict=True))
            after = sum(
                self._place_worth(gains, then, d, p) for d, p in zip(discs, places[::-1], strict=True)
            )
            return after - before

        return max(legal, key=gain)

    # Writing

    def _cross_worth(self, state: State, seat: Seat, action: Action) -> float:
        if not isinstance(action, Cross):
            return 1000.0 if isinstance(action, Discover) else -1.0
        player = state.players[seat]
        missing = self._printed.ruins.buildings[action.building].hexes - player.ruins.crossed[action.building]
        worth = self._building_worth(state, seat, action.building)
        if action.count == missing:
            return 100 + worth / missing
        left = 8 * (state.arrangement.rounds - state.round + 1)
        out_of_reach = missing > left
        return worth / missing + action.count / 100 - 50 * out_of_reach

    def _mark_worth(self, player: Player, action: Action) -> float:
        """What a mark is worth now; what must come first is worth the most, and ending the least."""
        match action:
            case Discover(animal):
                return 100 + WORTH[Bonus(animal)] - player.tray.circled[animal]
            case Draw(source, cells):
                return 10 + self._shape_worth(player, bits(cells)) - 0.1 * max(source, 0)
            case Walk(_, end):
                return 10 + self._end_worth(end)
            case Record():
                return 9.0
            case Rabbit():
                return 60.0 if player.desk.sum >= 0 and not player.desk.boxing else 5.0
            case Mark(node):
                return 50 + self._node_worth(player, node)
            case Box(column):
                left = self._printed.mudcracks.columns[column].boxes - player.mudcracks.boxes[column]
                return 45 - left
            case Close():
                return 1.0
            case AiFill(node):
                return float(-node)
            case Done():
                return 0.0
            case _:
                return 2.0

    def _shape_worth(self, player: Player, mask: Bits) -> float:
        """The points for the cacti it adds, its icons, and a little for the squares it covers."""
        printed = self._printed.canyon
        counts = canyon.counts(printed, player.canyon)
        worth = 0.15 * mask.bit_count()
        for kind, count in zip(printed.cacti, counts, strict=True):
            more = (mask & kind).bit_count()
            # The first of a kind is worth 5 at once, the next ones mostly what they lead to.
            worth += (
                canyon.cactus_points(count + more) - canyon.cactus_points(count) + 0.8 * more if more else 0
            )
        _, icons = canyon.draw(printed, player.canyon, mask)
        return worth + sum(WORTH[icon] for icon in icons)

    def _end_worth(self, end: int) -> float:
        printed = self._printed.creek
        bonus = printed.bonuses.get(end)
        return 0.5 + printed.points[end] + (WORTH[bonus] if bonus is not None else 0)

    def _node_worth(self, player: Player, node: int) -> float:
        """What the node surrounds now or prepares, for each point it costs."""
        printed = self._printed.mudcracks
        marked = player.mudcracks.marked | 1 << node
        worth = 0.0
        for index in printed.around[node]:
            triangle = printed.triangles[index]
            value = triangle.points if triangle.bonus is None else WORTH[triangle.bonus]
            missing = (printed.masks[index] & ~marked).bit_count()
            worth += value * (1, 0.3, 0.08)[missing]
        return worth / mudcracks.cost(printed, player.mudcracks, node)
