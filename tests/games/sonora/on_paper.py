"""Games played by the engine and told to the companion, as people who play on wood would tell it."""

from collections import Counter
from random import Random

from msgspec.structs import replace

from meseta.bots.bot import Bot, Budget
from meseta.bots.registry import make_bot
from meseta.core.errors import IllegalAction
from meseta.core.seats import CHANCE
from meseta.discs import Fate
from meseta.games.sonora.actions import Action, Cross, Flick, PlayerAction, Reflick, Rest, Settle, Swap
from meseta.games.sonora.board import spots
from meseta.games.sonora.companion import COMPANION, GameAsked, GameStands
from meseta.games.sonora.content import HOUSE
from meseta.games.sonora.lying import DiscPlace, place_of
from meseta.games.sonora.on_paper import Entry, PaperGame, PaperRound
from meseta.games.sonora.state import Phase, State, Where
from meseta.games.sonora.view import View
from tests.games.sonora.positions import EVERY_MARK, GAME
from tests.games.sonora.referee import probes

OTHER_KERNEL = 999
"""Its answers are taken as they are: discs come to rest at once, wherever a game wants them."""
THRIFTY = Budget(nodes=20)
CHOICES = {
    "rounds": ["5", "6", "7"],
    "text": ["final", "spanish", "draft"],
    "fair_colours": ["off", "on"],
    "ai_squares": ["2", "3"],
    "ai_shapes": ["as_player", "largest", "never_lower"],
    "ai_full_zone": ["off", "on"],
}
ANY: list[PlayerAction] = [
    *EVERY_MARK,
    *(Cross(building, count) for building in range(9) for count in (0, 1, 3, 9)),
    *(Swap(a, b) for a in range(20) for b in range(20)),
]
"""Everything that people might write down, allowed or not."""


def ask(game: PaperGame, seat: int) -> GameStands:
    reply = COMPANION.answer(GameAsked(game, seat))
    assert isinstance(reply, GameStands)
    return reply


