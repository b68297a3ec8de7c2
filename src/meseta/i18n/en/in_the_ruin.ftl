# In the Ruin

name = In the Ruin
blurb = Draw a maze of your own while the others draw theirs, find gems where letters are active, and leave before the ruin collapses.

mark-road = Roads
mark-wall = Walls
source-line = the line
source-deck = the deck
shape-I3 = a bar of 3
shape-L3 = a corner of 3
shape-I4 = a bar of 4
shape-L4 = an L of 4
shape-T4 = a T of 4
shape-S4 = an S of 4

option-route_draw = who draws a route card each round: everyone, or only those who found a gem
option-route_passes = when route cards are drawn: once a round, or again in each pass of a chain of finds
option-removal = which cards are removed for finds: the line's, then the deck's; or none once the deck is out
option-refill = how the line grows after finds: up to 3 cards, or by 3 cards

## Why an action is refused

fault-chance_first = Cards have to be dealt or shown first.
fault-has_confirmed = You have confirmed; wait for the others.
fault-has_escaped = You have escaped: your sheet stays as it is.
fault-only_at_setup = Route cards are chosen once, before the first round.
fault-not_at_setup = The game has not begun: choose 2 routes, draw your shapes, then confirm.
fault-routes_to_choose = Choose { $count } route cards to keep first.
fault-shapes_to_draw = You still have to draw: { $letters }.
fault-routes_chosen = You have chosen your route cards; take that back to choose again.
fault-keep_two = Keep { $count } different route cards.
fault-route_not_dealt = One of these route cards was not dealt to you.
fault-all_drawn = All your cards are drawn.
fault-roads_first = Begin with Roads over the Exit; Walls come after.
fault-roads_done = No more Roads at set-up: draw what is left as Walls.
fault-walls_done = No more Walls at set-up: draw what is left as Roads.
fault-cover_the_exit = The first Roads must cover the Exit, { $cell }.
fault-not_adjacent_to_road = At least one of these Walls has to lie next to a Road, side by side.
fault-not_adjacent = It has to lie next to one of your marks, side by side.
fault-not_adjacent_before = At least one space has to lie next to a mark from an earlier round, side by side.
fault-no_such_cell = { $cell } is not on the sheet.
fault-not_the_shape = These spaces are not the shape of card { $letter }, however it is turned.
fault-space_taken = { $cell } is marked already.
fault-road_block = From { $first } to { $last } there would be a 2×2 block of Roads.
fault-has_drawn = You have drawn this round; take it back to draw something else.
fault-sheet_full = Your sheet is full: nothing is left to draw, only to move.
fault-last_space = That is the last empty space, and you still have to draw this round.
fault-one_special = One special action a round, and you have used yours.
fault-route_not_held = You do not hold that route card.
fault-before_the_move = A +1 comes before the move; take back your steps first.
fault-draw_first = Draw first, then move.
fault-no_road = { $cell } is not one of your Roads.
fault-already_there = Your pawn stands on { $cell } already.
fault-too_far = { $cell } is out of reach: { $left ->
    [0] no steps are
    [one] 1 step is
   *[other] { $left } steps are
} left, over Roads only.
fault-not_on_gate = A warp starts on a Gate, and { $cell } is not one.
fault-no_other_gate = { $cell } is not another Gate of yours.
fault-no_steps_left = A warp takes a step, and none is left.
fault-must_draw = You cannot pass: draw Roads, Walls or a single Wall.
fault-phase_one = Nobody escapes before Phase 2.
fault-not_on_exit = To escape, your pawn must stand on the Exit, { $cell }.

error-no_such_route = There is no route card { $route }. The cards are: { $known }.

## What is wrong with an edition

error-edition_map_row = Row { $row } of the map has { $found ->
    [one] { $found } space
   *[other] { $found } spaces
}; every row has { $size }, with blanks between them.
error-edition_map_space = The map shows “{ $space }”.{ $suggestion ->
    [none] {""}
   *[other] {" "}Did you mean “{ $suggestion }”?
} A space is a dot, a letter from A to X, or * for the Exit.
error-edition_map_exit = The Exit (*) stands once on the map, in the centre: { $cell }.
error-edition_map_letter = { $found ->
    [0] Letter { $letter } is missing on the map.
   *[other] Letter { $letter } stands on the map { $found } times; once is right.
}
error-edition_shape_twice = Another shape is called “{ $name }” already.
error-edition_shape_mark = Shape { $name } is drawn with “{ $mark }”; use # for a space and a dot for none.
error-edition_shape_cells = Shape { $name } has { $found ->
    [one] { $found } space
   *[other] { $found } spaces
}; draw 1 to { $most } with #.
error-edition_shape_apart = Shape { $name } falls apart: its spaces must be joined edge to edge.
error-edition_shape_block = Shape { $name } has a 2×2 block, which could never be drawn as Roads.
error-edition_card = { $found ->
    [0] No explore card has the letter { $letter }.
   *[other] Letter { $letter } is on { $found } explore cards; it must be on one.
}
error-edition_unknown_letter = An explore card has the letter “{ $letter }”.{ $suggestion ->
    [none] {""}
   *[other] {" "}Did you mean “{ $suggestion }”?
} Letters run from A to X.
error-edition_route = “{ $route }” is not a route card: it takes two different letters from A to X.
error-edition_route_twice = The route card { $route } is there already.

