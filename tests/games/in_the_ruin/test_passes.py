"""Steps 2 and 3 of random positions, against the reference that has a deck with an order."""

from random import Random

import pytest
from msgspec.structs import replace

from meseta.core.seats import CHANCE
from meseta.games.in_the_ruin.actions import TurnUp
from meseta.games.in_the_ruin.content import HOUSE
from meseta.games.in_the_ruin.sheet import EXIT, LETTERS, Rectangle
from meseta.games.in_the_ruin.state import NOWHERE, Drawing, Phase, Player, State
from meseta.grids.bits import members
from tests.games.in_the_ruin import reference
from tests.games.in_the_ruin.positions import GAME, letter_names, letters, position
from tests.games.in_the_ruin.test_sheets import random_sheet, spaces


def random_player(rng: Random, gone: bool, likely: list[str]) -> Player:
    """A sheet with the pawn on a letter, where it has a Road on one of the likely ones."""
    roads, walls = random_sheet(rng)
    likely_places = [HOUSE.places[LETTERS.index(letter)] for letter in likely]
    lettered = [cell for cell in likely_places if roads >> cell & 1]
    pawn = rng.choice(lettered) if lettered and rng.random() < 0.9 else EXIT
    return Player(roads=roads, walls=walls, pawn=NOWHERE if gone else pawn, escaped=2 if gone else 0)


READINGS = ((False, False, False), (True, True, True), *((n == 0, n == 1, n == 2) for n in range(3)))
"""`route_passes=each`, `removal=skip_when_depleted`, `refill=add_3`: none, all, and each alone."""


def random_round(rng: Random, readings: tuple[bool, ...]) -> tuple[State, list[str]]:
    """A round in which everyone has drawn, and the order of the deck."""
    seats = rng.randrange(2, 5)
    gone = [rng.random() < 0.3 for _ in range(seats)]
    gone[rng.randrange(seats)] = False
    stage = 2 if any(gone) else rng.choice((1, 2))
    cards = rng.sample(LETTERS, 24)
    line, deck = cards[: rng.randrange(1, 4)], cards[3 : 3 + rng.randrange(22)]
    known = rng.sample(LETTERS, 12)
    on = position(
        *(random_player(rng, out, [*line, *deck[:2], *known[:3]]) for out in gone),
        line="".join(line),
        deck="".join(deck),
        active="".join(known[:9]),
        used="".join(known[9:]),
        stage=stage,
        each_pass=readings[0],
        skips=readings[1],
        adds=readings[2],
    )
    drawn = tuple(
        replace(
            one,
            drawing=Drawing.NONE if one.escaped else Drawing.WALLS,
            gates=one.roads & HOUSE.spaces(on.used),
            rectangle=Rectangle(EXIT, EXIT) if stage == 2 else None,
        )
        for one in on.players
    )
    return replace(on, players=drawn), deck


def reference_of(on: State, deck: list[str]) -> reference.Table:
    explorers = []
    for one in on.players:
        pawn = None if one.escaped else divmod(one.pawn, 11)
        explorer = reference.Explorer(spaces(one.roads), spaces(one.walls), pawn, one.routes.bit_count())
        explorer.gates = spaces(one.gates)
        explorer.frozen = one.escaped > 0
        explorers.append(explorer)
    line = list(letter_names(on.line))
    table = reference.Table(
        explorers, line, list(deck), set(letter_names(on.active)), set(letter_names(on.used))
    )
    table.escaped = sum(one.escaped > 0 for one in on.players)
    table.each_pass, table.skips, table.adds = on.draws_each_pass, on.skips_removal, on.adds_three
    return table


@pytest.mark.clause("RU-22", "RU-23", "RU-24", "RU-25", "RU-26", "RU-27", "RU-28", "RU-29")
@pytest.mark.parametrize("readings", READINGS)
def test_steps_2_and_3_end_as_the_reference_has_them(readings: tuple[bool, ...]) -> None:
    rng = Random(1)
    chains = collapses = 0
    for _ in range(400):
        on, deck = random_round(rng, readings)
        table = reference_of(on, deck)
        table.step_two()
        table.step_three()
        for seat in members(on.waiting):
            on = GAME.apply(on, seat, GAME.read("done"))
        left = list(deck)
        while GAME.actors(on) == {CHANCE} and on.phase is not Phase.RELINE:
            if on.phase is Phase.DRAW:
                on = GAME.apply(on, CHANCE, GAME.chance(on).sample(rng))
            else:
                on = GAME.apply(on, CHANCE, TurnUp(LETTERS.index(left.pop(0))))
        assert letter_names(on.line) == "".join(table.line)
        assert left == table.deck
        assert on.active == letters("".join(table.active))
        assert on.used == letters("".join(table.used))
        for one, explorer in zip(on.players, table.explorers, strict=True):
            assert one.gems == explorer.gems
            assert spaces(one.walls) == explorer.walls
            assert spaces(one.gates) == explorer.gates
            assert one.routes.bit_count() == explorer.hand
        chains += table.passes > 1
        collapses += table.escaped > 0
    assert chains > 20
    assert collapses > 50
