# Sonora
#
# disque · lancer (flick) · Relance (Reflick) · Échange (Swap) · Découverte (Discovery) · cadre · coin de lancer · trou
# mouche (bullseye) · cercle multiplicateur, cercle (multiplier circle) · zone du plateau, section de la feuille : Ruines, Canyon, Ruisseau (Creek
# Bed), Fissures (Mudcracks) · bâtiment, hexagone, barrer · forme, carré, cactus · sentier (path), case, barrée, entourée
# nœud, triangle encerclé, somme, casier (box) · entourer (circle) · icône · phase de lancer, phase d’écriture · IA
# Les animaux sont tous masculins : lézard, renard, hibou, lapin.

name = Sonora
blurb = Lancez cinq disques par manche dans un désert de quatre zones, puis notez ce qu’ils rapportent sur une feuille de quatre casse-têtes.

section-ruins = Ruines
section-canyon = Canyon
section-creek = Ruisseau
section-mudcracks = Fissures
animal-lizard = lézard
animal-fox = renard
animal-owl = hibou
animal-rabbit = lapin
bonus-fox = renard
bonus-owl = hibou
bonus-rabbit = lapin
bonus-reflick = Relance
bonus-swap = Échange
bonus-discovery = Découverte
step-swap = les Échanges
step-ruins = son tour dans les Ruines
step-write = la phase d’écriture

option-rounds = combien de manches : 6, 5 ou 7
option-first_player = qui commence : tirage au sort, ou une place
option-no_bunting = si un disque ne peut pas aller tout droit dans la zone voisine de son coin
option-preview = ce qu’on annonce d’un lancer pendant la visée, pareil à chaque place : tout, une ligne jusqu’au premier contact, ou rien
option-fair_colours = en solo : si la couleur de l’IA doit avoir autant de disques en jeu que la vôtre
option-text = en solo : quel texte des règles décide là où ils diffèrent ; règle les options ai_squares, ai_shapes et ai_full_zone qui ne sont pas choisies
option-ai_squares = en solo : de combien de carrés l’IA part dans le Canyon
option-ai_shapes = en solo : quelles formes dessine un disque de l’IA : son numéro ou un plus petit à votre choix, la plus grande qui entre, ou son numéro seulement
option-ai_full_zone = en solo : si l’IA ne peut pas avoir une couleur qui gâcherait des disques sur une section pleine
option-hand_0 = la main de la place 0 : ordinaire (ordinary), sûre (steady), tremblante (shaky) ou exacte (exact)
option-hand_1 = la main de la place 1
option-hand_2 = la main de la place 2
option-hand_3 = la main de la place 3

## Pourquoi une action est refusée

fault-not_your_turn = C’est à { $turn } de jouer.
fault-chance_first = Il faut d’abord que tout s’arrête.
fault-not_now = Ce n’est pas le moment.
fault-ended = Vous avez fini votre phase d’écriture.
fault-settle_discs = La réponse nomme des disques qui n’étaient pas là.
fault-settle_places = Les disques ne peuvent pas être ainsi.
fault-settle_other = Ces disques se seraient arrêtés ailleurs.

fault-disc_flicked = { $disc } a déjà été lancé cette manche.
fault-not_your_disc = { $disc } n’est pas votre disque.
fault-other_disc_first = Il faut d’abord relancer { $disc }.
fault-knocked_discs_first = Il faut d’abord relancer un disque qui a été poussé dehors.
fault-not_on_corner = Un disque part entièrement posé sur la partie haute de votre coin.
fault-too_fast = Aucune main ne lance aussi vite.
fault-start_on_disc = Un autre disque s’appuie là sur votre coin.
fault-no_reflick = Vous n’avez pas de Relance disponible.
fault-not_in_hole = { $disc } n’est pas dans le trou, ou pas à vous.

fault-no_swap = Vous n’avez pas d’Échange disponible.
fault-not_on_board = { $disc } n’est pas un de vos disques sur le plateau.
fault-swap_itself = Un Échange prend deux disques différents.
fault-nothing_to_choose = Il n’y a rien à choisir pour { $disc }.
fault-counts_elsewhere = { $disc } ne peut pas compter pour cette section.
fault-two_colours = Choisissez deux couleurs différentes, comme a et b.
fault-unfair_colours = La couleur de l’IA a moins de disques en jeu que la vôtre.
fault-full_zone = Une autre couleur gâcherait moins de disques sur des sections pleines.

fault-no_such_building = Ce bâtiment n’existe pas.
fault-ruins_value = Vous avez { $value } à barrer dans les Ruines ; { $count } n’est pas possible.
fault-building_full = Il reste au bâtiment { $building } { $left ->
    [one] { $left } hexagone
   *[other] { $left } hexagones
}.
fault-ruins_value_left = Il vous reste { $value } à barrer dans les Ruines.
fault-discover_first = Choisissez d’abord un animal pour votre Découverte.

fault-no_such_disc = Vous n’avez plus de disque { $number } à utiliser là.
fault-no_animal = Vous n’avez pas de { $animal } à utiliser.
fault-no_such_shape = Ces carrés ne font pas une forme.
fault-shape_too_high = C’est une forme de numéro { $number } ; ici on dessine { $most } ou moins.
fault-shape_overlaps = { $cell } est déjà pris.
fault-shape_overlaps_ai = { $cell } est rempli par l’IA.
fault-shape_off_canyon = { $cell } n’est pas un carré blanc.
fault-shape_apart = Dessinez-la contre une de vos formes, côté contre côté.
fault-shape_beside_ai = Contre une forme de l’IA ne suffit pas : dessinez-la contre une des vôtres, côté contre côté.
fault-no_such_space = Il n’y a pas de case { $space }.
fault-space_visited = Vous avez déjà visité la case { $space }.
fault-space_filled = Le chemin vers la case { $space } est rempli.
fault-path_length = Ce sentier a une longueur de { $found } ; il faut { $least ->
    [1] { $most ->
        [1] 1
       *[other] de 1 à { $most }
    }
   *[other] { $least }
}.
fault-no_mud_discs = Vous n’avez pas de disques à noter dans les Fissures.
fault-sum_open = Fermez d’abord votre somme ouverte dans les Fissures.
fault-nothing_to_buy = Il n’y a rien à acheter avec.
fault-no_sum = Vous n’avez pas de somme ouverte dans les Fissures.
fault-boxes_only = Cette somme a commencé à acheter des casiers, et n’achète rien d’autre.
fault-no_such_node = Il n’y a pas de nœud { $node }.
fault-node_marked = Le nœud { $node } est déjà marqué.
fault-node_apart = Aucune ligne ne joint le nœud { $node } à un nœud marqué.
fault-node_cost = Le nœud coûte { $cost } ; il reste { $value } à votre somme.
fault-no_such_column = Cette colonne n’existe pas.
fault-column_full = La colonne { $column } est pleine.
fault-nothing_left = Il ne reste rien de votre somme.
fault-no_discovery = Vous n’avez pas de Découverte à choisir.
fault-icons_used_up = Chaque { $animal } de votre zone de Découverte est entouré.
fault-close_first = Fermez d’abord votre somme ouverte.
fault-canyon_left = Une forme peut encore se dessiner.
fault-creek_left = Un sentier peut encore se parcourir.
fault-mud_left = Il reste de la valeur pour les Fissures.

fault-no_ai_disc = L’IA n’a plus ce disque.
fault-ai_shape_apart = L’IA part de ses carrés, contre ses formes, ou contre une des vôtres qui les touche.
fault-ai_shape_too_low = L’IA doit dessiner ici une forme de numéro { $number }.
fault-ai_path_apart = L’IA ne peut pas partir de la case { $space }.
fault-ai_path_blocked = Aucun sentier de { $length } ne remonte depuis la case { $space }.
fault-ai_no_circle = Le nœud { $node } n’a pas de petit cercle à remplir.

## Ce qui ne va pas dans une édition

