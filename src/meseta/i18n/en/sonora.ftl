# Sonora

name = Sonora
blurb = Flick five discs a round onto a desert of four zones, then write what they earned on a sheet of four puzzles.

section-ruins = Ruins
section-canyon = Canyon
section-creek = Creek Bed
section-mudcracks = Mudcracks
animal-lizard = lizard
animal-fox = fox
animal-owl = owl
animal-rabbit = rabbit
bonus-fox = fox
bonus-owl = owl
bonus-rabbit = rabbit
bonus-reflick = Reflick
bonus-swap = Swap
bonus-discovery = Discovery
step-swap = Swaps
step-ruins = turn in the Ruins
step-write = Write phase

option-rounds = how many rounds: 6, 5 or 7
option-first_player = who begins: by lot, or a seat
option-no_bunting = whether a disc may not go straight into the zone next to its corner
option-preview = how much of a flick is foretold while aiming, the same for all seats: all of it, a line to the first contact, or nothing
option-fair_colours = alone: whether the AI's colour must have as many discs in play as yours
option-text = alone: which text of the rules decides where they differ; sets the options ai_squares, ai_shapes and ai_full_zone that are not chosen
option-ai_squares = alone: how many squares the AI starts from in the Canyon
option-ai_shapes = alone: which shapes an AI disc draws: its number or any lower one at your choice, the largest that fits, or its number only
option-ai_full_zone = alone: whether a colour that would waste discs on a full section is barred from the AI
option-hand_0 = the hand of seat 0: ordinary, steady, shaky or exact
option-hand_1 = the hand of seat 1
option-hand_2 = the hand of seat 2
option-hand_3 = the hand of seat 3

## Why an action is refused

fault-not_your_turn = It is { $turn }'s turn.
fault-chance_first = Something has to come to rest first.
fault-not_now = This is not the moment for that.
fault-ended = You have ended your Write phase.
fault-settle_discs = The answer names discs that were not there.
fault-settle_places = The discs cannot lie so.
fault-settle_other = These discs would have come to rest elsewhere.

fault-disc_flicked = { $disc } has been flicked already this round.
fault-not_your_disc = { $disc } is not your disc.
fault-other_disc_first = { $disc } has to be flicked again first.
fault-knocked_discs_first = A disc that was knocked off has to be flicked again first.
fault-not_on_corner = A disc starts wholly on the raised surface of your own corner.
fault-too_fast = No hand flicks as fast as that.
fault-start_on_disc = Another disc leans on your corner there.
fault-no_reflick = You have no Reflick available.
fault-not_in_hole = { $disc } is not in the hole, or not yours.

fault-no_swap = You have no Swap available.
fault-not_on_board = { $disc } is not one of your discs on the board.
fault-swap_itself = A Swap takes two different discs.
fault-nothing_to_choose = There is nothing to choose about { $disc }.
fault-counts_elsewhere = { $disc } cannot count for that section.
fault-two_colours = Choose two different colours, such as a and b.
fault-unfair_colours = The AI's colour has fewer discs in play than yours.
fault-full_zone = Another colour would waste fewer discs on full sections.

fault-no_such_building = There is no such building.
fault-ruins_value = You have { $value } to cross off in the Ruins; { $count } is not possible.
fault-building_full = Building { $building } has { $left ->
    [one] 1 hex
   *[other] { $left } hexes
} left.
fault-ruins_value_left = You still have { $value } to cross off in the Ruins.
fault-discover_first = Choose an animal for your Discovery first.

fault-no_such_disc = You have no disc { $number } left to use there.
fault-no_animal = You have no { $animal } to use.
fault-no_such_shape = These squares do not form a shape.
fault-shape_too_high = That is a shape of number { $number }; here { $most } or lower may be drawn.
fault-shape_overlaps = { $cell } is taken already.
fault-shape_overlaps_ai = { $cell } is filled by the AI.
fault-shape_off_canyon = { $cell } is not a white square.
fault-shape_apart = Draw it beside one of your shapes, edge to edge.
fault-shape_beside_ai = Beside a shape of the AI is not enough: draw it beside one of yours, edge to edge.
fault-no_such_space = There is no space { $space }.
fault-space_visited = You have visited space { $space } already.
fault-space_filled = The way to space { $space } is filled.
fault-path_length = That path is { $found } long; it must be { $least ->
    [1] { $most ->
        [1] 1
       *[other] 1 to { $most }
    }
   *[other] { $least }
}.
fault-no_mud_discs = You have no discs to record in the Mudcracks.
fault-sum_open = Close your open sum in the Mudcracks first.
fault-nothing_to_buy = There is nothing it could buy.
fault-no_sum = You have no sum open in the Mudcracks.
fault-boxes_only = This sum has begun to buy boxes, and buys nothing else.
fault-no_such_node = There is no node { $node }.
fault-node_marked = Node { $node } is marked already.
fault-node_apart = Node { $node } shares no line with a marked one.
fault-node_cost = The node costs { $cost }; your sum has { $value } left.
fault-no_such_column = There is no such column.
fault-column_full = Column { $column } is full.
fault-nothing_left = Nothing is left of your sum.
fault-no_discovery = You have no Discovery to choose for.
fault-icons_used_up = Every { $animal } of your Discovery area is circled.
fault-close_first = Close your open sum first.
fault-canyon_left = A shape can still be drawn.
fault-creek_left = A path can still be walked.
fault-mud_left = There is value left for the Mudcracks.

fault-no_ai_disc = The AI has no such disc left.
fault-ai_shape_apart = The AI starts on its squares, beside its shapes, or beside one of yours that touches them.
fault-ai_shape_too_low = The AI must draw a shape of number { $number } here.
fault-ai_path_apart = The AI cannot start at space { $space }.
fault-ai_path_blocked = No path of { $length } runs upstream from space { $space }.
fault-ai_no_circle = Node { $node } has no small circle to fill.

## What is wrong with an edition

