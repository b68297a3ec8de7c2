0: flick a5 -196000 -196000 362612 530488 greedy flicks a5.
chance: settle 1 334472 520989 clean a5 floor -4037 103010 a5 rests: Mudcracks, on its circle.
0: keep                  greedy lets it stand.
0: flick b5 -196000 -196000 303942 545714 greedy flicks b5.
chance: settle 1 255968 596100 clean b5 floor -42065 162486 b5 rests: Creek Bed.
0: keep                  greedy lets it stand.
0: flick c5 -196000 -196000 91955 531739 greedy flicks c5.
chance: settle 1 46274 537318 clean c5 floor -172866 72630 c5 rests: Canyon, on its circle.
0: keep                  greedy lets it stand.
0: flick a4 -196000 -196000 448321 448321 greedy flicks a4.
chance: settle 1 421929 384134 clean a4 hole 624 -16989 a4 falls into the hole.
0: keep                  greedy lets it stand.
0: bullseye a4 canyon    greedy puts a4 on the Canyon.
0: flick b4 -196000 -196000 362612 530488 greedy flicks b4.
chance: settle 1 383497 547606 touched a5 floor 214 144356 b4 floor 16235 82128 a5 rests: Mudcracks. b4 rests: Mudcracks.
0: keep                  greedy lets it stand.
0: flick c4 -196000 -196000 91955 531739 greedy flicks c4.
chance: settle 1 111900 468634 clean c4 floor -146021 13312 c4 rests: Creek Bed.
0: reflick               greedy uses a Reflick on c4.
0: flick c4 -196000 -196000 362612 530488 greedy flicks c4 again.
chance: settle 1 339986 499969 touched b4 floor 18021 82497 c4 floor -8603 82415 b4 rests: Mudcracks. c4 rests: Creek Bed.
0: flick b3 -196000 -196000 362612 530488 greedy flicks b3.
chance: settle 1 371255 583580 touched a5 floor 464 146514 b3 floor -31053 78012 b4 floor 50127 83809 c4 floor -152 119412 a5 rests: Mudcracks. b3 rests: Creek Bed. b4 rests: Mudcracks. c4 rests where it may count for one of these: Canyon, Mudcracks.
0: flick a3 -196000 -196000 528537 420754 greedy flicks a3.
chance: settle 1 519436 470212 clean a3 floor 141381 109410 a3 rests: Mudcracks.
0: flick c3 -196000 -196000 313077 313077 greedy flicks c3.
chance: settle 1 307103 289850 clean c3 floor -75780 -82534 c3 is out for this round.
0: flick a2 -196000 -196000 448321 448321 greedy flicks a2.
chance: settle 1 481901 486411 clean a2 hole -12847 -11133 a2 falls into the hole.
0: bullseye a2 canyon    greedy puts a2 on the Canyon.
0: flick b2 -196000 -196000 448321 448321 greedy flicks b2.
chance: settle 1 462388 426618 clean b2 hole -1879 -16896 b2 falls into the hole.
0: bullseye b2 canyon    greedy puts b2 on the Canyon.
0: flick c2 -196000 -196000 592208 215660 greedy flicks c2.
chance: settle 1 609454 241601 clean c2 floor 174394 -49168 c2 rests: Canyon.
0: flick c1 -196000 -196000 362612 530488 greedy flicks c1.
chance: settle 1 373480 542305 touched b3 floor -36795 106869 c1 floor 24753 74751 b3 rests: Mudcracks, on its circle. c1 rests: Mudcracks.
0: flick a1 -196000 -196000 448321 448321 greedy flicks a1.
chance: settle 1 430472 481621 touched a1 floor 42365 52143 b4 floor 51597 84207 c1 floor 23184 98015 a1 rests: Mudcracks. b4 rests: Mudcracks. c1 rests: Canyon, on its circle.
0: flick b1 -196000 -196000 448321 448321 greedy flicks b1.
chance: settle 1 484546 469002 clean b1 hole -8634 -14644 b1 falls into the hole.
0: bullseye b1 canyon    greedy puts b1 on the Canyon.
0: colours c b           You play colour c; the AI plays b.
0: done                  greedy ends the Swaps.
0: choose c4 canyon      greedy counts c4 for the Canyon.
0: ai draw 1 c5          The AI fills a shape of number 1 (c5).
0: ai draw 2 b3 c3 c4    The AI fills a shape of number 2 (b3, c3, c4).
0: ai walk 5 10          The AI fills 5 spaces upstream from 10.
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
0: draw 5 e11 f11 g11 e12 f12 g12 greedy draws a shape of number 5 (e11, f11, g11, e12, f12, g12) with 2 cacti.
0: draw 4 f5 g5 g6 g7 g8 greedy draws a shape of number 4 (f5, g5, g6, g7, g8) with 1 cactus.
0: draw 4 g1 h1 g2 g3 g4 greedy draws a shape of number 4 (g1, h1, g2, g3, g4) with 1 cactus.
0: draw 2 h4 h5 i5       greedy draws a shape of number 2 (h4, h5, i5). greedy earns: Discovery.
0: discover fox          greedy discovers: fox.
0: draw fox found h8 i8 h9 h10 h11 greedy draws a shape of number 4 (h8, i8, h9, h10, h11). greedy earns: Swap.
0: draw 1 a9             greedy draws a shape of number 1 (a9). greedy earns: Reflick.
0: draw 1 e1 f1          greedy draws a shape of number 1 (e1, f1).
0: done                  greedy ends the Write phase. Round 2: the board turns, greedy begins.
0: flick a5 -196000 -196000 592208 215660 greedy flicks a5.
chance: settle 1 594757 214816 clean a5 floor -70073 -152652 a5 rests: Creek Bed, on its circle.
0: keep                  greedy lets it stand.
0: flick b5 -196000 -196000 164957 468826 greedy flicks b5.
chance: settle 1 166222 490269 clean b5 floor 39279 116230 b5 rests: Canyon, on its circle.
0: reflick               greedy uses a Reflick on b5.
0: flick b5 -196000 -196000 223977 576938 greedy flicks b5 again.
chance: settle 1 208910 606008 clean b5 floor 164103 71861 b5 rests: Mudcracks.
0: flick c5 -196000 -196000 232900 575298 greedy flicks c5.
chance: settle 1 220665 603818 touched b5 floor 182577 68767 c5 floor 139803 72284 b5 rests: Mudcracks. c5 rests: Ruins, on its circle.
0: flick c4 -196000 -196000 180281 417493 greedy flicks c4.
chance: settle 1 241829 431652 clean c4 floor 1984 85081 c4 rests: Mudcracks.
0: flick a4 -196000 -196000 520428 123047 greedy flicks a4.
chance: settle 1 482673 64768 clean a4 floor -166760 -21905 a4 rests: Ruins.
0: flick b4 -196000 -196000 448321 448321 greedy flicks b4.
chance: settle 1 461546 394790 clean b4 floor 26279 -63864 b4 rests: Canyon.
0: flick c3 -196000 -196000 246493 505455 greedy flicks c3.
chance: settle 1 250038 483497 touched c3 floor -11402 104033 c4 floor 40942 53214 c3 rests: Mudcracks, on its circle. c4 rests: Mudcracks.
0: flick a3 -196000 -196000 448321 448321 greedy flicks a3.
chance: settle 1 457927 477678 clean a3 hole -7474 15269 a3 falls into the hole.
0: bullseye a3 ruins     greedy puts a3 on the Ruins.
0: flick b3 -196000 -196000 448321 448321 greedy flicks b3.
chance: settle 1 396882 458884 clean b3 floor 62087 -27216 b3 rests: Canyon.
0: flick a2 -196000 -196000 420754 528537 greedy flicks a2.
chance: settle 1 428151 489862 touched a2 floor 42913 -13163 b3 floor 106950 -64082 a2 rests: Canyon. b3 rests: Canyon.
0: flick b2 -196000 -196000 448321 448321 greedy flicks b2.
chance: settle 1 435696 455856 clean b2 hole -7095 15449 b2 falls into the hole.
0: bullseye b2 ruins     greedy puts b2 on the Ruins.
0: flick c2 -196000 -196000 448321 448321 greedy flicks c2.
chance: settle 1 412079 410321 clean c2 hole -12408 11621 c2 falls into the hole.
0: bullseye c2 ruins     greedy puts c2 on the Ruins.
0: flick a1 -196000 -196000 448321 448321 greedy flicks a1.
chance: settle 1 427812 469248 clean a1 hole 341 16997 a1 falls into the hole.
0: bullseye a1 ruins     greedy puts a1 on the Ruins.
0: flick c1 -196000 -196000 420754 528537 greedy flicks c1.
chance: settle 1 424765 532248 touched a2 floor 68334 -76754 c1 floor 71442 13776 a2 rests: Canyon. c1 rests: Mudcracks.
0: flick b1 -196000 -196000 418197 543970 greedy flicks b1.
chance: settle 1 409843 522398 touched a2 floor 68075 -77754 b1 floor 78115 -53889 c1 floor 89342 19062 a2 rests: Canyon. b1 rests: Canyon. c1 rests: Mudcracks.
0: colours c b           You play colour c; the AI plays b.
0: done                  greedy ends the Swaps. The AI circles 2 hexes of its building.
0: ai draw 1 c2          The AI fills a shape of number 1 (c2).
0: ai draw 3 l4 k5 l5 m5 The AI fills a shape of number 3 (l4, k5, l5, m5).
0: ai draw 4 k2 k3 l3 m3 n3 The AI fills a shape of number 4 (k2, k3, l3, m3, n3).
0: ai fill 4             The AI makes node 4 cost 7.
0: ai fill 4             The AI makes node 4 cost 8.
0: ai fill 5             The AI makes node 5 cost 8.
0: ai fill 5             The AI makes node 5 cost 9.
0: ai fill 5             The AI makes node 5 cost 10. 2 of your value cross off what the AI had circled.
0: cross D 7             greedy crosses off 7 of building D. greedy is the first to complete building D: 9 points. greedy earns: rabbit.
0: cross E 3             greedy crosses off 3 of building E.
0: done                  greedy ends the turn in the Ruins.
0: mud                   greedy has 11 to spend in the Mudcracks.
0: rabbit                greedy has 16 to spend in the Mudcracks.
0: mark 20               greedy marks node 20 for 2.
0: mark 21               greedy marks node 21 for 2. greedy earns: owl.
0: mark 14               greedy marks node 14 for 4. greedy earns: rabbit.
0: rabbit                greedy has 13 to spend in the Mudcracks.
0: mark 15               greedy marks node 15 for 3 and surrounds 2 points.
0: mark 16               greedy marks node 16 for 2.
0: mark 22               greedy marks node 22 for 4 and surrounds 2 points. greedy earns: rabbit.
0: rabbit                greedy has 9 to spend in the Mudcracks.
0: mark 9                greedy marks node 9 for 4 and surrounds 2 points.
0: mark 8                greedy marks node 8 for 5 and surrounds 2 points. greedy earns: fox.
0: walk owl 20           greedy walks 5 spaces to 20. greedy earns: rabbit.
0: rabbit                greedy has 5 to spend in the Mudcracks.
0: mark 10               greedy marks node 10 for 5 and surrounds 2 points. greedy earns: Swap.
0: draw fox d6 e6 d7 d8 d9 greedy draws a shape of number 4 (d6, e6, d7, d8, d9).
0: close                 greedy closes the sum; 0 lost.
0: done                  greedy ends the Write phase. Round 3: the board turns, greedy begins.
0: flick a5 -196000 -196000 91955 531739 greedy flicks a5.
chance: settle 1 115025 564910 clean a5 floor 134528 -105902 a5 rests: Canyon.
0: flick b5 -196000 -196000 165115 362712 greedy flicks b5.
chance: settle 1 152614 408300 clean b5 floor 134332 31016 b5 is out for this round.
0: flick c5 -196000 -196000 167985 353870 greedy flicks c5.
chance: settle 1 159576 363779 clean c5 floor 137237 62039 c5 is out for this round.
0: flick a4 -196000 -196000 91955 531739 greedy flicks a4.
chance: settle 1 97719 567470 touched a4 floor 149012 -86434 a5 floor 127933 -119414 a4 rests: Ruins, on its circle. a5 rests: Canyon.
0: flick b4 -196000 -196000 91955 531739 greedy flicks b4.
chance: settle 1 113922 563464 touched a4 floor 152420 -114149 a5 floor 127868 -119442 b4 floor 139695 -64554 a4 rests: Canyon. a5 rests: Canyon. b4 rests: Ruins, on its circle.
0: flick c4 -196000 -196000 165115 362712 greedy flicks c4.
chance: settle 1 186601 357714 clean c4 floor 126209 62210 c4 is out for this round.
0: flick c3 -196000 -196000 165115 362712 greedy flicks c3.
chance: settle 1 163900 391234 clean c3 floor 131551 42159 c3 is out for this round.
0: flick a3 -196000 -196000 417493 180281 greedy flicks a3.
chance: settle 1 413434 189432 clean a3 floor 21707 116140 a3 is out for this round.
0: flick b3 -196000 -196000 528537 420754 greedy flicks b3.
chance: settle 1 568547 410149 clean b3 floor -173488 -70548 b3 rests: Ruins.
0: flick a1 -196000 -196000 418197 543970 greedy flicks a1.
chance: settle 1 403114 574624 clean a1 floor -66303 -177903 a1 rests: Ruins.
0: flick b1 -196000 -196000 420754 528537 greedy flicks b1.
chance: settle 1 351814 443019 clean b1 floor 11498 -36333 b1 rests: Canyon.
0: flick c2 -196000 -196000 420754 528537 greedy flicks c2.
chance: settle 1 413961 477396 touched b1 floor -3287 -88555 c2 hole 12076 -11966 b1 rests: Ruins. c2 falls into the hole.
0: bullseye c2 ruins     greedy puts c2 on the Ruins.
0: flick a2 -196000 -196000 448321 448321 greedy flicks a2.
chance: settle 1 446680 463651 clean a2 hole 14958 8079 a2 falls into the hole.
0: bullseye a2 ruins     greedy puts a2 on the Ruins.
0: flick c1 -196000 -196000 232900 575298 greedy flicks c1.
chance: settle 1 218535 531347 clean c1 floor 79608 -86995 c1 rests: Canyon.
0: flick b2 -196000 -196000 448321 448321 greedy flicks b2.
chance: settle 1 466550 450663 clean b2 hole 8394 14783 b2 falls into the hole.
0: bullseye b2 ruins     greedy puts b2 on the Ruins.
0: colours b a           You play colour b; the AI plays a.
0: done                  greedy ends the Swaps. The AI circles 3 hexes of its building.
0: ai draw 4 k1 l1 m1 n1 n2 The AI fills a shape of number 4 (k1, l1, m1, n1, n2).
0: ai draw 5 a5 b5 a6 b6 a7 b7 The AI fills a shape of number 5 (a5, b5, a6, b6, a7, b7). 3 of your value cross off what the AI had circled.
0: cross E 10            greedy crosses off 10 of building E. greedy is the first to complete building E: 18 points. greedy earns: Discovery.
0: discover fox          greedy discovers: fox.
0: cross H 1             greedy crosses off 1 of building H.
0: done                  greedy ends the turn in the Ruins.
0: draw fox found i1 h2 i2 j2 greedy draws a shape of number 3 (i1, h2, i2, j2).
0: done                  greedy ends the Write phase. Round 4: the board turns, greedy begins.
0: flick a5 -196000 -196000 353870 167985 greedy flicks a5.
chance: settle 1 334989 144357 clean a5 floor 147186 -82725 a5 is out for this round.
0: flick b5 -196000 -196000 357320 130450 greedy flicks b5.
chance: settle 1 428761 132894 clean b5 floor 140700 -17583 b5 is out for this round.
0: flick c5 -196000 -196000 357320 130450 greedy flicks c5.
chance: settle 1 386590 124037 clean c5 floor 149316 -50499 c5 is out for this round.
0: flick a4 -196000 -196000 353870 167985 greedy flicks a4.
chance: settle 1 335133 157379 clean a4 floor 141984 -80974 a4 is out for this round.
0: flick b4 -196000 -196000 357320 130450 greedy flicks b4.
chance: settle 1 338523 109270 clean b4 floor 159967 -84369 b4 is out for this round.
0: flick c4 -196000 -196000 357320 130450 greedy flicks c4.
chance: settle 1 333065 143257 clean c4 floor 147851 -84055 c4 is out for this round.
0: flick a3 -196000 -196000 357320 130450 greedy flicks a3.
chance: settle 1 370531 113097 clean a3 floor 155383 -62930 a3 is out for this round.
0: flick b3 -196000 -196000 357320 130450 greedy flicks b3.
chance: settle 1 378480 138749 clean b3 floor 144151 -54566 b3 is out for this round.
0: flick c3 -196000 -196000 357320 130450 greedy flicks c3.
chance: settle 1 335936 149101 clean c3 floor 145199 -81542 c3 is out for this round.
0: flick a2 -196000 -196000 520428 123047 greedy flicks a2.
chance: settle 1 475473 112653 clean a2 floor 144971 19376 a2 rests: Mudcracks.
0: flick b2 -196000 -196000 357320 130450 greedy flicks b2.
chance: settle 1 383370 137971 clean b2 floor 143888 -51200 b2 is out for this round.
0: flick c2 -196000 -196000 357320 130450 greedy flicks c2.
chance: settle 1 362041 169027 clean c2 floor 133394 -61903 c2 is out for this round.
0: flick a1 -196000 -196000 91955 531739 greedy flicks a1.
chance: settle 1 113580 525256 clean a1 floor -65669 -139417 a1 rests: Creek Bed, on its circle.
0: flick b1 -196000 -196000 520428 123047 greedy flicks b1.
chance: settle 1 451020 124974 touched a2 floor 144859 23112 b1 floor 142866 -5360 a2 rests: Mudcracks. b1 rests: Canyon.
0: flick c1 -196000 -196000 167985 353870 greedy flicks c1.
chance: settle 1 172288 316171 clean c1 floor 90467 -138493 c1 is out for this round.
0: colours c b           You play colour c; the AI plays b.
0: ai draw 1 c1          The AI fills a shape of number 1 (c1).
0: done                  greedy ends the Write phase. Round 5: the board turns, greedy begins.
0: flick a5 -196000 -196000 165115 362712 greedy flicks a5.
chance: settle 1 176125 385620 clean a5 floor -126784 -44453 a5 is out for this round.
0: flick b5 -196000 -196000 165115 362712 greedy flicks b5.
chance: settle 1 137194 351799 clean b5 floor -147976 -72855 b5 is out for this round.
0: flick c5 -196000 -196000 592208 215660 greedy flicks c5.
chance: settle 1 591982 172098 clean c5 floor 142315 -97647 c5 rests: Canyon.
0: flick a4 -196000 -196000 167985 353870 greedy flicks a4.
chance: settle 1 170215 322261 clean a4 floor -138492 -87123 a4 is out for this round.
0: flick b4 -196000 -196000 357320 130450 greedy flicks b4.
chance: settle 1 354588 109816 clean b4 floor -73982 -158211 b4 is out for this round.
0: flick c4 -196000 -196000 592208 215660 greedy flicks c4.
chance: settle 1 572635 170139 touched c4 floor 117893 -102723 c5 floor 144832 -96996 c4 rests: Canyon. c5 rests: Canyon.
0: flick a3 -196000 -196000 165115 362712 greedy flicks a3.
chance: settle 1 135331 372587 clean a3 floor -146270 -59085 a3 is out for this round.
0: flick b3 -196000 -196000 165115 362712 greedy flicks b3.
chance: settle 1 190725 404316 clean b3 floor -116961 -28445 b3 is out for this round.
0: flick c3 -196000 -196000 530676 413639 greedy flicks c3.
chance: settle 1 550852 431187 clean c3 floor 161220 83619 c3 rests: Mudcracks.
0: flick a1 -196000 -196000 357320 130450 greedy flicks a1.
chance: settle 1 346722 106604 clean a1 floor -79409 -160153 a1 is out for this round.
0: flick b1 -196000 -196000 357320 130450 greedy flicks b1.
chance: settle 1 325614 140753 clean b1 floor -88924 -149714 b1 is out for this round.
0: flick c1 -196000 -196000 520428 123047 greedy flicks c1.
chance: settle 1 500263 98866 clean c1 floor 40485 -149264 c1 rests: Canyon.
0: flick a2 -196000 -196000 592208 215660 greedy flicks a2.
chance: settle 1 590838 164196 touched a2 floor 55123 -91355 c1 floor 81024 -168846 a2 rests: Canyon. c1 rests: Canyon.
0: flick b2 -196000 -196000 530676 413639 greedy flicks b2.
chance: settle 1 476792 395059 clean b2 floor 77680 30765 b2 rests: Mudcracks.
0: flick c2 -196000 -196000 576938 223977 greedy flicks c2.
chance: settle 1 542928 245576 touched a2 floor 108291 -79432 c2 floor 32311 -88138 c4 floor 118294 -103222 a2 rests: Canyon. c2 rests: Canyon. c4 rests: Canyon.
0: colours b a           You play colour b; the AI plays a.
0: ai draw 2 a1 b1 a2    The AI fills a shape of number 2 (a1, b1, a2).
0: mud                   greedy has 2 to spend in the Mudcracks.
0: box 1                 greedy marks a box of column 1.
0: box 1                 greedy marks a box of column 1. greedy earns: Swap.
0: close                 greedy closes the sum; 0 lost.
0: done                  greedy ends the Write phase. The game is over.
greedy: 61 (ruins 27, canyon 24, creek 0, mudcracks 10, discoveries 0)
outcome: Outcome(winners=(0,), code='solo_total', clause='SO-45')
