"""The rest of a game, imagined: where discs will count, and what a quick pen writes for them."""

from collections.abc import Collection, Iterator
from typing import Final

from msgspec.structs import replace

from meseta.bots.sonora.dealing import Dealt, desk_of
from meseta.bots.sonora.marking import Line, Scribe, best_icon, distributions, sources_of
from meseta.bots.sonora.worth import Worth
from meseta.core.seats import Seat
from meseta.games.sonora import bonuses, canyon, creek, mudcracks, racing, ruins
from meseta.games.sonora.actions import Cross, Draw, Walk
from meseta.games.sonora.canyon import Canyon, Placement
from meseta.games.sonora.state import Phase, Player, State
from meseta.games.sonora.words import Section

PROMISING: Final = 6
"""The placements of a shape that a quick pen looks at more closely."""
ENDS: Final = 3
"""The ends of a path that it looks at more closely."""
USED: Final = 2
"""The Reflicks and Swaps that are used in one round, at most."""


BEGUN: Final = 0.5
"""What share of a building's reward its hexes promise in proportion, before it is complete."""


class Pen(Scribe):
    """Writes as a scribe does, but follows one line, and looks at few shapes."""

    def __init__(self, worth: Worth) -> None:
        super().__init__(worth, width=1, keep=1)
        self._next = self._steps  # it hardly ever comes to the same sheet again
        self._prizes: Final = worth.printed.canyon.bonus_squares | canyon.union(worth.printed.canyon.cacti)

    def _shapes(self, player: Player, left: int, kept: bool) -> Iterator[Line]:
        own, filled = canyon.union(player.canyon.shapes), canyon.union(player.canyon.filled)
        soon = left + self._worth.taste.pending
        for source in sources_of(player, Section.CANYON, kept):
            found = self._promising(player.canyon, own, source if source > 0 else bonuses.FOX)
            if found:
                best = max(
                    (self._worth.shapes.with_icons(own, filled, soon, p.mask), p.mask, p.cells) for p in found
                )
                yield self._line(player, Draw(source, best[2]), left)

    def _paths(self, player: Player, left: int, kept: bool) -> Iterator[Line]:
        found = sources_of(player, Section.CREEK, kept)
        ends = creek.ends(self._printed.creek, player.creek) if found else ()
        for source in found:
            possible = [end for end, length in ends if source <= 0 or length == source]
            possible.sort(key=lambda end: self._reached(end, left), reverse=True)
            yield from (self._line(player, Walk(source, end), left) for end in possible[:ENDS])

    def _reached(self, end: int, left: int) -> float:
        bonus = self._printed.creek.bonuses.get(end)
        return self._printed.creek.points[end] if bonus is None else self._worth.bonus(bonus, left)

    def _promising(self, sheet: Canyon, own: int, number: int) -> list[Placement]:
        """The placements with the most prizes on them and around them, the larger first."""
        printed = self._printed.canyon
        prizes = self._prizes & ~own
        found, ranked = canyon.legal(printed, sheet) & printed.up_to[number], []
        while found:
            lowest = found & -found
            placement = printed.all_placements[lowest.bit_length() - 1]
            found ^= lowest
            near = 6 * (placement.mask & prizes).bit_count() + 2 * (placement.halo & prizes).bit_count()
            ranked.append((near + placement.number, placement.mask, placement))
        ranked.sort(reverse=True)
        return [placement for _, _, placement in ranked[:PROMISING]]


