0: flick a5 -196000 -196000 362612 530488 greedy flicks a5.
chance: settle 2 323099 516292 clean a5 floor -13577 95501 a5 slides; all is at rest after 1.1 s. a5 rests: Creek Bed.
0: keep                  greedy lets it stand.
0: flick b5 -196000 -196000 91955 531739 greedy flicks b5.
chance: settle 2 15730 569140 clean b5 floor -187698 104394 b5 slides; all is at rest after 1.1 s. b5 rests: Creek Bed.
0: keep                  greedy lets it stand.
0: flick c5 -196000 -196000 91955 531739 greedy flicks c5.
chance: settle 2 27904 538445 clean c5 floor -182053 73124 c5 slides; all is at rest after 1.0 s. c5 rests: Creek Bed.
0: keep                  greedy lets it stand.
0: flick a4 -196000 -196000 91955 531739 greedy flicks a4.
chance: settle 2 108519 449605 clean a4 floor -149471 -3228 a4 slides; all is at rest after 0.9 s. a4 rests: Ruins.
0: keep                  greedy lets it stand. a4 is out for this round.
0: flick b4 -196000 -196000 121823 526234 greedy flicks b4.
chance: settle 2 137676 554490 clean b4 floor -123083 97673 b4 slides; all is at rest after 1.1 s. b4 rests: Creek Bed.
0: reflick               greedy uses a Reflick on b4.
0: flick b4 -196000 -196000 91955 531739 greedy flicks b4 again.
chance: settle 2 117339 441708 clean b4 floor -146287 -8861 b4 slides; all is at rest after 0.8 s. b4 is out for this round.
0: flick c4 -196000 -196000 362612 530488 greedy flicks c4.
chance: settle 2 330369 486834 clean c4 floor -15815 69522 c4 slides; all is at rest after 1.1 s. c4 rests: Creek Bed.
0: flick a3 -196000 -196000 167985 353870 greedy flicks a3.
chance: settle 2 167987 400674 clean a3 floor -128342 -34627 a3 slides; all is at rest after 0.8 s. a3 is out for this round.
0: flick c1 -196000 -196000 362612 530488 greedy flicks c1.
chance: settle 2 330862 590263 touched a5 floor 25542 113610 c1 floor -43706 123297 c1 slides; all is at rest after 1.0 s. a5 rests: Canyon, on its circle. c1 rests: Creek Bed.
0: flick c2 -196000 -196000 362612 530488 greedy flicks c2.
chance: settle 2 358420 481346 touched c2 floor -8483 45945 c4 floor -13265 87299 c2 slides; all is at rest after 1.0 s. c2 rests: Creek Bed. c4 rests: Creek Bed.
0: flick b3 -196000 -196000 165115 362712 greedy flicks b3.
chance: settle 2 181333 405327 clean b3 floor -121358 -29155 b3 slides; all is at rest after 0.8 s. b3 is out for this round.
0: flick c3 -196000 -196000 528537 420754 greedy flicks c3.
chance: settle 2 545300 386044 clean c3 floor 141735 43098 c3 slides; all is at rest after 1.2 s. c3 rests: Ruins, on its circle.
0: flick a2 -196000 -196000 448321 448321 greedy flicks a2.
chance: settle 2 455004 492403 clean a2 floor 82767 96510 a2 slides; all is at rest after 1.2 s. a2 rests: Mudcracks.
0: flick b2 -196000 -196000 165115 362712 greedy flicks b2.
chance: settle 2 172786 374685 clean b2 floor -129911 -52686 b2 slides; all is at rest after 0.8 s. b2 is out for this round.
0: flick b1 -196000 -196000 592208 215660 greedy flicks b1.
chance: settle 2 588918 268427 clean b1 floor 157334 -34952 b1 slides; all is at rest after 1.2 s. b1 rests: Canyon.
0: flick a1 -196000 -196000 362612 530488 greedy flicks a1.
chance: settle 2 408663 569516 touched a1 floor -35596 60112 a2 floor 99476 102974 c2 floor 59027 91429 a1 slides; all is at rest after 1.1 s. a1 rests: Creek Bed. a2 rests: Mudcracks. c2 rests: Mudcracks.
0: colours a c           You play colour a; the AI plays c.
0: done                  greedy ends the Swaps. The AI circles 6 hexes of its building.
0: ai walk 1 10          The AI fills 1 space upstream from 10.
0: ai walk 4 9           The AI fills 4 spaces upstream from 9.
0: ai walk 5 5           The AI fills 5 spaces upstream from 5.
0: ai fill 1             The AI makes node 1 cost 7.
0: ai fill 1             The AI makes node 1 cost 8.
0: draw 5 e9 f9 g9 e10 f10 g10 greedy draws a shape of number 5 (e9, f9, g9, e10, f10, g10) with 2 cacti.
0: draw 5 e11 f11 g11 e12 f12 g12 greedy draws a shape of number 5 (e11, f11, g11, e12, f12, g12) with 2 cacti.
0: mud                   greedy has 2 to spend in the Mudcracks.
0: mark 20               greedy marks node 20 for 2.
0: close                 greedy closes the sum.
0: done                  greedy ends the Write phase. Round 2: the board turns, greedy begins.
0: flick a5 -196000 -196000 418197 543970 greedy flicks a5.
chance: settle 2 422209 545017 clean a5 floor 152323 -73836 a5 slides; all is at rest after 1.3 s. a5 rests: Ruins, on its circle.
0: flick b5 -196000 -196000 164957 468826 greedy flicks b5.
chance: settle 2 166784 499431 clean b5 floor 47779 114590 b5 slides; all is at rest after 1.0 s. b5 rests: Mudcracks.
0: flick c5 -196000 -196000 121823 526234 greedy flicks c5.
chance: settle 2 98189 559172 clean c5 floor 98288 144324 c5 slides; all is at rest after 1.1 s. c5 rests: Mudcracks.
0: flick c4 -196000 -196000 180281 417493 greedy flicks c4.
chance: settle 2 168222 447437 clean c4 floor 2271 121456 c4 slides; all is at rest after 0.9 s. c4 rests where it may count for one of these: Canyon, Mudcracks.
0: flick a4 -196000 -196000 232900 575298 greedy flicks a4.
chance: settle 2 352559 603213 clean a4 floor 194697 -32350 a4 slides; all is at rest after 1.3 s. a4 rests: Canyon.
0: flick b4 -196000 -196000 232900 575298 greedy flicks b4.
chance: settle 2 270420 469073 clean b4 floor 39438 60270 b4 slides; all is at rest after 1.0 s. b4 rests: Mudcracks.
0: flick c3 -196000 -196000 164957 468826 greedy flicks c3.
chance: settle 2 202029 421195 touched c3 floor -19008 108670 c4 floor 4962 122254 c3 slides; all is at rest after 0.8 s. c3 rests: Mudcracks, on its circle. c4 rests: Canyon, on its circle.
0: flick b3 -196000 -196000 592208 215660 greedy flicks b3.
chance: settle 2 571554 187052 clean b3 floor -91720 -122637 b3 slides; all is at rest after 1.1 s. b3 rests: Ruins.
0: flick c2 -196000 -196000 592208 215660 greedy flicks c2.
chance: settle 2 622124 247608 touched b3 floor -102468 -141650 c2 floor -31819 -140557 c2 slides; all is at rest after 1.1 s. b3 rests: Ruins. c2 rests: Ruins.
0: flick a3 -196000 -196000 180281 417493 greedy flicks a3.
chance: settle 2 128714 406891 clean a3 floor -35027 145079 a3 slides; all is at rest after 0.8 s. a3 is out for this round.
0: flick b2 -196000 -196000 592208 215660 greedy flicks b2.
chance: settle 2 572913 167804 touched b2 floor -104304 -116812 b3 floor -101879 -144940 b2 slides; all is at rest after 1.1 s. b2 rests: Ruins. b3 rests: Ruins.
0: flick c1 -196000 -196000 592208 215660 greedy flicks c1.
chance: settle 2 580554 232479 clean c1 floor -61225 -140564 c1 slides; all is at rest after 1.2 s. c1 rests: Creek Bed, on its circle.
0: flick a1 -196000 -196000 180281 417493 greedy flicks a1.
chance: settle 2 160058 367633 clean a1 floor -59351 136506 a1 slides; all is at rest after 0.7 s. a1 is out for this round.
0: flick a2 -196000 -196000 448321 448321 greedy flicks a2.
chance: settle 2 419350 477380 clean a2 floor 85193 -51012 a2 slides; all is at rest after 1.2 s. a2 rests: Canyon.
0: flick b1 -196000 -196000 180281 417493 greedy flicks b1.
chance: settle 2 183058 421951 touched b1 floor -34137 127647 c3 floor -7990 99258 b1 slides; all is at rest after 0.8 s. b1 rests: Mudcracks, on its circle. c3 rests: Creek Bed.
0: colours b c           You play colour b; the AI plays c.
0: swap b1 b5            greedy swaps b1 and b5.
0: done                  greedy ends the Swaps. The AI circles 2 hexes of its building.
0: ai draw 4 c2 d2 c3 c4 c5 The AI fills a shape of number 4 (c2, d2, c3, c4, c5).
0: ai draw 4 e1 f1 g1 h1 e2 The AI fills a shape of number 4 (e1, f1, g1, h1, e2).
0: ai walk 1 17          The AI fills 1 space upstream from 17.
0: ai walk 1 16          The AI fills 1 space upstream from 16.
0: ai walk 3 15          The AI fills 3 spaces upstream from 15.
0: ai fill 1             The AI makes node 1 cost 9.
0: ai fill 2             The AI makes node 2 cost 6.
0: ai fill 2             The AI makes node 2 cost 7.
0: ai fill 2             The AI makes node 2 cost 8.
0: ai fill 3             The AI makes node 3 cost 7. 5 of your value cross off what the AI had circled.
0: mud                   greedy has 15 to spend in the Mudcracks.
0: mark 21               greedy marks node 21 for 2. greedy earns: owl.
0: mark 14               greedy marks node 14 for 4. greedy earns: rabbit.
0: rabbit                greedy has 14 to spend in the Mudcracks.
0: mark 15               greedy marks node 15 for 3 and surrounds 2 points.
0: mark 16               greedy marks node 16 for 2.
0: mark 22               greedy marks node 22 for 4 and surrounds 2 points. greedy earns: rabbit.
0: rabbit                greedy has 10 to spend in the Mudcracks.
0: mark 9                greedy marks node 9 for 4 and surrounds 2 points.
0: mark 8                greedy marks node 8 for 5 and surrounds 2 points. greedy earns: fox.
0: box 1                 greedy marks a box of column 1.
0: draw fox f5 g5 g6 g7 g8 greedy draws a shape of number 4 (f5, g5, g6, g7, g8) with 1 cactus.
0: close                 greedy closes the sum.
0: done                  greedy ends the Write phase. Round 3: the board turns, greedy begins.
0: flick a5 -196000 -196000 165115 362712 greedy flicks a5.
chance: settle 2 162241 343777 clean a5 floor 138827 74855 a5 slides; all is at rest after 0.7 s. a5 is out for this round.
0: flick b5 -196000 -196000 91955 531739 greedy flicks b5.
chance: settle 2 125049 578953 clean b5 floor 127339 -121888 b5 slides; all is at rest after 1.1 s. b5 rests: Canyon.
0: flick c5 -196000 -196000 121823 526234 greedy flicks c5.
chance: settle 2 79526 607313 clean c5 floor 150846 -148829 c5 slides; all is at rest after 1.1 s. c5 rests: Canyon.
0: flick a4 -196000 -196000 418197 543970 greedy flicks a4.
chance: settle 2 403084 572250 clean a4 floor -65551 -175319 a4 slides; all is at rest after 1.3 s. a4 rests: Ruins.
0: flick b4 -196000 -196000 468826 164957 greedy flicks b4.
chance: settle 2 513564 181272 clean b4 floor -63282 104482 b4 slides; all is at rest after 1.0 s. b4 rests: Creek Bed.
0: flick c4 -196000 -196000 468826 164957 greedy flicks c4.
chance: settle 2 519286 159933 touched b4 floor -73714 96366 c4 floor -47917 123270 c4 slides; all is at rest after 0.9 s. b4 rests: Creek Bed. c4 rests: Creek Bed.
0: flick a3 -196000 -196000 468826 164957 greedy flicks a3.
chance: settle 2 488364 131614 touched a3 floor -26731 136202 c4 floor -52321 121212 a3 slides; all is at rest after 0.9 s. a3 rests: Mudcracks, on its circle. c4 rests: Creek Bed.
0: flick c3 -196000 -196000 468826 164957 greedy flicks c3.
chance: settle 2 503789 201793 touched c3 floor -48778 90738 c4 floor -54708 123135 c3 slides; all is at rest after 1.0 s. c3 rests: Creek Bed. c4 rests: Creek Bed.
0: flick b3 -196000 -196000 91955 531739 greedy flicks b3.
chance: settle 2 75529 534340 clean b3 floor 158215 -71312 b3 slides; all is at rest after 1.0 s. b3 rests: Ruins, on its circle.
0: flick c2 -196000 -196000 417493 180281 greedy flicks c2.
chance: settle 2 451622 160403 touched a3 floor -26789 136225 c2 floor -4530 124729 c2 slides; all is at rest after 0.9 s. a3 rests: Mudcracks, on its circle. c2 rests: Mudcracks, on its circle.
0: flick a2 -196000 -196000 417493 180281 greedy flicks a2.
chance: settle 2 419026 212200 clean a2 floor 13551 103605 a2 slides; all is at rest after 0.9 s. a2 is out for this round.
0: flick b2 -196000 -196000 417493 180281 greedy flicks b2.
chance: settle 2 320287 138940 clean b2 floor 92341 151033 b2 slides; all is at rest after 0.6 s. b2 is out for this round.
0: flick c1 -196000 -196000 417493 180281 greedy flicks c1.
chance: settle 2 387889 141071 clean c1 floor 47585 142023 c1 slides; all is at rest after 0.8 s. c1 is out for this round.
0: flick a1 -196000 -196000 417493 180281 greedy flicks a1.
chance: settle 2 421751 195330 touched a1 floor 16744 111692 a3 floor -27552 136561 c2 floor -4605 124751 a1 slides; all is at rest after 0.8 s. a1 rests: Canyon, on its circle. a3 rests: Mudcracks, on its circle. c2 rests: Mudcracks, on its circle.
0: flick b1 -196000 -196000 353870 167985 greedy flicks b1.
chance: settle 2 317457 147699 clean b1 floor 92960 148060 b1 slides; all is at rest after 0.6 s. b1 is out for this round.
0: colours a c           You play colour a; the AI plays c.
0: ai draw 5 a5 b5 a6 b6 a7 b7 The AI fills a shape of number 5 (a5, b5, a6, b6, a7, b7).
0: ai walk 3 29          The AI fills 3 spaces upstream from 29.
0: ai walk 4 26          The AI fills 4 spaces upstream from 26.
0: ai fill 3             The AI makes node 3 cost 8.
0: ai fill 3             The AI makes node 3 cost 9.
0: ai fill 4             The AI makes node 4 cost 6.
0: ai fill 4             The AI makes node 4 cost 7. 3 of your value cross off what the AI had circled.
0: cross D 1             greedy crosses off 1 of building D.
0: done                  greedy ends the turn in the Ruins.
0: draw 1 h4 h5          greedy draws a shape of number 1 (h4, h5). greedy earns: Discovery.
0: discover fox          greedy discovers: fox.
0: draw fox found h8 i8 h9 h10 h11 greedy draws a shape of number 4 (h8, i8, h9, h10, h11). greedy earns: Swap.
0: draw 1 a9             greedy draws a shape of number 1 (a9). greedy earns: Reflick.
0: mud                   greedy has 6 to spend in the Mudcracks.
0: mark 10               greedy marks node 10 for 5 and surrounds 2 points. greedy earns: Swap.
0: box 1                 greedy marks a box of column 1. greedy earns: Swap.
0: close                 greedy closes the sum.
0: done                  greedy ends the Write phase. Round 4: the board turns, greedy begins.
0: flick a5 -196000 -196000 353870 167985 greedy flicks a5.
chance: settle 2 369645 164614 clean a5 floor 134252 -57343 a5 slides; all is at rest after 0.8 s. a5 rests: Ruins, on its circle.
0: keep                  greedy lets it stand. a5 is out for this round.
0: flick b5 -196000 -196000 353870 167985 greedy flicks b5.
chance: settle 2 326379 135058 clean b5 floor 151777 -89131 b5 slides; all is at rest after 0.7 s. b5 rests: Ruins, on its circle.
0: keep                  greedy lets it stand. b5 is out for this round.
0: flick c5 -196000 -196000 357320 130450 greedy flicks c5.
chance: settle 2 459513 132516 clean c5 floor 137251 7718 c5 slides; all is at rest after 0.9 s. c5 rests: Mudcracks.
0: keep                  greedy lets it stand.
0: flick a4 -196000 -196000 353870 167985 greedy flicks a4.
chance: settle 2 397512 162382 clean a4 floor 131362 -37767 a4 slides; all is at rest after 0.8 s. a4 rests: Canyon.
0: reflick               greedy uses a Reflick on a4.
0: flick a4 -196000 -196000 232900 575298 greedy flicks a4 again.
chance: settle 2 217759 528986 clean a4 floor -84522 -80522 a4 slides; all is at rest after 1.1 s. a4 rests: Ruins.
0: flick b4 -196000 -196000 526234 121823 greedy flicks b4.
chance: settle 2 482665 85114 touched b4 floor 164906 17415 c5 floor 134113 8965 b4 slides; all is at rest after 0.9 s. b4 rests: Mudcracks. c5 rests: Mudcracks.
0: flick c4 -196000 -196000 357320 130450 greedy flicks c4.
chance: settle 2 322817 147527 clean c4 floor 147460 -89785 c4 slides; all is at rest after 0.7 s. c4 is out for this round.
0: flick c3 -196000 -196000 576938 223977 greedy flicks c3.
chance: settle 2 607765 184673 touched c3 floor 140054 -12328 c5 floor 93830 144676 c3 slides; all is at rest after 1.1 s. c3 rests: Canyon. c5 rests: Mudcracks.
0: flick a3 -196000 -196000 505455 246493 greedy flicks a3.
chance: settle 2 548089 268554 clean a3 floor 44052 114109 a3 slides; all is at rest after 1.1 s. a3 rests: Mudcracks.
0: flick b3 -196000 -196000 357320 130450 greedy flicks b3.
chance: settle 2 326806 155769 clean b3 floor 143723 -86321 b3 slides; all is at rest after 0.7 s. b3 is out for this round.
0: flick b2 -196000 -196000 353870 167985 greedy flicks b2.
chance: settle 2 310157 147483 clean b2 floor 149046 -97255 b2 slides; all is at rest after 0.6 s. b2 is out for this round.
0: flick a2 -196000 -196000 576938 223977 greedy flicks a2.
chance: settle 2 637128 242647 touched a2 floor 84739 -14267 b4 floor 183301 27309 c3 floor 112831 93707 a2 slides; all is at rest after 0.9 s. a2 rests: Canyon. b4 rests: Mudcracks. c3 rests: Mudcracks.
0: flick c2 -196000 -196000 357320 130450 greedy flicks c2.
chance: settle 2 363277 185217 clean c2 floor 125987 -58678 c2 slides; all is at rest after 0.8 s. c2 is out for this round.
0: flick b1 -196000 -196000 357320 130450 greedy flicks b1.
chance: settle 2 362169 108722 clean b1 floor 157889 -69046 b1 slides; all is at rest after 0.7 s. b1 is out for this round.
0: flick c1 -196000 -196000 357320 130450 greedy flicks c1.
chance: settle 2 287455 122702 clean c1 floor 160449 -112714 c1 slides; all is at rest after 0.6 s. c1 is out for this round.
0: flick a1 -196000 -196000 545714 303942 greedy flicks a1.
chance: settle 2 502205 230417 clean a1 floor 77977 61236 a1 slides; all is at rest after 1.0 s. a1 rests: Mudcracks.
0: colours c a           You play colour c; the AI plays a.
0: done                  greedy ends the Swaps. The AI circles 4 hexes of its building.
0: ai draw 2 i1 h2 i2    The AI fills a shape of number 2 (i1, h2, i2).
0: ai fill 4             The AI makes node 4 cost 8.
0: ai fill 5             The AI makes node 5 cost 8.
0: ai fill 5             The AI makes node 5 cost 9.
0: ai fill 5             The AI makes node 5 cost 10.
0: mud                   greedy has 8 to spend in the Mudcracks.
0: mark 26               greedy marks node 26 for 5 and surrounds 4 points.
0: box 2                 greedy marks a box of column 2.
0: box 2                 greedy marks a box of column 2.
0: box 2                 greedy marks a box of column 2. greedy earns: Reflick.
0: close                 greedy closes the sum.
0: done                  greedy ends the Write phase. Round 5: the board turns, greedy begins.
0: flick a5 -196000 -196000 167985 353870 greedy flicks a5.
chance: settle 2 183961 385782 clean a5 floor -123114 -43151 a5 slides; all is at rest after 0.8 s. a5 rests: Mudcracks, on its circle.
0: keep                  greedy lets it stand. a5 is out for this round.
0: flick b5 -196000 -196000 165115 362712 greedy flicks b5.
chance: settle 2 126300 346327 clean b5 floor -152839 -77649 b5 slides; all is at rest after 0.7 s. b5 rests: Ruins.
0: keep                  greedy lets it stand. b5 is out for this round.
0: flick c5 -196000 -196000 592208 215660 greedy flicks c5.
chance: settle 2 590632 154839 clean c5 floor 138314 -108357 c5 slides; all is at rest after 1.1 s. c5 rests: Canyon.
0: reflick               greedy uses a Reflick on c5.
0: flick c5 -196000 -196000 167985 353870 greedy flicks c5 again.
chance: settle 2 170065 309067 clean c5 floor -140385 -94929 c5 slides; all is at rest after 0.7 s. c5 is out for this round.
0: flick a4 -196000 -196000 165115 362712 greedy flicks a4.
chance: settle 2 183387 338268 clean a4 floor -130586 -75341 a4 slides; all is at rest after 0.7 s. a4 is out for this round.
0: flick b4 -196000 -196000 530676 413639 greedy flicks b4.
chance: settle 2 521719 339946 clean b4 floor 105163 234 b4 slides; all is at rest after 1.2 s. b4 rests: Mudcracks.
0: flick c4 -196000 -196000 313077 313077 greedy flicks c4.
chance: settle 2 274606 343007 clean c4 floor -84148 -56287 c4 slides; all is at rest after 0.8 s. c4 is out for this round.
0: flick a3 -196000 -196000 165115 362712 greedy flicks a3.
chance: settle 2 201891 422030 clean a3 floor -108442 -12970 a3 slides; all is at rest after 0.9 s. a3 is out for this round.
0: flick b3 -196000 -196000 576938 223977 greedy flicks b3.
chance: settle 2 608964 238428 clean b3 floor 173182 -51454 b3 slides; all is at rest after 1.2 s. b3 rests: Canyon.
0: flick c3 -196000 -196000 165115 362712 greedy flicks c3.
chance: settle 2 178286 326623 clean c3 floor -134499 -83330 c3 slides; all is at rest after 0.7 s. c3 is out for this round.
0: flick a2 -196000 -196000 520428 123047 greedy flicks a2.
chance: settle 2 459725 148949 clean a2 floor 9949 -129274 a2 slides; all is at rest after 0.9 s. a2 rests: Canyon.
0: flick b2 -196000 -196000 576938 223977 greedy flicks b2.
chance: settle 2 548778 180903 touched a2 floor 96161 -102655 b2 floor -12408 -135218 b2 slides; all is at rest after 1.0 s. a2 rests: Canyon. b2 rests: Ruins.
0: flick c2 -196000 -196000 528537 420754 greedy flicks c2.
chance: settle 2 549284 346598 touched b4 floor 137543 26128 c2 floor 88991 -17278 c2 slides; all is at rest after 1.1 s. b4 rests: Mudcracks. c2 rests: Canyon.
0: flick c1 -196000 -196000 165115 362712 greedy flicks c1.
chance: settle 2 132760 327228 clean c1 floor -152540 -88879 c1 slides; all is at rest after 0.7 s. c1 is out for this round.
0: flick b1 -196000 -196000 592208 215660 greedy flicks b1.
chance: settle 2 543573 246338 touched b1 floor 18747 -49371 b2 floor 23207 -151580 b1 slides; all is at rest after 0.9 s. b1 rests: Canyon. b2 rests: Canyon.
0: flick a1 -196000 -196000 165115 362712 greedy flicks a1.
chance: settle 2 121957 293201 clean a1 floor -160099 -109688 a1 slides; all is at rest after 0.6 s. a1 is out for this round.
0: colours a c           You play colour a; the AI plays c.
0: ai draw 2 k1 j2 k2    The AI fills a shape of number 2 (k1, j2, k2).
0: draw 2 f3 g3 g4       greedy draws a shape of number 2 (f3, g3, g4).
0: done                  greedy ends the Write phase. The game is over.
greedy: 34 (ruins 0, canyon 20, creek 0, mudcracks 14, discoveries 0)
outcome: Outcome(winners=(0,), code='solo_total', clause='SO-45')
