# Bulls and cows

name = Bulls and cows
blurb = A secret code of three digits: every guess tells you a little about it.

option-length = how many digits a code has

fault-not_your_turn = It is { $turn }'s turn.
fault-codes_first = The codes have to be set first.
fault-code_stays = The code is set, and it stays.
fault-no_code = { $digits } is no code: { $length } different digits from 1 to 6.

event-hidden = A secret code is set.
event-code_set = { $you ->
    [yes] You set your code
   *[no] { $seat } sets a code
}{ $codes_count ->
    [0] .
   *[other] : { $codes }.
}
event-guessed = { $you ->
    [yes] You guess
   *[no] { $seat } guesses
} { $guess }: { $bulls ->
    [one] 1 bull
   *[other] { $bulls } bulls
}, { $cows ->
    [one] 1 cow
   *[other] { $cows } cows
}.
event-revealed = The game is over. { $codes_count ->
    [one] The code was { $codes }.
   *[other] The codes were { $codes }.
}

part-guesses_left = the code found, and guesses left
outcome-found = A code is found.
outcome-kept = No code was found in eight guesses.

notation-forms = Write “set 135” or “guess 135”.
notation-help = set 135: write down your secret code; guess 135, or simply 135: guess a code

## What the generic board calls the fields of a view, and the actions

view-length = Digits of a code
view-codes = Codes
view-guesses = Guesses
view-guess = Guess
view-bulls = Bulls
view-cows = Cows
action-set = Set { $rest }
action-guess = Guess { $rest }
