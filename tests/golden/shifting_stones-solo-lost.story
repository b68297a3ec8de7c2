chance: lay horse fish tree seed sun seed bird horse horse The stones lie: horse, fish, tree, seed, sun, seed, bird, horse, horse.
chance: pick 8 10 11 12 16 23 24 26 29 33 50 53 55 60 63 69 16 cards make up the deck.
chance: draw 26 29 60 69 random draws 26, 29, 60, 69.
0: f a2 69               random spends card 69 and flips a2 to the tree.
0: s c2c3 60             random spends card 60 and shifts c2 and c3.
0: f c2 29               random spends card 29 and flips c2 to the boat.
0: f b1 26               random spends card 26 and flips b1 to the bird.
0: end                   random ends the turn.
chance: draw 8 10 12 33  random draws 8, 10, 12, 33. A turn without a scored card: strike 1 of 4.
0: f a1 12               random spends card 12 and flips a1 to the boat.
0: s c2c3 33             random spends card 33 and shifts c2 and c3.
0: +8                    random scores card 8 for 1 point.
0: f c1 10               random spends card 10 and flips c1 to the seed.
0: end                   random ends the turn.
chance: draw 11 24 50 63 random draws 11, 24, 50, 63.
0: s a1a2 24             random spends card 24 and shifts a1 and a2.
0: s a1a2 63             random spends card 63 and shifts a1 and a2.
0: s c1c2 11             random spends card 11 and shifts c1 and c2.
0: s a2b2 50             random spends card 50 and shifts a2 and b2.
0: end                   random ends the turn.
chance: draw 16 23 53 55 random draws 16, 23, 53, 55. A turn without a scored card: strike 2 of 4.
0: f a1 55               random spends card 55 and flips a1 to the horse.
0: s b1c1 16             random spends card 16 and shifts b1 and c1.
0: s a2b2 23             random spends card 23 and shifts a2 and b2.
0: f a3 53               random spends card 53 and flips a3 to the fish.
0: end                   random ends the turn.
chance: draw 16 53 63 69 The draw pile is empty: 15 discards become the new one. random draws 16, 53, 63, 69. A turn without a scored card: strike 3 of 4.
0: s a2a3 63             random spends card 63 and shifts a2 and a3.
0: f a3 53               random spends card 53 and flips a3 to the seed.
0: s b2b3 16             random spends card 16 and shifts b2 and b3.
0: f b3 69               random spends card 69 and flips b3 to the moon.
0: end                   random ends the turn.
chance: draw 24 29 33 50 random draws 24, 29, 33, 50. A turn without a scored card: strike 4 of 4. The game is over.
random: 1 (solo_cards 1)
outcome: Outcome(winners=(), code='strikes', clause='ST-23', tie_break=None)
