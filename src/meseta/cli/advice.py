"""Hints and verdicts in the terminal: actions as people write them, and why."""

from typing import Final

from meseta.cli.drawings import in_words
from meseta.core.abilities import Phrasing
from meseta.core.game import Action, Game, State, View
from meseta.core.seats import Seat
from meseta.i18n.reasons import why
from meseta.i18n.words import Words
from meseta.play.advice import Hint

SIGNS: Final = {"inaccuracy": "?!", "mistake": "?", "blunder": "??", "good": "!"}
"""How marks are written."""


def phrase(game: Game[State, Action, View], state: State, seat: Seat, text: str) -> str:
    """An action in notation, as a person would type it in this position."""
    return game.phrase(state, seat, game.read(text)) if isinstance(game, Phrasing) else text


def told(
    game: Game[State, Action, View], state: State, seat: Seat, text: str, words: Words
) -> tuple[str, str]:
    """What an action does, in words (empty in games that have none), and how to type it."""
    said = in_words(game, game.observe(state, seat), game.read(text), words)
    return said, phrase(game, state, seat, text)


def phrases(game: Game[State, Action, View], state: State, seat: Seat, turn: tuple[str, ...]) -> str:
    """The actions of a turn, one after another, as a person would type them."""
    typed = []
    for text in turn:
        typed.append(phrase(game, state, seat, text))
        action = game.read(text)
        if game.closes(state, seat, action):
            break
        state = game.apply(state, seat, action)
    return ", ".join(typed)


def hint_lines(
    game: Game[State, Action, View], state: State, seat: Seat, hint: Hint, words: Words
) -> list[str]:
    """What to do now, why, and what would be about as good."""
    said, typed = told(game, state, seat, hint.action, words)
    lines = [words.say("cli-hint", action=said or typed), *([f"  {typed}"] if said else [])]
    same = hint.other[:1] == hint.turn[:1]  # the two part ways only later in the turn
    if hint.sure and not same:
        other = hint.worth - hint.lead
        return [*lines, why(words, hint.unit, hint.worth, hint.reasons, other, hint.against)]
    lines.append(why(words, hint.unit, hint.worth, hint.reasons))
    if hint.other and not same:
        lines.append(words.say("why-equal", other=phrases(game, state, seat, hint.other)))
    return lines
