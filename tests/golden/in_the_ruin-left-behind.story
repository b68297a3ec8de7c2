chance: deal H X         greedy is dealt the explore cards H, X. (RU-05)
chance: deal M P         greedy is dealt 2 explore cards. (RU-05)
chance: deal E G         greedy is dealt 2 explore cards. (RU-05)
chance: turn F           Card F joins the line. (RU-05)
chance: turn W           Card W joins the line. (RU-05)
chance: turn R           Card R joins the line. (RU-05)
chance: routes AD BU EJ HL greedy is dealt the route cards AD, BU, EJ, HL. (RU-06)
chance: routes BM CJ CU IQ greedy is dealt 4 route cards. (RU-06)
chance: routes DO GT KX NQ greedy is dealt 4 route cards. (RU-06)
0: keep AD HL            You keep AD, HL. (RU-06)
0: r d5 e5 e6 f6         You draw Roads on d5, e5, e6, f6. (RU-07)
0: w f5 g5 g6            You draw Walls on f5, g5, g6. (RU-07)
0: done                  greedy confirms. (RU-13)
1: keep BM CJ
1: r f6 g6 h6
1: w f5 g5 h5
1: done                  greedy confirms. (RU-13)
2: keep DO GT
2: r f6 f7 f8
2: w g6 g7 h7
2: done                  greedy confirms. (RU-13) greedy announces H, X: active for everyone. (RU-08) greedy announces M, P: active for everyone. (RU-08) greedy announces E, G: active for everyone. (RU-08) Round 1: card F, an L of 4, up to 4 steps. (RU-15)
0: r f7 f8 g8 h8         You draw Roads on f7, f8, g8, h8. (RU-16)
0: go f8                 Your pawn goes f6, f7, f8: 2 steps, 2 left. (RU-18)
0: done                  greedy confirms. (RU-13)
1: r i4 i5 i6 j6
1: go j6
1: done                  greedy confirms. (RU-13)
2: r g8 h8 h9 h10
2: go f8
2: done                  greedy confirms. (RU-13) Card F is discarded; its letter stays as it was. (RU-20) greedy, greedy stand on E and find it: 1 gem each. (RU-22) greedy stands on M and finds it: 1 gem. (RU-22) E is used up for all. (RU-24) M is used up for all. (RU-24) On your sheet the Road on E (f8) becomes a Gate. (RU-24) On your sheet the empty M (j6) becomes a Wall. (RU-24) Card W is removed from the line, for a found letter. (RU-25) Card R is removed from the line, for a found letter. (RU-25) R becomes active. (RU-26) W becomes active. (RU-26)
chance: route KX         greedy draws a route card: KX. (RU-23)
chance: route LX         greedy draws a route card. (RU-23)
chance: route FM         greedy draws a route card. (RU-23)
chance: turn N           Card N joins the line. (RU-28)
chance: turn L           Card L joins the line. (RU-28)
chance: turn B           Card B joins the line. (RU-28) Round 2: card N, a corner of 3, up to 5 steps. (RU-15)
0: r h9 g10 h10          You draw Roads on h9, g10, h10. (RU-16)
0: go h10                Your pawn goes f8, g8, h8, h9, h10: 4 steps, 1 left. (RU-18)
0: done                  greedy confirms. (RU-13)
1: r h3 g4 h4
1: go f6
1: done                  greedy confirms. (RU-13)
2: w f9 g9 g10
2: go h10
2: done                  greedy confirms. (RU-13) Card N is discarded; its letter stays as it was. (RU-20) greedy, greedy stand on P and find it: 1 gem each. (RU-22) P is used up for all. (RU-24) On your sheet the Road on P (h10) becomes a Gate. (RU-24) Card L is removed from the line, for a found letter. (RU-25) L becomes active. (RU-26)
chance: route GP         greedy draws a route card: GP. (RU-23)
chance: route NQ         greedy draws a route card. (RU-23)
chance: turn U           Card U joins the line. (RU-28)
chance: turn I           Card I joins the line. (RU-28) Round 3: card B, a corner of 3, up to 5 steps. (RU-15)
0: r e3 e4 f4            You draw Roads on e3, e4, f4. (RU-16)
0: go g10                Your pawn goes h10, g10: 1 step, 4 left. (RU-18)
0: done                  greedy confirms. (RU-13)
1: r e5 d6 e6
1: go d6
1: done                  greedy confirms. (RU-13)
2: r i7 i8 j8
2: go f7
2: done                  greedy confirms. (RU-13) Card B is discarded; its letter stays as it was. (RU-20) greedy stands on G and finds it: 1 gem. (RU-22) G is used up for all. (RU-24) On your sheet the empty G (d6) becomes a Wall. (RU-24) Card U is removed from the line, for a found letter. (RU-25) U becomes active. (RU-26)
chance: route CU         greedy draws a route card. (RU-23)
chance: turn C           Card C joins the line. (RU-28)
chance: turn S           Card S joins the line. (RU-28) Round 4: card I, a T of 4, up to 4 steps. (RU-15)
0: r d10 e10 f10 e11     You draw Roads on d10, e10, f10, e11. (RU-16)
0: go d10                Your pawn goes g10, f10, e10, d10: 3 steps, 1 left. (RU-18)
0: done                  greedy confirms. (RU-13)
1: r e3 d4 e4 f4
1: go d4
1: done                  greedy confirms. (RU-13)
2: r e8 d9 e9 e10
2: go d9
2: done                  greedy confirms. (RU-13) Card I is discarded; its letter stays as it was. (RU-20) greedy stands on H and finds it: 1 gem. (RU-22) greedy stands on R and finds it: 1 gem. (RU-22) H is used up for all. (RU-24) R is used up for all. (RU-24) On your sheet the empty H (d4) becomes a Wall. (RU-24) On your sheet the Road on R (d10) becomes a Gate. (RU-24) Card C is removed from the line, for a found letter. (RU-25) Card S is removed from the line, for a found letter. (RU-25) C becomes active. (RU-26) S becomes active. (RU-26)
chance: route TW         greedy draws a route card: TW. (RU-23)
chance: route HI         greedy draws a route card. (RU-23)
chance: turn D           Card D joins the line. (RU-28)
chance: turn K           Card K joins the line. (RU-28)
chance: turn T           Card T joins the line. (RU-28) Round 5: card D, a bar of 3, up to 5 steps. (RU-15)
0: r a10 b10 c10         You draw Roads on a10, b10, c10. (RU-16)
0: go b10                Your pawn goes d10, c10, b10: 2 steps, 3 left. (RU-18)
0: done                  greedy confirms. (RU-13)
1: r d2 e2 f2
1: go d2
1: done                  greedy confirms. (RU-13)
2: w e5 e6 e7
2: done                  greedy confirms. (RU-13) Card D is discarded; its letter stays as it was. (RU-20) greedy stands on S and finds it: 1 gem. (RU-22) greedy stands on X and finds it: 1 gem. (RU-22) S is used up for all. (RU-24) X is used up for all. (RU-24) On your sheet the Road on S (b10) becomes a Gate. (RU-24) On your sheet the empty X (d2) becomes a Wall. (RU-24) Card K is removed from the line, for a found letter. (RU-25) Card T is removed from the line, for a found letter. (RU-25) K becomes active. (RU-26) T becomes active. (RU-26) You hold 5 route cards and draw none. (RU-23)
chance: turn A           Card A joins the line. (RU-28)
chance: turn Q           Card Q joins the line. (RU-28)
chance: turn O           Card O joins the line. (RU-28) Round 6: card A, a bar of 3, up to 5 steps. (RU-15)
0: r b7 b8 b9            You draw Roads on b7, b8, b9. (RU-16)
0: go b8                 Your pawn goes b10, b9, b8: 2 steps, 3 left. (RU-18)
0: done                  greedy confirms. (RU-13)
1: r a2 b2 c2
1: go b2
1: done                  greedy confirms. (RU-13)
2: r c8 c9 c10
2: go c8
2: done                  greedy confirms. (RU-13) Card A is discarded; its letter stays as it was. (RU-20) greedy stands on T and finds it: 1 gem. (RU-22) greedy stands on W and finds it: 1 gem. (RU-22) T is used up for all. (RU-24) W is used up for all. (RU-24) On your sheet the Road on T (b8) becomes a Gate. (RU-24) On your sheet the empty W (b2) becomes a Wall. (RU-24) Card Q is removed from the line, for a found letter. (RU-25) Card O is removed from the line, for a found letter. (RU-25) O becomes active. (RU-26) Q becomes active. (RU-26) You hold 5 route cards and draw none. (RU-23)
chance: turn V           Card V joins the line. (RU-28)
chance: turn J           Card J joins the line. (RU-28) Round 7: card V, an L of 4, up to 4 steps. (RU-15)
0: r c4 c5 b6 c6         You draw Roads on c4, c5, b6, c6. (RU-16)
0: go b6                 Your pawn goes b8, b7, b6: 2 steps, 2 left. (RU-18)
0: done                  greedy confirms. (RU-13)
1: r b3 b4 a5 b5
1: go b5
1: done                  greedy confirms. (RU-13)
2: r b6 b7 c7 d7
2: go b6
2: done                  greedy confirms. (RU-13) Card V is discarded; its letter stays as it was. (RU-20) greedy, greedy stand on U and find it: 1 gem each. (RU-22) U is used up for all. (RU-24) On your sheet the Road on U (b6) becomes a Gate. (RU-24) Card J is removed from the line, for a found letter. (RU-25) J becomes active. (RU-26) You hold 5 route cards and draw none. (RU-23)
chance: route PR         greedy draws a route card. (RU-23) The line is empty: Phase 1 is over. (RU-30) Your largest rectangle, c4 to f6, scores 12. (RU-31) All 24 explore cards are shuffled for Phase 2. (RU-31)
chance: turn E           Card E joins the line. (RU-31)
chance: turn Q           Card Q joins the line. (RU-31)
chance: turn W           Card W joins the line. (RU-31) Round 8: card E, a corner of 3, up to 5 steps. (RU-15)
0: w f3 g3 g4            You draw Walls on f3, g3, g4. (RU-16)
0: go c10                Your pawn goes b6, b7, b8, b9, b10, c10: 5 steps, 0 left. (RU-18)
0: done                  greedy confirms. (RU-13)
1: w c4 c5 d5
1: go d2
1: done                  greedy confirms. (RU-13)
2: r f10 f11 g11
2: go d9
2: done                  greedy confirms. (RU-13) Card E is discarded; its letter stays as it was. (RU-20)
chance: turn C           Card C joins the line. (RU-28) Round 9: card Q, a corner of 3, up to 5 steps. (RU-15)
0: w c2 c3 d3            You draw Walls on c2, c3, d3. (RU-16)
0: go f10                Your pawn goes c10, d10, e10, f10: 3 steps, 2 left. (RU-18)
0: done                  greedy confirms. (RU-13)
1: r h1 g2 h2
1: go h2
1: done                  greedy confirms. (RU-13)
2: r i5 h6 i6
2: go f10
2: done                  greedy confirms. (RU-13) Card Q is discarded; its letter stays as it was. (RU-20) greedy stands on J and finds it: 1 gem. (RU-22) greedy, greedy stand on Q and find it: 1 gem each. (RU-22) J is used up for all. (RU-24) Q is used up for all. (RU-24) On your sheet the empty J (h2) becomes a Wall. (RU-24) On your sheet the Road on Q (f10) becomes a Gate. (RU-24) Card W is removed from the line, for a found letter. (RU-25) Card C is removed from the line, for a found letter. (RU-25) C had been announced before: nothing changes. (RU-26) W had been announced before: nothing changes. (RU-26) You hold 5 route cards and draw none. (RU-23)
chance: turn G           Card G joins the line. (RU-28)
chance: turn N           Card N joins the line. (RU-28)
chance: turn F           Card F joins the line. (RU-28) Round 10: card G, a bar of 3, up to 5 steps. (RU-15)
0: r i10 j10 k10         You draw Roads on i10, j10, k10. (RU-16)
0: go j10                Your pawn goes f10, g10, h10, i10, j10: 4 steps, 1 left. (RU-18)
0: done                  greedy confirms. (RU-13)
1: r j2 j3 j4
1: go j4
1: done                  greedy confirms. (RU-13)
2: r h11 i11 j11
2: go j11
2: done                  greedy confirms. (RU-13) Card G is discarded; its letter stays as it was. (RU-20) greedy stands on L and finds it: 1 gem. (RU-22) greedy stands on O and finds it: 1 gem. (RU-22) L is used up for all. (RU-24) O is used up for all. (RU-24) On your sheet the empty L (j4) becomes a Wall. (RU-24) On your sheet the Road on O (j10) becomes a Gate. (RU-24) Card N is removed from the line, for a found letter. (RU-25) Card F is removed from the line, for a found letter. (RU-25) F becomes active. (RU-26) N becomes active. (RU-26) You hold 5 route cards and draw none. (RU-23)
chance: turn U           Card U joins the line. (RU-28)
chance: turn I           Card I joins the line. (RU-28)
chance: turn X           Card X joins the line. (RU-28) Round 11: card U, a bar of 4, up to 4 steps. (RU-15)
0: r h3 h4 h5 h6         You draw Roads on h3, h4, h5, h6. (RU-16)
0: done                  greedy confirms. (RU-13)
1: w c6 c7 c8 c9
1: go h6
1: done                  greedy confirms. (RU-13)
2: w b11 c11 d11 e11
2: go h9
2: done                  greedy confirms. (RU-13) Card U is discarded; its letter stays as it was. (RU-20) greedy stands on C and finds it: 1 gem. (RU-22) C is used up for all. (RU-24) On your sheet the Road on C (h6) becomes a Gate. (RU-24) Card I is removed from the line, for a found letter. (RU-25) I becomes active. (RU-26)
chance: turn P           Card P joins the line. (RU-28)
chance: turn O           Card O joins the line. (RU-28) Round 12: card X, an S of 4, up to 4 steps. (RU-15)
0: r j7 j8 k8 k9         You draw Roads on j7, j8, k8, k9. (RU-16)
0: go j8                 Your pawn goes j10, k10, k9, k8, j8: 4 steps, 0 left. (RU-18)
0: done                  greedy confirms. (RU-13)
1: r i7 i8 j8 j9
1: go j8
1: done                  greedy confirms. (RU-13)
2: r e4 f4 f5 g5
2: go j8
2: done                  greedy confirms. (RU-13) Card X is discarded; its letter stays as it was. (RU-20) greedy, greedy, greedy stand on N and find it: 1 gem each. (RU-22) N is used up for all. (RU-24) On your sheet the Road on N (j8) becomes a Gate. (RU-24) Card P is removed from the line, for a found letter. (RU-25) P had been announced before: nothing changes. (RU-26) You hold 5 route cards and draw none. (RU-23)
chance: turn V           Card V joins the line. (RU-28)
chance: turn S           Card S joins the line. (RU-28) Round 13: card O, an L of 4, up to 4 steps. (RU-15)
0: r e1 e2 f2 g2         You draw Roads on e1, e2, f2, g2. (RU-16)
0: go j7                 Your pawn goes j8, j7: 1 step, 3 left. (RU-18)
0: done                  greedy confirms. (RU-13)
1: w k3 k4 j5 k5
1: go i5
1: done                  greedy confirms. (RU-13)
2: w i9 j9 k9 i10
2: go f8
2: done                  greedy confirms. (RU-13) Card O is discarded; its letter stays as it was. (RU-20)
chance: turn J           Card J joins the line. (RU-28) Round 14: card V, an L of 4, up to 4 steps. (RU-15)
0: w i6 g7 h7 i7         You draw Walls on i6, g7, h7, i7. (RU-16)
0: go j8                 Your pawn goes j7, j8: 1 step, 3 left. (RU-18)
0: done                  greedy confirms. (RU-13)
1: w i1 j1 i2 i3
1: go j2
1: done                  greedy confirms. (RU-13)
2: w f2 d3 e3 f3
2: go d9
2: done                  greedy confirms. (RU-13) Card V is discarded; its letter stays as it was. (RU-20) greedy stands on K and finds it: 1 gem. (RU-22) K is used up for all. (RU-24) On your sheet the empty K (j2) becomes a Wall. (RU-24) Card S is removed from the line, for a found letter. (RU-25) S had been announced before: nothing changes. (RU-26)
chance: turn B           Card B joins the line. (RU-28)
chance: turn M           Card M joins the line. (RU-28) Round 15: card J, a bar of 3, up to 5 steps. (RU-15)
0: w c7 d7 e7            You draw Walls on c7, d7, e7. (RU-16)
0: done                  greedy confirms. (RU-13)
1: r k6 k7 k8
1: go i6
1: done                  greedy confirms. (RU-13)
2: w g2 g3 g4
2: done                  greedy confirms. (RU-13) Card J is discarded; its letter stays as it was. (RU-20)
chance: turn H           Card H joins the line. (RU-28) Round 16: card B, a corner of 3, up to 5 steps. (RU-15)
0: w c8 c9 d9            You draw Walls on c8, c9, d9. (RU-16)
0: done                  greedy confirms. (RU-13)
1: r d8 e8 d9
1: go f4
1: done                  greedy confirms. (RU-13)
2: w j7 k7 k8
2: go f6
2: done                  greedy confirms. (RU-13) Card B is discarded; its letter stays as it was. (RU-20)
chance: turn A           Card A joins the line. (RU-28) Round 17: card M, a bar of 3, up to 5 steps. (RU-15)
0: w e9 f9 g9            You draw Walls on e9, f9, g9. (RU-16)
0: done                  greedy confirms. (RU-13)
1: w d7 e7 f7
1: go f6
1: go e6
1: done                  greedy confirms. (RU-13)
2: r c2 c3 c4
2: go d9
2: done                  greedy confirms. (RU-13) Card M is discarded; its letter stays as it was. (RU-20)
chance: turn L           Card L joins the line. (RU-28) Round 18: card H, a corner of 3, up to 5 steps. (RU-15)
0: w i4 i5 j5            You draw Walls on i4, i5, j5. (RU-16)
0: done                  greedy confirms. (RU-13)
1: w e9 f9 e10
1: go f2
1: done                  greedy confirms. (RU-13)
2: w c5 d5 c6
2: go f6
2: done                  greedy confirms. (RU-13) Card H is discarded; its letter stays as it was. (RU-20) greedy stands on I and finds it: 1 gem. (RU-22) I is used up for all. (RU-24) On your sheet the Road on I (f2) becomes a Gate. (RU-24) Card A is removed from the line, for a found letter. (RU-25) A becomes active. (RU-26)
chance: turn T           Card T joins the line. (RU-28)
chance: turn K           Card K joins the line. (RU-28) Round 19: card L, a bar of 4, up to 4 steps. (RU-15)
0: w f11 g11 h11 i11     You draw Walls on f11, g11, h11, i11. (RU-16)
0: done                  greedy confirms. (RU-13)
1: r g7 g8 g9 g10
1: go e5
1: done                  greedy confirms. (RU-13)
2: w i1 i2 i3 i4
2: escape                greedy confirms. (RU-13) Card L is discarded; its letter stays as it was. (RU-20) greedy escapes from the ruin. (RU-21)
chance: turn R           Card R joins the line. (RU-28) The ruin collapses: card T is removed from the line, and its letter stays as it was. (RU-29)
chance: turn D           Card D joins the line. (RU-29) Round 20: card K, a corner of 3, up to 5 steps. (RU-15)
0: r i2 i3 j3            You draw Roads on i2, i3, j3. (RU-16)
0: done                  greedy confirms. (RU-13)
1: w c10 c11 d11
1: go f6
1: escape                greedy confirms. (RU-13) Card K is discarded; its letter stays as it was. (RU-20) greedy escapes from the ruin. (RU-21) The ruin collapses: card R is removed from the line, and its letter stays as it was. (RU-29) The ruin collapses: card D is removed from the line, and its letter stays as it was. (RU-29) The game is over; all sheets are shown. (RU-32)
greedy: 145 (gems 90, rectangle_1 12, rectangle_2 48, routes 15, penalties 0, escape -20)
greedy: 230 (gems 110, rectangle_1 15, rectangle_2 35, routes 60, penalties 0, escape 10)
greedy: 143 (gems 50, rectangle_1 12, rectangle_2 36, routes 15, penalties 0, escape 30)
outcome: Outcome(winners=(1,), code='line_empty', clause='RU-35', tie_break=None)