class Rest:
    """Plays the rest of a game in imagined worlds."""

    def __init__(self, worth: Worth) -> None:
        self._worth: Final = worth
        self._printed: Final = worth.printed
        self._pen: Final = Pen(worth)

    def play(self, state: State, whole: Collection[Seat], dealt: Dealt) -> tuple[list[float], list[float]]:
        """What every seat has in the end: in the Ruins, and in the other sections, those only for the whole.

        The discs of this round have their desks already, unless it has only just begun.
        """
        spared = [0.0] * len(state.players)
        if state.phase is Phase.AIM:
            state = self._begun(state, spared, dealt)
        while state.phase is not Phase.OVER:
            state = self._round(state, whole)
            if state.round == state.arrangement.rounds:
                break
            first = (state.first + 1) % len(state.players)
            state = self._begun(replace(state, round=state.round + 1, first=first), spared, dealt)
        return self._totals(state, whole, spared)

    def _totals(
        self, state: State, whole: Collection[Seat], spared: list[float]
    ) -> tuple[list[float], list[float]]:
        printed = self._printed
        in_ruins, elsewhere = [], []
        for seat, player in enumerate(state.players):
            in_ruins.append(float(ruins.score(printed.ruins, player.ruins)))
            elsewhere.append(
                canyon.score(printed.canyon, player.canyon)
                + creek.score(printed.creek, player.creek)
                + mudcracks.score(printed.mudcracks, player.mudcracks)
                + spared[seat]
                if seat in whole
                else 0.0
            )
        return in_ruins, elsewhere

    def _round(self, state: State, whole: Collection[Seat]) -> State:
        """The Ruins in their order, then the other sections."""
        left = state.arrangement.rounds - state.round
        order = state.order()
        while any(player.desk.ruins for player in state.players):
            seat = max(order, key=lambda seat: state.players[seat].desk.ruins)
            state = self._crossed(replace(state, phase=Phase.RUINS, actor=seat), seat)
        players = tuple(
            self._pen.best(player, left).player if seat in whole and not player.desk.ended else player
            for seat, player in enumerate(state.players)
        )
        return replace(state, players=players)

    def _crossed(self, state: State, seat: Seat) -> State:
        for building, count in self._parts(state, seat):
            state = racing.cross(self._printed, state, Cross(building, count))
        player = state.players[seat]
        tray = player.tray
        while tray.owed:
            tray = bonuses.discover(tray, best_icon(self._worth, replace(player, tray=tray)))
        return state.with_player(seat, replace(player, tray=tray, desk=replace(player.desk, ruins=0)))

    def _parts(self, state: State, seat: Seat) -> list[tuple[int, int]]:
        """Where to cross off hexes: whole buildings that pay, and the rest on one that is far advanced."""
        player = state.players[seat]
        left = state.arrangement.rounds - state.round
        rewards = [self._reward(state, seat, index, left) for index in range(len(player.ruins.crossed))]
        missing = [
            building.hexes - crossed
            for building, crossed in zip(self._printed.ruins.buildings, player.ruins.crossed, strict=True)
        ]

        def gain(parts: list[tuple[int, int]]) -> float:
            return sum(
                rewards[index]
                * (1.0 if count == missing[index] else BEGUN * (left > 0) * count / missing[index])
                for index, count in parts
            )

        found = distributions(self._printed.ruins, player.ruins, player.desk.ruins)
        return max(found, key=gain, default=[])

    def _reward(self, state: State, seat: Seat, index: int, left: int) -> float:
        building = self._printed.ruins.buildings[index]
        if not racing.is_first(state, seat, index):
            return float(building.bottom)
        return building.top + self._worth.bonus(building.bonus, left)

    def _begun(self, state: State, spared: list[float], dealt: Dealt) -> State:
        """Everybody has what the round's discs bring, and uses some icons; they count as what they cost."""
        players = []
        for seat, (player, codes) in enumerate(zip(state.players, dealt[state.round], strict=True)):
            tray = player.tray
            reflicks, swaps = min(USED, tray.reflicks), min(USED, tray.swaps)
            spared[seat] += self._worth.taste.reflick * reflicks + self._worth.taste.swap * swaps
            tray = replace(tray, reflicks=tray.reflicks - reflicks, swaps=tray.swaps - swaps)
            marked, desk = player.ruins, desk_of(codes)
            if marked.circled:  # solo: what the AI has circled takes some of the value (SO-49)
                marked, left = ruins.clear(marked, desk.ruins)
                desk = replace(desk, ruins=left)
            players.append(replace(player, ruins=marked, desk=desk, tray=tray))
        return replace(state, players=tuple(players), phase=Phase.RUINS)
