# Shifting Stones

name = Shifting Stones
blurb = Nine stones, seventy-two patterns: spend a card to move a stone, or keep it until its pattern stands.

face-sun = sun
face-moon = moon
face-fish = fish
face-bird = bird
face-horse = horse
face-boat = boat
face-seed = seed
face-tree = tree

option-first_player = who begins: by lot, or a seat

## Why an action is refused

fault-not_your_turn = It is { $turn }'s turn.
fault-game_over = The game is over.
fault-chance_first = The cards have to be dealt first.
fault-not_in_hand = Card { $card } is not in your hand.
fault-empty_hand = Your hand is empty: end your turn.
fault-not_neighbours = { $a } and { $b } do not share an edge.
fault-no_such_cell = There is no stone at { $cell }.
fault-no_match = The pattern of card { $card } does not stand in the grid.
fault-too_late_to_skip = A skip takes the whole turn, and you have already done something.
fault-skipped_before = You skipped your last turn; not twice in a row.
fault-hand_full = You hold { $most } cards; a skip could draw nothing.
fault-nothing_to_draw = No card is left to draw.
fault-only_chance = Only chance can do this.
fault-chance_not_due = Chance has nothing of the kind to do now.
fault-impossible_chance = Chance cannot answer this.

## What is wrong with an edition's cards

error-edition_size = An edition has { $least } to { $most } cards; this one has { $count }.
error-edition_id = Cards are numbered from 1 without a gap: card { $found } stands where { $expected } should.
error-edition_points = Card { $card } is worth { $points }; a card is worth one of: { $values }.
error-edition_block = Card { $card }: a pattern is a block of 1×2, 2×1, 2×2, 1×3, 3×1 or 3×3 cells, a text a row, a word or dot a cell.
error-edition_face = Card { $card } shows “{ $face }”; a cell is a dot (grey) or one of: { $faces }.
error-edition_blank = Card { $card } is all grey; it must ask for one face at least.
error-edition_stones = Card { $card } asks for { $wanted } stones of { $stones }; the set has { $most }.
error-edition_twin = Card { $card } shows the same pattern as card { $twin }; all cards are different.
error-edition_solo = A solo game needs { $needed } cards of value { $points }; this edition has { $found }.

## What happened

event-laid = The stones lie: { $faces }.
event-picked = { $count } cards make up the deck.
event-first_player = { $seat } begins.
event-drew = { $cards_count ->
    [0] { $seat } draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
   *[other] { $seat } draws { $cards }.
}
event-reshuffled = The draw pile is empty: { $count ->
    [one] 1 discard becomes
   *[other] { $count } discards become
} the new one.
event-shifted = { $seat } spends card { $card } and shifts { $a } and { $b }.
event-flipped = { $seat } spends card { $card } and flips { $cell } to { $face }.
event-scored = { $seat } scores card { $card } for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-ended = { $seat } ends the turn.
event-skipped = { $seat } skips the turn to draw.
event-last_round = { $seat } has scored { $count } cards: this is the last round.
event-struck = A turn without a scored card: strike { $strikes } of 4.
event-game_over = The game is over.

## Scores and ends

part-scored_cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
part-most_ones = most 1s ({ $count })
part-solo_cards = cards scored of 16
outcome-last_round = The last round is played.
outcome-all_scored = All 16 cards are scored.
outcome-strikes = Four strikes.

## The terminal

notation-forms = Write s b2c2 17 (shift two neighbours, spending card 17), f a1 4 (flip), +17 (score), end or skip.
notation-help =
    s b2c2 17    shift b2 and c2, spending card 17
    f a1 4       flip a1, spending card 4
    +17          score card 17
    end          end your turn and refill to 4 cards
    skip         do nothing else this turn and draw 2
table-top = top
table-grid = Under each stone, in brackets: its other face.
table-hand = Your hand
table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-total = points
table-scorable = stands: +{ $card }
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
