"""`python -m tests.packaging.licences FILE…` lists the licences in bills of materials; 1 if one is bad."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ACCEPTED = {
    "0BSD", "Apache-2.0", "Apache-2.0 WITH LLVM-exception", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "ISC",
    "MIT", "MIT-CMU", "OFL-1.1", "PSF-2.0", "Python-2.0", "Zlib",
    "LGPL-3.0-only",  # used as a library, unchanged: psycopg, fpdf2
    "MPL-2.0",  # used unchanged: certifi, Pyodide
    "License :: OSI Approved :: Apache Software License",
    "License :: OSI Approved :: BSD License",
    "License :: OSI Approved :: Mozilla Public License 2.0 (MPL 2.0)",
}  # fmt: skip
UNDECLARED = {"rich-click": "MIT"}
"""What their own files say of packages whose metadata says nothing."""


def licences(component: dict[str, Any]) -> Iterator[str]:
    """Every licence that must be kept to."""
    for entry in component.get("licenses") or []:
        if "expression" in entry:
            yield from entry["expression"].split(" AND ")
        else:
            yield entry["license"].get("id") or entry["license"]["name"]
    if not component.get("licenses") and component["name"] in UNDECLARED:
        yield UNDECLARED[component["name"]]


def acceptable(licence: str) -> bool:
    """Whether we may ship it; of several to choose from, one must be."""
    return licence in ACCEPTED or any(choice.strip(" ()") in ACCEPTED for choice in licence.split(" OR "))


def main(files: list[str]) -> int:
    """Print a line for each component; 1 if one of them has no licence that we accept."""
    bad = 0
    for file in files:
        for component in json.loads(Path(file).read_text("utf-8"))["components"]:
            found = list(licences(component))
            fine = bool(found) and all(map(acceptable, found))
            bad += not fine
            name = "/".join(filter(None, [component.get("group"), component["name"]]))
            mark = "  " if fine else "! "
            print(f"{mark}{name} {component.get('version', '')}: {', '.join(found) or 'none'}")  # noqa: T201
    return int(bad > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
