# Sonora
#
# disco · lançar, lançamento (flick) · Repetição (Reflick) · Troca (Swap) · Descoberta (Discovery) · moldura · buraco
# canto de lançamento · mosca (bullseye) · círculo multiplicador, círculo (multiplier circle) · zona do tabuleiro, seção da folha: Ruínas, Cânion,
# Riacho (Creek Bed), Fendas (Mudcracks) · construção, hexágono, riscar · forma, quadrado, cacto · trilha (path), casa,
# riscada, circulada · nó, triângulo cercado (surrounded), soma, caixa (box) · circular (circle) · ícone · IA
# fase de lançamento, fase de anotação

name = Sonora
blurb = Lance cinco discos por rodada em um deserto de quatro zonas, e anote o que renderam em uma folha com quatro quebra-cabeças.

section-ruins = Ruínas
section-canyon = Cânion
section-creek = Riacho
section-mudcracks = Fendas
animal-lizard = lagarto
animal-fox = raposa
animal-owl = coruja
animal-rabbit = coelho
bonus-fox = raposa
bonus-owl = coruja
bonus-rabbit = coelho
bonus-reflick = Repetição
bonus-swap = Troca
bonus-discovery = Descoberta
step-swap = as Trocas
step-ruins = o turno nas Ruínas
step-write = a fase de anotação

option-rounds = quantas rodadas: 6, 5 ou 7
option-first_player = quem começa: por sorteio, ou um lugar
option-no_bunting = se um disco não pode ir direto à zona ao lado de seu canto
option-preview = quanto de um lançamento se prevê ao mirar, igual para todos: tudo, uma linha até o primeiro contato, ou nada
option-fair_colours = solo: se a cor da IA deve ter tantos discos em jogo quanto a sua
option-text = solo: que texto das regras decide onde eles diferem; ajusta as opções ai_squares, ai_shapes e ai_full_zone que não forem escolhidas
option-ai_squares = solo: de quantos quadrados a IA parte no Cânion
option-ai_shapes = solo: que formas um disco da IA desenha: seu número ou um menor à sua escolha, a maior que couber, ou só seu número
option-ai_full_zone = solo: se a IA não pode ter uma cor que desperdiçaria discos em uma seção cheia
option-hand_0 = a mão do lugar 0: comum (ordinary), firme (steady), trêmula (shaky) ou exata (exact)
option-hand_1 = a mão do lugar 1
option-hand_2 = a mão do lugar 2
option-hand_3 = a mão do lugar 3

## Por que uma ação é recusada

fault-not_your_turn = A vez é de { $turn }.
fault-chance_first = Antes é preciso que tudo pare.
fault-not_now = Este não é o momento para isso.
fault-ended = Você terminou sua fase de anotação.
fault-settle_discs = A resposta fala de discos que não estavam lá.
fault-settle_places = Os discos não podem ficar assim.
fault-settle_other = Esses discos teriam parado em outro lugar.

fault-disc_flicked = { $disc } já foi lançado nesta rodada.
fault-not_your_disc = { $disc } não é um disco seu.
fault-other_disc_first = { $disc } tem que ser lançado de novo primeiro.
fault-knocked_discs_first = Um disco que foi jogado para fora tem que ser lançado de novo primeiro.
fault-not_on_corner = Um disco começa inteiro sobre a parte alta do seu próprio canto.
fault-too_fast = Nenhuma mão lança tão rápido.
fault-start_on_disc = Outro disco está encostado no seu canto ali.
fault-no_reflick = Você não tem Repetição disponível.
fault-not_in_hole = { $disc } não está no buraco, ou não é seu.

fault-no_swap = Você não tem Troca disponível.
fault-not_on_board = { $disc } não é um dos seus discos no tabuleiro.
fault-swap_itself = Uma Troca pede dois discos diferentes.
fault-nothing_to_choose = Não há nada que escolher sobre { $disc }.
fault-counts_elsewhere = { $disc } não pode contar para essa seção.
fault-two_colours = Escolha duas cores diferentes, como a e b.
fault-unfair_colours = A cor da IA tem menos discos em jogo que a sua.
fault-full_zone = Outra cor desperdiçaria menos discos em seções cheias.

fault-no_such_building = Essa construção não existe.
fault-ruins_value = Você tem { $value } para riscar nas Ruínas; { $count } não é possível.
fault-building_full = Restam à construção { $building } { $left ->
    [one] { $left } hexágono
   *[other] { $left } hexágonos
}.
fault-ruins_value_left = Você ainda tem { $value } para riscar nas Ruínas.
fault-discover_first = Escolha primeiro um animal para sua Descoberta.

fault-no_such_disc = Você não tem mais disco { $number } para usar ali.
fault-no_animal = Você não tem { $animal } para usar.
fault-no_such_shape = Estes quadrados não formam uma forma.
fault-shape_too_high = Essa é uma forma de número { $number }; aqui se desenha { $most } ou menos.
fault-shape_overlaps = { $cell } já está ocupado.
fault-shape_overlaps_ai = { $cell } foi preenchido pela IA.
fault-shape_off_canyon = { $cell } não é um quadrado branco.
fault-shape_apart = Desenhe junto a uma das suas formas, lado a lado.
fault-shape_beside_ai = Junto a uma forma da IA não basta: desenhe junto a uma sua, lado a lado.
fault-no_such_space = Não há casa { $space }.
fault-space_visited = Você já visitou a casa { $space }.
fault-space_filled = O caminho até a casa { $space } está preenchido.
fault-path_length = Essa trilha tem comprimento { $found }; deve ter { $least ->
    [1] { $most ->
        [1] 1
       *[other] de 1 a { $most }
    }
   *[other] { $least }
}.
fault-no_mud_discs = Você não tem discos para anotar nas Fendas.
fault-sum_open = Feche primeiro sua soma aberta nas Fendas.
fault-nothing_to_buy = Não há nada que ela possa comprar.
fault-no_sum = Você não tem soma aberta nas Fendas.
fault-boxes_only = Esta soma começou a comprar caixas, e não compra mais nada.
fault-no_such_node = Não há nó { $node }.
fault-node_marked = O nó { $node } já está marcado.
fault-node_apart = Nenhuma linha liga o nó { $node } a um nó marcado.
fault-node_cost = O nó custa { $cost }; restam { $value } à sua soma.
fault-no_such_column = Essa coluna não existe.
fault-column_full = A coluna { $column } está cheia.
fault-nothing_left = Não resta nada da sua soma.
fault-no_discovery = Você não tem Descoberta para escolher.
fault-icons_used_up = Todos os ícones ({ $animal }) da sua área de Descoberta estão circulados.
fault-close_first = Feche primeiro sua soma aberta.
fault-canyon_left = Ainda dá para desenhar uma forma.
fault-creek_left = Ainda dá para percorrer uma trilha.
fault-mud_left = Ainda resta valor para as Fendas.

fault-no_ai_disc = A IA não tem mais esse disco.
fault-ai_shape_apart = A IA parte de seus quadrados, junto a suas formas, ou junto a uma sua que as toque.
fault-ai_shape_too_low = A IA deve desenhar aqui uma forma de número { $number }.
fault-ai_path_apart = A IA não pode partir da casa { $space }.
fault-ai_path_blocked = Nenhuma trilha de { $length } sobe a partir da casa { $space }.
fault-ai_no_circle = O nó { $node } não tem círculo pequeno para preencher.

## O que está errado em uma edição

