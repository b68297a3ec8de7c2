"""How far the elements of a drawing reach, in millimetres."""

import re
from collections.abc import Iterator
from typing import NamedTuple
from xml.etree import ElementTree

from meseta.paper.svg import width_of

SVG = "{http://www.w3.org/2000/svg}"


class Extent(NamedTuple):
    """Left, top, right and bottom, and what reaches so far."""

    left: float
    top: float
    right: float
    bottom: float
    what: str


class Frame(NamedTuple):
    """Where a group lies: its scale in both directions, and its origin."""

    sx: float = 1
    sy: float = 1
    x: float = 0
    y: float = 0

    def then(self, transform: str) -> "Frame":
        """The frame after translations, scales and half turns."""
        found = self
        for name, values in re.findall(r"(\w+)\(([^)]*)\)", transform):
            a, b = [*map(float, values.split()), *map(float, values.split())][:2]
            if name == "translate":
                found = found._replace(x=found.x + found.sx * a, y=found.y + found.sy * b)
            else:
                assert name == "scale" or a == 180, transform
                turn = (a, b) if name == "scale" else (-1, -1)
                found = found._replace(sx=found.sx * turn[0], sy=found.sy * turn[1])
        return found

    def place(self, points: list[tuple[float, float]], what: str) -> Extent:
        """How far these points reach."""
        xs = [self.x + self.sx * x for x, _ in points]
        ys = [self.y + self.sy * y for _, y in points]
        return Extent(min(xs), min(ys), max(xs), max(ys), what)


def extents(element: ElementTree.Element, frame: Frame | None = None) -> Iterator[Extent]:
    """How far everything in the element reaches, without the width of lines."""
    frame = (frame or Frame()).then(element.get("transform", ""))
    if points := _points(element):
        yield frame.place(points, (element.text or "").strip() or element.tag.removeprefix(SVG))
    for child in element:
        if child.tag != f"{SVG}svg":
            yield from extents(child, frame)


def _points(element: ElementTree.Element) -> list[tuple[float, float]]:
    def number(name: str) -> float:
        return float(element.get(name, 0))

    match element.tag.removeprefix(SVG):
        case "rect":
            x, y = number("x"), number("y")
            return [(x, y), (x + number("width"), y + number("height"))]
        case "circle":
            x, y, r = number("cx"), number("cy"), number("r")
            return [(x - r, y - r), (x + r, y + r)]
        case "line":
            return [(number("x1"), number("y1")), (number("x2"), number("y2"))]
        case "polygon":
            pairs = (pair.split(",") for pair in element.get("points", "").split())
            return [(float(x), float(y)) for x, y in pairs]
        case "text":
            return _line_of_text(element)
        case "path":
            return _steps(element.get("d", ""))
        case _:
            return []


def _line_of_text(element: ElementTree.Element) -> list[tuple[float, float]]:
    x, y, size = (float(element.get(name, 0)) for name in ("x", "y", "font-size"))
    width = width_of(element.text or "", size) * (1.06 if element.get("font-weight") else 1)
    left = x - width * {"start": 0, "middle": 0.5, "end": 1}[element.get("text-anchor", "start")]
    return [(left, y - 0.72 * size), (left + width, y + 0.21 * size)]


def _steps(steps: str) -> list[tuple[float, float]]:
    """The corners of a path; those of a silhouette, whose steps are relative, are those of its square."""
    if re.search(r"[a-y]", steps):
        return [(0, 0), (64, 64)]
    points: list[tuple[float, float]] = []
    for name, values in re.findall(r"([A-Z])([^A-Z]*)", steps):
        found = [float(value) for value in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", values)]
        if name == "H":
            points.append((found[0], points[-1][1]))
        elif name != "Z":
            points += zip(found[::2], found[1::2], strict=True)
    return points