error-edition_arena = No disc could be flicked on this board: { $law }.
error-edition_zone = The zone “{ $zone }” is there already; missing: { $missing }.
error-edition_circle_off = Circle { $number } does not lie wholly on the floor of the board.
error-edition_circle_across = Circle { $number } lies in more than one zone: its radius is larger than its x or its y.
error-edition_circle_hole = Circle { $number } reaches into the hole.
error-edition_circle_home = Circle { $number } is at home: no circle of the { $animal } lies in the zone “{ $zone }”.
error-edition_animal = Every animal has two circles; { $animal }: { $found }.
error-edition_zone_circles = Every zone has two circles; { $zone }: { $found }.
error-edition_lizard = One of the two circles in the Mudcracks is a lizard's.
error-edition_circles_close = The circles { $first } and { $second } are of different animals, and one disc could touch both. Move them apart.
error-edition_building = The buildings are A to H in this order: this is “{ $found }” and should be “{ $expected }”.
error-edition_reward = Building { $building }: whoever comes later gets { $bottom }, which is more than the { $top } of the first.
error-edition_grid_width = The canyon's rows have { $found ->
    [one] { $found } square
   *[other] { $found } squares
}; { $least } to { $most } are possible.
error-edition_grid_size = The canyon has { $found } squares; at most { $most } are possible.
error-edition_grid_row = Row { $row } of the canyon has { $found ->
    [one] { $found } square
   *[other] { $found } squares
} where most have { $wanted }.
error-edition_square = A square reads “{ $found }”.{ $suggestion ->
    [none] {""}
   *[other] {" "}Did you mean “{ $suggestion }”?
} It is one of: { $known }.
error-edition_start = The start square is 4×4 squares S at the bottom left, and no others.
error-edition_ai_square = “{ $square }” is not a white square of the canyon, such as k5: column, then row from the top.
error-edition_ai_square_twice = The AI square { $square } is there already; all three are different.
error-edition_falls_away = “{ $square }” is not one of the AI squares: { $known }.
error-edition_shape_mark = A shape is drawn with “{ $mark }”; use # for a square and a dot for none.
error-edition_shape_empty = This shape has no squares: draw them with #.
error-edition_shape_apart = This shape falls apart: its squares must be joined edge to edge.
error-edition_shape_twin = This shape of number { $number } is there already; all are different, however they are turned.
error-edition_shape_growth = This shape of number { $number } has { $found ->
    [one] { $found } square
   *[other] { $found } squares
}; at least { $least } are needed, for shapes grow with their number.
error-edition_branch = A branch cannot start after space { $space }: above it are the spaces 0 to { $most }.
error-edition_space = A space of the creek reads “{ $found }”.{ $suggestion ->
    [none] {""}
   *[other] {" "}Did you mean “{ $suggestion }”?
} It is a number of one or two digits, or one of: { $known }.
error-edition_dead_end = An AI branch is a dead end, but another one goes on after its last space, { $space }.
error-edition_no_dead_end = No branch of the creek ends in an AI square; one at least has “ai = true”.
error-edition_creek_size = The creek has { $found } spaces; at most { $most } are possible.
error-edition_node_cost = { $node ->
    [0] The first node is the X and has no cost.
   *[other] Node { $node } has no cost; only the first has none.
}
error-edition_triangle_node = There is no node { $node }; they are numbered 0 to { $most }.
error-edition_triangle_flat = A triangle joins three different nodes.
error-edition_net_line = The line from node { $one } to node { $other } has more than two triangles.
error-edition_net_node = Node { $node } is not joined to the X by triangles.
error-edition_room = { $part ->
    [first_row] The buildings A to E
    [second_row] The buildings F to H
    [storeys] The storeys of the two rows of buildings
    [shapes] The shapes side by side
    [arms] The arms of the creek side by side
    [depth] The spaces of the creek's longest way
    [boxes] The columns of boxes
   *[tray] The bonuses
} need { $wanted } mm on the sheet, and there is room for { $room }.
error-edition_nodes_close = Nodes { $first } and { $second } would be printed over each other. Move them apart.

## What happened

event-first_player = { $you ->
    [yes] You begin
   *[no] { $seat } begins
}.
event-flicked = { $you ->
    [yes] You flick
   *[no] { $seat } flicks
} { $disc }.
event-flick_again = { $you ->
    [yes] You flick
   *[no] { $seat } flicks
} { $disc } again.
event-moved = { $disc } slides; everything is still after { $seconds } s.
event-rested = { $disc } stops and counts for the { $section }{ $doubled ->
    [0] .
   *[other] , doubled.
}
event-between = { $disc } stops where it may count for one of these: { $sections }.
event-weak = { $disc } has not left the corner; { $you ->
    [yes] you flick
   *[no] { $seat } flicks
} it again.
event-fell_in = { $disc } falls into the hole.
event-went_off = { $disc } leaves the board.
event-reflicked = { $you ->
    [yes] You use
   *[no] { $seat } uses
} a Reflick on { $disc }.
event-kept = { $you ->
    [yes] You let
   *[no] { $seat } lets
} it stand.
event-put_on = { $you ->
    [yes] You put
   *[no] { $seat } puts
} { $disc } on the { $section }.
event-disqualified = { $disc } is out for this round.
event-swapped = { $you ->
    [yes] You swap
   *[no] { $seat } swaps
} { $a } and { $b }.
event-chose = { $you ->
    [yes] You count
   *[no] { $seat } counts
} { $disc } for the { $section }.
event-chose_colours = You play { $mine }; the AI plays { $theirs }.
event-crossed = { $you ->
    [yes] You cross
   *[no] { $seat } crosses
} off { $count } of building { $building }.
event-completed = { $first ->
    [1] { $you ->
        [yes] You are the first
       *[no] { $seat } is the first
    } to complete building { $building }: { $points } points.
   *[other] { $you ->
        [yes] You complete
       *[no] { $seat } completes
    } building { $building }: { $points } points.
}
event-drew = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} a shape of number { $number } ({ $cells }){ $cacti ->
    [0] .
    [one] {" "}with 1 cactus.
   *[other] {" "}with { $cacti } cacti.
}
event-walked = { $you ->
    [yes] You walk
   *[no] { $seat } walks
} { $length ->
    [one] 1 space
   *[other] { $length } spaces
} to { $end }{ $points ->
    [0] .
   *[other] {" "}for { $points }.
}
event-opened = { $you ->
    [yes] You have
   *[no] { $seat } has
} { $value } to spend in the Mudcracks.
event-marked_node = { $you ->
    [yes] You mark node { $node } for { $cost }
   *[no] { $seat } marks node { $node } for { $cost }
}{ $points ->
    [0] .
   *[other] {" "}and { $you ->
        [yes] surround
       *[no] surrounds
    } { $points } points.
}
event-boxed = { $you ->
    [yes] You mark
   *[no] { $seat } marks
} a box of column { $column }.
event-closed = { $you ->
    [yes] You close the sum
   *[no] { $seat } closes the sum
}{ $lost ->
    [0] .
   *[other] ; { $lost } lost.
}
event-earned = { $you ->
    [yes] You earn
   *[no] { $seat } earns
}: { $bonus }.
event-not_gained = { $you ->
    [yes] You gain
   *[no] { $seat } gains
} nothing ({ $bonus }): every icon of it is circled already.
event-discovered = { $you ->
    [yes] You discover
   *[no] { $seat } discovers
}: { $animal }.
event-ai_circled = The AI circles { $count ->
    [one] 1 hex
   *[other] { $count } hexes
} of its building.
event-ai_cleared = { $count ->
    [one] 1 of your value crosses
   *[other] { $count } of your value cross
} off what the AI had circled.
event-ai_drew = The AI fills a shape of number { $number } ({ $cells }).
event-ai_walked = The AI fills { $length ->
    [one] 1 space
   *[other] { $length } spaces
} upstream from { $start }.
event-ai_filled = The AI makes node { $node } cost { $cost }.
event-ended = { $you ->
    [yes] You end
   *[no] { $seat } ends
} the { $step }.
event-new_round = Round { $round }: the board turns, { $you ->
    [yes] you begin
   *[no] { $seat } begins
}.
event-game_over = The game is over.

## Reasons

