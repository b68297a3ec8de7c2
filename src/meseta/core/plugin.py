"""The one entry of a game: everything the rest of the program asks about it before it is opened.

A plug-in imports nothing from its game. It names rules, bots and drawings by references such as
`"my_package.game:open_game"`, which are resolved when first needed: listing the games stays quick, and a
plug-in in the games' layer may name a bot or a drawing in a layer above.
"""

import pkgutil
import re
from collections.abc import Callable, Mapping
from importlib import resources
from typing import Final, TypeAlias, cast, get_args

import msgspec

from meseta.core.companion import Companion
from meseta.core.daily import DailyMaker
from meseta.core.editions import EditionFormat
from meseta.core.errors import BadPlugin
from meseta.core.figures import Counter
from meseta.core.game import AnyGame, Event, Viewed
from meseta.core.problems import PluginBroken
from meseta.core.seats import Seat

__all__ = ["GamePlugin", "Made", "Opener", "Picture", "Reference", "Resource", "Sheet"]

Reference: TypeAlias = str
"""`package.module:attribute`."""
Resource: TypeAlias = str
"""`package:path/of/a/file.toml`, a file inside a package."""

Opener: TypeAlias = Callable[[str | None], AnyGame]
"""Opens the game with the edition of the given text, or with its standard edition."""
Sheet: TypeAlias = Callable[[AnyGame, Callable[[str], str]], str]
"""Draws something to print as SVG, given the game and a function that words a message of its catalogue.

Its width and height are in mm (`width="210mm"`): it is printed at its true size, on several pages if need be.
Where it holds SVGs of its own, as direct children whose size is in plain numbers, each is printed by itself,
such as pages of cards (`meseta.paper.svg.booklet`).
"""

Picture: TypeAlias = Callable[[AnyGame, Viewed], str]
"""Draws a view as SVG, by day, with its width and height in mm; `meseta.paper.night` makes it dark."""
Made: TypeAlias = Callable[[AnyGame, Viewed, Seat], str]
"""Draws what one seat has made, as far as the view shows it: an SVG like a `Picture`. Where all seats may be
shown, those of one view are equally large."""

_KEY: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
SHARED: Final = ("core", "web")
"""The catalogues that belong to no game, so that no game can have these keys."""


class GamePlugin(msgspec.Struct, frozen=True, kw_only=True):
    """A game as the rest of the program knows it. Whatever has a default may be left out."""

    key: str
    """Its name in records, addresses and file names, and that of its entry point."""

    order: int = 1000
    """Its place where games are listed, lower first and then by key."""

    opener: Reference
    """An `Opener`."""

    edition_format: Reference | None = None
    """An `EditionFormat`; left out by a game without printed components."""

    standard_edition: Resource | None = None
    """The file of its standard edition."""

    state: Reference
    """The type of its states."""
    action: Reference
    """The union of its actions, chance's included."""
    view: Reference
    """The type of its views."""
    event: Reference
    """The union of its events."""

    rungs: tuple[str, ...] = ()
    """Its bots, the weakest first; `random` and the generic search play every game and are not named."""
    bots: Reference | None = None
    """Makes a rung's bot: called with the rung's name and the game (`meseta.bots.registry.RungMaker`)."""
    presets: Mapping[str, Mapping[str, str]] = {}
    """By rung, the seat settings its bot plays with where nobody has chosen others."""
    ratings: Resource | None = None
    """The measured strength of the rungs (`meseta ladder` writes it)."""

    training: Reference | None = None
    """What `meseta train` may tune (`meseta.bots.training.Trainable`)."""

    judge: Reference | None = None
    """Makes the game's own judge of decisions, given the game; by default they are judged by playing on."""
    judge_version: int = 1
    """Raised when what the judge says changes: matches judged by an earlier one are judged again."""
    reason: Reference | None = None
    """The union of its judge's reasons (`meseta.bots.judge.Reason`), which the catalogue words."""

    drawing: Reference | None = None
    """Draws a view in the terminal (`meseta.cli.drawings.Drawing`); by default it is written as text."""
    where: Reference | None = None
    """Answers “where can this be done?” in the terminal (`meseta.cli.drawings.Where`)."""
    look: Reference | None = None
    """Draws one part of the table in the terminal (`meseta.cli.drawings.Look`)."""
    step: Reference | None = None
    """Names what a viewer has to do, for the terminal's prompt and help (`meseta.cli.drawings.Step`)."""
    saying: Reference | None = None
    """Puts an action into words for hints and analyses in the terminal (`meseta.cli.drawings.Saying`)."""

    numbers: Reference | None = None
    """Puts the game into numbers for programs that learn (`meseta.envs.numbers.NumbersMaker`)."""
    picture: Reference | None = None
    """A `Picture` of what a viewer sees."""
    made: Reference | None = None
    """A `Made`: what one seat has made, shown side by side at the end."""
    figures: Reference | None = None
    """A `Counter` of what statistics show of a match beyond the parts of its score."""

    sheets: Mapping[str, Reference] = {}
    """What can be printed, each a `Sheet`, by the name of the part; the first is the default."""

    companion: Reference | None = None
    """The `Companion` that answers those who play with the box."""

    daily: Reference | None = None
    """The `DailyMaker` of its daily puzzles."""

    words: str = "meseta.i18n"
    """The package with its catalogue and rule book: `<language>/<key>.ftl` and `<language>/<key>.md`."""


