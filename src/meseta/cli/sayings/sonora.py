"""What an action of Sonora does, in words: a flick by what it is aimed at and how hard."""

from math import atan2, cos, degrees, dist, hypot, pi, sin
from random import Random
from typing import Final

from meseta.core.game import AnyGame
from meseta.discs.run import Shot
from meseta.games.sonora.actions import (
    FRESH,
    KEPT,
    Action,
    AiDraw,
    AiFill,
    AiWalk,
    Box,
    Bullseye,
    Choose,
    Colours,
    Cross,
    Discover,
    Draw,
    First,
    Flick,
    Mark,
    Rabbit,
    Settle,
    Swap,
    Walk,
)
from meseta.games.sonora.aims import bearing_of
from meseta.games.sonora.board import Board
from meseta.games.sonora.flicking import board_shot
from meseta.games.sonora.game import Sonora
from meseta.games.sonora.view import View, imagine
from meseta.games.sonora.words import ANIMALS, SECTIONS, disc_name
from meseta.i18n.words import Words

NEAR: Final = 7.0
"""A flick is aimed at something that is no more degrees off its way."""
FORCES: Final = ((12, "gently"), (25, "softly"), (45, "firmly"), (70, "hard"))
"""The most force for each word."""


def say(game: AnyGame, view: View, action: Action, words: Words) -> str:
    """Such as “flick a5 from corner a towards the owl in the Ruins, softly”."""
    assert isinstance(game, Sonora)
    grid = game.printed.canyon.grid
    match action:
        case Flick():
            return _flick(game, view, action, words)
        case Bullseye(disc, section) | Choose(disc, section):
            zone = SECTIONS[section]
            return words.say(f"do-{action.__struct_config__.tag}", disc=disc_name(disc), zone_name=zone)
        case Swap(a, b):
            return words.say("do-swap", a=disc_name(a), b=disc_name(b))
        case Colours(mine, theirs):
            return words.say("do-colours", mine=chr(ord("a") + mine), theirs=chr(ord("a") + theirs))
        case Cross(building, count):
            return words.say("do-cross", building=chr(ord("A") + building), count=count)
        case Draw(source, cells):
            return words.say("do-draw", source=_source(source), cells=tuple(map(grid.name, cells)))
        case Walk(source, end):
            return words.say("do-walk", source=_source(source), end=end)
        case Mark(node):
            return words.say("do-mark", node=node)
        case Box(column):
            return words.say("do-box", column=column + 1)
        case Discover(animal):
            return words.say("do-discover", animal=animal.name.lower())
        case Rabbit():
            return words.say("do-rabbit")
        case AiDraw(number, cells):
            return words.say("do-ai_draw", number=number, cells=tuple(map(grid.name, cells)))
        case AiWalk(number, start):
            return words.say("do-ai_walk", number=number, start=start)
        case AiFill(node):
            return words.say("do-ai_fill", node=node)
        case First() | Settle():
            return ""
        case _:
            return words.say(f"do-{action.__struct_config__.tag}")


def _source(source: int) -> str:
    return {FRESH: "now", KEPT: "kept"}.get(source, str(source))


def _flick(game: Sonora, view: View, flick: Flick, words: Words) -> str:
    bearing = bearing_of(game.printed.board.arena, flick)
    force = next((word for most, word in FORCES if bearing.force <= most), "wild")
    disc = disc_name(flick.disc)
    corner = disc[0] if len(view.position.players) > 1 else ""
    if target := _target(game.printed.board, view, flick, words):
        return words.say("do-flick", disc=disc, corner=corner or "own", target=target, force=force)
    side = "right" if bearing.angle > 0 else "left"
    degree = round(abs(bearing.angle))
    return words.say(
        "do-flick-past", disc=disc, corner=corner or "own", degree=degree, side=side, force=force
    )


def _target(board: Board, view: View, flick: Flick, words: Words) -> str:
    """What lies ahead of the flick, a circle or the hole, nearest to where it would stop."""
    shot = board_shot(imagine(view, Random(0)), flick, flick.vx, flick.vy)
    heading, speed = atan2(shot.vy, shot.vx), hypot(shot.vx, shot.vy)
    far = speed * speed / (2 * board.arena.deceleration)
    stop = (shot.x + far * cos(heading), shot.y + far * sin(heading))
    ahead = {(0, 0): words.say("practice-hole")}
    for circle in board.circles:
        zone = SECTIONS[board.zones_at((circle.x, circle.y))[0]]
        ahead[circle.x, circle.y] = words.say("practice-circle", circle=ANIMALS[circle.section], zone=zone)
    aimed = [place for place in ahead if _degrees_off(shot, heading, *place) <= NEAR]
    return ahead[min(aimed, key=lambda place: dist(place, stop))] if aimed else ""


def _degrees_off(shot: Shot, heading: float, x: int, y: int) -> float:
    turn = (atan2(y - shot.y, x - shot.x) - heading + pi) % (2 * pi) - pi
    return abs(degrees(turn))
