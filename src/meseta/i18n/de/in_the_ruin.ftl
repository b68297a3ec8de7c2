# In the Ruin
# Wörter: map Plan, Road Weg, Wall Mauer, Gate Tor, Exit Ausgang, mark Zeichen, sheet Blatt, space Feld, letter Buchstabe,
# destination Ziel, gem Edelstein, explore card Erkundungskarte, route card Routenkarte, route Route, line Auslage,
# deck Stapel, discards Ablage, pawn Figur, step Schritt, warp Sprung, penalty Strafe, find Fund, active aktiv,
# used up verbraucht, set-up Aufbau, to confirm bestätigen, to escape entkommen (Flucht), to collapse einstürzen,
# tiers Bernstein, Jade, Topas, Rubin, Diamant.

name = In the Ruin
blurb = Zeichne dein eigenes Labyrinth, während die anderen ihres zeichnen, finde Edelsteine, wo Buchstaben aktiv sind, und geh, bevor die Ruine einstürzt.

mark-road = Wege
mark-wall = Mauern
source-line = der Auslage
source-deck = dem Stapel
shape-I3 = ein Balken aus 3
shape-L3 = ein Winkel aus 3
shape-I4 = ein Balken aus 4
shape-L4 = ein L aus 4
shape-T4 = ein T aus 4
shape-S4 = ein S aus 4

option-route_draw = wer in jeder Runde eine Routenkarte zieht: alle, oder nur, wer einen Edelstein gefunden hat
option-route_passes = wann Routenkarten gezogen werden: einmal pro Runde, oder in einer Kette von Funden mit jedem Glied
option-removal = welche Karten für Funde entfernt werden: die der Auslage, dann die des Stapels; oder keine, sobald der Stapel leer ist
option-refill = wie die Auslage nach Funden wächst: auf 3 Karten, oder um 3 Karten

## Warum eine Aktion abgelehnt wird

fault-chance_first = Erst müssen Karten ausgeteilt oder gezeigt werden.
fault-has_confirmed = Du hast bestätigt; warte auf die anderen.
fault-has_escaped = Du bist entkommen: Dein Blatt bleibt, wie es ist.
fault-only_at_setup = Routenkarten wählt man nur einmal, vor der ersten Runde.
fault-not_at_setup = Das Spiel hat noch nicht begonnen: Wähle 2 Routen, zeichne deine Formen, dann bestätige.
fault-routes_to_choose = Wähle zuerst { $count } Routenkarten, die du behältst.
fault-shapes_to_draw = Das musst du noch zeichnen: { $letters }.
fault-routes_chosen = Du hast deine Routenkarten gewählt; nimm das zurück, um neu zu wählen.
fault-keep_two = Behalte { $count } verschiedene Routenkarten.
fault-route_not_dealt = Eine dieser Routenkarten hast du nicht bekommen.
fault-all_drawn = Alle deine Karten sind gezeichnet.
fault-roads_first = Beginne mit Wegen über dem Ausgang; Mauern kommen danach.
fault-roads_done = Beim Aufbau keine Wege mehr: Zeichne den Rest als Mauern.
fault-walls_done = Beim Aufbau keine Mauern mehr: Zeichne den Rest als Wege.
fault-cover_the_exit = Die ersten Wege müssen den Ausgang bedecken, { $cell }.
fault-not_adjacent_to_road = Mindestens eine dieser Mauern muss neben einem Weg liegen, Kante an Kante.
fault-not_adjacent = Es muss neben einem deiner Zeichen liegen, Kante an Kante.
fault-not_adjacent_before = Mindestens ein Feld muss neben einem Zeichen aus einer früheren Runde liegen, Kante an Kante.
fault-no_such_cell = { $cell } ist nicht auf dem Blatt.
fault-not_the_shape = Diese Felder sind nicht die Form der Karte { $letter }, wie man sie auch dreht.
fault-space_taken = { $cell } trägt schon ein Zeichen.
fault-road_block = Von { $first } bis { $last } entstünde ein 2×2-Block aus Wegen.
fault-has_drawn = Du hast in dieser Runde gezeichnet; nimm es zurück, um etwas anderes zu zeichnen.
fault-sheet_full = Dein Blatt ist voll: Es gibt nichts mehr zu zeichnen, nur zu gehen.
fault-last_space = Das ist das letzte leere Feld, und du musst in dieser Runde noch zeichnen.
fault-one_special = Eine Sonderaktion pro Runde, und du hattest deine.
fault-route_not_held = Diese Routenkarte hast du nicht.
fault-before_the_move = Ein +1 kommt vor dem Gehen; nimm zuerst deine Schritte zurück.
fault-draw_first = Erst zeichnen, dann gehen.
fault-no_road = { $cell } ist keiner deiner Wege.
fault-already_there = Deine Figur steht schon auf { $cell }.
fault-too_far = { $cell } ist außer Reichweite: { $left ->
    [0] kein Schritt ist
    [one] 1 Schritt ist
   *[other] { $left } Schritte sind
} übrig, nur über Wege.
fault-not_on_gate = Ein Sprung beginnt auf einem Tor, und { $cell } ist keines.
fault-no_other_gate = { $cell } ist kein anderes Tor von dir.
fault-no_steps_left = Ein Sprung kostet einen Schritt, und es ist keiner übrig.
fault-must_draw = Passen geht nicht: Zeichne Wege, Mauern oder eine einzelne Mauer.
fault-phase_one = Vor Phase 2 entkommt niemand.
fault-not_on_exit = Um zu entkommen, muss deine Figur auf dem Ausgang stehen, { $cell }.

error-no_such_route = Eine Routenkarte { $route } gibt es nicht. Die Karten sind: { $known }.

## Was an einer Edition falsch ist

