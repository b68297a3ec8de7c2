# Ce que tous les jeux partagent. Simple, chaleureux, bref ; pas de point d’exclamation.
# On dit « vous », comme dans les livrets de règles que l’on lit en famille. À part « joueur », le mot de tous ces livrets,
# on évite d’accorder au masculin ce qui parle des gens, et « de » ou « que » devant un nom, dont on ne connaît pas la première lettre. Espace fine insécable (U+202F)
# devant ; ! ?, espace insécable (U+00A0) devant : et % et dans « ». La forme « one » vaut aussi pour 0 : elle dit le nombre.
#
# jeu : ce à quoi on joue · partie : une fois qu’on y joue · table · place : où l’on s’assoit · joueur · tour : ce que fait un joueur
# manche : quand tout le monde a joué · action · coup : une action, vue après coup · bot · juge · conseil (hint)
# partie enregistrée (record), ses lignes sont des entrées · graine (seed) · lien · édition · règle (clause) · hasard

language-name = Français
    .unreviewed = yes
language-unreviewed = Cette traduction n’a pas encore été relue par quelqu’un dont c’est la langue maternelle. Dites-nous ce qui sonne faux.

player = Joueur { $number }
refused = { $sentence } ({ $clause })
chance = Hasard

## Ce qui n’a pas marché, et que faire

error-unknown_game = Aucun jeu ne s’appelle « { $game } ». Les jeux sont : { $known }.
error-plugin_unusable = Le jeu « { $key } » du paquet { $distribution } est inutilisable : { $detail }
error-plugin_clash = Le jeu « { $key } » du paquet { $distribution } est laissé de côté : { $winner } a déjà un jeu avec cette clé.
error-plugin_broken = Une partie du jeu { $game } ne fonctionne pas ({ $part }) : { $detail }
error-plugin_wordless = Le jeu { $game } n’apporte pas ses mots : { $file } manque dans son paquet.
error-plugin_speechless = Le jeu { $game } n’a pas de phrase pour « { $message } » dans son catalogue.
error-bad_seats = { $game } se joue de { $least } à { $most }, pas à { $seats }.
error-unknown_option = { $game } n’a pas d’option « { $key } ». Ses options sont : { $known }.
error-bad_option = L’option { $key } ne peut pas valoir « { $value } ». Choisissez parmi : { $choices }.
error-option_form = Une option s’écrit clé=valeur ; « { $text } » n’en est pas une.
error-bad_names = Pour { $seats } places, il faut { $seats } noms ; il y en a { $names }.
error-bad_name = Un nom a au plus { $most } caractères imprimables ; ce n’est pas le cas de « { $name } ».
error-no_such_seat = Il n’y a pas de place { $found } ; la dernière est la { $most }.
error-unknown_clause = { $game } n’a pas de règle « { $clause } ». Ses règles sont : { $known }.
error-unknown_language = Il n’y a pas de langue « { $language } ». Choisissez parmi : { $known }.

error-unlistable = Il y a ici trop de possibilités pour les énumérer.
error-unreadable_notation = « { $text } » n’est pas une action. { notation-forms }
error-stale_submission = La table a avancé depuis votre choix. Regardez à nouveau et choisissez encore.
error-nothing_to_undo = Il n’y a rien à reprendre maintenant.
error-undos_used_up = Vous avez déjà repris { $most } actions pendant ce tour ; il faut continuer.
error-state_unreadable = Ce n’est pas un état enregistré : { $detail }.
error-state_impossible = Cet état enregistré est impossible : sa partie « { $part } » contredit les règles.

fault-game_over = La partie est finie.
fault-only_chance = Seul le hasard peut faire cela.
fault-chance_not_due = Le hasard n’a rien de tel à faire maintenant.
fault-impossible_chance = Le hasard ne peut pas répondre cela.

error-file_missing = Impossible de lire { $path } : { $detail }.
error-file_not_text = { $path } n’est pas un fichier de texte en UTF-8.
error-file_unwritable = Impossible d’écrire { $path } : { $detail }.
error-file_exists = { $path } existe déjà ; --force le remplace.
error-print_form = { $path } ne finit ni par .pdf ni par .svg.
error-print_part = Il n’y a pas de { $part } à imprimer ; choisissez parmi : { $known }.
error-print_one_page = Cela fait { $pages } pages, et une seule peut aller sur la sortie standard : nommez un fichier avec --out, ou une autre partie avec --part : { $known }.
error-pdf_unavailable = Pour un PDF, il faut un paquet en option : pip install 'meseta[paper]'. Pour un .svg, il ne faut rien.
error-pdf_letters = Un PDF ne peut pas montrer ces lettres : { $letters }. Aucune police trouvée sur cette machine ne les a : nommez le fichier d’une police dans { $variable }, ou écrivez un .svg.
error-print_size = Le dessin ne donne pas sa mesure ({ $side }) en mm : impossible de l’imprimer en vraie grandeur.

