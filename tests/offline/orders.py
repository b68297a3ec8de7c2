"""Orders for a bots' worker, one line each, from a match of two bots of one level, to time a browser with.

python -m tests.offline.orders GAME BOT COUNT
"""

import sys
from random import Random

import msgspec

from meseta.bots.bot import NORMAL
from meseta.core.seats import CHANCE
from meseta.games import open_game
from meseta.tables.worker import Order, Task, think


def orders(key: str, bot: str, count: int) -> list[Order]:
    """The first decisions of a match, in the order in which they were made."""
    game, rng, found = open_game(key), Random(1), list[Order]()
    state = game.setup(2, game.info.resolve_options(2, {}))
    while len(found) < count and (actors := game.actors(state)):
        seat = min(actors)
        if seat == CHANCE:
            state = game.apply(state, CHANCE, game.chance(state).sample(rng))
            continue
        task = Task(key, None, bot, seat, game.dump(state), NORMAL.nodes, rng.getrandbits(48))
        found.append(Order(str(len(found)), task))
        state = game.apply(state, seat, game.read(think(task).action))
    return found


if __name__ == "__main__":
    for order in orders(sys.argv[1], sys.argv[2], int(sys.argv[3])):
        sys.stdout.write(msgspec.json.encode(order).decode() + "\n")
