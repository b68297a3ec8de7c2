"""What was measured about bots that are not ours, as a page of their own."""

from collections.abc import Mapping

import msgspec

from meseta.arena.estimate import Against, estimate, games_against
from meseta.arena.rating import Rating
from meseta.arena.report import duels_table
from meseta.arena.standings import Standing
from meseta.bots.ratings import Rating as Measured


class Guests(msgspec.Struct, frozen=True):
    """Everything measured about bots that are not on the ladder of their game."""

    game: str
    bots: tuple[str, ...]
    version: str
    seed: int
    command: str
    duels: tuple[Standing, ...]
    rungs: Mapping[str, Measured]
    """The rungs whose strength is known."""

    def games_of(self, bot: str) -> list[Against]:
        """The bot's games against these rungs."""
        return games_against(bot, self.duels, self.rungs)

    @property
    def estimates(self) -> dict[str, Rating]:
        """The ratings of those that have played rungs."""
        found = {bot: estimate(self.games_of(bot)) for bot in self.bots}
        return {bot: rating for bot, rating in found.items() if rating is not None}


def guest_page(guests: Guests) -> str:
    """The page about these bots."""
    parts = [
        f"# {', '.join(guests.bots)} at {guests.game}",
        f"Measured by `{guests.command}` ({guests.version}, seed {guests.seed}). Games come in pairs: the "
        "same chance, seats swapped. “At least” and “at most” are one-sided 95 % bounds that stay valid "
        "however often they are checked.",
        duels_table(guests.duels),
        *(
            f"- {bot}: {rating.rating:.0f} ± {rating.margin:.0f} (95 %), on the ladder's scale"
            for bot, rating in guests.estimates.items()
        ),
    ]
    return "\n\n".join(parts) + "\n"
