"""Everything that happens or is refused in random games can be said in every language."""

from random import Random
from typing import Any

import pytest

from meseta.core.errors import UnreadableNotation
from meseta.core.seats import CHANCE
from meseta.i18n.languages import LANGUAGES
from meseta.i18n.words import Words
from meseta.testing.actions import mutate
from tests.games.in_the_ruin.positions import GAME


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_fault_has_its_sentence_with_its_values(language: str) -> None:
    words = Words(language, "in_the_ruin", ("Ana", "Luis", "Eva"))
    rng = Random(1)
    told: set[str] = set()
    for seats, options in ((1, {}), (3, {"route_draw": "finders"}), (2, {})):
        on: Any = GAME.setup(seats, options)
        while actors := GAME.actors(on):
            seat = rng.choice(sorted(actors))
            action = (GAME.chance(on) if seat == CHANCE else GAME.legal(on, seat)).sample(rng)
            after = GAME.apply(on, seat, action)
            for viewer in (None, *range(seats)):
                for event in GAME.narrate(on, seat, action, after, viewer):
                    sentence = words.event(event)
                    assert "RU-" in sentence, "every step shows its clause"
                    told.add(type(event).__name__)
            for other in (mutate(GAME, action, rng), action):
                for by in range(seats) if other is not None else ():
                    if (fault := GAME.fault(on, by, other)) is not None:
                        assert words.fault(fault).endswith(f"({fault.clause})")
            on = after
        for score in GAME.score(on):
            for part in score.parts:
                assert words.say(f"part-{part.code}", count=part.count, **part.detail)
    assert len(told) > 20


def test_what_cannot_be_read_is_answered_with_how_to_write() -> None:
    with pytest.raises(UnreadableNotation) as error:
        GAME.read("fly")
    assert "go f6" in Words("en", "in_the_ruin").error(error.value)
    assert "go f6" in Words("es", "in_the_ruin").error(error.value)
