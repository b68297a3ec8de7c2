0: flick a5 -196000 -196000 420754 528537 greedy flicks a5.
chance: settle 2 427946 577906 clean a5 floor 89278 189245 a5 slides; everything is still after 1.3 s. a5 stops and counts for the Mudcracks.
0: keep                  greedy lets it stand.
0: flick b5 -196000 -196000 592208 215660 greedy flicks b5.
chance: settle 2 716308 320714 touched b5 floor 179151 -37 b5 slides; everything is still after 1.1 s. b5 stops and counts for the Canyon.
0: keep                  greedy lets it stand.
0: flick c5 -196000 -196000 121823 526234 greedy flicks c5.
chance: settle 2 76589 502189 clean c5 floor -159933 40491 c5 slides; everything is still after 0.9 s. c5 stops and counts for the Creek Bed.
0: keep                  greedy lets it stand.
0: flick c4 -196000 -196000 520428 123047 greedy flicks c4.
chance: settle 2 540199 85253 clean c4 floor 77865 -152779 c4 slides; everything is still after 1.0 s. c4 stops and counts for the Canyon.
0: keep                  greedy lets it stand.
0: flick a4 -196000 -196000 91955 531739 greedy flicks a4.
chance: settle 2 69916 558682 touched a4 floor -171205 20246 c5 floor -143933 95184 a4 slides; everything is still after 1.0 s. a4 stops and counts for the Creek Bed. c5 stops and counts for the Creek Bed.
0: reflick               greedy uses a Reflick on a4.
0: flick a4 -196000 -196000 420754 528537 greedy flicks a4 again.
chance: settle 2 384606 544007 clean a4 floor 41535 139983 a4 slides; everything is still after 1.2 s. a4 stops and counts for the Mudcracks.
0: flick b4 -196000 -196000 362612 530488 greedy flicks b4.
chance: settle 2 434839 605477 touched a4 floor 64092 190488 a5 floor 113393 203245 b4 floor 31551 119461 b4 slides; everything is still after 1.2 s. a4 stops and counts for the Mudcracks. a5 stops and counts for the Mudcracks. b4 stops and counts for the Canyon, doubled.
0: flick c3 -196000 -196000 528537 420754 greedy flicks c3.
chance: settle 2 566282 503621 touched c3 floor 183249 140828 c3 slides; everything is still after 1.3 s. c3 stops and counts for the Mudcracks.
0: flick a3 -196000 -196000 528537 420754 greedy flicks a3.
chance: settle 2 517954 417396 clean a3 floor 123398 61389 a3 slides; everything is still after 1.2 s. a3 stops and counts for the Ruins, doubled.
0: flick b3 -196000 -196000 448321 448321 greedy flicks b3.
chance: settle 2 479204 459516 clean b3 floor 69488 67515 b3 slides; everything is still after 1.1 s. b3 stops and counts for the Mudcracks.
0: flick c2 -196000 -196000 121823 526234 greedy flicks c2.
chance: settle 2 190808 540742 clean c2 floor -94573 91441 c2 slides; everything is still after 1.1 s. c2 stops and counts for the Creek Bed.
0: flick c1 -196000 -196000 362612 530488 greedy flicks c1.
chance: settle 2 369048 515091 touched b4 floor 35316 124486 c1 floor 16057 100008 c1 slides; everything is still after 1.2 s. b4 stops and counts for the Canyon, doubled. c1 stops and counts for the Canyon, doubled.
0: flick b2 -196000 -196000 576938 223977 greedy flicks b2.
chance: settle 2 487705 212390 clean b2 floor 44498 -91266 b2 slides; everything is still after 1.0 s. b2 stops and counts for the Canyon.
0: flick a2 -196000 -196000 505455 246493 greedy flicks a2.
chance: settle 2 535139 206607 touched a2 floor 36186 -113780 b2 floor 74811 -64238 a2 slides; everything is still after 1.0 s. a2 stops and counts for the Canyon. b2 stops and counts for the Canyon.
0: flick a1 -196000 -196000 448321 448321 greedy flicks a1.
chance: settle 2 440955 493063 touched a1 floor 55244 103753 b3 floor 76511 66428 a1 slides; everything is still after 1.2 s. a1 stops and counts for the Mudcracks. b3 stops and counts for the Mudcracks.
0: flick b1 -196000 -196000 505455 246493 greedy flicks b1.
chance: settle 2 595879 268332 touched a2 floor 72366 -128599 b1 floor 71320 -22328 c4 floor 78786 -154783 b1 slides; everything is still after 1.0 s. a2 stops and counts for the Creek Bed, doubled. b1 stops and counts for the Canyon. c4 stops and counts for the Canyon.
0: colours b a           You play b; the AI plays a.
0: done                  greedy ends the Swaps. The AI circles 6 hexes of its building.
0: ai walk 2 10          The AI fills 2 spaces upstream from 10.
0: ai walk 2 8           The AI fills 2 spaces upstream from 8.
0: ai fill 1             The AI makes node 1 cost 7.
0: ai fill 1             The AI makes node 1 cost 8.
0: ai fill 1             The AI makes node 1 cost 9.
0: ai fill 2             The AI makes node 2 cost 6.
0: ai fill 2             The AI makes node 2 cost 7.
0: ai fill 2             The AI makes node 2 cost 8.
0: ai fill 3             The AI makes node 3 cost 7.
0: ai fill 3             The AI makes node 3 cost 8.
0: ai fill 3             The AI makes node 3 cost 9.
0: ai fill 4             The AI makes node 4 cost 6.
0: draw 5 e9 f9 g9 e10 f10 g10 greedy draws a shape of number 5 (e9, f9, g9, e10, f10, g10) with 2 cacti.
0: draw 4 e11 e12 f12 g12 h12 greedy draws a shape of number 4 (e11, e12, f12, g12, h12) with 2 cacti.
0: draw 4 f5 g5 g6 g7 g8 greedy draws a shape of number 4 (f5, g5, g6, g7, g8) with 1 cactus.
0: draw 2 g4 h4 h5       greedy draws a shape of number 2 (g4, h4, h5). greedy earns: Discovery.
0: discover fox          greedy discovers: fox.
0: draw fox found h8 i8 h9 h10 h11 greedy draws a shape of number 4 (h8, i8, h9, h10, h11). greedy earns: Swap.
0: draw 1 a9             greedy draws a shape of number 1 (a9). greedy earns: Reflick.
0: mud                   greedy has 3 to spend in the Mudcracks.
0: mark 20               greedy marks node 20 for 2.
0: box 1                 greedy marks a box of column 1.
0: close                 greedy closes the sum.
0: done                  greedy ends the Write phase. Round 2: the board turns, greedy begins.
0: flick a5 -196000 -196000 165115 362712 greedy flicks a5.
chance: settle 2 116714 310553 clean a5 floor -100490 160105 a5 slides; everything is still after 0.6 s. a5 stops and counts for the Creek Bed.
0: reflick               greedy uses a Reflick on a5.
0: flick a5 -196000 -196000 167985 353870 greedy flicks a5 again.
chance: settle 2 159494 310761 clean a5 floor -95374 144355 a5 slides; everything is still after 0.6 s. a5 is out for this round.
0: flick b5 -196000 -196000 526234 121823 greedy flicks b5.
chance: settle 2 410569 130338 clean b5 floor -143953 32051 b5 slides; everything is still after 0.8 s. b5 is out for this round.
0: flick c5 -196000 -196000 165115 362712 greedy flicks c5.
chance: settle 2 191590 417038 clean c5 floor -18573 114489 c5 slides; everything is still after 0.9 s. c5 is out for this round.
0: flick a4 -196000 -196000 167985 353870 greedy flicks a4.
chance: settle 2 153628 252187 clean a4 floor -126965 153945 a4 slides; everything is still after 0.5 s. a4 is out for this round.
0: flick b4 -196000 -196000 246493 505455 greedy flicks b4.
chance: settle 2 208605 451567 clean b4 floor 12226 99809 b4 slides; everything is still after 0.9 s. b4 stops and counts for the Canyon, doubled.
0: flick c4 -196000 -196000 520428 123047 greedy flicks c4.
chance: settle 2 433861 53377 clean c4 floor -174370 20187 c4 slides; everything is still after 0.8 s. c4 is out for this round.
0: flick a3 -196000 -196000 165115 362712 greedy flicks a3.
chance: settle 2 216372 432850 touched a3 floor -12155 103621 b4 floor 20306 97514 a3 slides; everything is still after 0.9 s. a3 stops and counts for the Creek Bed. b4 stops and counts for the Canyon, doubled.
0: flick b3 -196000 -196000 520428 123047 greedy flicks b3.
chance: settle 2 514121 130830 clean b3 floor -131659 -56838 b3 slides; everything is still after 1.0 s. b3 stops and counts for the Mudcracks, doubled.
0: flick c3 -196000 -196000 232900 575298 greedy flicks c3.
chance: settle 2 201737 612162 clean c3 floor 169769 75461 c3 slides; everything is still after 1.2 s. c3 stops and counts for the Mudcracks.
0: flick a1 -196000 -196000 418197 543970 greedy flicks a1.
chance: settle 2 384729 689649 touched a1 floor -27938 73301 a3 floor -404 99668 b4 floor 149255 64038 c3 floor 211643 79435 a1 slides; everything is still after 1.0 s. a1 stops and counts for the Creek Bed. a3 stops and counts for the Creek Bed. b4 stops and counts for the Ruins, doubled. c3 stops and counts for the Mudcracks.
0: flick c2 -196000 -196000 232900 575298 greedy flicks c2.
chance: settle 2 273697 602077 touched a3 floor 124771 13949 c2 floor -9602 118800 c2 slides; everything is still after 1.1 s. a3 stops and counts for the Mudcracks. c2 stops and counts for the Creek Bed.
0: flick b2 -196000 -196000 165115 362712 greedy flicks b2.
chance: settle 2 174483 356987 clean b2 floor -64505 131730 b2 slides; everything is still after 0.7 s. b2 is out for this round.
0: flick a2 -196000 -196000 528537 420754 greedy flicks a2.
chance: settle 2 579455 428099 clean a2 floor 89910 -190995 a2 slides; everything is still after 1.3 s. a2 stops and counts for the Canyon.
0: flick b1 -196000 -196000 592208 215660 greedy flicks b1.
chance: settle 2 586670 173934 touched b1 floor -116663 -37962 b3 floor -133883 -127266 b1 slides; everything is still after 1.0 s. b1 stops and counts for the Ruins. b3 stops and counts for the Ruins.
0: flick c1 -196000 -196000 223977 576938 greedy flicks c1.
chance: settle 2 235011 615382 touched c1 floor -22900 134737 c2 floor 135973 40804 c1 slides; everything is still after 1.1 s. c1 stops and counts for the Creek Bed. c2 stops and counts for the Ruins, doubled.
0: colours b a           You play b; the AI plays a.
0: done                  greedy ends the Swaps.
0: ai draw 2 b4 c4 c5    The AI fills a shape of number 2 (b4, c4, c5).
0: ai walk 1 6           The AI fills 1 space upstream from 6.
0: ai fill 4             The AI makes node 4 cost 7.
0: ai fill 4             The AI makes node 4 cost 8.
0: ai fill 5             The AI makes node 5 cost 8. 6 of your value cross off what the AI had circled.
0: cross A 5             greedy crosses off 5 of building A. greedy is the first to complete building A: 6 points. greedy earns: Reflick.
0: cross D 1             greedy crosses off 1 of building D.
0: done                  greedy ends the turn in the Ruins.
0: done                  greedy ends the Write phase. Round 3: the board turns, greedy begins.
0: flick a5 -196000 -196000 165115 362712 greedy flicks a5.
chance: settle 2 179813 346391 clean a5 floor 130944 70677 a5 slides; everything is still after 0.7 s. a5 stops and counts for the Ruins, doubled.
0: keep                  greedy lets it stand. a5 is out for this round.
0: flick b5 -196000 -196000 121823 526234 greedy flicks b5.
chance: settle 2 151455 467641 clean b5 floor 126985 -17094 b5 slides; everything is still after 0.9 s. b5 stops and counts for the Canyon.
0: reflick               greedy uses a Reflick on b5.
0: flick b5 -196000 -196000 526234 121823 greedy flicks b5 again.
chance: settle 2 555324 158690 clean b5 floor -101320 111037 b5 slides; everything is still after 1.1 s. b5 stops and counts for the Creek Bed.
0: flick c5 -196000 -196000 530676 413639 greedy flicks c5.
chance: settle 2 545873 476828 clean c5 floor -170775 -124383 c5 slides; everything is still after 1.3 s. c5 stops and counts for the Ruins.
0: flick a4 -196000 -196000 165115 362712 greedy flicks a4.
chance: settle 2 205269 307729 clean a4 floor 125611 90476 a4 slides; everything is still after 0.7 s. a4 is out for this round.
0: flick b4 -196000 -196000 520428 123047 greedy flicks b4.
chance: settle 2 559242 160259 touched b4 floor -77665 117564 b5 floor -123064 104898 b4 slides; everything is still after 1.0 s. b4 stops and counts for the Mudcracks, doubled. b5 stops and counts for the Creek Bed.
0: flick c4 -196000 -196000 530676 413639 greedy flicks c4.
chance: settle 2 597416 449672 touched c4 floor -210635 -113240 c4 slides; everything is still after 1.3 s. c4 stops and counts for the Ruins.
0: flick c3 -196000 -196000 313077 313077 greedy flicks c3.
chance: settle 2 260214 297165 clean c3 floor 100719 87189 c3 slides; everything is still after 0.7 s. c3 is out for this round.
0: flick a3 -196000 -196000 448321 448321 greedy flicks a3.
chance: settle 2 468623 348824 clean a3 floor -57787 7091 a3 slides; everything is still after 1.1 s. a3 stops and counts for the Creek Bed.
0: flick b3 -196000 -196000 313077 313077 greedy flicks b3.
chance: settle 2 326517 282636 clean b3 floor 65284 82851 b3 slides; everything is still after 0.8 s. b3 is out for this round.
0: flick c2 -196000 -196000 91955 531739 greedy flicks c2.
chance: settle 2 181593 598821 clean c2 floor 90662 -151364 c2 slides; everything is still after 1.2 s. c2 stops and counts for the Canyon.
0: flick c1 -196000 -196000 526234 121823 greedy flicks c1.
chance: settle 2 438989 87949 clean c1 floor 13804 159498 c1 slides; everything is still after 0.8 s. c1 is out for this round.
0: flick a1 -196000 -196000 530676 413639 greedy flicks a1.
chance: settle 2 490856 381952 touched a1 floor -35243 13323 a3 floor -99815 -15161 a1 slides; everything is still after 1.1 s. a1 stops and counts for the Creek Bed. a3 stops and counts for the Ruins.
0: flick a2 -196000 -196000 165115 362712 greedy flicks a2.
chance: settle 2 163411 383945 clean a2 floor 132790 47483 a2 slides; everything is still after 0.8 s. a2 is out for this round.
0: flick b2 -196000 -196000 530676 413639 greedy flicks b2.
chance: settle 2 542611 466619 touched a1 floor -84606 2349 a3 floor -142404 -40544 b2 floor -10524 -15272 b2 slides; everything is still after 1.0 s. a1 stops and counts for the Creek Bed. a3 stops and counts for the Mudcracks, doubled. b2 stops and counts for the Ruins.
0: flick b1 -196000 -196000 448321 448321 greedy flicks b1.
chance: settle 2 416575 429155 touched b1 hole 7618 1929 b2 floor -43679 -48235 b1 slides; everything is still after 1.0 s. b1 falls into the hole. b2 stops and counts for the Ruins.
0: bullseye b1 mudcracks greedy puts b1 on the Mudcracks.
0: colours a c           You play a; the AI plays c.
0: done                  greedy ends the Swaps. The AI circles 9 hexes of its building.
0: ai draw 2 a2 a3 b3    The AI fills a shape of number 2 (a2, a3, b3).
0: walk 1 1              greedy walks 1 space to 1 for 1.
0: mud                   greedy has 6 to spend in the Mudcracks.
0: mark 21               greedy marks node 21 for 2. greedy earns: owl.
0: mark 14               greedy marks node 14 for 4. greedy earns: rabbit.
0: rabbit                greedy has 5 to spend in the Mudcracks.
0: mark 15               greedy marks node 15 for 3 and surrounds 2 points.
0: mark 16               greedy marks node 16 for 2.
0: walk owl 20           greedy walks 4 spaces to 20. greedy earns: rabbit.
0: rabbit                greedy has 5 to spend in the Mudcracks.
0: mark 22               greedy marks node 22 for 4 and surrounds 2 points. greedy earns: rabbit.
0: rabbit                greedy has 6 to spend in the Mudcracks.
0: mark 9                greedy marks node 9 for 4 and surrounds 2 points.
0: box 1                 greedy marks a box of column 1. greedy earns: Swap.
0: box 2                 greedy marks a box of column 2.
0: close                 greedy closes the sum.
0: done                  greedy ends the Write phase. Round 4: the board turns, greedy begins.
0: flick a5 -196000 -196000 357320 130450 greedy flicks a5.
chance: settle 2 354036 182948 clean a5 floor 128414 -65210 a5 slides; everything is still after 0.7 s. a5 is out for this round.
0: flick b5 -196000 -196000 357320 130450 greedy flicks b5.
chance: settle 2 364490 94771 clean b5 floor 162913 -68748 b5 slides; everything is still after 0.7 s. b5 is out for this round.
0: flick c5 -196000 -196000 353870 167985 greedy flicks c5.
chance: settle 2 346112 203374 clean c5 floor 120316 -67197 c5 slides; everything is still after 0.7 s. c5 is out for this round.
0: flick a4 -196000 -196000 357320 130450 greedy flicks a4.
chance: settle 2 369425 85955 clean a4 floor 165777 -66106 a4 slides; everything is still after 0.7 s. a4 is out for this round.
0: flick b4 -196000 -196000 520428 123047 greedy flicks b4.
chance: settle 2 531835 117575 clean b4 floor 136634 72536 b4 slides; everything is still after 1.0 s. b4 stops and counts for the Ruins, doubled.
0: flick c4 -196000 -196000 357320 130450 greedy flicks c4.
chance: settle 2 370239 147281 clean c4 floor 141598 -59243 c4 slides; everything is still after 0.7 s. c4 is out for this round.
0: flick c3 -196000 -196000 357320 130450 greedy flicks c3.
chance: settle 2 353133 118499 clean c3 floor 155082 -74064 c3 slides; everything is still after 0.7 s. c3 is out for this round.
0: flick a3 -196000 -196000 530676 413639 greedy flicks a3.
chance: settle 2 446563 359553 clean a3 floor 4906 41338 a3 slides; everything is still after 1.1 s. a3 stops and counts for the Mudcracks.
0: flick b3 -196000 -196000 357320 130450 greedy flicks b3.
chance: settle 2 361732 133205 clean b3 floor 148400 -66737 b3 slides; everything is still after 0.7 s. b3 is out for this round.
0: flick a1 -196000 -196000 165115 362712 greedy flicks a1.
chance: settle 2 212555 409594 clean a1 floor 20783 -105073 a1 slides; everything is still after 0.9 s. a1 is out for this round.
0: flick b2 -196000 -196000 223977 576938 greedy flicks b2.
chance: settle 2 268432 679644 touched b2 floor -197282 -30163 b2 slides; everything is still after 1.1 s. b2 stops and counts for the Ruins.
0: flick b1 -196000 -196000 167985 353870 greedy flicks b1.
chance: settle 2 153261 295423 clean b1 floor 104856 -148716 b1 slides; everything is still after 0.6 s. b1 is out for this round.
0: flick c2 -196000 -196000 528537 420754 greedy flicks c2.
chance: settle 2 578466 390925 clean c2 floor -57013 178393 c2 slides; everything is still after 1.3 s. c2 stops and counts for the Creek Bed.
0: flick c1 -196000 -196000 91955 531739 greedy flicks c1.
chance: settle 2 94012 561051 clean c1 floor -99872 -146422 c1 slides; everything is still after 1.1 s. c1 stops and counts for the Ruins.
0: flick a2 -196000 -196000 223977 576938 greedy flicks a2.
chance: settle 2 249713 685897 touched a2 floor -202858 -57125 b2 floor -202393 -13779 a2 slides; everything is still after 1.1 s. a2 stops and counts for the Ruins. b2 stops and counts for the Ruins.
0: colours b c           You play b; the AI plays c.
0: done                  greedy ends the Swaps. The AI circles 1 hex of its building.
0: ai walk 2 5           The AI fills 2 spaces upstream from 5. 10 of your value cross off what the AI had circled.
0: done                  greedy ends the Write phase. Round 5: the board turns, greedy begins.
0: flick a5 -196000 -196000 165115 362712 greedy flicks a5.
chance: settle 2 206986 333458 clean a5 floor -120692 -74678 a5 slides; everything is still after 0.7 s. a5 is out for this round.
0: flick b5 -196000 -196000 165115 362712 greedy flicks b5.
chance: settle 2 167710 375300 clean b5 floor -132091 -52986 b5 slides; everything is still after 0.8 s. b5 is out for this round.
0: flick c5 -196000 -196000 165115 362712 greedy flicks c5.
chance: settle 2 165051 442102 clean c5 floor -123796 -2596 c5 slides; everything is still after 0.9 s. c5 is out for this round.
0: flick a4 -196000 -196000 528537 420754 greedy flicks a4.
chance: settle 2 529531 376623 clean a4 floor 122979 30870 a4 slides; everything is still after 1.2 s. a4 stops and counts for the Mudcracks.
0: flick b4 -196000 -196000 530676 413639 greedy flicks b4.
chance: settle 2 569313 469380 clean b4 floor 193413 125059 b4 slides; everything is still after 1.4 s. b4 stops and counts for the Mudcracks.
0: flick c4 -196000 -196000 232900 575298 greedy flicks c4.
chance: settle 2 251001 565659 clean c4 floor -52006 128507 c4 slides; everything is still after 1.1 s. c4 stops and counts for the Mudcracks, doubled.
0: flick a3 -196000 -196000 520428 123047 greedy flicks a3.
chance: settle 2 532881 80909 clean a3 floor 70254 -155574 a3 slides; everything is still after 1.0 s. a3 stops and counts for the Creek Bed, doubled.
0: flick c3 -196000 -196000 528537 420754 greedy flicks c3.
chance: settle 2 554460 370032 touched a4 floor 137564 52293 c3 floor 117835 7384 c3 slides; everything is still after 1.1 s. a4 stops and counts for the Ruins, doubled. c3 stops and counts for the Mudcracks.
0: flick b3 -196000 -196000 448321 448321 greedy flicks b3.
chance: settle 2 520755 488143 clean b3 floor 126573 117154 b3 slides; everything is still after 1.3 s. b3 stops and counts for the Mudcracks.
0: flick a1 -196000 -196000 357320 130450 greedy flicks a1.
chance: settle 2 338013 131547 clean a1 floor -82348 -151769 a1 slides; everything is still after 0.7 s. a1 is out for this round.
0: flick b1 -196000 -196000 357320 130450 greedy flicks b1.
chance: settle 2 338832 90880 clean b1 floor -85810 -166445 b1 slides; everything is still after 0.7 s. b1 is out for this round.
0: flick b2 -196000 -196000 592208 215660 greedy flicks b2.
chance: settle 2 539166 139226 clean b2 floor 82323 -124130 b2 slides; everything is still after 1.0 s. b2 stops and counts for the Creek Bed, doubled.
0: flick c2 -196000 -196000 592208 215660 greedy flicks c2.
chance: settle 2 574832 187438 touched b2 floor 106393 -133919 c2 floor 77877 -87587 c2 slides; everything is still after 1.0 s. b2 stops and counts for the Canyon. c2 stops and counts for the Canyon.
0: flick c1 -196000 -196000 592208 215660 greedy flicks c1.
chance: settle 2 547886 215700 touched c1 floor 55598 -97004 c2 floor 114659 -72705 c1 slides; everything is still after 1.0 s. c1 stops and counts for the Canyon. c2 stops and counts for the Canyon.
0: flick a2 -196000 -196000 592208 215660 greedy flicks a2.
chance: settle 2 504125 125023 clean a2 floor 46730 -135803 a2 slides; everything is still after 1.0 s. a2 stops and counts for the Creek Bed, doubled.
0: colours a b           You play a; the AI plays b.
0: done                  greedy ends the Swaps.
0: ai draw 2 c2 d2 c3    The AI fills a shape of number 2 (c2, d2, c3).
0: ai fill 5             The AI makes node 5 cost 9.
0: ai fill 5             The AI makes node 5 cost 10.
0: ai fill 6             The AI makes node 6 cost 6.
0: ai fill 6             The AI makes node 6 cost 7.
0: ai fill 6             The AI makes node 6 cost 8.
0: ai fill 11            The AI makes node 11 cost 7.
0: ai fill 11            The AI makes node 11 cost 8.
0: cross D 6             greedy crosses off 6 of building D. greedy is the first to complete building D: 8 points. greedy earns: rabbit.
0: cross E 2             greedy crosses off 2 of building E.
0: done                  greedy ends the turn in the Ruins.
0: walk 3 48             greedy walks 3 spaces to 48 for 2.
0: walk 3 36             greedy walks 3 spaces to 36. greedy earns: Reflick.
0: walk 2 23             greedy walks 2 spaces to 23 for 1.
0: walk 2 25             greedy walks 2 spaces to 25 for 2.
0: rabbit                greedy has 5 to spend in the Mudcracks.
0: mark 8                greedy marks node 8 for 5 and surrounds 2 points. greedy earns: fox.
0: draw fox g2 h2 i2 j2 g3 greedy draws a shape of number 4 (g2, h2, i2, j2, g3).
0: close                 greedy closes the sum.
0: done                  greedy ends the Write phase. The game is over.
greedy: 48 (ruins 14, canyon 20, creek 6, mudcracks 8, discoveries 0)
outcome: Outcome(winners=(0,), code='solo_total', clause='SO-45', tie_break=None)