error-edition_arena = Nenhum disco poderia ser lançado neste tabuleiro: { $law }.
error-edition_zone = A zona “{ $zone }” já está aí; falta: { $missing }.
error-edition_circle_off = O círculo { $number } não está inteiro no piso do tabuleiro.
error-edition_circle_across = O círculo { $number } está em mais de uma zona: seu raio é maior que seu x ou seu y.
error-edition_circle_hole = O círculo { $number } entra no buraco.
error-edition_circle_home = O círculo { $number } está em casa: nenhum círculo deste animal ({ $animal }) fica na zona “{ $zone }”.
error-edition_animal = Cada animal tem dois círculos; { $animal }: { $found }.
error-edition_zone_circles = Cada zona tem dois círculos; { $zone }: { $found }.
error-edition_lizard = Um dos dois círculos nas Fendas é de um lagarto.
error-edition_circles_close = Os círculos { $first } e { $second } são de animais diferentes, e um disco poderia tocar os dois. Afaste um do outro.
error-edition_building = As construções vão de A a H nesta ordem: esta é “{ $found }” e deveria ser “{ $expected }”.
error-edition_reward = Construção { $building }: quem vem depois recebe { $bottom }, mais que { $top } de quem vem primeiro.
error-edition_grid_width = As linhas do cânion têm { $found ->
    [one] { $found } quadrado
   *[other] { $found } quadrados
}; são possíveis de { $least } a { $most }.
error-edition_grid_size = O cânion tem { $found } quadrados; são possíveis no máximo { $most }.
error-edition_grid_row = A linha { $row } do cânion tem { $found ->
    [one] { $found } quadrado
   *[other] { $found } quadrados
} onde a maioria tem { $wanted }.
error-edition_square = Um quadrado diz “{ $found }”.{ $suggestion ->
    [none] {""}
   *[other] {" "}Seria “{ $suggestion }”?
} É um de: { $known }.
error-edition_start = O quadrado inicial são 4×4 quadrados S embaixo à esquerda, e nenhum outro.
error-edition_ai_square = “{ $square }” não é um quadrado branco do cânion, como k5: coluna, depois linha de cima.
error-edition_ai_square_twice = O quadrado da IA { $square } já está aí; os três são diferentes.
error-edition_falls_away = “{ $square }” não é um dos quadrados da IA: { $known }.
error-edition_shape_mark = Uma forma está desenhada com “{ $mark }”; use # para um quadrado e um ponto para nada.
error-edition_shape_empty = Esta forma não tem quadrados: desenhe-os com #.
error-edition_shape_apart = Esta forma está em pedaços: seus quadrados devem se tocar lado a lado.
error-edition_shape_twin = Esta forma de número { $number } já está aí; todas são diferentes, mesmo giradas.
error-edition_shape_growth = Esta forma de número { $number } tem { $found ->
    [one] { $found } quadrado
   *[other] { $found } quadrados
}; são precisos pelo menos { $least }, porque as formas crescem com seu número.
error-edition_branch = Um ramo não pode começar depois da casa { $space }: acima dele estão as casas 0 a { $most }.
error-edition_space = Uma casa do riacho diz “{ $found }”.{ $suggestion ->
    [none] {""}
   *[other] {" "}Seria “{ $suggestion }”?
} É um número de um ou dois algarismos, ou um de: { $known }.
error-edition_dead_end = Um ramo da IA é sem saída, mas outro continua depois de sua última casa, { $space }.
error-edition_no_dead_end = Nenhum ramo do riacho acaba em um quadrado da IA; pelo menos um tem “ai = true”.
error-edition_creek_size = O riacho tem { $found } casas; são possíveis no máximo { $most }.
error-edition_node_cost = { $node ->
    [0] O primeiro nó é o X e não tem custo.
   *[other] O nó { $node } não tem custo; só o primeiro não tem.
}
error-edition_triangle_node = Não há nó { $node }; eles são numerados de 0 a { $most }.
error-edition_triangle_flat = Um triângulo liga três nós diferentes.
error-edition_net_line = A linha do nó { $one } ao nó { $other } tem mais de dois triângulos.
error-edition_net_node = O nó { $node } não está ligado ao X por triângulos.
error-edition_room = { $part ->
    [first_row] As construções A a E
    [second_row] As construções F a H
    [storeys] Os andares das duas linhas de construções
    [shapes] As formas lado a lado
    [arms] Os braços do riacho lado a lado
    [depth] As casas do caminho mais longo do riacho
    [boxes] As colunas de caixas
   *[tray] Os bônus
} precisam de { $wanted } mm na folha, e há espaço para { $room }.
error-edition_nodes_close = Os nós { $first } e { $second } seriam impressos um sobre o outro. Afaste um do outro.

## O que aconteceu

event-first_player = { $you ->
    [yes] Você começa
   *[no] { $seat } começa
}.
event-flicked = { $you ->
    [yes] Você lança
   *[no] { $seat } lança
} { $disc }.
event-flick_again = { $you ->
    [yes] Você lança
   *[no] { $seat } lança
} { $disc } de novo.
event-moved = { $disc } desliza; tudo para depois de { $seconds } s.
event-rested = { $disc } para e conta para a seção { $section }{ $doubled ->
    [0] .
   *[other] , em dobro.
}
event-between = { $disc } para onde pode contar para uma destas seções: { $sections }.
event-weak = { $disc } não saiu do canto; { $you ->
    [yes] você lança
   *[no] { $seat } lança
} de novo.
event-fell_in = { $disc } cai no buraco.
event-went_off = { $disc } sai do tabuleiro.
event-reflicked = { $you ->
    [yes] Você usa
   *[no] { $seat } usa
} uma Repetição em { $disc }.
event-kept = { $you ->
    [yes] Você deixa
   *[no] { $seat } deixa
} o lançamento valer.
event-put_on = { $you ->
    [yes] Você põe
   *[no] { $seat } põe
} { $disc } na seção { $section }.
event-disqualified = { $disc } está fora nesta rodada.
event-swapped = { $you ->
    [yes] Você troca
   *[no] { $seat } troca
} { $a } e { $b }.
event-chose = { $you ->
    [yes] Você conta
   *[no] { $seat } conta
} { $disc } para a seção { $section }.
event-chose_colours = Você joga { $mine }; a IA joga { $theirs }.
event-crossed = { $you ->
    [yes] Você risca
   *[no] { $seat } risca
} { $count } da construção { $building }.
event-completed = { $first ->
    [1] { $you ->
        [yes] Antes dos outros, você completa
       *[no] Antes dos outros, { $seat } completa
    } a construção { $building }: { $points } pontos.
   *[other] { $you ->
        [yes] Você completa
       *[no] { $seat } completa
    } a construção { $building }: { $points } pontos.
}
event-drew = { $you ->
    [yes] Você desenha
   *[no] { $seat } desenha
} uma forma de número { $number } ({ $cells }){ $cacti ->
    [0] .
    [one] {" "}com { $cacti } cacto.
   *[other] {" "}com { $cacti } cactos.
}
event-walked = { $you ->
    [yes] Você percorre
   *[no] { $seat } percorre
} { $length ->
    [one] { $length } casa
   *[other] { $length } casas
} até { $end }{ $points ->
    [0] .
   *[other] {" "}por { $points }.
}
event-opened = { $you ->
    [yes] Você tem
   *[no] { $seat } tem
} { $value } para gastar nas Fendas.
event-marked_node = { $you ->
    [yes] Você marca o nó { $node } por { $cost }
   *[no] { $seat } marca o nó { $node } por { $cost }
}{ $points ->
    [0] .
   *[other] {" "}e { $you ->
        [yes] cerca
       *[no] cerca
    } { $points } pontos.
}
event-boxed = { $you ->
    [yes] Você marca
   *[no] { $seat } marca
} uma caixa da coluna { $column }.
event-closed = { $you ->
    [yes] Você fecha a soma
   *[no] { $seat } fecha a soma
}{ $lost ->
    [0] .
   *[other] ; perda de { $lost }.
}
event-earned = { $you ->
    [yes] Você ganha
   *[no] { $seat } ganha
}: { $bonus }.
event-not_gained = { $you ->
    [yes] Você não ganha
   *[no] { $seat } não ganha
} nada ({ $bonus }): todos os ícones já estão circulados.
event-discovered = { $you ->
    [yes] Você descobre
   *[no] { $seat } descobre
}: { $animal }.
event-ai_circled = A IA circula { $count ->
    [one] { $count } hexágono
   *[other] { $count } hexágonos
} de sua construção.
event-ai_cleared = { $count ->
    [one] { $count } do seu valor risca
   *[other] { $count } do seu valor riscam
} o que a IA tinha circulado.
event-ai_drew = A IA preenche uma forma de número { $number } ({ $cells }).
event-ai_walked = A IA preenche { $length ->
    [one] { $length } casa
   *[other] { $length } casas
} subindo a partir de { $start }.
event-ai_filled = A IA faz o nó { $node } custar { $cost }.
event-ended = { $you ->
    [yes] Você termina
   *[no] { $seat } termina
} { $step }.
event-new_round = Rodada { $round }: o tabuleiro gira, { $you ->
    [yes] você começa
   *[no] { $seat } começa
}.
event-game_over = A partida acabou.

