"""The games as gymnasium environments: importing this module registers them.

>>> import gymnasium
>>> import meseta.envs.gym
>>> env = gymnasium.make("meseta/ShiftingStonesSolo-v0")
>>> observation, info = env.reset(seed=1)
>>> int(info["action_mask"].sum())
86
"""

from typing import Final

from meseta.envs.missing import need
from meseta.games import own_plugins

__all__ = ["IDS"]

IDS: Final = {
    f"meseta/{plugin.key.title().replace('_', '')}{alone}-v0": (plugin.key, opponents)
    for alone, opponents in (("Solo", ()), ("", ("greedy",)))
    for plugin in own_plugins()
}
"""Each environment's game, and the opponents it has unless others are named."""


def register() -> None:
    """Tell gymnasium of all our environments; a second time changes nothing."""
    registration = need("gymnasium").envs.registration
    for name, (game, opponents) in IDS.items():
        if name not in registration.registry:
            kwargs = {"game": game, "opponents": opponents}
            registration.register(name, "meseta.envs.one_seat:OneSeat", kwargs=kwargs)


register()
