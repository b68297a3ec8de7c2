"""What `render` gives: the drawing of the terminal, or our own picture of what a seat sees."""

import re
from collections.abc import Callable, Sequence
from io import BytesIO, StringIO
from typing import TYPE_CHECKING, Any, Final, TypeAlias, cast

from rich.console import Console, RenderableType

from meseta.core.errors import BadSetup
from meseta.core.game import AnyGame, Viewed
from meseta.core.plugin import Picture, resolve
from meseta.envs.given import Rendered
from meseta.envs.missing import need
from meseta.envs.problems import GameWithoutPicture
from meseta.envs.settings import RenderMode
from meseta.games import plugin
from meseta.i18n.words import Words

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Drawing: TypeAlias = Callable[[AnyGame, Any, Words], RenderableType]  # type: ignore[explicit-any]

SIZE: Final = re.compile(r'width="([\d.]+)mm" height="([\d.]+)mm"')
COLUMNS: Final = 100
"""How wide a drawing of the terminal may be."""
PIXELS: Final = 960
"""How wide a picture is in pixels."""


FONTS: Final = (
    "svg { font-family: Helvetica, Arial, 'Liberation Sans', 'DejaVu Sans', 'Noto Sans', sans-serif }"
)
"""Families of which most machines have one; where there is none, a picture in pixels has no words."""


def modes(game: AnyGame) -> list[RenderMode]:
    """The modes a game can be rendered in: pictures only where its plug-in draws them."""
    return (
        ["human", "ansi"] if plugin(game.info.key).picture is None else ["human", "ansi", "svg", "rgb_array"]
    )


def render(mode: RenderMode | None, game: AnyGame, view: Viewed) -> Rendered:
    """The view in that mode; printed, for `human`."""
    match mode:
        case None:
            return None
        case "human":
            Console().print(_drawn(game, view))
            return None
        case "ansi":
            return ansi(game, view)
        case "svg":
            return svg(game, view)
        case "rgb_array":
            return pixels(svg(game, view))


def render_all(mode: RenderMode | None, game: AnyGame, views: Sequence[Viewed]) -> Rendered:
    """Several views in that mode: drawings one below the other, pictures side by side."""
    match mode:
        case None | "human":
            for view in views:
                render(mode, game, view)
            return None
        case "ansi":
            return "\n".join(ansi(game, view) for view in views)
        case "svg":
            return side_by_side([svg(game, view) for view in views])
        case "rgb_array":
            shown = [pixels(svg(game, view)) for view in views]
            return cast("NDArray[np.uint8]", need("numpy").concatenate(shown, axis=1))


def ansi(game: AnyGame, view: Viewed) -> str:
    """The view as the terminal draws it, with its colours as ANSI sequences."""
    lines = StringIO()
    console = Console(file=lines, force_terminal=True, color_system="truecolor", width=COLUMNS)
    console.print(_drawn(game, view))
    return lines.getvalue()


def _drawn(game: AnyGame, view: Viewed) -> RenderableType:
    found = plugin(game.info.key)
    if found.drawing is None:
        return str(view)
    drawing = cast(Drawing, resolve(found, found.drawing))
    return drawing(game, view, Words(game=game.info.key))


def svg(game: AnyGame, view: Viewed) -> str:
    """The view as a picture."""
    found = plugin(game.info.key)
    if found.picture is None:
        raise BadSetup(GameWithoutPicture(game=found.key))
    return cast(Picture, resolve(found, found.picture))(game, view)


def side_by_side(pictures: Sequence[str]) -> str:
    """One SVG that holds several of the same size."""
    found = SIZE.search(pictures[0])
    assert found is not None, "our pictures give their size in mm"
    width, height = float(found[1]), float(found[2])
    whole = f'width="{len(pictures) * width:g}mm" height="{height:g}mm"'
    box = f'viewBox="0 0 {len(pictures) * width:g} {height:g}"'
    parts = [
        SIZE.sub(f'x="{place * width:g}" width="{width:g}" height="{height:g}"', picture, count=1)
        for place, picture in enumerate(pictures)
    ]
    return "\n".join([f'<svg xmlns="http://www.w3.org/2000/svg" {whole} {box}>', *parts, "</svg>", ""])


def pixels(picture: str, width: int = PIXELS) -> "NDArray[np.uint8]":
    """An SVG as rows of pixels in red, green and blue."""
    numpy, images, resvg = need("numpy"), need("PIL.Image"), need("resvg_py")
    png = resvg.svg_to_bytes(svg_string=picture, width=width, dpi=96, style_sheet=FONTS)
    return cast("NDArray[np.uint8]", numpy.array(images.open(BytesIO(png)).convert("RGB")))
