"""The messages between tables and their clients, as structs.

The OpenAPI document, the TypeScript types and the checks on what arrives are all made from these and from
`server/bodies.py`. Views and events are the game's own structs, so here they are just JSON.
"""

from meseta.tables.wire.base import Received, Refusal, Sent
from meseta.tables.wire.client import ClientMessage, Explain, Hello, Hint, Ping, Say, Step, Submit
from meseta.tables.wire.replay import ChatLine, Frame, Frames, Told
from meseta.tables.wire.server import (
    Accepted,
    Closing,
    Explained,
    Hinted,
    Legal,
    LegalBounds,
    LegalList,
    LegalPlacements,
    PlacementChoice,
    Pong,
    Refused,
    Said,
    ServerMessage,
    TableChanged,
    Update,
    Welcome,
)
from meseta.tables.wire.tables import (
    ChairInfo,
    ClockFace,
    Origin,
    Result,
    ScoreInfo,
    Status,
    TableInfo,
    TimeoutRule,
)

__all__ = [
    "Accepted",
    "ChairInfo",
    "ChatLine",
    "ClientMessage",
    "ClockFace",
    "Closing",
    "Explain",
    "Explained",
    "Frame",
    "Frames",
    "Hello",
    "Hint",
    "Hinted",
    "Legal",
    "LegalBounds",
    "LegalList",
    "LegalPlacements",
    "Origin",
    "Ping",
    "PlacementChoice",
    "Pong",
    "Received",
    "Refusal",
    "Refused",
    "Result",
    "Said",
    "Say",
    "ScoreInfo",
    "Sent",
    "ServerMessage",
    "Status",
    "Step",
    "Submit",
    "TableChanged",
    "TableInfo",
    "TimeoutRule",
    "Told",
    "Update",
    "Welcome",
]