## Razões

zone_name-ruins = as Ruínas
zone_name-canyon = o Cânion
zone_name-creek = o Riacho
zone_name-mudcracks = as Fendas
why-often = { $percent ->
    [100] {""}
   *[other] {" "}({ $percent }%)
}
why-lands = faz { $disc } contar para { $zone_name }{ why-often }
why-doubled = para { $disc } em um círculo{ why-often }
why-sinks = derruba { $disc } no buraco{ why-often }
why-knocks_off = joga { $disc } para fora do tabuleiro{ why-often }
why-drives_away = tira { $disc } de seu círculo{ why-often }
why-again = lança { $disc } de novo, o que promete cerca de { $worth } pontos a mais
why-stands = deixa { $disc } onde conta para { $zone_name }{ $doubled ->
    [0] {""}
   *[other] , em dobro
}
why-counts = conta { $disc } para { $zone_name }, onde vale cerca de { $worth } pontos
why-plays = joga { $mine }, o que vale cerca de { $worth } pontos com o que a IA faz depois
why-ai_takes = deixa a IA pegar cerca de { $worth } pontos do que está ao alcance
why-completes = completa a construção { $building } { $first ->
    [0] depois de alguém
   *[other] antes dos outros
} ({ $points } pontos)
why-advances = deixa { $left ->
    [one] { $left } hexágono
   *[other] { $left } hexágonos
} da construção { $building }
why-denies = chega antes de { $seat }, a quem só { $left ->
    [one] falta { $left } hexágono
   *[other] faltam { $left } hexágonos
} da construção { $building }
why-covers = pega { $cacti ->
    [one] { $cacti } cacto
   *[other] { $cacti } cactos
} ({ $points } pontos a mais)
why-circles = circula { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} no Riacho
why-surrounds = cerca { $points } pontos nas Fendas
why-earns = ganha: { $bonuses }
why-chains = dispara { $count } bônus
why-prepares = traz cerca de { $worth } pontos a mais ao alcance, zona: { $zone_name }
why-spares = guarda um ícone para depois: { $bonus }

## Pontos e finais

part-ruins = Ruínas
part-canyon = Cânion
part-creek = Riacho
part-mudcracks = Fendas
part-discoveries = Descobertas circuladas ({ $count })
tie-discoveries = mais Descobertas circuladas
outcome-last_round = A última rodada foi jogada.
outcome-solo_total = Seu total é o resultado.
verdict-solo_total = { $total ->
    [one] Você tem { $total } ponto
   *[other] Você tem { $total } pontos
}

## O terminal

notation-forms = Escreva aim a3 -12 40 (disco a3, 12 graus à esquerda, força 40), keep, reflick, swap a1 a4, cross B 9, draw 4 e9 e10 f10, walk 3 17, mud, mark 7, box 1, close ou done.
notation-help =
    aim a3 -12 40      lançar a3, 12° à esquerda do buraco, força 40 de 100
    aim a3 -12 40 from 20 5   o mesmo, de 20 mm mais à direita, 5 mais à frente
    keep, reflick      deixar o lançamento valer, ou recolher o disco
    bullseye a3 creek  pôr um disco do buraco em uma seção
    swap a1 a4         trocar dois dos seus discos
    choose a3 canyon   dizer onde conta um disco entre duas seções
    cross B 9          riscar 9 hexágonos da construção B
    draw 4 e9 e10 f10  desenhar com o 4 (ou: draw fox …, draw fox found …)
    walk 3 17          ir até a casa 17 com o 3 (ou: walk owl …, … found …)
    mud                gastar suas Fendas: mark 7, box 1, rabbit, close
    discover fox       circular um ícone da sua área de Descoberta
    done               terminar as Trocas, as Ruínas ou a anotação
    colours a b        solo: sua cor e a da IA
    ai draw 4 e9 f9    solo: marcar pela IA (ou: ai walk 3 10, ai fill 12)
    onde, onde a3      onde conta cada disco, ou estes (onde canyon: lá)

do-flick = lançar { $disc } do { $corner ->
    [own] seu canto
   *[other] canto { $corner }
} em direção a { $target }, { $force ->
    [gently] bem de leve
    [softly] de leve
    [firmly] com alguma força
    [hard] forte
   *[wild] o mais forte possível
}
do-flick-past = lançar { $disc } do { $corner ->
    [own] seu canto
   *[other] canto { $corner }
}, { $degree }° à { $side ->
    [left] esquerda
   *[right] direita
} do buraco, { $force ->
    [gently] bem de leve
    [softly] de leve
    [firmly] com alguma força
    [hard] forte
   *[wild] o mais forte possível
}
do-keep = deixar o lançamento valer
do-reflick = usar uma Repetição
do-bullseye = pôr { $disc } na zona: { $zone_name }
do-choose = contar { $disc } para { $zone_name }
do-swap = trocar { $a } e { $b }
do-colours = jogar { $mine }, e deixar { $theirs } para a IA
do-cross = riscar { $count } da construção { $building }
do-draw = { $source ->
    [now] usar uma raposa
    [kept] usar a raposa que você achou
   *[other] usar o disco { $source }
} para desenhar em { $cells }
do-walk = { $source ->
    [now] usar uma coruja
    [kept] usar a coruja que você achou
   *[other] usar o disco { $source }
} para ir até a casa { $end }
do-record = abrir a soma dos discos das Fendas
do-rabbit = somar um coelho
do-mark = marcar o nó { $node }
do-box = marcar uma caixa da coluna { $column }
do-close = fechar a soma
do-discover = descobrir: { $animal }
do-done = terminar este passo
do-ai_draw = preencher { $cells } com o { $number } da IA
do-ai_walk = preencher subindo a partir da casa { $start } com o { $number } da IA
do-ai_fill = fazer a IA encarecer o nó { $node }
prompt-aim = lance um disco
prompt-keep = deixe ou use Repetição
prompt-hole = ponha a mosca
prompt-colours = escolha as cores
prompt-swap = troque, ou done
prompt-choose = escolha uma seção
prompt-ai = marque pela IA
prompt-ruins = risque hexágonos
prompt-discover = escolha uma Descoberta
prompt-write = anote
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
forms-aim = aim a3 -12 40 (disco, ângulo, força)
forms-keep = keep, reflick
forms-hole = bullseye a3 creek
forms-colours = colours a b
forms-swap = swap a1 a4, done
forms-choose = choose a3 canyon
forms-ai = ai draw 4 e9 e10 f10, ai walk 3 10, ai fill 12
forms-ruins = cross B 9, done
forms-discover = discover fox, owl ou rabbit
forms-write = draw 4 e9 e10 f10, walk 3 17, mud, mark 7, box 1, rabbit, close, done
asked-aim = Lance { $discs } do canto { $corner ->
    [0] de cima à esquerda
    [1] de cima à direita
    [2] de baixo à direita
   *[other] de baixo à esquerda
}: aim DISCO ÂNGULO FORÇA
asked-aim-any = um disco na mão
asked-aim-how = O ângulo 0 aponta para o buraco, menos é mais à esquerda. Força de 0 a 100.
asked-keep = Deixe este lançamento valer, ou recolha o disco com uma Repetição: keep, reflick
asked-hole = Mosca: ponha o disco em qualquer seção, como em bullseye a3 creek.
asked-colours = Escolha a cor que você anota e a da IA, como em colours a b.
asked-swap = Troque discos seus, como em swap a1 a4, ou done.
asked-choose = Um disco está entre seções: diga onde ele conta, como em choose a3 canyon.
asked-ai = Marque os discos da IA onde menos atrapalham você (ajuda diz como).
asked-ruins = Risque hexágonos, como em cross B 9; depois done.
asked-discover = Descoberta: circule um animal para guardar, como em discover fox.
asked-write = Anote em qualquer ordem, depois done. ver canyon, creek ou mudcracks mostra uma seção.
help-aim =
    aim a3 -12 40      lançar a3, 12° à esquerda do buraco, força 40 de 100
    aim a3 12 40 from 20 5   à direita; de 20 mm mais à direita, 5 à frente
    onde, onde a3      onde conta cada disco, ou estes (onde canyon: lá)
    ver folha          sua folha; ver ruins, canyon, creek, mudcracks: uma seção
    ver NOME           outra folha; ver NOME ruins: uma seção dela