error-edition_file = { $path }:{ $line }:{ $column }: { $reason }{ $more ->
    [0] {""}
   *[other] {" "}Et { $more } de plus : meseta edition check { $path }
}
error-edition_too_long = Le fichier de l’édition dépasse { $most } caractères.
error-edition_unreadable = Le fichier de l’édition est illisible : { $detail }.
error-edition_name = Le nom d’une édition a de 1 à 40 lettres, chiffres, - ou _, et commence par une lettre ; ce n’est pas le cas de « { $name } ».
error-edition_of_no_game = Rien dans ce fichier ne ressemble à une édition d’un des jeux ({ $known }). « meseta edition new JEU » en écrit une pour commencer.
error-edition_none = { $game } n’a pas d’éditions : rien n’est imprimé sur son matériel.
error-edition_empty = Il n’y a rien dans ce fichier. « meseta edition new JEU » écrit une édition pour commencer.
error-edition_not_utf8 = Ce n’est pas du texte en UTF-8. Enregistrez le fichier dans ce codage.
error-edition_syntax = { $mistake ->
    [bracket] Un crochet ouvert n’est pas refermé, ou il manque une virgule juste avant.
    [quote] Un texte n’est pas fermé : il manque les guillemets à sa fin.
    [equals] Il manque un signe égal : une ligne est « clé = valeur ».
    [rest] Cette ligne continue là où elle devrait finir : une seule « clé = valeur » par ligne, et le texte entre guillemets.
    [statement] Aucune ligne ne commence ainsi : c’est « clé = valeur », « [section] », « [[liste]] », ou un # et un commentaire.
    [key] Il manque une clé ici, ou il lui faut des guillemets.
    [value] Il manque une valeur ici, ou elle est illisible : le texte va entre guillemets, les nombres sont des chiffres, les listes sont entre crochets.
    [escape] Après une barre oblique inverse vient b t n f r " \ ou u et quatre chiffres ; pour la barre elle-même, écrivez-en deux.
    [character] Ce caractère n’a pas sa place ici.
    [twice] C’est donné une deuxième fois.
    [deep] C’est imbriqué trop profondément.
   *[other] Ce n’est pas du TOML : { $detail }.
}
error-edition_key_twice = « { $key } » est donné une deuxième fois ; la première est à la ligne { $line }.
error-edition_key_unknown = « { $key } » ne veut rien dire ici.{ $suggestion ->
    [none] {" "}Les clés sont : { $known }.
   *[other] {" "}Vouliez-vous dire « { $suggestion } » ?
}
error-edition_key_missing = Il manque « { $key } » : { $wanted ->
    [text] un texte entre guillemets
    [number] un nombre entier
    [fraction] un nombre
    [truth] true ou false
    [list] une liste entre crochets
    [table] une section à elle
    [tables] une liste de sections, chacune sous son titre entre doubles crochets
   *[value] une valeur
}.
error-edition_kind = « { $key } » doit être { $wanted ->
    [text] un texte entre guillemets
    [number] un nombre entier
    [fraction] un nombre
    [truth] true ou false
    [list] une liste entre crochets
    [table] une section
    [tables] une liste de sections, chacune sous son titre entre doubles crochets
   *[value] une autre valeur
} ; ceci est { $found ->
    [text] un texte
    [number] un nombre
    [fraction] un nombre décimal
    [truth] true ou false
    [date] une date ou une heure
    [list] une liste
    [table] une section
   *[value] autre chose
}.
error-edition_range = « { $key } » vaut { $found } ; il faut { $bounds ->
    [least] au moins { $least }
    [most] au plus { $most }
   *[both] de { $least } à { $most }
}.
error-edition_count = « { $key } » en a { $found } ; il en faut { $bounds ->
    [exact] exactement { $most }
    [least] au moins { $least }
    [most] au plus { $most }
   *[both] de { $least } à { $most }
}.
error-edition_choice = « { $key } » ne peut pas être « { $found } ».{ $suggestion ->
    [none] {" "}Choisissez parmi : { $known }.
   *[other] {" "}Vouliez-vous dire « { $suggestion } » ? Choisissez parmi : { $known }.
}
error-edition_no_sheet = { $game } n’a pas de feuille à imprimer.

error-record_too_long = La partie enregistrée dépasse { $most } caractères ; aucune partie n’est si longue.
error-record_cut_short = La partie enregistrée s’arrête à la ligne { $line }, où devrait venir « { $expected } ». Elle a été coupée, ou sa dernière ligne manque.
error-record_line = La ligne { $line } de la partie enregistrée dit « { $text } » ; on attendait : { $expected }.
error-record_format = La partie enregistrée est au format { $found } ; ce programme lit le format { $known }.
error-record_seat = La ligne { $line } de la partie enregistrée nomme la place { $found } ; la dernière est la { $most }.
error-record_count = La ligne { $line } de la partie enregistrée compte { $said } entrées, mais il y en a { $found }.
error-record_after_end = La ligne { $line } de la partie enregistrée, « { $text } », vient après sa dernière ligne.
error-record_entry = L’entrée { $ply } de la partie enregistrée, « { $text } », ne peut pas se jouer. { $reason }
error-record_diverges = La partie enregistrée et les règles se contredisent entre les entrées { $start } et { $stop } : l’état n’y est pas celui qui a été noté.
error-record_other_game = La partie enregistrée est de { $found } ; ce programme joue { $known }.
error-record_other_edition = La partie a été jouée avec une édition « { $found } » qui n’est pas celle-ci (« { $known } »). Nommez son fichier avec --edition.
error-record_no_such_ply = La partie enregistrée a { $most } entrées ; { $ply } n’en fait pas partie.

