# ゲームを囲むページ。です・ます、短く、ていねいに。感嘆符は使わない。
# 用語は core.ftl と同じ。ほかに: log 経過, chat チャット, clock 持ち時間, by correspondence 通信対局, nudge ひとこと,
# lesson レッスン, rule book ルールブック, house edition 標準エディション, mistake 悪手, blunder 大悪手, moment 場面.

tagline = 砂漠に用意したテーブル
tagline-more = 友だちと、ボットと、または一人で楽しむボードゲーム。アカウントは要りません。座って始めましょう。
unofficial = 非公式・非営利です。ゲーム名は各出版社のものです。追跡は一切しません。
to-home = すべてのゲームに戻る
skip-to-content = 本文へ
close = 閉じる
back = 戻る
next = 次へ
or = または

## 設定

settings = 設定
language = 言語
theme = 外観
theme-system = システムに合わせる
theme-light = 昼
theme-dark = 夜
pace = 動きの速さ
pace-calm = ゆっくり
pace-normal = ふつう
pace-brisk = 速め
pace-at_once = 一瞬
sounds = 小さな効果音
sounds-offer = 音を出す
show-possible = 可能な手を示す
notify-me = 自分の番を知らせる
kept-here = すべてこのブラウザーだけに保存されます。
your-name = 名前
your-name-hint = ほかの人に見える名前

## ホーム

games = ゲーム
play-now = すぐ遊ぶ
with-friends = 友だちと
alone = 一人で
one-screen = 一つの画面で
learn-link = 遊びながら覚える
new-here = はじめての方へ、2分で
practice-link = 練習する
rule-book = ルールブック
companion-link = 手元のゲームで
seats-range = { $least }～{ $most }人
my-tables = 自分のテーブル
open-tables = 空席のある公開テーブル
filter-games = ゲームの種類
all-games = すべてのゲーム
order = 並び順
order-newest = 新しい順
order-fullest = 空席の少ない順
order-fastest = 持ち時間の短い順
open-more = あと{ $count }卓を表示
option-as = { $option }：{ $choice }
hints-off = ヒントなし
chat-off = チャットなし
own-edition = 独自のコンポーネント
play-offline = ネットなしで遊ぶ
see-match = 対局を見る
open-file = 記録を開く
table-address = テーブルかリプレイのアドレス
see = 開く
you = 自分
turn-of = { $names }の番
free-seats = { $count ->
    [0] 始められます
   *[other] 空席{ $count }
}
status-waiting = 開始前
status-playing = 対局中
status-finished = 終了
status-record = 記録
status-stuck = 続行できません

## テーブルの用意

new-bots = { $game }：ボットと
new-friends = { $game }：友だちと
new-solo = { $game }：一人で
new-screen = { $game }：一つの画面で
how-many = 何人で遊びますか
level = 相手を選ぶと始まります
names = 名前
more-settings = 詳しい設定
clock = 持ち時間
clock-none = 持ち時間なし
clock-per-move = 1手{ $time }
clock-each = 1人{ $time }
clock-together = 同時に集まって
clock-days = 通信対局
clock-days-more = 同時にいなくてもかまいません。設定の「自分の番を知らせる」で手番をお知らせし、残り時間が4分の1になると、もう一度お知らせします。
out-of-time = 時間が切れたら
out-of-time-move = { $bot }がその手を打ち、{ $count }回続くと、持ち主が戻るまで席を預かります
out-of-time-seat = 持ち主が戻るまで{ $bot }が続けます
stands-in = 不在の人の代役
listed = 公開テーブルに載せる
hints-allowed = ヒントあり
experience = 相手の経験
experience-any = だれとでも
experience-new = はじめての人
experience-some = 何度か遊んだ人
experience-much = 経験豊富な人
chat-allowed = チャットあり
set-table = テーブルを用意する
begin = 始める
choice-lot = くじ引き
bot-random = タンブルウィード
bot-random-strength = ランダムに打つ
bot-random-about = 風まかせに転がる
bot-novice = ヤモリ
bot-novice-strength = やさしい
bot-novice-about = 近くに来たものに飛びつく
bot-apprentice = ロードランナー
bot-apprentice-strength = 気楽
bot-apprentice-about = 一つずつ、すばやく
bot-greedy = カササギ
bot-greedy-strength = ほどほど
bot-greedy-about = 見えた点を取る
bot-adept = コヨーテ
bot-adept-strength = 強い
bot-adept-about = 次の食事のことも考える
bot-expert = ワタリガラス
bot-expert-strength = とても強い
bot-expert-about = どの選択も量る、相手の選択も
bot-master = サワロ
bot-master-strength = 手ごわい
bot-master-about = ここに立って二百年
bot-grandmaster = ブリッスルコーン
bot-grandmaster-strength = 達人
bot-grandmaster-about = 最初のサワロより古く、無駄がない
ratings = 測った強さです。400点差なら11局中10局に勝ちます。±は誤差の幅です。
bot-called = ボットの{ $bot }

