# In the Ruin

name = In the Ruin
blurb = Dibuja tu propio laberinto mientras los demás dibujan el suyo, encuentra gemas donde las letras están activas y sal antes de que la ruina se derrumbe.

mark-road = caminos
mark-wall = muros
source-line = de la fila
source-deck = del mazo
shape-I3 = una barra de 3
shape-L3 = una esquina de 3
shape-I4 = una barra de 4
shape-L4 = una L de 4
shape-T4 = una T de 4
shape-S4 = una S de 4

option-route_draw = quién roba una carta de ruta cada ronda: todos o solo quien encontró una gema
option-route_passes = cuándo se roban cartas de ruta: una vez por ronda o de nuevo en cada eslabón de una cadena de hallazgos
option-removal = qué cartas se retiran por los hallazgos: las de la fila y luego las del mazo, o ninguna si el mazo se ha agotado
option-refill = cómo crece la fila tras los hallazgos: hasta 3 cartas o en 3 cartas

## Por qué se rechaza una acción

fault-chance_first = Antes hay que repartir o descubrir cartas.
fault-has_confirmed = Ya has confirmado; espera a los demás.
fault-has_escaped = Has escapado: tu hoja se queda como está.
fault-only_at_setup = Las rutas se eligen una sola vez, antes de la primera ronda.
fault-not_at_setup = Aún no ha empezado la partida: elige 2 rutas, dibuja tus figuras y confirma.
fault-routes_to_choose = Elige antes las { $count } rutas que te quedas.
fault-shapes_to_draw = Todavía te falta dibujar: { $letters }.
fault-routes_chosen = Ya has elegido tus rutas; con deshacer puedes volver a elegir.
fault-keep_two = Quédate con { $count } rutas distintas.
fault-route_not_dealt = Alguna de esas rutas no te ha tocado.
fault-all_drawn = Ya has dibujado todas tus cartas.
fault-roads_first = Empieza con caminos sobre la salida; los muros van después.
fault-roads_done = No caben más caminos en la preparación: dibuja lo que falta como muros.
fault-walls_done = No caben más muros en la preparación: dibuja lo que falta como caminos.
fault-cover_the_exit = Los primeros caminos tienen que cubrir la salida, { $cell }.
fault-not_adjacent_to_road = Al menos un muro tiene que quedar junto a un camino, lado con lado.
fault-not_adjacent = Tiene que quedar junto a alguna de tus marcas, lado con lado.
fault-not_adjacent_before = Al menos una casilla tiene que quedar junto a una marca de una ronda anterior, lado con lado.
fault-no_such_cell = { $cell } no está en la hoja.
fault-not_the_shape = Esas casillas no forman la figura de la carta { $letter }, la gires como la gires.
fault-space_taken = { $cell } ya está marcada.
fault-road_block = De { $first } a { $last } quedaría un bloque de caminos de 2×2.
fault-has_drawn = Ya has dibujado en esta ronda; con deshacer puedes cambiarlo.
fault-sheet_full = Tu hoja está llena: no hay nada que dibujar, solo mover.
fault-last_space = Es la última casilla vacía y aún tienes que dibujar en esta ronda.
fault-one_special = Solo una acción especial por ronda, y ya la has hecho.
fault-route_not_held = No tienes esa carta de ruta.
fault-before_the_move = El +1 va antes de mover; deshaz primero tus pasos.
fault-draw_first = Primero dibuja y después mueve.
fault-no_road = { $cell } no es un camino tuyo.
fault-already_there = Tu peón ya está en { $cell }.
fault-too_far = No llegas a { $cell }: { $left ->
    [0] no te quedan pasos
    [one] te queda 1 paso
   *[other] te quedan { $left } pasos
}, solo por caminos.
fault-not_on_gate = El salto empieza en un portal, y { $cell } no lo es.
fault-no_other_gate = { $cell } no es otro portal tuyo.
fault-no_steps_left = El salto cuesta un paso y no te queda ninguno.
fault-must_draw = No se puede pasar: dibuja caminos, muros o un solo muro.
fault-phase_one = Nadie escapa antes de la fase 2.
fault-not_on_exit = Para escapar, tu peón tiene que estar en la salida, { $cell }.

error-no_such_route = No existe la ruta { $route }. Las cartas son: { $known }.

## Qué falla en una edición

error-edition_map_row = La fila { $row } del mapa tiene { $found ->
    [one] { $found } casilla
   *[other] { $found } casillas
}; todas tienen { $size }, separadas por espacios.
error-edition_map_space = El mapa muestra «{ $space }».{ $suggestion ->
    [none] {""}
   *[other] {" "}¿Querías decir «{ $suggestion }»?
} Una casilla es un punto, una letra de la A a la X o * para la salida.
error-edition_map_exit = La salida (*) aparece una sola vez en el mapa, en el centro: { $cell }.
error-edition_map_letter = { $found ->
    [0] Falta la letra { $letter } en el mapa.
   *[other] La letra { $letter } aparece { $found } veces en el mapa; lo correcto es una.
}
error-edition_shape_twice = Ya hay otra figura que se llama «{ $name }».
error-edition_shape_mark = La figura { $name } está dibujada con «{ $mark }»; usa # para una casilla y un punto para un hueco.
error-edition_shape_cells = La figura { $name } tiene { $found ->
    [one] { $found } casilla
   *[other] { $found } casillas
}; dibuja de 1 a { $most } con #.
error-edition_shape_apart = La figura { $name } se rompe: sus casillas deben estar unidas por los lados.
error-edition_shape_block = La figura { $name } tiene un bloque de 2×2, que nunca podría ser de caminos.
error-edition_card = { $found ->
    [0] Ninguna carta de exploración lleva la letra { $letter }.
   *[other] La letra { $letter } está en { $found } cartas de exploración; tiene que estar en una.
}
error-edition_unknown_letter = Una carta de exploración lleva la letra «{ $letter }».{ $suggestion ->
    [none] {""}
   *[other] {" "}¿Querías decir «{ $suggestion }»?
} Las letras van de la A a la X.
error-edition_route = «{ $route }» no es una ruta: lleva dos letras distintas de la A a la X.
error-edition_route_twice = La ruta { $route } ya está.

