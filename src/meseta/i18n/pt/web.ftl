# A página em volta de cada jogo. Simples, acolhedora, curta; sem pontos de exclamação. Fala-se com “você”; o resto do
# glossário está em core.ftl. Aqui ainda: pôr a mesa (set), dica (hint), empurrãozinho (nudge), link, histórico (log),
# conversa (chat), plateia (watchers), rever (replay), análise, edição da casa (house edition).

tagline = Uma mesa posta no deserto
tagline-more = Jogos de tabuleiro com a turma, com bots ou solo. Sem conta; é sentar e jogar.
unofficial = Não oficial e não comercial; os títulos são de suas editoras. Nada aqui segue você por aí.
to-home = Voltar a todos os jogos
skip-to-content = Ir para o conteúdo
close = Fechar
back = Voltar
next = Seguir
or = ou

## Ajustes

settings = Ajustes
language = Idioma
theme = Aparência
theme-system = Como o sistema
theme-light = Dia
theme-dark = Noite
pace = Ritmo das coisas
pace-calm = Calmo
pace-normal = Normal
pace-brisk = Ligeiro
pace-at_once = Imediato
sounds = Pequenos sons
sounds-offer = Ligar os sons
show-possible = Mostrar jogadas possíveis
notify-me = Avisar quando for a minha vez
kept-here = Tudo isto fica só neste navegador.
your-name = Seu nome
your-name-hint = Como os outros devem ver

## Início

games = Jogos
play-now = Jogar agora
with-friends = Com a turma
alone = Solo
one-screen = Em uma só tela
learn-link = Aprender jogando
new-here = Primeira vez? 2 min
practice-link = Praticar
rule-book = Regras
companion-link = Com a caixa
seats-range = { $least } a { $most } jogadores
my-tables = Suas mesas
open-tables = Mesas abertas com lugar livre
filter-games = De qual jogo
all-games = Todos os jogos
order = Nesta ordem
order-newest = As mais novas primeiro
order-fullest = As mais cheias primeiro
order-fastest = As mais rápidas primeiro
open-more = Mostrar mais { $count }
option-as = { $option }: { $choice }
hints-off = sem dicas
chat-off = sem conversa
own-edition = outros componentes
play-offline = Jogar sem rede
see-match = Ver uma partida
open-file = Abrir uma partida gravada
table-address = Endereço de uma mesa ou partida
see = Abrir
you = você
turn-of = Vez de { $names }
free-seats = { $count ->
    [0] Tudo pronto
    [one] { $count } lugar livre
   *[other] { $count } lugares livres
}
status-waiting = Não começou
status-playing = Em andamento
status-finished = Encerrada
status-record = Gravada
status-stuck = Não pode continuar

## Pôr uma mesa

new-bots = { $game } contra bots
new-friends = { $game } com a turma
new-solo = { $game } solo
new-screen = { $game } em uma só tela
how-many = Quantos jogam?
level = Contra quem? Escolha e a partida começa
names = Nomes
more-settings = Mais ajustes
clock = Relógio
clock-none = Sem relógio
clock-per-move = { $time } por jogada
clock-each = { $time } por jogador
clock-together = Com todos na mesa
clock-days = Por correspondência
clock-days-more = Não é preciso estar lá ao mesmo tempo. Nas configurações, “Avisar quando for a minha vez” avisa você, e mais uma vez quando resta um quarto do seu tempo.
out-of-time = Se o tempo acabar
out-of-time-move = { $bot } faz a jogada, e fica com o lugar depois de { $count } seguidas, até a pessoa voltar
out-of-time-seat = { $bot } segue jogando até a pessoa voltar
stands-in = Substitui quem não está
listed = Mostrar entre as mesas abertas
hints-allowed = Dicas permitidas
experience = Com quem
experience-any = Qualquer pessoa
experience-new = Quem está começando
experience-some = Quem já jogou um pouco
experience-much = Quem tem experiência
chat-allowed = Conversa permitida
set-table = Pôr a mesa
begin = Começar
choice-lot = por sorteio
bot-random = Rola-mato
bot-random-strength = joga ao acaso
bot-random-about = Rola para onde o vento sopra
bot-novice = Lagartixa
bot-novice-strength = suave
bot-novice-about = Abocanha o que chega perto
bot-apprentice = Papa-léguas
bot-apprentice-strength = tranquilo
bot-apprentice-about = Uma coisa depois da outra, e depressa
bot-greedy = Pega
bot-greedy-strength = médio
bot-greedy-about = Leva os pontos que vê
bot-adept = Coiote
bot-adept-strength = forte
bot-adept-about = Pensa também na próxima refeição
bot-expert = Corvo
bot-expert-strength = muito forte
bot-expert-about = Pesa cada escolha, e as suas
bot-master = Saguaro
bot-master-strength = feroz
bot-master-about = Está aqui há duzentos anos
bot-grandmaster = Pinheiro bristlecone
bot-grandmaster-strength = no topo
bot-grandmaster-about = Já era velho antes do primeiro saguaro, e não desperdiça nada
ratings = Força medida: com 400 pontos a mais, ganham-se dez partidas em onze. ± é a margem de erro.
bot-called = o bot { $bot }

## Antes da partida

