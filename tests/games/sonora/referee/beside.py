"""One game, played through the program and by the referee at once, which must agree at every step."""

from collections import Counter
from random import Random

from meseta.core.seats import CHANCE
from meseta.games.sonora.actions import Action, AiDraw, Draw, First, Flick, PlayerAction, Settle
from meseta.games.sonora.events import Earned, NotGained
from meseta.games.sonora.game import Sonora
from meseta.games.sonora.state import State
from tests.games.disagreement import Comparison, agree
from tests.games.sonora.referee import compared, probes
from tests.games.sonora.referee.compared import ASKED, CLAUSES, FATES, NAMES
from tests.games.sonora.referee.players import Players
from tests.games.sonora.referee.printed import Printed
from tests.games.sonora.referee.referee import Referee


class Beside:
    """The two, side by side, and the players."""

    def __init__(
        self,
        game: Sonora,
        printed: Printed,
        seats: int,
        options: dict[str, str],
        title: str,
        real_flicks: bool = False,
    ) -> None:
        self.game = game
        self.printed = printed
        self.rng = Random(title)
        self.players = Players(self.rng, real_flicks)
        self.state: State = game.setup(seats, options)
        self.referee = Referee(printed, seats, options)
        self.title = f"{title}: {options}"
        self.entries: list[str] = []
        self.tried: list[PlayerAction] = []
        self.met: Counter[str] = Counter()
        self.compare(None)

    def agree(self, *comparisons: Comparison) -> None:
        """Raise a `Disagreement` where the two do not agree."""
        agree(comparisons, self.story)

    def story(self) -> str:
        """How this position came about."""
        last = "\n  ".join(self.entries[-15:])
        return (
            f"asked: {self.referee.table.asked}\n"
            f"{self.title}, entry {len(self.entries)}:\n  {last}\n{self.game.dump(self.state)}"
        )

    # What is compared

    def compare(self, actor: int | None) -> None:
        """Everything that can be seen of the position after the actor has acted."""
        table, data = self.referee.table, self.game.dump(self.state)
        over = self.referee.over()
        self.agree(
            ("who acts", set(self.game.actors(self.state)), set() if over else table.actors),
            ("what is asked", ASKED[data["phase"]], table.asked),
        )
        outcome = self.game.outcome(self.state)
        self.agree(("SO-43 the end", outcome is not None, over))
        for said, sheet in zip(self.game.score(self.state), table.sheets, strict=True):
            self.agree(*compared.score(sheet, said))
        if outcome is not None:
            self.agree(("SO-44 SO-45 winners", list(outcome.winners), self.referee.winners()))
        if table.asked != "lot":
            self.agree(*compared.frame(table, data))
            for sheet, written in zip(table.sheets, data["players"], strict=True):
                self.agree(*compared.sheet(table, sheet, written))
        if table.asked not in ("lot", "over"):
            self.compare_discs(data)
            others = [seat for seat in table.seats if seat != actor]
            if table.asked == "write" and actor in table.seats:  # nobody else's choices can have changed
                others = self.rng.sample(others, min(1, len(others)))
            for seat in table.seats:
                if seat == actor or seat in others:
                    self.compare_choices(seat)

    def compare_discs(self, data: compared.Data) -> None:
        table = self.referee.table
        view = self.game.observe(self.state, self.rng.choice([None, *table.seats]))
        self.agree(("SO-03 SO-04 corners", list(view.corners), [table.corner(seat) for seat in table.seats]))
        self.agree(
            ("SO-08 SO-13 SO-17 discs to flick", {NAMES[disc] for disc in view.due}, self.referee.due())
        )
        for i, disc in enumerate(table.discs.values()):
            self.agree(*compared.disc(table, disc, data["discs"][i], view.counts[i]))

    def compare_choices(self, seat: int) -> None:
        """What a seat may do, and some of what it may not."""
        table = self.referee.table
        allowed: set[str] = set()
        tried = self.rng.sample(self.tried, min(2, len(self.tried)))
        if table.asked == "aim" and seat in table.actors:
            tried += probes.starts(self.printed, [NAMES.index(name) for name in table.due], self.rng)
        else:
            listed = [self.game.write(action) for action in self.game.legal(self.state, seat)]
            allowed = self.referee.legal(seat)
            self.agree((f"{CLAUSES[table.asked]} what seat {seat} may do", set(listed), allowed))
            self.agree(("no action is listed twice", len(listed), len(set(listed))))
        for action in tried + [probes.near(action, self.rng) for action in tried]:
            said = self.game.fault(self.state, seat, action) is None
            clauses = f"{CLAUSES[table.asked]} whether seat {seat} may do {action}"
            self.agree((clauses, said, self.allows(seat, action, allowed)))
            self.met["allowed" if said else "refused"] += 1

    def allows(self, seat: int, action: PlayerAction, allowed: set[str]) -> bool:
        """Whether the referee allows it."""
        match action:
            case Flick(disc, x, y, vx, vy):
                known = disc in range(len(self.referee.table.discs))
                return known and self.referee.may_flick(seat, NAMES[disc], (x, y), (vx, vy))
            case Draw(_, cells) | AiDraw(_, cells):
                printed = all(cell in range(len(self.printed.cells)) for cell in cells)
                return printed and self.game.write(action) in allowed
            case _:
                return self.game.write(action) in allowed

    # What is played

    def play(self) -> "Beside":
        """The game to its end."""
        while not self.referee.over():
            self.step()
        return self

    def step(self) -> None:
        """One action of somebody who is asked."""
        table = self.referee.table
        seat = self.rng.choice(sorted(table.actors))
        if seat == CHANCE:
            self.apply(seat, self.players.answer_of_chance(self.game, self.state, table))
        elif table.asked == "aim":
            self.apply(seat, self.players.flick(self.game, self.state, seat))
        else:
            self.apply(seat, self.players.choose(self.game, self.referee.legal(seat)))

    def bonuses_of_all(self) -> Counter[tuple[str, str]]:
        """Every bonus that anybody has earned, or reached without gaining it."""
        mine = [sheet.bonuses for sheet in self.referee.table.sheets]
        earned = [("Earned", bonus) for one in mine for bonus in one.earned]
        return Counter(earned + [("NotGained", bonus) for one in mine for bonus in one.not_gained])

    def apply(self, seat: int, action: Action) -> None:
        """The same action in both."""
        text = self.game.write(action)
        self.entries.append(f"{seat}: {text}")
        self.agree(("legal", self.game.fault(self.state, seat, action), None))
        closes = self.game.closes(self.state, seat, action)
        before, self.state = self.state, self.game.apply(self.state, seat, action)
        already = self.bonuses_of_all()
        match action:
            case First(first):
                self.referee.first_player(first)
            case Settle():
                rests = [(NAMES[rest.disc], FATES[rest.fate], rest.x, rest.y) for rest in action.rests]
                self.referee.settle(action.touched, rests)
            case Flick(disc, x, y, vx, vy):
                self.agree(("SO-09 start", True, self.referee.may_flick(seat, NAMES[disc], (x, y), (vx, vy))))
                self.agree(("SO-24 undo", closes, True))
                self.referee.flick(NAMES[disc])
            case _:
                self.agree(("SO-21 SO-24 undo", closes, self.referee.is_final(text)))
                self.referee.do(seat, text)
                self.tried.append(action)
        told = [
            (type(event).__name__, event.bonus)
            for event in self.game.narrate(before, seat, action, self.state, None)
            if isinstance(event, Earned | NotGained)
        ]
        self.agree(("SO-39 SO-41 bonuses in the log", Counter(told), self.bonuses_of_all() - already))
        self.met.update([text.split()[0], *compared.situations(self.referee.table)])
        self.compare(seat)