zone_name-ruins = the Ruins
zone_name-canyon = the Canyon
zone_name-creek = the Creek Bed
zone_name-mudcracks = the Mudcracks
why-often = { $percent ->
    [100] {""}
   *[other] {" "}({ $percent } %)
}
why-lands = makes { $disc } count for { $zone_name }{ why-often }
why-doubled = stops { $disc } on a circle{ why-often }
why-sinks = drops { $disc } into the hole{ why-often }
why-knocks_off = knocks { $disc } off the board{ why-often }
why-drives_away = drives { $disc } off its circle{ why-often }
why-again = flicks { $disc } again, which promises about { $worth } points more
why-stands = leaves { $disc } where it counts for { $zone_name }{ $doubled ->
    [0] {""}
   *[other] , doubled
}
why-counts = counts { $disc } for { $zone_name }, worth about { $worth } points there
why-plays = plays { $mine }, which is worth about { $worth } points with what the AI does then
why-ai_takes = lets the AI take about { $worth } points of what is within reach
why-completes = completes building { $building } { $first ->
    [0] after another
   *[other] first
} ({ $points } points)
why-advances = leaves { $left ->
    [one] 1 hex
   *[other] { $left } hexes
} of building { $building }
why-denies = is there before { $seat }, who needs only { $left ->
    [one] 1 more hex
   *[other] { $left } more hexes
} of building { $building }
why-covers = takes in { $cacti ->
    [one] 1 cactus
   *[other] { $cacti } cacti
} ({ $points } points more)
why-circles = circles { $points ->
    [one] 1 point
   *[other] { $points } points
} in the Creek Bed
why-surrounds = surrounds { $points } points in the Mudcracks
why-earns = earns: { $bonuses }
why-chains = sets off { $count } bonuses
why-prepares = brings about { $worth } points more within reach in { $zone_name }
why-spares = keeps an icon for later: { $bonus }

## Scores and ends

part-ruins = Ruins
part-canyon = Canyon
part-creek = Creek Bed
part-mudcracks = Mudcracks
part-discoveries = Discoveries circled ({ $count })
tie-discoveries = most Discoveries circled
outcome-last_round = The last round has been played.
outcome-solo_total = Your total is the result.
verdict-solo_total = { $total ->
    [one] You have 1 point
   *[other] You have { $total } points
}

## The terminal

notation-forms = Write aim a3 -12 40 (disc a3, 12 degrees to the left, force 40), keep, reflick, swap a1 a4, cross B 9, draw 4 e9 e10 f10, walk 3 17, mud, mark 7, box 1, close or done.
notation-help =
    aim a3 -12 40      flick a3, 12 degrees left of the hole, with force 40 of 100
    aim a3 -12 40 from 20 5   the same from 20 mm further right, 5 further forward
    keep, reflick      let the flick stand, or take the disc back
    bullseye a3 creek  put a disc from the hole on a section
    swap a1 a4         exchange two of your discs
    choose a3 canyon   say where a disc between two sections counts
    cross B 9          cross off 9 hexes of building B
    draw 4 e9 e10 f10  draw a shape with disc 4 (or: draw fox …, draw fox found …)
    walk 3 17          walk 3 spaces to space 17 (or: walk owl …, walk owl found …)
    mud                spend your Mudcracks discs: mark 7, box 1, rabbit, close
    discover fox       circle an icon of your Discovery area
    done               end your Swaps, your turn in the Ruins or your writing
    colours a b        alone: your colour and the AI's
    ai draw 4 e9 f9    alone: mark for the AI (or: ai walk 3 10, ai fill 12)
    where, where a3    where every disc counts, or these (where canyon: there)

do-flick = flick { $disc } from { $corner ->
    [own] your corner
   *[other] corner { $corner }
} towards { $target }, { $force ->
    [gently] very gently
    [softly] softly
    [firmly] with some force
    [hard] hard
   *[wild] as hard as can be
}
do-flick-past = flick { $disc } from { $corner ->
    [own] your corner
   *[other] corner { $corner }
}, { $degree }° { $side ->
    [left] left
   *[right] right
} of the hole, { $force ->
    [gently] very gently
    [softly] softly
    [firmly] with some force
    [hard] hard
   *[wild] as hard as can be
}
do-keep = let the flick stand
do-reflick = use a Reflick
do-bullseye = put { $disc } on { $zone_name }
do-choose = count { $disc } for { $zone_name }
do-swap = swap { $a } and { $b }
do-colours = play { $mine }, and let the AI play { $theirs }
do-cross = cross off { $count } of building { $building }
do-draw = { $source ->
    [now] use a fox
    [kept] use the fox you found
   *[other] use disc { $source }
} to draw on { $cells }
do-walk = { $source ->
    [now] use an owl
    [kept] use the owl you found
   *[other] use disc { $source }
} to walk to space { $end }
do-record = open the sum of the Mudcracks discs
do-rabbit = add a rabbit
do-mark = mark node { $node }
do-box = mark a box of column { $column }
do-close = close the sum
do-discover = discover: { $animal }
do-done = be done with this step
do-ai_draw = let the AI's { $number } fill { $cells }
do-ai_walk = let the AI's { $number } fill upstream from space { $start }
do-ai_fill = let the AI make node { $node } dearer
prompt-aim = flick a disc
prompt-keep = keep it or Reflick
prompt-hole = place the bullseye
prompt-colours = choose the colours
prompt-swap = swap, or done
prompt-choose = choose a section
prompt-ai = mark for the AI
prompt-ruins = cross off hexes
prompt-discover = choose a Discovery
prompt-write = write
clause-aim = SO-08
clause-keep = SO-16
clause-hole = SO-15
clause-colours = SO-47
clause-swap = SO-22
clause-choose = SO-21
clause-ai = SO-48
clause-ruins = SO-26
clause-discover = SO-41
clause-write = SO-24
forms-aim = aim a3 -12 40 (disc, angle, force)
forms-keep = keep, reflick
forms-hole = bullseye a3 creek
forms-colours = colours a b
forms-swap = swap a1 a4, done
forms-choose = choose a3 canyon
forms-ai = ai draw 4 e9 e10 f10, ai walk 3 10, ai fill 12
forms-ruins = cross B 9, done
forms-discover = discover fox, owl or rabbit
forms-write = draw 4 e9 e10 f10, walk 3 17, mud, mark 7, box 1, rabbit, close, done
asked-aim = Flick { $discs } from the { $corner ->
    [0] top left
    [1] top right
    [2] bottom right
   *[other] bottom left
} corner: aim DISC ANGLE FORCE
asked-aim-any = a disc in hand
asked-aim-how = Angle 0 points at the hole, minus is further left. Force 0 to 100.
asked-keep = Keep this flick, or use a Reflick to take the disc back: keep, reflick
asked-hole = A bullseye: put it on any section, as in bullseye a3 creek.
asked-colours = Choose the colour that you write and the AI's, as in colours a b.
asked-swap = Swap discs of yours, as in swap a1 a4, or done.
asked-choose = A disc lies between sections: say where it counts, as in choose a3 canyon.
asked-ai = Mark the AI's discs where they hurt you least (help says how).
asked-ruins = Cross off hexes, as in cross B 9; then done.
asked-discover = A Discovery: circle an animal to keep, as in discover fox.
asked-write = Write in any order, then done. look canyon, creek or mudcracks shows a section.
help-aim =
    aim a3 -12 40      flick a3, 12 degrees left of the hole, with force 40 of 100
    aim a3 12 40 from 20 5   to the right; from 20 mm further right, 5 forward
    where, where a3    where every disc counts, or these (where canyon: there)
    look sheet         your sheet; look ruins, canyon, creek, mudcracks: a section
    look NAME          another player's sheet; look NAME ruins: a section of it
