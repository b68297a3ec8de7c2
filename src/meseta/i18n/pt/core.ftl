# O que todos os jogos compartilham. Simples, acolhedor, curto; sem pontos de exclamação. Português do Brasil.
# Fala-se com “você”, no imperativo (“escolha”). Além de “jogador”, evita-se concordar no masculino o que fala de pessoas, e
# artigos diante de um nome. Aspas “assim”, porcentagem sem espaço. A forma “one” vale também para 0: ela diz o número.
#
# jogo: aquilo que se joga · partida: uma vez que se joga · mesa, pôr a mesa · lugar: onde alguém se senta · jogador
# turno: o que faz um jogador (“é sua vez”, “pular a vez”) · jogada: um turno ou uma ação, pelo que vale · rodada · ação · bot · juiz · dica (hint) · partida
# gravada (record), cujas linhas são entradas · semente (seed) · link · edição · regra (clause) · acaso, sorte

language-name = Português (Brasil)
    .tag = pt-BR
    .unreviewed = yes
language-unreviewed = Esta tradução ainda não foi revisada por quem fala a língua desde criança. Conte para nós o que soa errado.

player = Jogador { $number }
refused = { $sentence } ({ $clause })
chance = Acaso

## O que deu errado, e o que fazer

error-unknown_game = Não há nenhum jogo chamado “{ $game }”. Os jogos são: { $known }.
error-plugin_unusable = O jogo “{ $key }” do pacote { $distribution } não pode ser usado: { $detail }
error-plugin_clash = O jogo “{ $key }” do pacote { $distribution } fica de fora: { $winner } já tem um jogo com essa chave.
error-plugin_broken = Uma parte do jogo { $game } não funciona ({ $part }): { $detail }
error-plugin_wordless = O jogo { $game } não traz suas palavras: falta { $file } no pacote.
error-plugin_speechless = O jogo { $game } não tem frase para “{ $message }” em seu catálogo.
error-bad_seats = { $game } é para { $least } a { $most } jogadores, não { $seats }.
error-unknown_option = { $game } não tem a opção “{ $key }”. Suas opções são: { $known }.
error-bad_option = A opção { $key } não pode ser “{ $value }”. Escolha entre: { $choices }.
error-option_form = Uma opção se escreve chave=valor; “{ $text }” não é assim.
error-bad_names = Para { $seats } lugares são precisos { $seats } nomes; vieram { $names }.
error-bad_name = Um nome tem no máximo { $most } caracteres imprimíveis; “{ $name }” não é assim.
error-no_such_seat = Não há lugar { $found }; o último é o { $most }.
error-unknown_clause = { $game } não tem a regra “{ $clause }”. Suas regras são: { $known }.
error-unknown_language = Não há idioma “{ $language }”. Escolha entre: { $known }.

error-unlistable = Há possibilidades demais aqui para listar.
error-unreadable_notation = “{ $text }” não é uma ação. { notation-forms }
error-stale_submission = A mesa avançou desde a sua escolha. Olhe de novo e escolha outra vez.
error-nothing_to_undo = Não há nada que desfazer agora.
error-undos_used_up = Você já desfez { $most } ações neste turno; agora é preciso seguir.
error-state_unreadable = Isto não é um estado gravado: { $detail }.
error-state_impossible = Este estado gravado é impossível: sua parte “{ $part }” contradiz as regras.

fault-game_over = A partida acabou.
fault-only_chance = Só o acaso pode fazer isso.
fault-chance_not_due = O acaso não tem nada disso para fazer agora.
fault-impossible_chance = O acaso não pode responder isso.

error-file_missing = Não foi possível ler { $path }: { $detail }.
error-file_not_text = { $path } não é um arquivo de texto em UTF-8.
error-file_unwritable = Não foi possível escrever { $path }: { $detail }.
error-file_exists = { $path } já existe; --force o substitui.
error-print_form = { $path } não termina em .pdf nem em .svg.
error-print_part = Não há { $part } para imprimir; escolha entre: { $known }.
error-print_one_page = São { $pages } páginas, e só uma cabe na saída padrão: dê um arquivo com --out, ou outra parte com --part: { $known }.
error-pdf_unavailable = Um PDF precisa de um pacote opcional: pip install 'meseta[paper]'. Um .svg não precisa de nada.
error-pdf_letters = Um PDF não consegue mostrar estas letras: { $letters }. Nenhuma fonte encontrada nesta máquina as tem: dê o arquivo de uma fonte em { $variable }, ou grave um .svg.
error-print_size = O desenho não diz sua medida ({ $side }) em mm, então não dá para imprimir em tamanho real.

