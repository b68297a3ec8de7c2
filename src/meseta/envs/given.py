"""What environments give to agents, as types: those of gymnasium and PettingZoo have Any in them."""

from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

__all__ = ["AnySpace", "Info", "Observation", "Rendered"]

Observation: TypeAlias = dict[str, Any]  # type: ignore[explicit-any]
"""`observation`, as named arrays or one, and `action_mask`."""
Info: TypeAlias = dict[str, Any]  # type: ignore[explicit-any]
"""What an agent is told besides; `refused` says why an illegal action ended the game."""
Rendered: TypeAlias = "str | NDArray[np.uint8] | None"
"""A drawing or an SVG as text, pixels, or nothing, as the render mode has it."""
AnySpace: TypeAlias = "spaces.Space[Any]"  # type: ignore[explicit-any]
"""What observations or actions are taken from."""