help-keep =
    keep               let the flick stand
    reflick            use a Reflick: the disc is flicked again
    where a3, look sheet   where a disc counts; your sheet
help-hole =
    bullseye a3 creek  let it count for the Creek Bed (ruins, canyon, mudcracks)
    look sheet         your sheet, to see where it helps most
help-colours =
    colours a b        your colour a, the AI's b
    where, look sheet  where every disc counts; your sheet
help-swap =
    swap a1 a4         exchange two of your discs, for one Swap
    done               no more Swaps
    where, look sheet  where every disc counts; your sheet
help-choose =
    choose a3 canyon   let it count for the Canyon (ruins, creek, mudcracks)
    where, look sheet  where every disc counts; your sheet
help-ai =
    ai draw 4 e9 e10 f10   the AI's 4 fills these squares of the Canyon
    ai walk 3 10       the AI's 3 fills the Creek Bed upstream from space 10
    ai fill 12         node 12 of the Mudcracks costs 1 more
    look canyon        the section (or: creek, mudcracks); look sheet: everything
help-ruins =
    cross B 9          cross off 9 hexes of building B
    done               end your turn in the Ruins
    look sheet         your sheet; look NAME: another player's
help-discover =
    discover fox       keep a fox: once, at any time, a shape of 4 or lower
    discover owl       keep an owl: once, a path of 1 to 5
    discover rabbit    keep a rabbit: once, 6 for the Mudcracks
help-write =
    draw 4 e9 e10 f10  draw a shape with disc 4 (or: draw fox …, draw fox found …)
    walk 3 17          walk 3 spaces to space 17 (or: walk owl …, walk owl found …)
    mud                open the sum of your Mudcracks discs; then:
    mark 7, box 1, rabbit, close   buy a node or a box, add a rabbit, end the sum
    done               end your writing
    look canyon        a section (ruins, creek, mudcracks); look sheet: everything
    look NAME          another player's sheet; look board: the board
look-board = board
look-sheet = sheet
look-points = points
look-how = Write look board, sheet, points, ruins, canyon, creek or mudcracks, or look NAME.
letter-fox = F
letter-owl = O
letter-rabbit = R
letter-reflick = K
letter-swap = W
letter-discovery = D
table-where-how = Write where for every disc, or name discs or a section: where a3 b1, where canyon
table-where-choice = its owner will choose
table-where-none = No disc counts for this section now.
replay-unverified = { $count ->
    [one] { $count } flick was played by another kernel and could not be verified.
   *[other] { $count } flicks were played by another kernel and could not be verified.
}
replay-refuted = { $count ->
    [one] { $count } flick did not go as it is recorded: the record was changed.
   *[other] { $count } flicks did not go as they are recorded: the record was changed.
}
table-round = Round { $round } of { $rounds } · { $you ->
    [yes] you began
   *[no] { $seat } began
}
table-discs = Discs
table-hand = in hand
table-out = out
table-knocked = flick again
table-lifted = lifted
table-air = in the air
table-hole = in the hole
table-off = off the board
table-section = bullseye
table-twice = ×2
table-cacti = Cacti
table-spaces = Each space: number:what it brings; (circled), × crossed.
table-spaces-alone = Each space: number:what it brings; (circled), × crossed, ▓ filled, ■ the AI starts here.
table-nodes = Each node: number:cost, or [marked]. Between them: what they surround.
table-letters = F fox, O owl, R rabbit, K Reflick, W Swap, D Discovery
table-legend = { table-letters }; a b c cacti; # your shapes
table-legend-alone = { table-legend }, ▓ the AI's, ■ its squares, ▫ one that is not used
table-shapes = Shapes by disc (or a lower one), turned as you like:
table-columns = Columns
table-available = To use: { $bonuses }
table-found = found: { $animals }
table-desk = To write: Ruins { $ruins } · Canyon { $canyon } · Creek Bed { $creek } · Mudcracks { $mud }
table-sum = Open sum: { $value }
table-ai = AI to mark: Canyon { $canyon } · Creek Bed { $creek } · Mudcracks { $mud }
table-ai-building = AI building: { $circled } circled, { $cleared } crossed off of { $most }
table-first-reward = first
table-later-reward = later
table-total = points
table-reflicks = Reflicks
table-swaps = Swaps
table-totals = Points: { $totals }

## The printed sheet

sheet-title = Sonora
sheet-board = board
sheet-discs = discs
sheet-discs-how = That is how wide a disc is. Cut these out and glue them onto wooden discs or coins of that size, a row for each player; alone you need three rows.
sheet-name = name
sheet-ai = AI
sheet-ai-square = the AI starts here
sheet-falls-away = not used with two squares
sheet-ai-cost = AI: costs 1 more
sheet-first = first to complete it
sheet-later = later
sheet-use-fox = a shape of 4 or lower
sheet-use-owl = a path of 1 to 5
sheet-use-rabbit = 5 in the Mudcracks
sheet-total = total
sheet-ruins = Ruins
sheet-canyon = Canyon
sheet-creek = Creek Bed
sheet-mudcracks = Mudcracks
sheet-reflick = Reflick
sheet-swap = Swap
sheet-discovery = Discovery

## The page: the floor