def check_plugin(plugin: object, key: str) -> GamePlugin:
    """The plug-in found under the key; raises `ValueError` where it cannot be one."""
    if not isinstance(plugin, GamePlugin):
        raise ValueError(f"its entry point names a {type(plugin).__name__}, not a GamePlugin")
    if plugin.key != key:
        raise ValueError(f"its entry point is called {key}, but its key is {plugin.key}")
    if not _KEY.fullmatch(key):
        raise ValueError(f"{key!r} is no key: lower-case letters, digits and _ only, a letter first")
    if key in SHARED:
        raise ValueError(f"{key} cannot be a key: a catalogue that all games share is called so")
    msgspec.convert(msgspec.structs.asdict(plugin), GamePlugin)  # which checks every field's type
    if plugin.rungs and plugin.bots is None:
        raise ValueError("it names rungs, but nothing that makes them")
    if stray := set(plugin.presets) - set(plugin.rungs):
        raise ValueError(f"it has presets for {', '.join(sorted(stray))}, which are no rungs")
    return plugin


def resolve(plugin: GamePlugin, reference: Reference) -> object:
    """What the reference names; raises `BadPlugin`, whatever its import raises."""
    try:
        found: object = pkgutil.resolve_name(reference)
    except (Exception, SystemExit) as error:
        raise broken(plugin, reference, error) from error
    return found


def broken(plugin: GamePlugin, part: str, error: BaseException) -> BadPlugin:
    """The error that says which part of the plug-in failed, and how."""
    return BadPlugin(PluginBroken(game=plugin.key, part=part[:100], detail=one_line(error)))


def one_line(error: BaseException) -> str:
    """The exception's class and message, cut to one line."""
    return f"{type(error).__name__}: {error}".partition("\n")[0][:200]


def opener(plugin: GamePlugin) -> Opener:
    """The function that opens the game."""
    return cast(Opener, resolve(plugin, plugin.opener))


def edition_format(plugin: GamePlugin) -> EditionFormat[msgspec.Struct] | None:
    """The form of the game's editions; None for a game that has none."""
    named = plugin.edition_format
    return None if named is None else cast("EditionFormat[msgspec.Struct]", resolve(plugin, named))


def companion(plugin: GamePlugin) -> Companion[msgspec.Struct] | None:
    """Who answers questions about the game in its box; None for a game without a companion."""
    named = plugin.companion
    return None if named is None else cast("Companion[msgspec.Struct]", resolve(plugin, named))


def daily_maker(plugin: GamePlugin) -> DailyMaker | None:
    """Who makes the game's daily puzzles; None for a game without any."""
    return None if plugin.daily is None else cast(DailyMaker, resolve(plugin, plugin.daily))


def counter(plugin: GamePlugin) -> Counter | None:
    """The function that counts a match that is over; None for a game that counts only its score."""
    named = plugin.figures
    return None if named is None else cast(Counter, resolve(plugin, named))


def view_type(plugin: GamePlugin) -> type[Viewed]:
    """The type of the game's views, needed to read them from the wire."""
    return cast("type[Viewed]", resolve(plugin, plugin.view))


def event_types(plugin: GamePlugin) -> tuple[type[Event], ...]:
    """The types of the game's events."""
    union = resolve(plugin, plugin.event)
    return cast("tuple[type[Event], ...]", get_args(union) or (union,))


def reason_types(plugin: GamePlugin) -> tuple[type[msgspec.Struct], ...]:
    """The types of what the game's judge gives as reasons; none for a game without a judge of its own."""
    if plugin.reason is None:
        return ()
    union = resolve(plugin, plugin.reason)
    return cast("tuple[type[msgspec.Struct], ...]", get_args(union) or (union,))


def sheet(plugin: GamePlugin, name: str) -> Sheet:
    """The function that draws the sheet of that name."""
    return cast(Sheet, resolve(plugin, plugin.sheets[name]))


def read_resource(plugin: GamePlugin, resource: Resource) -> str:
    """The text of a file named by the plug-in."""
    package, _, path = resource.partition(":")
    try:
        return resources.files(package).joinpath(*path.split("/")).read_text(encoding="utf-8")
    except (Exception, SystemExit) as error:  # the package may raise anything while it is imported
        raise broken(plugin, resource, error) from error