error-bot_unknown = Aucun bot ne s’appelle « { $name } » pour { $game }. Choisissez parmi : { $known } ; ou nommez un fichier, comme my_bot.py:MyBot.
error-bot_no_file = { $path } n’existe pas : impossible d’y charger un bot.
error-bot_no_class = { $path } n’a pas de « { $name } ». Écrivez après les deux-points de quel bot il s’agit : { $known }.
error-bot_unnamed = De quel bot de { $path } s’agit-il ? Écrivez { $known }.
error-bot_broken = Impossible de charger le bot { $name } : { $detail }.
error-bot_raised = Le bot { $name } a échoué : { $detail }.
error-bot_illegal = Le bot { $name } a répondu { $answer }, qui n’est pas une action permise.
error-game_failed = La partie { $number } (graine { $seed }) a été arrêtée. { $reason }
error-endless_game = La partie n’est pas finie après { $plies } actions.
error-solo_is_alone = --solo est pour une personne seule, sans bots ; laissez les autres de côté.
error-resume_alone = Une partie reprise garde son jeu, ses gens et ses options : donnez seulement son fichier (et --bots, --save, --seed, --lang).
error-bots_needed = { $count } places de cette partie sont à des bots, dont « { $name } ». Nommez-les à nouveau avec --bots, dans l’ordre.
error-solo_terms = En solo, les échelons jouent sans adversaire et avec les options habituelles. Enlevez --solo, ou --seats et --option.
error-pair_form = « { $text } » n’est pas une paire de bots. Écrivez d’abord le plus fort, comme adept:greedy, my_bot.py:Mine:adept ou « my_bot.py:Mine vs adept ».
error-bot_vanished = Un processus s’est arrêté sans un mot pendant que ceux-ci jouaient : { $names }.
error-workers_vanished = Ce qui faisait le travail s’est arrêté sans un mot, { $times } fois de suite.
error-cluster_form = « { $text } » ne désigne pas de grappe. Écrivez dask://HÔTE:PORT ou ray://HÔTE:PORT ; ou dask ou ray, pour en démarrer une sur cette machine.
error-cluster_extra = Une grappe de ce genre demande d’autres paquets : pip install "meseta[{ $extra }]".
error-cluster_unreachable = Personne n’a répondu à { $address } en { $seconds } secondes. Vérifiez l’adresse, et que la grappe tourne.
error-cluster_unusable = { $address } a répondu, mais est inutilisable : { $detail }. Vérifiez qu’une grappe de ce genre y tourne, que ses versions sont celles de cette machine, et son jeton, si elle en demande un.
error-cluster_idle = { $address } n’a aucun ouvrier qui ait répondu en { $seconds } secondes. Démarrez-en.
error-cluster_lost = La grappe ne répond plus. Ce qui a été joué est gardé si un fichier a été nommé ; relancez la commande quand la grappe est de retour.
error-worker_without_meseta = Les ouvriers de la grappe n’ont pas Meseta. Installez-le là-bas : pip install "meseta=={ $version }".
error-worker_differs = Un ouvrier a un autre Meseta ({ $there }) que celui-ci ({ $here }), et pourrait jouer autrement. Installez le même des deux côtés.
error-company_form = « { $text } » n’est pas un nombre de joueurs de { $least } à { $most }. Pour plusieurs, écrivez 1,2,4.
error-results_seed = Les parties sont gardées par leur graine : ajoutez --seed et un nombre, et le même pour continuer plus tard.
error-nothing_to_train = { $game } ne nomme rien qui puisse s’entraîner.
error-strategy_missing = L’entraînement demande d’autres paquets : pip install "meseta[{ $extra }]".
error-training_changed = À partir de la génération { $generation }, le fichier vient d’un entraînement différent de celui-ci. Choisissez un autre fichier, ou les options et la version qui l’ont écrit.
error-record_too_many = La partie enregistrée a plus de { $most } entrées ; aucune partie n’en demande tant.

## Lancers

error-no_such_corner = Les coins vont de 0 à 3 ; il n’y a pas de { $corner }.
error-start_not_on_corner = Un disque part entièrement posé sur son coin de lancer ; en { $x }, { $y } µm, il n’est pas sur le coin { $corner }.
error-too_fast = Aucune main ne lance plus vite que { $top_speed } µm/s ; { $vx }, { $vy } est plus rapide.
error-disc_not_on_floor = Le disque en { $x }, { $y } µm n’est pas sur le fond du plateau.
error-disc_over_hole = Le disque en { $x }, { $y } µm est au-dessus du trou.
error-discs_overlap = Les disques en { $x }, { $y } µm et { $other_x }, { $other_y } µm se chevauchent.
error-start_on_disc = Un disque gêne le départ, en { $x }, { $y } µm.
error-nothing_to_animate = --animate fait bouger un dessin : dites avec --svg dans quel fichier dessiner.
error-too_many_discs = Le plateau porte jusqu’à { $most } disques ; { $discs }, c’est trop, ou trop peu.
error-not_a_number = L’angle et la vitesse doivent être des nombres ordinaires.
error-not_whole = Ce n’est pas un nombre entier : { $figure }.
error-numba_missing = Ce que vous demandez est compilé par numba, qui n’est pas installé. Installez Meseta avec cet extra : pip install 'meseta[{ $extra }]'
error-envs_missing = Les environnements demandent { $package }, qui n’est pas installé : pip install '{ $extra }'.
error-game_without_numbers = { $game } n’a pas d’environnements : son module ne dit pas comment le mettre en nombres.
error-game_without_picture = { $game } n’a pas d’image : rien dans son module n’en dessine. Choisissez render_mode="ansi".
error-bad_env_setting = { $setting } ne peut pas être { $value } ; choisissez parmi : { $choices }.
error-number_means_nothing = L’action { $number } n’est pas possible : { $detail }. Le masque d’actions dit lesquelles le sont.
error-bad_arena = On ne peut pas jouer sur ce plateau : { $law }.
law-figures_whole = un chiffre n’est pas un nombre entier
law-lengths_positive = une longueur, une masse ou le frottement n’est pas positif
law-lengths_below_ten_metres = il mesure plus de dix mètres
law-ratios_between_0_and_1000 = une restitution ou une adhérence n’est pas entre 0 et 1000 millièmes
law-speeds_positive = une vitesse n’est pas positive
law-speeds_below_100_m_s = une vitesse atteint 100 m/s ou plus
law-corner_holds_a_disc = aucun disque ne tient sur ses coins
law-corners_apart = ses coins ne laissent pas de bord où rebondir
law-hole_takes_a_disc = aucun disque n’entre dans son trou
law-hole_off_the_corners = son trou est trop près des coins

# Le serveur et ses tables

