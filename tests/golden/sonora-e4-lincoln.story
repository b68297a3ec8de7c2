0: flick a1 -196000 -196000 400000 400000 Lincoln flicks a1.
chance: settle 0 400000 400000 clean a1 off 0 260000 a1 leaves the board.
0: keep                  Lincoln lets it stand. a1 is out for this round.
0: flick a2 -196000 -196000 400000 400000 Lincoln flicks a2.
chance: settle 0 400000 400000 clean a2 off 0 260000 a2 leaves the board.
0: keep                  Lincoln lets it stand. a2 is out for this round.
1: flick b1 -196000 -196000 400000 400000 Luis flicks b1.
chance: settle 0 400000 400000 clean b1 off 0 260000 b1 leaves the board.
1: keep                  Luis lets it stand. b1 is out for this round.
1: flick b2 -196000 -196000 400000 400000 Luis flicks b2.
chance: settle 0 400000 400000 clean b2 off 0 260000 b2 leaves the board.
1: keep                  Luis lets it stand. b2 is out for this round.
0: flick a3 -196000 -196000 400000 400000 Lincoln flicks a3.
chance: settle 0 400000 400000 clean a3 floor 70000 40000 a3 stops and counts for the Mudcracks.
0: keep                  Lincoln lets it stand.
0: flick a4 -196000 -196000 400000 400000 Lincoln flicks a4.
chance: settle 0 400000 400000 clean a4 floor 40000 70000 a4 stops and counts for the Mudcracks.
0: keep                  Lincoln lets it stand.
1: flick b3 -196000 -196000 400000 400000 Luis flicks b3.
chance: settle 0 400000 400000 clean b3 off 0 260000 b3 leaves the board.
1: keep                  Luis lets it stand. b3 is out for this round.
1: flick b4 -196000 -196000 400000 400000 Luis flicks b4.
chance: settle 0 400000 400000 clean b4 off 0 260000 b4 leaves the board.
1: keep                  Luis lets it stand. b4 is out for this round.
0: flick a5 -196000 -196000 400000 400000 Lincoln flicks a5.
chance: settle 0 400000 400000 clean a5 floor 70000 70000 a5 stops and counts for the Mudcracks.
0: keep                  Lincoln lets it stand.
1: flick b5 -196000 -196000 400000 400000 Luis flicks b5.
chance: settle 0 400000 400000 clean b5 off 0 260000 b5 leaves the board.
1: keep                  Luis lets it stand. b5 is out for this round.
0: done                  Lincoln ends the Swaps.
0: mud                   Lincoln has 12 to spend in the Mudcracks.
0: mark 15               Lincoln marks node 15 for 3.
0: mark 21               Lincoln marks node 21 for 2 and surrounds 2 points.
0: mark 27               Lincoln marks node 27 for 5.
0: mark 20               Lincoln marks node 20 for 2. Lincoln earns: owl.
0: undo
0: box 1                 Lincoln marks a box of column 1.
0: box 1                 Lincoln marks a box of column 1. Lincoln earns: Swap.
0: close                 Lincoln closes the sum.
0: done                  Lincoln ends the Write phase.
1: done                  Luis ends the Write phase. Round 2: the board turns, Luis begins.
Lincoln: 2 (ruins 0, canyon 0, creek 0, mudcracks 2, discoveries 0)
Luis: 0 (ruins 0, canyon 0, creek 0, mudcracks 0, discoveries 0)
outcome: None
