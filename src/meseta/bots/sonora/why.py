"""What a turn does, in the judge's own terms: where discs come to rest, and what marks bring and promise."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from meseta.bots.judge import Reason
from meseta.bots.sonora import reasons as say
from meseta.bots.sonora.head import DiscsWorth, Planner
from meseta.bots.sonora.prospects import BULLSEYE, COMING, GONE
from meseta.bots.sonora.sheet_reasons import SheetReasons
from meseta.core.seats import Seat
from meseta.games.sonora import rules
from meseta.games.sonora.actions import Action, Bullseye, Choose, Colours, Keep, Reflick, Swap
from meseta.games.sonora.state import Phase, State
from meseta.games.sonora.words import SECTIONS, disc_name, disc_number

MOST: Final = 4
"""The reasons that are given for one turn."""
RARE: Final = 12
"""What happens less often than this, in percent, is no reason."""
WEIGHT: Final = {"lands": 1.0, "doubled": 1.6, "sinks": 1.4, "knocks_off": 1.2, "drives_away": 1.2}
"""How much an event on the board weighs for each point of the disc's number."""

Weighed = tuple[float, Reason]


class Why:
    """Finds reasons in positions of one edition."""

    def __init__(self, planner: Planner) -> None:
        self._planner: Final = planner
        self._sheets: Final = SheetReasons(planner.worth)

    def reasons(
        self,
        state: State,
        seat: Seat,
        turn: Sequence[Action],
        end: State,
        boards: Sequence[Sequence[int]],
        lead: float,
    ) -> tuple[Reason, ...]:
        """What speaks for a turn, the weightiest first.

        The boards are those to which a flick leads, in worlds that are equally likely; the lead is by how
        much a Reflick is better than keeping the disc.
        """
        found = list(self._found(state, seat, turn, end, boards, lead))
        found.sort(key=lambda weighed: -weighed[0])
        return tuple(reason for _, reason in found[:MOST])

    def _found(
        self,
        state: State,
        seat: Seat,
        turn: Sequence[Action],
        end: State,
        boards: Sequence[Sequence[int]],
        lead: float,
    ) -> Iterator[Weighed]:
        match state.phase:
            case Phase.AIM:
                yield from self._flicked(state, seat, end, boards)
            case Phase.KEEP:
                yield from self._kept(state, seat, turn[0], lead)
            case Phase.HOLE | Phase.CHOOSE | Phase.SWAP | Phase.COLOURS:
                yield from self._placed(state, seat, turn)
            case _:
                pass
        if state.phase in (Phase.COLOURS, Phase.AI, Phase.RUINS, Phase.WRITE):
            yield from self._written(state, seat, turn, end)

    # Discs

    def _flicked(
        self, state: State, seat: Seat, end: State, boards: Sequence[Sequence[int]]
    ) -> Iterator[Weighed]:
        """Where the flicked disc comes to rest, and what becomes of the others'."""
        disc, now = end.disc, self._planner.codes(state)
        yield from self._own_rest(disc, seat, Counter(board[disc] for board in boards))
        for other, code in enumerate(now):
            if state.owner(other) != seat and code < GONE:
                yield from self._moved(other, code, [board[other] for board in boards])

    def _own_rest(self, disc: int, seat: Seat, codes: Counter[int]) -> Iterator[Weighed]:
        name, number, every = disc_name(disc), disc_number(disc), codes.total()
        zones = Counter[int]()
        for code, count in codes.items():
            if code < GONE:
                zones[code >> 1] += count
        for section, count in zones.most_common(1):
            zone, percent = SECTIONS[section], round(100 * count / every)
            plain = codes[2 * section] > codes[2 * section + 1]  # circles lie in other zones than their own
            places = (f"disc:{name}", f"{'zone' if plain else 'circle'}:{zone}")
            told = say.Lands(places=places, disc=name, seat=seat, zone_name=zone, percent=percent)
            yield WEIGHT["lands"] * number * percent / 100, told
            doubled = round(100 * codes[2 * section + 1] / every)
            if doubled >= RARE:
                told_too = say.Doubled(places=(f"circle:{zone}",), disc=name, seat=seat, percent=doubled)
                yield WEIGHT["doubled"] * number * doubled / 100, told_too
        sinks = round(100 * codes[BULLSEYE] / every)
        if sinks >= RARE:
            yield (
                WEIGHT["sinks"] * number * sinks / 100,
                say.Sinks(places=(f"disc:{name}",), disc=name, seat=seat, percent=sinks),
            )

    def _moved(self, disc: int, before: int, after: Sequence[int]) -> Iterator[Weighed]:
        """What becomes of a disc that lies on the board."""
        name, number = disc_name(disc), disc_number(disc)
        places = (f"disc:{name}",)
        off = round(100 * sum(code == COMING for code in after) / len(after))
        away = round(100 * sum(code != before for code in after) / len(after))
        if off >= RARE:
            told: Reason = say.KnocksOff(places=places, disc=name, percent=off)
            yield WEIGHT["knocks_off"] * number * off / 100, told
        elif before & 1 and away >= RARE:
            told = say.DrivesAway(places=places, disc=name, percent=away)
            yield WEIGHT["drives_away"] * number * away / 100, told

    def _kept(self, state: State, seat: Seat, action: Action, lead: float) -> Iterator[Weighed]:
        name, code = disc_name(state.disc), self._planner.codes(state)[state.disc]
        places = (f"disc:{name}",)
        if isinstance(action, Reflick) and lead > 0:
            yield lead, say.Again(places=places, disc=name, seat=seat, worth=f"{lead:.1f}")
        if isinstance(action, Keep):
            if code < GONE:
                zone = SECTIONS[code >> 1]
                yield 1.0, say.Stands(places=places, disc=name, seat=seat, zone_name=zone, doubled=code & 1)
            yield 0.5, say.Spares(bonus="reflick")

    def _placed(self, state: State, seat: Seat, turn: Sequence[Action]) -> Iterator[Weighed]:
        codes = self._planner.codes(state)
        for action in turn:
            match action:
                case Bullseye(disc, section):
                    codes[disc] = 2 * section
                    yield self._counts(state, seat, disc, codes)
                case Choose(disc, section):
                    codes[disc] = 2 * section + (codes[disc] & 1)
                    yield self._counts(state, seat, disc, codes)
                case Swap(a, b):
                    codes[a], codes[b] = codes[b], codes[a]
                    yield self._counts(state, seat, b, codes)
                case Colours(mine, theirs):
                    sheet = self._planner.prospects(state, seat)
                    worth = DiscsWorth.pair(sheet, codes, mine, theirs)
                    yield max(worth, 1.0), say.Plays(mine="abc"[mine], worth=f"{worth:.0f}")
                case _:
                    pass
        if state.phase is Phase.SWAP and not any(isinstance(action, Swap) for action in turn):
            yield 0.5, say.Spares(bonus="swap")

    def _counts(self, state: State, seat: Seat, disc: int, codes: list[int]) -> Weighed:
        """What the disc is worth where it counts now."""
        colour = disc // 5
        without = codes.copy()
        without[disc] = GONE
        sheet = self._planner.prospects(state, seat)
        own = slice(5 * colour, 5 * colour + 5)
        worth = sheet.value(tuple(codes[own])) - sheet.value(tuple(without[own]))
        name, zone = disc_name(disc), SECTIONS[codes[disc] >> 1] if codes[disc] < GONE else SECTIONS[0]
        places = (f"disc:{name}", f"zone:{zone}")
        return worth, say.Counts(places=places, disc=name, seat=seat, zone_name=zone, worth=f"{worth:.1f}")

    # The sheet

    def _written(self, state: State, seat: Seat, turn: Sequence[Action], end: State) -> Iterator[Weighed]:
        """What the marks bring; the AI's come first, and are told apart."""
        left = state.arrangement.rounds - state.round
        before = state
        for action in turn:
            if before.phase not in (Phase.COLOURS, Phase.SWAP, Phase.CHOOSE, Phase.AI):
                break
            after = rules.apply(self._planner.printed, before, seat, action)
            if before.phase is Phase.AI and after.phase is not Phase.AI:
                yield from self._sheets.ai_marks(state.players[0], after.players[0], left)
            before = after
        rivals = [(s, player.ruins) for s, player in enumerate(before.players) if s != seat]
        yield from self._sheets.marks(before.players[seat], end.players[seat], rivals, left)