error-malformed = Ce n’est pas ce qu’on attendait ici ({ $detail }). La page du protocole dit ce qu’il faut.
error-not_json = Le corps doit être du JSON, avec le type de contenu application/json.
error-too_large = Cela dépasse { $most } octets. Envoyez moins.
error-too_slow = La requête n’était pas complète après { $seconds } secondes. Envoyez-la encore.
error-too_often = C’était un peu rapide. Attendez { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} et réessayez.
error-trials_spent = Vos bots ont beaucoup joué. Attendez { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} et réessayez, ou demandez moins de parties.
error-replays_spent = Vous avez revu un très grand nombre de coups. Attendez { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} et réessayez.
error-storage_spent = Vous avez enregistré autant qu’une personne le peut pour l’instant. Ce que vous jouez peut continuer ; créez la suite dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
error-storage_low = Vous avez enregistré presque autant qu’une personne le peut : il reste { $percent } % pour de nouvelles tables et parties.
error-too_many_tables = Il y a déjà { $most } tables inachevées. Finissez-en une, ou abandonnez-y, d’abord.
error-too_many_seats = Vous avez déjà { $most } places à des tables ouvertes qui n’ont pas commencé. Quittez-en une d’abord.
error-too_many_sockets = Trop de connexions viennent de votre adresse. Fermez une fenêtre et réessayez.
error-match_full = Cette partie a { $most } entrées et n’en prend plus. Abandonnez, ou commencez-en une nouvelle.
error-no_such_page = Il n’y a rien à cette adresse.
error-no_companion = Personne ici ne répond aux questions sur un jeu appelé « { $game } ».
error-wrong_method = Cette adresse ne répond pas à { $method }.
error-internal = Quelque chose a échoué de notre côté. C’est noté ; réessayez.
error-busy = Il se passe trop de choses à cette table. Réessayez dans un instant.
error-closing = Le serveur s’arrête. Réessayez dans un instant.
error-store_unavailable = Le serveur n’atteint pas ses données pour l’instant. Rien n’a changé ; réessayez dans un instant.
error-store_uncertain = Le serveur a perdu ses données au milieu d’une écriture. Envoyez encore : cela ne comptera qu’une fois.
error-store_unopened = Impossible d’ouvrir les données : { $detail }. `meseta doctor` en dit plus.
error-store_folder = Le dossier { $path } est inutilisable : { $detail }. Changez ses droits, ou choisissez-en un autre avec --data.
error-store_not_ours = { $path } n’est pas une base de données de Meseta. Déplacez-la, ou choisissez un autre lieu avec --data ou MESETA_DATABASE_URL.
error-store_damaged = { $path } est endommagé ({ $detail }). Remettez une sauvegarde en place : meseta restore FICHIER.
error-store_vanished = { $path } a été effacé ou remplacé pendant que le serveur tournait. Remettez-le et redémarrez le serveur.
error-store_full = Il ne reste que { $megabytes } Mo sur le disque. Faites de la place avant que les tables ne puissent plus être gardées.
error-store_missing = Il n’y a pas encore de base de données en { $path }. Choisissez le dossier avec --data.
error-backup_exists = { $path } existe déjà, et rien n’est écrasé. Choisissez un autre nom.
error-backup_unwritable = Impossible d’écrire { $path } : { $detail }. Choisissez un autre lieu.
error-backup_unreadable = Impossible de lire { $path } : { $detail }.
error-backup_of_postgres = MESETA_DATABASE_URL est défini : les tables sont dans PostgreSQL. Copiez-les avec pg_dump et remettez-les avec pg_restore ; docs/server.md montre comment.
error-blocked = Cette adresse a été bloquée par qui tient le serveur.
error-bad_address = « { $address } » n’est ni une adresse ni un réseau comme 192.0.2.0/24.
error-admin_token_short = { $variable } doit avoir au moins { $least } caractères.
error-admin_not_found = Aucun serveur ne tourne avec le dossier { $path }. Choisissez son dossier avec --data, ou son adresse avec --url.
error-admin_several = Plusieurs serveurs tournent avec le dossier { $path }. Choisissez-en un avec --port : { $ports }.
error-store_unreachable = PostgreSQL sur { $host } est inutilisable : { $detail }. Vérifiez qu’il tourne, et MESETA_DATABASE_URL.
error-store_address_form = MESETA_DATABASE_URL est illisible. Cela ressemble à postgresql://user:password@host:5432/database ; dans un mot de passe, écrivez les caractères spéciaux sous la forme %XX.
error-store_in_use = Un autre Meseta utilise { $path }. Arrêtez-le, ou choisissez un autre dossier avec --data.
error-store_newer = Les données viennent d’un Meseta plus récent (étape { $found } ; celui-ci connaît { $known }). Mettez-le à jour.
error-store_no_driver = PostgreSQL demande un paquet de plus : pip install "meseta[postgres]".
error-store_address = MESETA_DATABASE_URL commence par « { $found } » ; ce doit être une adresse postgresql://.
error-bad_limits = { $variable } est illisible : { $detail }. Ce doit être un objet JSON comme {"{"}"tables_each": 10{"}"}.
error-unknown_limit = { $variable } n’a pas de « { $name } ». Vouliez-vous dire « { $nearest } » ?
error-unheard_limit = { $variable } n’a pas de « { $name } ». Ses noms sont : { $known }.
error-limit_too_small = { $variable } met { $name } à { $found }. Ce doit être un nombre au-dessus de zéro.
error-cannot_listen = Le port { $port } sur { $host } est inutilisable : { $detail }. Choisissez-en un autre avec --port ou --host.
error-port_taken = Le port { $port } sur { $host } est pris, peut-être par un autre Meseta. Arrêtez celui-là, ou choisissez un autre port avec --port ; 0 en prend un libre.
error-port_forbidden = Le port { $port } sur { $host } est réservé à l’administration. Choisissez-en un au-dessus de 1023 avec --port.
error-host_unknown = « { $host } » n’est pas une adresse de cet ordinateur. Prenez 127.0.0.1 pour vous, ou --host 0.0.0.0 pour laisser entrer les autres.

