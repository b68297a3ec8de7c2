"""Companions' answers, worked out in the process that replays and charged by the time they take. Nothing of a
question is stored."""

from functools import partial
from typing import Final

import msgspec

from meseta.core.companion import Companion
from meseta.core.game import Json
from meseta.core.plugin import companion
from meseta.games import find_plugin
from meseta.tables.budgets import Budgets
from meseta.tables.errors import Malformed, NoSuchThing
from meseta.tables.limits import Who
from meseta.tables.metering import metered
from meseta.tables.problems import NoCompanion, NotTheProtocol
from meseta.tables.replays import Replays

LONGEST_DETAIL: Final = 200


class Companions:
    """What a node does for those who play with the box."""

    def __init__(self, replays: Replays, budgets: Budgets) -> None:
        self._replays = replays
        self._budgets = budgets

    async def answer(self, key: str, question: Json, who: Who) -> bytes:
        """The answer of the game's companion, as JSON; raises `BadQuestion` if the question makes no sense.

        Charged by what it took; raises `TooFast` once that is used up.
        """
        asked = msgspec.json.encode(read_question(companion_of(key), question))
        return await metered(self._replays, self._budgets.questions, who, partial(answered, key, asked))


def companion_of(key: str) -> Companion[msgspec.Struct]:
    """The game's companion; raises if there is no such game, or if it has none."""
    known = find_plugin(key)
    found = None if known is None else companion(known)
    if found is None:
        raise NoSuchThing(NoCompanion(game=key[:40]))
    return found


def read_question(asked: Companion[msgspec.Struct], question: Json) -> msgspec.Struct:
    """The question as the companion knows it; raises if it is none of its questions."""
    try:
        return asked.read(question)
    except msgspec.ValidationError as error:
        raise Malformed(NotTheProtocol(detail=str(error)[:LONGEST_DETAIL])) from None


def answered(key: str, question: bytes) -> bytes:
    """The answer to a question that was read before, as JSON."""
    asked = companion_of(key)
    return msgspec.json.encode(asked.answer(asked.read(msgspec.json.decode(question))))
