"""Views, legal actions and events do not depend on what the viewer cannot see."""

from collections.abc import Callable
from random import Random
from typing import NamedTuple, TypeAlias

import msgspec

from meseta.core.game import AnyAction, AnyGame, AnyState
from meseta.core.seats import Seat
from meseta.testing.walks import Ply, Walks, listable

Twin: TypeAlias = tuple[AnyState, AnyAction]
"""A position and an action that a viewer must not be able to tell apart from the real ones."""

TwinMaker: TypeAlias = Callable[[AnyGame, Ply, Seat | None, Random], Twin | None]
"""Given a ply and a viewer (None: a spectator), a twin that differs only in what is hidden, or None."""


class Compared(NamedTuple):
    """How many twins were compared."""

    all: int
    different: int
    """Those whose position or action really differed."""


def check_twins(walks: Walks, make_twin: TwinMaker) -> Compared:
    """How many twins were compared; fails if a viewer could tell one apart from the real thing."""
    game = walks.game
    rng = Random(walks.seats)
    compared = different = 0
    viewers: list[Seat | None] = [None, *range(walks.seats)]
    for ply in walks.sampled(150):
        for viewer in viewers:
            twin = make_twin(game, ply, viewer, rng)
            if twin is None:
                continue
            compared += 1
            different += twin != (ply.before, ply.action)
            _check_twin(game, ply, viewer, *twin)
    return Compared(compared, different)


def _check_twin(game: AnyGame, ply: Ply, viewer: Seat | None, before: AnyState, action: AnyAction) -> None:
    who = "a spectator" if viewer is None else f"seat {viewer}"
    seen, other = game.observe(ply.before, viewer), game.observe(before, viewer)
    assert other == seen, f"{ply.place}: the view of {who} reveals what is hidden from it"
    same_text = msgspec.json.encode(other) == msgspec.json.encode(seen)
    assert same_text, f"{ply.place}: the view of {who}, as JSON, reveals what is hidden from it"
    events = game.narrate(ply.before, ply.seat, ply.action, ply.after, viewer)
    twin_events = game.narrate(before, ply.seat, action, game.apply(before, ply.seat, action), viewer)
    assert twin_events == events, f"{ply.place}: the events for {who} reveal what is hidden from it"
    if viewer is not None and viewer in game.actors(ply.before) and listable(game.legal(before, viewer)):
        same = list(game.legal(before, viewer)) == list(game.legal(ply.before, viewer))
        assert same, f"{ply.place}: what {who} may do depends on what is hidden from it"


def check_views_name_their_viewer(walks: Walks) -> None:
    """A view says whose it is, which generic bots such as `search` rely on."""
    for ply in walks.sampled(20):
        for viewer in (None, *range(walks.seats)):
            view = walks.game.observe(ply.before, viewer)
            try:
                named = view.viewer
            except AttributeError:
                raise AssertionError(f"{type(view).__name__} has no `viewer`, the seat or None") from None
            assert named == viewer, f"{ply.place}: the view of {viewer} says it is that of {named}"


def check_imagined_states(walks: Walks) -> int:
    """How many imagined states differed from the real one; fails if one does not match its view."""
    game = walks.game
    rng = Random(walks.seats)
    different = 0
    for ply in walks.sampled(60):
        for viewer in (None, *range(walks.seats)):
            view = game.observe(ply.before, viewer)
            imagined = game.imagine(view, rng)
            context = f"{ply.place}: what is imagined for viewer {viewer}"
            assert game.observe(imagined, viewer) == view, f"{context} does not match its view"
            assert game.load(game.dump(imagined)) == imagined, f"{context} cannot be stored"
            different += imagined != ply.before
            for seat in game.actors(imagined) & set(range(walks.seats)):
                after = game.apply(imagined, seat, game.legal(imagined, seat).sample(rng))
                assert after != imagined, f"{context} cannot be continued by seat {seat}"
    return different
