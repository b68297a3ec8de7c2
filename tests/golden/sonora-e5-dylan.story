0: flick a1 -196000 -196000 400000 400000 Dylan flicks a1.
chance: settle 0 400000 400000 clean a1 floor -70000 -150000 a1 stops and counts for the Creek Bed, doubled.
0: keep                  Dylan lets it stand.
0: flick a2 -196000 -196000 400000 400000 Dylan flicks a2.
chance: settle 0 400000 400000 clean a2 floor 62000 -135000 a2 stops and counts for the Creek Bed, doubled.
0: keep                  Dylan lets it stand.
1: flick b1 -196000 -196000 400000 400000 Luis flicks b1.
chance: settle 0 400000 400000 clean b1 off 0 260000 b1 leaves the board.
1: keep                  Luis lets it stand. b1 is out for this round.
1: flick b2 -196000 -196000 400000 400000 Luis flicks b2.
chance: settle 0 400000 400000 clean b2 off 0 260000 b2 leaves the board.
1: keep                  Luis lets it stand. b2 is out for this round.
0: flick a3 -196000 -196000 400000 400000 Dylan flicks a3.
chance: settle 0 400000 400000 clean a3 floor 150000 -70000 a3 stops and counts for the Ruins, doubled.
0: keep                  Dylan lets it stand.
0: flick a4 -196000 -196000 400000 400000 Dylan flicks a4.
chance: settle 0 400000 400000 clean a4 floor -150000 70000 a4 stops and counts for the Canyon, doubled.
0: keep                  Dylan lets it stand.
1: flick b3 -196000 -196000 400000 400000 Luis flicks b3.
chance: settle 0 400000 400000 clean b3 off 0 260000 b3 leaves the board.
1: keep                  Luis lets it stand. b3 is out for this round.
1: flick b4 -196000 -196000 400000 400000 Luis flicks b4.
chance: settle 0 400000 400000 clean b4 off 0 260000 b4 leaves the board.
1: keep                  Luis lets it stand. b4 is out for this round.
0: flick a5 -196000 -196000 400000 400000 Dylan flicks a5.
chance: settle 0 400000 400000 clean a5 floor -135000 -62000 a5 stops and counts for the Mudcracks, doubled.
0: keep                  Dylan lets it stand.
1: flick b5 -196000 -196000 400000 400000 Luis flicks b5.
chance: settle 0 400000 400000 clean b5 floor 135000 62000 b5 stops and counts for the Ruins, doubled.
1: keep                  Luis lets it stand.
0: done                  Dylan ends the Swaps.
1: cross C 10            Luis crosses off 10 of building C.
1: done                  Luis ends the turn in the Ruins.
0: cross B 6             Dylan crosses off 6 of building B.
0: done                  Dylan ends the turn in the Ruins.
0: draw 4 e9 e10 f10 g10 h10 Dylan draws a shape of number 4 (e9, e10, f10, g10, h10) with 1 cactus.
0: draw 4 b8 c8 c9       Dylan draws a shape of number 2 (b8, c8, c9).
0: walk 2 2              Dylan walks 2 spaces to 2 for 1.
0: walk 1 3              Dylan walks 1 space to 3 for 1.
0: walk 1 4              Dylan walks 1 space to 4. Dylan earns: Swap.
0: walk 2 12             Dylan walks 2 spaces to 12. Dylan earns: Reflick.
0: mud                   Dylan has 10 to spend in the Mudcracks.
0: mark 15               Dylan marks node 15 for 3.
0: mark 21               Dylan marks node 21 for 2 and surrounds 2 points.
0: mark 14               Dylan marks node 14 for 4.
0: close                 Dylan closes the sum; 1 lost.
0: done                  Dylan ends the Write phase.
1: done                  Luis ends the Write phase. Round 2: the board turns, Luis begins.
1: flick b1 -196000 -196000 400000 400000 Luis flicks b1.
chance: settle 0 400000 400000 clean b1 floor -40000 -70000 b1 stops and counts for the Ruins.
1: keep                  Luis lets it stand.
1: flick b2 -196000 -196000 400000 400000 Luis flicks b2.
chance: settle 0 400000 400000 clean b2 off 0 260000 b2 leaves the board.
1: keep                  Luis lets it stand. b2 is out for this round.
0: flick a1 -196000 -196000 400000 400000 Dylan flicks a1.
chance: settle 0 400000 400000 clean a1 floor 135000 62000 a1 stops and counts for the Ruins, doubled.
0: keep                  Dylan lets it stand.
0: flick a2 -196000 -196000 400000 400000 Dylan flicks a2.
chance: settle 0 400000 400000 clean a2 floor -135000 -62000 a2 stops and counts for the Mudcracks, doubled.
0: keep                  Dylan lets it stand.
1: flick b3 -196000 -196000 400000 400000 Luis flicks b3.
chance: settle 0 400000 400000 clean b3 off 0 260000 b3 leaves the board.
1: keep                  Luis lets it stand. b3 is out for this round.
1: flick b4 -196000 -196000 400000 400000 Luis flicks b4.
chance: settle 0 400000 400000 clean b4 off 0 260000 b4 leaves the board.
1: keep                  Luis lets it stand. b4 is out for this round.
0: flick a3 -196000 -196000 400000 400000 Dylan flicks a3.
chance: settle 0 400000 400000 clean a3 floor 150000 -70000 a3 stops and counts for the Ruins, doubled.
0: keep                  Dylan lets it stand.
0: flick a4 -196000 -196000 400000 400000 Dylan flicks a4.
chance: settle 0 400000 400000 clean a4 floor -62000 135000 a4 stops and counts for the Mudcracks, doubled.
0: keep                  Dylan lets it stand.
1: flick b5 -196000 -196000 400000 400000 Luis flicks b5.
chance: settle 0 400000 400000 clean b5 off 0 260000 b5 leaves the board.
1: keep                  Luis lets it stand. b5 is out for this round.
0: flick a5 -196000 -196000 400000 400000 Dylan flicks a5.
chance: settle 0 400000 400000 clean a5 floor -150000 70000 a5 stops and counts for the Canyon, doubled.
0: keep                  Dylan lets it stand.
0: done                  Dylan ends the Swaps.
0: cross B 3             Dylan crosses off 3 of building B. Dylan is the first to complete building B: 11 points. Dylan earns: Swap.
0: cross D 5             Dylan crosses off 5 of building D.
0: done                  Dylan ends the turn in the Ruins.
1: cross C 1             Luis crosses off 1 of building C. Luis is the first to complete building C: 14 points. Luis earns: Reflick.
1: done                  Luis ends the turn in the Ruins.
0: draw 5 a5 b5 a6 b6 a7 b7 Dylan draws a shape of number 5 (a5, b5, a6, b6, a7, b7) with 1 cactus.
0: draw 5 c1 c2 c3 b4 c4 Dylan draws a shape of number 4 (c1, c2, c3, b4, c4) with 1 cactus.
0: mud                   Dylan has 12 to spend in the Mudcracks.
0: mark 10               Dylan marks node 10 for 5.
0: mark 16               Dylan marks node 16 for 2. Dylan earns: Swap.
0: mark 8                Dylan marks node 8 for 5 and surrounds 2 points.
0: close                 Dylan closes the sum.
0: done                  Dylan ends the Write phase.
1: done                  Luis ends the Write phase. Round 3: the board turns, Dylan begins.
0: flick a1 -196000 -196000 400000 400000 Dylan flicks a1.
chance: settle 0 400000 400000 clean a1 off 0 260000 a1 leaves the board.
0: keep                  Dylan lets it stand. a1 is out for this round.
0: flick a2 -196000 -196000 400000 400000 Dylan flicks a2.
chance: settle 0 400000 400000 clean a2 floor -150000 70000 a2 stops and counts for the Canyon, doubled.
0: keep                  Dylan lets it stand.
1: flick b1 -196000 -196000 400000 400000 Luis flicks b1.
chance: settle 0 400000 400000 clean b1 off 0 260000 b1 leaves the board.
1: keep                  Luis lets it stand. b1 is out for this round.
1: flick b2 -196000 -196000 400000 400000 Luis flicks b2.
chance: settle 0 400000 400000 clean b2 off 0 260000 b2 leaves the board.
1: keep                  Luis lets it stand. b2 is out for this round.
0: flick a3 -196000 -196000 400000 400000 Dylan flicks a3.
chance: settle 0 400000 400000 clean a3 floor 150000 -70000 a3 stops and counts for the Ruins, doubled.
0: keep                  Dylan lets it stand.
0: flick a4 -196000 -196000 400000 400000 Dylan flicks a4.
chance: settle 0 400000 400000 clean a4 floor -135000 -62000 a4 stops and counts for the Mudcracks, doubled.
0: keep                  Dylan lets it stand.
1: flick b3 -196000 -196000 400000 400000 Luis flicks b3.
chance: settle 0 400000 400000 clean b3 off 0 260000 b3 leaves the board.
1: keep                  Luis lets it stand. b3 is out for this round.
1: flick b4 -196000 -196000 400000 400000 Luis flicks b4.
chance: settle 0 400000 400000 clean b4 off 0 260000 b4 leaves the board.
1: keep                  Luis lets it stand. b4 is out for this round.
0: flick a5 -196000 -196000 400000 400000 Dylan flicks a5.
chance: settle 0 400000 400000 clean a5 floor -70000 70000 a5 stops and counts for the Creek Bed.
0: keep                  Dylan lets it stand.
1: flick b5 -196000 -196000 400000 400000 Luis flicks b5.
chance: settle 0 400000 400000 clean b5 floor 135000 62000 b5 stops and counts for the Ruins, doubled.
1: keep                  Luis lets it stand.
0: done                  Dylan ends the Swaps.
1: cross F 10            Luis crosses off 10 of building F.
1: done                  Luis ends the turn in the Ruins.
0: cross D 2             Dylan crosses off 2 of building D. Dylan is the first to complete building D: 8 points. Dylan earns: rabbit.
0: cross C 4             Dylan crosses off 4 of building C.
0: done                  Dylan ends the turn in the Ruins.
0: draw 2 a1 b1 a2       Dylan draws a shape of number 2 (a1, b1, a2) with 1 cactus.
0: draw 2 d2             Dylan draws a shape of number 1 (d2).
0: walk 5 9              Dylan walks 5 spaces to 9 for 2.
0: mud                   Dylan has 8 to spend in the Mudcracks.
0: rabbit                Dylan has 13 to spend in the Mudcracks.
0: mark 7                Dylan marks node 7 for 4 and surrounds 2 points.
0: mark 19               Dylan marks node 19 for 4.
0: mark 27               Dylan marks node 27 for 5.
0: close                 Dylan closes the sum.
0: done                  Dylan ends the Write phase.
1: done                  Luis ends the Write phase. Round 4: the board turns, Luis begins.
1: flick b1 -196000 -196000 400000 400000 Luis flicks b1.
chance: settle 0 400000 400000 clean b1 off 0 260000 b1 leaves the board.
1: keep                  Luis lets it stand. b1 is out for this round.
1: flick b2 -196000 -196000 400000 400000 Luis flicks b2.
chance: settle 0 400000 400000 clean b2 off 0 260000 b2 leaves the board.
1: keep                  Luis lets it stand. b2 is out for this round.
0: flick a1 -196000 -196000 400000 400000 Dylan flicks a1.
chance: settle 0 400000 400000 clean a1 floor -70000 -70000 a1 stops and counts for the Ruins.
0: keep                  Dylan lets it stand.
0: flick a2 -196000 -196000 400000 400000 Dylan flicks a2.
chance: settle 0 400000 400000 clean a2 floor -135000 -62000 a2 stops and counts for the Mudcracks, doubled.
0: keep                  Dylan lets it stand.
1: flick b3 -196000 -196000 400000 400000 Luis flicks b3.
chance: settle 0 400000 400000 clean b3 off 0 260000 b3 leaves the board.
1: keep                  Luis lets it stand. b3 is out for this round.
1: flick b4 -196000 -196000 400000 400000 Luis flicks b4.
chance: settle 0 400000 400000 clean b4 off 0 260000 b4 leaves the board.
1: keep                  Luis lets it stand. b4 is out for this round.
0: flick a3 -196000 -196000 400000 400000 Dylan flicks a3.
chance: settle 0 400000 400000 clean a3 floor 150000 -70000 a3 stops and counts for the Ruins, doubled.
0: keep                  Dylan lets it stand.
0: flick a4 -196000 -196000 400000 400000 Dylan flicks a4.
chance: settle 0 400000 400000 clean a4 floor -150000 70000 a4 stops and counts for the Canyon, doubled.
0: keep                  Dylan lets it stand.
1: flick b5 -196000 -196000 400000 400000 Luis flicks b5.
chance: settle 0 400000 400000 clean b5 floor -30000 -100000 b5 stops and counts for the Ruins.
1: keep                  Luis lets it stand.
0: flick a5 -196000 -196000 400000 400000 Dylan flicks a5.
chance: settle 0 400000 400000 clean a5 floor -62000 135000 a5 stops and counts for the Mudcracks, doubled.
0: keep                  Dylan lets it stand.
0: done                  Dylan ends the Swaps.
0: cross C 7             Dylan crosses off 7 of building C. Dylan completes building C: 9 points.
0: done                  Dylan ends the turn in the Ruins.
1: cross F 5             Luis crosses off 5 of building F. Luis is the first to complete building F: 19 points. Luis earns: Swap.
1: done                  Luis ends the turn in the Ruins.
0: draw 4 e1 f1 g1 h1 e2 Dylan draws a shape of number 4 (e1, f1, g1, h1, e2) with 1 cactus.
0: draw 4 g2 g3 g4 f5 g5 Dylan draws a shape of number 4 (g2, g3, g4, f5, g5) with 1 cactus.
0: mud                   Dylan has 14 to spend in the Mudcracks.
0: mark 5                Dylan marks node 5 for 7.
0: mark 17               Dylan marks node 17 for 6.
0: close                 Dylan closes the sum; 1 lost.
0: done                  Dylan ends the Write phase.
1: done                  Luis ends the Write phase. Round 5: the board turns, Dylan begins.
0: flick a1 -196000 -196000 400000 400000 Dylan flicks a1.
chance: settle 0 400000 400000 clean a1 off 0 260000 a1 leaves the board.
0: keep                  Dylan lets it stand. a1 is out for this round.
0: flick a2 -196000 -196000 400000 400000 Dylan flicks a2.
chance: settle 0 400000 400000 clean a2 floor -135000 -62000 a2 stops and counts for the Mudcracks, doubled.
0: keep                  Dylan lets it stand.
1: flick b1 -196000 -196000 400000 400000 Luis flicks b1.
chance: settle 0 400000 400000 clean b1 off 0 260000 b1 leaves the board.
1: keep                  Luis lets it stand. b1 is out for this round.
1: flick b2 -196000 -196000 400000 400000 Luis flicks b2.
chance: settle 0 400000 400000 clean b2 off 0 260000 b2 leaves the board.
1: keep                  Luis lets it stand. b2 is out for this round.
0: flick a3 -196000 -196000 400000 400000 Dylan flicks a3.
chance: settle 0 400000 400000 clean a3 floor 150000 -70000 a3 stops and counts for the Ruins, doubled.
0: keep                  Dylan lets it stand.
0: flick a4 -196000 -196000 400000 400000 Dylan flicks a4.
chance: settle 0 400000 400000 clean a4 floor -150000 70000 a4 stops and counts for the Canyon, doubled.
0: keep                  Dylan lets it stand.
1: flick b3 -196000 -196000 400000 400000 Luis flicks b3.
chance: settle 0 400000 400000 clean b3 off 0 260000 b3 leaves the board.
1: keep                  Luis lets it stand. b3 is out for this round.
1: flick b4 -196000 -196000 400000 400000 Luis flicks b4.
chance: settle 0 400000 400000 clean b4 off 0 260000 b4 leaves the board.
1: keep                  Luis lets it stand. b4 is out for this round.
0: flick a5 -196000 -196000 400000 400000 Dylan flicks a5.
chance: settle 0 400000 400000 clean a5 floor -62000 135000 a5 stops and counts for the Mudcracks, doubled.
0: keep                  Dylan lets it stand.
1: flick b5 -196000 -196000 400000 400000 Luis flicks b5.
chance: settle 0 400000 400000 clean b5 off 0 260000 b5 leaves the board.
1: keep                  Luis lets it stand. b5 is out for this round.
0: done                  Dylan ends the Swaps.
0: cross F 6             Dylan crosses off 6 of building F.
0: done                  Dylan ends the turn in the Ruins.
0: draw 4 i1 i2 j2       Dylan draws a shape of number 2 (i1, i2, j2).
0: draw 4 k2 k3 l3 m3 n3 Dylan draws a shape of number 4 (k2, k3, l3, m3, n3) with 1 cactus.
0: mud                   Dylan has 14 to spend in the Mudcracks.
0: mark 3                Dylan marks node 3 for 6.
0: mark 11               Dylan marks node 11 for 6 and surrounds 14 points.
0: close                 Dylan closes the sum; 2 lost.
0: done                  Dylan ends the Write phase.
1: done                  Luis ends the Write phase. Round 6: the board turns, Luis begins.
1: flick b1 -196000 -196000 400000 400000 Luis flicks b1.
chance: settle 0 400000 400000 clean b1 off 0 260000 b1 leaves the board.
1: keep                  Luis lets it stand. b1 is out for this round.
1: flick b2 -196000 -196000 400000 400000 Luis flicks b2.
chance: settle 0 400000 400000 clean b2 off 0 260000 b2 leaves the board.
1: keep                  Luis lets it stand. b2 is out for this round.
0: flick a1 -196000 -196000 400000 400000 Dylan flicks a1.
chance: settle 0 400000 400000 clean a1 off 0 260000 a1 leaves the board.
0: keep                  Dylan lets it stand. a1 is out for this round.
0: flick a2 -196000 -196000 400000 400000 Dylan flicks a2.
chance: settle 0 400000 400000 clean a2 off 0 260000 a2 leaves the board.
0: keep                  Dylan lets it stand. a2 is out for this round.
1: flick b3 -196000 -196000 400000 400000 Luis flicks b3.
chance: settle 0 400000 400000 clean b3 off 0 260000 b3 leaves the board.
1: keep                  Luis lets it stand. b3 is out for this round.
1: flick b4 -196000 -196000 400000 400000 Luis flicks b4.
chance: settle 0 400000 400000 clean b4 off 0 260000 b4 leaves the board.
1: keep                  Luis lets it stand. b4 is out for this round.
0: flick a3 -196000 -196000 400000 400000 Dylan flicks a3.
chance: settle 0 400000 400000 clean a3 floor 150000 -70000 a3 stops and counts for the Ruins, doubled.
0: keep                  Dylan lets it stand.
0: flick a4 -196000 -196000 400000 400000 Dylan flicks a4.
chance: settle 0 400000 400000 clean a4 floor -70000 70000 a4 stops and counts for the Creek Bed.
0: keep                  Dylan lets it stand.
1: flick b5 -196000 -196000 400000 400000 Luis flicks b5.
chance: settle 0 400000 400000 clean b5 off 0 260000 b5 leaves the board.
1: keep                  Luis lets it stand. b5 is out for this round.
0: flick a5 -196000 -196000 400000 400000 Dylan flicks a5.
chance: settle 0 400000 400000 clean a5 floor -150000 70000 a5 stops and counts for the Canyon, doubled.
0: keep                  Dylan lets it stand.
0: done                  Dylan ends the Swaps.
0: cross F 6             Dylan crosses off 6 of building F.
0: done                  Dylan ends the turn in the Ruins.
0: draw 5 m1 n1 o1 m2 n2 o2 Dylan draws a shape of number 5 (m1, n1, o1, m2, n2, o2) with 1 cactus.
0: draw 5 n4 n5          Dylan draws a shape of number 1 (n4, n5).
0: walk 4 16             Dylan walks 4 spaces to 16 for 2.
0: done                  Dylan ends the Write phase.
1: done                  Luis ends the Write phase. Round 7: the board turns, Dylan begins.
0: flick a1 -196000 -196000 400000 400000 Dylan flicks a1.
chance: settle 0 400000 400000 clean a1 floor -70000 -150000 a1 stops and counts for the Creek Bed, doubled.
0: keep                  Dylan lets it stand.
0: flick a2 -196000 -196000 400000 400000 Dylan flicks a2.
chance: settle 0 400000 400000 clean a2 floor -135000 -62000 a2 stops and counts for the Mudcracks, doubled.
0: keep                  Dylan lets it stand.
1: flick b1 -196000 -196000 400000 400000 Luis flicks b1.
chance: settle 0 400000 400000 clean b1 off 0 260000 b1 leaves the board.
1: keep                  Luis lets it stand. b1 is out for this round.
1: flick b2 -196000 -196000 400000 400000 Luis flicks b2.
chance: settle 0 400000 400000 clean b2 off 0 260000 b2 leaves the board.
1: keep                  Luis lets it stand. b2 is out for this round.
0: flick a3 -196000 -196000 400000 400000 Dylan flicks a3.
chance: settle 0 400000 400000 clean a3 floor 150000 -70000 a3 stops and counts for the Ruins, doubled.
0: keep                  Dylan lets it stand.
0: flick a4 -196000 -196000 400000 400000 Dylan flicks a4.
chance: settle 0 400000 400000 clean a4 floor -62000 135000 a4 stops and counts for the Mudcracks, doubled.
0: keep                  Dylan lets it stand.
1: flick b3 -196000 -196000 400000 400000 Luis flicks b3.
chance: settle 0 400000 400000 clean b3 off 0 260000 b3 leaves the board.
1: keep                  Luis lets it stand. b3 is out for this round.
1: flick b4 -196000 -196000 400000 400000 Luis flicks b4.
chance: settle 0 400000 400000 clean b4 off 0 260000 b4 leaves the board.
1: keep                  Luis lets it stand. b4 is out for this round.
0: flick a5 -196000 -196000 400000 400000 Dylan flicks a5.
chance: settle 0 400000 400000 clean a5 floor -150000 70000 a5 stops and counts for the Canyon, doubled.
0: keep                  Dylan lets it stand.
1: flick b5 -196000 -196000 400000 400000 Luis flicks b5.
chance: settle 0 400000 400000 clean b5 off 0 260000 b5 leaves the board.
1: keep                  Luis lets it stand. b5 is out for this round.
0: done                  Dylan ends the Swaps.
0: cross F 3             Dylan crosses off 3 of building F. Dylan completes building F: 12 points.
0: cross H 3             Dylan crosses off 3 of building H.
0: done                  Dylan ends the turn in the Ruins.
0: draw 5 m6 n6 o6 m7 n7 o7 Dylan draws a shape of number 5 (m6, n6, o6, m7, n7, o7) with 1 cactus.
0: draw 5 n8 m9 n9 n10   Dylan draws a shape of number 3 (n8, m9, n9, n10) with 1 cactus.
0: walk 1 17             Dylan walks 1 space to 17 for 4.
0: walk 1 10             Dylan walks 1 space to 10 for 4.
0: mud                   Dylan has 12 to spend in the Mudcracks.
0: mark 2                Dylan marks node 2 for 5 and surrounds 8 points.
0: close                 Dylan closes the sum; 7 lost.
0: done                  Dylan ends the Write phase.
1: done                  Luis ends the Write phase. The game is over.
Dylan: 118 (ruins 40, canyon 36, creek 14, mudcracks 28, discoveries 0)
Luis: 33 (ruins 33, canyon 0, creek 0, mudcracks 0, discoveries 0)
outcome: Outcome(winners=(0,), code='last_round', clause='SO-44', tie_break=None)
