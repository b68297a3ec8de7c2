"""What the numbers in a batch's arrays are: the columns of a table, of a disc and of a sheet.

The kernels know the words of the rules by these whole numbers, which numba compiles as constants.
"""

from meseta.discs import kernel
from meseta.games.sonora import ai_canyon, mudcracks
from meseta.games.sonora.bonuses import FOUND_RABBIT as FOUND_RABBIT_VALUE
from meseta.games.sonora.bonuses import FOX as FOX_NUMBER
from meseta.games.sonora.bonuses import RABBIT as RABBIT_VALUE
from meseta.games.sonora.creek import LONGEST
from meseta.games.sonora.ruins import Reward
from meseta.games.sonora.state import Phase, Where
from meseta.games.sonora.words import Bonus, Section

LOT, AIM, FLY, KEEP, IN_HOLE, COLOURS, SWAP, CHOOSE, AI, RUINS, WRITE, OVER = map(int, Phase)
"""The phases."""

HAND, AIR, FLOOR, HOLE, OFF, LIFTED, KNOCKED, PLACED, OUT = map(int, Where)
"""What can have become of a disc; `PLACED` is a bullseye on a section of the sheet."""

FATE_FLOOR, FATE_HOLE, FATE_OFF, FATE_CORNER = (
    kernel.ON_FLOOR,
    kernel.IN_HOLE,
    kernel.OFF_BOARD,
    kernel.ON_CORNER,
)
STILL = -1
"""The fate of a disc that the latest flick did not move."""

IN_RUINS, IN_CANYON, IN_CREEK, IN_MUD = map(int, Section)
FOX, OWL, RABBIT, REFLICK, SWAPPING, DISCOVERY = map(int, Bonus)
NO_REWARD, TOP, BOTTOM = map(int, Reward)
NUMBERS, ANIMALS, SECTIONS = 5, 3, 4
FOX_MOST, RABBIT_WORTH, FOUND_WORTH, LONGEST_PATH = FOX_NUMBER, RABBIT_VALUE, FOUND_RABBIT_VALUE, LONGEST
SMALL_CIRCLES = mudcracks.SMALL_CIRCLES
AS_PLAYER, LARGEST, NEVER_LOWER = map(
    ai_canyon.AI_SHAPES.index, (ai_canyon.AS_PLAYER, ai_canyon.LARGEST, ai_canyon.NEVER_LOWER)
)

# A table: whose decision is awaited for what, and what else a state has one of.
PHASE, ROUND, TURNED, FIRST, ACTOR, FLOWN, FLICKED, TOUCHED, GROUPS, MINE, THEIRS = range(11)
AI_DESK = 11
"""Solo: what is still to be marked for the AI, in the columns of a desk."""

# A disc: what has become of it, its place, the section chosen, its group in the queue, what it counts for.
DISC_WHERE, DISC_X, DISC_Y, DISC_SECTION, DISC_GROUP, DISC_COUNTS = range(6)
DISC_COLUMNS = DISC_COUNTS + SECTIONS
NONE = -1
"""No disc, no section, no colour, no sum."""

# A desk, as in `Desk`: the Ruins' value, uses of discs, the Mudcracks' value, the open sum.
DESK_RUINS, DESK_CANYON, DESK_CREEK, DESK_MUD, DESK_SUM, DESK_BOXING, DESK_ENDED = 0, 1, 6, 11, 12, 13, 14
DESK_COLUMNS = 15
TABLE_COLUMNS = AI_DESK + DESK_COLUMNS

# A tray, as in `Tray`; foxes, owls and rabbits by freshness.
REFLICKS, REFLICKS_CIRCLED, SWAPS, SWAPS_CIRCLED, FRESH, KEPT, CIRCLED, OWED = 0, 1, 2, 3, 4, 7, 10, 13
TRAY_COLUMNS = 14

# A sheet: what is the same in all editions comes first, at these columns; for the rest see `SheetColumns`.
TRAY = 0
DESK = TRAY + TRAY_COLUMNS
POINTS = DESK + DESK_COLUMNS
CACTI = POINTS + SECTIONS
"""How many cacti of each type the player's shapes hold."""
DRAWN = CACTI + 3
"""How many shapes have been drawn, and how many the AI has filled."""
AI_HEXES = DRAWN + 2
"""Solo: hexes of the AI building that are circled, and those that were cleared."""
SHEET_REST = AI_HEXES + 2

# Whether a placement is legal for the highest disc.
APART, FITS, TAKEN = 0, 1, 2
"""It touches no shape of one's own, it fits, or one of its squares is taken."""

# A flick: where it started, how it was intended, how it left the hand, whether it touched anything.
SHOT_X, SHOT_Y, SHOT_VX, SHOT_VY, REAL_VX, REAL_VY, SHOT_TOUCHED = range(7)
SHOT_COLUMNS = 7

# Chance: the key of a table's game, how often it was asked in it, the number of the game, and how often a
# number was drawn to choose an action at random.
KEY, COUNT, GAME, CHOSEN = range(4)
LUCK_COLUMNS = 4
