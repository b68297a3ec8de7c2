0: flick a5 -196000 -196000 165115 362712 greedy flicks a5.
chance: settle 1 122295 323964 clean a5 floor -156743 -92006 a5 slides; all is at rest after 0.6 s. a5 rests: Ruins.
0: keep                  greedy lets it stand. a5 is out for this round.
0: flick b5 -196000 -196000 362612 530488 greedy flicks b5.
chance: settle 1 294934 362545 clean b5 floor -68220 -38928 b5 slides; all is at rest after 0.9 s. b5 rests: Ruins.
0: keep                  greedy lets it stand. b5 is out for this round.
0: flick c5 -196000 -196000 232900 575298 greedy flicks c5.
chance: settle 1 256215 658860 touched c5 floor -35205 205679 c5 slides; all is at rest after 1.2 s. c5 rests: Creek Bed.
0: keep                  greedy lets it stand.
0: flick a4 -196000 -196000 91955 531739 greedy flicks a4.
chance: settle 1 153116 524004 clean a4 floor -118512 69184 a4 slides; all is at rest after 1.0 s. a4 rests: Creek Bed.
0: reflick               greedy uses a Reflick on a4.
0: flick a4 -196000 -196000 592208 215660 greedy flicks a4 again.
chance: settle 1 635764 198669 clean a4 floor 196564 -73328 a4 slides; all is at rest after 1.2 s. a4 rests: Canyon.
0: flick b4 -196000 -196000 121823 526234 greedy flicks b4.
chance: settle 1 76674 562450 clean b4 floor -155652 99973 b4 slides; all is at rest after 1.1 s. b4 rests: Creek Bed.
0: flick c4 -196000 -196000 362612 530488 greedy flicks c4.
chance: settle 1 356331 575962 clean c4 floor 27721 165615 c4 slides; all is at rest after 1.3 s. c4 rests: Mudcracks.
0: flick a3 -196000 -196000 167985 353870 greedy flicks a3.
chance: settle 1 173498 393426 clean a3 floor -126844 -39180 a3 slides; all is at rest after 0.8 s. a3 is out for this round.
0: flick b3 -196000 -196000 420754 528537 greedy flicks b3.
chance: settle 1 442957 545659 clean b3 floor 92597 159510 b3 slides; all is at rest after 1.3 s. b3 rests: Mudcracks.
0: flick c3 -196000 -196000 91955 531739 greedy flicks c3.
chance: settle 1 102279 543024 touched b4 floor -156459 102090 c3 floor -143370 78444 c3 slides; all is at rest after 1.0 s. b4 rests: Creek Bed. c3 rests: Canyon, on its circle.
0: flick a2 -196000 -196000 313077 313077 greedy flicks a2.
chance: settle 1 320128 332536 clean a2 floor -59018 -53709 a2 slides; all is at rest after 0.9 s. a2 is out for this round.
0: flick b2 -196000 -196000 530676 413639 greedy flicks b2.
chance: settle 1 515072 384880 clean b2 floor 111013 33411 b2 slides; all is at rest after 1.2 s. b2 rests: Mudcracks.
0: flick c2 -196000 -196000 576938 223977 greedy flicks c2.
chance: settle 1 519822 216345 clean c2 floor 75322 -83078 c2 slides; all is at rest after 1.0 s. c2 rests: Canyon.
0: flick c1 -196000 -196000 528537 420754 greedy flicks c1.
chance: settle 1 502731 412096 touched b2 floor 121988 33708 c1 floor 88392 45732 c1 slides; all is at rest after 1.1 s. b2 rests: Mudcracks. c1 rests: Mudcracks.
0: flick b1 -196000 -196000 91955 531739 greedy flicks b1.
chance: settle 1 128116 473161 clean b1 floor -137781 19015 b1 slides; all is at rest after 0.9 s. b1 rests: Creek Bed.
0: flick a1 -196000 -196000 223977 576938 greedy flicks a1.
chance: settle 1 237788 687985 touched a1 floor -53872 37156 b1 floor -151126 57193 b4 floor -174191 138791 c3 floor -133201 91073 a1 slides; all is at rest after 0.9 s. a1 rests: Creek Bed. b1 rests: Canyon, on its circle. b4 rests: Creek Bed. c3 rests: Creek Bed.
0: colours b c           You play colour b; the AI plays c.
0: swap b1 b4            greedy swaps b1 and b4.
0: done                  greedy ends the Swaps.
0: ai draw 2 b4 c4 c5    The AI fills a shape of number 2 (b4, c4, c5).
0: ai walk 3 10          The AI fills 3 spaces upstream from 10.
0: ai walk 5 7           The AI fills 5 spaces upstream from 7.
0: ai fill 1             The AI makes node 1 cost 7.
0: ai fill 1             The AI makes node 1 cost 8.
0: ai fill 1             The AI makes node 1 cost 9.
0: ai fill 2             The AI makes node 2 cost 6.
0: ai fill 2             The AI makes node 2 cost 7.
0: draw 4 d9 e9 f9 g9 g10 greedy draws a shape of number 4 (d9, e9, f9, g9, g10) with 2 cacti.
0: draw 4 e11 e12 f12 g12 h12 greedy draws a shape of number 4 (e11, e12, f12, g12, h12) with 2 cacti.
0: walk 1 1              greedy walks 1 space to 1 for 1.
0: mud                   greedy has 5 to spend in the Mudcracks.
0: mark 20               greedy marks node 20 for 2.
0: mark 21               greedy marks node 21 for 2. greedy earns: owl.
0: box 1                 greedy marks a box of column 1.
0: walk owl 20           greedy walks 4 spaces to 20. greedy earns: rabbit.
0: rabbit                greedy has 5 to spend in the Mudcracks.
0: box 1                 greedy marks a box of column 1. greedy earns: Swap.
0: box 2                 greedy marks a box of column 2.
0: box 2                 greedy marks a box of column 2.
0: box 2                 greedy marks a box of column 2. greedy earns: Reflick.
0: box 3                 greedy marks a box of column 3.
0: close                 greedy closes the sum.
0: done                  greedy ends the Write phase. Round 2: the board turns, greedy begins.
0: flick a5 -196000 -196000 167985 353870 greedy flicks a5.
chance: settle 1 212596 432479 clean a5 floor -2796 101026 a5 slides; all is at rest after 0.9 s. a5 rests: Creek Bed.
0: keep                  greedy lets it stand. a5 is out for this round.
0: flick b5 -196000 -196000 165115 362712 greedy flicks b5.
chance: settle 1 264001 374395 clean b5 floor -37003 83885 b5 slides; all is at rest after 0.8 s. b5 rests: Creek Bed.
0: keep                  greedy lets it stand. b5 is out for this round.
0: flick c5 -196000 -196000 520428 123047 greedy flicks c5.
chance: settle 1 577896 133075 clean c5 floor -122844 -121692 c5 slides; all is at rest after 1.1 s. c5 rests: Ruins.
0: keep                  greedy lets it stand.
0: flick a4 -196000 -196000 164957 468826 greedy flicks a4.
chance: settle 1 203119 528957 clean a4 floor 81840 89310 a4 slides; all is at rest after 1.1 s. a4 rests: Mudcracks.
0: keep                  greedy lets it stand.
0: flick b4 -196000 -196000 357320 130450 greedy flicks b4.
chance: settle 1 328808 85400 clean b4 floor -169106 92451 b4 slides; all is at rest after 0.6 s. b4 rests: Creek Bed.
0: keep                  greedy lets it stand. b4 is out for this round.
0: flick c4 -196000 -196000 357320 130450 greedy flicks c4.
chance: settle 1 348101 147508 clean c4 floor -144303 74001 c4 slides; all is at rest after 0.7 s. c4 rests: Canyon, on its circle.
0: keep                  greedy lets it stand. c4 is out for this round.
0: flick a3 -196000 -196000 232900 575298 greedy flicks a3.
chance: settle 1 208232 487867 clean a3 floor 43900 93605 a3 slides; all is at rest after 1.0 s. a3 rests: Mudcracks.
0: keep                  greedy lets it stand.
0: flick b3 -196000 -196000 520428 123047 greedy flicks b3.
chance: settle 1 598322 157496 touched b3 floor -113463 -99949 c5 floor -124852 -155160 b3 slides; all is at rest after 1.1 s. b3 rests: Ruins. c5 rests: Ruins.
0: keep                  greedy lets it stand.
0: flick c3 -196000 -196000 223977 576938 greedy flicks c3.
chance: settle 1 221383 560695 touched a3 floor 63667 65565 a4 floor 105448 90891 c3 floor 29371 111029 c3 slides; all is at rest after 0.9 s. a3 rests: Mudcracks. a4 rests: Mudcracks. c3 rests: Canyon, on its circle.
0: keep                  greedy lets it stand.
0: flick a1 -196000 -196000 530676 413639 greedy flicks a1.
chance: settle 1 621687 478381 touched a1 floor 132593 -197898 a1 slides; all is at rest after 1.3 s. a1 rests: Canyon.
0: keep                  greedy lets it stand.
0: flick a2 -196000 -196000 232900 575298 greedy flicks a2.
chance: settle 1 276406 639597 touched a2 floor 16841 75557 a4 floor 130073 69620 c3 floor 116413 129159 a2 slides; all is at rest after 0.9 s. a2 rests: Mudcracks. a4 rests: Ruins, on its circle. c3 rests: Mudcracks.
0: keep                  greedy lets it stand.
0: flick b2 -196000 -196000 357320 130450 greedy flicks b2.
chance: settle 1 336231 128436 clean b2 floor -153146 83814 b2 slides; all is at rest after 0.7 s. b2 rests: Canyon, on its circle.
0: keep                  greedy lets it stand. b2 is out for this round.
0: flick b1 -196000 -196000 528537 420754 greedy flicks b1.
chance: settle 1 576813 400551 clean b1 floor 64757 -179503 b1 slides; all is at rest after 1.3 s. b1 rests: Canyon.
0: keep                  greedy lets it stand.
0: flick c1 -196000 -196000 520428 123047 greedy flicks c1.
chance: settle 1 476315 107348 clean c1 floor -147412 -19592 c1 slides; all is at rest after 0.9 s. c1 rests: Ruins.
0: keep                  greedy lets it stand.
0: flick c2 -196000 -196000 448321 448321 greedy flicks c2.
chance: settle 1 383200 391013 clean c2 hole -8931 12669 c2 slides; all is at rest after 0.8 s. c2 falls into the hole.
0: keep                  greedy lets it stand.
0: bullseye c2 ruins     greedy puts c2 on the Ruins.
0: colours a c           You play colour a; the AI plays c.
0: done                  greedy ends the Swaps. The AI circles 8 hexes of its building.
0: ai fill 2             The AI makes node 2 cost 8.
0: ai fill 3             The AI makes node 3 cost 7.
0: ai fill 3             The AI makes node 3 cost 8. 8 of your value cross off what the AI had circled.
0: draw 1 h10 h11        greedy draws a shape of number 1 (h10, h11). greedy earns: Swap.
0: mud                   greedy has 5 to spend in the Mudcracks.
0: mark 14               greedy marks node 14 for 4. greedy earns: rabbit.
0: rabbit                greedy has 6 to spend in the Mudcracks.
0: mark 15               greedy marks node 15 for 3 and surrounds 2 points.
0: mark 16               greedy marks node 16 for 2.
0: box 3                 greedy marks a box of column 3.
0: close                 greedy closes the sum.
0: done                  greedy ends the Write phase. Round 3: the board turns, greedy begins.
0: flick a5 -196000 -196000 520428 123047 greedy flicks a5.
chance: settle 1 514591 192982 clean a5 floor -66171 97680 a5 slides; all is at rest after 1.0 s. a5 rests: Creek Bed.
0: reflick               greedy uses a Reflick on a5.
0: flick a5 -196000 -196000 530676 413639 greedy flicks a5 again.
chance: settle 1 507268 427309 clean a5 floor -115895 -66732 a5 slides; all is at rest after 1.2 s. a5 rests: Mudcracks, on its circle.
0: flick b5 -196000 -196000 165115 362712 greedy flicks b5.
chance: settle 1 110813 326183 clean b5 floor 160612 91834 b5 slides; all is at rest after 0.6 s. b5 is out for this round.
0: flick c5 -196000 -196000 232900 575298 greedy flicks c5.
chance: settle 1 259099 571298 clean c5 floor 45328 -136223 c5 slides; all is at rest after 1.2 s. c5 rests: Creek Bed, on its circle.
0: flick a4 -196000 -196000 417493 180281 greedy flicks a4.
chance: settle 1 424445 174397 clean a4 floor 15447 121814 a4 slides; all is at rest after 0.9 s. a4 is out for this round.
0: flick b4 -196000 -196000 592208 215660 greedy flicks b4.
chance: settle 1 478187 199667 clean b4 floor -33710 100084 b4 slides; all is at rest after 1.0 s. b4 rests: Creek Bed.
0: flick c4 -196000 -196000 353870 167985 greedy flicks c4.
chance: settle 1 423373 211027 clean c4 floor 10340 103459 c4 slides; all is at rest after 0.9 s. c4 is out for this round.
0: flick a3 -196000 -196000 91955 531739 greedy flicks a3.
chance: settle 1 77717 509296 clean a3 floor 158883 -47235 a3 slides; all is at rest after 1.0 s. a3 rests: Canyon.
0: flick b3 -196000 -196000 165115 362712 greedy flicks b3.
chance: settle 1 173465 316366 clean b3 floor 137981 90186 b3 slides; all is at rest after 0.7 s. b3 is out for this round.
0: flick a1 -196000 -196000 91955 531739 greedy flicks a1.
chance: settle 1 140083 460210 clean a1 floor 133530 -9230 a1 slides; all is at rest after 0.9 s. a1 rests: Canyon.
0: flick b1 -196000 -196000 505455 246493 greedy flicks b1.
chance: settle 1 561435 302832 touched b1 floor -119009 4730 b4 floor -35804 102261 b1 slides; all is at rest after 1.2 s. b1 rests: Creek Bed. b4 rests: Creek Bed.
0: flick a2 -196000 -196000 121823 526234 greedy flicks a2.
chance: settle 1 154065 517509 touched a1 floor 114603 -67937 a2 floor 141738 13021 a2 slides; all is at rest after 0.9 s. a1 rests: Canyon. a2 rests: Mudcracks.
0: flick c3 -196000 -196000 165115 362712 greedy flicks c3.
chance: settle 1 156414 323284 clean c3 floor 143926 88371 c3 slides; all is at rest after 0.7 s. c3 is out for this round.
0: flick b2 -196000 -196000 232900 575298 greedy flicks b2.
chance: settle 1 208242 588815 touched a1 floor 104855 -82038 a2 floor 128258 -47417 a3 floor 176659 -66611 b2 floor 120310 29215 b2 slides; all is at rest after 0.8 s. a1 rests: Canyon. a2 rests: Canyon. a3 rests: Canyon. b2 rests: Mudcracks.
0: flick c2 -196000 -196000 165115 362712 greedy flicks c2.
chance: settle 1 176206 372068 clean c2 floor 128753 54005 c2 slides; all is at rest after 0.8 s. c2 is out for this round.
0: flick c1 -196000 -196000 165115 362712 greedy flicks c1.
chance: settle 1 115889 373286 clean c1 floor 154009 60746 c1 slides; all is at rest after 0.7 s. c1 is out for this round.
0: colours b a           You play colour b; the AI plays a.
0: done                  greedy ends the Swaps.
0: ai draw 1 b3          The AI fills a shape of number 1 (b3).
0: ai draw 2 c2 d2 c3    The AI fills a shape of number 2 (c2, d2, c3).
0: ai draw 3 l4 k5 l5 m5 The AI fills a shape of number 3 (l4, k5, l5, m5).
0: ai fill 3             The AI makes node 3 cost 9.
0: ai fill 4             The AI makes node 4 cost 6.
0: ai fill 4             The AI makes node 4 cost 7.
0: ai fill 4             The AI makes node 4 cost 8.
0: ai fill 5             The AI makes node 5 cost 8.
0: ai fill 5             The AI makes node 5 cost 9.
0: ai fill 5             The AI makes node 5 cost 10.
0: ai fill 6             The AI makes node 6 cost 6.
0: ai fill 6             The AI makes node 6 cost 7.
0: ai fill 6             The AI makes node 6 cost 8.
0: walk 4 24             greedy walks 4 spaces to 24. greedy earns: owl.
0: walk owl 27           greedy walks 3 spaces to 27. greedy earns: rabbit.
0: walk 1 28             greedy walks 1 space to 28 for 2.
0: mud                   greedy has 2 to spend in the Mudcracks.
0: rabbit                greedy has 7 to spend in the Mudcracks.
0: mark 22               greedy marks node 22 for 4 and surrounds 2 points. greedy earns: rabbit.
0: rabbit                greedy has 8 to spend in the Mudcracks.
0: mark 9                greedy marks node 9 for 4 and surrounds 2 points.
0: mark 19               greedy marks node 19 for 4 and surrounds 2 points.
0: close                 greedy closes the sum.
0: done                  greedy ends the Write phase. Round 4: the board turns, greedy begins.
0: flick a5 -196000 -196000 167985 353870 greedy flicks a5.
chance: settle 1 125899 322378 clean a5 floor 92571 -155608 a5 slides; all is at rest after 0.6 s. a5 is out for this round.
0: flick b5 -196000 -196000 526234 121823 greedy flicks b5.
chance: settle 1 511746 141888 clean b5 floor 126150 55929 b5 slides; all is at rest after 1.0 s. b5 rests: Ruins, on its circle.
0: flick c5 -196000 -196000 530676 413639 greedy flicks c5.
chance: settle 1 639639 412238 touched c5 floor -77439 198928 c5 slides; all is at rest after 1.2 s. c5 rests: Creek Bed.
0: flick a4 -196000 -196000 223977 576938 greedy flicks a4.
chance: settle 1 197484 613139 clean a4 floor -170132 -78074 a4 slides; all is at rest after 1.2 s. a4 rests: Ruins.
0: flick b4 -196000 -196000 223977 576938 greedy flicks b4.
chance: settle 1 169686 560796 clean b4 floor -108593 -103836 b4 slides; all is at rest after 1.1 s. b4 rests: Ruins.
0: flick c4 -196000 -196000 545714 303942 greedy flicks c4.
chance: settle 1 604610 248884 clean c4 floor 45148 170461 c4 slides; all is at rest after 1.2 s. c4 rests: Mudcracks.
0: flick a3 -196000 -196000 530676 413639 greedy flicks a3.
chance: settle 1 511399 394681 clean a3 floor -40351 110247 a3 slides; all is at rest after 1.2 s. a3 rests: Creek Bed.
0: flick b3 -196000 -196000 246493 505455 greedy flicks b3.
chance: settle 1 184312 533788 clean b3 floor -83436 -99513 b3 slides; all is at rest after 1.0 s. b3 rests: Ruins.
0: flick a1 -196000 -196000 530676 413639 greedy flicks a1.
chance: settle 1 461141 428796 clean a1 floor -54304 73185 a1 slides; all is at rest after 1.2 s. a1 rests: Creek Bed.
0: flick b1 -196000 -196000 530676 413639 greedy flicks b1.
chance: settle 1 477868 361825 clean b1 floor -5048 69527 b1 slides; all is at rest after 1.1 s. b1 rests: Creek Bed.
0: flick c3 -196000 -196000 520428 123047 greedy flicks c3.
chance: settle 1 459152 89723 clean c3 floor 157088 3130 c3 slides; all is at rest after 0.9 s. c3 rests: Mudcracks.
0: flick c2 -196000 -196000 528537 420754 greedy flicks c2.
chance: settle 1 424071 391423 clean c2 floor -13405 30871 c2 slides; all is at rest after 1.1 s. c2 rests: Creek Bed.
0: flick c1 -196000 -196000 448321 448321 greedy flicks c1.
chance: settle 1 463019 390516 touched c1 floor 11482 36440 c2 floor -39571 41469 c1 slides; all is at rest after 1.0 s. c1 rests: Mudcracks. c2 rests: Creek Bed.
0: flick a2 -196000 -196000 528537 420754 greedy flicks a2.
chance: settle 1 461206 528015 touched a2 floor -150123 68002 c2 floor -36829 49809 a2 slides; all is at rest after 1.3 s. a2 rests: Canyon, on its circle. c2 rests: Creek Bed.
0: flick b2 -196000 -196000 528537 420754 greedy flicks b2.
chance: settle 1 509948 501277 touched a1 floor -104750 142033 b2 floor -31059 28865 c2 floor -40197 54701 b2 slides; all is at rest after 1.1 s. a1 rests: Creek Bed. b2 rests: Creek Bed. c2 rests: Creek Bed.
0: colours b c           You play colour b; the AI plays c.
0: done                  greedy ends the Swaps.
0: ai walk 2 17          The AI fills 2 spaces upstream from 17.
0: ai walk 5 15          The AI fills 5 spaces upstream from 15.
0: ai fill 11            The AI makes node 11 cost 7.
0: ai fill 11            The AI makes node 11 cost 8.
0: ai fill 11            The AI makes node 11 cost 9.
0: ai fill 12            The AI makes node 12 cost 7.
0: ai fill 12            The AI makes node 12 cost 8.
0: ai fill 12            The AI makes node 12 cost 9.
0: ai fill 17            The AI makes node 17 cost 7.
0: ai fill 17            The AI makes node 17 cost 8.
0: cross D 7             greedy crosses off 7 of building D. greedy is the first to complete building D: 8 points. greedy earns: rabbit.
0: cross A 5             greedy crosses off 5 of building A. greedy is the first to complete building A: 6 points. greedy earns: Reflick.
0: cross E 5             greedy crosses off 5 of building E.
0: done                  greedy ends the turn in the Ruins.
0: walk 1 29             greedy walks 1 space to 29 for 4.
0: walk 2 31             greedy walks 2 spaces to 31. greedy earns: Swap.
0: rabbit                greedy has 5 to spend in the Mudcracks.
0: mark 8                greedy marks node 8 for 5 and surrounds 2 points. greedy earns: fox.
0: draw fox f5 g5 g6 g7 g8 greedy draws a shape of number 4 (f5, g5, g6, g7, g8) with 1 cactus.
0: close                 greedy closes the sum.
0: done                  greedy ends the Write phase. Round 5: the board turns, greedy begins.
0: flick a5 -196000 -196000 167985 353870 greedy flicks a5.
chance: settle 1 192676 364943 clean a5 floor -122289 -56386 a5 slides; all is at rest after 0.8 s. a5 rests: Mudcracks, on its circle.
0: keep                  greedy lets it stand. a5 is out for this round.
0: flick b5 -196000 -196000 592208 215660 greedy flicks b5.
chance: settle 1 604044 267819 clean b5 floor 173994 -31953 b5 slides; all is at rest after 1.2 s. b5 rests: Canyon.
0: keep                  greedy lets it stand.
0: flick c5 -196000 -196000 165115 362712 greedy flicks c5.
chance: settle 1 166533 408587 clean c5 floor -127885 -28880 c5 slides; all is at rest after 0.8 s. c5 rests: Ruins.
0: keep                  greedy lets it stand. c5 is out for this round.
0: flick a4 -196000 -196000 528537 420754 greedy flicks a4.
chance: settle 1 548631 355339 clean a4 floor 136441 19316 a4 slides; all is at rest after 1.2 s. a4 rests: Mudcracks.
0: keep                  greedy lets it stand.
0: flick b4 -196000 -196000 528537 420754 greedy flicks b4.
chance: settle 1 497791 461314 clean b4 floor 117183 94234 b4 slides; all is at rest after 1.3 s. b4 rests: Mudcracks.
0: keep                  greedy lets it stand.
0: flick a3 -196000 -196000 353870 167985 greedy flicks a3.
chance: settle 1 357567 130561 clean a3 floor -69823 -149928 a3 slides; all is at rest after 0.7 s. a3 rests: Creek Bed, on its circle.
0: keep                  greedy lets it stand. a3 is out for this round.
0: flick b3 -196000 -196000 353870 167985 greedy flicks b3.
chance: settle 1 322536 182978 clean b3 floor -85125 -133100 b3 slides; all is at rest after 0.7 s. b3 rests: Creek Bed, on its circle.
0: keep                  greedy lets it stand. b3 is out for this round.
0: flick c4 -196000 -196000 448321 448321 greedy flicks c4.
chance: settle 1 511332 457247 touched b4 floor 130918 112973 c4 floor 106554 72624 c4 slides; all is at rest after 1.2 s. b4 rests: Mudcracks. c4 rests: Mudcracks.
0: keep                  greedy lets it stand.
0: flick c3 -196000 -196000 592208 215660 greedy flicks c3.
chance: settle 1 489157 147346 clean c3 floor 35656 -126220 c3 slides; all is at rest after 0.9 s. c3 rests: Canyon.
0: keep                  greedy lets it stand.
0: flick a2 -196000 -196000 357320 130450 greedy flicks a2.
chance: settle 1 387968 142407 clean a2 floor -47364 -141442 a2 slides; all is at rest after 0.8 s. a2 rests: Ruins.
0: keep                  greedy lets it stand. a2 is out for this round.
0: flick c2 -196000 -196000 91955 531739 greedy flicks c2.
chance: settle 1 66904 548786 clean c2 floor -161712 85252 c2 slides; all is at rest after 1.0 s. c2 rests: Canyon, on its circle.
0: keep                  greedy lets it stand.
0: flick b2 -196000 -196000 520428 123047 greedy flicks b2.
chance: settle 1 524367 201036 touched b2 floor 28518 -90929 c3 floor 60540 -134605 b2 slides; all is at rest after 0.9 s. b2 rests: Canyon. c3 rests: Creek Bed, on its circle.
0: keep                  greedy lets it stand.
0: flick c1 -196000 -196000 528537 420754 greedy flicks c1.
chance: settle 1 524923 508151 touched c1 floor 87894 116799 c4 floor 149457 76807 c1 slides; all is at rest after 1.1 s. c1 rests: Mudcracks. c4 rests: Ruins, on its circle.
0: keep                  greedy lets it stand.
0: flick a1 -196000 -196000 526234 121823 greedy flicks a1.
chance: settle 1 502999 49232 clean a1 floor 39663 -172934 a1 slides; all is at rest after 0.9 s. a1 rests: Canyon.
0: keep                  greedy lets it stand.
0: flick b1 -196000 -196000 505455 246493 greedy flicks b1.
chance: settle 1 523743 298546 touched b1 floor 33813 -29851 b2 floor 56882 -99800 b1 slides; all is at rest after 1.0 s. b1 rests: Canyon. b2 rests: Canyon.
0: keep                  greedy lets it stand.
0: colours c b           You play colour c; the AI plays b.
0: done                  greedy ends the Swaps.
0: ai draw 1 c1          The AI fills a shape of number 1 (c1).
0: ai draw 2 a1 b1 a2    The AI fills a shape of number 2 (a1, b1, a2).
0: ai draw 5 a5 b5 a6 b6 a7 b7 The AI fills a shape of number 5 (a5, b5, a6, b6, a7, b7).
0: ai fill 17            The AI makes node 17 cost 9.
0: ai fill 18            The AI makes node 18 cost 6.
0: ai fill 18            The AI makes node 18 cost 7.
0: ai fill 18            The AI makes node 18 cost 8.
0: cross E 8             greedy crosses off 8 of building E. greedy is the first to complete building E: 16 points. greedy earns: Discovery.
0: discover fox          greedy discovers: fox.
0: done                  greedy ends the turn in the Ruins.
0: draw fox found g1 h1 g2 g3 g4 greedy draws a shape of number 4 (g1, h1, g2, g3, g4) with 1 cactus.
0: walk 3 34             greedy walks 3 spaces to 34 for 5.
0: draw 2 h4 h5 i5       greedy draws a shape of number 2 (h4, h5, i5). greedy earns: Discovery.
0: discover rabbit       greedy discovers: rabbit.
0: walk 3 48             greedy walks 3 spaces to 48 for 2.
0: draw 2 a9             greedy draws a shape of number 1 (a9). greedy earns: Reflick.
0: mud                   greedy has 1 to spend in the Mudcracks.
0: rabbit found          greedy has 7 to spend in the Mudcracks.
0: mark 10               greedy marks node 10 for 5 and surrounds 2 points. greedy earns: Swap.
0: box 3                 greedy marks a box of column 3.
0: box 3                 greedy marks a box of column 3. greedy earns: owl.
0: walk owl 36           greedy walks 2 spaces to 36. greedy earns: Reflick.
0: close                 greedy closes the sum.
0: done                  greedy ends the Write phase. The game is over.
greedy: 80 (ruins 30, canyon 24, creek 14, mudcracks 12, discoveries 0)
outcome: Outcome(winners=(0,), code='solo_total', clause='SO-45')
