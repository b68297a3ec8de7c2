"""What a type checker knows of a game that was opened by its key."""

from pathlib import Path

from mypy import api

SNIPPET = """
from random import Random
from typing import assert_type

import meseta
from meseta.core.game import AnyGame
from meseta.games.in_the_ruin.view import View as RuinView
from meseta.games.shifting_stones.actions import Action
from meseta.games.shifting_stones.game import ShiftingStones
from meseta.games.shifting_stones.state import State
from meseta.games.shifting_stones.view import View
from meseta.games.sonora.game import Sonora
from meseta.games.sonora.view import View as SonoraView
from meseta.play.match import AnyMatch, Match

game = meseta.open_game("shifting_stones")
assert_type(game, ShiftingStones)
state = game.setup(2, {})
assert_type(state, State)
assert_type(game.observe(state, 0), View)
ruin = meseta.open_game("in_the_ruin")
assert_type(ruin.observe(ruin.setup(1, {}), 0), RuinView)
assert_type(meseta.open_game("sonora"), Sonora)

key = "sonora" if Random().random() < 1 else "chess"
assert_type(meseta.open_game(key), AnyGame)

match = meseta.play_match(game, bots=["greedy", "random"])
assert_type(match, Match[State, Action, View])
assert_type(match.view(0).grid, tuple[int, ...])
assert_type(meseta.play_match(key, bots=["greedy"]), AnyMatch)
assert_type(meseta.start_match(meseta.open_game("sonora"), 1).view(None), SonoraView)

game.observe(state, 0).hands  # a view has no such field
meseta.nothing
"""


def test_the_game_its_matches_and_its_views_have_their_own_types(tmp_path: Path) -> None:
    file = tmp_path / "snippet.py"
    file.write_text(SNIPPET, "utf-8")
    said, complaints, _ = api.run(["--strict", "--cache-dir", str(tmp_path / "cache"), str(file)])
    assert not complaints
    errors = [line.partition("error: ")[2] for line in said.splitlines() if "error: " in line]
    assert errors == [
        '"View" has no attribute "hands"; maybe "hand"?  [attr-defined]',
        'Module has no attribute "nothing"  [attr-defined]',
    ]
