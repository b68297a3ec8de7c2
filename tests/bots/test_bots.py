"""Bots are found by name, by file or not at all, and their failures are named."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from meseta.bots.bot import NORMAL, ask
from meseta.bots.registry import bot_names, make_bot, own_bots, preset, preset_options
from meseta.core.errors import BadBot
from meseta.games import keys, open_game
from meseta.games.shifting_stones.actions import End, Flip, Score, Shift, Skip
from meseta.games.shifting_stones.game import ShiftingStones
from tests.games.in_the_ruin import positions as ruin
from tests.games.shifting_stones.positions import position

GAME = ShiftingStones()


@pytest.mark.parametrize("key", keys())
def test_every_game_has_a_random_and_a_greedy_bot(key: str) -> None:
    assert {"random", "greedy"} <= set(bot_names(key))
    for name in bot_names(key):
        assert callable(make_bot(name, open_game(key)).choose)


def choose(name: str, state: Any) -> Any:
    seat = state.turn
    view, legal = GAME.observe(state, seat), GAME.legal(state, seat)
    return ask(make_bot(name, GAME), name, view, legal, NORMAL, Random(0))


def test_greedy_takes_the_most_points_the_turn_can_give() -> None:
    # Card 29 (two fish side by side, 2 points) is one shift away; card 13 (1 point) is spent on it.
    state = position(
        seats=2, stones="fish horse fish / seed sun boat / tree boat seed", hands=[[13, 29], [1, 2, 3, 4]]
    )
    action = choose("greedy", state)
    assert isinstance(action, Shift)
    assert action.card == 13
    assert choose("greedy", GAME.apply(state, 0, action)) == Score(29)


def test_greedy_fetches_fresh_cards_where_nothing_scores() -> None:
    layout = "sun fish horse / fish seed horse / seed horse seed"
    hopeless = [68, 69, 70, 71]
    assert choose("greedy", position(seats=2, stones=layout, hands=[hopeless, [1, 2, 3, 4]])) == Skip()
    rested = position(seats=2, stones=layout, hands=[hopeless, [1, 2, 3, 4]], skipped=[0])
    action = choose("greedy", rested)
    # Card 69 asks for two birds in far corners, 7 moves away; 70, 68 and 71 are 4, 5 and 6 away.
    assert isinstance(action, Shift | Flip)
    assert action.card == 69
    assert choose("greedy", GAME.apply(rested, 0, action)) == End()


BOT_FILE = """
class Sampler:
    def __init__(self, game): pass
    def choose(self, view, legal, budget, rng): return legal.sample(rng)

class Thrower(Sampler):
    def choose(self, view, legal, budget, rng): raise RuntimeError("my head hurts")

class Babbler(Sampler):
    def choose(self, view, legal, budget, rng): return "all of them"

class Leaver(Sampler):
    def choose(self, view, legal, budget, rng): raise SystemExit(0)

class Mumbler(Sampler):
    def choose(self, view, legal, budget, rng):
        class Unspeakable(Exception):
            def __str__(self): raise ValueError
        raise Unspeakable

class Forger(Sampler):
    def choose(self, view, legal, budget, rng):
        from meseta.games.shifting_stones.actions import Shift
        return Shift("a", None, [])

class Floater(Sampler):
    def choose(self, view, legal, budget, rng):
        from meseta.games.shifting_stones.actions import Flip
        return Flip(1, float(view.hand[0]))

class Sphinx(Sampler):
    def choose(self, view, legal, budget, rng):
        class Riddle:
            def __repr__(self): raise ValueError
        return Riddle()

class Dealer(Sampler):
    def choose(self, view, legal, budget, rng):
        from meseta.games.shifting_stones.actions import Draw
        return Draw((1, 2))

class Stillborn:
    def __init__(self): pass

