# In the Ruin
#
# chemin (Road) · mur (Wall) · portail (Gate), un chemin aussi · sortie (Exit) · case · marque : un chemin ou un mur
# carte d’exploration : une forme, des pas, une lettre · carte de route : deux lettres à relier · file : les cartes en vue
# pioche · défausse · lettre active, épuisée · gemme · trouvaille · destination · pion · pas · saut (warp), sauter
# pénalité · s’échapper, évasion · s’effondrer · manche · phase · mise en place · solo · rectangle plein · feuille

name = In the Ruin
blurb = Dessinez votre labyrinthe pendant que les autres dessinent le leur, trouvez des gemmes sur les lettres actives et sortez avant que la ruine ne s’effondre.

mark-road = chemins
mark-wall = murs
source-line = de la file
source-deck = de la pioche
shape-I3 = une barre de 3
shape-L3 = un coin de 3
shape-I4 = une barre de 4
shape-L4 = un L de 4
shape-T4 = un T de 4
shape-S4 = un S de 4

option-route_draw = qui pioche une carte de route à chaque manche : tout le monde, ou seulement qui a trouvé une gemme
option-route_passes = quand on pioche les cartes de route : une fois par manche, ou à chaque maillon d’une chaîne de trouvailles
option-removal = quelles cartes sont retirées pour les trouvailles : celles de la file, puis de la pioche ; ou aucune si la pioche est vide
option-refill = comment la file grandit après les trouvailles : jusqu’à 3 cartes, ou de 3 cartes

## Pourquoi une action est refusée

fault-chance_first = Il faut d’abord donner ou montrer des cartes.
fault-has_confirmed = Vous avez confirmé ; attendez les autres.
fault-has_escaped = Vous êtes hors de la ruine : votre feuille reste telle quelle.
fault-only_at_setup = Les cartes de route se choisissent une seule fois, avant la première manche.
fault-not_at_setup = La partie n’a pas commencé : choisissez 2 routes, dessinez vos formes, puis confirmez.
fault-routes_to_choose = Choisissez d’abord { $count } cartes de route à garder.
fault-shapes_to_draw = Il vous reste à dessiner : { $letters }.
fault-routes_chosen = Vous avez choisi vos cartes de route ; reprenez ce choix pour en changer.
fault-keep_two = Gardez { $count } cartes de route différentes.
fault-route_not_dealt = L’une de ces cartes de route ne vous a pas été donnée.
fault-all_drawn = Toutes vos cartes sont dessinées.
fault-roads_first = Commencez par des chemins sur la sortie ; les murs viennent après.
fault-roads_done = Plus de chemins pour la mise en place : dessinez le reste en murs.
fault-walls_done = Plus de murs pour la mise en place : dessinez le reste en chemins.
fault-cover_the_exit = Les premiers chemins doivent couvrir la sortie, { $cell }.
fault-not_adjacent_to_road = Au moins un de ces murs doit toucher un chemin, côté contre côté.
fault-not_adjacent = Il faut toucher une de vos marques, côté contre côté.
fault-not_adjacent_before = Au moins une case doit toucher une marque d’une manche précédente, côté contre côté.
fault-no_such_cell = { $cell } n’est pas sur la feuille.
fault-not_the_shape = Ces cases n’ont pas la forme de la carte { $letter }, même tournée ou retournée.
fault-space_taken = { $cell } porte déjà une marque.
fault-road_block = De { $first } à { $last }, il y aurait un bloc de 2×2 chemins.
fault-has_drawn = Vous avez dessiné pour cette manche ; reprenez-le pour dessiner autre chose.
fault-sheet_full = Votre feuille est pleine : plus rien à dessiner, seulement à avancer.
fault-last_space = C’est la dernière case vide, et vous devez encore dessiner pour cette manche.
fault-one_special = Une seule action spéciale par manche, et la vôtre est faite.
fault-route_not_held = Vous n’avez pas cette carte de route.
fault-before_the_move = Un +1 vient avant le déplacement ; reprenez d’abord vos pas.
fault-draw_first = Dessinez d’abord, avancez ensuite.
fault-no_road = { $cell } n’est pas un de vos chemins.
fault-already_there = Votre pion est déjà en { $cell }.
fault-too_far = { $cell } est hors de portée : il reste { $left ->
    [0] 0 pas
   *[other] { $left } pas
}, et sur des chemins seulement.
fault-not_on_gate = Un saut part d’un portail, et { $cell } n’en est pas un.
fault-no_other_gate = { $cell } n’est pas un autre de vos portails.
fault-no_steps_left = Un saut coûte un pas, et il n’en reste pas.
fault-must_draw = On ne passe pas : dessinez des chemins, des murs ou un seul mur.
fault-phase_one = Personne ne s’échappe avant la phase 2.
fault-not_on_exit = Pour s’échapper, votre pion doit être sur la sortie, { $cell }.

error-no_such_route = Il n’y a pas de carte de route { $route }. Les cartes sont : { $known }.

## Ce qui ne va pas dans une édition

error-edition_map_row = La rangée { $row } du plan a { $found ->
    [one] { $found } case
   *[other] { $found } cases
} ; chaque rangée en a { $size }, séparées par des espaces.
error-edition_map_space = Le plan montre « { $space } ».{ $suggestion ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $suggestion } » ?
} Une case est un point, une lettre de A à X, ou * pour la sortie.
error-edition_map_exit = La sortie (*) est une seule fois sur le plan, au centre : { $cell }.
error-edition_map_letter = { $found ->
    [0] La lettre { $letter } manque sur le plan.
   *[other] La lettre { $letter } est { $found } fois sur le plan ; il en faut une.
}
error-edition_shape_twice = Une autre forme s’appelle déjà « { $name } ».
error-edition_shape_mark = La forme { $name } est dessinée avec « { $mark } » ; prenez # pour une case et un point pour rien.
error-edition_shape_cells = La forme { $name } a { $found ->
    [one] { $found } case
   *[other] { $found } cases
} ; dessinez-en de 1 à { $most } avec #.
error-edition_shape_apart = La forme { $name } est en morceaux : ses cases doivent se toucher côté contre côté.
error-edition_shape_block = La forme { $name } a un bloc de 2×2, qui ne pourrait jamais se dessiner en chemins.
error-edition_card = { $found ->
    [0] Aucune carte d’exploration ne porte la lettre { $letter }.
   *[other] La lettre { $letter } est sur { $found } cartes d’exploration ; il en faut une.
}
error-edition_unknown_letter = Une carte d’exploration porte la lettre « { $letter } ».{ $suggestion ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $suggestion } » ?
} Les lettres vont de A à X.
error-edition_route = « { $route } » n’est pas une carte de route : il faut deux lettres différentes de A à X.
error-edition_route_twice = La carte de route { $route } y est déjà.