error-edition_map_row = Zeile { $row } des Plans hat { $found ->
    [one] { $found } Feld
   *[other] { $found } Felder
}; jede Zeile hat { $size }, mit Leerzeichen dazwischen.
error-edition_map_space = Auf dem Plan steht „{ $space }“.{ $suggestion ->
    [none] {""}
   *[other] {" "}Meinst du „{ $suggestion }“?
} Ein Feld ist ein Punkt, ein Buchstabe von A bis X oder * für den Ausgang.
error-edition_map_exit = Der Ausgang (*) steht einmal auf dem Plan, in der Mitte: { $cell }.
error-edition_map_letter = { $found ->
    [0] Der Buchstabe { $letter } fehlt auf dem Plan.
   *[other] Der Buchstabe { $letter } steht { $found }-mal auf dem Plan; einmal ist richtig.
}
error-edition_shape_twice = Eine andere Form heißt schon „{ $name }“.
error-edition_shape_mark = Die Form { $name } ist mit „{ $mark }“ gezeichnet; nimm # für ein Feld und einen Punkt für keines.
error-edition_shape_cells = Die Form { $name } hat { $found ->
    [one] { $found } Feld
   *[other] { $found } Felder
}; zeichne 1 bis { $most } mit #.
error-edition_shape_apart = Die Form { $name } zerfällt: Ihre Felder müssen Kante an Kante liegen.
error-edition_shape_block = Die Form { $name } hat einen 2×2-Block, der sich nie als Wege zeichnen ließe.
error-edition_card = { $found ->
    [0] Keine Erkundungskarte hat den Buchstaben { $letter }.
   *[other] Der Buchstabe { $letter } steht auf { $found } Erkundungskarten; es darf nur eine sein.
}
error-edition_unknown_letter = Eine Erkundungskarte hat den Buchstaben „{ $letter }“.{ $suggestion ->
    [none] {""}
   *[other] {" "}Meinst du „{ $suggestion }“?
} Die Buchstaben gehen von A bis X.
error-edition_route = „{ $route }“ ist keine Routenkarte: Sie besteht aus zwei verschiedenen Buchstaben von A bis X.
error-edition_route_twice = Die Routenkarte { $route } ist schon da.

## Was geschah

event-dealt = { $cards_count ->
    [0] { $seat } bekommt { $count } Erkundungskarten. ({ $clause })
   *[other] { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } die Erkundungskarten { $cards }. ({ $clause })
}
event-routes_dealt = { $routes_count ->
    [0] { $seat } bekommt { $count } Routenkarten. ({ $clause })
   *[other] { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } die Routenkarten { $routes }. ({ $clause })
}
event-kept = Du behältst { $routes }. ({ $clause })
event-drawn = Du zeichnest { $mark } auf { $cells }. ({ $clause })
event-single_drawn = Du zeichnest eine einzelne Mauer auf { $cell }, für eine Strafe: bisher { $penalties }. ({ $clause })
event-extra_drawn = Du gibst { $route } für ein weiteres Feld aus: { $mark } auf { $cell }. ({ $clause })
event-walked = Deine Figur geht { $path }: { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}, { $left } übrig. ({ $clause })
event-warped = Du gibst { $route } aus und springst von { $start } nach { $cell }, { $left ->
    [one] 1 Schritt
   *[other] { $left } Schritte
} übrig. ({ $clause })
event-confirmed = { $you ->
    [yes] Du bestätigst
   *[no] { $seat } bestätigt
}. ({ $clause })
event-announced = { $you ->
    [yes] Du sagst
   *[no] { $seat } sagt
} { $letters } an: aktiv für alle. ({ $clause })
event-round_begun = Runde { $round }: Karte { $letter }, { $shape }, bis zu { $number } Schritte. ({ $clause })
event-card_used = Karte { $letter } wird abgelegt; ihr Buchstabe bleibt, wie er war. ({ $clause })
event-route_spent = { $routes_count ->
    [0] { $seat } hat eine Routenkarte ausgegeben. ({ $clause })
   *[other] { $you ->
        [yes] Du hast
       *[no] { $seat } hat
    } { $routes } ausgegeben. ({ $clause })
}
event-escaped = { $you ->
    [yes] Du entkommst
   *[no] { $seat } entkommt
} aus der Ruine. ({ $clause })
event-found = { $seats_count ->
    [one] { $you ->
        [yes] Du stehst auf { $letter } und findest den Edelstein
       *[no] { $seats } steht auf { $letter } und findet den Edelstein
    }. ({ $clause })
   *[other] { $seats } stehen auf { $letter } und finden je 1 Edelstein. ({ $clause })
}
event-found_at_once = { $seats_count ->
    [one] { $you ->
        [yes] Du stehst
       *[no] { $seats } steht
    } schon auf { $letter }: sofort 1 Edelstein. ({ $clause })
   *[other] { $seats } stehen schon auf { $letter }: sofort je 1 Edelstein. ({ $clause })
}
event-route_drawn = { $routes_count ->
    [0] { $seat } zieht eine Routenkarte. ({ $clause })
   *[other] { $you ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    } eine Routenkarte: { $routes }. ({ $clause })
}
event-hand_full = Du hast { $most } Routenkarten und ziehst keine. ({ $clause })
event-routes_reshuffled = Der Routenstapel ist leer: { $count } abgelegte Karten werden zu einem neuen gemischt. ({ $clause })
event-used_up = { $letter } ist für alle verbraucht. ({ $clause })
event-became_gate = Auf deinem Blatt wird der Weg auf { $letter } ({ $cell }) zum Tor. ({ $clause })
event-became_wall = Auf deinem Blatt wird das leere { $letter } ({ $cell }) zur Mauer. ({ $clause })
event-stayed_wall = Auf deinem Blatt liegt { $letter } ({ $cell }) unter einer Mauer und bleibt so. ({ $clause })
event-removed = Karte { $letter } wird aus { $source } entfernt, für einen gefundenen Buchstaben. ({ $clause })
event-shortfall = { $count ->
    [one] 1 weitere Karte sollte
   *[other] { $count } weitere Karten sollten
} entfernt werden, aber es ist keine übrig. ({ $clause })
event-removal_skipped = Der Stapel ist leer: Karten werden nicht mehr entfernt. ({ $clause })
event-activated = { $letter } wird aktiv. ({ $clause })
event-known_before = { $letter } war schon angesagt: Nichts ändert sich. ({ $clause })
event-laid = Karte { $letter } kommt in die Auslage. ({ $clause })
event-collapsed = Die Ruine stürzt ein: Karte { $letter } wird aus { $source } entfernt, und ihr Buchstabe bleibt, wie er war. ({ $clause })
event-phase_ended = Die Auslage ist leer: Phase 1 ist vorbei. ({ $clause })
event-measured = Dein größtes Rechteck, { $first } bis { $last }, bringt { $points }. ({ $clause })
event-all_shuffled = Alle { $count } Erkundungskarten werden für Phase 2 gemischt. ({ $clause })
event-game_over = Das Spiel ist vorbei; alle Blätter werden gezeigt. ({ $clause })
event-tier_reached = { $points } Punkte: { $tier ->
    [tier_amber] Bernstein
    [tier_jade] Jade
    [tier_topaz] Topas
    [tier_ruby] Rubin
    [tier_diamond] Diamant
   *[short_of_goal] noch nicht Bernstein, das bei 300 beginnt
}. ({ $clause })

## Warum ein Zug gut oder schlecht ist