help-keep =
    keep               deixar o lançamento valer
    reflick            usar uma Repetição: o disco é lançado de novo
    onde a3, ver folha   onde conta um disco; sua folha
help-hole =
    bullseye a3 creek  contar para o Riacho (ruins, canyon, mudcracks)
    ver folha          sua folha, para ver onde ele mais ajuda
help-colours =
    colours a b        sua cor a, a da IA b
    onde, ver folha    onde conta cada disco; sua folha
help-swap =
    swap a1 a4         trocar dois dos seus discos, por uma Troca
    done               chega de Trocas
    onde, ver folha    onde conta cada disco; sua folha
help-choose =
    choose a3 canyon   contar para o Cânion (ruins, creek, mudcracks)
    onde, ver folha    onde conta cada disco; sua folha
help-ai =
    ai draw 4 e9 e10 f10   o 4 da IA preenche estes quadrados do Cânion
    ai walk 3 10       o 3 da IA preenche o Riacho subindo da casa 10
    ai fill 12         o nó 12 das Fendas custa mais 1
    ver canyon         a seção (ou: creek, mudcracks); ver folha: tudo
help-ruins =
    cross B 9          riscar 9 hexágonos da construção B
    done               terminar seu turno nas Ruínas
    ver folha          sua folha; ver NOME: outra
help-discover =
    discover fox       guardar uma raposa: uma vez, uma forma de 4 ou menos
    discover owl       guardar uma coruja: uma vez, uma trilha de 1 a 5
    discover rabbit    guardar um coelho: uma vez, 6 para as Fendas
help-write =
    draw 4 e9 e10 f10  desenhar com o 4 (ou: draw fox …, draw fox found …)
    walk 3 17          ir até a casa 17 com o 3 (ou: walk owl …, … found …)
    mud                abrir a soma dos seus discos das Fendas; depois:
    mark 7, box 1, rabbit, close   um nó, uma caixa, um coelho, fechar a soma
    done               terminar a anotação
    ver canyon         uma seção (ruins, creek, mudcracks); ver folha: tudo
    ver NOME           outra folha; ver tabuleiro: o tabuleiro
look-board = tabuleiro
look-sheet = folha
look-points = pontos
look-how = Escreva ver tabuleiro, folha, pontos, ruins, canyon, creek ou mudcracks, ou ver NOME.
letter-fox = R
letter-owl = C
letter-rabbit = L
letter-reflick = P
letter-swap = T
letter-discovery = D
table-where-how = Escreva onde para cada disco, ou dê discos ou uma seção: onde a3 b1, onde canyon
table-where-choice = à escolha de quem é dono
table-where-none = Nenhum disco conta para esta seção agora.
replay-unverified = { $count ->
    [one] { $count } lançamento foi jogado por outro núcleo e não pôde ser conferido.
   *[other] { $count } lançamentos foram jogados por outro núcleo e não puderam ser conferidos.
}
replay-refuted = { $count ->
    [one] { $count } lançamento não foi como está gravado: a partida gravada foi mudada.
   *[other] { $count } lançamentos não foram como estão gravados: a partida gravada foi mudada.
}
table-round = Rodada { $round } de { $rounds } · { $you ->
    [yes] você começou
   *[no] { $seat } começou
}
table-discs = Discos
table-hand = na mão
table-out = fora
table-knocked = lançar de novo
table-lifted = recolhido
table-air = no ar
table-hole = no buraco
table-off = fora do tabuleiro
table-section = mosca
table-twice = ×2
table-cacti = Cactos
table-spaces = Cada casa, número:o que ela traz; (circulada), × riscada.
table-spaces-alone = Cada casa, número:o que ela traz; (circulada), × riscada, ▓ preenchida, ■ início da IA.
table-nodes = Cada nó, número:custo, ou [marcado]. Entre eles: o que cercam.
table-letters = R raposa, C coruja, L coelho, P Repetição, T Troca, D Descoberta
table-legend = { table-letters }; a b c cactos; # suas formas
table-legend-alone = { table-legend }, ▓ as da IA, ■ seus quadrados, ▫ um sem uso
table-shapes = Formas por disco (ou uma menor), giradas como quiser:
table-columns = Colunas
table-available = Para usar: { $bonuses }
table-found = achado: { $animals }
table-desk = Para anotar: Ruínas { $ruins } · Cânion { $canyon } · Riacho { $creek } · Fendas { $mud }
table-sum = Soma aberta: { $value }
table-ai = Pela IA: Cânion { $canyon } · Riacho { $creek } · Fendas { $mud }
table-ai-building = Construção da IA: { $circled } circulados, { $cleared } riscados de { $most }
table-first-reward = primeiro
table-later-reward = depois
table-total = pontos
table-reflicks = Repetições
table-swaps = Trocas
table-totals = Pontos: { $totals }

## A folha impressa

sheet-title = Sonora
sheet-board = tabuleiro
sheet-discs = discos
sheet-discs-how = Esta é a largura de um disco. Recorte estes e cole em discos de madeira ou moedas desse tamanho, uma fileira para cada jogador; no solo são precisas três fileiras.
sheet-name = nome
sheet-ai = IA
sheet-ai-square = a IA começa aqui
sheet-falls-away = sem uso com dois quadrados
sheet-ai-cost = IA: custa mais 1
sheet-first = completada primeiro
sheet-later = depois
sheet-use-fox = uma forma de 4 ou menos
sheet-use-owl = uma trilha de 1 a 5
sheet-use-rabbit = 5 nas Fendas
sheet-total = total
sheet-ruins = Ruínas
sheet-canyon = Cânion
sheet-creek = Riacho
sheet-mudcracks = Fendas
sheet-reflick = Repetição
sheet-swap = Troca
sheet-discovery = Descoberta

## A página: o tabuleiro

