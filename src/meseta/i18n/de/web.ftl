# Die Seite um jedes Spiel herum. Schlicht, freundlich, kurz; du; keine Ausrufezeichen.
# Wörter wie in core.ftl; dazu: log Verlauf, chat Chat, clock Uhr, by correspondence Fernpartie, nudge Anstoß,
# lesson Lektion, rule book Regelbuch, house edition Hausedition, mistake Fehler, blunder grober Fehler, moment Moment.

tagline = Dein Tisch in der Wüste ist gedeckt
tagline-more = Brettspiele mit Freunden, mit Bots oder allein. Kein Konto; setz dich und spiel.
unofficial = Inoffiziell und nicht kommerziell; die Titel gehören ihren Verlagen. Hier verfolgt dich nichts.
to-home = Zurück zu allen Spielen
skip-to-content = Zum Inhalt
close = Schließen
back = Zurück
next = Weiter
or = oder

## Einstellungen

settings = Einstellungen
language = Sprache
theme = Aussehen
theme-system = Wie das System
theme-light = Tag
theme-dark = Nacht
pace = Wie schnell alles geschieht
pace-calm = Ruhig
pace-normal = Normal
pace-brisk = Flott
pace-at_once = Sofort
sounds = Leise Geräusche
sounds-offer = Ton einschalten
show-possible = Mögliche Züge zeigen
notify-me = Sag mir, wenn ich dran bin
kept-here = All das wird nur in diesem Browser aufbewahrt.
your-name = Dein Name
your-name-hint = So, wie andere ihn sehen sollen

## Startseite

games = Spiele
play-now = Jetzt spielen
with-friends = Mit Freunden
alone = Allein
one-screen = An einem Bildschirm
learn-link = Beim Spielen lernen
new-here = Neu hier? Zwei Minuten
practice-link = Üben
rule-book = Regelbuch
companion-link = Mit der Schachtel
seats-range = { $least } bis { $most } Personen
my-tables = Deine Tische
open-tables = Offene Tische mit freiem Platz
filter-games = Von welchem Spiel
all-games = Alle Spiele
order = In dieser Reihenfolge
order-newest = Neueste zuerst
order-fullest = Wenigste freie Plätze zuerst
order-fastest = Schnellste Uhr zuerst
open-more = Noch { $count } zeigen
option-as = { $option }: { $choice }
hints-off = ohne Tipps
chat-off = ohne Chat
own-edition = anderes Material
play-offline = Ohne Netz spielen
see-match = Einer Partie zusehen
open-file = Aufzeichnung öffnen
table-address = Adresse von Tisch oder Replay
see = Öffnen
you = du
turn-of = Am Zug: { $names }
free-seats = { $count ->
    [0] Es kann losgehen
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}
status-waiting = Nicht begonnen
status-playing = Wird gespielt
status-finished = Beendet
status-record = Aufzeichnung
status-stuck = Kann nicht weitergehen

## Einen Tisch decken

new-bots = { $game } gegen Bots
new-friends = { $game } mit Freunden
new-solo = { $game } allein
new-screen = { $game } an einem Bildschirm
how-many = Wie viele spielen?
level = Gegen wen? Wähle, und es geht los
names = Namen
more-settings = Mehr Einstellungen
clock = Uhr
clock-none = Keine Uhr
clock-per-move = { $time } pro Zug
clock-each = { $time } für jede Person
clock-together = Alle sitzen gleichzeitig da
clock-days = Fernpartie
clock-days-more = Niemand muss gleichzeitig da sein. In den Einstellungen ruft dich „Sag mir, wenn ich dran bin“, und noch einmal, wenn dir ein Viertel deiner Zeit bleibt.
out-of-time = Wenn die Zeit abläuft
out-of-time-move = { $bot } macht den Zug und behält nach { $count } in Folge den Platz, bis jemand zurückkommt
out-of-time-seat = { $bot } spielt weiter, bis jemand zurückkommt
stands-in = Springt für Abwesende ein
listed = Als offenen Tisch anzeigen
hints-allowed = Tipps sind erlaubt
experience = Mit wem
experience-any = Mit allen
experience-new = Neu im Spiel
experience-some = Mit etwas Erfahrung
experience-much = Erfahren
chat-allowed = Chat ist erlaubt
set-table = Tisch decken
begin = Beginnen
choice-lot = durch das Los
bot-random = Steppenläufer
bot-random-strength = spielt zufällig
bot-random-about = Rollt, wohin der Wind weht
bot-novice = Gecko
bot-novice-strength = sanft
bot-novice-about = Schnappt nach allem, was nahe kommt
bot-apprentice = Rennkuckuck
bot-apprentice-strength = gemütlich
bot-apprentice-about = Eins nach dem anderen, und zwar schnell
bot-greedy = Elster
bot-greedy-strength = ordentlich
bot-greedy-about = Nimmt die Punkte, die sie sieht
bot-adept = Kojote
bot-adept-strength = stark
bot-adept-about = Denkt auch an die nächste Mahlzeit
bot-expert = Rabe
bot-expert-strength = sehr stark
bot-expert-about = Wägt jede Wahl ab, auch deine
bot-master = Saguaro
bot-master-strength = wild entschlossen
bot-master-about = Steht hier seit zweihundert Jahren
bot-grandmaster = Grannenkiefer
bot-grandmaster-strength = meisterlich
bot-grandmaster-about = War alt vor dem ersten Saguaro und verschwendet nichts
ratings = Gemessene Stärke: 400 Punkte mehr gewinnen zehn von elf Spielen. ± ist die Messunsicherheit.
bot-called = der Bot { $bot }

## Vor der Partie