## 対局の前

lobby-title = { $game }のテーブル
lobby-waiting = 空席が{ $count }つあります。
lobby-full = 全員そろいました。
lobby-invited = 招待中：{ $names }。全員そろうと始まります。
seats = 席
free-seat = 空席
sit-here = ここに座る
a-bot = ボット…
seat-a-bot = 席{ $number }のボット
stand-up = 席を立つ
remove = 外す
begin-when = すべての席が埋まると始められます。ボットでもかまいません。
host-begins = テーブルを用意した人が対局を始めます。
agreed = このテーブルの取り決め
chat-off-agreed = なし（リアクションはできます）
invite = 招待する
invite-more = このアドレスを開いた人は、空席に座るか、観戦できます。
table-link = このテーブルのアドレス
qr-code = 同じアドレスのQRコード
copy = コピー
copied = コピーしました。
share = 共有
opens-only-here = このアドレスはこのコンピューターでだけ開けます。同じネットワークの人も入れるようにするには、次のように用意してください
you-mark = 自分
away = 離席中
away-until = 離席中 · あと{ $time }でボットが代われます

## テーブルで

setting-table = テーブルを用意しています…
your-turn = あなたの番です
you-name = あなた
waiting-for = { $count ->
    [1] { $names }が考えています。
   *[other] { $names }がそれぞれ考えています。
}
waiting-for-absent = { $count ->
    [1] { $names }が離席中です。
   *[other] { $names }がともに離席中です。
}
thinking = 考え中
watching = 観戦しています
spectator = 観戦者
people = 参加者
people-and-log = 参加者と経過
people-and-log-unread = 参加者と経過、新着メッセージ{ $count }件
log-or-chat = 経過、チャット、テーブル
log = 経過
log-empty = まだ何も起きていません。
log-unseen = { $seat }が、ここからは見えないことをしました。
log-clauses = 条項の番号を示す
the-table = テーブル
chat = チャット
chat-empty = まだだれも話していません。
watchers = 観戦{ $count }人
react = リアクション
react-bravo = お見事
react-smile = あはは
react-gasp = おお
say-something = 何か話す
send = 送る
undo = 取り消す
told-took-back = { $you ->
    [yes] あなたは
   *[no] { $seat }は
}最後の行動を取り消しました。
hint = ヒント
hint-nudge = ひとこと
hint-stone = どこか
hint-move = その手
hint-nudge-plain = ここには良い手があります。
hint-look-at = { $cells }を見てください。
thinking-hint = ヒントを考えています…
show-again = 起きたことをもう一度見せる
show-again-label = もう一度見る
looking-back = 場面{ $n }のあとの様子です。
back-to-now = いまに戻る
skip-to-now = いまへ飛ぶ
sending = 送っています…
reconnecting = 接続が切れました。つなぎ直しています…
nothing-lost = 手は預かってあり、あとで送られます。
why = 理由：{ $clause }
from-the-rules = ルールブックより
open-rule-book = ルールブックを開く
time-left = { $count ->
    [1] 残り{ $time }
   *[other] 残り{ $time }
}
time-until = { $when }まで
time-missed = 時間が切れたので、{ $bot }が代わりに打ちました。
time-missed-last = 時間が切れたので、{ $bot }が代わりに打ちました。もう一度切れると、戻るまで席を預かります。
time-claim = { $names }の時間が切れました。{ $count ->
    [1] ボットに続けてもらうか
   *[other] それぞれボットに続けてもらうか
}、対局を終えて勝ちにできます。
time-claim-do = 対局を終える
time-lost = 時間切れ
conceded = 降参
bot-stands-in = { $bot }が代役です
stand-in = ボットに任せる
stand-in-more = このテーブルの取り決めどおり、{ $bot }が{ $seat }の代わりに続けます。{ $seat }はいつでも席を取り戻せます。
stand-in-wait = もう少し待つ
take-back = 席を取り戻す
give-up = 降参する
give-up-sure = 自分の対局は終わります。取り消せません。
play-on = 続ける
seat-link = 自分の席へのリンク
seat-link-more = このリンクを持つ人は、この席で遊べます。別の端末で続けるときに使ってください。表示は一度だけです。
curtain = 次は{ $seat }です
curtain-more = 画面を{ $seat }に渡してください。ほかの人は見ないでください。
curtain-lift = { $seat }です
cannot-reach = テーブルに接続できません。
try-again-soon = 少し待って、もう一度試してください。
generic-view = テーブル
generic-offers = できること
generic-write = 行動（記録と同じ書き方）
generic-send = 実行する
nothing-here = ここには何もありません
nothing-here-more = アドレスが間違っているか、テーブルが片付けられたのかもしれません。

## 終わり