lobby-title = Uma mesa de { $game }
lobby-waiting = { $count ->
    [one] { $count } lugar livre.
   *[other] { $count } lugares livres.
}
lobby-full = Todos estão aqui.
lobby-invited = Convites: { $names }. A partida começa assim que todos estiverem aqui.
seats = Lugares
free-seat = Livre
sit-here = Sentar aqui
a-bot = Um bot…
seat-a-bot = Um bot para o lugar { $number }
stand-up = Levantar
remove = Tirar
begin-when = Dá para começar quando todos os lugares estiverem ocupados. Bots servem.
host-begins = Quem pôs a mesa começa a partida.
agreed = Combinado para esta mesa
chat-off-agreed = Sem; ainda dá para reagir.
invite = Convidar
invite-more = Quem abre este endereço pode ocupar um lugar livre, ou assistir.
table-link = Endereço desta mesa
qr-code = O mesmo endereço em código QR
copy = Copiar
copied = Copiado.
share = Compartilhar
opens-only-here = Este endereço só abre neste computador. Para que outros da sua rede entrem, ponha a mesa com
you-mark = você
away = ausente
away-until = ausente · um bot pode assumir em { $time }

## À mesa

setting-table = Pondo a mesa…
your-turn = Sua vez
you-name = Você
waiting-for = { $count ->
    [one] { $names } está pensando.
   *[other] { $names } estão pensando.
}
waiting-for-absent = { $count ->
    [one] { $names } não está aqui.
   *[other] { $names } não estão aqui.
}
thinking = pensando
watching = Você está assistindo
spectator = Plateia
people = Pessoas
people-and-log = Pessoas e histórico
people-and-log-unread = { $count ->
    [one] Pessoas e histórico, { $count } mensagem nova
   *[other] Pessoas e histórico, { $count } mensagens novas
}
log-or-chat = Histórico, conversa ou mesa
log = Histórico
log-empty = Nada aconteceu ainda.
log-unseen = { $seat } faz algo que não se vê aqui.
log-clauses = Mostrar números das regras
the-table = Mesa
chat = Conversa
chat-empty = Ninguém disse nada ainda.
watchers = { $count ->
    [one] { $count } pessoa assistindo
   *[other] { $count } pessoas assistindo
}
react = Reagir
react-bravo = Boa jogada
react-smile = Ha
react-gasp = Oh
say-something = Diga algo
send = Enviar
undo = Desfazer
told-took-back = { $you ->
    [yes] Você desfaz
   *[no] { $seat } desfaz
} a última ação.
hint = Dica
hint-nudge = Um empurrãozinho
hint-stone = Onde
hint-move = A jogada
hint-nudge-plain = Há algo bom a fazer aqui.
hint-look-at = Olhe para { $cells }.
thinking-hint = Pensando em uma dica…
show-again = Mostrar de novo o que aconteceu
show-again-label = Rever
looking-back = Assim estava depois do momento { $n }.
back-to-now = Voltar ao agora
skip-to-now = Pular para agora
sending = Enviando…
reconnecting = A conexão caiu. Tentando de novo…
nothing-lost = Sua jogada está guardada e será enviada.
why = Por quê? { $clause }
from-the-rules = Das regras
open-rule-book = Abrir as regras
time-left = { $count ->
    [one] resta { $time }
   *[other] restam { $time }
}
time-until = até { $when }
time-missed = Seu tempo acabou, e { $bot } jogou por você.
time-missed-last = Seu tempo acabou, e { $bot } jogou por você. Se acontecer de novo, fica com seu lugar até você voltar.
time-claim = { $count ->
    [one] O tempo acabou para { $names }. Um bot segue jogando, ou você encerra a partida e ganha.
   *[other] O tempo acabou para { $names }. Bots seguem jogando, ou você encerra a partida e ganha.
}
time-claim-do = Encerrar a partida
time-lost = sem tempo
conceded = desistiu
bot-stands-in = Substituto: { $bot }
stand-in = Deixar um bot jogar
stand-in-more = { $bot } seguiria por { $seat }, como combinado para esta mesa. { $seat } pode retomar o lugar a qualquer momento.
stand-in-wait = Esperar um pouco
take-back = Retomar meu lugar
give-up = Desistir
give-up-sure = A partida acaba para você. Isso não tem volta.
play-on = Seguir jogando
seat-link = Link do meu lugar
seat-link-more = Quem tem este link joga no seu lugar: use para continuar em outro aparelho. Ele aparece só uma vez.
curtain = Agora: { $seat }
curtain-more = Passe a tela para { $seat }. Ninguém mais deve olhar.
curtain-lift = Sou eu, { $seat }
cannot-reach = Não foi possível alcançar a mesa.
try-again-soon = Tente de novo daqui a pouco.
generic-view = A mesa
generic-offers = O que você pode fazer
generic-write = Sua ação, como uma partida gravada a escreve
generic-send = Jogar
nothing-here = Não há nada aqui
nothing-here-more = O endereço pode ter um erro, ou a mesa foi tirada.

## O fim

