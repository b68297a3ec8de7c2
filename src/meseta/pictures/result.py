"""The end of a match as a picture: who won and why, everybody's points by part, and what they have made."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, cast

from meseta.core.game import AnyGame, Viewed
from meseta.core.plugin import Made, Picture, resolve
from meseta.core.results import Outcome, Score
from meseta.core.seats import Seat
from meseta.games import plugin
from meseta.i18n.endings import decided, reason, verdict
from meseta.i18n.words import Words
from meseta.paper.svg import INK
from meseta.pictures.elements import (
    LINE,
    OCHRE,
    embedded,
    figures,
    seal,
    sheet_of_paper,
    size_of,
    star,
    words,
)
from meseta.pictures.frame import GAP, INNER, LEAST, MARGIN, MOST, Head, Look, draw_head, foot_of, framed
from meseta.pictures.lettering import extent, fitted

PAD: Final = 16
HEAD: Final = 52
"""The height of a name with its seal."""
SMALL: Final = 20
"""The size of the parts of a score."""
LEADING: Final = 29
BETWEEN: Final = 1.6
"""The room between two parts, as a share of their size."""
CAPTION: Final = 0.36
"""How much of a panel its words take, if what was made stands beside them."""
NARROWEST: Final = 340
"""Room for words beside something."""

Parts = list[tuple[str, str]]


class Panel(NamedTuple):
    """One seat's part of the picture."""

    score: Score
    parts: Parts
    won: bool
    made: str
    """What the seat has made, as an SVG; empty if the game draws nothing of the kind."""


class Layout(NamedTuple):
    """How the panels are laid out."""

    columns: int
    beside: bool
    """Whether what was made stands beside the words, else below them."""
    width: float
    captions: float
    """The height of the words in a panel."""
    across: float
    down: float
    """The size of what was made."""

    @property
    def panel(self) -> float:
        """The height of a panel."""
        drawn = self.down + 2 * PAD if self.down else 0
        return max(self.captions, drawn) if self.beside else self.captions + max(0, drawn - PAD)


