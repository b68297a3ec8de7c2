"""Options and arguments that several commands have."""

from pathlib import Path
from typing import Annotated, Final

import typer

from meseta.cli import completion
from meseta.i18n.languages import LANGUAGES, alternatives, is_reviewed

_DRAFTS: Final = [language for language in LANGUAGES if not is_reviewed(language)]
_UNREVIEWED: Final = f" Not yet reviewed by native speakers: {', '.join(_DRAFTS)}." if _DRAFTS else ""
Game = Annotated[
    str,
    typer.Argument(help="The game's key; `meseta games` lists them.", autocompletion=completion.games),
]
Lang = Annotated[
    str | None,
    typer.Option(
        help=f"{alternatives()}; by default taken from MESETA_LANG or LANG.{_UNREVIEWED}",
        autocompletion=completion.languages,
    ),
]
Seed = Annotated[int | None, typer.Option(help="The same seed gives the same chance.")]
OptionList = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", help="A switch of the game, as key=value.", autocompletion=completion.options
    ),
]
Force = Annotated[bool, typer.Option("--force", help="Replace the file if there is one.")]
Edition = Annotated[
    Path | None,
    typer.Option(help="A file with components of your own.", autocompletion=completion.editions),
]
Data = Annotated[Path | None, typer.Option(help="Where tables are stored; by default your data folder.")]
RecordFile = Annotated[
    Path,
    typer.Argument(help="A record, as `save` and --save write them.", autocompletion=completion.records),
]
Jobs = Annotated[int, typer.Option(min=1, max=256, help="Processes to play in.")]
Cluster = Annotated[
    str | None,
    typer.Option(
        help="Play on the workers of a cluster, dask://HOST:PORT or ray://HOST:PORT; "
        "dask or ray alone starts one on this machine, of as many processes as --jobs says."
    ),
]
