"""What is hidden in Shifting Stones (ST-26): other hands and the pile; solo, which cards are in play."""

from random import Random
from typing import Any

from meseta.core.game import AnyGame
from meseta.core.seats import Seat
from meseta.games.shifting_stones.actions import Draw, Flip, Pick, Score, Shift
from meseta.games.shifting_stones.content import STANDARD
from meseta.testing import Ply


def shifting_stones_twin(game: AnyGame, ply: Ply, viewer: Seat | None, rng: Random) -> tuple[Any, Any] | None:
    """The same position with hidden cards exchanged, and the action as the viewer would see it again."""
    data = game.dump(ply.before)
    drawn_by_other = isinstance(ply.action, Draw) and ply.before.turn != viewer
    hidden_action = drawn_by_other or isinstance(ply.action, Pick)
    shown = set() if hidden_action else cards_named(ply.action)
    swap = _swap_solo if len(data["hands"]) == 1 else _swap
    twin = game.load(swap(data, viewer, shown, rng))
    action = game.chance(twin).sample(rng) if hidden_action else ply.action
    return (twin, action) if game.fault(twin, ply.seat, action) is None else None


def cards_named(action: Any) -> set[int]:
    match action:
        case Shift(_, _, card) | Flip(_, card) | Score(card):
            return {card}
        case Draw(cards):
            return set(cards)
        case _:
            return set()


def _swap(data: dict[str, Any], viewer: Seat | None, shown: set[int], rng: Random) -> dict[str, Any]:
    """Shuffle what lies in other hands and in the pile among themselves, the cards just shown excepted."""
    places = [
        cards for seat, cards in enumerate([*data["hands"], data["deck"]]) if viewer is None or seat != viewer
    ]
    pool = [card for cards in places for card in cards if card not in shown]
    rng.shuffle(pool)
    for cards in places:
        cards[:] = sorted(card if card in shown else pool.pop() for card in cards)
    return data


def _swap_solo(data: dict[str, Any], viewer: Seat | None, shown: set[int], rng: Random) -> dict[str, Any]:
    """Put other cards of the same value in the place of those the viewer has not seen."""
    if len(data["deck"]) == len(STANDARD.cards):
        return data
    open_cards = {*data["scored"][0], *data["discard"], *shown}
    known = open_cards if viewer is None else {*open_cards, *data["hands"][0], *data["seen"]}
    in_play = {*data["hands"][0], *data["scored"][0], *data["deck"], *data["discard"]}
    other: dict[int, int] = {}
    for pile in STANDARD.by_points.values():
        hidden = [card for card in pile if card in in_play and card not in known]
        candidates = [card for card in pile if card not in known]
        other.update(zip(hidden, rng.sample(candidates, len(hidden)), strict=True))
    for cards in (data["hands"][0], data["deck"], data["seen"]):
        cards[:] = sorted(other.get(card, card) for card in cards)
    return data