lobby-title = Ein Tisch für { $game }
lobby-waiting = { $count ->
    [one] 1 Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
lobby-full = Alle sind da.
lobby-invited = Eingeladen: { $names }. Die Partie beginnt, sobald alle da sind.
seats = Plätze
free-seat = Frei
sit-here = Hier hinsetzen
a-bot = Ein Bot …
seat-a-bot = Ein Bot für Platz { $number }
stand-up = Aufstehen
remove = Entfernen
begin-when = Du kannst beginnen, wenn jeder Platz besetzt ist. Bots genügen.
host-begins = Wer den Tisch gedeckt hat, beginnt die Partie.
agreed = Für diesen Tisch vereinbart
chat-off-agreed = Aus; reagieren kannst du trotzdem.
invite = Einladen
invite-more = Wer diese Adresse öffnet, kann sich auf einen freien Platz setzen oder zusehen.
table-link = Adresse dieses Tisches
qr-code = Dieselbe Adresse als QR-Code
copy = Kopieren
copied = Kopiert.
share = Teilen
opens-only-here = Diese Adresse öffnet sich nur auf diesem Rechner. Damit andere in deinem Netz dazukommen, deck den Tisch mit
you-mark = du
away = nicht da
away-until = nicht da · in { $time } kann ein Bot übernehmen

## Am Tisch

setting-table = Der Tisch wird gedeckt …
your-turn = Du bist dran
you-name = Du
waiting-for = { $count ->
    [one] { $names } überlegt.
   *[other] { $names } überlegen.
}
waiting-for-absent = { $count ->
    [one] { $names } ist nicht da.
   *[other] { $names } sind nicht da.
}
thinking = überlegt
watching = Du siehst zu
spectator = Publikum
people = Leute
people-and-log = Leute und Verlauf
people-and-log-unread = { $count ->
    [one] Leute und Verlauf, 1 neue Nachricht
   *[other] Leute und Verlauf, { $count } neue Nachrichten
}
log-or-chat = Verlauf, Chat oder Tisch
log = Verlauf
log-empty = Noch ist nichts geschehen.
log-unseen = { $seat } tut etwas, das hier nicht zu sehen ist.
log-clauses = Regelnummern zeigen
the-table = Tisch
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
watchers = { $count ->
    [one] 1 sieht zu
   *[other] { $count } sehen zu
}
react = Reagieren
react-bravo = Gut gespielt
react-smile = Haha
react-gasp = Oh
say-something = Sag etwas
send = Senden
undo = Zurücknehmen
told-took-back = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} die letzte Aktion zurück.
hint = Tipp
hint-nudge = Ein Anstoß
hint-stone = Wo
hint-move = Der Zug
hint-nudge-plain = Hier ist etwas Gutes möglich.
hint-look-at = Sieh dir { $cells } an.
thinking-hint = Ein Tipp wird gesucht …
show-again = Noch einmal zeigen, was geschah
show-again-label = Noch einmal
looking-back = So stand es nach Moment { $n }.
back-to-now = Zurück zu jetzt
skip-to-now = Vor zu jetzt
sending = Wird gesendet …
reconnecting = Die Verbindung ist weg. Wir versuchen es wieder …
nothing-lost = Dein Zug ist aufgehoben und wird gesendet.
why = Warum? { $clause }
from-the-rules = Aus dem Regelbuch
open-rule-book = Regelbuch öffnen
time-left = { $count ->
    [one] noch { $time }
   *[other] noch { $time }
}
time-until = bis { $when }
time-missed = Deine Zeit war um, und { $bot } hat für dich gespielt.
time-missed-last = Deine Zeit war um, und { $bot } hat für dich gespielt. Geschieht das noch einmal, behält der Bot deinen Platz, bis du zurück bist.
time-claim = { $count ->
    [one] Für { $names } ist die Zeit um. Ein Bot spielt weiter, oder du beendest die Partie und gewinnst.
   *[other] Für { $names } ist die Zeit um. Bots spielen weiter, oder du beendest die Partie und gewinnst.
}
time-claim-do = Partie beenden
time-lost = Zeit abgelaufen
conceded = hat aufgegeben
bot-stands-in = { $bot } springt ein
stand-in = Einen Bot spielen lassen
stand-in-more = { $bot } würde für { $seat } weiterspielen, wie an diesem Tisch vereinbart. { $seat } kann den Platz jederzeit zurücknehmen.
stand-in-wait = Noch etwas warten
take-back = Meinen Platz zurücknehmen
give-up = Aufgeben
give-up-sure = Für dich endet die Partie. Das lässt sich nicht zurücknehmen.
play-on = Weiterspielen
seat-link = Link zu meinem Platz
seat-link-more = Wer diesen Link hat, spielt auf deinem Platz: So machst du auf einem anderen Gerät weiter. Er wird nur einmal gezeigt.
curtain = Als Nächstes: { $seat }
curtain-more = Gib den Bildschirm an { $seat } weiter. Sonst sollte niemand hinsehen.
curtain-lift = Ich bin { $seat }
cannot-reach = Der Tisch ist nicht erreichbar.
try-again-soon = Versuch es gleich noch einmal.
generic-view = Der Tisch
generic-offers = Was du tun kannst
generic-write = Deine Aktion, wie eine Aufzeichnung sie schreibt
generic-send = Spielen
nothing-here = Hier ist nichts
nothing-here-more = Vielleicht steckt ein Fehler in der Adresse, oder der Tisch ist abgeräumt.

## Das Ende

won = { $count ->
    [one] Es gewinnt { $names }
   *[other] Den Sieg teilen sich { $names }
}
you-won = Du hast gewonnen
you-lost = Du hast verloren
nobody-won = Niemand gewinnt
outcome-conceded = Die Partie wurde aufgegeben.
outcome-time = Für alle anderen ist die Zeit abgelaufen.
outcome-abandoned = Für alle ist die Zeit abgelaufen.
counting = Die Punkte werden gezählt
share-picture = Ein Bild teilen
picture = Bild
scores-or-sheets = Wertung oder Blätter
scores = Wertung
total = Gesamt
rematch = Noch einmal spielen
rematch-join = Mitspielen
rematch-follow = Mitgehen
rematch-invites = { $count ->
    [one] { $names } möchte noch einmal spielen.
   *[other] { $names } möchten noch einmal spielen.
}
see-replay = Replay
save-record = Aufzeichnung speichern
see-table = Tisch ansehen

