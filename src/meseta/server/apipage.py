"""The OpenAPI document as a page of plain HTML that loads nothing from elsewhere."""

from collections.abc import Iterator
from html import escape
from typing import Any, TypeAlias

Schema: TypeAlias = dict[str, Any]  # type: ignore[explicit-any]
"""A part of an OpenAPI document or a JSON Schema, which are recursive."""

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9em; }
h2 { border-top: 1px solid #bbb; padding-top: 1rem; }
.method { display: inline-block; min-width: 4.5em; font-weight: bold; }
table { border-collapse: collapse; }
td, th { text-align: left; vertical-align: top; padding: 0.15rem 0.8rem 0.15rem 0; }
@media (prefers-color-scheme: dark) { body { background: #16181d; color: #e8e6e1; } a { color: #9ec5fe; } }
"""


def render(document: Schema) -> str:
    """The whole page."""
    parts = [*_operations(document), "<h2>Types</h2>", *_types(document)]
    title = escape(document["info"]["title"])
    about = escape(document["info"].get("description", ""))
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width">'
        '<link rel="stylesheet" href="/api/schema/page.css"></head>'
        f'<body><h1>{title}</h1><p>{about}</p><p><a href="/api/schema/openapi.json">openapi.json</a></p>'
        f"{''.join(parts)}</body></html>"
    )


def _operations(document: Schema) -> Iterator[str]:
    for path, methods in sorted(document["paths"].items()):
        for method, operation in methods.items():
            if method not in ("get", "post", "put", "delete", "patch"):
                continue
            yield (
                f'<h3><span class="method">{method.upper()}</span> <code>{escape(path)}</code></h3>'
                f"<p>{escape(operation.get('description', operation.get('summary', '')))}</p>"
            )
            yield from _inside(operation)


def _inside(operation: Schema) -> Iterator[str]:
    parameters = [p for p in operation.get("parameters", []) if p["in"] in ("path", "query")]
    if parameters:
        names = ", ".join(f"<code>{escape(p['name'])}</code> ({p['in']})" for p in parameters)
        yield f"<p>Parameters: {names}</p>"
    for content in operation.get("requestBody", {}).get("content", {}).values():
        yield f"<p>Body: {_type(content.get('schema', {}))}</p>"
    for status, response in operation.get("responses", {}).items():
        if str(status).startswith("2"):
            kinds = [_type(content.get("schema", {})) for content in response.get("content", {}).values()]
            yield f"<p>Answers {status}: {', '.join(kinds) or 'nothing'}</p>"


def _types(document: Schema) -> Iterator[str]:
    for name, schema in sorted(document.get("components", {}).get("schemas", {}).items()):
        yield f'<h3 id="{escape(name)}"><code>{escape(name)}</code></h3>'
        yield f"<p>{escape(schema.get('description', ''))}</p><table>"
        for field, part in schema.get("properties", {}).items():
            yield f"<tr><td><code>{escape(field)}</code></td><td>{_type(part)}</td></tr>"
        yield "</table>"


def _type(schema: Schema) -> str:
    """A schema in a few words, with a link if it has a name."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[-1])
        return f'<a href="#{name}"><code>{name}</code></a>'
    for joined in ("oneOf", "anyOf"):
        if joined in schema:
            return " or ".join(_type(part) for part in schema[joined])
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items', {}))}"
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    kind = schema.get("type", "anything")
    return escape(kind if isinstance(kind, str) else " or ".join(kind))
