"""The protocol's types, from the structs that the server reads and writes."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from meseta.server.apipage import Schema
from meseta.server.app import document, make_litestar
from meseta.server.config import Config
from meseta.tables import wire
from meseta.tables.node import Node

PAGE: Final = "protocol-types.md"
OPENAPI: Final = "openapi.json"
MESSAGES: Final = "messages.schema.json"

INTRODUCTION: Final = f"""# Types of the protocol

Every type that crosses the wire, made from the structs of the server. [The protocol](protocol.md) says how
they are used. To generate a client: [{OPENAPI}]({OPENAPI}) describes what is spoken over HTTP, and
[{MESSAGES}]({MESSAGES}) the messages of the socket, as JSON Schema.
"""


@cache
def openapi() -> Schema:
    """What is spoken over HTTP, as OpenAPI."""
    return document(make_litestar(Node(Config(data=Path()))))  # a node that is never opened


@cache
def messages() -> Schema:
    """The messages of the socket, as JSON Schema."""
    unions = {"ClientMessage": wire.ClientMessage, "ServerMessage": wire.ServerMessage}
    schemas, components = msgspec.json.schema_components(unions.values(), ref_template="#/$defs/{name}")
    named = dict(zip(unions, schemas, strict=True))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The messages of the socket",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in unions],
        "$defs": {**named, **components},
    }


def files() -> dict[str, str]:
    """The page, and the two documents for programs."""
    return {
        PAGE: page(),
        OPENAPI: _json(openapi()),
        MESSAGES: _json(messages()),
    }


def _json(document: Schema) -> str:
    return msgspec.json.format(msgspec.json.encode(document), indent=1).decode()


def page() -> str:
    """All types with their fields, in the order of their names."""
    socket, http = messages()["$defs"], openapi()["components"]["schemas"]
    types = http | socket
    return "\n".join([INTRODUCTION, *(line for name in sorted(types) for line in _type(name, types))])


def _type(name: str, types: Mapping[str, Schema]) -> Iterator[str]:
    schema = types[name]
    yield f"## {name} {{#{name.lower()}}}\n"
    if "description" in schema:
        yield f"{' '.join(schema['description'].split())}\n"
    if "properties" not in schema:
        yield f"{shape(schema)}\n"
        return
    if not schema["properties"]:
        yield "It has no fields.\n"
        return
    required = set(schema.get("required", ()))
    yield "| field | | |\n|---|---|---|"
    for field, part in schema["properties"].items():
        yield f"| `{field}` | {shape(part)} | {_presence(part, field in required)} |"
    yield ""


def _presence(part: Schema, required: bool) -> str:
    if required:
        return ""
    default = part.get("default")
    return (
        "optional"
        if default in (None, "", [], {})
        else f"`{msgspec.json.encode(default).decode()}` by default"
    )


def shape(schema: Schema) -> str:
    """A schema in a few words, with links to the types it names.

    >>> shape({"anyOf": [{"type": "array", "items": {"$ref": "#/$defs/Told"}}, {"type": "null"}]})
    'list of [`Told`](#told) or null'
    >>> shape({"enum": ["a", "b"]}), shape({"type": "object", "additionalProperties": {"type": "integer"}})
    ('`a` or `b`', 'object of integer')
    """
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[-1]
        return f"[`{name}`](#{name.lower()})"
    for joined in ("oneOf", "anyOf"):
        if joined in schema:
            return " or ".join(map(shape, schema[joined]))
    if "enum" in schema:
        return " or ".join(f"`{value}`" for value in schema["enum"])
    if "const" in schema:
        return f"`{schema['const']}`"
    kind = schema.get("type", "anything")
    inner = {"array": schema.get("items"), "object": schema.get("additionalProperties")}.get(str(kind))
    if isinstance(inner, dict) and inner:
        return f"{'list' if kind == 'array' else kind} of {shape(inner)}"
    return kind if isinstance(kind, str) else " or ".join(kind)