error-edition_file = { $path }:{ $line }:{ $column }: { $reason }{ $more ->
    [0] {""}
   *[other] {" "}E mais { $more }: meseta edition check { $path }
}
error-edition_too_long = O arquivo da edição passa de { $most } caracteres.
error-edition_unreadable = Não foi possível ler o arquivo da edição: { $detail }.
error-edition_name = O nome de uma edição tem de 1 a 40 letras, algarismos, - ou _, e começa com letra; “{ $name }” não é assim.
error-edition_of_no_game = Nada neste arquivo parece uma edição de um dos jogos ({ $known }). “meseta edition new JOGO” escreve uma para começar.
error-edition_none = { $game } não tem edições: nada é impresso em seus componentes.
error-edition_empty = Não há nada neste arquivo. “meseta edition new JOGO” escreve uma edição para começar.
error-edition_not_utf8 = Isto não é texto em UTF-8. Salve o arquivo nessa codificação.
error-edition_syntax = { $mistake ->
    [bracket] Um colchete aberto não foi fechado, ou falta uma vírgula antes disto.
    [quote] Um texto não foi fechado: faltam as aspas no fim.
    [equals] Falta um sinal de igual: uma linha é “chave = valor”.
    [rest] Esta linha continua onde deveria acabar: uma “chave = valor” por linha, e texto entre aspas.
    [statement] Nenhuma linha começa assim: é “chave = valor”, “[seção]”, “[[lista]]”, ou um # e um comentário.
    [key] Falta uma chave aqui, ou ela precisa de aspas.
    [value] Falta um valor aqui, ou ele não pode ser lido: texto vai entre aspas, números são algarismos, listas ficam entre colchetes.
    [escape] Depois de uma barra invertida vem b t n f r " \ ou u e quatro algarismos; para a própria barra, escreva duas.
    [character] Este caractere não pode ficar aqui.
    [twice] Isto foi dado uma segunda vez.
    [deep] Isto tem níveis demais.
   *[other] Isto não é TOML: { $detail }.
}
error-edition_key_twice = “{ $key }” foi dado uma segunda vez; a primeira está na linha { $line }.
error-edition_key_unknown = “{ $key }” não quer dizer nada aqui.{ $suggestion ->
    [none] {" "}As chaves são: { $known }.
   *[other] {" "}Seria “{ $suggestion }”?
}
error-edition_key_missing = Falta “{ $key }”: { $wanted ->
    [text] texto entre aspas
    [number] um número inteiro
    [fraction] um número
    [truth] true ou false
    [list] uma lista entre colchetes
    [table] uma seção própria
    [tables] uma lista de seções, cada uma sob seu título entre colchetes duplos
   *[value] um valor
}.
error-edition_kind = “{ $key }” deve ser { $wanted ->
    [text] texto entre aspas
    [number] um número inteiro
    [fraction] um número
    [truth] true ou false
    [list] uma lista entre colchetes
    [table] uma seção
    [tables] uma lista de seções, cada uma sob seu título entre colchetes duplos
   *[value] outro valor
}; isto é { $found ->
    [text] texto
    [number] um número
    [fraction] um número decimal
    [truth] true ou false
    [date] uma data ou hora
    [list] uma lista
    [table] uma seção
   *[value] outra coisa
}.
error-edition_range = “{ $key }” é { $found }; deve ser { $bounds ->
    [least] no mínimo { $least }
    [most] no máximo { $most }
   *[both] de { $least } a { $most }
}.
error-edition_count = “{ $key }” tem { $found }; deve ter { $bounds ->
    [exact] exatamente { $most }
    [least] no mínimo { $least }
    [most] no máximo { $most }
   *[both] de { $least } a { $most }
}.
error-edition_choice = “{ $key }” não pode ser “{ $found }”.{ $suggestion ->
    [none] {" "}Escolha entre: { $known }.
   *[other] {" "}Seria “{ $suggestion }”? Escolha entre: { $known }.
}
error-edition_no_sheet = { $game } não tem folha para imprimir.

error-record_too_long = A partida gravada passa de { $most } caracteres; nenhuma é tão longa.
error-record_cut_short = A partida gravada para na linha { $line }, onde deveria vir “{ $expected }”. Ela foi cortada, ou falta sua última linha.
error-record_line = A linha { $line } da partida gravada diz “{ $text }”; esperava-se: { $expected }.
error-record_format = A partida gravada está no formato { $found }; este programa lê o formato { $known }.
error-record_seat = A linha { $line } da partida gravada fala do lugar { $found }; o último é o { $most }.
error-record_count = A linha { $line } da partida gravada conta { $said } entradas, mas há { $found }.
error-record_after_end = A linha { $line } da partida gravada, “{ $text }”, vem depois da última.
error-record_entry = A entrada { $ply } da partida gravada, “{ $text }”, não pode ser jogada. { $reason }
error-record_diverges = A partida gravada e as regras discordam entre as entradas { $start } e { $stop }: o estado ali não é o que foi anotado.
error-record_other_game = A partida gravada é de { $found }; este programa joga { $known }.
error-record_other_edition = A partida foi jogada com uma edição “{ $found }” que não é esta (“{ $known }”). Dê o arquivo dela com --edition.
error-record_no_such_ply = A partida gravada tem { $most } entradas; { $ply } não é uma delas.

error-bot_unknown = Não há nenhum bot chamado “{ $name }” para { $game }. Escolha entre: { $known }; ou dê um arquivo, como my_bot.py:MyBot.
error-bot_no_file = { $path } não existe, então nenhum bot pode vir dele.
error-bot_no_class = { $path } não tem “{ $name }”. Escreva depois dos dois-pontos qual é o bot: { $known }.
error-bot_unnamed = Qual é o bot em { $path }? Escreva { $known }.
error-bot_broken = Não foi possível carregar o bot { $name }: { $detail }.
error-bot_raised = O bot { $name } falhou: { $detail }.
error-bot_illegal = O bot { $name } respondeu { $answer }, que não é uma ação permitida.
error-game_failed = A partida { $number } (semente { $seed }) foi interrompida. { $reason }
error-endless_game = A partida não acabou depois de { $plies } ações.
error-solo_is_alone = --solo é para uma só pessoa, sem bots; deixe os outros de fora.
error-resume_alone = Uma partida retomada mantém seu jogo, sua gente e suas opções: dê só o arquivo (e --bots, --save, --seed, --lang).
error-bots_needed = { $count } lugares desta partida são de bots, um deles “{ $name }”. Dê todos de novo com --bots, em ordem.
error-solo_terms = No solo, os degraus jogam sem rivais e com as opções de sempre. Tire --solo, ou --seats e --option.
error-pair_form = “{ $text }” não é um par de bots. Escreva primeiro o mais forte, como adept:greedy, my_bot.py:Mine:adept ou “my_bot.py:Mine vs adept”.
error-bot_vanished = Um processo acabou sem dizer nada enquanto jogavam: { $names }.
error-workers_vanished = Quem fazia o trabalho acabou sem dizer nada, { $times } vezes seguidas.
error-cluster_form = “{ $text }” não é um cluster. Escreva dask://HOST:PORTA ou ray://HOST:PORTA; ou dask ou ray, para começar um nesta máquina.
error-cluster_extra = Um cluster desse tipo precisa de mais pacotes: pip install "meseta[{ $extra }]".
error-cluster_unreachable = Ninguém respondeu em { $address } em { $seconds } segundos. Confira o endereço, e se o cluster está rodando.
error-cluster_unusable = { $address } respondeu, mas não pode ser usado: { $detail }. Confira se um cluster desse tipo está rodando lá, se as versões são as desta máquina, e o token, se ele pedir um.
error-cluster_idle = { $address } não tem nenhum trabalhador que tenha respondido em { $seconds } segundos. Comece alguns.
error-cluster_lost = O cluster parou de responder. O que já foi jogado fica guardado se um arquivo foi dado; repita o comando quando o cluster voltar.
error-worker_without_meseta = Os trabalhadores do cluster não têm Meseta. Instale lá: pip install "meseta=={ $version }".
error-worker_differs = Um trabalhador tem outro Meseta ({ $there }) que este ({ $here }), e poderia jogar diferente. Instale o mesmo nos dois.
error-company_form = “{ $text }” não é um número de jogadores de { $least } a { $most }. Para vários, escreva 1,2,4.
error-results_seed = As partidas ficam guardadas por sua semente: acrescente --seed e um número, e o mesmo para continuar depois.
error-nothing_to_train = { $game } não dá nada que se possa treinar.
error-strategy_missing = Treinar precisa de mais pacotes: pip install "meseta[{ $extra }]".
error-training_changed = Da geração { $generation } em diante, o arquivo foi escrito por um treino diferente deste. Escolha outro arquivo, ou as opções e a versão com que foi escrito.
error-record_too_many = A partida gravada tem mais de { $most } entradas; nenhuma precisa de tantas.

