"""Sonora's bots: always legal, decided by view and seed, each with its preset hand."""

import subprocess
import sys
from functools import cache
from hashlib import sha256
from random import Random

import pytest

from meseta.bots.bot import NORMAL, Budget
from meseta.bots.registry import make_bot, own_bots, preset
from meseta.bots.sonora import DEPTHS, VERSION
from meseta.bots.sonora.head import Planner
from meseta.bots.sonora.landing import FEW, Landing, engine_for, fast_engine
from meseta.core.seats import CHANCE
from meseta.discs import compiled, plain
from meseta.discs.chance import HANDS
from meseta.games.sonora import flicking
from meseta.games.sonora.actions import (
    Flick,
)
from meseta.games.sonora.state import Phase, State
from meseta.i18n.languages import LANGUAGES
from meseta.i18n.words import Words
from tests.bots.sonora_answers import answer, bot
from tests.games.sonora.positions import (
    GAME,
    PRINTED,
    opening,
)

RUNGS = own_bots("sonora")


@cache
def met(seats: int) -> tuple[State, ...]:
    """A few positions from every phase, from games between different bots."""
    rng = Random(seats)
    found: dict[Phase, list[State]] = {}
    for rungs in (("random",), ("greedy", "novice")):
        state = GAME.setup(seats, {"no_bunting": "on"} if "random" in rungs else {})
        while actors := GAME.actors(state):
            seat = min(actors)
            if seat == CHANCE:
                action = GAME.chance(state).sample(rng)
            else:
                found.setdefault(state.phase, []).append(state)
                choose = bot(rungs[seat % len(rungs)]).choose
                action = choose(GAME.observe(state, seat), GAME.legal(state, seat), NORMAL, rng)
            state = GAME.apply(state, seat, action)
    return tuple(on for states in found.values() for on in rng.sample(states, min(12, len(states))))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("rung", RUNGS)
def test_every_answer_is_legal_in_every_phase(rung: str, seats: int) -> None:
    phases = set()
    for on in met(seats):
        answer(on, rung, budget=Budget(50))  # raises where the answer is not legal
        phases.add(on.phase)
    assert {Phase.AIM, Phase.KEEP, Phase.SWAP, Phase.RUINS, Phase.WRITE} <= phases


@pytest.mark.parametrize("rung", [rung for rung in RUNGS if rung != "master"])
def test_the_same_view_and_seed_give_the_same_answer_whatever_was_asked_before(rung: str) -> None:
    for on in met(2)[::4]:
        seat = min(GAME.actors(on))
        fresh = make_bot(rung, GAME).choose(
            GAME.observe(on, seat), GAME.legal(on, seat), Budget(50), Random(3)
        )
        assert answer(on, rung, seed=3, budget=Budget(50)) == fresh


def test_plain_and_compiled_discs_lead_to_the_same_answers() -> None:
    slow = Planner(GAME, DEPTHS["adept"], plain)
    fast = Planner(GAME, DEPTHS["adept"], compiled.engine())
    flicks = [on for on in met(3) if on.phase in (Phase.AIM, Phase.KEEP)]
    assert flicks
    for on in flicks:
        view, legal = GAME.observe(on, on.actor), GAME.legal(on, on.actor)
        assert slow.choose(view, legal, NORMAL, Random(1)) == fast.choose(view, legal, NORMAL, Random(1))


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_many_flicks_at_once_end_as_each_by_itself(seats: int) -> None:
    rng = Random(6)
    for on in (on for on in met(seats) if on.phase is Phase.AIM):
        flicks = [GAME.legal(on, on.actor).sample(rng) for _ in range(20)]
        shots = [flicking.board_shot(on, one, one.vx, one.vy) for one in flicks if isinstance(one, Flick)]
        rows = [(shot.corner, shot.x, shot.y, shot.vx, shot.vy) for shot in shots]
        one_by_one = Landing(PRINTED.board, plain).ends(on, rows)
        assert Landing(PRINTED.board, compiled.engine()).ends(on, rows) == one_by_one
        assert len(one_by_one) == len(flicks)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_description_of_a_rung_names_its_hand(language: str) -> None:
    words = Words(language, "sonora")
    told = {(preset("sonora", rung).get("hand", "ordinary"), words.say(f"bot-hand-{rung}")) for rung in RUNGS}
    hands = {hand for hand, _ in told}
    assert hands == set(HANDS)
    assert len(told) == len({text for _, text in told}) == len(hands)


def flicked(rungs: tuple[str, str] = ("adept", "expert"), seed: int = 4) -> list[str]:
    """What two planners do until all discs of the first round are flicked."""
    rng = Random(seed)
    state = opening(hand_0="ordinary", hand_1="steady")
    said: list[str] = []
    while state.phase <= Phase.HOLE:
        (seat,) = GAME.actors(state)
        if seat == CHANCE:
            action = GAME.chance(state).sample(rng)
        else:
            action = answer(state, rungs[seat], seed=len(said), budget=Budget(100))
            said.append(GAME.write(action))
        state = GAME.apply(state, seat, action)
    return said


def test_without_numba_and_numpy_the_same_flicks_are_chosen() -> None:
    script = (
        "import sys; sys.modules['numba'] = sys.modules['numpy'] = None\n"  # importing them fails
        "from meseta.bots.sonora.landing import fast_engine\n"
        "from tests.bots.test_sonora import flicked\n"
        "print(fast_engine().__name__, *flicked(), sep='\\n')"
    )
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    engine, *moves = told.stdout.splitlines()
    assert engine == plain.__name__
    assert len(moves) >= 10
    assert moves == flicked()


def test_a_few_flicks_wait_for_no_compiler() -> None:
    fast_engine.cache_clear()  # as in a process that has just begun
    assert engine_for(FEW) is plain
    assert isinstance(engine_for(FEW + 1), compiled.Compiled)
    assert isinstance(engine_for(1), compiled.Compiled), "what is loaded is used"


def test_greedy_answers_as_when_the_edition_was_calibrated_with_it() -> None:
    # The bot is still its first version, from before there were other rungs; the edition has changed since.
    rng = Random("pin/2")
    state = GAME.setup(2, {"rounds": "5"})
    said = []
    while actors := GAME.actors(state):
        seat = min(actors)
        if seat == CHANCE:
            action = GAME.chance(state).sample(rng)
        else:
            action = bot("greedy").choose(GAME.observe(state, seat), GAME.legal(state, seat), NORMAL, rng)
            said.append(GAME.write(action))
        state = GAME.apply(state, seat, action)
    assert VERSION == 1
    assert len(said) == 264
    assert sha256("\n".join(said).encode()).hexdigest()[:16] == "ec39f0f87047e0b8"


@pytest.mark.parametrize("seats", [1, 2])
def test_a_planner_plays_a_game_to_its_end(seats: int) -> None:
    rng = Random(9)
    state = GAME.setup(seats, {"rounds": "5"})
    while actors := GAME.actors(state):
        seat = min(actors)
        if seat == CHANCE:
            action = GAME.chance(state).sample(rng)
        else:
            action = answer(state, "adept", seed=rng.randrange(1000), budget=Budget(50))
        state = GAME.apply(state, seat, action)
    assert state.phase is Phase.OVER
    assert GAME.score(state)[0].total > 60


# Flicking
