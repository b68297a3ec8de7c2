"""A kernel that the host brings: whatever plays, the ends are the same, many at a time or one by one."""

from collections.abc import Iterator

import msgspec
import pytest

from meseta.bots.sonora import landing
from meseta.core.errors import NoCompiler
from meseta.core.problems import NumbaMissing
from meseta.discs import TABLE, Arena, Shot, brought, compiled, plain
from meseta.discs.run import Place

DISCS = [(0, 60_000), (40_000, 10_000)]
SHOTS = [(0, -196_000, -196_000, 592_208, 615_660), (0, -196_000, -196_000, 1_100_000, 1_090_000)]


class Asked(msgspec.Struct):
    arena: Arena
    discs: list[Place]
    shots: list[tuple[int, int, int, int, int]]


def play(text: str) -> str:
    """What a browser does, done by the plain kernel."""
    asked = msgspec.json.decode(text, type=Asked)
    ends = [plain.end(asked.arena, asked.discs, Shot(*shot)) for shot in asked.shots]
    return msgspec.json.encode(ends).decode()


@pytest.fixture
def bringing(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A host that has no compiler, but a kernel of its own."""

    def no_compiler() -> compiled.Compiled:
        raise NoCompiler(NumbaMissing(extra="fast"))

    monkeypatch.setattr(compiled, "engine", no_compiler)
    landing.fast_engine.cache_clear()
    brought.bring(play)
    yield
    brought.bring(None)
    landing.fast_engine.cache_clear()


def test_many_flicks_at_once_end_as_each_alone() -> None:
    engine = brought.Brought(play)
    expected = [plain.end(TABLE, DISCS, Shot(*shot)) for shot in SHOTS]
    assert engine.ends(TABLE, DISCS, SHOTS) == expected
    assert [engine.end(TABLE, DISCS, Shot(*shot)) for shot in SHOTS] == expected
    assert expected[0] != expected[1]


def test_its_log_is_that_of_the_plain_kernel() -> None:
    shot = Shot(*SHOTS[0])
    assert brought.Brought(play).run(TABLE, DISCS, shot) == plain.run(TABLE, DISCS, shot)


@pytest.mark.usefixtures("bringing")
def test_bots_use_it_where_there_is_no_compiler() -> None:
    assert isinstance(landing.fast_engine(), brought.Brought)
