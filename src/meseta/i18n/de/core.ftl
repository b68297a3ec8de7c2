# Was alle Spiele teilen. Schlicht, freundlich, kurz; du; keine Ausrufezeichen; Menschen ohne Geschlecht.
# Wörter: match Partie, table Tisch, seat Platz, turn Zug, action Aktion, round Runde, record Aufzeichnung, entry Eintrag,
# replay Replay, hint Tipp, bot Bot, rung Stufe, ladder Leiter, judge Jury, edition Edition, clause Regel,
# sheet Blatt, print Druck, seed Startzahl, disc Scheibe, to flick schnippen, a flick Schnips, launch corner Startecke,
# hole Loch, frame Rahmen, board Brett, watcher Publikum, stand-in Vertretung, to give up aufgeben.

language-name = Deutsch
    .unreviewed = yes
language-unreviewed = Diese Übersetzung hat noch niemand durchgesehen, dessen Muttersprache Deutsch ist. Sag uns, was falsch klingt.

player = Person { $number }
refused = { $sentence } ({ $clause })
chance = Zufall

## Was nicht ging, und was jetzt zu tun ist

error-unknown_game = Es gibt kein Spiel namens „{ $game }“. Die Spiele sind: { $known }.
error-plugin_unusable = Das Spiel „{ $key }“ aus dem Paket { $distribution } ist nicht benutzbar: { $detail }
error-plugin_clash = Das Spiel „{ $key }“ aus dem Paket { $distribution } wird übergangen: { $winner } hat schon ein Spiel mit diesem Schlüssel.
error-plugin_broken = Ein Teil des Spiels { $game } funktioniert nicht ({ $part }): { $detail }
error-plugin_wordless = Das Spiel { $game } bringt keine Wörter mit: In seinem Paket fehlt { $file }.
error-plugin_speechless = Das Spiel { $game } hat in seinem Katalog keinen Satz für „{ $message }“.
error-bad_seats = { $game } ist für { $least } bis { $most } Personen, nicht für { $seats }.
error-unknown_option = { $game } hat keine Option „{ $key }“. Die Optionen sind: { $known }.
error-bad_option = Die Option { $key } kann nicht „{ $value }“ sein. Zur Wahl stehen: { $choices }.
error-option_form = Eine Option schreibt man als Schlüssel=Wert; „{ $text }“ ist keine.
error-bad_names = Für { $seats } Plätze braucht es { $seats } Namen; angegeben sind { $names }.
error-bad_name = Ein Name hat höchstens { $most } druckbare Zeichen; „{ $name }“ passt nicht.
error-no_such_seat = Einen Platz { $found } gibt es nicht; der letzte ist { $most }.
error-unknown_clause = { $game } hat keine Regel „{ $clause }“. Die Regeln sind: { $known }.
error-unknown_language = Eine Sprache „{ $language }“ gibt es nicht. Zur Wahl stehen: { $known }.

error-unlistable = Hier gibt es zu viele Möglichkeiten, um sie aufzuzählen.
error-unreadable_notation = „{ $text }“ ist keine Aktion. { notation-forms }
error-stale_submission = Seit deiner Wahl ist es am Tisch weitergegangen. Sieh noch einmal hin und wähle neu.
error-nothing_to_undo = Im Moment lässt sich nichts zurücknehmen.
error-undos_used_up = Du hast in diesem Zug { $most } Aktionen zurückgenommen; jetzt geht es weiter.
error-state_unreadable = Das ist kein gespeicherter Zustand: { $detail }.
error-state_impossible = Diesen gespeicherten Zustand kann es nicht geben: „{ $part }“ widerspricht den Regeln.

fault-game_over = Das Spiel ist vorbei.
fault-only_chance = Das kann nur der Zufall.
fault-chance_not_due = Der Zufall hat hier jetzt nichts zu entscheiden.
fault-impossible_chance = So kann der Zufall nicht antworten.

error-file_missing = { $path } lässt sich nicht lesen: { $detail }.
error-file_not_text = { $path } ist keine Textdatei in UTF-8.
error-file_unwritable = { $path } lässt sich nicht schreiben: { $detail }.
error-file_exists = { $path } gibt es schon; --force ersetzt die Datei.
error-print_form = { $path } endet weder auf .pdf noch auf .svg.
error-print_part = { $part } lässt sich nicht drucken; zur Wahl stehen: { $known }.
error-print_one_page = Das ergibt { $pages } Seiten, und nur eine passt in die Standardausgabe: Gib mit --out eine Datei an, oder mit --part einen anderen Teil: { $known }.
error-pdf_unavailable = Für ein PDF braucht es ein zusätzliches Paket: pip install 'meseta[paper]'. Für ein .svg braucht es nichts.
error-pdf_letters = Ein PDF kann diese Buchstaben nicht zeigen: { $letters }. Keine Schrift, die auf diesem Rechner zu finden war, enthält sie: Nenne in { $variable } eine Schriftdatei, oder schreib ein .svg.
error-print_size = In der Zeichnung fehlt das Maß { $side } in mm; in wahrer Größe lässt sie sich so nicht drucken.