error-edition_arena = On ne pourrait lancer aucun disque sur ce plateau : { $law }.
error-edition_zone = La zone « { $zone } » y est déjà ; il manque : { $missing }.
error-edition_circle_off = Le cercle { $number } n’est pas entièrement sur le fond du plateau.
error-edition_circle_across = Le cercle { $number } est dans plus d’une zone : son rayon dépasse son x ou son y.
error-edition_circle_hole = Le cercle { $number } mord sur le trou.
error-edition_circle_home = Le cercle { $number } est chez lui : aucun cercle du { $animal } n’est dans la zone « { $zone } ».
error-edition_animal = Chaque animal a deux cercles ; { $animal } : { $found }.
error-edition_zone_circles = Chaque zone a deux cercles ; { $zone } : { $found }.
error-edition_lizard = L’un des deux cercles des Fissures est celui d’un lézard.
error-edition_circles_close = Les cercles { $first } et { $second } sont d’animaux différents, et un disque pourrait toucher les deux. Éloignez-les.
error-edition_building = Les bâtiments vont de A à H dans cet ordre : celui-ci est « { $found } » et devrait être « { $expected } ».
error-edition_reward = Bâtiment { $building } : qui vient plus tard reçoit { $bottom }, plus que { $top } pour qui arrive d’abord.
error-edition_grid_width = Les rangées du canyon ont { $found ->
    [one] { $found } carré
   *[other] { $found } carrés
} ; il en faut de { $least } à { $most }.
error-edition_grid_size = Le canyon a { $found } carrés ; il en peut avoir { $most } au plus.
error-edition_grid_row = La rangée { $row } du canyon a { $found ->
    [one] { $found } carré
   *[other] { $found } carrés
}, quand la plupart en ont { $wanted }.
error-edition_square = Un carré se lit « { $found } ».{ $suggestion ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $suggestion } » ?
} C’est l’un de : { $known }.
error-edition_start = Le carré de départ fait 4×4 carrés S en bas à gauche, et aucun autre.
error-edition_ai_square = « { $square } » n’est pas un carré blanc du canyon, comme k5 : colonne, puis rangée depuis le haut.
error-edition_ai_square_twice = Le carré de l’IA { $square } y est déjà ; les trois sont différents.
error-edition_falls_away = « { $square } » n’est pas un des carrés de l’IA : { $known }.
error-edition_shape_mark = Une forme est dessinée avec « { $mark } » ; prenez # pour un carré et un point pour rien.
error-edition_shape_empty = Cette forme n’a pas de carrés : dessinez-les avec #.
error-edition_shape_apart = Cette forme est en morceaux : ses carrés doivent se toucher côté contre côté.
error-edition_shape_twin = Cette forme de numéro { $number } y est déjà ; toutes sont différentes, même tournées.
error-edition_shape_growth = Cette forme de numéro { $number } a { $found ->
    [one] { $found } carré
   *[other] { $found } carrés
} ; il en faut au moins { $least }, car les formes grandissent avec leur numéro.
error-edition_branch = Une branche ne peut pas partir après la case { $space } : au-dessus d’elle sont les cases 0 à { $most }.
error-edition_space = Une case du ruisseau se lit « { $found } ».{ $suggestion ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $suggestion } » ?
} C’est un nombre d’un ou deux chiffres, ou l’un de : { $known }.
error-edition_dead_end = Une branche de l’IA est un cul-de-sac, mais une autre continue après sa dernière case, { $space }.
error-edition_no_dead_end = Aucune branche du ruisseau ne finit par un carré de l’IA ; une au moins a « ai = true ».
error-edition_creek_size = Le ruisseau a { $found } cases ; il en peut avoir { $most } au plus.
error-edition_node_cost = { $node ->
    [0] Le premier nœud est le X et n’a pas de coût.
   *[other] Le nœud { $node } n’a pas de coût ; seul le premier n’en a pas.
}
error-edition_triangle_node = Il n’y a pas de nœud { $node } ; ils sont numérotés de 0 à { $most }.
error-edition_triangle_flat = Un triangle joint trois nœuds différents.
error-edition_net_line = La ligne du nœud { $one } au nœud { $other } a plus de deux triangles.
error-edition_net_node = Le nœud { $node } n’est pas joint au X par des triangles.
error-edition_room = { $part ->
    [first_row] Les bâtiments A à E
    [second_row] Les bâtiments F à H
    [storeys] Les étages des deux rangées de bâtiments
    [shapes] Les formes côte à côte
    [arms] Les bras du ruisseau côte à côte
    [depth] Les cases du plus long chemin du ruisseau
    [boxes] Les colonnes de casiers
   *[tray] Les bonus
} demandent { $wanted } mm sur la feuille, et il y a de la place pour { $room }.
error-edition_nodes_close = Les nœuds { $first } et { $second } s’imprimeraient l’un sur l’autre. Éloignez-les.

## Ce qui s’est passé

event-first_player = { $you ->
    [yes] Vous commencez
   *[no] { $seat } commence
}.
event-flicked = { $you ->
    [yes] Vous lancez
   *[no] { $seat } lance
} { $disc }.
event-flick_again = { $you ->
    [yes] Vous relancez
   *[no] { $seat } relance
} { $disc }.
event-moved = { $disc } glisse ; tout s’arrête après { $seconds } s.
event-rested = { $disc } s’arrête et compte pour la section { $section }{ $doubled ->
    [0] .
   *[other] , en double.
}
event-between = { $disc } s’arrête là où il peut compter pour l’une de ces sections : { $sections }.
event-weak = { $disc } n’a pas quitté le coin ; { $you ->
    [yes] vous le relancez
   *[no] { $seat } le relance
}.
event-fell_in = { $disc } tombe dans le trou.
event-went_off = { $disc } quitte le plateau.
event-reflicked = { $you ->
    [yes] Vous utilisez
   *[no] { $seat } utilise
} une Relance pour { $disc }.
event-kept = { $you ->
    [yes] Vous gardez
   *[no] { $seat } garde
} ce lancer.
event-put_on = { $you ->
    [yes] Vous mettez
   *[no] { $seat } met
} { $disc } sur la section { $section }.
event-disqualified = { $disc } est hors jeu pour cette manche.
event-swapped = { $you ->
    [yes] Vous échangez
   *[no] { $seat } échange
} { $a } et { $b }.
event-chose = { $you ->
    [yes] Vous comptez
   *[no] { $seat } compte
} { $disc } pour la section { $section }.
event-chose_colours = Vous jouez { $mine } ; l’IA joue { $theirs }.
event-crossed = { $you ->
    [yes] Vous barrez
   *[no] { $seat } barre
} { $count } du bâtiment { $building }.
event-completed = { $first ->
    [1] { $you ->
        [yes] Avant les autres, vous achevez
       *[no] Avant les autres, { $seat } achève
    } le bâtiment { $building } : { $points } points.
   *[other] { $you ->
        [yes] Vous achevez
       *[no] { $seat } achève
    } le bâtiment { $building } : { $points } points.
}
event-drew = { $you ->
    [yes] Vous dessinez
   *[no] { $seat } dessine
} une forme de numéro { $number } ({ $cells }){ $cacti ->
    [0] .
   *[other] {" "}avec { $cacti } cactus.
}
event-walked = { $you ->
    [yes] Vous parcourez
   *[no] { $seat } parcourt
} { $length ->
    [one] { $length } case
   *[other] { $length } cases
} jusqu’à { $end }{ $points ->
    [0] .
   *[other] {" "}pour { $points }.
}
event-opened = { $you ->
    [yes] Vous avez
   *[no] { $seat } a
} { $value } à dépenser dans les Fissures.
event-marked_node = { $you ->
    [yes] Vous marquez le nœud { $node } pour { $cost }
   *[no] { $seat } marque le nœud { $node } pour { $cost }
}{ $points ->
    [0] .
   *[other] {" "}et { $you ->
        [yes] encerclez
       *[no] encercle
    } { $points } points.
}
event-boxed = { $you ->
    [yes] Vous marquez
   *[no] { $seat } marque
} un casier de la colonne { $column }.
event-closed = { $you ->
    [yes] Vous fermez la somme
   *[no] { $seat } ferme la somme
}{ $lost ->
    [0] .
   *[other] {" "}; { $lost } de perdu.
}
event-earned = { $you ->
    [yes] Vous gagnez
   *[no] { $seat } gagne
} : { $bonus }.
event-not_gained = { $you ->
    [yes] Vous ne gagnez
   *[no] { $seat } ne gagne
} rien ({ $bonus }) : toutes ses icônes sont déjà entourées.
event-discovered = { $you ->
    [yes] Vous découvrez
   *[no] { $seat } découvre
} : { $animal }.
event-ai_circled = L’IA entoure { $count ->
    [one] { $count } hexagone
   *[other] { $count } hexagones
} de son bâtiment.
event-ai_cleared = { $count } de votre valeur sert à barrer ce que l’IA avait entouré.
event-ai_drew = L’IA remplit une forme de numéro { $number } ({ $cells }).
event-ai_walked = L’IA remplit { $length ->
    [one] { $length } case
   *[other] { $length } cases
} en remontant depuis { $start }.
event-ai_filled = L’IA fait que le nœud { $node } coûte { $cost }.
event-ended = { $you ->
    [yes] Vous finissez
   *[no] { $seat } finit
} { $step }.
event-new_round = Manche { $round } : le plateau tourne, { $you ->
    [yes] vous commencez
   *[no] { $seat } commence
}.
event-game_over = La partie est finie.

