"""The commands and their options; the code behind a command is imported only when it runs."""

from pathlib import Path
from typing import Annotated

import typer

from meseta import __version__
from meseta.cli import completion
from meseta.cli.admin_app import admin_app
from meseta.cli.daily_app import daily_app
from meseta.cli.options import (
    Cluster,
    Data,
    Edition,
    Force,
    Game,
    Jobs,
    Lang,
    OptionList,
    RecordFile,
    Seed,
)
from meseta.cli.problems import OptionForm, ResultsSeed, ResumeAlone
from meseta.core.errors import BadSetup
from meseta.paper.layout import Paper

app = typer.Typer(
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def read_options(pairs: list[str] | None) -> dict[str, str]:
    """The options given as key=value."""
    options = {}
    for pair in pairs or []:
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadSetup(OptionForm(text=pair[:40]))
        options[key] = value
    return options


def show_version(wanted: bool) -> None:
    """Print the version and nothing else."""
    if wanted:
        typer.echo(f"meseta {__version__}")
        raise typer.Exit


@app.callback()
def table(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """A digital table for Sonora, In the Ruin and Shifting Stones. Without a command: serve."""
    if context.invoked_subcommand is None:
        from meseta.cli.serve import serve_table

        serve_table("127.0.0.1", 8000, None, True, None)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 picks a free one.")] = 8000,
    data: Data = None,
    open: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    lang: Lang = None,
) -> None:
    """Serve the table to browsers and bots (MESETA_DATABASE_URL: on PostgreSQL)."""
    from meseta.cli.serve import serve_table

    serve_table(host, port, data, open, lang)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The copy to write; an existing file is never overwritten.")],
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Copy all tables to a file, even while a server is running (PostgreSQL: see docs/server.md)."""
    from meseta.cli.backup import make_backup

    make_backup(file, data, lang)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A copy that `meseta backup` has written.")],
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Put a copy in the place of all tables; what was there before is kept beside it."""
    from meseta.cli.backup import restore_backup

    restore_backup(file, data, lang)


@app.command()
def doctor(
    host: Annotated[str, typer.Option(help="Where the server would listen.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Its port.")] = 8000,
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Check whether a server can run here (disk, database, clock, port, versions), and say what to do."""
    from meseta.cli.doctor import examine

    if not examine(host, port, data, lang):
        raise typer.Exit(1)


@app.command()
def bot(
    name: Annotated[
        str, typer.Argument(help="A bot's name, or my_bot.py:MyBot.", autocompletion=completion.bots)
    ],
    url: Annotated[str, typer.Option(help="The private link of the seat it plays.")],
    seed: Seed = None,
    lang: Lang = None,
) -> None:
    """Let a bot play a seat at a table on another server."""
    from meseta.cli.bot import run_bot

    run_bot(name, url, seed, lang)


@app.command()
def games(lang: Lang = None) -> None:
    """List the games, their players, options and bots."""
    from meseta.cli.games import show_games

    show_games(lang)


@app.command()
def play(
    game: Annotated[
        str | None,
        typer.Argument(help="The game's key; asked for if left out.", autocompletion=completion.games),
    ] = None,
    people: Annotated[int, typer.Option(min=0, help="People at this keyboard.")] = 1,
    bots: Annotated[
        str | None,
        typer.Option(
            help="Bots on the other seats, as greedy,random; one greedy if left out.",
            autocompletion=completion.bots,
        ),
    ] = None,
    solo: Annotated[bool, typer.Option("--solo", help="Play alone, by the solo rules.")] = False,
    names: Annotated[str, typer.Option(help="The people's names, as Ana,Luis.")] = "",
    option: OptionList = None,
    edition: Edition = None,
    resume: Annotated[
        Path | None, typer.Option(help="Continue a saved match.", autocompletion=completion.records)
    ] = None,
    save: Annotated[Path | None, typer.Option(help="Save the match to this file.")] = None,
    force: Force = False,
    seed: Seed = None,
    lang: Lang = None,
) -> None:
    """Play in the terminal: alone, against bots, or several at one keyboard."""
    from meseta.cli.play import SaveTo, Seating, play_match, resume_match

    if resume is not None:
        if game or solo or names or option or people != 1:
            raise BadSetup(ResumeAlone())
        resume_match(resume, bots, edition, SaveTo(save, force), seed, lang)
        return
    seating = Seating(people, bots, solo, tuple(name for name in names.split(",") if name))
    play_match(game, seating, read_options(option), edition, SaveTo(save, force), seed, lang)


@app.command()
def replay(
    file: RecordFile,
    to: Annotated[int | None, typer.Option(min=0, help="Stop after this many entries.")] = None,
    seen_by: Annotated[
        int | None, typer.Option("--as", min=0, help="Show what this seat saw; by default, a spectator.")
    ] = None,
    edition: Edition = None,
    lang: Lang = None,
) -> None:
    """Show what happened in a match, and the table afterwards."""
    from meseta.cli.replay import show_replay

    show_replay(file, to, seen_by, edition, lang)


@app.command()
def picture(
    file: RecordFile,
    out: Annotated[
        Path | None, typer.Option(help="A .png or .svg to write; by default, SVG to standard output.")
    ] = None,
    at: Annotated[
        int | None, typer.Option(min=0, help="The moment after this many entries; by default, the result.")
    ] = None,
    seen_by: Annotated[
        int | None, typer.Option("--as", min=0, help="What this seat saw then; by default, a spectator.")
    ] = None,
    dark: Annotated[bool, typer.Option("--dark", help="In the colours of the night.")] = False,
    link: Annotated[
        str, typer.Option(help="Where the match can be watched: written on it, and as a code.")
    ] = "",
    date: Annotated[str, typer.Option(help="When it was played; a record does not say.")] = "",
    force: Force = False,
    edition: Edition = None,
    lang: Lang = None,
) -> None:
    """Make a picture of a match to share: its result, or any of its moments."""
    from meseta.cli.picture import draw_picture

    draw_picture(file, out, at, seen_by, dark, link, date, force, edition, lang)


@app.command()
def analyse(
    file: RecordFile,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    edition: Edition = None,
    lang: Lang = None,
) -> None:
    """Analyse a match: what each decision cost, and what luck gave."""
    from meseta.cli.analyse import show_analysis

    show_analysis(file, edition, json, lang)


@app.command()
def selfplay(
    game: Game,
    bots: Annotated[
        str,
        typer.Option(
            help="One bot per seat, as greedy,random or my_bot.py:MyBot,greedy.",
            autocompletion=completion.bots,
        ),
    ],
    games: Annotated[int, typer.Option(min=1, max=1_000_000, help="How many games.")] = 100,
    seed: Seed = None,
    first: Annotated[
        int, typer.Option("--from", min=0, help="The number of the first game, to play some of them again.")
    ] = 0,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    save: Annotated[
        Path | None, typer.Option(help="A folder for the records; nothing in it is replaced.")
    ] = None,
    results: Annotated[
        Path | None,
        typer.Option(help="Keep every game's result in this file, and play only games that it lacks."),
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace records that are there already.")] = False,
    option: OptionList = None,
    edition: Edition = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: Lang = None,
) -> None:
    """Let bots play each other and count the results."""
    from random import SystemRandom

    from meseta.arena.selfplay import Contest
    from meseta.cli.files import open_named, read_text
    from meseta.cli.play import read_bots
    from meseta.cli.selfplay import Keeping, Places, run_selfplay

    if results is not None and seed is None:
        raise BadSetup(ResultsSeed())
    table = open_named(game, edition, lang)
    contest = Contest(
        game=game,
        bots=read_bots(bots),
        games=games,
        seed=SystemRandom().randrange(2**32) if seed is None else seed,
        options=read_options(option),
        edition=None if edition is None else read_text(edition),
        keep_records=save is not None,
        first=first,
    )
    if not run_selfplay(table, contest, Places(cluster, jobs), Keeping(save, force, results), edition, json):
        raise typer.Abort


@app.command()
def ladder(
    game: Game,
    games: Annotated[
        int, typer.Option(min=0, max=1_000_000, help="The most games per pair; 0 only writes the page.")
    ] = 1000,
    least: Annotated[int, typer.Option(min=2, help="The fewest, even if it is decided earlier.")] = 200,
    pairs: Annotated[
        str,
        typer.Option(
            help="Only these, as adept:greedy,my_bot.py:Mine:adept or “my_bot.py:Mine vs adept”; by default "
            "all neighbours of our own."
        ),
    ] = "",
    solo: Annotated[bool, typer.Option("--solo", help="Each rung alone, by the solo rules.")] = False,
    seats: Annotated[
        int, typer.Option(min=2, max=16, help="Players: one of the first bot, the others of the second.")
    ] = 2,
    option: OptionList = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    out: Annotated[
        Path | None,
        typer.Option(
            help="The folder for what was measured; by default ladder (in our repository: docs/ladder). "
            "Other people's bots get a folder of their own in it."
        ),
    ] = None,
    ratings: Annotated[
        Path | None, typer.Option(help="A folder for the ratings as data, as stored in the package.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Measure our bots, each rung against the one below, or yours. Run it again to go on where it stopped."""
    from meseta.arena.duels import Terms
    from meseta.arena.ladder import Plan
    from meseta.arena.pairs import read_pairs
    from meseta.cli.files import open_named
    from meseta.cli.ladder import Places, run_ladder

    table = open_named(game, None, lang)
    terms = Terms(rivals=seats - 1, options=tuple(sorted(read_options(option).items())))
    plan = Plan(game, seed, games, least, read_pairs(pairs), solo, terms)
    if not run_ladder(table, plan, jobs, cluster, Places(out, ratings)):
        raise typer.Abort


@app.command()
def train(
    game: Game,
    seed: Annotated[int, typer.Option(help="The same seed finds the same opinions.")] = 1,
    generations: Annotated[int, typer.Option(min=1, max=10_000, help="How long to train.")] = 18,
    population: Annotated[int, typer.Option(min=4, max=1000, help="Proposals in a generation.")] = 12,
    deals: Annotated[
        int, typer.Option(min=1, help="Games of each proposal, for each number of players.")
    ] = 3,
    company: Annotated[
        str, typer.Option(help="The numbers of players, as 1,2,4; by default all that the game is for.")
    ] = "",
    held_out: Annotated[
        int, typer.Option(min=1, help="New deals at the end, for each number of players.")
    ] = 100,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    out: Annotated[Path, typer.Option(help="The folder for what is found.")] = Path("train"),
    lang: Lang = None,
) -> None:
    """Tune a bot's opinions by playing. Run it again to go on where it stopped."""
    from meseta.arena.training import TrainingPlan
    from meseta.cli.files import open_named
    from meseta.cli.train import Course, read_company, run_training

    table = open_named(game, None, lang)
    plan = TrainingPlan(game, seed, generations, population, deals, read_company(company, table))
    if not run_training(table, Course(plan, held_out, out, cluster, jobs)):
        raise typer.Abort


@app.command()
def perft(
    game: Game,
    depth: Annotated[int, typer.Option(min=0, max=12, help="Actions per line of play.")] = 3,
    seats: Annotated[int, typer.Option(min=1, help="Players.")] = 2,
    option: OptionList = None,
    edition: Edition = None,
    lang: Lang = None,
) -> None:
    """Count every line of play to a depth; chance always gives its first answer."""
    from meseta.cli.perft import count_lines

    count_lines(game, depth, seats, read_options(option), edition, lang)


@app.command()
def rules(
    game: Game,
    clause: Annotated[
        str | None,
        typer.Argument(
            help="The id of a clause, such as 8; all if left out.", autocompletion=completion.clauses
        ),
    ] = None,
    lang: Lang = None,
) -> None:
    """Read the rule book."""
    from meseta.cli.rules import show_rules

    show_rules(game, clause, lang)


@app.command()
def flick(
    corner: Annotated[int, typer.Option(help="The launch corner, 0 to 3, clockwise from the top left.")] = 0,
    angle: Annotated[
        float, typer.Option(help="Degrees off the middle of the board, positive clockwise.")
    ] = 0.0,
    speed: Annotated[float, typer.Option(min=0, help="How fast the disc leaves the hand, in m/s.")] = 1.0,
    discs: Annotated[int, typer.Option(help="How many discs lie scattered on the board.")] = 10,
    svg: Annotated[Path | None, typer.Option(help="Draw the flick to this file.")] = None,
    animate: Annotated[bool, typer.Option("--animate", help="Let the drawing move, in real time.")] = False,
    force: Force = False,
    json: Annotated[bool, typer.Option("--json", help="Print the whole result as one JSON object.")] = False,
    seed: Seed = None,
    lang: Lang = None,
) -> None:
    """Flick a disc and see what happens."""
    from meseta.cli.flick import show_flick

    show_flick(corner, angle, speed, discs, seed, svg, animate, force, json, lang)


edition_app = typer.Typer(help="Make, check and print components of your own.", no_args_is_help=True)
app.add_typer(edition_app, name="edition")
app.add_typer(admin_app, name="admin")
app.add_typer(daily_app, name="daily")


@edition_app.command("check")
def edition_check(
    file: Annotated[
        Path, typer.Argument(help="An edition, as a TOML file.", autocompletion=completion.editions)
    ],
    game: Annotated[
        str | None, typer.Option(help="The game's key; guessed if left out.", autocompletion=completion.games)
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print the report as one JSON object.")] = False,
    lang: Lang = None,
) -> None:
    """List everything that is wrong with an edition, as FILE:LINE:COLUMN: what."""
    from meseta.cli.edition import check_edition

    check_edition(file, game, json, lang)


@edition_app.command("new")
def edition_new(
    game: Game,
    out: Annotated[
        Path | None, typer.Option(help="The file to write; its name becomes the edition's.")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace the file if there is one.")] = False,
    lang: Lang = None,
) -> None:
    """Write a game's standard edition with its comments, to make your own of it."""
    from meseta.cli.edition import new_edition

    new_edition(game, out, force, lang)


@edition_app.command("print")
def edition_print(
    game: Game,
    out: Annotated[
        Path | None,
        typer.Option(
            help="The .pdf or .svg to write; pages of SVG are numbered. Else one goes to standard output."
        ),
    ] = None,
    part: Annotated[
        str | None,
        typer.Option(
            help="Such as cards, stones, sheet or board; by default all, or the first to standard output.",
            autocompletion=completion.parts,
        ),
    ] = None,
    paper: Annotated[
        Paper,
        typer.Option(
            help="What is larger goes on several pages; whole makes pages as large as the drawings."
        ),
    ] = Paper.A4,
    force: Force = False,
    edition: Edition = None,
    lang: Lang = None,
) -> None:
    """Print a game's cards, sheets and boards at their true size, as PDF or SVG."""
    from meseta.cli.printing import print_edition

    print_edition(game, out, part, paper, force, edition, lang)
