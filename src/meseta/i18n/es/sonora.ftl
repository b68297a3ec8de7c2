# Sonora

name = Sonora
blurb = Impulsa cinco discos por ronda a un desierto de cuatro zonas y anota lo que ganen en una hoja con cuatro rompecabezas.

section-ruins = ruinas
section-canyon = cañón
section-creek = arroyos
section-mudcracks = suelos resecos
animal-lizard = lagarto
animal-fox = zorro
animal-owl = lechuza
animal-rabbit = conejo
bonus-fox = zorro
bonus-owl = lechuza
bonus-rabbit = conejo
bonus-reflick = repetición
bonus-swap = intercambio
bonus-discovery = descubrimiento
step-swap = los intercambios
step-ruins = el turno en las ruinas
step-write = la fase de anotación

option-rounds = cuántas rondas: 6, 5 o 7
option-first_player = quién empieza: por sorteo, o un sitio
option-no_bunting = si un disco no puede ir directo a la zona junto a su esquina
option-preview = cuánto se anticipa de un impulso al apuntar, igual para todos: todo, una línea hasta el primer contacto o nada
option-fair_colours = en solitario: si el color de la IA debe tener tantos discos en juego como el tuyo
option-text = en solitario: qué texto de las reglas decide donde discrepan; fija las opciones ai_squares, ai_shapes y ai_full_zone que no se elijan
option-ai_shapes = en solitario: qué contornos dibuja un disco de la IA: el de su número o uno menor a tu elección, el mayor que quepa o solo el de su número
option-ai_squares = en solitario: desde cuántos cuadrados empieza la IA en el cañón
option-ai_full_zone = en solitario: si la IA no puede llevar un color que malgaste discos en una sección llena
option-hand_0 = la mano del sitio 0: normal (ordinary), firme (steady), temblorosa (shaky) o exacta (exact)
option-hand_1 = la mano del sitio 1
option-hand_2 = la mano del sitio 2
option-hand_3 = la mano del sitio 3

## Why an action is refused

fault-not_your_turn = Le toca a { $turn }.
fault-chance_first = Antes tiene que pararse algo.
fault-not_now = No es el momento de hacer eso.
fault-ended = Ya has terminado tu fase de anotación.
fault-settle_discs = La respuesta nombra discos que no estaban.
fault-settle_places = Los discos no pueden quedar así.
fault-settle_other = Esos discos se habrían parado en otro sitio.

fault-disc_flicked = { $disc } ya se ha impulsado en esta ronda.
fault-not_your_disc = { $disc } no es un disco tuyo.
fault-other_disc_first = Antes hay que volver a impulsar { $disc }.
fault-knocked_discs_first = Antes hay que volver a impulsar un disco que salió del tablero.
fault-not_on_corner = Un disco sale por entero desde la superficie elevada de tu esquina.
fault-too_fast = Ninguna mano impulsa tan rápido.
fault-start_on_disc = Ahí hay otro disco apoyado en tu esquina.
fault-no_reflick = No tienes ninguna repetición disponible.
fault-not_in_hole = { $disc } no está en el hoyo, o no es tuyo.

fault-no_swap = No tienes ningún intercambio disponible.
fault-not_on_board = { $disc } no es uno de tus discos en el tablero.
fault-swap_itself = Un intercambio pide dos discos distintos.
fault-nothing_to_choose = No hay nada que elegir sobre { $disc }.
fault-counts_elsewhere = { $disc } no puede contar para esa sección.
fault-two_colours = Elige dos colores distintos, como a y b.
fault-unfair_colours = El color de la IA tiene menos discos en juego que el tuyo.
fault-full_zone = Otro color malgastaría menos discos en secciones llenas.

fault-no_such_building = Esa construcción no existe.
fault-ruins_value = Tienes { $value } para tachar en las ruinas; { $count } no es posible.
fault-building_full = A la construcción { $building } { $left ->
    [one] le queda 1 hexágono
   *[other] le quedan { $left } hexágonos
}.
fault-ruins_value_left = Aún te queda { $value } por tachar en las ruinas.
fault-discover_first = Antes elige un animal para tu descubrimiento.

fault-no_such_disc = No te queda ningún disco { $number } que usar ahí.
fault-no_animal = No tienes ese animal: { $animal }.
fault-no_such_shape = Esos cuadrados no forman un contorno.
fault-shape_too_high = Es un contorno del número { $number }; aquí vale { $most } o menos.
fault-shape_overlaps = { $cell } ya está ocupado.
fault-shape_overlaps_ai = { $cell } lo ha rellenado la IA.
fault-shape_off_canyon = { $cell } no es un cuadrado blanco.
fault-shape_apart = Dibújalo junto a otro contorno tuyo, lado con lado.
fault-shape_beside_ai = No basta con tocar un contorno de la IA: dibújalo junto a otro tuyo, lado con lado.
fault-no_such_space = La casilla { $space } no existe.
fault-space_visited = Ya has visitado la casilla { $space }.
fault-space_filled = El paso a la casilla { $space } está rellenado.
fault-path_length = Ese ramal mide { $found }; debe medir { $least ->
    [1] { $most ->
        [1] 1
       *[other] de 1 a { $most }
    }
   *[other] { $least }
}.
fault-no_mud_discs = No tienes discos que anotar en los suelos resecos.
fault-sum_open = Antes cierra tu suma abierta en los suelos resecos.
fault-nothing_to_buy = No hay nada que pueda comprar.
fault-no_sum = No tienes ninguna suma abierta en los suelos resecos.
fault-boxes_only = Esta suma ya ha empezado a comprar casillas y no compra otra cosa.
fault-no_such_node = El nodo { $node } no existe.
fault-node_marked = El nodo { $node } ya está marcado.
fault-node_apart = El nodo { $node } no comparte línea con ninguno marcado.
fault-node_cost = El nodo cuesta { $cost }; a tu suma le queda { $value }.
fault-no_such_column = Esa columna no existe.
fault-column_full = La columna { $column } está llena.
fault-nothing_left = No queda nada de tu suma.
fault-no_discovery = No tienes ningún descubrimiento que elegir.
fault-icons_used_up = Ya has rodeado todos los iconos de { $animal } de tu zona de descubrimientos.
fault-close_first = Antes cierra tu suma abierta.
fault-canyon_left = Aún se puede dibujar un contorno.
fault-creek_left = Aún se puede trazar un ramal.
fault-mud_left = Aún te queda valor por anotar en los suelos resecos.

fault-no_ai_disc = A la IA no le queda ese disco.
fault-ai_shape_apart = La IA empieza en sus cuadrados, junto a sus contornos, o junto a uno tuyo que los toque.
fault-ai_shape_too_low = La IA debe dibujar aquí un contorno del número { $number }.
fault-ai_path_apart = La IA no puede empezar en la casilla { $space }.
fault-ai_path_blocked = Desde la casilla { $space } no sube ningún ramal de { $length }.
fault-ai_no_circle = El nodo { $node } no tiene ningún circulito que rellenar.

## What is wrong with an edition