won = { $count ->
    [one] { $names } ganha
   *[other] { $names } dividem a vitória
}
you-won = Você ganhou
you-lost = Você perdeu
nobody-won = Ninguém ganha
outcome-conceded = Houve desistência.
outcome-time = O tempo acabou para todos os outros.
outcome-abandoned = O tempo acabou para todos.
counting = Contando os pontos
share-picture = Compartilhar uma imagem
picture = Imagem
scores-or-sheets = Pontos ou folhas
scores = Pontos
total = Total
rematch = Jogar de novo
rematch-join = Participar
rematch-follow = Ir junto
rematch-invites = { $count ->
    [one] { $names } quer jogar de novo.
   *[other] { $names } querem jogar de novo.
}
see-replay = Rever
save-record = Salvar a partida
see-table = Ver a mesa

## Rever uma partida

replay = Partida para rever
replay-of = Rever { $game }
replay-start = Antes da primeira jogada.
play = Reproduzir
pause = Pausa
moment = Momento
speed = Velocidade
replay-more = Histórico e ferramentas
eyes = Visto por
link = Link
link-to-moment = Link para este momento
fork = Jogar daqui
fork-title = Jogar a partir do momento { $n }
fork-more = Uma nova mesa começa com esta posição. Quem joga?
what-if = E se…
what-if-more = Uma nova mesa começa logo antes disto, com a mira como estava. Mude a mira, e veja. Quem joga?
what-if-begin = A mira está como estava. Mude-a, e veja.
me = eu

## Regras e lição

contents = Índice
search-rules = Procurar nas regras
clauses-found = { $count ->
    [0] Nenhuma regra diz isso. Tente outra palavra, ou uma mais curta.
    [one] { $count } regra
   *[other] { $count } regras
}
learn-title = Lição: { $game }
practice-title = Praticar { $game }
teacher = Guia
lesson-otherwise = Tente o que a lição pede.
lesson-not = Não { $what } desta vez.
lesson-progress = Passo { $n } de { $most }
lesson-done = Jogar a primeira partida
no-lesson = Ainda não há lição para este jogo.

## Fazer uma edição

edition-link = Fazer uma edição
edition-own = Jogar com uma edição sua
edition-title = Uma edição de { $game }
edition-about = Mude o que está impresso, na imagem ou no texto do arquivo: os dois são a mesma edição. Ela é conferida enquanto você muda e fica guardada neste aparelho.
edition-views = O que ver
edition-hand = À mão
edition-text = Texto
edition-preview = Prévia
edition-try = Calibragem
edition-verdict = O que dizem as regras
edition-text-label = O arquivo da edição, em TOML
edition-play = Jogar com ela
edition-save = Salvar o arquivo
edition-open = Abrir um arquivo
edition-too-long = Este arquivo é longo demais para uma edição.
edition-redo = Refazer
edition-again = Começar de novo
edition-again-more = Voltar à edição da casa; isso pode ser desfeito
edition-checking = Conferindo…
edition-sound = “{ $name }” pode ser jogada: nada está errado.
edition-findings = { $count ->
    [one] { $count } coisa a consertar
   *[other] { $count } coisas a consertar
}
edition-unchecked = Não deu para conferir agora: { $reason }
edition-at = Linha { $line }, coluna { $column }:
edition-unreadable = O texto não pode ser lido como está. Conserte-o primeiro; a imagem espera.
edition-undrawable = Este texto não pode ser desenhado. Conserte-o primeiro, ou volte um passo.
edition-preview-wait = A prévia aparece assim que nada estiver errado.
edition-preview-old = Assim era antes das últimas mudanças.
edition-drawing = Desenhando…
edition-no-drawing = Este jogo não tem nada para imprimir.
edition-part-sheet = Folha
edition-part-board = Tabuleiro
edition-part-cards = Cartas
edition-part-stones = Pedras
edition-part-discs = Discos
edition-part-explore = Cartas de exploração
edition-part-routes = Cartas de rota
edition-part-aid = Cartões de ajuda
edition-part-backs = Versos das cartas
edition-part-explore-backs = Versos das cartas de exploração
edition-part-route-backs = Versos das cartas de rota
edition-size = { $size } mm na impressão
edition-save-drawing = Salvar em SVG
edition-print = Para imprimir em tamanho real, salve o arquivo e, em um terminal:
trial-about = Bots jogam partidas inteiras com a sua edição e com a da casa, e o acaso distribui igual às duas.
trial-level = Quem joga
trial-seats = Jogadores
trial-games = Partidas
trial-start = Deixar jogar
trial-stop = Parar
trial-progress = { $done } de { $all } partidas.
trial-by = { $seats ->
    [1] { $bot }, solo.
   *[other] { $bot } em todos os { $seats } lugares.
}
trial-old = Estas partidas foram jogadas com um texto anterior.
trial-own = A sua
trial-house = Edição da casa
trial-total = Total por jogador
trial-lead = A sua dá { $lead } pontos por jogador em comparação com a edição da casa.
trial-margin = ± é metade do intervalo de 95% da média; cada partida conta uma vez.

## Teclas

