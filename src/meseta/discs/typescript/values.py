"""Expressions: numbers, names, conditions and calls, in Python and in TypeScript."""

from __future__ import annotations

import ast
from typing import Final

SIGNS: Final[dict[type[ast.AST], str]] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.And: "&&", ast.Or: "||",
    ast.Eq: "===", ast.NotEq: "!==", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
}  # fmt: skip  # one line each would fill the page
CALLS: Final = {
    "sqrt": "Math.sqrt", "abs": "Math.abs", "int": "Math.trunc", "float": "", "min": "min", "max": "max",
}  # fmt: skip
"""Builtins by what they are called in the translation: "" where the argument can stand for itself."""
TAKEN: Final = frozenset({
    "case", "catch", "const", "default", "delete", "do", "enum", "export", "extends", "function",
    "instanceof", "let", "new", "null", "static", "super", "switch", "this", "throw", "typeof", "undefined",
    "var", "void", "min", "max", "truth",
})  # fmt: skip
"""Words that Python leaves free for names."""
MOST: Final = 2**53
"""Up to here JavaScript holds every whole number."""


class Untranslatable(Exception):
    """Something in the source that the translator does not know, with the file and the line."""


class Values:
    """Translates expressions, knowing what has been defined so far."""

    def __init__(self) -> None:
        self.file = ""
        self.functions: dict[str, ast.FunctionDef] = {}
        self.records: dict[str, list[str]] = {}
        self.properties: set[str] = set()
        self.constants: set[str] = set()
        self.locals: set[str] = set()
        self.made = 0

    def value(self, node: ast.expr) -> str:
        """The expression in TypeScript, in brackets wherever it has parts."""
        match node:
            case ast.Constant(bool() as value):
                return "true" if value else "false"
            case ast.Constant(int() | float() as value) if abs(value) <= MOST or isinstance(value, float):
                return repr(value)
            case ast.Constant(str() as value) if value.isidentifier():
                return f'"{value}"'
            case ast.Name(name):
                return self._name(node, name)
            case ast.Attribute(of, name) if name in self.properties:
                return f"{name}_of({self.value(of)})"
            case ast.Attribute(of, name):
                return f"{self.value(of)}.{name}"
            case ast.Subscript(of, index) if not isinstance(index, ast.Slice | ast.Tuple | ast.UnaryOp):
                return f"{self.value(of)}[{self.value(index)}]"
            case ast.Tuple(values) | ast.List(values):
                return f"[{', '.join(map(self.value, values))}]"
            case ast.BinOp(left, op, right) if type(op) in SIGNS and not _listed(left) and not _listed(right):
                return f"({self.value(left)} {SIGNS[type(op)]} {self.value(right)})"
            case ast.UnaryOp(ast.USub(), ast.Constant(int() | float() as value)) if value:
                return f"-{value!r}"
            case ast.UnaryOp(ast.USub(), value):
                return f"(0 - {self.value(value)})" if self._whole(value) else f"(-{self.value(value)})"
            case ast.UnaryOp(ast.Not()) | ast.BoolOp() | ast.Compare():
                return self.condition(node)
            case ast.IfExp(test, one, other):
                return f"({self.condition(test)} ? {self.value(one)} : {self.value(other)})"
            case ast.Call(ast.Name(name), arguments, keywords):
                return self._call(node, name, arguments, keywords)
            case _:
                raise self.refusal(node)

    def condition(self, node: ast.expr) -> str:
        """The expression as something that is plainly true or false."""
        match node:
            case ast.Constant(bool()):
                return self.value(node)
            case ast.UnaryOp(ast.Not(), value):
                return f"(!{self.condition(value)})"
            case ast.BoolOp(op, values):
                return f"({f' {SIGNS[type(op)]} '.join(map(self.condition, values))})"
            case ast.Compare(left, [ast.In()], [ast.Tuple(values)]) if _repeatable(left):
                return f"({' || '.join(f'{self.value(left)} === {self.value(value)}' for value in values)})"
            case ast.Compare(left, ops, rights):
                return self._comparison(node, [left, *rights], ops)
            case ast.Name() | ast.Call():
                return f"truth({self.value(node)})"
            case _:
                raise self.refusal(node)

    def _comparison(self, node: ast.Compare, values: list[ast.expr], ops: list[ast.cmpop]) -> str:
        if any(type(op) not in SIGNS for op in ops) or not all(map(_repeatable, values[1:-1])):
            raise self.refusal(node)
        sides = [self.value(value) for value in values]
        parts = [f"{sides[at]} {SIGNS[type(op)]} {sides[at + 1]}" for at, op in enumerate(ops)]
        return f"({' && '.join(parts)})"

    def _call(self, node: ast.Call, name: str, arguments: list[ast.expr], keywords: list[ast.keyword]) -> str:
        if name in self.records:
            fields = ", ".join(f"{field}: {one}" for field, one in self._fields(node, name).items())
            return f"{{ {fields} }}"
        if name == "tuple":
            return self._in_a_row(node, arguments)
        if keywords:
            raise self.refusal(node)
        values = [self.value(value) for value in arguments]
        if name == "len" and len(values) == 1:
            return f"{values[0]}.length"
        if name in CALLS and len(values) == (2 if name in ("min", "max") else 1):
            return f"{CALLS[name]}({', '.join(values)})" if CALLS[name] else values[0]
        if name in self.functions and len(values) == len(self.functions[name].args.args):
            return f"{safe(name)}({', '.join(values)})"
        raise self.refusal(node)

    def _fields(self, node: ast.Call, name: str) -> dict[str, str]:
        """What a new record's fields are, in their order."""
        names = self.records[name]
        given = dict(zip(names, node.args, strict=False))
        given |= {str(word.arg): word.value for word in node.keywords}
        if set(given) != set(names) or len(node.args) + len(node.keywords) != len(names):
            raise self.refusal(node)
        return {field: self.value(given[field]) for field in names}

    def _in_a_row(self, node: ast.Call, arguments: list[ast.expr]) -> str:
        """A new record's fields as a list: what ``tuple(Figures(…))`` is."""
        match arguments:
            case [ast.Call(ast.Name(record)) as made] if record in self.records:
                return f"[{', '.join(self._fields(made, record).values())}]"
            case _:
                raise self.refusal(node)

    def _whole(self, node: ast.expr) -> bool:
        """Whether the value is known to be a whole number."""
        match node:
            case ast.Constant(value):
                return isinstance(value, int)
            case ast.Call(ast.Name(name)):
                made = self.functions.get(name)
                return name in ("int", "len") or (
                    made is not None and made.returns is not None and ast.unparse(made.returns) == "int"
                )
            case _:
                return False

    def _name(self, node: ast.expr, name: str) -> str:
        if name not in self.locals and name not in self.constants:
            raise self.refusal(node)
        return safe(name)

    def new(self) -> str:
        """A name that nothing else has."""
        self.made += 1
        return f"${self.made}"

    def refusal(self, node: ast.stmt | ast.expr) -> Untranslatable:
        """The error to raise at what is beyond the translator."""
        begins = ast.unparse(node).splitlines()[0]
        return Untranslatable(f"{self.file}:{node.lineno}: cannot translate `{begins}`")


def _listed(node: ast.expr) -> bool:
    """Whether the value is a list or a text, with which ``+`` and ``*`` mean something else."""
    return isinstance(node, ast.List | ast.Tuple) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def _repeatable(node: ast.expr) -> bool:
    """Whether the value may be computed twice."""
    return not any(isinstance(sub, ast.Call) for sub in ast.walk(node))


def safe(name: str) -> str:
    """The name, or one that Python cannot have if JavaScript or the translation has taken it."""
    return f"${name}" if name in TAKEN else name