## Raisons

zone_name-ruins = les Ruines
zone_name-canyon = le Canyon
zone_name-creek = le Ruisseau
zone_name-mudcracks = les Fissures
why-often = { $percent ->
    [100] {""}
   *[other] {" "}({ $percent } %)
}
why-lands = fait compter { $disc } pour { $zone_name }{ why-often }
why-doubled = arrête { $disc } sur un cercle{ why-often }
why-sinks = fait tomber { $disc } dans le trou{ why-often }
why-knocks_off = pousse { $disc } hors du plateau{ why-often }
why-drives_away = chasse { $disc } de son cercle{ why-often }
why-again = relance { $disc }, ce qui promet environ { $worth } points de plus
why-stands = laisse { $disc } où il compte pour { $zone_name }{ $doubled ->
    [0] {""}
   *[other] , en double
}
why-counts = compte { $disc } pour { $zone_name }, où il vaut environ { $worth } points
why-plays = joue { $mine }, ce qui vaut environ { $worth } points avec ce que l’IA fait alors
why-ai_takes = laisse l’IA prendre environ { $worth } points de ce qui est à portée
why-completes = achève le bâtiment { $building } { $first ->
    [0] après quelqu’un
   *[other] avant les autres
} ({ $points } points)
why-advances = laisse { $left ->
    [one] { $left } hexagone
   *[other] { $left } hexagones
} du bâtiment { $building }
why-denies = y arrive avant { $seat }, qui n’a besoin que de { $left ->
    [one] { $left } hexagone
   *[other] { $left } hexagones
} du bâtiment { $building }
why-covers = prend { $cacti } cactus ({ $points } points de plus)
why-circles = entoure { $points ->
    [one] { $points } point
   *[other] { $points } points
} dans le Ruisseau
why-surrounds = encercle { $points } points dans les Fissures
why-earns = gagne : { $bonuses }
why-chains = déclenche { $count } bonus
why-prepares = met environ { $worth } points de plus à portée dans { $zone_name }
why-spares = garde une icône pour plus tard : { $bonus }

## Scores et fins

part-ruins = Ruines
part-canyon = Canyon
part-creek = Ruisseau
part-mudcracks = Fissures
part-discoveries = Découvertes entourées ({ $count })
tie-discoveries = le plus de Découvertes entourées
outcome-last_round = La dernière manche a été jouée.
outcome-solo_total = Votre total est le résultat.
verdict-solo_total = { $total ->
    [one] Vous avez { $total } point
   *[other] Vous avez { $total } points
}

## Le terminal

notation-forms = Écrivez aim a3 -12 40 (disque a3, 12 degrés à gauche, force 40), keep, reflick, swap a1 a4, cross B 9, draw 4 e9 e10 f10, walk 3 17, mud, mark 7, box 1, close ou done.
notation-help =
    aim a3 -12 40      lancer a3, 12° à gauche du trou, force 40 sur 100
    aim a3 -12 40 from 20 5   pareil, de 20 mm plus à droite, 5 plus en avant
    keep, reflick      garder le lancer, ou reprendre le disque
    bullseye a3 creek  mettre un disque du trou sur une section
    swap a1 a4         échanger deux de vos disques
    choose a3 canyon   dire où compte un disque entre deux sections
    cross B 9          barrer 9 hexagones du bâtiment B
    draw 4 e9 e10 f10  dessiner avec le 4 (ou : draw fox …, draw fox found …)
    walk 3 17          aller à la case 17 avec le 3 (ou : walk owl …, … found …)
    mud                dépenser vos Fissures : mark 7, box 1, rabbit, close
    discover fox       entourer une icône de votre zone de Découverte
    done               finir les Échanges, les Ruines ou l’écriture
    colours a b        en solo : votre couleur et celle de l’IA
    ai draw 4 e9 f9    en solo : marquer pour l’IA (ou : ai walk 3 10, ai fill 12)
    où, où a3          où compte chaque disque, ou ceux-là (où canyon : là)

do-flick = lancer { $disc } depuis { $corner ->
    [own] votre coin
   *[other] le coin { $corner }
} vers { $target }, { $force ->
    [gently] très doucement
    [softly] doucement
    [firmly] avec un peu de force
    [hard] fort
   *[wild] aussi fort que possible
}
do-flick-past = lancer { $disc } depuis { $corner ->
    [own] votre coin
   *[other] le coin { $corner }
}, { $degree }° à { $side ->
    [left] gauche
   *[right] droite
} du trou, { $force ->
    [gently] très doucement
    [softly] doucement
    [firmly] avec un peu de force
    [hard] fort
   *[wild] aussi fort que possible
}
do-keep = garder le lancer
do-reflick = utiliser une Relance
do-bullseye = mettre { $disc } sur { $zone_name }
do-choose = compter { $disc } pour { $zone_name }
do-swap = échanger { $a } et { $b }
do-colours = jouer { $mine }, et laisser { $theirs } à l’IA
do-cross = barrer { $count } du bâtiment { $building }
do-draw = { $source ->
    [now] utiliser un renard
    [kept] utiliser le renard trouvé
   *[other] utiliser le disque { $source }
} pour dessiner sur { $cells }
do-walk = { $source ->
    [now] utiliser un hibou
    [kept] utiliser le hibou trouvé
   *[other] utiliser le disque { $source }
} pour aller à la case { $end }
do-record = ouvrir la somme des disques des Fissures
do-rabbit = ajouter un lapin
do-mark = marquer le nœud { $node }
do-box = marquer un casier de la colonne { $column }
do-close = fermer la somme
do-discover = découvrir : { $animal }
do-done = finir cette étape
do-ai_draw = remplir { $cells } avec le { $number } de l’IA
do-ai_walk = remplir en remontant depuis la case { $start } avec le { $number } de l’IA
do-ai_fill = rendre le nœud { $node } plus cher pour l’IA
prompt-aim = lancez un disque
prompt-keep = garder ou Relance
prompt-hole = placez la mouche
prompt-colours = choisissez les couleurs
prompt-swap = échangez, ou done
prompt-choose = choisissez une section
prompt-ai = marquez pour l’IA
prompt-ruins = barrez des hexagones
prompt-discover = choisissez une Découverte
prompt-write = écrivez
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
forms-aim = aim a3 -12 40 (disque, angle, force)
forms-keep = keep, reflick
forms-hole = bullseye a3 creek
forms-colours = colours a b
forms-swap = swap a1 a4, done
forms-choose = choose a3 canyon
forms-ai = ai draw 4 e9 e10 f10, ai walk 3 10, ai fill 12
forms-ruins = cross B 9, done
forms-discover = discover fox, owl ou rabbit
forms-write = draw 4 e9 e10 f10, walk 3 17, mud, mark 7, box 1, rabbit, close, done
asked-aim = Lancez { $discs } depuis le coin { $corner ->
    [0] en haut à gauche
    [1] en haut à droite
    [2] en bas à droite
   *[other] en bas à gauche
} : aim DISQUE ANGLE FORCE
asked-aim-any = un disque en main
asked-aim-how = L’angle 0 vise le trou, moins est plus à gauche. Force de 0 à 100.
asked-keep = Gardez ce lancer, ou reprenez le disque avec une Relance : keep, reflick
asked-hole = Mouche : mettez le disque sur la section de votre choix, comme bullseye a3 creek.
asked-colours = Choisissez la couleur que vous notez et celle de l’IA, comme colours a b.
asked-swap = Échangez de vos disques, comme swap a1 a4, ou done.
asked-choose = Un disque est entre des sections : dites où il compte, comme choose a3 canyon.
asked-ai = Marquez les disques de l’IA là où ils vous gênent le moins (aide dit comment).
asked-ruins = Barrez des hexagones, comme cross B 9 ; puis done.
asked-discover = Découverte : entourez un animal à garder, comme discover fox.
asked-write = Écrivez dans l’ordre qui vous plaît, puis done. voir canyon, creek ou mudcracks montre une section.
help-aim =
    aim a3 -12 40      lancer a3, 12° à gauche du trou, force 40 sur 100
    aim a3 12 40 from 20 5   à droite ; de 20 mm plus à droite, 5 en avant
    où, où a3          où compte chaque disque, ou ceux-là (où canyon : là)
    voir feuille       votre feuille ; voir ruins, canyon, … : une section
    voir NOM           une autre feuille ; voir NOM ruins : une section