## Ce qui s’est passé

event-dealt = { $cards_count ->
    [0] { $seat } reçoit { $count } cartes d’exploration. ({ $clause })
   *[other] { $you ->
        [yes] Vous recevez
       *[no] { $seat } reçoit
    } les cartes d’exploration { $cards }. ({ $clause })
}
event-routes_dealt = { $routes_count ->
    [0] { $seat } reçoit { $count } cartes de route. ({ $clause })
   *[other] { $you ->
        [yes] Vous recevez
       *[no] { $seat } reçoit
    } les cartes de route { $routes }. ({ $clause })
}
event-kept = Vous gardez { $routes }. ({ $clause })
event-drawn = Vous dessinez en { $mark } : { $cells }. ({ $clause })
event-single_drawn = Vous dessinez un seul mur en { $cell }, contre une pénalité : { $penalties } jusqu’ici. ({ $clause })
event-extra_drawn = Vous dépensez { $route } pour une case de plus, en { $mark } : { $cell }. ({ $clause })
event-walked = Votre pion avance par { $path } : { $steps } pas, il en reste { $left }. ({ $clause })
event-warped = Vous dépensez { $route } et sautez de { $start } à { $cell } ; il reste { $left } pas. ({ $clause })
event-confirmed = { $you ->
    [yes] Vous confirmez
   *[no] { $seat } confirme
}. ({ $clause })
event-announced = { $you ->
    [yes] Vous annoncez
   *[no] { $seat } annonce
} { $letters } : actives pour tout le monde. ({ $clause })
event-round_begun = Manche { $round } : carte { $letter }, { $shape }, jusqu’à { $number } pas. ({ $clause })
event-card_used = La carte { $letter } est défaussée ; sa lettre reste comme elle était. ({ $clause })
event-route_spent = { $routes_count ->
    [0] { $seat } a dépensé une carte de route. ({ $clause })
   *[other] { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } dépensé { $routes }. ({ $clause })
}
event-escaped = { $you ->
    [yes] Vous vous échappez
   *[no] { $seat } s’échappe
} de la ruine. ({ $clause })
event-found = { $seats_count ->
    [one] { $you ->
        [yes] Vous êtes sur { $letter } et la trouvez
       *[no] { $seats } est sur { $letter } et la trouve
    } : 1 gemme. ({ $clause })
   *[other] { $seats } sont sur { $letter } et la trouvent : 1 gemme chaque fois. ({ $clause })
}
event-found_at_once = { $seats_count ->
    [one] { $you ->
        [yes] Vous êtes
       *[no] { $seats } est
    } déjà sur { $letter } : 1 gemme aussitôt. ({ $clause })
   *[other] { $seats } sont déjà sur { $letter } : 1 gemme aussitôt chaque fois. ({ $clause })
}
event-route_drawn = { $routes_count ->
    [0] { $seat } pioche une carte de route. ({ $clause })
   *[other] { $you ->
        [yes] Vous piochez
       *[no] { $seat } pioche
    } une carte de route : { $routes }. ({ $clause })
}
event-hand_full = Vous avez { $most } cartes de route et n’en piochez pas. ({ $clause })
event-routes_reshuffled = La pioche des routes est vide : { $count } cartes défaussées en font une nouvelle. ({ $clause })
event-used_up = { $letter } est épuisée pour tout le monde. ({ $clause })
event-became_gate = Sur votre feuille, le chemin sur { $letter } ({ $cell }) devient un portail. ({ $clause })
event-became_wall = Sur votre feuille, la case vide { $letter } ({ $cell }) devient un mur. ({ $clause })
event-stayed_wall = Sur votre feuille, { $letter } ({ $cell }) est sous un mur, et y reste. ({ $clause })
event-removed = La carte { $letter } est retirée { $source }, pour une lettre trouvée. ({ $clause })
event-shortfall = { $count ->
    [one] { $count } carte de plus devrait être retirée
   *[other] { $count } cartes de plus devraient être retirées
}, mais il n’en reste pas. ({ $clause })
event-removal_skipped = La pioche est vide : plus aucune carte n’est retirée. ({ $clause })
event-activated = { $letter } devient active. ({ $clause })
event-known_before = { $letter } avait déjà été annoncée : rien ne change. ({ $clause })
event-laid = La carte { $letter } rejoint la file. ({ $clause })
event-collapsed = La ruine s’effondre : la carte { $letter } est retirée { $source }, et sa lettre reste comme elle était. ({ $clause })
event-phase_ended = La file est vide : la phase 1 est finie. ({ $clause })
event-measured = Votre plus grand rectangle, de { $first } à { $last }, rapporte { $points }. ({ $clause })
event-all_shuffled = Les { $count } cartes d’exploration sont toutes mélangées pour la phase 2. ({ $clause })
event-game_over = La partie est finie ; toutes les feuilles sont montrées. ({ $clause })
event-tier_reached = { $points } points : { $tier ->
    [tier_amber] Ambre
    [tier_jade] Jade
    [tier_topaz] Topaze
    [tier_ruby] Rubis
    [tier_diamond] Diamant
   *[short_of_goal] pas encore Ambre, qui commence à 300
}. ({ $clause })

## Pourquoi un tour est bon ou mauvais

