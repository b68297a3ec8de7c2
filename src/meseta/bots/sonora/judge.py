"""The judge of Sonora: hints, analysis and the strongest rung are one.

What to do is the strongest planner's choice. What a turn is worth is imagined. A flick is simulated with
tremors of the seat's own hand, the same for all turns that are compared; the boards it leaves are worth what
their discs promise on every sheet. From then on the rest of the game is imagined: the discs of later rounds
are dealt as they fell in rounds that were played, the same for all turns, and a quick pen records them.
"""

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from statistics import fmean
from typing import Final

from msgspec.structs import replace

from meseta.bots.bot import NORMAL, seeded_by
from meseta.bots.judge import Reason, Scale
from meseta.bots.sonora import DEPTHS
from meseta.bots.sonora.dealing import UNKNOWN, Dealt, completed, deal, desk_of
from meseta.bots.sonora.hands import Hands, Row
from meseta.bots.sonora.head import DiscsWorth, Planner, flicks_coming
from meseta.bots.sonora.imagining import Rest
from meseta.bots.sonora.spending import lasting
from meseta.bots.sonora.why import Why
from meseta.core.actions import LegalActions
from meseta.core.game import Game
from meseta.core.seats import Seat
from meseta.discs import Engine
from meseta.discs.chance import HANDS
from meseta.games.sonora import flicking, rules, scoring
from meseta.games.sonora.actions import Action, Keep, Reflick
from meseta.games.sonora.counting import colour_desk
from meseta.games.sonora.game import Sonora
from meseta.games.sonora.ruins import clear
from meseta.games.sonora.state import Arrangement, Phase, Player, State
from meseta.games.sonora.view import View

STRONGEST: Final = "grandmaster"
FLICKING: Final = (Phase.LOT, Phase.AIM, Phase.FLY, Phase.KEEP)
"""The phases in which turns are judged by the boards to which they lead."""
PLACING: Final = (Phase.HOLE, Phase.COLOURS, Phase.SWAP, Phase.CHOOSE)
"""Those in which discs are placed, but have no desk yet."""
TREMORS: Final = 64
"""The worlds for which a hand's tremors are spread evenly; after them come the same again."""
LEVELS: Final = 8
"""Imagined worlds from which a sheet's expected total is taken, before its round's discs are flicked."""

Boards = list[list[int]]
"""What every disc counts for, in each of some worlds."""


class SonoraJudge:
    """Judges turns and positions of one edition, as whoever plans there: alone, or in company."""

    def __init__(self, game: Game[State, Action, View], engine: Engine | None = None) -> None:
        """By default the fastest engine available plays the flicks; all give the same results."""
        assert isinstance(game, Sonora)
        planner = Planner(game, DEPTHS[STRONGEST], engine)
        self._company: Final = PlannersJudge(game, planner)
        self._alone: Final = PlannersJudge(game, planner.alone)

    def _judge(self, seats: int) -> "PlannersJudge":
        return self._alone if seats == 1 else self._company

    def scale(self, seats: int) -> Scale:
        """Points in the end; what the others lose on average counts as gained."""
        return Scale("points", inaccuracy=1.5, mistake=3.5, blunder=7.0)

    def choose(self, view: View, legal: LegalActions[Action]) -> Action:
        """What the strongest rung does."""
        return self._judge(len(view.position.players)).choose(view, legal)

    def values(
        self, view: View, turns: Sequence[Sequence[Action]], worlds: Sequence[int]
    ) -> list[list[float]]:
        """The viewer's total in the end, in each world."""
        return self._judge(len(view.position.players)).values(view, turns, worlds)

    def standing(self, state: State, world: int) -> tuple[float, ...]:
        """The total that every seat can expect."""
        return self._judge(len(state.players)).standing(state, world)

    def reasons(self, view: View, turn: Sequence[Action]) -> tuple[Reason, ...]:
        """What the turn does, the weightiest first."""
        return self._judge(len(view.position.players)).reasons(view, turn)


