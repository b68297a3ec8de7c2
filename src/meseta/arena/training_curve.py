"""How a training went, as SVG: what proposals were worth, generation by generation."""

from collections.abc import Callable, Sequence
from typing import Final

from meseta.arena.training import Generation

__all__ = ["curve"]

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720, 380, 56, 24, 24, 56
LOWEST: Final = 0.3
HIGHEST: Final = 1.0
PAR: Final = ' stroke-width="3"'
TICKS: Final = (0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0)


def curve(game: str, rival: str, generations: Sequence[Generation]) -> str:
    """A point for every proposal, and a line through the means of the generations."""

    def x(number: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (number + 0.5) / max(1, len(generations))

    def y(worth: float) -> float:
        inside = max(LOWEST, min(HIGHEST, worth))
        return TOP + (HEIGHT - TOP - BOTTOM) * (HIGHEST - inside) / (HIGHEST - LOWEST)

    means = " ".join(f"{x(one.number):.1f},{y(one.mean):.1f}" for one in generations)
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="14" role="img">',
        f"<title>The worth of proposals for {game} against {rival}, by generation</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#FBF6EC"/>',
        *_axes(rival, generations, x, y),
        *(
            f'<circle cx="{x(one.number):.1f}" cy="{y(worth):.1f}" r="3" fill="#6B5D52" fill-opacity="0.45"/>'
            for one in generations
            for worth in one.worths
        ),
        f'<polyline points="{means}" fill="none" stroke="#B4472A" stroke-width="3"/>',
    ]
    return "\n".join([*drawn, "</svg>"]) + "\n"


def _axes(
    rival: str, generations: Sequence[Generation], x: Callable[[int], float], y: Callable[[float], float]
) -> list[str]:
    lines = [
        f'<path d="M{LEFT} {y(tick):.1f}H{WIDTH - RIGHT}" stroke="#D9CBB6"'
        f"{PAR if tick == 0.5 else ''}/>"
        f'<text x="{LEFT - 8}" y="{y(tick) + 5:.1f}" text-anchor="end" fill="#6B5D52">{tick:g}</text>'
        for tick in TICKS
    ]
    numbers = [
        f'<text x="{x(one.number):.1f}" y="{HEIGHT - BOTTOM + 20}" text-anchor="middle" fill="#6B5D52">'
        f"{one.number}</text>"
        for one in generations
    ]
    below = f"generation; 0.5 is as good as {rival}"
    label = f'<text x="{WIDTH / 2:g}" y="{HEIGHT - 12}" text-anchor="middle" fill="#2B2320">{below}</text>'
    return [*lines, *numbers, label]