error-edition_file = { $path }:{ $line }:{ $column }: { $reason }{ $more ->
    [0] {""}
   *[other] {" "}Und noch { $more }: meseta edition check { $path }
}
error-edition_too_long = Die Datei der Edition ist länger als { $most } Zeichen.
error-edition_unreadable = Die Datei der Edition lässt sich nicht lesen: { $detail }.
error-edition_name = Der Name einer Edition besteht aus 1 bis 40 Buchstaben, Ziffern, - oder _ und beginnt mit einem Buchstaben; „{ $name }“ passt nicht.
error-edition_of_no_game = Nichts in dieser Datei sieht nach der Edition eines der Spiele aus ({ $known }). „meseta edition new SPIEL“ schreibt eine für den Anfang.
error-edition_none = { $game } hat keine Editionen: Auf seinem Material ist nichts gedruckt.
error-edition_empty = Diese Datei ist leer. „meseta edition new SPIEL“ schreibt eine Edition für den Anfang.
error-edition_not_utf8 = Das ist kein Text in UTF-8. Speichere die Datei in dieser Kodierung.
error-edition_syntax = { $mistake ->
    [bracket] Eine Klammer wird nicht geschlossen, oder davor fehlt ein Komma.
    [quote] Ein Text wird nicht geschlossen: Am Ende fehlt das Anführungszeichen.
    [equals] Ein Gleichheitszeichen fehlt: Eine Zeile lautet „Schlüssel = Wert“.
    [rest] Diese Zeile geht weiter, wo sie enden sollte: ein „Schlüssel = Wert“ pro Zeile, Text in Anführungszeichen.
    [statement] So kann keine Zeile beginnen: Es gibt „Schlüssel = Wert“, „[Abschnitt]“, „[[Liste]]“ oder # und einen Kommentar.
    [key] Hier fehlt ein Schlüssel, oder er braucht Anführungszeichen.
    [value] Hier fehlt ein Wert, oder er ist unlesbar: Text steht in Anführungszeichen, Zahlen sind Ziffern, Listen stehen in Klammern.
    [escape] Nach einem Backslash steht b t n f r " \ oder u mit vier Ziffern; für einen Backslash selbst schreib zwei.
    [character] Dieses Zeichen darf hier nicht stehen.
    [twice] Das ist schon einmal angegeben.
    [deep] Das ist zu tief verschachtelt.
   *[other] Das ist kein TOML: { $detail }.
}
error-edition_key_twice = „{ $key }“ ist ein zweites Mal angegeben; das erste steht in Zeile { $line }.
error-edition_key_unknown = „{ $key }“ bedeutet hier nichts.{ $suggestion ->
    [none] {" "}Die Schlüssel sind: { $known }.
   *[other] {" "}Meinst du „{ $suggestion }“?
}
error-edition_key_missing = „{ $key }“ fehlt: { $wanted ->
    [text] Text in Anführungszeichen
    [number] eine ganze Zahl
    [fraction] eine Zahl
    [truth] true oder false
    [list] eine Liste in Klammern
    [table] ein eigener Abschnitt
    [tables] eine Reihe von Abschnitten, jeder unter einer eigenen Überschrift in doppelten Klammern
   *[value] ein Wert
}.
error-edition_kind = „{ $key }“ verlangt { $wanted ->
    [text] Text in Anführungszeichen
    [number] eine ganze Zahl
    [fraction] eine Zahl
    [truth] true oder false
    [list] eine Liste in Klammern
    [table] einen Abschnitt
    [tables] eine Reihe von Abschnitten, jeden unter einer eigenen Überschrift in doppelten Klammern
   *[value] einen anderen Wert
}; das hier ist { $found ->
    [text] Text
    [number] eine Zahl
    [fraction] eine Dezimalzahl
    [truth] true oder false
    [date] ein Datum oder eine Uhrzeit
    [list] eine Liste
    [table] ein Abschnitt
   *[value] etwas anderes
}.
error-edition_range = „{ $key }“ ist { $found }; erlaubt { $bounds ->
    [least] sind mindestens { $least }
    [most] sind höchstens { $most }
   *[both] sind { $least } bis { $most }
}.
error-edition_count = „{ $key }“ hat { $found }; es müssen { $bounds ->
    [exact] genau { $most }
    [least] mindestens { $least }
    [most] höchstens { $most }
   *[both] { $least } bis { $most }
} sein.
error-edition_choice = „{ $key }“ kann nicht „{ $found }“ sein.{ $suggestion ->
    [none] {" "}Zur Wahl stehen: { $known }.
   *[other] {" "}Meinst du „{ $suggestion }“? Zur Wahl stehen: { $known }.
}
error-edition_no_sheet = { $game } hat kein Blatt zum Drucken.

error-record_too_long = Die Aufzeichnung ist länger als { $most } Zeichen; das ist keine Partie.
error-record_cut_short = Die Aufzeichnung bricht in Zeile { $line } ab, wo „{ $expected }“ kommen sollte. Sie wurde abgeschnitten, oder ihre Schlusszeile fehlt.
error-record_line = Zeile { $line } der Aufzeichnung lautet „{ $text }“; erwartet: { $expected }.
error-record_format = Die Aufzeichnung hat das Format { $found }; dieses Programm liest das Format { $known }.
error-record_seat = Zeile { $line } der Aufzeichnung nennt den Platz { $found }; der letzte ist { $most }.
error-record_count = Zeile { $line } der Aufzeichnung zählt { $said } Einträge, es sind aber { $found }.
error-record_after_end = Zeile { $line } der Aufzeichnung, „{ $text }“, kommt nach der Schlusszeile.
error-record_entry = Eintrag { $ply } der Aufzeichnung, „{ $text }“, lässt sich nicht spielen. { $reason }
error-record_diverges = Irgendwo von Eintrag { $start } bis { $stop } sind sich Aufzeichnung und Regeln uneins: Der Stand dort ist nicht der, der notiert wurde.
error-record_other_game = Die Aufzeichnung gehört zu { $found }; dieses Programm spielt { $known }.
error-record_other_edition = Die Aufzeichnung wurde mit einer Edition „{ $found }“ gespielt, die nicht diese ist („{ $known }“). Nenne deren Datei mit --edition.
error-record_no_such_ply = Die Aufzeichnung hat { $most } Einträge; { $ply } ist keiner davon.