floor-name = The board
floor-slides = { $disc } slides …
floor-tabs = Board or sheet
floor-tab-floor = Board
floor-tab-sheet = Sheet
floor-round = Round { $round } of { $rounds }
floor-you-flick = You flick
floor-to-flick = { $you ->
    [yes] You are
   *[no] { $seat } is
} flicking
floor-flicks = { $you ->
    [yes] You flick
   *[no] { $seat } flicks
} { $disc }
floor-flies = { $disc } is on its way
floor-you = Your decision
floor-thinks = { $you ->
    [yes] You are
   *[no] { $seat } is
} deciding
floor-all-write = Everyone writes
floor-over = The game is over.
floor-stage = The board, with every disc where it lies
floor-stage-aim = Aim { $disc }: { $angle } degrees, force { $force }. Arrow keys aim, Enter flicks.
floor-discs-of = Discs of { $name }
floor-take = Take { $disc }
floor-own = your { $number }
floor-called = { $disc }
floor-disc = { $you ->
    [yes] your { $number }
   *[no] { $seat }'s { $number }
}
floor-disc-own = { $you ->
    [yes] your { $number }
   *[no] disc { $number }
}
floor-disc-alone = { $colour ->
    [0] the dotted { $number }
    [1] the striped { $number }
   *[other] the crossed { $number }
}
floor-taken = Ready: { $disc }
floor-aim = Aim by numbers
floor-angle = degrees
floor-force = force
floor-left = One degree to the left
floor-right = One degree to the right
floor-softer = Softer
floor-harder = Harder
floor-flick = Flick { $disc }
floor-ear-meets = hits { $disc } first
floor-ear-frame = hits the frame first
floor-ear-ruins = would rest in the Ruins
floor-ear-canyon = would rest in the Canyon
floor-ear-creek = would rest in the Creek Bed
floor-ear-mudcracks = would rest in the Mudcracks
floor-ear-lizard = on the lizard
floor-ear-fox = on the fox
floor-ear-owl = on the owl
floor-ear-rabbit = on the rabbit
floor-ear-beside = beside { $disc }
floor-ear-hole = would fall into the hole
floor-ear-off = would leave the board
floor-ear-corner = would not leave its corner
floor-ear-odds = about { $part } in { $whole }
floor-aim-now = { $angle } degrees, force { $force }
floor-skip = Skip
floor-see-again = See it again
floor-slowly = Slowly
floor-best = Best flick of the match
floor-best-more = Round { $round }, { $disc }: { $gain ->
    [one] worth 1 more than before
   *[other] worth { $gain } more than before
}
floor-bullseye = bullseye: { $section }
floor-spot-ruins = Ruins, { $value } hexes{ $doubled ->
    [0] {""}
   *[other] {" "}(×2)
}
floor-spot-canyon = Canyon, { $doubled ->
    [0] a shape of { $number }
   *[other] two shapes of { $number } (×2)
}
floor-spot-creek = Creek Bed, { $doubled ->
    [0] a path of { $number }
   *[other] two paths of { $number } (×2)
}
floor-spot-mudcracks = Mudcracks, { $value } to spend{ $doubled ->
    [0] {""}
   *[other] {" "}(×2)
}
floor-ask-aim = Pull back anywhere and let go, or swipe. Drag the disc to place it.
floor-ask-again = Flick { $discs } again.
floor-ask-keep = Does it stay there, or do you use a Reflick?
floor-ask-on = Flick on, and { $disc } stays; or take it back with a Reflick.
floor-ask-hole = Bullseye: choose the section it counts for.
floor-ask-colours = Choose your colour and the AI's.
floor-ask-swap = { $count ->
    [one] You have 1 Swap
   *[other] You have { $count } Swaps
}: drag one of your discs onto another, or go on.
floor-ask-swap-with = Swap { $disc } with which of your discs?
floor-ask-choose = Choose where each disc on a border counts.
floor-keep-or = Keep it or flick again
floor-keep = Keep it
floor-let-go = Let go here and nothing happens.
floor-reflick-disc = Take { $disc } back with a Reflick ({ $count } left)
floor-reflick = Reflick ({ $count } left)
floor-choose = Where does { $disc } count?
floor-swap-disc = Swap this disc. { $words }
floor-swap-done = No more Swaps
floor-colour = Colour
floor-colour-0 = dots
floor-colour-1 = stripes
floor-colour-2 = crosses
floor-colour-mine = Mine
floor-colour-ai = The AI
floor-colour-pick-mine = mine
floor-colour-pick-ai = AI
floor-pick-mine = I play { $colour }
floor-pick-ai = The AI plays { $colour }
floor-in-play = { $count } in play
floor-colours-choose = Choose two colours
floor-colours-go = I play { $mine }, the AI { $theirs }
floor-nudge-flick = Flick { $disc } next.
floor-hint-left = Flick { $disc } to the left of the hole.
floor-hint-right = Flick { $disc } to the right of the hole.
floor-hint-straight = Flick { $disc } straight across the middle.
floor-hint-flick = Flick { $disc } at { $angle } degrees with force { $force }. The aim is set.
floor-hint-keep = Let it stand.
floor-hint-reflick = Use a Reflick.
floor-nudge-section = Think about which section needs { $disc } most.
floor-hint-section = Count { $disc } for the { $section }.
floor-nudge-swap = A Swap would help.
floor-hint-swap = Swap { $a } and { $b }.
floor-hint-colours = Play { $mine }, and give the AI { $theirs }.
floor-hint-done = There is nothing better to do here: go on.
page-edit-board = Drag a circle, or choose it and use the arrow keys: 1 mm, with Shift 5 mm.
page-edit-circle = Circle of the { $animal } at { $x }, { $y } mm
page-edit-animal = Animal
page-edit-x = Across, mm
page-edit-y = Down, mm
page-edit-radius = Radius, mm
page-edit-buildings = Buildings
page-edit-hexes = Hexes
page-edit-top = First
page-edit-bonus = Bonus
page-edit-bottom = Later
page-edit-of = { $what }, building { $name }
page-mean-ruins = Ruins
page-mean-canyon = Canyon
page-mean-creek = Creek Bed
page-mean-mudcracks = Mudcracks
page-mean-discoveries = Discoveries
floor-hint-discover = Circle the { $animal }.
floor-nudge-write = Look at the { $section }.
floor-hint-write = Mark what is lit in the { $section }.
floor-key-angle = Aim by a degree, with Shift by five; Enter flicks
floor-key-force = Harder or softer, with Shift by five
floor-key-disc = Take the disc of that number
page-goal = Your goal: the most points. Flick your discs into the zones you need, then write what they earn; bonuses lead to more bonuses.
paper-picked-disc = disc { $number }
paper-picked-fox = the fox
paper-picked-owl = the owl
paper-picked-rabbit = the rabbit
paper-picked-section = the { $section }
paper-picked-mark = node { $place }
paper-picked-box = column { $place }
paper-picked-walk = space { $place }
paper-picked-draw = { $place }
paper-picked-cross = building { $place }
floor-lesson-look = This is the board, seen from your launch corner at the bottom right. Each quarter feeds the section of your sheet with the same animal.
floor-lesson-flick = Disc 4 lies on your corner. Pull back anywhere on the board, straight towards you and not quite half of the way, and let go. Or set 0 degrees and force 27, and flick.
floor-lesson-flick-otherwise = That would go elsewhere. For this lesson: nearly straight (0 degrees), force about 27.
floor-lesson-landed = It slid past the hole into the zone across the board, the Mudcracks, and counts there with its 4. On a small circle it would count for that circle's animal, twice.
floor-lesson-mud = When all discs are flicked, everyone writes. Record your Mudcracks discs: their values add up to one sum.
floor-lesson-mud-otherwise = Record the Mudcracks discs first.
floor-lesson-write = The sum buys nodes that hang together with those you have marked. Mark node 21 below the X.
floor-lesson-write-otherwise = Mark the node that is lit, below the X on the right.
floor-lesson-chain = Mark node 20 beside it: that surrounds a triangle with an owl, and a bonus is earned at once.
floor-lesson-chain-otherwise = Mark the other lit node: it closes the triangle.
floor-lesson-owl = The owl walks a path of 1 to 5 spaces in the Creek Bed, now. End it on the Swap: that is earned as well. So bonuses chain.
floor-lesson-owl-otherwise = Walk the owl to the Swap, four spaces down.
floor-lesson-end = One flick, one mark, two bonuses. After the last round the four sections are added up. That is all you need for a first game.

