# La page autour de chaque jeu. Simple, chaleureuse, brève ; pas de point d’exclamation. On dit « vous » ; le reste du
# lexique est dans core.ftl. Ici encore : table dressée (set), bot, conseil (hint), coup de pouce (nudge), place, lien,
# journal (log), discussion (chat), public (watchers), revoir (replay), analyse, édition maison (house edition).

tagline = Une table mise en plein désert
tagline-more = Des jeux de société entre amis, contre des bots ou en solo. Pas de compte ; asseyez-vous et jouez.
unofficial = Sans caractère officiel ni commercial ; les titres appartiennent à leurs éditeurs. Rien ici ne vous suit.
to-home = Retour à tous les jeux
skip-to-content = Aller au contenu
close = Fermer
back = Retour
next = Suite
or = ou

## Réglages

settings = Réglages
language = Langue
theme = Apparence
theme-system = Comme le système
theme-light = Jour
theme-dark = Nuit
pace = Vitesse du jeu
pace-calm = Calme
pace-normal = Normale
pace-brisk = Vive
pace-at_once = Immédiate
sounds = Petits sons
sounds-offer = Activer les sons
show-possible = Montrer les coups possibles
notify-me = Me prévenir quand c’est à moi
kept-here = Tout cela reste dans ce navigateur.
your-name = Votre nom
your-name-hint = Comme les autres doivent le voir

## Accueil

games = Jeux
play-now = Jouer
with-friends = Entre amis
alone = En solo
one-screen = Sur un seul écran
learn-link = Apprendre en jouant
new-here = Première fois ? 2 min
practice-link = S’exercer
rule-book = Règles
companion-link = Avec la boîte
seats-range = { $least } à { $most } joueurs
my-tables = Vos tables
open-tables = Tables ouvertes avec une place libre
filter-games = De quel jeu
all-games = Tous les jeux
order = Dans cet ordre
order-newest = Les plus récentes d’abord
order-fullest = Les plus remplies d’abord
order-fastest = Les plus rapides d’abord
open-more = En montrer { $count } de plus
option-as = { $option } : { $choice }
hints-off = sans conseils
chat-off = sans discussion
own-edition = autre matériel
play-offline = Jouer sans réseau
see-match = Voir une partie
open-file = Ouvrir une partie enregistrée
table-address = Adresse d’une table ou d’une partie
see = Ouvrir
you = vous
turn-of = À jouer : { $names }
free-seats = { $count ->
    [0] Tout est prêt
    [one] { $count } place libre
   *[other] { $count } places libres
}
status-waiting = Pas commencée
status-playing = En cours
status-finished = Finie
status-record = Enregistrée
status-stuck = Ne peut pas continuer

## Dresser une table

new-bots = { $game } contre des bots
new-friends = { $game } entre amis
new-solo = { $game } en solo
new-screen = { $game } sur un seul écran
how-many = À combien ?
level = Contre qui ? Choisissez et la partie commence
names = Noms
more-settings = Plus de réglages
clock = Pendule
clock-none = Sans pendule
clock-per-move = { $time } par coup
clock-each = { $time } par joueur
clock-together = Quand tout le monde est là
clock-days = Par correspondance
clock-days-more = Pas besoin d’être là en même temps. Dans les réglages, « Me prévenir quand c’est à moi » vous prévient, et encore une fois quand il vous reste un quart de votre temps.
out-of-time = Si le temps est écoulé
out-of-time-move = { $bot } joue le coup, et garde la place après { $count } de suite, jusqu’au retour de la personne
out-of-time-seat = { $bot } continue jusqu’au retour de la personne
stands-in = Remplace les absents
listed = La montrer parmi les tables ouvertes
hints-allowed = Conseils permis
experience = Avec qui
experience-any = Tout le monde
experience-new = Débutants
experience-some = Un peu d’expérience
experience-much = Beaucoup d’expérience
chat-allowed = Discussion permise
set-table = Dresser la table
begin = Commencer
choice-lot = tirage au sort
bot-random = Virevoltant
bot-random-strength = joue au hasard
bot-random-about = Roule où le vent le pousse
bot-novice = Gecko
bot-novice-strength = doux
bot-novice-about = Happe ce qui passe à portée
bot-apprentice = Géocoucou
bot-apprentice-strength = facile
bot-apprentice-about = Une chose après l’autre, et vite
bot-greedy = Pie
bot-greedy-strength = moyen
bot-greedy-about = Prend les points qu’elle voit
bot-adept = Coyote
bot-adept-strength = fort
bot-adept-about = Pense aussi au prochain repas
bot-expert = Corbeau
bot-expert-strength = très fort
bot-expert-about = Pèse chaque choix, et les vôtres
bot-master = Saguaro
bot-master-strength = redoutable
bot-master-about = Se dresse ici depuis deux cents ans
bot-grandmaster = Pin bristlecone
bot-grandmaster-strength = au sommet
bot-grandmaster-about = Déjà vieux avant le premier saguaro, et ne gaspille rien
ratings = Force mesurée : avec 400 points de plus, on gagne dix parties sur onze. ± est la marge d’erreur.
bot-called = le bot { $bot }

## Avant la partie