error-bot_unknown = Einen Bot namens „{ $name }“ gibt es für { $game } nicht. Zur Wahl stehen: { $known }; oder nenne eine Datei, etwa my_bot.py:MyBot.
error-bot_no_file = { $path } ist nicht da, also lässt sich daraus kein Bot laden.
error-bot_no_class = In { $path } gibt es kein „{ $name }“. Schreib nach dem Doppelpunkt, welcher Bot gemeint ist: { $known }.
error-bot_unnamed = Welcher Bot in { $path } ist gemeint? Schreib { $known }.
error-bot_broken = Der Bot { $name } lässt sich nicht laden: { $detail }.
error-bot_raised = Der Bot { $name } ist gescheitert: { $detail }.
error-bot_illegal = Der Bot { $name } hat mit { $answer } geantwortet; diese Aktion ist nicht erlaubt.
error-game_failed = Spiel { $number } (Startzahl { $seed }) wurde abgebrochen. { $reason }
error-endless_game = Das Spiel ist nach { $plies } Aktionen nicht zu Ende.
error-solo_is_alone = --solo ist für eine Person ohne Bots; lass die anderen weg.
error-resume_alone = Eine fortgesetzte Partie behält Spiel, Leute und Optionen: Gib nur ihre Datei an (und --bots, --save, --seed, --lang).
error-bots_needed = { $count } Plätze dieser Partie gehören Bots, einer davon „{ $name }“. Nenne sie mit --bots noch einmal, der Reihe nach.
error-solo_terms = Allein spielen die Stufen ohne Gegner und mit den üblichen Optionen. Lass --solo weg, oder --seats und --option.
error-pair_form = „{ $text }“ ist kein Paar von Bots. Schreib den stärkeren zuerst, etwa adept:greedy, my_bot.py:Mine:adept oder „my_bot.py:Mine vs adept“.
error-bot_vanished = Ein Prozess hat ohne ein Wort geendet, während diese spielten: { $names }.
error-workers_vanished = Wer die Arbeit tat, hat { $times } Mal hintereinander ohne ein Wort geendet.
error-cluster_form = „{ $text }“ nennt keinen Cluster. Schreib dask://HOST:PORT oder ray://HOST:PORT; oder dask oder ray, um einen auf diesem Rechner zu starten.
error-cluster_extra = Ein Cluster dieser Art braucht mehr Pakete: pip install "meseta[{ $extra }]".
error-cluster_unreachable = Unter { $address } hat in { $seconds } Sekunden niemand geantwortet. Prüfe die Adresse, und ob der Cluster läuft.
error-cluster_unusable = { $address } hat geantwortet, ist aber nicht benutzbar: { $detail }. Prüfe, ob dort ein Cluster dieser Art läuft, ob seine Versionen die dieses Rechners sind, und sein Token, falls er eines verlangt.
error-cluster_idle = Bei { $address } hat in { $seconds } Sekunden kein Worker geantwortet. Starte welche.
error-cluster_lost = Der Cluster antwortet nicht mehr. Was bis dahin gespielt war, ist erhalten, wenn dafür eine Datei genannt wurde; ruf den Befehl noch einmal auf, sobald der Cluster wieder da ist.
error-worker_without_meseta = Den Workern des Clusters fehlt Meseta. Installiere es dort: pip install "meseta=={ $version }".
error-worker_differs = Ein Worker hat ein anderes Meseta ({ $there }) als dieses hier ({ $here }) und könnte anders spielen. Installiere überall dasselbe.
error-company_form = „{ $text }“ ist keine Zahl von { $least } bis { $most } für die Mitspielenden. Mehrere schreibst du als 1,2,4.
error-results_seed = Spiele werden nach ihrer Startzahl aufbewahrt: Ergänze --seed und irgendeine Zahl, und zum Fortsetzen später dieselbe.
error-nothing_to_train = { $game } nennt nichts, was sich trainieren ließe.
error-strategy_missing = Das Training braucht mehr Pakete: pip install "meseta[{ $extra }]".
error-training_changed = Ab Generation { $generation } hat ein anderes Training als dieses die Datei geschrieben. Nimm eine andere Datei, oder die Optionen und die Version, mit denen sie entstand.
error-record_too_many = Die Aufzeichnung hat mehr als { $most } Einträge; so viele braucht keine Partie.

## Schnipse

error-no_such_corner = Die Ecken sind 0 bis 3; { $corner } gibt es nicht.
error-start_not_on_corner = Eine Scheibe beginnt ganz auf ihrer Startecke; bei { $x }, { $y } µm liegt sie nicht auf Ecke { $corner }.
error-too_fast = Keine Hand schnippt schneller als { $top_speed } µm/s; { $vx }, { $vy } ist schneller.
error-disc_not_on_floor = Die Scheibe bei { $x }, { $y } µm liegt nicht auf dem Boden des Bretts.
error-disc_over_hole = Die Scheibe bei { $x }, { $y } µm liegt über dem Loch.
error-discs_overlap = Die Scheiben bei { $x }, { $y } µm und { $other_x }, { $other_y } µm überlappen sich.
error-start_on_disc = Bei { $x }, { $y } µm liegt dem Start eine Scheibe im Weg.
error-nothing_to_animate = --animate bringt eine Zeichnung in Bewegung: Sag mit --svg, in welche Datei gezeichnet wird.
error-too_many_discs = Das Brett fasst bis zu { $most } Scheiben; { $discs } sind zu viele oder zu wenige.
error-not_a_number = Winkel und Geschwindigkeit müssen gewöhnliche Zahlen sein.
error-not_whole = Das ist keine ganze Zahl: { $figure }.
error-numba_missing = Das hier wird von numba übersetzt, und das ist nicht installiert. Installiere Meseta mit seinem Zusatz: pip install 'meseta[{ $extra }]'
error-envs_missing = Umgebungen brauchen { $package }, und das ist nicht installiert: pip install '{ $extra }'.
error-game_without_numbers = { $game } hat keine Umgebungen: Sein Plug-in sagt nicht, wie es in Zahlen gefasst wird.
error-game_without_picture = { $game } hat kein Bild: Sein Plug-in nennt nichts, was eines zeichnet. Nimm render_mode="ansi".
error-bad_env_setting = { $setting } kann nicht { $value } sein; zur Wahl stehen: { $choices }.
error-number_means_nothing = Die Aktion { $number } ist nicht möglich: { $detail }. Welche es ist, sagt die Aktionsmaske.
error-bad_arena = Auf diesem Brett lässt sich nicht spielen: { $law }.
law-figures_whole = eine Angabe ist keine ganze Zahl
law-lengths_positive = eine Länge, eine Masse oder die Reibung ist nicht positiv
law-lengths_below_ten_metres = es ist größer als zehn Meter
law-ratios_between_0_and_1000 = ein Rückprall oder eine Haftung liegt nicht zwischen 0 und 1000 Tausendsteln
law-speeds_positive = eine Geschwindigkeit ist nicht positiv
law-speeds_below_100_m_s = eine Geschwindigkeit beträgt 100 m/s oder mehr
law-corner_holds_a_disc = auf seine Ecken passt keine Scheibe
law-corners_apart = seine Ecken lassen keine Rahmenseite zum Abprallen übrig
law-hole_takes_a_disc = in sein Loch passt keine Scheibe
law-hole_off_the_corners = sein Loch liegt zu nah an den Ecken

# Der Server und seine Tische

