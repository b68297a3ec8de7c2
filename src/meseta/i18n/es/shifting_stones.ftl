# Shifting Stones

name = Shifting Stones
blurb = Nueve piedras y setenta y dos patrones: gasta una carta para mover una piedra o guárdala hasta que aparezca su patrón.

face-sun = sol
face-moon = luna
face-fish = pez
face-bird = pájaro
face-horse = caballo
face-boat = barco
face-seed = semilla
face-tree = árbol

option-first_player = quién empieza: por sorteo o un sitio
option-skip_cap = hasta cuántas cartas puede llenar la mano quien pasa robando: 6 o las que sean
choice-skip_cap-6 = 6
choice-skip_cap-none = sin límite
page-end-sheets = Cartas puntuadas
page-option-first_player = Quién empieza
page-option-skip_cap = Máximo de cartas en la mano al pasar robando

## Por qué se rechaza una acción

fault-not_your_turn = Es el turno de { $turn }.
fault-chance_first = Primero hay que repartir las cartas.
fault-not_in_hand = No tienes la carta { $card } en la mano.
fault-empty_hand = Tu mano está vacía: termina tu turno.
fault-not_neighbours = { $a } y { $b } no son vecinas.
fault-no_such_cell = No hay ninguna piedra en { $cell }.
fault-no_match = El patrón de la carta { $card } no está en la cuadrícula.
fault-too_late_to_skip = Pasar robando ocupa el turno entero y ya has hecho algo.
fault-skipped_before = Pasaste robando en tu turno anterior; no puedes hacerlo dos veces seguidas.
fault-hand_full = Tienes { $most } cartas; al pasar no podrías robar ninguna.
fault-nothing_to_draw = No queda ninguna carta que robar.

## Qué falla en las cartas de una edición

error-edition_id = Las cartas se numeran desde 1 sin huecos: aquí dice { $found } y toca la { $expected }.
error-edition_block = Carta { $card }: un patrón es un bloque de 1×2, 2×1, 2×2, 1×3, 3×1 o 3×3 casillas; un texto por fila, una palabra o un punto por casilla.
error-edition_face = La carta { $card } muestra «{ $face }».{ $suggestion ->
    [none] {""}
   *[other] {" "}¿Querías decir «{ $suggestion }»?
} Una casilla es un punto (gris) o una de: { $faces }.
error-edition_blank = La carta { $card } es toda gris; debe pedir al menos una cara.
error-edition_stones = La carta { $card } pide { $wanted } piedras de { $stones }, pero no hay más que { $most }.
error-edition_twin = La carta { $card } muestra el mismo patrón que la { $twin }; todas las cartas son distintas.
error-edition_solo = Una partida en solitario necesita { $needed } cartas de valor { $points }; esta edición tiene { $found }.

## Qué falla en una pregunta sobre la caja

error-stones_of_box = Una caja trae una piedra de sol y luna, dos de pez y pájaro, tres de caballo y barco y tres de semilla y árbol.
error-card_unknown = No hay ninguna carta { $card }: van numeradas del 1 al { $most }.
error-card_twice = La carta { $card } está dos veces en la mano; todas las cartas son distintas.

## Qué ha pasado

