# すべてのゲームに共通のことば。です・ます、短く、ていねいに。感嘆符は使わない。
# 用語: match 対局, table テーブル, seat 席, turn 手番, action 行動, round ラウンド, record 記録, entry 手順, replay リプレイ,
# hint ヒント, bot ボット, rung 段, ladder ラダー, judge ジャッジ, edition エディション, clause 条項, sheet シート, seed シード値,
# disc ディスク, to flick はじく, a flick フリック, launch corner 発射コーナー, hole 穴, frame 枠, board 盤, watcher 観戦者,
# stand-in 代役, to give up 降参する, to set a table テーブルを用意する.

language-name = 日本語
    .unreviewed = yes
language-unreviewed = この翻訳は、日本語を母語とする人の確認をまだ受けていません。おかしな表現があれば教えてください。

player = プレイヤー{ $number }
refused = { $sentence } ({ $clause })
chance = 運

## うまくいかなかったことと、次にすること

error-unknown_game = 「{ $game }」というゲームはありません。あるのは次のゲームです：{ $known }。
error-plugin_unusable = パッケージ{ $distribution }のゲーム「{ $key }」は使えません：{ $detail }
error-plugin_clash = パッケージ{ $distribution }のゲーム「{ $key }」は読み飛ばします。同じキーのゲームが{ $winner }にあります。
error-plugin_broken = ゲーム{ $game }の一部が動きません（{ $part }）：{ $detail }
error-plugin_wordless = ゲーム{ $game }に文章がありません。パッケージに{ $file }がありません。
error-plugin_speechless = ゲーム{ $game }のカタログに「{ $message }」の文章がありません。
error-bad_seats = { $game }は{ $least }～{ $most }人用です。{ $seats }人では遊べません。
error-unknown_option = { $game }に「{ $key }」というオプションはありません。あるのは次のものです：{ $known }。
error-bad_option = オプション{ $key }は「{ $value }」にできません。次から選んでください：{ $choices }。
error-option_form = オプションは「キー=値」と書きます。「{ $text }」はそうなっていません。
error-bad_names = { $seats }席には名前が{ $seats }個必要ですが、{ $names }個でした。
error-bad_name = 名前は表示できる文字で{ $most }文字までです。「{ $name }」は使えません。
error-no_such_seat = 席{ $found }はありません。最後の席は{ $most }です。
error-unknown_clause = { $game }に条項「{ $clause }」はありません。条項は{ $known }です。
error-unknown_language = 言語「{ $language }」はありません。次から選んでください：{ $known }。

error-unlistable = ここでは可能性が多すぎて、一覧にできません。
error-unreadable_notation = 「{ $text }」は行動ではありません。{ notation-forms }
error-stale_submission = 選んだあとでテーブルが進みました。もう一度見て、選び直してください。
error-nothing_to_undo = いま取り消せるものはありません。
error-undos_used_up = この手番ではもう{ $most }回取り消しました。先へ進んでください。
error-state_unreadable = 保存された状態ではありません：{ $detail }。
error-state_impossible = この保存された状態はありえません。「{ $part }」が規則に反しています。

fault-game_over = ゲームは終わっています。
fault-only_chance = これは運だけが決めることです。
fault-chance_not_due = いま運が決めることはありません。
fault-impossible_chance = 運がこう答えることはありません。

error-file_missing = { $path }を読めません：{ $detail }。
error-file_not_text = { $path }はUTF-8のテキストファイルではありません。
error-file_unwritable = { $path }に書き込めません：{ $detail }。
error-file_exists = { $path }はすでにあります。--forceで置き換えます。
error-print_form = { $path }の末尾が.pdfでも.svgでもありません。
error-print_part = { $part }は印刷できません。次から選んでください：{ $known }。
error-print_one_page = { $pages }ページになりますが、標準出力に出せるのは1ページだけです。--outでファイルを指定するか、--partで別の部分を選んでください：{ $known }。
error-pdf_unavailable = PDFには追加のパッケージが必要です：pip install 'meseta[paper]'。.svgなら何も要りません。
error-pdf_letters = PDFで表示できない文字があります：{ $letters }。このコンピューターで見つかったフォントには、どれにも含まれていません。{ $variable }にフォントファイルを指定するか、.svgで保存してください。
error-print_size = 図に{ $side }のmm寸法がないため、実寸で印刷できません。