floor-name = O tabuleiro
floor-slides = { $disc } desliza…
floor-tabs = Tabuleiro ou folha
floor-tab-floor = Tabuleiro
floor-tab-sheet = Folha
floor-round = Rodada { $round } de { $rounds }
floor-you-flick = Você lança
floor-to-flick = { $you ->
    [yes] Você está
   *[no] { $seat } está
} lançando
floor-flicks = { $you ->
    [yes] Você lança
   *[no] { $seat } lança
} { $disc }
floor-flies = { $disc } está a caminho
floor-you = Você decide
floor-thinks = { $you ->
    [yes] Você está
   *[no] { $seat } está
} decidindo
floor-all-write = Todos anotam
floor-over = A partida acabou.
floor-stage = O tabuleiro, com cada disco onde está
floor-stage-aim = Mire { $disc }: { $angle } graus, força { $force }. As setas miram, Enter lança.
floor-discs-of = Discos de { $name }
floor-take = Pegar { $disc }
floor-own = seu { $number }
floor-called = { $disc }
floor-disc = { $you ->
    [yes] seu { $number }
   *[no] o { $number } de { $seat }
}
floor-disc-own = { $you ->
    [yes] seu { $number }
   *[no] o disco { $number }
}
floor-disc-alone = { $colour ->
    [0] o { $number } de pontos
    [1] o { $number } de listras
   *[other] o { $number } de cruzes
}
floor-taken = Pronto: { $disc }
floor-aim = Mirar por números
floor-angle = graus
floor-force = força
floor-left = Um grau à esquerda
floor-right = Um grau à direita
floor-softer = Mais fraco
floor-harder = Mais forte
floor-flick = Lançar { $disc }
floor-ear-meets = atinge primeiro { $disc }
floor-ear-frame = atinge primeiro a moldura
floor-ear-ruins = pararia nas Ruínas
floor-ear-canyon = pararia no Cânion
floor-ear-creek = pararia no Riacho
floor-ear-mudcracks = pararia nas Fendas
floor-ear-lizard = sobre o lagarto
floor-ear-fox = sobre a raposa
floor-ear-owl = sobre a coruja
floor-ear-rabbit = sobre o coelho
floor-ear-beside = ao lado de { $disc }
floor-ear-hole = cairia no buraco
floor-ear-off = sairia do tabuleiro
floor-ear-corner = não sairia do canto
floor-ear-odds = cerca de { $part } em { $whole }
floor-aim-now = { $angle } graus, força { $force }
floor-skip = Pular
floor-see-again = Ver de novo
floor-slowly = Devagar
floor-best = Melhor lançamento da partida
floor-best-more = Rodada { $round }, { $disc }: vale { $gain } a mais que antes
floor-bullseye = mosca: { $section }
floor-spot-ruins = Ruínas, { $value } hexágonos{ $doubled ->
    [0] {""}
   *[other] {" "}(×2)
}
floor-spot-canyon = Cânion, { $doubled ->
    [0] uma forma de { $number }
   *[other] duas formas de { $number } (×2)
}
floor-spot-creek = Riacho, { $doubled ->
    [0] uma trilha de { $number }
   *[other] duas trilhas de { $number } (×2)
}
floor-spot-mudcracks = Fendas, { $value } para gastar{ $doubled ->
    [0] {""}
   *[other] {" "}(×2)
}
floor-ask-aim = Puxe para trás onde quiser e solte, ou deslize. Arraste o disco para movê-lo.
floor-ask-again = Lance { $discs } de novo.
floor-ask-keep = Fica ali, ou você usa uma Repetição?
floor-ask-on = Siga lançando, e { $disc } fica; ou recolha com uma Repetição.
floor-ask-hole = Mosca: escolha a seção para a qual ele conta.
floor-ask-colours = Escolha a sua cor e a da IA.
floor-ask-swap = { $count ->
    [one] Você tem { $count } Troca
   *[other] Você tem { $count } Trocas
}: arraste um dos seus discos sobre outro, ou siga.
floor-ask-swap-with = Trocar { $disc } com qual dos seus discos?
floor-ask-choose = Escolha onde conta cada disco em um limite.
floor-keep-or = Deixar ou lançar de novo
floor-keep = Deixar
floor-let-go = Solte aqui e nada acontece.
floor-reflick-disc = Recolher { $disc } com uma Repetição (restam: { $count })
floor-reflick = Repetição (restam: { $count })
floor-choose = Onde conta { $disc }?
floor-swap-disc = Trocar este disco. { $words }
floor-swap-done = Chega de Trocas
floor-colour = Cor
floor-colour-0 = pontos
floor-colour-1 = listras
floor-colour-2 = cruzes
floor-colour-mine = Minha
floor-colour-ai = A IA
floor-colour-pick-mine = minha
floor-colour-pick-ai = IA
floor-pick-mine = Eu jogo { $colour }
floor-pick-ai = A IA joga { $colour }
floor-in-play = { $count } em jogo
floor-colours-choose = Escolha duas cores
floor-colours-go = Eu jogo { $mine }, a IA { $theirs }
floor-nudge-flick = Lance { $disc } agora.
floor-hint-left = Lance { $disc } à esquerda do buraco.
floor-hint-right = Lance { $disc } à direita do buraco.
floor-hint-straight = Lance { $disc } direto pelo meio.
floor-hint-flick = Lance { $disc } a { $angle } graus com força { $force }. A mira está pronta.
floor-hint-keep = Deixe valer.
floor-hint-reflick = Use uma Repetição.
floor-nudge-section = Pense em qual seção mais precisa de { $disc }.
floor-hint-section = Conte { $disc } para a seção { $section }.
floor-nudge-swap = Uma Troca ajudaria.
floor-hint-swap = Troque { $a } e { $b }.
floor-hint-colours = Jogue { $mine }, e dê { $theirs } à IA.
floor-hint-done = Não há nada melhor a fazer aqui: siga.
page-edit-board = Arraste um círculo, ou escolha-o e use as setas: 1 mm, com Shift 5 mm.
page-edit-circle = Círculo ({ $animal }) em { $x }, { $y } mm
page-edit-animal = Animal
page-edit-x = Na largura, mm
page-edit-y = Para baixo, mm
page-edit-radius = Raio, mm
page-edit-buildings = Construções
page-edit-hexes = Hexágonos
page-edit-top = Primeiro
page-edit-bonus = Bônus
page-edit-bottom = Depois
page-edit-of = { $what }, construção { $name }
page-mean-ruins = Ruínas
page-mean-canyon = Cânion
page-mean-creek = Riacho
page-mean-mudcracks = Fendas
page-mean-discoveries = Descobertas
floor-hint-discover = Circule este animal: { $animal }.
floor-nudge-write = Olhe para a seção { $section }.
floor-hint-write = Marque o que está aceso na seção { $section }.
floor-key-angle = Mirar um grau, com Shift cinco; Enter lança
floor-key-force = Mais forte ou mais fraco, com Shift cinco
floor-key-disc = Pegar o disco desse número
page-goal = Seu objetivo: o maior número de pontos. Lance seus discos nas zonas de que precisa, e anote o que eles rendem; bônus levam a mais bônus.
paper-picked-disc = o disco { $number }
paper-picked-fox = a raposa
paper-picked-owl = a coruja
paper-picked-rabbit = o coelho
paper-picked-section = a seção { $section }
paper-picked-mark = o nó { $place }
paper-picked-box = a coluna { $place }
paper-picked-walk = a casa { $place }
paper-picked-draw = { $place }
paper-picked-cross = a construção { $place }
floor-lesson-look = Este é o tabuleiro, visto do seu canto de lançamento, embaixo à direita. Cada quarto alimenta a seção da sua folha com o mesmo animal.
floor-lesson-flick = O disco 4 está no seu canto. Puxe para trás em qualquer ponto do tabuleiro, reto para você e um pouco menos que a metade do curso, e solte. Ou ponha 0 grau e força 27, e lance.
floor-lesson-flick-otherwise = Isso iria para outro lado. Para esta lição: quase reto (0 grau), força em torno de 27.
floor-lesson-landed = Ele deslizou ao lado do buraco até a zona em frente, as Fendas, e conta ali com seu 4. Em um círculo pequeno, contaria para o animal desse círculo, duas vezes.
floor-lesson-mud = Com todos os discos lançados, todos anotam. Anote seus discos das Fendas: seus valores formam uma soma.
floor-lesson-mud-otherwise = Anote primeiro os discos das Fendas.
floor-lesson-write = A soma compra nós ligados aos que você já marcou. Marque o nó 21 abaixo do X.
floor-lesson-write-otherwise = Marque o nó aceso, abaixo do X à direita.
floor-lesson-chain = Marque o nó 20 ao lado: isso cerca um triângulo com uma coruja, e um bônus é ganho na hora.
floor-lesson-chain-otherwise = Marque o outro nó aceso: ele fecha o triângulo.
floor-lesson-owl = A coruja percorre uma trilha de 1 a 5 casas no Riacho, agora. Termine na Troca: ela também é ganha. Assim os bônus se encadeiam.
floor-lesson-owl-otherwise = Leve a coruja até a Troca, quatro casas abaixo.
floor-lesson-end = Um lançamento, uma marca, dois bônus. Depois da última rodada, as quatro seções se somam. É tudo de que você precisa para uma primeira partida.