why-takes_gem = prend la gemme en { $letter } ({ $points } points)
why-opens_letter = ouvre { $letter }
why-waits_on_letter = attend sur { $letter }, que la trouvaille d’un autre ouvrirait
why-nears_gem = arrive à { $steps } pas de la gemme en { $letter }
why-draws_to_gem = laisse { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} à dessiner vers la gemme en { $letter }
why-joins_route = relie la route { $route } ({ $points } points)
why-nears_route = laisse { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} à dessiner pour la route { $route }
why-blocks_route = coupe la route { $route }
why-fills_rectangle = remplit un rectangle de { $points ->
    [one] { $points } case
   *[other] { $points } cases
}
why-nears_rectangle = laisse { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} à remplir dans un rectangle de { $points }
why-leaves_holes = laisse { $count ->
    [one] { $count } case où aucune forme n’entre
   *[other] { $count } cases où aucune forme n’entre
}
why-lacks_room = ne laisse pas de place pour la carte { $letter }, la prochaine
why-loses_gem = dessine un mur sur la gemme en { $letter }
why-spends_route = dépense la carte de route { $route }
why-takes_penalty = coûte une pénalité de { $points }
why-escapes = s’échappe { $points ->
    [0] (aucun point, mais rien de perdu)
   *[other] ({ $points } points)
}
why-escapes_first = s’échappe avant les autres ({ $points } points)
why-nears_exit = { $steps ->
    [0] revient à la sortie
   *[other] revient à { $steps } pas de la sortie
}
why-stays_inside = reste dans la ruine, avec { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} à venir
why-stays_behind = finit le dernier tour dans la ruine ({ $points } points perdus)
why-keeps_route = garde la route { $route }, avec { $spaces ->
    [0] plus rien
    [one] { $spaces } case
   *[other] { $spaces } cases
} à dessiner

## Scores et fins

part-gems = { $count ->
    [one] { $count } gemme
   *[other] { $count } gemmes
}
part-rectangle_1 = rectangle 1, { $first }–{ $last } ({ $width }×{ $height })
part-rectangle_2 = rectangle 2, { $first }–{ $last } ({ $width }×{ $height })
part-routes = { $count ->
    [one] { $count } route
   *[other] { $count } routes
}
part-penalties = { $count ->
    [one] { $count } pénalité
   *[other] { $count } pénalités
}
part-escape = { $count ->
    [0] pas d’évasion
   *[other] évasion, rang { $count }
}
tie-roads = le plus de chemins
outcome-all_escaped = Tout le monde s’est échappé.
outcome-line_empty = La file est vide.
outcome-short_of_goal = Le but est 300 points : Ambre.
outcome-tier_amber = Ambre commence à 300 points, Jade à 330.
outcome-tier_jade = Jade commence à 330 points, Topaze à 355.
outcome-tier_topaz = Topaze commence à 355 points, Rubis à 385.
outcome-tier_ruby = Rubis commence à 385 points, Diamant à 415.
outcome-tier_diamond = Diamant commence à 415 points. Il n’y a rien au-dessus.
verdict-short_of_goal = { $total ->
    [one] { $total } point : la ruine a gagné.
   *[other] { $total } points : la ruine a gagné.
}
verdict-tier_amber = { $total } points : vous avez atteint Ambre.
verdict-tier_jade = { $total } points : vous avez atteint Jade.
verdict-tier_topaz = { $total } points : vous avez atteint Topaze.
verdict-tier_ruby = { $total } points : vous avez atteint Rubis.
verdict-tier_diamond = { $total } points : vous avez atteint Diamant.

## Le terminal

notation-forms = Écrivez r f4 f5 f6 (chemins), w f4 f5 f6 (murs), c d4 (un seul mur, une pénalité), go f6, done. aide dit le reste.
notation-help =
    keep AD BM       garder deux cartes de route (mise en place)
    r f4 f5 f6       dessiner la forme en chemins sur ces cases
    w f4 f5 f6       dessiner la forme en murs
    c d4             dessiner un seul mur à la place, contre une pénalité
    +r d4 AD         un chemin de plus (+w : un mur), en dépensant la route AD
    go f6            amener le pion là
    warp b4 AD       de ce portail à celui de b4, en dépensant AD
    done             confirmer ; ensuite, plus rien ne se reprend
    escape           confirmer et quitter la ruine (phase 2, sur la sortie)
    où r             où vont des chemins (w : murs, c : un mur, +r : un de plus)
do-keep = garder les routes { $routes }
do-draw-roads = dessiner en chemins : { $cells }
do-draw-walls = dessiner en murs : { $cells }
do-single = dessiner un seul mur en { $cell }, contre une pénalité
do-extra-roads = dessiner un chemin de plus en { $cell }, en dépensant { $route }
do-extra-walls = dessiner un mur de plus en { $cell }, en dépensant { $route }
do-walk = amener le pion en { $cell }
do-warp = sauter au portail de { $cell }, en dépensant { $route }
do-confirm = confirmer
do-escape = confirmer et quitter la ruine
prompt-setup = préparez votre feuille
prompt-draw = dessinez
prompt-move = avancez, ou done
clause-setup = RU-06
clause-draw = RU-16
clause-move = RU-18
forms-setup = keep AD BM, r f4 f5 f6, w f4 f5 f6, done
forms-draw = r f4 f5 f6 (chemins), w f4 f5 f6 (murs), c d4 (un seul mur)
forms-move = go f6, warp b4 AD, +r d4 AD, done
help-setup =
    keep AD BM       garder deux cartes de route
    r f4 f5 f6       dessiner une forme en chemins, la première sur la sortie
    w f4 f5 f6       dessiner une forme en murs
    done             confirmer ; ensuite, plus rien ne se reprend
    où r             où vont des chemins (w : murs) ; où r f4 : sur f4
    voir cartes      les cartes et ce que l’on en sait
help-draw =
    r f4 f5 f6       dessiner la forme en chemins sur ces cases
    w f4 f5 f6       dessiner la forme en murs
    c d4             dessiner un seul mur à la place, contre une pénalité
    où r             où vont des chemins (w : murs, c : un mur) ; où r f4 : sur f4
    voir cartes      les cartes et ce que l’on en sait
help-move =
    go f6            amener le pion là, par des chemins
    warp b4 AD       de ce portail à celui de b4, en dépensant la route AD
    +r d4 AD         un chemin de plus (+w : un mur), en dépensant AD (où +r)
    done             confirmer ; ensuite, plus rien ne se reprend
    escape           confirmer et quitter la ruine (phase 2, sur la sortie)
    voir cartes      les cartes et ce que l’on en sait