error-edition_arena = En este tablero no se podría impulsar ningún disco: { $law }.
error-edition_zone = La zona «{ $zone }» ya está; falta: { $missing }.
error-edition_circle_off = El círculo { $number } no está entero sobre el suelo del tablero.
error-edition_circle_across = El círculo { $number } está en más de una zona: su radio supera a su x o a su y.
error-edition_circle_hole = El círculo { $number } llega hasta el agujero.
error-edition_circle_home = El círculo { $number } está en casa: en la zona «{ $zone }» no hay círculos de { $animal }.
error-edition_animal = Cada animal tiene dos círculos; { $animal }: { $found }.
error-edition_zone_circles = Cada zona tiene dos círculos; { $zone }: { $found }.
error-edition_lizard = Uno de los dos círculos de los suelos resecos es de un lagarto.
error-edition_circles_close = Los círculos { $first } y { $second } son de animales distintos y un mismo disco podría tocar ambos. Sepáralos.
error-edition_building = Las construcciones son A a H, en este orden: esta es «{ $found }» y debería ser «{ $expected }».
error-edition_reward = Construcción { $building }: quien llega después gana { $bottom }, más que los { $top } del primero.
error-edition_grid_width = Las filas del cañón tienen { $found ->
    [one] { $found } cuadrado
   *[other] { $found } cuadrados
}; pueden ser de { $least } a { $most }.
error-edition_grid_size = El cañón tiene { $found } cuadrados; como mucho pueden ser { $most }.
error-edition_grid_row = La fila { $row } del cañón tiene { $found ->
    [one] { $found } cuadrado
   *[other] { $found } cuadrados
} y las demás tienen { $wanted }.
error-edition_square = Un cuadrado dice «{ $found }».{ $suggestion ->
    [none] {""}
   *[other] {" "}¿Querías decir «{ $suggestion }»?
} Es uno de: { $known }.
error-edition_start = El cuadrado inicial son 4×4 cuadrados S abajo a la izquierda, y ninguno más.
error-edition_ai_square = «{ $square }» no es un cuadrado blanco del cañón, como k5: columna y luego fila desde arriba.
error-edition_ai_square_twice = El cuadrado { $square } de la IA ya está; los tres son distintos.
error-edition_falls_away = «{ $square }» no es uno de los cuadrados de la IA: { $known }.
error-edition_shape_mark = Un contorno está dibujado con «{ $mark }»; usa # para un cuadrado y un punto para un hueco.
error-edition_shape_empty = Este contorno no tiene cuadrados: dibújalos con #.
error-edition_shape_apart = Este contorno se rompe: sus cuadrados deben estar unidos por los lados.
error-edition_shape_twin = Este contorno del número { $number } ya está; todos son distintos, se giren como se giren.
error-edition_shape_growth = Este contorno del número { $number } tiene { $found ->
    [one] { $found } cuadrado
   *[other] { $found } cuadrados
}; necesita al menos { $least }, porque los contornos crecen con su número.
error-edition_branch = Un ramal no puede empezar tras la casilla { $space }: por encima están las casillas 0 a { $most }.
error-edition_space = Una casilla del arroyo dice «{ $found }».{ $suggestion ->
    [none] {""}
   *[other] {" "}¿Querías decir «{ $suggestion }»?
} Es un número de una o dos cifras, o una de: { $known }.
error-edition_dead_end = Un ramal de la IA no tiene salida, pero otro sigue tras su última casilla, la { $space }.
error-edition_no_dead_end = Ningún ramal del arroyo acaba en un cuadrado de la IA; alguno tiene que llevar «ai = true».
error-edition_creek_size = El arroyo tiene { $found } casillas; como mucho pueden ser { $most }.
error-edition_node_cost = { $node ->
    [0] El primer nodo es la X y no cuesta nada.
   *[other] El nodo { $node } no cuesta nada; solo el primero es gratis.
}
error-edition_triangle_node = No hay nodo { $node }; van del 0 al { $most }.
error-edition_triangle_flat = Un triángulo une tres nodos distintos.
error-edition_net_line = La línea del nodo { $one } al { $other } tiene más de dos triángulos.
error-edition_net_node = El nodo { $node } no está unido a la X por triángulos.
error-edition_room = { $part ->
    [first_row] Las construcciones A a E
    [second_row] Las construcciones F a H
    [storeys] Los pisos de las dos filas de construcciones
    [shapes] Los contornos, uno al lado de otro,
    [arms] Los brazos del arroyo, uno al lado de otro,
    [depth] Las casillas del camino más largo del arroyo
    [boxes] Las columnas de casillas
   *[tray] Las bonificaciones
} necesitan { $wanted } mm en la hoja, y hay sitio para { $room }.
error-edition_nodes_close = Los nodos { $first } y { $second } se imprimirían uno encima de otro. Sepáralos.

## What happened

event-first_player = { $you ->
    [yes] Empiezas tú
   *[no] Empieza { $seat }
}.
event-flicked = { $you ->
    [yes] Impulsas
   *[no] { $seat } impulsa
} { $disc }.
event-flick_again = { $you ->
    [yes] Vuelves
   *[no] { $seat } vuelve
} a impulsar { $disc }.
event-moved = { $disc } se desliza; todo queda quieto a los { $seconds } s.
event-rested = { $disc } se para: { $section }{ $doubled ->
    [0] .
   *[other] , en su círculo.
}
event-between = { $disc } se para donde puede contar para una de estas: { $sections }.
event-weak = { $disc } no ha salido de la esquina; { $you ->
    [yes] lo impulsas
   *[no] { $seat } lo impulsa
} de nuevo.
event-fell_in = { $disc } cae en el hoyo.
event-went_off = { $disc } sale del tablero.
event-reflicked = { $you ->
    [yes] Usas
   *[no] { $seat } usa
} una repetición con { $disc }.
event-kept = { $you ->
    [yes] Lo dejas
   *[no] { $seat } lo deja
} así.
event-put_on = { $you ->
    [yes] Pones
   *[no] { $seat } pone
} { $disc } en la sección: { $section }.
event-disqualified = { $disc } queda fuera esta ronda.
event-swapped = { $you ->
    [yes] Intercambias
   *[no] { $seat } intercambia
} { $a } y { $b }.
event-chose = { $you ->
    [yes] Cuentas
   *[no] { $seat } cuenta
} { $disc } para: { $section }.
event-chose_colours = Juegas con { $mine }; la IA, con { $theirs }.
event-crossed = { $you ->
    [yes] Tachas
   *[no] { $seat } tacha
} { $count } de la construcción { $building }.
event-completed = { $first ->
    [1] { $you ->
        [yes] Completas antes
       *[no] { $seat } completa antes
    } que nadie la construcción { $building }: { $points } puntos.
   *[other] { $you ->
        [yes] Completas la
       *[no] { $seat } completa la
    } construcción { $building }: { $points } puntos.
}
event-drew = { $you ->
    [yes] Dibujas
   *[no] { $seat } dibuja
} un contorno del número { $number } ({ $cells }){ $cacti ->
    [0] .
    [one] {" "}con 1 cactus.
   *[other] {" "}con { $cacti } cactus.
}
event-walked = { $you ->
    [yes] Trazas
   *[no] { $seat } traza
} un ramal de { $length ->
    [one] 1 casilla
   *[other] { $length } casillas
} hasta { $end }{ $points ->
    [0] .
   *[other] {" "}por { $points }.
}
event-opened = { $you ->
    [yes] Tienes
   *[no] { $seat } tiene
} { $value } para gastar en los suelos resecos.
event-marked_node = { $you ->
    [yes] Marcas
   *[no] { $seat } marca
} el nodo { $node } por { $cost }{ $points ->
    [0] .
   *[other] {" "}y { $you ->
        [yes] rodeas
       *[no] rodea
    } { $points } puntos.
}
event-boxed = { $you ->
    [yes] Marcas
   *[no] { $seat } marca
} una casilla de la columna { $column }.
event-closed = { $you ->
    [yes] Cierras la suma
   *[no] { $seat } cierra la suma
}{ $lost ->
    [0] .
    [one] ; se pierde 1.
   *[other] ; se pierden { $lost }.
}
event-earned = { $you ->
    [yes] Ganas
   *[no] { $seat } gana
}: { $bonus }.
event-not_gained = { $you ->
    [yes] No ganas
   *[no] { $seat } no gana
} nada ({ $bonus }): ya están rodeados todos sus iconos.
event-discovered = { $you ->
    [yes] Descubres
   *[no] { $seat } descubre
}: { $animal }.
event-ai_circled = La IA rodea { $count ->
    [one] 1 hexágono
   *[other] { $count } hexágonos
} de su construcción.
event-ai_cleared = { $count ->
    [one] 1 de tu valor tacha
   *[other] { $count } de tu valor tachan
} lo que la IA había rodeado.
event-ai_drew = La IA rellena un contorno del número { $number } ({ $cells }).
event-ai_walked = La IA rellena { $length ->
    [one] 1 casilla
   *[other] { $length } casillas
} arroyo arriba desde { $start }.
event-ai_filled = La IA hace que el nodo { $node } cueste { $cost }.
event-ended = { $you ->
    [yes] Terminas
   *[no] { $seat } termina
} { $step }.
event-new_round = Ronda { $round }: el tablero gira, { $you ->
    [yes] empiezas tú
   *[no] empieza { $seat }
}.
event-game_over = La partida ha terminado.

## Reasons