class PlannersJudge:
    """Judges turns and positions as one planner sees them."""

    def __init__(self, game: Sonora, planner: Planner) -> None:
        self._game: Final = game
        self._printed: Final = game.printed
        self._planner: Final = planner
        self._rest: Final = Rest(self._planner.worth)
        self._why: Final = Why(self._planner)
        self._level = lru_cache(64)(self._level_of)

    def choose(self, view: View, legal: LegalActions[Action]) -> Action:
        """What the planner does."""
        return self._planner.choose(view, legal, NORMAL, seeded_by(view.position))

    def values(
        self, view: View, turns: Sequence[Sequence[Action]], worlds: Sequence[int]
    ) -> list[list[float]]:
        """The viewer's total in the end, in each world.

        What the others lose on average by the turn counts as gained: while discs are flicked, compared with
        what they can expect now; then, with what they would have if a quick pen crossed off the hexes.
        """
        seat = view.viewer
        assert seat is not None, "a spectator has no turn"
        state = self._game.imagine(view, Random(0))
        ends = [self._end(state, seat, turn) for turn in turns]
        if state.phase in FLICKING or (state.solo and state.phase is Phase.HOLE):
            return [self._flown(view, state, seat, end, worlds) for end in ends]
        return self._recorded(view, state, seat, ends, worlds)

    def _end(self, state: State, seat: Seat, turn: Sequence[Action]) -> State:
        for action in turn:
            state = rules.apply(self._printed, state, seat, action)
        return state

    def standing(self, state: State, world: int) -> tuple[float, ...]:
        """The total that every seat can expect."""
        if state.phase is Phase.OVER:
            return tuple(float(score.total) for score in scoring.scores(self._printed, state))
        if self._is_unwritten(state):
            codes, coming = self._planner.codes(state), flicks_coming(state)
            return tuple(self._promised(state, seat, codes, coming) for seat in range(len(state.players)))
        seats = range(len(state.players))
        in_ruins, elsewhere = self._rest.play(state, seats, self._dealt(state, "standing", world))
        return tuple(map(sum, zip(in_ruins, elsewhere, strict=True)))

    def reasons(self, view: View, turn: Sequence[Action]) -> tuple[Reason, ...]:
        """What the turn does, the weightiest first."""
        seat = view.viewer
        assert seat is not None, "a spectator has no turn"
        state = self._game.imagine(view, Random(0))
        end, lead = self._end(state, seat, turn), 0.0
        if state.phase is Phase.KEEP:
            again, kept = self.values(view, ((Reflick(),), (Keep(),)), range(16))
            lead = fmean(again) - fmean(kept)
        boards = self._boards(view, end, range(TREMORS)) if state.phase is Phase.AIM else []
        return self._why.reasons(state, seat, turn, end, boards, lead)

    # While discs are flicked

    def _flown(self, view: View, state: State, seat: Seat, end: State, worlds: Sequence[int]) -> list[float]:
        """The seat's expected totals on the boards to which a turn leads."""
        icons = self._icons(state, end.players[seat], seat) - self._icons(state, state.players[seat], seat)
        now, coming = self._planner.codes(state), flicks_coming(end)
        known: dict[tuple[int, ...], float] = {}
        found = []
        for codes in self._boards(view, end, worlds):
            key = tuple(codes)
            if key not in known:
                own = self._promised(state, seat, codes, coming)
                known[key] = icons + own - self._conceded(state, seat, now, codes, coming)
            found.append(known[key])
        return found

    def _conceded(self, state: State, seat: Seat, now: list[int], then: list[int], coming: int) -> float:
        """What the others gain on average from one board to another."""
        others = [other for other in range(len(state.players)) if other != seat]
        gains = [
            self._promised(state, other, then, coming) - self._promised(state, other, now, coming)
            for other in others
        ]
        return fmean(gains) if gains else 0.0

    def _boards(self, view: View, end: State, worlds: Sequence[int]) -> Boards:
        """What all discs count for after the turn, in each world."""
        if end.phase is Phase.AIM and end.disc >= 0:  # a Reflick: the disc is flicked once more
            again = self._planner.best_flick(end, 0.5, seeded_by(view.position, "again"))
            end = end if again is None else flicking.flick(end, again.flick)
        codes = self._planner.codes(end)
        if end.phase is not Phase.FLY:
            return [codes] * len(worlds)
        resting = tuple(flicking.floor(end))
        boards = []
        for after in self._planner.landing.ends(end, self._rows(view, end, worlds)):
            landed = codes.copy()
            for disc, code in zip((*resting, end.disc), after, strict=True):
                landed[disc] = code
            boards.append(landed)
        return boards

    def _rows(self, view: View, flying: State, worlds: Sequence[int]) -> list[Row]:
        """The flick in the air as the hand makes it in each world."""
        hand = HANDS[flying.arrangement.hands[flying.actor]]
        hands = Hands(hand, TREMORS, seeded_by(view.position, "tremors"))
        assert flying.shot is not None, "a disc is in the air"
        shot = flicking.board_shot(flying, flying.shot, flying.shot.vx, flying.shot.vy)
        intended = (shot.corner, shot.x, shot.y, shot.vx, shot.vy)
        rows: list[Row] = []
        for world in worlds:
            rows += hands.rows(self._printed.board.arena, intended, world % TREMORS, world % TREMORS + 1)
        return rows

    def _promised(self, state: State, seat: Seat, codes: list[int], coming: int) -> float:
        """The seat's expected total if discs count for this and so many flicks are to come."""
        sheet = self._planner.prospects(state, seat)
        if state.solo:
            worth = DiscsWorth([sheet], seat, 0.0)
            gained = worth.of(codes) - worth.of([*UNKNOWN] * 3)
        else:
            gained = sheet.value(tuple(codes[5 * seat : 5 * seat + 5])) - sheet.value(UNKNOWN)
        return (
            self._levels(state)[seat]
            + lasting(coming) * gained
            + self._icons(state, state.players[seat], seat)
        )

    def _icons(self, state: State, player: Player, seat: Seat) -> float:
        """What the Reflicks and Swaps of a sheet are worth while discs are flicked."""
        tray, taste = player.tray, self._planner.worth.taste
        return self._planner.reflick_price(state, seat) * tray.reflicks + taste.swap * tray.swaps

    def _levels(self, state: State) -> tuple[float, ...]:
        """What every seat can expect of its sheet before the discs of this round are flicked."""
        bare = tuple(_without_icons(player) for player in state.players)
        return self._level(bare, state.arrangement, state.round, max(state.first, 0))

    def _level_of(
        self, players: tuple[Player, ...], arrangement: Arrangement, number: int, first: Seat
    ) -> tuple[float, ...]:
        fresh = State(Phase.AIM, arrangement, players, (), round=number, first=first, actor=first)
        seats = range(len(players))
        found = []
        for world in range(LEVELS):
            in_ruins, elsewhere = self._rest.play(fresh, seats, self._dealt(fresh, "standing", world))
            found.append([one + other for one, other in zip(in_ruins, elsewhere, strict=True)])
        return tuple(map(fmean, zip(*found, strict=True)))

    # From the first choice after the flicks on

    def _recorded(
        self, view: View, state: State, seat: Seat, ends: Sequence[State], worlds: Sequence[int]
    ) -> list[list[float]]:
        """The seat's totals in imagined continuations."""
        salt = str(seeded_by(_seen(view, seat)).getrandbits(64))
        found: list[list[float]] = [[] for _ in ends]
        for world in worlds:
            dealt = self._dealt(state, salt, world)
            usual = self._others(self._rest.play(self._with_desks(state, dealt), (), dealt)[0], seat)
            for end, totals in zip(ends, found, strict=True):
                in_ruins, elsewhere = self._rest.play(self._with_desks(end, dealt), (seat,), dealt)
                conceded = self._others(in_ruins, seat) - usual
                totals.append(in_ruins[seat] + elsewhere[seat] - conceded)
        return found

    def _others(self, points: list[float], seat: Seat) -> float:
        """What the other seats have on average."""
        return fmean([*points[:seat], *points[seat + 1 :]]) if len(points) > 1 else 0.0

    def _dealt(self, state: State, salt: str, world: int) -> Dealt:
        return deal(state.arrangement, state.round, Random(f"{salt}/{world}"))

    def _with_desks(self, state: State, dealt: Dealt) -> State:
        """The state once everything to be recorded in this round is on the desks."""
        if state.phase not in PLACING and state.phase is not Phase.AIM:
            return state
        if state.phase is Phase.AIM and state.flown == 0 and not state.queue:
            return state  # a new round
        codes = self._planner.codes(state)
        players = []
        for seat, player in enumerate(state.players):
            colour = max(state.mine, 0) if state.solo else seat
            desk = desk_of(completed(codes[5 * colour : 5 * colour + 5], dealt[state.round][seat]))
            marked, left = clear(player.ruins, desk.ruins)
            players.append(replace(player, ruins=marked, desk=replace(desk, ruins=left)))
        return replace(state, players=tuple(players), phase=Phase.RUINS)

    def _is_unwritten(self, state: State) -> bool:
        """Whether the discs of this round promise something, but nothing has been recorded for them."""
        if state.phase in FLICKING or state.phase in PLACING:
            return True
        if state.solo or state.phase not in (Phase.RUINS, Phase.WRITE):
            return False
        desks = [player.desk for player in state.players]
        return desks == [colour_desk(self._printed, state, seat) for seat in range(len(desks))]


def _without_icons(player: Player) -> Player:
    """The sheet without the icons that are used while discs are flicked and swapped."""
    return replace(player, tray=replace(player.tray, reflicks=0, swaps=0))


def _seen(view: View, seat: Seat) -> tuple[object, ...]:
    """What a seat's decision depends on: not how far the others have got in a step that all take at once."""
    position = view.position
    ruins = [player.ruins for player in position.players]
    return position.round, position.discs, position.mine, position.players[seat], ruins