error-malformed = Das wurde hier nicht erwartet ({ $detail }). Die Seite über das Protokoll sagt, was es sein soll.
error-not_json = Der Inhalt muss JSON sein, mit dem Inhaltstyp application/json.
error-too_large = Das sind mehr als { $most } Bytes. Sende weniger.
error-too_slow = Die Anfrage war nach { $seconds } Sekunden nicht vollständig. Sende sie noch einmal.
error-too_often = Das ging etwas schnell. Warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} und versuch es noch einmal.
error-trials_spent = Deine Bots haben schon sehr viel gespielt. Warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} und versuch es noch einmal, oder verlange weniger Spiele.
error-replays_spent = Du hast auf sehr viele Züge zurückgeblickt. Warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} und versuch es noch einmal.
error-storage_spent = Du hast gespeichert, was eine Person vorerst darf. Was du gerade spielst, kann weitergehen; Neues geht wieder in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
}.
error-storage_low = Du hast fast so viel gespeichert, wie eine Person darf: { $percent } % bleiben für neue Tische und Aufzeichnungen.
error-too_many_tables = Es gibt schon { $most } unfertige Tische. Spiel zuerst einen zu Ende, oder gib dort auf.
error-too_many_seats = Du hast schon { $most } Plätze an offenen Tischen, die noch nicht begonnen haben. Verlass zuerst einen.
error-too_many_sockets = Von deiner Adresse sind zu viele verbunden. Schließ ein Fenster und versuch es noch einmal.
error-match_full = Diese Partie hat { $most } Einträge und nimmt keine mehr auf. Gib auf, oder beginne eine neue.
error-no_such_page = Unter dieser Adresse gibt es nichts.
error-no_companion = Fragen zu einem Spiel namens „{ $game }“ beantwortet hier niemand.
error-wrong_method = Diese Adresse antwortet nicht auf { $method }.
error-internal = Bei uns ist etwas schiefgegangen. Es ist notiert; versuch es noch einmal.
error-busy = An diesem Tisch ist gerade zu viel los. Versuch es gleich noch einmal.
error-closing = Der Server wird beendet. Versuch es gleich noch einmal.
error-store_unavailable = Der Server erreicht gerade seinen Speicher nicht. Nichts wurde geändert; versuch es gleich noch einmal.
error-store_uncertain = Der Server hat mitten im Schreiben seinen Speicher verloren. Sende es noch einmal: Es wirkt nur einmal.
error-store_unopened = Der Speicher lässt sich nicht öffnen: { $detail }. `meseta doctor` sagt mehr.
error-store_folder = Der Ordner { $path } ist nicht benutzbar: { $detail }. Ändere seine Rechte, oder nimm mit --data einen anderen.
error-store_not_ours = { $path } ist keine Datenbank von Meseta. Leg sie woandershin, oder nimm mit --data oder MESETA_DATABASE_URL einen anderen Ort.
error-store_damaged = { $path } ist beschädigt ({ $detail }). Spiel eine Sicherung ein: meseta restore DATEI.
error-store_vanished = { $path } wurde gelöscht oder ersetzt, während der Server lief. Leg die Datei zurück und starte den Server neu.
error-store_full = Auf der Platte sind nur noch { $megabytes } MB frei. Schaff Platz, bevor sich Tische nicht mehr speichern lassen.
error-store_missing = Unter { $path } gibt es noch keine Datenbank. Wähle mit --data den Ordner.
error-backup_exists = { $path } gibt es schon, und überschrieben wird nichts. Nimm einen anderen Namen.
error-backup_unwritable = { $path } lässt sich nicht schreiben: { $detail }. Nimm einen anderen Ort.
error-backup_unreadable = { $path } lässt sich nicht lesen: { $detail }.
error-backup_of_postgres = MESETA_DATABASE_URL ist gesetzt, die Tische liegen also in PostgreSQL. Sichere sie mit pg_dump und spiel sie mit pg_restore zurück; docs/server.md zeigt, wie.
error-blocked = Wer den Server betreibt, hat diese Adresse gesperrt.
error-bad_address = „{ $address }“ ist weder eine Adresse noch ein Netz wie 192.0.2.0/24.
error-admin_token_short = { $variable } braucht mindestens { $least } Zeichen.
error-admin_not_found = Mit dem Ordner { $path } läuft kein Server. Wähle mit --data seinen Ordner, oder mit --url seine Adresse.
error-admin_several = Mit dem Ordner { $path } laufen mehrere Server. Wähle einen mit --port: { $ports }.
error-store_unreachable = PostgreSQL auf { $host } ist nicht benutzbar: { $detail }. Prüfe, ob es läuft, und MESETA_DATABASE_URL.
error-store_address_form = MESETA_DATABASE_URL ist nicht lesbar. Es sieht aus wie postgresql://user:password@host:5432/database; Sonderzeichen im Passwort schreibt man als %XX.
error-store_in_use = Ein anderes Meseta benutzt { $path }. Beende es, oder nimm mit --data einen anderen Ordner.
error-store_newer = Der Speicher stammt von einem neueren Meseta (Schritt { $found }; dieses kennt { $known }). Aktualisiere es.
error-store_no_driver = PostgreSQL braucht noch ein Paket: pip install "meseta[postgres]".
error-store_address = MESETA_DATABASE_URL beginnt mit „{ $found }“; es muss eine Adresse mit postgresql:// sein.
error-bad_limits = { $variable } ist nicht lesbar: { $detail }. Es muss ein JSON-Objekt sein wie {"{"}"tables_each": 10{"}"}.
error-unknown_limit = { $variable } kennt kein „{ $name }“. Meinst du „{ $nearest }“?
error-unheard_limit = { $variable } kennt kein „{ $name }“. Es gibt: { $known }.
error-limit_too_small = { $variable } setzt { $name } auf { $found }. Es muss eine Zahl über null sein.
error-cannot_listen = Port { $port } auf { $host } ist nicht benutzbar: { $detail }. Nimm mit --port oder --host einen anderen.
error-port_taken = Port { $port } auf { $host } ist belegt, vielleicht von einem anderen Meseta. Beende es, oder nimm mit --port einen anderen Port; 0 sucht einen freien.
error-port_forbidden = Port { $port } auf { $host } ist der Verwaltung vorbehalten. Nimm mit --port einen über 1023.
error-host_unknown = „{ $host }“ ist keine Adresse dieses Rechners. Nimm 127.0.0.1 nur für dich, oder --host 0.0.0.0, um andere hereinzulassen.

