"""The same flicks in other engines, as close to our arena as each of them gets.

Every peer gets the same discs, frame, corners, friction, restitution and shot, no spin, and stops when
everything is at rest. None of them knows a hole or a jump, so these are left out there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

from meseta.discs import Arena, Place, Shot
from meseta.discs.arena import CORNERS

STEP = 1 / 240
LOOK = 12
"""Steps between two looks at whether everything is at rest."""

LONGEST = 20 / STEP


class Scene(NamedTuple):
    """A board of pymunk's with its discs, kept from flick to flick."""

    space: Any
    bodies: list[Any]
    joints: list[Any]


Flick = tuple[list[Place], Shot]
Peer = Callable[[Arena, Sequence[Place], Shot], None]


def floor(arena: Arena, corner: int) -> list[tuple[float, float]]:
    """The floor's outline in metres, with the flick's own corner left open."""
    half = arena.half_width / 1e6
    cut = half - arena.corner_leg / 1e6
    outline: list[tuple[float, float]] = []
    for number, (sx, sy) in enumerate(CORNERS):
        ends = [(sx * half, sy * cut), (sx * cut, sy * half)]
        outline += [(sx * half, sy * half)] if number == corner else ends if sx == sy else ends[::-1]
    return outline


IDLE = 0.01
"""Metres per second below which a disc counts as idle in pymunk."""
NAP = 0.05
"""After how many seconds an idle one sleeps."""


def pymunk_peer() -> Peer:
    """pymunk, with a joint of limited force between each disc and the board for friction.

    Scenes are kept from flick to flick, and discs at rest sleep until they are hit: without both it takes
    several times as long.
    """
    import pymunk

    def build(arena: Arena, corner: int, count: int) -> Scene:
        space = pymunk.Space()
        space.collision_slop = 1e-5
        space.sleep_time_threshold, space.idle_speed_threshold = NAP, IDLE
        ground = space.static_body
        outline = floor(arena, corner)
        bounce, grip = (arena.disc_restitution / 1000) ** 0.5, (arena.disc_grip / 1000) ** 0.5
        for start, end in zip(outline, outline[1:] + outline[:1], strict=True):
            wall = pymunk.Segment(ground, start, end, 0)
            wall.elasticity = arena.wall_restitution / 1000 / bounce
            wall.friction = arena.wall_grip / 1000 / grip
            space.add(wall)
        bodies, joints = [], []
        for _ in range(count):
            body = pymunk.Body(1.0, float("inf"))
            disc = pymunk.Circle(body, arena.disc_radius / 1e6)
            disc.elasticity, disc.friction = bounce, grip
            rub = pymunk.PivotJoint(ground, body, (0, 0), (0, 0))
            rub.max_bias, rub.max_force = 0.0, arena.deceleration / 1e6
            space.add(body, disc, rub)
            bodies.append(body)
            joints.append(rub)
        return Scene(space, bodies, joints)

    scenes = cache(build)

    def flick(arena: Arena, discs: Sequence[Place], shot: Shot) -> None:
        space, bodies, joints = scenes(arena, shot.corner, len(discs) + 1)
        for body, rub, (x, y) in zip(bodies, joints, [*discs, (shot.x, shot.y)], strict=True):
            body.position = rub.anchor_a = (x / 1e6, y / 1e6)
            body.velocity = (0, 0)
        space.step(1e-9)  # which looks at where they are now: only then can they sleep
        for body in bodies[:-1]:
            body.sleep()
        bodies[-1].velocity = (shot.vx / 1e6, shot.vy / 1e6)
        steps = 0
        while steps < LONGEST and not all(body.is_sleeping for body in bodies):
            for _ in range(LOOK):
                space.step(STEP)
            steps += LOOK

    return flick


def box2d_peer() -> Peer:
    """Box2D by its Python binding, in centimetres, with friction joints to the board; discs at rest sleep."""
    import Box2D

    def flick(arena: Arena, discs: Sequence[Place], shot: Shot) -> None:
        world = Box2D.b2World(gravity=(0, 0))
        outline = [(100 * x, 100 * y) for x, y in floor(arena, shot.corner)]
        ground: Any = world.CreateStaticBody(shapes=Box2D.b2LoopShape(vertices=outline))
        for fixture in ground.fixtures:
            fixture.restitution, fixture.friction = arena.wall_restitution / 1000, arena.wall_grip / 1000
        bodies = []
        for x, y in [*discs, (shot.x, shot.y)]:
            body = world.CreateDynamicBody(position=(x / 1e4, y / 1e4), fixedRotation=True)
            radius = arena.disc_radius / 1e4
            body.CreateCircleFixture(
                radius=radius,
                density=1 / (3.141592653589793 * radius * radius),
                restitution=arena.disc_restitution / 1000,
                friction=arena.disc_grip / 1000,
            )
            world.CreateFrictionJoint(
                bodyA=ground, bodyB=body, localAnchorA=body.position, maxForce=arena.deceleration / 1e4
            )
            bodies.append(body)
        for body in bodies[:-1]:
            body.awake = False
        bodies[-1].linearVelocity = (shot.vx / 1e4, shot.vy / 1e4)
        steps = 0
        while steps < LONGEST and any(body.linearVelocity.lengthSquared > 1e-4 for body in bodies):
            for _ in range(LOOK):
                world.Step(STEP, 8, 3)
            steps += LOOK

    return flick


def pooltool_peer() -> Peer:
    """pooltool, also event-driven, with balls on a table of this size: different physics of the same kind."""
    import pooltool

    def flick(arena: Arena, discs: Sequence[Place], shot: Shot) -> None:
        side = 2 * arena.half_width / 1e6
        radius = arena.disc_radius / 1e6
        cushion = 1.28 * radius  # as high against the ball as on a billiard table
        specs = pooltool.objects.BilliardTableSpecs(l=side, w=side, cushion_height=cushion)
        table = pooltool.Table.from_table_specs(specs)
        balls = {}
        for number, (x, y) in enumerate([*discs, (shot.x, shot.y)]):
            where = (x / 1e6 + side / 2, y / 1e6 + side / 2)
            name = "cue" if number == len(discs) else str(number)
            balls[name] = pooltool.Ball.create(name, xy=where, R=radius, m=0.005)
        cue = balls["cue"]
        cue.state.rvw[1] = (shot.vx / 1e6, shot.vy / 1e6, 0.0)
        cue.state.s = 2  # sliding
        pooltool.simulate(pooltool.System(pooltool.Cue.default(), table, balls), inplace=True)

    return flick
