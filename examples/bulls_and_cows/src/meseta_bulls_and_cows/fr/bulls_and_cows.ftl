# Taureaux et vaches
#
# code · chiffre · essai (guess) · taureau (bull) · vache (cow)

name = Taureaux et vaches
blurb = Un code secret de trois chiffres : chaque essai vous en apprend un peu.

option-length = combien de chiffres a un code

fault-not_your_turn = C’est à { $turn } de jouer.
fault-codes_first = Il faut d’abord poser les codes.
fault-code_stays = Le code est posé, et il ne change plus.
fault-no_code = { $digits } n’est pas un code : il faut { $length } chiffres différents de 1 à 6.

event-hidden = Un code secret est posé.
event-code_set = { $you ->
    [yes] Vous posez votre code
   *[no] { $seat } pose un code
}{ $codes_count ->
    [0] .
   *[other] {" "}: { $codes }.
}
event-guessed = { $you ->
    [yes] Vous essayez
   *[no] { $seat } essaie
} { $guess } : { $bulls ->
    [one] { $bulls } taureau
   *[other] { $bulls } taureaux
}, { $cows ->
    [one] { $cows } vache
   *[other] { $cows } vaches
}.
event-revealed = La partie est finie. { $codes_count ->
    [1] Le code était { $codes }.
   *[other] Les codes étaient { $codes }.
}

part-guesses_left = le code trouvé, et les essais qui restaient
outcome-found = Un code est trouvé.
outcome-kept = Aucun code n’a été trouvé en huit essais.

notation-forms = Écrivez « set 135 » ou « guess 135 ».
notation-help = set 135 : noter votre code secret ; guess 135, ou simplement 135 : essayer un code

## Comment le plateau générique nomme les champs d’une vue et les actions

view-length = Chiffres d’un code
view-codes = Codes
view-guesses = Essais
view-guess = Essai
view-bulls = Taureaux
view-cows = Vaches
action-set = Poser { $rest }
action-guess = Essayer { $rest }