look-cards = cartes
look-players = joueurs
look-sheet = feuille
look-how = Écrivez voir cartes, voir feuille ou voir joueurs ; voir seul montre la table.
table-asked-keep = Gardez 2 cartes de route, comme : keep AD BM.
table-asked-roads = Dessinez { $shapes } : d’abord des chemins sur la sortie (r), puis des murs (w).
table-asked-shapes = Dessinez { $shapes }.
table-asked-done = Tout est prêt : done confirme.
table-asked-draw = Dessinez { $shape } (carte { $letter }) en chemins (r) ou en murs (w), ou un seul mur contre une pénalité (c).
table-asked-move = Encore { $left } pas au plus, puis done.
table-asked-freed = Votre feuille est pleine : avancez, puis done.
table-asked-exit = Vous êtes sur la sortie : escape quitte la ruine.
table-asked-wait = En attente : { $seats }.
table-legend = ○ (A) chemin  <A> portail  █ mur  @ pion  ★ sortie  ! active  * à portée  + saut
table-active = Actives
table-used = Épuisées
table-coming = À venir
table-none = aucune
table-line = File, la plus ancienne d’abord
table-points-brief = { $points } points, pénalités { $penalties }
table-brief = gemmes { $gems }, routes { $routes }, vu en dernier { $place }
table-piles = Pioche { $deck } · défausse { $discard } · routes : pioche { $routes } · défausse { $route_discard }
table-round = Phase { $stage }, manche { $round }
table-setup = Mise en place
table-hand = Vos routes
table-spent = dépensée
table-rectangle = Plus grand rectangle à présent : { $first }–{ $last }, { $points } points
table-rectangle-1 = Rectangle de la phase 1 : { $points } points
table-penalties = Pénalités : { $count }
table-points = Jusqu’ici : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-gems = gemmes
table-routes = routes
table-place = vu en dernier
table-escaped = évasion à la manche { $round }
table-inside = dans la ruine
table-thinking = réfléchit
table-sheet = { $you ->
    [yes] Votre feuille
   *[no] Feuille : { $seat }
}
table-where = { $count ->
    [0] Nulle part.
    [one] { $count } façon, marquée *.
   *[other] { $count } façons ; chaque case couverte par l’une d’elles est marquée *.
}
table-where-how = Écrivez où r, w, c, +r ou +w, et au besoin les cases à couvrir : où r f4
table-to-draw = À dessiner

## La feuille imprimée

sheet-title = In the Ruin
sheet-cards = Cartes d’exploration
sheet-steps = pas
sheet-gems = gemmes
sheet-penalties = pénalités
sheet-points = Points
sheet-rectangle-1 = rectangle, phase 1
sheet-rectangle-2 = rectangle, fin
sheet-routes = routes
sheet-escape = évasion
sheet-total = total
sheet-name = nom
sheet-road = Chemin
sheet-wall = Mur
sheet-gate = Portail
sheet-exit = Sortie
paper-explore = cartes d’exploration
paper-routes = cartes de route
paper-route-points = points
paper-explore-backs = dos, pour l’autre côté de chaque page de cartes d’exploration
paper-route-backs = dos, pour l’autre côté de chaque page de cartes de route
paper-aid = aide-mémoire
paper-aid-round = Une manche
paper-aid-draw = Dessinez la forme en chemins (A) ou en murs (B), contre une marque d’une manche précédente ; ou un seul mur, avec une pénalité (C). Jamais 2×2 chemins.
paper-aid-move = Avancez sur les chemins, jusqu’au nombre de la carte.
paper-aid-spend = Une fois par manche, dépensez une carte de route : un chemin ou un mur de plus avant d’avancer, ou un saut de portail en portail (1 pas).
paper-aid-gem = Sur une lettre active, une gemme. Tout le monde pioche une carte de route, jusqu’à 5.
paper-aid-found = Une lettre trouvée est épuisée : sur chaque feuille, son chemin devient un portail, une case vide un mur. La plus ancienne carte de la file part, et sa lettre est active.
paper-aid-ends = Début et fin
paper-aid-deal = Gardez 2 cartes de route sur 4. Posez 3 cartes d’exploration en file ; la plus ancienne sert à la manche.
paper-aid-start = Dessinez 2 cartes d’exploration : des chemins sur la sortie, et des murs contre eux (en solo 4 : 2 et 2). Leurs lettres sont actives.
paper-aid-phase = Quand la file est vide, une phase finit : comptez votre plus grand rectangle plein. Pour la phase 2, mélangez les 24 cartes.
paper-aid-escape = En phase 2, on peut s’échapper par la sortie. Pour chaque pion dehors, une carte quitte la file à chaque manche.
paper-aid-alone = En solo, on gagne avec 300 points.

## La page

