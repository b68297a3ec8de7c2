"""What stands in `deploy/` and in the forge's files fits the program; `make hosting` lints the rest."""

import json
import re
import shlex
import tomllib
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meseta.server.guard import DEVICE_POLICY
from meseta.tables.config import Deadlines
from tests.docs.test_commands import make_targets, meseta_mistake

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
DOCKERFILE = (DEPLOY / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
COMPOSE: Any = msgspec.yaml.decode((DEPLOY / "compose.yaml").read_text("utf-8"))
SERVICES: dict[str, Any] = COMPOSE["services"]
NODES = sorted(name for name in SERVICES if name.startswith("node-"))
UNIT = (DEPLOY / "meseta.service").read_text("utf-8")
VERSION = re.compile(r":\d+(\.\d+)+(-\w+)*$")


def unit(key: str) -> str:
    """A setting of the unit."""
    return str(re.findall(rf"^{key}=(.*)$", UNIT, re.MULTILINE)[-1])


def test_every_image_is_of_a_certain_version() -> None:
    images = re.findall(r"^FROM (\S+)", DOCKERFILE, re.MULTILINE)
    images += [SERVICES[name]["image"] for name in ("database", "proxy")]
    assert len(images) == 5
    assert [image for image in images if not VERSION.search(image)] == []


def test_the_image_runs_as_nobody_and_says_how_it_is() -> None:
    last = DOCKERFILE.rpartition("\nFROM ")[2]
    users = re.findall(r"^USER (\d+)$", last, re.MULTILINE)
    assert users
    assert "0" not in users
    assert last.index("\nUSER ") < last.index("\nENTRYPOINT ")
    assert re.search(r"^HEALTHCHECK .*/healthz", last, re.MULTILINE)
    assert "\nVOLUME /data\n" in last


def test_what_the_image_copies_exists_and_is_not_ignored() -> None:
    allowed = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    copied = [
        source
        for line in re.findall(r"^COPY (?!--from)(.+)$", DOCKERFILE, re.MULTILINE)
        for source in line.split()[:-1]
    ]
    assert {"src", "web", "hatch_build.py"} <= set(copied)
    assert [
        one for one in copied if not (ROOT / one).exists() or f"!{one.split('/')[0]}" not in allowed
    ] == []


@pytest.mark.parametrize("where", ["image", "unit"])
def test_the_server_is_started_with_options_that_it_has(where: str) -> None:
    if where == "image":
        words = json.loads(re.findall(r"^CMD (.+)$", DOCKERFILE, re.MULTILINE)[-1])
    else:
        words = shlex.split(unit("ExecStart"))[1:]
    assert words[0] == "serve"
    assert meseta_mistake(words) is None


def test_nobody_is_killed_who_is_still_stopping_in_time() -> None:
    longest = Deadlines().stop
    assert float(unit("TimeoutStopSec")) > longest
    assert all(float(SERVICES[node]["stop_grace_period"].removesuffix("s")) > longest for node in NODES)


def test_nodes_believe_the_proxy_whose_address_nobody_else_gets() -> None:
    inside = COMPOSE["networks"]["inside"]["ipam"]["config"][0]
    proxy = SERVICES["proxy"]["networks"]["inside"]["ipv4_address"]
    assert len(NODES) == 2
    assert {SERVICES[node]["environment"]["FORWARDED_ALLOW_IPS"] for node in NODES} == {proxy}
    assert ip_address(proxy) in ip_network(inside["subnet"])
    assert ip_address(proxy) not in ip_network(inside["ip_range"])


def test_only_the_proxy_can_be_reached_from_outside() -> None:
    assert {name for name, service in SERVICES.items() if "ports" in service} == {"proxy"}
    assert COMPOSE["networks"]["inside"]["internal"] is True
    assert SERVICES["database"]["networks"] == ["inside"]
    assert all(SERVICES[name]["networks"] == ["inside", "calling"] for name in NODES), "which call people"
    assert SERVICES["proxy"]["environment"]["MESETA_NODES"].split() == [f"{node}:8000" for node in NODES]


CLUSTER: Any = msgspec.yaml.decode((DEPLOY / "cluster.yaml").read_text("utf-8"))
WORKERS = sorted(name for name in CLUSTER["services"] if name.startswith("worker-"))


def test_a_cluster_has_two_workers_that_know_their_scheduler_and_nobody_outside_does() -> None:
    services = CLUSTER["services"]
    port = services["scheduler"]["command"][1]
    assert len(WORKERS) == 2
    for worker in WORKERS:
        assert services[worker]["entrypoint"] == ["dask", "worker", f"tcp://scheduler:{port}"]
    assert all("ports" not in service for service in services.values())
    assert CLUSTER["networks"]["inside"]["internal"] is True
    assert all(service["networks"] == ["inside"] for service in services.values())


def test_the_image_of_a_cluster_is_made_with_extras_that_exist() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    chosen = re.findall(r"^ARG EXTRAS=(.+)$", DOCKERFILE, re.MULTILINE)
    chosen += [service["build"]["args"]["EXTRAS"] for service in CLUSTER["services"].values()]
    assert len(chosen) == 5
    assert {extra for one in chosen for extra in one.split(",")} <= set(extras)
    assert all("dask" in one.split(",") for one in chosen[1:])


@pytest.mark.parametrize("name", ["scheduler", *WORKERS])
def test_dasks_programs_have_the_options_they_are_started_with(name: str) -> None:
    distributed = pytest.importorskip("distributed.cli.dask_scheduler")
    service = CLUSTER["services"][name]
    if service["entrypoint"][1] == "worker":
        distributed = pytest.importorskip("distributed.cli.dask_worker")
    known = {option for one in distributed.main.params for option in [*one.opts, *one.secondary_opts]}
    used = [word for word in [*service["entrypoint"], *service["command"]] if word.startswith("--")]
    assert used
    assert set(used) <= known


def test_no_secret_has_a_default() -> None:
    written = (DEPLOY / "compose.yaml").read_text("utf-8")
    for secret in ("POSTGRES_PASSWORD", "MESETA_ADMIN_TOKEN"):
        assert set(re.findall(rf"\$\{{{secret}(.)", written)) == {":"}
        assert f"{secret}:-" not in written
        assert f"\n{secret}=\n" in (DEPLOY / "example.env").read_text("utf-8")


@pytest.mark.parametrize("name", ["ci", "nightly"])
def test_the_forge_runs_what_developers_run(name: str) -> None:
    jobs = msgspec.yaml.decode((ROOT / ".github" / "workflows" / f"{name}.yml").read_text("utf-8"))["jobs"]
    runs = [step["run"] for job in jobs.values() for step in job["steps"] if "run" in step]
    assert runs
    targets = {target for job in jobs.values() for target in job["strategy"]["matrix"].get("target", ())}
    targets |= {run.removeprefix("sudo ").split()[1] for run in runs} - {'"$TARGET"'}
    assert targets <= make_targets()
    assert [run for run in runs if not run.removeprefix("sudo ").startswith("make ")] == []


def test_hooks_before_a_commit_run_what_developers_run() -> None:
    config = msgspec.yaml.decode((ROOT / ".pre-commit-config.yaml").read_text("utf-8"))
    entries = [hook["entry"] for repo in config["repos"] for hook in repo["hooks"]]
    assert entries
    assert [
        entry for entry in entries if entry.split()[0] != "make" or entry.split()[1] not in make_targets()
    ] == []


def test_the_hosts_of_a_static_page_are_told_the_policy_that_our_server_sends() -> None:
    policies = re.findall(r"default-src [^\"\n]+", (ROOT / "docs" / "hosting.md").read_text("utf-8"))
    assert policies == [DEVICE_POLICY] * 3
