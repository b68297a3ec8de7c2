"""What a sheet is worth to its owner: points so far, and what it may still gain.

An outlook is made once at the start of a turn and asked about every way the turn might end; what these have
in common is computed beforehand.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from meseta.bots.in_the_ruin.floods import (
    FAR,
    NOT_LEFT,
    NOT_RIGHT,
    distances,
    small_holes,
    spread,
)
from meseta.bots.in_the_ruin.judging import Aims, Network, judging
from meseta.bots.in_the_ruin.rectangles import Odds, Target, best_targets, filling_odds, promise
from meseta.bots.in_the_ruin.situation import Situation
from meseta.bots.in_the_ruin.tiling import tiling_of
from meseta.bots.in_the_ruin.weights import WEIGHTS, Weights
from meseta.games.in_the_ruin.content import Edition, RouteId
from meseta.games.in_the_ruin.resolve import FULL_HAND
from meseta.games.in_the_ruin.scoring import ESCAPE, GEM, LEFT_BEHIND, PENALTY, ROUTE
from meseta.games.in_the_ruin.sheet import ALL, AT_EXIT, SIZE, Cell, largest_rectangle
from meseta.grids.bits import Bits, bits, members

STRIDE: Final = 4
"""Steps per round that can be counted on."""
CROWDED: Final = 50
"""With this many empty spaces or fewer, shapes may lack room."""


class Outlook:
    """What every possible end of one turn is worth."""

    def __init__(self, edition: Edition, now: Situation, weights: Weights = WEIGHTS) -> None:
        self.edition: Final = edition
        self.now: Final = now
        self._weights: Final = weights
        self.left: Final = now.cards - 1
        """Explore cards still to come in this phase when the turn is over."""
        self.base: Final = GEM * now.gems + PENALTY * now.penalties + now.first_rectangle
        """Points that are certain."""
        self._judging: Final = judging()
        self._foresee_rounds()
        self._foresee_rectangles()
        self._foresee_network()
        self._foresee_gems()

    def _foresee_rounds(self) -> None:
        now, weights = self.now, self._weights
        self._taken_by_others = weights.rival_finds * now.rivals + now.gone
        """Explore cards that others use up in a round, with a little extra where there are rivals."""
        if now.rivals:
            self._taken_by_others += weights.hurry
        rate = 1 + weights.own_finds + self._taken_by_others
        """Explore cards that a round uses up."""
        self._rounds = self.left / rate
        self._all_rounds = self._rounds + (len(self.edition.places) / rate if now.stage == 1 else 0)
        self._marks_per_card = weights.pace / rate

    def _foresee_rectangles(self) -> None:
        now, weights = self.now, self._weights
        self._hole_cost = weights.hole if now.stage == 1 else weights.late_hole
        self._tiling = tiling_of(self.edition)
        self._crowded = now.empty.bit_count() <= CROWDED
        aims = [self._all_rounds] if now.stage == 2 else [self._all_rounds, self._rounds]
        self._aims: list[tuple[tuple[Target, ...], Odds, Odds]] = []
        """The rectangles for each scoring, their odds, and the odds with one card fewer."""
        for rounds in aims:
            odds = filling_odds(round(4 * weights.pace * rounds), weights.doubt)
            fewer_marks = max(0, round(4 * (weights.pace * rounds - self._marks_per_card)))
            fewer = filling_odds(fewer_marks, weights.doubt)
            # Near the end only what one shape can complete counts, which is true of few of the largest.
            count = weights.targets if rounds > 1 else 5 * weights.targets
            targets = best_targets if self._judging is None else self._judging.best_targets
            self._aims.append((targets(now.empty, odds, count), odds, fewer))

    def _foresee_network(self) -> None:
        now, weights = self.now, self._weights
        self._home = spread(AT_EXIT, now.roads)
        self.joining = self._all_rounds / (self._all_rounds + weights.delay)
        """How likely one more space that a route card needs is drawn in time."""
        still_opened = 1.0 if now.stage == 1 else min(1.0, self._rounds / 12)
        self._fresh_worth = GEM * weights.fresh * still_opened
        self._ends = {route: self.edition.ends(route) for route in now.hand}
        self._hand_ends = bits(cell for ends in self._ends.values() for cell in ends)

    def _foresee_gems(self) -> None:
        now, weights = self.now, self._weights
        passable = ALL ^ now.walls
        in_view = members(now.active & passable)
        cards = self.left / (1 + self._taken_by_others)
        hurried = min(weights.late_gem, weights.haste * cards / max(1, len(in_view)))
        scale = GEM * (weights.gem if now.stage == 1 else hurried)
        nearness = weights.nearness * weights.contest**now.rivals
        self._decay = [scale * nearness**steps for steps in range(FAR)] + [0.0]
        self._passable = passable
        walked, to_gate = self._distances([AT_EXIT, now.gates], now.roads)
        self._to_gate = to_gate if now.gates and now.hand else []
        ways = self._distances([1 << cell for cell in in_view], passable)
        maps = {cell: self._gem_map(far) for cell, far in zip(in_view, ways, strict=True)}
        self._hope = [sum(worths) for worths in zip(*maps.values(), strict=True)] or [0.0] * SIZE * SIZE
        """For every space, what the gems in view are worth to a pawn there."""
        self._finds = self._find_worths(maps)
        if now.rivals and (opening := self._opening()) is not None:
            someone_finds = 1 - (1 - weights.rival_finds) ** now.rivals
            self._hope[opening] += GEM * someone_finds
        (hoped,) = self._distances([AT_EXIT], passable)
        self._to_exit = [hoped[cell] if far == FAR else far for cell, far in enumerate(walked)]

    def _distances(self, starts: Sequence[Bits], spaces: Bits) -> list[list[int]]:
        """For every start and every space, the steps between them over these spaces."""
        if self._judging is None or not starts:
            return [distances(start, spaces) for start in starts]
        return self._judging.distances(starts, spaces)

    def _gem_map(self, far: list[int]) -> list[float]:
        """For every space, what a gem so far away is worth to a pawn there, on foot or through a Gate."""
        if self._to_gate:
            arrival = 1 + min([far[gate] for gate in members(self.now.gates)])
            ways = [gate + arrival for gate in self._to_gate]
            far = [steps if steps <= way else way for steps, way in zip(far, ways, strict=True)]
        decay = self._decay
        return [decay[steps] for steps in far]

    def _opening(self) -> Cell | None:
        """The space whose letter the round's first find makes active; a pawn there finds its gem at once
        (RU-25 to RU-27)."""
        now = self.now
        if len(now.line) < 2:
            return None
        cell = self.edition.places[now.line[1]]
        return cell if now.fresh & self._passable & 1 << cell else None

    def _find_worths(self, maps: dict[Cell, list[float]]) -> dict[Cell, float]:
        """For every gem in view, what finding it adds: itself and what it opens, less what it was already
        counted for and the card it costs."""
        if not maps:
            return {}
        opening = self._opening()
        opened = None
        if opening is not None:
            (far,) = self._distances([1 << opening], self._passable)
            opened = self._gem_map(far)
        cost = sum(self._card_cost(*aim) for aim in self._aims)
        return {
            letter: GEM - worths[letter] - self._weights.active - cost + (opened[letter] if opened else 0)
            for letter, worths in maps.items()
        }

    def _card_cost(self, targets: tuple[Target, ...], odds: Odds, fewer: Odds) -> float:
        """By how much the rectangles promise less with one card fewer."""
        missing = [(area, (spaces & self.now.empty).bit_count()) for area, spaces in targets]
        with_it, without = ([area * likely[count] for area, count in missing] for likely in (odds, fewer))
        return max(with_it) - max(without)

    def sheet_worth(self, roads: Bits, walls: Bits, hand: tuple[RouteId, ...]) -> float:
        """What a sheet and a hand are worth, without the pawn."""
        return self.fill_worth(ALL ^ (roads | walls)) + self.network_worth(roads, walls, hand)

    def fill_worth(self, empty: Bits) -> float:
        """What the rectangles promise, less the cost of spaces that are hard to fill."""
        worth = 0.0
        for targets, odds, _ in self._aims:
            worth += promise(targets, empty, odds)
        if empty:
            worth -= self._hole_cost * small_holes(empty).bit_count()
            if self._crowded:
                worth -= self._misfit_cost(empty)
        return worth

    def fill_worths(self, empties: Sequence[Bits]) -> list[float]:
        """What each of these sheets' rectangles promise, less the cost of spaces that are hard to fill."""
        if self._judging is None or not empties:
            return list(map(self.fill_worth, empties))
        worths = self._judging.fill_worths(self._all_aims, self._hole_cost, empties)
        if not self._crowded:
            return worths
        return [
            worth - self._misfit_cost(empty) if empty else worth
            for worth, empty in zip(worths, empties, strict=True)
        ]

    @cached_property
    def _all_aims(self) -> Aims:
        assert self._judging is not None, "only the compiled kernel takes them"
        return self._judging.aims([(targets, odds) for targets, odds, _ in self._aims])

    def best_target(self, empty: Bits) -> Target:
        """The rectangle that promises the most for the next scoring."""
        targets, odds, _ = self._aims[-1]
        return max(targets, key=lambda target: target.area * odds[(target.spaces & empty).bit_count()])

    def _misfit_cost(self, empty: Bits) -> float:
        soon, later = self._tiling.misfits(empty, self.now.line[1:], self.now.deck)
        if not soon and not later:
            return 0.0
        rounds = min(self._rounds, empty.bit_count() / 3)
        return self._weights.misfit * (soon + later * rounds)

    def network_worth(self, roads: Bits, walls: Bits, hand: tuple[RouteId, ...]) -> float:
        """What the Roads around the Exit connect or may yet connect: letters with gems, and routes."""
        worth, likely, share = self._joined(roads, walls)
        return worth + self._routes_worth(hand, likely, share)

    def hand_worths(self, hands: Sequence[tuple[RouteId, ...]]) -> list[float]:
        """The same for today's Roads and Walls and each of these hands."""
        worth, likely, share = self._joined(self.now.roads, self.now.walls)
        return [worth + self._routes_worth(hand, likely, share) for hand in hands]

    def _joined(self, roads: Bits, walls: Bits) -> tuple[float, dict[Cell, float], float]:
        """What letters are worth, how likely the hand's letters are joined, and the share of all that are."""
        lettered, ends = self.edition.lettered, self._hand_ends
        active, fresh = self.now.active, self.now.fresh
        reach, joining = self._weights.reach, self.joining
        letters = actives = freshes = 0.0
        likely: dict[Cell, float] = {}
        spaces = ALL ^ walls
        near = sure = 1.0
        seen = edge = spread(self._home, roads)
        while edge:
            if hits := edge & lettered:
                letters += sure * hits.bit_count()
                actives += near * (hits & active).bit_count()
                freshes += near * (hits & fresh).bit_count()
                if hits & ends:
                    for cell in members(hits & ends):
                        likely[cell] = sure
            edge = (edge & NOT_RIGHT) << 1 | (edge & NOT_LEFT) >> 1 | edge << SIZE | edge >> SIZE
            edge &= spaces & ~seen
            seen |= edge
            near *= reach
            sure *= joining
        worth = self._weights.active * actives + self._fresh_worth * freshes
        return worth, likely, letters / len(self.edition.places)

    def network_worths(self, sheets: Sequence[tuple[Bits, Bits]], hand: tuple[RouteId, ...]) -> list[float]:
        """The same for many sheets, each by its Roads and Walls, and one hand."""
        if self._judging is None or not sheets:
            return [self.network_worth(roads, walls, hand) for roads, walls in sheets]
        ends = [self._ends[route] for route in hand]
        return self._judging.network_worths(self._network, sheets, ends, self._trades(hand), not self.left)

    @cached_property
    def _network(self) -> Network:
        assert self._judging is not None, "only the compiled kernel takes it"
        now, weights = self.now, self._weights
        lettered, places = self.edition.lettered, len(self.edition.places)
        return self._judging.network(
            (self._home, lettered, now.active, now.fresh),
            (weights.reach, self.joining, weights.active, self._fresh_worth, ROUTE, places),
        )

    def _trades(self, hand: tuple[RouteId, ...]) -> float:
        """How many route cards may still come."""
        return min(FULL_HAND - len(hand), self._all_rounds + 1)

    def _routes_worth(self, hand: tuple[RouteId, ...], likely: dict[Cell, float], share: float) -> float:
        """What the hand will score; a poor card may still be traded for a random one by a special action."""
        chance_card = ROUTE * share * share
        worth = chance_card * self._trades(hand)
        for route in hand:
            a, b = self._ends[route]
            own = ROUTE * likely.get(a, 0.0) * likely.get(b, 0.0)
            worth += own if own > chance_card or not self.left else (own + chance_card) / 2
        return worth

    def end_worth(self, cell: Cell) -> float:
        """What it is worth to end the turn there: gems now and later, and the escape."""
        worth = self._hope[cell] + self._finds.get(cell, 0.0)
        return worth + self._way_out(self._to_exit[cell], self._left_after(cell in self._finds))

    def end_worths(self) -> list[float]:
        """The same for every space."""
        ways = {far: self._way_out(far, self._left_after(0)) for far in set(self._to_exit)}
        worths = [hope + ways[far] for hope, far in zip(self._hope, self._to_exit, strict=True)]
        for cell in self._finds:
            worths[cell] = self.end_worth(cell)
        return worths

    def _left_after(self, found: int) -> int:
        """Explore cards left for the way out, if so many gems are found on the way."""
        # In Phase 1 the escape counts as certain: otherwise the mere end of the phase would look like a gain.
        return self.left - found if self.now.stage == 2 else len(self.edition.places)

    def _way_out(self, far: int, left: int) -> float:
        """The points for a later escape, by the rounds it takes and those that are left."""
        now = self.now
        needed = max(1, -(-far // STRIDE)) if now.stage == 2 else 1
        if not now.rivals + now.gone:
            return float(ESCAPE[0] if needed <= left else LEFT_BEHIND)
        rounds = left / (1 + self._taken_by_others)
        hoped = self._weights.late_way_out if now.gone else self._weights.way_out
        if needed <= rounds - 1:
            return hoped
        if needed <= rounds:
            return 0.6 * hoped
        return -5.0 if needed <= left else float(LEFT_BEHIND)

    def escape_worth(self, roads: Bits, walls: Bits, hand: tuple[RouteId, ...]) -> float:
        """What leaving now gains, on top of the points that are certain."""
        now = self.now
        joined = spread(AT_EXIT, roads) & self.edition.lettered
        rectangle = largest_rectangle(roads | walls)
        worth = float(rectangle.area if rectangle else 0) + ESCAPE[now.gone]
        for route in hand:
            a, b = self._ends[route]
            worth += ROUTE * (joined >> a & joined >> b & 1)
        if len(hand) < FULL_HAND:
            worth += ROUTE * (joined.bit_count() / len(self.edition.places)) ** 2
        return worth + (self._weights.first_out if now.rivals and not now.gone else 0)