choice-rounds-5 = 5, short
choice-rounds-6 = 6
choice-rounds-7 = 7, long
choice-first_player-lot = by lot
choice-preview-full = its path and where it may rest
choice-preview-line = a line to the first thing it hits
choice-preview-none = nothing: aim by eye
choice-text-final = the final English text
choice-text-spanish = the Spanish text
choice-text-draft = the draft
choice-ai_shapes-as_player = its number or lower, as I choose
choice-ai_shapes-largest = the largest that fits
choice-ai_shapes-never_lower = its number or none
choice-ai_squares-2 = 2
choice-ai_squares-3 = 3
choice-ordinary = ordinary
choice-steady = steady
choice-shaky = shaky
choice-exact = exact: no tremor at all
choice-on = yes
choice-off = no
page-end-sheets = Sheets
page-option-rounds = Rounds
page-option-first_player = Who begins
page-option-no_bunting = A disc may not go straight into the zone next to its corner
page-option-preview = What everyone is shown while aiming
page-option-fair_colours = The AI's colour has as many discs in play as mine
page-option-text = Where the rule texts differ, follow
page-option-ai_shapes = Shapes an AI disc draws in the Canyon
page-option-ai_squares = Squares the AI starts from in the Canyon
page-option-ai_full_zone = No colour for the AI that would waste discs on a full section
page-option-hand_0 = Steadiness of the first hand
page-option-hand_1 = Steadiness of the second hand
page-option-hand_2 = Steadiness of the third hand
page-option-hand_3 = Steadiness of the fourth hand
bot-hand-random = An ordinary hand
bot-hand-novice = A shaky hand
bot-hand-greedy = An ordinary hand
bot-hand-adept = An ordinary hand
bot-hand-expert = A steady hand
bot-hand-master = A hand that never trembles
bot-hand-grandmaster = A hand that never trembles

## The sheet on the page

cactus-saguaro = saguaro
cactus-pear = prickly pear
cactus-barrel = barrel cactus
paper-sheet = The sheet of { $player }
paper-sheets = Sheets
paper-scores = Scores
paper-section = Section
paper-writing = still writing
paper-tie-break = Discoveries circled
paper-look-at = Look at the sheet of { $player }
paper-enlarge = Enlarge { $section }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
paper-whole = Show the whole sheet
paper-in-hand = To be written
paper-tools = Tools
paper-shapes = Shapes
paper-shape = Shape of number { $number }, { $squares ->
    [one] 1 square
   *[other] { $squares } squares
}
paper-turn = Turn the shape
paper-flip = Flip the shape
paper-next-place = Next possible place
paper-places = Show possible places
paper-fewer = One hex fewer
paper-more = One hex more
paper-chip-disc = { $count ->
    [one] Disc { $number } for the { $section }
   *[other] Disc { $number } for the { $section }, { $count } times
}
paper-chip-ai-disc = { $count ->
    [one] The AI's disc { $number } in the { $section }
   *[other] The AI's disc { $number } in the { $section }, { $count } times
}
paper-chip-value = { $value } for the { $section }
paper-chip-ai-value = The AI's { $value } in the { $section }
paper-chip-sum = Open sum: { $value } left
paper-chip-animal = { $count ->
    [one] To use now: { $animal }
   *[other] To use now: { $animal }, { $count } times
}
paper-chip-kept = { $count ->
    [one] Kept: { $animal }
   *[other] Kept: { $animal }, { $count } times
}
paper-lost-disc = { $value } in the { $section }
paper-square-free = free
paper-square-drawn = drawn
paper-square-filled = filled by the AI
paper-square-gap = gap
paper-square-start = start square
paper-canyon-grid = Squares of the Canyon
paper-creek-spaces = Spaces of the Creek Bed
paper-mud-nodes = Nodes and columns of the Mudcracks
paper-buildings = Buildings of the Ruins
paper-fits = It fits: { $cells }
paper-not-fits = It does not fit: { $cells }
paper-suggested = suggested
paper-event-drew = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} a shape of number { $number }{ $cacti ->
    [0] .
    [one] {" "}with 1 cactus.
   *[other] {" "}with { $cacti } cacti.
}
paper-event-walked = { $you ->
    [yes] You walk
   *[no] { $seat } walks
} { $length ->
    [one] 1 space
   *[other] { $length } spaces
} { $points ->
    [0] to a bonus.
   *[other] and { $you ->
        [yes] circle
       *[no] circles
    } a { $points }.
}
paper-event-marked = { $you ->
    [yes] You mark a node for { $cost }
   *[no] { $seat } marks a node for { $cost }
}{ $points ->
    [0] .
   *[other] {" "}and { $you ->
        [yes] surround
       *[no] surrounds
    } { $points } points.
}
paper-event-boxed = { $you ->
    [yes] You mark
   *[no] { $seat } marks
} a box of column { $column } from the left.
paper-event-ai-drew = The AI fills a shape of number { $number }.
paper-event-ai-walked = The AI fills { $length ->
    [one] 1 space
   *[other] { $length } spaces
} upstream.
paper-event-ai-filled = The AI makes a node cost { $cost }.
paper-space = Creek { $space }
paper-entrance = the X at the top
paper-number = { $points ->
    [one] 1 point
   *[other] { $points } points
}
paper-space-free = free
paper-space-crossed = crossed
paper-space-circled = circled
paper-space-filled = filled by the AI
paper-space-after = leads to { $spaces }
paper-space-end = end of a branch
paper-ai-square = AI square
paper-ai-square-away = AI square, not used at this table
paper-path-ok = A path of { $length } ends here
paper-path-no = No path ends here: it would be { $length } long
paper-node = Node { $node }
paper-node-middle = The X in the middle
paper-node-cost = costs { $cost }
paper-node-marked = marked
paper-node-open = open
paper-node-apart = not yet joined
paper-node-closes = closes: { $what }
paper-cactus-points = cactus for { $points }
paper-column = Column { $column }: { $marked } of { $boxes } boxes, { $bonus }
paper-building = Building { $building }: { $crossed } of { $hexes } hexes
paper-building-open = first { $points } and { $bonus }, later { $bottom }
paper-building-first = you were first: { $points } points
paper-building-later = complete: { $points } points
paper-building-gone = { $player } was first; { $points } points are left
paper-race = { $player } { $count }
paper-crossing = cross off { $count }
paper-ai-building = The AI's building: { $circled } circled, { $left } free
paper-tray-count = { $bonus }: { $ready } to use, { $blank } not yet earned
paper-find-fox = a shape of 4 or lower
paper-find-owl = a path of 1 to 5
paper-find-rabbit = 6 in the Mudcracks
paper-find-left = { $count } left
paper-ask-ruins = Cross off { $value ->
    [one] 1 hex
   *[other] { $value } hexes
}: choose a building.
paper-ask-ruins-done = Everything is crossed off. End your turn in the Ruins, or take something back.
paper-ask-discover = { $count ->
    [one] You have made a Discovery: circle an animal.
   *[other] { $count } Discoveries: circle an animal.
}
paper-ask-draw = Draw a shape of { $number } or lower beside one of yours.
paper-ask-draw-fox = The fox draws a shape of 4 or lower beside one of yours.
paper-ask-walk = Walk a path of exactly { $number } from a space you have visited.
paper-ask-walk-owl = The owl walks a path of 1 to 5, as you like.
paper-ask-mud = Your Mudcracks discs are worth { $value }: open their sum and buy nodes.
paper-ask-rabbit = The rabbit brings { $value } for the Mudcracks.
paper-ask-rabbit-apart = The rabbit alone brings { $value }. To add it to your { $mud }, open their sum first.
paper-ask-sum = { $value } to spend: buy nodes beside marked ones, or boxes at one each.
paper-ask-boxes = { $value } to spend, on boxes only.
paper-ask-close = { $value ->
    [0] Nothing is left: close the sum.
   *[other] { $value } left, and nothing it could buy: close the sum.
}
paper-ask-close-lose = { $value } would be lost. Close the sum anyway?
paper-ask-lose = This would be lost: { $what }. End your writing anyway?
paper-ask-done = Everything is written. End your Write phase, or take something back.
paper-ask-done-kept = Everything is written. End your Write phase, or use what you have kept.
paper-ask-elsewhere = It cannot go there. Try it to see why, or look elsewhere.
paper-ask-ai-draw = The AI draws with its { $number }: choose where, in your own favour.
paper-ask-ai-walk = The AI fills { $number } spaces upstream: choose where it starts.
paper-ask-ai-fill = The AI makes nodes cost more, { $value } to go: choose one.
paper-do-draw = Draw here
paper-do-walk = { $length ->
    [one] Walk 1 space
   *[other] Walk { $length } spaces
}
paper-do-mark = Mark for { $cost }
paper-do-box = Mark a box
paper-do-cross = Cross off { $count }
paper-do-fill = Fill for the AI
paper-do-open = Open the sum of { $value }
paper-do-rabbit = Use the rabbit: +{ $value }
paper-do-nothing = Choose a place
paper-end-ruins = End my turn
paper-end-write = End writing
paper-end-anyway = Lose it and end
paper-close = Close the sum
paper-close-anyway = Lose it and close
paper-figure-so-06 = The board from above: four zones, each with its animal and hatching, eight small circles, four launch corners and the hole in the middle.
paper-figure-so-09 = A disc lies wholly on the raised triangle of its owner's launch corner.
paper-figure-so-12 = A disc has slid over the frame: it is out for this round.
paper-figure-so-15 = A disc lies in the hole in the middle: a bullseye.
paper-figure-so-20 = In the Mudcracks one disc touches a lizard circle and counts for the Ruins; another touches none and counts for the Mudcracks.
paper-figure-so-21 = A disc with most of itself in the Canyon counts there; one whose middle lies on a border may be chosen for.
paper-figure-so-22 = Two discs of one player trade places.
paper-figure-so-26 = Three buildings: all 5 hexes of A are crossed off, 4 of 9 of B, 2 of 11 of C.
paper-figure-so-27 = The top reward of A is circled; B was completed by another player first, so its top is struck out and its bottom circled.
paper-figure-so-28 = The shapes of the numbers 1 to 5; number 1 has two.
paper-figure-so-29 = A shape that shares an edge with the start square fits; one that stands apart does not.
paper-figure-so-30 = Two shapes beside the start square hold a cactus and a Swap.
paper-figure-so-31 = The columns of the three cacti: with each one more, a higher step.
paper-figure-so-33 = A path runs from the X over three spaces, which are crossed, to a fourth, which is circled.
paper-figure-so-36 = The X and a node beside it are marked; nodes joined to them by a line can be bought.
paper-figure-so-37 = Marked nodes surround two triangles: a cactus for 2 points and a rabbit.
paper-figure-so-38 = Columns of boxes: the first is full and its Swap earned.
paper-figure-so-40 = Fox, owl and rabbit.
paper-figure-so-41 = A Discovery is one of: fox, owl, rabbit.
paper-figure-so-50 = The AI has filled a shape on one of its squares; a shape of the player lies beside the start square.
paper-figure-so-52 = The AI has filled two spaces upstream from the end of a branch.
paper-figure-so-53 = Small circles at the outer nodes: each filled one makes its node cost 1 more.
paper-key-arrows = Aim; on the sheet, the next square, space, node or building
paper-key-use = Flick; on the sheet, mark what is shown
paper-key-next = The next possible place
paper-key-places = Show possible places
paper-key-turn = Turn the shape
paper-key-flip = Flip the shape
paper-key-end = Close the sum, or end
paper-key-cancel = Let a warning go

