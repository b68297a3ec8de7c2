# Sonora
# Wörter: disc Scheibe, to flick schnippen, a flick Schnips, Reflick Wiederholung, Swap Tausch, Discovery Entdeckung,
# bullseye Volltreffer, multiplier circle Doppelkreis, zone Zone (auf dem Brett), section Bereich (auf dem Blatt),
# board Brett, sheet Blatt, launch corner Startecke, frame Rahmen, hole Loch, Write phase Schreibphase, Flick phase
# Schnippphase, Ruins Ruinen, building Gebäude, hex Sechseck, to cross off abstreichen, to cross ankreuzen, to circle einkreisen, Canyon Canyon,
# square Kästchen, shape Form, Creek Bed Bachbett, space Feld, path Weg, Mudcracks Lehmrisse, node Knoten, box Kasten,
# sum Summe, AI KI, steady/ordinary/shaky hand ruhige/gewöhnliche/zittrige Hand.

name = Sonora
blurb = Schnippe jede Runde fünf Scheiben auf eine Wüste mit vier Zonen und schreib dann auf ein Blatt mit vier Rätseln, was sie bringen.

section-ruins = Ruinen
section-canyon = Canyon
section-creek = Bachbett
section-mudcracks = Lehmrisse
animal-lizard = Eidechse
animal-fox = Fuchs
animal-owl = Eule
animal-rabbit = Kaninchen
bonus-fox = Fuchs
bonus-owl = Eule
bonus-rabbit = Kaninchen
bonus-reflick = Wiederholung
bonus-swap = Tausch
bonus-discovery = Entdeckung
step-swap = das Tauschen
step-ruins = den Zug in den Ruinen
step-write = die Schreibphase

option-rounds = wie viele Runden: 6, 5 oder 7
option-first_player = wer beginnt: durch das Los, oder ein Platz
option-no_bunting = ob eine Scheibe nicht geradewegs in die Zone neben ihrer Ecke darf
option-preview = wie viel von einem Schnips beim Zielen vorhergesagt wird, für alle Plätze gleich: alles, eine Linie bis zur ersten Berührung oder nichts
option-fair_colours = allein: ob die Farbe der KI so viele Scheiben im Spiel haben muss wie deine
option-text = allein: welcher Regeltext entscheidet, wo sie sich unterscheiden; setzt die Optionen ai_squares, ai_shapes und ai_full_zone, die nicht gewählt sind
option-ai_squares = allein: von wie vielen Kästchen die KI im Canyon ausgeht
option-ai_shapes = allein: welche Formen eine Scheibe der KI zeichnet: ihre Zahl oder eine niedrigere nach deiner Wahl, die größte, die passt, oder nur ihre Zahl
option-ai_full_zone = allein: ob eine Farbe, die Scheiben an einen vollen Bereich verlieren würde, für die KI ausscheidet
option-hand_0 = die Hand von Platz 0: gewöhnlich, ruhig, zittrig oder genau
option-hand_1 = die Hand von Platz 1
option-hand_2 = die Hand von Platz 2
option-hand_3 = die Hand von Platz 3

## Warum eine Aktion abgelehnt wird

fault-not_your_turn = Am Zug ist { $turn }.
fault-chance_first = Erst muss etwas zur Ruhe kommen.
fault-not_now = Dafür ist jetzt nicht der Moment.
fault-ended = Du hast deine Schreibphase beendet.
fault-settle_discs = Die Antwort nennt Scheiben, die nicht da waren.
fault-settle_places = So können die Scheiben nicht liegen.
fault-settle_other = Diese Scheiben wären anderswo zur Ruhe gekommen.

fault-disc_flicked = { $disc } wurde in dieser Runde schon geschnippt.
fault-not_your_disc = { $disc } ist nicht deine Scheibe.
fault-other_disc_first = Zuerst muss { $disc } noch einmal geschnippt werden.
fault-knocked_discs_first = Zuerst muss eine heruntergestoßene Scheibe noch einmal geschnippt werden.
fault-not_on_corner = Eine Scheibe beginnt ganz auf der erhöhten Fläche deiner eigenen Startecke.
fault-too_fast = So schnell schnippt keine Hand.
fault-start_on_disc = Dort lehnt eine andere Scheibe an deiner Ecke.
fault-no_reflick = Du hast keine Wiederholung frei.
fault-not_in_hole = { $disc } liegt nicht im Loch oder ist nicht deine.

fault-no_swap = Du hast keinen Tausch frei.
fault-not_on_board = { $disc } ist keine deiner Scheiben auf dem Brett.
fault-swap_itself = Ein Tausch braucht zwei verschiedene Scheiben.
fault-nothing_to_choose = Bei { $disc } gibt es nichts zu wählen.
fault-counts_elsewhere = { $disc } kann für diesen Bereich nicht zählen.
fault-two_colours = Wähle zwei verschiedene Farben, etwa a und b.
fault-unfair_colours = Die Farbe der KI hat weniger Scheiben im Spiel als deine.
fault-full_zone = Eine andere Farbe würde weniger Scheiben an volle Bereiche verlieren.

fault-no_such_building = Dieses Gebäude gibt es nicht.
fault-ruins_value = Du hast in den Ruinen { $value } abzustreichen; { $count } ist nicht möglich.
fault-building_full = Im Gebäude { $building } { $left ->
    [one] ist noch 1 Sechseck
   *[other] sind noch { $left } Sechsecke
} frei.
fault-ruins_value_left = Du hast in den Ruinen noch { $value } abzustreichen.
fault-discover_first = Wähle zuerst ein Tier für deine Entdeckung.

fault-no_such_disc = Eine Scheibe { $number } hast du dort nicht mehr.
fault-no_animal = Dieses Tier hast du nicht frei: { $animal }.
fault-no_such_shape = Diese Kästchen bilden keine Form.
fault-shape_too_high = Das ist eine Form der Zahl { $number }; hier geht nur { $most } oder niedriger.
fault-shape_overlaps = { $cell } ist schon belegt.
fault-shape_overlaps_ai = { $cell } hat die KI ausgefüllt.
fault-shape_off_canyon = { $cell } ist kein weißes Kästchen.
fault-shape_apart = Zeichne neben eine deiner Formen, Kante an Kante.
fault-shape_beside_ai = Neben einer Form der KI genügt nicht: Zeichne neben eine deiner Formen, Kante an Kante.
fault-no_such_space = Ein Feld { $space } gibt es nicht.
fault-space_visited = Feld { $space } hast du schon besucht.
fault-space_filled = Der Weg zum Feld { $space } ist ausgefüllt.
fault-path_length = Dieser Weg ist { $found } lang; es muss { $least ->
    [1] { $most ->
        [1] 1
       *[other] 1 bis { $most }
    }
   *[other] { $least }
} sein.
fault-no_mud_discs = Du hast keine Scheiben für die Lehmrisse.
fault-sum_open = Schließe zuerst deine offene Summe in den Lehmrissen.
fault-nothing_to_buy = Damit lässt sich nichts kaufen.
fault-no_sum = In den Lehmrissen ist keine Summe offen.
fault-boxes_only = Diese Summe hat Kästen gekauft und kauft nun nichts anderes mehr.
fault-no_such_node = Einen Knoten { $node } gibt es nicht.
fault-node_marked = Knoten { $node } ist schon markiert.
fault-node_apart = Knoten { $node } ist mit keinem markierten durch eine Linie verbunden.
fault-node_cost = Der Knoten kostet { $cost }; deine Summe hat noch { $value }.
fault-no_such_column = Diese Spalte gibt es nicht.
fault-column_full = Spalte { $column } ist voll.
fault-nothing_left = Von deiner Summe ist nichts übrig.
fault-no_discovery = Du hast keine Entdeckung zu wählen.
fault-icons_used_up = In deinem Entdeckungsfeld ist von dieser Art alles eingekreist: { $animal }.
fault-close_first = Schließe zuerst deine offene Summe.
fault-canyon_left = Eine Form lässt sich noch zeichnen.
fault-creek_left = Ein Weg lässt sich noch gehen.
fault-mud_left = Für die Lehmrisse ist noch Wert übrig.

fault-no_ai_disc = So eine Scheibe hat die KI nicht mehr.
fault-ai_shape_apart = Die KI beginnt auf ihren Kästchen, neben ihren Formen oder neben einer von deinen, die eine solche berührt.
fault-ai_shape_too_low = Hier muss die KI eine Form der Zahl { $number } zeichnen.
fault-ai_path_apart = Die KI kann nicht am Feld { $space } beginnen.
fault-ai_path_blocked = Vom Feld { $space } führt kein Weg der Länge { $length } stromaufwärts.
fault-ai_no_circle = Am Knoten { $node } ist kein kleiner Kreis zum Ausfüllen.

## Was an einer Edition falsch ist