won = { $count ->
    [1] { $names }の勝ち
   *[other] { $names }が勝ちを分け合います
}
you-won = 勝ちました
you-lost = 負けました
nobody-won = 勝者はいません
outcome-conceded = 対局は降参で終わりました。
outcome-time = ほかの全員が時間切れになりました。
outcome-abandoned = 全員が時間切れになりました。
counting = 点を数えています
share-picture = 画像を共有
picture = 画像
scores-or-sheets = 得点とシート
scores = 得点
total = 合計
rematch = もう一度遊ぶ
rematch-join = 参加する
rematch-follow = いっしょに行く
rematch-invites = { $count ->
    [1] { $names }がもう一度遊びたいそうです。
   *[other] { $names }がそろって、もう一度遊びたいそうです。
}
see-replay = リプレイ
save-record = 記録を保存
see-table = テーブルを見る

## リプレイ

replay = リプレイ
replay-of = リプレイ：{ $game }
replay-start = 最初の手の前です。
play = 再生
pause = 一時停止
moment = 場面
speed = 速さ
replay-more = 経過と道具
eyes = 視点
link = リンク
link-to-moment = この場面へのリンク
fork = ここから遊ぶ
fork-title = 場面{ $n }から遊ぶ
fork-more = この局面から新しいテーブルが始まります。だれが遊びますか。
what-if = もしも…
what-if-more = この直前から、同じ狙いで新しいテーブルが始まります。狙いを変えて試してください。だれが遊びますか。
what-if-begin = 狙いは当時のままです。変えて試してください。
me = 自分

## ルールブックとレッスン

contents = 目次
search-rules = ルールを検索
clauses-found = { $count ->
    [0] 該当するルールがありません。別のことばか、もっと短いことばで試してください。
   *[other] ルール{ $count }件
}
learn-title = { $game }を覚える
practice-title = { $game }を練習する
teacher = レッスン
lesson-otherwise = レッスンのとおりに試してください。
lesson-not = いまは{ $what }ではありません。
lesson-progress = ステップ{ $n }/{ $most }
lesson-done = 最初の対局へ
no-lesson = このゲームのレッスンはまだありません。

## エディション作り

edition-link = エディションを作る
edition-own = 自分のエディションで遊ぶ
edition-title = { $game }のエディション
edition-about = 印刷する内容を、絵の上かファイルのテキストで変えられます。どちらも同じエディションです。変えるたびに調べ、この端末に保存します。
edition-views = 表示するもの
edition-hand = 手作業
edition-text = テキスト
edition-preview = プレビュー
edition-try = 調整
edition-verdict = ルールから見た結果
edition-text-label = エディションのファイル（TOML）
edition-play = これで遊ぶ
edition-save = ファイルを保存
edition-open = ファイルを開く
edition-too-long = このファイルはエディションには長すぎます。
edition-redo = やり直す
edition-again = 最初から
edition-again-more = 標準エディションに戻します（取り消せます）
edition-checking = 調べています…
edition-sound = 「{ $name }」で遊べます。間違いはありません。
edition-findings = 直すところが{ $count }件
edition-unchecked = いまは調べられませんでした：{ $reason }
edition-at = { $line }行{ $column }列：
edition-unreadable = テキストを読めません。先に直してください。絵はそれを待ちます。
edition-undrawable = このテキストは描けません。先に直すか、一つ戻ってください。
edition-preview-wait = 間違いがなくなるとプレビューが出ます。
edition-preview-old = 最後の変更の前の様子です。
edition-drawing = 描いています…
edition-no-drawing = このゲームに印刷するものはありません。
edition-part-sheet = シート
edition-part-board = 盤
edition-part-cards = カード
edition-part-stones = 石
edition-part-discs = ディスク
edition-part-explore = 探索カード
edition-part-routes = ルートカード
edition-part-aid = 早見表
edition-part-backs = カードの裏面
edition-part-explore-backs = 探索カードの裏面
edition-part-route-backs = ルートカードの裏面
edition-size = 印刷時{ $size } mm
edition-save-drawing = SVGで保存
edition-print = 実寸で印刷するには、ファイルを保存し、ターミナルで：
trial-about = ボットが自分のエディションと標準エディションで最後まで遊びます。運は両方に同じものを配ります。
trial-level = だれが遊ぶか
trial-seats = 人数
trial-games = 局数
trial-start = 遊ばせる
trial-stop = 止める
trial-progress = { $all }局中{ $done }局。
trial-by = { $seats ->
    [1] { $bot }が一人で。
   *[other] { $bot }が{ $seats }席すべてで。
}
trial-old = これらの対局は、前のテキストで行われました。
trial-own = 自分の
trial-house = 標準
trial-total = 一人当たりの合計
trial-lead = 標準エディションと比べて、一人当たり{ $lead }点です。
trial-margin = ±は平均の95%区間の半分です。1局を1回と数えます。

## キー

