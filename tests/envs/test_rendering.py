"""Pictures of positions: what a viewer sees, and nothing else."""

from collections.abc import Iterator
from random import Random
from xml.etree import ElementTree

import pytest

from meseta.core.errors import BadSetup
from meseta.core.game import AnyGame, AnyState
from meseta.core.plugin import GamePlugin
from meseta.core.seats import CHANCE
from meseta.envs import in_the_ruin_v0, rendering
from meseta.envs.rendering import ansi, pixels, svg
from meseta.games import open_game

TABLES = [("shifting_stones", 1), ("shifting_stones", 5), ("in_the_ruin", 1), ("in_the_ruin", 4)]
TABLES += [("sonora", 1), ("sonora", 4)]


def positions(game: AnyGame, seats: int, count: int, every: int) -> Iterator[AnyState]:
    """Positions of one random game, from before the deal on."""
    rng, state = Random(f"{game.info.key} {seats}"), game.setup(seats, {})
    for ply in range(count * every):
        if ply % every == 0:
            yield state
        actors = game.actors(state)
        if not actors:
            break
        seat = min(actors)
        action = (game.chance(state) if seat == CHANCE else game.legal(state, seat)).sample(rng)
        state = game.apply(state, seat, action)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_every_position_has_a_picture_for_everyone_who_looks_at_it(key: str, seats: int) -> None:
    game = open_game(key)
    for state in positions(game, seats, count=3, every=50):
        for viewer in (None, 0, seats - 1):
            root = ElementTree.fromstring(svg(game, game.observe(state, viewer)))
            assert root.tag.endswith("svg")
            assert root.attrib["width"].endswith("mm")


@pytest.mark.parametrize("key", ["shifting_stones", "in_the_ruin"])
def test_a_picture_does_not_change_with_what_its_viewer_cannot_see(key: str) -> None:
    game, rng = open_game(key), Random(1)
    for state in positions(game, 3, count=3, every=30):
        if CHANCE in game.actors(state):
            continue
        view = game.observe(state, 1)
        assert svg(game, view) == svg(game, game.observe(game.imagine(view, rng), 1))


def test_a_card_whose_pattern_is_in_the_grid_stands_out() -> None:
    from tests.games.shifting_stones.positions import GAME, position

    def strong(hand: list[int]) -> int:
        picture = svg(GAME, GAME.observe(position(hands=[hand]), 0))
        return picture.count('stroke="#B4472A" stroke-width="0.9"') - 1  # the viewer's own row is one

    assert strong([6, 16]) == 2
    assert strong([6, 72]) == 1


def test_pixels_are_as_wide_as_asked_and_not_blank() -> None:
    game = open_game("shifting_stones")
    *_, state = positions(game, 2, count=2, every=30)
    shown = pixels(svg(game, game.observe(state, 0)), width=320)
    assert shown.shape[1] == 320
    assert len({tuple(pixel) for pixel in shown[::7, ::7].reshape(-1, 3).tolist()}) > 5


def test_the_terminals_drawing_has_its_colours() -> None:
    game = open_game("shifting_stones")
    *_, state = positions(game, 2, count=2, every=30)
    assert "\x1b[" in ansi(game, game.observe(state, 0))


def test_where_seats_act_at_once_their_pictures_stand_side_by_side() -> None:
    widths = []
    for seats in (1, 2):
        env = in_the_ruin_v0.parallel_env(seats=seats, render_mode="rgb_array")
        env.reset(seed=1)
        shown = env.render()
        assert not isinstance(shown, str | None)
        widths.append(shown.shape[1])
    assert widths[1] == 2 * widths[0]
    drawn = in_the_ruin_v0.parallel_env(seats=3, render_mode="svg")
    drawn.reset(seed=1)
    root = ElementTree.fromstring(str(drawn.render()))
    assert sum(child.tag.endswith("svg") for child in root) == 3


def test_a_game_without_a_picture_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    game = open_game("shifting_stones")
    bare = GamePlugin(key="shifting_stones", opener="", state="", action="", view="", event="")
    monkeypatch.setattr(rendering, "plugin", lambda key: bare)
    assert rendering.modes(game) == ["human", "ansi"]
    with pytest.raises(BadSetup, match="game_without_picture"):
        svg(game, game.observe(game.setup(2, {}), None))