why-takes_gem = holt den Edelstein bei { $letter } ({ $points } Punkte)
why-opens_letter = öffnet { $letter }
why-waits_on_letter = wartet auf { $letter }, was ein fremder Fund öffnen würde
why-nears_gem = kommt dem Edelstein bei { $letter } auf { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} nahe
why-draws_to_gem = lässt auf dem Weg zum Edelstein bei { $letter } noch { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
} zu zeichnen
why-joins_route = verbindet Route { $route } ({ $points } Punkte)
why-nears_route = lässt für Route { $route } noch { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
} zu zeichnen
why-blocks_route = schneidet Route { $route } ab
why-fills_rectangle = füllt ein Rechteck mit { $points ->
    [one] 1 Feld
   *[other] { $points } Feldern
}
why-nears_rectangle = lässt in einem Rechteck von { $points } noch { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
} zu füllen
why-leaves_holes = lässt { $count ->
    [one] 1 Feld, in das keine Form passt
   *[other] { $count } Felder, in die keine Form passt
}
why-lacks_room = lässt keinen Platz für Karte { $letter }, die nächste
why-loses_gem = zeichnet eine Mauer über den Edelstein bei { $letter }
why-spends_route = gibt die Routenkarte { $route } aus
why-takes_penalty = kostet eine Strafe von { $points }
why-escapes = entkommt { $points ->
    [0] (keine Punkte, aber auch kein Verlust)
   *[other] ({ $points } Punkte)
}
why-escapes_first = entkommt vor allen anderen ({ $points } Punkte)
why-nears_exit = { $steps ->
    [0] kommt zum Ausgang zurück
    [one] kommt dem Ausgang auf 1 Schritt nahe
   *[other] kommt dem Ausgang auf { $steps } Schritte nahe
}
why-stays_inside = bleibt in der Ruine, und { $cards ->
    [one] 1 Karte kommt
   *[other] { $cards } Karten kommen
} noch
why-stays_behind = beendet den letzten Zug noch in der Ruine ({ $points } Punkte weniger)
why-keeps_route = behält Route { $route }, für die { $spaces ->
    [0] nichts
    [one] 1 Feld
   *[other] { $spaces } Felder
} zu zeichnen bleibt

## Wertung und Ende

part-gems = { $count ->
    [one] 1 Edelstein
   *[other] { $count } Edelsteine
}
part-rectangle_1 = Rechteck 1, { $first }–{ $last } ({ $width }×{ $height })
part-rectangle_2 = Rechteck 2, { $first }–{ $last } ({ $width }×{ $height })
part-routes = { $count ->
    [one] 1 Route
   *[other] { $count } Routen
}
part-penalties = { $count ->
    [one] 1 Strafe
   *[other] { $count } Strafen
}
part-escape = { $count ->
    [0] zurückgeblieben
   *[other] Flucht, Rang { $count }
}
tie-roads = Zahl der Wege
outcome-all_escaped = Alle sind entkommen.
outcome-line_empty = Die Auslage ist leer.
outcome-short_of_goal = Das Ziel sind 300 Punkte: Bernstein.
outcome-tier_amber = Bernstein beginnt bei 300 Punkten, Jade bei 330.
outcome-tier_jade = Jade beginnt bei 330 Punkten, Topas bei 355.
outcome-tier_topaz = Topas beginnt bei 355 Punkten, Rubin bei 385.
outcome-tier_ruby = Rubin beginnt bei 385 Punkten, Diamant bei 415.
outcome-tier_diamond = Diamant beginnt bei 415 Punkten. Darüber kommt nichts.
verdict-short_of_goal = { $total ->
    [one] 1 Punkt: Die Ruine hat gewonnen.
   *[other] { $total } Punkte: Die Ruine hat gewonnen.
}
verdict-tier_amber = { $total } Punkte: Du hast Bernstein erreicht.
verdict-tier_jade = { $total } Punkte: Du hast Jade erreicht.
verdict-tier_topaz = { $total } Punkte: Du hast Topas erreicht.
verdict-tier_ruby = { $total } Punkte: Du hast Rubin erreicht.
verdict-tier_diamond = { $total } Punkte: Du hast Diamant erreicht.

## Das Terminal

notation-forms = Schreib r f4 f5 f6 (Wege), w f4 f5 f6 (Mauern), c d4 (einzelne Mauer, eine Strafe), go f6, done. hilfe sagt den Rest.
notation-help =
    keep AD BM       behalte zwei Routenkarten (Aufbau)
    r f4 f5 f6       zeichne die Form als Wege auf diese Felder
    w f4 f5 f6       zeichne die Form als Mauern
    c d4             zeichne stattdessen eine einzelne Mauer, für eine Strafe
    +r d4 AD         ein Weg mehr (+w: eine Mauer), für die Routenkarte AD
    go f6            geh mit der Figur dorthin
    warp b4 AD       von diesem Tor zum Tor auf b4, für AD
    done             bestätige; danach lässt sich nichts zurücknehmen
    escape           bestätige und verlass die Ruine (Phase 2, auf dem Ausgang)
    wo r             wo Wege passen (w: Mauern, c: eine Mauer, +r: einer mehr)
do-keep = die Routen { $routes } behalten
do-draw-roads = Wege auf { $cells } zeichnen
do-draw-walls = Mauern auf { $cells } zeichnen
do-single = eine einzelne Mauer auf { $cell } zeichnen, für eine Strafe
do-extra-roads = einen Weg mehr auf { $cell } zeichnen, für { $route }
do-extra-walls = eine Mauer mehr auf { $cell } zeichnen, für { $route }
do-walk = mit der Figur nach { $cell } gehen
do-warp = zum Tor auf { $cell } springen, für { $route }
do-confirm = bestätigen
do-escape = bestätigen und die Ruine verlassen
prompt-setup = dein Blatt aufbauen
prompt-draw = zeichnen
prompt-move = gehen, oder done
clause-setup = RU-06
clause-draw = RU-16
clause-move = RU-18
forms-setup = keep AD BM, r f4 f5 f6, w f4 f5 f6, done
forms-draw = r f4 f5 f6 (Wege), w f4 f5 f6 (Mauern), c d4 (eine einzelne Mauer)
forms-move = go f6, warp b4 AD, +r d4 AD, done
help-setup =
    keep AD BM       behalte zwei Routenkarten
    r f4 f5 f6       zeichne eine Form als Wege, die erste über den Ausgang
    w f4 f5 f6       zeichne eine Form als Mauern
    done             bestätige; danach lässt sich nichts zurücknehmen
    wo r             wo Wege passen (w: Mauern); wo r f4: über f4
    schau karten     die Karten und was man über sie weiß
help-draw =
    r f4 f5 f6       zeichne die Form als Wege auf diese Felder
    w f4 f5 f6       zeichne die Form als Mauern
    c d4             zeichne stattdessen eine einzelne Mauer, für eine Strafe
    wo r             wo Wege passen (w: Mauern, c: eine Mauer); wo r f4: über f4
    schau karten     die Karten und was man über sie weiß
