"""Shifting Stones in a terminal: the grid with the underside of each stone, the hand and the players."""

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Final

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from meseta.cli.drawings.fitting import Fitted, Layout
from meseta.core.game import AnyGame
from meseta.core.seats import Seat
from meseta.games.shifting_stones.content import Card, Deck
from meseta.games.shifting_stones.game import ShiftingStones
from meseta.games.shifting_stones.grid import FACES, Face, pack, under
from meseta.games.shifting_stones.state import Phase
from meseta.games.shifting_stones.view import View
from meseta.i18n.words import Words

STYLES: Final = {
    "sun": "bold bright_yellow",
    "moon": "bold bright_white",
    "fish": "bold dark_orange",
    "bird": "bold bright_cyan",
    "horse": "bold bright_red",
    "boat": "bold bright_blue",
    "seed": "bold bright_magenta",
    "tree": "bold bright_green",
}
"""Colours are only an aid: every face is also written out."""


STACKED: Final = 60
"""The columns that a grid and the players beside it need."""
SIDE_BY_SIDE: Final = 150
"""The columns of grid, players and hand beside each other."""


def step(view: View) -> str:
    """What the viewer has to do: take their turn, or nothing."""
    return "turn" if view.phase is Phase.TURN and view.turn == view.viewer else ""


def draw_table(game: AnyGame, view: View, words: Words) -> RenderableType:
    """Everything the viewer knows, as large as fits."""
    assert isinstance(game, ShiftingStones)
    deck = game.deck
    return Fitted(
        Layout(SIDE_BY_SIDE, partial(_side_by_side, deck, view, words)),
        Layout(STACKED, partial(_stacked, deck, view, words)),
        Layout(STACKED, partial(_flat, deck, view, words)),
        Layout(0, partial(_narrow, deck, view, words)),
    )


def _side_by_side(deck: Deck, view: View, words: Words) -> RenderableType:
    page = Table.grid(padding=(0, 4, 0, 0))
    beside = Group("", *_status(view, words), "", _players(deck, view, words))
    page.add_row(_grid(view, words), beside, Group(*_hand(deck, view, words)))
    return page


def _stacked(deck: Deck, view: View, words: Words) -> RenderableType:
    """Grid and players above, the hand below."""
    page = Table.grid(padding=(0, 3, 0, 0))
    page.add_row(_grid(view, words), Group("", *_status(view, words), "", _players(deck, view, words)))
    return Group(page, *_hand(deck, view, words))


def _flat(deck: Deck, view: View, words: Words) -> RenderableType:
    """The same in few lines: a stone on one line, cards without frames."""
    hand = () if view.viewer is None else (_hand_title(view, words), _plain_cards(deck, view, words))
    status = Text(" · ".join(line.plain for line in _status(view, words)), style="dim")
    return Group(_flat_grid(view, words), status, _brief_players(deck, view, words), *hand)


def _narrow(deck: Deck, view: View, words: Words) -> RenderableType:
    """Everything below each other."""
    return Group(
        _grid(view, words), *_status(view, words), *_hand(deck, view, words), _players(deck, view, words)
    )


def look_at(game: AnyGame, view: View, part: str, words: Words) -> RenderableType:
    """The cards that have been scored and discarded, which all may see (ST-26); else the table."""
    assert isinstance(game, ShiftingStones)
    if part.lower().strip() not in ("cards", words.say("look-cards")):
        return draw_table(game, view, words)
    table = Table.grid(padding=(0, 2, 0, 0))
    piles = [(words.player(seat), cards) for seat, cards in enumerate(view.scored)]
    for name, cards in (*piles, (words.say("look-discards"), view.discard)):
        table.add_row(name, Text(" ".join(map(str, sorted(cards))) or "–"))
    return Group(Text(words.say("look-scored"), style="bold"), table)


def _face(face: Face, words: Words) -> Text:
    return Text(words.say(f"face-{FACES[face]}"), style=STYLES[FACES[face]])


def _grid(view: View, words: Words) -> RenderableType:
    table = Table(
        box=box.ROUNDED,
        padding=0,
        show_lines=True,
        header_style="dim",
    )
    table.add_column("▲", style="dim", vertical="middle")
    for column in "abc":
        table.add_column(column, justify="center", min_width=9)
    for row in range(3):
        stones = view.grid[3 * row : 3 * row + 3]
        cells = (Text.assemble(_face(face, words), "\n", _under(face, words)) for face in stones)
        table.add_row(str(row + 1), *cells)
    return table