lobby-title = Une table de { $game }
lobby-waiting = { $count ->
    [one] { $count } place est libre.
   *[other] { $count } places sont libres.
}
lobby-full = Tout le monde est là.
lobby-invited = Invitations : { $names }. La partie commence dès que tout le monde est là.
seats = Places
free-seat = Libre
sit-here = S’asseoir ici
a-bot = Un bot…
seat-a-bot = Un bot à la place { $number }
stand-up = Se lever
remove = Enlever
begin-when = On peut commencer quand toutes les places sont prises. Des bots font l’affaire.
host-begins = La personne qui a dressé la table lance la partie.
agreed = Convenu pour cette table
chat-off-agreed = Sans ; vous pouvez quand même réagir.
invite = Inviter
invite-more = Qui ouvre cette adresse peut prendre une place libre, ou regarder.
table-link = Adresse de cette table
qr-code = La même adresse en code QR
copy = Copier
copied = Copié.
share = Partager
opens-only-here = Cette adresse ne s’ouvre que sur cet ordinateur. Pour que d’autres de votre réseau viennent, dressez la table avec
you-mark = vous
away = pas là
away-until = pas là · un bot peut prendre le relais dans { $time }

## À la table

setting-table = On dresse la table…
your-turn = À vous
you-name = Vous
waiting-for = { $count ->
    [one] { $names } réfléchit.
   *[other] { $names } réfléchissent.
}
waiting-for-absent = { $count ->
    [one] { $names } n’est pas là.
   *[other] { $names } ne sont pas là.
}
thinking = réfléchit
watching = Vous regardez
spectator = Public
people = Personnes
people-and-log = Personnes et journal
people-and-log-unread = { $count ->
    [one] Personnes et journal, { $count } nouveau message
   *[other] Personnes et journal, { $count } nouveaux messages
}
log-or-chat = Journal, discussion ou table
log = Journal
log-empty = Il ne s’est encore rien passé.
log-unseen = { $seat } fait quelque chose qui ne se voit pas ici.
log-clauses = Montrer les numéros des règles
the-table = Table
chat = Discussion
chat-empty = Personne n’a encore rien dit.
watchers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
react = Réagir
react-bravo = Bien joué
react-smile = Ha
react-gasp = Oh
say-something = Dites quelque chose
send = Envoyer
undo = Reprendre
told-took-back = { $you ->
    [yes] Vous reprenez
   *[no] { $seat } reprend
} la dernière action.
hint = Conseil
hint-nudge = Un coup de pouce
hint-stone = Où
hint-move = Le coup
hint-nudge-plain = Il y a quelque chose de bon à faire ici.
hint-look-at = Regardez { $cells }.
thinking-hint = Un conseil se prépare…
show-again = Revoir ce qui s’est passé
show-again-label = Revoir
looking-back = C’était ainsi après le moment { $n }.
back-to-now = Revenir au présent
skip-to-now = Passer au présent
sending = Envoi…
reconnecting = La connexion est perdue. Nouvel essai…
nothing-lost = Votre coup est gardé et partira.
why = Pourquoi ? { $clause }
from-the-rules = Dans les règles
open-rule-book = Ouvrir les règles
time-left = { $count ->
    [one] il reste { $time }
   *[other] il reste { $time }
}
time-until = jusqu’à { $when }
time-missed = Votre temps était écoulé : { $bot } a joué pour vous.
time-missed-last = Votre temps était écoulé : { $bot } a joué pour vous. Si cela se répète, la place lui reste jusqu’à votre retour.
time-claim = { $count ->
    [one] { $names } n’a plus de temps. Un bot continue, ou vous mettez fin à la partie et gagnez.
   *[other] { $names } n’ont plus de temps. Des bots continuent, ou vous mettez fin à la partie et gagnez.
}
time-claim-do = Finir la partie
time-lost = temps écoulé
conceded = a abandonné
bot-stands-in = Remplacement : { $bot }
stand-in = Laisser jouer un bot
stand-in-more = { $bot } continuerait pour { $seat }, comme convenu pour cette table. { $seat } peut reprendre la place à tout moment.
stand-in-wait = Attendre un peu
take-back = Reprendre ma place
give-up = Abandonner
give-up-sure = La partie se termine pour vous. C’est sans retour.
play-on = Continuer
seat-link = Lien vers ma place
seat-link-more = Qui a ce lien joue à votre place : servez-vous-en pour continuer sur un autre appareil. Il n’est montré qu’une fois.
curtain = Ensuite : { $seat }
curtain-more = Passez l’écran à { $seat }. Que personne d’autre ne regarde.
curtain-lift = C’est moi, { $seat }
cannot-reach = La table est injoignable.
try-again-soon = Réessayez dans un instant.
generic-view = La table
generic-offers = Ce que vous pouvez faire
generic-write = Votre action, comme une partie enregistrée l’écrit
generic-send = La jouer
nothing-here = Il n’y a rien ici
nothing-here-more = L’adresse contient peut-être une erreur, ou la table a été débarrassée.

## La fin

won = { $count ->
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
}
you-won = Vous avez gagné
you-lost = Vous avez perdu
nobody-won = Personne ne gagne
outcome-conceded = La partie a été abandonnée.
outcome-time = Plus personne d’autre n’avait de temps.
outcome-abandoned = Plus personne n’avait de temps.
counting = On compte les points
share-picture = Partager une image
picture = Image
scores-or-sheets = Scores ou feuilles
scores = Scores
total = Total
rematch = Rejouer
rematch-join = Participer
rematch-follow = Y aller
rematch-invites = { $count ->
    [one] { $names } aimerait rejouer.
   *[other] { $names } aimeraient rejouer.
}
see-replay = Revoir
save-record = Enregistrer la partie
see-table = Voir la table

