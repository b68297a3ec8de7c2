"""Calls by mail, to people who have confirmed that the address is theirs."""

import asyncio
import hashlib
import hmac
import re
import smtplib
import ssl
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate
from typing import Final

from meseta.i18n.words import Words
from meseta.store.rows import Call, Destination
from meseta.tables.calling.sending import Gone, Telling, Unreached
from meseta.tables.config import Calling, Mail

KEY: Final = "mail"
"""The name of the secret that makes the links in mails."""
AT_ONCE: Final = 4
UNFOLDED: Final = SMTP.clone(max_line_length=998)
"""A link in a header stays whole: as long as a line may be, and no longer than that."""
LONGEST_ADDRESS: Final = 254
_ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}")


def is_mail_address(text: str) -> bool:
    """Whether a mail could be sent there.

    >>> is_mail_address("ana@example.org"), is_mail_address("ana@example.org\\nBcc: all@example.org")
    (True, False)
    """
    return len(text) <= LONGEST_ADDRESS and _ADDRESS.fullmatch(text) is not None


class MailSender:
    """Sends mails by the operator's server."""

    def __init__(self, calling: Calling, key: bytes, seconds: float, now: Callable[[], int]) -> None:
        assert calling.mail is not None, "only then is there somebody to send mails"
        self._mail = calling.mail
        self._address = calling.address.rstrip("/")
        self._key = key
        self._seconds = seconds
        self._now = now
        self._threads = ThreadPoolExecutor(AT_ONCE, "meseta mail")

    def token(self, destination: str) -> str:
        """What the links in mails to this destination hold: it can confirm the address, or end it."""
        return f"{destination}.{hmac.digest(self._key, destination.encode(), hashlib.sha256).hex()[:32]}"

    def destination(self, token: str) -> str | None:
        """The destination that the token was made for; None if we did not make it."""
        found = token.partition(".")[0]
        return found if hmac.compare_digest(self.token(found).encode(), token.encode()) else None

    def counted(self, address: str) -> str:
        """What an address is called where mails to it are counted: a digest, as its owner may have gone."""
        return hmac.digest(self._key, f"counted {address.lower()}".encode(), hashlib.sha256).hex()[:32]

    async def send(self, call: Call, telling: Telling) -> None:
        """Send the call. It leads to one's own games, not to this one: a mail is read by many machines."""
        words = Words(call.destination.language)
        said = [part for part in (telling.title, telling.body, telling.left) if part]
        text = ["\n".join(said), words.say("call-mail-open", address=f"{self._address}/yours")]
        kept = f"{call.table} {call.seat} {call.turn} {call.reminder}"
        await self._send(call.destination, telling.title, text, kept)

    async def ask_to_confirm(self, destination: Destination) -> None:
        """Send the mail that asks whether the address belongs to whoever entered it."""
        words = Words(destination.language)
        link = f"{self._address}/mail#confirm={self.token(destination.id)}"
        text = [words.say("call-mail-confirm", address=link), words.say("call-mail-ignore")]
        await self._send(destination, words.say("call-mail-subject"), text, f"confirm {self._now()}")

    async def _send(self, to: Destination, subject: str, text: list[str], kept: str) -> None:
        """Send a mail; the same thing said again has the same id, so that mailboxes keep one."""
        words, token = Words(to.language), self.token(to.id)
        ending = words.say("call-mail-end", address=f"{self._address}/mail#end={token}")
        message = EmailMessage(UNFOLDED)
        message["From"], message["To"], message["Subject"] = self._mail.sender, to.body, subject
        message["Date"] = formatdate(self._now() / 1000)
        id = hmac.digest(self._key, f"{to.id} {kept}".encode(), hashlib.sha256).hex()[:40]
        message["Message-ID"] = f"<{id}@{self._mail.sender.rpartition('@')[2].rstrip('>')}>"
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{self._address}/api/calls/mail/end/{token}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content("\n\n".join([part for part in text if part] + ["-- \n" + ending]) + "\n")
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._threads, deliver, self._mail, message, self._seconds)

    def close(self) -> None:
        """Start no more."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def deliver(mail: Mail, message: EmailMessage, seconds: float) -> None:  # type: ignore[explicit-any]  # its own
    """Hand the message to the server; raises `Gone` if it says that there is no such mailbox."""
    try:
        with connected(mail, seconds) as server:
            server.send_message(message)
    except smtplib.SMTPRecipientsRefused as refused:
        codes = [code for code, _ in refused.recipients.values()]
        if codes and all(code in (550, 551, 553) for code in codes):
            raise Gone from None
        raise Unreached("recipient refused") from None
    except (smtplib.SMTPException, OSError, ValueError) as error:
        raise Unreached(type(error).__name__) from None


def connected(mail: Mail, seconds: float) -> smtplib.SMTP:
    """A connection on which mails can be sent."""
    context = ssl.create_default_context()
    if mail.security == "tls":
        server: smtplib.SMTP = smtplib.SMTP_SSL(mail.host, mail.port, timeout=seconds, context=context)
    else:
        server = smtplib.SMTP(mail.host, mail.port, timeout=seconds)
    try:
        if mail.security == "starttls":
            server.starttls(context=context)
        if mail.user:
            server.login(mail.user, mail.password)
    except BaseException:
        server.close()
        raise
    return server