## Qué ha pasado

event-dealt = { $cards_count ->
    [0] { $seat } recibe { $count } cartas de exploración. ({ $clause })
   *[other] { $you ->
        [yes] Recibes
       *[no] { $seat } recibe
    } las cartas de exploración { $cards }. ({ $clause })
}
event-routes_dealt = { $routes_count ->
    [0] { $seat } recibe { $count } cartas de ruta. ({ $clause })
   *[other] { $you ->
        [yes] Recibes
       *[no] { $seat } recibe
    } las rutas { $routes }. ({ $clause })
}
event-kept = Te quedas con { $routes }. ({ $clause })
event-drawn = Dibujas { $mark } en { $cells }. ({ $clause })
event-single_drawn = Dibujas un solo muro en { $cell } y anotas una penalización: llevas { $penalties }. ({ $clause })
event-extra_drawn = Gastas { $route } y añades { $mark } en { $cell }. ({ $clause })
event-walked = Tu peón va por { $path }: { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
}; quedan { $left }. ({ $clause })
event-warped = Gastas { $route } y saltas de { $start } a { $cell }; { $left ->
    [one] queda 1 paso
   *[other] quedan { $left } pasos
}. ({ $clause })
event-confirmed = { $you ->
    [yes] Confirmas
   *[no] { $seat } confirma
}. ({ $clause })
event-announced = { $you ->
    [yes] Anuncias
   *[no] { $seat } anuncia
} { $letters }: activas para todos. ({ $clause })
event-round_begun = Ronda { $round }: carta { $letter }, { $shape }, hasta { $number } pasos. ({ $clause })
event-card_used = La carta { $letter } se descarta; su letra sigue como estaba. ({ $clause })
event-route_spent = { $routes_count ->
    [0] { $seat } ha gastado una carta de ruta. ({ $clause })
   *[other] { $you ->
        [yes] Has
       *[no] { $seat } ha
    } gastado { $routes }. ({ $clause })
}
event-escaped = { $you ->
    [yes] Escapas
   *[no] { $seat } escapa
} de la ruina. ({ $clause })
event-found = { $seats_count ->
    [one] { $you ->
        [yes] Estás en { $letter } y la encuentras
       *[no] { $seats } está en { $letter } y la encuentra
    }: 1 gema. ({ $clause })
   *[other] { $seats } están en { $letter } y la encuentran: 1 gema para cada uno. ({ $clause })
}
event-found_at_once = { $seats_count ->
    [one] { $you ->
        [yes] Ya estabas
       *[no] { $seats } ya estaba
    } en { $letter }: 1 gema al instante. ({ $clause })
   *[other] { $seats } ya estaban en { $letter }: 1 gema para cada uno al instante. ({ $clause })
}
event-route_drawn = { $routes_count ->
    [0] { $seat } roba una carta de ruta. ({ $clause })
   *[other] { $you ->
        [yes] Robas
       *[no] { $seat } roba
    } una carta de ruta: { $routes }. ({ $clause })
}
event-hand_full = Tienes { $most } cartas de ruta y no robas. ({ $clause })
event-routes_reshuffled = El mazo de rutas se ha agotado: { $count } descartes forman el nuevo. ({ $clause })
event-used_up = { $letter } queda agotada para todos. ({ $clause })
event-became_gate = En tu hoja, el camino de { $letter } ({ $cell }) pasa a ser un portal. ({ $clause })
event-became_wall = En tu hoja, { $letter } ({ $cell }) estaba vacía y pasa a ser un muro. ({ $clause })
event-stayed_wall = En tu hoja, { $letter } ({ $cell }) ya estaba bajo un muro y así sigue. ({ $clause })
event-removed = Se retira la carta { $letter } { $source } por una letra encontrada. ({ $clause })
event-shortfall = { $count ->
    [one] Habría que retirar 1 carta más
   *[other] Habría que retirar { $count } cartas más
}, pero no queda ninguna. ({ $clause })
event-removal_skipped = El mazo se ha agotado: ya no se retira ninguna carta. ({ $clause })
event-activated = { $letter } se activa. ({ $clause })
event-known_before = { $letter } ya se había anunciado: no cambia nada. ({ $clause })
event-laid = La carta { $letter } entra en la fila. ({ $clause })
event-collapsed = La ruina se derrumba: se retira la carta { $letter } { $source } y su letra sigue como estaba. ({ $clause })
event-phase_ended = La fila está vacía: termina la fase 1. ({ $clause })
event-measured = Tu mayor rectángulo, de { $first } a { $last }, vale { $points }. ({ $clause })
event-all_shuffled = Se barajan las { $count } cartas de exploración para la fase 2. ({ $clause })
event-game_over = La partida ha terminado; se muestran todas las hojas. ({ $clause })
event-tier_reached = { $points } puntos: { $tier ->
    [tier_amber] el ámbar
    [tier_jade] el jade
    [tier_topaz] el topacio
    [tier_ruby] el rubí
    [tier_diamond] el diamante
   *[short_of_goal] el ámbar empieza en 300
}. ({ $clause })

## Por qué un turno es bueno o malo

