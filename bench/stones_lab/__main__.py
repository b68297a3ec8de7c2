"""What might make a rung over `expert` in Shifting Stones, tried against an expert that is compiled.

`python -m bench.stones_lab hands` counts how often the other holds a card that is not in sight, by its points
and its distance, and plays an expert who knows that. `worlds` plays the best turns on in imagined hands, and
`net` chooses among the best turns by a network that was trained on games. `scaled` changes how much it counts
what is kept and what is left to the other (the first opinions of `weights.py`), and `trained` takes what
`meseta train shifting_stones` has found.

Games come in pairs, with the same deal and swapped seats; where a pile is reshuffled, the two may differ.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path
from statistics import mean
from typing import Final

import msgspec
import numpy as np
from msgspec.structs import asdict, replace

from bench.stones_lab.kernel import EXPERT, NET, WORLDS, Net, Opinions, Player
from bench.stones_lab.learning import Seen, train, watch
from bench.stones_lab.setting import LAB, facts, new_space, new_table, no_net, opinions
from meseta.arena.betting import lower_bound, upper_bound
from meseta.bots.opinions import read_opinions
from meseta.bots.shifting_stones.weights import WEIGHTS, Weights

PLAIN: Final = Player(EXPERT, 1, 0)
SCALES: Final = ((0.8, 1.0), (1.2, 1.0), (1.0, 0.7), (1.0, 1.3))
COUNTED: Final = 1000
"""Games in which it is counted what the other holds."""


def duel(name: str, player: Player, own: Opinions, games: int, seed: int, net: Net | None = None) -> None:
    """Play against the lab's expert, and report."""
    table, other, space = new_table(), new_table(), new_space()
    given = facts()
    pairs = []
    for number in range(games // 2):
        luck = (seed * 1_000_003 + number, number % 2)
        room = (table, other, space)
        ahead = LAB.play(*luck, given, (own, opinions()), *room, (player, PLAIN), net or no_net())
        behind = LAB.play(*luck, given, (opinions(), own), *room, (PLAIN, player), net or no_net())
        pairs.append((ahead + 1 - behind) / 2)
        print(f"\r{name}: {2 * len(pairs)} games, {mean(pairs):.1%}", end="", flush=True)
    report(name, pairs)


def report(name: str, pairs: Sequence[float]) -> None:
    """What the pairs of games show."""
    bounds = f"at least {lower_bound(pairs):.1%}, at most {upper_bound(pairs):.1%}"
    print(f"\r{name}: {2 * sum(pairs):g} of {2 * len(pairs)} games, {mean(pairs):.1%}; {bounds}.", flush=True)


def show_held(seen: Seen) -> None:
    """How often a card that is not in sight is held, by points and distance."""
    for points, row in zip((1, 2, 3, 5), seen.held, strict=True):
        print(f"{points} points:", " ".join(f"{share:.2f}" for share in row))


def try_scales(given: argparse.Namespace) -> None:
    """Other opinions of what is kept and left."""
    for keeping, leaving in SCALES:
        own = opinions(weights=replace(WEIGHTS, keeping=keeping, leaving=leaving))
        duel(f"keeping {keeping}, leaving {leaving}", PLAIN, own, given.games, given.seed + 100)


def try_trained(given: argparse.Namespace) -> None:
    """The opinions that a training has found."""
    found = read_opinions(given.opinions.read_text(encoding="utf-8")).weights
    own = opinions(weights=msgspec.convert(asdict(WEIGHTS) | dict(found), Weights))
    duel(f"opinions of {given.opinions}", PLAIN, own, given.games, given.seed + 100)


def try_hands(given: argparse.Namespace) -> None:
    """Knowing what the other is likely to hold."""
    seen = watch(COUNTED, given.seed)
    show_held(seen)
    duel("knowing what is held", PLAIN, opinions(seen.held), given.games, given.seed + 100)


def try_worlds(given: argparse.Namespace) -> None:
    """Imagined hands, drawn as likely as they are held."""
    knowing = opinions(watch(COUNTED, given.seed).held)
    player = Player(WORLDS, given.tried, given.worlds)
    duel(f"{given.tried} turns in {given.worlds} worlds", player, knowing, given.games, given.seed + 100)


def try_net(given: argparse.Namespace) -> None:
    """A network, which in later rounds plays the games that it learns from."""
    held = watch(COUNTED, given.seed).held
    player, net = Player(NET, given.tried, 0), None
    rounds: list[Seen] = []
    for number in range(given.rounds):
        rounds.append(watch(given.watched, given.seed + 1 + number, held, net))
        told, won = (np.concatenate([getattr(seen, name) for seen in rounds]) for name in ("told", "won"))
        net = train(told, won)
        duel(
            f"net {number + 1}, {given.tried} turns",
            player,
            opinions(held),
            given.games,
            given.seed + 100,
            net,
        )


TRIES: Final = {
    "hands": try_hands,
    "scaled": try_scales,
    "trained": try_trained,
    "worlds": try_worlds,
    "net": try_net,
}


def main() -> None:
    """Try it."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("what", nargs="+", choices=list(TRIES))
    options.add_argument("--games", type=int, default=2000)
    options.add_argument("--watched", type=int, default=12_000, help="games to learn from, in each round")
    options.add_argument("--rounds", type=int, default=1, help="of learning: in later ones the network plays")
    options.add_argument("--tried", type=int, default=8, help="turns that are looked at closely")
    options.add_argument("--worlds", type=int, default=64)
    options.add_argument("--opinions", type=Path, default=Path("train/shifting_stones.toml"))
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    for what in given.what:
        TRIES[what](given)


if __name__ == "__main__":
    main()
