"""A bot that plans: it flicks by simulation and writes by search, as deeply as its rung allows."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations
from random import Random
from typing import Final

import msgspec
from msgspec.structs import replace

from meseta.bots.bot import NORMAL, Budget, seeded_by
from meseta.bots.sonora.aiming import Aimed, Aimer, Evaluate, Trials
from meseta.bots.sonora.judging import load
from meseta.bots.sonora.landing import Landing
from meseta.bots.sonora.marking import Line, Scribe, crossing
from meseta.bots.sonora.prospects import BULLSEYE, COMING, GONE, Prospects
from meseta.bots.sonora.spending import DISCS, own_lasting, reflicks_worth, swaps_worth
from meseta.bots.sonora.taste import TASTE, Taste
from meseta.bots.sonora.worth import Race, Worth, race
from meseta.core.actions import LegalActions
from meseta.core.game import Game
from meseta.core.seats import Seat
from meseta.discs import Engine
from meseta.games.sonora import flicking, rules
from meseta.games.sonora.actions import Action, Bullseye, Choose, Colours, Keep, Reflick, Swap
from meseta.games.sonora.bonuses import Tray
from meseta.games.sonora.game import Sonora
from meseta.games.sonora.state import Disc, Phase, Player, State, Where
from meseta.games.sonora.view import View


class Depth(msgspec.Struct, frozen=True):
    """How deeply a planner plans."""

    trials: Trials
    """How many flicks it simulates."""
    width: int
    """Lines of marks that it follows at a time."""
    keep: int
    """Continuations that are considered for each disc."""
    breadth: int
    """Sets of nodes of each cost that it compares."""
    spite: float = 1.0
    """How much of the others' loss it counts as its own gain."""
    taste: Taste = TASTE
    thrift: bool = False
    """Whether it keeps Reflicks and Swaps for when they gain the most (`meseta.bots.sonora.spending`)."""
    alone: "Depth | None" = None
    """How it plans alone, if differently."""


LEAST: Final = 0.01
"""What an icon must gain at least, even where it has no other use."""
HARM: Final = (1.0, 0.5, 0.5, 0.2)
"""What each point of an AI disc's number costs in each section, in a solo game."""