## What happened

event-dealt = { $cards_count ->
    [0] { $seat } is dealt { $count } explore cards. ({ $clause })
   *[other] { $you ->
        [yes] You are
       *[no] { $seat } is
    } dealt the explore cards { $cards }. ({ $clause })
}
event-routes_dealt = { $routes_count ->
    [0] { $seat } is dealt { $count } route cards. ({ $clause })
   *[other] { $you ->
        [yes] You are
       *[no] { $seat } is
    } dealt the route cards { $routes }. ({ $clause })
}
event-kept = You keep { $routes }. ({ $clause })
event-drawn = You draw { $mark } on { $cells }. ({ $clause })
event-single_drawn = You draw a single Wall on { $cell }, for a penalty: { $penalties } so far. ({ $clause })
event-extra_drawn = You spend { $route } for one more space: { $mark } on { $cell }. ({ $clause })
event-walked = Your pawn goes { $path }: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, { $left } left. ({ $clause })
event-warped = You spend { $route } and warp from { $start } to { $cell }, { $left ->
    [one] 1 step
   *[other] { $left } steps
} left. ({ $clause })
event-confirmed = { $you ->
    [yes] You confirm
   *[no] { $seat } confirms
}. ({ $clause })
event-announced = { $you ->
    [yes] You announce
   *[no] { $seat } announces
} { $letters }: active for everyone. ({ $clause })
event-round_begun = Round { $round }: card { $letter }, { $shape }, up to { $number } steps. ({ $clause })
event-card_used = Card { $letter } is discarded; its letter stays as it was. ({ $clause })
event-route_spent = { $routes_count ->
    [0] { $seat } has spent a route card. ({ $clause })
   *[other] { $you ->
        [yes] You have
       *[no] { $seat } has
    } spent { $routes }. ({ $clause })
}
event-escaped = { $you ->
    [yes] You escape
   *[no] { $seat } escapes
} from the ruin. ({ $clause })
event-found = { $seats_count ->
    [one] { $you ->
        [yes] You stand on { $letter } and find it
       *[no] { $seats } stands on { $letter } and finds it
    }: 1 gem. ({ $clause })
   *[other] { $seats } stand on { $letter } and find it: 1 gem each. ({ $clause })
}
event-found_at_once = { $seats_count ->
    [one] { $you ->
        [yes] You stand
       *[no] { $seats } stands
    } on { $letter } already: 1 gem at once. ({ $clause })
   *[other] { $seats } stand on { $letter } already: 1 gem each at once. ({ $clause })
}
event-route_drawn = { $routes_count ->
    [0] { $seat } draws a route card. ({ $clause })
   *[other] { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } a route card: { $routes }. ({ $clause })
}
event-hand_full = You hold { $most } route cards and draw none. ({ $clause })
event-routes_reshuffled = The route deck is empty: { $count } discards are shuffled into a new one. ({ $clause })
event-used_up = { $letter } is used up for all. ({ $clause })
event-became_gate = On your sheet the Road on { $letter } ({ $cell }) becomes a Gate. ({ $clause })
event-became_wall = On your sheet the empty { $letter } ({ $cell }) becomes a Wall. ({ $clause })
event-stayed_wall = On your sheet { $letter } ({ $cell }) lies under a Wall, and stays so. ({ $clause })
event-removed = Card { $letter } is removed from { $source }, for a found letter. ({ $clause })
event-shortfall = { $count ->
    [one] 1 more card
   *[other] { $count } more cards
} should be removed, but none is left. ({ $clause })
event-removal_skipped = The deck is out: no more cards are removed. ({ $clause })
event-activated = { $letter } becomes active. ({ $clause })
event-known_before = { $letter } had been announced before: nothing changes. ({ $clause })
event-laid = Card { $letter } joins the line. ({ $clause })
event-collapsed = The ruin collapses: card { $letter } is removed from { $source }, and its letter stays as it was. ({ $clause })
event-phase_ended = The line is empty: Phase 1 is over. ({ $clause })
event-measured = Your largest rectangle, { $first } to { $last }, scores { $points }. ({ $clause })
event-all_shuffled = All { $count } explore cards are shuffled for Phase 2. ({ $clause })
event-game_over = The game is over; all sheets are shown. ({ $clause })
event-tier_reached = { $points } points: { $tier ->
    [tier_amber] Amber
    [tier_jade] Jade
    [tier_topaz] Topaz
    [tier_ruby] Ruby
    [tier_diamond] Diamond
   *[short_of_goal] short of Amber, which begins at 300
}. ({ $clause })

## Why a turn is good or bad