page-end-sheets = Labyrinthes
page-sheet = Votre feuille, 11 cases sur 11
page-exit = Sortie
page-pawn = votre pion
page-space-road = chemin
page-space-wall = mur
page-space-gate = portail
page-space-empty = vide
page-letter-active = { $letter }, active
page-letter-used = { $letter }, épuisée
page-letter-coming = { $letter }, pas encore active
page-letter-quiet = { $letter }, pas active
page-reach = à portée
page-reach-warp = à portée d’un saut
page-no-reach = hors de portée
page-fits = Entre ici : { $cells }
page-not-fits = N’entre pas ici : { $cells }
page-card = Carte { $letter } : { $shape }, { $number } pas
page-card-line = { $state } ; sa carte est dans la file
page-card-coming = { $state } ; sa carte peut encore venir
page-card-gone = { $state } ; sa carte est partie
page-shape = { $shape }, { $number } pas
page-your-cards = Vos premières cartes
page-line = La file, la plus ancienne d’abord
page-deck = { $count ->
    [one] { $count } carte dans la pioche ; voir toutes les cartes
   *[other] { $count } cartes dans la pioche ; voir toutes les cartes
}
page-legend-active = active
page-legend-used = épuisée
page-legend-coming = carte à venir
page-legend-line = dans la file
page-route = Route de { $first } à { $last }, pas reliée
page-route-joined = Route de { $first } à { $last }, reliée
page-joined = reliées : { $count }
page-no-routes = Aucune carte de route
page-so-far = Vos points jusqu’ici
page-part-gems = { $count ->
    [one] { $count } gemme
   *[other] { $count } gemmes
}
page-part-routes = { $count ->
    [one] { $count } route reliée
   *[other] { $count } routes reliées
}
page-part-rectangle = Rectangle de la phase { $count }
page-part-penalties = { $count ->
    [one] { $count } pénalité
   *[other] { $count } pénalités
}
page-part-escape = Évasion
page-steps = { $left ->
    [0] plus de pas
    [one] reste { $left } pas
   *[other] reste { $left } pas
}
page-seat = { $seat } : { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
}, { $routes ->
    [one] { $routes } carte de route
   *[other] { $routes } cartes de route
}
page-seat-at = vu en dernier sur { $letter }
page-sheet-sum = { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
} · rectangles { $first } et { $last } · { $routes ->
    [one] { $routes } route
   *[other] { $routes } routes
} · { $penalties ->
    [one] { $penalties } pénalité
   *[other] { $penalties } pénalités
}
page-tell-reveal = Tout le monde a confirmé. La carte { $letter } est défaussée.
page-tell-joined = { $count ->
    [one] Une route est reliée : 15 points, si vous avez encore sa carte à la fin.
   *[other] { $count } routes sont reliées : 15 points chacune, si vous avez encore leurs cartes à la fin.
}
page-tell-over = La partie est finie. Votre plus grand rectangle rapporte { $points }.
page-tell-collapse = { $letters_count ->
    [one] La ruine s’effondre : la carte { $letters } est partie.
   *[other] La ruine s’effondre : les cartes { $letters } sont parties.
}
page-tell-removed = Les cartes { $letters } sont retirées pour les lettres trouvées.
page-race = { $inside ->
    [one] encore { $inside } dedans
   *[other] encore { $inside } dedans
} · { $cards ->
    [one] reste { $cards } carte
   *[other] restent { $cards } cartes
}
page-edit-map = Touchez une lettre puis sa nouvelle place, ou glissez-la. Touches : flèches, Entrée, une lettre, Suppr.
page-edit-map-label = Le plan
page-edit-absent = Absentes du plan :
page-edit-shapes = Cartes d’exploration
page-edit-spaces = Les cases de { $name }
page-edit-space = Rangée { $row }, colonne { $column }
page-edit-number = Pas
page-edit-letters = Lettres
page-edit-routes = Cartes de route
page-edit-route = Carte de route { $number }
page-mean-gems = Gemmes
page-mean-rectangle_1 = Rectangle de la phase 1
page-mean-rectangle_2 = Rectangle de la phase 2
page-mean-routes = Routes
page-mean-penalties = Pénalités
page-mean-escape = Évasion
page-key-arrows = De case en case
page-key-use = Dessiner, ou aller à la case ; Espace fait de même
page-key-turn = Tourner la forme ; avec Maj, dans l’autre sens
page-key-flip = Retourner la forme
page-key-mark = Chemins ou murs
page-key-single = Un seul mur à la place
page-key-extra = Une case de plus, pour une carte de route
page-key-go = Aller à la case
page-key-warp = Sauter, pour une carte de route
page-key-confirm = Confirmer
page-key-escape = S’échapper de la ruine (phase 2)
page-key-cancel = Reposer ce que vous tenez
page-toggle = Chemins ou murs (W)
page-drawing-road = Vous dessinez des chemins ; passer aux murs
page-drawing-wall = Vous dessinez des murs ; passer aux chemins
page-turn = Tourner la forme
page-turn-word = Tourner
page-flip = Retourner la forme
page-flip-word = Miroir
page-single = Un seul mur à la place, contre une pénalité de 10
page-single-word = 1 mur
page-extra = Une case de plus, pour une carte de route
page-extra-word = En plus
page-warp = Sauter
page-draw = Dessiner
page-keep = Garder { $routes }
page-confirm = Confirmer
page-stay = Rester
page-escape = S’échapper
page-ask-over = La partie est finie.
page-ask-wait = En attente : { $seats }.
page-ask-chance = On donne les cartes.
page-ask-keep = { $left ->
    [1] Gardez encore { $left } carte de route.
   *[other] Choisissez 2 de vos 4 cartes de route à garder.
}
page-ask-keep-these = Gardez ces deux-là, ou choisissez-en d’autres.
page-ask-setup-roads = Dessinez une de vos cartes en chemins. Ils doivent couvrir la sortie.
page-ask-setup-walls = Dessinez le reste en murs, dont un au moins touche un chemin.
page-ask-setup-more = Dessinez la carte suivante en chemins ou en murs, contre ce que vous avez dessiné.
page-ask-ready = Tout est dessiné. Confirmez quand cela vous plaît.
page-ask-draw = Dessinez la carte { $letter } en { $mark }, contre une marque plus ancienne.
page-ask-single = Choisissez une case pour un seul mur, contre une de vos marques. Il coûte 10 points.
page-ask-single-only = La forme n’entre nulle part : dessinez un seul mur contre une de vos marques. Il coûte 10 points.
page-ask-extra = Choisissez une case pour une marque de plus. La route { $route } paie ; touchez-en une autre pour changer.
page-ask-warp = Choisissez le portail où sauter. La route { $route } paie ; touchez-en une autre pour changer.
page-ask-move = Allez en un lieu éclairé, à { $left } pas au plus, ou confirmez.
page-ask-move-warp = Allez en un lieu éclairé, à { $left } pas au plus (creux : par un saut), ou confirmez.
page-ask-far = Seul un saut y mène : depuis un portail, pour une carte de route.
page-ask-confirm = Plus rien à faire : confirmez, ou reprenez quelque chose.
page-ask-escape = Vous êtes sur la sortie : échappez-vous, avancez encore, ou restez.
page-nudge-keep = Quelles deux routes sont proches de vos premières cartes ?
page-nudge-draw = Pensez à la forme en { $mark }.
page-nudge-single = Un seul mur est peut-être un moindre mal.
page-nudge-extra = Une case de plus vaut peut-être une carte de route.
page-nudge-go = Le pion serait mieux ailleurs.
page-nudge-warp = Un portail mène plus loin que vos pieds.
page-hint-look = Regardez autour de { $cells }.
page-hint-keep = Gardez { $routes }.
page-hint-draw = Dessinez en { $mark } : { $cells }.
page-hint-single = Dessinez un seul mur en { $cells }.
page-hint-extra = Dépensez { $route } pour une case de plus, en { $mark } : { $cells }.
page-hint-go = Allez en { $cells }.
page-hint-warp = Sautez en { $cells }, en dépensant { $route }.
page-hint-done = Confirmez votre manche.
page-hint-escape = Échappez-vous maintenant.

