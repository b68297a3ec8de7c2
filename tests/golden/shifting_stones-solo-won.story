chance: lay bird boat horse seed seed moon horse bird seed The stones lie: bird, boat, horse, seed, seed, moon, horse, bird, seed.
chance: pick 2 4 5 9 11 13 22 24 34 43 45 52 55 64 65 68 16 cards make up the deck.
chance: draw 11 22 43 52 greedy draws 11, 22, 43, 52.
0: s c1c2 52             greedy spends card 52 and shifts c1 and c2.
0: f b2 43               greedy spends card 43 and flips b2 to the tree.
0: +11                   greedy scores card 11 for 1 point.
0: +22                   greedy scores card 22 for 1 point.
0: end                   greedy ends the turn.
chance: draw 45 55 64 68 greedy draws 45, 55, 64, 68.
0: s b1b2 45             greedy spends card 45 and shifts b1 and b2.
0: s c1c2 64             greedy spends card 64 and shifts c1 and c2.
0: f c1 68               greedy spends card 68 and flips c1 to the boat.
0: +55                   greedy scores card 55 for 3 points.
0: end                   greedy ends the turn.
chance: draw 4 5 9 65    greedy draws 4, 5, 9, 65.
0: s b1c1 9              greedy spends card 9 and shifts b1 and c1.
0: s a3b3 5              greedy spends card 5 and shifts a3 and b3.
0: f b3 4                greedy spends card 4 and flips b3 to the boat.
0: +65                   greedy scores card 65 for 3 points.
0: end                   greedy ends the turn.
chance: draw 2 13 24 34  greedy draws 2, 13, 24, 34.
0: +13                   greedy scores card 13 for 1 point.
0: f c2 2                greedy spends card 2 and flips c2 to the sun.
0: +34                   greedy scores card 34 for 2 points.
0: end                   greedy ends the turn.
chance: draw 5 43 68     The draw pile is empty: 9 discards become the new one. greedy draws 5, 43, 68.
0: s a1b1 24             greedy spends card 24 and shifts a1 and b1.
0: s a1a2 5              greedy spends card 5 and shifts a1 and a2.
0: s b2c2 68             greedy spends card 68 and shifts b2 and c2.
0: +43                   greedy scores card 43 for 2 points.
0: end                   greedy ends the turn.
chance: draw 2 45 52 64  greedy draws 2, 45, 52, 64.
0: s b2b3 2              greedy spends card 2 and shifts b2 and b3.
0: f b3 52               greedy spends card 52 and flips b3 to the moon.
0: +45                   greedy scores card 45 for 2 points.
0: end                   greedy ends the turn.
chance: draw 4 9 68      The draw pile is empty: 5 discards become the new one. greedy draws 4, 9, 68.
0: s a1b1 9              greedy spends card 9 and shifts a1 and b1.
0: f a2 4                greedy spends card 4 and flips a2 to the horse.
0: f c2 64               greedy spends card 64 and flips c2 to the horse.
0: +68                   greedy scores card 68 for 5 points.
0: end                   greedy ends the turn.
chance: draw 2 5 24 52   greedy draws 2, 5, 24, 52.
0: +24                   greedy scores card 24 for 1 point.
0: s a1a2 5              greedy spends card 5 and shifts a1 and a2.
0: s c2c3 2              greedy spends card 2 and shifts c2 and c3.
0: +52                   greedy scores card 52 for 2 points.
0: end                   greedy ends the turn.
chance: draw 2 4 5 64    The draw pile is empty: 5 discards become the new one. greedy draws 2, 4, 5, 64.
0: s a1b1 5              greedy spends card 5 and shifts a1 and b1.
0: s b3c3 2              greedy spends card 2 and shifts b3 and c3.
0: f b2 4                greedy spends card 4 and flips b2 to the horse.
0: +64                   greedy scores card 64 for 3 points.
0: end                   greedy ends the turn.
chance: draw 2 4 5 9     The draw pile is empty: 3 discards become the new one. greedy draws 2, 4, 5, 9.
0: s a1b1 5              greedy spends card 5 and shifts a1 and b1.
0: +4                    greedy scores card 4 for 1 point.
0: end                   greedy ends the turn.
chance: draw 5           The draw pile is empty: 1 discard becomes the new one. greedy draws 5.
0: s a1a2 5              greedy spends card 5 and shifts a1 and a2.
0: f a2 2                greedy spends card 2 and flips a2 to the boat.
0: +9                    greedy scores card 9 for 1 point.
0: end                   greedy ends the turn.
chance: draw 2 5         The draw pile is empty: 2 discards become the new one. greedy draws 2, 5.
0: s a1b1 5              greedy spends card 5 and shifts a1 and b1.
0: end                   greedy ends the turn.
chance: draw 5           The draw pile is empty: 1 discard becomes the new one. greedy draws 5. A turn without a scored card: strike 1 of 4.
0: f b1 5                greedy spends card 5 and flips b1 to the fish.
0: +2                    greedy scores card 2 for 1 point.
0: end                   greedy ends the turn.
chance: draw 5           The draw pile is empty: 1 discard becomes the new one. greedy draws 5.
0: +5                    greedy scores card 5 for 1 point. The game is over.
greedy: 16 (solo_cards 16)
outcome: Outcome(winners=(0,), code='all_scored', clause='ST-24', tie_break=None)