error-edition_file = { $path }:{ $line }:{ $column }：{ $reason }{ $more ->
    [0] {""}
   *[other] 。ほかに{ $more }件：meseta edition check { $path }
}
error-edition_too_long = エディションのファイルが{ $most }文字を超えています。
error-edition_unreadable = エディションのファイルを読めません：{ $detail }。
error-edition_name = エディションの名前は1～40文字の英数字、-、_で、英字で始めます。「{ $name }」は使えません。
error-edition_of_no_game = このファイルは、どのゲームのエディションにも見えません（{ $known }）。「meseta edition new ゲーム」で、始めるためのファイルを作れます。
error-edition_none = { $game }にエディションはありません。コンポーネントに何も印刷されていないためです。
error-edition_empty = このファイルは空です。「meseta edition new ゲーム」で、始めるためのエディションを作れます。
error-edition_not_utf8 = UTF-8のテキストではありません。その文字コードで保存してください。
error-edition_syntax = { $mistake ->
    [bracket] かっこが閉じていないか、この前にコンマがありません。
    [quote] 文字列が閉じていません。最後の引用符がありません。
    [equals] 等号がありません。1行は「キー = 値」です。
    [rest] 終わるはずの行が続いています。「キー = 値」は1行に1つ、文字列は引用符で囲みます。
    [statement] この行の始まり方はできません。「キー = 値」、「[節]」、「[[リスト]]」、または # とコメントです。
    [key] ここにキーがないか、引用符が必要です。
    [value] ここに値がないか、読めません。文字列は引用符、数は数字、リストはかっこで書きます。
    [escape] バックスラッシュのあとは b t n f r " \ か、u と4桁です。バックスラッシュ自体は2つ書きます。
    [character] この文字はここに置けません。
    [twice] 二度目の指定です。
    [deep] 入れ子が深すぎます。
   *[other] TOMLではありません：{ $detail }。
}
error-edition_key_twice = 「{ $key }」の二度目の指定です。最初は{ $line }行目にあります。
error-edition_key_unknown = 「{ $key }」はここでは意味がありません。{ $suggestion ->
    [none] キーは次のものです：{ $known }。
   *[other] 「{ $suggestion }」のことですか。
}
error-edition_key_missing = 「{ $key }」がありません。必要なのは{ $wanted ->
    [text] 引用符で囲んだ文字列
    [number] 整数
    [fraction] 数
    [truth] trueまたはfalse
    [list] かっこで囲んだリスト
    [table] 独立した節
    [tables] 二重かっこの見出しをそれぞれに持つ節の並び
   *[value] 値
}です。
error-edition_kind = 「{ $key }」は{ $wanted ->
    [text] 引用符で囲んだ文字列
    [number] 整数
    [fraction] 数
    [truth] trueまたはfalse
    [list] かっこで囲んだリスト
    [table] 節
    [tables] 二重かっこの見出しをそれぞれに持つ節の並び
   *[value] 別の値
}でなければなりません。これは{ $found ->
    [text] 文字列
    [number] 数
    [fraction] 小数
    [truth] trueまたはfalse
    [date] 日付か時刻
    [list] リスト
    [table] 節
   *[value] 別のもの
}です。
error-edition_range = 「{ $key }」が{ $found }です。{ $bounds ->
    [least] { $least }以上
    [most] { $most }以下
   *[both] { $least }～{ $most }
}にしてください。
error-edition_count = 「{ $key }」の個数が{ $found }です。{ $bounds ->
    [exact] ちょうど{ $most }
    [least] { $least }以上
    [most] { $most }以下
   *[both] { $least }～{ $most }
}にしてください。
error-edition_choice = 「{ $key }」は「{ $found }」にできません。{ $suggestion ->
    [none] 次のどれかです：{ $known }。
   *[other] 「{ $suggestion }」のことですか。次のどれかです：{ $known }。
}
error-edition_no_sheet = { $game }には印刷するシートがありません。

error-record_too_long = 記録が{ $most }文字を超えています。そこまで長い対局はありません。
error-record_cut_short = 記録が{ $line }行目で途切れています。ここには「{ $expected }」が来るはずです。途中で切れたか、最後の行がありません。
error-record_line = 記録の{ $line }行目が「{ $text }」です。正しくは：{ $expected }。
error-record_format = 記録の形式は{ $found }ですが、このプログラムが読めるのは{ $known }です。
error-record_seat = 記録の{ $line }行目に席{ $found }とありますが、最後の席は{ $most }です。
error-record_count = 記録の{ $line }行目には手順が{ $said }件とありますが、実際は{ $found }件です。
error-record_after_end = 記録の{ $line }行目「{ $text }」が、最後の行よりあとにあります。
error-record_entry = 記録の手順{ $ply }「{ $text }」は実行できません。{ $reason }
error-record_diverges = 手順{ $start }から{ $stop }のどこかで、記録と規則が食い違っています。そこでの状態が書かれたものと違います。
error-record_other_game = これは{ $found }の記録です。このプログラムで遊べるのは{ $known }です。
error-record_other_edition = この記録のエディション「{ $found }」は、これ（「{ $known }」）とは別のものです。--editionでファイルを指定してください。
error-record_no_such_ply = 記録の手順は{ $most }件です。{ $ply }はありません。

