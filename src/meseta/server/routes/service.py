"""Health and metrics, for operators."""

from typing import Final

from litestar import MediaType, Response, get
from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4

from meseta.core.errors import MesetaError
from meseta.server.routes.callers import TheNode


@get("/healthz", include_in_schema=False)
async def health(node: TheNode) -> Response[dict[str, str]]:
    """Whether this node is working: its store responds and it is not shutting down."""
    try:
        await node.store.check_clock()
    except MesetaError as error:
        return Response({"status": error.code}, status_code=503)
    return Response({"status": "ok"})


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(node: TheNode) -> Response[bytes]:
    """The metrics, for Prometheus."""
    return Response(node.metrics.text(), media_type=CONTENT_TYPE_PLAIN_0_0_4)


HANDLERS: Final = [health, metrics]