error-not_signed_in = Nous ne vous connaissons pas encore. Entrez d’abord.
error-bad_token = Ce lien ou ce jeton n’est plus valable. Demandez-en un nouveau.
error-pass_invalid = Ce lien a servi, a été révoqué ou est trop vieux. Faites-en un nouveau sur votre autre appareil.
error-no_such_device = Cet appareil n’existe plus ici.
error-device_too_new = Cet appareil est à vous depuis moins d’un jour. D’ici là, il ne peut mettre fin qu’à lui-même et à de plus récents ; vos appareils plus anciens peuvent le reste.
error-bad_origin = Cette requête vient de { $origin }, qui ne peut pas agir pour vous ici.
error-not_your_seat = La place { $found } n’est pas à vous.
error-not_host = Seule la personne qui a dressé la table peut faire cela.
error-no_such_table = Il n’y a pas de telle table. Elle a peut-être expiré.
error-seat_taken = La place { $found } est prise.
error-one_seat_each = À une table ouverte, on prend une place chacun.
error-seat_free = Personne n’est à la place { $found }.
error-seats_free = { $free ->
    [one] { $free } place est
   *[other] { $free } places sont
} encore à prendre. Mettez-y quelqu’un, ou des bots si vous voulez.
error-not_waiting = La partie a déjà commencé.
error-not_playing = Aucune partie ne se joue ici.
error-not_finished = La partie n’est pas encore finie.
error-not_your_turn = La table ne vous attend pas.
error-player_present = { $seat } est là et joue.
error-stand_in_later = On pourra appeler un bot pour { $seat } dans { $seconds } s.
error-stand_in_agreed = À cette table, c’est { $bot } qui prend le relais, comme convenu avant la partie.
error-bot_plays = Un bot joue à cette place. Reprenez-la d’abord.
error-no_bot_plays = Aucun bot ne joue à cette place pour quelqu’un.
error-nothing_to_claim = Quelqu’un d’autre à la table est encore dans la partie.
error-hints_forbidden = On joue sans conseils à cette table.
error-record_closed = La partie enregistrée s’ouvre quand tout est fini : elle contient ce qui est encore caché.
error-match_stuck = Cette partie s’est jouée avec des règles que ce programme ne connaît pas : on peut la lire, pas la continuer. { $reason }
error-no_such_bot = Aucun bot ne s’appelle « { $name } » pour { $game }. Choisissez parmi : { $known }.
error-bot_too_slow = Le bot { $name } a réfléchi plus de { $seconds } secondes.
error-bot_stalled = { $name } a agi, mais rien n’a changé.
error-bot_crashed = Le bot { $name } est tombé en panne.
error-bad_clock = Une pendule a de { $least } à { $most } secondes, pas { $seconds }.
error-bad_chairs = La table a { $seats } places ; { $chairs } ont été remplies.
error-bad_chat = Un message a de 1 à { $most } caractères imprimables.
error-chat_off = On ne discute pas à cette table.
error-chat_full = Vous n’avez plus de place dans cette discussion : { $most } lignes au plus.
error-bad_seat_link = { $url } n’est pas le lien privé d’une place. Il ressemble à http://host/t/TABLE#seat=TOKEN.
error-remote_unreachable = La table est injoignable : { $detail }.
error-link_invalid = Ce lien n’est plus valable : il a été révoqué, ou la place a été quittée. Demandez-en un nouveau à la table.
error-table_gone = Il n’y a pas de telle table là-bas. Elle a peut-être expiré.
error-seat_not_yours = Ce lien n’ouvre aucune place à cette table. Demandez le lien privé d’une place.
error-remote_blocked = Ce serveur ne nous laisse pas entrer. Demandez à qui le tient.
error-remote_stuck = La partie ne peut pas continuer là-bas. { $detail }
error-remote_rules = Ce serveur joue une autre version de { $game } ({ $detail }). Installez la même version de Meseta.
error-remote_closed = La table a fermé la connexion ({ $detail }).
error-remote_refused = La table refuse : { $detail }

## Ce qui a décidé

decided-by-points = { $points ->
    [one] De { $points } point.
   *[other] De { $points } points.
}
decided-by-tie-break = { $points ->
    [one] Égalité à { $points } point.
   *[other] Égalité à { $points } points.
} Départage par { $what } : { $counts }.
decided-still-shared = { $points ->
    [one] Égalité à { $points } point
   *[other] Égalité à { $points } points
}, et encore pour { $what } : { $counts }.
decided-shared = { $points ->
    [one] Égalité à { $points } point.
   *[other] Égalité à { $points } points.
} Rien ne départage.

## Ce que dit le juge, dans le terminal et sur la page
## $worth, $against, $cost et $error sont des nombres décimaux, en texte, avec autant de décimales qu’il faut en montrer.
## $reasons et $those sont des listes de why-<genre>, un message du jeu par genre de raison (« prend la gemme en B »).

# Ce qui sépare les parties d’une liste.
list-comma = {", "}
list-and = { $first } et { $last }
# La même chose devant un son i : en français, rien ne change.
list-and-i = { $first } et { $last }
why-worth = { $unit ->
    [chance] environ { $worth } % de chances de gagner
   *[points] environ { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } à la fin
}
why-better = { $unit ->
    [chance] environ { $worth } % de chances de gagner, contre { $against } %
   *[points] environ { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } à la fin, contre { $against }
}
why-better-than = { why-better } pour un tour qui { $those }
why-because = { $reasons } : { $value }.
why-alone = { $value }.
why-equal = À peu près aussi bon : { $other }.
amount = { $unit ->
    [chance] { $cost } ± { $error } % de chances de gagner
   *[points] { $cost } ± { $error } points
}

## La ligne de commande

