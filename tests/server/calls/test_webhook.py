"""Calls by the operator's webhook."""

import hashlib
import hmac
import json
from pathlib import Path

from meseta.tables.config import Calling
from tests.server.called import endpoint
from tests.server.calls.kit import Pair, calls_in, claim, config
from tests.server.harness import running, wait_until


def test_the_webhook_gets_every_call_signed_and_without_the_table(tmp_path: Path) -> None:
    secret = "a secret that the operator has chosen"
    with endpoint() as hook:
        calling = Calling(webhook=f"{hook.url}/hook", webhook_secret=secret)
        with running(config(tmp_path, calling=calling)) as node:
            table = Pair(node.url).begin()
            wait_until(lambda: hook.posted)
            wait_until(lambda: calls_in(node, table) == [])
            claim(node)
            (posted,) = hook.posted
    parts = dict(part.split("=") for part in posted.headers["meseta-signature"].split(","))
    signed = f"{parts['t']}.".encode() + posted.body
    assert hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest() == parts["v1"]
    told = json.loads(posted.body)
    assert table not in f"{posted.headers} {posted.body!r}"
    assert {key: told[key] for key in ("type", "game", "names", "seat", "name", "reminder", "text")} == {
        "type": "turn",
        "game": "shifting_stones",
        "names": ["Ana", "Eva"],
        "seat": 1,
        "name": "Eva",
        "reminder": False,
        "text": "Eva: Your turn in Shifting Stones",
    }