why-takes_gem = takes the gem at { $letter } ({ $points } points)
why-opens_letter = opens { $letter }
why-waits_on_letter = waits on { $letter }, which another's find would open
why-nears_gem = gets within { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} of the gem at { $letter }
why-draws_to_gem = leaves { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} to draw on the way to the gem at { $letter }
why-joins_route = joins route { $route } ({ $points } points)
why-nears_route = leaves { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} to draw for route { $route }
why-blocks_route = cuts off route { $route }
why-fills_rectangle = fills a rectangle of { $points ->
    [one] 1 space
   *[other] { $points } spaces
}
why-nears_rectangle = leaves { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} to fill in a rectangle of { $points }
why-leaves_holes = leaves { $count ->
    [one] 1 space that no shape fits
   *[other] { $count } spaces that no shape fits
}
why-lacks_room = leaves no room for card { $letter }, the next one
why-loses_gem = draws a Wall over the gem at { $letter }
why-spends_route = spends route card { $route }
why-takes_penalty = costs a penalty of { $points }
why-escapes = escapes { $points ->
    [0] (no points, but none lost)
   *[other] ({ $points } points)
}
why-escapes_first = escapes before any rival ({ $points } points)
why-nears_exit = { $steps ->
    [0] comes back to the Exit
    [one] comes back to 1 step from the Exit
   *[other] comes back to { $steps } steps from the Exit
}
why-stays_inside = stays in the ruin, with { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} to come
why-stays_behind = ends the last turn in the ruin ({ $points } points lost)
why-keeps_route = keeps route { $route }, with { $spaces ->
    [0] nothing
    [one] 1 space
   *[other] { $spaces } spaces
} left to draw

## Scores and ends

part-gems = { $count ->
    [one] 1 gem
   *[other] { $count } gems
}
part-rectangle_1 = rectangle 1, { $first }–{ $last } ({ $width }×{ $height })
part-rectangle_2 = rectangle 2, { $first }–{ $last } ({ $width }×{ $height })
part-routes = { $count ->
    [one] 1 route
   *[other] { $count } routes
}
part-penalties = { $count ->
    [one] 1 penalty
   *[other] { $count } penalties
}
part-escape = { $count ->
    [0] left behind
   *[other] escape, rank { $count }
}
tie-roads = most Roads
outcome-all_escaped = Everyone has escaped.
outcome-line_empty = The line is empty.
outcome-short_of_goal = The goal is 300 points: Amber.
outcome-tier_amber = Amber begins at 300 points, Jade at 330.
outcome-tier_jade = Jade begins at 330 points, Topaz at 355.
outcome-tier_topaz = Topaz begins at 355 points, Ruby at 385.
outcome-tier_ruby = Ruby begins at 385 points, Diamond at 415.
outcome-tier_diamond = Diamond begins at 415 points. Nothing lies above it.
verdict-short_of_goal = { $total ->
    [one] 1 point: the ruin has won.
   *[other] { $total } points: the ruin has won.
}
verdict-tier_amber = { $total } points: you have reached Amber.
verdict-tier_jade = { $total } points: you have reached Jade.
verdict-tier_topaz = { $total } points: you have reached Topaz.
verdict-tier_ruby = { $total } points: you have reached Ruby.
verdict-tier_diamond = { $total } points: you have reached Diamond.

## The terminal

notation-forms = Write r f4 f5 f6 (Roads), w f4 f5 f6 (Walls), c d4 (single Wall, a penalty), go f6, done. help tells the rest.
notation-help =
    keep AD BM       keep two route cards (set-up)
    r f4 f5 f6       draw the shape as Roads on these spaces
    w f4 f5 f6       draw the shape as Walls
    c d4             draw a single Wall instead, for a penalty
    +r d4 AD         one Road more (+w: one Wall), spending route card AD
    go f6            move the pawn there
    warp b4 AD       from this Gate to the Gate on b4, spending AD
    done             confirm; nothing can be taken back after it
    escape           confirm and leave the ruin (Phase 2, on the Exit)
    where r          where Roads fit (w: Walls, c: one Wall, +r: one more)
do-keep = keep the routes { $routes }
do-draw-roads = draw Roads on { $cells }
do-draw-walls = draw Walls on { $cells }
do-single = draw a single Wall on { $cell }, for a penalty
do-extra-roads = draw one Road more on { $cell }, spending { $route }
do-extra-walls = draw one Wall more on { $cell }, spending { $route }
do-walk = move the pawn to { $cell }
do-warp = warp to the Gate on { $cell }, spending { $route }
do-confirm = confirm
do-escape = confirm and leave the ruin
prompt-setup = set up your sheet
prompt-draw = draw
prompt-move = move, or done
clause-setup = RU-06
clause-draw = RU-16
clause-move = RU-18
forms-setup = keep AD BM, r f4 f5 f6, w f4 f5 f6, done
forms-draw = r f4 f5 f6 (Roads), w f4 f5 f6 (Walls), c d4 (a single Wall)
forms-move = go f6, warp b4 AD, +r d4 AD, done
help-setup =
    keep AD BM       keep two route cards
    r f4 f5 f6       draw a shape as Roads on these spaces, the first over the Exit
    w f4 f5 f6       draw a shape as Walls
    done             confirm; nothing can be taken back after it
    where r          where Roads fit (w: Walls); where r f4: over f4
    look cards       the cards and what is known about them
help-draw =
    r f4 f5 f6       draw the shape as Roads on these spaces
    w f4 f5 f6       draw the shape as Walls
    c d4             draw a single Wall instead, for a penalty
    where r          where Roads fit (w: Walls, c: one Wall); where r f4: over f4
    look cards       the cards and what is known about them
