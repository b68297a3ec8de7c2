"""Python in, TypeScript out: a translator for the small part of Python that the kernel is written in.

It works on the syntax tree and knows functions, numbers, attributes, places in lists, ``for … in range``,
``while``, ``if``, tuples and records. Whatever else it meets it refuses, naming the file and the line: a
translation is either the same program or none. Where the two languages differ:

- ``//``, ``%`` and ``**`` are refused, and so is an index that counts from the end.
- NaN counts as true in Python and as false in JavaScript. So a number may not stand as a condition, and the
  translation checks of every name or call that does that it is true or false.
- ``min`` and ``max`` become comparisons in Python's order: NaN and the two zeros come out alike.
- Python has only one whole zero: a negated whole number is ``0 - n``.
- Bounds of a ``range`` are computed once, and the values of a tuple before any of its targets is assigned.
- Division by zero and the root of a negative number give infinity and NaN as with numba; Python raises.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from meseta.discs.typescript.values import SIGNS, Values, safe

TYPES: Final = {"int": "number", "float": "number", "bool": "boolean", "None": "void"}


class Translator(Values):
    """Translates files one after another into one module: later ones may use what earlier ones define."""

    def translate(self, path: Path, wanted: Iterable[str] | None = None) -> Iterator[str]:
        """The lines that the file becomes, or that those of its definitions become which are wanted."""
        return self.translate_text(path.read_text("utf-8"), path.name, wanted)

    def translate_text(self, text: str, file: str, wanted: Iterable[str] | None = None) -> Iterator[str]:
        """The same for the text of a file."""
        self.file = file
        names = None if wanted is None else set(wanted)
        body = [node for node in ast.parse(text).body if names is None or names & set(_defined(node))]
        self.functions |= {node.name: node for node in body if isinstance(node, ast.FunctionDef)}
        for node in body:
            yield from self._top(node)

    # ---- definitions

    def _top(self, node: ast.stmt) -> Iterator[str]:
        match node:
            case ast.Import() | ast.ImportFrom() | ast.Expr(ast.Constant(str())):
                return  # an imported name is checked where it is used
            case ast.AnnAssign(annotation=ast.Name("TypeAlias")):
                return
            case ast.Assign([ast.Name(name)], value):
                yield self._constant(name, value)
            case ast.Assign([ast.Tuple(targets)], ast.Tuple(values)) if len(targets) == len(values):
                for target, value in zip(targets, values, strict=True):
                    yield self._constant(ast.unparse(target), value)
            case ast.ClassDef():
                yield from self._record(node)
            case ast.FunctionDef():
                yield from self._function(node, node.name)
            case _:
                raise self.refusal(node)

    def _constant(self, name: str, value: ast.expr) -> str:
        written = self.value(value)
        self.constants.add(name)
        return f"export const {safe(name)} = {written};"

    def _record(self, node: ast.ClassDef) -> Iterator[str]:
        """A class as the type of its fields. Its properties become functions; its methods are left out."""
        fields = [line for line in node.body if isinstance(line, ast.AnnAssign)]
        self.records[node.name] = [ast.unparse(field.target) for field in fields]
        yield f"\n{_comment(node)}\nexport interface {node.name} {{"
        for field in fields:
            yield f"  readonly {ast.unparse(field.target)}: {_type(field.annotation)};"
        yield "}"
        for method in node.body:
            if isinstance(method, ast.FunctionDef) and "property" in map(ast.unparse, method.decorator_list):
                self.properties.add(method.name)
                yield from self._function(method, f"{method.name}_of")

    def _function(self, node: ast.FunctionDef, name: str) -> Iterator[str]:
        arguments = node.args.args
        if len(arguments) != sum(isinstance(sub, ast.arg) for sub in ast.walk(node)) or node.args.defaults:
            raise self.refusal(node)
        stored = [
            sub.id for sub in ast.walk(node) if isinstance(sub, ast.Name) and isinstance(sub.ctx, ast.Store)
        ]
        own = dict.fromkeys(name for name in stored if name not in {arg.arg for arg in arguments})
        self.locals = {arg.arg for arg in arguments} | set(own)
        self.made = 0
        signature = ", ".join(f"{safe(arg.arg)}: {_type(arg.annotation)}" for arg in arguments)
        yield f"\n{_comment(node)}\nexport function {safe(name)}({signature}): {_type(node.returns)} {{"
        own.pop("_", None)
        if own:
            yield f"  let {', '.join(f'{safe(local)}: Data' for local in own)};"
        yield from self._block(node.body)
        yield "}"

    # ---- statements

    def _block(self, body: list[ast.stmt]) -> Iterator[str]:
        for node in body:
            for line in self._statement(node):
                yield f"  {line}"

    def _statement(self, node: ast.stmt) -> Iterator[str]:
        match node:
            case ast.Expr(ast.Constant(str())) | ast.Pass():
                return
            case ast.Expr(ast.Call() as call):
                yield f"{self.value(call)};"
            case ast.Break():
                yield "break;"
            case ast.Continue():
                yield "continue;"
            case ast.Return(None):
                yield "return;"
            case ast.Return(ast.expr() as value):
                yield f"return {self.value(value)};"
            case ast.Assign([ast.Tuple(targets)], value):
                yield from self._unpack(targets, value)
            case ast.Assign(targets, value):
                yield f"{''.join(f'{self._target(target)} = ' for target in targets)}{self.value(value)};"
            case ast.AnnAssign(target, _, ast.expr() as value):
                yield f"{self._target(target)} = {self.value(value)};"
            case ast.AugAssign(target, op, value) if type(op) in SIGNS:
                yield f"{self._target(target)} {SIGNS[type(op)]}= {self.value(value)};"
            case ast.If(test, body, orelse):
                yield f"if ({self.condition(test)}) {{"
                yield from self._block(body)
                if orelse:
                    yield "} else {"
                    yield from self._block(orelse)
                yield "}"
            case ast.While(test, body, []):
                yield f"while ({self.condition(test)}) {{"
                yield from self._block(body)
                yield "}"
            case ast.For(ast.Name(name), ast.Call(ast.Name("range"), bounds, []), body, []) if (
                len(bounds) < 3
            ):
                yield from self._loop(name, bounds, body)
            case _:
                raise self.refusal(node)

    def _loop(self, name: str, bounds: list[ast.expr], body: list[ast.stmt]) -> Iterator[str]:
        start = self.value(bounds[0]) if len(bounds) == 2 else "0"
        at, end = self.new(), self.new()
        yield f"for (let {at} = {start}, {end} = {self.value(bounds[-1])}; {at} < {end}; {at}++) {{"
        if name != "_":
            yield f"  {safe(name)} = {at};"
        yield from self._block(body)
        yield "}"

    def _unpack(self, targets: list[ast.expr], value: ast.expr) -> Iterator[str]:
        """Several targets at once: one after another only where no value could notice it."""
        if isinstance(value, ast.Tuple) and len(value.elts) == len(targets):
            values = [self.value(one) for one in value.elts]
            if not _in_order(targets, value.elts):
                held = [self.new() for _ in values]
                pairs = zip(held, values, strict=True)
                yield f"const {', '.join(f'{name} = {one}' for name, one in pairs)};"
                values = held
        else:
            whole = self.new()
            yield f"const {whole} = {self.value(value)};"
            values = [f"{whole}[{place}]" for place in range(len(targets))]
        for target, one in zip(targets, values, strict=True):
            if not (isinstance(target, ast.Name) and target.id == "_"):
                yield f"{self._target(target)} = {one};"

    def _target(self, node: ast.expr) -> str:
        if not isinstance(node, ast.Name | ast.Attribute | ast.Subscript):
            raise self.refusal(node)
        return self.value(node)


def _defined(node: ast.stmt) -> Iterator[str]:
    """The names that a line at the top of a file defines."""
    match node:
        case ast.FunctionDef(name) | ast.ClassDef(name):
            yield name
        case ast.Assign(targets):
            yield from (sub.id for target in targets for sub in ast.walk(target) if isinstance(sub, ast.Name))
        case _:
            return


def _in_order(targets: list[ast.expr], values: list[ast.expr]) -> bool:
    """Whether assigning the values one after another is the same as all at once."""
    plain = all(isinstance(target, ast.Name) for target in targets)
    return plain and not any(
        isinstance(sub, ast.Name) and sub.id == ast.unparse(target)
        for at, target in enumerate(targets)
        for value in values[at + 1 :]
        for sub in ast.walk(value)
    )


def _type(annotation: ast.expr | None) -> str:
    return TYPES.get(ast.unparse(annotation), "Data") if annotation else "Data"


def _comment(node: ast.FunctionDef | ast.ClassDef) -> str:
    return f"/** {(ast.get_docstring(node) or node.name).splitlines()[0]} */"
