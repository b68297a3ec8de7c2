"""What the planning rungs have in common, and in what they differ."""

from hashlib import sha256
from random import Random

import pytest

from meseta.arena.selfplay import Contest, run
from meseta.bots.bot import NORMAL, Budget
from meseta.bots.in_the_ruin.outlook import Outlook
from meseta.bots.in_the_ruin.planner import ADEPT, DEEP, EXPERT, Planner
from meseta.bots.in_the_ruin.search import Search
from meseta.bots.in_the_ruin.situation import Situation
from meseta.bots.in_the_ruin.training import TRAINABLE
from meseta.bots.in_the_ruin.turns import Turn
from meseta.bots.in_the_ruin.weights import ALONE, WITH_RIVALS, load_weights
from meseta.bots.registry import make_bot, own_bots
from meseta.core.record import read_record
from meseta.core.seats import CHANCE
from meseta.games.in_the_ruin.actions import Confirm
from meseta.games.in_the_ruin.state import Phase
from tests.games.in_the_ruin.positions import GAME, player, position


@pytest.mark.parametrize(
    ("bots", "scores", "digest"),
    [
        (("expert",), (382,), "2f0049bb629e6ee1"),
        (("adept", "expert"), (235, 325), "695a6fdf3229cfe0"),
        (("expert", "adept", "adept"), (260, 247, 248), "921526de2ce44ab2"),
    ],
)
def test_adept_and_expert_play_as_they_did_before_there_was_a_master(
    bots: tuple[str, ...], scores: tuple[int, ...], digest: str
) -> None:
    (result,) = run(Contest("in_the_ruin", bots, games=1, seed=11, keep_records=True))
    actions = "\n".join(f"{entry.seat}: {entry.text}" for entry in read_record(result.record).entries)
    assert result.scores == scores
    assert sha256(actions.encode()).hexdigest().startswith(digest)


def test_master_is_the_strongest_rung() -> None:
    assert own_bots("in_the_ruin")[-2:] == ("expert", "master")
    assert DEEP.depth > EXPERT.depth
    assert DEEP.futures > EXPERT.futures


@pytest.mark.parametrize(("seats", "name"), [(1, ALONE), (2, WITH_RIVALS), (4, WITH_RIVALS)])
@pytest.mark.parametrize("phase", [Phase.SETUP, Phase.EXPLORE])
def test_master_has_other_opinions_alone_than_with_rivals(
    seats: int, name: str, phase: Phase, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    class Noted(Outlook):
        def __init__(self, edition: object, now: object, weights: object) -> None:
            asked.append(weights)
            super().__init__(edition, now, weights)  # type: ignore[arg-type]

    monkeypatch.setattr("meseta.bots.in_the_ruin.search.Outlook", Noted)
    monkeypatch.setattr("meseta.bots.in_the_ruin.opening.Outlook", Noted)
    state = position(*[player()] * seats, active="AI", line="OCB")
    if phase is Phase.SETUP:
        rng, state = Random(1), GAME.setup(seats, {})
        while CHANCE in GAME.actors(state):
            state = GAME.apply(state, CHANCE, GAME.chance(state).sample(rng))
    assert state.phase is phase
    make_bot("master", GAME).choose(GAME.observe(state, 0), GAME.legal(state, 0), NORMAL, Random(0))
    assert set(asked) == {load_weights(name)}


def test_the_bot_in_training_thinks_once_a_turn_and_carries_it_out(monkeypatch: pytest.MonkeyPatch) -> None:
    start = {weight.name: weight.start for weight in TRAINABLE.weights}
    bots = [TRAINABLE.make(start, GAME) for _ in range(2)]
    thought: list[Situation] = []
    searched = Search.best_turn

    def noted(search: Search, now: Situation, budget: Budget) -> Turn:
        thought.append(now)
        return searched(search, now, budget)

    monkeypatch.setattr(Search, "best_turn", noted)
    rng, state, turns = Random(4), GAME.setup(2, {}), 0
    while actors := GAME.actors(state):
        seat = min(actors)
        if seat == CHANCE:
            action = GAME.chance(state).sample(rng)
        else:
            legal = GAME.legal(state, seat)
            action = bots[seat].choose(GAME.observe(state, seat), legal, NORMAL, rng)
            assert action in legal
            turns += isinstance(action, Confirm) and state.phase is Phase.EXPLORE
        state = GAME.apply(state, seat, action)
    assert len(thought) == turns > 30


def test_compiling_pays_the_sooner_the_more_a_planner_thinks() -> None:
    adept, expert, deep = (Planner(GAME, strength).pays_after for strength in (ADEPT, EXPERT, DEEP))
    assert adept > expert > deep
