# In the Ruin
#
# caminho (Road) · muro (Wall) · portal (Gate), que também é caminho · saída (Exit) · casa · marca: um caminho ou um muro
# carta de exploração: uma forma, passos, uma letra · carta de rota: duas letras a ligar · fila: as cartas à vista · monte
# descarte · letra ativa, esgotada · gema · achado, achar · destino · peão · passo · salto (warp), saltar · penalidade
# escapar, fuga · desabar · rodada · fase · preparação · solo · retângulo cheio · folha · junto: lado a lado

name = In the Ruin
blurb = Desenhe o seu labirinto enquanto os outros desenham o deles, ache gemas onde as letras estão ativas e saia antes que a ruína desabe.

mark-road = caminhos
mark-wall = muros
source-line = da fila
source-deck = do monte
shape-I3 = uma barra de 3
shape-L3 = um canto de 3
shape-I4 = uma barra de 4
shape-L4 = um L de 4
shape-T4 = um T de 4
shape-S4 = um S de 4

option-route_draw = quem compra uma carta de rota a cada rodada: todos, ou só quem achou uma gema
option-route_passes = quando se compram cartas de rota: uma vez por rodada, ou de novo a cada elo de uma corrente de achados
option-removal = que cartas saem pelos achados: as da fila, depois as do monte; ou nenhuma quando o monte acabou
option-refill = como a fila cresce depois dos achados: até 3 cartas, ou em 3 cartas

## Por que uma ação é recusada

fault-chance_first = Antes é preciso distribuir ou mostrar cartas.
fault-has_confirmed = Você confirmou; espere os outros.
fault-has_escaped = Você escapou: sua folha fica como está.
fault-only_at_setup = As cartas de rota se escolhem uma vez, antes da primeira rodada.
fault-not_at_setup = A partida não começou: escolha 2 rotas, desenhe suas formas, depois confirme.
fault-routes_to_choose = Escolha primeiro { $count } cartas de rota para guardar.
fault-shapes_to_draw = Ainda falta desenhar: { $letters }.
fault-routes_chosen = Você já escolheu suas cartas de rota; desfaça isso para escolher de novo.
fault-keep_two = Guarde { $count } cartas de rota diferentes.
fault-route_not_dealt = Uma dessas cartas de rota não foi dada a você.
fault-all_drawn = Todas as suas cartas estão desenhadas.
fault-roads_first = Comece com caminhos sobre a saída; os muros vêm depois.
fault-roads_done = Chega de caminhos na preparação: desenhe o resto como muros.
fault-walls_done = Chega de muros na preparação: desenhe o resto como caminhos.
fault-cover_the_exit = Os primeiros caminhos devem cobrir a saída, { $cell }.
fault-not_adjacent_to_road = Pelo menos um destes muros deve ficar junto a um caminho, lado a lado.
fault-not_adjacent = Deve ficar junto a uma das suas marcas, lado a lado.
fault-not_adjacent_before = Pelo menos uma casa deve ficar junto a uma marca de uma rodada anterior, lado a lado.
fault-no_such_cell = { $cell } não está na folha.
fault-not_the_shape = Estas casas não têm a forma da carta { $letter }, mesmo girada ou virada.
fault-space_taken = { $cell } já tem marca.
fault-road_block = De { $first } a { $last } haveria um bloco de 2×2 caminhos.
fault-has_drawn = Você já desenhou nesta rodada; desfaça para desenhar outra coisa.
fault-sheet_full = Sua folha está cheia: não há mais o que desenhar, só andar.
fault-last_space = Essa é a última casa vazia, e você ainda tem que desenhar nesta rodada.
fault-one_special = Uma ação especial por rodada, e você já usou a sua.
fault-route_not_held = Você não tem essa carta de rota.
fault-before_the_move = Um +1 vem antes de andar; desfaça primeiro seus passos.
fault-draw_first = Primeiro desenhe, depois ande.
fault-no_road = { $cell } não é um dos seus caminhos.
fault-already_there = Seu peão já está em { $cell }.
fault-too_far = { $cell } está fora de alcance: { $left ->
    [0] não resta nenhum passo
    [one] resta { $left } passo
   *[other] restam { $left } passos
}, e só por caminhos.
fault-not_on_gate = Um salto começa em um portal, e { $cell } não é um.
fault-no_other_gate = { $cell } não é outro portal seu.
fault-no_steps_left = Um salto custa um passo, e não resta nenhum.
fault-must_draw = Não dá para passar: desenhe caminhos, muros ou um só muro.
fault-phase_one = Ninguém escapa antes da fase 2.
fault-not_on_exit = Para escapar, seu peão deve estar na saída, { $cell }.

error-no_such_route = Não há carta de rota { $route }. As cartas são: { $known }.

## O que está errado em uma edição

error-edition_map_row = A linha { $row } do mapa tem { $found ->
    [one] { $found } casa
   *[other] { $found } casas
}; cada linha tem { $size }, com espaços entre elas.
error-edition_map_space = O mapa mostra “{ $space }”.{ $suggestion ->
    [none] {""}
   *[other] {" "}Seria “{ $suggestion }”?
} Uma casa é um ponto, uma letra de A a X, ou * para a saída.
error-edition_map_exit = A saída (*) está uma só vez no mapa, no centro: { $cell }.
error-edition_map_letter = { $found ->
    [0] Falta a letra { $letter } no mapa.
   *[other] A letra { $letter } está { $found } vezes no mapa; o certo é uma.
}
error-edition_shape_twice = Já há outra forma chamada “{ $name }”.
error-edition_shape_mark = A forma { $name } está desenhada com “{ $mark }”; use # para uma casa e um ponto para nada.
error-edition_shape_cells = A forma { $name } tem { $found ->
    [one] { $found } casa
   *[other] { $found } casas
}; desenhe de 1 a { $most } com #.
error-edition_shape_apart = A forma { $name } está em pedaços: suas casas devem se tocar lado a lado.
error-edition_shape_block = A forma { $name } tem um bloco de 2×2, que nunca poderia ser desenhado como caminhos.
error-edition_card = { $found ->
    [0] Nenhuma carta de exploração tem a letra { $letter }.
   *[other] A letra { $letter } está em { $found } cartas de exploração; deve estar em uma.
}
error-edition_unknown_letter = Uma carta de exploração tem a letra “{ $letter }”.{ $suggestion ->
    [none] {""}
   *[other] {" "}Seria “{ $suggestion }”?
} As letras vão de A a X.
error-edition_route = “{ $route }” não é uma carta de rota: são duas letras diferentes de A a X.
error-edition_route_twice = A carta de rota { $route } já está aí.