## Revoir une partie

replay = Partie à revoir
replay-of = Revoir { $game }
replay-start = Avant le premier coup.
play = Lecture
pause = Pause
moment = Moment
speed = Vitesse
replay-more = Journal et outils
eyes = Point de vue
link = Lien
link-to-moment = Lien vers ce moment
fork = Continuer d’ici
fork-title = Continuer depuis le moment { $n }
fork-more = Une nouvelle table commence dans cette position. Qui joue ?
what-if = Et si…
what-if-more = Une nouvelle table commence juste avant, avec la même visée. Changez-la, et voyez. Qui joue ?
what-if-begin = La visée est restée la même. Changez-la, et voyez.
me = moi

## Règles et leçon

contents = Sommaire
search-rules = Chercher dans les règles
clauses-found = { $count ->
    [0] Aucune règle ne dit cela. Essayez un autre mot, ou un plus court.
    [one] { $count } règle
   *[other] { $count } règles
}
learn-title = Leçon : { $game }
practice-title = S’exercer à { $game }
teacher = Guide
lesson-otherwise = Essayez ce que demande la leçon.
lesson-not = Pas { $what } cette fois.
lesson-progress = Étape { $n } sur { $most }
lesson-done = Jouer une première partie
no-lesson = Il n’y a pas encore de leçon pour ce jeu.

## Faire une édition

edition-link = Faire une édition
edition-own = Jouer avec une édition à soi
edition-title = Une édition de { $game }
edition-about = Changez ce qui est imprimé, sur l’image ou dans le texte du fichier : c’est la même édition. Elle est vérifiée à mesure et gardée sur cet appareil.
edition-views = Que regarder
edition-hand = À la main
edition-text = Texte
edition-preview = Aperçu
edition-try = Étalonnage
edition-verdict = Ce que disent les règles
edition-text-label = Le fichier de l’édition, en TOML
edition-play = Jouer avec
edition-save = Enregistrer le fichier
edition-open = Ouvrir un fichier
edition-too-long = Ce fichier est trop long pour une édition.
edition-redo = Refaire
edition-again = Recommencer
edition-again-more = Retour à l’édition maison ; on peut revenir sur ce choix
edition-checking = Vérification…
edition-sound = On peut jouer « { $name } » : rien à corriger.
edition-findings = { $count ->
    [one] { $count } chose à corriger
   *[other] { $count } choses à corriger
}
edition-unchecked = Impossible de vérifier pour l’instant : { $reason }
edition-at = Ligne { $line }, colonne { $column } :
edition-unreadable = Le texte est illisible tel quel. Corrigez-le d’abord ; l’image attend.
edition-undrawable = Ce texte ne peut pas se dessiner. Corrigez-le d’abord, ou revenez d’un pas.
edition-preview-wait = Il y a un aperçu dès que tout est correct.
edition-preview-old = Tel que c’était avant les derniers changements.
edition-drawing = Dessin en cours…
edition-no-drawing = Ce jeu n’a rien à imprimer.
edition-part-sheet = Feuille
edition-part-board = Plateau
edition-part-cards = Cartes
edition-part-stones = Pierres
edition-part-discs = Disques
edition-part-explore = Cartes d’exploration
edition-part-routes = Cartes de route
edition-part-aid = Aide-mémoire
edition-part-backs = Dos des cartes
edition-part-explore-backs = Dos des cartes d’exploration
edition-part-route-backs = Dos des cartes de route
edition-size = { $size } mm une fois imprimé
edition-save-drawing = Enregistrer en SVG
edition-print = Pour imprimer en vraie grandeur, enregistrez le fichier, puis dans un terminal :
trial-about = Des bots jouent des parties entières avec votre édition et avec l’édition maison, et le hasard donne pareil aux deux.
trial-level = Qui joue
trial-seats = Joueurs
trial-games = Parties
trial-start = Les laisser jouer
trial-stop = Arrêter
trial-progress = { $done } parties sur { $all }.
trial-by = { $seats ->
    [1] { $bot }, en solo.
   *[other] { $bot } aux { $seats } places.
}
trial-old = Ces parties ont été jouées avec un texte précédent.
trial-own = La vôtre
trial-house = Édition maison
trial-total = Total par joueur
trial-lead = La vôtre donne { $lead } points par joueur de différence avec l’édition maison.
trial-margin = ± est la moitié de l’intervalle à 95 % de la moyenne ; chaque partie compte une fois.

## Touches

keys-title = Touches
keys-everywhere = Partout
keys-table = À la table
keys-replay = En revoyant une partie
keys-help = Cette aide
keys-tab = À la commande suivante ; Entrée ou Espace la choisit
keys-escape = Fermer ; revenir au présent
keys-undo = Reprendre
keys-hint = Un coup de pouce
keys-log = Au journal
keys-chat = À la discussion
keys-again = Revoir ce qui s’est passé
keys-rules = Règles
keys-board = Au plateau
keys-now = Passer au présent
keys-while-waiting = { $name } (pendant l’attente)
keys-play = Lecture ou pause
keys-back = Un moment en arrière
keys-forward = Un moment en avant
keys-first = Au début
keys-last = À la fin
keys-better = Dans une analyse : ce qui valait mieux, ou ce qui a été joué
keys-retry = Dans une analyse : retenter les erreurs

