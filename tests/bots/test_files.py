"""Bots in files: what stands beside them can be imported, and disturbs nobody else."""

import os
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from meseta.bots.files import code_digest, load_file
from meseta.bots.registry import make_bot
from meseta.core.errors import BadBot
from meseta.games import open_game
from tests.games.shifting_stones.positions import position

GAME = open_game("shifting_stones")

STATE = position(
    seats=2, stones="fish horse fish / seed sun boat / tree boat seed", hands=[[5, 6, 7, 8], [1, 2, 3, 4]]
)

BOT = """
import book

class Mine:
    def __init__(self, game): self.opening = book.OPENING
    def choose(self, view, legal, budget, rng):
        import late
        return late.choose(legal, rng)
"""


def write(folder: Path, **files: str) -> Path:
    """A folder with these modules; `my_bot` is the bot's."""
    for name, text in files.items():
        path = folder / f"{name.replace('__in__', '/')}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder / "my_bot.py"


def made(path: Path, name: str = "Mine") -> Any:
    return make_bot(f"{path}:{name}", GAME)


def test_a_bot_imports_what_stands_beside_it_even_while_it_plays(tmp_path: Path) -> None:
    late = "def choose(legal, rng): return legal.sample(rng)"
    bot = made(write(tmp_path, my_bot=BOT, book="OPENING = 'a'", late=late))
    assert bot.opening == "a"
    assert bot.choose(None, GAME.legal(STATE, 0), None, Random(1)) in GAME.legal(STATE, 0)
    assert str(tmp_path) not in sys.path
    assert "book" not in sys.modules


def test_two_bots_each_have_a_module_of_the_same_name(tmp_path: Path) -> None:
    one = made(write(tmp_path / "one", my_bot=BOT, book="OPENING = 'one'"))
    two = made(write(tmp_path / "two", my_bot=BOT, book="OPENING = 'two'"))
    assert (one.opening, two.opening) == ("one", "two")


PACKAGED = """
from dataclasses import dataclass
import books.deep
import books.deep.end as end
from books import shallow, NAME
from books.deep import *
from notes.today import NOTE
import json, random

class Mine:
    def __init__(self, game):
        self.found = (NAME, books.deep.DEPTH, DEPTH, end.END, shallow.SELF, NOTE, json.__name__)
"""


def test_packages_beside_a_bot_work_as_packages_do(tmp_path: Path) -> None:
    path = write(
        tmp_path,
        my_bot=PACKAGED,
        books__in____init__="NAME = 'books'",
        books__in__deep__in____init__="DEPTH = 3",
        books__in__deep__in__end="from .. import NAME\nfrom . import DEPTH\nEND = (NAME, DEPTH)",
        books__in__shallow="import my_bot\nSELF = my_bot.__name__.endswith('my_bot')",
        notes__in__today="NOTE = 'a folder without __init__'",
        json="raise RuntimeError('not the one of Python')",
    )
    assert made(path).found == ("books", 3, 3, ("books", 3), True, "a folder without __init__", "json")


def test_a_dataclass_with_postponed_annotations_can_be_in_a_bots_file(tmp_path: Path) -> None:
    text = "from __future__ import annotations\nfrom dataclasses import dataclass\n"
    text += "@dataclass\nclass Mine:\n    game: object\n"
    assert made(write(tmp_path, my_bot=text)).game is GAME


def test_a_module_that_is_missing_is_named_with_the_line_that_wants_it(tmp_path: Path) -> None:
    with pytest.raises(BadBot) as refused:
        made(write(tmp_path, my_bot="import nowhere_to_be_found\nclass Mine: pass"))
    assert "No module named 'nowhere_to_be_found'" in str(refused.value)
    assert refused.value.traceback.startswith("Traceback")
    assert f'File "{tmp_path / "my_bot.py"}", line 1' in refused.value.traceback
    assert "meseta" not in refused.value.traceback.replace(str(tmp_path), "")


def test_an_error_in_a_module_beside_a_bot_is_shown_where_it_is(tmp_path: Path) -> None:
    with pytest.raises(BadBot) as refused:
        made(write(tmp_path, my_bot=BOT, book="OPENING = 1 / 0"))
    shown = [line for line in refused.value.traceback.splitlines() if line.startswith("  File")]
    assert [line.split('"')[1] for line in shown] == [str(tmp_path / "my_bot.py"), str(tmp_path / "book.py")]


def test_a_file_is_executed_once_and_again_when_it_was_changed(tmp_path: Path) -> None:
    path = write(tmp_path, my_bot="class Mine:\n    def __init__(self, game): pass\n")
    module = load_file(path)
    assert load_file(path) is module
    path.write_text("class Mine:\n    VERSION = 2\n", encoding="utf-8")
    os.utime(path, ns=(1, 1))
    assert load_file(path).Mine.VERSION == 2


def test_the_digest_of_a_bot_changes_with_what_it_imports(tmp_path: Path) -> None:
    path = write(tmp_path, my_bot="import book\nclass Mine: pass", book="A = 1", unused="B = 1")
    before = code_digest(path)
    write(tmp_path, unused="B = 2")
    assert code_digest(path) == before
    write(tmp_path, book="A = 2")
    assert code_digest(path) != before
