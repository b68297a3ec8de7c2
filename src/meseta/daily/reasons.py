"""Why a turn is good, as the game's judge sees it."""

from collections.abc import Iterator, Sequence

import msgspec

from meseta.bots.judge import judge_for
from meseta.core.daily import DailyMaker
from meseta.core.game import AnyAction, AnyGame, AnyState, Json
from meseta.core.seats import Seat
from meseta.daily.playing import Played, play

__all__ = ["reasons_of"]


def reasons_of(game: AnyGame, maker: DailyMaker, start: AnyState, actions: Sequence[str]) -> list[Json]:
    """What speaks for this turn, step by step, as it is sent; the judge sees what the seat sees. It thinks of
    the rest of the game, too, which is not asked for."""
    judge, played = judge_for(game), play(game, maker, start, actions)
    found = [
        msgspec.to_builtins(reason)
        for before, step in _steps(game, maker.seat, played)
        for reason in judge.reasons(game.observe(before, maker.seat), step)
    ]
    return [reason for reason in found if reason["kind"] in maker.counted]


def _steps(game: AnyGame, seat: Seat, played: Played) -> Iterator[tuple[AnyState, list[AnyAction]]]:
    """The seat's actions up to each that is final, and the position in which they begin."""
    begun: AnyState = None
    actions: list[AnyAction] = []
    for moment in played.moments:
        if moment.entry.seat != seat:
            continue
        begun = begun if actions else moment.before
        actions.append(game.read(moment.entry.text))
        if game.closes(moment.before, seat, actions[-1]):
            yield begun, actions
            actions = []
    if actions:
        yield begun, actions