## Analyse

analysis = Analyse
analysis-of = { $unit ->
    [chance] Les chances de gagner de chaque joueur, moment par moment, et ce qu’ont coûté les tours marqués
   *[points] Les points que chaque joueur pouvait attendre, moment par moment, et ce qu’ont coûté les tours marqués
}
analysis-progress = { $done } sur { $all } jugés…
analysis-again = Réessayer
analysis-balance = Marques, points perdus et chance
analysis-given = { $unit ->
    [chance] Perdu, %
   *[points] Perdu
}
analysis-luck = { $unit ->
    [chance] Chance, %
   *[points] Chance
}
analysis-error = ± est une erreur type.
analysis-gave = { $unit ->
    [chance] { $seat } a perdu { $cost } ± { $error } % de chances de gagner.
   *[points] { $seat } a perdu { $cost } ± { $error } points.
}
analysis-good = { $unit ->
    [chance] Mieux que le tour du juge, de { $gain } ± { $error } % de chances de gagner.
   *[points] Mieux que le tour du juge, de { $gain } ± { $error } points.
}
analysis-equal = À peu près aussi bon que le meilleur.
analysis-lucky = { $unit ->
    [chance] La chance a donné à { $seat } { $luck } ± { $error } % de chances de gagner.
   *[points] La chance a donné à { $seat } { $luck } ± { $error } points.
}
analysis-even = La chance n’a favorisé personne ici.
analysis-better = Mieux : « { $turn } »
mark-inaccuracy = une imprécision
mark-mistake = une erreur
mark-blunder = une gaffe
mark-good = mieux que le juge
mistake-back = Erreur précédente
mistake-on = Erreur suivante
show-better = Mieux
instead-of = Au lieu de : « { $words } »
better-steps = Le meilleur tour, action par action

## Retenter les erreurs

retry-mistakes = { $mine ->
    [yes] Retenter mes erreurs ({ $count })
   *[no] Retenter les erreurs ({ $count })
}
retry-progress = { $n } sur { $count }
retry-played = Joué : « { $words } » Trouvez mieux.
retry-judging = Le juge compare…
retry-best = Aussi bon que le meilleur.
retry-surpassed = Mieux que le tour du juge.
retry-better = { $unit ->
    [chance] Mieux que ce qui a été joué et perdait { $before } % ; ceci perd { $cost } ± { $error } %.
   *[points] Mieux que ce qui a été joué et perdait { $before } ; ceci perd { $cost } ± { $error } points.
}
retry-still = { $unit ->
    [chance] Cela perd encore { $cost } ± { $error } % de chances de gagner.
   *[points] Cela perd encore { $cost } ± { $error } points.
}
retry-again = Réessayer
retry-solution = Solution
retry-skip = Passer
retry-done = { $found ->
    [0] Aucune des { $count } corrigée cette fois. Revoir les solutions ?
   *[other] Corrigées : { $found } sur { $count }.
}
retry-all = Toutes encore une fois
retry-leave = Revenir à l’analyse

## Sur l’appareil, sans serveur

