"""`meseta picture`: a recorded match as a picture to share, its result or any of its moments."""

import sys
from pathlib import Path

from meseta.cli import voice
from meseta.cli.files import load_record, refuse_existing, write_bytes, write_text
from meseta.cli.problems import PictureForm, PictureUnfinished
from meseta.cli.voice import console
from meseta.core.errors import BadSetup
from meseta.core.seats import Seat
from meseta.pictures.matches import checked_link, picture
from meseta.pictures.pixels import png_of
from meseta.play.replay import replay


def draw_picture(
    file: Path,
    out: Path | None,
    at: int | None,
    seen_by: Seat | None,
    dark: bool,
    link: str,
    date: str,
    force: bool,
    edition: Path | None,
    language: str | None,
) -> None:
    """Write the picture to a file, as SVG or PNG by its name, or as SVG to standard output."""
    voice.speak(language)
    checked_link(link)
    if out is not None:
        if out.suffix.lower() not in (".svg", ".png"):
            raise BadSetup(PictureForm(path=str(out)))
        refuse_existing(out, force=force)
    game, record = load_record(file, edition, language)
    match = replay(game, record)
    if at is None and match.outcome is None and seen_by is None:
        raise BadSetup(PictureUnfinished())
    words = voice.words()
    drawn = picture(match, at, seen_by, dark=dark, language=words.language, link=link, date=date)
    if out is None:
        sys.stdout.write(drawn)
        return
    if out.suffix.lower() == ".png":
        write_bytes(out, png_of(drawn))
    else:
        write_text(out, drawn)
    console.print(words.say("cli-written", path=str(out)))