## Lançamentos

error-no_such_corner = Os cantos vão de 0 a 3; não há { $corner }.
error-start_not_on_corner = Um disco começa inteiro sobre seu canto de lançamento; em { $x }, { $y } µm ele não está no canto { $corner }.
error-too_fast = Nenhuma mão lança mais rápido que { $top_speed } µm/s; { $vx }, { $vy } é mais rápido.
error-disc_not_on_floor = O disco em { $x }, { $y } µm não está no piso do tabuleiro.
error-disc_over_hole = O disco em { $x }, { $y } µm está sobre o buraco.
error-discs_overlap = Os discos em { $x }, { $y } µm e { $other_x }, { $other_y } µm se sobrepõem.
error-start_on_disc = Há um disco no caminho do início, em { $x }, { $y } µm.
error-nothing_to_animate = --animate faz um desenho se mover: diga com --svg em que arquivo desenhar.
error-too_many_discs = O tabuleiro comporta até { $most } discos; { $discs } é demais, ou de menos.
error-not_a_number = Ângulo e velocidade devem ser números comuns.
error-not_whole = Isto não é um número inteiro: { $figure }.
error-numba_missing = O que você pediu é compilado por numba, que não está instalado. Instale Meseta com este extra: pip install 'meseta[{ $extra }]'
error-envs_missing = Os ambientes precisam de { $package }, que não está instalado: pip install '{ $extra }'.
error-game_without_numbers = { $game } não tem ambientes: seu módulo não diz como virar números.
error-game_without_picture = { $game } não tem imagem: nada em seu módulo a desenha. Escolha render_mode="ansi".
error-bad_env_setting = { $setting } não pode ser { $value }; escolha entre: { $choices }.
error-number_means_nothing = A ação { $number } não pode ser feita: { $detail }. A máscara de ações diz quais podem.
error-bad_arena = Não se pode jogar neste tabuleiro: { $law }.
law-figures_whole = uma medida não é um número inteiro
law-lengths_positive = um comprimento, uma massa ou o atrito não é positivo
law-lengths_below_ten_metres = ele passa de dez metros
law-ratios_between_0_and_1000 = uma restituição ou uma aderência não está entre 0 e 1000 milésimos
law-speeds_positive = uma velocidade não é positiva
law-speeds_below_100_m_s = uma velocidade é de 100 m/s ou mais
law-corner_holds_a_disc = nenhum disco cabe em seus cantos
law-corners_apart = seus cantos não deixam borda onde quicar
law-hole_takes_a_disc = nenhum disco cabe em seu buraco
law-hole_off_the_corners = seu buraco está perto demais dos cantos

# O servidor e suas mesas

