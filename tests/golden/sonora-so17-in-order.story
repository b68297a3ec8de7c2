0: flick a5 -196000 -196000 400000 400000 Ana flicks a5.
chance: settle 0 400000 400000 clean a5 floor -70000 -70000 a5 stops and counts for the Ruins.
0: keep                  Ana lets it stand.
0: flick a4 -196000 -196000 400000 400000 Ana flicks a4.
chance: settle 0 400000 400000 clean a4 floor 70000 70000 a4 stops and counts for the Mudcracks.
0: keep                  Ana lets it stand.
1: flick b5 -196000 -196000 400000 400000 Luis flicks b5.
chance: settle 0 400000 400000 clean b5 floor -70000 70000 b5 stops and counts for the Creek Bed.
1: keep                  Luis lets it stand.
1: flick b4 -196000 -196000 400000 400000 Luis flicks b4.
chance: settle 0 400000 400000 touched a4 hole 0 0 a5 off 0 -260000 b4 floor 90000 90000 a4 falls into the hole. a5 leaves the board. b4 stops and counts for the Mudcracks.
1: reflick               Luis uses a Reflick on b4.
0: bullseye a4 canyon    Ana puts a4 on the Canyon.
1: flick b4 -196000 -196000 400000 400000 Luis flicks b4 again.
chance: settle 0 400000 400000 clean b4 corner -190000 -190000 b4 has not left the corner; Luis flicks it again.
1: flick b4 -196000 -196000 400000 400000 Luis flicks b4 again.
chance: settle 0 400000 400000 clean b4 floor 80000 -80000 b4 stops and counts for the Canyon.
0: flick a5 -196000 -196000 400000 400000 Ana flicks a5 again.
chance: settle 0 400000 400000 touched a5 floor -80000 -80000 b4 off 260000 0 a5 stops and counts for the Ruins. b4 leaves the board.
0: keep                  Ana lets it stand.
1: flick b4 -196000 -196000 400000 400000 Luis flicks b4 again.
chance: settle 0 400000 400000 clean b4 floor 100000 -60000 b4 stops and counts for the Canyon.
2: flick c5 -196000 -196000 400000 400000 Eva flicks c5.
chance: settle 0 400000 400000 clean c5 floor 60000 -60000 c5 stops and counts for the Canyon.
2: keep                  Eva lets it stand.
Ana: 0 (ruins 0, canyon 0, creek 0, mudcracks 0, discoveries 0)
Luis: 0 (ruins 0, canyon 0, creek 0, mudcracks 0, discoveries 0)
Eva: 0 (ruins 0, canyon 0, creek 0, mudcracks 0, discoveries 0)
outcome: None
