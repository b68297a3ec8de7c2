# Shifting Stones

name = Shifting Stones
blurb = Nine stones, seventy-two patterns: spend a card to move a stone, or keep it until its pattern appears.

face-sun = sun
face-moon = moon
face-fish = fish
face-bird = bird
face-horse = horse
face-boat = boat
face-seed = seed
face-tree = tree

option-first_player = who begins: by lot, or a seat
option-skip_cap = how many cards a skip may fill the hand up to: 6, or any number
choice-skip_cap-6 = 6
choice-skip_cap-none = no limit
page-end-sheets = Scored cards
page-option-first_player = Who begins
page-option-skip_cap = Most cards in hand after a skip

## Why an action is refused

fault-not_your_turn = It is { $turn }'s turn.
fault-chance_first = The cards have to be dealt first.
fault-not_in_hand = Card { $card } is not in your hand.
fault-empty_hand = Your hand is empty: end your turn.
fault-not_neighbours = { $a } and { $b } are not neighbours.
fault-no_such_cell = There is no stone at { $cell }.
fault-no_match = The pattern of card { $card } is not in the grid.
fault-too_late_to_skip = A skip takes the whole turn, and you have already done something.
fault-skipped_before = You skipped your last turn, and may not skip twice in a row.
fault-hand_full = You hold { $most } cards: you could not draw any.
fault-nothing_to_draw = No card is left to draw.

## What is wrong with an edition's cards

error-edition_id = Cards are numbered from 1 without a gap: this says { $found } where { $expected } belongs.
error-edition_block = Card { $card }: a pattern is a block of 1×2, 2×1, 2×2, 1×3, 3×1 or 3×3 cells, one text per row, one word or dot per cell.
error-edition_face = Card { $card } shows “{ $face }”.{ $suggestion ->
    [none] {""}
   *[other] {" "}Did you mean “{ $suggestion }”?
} A cell is a dot (grey) or one of: { $faces }.
error-edition_blank = Card { $card } is all grey; it must ask for one face at least.
error-edition_stones = Card { $card } asks for { $wanted } stones of { $stones }; the set has { $most }.
error-edition_twin = Card { $card } shows the same pattern as card { $twin }; all cards are different.
error-edition_solo = A solo game needs { $needed } cards of value { $points }; this edition has { $found }.

## What is wrong with a question about the box

error-stones_of_box = A box has one stone with sun and moon, two with fish and bird, three with horse and boat, and three with seed and tree.
error-card_unknown = There is no card { $card }: they are numbered from 1 to { $most }.
error-card_twice = Card { $card } is in the hand twice; all cards are different.

## What happened

event-laid = The stones lie: { $faces }.
event-picked = { $count } cards make up the deck.
event-first_player = { $you ->
    [yes] You begin
   *[no] { $seat } begins
}.
event-drew = { $cards_count ->
    [0] { $seat } draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
   *[other] { $you ->
        [yes] You draw { $cards }
       *[no] { $seat } draws { $cards }
    }.
}
event-reshuffled = The draw pile is empty: { $count ->
    [one] 1 discard becomes
   *[other] { $count } discards become
} the new one.
event-shifted = { $you ->
    [yes] You spend card { $card } and shift
   *[no] { $seat } spends card { $card } and shifts
} { $a } and { $b }.
event-flipped = { $you ->
    [yes] You spend card { $card } and flip
   *[no] { $seat } spends card { $card } and flips
} { $cell } to the { $face }.
event-scored = { $you ->
    [yes] You score card
   *[no] { $seat } scores card
} { $card } for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-ended = { $you ->
    [yes] You end your turn
   *[no] { $seat } ends the turn
}.
event-skipped = { $you ->
    [yes] You skip your turn
   *[no] { $seat } skips the turn
} to draw.
event-last_round = { $you ->
    [yes] You have scored
   *[no] { $seat } has scored
} { $count } cards: this is the last round.
event-struck = A turn without a scored card: strike { $strikes } of 4.
event-game_over = The game is over.

## Scores and ends

part-scored_cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
part-most_ones = { $lead ->
    [yes] most 1s ({ $count })
   *[no] 1s: { $count } (the most: { $most })
}
part-solo_cards = cards scored of 16
outcome-last_round = The last round has been played.
outcome-all_scored = All 16 cards are scored.
outcome-strikes = Four strikes.

## What speaks for a turn