error-bot_unknown = { $game }に「{ $name }」というボットはいません。次から選んでください：{ $known }。または my_bot.py:MyBot のようにファイルを指定してください。
error-bot_no_file = { $path }がないので、ボットを読み込めません。
error-bot_no_class = { $path }に「{ $name }」はありません。コロンのあとにボットの名前を書いてください：{ $known }。
error-bot_unnamed = { $path }のどのボットですか。{ $known }と書いてください。
error-bot_broken = ボット{ $name }を読み込めません：{ $detail }。
error-bot_raised = ボット{ $name }が失敗しました：{ $detail }。
error-bot_illegal = ボット{ $name }の答え{ $answer }は、できない行動です。
error-game_failed = ゲーム{ $number }（シード値{ $seed }）を中止しました。{ $reason }
error-endless_game = { $plies }回の行動のあとも、ゲームが終わりません。
error-solo_is_alone = --soloはボットなしの一人用です。ほかの指定を外してください。
error-resume_alone = 再開する対局では、ゲーム、参加者、オプションは変わりません。ファイルだけを（必要なら--bots、--save、--seed、--langとともに）指定してください。
error-bots_needed = この対局の{ $count }席はボットのものです（その一つは「{ $name }」）。--botsで順にもう一度指定してください。
error-solo_terms = 一人用では、段は相手なし・通常のオプションで遊びます。--solo、または--seatsと--optionを外してください。
error-pair_form = 「{ $text }」はボットの組ではありません。強いほうを先に、adept:greedy、my_bot.py:Mine:adept、「my_bot.py:Mine vs adept」のように書いてください。
error-bot_vanished = 次のボットの対局中に、プロセスが何も言わずに終わりました：{ $names }。
error-workers_vanished = 作業していたプロセスが、{ $times }回続けて何も言わずに終わりました。
error-cluster_form = 「{ $text }」はクラスターの名前ではありません。dask://HOST:PORT か ray://HOST:PORT、またはこのコンピューターで始めるなら dask か ray と書いてください。
error-cluster_extra = この種類のクラスターには追加のパッケージが必要です：pip install "meseta[{ $extra }]"。
error-cluster_unreachable = { $address }は{ $seconds }秒以内に応答しませんでした。アドレスと、クラスターが動いているかを確かめてください。
error-cluster_unusable = { $address }は応答しましたが、使えません：{ $detail }。この種類のクラスターが動いているか、バージョンがこのコンピューターと同じか、トークンが必要ならそれが正しいかを確かめてください。
error-cluster_idle = { $address }には、{ $seconds }秒以内に応答したワーカーがいません。いくつか起動してください。
error-cluster_lost = クラスターが応答しなくなりました。ファイルを指定していれば、それまでの対局は残っています。クラスターが戻ったら、同じコマンドをもう一度実行してください。
error-worker_without_meseta = クラスターのワーカーにMesetaがありません。そちらにインストールしてください：pip install "meseta=={ $version }"。
error-worker_differs = あるワーカーのMeseta（{ $there }）が、こちら（{ $here }）と違うため、違う遊び方をするおそれがあります。同じものをインストールしてください。
error-company_form = 「{ $text }」は{ $least }～{ $most }の人数ではありません。複数なら 1,2,4 のように書きます。
error-results_seed = 対局はシード値ごとに保存されます。--seedと好きな数を付け、あとで続けるときも同じ数にしてください。
error-nothing_to_train = { $game }には訓練できるものがありません。
error-strategy_missing = 訓練には追加のパッケージが必要です：pip install "meseta[{ $extra }]"。
error-training_changed = このファイルは、世代{ $generation }から別の訓練で書かれています。別のファイルにするか、書いたときのオプションとバージョンを使ってください。
error-record_too_many = 記録の手順が{ $most }件を超えています。そこまで必要な対局はありません。

## フリック

error-no_such_corner = コーナーは0～3です。{ $corner }はありません。
error-start_not_on_corner = ディスクは発射コーナーに全体が載った状態から始めます。{ $x }, { $y } µmではコーナー{ $corner }に載っていません。
error-too_fast = { $top_speed } µm/sより速くはじける手はありません。{ $vx }, { $vy }は速すぎます。
error-disc_not_on_floor = { $x }, { $y } µmのディスクは盤の床にありません。
error-disc_over_hole = { $x }, { $y } µmのディスクが穴の上にあります。
error-discs_overlap = { $x }, { $y } µmと{ $other_x }, { $other_y } µmのディスクが重なっています。
error-start_on_disc = 開始位置の{ $x }, { $y } µmに別のディスクがあります。
error-nothing_to_animate = --animateは図を動かします。描くファイルを--svgで指定してください。
error-too_many_discs = 盤に置けるディスクは{ $most }枚までです。{ $discs }枚は多すぎるか少なすぎます。
error-not_a_number = 角度と速さは普通の数にしてください。
error-not_whole = 整数ではありません：{ $figure }。
error-numba_missing = この処理はnumbaでコンパイルしますが、インストールされていません。追加機能付きでインストールしてください：pip install 'meseta[{ $extra }]'
error-envs_missing = 環境には{ $package }が必要ですが、インストールされていません：pip install '{ $extra }'。
error-game_without_numbers = { $game }に環境はありません。数値への変換がプラグインにないためです。
error-game_without_picture = { $game }に画像はありません。プラグインに描くものがないためです。render_mode="ansi"を選んでください。
error-bad_env_setting = { $setting }は{ $value }にできません。次から選んでください：{ $choices }。
error-number_means_nothing = 行動{ $number }はできません：{ $detail }。できる行動は行動マスクにあります。
error-bad_arena = この盤では遊べません：{ $law }。
law-figures_whole = 整数でない値がある
law-lengths_positive = 長さ、質量、摩擦のどれかが正でない
law-lengths_below_ten_metres = 10メートルより大きい
law-ratios_between_0_and_1000 = 反発か摩擦の値が千分の0～1000の範囲にない
law-speeds_positive = 速さが正でない
law-speeds_below_100_m_s = 速さが100 m/s以上
law-corner_holds_a_disc = コーナーにディスクが載らない
law-corners_apart = コーナーの間に、跳ね返る枠の辺がない
law-hole_takes_a_disc = 穴にディスクが入らない
law-hole_off_the_corners = 穴がコーナーに近すぎる

# サーバーとテーブル

