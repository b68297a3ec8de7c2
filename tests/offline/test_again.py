"""What was done on a device can be done again, with the same result."""

from pathlib import Path
from typing import Any

import msgspec

from tests.desk.visitors import alike, read
from tests.offline.adding import exact_sum
from tests.offline.again import Script, play_again

NEW = {
    "game": "sonora",
    "seats": 2,
    "chairs": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}],
    "start": True,
}


def text(data: Any) -> str:
    return msgspec.json.encode(data).decode()


def test_the_same_steps_lead_to_the_same_answers(tmp_path: Path) -> None:
    create = ["ask", "POST", "/tables", text(NEW), "en"]
    (first,) = play_again(Script(5, [create]), tmp_path / "first").answers
    table = msgspec.json.decode(first[1])["id"]
    steps = [
        create,
        ["connect", 1, table, "en"],
        ["send", 1, text({"type": "hello"})],
        ["send", 1, text({"type": "hint", "id": "a", "seat": 0})],
        ["ask", "GET", "/tables/nowhere", None, "es"],
        ["ask", "POST", f"/tables/{table}/seats/0/concede", None, "en"],
        ["hang-up", 1],
        ["ask", "GET", f"/tables/{table}/record", None, "en"],
    ]
    one, two = (play_again(Script(5, steps), tmp_path / name) for name in ("one", "two"))
    assert [alike(read(said[0], said[1].encode())) for said in one.answers] == [
        alike(read(said[0], said[1].encode())) for said in two.answers
    ]
    assert one.answers[-1] == two.answers[-1]
    assert one.answers[-1][1].startswith("meseta record 1\n")
    heard = [[alike(msgspec.json.decode(said)) for said in told.lines[1]] for told in (one, two)]
    assert heard[0] == heard[1]
    assert play_again(Script(6, [create]), tmp_path / "other").answers != one.answers[:1]


def test_sums_are_those_of_a_newer_python() -> None:
    assert exact_sum([0.1] * 10) == 1.0
    assert exact_sum([1e100, 1.0, -1e100]) == 1.0
    assert exact_sum([True, 2, 0.5, 3]) == 6.5
    assert exact_sum([[1], [2]], []) == [1, 2]
    assert exact_sum(range(5)) == 10