why-wins = wins the game
why-last_round = brings the last round while in the lead
why-scores = scores { $cards_count ->
    [one] card
   *[other] cards
} { $cards } for { $points ->
    [one] 1 point
   *[other] { $points } points
}
why-most_ones = takes the lead in 1s with { $count }
why-no_strike = avoids strike { $strike } of 4
why-keeps = keeps card { $card } ({ $points ->
    [one] 1 point
   *[other] { $points } points
}), { $moves ->
    [0] whose pattern is complete
    [one] 1 move from its pattern
   *[other] { $moves } moves from its pattern
}
why-leaves_less = leaves the next player about { $worth } points less than usual
why-exchanges = draws { $count ->
    [one] 1 new card
   *[other] { $count } new cards
}
why-draws_more = adds { $count ->
    [one] 1 card
   *[other] { $count } cards
} to the hand

## The terminal

notation-forms = Write s b2c2 17 (shift two neighbours, spending card 17), f a1 4 (flip), +17 (score), end or skip.
notation-help =
    s b2c2 17    shift b2 and c2, spending card 17
    f a1 4       flip a1, spending card 4
    +17          score card 17
    end          end your turn and refill to 4 cards
    skip         do nothing else this turn and draw 2
do-shift = shift { $a } and { $b }, spending card { $card }
do-flip = flip { $cell }, spending card { $card }
do-score = score card { $card }
do-end = end the turn
do-skip = skip and draw 2 cards
prompt-turn = your turn
clause-turn = ST-07
forms-turn = s b2c2 17 (shift), f a1 4 (flip), +17 (score), end, skip
help-turn =
    s b2c2 17    shift b2 and c2 (neighbours), spending card 17
    f a1 4       flip a1, spending card 4
    +17          score card 17, when its pattern is on the grid
    end          end your turn and refill to 4 cards
    skip         do nothing else this turn and draw 2
    look cards   which cards have been scored or discarded
look-cards = cards
look-scored = Cards that everybody may see
look-discards = discards
table-brief = hand { $hand }, scored { $scored }, points { $points }
table-hand = Your hand
table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-total = points
table-scorable = matches: +{ $card }
table-piles = Draw pile { $deck } · discards { $discard }
table-scored = scored
table-cards = hand
table-fuel = { $count ->
    [0] No card left to spend.
    [one] 1 card left to spend or score.
   *[other] { $count } cards left to spend or score.
}
table-goal = Last round at { $goal } scored cards.
table-last-round = This is the last round.
table-strikes = Strikes: { $strikes } of 4. Scored: { $scored } of 16.
table-rested = skipped

## The page

page-key-arrows = From stone to stone, from card to card
page-key-choose = Choose; Space does the same
page-key-flip = Flip the stone
page-key-score = Score the card
page-key-end = End your turn
page-key-skip = Skip your turn
page-key-cancel = Put down what you hold
page-grid = The grid of nine stones
page-stone = { $cell }: { $face }, { $beneath } beneath
page-grey = any
page-above = above
page-card = Card { $card }, { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $pattern }.
page-card-stands = It matches now.
page-hand-empty = No cards in your hand.
page-seat = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $count } of { $goal } cards scored, { $hand } in hand. Show the scored cards.
page-bonus = The most 1s bring 3 extra points.
page-ones = { $count ->
    [one] 1 one
   *[other] { $count } ones
}
page-strikes = Strikes
page-deck = Draw pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
page-discard = Discards: { $count ->
    [one] 1 card
   *[other] { $count } cards
}. Show them.
page-discards = Discards
page-scored-by = { $you ->
    [yes] Scored by you
   *[no] Scored by { $seat }
}
page-pile-empty = No cards here yet.
page-score = Score +{ $points }
page-flip = Flip { $cell }
page-cancel = Cancel
page-skip = Skip
page-end = End turn
page-end-strike = End (a strike)
page-streak = { $count } cards in one turn
page-ask-start = Choose a card to spend, or end your turn.
page-ask-score = { $count ->
    [one] Card { $card } matches: score it, or choose a card to spend.
   *[other] { $count } cards match: choose one to score, or a card to spend.
}
page-ask-card = Choose two neighbouring stones, one to flip, or another card.
page-ask-card-stands = It matches: score it, or choose stones to spend it on.
page-ask-stone-card = Choose a neighbour of { $cell } to shift it with, or { $cell } again to flip it.
page-ask-stone = Choose a neighbour of { $cell }, or { $cell } again to flip it; then a card.
page-ask-pay-shift = Choose the card you spend to shift { $a } and { $b }.
page-ask-pay-flip = Choose the card you spend to flip { $cell }.
page-ask-empty = Your hand is empty: end your turn.
page-ask-wait = It is { $turn }'s turn.
page-ask-over = The game is over.
page-hint-card = A hint: spend card { $card }.
page-hint-stones = Look at { $a } and { $b }.
page-hint-stone = Look at { $cell }.
page-hint-shift = Shift { $a } and { $b }, spending card { $card }.
page-hint-flip = Flip { $cell }, spending card { $card }.
page-hint-score = Score card { $card }.
page-hint-end = End your turn.
page-hint-skip = Skip, and draw 2 cards.