error-malformed = ここで予想した内容と違います（{ $detail }）。正しい形はプロトコルのページにあります。
error-not_json = 本文は、コンテンツタイプapplication/jsonのJSONにしてください。
error-too_large = { $most }バイトを超えています。減らして送ってください。
error-too_slow = { $seconds }秒たってもリクエストがそろいませんでした。もう一度送ってください。
error-too_often = 少し速すぎます。{ $seconds }秒待ってから、もう一度試してください。
error-trials_spent = ボットがたくさん遊びました。{ $seconds }秒待ってもう一度試すか、対局数を減らしてください。
error-replays_spent = 手をたくさん振り返りました。{ $seconds }秒待ってから、もう一度試してください。
error-storage_spent = 一人が保存できる量に達しました。いまの対局は続けられます。新しく作れるのは{ $seconds }秒後です。
error-storage_low = 一人が保存できる量に近づいています。新しいテーブルと記録に使えるのは残り{ $percent }%です。
error-too_many_tables = 終わっていないテーブルがもう{ $most }卓あります。先にどれかを終えるか、降参してください。
error-too_many_seats = 始まっていない公開テーブルにもう{ $most }席を取っています。先に一つ離れてください。
error-too_many_sockets = 同じアドレスからの接続が多すぎます。ウィンドウを一つ閉じて、もう一度試してください。
error-match_full = この対局は手順が{ $most }件に達し、もう続けられません。降参するか、新しく始めてください。
error-no_such_page = このアドレスには何もありません。
error-no_companion = 「{ $game }」というゲームの質問には、ここでは答えられません。
error-wrong_method = このアドレスは{ $method }に答えません。
error-internal = こちらで問題が起きました。記録しましたので、もう一度試してください。
error-busy = このテーブルは混み合っています。少し待って、もう一度試してください。
error-closing = サーバーを終了しています。少し待って、もう一度試してください。
error-store_unavailable = サーバーが保存先に届きません。何も変わっていません。少し待って、もう一度試してください。
error-store_uncertain = 書き込みの途中で保存先との接続が切れました。もう一度送ってください。効くのは一度だけです。
error-store_unopened = 保存先を開けません：{ $detail }。`meseta doctor`で詳しくわかります。
error-store_folder = フォルダー{ $path }は使えません：{ $detail }。権限を変えるか、--dataで別のフォルダーを選んでください。
error-store_not_ours = { $path }はMesetaのデータベースではありません。別の場所へ移すか、--dataまたはMESETA_DATABASE_URLで別の場所を選んでください。
error-store_damaged = { $path }が壊れています（{ $detail }）。バックアップから戻してください：meseta restore ファイル
error-store_vanished = サーバーの動作中に{ $path }が消されたか、置き換えられました。元に戻して、サーバーを起動し直してください。
error-store_full = ディスクの残りが{ $megabytes } MBしかありません。テーブルを保存できなくなる前に空けてください。
error-store_missing = { $path }にデータベースはまだありません。--dataでフォルダーを選んでください。
error-backup_exists = { $path }はすでにあり、上書きはしません。別の名前にしてください。
error-backup_unwritable = { $path }に書き込めません：{ $detail }。別の場所にしてください。
error-backup_unreadable = { $path }を読めません：{ $detail }。
error-backup_of_postgres = MESETA_DATABASE_URLが設定されているので、テーブルはPostgreSQLにあります。pg_dumpで写し、pg_restoreで戻してください。方法はdocs/server.mdにあります。
error-blocked = このアドレスは、サーバーの管理者が遮断しました。
error-bad_address = 「{ $address }」は、アドレスでも、192.0.2.0/24のようなネットワークでもありません。
error-admin_token_short = { $variable }は{ $least }文字以上必要です。
error-admin_not_found = フォルダー{ $path }のサーバーは動いていません。--dataでフォルダーを、または--urlでアドレスを選んでください。
error-admin_several = フォルダー{ $path }のサーバーがいくつか動いています。--portで選んでください：{ $ports }。
error-store_unreachable = { $host }のPostgreSQLは使えません：{ $detail }。動いているかどうかと、MESETA_DATABASE_URLを確かめてください。
error-store_address_form = MESETA_DATABASE_URLを読めません。形は postgresql://user:password@host:5432/database です。パスワードの特殊文字は%XXと書きます。
error-store_in_use = 別のMesetaが{ $path }を使っています。そちらを止めるか、--dataで別のフォルダーを選んでください。
error-store_newer = 保存先は新しいMesetaで書かれています（段階{ $found }、こちらは{ $known }まで）。更新してください。
error-store_no_driver = PostgreSQLにはパッケージがもう一つ必要です：pip install "meseta[postgres]"。
error-store_address = MESETA_DATABASE_URLが「{ $found }」で始まっています。postgresql:// のアドレスにしてください。
error-bad_limits = { $variable }を読めません：{ $detail }。{"{"}"tables_each": 10{"}"}のようなJSONオブジェクトにしてください。
error-unknown_limit = { $variable }に「{ $name }」はありません。「{ $nearest }」のことですか。
error-unheard_limit = { $variable }に「{ $name }」はありません。あるのは次の名前です：{ $known }。
error-limit_too_small = { $variable }の{ $name }が{ $found }です。0より大きい数にしてください。
error-cannot_listen = { $host }のポート{ $port }は使えません：{ $detail }。--portか--hostで別のものを選んでください。
error-port_taken = { $host }のポート{ $port }は、ほかのMesetaなどが使っています。そちらを止めるか、--portで別のポートを選んでください。0なら空きを探します。
error-port_forbidden = { $host }のポート{ $port }は管理者専用です。--portで1023より大きいものを選んでください。
error-host_unknown = 「{ $host }」はこのコンピューターのアドレスではありません。自分だけなら127.0.0.1、ほかの人も入れるなら--host 0.0.0.0を使ってください。