## Replay

replay = Replay
replay-of = Replay: { $game }
replay-start = Vor dem ersten Zug.
play = Abspielen
pause = Anhalten
moment = Moment
speed = Tempo
replay-more = Verlauf und Werkzeuge
eyes = Gesehen von
link = Link
link-to-moment = Link zu diesem Moment
fork = Von hier weiterspielen
fork-title = Ab Moment { $n } weiterspielen
fork-more = Ein neuer Tisch beginnt mit dieser Stellung. Wer spielt?
what-if = Was wäre, wenn …
what-if-more = Ein neuer Tisch beginnt kurz davor, so gezielt wie damals. Ändere es, und sieh zu. Wer spielt?
what-if-begin = Es ist so gezielt wie damals. Ändere es, und sieh zu.
me = ich

## Regelbuch und Lektion

contents = Inhalt
search-rules = Regeln durchsuchen
clauses-found = { $count ->
    [0] Keine Regel sagt das. Nimm ein anderes oder ein kürzeres Wort.
    [one] 1 Regel
   *[other] { $count } Regeln
}
learn-title = Lerne { $game }
practice-title = Üben: { $game }
teacher = Lektion
lesson-otherwise = Probier, worum die Lektion bittet.
lesson-not = Diesmal nicht { $what }.
lesson-progress = Schritt { $n } von { $most }
lesson-done = Spiel dein erstes Spiel
no-lesson = Für dieses Spiel gibt es noch keine Lektion.

## Eine Edition machen

edition-link = Edition machen
edition-own = Mit eigener Edition spielen
edition-title = Eine Edition von { $game }
edition-about = Ändere, was gedruckt ist, im Bild oder im Text der Datei: Beides ist dieselbe Edition. Sie wird laufend geprüft und auf diesem Gerät aufbewahrt.
edition-views = Was du siehst
edition-hand = Von Hand
edition-text = Text
edition-preview = Vorschau
edition-try = Probespiele
edition-verdict = Was die Regeln sagen
edition-text-label = Die Datei der Edition, in TOML
edition-play = Damit spielen
edition-save = Datei speichern
edition-open = Datei öffnen
edition-too-long = Diese Datei ist zu lang für eine Edition.
edition-redo = Wiederholen
edition-again = Von vorn beginnen
edition-again-more = Zurück zur Hausedition; das lässt sich zurücknehmen
edition-checking = Wird geprüft …
edition-sound = „{ $name }“ ist spielbar: Nichts ist falsch.
edition-findings = { $count ->
    [one] 1 Sache zu verbessern
   *[other] { $count } Dinge zu verbessern
}
edition-unchecked = Prüfen ging gerade nicht: { $reason }
edition-at = Zeile { $line }, Spalte { $column }:
edition-unreadable = So lässt sich der Text nicht lesen. Verbessere ihn zuerst; das Bild wartet.
edition-undrawable = Dieser Text lässt sich nicht zeichnen. Verbessere ihn zuerst, oder geh einen Schritt zurück.
edition-preview-wait = Eine Vorschau gibt es, sobald nichts mehr falsch ist.
edition-preview-old = So sah es vor den letzten Änderungen aus.
edition-drawing = Wird gezeichnet …
edition-no-drawing = Dieses Spiel hat nichts zu drucken.
edition-part-sheet = Blatt
edition-part-board = Brett
edition-part-cards = Karten
edition-part-stones = Steine
edition-part-discs = Scheiben
edition-part-explore = Erkundungskarten
edition-part-routes = Routenkarten
edition-part-aid = Spielhilfen
edition-part-backs = Kartenrückseiten
edition-part-explore-backs = Rückseiten der Erkundungskarten
edition-part-route-backs = Rückseiten der Routenkarten
edition-size = { $size } mm im Druck
edition-save-drawing = Als SVG speichern
edition-print = Um es in wahrer Größe zu drucken, speichere die Datei, und dann im Terminal:
trial-about = Bots spielen ganze Spiele mit deiner Edition und mit der Hausedition, und der Zufall gibt beiden dasselbe.
trial-level = Wer spielt
trial-seats = Spielende
trial-games = Spiele
trial-start = Lass sie spielen
trial-stop = Anhalten
trial-progress = { $done } von { $all } Spielen.
trial-by = { $seats ->
    [one] { $bot }, allein.
   *[other] { $bot } auf allen { $seats } Plätzen.
}
trial-old = Diese Spiele wurden mit einem früheren Text gespielt.
trial-own = Deine
trial-house = Hausedition
trial-total = Summe pro Person
trial-lead = Deine gibt pro Person { $lead } Punkte im Vergleich zur Hausedition.
trial-margin = ± ist die Hälfte des 95-%-Intervalls des Mittels; jedes Spiel zählt einmal.

## Tasten

keys-title = Tasten
keys-everywhere = Überall
keys-table = Am Tisch
keys-replay = In einem Replay
keys-help = Diese Hilfe
keys-tab = Zum nächsten Element; Enter oder Leertaste wählt es
keys-escape = Schließen; zurück zur Gegenwart
keys-undo = Zurücknehmen
keys-hint = Ein Anstoß
keys-log = Zum Verlauf
keys-chat = Zum Chat
keys-again = Noch einmal zeigen, was geschah
keys-rules = Regelbuch
keys-board = Zum Brett
keys-now = Vor zu jetzt
keys-while-waiting = { $name } (während du wartest)
keys-play = Abspielen oder anhalten
keys-back = Einen Moment zurück
keys-forward = Einen Moment weiter
keys-first = An den Anfang
keys-last = Ans Ende
keys-better = In einer Analyse: was besser war, oder was gespielt wurde
keys-retry = In einer Analyse: die Fehler noch einmal versuchen