zone_name-ruins = las ruinas
zone_name-canyon = el cañón
zone_name-creek = los arroyos
zone_name-mudcracks = los suelos resecos
why-often = { $percent ->
    [100] {""}
   *[other] {" "}({ $percent } %)
}
why-lands = hace que { $disc } cuente para { $zone_name }{ why-often }
why-doubled = para { $disc } en un círculo{ why-often }
why-sinks = mete { $disc } en el agujero{ why-often }
why-knocks_off = echa { $disc } del tablero{ why-often }
why-drives_away = aparta { $disc } de su círculo{ why-often }
why-again = repite con { $disc }, lo que promete unos { $worth } puntos más
why-stands = deja { $disc } donde cuenta para { $zone_name }{ $doubled ->
    [0] {""}
   *[other] , doblado
}
why-counts = cuenta { $disc } para { $zone_name }, donde vale unos { $worth } puntos
why-plays = juega con { $mine }, que vale unos { $worth } puntos con lo que entonces hace la IA
why-ai_takes = deja que la IA quite unos { $worth } puntos de lo que está al alcance
why-completes = completa el edificio { $building } { $first ->
    [0] después de otro
   *[other] antes que nadie
} ({ $points } puntos)
why-advances = deja { $left ->
    [one] 1 hexágono
   *[other] { $left } hexágonos
} del edificio { $building }
why-denies = llega antes que { $seat }, a quien solo { $left ->
    [one] le falta 1 hexágono
   *[other] le faltan { $left } hexágonos
} del edificio { $building }
why-covers = abarca { $cacti ->
    [one] 1 cactus
   *[other] { $cacti } cactus
} ({ $points } puntos más)
why-circles = llega a { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} en los arroyos
why-surrounds = rodea { $points } puntos en los suelos resecos
why-earns = gana: { $bonuses }
why-chains = encadena { $count } bonificaciones
why-prepares = pone unos { $worth } puntos más al alcance en { $zone_name }
why-spares = guarda un icono para después: { $bonus }

## Scores and ends

part-ruins = Ruinas
part-canyon = Cañón
part-creek = Arroyos
part-mudcracks = Suelos resecos
part-discoveries = Descubrimientos rodeados ({ $count })
tie-discoveries = más descubrimientos rodeados
outcome-last_round = Se ha jugado la última ronda.
verdict-solo_total = { $total ->
    [one] Tienes 1 punto
   *[other] Tienes { $total } puntos
}
outcome-solo_total = Tu total es el resultado.

## The terminal

notation-forms = Escribe aim a3 -12 40 (disco a3, 12 grados a la izquierda, fuerza 40), keep, reflick, swap a1 a4, cross B 9, draw 4 e9 e10 f10, walk 3 17, mud, mark 7, box 1, close o done.
notation-help =
    aim a3 -12 40      impulsa a3, 12° a la izquierda del hoyo, fuerza 40 de 100
    aim a3 -12 40 from 20 5   lo mismo desde 20 mm más a la derecha y 5 adelante
    keep, reflick      deja el disco donde está, o recógelo
    bullseye a3 creek  pon en una sección un disco del hoyo
    swap a1 a4         intercambia dos de tus discos
    choose a3 canyon   di dónde cuenta un disco entre dos secciones
    cross B 9          tacha 9 hexágonos de la construcción B
    draw 4 e9 e10 f10  dibuja con el disco 4 (o: draw fox …, draw fox found …)
    walk 3 17          llega a la 17 con el 3 (o: walk owl …, walk owl found …)
    mud                gasta los suelos resecos: mark 7, box 1, rabbit, close
    discover fox       rodea un icono de tu zona de descubrimientos
    done               termina los intercambios, las ruinas o la anotación
    colours a b        en solitario: tu color y el de la IA
    ai draw 4 e9 f9    en solitario: marca por la IA (o: ai walk 3 10, ai fill 12)
    donde, donde a3    dónde cuenta cada disco, o estos (donde cañón: allí)

do-flick = impulsa { $disc } desde { $corner ->
    [own] tu esquina
   *[other] la esquina { $corner }
} hacia { $target }, { $force ->
    [gently] muy suave
    [softly] suave
    [firmly] con algo de fuerza
    [hard] fuerte
   *[wild] con toda la fuerza
}
do-flick-past = impulsa { $disc } desde { $corner ->
    [own] tu esquina
   *[other] la esquina { $corner }
}, { $degree }° a la { $side ->
    [left] izquierda
   *[right] derecha
} del hoyo, { $force ->
    [gently] muy suave
    [softly] suave
    [firmly] con algo de fuerza
    [hard] fuerte
   *[wild] con toda la fuerza
}
do-keep = deja el disco donde está
do-reflick = gasta una repetición
do-bullseye = pon { $disc } en { $zone_name }
do-choose = cuenta { $disc } para { $zone_name }
do-swap = intercambia { $a } y { $b }
do-colours = juega { $mine } y deja { $theirs } a la IA
do-cross = tacha { $count } de la construcción { $building }
do-draw = { $source ->
    [now] usa un zorro
    [kept] usa el zorro descubierto
   *[other] usa el disco { $source }
} para dibujar en { $cells }
do-walk = { $source ->
    [now] usa una lechuza
    [kept] usa la lechuza descubierta
   *[other] usa el disco { $source }
} para llegar a la casilla { $end }
do-record = abre la suma de los discos de suelos resecos
do-rabbit = suma un conejo
do-mark = marca el nodo { $node }
do-box = marca una casilla de la columna { $column }
do-close = cierra la suma
do-discover = descubre: { $animal }
do-done = termina este paso
do-ai_draw = deja que el { $number } de la IA rellene { $cells }
do-ai_walk = deja que el { $number } de la IA rellene aguas arriba desde { $start }
do-ai_fill = deja que la IA encarezca el nodo { $node }
prompt-aim = impulsa un disco
prompt-keep = déjalo o repite
prompt-hole = coloca la diana
prompt-colours = elige los colores
prompt-swap = intercambia, o done
prompt-choose = elige una sección
prompt-ai = marca por la IA
prompt-ruins = tacha hexágonos
prompt-discover = elige un descubrimiento
prompt-write = anota
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
forms-aim = aim a3 -12 40 (disco, ángulo, fuerza)
forms-keep = keep (dejarlo), reflick (repetir)
forms-hole = bullseye a3 creek
forms-colours = colours a b
forms-swap = swap a1 a4, done
forms-choose = choose a3 canyon
forms-ai = ai draw 4 e9 e10 f10, ai walk 3 10, ai fill 12
forms-ruins = cross B 9, done
forms-discover = discover fox (zorro), owl (lechuza) o rabbit (conejo)
forms-write = draw 4 e9 e10 f10, walk 3 17, mud, mark 7, box 1, rabbit, close, done
asked-aim = Impulsa { $discs } desde { $corner ->
    [0] arriba a la izquierda
    [1] arriba a la derecha
    [2] abajo a la derecha
   *[other] abajo a la izquierda
}: aim DISCO ÁNGULO FUERZA
asked-aim-any = un disco de la mano
asked-aim-how = El ángulo 0 apunta al hoyo; con menos, más a la izquierda. Fuerza de 0 a 100.
asked-keep = Deja el disco donde está, o gasta una repetición y recógelo: keep, reflick
asked-hole = Diana: ponla en la sección que quieras, como en bullseye a3 creek.
asked-colours = Elige el color que anotas tú y el de la IA, como en colours a b.
asked-swap = Intercambia discos tuyos, como en swap a1 a4, o done.
asked-choose = Un disco está entre secciones: di dónde cuenta, como en choose a3 canyon.
asked-ai = Marca los discos de la IA donde menos te duela (ayuda dice cómo).
asked-ruins = Tacha hexágonos, como en cross B 9; después, done.
asked-discover = Un descubrimiento: guarda un animal, como en discover fox (zorro).
asked-write = Anota en cualquier orden; después, done. Con mirar creek ves otra sección.
help-aim =
    aim a3 -12 40      impulsa a3, 12° a la izquierda del hoyo, fuerza 40 de 100
    aim a3 12 40 from 20 5   desde 20 mm más a la derecha y 5 adelante
    donde, donde a3    dónde cuenta cada disco, o estos (donde cañón: allí)
    mirar hoja         tu hoja; mirar cañón (ruinas, arroyos…): una sección
    mirar NOMBRE       la hoja de otra persona; mirar NOMBRE ruinas: sus ruinas