## Practice: a board without a table

practice-heading = { $count ->
    [0] Practice
    [one] Practice: 1 flick
   *[other] Practice: { $count } flicks
}
practice-target = Aim at
practice-circle = the { $circle ->
    [lizard] lizard
    [fox] fox
    [owl] owl
   *[rabbit] rabbit
} in the { $zone ->
    [ruins] Ruins
    [canyon] Canyon
    [creek] Creek Bed
   *[mudcracks] Mudcracks
}
practice-zone = the { $zone ->
    [ruins] Ruins
    [canyon] Canyon
    [creek] Creek Bed
   *[mudcracks] Mudcracks
}
practice-hole = the hole
practice-aim = Aim at { $target }.
practice-hit = A hit: { $target }.
practice-missed = Missed: { $mm } mm from the middle.
practice-fell = It fell into the hole.
practice-off = Off the board.
practice-short = It never left the corner.
practice-score = { $hits } of { $tries }
practice-percent = { $percent } %
practice-none = No flick at this target yet.
practice-sum = { $hits } of { $tries } on target.{ $median ->
    [-1] { "" }
   *[other] { " " }Half of them ended within { $median } mm of the middle.
}
practice-hand = The hand that flicks
practice-hand-name = { $hand ->
    [steady] steady
    [ordinary] ordinary
    [shaky] shaky
    [exact] exact
   *[mine] mine
}
practice-staying = Discs stay where they land
practice-suggest = Show the aim
practice-clear = Start over
practice-compare = This target by other hands
practice-measure = My own hand
practice-measure-more = { $most } flicks at circles, by pull or swipe, with no preview and no tremor added: how far they stray is your own hand.
practice-measure-go = Measure my hand
practice-measure-again = Measure again
practice-measure-stop = Stop measuring
practice-measuring = Flick { $n } of { $most }: { $target }.
practice-measured = Your hand strays by ± { NUMBER($angle, maximumFractionDigits: 1) }° and ± { NUMBER($speed, maximumFractionDigits: 0) } % of the speed, most like the { $hand } hand.
practice-bias = { $side ->
    [left] On average it goes { NUMBER($angle, maximumFractionDigits: 1) }° to the left
    [right] On average it goes { NUMBER($angle, maximumFractionDigits: 1) }° to the right
   *[none] On average it goes straight
} and { $force ->
    [hard] { NUMBER($percent, maximumFractionDigits: 0) } % too hard.
    [soft] { NUMBER($percent, maximumFractionDigits: 0) } % too softly.
   *[none] just hard enough.
}

## What if: a flick of the past, tried again

whatif-heading = { $count ->
    [0] What if…
    [one] What if… 1 try
   *[other] What if… { $count } tries
}
whatif-played = As played
whatif-tried = Tried
whatif-begin = The aim is as it was. Change it, and flick.
whatif-trembling = With the tremor of this hand
whatif-play-on = Play on from here
whatif-close = Back to the replay

## Your games

yours-part-ruins = Ruins
yours-part-canyon = Canyon
yours-part-creek = Creek Bed
yours-part-mudcracks = Mudcracks
yours-part-discoveries = Discoveries
yours-reached-solo_total = Played to the end
figure-circles = Circles hit
figure-bullseyes = Discs in the hole
figure-lost = Discs lost