## O que aconteceu

event-dealt = { $cards_count ->
    [0] { $seat } recebe { $count } cartas de exploração. ({ $clause })
   *[other] { $you ->
        [yes] Você recebe
       *[no] { $seat } recebe
    } as cartas de exploração { $cards }. ({ $clause })
}
event-routes_dealt = { $routes_count ->
    [0] { $seat } recebe { $count } cartas de rota. ({ $clause })
   *[other] { $you ->
        [yes] Você recebe
       *[no] { $seat } recebe
    } as cartas de rota { $routes }. ({ $clause })
}
event-kept = Você guarda { $routes }. ({ $clause })
event-drawn = Você desenha { $mark } em { $cells }. ({ $clause })
event-single_drawn = Você desenha um só muro em { $cell }, com uma penalidade: { $penalties } até agora. ({ $clause })
event-extra_drawn = Você gasta { $route } por mais uma casa: { $mark } em { $cell }. ({ $clause })
event-walked = Seu peão vai por { $path }: { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passos
}, com { $left } de sobra. ({ $clause })
event-warped = Você gasta { $route } e salta de { $start } a { $cell }; sobra: { $left ->
    [one] { $left } passo
   *[other] { $left } passos
}. ({ $clause })
event-confirmed = { $you ->
    [yes] Você confirma
   *[no] { $seat } confirma
}. ({ $clause })
event-announced = { $you ->
    [yes] Você anuncia
   *[no] { $seat } anuncia
} { $letters }: ativas para todos. ({ $clause })
event-round_begun = Rodada { $round }: carta { $letter }, { $shape }, até { $number } passos. ({ $clause })
event-card_used = A carta { $letter } é descartada; sua letra fica como estava. ({ $clause })
event-route_spent = { $routes_count ->
    [0] { $seat } gastou uma carta de rota. ({ $clause })
   *[other] { $you ->
        [yes] Você gastou
       *[no] { $seat } gastou
    } { $routes }. ({ $clause })
}
event-escaped = { $you ->
    [yes] Você escapa
   *[no] { $seat } escapa
} da ruína. ({ $clause })
event-found = { $seats_count ->
    [one] { $you ->
        [yes] Você está em { $letter } e a acha
       *[no] { $seats } está em { $letter } e a acha
    }: 1 gema. ({ $clause })
   *[other] { $seats } estão em { $letter } e a acham: 1 gema cada. ({ $clause })
}
event-found_at_once = { $seats_count ->
    [one] { $you ->
        [yes] Você já está
       *[no] { $seats } já está
    } em { $letter }: 1 gema na hora. ({ $clause })
   *[other] { $seats } já estão em { $letter }: 1 gema cada, na hora. ({ $clause })
}
event-route_drawn = { $routes_count ->
    [0] { $seat } compra uma carta de rota. ({ $clause })
   *[other] { $you ->
        [yes] Você compra
       *[no] { $seat } compra
    } uma carta de rota: { $routes }. ({ $clause })
}
event-hand_full = Você tem { $most } cartas de rota e não compra nenhuma. ({ $clause })
event-routes_reshuffled = O monte de rotas está vazio: { $count } descartes são embaralhados em um novo. ({ $clause })
event-used_up = { $letter } está esgotada para todos. ({ $clause })
event-became_gate = Na sua folha, o caminho em { $letter } ({ $cell }) vira um portal. ({ $clause })
event-became_wall = Na sua folha, a casa vazia { $letter } ({ $cell }) vira um muro. ({ $clause })
event-stayed_wall = Na sua folha, { $letter } ({ $cell }) está sob um muro, e assim fica. ({ $clause })
event-removed = A carta { $letter } sai { $source }, por uma letra achada. ({ $clause })
event-shortfall = { $count ->
    [one] Mais { $count } carta deveria sair
   *[other] Mais { $count } cartas deveriam sair
}, mas não resta nenhuma. ({ $clause })
event-removal_skipped = O monte acabou: nenhuma carta sai mais. ({ $clause })
event-activated = { $letter } fica ativa. ({ $clause })
event-known_before = { $letter } já tinha sido anunciada: nada muda. ({ $clause })
event-laid = A carta { $letter } entra na fila. ({ $clause })
event-collapsed = A ruína desaba: a carta { $letter } sai { $source }, e sua letra fica como estava. ({ $clause })
event-phase_ended = A fila está vazia: a fase 1 acabou. ({ $clause })
event-measured = Seu maior retângulo, de { $first } a { $last }, vale { $points }. ({ $clause })
event-all_shuffled = Todas as { $count } cartas de exploração são embaralhadas para a fase 2. ({ $clause })
event-game_over = A partida acabou; todas as folhas são mostradas. ({ $clause })
event-tier_reached = { $points } pontos: { $tier ->
    [tier_amber] Âmbar
    [tier_jade] Jade
    [tier_topaz] Topázio
    [tier_ruby] Rubi
    [tier_diamond] Diamante
   *[short_of_goal] ainda não Âmbar, que começa em 300
}. ({ $clause })

## Por que uma jogada é boa ou ruim

