chance: lay tree horse bird sun tree horse boat seed fish The stones lie: tree, horse, bird, sun, tree, horse, boat, seed, fish.
chance: first 1          greedy begins.
chance: draw 11 42 67 71 greedy draws 4 cards.
chance: draw 27 32 47 57 greedy draws 4 cards.
chance: draw 12 55 59 66 greedy draws 12, 55, 59, 66.
1: +11                   greedy scores card 11 for 1 point.
1: f a2 67               greedy spends card 67 and flips a2 to the moon.
1: +42                   greedy scores card 42 for 2 points.
1: end                   greedy ends the turn.
chance: draw 5 54 72     greedy draws 3 cards.
2: s c1c2 27             greedy spends card 27 and shifts c1 and c2.
2: f c3 47               greedy spends card 47 and flips c3 to the bird.
2: +32                   greedy scores card 32 for 2 points.
2: end                   greedy ends the turn.
chance: draw 38 52 69    greedy draws 3 cards.
0: s b3c3 12             greedy spends card 12 and shifts b3 and c3.
0: f a3 66               greedy spends card 66 and flips a3 to the horse.
0: +59                   greedy scores card 59 for 3 points.
0: end                   greedy ends the turn.
chance: draw 3 6 10      greedy draws 3, 6, 10.
1: s c2c3 5              greedy spends card 5 and shifts c2 and c3.
1: f c3 71               greedy spends card 71 and flips c3 to the fish.
1: +54                   greedy scores card 54 for 2 points.
1: end                   greedy ends the turn.
chance: draw 16 60 68    greedy draws 3 cards.
2: s a3b3 52             greedy spends card 52 and shifts a3 and b3.
2: f c3 69               greedy spends card 69 and flips c3 to the bird.
2: +38                   greedy scores card 38 for 2 points.
2: +57                   greedy scores card 57 for 3 points.
2: end                   greedy ends the turn.
chance: draw 2 20 36 37  greedy draws 4 cards.
0: +6                    greedy scores card 6 for 1 point.
0: +10                   greedy scores card 10 for 1 point.
0: end                   greedy ends the turn.
chance: draw 4 25        greedy draws 4, 25.
1: s c1c2 60             greedy spends card 60 and shifts c1 and c2.
1: s c2c3 72             greedy spends card 72 and shifts c2 and c3.
1: f c2 68               greedy spends card 68 and flips c2 to the fish.
1: +16                   greedy scores card 16 for 1 point.
1: end                   greedy ends the turn.
chance: draw 13 50 51 64 greedy draws 4 cards.
2: +36                   greedy scores card 36 for 2 points.
2: f b2 20               greedy spends card 20 and flips b2 to the seed.
2: +2                    greedy scores card 2 for 1 point.
2: end                   greedy ends the turn.
chance: draw 21 28 33    greedy draws 3 cards.
0: s b1c1 25             greedy spends card 25 and shifts b1 and c1.
0: f c1 4                greedy spends card 4 and flips c1 to the boat.
0: +3                    greedy scores card 3 for 1 point.
0: end                   greedy ends the turn.
chance: draw 18 22 44    greedy draws 18, 22, 44.
1: s b2b3 13             greedy spends card 13 and shifts b2 and b3.
1: s b2c2 50             greedy spends card 50 and shifts b2 and c2.
1: f c1 51               greedy spends card 51 and flips c1 to the horse.
1: +64                   greedy scores card 64 for 3 points.
1: end                   greedy ends the turn.
chance: draw 17 19 62 65 greedy draws 4 cards.
2: +28                   greedy scores card 28 for 1 point.
2: s a2b2 21             greedy spends card 21 and shifts a2 and b2.
2: +33                   greedy scores card 33 for 2 points.
2: end                   greedy ends the turn.
chance: draw 23 30 61    greedy draws 3 cards.
0: s b1c1 18             greedy spends card 18 and shifts b1 and c1.
0: +44                   greedy scores card 44 for 2 points.
0: s a1a2 55             greedy spends card 55 and shifts a1 and a2.
0: +22                   greedy scores card 22 for 1 point.
0: end                   greedy ends the turn.
chance: draw 7 8 48 58   greedy draws 7, 8, 48, 58.
1: f a3 19               greedy spends card 19 and flips a3 to the fish.
1: +62                   greedy scores card 62 for 3 points.
1: f c3 65               greedy spends card 65 and flips c3 to the boat.
1: +17                   greedy scores card 17 for 1 point.
1: end                   greedy ends the turn.
chance: draw 24 29 34 39 greedy draws 4 cards.
2: s b2c2 23             greedy spends card 23 and shifts b2 and c2.
2: f b2 37               greedy spends card 37 and flips b2 to the boat.
2: +30                   greedy scores card 30 for 2 points.
2: end                   greedy ends the turn.
chance: draw 9 14 43     greedy draws 3 cards.
0: s c1c2 8              greedy spends card 8 and shifts c1 and c2.
0: s b2b3 7              greedy spends card 7 and shifts b2 and b3.
0: f a2 48               greedy spends card 48 and flips a2 to the seed.
0: +58                   greedy scores card 58 for 3 points.
0: end                   greedy ends the turn.
chance: draw 15 26 56 63 greedy draws 15, 26, 56, 63.
1: f c2 29               greedy spends card 29 and flips c2 to the tree.
1: +39                   greedy scores card 39 for 2 points.
1: f c3 34               greedy spends card 34 and flips c3 to the horse.
1: +24                   greedy scores card 24 for 1 point. greedy has scored 9 cards: this is the last round.
1: end                   greedy ends the turn.
chance: draw 1 45 49 53  greedy draws 4 cards.
2: +9                    greedy scores card 9 for 1 point.
2: f a2 14               greedy spends card 14 and flips a2 to the tree.
2: f b2 43               greedy spends card 43 and flips b2 to the tree.
2: +61                   greedy scores card 61 for 3 points.
2: end                   greedy ends the turn.
chance: draw 31 35 40 70 greedy draws 4 cards.
0: +26                   greedy scores card 26 for 1 point.
0: s a1b1 15             greedy spends card 15 and shifts a1 and b1.
0: s b1c1 56             greedy spends card 56 and shifts b1 and c1.
0: +63                   greedy scores card 63 for 3 points.
0: end                   greedy ends the turn.
chance: draw 7 41 46 67  The draw pile is empty: 34 discards become the new one. greedy draws 7, 41, 46, 67. The game is over.
greedy: 19 (scored_cards 16, most_ones 3)
greedy: 16 (scored_cards 16, most_ones 0)
greedy: 19 (scored_cards 19, most_ones 0)
outcome: Outcome(winners=(0, 2), code='last_round', clause='ST-19', tie_break=None)
