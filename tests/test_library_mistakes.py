"""What a newcomer gets wrong in the first hour is answered with what was expected, and with the next step."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import meseta
from meseta.core.game import AnyAction, AnyGame, AnyState
from meseta.core.seats import CHANCE
from meseta.discs import TABLE, flick
from meseta.discs.chance import aim
from meseta.games import keys
from meseta.games.shifting_stones.best_turn import best_turn
from meseta.games.shifting_stones.content import STANDARD
from meseta.games.shifting_stones.distance import distances_for
from meseta.games.shifting_stones.grid import pack
from meseta.play.match import AnyMatch

RNG = Random(1)
MATCHES: dict[str, AnyMatch] = {key: meseta.start_match(key, 2, rng=RNG) for key in keys()}
STONES = MATCHES["shifting_stones"]
VIEW = STONES.view(min(STONES.actors))
DISTANCES = distances_for(STANDARD)


def others(key: str) -> list[AnyMatch]:
    """Matches of all other games."""
    return [match for other, match in MATCHES.items() if other != key]


def own_action(match: AnyMatch) -> AnyAction:
    return match.legal(min(match.actors)).sample(RNG)


def said(mistake: Callable[[], object]) -> str:
    """What a mistake is answered with."""
    with pytest.raises((TypeError, ValueError, IndexError, meseta.MesetaError)) as answered:
        mistake()
    return "\n".join([str(answered.value), *getattr(answered.value, "__notes__", [])])


@pytest.mark.parametrize("key", MATCHES)
def test_text_where_an_action_belongs(key: str) -> None:
    match = MATCHES[key]
    seat, text = min(match.actors), match.game.write(own_action(match))
    calls: list[Callable[[AnyGame, AnyState], object]] = [
        lambda game, state: game.apply(state, seat, text),
        lambda game, state: game.write(text),
    ]
    for call in calls:
        answer = said(lambda call=call: call(match.game, match.state))  # type: ignore[misc]
        assert answer.startswith(f"{key} takes an action here, not the text ")
        assert "game.read(" in answer


@pytest.mark.parametrize("key", MATCHES)
def test_an_action_of_another_game(key: str) -> None:
    match = MATCHES[key]
    for other in others(key):
        action = own_action(other)
        for call in (
            lambda action=action: match.play(min(match.actors), action, RNG),
            lambda action=action: match.game.write(action),
        ):
            answer = said(call)
            assert f"{type(action).__name__}(" in answer
            assert f"of meseta.games.{key}.actions" in answer


@pytest.mark.parametrize("key", MATCHES)
def test_a_view_where_a_state_belongs(key: str) -> None:
    match = MATCHES[key]
    game, seat = match.game, min(match.actors)
    view, action = match.view(seat), own_action(match)
    for call in (
        lambda: game.apply(view, seat, action),
        lambda: game.legal(view, seat).sample(RNG),
        lambda: game.observe(view, seat),
        lambda: game.score(view),
    ):
        assert "game.imagine(view, rng)" in said(call)


@pytest.mark.parametrize("key", MATCHES)
def test_a_state_where_a_view_belongs_and_a_match_where_a_state_does(key: str) -> None:
    match = MATCHES[key]
    assert "game.observe(state, seat)" in said(lambda: match.game.imagine(match.state, RNG))
    assert "match.state" in said(lambda: match.game.observe(match, 0))


@pytest.mark.parametrize("key", MATCHES)
def test_a_state_of_another_game(key: str) -> None:
    match = MATCHES[key]
    for other in others(key):
        answer = said(lambda other=other: match.game.observe(other.state, 0))  # type: ignore[misc]
        assert f"use State of meseta.games.{key}.state" in answer


def test_a_seat_that_is_not_there() -> None:
    assert "most=1" in said(lambda: STONES.game.observe(STONES.state, 5))
    assert "found=-1" in said(lambda: STONES.game.observe(STONES.state, CHANCE))
    assert "most=5" in said(lambda: meseta.start_match("shifting_stones", 9))


def test_options_bots_and_randomness() -> None:
    assert "first_player, skip_cap" in said(
        lambda: meseta.start_match("shifting_stones", options={"first": "0"})
    )
    assert "one bot per seat" in said(lambda: meseta.play_match("shifting_stones", "greedy"))
    assert "greedy" in said(lambda: meseta.play_match("shifting_stones", ["gredy", "random"]))
    assert "Random(1)" in said(lambda: meseta.start_match("shifting_stones", rng=1))  # type: ignore[call-overload]
    assert "game.actors(state)" in said(lambda: STONES.game.chance(STONES.state).sample(RNG))


def test_the_grid_of_a_view_and_an_unknown_card() -> None:
    card = VIEW.hand[0]
    assert DISTANCES.distance(VIEW.grid, card) == DISTANCES.distance(pack(VIEW.grid), card)
    assert DISTANCES.line(VIEW.grid, card) == DISTANCES.line(pack(VIEW.grid), card)
    assert best_turn(STANDARD, VIEW.grid, VIEW.hand) == best_turn(STANDARD, pack(VIEW.grid), VIEW.hand)
    assert "1 to 72" in said(lambda: DISTANCES.distance(VIEW.grid, 999))
    assert "1 to 72" in said(lambda: best_turn(STANDARD, VIEW.grid, [1, 999]))
    assert "nine faces" in said(lambda: DISTANCES.distance((1, 2, 3), card))
    assert "game.deck" in said(lambda: distances_for(STONES.game))


def test_a_path_where_a_text_belongs() -> None:
    assert "read_text()" in said(lambda: meseta.open_game("sonora", "mine.toml"))
    assert "read_text()" in said(lambda: meseta.read_record(Path("game.txt")))  # type: ignore[arg-type]
    assert "read_text()" in said(lambda: meseta.analyse(5))  # type: ignore[arg-type]
    assert "meseta record 1" in said(lambda: meseta.open_match("game.txt"))


def test_a_flick_in_another_order_and_a_corner_that_is_not_there() -> None:
    assert "an arena, discs and a shot" in said(lambda: flick(TABLE, aim(TABLE, 0, 0, 1e6), []))  # type: ignore[arg-type]
    assert "corner=4" in said(lambda: aim(TABLE, 4, 0, 1e6))


def test_a_refusal_names_the_clause_and_what_it_is_about() -> None:
    match = meseta.start_match("shifting_stones", rng=Random(1), options={"first_player": "0"})
    answer = said(lambda: match.play(0, "f a1 999", RNG))
    assert "ST-09" in answer
    assert "card=999" in answer
