"""Creating tables: new ones, and forks of others."""

import asyncio
from collections.abc import Sequence

from meseta.bots.registry import usual_bot
from meseta.core.game import seat_option
from meseta.desk import bodies
from meseta.desk.beginning import begun
from meseta.desk.showing import new_info
from meseta.desk.visits import SignedIn
from meseta.play.creation import BotSits, CallerSits, Placement, fork, name_caller, new_table, seat_all
from meseta.play.table import Settings, Table
from meseta.tables import wire
from meseta.tables.cached_games import open_cached
from meseta.tables.limits import TooMany
from meseta.tables.problems import TooManyTables


async def room_for(visit: SignedIn) -> None:
    """Raise if the visitor has as many tables as allowed, or creates them too fast.

    However many tables others have, everyone may have a few.
    """
    visit.check_person()
    own, everyone = await visit.node.store.count_unfinished(visit.caller.person)
    limits = visit.node.config.limits
    most = limits.tables_each if everyone < limits.tables_all else limits.tables_few
    if own >= most:
        raise TooMany(TooManyTables(most=own))
    visit.node.budgets.tables.take(visit.who)


async def create_table(visit: SignedIn, wanted: bodies.NewTable) -> wire.TableInfo:
    """A new table, with its match begun if requested."""
    await room_for(visit)
    node, caller = visit.node, visit.caller
    table = await asyncio.to_thread(_asked_for, node.new_id(), wanted, visit, node.store.now())
    chairs = name_caller(placements(wanted.chairs or [bodies.Me()]), await host_name(visit))
    creation = seat_all(table, caller, chairs)
    if wanted.start:
        creation = await begun(visit, creation)
    live = await node.create(creation, visit.who)
    node.metrics.tables_created.add(wanted.game)
    return new_info(visit, live)


def _asked_for(id: str, wanted: bodies.NewTable, visit: SignedIn, now: int) -> Table:
    """The requested table; its edition may take a while to read."""
    settings = Settings(
        game=wanted.game,
        seats=wanted.seats,
        options=wanted.options | {seat_option("hand", seat): hand for seat, hand in enumerate(wanted.hands)},
        edition=wanted.edition,
        open=wanted.open,
        clock=wanted.clock,
        timeout=wanted.timeout,
        stand_in=wanted.stand_in or usual_bot(wanted.game),
        hints=wanted.hints,
        chat=wanted.chat,
        experience=wanted.experience,
        language=visit.language if wanted.open else "",
    )
    return new_table(id, open_cached(wanted.game, wanted.edition), settings, visit.caller.person, now)


async def host_name(visit: SignedIn) -> str:
    """What the visitor is called."""
    person = await visit.node.store.find_person(visit.caller.person)
    return "" if person is None else person.name


def placements(chairs: Sequence[bodies.Placement]) -> list[Placement]:
    """Who takes which seat, as values of `play`."""
    return [_placement(chair) for chair in chairs]


def _placement(chair: bodies.Placement) -> Placement:
    match chair:
        case bodies.Me(name):
            return CallerSits(name)
        case bodies.Bot(bot):
            return BotSits(bot)
        case bodies.Nobody():
            return None


async def fork_table(visit: SignedIn, table: str, wanted: bodies.ForkTable) -> wire.TableInfo:
    """A new table that goes on from any ply of a finished match, a record, or a match in which the visitor
    holds every seat."""
    await room_for(visit)
    node = visit.node
    creation = fork(
        (await node.hub.live(table)).table,
        visit.caller,
        node.new_id(),
        wanted.ply,
        node.store.now(),
        chairs=placements(wanted.chairs),
        clock=wanted.clock,
        hints=wanted.hints,
    )
    if wanted.start:
        creation = await begun(visit, creation)
    return new_info(visit, await node.create(creation, visit.who))
