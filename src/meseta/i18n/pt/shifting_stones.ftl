# Shifting Stones
#
# pedra: o que fica na grade · face · padrão: o que uma carta pede · gastar uma carta: pagar com ela para mover
# trocar duas pedras (shift) · virar uma pedra (flip) · pontuar uma carta (score) · mão · monte · descarte
# pular a vez para comprar (skip) · falha (strike): um turno no solo sem carta pontuada · casa · cinza: qualquer uma

name = Shifting Stones
blurb = Nove pedras, setenta e dois padrões: gaste uma carta para mover uma pedra, ou guarde-a até seu padrão aparecer.

face-sun = sol
face-moon = lua
face-fish = peixe
face-bird = pássaro
face-horse = cavalo
face-boat = barco
face-seed = semente
face-tree = árvore

option-first_player = quem começa: por sorteio, ou um lugar
option-skip_cap = até quantas cartas pular a vez pode encher a mão: 6, ou qualquer número
choice-skip_cap-6 = 6
choice-skip_cap-none = sem limite
page-end-sheets = Cartas pontuadas
page-option-first_player = Quem começa
page-option-skip_cap = Máximo de cartas na mão depois de pular

## Por que uma ação é recusada

fault-not_your_turn = A vez é de { $turn }.
fault-chance_first = Antes é preciso distribuir as cartas.
fault-not_in_hand = A carta { $card } não está na sua mão.
fault-empty_hand = Sua mão está vazia: termine seu turno.
fault-not_neighbours = { $a } e { $b } não são vizinhas.
fault-no_such_cell = Não há pedra em { $cell }.
fault-no_match = O padrão da carta { $card } não está na grade.
fault-too_late_to_skip = Pular toma o turno inteiro, e você já fez alguma coisa.
fault-skipped_before = Você pulou no seu último turno; não dá para pular duas vezes seguidas.
fault-hand_full = Você tem { $most } cartas: não poderia comprar nenhuma.
fault-nothing_to_draw = Não resta nenhuma carta para comprar.

## O que está errado nas cartas de uma edição

error-edition_id = As cartas são numeradas a partir de 1 sem falhas: aqui está { $found } onde deveria estar { $expected }.
error-edition_block = Carta { $card }: um padrão é um bloco de 1×2, 2×1, 2×2, 1×3, 3×1 ou 3×3 casas, um texto por linha, uma palavra ou um ponto por casa.
error-edition_face = A carta { $card } mostra “{ $face }”.{ $suggestion ->
    [none] {""}
   *[other] {" "}Seria “{ $suggestion }”?
} Uma casa é um ponto (cinza) ou uma de: { $faces }.
error-edition_blank = A carta { $card } é toda cinza; ela deve pedir pelo menos uma face.
error-edition_stones = A carta { $card } pede { $wanted } pedras de { $stones }; o conjunto tem { $most }.
error-edition_twin = A carta { $card } mostra o mesmo padrão que a carta { $twin }; todas são diferentes.
error-edition_solo = Uma partida solo precisa de { $needed } cartas de valor { $points }; esta edição tem { $found }.

## O que está errado em uma pergunta sobre a caixa

error-stones_of_box = Uma caixa tem uma pedra com sol e lua, duas com peixe e pássaro, três com cavalo e barco, e três com semente e árvore.
error-card_unknown = Não há carta { $card }: elas são numeradas de 1 a { $most }.
error-card_twice = A carta { $card } está duas vezes na mão; todas são diferentes.

## O que aconteceu

