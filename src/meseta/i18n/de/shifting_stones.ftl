# Shifting Stones
# Wörter: stone Stein, face Seite, grid Raster, cell Feld, pattern Muster, card Karte, to spend ausgeben, to shift tauschen,
# to flip wenden, to score werten, hand Hand, draw pile Nachziehstapel, discards Ablage, to skip aussetzen, strike Strich.

name = Shifting Stones
blurb = Neun Steine, zweiundsiebzig Muster: Gib eine Karte aus, um einen Stein zu bewegen, oder behalte sie, bis ihr Muster erscheint.

face-sun = Sonne
face-moon = Mond
face-fish = Fisch
face-bird = Vogel
face-horse = Pferd
face-boat = Boot
face-seed = Samen
face-tree = Baum

option-first_player = wer beginnt: durch das Los, oder ein Platz
option-skip_cap = bis zu wie vielen Karten das Aussetzen die Hand füllen darf: 6, oder beliebig viele
choice-skip_cap-6 = 6
choice-skip_cap-none = ohne Grenze
page-end-sheets = Gewertete Karten
page-option-first_player = Wer beginnt
page-option-skip_cap = Meiste Karten auf der Hand nach dem Aussetzen

## Warum eine Aktion abgelehnt wird

fault-not_your_turn = Am Zug ist { $turn }.
fault-chance_first = Erst müssen die Karten ausgeteilt werden.
fault-not_in_hand = Karte { $card } ist nicht auf deiner Hand.
fault-empty_hand = Deine Hand ist leer: Beende deinen Zug.
fault-not_neighbours = { $a } und { $b } sind keine Nachbarn.
fault-no_such_cell = Bei { $cell } liegt kein Stein.
fault-no_match = Das Muster der Karte { $card } ist nicht im Raster.
fault-too_late_to_skip = Aussetzen braucht den ganzen Zug, und du hast schon etwas getan.
fault-skipped_before = Du hast im letzten Zug ausgesetzt; zweimal in Folge geht das nicht.
fault-hand_full = Du hast { $most } Karten: Ziehen könntest du keine.
fault-nothing_to_draw = Es ist keine Karte zum Ziehen übrig.

## Was an den Karten einer Edition falsch ist

error-edition_id = Karten sind von 1 an ohne Lücke nummeriert: Hier steht { $found }, wo { $expected } hingehört.
error-edition_block = Karte { $card }: Ein Muster ist ein Block aus 1×2, 2×1, 2×2, 1×3, 3×1 oder 3×3 Feldern, ein Text pro Zeile, ein Wort oder Punkt pro Feld.
error-edition_face = Karte { $card } zeigt „{ $face }“.{ $suggestion ->
    [none] {""}
   *[other] {" "}Meinst du „{ $suggestion }“?
} Ein Feld ist ein Punkt (grau) oder eines von: { $faces }.
error-edition_blank = Karte { $card } ist ganz grau; mindestens eine Seite muss sie verlangen.
error-edition_stones = Karte { $card } verlangt { $wanted } Steine mit { $stones }; im Satz sind { $most }.
error-edition_twin = Karte { $card } zeigt dasselbe Muster wie Karte { $twin }; alle Karten sind verschieden.
error-edition_solo = Ein Spiel allein braucht { $needed } Karten mit dem Wert { $points }; diese Edition hat { $found }.

## Was an einer Frage über die Schachtel falsch ist

error-stones_of_box = Eine Schachtel hat einen Stein mit Sonne und Mond, zwei mit Fisch und Vogel, drei mit Pferd und Boot und drei mit Samen und Baum.
error-card_unknown = Eine Karte { $card } gibt es nicht: Sie sind von 1 bis { $most } nummeriert.
error-card_twice = Karte { $card } ist zweimal auf der Hand; alle Karten sind verschieden.

## Was geschah