event-laid = Las piedras quedan así: { $faces }.
event-picked = El mazo tiene { $count } cartas.
event-first_player = { $you ->
    [yes] Empiezas tú
   *[no] Empieza { $seat }
}.
event-drew = { $cards_count ->
    [0] { $seat } roba { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
   *[other] { $you ->
        [yes] Robas { $cards }
       *[no] { $seat } roba { $cards }
    }.
}
event-reshuffled = El mazo se ha agotado: { $count ->
    [one] 1 descarte forma
   *[other] { $count } descartes forman
} el nuevo.
event-shifted = { $you ->
    [yes] Gastas la carta { $card } e intercambias
   *[no] { $seat } gasta la carta { $card } e intercambia
} { $a } y { $b }.
event-flipped = { $you ->
    [yes] Gastas la carta { $card } y volteas
   *[no] { $seat } gasta la carta { $card } y voltea
} { $cell }: ahora muestra { $face }.
event-scored = { $you ->
    [yes] Puntúas la carta
   *[no] { $seat } puntúa la carta
} { $card }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
event-ended = { $you ->
    [yes] Terminas tu turno
   *[no] { $seat } termina su turno
}.
event-skipped = { $you ->
    [yes] Pasas robando
   *[no] { $seat } pasa robando
}.
event-last_round = { $you ->
    [yes] Has puntuado
   *[no] { $seat } ha puntuado
} { $count } cartas: esta es la última ronda.
event-struck = Un turno sin puntuar: fallo { $strikes } de 4.
event-game_over = La partida ha terminado.

## Puntuaciones y finales

part-scored_cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
part-most_ones = { $lead ->
    [yes] más unos ({ $count })
   *[no] unos: { $count } (el máximo: { $most })
}
part-solo_cards = cartas puntuadas de 16
outcome-last_round = Se ha jugado la última ronda.
outcome-all_scored = Las 16 cartas están puntuadas.
outcome-strikes = Cuatro fallos.

## Lo que habla a favor de un turno

why-wins = gana la partida
why-last_round = trae la última ronda yendo en cabeza
why-scores = puntúa { $cards_count ->
    [one] la carta
   *[other] las cartas
} { $cards } por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
why-most_ones = toma la delantera en cartas de 1 con { $count }
why-no_strike = evita el fallo { $strike } de 4
why-keeps = guarda la carta { $card } ({ $points ->
    [one] 1 punto
   *[other] { $points } puntos
}), { $moves ->
    [0] cuyo patrón ya está completo
    [one] a 1 movimiento de su patrón
   *[other] a { $moves } movimientos de su patrón
}
why-leaves_less = deja al siguiente jugador unos { $worth } puntos menos que de costumbre
why-exchanges = roba { $count ->
    [one] 1 carta nueva
   *[other] { $count } cartas nuevas
}
why-draws_more = añade { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} a la mano

## La terminal

notation-forms = Escribe s b2c2 17 (intercambiar dos vecinas gastando la carta 17), f a1 4 (voltear), +17 (puntuar), end o skip.
notation-help =
    s b2c2 17    intercambia b2 y c2 gastando la carta 17
    f a1 4       voltea a1 gastando la carta 4
    +17          puntúa la carta 17
    end          termina tu turno y repón hasta 4 cartas
    skip         no hagas nada más este turno y roba 2
do-shift = intercambia { $a } y { $b } gastando la carta { $card }
do-flip = voltea { $cell } gastando la carta { $card }
do-score = puntúa la carta { $card }
do-end = termina el turno
do-skip = pasa y roba 2 cartas
prompt-turn = tu turno
clause-turn = ST-07
forms-turn = s b2c2 17 (intercambiar), f a1 4 (voltear), +17 (puntuar), end, skip
help-turn =
    s b2c2 17    intercambia b2 y c2 (vecinas) gastando la carta 17
    f a1 4       voltea a1 gastando la carta 4
    +17          puntúa la carta 17, cuando su patrón está en la mesa
    end          termina tu turno y repón hasta 4 cartas
    skip         no hagas nada más este turno y roba 2
    mirar cartas qué cartas se han puntuado o descartado
look-cards = cartas
look-scored = Cartas que todos pueden ver
look-discards = descartes
table-brief = mano { $hand }, puntuadas { $scored }, puntos { $points }
table-hand = Tu mano
table-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
table-total = puntos
table-scorable = se cumple: +{ $card }
table-piles = Mazo { $deck } · descartes { $discard }
table-scored = puntuadas
table-cards = mano
table-fuel = { $count ->
    [0] No te quedan cartas que gastar.
    [one] Te queda 1 carta que gastar o puntuar.
   *[other] Te quedan { $count } cartas que gastar o puntuar.
}
table-goal = Última ronda al llegar a { $goal } cartas puntuadas.
table-last-round = Esta es la última ronda.
table-strikes = Fallos: { $strikes } de 4. Puntuadas: { $scored } de 16.
table-rested = pasó

## La página

page-key-arrows = De piedra en piedra, de carta en carta
page-key-choose = Elegir; Espacio hace lo mismo
page-key-flip = Voltear la piedra
page-key-score = Puntuar la carta
page-key-end = Terminar tu turno
page-key-skip = Pasar robando
page-key-cancel = Soltar lo elegido
page-grid = La cuadrícula de nueve piedras
page-stone = { $cell }: { $face }; debajo, { $beneath }
page-grey = cualquiera
page-above = encima de
page-card = Carta { $card }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}: { $pattern }.
page-card-stands = Su patrón está en la cuadrícula.
page-hand-empty = No tienes cartas en la mano.
page-seat = { $seat }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, { $count } de { $goal } cartas puntuadas, { $hand } en la mano. Ver las cartas puntuadas.
page-bonus = Quien tiene más cartas de 1 suma 3 puntos.
page-ones = { $count ->
    [one] 1 uno
   *[other] { $count } unos
}
page-strikes = Fallos
page-deck = Mazo: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
page-discard = Descartes: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}. Ver cuáles.
page-discards = Descartes
page-scored-by = { $you ->
    [yes] Puntuadas por ti
   *[no] Puntuadas por { $seat }
}
page-pile-empty = Aquí aún no hay cartas.
page-score = Puntuar +{ $points }
page-flip = Voltear { $cell }
page-cancel = Cancelar
page-skip = Pasar
page-end = Terminar
page-end-strike = Terminar (fallo)
page-streak = { $count } cartas en un turno
page-ask-start = Elige una carta para gastar o termina tu turno.
page-ask-score = { $count ->
    [one] La carta { $card } ya puntúa: puntúala o elige una para gastar.
   *[other] { $count } de tus cartas ya puntúan: elige cuál puntuar o gastar.
}
page-ask-card = Elige dos piedras vecinas, una para voltearla u otra carta.
page-ask-card-stands = Esta carta ya puntúa: puntúala o elige en qué piedras gastarla.
page-ask-stone-card = Toca una vecina de { $cell } para intercambiarlas, o { $cell } otra vez para voltearla.
page-ask-stone = Toca una vecina de { $cell }, o { $cell } otra vez para voltearla; luego, la carta.
page-ask-pay-shift = Elige la carta que gastas para intercambiar { $a } y { $b }.
page-ask-pay-flip = Elige la carta que gastas para voltear { $cell }.
page-ask-empty = Tu mano está vacía: termina tu turno.
page-ask-wait = Es el turno de { $turn }.
page-ask-over = La partida ha terminado.
page-hint-card = Una pista: gasta la carta { $card }.
page-hint-stones = Fíjate en { $a } y { $b }.
page-hint-stone = Fíjate en { $cell }.
page-hint-shift = Intercambia { $a } y { $b } gastando la carta { $card }.
page-hint-flip = Voltea { $cell } gastando la carta { $card }.
page-hint-score = Puntúa la carta { $card }.
page-hint-end = Termina tu turno.
page-hint-skip = Pasa y roba 2 cartas.

