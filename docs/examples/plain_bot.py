"""A bot in plain WebSocket: it plays the seat of a private link, scoring whatever it can.

    python plain_bot.py 'http://localhost:8000/t/TABLE#seat=TOKEN'

Nothing of Meseta is needed, and nothing of Shifting Stones but that `+17` scores a card: the server says
what is legal. Any language with a WebSocket and JSON can do the same.
"""

import json
import random
import sys
import time
from typing import Any

from websockets.sync.client import connect


def choose(actions: list[str]) -> str:
    """A scoring action if there is one, else any."""
    scoring = [action for action in actions if action.startswith("+")]
    return random.choice(scoring or actions)


def play(link: str) -> None:
    """Play until the match is over."""
    page, _, token = link.partition("#seat=")
    server, _, table = page.partition("/t/")
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(address) as socket:
        socket.send(json.dumps({"type": "hello", "token": token}))
        answer: dict[str, Any] = {}
        for text in socket:
            message: dict[str, Any] = json.loads(text)
            table_now = message.get("table") or {"status": "playing"}
            if message.get("result") or table_now["status"] not in ("waiting", "playing"):
                return
            if message["type"] == "refused" and "seconds" in message["error"]["values"]:
                time.sleep(message["error"]["values"]["seconds"])  # we were a little fast
                socket.send(json.dumps(answer))
            if message["type"] == "update" and message["legal"]:
                step = message["step"]
                answer = {
                    "type": "submit",
                    "id": f"{step['number']}.{step['own']}",  # sent twice, it takes effect once
                    "seat": message["viewer"],
                    "step": step,
                    "action": choose(message["legal"]["actions"]),
                }
                socket.send(json.dumps(answer))


if __name__ == "__main__":
    play(sys.argv[1])