page-edit-cards = Tap a cell to change its face; with Shift or the right button, backwards.
page-edit-cell = Row { $row }, column { $column }: { $face }
page-edit-points = Points
page-edit-rows = Rows
page-edit-columns = Columns
page-edit-copy = Add a card like this
page-edit-drop = Remove this card
page-mean-scored_cards = Scored cards
page-mean-most_ones = Most 1s
page-mean-solo_cards = Cards scored alone
page-figure-st-01 = Four kinds of stones with both faces: 1 of sun and moon, 2 of fish and bird, 3 of horse and boat, 3 of seed and tree.
page-figure-st-03 = A row of three cells: the first is grey, then horse, then bird.
page-figure-st-04 = The grid with its top marked by a horizon; columns a to c from the left, rows 1 to 3 from the top.
page-figure-st-06 = Three hands, 1 to 3: each turn leads to the next player's.
page-figure-st-08 = Two stones side by side trade places: fish and tree become tree and fish.
page-figure-st-09 = One stone turns over: horse becomes boat.
page-figure-st-11 = Card 22 asks for tree above bird; they are at b2 and b3, so it scores.
page-figure-st-12 = A row of horse and boat: it matches where they lie in that order, not where they lie one above the other.
page-figure-st-13 = A pair that appears twice in the grid, and one card for it.
page-figure-st-15 = A hand of 0 cards leads to the end of the turn.
page-figure-st-16 = Two cards come from the draw pile.
page-figure-st-19 = Three hands, 1 to 3: player 2 brings on the last round, and the game ends after player 3.
page-figure-st-23 = Four strikes.
page-figure-st-24 = A star for the sixteenth card of 16.
page-figure-st-e1 = Bird and horse side by side at a1 and b1, and again at b3 and c3; card 1 scores once.
page-figure-st-e2 = Bird above horse at a1 and a2; card 1, bird beside horse, does not match.
page-figure-st-e3 = Card 38 fits the first row, sun, horse, bird; in the third row its grey cell would fall outside the grid.
page-figure-st-e4 = A fish in the middle of the grid; card 28 asks for just that.

page-picked-card = card { $card }
page-goal = Your goal: the most points. Bring the stones into the patterns on your cards and score them; 10 scored cards bring on the last round.
page-lesson-look = Nine stones lie in a grid, and everyone shares them. Each has two faces: the large one shows, the small one in the corner is beneath. The horizon marks the top.
page-lesson-score = Your cards show patterns. Card 7 asks for horse and boat side by side, and there they are, at a1 and b1. Choose the card and score it.
page-lesson-score-otherwise = Card 7 matches now: it has the star. Choose it and press Score.
page-lesson-turned = One point. Card 17 wants horse above boat. These two lie side by side, and a pattern is never turned: it does not match yet.
page-lesson-flip = Look at a1: a horse. If the stone below it, a2, showed its other face, card 17 would match. Spend card 13: choose it, then a2, then a2 again to flip it.
page-lesson-flip-otherwise = Choose card 13, then flip a2. The card is the price.
page-lesson-flipped = Horse above boat: card 17 matches. Score it too; you may do as much in a turn as your cards allow.
page-lesson-shift = Now card 39: seed, any stone, tree, all in one row. The grey cell may lie on any face, but it must lie on a stone. Row 3 is nearly there: spend card 26 and let b3 and c3 trade places.
page-lesson-shift-otherwise = Choose card 26, then b3 and c3. You can also drag one stone onto the other.
page-lesson-shifted = Seed, any, tree: the whole block fits into row 3. Two more points.
page-lesson-end = Your hand is empty, and you have scored three cards in one turn. End your turn; you draw back up to 4.
page-lesson-end-otherwise = Nothing is left to spend. End your turn.
page-lesson-skip = Your turn again, with a new hand. If none of it helps you, skip: do nothing else this turn and draw 2 more, up to 6 in hand. Not twice in a row. Try it.
page-lesson-skip-otherwise = This time, skip.
page-lesson-done = With two players, the tenth scored card brings on the last round. Then the points are counted, and whoever has the most cards of 1 point gets 3 more. That is all; enjoy the desert.