device-update-ready = Une nouvelle version est prête. Vos parties restent telles quelles.
device-update-now = L’utiliser maintenant
device-keeping = Copie sur cet appareil : { $percent } %
device-kept = Tout est sur cet appareil : vous pouvez jouer sans connexion.
device-install = Installer Meseta
device-install-by-hand = Pour avoir Meseta parmi vos applis, ouvrez le menu de partage et choisissez « Sur l’écran d’accueil ».
device-needs-server = C’est pour jouer à plusieurs à distance, et il y faut un serveur.
device-percent = { $percent } %
device-starting = On dresse la table sur cet appareil
device-starting-download = Téléchargement des jeux
device-starting-python = Démarrage de Python
device-starting-tables = Ouverture de vos tables
device-starting-first = Ce n’est si long que la première fois. Ensuite, Meseta s’ouvre ici même sans connexion.
device-starting-slow = C’est plus long que d’habitude. Si Meseta est ouvert dans un autre onglet, regardez-y, ou fermez-le.
device-failed = Impossible de dresser la table sur cet appareil.
device-failed-more = Rechargez la page. Si cela ne suffit pas, faites de la place sur l’appareil, ou essayez la version actuelle d’un autre navigateur.
device-failed-reason = Le navigateur dit :
device-reload = Recharger
device-not-kept = Cette fenêtre ne garde rien : vos parties disparaissent quand vous la fermez.
device-games = Gardé sur cet appareil
device-amount = { $games ->
    [0] Pas encore de parties.
    [one] { $games } partie.
   *[other] { $games } parties.
} { $known ->
    [yes] { $size } en tout, avec le programme.
   *[no] { "" }
}
device-promised = Le navigateur a promis de ne pas les effacer de lui-même.
device-unpromised = Si l’appareil manque de place, le navigateur peut les effacer.
device-declined = Le navigateur ne promet pas de les garder. Il le fera peut-être une fois Meseta installé ou souvent utilisé ; d’ici là, faites une copie.
device-protect = Lui demander de les garder
device-save = Faire une copie
device-save-failed = La copie n’a pas pu se faire. Rien n’a changé.
device-bring = Reprendre une copie
device-copy-holds = Cette copie date du { $made }. { $games ->
    [0] Elle ne contient aucune partie, seulement
    [one] Elle contient { $games } partie,
   *[other] Elle contient { $games } parties,
} vos réglages et vos éditions.
device-bring-replaces = Elle remplace tout ce qui est gardé ici maintenant.
device-bring-now = Tout remplacer
device-bring-vain = Cette fenêtre ne garde rien : rien ne peut y être repris.
device-leave = Laisser tel quel
device-copy-foreign = Ce fichier n’est pas une copie de Meseta.
device-copy-damaged = Cette copie est abîmée et illisible.
device-copy-newer = Cette copie vient d’un Meseta plus récent. Mettez d’abord Meseta à jour ici.
device-copy-unchanged = Rien n’a changé.
device-delete = Tout effacer
device-delete-asks = { $games ->
    [one] Votre partie, vos réglages et vos éditions
   *[other] Toutes vos parties, vos réglages et vos éditions
} seront effacés de cet appareil. Seule une copie peut les rendre. Meseta lui-même reste.
device-delete-now = Tout effacer pour de bon
device-delete-failed = Le navigateur ne lâche pas les parties. Fermez tous les autres onglets avec Meseta, puis réessayez.
device-carry-here = Apporter sur cet appareil
device-carry-away = Porter sur un serveur
device-carry-more = La partie continue là-bas, avec ce qui en est enregistré. Ce qui est ici reste ici.
device-carry-now = L’y porter
device-carry-closed = Tant qu’une partie est en cours, son enregistrement montre ce qui vous est caché. Vous pourrez la porter une fois finie, ou si seuls des bots jouent avec vous.
device-carry-long = Cette partie est trop longue pour un lien. Enregistrez-la, et ouvrez le fichier là-bas.
device-server = L’adresse du serveur
device-server-wrong = Ce n’est pas l’adresse d’un serveur, comme https://meseta.example.
device-brought = Une partie a été apportée ici
device-brought-holds = { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}.
device-brought-seats = Si vous continuez, vous prenez ces places : { $names }.
device-brought-damaged = Une partie devait être apportée ici, mais le lien est abîmé ou incomplet. Réessayez là d’où elle vient.
device-play-on = Continuer
device-look = La regarder

## Avec la boîte

companion-title = { $game } avec la boîte
companion-clear = Tout enlever

## Une image de la partie à partager

picture-title = Une image à partager
picture-drawing = Dessin en cours…
picture-shows = Elle montre
picture-result = Le résultat
picture-moment = Le moment { $n }
picture-colours = Couleurs
picture-no-link = Elle n’a pas de lien, car d’autres ne pourraient pas l’ouvrir.
picture-copy = Copier l’image
picture-save = Enregistrer en { $form }

## Vos parties

yours-link = Vos parties
yours-show-games = Parties
yours-show-statistics = Statistiques
yours-show-kept = Ce qui est gardé
yours-running = En cours
yours-running-none = Aucune partie en cours.
yours-finished = Finies
yours-finished-none = Pas encore de partie finie. Quand l’une se termine, son résultat reste ici, même quand sa table n’existe plus.
yours-stranger = Rien n’est encore gardé ici à votre sujet. Cela commence avec votre première partie.
yours-elsewhere = Vous avez joué sur un autre appareil ? Faites-y un lien, dans « { yours-link } », « { yours-show-kept } », et ouvrez-le ici.
yours-all-games = Tous les jeux
yours-of-game = { $game } ({ $count })
yours-more = Montrer les parties plus anciennes
yours-won = Victoire
yours-shared = Partagée
yours-lost = Défaite
yours-several = Plusieurs places
yours-score = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
yours-rank = rang { $rank } sur { $seats }
yours-people = des humains
yours-solo = en solo
yours-against = contre { $names }
yours-replay = Revoir
yours-analysis = Analyse
yours-gone = La table n’existe plus ; le résultat reste.
yours-caveat-conceded = Vous avez abandonné.
yours-caveat-given_up = Les autres ont abandonné.
yours-caveat-stood_in = Un bot a joué pour vous.
yours-caveat-forked = Continuée depuis une autre partie.
yours-caveat-several = Vous teniez plusieurs places : personne n’a gagné ni perdu.
yours-caveat-edition = Avec un matériel à vous.

yours-filter = Quelles parties comptent
yours-game = Jeu
yours-players = Joueurs
yours-players-others = À plusieurs ou contre des bots
yours-players-of = { $count ->
    [1] En solo
   *[other] À { $count }
}
yours-loosely = Compter les parties continuées depuis une autre, ou dans lesquelles un bot a joué pour vous
yours-counted = { $count ->
    [0] Aucune partie
    [one] { $count } partie
   *[other] { $count } parties
}
yours-none-counted = Aucune partie de ce genre n’a été jouée jusqu’au bout.
yours-few = Si peu de parties montrent ce qui est arrivé, pas une tendance.
yours-scores = Vos scores, élément par élément
yours-scores-about = Une colonne par partie jouée jusqu’au bout, la dernière à droite. Le trait en travers d’une colonne est son total.
yours-scores-window = Parties { $first } à { $last } sur { $count }
yours-earlier = Plus anciennes
yours-later = Plus récentes
yours-column = { $when } : { $total } points ({ $parts })
yours-part = { $part } { $points }
yours-total = Total
yours-when = Date
yours-as-table = En tableau
yours-levels = Résultats selon l’adversaire
yours-levels-about = Une partie compte pour son bot le plus fort, ou pour des humains si quelqu’un d’autre y jouait.
yours-level-line = { $level } : { $won } gagnées, { $shared } partagées, { $lost } perdues
yours-bests = Vos records
yours-best = { $total } points, { $when }
yours-reached = Atteint en solo
yours-figures = Ce que le jeu compte
yours-figures-counting = On compte encore les dernières parties ; revenez dans un instant.
yours-figures-code = Compté
yours-figures-mean = En moyenne
yours-figures-least = Minimum
yours-figures-most = Maximum
yours-rounds = { $name } par manche, en moyenne
yours-round-line = Manche { $round } : { $mean } (sur { $count ->
    [one] { $count } partie
   *[other] { $count } parties
})