## Analyse

analysis = Analyse
analysis-of = { $unit ->
    [chance] Die Siegchancen aller, Moment für Moment, und was markierte Züge verschenkt haben
   *[points] Die Punkte, die alle erwarten konnten, Moment für Moment, und was markierte Züge verschenkt haben
}
analysis-progress = { $done } von { $all } bewertet …
analysis-again = Noch einmal versuchen
analysis-balance = Marken, Verschenktes und Glück
analysis-given = { $unit ->
    [chance] Verschenkt, %
   *[points] Verschenkt
}
analysis-luck = { $unit ->
    [chance] Glück, %
   *[points] Glück
}
analysis-error = ± ist ein Standardfehler.
analysis-gave = { $unit ->
    [chance] { $seat } hat { $cost } ± { $error } % Siegchance verschenkt.
   *[points] { $seat } hat { $cost } ± { $error } Punkte verschenkt.
}
analysis-good = { $unit ->
    [chance] Besser als der Zug der Jury, um { $gain } ± { $error } % Siegchance.
   *[points] Besser als der Zug der Jury, um { $gain } ± { $error } Punkte.
}
analysis-equal = Etwa so gut wie das Beste.
analysis-lucky = { $unit ->
    [chance] Das Glück gab { $seat } { $luck } ± { $error } % Siegchance.
   *[points] Das Glück gab { $seat } { $luck } ± { $error } Punkte.
}
analysis-even = Das Glück hat hier niemanden bevorzugt.
analysis-better = Besser: „{ $turn }“
mark-inaccuracy = eine Ungenauigkeit
mark-mistake = ein Fehler
mark-blunder = ein grober Fehler
mark-good = besser als die Jury
mistake-back = Voriger Fehler
mistake-on = Nächster Fehler
show-better = Besser
instead-of = Statt: „{ $words }“
better-steps = Der bessere Zug, Aktion für Aktion

## Fehler noch einmal versuchen

retry-mistakes = { $mine ->
    [yes] Meine Fehler noch einmal ({ $count })
   *[no] Fehler noch einmal ({ $count })
}
retry-progress = { $n } von { $count }
retry-played = Gespielt: „{ $words }“ Finde etwas Besseres.
retry-judging = Die Jury vergleicht …
retry-best = So gut wie das Beste.
retry-surpassed = Besser als der Zug der Jury.
retry-better = { $unit ->
    [chance] Besser als der gespielte Zug, der { $before } % verschenkt hat; dieser verschenkt { $cost } ± { $error } %.
   *[points] Besser als der gespielte Zug, der { $before } verschenkt hat; dieser verschenkt { $cost } ± { $error } Punkte.
}
retry-still = { $unit ->
    [chance] Auch das verschenkt { $cost } ± { $error } % Siegchance.
   *[points] Auch das verschenkt { $cost } ± { $error } Punkte.
}
retry-again = Noch einmal
retry-solution = Lösung
retry-skip = Überspringen
retry-done = { $found ->
    [0] Diesmal keinen von { $count } verbessert. Noch einmal in die Lösungen sehen?
   *[other] { $found } von { $count } verbessert.
}
retry-all = Alle noch einmal
retry-leave = Zurück zur Analyse

## Auf dem Gerät, ohne Server