page-edit-cards = Toca una casilla para cambiar su cara; con Mayús o el botón derecho, hacia atrás.
page-edit-cell = Fila { $row }, columna { $column }: { $face }
page-edit-points = Puntos
page-edit-rows = Filas
page-edit-columns = Columnas
page-edit-copy = Añadir una carta como esta
page-edit-drop = Quitar esta carta
page-mean-scored_cards = Cartas puntuadas
page-mean-most_ones = Más unos
page-mean-solo_cards = Cartas puntuadas a solas
page-figure-st-01 = Los cuatro tipos de piedra con sus dos caras: 1 de sol y luna, 2 de pez y pájaro, 3 de caballo y barco, 3 de semilla y árbol.
page-figure-st-03 = Una fila de tres casillas: la primera gris, luego caballo y luego pájaro.
page-figure-st-04 = La cuadrícula, con un horizonte que marca la parte de arriba; columnas de la a a la c desde la izquierda, filas de la 1 a la 3 desde arriba.
page-figure-st-06 = Tres manos, de la 1 a la 3: cada turno lleva al del jugador siguiente.
page-figure-st-08 = Dos piedras vecinas se intercambian: pez y árbol pasan a ser árbol y pez.
page-figure-st-09 = Una piedra se voltea: el caballo pasa a ser barco.
page-figure-st-11 = La carta 22 pide árbol encima de pájaro; están en b2 y b3, así que puntúa.
page-figure-st-12 = Una fila de caballo y barco: vale donde están en ese orden, pero no donde están uno encima del otro.
page-figure-st-13 = Una pareja que aparece dos veces en la cuadrícula y una sola carta para ella.
page-figure-st-15 = Una mano de 0 cartas lleva al final del turno.
page-figure-st-16 = Dos cartas salen del mazo.
page-figure-st-19 = Tres manos, de la 1 a la 3: el jugador 2 trae la última ronda y la partida acaba tras el jugador 3.
page-figure-st-23 = Cuatro fallos.
page-figure-st-24 = Una estrella por la decimosexta carta de 16.
page-figure-st-e1 = Pájaro y caballo contiguos en a1 y b1, y otra vez en b3 y c3; la carta 1 puntúa una sola vez.
page-figure-st-e2 = Pájaro encima de caballo en a1 y a2; la carta 1, pájaro junto a caballo, no coincide.
page-figure-st-e3 = La carta 38 encaja en la primera fila: sol, caballo, pájaro; en la tercera, su casilla gris caería fuera de la cuadrícula.
page-figure-st-e4 = Un pez en el centro de la cuadrícula; es justo lo que pide la carta 28.

