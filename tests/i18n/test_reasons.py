"""Why a turn is good, in one sentence of each language."""

from typing import Any

import pytest

from meseta.i18n import reasons
from meseta.i18n.reasons import amount, listed, measure, why
from meseta.i18n.words import Words

WORDS = {
    ("en", "gem"): "takes the gem at B",
    ("en", "opens"): "opens B",
    ("en", "joins"): "joins route CU",
    ("es", "gem"): "toma la gema de B",
    ("es", "opens"): "abre B",
    ("es", "joins"): "inicia la ruta CU",
}


class Phrased(Words):
    """Words of a game that has three kinds of reasons."""

    def say(self, code: str, **values: object) -> str:
        return WORDS.get((self.language, code.removeprefix("why-"))) or super().say(code, **values)


def kinds(*names: str) -> list[Any]:
    return [{"kind": name, "places": ["B"]} for name in names]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            "Opens B and joins route CU: about 14 points in the end,"
            " against 9 for a turn that takes the gem at B.",
        ),
        (
            "es",
            "Abre B e inicia la ruta CU: unos 14 puntos al final,"
            " frente a 9 de un turno que toma la gema de B.",
        ),
    ],
)
def test_reasons_are_joined_with_what_they_are_worth_and_what_speaks_against_them(
    language: str, sentence: str
) -> None:
    words = Phrased(language)
    assert why(words, "points", 14.2, kinds("opens", "joins"), 9.1, kinds("gem")) == sentence


@pytest.mark.parametrize(
    ("language", "alone", "compared", "close"),
    [
        (
            "en",
            "About 62% to win.",
            "About 62% to win, against 55%.",
            "About 12.3 points in the end, against 11.4.",
        ),
        (
            "es",
            "Cerca del 62 % de ganar.",
            "Cerca del 62 % de ganar, frente al 55 %.",
            "Unos 12,3 puntos al final, frente a 11,4.",
        ),
    ],
)
def test_without_reasons_the_numbers_speak(language: str, alone: str, compared: str, close: str) -> None:
    words = Words(language)
    spaced = [
        text.replace("\N{NO-BREAK SPACE}", " ")
        for text in (
            why(words, "chance", 61.7, ()),
            why(words, "chance", 61.7, (), 55.0),
            why(words, "points", 12.31, (), 11.42),
        )
    ]
    assert spaced == [alone, compared, close]


def test_at_most_three_reasons_are_told_and_none_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    words = Phrased("en")
    told = why(words, "points", 3, kinds("gem", "gem", "opens", "joins", "opens"))
    assert told == "Takes the gem at B, opens B and joins route CU: about 3 points in the end."
    monkeypatch.setattr(reasons, "MOST_REASONS", 1)
    assert why(words, "points", 1, kinds("gem", "opens")) == "Takes the gem at B: about 1 point in the end."


def test_amounts_are_told_with_their_standard_error() -> None:
    assert amount(Words("en"), "points", 4.12, 1.18) == "4.1 ± 1.2 points"
    assert (
        amount(Words("es"), "chance", -0.04, 0.06).replace("\N{NO-BREAK SPACE}", " ")
        == "0,0 ± 0,1 % de ganar"
    )
    assert measure(-0.4) == "-0.4"


@pytest.mark.parametrize(
    ("parts", "english", "spanish"),
    [
        (["a"], "a", "a"),
        (["a", "b"], "a and b", "a y b"),
        (["a", "b", "c"], "a, b and c", "a, b y c"),
        (["a, b", "c", "d"], "a, b; c and d", "a, b; c y d"),
        (["abre", "inunda"], "abre and inunda", "abre e inunda"),
        (["abre", "hilera"], "abre and hilera", "abre e hilera"),
        (["abre", "hielo"], "abre and hielo", "abre y hielo"),
    ],
)
def test_lists_are_joined_as_people_speak(parts: list[str], english: str, spanish: str) -> None:
    assert (listed(Words("en"), parts), listed(Words("es"), parts)) == (english, spanish)
