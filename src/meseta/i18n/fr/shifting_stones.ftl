# Shifting Stones
#
# pierre : ce qui est dans la grille · face · motif : ce qu’une carte demande · dépenser une carte : la payer pour bouger
# échanger deux pierres (shift) · retourner une pierre (flip) · marquer une carte (score) · main · pioche · défausse
# sauter son tour pour piocher (skip) · raté (strike) : un tour en solo sans carte marquée · case · gris : n’importe laquelle

name = Shifting Stones
blurb = Neuf pierres, soixante-douze motifs : dépensez une carte pour bouger une pierre, ou gardez-la jusqu’à ce que son motif apparaisse.

face-sun = soleil
face-moon = lune
face-fish = poisson
face-bird = oiseau
face-horse = cheval
face-boat = bateau
face-seed = graine
face-tree = arbre

option-first_player = qui commence : tirage au sort, ou une place
option-skip_cap = jusqu’à combien de cartes un tour sauté peut remplir la main : 6, ou sans limite
choice-skip_cap-6 = 6
choice-skip_cap-none = sans limite
page-end-sheets = Cartes marquées
page-option-first_player = Qui commence
page-option-skip_cap = Cartes en main au plus après un tour sauté

## Pourquoi une action est refusée

fault-not_your_turn = C’est à { $turn } de jouer.
fault-chance_first = Il faut d’abord donner les cartes.
fault-not_in_hand = La carte { $card } n’est pas dans votre main.
fault-empty_hand = Votre main est vide : finissez votre tour.
fault-not_neighbours = { $a } et { $b } ne sont pas voisines.
fault-no_such_cell = Il n’y a pas de pierre en { $cell }.
fault-no_match = Le motif de la carte { $card } n’est pas dans la grille.
fault-too_late_to_skip = Sauter prend le tour entier, et vous avez déjà fait quelque chose.
fault-skipped_before = Vous avez sauté votre tour précédent ; pas deux fois de suite.
fault-hand_full = Vous avez { $most } cartes : vous ne pourriez pas en piocher.
fault-nothing_to_draw = Il ne reste aucune carte à piocher.

## Ce qui ne va pas dans les cartes d’une édition

error-edition_id = Les cartes sont numérotées à partir de 1 sans trou : il y a ici { $found } au lieu de { $expected }.
error-edition_block = Carte { $card } : un motif est un bloc de 1×2, 2×1, 2×2, 1×3, 3×1 ou 3×3 cases ; un texte par rangée, un mot ou un point par case.
error-edition_face = La carte { $card } montre « { $face } ».{ $suggestion ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $suggestion } » ?
} Une case est un point (gris) ou l’une de : { $faces }.
error-edition_blank = La carte { $card } est toute grise ; elle doit demander au moins une face.
error-edition_stones = La carte { $card } demande { $wanted } pierres de { $stones } ; le jeu en a { $most }.
error-edition_twin = La carte { $card } montre le même motif que la carte { $twin } ; toutes sont différentes.
error-edition_solo = Une partie en solo demande { $needed } cartes de valeur { $points } ; cette édition en a { $found }.

## Ce qui ne va pas dans une question sur la boîte

error-stones_of_box = Une boîte a une pierre avec soleil et lune, deux avec poisson et oiseau, trois avec cheval et bateau, et trois avec graine et arbre.
error-card_unknown = Il n’y a pas de carte { $card } : elles sont numérotées de 1 à { $most }.
error-card_twice = La carte { $card } est deux fois dans la main ; toutes sont différentes.

## Ce qui s’est passé