why-takes_gem = pega a gema em { $letter } ({ $points } pontos)
why-opens_letter = abre { $letter }
why-waits_on_letter = espera em { $letter }, que um achado alheio abriria
why-nears_gem = chega a { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passos
} da gema em { $letter }
why-draws_to_gem = deixa { $spaces ->
    [one] { $spaces } casa
   *[other] { $spaces } casas
} a desenhar até a gema em { $letter }
why-joins_route = liga a rota { $route } ({ $points } pontos)
why-nears_route = deixa { $spaces ->
    [one] { $spaces } casa
   *[other] { $spaces } casas
} a desenhar para a rota { $route }
why-blocks_route = corta a rota { $route }
why-fills_rectangle = enche um retângulo de { $points ->
    [one] { $points } casa
   *[other] { $points } casas
}
why-nears_rectangle = deixa { $spaces ->
    [one] { $spaces } casa
   *[other] { $spaces } casas
} a encher em um retângulo de { $points }
why-leaves_holes = deixa { $count ->
    [one] { $count } casa onde nenhuma forma cabe
   *[other] { $count } casas onde nenhuma forma cabe
}
why-lacks_room = não deixa espaço para a carta { $letter }, a próxima
why-loses_gem = desenha um muro sobre a gema em { $letter }
why-spends_route = gasta a carta de rota { $route }
why-takes_penalty = custa uma penalidade de { $points }
why-escapes = escapa { $points ->
    [0] (sem pontos, mas sem perda)
   *[other] ({ $points } pontos)
}
why-escapes_first = escapa antes dos rivais ({ $points } pontos)
why-nears_exit = { $steps ->
    [0] volta à saída
    [one] volta a { $steps } passo da saída
   *[other] volta a { $steps } passos da saída
}
why-stays_inside = fica na ruína, com { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} por vir
why-stays_behind = termina o último turno dentro da ruína ({ $points } pontos a menos)
why-keeps_route = guarda a rota { $route }, com { $spaces ->
    [0] nada
    [one] { $spaces } casa
   *[other] { $spaces } casas
} a desenhar

## Pontos e finais

part-gems = { $count ->
    [one] { $count } gema
   *[other] { $count } gemas
}
part-rectangle_1 = retângulo 1, { $first }–{ $last } ({ $width }×{ $height })
part-rectangle_2 = retângulo 2, { $first }–{ $last } ({ $width }×{ $height })
part-routes = { $count ->
    [one] { $count } rota
   *[other] { $count } rotas
}
part-penalties = { $count ->
    [one] { $count } penalidade
   *[other] { $count } penalidades
}
part-escape = { $count ->
    [0] sem fuga
   *[other] fuga, posição { $count }
}
tie-roads = mais caminhos
outcome-all_escaped = Todos escaparam.
outcome-line_empty = A fila está vazia.
outcome-short_of_goal = O objetivo é 300 pontos: Âmbar.
outcome-tier_amber = Âmbar começa em 300 pontos, Jade em 330.
outcome-tier_jade = Jade começa em 330 pontos, Topázio em 355.
outcome-tier_topaz = Topázio começa em 355 pontos, Rubi em 385.
outcome-tier_ruby = Rubi começa em 385 pontos, Diamante em 415.
outcome-tier_diamond = Diamante começa em 415 pontos. Não há nada acima.
verdict-short_of_goal = { $total ->
    [one] { $total } ponto: a ruína ganhou.
   *[other] { $total } pontos: a ruína ganhou.
}
verdict-tier_amber = { $total } pontos: você chegou a Âmbar.
verdict-tier_jade = { $total } pontos: você chegou a Jade.
verdict-tier_topaz = { $total } pontos: você chegou a Topázio.
verdict-tier_ruby = { $total } pontos: você chegou a Rubi.
verdict-tier_diamond = { $total } pontos: você chegou a Diamante.

## O terminal

notation-forms = Escreva r f4 f5 f6 (caminhos), w f4 f5 f6 (muros), c d4 (um só muro, uma penalidade), go f6, done. ajuda diz o resto.
notation-help =
    keep AD BM       guardar duas cartas de rota (preparação)
    r f4 f5 f6       desenhar a forma como caminhos nestas casas
    w f4 f5 f6       desenhar a forma como muros
    c d4             desenhar um só muro em vez disso, com uma penalidade
    +r d4 AD         mais um caminho (+w: um muro), gastando a rota AD
    go f6            levar o peão até lá
    warp b4 AD       deste portal ao de b4, gastando AD
    done             confirmar; depois nada mais se desfaz
    escape           confirmar e deixar a ruína (fase 2, na saída)
    onde r           onde cabem caminhos (w: muros, c: um muro, +r: mais um)
do-keep = guardar as rotas { $routes }
do-draw-roads = desenhar caminhos em { $cells }
do-draw-walls = desenhar muros em { $cells }
do-single = desenhar um só muro em { $cell }, com uma penalidade
do-extra-roads = desenhar mais um caminho em { $cell }, gastando { $route }
do-extra-walls = desenhar mais um muro em { $cell }, gastando { $route }
do-walk = levar o peão a { $cell }
do-warp = saltar para o portal em { $cell }, gastando { $route }
do-confirm = confirmar
do-escape = confirmar e deixar a ruína
prompt-setup = prepare sua folha
prompt-draw = desenhe
prompt-move = ande, ou done
clause-setup = RU-06
clause-draw = RU-16
clause-move = RU-18
forms-setup = keep AD BM, r f4 f5 f6, w f4 f5 f6, done
forms-draw = r f4 f5 f6 (caminhos), w f4 f5 f6 (muros), c d4 (um só muro)
forms-move = go f6, warp b4 AD, +r d4 AD, done
help-setup =
    keep AD BM       guardar duas cartas de rota
    r f4 f5 f6       desenhar uma forma como caminhos, a primeira sobre a saída
    w f4 f5 f6       desenhar uma forma como muros
    done             confirmar; depois nada mais se desfaz
    onde r           onde cabem caminhos (w: muros); onde r f4: sobre f4
    ver cartas       as cartas e o que se sabe delas
help-draw =
    r f4 f5 f6       desenhar a forma como caminhos nestas casas
    w f4 f5 f6       desenhar a forma como muros
    c d4             desenhar um só muro em vez disso, com uma penalidade
    onde r           onde cabem caminhos (w: muros, c: um); onde r f4: sobre f4
    ver cartas       as cartas e o que se sabe delas
