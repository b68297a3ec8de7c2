0: flick a1 -196000 -196000 400000 400000 Ana flicks a1.
chance: settle 0 400000 400000 clean a1 off 0 260000 a1 leaves the board.
0: keep                  Ana lets it stand. a1 is out for this round.
0: flick a2 -196000 -196000 400000 400000 Ana flicks a2.
chance: settle 0 400000 400000 clean a2 floor 100000 70000 a2 stops and counts for the Mudcracks.
0: keep                  Ana lets it stand.
0: flick a3 -196000 -196000 400000 400000 Ana flicks a3.
chance: settle 0 400000 400000 clean a3 off 0 260000 a3 leaves the board.
0: keep                  Ana lets it stand. a3 is out for this round.
0: flick a4 -196000 -196000 400000 400000 Ana flicks a4.
chance: settle 0 400000 400000 clean a4 off 0 260000 a4 leaves the board.
0: keep                  Ana lets it stand. a4 is out for this round.
0: flick a5 -196000 -196000 400000 400000 Ana flicks a5.
chance: settle 0 400000 400000 clean a5 floor 70000 70000 a5 stops and counts for the Mudcracks.
0: keep                  Ana lets it stand.
0: flick b1 -196000 -196000 400000 400000 Ana flicks b1.
chance: settle 0 400000 400000 clean b1 off 0 260000 b1 leaves the board.
0: keep                  Ana lets it stand. b1 is out for this round.
0: flick b2 -196000 -196000 400000 400000 Ana flicks b2.
chance: settle 0 400000 400000 clean b2 floor 40000 40000 b2 stops and counts for the Mudcracks.
0: keep                  Ana lets it stand.
0: flick b3 -196000 -196000 400000 400000 Ana flicks b3.
chance: settle 0 400000 400000 clean b3 off 0 260000 b3 leaves the board.
0: keep                  Ana lets it stand. b3 is out for this round.
0: flick b4 -196000 -196000 400000 400000 Ana flicks b4.
chance: settle 0 400000 400000 clean b4 off 0 260000 b4 leaves the board.
0: keep                  Ana lets it stand. b4 is out for this round.
0: flick b5 -196000 -196000 400000 400000 Ana flicks b5.
chance: settle 0 400000 400000 clean b5 off 0 260000 b5 leaves the board.
0: keep                  Ana lets it stand. b5 is out for this round.
0: flick c1 -196000 -196000 400000 400000 Ana flicks c1.
chance: settle 0 400000 400000 clean c1 off 0 260000 c1 leaves the board.
0: keep                  Ana lets it stand. c1 is out for this round.
0: flick c2 -196000 -196000 400000 400000 Ana flicks c2.
chance: settle 0 400000 400000 clean c2 off 0 260000 c2 leaves the board.
0: keep                  Ana lets it stand. c2 is out for this round.
0: flick c3 -196000 -196000 400000 400000 Ana flicks c3.
chance: settle 0 400000 400000 clean c3 off 0 260000 c3 leaves the board.
0: keep                  Ana lets it stand. c3 is out for this round.
0: flick c4 -196000 -196000 400000 400000 Ana flicks c4.
chance: settle 0 400000 400000 clean c4 off 0 260000 c4 leaves the board.
0: keep                  Ana lets it stand. c4 is out for this round.
0: flick c5 -196000 -196000 400000 400000 Ana flicks c5.
chance: settle 0 400000 400000 clean c5 off 0 260000 c5 leaves the board.
0: keep                  Ana lets it stand. c5 is out for this round.
0: colours a b           You play a; the AI plays b.
0: done                  Ana ends the Swaps.
0: ai fill 5             The AI makes node 5 cost 8.
0: ai fill 5             The AI makes node 5 cost 9.
0: mud                   Ana has 7 to spend in the Mudcracks.
0: mark 15               Ana marks node 15 for 3.
0: mark 14               Ana marks node 14 for 4.
0: close                 Ana closes the sum.
0: done                  Ana ends the Write phase. Round 2: the board turns, Ana begins.
Ana: 0 (ruins 0, canyon 0, creek 0, mudcracks 0, discoveries 0)
outcome: None
