"""How people write the actions of bulls and cows: `set 135`, `guess 135`."""

import re

from meseta.core.errors import UnreadableNotation
from meseta.core.problems import NoAction
from meseta_bulls_and_cows.actions import Action, Guess, SetCode
from meseta_bulls_and_cows.codes import text


def write(action: Action) -> str:
    """The action as people write it.

    >>> write(Guess((1, 3, 5)))
    'guess 135'
    """
    return f"{'set' if isinstance(action, SetCode) else 'guess'} {text(action.code)}"


def read(written: str) -> Action:
    """The action that was written; a bare number is a guess.

    >>> read("135") == read("Guess 135") == Guess((1, 3, 5))
    True
    """
    found = re.fullmatch(r"(?:(set|guess) )?([0-9]{1,9})", " ".join(written.lower().split()), re.ASCII)
    if found is None:
        raise UnreadableNotation(NoAction(text=written[:60], game="bulls_and_cows"))
    code = tuple(map(int, found[2]))
    return SetCode(code) if found[1] == "set" else Guess(code)