class Told:
    """One game, played by the engine, and all that its players have told the companion about it."""

    def __init__(self, seats: int, seed: int, bots: str | None = None, real_flicks: bool = False) -> None:
        self.rng = Random(f"{seats} {seed}")
        options = {key: self.rng.choice(values) for key, values in CHOICES.items() if self.rng.random() < 0.4}
        first = self.rng.randrange(seats)
        self.state: State = GAME.setup(seats, {**options, "first_player": str(first)})
        self.paper = PaperGame(seats, first, options, ())
        self.reflicks = [0] * seats
        self.real_flicks = real_flicks
        self.wanted = self.rng.choice([None, *range(4)])
        self.bots: list[Bot[View, Action]] = [make_bot(bots, GAME) for _ in range(seats)] if bots else []
        self.hurry = self.rng.choice([0.02, 0.3])
        self.tried: list[PlayerAction] = []
        self.met: Counter[str] = Counter()

    def play(self, compare: bool) -> "Told":
        """The game to its end; if wanted, the companion is compared after everything it is told."""
        while actors := GAME.actors(self.state):
            seat = self.rng.choice(sorted(actors))
            action = self.chosen(seat)
            before, self.state = self.state, GAME.apply(self.state, seat, action)
            self.tell(before, seat, action)
            if compare and self.state.phase >= Phase.COLOURS and before.phase is not Phase.LOT:
                self.compare()
        return self

    def tell(self, before: State, seat: int, action: Action) -> None:
        """The companion hears of a round's discs when all have come to rest, and then of every mark."""
        *earlier, latest = self.paper.rounds or (None,)
        if isinstance(action, Reflick):
            self.reflicks[seat] += 1
        if before.phase < Phase.COLOURS <= self.state.phase:
            places: list[DiscPlace] = [place_of(HOUSE.board, disc) for disc in self.state.discs]  # type: ignore[misc]
            begun = PaperRound(tuple(places), tuple(self.reflicks), ())
            self.paper = replace(self.paper, rounds=(*self.paper.rounds, begun))
            self.reflicks = [0] * len(self.reflicks)
        elif before.phase >= Phase.COLOURS and latest is not None:
            entry = Entry(seat, GAME.write(action))
            written = replace(latest, entries=(*latest.entries, entry))
            self.paper = replace(self.paper, rounds=(*earlier, written))
            assert not isinstance(action, Settle)
            self.tried = [*self.tried[-20:], action]  # type: ignore[list-item]

    def chosen(self, seat: int) -> Action:
        """What somebody does: chance at once, bots what they like, others anything."""
        state = self.state
        if seat == CHANCE:
            real = self.real_flicks or state.phase is Phase.LOT
            return GAME.chance(state).sample(self.rng) if real else self.rest()
        legal = GAME.legal(state, seat)
        if self.bots and state.phase >= Phase.COLOURS:
            written: Action = self.bots[seat].choose(GAME.observe(state, seat), legal, THRIFTY, self.rng)
            return written
        if state.phase is Phase.AIM and self.real_flicks:
            return self.softly(legal.sample(self.rng))
        action = legal.sample(self.rng)
        while (
            GAME.write(action) in ("done", "close")
            and len(list(legal)) > 1
            and self.rng.random() > self.hurry
        ):
            action = legal.sample(self.rng)
        return action

    def softly(self, flick: Action) -> Flick:
        assert isinstance(flick, Flick)
        speed = self.rng.randint(100_000, 900_000)
        return replace(flick, vx=speed, vy=self.rng.randint(speed // 3, 2 * speed))

    def rest(self) -> Settle:
        """The flicked disc comes to rest somewhere free, falls in, or leaves the board."""
        rng, state = self.rng, self.state
        fate = rng.choices([Fate.ON_FLOOR, Fate.IN_HOLE, Fate.OFF_BOARD], [14, 1, 1])[0]
        if fate is not Fate.ON_FLOOR:
            return Settle(OTHER_KERNEL, 0, 0, True, (Rest(state.disc, fate, 0, 0),))
        taken = [(disc.x, disc.y) for disc in state.discs if disc.where is Where.FLOOR]
        while True:
            x, y = rng.randint(-190_000, 190_000), rng.randint(-190_000, 190_000)
            if rng.random() < 0.1:
                x, y = rng.choice([(0, y), (x, 0)])
            elif rng.random() < 0.2:
                circle = rng.choice(HOUSE.board.circles)
                x, y = circle.x + rng.randint(-9000, 9000), circle.y + rng.randint(-9000, 9000)
            apart = all((x - a) ** 2 + (y - b) ** 2 >= 25_000**2 for a, b in taken)
            inside = abs(x) + abs(y) < 300_000 and x * x + y * y > 16_000**2
            sections = [spot.section for spot in spots(HOUSE.board, (x, y))]
            if apart and inside and (self.wanted is None or self.wanted in sections or rng.random() < 0.1):
                return Settle(OTHER_KERNEL, 0, 0, True, (Rest(state.disc, fate, x, y),))

    def compare(self) -> None:
        """What the companion says of the moment, and of marks that may or may not be allowed."""
        state, seats = self.state, range(len(self.state.players))
        seat = self.rng.choice(sorted(GAME.actors(state)) or list(seats))
        said, seen = ask(self.paper, seat), GAME.observe(state, seat)
        assert said.view.position.players == seen.position.players
        assert said.view.counts == seen.counts
        assert said.view.points == seen.points
        told, known = said.view.position, seen.position
        assert (told.phase, told.actor, told.round, told.mine, told.theirs, told.ai) == (
            (known.phase, known.actor, known.round, known.mine, known.theirs, known.ai)
        )
        assert said.outcome == GAME.outcome(state)
        if state.phase is not Phase.AIM:
            assert set(said.acting) == set(GAME.actors(state))
            assert list(said.legal) == [GAME.write(action) for action in GAME.legal(state, seat)]
            self.compare_refusals(seat)

    def compare_refusals(self, seat: int) -> None:
        """What the rules refuse at a table is refused here, for the same reason."""
        tried = [*self.rng.sample(ANY, 2), *map(self.near, self.tried[-2:])]
        for action in filter(self.writable, tried):
            why = GAME.fault(self.state, seat, action)
            latest = self.paper.rounds[-1]
            entries = (*latest.entries, Entry(seat, GAME.write(action)))
            told = replace(self.paper, rounds=(*self.paper.rounds[:-1], replace(latest, entries=entries)))
            try:
                ask(told, seat)
                refused = None
            except IllegalAction as error:
                refused = error.fault
            assert refused == why, f"{seat}: {GAME.write(action)}"
            self.met["refused" if why else "allowed"] += 1

    def near(self, action: PlayerAction) -> PlayerAction:
        return probes.near(action, self.rng)

    def writable(self, action: PlayerAction) -> bool:
        """Whether people can write it at all: notation knows no square beyond the grid."""
        try:
            return GAME.read(GAME.write(action)) == action
        except Exception:
            return False
