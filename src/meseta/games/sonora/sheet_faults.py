"""Why Sonora refuses to write something on a sheet."""

from meseta.core.faults import Fault


class NoSuchBuilding(Fault, frozen=True, tag="no_such_building"):
    """There is no such building."""

    clause = "SO-26"


class RuinsValue(Fault, frozen=True, tag="ruins_value"):
    """No more hexes are crossed off than there is value for."""

    clause = "SO-26"
    count: int
    value: int


class BuildingFull(Fault, frozen=True, tag="building_full"):
    """A building has too few hexes left."""

    clause = "SO-26"
    building: str
    left: int


class RuinsValueLeft(Fault, frozen=True, tag="ruins_value_left"):
    """All the value for the Ruins must be used."""

    clause = "SO-26"
    value: int


class DiscoverFirst(Fault, frozen=True, tag="discover_first"):
    """A Discovery is chosen at once."""

    clause = "SO-24"


class NoSuchDisc(Fault, frozen=True, tag="no_such_disc"):
    """No such disc is left to use in that section."""

    clause: str
    number: int


class NoAnimal(Fault, frozen=True, tag="no_animal"):
    """No such animal is left to use."""

    clause: str
    animal: str


class NoSuchShape(Fault, frozen=True, tag="no_such_shape"):
    """These squares are not a shape."""

    clause = "SO-28"


class ShapeTooHigh(Fault, frozen=True, tag="shape_too_high"):
    """A disc draws shapes of its number or lower."""

    clause = "SO-28"
    number: int
    most: int


class ShapeOverlaps(Fault, frozen=True, tag="shape_overlaps"):
    """Shapes do not overlap."""

    clause = "SO-29"
    cell: str


class ShapeOverlapsAi(Fault, frozen=True, tag="shape_overlaps_ai"):
    """The player's shapes do not overlap the AI's."""

    clause = "SO-51"
    cell: str


class ShapeOffCanyon(Fault, frozen=True, tag="shape_off_canyon"):
    """Shapes are drawn on white squares."""

    clause = "SO-29"
    cell: str


class ShapeApart(Fault, frozen=True, tag="shape_apart"):
    """Shapes share an edge with an earlier one."""

    clause = "SO-29"


class ShapeBesideAi(Fault, frozen=True, tag="shape_beside_ai"):
    """The player cannot leapfrog: beside a shape of the AI is not beside one's own."""

    clause = "SO-51"


class NoSuchSpace(Fault, frozen=True, tag="no_such_space"):
    """The creek has no such space."""

    clause: str
    space: int


class SpaceVisited(Fault, frozen=True, tag="space_visited"):
    """A path ends on a space that was not visited before."""

    clause = "SO-33"
    space: int


class SpaceFilled(Fault, frozen=True, tag="space_filled"):
    """The AI has filled a space on the path."""

    clause = "SO-52"
    space: int


class PathLength(Fault, frozen=True, tag="path_length"):
    """A path is as long as its disc allows."""

    clause = "SO-32"
    found: int
    least: int
    most: int


class NoMudDiscs(Fault, frozen=True, tag="no_mud_discs"):
    """There are no discs to record in the Mudcracks."""

    clause = "SO-36"


class SumOpen(Fault, frozen=True, tag="sum_open"):
    """The open sum has to be closed first."""

    clause = "SO-38"


class NothingToBuy(Fault, frozen=True, tag="nothing_to_buy"):
    """There is nothing left to buy."""

    clause = "SO-35"


class NoSum(Fault, frozen=True, tag="no_sum"):
    """No sum is open."""

    clause = "SO-38"


class BoxesOnly(Fault, frozen=True, tag="boxes_only"):
    """A sum that has bought a box buys only boxes."""

    clause = "SO-38"


class NoSuchNode(Fault, frozen=True, tag="no_such_node"):
    """The Mudcracks have no such node."""

    clause = "SO-36"
    node: int


class NodeMarked(Fault, frozen=True, tag="node_marked"):
    """A node is marked once."""

    clause = "SO-36"
    node: int


class NodeApart(Fault, frozen=True, tag="node_apart"):
    """A node shares a line with a marked one."""

    clause = "SO-36"
    node: int


class NodeCost(Fault, frozen=True, tag="node_cost"):
    """A node costs no more than is left of the sum."""

    clause = "SO-36"
    cost: int
    value: int


class NoSuchColumn(Fault, frozen=True, tag="no_such_column"):
    """There is no such column of boxes."""

    clause = "SO-38"


class ColumnFull(Fault, frozen=True, tag="column_full"):
    """All boxes of the column are filled."""

    clause = "SO-38"
    column: int


class NothingLeft(Fault, frozen=True, tag="nothing_left"):
    """Nothing is left of the sum."""

    clause = "SO-38"


class NoDiscovery(Fault, frozen=True, tag="no_discovery"):
    """There is no Discovery to use."""

    clause = "SO-41"


class IconsUsedUp(Fault, frozen=True, tag="icons_used_up"):
    """All icons of the animal are circled."""

    clause = "SO-41"
    animal: str


class CloseFirst(Fault, frozen=True, tag="close_first"):
    """The open sum is closed before the phase ends."""

    clause = "SO-38"


class CanyonLeft(Fault, frozen=True, tag="canyon_left"):
    """A shape can still be drawn."""

    clause = "SO-35"


class CreekLeft(Fault, frozen=True, tag="creek_left"):
    """A path can still be walked."""

    clause = "SO-35"


class MudLeft(Fault, frozen=True, tag="mud_left"):
    """There is value left for the Mudcracks."""

    clause = "SO-35"


class NoAiDisc(Fault, frozen=True, tag="no_ai_disc"):
    """The AI has no such disc left."""

    clause = "SO-48"


class AiShapeApart(Fault, frozen=True, tag="ai_shape_apart"):
    """The AI's shapes are connected."""

    clause = "SO-50"


class AiShapeTooLow(Fault, frozen=True, tag="ai_shape_too_low"):
    """The AI draws the largest shape it can, or its own number only."""

    clause = "SO-50"
    number: int


class AiPathApart(Fault, frozen=True, tag="ai_path_apart"):
    """The AI cannot start there."""

    clause = "SO-52"
    space: int


class AiPathBlocked(Fault, frozen=True, tag="ai_path_blocked"):
    """No path of that length runs upstream from there."""

    clause = "SO-52"
    space: int
    length: int


class AiNoCircle(Fault, frozen=True, tag="ai_no_circle"):
    """The node has no small circle to fill."""

    clause = "SO-53"
    node: int
