"""Health and metrics, for operators."""

from typing import Final

from litestar import MediaType, Response, get
from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4

from meseta.server.exposition import text_of
from meseta.server.routes.callers import TheNode


@get("/healthz", include_in_schema=False)
async def health(node: TheNode) -> Response[dict[str, str]]:
    """Whether this node is working: its store takes writes and it is not shutting down."""
    error = await node.health.check()
    if error is None:
        return Response({"status": "ok"})
    return Response(
        {"status": error.code, **{key: str(value) for key, value in error.values.items()}}, status_code=503
    )


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(node: TheNode) -> Response[bytes]:
    """The metrics, for Prometheus."""
    return Response(text_of(node.metrics), media_type=CONTENT_TYPE_PLAIN_0_0_4)


HANDLERS: Final = [health, metrics]