device-update-ready = Eine neue Version ist da. Deine Spiele bleiben, wie sie sind.
device-update-now = Jetzt benutzen
device-keeping = Alles wird auf dieses Gerät kopiert: { $percent } %
device-kept = Alles ist auf diesem Gerät: Du kannst ohne Verbindung spielen.
device-install = Meseta installieren
device-install-by-hand = Um Meseta bei deinen Apps zu haben, öffne das Teilen-Menü und wähle „Zum Home-Bildschirm“.
device-needs-server = Das ist zum Spielen mit anderen, und dafür braucht es einen Server.
device-percent = { $percent } %
device-starting = Der Tisch wird auf diesem Gerät gedeckt
device-starting-download = Die Spiele werden geladen
device-starting-python = Python startet
device-starting-tables = Deine Tische werden geöffnet
device-starting-first = So lange dauert es nur beim ersten Mal. Danach öffnet sich Meseta hier auch ohne Verbindung.
device-starting-slow = Das dauert länger als sonst. Falls Meseta in einem anderen Tab offen ist, sieh dort nach oder schließ ihn.
device-failed = Auf diesem Gerät lässt sich der Tisch nicht decken.
device-failed-more = Lade die Seite neu. Hilft das nicht, schaff Platz auf dem Gerät oder nimm eine aktuelle Version eines anderen Browsers.
device-failed-reason = Der Browser sagt:
device-reload = Neu laden
device-not-kept = Dieses Fenster behält nichts: Deine Spiele sind weg, wenn du es schließt.
device-games = Auf diesem Gerät aufbewahrt
device-amount = { $games ->
    [0] Noch keine Spiele.
    [one] 1 Spiel.
   *[other] { $games } Spiele.
} { $known ->
    [yes] Insgesamt { $size }, samt Programm.
   *[no] { "" }
}
device-promised = Der Browser hat versprochen, sie nicht von sich aus zu löschen.
device-unpromised = Wenn auf dem Gerät der Platz knapp wird, löscht der Browser sie vielleicht.
device-declined = Der Browser verspricht nicht, sie zu behalten. Vielleicht, sobald Meseta installiert ist oder oft benutzt wird; sichere bis dahin eine Kopie.
device-protect = Um Aufbewahrung bitten
device-save = Kopie sichern
device-save-failed = Die Kopie ließ sich nicht machen. Nichts hat sich geändert.
device-bring = Kopie zurückholen
device-copy-holds = Diese Kopie ist vom { $made }. { $games ->
    [0] Sie enthält keine Spiele, nur
    [one] Sie enthält 1 Spiel,
   *[other] Sie enthält { $games } Spiele,
} deine Einstellungen und deine eigenen Editionen.
device-bring-replaces = Sie ersetzt alles, was jetzt hier aufbewahrt ist.
device-bring-now = Alles ersetzen
device-bring-vain = Dieses Fenster behält nichts, also lässt sich nichts hierher zurückholen.
device-leave = So lassen
device-copy-foreign = Diese Datei ist keine Kopie aus Meseta.
device-copy-damaged = Diese Kopie ist beschädigt und nicht lesbar.
device-copy-newer = Diese Kopie stammt aus einer neueren Version von Meseta. Aktualisiere Meseta hier zuerst.
device-copy-unchanged = Nichts hat sich geändert.
device-delete = Alles löschen
device-delete-asks = { $games ->
    [one] Dein Spiel, deine Einstellungen und deine eigenen Editionen
   *[other] Alle deine Spiele, deine Einstellungen und deine eigenen Editionen
} werden von diesem Gerät gelöscht. Nur eine Kopie kann sie zurückholen. Meseta selbst bleibt.
device-delete-now = Alles endgültig löschen
device-delete-failed = Der Browser gibt die Spiele nicht frei. Schließ alle anderen Tabs mit Meseta und versuch es noch einmal.
device-carry-here = Auf dieses Gerät holen
device-carry-away = Auf einen Server bringen
device-carry-more = Dort geht das Spiel weiter, mit dieser Aufzeichnung. Was hier ist, bleibt hier.
device-carry-now = Dorthin bringen
device-carry-closed = Solange ein Spiel läuft, zeigt seine Aufzeichnung, was dir verborgen ist. Mitnehmen kannst du es nach dem Ende, oder wenn nur Bots mit dir spielen.
device-carry-long = Dieses Spiel ist zu lang für einen Link. Speichere die Aufzeichnung und öffne die Datei dort.
device-server = Adresse des Servers
device-server-wrong = Das ist nicht die Adresse eines Servers, wie https://meseta.example.
device-brought = Ein Spiel wurde hierher gebracht
device-brought-holds = { $game }, { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}, { $entries ->
    [one] 1 Eintrag
   *[other] { $entries } Einträge
}.
device-brought-seats = Wenn du weiterspielst, sitzt du hier: { $names }.
device-brought-damaged = Ein Spiel sollte hierher kommen, aber der Link ist beschädigt oder unvollständig. Versuch es noch einmal dort, wo er herkam.
device-play-on = Weiterspielen
device-look = Ansehen

## Mit der Schachtel

companion-title = { $game } mit der Schachtel
companion-clear = Leeren

## Ein Bild einer Partie zum Teilen

picture-title = Ein Bild zum Teilen
picture-drawing = Wird gezeichnet …
picture-shows = Es zeigt
picture-result = Das Ergebnis
picture-moment = Moment { $n }
picture-colours = Farben
picture-no-link = Es trägt keinen Link, weil andere ihn nicht öffnen könnten.
picture-copy = Bild kopieren
picture-save = Als { $form } speichern

## Deine Spiele

yours-link = Deine Spiele
yours-show-games = Spiele
yours-show-statistics = Statistik
yours-show-kept = Deine Daten
yours-running = Laufend
yours-running-none = Gerade läuft kein Spiel.
yours-finished = Beendet
yours-finished-none = Noch keine beendeten Spiele. Wenn eines endet, bleibt sein Ergebnis hier, auch wenn der Tisch weg ist.
yours-stranger = Über dich ist hier noch nichts aufbewahrt. Das beginnt mit deinem ersten Spiel.
yours-elsewhere = Hast du auf einem anderen Gerät gespielt? Mach dort einen Link, unter { yours-link } › { yours-show-kept }, und öffne ihn hier.
yours-all-games = Alle Spiele
yours-of-game = { $game } ({ $count })
yours-more = Frühere Spiele zeigen
yours-won = Gewonnen
yours-shared = Geteilt
yours-lost = Verloren
yours-several = Mehrere Plätze
yours-score = { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
}
yours-rank = Platz { $rank } von { $seats }
yours-people = Menschen
yours-solo = allein
yours-against = gegen { $names }
yours-replay = Replay
yours-analysis = Analyse
yours-gone = Der Tisch ist weg; das Ergebnis bleibt.
yours-caveat-conceded = Du hast aufgegeben.
yours-caveat-given_up = Die anderen haben aufgegeben.
yours-caveat-stood_in = Ein Bot hat für dich gespielt.
yours-caveat-forked = Aus einem anderen Spiel fortgesetzt.
yours-caveat-several = Du hattest mehrere Plätze, also hat niemand gewonnen oder verloren.
yours-caveat-edition = Mit eigenem Material.

