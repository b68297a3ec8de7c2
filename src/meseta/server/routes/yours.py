"""What is kept with a person: results, devices, and all of it at once."""

from typing import Annotated, Final

from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from meseta.desk import belongings, bodies, devices, results
from meseta.desk import yours_bodies as yours
from meseta.desk.queries import (
    LAST_TIME,
    LONGEST_KEY,
    LONGEST_TABLE,
    MOST_RESULTS,
    USUAL_RESULTS,
    ResultsQuery,
)
from meseta.server.routes.callers import HttpRequest, TheSignedIn, TheVisit, session_cookie
from meseta.server.routes.sessions import welcome

Game = Annotated[str, QueryParameter(max_length=LONGEST_KEY, description="Those of this game; else of all.")]
Before = Annotated[int, QueryParameter(ge=0, le=LAST_TIME, description="Those that ended before.")]
Below = Annotated[
    str,
    QueryParameter(max_length=LONGEST_TABLE, description="Or then, at a table that sorts before this one."),
]
Count = Annotated[int, QueryParameter(ge=1, le=MOST_RESULTS, description="How many of them.")]


@get("/yours/results")
async def my_results(
    signed_in: TheSignedIn,
    game: Game = "",
    before: Before = LAST_TIME,
    below: Below = "",
    count: Count = USUAL_RESULTS,
) -> yours.ResultList:
    """How the caller's matches ended, latest first; they outlive their tables."""
    return await results.my_results(signed_in, ResultsQuery(game, before, below, count))


@delete("/yours/results")
async def clear_results(signed_in: TheSignedIn) -> None:
    """Delete the caller's results; tables and records stay."""
    await results.clear_results(signed_in)


@get("/yours/devices")
async def my_devices(signed_in: TheSignedIn) -> yours.DeviceList:
    """The devices on which the caller is signed in."""
    return await devices.my_devices(signed_in)


@delete("/yours/devices/{device:str}")
async def end_device(signed_in: TheSignedIn, device: FromPath[str]) -> None:
    """End the session of one of the caller's devices."""
    await devices.end_device(signed_in, device)


@post("/yours/passes", status_code=201)
async def make_pass(signed_in: TheSignedIn) -> yours.Pass:
    """A pass that makes one more device the caller's, once and within ten minutes; shown only once."""
    return await devices.make_pass(signed_in)


@delete("/yours/passes")
async def revoke_passes(signed_in: TheSignedIn) -> None:
    """Revoke all passes of the caller that were not used yet."""
    await devices.revoke_passes(signed_in)


@post("/yours/passes/look", status_code=200)
async def look_at_pass(data: JSONBody[yours.ShownPass], visit: TheVisit) -> yours.PassOwner:
    """Whose pass it is, and who this device is now; changes nothing."""
    return await devices.look_at_pass(visit, data)


@post("/yours/passes/use", status_code=200)
async def use_pass(
    request: HttpRequest, data: JSONBody[yours.UsePass], visit: TheVisit
) -> Response[bodies.Session]:
    """Become whoever made the pass; uses it up and sets the cookie."""
    return welcome(request, await devices.use_pass(visit, data))


@get("/yours/export")
async def export(signed_in: TheSignedIn) -> yours.Belongings:
    """Everything that the server keeps about the caller."""
    return await belongings.export(signed_in)


@delete("/yours")
async def erase(request: HttpRequest, signed_in: TheSignedIn) -> Response[None]:
    """Delete the caller with all that is theirs alone, at every node."""
    await belongings.erase(signed_in)
    return Response(None, status_code=204, cookies=[session_cookie(request, "")])


HANDLERS: Final = [
    my_results,
    clear_results,
    my_devices,
    end_device,
    make_pass,
    revoke_passes,
    look_at_pass,
    use_pass,
    export,
    erase,
]
