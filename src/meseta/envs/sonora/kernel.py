"""Whole games of Sonora in arrays: the functions that a batch calls, and what a step is.

This file is plain Python, and numba compiles this same source.
"""

from meseta.envs.sonora.acting_kernel import act
from meseta.envs.sonora.bundles import Data
from meseta.envs.sonora.columns import ACTOR, CHOSEN, GAME, OVER, PHASE, WRITE
from meseta.envs.sonora.phase_mask_kernel import clear, fill_mask
from meseta.envs.sonora.random_kernel import pick
from meseta.envs.sonora.round_kernel import next_writer, rank, set_up
from meseta.envs.sonora.shown_kernel import show

__all__ = ["illegal", "play_random", "reset_all", "step_all"]


def reset_all(prints: Data, tables: Data, told: Data, shown: Data, seed: int, first: int, last: int) -> None:
    """Set up the tables from the first up to the last."""
    printed = prints[0]
    for k in range(first, last):
        table = tables[k]
        table.luck[GAME] = 0
        set_up(table, printed, seed, k)
        told.mask[k, :] = 0
        table.sources[0] = 0
        table.luck[CHOSEN] = 0
        told.done[k] = False
        told.scores[k, :] = 0
        told.rewards[k, :] = 0.0
        tell(table, printed, told, shown[k], k)


def step_all(
    prints: Data, tables: Data, scratch: Data, told: Data, shown: Data,
    seed: int, actions: Data, points: Data, first: int, last: int,
) -> None:  # fmt: skip  # what there is, then what is done
    """Let the actor of each table from the first up to the last act; all actions are legal."""
    printed = prints[0]
    for k in range(first, last):
        advance(tables[k], printed, scratch, told, shown[k], seed, k, actions[k], points[k])


def play_random(
    prints: Data, tables: Data, scratch: Data, told: Data, shown: Data,
    seed: int, steps: int, first: int, last: int,
) -> int:  # fmt: skip  # what there is, then what is done
    """Let so many actions be taken at random at each of the tables; returns how many games ended."""
    printed, ended = prints[0], 0
    for k in range(first, last):
        table = tables[k]
        for _ in range(steps):
            number = pick(table, printed, told.mask[k], scratch.point, seed, k)
            advance(table, printed, scratch, told, shown[k], seed, k, number, scratch.point)
            ended += told.done[k]
    return ended


def advance(
    table: Data, printed: Data, scratch: Data, told: Data, shown: Data,
    seed: int, k: int, number: int, point: Data,
) -> None:  # fmt: skip  # what there is, then what is done
    """Let the actor take an action; a game that it ends is followed by the next."""
    act(table, printed, scratch, told.actor[k], number, point)
    if told.done[k]:
        told.done[k] = False
        for seat in range(printed.agreed.seats):
            told.scores[k, seat] = 0
            told.rewards[k, seat] = 0.0
    if table.facts[PHASE] == OVER:
        told.done[k] = True
        rank(table, printed, told.scores[k], told.rewards[k])
        table.luck[GAME] += 1
        set_up(table, printed, seed, k)
    tell(table, printed, told, shown, k)


def illegal(prints: Data, told: Data, actions: Data, points: Data) -> int:
    """The first table where the action is illegal, or a flick has no point of the box; -1 for none."""
    printed = prints[0]
    for k in range(len(actions)):
        number = actions[k]
        if number < 0 or number >= printed.starts.end or not told.mask[k, number]:
            return k
        if number < printed.starts.reflick:
            for part in range(4):
                if points[k, part] != points[k, part]:
                    return k
    return -1


def tell(table: Data, printed: Data, told: Data, shown: Data, k: int) -> None:
    """Who is to act, what is legal, and what the actor sees."""
    seat = next_writer(table, printed) if table.facts[PHASE] == WRITE else table.facts[ACTOR]
    told.actor[k] = seat
    mask = told.mask[k]
    clear(printed, mask, table.sources[0])
    table.sources[0] = fill_mask(table, printed, seat, mask)
    show(table, printed, shown, seat)
