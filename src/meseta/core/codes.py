"""Codes with values, from which `i18n` makes sentences: what problems and faults have in common."""

from typing import Final, TypeAlias

import msgspec

__all__ = ["Coded", "Value"]

Value: TypeAlias = int | str
"""What a sentence can name."""

LARGEST: Final = 1 << 53
"""Numbers from here on fit neither a sentence nor JSON; only a client of someone else's could send one."""


class Coded(msgspec.Struct, frozen=True, tag_field="code"):
    """Something that has a sentence: the class is the code, its fields are the values the sentence names."""

    @property
    def code(self) -> str:
        """Its name, such as `unknown_option`; it never changes, because clients know it."""
        return str(self.__struct_config__.tag)

    @property
    def values(self) -> dict[str, Value]:
        """The fields by the names they have on the wire and in sentences."""
        names, fields = self.__struct_encode_fields__, self.__struct_fields__
        return {name: _bounded(getattr(self, field)) for name, field in zip(names, fields, strict=True)}

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value!r}" for name, value in self.values.items())
        return f"{self.code} ({details})" if details else self.code


def _bounded(value: Value) -> Value:
    """The value, or text where it is too large a number."""
    return f"{str(value)[:20]}…" if isinstance(value, int) and abs(value) >= LARGEST else value