error-not_signed_in = Wir kennen dich noch nicht. Komm erst herein.
error-bad_token = Dieser Link oder Token gilt nicht mehr. Bitte um einen neuen.
error-pass_invalid = Dieser Link wurde benutzt, widerrufen oder ist zu alt. Mach auf deinem anderen Gerät einen neuen.
error-no_such_device = Dieses Gerät gibt es nicht mehr.
error-device_too_new = Dieses Gerät gehört dir seit weniger als einem Tag. Bis dahin kann es nur sich selbst und spätere abmelden; den Rest können deine früheren Geräte.
error-bad_origin = Diese Anfrage kam von { $origin }, und von dort darf hier niemand für dich handeln.
error-not_your_seat = Platz { $found } ist nicht deiner.
error-not_host = Das darf nur, wer den Tisch gedeckt hat.
error-no_such_table = Diesen Tisch gibt es nicht. Vielleicht ist er abgelaufen.
error-seat_taken = Platz { $found } ist besetzt.
error-one_seat_each = An einem offenen Tisch nehmen alle nur einen Platz.
error-seat_free = Auf Platz { $found } sitzt niemand.
error-seats_free = { $free ->
    [one] Ein Platz ist
   *[other] { $free } Plätze sind
} noch frei. Besetze alle, wenn du magst, mit Bots.
error-not_waiting = Die Partie hat schon begonnen.
error-not_playing = Hier wird gerade keine Partie gespielt.
error-not_finished = Die Partie ist noch nicht zu Ende.
error-not_your_turn = Der Tisch wartet nicht auf dich.
error-player_present = { $seat } ist da und spielt.
error-stand_in_later = Für { $seat } kann in { $seconds } s ein Bot einspringen.
error-stand_in_agreed = An diesem Tisch springt wie vereinbart { $bot } ein.
error-bot_plays = Auf diesem Platz spielt ein Bot. Nimm ihn zuerst zurück.
error-no_bot_plays = Auf diesem Platz springt gerade kein Bot ein.
error-nothing_to_claim = Jemand anderes am Tisch ist noch in der Partie.
error-hints_forbidden = An diesem Tisch spielt man ohne Tipps.
error-record_closed = Die Aufzeichnung öffnet sich nach der Partie: Sie enthält, was noch verborgen ist.
error-match_stuck = Diese Partie wurde nach Regeln gespielt, die dieses Programm nicht kennt: Man kann sie lesen, aber nicht fortsetzen. { $reason }
error-no_such_bot = Einen Bot namens „{ $name }“ gibt es für { $game } nicht. Zur Wahl stehen: { $known }.
error-bot_too_slow = Der Bot { $name } hat mehr als { $seconds } Sekunden nachgedacht.
error-bot_stalled = { $name } hat gehandelt, aber nichts hat sich geändert.
error-bot_crashed = Der Bot { $name } ist ausgefallen.
error-bad_clock = Eine Uhr hat { $least } bis { $most } Sekunden, nicht { $seconds }.
error-bad_chairs = Der Tisch hat { $seats } Plätze; besetzt wurden { $chairs }.
error-bad_chat = Eine Nachricht hat 1 bis { $most } druckbare Zeichen.
error-chat_off = An diesem Tisch gibt es keinen Chat.
error-chat_full = In diesem Chat ist für dich kein Platz mehr: Bei { $most } Zeilen ist Schluss.
error-bad_seat_link = { $url } ist nicht der private Link eines Platzes. Er sieht aus wie http://host/t/TABLE#seat=TOKEN.
error-remote_unreachable = Der Tisch ist nicht erreichbar: { $detail }.
error-link_invalid = Dieser Link gilt nicht mehr: Er wurde widerrufen, oder der Platz wurde verlassen. Bitte am Tisch um einen neuen.
error-table_gone = Diesen Tisch gibt es dort nicht. Vielleicht ist er abgelaufen.
error-seat_not_yours = Dieser Link öffnet an diesem Tisch keinen Platz. Bitte um den privaten Link eines Platzes.
error-remote_blocked = Dieser Server lässt uns nicht herein. Frag, wer ihn betreibt.
error-remote_stuck = Dort kann die Partie nicht weitergehen. { $detail }
error-remote_rules = Dieser Server spielt eine andere Version von { $game } ({ $detail }). Installiere dieselbe Version von Meseta.
error-remote_closed = Der Tisch hat die Verbindung beendet ({ $detail }).
error-remote_refused = Der Tisch lehnt ab: { $detail }

## Was entschieden hat

decided-by-points = { $points ->
    [one] Mit 1 Punkt Vorsprung.
   *[other] Mit { $points } Punkten Vorsprung.
}
decided-by-tie-break = { $points ->
    [one] Gleichstand bei 1 Punkt.
   *[other] Gleichstand bei { $points } Punkten.
} Entschieden hat die { $what }: { $counts }.
decided-still-shared = { $points ->
    [one] Gleichstand bei 1 Punkt
   *[other] Gleichstand bei { $points } Punkten
}, und auch bei der { $what }: { $counts }.
decided-shared = { $points ->
    [one] Gleichstand bei 1 Punkt.
   *[other] Gleichstand bei { $points } Punkten.
} Nichts entscheidet ihn.

## Was die Jury sagt, im Terminal und auf der Seite
## $worth, $against, $cost und $error sind Dezimalzahlen, als Texte mit so vielen Stellen, wie man zeigen soll.
## $reasons und $those sind Listen von why-<Art>, einer Nachricht des Spiels für jede Art von Grund („holt den Edelstein bei B“).

# Was zwischen den Teilen einer Liste steht.
list-comma = {", "}
list-and = { $first } und { $last }
# Dasselbe vor einem Wort, das mit dem Laut i beginnt.
list-and-i = { $first } und { $last }
why-worth = { $unit ->
    [chance] etwa { $worth } % Siegchance
   *[points] am Ende etwa { $worth ->
        [one] { $worth } Punkt
       *[other] { $worth } Punkte
    }
}
why-better = { $unit ->
    [chance] etwa { $worth } % Siegchance statt { $against } %
   *[points] am Ende etwa { $worth ->
        [one] { $worth } Punkt
       *[other] { $worth } Punkte
    } statt { $against }
}
why-better-than = { why-better } bei einem anderen Zug: { $those }
why-because = { $reasons }: { $value }.
why-alone = { $value }.
why-equal = Etwa gleich gut: { $other }.
amount = { $unit ->
    [chance] { $cost } ± { $error } % Siegchance
   *[points] { $cost } ± { $error } Punkte
}

## Die Befehlszeile

