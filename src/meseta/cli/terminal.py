"""A match at one keyboard: the table drawn for whoever is to act, and their words understood."""

from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Final

from rich.markdown import Markdown
from rich.text import Text

from meseta.bots.bot import NORMAL, Bot, ask
from meseta.bots.registry import bot_names, make_bot
from meseta.cli.drawings import answer_where, draw
from meseta.cli.files import save_record
from meseta.cli.replay import log_lines, sentences
from meseta.cli.scores import scores
from meseta.cli.voice import console, speak, words
from meseta.core.errors import IllegalAction, MesetaError
from meseta.core.seats import Seat
from meseta.i18n.rulebook import book, page
from meseta.i18n.words import LANGUAGES
from meseta.play.match import Match, Submission
from meseta.play.replay import moments

QUIT: Final = ("quit", "exit", "q")


class Terminal:
    """One match, played here."""

    def __init__(self, match: Match, bots: Mapping[Seat, Bot], rng: Random, save: Path | None) -> None:
        self.match = match
        self.game = match.game
        self.bots = bots
        self.rng = rng
        self.save = save
        self.story = moments(match.game, match.record())
        """Everything that has happened."""
        self.told: defaultdict[Seat | None, int] = defaultdict(int)
        """How much of it each person has been told."""
        self.looking: Seat | None = None
        """Which person sees the screen."""
        self.greeted = False

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        staying = True
        while staying and not self.match.over:
            seat = min(self.game.actors(self.match.state))
            if seat in self.bots:
                self._let_bot_act(seat)
            else:
                staying = self._let_person_act(seat)
        self._close()

    def _let_bot_act(self, seat: Seat) -> None:
        name = self.match.header.players[seat]
        with console.status(words().say("cli-bot-thinks", seat=seat)):
            action = self._ask(self.bots[seat], name, seat)
        self._submit(seat, action)

    def _ask(self, bot: Bot, name: str, seat: Seat) -> str:
        state = self.match.state
        legal = self.game.legal(state, seat)
        return self.game.write(ask(bot, name, self.game.observe(state, seat), legal, NORMAL, self.rng))

    def _submit(self, seat: Seat, text: str) -> None:
        submission = Submission(f"ply-{len(self.match.entries)}", self.match.step_of(seat), text)
        accepted = self.match.submit(seat, submission, self.rng)
        self.match = accepted.match
        self.story.extend(accepted.moments)

    def _let_person_act(self, seat: Seat) -> bool:
        """Show the table and take one action; whether the person stays."""
        self._hand_over(seat)
        self._tell(seat)
        self._draw(seat)
        if not self.greeted:
            console.print(words().say("cli-how-to"), style="dim")
            self.greeted = True
        while True:
            try:
                line = console.input(f"[bold]{words().player(seat)}[/bold] › ").strip()
            except EOFError:
                console.print()
                return False
            if line.lower() in QUIT:
                return False
            if line and self._obey(seat, line):
                return True

    def _hand_over(self, seat: Seat) -> None:
        """A curtain between the secret hands of two people at one screen."""
        if self.looking not in (None, seat):
            console.clear()
            console.input(Text(words().say("cli-curtain", seat=seat)))
            console.clear()
        self.looking = seat

    def _tell(self, viewer: Seat | None) -> None:
        """Say what has happened since this viewer was last told."""
        for moment in self.story[self.told[viewer] :]:
            for sentence in sentences(self.game, moment, viewer, words()):
                console.print(f"  {sentence}", markup=False)
        self.told[viewer] = len(self.story)

    def _draw(self, seat: Seat) -> None:
        console.rule(words().say("cli-turn", seat=seat))
        console.print(draw(self.game, self.game.observe(self.match.state, seat), words()))

    def _obey(self, seat: Seat, line: str) -> bool:
        """Do what the line says; whether it changed the table, which is then drawn anew."""
        verb, _, rest = line.partition(" ")
        try:
            match verb.lower():
                case "help" | "?":
                    console.print(words().say("notation-help"), words().say("cli-help-commands"), sep="\n")
                case "hint":
                    self._hint(seat)
                case "try":
                    self._try(seat, rest)
                case "where":
                    view, legal = (
                        self.game.observe(self.match.state, seat),
                        self.game.legal(self.match.state, seat),
                    )
                    console.print(answer_where(self.game, view, legal, rest, words()))
                case "rules":
                    language = words().language
                    text = page(self.game, rest, language) if rest.strip() else book(self.game, language)
                    console.print(Markdown(text))
                case "log":
                    for entry in log_lines(self.game, self.story, seat, words(), numbered=False):
                        console.print(entry)
                case "save":
                    self._write(Path(rest.strip())) if rest.strip() else console.print(
                        words().say("cli-save-how")
                    )
                case "lang":
                    self._change_language(rest.strip())
                    return True
                case _:
                    self._submit(seat, line)
                    return True
        except MesetaError as trouble:
            console.print(words().error(trouble), style="red", markup=False)
        return False

    def _try(self, seat: Seat, text: str) -> None:
        """What the table would look like after an action, which is not done."""
        state = self.match.state
        action = self.game.read(text)
        if (wrong := self.game.fault(state, seat, action)) is not None:
            raise IllegalAction(seat, wrong)
        if self.game.closes(state, seat, action):
            console.print(words().say("cli-try-final"))
            return
        after = self.game.apply(state, seat, action)
        console.print(draw(self.game, self.game.observe(after, seat), words()))
        console.print(words().say("cli-tried", action=text), style="cyan", markup=False)

    def _hint(self, seat: Seat) -> None:
        """What the last of our bots, the strongest, would do, and what that would bring about."""
        name = bot_names(self.game.info.key)[-1]
        text = self._ask(make_bot(name, self.game), name, seat)
        state = self.match.state
        action = self.game.read(text)
        events = self.game.narrate(state, seat, action, self.game.apply(state, seat, action), seat)
        why = " ".join(map(words().event, events))
        console.print(words().say("cli-hint", action=text, why=why), style="cyan", markup=False)

    def _change_language(self, language: str) -> None:
        if language not in LANGUAGES:
            console.print(words().say("cli-unknown-language", known=", ".join(LANGUAGES)))
            return
        speak(language, self.game.info.key, self.match.header.players)
        console.print(words().say("cli-language-now"))

    def _close(self) -> None:
        """The end of the game, or its state when it was left."""
        if self.match.over:
            self._tell(self.looking)
            console.rule(words().say("cli-over"))
            console.print(draw(self.game, self.game.observe(self.match.state, self.looking), words()))
            console.print(scores(self.game, self.match.state, words()))
        else:
            console.print(words().say("cli-goodbye"))
        if self.save is not None:
            self._write(self.save)
        elif not self.match.over:
            console.print(words().say("cli-not-saved"), style="dim")

    def _write(self, path: Path) -> None:
        save_record(path, self.match.record())
        console.print(words().say("cli-saved", path=str(path)))