cli-by = Sans caractère officiel ni commercial ; les titres appartiennent à leurs éditeurs.
cli-seats = joueurs
cli-options = options
cli-bots = bots
cli-game = jeu
cli-turn = à { $seat } de jouer
cli-curtain = Passez le clavier à { $seat }. Appuyez sur Entrée quand personne d’autre ne regarde.
worded-took-back = { $seat } reprend la dernière action.
cli-bot-thinks = { $seat } réfléchit…
cli-thinking = Réflexion…
cli-hint = Conseil : { $action }
cli-how-to = aide : ce qui peut se taper ici · conseil : un avis · quitter : partir
cli-over = La partie est finie.
cli-won = { $count ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
cli-solo-won = Vous avez gagné.
cli-solo-lost = Vous avez perdu.
cli-total = total
cli-saved = Enregistré dans { $path }.
cli-see-again = Pour la revoir :
cli-continue = Pour la continuer :
cli-earlier = { $count ->
    [one] … { $count } ligne de plus ; journal montre tout
   *[other] … { $count } lignes de plus ; journal montre tout
}
cli-not-saved = Rien n’est enregistré. (Pour garder la partie, commencez avec --save FICHIER, ou tapez « enregistrer FICHIER » en jouant.)
cli-goodbye = La partie est restée inachevée.
cli-save-how = Écrivez « enregistrer FICHIER », par exemple : enregistrer ma-partie.txt
cli-save-exists = Il y a déjà un fichier { $path }. Pour le remplacer : enregistrer! { $path }
cli-language-now = Dès maintenant en français.
cli-unknown-language = Langues : { $known }.
cli-serving = La table est dressée à { $address } – Ctrl+C la débarrasse.
cli-bot-seated = { $game } : { $bot } joue pour { $seat }, à la table de : { $names }.
cli-bot-waiting = En attente du début de la partie.
cli-bot-begun = La partie a commencé.
cli-bot-progress = { $count ->
    [one] { $count } action
   *[other] { $count } actions
} jusqu’ici ; la dernière : { $action }
cli-bot-slower = Le serveur nous demande de ralentir ; nous attendons le temps qu’il dit.
cli-bot-pause = Le serveur nous demande d’attendre { $seconds } s.
cli-bot-lost = Pas de connexion ({ $detail }). Nouvel essai dans { $seconds } s.
cli-bot-back = De retour à la table.
cli-bot-took-back = Un autre bot jouait ici pour nous ; la place est de nouveau à nous.
cli-bot-left = Table quittée. La place est toujours là : la même commande reprend ici.
cli-bot-seat-kept = La place est toujours là : une fois le bot réparé, la même commande reprend ici.
cli-slow = { $bot } réfléchit depuis { $seconds } s à l’action { $move } de la place { $place } dans la partie { $number }. On attend encore. Il en est ici :
cli-slow-game = Ce qu’on lui demandait : { $command }
cli-reproduce = Cette partie seule : { $command }
cli-slow-remote = { $bot } réfléchit depuis { $seconds } s à son action { $number }. On attend encore. Il en est ici :
cli-slow-view = Ce qu’on lui demandait est dans { $path }.
cli-conceded = La partie a été abandonnée.
cli-backed-up = { $path } : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}, { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}. La copie a été ouverte et vérifiée.
cli-restored = { $path } est de nouveau en place.
cli-restored-running = { $path } est de nouveau en place ; le serveur qui tourne l’a rouvert.
cli-kept-aside = Ce qu’il y avait avant est dans { $path }.
cli-admin-version = version
cli-admin-running = tourne depuis
cli-admin-health = santé
cli-admin-tables = tables
cli-admin-memory = tables en mémoire
cli-admin-sockets = connexions
cli-admin-workers = processus des bots
cli-admin-ago = il y a { $time }
cli-admin-status-waiting = en attente
cli-admin-status-playing = en cours
cli-admin-status-finished = finie
cli-admin-status-record = importée
cli-admin-status-stuck = bloquée
cli-admin-addresses = Connexions depuis
cli-admin-limited = Limitées récemment
cli-admin-blocked = Bloquées
cli-admin-latest = Tables, les dernières d’abord : id, jeu, état, joueurs, changements, public, dernière action
cli-admin-ended = La table { $table } est arrêtée et effacée.
cli-admin-now-blocked = { $network } est bloqué sur chaque nœud.
cli-admin-unblocked = { $network } n’est plus bloqué.
cli-admin-not-blocked = { $network } n’était pas bloqué.
cli-doctor-level-ok = bien
cli-doctor-level-warn = attention
cli-doctor-level-bad = MAL
cli-doctor-versions = Meseta { $meseta } avec Python { $python }, SQLite { $sqlite }, { $packages }.
cli-doctor-driver = psycopg { $version } pour PostgreSQL.
cli-doctor-settings = MESETA_LIMITS et MESETA_DEADLINES sont lisibles, ou absents.
cli-doctor-folder = On peut écrire dans { $path }.
cli-doctor-folder-bad = On ne peut pas écrire dans { $path } : { $detail }. Changez ses droits, ou choisissez un autre dossier avec --data.
cli-doctor-folder-open = D’autres, sur cet ordinateur, peuvent regarder dans { $path }. Fermez-le-leur : chmod 700 { $quoted }
cli-doctor-disk-ok = Il y a { $megabytes } Mo libres sur le disque.
cli-doctor-disk-warn = Il n’y a que { $megabytes } Mo libres sur le disque. Faites bientôt de la place.
cli-doctor-disk-bad = Il n’y a que { $megabytes } Mo libres sur le disque. Faites de la place, sinon les tables ne pourront plus être gardées.
cli-doctor-sync = Le disque confirme une écriture en { $milliseconds } ms.
cli-doctor-sync-slow = Le disque met { $milliseconds } ms à confirmer une écriture, et chaque action l’attend. Mettez les tables sur un disque plus rapide avec --data.
cli-doctor-database-new = Il n’y a pas encore de base de données ; le serveur créera { $path }.
cli-doctor-database = { $path } est en ordre : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $megabytes } Mo, étape { $step } sur { $known }.
cli-doctor-postgres = PostgreSQL { $version } sur { $host } répond ; étape { $step } sur { $known }.
cli-doctor-clock = L’horloge de cet ordinateur indique { $time }.
cli-doctor-clock-bad = L’horloge de cet ordinateur indique { $time }, ce qui ne peut pas être juste. Réglez-la, de préférence par le réseau (NTP).
cli-doctor-clock-database-ok = Son horloge et celle de cet ordinateur diffèrent de { $milliseconds } ms.
cli-doctor-clock-database-warn = Son horloge et celle de cet ordinateur diffèrent de { $milliseconds } ms. Réglez les deux par le réseau (NTP).
cli-doctor-port = Le port { $port } sur { $host } est libre.
cli-doctor-running-ok = Un Meseta tourne au port { $port } sur { $host }, et se porte bien.
cli-doctor-running-bad = Un Meseta tourne au port { $port } sur { $host }, mais se porte mal. Son journal et `meseta admin status` disent pourquoi.
cli-doctor-files-ok = Assez de fichiers peuvent être ouverts (il en faut { $wanted } au plus).
cli-doctor-files-warn = Seuls { $files } fichiers peuvent être ouverts, donc moins de monde peut se connecter ; { $wanted } suffiraient. Relevez la limite (ulimit -n, ou LimitNOFILE de systemd).
cli-doctor-client = Le client pour navigateur est construit.
cli-doctor-client-missing = Le client pour navigateur n’est pas construit. Dans le dossier du projet : make client
cli-choose-game = Quel jeu ?
cli-selfplay-title = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de { $game }, graine { $seed }
cli-wins = victoires
cli-mean-score = score moyen
cli-seconds = { $plies } actions en { $seconds } s : { $speed } par seconde
cli-games = parties
cli-at-least = au moins
cli-estimate = { $bot } : { $rating } ± { $margin } sur l’échelle (95 % ; 400 points font dix chances contre une).
cli-estimate-rough = Presque toutes les parties du bot { $bot } ont fini pareil : c’est approximatif. Mesurez-le contre un échelon plus proche, s’il y en a un.
cli-ladder-interrupted = Arrêté. Ce qui a été joué est gardé ; la même commande reprend ici.
cli-ladder-written = Écrit dans { $path }.
cli-analysing = Jugement
cli-who = qui
cli-did = a fait
cli-better = mieux
cli-cost = coût
cli-balance = { $seat } a perdu { $amount } en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}{ $count ->
    [0] {""}
   *[other] {" "}: { $marks }
}.
cli-luck = { $lucky ->
    [yes] La chance a donné { $amount } à { $seat }.
   *[no] La chance a pris { $amount } à { $seat }.
}
cli-analysis-flawless = Aucun tour n’était à coup sûr moins bon que celui du juge.
cli-analysis-how = ?! imprécision, ? erreur, ?? gaffe, ! mieux que le tour du juge : seulement là où c’est sûr et assez grand pour compter. ± est une erreur type.
cli-progress = Parties
cli-training = Entraînement
cli-held-out = Nouvelles donnes
cli-train-interrupted = Arrêté. Relancez la même commande pour reprendre où elle s’est arrêtée.
cli-players = joueurs
cli-par = norme
cli-kept = { $kept ->
    [one] { $kept } de ces parties avait déjà été jouée.
   *[other] { $kept } de ces parties avaient déjà été jouées.
}
cli-depth = profondeur
cli-lines = lignes
cli-flick-legend = En rouge : le disque lancé. En bleu : les disques qu’il a bougés. Un point toutes les 5 ms.
cli-flick-on_floor = Le disque repose sur le fond ; { $moved ->
    [0] il n’en a bougé aucun autre
    [one] il en a bougé { $moved } autre
   *[other] il en a bougé { $moved } autres
}. Tout était au repos après { $seconds } s.
cli-flick-in_hole = Le disque est tombé dans le trou. Tout était au repos après { $seconds } s.
cli-flick-off_board = Le disque a quitté le plateau. Tout était au repos après { $seconds } s.
cli-flick-on_corner = Le disque n’a jamais passé le bord de son coin. Il s’est arrêté après { $seconds } s.
cli-flick-saved = Dessiné dans { $path }.
cli-ply = Entrée { $ply } sur { $most }
cli-as-spectator = vue du public
cli-as-seat = vue par { $seat }
cli-try-final = Ce serait définitif : impossible d’essayer.
cli-try-how = Écrivez « essai » et une action : vous voyez la table d’après, et rien n’est fait.
cli-not-now = « { $text } » n’est ni une action ni une commande. Maintenant : { $forms }. Ou : aide
cli-tried = Juste pour voir : { $action } n’a pas été fait.
cli-no-where = Dans ce jeu, il n’y a rien à chercher ainsi.
cli-edition-good = L’édition « { $name } » ({ $digest }) peut se jouer : { $game }.
cli-edition-guessed = Vérifiée comme édition de { $game } ; nommez un autre jeu avec --game.
cli-edition-bad = { $count ->
    [one] { $count } chose ne va pas.
   *[other] { $count } choses ne vont pas.
} { $taken }
cli-edition-new = { $path } est maintenant une édition de { $game } à vous. Changez-la, puis : meseta edition check { $path }
cli-written = Écrit dans { $path }.
cli-written-pages = Écrit dans { $first } … { $last } : { $pages } pages.
paper-page = { $title }, page { $page } sur { $pages }
paper-tile = { $title }, page { $page } sur { $pages } (rangée { $row }, colonne { $column })
paper-cut = Coupez aux marques des coins ; la page suivante recouvre celle-ci jusqu’aux tirets.
paper-scale = { $length } mm, { $inches } in dessous, si imprimé à 100 % (taille réelle)
cli-help-now = Maintenant : { $step } (règle { $clause })
cli-help-actions = Actions
cli-help-always = À tout moment
cli-help-commands =
    conseil          un avis, et pourquoi     annuler    annuler la dernière action
    essai ACTION     voir ce qu’elle ferait   règles { $clause }
    voir, Entrée     revoir la table          journal    ce qui s’est passé
    enregistrer FICHIER  noter la partie      langue en  changer de langue
    aide tout        toutes les actions       quitter    laisser la table
