chance: deal P T         Ana is dealt the explore cards P, T. (RU-05)
chance: deal F H         Luis is dealt 2 explore cards. (RU-05)
chance: turn Q           Card Q joins the line. (RU-05)
chance: turn B           Card B joins the line. (RU-05)
chance: turn I           Card I joins the line. (RU-05)
chance: routes KN OR PR TW Ana is dealt the route cards KN, OR, PR, TW. (RU-06)
chance: routes AD HI IQ LX Luis is dealt 4 route cards. (RU-06)
0: keep KN PR            You keep KN, PR. (RU-06)
1: keep AD HI
1: r f6 f7 e8 f8
0: r f6 g6 g7 h7         You draw Roads on f6, g6, g7, h7. (RU-07)
0: w d7 e7 f7            You draw Walls on d7, e7, f7. (RU-07)
1: w e6 d7 e7
1: done                  Luis confirms. (RU-13)
0: done                  Ana confirms. (RU-13) Ana announces P, T: active for everyone. (RU-08) Luis announces F, H: active for everyone. (RU-08) Round 1: card Q, a corner of 3, up to 5 steps. (RU-15)
1: r c7 c8 d8
1: go d8
0: r d5 d6 e6            You draw Roads on d5, d6, e6. (RU-16)
1: done                  Luis confirms. (RU-13)
0: go d5                 Your pawn goes f6, e6, d6, d5: 3 steps, 2 left. (RU-18)
0: done                  Ana confirms. (RU-13) Card Q is discarded; its letter stays as it was. (RU-20) Luis stands on F and finds it: 1 gem. (RU-22)
chance: route IQ         Ana draws a route card: IQ. (RU-23)
chance: route FM         Luis draws a route card. (RU-23) F is used up for all. (RU-24) On your sheet the empty F (d8) becomes a Wall. (RU-24) Card B is removed from the line, for a found letter. (RU-25) B becomes active. (RU-26)
chance: turn G           Card G joins the line. (RU-28)
chance: turn M           Card M joins the line. (RU-28) Round 2: card I, a T of 4, up to 4 steps. (RU-15)
0: r d2 d3 e3 d4         You draw Roads on d2, d3, e3, d4. (RU-16)
1: r b8 a9 b9 b10
1: go b8
0: go d4                 Your pawn goes d5, d4: 1 step, 3 left. (RU-18)
0: done                  Ana confirms. (RU-13)
1: done                  Luis confirms. (RU-13) Card I is discarded; its letter stays as it was. (RU-20) Ana stands on H and finds it: 1 gem. (RU-22) Luis stands on T and finds it: 1 gem. (RU-22)
chance: route HL         Ana draws a route card: HL. (RU-23)
chance: route SV         Luis draws a route card. (RU-23) H is used up for all. (RU-24) T is used up for all. (RU-24) On your sheet the Road on H (d4) becomes a Gate. (RU-24) On your sheet the empty T (b8) becomes a Wall. (RU-24) Card G is removed from the line, for a found letter. (RU-25) Card M is removed from the line, for a found letter. (RU-25) G becomes active. (RU-26) M becomes active. (RU-26)
chance: turn K           Card K joins the line. (RU-28)
chance: turn R           Card R joins the line. (RU-28)
chance: turn J           Card J joins the line. (RU-28) Round 3: card K, a corner of 3, up to 5 steps. (RU-15)
1: r c5 c6 d6
1: warp d8 FM
0: +r g8 PR              You spend PR for one more space: Roads on g8. (RU-19)
0: c e8                  You draw a single Wall on e8, for a penalty: 1 so far. (RU-16)
0: go d6                 Your pawn goes d4, d5, d6: 2 steps, 3 left. (RU-18)
1: go d6
0: done                  Ana confirms. (RU-13)
Ana: -12 (gems 10, rectangle_1 0, rectangle_2 8, routes 0, penalties -10, escape -20)
Luis: 12 (gems 20, rectangle_1 0, rectangle_2 12, routes 0, penalties 0, escape -20)
outcome: None