event-laid = Les pierres sont posées : { $faces }.
event-picked = { $count } cartes forment la pioche.
event-first_player = { $you ->
    [yes] Vous commencez
   *[no] { $seat } commence
}.
event-drew = { $cards_count ->
    [0] { $seat } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
   *[other] { $you ->
        [yes] Vous piochez { $cards }
       *[no] { $seat } pioche { $cards }
    }.
}
event-reshuffled = La pioche est vide : { $count ->
    [one] { $count } carte défaussée fait
   *[other] { $count } cartes défaussées font
} la nouvelle.
event-shifted = { $you ->
    [yes] Vous dépensez la carte { $card } et échangez
   *[no] { $seat } dépense la carte { $card } et échange
} { $a } et { $b }.
event-flipped = { $you ->
    [yes] Vous dépensez la carte { $card } et retournez
   *[no] { $seat } dépense la carte { $card } et retourne
} { $cell } : { $face }.
event-scored = { $you ->
    [yes] Vous marquez la carte
   *[no] { $seat } marque la carte
} { $card } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-ended = { $you ->
    [yes] Vous finissez votre tour
   *[no] { $seat } finit son tour
}.
event-skipped = { $you ->
    [yes] Vous sautez votre tour
   *[no] { $seat } saute son tour
} pour piocher.
event-last_round = { $you ->
    [yes] Vous avez marqué
   *[no] { $seat } a marqué
} { $count } cartes : c’est la dernière manche.
event-struck = Un tour sans carte marquée : raté { $strikes } sur 4.
event-game_over = La partie est finie.

## Scores et fins

part-scored_cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
part-most_ones = { $lead ->
    [yes] le plus de 1 ({ $count })
   *[no] cartes de 1 : { $count } (au plus : { $most })
}
part-solo_cards = cartes marquées sur 16
outcome-last_round = La dernière manche a été jouée.
outcome-all_scored = Les 16 cartes sont marquées.
outcome-strikes = Quatre ratés.

## Ce qui parle pour un tour

