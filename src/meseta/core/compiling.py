"""Plain Python compiled by numba: the same source, loaded a second time.

A kernel is a module whose functions use only what numba compiles. It stays plain where it is imported;
`compiled` loads a copy whose functions are compiled when first called, and kept on disk from then on. What a
kernel imports from other modules of its package is compiled along with it, so kernels may share functions.
Needs the extra ``fast``; importing this module is cheap.
"""

import sys
from collections.abc import Callable, Iterator
from functools import cache
from hashlib import sha256
from importlib.util import module_from_spec, spec_from_file_location
from inspect import isfunction
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeAlias

from meseta.core.errors import NoCompiler
from meseta.core.problems import NumbaMissing

__all__ = ["compiled"]

Njit: TypeAlias = Callable[..., Any]  # type: ignore[explicit-any]
"""numba's decorator, which is untyped."""


def compiled(kernel: ModuleType, inline: bool = False) -> ModuleType:
    """The kernel's compiled copy, one per process; raises `NoCompiler` where numba is not installed.

    Its functions release the lock of the interpreter, so they may run in several threads at once. With
    ``inline``, every call within the kernel is replaced by the function's body and no reference is counted:
    for kernels that hand many arrays from function to function and allocate nothing, ten times as fast. Only
    what its ``__all__`` names can then be called from outside; what it shares of a kernel without ``__all__``
    is called, not inlined.
    """
    try:
        import numba
    except ImportError as missing:
        raise NoCompiler(NumbaMissing(extra="fast")) from missing
    return _compiled(kernel, numba.njit, inline)


@cache
def _compiled(kernel: ModuleType, njit: Njit, inline: bool) -> ModuleType:
    copy = _load_second_copy(kernel, "inlined" if inline else "compiled")
    shared = {
        name: getattr(_compiled(owner, njit, inline and "__all__" in vars(owner)), thing.__name__)
        for name, thing, owner in _shared(kernel)
    }
    vars(copy).update(shared)
    own = {name: thing for name, thing in vars(copy).items() if _is_from(copy.__name__, thing)}
    _name_by_content(kernel, own, inline)
    try:
        wrapped = _wrapped(njit, own, inline, stored=True)
    except RuntimeError:  # nowhere to store it: a service without a home, say, on a read-only installation
        wrapped = _wrapped(njit, own, inline, stored=False)
    vars(copy).update(wrapped)
    return copy


def _load_second_copy(kernel: ModuleType, suffix: str) -> ModuleType:
    """The module loaded again under a name of its own, by which numba's cache finds it."""
    assert kernel.__file__ is not None
    name = f"{kernel.__name__}_{suffix}"
    spec = spec_from_file_location(name, kernel.__file__)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def _shared(kernel: ModuleType) -> Iterator[tuple[str, FunctionType, ModuleType]]:
    """The functions that a kernel has imported from others, by the names it knows them by."""
    package = kernel.__name__.partition(".")[0]
    for name, thing in vars(kernel).items():
        if isfunction(thing) and thing.__module__ != kernel.__name__:
            owner = sys.modules[thing.__module__]
            if owner.__name__.partition(".")[0] == package:
                yield name, thing, owner


def _is_from(module: str, thing: object) -> bool:
    return isfunction(thing) and thing.__module__ == module


def _name_by_content(kernel: ModuleType, functions: dict[str, FunctionType], inline: bool) -> None:
    """Put a digest of what they use of others, and of how they are compiled, into the functions' full names.

    numba looks at the kernel's own file alone to see whether what it has stored is out of date.
    """
    told = [Path(__file__).read_bytes(), str(inline).encode(), _constants(kernel), *_sources(kernel)]
    digest = sha256(b"".join(told)).hexdigest()[:12]
    for function in functions.values():
        function.__qualname__ += f"_{digest}"


def _sources(kernel: ModuleType) -> Iterator[bytes]:
    """The source of every kernel that this one shares functions of."""
    for owner in {owner.__name__: owner for _, _, owner in _shared(kernel)}.values():
        assert owner.__file__ is not None
        yield Path(owner.__file__).read_bytes()
        yield _constants(owner)
        yield from _sources(owner)


def _constants(kernel: ModuleType) -> bytes:
    """The numbers that a kernel knows by name, its own and those of other modules; numba compiles them in."""
    numbers = {name: thing for name, thing in vars(kernel).items() if isinstance(thing, int | float)}
    return repr(sorted(numbers.items())).encode()


def _wrapped(njit: Njit, functions: dict[str, FunctionType], inline: bool, stored: bool) -> dict[str, object]:
    """The functions, each to be compiled when it is first called."""
    settings = {"cache": stored, "error_model": "numpy", "fastmath": False, "nogil": True}
    if not inline:
        wrap = njit(**settings)
        return {name: wrap(function) for name, function in functions.items()}
    settings |= {"forceinline": True, "_nrt": False}
    outer, inner = njit(**settings), njit(**settings, no_cpython_wrapper=True, no_cfunc_wrapper=True)
    return {
        name: (outer if name in function.__globals__["__all__"] else inner)(function)
        for name, function in functions.items()
    }
