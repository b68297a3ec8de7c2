"""What a simulating game has to compute, done in a thread before the event loop tells anybody of it."""

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from meseta.core.abilities import Simulating
from meseta.core.seats import CHANCE
from meseta.play.decisions import Decision
from meseta.play.match import AnyMoment
from meseta.play.table import Table


def decide_and_simulate(table: Table, decide: Callable[[Table], Decision]) -> Decision:
    """The decision on the table, holding whatever is simulated to tell of it."""
    decision = decide(table)
    return replace(decision, simulated=simulate(table, decision.moments)) if decision.moments else decision


def simulate(table: Table, moments: Iterable[AnyMoment]) -> tuple[object, ...]:
    """Chance's answers among the moments, simulated: while they are held, telling of them is quick."""
    game = table.game
    assert isinstance(game, Simulating), "only such games are asked"
    return tuple(
        game.simulate(moment.before, game.read(moment.entry.text))
        for moment in moments
        if moment.entry.seat == CHANCE
    )