cli-by = Inoffiziell und nicht kommerziell; die Titel gehören ihren Verlagen.
cli-seats = Spielende
cli-options = Optionen
cli-bots = Bots
cli-game = Spiel
cli-turn = { $seat } ist dran
cli-curtain = Gib die Tastatur an { $seat } weiter. Drück Enter, wenn nur { $seat } hinsieht.
worded-took-back = { $seat } nimmt die letzte Aktion zurück.
cli-bot-thinks = { $seat } überlegt …
cli-thinking = Überlegt …
cli-hint = Tipp: { $action }
cli-how-to = hilfe: was du jetzt eingeben kannst · tipp: ein Rat · ende: gehen
cli-over = Das Spiel ist vorbei.
cli-won = { $count ->
    [one] Es gewinnt { $names }.
   *[other] Den Sieg teilen sich { $names }.
}
cli-solo-won = Du hast gewonnen.
cli-solo-lost = Du hast verloren.
cli-total = gesamt
cli-saved = Gespeichert in { $path }.
cli-see-again = Noch einmal ansehen:
cli-continue = Weiterspielen:
cli-earlier = { $count ->
    [one] … noch eine Zeile; verlauf zeigt alles
   *[other] … noch { $count } Zeilen; verlauf zeigt alles
}
cli-not-saved = Nicht gespeichert. (Für eine Aufzeichnung starte mit --save DATEI, oder gib beim Spielen „speichern DATEI“ ein.)
cli-goodbye = Das Spiel bleibt unvollendet.
cli-save-how = Schreib „speichern DATEI“, zum Beispiel: speichern mein-spiel.txt
cli-save-exists = Die Datei { $path } gibt es schon. Um sie zu ersetzen: speichern! { $path }
cli-language-now = Ab jetzt auf Deutsch.
cli-unknown-language = Sprachen: { $known }.
cli-serving = Der Tisch ist gedeckt: { $address } – Strg+C räumt ihn ab.
cli-bot-seated = { $game }: { $bot } spielt als { $seat }, am Tisch von { $names }.
cli-bot-waiting = Die Partie hat noch nicht begonnen; wir warten.
cli-bot-begun = Die Partie hat begonnen.
cli-bot-progress = { $count ->
    [one] Bisher 1 Aktion
   *[other] Bisher { $count } Aktionen
}; die letzte: { $action }
cli-bot-slower = Der Server bittet um weniger Tempo; wir warten so lange, wie er sagt.
cli-bot-pause = Der Server bittet uns, { $seconds } s zu warten.
cli-bot-lost = Nicht verbunden ({ $detail }). Nächster Versuch in { $seconds } s.
cli-bot-back = Zurück am Tisch.
cli-bot-took-back = Hier hat eine Vertretung gespielt; der Platz gehört wieder uns.
cli-bot-left = Vom Tisch aufgestanden. Den Platz gibt es noch: Derselbe Befehl spielt von hier weiter.
cli-bot-seat-kept = Den Platz gibt es noch: Sobald der Bot repariert ist, spielt derselbe Befehl von hier weiter.
cli-slow = { $bot } überlegt auf Platz { $place } seit { $seconds } s am Zug { $move } von Spiel { $number }. Wir warten weiter. Der Bot ist hier:
cli-slow-game = Das wurde gefragt: { $command }
cli-reproduce = Nur dieses Spiel: { $command }
cli-slow-remote = { $bot } überlegt seit { $seconds } s an Aktion { $number }. Wir warten weiter. Der Bot ist hier:
cli-slow-view = Was gefragt wurde, steht in { $path }.
cli-conceded = Die Partie wurde aufgegeben.
cli-backed-up = { $path }: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, { $entries ->
    [one] ein Eintrag
   *[other] { $entries } Einträge
}, { $people ->
    [one] eine Person
   *[other] { $people } Personen
}. Die Kopie wurde geöffnet und geprüft.
cli-restored = { $path } ist wieder an seinem Platz.
cli-restored-running = { $path } ist wieder an seinem Platz; der laufende Server hat die Datei neu geöffnet.
cli-kept-aside = Was vorher da war, liegt in { $path }.
cli-admin-version = Version
cli-admin-running = läuft seit
cli-admin-health = Zustand
cli-admin-tables = Tische
cli-admin-memory = Tische im Speicher
cli-admin-sockets = Verbindungen
cli-admin-workers = Prozesse der Bots
cli-admin-ago = vor { $time }
cli-admin-status-waiting = wartet
cli-admin-status-playing = wird gespielt
cli-admin-status-finished = beendet
cli-admin-status-record = hochgeladen
cli-admin-status-stuck = hängt
cli-admin-addresses = Verbunden von
cli-admin-limited = Zuletzt gebremst
cli-admin-blocked = Gesperrt
cli-admin-latest = Tische, die neuesten zuerst: Kennung, Spiel, Stand, Spielende, Änderungen, Publikum, zuletzt benutzt
cli-admin-ended = Tisch { $table } ist beendet und gelöscht.
cli-admin-now-blocked = { $network } ist auf jedem Knoten gesperrt.
cli-admin-unblocked = { $network } ist nicht mehr gesperrt.
cli-admin-not-blocked = { $network } war nicht gesperrt.
cli-doctor-level-ok = gut
cli-doctor-level-warn = Warnung
cli-doctor-level-bad = SCHLECHT
cli-doctor-versions = Meseta { $meseta } mit Python { $python }, SQLite { $sqlite }, { $packages }.
cli-doctor-driver = psycopg { $version } für PostgreSQL.
cli-doctor-settings = MESETA_LIMITS und MESETA_DEADLINES sind lesbar oder nicht gesetzt.
cli-doctor-folder = { $path } ist beschreibbar.
cli-doctor-folder-bad = { $path } ist nicht beschreibbar: { $detail }. Ändere die Rechte, oder nimm mit --data einen anderen Ordner.
cli-doctor-folder-open = Andere auf diesem Rechner können in { $path } hineinsehen. So schließt du den Ordner: chmod 700 { $quoted }
cli-doctor-disk-ok = Auf der Platte sind { $megabytes } MB frei.
cli-doctor-disk-warn = Auf der Platte sind nur noch { $megabytes } MB frei. Schaff bald Platz.
cli-doctor-disk-bad = Auf der Platte sind nur noch { $megabytes } MB frei. Schaff Platz, sonst lassen sich Tische nicht mehr speichern.
cli-doctor-sync = Die Platte bestätigt ein Schreiben nach { $milliseconds } ms.
cli-doctor-sync-slow = Die Platte braucht { $milliseconds } ms, um ein Schreiben zu bestätigen, und jeder Zug wartet darauf. Leg die Tische mit --data auf eine schnellere.
cli-doctor-database-new = Noch gibt es keine Datenbank; der Server legt { $path } an.
cli-doctor-database = { $path } ist in Ordnung: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, { $megabytes } MB, Schritt { $step } von { $known }.
cli-doctor-postgres = PostgreSQL { $version } auf { $host } antwortet; Schritt { $step } von { $known }.
cli-doctor-clock = Die Uhr dieses Rechners sagt { $time }.
cli-doctor-clock-bad = Die Uhr dieses Rechners sagt { $time }, und das kann nicht stimmen. Stell sie, am besten über das Netz (NTP).
cli-doctor-clock-database-ok = Seine Uhr und die dieses Rechners liegen { $milliseconds } ms auseinander.
cli-doctor-clock-database-warn = Seine Uhr und die dieses Rechners liegen { $milliseconds } ms auseinander. Stell beide über das Netz (NTP).
cli-doctor-port = Port { $port } auf { $host } ist frei.
cli-doctor-running-ok = An Port { $port } auf { $host } läuft ein Meseta, und es geht ihm gut.
cli-doctor-running-bad = An Port { $port } auf { $host } läuft ein Meseta, aber es geht ihm nicht gut. Sein Protokoll und `meseta admin status` sagen, warum.
cli-doctor-files-ok = Genug Dateien dürfen offen sein (höchstens { $wanted } sind nötig).
cli-doctor-files-warn = Nur { $files } Dateien dürfen offen sein, also können sich weniger verbinden; { $wanted } würden reichen. Heb die Grenze an (ulimit -n, oder LimitNOFILE bei systemd).
cli-doctor-client = Das Programm für den Browser ist gebaut.
cli-doctor-client-missing = Das Programm für den Browser ist nicht gebaut. Im Ordner des Projekts: make client
cli-choose-game = Welches Spiel?
cli-selfplay-title = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
} { $game }, Startzahl { $seed }
cli-wins = Siege
cli-mean-score = im Mittel
cli-seconds = { $plies } Aktionen in { $seconds } s: { $speed } pro Sekunde
cli-games = Spiele
cli-at-least = mindestens
cli-estimate = { $bot }: { $rating } ± { $margin } auf der Skala der Leiter (95 %; 400 Punkte heißen zehn zu eins).
cli-estimate-rough = Fast alle Spiele von { $bot } gingen gleich aus, die Zahl ist also grob: Miss den Bot an einer näheren Stufe, wenn es eine gibt.
cli-ladder-interrupted = Angehalten. Was gespielt wurde, bleibt; derselbe Befehl macht hier weiter.
cli-ladder-written = Geschrieben in { $path }.
cli-analysing = Wird bewertet
cli-who = wer
cli-did = tat
cli-better = besser
cli-cost = Kosten
cli-balance = { $seat } hat { $amount } verschenkt, in { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
}{ $count ->
    [0] {""}
   *[other] : { $marks }
}.
cli-luck = { $lucky ->
    [yes] Das Glück gab { $seat } { $amount }.
   *[no] Das Pech nahm { $seat } { $amount }.
}
cli-analysis-flawless = Kein Zug war sicher schlechter als der der Jury.
cli-analysis-how = ?! Ungenauigkeit, ? Fehler, ?? grober Fehler, ! besser als der Zug der Jury: nur wo das sicher ist und ins Gewicht fällt. ± ist ein Standardfehler.
cli-progress = Wird gespielt
cli-training = Wird trainiert
cli-held-out = Neue Verteilungen
cli-train-interrupted = Angehalten. Derselbe Befehl macht dort weiter, wo er aufgehört hat.
cli-players = Spielende
cli-par = Soll
cli-kept = { $kept ->
    [one] Eines dieser Spiele war
   *[other] { $kept } dieser Spiele waren
} schon gespielt.
cli-depth = Tiefe
cli-lines = Linien
cli-flick-legend = Rot: die geschnippte Scheibe. Blau: die Scheiben, die sie bewegt hat. Ein Punkt alle 5 ms.
cli-flick-on_floor = Die Scheibe bleibt auf dem Boden liegen; { $moved ->
    [0] sie hat keine andere bewegt
    [one] sie hat eine andere bewegt
   *[other] sie hat { $moved } andere bewegt
}. Nach { $seconds } s lag alles still.
cli-flick-in_hole = Die Scheibe fiel ins Loch. Nach { $seconds } s lag alles still.
cli-flick-off_board = Die Scheibe hat das Brett verlassen. Nach { $seconds } s lag alles still.
cli-flick-on_corner = Die Scheibe kam nie über den Rand ihrer Ecke. Nach { $seconds } s lag sie still.
cli-flick-saved = Gezeichnet in { $path }.
cli-ply = Eintrag { $ply } von { $most }
cli-as-spectator = gesehen vom Publikum
cli-as-seat = gesehen von { $seat }
cli-try-final = Das wäre endgültig, also lässt es sich nicht probieren.
cli-try-how = Schreib „probieren“ und eine Aktion: Du siehst den Tisch danach, und nichts ist geschehen.
cli-not-now = „{ $text }“ ist weder eine Aktion noch ein Befehl. Jetzt: { $forms }. Oder: hilfe
cli-tried = Nur ein Blick: { $action } ist nicht geschehen.
cli-no-where = In diesem Spiel lässt sich so nichts nachsehen.
cli-edition-good = Edition „{ $name }“ ({ $digest }) ist als { $game } spielbar.
cli-edition-guessed = Geprüft als Edition von { $game }; ein anderes Spiel nennst du mit --game.
cli-edition-bad = { $count ->
    [one] Eines ist falsch.
   *[other] { $count } Dinge sind falsch.
} { $taken }
cli-edition-new = { $path } ist jetzt deine eigene Edition von { $game }. Ändere sie, dann: meseta edition check { $path }
cli-written = Geschrieben in { $path }.
cli-written-pages = Geschrieben in { $first } … { $last }: { $pages } Seiten.
paper-page = { $title }, Seite { $page } von { $pages }
paper-tile = { $title }, Seite { $page } von { $pages } (Zeile { $row }, Spalte { $column })
paper-cut = Schneide an den Eckmarken; die nächste Seite liegt bis zu den Strichen über dieser.
paper-scale = { $length } mm, darunter { $inches } in, wenn mit 100 % gedruckt (Originalgröße)
cli-help-now = Jetzt: { $step } (Regel { $clause })
cli-help-actions = Aktionen
cli-help-always = Jederzeit
cli-help-commands =
    tipp             ein Rat, und warum       zurück     letzte Aktion zurücknehmen
    probieren AKTION sieh, was sie täte       regeln { $clause }
    schau, Enter     der Tisch noch einmal    verlauf    was bisher geschah
    speichern DATEI  Partie aufschreiben      sprache en die Sprache wechseln
    hilfe alles      jede Aktion des Spiels   ende       den Tisch verlassen
