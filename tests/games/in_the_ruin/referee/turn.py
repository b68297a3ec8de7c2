"""A player, and what they may do at set-up and in Step 1, written as people write it."""

from itertools import combinations

from tests.games.in_the_ruin.referee.printed import EXIT, Printed, Space, name_of
from tests.games.in_the_ruin.referee.sheet import Sheet, largest_rectangle, steps_from, touches

NAMED = {name_of((row, column)): (row, column) for row in range(11) for column in range(11)}
MOST_ROUTES = 5


class Player:
    """A sheet, a pawn, a hand, and how far their turn has come."""

    def __init__(self, printed: Printed, seat: int, alone: bool) -> None:
        self.printed = printed
        self.seat = seat
        self.alone = alone
        self.sheet = Sheet()
        self.pawn: Space | None = None
        self.hand: set[str] = set()
        self.gems = 0
        self.penalties = 0
        self.rectangle_1 = 0
        self.escaped_in = 0
        """The round of the whole game; 0 for those still in the ruin."""
        self.confirmed = True
        self.setting_up = False
        # Set-up
        self.to_draw: list[str] = []
        self.drawn_as = ""
        """What each shape was drawn as, so far."""
        self.kept: set[str] = set()
        # A round
        self.card = ""
        self.phase = 1
        self.before: set[Space] = set()
        self.drawing = ""
        self.special = ""
        self.spent: str | None = None
        self.steps = 0
        self.leaving = False

    # Set-up (RU-06, RU-07)

    def set_up(self) -> None:
        """Choose routes and draw."""
        self.confirmed, self.setting_up = False, True

    def set_up_choices(self) -> set[str]:
        choices = set()
        if not self.kept:
            choices |= {f"keep {a} {b}" for a, b in combinations(sorted(self.hand), 2)}
        for card in self.to_draw:
            for way in self.printed.ways[card]:
                choices |= {f"{mark} {spelt(way)}" for mark in "rw" if self.may_set_up(mark, way)}
        if self.kept and not self.to_draw:
            choices.add("done")
        return choices

    def may_set_up(self, mark: str, way: frozenset[Space]) -> bool:
        """RU-07, with RU-10 and RU-12."""
        sheet = self.sheet
        if not way <= sheet.empty or (mark == "r" and not sheet.may_be_roads(way)):
            return False
        if not self.drawn_as:
            return mark == "r" and EXIT in way
        if self.alone:
            left = {"r": 2, "w": 2}[mark] - self.drawn_as.count(mark)
            return left > 0 and touches(way, sheet.marks)
        return mark == "w" and touches(way, sheet.roads)

    # Step 1 (RU-15 to RU-19)

    def begin_round(self, card: str, phase: int) -> None:
        """Everything of the last round is final."""
        self.confirmed = False
        self.card, self.phase = card, phase
        self.before = self.sheet.marks
        self.drawing = "" if self.sheet.empty else "freed"  # RU-17
        self.special, self.spent, self.steps, self.leaving = "", None, 0, False

    def choices(self) -> set[str]:
        """Everything this player may do now."""
        if self.confirmed:
            return set()
        if self.setting_up:
            return self.set_up_choices()
        choices = set()
        if not self.drawing:
            choices |= self.drawings()
        else:
            choices |= self.moves() | {"done"}
            if self.phase == 2 and self.pawn == EXIT:  # RU-21
                choices.add("escape")
        if not self.special and not self.steps:
            choices |= self.extras()
        return choices

    def drawings(self) -> set[str]:
        """A, B and C of RU-16."""
        choices = {f"c {name_of(space)}" for space in self.sheet.empty if touches({space}, self.sheet.marks)}
        for way in self.printed.ways[self.card]:
            if way <= self.sheet.empty and touches(way, self.before):  # RU-10, RU-11
                choices.add(f"w {spelt(way)}")
                if self.sheet.may_be_roads(way):  # RU-12
                    choices.add(f"r {spelt(way)}")
        return choices

    def extras(self) -> set[str]:
        """The +1 of RU-19, which may not make A, B and C impossible (RU-17)."""
        choices = set()
        for space in self.sheet.empty:
            if touches({space}, self.sheet.marks) and (self.drawing or len(self.sheet.empty) > 1):
                marks = "rw" if self.sheet.may_be_roads({space}) else "w"
                choices |= {f"+{mark} {name_of(space)} {route}" for mark in marks for route in self.hand}
        return choices

    def moves(self) -> set[str]:
        """Walks (RU-18) and warps (RU-19)."""
        assert self.pawn is not None
        left = self.printed.number[self.card] - self.steps
        reach = steps_from(self.sheet.roads, self.pawn)
        choices = {f"go {name_of(space)}" for space, far in reach.items() if 0 < far <= left}
        if not self.special and left > 0 and self.pawn in self.sheet.gates:
            others = self.sheet.gates - {self.pawn}
            choices |= {f"warp {name_of(space)} {route}" for space in others for route in self.hand}
        return choices

    # What is done

    def do(self, text: str) -> None:
        """Do what is written."""
        verb, *words = text.split()
        spaces = [NAMED[word] for word in words if word in NAMED]
        if verb == "keep":
            self.kept = set(words)
        elif verb in ("r", "w") and self.setting_up:
            self.drawn_as += verb
            self.sheet.draw(verb, spaces)
            self.to_draw.remove(next(c for c in self.to_draw if frozenset(spaces) in self.printed.ways[c]))
        elif verb in ("r", "w", "c"):
            self.drawing = verb
            self.sheet.draw("w" if verb == "c" else verb, spaces)
            self.penalties += verb == "c"
        elif verb in ("+r", "+w"):
            self.spend("+1", words[1])
            self.sheet.draw(verb[1], spaces)
        elif verb == "go":
            assert self.pawn is not None
            self.steps += steps_from(self.sheet.roads, self.pawn)[spaces[0]]
            self.pawn = spaces[0]
        elif verb == "warp":
            self.spend("warp", words[1])
            self.steps += 1
            self.pawn = spaces[0]
        else:
            self.confirmed = True
            self.leaving = verb == "escape"

    def spend(self, special: str, route: str) -> None:
        self.special, self.spent = special, route
        self.hand.remove(route)

    # What it is worth (RU-33)

    def points(self) -> dict[str, int]:
        """Every part of the score but the escape, as it stands."""
        joined = 0
        for route in self.hand:
            one, other = (self.printed.place[letter] for letter in route)
            joined += one in self.sheet.roads and other in steps_from(self.sheet.roads, one)
        return {
            "gems": 10 * self.gems,
            "rectangle_1": self.rectangle_1,
            "rectangle_2": largest_rectangle(self.sheet.marks),
            "routes": 15 * joined,
            "penalties": -10 * self.penalties,
        }


def spelt(way: frozenset[Space]) -> str:
    """The spaces, row by row."""
    return " ".join(name_of(space) for space in sorted(way))
