"""The judge of a game, its own or the generic one, gives one answer to one question, and words for it."""

from collections.abc import Sequence
from math import isfinite
from typing import Any, Final, TypeAlias

import msgspec

from meseta.bots.judge import Judge, Reason, judge_for
from meseta.bots.verdicts import Adviser
from meseta.core.game import AnyAction, AnyGame, AnyState, Viewed
from meseta.core.plugin import reason_types
from meseta.core.seats import CHANCE
from meseta.games import plugin
from meseta.i18n.languages import LANGUAGES
from meseta.i18n.reasons import why
from meseta.i18n.words import Words
from meseta.testing.walks import Ply, Walks
from meseta.testing.words import messages

AnyJudge: TypeAlias = Judge[Any, Any, Any]  # type: ignore[explicit-any]
"""The judge of a game that was found by its key (`AnyGame`)."""

WORLDS: Final = range(3)


def check_judge(walks: Walks) -> None:
    """The judge chooses legally, and its choices, values and standings depend on the question alone."""
    game = walks.game
    judge, another = judge_for(game), judge_for(game)
    check_scale(judge, walks.seats)
    for ply in [ply for ply in walks.sampled(60) if ply.seat != CHANCE][:1]:
        view, legal = game.observe(ply.before, ply.seat), game.legal(ply.before, ply.seat)
        turn = Adviser(game, judge).turn(ply.before, ply.seat)
        assert turn[0] in legal, f"{ply.place}: the judge's choice is not legal"
        again = another.choose(view, legal)
        assert again == turn[0], f"{ply.place}: asked again, the judge chooses otherwise"
        check_values(judge, another, view, [turn], ply)
        check_reasons(game, judge.reasons(view, turn), ply)
    for ply in walks.sampled(1):
        check_standing(judge, another, ply.after, walks.seats, ply)


def check_scale(judge: AnyJudge, seats: int) -> None:
    """Losses are marked from a positive amount on, and larger ones more severely."""
    scale = judge.scale(seats)
    grades = (scale.inaccuracy, scale.mistake, scale.blunder)
    assert 0 < grades[0] <= grades[1] <= grades[2], f"with {seats} seats, marks begin at {grades}"


def check_values(
    judge: AnyJudge,
    another: AnyJudge,
    view: Viewed,
    turns: Sequence[Sequence[AnyAction]],
    ply: Ply,
) -> None:
    """There is a value for every turn and world; a world has the same one whatever else is asked for."""
    values = judge.values(view, turns, WORLDS)
    assert [len(found) for found in values] == [len(WORLDS)] * len(turns), f"{ply.place}: {values}"
    numbers = all(isfinite(value) for found in values for value in found)
    assert numbers, f"{ply.place}: {values} are not all numbers"
    alone = another.values(view, turns, WORLDS[1:2])
    assert alone == [found[1:2] for found in values], f"{ply.place}: one world has two values"


def check_standing(
    judge: AnyJudge,
    another: AnyJudge,
    state: AnyState,
    seats: int,
    ply: Ply,
) -> None:
    """Every seat has an expectation, the same whenever it is asked for."""
    standing = judge.standing(state, 1)
    assert len(standing) == seats, f"{ply.place}: the judge does not say what every seat can expect"
    assert all(map(isfinite, standing)), f"{ply.place}: {standing} are not all numbers"
    assert another.standing(state, 1) == standing, f"{ply.place}: asked again, the judge expects otherwise"


def check_reasons(game: AnyGame, reasons: Sequence[Reason], ply: Ply) -> None:
    """Reasons are of the plug-in's types, can be sent, and can be said in every language."""
    kinds = reason_types(plugin(game.info.key))
    for reason in reasons:
        assert isinstance(reason, kinds), f"{ply.place}: {reason} is none of the plug-in's `reason`"
        assert all(isinstance(place, str) for place in reason.places), f"{ply.place}: {reason}"
        for language in LANGUAGES:
            assert why(Words(language, game.info.key), "points", 1.0, [msgspec.to_builtins(reason)])


def check_reasons_have_words(game: AnyGame, language: str) -> None:
    """Every kind of reason has a message `why-<kind>` that names only its fields."""
    key = game.info.key
    known, shared = messages(language, key), messages(language, "core")
    for kind in reason_types(plugin(key)):
        code = f"why-{kind.__struct_config__.tag}"
        assert code not in shared, f"{code} means something else for all games: choose another tag"
        assert code in known, f"{language}/{key}.ftl lacks {code}"
        fields = set(kind.__struct_encode_fields__) - {"places"}
        stray = known[code] - fields - {f"{name}_count" for name in fields}
        assert not stray, f"{language}/{key}.ftl: {code} says {sorted(stray)}, which {kind.__name__} has not"