keys-title = キー
keys-everywhere = どこでも
keys-table = テーブルで
keys-replay = リプレイで
keys-help = この案内
keys-tab = 次の項目へ。Enterかスペースで選びます
keys-escape = 閉じる、いまに戻る
keys-undo = 取り消す
keys-hint = ひとこと
keys-log = 経過へ
keys-chat = チャットへ
keys-again = 起きたことをもう一度見る
keys-rules = ルールブック
keys-board = 盤へ
keys-now = いまへ飛ぶ
keys-while-waiting = { $name }（待っている間）
keys-play = 再生・一時停止
keys-back = 一つ前の場面
keys-forward = 一つ先の場面
keys-first = 最初へ
keys-last = 最後へ
keys-better = 分析で：良かった手と打った手の切り替え
keys-retry = 分析で：悪手をやり直す

## 分析

analysis = 分析
analysis-of = { $unit ->
    [chance] 場面ごとの各人の勝率と、印の付いた手番が失ったもの
   *[points] 場面ごとの各人の見込み点と、印の付いた手番が失ったもの
}
analysis-progress = { $all }件中{ $done }件を判定…
analysis-again = もう一度試す
analysis-balance = 印、損失、運
analysis-given = { $unit ->
    [chance] 損失（%）
   *[points] 損失
}
analysis-luck = { $unit ->
    [chance] 運（%）
   *[points] 運
}
analysis-error = ±は標準誤差1つ分です。
analysis-gave = { $unit ->
    [chance] { $seat }は勝率を{ $cost } ± { $error }%失いました。
   *[points] { $seat }は{ $cost } ± { $error }点失いました。
}
analysis-good = { $unit ->
    [chance] ジャッジの手より勝率で{ $gain } ± { $error }%良い手です。
   *[points] ジャッジの手より{ $gain } ± { $error }点良い手です。
}
analysis-equal = 最善とほぼ同じです。
analysis-lucky = { $unit ->
    [chance] 運が{ $seat }に勝率{ $luck } ± { $error }%を与えました。
   *[points] 運が{ $seat }に{ $luck } ± { $error }点を与えました。
}
analysis-even = ここでは、運の偏りはありません。
analysis-better = より良い手：「{ $turn }」
mark-inaccuracy = 緩手
mark-mistake = 悪手
mark-blunder = 大悪手
mark-good = ジャッジより良い手
mistake-back = 前の悪手
mistake-on = 次の悪手
show-better = 良い手
instead-of = 代わりに打った手：「{ $words }」
better-steps = より良い手番の行動

## 悪手のやり直し

retry-mistakes = { $mine ->
    [yes] 自分の悪手をやり直す（{ $count }）
   *[no] 悪手をやり直す（{ $count }）
}
retry-progress = { $n }/{ $count }
retry-played = 打った手：「{ $words }」。もっと良い手を探してください。
retry-judging = ジャッジが比べています…
retry-best = 最善と同じです。
retry-surpassed = ジャッジの手より良い手です。
retry-better = { $unit ->
    [chance] 打った手（損失{ $before }%）より良い手です。損失は{ $cost } ± { $error }%です。
   *[points] 打った手（損失{ $before }点）より良い手です。損失は{ $cost } ± { $error }点です。
}
retry-still = { $unit ->
    [chance] まだ勝率を{ $cost } ± { $error }%失います。
   *[points] まだ{ $cost } ± { $error }点失います。
}
retry-again = もう一度
retry-solution = 正解
retry-skip = 飛ばす
retry-done = { $found ->
    [0] { $count }件とも直せませんでした。もう一度、正解を見てみませんか。
   *[other] { $count }件中{ $found }件を直しました。
}
retry-all = すべてもう一度
retry-leave = 分析に戻る

## サーバーなしで、端末の上で

