"""The client's kernel is the same one: translated line by line, in step, and equal to the last bit."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from meseta.discs import TABLE, Arena, BadArena, plain
from meseta.discs.chance import aim, scatter
from meseta.discs.typescript.module import typescript
from meseta.discs.typescript.translate import Translator
from meseta.discs.typescript.values import Untranslatable
from tests.discs.digest import as_bytes
from tests.discs.hosts import NODE, WEB, in_node
from tests.discs.stored import Flick, stored_flicks

NAMES = [name for name in Arena.__struct_fields__ if name not in ("disc_mass", "top_speed")]


def translated(text: str) -> list[str]:
    lines = "\n".join(Translator().translate_text(text, "some.py")).splitlines()
    return [line.strip() for line in lines if line.strip()]


def body(text: str, arguments: str = "a, b") -> list[str]:
    """What these lines become inside a function."""
    lines = "\n".join(f"    {line}" for line in text.splitlines())
    return translated(f"def f({arguments}):\n{lines}\n")[2:-1]


def test_the_clients_kernel_is_in_step_with_its_source() -> None:
    assert (WEB / "src" / "generated" / "discs.ts").read_text() == typescript()


@pytest.mark.parametrize(
    ("python", "script"),
    [
        ("a = -int(b)", "a = (0 - Math.trunc(b));"),
        ("a = -b", "a = (-b);"),
        ("a = -1", "a = -1;"),
        ("a = min(a, b) + float(b)", "a = (min(a, b) + b);"),
        ("a.x -= len(b)", "a.x -= b.length;"),
        ("return a, b[0]", "return [a, b[0]];"),
        ("return 0.0 < a <= b", "return (0.0 < a && a <= b);"),
        ("return a in (b, 2)", "return (a === b || a === 2);"),
        ("return 1 if a and not b == 2 else 0", "return ((truth(a) && (!(b === 2))) ? 1 : 0);"),
    ],
)
def test_what_becomes_of_a_line(python: str, script: str) -> None:
    assert body(python) == [script]


def test_the_bounds_of_a_range_are_computed_once() -> None:
    assert body("for k in range(1, a):\n    a = k") == [
        "let k: Data;", "for (let $1 = 1, $2 = a; $1 < $2; $1++) {", "k = $1;", "a = k;", "}",
    ]  # fmt: skip


def test_values_are_computed_before_they_are_assigned_where_that_matters() -> None:
    assert body("a, b = b, a") == ["const $1 = b, $2 = a;", "a = $1;", "b = $2;"]
    assert body("a.x, a.y = b.x, a.x")[0] == "const $1 = b.x, $2 = a.x;"
    assert body("a, b = 1.5, b") == ["a = 1.5;", "b = b;"]


def test_a_name_that_javascript_reserves_gets_another() -> None:
    assert body("new = a\nreturn new") == ["let $new: Data;", "$new = a;", "return $new;"]


@pytest.mark.parametrize(
    "line",
    [
        "return a // b", "return a % b", "return a ** b", "return a[-1]", "return a[1:]",
        "return a if 1.0 else b", "return a is b", "return sorted(a)", "return min(a, b, 0)",
        "return [x for x in a]", "return unknown",
        "return f(a, b=b)", "return f(a)", "assert a", "with a: pass", "lambda: a", "return 9007199254740993",
        "return a < int(b) < 3", "return 'two words'", "del a", "global a", "return [0.0] * 3",
        "return 'a' + a",
    ],
)  # fmt: skip
def test_what_the_translator_does_not_know_it_refuses_with_its_line(line: str) -> None:
    with pytest.raises(Untranslatable, match=r"^some\.py:3: cannot translate"):
        body(f"a = b\n{line}")


def test_a_loop_with_an_else_a_step_and_an_optional_argument_are_refused() -> None:
    for text in (
        "while a:\n    pass\nelse:\n    pass",
        "for k in a:\n    pass",
        "for k in range(0, 9, 3):\n    pass",
    ):
        with pytest.raises(Untranslatable):
            body(text)
    with pytest.raises(Untranslatable):
        body("return a", "a, b=1")
    with pytest.raises(Untranslatable):
        translated("if True:\n    A = 1")


# ---- fresh random tables, in Python and under Node


def some_arena(rng: Random) -> Arena:
    """Our board with every figure changed by up to a third; not all of them can be played on."""
    while True:
        figures = {name: round(getattr(TABLE, name) * rng.uniform(0.67, 1.33)) for name in NAMES}
        try:
            return msgspec.structs.replace(TABLE, **figures)
        except BadArena:
            continue


def some_flicks(arena: Arena, rng: Random, count: int) -> list[Flick]:
    return [
        (
            scatter(arena, rng.randrange(16), rng),
            aim(arena, rng.randrange(4), rng.uniform(-45, 45), rng.uniform(50_000, arena.top_speed - 1)),
        )
        for _ in range(count)
    ]


@pytest.mark.skipif(NODE is None, reason="the client's packages are not installed")
def test_fresh_random_tables_come_out_the_same_under_node_to_the_last_bit() -> None:
    rng = Random()
    asked = [
        (TABLE, some_flicks(TABLE, rng, 200)),
        (TABLE, list(stored_flicks(100, seed=rng.randrange(2**40)))),
    ]
    for _ in range(30):
        arena = some_arena(rng)
        asked.append((arena, some_flicks(arena, rng, 10)))
    found = in_node(asked)
    played = [(arena, discs, shot) for arena, flicks in asked for discs, shot in flicks]
    assert len(found) == len(played)
    for (arena, discs, shot), bits in zip(played, found, strict=True):
        assert as_bytes(plain.run(arena, discs, shot)).hex() == bits, (arena, discs, shot)