page-picked-card = la carta { $card }
page-goal = Tu objetivo: sumar más puntos que nadie. Lleva las piedras a los patrones de tus cartas y puntúalas; con 10 cartas puntuadas llega la última ronda.
page-lesson-look = Nueve piedras forman una cuadrícula que es de todos. Cada una tiene dos caras: la grande es la que se ve; la pequeña, en la esquina, la de debajo. El horizonte marca la parte de arriba.
page-lesson-score = Tus cartas muestran patrones. La carta 7 pide caballo y barco, uno al lado del otro, y ahí están, en a1 y b1. Elige la carta y puntúala.
page-lesson-score-otherwise = Ahora mismo puedes puntuar la carta 7, la de la estrella. Elígela y pulsa Puntuar.
page-lesson-turned = Un punto. La carta 17 quiere caballo encima de barco. Estos dos están uno al lado del otro, y un patrón nunca se gira: todavía no puntúa.
page-lesson-flip = Mira a1: un caballo. Si la piedra de abajo, a2, mostrara su otra cara, la carta 17 puntuaría. Gasta la carta 13: elígela, toca a2 y vuelve a tocar a2 para voltearla.
page-lesson-flip-otherwise = Elige la carta 13 y voltea a2. La carta es el precio.
page-lesson-flipped = Caballo encima de barco: la carta 17 ya puntúa. Puntúala también; en un turno puedes hacer todo lo que tus cartas permitan.
page-lesson-shift = Ahora la carta 39: semilla, cualquier piedra y árbol, en una misma fila. La casilla gris admite cualquier cara, pero tiene que caer sobre una piedra. A la fila 3 le falta poco: gasta la carta 26 e intercambia b3 y c3.
page-lesson-shift-otherwise = Elige la carta 26 y luego b3 y c3. También puedes arrastrar una piedra sobre la otra.
page-lesson-shifted = Semilla, cualquiera, árbol: el bloque entero cabe en la fila 3. Dos puntos más.
page-lesson-end = Tienes la mano vacía y has puntuado tres cartas en un solo turno. Termínalo: robas hasta volver a tener 4.
page-lesson-end-otherwise = No te queda nada que gastar. Termina tu turno.
page-lesson-skip = Te toca otra vez, con una mano nueva. Si nada te sirve, pasa: no haces nada más este turno y robas 2, hasta 6 en la mano. No dos veces seguidas. Pruébalo.
page-lesson-skip-otherwise = Esta vez, pasa.
page-lesson-done = Con dos jugadores, la décima carta puntuada trae la última ronda. Después se suman los puntos, y quien tenga más cartas de 1 punto se lleva 3 más. Eso es todo; disfruta del desierto.

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

## En papel

