"""A kernel's second copy: compiled, with what it shares, and never out of date."""

import subprocess
import sys
from pathlib import Path

import pytest

from meseta.core import compiling
from meseta.core.compiling import compiled
from meseta.core.errors import NoCompiler
from meseta.envs import chance

SHARED = "def twice(number):\n    return number * {factor}\n"
KERNEL = """
from kernels.shared import twice
from kernels.figures import MORE

def quadruple(number):
    return twice(twice(number)) + MORE
"""
PROGRAM = """
from kernels import kernel
from meseta.core.compiling import compiled
print(compiled(kernel).quadruple(5))
"""


def run(folder: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_what_a_kernel_uses_of_others_is_compiled_with_it_and_again_when_it_changes(tmp_path: Path) -> None:
    package = tmp_path / "kernels"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "kernel.py").write_text(KERNEL)
    (package / "figures.py").write_text("MORE = 0\n")
    (package / "shared.py").write_text(SHARED.format(factor=2))
    assert run(tmp_path) == "20"
    stored = list((package / "__pycache__").glob("kernel.quadruple*.nbc"))
    assert run(tmp_path) == "20"
    assert list((package / "__pycache__").glob("kernel.quadruple*.nbc")) == stored
    (package / "shared.py").write_text(SHARED.format(factor=30))
    assert run(tmp_path) == "4500"
    (package / "figures.py").write_text("MORE = 7\n")
    assert run(tmp_path) == "4507"


def test_the_kernel_itself_stays_plain() -> None:
    copy = compiled(chance)
    assert copy is compiled(chance)
    assert copy.word is not chance.word
    assert not hasattr(chance.word, "py_func")


def test_without_numba_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    with pytest.raises(NoCompiler) as refused:
        compiling.compiled(chance)
    assert refused.value.values == {"extra": "fast"}