cli-command-undo = zurück
cli-command-help = hilfe
cli-command-hint = tipp
cli-command-try = probieren
cli-command-where = wo
cli-command-look = schau
cli-command-rules = regeln
cli-command-log = verlauf
cli-command-save = speichern
cli-command-lang = sprache
cli-command-quit = ende
cli-see-help = Siehe „{ $command } --help“.
cli-interrupted = Angehalten nach { $played } von { $games } Spielen.

## Bilder von Partien

ending-alone = { $name }: { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
}
ending-lost = { $name } hat verloren.
ending-nobody = Niemand gewinnt.
drawn-moment = Moment { $n }
drawn-moment-of = Moment { $n } von { $last }
drawn-opening = Das Spiel beginnt.
drawn-replay = Zum Replay
error-no_picture = { $game } zeichnet keine Stellungen, nur das Ergebnis kann ein Bild werden.
error-png_unavailable = Für ein PNG braucht es ein zusätzliches Paket: pip install 'meseta[pictures]'. Für ein .svg braucht es nichts.
error-bad_link = Ein Link beginnt mit http:// oder https:// und hat höchstens { $most } Buchstaben, Ziffern und Zeichen, ohne Leerzeichen.
error-picture_form = { $path } endet weder auf .png noch auf .svg.
error-picture_unfinished = Diese Partie ist nicht zu Ende. Wähle mit --at einen Moment daraus.

