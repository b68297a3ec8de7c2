# Shifting Stones

name = Shifting Stones
blurb = Nueve piedras y setenta y dos patrones: gasta una carta para mover una piedra o guárdala hasta que su patrón esté en la mesa.

face-sun = sol
face-moon = luna
face-fish = pez
face-bird = pájaro
face-horse = caballo
face-boat = barco
face-seed = semilla
face-tree = árbol

option-first_player = quién empieza: por sorteo o un puesto

## Por qué se rechaza una acción

fault-not_your_turn = Es el turno de { $turn }.
fault-game_over = La partida ha terminado.
fault-chance_first = Primero hay que repartir las cartas.
fault-not_in_hand = No tienes la carta { $card } en la mano.
fault-empty_hand = Tu mano está vacía: termina tu turno.
fault-not_neighbours = { $a } y { $b } no comparten un lado.
fault-no_such_cell = No hay ninguna piedra en { $cell }.
fault-no_match = El patrón de la carta { $card } no está en la cuadrícula.
fault-too_late_to_skip = Pasar robando ocupa el turno entero y ya has hecho algo.
fault-skipped_before = Pasaste robando en tu turno anterior; no puedes hacerlo dos veces seguidas.
fault-hand_full = Tienes { $most } cartas; al pasar no podrías robar ninguna.
fault-nothing_to_draw = No queda ninguna carta que robar.
fault-only_chance = Esto solo lo decide el azar.
fault-chance_not_due = Ahora el azar no tiene que decidir eso.
fault-impossible_chance = El azar no puede responder esto.

## Qué falla en las cartas de una edición

error-edition_size = Una edición tiene de { $least } a { $most } cartas; esta tiene { $count }.
error-edition_id = Las cartas se numeran desde 1 sin huecos: la carta { $found } está donde debería ir la { $expected }.
error-edition_points = La carta { $card } vale { $points }; una carta vale: { $values }.
error-edition_block = Carta { $card }: un patrón es un bloque de 1×2, 2×1, 2×2, 1×3, 3×1 o 3×3 casillas; un texto por fila, una palabra o un punto por casilla.
error-edition_face = La carta { $card } muestra «{ $face }»; una casilla es un punto (gris) o una de: { $faces }.
error-edition_blank = La carta { $card } es toda gris; debe pedir al menos una cara.
error-edition_stones = La carta { $card } pide { $wanted } piedras de { $stones }, pero no hay más que { $most }.
error-edition_twin = La carta { $card } muestra el mismo patrón que la { $twin }; todas las cartas son distintas.
error-edition_solo = Una partida en solitario necesita { $needed } cartas de valor { $points }; esta edición tiene { $found }.

## Qué ha pasado

event-laid = Las piedras quedan así: { $faces }.
event-picked = El mazo tiene { $count } cartas.
event-first_player = Empieza { $seat }.
event-drew = { $cards_count ->
    [0] { $seat } roba { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
   *[other] { $seat } roba { $cards }.
}
event-reshuffled = El mazo se ha agotado: { $count ->
    [one] 1 descarte forma
   *[other] { $count } descartes forman
} el nuevo.
event-shifted = { $seat } gasta la carta { $card } e intercambia { $a } y { $b }.
event-flipped = { $seat } gasta la carta { $card } y voltea { $cell }: ahora muestra { $face }.
event-scored = { $seat } puntúa la carta { $card }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
event-ended = { $seat } termina su turno.
event-skipped = { $seat } pasa robando.
event-last_round = { $seat } ha puntuado { $count } cartas: esta es la última ronda.
event-struck = Un turno sin puntuar: fallo { $strikes } de 4.
event-game_over = La partida ha terminado.

## Puntuaciones y finales

part-scored_cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
part-most_ones = más unos ({ $count })
part-solo_cards = cartas puntuadas de 16
outcome-last_round = Se ha jugado la última ronda.
outcome-all_scored = Las 16 cartas están puntuadas.
outcome-strikes = Cuatro fallos.

## La terminal

notation-forms = Escribe s b2c2 17 (intercambiar dos vecinas gastando la carta 17), f a1 4 (voltear), +17 (puntuar), end o skip.
notation-help =
    s b2c2 17    intercambia b2 y c2 gastando la carta 17
    f a1 4       voltea a1 gastando la carta 4
    +17          puntúa la carta 17
    end          termina tu turno y repón hasta 4 cartas
    skip         no hagas nada más este turno y roba 2
table-top = arriba
table-grid = Bajo cada piedra, entre paréntesis: su otra cara.
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
