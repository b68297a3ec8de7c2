# Bullen und Kühe
# Wörter: code Code, digit Ziffer, guess Versuch, bull Bulle, cow Kuh.

name = Bullen und Kühe
blurb = Ein geheimer Code aus drei Ziffern: Jeder Versuch verrät dir ein wenig davon.

option-length = wie viele Ziffern ein Code hat

fault-not_your_turn = Am Zug ist { $turn }.
fault-codes_first = Erst müssen die Codes festgelegt sein.
fault-code_stays = Der Code ist festgelegt und bleibt.
fault-no_code = { $digits } ist kein Code: Es sind { $length } verschiedene Ziffern von 1 bis 6.

event-hidden = Ein geheimer Code ist festgelegt.
event-code_set = { $you ->
    [yes] Du legst deinen Code fest
   *[no] { $seat } legt einen Code fest
}{ $codes_count ->
    [0] .
   *[other] : { $codes }.
}
event-guessed = { $you ->
    [yes] Du versuchst
   *[no] { $seat } versucht
} { $guess }: { $bulls ->
    [one] 1 Bulle
   *[other] { $bulls } Bullen
}, { $cows ->
    [one] 1 Kuh
   *[other] { $cows } Kühe
}.
event-revealed = Das Spiel ist vorbei. { $codes_count ->
    [one] Der Code war { $codes }.
   *[other] Die Codes waren { $codes }.
}

part-guesses_left = der gefundene Code und die übrigen Versuche
outcome-found = Ein Code ist gefunden.
outcome-kept = In acht Versuchen wurde kein Code gefunden.

notation-forms = Schreib „set 135“ oder „guess 135“.
notation-help = set 135: schreib deinen geheimen Code auf; guess 135, oder einfach 135: versuch einen Code

## Wie das allgemeine Brett die Felder einer Ansicht und die Aktionen nennt

view-length = Ziffern eines Codes
view-codes = Codes
view-guesses = Versuche
view-guess = Versuch
view-bulls = Bullen
view-cows = Kühe
action-set = { $rest } festlegen
action-guess = { $rest } versuchen