not_a_bot = 3
"""


@pytest.fixture
def bot_file(tmp_path: Path) -> Path:
    path = tmp_path / "strangers.py"
    path.write_text(BOT_FILE, encoding="utf-8")
    return path


def opening() -> Any:
    return position(
        seats=2,
        stones="fish horse fish / seed sun boat / tree boat seed",
        hands=[[5, 6, 7, 8], [1, 2, 3, 4]],
    )


def test_a_bot_from_a_file_plays(bot_file: Path) -> None:
    assert choose(f"{bot_file}:Sampler", opening()) in GAME.legal(opening(), 0)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("Thrower", "bot_raised"),
        ("Leaver", "bot_raised"),
        ("Mumbler", "bot_raised"),
        ("Babbler", "bot_illegal"),
        ("Forger", "bot_illegal"),
        ("Floater", "bot_illegal"),
        ("Sphinx", "bot_illegal"),
        ("Dealer", "bot_illegal"),
    ],
)
def test_a_bot_that_fails_at_the_table_is_named(bot_file: Path, name: str, code: str) -> None:
    with pytest.raises(BadBot) as refused:
        choose(f"{bot_file}:{name}", opening())
    assert refused.value.code == code
    assert str(refused.value.values["name"]).endswith(name)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("{file}:Nobody", "bot_no_class"),
        ("{file}", "bot_unnamed"),
        ("{file}:Stillborn", "bot_broken"),
        ("{file}:not_a_bot", "bot_broken"),
        ("{folder}/nothing.py:Bot", "bot_no_file"),
        ("{folder}/broken.py:Bot", "bot_broken"),
        ("{folder}/notes.txt:Bot", "bot_broken"),
        ("grandmaster", "bot_unknown"),
    ],
)
def test_a_bot_that_cannot_be_loaded_is_refused_with_the_reason(bot_file: Path, name: str, code: str) -> None:
    (bot_file.parent / "broken.py").write_text("def (", encoding="utf-8")
    (bot_file.parent / "notes.txt").write_text("no bot here", encoding="utf-8")
    with pytest.raises(BadBot) as refused:
        make_bot(name.format(file=bot_file, folder=bot_file.parent), GAME)
    assert refused.value.code == code


@pytest.mark.parametrize("name", ["{file}", "{file}:Nobody"])
def test_the_bots_in_a_file_are_listed_where_none_is_named(bot_file: Path, name: str) -> None:
    with pytest.raises(BadBot) as refused:
        make_bot(name.format(file=bot_file), GAME)
    known = str(refused.value.values["known"]).split(", ")
    assert known[:2] == [f"{bot_file}:Sampler", f"{bot_file}:Thrower"]
    assert f"{bot_file}:Stillborn" not in known


def test_an_error_of_ours_that_a_bot_caused_is_explained(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(
        BOT_FILE
        + """
class Cheat(Sampler):
    def __init__(self, game): self.game = game
    def choose(self, view, legal, budget, rng):
        return self.game.apply(self.game.imagine(view, rng), 0, self.game.read("s a1c3 5"))
"""
    )
    with pytest.raises(BadBot) as refused:
        choose(f"{path}:Cheat", opening())
    said = str(refused.value.values["detail"])
    assert said.startswith("IllegalAction: Only")
    assert "ST-08" in said


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_the_same_view_and_seed_give_the_same_action(seats: int) -> None:
    rng = Random(seats)
    state = GAME.setup(seats, {})
    for _ in range(60):
        if not (actors := GAME.actors(state)):
            break
        seat = min(actors)
        if seat < 0:
            state = GAME.apply(state, seat, GAME.chance(state).sample(rng))
            continue
        view = GAME.observe(state, seat)
        imagined = GAME.imagine(view, rng)
        for name in ("random", "greedy"):
            bot = make_bot(name, GAME)
            chosen = bot.choose(view, GAME.legal(state, seat), NORMAL, Random(1))
            assert chosen == bot.choose(
                GAME.observe(imagined, seat), GAME.legal(imagined, seat), NORMAL, Random(1)
            )
        state = GAME.apply(state, seat, chosen)


def test_greedy_walks_to_a_gem_in_the_ruin_and_leaves_it_when_nothing_is_left_to_find() -> None:
    game = open_game("in_the_ruin")
    bot = make_bot("greedy", game)

    def answer(state: Any) -> str:
        return str(game.write(bot.choose(game.observe(state, 0), game.legal(state, 0), NORMAL, Random(0))))

    on = ruin.position(ruin.player(), ruin.player(), active="A", line="OCB")
    drawn = game.apply(on, 0, game.read("c f3"))
    assert answer(drawn) == "go f4"
    assert answer(game.apply(drawn, 0, game.read("go f4"))) == "done"
    late = ruin.position(ruin.player(pawn="f5"), ruin.player(), stage=2, line="OCB")
    late = game.apply(late, 0, game.read("c f3"))
    assert answer(late) == "go f6"
    assert answer(game.apply(late, 0, game.read("go f6"))) == "escape"


def test_a_rung_may_have_preset_settings_for_its_seat() -> None:
    assert preset("sonora", "master") == {"hand": "exact"}
    assert preset("sonora", "random") == preset("shifting_stones", "greedy") == {}
    assert preset_options("sonora", {0: "random", 2: "master"}) == {"hand_2": "exact"}


def test_every_preset_setting_of_a_rung_is_one_of_the_games() -> None:
    brought = [
        (key, item)
        for key in keys()
        for name in own_bots(key)
        for item in preset_options(key, {1: name}).items()
    ]
    assert brought
    for key, (option, value) in brought:
        choices = {one.key: one.choices for one in open_game(key).info.every_option}
        assert value in choices[option]