help-keep =
    keep               garder le lancer
    reflick            utiliser une Relance : le disque est relancé
    où a3, voir feuille   où compte un disque ; votre feuille
help-hole =
    bullseye a3 creek  compter pour le Ruisseau (ruins, canyon, mudcracks)
    voir feuille       votre feuille, pour voir où il aide le plus
help-colours =
    colours a b        votre couleur a, celle de l’IA b
    où, voir feuille   où compte chaque disque ; votre feuille
help-swap =
    swap a1 a4         échanger deux de vos disques, pour un Échange
    done               plus d’Échanges
    où, voir feuille   où compte chaque disque ; votre feuille
help-choose =
    choose a3 canyon   compter pour le Canyon (ruins, creek, mudcracks)
    où, voir feuille   où compte chaque disque ; votre feuille
help-ai =
    ai draw 4 e9 e10 f10   le 4 de l’IA remplit ces carrés du Canyon
    ai walk 3 10       le 3 de l’IA remplit le Ruisseau en remontant de la case 10
    ai fill 12         le nœud 12 des Fissures coûte 1 de plus
    voir canyon        la section (ou : creek, mudcracks) ; voir feuille : tout
help-ruins =
    cross B 9          barrer 9 hexagones du bâtiment B
    done               finir votre tour dans les Ruines
    voir feuille       votre feuille ; voir NOM : une autre
help-discover =
    discover fox       garder un renard : une fois, une forme de 4 ou moins
    discover owl       garder un hibou : une fois, un sentier de 1 à 5
    discover rabbit    garder un lapin : une fois, 6 pour les Fissures
help-write =
    draw 4 e9 e10 f10  dessiner avec le 4 (ou : draw fox …, draw fox found …)
    walk 3 17          aller à la case 17 avec le 3 (ou : walk owl …, … found …)
    mud                ouvrir la somme de vos disques des Fissures ; puis :
    mark 7, box 1, rabbit, close   un nœud, un casier, un lapin, fermer la somme
    done               finir d’écrire
    voir canyon        une section (ruins, creek, mudcracks) ; voir feuille : tout
    voir NOM           une autre feuille ; voir plateau : le plateau
look-board = plateau
look-sheet = feuille
look-points = points
look-how = Écrivez voir plateau, feuille, points, ruins, canyon, creek ou mudcracks, ou voir NOM.
letter-fox = R
letter-owl = H
letter-rabbit = L
letter-reflick = K
letter-swap = E
letter-discovery = D
table-where-how = Écrivez où pour chaque disque, ou nommez des disques ou une section : où a3 b1, où canyon
table-where-choice = au choix de qui le possède
table-where-none = Aucun disque ne compte pour cette section maintenant.
replay-unverified = { $count ->
    [one] { $count } lancer a été joué par un autre noyau et n’a pas pu être vérifié.
   *[other] { $count } lancers ont été joués par un autre noyau et n’ont pas pu être vérifiés.
}
replay-refuted = { $count ->
    [one] { $count } lancer n’est pas allé comme il est noté : la partie enregistrée a été modifiée.
   *[other] { $count } lancers ne sont pas allés comme ils sont notés : la partie enregistrée a été modifiée.
}
table-round = Manche { $round } sur { $rounds } · { $you ->
    [yes] vous avez commencé
   *[no] { $seat } a commencé
}
table-discs = Disques
table-hand = en main
table-out = hors jeu
table-knocked = à relancer
table-lifted = levé
table-air = en l’air
table-hole = dans le trou
table-off = hors du plateau
table-section = mouche
table-twice = ×2
table-cacti = Cactus
table-spaces = Chaque case, numéro:ce qu’elle apporte ; (entourée), × barrée.
table-spaces-alone = Chaque case, numéro:ce qu’elle apporte ; (entourée), × barrée, ▓ remplie, ■ départ de l’IA.
table-nodes = Chaque nœud, numéro:coût, ou [marqué]. Entre eux : ce qu’ils encerclent.
table-letters = R renard, H hibou, L lapin, K Relance, E Échange, D Découverte
table-legend = { table-letters } ; a b c cactus ; # vos formes
table-legend-alone = { table-legend }, ▓ celles de l’IA, ■ ses carrés, ▫ un inutilisé
table-shapes = Formes par disque (ou une plus petite), tournées à volonté :
table-columns = Colonnes
table-available = À utiliser : { $bonuses }
table-found = trouvé : { $animals }
table-desk = À noter : Ruines { $ruins } · Canyon { $canyon } · Ruisseau { $creek } · Fissures { $mud }
table-sum = Somme ouverte : { $value }
table-ai = Pour l’IA : Canyon { $canyon } · Ruisseau { $creek } · Fissures { $mud }
table-ai-building = Bâtiment de l’IA : { $circled } entourés, { $cleared } barrés sur { $most }
table-first-reward = d’abord
table-later-reward = ensuite
table-total = points
table-reflicks = Relances
table-swaps = Échanges
table-totals = Points : { $totals }

## La feuille imprimée

sheet-title = Sonora
sheet-board = plateau
sheet-discs = disques
sheet-discs-how = Voilà la largeur d’un disque. Découpez ceux-ci et collez-les sur des disques de bois ou des pièces de cette taille, une rangée par joueur ; en solo, il en faut trois.
sheet-name = nom
sheet-ai = IA
sheet-ai-square = l’IA commence ici
sheet-falls-away = inutilisé avec deux carrés
sheet-ai-cost = IA : coûte 1 de plus
sheet-first = achevé d’abord
sheet-later = ensuite
sheet-use-fox = une forme de 4 ou moins
sheet-use-owl = un sentier de 1 à 5
sheet-use-rabbit = 5 dans les Fissures
sheet-total = total
sheet-ruins = Ruines
sheet-canyon = Canyon
sheet-creek = Ruisseau
sheet-mudcracks = Fissures
sheet-reflick = Relance
sheet-swap = Échange
sheet-discovery = Découverte

## La page : le plateau