error-malformed = Não era isso que se esperava aqui ({ $detail }). A página do protocolo diz o que é.
error-not_json = O corpo deve ser JSON, com o tipo de conteúdo application/json.
error-too_large = Isso passa de { $most } bytes. Envie menos.
error-too_slow = O pedido não estava completo depois de { $seconds } segundos. Envie de novo.
error-too_often = Foi um pouco rápido. Espere { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
} e tente de novo.
error-trials_spent = Seus bots jogaram bastante. Espere { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
} e tente de novo, ou peça menos partidas.
error-replays_spent = Você já reviu muitas jogadas. Espere { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
} e tente de novo.
error-storage_spent = Você guardou tanto quanto uma pessoa pode por enquanto. O que está jogando pode continuar; crie mais em { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
error-storage_low = Você guardou quase tanto quanto uma pessoa pode: restam { $percent }% para novas mesas e partidas.
error-too_many_tables = Já há { $most } mesas inacabadas. Acabe uma, ou desista nela, primeiro.
error-too_many_seats = Você já tem { $most } lugares em mesas abertas que não começaram. Deixe um deles primeiro.
error-too_many_sockets = Há conexões demais do seu endereço. Feche uma janela e tente de novo.
error-match_full = Esta partida tem { $most } entradas e não aceita mais. Desista, ou comece outra.
error-no_such_page = Não há nada neste endereço.
error-no_companion = Ninguém aqui responde perguntas sobre um jogo chamado “{ $game }”.
error-wrong_method = Este endereço não responde a { $method }.
error-internal = Algo deu errado do nosso lado. Ficou anotado; tente de novo.
error-busy = Há coisas demais acontecendo nesta mesa. Tente de novo daqui a pouco.
error-closing = O servidor está sendo desligado. Tente de novo daqui a pouco.
error-store_unavailable = O servidor não alcança seus dados agora. Nada mudou; tente de novo daqui a pouco.
error-store_uncertain = O servidor perdeu seus dados no meio da escrita. Envie de novo: só vale uma vez.
error-store_unopened = Não foi possível abrir os dados: { $detail }. `meseta doctor` diz mais.
error-store_folder = A pasta { $path } não pode ser usada: { $detail }. Mude as permissões, ou escolha outra com --data.
error-store_not_ours = { $path } não é um banco de dados de Meseta. Mude-o de lugar, ou escolha outro com --data ou MESETA_DATABASE_URL.
error-store_damaged = { $path } está danificado ({ $detail }). Recupere uma cópia de segurança: meseta restore ARQUIVO.
error-store_vanished = { $path } foi apagado ou substituído com o servidor rodando. Ponha de volta e comece o servidor outra vez.
error-store_full = Restam só { $megabytes } MB no disco. Abra espaço antes que as mesas não possam mais ser guardadas.
error-store_missing = Ainda não há banco de dados em { $path }. Escolha a pasta com --data.
error-backup_exists = { $path } já existe, e nada é sobrescrito. Escolha outro nome.
error-backup_unwritable = Não foi possível escrever { $path }: { $detail }. Escolha outro lugar.
error-backup_unreadable = Não foi possível ler { $path }: { $detail }.
error-backup_of_postgres = MESETA_DATABASE_URL está definido, então as mesas estão no PostgreSQL. Copie com pg_dump e devolva com pg_restore; docs/server.md mostra como.
error-blocked = Este endereço foi bloqueado por quem cuida do servidor.
error-bad_address = “{ $address }” não é um endereço nem uma rede como 192.0.2.0/24.
error-admin_token_short = { $variable } precisa de pelo menos { $least } caracteres.
error-admin_not_found = Nenhum servidor está rodando com a pasta { $path }. Escolha a pasta dele com --data, ou seu endereço com --url.
error-admin_several = Vários servidores estão rodando com a pasta { $path }. Escolha um com --port: { $ports }.
error-store_unreachable = O PostgreSQL em { $host } não pode ser usado: { $detail }. Confira se está rodando, e MESETA_DATABASE_URL.
error-store_address_form = Não foi possível ler MESETA_DATABASE_URL. É parecido com postgresql://user:password@host:5432/database; na senha, escreva caracteres especiais como %XX.
error-store_in_use = Outro Meseta está usando { $path }. Pare-o, ou escolha outra pasta com --data.
error-store_newer = Os dados são de um Meseta mais novo (passo { $found }; este conhece { $known }). Atualize-o.
error-store_no_driver = O PostgreSQL precisa de mais um pacote: pip install "meseta[postgres]".
error-store_address = MESETA_DATABASE_URL começa com “{ $found }”; deve ser um endereço postgresql://.
error-bad_limits = Não foi possível ler { $variable }: { $detail }. Deve ser um objeto JSON como {"{"}"tables_each": 10{"}"}.
error-unknown_limit = { $variable } não tem “{ $name }”. Seria “{ $nearest }”?
error-unheard_limit = { $variable } não tem “{ $name }”. Seus nomes são: { $known }.
error-limit_too_small = { $variable } põe { $name } em { $found }. Deve ser um número acima de zero.
error-cannot_listen = A porta { $port } em { $host } não pode ser usada: { $detail }. Escolha outra com --port ou --host.
error-port_taken = A porta { $port } em { $host } está ocupada, talvez por outro Meseta. Pare esse, ou escolha outra porta com --port; 0 pega uma livre.
error-port_forbidden = A porta { $port } em { $host } é só para a administração. Escolha uma acima de 1023 com --port.
error-host_unknown = “{ $host }” não é um endereço deste computador. Use 127.0.0.1 só para você, ou --host 0.0.0.0 para deixar outros entrarem.

error-not_signed_in = Ainda não conhecemos você. Entre primeiro.
error-bad_token = Este link ou token não vale mais. Peça um novo.
error-pass_invalid = Este link já foi usado, foi revogado ou é velho demais. Faça um novo no seu outro aparelho.
error-no_such_device = Esse aparelho não existe mais aqui.
error-device_too_new = Este aparelho é seu há menos de um dia. Até lá, só pode encerrar a si mesmo e os mais novos; seus aparelhos mais antigos podem o resto.
error-bad_origin = Este pedido veio de { $origin }, que não pode agir por você aqui.
error-not_your_seat = O lugar { $found } não é seu.
error-not_host = Só a pessoa que pôs a mesa pode fazer isso.
error-no_such_table = Não há essa mesa. Ela pode ter expirado.
error-seat_taken = O lugar { $found } está ocupado.
error-one_seat_each = Em uma mesa aberta, cada pessoa ocupa um lugar.
error-seat_free = Ninguém está no lugar { $found }.
error-seats_free = { $free ->
    [one] Ainda há { $free } lugar livre
   *[other] Ainda há { $free } lugares livres
}. Ocupe todos, com bots se quiser.
error-not_waiting = A partida já começou.
error-not_playing = Nenhuma partida está em andamento aqui.
error-not_finished = A partida ainda não acabou.
error-not_your_turn = A mesa não está esperando você.
error-player_present = { $seat } está aqui e jogando.
error-stand_in_later = Um bot pode ser chamado para { $seat } em { $seconds } s.
error-stand_in_agreed = Nesta mesa, quem assume é { $bot }, como combinado antes.
error-bot_plays = Um bot está jogando neste lugar. Retome o lugar primeiro.
error-no_bot_plays = Nenhum bot está jogando por alguém neste lugar.
error-nothing_to_claim = Alguém mais na mesa ainda está na partida.
error-hints_forbidden = Nesta mesa se joga sem dicas.
error-record_closed = A partida gravada abre quando tudo acaba: ela tem o que ainda está escondido.
error-match_stuck = Esta partida foi jogada com regras que este programa não conhece: pode ser lida, mas não continuada. { $reason }
error-no_such_bot = Não há nenhum bot chamado “{ $name }” para { $game }. Escolha entre: { $known }.
error-bot_too_slow = O bot { $name } pensou por mais de { $seconds } segundos.
error-bot_stalled = { $name } agiu, mas nada mudou.
error-bot_crashed = O bot { $name } quebrou.
error-bad_clock = Um relógio tem de { $least } a { $most } segundos, não { $seconds }.
error-bad_chairs = A mesa tem { $seats } lugares; { $chairs } foram ocupados.
error-bad_chat = Uma mensagem tem de 1 a { $most } caracteres imprimíveis.
error-chat_off = Não há conversa nesta mesa.
error-chat_full = Você não tem mais espaço nesta conversa: { $most } linhas são o limite.
error-bad_seat_link = { $url } não é o link privado de um lugar. É parecido com http://host/t/TABLE#seat=TOKEN.
error-remote_unreachable = Não foi possível alcançar a mesa: { $detail }.
error-link_invalid = Este link não vale mais: foi revogado, ou o lugar foi deixado. Peça um novo na mesa.
error-table_gone = Não há essa mesa lá. Ela pode ter expirado.
error-seat_not_yours = Este link não abre nenhum lugar nesta mesa. Peça o link privado de um lugar.
error-remote_blocked = Esse servidor não nos deixa entrar. Pergunte a quem cuida dele.
error-remote_stuck = A partida não pode continuar lá. { $detail }
error-remote_rules = Esse servidor joga outra versão de { $game } ({ $detail }). Instale a mesma versão de Meseta.
error-remote_closed = A mesa fechou a conexão ({ $detail }).
error-remote_refused = A mesa recusa: { $detail }

## O que decidiu

decided-by-points = { $points ->
    [one] Por { $points } ponto.
   *[other] Por { $points } pontos.
}
decided-by-tie-break = { $points ->
    [one] Empate em { $points } ponto.
   *[other] Empate em { $points } pontos.
} Desempate por { $what }: { $counts }.
decided-still-shared = { $points ->
    [one] Empate em { $points } ponto
   *[other] Empate em { $points } pontos
}, e de novo em { $what }: { $counts }.
decided-shared = { $points ->
    [one] Empate em { $points } ponto.
   *[other] Empate em { $points } pontos.
} Nada desempata.

## O que diz o juiz, no terminal e na página
## $worth, $against, $cost e $error são números decimais, como textos com tantas casas quantas devem aparecer.
## $reasons e $those são listas de why-<tipo>, uma mensagem do jogo para cada tipo de razão (“pega a gema em B”).

# O que fica entre as partes de uma lista.
list-comma = {", "}
list-and = { $first } e { $last }
# O mesmo diante de um som de i: em português nada muda.
list-and-i = { $first } e { $last }
why-worth = { $unit ->
    [chance] cerca de { $worth }% de chance de ganhar
   *[points] cerca de { $worth ->
        [one] { $worth } ponto
       *[other] { $worth } pontos
    } no fim
}
why-better = { $unit ->
    [chance] cerca de { $worth }% de chance de ganhar, contra { $against }%
   *[points] cerca de { $worth ->
        [one] { $worth } ponto
       *[other] { $worth } pontos
    } no fim, contra { $against }
}
why-better-than = { why-better } de uma jogada que { $those }
why-because = { $reasons }: { $value }.
why-alone = { $value }.
why-equal = Quase tão bom: { $other }.
amount = { $unit ->
    [chance] { $cost } ± { $error }% de chance de ganhar
   *[points] { $cost } ± { $error } pontos
}

## A linha de comando

cli-by = Não oficial e não comercial; os títulos são de suas editoras.
cli-seats = jogadores
cli-options = opções
cli-bots = bots
cli-game = jogo
cli-turn = vez de { $seat }
cli-curtain = Passe o teclado para { $seat }. Aperte Enter quando ninguém mais estiver olhando.
worded-took-back = { $seat } desfaz a última ação.
cli-bot-thinks = { $seat } está pensando…
cli-thinking = Pensando…
cli-hint = Dica: { $action }
cli-how-to = ajuda: o que dá para digitar agora · dica: um conselho · sair: deixar a mesa
cli-over = A partida acabou.
cli-won = { $count ->
    [one] { $names } ganha.
   *[other] { $names } dividem a vitória.
}
cli-solo-won = Você ganhou.
cli-solo-lost = Você perdeu.
cli-total = total
cli-saved = Salvo em { $path }.
cli-see-again = Para ver de novo:
cli-continue = Para continuar:
cli-earlier = { $count ->
    [one] … mais { $count } linha; histórico mostra tudo
   *[other] … mais { $count } linhas; histórico mostra tudo
}
cli-not-saved = Nada foi salvo. (Para guardar a partida, comece com --save ARQUIVO, ou digite “salvar ARQUIVO” enquanto joga.)
cli-goodbye = A partida ficou inacabada.
cli-save-how = Escreva “salvar ARQUIVO”, por exemplo: salvar minha-partida.txt
cli-save-exists = Já há um arquivo { $path }. Para substituir: salvar! { $path }
cli-language-now = De agora em diante em português.
cli-unknown-language = Idiomas: { $known }.
cli-serving = A mesa está posta em { $address } – Ctrl+C tira a mesa.
cli-bot-seated = { $game }: { $bot } joga por { $seat }, à mesa de { $names }.
cli-bot-waiting = Esperando a partida começar.
cli-bot-begun = A partida começou.
cli-bot-progress = { $count ->
    [one] { $count } ação
   *[other] { $count } ações
} até agora; a última: { $action }
cli-bot-slower = O servidor pede para ir mais devagar; esperando o tempo que ele diz.
cli-bot-pause = O servidor pede para esperar { $seconds } s.
cli-bot-lost = Sem conexão ({ $detail }). Nova tentativa em { $seconds } s.
cli-bot-back = De volta à mesa.
cli-bot-took-back = Havia um substituto jogando aqui; o lugar é nosso de novo.
cli-bot-left = Fora da mesa. O lugar continua lá: o mesmo comando segue daqui.
cli-bot-seat-kept = O lugar continua lá: com o bot consertado, o mesmo comando segue daqui.
cli-slow = { $bot } pensa há { $seconds } s na ação { $move } do lugar { $place } da partida { $number }. Ainda esperando. Está aqui:
cli-slow-game = O que foi perguntado: { $command }
cli-reproduce = Só essa partida: { $command }
cli-slow-remote = { $bot } pensa há { $seconds } s em sua ação { $number }. Ainda esperando. Está aqui:
cli-slow-view = O que foi perguntado está em { $path }.
cli-conceded = Houve desistência.
cli-backed-up = { $path }: { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
}, { $entries ->
    [one] { $entries } entrada
   *[other] { $entries } entradas
}, { $people ->
    [one] { $people } pessoa
   *[other] { $people } pessoas
}. A cópia foi aberta e conferida.
cli-restored = { $path } está no lugar de novo.
cli-restored-running = { $path } está no lugar de novo; o servidor que está rodando o reabriu.
cli-kept-aside = O que havia antes está em { $path }.
cli-admin-version = versão
cli-admin-running = rodando há
cli-admin-health = saúde
cli-admin-tables = mesas
cli-admin-memory = mesas na memória
cli-admin-sockets = conexões
cli-admin-workers = processos dos bots
cli-admin-ago = há { $time }
cli-admin-status-waiting = esperando
cli-admin-status-playing = em andamento
cli-admin-status-finished = encerrada
cli-admin-status-record = enviada
cli-admin-status-stuck = travada
cli-admin-addresses = Conexões de
cli-admin-limited = Limitados há pouco
cli-admin-blocked = Bloqueados
cli-admin-latest = Mesas, as últimas primeiro: id, jogo, estado, jogadores, mudanças, plateia, último toque
cli-admin-ended = A mesa { $table } foi encerrada e apagada.
cli-admin-now-blocked = { $network } está bloqueado em todos os nós.
cli-admin-unblocked = { $network } não está mais bloqueado.
cli-admin-not-blocked = { $network } não estava bloqueado.
cli-doctor-level-ok = bem
cli-doctor-level-warn = atenção
cli-doctor-level-bad = MAL
cli-doctor-versions = Meseta { $meseta } com Python { $python }, SQLite { $sqlite }, { $packages }.
cli-doctor-driver = psycopg { $version } para PostgreSQL.
cli-doctor-settings = MESETA_LIMITS e MESETA_DEADLINES podem ser lidos, ou não estão definidos.
cli-doctor-folder = Dá para escrever em { $path }.
cli-doctor-folder-bad = Não dá para escrever em { $path }: { $detail }. Mude as permissões, ou escolha outra pasta com --data.
cli-doctor-folder-open = Outras pessoas neste computador podem olhar dentro de { $path }. Feche para elas: chmod 700 { $quoted }
cli-doctor-disk-ok = Há { $megabytes } MB livres no disco.
cli-doctor-disk-warn = Há só { $megabytes } MB livres no disco. Abra espaço logo.
cli-doctor-disk-bad = Há só { $megabytes } MB livres no disco. Abra espaço, ou as mesas não poderão mais ser guardadas.
cli-doctor-sync = O disco confirma uma escrita em { $milliseconds } ms.
cli-doctor-sync-slow = O disco leva { $milliseconds } ms para confirmar uma escrita, e cada jogada espera por isso. Guarde as mesas em um disco mais rápido com --data.
cli-doctor-database-new = Ainda não há banco de dados; o servidor vai criar { $path }.
cli-doctor-database = { $path } está em ordem: { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
}, { $megabytes } MB, passo { $step } de { $known }.
cli-doctor-postgres = O PostgreSQL { $version } em { $host } responde; passo { $step } de { $known }.
cli-doctor-clock = O relógio deste computador diz { $time }.
cli-doctor-clock-bad = O relógio deste computador diz { $time }, o que não pode estar certo. Acerte-o, de preferência pela rede (NTP).
cli-doctor-clock-database-ok = O relógio dele e o deste computador diferem em { $milliseconds } ms.
cli-doctor-clock-database-warn = O relógio dele e o deste computador diferem em { $milliseconds } ms. Acerte os dois pela rede (NTP).
cli-doctor-port = A porta { $port } em { $host } está livre.
cli-doctor-running-ok = Um Meseta está rodando na porta { $port } em { $host }, e vai bem.
cli-doctor-running-bad = Um Meseta está rodando na porta { $port } em { $host }, mas não vai bem. Seu log e `meseta admin status` dizem por quê.
cli-doctor-files-ok = Podem ser abertos arquivos que bastem (são precisos no máximo { $wanted }).
cli-doctor-files-warn = Só { $files } arquivos podem ser abertos, então menos gente pode se conectar; { $wanted } bastariam. Aumente o limite (ulimit -n, ou LimitNOFILE do systemd).
cli-doctor-client = O cliente para navegador está construído.
cli-doctor-client-missing = O cliente para navegador não está construído. Na pasta do projeto: make client
cli-choose-game = Qual jogo?
cli-selfplay-title = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} de { $game }, semente { $seed }
cli-wins = vitórias
cli-mean-score = pontuação média
cli-seconds = { $plies } ações em { $seconds } s: { $speed } por segundo
cli-games = partidas
cli-at-least = no mínimo
cli-estimate = { $bot }: { $rating } ± { $margin } na escala (95%; 400 pontos são dez chances contra uma).
cli-estimate-rough = Quase todas as partidas de { $bot } acabaram igual, então isto é aproximado: meça contra um degrau mais próximo, se houver.
cli-ladder-interrupted = Parado. O que foi jogado fica guardado; o mesmo comando segue daqui.
cli-ladder-written = Escrito em { $path }.
cli-analysing = Julgando
cli-who = quem
cli-did = fez
cli-better = melhor
cli-cost = custo
cli-balance = { $seat } perdeu { $amount } em { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}{ $count ->
    [0] {""}
   *[other] : { $marks }
}.
cli-luck = { $lucky ->
    [yes] A sorte deu { $amount } a { $seat }.
   *[no] A sorte tirou { $amount } de { $seat }.
}
cli-analysis-flawless = Nenhuma jogada foi com certeza pior que a do juiz.
cli-analysis-how = ?! imprecisão, ? erro, ?? erro grave, ! melhor que a jogada do juiz: só onde isso é certo e grande o bastante para importar. ± é um erro padrão.
cli-progress = Partidas
cli-training = Treinando
cli-held-out = Novos sorteios
cli-train-interrupted = Parado. Repita o mesmo comando para seguir de onde parou.
cli-players = jogadores
cli-par = norma
cli-kept = { $kept ->
    [one] { $kept } destas partidas já tinha sido jogada antes.
   *[other] { $kept } destas partidas já tinham sido jogadas antes.
}
cli-depth = profundidade
cli-lines = linhas
cli-flick-legend = Vermelho: o disco lançado. Azul: os discos que ele moveu. Um ponto a cada 5 ms.
cli-flick-on_floor = O disco para no piso; { $moved ->
    [0] não moveu nenhum outro
    [one] moveu { $moved } outro
   *[other] moveu { $moved } outros
}. Tudo parou depois de { $seconds } s.
cli-flick-in_hole = O disco caiu no buraco. Tudo parou depois de { $seconds } s.
cli-flick-off_board = O disco saiu do tabuleiro. Tudo parou depois de { $seconds } s.
cli-flick-on_corner = O disco não passou da borda de seu canto. Parou depois de { $seconds } s.
cli-flick-saved = Desenhado em { $path }.
cli-ply = Entrada { $ply } de { $most }
cli-as-spectator = vista pela plateia
cli-as-seat = vista por { $seat }
cli-try-final = Isso seria definitivo, então não dá para experimentar.
cli-try-how = Escreva “tentar” e uma ação: você vê a mesa depois dela, e nada é feito.
cli-not-now = “{ $text }” não é uma ação nem um comando. Agora: { $forms }. Ou: ajuda
cli-tried = Só para ver: { $action } não foi feito.
cli-no-where = Neste jogo não há nada que procurar assim.
cli-edition-good = A edição “{ $name }” ({ $digest }) pode ser jogada como { $game }.
cli-edition-guessed = Conferida como edição de { $game }; dê outro jogo com --game.
cli-edition-bad = { $count ->
    [one] { $count } coisa está errada.
   *[other] { $count } coisas estão erradas.
} { $taken }
cli-edition-new = { $path } agora é uma edição de { $game } só sua. Mude-a, e depois: meseta edition check { $path }
cli-written = Escrito em { $path }.
cli-written-pages = Escrito em { $first } … { $last }: { $pages } páginas.
paper-page = { $title }, página { $page } de { $pages }
paper-tile = { $title }, página { $page } de { $pages } (linha { $row }, coluna { $column })
paper-cut = Corte nas marcas dos cantos; a página seguinte cobre esta até os tracinhos.
paper-scale = { $length } mm, { $inches } in abaixo, se impresso a 100% (tamanho real)
cli-help-now = Agora: { $step } (regra { $clause })
cli-help-actions = Ações
cli-help-always = A qualquer momento
cli-help-commands =
    dica             um conselho, e por quê   desfazer   desfazer sua última ação
    tentar AÇÃO      ver o que ela faria      regras { $clause }
    ver, Enter       a mesa outra vez         histórico  o que aconteceu até agora
    salvar ARQUIVO   anotar a partida         idioma en  mudar de idioma
    ajuda tudo       todas as ações           sair       deixar a mesa
