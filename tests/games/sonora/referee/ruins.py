"""The Cliff-Dweller Ruins on one sheet (SO-25 to SO-27, SO-49)."""

from tests.games.sonora.referee.printed import Printed


class Ruins:
    """Eight buildings of hexes, and the AI's."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed
        self.crossed = dict.fromkeys(printed.hexes, 0)
        self.rewards: dict[str, str] = {}  # top or bottom, of each building that is complete
        self.ai_circled = 0
        self.ai_crossed = 0

    def left(self, building: str) -> int:
        """Its hexes that are not crossed off yet."""
        return self.printed.hexes[building] - self.crossed[building]

    def full(self) -> bool:
        return all(self.left(building) == 0 for building in self.crossed)

    def ai_circles(self, value: int) -> None:
        """SO-49: as many hexes of the AI building as the value; surplus is lost."""
        self.ai_circled = min(self.ai_circled + value, self.printed.ai_hexes)

    def clear(self, value: int) -> int:
        """SO-49: what is left of the player's value after the open circled hexes."""
        used = min(value, self.ai_circled - self.ai_crossed)
        self.ai_crossed += used
        return value - used

    def points(self) -> int:
        """SO-43."""
        total = 0
        for building, reward in self.rewards.items():
            total += self.printed.top[building][0] if reward == "top" else self.printed.bottom[building]
        return total