help-move =
    go f6            levar o peão até lá, por caminhos
    warp b4 AD       deste portal ao de b4, gastando a carta de rota AD
    +r d4 AD         mais um caminho (+w: um muro), gastando AD (onde +r)
    done             confirmar; depois nada mais se desfaz
    escape           confirmar e deixar a ruína (fase 2, na saída)
    ver cartas       as cartas e o que se sabe delas
look-cards = cartas
look-players = jogadores
look-sheet = folha
look-how = Escreva ver cartas, ver folha ou ver jogadores; só ver mostra a mesa.
table-asked-keep = Guarde 2 cartas de rota, como em: keep AD BM.
table-asked-roads = Desenhe { $shapes }: primeiro caminhos sobre a saída (r), depois muros (w).
table-asked-shapes = Desenhe { $shapes }.
table-asked-done = Tudo pronto: done confirma.
table-asked-draw = Desenhe { $shape } (carta { $letter }) como caminhos (r) ou muros (w), ou um só muro com uma penalidade (c).
table-asked-move = Até { $left ->
    [one] { $left } passo
   *[other] { $left } passos
} ainda, depois done.
table-asked-freed = Sua folha está cheia: ande, depois done.
table-asked-exit = Você está na saída: escape deixa a ruína.
table-asked-wait = Esperando { $seats }.
table-legend = ○ (A) caminho  <A> portal  █ muro  @ peão  ★ saída  ! ativa  * ao alcance  + salto
table-active = Ativas
table-used = Esgotadas
table-coming = Por vir
table-none = nenhuma
table-line = Fila, a mais antiga primeiro
table-points-brief = { $points } pontos, penalidades { $penalties }
table-brief = gemas { $gems }, rotas { $routes }, visto por último { $place }
table-piles = Monte { $deck } · descarte { $discard } · rotas: monte { $routes } · descarte { $route_discard }
table-round = Fase { $stage }, rodada { $round }
table-setup = Preparação
table-hand = Suas rotas
table-spent = gasta
table-rectangle = Maior retângulo agora: { $first }–{ $last }, { $points } pontos
table-rectangle-1 = Retângulo da fase 1: { $points } pontos
table-penalties = Penalidades: { $count }
table-points = Até agora: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
table-gems = gemas
table-routes = rotas
table-place = visto por último
table-escaped = fuga na rodada { $round }
table-inside = na ruína
table-thinking = pensando
table-sheet = { $you ->
    [yes] Sua folha
   *[no] Folha de { $seat }
}
table-where = { $count ->
    [0] Em lugar nenhum.
    [one] { $count } jeito, marcado *.
   *[other] { $count } jeitos; cada casa que um deles cobre está marcada *.
}
table-where-how = Escreva onde r, w, c, +r ou +w, talvez com casas que devem ser cobertas: onde r f4
table-to-draw = A desenhar

## A folha impressa

sheet-title = In the Ruin
sheet-cards = Exploração
sheet-steps = passos
sheet-gems = gemas
sheet-penalties = penalidades
sheet-points = Pontos
sheet-rectangle-1 = retângulo, fase 1
sheet-rectangle-2 = retângulo, fim
sheet-routes = rotas
sheet-escape = fuga
sheet-total = total
sheet-name = nome
sheet-road = Caminho
sheet-wall = Muro
sheet-gate = Portal
sheet-exit = Saída
paper-explore = cartas de exploração
paper-routes = cartas de rota
paper-route-points = pontos
paper-explore-backs = versos, para o outro lado de cada página de cartas de exploração
paper-route-backs = versos, para o outro lado de cada página de cartas de rota
paper-aid = cartões de ajuda
paper-aid-round = Uma rodada
paper-aid-draw = Desenhe a forma como caminhos (A) ou como muros (B), junto a uma marca de uma rodada anterior; ou um só muro, com uma penalidade (C). Nunca 2×2 caminhos.
paper-aid-move = Ande por caminhos, até o número da carta.
paper-aid-spend = Uma vez por rodada, gaste uma carta de rota: mais um caminho ou muro antes de andar, ou um salto de portal a portal (1 passo).
paper-aid-gem = Em uma letra ativa, uma gema. Todos compram uma carta de rota, até 5.
paper-aid-found = Uma letra achada se esgota: em cada folha seu caminho vira portal, uma casa vazia vira muro. A carta mais antiga da fila sai, e sua letra fica ativa.
paper-aid-ends = Começo e fim
paper-aid-deal = Guarde 2 de 4 cartas de rota. Ponha 3 cartas de exploração em fila; a mais antiga é a da rodada.
paper-aid-start = Desenhe 2 cartas de exploração: caminhos sobre a saída, e muros junto a eles (solo 4: 2 e 2). Suas letras ficam ativas.
paper-aid-phase = Com a fila vazia, uma fase acaba: conte seu maior retângulo cheio. Para a fase 2, embaralhe as 24 cartas.
paper-aid-escape = Na fase 2, dá para escapar pela saída. Para cada peão fora, uma carta deixa a fila a cada rodada.
paper-aid-alone = No solo, ganha-se com 300 pontos.

## A página

