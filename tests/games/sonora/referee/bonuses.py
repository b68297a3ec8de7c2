"""The bonuses of one sheet (SO-01, SO-39 to SO-41)."""

from tests.games.sonora.referee.printed import Printed

ANIMALS = ("fox", "owl", "rabbit")  # there is no lizard bonus
FOX = 4  # SO-40: its shape, or a lower one
RABBIT = 5  # SO-40
RABBIT_FOUND = 6  # SO-41


class Bonuses:
    """What was earned, what is left to use, and which icons of the sheet are taken."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed
        self.icons_circled = dict.fromkeys(printed.icons, 0)
        self.kept = {"reflick": 0, "swap": 0}
        self.fresh = dict.fromkeys(ANIMALS, 0)
        self.found = dict.fromkeys(ANIMALS, 0)  # circled in the Discovery area, not yet used
        self.to_discover = 0
        self.earned: list[str] = []  # everything, in order
        self.not_gained: list[str] = []
        self.earn("reflick")  # SO-01
        self.earn("swap")

    def icons_left(self, kind: str) -> int:
        return self.printed.icons[kind] - self.icons_circled[kind]

    def discoverable(self) -> list[str]:
        """SO-41: the animals that have an icon left."""
        return [animal for animal in ANIMALS if self.icons_left(animal) > 0]

    def earn(self, bonus: str) -> None:
        """SO-39 to SO-41: where no icon is left for it, nothing is gained."""
        if bonus == "discovery":
            left = sum(self.icons_left(animal) for animal in ANIMALS) - self.to_discover
        else:
            left = 1 if bonus in ANIMALS else self.icons_left(bonus)
        if left == 0:
            self.not_gained.append(bonus)
            return
        self.earned.append(bonus)
        if bonus == "discovery":
            self.to_discover += 1
        elif bonus in ANIMALS:
            self.fresh[bonus] += 1
        else:
            self.icons_circled[bonus] += 1
            self.kept[bonus] += 1

    def discover(self, animal: str) -> None:
        self.icons_circled[animal] += 1
        self.found[animal] += 1
        self.to_discover -= 1

    def discoveries(self) -> int:
        """SO-44: circled icons, used ones included."""
        return sum(self.icons_circled[animal] for animal in ANIMALS)
