"""Whatever has to be decided fits on one screen with its prompt, of 80 columns and 24 lines."""

import re
from collections.abc import Iterator
from io import StringIO
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console

from meseta.cli import screen, voice
from meseta.cli.next_steps import Origin
from meseta.cli.terminal import Terminal
from meseta.core.game import AnyGame
from meseta.core.seats import CHANCE
from meseta.games import open_game
from meseta.i18n.languages import LANGUAGES
from meseta.i18n.words import Words, catalogue
from meseta.play.match import start
from tests.cli.screens import SCREENS, Screen

CONTROL = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")
NAMES = ("Maximiliana", "Bartholomew", "Guadalupe", "Esperanza", "Ana")


def screens(key: str, seats: int, language: str, size: tuple[int, int], most: int) -> Iterator[list[str]]:
    """Every screen of a random game, with its prompt."""
    game: AnyGame = open_game(key)
    rng = Random(7)
    match = start(game, seats, {}, rng, NAMES[:seats], {})
    terminal = Terminal(match, {}, rng, None, Origin())
    voice.speak(language, key, NAMES[:seats])
    for _ in range(most):
        if terminal.match.over:
            return
        seat = min(game.actors(terminal.match.state))
        assert seat != CHANCE
        yield shown(terminal, seat, size)
        terminal.submit(seat, game.write(game.legal(terminal.match.state, seat).sample(rng)))


def shown(terminal: Terminal, seat: int, size: tuple[int, int]) -> list[str]:
    """The lines on a screen of that size."""
    width, height = size
    file = StringIO()
    with pytest.MonkeyPatch.context() as patch:
        console = Console(
            file=file, width=width, height=height, force_terminal=True, color_system=None, _environ={}
        )
        patch.setattr(screen, "console", console)
        terminal.notes = terminal.news(seat)
        terminal.show(seat)
    return [*CONTROL.sub("", file.getvalue()).splitlines(), terminal.prompt(seat)]


TABLES = [
    ("sonora", 4, "fr"),
    ("sonora", 1, "en"),
    ("in_the_ruin", 4, "fr"),
    ("in_the_ruin", 1, "en"),
    ("shifting_stones", 5, "fr"),
    ("shifting_stones", 1, "en"),
]


@pytest.mark.parametrize(("key", "seats", "language"), TABLES)
def test_every_decision_of_a_first_round_fits_80_by_24(key: str, seats: int, language: str) -> None:
    check_all(key, seats, language, 40 if key == "sonora" else 20)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "seats"), [(key, seats) for key, seats, _ in TABLES])
def test_every_decision_of_a_random_game_fits_80_by_24(key: str, seats: int, language: str) -> None:
    check_all(key, seats, language, 500)


def check_all(key: str, seats: int, language: str, most: int) -> None:
    """No screen is higher than 24 lines or wider than 80 columns."""
    for lines in screens(key, seats, language, (80, 24), most):
        assert len(lines) <= 24, "\n".join(lines)
        assert max(map(cell_len, lines)) <= 80, "\n".join(lines)


def test_a_wide_screen_shows_board_and_sheet_side_by_side() -> None:
    for lines in screens("sonora", 4, "en", (180, 50), 4):
        assert len(lines) <= 50
        text = "\n".join(lines)
        assert all(words in text for words in ("(●)", "Ruins", "Canyon", "Creek Bed", "Mudcracks", "To use"))


@pytest.mark.parametrize("screen_shown", SCREENS, ids=lambda one: one.name)
def test_a_screen_looks_as_it_is_kept(screen_shown: Screen) -> None:
    size = (screen_shown.width, screen_shown.height)
    *_, last = screens(
        screen_shown.game, screen_shown.seats, screen_shown.language, size, screen_shown.decision
    )
    assert "\n".join(line.rstrip() for line in last) == screen_shown.text()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["sonora", "in_the_ruin", "shifting_stones"])
def test_help_names_only_clauses_of_its_game_and_every_line_fits(key: str, language: str) -> None:
    words, clauses = Words(language, key), open_game(key).clauses.ids
    steps = re.findall(r"^prompt-(\w+) =", catalogue(language, key), re.MULTILINE)
    assert steps
    for step in steps:
        assert words.say(f"clause-{step}") in clauses
        assert words.say(f"forms-{step}")
        assert max(map(cell_len, words.say(f"help-{step}").splitlines())) < 80
    assert max(map(cell_len, words.say("notation-help").splitlines())) < 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_help_that_games_share_fits(language: str) -> None:
    assert max(map(cell_len, Words(language).say("cli-help-commands", clause="SO-99").splitlines())) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_to_score_a_card_is_never_cut_off(language: str) -> None:
    framed = [
        foot
        for lines in screens("shifting_stones", 2, language, (80, 40), 8)
        for line in lines
        for foot in re.findall("╚.*?╝", line)
    ]
    assert framed
    assert [foot for foot in framed if not re.search(r"\+\d+ ═+╝", foot)] == []
