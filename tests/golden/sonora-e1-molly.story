0: flick a1 -196000 -196000 400000 400000 Molly flicks a1.
chance: settle 0 400000 400000 clean a1 off 0 260000 a1 leaves the board.
0: keep                  Molly lets it stand. a1 is out for this round.
0: flick a2 -196000 -196000 400000 400000 Molly flicks a2.
chance: settle 0 400000 400000 clean a2 floor -70000 -70000 a2 stops and counts for the Ruins.
0: keep                  Molly lets it stand.
1: flick b1 -196000 -196000 400000 400000 Luis flicks b1.
chance: settle 0 400000 400000 clean b1 off 0 260000 b1 leaves the board.
1: keep                  Luis lets it stand. b1 is out for this round.
1: flick b2 -196000 -196000 400000 400000 Luis flicks b2.
chance: settle 0 400000 400000 clean b2 off 0 260000 b2 leaves the board.
1: keep                  Luis lets it stand. b2 is out for this round.
0: flick a3 -196000 -196000 400000 400000 Molly flicks a3.
chance: settle 0 400000 400000 clean a3 floor -40000 -70000 a3 stops and counts for the Ruins.
0: keep                  Molly lets it stand.
0: flick a4 -196000 -196000 400000 400000 Molly flicks a4.
chance: settle 0 400000 400000 clean a4 floor 150000 -70000 a4 stops and counts for the Ruins, doubled.
0: keep                  Molly lets it stand.
1: flick b3 -196000 -196000 400000 400000 Luis flicks b3.
chance: settle 0 400000 400000 clean b3 off 0 260000 b3 leaves the board.
1: keep                  Luis lets it stand. b3 is out for this round.
1: flick b4 -196000 -196000 400000 400000 Luis flicks b4.
chance: settle 0 400000 400000 clean b4 off 0 260000 b4 leaves the board.
1: keep                  Luis lets it stand. b4 is out for this round.
0: flick a5 -196000 -196000 400000 400000 Molly flicks a5.
chance: settle 0 400000 400000 clean a5 off 0 260000 a5 leaves the board.
0: keep                  Molly lets it stand. a5 is out for this round.
1: flick b5 -196000 -196000 400000 400000 Luis flicks b5.
chance: settle 0 400000 400000 clean b5 floor -70000 -40000 b5 stops and counts for the Ruins.
1: keep                  Luis lets it stand.
0: done                  Molly ends the Swaps.
0: cross B 9             Molly crosses off 9 of building B. Molly is the first to complete building B: 11 points. Molly earns: Swap.
0: cross C 4             Molly crosses off 4 of building C.
0: done                  Molly ends the turn in the Ruins.
1: cross H 5             Luis crosses off 5 of building H.
1: done                  Luis ends the turn in the Ruins.
0: done                  Molly ends the Write phase.
1: done                  Luis ends the Write phase. Round 2: the board turns, Luis begins.
Molly: 11 (ruins 11, canyon 0, creek 0, mudcracks 0, discoveries 0)
Luis: 0 (ruins 0, canyon 0, creek 0, mudcracks 0, discoveries 0)
outcome: None
