"""`meseta replay`: the story of a recorded match."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from rich.text import Text

from meseta.cli import voice
from meseta.cli.drawings import draw
from meseta.cli.files import load_record
from meseta.cli.scores import scores
from meseta.cli.voice import console
from meseta.core.errors import BadRecord, BadSetup
from meseta.core.game import AnyGame
from meseta.core.problems import NoSuchSeat
from meseta.core.record import write_entry
from meseta.core.seats import Seat
from meseta.i18n.words import Words
from meseta.play.match import AnyMoment
from meseta.play.problems import RecordNoSuchPly
from meseta.play.replay import doubts, moments
from meseta.play.telling import events_for, worded


def show_replay(
    file: Path, to: int | None, seen_by: Seat | None, edition: Path | None, language: str | None
) -> None:
    """Print every entry up to the given one, then the table at that point."""
    game, record = load_record(file, edition, language)
    words = voice.words()
    if seen_by is not None and seen_by >= record.header.seats:
        raise BadSetup(NoSuchSeat(found=seen_by, most=record.header.seats - 1))
    story = moments(game, record)
    if to is not None and to > len(story):
        raise BadRecord(RecordNoSuchPly(ply=to, most=len(story)))
    so_far = story if to is None else story[:to]
    for line in log_lines(game, so_far, seen_by, words):
        console.print(line)
    for why, count in sorted(doubts(game, so_far).items()):
        console.print(words.say(f"replay-{why}", count=count), style="yellow")
    state = so_far[-1].after if so_far else game.setup(record.header.seats, record.header.options)
    viewer = "cli-as-spectator" if seen_by is None else "cli-as-seat"
    place = words.say("cli-ply", ply=len(so_far), most=len(story))
    console.rule(f"{place}, {words.say(viewer, seat=seen_by)}")
    console.print(draw(game, game.observe(state, seen_by), words))
    if game.outcome(state) is not None:
        console.print(scores(game, state, words))


def log_lines(
    game: AnyGame, story: Iterable[AnyMoment], viewer: Seat | None, words: Words, *, numbered: bool = True
) -> Iterator[Text]:
    """What happened, one line per event, with each entry's number and notation before its first event.

    Chance's notation would reveal hidden cards, so only its events are shown; the same goes for what others
    do while several seats act. During a match, numbers would count the secret actions of others.
    """
    for moment in story:
        number = f"{moment.ply:>4}  " if numbered else "  "
        start = f"{number}{_visible_notation(game, moment, viewer, words):<14} "
        for sentence in sentences(game, moment, viewer, words):
            yield Text.assemble((start, "dim"), sentence)
            start = " " * len(start)


def _visible_notation(game: AnyGame, moment: AnyMoment, viewer: Seat | None, words: Words) -> str:
    """The entry as written, if that reveals nothing to the viewer; otherwise who made it."""
    seat = moment.entry.seat
    if seat < 0:
        return words.say("chance")
    secret = seat != viewer and len(game.actors(moment.before)) > 1
    return words.player(seat) if secret else write_entry(moment.entry)


def sentences(game: AnyGame, moment: AnyMoment, viewer: Seat | None, words: Words) -> Iterator[str]:
    """The events of one entry, in words."""
    yield from worded(events_for(game, moment, viewer), words)