why-takes_gem = toma la gema de { $letter } ({ $points } puntos)
why-opens_letter = abre { $letter }
why-waits_on_letter = espera en { $letter }, que se abriría con el hallazgo de otro
why-nears_gem = queda a { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
} de la gema de { $letter }
why-draws_to_gem = deja { $spaces ->
    [one] 1 casilla
   *[other] { $spaces } casillas
} por dibujar hasta la gema de { $letter }
why-joins_route = une la ruta { $route } ({ $points } puntos)
why-nears_route = deja { $spaces ->
    [one] 1 casilla
   *[other] { $spaces } casillas
} por dibujar para la ruta { $route }
why-blocks_route = corta la ruta { $route }
why-fills_rectangle = llena un rectángulo de { $points ->
    [one] 1 casilla
   *[other] { $points } casillas
}
why-nears_rectangle = deja { $spaces ->
    [one] 1 casilla
   *[other] { $spaces } casillas
} por llenar en un rectángulo de { $points }
why-leaves_holes = deja { $count ->
    [one] 1 casilla donde no cabe ninguna figura
   *[other] { $count } casillas donde no cabe ninguna figura
}
why-lacks_room = no deja sitio para la carta { $letter }, la siguiente
why-loses_gem = dibuja un muro sobre la gema de { $letter }
why-spends_route = gasta la carta de ruta { $route }
why-takes_penalty = cuesta una penalización de { $points }
why-escapes = escapa { $points ->
    [0] (sin puntos, pero sin perder ninguno)
   *[other] ({ $points } puntos)
}
why-escapes_first = escapa antes que ningún rival ({ $points } puntos)
why-nears_exit = { $steps ->
    [0] vuelve a la salida
    [one] vuelve a 1 paso de la salida
   *[other] vuelve a { $steps } pasos de la salida
}
why-stays_inside = se queda en la ruina, con { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} por venir
why-stays_behind = acaba el último turno dentro de la ruina ({ $points } puntos menos)
why-keeps_route = conserva la ruta { $route }, con { $spaces ->
    [0] nada
    [one] 1 casilla
   *[other] { $spaces } casillas
} por dibujar

## Puntuaciones y finales

part-gems = { $count ->
    [one] 1 gema
   *[other] { $count } gemas
}
part-rectangle_1 = rectángulo 1, { $first }–{ $last } ({ $width }×{ $height })
part-rectangle_2 = rectángulo 2, { $first }–{ $last } ({ $width }×{ $height })
part-routes = { $count ->
    [one] 1 ruta
   *[other] { $count } rutas
}
part-penalties = { $count ->
    [one] 1 penalización
   *[other] { $count } penalizaciones
}
part-escape = { $count ->
    [0] sin escapar
   *[other] huida, puesto { $count }
}
tie-roads = más caminos
outcome-all_escaped = Han escapado todos.
outcome-line_empty = La fila está vacía.
outcome-short_of_goal = La meta son 300 puntos: el ámbar.
outcome-tier_amber = El ámbar empieza en 300 puntos; el jade, en 330.
outcome-tier_jade = El jade empieza en 330 puntos; el topacio, en 355.
outcome-tier_topaz = El topacio empieza en 355 puntos; el rubí, en 385.
outcome-tier_ruby = El rubí empieza en 385 puntos; el diamante, en 415.
outcome-tier_diamond = El diamante empieza en 415 puntos. Por encima no hay nada.
verdict-short_of_goal = { $total ->
    [one] 1 punto: ha ganado la ruina.
   *[other] { $total } puntos: ha ganado la ruina.
}
verdict-tier_amber = { $total } puntos: has llegado al ámbar.
verdict-tier_jade = { $total } puntos: has llegado al jade.
verdict-tier_topaz = { $total } puntos: has llegado al topacio.
verdict-tier_ruby = { $total } puntos: has llegado al rubí.
verdict-tier_diamond = { $total } puntos: has llegado al diamante.

## La terminal

notation-forms = Escribe r f4 f5 f6 (caminos), w f4 f5 f6 (muros), c d4 (un solo muro, con penalización), go f6, done. Con help verás lo demás.
notation-help =
    keep AD BM       quédate con dos rutas (preparación)
    r f4 f5 f6       dibuja la figura como caminos en esas casillas
    w f4 f5 f6       dibuja la figura como muros
    c d4             dibuja un solo muro, con una penalización
    +r d4 AD         un camino más (+w: un muro) gastando la ruta AD
    go f6            lleva el peón hasta ahí
    warp b4 AD       salta de este portal al de b4 gastando AD
    done             confirma; después no se puede deshacer
    escape           confirma y sal de la ruina (fase 2, en la salida)
    donde r          dónde caben caminos (w: muros, c: un muro, +r: uno más)
do-keep = guarda las rutas { $routes }
do-draw-roads = dibuja caminos en { $cells }
do-draw-walls = dibuja muros en { $cells }
do-single = dibuja un solo muro en { $cell }, con una penalización
do-extra-roads = dibuja un camino más en { $cell } gastando { $route }
do-extra-walls = dibuja un muro más en { $cell } gastando { $route }
do-walk = lleva el peón a { $cell }
do-warp = salta al portal de { $cell } gastando { $route }
do-confirm = confirma
do-escape = confirma y sal de la ruina
prompt-setup = prepara tu hoja
prompt-draw = dibuja
prompt-move = mueve, o done
clause-setup = RU-06
clause-draw = RU-16
clause-move = RU-18
forms-setup = keep AD BM, r f4 f5 f6, w f4 f5 f6, done
forms-draw = r f4 f5 f6 (caminos), w f4 f5 f6 (muros), c d4 (un solo muro)
forms-move = go f6, warp b4 AD, +r d4 AD, done
help-setup =
    keep AD BM       quédate con dos rutas
    r f4 f5 f6       dibuja una figura como caminos, la primera sobre la salida
    w f4 f5 f6       dibuja una figura como muros
    done             confirma; después no se puede deshacer
    donde r          dónde caben caminos (w: muros); donde r f4: sobre f4
    mirar cartas     las cartas y lo que se sabe de ellas
help-draw =
    r f4 f5 f6       dibuja la figura como caminos en esas casillas
    w f4 f5 f6       dibuja la figura como muros
    c d4             dibuja un solo muro, con una penalización
    donde r          dónde caben caminos (w: muros, c: un muro); donde r f4
    mirar cartas     las cartas y lo que se sabe de ellas
help-move =
    go f6            lleva el peón hasta ahí, por los caminos
    warp b4 AD       salta de este portal al de b4 gastando la ruta AD
    +r d4 AD         un camino más (+w: un muro) gastando AD; donde +r: dónde cabe
    done             confirma; después no se puede deshacer
    escape           confirma y sal de la ruina (fase 2, en la salida)
    mirar cartas     las cartas y lo que se sabe de ellas