device-update-ready = 新しいバージョンの準備ができました。対局はそのまま残ります。
device-update-now = いま切り替える
device-keeping = すべてをこの端末に写しています：{ $percent }%
device-kept = すべてこの端末にあります。接続なしで遊べます。
device-install = Mesetaをインストール
device-install-by-hand = アプリの一つにするには、共有メニューを開いて「ホーム画面に追加」を選んでください。
device-needs-server = これはほかの人と遊ぶための機能で、サーバーが必要です。
device-percent = { $percent }%
device-starting = この端末にテーブルを用意しています
device-starting-download = ゲームをダウンロードしています
device-starting-python = Pythonを起動しています
device-starting-tables = 自分のテーブルを開いています
device-starting-first = 時間がかかるのは最初だけです。次からは接続がなくても開きます。
device-starting-slow = いつもより時間がかかっています。別のタブでMesetaが開いていれば、そちらを見るか、閉じてください。
device-failed = この端末にテーブルを用意できません。
device-failed-more = ページを読み込み直してください。だめなら、端末の空きを増やすか、ほかのブラウザーの新しいバージョンを試してください。
device-failed-reason = ブラウザーからのメッセージ：
device-reload = 読み込み直す
device-not-kept = このウィンドウには何も残りません。閉じると対局は消えます。
device-games = この端末に保存
device-amount = { $games ->
    [0] 対局はまだありません。
   *[other] 対局{ $games }件。
}{ $known ->
    [yes] プログラムを含めて{ $size }です。
   *[no] { "" }
}
device-promised = ブラウザーは、勝手に消さないと約束しました。
device-unpromised = 端末の空きが足りなくなると、ブラウザーが消すかもしれません。
device-declined = ブラウザーは、残すと約束していません。インストールするか、よく使うようになると約束するかもしれません。それまでは写しを保存してください。
device-protect = 残すように頼む
device-save = 写しを保存
device-save-failed = 写しを作れませんでした。何も変わっていません。
device-bring = 写しから戻す
device-copy-holds = { $made }の写しです。{ $games ->
    [0] 対局はなく、
   *[other] 対局{ $games }件と、
}設定と自分のエディションが入っています。
device-bring-replaces = いまここにあるものはすべて置き換わります。
device-bring-now = すべて置き換える
device-bring-vain = このウィンドウには何も残らないので、写しから戻せません。
device-leave = このままにする
device-copy-foreign = このファイルはMesetaの写しではありません。
device-copy-damaged = この写しは壊れていて読めません。
device-copy-newer = この写しは新しいバージョンのMesetaのものです。先にこちらのMesetaを更新してください。
device-copy-unchanged = 何も変わっていません。
device-delete = すべて削除
device-delete-asks = この端末から、対局（{ $games }件）、設定、自分のエディションをすべて削除します。戻せるのは写しからだけです。Meseta自体は残ります。
device-delete-now = すべて完全に削除
device-delete-failed = ブラウザーが対局を手放しません。Mesetaのほかのタブをすべて閉じて、もう一度試してください。
device-carry-here = この端末へ運ぶ
device-carry-away = サーバーへ運ぶ
device-carry-more = この記録とともに、対局はそちらで続きます。ここにあるものはここに残ります。
device-carry-now = 運ぶ
device-carry-closed = 対局中の記録には、隠れていることが書かれています。運べるのは、終わったあとか、相手がボットだけのときです。
device-carry-long = この対局は長すぎてリンクにできません。記録を保存し、そちらでファイルを開いてください。
device-server = サーバーのアドレス
device-server-wrong = https://meseta.example のようなサーバーのアドレスではありません。
device-brought = 対局が運ばれてきました
device-brought-holds = { $game }、{ $players }人、手順{ $entries }件。
device-brought-seats = 続けると、座る席は：{ $names }。
device-brought-damaged = 対局が運ばれてくるはずでしたが、リンクが壊れているか、途中で切れています。元の場所でもう一度試してください。
device-play-on = 続ける
device-look = 見る

## 手元のゲームで

companion-title = { $game }：手元のゲームで
companion-clear = 消す

## 共有する対局の画像

picture-title = 共有する画像
picture-drawing = 描いています…
picture-shows = 内容
picture-result = 結果
picture-moment = 場面{ $n }
picture-colours = 色
picture-no-link = ほかの人は開けないため、リンクは付きません。
picture-copy = 画像をコピー
picture-save = { $form }で保存

## 自分の対局

yours-link = 自分の対局
yours-show-games = 対局
yours-show-statistics = 統計
yours-show-kept = 保存しているもの
yours-running = 進行中
yours-running-none = 進行中の対局はありません。
yours-finished = 終了
yours-finished-none = 終わった対局はまだありません。終わると、テーブルがなくなっても結果はここに残ります。
yours-stranger = まだ何も保存していません。最初の対局から始まります。
yours-elsewhere = ほかの端末で遊んでいましたか。その端末の「{ yours-link }」の「{ yours-show-kept }」でリンクを作り、ここで開いてください。
yours-all-games = すべてのゲーム
yours-of-game = { $game }（{ $count }）
yours-more = 以前の対局を表示
yours-won = 勝ち
yours-shared = 引き分け
yours-lost = 負け
yours-several = 複数の席
yours-score = { $total }点
yours-rank = { $seats }人中{ $rank }位
yours-people = 人間
yours-solo = 一人
yours-against = 相手：{ $names }
yours-replay = リプレイ
yours-analysis = 分析
yours-gone = テーブルはなくなりました。結果は残っています。
yours-caveat-conceded = 降参しました。
yours-caveat-given_up = ほかの全員が降参しました。
yours-caveat-stood_in = ボットが代わりに打ちました。
yours-caveat-forked = ほかの対局から続けました。
yours-caveat-several = 複数の席を持っていたので、勝ち負けはありません。
yours-caveat-edition = 独自のコンポーネントで。