keys-title = Teclas
keys-everywhere = Em todo lugar
keys-table = À mesa
keys-replay = Ao rever uma partida
keys-help = Esta ajuda
keys-tab = Para o próximo controle; Enter ou Espaço escolhe
keys-escape = Fechar; voltar ao presente
keys-undo = Desfazer
keys-hint = Um empurrãozinho
keys-log = Para o histórico
keys-chat = Para a conversa
keys-again = Mostrar de novo o que aconteceu
keys-rules = Regras
keys-board = Para o tabuleiro
keys-now = Pular para agora
keys-while-waiting = { $name } (enquanto espera)
keys-play = Reproduzir ou pausar
keys-back = Um momento para trás
keys-forward = Um momento para a frente
keys-first = Para o começo
keys-last = Para o fim
keys-better = Em uma análise: o que era melhor, ou o que foi jogado
keys-retry = Em uma análise: refazer os erros

## Análise

analysis = Análise
analysis-of = { $unit ->
    [chance] A chance de ganhar de cada jogador, momento a momento, e o que custaram as jogadas marcadas
   *[points] Os pontos que cada jogador podia esperar, momento a momento, e o que custaram as jogadas marcadas
}
analysis-progress = { $done } de { $all } julgados…
analysis-again = Tentar de novo
analysis-balance = Marcas, o que se perdeu e sorte
analysis-given = { $unit ->
    [chance] Perdido, %
   *[points] Perdido
}
analysis-luck = { $unit ->
    [chance] Sorte, %
   *[points] Sorte
}
analysis-error = ± é um erro padrão.
analysis-gave = { $unit ->
    [chance] { $seat } perdeu { $cost } ± { $error }% de chance de ganhar.
   *[points] { $seat } perdeu { $cost } ± { $error } pontos.
}
analysis-good = { $unit ->
    [chance] Melhor que a jogada do juiz, por { $gain } ± { $error }% de chance de ganhar.
   *[points] Melhor que a jogada do juiz, por { $gain } ± { $error } pontos.
}
analysis-equal = Quase tão bom quanto o melhor.
analysis-lucky = { $unit ->
    [chance] A sorte deu a { $seat } { $luck } ± { $error }% de chance de ganhar.
   *[points] A sorte deu a { $seat } { $luck } ± { $error } pontos.
}
analysis-even = A sorte não favoreceu ninguém aqui.
analysis-better = Melhor: “{ $turn }”
mark-inaccuracy = uma imprecisão
mark-mistake = um erro
mark-blunder = um erro grave
mark-good = melhor que o juiz
mistake-back = Erro anterior
mistake-on = Próximo erro
show-better = Melhor
instead-of = Em vez de: “{ $words }”
better-steps = A jogada melhor, ação por ação

## Refazer os erros

retry-mistakes = { $mine ->
    [yes] Refazer meus erros ({ $count })
   *[no] Refazer os erros ({ $count })
}
retry-progress = { $n } de { $count }
retry-played = Jogado: “{ $words }” Ache algo melhor.
retry-judging = O juiz compara…
retry-best = Tão bom quanto o melhor.
retry-surpassed = Melhor que a jogada do juiz.
retry-better = { $unit ->
    [chance] Melhor que o jogado, que perdia { $before }%; isto perde { $cost } ± { $error }%.
   *[points] Melhor que o jogado, que perdia { $before }; isto perde { $cost } ± { $error } pontos.
}
retry-still = { $unit ->
    [chance] Isto ainda perde { $cost } ± { $error }% de chance de ganhar.
   *[points] Isto ainda perde { $cost } ± { $error } pontos.
}
retry-again = Tentar de novo
retry-solution = Solução
retry-skip = Pular
retry-done = { $found ->
    [0] Nenhum dos { $count } consertado desta vez. Olhar as soluções de novo?
   *[other] Consertados: { $found } de { $count }.
}
retry-all = Todos outra vez
retry-leave = Voltar à análise

## No aparelho, sem servidor

