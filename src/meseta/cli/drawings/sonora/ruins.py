"""The Ruins: everyone's buildings, and who was first."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from meseta.cli.drawings.sonora.canvas import PLAYERS, QUIET, bonus_name, heading
from meseta.core.seats import Seat
from meseta.games.sonora.content import Edition
from meseta.games.sonora.ruins import Reward
from meseta.games.sonora.view import View
from meseta.i18n.words import Words


def draw_ruins(edition: Edition, view: View, seat: Seat, words: Words) -> RenderableType:
    """One player's buildings and, by the letter of their discs, how far the others have come."""
    sheet = view.position.players[seat]
    others = [other for other in range(len(view.position.players)) if other != seat]
    table = Table(box=None, header_style=QUIET, pad_edge=False, padding=(0, 1, 0, 0))
    for title in ("", "", words.say("table-first-reward"), words.say("table-later-reward")):
        table.add_column(title, no_wrap=True)
    for other in others:
        table.add_column(chr(ord("a") + other), header_style=PLAYERS[other], justify="right")
    for index, building in enumerate(edition.ruins.buildings):
        crossed, reward = sheet.ruins.crossed[index], sheet.ruins.rewards[index]
        rivals = [view.position.players[other].ruins for other in others]
        lost = any(rival.rewards[index] is Reward.TOP for rival in rivals)
        top = Text(f"{building.top} {bonus_name(building.bonus, words)}")
        top.stylize("bold reverse" if reward is Reward.TOP else "strike dim" if lost else "")
        if lost:
            top = Text("–", style=QUIET)
        bottom = Text(str(building.bottom), style="bold reverse" if reward is Reward.BOTTOM else "")
        hexes = "■" * crossed + "□" * (building.hexes - crossed)
        table.add_row(building.name, hexes, top, bottom, *(str(rival.crossed[index]) for rival in rivals))
    parts: list[RenderableType] = [heading(0, words), table]
    if not others:
        ruins = sheet.ruins
        counts = {"circled": ruins.circled, "cleared": ruins.cleared, "most": edition.ruins.ai_hexes}
        parts.append(Text(words.say("table-ai-building", **counts), style=QUIET))
    return Group(*parts)
