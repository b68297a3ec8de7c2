"""For those who run it: is it well, and how busy is it."""

from typing import Final

from litestar import MediaType, Response, get

from meseta.core.errors import MesetaError
from meseta.server.routes.callers import TheNode


@get("/healthz", include_in_schema=False)
async def health(node: TheNode) -> Response[dict[str, str]]:
    """Whether this node can do its work: the store answers and it is not going away."""
    try:
        await node.store.check_clock()
    except MesetaError as error:
        return Response({"status": error.code}, status_code=503)
    return Response({"status": "ok"})


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(node: TheNode) -> Response[str]:
    """What was counted, for Prometheus."""
    return Response(node.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


HANDLERS: Final = [health, metrics]