error-not_signed_in = まだ存じ上げません。先にお入りください。
error-bad_token = このリンクまたはトークンは無効になりました。新しいものをもらってください。
error-pass_invalid = このリンクは使用済みか、取り消し済みか、古すぎます。もう一方の端末で新しく作ってください。
error-no_such_device = その端末はもうありません。
error-device_too_new = この端末が加わってから、まだ1日たっていません。それまで外せるのは、この端末自身と、あとから加わった端末だけです。ほかの操作は、以前からの端末でできます。
error-bad_origin = このリクエストは{ $origin }から来ました。そこからここでの操作はできません。
error-not_your_seat = 席{ $found }は自分の席ではありません。
error-not_host = これができるのは、テーブルを用意した人だけです。
error-no_such_table = そのテーブルはありません。期限が切れたのかもしれません。
error-seat_taken = 席{ $found }はふさがっています。
error-one_seat_each = 公開テーブルでは、一人一席です。
error-seat_free = 席{ $found }にはだれもいません。
error-seats_free = 空席が{ $free }つあります。埋めてください。ボットでもかまいません。
error-not_waiting = 対局はもう始まっています。
error-not_playing = ここでは対局していません。
error-not_finished = 対局はまだ終わっていません。
error-not_your_turn = いまはほかの人の手番です。
error-player_present = { $seat }はここにいて、遊んでいます。
error-stand_in_later = { $seat }の代わりのボットは、{ $seconds }秒後から呼べます。
error-stand_in_agreed = このテーブルでは、決めたとおり{ $bot }が代役です。
error-bot_plays = この席ではボットが遊んでいます。先に取り戻してください。
error-no_bot_plays = この席に代役はいません。
error-nothing_to_claim = テーブルには、まだ対局中の人がいます。
error-hints_forbidden = このテーブルはヒントなしです。
error-record_closed = 記録は対局が終わると開きます。まだ隠れていることが書かれているためです。
error-match_stuck = この対局は、このプログラムの知らない規則で行われました。読めますが、続けられません。{ $reason }
error-no_such_bot = { $game }に「{ $name }」というボットはいません。次から選んでください：{ $known }。
error-bot_too_slow = ボット{ $name }の考慮が{ $seconds }秒を超えました。
error-bot_stalled = { $name }が行動しましたが、何も変わりません。
error-bot_crashed = ボット{ $name }が止まってしまいました。
error-bad_clock = 持ち時間は{ $least }～{ $most }秒です。{ $seconds }秒にはできません。
error-bad_chairs = このテーブルは{ $seats }席ですが、{ $chairs }席が埋められました。
error-bad_chat = メッセージは表示できる文字で1～{ $most }文字です。
error-chat_off = このテーブルにチャットはありません。
error-chat_full = このチャットにはもう書けません。{ $most }行までです。
error-bad_seat_link = { $url }は席の専用リンクではありません。形は http://host/t/TABLE#seat=TOKEN です。
error-remote_unreachable = テーブルに接続できません：{ $detail }。
error-link_invalid = このリンクは無効になりました。取り消されたか、持ち主が席を離れました。テーブルで新しいリンクをもらってください。
error-table_gone = そこにそのテーブルはありません。期限が切れたのかもしれません。
error-seat_not_yours = このリンクでは、このテーブルの席に座れません。席の専用リンクをもらってください。
error-remote_blocked = そのサーバーには入れません。管理者に聞いてください。
error-remote_stuck = 対局をそこで続けられません。{ $detail }
error-remote_rules = そのサーバーの{ $game }は別のバージョンです（{ $detail }）。同じバージョンのMesetaをインストールしてください。
error-remote_closed = テーブルが接続を閉じました（{ $detail }）。
error-remote_refused = テーブルに断られました：{ $detail }

## 勝負を決めたもの

decided-by-points = { $points }点差です。
decided-by-tie-break = { $points }点で同点でしたが、{ $what }で決まりました：{ $counts }。
decided-still-shared = { $points }点で同点、{ $what }でも同じでした：{ $counts }。
decided-shared = { $points }点で同点です。決着をつけるものはありません。

## ジャッジのことば（ターミナルとページ）
## $worth、$against、$cost、$error は、表示する桁数の文字列になった小数。
## $reasons と $those は why-<種類> の並び。理由の種類ごとに、ゲームのメッセージがある（「Bの宝石を取る」）。

# 並びの区切り。
list-comma = {"、"}
list-and = { $first }、{ $last }
# イの音で始まる語の前でも同じ。
list-and-i = { $first }、{ $last }
why-worth = { $unit ->
    [chance] 勝率およそ{ $worth }%
   *[points] 最終的におよそ{ $worth }点
}
why-better = { $unit ->
    [chance] 勝率およそ{ $worth }%（こちらは{ $against }%）
   *[points] 最終的におよそ{ $worth }点（こちらは{ $against }点）
}
why-better-than = { why-better }、比べた手は「{ $those }」
why-because = { $reasons }：{ $value }。
why-alone = { $value }。
why-equal = ほぼ同じ良さ：{ $other }。
amount = { $unit ->
    [chance] 勝率{ $cost } ± { $error }%
   *[points] { $cost } ± { $error }点
}

## コマンドライン