why-wins = gagne la partie
why-last_round = amène la dernière manche avec de l’avance
why-scores = marque { $cards_count ->
    [one] la carte
   *[other] les cartes
} { $cards } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
why-most_ones = prend l’avance en cartes de 1 avec { $count }
why-no_strike = évite le raté { $strike } sur 4
why-keeps = garde la carte { $card } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}), { $moves ->
    [0] au motif complet
    [one] à { $moves } mouvement de son motif
   *[other] à { $moves } mouvements de son motif
}
why-leaves_less = laisse au tour suivant environ { $worth } points de moins que d’habitude
why-exchanges = pioche { $count ->
    [one] { $count } nouvelle carte
   *[other] { $count } nouvelles cartes
}
why-draws_more = ajoute { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à la main

## Le terminal

notation-forms = Écrivez s b2c2 17 (échanger deux voisines en dépensant la carte 17), f a1 4 (retourner), +17 (marquer), end ou skip.
notation-help =
    s b2c2 17    échanger b2 et c2, en dépensant la carte 17
    f a1 4       retourner a1, en dépensant la carte 4
    +17          marquer la carte 17
    end          finir votre tour et compléter à 4 cartes
    skip         ne rien faire d’autre ce tour et piocher 2 cartes
do-shift = échanger { $a } et { $b }, en dépensant la carte { $card }
do-flip = retourner { $cell }, en dépensant la carte { $card }
do-score = marquer la carte { $card }
do-end = finir le tour
do-skip = sauter le tour et piocher 2 cartes
prompt-turn = à vous
clause-turn = ST-07
forms-turn = s b2c2 17 (échanger), f a1 4 (retourner), +17 (marquer), end, skip
help-turn =
    s b2c2 17    échanger b2 et c2 (voisines), en dépensant la carte 17
    f a1 4       retourner a1, en dépensant la carte 4
    +17          marquer la carte 17, quand son motif est dans la grille
    end          finir votre tour et compléter à 4 cartes
    skip         ne rien faire d’autre ce tour et piocher 2 cartes
    voir cartes  quelles cartes ont été marquées ou défaussées
look-cards = cartes
look-scored = Cartes que tout le monde peut voir
look-discards = défausse
table-brief = main { $hand }, marquées { $scored }, points { $points }
table-hand = Votre main
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-total = points
table-scorable = complète : +{ $card }
table-piles = Pioche { $deck } · défausse { $discard }
table-scored = marquées
table-cards = main
table-fuel = { $count ->
    [0] Plus de carte à dépenser.
    [one] Encore { $count } carte à dépenser ou à marquer.
   *[other] Encore { $count } cartes à dépenser ou à marquer.
}
table-goal = Dernière manche à { $goal } cartes marquées.
table-last-round = C’est la dernière manche.
table-strikes = Ratés : { $strikes } sur 4. Marquées : { $scored } sur 16.
table-rested = a sauté

## La page

page-key-arrows = De pierre en pierre, de carte en carte
page-key-choose = Choisir ; Espace fait de même
page-key-flip = Retourner la pierre
page-key-score = Marquer la carte
page-key-end = Finir votre tour
page-key-skip = Sauter votre tour
page-key-cancel = Reposer ce que vous tenez
page-grid = La grille de neuf pierres
page-stone = { $cell } : { $face }, { $beneath } dessous
page-grey = n’importe laquelle
page-above = sur
page-card = Carte { $card }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $pattern }.
page-card-stands = Elle est complète.
page-hand-empty = Aucune carte dans votre main.
page-seat = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $count } cartes marquées sur { $goal }, { $hand } en main. Montrer les cartes marquées.
page-bonus = Le plus de cartes de 1 apporte 3 points de plus.
page-ones = { $count ->
    [one] { $count } carte de 1
   *[other] { $count } cartes de 1
}
page-strikes = Ratés
page-deck = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
page-discard = Défausse : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}. La montrer.
page-discards = Défausse
page-scored-by = { $you ->
    [yes] Vos cartes marquées
   *[no] Cartes marquées : { $seat }
}
page-pile-empty = Pas encore de cartes ici.
page-score = Marquer +{ $points }
page-flip = Retourner { $cell }
page-cancel = Annuler
page-skip = Sauter
page-end = Finir
page-end-strike = Finir (raté)
page-streak = { $count } cartes en un tour
page-ask-start = Choisissez une carte à dépenser, ou finissez votre tour.
page-ask-score = { $count ->
    [one] Carte { $card } complète : marquez-la, ou dépensez une carte.
   *[other] { $count } cartes sont complètes : choisissez-en une à marquer, ou une à dépenser.
}
page-ask-card = Choisissez deux pierres voisines, une à retourner, ou une autre carte.
page-ask-card-stands = Elle est complète : marquez-la, ou choisissez des pierres pour la dépenser.
page-ask-stone-card = Choisissez une voisine de { $cell } pour l’échange, ou { $cell } encore pour la retourner.
page-ask-stone = Choisissez une voisine de { $cell }, ou { $cell } encore pour la retourner ; puis une carte.
page-ask-pay-shift = Choisissez la carte à dépenser pour échanger { $a } et { $b }.
page-ask-pay-flip = Choisissez la carte à dépenser pour retourner { $cell }.
page-ask-empty = Votre main est vide : finissez votre tour.
page-ask-wait = C’est à { $turn } de jouer.
page-ask-over = La partie est finie.
page-hint-card = Un conseil : dépensez la carte { $card }.
page-hint-stones = Regardez { $a } et { $b }.
page-hint-stone = Regardez { $cell }.
page-hint-shift = Échangez { $a } et { $b }, en dépensant la carte { $card }.
page-hint-flip = Retournez { $cell }, en dépensant la carte { $card }.
page-hint-score = Marquez la carte { $card }.
page-hint-end = Finissez votre tour.
page-hint-skip = Sautez, et piochez 2 cartes.

