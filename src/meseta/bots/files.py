"""Bots in files, with whatever stands beside them.

A file is loaded like a module of a package that consists of its folder. What it imports is first looked for
in that folder, as for a program that is started there, but only by this bot: two bots from different folders
may each have a module `book`, and neither is in the way of anybody else's. Names of Python's own modules and
of this program are never looked for there.
"""

import builtins
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from hashlib import sha256
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final, NamedTuple

PREFIX: Final = "meseta_bots_"
"""What the names of the packages that stand for folders begin with."""
_OURS: Final = __name__.partition(".")[0]


class _Stamp(NamedTuple):
    """What changes if somebody edits a file."""

    changed: int
    size: int


_loaded: dict[Path, tuple[_Stamp, ModuleType]] = {}


_elsewhere: dict[Path, Path] = {}
"""Files that are not, or not only, on this machine, by the names they have there, with their copies here."""


def place_elsewhere(path: Path, copy: Path) -> None:
    """From now on, this copy is meant by the file's name."""
    _elsewhere[path] = copy


def placed(path: Path) -> Path:
    """The file that is meant by this name: a copy from another machine, else itself."""
    return _elsewhere.get(path, path)


def load_file(path: Path) -> ModuleType:
    """The module in a file; it is executed once, and again only if it was changed."""
    place = placed(path).resolve()
    found = place.stat()
    stamp = _Stamp(found.st_mtime_ns, found.st_size)
    before, module = _loaded.get(place, (None, None))
    if module is None or before != stamp:
        module = _execute(place)
        _loaded[place] = stamp, module
    return module


def loaded_files(path: Path) -> list[Path]:
    """The file and every module beside it that has been imported so far, in order."""
    package = load_file(path).__name__.partition(".")[0]
    ours = [module for name, module in list(sys.modules.items()) if name.startswith(f"{package}.")]
    return sorted({Path(str(module.__file__)) for module in ours if getattr(module, "__file__", None)})


def code_digest(path: Path) -> str:
    """A digest of the file and of every module beside it that it has imported so far."""
    digests = [sha256(file.read_bytes()).digest() for file in loaded_files(path)]
    return sha256(b"".join(digests)).hexdigest()[:12]


def _execute(path: Path) -> ModuleType:
    name = f"{_package_for(path.parent)}.{path.stem.replace('.', '_')}"
    spec = spec_from_file_location(name, path, loader=_Loader(name, str(path)))
    assert spec is not None, "a loader was given"
    module = module_from_spec(spec)
    sys.modules[name] = module  # now, for dataclasses and for modules that import each other
    try:
        _Loader(name, str(path)).exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _package_for(folder: Path) -> str:
    """The name of the package that stands for the folder."""
    name = PREFIX + sha256(str(folder).encode()).hexdigest()[:12]
    if name not in sys.modules:
        package = ModuleType(name)
        package.__path__ = [str(folder)]
        sys.modules[name] = package
        if not any(isinstance(finder, _Finder) for finder in sys.meta_path):
            sys.meta_path.insert(0, _Finder())
    return name


class _Loader(SourceFileLoader):
    """Loads a module whose imports are first looked for beside its bot."""

    def exec_module(self, module: ModuleType) -> None:
        """Execute the module with an `import` of its own."""
        package = module.__name__.partition(".")[0]
        own_import = partial(_import, package)
        module.__dict__["__builtins__"] = {**builtins.__dict__, "__import__": own_import}
        super().exec_module(module)


class _Finder(MetaPathFinder):
    """Finds the modules in the packages that stand for folders."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The module's specification, with our loader if it is written in Python."""
        if not fullname.startswith(PREFIX):
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and isinstance(spec.loader, SourceFileLoader):
            spec.loader = _Loader(spec.loader.name, spec.loader.path)
        return spec


def _import(
    package: str,
    name: str,
    globals: Mapping[str, object] | None = None,
    locals: Mapping[str, object] | None = None,
    fromlist: Sequence[str] | None = (),
    level: int = 0,
) -> ModuleType:
    """What `import` gives to a module in this package: the one beside the bot, else any other."""
    first = name.partition(".")[0]
    if level or not _stands_beside(package, first):
        return builtins.__import__(name, globals, locals, fromlist or (), level)
    module = import_module(f"{package}.{name}")
    if not fromlist:
        return sys.modules[f"{package}.{first}"]
    for wanted in fromlist:  # which may name modules of a package
        if wanted != "*" and not hasattr(module, wanted) and hasattr(module, "__path__"):
            try:
                import_module(f"{module.__name__}.{wanted}")
            except ModuleNotFoundError as error:
                if error.name != f"{module.__name__}.{wanted}":
                    raise
    return module


def _stands_beside(package: str, name: str) -> bool:
    """Whether a module of this name is in the bot's folder, and meant."""
    if f"{package}.{name}" in sys.modules:
        return True
    if name == _OURS or name in sys.stdlib_module_names:
        return False
    spec = PathFinder.find_spec(name, sys.modules[package].__path__)
    # A folder without `__init__.py` may be anything, so an installed package of that name goes first.
    return spec is not None and (spec.has_location or find_spec(name) is None)
