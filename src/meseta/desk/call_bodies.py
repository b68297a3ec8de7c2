"""The bodies of requests and responses about calls to one's turn."""

from meseta.tables.wire.base import Received, Sent


class Calls(Sent, frozen=True):
    """How somebody who is away can be called to their turn."""

    key: str | None
    """What a browser subscribes with; null if browsers are not called here."""
    browsers: list[str]
    """The caller's browsers that are called, by the first half of their endpoints' SHA-256."""
    mail: bool
    """Whether mails are sent here."""
    address: str | None
    """The caller's e-mail address."""
    confirmed: bool
    """Whether it was confirmed."""


class CallBrowser(Received, frozen=True):
    """A browser's subscription to a push service."""

    endpoint: str
    p256dh: str
    auth: str
    site: str = ""
    """The address of the page that has subscribed, which push services ask for."""
    replaces: str = ""
    """The subscription that this one replaces, whose language it keeps."""


class CalledBrowser(Sent, frozen=True):
    """A browser that is called from now on."""

    id: str


class CallMail(Received, frozen=True):
    """Where to send mails, once the address was confirmed."""

    address: str


class MailToken(Received, frozen=True):
    """The token from a link in a mail."""

    token: str
