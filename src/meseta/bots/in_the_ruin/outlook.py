"""What a sheet is worth to its owner: points so far, and what may still come of it.

An outlook is made once for the start of a turn and then asked about every way the turn might end; what all
these ways share is worked out beforehand.
"""

from typing import Final

from meseta.bots.in_the_ruin.rectangles import Odds, Target, best_targets, filling_odds, promise
from meseta.bots.in_the_ruin.situation import NOT_LEFT, NOT_RIGHT, Situation
from meseta.bots.in_the_ruin.tiling import tiling_of
from meseta.games.in_the_ruin.content import Edition, RouteId
from meseta.games.in_the_ruin.sheet import ALL, AT_EXIT, EXIT, SIZE, Cell, largest_rectangle
from meseta.grids.bits import Bits, bits, members

FAR: Final = 60
GEM: Final = 10
ROUTE: Final = 15
FULL_HAND: Final = 5
DECK: Final = 24


class Weights:
    """The opinions, as numbers."""

    pace = 3.3
    own_finds = 0.6
    rival_finds = 0.5
    nearness = 0.9
    gem = 0.75
    fresh = 0.35
    reach = 0.92
    active_net = 2.0
    hole = 1.5
    late_hole = 3.0
    late_gem = 0.95
    misfit = 6.0
    targets = 14