## Der Server und seine Tische

error-no_calls = Auf diese Weise ruft dieser Server niemanden.
error-bad_subscription = Dieser Browser lässt sich nicht rufen: Was er über sich sagt, ist ungültig. Schalte es aus und wieder ein.
error-bad_mail_address = Das ist keine E-Mail-Adresse.
error-mail_unanswered = An diese Adresse sind heute schon { $most } Mails gegangen. Such eine davon, oder versuch es morgen wieder.
error-mail_failed = Die Mail ließ sich nicht senden. Versuch es später noch einmal.
error-bad_setting = { $variable } ist so nicht benutzbar. Es muss so aussehen: { $wanted }
error-missing_setting = { $other } braucht auch { $variable }.
cli-doctor-push = Wer weg ist, lässt sich im Browser rufen (Web Push).
cli-doctor-push-off = Im Browser wird niemand gerufen: { $variable } steht auf off.
cli-doctor-push-missing = Im Browser lässt sich niemand rufen, denn was es dazu braucht, ist nicht installiert: { $install }
cli-doctor-mail = Der Mailserver { $host } lässt uns ein.
cli-doctor-mail-bad = Der Mailserver { $host } lässt uns nicht ein ({ $detail }). Prüf Adresse, Benutzername und Passwort.
cli-doctor-mail-off = Mails werden nicht gesendet: { $variable } ist nicht gesetzt.
cli-doctor-webhook = { $host } erfährt von jedem Ruf.

## Rufen, wer weg ist

call-turn = Du bist dran: { $game }
call-again = Du bist noch immer dran: { $game }
call-with = Mit { $names }
call-mail-open =
    Deine Spiele, in dem Browser, in dem du spielst:
    { $address }
call-mail-subject = Mail von Meseta, wenn du dran bist?
call-mail-confirm =
    Jemand möchte per Mail erfahren, wann der nächste Zug in einer Partie auf Meseta ansteht, und hat diese Adresse angegeben. Wenn du das warst, bestätige sie hier:
    { $address }
call-mail-ignore = Wenn du es nicht warst, tu nichts, und es kommt keine Mail mehr.
call-mail-end =
    Keine solchen Mails mehr:
    { $address }

## Drucken

error-nothing_to_print = Ein Spiel namens „{ $game }“ gibt es hier nicht, oder es hat nichts zu drucken.
error-too_many_pages = Das ergibt { $pages } Seiten, und höchstens { $most } werden auf einmal gemacht: Wähle weniger.
error-print_in_browser = In dieser Sprache lässt sich hier kein PDF machen; druck die Seiten mit dem Browser.

## Menschen am Tisch

cli-admin-reports = Meldungen zu erledigen
cli-reports-none = Es gibt nichts zu erledigen.
cli-report-who = { $reporter } über { $reported }: { $reason }
cli-report-nameless = jemand ohne Namen
cli-report-table-gone = den gibt es nicht mehr
cli-report-others = { $count ->
    [one] 1 weitere Meldung hier betrifft dieselbe Person.
   *[other] { $count } weitere Meldungen hier betreffen dieselbe Person.
}
cli-report-next = Was du tun kannst (einen Tisch zu beenden löscht ihn, samt seiner Aufzeichnung):
cli-report-settled = Meldung { $id } ist erledigt.
cli-report-rude = Beleidigungen
cli-report-harassing = Belästigung
cli-report-spam = Spam
cli-report-cheating = Betrug
cli-report-name = ein anstößiger Name
cli-report-other = etwas anderes
error-nobody_there = Diese Person ist nicht mehr an diesem Tisch.
error-yourself = Dich selbst kannst du weder stummschalten noch melden.
error-too_many_mutes = Du hast { $most } Personen stummgeschaltet, mehr geht nicht. Heb das zuerst auf „Deine Spiele“ für jemanden auf.
error-bad_note = Eine Notiz hat höchstens { $most } Zeichen.
error-deal_lost = Diese Verteilung lässt sich nicht noch einmal spielen: Ihre Schnipse lassen sich nicht mehr genau so berechnen, wie sie waren.
error-no_such_report = Eine solche unerledigte Meldung gibt es nicht, oder mehrere beginnen so. Gib mehr von ihrer Kennung an.

## Tagesrätsel

error-no_such_day = Für { $day } gibt es keine Rätsel. Einen Tag schreibt man wie 2026-12-31, und der erste ist { $first }.
error-no_such_month = Für { $month } gibt es keine Rätsel. Einen Monat schreibt man wie 2026-12, und der erste ist { $first }.
error-day_to_come = Die Rätsel von { $day } sind noch nicht offen: Nirgends hat dieser Tag begonnen.
error-no_daily = Ein Spiel „{ $game }“ mit Tagesrätseln gibt es nicht.
error-daily_not_answered = Gib zuerst eine Antwort ab, oder gib auf: Dann siehst du den besten Zug.
error-daily_turn_over = Der Zug ist vorbei. Gib ihn ab, oder geh zu einer früheren Aktion zurück.
error-calendar_broken = Zeile { $line } des Kalenders von { $game } ist nicht lesbar: { $detail }
cli-daily-filled = { $game }: { $count ->
    [one] 1 Tag gemacht
   *[other] { $count } Tage gemacht
}, geschrieben nach { $path }.
cli-daily-checked = { $game }: { $count ->
    [one] 1 Tag neu gemacht
   *[other] { $count } Tage neu gemacht
}, davon { $wrong } nicht so, wie der Kalender sagt.
cli-daily-wrong = { $day }
    Kalender: { $said }
    neu gemacht: { $made }
cli-daily-title = Tagesrätsel { $number }, { $day }, Stufe { $level }
cli-daily-best = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ({ $count ->
    [one] 1 Weg
   *[other] { $count } Wege
}): { $turn }
daily-title = Die drei des Tages, Nr. { $number }
daily-share-title = Meseta: die drei des Tages, Nr. { $number }
daily-share-line = { $name } { $mark }
daily-share-beaten = ✦ besser als der beste bekannte Zug
daily-share-best = ★ der beste Zug
daily-share-close = ◕ { $percent } %
daily-share-fair = ◑ { $percent } %
daily-share-far = ◔ { $percent } %
daily-share-given_up = ✕ aufgegeben
daily-share-open = ○ noch offen
daily-share-streak = { $days ->
    [one] 1 Tag in Folge
   *[other] { $days } Tage in Folge
}
drawn-daily = Finde die Züge von heute

## Time left by correspondence, as calls say it

call-days-left = { $count ->
    [one] Noch 1 Tag
   *[other] Noch { $count } Tage
}
call-hours-left = { $count ->
    [one] Noch 1 Stunde
   *[other] Noch { $count } Stunden
}