device-update-ready = Uma nova versão está pronta. Suas partidas ficam como estão.
device-update-now = Usar agora
device-keeping = Copiando tudo para este aparelho: { $percent }%
device-kept = Tudo está neste aparelho: dá para jogar sem conexão.
device-install = Instalar Meseta
device-install-by-hand = Para ter Meseta entre seus aplicativos, abra o menu de compartilhar e escolha “Adicionar à Tela de Início”.
device-needs-server = Isto é para jogar com outras pessoas, e precisa de um servidor.
device-percent = { $percent }%
device-starting = Pondo a mesa neste aparelho
device-starting-download = Baixando os jogos
device-starting-python = Iniciando Python
device-starting-tables = Abrindo suas mesas
device-starting-first = Só demora assim na primeira vez. Depois, Meseta abre aqui mesmo sem conexão.
device-starting-slow = Está demorando mais que de costume. Se Meseta está aberto em outra aba, olhe lá, ou feche-a.
device-failed = Não foi possível pôr a mesa neste aparelho.
device-failed-more = Carregue a página de novo. Se não ajudar, abra espaço no aparelho, ou tente uma versão atual de outro navegador.
device-failed-reason = O navegador diz:
device-reload = Carregar de novo
device-not-kept = Esta janela não guarda nada: suas partidas somem quando você a fecha.
device-games = Guardado neste aparelho
device-amount = { $games ->
    [0] Ainda não há partidas.
    [one] { $games } partida.
   *[other] { $games } partidas.
} { $known ->
    [yes] { $size } ao todo, com o programa.
   *[no] { "" }
}
device-promised = O navegador prometeu não apagá-las por conta própria.
device-unpromised = Se o aparelho ficar sem espaço, o navegador pode apagá-las.
device-declined = O navegador não promete guardá-las. Talvez prometa com Meseta instalado ou muito usado; até lá, salve uma cópia.
device-protect = Pedir que as guarde
device-save = Salvar uma cópia
device-save-failed = Não deu para fazer a cópia. Nada mudou.
device-bring = Trazer uma cópia de volta
device-copy-holds = Esta cópia é de { $made }. { $games ->
    [0] Não tem partidas, só
    [one] Ela tem { $games } partida,
   *[other] Ela tem { $games } partidas,
} seus ajustes e suas edições.
device-bring-replaces = Ela substitui tudo o que está guardado aqui agora.
device-bring-now = Substituir tudo
device-bring-vain = Esta janela não guarda nada, então nada pode ser trazido para ela.
device-leave = Deixar como está
device-copy-foreign = Este arquivo não é uma cópia de Meseta.
device-copy-damaged = Esta cópia está danificada e não pode ser lida.
device-copy-newer = Esta cópia vem de um Meseta mais novo. Atualize Meseta aqui primeiro.
device-copy-unchanged = Nada mudou.
device-delete = Apagar tudo
device-delete-asks = { $games ->
    [one] Sua partida, seus ajustes e suas edições serão apagados
   *[other] Todas as suas partidas, seus ajustes e suas edições serão apagados
} deste aparelho. Só uma cópia pode trazê-los de volta. O próprio Meseta fica.
device-delete-now = Apagar tudo para sempre
device-delete-failed = O navegador não solta as partidas. Feche todas as outras abas com Meseta, e tente de novo.
device-carry-here = Levar para este aparelho
device-carry-away = Levar para um servidor
device-carry-more = A partida segue lá, com o que está gravado dela. O que está aqui fica aqui.
device-carry-now = Levar para lá
device-carry-closed = Enquanto uma partida está em andamento, o que está gravado dela mostra o que está escondido de você. Você pode levá-la quando acabar, ou se só bots jogam com você.
device-carry-long = Esta partida é longa demais para um link. Salve-a, e abra o arquivo lá.
device-server = O endereço do servidor
device-server-wrong = Isto não é o endereço de um servidor, como https://meseta.example.
device-brought = Uma partida foi trazida para cá
device-brought-holds = { $game }, { $players ->
    [one] { $players } jogador
   *[other] { $players } jogadores
}, { $entries ->
    [one] { $entries } entrada
   *[other] { $entries } entradas
}.
device-brought-seats = Se seguir jogando, você fica com estes lugares: { $names }.
device-brought-damaged = Uma partida ia ser trazida para cá, mas o link está danificado ou incompleto. Tente mais uma vez de onde ele veio.
device-play-on = Seguir jogando
device-look = Dar uma olhada

## Com a caixa

companion-title = { $game } com a caixa
companion-clear = Limpar

## Uma imagem da partida para compartilhar

picture-title = Uma imagem para compartilhar
picture-drawing = Desenhando…
picture-shows = Ela mostra
picture-result = O resultado
picture-moment = O momento { $n }
picture-colours = Cores
picture-no-link = Ela não tem link, porque outras pessoas não poderiam abri-lo.
picture-copy = Copiar a imagem
picture-save = Salvar em { $form }

## Suas partidas

yours-link = Suas partidas
yours-show-games = Partidas
yours-show-statistics = Estatísticas
yours-show-kept = O que fica guardado
yours-running = Em andamento
yours-running-none = Nenhuma partida em andamento.
yours-finished = Encerradas
yours-finished-none = Nenhuma partida encerrada ainda. Quando uma acaba, seu resultado fica aqui, mesmo quando a mesa não existe mais.
yours-stranger = Ainda não há nada guardado sobre você aqui. Isso começa com a sua primeira partida.
yours-elsewhere = Já jogou em outro aparelho? Faça um link lá, em { yours-link } › { yours-show-kept }, e abra-o aqui.
yours-all-games = Todos os jogos
yours-of-game = { $game } ({ $count })
yours-more = Mostrar partidas anteriores
yours-won = Vitória
yours-shared = Dividida
yours-lost = Derrota
yours-several = Vários lugares
yours-score = { $total ->
    [one] { $total } ponto
   *[other] { $total } pontos
}
yours-rank = posição { $rank } de { $seats }
yours-people = pessoas
yours-solo = solo
yours-against = contra { $names }
yours-replay = Rever
yours-analysis = Análise
yours-gone = A mesa não existe mais; o resultado fica.
yours-caveat-conceded = Você desistiu.
yours-caveat-given_up = Os outros desistiram.
yours-caveat-stood_in = Um bot jogou por você.
yours-caveat-forked = Continuou a partir de outra partida.
yours-caveat-several = Você tinha vários lugares, então ninguém ganhou nem perdeu.
yours-caveat-edition = Com componentes seus.