help-move =
    go f6            move the pawn there, over Roads
    warp b4 AD       from this Gate to the Gate on b4, spending route card AD
    +r d4 AD         one Road more (+w: one Wall), spending AD (where +r)
    done             confirm; nothing can be taken back after it
    escape           confirm and leave the ruin (Phase 2, on the Exit)
    look cards       the cards and what is known about them
look-cards = cards
look-players = players
look-sheet = sheet
look-how = Write look cards, look sheet or look players; look alone shows the table.
table-asked-keep = Keep 2 route cards, as in: keep AD BM.
table-asked-roads = Draw { $shapes }: first Roads over the Exit (r), then Walls (w).
table-asked-shapes = Draw { $shapes }.
table-asked-done = All set: done confirms.
table-asked-draw = Draw { $shape } (card { $letter }) as Roads (r) or Walls (w), or a single Wall for a penalty (c).
table-asked-move = Up to { $left ->
    [one] 1 step
   *[other] { $left } steps
} left, then done.
table-asked-freed = Your sheet is full: move, then done.
table-asked-exit = You stand on the Exit: escape leaves the ruin.
table-asked-wait = Waiting for { $seats }.
table-legend = ○ (A) Road  <A> Gate  █ Wall  @ pawn  ★ Exit  ! active  * reach  + warp
table-active = Active
table-used = Used up
table-coming = To come
table-none = none
table-line = Line, oldest first
table-points-brief = { $points } points, penalties { $penalties }
table-brief = gems { $gems }, routes { $routes }, last known { $place }
table-piles = Deck { $deck } · discards { $discard } · route deck { $routes } · route discards { $route_discard }
table-round = Phase { $stage }, round { $round }
table-setup = Set-up
table-hand = Your routes
table-spent = spent
table-rectangle = Largest rectangle now: { $first }–{ $last }, { $points } points
table-rectangle-1 = Phase 1's rectangle: { $points } points
table-penalties = Penalties: { $count }
table-points = So far: { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-gems = gems
table-routes = routes
table-place = last known
table-escaped = escaped in round { $round }
table-inside = in the ruin
table-thinking = thinking
table-sheet = { $you ->
    [yes] Your sheet
   *[no] Sheet of { $seat }
}
table-where = { $count ->
    [0] Nowhere.
    [one] 1 way, marked *.
   *[other] { $count } ways; every space one of them covers is marked *.
}
table-where-how = Write where r, w, c, +r or +w, perhaps with spaces that must be covered: where r f4
table-to-draw = To draw

## The printed sheet

sheet-title = In the Ruin
sheet-cards = Explore cards
sheet-steps = steps
sheet-gems = gems
sheet-penalties = penalties
sheet-points = Points
sheet-rectangle-1 = rectangle, phase 1
sheet-rectangle-2 = rectangle, end
sheet-routes = routes
sheet-escape = escape
sheet-total = total
sheet-name = name
sheet-road = Road
sheet-wall = Wall
sheet-gate = Gate
sheet-exit = Exit
paper-explore = explore cards
paper-routes = route cards
paper-route-points = points
paper-explore-backs = backs, for the other side of every page of explore cards
paper-route-backs = backs, for the other side of every page of route cards
paper-aid = player aids
paper-aid-round = A round
paper-aid-draw = Draw the shape as Roads (A) or as Walls (B), next to a mark of an earlier round; or a single Wall, with a penalty (C). Never 2×2 Roads.
paper-aid-move = Walk over Roads, up to the card's number.
paper-aid-spend = Once a round, spend a route card: for one more Road or Wall before you walk, or a jump from Gate to Gate (1 step).
paper-aid-gem = On an active letter, a gem. Everyone draws a route card, up to 5.
paper-aid-found = A found letter is used up: on every sheet its Road becomes a Gate, an empty space a Wall. The oldest card of the line leaves, and its letter is active.
paper-aid-ends = Beginning and end
paper-aid-deal = Keep 2 of 4 route cards. Lay 3 explore cards in a line; the oldest is each round's.
paper-aid-start = Draw 2 explore cards: Roads over the Exit, and Walls next to them (alone 4: 2 and 2). Their letters are active.
paper-aid-phase = When the line is empty, a phase ends: score your largest full rectangle. For phase 2, shuffle all 24 cards.
paper-aid-escape = In phase 2 you may escape from the Exit. For each player outside, a card leaves the line every round.
paper-aid-alone = Alone, 300 points win.

## The page

page-end-sheets = Mazes
page-sheet = Your sheet, 11 by 11 spaces
page-exit = Exit
page-pawn = your pawn
page-space-road = Road
page-space-wall = Wall
page-space-gate = Gate
page-space-empty = empty
page-letter-active = { $letter }, active
page-letter-used = { $letter }, used up
page-letter-coming = { $letter }, not active yet
page-letter-quiet = { $letter }, not active
page-reach = in reach
page-reach-warp = in reach with a warp
page-no-reach = out of reach
page-fits = Fits on { $cells }
page-not-fits = Does not fit on { $cells }
page-card = Card { $letter }: { $shape }, { $number } steps
page-card-line = { $state }; its card lies in the line
page-card-coming = { $state }; its card may still come
page-card-gone = { $state }; its card is gone
page-shape = { $shape }, { $number } steps
page-your-cards = Your first cards
page-line = The line, oldest card first
page-deck = { $count ->
    [one] 1 card left in the deck; see all cards
   *[other] { $count } cards left in the deck; see all cards
}
page-legend-active = active
page-legend-used = used up
page-legend-coming = card to come
page-legend-line = in the line
page-route = Route { $first } to { $last }, not joined
page-route-joined = Route { $first } to { $last }, joined
page-joined = { $count } joined
page-no-routes = No route cards
page-so-far = Your points so far
page-part-gems = { $count ->
    [one] 1 gem
   *[other] { $count } gems
}
page-part-routes = { $count ->
    [one] 1 route joined
   *[other] { $count } routes joined
}
page-part-rectangle = Rectangle of Phase { $count }
page-part-penalties = { $count ->
    [one] 1 penalty
   *[other] { $count } penalties
}
page-part-escape = Escape
page-steps = { $left ->
    [0] no steps left
    [one] 1 step left
   *[other] { $left } steps left
}
page-seat = { $seat }: { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}, { $routes ->
    [one] 1 route card
   *[other] { $routes } route cards
}
page-seat-at = last seen on { $letter }
page-sheet-sum = { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
} · rectangles { $first } and { $last } · { $routes ->
    [one] 1 route
   *[other] { $routes } routes
} · { $penalties ->
    [one] 1 penalty
   *[other] { $penalties } penalties
}
page-tell-reveal = Everyone has confirmed. Card { $letter } is discarded.
page-tell-joined = { $count ->
    [one] A route is joined: 15 points, if you still hold its card at the end.
   *[other] { $count } routes are joined: 15 points each, if you still hold their cards at the end.
}
page-tell-over = The game is over. Your largest rectangle scores { $points }.
page-tell-collapse = { $letters_count ->
    [one] The ruin collapses: card { $letters } is gone.
   *[other] The ruin collapses: cards { $letters } are gone.
}
page-tell-removed = Cards { $letters } are removed for the found letters.
page-race = { $inside ->
    [one] 1 still inside
   *[other] { $inside } still inside
} · { $cards ->
    [one] 1 card left
   *[other] { $cards } cards left
}
page-edit-map = Tap a letter and then its new place, or drag it. Keys: arrows, Enter, a letter, Delete.
page-edit-map-label = The map
page-edit-absent = Not on the map:
page-edit-shapes = Explore cards
page-edit-spaces = The spaces of { $name }
page-edit-space = Row { $row }, column { $column }
page-edit-number = Steps
page-edit-letters = Letters
page-edit-routes = Route cards
page-edit-route = Route card { $number }
page-mean-gems = Gems
page-mean-rectangle_1 = Rectangle of Phase 1
page-mean-rectangle_2 = Rectangle of Phase 2
page-mean-routes = Routes
page-mean-penalties = Penalties
page-mean-escape = Escape
page-key-arrows = From space to space
page-key-use = Draw, or walk to the space; Space does the same
page-key-turn = Turn the shape; with Shift the other way
page-key-flip = Flip the shape
page-key-mark = Roads or Walls
page-key-single = A single Wall instead
page-key-extra = One more space, for a route card
page-key-go = Walk to the space
page-key-warp = Warp, for a route card
page-key-confirm = Confirm
page-key-escape = Escape from the ruin (Phase 2)
page-key-cancel = Put down what you hold
page-toggle = Roads or Walls (W)
page-drawing-road = Drawing Roads; change to Walls
page-drawing-wall = Drawing Walls; change to Roads
page-turn = Turn the shape
page-turn-word = Turn
page-flip = Flip the shape
page-flip-word = Flip
page-single = A single Wall instead, for a penalty of 10
page-single-word = 1 Wall
page-extra = One more space, for a route card
page-extra-word = Extra
page-warp = Warp
page-draw = Draw
page-keep = Keep { $routes }
page-confirm = Confirm
page-stay = Stay
page-escape = Escape
page-ask-over = The game is over.
page-ask-wait = Waiting for { $seats }.
page-ask-chance = The cards are being dealt.
page-ask-keep = { $left ->
    [one] Keep 1 more route card.
   *[other] Choose 2 of your 4 route cards to keep.
}
page-ask-keep-these = Keep these two, or choose others.
page-ask-setup-roads = Draw one of your cards as Roads. They must cover the Exit.
page-ask-setup-walls = Draw what is left as Walls, at least one of them next to a Road.
page-ask-setup-more = Draw the next card as Roads or Walls, next to what you have drawn.
page-ask-ready = Everything is drawn. Confirm when you are happy with it.
page-ask-draw = Draw card { $letter } as { $mark }, next to an older mark.
page-ask-single = Choose a space for a single Wall, next to one of your marks. It costs 10 points.
page-ask-single-only = The shape fits nowhere: draw a single Wall next to one of your marks. It costs 10 points.
page-ask-extra = Choose a space for one more mark. Route { $route } pays; tap another to change.
page-ask-warp = Choose the Gate to warp to. Route { $route } pays; tap another to change.
page-ask-move = Walk to a lit place, up to { $left ->
    [one] 1 step
   *[other] { $left } steps
}, or confirm.
page-ask-move-warp = Walk to a lit place, up to { $left ->
    [one] 1 step
   *[other] { $left } steps
} (hollow: by a warp), or confirm.
page-ask-far = Only a warp leads there: from a Gate, for one route card.
page-ask-confirm = Nothing else to do: confirm, or take something back.
page-ask-escape = You stand on the Exit: escape now, walk on, or stay.
page-nudge-keep = Which two routes lie close to your first cards?
page-nudge-draw = Think of the shape as { $mark }.
page-nudge-single = A single Wall may be the lesser evil.
page-nudge-extra = One more space could be worth a route card.
page-nudge-go = The pawn has somewhere better to be.
page-nudge-warp = A Gate leads farther than your feet.
page-hint-look = Look around { $cells }.
page-hint-keep = Keep { $routes }.
page-hint-draw = Draw { $mark } on { $cells }.
page-hint-single = Draw a single Wall on { $cells }.
page-hint-extra = Spend { $route } for one more: { $mark } on { $cells }.
page-hint-go = Walk to { $cells }.
page-hint-warp = Warp to { $cells }, spending { $route }.
page-hint-done = Confirm your round.
page-hint-escape = Escape now.

page-option-route_draw = Who draws a route card
page-option-route_passes = How often route cards are drawn
page-option-removal = Cards removed for finds and escapes
page-option-refill = New cards in the line
choice-route_draw-everyone = everyone
choice-route_draw-finders = only those who found a gem
choice-route_passes-once = once a round
choice-route_passes-each = again with every link of a chain of finds
choice-removal-line_then_deck = from the line, then from the deck
choice-removal-skip_when_depleted = none once the deck is out
choice-refill-to_3 = up to 3 in all
choice-refill-add_3 = 3 more every time

page-figure-ru-01 = The middle of the sheet: the Exit as stairs, the letters A to H around it, a space between each.
page-figure-ru-07 = Roads that cover the Exit, and Walls beside them.
page-figure-ru-10 = A shape lies on empty spaces and may be drawn; over a Wall it may not.
page-figure-ru-12 = A corner of Roads that would close a 2×2 block is refused; the same corner beside it is allowed.
page-figure-ru-16 = Three ways to draw: the shape as Roads, the shape as Walls, or one single Wall that costs 10 points.
page-figure-ru-18 = The pawn walks four steps over Roads, around a Wall, to the active letter A.
page-figure-ru-19 = One more space beside a mark; and a warp from one Gate to another.
page-figure-ru-24 = A Road on the found letter A becomes a Gate; an empty space on it becomes a Wall.
page-figure-ru-31 = A full rectangle of Roads and Walls, 3 by 4, worth 12 points.

page-goal = Your goal: the most points. Find gems on active letters, join the letters of your routes, fill rectangles, and escape by the Exit in the second half.
page-picked-cells = { $cells }
page-picked-card = card { $letter }
page-picked-route = the route { $route }
page-picked-shape = the shape
page-picked-single = the single Wall
page-picked-extra = the extra space
page-picked-move = the pawn
page-picked-warp = the warp
page-lesson-look = Everyone has a sheet of their own, and all draw at the same time. In the middle is the Exit; around it 24 letters. You will draw Roads and Walls, walk over the Roads, and find gems on letters.
page-lesson-keep = These are route cards: two letters each. One whose letters your Roads join is worth 15 points at the end. Keep two of the four: choose A–D and H–I.
page-lesson-keep-otherwise = Choose the route cards A–D and H–I, then keep them.
page-lesson-roads = You also hold two explore cards. One becomes Roads, and must cover the Exit. Turn the bar upright and lay it from the Exit up to A. R turns it, and so does the wheel or a second finger.
page-lesson-roads-otherwise = Lay the bar upright on f4, f5 and f6: from A down to the Exit.
page-lesson-walls = The other becomes Walls, beside a Road. Walls cannot be walked on, but they fill rectangles, and the largest full one scores too. Turn and flip the L until it fits the lit spaces.
page-lesson-walls-otherwise = The L stands on g5, g6 and g7, with its foot on h7.
page-lesson-done = Until you confirm, everything can be taken back; after that, nothing. Confirm.
page-lesson-done-otherwise = Your cards are drawn. Confirm.
page-lesson-draw = All have announced their cards: A, E, O and S are active, a gem for whoever stops there. Now everyone draws the oldest card of the line, B, as Roads or as Walls. Draw Roads down from the Exit. They may never form a 2×2 block.
page-lesson-draw-otherwise = As Roads, on f7, f8 and g8. It is a corner: turn it until it fits.
page-lesson-walk = Then the pawn walks over Roads, up to the card's number: 5. Lit places are in reach. Go to A.
page-lesson-walk-otherwise = Go to A, on f4: it is lit, and it is active.
page-lesson-confirm = Two steps, and you stand on an active letter. Confirm, and see what it brings.
page-lesson-confirm-otherwise = You are where you want to be. Confirm.
page-lesson-route = A gem: 10 points. A is used up for all, and a Gate on your sheet; with a route card you can warp from Gate to Gate. Card C left the line, so C is active now. Next is card M: draw it as Roads to D, and your route A–D is joined.
page-lesson-route-otherwise = As Roads, in a row from D: h8, i8 and j8.
page-lesson-end = Joined: 15 points, if you still hold the card at the end. The deck is played through twice. In the second half, stop on the Exit and escape: the first one out gets 30 points, whoever stays loses 20. That is all; mind the walls.

## Your games

yours-part-gems = Gems
yours-part-rectangle_1 = Rectangle 1
yours-part-rectangle_2 = Rectangle 2
yours-part-routes = Routes
yours-part-penalties = Penalties
yours-part-escape = Escape
yours-reached-short_of_goal = Short of Amber
yours-reached-tier_amber = Amber
yours-reached-tier_jade = Jade
yours-reached-tier_topaz = Topaz
yours-reached-tier_ruby = Ruby
yours-reached-tier_diamond = Diamond
figure-gems = Gems
figure-penalties = Penalties
figure-rectangle_1 = Spaces of rectangle 1
figure-rectangle_2 = Spaces of rectangle 2
figure-routes = Routes joined
figure-roads = Roads drawn
figure-escape = Round of the escape (0: never)

## With the box: the caller and the sheets

error-call_first_phase = Nobody escapes before Phase 2.
error-call_escapes = { $escapes } cannot escape: { $inside } are in the ruin.
error-call_finders = { $found } letters cannot be found by { $inside }: each pawn stands on one.
error-call_not_active = { $letter } and what was found do not go together: a letter is found if it is active at that moment.
error-call_card = Card { $letter } cannot turn up here: it lies elsewhere, or nothing is turned up now.
error-call_too_long = Round { $round } cannot have been played: the cards were out before, or one of them is not known.
error-sheet_exit = Sheet { $sheet }: the Exit, { $cell }, is a Road from the set-up on.
error-sheet_block = Sheet { $sheet }: from { $first } to { $last } there is a 2×2 block of Roads. Tick { $penalties } penalties for it.
error-sheet_adrift = Sheet { $sheet }: what is drawn around { $cell } joins nothing else.
error-sheet_gate = Sheet { $sheet }: { $cell } has no letter, so it cannot be a Gate.
error-sheet_found = Sheet { $sheet }: { $letter } ({ $cell }) was found, as sheet { $other } shows; so it is a Gate or a Wall here, too.
error-sheet_gems = Sheet { $sheet }: { $gems } gems, but only { $most } letters where they could have been found.
error-sheet_gates = Alone, each gem makes a Gate: { $gems } gems and { $gates } Gates do not go together.
error-sheet_penalties = Sheet { $sheet }: { $penalties } penalties, but only { $walls } Walls.
error-sheet_rectangle = Sheet { $sheet }: there is no full rectangle worth { $points }, and marks never go.
error-sheet_escape = Sheet { $sheet }: nobody escapes before Phase 2.
error-sheet_route = There is no route card { $route }.
error-sheet_route_twice = The route card { $route } is there once only.

companion-about = The caller for a table with paper sheets, and the count at the end. What you enter stays on this device.
companion-parts = What to use
companion-caller = Caller
companion-score = Score
companion-asking = Looking…

companion-players = How many play?
companion-alone = Alone
companion-players-count = { $count } players
companion-cards-from = Explore cards
companion-cards-here = From here
companion-cards-box = Our own
companion-cards-here-about = The caller shuffles and shows the cards: all you need is a sheet, a pencil and the route cards.
companion-cards-box-about = You shuffle and turn up your own cards, and tap which letter it is: the caller keeps account of the rest.
companion-house-rules = As you read the rules
companion-begin = Begin
companion-again = New game
companion-setup = Set-up
companion-setup-several = Each takes the phone, looks at two cards and hands it on: one is drawn as Roads over the Exit, the other as Walls beside a Road. Four route cards each; keep two.
companion-setup-alone = One shape as Roads over the Exit; then, in any order, one more as Roads and two as Walls, each beside what is there. Four route cards; keep two.
companion-player = Player { $number }
companion-show-hand = Show the cards
companion-hide-hand = Hide the cards
companion-setup-done = All have drawn: announce
companion-setup-done-alone = All is drawn
companion-announced = Active: { $letters }. The pawns stand on the Exit.

companion-turn-up-dealt = Set-up is over. Which letters are announced? { $count } to go.
companion-turn-up = Turn up a card from the deck: which letter is it?
companion-turn-up-removed = A card goes from the deck to the discards: which letter is it?
companion-letter-free = Card { $letter }

companion-where = Phase { $phase }, round { $round }
companion-turns = { $turns ->
    [one] the last round of this phase
   *[other] at most { $turns } rounds
}
companion-draw = { $letter }: { $shape }
companion-steps = up to { $number } steps
companion-draw-own = Draw card { $letter }
companion-line-next = Then
companion-draw-aloud = Round { $round }. Card { $letter }: { $shape }, up to { $number } steps.
companion-draw-own-aloud = Round { $round }. Card { $letter }.
companion-aloud = Read aloud
companion-say-again = Say again
companion-all-done = All have drawn and moved
companion-active-now = Active:
companion-letters = Letters
companion-active = active
companion-used = found
companion-in-line = in the line
companion-gone = card gone
companion-to-come = to come
companion-letter-state = { $letter }: { $states }
companion-deck-left = { $count ->
    [0] No card is face down.
    [one] 1 card is face down.
   *[other] { $count } cards are face down.
}

companion-ask-found = Which letters does a pawn stand on?
companion-ask-at-once = Does a pawn stand on a letter that is active now?
companion-ask-escapes = Who leaves the ruin?
companion-escapes = { $count ->
    [0] nobody
    [one] 1 leaves
   *[other] { $count } leave
}
companion-escapes-alone = I leave
companion-nobody = Nobody; go on
companion-nobody-alone = None; go on
companion-found-on = Found: { $letters }
companion-not-yet = Back to the card
companion-over = The game is over. Now count the sheets.
companion-to-score = Count the sheets

companion-news = What has happened
companion-news-discarded = Card { $letters } is discarded; its letter stays as it was.
companion-news-routes_all = Everybody with fewer than five route cards draws one.
companion-news-routes_finders = Whoever found a gem draws a route card, if they hold fewer than five.
companion-news-found = { $count ->
    [one] { $letters } is found: a gem for whoever stands there. A Road there becomes a Gate, an empty space a Wall, on every sheet.
   *[other] { $letters } are found: a gem for whoever stands there. Roads there become Gates, empty spaces Walls, on every sheet.
}
companion-news-left_line = { $count ->
    [one] Card { $letters } leaves the line.
   *[other] Cards { $letters } leave the line.
}
companion-news-left_deck = { $count ->
    [one] Card { $letters } goes from the deck to the discards.
   *[other] Cards { $letters } go from the deck to the discards.
}
companion-news-short = More cards should go, but none is left.
companion-news-kept = The deck is out: no card goes.
companion-news-active = { $count ->
    [one] { $letters } is active now.
   *[other] { $letters } are active now.
}
companion-news-known = { $count ->
    [one] { $letters } was known before; nothing changes.
   *[other] { $letters } were known before; nothing changes.
}
companion-news-laid = { $count ->
    [one] Card { $letters } joins the line.
   *[other] Cards { $letters } join the line.
}
companion-news-fell = { $count ->
    [one] The ruin collapses: card { $letters } goes, and its letter stays as it was.
   *[other] The ruin collapses: cards { $letters } go, and their letters stay as they were.
}
companion-news-phase_over = Phase 1 is over: note what your largest full rectangle is worth.
companion-news-shuffled = All cards are shuffled for Phase 2. From now on, whoever ends a move on the Exit may leave.
companion-news-over = The game is over.

companion-sheets = Sheets
companion-sheet = Sheet { $number }
companion-stage = How far are you?
companion-stage-phase_1 = In Phase 1
companion-stage-phase_2 = In Phase 2
companion-stage-over = At the end
companion-brush = What you tap
companion-brush-road = Road
companion-brush-wall = Wall
companion-brush-gate = Gate
companion-brush-none = Empty
companion-grid = The sheet, 11 by 11 spaces: tap, or draw across several
companion-fill = Walls on all the rest
companion-grid-hint = Tap or stroke. Gates need not be entered: they only help to find mistakes.
companion-gems = Gems
companion-penalties = Penalties
companion-rectangle = Rectangle noted for Phase 1
companion-measure = The total still lacks what you noted at the end of Phase 1.
companion-less = { $what }: one less
companion-more = { $what }: one more
companion-take-largest = As large as now: { $points }
companion-routes = Route cards in hand
companion-escape = Left the ruin
companion-escape-never = never
companion-escape-place = { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}
companion-escape-same = Whoever left in the same round has the same place.
companion-total = { $points ->
    [one] 1 point
   *[other] { $points } points
}
companion-so-far = So far
companion-roads = { $count ->
    [one] 1 Road
   *[other] { $count } Roads
}
companion-part-gems = Gems: { $count }
companion-part-rectangle_1 = Rectangle of Phase 1
companion-part-rectangle_2 = Rectangle of Phase 2
companion-part-routes = Routes joined: { $count }
companion-part-penalties = Penalties: { $count }
companion-part-escape = { $count ->
    [0] Never left
   *[other] Left the ruin, rank { $count }
}
companion-compare = Compared
companion-winner = { $count ->
    [one] { $sheets } wins.
   *[other] { $sheets } share the win.
}
companion-tie = Equal totals: the most Roads decide ({ $counts }).
companion-tie-shared = Totals are equal, and so are Roads ({ $counts }).
companion-missing = Not entered yet
companion-unmeasured = Without the rectangle noted for Phase 1
companion-goals = Tiers
companion-goal = { $name }: from { $points }
companion-goal-reached = { $name }: reached
companion-goal-next = { $points ->
    [one] 1 point short of { $name }.
   *[other] { $points } points short of { $name }.
}
companion-goal-all = Nothing lies above it.
companion-goal-tier_amber = Amber
companion-goal-tier_jade = Jade
companion-goal-tier_topaz = Topaz
companion-goal-tier_ruby = Ruby
companion-goal-tier_diamond = Diamond

## Printing

companion-routes-joined = Routes joined
companion-print-sheet = Sheets to draw on
companion-print-explore = Explore cards
companion-print-routes = Route cards
companion-print-aid = Player aids
companion-print-explore-backs = Backs of the explore cards
companion-print-route-backs = Backs of the route cards
## Daily puzzles

daily-goal-best_finish = This is your last turn: gain the most points it can still bring.
