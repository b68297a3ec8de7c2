"""The end of a match in words: who won, how it came about, what decided."""

from collections.abc import Sequence

from meseta.core.results import Outcome, Score, margin
from meseta.i18n.words import Words


def verdict(scores: Sequence[Score], outcome: Outcome, words: Words) -> str:
    """Who won, as others are told; of a solo game that cannot be won or lost, the total."""
    if f"verdict-{outcome.code}" in words:
        return words.say("ending-alone", name=words.player(0), total=scores[0].total)
    if not outcome.winners:
        return (
            words.say("ending-lost", name=words.player(0)) if len(scores) == 1 else words.say("ending-nobody")
        )
    names = words.comma.join(map(words.player, outcome.winners))
    return words.say("cli-won", count=len(outcome.winners), names=names)


def reason(outcome: Outcome, words: Words) -> str:
    """What ended the match."""
    return words.say(f"outcome-{outcome.code}") if outcome.clause else words.say("cli-conceded")


def decided(scores: Sequence[Score], outcome: Outcome, words: Words) -> str:
    """By how much it was won or what broke the tie; empty if neither can be said."""
    tie = outcome.tie_break
    points = max(score.total for score in scores)
    if tie is not None:
        code = "decided-by-tie-break" if len(outcome.winners) < len(tie.counts) else "decided-still-shared"
        counts = words.comma.join(f"{words.player(seat)} {count}" for seat, count in tie.counts.items())
        return words.say(code, points=points, what=words.say(f"tie-{tie.code}"), counts=counts)
    if len(outcome.winners) > 1:
        return words.say("decided-shared", points=points)
    lead = margin(scores, outcome.winners)
    return words.say("decided-by-points", points=lead) if lead else ""
