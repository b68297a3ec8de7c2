"""The header of a match: what was agreed before its first entry."""

from collections.abc import Mapping, Sequence

from meseta.core.errors import BadSetup
from meseta.core.game import Action, Game, Options, State, View
from meseta.core.names import is_visible
from meseta.core.record import LONGEST_NAME, Header
from meseta.core.seats import Seat
from meseta.play.problems import BadName, BadNames


def make_header(
    game: Game[State, Action, View],
    seats: int,
    options: Options,
    players: Sequence[str] = (),
    bots: Mapping[Seat, str] | None = None,
) -> Header:
    """The header with every option filled in; raises if the game cannot be played that way."""
    resolved = game.info.resolve_options(seats, options)
    names = tuple(map(checked_name, players)) or ("",) * seats
    if len(names) != seats:
        raise BadSetup(BadNames(seats=seats, names=len(names)))
    return Header(game.info.key, game.info.version, game.edition, seats, resolved, names, bots or {})


def checked_name(name: str) -> str:
    """The name as it will be displayed; raises if it is too long or cannot be seen."""
    displayed = " ".join(name.split())
    if len(displayed) > LONGEST_NAME or (displayed and not is_visible(displayed)):
        raise BadSetup(BadName(name=displayed[:LONGEST_NAME], most=LONGEST_NAME))
    return displayed