choice-rounds-5 = 5, curta
choice-rounds-6 = 6
choice-rounds-7 = 7, longa
choice-first_player-lot = por sorteio
choice-preview-full = seu trajeto e onde pode parar
choice-preview-line = uma linha até o primeiro contato
choice-preview-none = nada: mirar a olho
choice-text-final = o texto final em inglês
choice-text-spanish = o texto em espanhol
choice-text-draft = o rascunho
choice-ai_shapes-as_player = seu número ou menos, à minha escolha
choice-ai_shapes-largest = a maior que couber
choice-ai_shapes-never_lower = seu número ou nada
choice-ai_squares-2 = 2
choice-ai_squares-3 = 3
choice-ordinary = comum
choice-steady = firme
choice-shaky = trêmula
choice-exact = exata: sem nenhum tremor
choice-on = sim
choice-off = não
page-end-sheets = Folhas
page-option-rounds = Rodadas
page-option-first_player = Quem começa
page-option-no_bunting = Um disco não pode ir direto à zona ao lado de seu canto
page-option-preview = O que se mostra a todos ao mirar
page-option-fair_colours = A cor da IA tem tantos discos em jogo quanto a minha
page-option-text = Onde os textos das regras diferem, seguir
page-option-ai_shapes = Formas que um disco da IA desenha no Cânion
page-option-ai_squares = Quadrados de que a IA parte no Cânion
page-option-ai_full_zone = Nenhuma cor para a IA que desperdiçaria discos em uma seção cheia
page-option-hand_0 = Firmeza da primeira mão
page-option-hand_1 = Firmeza da segunda mão
page-option-hand_2 = Firmeza da terceira mão
page-option-hand_3 = Firmeza da quarta mão
bot-hand-random = Uma mão comum
bot-hand-novice = Uma mão trêmula
bot-hand-greedy = Uma mão comum
bot-hand-adept = Uma mão comum
bot-hand-expert = Uma mão firme
bot-hand-master = Uma mão que nunca treme
bot-hand-grandmaster = Uma mão que nunca treme

## A folha na página

cactus-saguaro = saguaro
cactus-pear = figo-da-índia
cactus-barrel = cacto-barril
paper-sheet = A folha de { $player }
paper-sheets = Folhas
paper-scores = Pontos
paper-section = Seção
paper-writing = ainda anotando
paper-tie-break = Descobertas circuladas
paper-look-at = Ver a folha de { $player }
paper-enlarge = Ampliar { $section }, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
paper-whole = Mostrar a folha inteira
paper-in-hand = Para anotar
paper-tools = Ferramentas
paper-shapes = Formas
paper-shape = Forma de número { $number }, { $squares ->
    [one] { $squares } quadrado
   *[other] { $squares } quadrados
}
paper-turn = Girar a forma
paper-flip = Virar a forma
paper-next-place = Próximo lugar possível
paper-places = Mostrar lugares possíveis
paper-fewer = Um hexágono a menos
paper-more = Um hexágono a mais
paper-chip-disc = { $count ->
    [one] Disco { $number } para a seção { $section }
   *[other] Disco { $number } para a seção { $section }, { $count } vezes
}
paper-chip-ai-disc = { $count ->
    [one] O disco { $number } da IA, seção { $section }
   *[other] O disco { $number } da IA, seção { $section }, { $count } vezes
}
paper-chip-value = { $value } para a seção { $section }
paper-chip-ai-value = { $value } da IA, seção { $section }
paper-chip-sum = Soma aberta: restam { $value }
paper-chip-animal = { $count ->
    [one] Para usar agora: { $animal }
   *[other] Para usar agora: { $animal }, { $count } vezes
}
paper-chip-kept = { $count ->
    [one] Guardado: { $animal }
   *[other] Guardado: { $animal }, { $count } vezes
}
paper-lost-disc = { $value } na seção { $section }
paper-square-free = livre
paper-square-drawn = desenhado
paper-square-filled = preenchido pela IA
paper-square-gap = vão
paper-square-start = quadrado inicial
paper-canyon-grid = Quadrados do Cânion
paper-creek-spaces = Casas do Riacho
paper-mud-nodes = Nós e colunas das Fendas
paper-buildings = Construções das Ruínas
paper-fits = Cabe: { $cells }
paper-not-fits = Não cabe: { $cells }
paper-suggested = sugerido
paper-event-drew = { $you ->
    [yes] Você desenha
   *[no] { $seat } desenha
} uma forma de número { $number }{ $cacti ->
    [0] .
    [one] {" "}com { $cacti } cacto.
   *[other] {" "}com { $cacti } cactos.
}
paper-event-walked = { $you ->
    [yes] Você percorre
   *[no] { $seat } percorre
} { $length ->
    [one] { $length } casa
   *[other] { $length } casas
} { $points ->
    [0] até um bônus.
   *[other] e { $you ->
        [yes] circula
       *[no] circula
    } um { $points }.
}
paper-event-marked = { $you ->
    [yes] Você marca um nó por { $cost }
   *[no] { $seat } marca um nó por { $cost }
}{ $points ->
    [0] .
   *[other] {" "}e { $you ->
        [yes] cerca
       *[no] cerca
    } { $points } pontos.
}
paper-event-boxed = { $you ->
    [yes] Você marca
   *[no] { $seat } marca
} uma caixa da coluna { $column } da esquerda.
paper-event-ai-drew = A IA preenche uma forma de número { $number }.
paper-event-ai-walked = A IA preenche { $length ->
    [one] { $length } casa
   *[other] { $length } casas
} subindo.
paper-event-ai-filled = A IA faz um nó custar { $cost }.
paper-space = Riacho { $space }
paper-entrance = o X no alto
paper-number = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
paper-space-free = livre
paper-space-crossed = riscada
paper-space-circled = circulada
paper-space-filled = preenchida pela IA
paper-space-after = leva a { $spaces }
paper-space-end = fim de um ramo
paper-ai-square = quadrado da IA
paper-ai-square-away = quadrado da IA, sem uso nesta mesa
paper-path-ok = Uma trilha de { $length } acaba aqui
paper-path-no = Nenhuma trilha acaba aqui: teria comprimento { $length }
paper-node = Nó { $node }
paper-node-middle = O X no meio
paper-node-cost = custa { $cost }
paper-node-marked = marcado
paper-node-open = aberto
paper-node-apart = ainda não ligado
paper-node-closes = fecha: { $what }
paper-cactus-points = cacto de { $points }
paper-column = Coluna { $column }: { $marked } de { $boxes } caixas, { $bonus }
paper-building = Construção { $building }: { $crossed } de { $hexes } hexágonos
paper-building-open = primeiro { $points } e { $bonus }, depois { $bottom }
paper-building-first = completada antes dos outros: { $points } pontos
paper-building-later = completada: { $points } pontos
paper-building-gone = { $player } chegou antes; restam { $points } pontos
paper-race = { $player } { $count }
paper-crossing = riscar { $count }
paper-ai-building = A construção da IA: { $circled } circulados, { $left } livres
paper-tray-count = { $bonus }: { $ready } para usar, { $blank } ainda não ganhos
paper-find-fox = uma forma de 4 ou menos
paper-find-owl = uma trilha de 1 a 5
paper-find-rabbit = 6 nas Fendas
paper-find-left = restam { $count }
paper-ask-ruins = Risque { $value ->
    [one] { $value } hexágono
   *[other] { $value } hexágonos
}: escolha uma construção.
paper-ask-ruins-done = Tudo está riscado. Termine seu turno nas Ruínas, ou desfaça algo.
paper-ask-discover = { $count ->
    [one] Você fez uma Descoberta: circule um animal.
   *[other] { $count } Descobertas: circule um animal.
}
paper-ask-draw = Desenhe uma forma de { $number } ou menos junto a uma sua.
paper-ask-draw-fox = A raposa desenha uma forma de 4 ou menos junto a uma sua.
paper-ask-walk = Percorra uma trilha de exatamente { $number } a partir de uma casa que você visitou.
paper-ask-walk-owl = A coruja percorre uma trilha de 1 a 5, como quiser.
paper-ask-mud = Seus discos das Fendas valem { $value }: abra a soma deles e compre nós.
paper-ask-rabbit = O coelho traz { $value } para as Fendas.
paper-ask-rabbit-apart = O coelho sozinho traz { $value }. Para somá-lo aos seus { $mud }, abra primeiro a soma deles.
paper-ask-sum = { $value } para gastar: compre nós ao lado de marcados, ou caixas a um cada.
paper-ask-boxes = { $value } para gastar, só em caixas.
paper-ask-close = { $value ->
    [0] Não resta nada: feche a soma.
   *[other] Restam { $value }, e nada que possam comprar: feche a soma.
}
paper-ask-close-lose = { $value } se perderiam. Fechar a soma mesmo assim?
paper-ask-lose = Isto se perderia: { $what }. Terminar a anotação mesmo assim?
paper-ask-done = Tudo está anotado. Termine sua fase de anotação, ou desfaça algo.
paper-ask-done-kept = Tudo está anotado. Termine sua fase de anotação, ou use o que guardou.
paper-ask-elsewhere = Não pode ir ali. Experimente para ver por quê, ou procure em outro lugar.
paper-ask-ai-draw = A IA desenha com seu { $number }: escolha onde, a seu favor.
paper-ask-ai-walk = A IA preenche { $number } casas subindo: escolha de onde ela parte.
paper-ask-ai-fill = A IA encarece nós, ainda { $value }: escolha um.
paper-do-draw = Desenhar aqui
paper-do-walk = { $length ->
    [one] Percorrer { $length } casa
   *[other] Percorrer { $length } casas
}
paper-do-mark = Marcar por { $cost }
paper-do-box = Marcar uma caixa
paper-do-cross = Riscar { $count }
paper-do-fill = Preencher pela IA
paper-do-open = Abrir a soma de { $value }
paper-do-rabbit = Usar o coelho: +{ $value }
paper-do-nothing = Escolha onde
paper-end-ruins = Terminar meu turno
paper-end-write = Terminar a anotação
paper-end-anyway = Perder e terminar
paper-close = Fechar a soma
paper-close-anyway = Perder e fechar
paper-figure-so-06 = O tabuleiro visto de cima: quatro zonas, cada uma com seu animal e hachura, oito círculos pequenos, quatro cantos de lançamento e o buraco no meio.
paper-figure-so-09 = Um disco está inteiro no triângulo elevado de seu canto de lançamento.
paper-figure-so-12 = Um disco deslizou por cima da moldura: está fora nesta rodada.
paper-figure-so-15 = Um disco está no buraco do meio: mosca.
paper-figure-so-20 = Nas Fendas, um disco toca um círculo de lagarto e conta para as Ruínas; outro não toca nenhum e conta para as Fendas.
paper-figure-so-21 = Um disco que está quase todo no Cânion conta ali; para um cujo meio está em um limite, dá para escolher.
paper-figure-so-22 = Dois discos da mesma cor trocam de lugar.
paper-figure-so-26 = Três construções: todos os 5 hexágonos de A estão riscados, 4 de 9 de B, 2 de 11 de C.
paper-figure-so-27 = A recompensa de cima de A está circulada; B foi completada antes por outro jogador, então a de cima está cortada e a de baixo circulada.
paper-figure-so-28 = As formas dos números 1 a 5; o número 1 tem duas.
paper-figure-so-29 = Uma forma que divide um lado com o quadrado inicial cabe; uma que está afastada, não.
paper-figure-so-30 = Duas formas junto ao quadrado inicial contêm um cacto e uma Troca.
paper-figure-so-31 = As colunas dos três cactos: a cada um a mais, um degrau mais alto.
paper-figure-so-33 = Uma trilha vai do X por três casas, que são riscadas, até uma quarta, que é circulada.
paper-figure-so-36 = O X e um nó ao lado estão marcados; podem ser comprados os nós que uma linha liga a eles.
paper-figure-so-37 = Nós marcados cercam dois triângulos: um cacto de 2 pontos e um coelho.
paper-figure-so-38 = Colunas de caixas: a primeira está cheia e sua Troca ganha.
paper-figure-so-40 = Raposa, coruja e coelho.
paper-figure-so-41 = Uma Descoberta é um de: raposa, coruja, coelho.
paper-figure-so-50 = A IA preencheu uma forma em um de seus quadrados; uma forma sua está junto ao quadrado inicial.
paper-figure-so-52 = A IA preencheu duas casas subindo do fim de um ramo.
paper-figure-so-53 = Círculos pequenos nos nós de fora: cada um preenchido faz seu nó custar mais 1.
paper-key-arrows = Mirar; na folha, o próximo quadrado, casa, nó ou construção
paper-key-use = Lançar; na folha, marcar o que se mostra
paper-key-next = O próximo lugar possível
paper-key-places = Mostrar lugares possíveis
paper-key-turn = Girar a forma
paper-key-flip = Virar a forma
paper-key-end = Fechar a soma, ou terminar
paper-key-cancel = Dispensar um aviso