yours-filter = Welche Spiele zählen
yours-game = Spiel
yours-players = Wer spielte
yours-players-others = Mit anderen oder Bots
yours-players-of = { $count ->
    [1] Allein
   *[other] { $count } Personen
}
yours-loosely = Auch Spiele zählen, die ein anderes fortsetzen oder in denen ein Bot für dich gespielt hat
yours-counted = { $count ->
    [0] Keine Spiele
    [one] 1 Spiel
   *[other] { $count } Spiele
}
yours-none-counted = Von dieser Art wurde noch kein Spiel zu Ende gespielt.
yours-few = So wenige Spiele zeigen, was geschah, aber keine Entwicklung.
yours-scores = Deine Punkte, Teil für Teil
yours-scores-about = Eine Säule für jedes zu Ende gespielte Spiel, das letzte rechts. Die Linie über einer Säule ist die Summe.
yours-scores-window = Spiele { $first } bis { $last } von { $count }
yours-earlier = Frühere Spiele
yours-later = Spätere Spiele
yours-column = { $when }: { $total } Punkte ({ $parts })
yours-part = { $part } { $points }
yours-total = Gesamt
yours-when = Wann
yours-as-table = Als Tabelle
yours-levels = Ergebnisse nach Gegner
yours-levels-about = Ein Spiel zählt für seinen stärksten Bot, oder für Menschen, wenn jemand anderes mitspielte.
yours-level-line = { $level }: { $won } gewonnen, { $shared } geteilt, { $lost } verloren
yours-bests = Persönliche Bestwerte
yours-best = { $total } Punkte, { $when }
yours-reached = Allein erreicht
yours-figures = Was das Spiel zählt
yours-figures-counting = Die letzten Spiele werden noch gezählt; sieh gleich noch einmal nach.
yours-figures-code = Gezählt
yours-figures-mean = Im Mittel
yours-figures-least = Am wenigsten
yours-figures-most = Am meisten
yours-rounds = { $name } pro Runde, im Mittel
yours-round-line = Runde { $round }: { $mean } (in { $count ->
    [one] 1 Spiel
   *[other] { $count } Spielen
})

yours-kept-about = Konten gibt es nicht. Du bist ein zufälliger Schlüssel in diesem Browser. Dazu aufbewahrt sind dein Name, die Tische mit deinem Platz, wie deine Spiele und die Rätsel des Tages ausgingen, wo du gerufen werden willst, und wen du stummgeschaltet oder gemeldet hast. Ein Ergebnis ist Datum, Spiel, Zahl der Mitspielenden, deine Punkte Teil für Teil und die Stärke der Bots; von anderen Menschen steht darin nur, dass sie Menschen waren.
yours-kept-device = All das ist nur auf diesem Gerät.
yours-export = Eine Kopie nehmen
yours-export-about = Eine Datei mit allem, was über dich aufbewahrt ist, hier und in diesem Browser.
yours-export-do = Alles herunterladen
yours-devices = Deine Geräte
yours-devices-about = Jedes Gerät in dieser Liste spielt als du. Melde ab, was du nicht kennst.
yours-device-this = Dieses Gerät
yours-device-unnamed = Ein Gerät
yours-device-since = seit { $when }
yours-device-seen = zuletzt benutzt { $when }
yours-device-end = Abmelden
yours-device-end-named = { $device } abmelden
yours-device-ended = { $device } gehört nicht mehr dir.
yours-unsettled = Dieses Gerät gehört dir seit weniger als einem Tag; es kann noch keine früheren abmelden, keine Links machen und nichts löschen.
yours-carry = Ein anderes Gerät benutzen
yours-carry-about = Ein Link macht noch ein Gerät zu deinem. Er gilt einmal und zehn Minuten lang. Wer ihn öffnet, spielt als du: Zeig ihn niemandem.
yours-carry-make = Link machen
yours-carry-once = Nur einmal gezeigt, bis { $when }
yours-carry-link = Link für dein anderes Gerät
yours-carry-revoke = Widerrufen
yours-carry-revoked = Der Link gilt nicht mehr.
yours-delete = Löschen
yours-delete-results = Ergebnisse und Statistik löschen
yours-delete-results-about = Deine Ergebnisse und deine Statistik werden gelöscht. Tische und ihre Aufzeichnungen bleiben.
yours-delete-all = Alles über dich löschen
yours-delete-all-about = Deine Ergebnisse, deine Geräte und Tische, an denen sonst niemand sitzt, werden gelöscht, hier und in all deinen Browsern. Tische von dir, die noch nicht begonnen haben, werden abgeräumt. In Spielen mit anderen spielt ein Bot deinen Platz zu Ende. Er bleibt in ihren Aufzeichnungen, unter dem Namen, der dort stand.
yours-delete-word = löschen
yours-delete-type = Schreib zur Bestätigung „{ $word }“
yours-delete-do = Endgültig löschen
yours-deleted = Gelöscht.
yours-cancel = Abbrechen

yours-arrive-title = Auf diesem Gerät { $name } werden?
yours-nameless = jemand ohne Namen
yours-arrive-about = Was du hier spielst, wird dann bei { $name } aufbewahrt, und wer dir den Link gegeben hat, sieht es.
yours-arrive-warning = Mach nur weiter, wenn dieser Link von dir selbst ist, von einem anderen deiner Geräte.
yours-arrive-has = { $name } hat { $results ->
    [one] 1 Ergebnis
   *[other] { $results } Ergebnisse
} und { $tables ->
    [one] 1 laufendes Spiel
   *[other] { $tables } laufende Spiele
}.
yours-arrive-here = Auf diesem Gerät hast du { $results ->
    [one] 1 Ergebnis
   *[other] { $results } Ergebnisse
} und { $tables ->
    [one] 1 laufendes Spiel
   *[other] { $tables } laufende Spiele
}. Was soll damit geschehen?
yours-arrive-along = Mitnehmen: Sie gehören dann zu { $name }, ebenso deine anderen Geräte
yours-arrive-behind = Hierlassen: Von diesem Gerät führt nichts zu ihnen zurück
yours-arrive-device = Wie dieses Gerät heißen soll
yours-arrive-phone = Telefon
yours-arrive-computer = Computer
yours-arrive-do = { $name } werden
yours-arrive-stay = Bleiben, wer du bist
yours-arrive-same = Dieses Gerät gehört schon zu { $name }. Für ein anderes gilt der Link noch.
yours-arrived = Dieses Gerät gehört jetzt zu { $name }.

## Gerufen werden, wenn man dran ist