cli-by = 非公式・非営利です。ゲーム名は各出版社のものです。
cli-seats = 人数
cli-options = オプション
cli-bots = ボット
cli-game = ゲーム
cli-turn = { $seat }の番です
cli-curtain = キーボードを{ $seat }に渡してください。{ $seat }だけが見ているときにEnterを押します。
worded-took-back = { $seat }が最後の行動を取り消しました。
cli-bot-thinks = { $seat }が考えています…
cli-thinking = 考えています…
cli-hint = ヒント：{ $action }
cli-how-to = help：いま入力できること · hint：助言 · quit：やめる
cli-over = ゲーム終了です。
cli-won = { $count ->
    [1] { $names }の勝ちです。
   *[other] { $names }が勝ちを分け合います。
}
cli-solo-won = 勝ちました。
cli-solo-lost = 負けました。
cli-total = 合計
cli-saved = { $path }に保存しました。
cli-see-again = もう一度見るには：
cli-continue = 続けるには：
cli-earlier = …あと{ $count }行。logですべて表示します
cli-not-saved = 保存していません。（記録を残すには --save ファイル を付けて始めるか、途中で「save ファイル」と入力します。）
cli-goodbye = ゲームは途中で終わりました。
cli-save-how = 「save ファイル」と書きます。例：save my-game.txt
cli-save-exists = { $path }はすでにあります。置き換えるには：save! { $path }
cli-language-now = ここからは日本語です。
cli-unknown-language = 言語：{ $known }。
cli-serving = テーブルの用意ができました：{ $address } – Ctrl+Cで片付けます。
cli-bot-seated = { $game }：{ $bot }が{ $seat }として、{ $names }のテーブルで遊びます。
cli-bot-waiting = 対局の開始を待っています。
cli-bot-begun = 対局が始まりました。
cli-bot-progress = これまでに{ $count }回の行動、最後は：{ $action }
cli-bot-slower = サーバーから、速度を落とすよう頼まれました。言われただけ待ちます。
cli-bot-pause = サーバーから、{ $seconds }秒待つよう頼まれました。
cli-bot-lost = つながりません（{ $detail }）。{ $seconds }秒後にもう一度試します。
cli-bot-back = テーブルに戻りました。
cli-bot-took-back = 代役が遊んでいた席を取り戻しました。
cli-bot-left = テーブルを離れました。席は残っています。同じコマンドでここから続けられます。
cli-bot-seat-kept = 席は残っています。ボットを直したら、同じコマンドでここから続けられます。
cli-slow = { $bot }が、ゲーム{ $number }の席{ $place }の手{ $move }を{ $seconds }秒考えています。まだ待ちます。いまいる場所：
cli-slow-game = 聞いた内容：{ $command }
cli-reproduce = そのゲームだけなら：{ $command }
cli-slow-remote = { $bot }が、行動{ $number }を{ $seconds }秒考えています。まだ待ちます。いまいる場所：
cli-slow-view = 聞いた内容は{ $path }にあります。
cli-conceded = 対局は降参で終わりました。
cli-backed-up = { $path }：テーブル{ $tables }卓、手順{ $entries }件、参加者{ $people }人。写しを開いて確かめました。
cli-restored = { $path }を元の場所に戻しました。
cli-restored-running = { $path }を元の場所に戻しました。動作中のサーバーが開き直しました。
cli-kept-aside = 前にあったものは{ $path }にあります。
cli-admin-version = バージョン
cli-admin-running = 動作時間
cli-admin-health = 状態
cli-admin-tables = テーブル
cli-admin-memory = メモリー上の卓
cli-admin-sockets = 接続
cli-admin-workers = ボットの処理
cli-admin-ago = { $time }前
cli-admin-status-waiting = 待機中
cli-admin-status-playing = 対局中
cli-admin-status-finished = 終了
cli-admin-status-record = 持ち込み
cli-admin-status-stuck = 停止
cli-admin-addresses = 接続元
cli-admin-limited = 最近の制限
cli-admin-blocked = 遮断中
cli-admin-latest = テーブル（新しい順）：ID、ゲーム、状態、人数、変更数、観戦者、最終利用
cli-admin-ended = テーブル{ $table }を終えて削除しました。
cli-admin-now-blocked = { $network }をすべてのノードで遮断しました。
cli-admin-unblocked = { $network }の遮断を解きました。
cli-admin-not-blocked = { $network }は遮断されていません。
cli-doctor-level-ok = 良好
cli-doctor-level-warn = 注意
cli-doctor-level-bad = 異常
cli-doctor-versions = Meseta { $meseta }、Python { $python }、SQLite { $sqlite }、{ $packages }。
cli-doctor-driver = PostgreSQL用のpsycopg { $version }。
cli-doctor-settings = MESETA_LIMITSとMESETA_DEADLINESは読めるか、設定されていません。
cli-doctor-folder = { $path }に書き込めます。
cli-doctor-folder-bad = { $path }に書き込めません：{ $detail }。権限を変えるか、--dataで別のフォルダーを選んでください。
cli-doctor-folder-open = このコンピューターのほかの人が{ $path }を見られます。閉じるには：chmod 700 { $quoted }
cli-doctor-disk-ok = ディスクの空きは{ $megabytes } MBです。
cli-doctor-disk-warn = ディスクの空きが{ $megabytes } MBしかありません。早めに空けてください。
cli-doctor-disk-bad = ディスクの空きが{ $megabytes } MBしかありません。空けないと、テーブルを保存できなくなります。
cli-doctor-sync = ディスクは{ $milliseconds } msで書き込みを確定します。
cli-doctor-sync-slow = ディスクの書き込み確定に{ $milliseconds } msかかり、一手ごとに待つことになります。--dataで速いディスクに置いてください。
cli-doctor-database-new = データベースはまだありません。サーバーが{ $path }を作ります。
cli-doctor-database = { $path }は正常です：テーブル{ $tables }卓、{ $megabytes } MB、段階{ $step }/{ $known }。
cli-doctor-postgres = { $host }のPostgreSQL { $version }が応答しました。段階{ $step }/{ $known }。
cli-doctor-clock = このコンピューターの時計は{ $time }です。
cli-doctor-clock-bad = このコンピューターの時計は{ $time }ですが、そんなはずはありません。できればNTPで合わせてください。
cli-doctor-clock-database-ok = 向こうの時計とこのコンピューターの時計の差は{ $milliseconds } msです。
cli-doctor-clock-database-warn = 向こうの時計とこのコンピューターの時計の差が{ $milliseconds } msあります。両方をNTPで合わせてください。
cli-doctor-port = { $host }のポート{ $port }は空いています。
cli-doctor-running-ok = { $host }のポート{ $port }でMesetaが動いていて、良好です。
cli-doctor-running-bad = { $host }のポート{ $port }でMesetaが動いていますが、良好ではありません。理由はログと`meseta admin status`にあります。
cli-doctor-files-ok = 開けるファイルの数は十分です（必要なのは最大{ $wanted }）。
cli-doctor-files-warn = 開けるファイルが{ $files }個なので、接続できる人が減ります。{ $wanted }あれば足ります。上限を上げてください（ulimit -n、systemdならLimitNOFILE）。
cli-doctor-client = ブラウザー用の画面はビルド済みです。
cli-doctor-client-missing = ブラウザー用の画面がビルドされていません。プロジェクトのフォルダーで：make client
cli-choose-game = どのゲームですか。
cli-selfplay-title = { $game } { $games }局、シード値{ $seed }
cli-wins = 勝ち
cli-mean-score = 平均点
cli-seconds = { $seconds }秒で{ $plies }回の行動：毎秒{ $speed }回
cli-games = 局数
cli-at-least = 以上
cli-estimate = { $bot }：ラダーの尺度で{ $rating } ± { $margin }（95%、400点差は10対1）。
cli-estimate-rough = { $bot }の対局はほとんど同じ結果だったので、大まかな値です。もっと近い段があれば、それと比べてください。
cli-ladder-interrupted = 中断しました。ここまでの対局は残っています。同じコマンドで続けられます。
cli-ladder-written = { $path }に書きました。
cli-analysing = 判定中
cli-who = だれ
cli-did = した手
cli-better = 良い手
cli-cost = 損失
cli-balance = { $seat }が失ったもの：{ $turns }手番で{ $amount }{ $count ->
    [0] {""}
   *[other] （{ $marks }）
}。
cli-luck = { $lucky ->
    [yes] 運が{ $seat }に{ $amount }を与えました。
   *[no] 運が{ $seat }から{ $amount }を奪いました。
}
cli-analysis-flawless = ジャッジの手より確実に悪い手番はありませんでした。
cli-analysis-how = ?! 緩手、? 悪手、?? 大悪手、! ジャッジの手より良い手。確実で、差が十分なときだけ付きます。±は標準誤差1つ分です。
cli-progress = 対局中
cli-training = 訓練中
cli-held-out = 新しい配り
cli-train-interrupted = 中断しました。同じコマンドで、止まったところから続けられます。
cli-players = 人数
cli-par = 標準
cli-kept = このうち{ $kept }局は対局済みでした。
cli-depth = 深さ
cli-lines = 手筋
cli-flick-legend = 赤：はじいたディスク。青：それが動かしたディスク。点は5 msごと。
cli-flick-on_floor = ディスクは床で止まり、{ $moved ->
    [0] ほかは動かしませんでした
   *[other] ほかの{ $moved }枚を動かしました
}。{ $seconds }秒ですべて止まりました。
cli-flick-in_hole = ディスクは穴に落ちました。{ $seconds }秒ですべて止まりました。
cli-flick-off_board = ディスクは盤の外に出ました。{ $seconds }秒ですべて止まりました。
cli-flick-on_corner = ディスクはコーナーの縁を越えませんでした。{ $seconds }秒で止まりました。
cli-flick-saved = { $path }に描きました。
cli-ply = 手順{ $ply }/{ $most }
cli-as-spectator = 観戦者の視点
cli-as-seat = { $seat }の視点
cli-try-final = これは取り消せない行動なので、試せません。
cli-try-how = 「try」と行動を書くと、そのあとのテーブルが見られます。実際には何もしません。
cli-not-now = 「{ $text }」は行動でもコマンドでもありません。いまは：{ $forms }。または：help
cli-tried = 見るだけです。{ $action }はしていません。
cli-no-where = このゲームでは、その調べ方はできません。
cli-edition-good = エディション「{ $name }」（{ $digest }）は{ $game }として遊べます。
cli-edition-guessed = { $game }のエディションとして調べました。別のゲームなら--gameで指定してください。
cli-edition-bad = 間違いが{ $count }件あります。{ $taken }
cli-edition-new = { $path }は自分用の{ $game }のエディションです。書き換えたら：meseta edition check { $path }
cli-written = { $path }に書きました。
cli-written-pages = { $first } … { $last }に書きました：{ $pages }ページ。
paper-page = { $title }、{ $page }/{ $pages }ページ
paper-tile = { $title }、{ $page }/{ $pages }ページ（{ $row }行{ $column }列）
paper-cut = 角の印で切ります。次のページは破線までこのページに重ねます。
paper-scale = 100%（実寸）で印刷すると{ $length } mm、下は{ $inches } in
cli-help-now = いま：{ $step } (rules { $clause })
cli-help-actions = 行動
cli-help-always = いつでも
cli-help-commands =
    hint         助言とその理由               undo       最後の行動を取り消す
    try 行動     するとどうなるかを見る       rules { $clause }
    look, Enter  テーブルをもう一度見る       log        これまでの経過
    save FILE    対局を書き出す               lang en    言語を変える
    help all     ゲームのすべての行動         quit       テーブルを離れる