## Praticar: um tabuleiro sem mesa

practice-heading = { $count ->
    [0] Prática
    [one] Prática: { $count } lançamento
   *[other] Prática: { $count } lançamentos
}
practice-target = Mirar em
practice-circle = { $circle ->
    [lizard] o lagarto
    [fox] a raposa
    [owl] a coruja
   *[rabbit] o coelho
} { $zone ->
    [ruins] nas Ruínas
    [canyon] no Cânion
    [creek] no Riacho
   *[mudcracks] nas Fendas
}
practice-zone = { $zone ->
    [ruins] as Ruínas
    [canyon] o Cânion
    [creek] o Riacho
   *[mudcracks] as Fendas
}
practice-hole = o buraco
practice-aim = Acerte: { $target }.
practice-hit = Acertou: { $target }.
practice-missed = Errou: a { $mm } mm do meio.
practice-fell = Caiu no buraco.
practice-off = Fora do tabuleiro.
practice-short = Não saiu do canto.
practice-score = { $hits } de { $tries }
practice-percent = { $percent }%
practice-none = Nenhum lançamento neste alvo ainda.
practice-sum = { $hits } de { $tries } no alvo.{ $median ->
    [-1] { "" }
   *[other] { " " }Metade acabou a menos de { $median } mm do meio.
}
practice-hand = A mão que lança
practice-hand-name = { $hand ->
    [steady] firme
    [ordinary] comum
    [shaky] trêmula
    [exact] exata
   *[mine] minha
}
practice-staying = Os discos ficam onde param
practice-suggest = Mostrar a mira
practice-clear = Recomeçar
practice-compare = Este alvo com outras mãos
practice-measure = Minha própria mão
practice-measure-more = { $most } lançamentos em círculos, puxando ou deslizando, sem prévia e sem tremor acrescentado: o quanto se desviam é a sua própria mão.
practice-measure-go = Medir minha mão
practice-measure-again = Medir de novo
practice-measure-stop = Parar de medir
practice-measuring = Lançamento { $n } de { $most }: { $target }.
practice-measured = Sua mão se desvia ± { NUMBER($angle, maximumFractionDigits: 1) }° e ± { NUMBER($speed, maximumFractionDigits: 0) }% da velocidade; a mais parecida é: { $hand }.
practice-bias = { $side ->
    [left] Em média vai { NUMBER($angle, maximumFractionDigits: 1) }° à esquerda
    [right] Em média vai { NUMBER($angle, maximumFractionDigits: 1) }° à direita
   *[none] Em média vai reto
} e { $force ->
    [hard] { NUMBER($percent, maximumFractionDigits: 0) }% forte demais.
    [soft] { NUMBER($percent, maximumFractionDigits: 0) }% fraco demais.
   *[none] com a força certa.
}

## E se: um lançamento passado, tentado de novo

whatif-heading = { $count ->
    [0] E se…
    [one] E se… { $count } tentativa
   *[other] E se… { $count } tentativas
}
whatif-played = Como foi jogado
whatif-tried = Tentado
whatif-begin = A mira está como estava. Mude-a, e lance.
whatif-trembling = Com o tremor desta mão
whatif-play-on = Jogar daqui
whatif-close = Voltar à partida

## Suas partidas

yours-part-ruins = Ruínas
yours-part-canyon = Cânion
yours-part-creek = Riacho
yours-part-mudcracks = Fendas
yours-part-discoveries = Descobertas
yours-reached-solo_total = Jogada até o fim
figure-circles = Círculos atingidos
figure-bullseyes = Discos no buraco
figure-lost = Discos perdidos

## Impressão

companion-print-sheet = Folhas para anotar
companion-print-board = Tabuleiro
companion-print-discs = Discos

## O que não pode estar em uma folha já preenchida

