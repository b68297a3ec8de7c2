"""Shares of what a table has for everyone: nobody can use up the record or the chat of others."""

from random import Random

import pytest

from meseta.core.errors import NothingToUndo
from meseta.core.record import UNDO, Entry
from meseta.play.match import MOST_UNDOS, AnyMatch, Submission, enter, start
from meseta.play.replay import replay
from meseta.play.requests import MOST_CHAT, MOST_SPECTATORS_CHAT, Caller, TooMuchChat, chat
from meseta.play.seating import Chatted, Sat
from meseta.play.table import RECENT_CHAT_LINES, RECENT_SPECTATORS_LINES, Settings, Table
from tests.play.secret_bids import SecretBids

ANA, EVA, STRANGER = Caller("ana"), Caller("eva"), Caller("stranger")


def act(match: AnyMatch, seat: int, text: str) -> AnyMatch:
    return match.submit(seat, Submission(None, match.step_of(seat), text), Random(0)).match


def after_undos() -> AnyMatch:
    """A match in which the first seat has bid and taken it back as often as it may."""
    match: AnyMatch = start(SecretBids(), 2, {}, Random(0))
    for _ in range(MOST_UNDOS):
        match = act(act(match, 0, "bid 1"), 0, UNDO)
    return match


def test_a_seat_takes_back_only_so_much_within_one_step() -> None:
    match = act(after_undos(), 0, "bid 1")
    assert not match.undoable(0)
    with pytest.raises(NothingToUndo) as refused:
        act(match, 0, " Undo ")
    assert (refused.value.code, refused.value.values) == ("undos_used_up", {"most": MOST_UNDOS})
    assert len(act(match, 0, "seal").entries) == 2 * MOST_UNDOS + 2, "but it can go on"


def test_what_one_seat_has_taken_back_is_not_counted_for_others_nor_in_the_next_step() -> None:
    match = act(after_undos(), 1, "bid 2")
    assert match.undoable(1)
    match = act(act(act(match, 1, UNDO), 0, "seal"), 1, "seal")
    assert act(match, 0, "bid 1").undoable(0)


def test_a_record_with_more_of_it_still_replays() -> None:
    match = after_undos()
    for text in ("bid 1", UNDO, "bid 2"):  # as versions without that limit accepted it
        match = enter(match, Entry(0, text))
    assert replay(match.game, match.record()).state == match.state


def table() -> Table:
    new = Table.new("t", SecretBids(), Settings("secret_bids", 2), "ana", 0)
    return new.after(Sat(0, "ana", "Ana"), 0).after(Sat(1, "eva", "Eva"), 0)


def said(table: Table, caller: Caller, times: int, text: str) -> Table:
    for at in range(times):
        table = table.after(chat(table, caller, "", text), at)
    return table


def test_spectators_do_not_fill_the_chat_of_the_players() -> None:
    full = said(table(), STRANGER, MOST_SPECTATORS_CHAT, "noise")
    with pytest.raises(TooMuchChat):
        chat(full, Caller("another"), "", "noise")
    assert chat(full, ANA, "", "hello") == Chatted("Ana", 0, "hello", "ana")


def test_a_player_does_not_fill_the_chat_of_another() -> None:
    full = said(table(), ANA, MOST_CHAT, "noise")
    with pytest.raises(TooMuchChat):
        chat(full, ANA, "", "noise")
    assert chat(full, EVA, "", "hello") == Chatted("Eva", 1, "hello", "eva")


def test_what_players_said_last_is_kept_whatever_spectators_say() -> None:
    noisy = said(said(table(), EVA, 3, "hello"), STRANGER, MOST_SPECTATORS_CHAT, "noise")
    assert [line.text for _, _, line in noisy.chat].count("hello") == 3
    assert len(noisy.chat) == 3 + RECENT_SPECTATORS_LINES
    assert noisy.chat[-1][0] == noisy.chats == 3 + MOST_SPECTATORS_CHAT
    players = said(noisy, ANA, RECENT_CHAT_LINES, "later")
    assert len(players.chat) == RECENT_CHAT_LINES + RECENT_SPECTATORS_LINES
    numbers = [number for number, _, _ in players.chat]
    assert numbers == sorted(numbers)
