"""In the Ruin, as the rest of the program finds it."""

from typing import Final

from meseta.core.plugin import GamePlugin

PLUGIN: Final = GamePlugin(
    key="in_the_ruin",
    order=2,
    opener="meseta.games.in_the_ruin.game:open_game",
    edition_format="meseta.games.in_the_ruin.printed:FORMAT",
    standard_edition="meseta.games.in_the_ruin:data/house.toml",
    state="meseta.games.in_the_ruin.state:State",
    action="meseta.games.in_the_ruin.actions:Action",
    view="meseta.games.in_the_ruin.view:View",
    event="meseta.games.in_the_ruin.events:AnyEvent",
    rungs=("novice", "greedy", "adept", "expert", "master"),
    bots="meseta.bots.in_the_ruin:make",
    ratings="meseta.bots:measured/in_the_ruin.toml",
    training="meseta.bots.in_the_ruin.training:TRAINABLE",
    judge="meseta.bots.in_the_ruin.judge:RuinJudge",
    judge_version=2,
    reason="meseta.bots.in_the_ruin.reasons:AnyReason",
    drawing="meseta.cli.drawings.in_the_ruin:draw_table",
    where="meseta.cli.drawings.in_the_ruin:answer_where",
    look="meseta.cli.drawings.in_the_ruin:look_at",
    step="meseta.cli.drawings.in_the_ruin:step",
    saying="meseta.cli.sayings.in_the_ruin:say",
    numbers="meseta.envs.in_the_ruin.numbers:InTheRuinNumbers",
    picture="meseta.games.in_the_ruin.picture:draw_view",
    made="meseta.games.in_the_ruin.picture:draw_made",
    figures="meseta.games.in_the_ruin.figures:count",
    companion="meseta.games.in_the_ruin.companion:COMPANION",
    daily="meseta.daily.in_the_ruin:MAKER",
    sheets={
        "sheet": "meseta.games.in_the_ruin.paper.sheet:print_sheet",
        "explore": "meseta.games.in_the_ruin.paper.cards:print_explore",
        "routes": "meseta.games.in_the_ruin.paper.cards:print_routes",
        "aid": "meseta.games.in_the_ruin.paper.aid:print_aid",
        "explore-backs": "meseta.games.in_the_ruin.paper.cards:print_explore_backs",
        "route-backs": "meseta.games.in_the_ruin.paper.cards:print_route_backs",
    },
)
