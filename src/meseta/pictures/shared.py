"""Long outlines that a drawing repeats, such as an animal's, written once: a sheet has dozens of them."""

import re
from collections import Counter
from typing import Final

LONG: Final = 120
"""In characters; what is shorter is not worth a reference."""
_PATH: Final = re.compile(rf'<path ([^>]*?)d="([^"]{{{LONG},}})"([^>]*)/>')


def shared(drawing: str) -> str:
    """The SVG in which each of them is defined at the beginning and then used.

    >>> steps = "M0 0" + "l1 1" * 40
    >>> once = shared(f'<svg a="b"><path fill="red" d="{steps}"/><path d="{steps}" fill="blue"/></svg>')
    >>> once.count(steps), once[once.index("</defs>") :]
    (1, '</defs><use fill="red" href="#shared-0"/><use href="#shared-0" fill="blue"/></svg>')
    """
    counts = Counter(found[2] for found in _PATH.finditer(drawing))
    ids = {
        steps: f"shared-{number}"
        for number, steps in enumerate(s for s, count in counts.items() if count > 1)
    }
    if not ids:
        return drawing
    used = _PATH.sub(
        lambda found: f'<use {found[1]}href="#{ids[found[2]]}"{found[3]}/>' if found[2] in ids else found[0],
        drawing,
    )
    defs = "".join(f'<path id="{id}" d="{steps}"/>' for steps, id in ids.items())
    opening, _, rest = used.partition(">")
    return f"{opening}><defs>{defs}</defs>{rest}"