floor-name = Le plateau
floor-slides = { $disc } glisse…
floor-tabs = Plateau ou feuille
floor-tab-floor = Plateau
floor-tab-sheet = Feuille
floor-round = Manche { $round } sur { $rounds }
floor-you-flick = À vous de lancer
floor-to-flick = { $you ->
    [yes] À vous de lancer
   *[no] À { $seat } de lancer
}
floor-flicks = { $you ->
    [yes] Vous lancez
   *[no] { $seat } lance
} { $disc }
floor-flies = { $disc } est en route
floor-you = À vous de décider
floor-thinks = { $you ->
    [yes] À vous de décider
   *[no] À { $seat } de décider
}
floor-all-write = Tout le monde écrit
floor-over = La partie est finie.
floor-stage = Le plateau, avec chaque disque à sa place
floor-stage-aim = Visez avec { $disc } : { $angle } degrés, force { $force }. Les flèches visent, Entrée lance.
floor-discs-of = Disques : { $name }
floor-take = Prendre { $disc }
floor-own = votre { $number }
floor-called = { $disc }
floor-disc = { $you ->
    [yes] votre { $number }
   *[no] le { $number } ({ $seat })
}
floor-disc-own = { $you ->
    [yes] votre { $number }
   *[no] le disque { $number }
}
floor-disc-alone = { $colour ->
    [0] le { $number } à points
    [1] le { $number } rayé
   *[other] le { $number } à croix
}
floor-taken = En main : { $disc }
floor-aim = Viser par nombres
floor-angle = degrés
floor-force = force
floor-left = Un degré à gauche
floor-right = Un degré à droite
floor-softer = Plus doucement
floor-harder = Plus fort
floor-flick = Lancer { $disc }
floor-ear-meets = touche d’abord { $disc }
floor-ear-frame = touche d’abord le cadre
floor-ear-ruins = s’arrêterait dans les Ruines
floor-ear-canyon = s’arrêterait dans le Canyon
floor-ear-creek = s’arrêterait dans le Ruisseau
floor-ear-mudcracks = s’arrêterait dans les Fissures
floor-ear-lizard = sur le lézard
floor-ear-fox = sur le renard
floor-ear-owl = sur le hibou
floor-ear-rabbit = sur le lapin
floor-ear-beside = à côté de { $disc }
floor-ear-hole = tomberait dans le trou
floor-ear-off = quitterait le plateau
floor-ear-corner = ne quitterait pas son coin
floor-ear-odds = environ { $part } fois sur { $whole }
floor-aim-now = { $angle } degrés, force { $force }
floor-skip = Passer
floor-see-again = Revoir
floor-slowly = Au ralenti
floor-best = Plus beau lancer de la partie
floor-best-more = Manche { $round }, { $disc } : { $gain } de plus qu’avant
floor-bullseye = mouche : { $section }
floor-spot-ruins = Ruines, { $value } hexagones{ $doubled ->
    [0] {""}
   *[other] {" "}(×2)
}
floor-spot-canyon = Canyon, { $doubled ->
    [0] une forme de { $number }
   *[other] deux formes de { $number } (×2)
}
floor-spot-creek = Ruisseau, { $doubled ->
    [0] un sentier de { $number }
   *[other] deux sentiers de { $number } (×2)
}
floor-spot-mudcracks = Fissures, { $value } à dépenser{ $doubled ->
    [0] {""}
   *[other] {" "}(×2)
}
floor-ask-aim = Tirez en arrière n’importe où et lâchez, ou balayez. Glissez le disque pour le placer.
floor-ask-again = Relancez { $discs }.
floor-ask-keep = Reste-t-il là, ou prenez-vous une Relance ?
floor-ask-on = Lancez la suite et { $disc } reste ; ou reprenez-le avec une Relance.
floor-ask-hole = Mouche : choisissez la section pour laquelle il compte.
floor-ask-colours = Choisissez votre couleur et celle de l’IA.
floor-ask-swap = { $count ->
    [one] Vous avez { $count } Échange
   *[other] Vous avez { $count } Échanges
} : glissez un de vos disques sur un autre, ou continuez.
floor-ask-swap-with = Échanger { $disc } avec lequel de vos disques ?
floor-ask-choose = Choisissez où compte chaque disque posé sur une limite.
floor-keep-or = Garder ou relancer
floor-keep = Garder
floor-let-go = Lâchez ici et rien ne se passe.
floor-reflick-disc = Reprendre { $disc } avec une Relance (reste { $count })
floor-reflick = Relance (reste { $count })
floor-choose = Où compte { $disc } ?
floor-swap-disc = Échanger ce disque. { $words }
floor-swap-done = Plus d’Échanges
floor-colour = Couleur
floor-colour-0 = points
floor-colour-1 = rayures
floor-colour-2 = croix
floor-colour-mine = La mienne
floor-colour-ai = L’IA
floor-colour-pick-mine = à moi
floor-colour-pick-ai = IA
floor-pick-mine = Je joue { $colour }
floor-pick-ai = L’IA joue { $colour }
floor-in-play = { $count } en jeu
floor-colours-choose = Choisissez deux couleurs
floor-colours-go = Je joue { $mine }, l’IA { $theirs }
floor-nudge-flick = Lancez maintenant { $disc }.
floor-hint-left = Lancez { $disc } à gauche du trou.
floor-hint-right = Lancez { $disc } à droite du trou.
floor-hint-straight = Lancez { $disc } tout droit par le milieu.
floor-hint-flick = Lancez { $disc } à { $angle } degrés avec la force { $force }. La visée est réglée.
floor-hint-keep = Gardez-le ainsi.
floor-hint-reflick = Prenez une Relance.
floor-nudge-section = Demandez-vous quelle section a le plus besoin de { $disc }.
floor-hint-section = Comptez { $disc } pour la section { $section }.
floor-nudge-swap = Un Échange aiderait.
floor-hint-swap = Échangez { $a } et { $b }.
floor-hint-colours = Jouez { $mine }, et donnez { $theirs } à l’IA.
floor-hint-done = Il n’y a rien de mieux à faire ici : continuez.
page-edit-board = Glissez un cercle, ou choisissez-le et prenez les flèches : 1 mm, avec Maj 5 mm.
page-edit-circle = Cercle du { $animal } en { $x }, { $y } mm
page-edit-animal = Animal
page-edit-x = En travers, mm
page-edit-y = Vers le bas, mm
page-edit-radius = Rayon, mm
page-edit-buildings = Bâtiments
page-edit-hexes = Hexagones
page-edit-top = D’abord
page-edit-bonus = Bonus
page-edit-bottom = Ensuite
page-edit-of = { $what }, bâtiment { $name }
page-mean-ruins = Ruines
page-mean-canyon = Canyon
page-mean-creek = Ruisseau
page-mean-mudcracks = Fissures
page-mean-discoveries = Découvertes
floor-hint-discover = Entourez le { $animal }.
floor-nudge-write = Regardez la section { $section }.
floor-hint-write = Marquez ce qui est éclairé dans la section { $section }.
floor-key-angle = Viser d’un degré, avec Maj de cinq ; Entrée lance
floor-key-force = Plus fort ou plus doux, avec Maj de cinq
floor-key-disc = Prendre le disque de ce numéro
page-goal = Votre but : le plus de points. Lancez vos disques dans les zones qu’il vous faut, puis notez ce qu’ils rapportent ; les bonus mènent à d’autres bonus.
paper-picked-disc = le disque { $number }
paper-picked-fox = le renard
paper-picked-owl = le hibou
paper-picked-rabbit = le lapin
paper-picked-section = la section { $section }
paper-picked-mark = le nœud { $place }
paper-picked-box = la colonne { $place }
paper-picked-walk = la case { $place }
paper-picked-draw = { $place }
paper-picked-cross = le bâtiment { $place }
floor-lesson-look = Voici le plateau, vu de votre coin de lancer, en bas à droite. Chaque quart nourrit la section de votre feuille qui a le même animal.
floor-lesson-flick = Le disque 4 est sur votre coin. Tirez en arrière n’importe où sur le plateau, droit vers vous et un peu moins qu’à mi-course, et lâchez. Ou réglez 0 degré et force 27, et lancez.
floor-lesson-flick-otherwise = Cela irait ailleurs. Pour cette leçon : presque droit (0 degré), force autour de 27.
floor-lesson-landed = Il a glissé devant le trou jusque dans la zone d’en face, les Fissures, et y compte avec son 4. Sur un petit cercle, il compterait pour l’animal de ce cercle, deux fois.
floor-lesson-mud = Quand tous les disques sont lancés, tout le monde écrit. Notez vos disques des Fissures : leurs valeurs font une somme.
floor-lesson-mud-otherwise = Notez d’abord les disques des Fissures.
floor-lesson-write = La somme achète des nœuds reliés à ceux que vous avez marqués. Marquez le nœud 21, sous le X.
floor-lesson-write-otherwise = Marquez le nœud éclairé, sous le X à droite.
floor-lesson-chain = Marquez le nœud 20 à côté : cela encercle un triangle avec un hibou, et un bonus est gagné aussitôt.
floor-lesson-chain-otherwise = Marquez l’autre nœud éclairé : il ferme le triangle.
floor-lesson-owl = Le hibou parcourt un sentier de 1 à 5 cases dans le Ruisseau, maintenant. Finissez-le sur l’Échange : il est gagné aussi. Ainsi les bonus s’enchaînent.
floor-lesson-owl-otherwise = Menez le hibou à l’Échange, quatre cases plus bas.
floor-lesson-end = Un lancer, une marque, deux bonus. Après la dernière manche, on additionne les quatre sections. Il n’en faut pas plus pour une première partie.

