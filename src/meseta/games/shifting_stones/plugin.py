"""Shifting Stones, as the rest of the program finds it."""

from typing import Final

from meseta.core.plugin import GamePlugin

PLUGIN: Final = GamePlugin(
    key="shifting_stones",
    order=1,
    opener="meseta.games.shifting_stones.game:open_game",
    edition_format="meseta.games.shifting_stones.printed:FORMAT",
    standard_edition="meseta.games.shifting_stones:data/standard.toml",
    state="meseta.games.shifting_stones.state:State",
    action="meseta.games.shifting_stones.actions:Action",
    view="meseta.games.shifting_stones.view:View",
    event="meseta.games.shifting_stones.events:AnyEvent",
    rungs=("novice", "apprentice", "greedy", "expert"),
    bots="meseta.bots.shifting_stones:make",
    ratings="meseta.bots:measured/shifting_stones.toml",
    training="meseta.bots.shifting_stones.training:TRAINABLE",
    judge="meseta.bots.shifting_stones.judge:ChanceJudge",
    reason="meseta.bots.shifting_stones.reasons:AnyReason",
    drawing="meseta.cli.drawings.shifting_stones:draw_table",
    look="meseta.cli.drawings.shifting_stones:look_at",
    step="meseta.cli.drawings.shifting_stones:step",
    saying="meseta.cli.sayings.shifting_stones:say",
    numbers="meseta.envs.shifting_stones.numbers:ShiftingStonesNumbers",
    picture="meseta.games.shifting_stones.picture:draw_view",
    made="meseta.games.shifting_stones.picture:draw_made",
    figures="meseta.games.shifting_stones.figures:count",
    companion="meseta.games.shifting_stones.companion:COMPANION",
    daily="meseta.daily.shifting_stones:MAKER",
    sheets={
        "cards": "meseta.games.shifting_stones.paper.cards:print_cards",
        "backs": "meseta.games.shifting_stones.paper.cards:print_backs",
        "stones": "meseta.games.shifting_stones.paper.stones:print_stones",
        "aid": "meseta.games.shifting_stones.paper.aid:print_aid",
    },
)
