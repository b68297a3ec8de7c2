"""Cards, stones and aids on paper."""

from collections import Counter
from xml.etree import ElementTree

import pytest

from meseta.games import open_game
from meseta.games.shifting_stones.content import STANDARD, Card
from meseta.games.shifting_stones.grid import FACES, STONES, under
from meseta.games.shifting_stones.paper.aid import print_aid
from meseta.games.shifting_stones.paper.blocks import ART
from meseta.games.shifting_stones.paper.cards import print_backs, print_cards
from meseta.games.shifting_stones.paper.stones import STONE, STRIPS, print_stones
from meseta.games.shifting_stones.rules import LAST_ROUND
from meseta.i18n.languages import LANGUAGES
from meseta.i18n.words import Words
from meseta.paper.cards import EDGE as HAIRLINE
from meseta.paper.layout import SIZES, Paper
from meseta.paper.pages import Leaf, leaves
from meseta.paper.svg import WHITE
from tests.paper.extents import SVG, Frame

GAME = open_game("shifting_stones")
SAY = Words("en", "shifting_stones").say
NAMES = {steps: name for name, steps in ART.face.items()}


def pages(drawing: str, paper: Paper = Paper.A4) -> list[Leaf]:
    return list(leaves([drawing], paper, SAY))


def pieces(leaf: Leaf) -> list[ElementTree.Element]:
    """What is cut out of a page."""
    return [group for group in leaf.drawing.findall(f"{SVG}g") if group.find(f"{SVG}rect") is not None]


def edges(piece: ElementTree.Element) -> tuple[float, float]:
    """The width and height between the lines along which it is cut."""
    (frame,) = [rect for rect in piece.findall(f"{SVG}rect") if rect.get("stroke") == HAIRLINE]
    return float(frame.get("width", 0)), float(frame.get("height", 0))


def faces(piece: ElementTree.Element) -> list[str]:
    """The faces on a card, in reading order."""
    return [NAMES[steps] for path in piece.iter(f"{SVG}path") if (steps := path.get("d", "")) in NAMES]


def words(piece: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in piece.iter(f"{SVG}text")]


@pytest.mark.clause("ST-02", "ST-03")
@pytest.mark.parametrize("paper", SIZES)
def test_every_card_is_printed_once_with_its_points_number_and_pattern(paper: Paper) -> None:
    printed = [card for leaf in pages(print_cards(GAME, SAY), paper) for card in pieces(leaf)]

    def expected(card: Card) -> tuple[list[str], list[str]]:
        pattern = [FACES[face] for row in card.pattern for face in row if face is not None]
        return [str(card.points), str(card.id)], pattern

    assert [(words(card), faces(card)) for card in printed] == [
        expected(card) for card in STANDARD.cards.values()
    ]
    assert {edges(card) for card in printed} == {(63, 88)}


def test_points_can_be_counted_and_grey_cells_are_hatched() -> None:
    printed = [card for leaf in pages(print_cards(GAME, SAY)) for card in pieces(leaf)]
    for drawn, card in zip(printed, STANDARD.cards.values(), strict=True):
        steps = Counter(path.get("d") for path in drawn.iter(f"{SVG}path"))
        grey = sum(face is None for row in card.pattern for face in row)
        assert steps[ART.sign["score"]] == card.points
        assert steps[ART.block["hatch"]] == grey


def test_there_are_eight_backs_where_there_are_eight_cards() -> None:
    (backs,) = pages(print_backs(GAME, SAY))
    cards = pages(print_cards(GAME, SAY))[0]
    assert [piece.get("transform") for piece in pieces(backs)] == [
        piece.get("transform") for piece in pieces(cards)
    ]
    assert backs.page == cards.page


@pytest.mark.clause("ST-01")
@pytest.mark.parametrize("paper", SIZES)
def test_a_folded_stone_has_both_of_its_faces_back_to_back(paper: Paper) -> None:
    (leaf,) = pages(print_stones(GAME, SAY), paper)
    strips = pieces(leaf)[: len(STONES)]

    assert {edges(strip) for strip in strips} == {(45, 90)}
    for strip, stone in zip(strips, STONES, strict=True):
        (upper_name, upper), (lower_name, lower) = large_faces(strip)
        assert (upper_name, lower_name) == (FACES[stone], FACES[under(stone)])
        # Turned over about the fold, a point of the lower half comes to lie behind its mirror image above.
        (x, y), (mirrored_x, mirrored_y) = upper, lower
        assert (x + mirrored_x, y) == pytest.approx((STONE, 2 * STONE - mirrored_y))
        fold = strip.find(f"{SVG}line")
        assert fold is not None
        assert {fold.get("y1"), fold.get("y2")} == {str(STONE)}


def large_faces(strip: ElementTree.Element) -> list[tuple[str, tuple[float, float]]]:
    """The two large silhouettes on a strip, with where their middle lies."""
    found = []
    for group in (strip, *strip.findall(f"{SVG}g")):
        frame = Frame() if group is strip else Frame().then(group.get("transform", ""))
        for path in group.findall(f"{SVG}path"):
            if (steps := path.get("d", "")) in NAMES and path.get("fill") == WHITE:
                middle = frame.then(path.get("transform", "")).place([(32, 32)], "")
                found.append((NAMES[steps], (middle.left, middle.top)))
    return found


def test_marks_show_where_stones_are_cut_and_folded() -> None:
    (leaf,) = pages(print_stones(GAME, SAY))
    level = [line for line in leaf.drawing.findall(f"{SVG}line") if line.get("y1") == line.get("y2")]
    folds = {float(line.get("y1", 0)) for line in level if line.get("stroke-dasharray")}
    cuts = {float(line.get("y1", 0)) for line in level if not line.get("stroke-dasharray")}
    assert sorted(cuts) == [5, 95, 185]
    assert sorted(folds) == [50, 140]
    assert STRIPS.count == len(STONES) + 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.clause("ST-18")
def test_an_aid_names_the_faces_and_when_the_last_round_begins(language: str) -> None:
    say = Words(language, "shifting_stones").say
    (leaf,) = pages(print_aid(GAME, say))
    for aid in pieces(leaf):
        found = words(aid)
        assert edges(aid) == (63, 176)
        assert all(say(f"face-{face}") in found for face in FACES)
        table = [word for word in found if word.isdigit()]
        assert table == [str(number) for row in LAST_ROUND.items() for number in row]
