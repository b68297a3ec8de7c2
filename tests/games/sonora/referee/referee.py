"""The referee: who is asked for what, what they may answer, and what comes of it."""

from copy import deepcopy

from tests.games.sonora.referee import alone, counting, flicking, writing
from tests.games.sonora.referee.printed import Printed
from tests.games.sonora.referee.table import Table

STEPS = ("flick", "colours", "swap", "choose", "ai", "ruins", "write")


class Referee:
    """A game in progress, and its rules."""

    def __init__(self, printed: Printed, seats: int, options: dict[str, str]) -> None:
        self.table = Table(printed, seats, options)
        self.table.actors = {-1}
        named = self.table.options["first_player"]
        if named != "lot" or seats == 1:
            self.first_player(0 if named == "lot" else int(named))

    # Set-up and frame

    def first_player(self, seat: int) -> None:
        """SO-03: by lot, or as the table names."""
        self.table.first = self.table.first_of_all = seat
        self.new_round()

    def new_round(self) -> None:
        self.table.round += 1
        self.table.mine = self.table.theirs = ""
        flicking.begin(self.table)
        self.table.step = "flick"
        self.table.asked = ""
        self.go_on()

    def go_on(self) -> None:
        """Ask the next question; without one left in this step, begin the next step."""
        while self.table.asked == "":
            if self.next_question():
                return
            self.begin_next_step()

    def next_question(self) -> bool:
        """Whether this step has another question; it is asked then."""
        table = self.table
        if table.step == "flick":
            return flicking.next_flick(table)
        if table.step == "colours":
            table.asked, table.actors = "colours", {0}
            return table.mine == ""
        if table.step == "swap":
            return counting.next_swaps(table)
        if table.step == "choose":
            return counting.next_choice(table)
        if table.step == "ai":
            table.asked, table.actors = "ai", {0}
            return bool(alone.ai_marks(table))
        if table.step == "ruins":
            table.asked, table.actors = "ruins", set(table.waiting[:1])
            return bool(table.waiting)
        table.asked = "write"
        table.actors = {seat for seat in table.seats if not table.sheets[seat].finished}
        return bool(table.actors)

    def begin_next_step(self) -> None:
        table = self.table
        table.asked, table.actors = "", set()
        if table.step == "write":
            self.end_round()
            return
        table.step = STEPS[STEPS.index(table.step) + 1]
        if table.step == "colours" and not table.solo:
            table.step = "swap"
        if table.step == "ai" and not table.solo:
            table.step = "ruins"
        if table.step == "swap":
            table.waiting = table.turn_order(table.first)
        elif table.step == "ai":
            alone.begin_ai(table)
        elif table.step == "ruins":
            self.begin_ruins()

    def begin_ruins(self) -> None:
        table = self.table
        counting.count_discs(table)
        if table.solo:  # SO-49
            sheet = table.sheets[0]
            sheet.pile.ruins = sheet.ruins.clear(sheet.pile.ruins)
        table.waiting = writing.ruins_order(table)

    def end_round(self) -> None:
        """SO-04, SO-43."""
        table = self.table
        for sheet in table.sheets:
            sheet.finished = False
        if table.round == int(table.options["rounds"]):
            table.asked, table.step = "over", "over"
            return
        table.first = table.turn_order(table.first)[1 % len(table.seats)]
        self.new_round()

    # Questions and answers

    def legal(self, seat: int) -> set[str]:
        """Everything a seat may answer now, as people write it; flicks are too many (`may_flick`)."""
        table = self.table
        if seat not in table.actors:
            return set()
        if table.asked == "keep":
            return {"keep", "reflick"}
        if table.asked == "bullseye":
            return flicking.bullseyes(table, seat)
        if table.asked == "colours":
            return alone.colours(table)
        if table.asked == "swap":
            return counting.swaps(table, seat) | {"done"}
        if table.asked == "choose":
            return counting.choices(table, seat)
        if table.asked == "ai":
            return alone.ai_marks(table)
        if table.asked == "ruins":
            return writing.ruins_marks(table, seat)
        return writing.marks(table.sheets[seat])

    def may_flick(self, seat: int, disc: str, start: tuple[int, int], velocity: tuple[int, int]) -> bool:
        asked = self.table.asked == "aim" and seat in self.table.actors
        return asked and flicking.may_flick(self.table, seat, disc, start, velocity)

    def due(self) -> set[str]:
        """The discs one of which the player asked flicks now, or next if the flick just made is kept."""
        if self.table.asked == "keep":
            kept = deepcopy(self, {id(self.table.printed): self.table.printed})
            kept.do(min(self.table.actors), "keep")
            return (
                kept.due() if kept.table.asked == "aim" and kept.table.actors == self.table.actors else set()
            )
        return set(self.table.due) if self.table.asked == "aim" else set()

    def flick(self, disc: str) -> None:
        flicking.aim(self.table, disc)

    def settle(self, touched: bool, rests: list[tuple[str, str, int, int]]) -> None:
        flicking.settle(self.table, touched, rests)
        self.go_on()

    def do(self, seat: int, text: str) -> None:
        """Carry out one of the legal answers."""
        table, sheet, words = self.table, self.table.sheets[seat], text.split()
        if table.asked == "keep":
            flicking.answer(table, text)
        elif table.asked == "bullseye":
            flicking.put_on(table, words[1], words[2])
        elif text == "done":
            self.done(seat)
        else:
            if table.asked == "colours":
                table.mine, table.theirs = words[1], words[2]
            elif table.asked == "swap":
                counting.swap(table, seat, words[1], words[2])
            elif table.asked == "choose":
                table.discs[words[1]].section = words[2]
            elif table.asked == "ai":
                alone.ai_write(table, words[1:])
            elif words[0] == "cross":
                writing.cross(table, seat, words[1], int(words[2]))
            else:
                writing.write(sheet, text)
            table.asked = ""
        self.go_on()

    def is_final(self, text: str) -> bool:
        """SO-21, SO-24: whether it can no longer be taken back, nor anything before it."""
        return text.split()[0] in ("reflick", "keep", "bullseye", "choose", "done")

    def done(self, seat: int) -> None:
        """SO-22, SO-24, SO-35: a player has ended a step."""
        if self.table.asked == "write":
            writing.finish(self.table.sheets[seat])
        else:
            self.table.sheets[seat].pile.ruins = 0
            self.table.waiting.pop(0)
            self.table.swapped = False
        self.table.asked = ""

    # The end

    def over(self) -> bool:
        return self.table.asked == "over"

    def winners(self) -> list[int]:
        """SO-44; alone, one's total is the result (SO-45)."""
        ranks = [(sum(sheet.points().values()), sheet.bonuses.discoveries()) for sheet in self.table.sheets]
        return [seat for seat in self.table.seats if ranks[seat] == max(ranks)]