event-laid = So liegen die Steine: { $faces }.
event-picked = { $count } Karten bilden den Stapel.
event-first_player = { $you ->
    [yes] Du beginnst
   *[no] { $seat } beginnt
}.
event-drew = { $cards_count ->
    [0] { $seat } zieht { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
   *[other] { $you ->
        [yes] Du ziehst { $cards }
       *[no] { $seat } zieht { $cards }
    }.
}
event-reshuffled = Der Nachziehstapel ist leer: { $count ->
    [one] 1 Karte der Ablage wird
   *[other] { $count } Karten der Ablage werden
} zum neuen.
event-shifted = { $you ->
    [yes] Du gibst Karte { $card } aus und tauschst
   *[no] { $seat } gibt Karte { $card } aus und tauscht
} { $a } und { $b }.
event-flipped = { $you ->
    [yes] Du gibst Karte { $card } aus und wendest
   *[no] { $seat } gibt Karte { $card } aus und wendet
} { $cell }. Jetzt oben: { $face }.
event-scored = { $you ->
    [yes] Du wertest Karte
   *[no] { $seat } wertet Karte
} { $card } für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
event-ended = { $you ->
    [yes] Du beendest deinen Zug
   *[no] { $seat } beendet den Zug
}.
event-skipped = { $you ->
    [yes] Du setzt aus
   *[no] { $seat } setzt aus
}, um zu ziehen.
event-last_round = { $you ->
    [yes] Du hast
   *[no] { $seat } hat
} { $count } Karten gewertet: Das ist die letzte Runde.
event-struck = Ein Zug ohne gewertete Karte: Strich { $strikes } von 4.
event-game_over = Das Spiel ist vorbei.

## Wertung und Ende

part-scored_cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
part-most_ones = { $lead ->
    [yes] meiste Einser ({ $count })
   *[no] Einser: { $count } (die meisten: { $most })
}
part-solo_cards = gewertete Karten von 16
outcome-last_round = Die letzte Runde ist gespielt.
outcome-all_scored = Alle 16 Karten sind gewertet.
outcome-strikes = Vier Striche.

## Was für einen Zug spricht

why-wins = gewinnt das Spiel
why-last_round = bringt in Führung die letzte Runde
why-scores = wertet { $cards_count ->
    [one] Karte
   *[other] Karten
} { $cards } für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
why-most_ones = übernimmt mit { $count } die Führung bei den Einsern
why-no_strike = vermeidet Strich { $strike } von 4
why-keeps = behält Karte { $card } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}), { $moves ->
    [0] deren Muster vollständig ist
    [one] 1 Bewegung von ihrem Muster entfernt
   *[other] { $moves } Bewegungen von ihrem Muster entfernt
}
why-leaves_less = lässt der nächsten Person etwa { $worth } Punkte weniger als üblich
why-exchanges = zieht { $count ->
    [one] 1 neue Karte
   *[other] { $count } neue Karten
}
why-draws_more = nimmt { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} auf die Hand

## Das Terminal

notation-forms = Schreib s b2c2 17 (zwei Nachbarn tauschen, für Karte 17), f a1 4 (wenden), +17 (werten), end oder skip.
notation-help =
    s b2c2 17    tausche b2 und c2, für Karte 17
    f a1 4       wende a1, für Karte 4
    +17          werte Karte 17
    end          beende deinen Zug und fülle auf 4 Karten auf
    skip         tu in diesem Zug nichts anderes und zieh 2
do-shift = { $a } und { $b } tauschen, für Karte { $card }
do-flip = { $cell } wenden, für Karte { $card }
do-score = Karte { $card } werten
do-end = den Zug beenden
do-skip = aussetzen und 2 Karten ziehen
prompt-turn = dein Zug
clause-turn = ST-07
forms-turn = s b2c2 17 (tauschen), f a1 4 (wenden), +17 (werten), end, skip
help-turn =
    s b2c2 17    tausche b2 und c2 (Nachbarn), für Karte 17
    f a1 4       wende a1, für Karte 4
    +17          werte Karte 17, wenn ihr Muster im Raster ist
    end          beende deinen Zug und fülle auf 4 Karten auf
    skip         tu in diesem Zug nichts anderes und zieh 2
    schau karten welche Karten gewertet oder abgelegt sind
look-cards = karten
look-scored = Karten, die alle sehen dürfen
look-discards = Ablage
table-brief = Hand { $hand }, gewertet { $scored }, Punkte { $points }
table-hand = Deine Hand
table-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
table-total = Punkte
table-scorable = passt: +{ $card }
table-piles = Nachziehstapel { $deck } · Ablage { $discard }
table-scored = gewertet
table-cards = Hand
table-fuel = { $count ->
    [0] Keine Karte zum Ausgeben übrig.
    [one] Noch 1 Karte zum Ausgeben oder Werten.
   *[other] Noch { $count } Karten zum Ausgeben oder Werten.
}
table-goal = Letzte Runde bei { $goal } gewerteten Karten.
table-last-round = Das ist die letzte Runde.
table-strikes = Striche: { $strikes } von 4. Gewertet: { $scored } von 16.
table-rested = ausgesetzt

## Die Seite