help-move =
    go f6            geh mit der Figur dorthin, über Wege
    warp b4 AD       von diesem Tor zum Tor auf b4, für die Routenkarte AD
    +r d4 AD         ein Weg mehr (+w: eine Mauer), für AD (wo +r)
    done             bestätige; danach lässt sich nichts zurücknehmen
    escape           bestätige und verlass die Ruine (Phase 2, auf dem Ausgang)
    schau karten     die Karten und was man über sie weiß
look-cards = karten
look-players = leute
look-sheet = blatt
look-how = Schreib schau karten, schau blatt oder schau leute; schau allein zeigt den Tisch.
table-asked-keep = Behalte 2 Routenkarten, etwa: keep AD BM.
table-asked-roads = Zeichne { $shapes }: erst Wege über den Ausgang (r), dann Mauern (w).
table-asked-shapes = Zeichne { $shapes }.
table-asked-done = Alles fertig: done bestätigt.
table-asked-draw = Zeichne { $shape } (Karte { $letter }) als Wege (r) oder Mauern (w), oder eine einzelne Mauer für eine Strafe (c).
table-asked-move = Noch bis zu { $left ->
    [one] 1 Schritt
   *[other] { $left } Schritte
}, dann done.
table-asked-freed = Dein Blatt ist voll: geh, dann done.
table-asked-exit = Du stehst auf dem Ausgang: escape verlässt die Ruine.
table-asked-wait = Wir warten auf { $seats }.
table-legend = ○ (A) Weg  <A> Tor  █ Mauer  @ Figur  ★ Ausgang  ! aktiv  * Reichweite  + Sprung
table-active = Aktiv
table-used = Verbraucht
table-coming = Kommen noch
table-none = keine
table-line = Auslage, älteste zuerst
table-points-brief = { $points } Punkte, Strafen { $penalties }
table-brief = Edelsteine { $gems }, Routen { $routes }, zuletzt { $place }
table-piles = Stapel { $deck } · Ablage { $discard } · Routenstapel { $routes } · Routenablage { $route_discard }
table-round = Phase { $stage }, Runde { $round }
table-setup = Aufbau
table-hand = Deine Routen
table-spent = aus
table-rectangle = Größtes Rechteck jetzt: { $first }–{ $last }, { $points } Punkte
table-rectangle-1 = Rechteck der Phase 1: { $points } Punkte
table-penalties = Strafen: { $count }
table-points = Bisher: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
table-gems = Steine
table-routes = Routen
table-place = zuletzt
table-escaped = entkommen in Runde { $round }
table-inside = in der Ruine
table-thinking = überlegt
table-sheet = { $you ->
    [yes] Dein Blatt
   *[no] Blatt von { $seat }
}
table-where = { $count ->
    [0] Nirgends.
    [one] 1 Möglichkeit, markiert mit *.
   *[other] { $count } Möglichkeiten; jedes Feld, das eine davon bedeckt, ist mit * markiert.
}
table-where-how = Schreib wo r, w, c, +r oder +w, vielleicht mit Feldern, die bedeckt sein müssen: wo r f4
table-to-draw = Zu zeichnen

## Das gedruckte Blatt

sheet-title = In the Ruin
sheet-cards = Erkundungskarten
sheet-steps = Schritte
sheet-gems = Edelsteine
sheet-penalties = Strafen
sheet-points = Punkte
sheet-rectangle-1 = Rechteck 1
sheet-rectangle-2 = Rechteck 2
sheet-routes = Routen
sheet-escape = Flucht
sheet-total = gesamt
sheet-name = Name
sheet-road = Weg
sheet-wall = Mauer
sheet-gate = Tor
sheet-exit = Ausgang
paper-explore = Erkundungskarten
paper-routes = Routenkarten
paper-route-points = Punkte
paper-explore-backs = Rückseiten, für die andere Seite jedes Bogens mit Erkundungskarten
paper-route-backs = Rückseiten, für die andere Seite jedes Bogens mit Routenkarten
paper-aid = Spielhilfen
paper-aid-round = Eine Runde
paper-aid-draw = Zeichne die Form als Wege (A) oder Mauern (B), neben ein Zeichen einer früheren Runde; oder eine Mauer mit Strafe (C). Nie 2×2 Wege.
paper-aid-move = Geh über Wege, bis zur Zahl der Karte.
paper-aid-spend = Einmal pro Runde eine Routenkarte ausgeben: ein Weg oder eine Mauer mehr vor dem Gehen, oder ein Sprung von Tor zu Tor (1 Schritt).
paper-aid-gem = Auf aktivem Buchstaben: ein Edelstein. Alle ziehen eine Routenkarte, bis 5.
paper-aid-found = Gefunden heißt verbraucht: Auf jedem Blatt wird der Weg zum Tor, ein leeres Feld zur Mauer. Die älteste Karte der Auslage geht, ihr Buchstabe ist aktiv.
paper-aid-ends = Anfang und Ende
paper-aid-deal = Behalte 2 von 4 Routenkarten. Leg 3 Erkundungskarten aus; die älteste gilt für die Runde.
paper-aid-start = Zeichne 2 Erkundungskarten: Wege über den Ausgang und Mauern daneben (allein 4: 2 und 2). Ihre Buchstaben sind aktiv.
paper-aid-phase = Ist die Auslage leer, endet eine Phase: Werte dein größtes volles Rechteck. Für Phase 2 misch alle 24 Karten.
paper-aid-escape = In Phase 2 kannst du vom Ausgang entkommen. Für jede Person draußen verlässt pro Runde eine Karte die Auslage.
paper-aid-alone = Allein gewinnst du mit 300 Punkten.

## Die Seite