page-end-sheets = Labirintos
page-sheet = Sua folha, 11 por 11 casas
page-exit = Saída
page-pawn = seu peão
page-space-road = caminho
page-space-wall = muro
page-space-gate = portal
page-space-empty = vazia
page-letter-active = { $letter }, ativa
page-letter-used = { $letter }, esgotada
page-letter-coming = { $letter }, ainda não ativa
page-letter-quiet = { $letter }, não ativa
page-reach = ao alcance
page-reach-warp = ao alcance com um salto
page-no-reach = fora de alcance
page-fits = Cabe em { $cells }
page-not-fits = Não cabe em { $cells }
page-card = Carta { $letter }: { $shape }, { $number } passos
page-card-line = { $state }; sua carta está na fila
page-card-coming = { $state }; sua carta ainda pode vir
page-card-gone = { $state }; sua carta já saiu
page-shape = { $shape }, { $number } passos
page-your-cards = Suas primeiras cartas
page-line = A fila, a carta mais antiga primeiro
page-deck = { $count ->
    [one] { $count } carta no monte; ver todas as cartas
   *[other] { $count } cartas no monte; ver todas as cartas
}
page-legend-active = ativa
page-legend-used = esgotada
page-legend-coming = carta por vir
page-legend-line = na fila
page-route = Rota de { $first } a { $last }, não ligada
page-route-joined = Rota de { $first } a { $last }, ligada
page-joined = ligadas: { $count }
page-no-routes = Nenhuma carta de rota
page-so-far = Seus pontos até agora
page-part-gems = { $count ->
    [one] { $count } gema
   *[other] { $count } gemas
}
page-part-routes = { $count ->
    [one] { $count } rota ligada
   *[other] { $count } rotas ligadas
}
page-part-rectangle = Retângulo da fase { $count }
page-part-penalties = { $count ->
    [one] { $count } penalidade
   *[other] { $count } penalidades
}
page-part-escape = Fuga
page-steps = { $left ->
    [0] nenhum passo
    [one] resta { $left } passo
   *[other] restam { $left } passos
}
page-seat = { $seat }: { $gems ->
    [one] { $gems } gema
   *[other] { $gems } gemas
}, { $routes ->
    [one] { $routes } carta de rota
   *[other] { $routes } cartas de rota
}
page-seat-at = visto por último em { $letter }
page-sheet-sum = { $gems ->
    [one] { $gems } gema
   *[other] { $gems } gemas
} · retângulos { $first } e { $last } · { $routes ->
    [one] { $routes } rota
   *[other] { $routes } rotas
} · { $penalties ->
    [one] { $penalties } penalidade
   *[other] { $penalties } penalidades
}
page-tell-reveal = Todos confirmaram. A carta { $letter } é descartada.
page-tell-joined = { $count ->
    [one] Uma rota está ligada: 15 pontos, se você ainda tiver a carta dela no fim.
   *[other] { $count } rotas estão ligadas: 15 pontos cada uma, se você ainda tiver as cartas delas no fim.
}
page-tell-over = A partida acabou. Seu maior retângulo vale { $points }.
page-tell-collapse = { $letters_count ->
    [one] A ruína desaba: a carta { $letters } se foi.
   *[other] A ruína desaba: as cartas { $letters } se foram.
}
page-tell-removed = As cartas { $letters } saem pelas letras achadas.
page-race = { $inside ->
    [one] ainda { $inside } dentro
   *[other] ainda { $inside } dentro
} · { $cards ->
    [one] resta { $cards } carta
   *[other] restam { $cards } cartas
}
page-edit-map = Toque em uma letra e depois em seu novo lugar, ou arraste-a. Teclas: setas, Enter, uma letra, Delete.
page-edit-map-label = O mapa
page-edit-absent = Fora do mapa:
page-edit-shapes = Cartas de exploração
page-edit-spaces = As casas de { $name }
page-edit-space = Linha { $row }, coluna { $column }
page-edit-number = Passos
page-edit-letters = Letras
page-edit-routes = Cartas de rota
page-edit-route = Carta de rota { $number }
page-mean-gems = Gemas
page-mean-rectangle_1 = Retângulo da fase 1
page-mean-rectangle_2 = Retângulo da fase 2
page-mean-routes = Rotas
page-mean-penalties = Penalidades
page-mean-escape = Fuga
page-key-arrows = De casa em casa
page-key-use = Desenhar, ou andar até a casa; Espaço faz o mesmo
page-key-turn = Girar a forma; com Shift, para o outro lado
page-key-flip = Virar a forma
page-key-mark = Caminhos ou muros
page-key-single = Um só muro em vez disso
page-key-extra = Mais uma casa, por uma carta de rota
page-key-go = Andar até a casa
page-key-warp = Saltar, por uma carta de rota
page-key-confirm = Confirmar
page-key-escape = Escapar da ruína (fase 2)
page-key-cancel = Largar o que você segura
page-toggle = Caminhos ou muros (W)
page-drawing-road = Desenhando caminhos; mudar para muros
page-drawing-wall = Desenhando muros; mudar para caminhos
page-turn = Girar a forma
page-turn-word = Girar
page-flip = Virar a forma
page-flip-word = Virar
page-single = Um só muro em vez disso, com uma penalidade de 10
page-single-word = 1 muro
page-extra = Mais uma casa, por uma carta de rota
page-extra-word = Extra
page-warp = Saltar
page-draw = Traçar
page-keep = Guardar { $routes }
page-confirm = Confirmar
page-stay = Ficar
page-escape = Escapar
page-ask-over = A partida acabou.
page-ask-wait = Esperando { $seats }.
page-ask-chance = As cartas estão sendo distribuídas.
page-ask-keep = { $left ->
    [1] Guarde mais { $left } carta de rota.
   *[other] Escolha 2 das suas 4 cartas de rota para guardar.
}
page-ask-keep-these = Guarde estas duas, ou escolha outras.
page-ask-setup-roads = Desenhe uma das suas cartas como caminhos. Eles devem cobrir a saída.
page-ask-setup-walls = Desenhe o resto como muros, pelo menos um deles junto a um caminho.
page-ask-setup-more = Desenhe a próxima carta como caminhos ou muros, junto ao que você já desenhou.
page-ask-ready = Tudo está desenhado. Confirme quando estiver do seu gosto.
page-ask-draw = Desenhe a carta { $letter } como { $mark }, junto a uma marca mais antiga.
page-ask-single = Escolha uma casa para um só muro, junto a uma das suas marcas. Custa 10 pontos.
page-ask-single-only = A forma não cabe em lugar nenhum: desenhe um só muro junto a uma das suas marcas. Custa 10 pontos.
page-ask-extra = Escolha uma casa para mais uma marca. A rota { $route } paga; toque em outra para mudar.
page-ask-warp = Escolha o portal para onde saltar. A rota { $route } paga; toque em outra para mudar.
page-ask-move = Ande até um ponto aceso, até { $left ->
    [one] { $left } passo
   *[other] { $left } passos
}, ou confirme.
page-ask-move-warp = Ande até um ponto aceso, até { $left ->
    [one] { $left } passo
   *[other] { $left } passos
} (vazado: com um salto), ou confirme.
page-ask-far = Só um salto leva até lá: de um portal, por uma carta de rota.
page-ask-confirm = Não há mais o que fazer: confirme, ou desfaça algo.
page-ask-escape = Você está na saída: escape agora, siga andando, ou fique.
page-nudge-keep = Quais duas rotas ficam perto das suas primeiras cartas?
page-nudge-draw = Pense na forma como { $mark }.
page-nudge-single = Um só muro pode ser o menor dos males.
page-nudge-extra = Mais uma casa pode valer uma carta de rota.
page-nudge-go = O peão tem um lugar melhor para estar.
page-nudge-warp = Um portal leva mais longe que seus pés.
page-hint-look = Olhe em volta de { $cells }.
page-hint-keep = Guarde { $routes }.
page-hint-draw = Desenhe { $mark } em { $cells }.
page-hint-single = Desenhe um só muro em { $cells }.
page-hint-extra = Gaste { $route } por mais uma casa: { $mark } em { $cells }.
page-hint-go = Ande até { $cells }.
page-hint-warp = Salte para { $cells }, gastando { $route }.
page-hint-done = Confirme sua rodada.
page-hint-escape = Escape agora.