page-option-route_draw = Qui pioche une carte de route
page-option-route_passes = Combien de fois on pioche des cartes de route
page-option-removal = Cartes retirées pour les trouvailles et les évasions
page-option-refill = Nouvelles cartes dans la file
choice-route_draw-everyone = tout le monde
choice-route_draw-finders = seulement qui a trouvé une gemme
choice-route_passes-once = une fois par manche
choice-route_passes-each = à chaque maillon d’une chaîne de trouvailles
choice-removal-line_then_deck = de la file, puis de la pioche
choice-removal-skip_when_depleted = aucune si la pioche est vide
choice-refill-to_3 = jusqu’à 3 en tout
choice-refill-add_3 = 3 de plus chaque fois

page-figure-ru-01 = Le milieu de la feuille : la sortie en escalier, les lettres A à H autour, une case entre chacune.
page-figure-ru-07 = Des chemins qui couvrent la sortie, et des murs à côté.
page-figure-ru-10 = Une forme sur des cases vides peut se dessiner ; par-dessus un mur, non.
page-figure-ru-12 = Un coin de chemins qui fermerait un bloc de 2×2 est refusé ; le même coin juste à côté est permis.
page-figure-ru-16 = Trois façons de dessiner : la forme en chemins, la forme en murs, ou un seul mur qui coûte 10 points.
page-figure-ru-18 = Le pion fait quatre pas sur des chemins, contourne un mur et arrive à la lettre active A.
page-figure-ru-19 = Une case de plus contre une marque ; et un saut d’un portail à un autre.
page-figure-ru-24 = Un chemin sur la lettre trouvée A devient un portail ; une case vide y devient un mur.
page-figure-ru-31 = Un rectangle plein de chemins et de murs, 3 sur 4, qui vaut 12 points.

page-goal = Votre but : le plus de points. Trouvez des gemmes sur les lettres actives, reliez les lettres de vos routes, remplissez des rectangles, et échappez-vous par la sortie dans la seconde moitié.
page-picked-cells = { $cells }
page-picked-card = la carte { $letter }
page-picked-route = la route { $route }
page-picked-shape = la forme
page-picked-single = le mur seul
page-picked-extra = la case de plus
page-picked-move = le pion
page-picked-warp = le saut
page-lesson-look = Chacun a sa feuille, et tout le monde dessine à la fois. Au milieu, la sortie ; autour, 24 lettres. Dessinez chemins et murs, avancez sur les chemins, trouvez des gemmes sur des lettres.
page-lesson-keep = Voici des cartes de route : deux lettres chacune. Celle dont vos chemins relient les lettres vaut 15 points à la fin. Gardez-en deux sur quatre : choisissez A–D et H–I.
page-lesson-keep-otherwise = Choisissez les cartes de route A–D et H–I, puis gardez-les.
page-lesson-roads = Vous avez aussi deux cartes d’exploration. L’une se dessine en chemins, qui doivent couvrir la sortie. Mettez la barre debout et posez-la de la sortie jusqu’à A. R la tourne, la molette ou un second doigt aussi.
page-lesson-roads-otherwise = Posez la barre debout sur f4, f5 et f6 : de A à la sortie, vers le bas.
page-lesson-walls = L’autre se dessine en murs, contre un chemin. On n’avance pas sur les murs, mais ils remplissent des rectangles, et le plus grand rectangle plein compte aussi. Tournez et retournez le L jusqu’à ce qu’il entre dans les cases éclairées.
page-lesson-walls-otherwise = Le L est sur g5, g6 et g7, avec son pied sur h7.
page-lesson-done = Tant que vous n’avez pas confirmé, tout peut se reprendre ; après, plus rien. Confirmez.
page-lesson-done-otherwise = Vos cartes sont dessinées. Confirmez.
page-lesson-draw = Toutes les cartes sont annoncées : A, E, O et S sont actives, une gemme pour qui s’y arrête. Maintenant tout le monde dessine la plus ancienne carte de la file, B, en chemins ou en murs. Dessinez des chemins vers le bas depuis la sortie. Ils ne doivent jamais former un bloc de 2×2.
page-lesson-draw-otherwise = En chemins, sur f7, f8 et g8. C’est un coin : tournez-le jusqu’à ce qu’il entre.
page-lesson-walk = Puis le pion avance sur les chemins, jusqu’au nombre de la carte : 5. Les lieux éclairés sont à portée. Allez à A.
page-lesson-walk-otherwise = Allez à A, en f4 : elle est éclairée, et elle est active.
page-lesson-confirm = Deux pas, et vous êtes sur une lettre active. Confirmez, et voyez ce que cela apporte.
page-lesson-confirm-otherwise = Vous êtes au bon endroit. Confirmez.
page-lesson-route = Une gemme : 10 points. A est épuisée pour tout le monde, et un portail sur votre feuille ; avec une carte de route, on saute de portail en portail. La carte C a quitté la file, donc C est active. Ensuite vient la carte M : dessinez-la en chemins jusqu’à D, et votre route A–D est reliée.
page-lesson-route-otherwise = En chemins, en ligne depuis D : h8, i8 et j8.
page-lesson-end = Reliée : 15 points, si vous avez encore la carte à la fin. La pioche est jouée deux fois. Dans la seconde moitié, arrêtez-vous sur la sortie et échappez-vous : qui sort le premier a 30 points, qui reste en perd 20. C’est tout ; gare aux murs.