help-keep =
    keep               deja el disco donde está
    reflick            gasta una repetición: el disco se impulsa otra vez
    donde a3, mirar hoja   dónde cuenta un disco; tu hoja
help-hole =
    bullseye a3 creek  que cuente para los arroyos (o: ruins, canyon, mudcracks)
    mirar hoja         tu hoja, para ver dónde te conviene
help-colours =
    colours a b        tu color, a; el de la IA, b
    donde, mirar hoja  dónde cuenta cada disco; tu hoja
help-swap =
    swap a1 a4         intercambia dos de tus discos, gastando un intercambio
    done               ningún intercambio más
    donde, mirar hoja  dónde cuenta cada disco; tu hoja
help-choose =
    choose a3 canyon   que cuente para el cañón (o: ruins, creek, mudcracks)
    donde, mirar hoja  dónde cuenta cada disco; tu hoja
help-ai =
    ai draw 4 e9 e10 f10   el 4 de la IA rellena estos cuadrados del cañón
    ai walk 3 10       el 3 de la IA rellena aguas arriba desde la casilla 10
    ai fill 12         el nodo 12 de los suelos resecos cuesta 1 más
    mirar cañón        la sección (o: arroyos, suelos resecos); mirar hoja: todo
help-ruins =
    cross B 9          tacha 9 hexágonos de la construcción B
    done               termina tu turno en las ruinas
    mirar hoja         tu hoja; mirar NOMBRE: la de otra persona
help-discover =
    discover fox       guarda un zorro: una vez, un contorno de 4 o menos
    discover owl       guarda una lechuza: una vez, un ramal de 1 a 5
    discover rabbit    guarda un conejo: una vez, 6 para los suelos resecos
help-write =
    draw 4 e9 e10 f10  dibuja con el disco 4 (zorro: draw fox …, draw fox found …)
    walk 3 17          ve a la 17 con el 3 (lechuza: walk owl …, walk owl found …)
    mud                abre la suma de tus discos de suelos resecos; luego:
    mark 7, box 1, rabbit, close   nodo, casilla, sumar un conejo, cerrar la suma
    done               termina de anotar
    mirar cañón        una sección (ruinas, arroyos…); mirar hoja: todo
    mirar NOMBRE       la hoja de otra persona; mirar tablero: el tablero
look-board = tablero
look-sheet = hoja
look-points = puntos
look-how = Escribe mirar tablero, hoja, puntos, ruinas, cañón, arroyos o suelos, o mirar NOMBRE.
letter-fox = Z
letter-owl = L
letter-rabbit = C
letter-reflick = R
letter-swap = I
letter-discovery = D
table-where-how = Escribe donde para ver todos los discos, o nombra discos o una sección: donde a3 b1, donde canyon
table-where-choice = su dueño elegirá
table-where-none = Ningún disco cuenta ahora para esta sección.
replay-unverified = { $count ->
    [one] { $count } impulso se jugó con otro motor y no se ha podido verificar.
   *[other] { $count } impulsos se jugaron con otro motor y no se han podido verificar.
}
replay-refuted = { $count ->
    [one] { $count } impulso no fue como está anotado: alguien cambió la partida.
   *[other] { $count } impulsos no fueron como están anotados: alguien cambió la partida.
}
table-round = Ronda { $round } de { $rounds } · { $you ->
    [yes] empezaste tú
   *[no] empezó { $seat }
}
table-discs = Discos
table-hand = en la mano
table-out = fuera
table-knocked = otra vez
table-lifted = recogido
table-air = en el aire
table-hole = en el hoyo
table-off = fuera del tablero
table-section = diana
table-twice = ×2
table-cacti = Cactus
table-spaces = Cada casilla: número:lo que da; (rodeada), × tachada.
table-spaces-alone = Cada casilla: número:lo que da; (rodeada), × tachada, ▓ rellenada, ■ empieza la IA.
table-nodes = Cada nodo: número:coste, o [marcado]. Entre ellos, lo que encierran.
table-letters = Z zorro, L lechuza, C conejo, R repetición, I intercambio, D descubrimiento
table-legend = { table-letters }; a b c cactus; # tus contornos
table-legend-alone = { table-legend }, ▓ los de la IA, ■ sus cuadrados, ▫ uno sin uso
table-shapes = Contornos por disco (o uno menor), girados a tu gusto:
table-columns = Columnas
table-available = Para usar: { $bonuses }
table-found = descubierto: { $animals }
table-desk = Por anotar: ruinas { $ruins } · cañón { $canyon } · arroyos { $creek } · suelos resecos { $mud }
table-sum = Suma abierta: { $value }
table-ai = Por marcar de la IA: cañón { $canyon } · arroyos { $creek } · suelos resecos { $mud }
table-ai-building = Construcción de la IA: { $circled } rodeados, { $cleared } tachados de { $most }
table-first-reward = primero
table-later-reward = después
table-total = puntos
table-reflicks = repet.
table-swaps = interc.
table-totals = Puntos: { $totals }

## The printed sheet

sheet-title = Sonora
sheet-board = tablero
sheet-discs = discos
sheet-discs-how = Es lo que mide un disco. Recórtalos y pégalos sobre discos de madera o monedas de ese tamaño, una fila por jugador; a solas hacen falta tres filas.
sheet-name = nombre
sheet-ai = IA
sheet-ai-square = la IA empieza aquí
sheet-falls-away = no se usa con dos cuadrados
sheet-ai-cost = IA: cuesta 1 más
sheet-first = quien lo completa primero
sheet-later = después
sheet-use-fox = un contorno de 4 o menos
sheet-use-owl = un ramal de 1 a 5
sheet-use-rabbit = 5 en suelos resecos
sheet-total = total
sheet-ruins = Ruinas
sheet-canyon = Cañón
sheet-creek = Arroyos
sheet-mudcracks = Suelos resecos
sheet-reflick = Repetición
sheet-swap = Intercambio
sheet-discovery = Descubrimiento

## The page: the floor

