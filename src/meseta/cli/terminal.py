"""A match at one keyboard: draw the table for whoever is to act, and do what they type."""

from collections import defaultdict
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Final, TypeAlias

from rich.markdown import Markdown
from rich.text import Text

from meseta.bots.bot import NORMAL, AnyBot, ask
from meseta.cli.advice import hint_lines
from meseta.cli.drawings import answer_where, draw
from meseta.cli.files import save_record
from meseta.cli.replay import log_lines, sentences
from meseta.cli.scores import scores
from meseta.cli.voice import console, speak, words
from meseta.core.errors import IllegalAction, MesetaError
from meseta.core.record import UNDO
from meseta.core.seats import Seat
from meseta.i18n.languages import LANGUAGES
from meseta.i18n.rulebook import book, page
from meseta.i18n.words import Words
from meseta.play.advice import give_hint
from meseta.play.match import AnyMatch, Submission
from meseta.play.replay import moments

QUIT: Final = "cli-command-quit"
CLEAR_SCROLLBACK: Final = "\x1b[3J"


class Terminal:
    """One match played in the terminal. With `save`, the record on disk is updated after every action."""

    def __init__(self, match: AnyMatch, bots: Mapping[Seat, AnyBot], rng: Random, save: Path | None) -> None:
        self.match = match
        self.game = match.game
        self.bots = bots
        self.rng = rng
        self.bot_rng = Random(rng.getrandbits(64))
        """The bots' own generator: with chance's they could predict what will be dealt."""
        self.save = save
        self.story = moments(match.game, match.record())
        """Everything that has happened so far."""
        self.told: defaultdict[Seat | None, int] = defaultdict(int)
        """How much of it each person has been told."""
        self.looking: Seat | None = None
        """The seat of the person looking at the screen."""
        self.greeted = False

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            while not self.match.over:
                seat = min(self.game.actors(self.match.state))
                if seat in self.bots:
                    self._let_bot_act(seat)
                elif not self._let_person_act(seat):
                    break
        except (EOFError, KeyboardInterrupt):
            console.print()
        self._close()

    def _let_bot_act(self, seat: Seat) -> None:
        with console.status(Text(words().say("cli-bot-thinks", seat=seat))):
            action = self._ask(self.bots[seat], self.match.header.bots.get(seat, ""), seat)
        self._submit(seat, action)

    def _ask(self, bot: AnyBot, name: str, seat: Seat) -> str:
        state = self.match.state
        legal = self.game.legal(state, seat)
        return self.game.write(ask(bot, name, self.game.observe(state, seat), legal, NORMAL, self.bot_rng))

    def _submit(self, seat: Seat, text: str) -> None:
        submission = Submission(f"ply-{len(self.match.entries)}", self.match.step_of(seat), text)
        accepted = self.match.submit(seat, submission, self.rng)
        self.match = accepted.match
        self.story.extend(accepted.moments)
        if self.save is not None:
            save_record(self.save, self.match.record())

    def _let_person_act(self, seat: Seat) -> bool:
        """Show the table and take one action; returns whether the person stays."""
        self._hand_over(seat)
        self._tell(seat)
        self._draw(seat)
        if not self.greeted:
            console.print(words().say("cli-how-to"), style="dim")
            self.greeted = True
        while (
            line := console.input(Text(f"{words().player(seat)} › ", "bold")).strip()
        ).lower() not in spellings(QUIT):
            if line and self._obey(seat, line):
                return True
        return False

    def _hand_over(self, seat: Seat) -> None:
        """Clear the screen between two people, so that neither sees the other's hand."""
        if self.looking not in (None, seat):
            self._clear()
            console.input(Text(words().say("cli-curtain", seat=seat)))
            self._clear()
        self.looking = seat

    def _clear(self) -> None:
        console.clear()
        if console.is_terminal:
            console.file.write(CLEAR_SCROLLBACK)

    def _tell(self, viewer: Seat | None) -> None:
        """Say what has happened since this viewer was last told."""
        for moment in self.story[self.told[viewer] :]:
            for sentence in sentences(self.game, moment, viewer, words()):
                console.print(f"  {sentence}")
        self.told[viewer] = len(self.story)

    def _draw(self, viewer: Seat) -> None:
        console.rule(words().say("cli-turn", seat=viewer))
        console.print(draw(self.game, self.game.observe(self.match.state, viewer), words()))

    def _obey(self, seat: Seat, line: str) -> bool:
        """Do what the line says; returns whether the table must be redrawn."""
        verb, _, rest = line.partition(" ")
        try:
            if command := command_names().get(verb.lower()):
                return bool(command(self, seat, rest.strip()))
            self._submit(seat, line)
        except MesetaError as error:
            console.print(words().error(error), style="red")
            return False
        return True

    def undo(self, seat: Seat, rest: str) -> bool:
        """Take back the latest action."""
        self._submit(seat, UNDO)
        return True

    def help(self, seat: Seat, rest: str) -> None:
        """Print what can be typed here."""
        commands = words().say("cli-help-commands", clause=self.game.clauses.ids[0])
        console.print(words().say("notation-help"), commands, sep="\n")

    def attempt(self, seat: Seat, text: str) -> None:
        """Show what the table would look like after an action, without doing it."""
        state = self.match.state
        action = self.game.read(text)
        if (wrong := self.game.fault(state, seat, action)) is not None:
            raise IllegalAction(seat, wrong)
        if self.game.closes(state, seat, action):
            console.print(words().say("cli-try-final"))
            return
        after = self.game.apply(state, seat, action)
        console.print(draw(self.game, self.game.observe(after, seat), words()))
        console.print(words().say("cli-tried", action=text), style="cyan")

    def where(self, seat: Seat, question: str) -> None:
        """Print where something can be done, in games that answer that question."""
        state = self.match.state
        view, legal = self.game.observe(state, seat), self.game.legal(state, seat)
        console.print(answer_where(self.game, view, legal, question, words()))

    def hint(self, seat: Seat, rest: str) -> None:
        """Print what the judge of the game would do, and why."""
        with console.status(Text(words().say("cli-thinking"))):
            hint = give_hint(self.game, self.match.state, seat)
        for line in hint_lines(self.game, self.match.state, seat, hint, words()):
            console.print(line, style="cyan", highlight=False)

    def rules(self, seat: Seat, clause: str) -> None:
        """Print the rule book, or one clause of it."""
        language = words().language
        console.print(Markdown(page(self.game, clause, language) if clause else book(self.game, language)))

    def log(self, seat: Seat, rest: str) -> None:
        """Print what has happened so far."""
        for entry in log_lines(self.game, self.story, seat, words(), numbered=False):
            console.print(entry)

    def write(self, seat: Seat, path: str) -> None:
        """Save the match to a file."""
        if not path:
            console.print(words().say("cli-save-how"))
            return
        save_record(Path(path), self.match.record())
        console.print(words().say("cli-saved", path=path))

    def change_language(self, seat: Seat, language: str) -> bool:
        """Use another language from now on."""
        if language not in LANGUAGES:
            console.print(words().say("cli-unknown-language", known=", ".join(LANGUAGES)))
            return False
        speak(language, self.game.info.key, self.match.header.players)
        console.print(words().say("cli-language-now"))
        return True

    def _close(self) -> None:
        """Print the end of the game, or a goodbye if it was left unfinished."""
        if self.match.over:
            self._tell(self.looking)
            console.rule(words().say("cli-over"))
            console.print(draw(self.game, self.game.observe(self.match.state, self.looking), words()))
            console.print(scores(self.game, self.match.state, words()))
        else:
            console.print(words().say("cli-goodbye"))
        if self.save is not None:
            console.print(words().say("cli-saved", path=str(self.save)))
        elif not self.match.over:
            console.print(words().say("cli-not-saved"), style="dim")


Command: TypeAlias = Callable[[Terminal, Seat, str], bool | None]
"""Carries out a command, and returns whether to redraw the table."""

COMMANDS: Final[dict[str, Command]] = {
    "cli-command-undo": Terminal.undo,
    "cli-command-help": Terminal.help,
    "cli-command-hint": Terminal.hint,
    "cli-command-try": Terminal.attempt,
    "cli-command-where": Terminal.where,
    "cli-command-rules": Terminal.rules,
    "cli-command-log": Terminal.log,
    "cli-command-save": Terminal.write,
    "cli-command-lang": Terminal.change_language,
}
"""What a person can type besides actions, by the message that spells it."""


@cache
def command_names() -> dict[str, Command]:
    """Every command by each of its spellings."""
    return {name: command for code, command in COMMANDS.items() for name in spellings(code)}


@cache
def spellings(code: str) -> tuple[str, ...]:
    """The spellings of a command in every language, so that nobody has to remember which one is in use."""
    said = (Words(language).say(code) for language in LANGUAGES)
    return tuple(name.strip() for names in said for name in names.split(","))