choice-rounds-5 = 5, courte
choice-rounds-6 = 6
choice-rounds-7 = 7, longue
choice-first_player-lot = tirage au sort
choice-preview-full = son trajet et où il peut s’arrêter
choice-preview-line = une ligne jusqu’au premier contact
choice-preview-none = rien : viser à l’œil
choice-text-final = le texte anglais définitif
choice-text-spanish = le texte espagnol
choice-text-draft = le brouillon
choice-ai_shapes-as_player = son numéro ou moins, à mon choix
choice-ai_shapes-largest = la plus grande qui entre
choice-ai_shapes-never_lower = son numéro ou rien
choice-ai_squares-2 = 2
choice-ai_squares-3 = 3
choice-ordinary = ordinaire
choice-steady = sûre
choice-shaky = tremblante
choice-exact = exacte : sans aucun tremblement
choice-on = oui
choice-off = non
page-end-sheets = Feuilles
page-option-rounds = Manches
page-option-first_player = Qui commence
page-option-no_bunting = Un disque ne va pas tout droit dans la zone voisine de son coin
page-option-preview = Ce que l’on montre pendant la visée
page-option-fair_colours = La couleur de l’IA a autant de disques en jeu que la mienne
page-option-text = Là où les textes des règles diffèrent, suivre
page-option-ai_shapes = Formes que dessine un disque de l’IA dans le Canyon
page-option-ai_squares = Carrés dont part l’IA dans le Canyon
page-option-ai_full_zone = Pas de couleur pour l’IA qui gâcherait des disques sur une section pleine
page-option-hand_0 = Sûreté de la première main
page-option-hand_1 = Sûreté de la deuxième main
page-option-hand_2 = Sûreté de la troisième main
page-option-hand_3 = Sûreté de la quatrième main
bot-hand-random = Une main ordinaire
bot-hand-novice = Une main tremblante
bot-hand-greedy = Une main ordinaire
bot-hand-adept = Une main ordinaire
bot-hand-expert = Une main sûre
bot-hand-master = Une main qui ne tremble jamais
bot-hand-grandmaster = Une main qui ne tremble jamais

## La feuille sur la page

cactus-saguaro = saguaro
cactus-pear = figuier de Barbarie
cactus-barrel = cactus tonneau
paper-sheet = Feuille : { $player }
paper-sheets = Feuilles
paper-scores = Scores
paper-section = Section
paper-writing = écrit encore
paper-tie-break = Découvertes entourées
paper-look-at = Voir la feuille : { $player }
paper-enlarge = Agrandir { $section }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
paper-whole = Montrer la feuille entière
paper-in-hand = À noter
paper-tools = Outils
paper-shapes = Formes
paper-shape = Forme de numéro { $number }, { $squares ->
    [one] { $squares } carré
   *[other] { $squares } carrés
}
paper-turn = Tourner la forme
paper-flip = Retourner la forme
paper-next-place = Lieu possible suivant
paper-places = Montrer les lieux possibles
paper-fewer = Un hexagone de moins
paper-more = Un hexagone de plus
paper-chip-disc = { $count ->
    [one] Disque { $number } pour la section { $section }
   *[other] Disque { $number } pour la section { $section }, { $count } fois
}
paper-chip-ai-disc = { $count ->
    [one] Le disque { $number } de l’IA, section { $section }
   *[other] Le disque { $number } de l’IA, section { $section }, { $count } fois
}
paper-chip-value = { $value } pour la section { $section }
paper-chip-ai-value = { $value } pour l’IA, section { $section }
paper-chip-sum = Somme ouverte : reste { $value }
paper-chip-animal = { $count ->
    [one] À utiliser maintenant : { $animal }
   *[other] À utiliser maintenant : { $animal }, { $count } fois
}
paper-chip-kept = { $count ->
    [one] Gardé : { $animal }
   *[other] Gardé : { $animal }, { $count } fois
}
paper-lost-disc = { $value } dans la section { $section }
paper-square-free = libre
paper-square-drawn = dessiné
paper-square-filled = rempli par l’IA
paper-square-gap = vide
paper-square-start = carré de départ
paper-canyon-grid = Carrés du Canyon
paper-creek-spaces = Cases du Ruisseau
paper-mud-nodes = Nœuds et colonnes des Fissures
paper-buildings = Bâtiments des Ruines
paper-fits = Elle entre : { $cells }
paper-not-fits = Elle n’entre pas : { $cells }
paper-suggested = suggéré
paper-event-drew = { $you ->
    [yes] Vous dessinez
   *[no] { $seat } dessine
} une forme de numéro { $number }{ $cacti ->
    [0] .
   *[other] {" "}avec { $cacti } cactus.
}
paper-event-walked = { $you ->
    [yes] Vous parcourez
   *[no] { $seat } parcourt
} { $length ->
    [one] { $length } case
   *[other] { $length } cases
} { $points ->
    [0] jusqu’à un bonus.
   *[other] et { $you ->
        [yes] entourez
       *[no] entoure
    } un { $points }.
}
paper-event-marked = { $you ->
    [yes] Vous marquez un nœud pour { $cost }
   *[no] { $seat } marque un nœud pour { $cost }
}{ $points ->
    [0] .
   *[other] {" "}et { $you ->
        [yes] encerclez
       *[no] encercle
    } { $points } points.
}
paper-event-boxed = { $you ->
    [yes] Vous marquez
   *[no] { $seat } marque
} un casier de la colonne { $column } depuis la gauche.
paper-event-ai-drew = L’IA remplit une forme de numéro { $number }.
paper-event-ai-walked = L’IA remplit { $length ->
    [one] { $length } case
   *[other] { $length } cases
} en remontant.
paper-event-ai-filled = L’IA fait qu’un nœud coûte { $cost }.
paper-space = Ruisseau { $space }
paper-entrance = le X en haut
paper-number = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
paper-space-free = libre
paper-space-crossed = barrée
paper-space-circled = entourée
paper-space-filled = remplie par l’IA
paper-space-after = mène à { $spaces }
paper-space-end = bout d’une branche
paper-ai-square = carré de l’IA
paper-ai-square-away = carré de l’IA, inutilisé à cette table
paper-path-ok = Un sentier de { $length } finit ici
paper-path-no = Aucun sentier ne finit ici : il aurait une longueur de { $length }
paper-node = Nœud { $node }
paper-node-middle = Le X au milieu
paper-node-cost = coûte { $cost }
paper-node-marked = marqué
paper-node-open = ouvert
paper-node-apart = pas encore relié
paper-node-closes = ferme : { $what }
paper-cactus-points = cactus de { $points }
paper-column = Colonne { $column } : { $marked } casiers sur { $boxes }, { $bonus }
paper-building = Bâtiment { $building } : { $crossed } hexagones sur { $hexes }
paper-building-open = d’abord { $points } et { $bonus }, ensuite { $bottom }
paper-building-first = achevé avant les autres : { $points } points
paper-building-later = achevé : { $points } points
paper-building-gone = { $player } est arrivé avant ; il reste { $points } points
paper-race = { $player } { $count }
paper-crossing = barrer { $count }
paper-ai-building = Le bâtiment de l’IA : { $circled } entourés, { $left } libres
paper-tray-count = { $bonus } : { $ready } à utiliser, { $blank } pas encore gagnés
paper-find-fox = une forme de 4 ou moins
paper-find-owl = un sentier de 1 à 5
paper-find-rabbit = 6 dans les Fissures
paper-find-left = reste { $count }
paper-ask-ruins = Barrez { $value ->
    [one] { $value } hexagone
   *[other] { $value } hexagones
} : choisissez un bâtiment.
paper-ask-ruins-done = Tout est barré. Finissez votre tour dans les Ruines, ou reprenez quelque chose.
paper-ask-discover = { $count ->
    [one] Vous avez fait une Découverte : entourez un animal.
   *[other] { $count } Découvertes : entourez un animal.
}
paper-ask-draw = Dessinez une forme de { $number } ou moins contre une des vôtres.
paper-ask-draw-fox = Le renard dessine une forme de 4 ou moins contre une des vôtres.
paper-ask-walk = Parcourez un sentier d’exactement { $number } depuis une case visitée.
paper-ask-walk-owl = Le hibou parcourt un sentier de 1 à 5, à votre choix.
paper-ask-mud = Vos disques des Fissures valent { $value } : ouvrez leur somme et achetez des nœuds.
paper-ask-rabbit = Le lapin apporte { $value } pour les Fissures.
paper-ask-rabbit-apart = Le lapin seul apporte { $value }. Pour l’ajouter à vos { $mud }, ouvrez d’abord leur somme.
paper-ask-sum = { $value } à dépenser : achetez des nœuds joints à des nœuds marqués, ou des casiers à un chacun.
paper-ask-boxes = { $value } à dépenser, en casiers seulement.
paper-ask-close = { $value ->
    [0] Il ne reste rien : fermez la somme.
   *[other] Reste { $value }, et rien à acheter avec : fermez la somme.
}
paper-ask-close-lose = { $value } serait perdu. Fermer quand même la somme ?
paper-ask-lose = Cela serait perdu : { $what }. Finir quand même d’écrire ?
paper-ask-done = Tout est noté. Finissez votre phase d’écriture, ou reprenez quelque chose.
paper-ask-done-kept = Tout est noté. Finissez votre phase d’écriture, ou utilisez ce que vous avez gardé.
paper-ask-elsewhere = Cela ne va pas là. Essayez pour voir pourquoi, ou cherchez ailleurs.
paper-ask-ai-draw = L’IA dessine avec son { $number } : choisissez où, à votre avantage.
paper-ask-ai-walk = L’IA remplit { $number } cases en remontant : choisissez d’où elle part.
paper-ask-ai-fill = L’IA rend des nœuds plus chers, encore { $value } : choisissez-en un.
paper-do-draw = Dessiner ici
paper-do-walk = { $length ->
    [one] Parcourir { $length } case
   *[other] Parcourir { $length } cases
}
paper-do-mark = Marquer pour { $cost }
paper-do-box = Marquer un casier
paper-do-cross = Barrer { $count }
paper-do-fill = Remplir pour l’IA
paper-do-open = Ouvrir la somme de { $value }
paper-do-rabbit = Utiliser le lapin : +{ $value }
paper-do-nothing = Choisissez où
paper-end-ruins = Finir mon tour
paper-end-write = Finir d’écrire
paper-end-anyway = Le perdre et finir
paper-close = Fermer la somme
paper-close-anyway = Le perdre et fermer
paper-figure-so-06 = Le plateau vu d’en haut : quatre zones, chacune avec son animal et ses hachures, huit petits cercles, quatre coins de lancer et le trou au milieu.
paper-figure-so-09 = Un disque est entièrement sur le triangle surélevé de son coin de lancer.
paper-figure-so-12 = Un disque a glissé par-dessus le cadre : il est hors jeu pour cette manche.
paper-figure-so-15 = Un disque est dans le trou du milieu : mouche.
paper-figure-so-20 = Dans les Fissures, un disque touche un cercle de lézard et compte pour les Ruines ; un autre n’en touche pas et compte pour les Fissures.
paper-figure-so-21 = Un disque surtout dans le Canyon compte là ; pour celui dont le milieu est sur une limite, on peut choisir.
paper-figure-so-22 = Deux disques d’une même couleur changent de place.
paper-figure-so-26 = Trois bâtiments : les 5 hexagones de A sont barrés, 4 des 9 de B, 2 des 11 de C.
paper-figure-so-27 = La récompense du haut de A est entourée ; B a été achevé d’abord par quelqu’un d’autre : celle du haut est rayée et celle du bas entourée.
paper-figure-so-28 = Les formes des numéros 1 à 5 ; le numéro 1 en a deux.
paper-figure-so-29 = Une forme qui partage un côté avec le carré de départ convient ; une forme à l’écart, non.
paper-figure-so-30 = Deux formes contre le carré de départ contiennent un cactus et un Échange.
paper-figure-so-31 = Les colonnes des trois cactus : à chacun de plus, une marche plus haute.
paper-figure-so-33 = Un sentier part du X, passe par trois cases, qui sont barrées, et finit sur une quatrième, qui est entourée.
paper-figure-so-36 = Le X et un nœud à côté sont marqués ; on peut acheter les nœuds qu’une ligne leur joint.
paper-figure-so-37 = Des nœuds marqués encerclent deux triangles : un cactus de 2 points et un lapin.
paper-figure-so-38 = Des colonnes de casiers : la première est pleine et son Échange gagné.
paper-figure-so-40 = Renard, hibou et lapin.
paper-figure-so-41 = Une Découverte est l’un de : renard, hibou, lapin.
paper-figure-so-50 = L’IA a rempli une forme sur un de ses carrés ; une forme à vous est contre le carré de départ.
paper-figure-so-52 = L’IA a rempli deux cases en remontant depuis le bout d’une branche.
paper-figure-so-53 = De petits cercles aux nœuds extérieurs : chacun de rempli fait coûter 1 de plus à son nœud.
paper-key-arrows = Viser ; sur la feuille, le carré, la case, le nœud ou le bâtiment suivant
paper-key-use = Lancer ; sur la feuille, marquer ce qui est montré
paper-key-next = Le lieu possible suivant
paper-key-places = Montrer les lieux possibles
paper-key-turn = Tourner la forme
paper-key-flip = Retourner la forme
paper-key-end = Fermer la somme, ou finir
paper-key-cancel = Écarter un avertissement