page-option-route_draw = Quem compra uma carta de rota
page-option-route_passes = Quantas vezes se compram cartas de rota
page-option-removal = Cartas que saem por achados e fugas
page-option-refill = Novas cartas na fila
choice-route_draw-everyone = todos
choice-route_draw-finders = só quem achou uma gema
choice-route_passes-once = uma vez por rodada
choice-route_passes-each = de novo a cada elo de uma corrente de achados
choice-removal-line_then_deck = da fila, depois do monte
choice-removal-skip_when_depleted = nenhuma quando o monte acabou
choice-refill-to_3 = até 3 ao todo
choice-refill-add_3 = mais 3 a cada vez

page-figure-ru-01 = O meio da folha: a saída como escada, as letras A a H em volta, uma casa entre cada uma.
page-figure-ru-07 = Caminhos que cobrem a saída, e muros ao lado deles.
page-figure-ru-10 = Uma forma sobre casas vazias pode ser desenhada; sobre um muro, não.
page-figure-ru-12 = Um canto de caminhos que fecharia um bloco de 2×2 é recusado; o mesmo canto ao lado é permitido.
page-figure-ru-16 = Três jeitos de desenhar: a forma como caminhos, a forma como muros, ou um só muro que custa 10 pontos.
page-figure-ru-18 = O peão dá quatro passos por caminhos, em volta de um muro, até a letra ativa A.
page-figure-ru-19 = Mais uma casa junto a uma marca; e um salto de um portal a outro.
page-figure-ru-24 = Um caminho na letra achada A vira um portal; uma casa vazia nela vira um muro.
page-figure-ru-31 = Um retângulo cheio de caminhos e muros, 3 por 4, que vale 12 pontos.

page-goal = Seu objetivo: o maior número de pontos. Ache gemas em letras ativas, ligue as letras das suas rotas, encha retângulos, e escape pela saída na segunda metade.
page-picked-cells = { $cells }
page-picked-card = a carta { $letter }
page-picked-route = a rota { $route }
page-picked-shape = a forma
page-picked-single = o muro só
page-picked-extra = a casa extra
page-picked-move = o peão
page-picked-warp = o salto
page-lesson-look = Cada jogador tem sua folha, e todos desenham ao mesmo tempo. No meio, a saída; em volta, 24 letras. Desenhe caminhos e muros, ande pelos caminhos e ache gemas nas letras.
page-lesson-keep = Estas são cartas de rota: duas letras cada uma. Aquela cujas letras seus caminhos ligam vale 15 pontos no fim. Guarde duas das quatro: escolha A–D e H–I.
page-lesson-keep-otherwise = Escolha as cartas de rota A–D e H–I, depois guarde-as.
page-lesson-roads = Você também tem duas cartas de exploração. Uma vira caminhos, e deve cobrir a saída. Ponha a barra em pé e coloque-a da saída até A. R a gira, e também a roda do mouse ou um segundo dedo.
page-lesson-roads-otherwise = Ponha a barra em pé em f4, f5 e f6: de A para baixo até a saída.
page-lesson-walls = A outra vira muros, junto a um caminho. Não se anda em muros, mas eles enchem retângulos, e o maior retângulo cheio também vale pontos. Gire e vire o L até caber nas casas acesas.
page-lesson-walls-otherwise = O L fica em g5, g6 e g7, com o pé em h7.
page-lesson-done = Até você confirmar, tudo pode ser desfeito; depois disso, nada. Confirme.
page-lesson-done-otherwise = Suas cartas estão desenhadas. Confirme.
page-lesson-draw = As cartas de todos foram anunciadas: A, E, O e S estão ativas, uma gema para quem parar ali. Agora todos desenham a carta mais antiga da fila, B, como caminhos ou como muros. Desenhe caminhos da saída para baixo. Eles nunca podem formar um bloco de 2×2.
page-lesson-draw-otherwise = Como caminhos, em f7, f8 e g8. É um canto: gire até caber.
page-lesson-walk = Depois o peão anda por caminhos, até o número da carta: 5. Os pontos acesos estão ao alcance. Vá até A.
page-lesson-walk-otherwise = Vá até A, em f4: está acesa, e está ativa.
page-lesson-confirm = Dois passos, e você está em uma letra ativa. Confirme, e veja o que isso traz.
page-lesson-confirm-otherwise = Você está onde quer estar. Confirme.
page-lesson-route = Uma gema: 10 pontos. A está esgotada para todos, e é um portal na sua folha; com uma carta de rota, dá para saltar de portal a portal. A carta C saiu da fila, então C está ativa agora. A próxima é a carta M: desenhe-a como caminhos até D, e sua rota A–D está ligada.
page-lesson-route-otherwise = Como caminhos, em linha a partir de D: h8, i8 e j8.
page-lesson-end = Ligada: 15 pontos, se você ainda tiver a carta no fim. O monte é jogado duas vezes. Na segunda metade, pare na saída e escape: quem sai primeiro ganha 30 pontos, quem fica perde 20. É só isso; cuidado com os muros.

