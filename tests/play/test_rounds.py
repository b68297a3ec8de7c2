"""The recorded rounds of the client's tests are what this server would send."""

import msgspec

from tests.play.rounds import ROUNDS, make_rounds, written


def test_the_recorded_rounds_are_what_viewers_are_sent_today() -> None:
    text = ROUNDS.read_text(encoding="utf-8")
    kept = msgspec.json.decode(text)
    renewed = {name: make_rounds(one["record"]) for name, one in kept.items()}
    assert written(renewed) == text, "Run `python -m tests.play.rounds`."