calls-closed = Auch wenn in diesem Browser keine Seite von Meseta offen ist.
calls-open = Nur solange in diesem Browser eine Seite von Meseta offen ist.
calls-denied = Dieser Browser zeigt keine Mitteilungen dieser Seite. In seinen eigenen Einstellungen lässt sich das ändern.
calls-home = Um es hier zu erfahren, leg Meseta zuerst auf den Home-Bildschirm, und öffne es von dort.
calls-offer = Das kann eine Weile dauern. Soll dir dieses Gerät sagen, wenn du dran bist, auch wenn Meseta geschlossen ist?
calls-offer-yes = Ja, sag es mir
calls-offer-no = Nein
calls-mail = Auch per Mail
calls-mail-send = Link schicken
calls-mail-asked = Eine Mail ist unterwegs an { $address }. Bestätige die Adresse mit dem Link darin.
calls-mail-on = Mails gehen an { $address }.
calls-mail-off = Keine Mails mehr
calls-mail-confirm = Möchtest du eine Mail, immer wenn du dran und nicht da bist?
calls-mail-confirm-now = Ja, schickt mir Mails
calls-mail-confirm-done = Deine Adresse ist bestätigt. In jeder Mail steht ein Link, der sie beendet.
calls-mail-end = Möchtest du keine Mails mehr von hier?
calls-mail-end-now = Keine Mails mehr
calls-mail-end-done = Es kommen keine Mails mehr.

## Drucken

companion-print = Blätter und Karten drucken
companion-print-about = In ihrer wahren Größe: Lass in den Einstellungen des Druckers den Maßstab bei 100 %.
companion-print-less = { $part }: eins weniger
companion-print-more = { $part }: eins mehr
companion-print-paper = Papier
companion-print-a4 = A4
companion-print-letter = Letter
companion-print-pdf = Als PDF
companion-print-browser = Mit dem Browser drucken
companion-print-making = Die Seiten werden gezeichnet…
companion-unreached = Anscheinend gibt es keine Verbindung. Was du einträgst, bleibt erhalten; die Antwort kommt, sobald es eine gibt.
companion-not-done = Anscheinend gibt es keine Verbindung, deshalb ist das nicht geschehen. Versuch es wieder, sobald es eine gibt.

## Menschen am Tisch, und noch einmal dieselbe Verteilung

about-person = { $name } stummschalten oder melden
muted = von dir stummgeschaltet
muted-here = Stummgeschaltet:
deal = Verteilung
deal-again = Dieselbe Verteilung spielen
deal-short = Dieselbe Verteilung
deal-compare = Diese Verteilung vergleichen
deal-agreed = Die Verteilung eines anderen Tischs wird noch einmal gespielt: derselbe Zufall, andere Menschen. Am Ende steht ihr Ergebnis neben denen der anderen, die sie gespielt haben, und es zählt nicht für Statistiken.
deal-known = hat diese Verteilung schon gespielt oder gesehen
deal-known-you = du hast diese Verteilung schon gespielt oder gesehen
deal-listed = eine schon gespielte Verteilung
company-mute = { $name } stummschalten
company-unmute = Stummschaltung von { $name } aufheben
company-mute-more = Wenn du { $name } stummschaltest, siehst du nichts mehr von Nachrichten und Reaktionen dieser Person, hier und an anderen Tischen. Sie erfährt nichts davon.
company-muted-more = Du siehst nichts von Nachrichten und Reaktionen von { $name }, hier und an anderen Tischen. Die Person weiß nichts davon.
company-report = Der Serverleitung melden
company-report-title = { $name } melden
company-reason = Worum geht es?
company-reason-rude = Beleidigungen oder grobe Worte
company-reason-harassing = Belästigung oder Drohungen
company-reason-spam = Werbung oder Spam
company-reason-cheating = Betrug oder verdorbene Partien
company-reason-name = Ein anstößiger Name
company-reason-other = Etwas anderes
company-note = Was soll man dazu wissen? (kann leer bleiben)
company-mute-too = { $name } auch stummschalten
company-report-what = Wer diesen Server betreibt, sieht deine Meldung mit deinem Namen und den letzten Zeilen des Chats. Am Tisch erfährt niemand davon.
company-report-send = Meldung senden
company-back = Zurück
company-reported = Deine Meldung ist für die Menschen aufbewahrt, die diesen Server betreiben, unter { $id }.
company-reported-next = Sie lesen sie und können den Tisch beenden oder jemanden aussperren. Eine Antwort bekommst du hier nicht, und { $name } erfährt nichts.
company-deal-title = Dieselbe Verteilung
company-deal-again = Noch einmal spielen
company-deal-more = Noch einmal derselbe Zufall: dieselben Karten in derselben Folge, dieselbe Anordnung, dasselbe Zittern der Hand. Was du auch anders spielst, der Rest bleibt, wie er ist.
company-deal-seat = Auf dem Platz von { $name }
company-deal-free = Wer den Link hat
company-deal-known = Der Tisch sagt, wer diese Verteilung schon gespielt oder gesehen hat, und zählt nicht für Statistiken.
company-deal-set = Tisch decken
company-compared = Tische, die diese Verteilung gespielt haben, die besten zuerst
company-rank = Nr. { $rank }
company-this-table = dieser Tisch
company-first-table = zuerst gespielt
company-won = gewinnt
company-lost = hat aufgegeben oder kam nicht zurück
yours-deal = Dieselbe Verteilung
yours-caveat-dealt = noch einmal dieselbe Verteilung
yours-muted = Stummgeschaltet
yours-muted-about = Du siehst nichts von ihren Nachrichten und Reaktionen. Sie wissen nichts davon.
yours-muted-none = Du hast niemanden stummgeschaltet.
yours-unmute = Stummschaltung von { $name } aufheben
yours-unmuted = Du siehst { $name } wieder.

## Die drei des Tages