page-key-arrows = Von Stein zu Stein, von Karte zu Karte
page-key-choose = Wählen; Leertaste ebenso
page-key-flip = Stein wenden
page-key-score = Karte werten
page-key-end = Zug beenden
page-key-skip = Aussetzen
page-key-cancel = Ablegen, was du hältst
page-grid = Das Raster aus neun Steinen
page-stone = { $cell }: { $face }, darunter { $beneath }
page-grey = beliebig
page-above = über
page-card = Karte { $card }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { $pattern }.
page-card-stands = Sie passt gerade.
page-hand-empty = Keine Karten auf deiner Hand.
page-seat = { $seat }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $count } von { $goal } Karten gewertet, { $hand } auf der Hand. Gewertete Karten zeigen.
page-bonus = Die meisten Einser bringen 3 Punkte extra.
page-ones = { $count ->
    [one] 1 Einser
   *[other] { $count } Einser
}
page-strikes = Striche
page-deck = Nachziehstapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
page-discard = Ablage: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}. Zeigen.
page-discards = Ablage
page-scored-by = { $you ->
    [yes] Von dir gewertet
   *[no] Von { $seat } gewertet
}
page-pile-empty = Noch keine Karten hier.
page-score = Werten +{ $points }
page-flip = { $cell } wenden
page-cancel = Abbrechen
page-skip = Aussetzen
page-end = Beenden
page-end-strike = Ende (1 Strich)
page-streak = { $count } Karten in einem Zug
page-ask-start = Wähle eine Karte zum Ausgeben, oder beende deinen Zug.
page-ask-score = { $count ->
    [one] Karte { $card } passt: Werte sie, oder wähle eine Karte zum Ausgeben.
   *[other] { $count } Karten passen: Wähle eine zum Werten, oder eine zum Ausgeben.
}
page-ask-card = Wähle zwei Nachbarsteine, einen zum Wenden oder eine andere Karte.
page-ask-card-stands = Sie passt: Werte sie, oder wähle Steine, für die du sie ausgibst.
page-ask-stone-card = Wähle einen Nachbarn von { $cell } zum Tauschen, oder noch einmal { $cell } zum Wenden.
page-ask-stone = Wähle einen Nachbarn von { $cell }, oder noch einmal { $cell } zum Wenden; dann eine Karte.
page-ask-pay-shift = Wähle die Karte, die du ausgibst, um { $a } und { $b } zu tauschen.
page-ask-pay-flip = Wähle die Karte, die du ausgibst, um { $cell } zu wenden.
page-ask-empty = Deine Hand ist leer: Beende deinen Zug.
page-ask-wait = Am Zug ist { $turn }.
page-ask-over = Das Spiel ist vorbei.
page-hint-card = Ein Tipp: Gib Karte { $card } aus.
page-hint-stones = Sieh dir { $a } und { $b } an.
page-hint-stone = Sieh dir { $cell } an.
page-hint-shift = Tausche { $a } und { $b }, für Karte { $card }.
page-hint-flip = Wende { $cell }, für Karte { $card }.
page-hint-score = Werte Karte { $card }.
page-hint-end = Beende deinen Zug.
page-hint-skip = Setz aus und zieh 2 Karten.

page-edit-cards = Tipp ein Feld an, um seine Seite zu ändern; mit Umschalt oder der rechten Taste rückwärts.
page-edit-cell = Zeile { $row }, Spalte { $column }: { $face }
page-edit-points = Punkte
page-edit-rows = Zeilen
page-edit-columns = Spalten
page-edit-copy = Noch so eine Karte
page-edit-drop = Diese Karte entfernen
page-mean-scored_cards = Gewertete Karten
page-mean-most_ones = Meiste Einser
page-mean-solo_cards = Allein gewertete Karten
page-figure-st-01 = Vier Arten von Steinen mit beiden Seiten: 1 mit Sonne und Mond, 2 mit Fisch und Vogel, 3 mit Pferd und Boot, 3 mit Samen und Baum.
page-figure-st-03 = Eine Reihe aus drei Feldern: Das erste ist grau, dann Pferd, dann Vogel.
page-figure-st-04 = Das Raster, dessen oberer Rand ein Horizont markiert; Spalten a bis c von links, Zeilen 1 bis 3 von oben.
page-figure-st-06 = Drei Hände, 1 bis 3: Jeder Zug führt zum nächsten Platz.
page-figure-st-08 = Zwei Steine nebeneinander tauschen die Plätze: Fisch und Baum werden Baum und Fisch.
page-figure-st-09 = Ein Stein wird gewendet: Pferd wird Boot.
page-figure-st-11 = Karte 22 verlangt Baum über Vogel; sie liegen bei b2 und b3, also wird sie gewertet.
page-figure-st-12 = Eine Reihe aus Pferd und Boot: Sie passt, wo sie in dieser Folge nebeneinander liegen, nicht übereinander.
page-figure-st-13 = Ein Paar, das zweimal im Raster erscheint, und eine Karte dafür.
page-figure-st-15 = Eine Hand mit 0 Karten führt zum Ende des Zugs.
page-figure-st-16 = Zwei Karten kommen vom Nachziehstapel.
page-figure-st-19 = Drei Hände, 1 bis 3: Platz 2 bringt die letzte Runde, und das Spiel endet nach Platz 3.
page-figure-st-23 = Vier Striche.
page-figure-st-24 = Ein Stern für die sechzehnte Karte von 16.
page-figure-st-e1 = Vogel und Pferd nebeneinander bei a1 und b1, und noch einmal bei b3 und c3; Karte 1 wird einmal gewertet.
page-figure-st-e2 = Vogel über Pferd bei a1 und a2; Karte 1, Vogel neben Pferd, passt nicht.
page-figure-st-e3 = Karte 38 passt in die erste Zeile, Sonne, Pferd, Vogel; in der dritten fiele ihr graues Feld aus dem Raster.
page-figure-st-e4 = Ein Fisch in der Mitte des Rasters; Karte 28 verlangt genau das.

