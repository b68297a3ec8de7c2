"""Everything that can be done in bulls and cows."""

from typing import TypeAlias

import msgspec

from meseta_bulls_and_cows.codes import Code


class SetCode(msgspec.Struct, frozen=True):
    """Set a secret code: each player for the other (BC-03), or chance for a single player (BC-02)."""

    code: Code
    """The secret."""


class Guess(msgspec.Struct, frozen=True):
    """Guess a code, and learn its bulls and cows (BC-05)."""

    code: Code
    """What might be the secret."""


Action: TypeAlias = SetCode | Guess