## Vos parties

yours-part-gems = Gemmes
yours-part-rectangle_1 = Rectangle 1
yours-part-rectangle_2 = Rectangle 2
yours-part-routes = Routes
yours-part-penalties = Pénalités
yours-part-escape = Évasion
yours-reached-short_of_goal = Pas encore Ambre
yours-reached-tier_amber = Ambre
yours-reached-tier_jade = Jade
yours-reached-tier_topaz = Topaze
yours-reached-tier_ruby = Rubis
yours-reached-tier_diamond = Diamant
figure-gems = Gemmes
figure-penalties = Pénalités
figure-rectangle_1 = Cases du rectangle 1
figure-rectangle_2 = Cases du rectangle 2
figure-routes = Routes reliées
figure-roads = Chemins dessinés
figure-escape = Manche de l’évasion (0 : jamais)

## Avec la boîte : les cartes et les feuilles

error-call_first_phase = Personne ne s’échappe avant la phase 2.
error-call_escapes = Trop d’évasions ({ $escapes }) : il en reste { $inside } dans la ruine.
error-call_finders = Trop de lettres trouvées ({ $found }) : il en reste { $inside } dans la ruine, et un pion n’est que sur une lettre.
error-call_not_active = { $letter } ne va pas avec ce qui a été trouvé : une lettre est trouvée si elle est active à ce moment.
error-call_card = La carte { $letter } ne peut pas sortir ici : elle est ailleurs, ou on n’en montre aucune maintenant.
error-call_too_long = La manche { $round } n’a pas pu se jouer : il n’y avait déjà plus de cartes, ou l’une d’elles n’est pas connue.
error-sheet_exit = Feuille { $sheet } : la sortie, { $cell }, est un chemin dès la mise en place.
error-sheet_block = Feuille { $sheet } : de { $first } à { $last }, il y a un bloc de 2×2 chemins. Cochez { $penalties } pénalités pour ce bloc.
error-sheet_adrift = Feuille { $sheet } : ce qui est dessiné autour de { $cell } ne touche rien d’autre.
error-sheet_gate = Feuille { $sheet } : { $cell } n’a pas de lettre, et ne peut donc pas être un portail.
error-sheet_found = Feuille { $sheet } : { $letter } ({ $cell }) a été trouvée, comme le montre la feuille { $other } ; ici aussi, c’est un portail ou un mur.
error-sheet_gems = Feuille { $sheet } : { $gems } gemmes, mais seulement { $most } lettres où elles ont pu être trouvées.
error-sheet_gates = En solo, chaque gemme fait un portail : { $gems } gemmes et { $gates } portails ne vont pas ensemble.
error-sheet_penalties = Feuille { $sheet } : { $penalties } pénalités, mais seulement { $walls } murs.
error-sheet_rectangle = Feuille { $sheet } : aucun rectangle plein n’y vaut { $points }, et une marque ne s’efface jamais.
error-sheet_escape = Feuille { $sheet } : personne ne s’échappe avant la phase 2.
error-sheet_route = Il n’y a pas de carte de route { $route }.
error-sheet_route_twice = La carte de route { $route } n’existe qu’une fois.

companion-about = Annonce les cartes à une table qui joue sur papier, et compte les points à la fin. Ce que vous entrez reste sur cet appareil.
companion-parts = De quoi se servir
companion-caller = Cartes
companion-score = Points
companion-asking = On cherche…

companion-players = À combien jouez-vous ?
companion-alone = En solo
companion-players-count = À { $count }
companion-cards-from = Cartes d’exploration
companion-cards-here = D’ici
companion-cards-box = Les nôtres
companion-cards-here-about = Les cartes se mélangent et se montrent ici : il ne vous faut qu’une feuille, un crayon et les cartes de route.
companion-cards-box-about = Vous mélangez et retournez vos propres cartes, et touchez la lettre qui sort : le reste se tient à jour ici.
companion-house-rules = Votre lecture des règles
companion-begin = Commencer
companion-again = Autre partie
companion-setup = Mise en place
companion-setup-several = Tour à tour, prenez le téléphone, regardez deux cartes et passez-le : l’une se dessine en chemins sur la sortie, l’autre en murs contre un chemin. Quatre cartes de route par joueur ; gardez-en deux.
companion-setup-alone = Une forme en chemins sur la sortie ; puis, dans l’ordre qui vous plaît, une autre en chemins et deux en murs, chacune contre ce qui est là. Quatre cartes de route ; gardez-en deux.
companion-player = Joueur { $number }
companion-show-hand = Montrer les cartes
companion-hide-hand = Cacher les cartes
companion-setup-done = Tout est dessiné : annoncer
companion-setup-done-alone = Tout est dessiné
companion-announced = Actives : { $letters }. Les pions sont sur la sortie.

companion-turn-up-dealt = La mise en place est finie. Quelles lettres sont annoncées ? Encore { $count }.
companion-turn-up = Retournez une carte de la pioche : quelle lettre est-ce ?
companion-turn-up-removed = Une carte va de la pioche à la défausse : quelle lettre est-ce ?
companion-letter-free = Carte { $letter }

companion-where = Phase { $phase }, manche { $round }
companion-turns = { $turns ->
    [one] dernière manche de cette phase
   *[other] { $turns } manches au plus
}
companion-draw = { $letter } : { $shape }
companion-steps = jusqu’à { $number } pas
companion-draw-own = Dessinez la carte { $letter }
companion-line-next = Ensuite
companion-draw-aloud = Manche { $round }. Carte { $letter } : { $shape }, jusqu’à { $number } pas.
companion-draw-own-aloud = Manche { $round }. Carte { $letter }.
companion-aloud = Lire à voix haute
companion-say-again = Répéter
companion-all-done = Tout le monde a fini
companion-active-now = Actives :
companion-letters = Lettres
companion-active = active
companion-used = épuisée
companion-in-line = dans la file
companion-gone = carte partie
companion-to-come = à venir
companion-letter-state = { $letter } : { $states }
companion-deck-left = { $count ->
    [0] Il n’y a plus de carte face cachée.
    [one] { $count } carte est face cachée.
   *[other] { $count } cartes sont face cachée.
}

