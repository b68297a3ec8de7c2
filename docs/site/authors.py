"""A page for authors of bots, for each game: made from its types, its docstrings and matches that are played.

`python -m docs.site.authors GAME` prints the page of any installed game.
"""

import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from functools import cache
from io import StringIO
from typing import Final, NamedTuple, get_args

from docs.site import declared

from meseta.core.errors import MesetaError
from meseta.core.game import AnyAction, AnyGame, Option
from meseta.core.plugin import GamePlugin, event_types, resolve, view_type
from meseta.core.results import Part
from meseta.core.seats import CHANCE
from meseta.games import open_game, own_plugins, plugin
from meseta.i18n.words import Words
from meseta.play.matches import play_match

SEEDS: Final = range(20)
"""Matches of random bots from which the examples are taken, until there is one for every action."""

WIDTH: Final = 88

LOOK_AHEAD: Final = (
    "from random import Random",
    "import meseta",
    "from meseta.core.seats import CHANCE",
    'game, rng = meseta.open_game("{key}"), Random(1)',
    "match = meseta.start_match(game, {seats}, rng=rng)",
    "seat = min(match.actors)",
    "view, legal = match.view(seat), match.legal(seat)  # what a bot is given",
    "state = game.imagine(view, rng)  # a state that looks like the view",
    "action = legal.sample(rng)",
    "game.write(action)",
    "after = game.apply(state, seat, action)",
    "while game.actors(after) == {{CHANCE}}:  # dealing, drawing, a disc on its way",
    "    after = game.apply(after, CHANCE, game.chance(after).sample(rng))",
    "",
    "[score.total for score in game.score(after)]",
    "game.outcome(after) is None",
)
"""What is shown of looking ahead: it is run when the page is made, and again by a test."""


class Played(NamedTuple):
    """What was seen in matches of random bots."""

    actions: dict[type, AnyAction]
    """The first action of each kind."""
    chance: set[type]
    """The kinds that chance did."""
    players: set[type]
    """The kinds that players did."""
    parts: dict[str, Part]
    """The parts of the final scores."""


def pages() -> dict[str, str]:
    """The page of each of our games."""
    return {path(one.key): page(one.key) for one in own_plugins()}


def path(game: str) -> str:
    """Where the page is placed."""
    return f"authors/{game}.md"


@cache
def page(key: str) -> str:
    """The page of a game: what a bot sees, what it can do, and how it looks ahead."""
    found, game, words = plugin(key), open_game(key), Words("en", key)
    seen = played(game, action_types(found))
    view = view_type(found)
    return "\n".join(
        [
            f"# {words.say('name')} for bot authors\n",
            f"What a bot for `{key}` is given and what it can answer, made from the types, docstrings and",
            "matches of the installed game. A bot is a class with `choose(view, legal, budget, rng)`.\n",
            *_session(game),
            *_options(game, words),
            "## What a bot sees\n",
            "`view` is a `View`; so is what `game.observe(state, seat)` and `match.view(seat)` return.\n",
            *_structs((view, *declared.kinds(view)), 3),
            "## What it can do\n",
            "`legal` holds actions of these classes; `game.write` and `game.read` know their notation.\n",
            *_actions(found, game, seen, set(action_types(found)) - seen.chance | seen.players),
            "## What chance does\n",
            "`game.chance(state)` gives the answers it may give, for those who look ahead.\n",
            *_actions(found, game, seen, seen.chance),
            *_aliases(found),
            *_events(found),
            *_scores(seen, words),
        ]
    )


def action_types(found: GamePlugin) -> tuple[type, ...]:
    """The classes of a game's actions, in the order of its union."""
    union = resolve(found, found.action)
    return get_args(union) or (union,)


@cache
def played(game: AnyGame, wanted: tuple[type, ...]) -> Played:
    """What happens in matches of random bots, with all numbers of seats in turn."""
    seen = Played({}, set(), set(), {})
    for seed in SEEDS:
        seats = game.info.seats[seed % len(game.info.seats)]
        match = play_match(game, bots=["random"] * seats, seed=seed)
        for entry in match.entries:
            action = game.read(entry.text)
            seen.actions.setdefault(type(action), action)
            (seen.chance if entry.seat == CHANCE else seen.players).add(type(action))
        seen.parts.update({part.code: part for score in match.scores for part in score.parts})
        if seen.actions.keys() >= set(wanted) and seed + 1 >= len(game.info.seats):
            break
    for kind in set(wanted) - seen.actions.keys():
        if (rare := _composed(kind, list(seen.actions.values()))) is not None:
            seen.actions[kind] = rare
    return seen


def _composed(kind: type, others: list[AnyAction]) -> AnyAction | None:
    """An action that is too rare to be seen, from values that other actions have for the same types."""
    values = {
        field.type: getattr(action, field.name)
        for action in others
        for field in declared.fields(type(action))
    }
    needed = [field.type for field in declared.fields(kind)]
    return kind(*(values[type] for type in needed)) if values.keys() >= set(needed) else None


