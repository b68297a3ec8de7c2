"""Questions of people who play with the box."""

from typing import Final

from litestar import MediaType, Response, post
from litestar.params import JSONBody

from meseta.core.game import Json
from meseta.desk import companions as desk
from meseta.server.routes.callers import GameKey, TheVisit


@post("/games/{key:str}/companion", status_code=200)
async def answer_question(data: JSONBody[Json], visit: TheVisit, key: GameKey) -> Response[bytes]:
    """What the game's companion answers to a question about what lies on somebody's own table."""
    return Response(await desk.answer_question(visit, key, data), media_type=MediaType.JSON)


HANDLERS: Final = [answer_question]