## Printing

companion-print-sheet = Sheets to write on
companion-print-board = Board
companion-print-discs = Discs
## What cannot be on a sheet that was filled in

fault-reward_unearned = A reward of building { $building } is circled, with { $left ->
    [one] 1 hex
   *[other] { $left } hexes
} still open.
fault-reward_missing = Building { $building } is complete, but neither of its rewards is circled.
fault-top_twice = The top reward of building { $building } is circled on more than one sheet.
fault-top_missing = Nobody has circled the top reward of building { $building }, although somebody completed it first.
fault-path_too_long = The path to space { $space } would be longer than { $most } spaces.
fault-icons_too_many = { $bonus }: { $circled } circled, but the sheet has earned only { $earned }.
fault-icons_forgotten = { $bonus }: only { $circled } circled, but the sheet has earned { $earned }.

error-discs_of_box = { $found ->
    [one] 1 disc was
   *[other] { $found } discs were
} entered; it should be { $wanted }.
error-round_open = Round { $round } is not written to its end yet.
error-not_drawing = The AI has nothing to mark now.

## With the box

companion-parts = What to do
companion-discs = Discs
companion-sheets = Sheets
companion-check = Check
companion-pad = Score pad
companion-player = Player { $number }
companion-players = Players
companion-names = Names
companion-name = Name of player { $number }
companion-disc = { $owner }: { $number }
companion-discs-next = Where does this disc lie? { $disc }
companion-discs-laid = All discs lie there. To move one, tap it below.
companion-discs-written = Round { $round } is being written down. Take back until its discs can be moved.
companion-hole-section = In the hole. On which section did its owner put it? { $disc }
companion-in-zone = { $zone ->
    [ruins] In the Ruins
    [canyon] In the Canyon
    [creek] In the Creek Bed
   *[mudcracks] In the Mudcracks
}
companion-on-circle = { $circle ->
    [lizard] Touching a lizard circle
    [fox] Touching a fox circle
    [owl] Touching an owl circle
   *[rabbit] Touching a rabbit circle
}
companion-on-line = Exactly half in { $one }, half in { $other }
companion-on-corner = On a launch corner: off the board
companion-in-hole = In the hole
companion-off = Off the board
companion-others-off = All others off
companion-turn = Turn the board
companion-not-laid = { $disc }: not entered yet
companion-pick-disc = { $disc }: { $place }. Tap to move it.
companion-none-laid = Tap the places where the discs lie, one after another. What they count for appears here. What you enter stays on this device.
companion-counts = What they count for
companion-left = Left to write
companion-ruins-value = cross off { $value ->
    [one] 1 hex
   *[other] { $value } hexes
}
companion-mud-value = nodes for { $value }
companion-canyon-use = { $times ->
    [one] one shape of { $number } or lower
   *[other] { $times } shapes, each of { $number } or lower
}
companion-canyon-use-lowest = { $times ->
    [one] one shape of { $number }
   *[other] { $times } shapes of { $number }
}
companion-creek-use = { $times ->
    [one] one path of { $number }
   *[other] { $times } paths of { $number }
}
companion-fits = { $count ->
    [0] no place left
    [one] 1 place
   *[other] { $count } places
}
companion-either = The { $number } lies between { $one } and { $other }: its owner chooses, after the Swaps.
companion-to-sheets = Write it down
companion-next-round = Next round
companion-keep = Keep our sheets here
companion-keep-about = Everybody's Meseta sheet is kept on this device from round to round, and every mark is checked. If you write on paper only, the list beside the discs is all you need.
companion-round = Round { $round }
companion-as-text = as that text says
companion-entered = { $entered } of { $count } discs entered.
companion-to-discs = Enter the discs
companion-reflicks = { $player }: Reflicks used this round, of { $left }
companion-begin = Begin to write
companion-over = The game has ended
companion-worth = What every part is worth
companion-ask-swap = { $player } may swap two discs: { $swaps ->
    [one] 1 Swap
   *[other] { $swaps } Swaps
} left. Tap two, or go on.
companion-swappable = Discs that may be swapped
companion-no-swap = Go on without a Swap
companion-spot = { $zone ->
    [ruins] Ruins
    [canyon] Canyon
    [creek] Creek Bed
   *[mudcracks] Mudcracks
}{ $doubled ->
    [yes] {" "}×2
   *[no] {""}
}
companion-ask-choose = { $player }: where does this disc count?
companion-ask-colours = Which colour do you write, and which does the AI?
companion-ask-ai = Now the AI's discs are marked on your sheet. Choose each mark yourself, to your own good, or have lots drawn among all that is allowed. The AI scores nothing.
companion-lots = Draw lots for the AI
companion-lots-drawn = { $count ->
    [one] 1 mark was
   *[other] { $count } marks were
} made for the AI.
companion-ai-draw = The AI's { $number } fills { $cells } in the Canyon.
companion-ai-walk = The AI's { $number } fills a path in the Creek Bed.
companion-ai-fill = { $count ->
    [one] The AI fills 1 small circle of the Mudcracks: its node costs 1 more.
   *[other] The AI fills { $count } small circles of the Mudcracks: each makes its node cost 1 more.
}
companion-whose-sheet = Whose sheet
companion-which-part = Part of the sheet
companion-all-sheets = These are the sheets of all players
companion-fill-ruins = Tap the last hex that is crossed off, or a building's wall for all of it.
companion-fill-canyon = Draw a finger over the squares under shapes. The same again clears them.
companion-fill-creek = Tap the circled spaces only. The way to them follows.
companion-fill-mudcracks = Tap the marked nodes, and below them a box at a time.
companion-reward-first = first: { $points }
companion-reward-later = later: { $points }
companion-icons = Circled icons, used ones included
companion-found = Discovery: { $animal }
companion-nothing-wrong = Nothing impossible on this sheet.
companion-winners = { $count ->
    [one] { $players } wins.
   *[other] { $players } share the win.
}
companion-tie-broken = Totals are equal, and more circled Discovery icons decide.
companion-tie-shared = Totals and circled Discovery icons are equal.
companion-pad-about = For the publisher's sheet: enter each player's four totals, or count cacti below.
companion-pad-bonuses = Bonuses that are left, circled Discovery icons included, are worth no points.
companion-count-cacti = Count cacti instead
companion-cactus-type = Cacti of type { $number }
companion-cactus-small = Small cacti surrounded
companion-cactus-medium = Medium cacti surrounded
companion-cactus-large = Large cacti surrounded
companion-wrong-building_full = Building { $building } has fewer hexes than that.
companion-wrong-shape_overlaps = { $cell } lies in the start square, where nothing is drawn.
companion-wrong-shape_apart = Some squares are not joined to the start square, edge to edge.
companion-wrong-no_such_space = There is no space { $space }.
companion-wrong-space_visited = The X at the top is crossed from the start, not circled.
companion-wrong-node_apart = A marked node shares no line with another that leads to the X.
companion-wrong-column_full = Column { $column } has fewer boxes than that.
companion-wrong-icons_used_up = The Discovery area has fewer icons of that kind: { $animal }.
## Daily puzzles

daily-goal-one_flick = You have one flick, with a perfectly steady hand. Then write everything down for the most points.