def draw_result(
    game: AnyGame,
    views: Sequence[Viewed],
    scores: Sequence[Score],
    outcome: Outcome,
    look: Look,
    *,
    conceded: bool = False,
) -> str:
    """The end of the match as every seat sees it; `conceded` if somebody gave up: then no points decided."""
    say = look.words
    why = [] if conceded else [decided(scores, outcome, say)]
    head = Head(
        say.say("name") if "name" in say else game.info.key,
        look.date,
        verdict(scores, outcome, say),
        "  ".join(filter(None, [*why, reason(outcome, say)])),
    )
    panels = list(_panels(game, views, scores, outcome, say))
    top = draw_head(head)[1]
    rest = top + foot_of(look)
    layout = _best(panels, MOST - rest)
    rows = -(-len(panels) // layout.columns)
    body = rows * (layout.panel + GAP) - GAP
    height = max(LEAST, round(rest + body))
    drawn = [
        part
        for place, panel in enumerate(panels)
        for part in _draw(panel, layout, *_corner(place, len(panels), layout), say)
    ]
    return framed(look, head, drawn, top + (height - rest - body) / 2, height)


def _panels(
    game: AnyGame, views: Sequence[Viewed], scores: Sequence[Score], outcome: Outcome, say: Words
) -> Iterator[Panel]:
    """The winners first, then by points."""
    ranked = sorted(scores, key=lambda one: (one.seat not in outcome.winners, -one.total, one.seat))
    for score in ranked:
        parts = [
            (say.say(f"part-{part.code}", count=part.count, **part.detail), str(part.points))
            for part in score.parts
        ]
        won = score.seat in outcome.winners and len(scores) > 1
        yield Panel(score, parts, won, made_by(game, views[score.seat], score.seat))


def made_by(game: AnyGame, view: Viewed, seat: Seat) -> str:
    """What the seat has made, as the game draws it; empty if it does not."""
    found = plugin(game.info.key)
    return "" if found.made is None else cast(Made, resolve(found, found.made))(game, view, seat)


def position_of(game: AnyGame, view: Viewed) -> str:
    """The position as the game draws it; empty if it does not."""
    found = plugin(game.info.key)
    return "" if found.picture is None else cast(Picture, resolve(found, found.picture))(game, view)


def _best(panels: Sequence[Panel], room: float) -> Layout:
    """The layout in which what was made is largest."""
    aspect = _aspect(panels[0].made)
    found = [
        _lay_out(panels, columns, beside, aspect, room)
        for columns in range(1, len(panels) + 1)
        for beside in (False, True)
        if not beside or (aspect and _width(columns) * CAPTION >= NARROWEST)
    ]
    if not aspect:
        return found[min(len(panels), 2) - 1]
    return max(found, key=lambda layout: layout.across)


def _width(columns: int) -> float:
    """How wide a panel is."""
    return (INNER - (columns - 1) * GAP) / columns


def _aspect(made: str) -> float:
    if not made:
        return 0
    width, height = size_of(made)
    return width / height


def _lay_out(panels: Sequence[Panel], columns: int, beside: bool, aspect: float, room: float) -> Layout:
    width = _width(columns)
    inner = width * CAPTION - PAD if beside else width - 2 * PAD
    captions = max(PAD + HEAD + len(_rows(panel.parts, inner)) * LEADING + PAD for panel in panels)
    if not aspect:
        return Layout(columns, beside, width, captions, 0, 0)
    rows = -(-len(panels) // columns)
    high = (room + GAP) / rows - GAP - (2 * PAD if beside else captions + PAD)
    wide = width * (1 - CAPTION) - 2 * PAD if beside else inner
    across = max(60.0, min(wide, high * aspect))
    return Layout(columns, beside, width, captions, across, across / aspect)


def _rows(parts: Parts, width: float) -> list[Parts]:
    """The parts line by line; one that is too long for a line becomes shorter."""
    rows: list[Parts] = [[]]
    left = width
    for label, figure in parts:
        label = fitted(label, SMALL, width - extent(f" {figure}", SMALL, bold=True), least=1).words
        wide = extent(f"{label} ", SMALL) + extent(figure, SMALL, bold=True)
        if rows[-1] and wide > left:
            rows.append([])
            left = width
        rows[-1].append((label, figure))
        left -= wide + BETWEEN * SMALL
    return rows


def _corner(place: int, count: int, layout: Layout) -> tuple[float, float]:
    """The upper left corner of a panel; the last row stands in the middle."""
    row, column = divmod(place, layout.columns)
    alone = min(layout.columns, count - row * layout.columns)
    left = MARGIN + (INNER - alone * (layout.width + GAP) + GAP) / 2
    return left + column * (layout.width + GAP), row * (layout.panel + GAP)


def _draw(panel: Panel, layout: Layout, x: float, y: float, say: Words) -> Iterator[str]:
    yield sheet_of_paper(x, y, layout.width, layout.panel, *((OCHRE, 5) if panel.won else (LINE, 2)))
    inner = layout.width * CAPTION - PAD if layout.beside else layout.width - 2 * PAD
    yield from _caption(panel, x + PAD, y + PAD, inner, say)
    if not panel.made:
        return
    if layout.beside:
        room = layout.width * (1 - CAPTION)
        left = x + layout.width - PAD - (room - PAD + layout.across) / 2
        top = y + (layout.panel - layout.down) / 2
    else:
        left, top = x + (layout.width - layout.across) / 2, y + layout.captions
    yield embedded(panel.made, left, top, layout.across, layout.down)


def _caption(panel: Panel, x: float, y: float, width: float, say: Words) -> Iterator[str]:
    """The seal, the name, the total, and the parts of it."""
    total = str(panel.score.total)
    points = extent(total, 40, bold=True) + 4
    yield seal(panel.score.seat, x, y, 36)
    yield words(x + width, y + 33, total, 40, points, fill=INK, bold=True, anchor="end")
    room = width - 46 - points - 8 - (34 if panel.won else 0)
    name, size = fitted(say.player(panel.score.seat), 28, room, least=0.7, bold=True)
    yield words(x + 46, y + 28, name, size, room, bold=True)
    if panel.won:
        yield star(x + width - points - 20, y + 18, 28)
    for number, row in enumerate(_rows(panel.parts, width)):
        yield figures(x, y + HEAD + 16 + number * LEADING, row, SMALL, width)
