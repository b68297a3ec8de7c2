"""A table as its visitor may know it."""

import msgspec

from meseta.desk.visits import SignedIn, Visit
from meseta.tables import wire
from meseta.tables.live import LiveTable
from meseta.tables.refusals import refusal
from meseta.tables.showing import table_info


def info_for(visit: Visit, live: LiveTable) -> wire.TableInfo:
    """The table as the visitor may know it."""
    now, words = visit.node.store.now(), visit.words(live.table)
    return table_info(live.table, visit.caller, live.away, now, words, live.watching)


def new_info(visit: SignedIn, live: LiveTable) -> wire.TableInfo:
    """The new table as its host may know it, with a warning if they can soon create no more."""
    low = visit.node.warning(visit.who)
    warning = None if low is None else refusal(low, visit.words(live.table))
    return msgspec.structs.replace(info_for(visit, live), warning=warning)