class Planner:
    """Makes every decision for the best sheet at the end."""

    def __init__(self, game: Game[State, Action, View], depth: Depth, engine: Engine | None = None) -> None:
        """By default the fastest engine available plays the flicks; all give the same results."""
        assert isinstance(game, Sonora)
        self._game = game
        self.printed: Final = game.printed
        self._depth = depth
        self.worth: Final = Worth(game.printed, depth.taste)
        self._scribe = lru_cache(4)(self._scribe_of)
        self._line = lru_cache(512)(self._best_line)
        self.landing: Final = Landing(game.printed.board, engine)
        self._aimer: Final = Aimer(game.printed.board, self.landing)
        self._sheets = lru_cache(64)(self._prospects_of)
        self.alone: Final[Planner] = self if depth.alone is None else Planner(game, depth.alone, engine)
        """Who plans where nobody else plays."""

    pays_after: Final = 4
    """Loading compiled judging takes about as long as it saves in two games of `expert`."""

    def compiled(self) -> "Planner":
        """The same planner, sheets judged by compiled code from now on, as everybody's in this process."""
        load()
        return self

    def choose(self, view: View, legal: LegalActions[Action], budget: Budget, rng: Random) -> Action:
        """One of the legal actions. What is drawn at random follows from the position: asked again, the bot
        answers the same, whatever generator it is given."""
        if len(view.position.players) == 1 and self.alone is not self:
            return self.alone.choose(view, legal, budget, rng)
        rng = seeded_by(view.position)
        state = self._game.imagine(view, rng)
        seat = view.viewer
        assert seat is not None, "a spectator has nothing to choose"
        scale = budget.nodes / NORMAL.nodes
        match state.phase:
            case Phase.AIM:
                return self._aim(state, legal, scale, rng)
            case Phase.KEEP:
                return self._keep(state, seat, scale, rng)
            case Phase.HOLE | Phase.CHOOSE:
                return max(legal, key=lambda action: self._placed(state, action))
            case Phase.COLOURS:
                return max(legal, key=lambda action: self._pair(state, action))
            case Phase.SWAP:
                return self._swap(state, seat, legal)
            case Phase.RUINS:
                return crossing(self.worth, state, seat)
            case Phase.AI:
                return max(legal, key=lambda action: self._after_ai_mark(state, action))
            case _:
                width = max(1, round(self._depth.width * scale))
                return self._line(width, state.players[seat], rounds_left(state)).first

    def _scribe_of(self, width: int) -> Scribe:
        return Scribe(self.worth, width, self._depth.keep)

    def _best_line(self, width: int, player: Player, left: int) -> Line:
        return self._scribe(width).best(player, left)

    # What the discs are worth

    def prospects(self, state: State, seat: Seat) -> Prospects:
        """What discs gain for a seat's sheet in this round."""
        player = state.players[seat]
        bare = Player(player.ruins, player.canyon, player.creek, player.mudcracks, Tray())
        return self._sheets(bare, race(self.printed, state, seat), rounds_left(state))

    def _prospects_of(self, player: Player, rivals: Race, left: int) -> Prospects:
        return Prospects(self.worth, player, rivals, left, self._depth.breadth)

    def codes(self, state: State) -> list[int]:
        """What every disc counts for (`meseta.bots.sonora.prospects`)."""
        return [self._code(disc) for disc in state.discs]

    def _code(self, disc: Disc) -> int:
        match disc.where:
            case Where.FLOOR if disc.section < 0:
                return self.landing.code(disc.x, disc.y)
            case Where.FLOOR:
                return self.landing.code(disc.x, disc.y) & 1 | 2 * disc.section
            case Where.SECTION:
                return 2 * disc.section
            case Where.HOLE:
                return BULLSEYE
            case Where.OUT | Where.OFF:
                return GONE
            case _:
                return COMING

    def discs_worth(self, state: State, seat: Seat) -> "DiscsWorth":
        """What the discs on a board are worth to a seat."""
        sheets = [self.prospects(state, s) for s in range(len(state.players))]
        return DiscsWorth(sheets, seat, self._depth.spite)

    # Flicking

    def _aim(self, state: State, legal: LegalActions[Action], scale: float, rng: Random) -> Action:
        aimed = self.best_flick(state, scale, rng)
        return legal.sample(rng) if aimed is None else aimed.flick

    def best_flick(self, state: State, scale: float, rng: Random) -> Aimed | None:
        """The actor's best flick with that share of the usual work; None where no aim is legal."""
        return self._aimer.best(state, self._evaluator(state), self._depth.trials, scale, rng)

    def _evaluator(self, state: State) -> Evaluate:
        """What the ends of the actor's flicks are worth."""
        worth, codes = self.discs_worth(state, state.actor), self.codes(state)
        resting, discs = tuple(flicking.floor(state)), flicking.flickable(state)

        def evaluate(end: bytes) -> list[float]:
            after = codes.copy()
            for disc, code in zip(resting, end[:-1], strict=True):
                after[disc] = code
            return worth.of_each(after, discs, end[-1])

        return evaluate

    def _keep(self, state: State, seat: Seat, scale: float, rng: Random) -> Action:
        """A flick is taken back if another would probably gain more than a Reflick is worth."""
        worth, codes = self.discs_worth(state, seat), self.codes(state)
        now = worth.of(codes)
        lifted = replace(state.with_disc(state.disc, Disc(Where.LIFTED)), phase=Phase.AIM, actor=seat)
        again = self.best_flick(lifted, scale / 2, rng)
        if again is None:
            return Keep()
        share = own_lasting(len(state.players), flicks_coming(state)) if self._depth.thrift else 1.0
        then = share * again.worth + (1 - share) * self._lost(worth, codes, state.disc)
        return Reflick() if then - self.reflick_price(state, seat) > share * now else Keep()

    def _lost(self, worth: "DiscsWorth", codes: list[int], disc: int) -> float:
        """What is lost for good with a disc that no longer counts: others may still end anywhere."""
        if codes[disc] != GONE:
            return 0.0
        hoped = [COMING if index == disc else code for index, code in enumerate(codes)]
        return worth.of(hoped) - worth.of(codes)

    def reflick_price(self, state: State, seat: Seat) -> float:
        """What a Reflick is worth while discs are flicked: in the last round, less with every disc."""
        coming = sum(state.owner(d) == seat and c == COMING for d, c in enumerate(self.codes(state)))
        if self._depth.thrift:
            has, flicks = state.players[seat].tray.reflicks, coming + DISCS * rounds_left(state)
            return max(LEAST, reflicks_worth(has, flicks) - reflicks_worth(has - 1, flicks))
        return self._depth.taste.reflick * (1.0 if rounds_left(state) else min(1.0, coming / 5))

    def swap_price(self, state: State, seat: Seat) -> float:
        """What a Swap is worth before writing."""
        if self._depth.thrift:
            has, rounds = state.players[seat].tray.swaps, rounds_left(state)
            return max(LEAST, swaps_worth(has, rounds) - swaps_worth(has - 1, rounds))
        return self._depth.taste.swap if rounds_left(state) else LEAST

    # Before writing

    def _placed(self, state: State, action: Action) -> float:
        assert isinstance(action, Bullseye | Choose)
        codes = self.codes(state)
        codes[action.disc] = 2 * action.section + (isinstance(action, Choose) and codes[action.disc] & 1)
        return self.discs_worth(state, state.actor).of(codes)

    def _pair(self, state: State, action: Action) -> float:
        assert isinstance(action, Colours)
        return DiscsWorth.pair(self.prospects(state, 0), self.codes(state), action.mine, action.theirs)

    def _swap(self, state: State, seat: Seat, legal: LegalActions[Action]) -> Action:
        """The swap that gains the most, if it gains more than a Swap is worth."""
        sheet = self.prospects(state, seat)
        codes = self.codes(state)
        colour = state.mine if state.solo else seat
        price = self.swap_price(state, seat)

        def gain(action: Action) -> float:
            if not isinstance(action, Swap):
                return sheet.value(tuple(codes[5 * colour : 5 * colour + 5])) + price
            after = codes.copy()
            after[action.a], after[action.b] = codes[action.b], codes[action.a]
            return sheet.value(tuple(after[5 * colour : 5 * colour + 5]))

        return max(legal, key=gain)

    def _after_ai_mark(self, state: State, action: Action) -> float:
        """What the player's sheet is worth after one of the AI's marks (SO-48)."""
        after = rules.apply(self.printed, state, 0, action).players[0]
        return self.worth.sheet(after, rounds_left(state) + 1)


