"""One game, played through the program and by the referee at once, which must agree at every step."""

from collections import Counter
from random import Random

from meseta.core.seats import CHANCE
from meseta.games.in_the_ruin.actions import Action, Confirm, Draw, Extra, PlayerAction, Single, Walk, Warp
from meseta.games.in_the_ruin.game import InTheRuin
from meseta.games.in_the_ruin.state import Mark, State
from meseta.games.in_the_ruin.view import SheetView
from tests.games.disagreement import Comparison, agree
from tests.games.in_the_ruin.referee.printed import EXIT, Printed, Space, name_of
from tests.games.in_the_ruin.referee.table import ALL_TOGETHER, Table
from tests.games.in_the_ruin.referee.turn import Player

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWX"
CLAUSES = {
    "keep": "RU-06", "r": "RU-07 RU-10 RU-11 RU-12 RU-16", "w": "RU-07 RU-10 RU-11 RU-16", "c": "RU-16",
    "+r": "RU-12 RU-17 RU-19", "+w": "RU-17 RU-19", "go": "RU-18", "warp": "RU-19", "done": "RU-13 RU-16",
    "escape": "RU-21",
}  # fmt: skip


class Beside:
    """The two, side by side, and the players."""

    def __init__(
        self, game: InTheRuin, printed: Printed, seats: int, options: dict[str, str], title: str
    ) -> None:
        self.game = game
        self.printed = printed
        self.rng = Random(title)
        self.title = f"{title}: {options}"
        self.state: State = game.setup(seats, options)
        self.table = Table(printed, seats, options)
        self.entries: list[str] = []
        self.met: Counter[str] = Counter()
        self.compare(CHANCE)

    def agree(self, *comparisons: Comparison) -> None:
        """Raise a `Disagreement` where the two do not agree."""
        agree(comparisons, self.story)

    def story(self) -> str:
        """How this position came about."""
        last = "\n  ".join(self.entries[-15:])
        return (
            f"asked: {self.table.asked[0]}\n"
            f"{self.title}, entry {len(self.entries)}:\n  {last}\n{self.game.dump(self.state)}"
        )

    # What is compared

    def compare(self, actor: int) -> None:
        """Everything that can be seen of the position after the actor has acted."""
        table = self.table
        waiting = {player.seat for player in table.players if not player.confirmed}
        actors = set() if table.over else waiting if table.asked == ALL_TOGETHER else {CHANCE}
        self.agree(("who acts", set(self.game.actors(self.state)), actors))
        self.compare_what_is_open()
        looked_at = {actor, self.rng.randrange(len(table.players))} - {CHANCE}
        for seat in range(len(table.players)) if table.over else looked_at:
            self.compare_what_is_hidden(table.players[seat])
        if actors == {CHANCE}:
            self.compare_chance()
        for seat in looked_at & actors:  # nobody else's choices can have changed
            self.compare_choices(table.players[seat])
        outcome = self.game.outcome(self.state)
        self.agree(("RU-30 RU-32 the end", outcome is not None, table.over))
        if outcome is not None and len(table.players) > 1:
            self.agree(("RU-35 winners", list(outcome.winners), table.winners()))

    def compare_what_is_open(self) -> None:
        """What everybody may know (RU-38)."""
        table, view = self.table, self.game.observe(self.state, None)
        seats = table.players
        self.agree(
            ("RU-15 RU-25 RU-28 RU-29 the line", [LETTERS[card] for card in view.line], table.line),
            ("RU-05 RU-31 explore deck", view.deck_size, len(table.deck)),
            ("RU-08 RU-20 RU-25 discards", {LETTERS[card] for card in view.discard}, table.discard),
            ("RU-08 RU-26 active", {LETTERS[letter] for letter in view.active}, table.active),
            ("RU-24 used up", {LETTERS[letter] for letter in view.used}, table.used),
            ("RU-22 RU-27 gems", list(view.gems), [player.gems for player in seats]),
            ("RU-21 escaped", [e > 0 for e in view.escaped], [player.escaped_in > 0 for player in seats]),
            ("RU-31 phase", view.stage, table.phase),
        )
        hands = [len(player.hand) + (player.spent is not None) for player in seats]
        self.agree(
            ("RU-19 RU-23 RU-38 hand sizes", list(view.hand_sizes), hands),
            ("RU-06 RU-36 route deck", view.route_deck_size, len(table.route_deck)),
            ("RU-19 RU-36 route discards", view.route_discard_size, len(table.route_discard)),
            ("RU-38 sheets are secret", set(view.sheets) == {None}, not table.over),
        )

    def compare_what_is_hidden(self, player: Player) -> None:
        """A player's own sheet, and that the others' are not to be seen (RU-09, RU-38)."""
        view = self.game.observe(self.state, player.seat)
        for seat, sheet in enumerate(view.sheets):
            if sheet is None:
                self.agree(("RU-38 who sees a sheet", seat != player.seat and not self.table.over, True))
            else:
                self.agree(("RU-38 who sees a sheet", seat == player.seat or self.table.over, True))
                self.compare_sheet(self.table.players[seat], sheet)

    def compare_sheet(self, player: Player, sheet: SheetView) -> None:
        kept = {self.routes()[route] for route in sheet.routes}
        pawn = None if sheet.pawn < 0 else space_of(sheet.pawn)
        self.agree(
            ("RU-10 RU-16 Roads", {space_of(cell) for cell in sheet.roads}, player.sheet.roads),
            ("RU-10 RU-16 RU-24 Walls", {space_of(cell) for cell in sheet.walls}, player.sheet.walls),
            ("RU-24 Gates", {space_of(cell) for cell in sheet.gates}, player.sheet.gates),
            ("RU-18 RU-19 RU-21 pawn", pawn, player.pawn),
            ("RU-16 penalties", sheet.penalties, player.penalties),
            ("RU-06 RU-19 RU-23 routes", kept, player.hand),
        )

    def compare_scores(self) -> None:
        """Every part of every score, as it stands (RU-31 to RU-34)."""
        for said, player in zip(self.game.score(self.state), self.table.players, strict=True):
            parts = {part.code: part.points for part in said.parts}
            self.agree(("RU-31 RU-32 RU-33 RU-34 score", parts, self.table.points(player)))

    def compare_chance(self) -> None:
        """What chance may answer, each as likely as any other."""
        what, cards, size = self.table.asked
        if size > 1 and self.rng.random() > 0.1:
            return  # thousands of hands
        said = list(self.game.chance(self.state))
        answers = {frozenset(self.game.write(action).split()[1:]) for action, _ in said}
        self.agree((f"RU-05 RU-06 RU-25 RU-36 {what}", answers, self.table.answers()))
        self.agree(("equally likely", {weight for _, weight in said}, {said[0][1]}))
        self.agree(("no answer twice", len(said), len(answers)))
        assert cards

    def compare_choices(self, player: Player) -> None:
        """What a seat may do, and some of what it may not."""
        listed = [self.game.write(action) for action in self.game.legal(self.state, player.seat)]
        allowed = player.choices()
        for verb, clauses in CLAUSES.items():
            mine = {text for text in listed if text.split()[0] == verb}
            theirs = {text for text in allowed if text.split()[0] == verb}
            self.agree((f"{clauses} what seat {player.seat} may do", mine, theirs))
        self.agree(("no action is listed twice", sorted(listed), sorted(allowed)))
        for _ in range(3):
            action = self.probe(player)
            said = self.game.fault(self.state, player.seat, action) is None
            text = self.game.write(action)
            self.agree((f"{CLAUSES[text.split()[0]]} whether {text} is allowed", said, text in allowed))
            self.met["allowed" if said else "refused"] += 1

    def probe(self, player: Player) -> PlayerAction:
        """Something that somebody might try."""
        rng = self.rng
        cell, mark = rng.randrange(121), rng.choice([Mark.ROAD, Mark.WALL])
        route = rng.randrange(24)
        if player.hand and rng.random() < 0.7:
            route = self.routes().index(rng.choice(sorted(player.hand)))
        way = rng.choice(sorted(map(sorted, self.printed.ways[rng.choice(player.to_draw or [*LETTERS])])))
        cells = tuple(row * 11 + column for row, column in way)
        tries: list[PlayerAction] = [Draw(mark, cells), Single(cell), Extra(mark, cell, route), Walk(cell)]
        return rng.choice([*tries, Warp(cell, route), Confirm(rng.random() < 0.5)])

    def routes(self) -> list[str]:
        """The route cards as the program numbers them."""
        return sorted(self.printed.routes)

    # What is played

    def play(self) -> "Beside":
        """The game to its end."""
        while not self.table.over:
            self.step()
        self.met.update(self.table.met)
        return self

    def step(self) -> None:
        """One action of somebody who is asked."""
        seat = self.rng.choice(sorted(self.game.actors(self.state)))
        if seat == CHANCE:
            answer = self.game.chance(self.state).sample(self.rng)
        else:
            answer = self.game.read(self.wish(self.table.players[seat]))
        self.apply(seat, answer)

    def wish(self, player: Player) -> str:
        """What a player does who likes letters, Gates and a way out, and is fickle otherwise."""
        choices = sorted(player.choices())
        places = {name_of(self.printed.place[letter]) for letter in LETTERS if letter not in self.table.used}
        goals = {f"go {place}" for place in places | ({name_of(EXIT)} if player.phase == 2 else set())}
        liked = [text for text in choices if text in goals or text.startswith(("warp", "escape"))]
        roads = [text for text in choices if text.startswith("r ") and places & set(text.split())]
        if (liked or roads) and self.rng.random() < 0.7:
            return self.rng.choice(liked or roads)
        verbs = sorted({text.split()[0] for text in choices})
        weights = [{"r": 6, "w": 3, "+w": 0.4, "+r": 0.4, "escape": 0.3}.get(verb, 1) for verb in verbs]
        [verb] = self.rng.choices(verbs, weights)
        return self.rng.choice([text for text in choices if text.split()[0] == verb])

    def apply(self, seat: int, action: Action) -> None:
        """The same action in both."""
        text = self.game.write(action)
        self.entries.append(f"{seat}: {text}")
        self.agree(("legal", self.game.fault(self.state, seat, action), None))
        closes = self.game.closes(self.state, seat, action)
        round_before = self.table.round
        self.state = self.game.apply(self.state, seat, action)
        if seat == CHANCE:
            self.table.answer(text.split()[1:])
        else:
            self.agree(("RU-13 undo", closes, text in ("done", "escape")))
            self.table.players[seat].do(text)
            if all(player.confirmed for player in self.table.players):
                self.table.answer([])
        self.met[text.split()[0]] += 1
        self.compare(seat)
        if self.table.round != round_before or self.table.over:
            self.compare_scores()


def space_of(cell: int) -> Space:
    """A space as the referee names it."""
    return divmod(cell, 11)
