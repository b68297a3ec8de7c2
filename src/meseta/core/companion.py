"""A game's companion: it answers the questions of people who play with the box, away from any table.

What lies before them comes with the question, whole: a companion keeps nothing, reads and writes nothing, and
draws no random number. Chance is told to it, as what was drawn or what lies there; where a companion has to
draw by itself, the question carries a seed. So the same question always has the same answer.
"""

from collections.abc import Callable
from typing import ClassVar, Generic, TypeVar, cast

import msgspec

from meseta.core.errors import MesetaError
from meseta.core.problems import Problem

__all__ = ["BadQuestion", "Companion", "QuestionProblem"]

Question = TypeVar("Question", bound=msgspec.Struct)


class QuestionProblem(Problem, frozen=True):
    """Something in a question that a clause of the rule book says is otherwise."""

    clause: ClassVar[str]


class BadQuestion(MesetaError):
    """A question about something that the box cannot show, such as a stone too many."""


class Companion(msgspec.Struct, Generic[Question], frozen=True):
    """What can be asked about a game in its box, and who answers."""

    question: object
    """The type of what can be asked: a struct, or a union of tagged ones. They come from outside, so they
    refuse unknown fields, and their fields have bounds."""

    reply: object
    """The type of what is answered: a struct, or a union of tagged ones."""

    answer: Callable[[Question], msgspec.Struct]
    """The answer to a question; raises `BadQuestion` if the question makes no sense."""

    def read(self, data: object) -> Question:
        """The question that the data is; raises `msgspec.ValidationError` if it is none."""
        return cast(Question, msgspec.convert(data, self.question))
