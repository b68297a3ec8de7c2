"""The same deal again: the same actions make the same match, other actions find the same cards in order."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from meseta.core.game import AnyGame
from meseta.core.record import Header, Record, read_record
from meseta.core.seats import CHANCE
from meseta.games import open_game
from meseta.games.in_the_ruin.actions import Deal as DealCards
from meseta.games.in_the_ruin.actions import DrawRoute, TurnUp
from meseta.games.shifting_stones.actions import Draw, First, Lay
from meseta.games.sonora.actions import Settle
from meseta.play.dealing import SameDeal, answers, deal_of
from meseta.play.match import AnyMatch, Luck, chance_answers, empty_match, enter
from meseta.play.matches import open_match, play_match
from meseta.play.replay import replay, story
from tests.golden.renew import golden_records

SEED = "5e" * 32
GAMES = [
    ("shifting_stones", 2),
    ("shifting_stones", 1),
    ("in_the_ruin", 3),
    ("in_the_ruin", 1),
    ("sonora", 2),
]


def dealt(match: AnyMatch, seed: str = SEED) -> SameDeal:
    """The deal of a match, as it is stored and loaded again."""
    stored = msgspec.json.encode(deal_of("source", match, story(match), seed))
    return msgspec.json.decode(stored, type=SameDeal)


def acted(match: AnyMatch, luck: Luck) -> AnyMatch:
    """The match with everything done again that its players have done, and chance asked anew."""
    again = begun(match.game, match.header, luck)
    for entry in match.entries:
        if entry.seat != CHANCE:
            again = [enter(again, entry), *chance_answers(enter(again, entry), luck)][-1]
    return again


def begun(game: AnyGame, header: Header, luck: Luck) -> AnyMatch:
    """A match after chance's first answers."""
    empty = empty_match(game, header)
    return [empty, *chance_answers(empty, luck)][-1]


def played(match: AnyMatch, luck: Luck, rng: Random, most: int = 10_000) -> AnyMatch:
    """The match played on, by anything that is allowed."""
    for _ in range(most):
        if match.over:
            break
        seat = min(match.actors)
        match = match.play(seat, match.legal(seat).sample(rng), luck)
    return match


def played_once(game: str, seats: int, seed: int = 3) -> AnyMatch:
    bot = "novice" if game == "sonora" else "random"
    return play_match(game, [bot] * seats, seed=seed)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_whoever_does_the_same_sees_the_same_match(game: str, seats: int) -> None:
    first = played_once(game, seats)
    assert acted(first, dealt(first)).entries == first.entries


WRITTEN_BY_HAND = {
    path
    for path in golden_records()
    if path.stem.startswith("sonora-") and "settle 2 " not in path.read_text(encoding="utf-8")
}
"""Records of flicks that nobody has computed: no tremor leads from one to where its discs lie."""