page-picked-card = Karte { $card }
page-goal = Dein Ziel: die meisten Punkte. Bring die Steine in die Muster deiner Karten und werte sie; 10 gewertete Karten bringen die letzte Runde.
page-lesson-look = Neun Steine liegen in einem Raster, und sie gehören allen gemeinsam. Jeder hat zwei Seiten: Die große ist oben, die kleine in der Ecke liegt darunter. Der Horizont zeigt, wo oben ist.
page-lesson-score = Deine Karten zeigen Muster. Karte 7 verlangt Pferd und Boot nebeneinander, und da sind sie, bei a1 und b1. Wähle die Karte und werte sie.
page-lesson-score-otherwise = Karte 7 passt jetzt: Sie hat den Stern. Wähle sie und drück auf Werten.
page-lesson-turned = Ein Punkt. Karte 17 möchte Pferd über Boot. Diese beiden liegen nebeneinander, und ein Muster wird nie gedreht: Sie passt noch nicht.
page-lesson-flip = Sieh dir a1 an: ein Pferd. Zeigte der Stein darunter, a2, seine andere Seite, würde Karte 17 passen. Gib Karte 13 aus: Wähle sie, dann a2, dann noch einmal a2 zum Wenden.
page-lesson-flip-otherwise = Wähle Karte 13, dann wende a2. Die Karte ist der Preis.
page-lesson-flipped = Pferd über Boot: Karte 17 passt. Werte auch sie; in einem Zug darfst du so viel tun, wie deine Karten erlauben.
page-lesson-shift = Jetzt Karte 39: Samen, irgendein Stein, Baum, alle in einer Zeile. Das graue Feld darf auf jeder Seite liegen, aber auf einem Stein. Zeile 3 ist fast so weit: Gib Karte 26 aus und lass b3 und c3 tauschen.
page-lesson-shift-otherwise = Wähle Karte 26, dann b3 und c3. Du kannst auch einen Stein auf den anderen ziehen.
page-lesson-shifted = Samen, beliebig, Baum: Der ganze Block passt in Zeile 3. Noch zwei Punkte.
page-lesson-end = Deine Hand ist leer, und du hast in einem Zug drei Karten gewertet. Beende deinen Zug; du ziehst wieder auf 4 auf.
page-lesson-end-otherwise = Zum Ausgeben ist nichts übrig. Beende deinen Zug.
page-lesson-skip = Du bist wieder dran, mit einer neuen Hand. Hilft dir nichts davon, setz aus: Tu in diesem Zug nichts anderes und zieh 2 dazu, bis zu 6 auf der Hand. Nicht zweimal in Folge. Probier es.
page-lesson-skip-otherwise = Setz diesmal aus.
page-lesson-done = Zu zweit bringt die zehnte gewertete Karte die letzte Runde. Dann werden die Punkte gezählt, und wer die meisten Karten mit 1 Punkt hat, bekommt 3 dazu. Das ist alles; viel Freude in der Wüste.

page-clause-laid = ST-04
page-clause-picked = ST-22
page-clause-first_player = ST-06
page-clause-drew = ST-14
page-clause-reshuffled = ST-17
page-clause-shifted = ST-08
page-clause-flipped = ST-09
page-clause-scored = ST-11
page-clause-ended = ST-14
page-clause-skipped = ST-16
page-clause-last_round = ST-18
page-clause-struck = ST-23
page-clause-game_over = ST-19

## Auf Papier