class DiscsWorth:
    """What all discs together are worth to a seat: its own sheet's gain, less the others'."""

    def __init__(self, sheets: list[Prospects], seat: Seat, spite: float) -> None:
        self._sheets = sheets
        others = len(sheets) - 1
        self._weights = [1.0 if s == seat else -spite / others for s in range(len(sheets))]

    def of(self, codes: list[int]) -> float:
        """Their worth, given what each disc counts for."""
        if len(self._sheets) == 1:
            return max(self.pair(self._sheets[0], codes, *pair) for pair in permutations(range(3), 2))
        return sum(self._terms(codes))

    def of_each(self, codes: list[int], discs: Sequence[int], code: int) -> list[float]:
        """Their worth if one or the other of some discs, which all have one owner, counts for this."""
        colour = discs[0] // 5
        terms = [] if len(self._sheets) == 1 else self._terms(codes)
        found = []
        for disc in discs:
            before, codes[disc] = codes[disc], code
            if terms:
                terms[colour] = self._term(colour, codes)
            found.append(sum(terms) if terms else self.of(codes))
            codes[disc] = before
        return found

    def _terms(self, codes: list[int]) -> list[float]:
        return [self._term(seat, codes) for seat in range(len(self._sheets))]

    def _term(self, seat: Seat, codes: list[int]) -> float:
        """What a seat's discs contribute."""
        return self._weights[seat] * self._sheets[seat].value(tuple(codes[5 * seat : 5 * seat + 5]))

    @staticmethod
    def pair(sheet: Prospects, codes: list[int], mine: int, theirs: int) -> float:
        """Solo: the gain from one's own colour, less the harm done by the AI's."""
        harm = sum(
            HARM[code >> 1] * (index + 1) * (1 + (code & 1)) if code < GONE else 0.4 * (code != GONE)
            for index, code in enumerate(codes[5 * theirs : 5 * theirs + 5])
        )
        return sheet.value(tuple(codes[5 * mine : 5 * mine + 5])) - harm


def rounds_left(state: State) -> int:
    """The rounds to come."""
    return state.arrangement.rounds - state.round


def flicks_coming(state: State) -> int:
    """How many discs are still to be flicked, by anybody; those that are flicked again do not count."""
    return len(state.discs) - state.flown
