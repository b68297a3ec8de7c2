chance: lay sun seed boat tree bird fish seed boat horse The stones lie: sun, seed, boat, tree, bird, fish, seed, boat, horse.
chance: first 0          greedy begins.
chance: draw 4 5 49 61   greedy draws 4, 5, 49, 61.
chance: draw 3 8 25 37   greedy draws 4 cards.
chance: draw 9 33 40 58  greedy draws 4 cards.
chance: draw 10 28 48 57 greedy draws 4 cards.
chance: draw 6 32 38 65  greedy draws 4 cards.
0: s a1a2 5              greedy spends card 5 and shifts a1 and a2.
0: s a1b1 49             greedy spends card 49 and shifts a1 and b1.
0: +4                    greedy scores card 4 for 1 point.
0: end                   greedy ends the turn.
chance: draw 36 62 69    greedy draws 36, 62, 69.
1: +3                    greedy scores card 3 for 1 point.
1: s a2b2 25             greedy spends card 25 and shifts a2 and b2.
1: s b2c2 8              greedy spends card 8 and shifts b2 and c2.
1: +37                   greedy scores card 37 for 2 points.
1: end                   greedy ends the turn.
chance: draw 2 16 23 27  greedy draws 4 cards.
2: +9                    greedy scores card 9 for 1 point.
2: s a2b2 33             greedy spends card 33 and shifts a2 and b2.
2: s a2a3 58             greedy spends card 58 and shifts a2 and a3.
2: +40                   greedy scores card 40 for 2 points.
2: end                   greedy ends the turn.
chance: draw 11 17 41 60 greedy draws 4 cards.
3: s a1b1 28             greedy spends card 28 and shifts a1 and b1.
3: +10                   greedy scores card 10 for 1 point.
3: s c1c2 57             greedy spends card 57 and shifts c1 and c2.
3: +48                   greedy scores card 48 for 2 points.
3: end                   greedy ends the turn.
chance: draw 14 22 34 51 greedy draws 4 cards.
4: s a2b2 6              greedy spends card 6 and shifts a2 and b2.
4: f a3 38               greedy spends card 38 and flips a3 to the bird.
4: +32                   greedy scores card 32 for 2 points.
4: end                   greedy ends the turn.
chance: draw 35 52 70    greedy draws 3 cards.
0: s a1a2 36             greedy spends card 36 and shifts a1 and a2.
0: f a1 61               greedy spends card 61 and flips a1 to the fish.
0: f a3 69               greedy spends card 69 and flips a3 to the fish.
0: +62                   greedy scores card 62 for 3 points.
0: end                   greedy ends the turn.
chance: draw 13 31 45 55 greedy draws 13, 31, 45, 55.
1: s a1b1 27             greedy spends card 27 and shifts a1 and b1.
1: +2                    greedy scores card 2 for 1 point.
1: s a1a2 16             greedy spends card 16 and shifts a1 and a2.
1: +23                   greedy scores card 23 for 1 point.
1: end                   greedy ends the turn.
chance: draw 19 26 43 47 greedy draws 4 cards.
2: s c1c2 17             greedy spends card 17 and shifts c1 and c2.
2: +60                   greedy scores card 60 for 3 points.
2: end                   greedy ends the turn.
chance: draw 7 21        greedy draws 2 cards.
3: s a1b1 22             greedy spends card 22 and shifts a1 and b1.
3: s b1c1 14             greedy spends card 14 and shifts b1 and c1.
3: +34                   greedy scores card 34 for 2 points.
3: end                   greedy ends the turn.
chance: draw 18 56 67    greedy draws 3 cards.
4: s b2b3 52             greedy spends card 52 and shifts b2 and b3.
4: s b3c3 35             greedy spends card 35 and shifts b3 and c3.
4: f b3 70               greedy spends card 70 and flips b3 to the boat.
4: +65                   greedy scores card 65 for 3 points.
4: end                   greedy ends the turn.
chance: draw 46 53 54 64 greedy draws 4 cards.
0: s b1c1 13             greedy spends card 13 and shifts b1 and c1.
0: f c2 31               greedy spends card 31 and flips c2 to the moon.
0: +55                   greedy scores card 55 for 3 points.
0: end                   greedy ends the turn.
chance: draw 24 29 71    greedy draws 24, 29, 71.
1: s c1c2 26             greedy spends card 26 and shifts c1 and c2.
1: s a2b2 47             greedy spends card 47 and shifts a2 and b2.
1: +19                   greedy scores card 19 for 1 point.
1: +43                   greedy scores card 43 for 2 points.
1: end                   greedy ends the turn.
chance: draw 12 20 42 50 greedy draws 4 cards.
2: s a2b2 11             greedy spends card 11 and shifts a2 and b2.
2: +21                   greedy scores card 21 for 1 point.
2: f b2 41               greedy spends card 41 and flips b2 to the horse.
2: +7                    greedy scores card 7 for 1 point.
2: end                   greedy ends the turn.
chance: draw 1 63 66 72  greedy draws 4 cards.
3: s b1c1 18             greedy spends card 18 and shifts b1 and c1.
3: s a2a3 56             greedy spends card 56 and shifts a2 and a3.
3: f c1 67               greedy spends card 67 and flips c1 to the seed.
3: +51                   greedy scores card 51 for 2 points.
3: end                   greedy ends the turn.
chance: draw 15 39 44 59 greedy draws 4 cards.
4: s a1b1 54             greedy spends card 54 and shifts a1 and b1.
4: f a1 46               greedy spends card 46 and flips a1 to the sun.
4: +53                   greedy scores card 53 for 2 points.
4: end                   greedy ends the turn.
chance: draw 30 41 68    The draw pile is empty: 32 discards become the new one. greedy draws 3 cards.
0: s a1a2 24             greedy spends card 24 and shifts a1 and a2.
0: +29                   greedy scores card 29 for 2 points.
0: end                   greedy ends the turn.
chance: draw 47 69       greedy draws 47, 69.
1: s b2b3 12             greedy spends card 12 and shifts b2 and b3.
1: +20                   greedy scores card 20 for 1 point. greedy has scored 7 cards: this is the last round.
1: f a2 50               greedy spends card 50 and flips a2 to the moon.
1: +42                   greedy scores card 42 for 2 points.
1: end                   greedy ends the turn.
chance: draw 11 26 49 56 greedy draws 4 cards.
2: s b1c1 1              greedy spends card 1 and shifts b1 and c1.
2: +66                   greedy scores card 66 for 3 points.
2: end                   greedy ends the turn.
chance: draw 6 67        greedy draws 2 cards.
3: f c3 15               greedy spends card 15 and flips c3 to the tree.
3: +39                   greedy scores card 39 for 2 points.
3: end                   greedy ends the turn.
chance: draw 33 46       greedy draws 2 cards.
4: s a2b2 41             greedy spends card 41 and shifts a2 and b2.
4: +30                   greedy scores card 30 for 2 points.
4: end                   greedy ends the turn.
chance: draw 8 16        greedy draws 2 cards. The game is over.
greedy: 9 (scored_cards 9, most_ones 0)
greedy: 14 (scored_cards 11, most_ones 3)
greedy: 11 (scored_cards 11, most_ones 0)
greedy: 9 (scored_cards 9, most_ones 0)
greedy: 9 (scored_cards 9, most_ones 0)
outcome: Outcome(winners=(1,), code='last_round', clause='ST-19', tie_break=None)
