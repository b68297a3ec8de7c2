0: flick a5 -196000 -196000 362612 530488 greedy flicks a5.
chance: settle 1 332594 537659 clean a5 floor -1076 119107 a5 rests where it may count for one of these: Canyon, Mudcracks.
0: keep                  greedy lets it stand.
0: flick a4 -196000 -196000 448321 448321 greedy flicks a4.
chance: settle 1 508616 369336 clean a4 floor 100367 19209 a4 rests: Mudcracks.
0: keep                  greedy lets it stand.
1: flick b5 -196000 -196000 417493 180281 greedy flicks b5.
chance: settle 1 374391 153260 clean b5 floor 55596 138524 b5 rests: Mudcracks.
1: keep                  greedy lets it stand.
1: flick b4 -196000 -196000 417493 180281 greedy flicks b4.
chance: settle 1 360460 168259 touched b4 floor 79942 140993 b5 floor 42499 135321 b4 rests: Mudcracks. b5 rests: Mudcracks.
1: keep                  greedy lets it stand.
0: flick a3 -196000 -196000 528537 420754 greedy flicks a3.
chance: settle 1 481004 420663 clean a3 floor 88929 53185 a3 rests: Mudcracks.
0: keep                  greedy lets it stand.
0: flick a2 -196000 -196000 448321 448321 greedy flicks a2.
chance: settle 1 446319 487596 clean a2 hole -16994 -439 a2 falls into the hole.
0: keep                  greedy lets it stand.
0: bullseye a2 canyon    greedy puts a2 on the Canyon.
1: flick b3 -196000 -196000 417493 180281 greedy flicks b3.
chance: settle 1 442936 222109 touched a5 floor -17047 110706 b3 floor 101777 147946 b4 floor 64441 126846 b5 floor 16220 135912 a5 rests: Mudcracks, on its circle. b3 rests: Mudcracks. b4 rests: Mudcracks. b5 rests: Canyon, on its circle.
1: keep                  greedy lets it stand.
1: flick b2 -196000 -196000 417493 180281 greedy flicks b2.
chance: settle 1 388100 168036 touched b2 floor 117412 164851 b3 floor 86251 137521 b4 floor 36528 110435 b2 rests: Mudcracks. b3 rests: Mudcracks. b4 rests: Canyon, on its circle.
1: keep                  greedy lets it stand.
0: flick a1 -196000 -196000 91955 531739 greedy flicks a1.
chance: settle 1 115479 532011 clean a1 floor -137722 72488 a1 rests: Canyon, on its circle.
0: keep                  greedy lets it stand.
1: flick b1 -196000 -196000 528537 420754 greedy flicks b1.
chance: settle 1 566822 441469 touched a3 floor 83956 35657 a4 floor 119547 -34372 b1 floor -19658 45942 b2 floor 89678 179552 a3 rests: Mudcracks. a4 rests: Canyon. b1 rests: Creek Bed. b2 rests: Mudcracks.
1: keep                  greedy lets it stand.
0: swap a1 a4            greedy swaps a1 and a4.
0: done                  greedy ends the Swaps.
1: done                  greedy ends the Swaps.
0: draw 4 d9 e9 f9 g9 g10 greedy draws a shape of number 4 (d9, e9, f9, g9, g10) with 2 cacti.
0: draw 4 e11 e12 f12 g12 h12 greedy draws a shape of number 4 (e11, e12, f12, g12, h12) with 2 cacti.
0: draw 2 h10 g11 h11    greedy draws a shape of number 2 (h10, g11, h11). greedy earns: Swap.
0: draw 1 a9             greedy draws a shape of number 1 (a9). greedy earns: Reflick.
0: mud                   greedy has 13 to spend in the Mudcracks.
0: mark 20               greedy marks node 20 for 2.
0: mark 21               greedy marks node 21 for 2. greedy earns: owl.
0: mark 14               greedy marks node 14 for 4. greedy earns: rabbit.
0: rabbit                greedy has 10 to spend in the Mudcracks.
0: mark 15               greedy marks node 15 for 3 and surrounds 2 points.
0: mark 16               greedy marks node 16 for 2.
0: mark 22               greedy marks node 22 for 4 and surrounds 2 points. greedy earns: rabbit.
0: rabbit                greedy has 6 to spend in the Mudcracks.
0: mark 9                greedy marks node 9 for 4 and surrounds 2 points.
0: box 1                 greedy marks a box of column 1.
0: box 1                 greedy marks a box of column 1. greedy earns: Swap.
0: walk owl 20           greedy walks 5 spaces to 20. greedy earns: rabbit.
0: rabbit                greedy has 5 to spend in the Mudcracks.
0: box 2                 greedy marks a box of column 2.
0: box 2                 greedy marks a box of column 2.
0: box 2                 greedy marks a box of column 2. greedy earns: Reflick.
0: box 3                 greedy marks a box of column 3.
0: box 3                 greedy marks a box of column 3.
0: close                 greedy closes the sum; 0 lost.
0: done                  greedy ends the Write phase.
1: draw 5 e9 f9 g9 e10 f10 g10 greedy draws a shape of number 5 (e9, f9, g9, e10, f10, g10) with 2 cacti.
1: draw 5 e11 f11 g11 e12 f12 g12 greedy draws a shape of number 5 (e11, f11, g11, e12, f12, g12) with 2 cacti.
1: draw 4 f5 g5 g6 g7 g8 greedy draws a shape of number 4 (f5, g5, g6, g7, g8) with 1 cactus.
1: draw 4 g1 h1 g2 g3 g4 greedy draws a shape of number 4 (g1, h1, g2, g3, g4) with 1 cactus.
1: walk 1 1              greedy walks 1 space to 1 for 1.
1: mud                   greedy has 5 to spend in the Mudcracks.
1: mark 20               greedy marks node 20 for 2.
1: mark 21               greedy marks node 21 for 2. greedy earns: owl.
1: box 1                 greedy marks a box of column 1.
1: walk owl 20           greedy walks 4 spaces to 20. greedy earns: rabbit.
1: rabbit                greedy has 5 to spend in the Mudcracks.
1: box 1                 greedy marks a box of column 1. greedy earns: Swap.
1: box 2                 greedy marks a box of column 2.
1: box 2                 greedy marks a box of column 2.
1: box 2                 greedy marks a box of column 2. greedy earns: Reflick.
1: box 3                 greedy marks a box of column 3.
1: close                 greedy closes the sum; 0 lost.
1: done                  greedy ends the Write phase. Round 2: the board turns, greedy begins.
1: flick b5 -196000 -196000 357320 130450 greedy flicks b5.
chance: settle 1 398587 163626 clean b5 floor 130645 -36797 b5 rests: Canyon.
1: keep                  greedy lets it stand.
1: flick b4 -196000 -196000 505455 246493 greedy flicks b4.
chance: settle 1 549833 226922 touched b4 floor 138701 -57452 b5 floor 78526 91499 b4 rests: Ruins, on its circle. b5 rests: Mudcracks.
1: keep                  greedy lets it stand.
0: flick a5 -196000 -196000 520428 123047 greedy flicks a5.
chance: settle 1 505800 129428 clean a5 floor -133358 -48803 a5 rests: Mudcracks, on its circle.
0: keep                  greedy lets it stand.
0: flick a4 -196000 -196000 164957 468826 greedy flicks a4.
chance: settle 1 157569 436781 clean a4 floor -7990 128175 a4 rests: Mudcracks, on its circle.
0: keep                  greedy lets it stand.
1: flick b3 -196000 -196000 418197 543970 greedy flicks b3.
chance: settle 1 389974 544232 clean b3 floor -141784 46042 b3 rests: Creek Bed.
1: keep                  greedy lets it stand.
1: flick b1 -196000 -196000 418197 543970 greedy flicks b1.
chance: settle 1 385710 541786 touched b1 floor -122466 30665 b3 floor -153697 54922 b1 rests: Creek Bed. b3 rests: Canyon, on its circle.
1: keep                  greedy lets it stand.
0: flick a3 -196000 -196000 164957 468826 greedy flicks a3.
chance: settle 1 166725 465303 touched a3 floor -30600 136779 a4 floor 29094 114577 a3 rests: Mudcracks, on its circle. a4 rests: Canyon, on its circle.
0: keep                  greedy lets it stand.
0: flick a2 -196000 -196000 448321 448321 greedy flicks a2.
chance: settle 1 441835 488239 clean a2 floor 102031 -73705 a2 rests: Canyon.
0: keep                  greedy lets it stand.
1: flick b2 -196000 -196000 530488 362612 greedy flicks b2.
chance: settle 1 596626 373472 touched a2 floor -43619 2033 b2 floor 122076 -73320 b4 floor 163805 -3126 a2 rests: Creek Bed. b2 rests: Canyon. b4 rests: Canyon.
1: keep                  greedy lets it stand.
0: flick a1 -196000 -196000 528537 420754 greedy flicks a1.
chance: settle 1 532868 426664 touched a1 floor -54420 20701 a2 floor 51450 -126717 a1 rests: Creek Bed. a2 rests: Creek Bed, on its circle.
0: keep                  greedy lets it stand.
1: done                  greedy ends the Swaps.
0: done                  greedy ends the Swaps.
0: draw 4 f5 g5 g6 g7 g8 greedy draws a shape of number 4 (f5, g5, g6, g7, g8) with 1 cactus.
0: draw 4 g1 h1 g2 g3 g4 greedy draws a shape of number 4 (g1, h1, g2, g3, g4) with 1 cactus.
0: walk 1 21             greedy walks 1 space to 21 for 2.
0: walk 2 4              greedy walks 2 spaces to 4. greedy earns: Swap.
0: walk 2 12             greedy walks 2 spaces to 12. greedy earns: Reflick.
0: mud                   greedy has 16 to spend in the Mudcracks.
0: mark 8                greedy marks node 8 for 5 and surrounds 2 points. greedy earns: fox.
0: mark 10               greedy marks node 10 for 5 and surrounds 2 points. greedy earns: Swap.
0: mark 4                greedy marks node 4 for 5 and surrounds 4 points.
0: box 3                 greedy marks a box of column 3.
0: draw fox h5 i5 i6 i7 i8 greedy draws a shape of number 4 (h5, i5, i6, i7, i8). greedy earns: Discovery.
0: discover fox          greedy discovers: fox.
0: draw fox found j7 k7 k8 k9 k10 greedy draws a shape of number 4 (j7, k7, k8, k9, k10). greedy earns: owl.
0: walk owl 7            greedy walks 3 spaces to 7. greedy earns: fox.
0: draw fox k1 h2 i2 j2 k2 greedy draws a shape of number 4 (k1, h2, i2, j2, k2).
0: close                 greedy closes the sum; 0 lost.
0: done                  greedy ends the Write phase.
1: draw 4 h5 i5 i6 i7 i8 greedy draws a shape of number 4 (h5, i5, i6, i7, i8). greedy earns: Discovery.
1: discover fox          greedy discovers: fox.
1: draw fox found j7 k7 k8 k9 k10 greedy draws a shape of number 4 (j7, k7, k8, k9, k10). greedy earns: owl.
1: walk owl 7            greedy walks 5 spaces to 7. greedy earns: fox.
1: walk 1 21             greedy walks 1 space to 21 for 2.
1: draw fox h8 h9 h10 h11 i11 greedy draws a shape of number 4 (h8, h9, h10, h11, i11). greedy earns: Swap.
1: draw 2 a9             greedy draws a shape of number 1 (a9). greedy earns: Reflick.
1: draw 3 i1 h2 i2 j2    greedy draws a shape of number 3 (i1, h2, i2, j2).
1: draw 3 b8 c8 d8 c9    greedy draws a shape of number 3 (b8, c8, d8, c9).
1: mud                   greedy has 5 to spend in the Mudcracks.
1: mark 14               greedy marks node 14 for 4. greedy earns: rabbit.
1: rabbit                greedy has 6 to spend in the Mudcracks.
1: mark 15               greedy marks node 15 for 3 and surrounds 2 points.
1: mark 16               greedy marks node 16 for 2.
1: box 3                 greedy marks a box of column 3.
1: close                 greedy closes the sum; 0 lost.
1: done                  greedy ends the Write phase. Round 3: the board turns, greedy begins.
0: flick a5 -196000 -196000 91955 531739 greedy flicks a5.
chance: settle 1 112201 516305 clean a5 floor 141045 -56883 a5 rests: Ruins, on its circle.
0: keep                  greedy lets it stand.
0: flick a4 -196000 -196000 576938 223977 greedy flicks a4.
chance: settle 1 690073 267761 touched a4 floor -193447 32107 a4 rests: Creek Bed.
0: keep                  greedy lets it stand.
1: flick b5 -196000 -196000 165115 362712 greedy flicks b5.
chance: settle 1 172804 375168 clean b5 floor -129832 -52346 b5 rests: Mudcracks, on its circle.
1: keep                  greedy lets it stand.
1: flick b4 -196000 -196000 530676 413639 greedy flicks b4.
chance: settle 1 498457 464225 clean b4 hole -3426 -16651 b4 falls into the hole.
1: keep                  greedy lets it stand.
1: bullseye b4 mudcracks greedy puts b4 on the Mudcracks.
0: flick a2 -196000 -196000 232900 575298 greedy flicks a2.
chance: settle 1 187053 526809 clean a2 floor 99063 -77009 a2 rests: Canyon.
0: keep                  greedy lets it stand.
0: flick a3 -196000 -196000 223977 576938 greedy flicks a3.
chance: settle 1 281526 566880 clean a3 floor 30817 -136613 a3 rests: Canyon.
0: reflick               greedy uses a Reflick on a3.
0: flick a3 -196000 -196000 417493 180281 greedy flicks a3 again.
chance: settle 1 421187 154352 clean a3 floor 20854 131814 a3 rests: Canyon, on its circle.
0: reflick               greedy uses a Reflick on a3.
0: flick a3 -196000 -196000 232900 575298 greedy flicks a3 again.
chance: settle 1 263256 589619 touched a2 floor 107351 -88437 a3 floor 23722 -117099 a2 rests: Canyon. a3 rests: Canyon.
0: reflick               greedy uses a Reflick on a3.
0: flick a3 -196000 -196000 223977 576938 greedy flicks a3 again.
chance: settle 1 210457 617230 touched a2 floor 98402 -171595 a3 floor 100219 -67102 a2 rests: Canyon. a3 rests: Canyon.
0: reflick               greedy uses a Reflick on a3.
0: flick a3 -196000 -196000 223977 576938 greedy flicks a3 again.
chance: settle 1 201878 602761 touched a2 floor 98452 -171635 a3 floor 76847 -158953 a2 rests: Canyon. a3 rests: Canyon.
1: flick b3 -196000 -196000 91955 531739 greedy flicks b3.
chance: settle 1 137018 578496 clean b3 floor -120488 122816 b3 rests: Creek Bed.
1: keep                  greedy lets it stand.
1: flick b2 -196000 -196000 91955 531739 greedy flicks b2.
chance: settle 1 80975 496380 clean b2 floor -158247 35429 b2 rests: Creek Bed.
1: keep                  greedy lets it stand.
0: flick a1 -196000 -196000 468826 164957 greedy flicks a1.
chance: settle 1 428470 133047 clean a1 floor 17797 140665 a1 rests: Canyon, on its circle.
1: flick b1 -196000 -196000 121823 526234 greedy flicks b1.
chance: settle 1 121608 541395 touched b1 floor -134550 21737 b2 floor -168470 72627 b1 rests: Creek Bed. b2 rests: Canyon, on its circle.
1: keep                  greedy lets it stand.
0: swap a1 a4            greedy swaps a1 and a4.
0: swap a1 a2            greedy swaps a1 and a2.
0: done                  greedy ends the Swaps.
1: done                  greedy ends the Swaps.
0: cross D 7             greedy crosses off 7 of building D. greedy is the first to complete building D: 9 points. greedy earns: rabbit.
0: cross E 3             greedy crosses off 3 of building E.
0: done                  greedy ends the turn in the Ruins.
0: draw 4 l1 m1 n1 o1 o2 greedy draws a shape of number 4 (l1, m1, n1, o1, o2) with 1 cactus.
0: walk 2 14             greedy walks 2 spaces to 14. greedy earns: Discovery.
0: discover rabbit       greedy discovers: rabbit.
0: draw 4 n2 k3 l3 m3 n3 greedy draws a shape of number 4 (n2, k3, l3, m3, n3) with 1 cactus.
0: draw 3 l4 k5 l5 m5    greedy draws a shape of number 3 (l4, k5, l5, m5).
0: draw 1 e1 f1          greedy draws a shape of number 1 (e1, f1).
0: rabbit                greedy has 5 to spend in the Mudcracks.
0: rabbit found          greedy has 11 to spend in the Mudcracks.
0: mark 3                greedy marks node 3 for 6 and surrounds 2 points. greedy earns: Discovery.
0: discover fox          greedy discovers: fox.
0: mark 2                greedy marks node 2 for 5 and surrounds 6 points.
0: draw fox found n5 m6 n6 o6 greedy draws a shape of number 3 (n5, m6, n6, o6) with 1 cactus.
0: close                 greedy closes the sum; 0 lost.
0: done                  greedy ends the Write phase.
1: draw 2 a6 b6 b7       greedy draws a shape of number 2 (a6, b6, b7) with 1 cactus.
1: walk 3 10             greedy walks 3 spaces to 10 for 4.
1: walk 1 11             greedy walks 1 space to 11 for 1.
1: draw 2 e1 f1 e2       greedy draws a shape of number 2 (e1, f1, e2).
1: mud                   greedy has 14 to spend in the Mudcracks.
1: mark 22               greedy marks node 22 for 4 and surrounds 2 points. greedy earns: rabbit.
1: rabbit                greedy has 15 to spend in the Mudcracks.
1: mark 9                greedy marks node 9 for 4 and surrounds 2 points.
1: mark 8                greedy marks node 8 for 5 and surrounds 2 points. greedy earns: fox.
1: mark 10               greedy marks node 10 for 5 and surrounds 2 points. greedy earns: Swap.
1: box 3                 greedy marks a box of column 3.
1: draw fox d2 a3 b3 c3 d3 greedy draws a shape of number 4 (d2, a3, b3, c3, d3) with 1 cactus.
1: close                 greedy closes the sum; 0 lost.
1: done                  greedy ends the Write phase. Round 4: the board turns, greedy begins.
1: flick b5 -196000 -196000 418197 543970 greedy flicks b5.
chance: settle 1 435970 529409 clean b5 floor 140578 -81173 b5 rests: Ruins, on its circle.
1: keep                  greedy lets it stand.
1: flick b2 -196000 -196000 164957 468826 greedy flicks b2.
chance: settle 1 140563 455145 clean b2 floor 4987 133929 b2 rests: Canyon, on its circle.
1: keep                  greedy lets it stand.
0: flick a5 -196000 -196000 357320 130450 greedy flicks a5.
chance: settle 1 355438 121645 touched a5 floor 164281 -88285 b5 floor 131533 -73792 a5 rests: Ruins, on its circle. b5 rests: Ruins, on its circle.
0: flick a4 -196000 -196000 448321 448321 greedy flicks a4.
chance: settle 1 477925 403673 clean a4 floor -38103 81164 a4 rests: Creek Bed.
1: flick b4 -196000 -196000 520428 123047 greedy flicks b4.
chance: settle 1 513605 118455 clean b4 floor -138121 -54957 b4 rests: Mudcracks, on its circle.
1: keep                  greedy lets it stand.
1: flick b3 -196000 -196000 357320 130450 greedy flicks b3.
chance: settle 1 331098 145300 clean b3 floor -147297 85020 b3 rests: Canyon, on its circle.
1: keep                  greedy lets it stand.
0: flick a3 -196000 -196000 420754 528537 greedy flicks a3.
chance: settle 1 368120 487005 clean a3 floor -79608 12328 a3 rests: Creek Bed.
0: flick a2 -196000 -196000 357320 130450 greedy flicks a2.
chance: settle 1 363143 171807 touched a2 floor 135589 -101506 a5 floor 169386 -66274 a2 rests: Canyon. a5 rests: Ruins, on its circle.
1: flick b1 -196000 -196000 530676 413639 greedy flicks b1.
chance: settle 1 589529 363001 touched a4 floor -7636 77069 b1 floor -61903 79737 b3 floor -164797 -49864 b4 floor -134144 -58996 a4 rests: Creek Bed. b1 rests: Creek Bed. b3 rests: Ruins. b4 rests: Mudcracks, on its circle.
1: keep                  greedy lets it stand.
0: flick a1 -196000 -196000 448321 448321 greedy flicks a1.
chance: settle 1 423366 388238 touched a1 floor 25237 -98722 a2 floor 136827 -96902 b5 floor 128364 -27683 a1 rests: Canyon. a2 rests: Canyon. b5 rests: Canyon.
1: swap b3 b5            greedy swaps b3 and b5.
1: swap b1 b3            greedy swaps b1 and b3.
1: done                  greedy ends the Swaps.
0: done                  greedy ends the Swaps.
0: cross E 10            greedy crosses off 10 of building E. greedy is the first to complete building E: 18 points. greedy earns: Discovery.
0: discover owl          greedy discovers: owl.
0: done                  greedy ends the turn in the Ruins.
1: cross A 5             greedy crosses off 5 of building A. greedy is the first to complete building A: 7 points. greedy earns: Reflick.
1: done                  greedy ends the turn in the Ruins.
0: draw 2 n7 o7 o8       greedy draws a shape of number 2 (n7, o7, o8). greedy earns: fox.
0: walk 3 10             greedy walks 3 spaces to 10 for 4.
0: walk owl found 17     greedy walks 3 spaces to 17 for 4.
0: draw fox n8 m9 n9 n10 greedy draws a shape of number 3 (n8, m9, n9, n10) with 1 cactus.
0: walk 4 25             greedy walks 4 spaces to 25 for 2.
0: draw 1 d2 e2          greedy draws a shape of number 1 (d2, e2).
0: done                  greedy ends the Write phase.
1: draw 2 a1 b1 a2       greedy draws a shape of number 2 (a1, b1, a2) with 1 cactus.
1: walk 3 14             greedy walks 3 spaces to 14. greedy earns: Discovery.
1: discover rabbit       greedy discovers: rabbit.
1: draw 2 k1 l1 k2       greedy draws a shape of number 2 (k1, l1, k2).
1: draw 1 m1 n1          greedy draws a shape of number 1 (m1, n1).
1: mud                   greedy has 8 to spend in the Mudcracks.
1: rabbit found          greedy has 14 to spend in the Mudcracks.
1: mark 4                greedy marks node 4 for 5 and surrounds 4 points.
1: mark 3                greedy marks node 3 for 6 and surrounds 2 points. greedy earns: Discovery.
1: discover fox          greedy discovers: fox.
1: box 3                 greedy marks a box of column 3. greedy earns: owl.
1: box 4                 greedy marks a box of column 4.
1: box 4                 greedy marks a box of column 4.
1: draw fox found o1 o2 o3 n4 o4 greedy draws a shape of number 4 (o1, o2, o3, n4, o4) with 1 cactus.
1: walk owl 17           greedy walks 3 spaces to 17 for 4.
1: close                 greedy closes the sum; 0 lost.
1: done                  greedy ends the Write phase. Round 5: the board turns, greedy begins.
0: flick a5 -196000 -196000 303942 545714 greedy flicks a5.
chance: settle 1 267822 624333 clean a5 floor -27334 197186 a5 rests: Creek Bed.
0: flick a4 -196000 -196000 165115 362712 greedy flicks a4.
chance: settle 1 205922 394884 clean a4 floor -110986 -32973 a4 rests: Ruins.
1: flick b3 -196000 -196000 417493 180281 greedy flicks b3.
chance: settle 1 373433 188629 clean b3 floor 51170 122843 b3 rests: Mudcracks.
1: keep                  greedy lets it stand.
1: flick b4 -196000 -196000 91955 531739 greedy flicks b4.
chance: settle 1 113749 573367 clean b4 floor 134362 -114695 b4 rests: Canyon.
1: keep                  greedy lets it stand.
0: flick a3 -196000 -196000 246493 505455 greedy flicks a3.
chance: settle 1 230132 455428 touched a3 floor -124019 -52697 a4 floor -80468 21824 a3 rests: Mudcracks, on its circle. a4 rests: Creek Bed.
0: flick a2 -196000 -196000 520428 123047 greedy flicks a2.
chance: settle 1 565085 106545 clean a2 floor 105231 -139204 a2 rests: Canyon.
1: flick b5 -196000 -196000 353870 167985 greedy flicks b5.
chance: settle 1 399967 147253 touched b3 floor 47383 115530 b5 floor 49356 148981 b3 rests: Mudcracks. b5 rests: Mudcracks.
1: keep                  greedy lets it stand.
1: flick b2 -196000 -196000 528537 420754 greedy flicks b2.
chance: settle 1 461343 381945 clean b2 floor -60146 -16063 b2 rests: Ruins.
1: keep                  greedy lets it stand.
0: flick a1 -196000 -196000 592208 215660 greedy flicks a1.
chance: settle 1 605352 232222 clean a1 floor 167844 -56424 a1 rests: Ruins, on its circle.
1: flick b1 -196000 -196000 530676 413639 greedy flicks b1.
chance: settle 1 497536 415390 touched a3 floor -131200 -55010 b1 floor -40978 -2132 b2 floor -99730 -49209 a3 rests: Mudcracks, on its circle. b1 rests: Ruins. b2 rests: Ruins.
1: keep                  greedy lets it stand.
0: done                  greedy ends the Swaps.
1: done                  greedy ends the Swaps.
1: cross D 3             greedy crosses off 3 of building D.
1: done                  greedy ends the turn in the Ruins.
0: cross A 2             greedy crosses off 2 of building A.
0: done                  greedy ends the turn in the Ruins.
0: walk 5 34             greedy walks 5 spaces to 34 for 5.
0: walk 4 29             greedy walks 4 spaces to 29 for 4.
0: draw 2 c2 b3 c3       greedy draws a shape of number 2 (c2, b3, c3) with 1 cactus.
0: mud                   greedy has 6 to spend in the Mudcracks.
0: mark 7                greedy marks node 7 for 4 and surrounds 4 points.
0: box 3                 greedy marks a box of column 3. greedy earns: owl.
0: box 4                 greedy marks a box of column 4.
0: walk owl 48           greedy walks 3 spaces to 48 for 2.
0: close                 greedy closes the sum; 0 lost.
0: done                  greedy ends the Write phase.
1: draw 4 n5 m6 n6 o6    greedy draws a shape of number 3 (n5, m6, n6, o6) with 1 cactus.
1: mud                   greedy has 8 to spend in the Mudcracks.
1: mark 2                greedy marks node 2 for 5 and surrounds 6 points.
1: box 4                 greedy marks a box of column 4.
1: box 4                 greedy marks a box of column 4.
1: box 4                 greedy marks a box of column 4. greedy earns: rabbit.
1: rabbit                greedy has 5 to spend in the Mudcracks.
1: box 5                 greedy marks a box of column 5.
1: box 5                 greedy marks a box of column 5.
1: box 5                 greedy marks a box of column 5.
1: box 5                 greedy marks a box of column 5.
1: box 5                 greedy marks a box of column 5.
1: close                 greedy closes the sum; 0 lost.
1: done                  greedy ends the Write phase. The game is over.
greedy: 118 (ruins 27, canyon 42, creek 23, mudcracks 26, discoveries 0)
greedy: 93 (ruins 7, canyon 52, creek 12, mudcracks 22, discoveries 0)
outcome: Outcome(winners=(0,), code='last_round', clause='SO-44')