## S’exercer : un plateau sans table

practice-heading = { $count ->
    [0] Exercice
    [one] Exercice : { $count } lancer
   *[other] Exercice : { $count } lancers
}
practice-target = Viser
practice-circle = le { $circle ->
    [lizard] lézard
    [fox] renard
    [owl] hibou
   *[rabbit] lapin
} dans { $zone ->
    [ruins] les Ruines
    [canyon] le Canyon
    [creek] le Ruisseau
   *[mudcracks] les Fissures
}
practice-zone = { $zone ->
    [ruins] les Ruines
    [canyon] le Canyon
    [creek] le Ruisseau
   *[mudcracks] les Fissures
}
practice-hole = le trou
practice-aim = Visez { $target }.
practice-hit = Touché : { $target }.
practice-missed = Manqué : à { $mm } mm du milieu.
practice-fell = Il est tombé dans le trou.
practice-off = Hors du plateau.
practice-short = Il n’a pas quitté le coin.
practice-score = { $hits } sur { $tries }
practice-percent = { $percent } %
practice-none = Pas encore de lancer vers cette cible.
practice-sum = { $hits } sur { $tries } au but.{ $median ->
    [-1] { "" }
   *[other] { " " }La moitié a fini à moins de { $median } mm du milieu.
}
practice-hand = La main qui lance
practice-hand-name = { $hand ->
    [steady] sûre
    [ordinary] ordinaire
    [shaky] tremblante
    [exact] exacte
   *[mine] la mienne
}
practice-staying = Les disques restent où ils s’arrêtent
practice-suggest = Montrer la visée
practice-clear = Recommencer
practice-compare = Cette cible avec d’autres mains
practice-measure = Ma propre main
practice-measure-more = { $most } lancers vers des cercles, en tirant ou en balayant, sans aperçu ni tremblement ajouté : leur écart est celui de votre main.
practice-measure-go = Mesurer ma main
practice-measure-again = Mesurer encore
practice-measure-stop = Arrêter de mesurer
practice-measuring = Lancer { $n } sur { $most } : { $target }.
practice-measured = Votre main dévie de ± { NUMBER($angle, maximumFractionDigits: 1) }° et de ± { NUMBER($speed, maximumFractionDigits: 0) } % de la vitesse ; la plus proche est : { $hand }.
practice-bias = { $side ->
    [left] En moyenne, elle va { NUMBER($angle, maximumFractionDigits: 1) }° à gauche
    [right] En moyenne, elle va { NUMBER($angle, maximumFractionDigits: 1) }° à droite
   *[none] En moyenne, elle va tout droit
} et { $force ->
    [hard] { NUMBER($percent, maximumFractionDigits: 0) } % trop fort.
    [soft] { NUMBER($percent, maximumFractionDigits: 0) } % trop doucement.
   *[none] juste assez fort.
}

## Et si : un lancer passé, retenté

whatif-heading = { $count ->
    [0] Et si…
    [one] Et si… { $count } essai
   *[other] Et si… { $count } essais
}
whatif-played = Comme joué
whatif-tried = Essayé
whatif-begin = La visée est restée la même. Changez-la, et lancez.
whatif-trembling = Avec le tremblement de cette main
whatif-play-on = Continuer d’ici
whatif-close = Revenir à la partie

## Vos parties

yours-part-ruins = Ruines
yours-part-canyon = Canyon
yours-part-creek = Ruisseau
yours-part-mudcracks = Fissures
yours-part-discoveries = Découvertes
yours-reached-solo_total = Jouée jusqu’au bout
figure-circles = Cercles touchés
figure-bullseyes = Disques dans le trou
figure-lost = Disques perdus

## Imprimer

companion-print-sheet = Feuilles où écrire
companion-print-board = Plateau
companion-print-discs = Disques

## Ce qui ne peut pas figurer sur une feuille déjà remplie

