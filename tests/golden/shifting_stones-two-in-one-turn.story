chance: lay fish horse fish seed sun boat tree boat seed The stones lie: fish, horse, fish, seed, sun, boat, tree, boat, seed.
chance: first 0          Ana begins.
chance: draw 17 29 31 64 Ana draws 17, 29, 31, 64.
chance: draw 1 2 3 4     Luis draws 4 cards.
0: s b1c1 31             Ana spends card 31 and shifts b1 and c1.
0: +29                   Ana scores card 29 for 2 points.
0: +17                   Ana scores card 17 for 1 point.
0: undo
0: +17                   Ana scores card 17 for 1 point.
0: end                   Ana ends the turn.
chance: draw 5 6 7       Ana draws 5, 6, 7.
1: f b2 4                Luis spends card 4 and flips b2 to the moon.
1: end                   Luis ends the turn.
chance: draw 8           Luis draws 1 card.
Ana: 6 (scored_cards 3, most_ones 3)
Luis: 0 (scored_cards 0, most_ones 0)
outcome: None
