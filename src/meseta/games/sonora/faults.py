"""Why Sonora refuses an action that is not due, a flick, or a choice about discs."""

from meseta.core.faults import Fault
from meseta.core.seats import Seat


class NotYourTurn(Fault, frozen=True, tag="not_your_turn"):
    """It is somebody else's turn."""

    clause: str
    turn: Seat


class ChanceFirst(Fault, frozen=True, tag="chance_first"):
    """Discs have to come to rest first."""

    clause: str


class NotNow(Fault, frozen=True, tag="not_now"):
    """Another kind of action is due."""

    clause: str


class Ended(Fault, frozen=True, tag="ended"):
    """A player who has ended the Write phase no longer writes."""

    clause: str


class SettleDiscs(Fault, frozen=True, tag="settle_discs"):
    """The answer names discs that were not there."""

    clause: str


class SettlePlaces(Fault, frozen=True, tag="settle_places"):
    """The discs cannot lie like this."""

    clause = "SO-10"


class SettleOther(Fault, frozen=True, tag="settle_other"):
    """The flick ends differently."""

    clause: str


class DiscFlicked(Fault, frozen=True, tag="disc_flicked"):
    """Every disc is flicked once per round."""

    clause = "SO-08"
    disc: str


class NotYourDisc(Fault, frozen=True, tag="not_your_disc"):
    """Players flick their own discs."""

    clause = "SO-08"
    disc: str


class OtherDiscFirst(Fault, frozen=True, tag="other_disc_first"):
    """A disc that came back to its corner is flicked again first."""

    clause = "SO-17"
    disc: str


class KnockedDiscsFirst(Fault, frozen=True, tag="knocked_discs_first"):
    """Discs that were knocked off are flicked again first."""

    clause = "SO-13"


class NotOnCorner(Fault, frozen=True, tag="not_on_corner"):
    """A disc starts on its owner's corner."""

    clause = "SO-09"


class TooFast(Fault, frozen=True, tag="too_fast"):
    """No hand flicks that fast."""

    clause = "SO-09"


class StartOnDisc(Fault, frozen=True, tag="start_on_disc"):
    """Another disc lies in the way of the start."""

    clause = "SO-09"


class NoReflick(Fault, frozen=True, tag="no_reflick"):
    """A Reflick must be available."""

    clause = "SO-16"


class NotInHole(Fault, frozen=True, tag="not_in_hole"):
    """A bullseye needs one of one's own discs in the hole."""

    clause = "SO-15"
    disc: str


class NoSwap(Fault, frozen=True, tag="no_swap"):
    """A Swap must be available."""

    clause = "SO-22"


class NotOnBoard(Fault, frozen=True, tag="not_on_board"):
    """Only one's own discs on the board are swapped."""

    clause = "SO-22"
    disc: str


class SwapItself(Fault, frozen=True, tag="swap_itself"):
    """A Swap takes two discs."""

    clause = "SO-22"


class NothingToChoose(Fault, frozen=True, tag="nothing_to_choose"):
    """The disc counts for one section only."""

    clause = "SO-21"
    disc: str


class CountsElsewhere(Fault, frozen=True, tag="counts_elsewhere"):
    """The disc cannot count for that section."""

    clause: str
    disc: str


class TwoColours(Fault, frozen=True, tag="two_colours"):
    """The two colours must be different."""

    clause = "SO-47"


class UnfairColours(Fault, frozen=True, tag="unfair_colours"):
    """The AI gets the colour with more discs in play."""

    clause = "SO-47"


class FullZone(Fault, frozen=True, tag="full_zone"):
    """The AI gets a colour that wastes the fewest discs."""

    clause = "SO-54"
