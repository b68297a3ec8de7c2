"""The same deal of Shifting Stones for others: layout, hands and, as far as their turns let it, the deck's
order."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from meseta.core.dealing import Answer, Deal, Pull, completed
from meseta.core.seats import Seat
from meseta.games.shifting_stones.actions import Action, Draw, First, Lay, Pick
from meseta.games.shifting_stones.chance import Layouts, SoloDecks, reshuffles
from meseta.games.shifting_stones.content import Deck
from meseta.games.shifting_stones.state import Phase, State
from meseta.grids.bits import members

_CARDS: Final = "cards"


def deal_of(seed: str, answers: Sequence[tuple[State, Seat, Action]]) -> Deal:
    """The deal of a match."""
    known: dict[str, dict[int, int]] = {}
    for _, _, action in answers:
        match action:
            case Lay(values):
                known["lay"] = dict(enumerate(values))
            case Pick(values):
                known["pick"] = dict(enumerate(values))
            case First(seat):
                known["first"] = {0: seat}
            case _:
                pass
    return completed(seed, (pull for state, _, action in answers for pull in _pulls(state, action)), known)


def _pulls(state: State, action: Action) -> Iterator[Pull]:
    """What was drawn: where the pile ran out, all of it and then some of the discards (ST-17)."""
    if not isinstance(action, Draw):
        return
    drawn, deck = frozenset(action.cards), frozenset(members(state.deck))
    if not reshuffles(state):
        yield Pull(_CARDS, deck, drawn)
        return
    yield Pull(_CARDS, deck, deck)
    yield Pull(_CARDS, frozenset(members(state.discard)), drawn - deck)


def dealt(printed: Deck, deal: Deal, state: State, before: Sequence[Answer]) -> Action:
    """Chance's answer in this deal."""
    match state.phase:
        case Phase.STONES if laid := deal.known.get("lay"):
            return Lay(tuple(laid.values()))
        case Phase.PICK if picked := deal.known.get("pick"):
            return Pick(tuple(picked.values()))
        case Phase.LOT if first := deal.known.get("first"):
            return First(first[0])
        case Phase.STONES:
            return Layouts().sample(deal.rng("lay"))
        case Phase.PICK:
            return SoloDecks(printed).sample(deal.rng("pick"))
        case Phase.LOT:
            return First(deal.rng("first").randrange(len(state.hands)))
        case _:
            return _draw(deal, state, before)


def _draw(deal: Deal, state: State, before: Sequence[Answer]) -> Draw:
    times = Counter(card for _, action in before if isinstance(action, Draw) for card in action.cards)
    if not reshuffles(state):
        return Draw(tuple(deal.draw(_CARDS, members(state.deck), state.due, times)))
    deck = members(state.deck)
    rest = deal.draw(_CARDS, members(state.discard), state.due - len(deck), times)
    return Draw(tuple(sorted((*deck, *rest))))