yours-kept-about = Il n’y a pas de comptes. Vous êtes une clé tirée au hasard dans ce navigateur. Avec elle sont gardés votre nom, les tables où vous avez une place, la fin de vos parties et de vos défis du jour, où vous voulez être prévenu que c’est à vous, et qui vous avez masqué ou signalé. Un résultat, c’est la date, le jeu, le nombre de joueurs, votre score par élément et le niveau des bots ; des autres, rien, sinon que c’étaient des humains.
yours-kept-device = Tout cela n’est que sur cet appareil.
yours-export = Prendre une copie
yours-export-about = Un fichier avec tout ce qui est gardé à votre sujet, ici et dans ce navigateur.
yours-export-do = Tout télécharger
yours-devices = Vos appareils
yours-devices-about = Ce qui figure ici joue en votre nom. Mettez fin à ce que vous ne connaissez pas.
yours-device-this = Cet appareil
yours-device-unnamed = Un appareil
yours-device-since = depuis : { $when }
yours-device-seen = dernier usage : { $when }
yours-device-end = Y mettre fin
yours-device-end-named = Mettre fin à { $device }
yours-device-ended = { $device } n’est plus à vous.
yours-unsettled = Cet appareil est à vous depuis moins d’un jour : il ne peut pas encore mettre fin à de plus anciens, faire de liens ni effacer quoi que ce soit.
yours-carry = Utiliser un autre appareil
yours-carry-about = Un lien fait d’un appareil de plus le vôtre. Il sert une fois, et pendant dix minutes. Qui l’ouvre joue en votre nom : ne le montrez à personne.
yours-carry-make = Faire un lien
yours-carry-once = Montré une seule fois, jusqu’à : { $when }
yours-carry-link = Lien pour votre autre appareil
yours-carry-revoke = Le révoquer
yours-carry-revoked = Le lien ne marche plus.
yours-delete = Effacer
yours-delete-results = Effacer résultats et statistiques
yours-delete-results-about = Vos résultats et statistiques sont effacés. Les tables et leurs parties enregistrées restent.
yours-delete-all = Effacer tout ce qui vous concerne
yours-delete-all-about = Vos résultats, vos appareils et les tables où il n’y a personne d’autre sont effacés, ici et dans tous vos navigateurs. Les tables que vous avez dressées et qui n’ont pas commencé sont débarrassées. Dans les parties avec d’autres, un bot joue à votre place jusqu’à la fin. Cela reste dans leurs parties enregistrées, sous le nom qui y était montré.
yours-delete-word = effacer
yours-delete-type = Tapez « { $word } » pour confirmer
yours-delete-do = Effacer pour de bon
yours-deleted = Effacé.
yours-cancel = Annuler

yours-arrive-title = Devenir { $name } sur cet appareil ?
yours-nameless = quelqu’un sans nom
yours-arrive-about = Dès lors, tout ce que vous jouez ici est gardé avec { $name }, et la personne qui vous a donné ce lien le voit.
yours-arrive-warning = Ne continuez que si vous avez fait ce lien vous-même, sur un autre de vos appareils.
yours-arrive-has = { $name } a { $results ->
    [one] { $results } résultat
   *[other] { $results } résultats
} et { $tables ->
    [one] { $tables } partie en cours
   *[other] { $tables } parties en cours
}.
yours-arrive-here = Sur cet appareil, vous avez { $results ->
    [one] { $results } résultat
   *[other] { $results } résultats
} et { $tables ->
    [one] { $tables } partie en cours
   *[other] { $tables } parties en cours
}. Qu’en faire ?
yours-arrive-along = Les emporter : ils passent à { $name }, et vos autres appareils aussi
yours-arrive-behind = Les laisser derrière : rien n’y ramène depuis cet appareil
yours-arrive-device = Comment appeler cet appareil
yours-arrive-phone = Téléphone
yours-arrive-computer = Ordinateur
yours-arrive-do = Devenir { $name }
yours-arrive-stay = Ne rien changer
yours-arrive-same = Cet appareil est déjà celui-là : { $name }. Le lien marche encore pour un autre.
yours-arrived = Cet appareil est maintenant celui-ci : { $name }.

## Être appelé quand c’est son tour