page-end-sheets = Labyrinthe
page-sheet = Dein Blatt, 11 mal 11 Felder
page-exit = Ausgang
page-pawn = deine Figur
page-space-road = Weg
page-space-wall = Mauer
page-space-gate = Tor
page-space-empty = leer
page-letter-active = { $letter }, aktiv
page-letter-used = { $letter }, verbraucht
page-letter-coming = { $letter }, noch nicht aktiv
page-letter-quiet = { $letter }, nicht aktiv
page-reach = in Reichweite
page-reach-warp = mit einem Sprung in Reichweite
page-no-reach = außer Reichweite
page-fits = Passt auf { $cells }
page-not-fits = Passt nicht auf { $cells }
page-card = Karte { $letter }: { $shape }, { $number } Schritte
page-card-line = { $state }; die Karte liegt in der Auslage
page-card-coming = { $state }; die Karte kann noch kommen
page-card-gone = { $state }; die Karte ist weg
page-shape = { $shape }, { $number } Schritte
page-your-cards = Deine ersten Karten
page-line = Die Auslage, älteste Karte zuerst
page-deck = { $count ->
    [one] Noch 1 Karte im Stapel; alle Karten ansehen
   *[other] Noch { $count } Karten im Stapel; alle Karten ansehen
}
page-legend-active = aktiv
page-legend-used = verbraucht
page-legend-coming = Karte kommt noch
page-legend-line = in der Auslage
page-route = Route { $first } bis { $last }, nicht verbunden
page-route-joined = Route { $first } bis { $last }, verbunden
page-joined = { $count } verbunden
page-no-routes = Keine Routenkarten
page-so-far = Deine Punkte bisher
page-part-gems = { $count ->
    [one] 1 Edelstein
   *[other] { $count } Edelsteine
}
page-part-routes = { $count ->
    [one] 1 Route verbunden
   *[other] { $count } Routen verbunden
}
page-part-rectangle = Rechteck der Phase { $count }
page-part-penalties = { $count ->
    [one] 1 Strafe
   *[other] { $count } Strafen
}
page-part-escape = Flucht
page-steps = { $left ->
    [0] kein Schritt übrig
    [one] 1 Schritt übrig
   *[other] { $left } Schritte übrig
}
page-seat = { $seat }: { $gems ->
    [one] 1 Edelstein
   *[other] { $gems } Edelsteine
}, { $routes ->
    [one] 1 Routenkarte
   *[other] { $routes } Routenkarten
}
page-seat-at = zuletzt gesehen auf { $letter }
page-sheet-sum = { $gems ->
    [one] 1 Edelstein
   *[other] { $gems } Edelsteine
} · Rechtecke { $first } und { $last } · { $routes ->
    [one] 1 Route
   *[other] { $routes } Routen
} · { $penalties ->
    [one] 1 Strafe
   *[other] { $penalties } Strafen
}
page-tell-reveal = Alle haben bestätigt. Karte { $letter } wird abgelegt.
page-tell-joined = { $count ->
    [one] Eine Route ist verbunden: 15 Punkte, wenn du ihre Karte am Ende noch hast.
   *[other] { $count } Routen sind verbunden: je 15 Punkte, wenn du ihre Karten am Ende noch hast.
}
page-tell-over = Das Spiel ist vorbei. Dein größtes Rechteck bringt { $points }.
page-tell-collapse = { $letters_count ->
    [one] Die Ruine stürzt ein: Karte { $letters } ist weg.
   *[other] Die Ruine stürzt ein: Die Karten { $letters } sind weg.
}
page-tell-removed = Für die gefundenen Buchstaben werden entfernt: { $letters }.
page-race = { $inside ->
    [one] Noch 1 drinnen
   *[other] Noch { $inside } drinnen
} · { $cards ->
    [one] noch 1 Karte
   *[other] noch { $cards } Karten
}
page-edit-map = Tipp einen Buchstaben an und dann seinen neuen Platz, oder zieh ihn. Tasten: Pfeile, Enter, ein Buchstabe, Entf.
page-edit-map-label = Der Plan
page-edit-absent = Nicht auf dem Plan:
page-edit-shapes = Erkundungskarten
page-edit-spaces = Die Felder von { $name }
page-edit-space = Zeile { $row }, Spalte { $column }
page-edit-number = Schritte
page-edit-letters = Buchstaben
page-edit-routes = Routenkarten
page-edit-route = Routenkarte { $number }
page-mean-gems = Edelsteine
page-mean-rectangle_1 = Rechteck der Phase 1
page-mean-rectangle_2 = Rechteck der Phase 2
page-mean-routes = Routen
page-mean-penalties = Strafen
page-mean-escape = Flucht
page-key-arrows = Von Feld zu Feld
page-key-use = Zeichnen oder zum Feld gehen; Leertaste ebenso
page-key-turn = Form drehen; mit Umschalt andersherum
page-key-flip = Form wenden
page-key-mark = Wege oder Mauern
page-key-single = Stattdessen eine einzelne Mauer
page-key-extra = Ein Feld mehr, für eine Routenkarte
page-key-go = Zum Feld gehen
page-key-warp = Springen, für eine Routenkarte
page-key-confirm = Bestätigen
page-key-escape = Aus der Ruine entkommen (Phase 2)
page-key-cancel = Ablegen, was du hältst
page-toggle = Wege oder Mauern (W)
page-drawing-road = Du zeichnest Wege; zu Mauern wechseln
page-drawing-wall = Du zeichnest Mauern; zu Wegen wechseln
page-turn = Form drehen
page-turn-word = Drehen
page-flip = Form wenden
page-flip-word = Wenden
page-single = Stattdessen eine einzelne Mauer, für eine Strafe von 10
page-single-word = 1 Mauer
page-extra = Ein Feld mehr, für eine Routenkarte
page-extra-word = Extra
page-warp = Sprung
page-draw = Zeichnen
page-keep = { $routes } behalten
page-confirm = Bestätigen
page-stay = Bleiben
page-escape = Entkommen
page-ask-over = Das Spiel ist vorbei.
page-ask-wait = Wir warten auf { $seats }.
page-ask-chance = Die Karten werden ausgeteilt.
page-ask-keep = { $left ->
    [one] Behalte noch 1 Routenkarte.
   *[other] Wähle 2 deiner 4 Routenkarten zum Behalten.
}
page-ask-keep-these = Behalte diese beiden, oder wähle andere.
page-ask-setup-roads = Zeichne eine deiner Karten als Wege. Sie müssen den Ausgang bedecken.
page-ask-setup-walls = Zeichne den Rest als Mauern, mindestens eine davon neben einem Weg.
page-ask-setup-more = Zeichne die nächste Karte als Wege oder Mauern, neben dem Gezeichneten.
page-ask-ready = Alles ist gezeichnet. Bestätige, wenn du zufrieden bist.
page-ask-draw = Zeichne Karte { $letter } als { $mark }, neben ein älteres Zeichen.
page-ask-single = Wähle ein Feld für eine einzelne Mauer, neben einem deiner Zeichen. Sie kostet 10 Punkte.
page-ask-single-only = Die Form passt nirgends: Zeichne eine einzelne Mauer neben eines deiner Zeichen. Sie kostet 10 Punkte.
page-ask-extra = Wähle ein Feld für ein weiteres Zeichen. Route { $route } bezahlt; zum Wechseln tipp eine andere an.
page-ask-warp = Wähle das Tor für den Sprung. Route { $route } bezahlt; zum Wechseln tipp eine andere an.
page-ask-move = Geh zu einem leuchtenden Feld, bis zu { $left ->
    [one] 1 Schritt
   *[other] { $left } Schritte
}, oder bestätige.
page-ask-move-warp = Geh zu einem leuchtenden Feld, bis zu { $left ->
    [one] 1 Schritt
   *[other] { $left } Schritte
} (hohl: mit einem Sprung), oder bestätige.
page-ask-far = Dorthin führt nur ein Sprung: von einem Tor, für eine Routenkarte.
page-ask-confirm = Sonst ist nichts zu tun: Bestätige, oder nimm etwas zurück.
page-ask-escape = Du stehst auf dem Ausgang: Entkomm jetzt, geh weiter oder bleib.
page-nudge-keep = Welche zwei Routen liegen nah bei deinen ersten Karten?
page-nudge-draw = Stell dir die Form so vor: { $mark }.
page-nudge-single = Eine einzelne Mauer ist vielleicht das kleinere Übel.
page-nudge-extra = Ein Feld mehr könnte eine Routenkarte wert sein.
page-nudge-go = Die Figur hat ein besseres Ziel.
page-nudge-warp = Ein Tor führt weiter als deine Füße.
page-hint-look = Sieh dich um { $cells } um.
page-hint-keep = Behalte { $routes }.
page-hint-draw = Zeichne { $mark } auf { $cells }.
page-hint-single = Zeichne eine einzelne Mauer auf { $cells }.
page-hint-extra = Gib { $route } für eines mehr aus: { $mark } auf { $cells }.
page-hint-go = Geh nach { $cells }.
page-hint-warp = Spring nach { $cells }, für { $route }.
page-hint-done = Bestätige deine Runde.
page-hint-escape = Entkomm jetzt.