floor-name = El tablero
floor-slides = { $disc } se desliza…
floor-tabs = Tablero u hoja
floor-tab-floor = Tablero
floor-tab-sheet = Hoja
floor-round = Ronda { $round } de { $rounds }
floor-you-flick = Te toca impulsar
floor-to-flick = { $you ->
    [yes] Impulsas tú
   *[no] Impulsa { $seat }
}
floor-flicks = { $you ->
    [yes] Impulsas
   *[no] { $seat } impulsa
} { $disc }
floor-flies = { $disc } está en movimiento
floor-you = Tú decides
floor-thinks = { $you ->
    [yes] Decides tú
   *[no] Decide { $seat }
}
floor-all-write = Todos anotan
floor-over = La partida ha terminado.
floor-stage = El tablero, con cada disco en su sitio
floor-stage-aim = Apunta con { $disc }: { $angle } grados, fuerza { $force }. Las flechas apuntan, Intro impulsa.
floor-discs-of = Discos de { $name }
floor-take = Tomar { $disc }
floor-own = tu{"\u00A0"}{ $number }
floor-called = { $disc }
floor-disc = { $you ->
    [yes] tu{"\u00A0"}{ $number }
   *[no] el { $number } de { $seat }
}
floor-disc-own = { $you ->
    [yes] tu{"\u00A0"}{ $number }
   *[no] el disco { $number }
}
floor-disc-alone = { $colour ->
    [0] el { $number } de puntos
    [1] el { $number } de rayas
   *[other] el { $number } de cruces
}
floor-taken = Listo: { $disc }
floor-aim = Apuntar con números
floor-angle = grados
floor-force = fuerza
floor-left = Un grado a la izquierda
floor-right = Un grado a la derecha
floor-softer = Más suave
floor-harder = Más fuerte
floor-flick = Impulsar { $disc }
floor-ear-meets = primero da contra { $disc }
floor-ear-frame = primero da contra el marco
floor-ear-ruins = se quedaría en las ruinas
floor-ear-canyon = se quedaría en el cañón
floor-ear-creek = se quedaría en los arroyos
floor-ear-mudcracks = se quedaría en los suelos resecos
floor-ear-lizard = sobre el lagarto
floor-ear-fox = sobre el zorro
floor-ear-owl = sobre la lechuza
floor-ear-rabbit = sobre el conejo
floor-ear-beside = con { $disc } al lado
floor-ear-hole = caería en el hoyo
floor-ear-off = se saldría del tablero
floor-ear-corner = no saldría de su esquina
floor-ear-odds = más o menos { $part } de cada { $whole }
floor-aim-now = { $angle } grados, fuerza { $force }
floor-skip = Saltar
floor-see-again = Verlo otra vez
floor-slowly = Despacio
floor-best = El mejor impulso
floor-best-more = Ronda { $round }, { $disc }: { $gain ->
    [one] vale 1 más que antes
   *[other] vale { $gain } más que antes
}
floor-bullseye = diana: { $section }
floor-spot-ruins = ruinas, { $value } hexágonos{ $doubled ->
    [0] {""}
   *[other] {" "}(×2)
}
floor-spot-canyon = cañón, { $doubled ->
    [0] un contorno de { $number }
   *[other] dos contornos de { $number } (×2)
}
floor-spot-creek = arroyos, { $doubled ->
    [0] un ramal de { $number }
   *[other] dos ramales de { $number } (×2)
}
floor-spot-mudcracks = suelos resecos, { $value } para gastar{ $doubled ->
    [0] {""}
   *[other] {" "}(×2)
}
floor-ask-aim = Tira hacia atrás y suelta, o desliza. Arrastra el disco para colocarlo.
floor-ask-again = Vuelve a impulsar { $discs }.
floor-ask-keep = ¿Se queda ahí, o gastas una repetición?
floor-ask-on = Sigue impulsando y { $disc } se queda; o recupéralo con una repetición.
floor-ask-hole = Diana: elige la sección para la que cuenta.
floor-ask-colours = Elige tu color y el de la IA.
floor-ask-swap = { $count ->
    [one] Tienes 1 intercambio
   *[other] Tienes { $count } intercambios
}: arrastra uno de tus discos sobre otro, o sigue.
floor-ask-swap-with = ¿Con cuál de tus discos intercambias { $disc }?
floor-ask-choose = Elige dónde cuenta cada disco que está en una frontera.
floor-keep-or = Dejarlo o volver a impulsar
floor-keep = Dejarlo ahí
floor-let-go = Si sueltas aquí, no pasa nada.
floor-reflick-disc = Recuperar { $disc } con una repetición ({ $count ->
    [one] queda una
   *[other] quedan { $count }
})
floor-reflick = { $count ->
    [one] Repetir (queda 1)
   *[other] Repetir (quedan { $count })
}
floor-choose = ¿Dónde cuenta { $disc }?
floor-swap-disc = Intercambiar este disco. { $words }
floor-swap-done = No intercambio más
floor-colour = Color
floor-colour-0 = puntos
floor-colour-1 = rayas
floor-colour-2 = cruces
floor-colour-mine = El mío
floor-colour-ai = La IA
floor-colour-pick-mine = mío
floor-colour-pick-ai = IA
floor-pick-mine = Yo llevo { $colour }
floor-pick-ai = La IA lleva { $colour }
floor-in-play = { $count } en juego
floor-colours-choose = Elige dos colores
floor-colours-go = Yo llevo { $mine }; la IA, { $theirs }
floor-nudge-flick = Impulsa ahora { $disc }.
floor-hint-left = Impulsa { $disc } a la izquierda del hoyo.
floor-hint-right = Impulsa { $disc } a la derecha del hoyo.
floor-hint-straight = Impulsa { $disc } recto por el centro.
floor-hint-flick = Impulsa { $disc } a { $angle } grados con fuerza { $force }. Ya está apuntado.
floor-hint-keep = Déjalo ahí.
floor-hint-reflick = Gasta una repetición.
floor-nudge-section = ¿A qué sección le conviene más { $disc }?
floor-hint-section = Cuenta { $disc } para esta sección: { $section }.
floor-nudge-swap = Un intercambio ayudaría.
floor-hint-swap = Intercambia { $a } y { $b }.
floor-hint-colours = Lleva { $mine } y deja { $theirs } a la IA.
floor-hint-done = Aquí no hay nada mejor que hacer: sigue.
page-edit-board = Arrastra un círculo, o elígelo y usa las flechas: 1 mm; con Mayús, 5 mm.
page-edit-circle = Círculo: { $animal }, en { $x }, { $y } mm
page-edit-animal = Animal
page-edit-x = A lo ancho, mm
page-edit-y = A lo alto, mm
page-edit-radius = Radio, mm
page-edit-buildings = Edificios
page-edit-hexes = Hexágonos
page-edit-top = Primero
page-edit-bonus = Bonificación
page-edit-bottom = Después
page-edit-of = { $what }, edificio { $name }
page-mean-ruins = Ruinas
page-mean-canyon = Cañón
page-mean-creek = Arroyos
page-mean-mudcracks = Suelos resecos
page-mean-discoveries = Descubrimientos
floor-hint-discover = Rodea este animal: { $animal }.
floor-nudge-write = Mira esta sección: { $section }.
floor-hint-write = Marca lo que está iluminado en esta sección: { $section }.
floor-key-angle = Apuntar un grado, con Mayús cinco; Intro impulsa
floor-key-force = Más fuerte o más suave, con Mayús de cinco en cinco
floor-key-disc = Tomar el disco de ese número
page-goal = Tu objetivo: sumar más puntos que nadie. Impulsa tus discos a las zonas que te convienen y anota lo que dan; una bonificación trae otra.
paper-picked-disc = el disco { $number }
paper-picked-fox = el zorro
paper-picked-owl = la lechuza
paper-picked-rabbit = el conejo
paper-picked-section = la sección { $section }
paper-picked-mark = el nodo { $place }
paper-picked-box = la columna { $place }
paper-picked-walk = la casilla { $place }
paper-picked-draw = { $place }
paper-picked-cross = la construcción { $place }
floor-lesson-look = Este es el tablero, visto desde tu esquina de lanzamiento, abajo a la derecha. Cada cuarto alimenta la sección de tu hoja que lleva el mismo animal.
floor-lesson-flick = El disco 4 está en tu esquina. Tira hacia atrás en cualquier parte del tablero, recto hacia ti y algo menos de la mitad del recorrido, y suelta. O pon 0 grados y fuerza 27, e impulsa.
floor-lesson-flick-otherwise = Así iría a otra parte. En esta lección: casi recto (0 grados), con fuerza 27 más o menos.
floor-lesson-landed = Ha pasado junto al hoyo hasta la zona de enfrente, los suelos resecos, y allí cuenta con su 4. En un círculo pequeño contaría dos veces para el animal del círculo.
floor-lesson-mud = Cuando se han impulsado todos los discos, todos anotan. Anota tus discos de los suelos resecos: sus valores hacen una sola suma.
floor-lesson-mud-otherwise = Anota primero los discos de los suelos resecos.
floor-lesson-write = La suma compra nodos unidos a los que ya tienes marcados. Marca el nodo 21, debajo de la X.
floor-lesson-write-otherwise = Marca el nodo iluminado, debajo de la X a la derecha.
floor-lesson-chain = Marca el nodo 20, a su lado: así rodeas un triángulo con una lechuza, y la bonificación se gana al momento.
floor-lesson-chain-otherwise = Marca el otro nodo iluminado: cierra el triángulo.
floor-lesson-owl = La lechuza traza ahora un ramal de 1 a 5 casillas en los arroyos. Acábalo en el intercambio: también se gana. Así se encadenan las bonificaciones.
floor-lesson-owl-otherwise = Lleva la lechuza hasta el intercambio, cuatro casillas más abajo.
floor-lesson-end = Un impulso, una marca, dos bonificaciones. Tras la última ronda se suman las cuatro secciones. Con esto basta para una primera partida.

