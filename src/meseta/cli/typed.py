"""What can be typed at the table besides actions. A command gives its reply, or None if the table changes."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.text import Text

from meseta.cli.advice import hint_lines
from meseta.cli.drawings import answer_where, draw, look_at, step_of
from meseta.cli.files import save_record
from meseta.cli.replay import log_lines
from meseta.cli.voice import console, speak, words
from meseta.core.errors import IllegalAction
from meseta.core.record import UNDO
from meseta.core.seats import Seat
from meseta.i18n.languages import LANGUAGES
from meseta.i18n.rulebook import book, page
from meseta.i18n.words import Words
from meseta.play.advice import give_hint

if TYPE_CHECKING:
    from meseta.cli.terminal import Terminal

Command: TypeAlias = Callable[["Terminal", Seat, str], RenderableType | None]
"""Carries out a command with what was typed after it."""

QUIT: Final = "cli-command-quit"
FORCED: Final = "!"
"""What is written after `save` to replace a file."""


def undo(terminal: "Terminal", seat: Seat, rest: str) -> None:
    """Take back the latest action."""
    terminal.submit(seat, UNDO)


def show_help(terminal: "Terminal", seat: Seat, rest: str) -> RenderableType:
    """What can be typed now and the commands; with any word after it, every action of the game."""
    say, game = words().say, terminal.game
    step = step_of(game, game.observe(terminal.match.state, seat))
    clause = words().say(f"clause-{step}") if f"clause-{step}" in words() else game.clauses.ids[0]
    commands = say("cli-help-commands", clause=clause)
    if not step or rest:
        every = _heading(say("cli-help-actions"))
        return Group(every, say("notation-help"), _heading(say("cli-help-always")), commands)
    now = _heading(say("cli-help-now", step=say(f"prompt-{step}"), clause=clause))
    return Group(now, say(f"help-{step}"), _heading(say("cli-help-always")), commands)


def _heading(text: str) -> Text:
    return Text(text, style="bold")


def attempt(terminal: "Terminal", seat: Seat, text: str) -> RenderableType:
    """What the table would look like after an action, without doing it."""
    if not text:
        return words().say("cli-try-how")
    game, state = terminal.game, terminal.match.state
    action = game.read(text)
    if (wrong := game.fault(state, seat, action)) is not None:
        raise IllegalAction(seat, wrong)
    if game.closes(state, seat, action):
        return words().say("cli-try-final")
    after = game.observe(game.apply(state, seat, action), seat)
    return Group(draw(game, after, words()), Text(words().say("cli-tried", action=text), style="cyan"))


def where(terminal: "Terminal", seat: Seat, question: str) -> RenderableType:
    """Where something can be done, in games that answer that question."""
    game, state = terminal.game, terminal.match.state
    return answer_where(game, game.observe(state, seat), game.legal(state, seat), question, words())


def look(terminal: "Terminal", seat: Seat, part: str) -> RenderableType:
    """A part of the table, such as another player's sheet."""
    return look_at(terminal.game, terminal.game.observe(terminal.match.state, seat), part, words())


def hint(terminal: "Terminal", seat: Seat, rest: str) -> RenderableType:
    """What the judge of the game would do, and why."""
    game, state = terminal.game, terminal.match.state
    with console.status(Text(words().say("cli-thinking"))):
        found = give_hint(game, state, seat)
    return Group(*(Text(line, style="cyan") for line in hint_lines(game, state, seat, found, words())))


def rules(terminal: "Terminal", seat: Seat, clause: str) -> RenderableType:
    """The rule book, or one clause of it."""
    game, language = terminal.game, words().language
    return Markdown(page(game, clause, language) if clause else book(game, language))


def log(terminal: "Terminal", seat: Seat, rest: str) -> RenderableType:
    """What has happened so far."""
    return Group(*log_lines(terminal.game, terminal.story, seat, words(), numbered=False))


def save(terminal: "Terminal", seat: Seat, path: str) -> RenderableType:
    """Save the match to a file, unless that would replace one that is not its own."""
    if path and Path(path).exists() and not terminal.owns(Path(path)):
        return words().say("cli-save-exists", path=path)
    return replace(terminal, seat, path)


def replace(terminal: "Terminal", seat: Seat, path: str) -> RenderableType:
    """Save the match to a file, whatever was in it."""
    if not path:
        return words().say("cli-save-how")
    save_record(Path(path), terminal.match.record())
    terminal.written.append(Path(path))
    return words().say("cli-saved", path=path)


def change_language(terminal: "Terminal", seat: Seat, language: str) -> RenderableType | None:
    """Use another language from now on."""
    if language not in LANGUAGES:
        return words().say("cli-unknown-language", known=", ".join(LANGUAGES))
    speak(language, terminal.game.info.key, terminal.match.header.players)
    terminal.notes = [words().say("cli-language-now")]
    return None


COMMANDS: Final[dict[str, Command]] = {
    "cli-command-undo": undo,
    "cli-command-help": show_help,
    "cli-command-hint": hint,
    "cli-command-try": attempt,
    "cli-command-where": where,
    "cli-command-look": look,
    "cli-command-rules": rules,
    "cli-command-log": log,
    "cli-command-save": save,
    "cli-command-lang": change_language,
}
"""The commands, by the message that spells them."""


@cache
def command_names() -> dict[str, Command]:
    """Every command by each of its spellings."""
    names = {name: command for code, command in COMMANDS.items() for name in spellings(code)}
    return names | {f"{name}{FORCED}": replace for name in spellings("cli-command-save")}


@cache
def spellings(code: str) -> tuple[str, ...]:
    """The spellings of a command in every language, so that nobody has to remember which one is in use."""
    said = (Words(language).say(code) for language in LANGUAGES)
    return tuple(name.strip() for names in said for name in names.split(","))