look-cards = cartas
look-players = jugadores
look-sheet = hoja
look-how = Escribe mirar cartas, mirar hoja o mirar jugadores; mirar muestra la mesa.
table-asked-keep = Quédate con 2 rutas; por ejemplo: keep AD BM.
table-asked-roads = Dibuja { $shapes }: primero caminos sobre la salida (r), después muros (w).
table-asked-shapes = Dibuja { $shapes }.
table-asked-done = Todo listo: confirma con done.
table-asked-draw = Dibuja { $shape } (carta { $letter }) como caminos (r) o muros (w), o un solo muro con penalización (c).
table-asked-move = { $left ->
    [one] Te queda 1 paso
   *[other] Te quedan hasta { $left } pasos
}; después, done.
table-asked-freed = Tu hoja está llena: mueve y confirma con done.
table-asked-exit = Estás en la salida: con escape dejas la ruina.
table-asked-wait = Esperamos a { $seats }.
table-legend = ○ (A) camino  <A> portal  █ muro  @ peón  ★ salida  ! activa  * a pie  + salto
table-active = Activas
table-used = Agotadas
table-coming = Por salir
table-none = ninguna
table-line = Fila, de la más antigua a la más nueva
table-points-brief = puntos { $points }, penal. { $penalties }
table-brief = gemas { $gems }, rutas { $routes }, visto en { $place }
table-piles = Mazo { $deck } · descartes { $discard } · mazo de rutas { $routes } · rutas descartadas { $route_discard }
table-round = Fase { $stage }, ronda { $round }
table-setup = Preparación
table-hand = Tus rutas
table-spent = gastada
table-rectangle = Mayor rectángulo ahora: { $first }–{ $last }, { $points } puntos
table-rectangle-1 = Rectángulo de la fase 1: { $points } puntos
table-penalties = Penalizaciones: { $count }
table-points = Por ahora: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
table-gems = gemas
table-routes = rutas
table-place = visto en
table-escaped = escapó en la ronda { $round }
table-inside = en la ruina
table-thinking = pensando
table-sheet = { $you ->
    [yes] Tu hoja
   *[no] Hoja de { $seat }
}
table-where = { $count ->
    [0] En ningún sitio.
    [one] De 1 manera, marcada con *.
   *[other] De { $count } maneras; con *, toda casilla que alguna cubre.
}
table-where-how = Escribe donde r, w, c, +r o +w, si quieres con casillas que cubrir: donde r f4
table-to-draw = Por dibujar

## La hoja impresa

sheet-title = In the Ruin
sheet-cards = Exploración
sheet-steps = pasos
sheet-gems = gemas
sheet-penalties = penalizaciones
sheet-points = Puntos
sheet-rectangle-1 = rectángulo, fase 1
sheet-rectangle-2 = rectángulo, final
sheet-routes = rutas
sheet-escape = huida
sheet-total = total
sheet-name = nombre
sheet-road = camino
sheet-wall = muro
sheet-gate = portal
sheet-exit = salida
paper-explore = cartas de exploración
paper-routes = cartas de ruta
paper-route-points = puntos
paper-explore-backs = reversos, para la otra cara de cada página de cartas de exploración
paper-route-backs = reversos, para la otra cara de cada página de cartas de ruta
paper-aid = ayudas de juego
paper-aid-round = Una ronda
paper-aid-draw = Dibuja la figura como caminos (A) o como muros (B), junto a una marca de otra ronda; o un solo muro, con una penalización (C). Nunca 2×2 caminos.
paper-aid-move = Anda por caminos hasta el número de la carta.
paper-aid-spend = Una vez por ronda, gasta una carta de ruta: un camino o muro más antes de andar, o un salto de portal a portal (1 paso).
paper-aid-gem = En una letra activa, una gema. Todos roban una carta de ruta, hasta 5.
paper-aid-found = La letra encontrada se agota: en cada hoja su camino pasa a portal y una casilla vacía a muro. La carta más antigua de la fila se retira y activa su letra.
paper-aid-ends = Principio y final
paper-aid-deal = Quédate 2 de 4 cartas de ruta. Pon 3 cartas de exploración en fila; cada ronda usa la más antigua.
paper-aid-start = Dibuja 2 cartas de exploración: caminos sobre la salida y muros junto a ellos (en solitario 4: 2 y 2). Sus letras están activas.
paper-aid-phase = Con la fila vacía acaba una fase: puntúa tu mayor rectángulo lleno. Para la fase 2, baraja las 24 cartas.
paper-aid-escape = En la fase 2 puedes escapar por la salida. Por cada jugador fuera se retira una carta de la fila cada ronda.
paper-aid-alone = En solitario, ganas con 300 puntos.

## La página

