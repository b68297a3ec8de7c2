"""Tables whose deal was played before: the match that it comes from, and whether chance is the same there."""

from typing import Final

import msgspec

from meseta.core.abilities import Dealing
from meseta.core.dealing import Answer
from meseta.core.game import AnyGame
from meseta.core.record import Entry, Record
from meseta.core.seats import CHANCE
from meseta.play.creation import Creation, from_record
from meseta.play.dealing import SameDeal
from meseta.play.headers import make_header
from meseta.play.match import read_once
from meseta.play.replay import story
from meseta.play.table import Table, read_settings
from meseta.store.dialect import Connection
from meseta.store.tables import load_table
from meseta.tables.retelling import restored
from meseta.testing.walks import walk
from tests.simulation.clients import Wrong

SOURCE: Final = "the-source"
"""The table whose deal is played again."""
LONGEST: Final = {"shifting_stones": 60, "in_the_ruin": 60, "sonora": 12}
"""Entries after which the match there was given up."""


def source(game: AnyGame, seats: int, seed: int, now: int) -> Creation:
    """The table that played the deal first, as somebody has uploaded it."""
    plies = walk(game, seats, seed, "random", LONGEST[game.info.key])
    entries = tuple(Entry(ply.seat, game.write(ply.action)) for ply in plies)
    return from_record(SOURCE, game, Record(make_header(game, seats, {}), entries), None, "", now)


def kept_deal(connection: Connection) -> SameDeal:
    """The deal as it was stored when it was first asked for."""
    ((body,),) = connection.rows("SELECT body FROM deals WHERE source = ?", SOURCE)
    return msgspec.json.decode(body, type=SameDeal)


def check_deals(connection: Connection, table: Table) -> None:
    """Raise unless chance has answered at the table, and where it comes from, what the deal says, and all
    tables of the deal have the same."""
    deal = kept_deal(connection)
    for id, settings in connection.rows("SELECT id, settings FROM tables WHERE deal = ?", SOURCE):
        if read_settings(settings).dealt != deal:
            raise Wrong(f"{id} has another deal than it should")
    stored = load_table(connection, SOURCE, 0, 0)
    assert stored is not None, "nobody deletes it"
    first = restored(stored)[0]
    for one in (first, table):
        _check_answers(deal, one)
    if _opening(first) != _opening(table):
        raise Wrong(f"the table begins with {_opening(table)}, the one it comes from with {_opening(first)}")


def _check_answers(deal: SameDeal, table: Table) -> None:
    """Raise unless chance has answered what the deal says."""
    match, game = table.match, table.game
    assert match is not None, "it is being played"
    dealing: object = game
    assert isinstance(dealing, Dealing), "all of our games are"
    before: list[Answer] = []
    last = CHANCE
    for moment in story(match):
        entry = moment.entry
        if entry.seat == CHANCE:
            expected = game.write(dealing.dealt(deal.deal, moment.before, before))
            if entry.text != expected:
                raise Wrong(f"chance says {entry.text} at {table.id}, but the deal {expected}")
            before.append(Answer(last, read_once(game, entry.text)))
        last = entry.seat


def _opening(table: Table) -> list[str]:
    """What chance did before anybody else."""
    assert table.match is not None, "it is being played"
    entries = table.match.entries[:]
    played = (at for at, entry in enumerate(entries) if entry.seat != CHANCE)
    return [entry.text for entry in entries[: next(played, len(entries))]]