def _session(game: AnyGame) -> Iterator[str]:
    yield "## Looking ahead\n"
    seats = min(2, max(game.info.seats))
    lines = [line.format(key=game.info.key, seats=seats) for line in LOOK_AHEAD]
    yield f"```python\n{session(lines)}\n```\n"


def session(lines: list[str]) -> str:
    """The lines as a session of Python, each with what it prints."""
    said, names, block = [], dict[str, object](), list[str]()
    for line, following in zip(lines, [*lines[1:], ""], strict=True):
        if line:
            said.append(f"{'...' if block else '>>>'} {line}")
            block.append(line)
        if not line or following[:1].strip():
            said += _printed(block, names).splitlines()
            block = []
    return "\n".join([*said, *_printed(block, names).splitlines()]) + "\n"


def _printed(block: list[str], names: dict[str, object]) -> str:
    if not block:
        return ""
    with redirect_stdout(StringIO()) as out:
        exec(compile("\n".join(block) + "\n", "page", "single"), names)
    return out.getvalue()


def _options(game: AnyGame, words: Words) -> Iterator[str]:
    yield "## Seats and options\n"
    yield f"It is for {min(game.info.seats)} to {max(game.info.seats)} seats.\n"
    if not game.info.options + game.info.seat_settings:
        return
    yield "`options=` of `play_match` and `start_match` chooses among these; the first is the default.\n"
    yield "| option | choices | |\n|---|---|---|"
    for option in game.info.options:
        yield _option(option, option.key, words)
    for setting in game.info.seat_settings:
        yield _option(setting, f"{setting.key}_0", words)
    yield ""


def _option(option: Option, key: str, words: Words) -> str:
    about = words.say(f"option-{key}") if f"option-{key}" in words else ""
    return f"| `{key}` | {', '.join(f'`{one}`' for one in option.choices)} | {about} ({option.clause}) |"


def _structs(shown: tuple[type, ...], level: int) -> Iterator[str]:
    for kind in shown:
        yield f"{'#' * level} {kind.__name__}\n"
        yield f"{declared.about(kind)}\n"
        yield from _fields(kind)


def _fields(kind: type) -> Iterator[str]:
    found = declared.fields(kind)
    if found:
        yield "| | | |\n|---|---|---|"
        yield from (f"| `{one.name}` | `{one.type}` | {_cell(one.about)} |" for one in found)
        yield ""


def _actions(found: GamePlugin, game: AnyGame, seen: Played, kinds: set[type]) -> Iterator[str]:
    for kind in action_types(found):
        if kind in kinds:
            yield f"### {kind.__name__}\n"
            yield f"{declared.about(kind)}\n"
            if kind in seen.actions:
                yield f"```text\n{_example(game, seen.actions[kind])}\n```\n"
            yield from _fields(kind)
            others = (one for one in declared.kinds(kind) if one.__name__ not in _viewed(found))
            yield from _structs(tuple(others), 4)


def _example(game: AnyGame, action: AnyAction) -> str:
    """An action in notation and, if there is room, as it is made."""
    written, made = game.write(action), repr(action)
    return f"{written:12}  {made}" if len(written) + len(made) < WIDTH else written


def _viewed(found: GamePlugin) -> set[str]:
    return {one.__name__ for one in declared.kinds(view_type(found))}


def _aliases(found: GamePlugin) -> Iterator[str]:
    view = view_type(found)
    shown = declared.aliases((view, *declared.kinds(view), *action_types(found)))
    if shown:
        yield "## What the numbers mean\n"
        yield "| | | |\n|---|---|---|"
        yield from (f"| `{one.name}` | `{one.type}` | {_cell(one.about)} |" for one in shown)
        yield ""


def _events(found: GamePlugin) -> Iterator[str]:
    yield "## What it may be told\n"
    yield "Events are what `game.narrate` makes of an action for one viewer; a server sends them, too.\n"
    yield "| event | fields | |\n|---|---|---|"
    for kind in event_types(found):
        named = ", ".join(f"`{one.name}: {one.type}`" for one in declared.fields(kind))
        yield f"| `{kind.__struct_config__.tag}` | {named} | {_cell(declared.about(kind))} |"
    yield ""


def _scores(seen: Played, words: Words) -> Iterator[str]:
    yield "## What it is worth\n"
    yield "The parts of `game.score(state)`, as they were at the end of some match of random bots:\n"
    yield "| part | in words | points | clause |\n|---|---|---|---|"
    for part in seen.parts.values():
        detail = dict(part.detail)
        said = words.say(f"part-{part.code}", points=part.points, count=part.count, **detail)
        yield f"| `{part.code}` | {_cell(said)} | {part.points} | {part.clause} |"
    yield ""


def _cell(text: str) -> str:
    """Prose in a table; code needs no such care."""
    return text.replace("|", "\\|")


def main(arguments: list[str]) -> None:
    """Print the page of the named game."""
    if len(arguments) != 1:
        sys.exit("usage: python -m docs.site.authors GAME")
    try:
        sys.stdout.write(page(arguments[0]))
    except MesetaError as error:
        sys.exit(Words().error(error))


if __name__ == "__main__":
    main(sys.argv[1:])