## Suas partidas

yours-part-gems = Gemas
yours-part-rectangle_1 = Retângulo 1
yours-part-rectangle_2 = Retângulo 2
yours-part-routes = Rotas
yours-part-penalties = Penalidades
yours-part-escape = Fuga
yours-reached-short_of_goal = Ainda não Âmbar
yours-reached-tier_amber = Âmbar
yours-reached-tier_jade = Jade
yours-reached-tier_topaz = Topázio
yours-reached-tier_ruby = Rubi
yours-reached-tier_diamond = Diamante
figure-gems = Gemas
figure-penalties = Penalidades
figure-rectangle_1 = Casas do retângulo 1
figure-rectangle_2 = Casas do retângulo 2
figure-routes = Rotas ligadas
figure-roads = Caminhos desenhados
figure-escape = Rodada da fuga (0: nunca)

## Com a caixa: as cartas e as folhas

error-call_first_phase = Ninguém escapa antes da fase 2.
error-call_escapes = Fugas demais ({ $escapes }): na ruína só há { $inside }.
error-call_finders = Letras achadas demais ({ $found }): na ruína só há { $inside }, e cada peão está sobre uma letra.
error-call_not_active = { $letter } não combina com o que foi achado: uma letra é achada se estiver ativa nesse momento.
error-call_card = A carta { $letter } não pode sair aqui: está em outro lugar, ou nenhuma é mostrada agora.
error-call_too_long = A rodada { $round } não pode ter sido jogada: as cartas acabaram antes, ou não se conhece uma delas.
error-sheet_exit = Folha { $sheet }: a saída, { $cell }, é caminho desde a preparação.
error-sheet_block = Folha { $sheet }: de { $first } a { $last } há um bloco de 2×2 caminhos. Marque { $penalties } penalidades por ele.
error-sheet_adrift = Folha { $sheet }: o que está desenhado em volta de { $cell } não toca mais nada.
error-sheet_gate = Folha { $sheet }: { $cell } não tem letra, então não pode ser um portal.
error-sheet_found = Folha { $sheet }: { $letter } ({ $cell }) foi achada, como mostra a folha { $other }; então aqui também é portal ou muro.
error-sheet_gems = Folha { $sheet }: { $gems } gemas, mas só { $most } letras onde podem ter sido achadas.
error-sheet_gates = No solo, cada gema faz um portal: { $gems } gemas e { $gates } portais não combinam.
error-sheet_penalties = Folha { $sheet }: { $penalties } penalidades, mas só { $walls } muros.
error-sheet_rectangle = Folha { $sheet }: nenhum retângulo cheio vale { $points }, e marcas nunca se apagam.
error-sheet_escape = Folha { $sheet }: ninguém escapa antes da fase 2.
error-sheet_route = Não há carta de rota { $route }.
error-sheet_route_twice = A carta de rota { $route } só existe uma vez.

companion-about = Anuncia as cartas em uma mesa que joga no papel, e conta os pontos no fim. O que você informa fica neste aparelho.
companion-parts = O que usar
companion-caller = Cartas
companion-score = Pontos
companion-asking = Procurando…

companion-players = Quantos jogam?
companion-alone = Solo
companion-players-count = { $count } jogadores
companion-cards-from = Cartas de exploração
companion-cards-here = Daqui
companion-cards-box = As nossas
companion-cards-here-about = As cartas são embaralhadas e mostradas aqui: bastam uma folha, um lápis e as cartas de rota.
companion-cards-box-about = Vocês embaralham e viram suas próprias cartas, e tocam na letra que saiu: o resto se acompanha aqui.
companion-house-rules = Como vocês leem as regras
companion-begin = Começar
companion-again = Outra partida
companion-setup = Preparação
companion-setup-several = Cada pessoa pega o telefone, olha duas cartas e o passa: uma se desenha como caminhos sobre a saída, a outra como muros junto a um caminho. Quatro cartas de rota para cada jogador; fiquem com duas.
companion-setup-alone = Uma forma como caminhos sobre a saída; depois, em qualquer ordem, mais uma como caminhos e duas como muros, cada uma junto ao que já está lá. Quatro cartas de rota; fique com duas.
companion-player = Jogador { $number }
companion-show-hand = Mostrar as cartas
companion-hide-hand = Esconder as cartas
companion-setup-done = Tudo desenhado: anunciar
companion-setup-done-alone = Tudo desenhado
companion-announced = Ativas: { $letters }. Os peões estão na saída.

companion-turn-up-dealt = A preparação acabou. Que letras são anunciadas? Mais { $count }.
companion-turn-up = Virem uma carta do monte: que letra é?
companion-turn-up-removed = Uma carta vai do monte para o descarte: que letra é?
companion-letter-free = Carta { $letter }

companion-where = Fase { $phase }, rodada { $round }
companion-turns = { $turns ->
    [one] a última rodada desta fase
   *[other] no máximo { $turns } rodadas
}
companion-draw = { $letter }: { $shape }
companion-steps = até { $number } passos
companion-draw-own = Desenhem a carta { $letter }
companion-line-next = Depois
companion-draw-aloud = Rodada { $round }. Carta { $letter }: { $shape }, até { $number } passos.
companion-draw-own-aloud = Rodada { $round }. Carta { $letter }.
companion-aloud = Ler em voz alta
companion-say-again = Repetir
companion-all-done = Todos desenharam e andaram
companion-active-now = Ativas:
companion-letters = Letras
companion-active = ativa
companion-used = esgotada
companion-in-line = na fila
companion-gone = carta saiu
companion-to-come = por vir
companion-letter-state = { $letter }: { $states }
companion-deck-left = { $count ->
    [0] Não há mais cartas viradas para baixo.
    [one] { $count } carta está virada para baixo.
   *[other] { $count } cartas estão viradas para baixo.
}