cli-command-undo = desfazer
cli-command-help = ajuda
cli-command-hint = dica
cli-command-try = tentar
cli-command-where = onde
cli-command-look = ver, olhar
cli-command-rules = regras
cli-command-log = histórico, historico
cli-command-save = salvar
cli-command-lang = idioma
cli-command-quit = sair
cli-see-help = Veja “{ $command } --help”.
cli-interrupted = Parado depois de { $played } de { $games } partidas.

## Imagens de partidas

ending-alone = { $name }: { $total ->
    [one] { $total } ponto
   *[other] { $total } pontos
}
ending-lost = { $name } perdeu.
ending-nobody = Ninguém ganha.
drawn-moment = Momento { $n }
drawn-moment-of = Momento { $n } de { $last }
drawn-opening = A partida começa.
drawn-replay = Ver a partida
error-no_picture = { $game } não desenha posições, então só seu resultado pode ser uma imagem.
error-png_unavailable = Um PNG precisa de um pacote opcional: pip install 'meseta[pictures]'. Um .svg não precisa de nada.
error-bad_link = Um link começa com http:// ou https:// e tem no máximo { $most } letras, algarismos e sinais, sem espaços.
error-picture_form = { $path } não termina em .png nem em .svg.
error-picture_unfinished = Esta partida não acabou. Escolha um momento dela com --at.