yours-filter = Que partidas contam
yours-game = Jogo
yours-players = Jogadores
yours-players-others = Com pessoas ou bots
yours-players-of = { $count ->
    [1] Solo
   *[other] { $count } jogadores
}
yours-loosely = Contar partidas que continuaram de outra, ou em que um bot jogou por você
yours-counted = { $count ->
    [0] Nenhuma partida
    [one] { $count } partida
   *[other] { $count } partidas
}
yours-none-counted = Nenhuma partida deste tipo foi jogada até o fim.
yours-few = Tão poucas partidas mostram o que aconteceu, e não uma tendência.
yours-scores = Seus pontos, parte por parte
yours-scores-about = Uma coluna por partida jogada até o fim, a última à direita. A linha que cruza uma coluna é seu total.
yours-scores-window = Partidas { $first } a { $last } de { $count }
yours-earlier = Anteriores
yours-later = Posteriores
yours-column = { $when }: { $total } pontos ({ $parts })
yours-part = { $part } { $points }
yours-total = Total
yours-when = Quando
yours-as-table = Em tabela
yours-levels = Resultados por rival
yours-levels-about = Uma partida conta para o bot mais forte dela, ou para pessoas, se alguém mais jogou.
yours-level-line = { $level }: { $won } ganhas, { $shared } divididas, { $lost } perdidas
yours-bests = Seus recordes
yours-best = { $total } pontos, { $when }
yours-reached = Alcançado no solo
yours-figures = O que o jogo conta
yours-figures-counting = As últimas partidas ainda estão sendo contadas; volte daqui a pouco.
yours-figures-code = Contado
yours-figures-mean = Em média
yours-figures-least = Mínimo
yours-figures-most = Máximo
yours-rounds = { $name } por rodada, em média
yours-round-line = Rodada { $round }: { $mean } (em { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
})

yours-kept-about = Não há contas. Você é uma chave sorteada neste navegador. Com ela ficam guardados seu nome, as mesas em que você tem um lugar, como acabaram suas partidas e os desafios do dia, onde você quer ser avisado, e quem você silenciou ou denunciou. Um resultado é a data, o jogo, o número de jogadores, seus pontos por partes e os níveis dos bots; das outras pessoas, só que eram pessoas.
yours-kept-device = Tudo isto está só neste aparelho.
yours-export = Levar uma cópia
yours-export-about = Um arquivo com tudo o que está guardado sobre você, aqui e neste navegador.
yours-export-do = Baixar tudo
yours-devices = Seus aparelhos
yours-devices-about = O que está nesta lista joga como você. Encerre o que você não conhece.
yours-device-this = Este aparelho
yours-device-unnamed = Um aparelho
yours-device-since = desde { $when }
yours-device-seen = último uso: { $when }
yours-device-end = Encerrar
yours-device-end-named = Encerrar { $device }
yours-device-ended = { $device } não é mais seu.
yours-unsettled = Este aparelho é seu há menos de um dia, então ainda não pode encerrar anteriores, fazer links nem apagar nada.
yours-carry = Usar outro aparelho
yours-carry-about = Um link torna seu mais um aparelho. Vale uma vez, e por dez minutos. Quem o abre joga como você: não mostre a ninguém.
yours-carry-make = Fazer um link
yours-carry-once = Mostrado só uma vez, até { $when }
yours-carry-link = Link para seu outro aparelho
yours-carry-revoke = Revogar
yours-carry-revoked = O link não funciona mais.
yours-delete = Apagar
yours-delete-results = Apagar resultados e estatísticas
yours-delete-results-about = Seus resultados e estatísticas são apagados. As mesas e o que está gravado delas ficam.
yours-delete-all = Apagar tudo sobre você
yours-delete-all-about = Seus resultados, seus aparelhos e as mesas em que não há mais ninguém são apagados, aqui e em todos os seus navegadores. As mesas que você pôs e que não começaram são tiradas. Nas partidas com outros, um bot joga no seu lugar até o fim. Isso fica nas partidas gravadas deles, com o nome que aparecia lá.
yours-delete-word = apagar
yours-delete-type = Digite “{ $word }” para confirmar
yours-delete-do = Apagar para sempre
yours-deleted = Apagado.
yours-cancel = Cancelar

yours-arrive-title = Ser { $name } neste aparelho?
yours-nameless = alguém sem nome
yours-arrive-about = Daí em diante, o que você jogar aqui fica com { $name }, e quem deu este link a você vê isso.
yours-arrive-warning = Só continue se este link foi feito por você, em outro aparelho seu.
yours-arrive-has = { $name } tem { $results ->
    [one] { $results } resultado
   *[other] { $results } resultados
} e { $tables ->
    [one] { $tables } partida em andamento
   *[other] { $tables } partidas em andamento
}.
yours-arrive-here = Neste aparelho você tem { $results ->
    [one] { $results } resultado
   *[other] { $results } resultados
} e { $tables ->
    [one] { $tables } partida em andamento
   *[other] { $tables } partidas em andamento
}. O que fazer com isso?
yours-arrive-along = Levar junto: passa a ser de { $name }, e seus outros aparelhos também
yours-arrive-behind = Deixar para trás: nada leva de volta a partir deste aparelho
yours-arrive-device = Como chamar este aparelho
yours-arrive-phone = Celular
yours-arrive-computer = Computador
yours-arrive-do = Ser { $name }
yours-arrive-stay = Ficar como está
yours-arrive-same = Este aparelho já é de { $name }. O link ainda vale para outro.
yours-arrived = Este aparelho agora é de { $name }.