fault-reward_unearned = Une récompense du bâtiment { $building } est entourée, alors { $left ->
    [one] qu’il y reste { $left } hexagone
   *[other] qu’il y reste { $left } hexagones
} à barrer.
fault-reward_missing = Le bâtiment { $building } est achevé, mais aucune de ses récompenses n’est entourée.
fault-top_twice = La récompense du haut du bâtiment { $building } est entourée sur plus d’une feuille.
fault-top_missing = Personne n’a entouré la récompense du haut du bâtiment { $building }, que quelqu’un a pourtant achevé d’abord.
fault-path_too_long = Le sentier vers la case { $space } aurait plus de { $most } cases.
fault-icons_too_many = { $bonus } : { $circled } entourés, mais la feuille n’en a gagné que { $earned }.
fault-icons_forgotten = { $bonus } : seulement { $circled } entourés, mais la feuille en a gagné { $earned }.
error-discs_of_box = { $found ->
    [one] { $found } disque est entré
   *[other] { $found } disques sont entrés
} ; il en faut { $wanted }.
error-round_open = La manche { $round } n’est pas encore notée jusqu’au bout.
error-not_drawing = L’IA n’a rien à marquer maintenant.

## Avec la boîte

companion-parts = Que faire
companion-discs = Disques
companion-sheets = Feuilles
companion-check = Vérifier
companion-pad = Total
companion-player = Joueur { $number }
companion-players = À combien
companion-names = Noms
companion-name = Nom du joueur { $number }
companion-disc = { $owner } : { $number }
companion-discs-next = Où est ce disque ? { $disc }
companion-discs-laid = Tous les disques y sont. Pour en déplacer un, touchez-le plus bas.
companion-discs-written = La manche { $round } est en cours d’écriture. Reprenez jusqu’à ce que ses disques puissent bouger.
companion-hole-section = Dans le trou. Sur quelle section a-t-il été mis ? { $disc }
companion-in-zone = { $zone ->
    [ruins] Dans les Ruines
    [canyon] Dans le Canyon
    [creek] Dans le Ruisseau
   *[mudcracks] Dans les Fissures
}
companion-on-circle = { $circle ->
    [lizard] Touche un cercle de lézard
    [fox] Touche un cercle de renard
    [owl] Touche un cercle de hibou
   *[rabbit] Touche un cercle de lapin
}
companion-on-line = Exactement à moitié : { $one }, { $other }
companion-on-corner = Sur un coin de lancer : hors du plateau
companion-in-hole = Dans le trou
companion-off = Hors du plateau
companion-others-off = Tous les autres dehors
companion-turn = Tourner le plateau
companion-not-laid = { $disc } : pas encore entré
companion-pick-disc = { $disc } : { $place }. Touchez pour le déplacer.
companion-none-laid = Touchez les lieux où sont les disques, l’un après l’autre. Ce qu’ils rapportent apparaît ici. Ce que vous entrez reste sur cet appareil.
companion-counts = Ce qu’ils rapportent
companion-left = À noter encore
companion-ruins-value = barrer { $value ->
    [one] { $value } hexagone
   *[other] { $value } hexagones
}
companion-mud-value = des nœuds pour { $value }
companion-canyon-use = { $times ->
    [one] { $times } forme de { $number } ou moins
   *[other] { $times } formes, chacune de { $number } ou moins
}
companion-canyon-use-lowest = { $times ->
    [one] { $times } forme de { $number }
   *[other] { $times } formes de { $number }
}
companion-creek-use = { $times ->
    [one] { $times } sentier de { $number }
   *[other] { $times } sentiers de { $number }
}
companion-fits = { $count ->
    [0] plus de lieu possible
    [one] { $count } lieu possible
   *[other] { $count } lieux possibles
}
companion-either = Le { $number } est à moitié sur deux sections ({ $one }, { $other }) : qui l’a lancé choisit, après les Échanges.
companion-to-sheets = Noter
companion-next-round = Manche suivante
companion-keep = Tenir nos feuilles ici
companion-keep-about = La feuille Meseta de chaque joueur est gardée sur cet appareil de manche en manche, et chaque marque est vérifiée. Si vous n’écrivez que sur papier, la liste à côté des disques suffit.
companion-round = Manche { $round }
companion-as-text = comme le dit ce texte
companion-entered = { $entered } disques entrés sur { $count }.
companion-to-discs = Entrer les disques
companion-reflicks = { $player } : Relances de cette manche ({ $left } au plus)
companion-begin = Commencer à noter
companion-over = La partie est finie
companion-worth = Ce que vaut chaque partie de la feuille
companion-ask-swap = { $player } peut échanger deux disques : { $swaps ->
    [one] reste { $swaps } Échange
   *[other] restent { $swaps } Échanges
}. Touchez-en deux, ou continuez.
companion-swappable = Disques que l’on peut échanger
companion-no-swap = Continuer sans Échange
companion-spot = { $zone ->
    [ruins] Ruines
    [canyon] Canyon
    [creek] Ruisseau
   *[mudcracks] Fissures
}{ $doubled ->
    [yes] {" "}×2
   *[no] {""}
}
companion-ask-choose = { $player } : où compte ce disque ?
companion-ask-colours = Quelle couleur notez-vous, et laquelle est à l’IA ?
companion-ask-ai = Marquez maintenant les disques de l’IA sur votre feuille. Choisissez chaque marque vous-même, à votre avantage, ou laissez le sort choisir parmi tout ce qui est permis. L’IA ne marque pas de points.
companion-lots = Tirer au sort pour l’IA
companion-lots-drawn = { $count ->
    [one] { $count } marque a été faite pour l’IA.
   *[other] { $count } marques ont été faites pour l’IA.
}
companion-whose-sheet = La feuille de qui
companion-which-part = Partie de la feuille
companion-all-sheets = Les feuilles de tout le monde sont là
companion-fill-ruins = Touchez le dernier hexagone barré, ou le mur d’un bâtiment pour le barrer en entier.
companion-fill-canyon = Passez le doigt sur les carrés couverts par des formes. Encore une fois, et ils se vident.
companion-fill-creek = Ne touchez que les cases entourées. Le chemin jusqu’à elles suit.
companion-fill-mudcracks = Touchez les nœuds marqués et, dessous, les casiers un à un.
companion-reward-first = d’abord : { $points }
companion-reward-later = ensuite : { $points }
companion-icons = Icônes entourées, celles utilisées aussi
companion-found = Découverte : { $animal }
companion-nothing-wrong = Rien d’impossible sur cette feuille.
companion-winners = { $count ->
    [one] { $players } gagne.
   *[other] { $players } se partagent la victoire.
}
companion-tie-broken = Égalité au total ; le plus de Découvertes entourées décide.
companion-tie-shared = Égalité au total, et en Découvertes entourées.
companion-pad-about = Pour la feuille de l’éditeur : entrez les quatre totaux de chaque joueur, ou comptez les cactus plus bas.
companion-pad-bonuses = Les bonus qui restent ne valent pas de points, pas même les Découvertes entourées.
companion-count-cacti = Compter plutôt les cactus
companion-cactus-type = Cactus du genre { $number }
companion-cactus-small = Petits cactus encerclés
companion-cactus-medium = Cactus moyens encerclés
companion-cactus-large = Grands cactus encerclés
companion-wrong-building_full = Le bâtiment { $building } n’a pas autant d’hexagones.
companion-wrong-shape_overlaps = { $cell } est dans le carré de départ, où l’on ne dessine rien.
companion-wrong-shape_apart = Des carrés ne sont pas joints au carré de départ, côté contre côté.
companion-wrong-no_such_space = Il n’y a pas de case { $space }.
companion-wrong-space_visited = Le X en haut est barré dès le début, pas entouré.
companion-wrong-node_apart = Aucune ligne ne relie un nœud marqué à d’autres qui mènent au X.
companion-wrong-column_full = La colonne { $column } n’a pas autant de casiers.
companion-wrong-icons_used_up = La zone de Découverte n’a pas autant d’icônes de ce genre : { $animal }.

## Casse-têtes du jour

daily-goal-one_flick = Vous avez un seul lancer, d’une main parfaitement sûre. Notez ensuite le tout pour le plus de points.

## Ce que l’IA a fait, avec la boîte

companion-ai-draw = Le { $number } de l’IA remplit { $cells } dans le Canyon.
companion-ai-walk = Le { $number } de l’IA remplit un sentier dans le Ruisseau.
companion-ai-fill = { $count ->
    [one] L’IA remplit { $count } petit cercle des Fissures : son nœud coûte 1 de plus.
   *[other] L’IA remplit { $count } petits cercles des Fissures : chacun augmente de 1 le coût de son nœud.
}
