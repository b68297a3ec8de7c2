chance: deal N R         Ana is dealt the explore cards N, R. (RU-05)
chance: deal A K         Luis is dealt 2 explore cards. (RU-05)
chance: deal D H         Eva is dealt 2 explore cards. (RU-05)
chance: turn O           Card O joins the line. (RU-05)
chance: turn C           Card C joins the line. (RU-05)
chance: turn B           Card B joins the line. (RU-05)
chance: routes AD AW BM BU Ana is dealt the route cards AD, AW, BM, BU. (RU-06)
chance: routes CJ CU DO EJ Luis is dealt 4 route cards. (RU-06)
chance: routes ES FM FV GP Eva is dealt 4 route cards. (RU-06)
0: keep AD AW            You keep AD, AW. (RU-06)
1: r f6 f7 f8
0: r e6 f6 e7            You draw Roads on e6, f6, e7. (RU-07)
2: keep FM FV
0: undo
0: r f6 e7 f7            You draw Roads on f6, e7, f7. (RU-07)
0: w g6 h6 i6 h7         You draw Walls on g6, h6, i6, h7. (RU-07)
1: w g6 g7 h7
2: r f4 f5 f6
0: done                  Ana confirms. (RU-13)
1: keep CJ DO
2: w g5 g6 h6
1: done                  Luis confirms. (RU-13)
2: done                  Eva confirms. (RU-13) Ana announces N, R: active for everyone. (RU-08) Luis announces A, K: active for everyone. (RU-08) Eva announces D, H: active for everyone. (RU-08) Round 1: card O, an L of 4, up to 4 steps. (RU-15)
0: r f3 g3 f4 f5         You draw Roads on f3, g3, f4, f5. (RU-16)
0: go f4                 Your pawn goes f6, f5, f4: 2 steps, 2 left. (RU-18)
0: done                  Ana confirms. (RU-13)
1: r g8 h8 i8 i9
1: go h8
2: r i3 g4 h4 i4
2: go h4
2: done                  Eva confirms. (RU-13)
1: done                  Luis confirms. (RU-13) Card O is discarded; its letter stays as it was. (RU-20) Ana stands on A and finds it: 1 gem. (RU-22) Luis stands on D and finds it: 1 gem. (RU-22)
chance: route BM         Ana draws a route card: BM. (RU-23)
chance: route CU         Luis draws a route card. (RU-23)
chance: route GP         Eva draws a route card. (RU-23) A is used up for all. (RU-24) D is used up for all. (RU-24) On your sheet the Road on A (f4) becomes a Gate. (RU-24) On your sheet the empty D (h8) becomes a Wall. (RU-24) Card C is removed from the line, for a found letter. (RU-25) Card B is removed from the line, for a found letter. (RU-25) B becomes active. (RU-26) C becomes active. (RU-26) Eva stands on B already: 1 gem at once. (RU-27) B is used up for all. (RU-24) On your sheet the empty B (h4) becomes a Wall. (RU-24)
chance: turn E           Card E is removed from the deck, for a found letter. (RU-25) E becomes active. (RU-26)
chance: turn F           Card F joins the line. (RU-28)
chance: turn G           Card G joins the line. (RU-28)
chance: turn I           Card I joins the line. (RU-28) Round 2: card F, an L of 4, up to 4 steps. (RU-15)
Ana: -5 (gems 10, rectangle_1 0, rectangle_2 5, routes 0, penalties 0, escape -20)
Luis: -4 (gems 10, rectangle_1 0, rectangle_2 6, routes 0, penalties 0, escape -20)
Eva: -4 (gems 10, rectangle_1 0, rectangle_2 6, routes 0, penalties 0, escape -20)
outcome: None