error-edition_arena = Auf diesem Brett ließe sich keine Scheibe schnippen: { $law }.
error-edition_zone = Die Zone „{ $zone }“ ist schon da; es fehlen: { $missing }.
error-edition_circle_off = Kreis { $number } liegt nicht ganz auf dem Boden des Bretts.
error-edition_circle_across = Kreis { $number } liegt in mehr als einer Zone: Sein Radius ist größer als sein x oder sein y.
error-edition_circle_hole = Kreis { $number } reicht in das Loch.
error-edition_circle_home = Kreis { $number } ist zu Hause: In der Zone „{ $zone }“ liegt kein Kreis von: { $animal }.
error-edition_animal = Jedes Tier hat zwei Kreise; { $animal }: { $found }.
error-edition_zone_circles = Jede Zone hat zwei Kreise; { $zone }: { $found }.
error-edition_lizard = Einer der beiden Kreise in den Lehmrissen gehört der Eidechse.
error-edition_circles_close = Die Kreise { $first } und { $second } gehören verschiedenen Tieren, und eine Scheibe könnte beide berühren. Rück sie auseinander.
error-edition_building = Die Gebäude sind A bis H in dieser Reihenfolge: Hier steht „{ $found }“ und sollte „{ $expected }“ stehen.
error-edition_reward = Gebäude { $building }: Wer später kommt, bekommt { $bottom }, und das ist mehr als die { $top } für den ersten Platz.
error-edition_grid_width = Die Zeilen des Canyons haben { $found ->
    [one] { $found } Kästchen
   *[other] { $found } Kästchen
}; möglich sind { $least } bis { $most }.
error-edition_grid_size = Der Canyon hat { $found } Kästchen; möglich sind höchstens { $most }.
error-edition_grid_row = Zeile { $row } des Canyons hat { $found ->
    [one] { $found } Kästchen
   *[other] { $found } Kästchen
}, wo die meisten { $wanted } haben.
error-edition_square = In einem Kästchen steht „{ $found }“.{ $suggestion ->
    [none] {""}
   *[other] {" "}Meinst du „{ $suggestion }“?
} Möglich ist: { $known }.
error-edition_start = Das Startquadrat besteht aus 4×4 Kästchen S unten links, und keinen anderen.
error-edition_ai_square = „{ $square }“ ist kein weißes Kästchen des Canyons, wie k5: Spalte, dann Zeile von oben.
error-edition_ai_square_twice = Das KI-Kästchen { $square } ist schon da; alle drei sind verschieden.
error-edition_falls_away = „{ $square }“ ist keines der KI-Kästchen: { $known }.
error-edition_shape_mark = Eine Form ist mit „{ $mark }“ gezeichnet; nimm # für ein Kästchen und einen Punkt für keines.
error-edition_shape_empty = Diese Form hat keine Kästchen: Zeichne sie mit #.
error-edition_shape_apart = Diese Form zerfällt: Ihre Kästchen müssen Kante an Kante liegen.
error-edition_shape_twin = Diese Form der Zahl { $number } ist schon da; alle sind verschieden, wie man sie auch dreht.
error-edition_shape_growth = Diese Form der Zahl { $number } hat { $found ->
    [one] { $found } Kästchen
   *[other] { $found } Kästchen
}; mindestens { $least } sind nötig, denn Formen wachsen mit ihrer Zahl.
error-edition_branch = Ein Arm kann nicht nach Feld { $space } beginnen: Oberhalb liegen die Felder 0 bis { $most }.
error-edition_space = In einem Feld des Bachs steht „{ $found }“.{ $suggestion ->
    [none] {""}
   *[other] {" "}Meinst du „{ $suggestion }“?
} Es ist eine Zahl mit ein oder zwei Ziffern oder eines von: { $known }.
error-edition_dead_end = Ein KI-Arm ist eine Sackgasse, doch nach seinem letzten Feld, { $space }, geht ein anderer weiter.
error-edition_no_dead_end = Kein Arm des Bachs endet in einem KI-Kästchen; mindestens einer hat „ai = true“.
error-edition_creek_size = Der Bach hat { $found } Felder; möglich sind höchstens { $most }.
error-edition_node_cost = { $node ->
    [0] Der erste Knoten ist das X und kostet nichts.
   *[other] Knoten { $node } hat keine Kosten; nur der erste hat keine.
}
error-edition_triangle_node = Einen Knoten { $node } gibt es nicht; sie heißen 0 bis { $most }.
error-edition_triangle_flat = Ein Dreieck verbindet drei verschiedene Knoten.
error-edition_net_line = Die Linie von Knoten { $one } zu Knoten { $other } hat mehr als zwei Dreiecke.
error-edition_net_node = Knoten { $node } ist nicht durch Dreiecke mit dem X verbunden.
error-edition_room = { $part ->
    [first_row] Die Gebäude A bis E brauchen
    [second_row] Die Gebäude F bis H brauchen
    [storeys] Die Stockwerke der beiden Gebäudereihen brauchen
    [shapes] Die Formen nebeneinander brauchen
    [arms] Die Arme des Bachs nebeneinander brauchen
    [depth] Die Felder des längsten Wegs im Bach brauchen
    [boxes] Die Spalten der Kästen brauchen
   *[tray] Die Boni brauchen
} auf dem Blatt { $wanted } mm, und Platz ist für { $room }.
error-edition_nodes_close = Die Knoten { $first } und { $second } würden übereinander gedruckt. Rück sie auseinander.

## Was geschah

event-first_player = { $you ->
    [yes] Du beginnst
   *[no] { $seat } beginnt
}.
event-flicked = { $you ->
    [yes] Du schnippst
   *[no] { $seat } schnippt
} { $disc }.
event-flick_again = { $you ->
    [yes] Du schnippst
   *[no] { $seat } schnippt
} { $disc } noch einmal.
event-moved = { $disc } gleitet; nach { $seconds } s ist alles still.
event-rested = { $disc } bleibt liegen und zählt für den Bereich { $section }{ $doubled ->
    [0] .
   *[other] , doppelt.
}
event-between = { $disc } bleibt liegen, wo sie für einen von mehreren Bereichen zählen kann: { $sections }.
event-weak = { $disc } hat die Ecke nicht verlassen; { $you ->
    [yes] du schnippst
   *[no] { $seat } schnippt
} sie noch einmal.
event-fell_in = { $disc } fällt ins Loch.
event-went_off = { $disc } verlässt das Brett.
event-reflicked = { $you ->
    [yes] Du nutzt
   *[no] { $seat } nutzt
} eine Wiederholung für { $disc }.
event-kept = { $you ->
    [yes] Du lässt
   *[no] { $seat } lässt
} es so.
event-put_on = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
} { $disc } auf den Bereich { $section }.
event-disqualified = { $disc } ist für diese Runde aus dem Spiel.
event-swapped = { $you ->
    [yes] Du tauschst
   *[no] { $seat } tauscht
} { $a } und { $b }.
event-chose = { $you ->
    [yes] Du zählst
   *[no] { $seat } zählt
} { $disc } für den Bereich { $section }.
event-chose_colours = Du spielst { $mine }; die KI spielt { $theirs }.
event-crossed = { $you ->
    [yes] Du streichst
   *[no] { $seat } streicht
} { $count } vom Gebäude { $building } ab.
event-completed = { $first ->
    [1] { $you ->
        [yes] Du stellst
       *[no] { $seat } stellt
    } als Erstes das Gebäude { $building } fertig: { $points } Punkte.
   *[other] { $you ->
        [yes] Du stellst
       *[no] { $seat } stellt
    } das Gebäude { $building } fertig: { $points } Punkte.
}
event-drew = { $you ->
    [yes] Du zeichnest
   *[no] { $seat } zeichnet
} eine Form der Zahl { $number } ({ $cells }){ $cacti ->
    [0] .
    [one] {" "}mit 1 Kaktus.
   *[other] {" "}mit { $cacti } Kakteen.
}
event-walked = { $you ->
    [yes] Du gehst
   *[no] { $seat } geht
} { $length ->
    [one] 1 Feld
   *[other] { $length } Felder
} bis { $end }{ $points ->
    [0] .
   *[other] {" "}für { $points }.
}
event-opened = { $you ->
    [yes] Du hast
   *[no] { $seat } hat
} in den Lehmrissen { $value } auszugeben.
event-marked_node = { $you ->
    [yes] Du markierst Knoten { $node } für { $cost }
   *[no] { $seat } markiert Knoten { $node } für { $cost }
}{ $points ->
    [0] .
   *[other] {" "}und { $you ->
        [yes] umschließt
       *[no] umschließt
    } { $points } Punkte.
}
event-boxed = { $you ->
    [yes] Du markierst
   *[no] { $seat } markiert
} einen Kasten der Spalte { $column }.
event-closed = { $you ->
    [yes] Du schließt die Summe
   *[no] { $seat } schließt die Summe
}{ $lost ->
    [0] .
   *[other] ; { $lost } verfallen.
}
event-earned = { $you ->
    [yes] Du verdienst
   *[no] { $seat } verdient
}: { $bonus }.
event-not_gained = { $you ->
    [yes] Du gewinnst
   *[no] { $seat } gewinnt
} nichts ({ $bonus }): Davon ist schon alles eingekreist.
event-discovered = { $you ->
    [yes] Du entdeckst
   *[no] { $seat } entdeckt
}: { $animal }.
event-ai_circled = Die KI kreist { $count ->
    [one] 1 Sechseck
   *[other] { $count } Sechsecke
} ihres Gebäudes ein.
event-ai_cleared = { $count ->
    [one] 1 von deinem Wert streicht
   *[other] { $count } von deinem Wert streichen
} ab, was die KI eingekreist hatte.
event-ai_drew = Die KI füllt eine Form der Zahl { $number } aus ({ $cells }).
event-ai_walked = Die KI füllt { $length ->
    [one] 1 Feld
   *[other] { $length } Felder
} aus, stromaufwärts ab { $start }.
event-ai_filled = Die KI macht Knoten { $node } teurer: Er kostet nun { $cost }.
event-ended = { $you ->
    [yes] Du beendest
   *[no] { $seat } beendet
} { $step }.
event-new_round = Runde { $round }: Das Brett dreht sich, { $you ->
    [yes] du beginnst
   *[no] { $seat } beginnt
}.
event-game_over = Das Spiel ist vorbei.

