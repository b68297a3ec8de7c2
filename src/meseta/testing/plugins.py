"""Everything a game's plug-in refers to exists and is of the right kind."""

import re
from io import StringIO
from itertools import cycle
from typing import Final, get_args

from rich.console import Console

from meseta.cli.drawings import answer_where, draw
from meseta.core.game import AnyGame
from meseta.core.plugin import event_types, read_resource, resolve, sheet
from meseta.core.seats import CHANCE
from meseta.games import check_edition, open_game, plugin, standard_text
from meseta.i18n.languages import LANGUAGES
from meseta.i18n.words import Words
from meseta.paper.layout import Paper
from meseta.paper.pages import leaves, svg_of
from meseta.testing.walks import Walks

DEEP: Final = 5_000
NO_EDITIONS: Final = ("", "name = ", "name = 4", f"name = {'[' * DEEP}{']' * DEEP}", "#" * 1_000_000)
"""Texts that are not editions: empty, cut short, of the wrong type, deeply nested, very long."""


def check_references(game: AnyGame) -> None:
    """Every reference and file named by the plug-in exists; raises `BadPlugin` if one does not."""
    found = plugin(game.info.key)
    named = [found.opener, found.state, found.action, found.view, found.event, *found.sheets.values()]
    named += [
        reference
        for reference in (
            *(found.edition_format, found.bots, found.judge, found.reason, found.companion),
            *(found.drawing, found.where, found.look, found.step, found.saying),
            *(found.picture, found.made),
        )
        if reference is not None
    ]
    for reference in named:
        resolve(found, reference)
    for resource in (found.standard_edition, found.ratings):
        assert resource is None or read_resource(found, resource), f"{resource} is empty"


def check_types(walks: Walks) -> None:
    """States, actions, views and events are of the types named by the plug-in."""
    game, found = walks.game, plugin(walks.key)
    state, view, action = (_types(resolve(found, name)) for name in (found.state, found.view, found.action))
    events = event_types(found)
    for ply in walks.sampled(60):
        _check_type(ply.after, state, f"{ply.place}: the state", found.state)
        _check_type(ply.action, action, f"{ply.place}: the action", found.action)
        for viewer in (None, *range(walks.seats)):
            _check_type(game.observe(ply.after, viewer), view, f"{ply.place}: the view", found.view)
            for event in game.narrate(ply.before, ply.seat, ply.action, ply.after, viewer):
                _check_type(event, events, f"{ply.place}: an event", found.event)


def _types(named: object) -> tuple[type, ...]:
    """The type, or all types of a union."""
    return get_args(named) or (named,)


def _check_type(thing: object, types: tuple[type, ...], what: str, reference: str) -> None:
    assert isinstance(thing, types), f"{what} is a {type(thing).__name__}, which is not {reference}"


def check_drawings(walks: Walks) -> None:
    """In any position and language, every view can be drawn in the terminal and `where` gets an answer."""
    game, console = walks.game, Console(width=120, file=StringIO(), record=True)
    spoken = cycle([Words(language, walks.key) for language in LANGUAGES])
    for ply, words in zip(walks.sampled(20), spoken, strict=False):
        for viewer in (None, *range(walks.seats)):
            console.print(draw(game, game.observe(ply.before, viewer), words))
            assert console.export_text().strip(), f"{ply.place}: nothing is drawn for viewer {viewer}"
        if ply.seat != CHANCE:
            view, legal = game.observe(ply.before, ply.seat), game.legal(ply.before, ply.seat)
            answer_where(game, view, legal, "", words)


def check_sheets(game: AnyGame, language: str) -> None:
    """Every printable sheet is an SVG drawing that says how large it is, and can be laid out on paper."""
    found = plugin(game.info.key)
    words = Words(language, game.info.key)
    for name in found.sheets:
        drawn = sheet(found, name)(game, words.say)
        assert drawn.lstrip().startswith("<svg"), f"the sheet {name} is not SVG: {drawn[:40]}"
        sides = [
            side for side in ("width", "height") if not re.search(rf'^<svg[^>]* {side}="[\d.]+mm"', drawn)
        ]
        assert not sides, f"the sheet {name} does not give its {' and '.join(sides)} in mm"
        for paper in Paper:
            assert [svg_of(leaf) for leaf in leaves([drawn], paper, words.say)], f"the sheet {name} is empty"


def check_editions(game: AnyGame) -> None:
    """The standard edition is valid and opens the same game; texts that are not editions are refused."""
    found = plugin(game.info.key)
    if found.edition_format is None:
        assert found.standard_edition is None, "a standard edition is named, but no form of editions"
        return
    text = standard_text(found.key)
    wrong = check_edition(text, found.key).findings
    assert wrong == (), f"the standard edition is wrong: {wrong}"
    assert open_game(found.key, text).edition == game.edition, "the standard edition opens as another one"
    for nonsense in NO_EDITIONS:
        found_wrong = check_edition(nonsense, found.key).findings
        assert found_wrong, f"nothing is found wrong with {nonsense[:20]!r} …"
