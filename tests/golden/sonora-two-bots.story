0: flick a5 -196000 -196000 592208 215660 greedy flicks a5.
chance: settle 2 563940 247185 clean a5 floor 125894 -54908 a5 slides; everything is still after 1.1 s. a5 stops and counts for the Canyon.
0: keep                  greedy lets it stand.
0: flick a4 -196000 -196000 576938 223977 greedy flicks a4.
chance: settle 2 604417 91376 clean a4 floor 146505 -144220 a4 slides; everything is still after 1.1 s. a4 stops and counts for the Canyon.
0: keep                  greedy lets it stand.
1: flick b5 -196000 -196000 468826 164957 greedy flicks b5.
chance: settle 2 398450 128341 clean b5 floor 41379 146196 b5 slides; everything is still after 0.8 s. b5 stops and counts for the Mudcracks.
1: keep                  greedy lets it stand.
1: flick b4 -196000 -196000 91955 531739 greedy flicks b4.
chance: settle 2 57659 439308 clean b4 floor 172317 15560 b4 slides; everything is still after 0.8 s. b4 stops and counts for the Mudcracks.
1: keep                  greedy lets it stand.
0: flick a3 -196000 -196000 165115 362712 greedy flicks a3.
chance: settle 2 130383 343822 clean a3 floor -151556 -78799 a3 slides; everything is still after 0.7 s. a3 stops and counts for the Ruins.
0: keep                  greedy lets it stand.
0: flick a2 -196000 -196000 167985 353870 greedy flicks a2.
chance: settle 2 154666 385693 touched a2 floor -157978 -101939 a3 floor -136387 -36022 a2 slides; everything is still after 0.7 s. a2 stops and counts for the Ruins. a3 stops and counts for the Ruins.
0: keep                  greedy lets it stand.
1: flick b3 -196000 -196000 91955 531739 greedy flicks b3.
chance: settle 2 55435 606182 touched b3 floor 187865 30631 b4 floor 135691 -111019 b3 slides; everything is still after 1.0 s. b3 stops and counts for the Mudcracks. b4 stops and counts for the Canyon.
1: keep                  greedy lets it stand.
1: flick b2 -196000 -196000 165115 362712 greedy flicks b2.
chance: settle 2 148156 326636 clean b2 floor 146740 87397 b2 slides; everything is still after 0.7 s. b2 stops and counts for the Mudcracks.
1: keep                  greedy lets it stand.
0: flick a1 -196000 -196000 165115 362712 greedy flicks a1.
chance: settle 2 188748 356697 touched a1 floor -150609 -124472 a2 floor -150788 -56429 a3 floor -136218 -35722 a1 slides; everything is still after 0.6 s. a1 stops and counts for the Ruins. a2 stops and counts for the Mudcracks, doubled. a3 stops and counts for the Ruins.
0: keep                  greedy lets it stand.
1: flick b1 -196000 -196000 526234 121823 greedy flicks b1.
chance: settle 2 575882 124316 touched b1 floor 3105 194927 b5 floor -14759 87183 b1 slides; everything is still after 0.8 s. b1 stops and counts for the Mudcracks. b5 stops and counts for the Creek Bed.
1: keep                  greedy lets it stand.
0: swap a2 a5            greedy swaps a2 and a5.
0: done                  greedy ends the Swaps.
1: swap b1 b5            greedy swaps b1 and b5.
1: done                  greedy ends the Swaps.
0: cross D 4             greedy crosses off 4 of building D.
0: done                  greedy ends the turn in the Ruins.
0: draw 4 d9 e9 f9 g9 g10 greedy draws a shape of number 4 (d9, e9, f9, g9, g10) with 2 cacti.
0: draw 2 g11 h11 g12    greedy draws a shape of number 2 (g11, h11, g12) with 1 cactus. greedy earns: Swap.
0: mud                   greedy has 10 to spend in the Mudcracks.
0: mark 20               greedy marks node 20 for 2.
0: mark 21               greedy marks node 21 for 2. greedy earns: owl.
0: mark 14               greedy marks node 14 for 4. greedy earns: rabbit.
0: rabbit                greedy has 7 to spend in the Mudcracks.
0: mark 15               greedy marks node 15 for 3 and surrounds 2 points.
0: mark 16               greedy marks node 16 for 2.
0: box 1                 greedy marks a box of column 1.
0: box 1                 greedy marks a box of column 1. greedy earns: Swap.
0: walk owl 20           greedy walks 5 spaces to 20. greedy earns: rabbit.
0: rabbit                greedy has 5 to spend in the Mudcracks.
0: box 2                 greedy marks a box of column 2.
0: box 2                 greedy marks a box of column 2.
0: box 2                 greedy marks a box of column 2. greedy earns: Reflick.
0: box 3                 greedy marks a box of column 3.
0: box 3                 greedy marks a box of column 3.
0: close                 greedy closes the sum.
0: done                  greedy ends the Write phase.
1: draw 4 d9 e9 f9 g9 g10 greedy draws a shape of number 4 (d9, e9, f9, g9, g10) with 2 cacti.
1: walk 1 1              greedy walks 1 space to 1 for 1.
1: mud                   greedy has 10 to spend in the Mudcracks.
1: mark 20               greedy marks node 20 for 2.
1: mark 21               greedy marks node 21 for 2. greedy earns: owl.
1: mark 14               greedy marks node 14 for 4. greedy earns: rabbit.
1: rabbit                greedy has 7 to spend in the Mudcracks.
1: mark 15               greedy marks node 15 for 3 and surrounds 2 points.
1: mark 16               greedy marks node 16 for 2.
1: box 1                 greedy marks a box of column 1.
1: box 1                 greedy marks a box of column 1. greedy earns: Swap.
1: walk owl 20           greedy walks 4 spaces to 20. greedy earns: rabbit.
1: rabbit                greedy has 5 to spend in the Mudcracks.
1: box 2                 greedy marks a box of column 2.
1: box 2                 greedy marks a box of column 2.
1: box 2                 greedy marks a box of column 2. greedy earns: Reflick.
1: box 3                 greedy marks a box of column 3.
1: box 3                 greedy marks a box of column 3.
1: close                 greedy closes the sum.
1: done                  greedy ends the Write phase. Round 2: the board turns, greedy begins.
1: flick b5 -196000 -196000 232900 575298 greedy flicks b5.
chance: settle 2 238809 698624 touched b5 floor -192185 -52323 b5 slides; everything is still after 1.1 s. b5 stops and counts for the Ruins.
1: keep                  greedy lets it stand.
1: flick b4 -196000 -196000 232900 575298 greedy flicks b4.
chance: settle 2 305409 598408 clean b4 floor -176691 -5790 b4 slides; everything is still after 1.2 s. b4 stops and counts for the Ruins.
1: keep                  greedy lets it stand.
0: flick a5 -196000 -196000 592208 215660 greedy flicks a5.
chance: settle 2 566611 222976 clean a5 floor -70138 -123832 a5 slides; everything is still after 1.1 s. a5 stops and counts for the Ruins.
0: keep                  greedy lets it stand.
0: flick a4 -196000 -196000 420754 528537 greedy flicks a4.
chance: settle 2 386520 474666 clean a4 floor 73352 -23333 a4 slides; everything is still after 1.1 s. a4 stops and counts for the Canyon.
0: keep                  greedy lets it stand.
1: flick b3 -196000 -196000 246493 505455 greedy flicks b3.
chance: settle 2 214713 498640 clean b3 floor -54955 -87939 b3 slides; everything is still after 1.0 s. b3 stops and counts for the Ruins.
1: keep                  greedy lets it stand.
1: flick b2 -196000 -196000 165115 362712 greedy flicks b2.
chance: settle 2 139832 354446 clean b2 floor 70802 -146608 b2 slides; everything is still after 0.7 s. b2 stops and counts for the Creek Bed, doubled.
1: keep                  greedy lets it stand.
0: flick a3 -196000 -196000 223977 576938 greedy flicks a3.
chance: settle 2 226813 570610 clean a3 floor 128803 66893 a3 slides; everything is still after 1.1 s. a3 stops and counts for the Ruins, doubled.
0: keep                  greedy lets it stand.
0: flick a2 -196000 -196000 180281 417493 greedy flicks a2.
chance: settle 2 159034 452693 clean a2 floor 5356 125262 a2 slides; everything is still after 0.9 s. a2 stops and counts for the Canyon, doubled.
0: keep                  greedy lets it stand.
1: flick b1 -196000 -196000 418197 543970 greedy flicks b1.
chance: settle 2 509287 590327 touched b1 floor -182234 128853 b1 slides; everything is still after 1.3 s. b1 stops and counts for the Creek Bed.
1: keep                  greedy lets it stand.
0: flick a1 -196000 -196000 418197 543970 greedy flicks a1.
chance: settle 2 422267 553778 touched a1 floor 80233 2010 a4 floor 114488 -89037 a1 slides; everything is still after 1.1 s. a1 stops and counts for the Mudcracks. a4 stops and counts for the Canyon.
0: keep                  greedy lets it stand.
1: done                  greedy ends the Swaps.
0: swap a3 a5            greedy swaps a3 and a5.
0: swap a1 a4            greedy swaps a1 and a4.
0: done                  greedy ends the Swaps.
0: cross D 3             greedy crosses off 3 of building D. greedy is the first to complete building D: 8 points. greedy earns: rabbit.
0: cross A 5             greedy crosses off 5 of building A. greedy is the first to complete building A: 6 points. greedy earns: Reflick.
0: cross E 5             greedy crosses off 5 of building E.
0: done                  greedy ends the turn in the Ruins.
1: cross C 11            greedy crosses off 11 of building C. greedy is the first to complete building C: 14 points. greedy earns: Reflick.
1: cross E 1             greedy crosses off 1 of building E.
1: done                  greedy ends the turn in the Ruins.
0: draw 2 e10 f10 e11    greedy draws a shape of number 2 (e10, f10, e11) with 1 cactus.
0: draw 1 a9             greedy draws a shape of number 1 (a9). greedy earns: Reflick.
0: draw 2 d7 c8 d8       greedy draws a shape of number 2 (d7, c8, d8).
0: mud                   greedy has 4 to spend in the Mudcracks.
0: rabbit                greedy has 9 to spend in the Mudcracks.
0: mark 22               greedy marks node 22 for 4 and surrounds 2 points. greedy earns: rabbit.
0: rabbit                greedy has 10 to spend in the Mudcracks.
0: mark 9                greedy marks node 9 for 4 and surrounds 2 points.
0: mark 8                greedy marks node 8 for 5 and surrounds 2 points. greedy earns: fox.
0: box 3                 greedy marks a box of column 3.
0: draw fox f5 g5 g6 g7 g8 greedy draws a shape of number 4 (f5, g5, g6, g7, g8) with 1 cactus.
0: close                 greedy closes the sum.
0: done                  greedy ends the Write phase.
1: walk 1 21             greedy walks 1 space to 21 for 2.
1: walk 2 4              greedy walks 2 spaces to 4. greedy earns: Swap.
1: walk 2 12             greedy walks 2 spaces to 12. greedy earns: Reflick.
1: done                  greedy ends the Write phase. Round 3: the board turns, greedy begins.
0: flick a5 -196000 -196000 165115 362712 greedy flicks a5.
chance: settle 2 180947 341674 clean a5 floor 131146 73540 a5 slides; everything is still after 0.7 s. a5 stops and counts for the Ruins, doubled.
0: keep                  greedy lets it stand.
0: flick a4 -196000 -196000 353870 167985 greedy flicks a4.
chance: settle 2 453013 214915 clean a4 floor -14566 96105 a4 slides; everything is still after 0.9 s. a4 stops and counts for the Creek Bed.
0: keep                  greedy lets it stand.
1: flick b5 -196000 -196000 165115 362712 greedy flicks b5.
chance: settle 2 176086 380510 clean b5 floor -127559 -48105 b5 slides; everything is still after 0.8 s. b5 stops and counts for the Mudcracks, doubled.
1: keep                  greedy lets it stand.
1: flick b4 -196000 -196000 91955 531739 greedy flicks b4.
chance: settle 2 26550 548509 clean b4 floor -182484 83230 b4 slides; everything is still after 1.0 s. b4 stops and counts for the Creek Bed.
1: reflick               greedy uses a Reflick on b4.
1: flick b4 -196000 -196000 592208 215660 greedy flicks b4 again.
chance: settle 2 496011 215648 clean b4 floor 52693 -87877 b4 slides; everything is still after 1.0 s. b4 stops and counts for the Canyon.
1: keep                  greedy lets it stand.
0: flick a3 -196000 -196000 576938 223977 greedy flicks a3.
chance: settle 2 620122 154002 clean a3 floor -171313 104781 a3 slides; everything is still after 1.2 s. a3 stops and counts for the Creek Bed.
0: keep                  greedy lets it stand.
0: flick a2 -196000 -196000 417493 180281 greedy flicks a2.
chance: settle 2 422055 143963 clean a2 floor 21528 136488 a2 slides; everything is still after 0.8 s. a2 stops and counts for the Canyon, doubled.
0: keep                  greedy lets it stand.
1: flick b3 -196000 -196000 592208 215660 greedy flicks b3.
chance: settle 2 636870 196917 clean b3 floor 197563 -74312 b3 slides; everything is still after 1.2 s. b3 stops and counts for the Canyon.
1: keep                  greedy lets it stand.
1: flick b2 -196000 -196000 357320 130450 greedy flicks b2.
chance: settle 2 375881 162666 clean b2 floor -53287 -134240 b2 slides; everything is still after 0.8 s. b2 stops and counts for the Creek Bed, doubled.
1: keep                  greedy lets it stand.
0: flick a1 -196000 -196000 530676 413639 greedy flicks a1.
chance: settle 2 521704 465069 clean a1 floor -142008 -105315 a1 slides; everything is still after 1.3 s. a1 stops and counts for the Ruins.
0: keep                  greedy lets it stand.
1: flick b1 -196000 -196000 530676 413639 greedy flicks b1.
chance: settle 2 646145 419862 touched b1 floor 195608 82260 b1 slides; everything is still after 1.2 s. b1 stops and counts for the Mudcracks.
1: keep                  greedy lets it stand.
1: done                  greedy ends the Swaps.
0: cross E 8             greedy crosses off 8 of building E. greedy is the first to complete building E: 16 points. greedy earns: Discovery.
0: discover fox          greedy discovers: fox.
0: cross H 3             greedy crosses off 3 of building H.
0: done                  greedy ends the turn in the Ruins.
0: draw fox found g1 h1 g2 g3 g4 greedy draws a shape of number 4 (g1, h1, g2, g3, g4) with 1 cactus.
0: draw 2 h4 h5 i5       greedy draws a shape of number 2 (h4, h5, i5). greedy earns: Discovery.
0: discover rabbit       greedy discovers: rabbit.
0: walk 4 24             greedy walks 4 spaces to 24. greedy earns: owl.
0: walk owl 7            greedy walks 5 spaces to 7. greedy earns: fox.
0: walk 3 10             greedy walks 3 spaces to 10 for 4.
0: draw fox k1 h2 i2 j2 k2 greedy draws a shape of number 4 (k1, h2, i2, j2, k2).
0: draw 2 e1 f1 e2       greedy draws a shape of number 2 (e1, f1, e2).
0: rabbit found          greedy has 6 to spend in the Mudcracks.
0: mark 10               greedy marks node 10 for 5 and surrounds 2 points. greedy earns: Swap.
0: box 3                 greedy marks a box of column 3. greedy earns: owl.
0: walk owl 14           greedy walks 4 spaces to 14. greedy earns: Discovery.
0: discover fox          greedy discovers: fox.
0: draw fox found l1 m1 n1 o1 o2 greedy draws a shape of number 4 (l1, m1, n1, o1, o2) with 1 cactus.
0: close                 greedy closes the sum.
0: done                  greedy ends the Write phase.
1: draw 4 e11 e12 f12 g12 h12 greedy draws a shape of number 4 (e11, e12, f12, g12, h12) with 2 cacti.
1: walk 2 14             greedy walks 2 spaces to 14. greedy earns: Discovery.
1: discover fox          greedy discovers: fox.
1: draw fox found f5 g5 g6 g7 g8 greedy draws a shape of number 4 (f5, g5, g6, g7, g8) with 1 cactus.
1: draw 3 h4 h5 i5 h6    greedy draws a shape of number 3 (h4, h5, i5, h6). greedy earns: Discovery.
1: discover rabbit       greedy discovers: rabbit.
1: walk 2 16             greedy walks 2 spaces to 16 for 2.
1: mud                   greedy has 11 to spend in the Mudcracks.
1: rabbit found          greedy has 17 to spend in the Mudcracks.
1: mark 22               greedy marks node 22 for 4 and surrounds 2 points. greedy earns: rabbit.
1: rabbit                greedy has 18 to spend in the Mudcracks.
1: mark 9                greedy marks node 9 for 4 and surrounds 2 points.
1: mark 8                greedy marks node 8 for 5 and surrounds 2 points. greedy earns: fox.
1: mark 10               greedy marks node 10 for 5 and surrounds 2 points. greedy earns: Swap.
1: mark 19               greedy marks node 19 for 4 and surrounds 2 points.
1: draw fox g1 h1 g2 g3 g4 greedy draws a shape of number 4 (g1, h1, g2, g3, g4) with 1 cactus.
1: close                 greedy closes the sum.
1: done                  greedy ends the Write phase. Round 4: the board turns, greedy begins.
1: flick b5 -196000 -196000 232900 575298 greedy flicks b5.
chance: settle 2 203328 522179 clean b5 floor 75256 90377 b5 slides; everything is still after 1.0 s. b5 stops and counts for the Mudcracks.
1: keep                  greedy lets it stand.
1: flick b4 -196000 -196000 232900 575298 greedy flicks b4.
chance: settle 2 226080 484222 clean b4 floor 43882 84001 b4 slides; everything is still after 1.0 s. b4 stops and counts for the Mudcracks.
1: keep                  greedy lets it stand.
0: flick a5 -196000 -196000 530488 362612 greedy flicks a5.
chance: settle 2 547687 381773 clean a5 floor -40276 142958 a5 slides; everything is still after 1.2 s. a5 stops and counts for the Mudcracks, doubled.
0: keep                  greedy lets it stand.
0: flick a4 -196000 -196000 357320 130450 greedy flicks a4.
chance: settle 2 362795 113481 clean a4 floor 156011 -68156 a4 slides; everything is still after 0.7 s. a4 stops and counts for the Ruins, doubled.
0: keep                  greedy lets it stand.
1: flick b3 -196000 -196000 223977 576938 greedy flicks b3.
chance: settle 2 180922 553338 touched a5 floor 59798 108824 b3 floor -60347 152373 b5 floor 90725 78632 b3 slides; everything is still after 0.9 s. a5 stops and counts for the Mudcracks. b3 stops and counts for the Mudcracks, doubled. b5 stops and counts for the Mudcracks.
1: keep                  greedy lets it stand.
1: flick b2 -196000 -196000 246493 505455 greedy flicks b2.
chance: settle 2 256143 489432 touched b2 floor 25682 47913 b3 floor -55326 156984 b2 slides; everything is still after 1.0 s. b2 stops and counts for the Mudcracks. b3 stops and counts for the Mudcracks, doubled.
1: keep                  greedy lets it stand.
0: flick a3 -196000 -196000 91955 531739 greedy flicks a3.
chance: settle 2 150807 507446 clean a3 floor -53026 -121992 a3 slides; everything is still after 1.0 s. a3 stops and counts for the Ruins.
0: keep                  greedy lets it stand.
0: flick a2 -196000 -196000 448321 448321 greedy flicks a2.
chance: settle 2 442481 435719 clean a2 floor -29689 30231 a2 slides; everything is still after 1.0 s. a2 stops and counts for the Creek Bed.
0: keep                  greedy lets it stand.
1: flick b1 -196000 -196000 223977 576938 greedy flicks b1.
chance: settle 2 159735 552543 touched a5 floor 68019 97595 b1 floor -76988 161004 b3 floor 61128 136223 b1 slides; everything is still after 0.8 s. a5 stops and counts for the Mudcracks. b1 stops and counts for the Creek Bed. b3 stops and counts for the Mudcracks.
1: keep                  greedy lets it stand.
0: flick a1 -196000 -196000 223977 576938 greedy flicks a1.
chance: settle 2 175563 504011 touched a1 floor -30315 -113624 a3 floor -68719 -123045 a1 slides; everything is still after 0.9 s. a1 stops and counts for the Ruins. a3 stops and counts for the Ruins.
0: keep                  greedy lets it stand.
1: done                  greedy ends the Swaps.
0: done                  greedy ends the Swaps.
0: cross B 9             greedy crosses off 9 of building B. greedy is the first to complete building B: 11 points. greedy earns: Swap.
0: cross F 3             greedy crosses off 3 of building F.
0: done                  greedy ends the turn in the Ruins.
0: walk 2 16             greedy walks 2 spaces to 16 for 2.
0: mud                   greedy has 5 to spend in the Mudcracks.
0: mark 4                greedy marks node 4 for 5 and surrounds 4 points.
0: close                 greedy closes the sum.
0: done                  greedy ends the Write phase.
1: walk 1 17             greedy walks 1 space to 17 for 4.
1: mud                   greedy has 14 to spend in the Mudcracks.
1: mark 4                greedy marks node 4 for 5 and surrounds 4 points.
1: mark 3                greedy marks node 3 for 6 and surrounds 2 points. greedy earns: Discovery.
1: discover fox          greedy discovers: fox.
1: box 3                 greedy marks a box of column 3.
1: box 3                 greedy marks a box of column 3. greedy earns: owl.
1: box 4                 greedy marks a box of column 4.
1: walk owl 7            greedy walks 3 spaces to 7. greedy earns: fox.
1: draw fox h8 i8 h9 h10 h11 greedy draws a shape of number 4 (h8, i8, h9, h10, h11). greedy earns: Swap.
1: draw fox found a9     greedy draws a shape of number 1 (a9). greedy earns: Reflick.
1: close                 greedy closes the sum.
1: done                  greedy ends the Write phase. Round 5: the board turns, greedy begins.
0: flick a5 -196000 -196000 165115 362712 greedy flicks a5.
chance: settle 2 126632 411429 clean a5 floor -145467 -31816 a5 slides; everything is still after 0.8 s. a5 stops and counts for the Ruins.
0: reflick               greedy uses a Reflick on a5.
0: flick a5 -196000 -196000 167985 353870 greedy flicks a5 again.
chance: settle 2 229471 337260 clean a5 floor -109225 -68465 a5 slides; everything is still after 0.8 s. a5 stops and counts for the Ruins.
0: reflick               greedy uses a Reflick on a5.
0: flick a5 -196000 -196000 520428 123047 greedy flicks a5 again.
chance: settle 2 456169 79062 clean a5 floor -222 -162068 a5 slides; everything is still after 0.9 s. a5 stops and counts for the Ruins.
0: reflick               greedy uses a Reflick on a5.
0: flick a5 -196000 -196000 167985 353870 greedy flicks a5 again.
chance: settle 2 129861 421160 clean a5 floor -142944 -23931 a5 slides; everything is still after 0.8 s. a5 stops and counts for the Ruins.
0: reflick               greedy uses a Reflick on a5.
0: flick a5 -196000 -196000 165115 362712 greedy flicks a5 again.
chance: settle 2 223981 407979 clean a5 floor -99363 -19978 a5 slides; everything is still after 0.9 s. a5 stops and counts for the Ruins.
0: flick a1 -196000 -196000 246493 505455 greedy flicks a1.
chance: settle 2 179920 464448 clean a1 floor -112926 18448 a1 slides; everything is still after 0.9 s. a1 stops and counts for the Creek Bed.
1: flick b5 -196000 -196000 165115 362712 greedy flicks b5.
chance: settle 2 198613 399231 clean b5 floor 113901 30973 b5 slides; everything is still after 0.8 s. b5 stops and counts for the Mudcracks.
1: keep                  greedy lets it stand.
1: flick b4 -196000 -196000 121823 526234 greedy flicks b4.
chance: settle 2 114731 454422 clean b4 floor 146152 -1435 b4 slides; everything is still after 0.9 s. b4 stops and counts for the Canyon.
1: reflick               greedy uses a Reflick on b4.
1: flick b4 -196000 -196000 468826 164957 greedy flicks b4 again.
chance: settle 2 529896 149045 clean b4 floor -74397 119945 b4 slides; everything is still after 1.0 s. b4 stops and counts for the Mudcracks, doubled.
1: keep                  greedy lets it stand.
0: flick a4 -196000 -196000 165115 362712 greedy flicks a4.
chance: settle 2 235966 381596 touched a4 floor -101407 -44560 a5 floor -98105 -14483 a4 slides; everything is still after 0.8 s. a4 stops and counts for the Ruins. a5 stops and counts for the Ruins.
0: flick a3 -196000 -196000 165115 362712 greedy flicks a3.
chance: settle 2 130149 307541 clean a3 floor -155709 -100794 a3 slides; everything is still after 0.6 s. a3 stops and counts for the Ruins.
1: flick b3 -196000 -196000 417493 180281 greedy flicks b3.
chance: settle 2 430024 198012 clean b3 floor 7275 109098 b3 slides; everything is still after 0.9 s. b3 stops and counts for the Canyon, doubled.
1: reflick               greedy uses a Reflick on b3.
1: flick b3 -196000 -196000 468826 164957 greedy flicks b3 again.
chance: settle 2 436409 177006 clean b3 floor 5478 118725 b3 slides; everything is still after 0.9 s. b3 stops and counts for the Canyon, doubled.
1: reflick               greedy uses a Reflick on b3.
1: flick b3 -196000 -196000 417493 180281 greedy flicks b3 again.
chance: settle 2 371941 174305 clean b3 floor 54373 129628 b3 slides; everything is still after 0.8 s. b3 stops and counts for the Mudcracks.
1: keep                  greedy lets it stand.
1: flick b2 -196000 -196000 468826 164957 greedy flicks b2.
chance: settle 2 601783 171944 touched b2 floor -59693 137414 b3 floor 54483 128447 b4 floor -137032 89839 b2 slides; everything is still after 1.0 s. b2 stops and counts for the Mudcracks, doubled. b3 stops and counts for the Mudcracks. b4 stops and counts for the Creek Bed.
1: keep                  greedy lets it stand.
0: flick a2 -196000 -196000 165115 362712 greedy flicks a2.
chance: settle 2 171407 329867 touched a2 floor -155985 -124454 a3 floor -147483 -68167 a2 slides; everything is still after 0.6 s. a2 stops and counts for the Ruins. a3 stops and counts for the Mudcracks, doubled.
1: flick b1 -196000 -196000 165115 362712 greedy flicks b1.
chance: settle 2 177866 360587 clean b1 floor 129705 61601 b1 slides; everything is still after 0.7 s. b1 stops and counts for the Ruins, doubled.
1: keep                  greedy lets it stand.
0: swap a3 a5            greedy swaps a3 and a5.
0: done                  greedy ends the Swaps.
1: swap b3 b4            greedy swaps b3 and b4.
1: done                  greedy ends the Swaps.
0: cross H 9             greedy crosses off 9 of building H.
0: done                  greedy ends the turn in the Ruins.
1: cross A 2             greedy crosses off 2 of building A.
1: done                  greedy ends the turn in the Ruins.
0: walk 1 17             greedy walks 1 space to 17 for 4.
0: mud                   greedy has 10 to spend in the Mudcracks.
0: mark 3                greedy marks node 3 for 6 and surrounds 2 points. greedy earns: Discovery.
0: discover owl          greedy discovers: owl.
0: mark 19               greedy marks node 19 for 4 and surrounds 2 points.
0: walk owl found 27     greedy walks 3 spaces to 27. greedy earns: rabbit.
0: rabbit                greedy has 5 to spend in the Mudcracks.
0: mark 2                greedy marks node 2 for 5 and surrounds 6 points.
0: close                 greedy closes the sum.
0: done                  greedy ends the Write phase.
1: walk 3 10             greedy walks 3 spaces to 10 for 4.
1: mud                   greedy has 13 to spend in the Mudcracks.
1: mark 2                greedy marks node 2 for 5 and surrounds 6 points.
1: mark 7                greedy marks node 7 for 4 and surrounds 4 points.
1: mark 13               greedy marks node 13 for 4 and surrounds 2 points. greedy earns: Reflick.
1: close                 greedy closes the sum.
1: done                  greedy ends the Write phase. The game is over.
greedy: 104 (ruins 41, canyon 29, creek 10, mudcracks 24, discoveries 0)
greedy: 81 (ruins 14, canyon 24, creek 13, mudcracks 30, discoveries 0)
outcome: Outcome(winners=(0,), code='last_round', clause='SO-44', tie_break=None)
