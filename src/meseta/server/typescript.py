"""The wire types as TypeScript: `python -m meseta.server.typescript > web/src/generated/protocol.ts`."""

import sys
from collections.abc import Iterator
from typing import Final

import msgspec

from meseta.core.companion import Companion
from meseta.core.plugin import GamePlugin, companion, event_types, view_type
from meseta.desk import (
    bodies,
    call_bodies,
    company_bodies,
    daily_bodies,
    deal_bodies,
    edition_bodies,
    yours_bodies,
)
from meseta.games import own_plugins
from meseta.server.apipage import Schema
from meseta.tables import wire

HEADER: Final = (
    "// Made by `python -m meseta.server.typescript` from tables/wire, desk/*bodies.py and games' views.\n"
    "// Do not edit: a test keeps it in step.\n"
)

_UNIONS: Final[dict[str, object]] = {
    "ClientMessage": wire.ClientMessage,
    "ServerMessage": wire.ServerMessage,
    "Legal": wire.Legal,
    "Placement": bodies.Placement,
}


def typescript() -> str:
    """Every wire type, and what our games show, tell, are asked and answer, as one module."""
    return HEADER + "\n".join(
        [*_wire_types(), *(line for plugin in own_plugins() for line in _game_types(plugin))]
    )


def _wire_types() -> Iterator[str]:
    structs = dict.fromkeys(
        item
        for module in (
            wire,
            bodies,
            call_bodies,
            edition_bodies,
            yours_bodies,
            company_bodies,
            deal_bodies,
            daily_bodies,
        )
        for item in vars(module).values()
        if isinstance(item, type) and issubclass(item, wire.Sent | wire.Received)
    )
    roots = [struct for struct in structs if struct not in (wire.Sent, wire.Received)]
    schemas, components = msgspec.json.schema_components([*roots, *_UNIONS.values()])
    yield from _declarations(components, "")
    for name, schema in zip(_UNIONS, schemas[len(roots) :], strict=True):
        yield f"export type {name} = {_type(schema, '')};\n"
    yield 'export type TookBack = { "kind": "took_back"; "seat": number };\n'


def _game_types(plugin: GamePlugin) -> Iterator[str]:
    """`ShiftingStonesView`, `ShiftingStonesEvent` and the types they consist of."""
    prefix = "".join(word.title() for word in plugin.key.split("_"))
    (_, *schemas), components = msgspec.json.schema_components([view_type(plugin), *event_types(plugin)])
    yield from _declarations(components, prefix)
    yield f"export type {prefix}Event = {' | '.join(_type(schema, prefix) for schema in schemas)};\n"
    if (found := companion(plugin)) is not None:
        yield from _companion_types(found, f"{prefix}Companion")


def _companion_types(found: Companion[msgspec.Struct], prefix: str) -> Iterator[str]:
    """`ShiftingStonesCompanionQuestion`, `ShiftingStonesCompanionReply` and the types they consist of."""
    (question, reply), components = msgspec.json.schema_components([found.question, found.reply])
    yield from _declarations(components, prefix)
    yield f"export type {prefix}Question = {_type(question, prefix)};\n"
    yield f"export type {prefix}Reply = {_type(reply, prefix)};\n"


def _declarations(components: dict[str, Schema], prefix: str) -> Iterator[str]:
    for name, schema in components.items():
        comment = f"/** {schema['description'].strip()} */\n" if "description" in schema else ""
        yield f"{comment}export type {prefix}{name} = {_type(schema, prefix)};\n"


def _type(schema: Schema, prefix: str) -> str:
    """The TypeScript of one JSON Schema."""
    if "$ref" in schema:
        return prefix + str(schema["$ref"]).rsplit("/", 1)[-1]
    if "anyOf" in schema:
        return " | ".join(_type(part, prefix) for part in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    match schema.get("type"):
        case "object":
            return _object(schema, prefix)
        case "array":
            return _array(schema, prefix)
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return str(plain)
        case _:
            return "unknown"


def _object(schema: Schema, prefix: str) -> str:
    if "properties" not in schema:
        values = schema.get("additionalProperties", {})
        return f"Record<string, {_type(values, prefix)}>"
    # The server always sends its defaults; a client may leave them out of what it sends.
    left_out = schema.get("additionalProperties") is False
    always = schema.get("required", ()) if left_out else schema["properties"]
    fields = [
        f'"{name}"{"" if name in always else "?"}: {_type(part, prefix)}'
        for name, part in schema["properties"].items()
    ]
    return "{ " + "; ".join(fields) + " }"


def _array(schema: Schema, prefix: str) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_type(part, prefix) for part in schema['prefixItems'])}]"
    items = _type(schema.get("items", {}), prefix)
    return f"({items})[]" if " " in items else f"{items}[]"


if __name__ == "__main__":
    sys.stdout.write(typescript())