fault-reward_unearned = Uma recompensa da construção { $building } está circulada, com { $left ->
    [one] { $left } hexágono
   *[other] { $left } hexágonos
} ainda por riscar.
fault-reward_missing = A construção { $building } está completa, mas nenhuma das suas recompensas está circulada.
fault-top_twice = A recompensa de cima da construção { $building } está circulada em mais de uma folha.
fault-top_missing = Ninguém circulou a recompensa de cima da construção { $building }, mas alguém a completou primeiro.
fault-path_too_long = A trilha até a casa { $space } teria mais de { $most } casas.
fault-icons_too_many = { $bonus }: { $circled } circulados, mas a folha só ganhou { $earned }.
fault-icons_forgotten = { $bonus }: só { $circled } circulados, mas a folha ganhou { $earned }.
error-discs_of_box = { $found ->
    [one] { $found } disco informado
   *[other] { $found } discos informados
}; deveriam ser { $wanted }.
error-round_open = A rodada { $round } ainda não foi anotada até o fim.
error-not_drawing = A IA não tem nada para marcar agora.

## Com a caixa

companion-parts = O que fazer
companion-discs = Discos
companion-sheets = Folhas
companion-check = Conferir
companion-pad = Totais
companion-player = Jogador { $number }
companion-players = Quantos jogam
companion-names = Nomes
companion-name = Nome do jogador { $number }
companion-disc = { $owner }: { $number }
companion-discs-next = Onde está este disco? { $disc }
companion-discs-laid = Todos os discos estão lá. Para mover um, toque nele abaixo.
companion-discs-written = A rodada { $round } está sendo anotada. Desfaça até que seus discos possam ser movidos.
companion-hole-section = No buraco. Em que seção foi posto? { $disc }
companion-in-zone = { $zone ->
    [ruins] Nas Ruínas
    [canyon] No Cânion
    [creek] No Riacho
   *[mudcracks] Nas Fendas
}
companion-on-circle = { $circle ->
    [lizard] Toca um círculo de lagarto
    [fox] Toca um círculo de raposa
    [owl] Toca um círculo de coruja
   *[rabbit] Toca um círculo de coelho
}
companion-on-line = Exatamente metade: { $one }, { $other }
companion-on-corner = Em um canto de lançamento: fora do tabuleiro
companion-in-hole = No buraco
companion-off = Fora do tabuleiro
companion-others-off = Todos os outros fora
companion-turn = Girar o tabuleiro
companion-not-laid = { $disc }: ainda não informado
companion-pick-disc = { $disc }: { $place }. Toque para mover.
companion-none-laid = Toque nos lugares onde estão os discos, um depois do outro. O que eles rendem aparece aqui. O que você informa fica neste aparelho.
companion-counts = O que eles rendem
companion-left = Falta anotar
companion-ruins-value = riscar { $value ->
    [one] { $value } hexágono
   *[other] { $value } hexágonos
}
companion-mud-value = nós por { $value }
companion-canyon-use = { $times ->
    [one] { $times } forma de { $number } ou menos
   *[other] { $times } formas, cada uma de { $number } ou menos
}
companion-canyon-use-lowest = { $times ->
    [one] { $times } forma de { $number }
   *[other] { $times } formas de { $number }
}
companion-creek-use = { $times ->
    [one] { $times } trilha de { $number }
   *[other] { $times } trilhas de { $number }
}
companion-fits = { $count ->
    [0] nenhum lugar possível
    [one] { $count } lugar possível
   *[other] { $count } lugares possíveis
}
companion-either = O { $number } está entre duas seções ({ $one }, { $other }): quem o lançou escolhe, depois das Trocas.
companion-to-sheets = Anotar
companion-next-round = Próxima rodada
companion-keep = Manter nossas folhas aqui
companion-keep-about = A folha Meseta de cada jogador fica neste aparelho de rodada em rodada, e cada marca é conferida. Se vocês só anotam no papel, basta a lista ao lado dos discos.
companion-round = Rodada { $round }
companion-as-text = como diz esse texto
companion-entered = { $entered } de { $count } discos informados.
companion-to-discs = Informar os discos
companion-reflicks = { $player }: Repetições usadas nesta rodada, de { $left }
companion-begin = Começar a anotar
companion-over = A partida acabou
companion-worth = Quanto vale cada parte da folha
companion-ask-swap = { $player } pode trocar dois discos: { $swaps ->
    [one] resta { $swaps } Troca
   *[other] restam { $swaps } Trocas
}. Toque em dois, ou siga.
companion-swappable = Discos que podem ser trocados
companion-no-swap = Seguir sem Troca
companion-spot = { $zone ->
    [ruins] Ruínas
    [canyon] Cânion
    [creek] Riacho
   *[mudcracks] Fendas
}{ $doubled ->
    [yes] {" "}×2
   *[no] {""}
}
companion-ask-choose = { $player }: onde conta este disco?
companion-ask-colours = Que cor você anota, e qual é a da IA?
companion-ask-ai = Agora os discos da IA são marcados na sua folha. Escolha você cada marca, a seu favor, ou deixe que um sorteio decida entre tudo o que é permitido. A IA não faz pontos.
companion-lots = Sortear pela IA
companion-lots-drawn = { $count ->
    [one] { $count } marca foi feita pela IA.
   *[other] { $count } marcas foram feitas pela IA.
}
companion-whose-sheet = Folha de quem
companion-which-part = Parte da folha
companion-all-sheets = Estas são as folhas de todos
companion-fill-ruins = Toque no último hexágono riscado, ou no muro de uma construção para riscá-la inteira.
companion-fill-canyon = Passe o dedo sobre os quadrados cobertos por formas. Outra vez, e eles se apagam.
companion-fill-creek = Toque só nas casas circuladas. O caminho até elas vem junto.
companion-fill-mudcracks = Toque nos nós marcados e, abaixo, nas caixas uma a uma.
companion-reward-first = primeiro: { $points }
companion-reward-later = depois: { $points }
companion-icons = Ícones circulados, também os usados
companion-found = Descoberta: { $animal }
companion-nothing-wrong = Nada impossível nesta folha.
companion-winners = { $count ->
    [one] { $players } ganha.
   *[other] { $players } dividem a vitória.
}
companion-tie-broken = Totais iguais; decide quem tem mais Descobertas circuladas.
companion-tie-shared = Totais e Descobertas circuladas são iguais.
companion-pad-about = Para a folha da editora: informe os quatro totais de cada jogador, ou conte os cactos abaixo.
companion-pad-bonuses = Os bônus que sobram não valem pontos, nem as Descobertas circuladas.
companion-count-cacti = Contar os cactos
companion-cactus-type = Cactos do tipo { $number }
companion-cactus-small = Cactos pequenos cercados
companion-cactus-medium = Cactos médios cercados
companion-cactus-large = Cactos grandes cercados
companion-wrong-building_full = A construção { $building } não tem tantos hexágonos.
companion-wrong-shape_overlaps = { $cell } está no quadrado inicial, onde nada se desenha.
companion-wrong-shape_apart = Alguns quadrados não estão ligados ao quadrado inicial, lado a lado.
companion-wrong-no_such_space = Não há casa { $space }.
companion-wrong-space_visited = O X no alto está riscado desde o começo, não circulado.
companion-wrong-node_apart = Nenhuma linha liga um nó marcado a outro que leve ao X.
companion-wrong-column_full = A coluna { $column } não tem tantas caixas.
companion-wrong-icons_used_up = A área de Descoberta não tem tantos ícones desse tipo: { $animal }.

## Quebra-cabeças do dia

daily-goal-one_flick = Você tem um só lançamento, com mão perfeitamente firme. Depois anote tudo para fazer o máximo de pontos.

## O que a IA fez, com a caixa

companion-ai-draw = O { $number } da IA preenche { $cells } no Cânion.
companion-ai-walk = O { $number } da IA preenche uma trilha no Riacho.
companion-ai-fill = { $count ->
    [one] A IA preenche { $count } círculo pequeno das Fendas: seu nó custa 1 a mais.
   *[other] A IA preenche { $count } círculos pequenos das Fendas: cada um encarece seu nó em 1.
}
