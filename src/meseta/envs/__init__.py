"""The games as environments for programs that learn: the field's own interfaces, and batches of tables.

`aec` and `parallel` make PettingZoo environments, importing `meseta.envs.gym` registers gymnasium's, and
importing `meseta.envs.open_spiel` registers OpenSpiel's games. All of them ask the same rules.
"""

from meseta.envs.making import aec, parallel

__all__ = ["aec", "parallel"]