daily-title = Die drei des Tages
daily-title-of = Die drei des Tages, { $day }
daily-heading = { $game }, { $day }
daily-about = Ein Rätsel aus jedem Spiel, für alle dasselbe.
daily-number = Nr. { $number }
daily-three-of = Die drei: { $day }
daily-to-today = Die Rätsel von heute
daily-state-new = nicht versucht
daily-state-begun = begonnen
daily-state-waiting = abgegeben, noch zu senden
daily-state-beaten = besser als der beste bekannte Zug
daily-state-best = der beste Zug
daily-state-close = nah am besten
daily-state-fair = mindestens die Hälfte des besten
daily-state-far = weit vom besten entfernt
daily-state-given_up = aufgegeben
daily-level = { $level ->
    [1] Sehr leicht
    [2] Leicht
    [3] Mittel
    [4] Schwer
   *[5] Sehr schwer
}: { $level } von 5
daily-points = { $points } von { $best } Punkten
daily-points-short = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
daily-so-far = Bisher: { daily-points-short }
daily-first-counts = Was du zuerst abgibst, zählt.
daily-practising = Dieses hast du schon abgegeben. Jetzt übst du nur.
daily-over = Dein Zug ist vollständig. Gib ihn ab, oder nimm etwas zurück.
daily-over-final = Dein Zug ist vollständig. Gib ihn ab.
daily-restart = Neu beginnen
daily-hand-in = Abgeben
daily-give-up = Aufgeben
daily-give-up-more = Du siehst dann den besten Zug, und dieses Rätsel gilt als aufgegeben.
daily-give-up-not = Weiter versuchen
daily-outcome = Dein Zug neben dem besten
daily-compare = Welchen Zug das Brett zeigt
daily-said-beaten = Besser als der beste bekannte Zug
daily-said-best = Du hast den besten Zug gefunden
daily-said-close = Nah am besten
daily-said-fair = Da ist mehr drin
daily-said-far = Da ist noch viel mehr drin
daily-said-given_up = Das ist der beste Zug
daily-show-best = Besten zeigen
daily-show-yours = Deinen zeigen
daily-show-yours-again = Noch mal deinen
daily-shown-best = Der beste Zug: { daily-points-short }
daily-shown-yours = Dein Zug: { daily-points-short }
daily-because = { $side ->
    [best] Der beste Zug
   *[yours] Dein Zug
}: { $reasons }.
daily-explaining = Die Gründe werden gesucht …
daily-steps-best = Der beste Zug, Schritt für Schritt
daily-steps-yours = Dein Zug, Schritt für Schritt
daily-practice = Zum Üben. Deine erste Antwort bleibt: { daily-points }.
daily-late = Nach seinem Tag abgegeben: Es steht in deinem Archiv, aber nicht in deiner Serie.
daily-grade = { $solutions ->
    [one] Ein bester Zug
   *[other] { $solutions } beste Züge
}, aus mindestens { $depth ->
    [one] einer Aktion
   *[other] { $depth } Aktionen
}.
daily-proved = Es ist bewiesen, dass keiner besser ist.
daily-searched = Das Beste, was eine lange Suche gefunden hat.
daily-next = Weiter: { $game }
daily-again = Noch einmal
daily-all = Alle drei
daily-retry = Noch einmal versuchen
daily-unreachable = Es gibt keine Verbindung. Was du getan hast, ist aufbewahrt, und du kannst es zurücknehmen und neu machen.
daily-go-on-offline = Ohne Netz weiter
daily-waiting = Abgegeben. Es wird gesendet, sobald es eine Verbindung gibt.
daily-waiting-more = Deine Antwort ist in diesem Browser aufbewahrt. Ist sie gesendet, steht sie hier neben dem besten Zug.
daily-sent = Deine Antwort ist gesendet: { $game }
daily-streak = { $count ->
    [one] 1 Tag in Folge
   *[other] { $count } Tage in Folge
}
daily-streak-now = Tage in Folge
daily-streak-longest = längste Serie
daily-streak-days = Tage insgesamt
daily-streak-about = Ein Tag zählt, wenn du an ihm mindestens eines seiner Rätsel abgibst. Aufgeben zählt nicht.
daily-archive = Archiv
daily-month-before = Zurück: { $month }
daily-month-after = Weiter: { $month }
daily-locked = kommt noch
daily-locked-more = Dieser Tag kommt noch. Seine Rätsel öffnen sich, wenn er dort beginnt, wo du bist.
daily-clock = Nach der Uhr dieses Geräts ist das heute. Stimmt das nicht, stell sie richtig.
daily-legend = Was die Zeichen bedeuten
daily-midnight = Es ist { $day }: Neue Rätsel sind da.
daily-midnight-go = Hingehen
daily-midnight-stay = Hier bleiben
daily-share = Deinen Tag teilen
daily-share-text = Der Text; er verrät nichts
daily-share-no-link = Andere könnten diese Adresse nicht öffnen, deshalb fehlt sie.
daily-drawing = Das Bild wird gezeichnet.
daily-picture-save = Bild speichern
daily-picture-copy = Bild kopieren
daily-picture-share = Bild teilen

## Turns while one is away, and places in a deal

time-missed-other = Die Zeit war um: { $bot } hat für { $names } gespielt.
rematch-decline = Jetzt nicht
rematch-declined = { $count ->
    [one] { $names } spielt diesmal nicht noch einmal.
   *[other] { $names } spielen diesmal nicht noch einmal.
}
company-rank-shared = Nr. { $rank }, geteilt
calls-insecure = Browser zeigen Benachrichtigungen nur von Seiten mit https. Hier sagt der Titel einer offenen Seite, wann du dran bist.
calls-none = Dieser Browser kennt keine Benachrichtigungen. Der Titel einer offenen Seite sagt, wann du dran bist.
calls-mail-other = Andere Adresse
calls-mails = Mails, wenn du dran bist
