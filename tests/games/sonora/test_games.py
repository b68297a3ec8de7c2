"""Whole games with every number of players and every option; bots; the terminal; the records."""

import re
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from meseta.bots.bot import NORMAL
from meseta.bots.registry import make_bot
from meseta.cli.drawings import draw
from meseta.core.record import read_record
from meseta.core.seats import CHANCE
from meseta.discs import compiled
from meseta.games.sonora.actions import Settle
from meseta.games.sonora.chance import KERNEL
from meseta.games.sonora.game import Sonora
from meseta.games.sonora.state import State
from meseta.i18n.words import Words
from meseta.play.replay import moments
from tests.games.sonora.positions import CIRCLE, GAME, flown, no_swaps, opening, play

GOLDEN = Path(__file__).parents[2] / "golden"
OPTIONS = [
    {"rounds": "5"},
    {"rounds": "7", "no_bunting": "on", "hand_0": "shaky"},
    {"rounds": "5", "fair_colours": "on", "text": "spanish", "ai_squares": "2", "hand_0": "steady"},
    {"rounds": "5", "text": "draft"},
]


def played(game: Sonora, seats: int, options: dict[str, str], seed: int) -> State:
    """The end of a game of random players."""
    rng = Random(seed)
    state = game.setup(seats, options)
    while actors := game.actors(state):
        seat = rng.choice(sorted(actors))
        source = game.chance(state) if seat == CHANCE else game.legal(state, seat)
        state = game.apply(state, seat, source.sample(rng))
    return state


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: options["rounds"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_games_end_with_every_option(seats: int, options: dict[str, str]) -> None:
    for seed in range(2):
        end = played(GAME, seats, options, seed)
        assert GAME.outcome(end) is not None
        assert end.round == int(options["rounds"])
        assert len(GAME.score(end)) == seats


def test_the_compiled_discs_play_the_same_game() -> None:
    quick = Sonora(engine=compiled.engine())
    assert played(quick, 2, {"rounds": "5"}, 9) == played(GAME, 2, {"rounds": "5"}, 9)


def test_greedy_beats_random() -> None:
    rng = Random(2)
    state = GAME.setup(2, {"rounds": "5", "first_player": "0"})
    bots = [make_bot("greedy", GAME), make_bot("random", GAME)]
    while actors := GAME.actors(state):
        seat = min(actors)
        if seat == CHANCE:
            action = GAME.chance(state).sample(rng)
        else:
            action = bots[seat].choose(GAME.observe(state, seat), GAME.legal(state, seat), NORMAL, rng)
        state = GAME.apply(state, seat, action)
    greedy, other = GAME.score(state)
    assert greedy.total > other.total + 20


@pytest.mark.parametrize("name", ["sonora-two-bots", "sonora-alone"])
def test_every_flick_of_a_recorded_game_is_what_the_kernel_gives_again(name: str) -> None:
    record = read_record((GOLDEN / f"{name}.txt").read_text(encoding="utf-8"))
    checked = 0
    for moment in moments(GAME, record):
        if moment.entry.seat == CHANCE:
            action = GAME.read(moment.entry.text)
            assert GAME.fault(moment.before, CHANCE, action) is None
            checked += isinstance(action, Settle) and action.kernel == KERNEL
    assert checked >= 50


def drawn(on: State, viewer: int | None, language: str, width: int = 140, height: int = 25) -> str:
    console = Console(width=width, height=height, no_color=True, record=True, file=StringIO())
    console.print(draw(GAME, GAME.observe(on, viewer), Words(language, "sonora", ("Ana", "Luis"))))
    return console.export_text()


def test_the_terminal_labels_every_disc_with_what_it_counts_for() -> None:
    on = flown(no_swaps(opening(2)), {"a4": CIRCLE["lizard"], "a2": (-70_000, 70_000), "b1": (0, -80_000)})
    text = drawn(on, 0, "en")
    labels = ("a4 Ruins ×2", "a2 Creek Bed", "b1 Ruins/Canyon", "a1 out", "(lizard)", "Ana (a)", "Luis (b)")
    for label in labels:
        assert label in text
    assert "a2 arroyos" in drawn(on, 0, "es")


def test_the_terminal_shows_the_sheet_and_how_to_aim() -> None:
    on = opening(2)
    assert "Flick a1–a5 from the top left corner" in drawn(on, 0, "en")
    text = drawn(on, 0, "en", width=180, height=50)
    assert "H □□□□□□□□□□□□□□□□□□□□□□" in text
    assert "1 □□     Swap" in text
    on = play("draw 5 e11 f11 g11 e12 f12 g12", on=flown(no_swaps(on), {"a5": (80_000, -80_000)}))
    assert "Points: Ana 7, Luis 0" in drawn(on, 0, "en")
    assert "Cacti: a 0  b 2  c 0" in drawn(on, 0, "en", width=180, height=50)
    points = r"Ana \(a\) +0 +7 +0 +0 +7 "  # in the Canyon, and so in all
    assert re.search(points, drawn(play("done", "done", on=on), None, "en", width=180, height=50))
    alone = flown(no_swaps(opening(1)), {"b4": (70_000, 70_000)})
    assert "AI to mark" in drawn(play("colours a b", on=alone), 0, "en")


def test_what_happened_is_told_to_every_viewer_in_the_same_words() -> None:
    flown_state = opening()
    first = Random(3)
    seat = min(GAME.actors(flown_state))
    action = GAME.legal(flown_state, seat).sample(first)
    after = GAME.apply(flown_state, seat, action)
    told = [GAME.narrate(flown_state, seat, action, after, viewer) for viewer in (0, 1, None)]
    assert told[0] is told[1] is told[2]
