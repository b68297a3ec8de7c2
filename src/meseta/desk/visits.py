"""Who asks at the desk."""

import msgspec

from meseta.i18n.words import Words
from meseta.play.requests import Caller
from meseta.play.table import Table
from meseta.tables.errors import NotSignedIn
from meseta.tables.limits import Who
from meseta.tables.node import Node
from meseta.tables.problems import UnknownCaller


class Visit(msgspec.Struct, frozen=True, kw_only=True):
    """One request's visitor, known or not."""

    node: Node
    """The node whose desk it is."""
    caller: Caller | None
    token: str | None
    """The token by which the caller is known."""
    address: str
    """As limits count it."""
    language: str

    @property
    def who(self) -> Who:
        """Whom the request is charged to."""
        return Who("" if self.caller is None else self.caller.person, self.address)

    def words(self, table: Table) -> Words:
        """The words for this table."""
        return Words(self.language, table.settings.game, [chair.name for chair in table.chairs])

    def signed_in(self) -> "SignedIn":
        """The same visit, by somebody; raises if nobody is signed in."""
        if self.caller is None:
            raise NotSignedIn(UnknownCaller())
        return SignedIn(
            node=self.node,
            caller=self.caller,
            token=self.token,
            address=self.address,
            language=self.language,
        )


class SignedIn(Visit, frozen=True, kw_only=True):
    """A visit by somebody who is known: a person, or whoever has the token of a seat."""

    caller: Caller

    def check_person(self) -> None:
        """Raise if the token of a seat is all that is known: it is for its seat."""
        if not self.caller.person:
            raise NotSignedIn(UnknownCaller())


async def visit_of(
    node: Node, token: str | None, address: str, language: str, *, must_be_good: bool
) -> Visit:
    """The visit of whoever has this token; an invalid one is refused, or else leaves the visitor unknown."""
    try:
        shown = await node.recognise(token)
    except NotSignedIn:
        if must_be_good:
            raise
        shown = None
    caller = None if shown is None else shown.caller
    return Visit(node=node, caller=caller, token=token, address=address, language=language)
