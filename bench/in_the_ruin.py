"""Random play of In the Ruin compared with Catanatron's random games, and how fast a sheet answers."""

from collections.abc import Callable
from functools import partial
from random import Random
from time import process_time

from bench.random_play import catanatron_game, listed, sampled, selfplay
from bench.sidebyside import Contender, side_by_side
from meseta.bots.bot import NORMAL
from meseta.bots.in_the_ruin.greedy import Greedy
from meseta.core.seats import CHANCE
from meseta.games.in_the_ruin.content import HOUSE
from meseta.games.in_the_ruin.game import InTheRuin
from meseta.games.in_the_ruin.insight import insight
from meseta.games.in_the_ruin.reach import connected, stops
from meseta.games.in_the_ruin.sheet import blocks, largest_rectangle, neighbours
from meseta.games.in_the_ruin.state import Phase, State

GAME = InTheRuin()


def middle_game(seed: int) -> State:
    """The start of the eighth round between two greedy bots."""
    rng = Random(seed)
    bot = Greedy(GAME)
    state = GAME.setup(2, {})
    while not (state.round == 8 and state.phase is Phase.EXPLORE):
        seat = min(GAME.actors(state))
        if seat == CHANCE:
            state = GAME.apply(state, seat, GAME.chance(state).sample(rng))
        else:
            view, legal = GAME.observe(state, seat), GAME.legal(state, seat)
            state = GAME.apply(state, seat, bot.choose(view, legal, NORMAL, rng))
    return state


def timed(question: Callable[[State], object], states: list[State]) -> float:
    """Microseconds per question, averaged over these positions: the quietest of several rounds."""
    rounds = []
    for _ in range(9):
        start = process_time()
        for _ in range(40):
            for state in states:
                question(state)
        rounds.append(1e6 * (process_time() - start) / 40 / len(states))
    return min(rounds)


def placements(state: State) -> int:
    """The ways to draw the round's shape, as Roads and as Walls."""
    player = state.players[0]
    shape = HOUSE.placements[state.line[0]]
    return sum(map(len, shape.fits_and_open(player.empty, neighbours(player.settled), player.roads)))


def show_questions() -> None:
    """Print how long each question about a sheet takes."""
    states = [middle_game(seed) for seed in range(20)]
    ends = HOUSE.ends(0)
    questions: dict[str, Callable[[State], object]] = {
        "all legal placements, Roads and Walls": placements,
        "everything a sheet tells its owner, listed": lambda s: insight(HOUSE, GAME.observe(s, 0)),
        "2×2 blocks of Roads": lambda s: blocks(s.players[0].roads),
        "adjacency": lambda s: neighbours(s.players[0].marks),
        "stopping places within 5 steps, with a warp": lambda s: stops(
            s.players[0].roads, s.players[0].gates, s.players[0].pawn, 5
        ),
        "a route's connection": lambda s: connected(s.players[0].roads, *ends),
        "the largest full rectangle": lambda s: largest_rectangle(s.players[0].marks),
    }
    found = sum(map(placements, states)) / len(states)
    print(f"\nIn the Ruin, a sheet in its eighth round ({found:.0f} placements on average)")
    times = {name: timed(question, states) for name, question in questions.items()}
    for name, time in times.items():
        print(f"  {name:<44} {time:8.1f} µs")
    print(f"  legal placements found per second {1e6 * found / next(iter(times.values())):22,.0f}")


def main() -> None:
    """Print the comparison and the times."""
    side_by_side(
        "Random two-player games",
        "actions",
        Contender("Catanatron, random players", catanatron_game),
        [
            Contender("In the Ruin, random play", partial(sampled, GAME)),
            Contender("In the Ruin, all actions listed", partial(listed, GAME)),
            Contender("In the Ruin, selfplay of random bots", partial(selfplay, GAME, games=10)),
        ],
    )
    show_questions()


if __name__ == "__main__":
    main()
