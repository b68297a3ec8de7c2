"""The ways to call somebody that a node was configured with."""

import logging
from typing import NamedTuple

from meseta.i18n.languages import SOURCE
from meseta.store.calls import OPERATOR
from meseta.store.rows import Destination
from meseta.store.store import Store
from meseta.tables.calling import mail, push, webhook
from meseta.tables.calling.mail import MailSender
from meseta.tables.calling.push import PushSender
from meseta.tables.calling.sending import Sender
from meseta.tables.calling.webhook import WebhookSender
from meseta.tables.config import Calling
from meseta.tables.logs import note

MAIL_KEY_BYTES = 32


class Senders(NamedTuple):
    """The ways to call somebody, as far as there are any."""

    push: PushSender | None = None
    mail: MailSender | None = None
    webhook: WebhookSender | None = None

    def by(self, kind: str) -> Sender | None:
        """The one of this kind."""
        return self._asdict().get(kind)

    def close(self) -> None:
        """Let go of what they hold."""
        for sender in self:
            if sender is not None:
                sender.close()


async def senders_for(calling: Calling, store: Store, seconds: float, new_key: bytes) -> Senders:
    """Every way to call somebody. The keys are made when the first node starts."""
    await _settle_webhook(store, wanted=bool(calling.webhook))
    return Senders(
        await _push_sender(calling, store, seconds),
        None
        if calling.mail is None
        else MailSender(calling, await store.calls.secret(mail.KEY, new_key), seconds, store.now),
        WebhookSender(calling, seconds, store.now) if calling.webhook else None,
    )


async def _push_sender(calling: Calling, store: Store, seconds: float) -> PushSender | None:
    if calling.push == "off":
        return None
    if not push.is_installed():
        note("push_missing", level=logging.WARNING, install="meseta[push]")
        return None
    return PushSender(calling, await push.signing_key(store.calls), seconds, store.now)


async def _settle_webhook(store: Store, *, wanted: bool) -> None:
    """Let the operator's webhook be told of every call, or of none."""
    if not wanted:
        await store.calls.drop(webhook.DESTINATION)
        return
    destination = Destination(webhook.DESTINATION, "webhook", "", SOURCE, True)
    await store.calls.add(destination, OPERATOR, None, 1)
