0: flick a1 -196000 -196000 400000 400000 Ana flicks a1.
chance: settle 0 400000 400000 clean a1 off 0 260000 a1 leaves the board.
0: keep                  Ana lets it stand. a1 is out for this round.
0: flick a2 -196000 -196000 400000 400000 Ana flicks a2.
chance: settle 0 400000 400000 clean a2 off 0 260000 a2 leaves the board.
0: keep                  Ana lets it stand. a2 is out for this round.
1: flick b1 -196000 -196000 400000 400000 Luis flicks b1.
chance: settle 0 400000 400000 clean b1 off 0 260000 b1 leaves the board.
1: keep                  Luis lets it stand. b1 is out for this round.
1: flick b2 -196000 -196000 400000 400000 Luis flicks b2.
chance: settle 0 400000 400000 clean b2 off 0 260000 b2 leaves the board.
1: keep                  Luis lets it stand. b2 is out for this round.
0: flick a3 -196000 -196000 400000 400000 Ana flicks a3.
chance: settle 0 400000 400000 clean a3 off 0 260000 a3 leaves the board.
0: keep                  Ana lets it stand. a3 is out for this round.
0: flick a4 -196000 -196000 400000 400000 Ana flicks a4.
chance: settle 0 400000 400000 clean a4 floor 135000 62000 a4 stops and counts for the Ruins, doubled.
0: keep                  Ana lets it stand.
1: flick b3 -196000 -196000 400000 400000 Luis flicks b3.
chance: settle 0 400000 400000 clean b3 off 0 260000 b3 leaves the board.
1: keep                  Luis lets it stand. b3 is out for this round.
1: flick b4 -196000 -196000 400000 400000 Luis flicks b4.
chance: settle 0 400000 400000 clean b4 off 0 260000 b4 leaves the board.
1: keep                  Luis lets it stand. b4 is out for this round.
0: flick a5 -196000 -196000 400000 400000 Ana flicks a5.
chance: settle 0 400000 400000 clean a5 off 0 260000 a5 leaves the board.
0: keep                  Ana lets it stand. a5 is out for this round.
1: flick b5 -196000 -196000 400000 400000 Luis flicks b5.
chance: settle 0 400000 400000 clean b5 off 0 260000 b5 leaves the board.
1: keep                  Luis lets it stand. b5 is out for this round.
0: cross B 8             Ana crosses off 8 of building B.
0: done                  Ana ends the turn in the Ruins.
0: done                  Ana ends the Write phase.
1: done                  Luis ends the Write phase. Round 2: the board turns, Luis begins.
Ana: 0 (ruins 0, canyon 0, creek 0, mudcracks 0, discoveries 0)
Luis: 0 (ruins 0, canyon 0, creek 0, mudcracks 0, discoveries 0)
outcome: None