choice-rounds-5 = 5, corta
choice-rounds-6 = 6
choice-rounds-7 = 7, larga
choice-first_player-lot = por sorteo
choice-preview-full = la trayectoria y dónde puede parar
choice-preview-line = una línea hasta el primer golpe
choice-preview-none = nada: se apunta a ojo
choice-text-final = el texto inglés definitivo
choice-text-spanish = el texto español
choice-text-draft = el borrador
choice-ai_shapes-as_player = su número o menor, a mi elección
choice-ai_shapes-largest = el mayor que quepa
choice-ai_shapes-never_lower = su número o ninguno
choice-ai_squares-2 = 2
choice-ai_squares-3 = 3
choice-ordinary = normal
choice-steady = firme
choice-shaky = temblorosa
choice-exact = exacta: sin ningún temblor
choice-on = sí
choice-off = no
page-end-sheets = Hojas
page-option-rounds = Rondas
page-option-first_player = Quién empieza
page-option-no_bunting = Un disco no puede ir directo a la zona junto a su esquina
page-option-preview = Lo que todos ven al apuntar
page-option-fair_colours = El color de la IA tiene tantos discos en juego como el mío
page-option-text = Donde los textos de las reglas discrepan, se sigue
page-option-ai_shapes = Contornos que dibuja un disco de la IA en el cañón
page-option-ai_squares = Cuadrados desde los que empieza la IA en el cañón
page-option-ai_full_zone = La IA no lleva un color que malgaste discos en una sección llena
page-option-hand_0 = Pulso de la primera mano
page-option-hand_1 = Pulso de la segunda mano
page-option-hand_2 = Pulso de la tercera mano
page-option-hand_3 = Pulso de la cuarta mano
bot-hand-random = Pulso normal
bot-hand-novice = Pulso tembloroso
bot-hand-greedy = Pulso normal
bot-hand-adept = Pulso normal
bot-hand-expert = Pulso firme
bot-hand-master = Un pulso que nunca tiembla
bot-hand-grandmaster = Un pulso que nunca tiembla

## The sheet on the page

cactus-saguaro = saguaro
cactus-pear = chumbera
cactus-barrel = cactus barril
paper-sheet = La hoja de { $player }
paper-sheets = Hojas
paper-scores = Puntos
paper-section = Sección
paper-writing = aún anota
paper-tie-break = Descubrimientos rodeados
paper-look-at = Mirar la hoja de { $player }
paper-enlarge = Ampliar { $section }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
paper-whole = Ver la hoja entera
paper-in-hand = Por anotar
paper-tools = Herramientas
paper-shapes = Contornos
paper-shape = Contorno del { $number }, { $squares ->
    [one] 1 cuadrado
   *[other] { $squares } cuadrados
}
paper-turn = Girar el contorno
paper-flip = Voltear el contorno
paper-next-place = Siguiente sitio posible
paper-places = Mostrar los sitios posibles
paper-fewer = Un hexágono menos
paper-more = Un hexágono más
paper-chip-disc = { $count ->
    [one] Disco { $number } para: { $section }
   *[other] Disco { $number } para: { $section }, { $count } veces
}
paper-chip-ai-disc = { $count ->
    [one] Disco { $number } de la IA en: { $section }
   *[other] Disco { $number } de la IA en: { $section }, { $count } veces
}
paper-chip-value = { $value } para: { $section }
paper-chip-ai-value = { $value } de la IA en: { $section }
paper-chip-sum = { $value ->
    [one] Suma abierta: queda 1
   *[other] Suma abierta: quedan { $value }
}
paper-chip-animal = { $count ->
    [one] Por usar ya: { $animal }
   *[other] Por usar ya: { $animal }, { $count } veces
}
paper-chip-kept = { $count ->
    [one] En reserva: { $animal }
   *[other] En reserva: { $animal }, { $count } veces
}
paper-lost-disc = { $value } en { $section }
paper-square-free = libre
paper-square-drawn = dibujado
paper-square-filled = rellenado por la IA
paper-square-gap = hueco
paper-square-start = cuadrado inicial
paper-canyon-grid = Cuadrados del cañón
paper-creek-spaces = Casillas de los arroyos
paper-mud-nodes = Nodos y columnas de los suelos resecos
paper-buildings = Construcciones de las ruinas
paper-fits = Cabe: { $cells }
paper-not-fits = No cabe: { $cells }
paper-suggested = lo sugerido
paper-event-drew = { $you ->
    [yes] Dibujas
   *[no] { $seat } dibuja
} una forma de número { $number }{ $cacti ->
    [0] .
    [one] {" "}con 1 cactus.
   *[other] {" "}con { $cacti } cactus.
}
paper-event-walked = { $you ->
    [yes] Trazas
   *[no] { $seat } traza
} un ramal de { $length ->
    [one] 1 casilla
   *[other] { $length } casillas
} { $points ->
    [0] hasta una bonificación.
   *[other] y { $you ->
        [yes] rodeas
       *[no] rodea
    } un { $points }.
}
paper-event-marked = { $you ->
    [yes] Marcas
   *[no] { $seat } marca
} un nodo por { $cost }{ $points ->
    [0] .
   *[other] {" "}y { $you ->
        [yes] rodeas
       *[no] rodea
    } { $points } puntos.
}
paper-event-boxed = { $you ->
    [yes] Marcas
   *[no] { $seat } marca
} una casilla de la columna { $column } desde la izquierda.
paper-event-ai-drew = La IA rellena una forma de número { $number }.
paper-event-ai-walked = La IA rellena { $length ->
    [one] 1 casilla
   *[other] { $length } casillas
} arroyo arriba.
paper-event-ai-filled = La IA hace que un nodo cueste { $cost }.
paper-space = Arroyo { $space }
paper-entrance = la X de arriba
paper-number = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
paper-space-free = libre
paper-space-crossed = tachada
paper-space-circled = rodeada
paper-space-filled = rellenada por la IA
paper-space-after = sigue a { $spaces }
paper-space-end = fin de un ramal
paper-ai-square-away = cuadrado de la IA, sin uso en esta mesa
paper-ai-square = cuadrado de la IA
paper-path-ok = Aquí acaba un ramal de { $length }
paper-path-no = Aquí no acaba ningún ramal: mediría { $length }
paper-node = Nodo { $node }
paper-node-middle = La X del centro
paper-node-cost = cuesta { $cost }
paper-node-marked = marcado
paper-node-open = abierto
paper-node-apart = aún sin unir
paper-node-closes = cierra: { $what }
paper-cactus-points = cactus de { $points }
paper-column = Columna { $column }: { $marked } de { $boxes } casillas, { $bonus }
paper-building = Construcción { $building }: { $crossed } de { $hexes } hexágonos
paper-building-open = quien la complete primero, { $points } y { $bonus }; después, { $bottom }
paper-building-first = completada antes que nadie: { $points } puntos
paper-building-later = completada: { $points } puntos
paper-building-gone = { $player } la completó antes; quedan { $points } puntos
paper-race = { $player } { $count }
paper-crossing = tachar { $count }
paper-ai-building = Construcción de la IA: { $circled } rodeados, { $left } libres
paper-tray-count = { $bonus }: { $ready } por usar, { $blank } aún sin ganar
paper-find-fox = un contorno de 4 o menos
paper-find-owl = un ramal de 1 a 5
paper-find-rabbit = 6 en los suelos resecos
paper-find-left = { $count ->
    [one] queda 1
   *[other] quedan { $count }
}
paper-ask-ruins = Tacha { $value ->
    [one] 1 hexágono
   *[other] { $value } hexágonos
}: elige una construcción.
paper-ask-ruins-done = Todo tachado. Termina tu turno en las ruinas, o deshaz algo.
paper-ask-discover = { $count ->
    [one] Un descubrimiento: rodea un animal.
   *[other] { $count } descubrimientos: rodea un animal.
}
paper-ask-draw = Dibuja un contorno de { $number } o menos junto a otro tuyo.
paper-ask-draw-fox = El zorro dibuja un contorno de 4 o menos junto a otro tuyo.
paper-ask-walk = Traza un ramal de exactamente { $number } casillas desde una que hayas visitado.
paper-ask-walk-owl = La lechuza traza un ramal de 1 a 5 casillas, como quieras.
paper-ask-mud = Tus discos en los suelos resecos valen { $value }: abre su suma y compra nodos.
paper-ask-rabbit = El conejo da { $value } para los suelos resecos.
paper-ask-rabbit-apart = Por sí solo, el conejo da { $value }. Para sumarlo a tus { $mud }, abre antes esa suma.
paper-ask-sum = { $value } por gastar: compra nodos junto a los marcados, o casillas a uno cada una.
paper-ask-boxes = { $value } por gastar, solo en casillas.
paper-ask-close = { $value ->
    [0] No queda nada: cierra la suma.
   *[other] Quedan { $value }, y nada que comprar: cierra la suma.
}
paper-ask-close-lose = Se perderían { $value }. ¿Cerrar la suma de todos modos?
paper-ask-lose = Se perdería esto: { $what }. ¿Terminar de todos modos?
paper-ask-done = Todo está anotado. Termina tu anotación, o deshaz algo.
paper-ask-done-kept = Todo está anotado. Termina tu anotación, o usa lo que guardas.
paper-ask-elsewhere = Ahí no puede ir. Inténtalo para saber por qué, o busca otro sitio.
paper-ask-ai-draw = La IA dibuja con su { $number }: elige dónde, a tu favor.
paper-ask-ai-walk = La IA rellena { $number } casillas arroyo arriba: elige dónde empieza.
paper-ask-ai-fill = La IA encarece nodos (quedan { $value }): elige uno.
paper-do-draw = Dibujar aquí
paper-do-walk = { $length ->
    [one] Trazar 1 casilla
   *[other] Trazar { $length } casillas
}
paper-do-mark = Marcar por { $cost }
paper-do-box = Marcar una casilla
paper-do-cross = Tachar { $count }
paper-do-fill = Rellenar para la IA
paper-do-open = Abrir la suma de { $value }
paper-do-rabbit = Usar el conejo: +{ $value }
paper-do-nothing = Elige un sitio
paper-end-ruins = Terminar mi turno
paper-end-write = Terminar de anotar
paper-end-anyway = Perderlo y terminar
paper-close = Cerrar la suma
paper-close-anyway = Perderlo y cerrar
paper-figure-so-06 = El tablero desde arriba: cuatro zonas, cada una con su animal y su trama, ocho círculos pequeños, cuatro esquinas de lanzamiento y el hoyo en el centro.
paper-figure-so-09 = Un disco está entero sobre el triángulo elevado de la esquina de su dueño.
paper-figure-so-12 = Un disco ha saltado el marco: queda fuera esta ronda.
paper-figure-so-15 = Un disco está en el hoyo del centro: una diana.
paper-figure-so-20 = En los suelos resecos, un disco toca un círculo de lagarto y cuenta para las ruinas; otro no toca ninguno y cuenta para los suelos resecos.
paper-figure-so-21 = Un disco que está más en el cañón cuenta allí; si su centro está en una frontera, se elige.
paper-figure-so-22 = Dos discos del mismo jugador se intercambian.
paper-figure-so-26 = Tres construcciones: los 5 hexágonos de A tachados, 4 de 9 de B, 2 de 11 de C.
paper-figure-so-27 = La recompensa de arriba de A está rodeada; otra persona completó antes B, así que la de arriba se tacha y se rodea la de abajo.
paper-figure-so-28 = Los contornos de los números 1 a 5; el 1 tiene dos.
paper-figure-so-29 = Un contorno que comparte un lado con el cuadrado inicial cabe; uno que queda aparte, no.
paper-figure-so-30 = Dos contornos junto al cuadrado inicial contienen un cactus y un intercambio.
paper-figure-so-31 = Las columnas de los tres cactus: con cada uno más, un peldaño más alto.
paper-figure-so-33 = Un ramal va desde la X por tres casillas, que se tachan, hasta una cuarta, que se rodea.
paper-figure-so-36 = La X y un nodo vecino están marcados; se pueden comprar los nodos unidos a ellos por una línea.
paper-figure-so-37 = Los nodos marcados rodean dos triángulos: un cactus de 2 puntos y un conejo.
paper-figure-so-38 = Columnas de casillas: la primera está llena y su intercambio ganado.
paper-figure-so-40 = Zorro, lechuza y conejo.
paper-figure-so-41 = Un descubrimiento es uno de estos: zorro, lechuza, conejo.
paper-figure-so-50 = La IA ha rellenado un contorno sobre uno de sus cuadrados; un contorno propio está junto al cuadrado inicial.
paper-figure-so-52 = La IA ha rellenado dos casillas arroyo arriba desde el final de un ramal.
paper-figure-so-53 = Círculos pequeños en los nodos de fuera: cada uno lleno encarece su nodo en 1.
paper-key-arrows = Apuntar; en la hoja, el siguiente cuadrado, casilla, nodo o construcción
paper-key-use = Impulsar; en la hoja, marcar lo que se ve
paper-key-next = El siguiente sitio posible
paper-key-places = Mostrar los sitios posibles
paper-key-turn = Girar el contorno
paper-key-flip = Voltear el contorno
paper-key-end = Cerrar la suma, o terminar
paper-key-cancel = Quitar un aviso