calls-closed = Même quand aucune page de Meseta n’est ouverte dans ce navigateur.
calls-open = Seulement tant qu’une page de Meseta est ouverte dans ce navigateur.
calls-denied = Ce navigateur ne montre pas de notifications de ce site. Ses propres réglages peuvent changer cela.
calls-home = Pour qu’on puisse vous prévenir ici, ajoutez d’abord Meseta à l’écran d’accueil, et ouvrez-le de là.
calls-offer = Cela peut prendre du temps. Cet appareil doit-il vous prévenir quand c’est à vous, même si Meseta est fermé ?
calls-offer-yes = Oui, me prévenir
calls-offer-no = Non
calls-mail = Par courriel aussi
calls-mail-send = M’envoyer un lien
calls-mail-asked = Un courriel part vers { $address }. Confirmez l’adresse avec le lien qu’il contient.
calls-mail-on = Les courriels vont à { $address }.
calls-mail-off = Plus de courriels
calls-mail-confirm = Voulez-vous un courriel chaque fois que c’est à vous et que vous n’êtes pas là ?
calls-mail-confirm-now = Oui, m’en envoyer
calls-mail-confirm-done = Votre adresse est confirmée. Chaque courriel a un lien pour ne plus en recevoir.
calls-mail-end = Ne voulez-vous plus de courriels d’ici ?
calls-mail-end-now = Plus de courriels
calls-mail-end-done = Il ne viendra plus de courriels.

## Imprimer

companion-print = Imprimer feuilles et cartes
companion-print-about = En vraie grandeur : dans les réglages de l’imprimante, laissez l’échelle à 100 %.
companion-print-less = { $part } : un de moins
companion-print-more = { $part } : un de plus
companion-print-paper = Papier
companion-print-a4 = A4
companion-print-letter = Letter
companion-print-pdf = En PDF
companion-print-browser = Imprimer ici
companion-print-making = On dessine les pages…
companion-unreached = Il semble qu’il n’y ait pas de connexion. Ce que vous entrez est gardé, et la réponse vient dès qu’il y en a une.
companion-not-done = Il semble qu’il n’y ait pas de connexion : cela n’a pas été fait. Réessayez quand il y en aura une.

## Les trois du jour

daily-title = Les trois du jour
daily-title-of = Les trois du { $day }
daily-heading = { $game }, { $day }
daily-about = Un casse-tête de chaque jeu, le même pour tout le monde.
daily-number = N° { $number }
daily-three-of = Les trois du { $day }
daily-to-today = Ceux d’aujourd’hui
daily-state-new = pas essayé
daily-state-begun = commencé
daily-state-waiting = rendu, reste à envoyer
daily-state-beaten = mieux que le meilleur tour connu
daily-state-best = le meilleur tour
daily-state-close = près du meilleur
daily-state-fair = au moins la moitié du meilleur
daily-state-far = loin du meilleur
daily-state-given_up = abandon
daily-level = { $level ->
    [1] Très facile
    [2] Facile
    [3] Moyen
    [4] Difficile
   *[5] Très difficile
} : { $level } sur 5
daily-points = { $points } points sur { $best }
daily-points-short = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-so-far = Jusqu’ici : { daily-points-short }
daily-first-counts = C’est ce que vous rendez d’abord qui compte.
daily-practising = Vous avez déjà rendu celui-ci. C’est pour s’exercer.
daily-over = Votre tour est complet. Rendez-le, ou reprenez quelque chose.
daily-over-final = Votre tour est complet. Rendez-le.
daily-restart = Recommencer
daily-hand-in = Rendre
daily-give-up = Abandonner
daily-give-up-more = Le meilleur tour vous est montré, et ce casse-tête compte comme abandonné.
daily-give-up-not = Chercher encore
daily-outcome = Votre tour à côté du meilleur
daily-compare = Quel tour montre le plateau
daily-said-beaten = Mieux que le meilleur tour connu
daily-said-best = Vous avez trouvé le meilleur tour
daily-said-close = Près du meilleur
daily-said-fair = Il y avait mieux
daily-said-far = Il y avait bien mieux
daily-said-given_up = Voici le meilleur tour
daily-show-best = Voir le meilleur
daily-show-yours = Voir le vôtre
daily-show-yours-again = Le vôtre, encore
daily-shown-best = Le meilleur tour : { daily-points-short }
daily-shown-yours = Votre tour : { daily-points-short }
daily-because = { $side ->
    [best] Le meilleur tour
   *[yours] Votre tour
} : { $reasons }.
daily-explaining = On cherche les raisons…
daily-steps-best = Le meilleur tour, pas à pas
daily-steps-yours = Votre tour, pas à pas
daily-practice = Pour s’exercer. Votre première réponse reste : { daily-points }.
daily-late = Rendu après son jour : c’est dans vos archives, mais pas dans votre série.
daily-grade = { $solutions ->
    [one] { $solutions } meilleur tour
   *[other] { $solutions } meilleurs tours
}, d’au moins { $depth ->
    [one] { $depth } action
   *[other] { $depth } actions
}.
daily-proved = Il est prouvé qu’aucun n’est meilleur.
daily-searched = Le meilleur qu’une longue recherche ait trouvé.
daily-next = Ensuite : { $game }
daily-again = Réessayer
daily-all = Les trois
daily-retry = Réessayer
daily-unreachable = Il n’y a pas de connexion. Ce que vous avez fait est gardé, et vous pouvez le reprendre et le refaire.
daily-go-on-offline = Continuer sans réseau
daily-waiting = Rendu. L’envoi se fait dès qu’il y a une connexion.
daily-waiting-more = Votre réponse est gardée dans ce navigateur. Une fois envoyée, elle sera ici à côté de la meilleure.
daily-sent = Votre réponse est envoyée : { $game }
daily-streak = { $count ->
    [one] { $count } jour d’affilée
   *[other] { $count } jours d’affilée
}
daily-streak-now = jours d’affilée
daily-streak-longest = plus longue série
daily-streak-days = jours en tout
daily-streak-about = Un jour compte si vous rendez ce jour-là au moins un de ses casse-têtes. Abandonner ne compte pas.
daily-archive = Archives
daily-month-before = En arrière : { $month }
daily-month-after = En avant : { $month }
daily-locked = à venir
daily-locked-more = Ce jour est encore à venir. Ses casse-têtes s’ouvrent quand il commence là où vous êtes.
daily-clock = D’après l’horloge de cet appareil, nous sommes ce jour-là. Si ce n’est pas le cas, réglez-la.
daily-legend = Ce que disent les signes
daily-midnight = Nous sommes le { $day } : de nouveaux casse-têtes sont là.
daily-midnight-go = Y aller
daily-midnight-stay = Rester ici
daily-share = Partager la journée
daily-share-text = Le texte ; il ne dévoile rien
daily-share-no-link = D’autres ne pourraient pas ouvrir cette adresse : elle n’y est donc pas.
daily-drawing = On dessine l’image.
daily-picture-save = Enregistrer l’image
daily-picture-copy = Copier l’image
daily-picture-share = Partager l’image

