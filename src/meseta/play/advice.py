"""A hint: what to do in a position, what it is worth, and why."""

from functools import lru_cache
from typing import Any

import msgspec

from meseta.bots.judge import Unit, judge_for
from meseta.bots.verdicts import Adviser
from meseta.core.game import Action, AnyGame, Event, Game, Json, State, View
from meseta.core.seats import Seat


class Hint(msgspec.Struct, frozen=True):
    """What the judge of a game advises a seat to do."""

    turn: tuple[str, ...]
    """What to do in this turn, in notation; the first action is what to do now."""
    events: tuple[Json, ...]
    """The events of that first action, as its seat would see them; none if it is final."""
    unit: Unit
    """What worth is measured in."""
    worth: float
    """What the turn is worth."""
    reasons: tuple[Json, ...]
    """What speaks for it: tagged structs, worded as `why-<kind>`, with the `places` to draw."""
    other: tuple[str, ...]
    """What else comes to mind, as a whole turn; empty if nothing does."""
    lead: float
    """By how much the advice is better than that, in the same imagined worlds."""
    error: float
    """The standard error of the lead."""
    sure: bool
    """Whether the lead is sure and matters; otherwise the two are about equal."""
    against: tuple[Json, ...]
    """What speaks for the other turn only."""

    @property
    def action(self) -> str:
        """What to do now."""
        return self.turn[0]


@lru_cache(maxsize=16)
def adviser_for(game: AnyGame) -> Adviser[Any, Any, Any]:  # type: ignore[explicit-any]  # as `AnyGame`
    """The game's adviser, made once: a judge may compile or precompute something."""
    return Adviser(game, judge_for(game))


def give_hint(game: Game[State, Action, View], state: State, seat: Seat) -> Hint:
    """The hint for a seat that may act in this position."""
    adviser: Adviser[State, Action, View] = adviser_for(game)
    advice = adviser.advise(state, seat)
    scale = adviser.judge.scale(len(game.score(state)))
    return Hint(
        turn=tuple(map(game.write, advice.turn)),
        events=foreseen(game, state, seat, advice.turn[:1]),
        unit=scale.unit,
        worth=round(advice.worth, 3),
        reasons=advice.reasons,
        other=tuple(map(game.write, advice.other)),
        lead=round(advice.lead.mean, 3),
        error=round(advice.lead.error, 3),
        sure=bool(advice.lead.mark(scale)),
        against=advice.against,
    )


def foreseen(
    game: Game[State, Action, View], state: State, seat: Seat, actions: tuple[Action, ...]
) -> tuple[Event, ...]:
    """The events of these actions as their seat would see them, before any chance and before a final one,
    which might reveal what others have done in secret."""
    events: list[Event] = []
    for action in actions:
        if game.closes(state, seat, action):
            break
        after = game.apply(state, seat, action)
        events += game.narrate(state, seat, action, after, seat)
        state = after
    return tuple(events)