@pytest.mark.parametrize("path", sorted({*golden_records()} - WRITTEN_BY_HAND), ids=lambda path: path.stem)
def test_every_kept_record_can_be_dealt_again(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    first = replay(open_game(record.header.game), record)
    again = acted(first, dealt(first))
    assert again.entries[: len(first.entries)] == first.entries[:]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_deal_does_not_depend_on_the_node_that_deals(game: str, seats: int) -> None:
    first = played_once(game, seats)
    deal = dealt(first)
    again = [
        played(begun(first.game, first.header, luck), luck, Random(9), 60) for luck in (deal, dealt(first))
    ]
    assert again[0].entries == again[1].entries


def drawn(match: AnyMatch, kind: type) -> Iterator[object]:
    return (answer.action for answer in answers(match) if isinstance(answer.action, kind))


def test_stones_and_hands_are_the_same_and_the_next_card_is_the_next_that_is_left() -> None:
    first = played_once("shifting_stones", 2)
    deal = dealt(first)
    other = played(begun(first.game, first.header, deal), deal, Random(77))
    for kind in (Lay, First):
        assert list(drawn(other, kind)) == list(drawn(first, kind))
    assert other.entries != first.entries
    order = deck_order(deal)
    assert met(first)[:8] != sorted(order)[:8]
    for match in (first, other):
        drawn_so_far = met(match)
        assert len(drawn_so_far) > 12
        for count in (8, 9, 12, len(drawn_so_far)):
            assert set(drawn_so_far[:count]) <= set(
                order[: count + 3]
            )  # hands are written in ascending order


def deck_order(deal: SameDeal) -> list[int]:
    """The cards of the deck as they come, one by one."""
    left, order = set(range(1, 73)), []
    while left:
        (card,) = deal.deal.draw("cards", left, 1, {})
        order.append(card)
        left.remove(card)
    return order


def met(match: AnyMatch) -> list[int]:
    """The cards in the order in which they were drawn, until one comes again."""
    found: list[int] = []
    for draw in drawn(match, Draw):
        if set(draw.cards) & set(found):  # type: ignore[attr-defined]
            break
        found += draw.cards  # type: ignore[attr-defined]
    return found


def test_the_cards_of_the_ruin_come_in_the_same_order() -> None:
    first = played_once("in_the_ruin", 2)
    deal = dealt(first)
    other = played(begun(first.game, first.header, deal), deal, Random(5))
    assert other.entries != first.entries
    assert list(drawn(other, DealCards)) == list(drawn(first, DealCards))
    turned, again = list(drawn(first, TurnUp)), list(drawn(other, TurnUp))
    shorter = min(20, len(turned), len(again))
    assert shorter > 5
    assert again[:shorter] == turned[:shorter]


def test_the_next_route_is_the_first_that_is_still_there() -> None:
    first = played_once("in_the_ruin", 2)
    deal = dealt(first)
    routes = [draw.route for draw in drawn(first, DrawRoute)]  # type: ignore[attr-defined]
    pile = set(routes)
    here = deal.deal.draw("routes drawn", pile, 1, {})
    assert here == [routes[0]]
    assert deal.deal.draw("routes drawn", pile - {routes[0]}, 1, {}) == [routes[1]]


def test_a_hand_trembles_as_much_at_its_nth_flick_whatever_was_flicked() -> None:
    first = played_once("sonora", 2)
    deal = dealt(first)
    flicked = next(entry for entry in first.entries if entry.text.startswith("flick "))
    match = begun(first.game, first.header, deal)
    verb, disc, x, y, vx, vy = flicked.text.split()
    meant, left = (int(vx), int(vy)), next(drawn(first, Settle))
    half = f"{verb} {disc} {x} {y} {int(vx) // 2} {int(vy) // 2}"
    settle = next(drawn(match.play(flicked.seat, half, deal), Settle))
    assert meant != (left.vx, left.vy)  # type: ignore[attr-defined]
    assert abs(settle.vx - left.vx / 2) <= 2  # type: ignore[attr-defined]
    assert abs(settle.vy - left.vy / 2) <= 2  # type: ignore[attr-defined]


def test_whoever_plays_on_beyond_the_first_has_the_same_luck_as_others_who_do() -> None:
    whole = played_once("shifting_stones", 2)
    first = open_match(_cut(whole, 12))
    deal = dealt(first)
    assert acted(first, deal).entries[:12] == whole.entries[:12]
    others = [played(begun(whole.game, whole.header, deal), deal, Random(1), 30) for _ in range(2)]
    assert others[0].entries == others[1].entries


def _cut(match: AnyMatch, plies: int) -> Record:
    return msgspec.structs.replace(match.record(), entries=match.entries[:plies], checks=())


def test_a_game_that_cannot_deal_goes_along_as_far_as_it_goes() -> None:
    first = played_once("shifting_stones", 2)
    deal = SameDeal("source", dealt(first).deal, first.entries[:])
    game = _Plain(first.game)
    again = acted(msgspec.structs.replace(first, game=game), deal)
    assert again.entries == first.entries
    others = [
        played(begun(game, first.header, deal), deal, Random(2), 20)  # type: ignore[arg-type]
        for _ in range(2)
    ]
    assert others[0].entries == others[1].entries


class _Plain:
    """A game without abilities."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def __getattr__(self, name: str) -> object:
        if name in ("deal_of", "dealt"):
            raise AttributeError(name)
        return getattr(self._game, name)


def test_nothing_of_a_deal_is_written_where_it_is_shown() -> None:
    deal = dealt(played_once("shifting_stones", 2))
    for text in (repr(deal), str(deal), repr(deal.deal), f"{deal.deal}"):
        assert SEED not in text
        assert "known" not in text