## Les gens autour d’une table, et encore la même donne

about-person = Masquer ou signaler { $name }
muted = que vous masquez
muted-here = Vous masquez :
deal = Donne
deal-again = Jouer la même donne
deal-short = Même donne
deal-compare = Comparer cette donne
deal-agreed = On rejoue la donne d’une autre table : le même hasard, d’autres gens. À la fin, le résultat est mis à côté de ceux des autres qui l’ont jouée, et ne compte pas dans les statistiques.
deal-known = a déjà joué ou vu cette donne
deal-known-you = vous avez déjà joué ou vu cette donne
deal-listed = une donne déjà jouée

company-mute = Masquer { $name }
company-unmute = Ne plus masquer { $name }
company-mute-more = Si vous masquez { $name }, vous ne voyez plus ses messages ni ses réactions, ici et aux autres tables. Personne ne l’en prévient.
company-muted-more = { $name } : vous ne voyez ni ses messages ni ses réactions, ici et aux autres tables. Personne ne l’en prévient.
company-report = Signaler
company-report-title = Signaler { $name }
company-reason = De quoi s’agit-il ?
company-reason-rude = Des insultes ou des gros mots
company-reason-harassing = Du harcèlement ou des menaces
company-reason-spam = De la publicité ou du spam
company-reason-cheating = De la triche, ou des parties gâchées
company-reason-name = Un nom offensant
company-reason-other = Autre chose
company-note = Que faut-il savoir ? (peut rester vide)
company-mute-too = Masquer { $name } aussi
company-report-what = Qui tient ce serveur voit votre signalement avec votre nom et les dernières lignes de la discussion. Personne à la table ne l’apprend.
company-report-send = Envoyer le signalement
company-back = Retour
company-reported = Votre signalement est gardé pour qui tient ce serveur, sous { $id }.
company-reported-next = Qui tient ce serveur va le lire, et peut arrêter la table ou exclure quelqu’un. Vous n’aurez pas de réponse ici, et { $name } n’en saura rien.
company-deal-title = La même donne
company-deal-again = La rejouer
company-deal-more = Le même hasard encore une fois : les mêmes cartes dans le même ordre, la même disposition, le même tremblement de la main. Quoi que vous jouiez d’autre, le reste ne change pas.
company-deal-seat = Où était { $name }
company-deal-free = Qui a le lien
company-deal-known = La table dit qui a déjà joué ou vu cette donne, et ne compte pas dans les statistiques.
company-deal-set = Dresser la table
company-compared = Tables qui ont joué cette donne, la meilleure d’abord
company-rank = N° { $rank }
company-this-table = cette table
company-first-table = la première
company-won = gagne
company-lost = abandon ou absence
yours-deal = Même donne
yours-caveat-dealt = la même donne encore une fois
yours-muted = Gens que vous masquez
yours-muted-about = Vous ne voyez ni leurs messages ni leurs réactions. Personne ne les en prévient.
yours-muted-none = Vous ne masquez personne.
yours-unmute = Ne plus masquer { $name }
yours-unmuted = Vous ne masquez plus { $name }.

## Turns while one is away, and places in a deal

time-missed-other = Temps écoulé : { $bot } a joué pour { $names }.
rematch-decline = Pas maintenant
rematch-declined = { $count ->
    [one] { $names } ne rejoue pas cette fois.
   *[other] { $names } ne rejouent pas cette fois.
}
company-rank-shared = N° { $rank }, à égalité
calls-insecure = Les navigateurs ne montrent que les notifications de sites en https. Ici, le titre d’une page ouverte dit quand c’est à vous.
calls-none = Ce navigateur n’a pas de notifications. Le titre d’une page ouverte dit quand c’est à vous.
calls-mail-other = Autre adresse
calls-mails = Un courriel quand c’est à vous