## Ser chamado quando é a sua vez

calls-closed = Mesmo sem nenhuma página de Meseta aberta neste navegador.
calls-open = Só enquanto uma página de Meseta está aberta neste navegador.
calls-denied = Este navegador não mostra notificações deste site. Os ajustes dele podem mudar isso.
calls-home = Para receber avisos aqui, adicione antes Meseta à Tela de Início, e abra por lá.
calls-offer = Isto pode demorar. Este aparelho deve avisar quando for sua vez, mesmo com Meseta fechado?
calls-offer-yes = Sim, avisar
calls-offer-no = Não
calls-mail = Também por e-mail
calls-mail-send = Enviar um link
calls-mail-asked = Um e-mail está a caminho de { $address }. Confirme o endereço com o link que vem nele.
calls-mail-on = Os e-mails vão para { $address }.
calls-mail-off = Chega de e-mails
calls-mail-confirm = Quer um e-mail sempre que for sua vez e você não estiver aqui?
calls-mail-confirm-now = Sim, quero e-mails
calls-mail-confirm-done = Seu endereço está confirmado. Cada e-mail tem um link para não receber mais.
calls-mail-end = Você não quer mais e-mails daqui?
calls-mail-end-now = Chega de e-mails
calls-mail-end-done = Não virão mais e-mails.

## Impressão

companion-print = Imprimir folhas e cartas
companion-print-about = Em tamanho real: nos ajustes da impressora, deixe a escala em 100%.
companion-print-less = { $part }: um a menos
companion-print-more = { $part }: um a mais
companion-print-paper = Papel
companion-print-a4 = A4
companion-print-letter = Carta
companion-print-pdf = Em PDF
companion-print-browser = Imprimir pelo navegador
companion-print-making = Desenhando as páginas…
companion-unreached = Parece que não há conexão. O que você informar fica guardado, e a resposta vem assim que houver uma.
companion-not-done = Parece que não há conexão, por isso nada foi feito. Tente outra vez quando houver uma.

## Os três do dia

daily-title = Os três do dia
daily-title-of = Os três de { $day }
daily-heading = { $game }, { $day }
daily-about = Um quebra-cabeça de cada jogo, igual para todos.
daily-number = N.º { $number }
daily-three-of = Os três de { $day }
daily-to-today = Os de hoje
daily-state-new = por fazer
daily-state-begun = começado
daily-state-waiting = entregue, falta enviar
daily-state-beaten = melhor que a melhor jogada conhecida
daily-state-best = a melhor jogada
daily-state-close = perto da melhor
daily-state-fair = pelo menos metade da melhor
daily-state-far = longe da melhor
daily-state-given_up = desistência
daily-level = { $level ->
    [1] Muito fácil
    [2] Fácil
    [3] Médio
    [4] Difícil
   *[5] Muito difícil
}: { $level } de 5
daily-points = { $points } de { $best } pontos
daily-points-short = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
daily-so-far = Até agora: { daily-points-short }
daily-first-counts = Vale o que você entregar primeiro.
daily-practising = Você já entregou este. Agora é para praticar.
daily-over = Seu turno está completo. Entregue, ou desfaça algo.
daily-over-final = Seu turno está completo. Entregue.
daily-restart = Começar de novo
daily-hand-in = Entregar
daily-give-up = Desistir
daily-give-up-more = Você verá a melhor jogada, e este quebra-cabeça conta como desistência.
daily-give-up-not = Seguir tentando
daily-outcome = Sua jogada ao lado da melhor
daily-compare = Que jogada o tabuleiro mostra
daily-said-beaten = Melhor que a melhor jogada conhecida
daily-said-best = Você achou a melhor jogada
daily-said-close = Perto da melhor
daily-said-fair = Dava para mais
daily-said-far = Dava para bem mais
daily-said-given_up = Esta é a melhor jogada
daily-show-best = Ver a melhor
daily-show-yours = Ver a sua
daily-show-yours-again = A sua de novo
daily-shown-best = A melhor jogada: { daily-points-short }
daily-shown-yours = Sua jogada: { daily-points-short }
daily-because = { $side ->
    [best] A melhor jogada
   *[yours] Sua jogada
}: { $reasons }.
daily-steps-best = A melhor jogada, passo a passo
daily-steps-yours = Sua jogada, passo a passo
daily-explaining = Procurando as razões…
daily-practice = Para praticar. Sua primeira resposta fica: { daily-points }.
daily-late = Entregue depois do seu dia: está no seu arquivo, mas não na sua sequência.
daily-grade = { $solutions ->
    [one] { $solutions } melhor jogada
   *[other] { $solutions } melhores jogadas
}, com pelo menos { $depth ->
    [one] { $depth } ação
   *[other] { $depth } ações
}.
daily-proved = Está provado que não há melhor.
daily-searched = A melhor que uma longa busca achou.
daily-next = Seguinte: { $game }
daily-again = Tentar de novo
daily-all = Os três
daily-retry = Tentar de novo
daily-unreachable = Não há conexão. O que você fez está guardado, e dá para desfazer e fazer de novo.
daily-go-on-offline = Seguir sem rede
daily-waiting = Entregue. Será enviado assim que houver conexão.
daily-waiting-more = Sua resposta está guardada neste navegador. Depois de enviada, aparece aqui ao lado da melhor.
daily-sent = Sua resposta foi enviada: { $game }
daily-streak = { $count ->
    [one] { $count } dia seguido
   *[other] { $count } dias seguidos
}
daily-streak-now = dias seguidos
daily-streak-longest = maior sequência
daily-streak-days = dias ao todo
daily-streak-about = Um dia conta se você entrega nesse dia pelo menos um de seus quebra-cabeças. Desistir não conta.
daily-archive = Arquivo
daily-month-before = Voltar a { $month }
daily-month-after = Ir a { $month }
daily-locked = por vir
daily-locked-more = Este dia ainda está por vir. Seus quebra-cabeças abrem quando ele começa onde você está.
daily-clock = Pelo relógio deste aparelho, hoje é esse dia. Se não for, acerte o relógio.
daily-legend = O que dizem os sinais
daily-midnight = Hoje é { $day }: há novos quebra-cabeças.
daily-midnight-go = Ir a eles
daily-midnight-stay = Ficar aqui
daily-share = Compartilhar seu dia
daily-share-text = O texto; ele não revela nada
daily-share-no-link = Outras pessoas não poderiam abrir este endereço, então ele fica de fora.
daily-drawing = Desenhando a imagem…
daily-picture-save = Salvar a imagem
daily-picture-copy = Copiar a imagem
daily-picture-share = Compartilhar a imagem

