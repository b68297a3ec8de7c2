"""Sonora, as the rest of the program finds it."""

from typing import Final

from meseta.core.plugin import GamePlugin

PLUGIN: Final = GamePlugin(
    key="sonora",
    order=3,
    opener="meseta.games.sonora.game:open_game",
    edition_format="meseta.games.sonora.sheet_violations:FORMAT",
    standard_edition="meseta.games.sonora:data/house.toml",
    state="meseta.games.sonora.state:State",
    action="meseta.games.sonora.actions:Action",
    view="meseta.games.sonora.view:View",
    event="meseta.games.sonora.events:AnyEvent",
    rungs=("novice", "greedy", "adept", "expert", "master", "grandmaster"),
    bots="meseta.bots.sonora:make",
    judge="meseta.bots.sonora.judge:SonoraJudge",
    judge_version=2,
    reason="meseta.bots.sonora.reasons:AnyReason",
    training="meseta.bots.sonora.training:TRAINABLE",
    presets={
        "novice": {"hand": "shaky"},
        "expert": {"hand": "steady"},
        "master": {"hand": "exact"},
        "grandmaster": {"hand": "exact"},
    },
    ratings="meseta.bots:measured/sonora.toml",
    drawing="meseta.cli.drawings.sonora:draw_table",
    where="meseta.cli.drawings.sonora:answer_where",
    look="meseta.cli.drawings.sonora:look_at",
    step="meseta.cli.drawings.sonora:step",
    saying="meseta.cli.sayings.sonora:say",
    numbers="meseta.envs.sonora.numbers:SonoraNumbers",
    picture="meseta.games.sonora.picture:draw_view",
    made="meseta.games.sonora.picture:draw_made",
    figures="meseta.games.sonora.figures:count",
    companion="meseta.games.sonora.companion:COMPANION",
    daily="meseta.daily.sonora:MAKER",
    sheets={
        "sheet": "meseta.games.sonora.paper.sheet:print_sheet",
        "board": "meseta.games.sonora.paper.board:print_board",
        "discs": "meseta.games.sonora.paper.discs:print_discs",
    },
)