## Chamar quem não está

error-no_calls = Este servidor não chama ninguém assim.
error-bad_subscription = Não dá para chamar este navegador: o que ele diz de si não é válido. Desligue e ligue os avisos de novo.
error-bad_mail_address = Isso não é um endereço de e-mail.
error-mail_unanswered = Hoje já foram { $most } e-mails para este endereço. Procure um deles, ou tente de novo amanhã.
error-mail_failed = Não foi possível enviar o e-mail. Tente mais tarde.
error-bad_setting = { $variable } não pode ser usado. Deve ser parecido com isto: { $wanted }
error-missing_setting = { $other } também precisa de { $variable }.
cli-doctor-push = Quem não está pode ser chamado em seu navegador (Web Push).
cli-doctor-push-off = Ninguém é chamado em um navegador: { $variable } diz off.
cli-doctor-push-missing = Ninguém pode ser chamado em um navegador, porque o que é preciso para isso não está instalado: { $install }
cli-doctor-mail = O servidor de e-mail { $host } nos deixa entrar.
cli-doctor-mail-bad = O servidor de e-mail { $host } não nos deixa entrar ({ $detail }). Confira o endereço, o usuário e a senha.
cli-doctor-mail-off = Nenhum e-mail é enviado: { $variable } não está definido.
cli-doctor-webhook = { $host } fica sabendo de cada chamada.
call-turn = Sua vez em { $game }
call-again = Ainda é sua vez em { $game }
call-with = Com { $names }
call-mail-open =
    Suas partidas, no navegador em que você joga:
    { $address }