yours-filter = 数える対局
yours-game = ゲーム
yours-players = 参加者
yours-players-others = ほかの人かボットと
yours-players-of = { $count ->
    [1] 一人
   *[other] { $count }人
}
yours-loosely = ほかの対局から続けたものや、ボットが代わりに打ったものも数える
yours-counted = { $count ->
    [0] 対局なし
   *[other] { $count }局
}
yours-none-counted = この種類の対局で、最後まで遊んだものはありません。
yours-few = 対局が少ないので、起きたことはわかりますが、傾向はわかりません。
yours-scores = 得点の内訳
yours-scores-about = 最後まで遊んだ対局ごとに1本の柱で、右端が最新です。柱を横切る線が合計です。
yours-scores-window = { $count }局中{ $first }～{ $last }局目
yours-earlier = 前の対局
yours-later = 後の対局
yours-column = { $when }：{ $total }点（{ $parts }）
yours-part = { $part } { $points }
yours-total = 合計
yours-when = 日時
yours-as-table = 表で見る
yours-levels = 相手別の結果
yours-levels-about = 対局は、いちばん強いボットの分に数えます。ほかの人がいれば「人間」に数えます。
yours-level-line = { $level }：{ $won }勝、引き分け{ $shared }、{ $lost }敗
yours-bests = 自己最高
yours-best = { $total }点、{ $when }
yours-reached = 一人での到達点
yours-figures = ゲームが数えるもの
yours-figures-counting = 最新の対局はまだ数えています。少し待って、もう一度見てください。
yours-figures-code = 数えたもの
yours-figures-mean = 平均
yours-figures-least = 最少
yours-figures-most = 最多
yours-rounds = ラウンドごとの{ $name }（平均）
yours-round-line = ラウンド{ $round }：{ $mean }（{ $count }局）

yours-kept-about = アカウントはありません。このブラウザーの中の、ランダムな鍵が本人のしるしです。それとともに、名前、席のあるテーブル、対局と日替わり問題の結果、手番を知らせる先、表示しない人と通報した人を保存しています。結果とは、日付、ゲーム、人数、得点の内訳、ボットの強さです。ほかの人については、人間だったことのほか何も含みません。
yours-kept-device = すべてこの端末だけにあります。
yours-export = 写しを取る
yours-export-about = ここと、このブラウザーに保存している自分の情報を、一つのファイルにします。
yours-export-do = すべてダウンロード
yours-devices = 自分の端末
yours-devices-about = ここにある端末は、本人として遊べます。知らないものは外してください。
yours-device-this = この端末
yours-device-unnamed = 端末
yours-device-since = { $when }から
yours-device-seen = 最終利用 { $when }
yours-device-end = 外す
yours-device-end-named = { $device }を外す
yours-device-ended = { $device }を外しました。
yours-unsettled = この端末が加わってから1日たっていないので、以前の端末を外すこと、リンクを作ること、削除することは、まだできません。
yours-carry = 別の端末を使う
yours-carry-about = リンクで、端末をもう一つ自分のものにできます。使えるのは一度、10分以内です。開いた人が本人として遊べるので、だれにも見せないでください。
yours-carry-make = リンクを作る
yours-carry-once = 表示は一度だけ、{ $when }まで
yours-carry-link = 別の端末用のリンク
yours-carry-revoke = 取り消す
yours-carry-revoked = このリンクはもう使えません。
yours-delete = 削除
yours-delete-results = 結果と統計を削除
yours-delete-results-about = 結果と統計を削除します。テーブルと記録は残ります。
yours-delete-all = 自分の情報をすべて削除
yours-delete-all-about = 結果、端末、ほかにだれもいないテーブルを、ここと自分のすべてのブラウザーで削除します。用意して始まっていないテーブルは片付けます。ほかの人との対局では、ボットが最後まで席を預かります。その記録には、そこで見えていた名前で残ります。
yours-delete-word = 削除
yours-delete-type = 確認のため「{ $word }」と入力してください
yours-delete-do = 完全に削除
yours-deleted = 削除しました。
yours-cancel = やめる

yours-arrive-title = この端末で{ $name }になりますか
yours-nameless = 名前のない人
yours-arrive-about = ここからは、ここで遊んだことが{ $name }のものとして保存され、このリンクをくれた人にも見えます。
yours-arrive-warning = 自分の別の端末で自分が作ったリンクのときだけ、進んでください。
yours-arrive-has = { $name }には結果{ $results }件と進行中の対局{ $tables }件があります。
yours-arrive-here = この端末には結果{ $results }件と進行中の対局{ $tables }件があります。どうしますか。
yours-arrive-along = 持っていく：ほかの端末とともに{ $name }のものになります
yours-arrive-behind = 置いていく：この端末からは戻れなくなります
yours-arrive-device = この端末の呼び名
yours-arrive-phone = スマートフォン
yours-arrive-computer = パソコン
yours-arrive-do = { $name }になる
yours-arrive-stay = このままにする
yours-arrive-same = この端末はもう{ $name }のものです。リンクは別の端末で使えます。
yours-arrived = この端末は{ $name }のものになりました。

## 手番のお知らせ

