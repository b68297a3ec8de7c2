"""The table of addresses in docs/protocol.md, generated from OpenAPI.

`python -m meseta.server.http_table docs/protocol.md` renews it there.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from meseta.server.apipage import Schema
from meseta.server.app import document, make_litestar
from meseta.server.config import Config
from meseta.tables.node import Node

START: Final = "<!-- Made by `python -m meseta.server.http_table docs/protocol.md`; a test compares. -->\n"
END: Final = "<!-- The end of what was made. -->\n"


def http_table() -> str:
    """Every address with its body, its response and what it does, as a Markdown table."""
    node = Node(Config(data=Path()))  # which is never opened
    return "\n".join(
        [
            "| request | body | answers | |",
            "|---|---|---|---|",
            *_rows(document(make_litestar(node))),
            "",
        ]
    )


def renewed(text: str) -> str:
    """The document with an up-to-date table."""
    before, rest = text.split(START)
    _, after = rest.split(END)
    return f"{before}{START}\n{http_table()}\n{END}{after}"


def _rows(found: Schema) -> Iterator[str]:
    for path, operations in sorted(found["paths"].items()):
        for method, operation in operations.items():
            query = [part for part in operation.get("parameters", []) if part["in"] == "query"]
            names = "&".join(f"{part['name']}={part['schema'].get('default', '…')}" for part in query)
            address = f"`{method.upper()} {path}{'?' * bool(query)}{names}`"
            body = _types(operation.get("requestBody", {}))
            answers = [
                _types(answer) for status, answer in operation["responses"].items() if status[0] == "2"
            ]
            about = [" ".join(operation["description"].split()), *(_about(part) for part in query)]
            cells = (address, body, ", ".join(answers), " ".join(about))
            yield f"| {' | '.join(cells)} |"


def _about(parameter: Schema) -> str:
    return f"`{parameter['name']}`: {parameter['schema']['description']}"


def _types(message: Schema) -> str:
    """The types of a body or a response; empty if it has no content."""
    return ", ".join(_type(kind, content["schema"]) for kind, content in message.get("content", {}).items())


def _type(kind: str, schema: Schema) -> str:
    if kind.startswith("text/"):
        return "text"
    if kind == "application/pdf":
        return "PDF"
    if schema.get("type") == "array":
        return f"list of {_type(kind, schema['items'])}"
    if "$ref" not in schema:
        return "JSON"
    return f"`{schema['$ref'].rsplit('/', 1)[-1]}`"


if __name__ == "__main__":
    for name in sys.argv[1:]:
        file = Path(name)
        file.write_text(renewed(file.read_text("utf-8")), "utf-8")