## Pessoas em uma mesa, e o mesmo sorteio outra vez

about-person = Silenciar ou denunciar { $name }
muted = em silêncio para você
muted-here = Em silêncio:
deal = Sorteio
deal-again = Jogar o mesmo sorteio
deal-short = Mesmo sorteio
deal-compare = Comparar este sorteio
deal-agreed = Joga-se de novo o sorteio de outra mesa: o mesmo acaso, outras pessoas. No fim, o resultado fica ao lado dos de quem já o jogou, e não conta nas estatísticas.
deal-known = já jogou ou viu este sorteio
deal-known-you = você já jogou ou viu este sorteio
deal-listed = um sorteio já jogado

company-mute = Silenciar { $name }
company-unmute = Voltar a ver { $name }
company-mute-more = Se silenciar { $name }, você não vê mais suas mensagens nem reações, aqui e em outras mesas. A pessoa não fica sabendo.
company-muted-more = Você não vê as mensagens nem as reações de { $name }, aqui e em outras mesas. A pessoa não sabe.
company-report = Denunciar
company-report-title = Denunciar { $name }
company-reason = Do que se trata?
company-reason-rude = Insultos ou palavrões
company-reason-harassing = Assédio ou ameaças
company-reason-spam = Propaganda ou spam
company-reason-cheating = Trapaça, ou partidas estragadas
company-reason-name = Um nome ofensivo
company-reason-other = Outra coisa
company-note = O que é preciso saber? (pode ficar vazio)
company-mute-too = Silenciar { $name } também
company-report-what = Quem cuida deste servidor vê sua denúncia com seu nome e as últimas linhas da conversa. Ninguém na mesa fica sabendo.
company-report-send = Enviar a denúncia
company-back = Voltar
company-reported = Sua denúncia está guardada para quem cuida deste servidor, como { $id }.
company-reported-next = Quem cuida dele vai ler, e pode encerrar a mesa ou deixar alguém de fora. Você não recebe resposta aqui, e { $name } não fica sabendo.
company-deal-title = O mesmo sorteio
company-deal-again = Jogar de novo
company-deal-more = O mesmo acaso outra vez: as mesmas cartas na mesma ordem, a mesma disposição, o mesmo tremor da mão. Jogue o que jogar de outro jeito, o resto fica como era.
company-deal-seat = Onde estava { $name }
company-deal-free = Quem tiver o link
company-deal-known = A mesa diz quem já jogou ou viu este sorteio, e não conta nas estatísticas.
company-deal-set = Pôr a mesa
company-compared = Mesas que jogaram este sorteio, as melhores primeiro
company-rank = N.º { $rank }
company-this-table = esta mesa
company-first-table = a primeira
company-won = ganha
company-lost = desistiu ou não voltou
yours-deal = Mesmo sorteio
yours-caveat-dealt = o mesmo sorteio outra vez
yours-muted = Pessoas em silêncio
yours-muted-about = Você não vê suas mensagens nem suas reações. Elas não sabem.
yours-muted-none = Você não silenciou ninguém.
yours-unmute = Voltar a ver { $name }
yours-unmuted = Você voltou a ver { $name }.

## Turns while one is away, and places in a deal

time-missed-other = { $bot } jogou por { $names } quando o tempo acabou.
rematch-decline = Agora não
rematch-declined = { $count ->
    [one] { $names } não joga de novo desta vez.
   *[other] { $names } não jogam de novo desta vez.
}
company-rank-shared = N.º { $rank }, empatado
calls-insecure = Os navegadores só mostram avisos de sites com https. Aqui, o título de uma página aberta diz quando é sua vez.
calls-none = Este navegador não tem avisos. O título de uma página aberta diz quando é sua vez.
calls-mail-other = Outro endereço
calls-mails = E-mails quando for sua vez
