"""A wheel contains a fresh client, or there is no wheel."""

import os
import shutil
import stat
import time
from pathlib import Path

import pytest
from hatchling.metadata.core import ProjectMetadata

import hatch_build
from tests.packaging.building import NO_NODE, ROOT, build, contents, tracked, try_to_build

HOUR = 3600


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """What is needed to build a wheel, with a small script as its built client."""
    tree = tmp_path / "tree"
    for name in tracked("src", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, tree / name)
    for source in hatch_build.SOURCES:
        (tree / source).parent.mkdir(parents=True, exist_ok=True)
        (tree / source).touch()
    client = tree / hatch_build.FINISHED
    client.parent.mkdir()
    client.write_text("self.onfetch = null")
    return tree


def age(tree: Path, hours: int) -> None:
    """Make the client as old as this."""
    built = time.time() - hours * HOUR
    os.utime(tree / hatch_build.FINISHED, (built, built))


def test_a_wheel_is_the_package_and_the_client_and_needs_no_node(tree: Path, tmp_path: Path) -> None:
    found = contents(build(tree, "wheel", tmp_path / "out", NO_NODE))
    wanted = {name.removeprefix("src/") for name in [*tracked("src/meseta"), hatch_build.FINISHED]}
    assert {name for name in found if ".dist-info/" not in name} == wanted
    assert {"meseta/games/sonora/data/house.toml", "meseta/i18n/es/sonora.md", "meseta/py.typed"} <= wanted


def test_without_node_a_missing_client_refuses_the_wheel_in_one_line(tree: Path, tmp_path: Path) -> None:
    (tree / hatch_build.FINISHED).unlink()
    refused = try_to_build(tree, "wheel", tmp_path / "out", NO_NODE)
    assert refused.returncode != 0
    said = (refused.stdout + refused.stderr).strip()
    assert "needs Node 20.19 or newer and npm" in said
    assert said.count("\n") == 0, said
    assert not list((tmp_path / "out").glob("*.whl"))


def test_a_client_older_than_its_sources_is_built_again(tree: Path) -> None:
    assert hatch_build.is_fresh(tree)
    age(tree, hours=1)
    assert not hatch_build.is_fresh(tree)


@pytest.mark.parametrize("source", ["i18n/es/core.ftl", "desk/tables.py", "games/sonora/data/house.toml"])
def test_a_client_older_than_its_words_or_its_python_is_built_again(tree: Path, source: str) -> None:
    age(tree, hours=1)
    long_ago = time.time() - 2 * HOUR
    for found in hatch_build.sources(tree):
        os.utime(found, (long_ago, long_ago))
    (tree / hatch_build.STATIC / "index.html").touch()  # built itself
    (tree / "src/meseta/desk/__pycache__").mkdir()
    (tree / "src/meseta/desk/__pycache__/tables.cpython-314.pyc").touch()
    assert hatch_build.is_fresh(tree)
    (tree / "src/meseta" / source).touch()
    assert not hatch_build.is_fresh(tree)


def test_the_client_of_an_sdist_is_taken_as_it_is(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    age(tree, hours=1)
    monkeypatch.setenv("PATH", "")
    with pytest.raises(hatch_build.Unbuildable):
        hatch_build.ensure_client(tree)
    (tree / "PKG-INFO").touch()
    hatch_build.ensure_client(tree)


def test_an_older_node_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("node", "npm"):
        program = tmp_path / name
        program.write_text("#!/bin/sh\necho v18.20.4\n")
        program.chmod(program.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(hatch_build.Unbuildable, match=r"This is Node v18\.20\.4"):
        hatch_build.find_npm()


def test_an_editable_install_needs_no_client(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tree / hatch_build.FINISHED).unlink()
    monkeypatch.setenv("PATH", "")
    hook = hatch_build.ClientHook(str(tree), {}, None, ProjectMetadata(str(tree), None), str(tree), "wheel")
    hook.initialize("editable", {})
    with pytest.raises(SystemExit):
        hook.initialize("standard", {})


def test_every_source_of_the_client_exists() -> None:
    assert [source for source in hatch_build.SOURCES if not (ROOT / source).exists()] == []
    assert (ROOT / hatch_build.PACKAGE).is_dir()