call-mail-subject = Um e-mail de Meseta quando for sua vez?
call-mail-confirm =
    Alguém quer saber por e-mail quando for sua vez em uma partida no Meseta, e deu este endereço. Se foi você, confirme aqui:
    { $address }
call-mail-ignore = Se não foi você, não faça nada, e não virá mais nenhum e-mail.
call-mail-end =
    Não receber mais estes e-mails:
    { $address }

## Impressão

error-nothing_to_print = Não há aqui nenhum jogo chamado “{ $game }”, ou ele não tem nada para imprimir.
error-too_many_pages = Isso dá { $pages } páginas, e no máximo { $most } são feitas de uma vez: escolha menos.
error-print_in_browser = Não dá para fazer um PDF aqui nesta língua; imprima as páginas pelo navegador.

## Quebra-cabeças do dia

error-no_such_day = Não há quebra-cabeças para “{ $day }”. Um dia se escreve como 2026-12-31, e o primeiro é { $first }.
error-no_such_month = Não há quebra-cabeças para “{ $month }”. Um mês se escreve como 2026-12, e o primeiro é { $first }.
error-day_to_come = Os quebra-cabeças de { $day } ainda não estão abertos: esse dia não começou em lugar nenhum.
error-no_daily = Nenhum jogo chamado “{ $game }” tem quebra-cabeças do dia.
error-daily_not_answered = Entregue antes uma resposta, ou desista: então você verá a melhor jogada.
error-daily_turn_over = O turno acabou. Entregue, ou volte a uma ação anterior.
error-calendar_broken = Não foi possível ler a linha { $line } do calendário de { $game }: { $detail }
cli-daily-filled = { $game }: { $count ->
    [one] { $count } dia criado
   *[other] { $count } dias criados
}, no arquivo { $path }.
cli-daily-checked = { $game }: { $count ->
    [one] { $count } dia refeito
   *[other] { $count } dias refeitos
}, { $wrong } deles diferentes do que diz o calendário.
cli-daily-wrong = { $day }
    calendário: { $said }
    refeito: { $made }
