"""A game in progress: seats, discs, sheets, and what is asked of whom."""

from tests.games.sonora.referee.board import Spot, spots_at
from tests.games.sonora.referee.bonuses import Bonuses
from tests.games.sonora.referee.canyon import Canyon
from tests.games.sonora.referee.creek import Creek
from tests.games.sonora.referee.mudcracks import Mudcracks
from tests.games.sonora.referee.printed import Printed
from tests.games.sonora.referee.ruins import Ruins

PLACES = {1: [0], 2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3]}  # SO-03

TEXTS = {  # SO-56
    "final": {"ai_squares": "2", "ai_shapes": "as_player", "ai_full_zone": "off"},
    "spanish": {"ai_squares": "3", "ai_shapes": "largest", "ai_full_zone": "off"},
    "draft": {"ai_squares": "3", "ai_shapes": "never_lower", "ai_full_zone": "on"},
}

DEFAULTS = {"rounds": "6", "first_player": "lot", "no_bunting": "off", "fair_colours": "off", "text": "final"}


def agreed(chosen: dict[str, str]) -> dict[str, str]:
    """Every option: as chosen, else as the text says (SO-56), else the default."""
    options = DEFAULTS | chosen
    return DEFAULTS | TEXTS[options["text"]] | chosen


class Disc:
    """One disc, this round."""

    def __init__(self, name: str, owner: int) -> None:
        self.name = name
        self.colour = name[0]
        self.number = int(name[1])
        self.owner = owner
        self.take_back()

    def take_back(self) -> None:
        # hand, floor, hole, off (just flicked), knocked off (to come back), section (a bullseye), out
        self.where = "hand"
        self.x = 0
        self.y = 0
        self.section = ""  # of a bullseye, or as its owner chose


class Pile:
    """What the discs of one player, or of the AI, have brought and is still to be recorded."""

    def __init__(self) -> None:
        self.ruins = 0
        self.shapes = dict.fromkeys(range(1, 6), 0)
        self.paths = dict.fromkeys(range(1, 6), 0)
        self.mud = 0

    def add(self, number: int, spot: Spot) -> None:
        """SO-25, SO-28, SO-32, SO-36: a circle doubles the value, or gives two uses."""
        section, doubled = spot
        times = 2 if doubled else 1
        if section == "ruins":
            self.ruins += times * number
        elif section == "canyon":
            self.shapes[number] += times
        elif section == "creek":
            self.paths[number] += times
        else:
            self.mud += times * number


class Sheet:
    """One player's sheet, and what is left to write on it."""

    def __init__(self, printed: Printed) -> None:
        self.ruins = Ruins(printed)
        self.canyon = Canyon(printed)
        self.creek = Creek(printed)
        self.mudcracks = Mudcracks(printed)
        self.bonuses = Bonuses(printed)
        self.pile = Pile()
        self.sum: int | None = None  # SO-38: the open sum
        self.boxing = False
        self.finished = False

    def points(self) -> dict[str, int]:
        """SO-43."""
        return {
            "ruins": self.ruins.points(),
            "canyon": self.canyon.points(),
            "creek": self.creek.points(),
            "mudcracks": self.mudcracks.points(),
        }


class Table:
    """Everything that stands and lies on the table."""

    def __init__(self, printed: Printed, seats: int, options: dict[str, str]) -> None:
        self.printed = printed
        self.seats = list(range(seats))
        self.options = agreed(options)
        self.solo = seats == 1
        colours = "abc" if self.solo else "abcd"[:seats]  # SO-45
        self.discs = {
            colour + number: Disc(colour + number, 0 if self.solo else colours.index(colour))
            for colour in colours
            for number in "12345"
        }
        self.sheets = [Sheet(printed) for _ in self.seats]
        self.completed: set[str] = set()  # SO-27: buildings whose top reward is gone
        self.round = 0
        self.first_of_all = 0
        self.first = 0
        self.step = "lot"
        self.asked = "lot"
        self.actors: set[int] = set()
        # The Flick phase
        self.flicks_to_come: list[int] = []
        self.reflicks_to_come: list[tuple[int, list[str]]] = []
        self.due: list[str] = []
        self.flicked = ""
        self.touched = False
        self.again = False
        self.knocked_off: list[str] = []
        # The Write phase
        self.waiting: list[int] = []
        self.swapped = False  # by the first of those waiting
        self.mine = ""
        self.theirs = ""
        self.ai = Pile()

    def turn_order(self, start: int) -> list[int]:
        """The seats clockwise from one of them."""
        return [(start + i) % len(self.seats) for i in self.seats]

    def corner(self, seat: int) -> int:
        """SO-03, SO-04: the corner of the board before a seat; corner 0 is that of the Ruins."""
        places = PLACES[len(self.seats)]
        ruins_lie_at = places[self.first_of_all] + self.round - 1
        return (places[seat] - ruins_lie_at + self.printed.zones.index("ruins")) % 4

    def of(self, seat: int) -> list[Disc]:
        """A player's own discs; solo, those of the colour chosen, once it is."""
        return [disc for disc in self.discs.values() if disc.owner == seat and self.mine in ("", disc.colour)]

    def spots(self, disc: Disc) -> list[Spot]:
        """What a disc may count for now (SO-15, SO-20, SO-21)."""
        if disc.where == "section":
            return [(disc.section, False)]
        if disc.where != "floor":
            return []
        possible = spots_at(self.printed, disc.x, disc.y)
        return [spot for spot in possible if disc.section in ("", spot[0])]
