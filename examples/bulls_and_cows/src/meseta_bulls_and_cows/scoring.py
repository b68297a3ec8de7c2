"""Points and the end of bulls and cows (BC-06, BC-07, BC-08)."""

from meseta.core.results import Outcome, Part, Score
from meseta_bulls_and_cows.rules import MOST_GUESSES, is_over
from meseta_bulls_and_cows.state import State


def scores(state: State) -> tuple[Score, ...]:
    """One point for the guess that finds the code, and one for every guess left (BC-08)."""
    points = [
        MOST_GUESSES + 1 - len(guesses) if state.found(seat) else 0
        for seat, guesses in enumerate(state.guesses)
    ]
    return tuple(Score(seat, (Part("guesses_left", won, "BC-08"),)) for seat, won in enumerate(points))


def outcome(state: State) -> Outcome | None:
    """Everyone who has found the code wins (BC-06); if nobody has, nobody wins (BC-07)."""
    if not is_over(state):
        return None
    winners = tuple(seat for seat in range(len(state.codes)) if state.found(seat))
    return Outcome(winners, "found", "BC-06") if winners else Outcome((), "kept", "BC-07")