cli-daily-title = Quebra-cabeça do dia { $number }, { $day }, nível { $level }
cli-daily-best = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} ({ $count ->
    [one] { $count } jeito
   *[other] { $count } jeitos
}): { $turn }
daily-title = Os três do dia, n.º { $number }
daily-share-title = Meseta: os três do dia, n.º { $number }
daily-share-line = { $name } { $mark }
daily-share-beaten = ✦ melhor que a melhor conhecida
daily-share-best = ★ a melhor jogada
daily-share-close = ◕ { $percent }%
daily-share-fair = ◑ { $percent }%
daily-share-far = ◔ { $percent }%
daily-share-given_up = ✕ desistência
daily-share-open = ○ por fazer
daily-share-streak = { $days ->
    [one] { $days } dia seguido
   *[other] { $days } dias seguidos
}
drawn-daily = Ache as melhores jogadas de hoje

## Pessoas nas mesas

cli-admin-reports = denúncias a resolver
cli-reports-none = Não há nada a resolver.
cli-report-who = { $reporter } sobre { $reported }: { $reason }
cli-report-nameless = alguém sem nome
cli-report-table-gone = não existe mais
cli-report-others = { $count ->
    [one] Há aqui { $count } outra denúncia sobre a mesma pessoa.
   *[other] Há aqui { $count } outras denúncias sobre a mesma pessoa.
}
cli-report-next = O que você pode fazer (encerrar uma mesa a apaga, com sua partida gravada):
cli-report-settled = A denúncia { $id } está resolvida.
cli-report-rude = insultos
cli-report-harassing = assédio
cli-report-spam = spam
cli-report-cheating = trapaça
cli-report-name = um nome ofensivo
cli-report-other = outra coisa
error-nobody_there = Essa pessoa não está mais nesta mesa.
error-yourself = Você não pode silenciar nem denunciar a si mesmo.
error-too_many_mutes = Você silenciou { $most } pessoas, e esse é o limite. Volte antes a ver alguém, em “Suas partidas”.
error-bad_note = Uma nota tem no máximo { $most } caracteres.
error-deal_lost = Este sorteio não pode ser jogado de novo: seus lançamentos não podem mais ser calculados exatamente como foram.
error-no_such_report = Nenhuma denúncia a resolver tem esse id, ou várias começam assim. Dê mais letras dele.

## Time left by correspondence, as calls say it

call-days-left = { $count ->
    [one] Resta { $count } dia
   *[other] Restam { $count } dias
}
call-hours-left = { $count ->
    [one] Resta { $count } hora
   *[other] Restam { $count } horas
}