def _flat_grid(view: View, words: Words) -> RenderableType:
    table = Table(box=None, header_style="dim", pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column("▲", style="dim")
    for column in "abc":
        table.add_column(column, no_wrap=True)
    for row in range(3):
        stones = view.grid[3 * row : 3 * row + 3]
        cells = (Text.assemble(_face(face, words), " ", _under(face, words)) for face in stones)
        table.add_row(str(row + 1), *cells)
    return table


def _under(face: Face, words: Words) -> Text:
    return Text(f"({words.say(f'face-{FACES[under(face)]}')})", style="dim")


def _status(view: View, words: Words) -> Iterator[Text]:
    piles = words.say("table-piles", deck=view.deck_size, discard=len(view.discard))
    if len(view.hand_sizes) == 1:
        aim = words.say("table-strikes", strikes=view.strikes, scored=len(view.scored[0]))
    elif view.last_round:
        aim = words.say("table-last-round")
    else:
        aim = words.say("table-goal", goal=view.goal)
    for line in (piles, aim):
        yield Text(line, style="dim")


def _hand(deck: Deck, view: View, words: Words) -> Iterator[RenderableType]:
    if view.viewer is not None:
        yield _hand_title(view, words)
        yield Columns([_card(deck, deck.cards[card], view, words) for card in view.hand])


def _hand_title(view: View, words: Words) -> Text:
    fuel = words.say("table-fuel", count=len(view.hand)) if step(view) else ""
    return Text.assemble((words.say("table-hand"), "bold"), "  ", (fuel, "dim"))


def _plain_cards(deck: Deck, view: View, words: Words) -> RenderableType:
    """The cards without frames; one that stands on the grid says how to score it."""
    cards = []
    for card in (deck.cards[number] for number in view.hand):
        points = words.say("table-points", points=card.points)
        head = Text.assemble((str(card.id), "bold"), f" · {points}")
        if _stands(deck, card, view):
            head = Text.assemble(head, (f" · {words.say('table-scorable', card=card.id)}", "bold green"))
        cards.append(Group(head, _pattern(card, words)))
    return Columns(cards, padding=(0, 2))


def _stands(deck: Deck, card: Card, view: View) -> bool:
    return bool(view.grid) and deck.matches(pack(view.grid), card.id)


def _pattern(card: Card, words: Words) -> Table:
    pattern = Table.grid(padding=(0, 1))
    for row in card.pattern:
        pattern.add_row(*(Text("·", style="dim") if face is None else _face(face, words) for face in row))
    return pattern


def _card(deck: Deck, card: Card, view: View, words: Words) -> Panel:
    """The card's pattern, with how to score it if it is on the grid now."""
    stands = _stands(deck, card, view)
    points = words.say("table-points", points=card.points)
    pattern = _pattern(card, words)
    how = Text(words.say("table-scorable", card=card.id)) if stands else None
    if how is not None:
        pattern.min_width = how.cell_len + 2  # a frame is as wide as its title, but cuts off what is below
    return Panel(
        pattern,
        title=Text.assemble((str(card.id), "bold"), f" · {points}"),
        subtitle=how,
        border_style="bold green" if stands else "dim",
        box=box.DOUBLE if stands else box.ROUNDED,
    )


def _brief_players(deck: Deck, view: View, words: Words) -> RenderableType:
    """One line per player."""
    lines = Table.grid(padding=(0, 2, 0, 0))
    for seat, scored in enumerate(view.scored):
        counts = {"hand": view.hand_sizes[seat], "scored": len(scored), "points": deck.points(scored)}
        lines.add_row(_name(view, seat, words), words.say("table-brief", **counts))
    return lines


def _players(deck: Deck, view: View, words: Words) -> RenderableType:
    table = Table(box=None, header_style="dim", pad_edge=False, padding=(0, 2, 0, 0))
    headings = ("", words.say("table-cards"), words.say("table-scored"), words.say("table-total"))
    for heading in headings:
        table.add_column(heading)
    for seat, scored in enumerate(view.scored):
        cards = f"{len(scored)}  {_by_value(deck, scored)}"
        table.add_row(_name(view, seat, words), str(view.hand_sizes[seat]), cards, str(deck.points(scored)))
    return table


def _name(view: View, seat: Seat, words: Words) -> Text:
    on_turn = view.phase is Phase.TURN and seat == view.turn
    name = Text(f"{'▶' if on_turn else ' '} {words.player(seat)}", style="bold" if on_turn else "")
    if seat in view.rested:
        name.append(f" ({words.say('table-rested')})", style="dim")
    return name


def _by_value(deck: Deck, cards: Iterable[int]) -> Text:
    """The scored cards counted by value, which shows who has the most 1s."""
    values = [deck.cards[card].points for card in cards]
    counts = ((value, values.count(value)) for value in deck.by_points)
    return Text(" ".join(f"{count}×{value}" for value, count in counts if count), style="dim")
