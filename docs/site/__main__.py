"""Build the site into `build/site`: `python -m docs.site`. Exits with 1 if anything is wrong with it."""

import subprocess
import sys
from pathlib import Path
from typing import Final

from docs.site import check, markdown, navigation, reference, stage

BUILD: Final = stage.ROOT / "build"
STAGED: Final = BUILD / "docs"
SITE: Final = BUILD / "site"


def build() -> list[str]:
    """Build the site; everything wrong with it."""
    if missing := [path for path in stage.ASSETS.values() if not path.exists()]:
        return [f"{path.relative_to(stage.ROOT)} is missing; `make docs` installs it" for path in missing]
    pages = stage.stage(STAGED)
    entries = navigation.entries(stage.decided(), pages)
    listed = list(navigation.pages(entries))
    if wrong := sorted(set(listed) ^ pages):
        return [f"{page} is {'not in the navigation' if page in pages else 'not a page'}" for page in wrong]
    settings = (stage.HERE / "zensical.toml").read_text("utf-8")
    config = BUILD / "zensical.toml"
    folders = {"docs_dir": Path(STAGED.name), "site_dir": Path(SITE.name)}
    config.write_text(navigation.configuration(settings, entries, folders), "utf-8")
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean", "--config-file", str(config)]
    built = subprocess.run(command, capture_output=True, text=True, check=False)
    if built.returncode:
        return [f"{built.stdout}{built.stderr}"]
    return list(check.problems(SITE.resolve()))


def main() -> None:
    """Build the site and say what is wrong with it, or where it is."""
    try:
        wrong = build()
    except (markdown.DeadLink, reference.Undocumented) as error:
        wrong = [str(error)]
    for line in wrong:
        sys.stderr.write(f"{line}\n")
    if wrong:
        sys.exit(1)
    size = sum(path.stat().st_size for path in SITE.rglob("*") if path.is_file())
    sys.stdout.write(f"{SITE.relative_to(stage.ROOT)}/index.html: {size / 1e6:.1f} MB\n")


if __name__ == "__main__":
    main()
