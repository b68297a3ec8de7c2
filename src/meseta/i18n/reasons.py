"""Why a turn is good, as one sentence: what speaks for it, and what it is worth.

`web/src/lib` makes the same sentences from the same messages.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from meseta.i18n.words import Words

MOST_REASONS: Final = 3
"""The most reasons in one sentence; the weightiest come first."""
CLOSE: Final = 1.5
"""Below this difference, two worths are told with a decimal."""
_SOUND_OF_I: Final = re.compile(r"h?[ií](?![aeiouáéó])", re.IGNORECASE)


def why(
    words: Words,
    unit: str,
    worth: float,
    reasons: Sequence[object],
    other: float | None = None,
    against: Sequence[object] = (),
) -> str:
    """What speaks for a turn of that worth, compared with another that is worth less, if there is one."""
    decimals = 1 if other is not None and abs(worth - other) < CLOSE else 0
    values: dict[str, object] = {"unit": unit, "worth": measure(worth, decimals)}
    code = "why-worth"
    if other is not None:
        code, values["against"] = "why-better", measure(other, decimals)
        if those := _phrases(words, against):
            code, values["those"] = "why-better-than", listed(words, those)
    value = words.say(code, **values)
    if found := _phrases(words, reasons):
        return _sentence(words.say("why-because", reasons=listed(words, found), value=value))
    return _sentence(words.say("why-alone", value=value))


def amount(words: Words, unit: str, cost: float, error: float) -> str:
    """So much, more or less: “4.1 ± 1.2 points”."""
    return words.say("amount", unit=unit, cost=measure(cost), error=measure(error))


def listed(words: Words, parts: Sequence[str]) -> str:
    """The parts one after another: “a, b and c”, «a, b e i»; with semicolons if they have commas."""
    *before, last = parts
    if not before:
        return last
    code = "list-and-i" if _SOUND_OF_I.match(last) else "list-and"
    comma = words.comma
    separator = "; " if any(comma.strip() in part for part in parts) else comma
    return words.say(code, first=separator.join(before), last=last)


def measure(value: float, decimals: int = 1) -> str:
    """The number as the catalogues take it; never a negative zero.

    >>> measure(-0.04), measure(61.7, 0)
    ('0.0', '62')
    """
    text = f"{value:.{decimals}f}"
    return text.removeprefix("-") if float(text) == 0 else text


def _phrases(words: Words, reasons: Sequence[object]) -> list[str]:
    """The weightiest reasons, worded; each once."""
    told = dict.fromkeys(_phrase(words, reason) for reason in reasons)
    return list(told)[:MOST_REASONS]


def _phrase(words: Words, reason: object) -> str:
    """One reason; its places are not said but drawn."""
    values = msgspec.to_builtins(reason)
    assert isinstance(values, Mapping), "a reason is a struct, or what it was sent as"
    told = {name: value for name, value in values.items() if name not in ("kind", "places")}
    return words.say(f"why-{values['kind']}", **told)


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
