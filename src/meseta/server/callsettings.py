"""What the environment says about how people who are away are called."""

import os
from collections.abc import Mapping
from typing import Final, Literal
from urllib.parse import unquote, urlsplit

from meseta.core.errors import BadSetup
from meseta.server.problems import BadSetting, MissingSetting
from meseta.tables.calling.mail import is_mail_address
from meseta.tables.calling.posting import is_address
from meseta.tables.calling.push import is_installed
from meseta.tables.config import Calling, Mail

PUSH: Final = "MESETA_PUSH"
ADDRESS: Final = "MESETA_ADDRESS"
SMTP: Final = "MESETA_SMTP_URL"
SENDER: Final = "MESETA_MAIL_FROM"
WEBHOOK: Final = "MESETA_WEBHOOK_URL"
SECRET: Final = "MESETA_WEBHOOK_SECRET"
LEAST_SECRET: Final = 16
PORTS: Final[dict[str, tuple[Literal["tls", "starttls", "none"], int]]] = {
    "smtps": ("tls", 465),
    "smtp": ("starttls", 587),
    "smtp+plain": ("none", 25),
}
"""What may stand before `://`: how the connection is secured, and its usual port."""


def calling_from_environment(given: Mapping[str, str] = os.environ) -> Calling:
    """How people are called: by their browsers if the libraries are there, and as the operator wishes."""
    wanted = given.get(PUSH) or ("on" if is_installed() else "off")
    if wanted not in ("off", "on", "anywhere"):
        raise BadSetup(BadSetting(variable=PUSH, wanted="off, on, anywhere"))
    address = given.get(ADDRESS, "").rstrip("/")
    if address and not is_address(address, secure=False):
        raise BadSetup(BadSetting(variable=ADDRESS, wanted="https://…"))
    webhook, secret = given.get(WEBHOOK, ""), given.get(SECRET, "")
    if webhook and not is_address(webhook, secure=False):
        raise BadSetup(BadSetting(variable=WEBHOOK, wanted="https://…"))
    if webhook and len(secret) < LEAST_SECRET:
        raise BadSetup(MissingSetting(variable=SECRET, other=WEBHOOK))
    return Calling(wanted, address, _mail(given, address), webhook, secret)  # type: ignore[arg-type]  # one of three


def _mail(given: Mapping[str, str], address: str) -> Mail | None:
    """The mail server; None if no mails are sent."""
    if not given.get(SMTP):
        return None
    for needed in (SENDER, ADDRESS):
        if not given.get(needed):
            raise BadSetup(MissingSetting(variable=needed, other=SMTP))
    sender = given[SENDER]
    if not is_mail_address(sender.rpartition("<")[2].rstrip(">")):
        raise BadSetup(BadSetting(variable=SENDER, wanted="Meseta <meseta@example.org>"))
    try:
        parts = urlsplit(given[SMTP])
        security, usual = PORTS[parts.scheme]
        host, port = parts.hostname, parts.port or usual
    except (ValueError, KeyError):
        host, port, security = None, 0, "none"
    if not host:
        raise BadSetup(BadSetting(variable=SMTP, wanted="smtps://user:password@mail.example.org"))
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Mail(host, port, security, sender, user, password)