## Gründe

zone_name-ruins = die Ruinen
zone_name-canyon = den Canyon
zone_name-creek = das Bachbett
zone_name-mudcracks = die Lehmrisse
why-often = { $percent ->
    [100] {""}
   *[other] {" "}({ $percent } %)
}
why-lands = lässt { $disc } für { $zone_name } zählen{ why-often }
why-doubled = bringt { $disc } auf einen Kreis{ why-often }
why-sinks = versenkt { $disc } im Loch{ why-often }
why-knocks_off = stößt { $disc } vom Brett{ why-often }
why-drives_away = vertreibt { $disc } von ihrem Kreis{ why-often }
why-again = schnippt { $disc } noch einmal, was etwa { $worth } Punkte mehr verspricht
why-stands = lässt { $disc } liegen, wo sie für { $zone_name } zählt{ $doubled ->
    [0] {""}
   *[other] , doppelt
}
why-counts = zählt { $disc } für { $zone_name }, dort etwa { $worth } Punkte wert
why-plays = spielt { $mine }, was mit dem, was die KI dann tut, etwa { $worth } Punkte wert ist
why-ai_takes = lässt die KI etwa { $worth } Punkte von dem nehmen, was in Reichweite ist
why-completes = stellt Gebäude { $building } fertig, { $first ->
    [0] nach jemand anderem
   *[other] als Erstes
} ({ $points } Punkte)
why-advances = lässt vom Gebäude { $building } noch { $left ->
    [one] 1 Sechseck
   *[other] { $left } Sechsecke
} übrig
why-denies = kommt { $seat } zuvor, denn dort fehlt vom Gebäude { $building } nur noch { $left ->
    [one] 1 Sechseck
   *[other] eine Gruppe von { $left } Sechsecken
}
why-covers = nimmt { $cacti ->
    [one] 1 Kaktus
   *[other] { $cacti } Kakteen
} mit ({ $points } Punkte mehr)
why-circles = kreist im Bachbett { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ein
why-surrounds = umschließt { $points } Punkte in den Lehmrissen
why-earns = verdient: { $bonuses }
why-chains = löst { $count } Boni aus
why-prepares = rückt für { $zone_name } etwa { $worth } Punkte mehr in Reichweite
why-spares = hebt ein Symbol für später auf: { $bonus }

## Wertung und Ende

part-ruins = Ruinen
part-canyon = Canyon
part-creek = Bachbett
part-mudcracks = Lehmrisse
part-discoveries = Eingekreiste Entdeckungen ({ $count })
tie-discoveries = Zahl der eingekreisten Entdeckungen
outcome-last_round = Die letzte Runde ist gespielt.
outcome-solo_total = Deine Summe ist das Ergebnis.
verdict-solo_total = { $total ->
    [one] Du hast 1 Punkt
   *[other] Du hast { $total } Punkte
}

## Das Terminal

notation-forms = Schreib aim a3 -12 40 (Scheibe a3, 12 Grad nach links, Kraft 40), keep, reflick, swap a1 a4, cross B 9, draw 4 e9 e10 f10, walk 3 17, mud, mark 7, box 1, close oder done.
notation-help =
    aim a3 -12 40      schnippe a3, 12° links vom Loch, mit Kraft 40 von 100
    aim a3 -12 40 from 20 5   dasselbe, 20 mm weiter rechts und 5 weiter vorn
    keep, reflick      lass den Schnips stehen, oder nimm die Scheibe zurück
    bullseye a3 creek  leg eine Scheibe aus dem Loch auf einen Bereich
    swap a1 a4         tausche zwei deiner Scheiben
    choose a3 canyon   sag, wo eine Scheibe zwischen zwei Bereichen zählt
    cross B 9          streich 9 Sechsecke vom Gebäude B ab
    draw 4 e9 e10 f10  zeichne mit Scheibe 4 (oder: draw fox …, draw fox found …)
    walk 3 17          geh 3 Felder bis 17 (oder: walk owl …, walk owl found …)
    mud                Lehmrisse-Scheiben nutzen: mark 7, box 1, rabbit, close
    discover fox       kreise ein Symbol deines Entdeckungsfelds ein
    done               beende Tauschen, Ruinen-Zug oder Schreiben
    colours a b        allein: deine Farbe und die der KI
    ai draw 4 e9 f9    allein: für die KI (oder: ai walk 3 10, ai fill 12)
    wo, wo a3          wo jede Scheibe zählt, oder diese (wo canyon: dort)

do-flick = { $disc } von { $corner ->
    [own] deiner Ecke
   *[other] Ecke { $corner }
} Richtung { $target } schnippen, { $force ->
    [gently] ganz sanft
    [softly] sanft
    [firmly] mit etwas Kraft
    [hard] kräftig
   *[wild] so fest es geht
}
do-flick-past = { $disc } von { $corner ->
    [own] deiner Ecke
   *[other] Ecke { $corner }
} schnippen, { $degree }° { $side ->
    [left] links
   *[right] rechts
} vom Loch, { $force ->
    [gently] ganz sanft
    [softly] sanft
    [firmly] mit etwas Kraft
    [hard] kräftig
   *[wild] so fest es geht
}
do-keep = den Schnips stehen lassen
do-reflick = eine Wiederholung nutzen
do-bullseye = { $disc } auf { $zone_name } legen
do-choose = { $disc } für { $zone_name } zählen
do-swap = { $a } und { $b } tauschen
do-colours = { $mine } spielen und die KI { $theirs } spielen lassen
do-cross = { $count } vom Gebäude { $building } abstreichen
do-draw = { $source ->
    [now] mit einem Fuchs
    [kept] mit dem entdeckten Fuchs
   *[other] mit Scheibe { $source }
} auf { $cells } zeichnen
do-walk = { $source ->
    [now] mit einer Eule
    [kept] mit der entdeckten Eule
   *[other] mit Scheibe { $source }
} zum Feld { $end } gehen
do-record = die Summe der Lehmrisse-Scheiben öffnen
do-rabbit = ein Kaninchen dazunehmen
do-mark = Knoten { $node } markieren
do-box = einen Kasten der Spalte { $column } markieren
do-close = die Summe schließen
do-discover = entdecken: { $animal }
do-done = diesen Schritt beenden
do-ai_draw = mit der { $number } der KI { $cells } ausfüllen
do-ai_walk = mit der { $number } der KI ab Feld { $start } stromaufwärts ausfüllen
do-ai_fill = mit der KI Knoten { $node } teurer machen
prompt-aim = eine Scheibe schnippen
prompt-keep = behalten oder Wiederholung
prompt-hole = den Volltreffer hinlegen
prompt-colours = die Farben wählen
prompt-swap = tauschen, oder done
prompt-choose = einen Bereich wählen
prompt-ai = für die KI markieren
prompt-ruins = Sechsecke abstreichen
prompt-discover = eine Entdeckung wählen
prompt-write = schreiben
clause-aim = SO-08
clause-keep = SO-16
clause-hole = SO-15
clause-colours = SO-47
clause-swap = SO-22
clause-choose = SO-21
clause-ai = SO-48
clause-ruins = SO-26
clause-discover = SO-41
clause-write = SO-24
forms-aim = aim a3 -12 40 (Scheibe, Winkel, Kraft)
forms-keep = keep (behalten), reflick (wiederholen)
forms-hole = bullseye a3 creek
forms-colours = colours a b
forms-swap = swap a1 a4, done
forms-choose = choose a3 canyon
forms-ai = ai draw 4 e9 e10 f10, ai walk 3 10, ai fill 12
forms-ruins = cross B 9, done
forms-discover = discover fox (Fuchs), owl (Eule) oder rabbit (Kaninchen)
forms-write = draw 4 e9 e10 f10, walk 3 17, mud, mark 7, box 1, rabbit, close, done
asked-aim = Schnippe { $discs } von { $corner ->
    [0] oben links
    [1] oben rechts
    [2] unten rechts
   *[other] unten links
}: aim SCHEIBE WINKEL KRAFT
asked-aim-any = eine Scheibe auf der Hand
asked-aim-how = Winkel 0 zielt auf das Loch, minus ist weiter links. Kraft 0 bis 100.
asked-keep = Lass den Schnips, oder nimm die Scheibe mit einer Wiederholung zurück: keep, reflick
asked-hole = Ein Volltreffer: Leg ihn auf einen Bereich, etwa bullseye a3 creek.
asked-colours = Wähle deine Farbe und die der KI, etwa colours a b.
asked-swap = Tausche deine Scheiben, etwa swap a1 a4, oder done.
asked-choose = Eine Scheibe liegt zwischen Bereichen: Sag, wo sie zählt, etwa choose a3 canyon.
asked-ai = Markiere die Scheiben der KI, wo es dir am wenigsten schadet (hilfe sagt, wie).
asked-ruins = Streich Sechsecke ab, etwa cross B 9; dann done.
asked-discover = Eine Entdeckung: Kreise ein Tier ein, etwa discover fox (Fuchs).
asked-write = Schreib in beliebiger Folge, dann done. schau bachbett zeigt einen Bereich.
help-aim =
    aim a3 -12 40      schnippe a3, 12° links vom Loch, mit Kraft 40 von 100
    aim a3 12 40 from 20 5   nach rechts; 20 mm weiter rechts, 5 weiter vorn
    wo, wo a3          wo jede Scheibe zählt, oder diese (wo canyon: dort)
    schau blatt        dein Blatt; schau ruinen, canyon, bachbett: ein Bereich
    schau NAME         ein anderes Blatt; schau NAME ruinen: ein Bereich davon
help-keep =
    keep               lass den Schnips stehen
    reflick            nutz eine Wiederholung: die Scheibe wird neu geschnippt
    wo a3, schau blatt   wo eine Scheibe zählt; dein Blatt
help-hole =
    bullseye a3 creek  zähl sie für das Bachbett (oder: ruins, canyon, mudcracks)
    schau blatt        dein Blatt, um zu sehen, wo sie am meisten hilft
help-colours =
    colours a b        deine Farbe a, die der KI b
    wo, schau blatt    wo jede Scheibe zählt; dein Blatt
help-swap =
    swap a1 a4         tausche zwei deiner Scheiben, für einen Tausch
    done               kein Tausch mehr
    wo, schau blatt    wo jede Scheibe zählt; dein Blatt
help-choose =
    choose a3 canyon   zähl sie für den Canyon (oder: ruins, creek, mudcracks)
    wo, schau blatt    wo jede Scheibe zählt; dein Blatt
help-ai =
    ai draw 4 e9 e10 f10   die 4 der KI füllt diese Kästchen des Canyons aus
    ai walk 3 10       die 3 der KI füllt ab Feld 10 stromaufwärts aus
    ai fill 12         Knoten 12 der Lehmrisse kostet 1 mehr
    schau canyon       der Bereich (oder: bachbett, …); schau blatt: alles
help-ruins =
    cross B 9          streich 9 Sechsecke vom Gebäude B ab
    done               beende deinen Zug in den Ruinen
    schau blatt        dein Blatt; schau NAME: das einer anderen Person
help-discover =
    discover fox       heb einen Fuchs auf: einmal eine Form von 4 oder weniger
    discover owl       heb eine Eule auf: einmal ein Weg von 1 bis 5
    discover rabbit    heb ein Kaninchen auf: einmal 6 für die Lehmrisse
help-write =
    draw 4 e9 e10 f10  zeichne mit Scheibe 4 (oder: draw fox …, draw fox found …)
    walk 3 17          geh 3 Felder bis 17 (oder: walk owl …, walk owl found …)
    mud                öffne die Summe deiner Lehmrisse-Scheiben; danach:
    mark 7, box 1, rabbit, close   Knoten, Kasten, Kaninchen dazu, Summe schließen
    done               beende dein Schreiben
    schau canyon       ein Bereich (ruinen, bachbett, …); schau blatt: alles
    schau NAME         das Blatt einer anderen Person; schau brett: das Brett
look-board = brett
look-sheet = blatt
look-points = punkte
look-how = Schreib schau brett, blatt, punkte, ruinen, canyon, bachbett, lehmrisse oder schau NAME.
letter-fox = F
letter-owl = E
letter-rabbit = K
letter-reflick = W
letter-swap = T
letter-discovery = D
table-where-how = Schreib wo für alle Scheiben, oder nenne Scheiben oder einen Bereich: wo a3 b1, wo canyon
table-where-choice = hier wird noch gewählt
table-where-none = Für diesen Bereich zählt jetzt keine Scheibe.
replay-unverified = { $count ->
    [one] { $count } Schnips wurde mit einem anderen Kern gespielt und ließ sich nicht prüfen.
   *[other] { $count } Schnipse wurden mit einem anderen Kern gespielt und ließen sich nicht prüfen.
}
replay-refuted = { $count ->
    [one] { $count } Schnips verlief nicht wie aufgezeichnet: Die Aufzeichnung wurde verändert.
   *[other] { $count } Schnipse verliefen nicht wie aufgezeichnet: Die Aufzeichnung wurde verändert.
}
table-round = Runde { $round } von { $rounds } · { $you ->
    [yes] du hast begonnen
   *[no] { $seat } hat begonnen
}
table-discs = Scheiben
table-hand = auf der Hand
table-out = raus
table-knocked = neu schnippen
table-lifted = abgehoben
table-air = in der Luft
table-hole = im Loch
table-off = vom Brett
table-section = Volltreffer
table-twice = ×2
table-cacti = Kakteen
table-spaces = Jedes Feld: Nummer:Ertrag; (eingekreist), × angekreuzt.
table-spaces-alone = Jedes Feld: Nummer:Ertrag; (eingekreist), × angekreuzt, ▓ ausgefüllt, ■ hier beginnt die KI.
table-nodes = Jeder Knoten: Nummer:Kosten, oder [markiert]. Dazwischen: was sie umschließen.
table-letters = F Fuchs, E Eule, K Kaninchen, W Wiederholung, T Tausch, D Entdeckung
table-legend = { table-letters }; a b c Kakteen; # deine Formen
table-legend-alone = { table-legend }, ▓ die der KI, ■ ihre Kästchen, ▫ ein unbenutztes
table-shapes = Formen je Scheibe (oder einer niedrigeren), beliebig gedreht:
table-columns = Spalten
table-available = Frei: { $bonuses }
table-found = entdeckt: { $animals }
table-desk = Zu schreiben: Ruinen { $ruins } · Canyon { $canyon } · Bachbett { $creek } · Lehmrisse { $mud }
table-sum = Offene Summe: { $value }
table-ai = KI zu markieren: Canyon { $canyon } · Bachbett { $creek } · Lehmrisse { $mud }
table-ai-building = KI-Gebäude: { $circled } eingekreist, { $cleared } abgestrichen von { $most }
table-first-reward = zuerst
table-later-reward = später
table-total = Punkte
table-reflicks = Wiederholungen
table-swaps = Tausche
table-totals = Punkte: { $totals }

## Das gedruckte Blatt

sheet-title = Sonora
sheet-board = Brett
sheet-discs = Scheiben
sheet-discs-how = So breit ist eine Scheibe. Schneide sie aus und kleb sie auf Holzscheiben oder Münzen dieser Größe, eine Reihe für jede Person; allein brauchst du drei Reihen.
sheet-name = Name
sheet-ai = KI
sheet-ai-square = hier beginnt die KI
sheet-falls-away = bei zwei Kästchen nicht benutzt
sheet-ai-cost = KI: kostet 1 mehr
sheet-first = zuerst fertig
sheet-later = später
sheet-use-fox = eine Form von 4 oder weniger
sheet-use-owl = ein Weg von 1 bis 5
sheet-use-rabbit = 5 in den Lehmrissen
sheet-total = gesamt
sheet-ruins = Ruinen
sheet-canyon = Canyon
sheet-creek = Bachbett
sheet-mudcracks = Lehmrisse
sheet-reflick = Wiederholung
sheet-swap = Tausch
sheet-discovery = Entdeckung

## Die Seite: der Boden

floor-name = Das Brett
floor-slides = { $disc } gleitet …
floor-tabs = Brett oder Blatt
floor-tab-floor = Brett
floor-tab-sheet = Blatt
floor-round = Runde { $round } von { $rounds }
floor-you-flick = Du schnippst
floor-to-flick = { $you ->
    [yes] Du bist
   *[no] { $seat } ist
} mit Schnippen dran
floor-flicks = { $you ->
    [yes] Du schnippst
   *[no] { $seat } schnippt
} { $disc }
floor-flies = { $disc } ist unterwegs
floor-you = Deine Entscheidung
floor-thinks = { $you ->
    [yes] Du entscheidest
   *[no] { $seat } entscheidet
}
floor-all-write = Alle schreiben
floor-over = Das Spiel ist vorbei.
floor-stage = Das Brett, mit jeder Scheibe, wo sie liegt
floor-stage-aim = Ziel mit { $disc }: { $angle } Grad, Kraft { $force }. Pfeiltasten zielen, Enter schnippt.
floor-discs-of = Scheiben von { $name }
floor-take = { $disc } nehmen
floor-own = deine { $number }
floor-called = { $disc }
floor-disc = { $you ->
    [yes] deine { $number }
   *[no] die { $number } von { $seat }
}
floor-disc-own = { $you ->
    [yes] deine { $number }
   *[no] Scheibe { $number }
}
floor-disc-alone = { $colour ->
    [0] die gepunktete { $number }
    [1] die gestreifte { $number }
   *[other] die gekreuzte { $number }
}
floor-taken = Bereit: { $disc }
floor-aim = Mit Zahlen zielen
floor-angle = Grad
floor-force = Kraft
floor-left = Ein Grad nach links
floor-right = Ein Grad nach rechts
floor-softer = Sanfter
floor-harder = Kräftiger
floor-flick = Schnippe { $disc }
floor-ear-meets = trifft zuerst { $disc }
floor-ear-frame = trifft zuerst den Rahmen
floor-ear-ruins = bliebe in den Ruinen
floor-ear-canyon = bliebe im Canyon
floor-ear-creek = bliebe im Bachbett
floor-ear-mudcracks = bliebe in den Lehmrissen
floor-ear-lizard = auf der Eidechse
floor-ear-fox = auf dem Fuchs
floor-ear-owl = auf der Eule
floor-ear-rabbit = auf dem Kaninchen
floor-ear-beside = neben { $disc }
floor-ear-hole = fiele ins Loch
floor-ear-off = verließe das Brett
floor-ear-corner = verließe ihre Ecke nicht
floor-ear-odds = etwa { $part } von { $whole }
floor-aim-now = { $angle } Grad, Kraft { $force }
floor-skip = Überspringen
floor-see-again = Noch einmal sehen
floor-slowly = Langsam
floor-best = Bester Schnips der Partie
floor-best-more = Runde { $round }, { $disc }: { $gain ->
    [one] 1 mehr wert als vorher
   *[other] { $gain } mehr wert als vorher
}
floor-bullseye = Volltreffer: { $section }
floor-spot-ruins = Ruinen, { $value } Sechsecke{ $doubled ->
    [0] {""}
   *[other] {" "}(×2)
}
floor-spot-canyon = Canyon, { $doubled ->
    [0] eine Form von { $number }
   *[other] zwei Formen von { $number } (×2)
}
floor-spot-creek = Bachbett, { $doubled ->
    [0] ein Weg von { $number }
   *[other] zwei Wege von { $number } (×2)
}
floor-spot-mudcracks = Lehmrisse, { $value } auszugeben{ $doubled ->
    [0] {""}
   *[other] {" "}(×2)
}
floor-ask-aim = Zieh irgendwo zurück und lass los, oder wische. Um die Scheibe zu legen, zieh sie.
floor-ask-again = Schnippe { $discs } noch einmal.
floor-ask-keep = Bleibt sie liegen, oder nutzt du eine Wiederholung?
floor-ask-on = Schnippe weiter, und { $disc } bleibt; oder nimm sie mit einer Wiederholung zurück.
floor-ask-hole = Volltreffer: Wähle den Bereich, für den er zählt.
floor-ask-colours = Wähle deine Farbe und die der KI.
floor-ask-swap = { $count ->
    [one] Du hast 1 Tausch
   *[other] Du hast { $count } Tausche
}: Zieh eine deiner Scheiben auf eine andere, oder mach weiter.
floor-ask-swap-with = Mit welcher deiner Scheiben soll { $disc } tauschen?
floor-ask-choose = Wähle, wo jede Scheibe auf einer Grenze zählt.
floor-keep-or = Behalten oder noch einmal
floor-keep = Behalten
floor-let-go = Lass hier los, und nichts geschieht.
floor-reflick-disc = { $disc } mit einer Wiederholung zurücknehmen (noch { $count })
floor-reflick = Wiederholung (noch { $count })
floor-choose = Wo zählt { $disc }?
floor-swap-disc = Diese Scheibe tauschen. { $words }
floor-swap-done = Kein Tausch mehr
floor-colour = Farbe
floor-colour-0 = Punkte
floor-colour-1 = Streifen
floor-colour-2 = Kreuze
floor-colour-mine = Meine
floor-colour-ai = Die KI
floor-colour-pick-mine = meine
floor-colour-pick-ai = KI
floor-pick-mine = Ich spiele { $colour }
floor-pick-ai = Die KI spielt { $colour }
floor-in-play = { $count } im Spiel
floor-colours-choose = Wähle zwei Farben
floor-colours-go = Ich spiele { $mine }, die KI { $theirs }
floor-nudge-flick = Schnippe als Nächstes { $disc }.
floor-hint-left = Schnippe { $disc } links am Loch vorbei.
floor-hint-right = Schnippe { $disc } rechts am Loch vorbei.
floor-hint-straight = Schnippe { $disc } gerade durch die Mitte.
floor-hint-flick = Schnippe { $disc } mit { $angle } Grad und Kraft { $force }. So ist schon gezielt.
floor-hint-keep = Lass sie liegen.
floor-hint-reflick = Nutze eine Wiederholung.
floor-nudge-section = Überleg, welcher Bereich { $disc } am meisten braucht.
floor-hint-section = Zähle { $disc } für den Bereich { $section }.
floor-nudge-swap = Ein Tausch würde helfen.
floor-hint-swap = Tausche { $a } und { $b }.
floor-hint-colours = Spiel { $mine }, und gib der KI { $theirs }.
floor-hint-done = Hier gibt es nichts Besseres zu tun: Mach weiter.
page-edit-board = Zieh einen Kreis, oder wähle ihn und nimm die Pfeiltasten: 1 mm, mit Umschalt 5 mm.
page-edit-circle = Kreis ({ $animal }) bei { $x }, { $y } mm
page-edit-animal = Tier
page-edit-x = Nach rechts, mm
page-edit-y = Nach unten, mm
page-edit-radius = Radius, mm
page-edit-buildings = Gebäude
page-edit-hexes = Sechsecke
page-edit-top = Zuerst
page-edit-bonus = Bonus
page-edit-bottom = Später
page-edit-of = { $what }, Gebäude { $name }
page-mean-ruins = Ruinen
page-mean-canyon = Canyon
page-mean-creek = Bachbett
page-mean-mudcracks = Lehmrisse
page-mean-discoveries = Entdeckungen
floor-hint-discover = Kreise ein: { $animal }.
floor-nudge-write = Sieh dir den Bereich { $section } an.
floor-hint-write = Markiere, was im Bereich { $section } leuchtet.
floor-key-angle = Um ein Grad zielen, mit Umschalt um fünf; Enter schnippt
floor-key-force = Kräftiger oder sanfter, mit Umschalt um fünf
floor-key-disc = Die Scheibe mit dieser Zahl nehmen
page-goal = Dein Ziel: die meisten Punkte. Schnippe deine Scheiben in die Zonen, die du brauchst, und schreib auf, was sie bringen; Boni führen zu weiteren Boni.
paper-picked-disc = Scheibe { $number }
paper-picked-fox = der Fuchs
paper-picked-owl = die Eule
paper-picked-rabbit = das Kaninchen
paper-picked-section = der Bereich { $section }
paper-picked-mark = Knoten { $place }
paper-picked-box = Spalte { $place }
paper-picked-walk = Feld { $place }
paper-picked-draw = { $place }
paper-picked-cross = Gebäude { $place }
floor-lesson-look = Das ist das Brett, gesehen von deiner Startecke unten rechts. Jedes Viertel füllt den Bereich deines Blatts mit demselben Tier.
floor-lesson-flick = Auf deiner Ecke liegt Scheibe 4. Zieh irgendwo auf dem Brett gerade zu dir zurück, nicht ganz die Hälfte, und lass los. Oder stell 0 Grad und Kraft 27 ein, und schnippe.
floor-lesson-flick-otherwise = Das ginge woandershin. Für diese Lektion: fast gerade (0 Grad), Kraft etwa 27.
floor-lesson-landed = Sie ist am Loch vorbei in die Zone gegenüber geglitten, die Lehmrisse, und zählt dort mit ihrer 4. Auf einem kleinen Kreis würde sie für dessen Tier zählen, doppelt.
floor-lesson-mud = Wenn alle Scheiben geschnippt sind, schreiben alle. Schreib deine Scheiben der Lehmrisse auf: Ihre Werte ergeben eine Summe.
floor-lesson-mud-otherwise = Schreib zuerst die Scheiben der Lehmrisse auf.
floor-lesson-write = Die Summe kauft Knoten, die mit deinen markierten zusammenhängen. Markiere Knoten 21 unter dem X.
floor-lesson-write-otherwise = Markiere den Knoten, der leuchtet, rechts unter dem X.
floor-lesson-chain = Markiere Knoten 20 daneben: Das umschließt ein Dreieck mit einer Eule, und sofort ist ein Bonus verdient.
floor-lesson-chain-otherwise = Markiere den anderen leuchtenden Knoten: Er schließt das Dreieck.
floor-lesson-owl = Die Eule geht im Bachbett einen Weg von 1 bis 5 Feldern, jetzt gleich. Lass ihn auf dem Tausch enden: Auch der ist dann verdient. So greifen Boni ineinander.
floor-lesson-owl-otherwise = Geh mit der Eule zum Tausch, vier Felder hinab.
floor-lesson-end = Ein Schnips, eine Markierung, zwei Boni. Nach der letzten Runde werden die vier Bereiche zusammengezählt. Mehr brauchst du nicht für ein erstes Spiel.

choice-rounds-5 = 5, kurz
choice-rounds-6 = 6
choice-rounds-7 = 7, lang
choice-first_player-lot = durch das Los
choice-preview-full = ihre Bahn und wo sie liegen bleiben kann
choice-preview-line = eine Linie bis zum ersten Treffer
choice-preview-none = nichts: Ziele nach Augenmaß
choice-text-final = dem endgültigen englischen Text
choice-text-spanish = dem spanischen Text
choice-text-draft = dem Entwurf
choice-ai_shapes-as_player = ihre Zahl oder niedriger, wie ich will
choice-ai_shapes-largest = die größte, die passt
choice-ai_shapes-never_lower = ihre Zahl oder keine
choice-ai_squares-2 = 2
choice-ai_squares-3 = 3
choice-ordinary = gewöhnlich
choice-steady = ruhig
choice-shaky = zittrig
choice-exact = genau: ganz ohne Zittern
choice-on = ja
choice-off = nein
page-end-sheets = Blätter
page-option-rounds = Runden
page-option-first_player = Wer beginnt
page-option-no_bunting = Eine Scheibe darf nicht geradewegs in die Zone neben ihrer Ecke
page-option-preview = Was alle beim Zielen sehen
page-option-fair_colours = Die Farbe der KI hat so viele Scheiben im Spiel wie meine
page-option-text = Wo Regeltexte sich unterscheiden, folgen wir
page-option-ai_shapes = Formen, die eine Scheibe der KI im Canyon zeichnet
page-option-ai_squares = Kästchen, von denen die KI im Canyon ausgeht
page-option-ai_full_zone = Keine Farbe für die KI, die Scheiben an einen vollen Bereich verlieren würde
page-option-hand_0 = Ruhe der ersten Hand
page-option-hand_1 = Ruhe der zweiten Hand
page-option-hand_2 = Ruhe der dritten Hand
page-option-hand_3 = Ruhe der vierten Hand
bot-hand-random = Eine gewöhnliche Hand
bot-hand-novice = Eine zittrige Hand
bot-hand-greedy = Eine gewöhnliche Hand
bot-hand-adept = Eine gewöhnliche Hand
bot-hand-expert = Eine ruhige Hand
bot-hand-master = Eine Hand, die nie zittert
bot-hand-grandmaster = Eine Hand, die nie zittert

## Das Blatt auf der Seite

cactus-saguaro = Saguaro
cactus-pear = Feigenkaktus
cactus-barrel = Fasskaktus
paper-sheet = Das Blatt von { $player }
paper-sheets = Blätter
paper-scores = Wertung
paper-section = Bereich
paper-writing = schreibt noch
paper-tie-break = Eingekreiste Entdeckungen
paper-look-at = Das Blatt von { $player } ansehen
paper-enlarge = { $section } vergrößern, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
paper-whole = Das ganze Blatt zeigen
paper-in-hand = Zu schreiben
paper-tools = Werkzeuge
paper-shapes = Formen
paper-shape = Form der Zahl { $number }, { $squares ->
    [one] 1 Kästchen
   *[other] { $squares } Kästchen
}
paper-turn = Form drehen
paper-flip = Form wenden
paper-next-place = Nächste mögliche Stelle
paper-places = Mögliche Stellen zeigen
paper-fewer = Ein Sechseck weniger
paper-more = Ein Sechseck mehr
paper-chip-disc = { $count ->
    [one] Scheibe { $number } für den Bereich { $section }
   *[other] Scheibe { $number } für den Bereich { $section }, { $count }-mal
}
paper-chip-ai-disc = { $count ->
    [one] Scheibe { $number } der KI im Bereich { $section }
   *[other] Scheibe { $number } der KI im Bereich { $section }, { $count }-mal
}
paper-chip-value = { $value } für den Bereich { $section }
paper-chip-ai-value = { $value } der KI im Bereich { $section }
paper-chip-sum = Offene Summe: noch { $value }
paper-chip-animal = { $count ->
    [one] Jetzt frei: { $animal }
   *[other] Jetzt frei: { $animal }, { $count }-mal
}
paper-chip-kept = { $count ->
    [one] Aufgehoben: { $animal }
   *[other] Aufgehoben: { $animal }, { $count }-mal
}
paper-lost-disc = { $value } im Bereich { $section }
paper-square-free = frei
paper-square-drawn = gezeichnet
paper-square-filled = von der KI ausgefüllt
paper-square-gap = Lücke
paper-square-start = Startquadrat
paper-canyon-grid = Kästchen des Canyons
paper-creek-spaces = Felder des Bachbetts
paper-mud-nodes = Knoten und Spalten der Lehmrisse
paper-buildings = Gebäude der Ruinen
paper-fits = Es passt: { $cells }
paper-not-fits = Es passt nicht: { $cells }
paper-suggested = Vorschlag
paper-event-drew = { $you ->
    [yes] Du zeichnest
   *[no] { $seat } zeichnet
} eine Form der Zahl { $number }{ $cacti ->
    [0] .
    [one] {" "}mit 1 Kaktus.
   *[other] {" "}mit { $cacti } Kakteen.
}
paper-event-walked = { $you ->
    [yes] Du gehst
   *[no] { $seat } geht
} { $length ->
    [one] 1 Feld
   *[other] { $length } Felder
} { $points ->
    [0] zu einem Bonus.
   *[other] und { $you ->
        [yes] kreist
       *[no] kreist
    } eine { $points } ein.
}
paper-event-marked = { $you ->
    [yes] Du markierst einen Knoten für { $cost }
   *[no] { $seat } markiert einen Knoten für { $cost }
}{ $points ->
    [0] .
   *[other] {" "}und { $you ->
        [yes] umschließt
       *[no] umschließt
    } { $points } Punkte.
}
paper-event-boxed = { $you ->
    [yes] Du markierst
   *[no] { $seat } markiert
} einen Kasten der Spalte { $column } von links.
paper-event-ai-drew = Die KI füllt eine Form der Zahl { $number } aus.
paper-event-ai-walked = Die KI füllt { $length ->
    [one] 1 Feld
   *[other] { $length } Felder
} stromaufwärts aus.
paper-event-ai-filled = Die KI macht einen Knoten teurer: Er kostet nun { $cost }.
paper-space = Bach { $space }
paper-entrance = das X oben
paper-number = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
paper-space-free = frei
paper-space-crossed = angekreuzt
paper-space-circled = eingekreist
paper-space-filled = von der KI ausgefüllt
paper-space-after = führt zu { $spaces }
paper-space-end = Ende eines Arms
paper-ai-square = KI-Kästchen
paper-ai-square-away = KI-Kästchen, an diesem Tisch nicht benutzt
paper-path-ok = Hier endet ein Weg von { $length }
paper-path-no = Hier endet kein Weg: Er wäre { $length } lang
paper-node = Knoten { $node }
paper-node-middle = Das X in der Mitte
paper-node-cost = kostet { $cost }
paper-node-marked = markiert
paper-node-open = offen
paper-node-apart = noch nicht verbunden
paper-node-closes = schließt: { $what }
paper-cactus-points = Kaktus für { $points }
paper-column = Spalte { $column }: { $marked } von { $boxes } Kästen, { $bonus }
paper-building = Gebäude { $building }: { $crossed } von { $hexes } Sechsecken
paper-building-open = zuerst { $points } und { $bonus }, später { $bottom }
paper-building-first = du warst zuerst fertig: { $points } Punkte
paper-building-later = fertig: { $points } Punkte
paper-building-gone = { $player } war schneller; { $points } Punkte bleiben
paper-race = { $player } { $count }
paper-crossing = { $count } abstreichen
paper-ai-building = Das Gebäude der KI: { $circled } eingekreist, { $left } frei
paper-tray-count = { $bonus }: { $ready } frei, { $blank } noch nicht verdient
paper-find-fox = eine Form von 4 oder weniger
paper-find-owl = ein Weg von 1 bis 5
paper-find-rabbit = 6 in den Lehmrissen
paper-find-left = noch { $count }
paper-ask-ruins = Streich { $value ->
    [one] 1 Sechseck
   *[other] { $value } Sechsecke
} ab: Wähle ein Gebäude.
paper-ask-ruins-done = Alles ist abgestrichen. Beende deinen Zug in den Ruinen, oder nimm etwas zurück.
paper-ask-discover = { $count ->
    [one] Du hast eine Entdeckung gemacht: Kreise ein Tier ein.
   *[other] { $count } Entdeckungen: Kreise ein Tier ein.
}
paper-ask-draw = Zeichne eine Form von { $number } oder weniger neben eine von deinen.
paper-ask-draw-fox = Der Fuchs zeichnet eine Form von 4 oder weniger neben eine von deinen.
paper-ask-walk = Geh einen Weg von genau { $number }, ab einem Feld, das du besucht hast.
paper-ask-walk-owl = Die Eule geht einen Weg von 1 bis 5, ganz wie du willst.
paper-ask-mud = Deine Scheiben der Lehmrisse sind { $value } wert: Öffne ihre Summe und kauf Knoten.
paper-ask-rabbit = Das Kaninchen bringt { $value } für die Lehmrisse.
paper-ask-rabbit-apart = Das Kaninchen allein bringt { $value }. Damit es zu deinen { $mud } kommt, öffne zuerst deren Summe.
paper-ask-sum = { $value } auszugeben: Kauf Knoten neben markierten, oder Kästen für je eins.
paper-ask-boxes = { $value } auszugeben, nur für Kästen.
paper-ask-close = { $value ->
    [0] Nichts ist übrig: Schließe die Summe.
   *[other] { $value } übrig, und nichts lässt sich damit kaufen: Schließe die Summe.
}
paper-ask-close-lose = { $value } würden verfallen. Die Summe trotzdem schließen?
paper-ask-lose = Das würde verfallen: { $what }. Trotzdem fertig schreiben?
paper-ask-done = Alles ist geschrieben. Beende deine Schreibphase, oder nimm etwas zurück.
paper-ask-done-kept = Alles ist geschrieben. Beende deine Schreibphase, oder nutze, was du aufgehoben hast.
paper-ask-elsewhere = Dort geht es nicht. Probier es, um zu sehen, warum, oder such woanders.
paper-ask-ai-draw = Die KI zeichnet mit ihrer { $number }: Wähle, wo, zu deinen Gunsten.
paper-ask-ai-walk = Die KI füllt { $number } Felder stromaufwärts aus: Wähle, wo sie beginnt.
paper-ask-ai-fill = Die KI macht Knoten teurer, noch { $value }: Wähle einen.
paper-do-draw = Hier zeichnen
paper-do-walk = { $length ->
    [one] 1 Feld gehen
   *[other] { $length } Felder gehen
}
paper-do-mark = Für { $cost } markieren
paper-do-box = Kasten markieren
paper-do-cross = { $count } abstreichen
paper-do-fill = Für die KI ausfüllen
paper-do-open = Die Summe von { $value } öffnen
paper-do-rabbit = Kaninchen nutzen: +{ $value }
paper-do-nothing = Wähle eine Stelle
paper-end-ruins = Meinen Zug beenden
paper-end-write = Fertig geschrieben
paper-end-anyway = Verfallen lassen und beenden
paper-close = Summe schließen
paper-close-anyway = Verfallen lassen und schließen
paper-figure-so-06 = Das Brett von oben: vier Zonen, jede mit ihrem Tier und ihrer Schraffur, acht kleine Kreise, vier Startecken und das Loch in der Mitte.
paper-figure-so-09 = Eine Scheibe liegt ganz auf dem erhöhten Dreieck der eigenen Startecke.
paper-figure-so-12 = Eine Scheibe ist über den Rahmen geglitten: Sie ist für diese Runde aus dem Spiel.
paper-figure-so-15 = Eine Scheibe liegt im Loch in der Mitte: ein Volltreffer.
paper-figure-so-20 = In den Lehmrissen berührt eine Scheibe einen Eidechsenkreis und zählt für die Ruinen; eine andere berührt keinen und zählt für die Lehmrisse.
paper-figure-so-21 = Eine Scheibe, die größtenteils im Canyon liegt, zählt dort; bei einer, deren Mitte auf einer Grenze liegt, darf man wählen.
paper-figure-so-22 = Zwei Scheiben derselben Person tauschen die Plätze.
paper-figure-so-26 = Drei Gebäude: Von A sind alle 5 Sechsecke abgestrichen, von B 4 von 9, von C 2 von 11.
paper-figure-so-27 = Die obere Belohnung von A ist eingekreist; B hat jemand anderes zuerst fertiggestellt, also ist oben durchgestrichen und unten eingekreist.
paper-figure-so-28 = Die Formen der Zahlen 1 bis 5; die 1 hat zwei.
paper-figure-so-29 = Eine Form, die eine Kante mit dem Startquadrat teilt, passt; eine, die abseits steht, nicht.
paper-figure-so-30 = Zwei Formen neben dem Startquadrat enthalten einen Kaktus und einen Tausch.
paper-figure-so-31 = Die Spalten der drei Kakteen: mit jedem weiteren eine höhere Stufe.
paper-figure-so-33 = Ein Weg führt vom X über drei Felder, die angekreuzt sind, zu einem vierten, das eingekreist ist.
paper-figure-so-36 = Das X und ein Knoten daneben sind markiert; Knoten, die eine Linie mit ihnen verbindet, sind käuflich.
paper-figure-so-37 = Markierte Knoten umschließen zwei Dreiecke: einen Kaktus für 2 Punkte und ein Kaninchen.
paper-figure-so-38 = Spalten von Kästen: Die erste ist voll und ihr Tausch verdient.
paper-figure-so-40 = Fuchs, Eule und Kaninchen.
paper-figure-so-41 = Eine Entdeckung ist eines davon: Fuchs, Eule, Kaninchen.
paper-figure-so-50 = Die KI hat auf einem ihrer Kästchen eine Form ausgefüllt; neben dem Startquadrat liegt eine eigene Form.
paper-figure-so-52 = Die KI hat vom Ende eines Arms zwei Felder stromaufwärts ausgefüllt.
paper-figure-so-53 = Kleine Kreise an den äußeren Knoten: Jeder ausgefüllte macht seinen Knoten um 1 teurer.
paper-key-arrows = Zielen; auf dem Blatt das nächste Kästchen, Feld, Gebäude oder der nächste Knoten
paper-key-use = Schnippen; auf dem Blatt markieren, was gezeigt wird
paper-key-next = Die nächste mögliche Stelle
paper-key-places = Mögliche Stellen zeigen
paper-key-turn = Form drehen
paper-key-flip = Form wenden
paper-key-end = Summe schließen, oder beenden
paper-key-cancel = Eine Warnung verwerfen

## Üben: ein Brett ohne Tisch

practice-heading = { $count ->
    [0] Üben
    [one] Üben: 1 Schnips
   *[other] Üben: { $count } Schnipse
}
practice-target = Ziel
practice-circle = { $circle ->
    [lizard] Eidechse
    [fox] Fuchs
    [owl] Eule
   *[rabbit] Kaninchen
} in { $zone ->
    [ruins] den Ruinen
    [canyon] der Zone Canyon
    [creek] der Zone Bachbett
   *[mudcracks] den Lehmrissen
}
practice-zone = Zone { $zone ->
    [ruins] Ruinen
    [canyon] Canyon
    [creek] Bachbett
   *[mudcracks] Lehmrisse
}
practice-hole = das Loch
practice-aim = Ziel auf: { $target }.
practice-hit = Getroffen: { $target }.
practice-missed = Verfehlt: { $mm } mm von der Mitte.
practice-fell = Sie fiel ins Loch.
practice-off = Vom Brett.
practice-short = Sie hat die Ecke nicht verlassen.
practice-score = { $hits } von { $tries }
practice-percent = { $percent } %
practice-none = Noch kein Schnips auf dieses Ziel.
practice-sum = { $hits } von { $tries } im Ziel.{ $median ->
    [-1] { "" }
   *[other] { " " }Die Hälfte endete höchstens { $median } mm von der Mitte.
}
practice-hand = Welche Hand schnippt
practice-hand-name = { $hand ->
    [steady] ruhig
    [ordinary] gewöhnlich
    [shaky] zittrig
    [exact] genau
   *[mine] meine
}
practice-staying = Scheiben bleiben, wo sie landen
practice-suggest = So zielen
practice-clear = Von vorn beginnen
practice-compare = Dieses Ziel mit anderen Händen
practice-measure = Meine eigene Hand
practice-measure-more = { $most } Schnipse auf Kreise, durch Ziehen oder Wischen, ohne Vorschau und ohne zusätzliches Zittern: Wie weit sie abweichen, das ist deine eigene Hand.
practice-measure-go = Meine Hand messen
practice-measure-again = Noch einmal messen
practice-measure-stop = Messen beenden
practice-measuring = Schnips { $n } von { $most }: { $target }.
practice-measured = Deine Hand weicht um ± { NUMBER($angle, maximumFractionDigits: 1) }° und ± { NUMBER($speed, maximumFractionDigits: 0) } % der Geschwindigkeit ab, am ähnlichsten dieser Hand: { $hand }.
practice-bias = { $side ->
    [left] Im Mittel geht es { NUMBER($angle, maximumFractionDigits: 1) }° nach links
    [right] Im Mittel geht es { NUMBER($angle, maximumFractionDigits: 1) }° nach rechts
   *[none] Im Mittel geht es geradeaus
} und { $force ->
    [hard] { NUMBER($percent, maximumFractionDigits: 0) } % zu kräftig.
    [soft] { NUMBER($percent, maximumFractionDigits: 0) } % zu sanft.
   *[none] mit der richtigen Kraft.
}

## Was wäre, wenn: ein früherer Schnips, neu versucht

whatif-heading = { $count ->
    [0] Was wäre, wenn …
    [one] Was wäre, wenn … 1 Versuch
   *[other] Was wäre, wenn … { $count } Versuche
}
whatif-played = Wie gespielt
whatif-tried = Versucht
whatif-begin = Es ist so gezielt wie damals. Ändere es, und schnippe.
whatif-trembling = Mit dem Zittern dieser Hand
whatif-play-on = Von hier weiterspielen
whatif-close = Zurück zum Replay

## Deine Spiele

yours-part-ruins = Ruinen
yours-part-canyon = Canyon
yours-part-creek = Bachbett
yours-part-mudcracks = Lehmrisse
yours-part-discoveries = Entdeckungen
yours-reached-solo_total = Zu Ende gespielt
figure-circles = Getroffene Kreise
figure-bullseyes = Scheiben im Loch
figure-lost = Verlorene Scheiben

## Drucken

companion-print-sheet = Blätter zum Ausfüllen
companion-print-board = Brett
companion-print-discs = Scheiben

## Was auf einem ausgefüllten Blatt nicht stehen kann

fault-reward_unearned = Eine Belohnung von Gebäude { $building } ist eingekreist, obwohl noch { $left ->
    [one] 1 Sechseck offen ist
   *[other] { $left } Sechsecke offen sind
}.
fault-reward_missing = Gebäude { $building } ist fertig, aber keine seiner Belohnungen ist eingekreist.
fault-top_twice = Die obere Belohnung von Gebäude { $building } ist auf mehr als einem Blatt eingekreist.
fault-top_missing = Niemand hat die obere Belohnung von Gebäude { $building } eingekreist, obwohl es jemand zuerst fertiggestellt hat.
fault-path_too_long = Der Weg bis Feld { $space } wäre länger als { $most } Felder.
fault-icons_too_many = { $bonus }: { $circled } eingekreist, aber verdient hat das Blatt nur { $earned }.
fault-icons_forgotten = { $bonus }: nur { $circled } eingekreist, aber verdient hat das Blatt { $earned }.
error-discs_of_box = { $found ->
    [one] 1 Scheibe wurde
   *[other] { $found } Scheiben wurden
} eingetragen; richtig wären { $wanted }.
error-round_open = Runde { $round } ist noch nicht zu Ende geschrieben.
error-not_drawing = Die KI hat jetzt nichts zu markieren.

## Mit der Schachtel

companion-parts = Was du tust
companion-discs = Scheiben
companion-sheets = Blätter
companion-check = Prüfen
companion-pad = Block
companion-player = Person { $number }
companion-players = Mitspielende
companion-names = Namen
companion-name = Name von Person { $number }
companion-disc = { $owner }: { $number }
companion-discs-next = Wo liegt diese Scheibe? { $disc }
companion-discs-laid = Alle Scheiben sind eingetragen. Um eine zu verlegen, tipp sie unten an.
companion-discs-written = Runde { $round } wird gerade geschrieben. Nimm zurück, bis sich ihre Scheiben verlegen lassen.
companion-hole-section = Im Loch. Auf welchen Bereich wurde sie gelegt? { $disc }
companion-in-zone = { $zone ->
    [ruins] In den Ruinen
    [canyon] Im Canyon
    [creek] Im Bachbett
   *[mudcracks] In den Lehmrissen
}
companion-on-circle = { $circle ->
    [lizard] Berührt einen Eidechsenkreis
    [fox] Berührt einen Fuchskreis
    [owl] Berührt einen Eulenkreis
   *[rabbit] Berührt einen Kaninchenkreis
}
companion-on-line = Genau halb hier, halb dort: { $one }, { $other }
companion-on-corner = Auf einer Startecke: nicht auf dem Brett
companion-in-hole = Im Loch
companion-off = Nicht auf dem Brett
companion-others-off = Alle anderen vom Brett
companion-turn = Brett drehen
companion-not-laid = { $disc }: noch nicht eingetragen
companion-pick-disc = { $disc }: { $place }. Zum Verlegen antippen.
companion-none-laid = Tipp nacheinander an, wo die Scheiben liegen. Was sie zählen, erscheint hier. Was du eingibst, bleibt auf diesem Gerät.
companion-counts = Was sie zählen
companion-left = Noch zu schreiben
companion-ruins-value = { $value ->
    [one] 1 Sechseck
   *[other] { $value } Sechsecke
} abstreichen
companion-mud-value = Knoten für { $value }
companion-canyon-use = { $times ->
    [one] eine Form der Zahl { $number } oder niedriger
   *[other] { $times } Formen, jede der Zahl { $number } oder niedriger
}
companion-canyon-use-lowest = { $times ->
    [one] eine Form der Zahl { $number }
   *[other] { $times } Formen der Zahl { $number }
}
companion-creek-use = { $times ->
    [one] ein Weg von { $number }
   *[other] { $times } Wege von { $number }
}
companion-fits = { $count ->
    [0] kein Platz mehr
    [one] 1 Platz
   *[other] { $count } Plätze
}
companion-either = Die { $number } liegt zwischen zwei Bereichen ({ $one }, { $other }): Wem sie gehört, der wählt, nach dem Tauschen.
companion-to-sheets = Aufschreiben
companion-next-round = Nächste Runde
companion-keep = Unsere Blätter hier führen
companion-keep-about = Die Meseta-Blätter aller bleiben von Runde zu Runde auf diesem Gerät, und jeder Eintrag wird geprüft. Wenn ihr nur auf Papier schreibt, genügt die Liste neben den Scheiben.
companion-round = Runde { $round }
companion-as-text = wie es dieser Text sagt
companion-entered = { $entered } von { $count } Scheiben eingetragen.
companion-to-discs = Scheiben eintragen
companion-reflicks = { $player }: Wiederholungen in dieser Runde (höchstens { $left })
companion-begin = Schreiben beginnen
companion-over = Das Spiel ist vorbei
companion-worth = Was jeder Teil wert ist
companion-ask-swap = { $player } darf zwei Scheiben tauschen: noch { $swaps ->
    [one] 1 Tausch
   *[other] { $swaps }-mal Tauschen
}. Tipp zwei an, oder mach weiter.
companion-swappable = Scheiben, die getauscht werden dürfen
companion-no-swap = Weiter ohne Tausch
companion-spot = { $zone ->
    [ruins] Ruinen
    [canyon] Canyon
    [creek] Bachbett
   *[mudcracks] Lehmrisse
}{ $doubled ->
    [yes] {" "}×2
   *[no] {""}
}
companion-ask-choose = { $player }: Wo zählt diese Scheibe?
companion-ask-colours = Welche Farbe schreibst du, und welche die KI?
companion-ask-ai = Jetzt werden die Scheiben der KI auf deinem Blatt markiert. Wähle jede Markierung selbst, zu deinem Vorteil, oder lass unter allem losen, was erlaubt ist. Die KI bekommt keine Punkte.
companion-lots = Für die KI losen
companion-lots-drawn = { $count ->
    [one] 1 Markierung wurde
   *[other] { $count } Markierungen wurden
} für die KI gemacht.
companion-whose-sheet = Wessen Blatt
companion-which-part = Teil des Blatts
companion-all-sheets = Das sind die Blätter aller Mitspielenden
companion-fill-ruins = Tipp das letzte abgestrichene Sechseck an, oder die Mauer eines Gebäudes für das ganze.
companion-fill-canyon = Streich mit dem Finger über die Kästchen unter Formen. Noch einmal dasselbe macht sie leer.
companion-fill-creek = Tipp nur die eingekreisten Felder an. Der Weg dorthin ergibt sich.
companion-fill-mudcracks = Tipp die markierten Knoten an, und darunter Kasten für Kasten.
companion-reward-first = zuerst: { $points }
companion-reward-later = später: { $points }
companion-icons = Eingekreiste Symbole, auch die genutzten
companion-found = Entdeckung: { $animal }
companion-nothing-wrong = Auf diesem Blatt ist nichts unmöglich.
companion-winners = { $count ->
    [one] { $players } gewinnt.
   *[other] { $players } gewinnen gemeinsam.
}
companion-tie-broken = Die Summen sind gleich; mehr eingekreiste Entdeckungen entscheiden.
companion-tie-shared = Summen und eingekreiste Entdeckungen sind gleich.
companion-pad-about = Für das Blatt des Verlags: Trag für alle die vier Summen ein, oder zähl unten Kakteen.
companion-pad-bonuses = Übrige Boni, auch eingekreiste Entdeckungen, sind keine Punkte wert.
companion-count-cacti = Stattdessen Kakteen zählen
companion-cactus-type = Kakteen der Art { $number }
companion-cactus-small = Kleine Kakteen, umschlossen
companion-cactus-medium = Mittlere Kakteen, umschlossen
companion-cactus-large = Große Kakteen, umschlossen
companion-wrong-building_full = So viele Sechsecke hat Gebäude { $building } nicht.
companion-wrong-shape_overlaps = { $cell } liegt im Startquadrat, wo nichts gezeichnet wird.
companion-wrong-shape_apart = Einige Kästchen hängen nicht mit dem Startquadrat zusammen, Kante an Kante.
companion-wrong-no_such_space = Ein Feld { $space } gibt es nicht.
companion-wrong-space_visited = Das X oben ist von Anfang an angekreuzt, nicht eingekreist.
companion-wrong-node_apart = Ein markierter Knoten teilt keine Linie mit einem anderen, der zum X führt.
companion-wrong-column_full = So viele Kästen hat Spalte { $column } nicht.
companion-wrong-icons_used_up = So viele Symbole dieser Art hat das Entdeckungsfeld nicht: { $animal }.

## Tagesrätsel

daily-goal-one_flick = Du hast einen Schnips, mit vollkommen ruhiger Hand. Schreib dann alles auf, für die meisten Punkte.

## Was die KI getan hat, mit der Schachtel

companion-ai-draw = Die { $number } der KI füllt { $cells } im Canyon aus.
companion-ai-walk = Die { $number } der KI füllt einen Weg im Bachbett aus.
companion-ai-fill = { $count ->
    [one] Die KI füllt 1 kleinen Kreis der Lehmrisse aus: Sein Knoten kostet 1 mehr.
   *[other] Die KI füllt { $count } kleine Kreise der Lehmrisse aus: Jeder verteuert seinen Knoten um 1.
}
