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

__all__ = ["IDS"]

IDS: Final = {
    "meseta/ShiftingStonesSolo-v0": ("shifting_stones", ()),
    "meseta/InTheRuinSolo-v0": ("in_the_ruin", ()),
    "meseta/SonoraSolo-v0": ("sonora", ()),
    "meseta/ShiftingStones-v0": ("shifting_stones", ("greedy",)),
    "meseta/InTheRuin-v0": ("in_the_ruin", ("greedy",)),
    "meseta/Sonora-v0": ("sonora", ("greedy",)),
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
