"""The commands of `meseta admin` and their options; the code behind them is imported only when they run."""

from typing import Annotated

import typer

from meseta.cli.options import Data, Lang

admin_app = typer.Typer(help="Look after a running server.", no_args_is_help=True)
Port = Annotated[int | None, typer.Option(min=1, max=65535, help="Which server, if several run here.")]
Url = Annotated[
    str | None, typer.Option(help="A server elsewhere; its token is taken from MESETA_ADMIN_TOKEN.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Address = Annotated[str, typer.Argument(help="An address, or a network such as 192.0.2.0/24.")]


@admin_app.command("status")
def admin_status(
    data: Data = None, port: Port = None, url: Url = None, json: AsJson = False, lang: Lang = None
) -> None:
    """Show a server's health and load, where its clients are, and who was limited or blocked."""
    from meseta.cli.admin import Where, show_status

    show_status(Where(data, port, url), json, lang)


@admin_app.command("tables")
def admin_tables(
    data: Data = None, port: Port = None, url: Url = None, json: AsJson = False, lang: Lang = None
) -> None:
    """List the tables that were touched last."""
    from meseta.cli.admin import Where, show_tables

    show_tables(Where(data, port, url), json, lang)


@admin_app.command("end")
def admin_end(
    table: Annotated[str, typer.Argument(help="The beginning of its id, as `tables` and the log show it.")],
    data: Data = None,
    port: Port = None,
    url: Url = None,
    lang: Lang = None,
) -> None:
    """End a table for everyone and delete it, with its record."""
    from meseta.cli.admin import Where, end_table

    end_table(Where(data, port, url), table, lang)


@admin_app.command("reports")
def admin_reports(
    settle: Annotated[
        str | None, typer.Option(help="Settle the report whose id begins like this, and list the rest.")
    ] = None,
    settled: Annotated[bool, typer.Option("--settled", help="List those that are settled.")] = False,
    data: Data = None,
    port: Port = None,
    url: Url = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """List what people have reported, with what was said and what can be done; settle a report."""
    from meseta.cli.admin import Where
    from meseta.cli.reports import settle_report, show_reports

    where = Where(data, port, url)
    if settle is not None:
        settle_report(where, settle, lang)
    show_reports(where, settled, json, lang)


@admin_app.command("block")
def admin_block(
    address: Address,
    hours: Annotated[float | None, typer.Option(min=0.01, help="For how long; for good if left out.")] = None,
    reason: Annotated[str, typer.Option(help="A note for yourself.")] = "",
    data: Data = None,
    port: Port = None,
    url: Url = None,
    lang: Lang = None,
) -> None:
    """Turn an address away at every node, and disconnect whoever is there."""
    from meseta.cli.admin import Where, block

    block(Where(data, port, url), address, hours, reason, lang)


@admin_app.command("unblock")
def admin_unblock(
    address: Address, data: Data = None, port: Port = None, url: Url = None, lang: Lang = None
) -> None:
    """Let an address in again."""
    from meseta.cli.admin import Where, unblock

    unblock(Where(data, port, url), address, lang)
