"""Questions of people who play with the box."""

from meseta.core.game import Json
from meseta.desk.visits import Visit


async def answer_question(visit: Visit, key: str, question: Json) -> bytes:
    """What the game's companion answers, as JSON; its kinds of questions are the game's own."""
    return await visit.node.companions.answer(key, question, visit.who)