calls-closed = このブラウザーでMesetaのページを開いていないときも。
calls-open = このブラウザーでMesetaのページを開いている間だけ。
calls-denied = このブラウザーは、このサイトの通知を表示しません。ブラウザーの設定で変えられます。
calls-home = ここで知らせを受けるには、まずMesetaをホーム画面に追加し、そこから開いてください。
calls-offer = しばらくかかりそうです。Mesetaを閉じていても、手番が来たらこの端末でお知らせしますか。
calls-offer-yes = 知らせてほしい
calls-offer-no = いいえ
calls-mail = メールでも
calls-mail-send = リンクを送る
calls-mail-asked = { $address }にメールを送りました。中のリンクでアドレスを確認してください。
calls-mail-on = メールは{ $address }に届きます。
calls-mail-off = メールを止める
calls-mail-confirm = 離れている間に手番が来たら、メールを受け取りますか。
calls-mail-confirm-now = はい、受け取ります
calls-mail-confirm-done = アドレスを確認しました。どのメールにも、止めるためのリンクがあります。
calls-mail-end = ここからのメールを止めますか。
calls-mail-end-now = メールを止める
calls-mail-end-done = メールはもう届きません。

## 印刷

companion-print = シートとカードを印刷
companion-print-about = 実物大です。プリンターの設定で、倍率は100%のままにしてください。
companion-print-less = { $part }：1減らす
companion-print-more = { $part }：1増やす
companion-print-paper = 用紙
companion-print-a4 = A4
companion-print-letter = レター
companion-print-pdf = PDFにする
companion-print-browser = ブラウザーから印刷
companion-print-making = ページを描いています…
companion-unreached = 接続がないようです。入れたものは残ります。接続が戻ると、答えが出ます。
companion-not-done = 接続がないようなので、できませんでした。接続が戻ってから、もう一度お試しください。

## テーブルの人、同じ配りをもう一度

about-person = { $name }をミュートまたは通報
muted = ミュート中
muted-here = ミュート中：
deal = 配り
deal-again = 同じ配りで遊ぶ
deal-short = 同じ配り
deal-compare = この配りを比べる
deal-agreed = 別のテーブルの配りでもう一度遊びます。運は同じで、遊ぶ人が違います。終わると、結果は同じ配りで遊んだほかの人の結果と並びます。統計には入りません。
deal-known = この配りで遊んだか、見たことがあります
deal-known-you = あなたはこの配りで遊んだか、見たことがあります
deal-listed = 前に遊ばれた配り
company-mute = { $name }をミュート
company-unmute = { $name }のミュートを解く
company-mute-more = { $name }をミュートすると、書き込みもリアクションも、ここでもほかのテーブルでも見えなくなります。相手には知らされません。
company-muted-more = { $name }の書き込みとリアクションは、ここでもほかのテーブルでも見えません。相手には知らされません。
company-report = 管理者に通報
company-report-title = { $name }を通報
company-reason = どのようなことですか
company-reason-rude = 侮辱や乱暴なことば
company-reason-harassing = 嫌がらせや脅し
company-reason-spam = 宣伝や迷惑な書き込み
company-reason-cheating = 不正や対局の妨害
company-reason-name = 不快な名前
company-reason-other = その他
company-note = 管理者に伝えること（空欄でもかまいません）
company-mute-too = あわせて{ $name }をミュートする
company-report-what = このサーバーの管理者に、通報と、あなたの名前、チャットの最後の数行が伝わります。テーブルの人には知らされません。
company-report-send = 通報を送る
company-back = 戻る
company-reported = 通報を受け付け、このサーバーの管理者のために保存しました（番号：{ $id }）。
company-reported-next = 管理者が読み、テーブルを終わらせたり、だれかを締め出したりできます。ここに返事は届かず、{ $name }にも知らされません。
company-deal-title = 同じ配り
company-deal-again = もう一度遊ぶ
company-deal-more = 同じ運でもう一度。同じカードが同じ順に出て、並びも手ぶれも同じです。違う手を打っても、ほかは変わりません。
company-deal-seat = { $name }のいた席に
company-deal-free = リンクを持つ人
company-deal-known = この配りで遊んだか見たことのある人は、テーブルでそうわかります。対局は統計に入りません。
company-deal-set = テーブルを用意
company-compared = この配りで遊んだテーブル、良い順
company-rank = { $rank }位
company-this-table = このテーブル
company-first-table = 最初に遊んだ
company-won = 勝ち
company-lost = 降参したか、戻らなかった
yours-deal = 同じ配り
yours-caveat-dealt = 同じ配りでもう一度
yours-muted = ミュートした人
yours-muted-about = 書き込みもリアクションも見えません。相手には知らされません。
yours-muted-none = だれもミュートしていません。
yours-unmute = { $name }のミュートを解く
yours-unmuted = { $name }のミュートを解きました。

## 日替わり3問

