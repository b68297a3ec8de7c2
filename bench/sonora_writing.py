"""How well opinions write: both sheets get dealt discs, the same with and without them, and nobody flicks.

So a game takes a tenth of a second, and leads differ by seven points from game to game instead of twenty.

python -m bench.sonora_writing --games 32 mudcracks_hope=0.4 mudcracks_hope=0.25,mudcracks_reach=5
"""

from argparse import ArgumentParser
from collections.abc import Sequence
from random import Random
from statistics import fmean, stdev

from msgspec.structs import replace

from bench.sonora_heads import GAME
from meseta.bots.sonora.dealing import deal, desk_of
from meseta.bots.sonora.marking import Scribe, best_icon, best_parts
from meseta.bots.sonora.taste import TASTE, Taste
from meseta.bots.sonora.worth import Worth
from meseta.core.seats import Seat
from meseta.games.sonora import bonuses, canyon, creek, mudcracks, racing, ruins
from meseta.games.sonora.actions import Cross
from meseta.games.sonora.state import Phase, Player, State

PRINTED = GAME.printed
USED = 2
"""Reflicks and Swaps that are used in one round, at most; they count as what they cost by hand."""


class Writer:
    """Writes as `expert` does, with its own opinions."""

    def __init__(self, taste: Taste) -> None:
        self.worth = Worth(PRINTED, taste)
        self.scribe = Scribe(self.worth, width=6, keep=5)

    def cross(self, state: State, seat: Seat) -> State:
        """All hexes of this round."""
        for building, count in best_parts(self.worth, state, seat):
            state = racing.cross(PRINTED, state, Cross(building, count))
        player = state.players[seat]
        tray = player.tray
        while tray.owed:
            tray = bonuses.discover(tray, best_icon(self.worth, replace(player, tray=tray)))
        return state.with_player(seat, replace(player, tray=tray, desk=replace(player.desk, ruins=0)))


def lead(writers: Sequence[Writer], seed: int) -> float:
    """By how much the first seat is ahead in the end."""
    state = GAME.setup(2, {"hand_0": "steady", "hand_1": "steady"})
    dealt, spared = deal(state.arrangement, 1, Random(f"w{seed}")), [0.0, 0.0]
    for number in range(1, state.arrangement.rounds + 1):
        players = [begun(p, s, dealt[number][s], spared) for s, p in enumerate(state.players)]
        first = (seed + number - 1) % 2
        state = replace(state, players=tuple(players), phase=Phase.RUINS, round=number, first=first)
        while any(player.desk.ruins for player in state.players):
            seat = max(state.order(), key=lambda seat: state.players[seat].desk.ruins)
            state = writers[seat].cross(replace(state, actor=seat), seat)
        left = state.arrangement.rounds - number
        pairs = zip(writers, state.players, strict=True)
        written = tuple(writer.scribe.best(player, left).player for writer, player in pairs)
        state = replace(state, players=written)
    one, other = (points(player) + spared[seat] for seat, player in enumerate(state.players))
    return one - other


def begun(player: Player, seat: Seat, codes: tuple[int, ...], spared: list[float]) -> Player:
    """The player at the beginning of a round's writing."""
    tray = player.tray
    reflicks, swaps = min(USED, tray.reflicks), min(USED, tray.swaps)
    spared[seat] += TASTE.reflick * reflicks + TASTE.swap * swaps
    tray = replace(tray, reflicks=tray.reflicks - reflicks, swaps=tray.swaps - swaps)
    return replace(player, desk=desk_of(codes), tray=tray)


def points(player: Player) -> int:
    """All four sections."""
    return (
        ruins.score(PRINTED.ruins, player.ruins)
        + canyon.score(PRINTED.canyon, player.canyon)
        + creek.score(PRINTED.creek, player.creek)
        + mudcracks.score(PRINTED.mudcracks, player.mudcracks)
    )


def compared(taste: Taste, games: int, seed: int) -> tuple[float, float]:
    """By how much the opinions raise the lead over those set by hand, with the standard error."""
    usual, other = Writer(TASTE), Writer(taste)
    gains = []
    for number in range(seed, seed + games):
        sign = -1 if number % 2 else 1
        seated = (usual, other) if number % 2 else (other, usual)
        gains.append(sign * (lead(seated, number) - lead((usual, usual), number)))
    return fmean(gains), stdev(gains) / games**0.5


def main() -> None:
    """Prints a line for each set of opinions."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=32)
    parser.add_argument("--seed", type=int, default=5000)
    parser.add_argument("opinions", nargs="+")
    asked = parser.parse_args()
    for named in asked.opinions:
        changed = {name: float(value) for name, value in (one.split("=") for one in named.split(","))}
        gain, error = compared(replace(TASTE, **changed), asked.games, asked.seed)
        print(f"{named}: {gain:+.2f} ± {error:.2f}", flush=True)


if __name__ == "__main__":
    main()
