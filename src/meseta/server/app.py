"""The application, declared as lists: its routes, its error handlers, and what happens on start and stop."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from traceback import walk_tb

import msgspec
from litestar import Litestar, MediaType, Response, Router, get
from litestar.datastructures import State
from litestar.exceptions import ClientException, HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.serialization import decode_json

from meseta import __version__
from meseta.core.errors import MesetaError
from meseta.desk.errors import WrongMethod
from meseta.desk.problems import MethodNotAllowed, NoSuchPage
from meseta.desk.refusing import Refused, fail, refuse, refused
from meseta.server import apipage
from meseta.server.admin import AdminKey
from meseta.server.config import Config
from meseta.server.guard import Guard
from meseta.server.routes import (
    admin,
    calls,
    companions,
    company,
    daily,
    editions,
    games,
    pages,
    printing,
    records,
    seats,
    service,
    sessions,
    tables,
    yours,
)
from meseta.server.routes.callers import DEPENDENCIES, HttpRequest, charge_for_loading, language
from meseta.tables.errors import Malformed, NoSuchThing
from meseta.tables.limits import TooLarge
from meseta.tables.node import Node
from meseta.tables.problems import BodyTooLarge, NotTheProtocol
from meseta.tables.wire import Refusal


def make_app(config: Config, key: AdminKey | None = None) -> Guard:
    """The application of one node; whoever has the key is its operator."""
    node = Node(config)
    return Guard(make_litestar(node), node, key or AdminKey(""))  # type: ignore[arg-type]  # Litestar names its scopes more narrowly


def make_litestar(node: Node) -> Litestar:
    """The part of the application built on the framework: everything but the guard and the socket."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        if not node.is_open:
            await node.open()
        try:
            yield
        finally:
            await node.close()

    api = Router(
        "/api",
        route_handlers=[
            *games.HANDLERS,
            *companions.HANDLERS,
            *printing.HANDLERS,
            *daily.HANDLERS,
            *editions.HANDLERS,
            *sessions.HANDLERS,
            *tables.HANDLERS,
            *company.HANDLERS,
            *seats.HANDLERS,
            *records.HANDLERS,
            *yours.HANDLERS,
            *calls.HANDLERS,
        ],
        guards=[charge_for_loading],
    )
    return Litestar(
        [
            api,
            Router("/api", route_handlers=[*admin.HANDLERS]),
            schema_page,
            schema_style,
            schema_document,
            *service.HANDLERS,
            *pages.HANDLERS,
        ],
        dependencies=DEPENDENCIES,
        exception_handlers={
            MesetaError: _refused,
            HTTPException: _misread,
            RecursionError: _undecoded,
            UnicodeDecodeError: _undecoded,
            Exception: _failed,
        },
        lifespan=[lifespan],
        state=State({"node": node}),
        openapi_config=OpenAPIConfig(
            title="Meseta",
            version=__version__,
            description="A table for board games. The socket is described in docs/protocol.md.",
            path="/api/unused",
            render_plugins=[],
            use_handler_docstrings=True,
        ),
        request_max_body_size=node.config.limits.upload,
        logging_config=None,
    )


def _answer(request: HttpRequest, error: MesetaError) -> Response[Refusal]:
    return _response(refused(error, language(request)))


def _response(answer: Refused) -> Response[Refusal]:
    return Response(answer.body, status_code=answer.status, media_type=MediaType.JSON)


def _refused(request: HttpRequest, error: MesetaError) -> Response[Refusal]:
    return _response(refuse(error, language(request)))


def _misread(request: HttpRequest, error: HTTPException) -> Response[Refusal]:
    """The response to a request that the framework could not understand."""
    match error.status_code:
        case 404:
            return _answer(request, NoSuchThing(NoSuchPage()))
        case 405:
            return _answer(request, WrongMethod(MethodNotAllowed(method=request.method)))
        case 413:
            return _answer(request, TooLarge(BodyTooLarge(most=0)))
        case status if status < 500 or isinstance(error, ClientException):
            return _answer(request, Malformed(NotTheProtocol(detail=_detail(error))))
        case _:
            return _failed(request, error)


def _undecoded(request: HttpRequest, error: Exception) -> Response[Refusal]:
    """The response to a body that is nested too deeply or is not UTF-8; elsewhere that is our own error."""
    for frame, _ in walk_tb(error.__traceback__):
        if frame.f_code is decode_json.__code__:
            return _answer(request, Malformed(NotTheProtocol(detail=str(error)[:200])))
    return _failed(request, error)


def _detail(error: HTTPException) -> str:
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        found = extra[0]
        return f"{found.get('key', '')}: {found.get('message', '')}".strip(": ")[:200]
    return error.detail[:200]


def _failed(request: HttpRequest, error: Exception) -> Response[Refusal]:
    return _response(fail(error, language(request)))


@get("/api/schema", include_in_schema=False, sync_to_thread=False)
def schema_page(request: HttpRequest) -> Response[str]:
    """The OpenAPI document as a page."""
    return Response(_page(request.app), media_type=MediaType.HTML)


@get("/api/schema/page.css", include_in_schema=False, sync_to_thread=False)
def schema_style() -> Response[str]:
    """The page's stylesheet."""
    return Response(apipage.STYLE, media_type="text/css")


@get("/api/schema/openapi.json", include_in_schema=False, sync_to_thread=False)
def schema_document(request: HttpRequest) -> apipage.Schema:
    """The OpenAPI document."""
    return document(request.app)


@cache
def document(app: Litestar) -> apipage.Schema:
    """The document, with a refusal as a possible response to every operation."""
    document = app.openapi_schema.to_schema()
    (refusing,), components = msgspec.json.schema_components(
        [Refusal], ref_template="#/components/schemas/{name}"
    )
    document["components"]["schemas"] |= components
    answer = {"description": "Refused, and why.", "content": {"application/json": {"schema": refusing}}}
    for operations in document["paths"].values():
        for operation in operations.values():
            operation["responses"].pop("400", None)
            operation["responses"].get("204", {}).pop("content", None)
            operation["responses"]["default"] = answer
    return document


@cache
def _page(app: Litestar) -> str:
    return apipage.render(document(app))