page-edit-cards = Touchez une case pour changer sa face ; avec Maj ou le bouton droit, dans l’autre sens.
page-edit-cell = Rangée { $row }, colonne { $column } : { $face }
page-edit-points = Points
page-edit-rows = Rangées
page-edit-columns = Colonnes
page-edit-copy = Ajouter une carte pareille
page-edit-drop = Enlever cette carte
page-mean-scored_cards = Cartes marquées
page-mean-most_ones = Le plus de 1
page-mean-solo_cards = Cartes marquées en solo
page-figure-st-01 = Quatre sortes de pierres avec leurs deux faces : 1 de soleil et lune, 2 de poisson et oiseau, 3 de cheval et bateau, 3 de graine et arbre.
page-figure-st-03 = Une rangée de trois cases : la première est grise, puis cheval, puis oiseau.
page-figure-st-04 = La grille, son haut marqué par un horizon ; colonnes a à c depuis la gauche, rangées 1 à 3 depuis le haut.
page-figure-st-06 = Trois mains, 1 à 3 : chaque tour mène au joueur suivant.
page-figure-st-08 = Deux pierres côte à côte changent de place : poisson et arbre deviennent arbre et poisson.
page-figure-st-09 = Une pierre se retourne : cheval devient bateau.
page-figure-st-11 = La carte 22 demande arbre au-dessus d’oiseau ; ils sont en b2 et b3, elle se marque donc.
page-figure-st-12 = Une rangée de cheval et bateau : elle est complète où ils sont dans cet ordre, pas où ils sont l’un au-dessus de l’autre.
page-figure-st-13 = Une paire qui est deux fois dans la grille, et une seule carte pour elle.
page-figure-st-15 = Une main de 0 carte mène à la fin du tour.
page-figure-st-16 = Deux cartes viennent de la pioche.
page-figure-st-19 = Trois mains, 1 à 3 : le joueur 2 amène la dernière manche, et la partie finit après le joueur 3.
page-figure-st-23 = Quatre ratés.
page-figure-st-24 = Une étoile pour la seizième carte sur 16.
page-figure-st-e1 = Oiseau et cheval côte à côte en a1 et b1, et encore en b3 et c3 ; la carte 1 se marque une fois.
page-figure-st-e2 = Oiseau au-dessus de cheval en a1 et a2 ; la carte 1, oiseau à côté de cheval, n’est pas complète.
page-figure-st-e3 = La carte 38 entre dans la première rangée, soleil, cheval, oiseau ; dans la troisième, sa case grise tomberait hors de la grille.
page-figure-st-e4 = Un poisson au milieu de la grille ; la carte 28 ne demande que cela.

page-picked-card = la carte { $card }
page-goal = Votre but : le plus de points. Amenez les pierres dans les motifs de vos cartes et marquez-les ; 10 cartes marquées amènent la dernière manche.
page-lesson-look = Neuf pierres forment une grille que tout le monde partage. Chacune a deux faces : la grande se voit, la petite dans le coin est dessous. L’horizon indique le haut.
page-lesson-score = Vos cartes montrent des motifs. La carte 7 demande cheval et bateau côte à côte, et les voilà, en a1 et b1. Choisissez la carte et marquez-la.
page-lesson-score-otherwise = La carte 7 est complète : elle a l’étoile. Choisissez-la et appuyez sur Marquer.
page-lesson-turned = Un point. La carte 17 veut cheval au-dessus de bateau. Ces deux-là sont côte à côte, et un motif ne se tourne jamais : elle n’est pas encore complète.
page-lesson-flip = Regardez a1 : un cheval. Si la pierre en dessous, a2, montrait son autre face, la carte 17 serait complète. Dépensez la carte 13 : choisissez-la, puis a2, puis encore a2 pour la retourner.
page-lesson-flip-otherwise = Choisissez la carte 13, puis retournez a2. La carte est le prix.
page-lesson-flipped = Cheval au-dessus de bateau : la carte 17 est complète. Marquez-la aussi ; dans un tour, faites autant que vos cartes le permettent.
page-lesson-shift = Maintenant la carte 39 : graine, n’importe quelle pierre, arbre, dans une même rangée. La case grise accepte toute face, mais il lui faut une pierre. La rangée 3 y est presque : dépensez la carte 26 et échangez b3 et c3.
page-lesson-shift-otherwise = Choisissez la carte 26, puis b3 et c3. Vous pouvez aussi glisser une pierre sur l’autre.
page-lesson-shifted = Graine, n’importe, arbre : le bloc entier entre dans la rangée 3. Deux points de plus.
page-lesson-end = Votre main est vide, et vous avez marqué trois cartes en un tour. Finissez votre tour ; vous piochez jusqu’à 4.
page-lesson-end-otherwise = Il n’y a plus rien à dépenser. Finissez votre tour.
page-lesson-skip = Encore à vous, avec une nouvelle main. Si rien n’y aide, sautez : ne faites rien d’autre ce tour et piochez 2 cartes de plus, jusqu’à 6 en main. Pas deux fois de suite. Essayez.
page-lesson-skip-otherwise = Cette fois, sautez.
page-lesson-done = À deux, la dixième carte marquée amène la dernière manche. Puis on compte les points, et qui a le plus de cartes de 1 point en reçoit 3 de plus. C’est tout ; profitez du désert.

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

