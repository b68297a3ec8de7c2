"""Sonora in the terminal: where discs count, and which flicks of a record can be trusted."""

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from meseta.cli.drawings import answer_where
from meseta.cli.drawings.sonora.sheet import draw_sheet
from meseta.core.record import read_record
from meseta.games.sonora.state import Disc, State, Where
from meseta.i18n.words import Words
from meseta.play.replay import doubts, moments
from tests.cli.command import meseta
from tests.games.sonora.positions import CANYON, CIRCLE, GAME, RUINS, disc, lying, opening

ALONE = Path(__file__).parents[1] / "golden" / "sonora-alone.txt"
BOTS = Path(__file__).parents[1] / "golden" / "sonora-two-bots.txt"


def position() -> State:
    """A disc in a zone, one on a circle, one exactly between two zones, one a bullseye, one out."""
    on = lying(
        opening(2), {"a4": CANYON, "a3": CIRCLE["lizard"], "b2": (0, 100_000), "b1": RUINS}, out=["a1"]
    )
    return on.with_disc(disc("b5"), Disc(Where.SECTION, section=2))


def answer(question: str, language: str = "en") -> str:
    """What the terminal answers to `where …`."""
    on = position()
    view, legal = GAME.observe(on, 0), GAME.legal(on, 0)
    console = Console(file=StringIO(), width=120)
    console.print(answer_where(GAME, view, legal, question, Words(language, "sonora")))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def test_where_says_what_every_disc_counts_for() -> None:
    lines = [
        line.split(maxsplit=1) for line in answer("").splitlines() if line[:1] in "ab" and line[1:2].isdigit()
    ]
    told = {name: rest.strip() for name, rest in lines}
    assert len(told) == 10
    assert told["a4"] == "Canyon 4"
    assert told["a3"] == "Ruins 3 ×2"
    assert told["b2"] == "Creek Bed 2 / Mudcracks 2 (its owner will choose)"
    assert told["b5"] == "Creek Bed 5 (bullseye)"
    assert told["a1"] == "out"


def test_where_can_be_asked_about_some_discs_or_a_section() -> None:
    assert "Canyon 4" in answer("A4 b1")
    assert "Ruins 1" in answer("A4 b1")
    assert "a3" not in answer("A4 b1")
    creek = answer("creek")
    assert creek == answer("creek bed")
    assert "b2" in creek
    assert "b5" in creek
    assert "a4" not in creek
    assert "Write where" in answer("up")
    assert "Write where" in answer("a4 c1")


def test_where_is_answered_in_spanish_too() -> None:
    assert "cañón 4" in answer("a4", "es")
    assert "cañón 4" in answer("Cañón", "es")
    assert "su dueño elegirá" in answer("b2", "es")
    assert "Escribe donde" in answer("arriba", "es")


def edited(tmp_path: Path, old: str, new: str) -> Path:
    """The record of two bots with one text replaced."""
    text = BOTS.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "edited.txt"
    path.write_text(text.replace(old, new, 2), encoding="utf-8")
    return path


@pytest.mark.clause("SO-45")
def sheet_of(on: State) -> str:
    """The sheet as the terminal draws it."""
    console = Console(file=StringIO(), width=160)
    console.print(draw_sheet(GAME.printed, GAME.observe(on, 0), 0, Words("en", "sonora")))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def test_the_ai_square_that_is_not_used_is_drawn_empty() -> None:
    used = sheet_of(opening(1, text="spanish")).count("▫")  # in the legend
    assert sheet_of(opening(1)).count("▫") == used + 1


def test_a_solo_game_ends_with_its_total_and_no_winner() -> None:
    *_, last = moments(GAME, read_record(ALONE.read_text(encoding="utf-8")))
    (score,) = GAME.score(last.after)
    english, spanish = (meseta("replay", str(ALONE), language=language).stdout for language in ("en", "es"))
    assert f"You have {score.total} points" in english
    assert "You have won" not in english
    assert f"Tienes {score.total} puntos" in spanish


def test_a_record_of_our_own_kernel_is_trusted() -> None:
    record = read_record(BOTS.read_text(encoding="utf-8"))
    assert doubts(GAME, moments(GAME, record)) == {}
    shown = meseta("replay", str(BOTS)).stdout
    assert "could not be verified" not in shown
    assert "the record was changed" not in shown


@pytest.mark.clause("SO-10")
def test_flicks_of_another_kernel_are_counted_as_unverified(tmp_path: Path) -> None:
    path = edited(tmp_path, "chance: settle 2 ", "chance: settle 7 ")
    record = read_record(path.read_text(encoding="utf-8"))
    assert doubts(GAME, moments(GAME, record)) == {"unverified": 2}
    english = " ".join(meseta("replay", str(path)).stdout.split())
    spanish = " ".join(meseta("replay", str(path), language="es").stdout.split())
    assert "2 flicks were played by another kernel and could not be verified." in english
    assert "2 impulsos se jugaron con otro motor y no se han podido verificar." in spanish


@pytest.mark.clause("SO-10")
def test_a_flick_that_differs_from_its_record_is_reported(tmp_path: Path) -> None:
    path = edited(tmp_path, "settle 2 563940 247185", "settle 2 563940 247186")
    english = " ".join(meseta("replay", str(path)).stdout.split())
    spanish = " ".join(meseta("replay", str(path), language="es").stdout.split())
    assert "1 flick did not go as it is recorded: the record was changed." in english
    assert "1 impulso no fue como está anotado: alguien cambió la partida." in spanish