class Outlook:
    """What can be said of every end of one turn."""

    def __init__(self, edition: Edition, now: Situation, w: Weights = Weights()) -> None:
        self.edition = edition
        self.now = now
        self.w = w
        left = now.cards - 1
        self.left = left
        rate = 1 + w.own_finds + w.rival_finds * now.rivals + now.gone
        self.rounds = left / rate
        later = DECK / rate if now.stage == 1 else 0.0
        self.all_rounds = self.rounds + later
        self._solo = now.rivals + now.gone == 0
        empty = now.empty
        self._final_odds: Odds = filling_odds(round(4 * w.pace * self.all_rounds))
        self._final: tuple[Target, ...] = best_targets(empty, self._final_odds, w.targets)
        self._near_odds: Odds = ()
        self._near: tuple[Target, ...] = ()
        if now.stage == 1:
            self._near_odds = filling_odds(round(4 * w.pace * self.rounds))
            self._near = best_targets(empty, self._near_odds, w.targets)
        self._open = ALL ^ now.walls
        self.base = GEM * now.gems - 10 * now.penalties + now.first_rectangle
        self._rho = self.all_rounds / (self.all_rounds + 0.8)
        self._home = spread(AT_EXIT, now.roads)
        self._gem_scale = GEM * (w.gem if now.stage == 1 else w.late_gem * self.rounds / (self.rounds + 0.7))
        self._fresh_worth = GEM * w.fresh * min(1.0, self.rounds / 4 if now.stage == 1 else self.rounds / 12)
        self._ends = {route: edition.ends(route) for route in now.hand}
        self._hand_ends = bits(cell for ends in self._ends.values() for cell in ends)
        self._hole = w.hole if now.stage == 1 else w.late_hole
        self._tiling = tiling_of(edition)
        self._crowded = empty.bit_count() <= 50
        self._pot = self._potential()
        walked, hoped = distances(AT_EXIT, now.roads), distances(AT_EXIT, self._open)
        self._exit = [hoped[cell] if far == FAR else far for cell, far in enumerate(walked)]
        self._find_bonus = self._find_gain()

    # The sheet

    def sheet_worth(self, roads: Bits, walls: Bits, hand: tuple[RouteId, ...]) -> float:
        """Rectangles, network and routes of a sheet, without the pawn."""
        return self.fill_worth(ALL ^ (roads | walls)) + self.network_worth(roads, walls, hand)

    def fill_worth(self, empty: Bits) -> float:
        """What the marks are worth: both rectangles, and whether what is left can be filled."""
        worth = promise(self._final, empty, self._final_odds)
        if self._near:
            worth += promise(self._near, empty, self._near_odds)
        if not empty:
            return worth
        worth -= self._hole * small_holes(empty).bit_count()
        if self._crowded:
            soon, later = self._tiling.misfits(empty, self.now.line[1:], self.now.deck)
            if soon or later:
                rounds = min(self.rounds, empty.bit_count() / 3)
                worth -= self.w.misfit * (soon * min(1.0, self.left) + later * rounds)
        return worth

    def network_worth(self, roads: Bits, walls: Bits, hand: tuple[RouteId, ...]) -> float:
        """What the Roads around the Exit join, or may yet."""
        lettered, ends = self.edition.lettered, self._hand_ends
        active, fresh = self.now.active, self.now.fresh
        seen = edge = spread(self._home, roads)
        spaces = ALL ^ walls
        near = sure = 1.0
        reach, rho = self.w.reach, self._rho
        letters = actives = freshes = 0.0
        odds: dict[Cell, float] = {}
        while edge:
            hits = edge & lettered
            if hits:
                letters += sure * hits.bit_count()
                actives += near * (hits & active).bit_count()
                freshes += near * (hits & fresh).bit_count()
                if hits & ends:
                    for cell in members(hits & ends):
                        odds[cell] = sure
            edge = (
                (
                    (edge & NOT_RIGHT) << 1
                    | (edge & NOT_LEFT) >> 1
                    | edge << SIZE
                    | edge >> SIZE
                )
                & spaces
                & ~seen
            )
            seen |= edge
            near *= reach
            sure *= rho
        worth = self.w.active_net * actives + self._fresh_worth * freshes
        share = letters / len(self.edition.places)
        new = ROUTE * share * share
        for route in hand:
            a, b = self._ends[route]
            chance = ROUTE * odds.get(a, 0.0) * odds.get(b, 0.0)
            worth += chance if chance > new or not self.left else 0.5 * (chance + new)
        gap = FULL_HAND - len(hand)
        return worth + new * min(gap, self.all_rounds + 1)

    # The pawn

    def _potential(self) -> list[float]:
        """For every space, what the gems that can be found now are worth to a pawn there."""
        pot = [0.0] * (SIZE * SIZE)
        for cell in members(self.now.active & self._open):
            for place, value in enumerate(self._gem_map(cell)):
                pot[place] += value
        return pot

    def _gem_map(self, letter: Cell) -> list[float]:
        """For every space, what that gem is worth to a pawn there."""
        far = distances(1 << letter, self._open)
        decay = [self._gem_scale * self.w.nearness**steps for steps in range(FAR)] + [0.0]
        gates = self.now.gates
        if gates and self.now.hand:
            entry = 1 + min(far[gate] for gate in members(gates))
            if entry < FAR:
                to_gate = self._to_gate()
                far = [min(steps, gate + entry, FAR) for steps, gate in zip(far, to_gate, strict=True)]
        return [decay[steps] for steps in far]

    def _to_gate(self) -> list[int]:
        if not hasattr(self, "_gate_far"):
            self._gate_far = distances(self.now.gates, self.now.roads)
        return self._gate_far

    def _find_gain(self) -> dict[Cell, float]:
        """For every active letter, the worth of ending there: the gem, what it opens, the card it costs."""
        now = self.now
        gains = {}
        opened = None
        if len(now.line) > 1:
            cell = self.edition.places[now.line[1]]
            if now.fresh >> cell & 1 and not now.walls >> cell & 1:
                opened = self._gem_map(cell)
        cost = self._card_cost()
        for letter in members(now.active & self._open):
            own = self._gem_map(letter)[letter]
            gain = GEM - own - cost
            if opened is not None:
                gain += opened[letter]
            gains[letter] = gain
        return gains

    def _card_cost(self) -> float:
        """What one card less to come costs in rectangles."""
        empty = self.now.empty
        rate = self.w.pace / (1 + self.w.own_finds)
        fewer = filling_odds(max(0, round(4 * (self.w.pace * self.all_rounds - rate))))
        cost = promise(self._final, empty, self._final_odds) - promise(self._final, empty, fewer)
        if self._near:
            fewer = filling_odds(max(0, round(4 * (self.w.pace * self.rounds - rate))))
            cost += promise(self._near, empty, self._near_odds) - promise(self._near, empty, fewer)
        return cost

    def end_worth(self, cell: Cell) -> float:
        """What it is worth to end the turn there: gems now and later, and the way out."""
        worth = self._pot[cell] + self._find_bonus.get(cell, 0.0)
        if self.now.stage == 2:
            found = cell in self._find_bonus
            worth += self._way_out(cell, self.left - found)
        return worth

    def _way_out(self, cell: Cell, left: int) -> float:
        need = max(1, -(-self._exit[cell] // 4))
        now = self.now
        if self._solo:
            return 30.0 if need <= left else -20.0
        rounds = left / (1 + self.w.rival_finds * now.rivals + now.gone)
        gain = 10.0 if now.gone else 20.0
        return gain if need <= rounds - 1 else gain * 0.6 if need <= rounds else -20.0 if need > left else -5.0

    def escape_worth(self, roads: Bits, walls: Bits, hand: tuple[RouteId, ...]) -> float:
        """The final points of leaving now."""
        rectangle = largest_rectangle(roads | walls)
        points = float(rectangle.area if rectangle else 0)
        home = spread(AT_EXIT, roads)
        held = home & self.edition.lettered
        for route in hand:
            a, b = self._ends[route]
            points += ROUTE * (held >> a & held >> b & 1)
        if len(hand) < FULL_HAND:
            points += ROUTE * (held.bit_count() / len(self.edition.places)) ** 2
        bonus = 30.0 if not self.now.gone else 10.0 if self.now.gone == 1 else 0.0
        return points + bonus


def small_holes(empty: Bits) -> Bits:
    """The spaces of holes of one or two, which no shape fits."""
    right = (empty & NOT_RIGHT) << 1 & empty
    left = (empty & NOT_LEFT) >> 1 & empty
    down = empty << SIZE & empty
    up = empty >> SIZE & empty
    inner = right & left | down & up | (right | left) & (down | up)
    around = (inner & NOT_RIGHT) << 1 | (inner & NOT_LEFT) >> 1 | inner << SIZE | inner >> SIZE
    return empty & ~(inner | around)


def spread(start: Bits, roads: Bits) -> Bits:
    """Everything joined with the start over these spaces."""
    seen = edge = start
    while edge:
        edge = (
            (edge & NOT_RIGHT) << 1 | (edge & NOT_LEFT) >> 1 | edge << SIZE | edge >> SIZE
        ) & roads & ~seen
        seen |= edge
    return seen


def distances(start: Bits, spaces: Bits) -> list[int]:
    """For every space, the steps from the start over these spaces; `FAR` where there is no way."""
    far = [FAR] * (SIZE * SIZE)
    seen = edge = start
    steps = 0
    while edge:
        for cell in members(edge):
            far[cell] = steps
        edge = (
            (edge & NOT_RIGHT) << 1 | (edge & NOT_LEFT) >> 1 | edge << SIZE | edge >> SIZE
        ) & spaces & ~seen
        seen |= edge
        steps += 1
    return far
