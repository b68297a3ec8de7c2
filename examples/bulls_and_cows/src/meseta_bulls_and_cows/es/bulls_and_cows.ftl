# Toros y vacas

name = Toros y vacas
blurb = Un código secreto de tres cifras: cada intento te dice un poco más de él.

option-length = cuántas cifras tiene un código

fault-not_your_turn = Es el turno de { $turn }.
fault-codes_first = Primero hay que poner los códigos.
fault-code_stays = El código está puesto y ya no se cambia.
fault-no_code = { $digits } no es un código: { $length } cifras distintas del 1 al 6.

event-hidden = Hay un código secreto.
event-code_set = { $you ->
    [yes] Pones tu código
   *[no] { $seat } pone un código
}{ $codes_count ->
    [0] .
   *[other] : { $codes }.
}
event-guessed = { $you ->
    [yes] Dices
   *[no] { $seat } dice
} { $guess }: { $bulls ->
    [one] 1 toro
   *[other] { $bulls } toros
}, { $cows ->
    [one] 1 vaca
   *[other] { $cows } vacas
}.
event-revealed = La partida ha terminado. { $codes_count ->
    [one] El código era { $codes }.
   *[other] Los códigos eran { $codes }.
}

part-guesses_left = el código descubierto y los intentos que sobran
outcome-found = Se ha descubierto un código.
outcome-kept = Nadie ha descubierto un código en ocho intentos.

notation-forms = Escribe «set 135» o «guess 135».
notation-help = set 135: anota tu código secreto; guess 135, o simplemente 135: intenta adivinar un código

## Cómo llama el tablero genérico a los campos de una vista y a las acciones

view-length = Cifras de un código
view-codes = Códigos
view-guesses = Intentos
view-guess = Intento
view-bulls = Toros
view-cows = Vacas
action-set = Anotar { $rest }
action-guess = Probar { $rest }
