# Touros e vacas
#
# código · algarismo · palpite (guess) · touro (bull) · vaca (cow)

name = Touros e vacas
blurb = Um código secreto de três algarismos: cada palpite revela um pouco dele.

option-length = quantos algarismos tem um código

fault-not_your_turn = A vez é de { $turn }.
fault-codes_first = Antes é preciso definir os códigos.
fault-code_stays = O código está definido e não muda mais.
fault-no_code = { $digits } não é um código: são { $length } algarismos diferentes de 1 a 6.

event-hidden = Um código secreto está definido.
event-code_set = { $you ->
    [yes] Você define seu código
   *[no] { $seat } define um código
}{ $codes_count ->
    [0] .
   *[other] : { $codes }.
}
event-guessed = { $you ->
    [yes] Seu palpite é
   *[no] { $seat } dá o palpite
} { $guess }: { $bulls ->
    [one] { $bulls } touro
   *[other] { $bulls } touros
}, { $cows ->
    [one] { $cows } vaca
   *[other] { $cows } vacas
}.
event-revealed = A partida acabou. { $codes_count ->
    [1] O código era { $codes }.
   *[other] Os códigos eram { $codes }.
}

part-guesses_left = o código descoberto, e os palpites que sobraram
outcome-found = Um código foi descoberto.
outcome-kept = Nenhum código foi descoberto em oito palpites.

notation-forms = Escreva “set 135” ou “guess 135”.
notation-help = set 135: anotar seu código secreto; guess 135, ou só 135: dar um palpite

## Como o tabuleiro genérico chama os campos de uma vista e as ações

view-length = Algarismos de um código
view-codes = Códigos
view-guesses = Palpites
view-guess = Palpite
view-bulls = Touros
view-cows = Vacas
action-set = Definir { $rest }
action-guess = Tentar { $rest }