## Práctica: un tablero sin mesa

practice-heading = { $count ->
    [0] Práctica
    [one] Práctica: 1 impulso
   *[other] Práctica: { $count } impulsos
}
practice-target = Apunta a
practice-circle = { $circle ->
    [lizard] el lagarto
    [fox] el zorro
    [owl] la lechuza
   *[rabbit] el conejo
} { $zone ->
    [ruins] de las ruinas
    [canyon] del cañón
    [creek] de los arroyos
   *[mudcracks] de los suelos resecos
}
practice-zone = { $zone ->
    [ruins] las ruinas
    [canyon] el cañón
    [creek] los arroyos
   *[mudcracks] los suelos resecos
}
practice-hole = el hoyo
practice-aim = Apunta a: { $target }.
practice-hit = En el blanco: { $target }.
practice-missed = Fuera: a { $mm } mm del centro.
practice-fell = Ha caído en el hoyo.
practice-off = Fuera del tablero.
practice-short = No ha salido de la esquina.
practice-score = { $hits } de { $tries }
practice-percent = { $percent } %
practice-none = Todavía no hay impulsos a este blanco.
practice-sum = { $hits } de { $tries } en el blanco.{ $median ->
    [-1] { "" }
   *[other] { " " }La mitad ha quedado a menos de { $median } mm del centro.
}
practice-hand = La mano que impulsa
practice-hand-name = { $hand ->
    [steady] firme
    [ordinary] normal
    [shaky] temblorosa
    [exact] exacta
   *[mine] la mía
}
practice-staying = Los discos se quedan donde paran
practice-suggest = Mostrar cómo apuntar
practice-clear = Empezar de nuevo
practice-compare = Este blanco con otras manos
practice-measure = Mi propia mano
practice-measure-more = { $most } impulsos a los círculos, tirando hacia atrás o deslizando, sin vista previa ni temblor añadido: lo que se desvíen es tu propia mano.
practice-measure-go = Medir mi mano
practice-measure-again = Medir otra vez
practice-measure-stop = Dejar de medir
practice-measuring = Impulso { $n } de { $most }: { $target }.
practice-measured = Tu mano se desvía ± { NUMBER($angle, maximumFractionDigits: 1) }° y un ± { NUMBER($speed, maximumFractionDigits: 0) } % de la velocidad: se parece sobre todo a la mano { $hand }.
practice-bias = { $side ->
    [left] De media se va { NUMBER($angle, maximumFractionDigits: 1) }° a la izquierda
    [right] De media se va { NUMBER($angle, maximumFractionDigits: 1) }° a la derecha
   *[none] De media va recta
} y { $force ->
    [hard] un { NUMBER($percent, maximumFractionDigits: 0) } % demasiado fuerte.
    [soft] un { NUMBER($percent, maximumFractionDigits: 0) } % demasiado floja.
   *[none] con la fuerza justa.
}

## ¿Y si…?: un impulso del pasado, probado otra vez

whatif-heading = { $count ->
    [0] ¿Y si…?
    [one] ¿Y si…? 1 intento
   *[other] ¿Y si…? { $count } intentos
}
whatif-played = Lo jugado
whatif-tried = Tu intento
whatif-begin = Apuntas como entonces. Cámbialo e impulsa.
whatif-trembling = Con el temblor de esta mano
whatif-play-on = Seguir jugando desde aquí
whatif-close = Volver a la partida

## Tus partidas

yours-part-ruins = Ruinas
yours-part-canyon = Cañón
yours-part-creek = Arroyos
yours-part-mudcracks = Suelos resecos
yours-part-discoveries = Descubrimientos
yours-reached-solo_total = Jugada hasta el final
figure-circles = Círculos alcanzados
figure-bullseyes = Discos en el hoyo
figure-lost = Discos perdidos

## Imprimir

companion-print-sheet = Hojas para anotar
companion-print-board = Tablero
companion-print-discs = Discos
## Lo que no puede haber en una hoja ya rellena

