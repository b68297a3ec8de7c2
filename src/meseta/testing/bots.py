"""Every rung acts legally and reproducibly, using only what its seat can see."""

from random import Random
from typing import Final

from meseta.bots.bot import Budget
from meseta.bots.registry import SEARCH, make_bot
from meseta.core.game import AnyAction, AnyGame, AnyState
from meseta.testing.walks import LONGEST, walks_of

BRIEF: Final = Budget(nodes=20)
"""A fiftieth of the usual budget: these checks do not depend on how long a bot thinks."""


def decisions(game: AnyGame, count: int, longest: int = LONGEST) -> list[tuple[AnyState, int]]:
    """Positions in which a seat has to act, for every number of players."""
    key, seats = game.info.key, game.info.seats
    each = -(-count // len(seats))
    found = [
        (ply.before, ply.seat)
        for number in seats
        for ply in walks_of(key, number, {}, longest).sampled(4 * each)
    ]
    acting = [(state, seat) for state, seat in found if seat >= 0]
    return Random(key).sample(acting, min(count, len(acting)))


def answer(game: AnyGame, rung: str, state: AnyState, seat: int) -> AnyAction:
    """The action chosen by a fresh bot of that rung."""
    view, legal = game.observe(state, seat), game.legal(state, seat)
    return make_bot(rung, game).choose(view, legal, BRIEF, Random(7))


def check_rung_is_legal(game: AnyGame, rung: str, longest: int = LONGEST) -> None:
    """The rung chooses only legal actions."""
    bot = make_bot(rung, game)
    for state, seat in decisions(game, 12, longest):
        legal = game.legal(state, seat)
        found = bot.choose(game.observe(state, seat), legal, BRIEF, Random(7))
        assert found in legal, f"{rung} wants to do {found!r} as seat {seat} in {game.dump(state)}"


def check_rung_is_honest(game: AnyGame, rung: str, longest: int = LONGEST) -> None:
    """The rung chooses the same action for the same view, whatever is hidden."""
    for number, (state, seat) in enumerate(decisions(game, 3, longest)):
        twin = game.imagine(game.observe(state, seat), Random(number))
        same = answer(game, rung, state, seat) == answer(game, rung, twin, seat)
        assert same, (
            f"{rung} as seat {seat} acts differently if only hidden things change: {game.dump(state)}"
        )


def check_search(game: AnyGame, longest: int = LONGEST) -> None:
    """The generic search plays the game legally and reproducibly."""
    for state, seat in decisions(game, 2, longest):
        found = answer(game, SEARCH, state, seat)
        assert found in game.legal(state, seat), f"search wants to do {found!r} as seat {seat}"
        assert found == answer(game, SEARCH, state, seat), f"search as seat {seat} changes its mind"