paper-cards = cartas
paper-backs = reversos, para la otra cara de cada página de cartas
paper-stones = piedras
paper-stones-how = Pega la página sobre cartulina. Corta por las marcas continuas, dobla cada tira por los trazos con las caras hacia fuera y pégala: nueve piedras. Vueltas como una página, cada una muestra su otra cara.
paper-aid = ayudas de juego
paper-aid-turn = Tu turno
paper-aid-move = Gasta una carta: intercambia dos vecinas o voltea una piedra.
paper-aid-score = Puntúa una carta cuyo patrón esté en la cuadrícula, tal cual.
paper-aid-often = Cuantas veces quieras; después roba hasta tener 4 cartas.
paper-aid-skip = O pasa robando: solo roba 2 (6 en mano como mucho, nunca dos veces seguidas).
paper-aid-last = Última ronda: cartas puntuadas
paper-aid-players = jugadores
paper-aid-reached = cartas
paper-aid-bonus = Al final, 3 puntos más por tener más cartas de 1 punto; si hay empate, para todos.
paper-aid-faces = Las piedras
paper-aid-alone = En solitario: 16 cartas (8 de 1 punto, 4 de 2, 3 de 3 y 1 de 5). Un turno sin puntuar es un fallo; con 4 pierdes. Con las 16 puntuadas, ganas.

## Con la caja

companion-about = Toca las nueve piedras tal como están en tu mesa y elige tus cartas: aquí salen todas las maneras de puntuar en este turno. Lo que pongas se queda en este dispositivo.
companion-parts = Qué ver
companion-stones = Piedras
companion-cards = Cartas
companion-turn = Este turno
companion-faces = Las caras de las piedras
companion-stones-next = ¿Qué cara se ve en { $cell }?
companion-stones-laid = Cuando una piedra cambie, tócala: después, la otra con la que se intercambia, o la misma para voltearla.
companion-stone-picked = { $cell }: toca la piedra con la que se intercambia, la misma para voltearla, u otra cara.
companion-hand = Tu mano
companion-hand-empty = Toca las cartas que tienes.
companion-put-back = Devolver: { $card }
companion-by-points = Por puntos
companion-by-faces = Por caras
companion-deck = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
companion-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
companion-moves = { $moves ->
    [0] sin movimientos
    [one] 1 movimiento
   *[other] { $moves } movimientos
}
companion-turn-stones = Primero, las nueve piedras.
companion-asking = Mirando…
companion-not-exact = Con tantas cartas, solo se ha pensado en puntuar las seis más prometedoras.
companion-others = { $count ->
    [one] 1 manera que puntúa menos
   *[other] { $count } maneras que puntúan menos
}
companion-nothing = En este turno no se puede puntuar ninguna de estas cartas.
companion-no-hand = Elige tus cartas para ver qué puntúan.
companion-before = Tal como están ahora las piedras.
companion-step-score = Puntúa la carta { $card }.
companion-step-shift = Gasta la carta { $card }: intercambia { $a } y { $b }.
companion-step-flip = Gasta la carta { $card }: voltea { $cell }; queda { $face }.
companion-spent = gastada
companion-scored = puntuada
companion-back = Un paso atrás
companion-forward = Un paso adelante
companion-done = Hecho en la mesa
companion-away = Movimientos hasta cada carta
companion-away-all = Las { $count } cartas

## Tus partidas

yours-part-scored_cards = Cartas
yours-part-most_ones = Más unos
yours-part-solo_cards = Cartas puntuadas
yours-reached-all_scored = Las 16 cartas puntuadas
yours-reached-strikes = Cuatro fallos
figure-cards_1 = Cartas de 1
figure-cards_2 = Cartas de 2
figure-cards_3 = Cartas de 3
figure-cards_5 = Cartas de 5
figure-moves = Movimientos
figure-skips = Turnos pasados

## Imprimir

companion-print-cards = Cartas de patrón
companion-print-backs = Reversos de las cartas
companion-print-stones = Piedras
companion-print-aid = Ayudas de juego
## Retos diarios

daily-goal-most_points = Consigue en este turno todos los puntos que puedas.