event-laid = As pedras estão postas: { $faces }.
event-picked = { $count } cartas formam o monte.
event-first_player = { $you ->
    [yes] Você começa
   *[no] { $seat } começa
}.
event-drew = { $cards_count ->
    [0] { $seat } compra { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
   *[other] { $you ->
        [yes] Você compra { $cards }
       *[no] { $seat } compra { $cards }
    }.
}
event-reshuffled = O monte está vazio: { $count ->
    [one] { $count } descarte vira
   *[other] { $count } descartes viram
} o novo.
event-shifted = { $you ->
    [yes] Você gasta a carta { $card } e troca
   *[no] { $seat } gasta a carta { $card } e troca
} { $a } e { $b }.
event-flipped = { $you ->
    [yes] Você gasta a carta { $card } e vira
   *[no] { $seat } gasta a carta { $card } e vira
} { $cell }: { $face }.
event-scored = { $you ->
    [yes] Você pontua a carta
   *[no] { $seat } pontua a carta
} { $card } por { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
event-ended = { $you ->
    [yes] Você termina seu turno
   *[no] { $seat } termina o turno
}.
event-skipped = { $you ->
    [yes] Você pula sua vez
   *[no] { $seat } pula a vez
} para comprar.
event-last_round = { $you ->
    [yes] Você pontuou
   *[no] { $seat } pontuou
} { $count } cartas: esta é a última rodada.
event-struck = Um turno sem carta pontuada: falha { $strikes } de 4.
event-game_over = A partida acabou.

## Pontos e finais

part-scored_cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
part-most_ones = { $lead ->
    [yes] mais cartas de 1 ({ $count })
   *[no] cartas de 1: { $count } (a maioria: { $most })
}
part-solo_cards = cartas pontuadas de 16
outcome-last_round = A última rodada foi jogada.
outcome-all_scored = Todas as 16 cartas foram pontuadas.
outcome-strikes = Quatro falhas.

## O que fala por uma jogada

why-wins = ganha a partida
why-last_round = traz a última rodada com vantagem
why-scores = pontua { $cards_count ->
    [one] a carta
   *[other] as cartas
} { $cards } por { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
why-most_ones = assume a frente em cartas de 1 com { $count }
why-no_strike = evita a falha { $strike } de 4
why-keeps = guarda a carta { $card } ({ $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}), { $moves ->
    [0] com o padrão completo
    [one] a { $moves } movimento do padrão
   *[other] a { $moves } movimentos do padrão
}
why-leaves_less = deixa para o próximo turno cerca de { $worth } pontos a menos que de costume
why-exchanges = compra { $count ->
    [one] { $count } carta nova
   *[other] { $count } cartas novas
}
why-draws_more = acrescenta { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} à mão

## O terminal

notation-forms = Escreva s b2c2 17 (trocar duas vizinhas, gastando a carta 17), f a1 4 (virar), +17 (pontuar), end ou skip.
notation-help =
    s b2c2 17    trocar b2 e c2, gastando a carta 17
    f a1 4       virar a1, gastando a carta 4
    +17          pontuar a carta 17
    end          terminar seu turno e completar até 4 cartas
    skip         não fazer mais nada neste turno e comprar 2
do-shift = trocar { $a } e { $b }, gastando a carta { $card }
do-flip = virar { $cell }, gastando a carta { $card }
do-score = pontuar a carta { $card }
do-end = terminar o turno
do-skip = pular e comprar 2 cartas
prompt-turn = sua vez
clause-turn = ST-07
forms-turn = s b2c2 17 (trocar), f a1 4 (virar), +17 (pontuar), end, skip
help-turn =
    s b2c2 17    trocar b2 e c2 (vizinhas), gastando a carta 17
    f a1 4       virar a1, gastando a carta 4
    +17          pontuar a carta 17, quando seu padrão está na grade
    end          terminar seu turno e completar até 4 cartas
    skip         não fazer mais nada neste turno e comprar 2
    ver cartas   que cartas foram pontuadas ou descartadas
look-cards = cartas
look-scored = Cartas que todos podem ver
look-discards = descarte
table-brief = mão { $hand }, pontuadas { $scored }, pontos { $points }
table-hand = Sua mão
table-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
table-total = pontos
table-scorable = completa: +{ $card }
table-piles = Monte { $deck } · descarte { $discard }
table-scored = pontuadas
table-cards = mão
table-fuel = { $count ->
    [0] Nenhuma carta para gastar.
    [one] Ainda { $count } carta para gastar ou pontuar.
   *[other] Ainda { $count } cartas para gastar ou pontuar.
}
table-goal = Última rodada com { $goal } cartas pontuadas.
table-last-round = Esta é a última rodada.
table-strikes = Falhas: { $strikes } de 4. Pontuadas: { $scored } de 16.
table-rested = pulou

## A página

page-key-arrows = De pedra em pedra, de carta em carta
page-key-choose = Escolher; Espaço faz o mesmo
page-key-flip = Virar a pedra
page-key-score = Pontuar a carta
page-key-end = Terminar seu turno
page-key-skip = Pular sua vez
page-key-cancel = Largar o que você segura
page-grid = A grade de nove pedras
page-stone = { $cell }: { $face }, { $beneath } embaixo
page-grey = qualquer uma
page-above = acima de
page-card = Carta { $card }, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}: { $pattern }.
page-card-stands = Está completa agora.
page-hand-empty = Nenhuma carta na sua mão.
page-seat = { $seat }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, { $count } de { $goal } cartas pontuadas, { $hand } na mão. Mostrar as cartas pontuadas.
page-bonus = Ter mais cartas de 1 dá 3 pontos a mais.
page-ones = { $count ->
    [one] { $count } carta de 1
   *[other] { $count } cartas de 1
}
page-strikes = Falhas
page-deck = Monte: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
page-discard = Descarte: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}. Mostrar.
page-discards = Descarte
page-scored-by = { $you ->
    [yes] Suas cartas pontuadas
   *[no] Cartas pontuadas de { $seat }
}
page-pile-empty = Ainda não há cartas aqui.
page-score = Pontuar +{ $points }
page-flip = Virar { $cell }
page-cancel = Cancelar
page-skip = Pular
page-end = Terminar
page-end-strike = Terminar (falha)
page-streak = { $count } cartas em um turno
page-ask-start = Escolha uma carta para gastar, ou termine seu turno.
page-ask-score = { $count ->
    [one] A carta { $card } está completa: pontue-a, ou gaste uma carta.
   *[other] { $count } cartas estão completas: escolha uma para pontuar, ou uma para gastar.
}
page-ask-card = Escolha duas pedras vizinhas, uma para virar, ou outra carta.
page-ask-card-stands = Está completa: pontue-a, ou escolha pedras em que gastá-la.
page-ask-stone-card = Escolha uma vizinha de { $cell } para trocar, ou { $cell } de novo para virar.
page-ask-stone = Escolha uma vizinha de { $cell }, ou { $cell } de novo para virar; depois uma carta.
page-ask-pay-shift = Escolha a carta que você gasta para trocar { $a } e { $b }.
page-ask-pay-flip = Escolha a carta que você gasta para virar { $cell }.
page-ask-empty = Sua mão está vazia: termine seu turno.
page-ask-wait = A vez é de { $turn }.
page-ask-over = A partida acabou.
page-hint-card = Uma dica: gaste a carta { $card }.
page-hint-stones = Olhe para { $a } e { $b }.
page-hint-stone = Olhe para { $cell }.
page-hint-shift = Troque { $a } e { $b }, gastando a carta { $card }.
page-hint-flip = Vire { $cell }, gastando a carta { $card }.
page-hint-score = Pontue a carta { $card }.
page-hint-end = Termine seu turno.
page-hint-skip = Pule, e compre 2 cartas.

page-edit-cards = Toque em uma casa para mudar sua face; com Shift ou o botão direito, ao contrário.
page-edit-cell = Linha { $row }, coluna { $column }: { $face }
page-edit-points = Pontos
page-edit-rows = Linhas
page-edit-columns = Colunas
page-edit-copy = Acrescentar uma carta assim
page-edit-drop = Tirar esta carta
page-mean-scored_cards = Cartas pontuadas
page-mean-most_ones = Mais cartas de 1
page-mean-solo_cards = Cartas pontuadas no solo
page-figure-st-01 = Quatro tipos de pedras com as duas faces: 1 de sol e lua, 2 de peixe e pássaro, 3 de cavalo e barco, 3 de semente e árvore.
page-figure-st-03 = Uma linha de três casas: a primeira é cinza, depois cavalo, depois pássaro.
page-figure-st-04 = A grade, com um horizonte marcando a parte de cima; colunas de a a c, linhas de 1 a 3.
page-figure-st-06 = Três mãos, 1 a 3: cada turno leva ao jogador seguinte.
page-figure-st-08 = Duas pedras lado a lado trocam de lugar: peixe e árvore viram árvore e peixe.
page-figure-st-09 = Uma pedra se vira: cavalo vira barco.
page-figure-st-11 = A carta 22 pede árvore acima de pássaro; estão em b2 e b3, então ela pontua.
page-figure-st-12 = Uma linha de cavalo e barco: vale onde estão nessa ordem, não onde um está acima do outro.
page-figure-st-13 = Um par que aparece duas vezes na grade, e uma só carta para ele.
page-figure-st-15 = Uma mão de 0 cartas leva ao fim do turno.
page-figure-st-16 = Duas cartas vêm do monte.
page-figure-st-19 = Três mãos, 1 a 3: o jogador 2 traz a última rodada, e a partida acaba depois do jogador 3.
page-figure-st-23 = Quatro falhas.
page-figure-st-24 = Uma estrela para a décima sexta carta de 16.
page-figure-st-e1 = Pássaro e cavalo lado a lado em a1 e b1, e de novo em b3 e c3; a carta 1 pontua uma vez.
page-figure-st-e2 = Pássaro acima de cavalo em a1 e a2; a carta 1, pássaro ao lado de cavalo, não está completa.
page-figure-st-e3 = A carta 38 cabe na primeira linha, sol, cavalo, pássaro; na terceira, sua casa cinza cairia fora da grade.
page-figure-st-e4 = Um peixe no meio da grade; a carta 28 pede só isso.

page-picked-card = a carta { $card }
page-goal = Seu objetivo: o maior número de pontos. Leve as pedras aos padrões das suas cartas e pontue-as; 10 cartas pontuadas trazem a última rodada.
page-lesson-look = Nove pedras formam uma grade, que é de todos. Cada uma tem duas faces: a grande aparece, a pequena no canto está embaixo. O horizonte marca a parte de cima.
page-lesson-score = Suas cartas mostram padrões. A carta 7 pede cavalo e barco lado a lado, e lá estão, em a1 e b1. Escolha a carta e pontue-a.
page-lesson-score-otherwise = A carta 7 está completa: ela tem a estrela. Escolha-a e aperte Pontuar.
page-lesson-turned = Um ponto. A carta 17 quer cavalo acima de barco. Estes dois estão lado a lado, e um padrão nunca se gira: ela ainda não está completa.
page-lesson-flip = Olhe para a1: um cavalo. Se a pedra abaixo, a2, mostrasse a outra face, a carta 17 estaria completa. Gaste a carta 13: escolha-a, depois a2, depois a2 de novo para virar.
page-lesson-flip-otherwise = Escolha a carta 13, depois vire a2. A carta é o preço.
page-lesson-flipped = Cavalo acima de barco: a carta 17 está completa. Pontue-a também; em um turno, você pode fazer tanto quanto suas cartas permitem.
page-lesson-shift = Agora a carta 39: semente, qualquer pedra, árvore, tudo em uma linha. A casa cinza aceita qualquer face, mas precisa de uma pedra. A linha 3 está quase lá: gaste a carta 26 e faça b3 e c3 trocarem de lugar.
page-lesson-shift-otherwise = Escolha a carta 26, depois b3 e c3. Também dá para arrastar uma pedra sobre a outra.
page-lesson-shifted = Semente, qualquer, árvore: o bloco inteiro cabe na linha 3. Mais dois pontos.
page-lesson-end = Sua mão está vazia, e você pontuou três cartas em um turno. Termine seu turno; você compra até ter 4.
page-lesson-end-otherwise = Não resta nada para gastar. Termine seu turno.
page-lesson-skip = Sua vez de novo, com uma mão nova. Se nada dela ajuda, pule: não faça mais nada neste turno e compre mais 2, até 6 na mão. Não duas vezes seguidas. Experimente.
page-lesson-skip-otherwise = Desta vez, pule.
page-lesson-done = Com dois jogadores, a décima carta pontuada traz a última rodada. Depois contam-se os pontos, e quem tem mais cartas de 1 ponto ganha mais 3. É só isso; aproveite o deserto.

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

## No papel

paper-cards = cartas
paper-backs = versos, para o outro lado de cada página de cartas
paper-stones = pedras
paper-stones-how = Cole a página em cartolina. Corte nas marcas contínuas, dobre cada tira nos tracinhos com as faces para fora, e cole-a: nove pedras. Virada como uma página, cada uma mostra a outra face.
paper-aid = cartões de ajuda
paper-aid-turn = Seu turno
paper-aid-move = Gaste uma carta: troque duas vizinhas, ou vire uma pedra.
paper-aid-score = Pontue uma carta cujo padrão está na grade, como desenhado.
paper-aid-often = Quantas vezes quiser; depois compre até ter 4 cartas.
paper-aid-skip = Ou pule: só compre 2 (no máximo 6 na mão, nunca duas vezes seguidas).
paper-aid-last = Última rodada: cartas pontuadas
paper-aid-players = jogadores
paper-aid-reached = cartas
paper-aid-bonus = No fim, mais 3 pontos por ter mais cartas de 1 ponto; no empate, para cada um.
paper-aid-faces = As pedras
paper-aid-alone = Solo: 16 cartas (8 de 1 ponto, 4 de 2, 3 de 3, 1 de 5). Um turno sem pontuar é uma falha; com 4 falhas, você perde. As 16 pontuadas: você ganha.

## Com a caixa

companion-about = Toque nas nove pedras como estão à sua frente e pegue suas cartas: aqui estão todos os jeitos de pontuar neste turno. O que você informa fica neste aparelho.
companion-parts = O que ver
companion-stones = Pedras
companion-cards = Cartas
companion-turn = Turno
companion-faces = As faces das pedras
companion-stones-next = Que face aparece em { $cell }?
companion-stones-laid = Quando uma pedra se move, toque nela: depois naquela com que troca de lugar, ou nela de novo para virar.
companion-stone-picked = { $cell }: toque na pedra com que troca de lugar, nela de novo para virar, ou em outra face.
companion-hand = Sua mão
companion-hand-empty = Toque nas cartas que você tem.
companion-put-back = Devolver: { $card }
companion-by-points = Por pontos
companion-by-faces = Por faces
companion-deck = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
companion-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
companion-moves = { $moves ->
    [0] sem mover
    [one] { $moves } movimento
   *[other] { $moves } movimentos
}
companion-turn-stones = Primeiro as nove pedras.
companion-asking = Procurando…
companion-not-exact = Com tantas cartas, só se pensou em pontuar as seis mais promissoras.
companion-others = { $count ->
    [one] { $count } jeito que pontua menos
   *[other] { $count } jeitos que pontuam menos
}
companion-nothing = Nenhuma destas cartas pode ser pontuada neste turno.
companion-no-hand = Pegue suas cartas para ver o que elas rendem.
companion-before = Como as pedras estão agora.
companion-step-score = Pontue a carta { $card }.
companion-step-shift = Gaste a carta { $card }: { $a } e { $b } trocam de lugar.
companion-step-flip = Gaste a carta { $card }: vire { $cell }, lado { $face }.
companion-spent = gasta
companion-scored = pontuada
companion-back = Um passo atrás
companion-forward = Um passo adiante
companion-done = Feito na mesa
companion-away = Movimentos até cada carta
companion-away-all = Todas as { $count } cartas

## Suas partidas

yours-part-scored_cards = Cartas
yours-part-most_ones = Mais cartas de 1
yours-part-solo_cards = Cartas pontuadas
yours-reached-all_scored = Todas as 16 cartas pontuadas
yours-reached-strikes = Quatro falhas
figure-cards_1 = Cartas de 1
figure-cards_2 = Cartas de 2
figure-cards_3 = Cartas de 3
figure-cards_5 = Cartas de 5
figure-moves = Movimentos
figure-skips = Turnos pulados

## Impressão

companion-print-cards = Cartas de padrões
companion-print-backs = Versos das cartas
companion-print-stones = Pedras
companion-print-aid = Cartões de ajuda

## Quebra-cabeças do dia

daily-goal-most_points = Faça neste turno o máximo de pontos que puder.
