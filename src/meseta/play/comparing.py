"""How a deal was played at one table, to stand beside how it was played at others."""

import msgspec

from meseta.core.results import Part
from meseta.core.seats import Seat
from meseta.play.table import Table


class PlayedSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one seat has made of a deal."""

    name: str
    total: int
    parts: tuple[Part, ...]
    bot: str = ""
    """The level of the bot that has the seat; empty for a person."""
    lost: bool = False
    """Whether the seat could not win: its owner gave up, or did not come back."""
    knew: bool = False
    """Whether its owner had played or seen the deal before."""


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """What has become of a deal at one table."""

    seats: tuple[PlayedSeat, ...]
    winners: tuple[Seat, ...]
    code: str
    """How the match ended, such as `last_round`."""


def played(table: Table, names: list[str]) -> Played | None:
    """What has become of the deal at this table; None unless its match is over."""
    outcome = table.outcome()
    if outcome is None or table.match is None:
        return None
    bots = table.match.header.bots
    seats = [
        PlayedSeat(
            name=names[score.seat],
            total=score.total,
            parts=score.parts,
            bot=bots.get(score.seat, ""),
            lost=chair.lost,
            knew=chair.knows,
        )
        for score, chair in zip(table.match.scores, table.chairs, strict=True)
    ]
    return Played(tuple(seats), outcome.winners, outcome.code)