cli-command-undo = 戻す
cli-command-help = ヘルプ
cli-command-hint = ヒント
cli-command-try = 試す
cli-command-where = どこ
cli-command-look = 見る
cli-command-rules = 規則
cli-command-log = 経過
cli-command-save = 保存
cli-command-lang = 言語
cli-command-quit = 終了
cli-see-help = 「{ $command } --help」を見てください。
cli-interrupted = { $games }局中{ $played }局で中断しました。

## 対局の画像

ending-alone = { $name }：{ $total }点
ending-lost = { $name }の負けです。
ending-nobody = 勝者はいません。
drawn-moment = 場面{ $n }
drawn-moment-of = 場面{ $n }/{ $last }
drawn-opening = ゲームの始まりです。
drawn-replay = リプレイを見る
error-no_picture = { $game }は局面を描けないので、画像にできるのは結果だけです。
error-png_unavailable = PNGには追加のパッケージが必要です：pip install 'meseta[pictures]'。.svgなら何も要りません。
error-bad_link = リンクは http:// か https:// で始まり、空白なしの英数字と記号で{ $most }文字までです。
error-picture_form = { $path }の末尾が.pngでも.svgでもありません。
error-picture_unfinished = この対局は終わっていません。--atで場面を選んでください。

## サーバーとテーブル