cli-command-undo = annuler
cli-command-help = aide
cli-command-hint = conseil
cli-command-try = essai, essayer
cli-command-where = où, ou
cli-command-look = voir, regarder
cli-command-rules = règles, regles
cli-command-log = journal
cli-command-save = enregistrer
cli-command-lang = langue
cli-command-quit = quitter
cli-see-help = Voyez « { $command } --help ».
cli-interrupted = Arrêté après { $played } parties sur { $games }.

## Images de parties

ending-alone = { $name } : { $total ->
    [one] { $total } point
   *[other] { $total } points
}
ending-lost = { $name } a perdu.
ending-nobody = Personne ne gagne.
drawn-moment = Moment { $n }
drawn-moment-of = Moment { $n } sur { $last }
drawn-opening = La partie commence.
drawn-replay = Voir la partie
error-no_picture = { $game } ne dessine pas de positions : seul son résultat peut être une image.
error-png_unavailable = Pour un PNG, il faut un paquet en option : pip install 'meseta[pictures]'. Pour un .svg, il ne faut rien.
error-bad_link = Un lien commence par http:// ou https:// et a au plus { $most } lettres, chiffres et signes, sans espaces.
error-picture_form = { $path } ne finit ni par .png ni par .svg.
error-picture_unfinished = Cette partie n’est pas finie. Choisissez-en un moment avec --at.

## Appeler qui n’est pas là