fault-reward_unearned = Hay una recompensa rodeada en la construcción { $building } y { $left ->
    [one] aún le queda 1 hexágono
   *[other] aún le quedan { $left } hexágonos
}.
fault-reward_missing = La construcción { $building } está completa, pero no hay rodeada ninguna recompensa suya.
fault-top_twice = La recompensa superior de la construcción { $building } está rodeada en más de una hoja.
fault-top_missing = Nadie ha rodeado la recompensa superior de la construcción { $building }, y alguien tuvo que completarla primero.
fault-path_too_long = El ramal hasta la casilla { $space } tendría más de { $most } casillas.
fault-icons_too_many = Iconos de { $bonus } rodeados: { $circled }, pero la hoja solo ha conseguido { $earned }.
fault-icons_forgotten = Iconos de { $bonus } rodeados: solo { $circled }, pero la hoja ha conseguido { $earned }.

error-discs_of_box = Hay { $found ->
    [one] 1 disco puesto
   *[other] { $found } discos puestos
}; tendrían que ser { $wanted }.
error-round_open = La ronda { $round } aún no está anotada del todo.
error-not_drawing = La IA no tiene nada que marcar ahora.

## Con la caja

companion-parts = Qué hacer
companion-discs = Discos
companion-sheets = Hojas
companion-check = Revisar
companion-pad = Marcador
companion-player = Jugador { $number }
companion-players = Jugadores
companion-names = Nombres
companion-name = Nombre del jugador { $number }
companion-disc = { $owner }: { $number }
companion-discs-next = ¿Dónde está este disco? { $disc }
companion-discs-laid = Ya están todos los discos. Para mover uno, tócalo abajo.
companion-discs-written = La ronda { $round } se está anotando. Deshaz hasta que se puedan mover sus discos.
companion-hole-section = En el hoyo. ¿En qué sección lo puso su dueño? { $disc }
companion-in-zone = { $zone ->
    [ruins] En las ruinas
    [canyon] En el cañón
    [creek] En los arroyos
   *[mudcracks] En los suelos resecos
}
companion-on-circle = { $circle ->
    [lizard] Toca un círculo de lagarto
    [fox] Toca un círculo de zorro
    [owl] Toca un círculo de lechuza
   *[rabbit] Toca un círculo de conejo
}
companion-on-line = Justo a medias entre { $one } y { $other }
companion-on-corner = En una esquina de lanzamiento: fuera del tablero
companion-in-hole = En el hoyo
companion-off = Fuera del tablero
companion-others-off = Los demás, fuera
companion-turn = Girar el tablero
companion-not-laid = { $disc }: sin poner
companion-pick-disc = { $disc }: { $place }. Toca para moverlo.
companion-none-laid = Toca dónde está cada disco, uno tras otro. Aquí saldrá para qué cuentan. Lo que pongas se queda en este dispositivo.
companion-counts = Para qué cuentan
companion-left = Queda por anotar
companion-ruins-value = tacha { $value ->
    [one] 1 hexágono
   *[other] { $value } hexágonos
}
companion-mud-value = nodos por valor de { $value }
companion-canyon-use = { $times ->
    [one] un contorno del { $number } o menor
   *[other] { $times } contornos, cada uno del { $number } o menor
}
companion-canyon-use-lowest = { $times ->
    [one] un contorno del { $number }
   *[other] { $times } contornos del { $number }
}
companion-creek-use = { $times ->
    [one] un ramal de { $number }
   *[other] { $times } ramales de { $number }
}
companion-fits = { $count ->
    [0] ya no cabe
    [one] cabe en 1 sitio
   *[other] cabe en { $count } sitios
}
companion-either = El { $number } está entre { $one } y { $other }: elige su dueño, después de los intercambios.
companion-to-sheets = Anotar
companion-next-round = Ronda siguiente
companion-keep = Llevar aquí nuestras hojas
companion-keep-about = La hoja de Meseta de cada jugador se guarda en este dispositivo de ronda en ronda, y se comprueba cada marca. Si solo se escribe en papel, basta con la lista que sale junto a los discos.
companion-round = Ronda { $round }
companion-as-text = como diga ese texto
companion-entered = { $entered } de { $count } discos puestos.
companion-to-discs = Poner los discos
companion-reflicks = { $player }: repeticiones gastadas esta ronda, de { $left }
companion-begin = Empezar a anotar
companion-over = La partida ha terminado
companion-worth = Lo que vale cada parte
companion-ask-swap = { $player } puede intercambiar dos discos: { $swaps ->
    [one] le queda 1 intercambio
   *[other] le quedan { $swaps } intercambios
}. Toca dos, o sigue.
companion-swappable = Discos que se pueden intercambiar
companion-no-swap = Seguir sin intercambiar
companion-spot = { $zone ->
    [ruins] Ruinas
    [canyon] Cañón
    [creek] Arroyos
   *[mudcracks] Suelos resecos
}{ $doubled ->
    [yes] {" "}×2
   *[no] {""}
}
companion-ask-choose = { $player }: ¿dónde cuenta este disco?
companion-ask-colours = ¿Qué color anotas tú y cuál la IA?
companion-ask-ai = Ahora se marcan en tu hoja los discos de la IA. Elige tú cada marca, a tu favor, o deja que decida el azar entre todo lo permitido. La IA no puntúa.
companion-lots = Que decida el azar por la IA
companion-lots-drawn = { $count ->
    [one] Se ha hecho 1 marca
   *[other] Se han hecho { $count } marcas
} por la IA.
companion-ai-draw = El { $number } de la IA rellena { $cells } en el cañón.
companion-ai-walk = El { $number } de la IA rellena un ramal en los arroyos.
companion-ai-fill = { $count ->
    [one] La IA rellena 1 círculo pequeño de los suelos resecos: su nodo cuesta 1 más.
   *[other] La IA rellena { $count } círculos pequeños de los suelos resecos: cada uno encarece en 1 su nodo.
}
companion-whose-sheet = De quién es la hoja
companion-which-part = Parte de la hoja
companion-all-sheets = Son las hojas de todos los jugadores
companion-fill-ruins = Toca el último hexágono tachado, o el muro de una construcción para tacharla entera.
companion-fill-canyon = Pasa el dedo por los cuadrados que ocupan los contornos. Otra vez, y se borran.
companion-fill-creek = Toca solo las casillas rodeadas. El camino hasta ellas sale solo.
companion-fill-mudcracks = Toca los nodos marcados y, debajo, las casillas una a una.
companion-reward-first = primero: { $points }
companion-reward-later = después: { $points }
companion-icons = Iconos rodeados, también los gastados
companion-found = Descubrimiento: { $animal }
companion-nothing-wrong = No hay nada imposible en esta hoja.
companion-winners = { $count ->
    [one] Gana { $players }.
   *[other] { $players } comparten la victoria.
}
companion-tie-broken = Los totales son iguales y decide quien rodeó más iconos de descubrimiento.
companion-tie-shared = Son iguales los totales y los iconos de descubrimiento rodeados.
companion-pad-about = Para la hoja de la editorial: pon los cuatro totales de cada jugador, o cuenta los cactus más abajo.
companion-pad-bonuses = Las bonificaciones que sobran no valen puntos, tampoco los iconos de descubrimiento rodeados.
companion-count-cacti = Contar cactus
companion-cactus-type = Cactus del tipo { $number }
companion-cactus-small = Cactus pequeños rodeados
companion-cactus-medium = Cactus medianos rodeados
companion-cactus-large = Cactus grandes rodeados
companion-wrong-building_full = La construcción { $building } tiene menos hexágonos.
companion-wrong-shape_overlaps = { $cell } está en el cuadrado inicial, donde no se dibuja nada.
companion-wrong-shape_apart = Hay cuadrados que no llegan al cuadrado inicial, lado con lado.
companion-wrong-no_such_space = La casilla { $space } no existe.
companion-wrong-space_visited = La X de arriba viene ya tachada y no se rodea.
companion-wrong-node_apart = Un nodo marcado no comparte línea con otro que lleve hasta la X.
companion-wrong-column_full = La columna { $column } tiene menos casillas.
companion-wrong-icons_used_up = La zona de descubrimientos tiene menos iconos de ese animal: { $animal }.
## Retos diarios

daily-goal-one_flick = Impulsas un solo disco, con pulso perfecto. Después anota todo lo que puedas para sumar el máximo de puntos.
