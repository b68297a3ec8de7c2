"""How the terminal shows a game: each by its plug-in's own functions, where it has them."""

from collections.abc import Callable
from typing import Any, TypeAlias, cast

from rich.console import RenderableType

from meseta.cli.drawings.plain import draw_as_text
from meseta.core.actions import LegalActions
from meseta.core.game import Action, AnyGame, Game, State, View
from meseta.core.plugin import resolve
from meseta.games import find_plugin, plugin
from meseta.i18n.words import Words

Drawing: TypeAlias = Callable[[AnyGame, Any, Words], RenderableType]  # type: ignore[explicit-any]
"""Draws the table as one viewer sees it (`GamePlugin.drawing`); the view's type depends on the game."""
Where: TypeAlias = Callable[[AnyGame, Any, LegalActions[Any], str, Words], RenderableType]  # type: ignore[explicit-any]
"""Answers where something can be done, given view, legal actions and question (`GamePlugin.where`)."""
Look: TypeAlias = Callable[[AnyGame, Any, str, Words], RenderableType]  # type: ignore[explicit-any]
"""Draws one part of the table, given view and the part's name as typed (`GamePlugin.look`)."""
Step: TypeAlias = Callable[[Any], str]  # type: ignore[explicit-any]
"""The code of what the viewer has to do; empty where nothing is asked of them (`GamePlugin.step`)."""
Saying: TypeAlias = Callable[[AnyGame, Any, Any, Words], str]  # type: ignore[explicit-any]
"""An action in words, given the view of whoever takes it (`GamePlugin.saying`)."""


def draw(game: Game[State, Action, View], view: View, words: Words) -> RenderableType:
    """The table as one viewer sees it."""
    found = plugin(game.info.key)
    if found.drawing is None:
        return draw_as_text(game, view, words)
    return cast(Drawing, resolve(found, found.drawing))(game, view, words)


def answer_where(
    game: Game[State, Action, View], view: View, legal: LegalActions[Action], question: str, words: Words
) -> RenderableType:
    """Where something can be done, in games that answer that question."""
    found = plugin(game.info.key)
    if found.where is None:
        return words.say("cli-no-where")
    return cast(Where, resolve(found, found.where))(game, view, legal, question, words)


def look_at(game: Game[State, Action, View], view: View, part: str, words: Words) -> RenderableType:
    """A part of the table, by its name as typed; all of it in games that do not show parts by themselves."""
    found = plugin(game.info.key)
    if found.look is None:
        return draw(game, view, words)
    return cast(Look, resolve(found, found.look))(game, view, part, words)


def step_of(game: Game[State, Action, View], view: View) -> str:
    """The code of what the viewer has to do; empty in games that do not name their steps."""
    found = find_plugin(game.info.key)
    if found is None or found.step is None:
        return ""
    return cast(Step, resolve(found, found.step))(view)


def in_words(game: Game[State, Action, View], view: View, action: Action, words: Words) -> str:
    """What the action does, in words; empty in games that have none for it."""
    found = find_plugin(game.info.key)
    if found is None or found.saying is None:
        return ""
    return cast(Saying, resolve(found, found.saying))(game, view, action, words)