page-option-route_draw = Wer eine Routenkarte zieht
page-option-route_passes = Wie oft Routenkarten gezogen werden
page-option-removal = Karten, die Funde und Fluchten entfernen
page-option-refill = Neue Karten in der Auslage
choice-route_draw-everyone = alle
choice-route_draw-finders = nur wer einen Edelstein fand
choice-route_passes-once = einmal pro Runde
choice-route_passes-each = mit jedem Glied einer Kette von Funden
choice-removal-line_then_deck = aus der Auslage, dann vom Stapel
choice-removal-skip_when_depleted = keine, sobald der Stapel leer ist
choice-refill-to_3 = bis es 3 sind
choice-refill-add_3 = jedes Mal 3 mehr

page-figure-ru-01 = Die Mitte des Blatts: der Ausgang als Treppe, um ihn die Buchstaben A bis H, dazwischen je ein Feld.
page-figure-ru-07 = Wege, die den Ausgang bedecken, und Mauern daneben.
page-figure-ru-10 = Eine Form auf leeren Feldern darf man zeichnen; über einer Mauer nicht.
page-figure-ru-12 = Ein Winkel aus Wegen, der einen 2×2-Block schlösse, wird abgelehnt; derselbe Winkel daneben ist erlaubt.
page-figure-ru-16 = Drei Arten zu zeichnen: die Form als Wege, die Form als Mauern, oder eine einzelne Mauer, die 10 Punkte kostet.
page-figure-ru-18 = Die Figur geht vier Schritte über Wege, um eine Mauer herum, zum aktiven Buchstaben A.
page-figure-ru-19 = Ein Feld mehr neben einem Zeichen; und ein Sprung von einem Tor zum anderen.
page-figure-ru-24 = Ein Weg auf dem gefundenen Buchstaben A wird zum Tor; ein leeres Feld darauf wird zur Mauer.
page-figure-ru-31 = Ein volles Rechteck aus Wegen und Mauern, 3 mal 4, 12 Punkte wert.

page-goal = Dein Ziel: die meisten Punkte. Finde Edelsteine auf aktiven Buchstaben, verbinde die Buchstaben deiner Routen, fülle Rechtecke, und entkomm in der zweiten Hälfte durch den Ausgang.
page-picked-cells = { $cells }
page-picked-card = Karte { $letter }
page-picked-route = die Route { $route }
page-picked-shape = die Form
page-picked-single = die einzelne Mauer
page-picked-extra = das weitere Feld
page-picked-move = die Figur
page-picked-warp = der Sprung
page-lesson-look = Alle haben ein eigenes Blatt und zeichnen gleichzeitig. In der Mitte ist der Ausgang, ringsum 24 Buchstaben. Zeichne Wege und Mauern, geh über Wege, finde Edelsteine.
page-lesson-keep = Das sind Routenkarten: je zwei Buchstaben. Eine, deren Buchstaben deine Wege verbinden, ist am Ende 15 Punkte wert. Behalte zwei der vier: Wähle A–D und H–I.
page-lesson-keep-otherwise = Wähle die Routenkarten A–D und H–I, und behalte sie.
page-lesson-roads = Du hast auch zwei Erkundungskarten. Eine wird zu Wegen und muss den Ausgang bedecken. Stell den Balken senkrecht und leg ihn vom Ausgang hinauf bis A. R dreht ihn, ebenso das Mausrad oder ein zweiter Finger.
page-lesson-roads-otherwise = Leg den Balken senkrecht auf f4, f5 und f6: von A hinab zum Ausgang.
page-lesson-walls = Die andere wird zu Mauern, neben einem Weg. Über Mauern geht man nicht, aber sie füllen Rechtecke, und das größte volle bringt auch Punkte. Dreh und wende das L, bis es auf die leuchtenden Felder passt.
page-lesson-walls-otherwise = Das L steht auf g5, g6 und g7, mit dem Fuß auf h7.
page-lesson-done = Bis du bestätigst, lässt sich alles zurücknehmen; danach nichts mehr. Bestätige.
page-lesson-done-otherwise = Deine Karten sind gezeichnet. Bestätige.
page-lesson-draw = Alle haben ihre Karten angesagt: A, E, O und S sind aktiv, ein Edelstein für alle, die dort anhalten. Jetzt zeichnen alle die älteste Karte der Auslage, B, als Wege oder als Mauern. Zeichne Wege vom Ausgang hinab. Sie dürfen nie einen 2×2-Block bilden.
page-lesson-draw-otherwise = Als Wege, auf f7, f8 und g8. Es ist ein Winkel: Dreh ihn, bis er passt.
page-lesson-walk = Dann geht die Figur über Wege, höchstens so weit wie die Zahl der Karte: 5. Leuchtende Felder sind in Reichweite. Geh nach A.
page-lesson-walk-otherwise = Geh nach A, auf f4: Es leuchtet, und es ist aktiv.
page-lesson-confirm = Zwei Schritte, und du stehst auf einem aktiven Buchstaben. Bestätige, und sieh, was er bringt.
page-lesson-confirm-otherwise = Du bist, wo du sein willst. Bestätige.
page-lesson-route = Ein Edelstein: 10 Punkte. A ist für alle verbraucht, und auf deinem Blatt ein Tor; mit einer Routenkarte kannst du von Tor zu Tor springen. Karte C hat die Auslage verlassen, also ist C jetzt aktiv. Als Nächstes kommt Karte M: Zeichne sie als Wege bis D, und deine Route A–D ist verbunden.
page-lesson-route-otherwise = Als Wege, in einer Reihe von D an: h8, i8 und j8.
page-lesson-end = Verbunden: 15 Punkte, wenn du die Karte am Ende noch hast. Der Stapel wird zweimal durchgespielt. In der zweiten Hälfte halte auf dem Ausgang an und entkomm: Wer als Erstes draußen ist, bekommt 30 Punkte, wer bleibt, verliert 20. Das ist alles; achte auf die Mauern.

