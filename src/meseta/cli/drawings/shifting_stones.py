"""Shifting Stones in a terminal: the grid with the underside of each stone, the hand and the players."""

from collections.abc import Iterable, Iterator
from typing import Final

from rich import box
from rich.align import Align
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from meseta.core.game import AnyGame
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


def draw_table(game: AnyGame, view: View, words: Words) -> RenderableType:
    """Everything the viewer knows, the grid first."""
    assert isinstance(game, ShiftingStones)
    parts: list[RenderableType] = [Align.center(_grid(view, words)), *_status(view, words)]
    if view.viewer is not None:
        parts.append(_hand(game.deck, view, words))
    parts.append(_players(game.deck, view, words))
    return Group(*parts)


def _face(face: Face, words: Words) -> Text:
    return Text(words.say(f"face-{FACES[face]}"), style=STYLES[FACES[face]])


def _grid(view: View, words: Words) -> RenderableType:
    table = Table(
        box=box.ROUNDED,
        padding=0,
        show_lines=True,
        title=f"▲ {words.say('table-top')}",
        header_style="dim",
        title_style="dim",
    )
    table.add_column("", style="dim", vertical="middle")
    for column in "abc":
        table.add_column(column, justify="center", min_width=11)
    for row in range(3):
        stones = view.grid[3 * row : 3 * row + 3]
        cells = (Text.assemble(_face(face, words), "\n", _under(face, words)) for face in stones)
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
    for line in (words.say("table-grid"), f"{piles} · {aim}"):
        yield Text(line, style="dim", justify="center")


def _hand(deck: Deck, view: View, words: Words) -> RenderableType:
    cards = [_card(deck, deck.cards[card], view, words) for card in view.hand]
    title = Text(words.say("table-hand"), style="bold")
    on_turn = view.phase is Phase.TURN and view.turn == view.viewer
    fuel = words.say("table-fuel", count=len(view.hand)) if on_turn else ""
    return Group(Text.assemble(title, "  ", (fuel, "dim")), Columns(cards))


def _card(deck: Deck, card: Card, view: View, words: Words) -> Panel:
    """The card's pattern, with how to score it if it is on the grid now."""
    stands = bool(view.grid) and deck.matches(pack(view.grid), card.id)
    pattern = Table.grid(padding=(0, 1))
    for row in card.pattern:
        pattern.add_row(*(Text("·", style="dim") if face is None else _face(face, words) for face in row))
    points = words.say("table-points", points=card.points)
    return Panel(
        pattern,
        title=Text.assemble((str(card.id), "bold"), f" · {points}"),
        subtitle=Text(words.say("table-scorable", card=card.id)) if stands else None,
        border_style="bold green" if stands else "dim",
        box=box.DOUBLE if stands else box.ROUNDED,
    )


def _players(deck: Deck, view: View, words: Words) -> RenderableType:
    table = Table(box=None, header_style="dim", pad_edge=False, padding=(0, 2, 0, 0))
    headings = ("", words.say("table-cards"), words.say("table-scored"), words.say("table-total"))
    for heading in headings:
        table.add_column(heading)
    for seat, scored in enumerate(view.scored):
        on_turn = view.phase is Phase.TURN and seat == view.turn
        name = Text(f"{'▶' if on_turn else ' '} {words.player(seat)}", style="bold" if on_turn else "")
        if seat in view.rested:
            name.append(f" ({words.say('table-rested')})", style="dim")
        cards = f"{len(scored)}  {_by_value(deck, scored)}"
        table.add_row(name, str(view.hand_sizes[seat]), cards, str(deck.points(scored)))
    return table


def _by_value(deck: Deck, cards: Iterable[int]) -> Text:
    """The scored cards counted by value, which shows who has the most 1s."""
    values = [deck.cards[card].points for card in cards]
    counts = ((value, values.count(value)) for value in deck.by_points)
    return Text(" ".join(f"{count}×{value}" for value, count in counts if count), style="dim")