paper-cards = Karten
paper-backs = Rückseiten, für die andere Seite jedes Bogens mit Karten
paper-stones = Steine
paper-stones-how = Kleb die Seite auf dünnen Karton. Schneide an den durchgezogenen Linien, falte jeden Streifen an den Strichen mit den Bildern nach außen und kleb ihn zusammen: neun Steine. Wie eine Buchseite gewendet, zeigt jeder seine andere Seite.
paper-aid = Spielhilfen
paper-aid-turn = Dein Zug
paper-aid-move = Gib eine Karte aus: Tausche zwei Nachbarn, oder wende einen Stein.
paper-aid-score = Werte eine Karte, deren Muster im Raster ist, so wie gezeichnet.
paper-aid-often = So oft du willst; dann zieh auf 4 Karten auf.
paper-aid-skip = Oder setz aus: Zieh nur 2 (höchstens 6 auf der Hand, nie zweimal in Folge).
paper-aid-last = Letzte Runde: gewertete Karten
paper-aid-players = Personen
paper-aid-reached = Karten
paper-aid-bonus = Am Ende 3 Punkte mehr für die meisten Karten mit 1 Punkt; bei Gleichstand für alle.
paper-aid-faces = Die Steine
paper-aid-alone = Allein: 16 Karten (8 mit 1 Punkt, 4 mit 2, 3 mit 3, 1 mit 5). Ein Zug ohne Wertung ist ein Strich; 4 Striche verlieren. Alle 16 gewertet: Du gewinnst.

## Mit der Schachtel

companion-about = Tipp die neun Steine an, wie sie vor dir liegen, und nimm deine Karten: Hier steht alles, was sich in diesem Zug werten lässt. Was du eingibst, bleibt auf diesem Gerät.
companion-parts = Was du siehst
companion-stones = Steine
companion-cards = Karten
companion-turn = Zug
companion-faces = Die Seiten der Steine
companion-stones-next = Welche Seite liegt bei { $cell } oben?
companion-stones-laid = Bewegt sich ein Stein, tipp ihn an: dann den, mit dem er tauscht, oder noch einmal denselben zum Wenden.
companion-stone-picked = { $cell }: Tipp den Stein an, mit dem er tauscht, noch einmal denselben zum Wenden, oder eine andere Seite.
companion-hand = Deine Hand
companion-hand-empty = Tipp die Karten an, die du hast.
companion-put-back = Zurücklegen: { $card }
companion-by-points = Nach Punkten
companion-by-faces = Nach Seiten
companion-deck = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
companion-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
companion-moves = { $moves ->
    [0] keine Bewegung
    [one] 1 Bewegung
   *[other] { $moves } Bewegungen
}
companion-turn-stones = Zuerst die neun Steine.
companion-asking = Wird gesucht …
companion-not-exact = Bei so vielen Karten wurden nur die sechs aussichtsreichsten zum Werten bedacht.
companion-others = { $count ->
    [one] 1 Weg, der weniger bringt
   *[other] { $count } Wege, die weniger bringen
}
companion-nothing = Keine dieser Karten lässt sich in diesem Zug werten.
companion-no-hand = Nimm deine Karten, um zu sehen, was sie bringen.
companion-before = So, wie die Steine jetzt liegen.
companion-step-score = Werte Karte { $card }.
companion-step-shift = Gib Karte { $card } aus: { $a } und { $b } tauschen die Plätze.
companion-step-flip = Gib Karte { $card } aus: Wende { $cell }. Dann oben: { $face }.
companion-spent = ausgegeben
companion-scored = gewertet
companion-back = Einen Schritt zurück
companion-forward = Einen Schritt weiter
companion-done = Auf dem Tisch erledigt
companion-away = Bewegungen bis zu jeder Karte
companion-away-all = Alle { $count } Karten

## Deine Spiele

yours-part-scored_cards = Karten
yours-part-most_ones = Meiste Einser
yours-part-solo_cards = Gewertete Karten
yours-reached-all_scored = Alle 16 Karten gewertet
yours-reached-strikes = Vier Striche
figure-cards_1 = Karten mit Wert 1
figure-cards_2 = Karten mit Wert 2
figure-cards_3 = Karten mit Wert 3
figure-cards_5 = Karten mit Wert 5
figure-moves = Bewegungen
figure-skips = Ausgesetzt

## Drucken

companion-print-cards = Musterkarten
companion-print-backs = Rückseiten der Karten
companion-print-stones = Steine
companion-print-aid = Spielhilfen

## Tagesrätsel

daily-goal-most_points = Hol in diesem Zug so viele Punkte, wie du kannst.