error-no_calls = Ce serveur n’appelle personne de cette façon.
error-bad_subscription = Impossible d’appeler ce navigateur : ce qu’il dit de lui-même n’est pas valable. Désactivez les rappels, puis activez-les à nouveau.
error-bad_mail_address = Ce n’est pas une adresse électronique.
error-mail_unanswered = { $most } courriels sont partis à cette adresse aujourd’hui. Cherchez-en un, ou réessayez demain.
error-mail_failed = Le courriel n’a pas pu partir. Réessayez plus tard.
error-bad_setting = { $variable } est inutilisable. Cela doit ressembler à ceci : { $wanted }
error-missing_setting = { $other } demande aussi { $variable }.
cli-doctor-push = Qui n’est pas là peut être appelé dans son navigateur (Web Push).
cli-doctor-push-off = Personne n’est appelé dans un navigateur : { $variable } dit off.
cli-doctor-push-missing = Personne ne peut être appelé dans un navigateur, car ce qu’il faut pour cela n’est pas installé : { $install }
cli-doctor-mail = Le serveur de courriel { $host } nous laisse entrer.
cli-doctor-mail-bad = Le serveur de courriel { $host } ne nous laisse pas entrer ({ $detail }). Vérifiez l’adresse, le nom et le mot de passe.
cli-doctor-mail-off = Aucun courriel ne part : { $variable } n’est pas défini.
cli-doctor-webhook = { $host } est informé de chaque appel.
call-turn = { $game } : à vous de jouer
call-again = { $game } : toujours à vous de jouer
call-with = Avec { $names }
call-mail-open =
    Vos parties, dans le navigateur où vous jouez :
    { $address }
call-mail-subject = Un courriel de Meseta quand c’est à vous ?
call-mail-confirm =
    Quelqu’un veut recevoir un courriel quand c’est à son tour dans une partie sur Meseta, et a donné cette adresse. Si c’était vous, confirmez-la ici :
    { $address }
call-mail-ignore = Si ce n’était pas vous, ne faites rien, et il n’en viendra plus.
call-mail-end =
    Ne plus recevoir ces courriels :
    { $address }

## Imprimer

error-nothing_to_print = Il n’y a pas ici de jeu appelé « { $game } », ou il n’a rien à imprimer.
error-too_many_pages = Cela fait { $pages } pages, et on en fait { $most } au plus à la fois : choisissez-en moins.
error-print_in_browser = Aucun PDF ne peut se faire ici dans cette langue ; imprimez les pages depuis le navigateur.

## Casse-têtes du jour

error-no_such_day = Il n’y a pas de casse-têtes pour « { $day } ». Un jour s’écrit comme 2026-12-31, et le premier est { $first }.
error-no_such_month = Il n’y a pas de casse-têtes pour « { $month } ». Un mois s’écrit comme 2026-12, et le premier est { $first }.
error-day_to_come = Les casse-têtes du { $day } ne sont pas encore ouverts : ce jour n’a commencé nulle part.
error-no_daily = Aucun jeu appelé « { $game } » n’a de casse-têtes du jour.
error-daily_not_answered = Rendez d’abord une réponse, ou abandonnez : le meilleur tour vous sera alors montré.
error-daily_turn_over = Le tour est fini. Rendez-le, ou revenez à une action précédente.
error-calendar_broken = La ligne { $line } du calendrier ({ $game }) est illisible : { $detail }
cli-daily-filled = { $game } : { $count ->
    [one] { $count } jour créé
   *[other] { $count } jours créés
}, dans le fichier { $path }.
cli-daily-checked = { $game } : { $count ->
    [one] { $count } jour refait
   *[other] { $count } jours refaits
}, dont { $wrong } autrement que le calendrier ne dit.
cli-daily-wrong = { $day }
    calendrier : { $said }
    refait : { $made }
cli-daily-title = Casse-tête du jour { $number }, { $day }, niveau { $level }
cli-daily-best = { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $count ->
    [one] { $count } façon
   *[other] { $count } façons
}) : { $turn }
daily-title = Les trois du jour, n° { $number }
daily-share-title = Meseta : les trois du jour, n° { $number }
daily-share-line = { $name } { $mark }
daily-share-beaten = ✦ mieux que le meilleur connu
daily-share-best = ★ le meilleur tour
daily-share-close = ◕ { $percent } %
daily-share-fair = ◑ { $percent } %
daily-share-far = ◔ { $percent } %
daily-share-given_up = ✕ abandon
daily-share-open = ○ à faire
daily-share-streak = { $days ->
    [one] { $days } jour d’affilée
   *[other] { $days } jours d’affilée
}
drawn-daily = Trouvez les tours du jour

## Les gens autour des tables

cli-admin-reports = signalements à régler
cli-reports-none = Il n’y a rien à régler.
cli-report-who = { $reporter } à propos de : { $reported } ({ $reason })
cli-report-nameless = quelqu’un sans nom
cli-report-table-gone = elle n’existe plus
cli-report-others = { $count ->
    [one] { $count } autre signalement ici parle de la même personne.
   *[other] { $count } autres signalements ici parlent de la même personne.
}
cli-report-next = Ce que vous pouvez faire (arrêter une table l’efface, avec sa partie enregistrée) :
cli-report-settled = Le signalement { $id } est réglé.
cli-report-rude = insultes
cli-report-harassing = harcèlement
cli-report-spam = spam
cli-report-cheating = triche
cli-report-name = un nom offensant
cli-report-other = autre chose
error-nobody_there = Cette personne n’est plus à cette table.
error-yourself = On ne peut ni se masquer ni se signaler soi-même.
error-too_many_mutes = Vous masquez déjà { $most } personnes, et c’est le maximum. Cessez d’abord d’en masquer une, dans « Vos parties ».
error-bad_note = Une note a { $most } caractères au plus.
error-deal_lost = Cette donne ne peut pas se rejouer : ses lancers ne peuvent plus se calculer exactement comme ils l’ont été.
error-no_such_report = Aucun signalement à régler n’a cet id, ou plusieurs commencent ainsi. Donnez-en plus de lettres.

## Time left by correspondence, as calls say it

call-days-left = { $count ->
    [one] Encore { $count } jour
   *[other] Encore { $count } jours
}
call-hours-left = { $count ->
    [one] Encore { $count } heure
   *[other] Encore { $count } heures
}