page-clause-laid = ST-04
page-clause-picked = ST-22
page-clause-first_player = ST-06
page-clause-drew = ST-14
page-clause-reshuffled = ST-17
page-clause-shifted = ST-08
page-clause-flipped = ST-09
page-clause-scored = ST-11
page-clause-ended = ST-14
page-clause-skipped = ST-16
page-clause-last_round = ST-18
page-clause-struck = ST-23
page-clause-game_over = ST-19

## On paper

paper-cards = cards
paper-backs = backs, for the other side of every page of cards
paper-stones = stones
paper-stones-how = Glue the page onto thin card. Cut along the solid marks, fold each strip along its dashes with the faces outside, and glue it together: nine stones. Turned over like a page, each shows its other face.
paper-aid = player aids
paper-aid-turn = Your turn
paper-aid-move = Spend a card: shift two neighbours, or flip one stone.
paper-aid-score = Score a card whose pattern is in the grid, as drawn.
paper-aid-often = As often as you like; then draw up to 4 cards.
paper-aid-skip = Or skip: just draw 2 (6 in hand at most, never twice running).
paper-aid-last = Last round: scored cards
paper-aid-players = players
paper-aid-reached = cards
paper-aid-bonus = In the end, 3 more points for most 1-point cards; all who tie get them.
paper-aid-faces = The stones
paper-aid-alone = Alone: 16 cards (8 of 1 point, 4 of 2, 3 of 3, 1 of 5). A turn without a score is a strike; 4 strikes lose. All 16 scored: you win.

## With the box

companion-about = Tap the nine stones as they lie before you and take your cards: here is every way to score this turn. What you enter stays on this device.
companion-parts = What to look at
companion-stones = Stones
companion-cards = Cards
companion-turn = This turn
companion-faces = The faces of the stones
companion-stones-next = Which face shows at { $cell }?
companion-stones-laid = When a stone moves, tap it: then the one it trades places with, or the same again to turn it over.
companion-stone-picked = { $cell }: tap the stone it trades places with, the same again to turn it over, or another face.
companion-hand = Your hand
companion-hand-empty = Tap the cards you hold.
companion-put-back = Put back: { $card }
companion-by-points = By points
companion-by-faces = By faces
companion-deck = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
companion-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
companion-moves = { $moves ->
    [0] no moves
    [one] 1 move
   *[other] { $moves } moves
}
companion-turn-stones = First the nine stones.
companion-asking = Looking…
companion-not-exact = With so many cards only the six most promising were thought of scoring.
companion-others = { $count ->
    [one] 1 way that scores less
   *[other] { $count } ways that score less
}
companion-nothing = None of these cards can be scored this turn.
companion-no-hand = Take your cards to see what they score.
companion-before = As the stones lie now.
companion-step-score = Score card { $card }.
companion-step-shift = Spend card { $card }: { $a } and { $b } trade places.
companion-step-flip = Spend card { $card }: turn over { $cell }, to the { $face }.
companion-spent = spent
companion-scored = scored
companion-back = One step back
companion-forward = One step on
companion-done = Done on the table
companion-away = Moves to each card
companion-away-all = All { $count } cards

## Your games

yours-part-scored_cards = Cards
yours-part-most_ones = Most 1s
yours-part-solo_cards = Cards scored
yours-reached-all_scored = All 16 cards scored
yours-reached-strikes = Four strikes
figure-cards_1 = Cards worth 1
figure-cards_2 = Cards worth 2
figure-cards_3 = Cards worth 3
figure-cards_5 = Cards worth 5
figure-moves = Moves
figure-skips = Skips

## Printing

companion-print-cards = Pattern cards
companion-print-backs = Backs of the cards
companion-print-stones = Stones
companion-print-aid = Player aids
## Daily puzzles

daily-goal-most_points = Score the most points you can in this turn.
