"""A match at one keyboard: show the table to whoever is to act, and do what they type."""

from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path
from random import Random

from rich.console import RenderableType
from rich.text import Text

from meseta.bots.bot import NORMAL, AnyBot, ask
from meseta.cli import screen
from meseta.cli.drawings import draw, step_of
from meseta.cli.files import save_record
from meseta.cli.next_steps import Origin, advise
from meseta.cli.replay import sentences
from meseta.cli.scores import scores
from meseta.cli.typed import QUIT, command_names, spellings
from meseta.cli.voice import console, words
from meseta.core.errors import MesetaError
from meseta.core.problems import NoAction
from meseta.core.seats import Seat
from meseta.play.match import AnyMatch, Submission
from meseta.play.replay import moments


class Terminal:
    """One match played in the terminal. With `save`, the record on disk is updated after every action."""

    def __init__(
        self,
        match: AnyMatch,
        bots: Mapping[Seat, AnyBot],
        rng: Random,
        save: Path | None,
        origin: Origin,
    ) -> None:
        self.match = match
        self.game = match.game
        self.bots = bots
        self.rng = rng
        self.bot_rng = Random(rng.getrandbits(64))
        """The bots' own generator: with chance's they could predict what will be dealt."""
        self.save = save
        self.origin = origin
        self.written: list[Path] = []
        """The files that `save` has written this match to, the latest last."""
        self.story = moments(match.game, match.record())
        """Everything that has happened so far."""
        self.told: defaultdict[Seat | None, int] = defaultdict(int)
        """How much of it each person has been told."""
        self.looking: Seat | None = None
        """The seat of the person looking at the screen."""
        self.notes: list[RenderableType] = []
        """What is said below the table."""
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

    def submit(self, seat: Seat, text: str) -> None:
        """Do what the seat has written; raises `MesetaError` where it is refused."""
        submission = Submission(f"ply-{len(self.match.entries)}", self.match.step_of(seat), text)
        accepted = self.match.submit(seat, submission, self.rng)
        self.match = accepted.match
        self.story.extend(accepted.moments)
        if self.save is not None:
            save_record(self.save, self.match.record())

    def owns(self, path: Path) -> bool:
        """Whether the file holds this match, so that it may be written again."""
        return any(path.samefile(own) for own in (self.save, *self.written) if own and own.exists())

    def _let_bot_act(self, seat: Seat) -> None:
        with console.status(Text(words().say("cli-bot-thinks", seat=seat))):
            state = self.match.state
            view, legal = self.game.observe(state, seat), self.game.legal(state, seat)
            name = self.match.header.bots.get(seat, "")
            action = self.game.write(ask(self.bots[seat], name, view, legal, NORMAL, self.bot_rng))
        self.submit(seat, action)

    def _let_person_act(self, seat: Seat) -> bool:
        """Show the table and take one action; returns whether the person stays."""
        self._hand_over(seat)
        self.notes += self.news(seat)
        if not self.greeted:
            self.notes.append(Text(words().say("cli-how-to"), style="dim"))
            self.greeted = True
        self.show(seat)
        while (line := screen.ask(self.prompt(seat)).strip()).lower() not in spellings(QUIT):
            if not line:
                self.show(seat)
            elif (reply := self._obey(seat, line)) is None:
                return True
            else:
                self._answer(seat, reply)
        return False

    def _hand_over(self, seat: Seat) -> None:
        """Clear the screen between two people, so that neither sees the other's hand."""
        if self.looking not in (None, seat):
            screen.clear(scrollback=True)
            screen.ask(words().say("cli-curtain", seat=seat))
            screen.clear(scrollback=True)
        self.looking = seat

    def news(self, viewer: Seat | None) -> list[RenderableType]:
        """What has happened since this viewer was last told."""
        new = self.story[self.told[viewer] :]
        self.told[viewer] = len(self.story)
        return [
            Text(f"  {sentence}")
            for moment in new
            for sentence in sentences(self.game, moment, viewer, words())
        ]

    def prompt(self, seat: Seat) -> str:
        """Who is asked, and for what."""
        step = step_of(self.game, self.game.observe(self.match.state, seat))
        name = words().player(seat)
        return f"{name} · {words().say(f'prompt-{step}')} › " if step else f"{name} › "

    def _table(self, seat: Seat | None) -> RenderableType:
        return draw(self.game, self.game.observe(self.match.state, seat), words())

    def show(self, seat: Seat) -> None:
        """Show the table to whoever is to act, with what there is to say."""
        screen.show(words().say("cli-turn", seat=seat), self._table(seat), self.notes)

    def _answer(self, seat: Seat, reply: RenderableType) -> None:
        """Show the reply below the table, or alone if there is no room for both."""
        if not screen.is_screen():
            console.print(reply)
        elif screen.fits_beside(table := self._table(seat), reply):
            screen.show(words().say("cli-turn", seat=seat), table, [reply], whole=True)
        else:
            screen.clear()
            console.print(reply)

    def _obey(self, seat: Seat, line: str) -> RenderableType | None:
        """Do what the line says; returns the reply, or None if the table has changed."""
        verb, _, rest = line.partition(" ")
        self.notes, before = [], self.notes
        try:
            if command := command_names().get(verb.lower()):
                reply = command(self, seat, rest.strip())
            else:
                reply = None
                self.submit(seat, line)
        except MesetaError as error:
            reply = Text(self._refusal(seat, error), style="red")
        if reply is not None:
            self.notes = before
        return reply

    def _refusal(self, seat: Seat, error: MesetaError) -> str:
        """Why the line cannot be done; for what is no action at all, what could be typed instead."""
        step = step_of(self.game, self.game.observe(self.match.state, seat))
        if step and isinstance(error.problem, NoAction):
            forms = words().say(f"forms-{step}")
            return words().say("cli-not-now", text=error.problem.text, forms=forms)
        return words().error(error)

    def _close(self) -> None:
        """Print the end of the game, or a goodbye if it was left unfinished, and how to go on."""
        if self.match.over:
            console.print(*self.news(self.looking), sep="\n")
            console.rule(words().say("cli-over"))
            console.print(self._table(self.looking))
            console.print(scores(self.game, self.match.state, words()))
        else:
            console.print(words().say("cli-goodbye"))
        self._say_what_next()

    def _say_what_next(self) -> None:
        if self.save is not None:
            console.print(words().say("cli-saved", path=str(self.save)), soft_wrap=True)
        saved = self.save or next(reversed(self.written), None)
        if saved is None:
            console.print(words().say("cli-not-saved"), style="dim")
        elif self.match.over:
            advise(words().say("cli-see-again"), self.origin.replay(saved))
        else:
            advise(words().say("cli-continue"), self.origin.resume(saved, self.match.header))