## Deine Spiele

yours-part-gems = Edelsteine
yours-part-rectangle_1 = Rechteck 1
yours-part-rectangle_2 = Rechteck 2
yours-part-routes = Routen
yours-part-penalties = Strafen
yours-part-escape = Flucht
yours-reached-short_of_goal = Noch nicht Bernstein
yours-reached-tier_amber = Bernstein
yours-reached-tier_jade = Jade
yours-reached-tier_topaz = Topas
yours-reached-tier_ruby = Rubin
yours-reached-tier_diamond = Diamant
figure-gems = Edelsteine
figure-penalties = Strafen
figure-rectangle_1 = Felder des Rechtecks 1
figure-rectangle_2 = Felder des Rechtecks 2
figure-routes = Verbundene Routen
figure-roads = Gezeichnete Wege
figure-escape = Runde der Flucht (0: nie)

## Mit der Schachtel: Ansage und Blätter

error-call_first_phase = Vor Phase 2 entkommt niemand.
error-call_escapes = { $escapes } können nicht entkommen: In der Ruine sind { $inside }.
error-call_finders = { $inside } können nicht { $found } Buchstaben finden: Jede Figur steht auf einem.
error-call_not_active = { $letter } und die Funde passen nicht zusammen: Ein Buchstabe wird gefunden, wenn er in diesem Moment aktiv ist.
error-call_card = Karte { $letter } kann hier nicht aufgedeckt werden: Sie liegt anderswo, oder gerade wird nichts aufgedeckt.
error-call_too_long = Runde { $round } kann nicht gespielt worden sein: Die Karten waren vorher zu Ende, oder eine davon ist nicht bekannt.
error-sheet_exit = Blatt { $sheet }: Der Ausgang, { $cell }, ist vom Aufbau an ein Weg.
error-sheet_block = Blatt { $sheet }: Von { $first } bis { $last } ist ein 2×2-Block aus Wegen. Kreuz dafür { $penalties } Strafen an.
error-sheet_adrift = Blatt { $sheet }: Was um { $cell } gezeichnet ist, hängt mit nichts anderem zusammen.
error-sheet_gate = Blatt { $sheet }: { $cell } hat keinen Buchstaben und kann kein Tor sein.
error-sheet_found = Blatt { $sheet }: { $letter } ({ $cell }) wurde gefunden, wie Blatt { $other } zeigt; also ist es auch hier ein Tor oder eine Mauer.
error-sheet_gems = Blatt { $sheet }: { $gems } Edelsteine, aber nur { $most } Buchstaben, wo sie zu finden waren.
error-sheet_gates = Allein macht jeder Edelstein ein Tor: { $gems } Edelsteine und { $gates } Tore passen nicht zusammen.
error-sheet_penalties = Blatt { $sheet }: { $penalties } Strafen, aber nur { $walls } Mauern.
error-sheet_rectangle = Blatt { $sheet }: Es gibt kein volles Rechteck für { $points }, und Zeichen verschwinden nie.
error-sheet_escape = Blatt { $sheet }: Vor Phase 2 entkommt niemand.
error-sheet_route = Eine Routenkarte { $route } gibt es nicht.
error-sheet_route_twice = Die Routenkarte { $route } gibt es nur einmal.
companion-about = Die Ansage für einen Tisch mit Blättern aus Papier, und die Wertung am Ende. Was du eingibst, bleibt auf diesem Gerät.
companion-parts = Was du nutzt
companion-caller = Ansage
companion-score = Wertung
companion-asking = Moment…
companion-players = Wie viele spielen?
companion-alone = Allein
companion-players-count = { $count } Personen
companion-cards-from = Erkundungskarten
companion-cards-here = Von hier
companion-cards-box = Unsere
companion-cards-here-about = Die Ansage mischt und zeigt die Karten: Du brauchst nur ein Blatt, einen Stift und die Routenkarten.
companion-cards-box-about = Du mischst und deckst deine eigenen Karten auf und tippst an, welcher Buchstabe es ist: Über den Rest führt die Ansage Buch.
companion-house-rules = Wie ihr die Regeln lest
companion-begin = Beginnen
companion-again = Neue Partie
companion-setup = Aufbau
companion-setup-several = Alle nehmen reihum das Telefon, sehen zwei Karten an und geben es weiter: eine wird als Wege über den Ausgang gezeichnet, die andere als Mauern neben einen Weg. Je vier Routenkarten; behaltet zwei.
companion-setup-alone = Eine Form als Wege über den Ausgang; dann, in beliebiger Reihenfolge, noch eine als Wege und zwei als Mauern, jede neben dem, was schon da ist. Vier Routenkarten; behalte zwei.
companion-player = Person { $number }
companion-show-hand = Karten zeigen
companion-hide-hand = Karten verbergen
companion-setup-done = Alle haben gezeichnet: ansagen
companion-setup-done-alone = Alles ist gezeichnet
companion-announced = Aktiv: { $letters }. Die Figuren stehen auf dem Ausgang.
companion-turn-up-dealt = Der Aufbau ist fertig. Welche Buchstaben werden angesagt? Noch { $count }.
companion-turn-up = Deck eine Karte vom Stapel auf: Welcher Buchstabe ist es?
companion-turn-up-removed = Eine Karte geht vom Stapel auf die Ablage: Welcher Buchstabe ist es?
companion-letter-free = Karte { $letter }
companion-where = Phase { $phase }, Runde { $round }
companion-turns = { $turns ->
    [one] die letzte Runde dieser Phase
   *[other] höchstens { $turns } Runden
}
companion-draw = { $letter }: { $shape }
companion-steps = bis zu { $number } Schritte
companion-draw-own = Zeichnet Karte { $letter }
companion-line-next = Danach
companion-draw-aloud = Runde { $round }. Karte { $letter }: { $shape }, bis zu { $number } Schritte.
companion-draw-own-aloud = Runde { $round }. Karte { $letter }.
companion-aloud = Vorlesen
companion-say-again = Noch einmal
companion-all-done = Alle haben gezeichnet und sind gegangen
companion-active-now = Aktiv:
companion-letters = Buchstaben
companion-active = aktiv
companion-used = gefunden
companion-in-line = in der Auslage
companion-gone = Karte entfernt
companion-to-come = kommt noch
companion-letter-state = { $letter }: { $states }
companion-deck-left = { $count ->
    [0] Keine Karte liegt verdeckt.
    [one] 1 Karte liegt verdeckt.
   *[other] { $count } Karten liegen verdeckt.
}
companion-ask-found = Auf welchen Buchstaben steht eine Figur?
companion-ask-at-once = Steht eine Figur auf einem Buchstaben, der jetzt aktiv ist?
companion-ask-escapes = Wer verlässt die Ruine?
companion-escapes = { $count ->
    [0] niemand
    [one] 1 geht
   *[other] { $count } gehen
}
companion-escapes-alone = Ich gehe
companion-nobody = Niemand; weiter
companion-nobody-alone = Keiner; weiter
companion-found-on = Gefunden: { $letters }
companion-not-yet = Zurück zur Karte
companion-over = Das Spiel ist vorbei. Jetzt werden die Blätter gewertet.
companion-to-score = Blätter werten
companion-news = Was geschehen ist
companion-news-discarded = Karte { $letters } wird abgelegt; ihr Buchstabe bleibt, wie er war.
companion-news-routes_all = Wer weniger als fünf Routenkarten hat, zieht eine.
companion-news-routes_finders = Wer einen Edelstein gefunden und weniger als fünf Routenkarten hat, zieht eine.
companion-news-found = { $count ->
    [one] { $letters } ist gefunden: ein Edelstein für alle, die dort stehen. Auf jedem Blatt wird ein Weg dort zum Tor, ein leeres Feld zur Mauer.
   *[other] { $letters } sind gefunden: je ein Edelstein für alle, die dort stehen. Auf jedem Blatt werden Wege dort zu Toren, leere Felder zu Mauern.
}
companion-news-left_line = { $count ->
    [one] Karte { $letters } verlässt die Auslage.
   *[other] Die Karten { $letters } verlassen die Auslage.
}
companion-news-left_deck = { $count ->
    [one] Karte { $letters } geht vom Stapel auf die Ablage.
   *[other] Die Karten { $letters } gehen vom Stapel auf die Ablage.
}
companion-news-short = Es sollten noch Karten entfernt werden, aber es ist keine übrig.
companion-news-kept = Der Stapel ist leer: Keine Karte wird entfernt.
companion-news-active = { $count ->
    [one] { $letters } ist jetzt aktiv.
   *[other] { $letters } sind jetzt aktiv.
}
companion-news-known = { $count ->
    [one] { $letters } war schon bekannt; nichts ändert sich.
   *[other] { $letters } waren schon bekannt; nichts ändert sich.
}
companion-news-laid = { $count ->
    [one] Karte { $letters } kommt in die Auslage.
   *[other] Die Karten { $letters } kommen in die Auslage.
}
companion-news-fell = { $count ->
    [one] Die Ruine stürzt ein: Karte { $letters } wird entfernt, und ihr Buchstabe bleibt, wie er war.
   *[other] Die Ruine stürzt ein: Die Karten { $letters } werden entfernt, und ihre Buchstaben bleiben, wie sie waren.
}
companion-news-phase_over = Phase 1 ist vorbei: Notiert, was euer größtes volles Rechteck wert ist.
companion-news-shuffled = Alle Karten werden für Phase 2 gemischt. Wer ab jetzt auf dem Ausgang stehen bleibt, darf gehen.
companion-news-over = Das Spiel ist vorbei.
companion-sheets = Blätter
companion-sheet = Blatt { $number }
companion-stage = Wie weit seid ihr?
companion-stage-phase_1 = In Phase 1
companion-stage-phase_2 = In Phase 2
companion-stage-over = Am Ende
companion-brush = Was du antippst
companion-brush-road = Weg
companion-brush-wall = Mauer
companion-brush-gate = Tor
companion-brush-none = Leer
companion-grid = Das Blatt, 11 mal 11 Felder: antippen oder über mehrere streichen
companion-fill = Der ganze Rest Mauern
companion-grid-hint = Tipp oder streich. Tore müssen nicht eingetragen werden: Sie helfen nur, Fehler zu finden.
companion-gems = Edelsteine
companion-penalties = Strafen
companion-rectangle = Notiertes Rechteck von Phase 1
companion-measure = Zur Summe fehlt noch, was du am Ende von Phase 1 notiert hast.
companion-less = { $what }: eins weniger
companion-more = { $what }: eins mehr
companion-take-largest = So groß wie jetzt: { $points }
companion-routes = Routenkarten auf der Hand
companion-escape = Ruine verlassen
companion-escape-never = nie
companion-escape-place = als { $place }.
companion-escape-same = Wer in derselben Runde geht, hat denselben Rang.
companion-total = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
companion-so-far = Bisher
companion-roads = { $count ->
    [one] 1 Weg
   *[other] { $count } Wege
}
companion-part-gems = Edelsteine: { $count }
companion-part-rectangle_1 = Rechteck von Phase 1
companion-part-rectangle_2 = Rechteck von Phase 2
companion-part-routes = Verbundene Routen: { $count }
companion-part-penalties = Strafen: { $count }
companion-part-escape = { $count ->
    [0] Zurückgeblieben
   *[other] Flucht, Rang { $count }
}
companion-compare = Im Vergleich
companion-winner = { $count ->
    [one] { $sheets } gewinnt.
   *[other] { $sheets } gewinnen gemeinsam.
}
companion-tie = Gleiche Summen: Die meisten Wege entscheiden ({ $counts }).
companion-tie-shared = Gleiche Summen und gleich viele Wege ({ $counts }).
companion-missing = Noch nicht eingetragen
companion-unmeasured = Ohne das notierte Rechteck von Phase 1
companion-goals = Stufen
companion-goal = { $name }: ab { $points }
companion-goal-reached = { $name }: erreicht
companion-goal-next = { $points ->
    [one] Bis { $name } fehlt 1 Punkt.
   *[other] Bis { $name } fehlen { $points } Punkte.
}
companion-goal-all = Darüber kommt nichts.
companion-goal-tier_amber = Bernstein
companion-goal-tier_jade = Jade
companion-goal-tier_topaz = Topas
companion-goal-tier_ruby = Rubin
companion-goal-tier_diamond = Diamant

## Drucken

companion-routes-joined = Verbundene Routen
companion-print-sheet = Blätter zum Zeichnen
companion-print-explore = Erkundungskarten
companion-print-routes = Routenkarten
companion-print-aid = Spielhilfen
companion-print-explore-backs = Rückseiten der Erkundungskarten
companion-print-route-backs = Rückseiten der Routenkarten

## Tagesrätsel

daily-goal-best_finish = Das ist dein letzter Zug: Hol die meisten Punkte, die er noch bringen kann.