daily-title = 日替わり3問
daily-title-of = { $day }の日替わり3問
daily-heading = { $game }、{ $day }
daily-about = 各ゲームから1問、全員に同じ問題です。
daily-number = 第{ $number }回
daily-three-of = { $day }の3問
daily-to-today = 今日のパズル
daily-state-new = まだ
daily-state-begun = 途中
daily-state-waiting = 提出済み、送信待ち
daily-state-beaten = 知られている最善を超えた
daily-state-best = 最善の手番
daily-state-close = 最善に近い
daily-state-fair = 最善の半分以上
daily-state-far = 最善から遠い
daily-state-given_up = 降参
daily-level = { $level ->
    [1] とてもやさしい
    [2] やさしい
    [3] ふつう
    [4] 難しい
   *[5] とても難しい
}：{ $level }/5
daily-points = { $best }点中{ $points }点
daily-points-short = { $points }点
daily-so-far = ここまで：{ daily-points-short }
daily-first-counts = 最初に出した答えが成績になります。
daily-practising = これはもう答えを出しました。いまは練習です。
daily-over = 手番が終わりました。答えを出すか、取り消してください。
daily-over-final = 手番が終わりました。答えを出してください。
daily-restart = 最初から
daily-hand-in = 答えを出す
daily-give-up = 降参する
daily-give-up-more = 最善の手番が表示され、このパズルは降参になります。
daily-give-up-not = まだ考える
daily-outcome = 自分の手番と最善の手番
daily-compare = 盤に見せる手番
daily-said-beaten = 知られている最善を超えました
daily-said-best = 最善の手番を見つけました
daily-said-close = 最善に近い手番です
daily-said-fair = もっと取れます
daily-said-far = まだまだ取れます
daily-said-given_up = これが最善の手番です
daily-show-best = 最善を見る
daily-show-yours = 自分のを見る
daily-show-yours-again = また自分のを
daily-shown-best = 最善の手番：{ daily-points-short }
daily-shown-yours = 自分の手番：{ daily-points-short }
daily-because = { $side ->
    [best] 最善の手番
   *[yours] 自分の手番
}：{ $reasons }。
daily-explaining = 理由を調べています…
daily-steps-best = 最善の手番を一つずつ
daily-steps-yours = 自分の手番を一つずつ
daily-practice = 練習です。最初の答えはそのままです：{ daily-points }。
daily-late = その日を過ぎて出した答えです。アーカイブには残りますが、連続日数には入りません。
daily-grade = { $solutions ->
    [1] 最善の手番は1通り
   *[other] 最善の手番は{ $solutions }通り
}、行動は少なくとも{ $depth }つ。
daily-proved = これより良い手番がないことは証明済みです。
daily-searched = 長い探索で見つかった最善です。
daily-next = 次：{ $game }
daily-again = もう一度
daily-all = 3問すべて
daily-retry = もう一度試す
daily-unreachable = 接続がありません。したことは保存してあり、取り消してやり直せます。
daily-go-on-offline = 接続なしで続ける
daily-waiting = 答えを出しました。接続が戻りしだい送ります。
daily-waiting-more = 答えはこのブラウザーに保存してあります。送られると、ここに最善の手番と並びます。
daily-sent = 答えを送りました：{ $game }
daily-streak = { $count }日連続
daily-streak-now = 連続日数
daily-streak-longest = 最長の連続
daily-streak-days = 合計日数
daily-streak-about = その日のパズルに、その日のうちに1問でも答えを出せば、1日と数えます。降参は数えません。
daily-archive = アーカイブ
daily-month-before = 前へ：{ $month }
daily-month-after = 次へ：{ $month }
daily-locked = これから
daily-locked-more = まだ来ていない日です。あなたのいる所でその日が始まると、パズルが開きます。
daily-clock = この端末の時計では、その日が今日です。違うときは時計を合わせてください。
daily-legend = 印の意味
daily-midnight = { $day }になりました。新しいパズルがあります。
daily-midnight-go = 見に行く
daily-midnight-stay = ここに残る
daily-share = 今日の結果を共有
daily-share-text = 共有する文（答えは明かしません）
daily-share-no-link = ほかの人は開けないため、リンクは付きません。
daily-drawing = 画像を描いています。
daily-picture-save = 画像を保存
daily-picture-copy = 画像をコピー
daily-picture-share = 画像を共有

## Turns while one is away, and places in a deal

time-missed-other = { $names }の時間が切れたので、{ $bot }が代わりに打ちました。
rematch-decline = 今はやめる
rematch-declined = { $count ->
    [1] { $names }は、今回はもう遊ばないそうです。
   *[other] { $names }はそろって、今回はもう遊ばないそうです。
}
company-rank-shared = 同率{ $rank }位
calls-insecure = ブラウザーが通知を表示するのは、httpsのサイトだけです。ここでは、開いているページの題名で手番をお知らせします。
calls-none = このブラウザーには通知の機能がありません。開いているページの題名で手番をお知らせします。
calls-mail-other = 別のアドレス
calls-mails = 手番をメールで