error-no_calls = このサーバーでは、この方法のお知らせはできません。
error-bad_subscription = このブラウザーにはお知らせできません。届いた情報が正しくありません。一度切って、また入れてください。
error-bad_mail_address = メールアドレスではありません。
error-mail_unanswered = 今日はこのアドレスにもう{ $most }通送りました。届いたメールを探すか、明日もう一度試してください。
error-mail_failed = メールを送れませんでした。あとでもう一度試してください。
error-bad_setting = { $variable }はこのままでは使えません。次の形にしてください：{ $wanted }
error-missing_setting = { $other }には{ $variable }も必要です。
cli-doctor-push = 離席中の人に、ブラウザーへお知らせできます（Web Push）。
cli-doctor-push-off = ブラウザーへのお知らせはしません。{ $variable }がoffです。
cli-doctor-push-missing = 必要なものがインストールされていないので、ブラウザーへお知らせできません：{ $install }
cli-doctor-mail = メールサーバー{ $host }に入れます。
cli-doctor-mail-bad = メールサーバー{ $host }に入れません（{ $detail }）。アドレス、ユーザー名、パスワードを確かめてください。
cli-doctor-mail-off = メールは送りません。{ $variable }が設定されていません。
cli-doctor-webhook = お知らせはすべて{ $host }にも伝わります。

## 離席中の人へのお知らせ

call-turn = { $game }：あなたの手番です
call-again = { $game }：まだあなたの手番です
call-with = 相手：{ $names }
call-mail-open =
    自分の対局（ふだん対局しているブラウザーで開いてください）：
    { $address }
call-mail-subject = 手番をMesetaからメールでお知らせしますか
call-mail-confirm =
    Mesetaの対局で手番が来たらメールで知らせてほしいと、このアドレスが入力されました。ご本人なら、ここで確認してください：
    { $address }
call-mail-ignore = 心当たりがなければ、何もしないでください。メールはもう届きません。
call-mail-end =
    このメールを止める：
    { $address }

## 印刷

error-nothing_to_print = 「{ $game }」というゲームがここにないか、印刷するものがありません。
error-too_many_pages = { $pages }ページになりますが、一度に作れるのは{ $most }ページまでです。減らしてください。
error-print_in_browser = この言語のPDFはここでは作れません。ブラウザーからページを印刷してください。

## テーブルの人

cli-admin-reports = 未処理の通報
cli-reports-none = 処理するものはありません。
cli-report-who = { $reporter }から、{ $reported }について：{ $reason }
cli-report-nameless = 名前のない人
cli-report-table-gone = もうありません
cli-report-others = 同じ人についての通報が、ほかに{ $count }件あります。
cli-report-next = できること（テーブルを終わらせると、記録ごと削除されます）：
cli-report-settled = 通報{ $id }は処理済みです。
cli-report-rude = 侮辱
cli-report-harassing = 嫌がらせ
cli-report-spam = 迷惑な書き込み
cli-report-cheating = 不正
cli-report-name = 不快な名前
cli-report-other = その他
error-nobody_there = その人はもうこのテーブルにいません。
error-yourself = 自分をミュートしたり通報したりはできません。
error-too_many_mutes = ミュートできるのは{ $most }人までで、もういっぱいです。先に「自分の対局」でだれかのミュートを解いてください。
error-bad_note = メモは{ $most }文字までです。
error-deal_lost = この配りはもう遊べません。フリックを当時とまったく同じには計算できません。
error-no_such_report = そのような未処理の通報がないか、同じ始まりのものが複数あります。IDをもっと長く入れてください。

## 日替わりパズル

error-no_such_day = { $day }のパズルはありません。日付は2026-12-31のように書き、最初は{ $first }です。
error-no_such_month = { $month }のパズルはありません。月は2026-12のように書き、最初は{ $first }です。
error-day_to_come = { $day }のパズルはまだ開いていません。世界のどこでも、その日はまだ始まっていません。
error-no_daily = 日替わりパズルのある「{ $game }」というゲームはありません。
error-daily_not_answered = 先に答えを出すか、降参してください。そのあと最善の手番を見られます。
error-daily_turn_over = 手番は終わりました。答えを出すか、前の行動に戻ってください。
error-calendar_broken = { $game }の暦の{ $line }行目が読めません：{ $detail }
cli-daily-filled = { $game }：{ $count }日分を作り、{ $path }に書きました。
cli-daily-checked = { $game }：{ $count }日分を作り直し、{ $wrong }日分が暦と違いました。
cli-daily-wrong = { $day }
    暦：{ $said }
    作り直し：{ $made }
cli-daily-title = 日替わりパズル{ $number }、{ $day }、レベル{ $level }
cli-daily-best = { $points }点（{ $count }通り）：{ $turn }
daily-title = 日替わり3問 第{ $number }回
daily-share-title = Meseta：日替わり3問 第{ $number }回
daily-share-line = { $name } { $mark }
daily-share-beaten = ✦ 知られている最善を超えた
daily-share-best = ★ 最善の手番
daily-share-close = ◕ { $percent }%
daily-share-fair = ◑ { $percent }%
daily-share-far = ◔ { $percent }%
daily-share-given_up = ✕ 降参
daily-share-open = ○ まだ
daily-share-streak = { $days }日連続
drawn-daily = 今日の手番を見つけよう

## Time left by correspondence, as calls say it

call-days-left = 残り{ $count }日
call-hours-left = 残り{ $count }時間
