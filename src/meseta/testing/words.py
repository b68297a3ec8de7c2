"""Every code has a sentence in every language, with the same variables."""

from collections.abc import Iterator
from random import Random

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from meseta.core.faults import Fault
from meseta.core.game import AnyGame, Event
from meseta.i18n.check import variables_of
from meseta.i18n.languages import LANGUAGES
from meseta.i18n.words import Words, catalogue
from meseta.testing.actions import mutate
from meseta.testing.package import defined
from meseta.testing.walks import Walks

OWN_WORDS = ("name", "blurb", "notation-forms", "notation-help")
"""The messages about a game that are needed before it is played."""


def messages(language: str, name: str) -> dict[str, set[str]]:
    """Every message of a catalogue with its variables; fails if one cannot be parsed."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(catalogue(language, name)).body:
        assert not isinstance(entry, ftl.Junk), f"{language}/{name}.ftl cannot be read at: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{language}/{name}.ftl: {entry.id.name} is repeated"
            found[entry.id.name] = variables_of(entry)
    return found


def check_languages_agree(game: AnyGame) -> None:
    """All languages have the same messages with the same variables."""
    key = game.info.key
    first, *others = LANGUAGES
    known = messages(first, key)
    for language in others:
        found = messages(language, key)
        missing, stray = sorted(set(known) - set(found)), sorted(set(found) - set(known))
        assert not missing, f"{language}/{key}.ftl lacks {missing}"
        assert not stray, f"{first}/{key}.ftl lacks {stray}"
        unlike = {code: (known[code], found[code]) for code in known if known[code] != found[code]}
        assert unlike == {}, f"{first} and {language} use different variables: {unlike}"


def check_codes_have_words(game: AnyGame, language: str) -> None:
    """Every event, fault and option, and the game itself, has its messages."""
    events = {f"event-{event.__struct_config__.tag}" for event in defined(game, Event)}
    kinds = defined(game, Fault)  # type: ignore[type-abstract]  # only its subclasses are looked for
    faults = {f"fault-{fault.__struct_config__.tag}" for fault in kinds}
    assert events, "the game's package defines no events"
    assert faults, "the game's package defines no faults"
    wanted = events | faults | {f"option-{option.key}" for option in game.info.every_option} | set(OWN_WORDS)
    missing = sorted(wanted - set(messages(language, game.info.key)))
    assert missing == [], f"{language}/{game.info.key}.ftl lacks {missing}"


def check_events_tell_oneself(game: AnyGame, language: str) -> None:
    """Events can address the player they are about: “You begin”, where others read “Ana begins”."""
    known = messages(language, game.info.key)
    of_somebody = {
        code: values
        for code, values in known.items()
        if code.startswith("event-") and values & {"seat", "seats"}
    }
    lacking = sorted(code for code, values in of_somebody.items() if "you" not in values)
    assert lacking == [], f"{language}/{game.info.key}.ftl: {lacking} name a seat but do not use $you"


def check_everything_can_be_said(walks: Walks, language: str) -> None:
    """Every event, refusal, score and outcome in the walks can be put into words."""
    game = walks.game
    words = Words(language, game.info.key)
    for ply in walks.sampled(100):
        for viewer in (None, *range(walks.seats)):
            for event in game.narrate(ply.before, ply.seat, ply.action, ply.after, viewer):
                assert words.event(event), f"{ply.place}: nothing is said of {event}"
    for fault in _faults(walks):
        assert words.fault(fault), f"nothing is said of {fault}"
    for match in walks.matches:
        last = match[-1].after
        codes = {f"part-{part.code}" for score in game.score(last) for part in score.parts}
        if (outcome := game.outcome(last)) is not None:
            codes.add(f"outcome-{outcome.code}")
            if outcome.tie_break is not None:
                codes.add(f"tie-{outcome.tie_break.code}")
        missing = sorted(code for code in codes if code not in words)
        assert missing == [], f"{language}/{game.info.key}.ftl lacks {missing}"


def _faults(walks: Walks) -> Iterator[Fault]:
    """The faults of slightly altered actions."""
    rng = Random(walks.seats)
    for ply in walks.sampled(60):
        for _ in range(10):
            action = mutate(walks.game, ply.action, rng)
            if action is not None and (fault := walks.game.fault(ply.before, ply.seat, action)) is not None:
                yield fault


def check_views_are_data(walks: Walks) -> None:
    """Views and events can be sent as JSON."""
    game = walks.game
    for ply in walks.sampled(40):
        for viewer in (None, *range(walks.seats)):
            assert msgspec.json.encode(game.observe(ply.after, viewer))
            assert msgspec.json.encode(game.narrate(ply.before, ply.seat, ply.action, ply.after, viewer))