page-end-sheets = Laberintos
page-sheet = Tu hoja, de 11 por 11 casillas
page-exit = salida
page-pawn = tu peón
page-space-road = camino
page-space-wall = muro
page-space-gate = portal
page-space-empty = vacía
page-letter-active = { $letter }, activa
page-letter-used = { $letter }, agotada
page-letter-coming = { $letter }, aún sin activar
page-letter-quiet = { $letter }, sin activar
page-reach = a tu alcance
page-reach-warp = a tu alcance con un salto
page-no-reach = fuera de alcance
page-fits = Cabe en { $cells }
page-not-fits = No cabe en { $cells }
page-card = Carta { $letter }: { $shape }, { $number } pasos
page-card-line = { $state }; su carta está en la fila
page-card-coming = { $state }; su carta aún puede salir
page-card-gone = { $state }; su carta ya salió
page-shape = { $shape }, { $number } pasos
page-your-cards = Tus primeras cartas
page-line = La fila, de la más antigua a la más nueva
page-deck = { $count ->
    [one] Queda 1 carta en el mazo; ver todas
   *[other] Quedan { $count } cartas en el mazo; ver todas
}
page-legend-active = activa
page-legend-used = agotada
page-legend-coming = por salir
page-legend-line = en la fila
page-route = Ruta de { $first } a { $last }, sin unir
page-route-joined = Ruta de { $first } a { $last }, unida
page-joined = { $count ->
    [one] 1 unida
   *[other] { $count } unidas
}
page-no-routes = Sin cartas de ruta
page-so-far = Tus puntos por ahora
page-part-gems = { $count ->
    [one] 1 gema
   *[other] { $count } gemas
}
page-part-routes = { $count ->
    [one] 1 ruta unida
   *[other] { $count } rutas unidas
}
page-part-rectangle = Rectángulo de la fase { $count }
page-part-penalties = { $count ->
    [one] 1 penalización
   *[other] { $count } penalizaciones
}
page-part-escape = Huida
page-steps = { $left ->
    [0] sin pasos
    [one] queda 1 paso
   *[other] quedan { $left } pasos
}
page-seat = { $seat }: { $gems ->
    [one] 1 gema
   *[other] { $gems } gemas
}, { $routes ->
    [one] 1 carta de ruta
   *[other] { $routes } cartas de ruta
}
page-seat-at = visto por última vez en { $letter }
page-sheet-sum = { $gems ->
    [one] 1 gema
   *[other] { $gems } gemas
} · rectángulos { $first } y { $last } · { $routes ->
    [one] 1 ruta
   *[other] { $routes } rutas
} · { $penalties ->
    [one] 1 penalización
   *[other] { $penalties } penalizaciones
}
page-tell-reveal = Todos han confirmado. La carta { $letter } se descarta.
page-tell-joined = { $count ->
    [one] Ruta unida: 15 puntos, si aún tienes la carta al final.
   *[other] { $count } rutas unidas: 15 puntos cada una, si aún tienes las cartas al final.
}
page-tell-over = La partida ha terminado. Tu mayor rectángulo vale { $points }.
page-tell-collapse = { $letters_count ->
    [one] La ruina se derrumba: se pierde la carta { $letters }.
   *[other] La ruina se derrumba: se pierden las cartas { $letters }.
}
page-tell-removed = Se retiran las cartas { $letters } por las letras encontradas.
page-race = { $inside ->
    [one] Queda 1 dentro
   *[other] Quedan { $inside } dentro
} · { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
page-edit-map = Toca una letra y después su nuevo sitio, o arrástrala. Teclas: flechas, Intro, una letra, Supr.
page-edit-map-label = El mapa
page-edit-absent = No están en el mapa:
page-edit-shapes = Cartas de exploración
page-edit-spaces = Las casillas de { $name }
page-edit-space = Fila { $row }, columna { $column }
page-edit-number = Pasos
page-edit-letters = Letras
page-edit-routes = Cartas de ruta
page-edit-route = Carta de ruta { $number }
page-mean-gems = Gemas
page-mean-rectangle_1 = Rectángulo de la fase 1
page-mean-rectangle_2 = Rectángulo de la fase 2
page-mean-routes = Rutas
page-mean-penalties = Penalizaciones
page-mean-escape = Huida
page-key-arrows = De casilla en casilla
page-key-use = Dibujar, o ir a la casilla; Espacio hace lo mismo
page-key-turn = Girar la figura; con Mayúsculas, al revés
page-key-flip = Voltear la figura
page-key-mark = Caminos o muros
page-key-single = Un solo muro en vez de la figura
page-key-extra = Una casilla más, por una carta de ruta
page-key-go = Ir a la casilla
page-key-warp = Saltar de portal a portal, por una carta de ruta
page-key-confirm = Confirmar
page-key-escape = Escapar de la ruina (fase 2)
page-key-cancel = Soltar lo que tienes en la mano
page-toggle = Caminos o muros (W)
page-drawing-road = Dibujas caminos; cambiar a muros
page-drawing-wall = Dibujas muros; cambiar a caminos
page-turn = Girar la figura
page-turn-word = Girar
page-flip = Voltear la figura
page-flip-word = Voltear
page-single = Un solo muro, con una penalización de 10
page-single-word = 1 muro
page-extra = Una casilla más, a cambio de una ruta
page-extra-word = Extra
page-warp = Saltar
page-draw = Dibujar
page-keep = Quedarme con { $routes }
page-confirm = Confirmar
page-stay = Quedarme
page-escape = Escapar
page-ask-over = La partida ha terminado.
page-ask-wait = Esperamos a { $seats }.
page-ask-chance = Se reparten las cartas.
page-ask-keep = { $left ->
    [one] Quédate con 1 ruta más.
   *[other] Elige con qué 2 de tus 4 rutas te quedas.
}
page-ask-keep-these = Quédate con estas dos o elige otras.
page-ask-setup-roads = Dibuja una de tus cartas como caminos. Tienen que cubrir la salida.
page-ask-setup-walls = Dibuja lo que queda como muros, al menos uno junto a un camino.
page-ask-setup-more = Dibuja la siguiente como caminos o muros, junto a lo ya dibujado.
page-ask-ready = Todo está dibujado. Confirma cuando te convenza.
page-ask-draw = Dibuja la carta { $letter } como { $mark }, junto a una marca anterior.
page-ask-single = Elige una casilla para un solo muro, junto a una de tus marcas. Cuesta 10 puntos.
page-ask-single-only = La figura no cabe: dibuja un solo muro junto a una de tus marcas. Cuesta 10 puntos.
page-ask-extra = Elige una casilla para una marca más. Paga la ruta { $route }; toca otra para cambiar.
page-ask-warp = Elige el portal al que saltas. Paga la ruta { $route }; toca otra para cambiar.
page-ask-move = Camina hasta una casilla iluminada, { $left ->
    [one] 1 paso
   *[other] hasta { $left } pasos
}, o confirma.
page-ask-move-warp = Camina a lo iluminado, { $left ->
    [one] 1 paso
   *[other] hasta { $left } pasos
} (hueco: saltando), o confirma.
page-ask-far = Ahí solo llegas saltando: desde un portal, a cambio de una carta de ruta.
page-ask-confirm = No queda nada más: confirma o deshaz algo.
page-ask-escape = Estás en la salida: escapa ya, sigue caminando o quédate.
page-nudge-keep = ¿Qué dos rutas quedan cerca de tus primeras cartas?
page-nudge-draw = Piensa en la figura como { $mark }.
page-nudge-single = Un solo muro puede ser el mal menor.
page-nudge-extra = Una casilla más bien podría valer una ruta.
page-nudge-go = El peón tiene un sitio mejor donde estar.
page-nudge-warp = Un portal llega más lejos que tus pies.
page-hint-look = Mira alrededor de { $cells }.
page-hint-keep = Quédate con { $routes }.
page-hint-draw = Dibuja { $mark } en { $cells }.
page-hint-single = Dibuja un solo muro en { $cells }.
page-hint-extra = Gasta { $route } y añade { $mark } en { $cells }.
page-hint-go = Camina hasta { $cells }.
page-hint-warp = Salta a { $cells } gastando { $route }.
page-hint-done = Confirma tu ronda.
page-hint-escape = Escapa ya.

page-option-route_draw = Quién roba una carta de ruta
page-option-route_passes = Cada cuánto se roban cartas de ruta
page-option-removal = Cartas retiradas por hallazgos y huidas
page-option-refill = Cartas nuevas en la fila
choice-route_draw-everyone = todos
choice-route_draw-finders = solo quien encontró una gema
choice-route_passes-once = una vez por ronda
choice-route_passes-each = otra vez en cada eslabón de una cadena
choice-removal-line_then_deck = de la fila y luego del mazo
choice-removal-skip_when_depleted = ninguna si el mazo se ha agotado
choice-refill-to_3 = hasta 3 en total
choice-refill-add_3 = 3 más cada vez

page-figure-ru-01 = El centro de la hoja: la salida, con su escalera, y alrededor las letras de la A a la H, con una casilla entre ellas.
page-figure-ru-07 = Caminos que cubren la salida y, a su lado, muros.
page-figure-ru-10 = Una figura sobre casillas vacías se puede dibujar; sobre un muro, no.
page-figure-ru-12 = Una esquina de caminos que cerraría un bloque de 2×2 se rechaza; la misma esquina al lado se permite.
page-figure-ru-16 = Tres maneras de dibujar: la figura como caminos, como muros, o un solo muro que cuesta 10 puntos.
page-figure-ru-18 = El peón da cuatro pasos por caminos, rodeando un muro, hasta la letra activa A.
page-figure-ru-19 = Una casilla más junto a una marca; y un salto de un portal a otro.
page-figure-ru-24 = Un camino en la letra encontrada A pasa a ser un portal; una casilla vacía, un muro.
page-figure-ru-31 = Un rectángulo lleno de caminos y muros, de 3 por 4: 12 puntos.

page-goal = Tu objetivo: sumar más puntos que nadie. Encuentra gemas en las letras activas, une las letras de tus rutas, llena rectángulos y escapa por la salida en la segunda mitad.
page-picked-cells = { $cells }
page-picked-card = la carta { $letter }
page-picked-route = la ruta { $route }
page-picked-shape = la figura
page-picked-single = el muro suelto
page-picked-extra = la casilla extra
page-picked-move = el peón
page-picked-warp = el salto
page-lesson-look = Cada cual tiene su hoja y todos dibujan a la vez. En el centro está la salida; alrededor, 24 letras. Dibujarás caminos y muros, caminarás por los caminos y encontrarás gemas en las letras.
page-lesson-keep = Estas son cartas de ruta: dos letras cada una. La que unas con tus caminos vale 15 puntos al final. Quédate con dos de las cuatro: elige A–D y H–I.
page-lesson-keep-otherwise = Elige las rutas A–D y H–I y quédate con ellas.
page-lesson-roads = También tienes dos cartas de exploración. Una se dibuja como caminos y tiene que cubrir la salida. Pon la barra de pie, desde la salida hasta la A. La R la gira, y también la rueda o un segundo dedo.
page-lesson-roads-otherwise = Pon la barra de pie en f4, f5 y f6: de la A a la salida.
page-lesson-walls = La otra se dibuja como muros, junto a un camino. Por los muros no se pasa, pero llenan rectángulos, y el mayor rectángulo lleno también da puntos. Gira y voltea la L hasta que encaje en las casillas iluminadas.
page-lesson-walls-otherwise = La L va en g5, g6 y g7, con el pie en h7.
page-lesson-done = Hasta que confirmes, todo se puede deshacer; después, nada. Confirma.
page-lesson-done-otherwise = Tus cartas están dibujadas. Confirma.
page-lesson-draw = Todos han anunciado sus cartas: A, E, O y S están activas, con una gema para quien se detenga allí. Ahora todos dibujan la carta más antigua de la fila, la B, como caminos o como muros. Dibuja caminos hacia abajo desde la salida. Nunca pueden formar un bloque de 2×2.
page-lesson-draw-otherwise = Como caminos, en f7, f8 y g8. Es una esquina: gírala hasta que encaje.
page-lesson-walk = Después el peón camina por los caminos, hasta el número de la carta: 5. Lo iluminado está a tu alcance. Ve a la A.
page-lesson-walk-otherwise = Ve a la A, en f4: está iluminada y está activa.
page-lesson-confirm = Dos pasos y estás en una letra activa. Confirma y mira qué trae.
page-lesson-confirm-otherwise = Ya estás donde querías. Confirma.
page-lesson-route = Una gema: 10 puntos. La A queda agotada para todos y en tu hoja es un portal; con una carta de ruta puedes saltar de portal a portal. La carta C ha salido de la fila, así que la C está activa. Ahora toca la M: dibújala como caminos hasta la D y tu ruta A–D quedará unida.
page-lesson-route-otherwise = Como caminos, en fila desde la D: h8, i8 y j8.
page-lesson-end = Unida: 15 puntos, si aún tienes la carta al final. El mazo se juega dos veces. En la segunda mitad, detente en la salida y escapa: quien sale primero gana 30 puntos y quien se queda pierde 20. Eso es todo; cuidado con los muros.

## Tus partidas

yours-part-gems = Gemas
yours-part-rectangle_1 = Rectángulo 1
yours-part-rectangle_2 = Rectángulo 2
yours-part-routes = Rutas
yours-part-penalties = Penalizaciones
yours-part-escape = Huida
yours-reached-short_of_goal = Por debajo del ámbar
yours-reached-tier_amber = Ámbar
yours-reached-tier_jade = Jade
yours-reached-tier_topaz = Topacio
yours-reached-tier_ruby = Rubí
yours-reached-tier_diamond = Diamante
figure-gems = Gemas
figure-penalties = Penalizaciones
figure-rectangle_1 = Casillas del rectángulo 1
figure-rectangle_2 = Casillas del rectángulo 2
figure-routes = Rutas unidas
figure-roads = Caminos dibujados
figure-escape = Ronda de la huida (0: nunca)

## Con la caja: quien canta las cartas, y las hojas

error-call_first_phase = Nadie escapa antes de la fase 2.
error-call_escapes = No pueden escapar { $escapes }: en la ruina quedan { $inside }.
error-call_finders = Con { $inside } dentro no se encuentran { $found } letras: cada peón está en una sola.
error-call_not_active = { $letter } no cuadra con lo encontrado: una letra se encuentra si está activa en ese momento.
error-call_card = La carta { $letter } no puede salir aquí: está en otro sitio o ahora no se descubre ninguna.
error-call_too_long = La ronda { $round } no puede haberse jugado: las cartas se acabaron antes o falta saber alguna.
error-sheet_exit = Hoja { $sheet }: la salida, { $cell }, es camino desde la preparación.
error-sheet_block = Hoja { $sheet }: de { $first } a { $last } hay un bloque de caminos de 2×2. Marca por él { $penalties } penalizaciones.
error-sheet_adrift = Hoja { $sheet }: lo dibujado junto a { $cell } no toca nada más.
error-sheet_gate = Hoja { $sheet }: { $cell } no tiene letra, así que no puede ser un portal.
error-sheet_found = Hoja { $sheet }: { $letter } ({ $cell }) se encontró, como muestra la hoja { $other }; aquí también es portal o muro.
error-sheet_gems = Hoja { $sheet }: { $gems } gemas, pero solo { $most } letras donde pudieron encontrarse.
error-sheet_gates = A solas, cada gema hace un portal: { $gems } gemas y { $gates } portales no cuadran.
error-sheet_penalties = Hoja { $sheet }: { $penalties } penalizaciones, pero solo { $walls } muros.
error-sheet_rectangle = Hoja { $sheet }: no hay ningún rectángulo lleno que valga { $points }, y las marcas no se borran.
error-sheet_escape = Hoja { $sheet }: nadie escapa antes de la fase 2.
error-sheet_route = No hay ninguna carta de ruta { $route }.
error-sheet_route_twice = La carta de ruta { $route } solo está una vez.

companion-about = Canta las cartas en una mesa con hojas de papel y cuenta los puntos al final. Lo que pongas se queda en este dispositivo.
companion-parts = Qué usar
companion-caller = Cartas
companion-score = Puntos
companion-asking = Mirando…

companion-players = ¿Cuántos jugáis?
companion-alone = A solas
companion-players-count = { $count } jugadores
companion-cards-from = Cartas de exploración
companion-cards-here = De aquí
companion-cards-box = Las nuestras
companion-cards-here-about = Aquí se barajan y se ven las cartas: bastan una hoja, un lápiz y las cartas de ruta.
companion-cards-box-about = Barajáis y descubrís vuestras cartas y tocáis qué letra es: de lo demás se lleva la cuenta aquí.
companion-house-rules = Cómo leéis las reglas
companion-begin = Empezar
companion-again = Otra partida
companion-setup = Preparación
companion-setup-several = Cada cual toma el teléfono, mira dos cartas y lo pasa: una se dibuja como caminos sobre la salida, la otra como muros junto a un camino. Cuatro rutas para cada cual; quedaos con dos.
companion-setup-alone = Una figura como caminos sobre la salida; después, en cualquier orden, otra como caminos y dos como muros, cada una junto a lo que ya hay. Cuatro rutas; quédate con dos.
companion-player = Jugador { $number }
companion-show-hand = Ver las cartas
companion-hide-hand = Tapar las cartas
companion-setup-done = Hemos dibujado: anunciar
companion-setup-done-alone = Ya está dibujado
companion-announced = Activas: { $letters }. Los peones están en la salida.

companion-turn-up-dealt = Preparación lista. ¿Qué letras se anuncian? { $count ->
    [one] Falta 1.
   *[other] Faltan { $count }.
}
companion-turn-up = Descubrid una carta del mazo: ¿qué letra es?
companion-turn-up-removed = Una carta va del mazo a los descartes: ¿qué letra es?
companion-letter-free = Carta { $letter }

companion-where = Fase { $phase }, ronda { $round }
companion-turns = { $turns ->
    [one] última ronda de esta fase
   *[other] como mucho, { $turns } rondas
}
companion-draw = { $letter }: { $shape }
companion-steps = hasta { $number } pasos
companion-draw-own = Dibujad la carta { $letter }
companion-line-next = Después
companion-draw-aloud = Ronda { $round }. Carta { $letter }: { $shape }, hasta { $number } pasos.
companion-draw-own-aloud = Ronda { $round }. Carta { $letter }.
companion-aloud = Leer en voz alta
companion-say-again = Repetir
companion-all-done = Ya hemos dibujado y movido
companion-active-now = Activas:
companion-letters = Letras
companion-active = activa
companion-used = encontrada
companion-in-line = en la fila
companion-gone = carta fuera
companion-to-come = por salir
companion-letter-state = { $letter }: { $states }
companion-deck-left = { $count ->
    [0] No quedan cartas boca abajo.
    [one] Queda 1 carta boca abajo.
   *[other] Quedan { $count } cartas boca abajo.
}

companion-ask-found = ¿En qué letras hay un peón?
companion-ask-at-once = ¿Hay un peón en una letra que acaba de activarse?
companion-ask-escapes = ¿Quién sale de la ruina?
companion-escapes = { $count ->
    [0] nadie
    [one] sale 1
   *[other] salen { $count }
}
companion-escapes-alone = salgo
companion-nobody = Nadie; seguimos
companion-nobody-alone = Ninguna; sigo
companion-found-on = Encontradas: { $letters }
companion-not-yet = Volver a la carta
companion-over = La partida ha terminado. Ahora, a contar las hojas.
companion-to-score = Contar las hojas

companion-news = Qué ha pasado
companion-news-discarded = La carta { $letters } se descarta; su letra sigue como estaba.
companion-news-routes_all = Quien tenga menos de cinco cartas de ruta roba una.
companion-news-routes_finders = Quien haya encontrado una gema roba una carta de ruta, si tiene menos de cinco.
companion-news-found = { $count ->
    [one] Se ha encontrado { $letters }: una gema para quien esté allí. En todas las hojas, el camino de esa letra pasa a portal y la casilla vacía, a muro.
   *[other] Se han encontrado { $letters }: una gema para quien esté allí. En todas las hojas, los caminos de esas letras pasan a portales y las casillas vacías, a muros.
}
companion-news-left_line = { $count ->
    [one] La carta { $letters } deja la fila.
   *[other] Las cartas { $letters } dejan la fila.
}
companion-news-left_deck = { $count ->
    [one] La carta { $letters } va del mazo a los descartes.
   *[other] Las cartas { $letters } van del mazo a los descartes.
}
companion-news-short = Deberían irse más cartas, pero no queda ninguna.
companion-news-kept = El mazo se ha agotado: no se va ninguna carta.
companion-news-active = { $count ->
    [one] { $letters } está activa.
   *[other] { $letters } están activas.
}
companion-news-known = { $count ->
    [one] { $letters } ya se conocía; nada cambia.
   *[other] { $letters } ya se conocían; nada cambia.
}
companion-news-laid = { $count ->
    [one] La carta { $letters } entra en la fila.
   *[other] Las cartas { $letters } entran en la fila.
}
companion-news-fell = { $count ->
    [one] La ruina se derrumba: se pierde la carta { $letters }, y su letra sigue como estaba.
   *[other] La ruina se derrumba: se pierden las cartas { $letters }, y sus letras siguen como estaban.
}
companion-news-phase_over = Fin de la fase 1: apuntad cuánto vale vuestro mayor rectángulo lleno.
companion-news-shuffled = Se barajan todas las cartas para la fase 2. Desde ahora, quien termine en la salida puede irse.
companion-news-over = La partida ha terminado.

companion-sheets = Hojas
companion-sheet = Hoja { $number }
companion-stage = ¿Por dónde vais?
companion-stage-phase_1 = En la fase 1
companion-stage-phase_2 = En la fase 2
companion-stage-over = Al final
companion-brush = Qué pones
companion-brush-road = Camino
companion-brush-wall = Muro
companion-brush-gate = Portal
companion-brush-none = Vacía
companion-grid = La hoja, de 11 por 11 casillas: toca o pasa el dedo por varias
companion-fill = Muros en todo lo demás
companion-grid-hint = Toca o pasa el dedo. Los portales no hacen falta: solo ayudan a descubrir errores.
companion-gems = Gemas
companion-penalties = Penalizaciones
companion-rectangle = Rectángulo apuntado en la fase 1
companion-measure = Al total le falta lo que apuntaste al final de la fase 1.
companion-less = { $what }: uno menos
companion-more = { $what }: uno más
companion-take-largest = Como el de ahora: { $points }
companion-routes = Cartas de ruta en la mano
companion-escape = Salió de la ruina
companion-escape-never = no
companion-escape-place = { $place }.º
companion-escape-same = Quienes salieron en la misma ronda tienen el mismo puesto.
companion-total = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
companion-so-far = Por ahora
companion-roads = { $count ->
    [one] 1 camino
   *[other] { $count } caminos
}
companion-part-gems = Gemas: { $count }
companion-part-rectangle_1 = Rectángulo de la fase 1
companion-part-rectangle_2 = Rectángulo de la fase 2
companion-part-routes = Rutas unidas: { $count }
companion-part-penalties = Penalizaciones: { $count }
companion-part-escape = { $count ->
    [0] No salió
   *[other] Salió de la ruina, puesto { $count }
}
companion-compare = Comparadas
companion-winner = { $count ->
    [one] Gana: { $sheets }.
   *[other] Comparten la victoria: { $sheets }.
}
companion-tie = Empate a puntos: deciden los caminos ({ $counts }).
companion-tie-shared = Empate a puntos y también a caminos ({ $counts }).
companion-missing = Aún sin poner
companion-unmeasured = Sin el rectángulo apuntado en la fase 1
companion-goals = Niveles
companion-goal = { $name }: desde { $points }
companion-goal-reached = { $name }: alcanzado
companion-goal-next = { $points ->
    [one] Falta 1 punto para { $name }.
   *[other] Faltan { $points } puntos para { $name }.
}
companion-goal-all = Por encima no hay nada.
companion-goal-tier_amber = Ámbar
companion-goal-tier_jade = Jade
companion-goal-tier_topaz = Topacio
companion-goal-tier_ruby = Rubí
companion-goal-tier_diamond = Diamante

## Imprimir

companion-routes-joined = Rutas unidas
companion-print-sheet = Hojas para dibujar
companion-print-explore = Cartas de exploración
companion-print-routes = Cartas de ruta
companion-print-aid = Ayudas de juego
companion-print-explore-backs = Reversos de exploración
companion-print-route-backs = Reversos de ruta
## Retos diarios

daily-goal-best_finish = Este es tu último turno: saca de él todos los puntos que puedas.