companion-ask-found = Sur quelles lettres y a-t-il un pion ?
companion-ask-at-once = Y a-t-il un pion sur une lettre active maintenant ?
companion-ask-escapes = Qui sort de la ruine ?
companion-escapes = { $count ->
    [0] personne
    [one] { $count } sort
   *[other] { $count } sortent
}
companion-escapes-alone = Je sors
companion-nobody = Personne ; continuer
companion-nobody-alone = Aucune ; continuer
companion-found-on = Trouvées : { $letters }
companion-not-yet = Revenir à la carte
companion-over = La partie est finie. Comptez maintenant les feuilles.
companion-to-score = Compter les feuilles

companion-news = Ce qui s’est passé
companion-news-discarded = La carte { $letters } est défaussée ; sa lettre reste comme elle était.
companion-news-routes_all = Qui a moins de cinq cartes de route en pioche une.
companion-news-routes_finders = Qui a trouvé une gemme pioche une carte de route, avec moins de cinq en main.
companion-news-found = { $count ->
    [one] { $letters } est trouvée : une gemme pour qui est là. Sur chaque feuille, un chemin y devient un portail, une case vide un mur.
   *[other] { $letters } sont trouvées : une gemme pour qui est là. Sur chaque feuille, les chemins y deviennent des portails, les cases vides des murs.
}
companion-news-left_line = { $count ->
    [one] La carte { $letters } quitte la file.
   *[other] Les cartes { $letters } quittent la file.
}
companion-news-left_deck = { $count ->
    [one] La carte { $letters } va de la pioche à la défausse.
   *[other] Les cartes { $letters } vont de la pioche à la défausse.
}
companion-news-short = D’autres cartes devraient être retirées, mais il n’en reste pas.
companion-news-kept = La pioche est vide : aucune carte n’est retirée.
companion-news-active = { $count ->
    [one] { $letters } devient active.
   *[other] { $letters } deviennent actives.
}
companion-news-known = { $count ->
    [one] { $letters } avait déjà été annoncée : rien ne change.
   *[other] { $letters } avaient déjà été annoncées : rien ne change.
}
companion-news-laid = { $count ->
    [one] La carte { $letters } rejoint la file.
   *[other] Les cartes { $letters } rejoignent la file.
}
companion-news-fell = { $count ->
    [one] La ruine s’effondre : la carte { $letters } est retirée, et sa lettre reste comme elle était.
   *[other] La ruine s’effondre : les cartes { $letters } sont retirées, et leurs lettres restent comme elles étaient.
}
companion-news-phase_over = La phase 1 est finie : notez ce que vaut votre plus grand rectangle plein.
companion-news-shuffled = Toutes les cartes sont mélangées pour la phase 2. Dès maintenant, qui finit son déplacement sur la sortie peut sortir.
companion-news-over = La partie est finie.

companion-sheets = Feuilles
companion-sheet = Feuille { $number }
companion-stage = Où en êtes-vous ?
companion-stage-phase_1 = En phase 1
companion-stage-phase_2 = En phase 2
companion-stage-over = À la fin
companion-brush = Ce que vous touchez
companion-brush-road = Chemin
companion-brush-wall = Mur
companion-brush-gate = Portail
companion-brush-none = Vide
companion-grid = La feuille, 11 cases sur 11 : touchez, ou passez sur plusieurs
companion-fill = Des murs partout ailleurs
companion-grid-hint = Touchez ou glissez. Il n’est pas nécessaire d’entrer les portails : ils aident seulement à voir des erreurs.
companion-gems = Gemmes
companion-penalties = Pénalités
companion-rectangle = Rectangle noté pour la phase 1
companion-measure = Il manque au total ce que vous avez noté à la fin de la phase 1.
companion-less = { $what } : un de moins
companion-more = { $what } : un de plus
companion-take-largest = Comme le plus grand : { $points }
companion-routes = Cartes de route en main
companion-escape = Évasion
companion-escape-never = jamais
companion-escape-place = { $place ->
    [1] rang 1
    [2] rang 2
    [3] rang 3
   *[other] rang 4
}
companion-escape-same = Qui est sorti à la même manche a le même rang.
companion-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
companion-so-far = Jusqu’ici
companion-roads = { $count ->
    [one] { $count } chemin
   *[other] { $count } chemins
}
companion-part-gems = Gemmes : { $count }
companion-part-rectangle_1 = Rectangle de la phase 1
companion-part-rectangle_2 = Rectangle de la phase 2
companion-part-routes = Routes reliées : { $count }
companion-part-penalties = Pénalités : { $count }
companion-part-escape = { $count ->
    [0] Pas d’évasion
   *[other] Évasion, rang { $count }
}
companion-compare = Comparaison
companion-winner = { $count ->
    [one] { $sheets } gagne.
   *[other] { $sheets } se partagent la victoire.
}
companion-tie = Égalité au total : le plus de chemins décide ({ $counts }).
companion-tie-shared = Égalité au total, et aussi aux chemins ({ $counts }).
companion-missing = Pas encore entré
companion-unmeasured = Sans le rectangle noté pour la phase 1
companion-goals = Paliers
companion-goal = { $name } : dès { $points }
companion-goal-reached = { $name } : atteint
companion-goal-next = { $points ->
    [one] Il manque { $points } point pour atteindre { $name }.
   *[other] Il manque { $points } points pour atteindre { $name }.
}
companion-goal-all = Il n’y a rien au-dessus.
companion-goal-tier_amber = Ambre
companion-goal-tier_jade = Jade
companion-goal-tier_topaz = Topaze
companion-goal-tier_ruby = Rubis
companion-goal-tier_diamond = Diamant

## Imprimer

companion-routes-joined = Routes reliées
companion-print-sheet = Feuilles où dessiner
companion-print-explore = Cartes d’exploration
companion-print-routes = Cartes de route
companion-print-aid = Aide-mémoire
companion-print-explore-backs = Dos des cartes d’exploration
companion-print-route-backs = Dos des cartes de route

## Casse-têtes du jour

daily-goal-best_finish = C’est votre dernier tour : gagnez le plus de points qu’il peut encore rapporter.
