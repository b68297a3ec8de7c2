"""Pictures over HTTP: for whom they may be drawn, of what, and what they cost."""

import re
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

from msgspec.structs import replace

from meseta.server.config import Config
from meseta.tables.config import Rate
from meseta.tables.pictures import DRAWING
from tests.server.conftest import FREELY
from tests.server.harness import Person, Running, running
from tests.server.test_playing import two_at_a_table
from tests.server.test_tables import finished

LEFT_BEHIND = (Path(__file__).parents[1] / "golden" / "in_the_ruin-left-behind.txt").read_text("utf-8")


def picture(person: Person, table: str, query: str = "") -> str:
    """The picture that somebody is given."""
    found = person.http.get(f"/tables/{table}/picture{query}")
    assert found.status_code == 200, found.text
    return found.text


def test_a_finished_match_is_a_picture_for_anybody_with_its_day_and_a_link_to_it(
    sqlite_node: Running,
) -> None:
    _, table = finished(sqlite_node)
    link = f"{sqlite_node.url}/r/{table}"
    anyone = sqlite_node.person()
    found = anyone.http.get(f"/tables/{table}/picture", params={"link": link, "dark": True, "zone": 0})
    assert found.headers["content-type"] == "image/svg+xml"
    assert found.headers["content-disposition"].startswith("attachment")
    assert found.headers["content-security-policy"].startswith("default-src 'none'")
    assert link.partition("://")[2] in found.text
    (day,) = re.findall(r">(\d{4}-\d\d-\d\d)<", found.text)
    assert abs(date.fromisoformat(day) - datetime.now(UTC).date()) <= timedelta(days=1), "it may be midnight"
    for foreign in ("https://elsewhere.example/r/another", f"javascript:/r/{table}"):
        refused = anyone.refused("GET", f"/tables/{table}/picture?link={foreign}")
        assert refused == (422, "bad_link")


def test_while_a_match_goes_on_a_picture_shows_what_its_viewer_knows(sqlite_node: Running) -> None:
    ana, eva, table = two_at_a_table(sqlite_node, game="in_the_ruin")
    assert eva.refused("GET", f"/tables/{table}/picture?as=0") == (403, "not_your_seat")
    mine = picture(ana, table, "?as=0")
    theirs, everybodys = picture(eva, table, "?as=1"), picture(eva, table)
    assert len({mine, theirs, everybodys}) == 3
    with ana.at(table) as one:
        drawing = next(action for action in one.legal() if action.startswith("r "))
        assert one.submit(drawing)["type"] == "accepted"
    assert picture(ana, table, "?as=0") != mine
    assert (picture(eva, table, "?as=1"), picture(eva, table)) == (theirs, everybodys), (
        "it was done in secret"
    )


def test_a_record_shows_every_moment_through_any_eyes(sqlite_node: Running) -> None:
    ana = sqlite_node.person("Ana")
    table = str(ana.post("/records", {"record": LEFT_BEHIND})["id"])
    seen = {picture(sqlite_node.person(), table, f"?at=60&as={seat}") for seat in (0, 1)}
    assert len(seen) == 2
    assert not re.search(r"\d{4}-\d\d-\d\d", picture(ana, table)), "nobody knows when that was played"


def test_drawing_is_charged_like_replaying(tmp_path: Path) -> None:
    limits = replace(FREELY, replays=Rate(3 * DRAWING, 0))
    with running(Config(data=tmp_path, limits=limits)) as node:
        ana = node.person("Ana")
        table = str(ana.post("/records", {"record": LEFT_BEHIND})["id"])
        statuses = [ana.ask("GET", f"/tables/{table}/picture").status_code for _ in range(4)]
        assert statuses[0] == 200
        assert statuses[-1] == 429