## Sur papier

paper-cards = cartes
paper-backs = dos, pour l’autre côté de chaque page de cartes
paper-stones = pierres
paper-stones-how = Collez la page sur du carton fin. Coupez le long des traits pleins, pliez chaque bande le long des tirets, les faces dehors, et collez-la sur elle-même : neuf pierres. Tournée comme une page, chacune montre son autre face.
paper-aid = aide-mémoire
paper-aid-turn = Votre tour
paper-aid-move = Dépensez une carte : échangez deux voisines, ou retournez une pierre.
paper-aid-score = Marquez une carte dont le motif est dans la grille, tel quel.
paper-aid-often = Autant de fois que vous voulez ; puis piochez jusqu’à 4 cartes.
paper-aid-skip = Ou sautez : piochez juste 2 (6 en main au plus, jamais deux fois de suite).
paper-aid-last = Dernière manche : cartes marquées
paper-aid-players = joueurs
paper-aid-reached = cartes
paper-aid-bonus = À la fin, 3 points de plus pour le plus de cartes de 1 ; à égalité, pour chacun.
paper-aid-faces = Les pierres
paper-aid-alone = En solo : 16 cartes (8 de 1 point, 4 de 2, 3 de 3, 1 de 5). Un tour sans marquer est un raté ; 4 ratés et c’est perdu. Les 16 marquées : gagné.

## Avec la boîte

companion-about = Touchez les neuf pierres comme elles sont devant vous et prenez vos cartes : voici toutes les façons de marquer ce tour. Ce que vous entrez reste sur cet appareil.
companion-parts = Que regarder
companion-stones = Pierres
companion-cards = Cartes
companion-turn = Ce tour
companion-faces = Les faces des pierres
companion-stones-next = Quelle face se voit en { $cell } ?
companion-stones-laid = Quand une pierre bouge, touchez-la : puis celle avec qui elle change de place, ou elle encore pour la retourner.
companion-stone-picked = { $cell } : touchez la pierre avec qui elle change de place, elle encore pour la retourner, ou une autre face.
companion-hand = Votre main
companion-hand-empty = Touchez les cartes que vous tenez.
companion-put-back = Remettre : { $card }
companion-by-points = Par points
companion-by-faces = Par faces
companion-deck = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
companion-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
companion-moves = { $moves ->
    [0] sans bouger
    [one] { $moves } mouvement
   *[other] { $moves } mouvements
}
companion-turn-stones = D’abord les neuf pierres.
companion-asking = On cherche…
companion-not-exact = Avec tant de cartes, on n’a pensé à marquer que les six plus prometteuses.
companion-others = { $count ->
    [one] { $count } façon qui marque moins
   *[other] { $count } façons qui marquent moins
}
companion-nothing = Aucune de ces cartes ne peut être marquée ce tour.
companion-no-hand = Prenez vos cartes pour voir ce qu’elles rapportent.
companion-before = Les pierres comme elles sont.
companion-step-score = Marquez la carte { $card }.
companion-step-shift = Dépensez la carte { $card } : { $a } et { $b } changent de place.
companion-step-flip = Dépensez la carte { $card } : retournez { $cell }, côté { $face }.
companion-spent = dépensée
companion-scored = marquée
companion-back = Un pas en arrière
companion-forward = Un pas en avant
companion-done = Fait sur la table
companion-away = Mouvements jusqu’à chaque carte
companion-away-all = Les { $count } cartes

## Vos parties

yours-part-scored_cards = Cartes
yours-part-most_ones = Le plus de 1
yours-part-solo_cards = Cartes marquées
yours-reached-all_scored = Les 16 cartes marquées
yours-reached-strikes = Quatre ratés
figure-cards_1 = Cartes de 1
figure-cards_2 = Cartes de 2
figure-cards_3 = Cartes de 3
figure-cards_5 = Cartes de 5
figure-moves = Mouvements
figure-skips = Tours sautés

## Imprimer

companion-print-cards = Cartes à motifs
companion-print-backs = Dos des cartes
companion-print-stones = Pierres
companion-print-aid = Aide-mémoire

## Casse-têtes du jour

daily-goal-most_points = Marquez le plus de points possible en ce tour.
