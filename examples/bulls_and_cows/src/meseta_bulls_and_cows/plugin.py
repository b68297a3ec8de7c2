"""How Meseta finds bulls and cows. What is left out (drawing, judge, sheets) has a default."""

from typing import Final

from meseta.core.plugin import GamePlugin

PLUGIN: Final = GamePlugin(
    key="bulls_and_cows",
    opener="meseta_bulls_and_cows.game:open_game",
    state="meseta_bulls_and_cows.state:State",
    action="meseta_bulls_and_cows.actions:Action",
    view="meseta_bulls_and_cows.view:View",
    event="meseta_bulls_and_cows.events:AnyEvent",
    rungs=("logician",),
    bots="meseta_bulls_and_cows.bots:make",
    words="meseta_bulls_and_cows",
)