companion-ask-found = Em que letras há um peão?
companion-ask-at-once = Há um peão em uma letra que está ativa agora?
companion-ask-escapes = Quem sai da ruína?
companion-escapes = { $count ->
    [0] ninguém
    [one] { $count } sai
   *[other] { $count } saem
}
companion-escapes-alone = Eu saio
companion-nobody = Ninguém; seguir
companion-nobody-alone = Nenhuma; seguir
companion-found-on = Achadas: { $letters }
companion-not-yet = Voltar à carta
companion-over = A partida acabou. Agora contem as folhas.
companion-to-score = Contar as folhas

companion-news = O que aconteceu
companion-news-discarded = A carta { $letters } é descartada; sua letra fica como estava.
companion-news-routes_all = Quem tem menos de cinco cartas de rota compra uma.
companion-news-routes_finders = Quem achou uma gema compra uma carta de rota, se tiver menos de cinco.
companion-news-found = { $count ->
    [one] { $letters } é achada: uma gema para quem está lá. Em todas as folhas, um caminho ali vira um portal, uma casa vazia vira um muro.
   *[other] { $letters } são achadas: uma gema para quem está lá. Em todas as folhas, caminhos ali viram portais, casas vazias viram muros.
}
companion-news-left_line = { $count ->
    [one] A carta { $letters } sai da fila.
   *[other] As cartas { $letters } saem da fila.
}
companion-news-left_deck = { $count ->
    [one] A carta { $letters } vai do monte para o descarte.
   *[other] As cartas { $letters } vão do monte para o descarte.
}
companion-news-short = Mais cartas deveriam sair, mas não resta nenhuma.
companion-news-kept = O monte acabou: nenhuma carta sai.
companion-news-active = { $count ->
    [one] { $letters } fica ativa.
   *[other] { $letters } ficam ativas.
}
companion-news-known = { $count ->
    [one] { $letters } já tinha sido anunciada: nada muda.
   *[other] { $letters } já tinham sido anunciadas: nada muda.
}
companion-news-laid = { $count ->
    [one] A carta { $letters } entra na fila.
   *[other] As cartas { $letters } entram na fila.
}
companion-news-fell = { $count ->
    [one] A ruína desaba: a carta { $letters } sai, e sua letra fica como estava.
   *[other] A ruína desaba: as cartas { $letters } saem, e suas letras ficam como estavam.
}
companion-news-phase_over = A fase 1 acabou: anotem quanto vale seu maior retângulo cheio.
companion-news-shuffled = Todas as cartas são embaralhadas para a fase 2. De agora em diante, quem acaba de andar na saída pode sair.
companion-news-over = A partida acabou.

companion-sheets = Folhas
companion-sheet = Folha { $number }
companion-stage = Em que ponto estão?
companion-stage-phase_1 = Na fase 1
companion-stage-phase_2 = Na fase 2
companion-stage-over = No fim
companion-brush = O que você toca
companion-brush-road = Caminho
companion-brush-wall = Muro
companion-brush-gate = Portal
companion-brush-none = Vazia
companion-grid = A folha, 11 por 11 casas: toque, ou passe por várias
companion-fill = Muros em todo o resto
companion-grid-hint = Toque ou arraste. Não é preciso informar os portais: eles só ajudam a achar erros.
companion-gems = Gemas
companion-penalties = Penalidades
companion-rectangle = Retângulo anotado na fase 1
companion-measure = Ao total falta o que você anotou no fim da fase 1.
companion-less = { $what }: um a menos
companion-more = { $what }: um a mais
companion-take-largest = Como o maior agora: { $points }
companion-routes = Cartas de rota na mão
companion-escape = Fuga
companion-escape-never = nunca
companion-escape-place = { $place ->
    [1] posição 1
    [2] posição 2
    [3] posição 3
   *[other] posição 4
}
companion-escape-same = Quem saiu na mesma rodada tem a mesma posição.
companion-total = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
companion-so-far = Até agora
companion-roads = { $count ->
    [one] { $count } caminho
   *[other] { $count } caminhos
}
companion-part-gems = Gemas: { $count }
companion-part-rectangle_1 = Retângulo da fase 1
companion-part-rectangle_2 = Retângulo da fase 2
companion-part-routes = Rotas ligadas: { $count }
companion-part-penalties = Penalidades: { $count }
companion-part-escape = { $count ->
    [0] Sem fuga
   *[other] Fuga, posição { $count }
}
companion-compare = Comparação
companion-winner = { $count ->
    [one] { $sheets } ganha.
   *[other] { $sheets } dividem a vitória.
}
companion-tie = Totais iguais: decide quem tem mais caminhos ({ $counts }).
companion-tie-shared = Totais iguais, e o número de caminhos também ({ $counts }).
companion-missing = Ainda não informado
companion-unmeasured = Sem o retângulo anotado na fase 1
companion-goals = Níveis
companion-goal = { $name }: a partir de { $points }
companion-goal-reached = { $name }: alcançado
companion-goal-next = { $points ->
    [one] Falta { $points } ponto para { $name }.
   *[other] Faltam { $points } pontos para { $name }.
}
companion-goal-all = Não há nada acima disso.
companion-goal-tier_amber = Âmbar
companion-goal-tier_jade = Jade
companion-goal-tier_topaz = Topázio
companion-goal-tier_ruby = Rubi
companion-goal-tier_diamond = Diamante

## Impressão

companion-routes-joined = Rotas ligadas
companion-print-sheet = Folhas para desenhar
companion-print-explore = Cartas de exploração
companion-print-routes = Cartas de rota
companion-print-aid = Cartões de ajuda
companion-print-explore-backs = Versos das cartas de exploração
companion-print-route-backs = Versos das cartas de rota

## Quebra-cabeças do dia

daily-goal-best_finish = Este é seu último turno: ganhe o máximo de pontos que ele ainda pode render.
