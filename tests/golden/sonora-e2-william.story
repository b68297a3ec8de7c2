0: flick a1 -196000 -196000 400000 400000 William flicks a1.
chance: settle 0 400000 400000 clean a1 off 0 260000 a1 leaves the board.
0: keep                  William lets it stand. a1 is out for this round.
0: flick a2 -196000 -196000 400000 400000 William flicks a2.
chance: settle 0 400000 400000 clean a2 floor 110000 -30000 a2 stops and counts for the Canyon.
0: keep                  William lets it stand.
1: flick b1 -196000 -196000 400000 400000 Luis flicks b1.
chance: settle 0 400000 400000 clean b1 off 0 260000 b1 leaves the board.
1: keep                  Luis lets it stand. b1 is out for this round.
1: flick b2 -196000 -196000 400000 400000 Luis flicks b2.
chance: settle 0 400000 400000 clean b2 off 0 260000 b2 leaves the board.
1: keep                  Luis lets it stand. b2 is out for this round.
0: flick a3 -196000 -196000 400000 400000 William flicks a3.
chance: settle 0 400000 400000 clean a3 off 0 260000 a3 leaves the board.
0: keep                  William lets it stand. a3 is out for this round.
0: flick a4 -196000 -196000 400000 400000 William flicks a4.
chance: settle 0 400000 400000 clean a4 floor 80000 -40000 a4 stops and counts for the Canyon.
0: keep                  William lets it stand.
1: flick b3 -196000 -196000 400000 400000 Luis flicks b3.
chance: settle 0 400000 400000 clean b3 off 0 260000 b3 leaves the board.
1: keep                  Luis lets it stand. b3 is out for this round.
1: flick b4 -196000 -196000 400000 400000 Luis flicks b4.
chance: settle 0 400000 400000 clean b4 off 0 260000 b4 leaves the board.
1: keep                  Luis lets it stand. b4 is out for this round.
0: flick a5 -196000 -196000 400000 400000 William flicks a5.
chance: settle 0 400000 400000 clean a5 floor 80000 -80000 a5 stops and counts for the Canyon.
0: keep                  William lets it stand.
1: flick b5 -196000 -196000 400000 400000 Luis flicks b5.
chance: settle 0 400000 400000 clean b5 off 0 260000 b5 leaves the board.
1: keep                  Luis lets it stand. b5 is out for this round.
0: done                  William ends the Swaps.
0: draw 5 e11 f11 g11 e12 f12 g12 William draws a shape of number 5 (e11, f11, g11, e12, f12, g12) with 2 cacti.
0: draw 2 h11 i11 h12    William draws a shape of number 2 (h11, i11, h12). William earns: Swap.
0: draw 4 g9 f10 g10 h10 William draws a shape of number 3 (g9, f10, g10, h10) with 2 cacti.
0: done                  William ends the Write phase.
1: done                  Luis ends the Write phase. Round 2: the board turns, Luis begins.
William: 15 (ruins 0, canyon 15, creek 0, mudcracks 0, discoveries 0)
Luis: 0 (ruins 0, canyon 0, creek 0, mudcracks 0, discoveries 0)
outcome: None
