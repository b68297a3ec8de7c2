# In the Ruin
# 用語: map 地図, Road 道, Wall 壁, Gate 門, Exit 出口, mark 印, sheet シート, space マス, letter 文字, destination 目的地,
# gem 宝石, explore card 探索カード, route card ルートカード, route ルート, line 場札, deck 山札, discards 捨て札, pawn コマ,
# step 歩, warp ワープ, penalty ペナルティ, find 発見, active 有効, used up 使用済み, set-up 準備, to confirm 確定する,
# to escape 脱出する, to collapse 崩れる, joined つながった, tiers 琥珀・翡翠・トパーズ・ルビー・ダイヤモンド.

name = In the Ruin
blurb = みんなと同時に自分だけの迷路を描き、文字が有効なうちに宝石を見つけ、遺跡が崩れる前に脱出します。

mark-road = 道
mark-wall = 壁
source-line = 場札
source-deck = 山札
shape-I3 = 3マスの棒
shape-L3 = 3マスのかぎ
shape-I4 = 4マスの棒
shape-L4 = 4マスのL
shape-T4 = 4マスのT
shape-S4 = 4マスのS

option-route_draw = 毎ラウンド、ルートカードを引く人：全員、または宝石を見つけた人だけ
option-route_passes = ルートカードを引くとき：1ラウンドに一度、または発見が続くたび
option-removal = 発見で取り除くカード：場札、次に山札。または山札がなくなれば取り除かない
option-refill = 発見のあとの場札の増え方：3枚になるまで、または3枚ずつ

## 行動ができない理由

fault-chance_first = 先にカードを配るか、見せる必要があります。
fault-has_confirmed = もう確定しました。ほかの人を待ってください。
fault-has_escaped = もう脱出しました。シートはこのままです。
fault-only_at_setup = ルートカードを選ぶのは、最初のラウンドの前の一度だけです。
fault-not_at_setup = ゲームはまだ始まっていません。ルートを2枚選び、図形を描いて、確定してください。
fault-routes_to_choose = 先に、残すルートカードを{ $count }枚選んでください。
fault-shapes_to_draw = まだ描くものがあります：{ $letters }。
fault-routes_chosen = ルートカードはもう選びました。選び直すには取り消してください。
fault-keep_two = 別々のルートカードを{ $count }枚残してください。
fault-route_not_dealt = このルートカードの中に、配られていないものがあります。
fault-all_drawn = すべてのカードを描きました。
fault-roads_first = まず出口の上に道を描きます。壁はそのあとです。
fault-roads_done = 準備で描く道は終わりです。残りは壁として描いてください。
fault-walls_done = 準備で描く壁は終わりです。残りは道として描いてください。
fault-cover_the_exit = 最初の道は出口{ $cell }を覆う必要があります。
fault-not_adjacent_to_road = 壁のうち少なくとも1マスは、道と辺で接する必要があります。
fault-not_adjacent = 自分の印と辺で接する必要があります。
fault-not_adjacent_before = 少なくとも1マスは、前のラウンドまでの印と辺で接する必要があります。
fault-no_such_cell = { $cell }はシートにありません。
fault-not_the_shape = これらのマスは、どう回してもカード{ $letter }の図形になりません。
fault-space_taken = { $cell }にはもう印があります。
fault-road_block = { $first }から{ $last }に、道の2×2ができてしまいます。
fault-has_drawn = このラウンドではもう描きました。別のものを描くには取り消してください。
fault-sheet_full = シートが埋まっています。描くものはなく、動くだけです。
fault-last_space = そこは最後の空きマスですが、このラウンドではまだ描かなければなりません。
fault-one_special = 特別行動は1ラウンドに一度で、もう使いました。
fault-route_not_held = そのルートカードは持っていません。
fault-before_the_move = +1は移動の前です。先に歩いた分を取り消してください。
fault-draw_first = 描いてから動きます。
fault-no_road = { $cell }は自分の道ではありません。
fault-already_there = コマはもう{ $cell }にいます。
fault-too_far = { $cell }には届きません。道だけを通って残り{ $left }歩です。
fault-not_on_gate = ワープは門から始めます。{ $cell }は門ではありません。
fault-no_other_gate = { $cell }は自分の別の門ではありません。
fault-no_steps_left = ワープには1歩必要ですが、残っていません。
fault-must_draw = パスはできません。道か壁、または1マスの壁を描いてください。
fault-phase_one = フェイズ2になるまで脱出できません。
fault-not_on_exit = 脱出するには、コマが出口{ $cell }にいる必要があります。

error-no_such_route = ルートカード{ $route }はありません。カードは次のとおりです：{ $known }。

## エディションの間違い

error-edition_map_row = 地図の{ $row }行目は{ $found }マスですが、どの行も空白で区切って{ $size }マスです。
error-edition_map_space = 地図に「{ $space }」があります。{ $suggestion ->
    [none] {""}
   *[other] 「{ $suggestion }」のことですか。
}マスは点、AからXの文字、または出口の*です。
error-edition_map_exit = 出口（*）は地図の真ん中に一つだけです：{ $cell }。
error-edition_map_letter = { $found ->
    [0] 文字{ $letter }が地図にありません。
   *[other] 文字{ $letter }が地図に{ $found }回あります。一回だけにしてください。
}
error-edition_shape_twice = 「{ $name }」という図形はもうあります。
error-edition_shape_mark = 図形{ $name }に「{ $mark }」があります。マスは#、それ以外は点で描いてください。
error-edition_shape_cells = 図形{ $name }は{ $found }マスです。#で1～{ $most }マス描いてください。
error-edition_shape_apart = 図形{ $name }はばらばらです。マスは辺でつなげてください。
error-edition_shape_block = 図形{ $name }には2×2があり、道としては描けません。
error-edition_card = { $found ->
    [0] 文字{ $letter }の探索カードがありません。
   *[other] 文字{ $letter }の探索カードが{ $found }枚あります。1枚だけにしてください。
}
error-edition_unknown_letter = 探索カードの文字が「{ $letter }」です。{ $suggestion ->
    [none] {""}
   *[other] 「{ $suggestion }」のことですか。
}文字はAからXです。
error-edition_route = 「{ $route }」はルートカードではありません。AからXの別々の2文字です。
error-edition_route_twice = ルートカード{ $route }はもうあります。

## 起きたこと

event-dealt = { $cards_count ->
    [0] { $seat }に探索カードが{ $count }枚配られました。 ({ $clause })
   *[other] { $you ->
        [yes] あなたに
       *[no] { $seat }に
    }探索カード{ $cards }が配られました。 ({ $clause })
}
event-routes_dealt = { $routes_count ->
    [0] { $seat }にルートカードが{ $count }枚配られました。 ({ $clause })
   *[other] { $you ->
        [yes] あなたに
       *[no] { $seat }に
    }ルートカード{ $routes }が配られました。 ({ $clause })
}
event-kept = { $routes }を残しました。 ({ $clause })
event-drawn = { $cells }に{ $mark }を描きました。 ({ $clause })
event-single_drawn = ペナルティを受けて、{ $cell }に壁を1マス描きました。これまでに{ $penalties }。 ({ $clause })
event-extra_drawn = { $route }を使って1マス追加：{ $cell }に{ $mark }。 ({ $clause })
event-walked = コマの移動：{ $path }、{ $steps }歩、残り{ $left }歩。 ({ $clause })
event-warped = { $route }を使って{ $start }から{ $cell }へワープ、残り{ $left }歩。 ({ $clause })
event-confirmed = { $you ->
    [yes] あなたは
   *[no] { $seat }は
}確定しました。 ({ $clause })
event-announced = { $you ->
    [yes] あなたは
   *[no] { $seat }は
}{ $letters }を発表しました。全員に有効です。 ({ $clause })
event-round_begun = ラウンド{ $round }：カード{ $letter }、{ $shape }、{ $number }歩まで。 ({ $clause })
event-card_used = カード{ $letter }を捨て札にします。文字はそのままです。 ({ $clause })
event-route_spent = { $routes_count ->
    [0] { $seat }はルートカードを1枚使いました。 ({ $clause })
   *[other] { $you ->
        [yes] あなたは
       *[no] { $seat }は
    }{ $routes }を使いました。 ({ $clause })
}
event-escaped = { $you ->
    [yes] あなたは
   *[no] { $seat }は
}遺跡から脱出しました。 ({ $clause })
event-found = { $seats_count ->
    [1] { $you ->
        [yes] あなたは
       *[no] { $seats }は
    }{ $letter }で宝石を1個見つけました。 ({ $clause })
   *[other] { $seats }は{ $letter }で宝石を1個ずつ見つけました。 ({ $clause })
}
event-found_at_once = { $seats_count ->
    [1] { $you ->
        [yes] あなたは
       *[no] { $seats }は
    }もう{ $letter }にいたので、すぐに宝石を1個見つけました。 ({ $clause })
   *[other] { $seats }はもう{ $letter }にいたので、すぐに宝石を1個ずつ見つけました。 ({ $clause })
}
event-route_drawn = { $routes_count ->
    [0] { $seat }はルートカードを1枚引きました。 ({ $clause })
   *[other] { $you ->
        [yes] あなたは
       *[no] { $seat }は
    }ルートカードを引きました：{ $routes }。 ({ $clause })
}
event-hand_full = ルートカードを{ $most }枚持っているので、引きません。 ({ $clause })
event-routes_reshuffled = ルートの山札がなくなり、捨て札{ $count }枚を切って新しい山札にしました。 ({ $clause })
event-used_up = { $letter }は全員にとって使用済みです。 ({ $clause })
event-became_gate = 自分のシートで、{ $letter }（{ $cell }）の道が門になりました。 ({ $clause })
event-became_wall = 自分のシートで、空いていた{ $letter }（{ $cell }）が壁になりました。 ({ $clause })
event-stayed_wall = 自分のシートで、{ $letter }（{ $cell }）は壁の下のままです。 ({ $clause })
event-removed = 発見された文字のため、カード{ $letter }を{ $source }から取り除きました。 ({ $clause })
event-shortfall = あと{ $count }枚取り除くはずですが、カードが残っていません。 ({ $clause })
event-removal_skipped = 山札がないので、もうカードを取り除きません。 ({ $clause })
event-activated = { $letter }が有効になりました。 ({ $clause })
event-known_before = { $letter }は前に発表されたので、何も変わりません。 ({ $clause })
event-laid = カード{ $letter }が場札に加わりました。 ({ $clause })
event-collapsed = 遺跡が崩れました。カード{ $letter }を{ $source }から取り除き、文字はそのままです。 ({ $clause })
event-phase_ended = 場札がなくなり、フェイズ1が終わりました。 ({ $clause })
event-measured = 最大の長方形は{ $first }から{ $last }で、{ $points }点です。 ({ $clause })
event-all_shuffled = 探索カード{ $count }枚すべてを切り、フェイズ2に入ります。 ({ $clause })
event-game_over = ゲーム終了です。すべてのシートを公開します。 ({ $clause })
event-tier_reached = { $points }点：{ $tier ->
    [tier_amber] 琥珀
    [tier_jade] 翡翠
    [tier_topaz] トパーズ
    [tier_ruby] ルビー
    [tier_diamond] ダイヤモンド
   *[short_of_goal] 琥珀（300点から）に届かず
}。 ({ $clause })

## 手の良し悪しの理由

why-takes_gem = { $letter }の宝石を取る（{ $points }点）
why-opens_letter = { $letter }を開く
why-waits_on_letter = ほかの人の発見で開く{ $letter }で待つ
why-nears_gem = { $letter }の宝石まであと{ $steps }歩に近づく
why-draws_to_gem = { $letter }の宝石まで、描くのはあと{ $spaces }マス
why-joins_route = ルート{ $route }をつなぐ（{ $points }点）
why-nears_route = ルート{ $route }まで、描くのはあと{ $spaces }マス
why-blocks_route = ルート{ $route }を断ち切る
why-fills_rectangle = { $points }マスの長方形を埋める
why-nears_rectangle = { $points }マスの長方形まで、埋めるのはあと{ $spaces }マス
why-leaves_holes = どの図形も入らないマスを{ $count }つ残す
why-lacks_room = 次のカード{ $letter }の場所をなくす
why-loses_gem = { $letter }の宝石の上に壁を描く
why-spends_route = ルートカード{ $route }を使う
why-takes_penalty = { $points }点のペナルティを受ける
why-escapes = 脱出する{ $points ->
    [0] （点はないが、失いもしない）
   *[other] （{ $points }点）
}
why-escapes_first = だれよりも先に脱出する（{ $points }点）
why-nears_exit = { $steps ->
    [0] 出口に戻る
   *[other] 出口まであと{ $steps }歩に戻る
}
why-stays_inside = 残りカード{ $cards }枚で遺跡に残る
why-stays_behind = 最後の手番を遺跡の中で終える（{ $points }点失う）
why-keeps_route = ルート{ $route }を残す（描くのはあと{ $spaces }マス）

## 得点と終わり

part-gems = 宝石{ $count }個
part-rectangle_1 = 長方形1 { $first }–{ $last } ({ $width }×{ $height })
part-rectangle_2 = 長方形2 { $first }–{ $last } ({ $width }×{ $height })
part-routes = ルート{ $count }本
part-penalties = ペナルティ{ $count }
part-escape = { $count ->
    [0] 取り残された
   *[other] 脱出、{ $count }位
}
tie-roads = 道の多さ
outcome-all_escaped = 全員が脱出しました。
outcome-line_empty = 場札がなくなりました。
outcome-short_of_goal = 目標は300点、琥珀です。
outcome-tier_amber = 琥珀は300点から、翡翠は330点からです。
outcome-tier_jade = 翡翠は330点から、トパーズは355点からです。
outcome-tier_topaz = トパーズは355点から、ルビーは385点からです。
outcome-tier_ruby = ルビーは385点から、ダイヤモンドは415点からです。
outcome-tier_diamond = ダイヤモンドは415点からです。その上はありません。
verdict-short_of_goal = { $total }点：遺跡の勝ちです。
verdict-tier_amber = { $total }点：琥珀に届きました。
verdict-tier_jade = { $total }点：翡翠に届きました。
verdict-tier_topaz = { $total }点：トパーズに届きました。
verdict-tier_ruby = { $total }点：ルビーに届きました。
verdict-tier_diamond = { $total }点：ダイヤモンドに届きました。

## ターミナル

notation-forms = 書き方は r f4 f5 f6（道）、w f4 f5 f6（壁）、c d4（壁1マス、ペナルティ）、go f6、doneです。ほかはhelpで。
notation-help =
    keep AD BM       ルートカードを2枚残す（準備）
    r f4 f5 f6       図形を道としてこのマスに描く
    w f4 f5 f6       図形を壁として描く
    c d4             代わりに壁を1マス描く（ペナルティ）
    +r d4 AD         ルートカードADで道をもう1マス（+w：壁）
    go f6            コマをそこへ動かす
    warp b4 AD       ADを使い、この門からb4の門へ
    done             確定する。そのあとは取り消せない
    escape           確定して遺跡を出る（フェイズ2、出口で）
    where r          道を描ける場所（w：壁、c：壁1マス、+r：もう1マス）
do-keep = ルート{ $routes }を残す
do-draw-roads = { $cells }に道を描く
do-draw-walls = { $cells }に壁を描く
do-single = ペナルティを受けて{ $cell }に壁を1マス描く
do-extra-roads = { $route }を使って{ $cell }に道をもう1マス描く
do-extra-walls = { $route }を使って{ $cell }に壁をもう1マス描く
do-walk = コマを{ $cell }へ動かす
do-warp = { $route }を使って{ $cell }の門へワープする
do-confirm = 確定する
do-escape = 確定して遺跡を出る
prompt-setup = シートの準備
prompt-draw = 描く
prompt-move = 動く、またはdone
clause-setup = RU-06
clause-draw = RU-16
clause-move = RU-18
forms-setup = keep AD BM, r f4 f5 f6, w f4 f5 f6, done
forms-draw = r f4 f5 f6（道）、w f4 f5 f6（壁）、c d4（壁1マス）
forms-move = go f6, warp b4 AD, +r d4 AD, done
help-setup =
    keep AD BM       ルートカードを2枚残す
    r f4 f5 f6       図形を道として描く。最初は出口の上に
    w f4 f5 f6       図形を壁として描く
    done             確定する。そのあとは取り消せない
    where r          道を描ける場所（w：壁）、where r f4：f4を覆うもの
    look cards       カードと、わかっていること
help-draw =
    r f4 f5 f6       図形を道としてこのマスに描く
    w f4 f5 f6       図形を壁として描く
    c d4             代わりに壁を1マス描く（ペナルティ）
    where r          道を描ける場所（w：壁、c：壁1マス）、where r f4：f4を覆う
    look cards       カードと、わかっていること
help-move =
    go f6            道の上をそこまでコマで動く
    warp b4 AD       ルートカードADを使い、この門からb4の門へ
    +r d4 AD         ADを使って道をもう1マス（+w：壁、場所は where +r）
    done             確定する。そのあとは取り消せない
    escape           確定して遺跡を出る（フェイズ2、出口で）
    look cards       カードと、わかっていること
look-cards = カード
look-players = 参加者
look-sheet = シート
look-how = look cards、look sheet、look players と書いてください。lookだけならテーブルです。
table-asked-keep = ルートカードを2枚残してください。例：keep AD BM
table-asked-roads = { $shapes }を描いてください。まず出口の上に道（r）、次に壁（w）です。
table-asked-shapes = { $shapes }を描いてください。
table-asked-done = 準備ができました。doneで確定します。
table-asked-draw = { $shape }（カード{ $letter }）を道（r）か壁（w）で描くか、ペナルティで壁を1マス（c）描いてください。
table-asked-move = 残り{ $left }歩まで動けます。終わったらdone。
table-asked-freed = シートが埋まっています。動いてからdone。
table-asked-exit = 出口にいます。escapeで遺跡を出られます。
table-asked-wait = { $seats }を待っています。
table-legend = ○ (A) 道  <A> 門  █ 壁  @ コマ  ★ 出口  ! 有効  * 届く  + ワープ
table-active = 有効
table-used = 使用済み
table-coming = これから
table-none = なし
table-line = 場札（古い順）
table-points-brief = { $points }点、ペナルティ{ $penalties }
table-brief = 宝石{ $gems }、ルート{ $routes }、最後の居場所{ $place }
table-piles = 山札{ $deck } · 捨て札{ $discard } · ルートの山札{ $routes } · ルートの捨て札{ $route_discard }
table-round = フェイズ{ $stage }、ラウンド{ $round }
table-setup = 準備
table-hand = 自分のルート
table-spent = 使用
table-rectangle = いまの最大の長方形：{ $first }–{ $last }、{ $points }点
table-rectangle-1 = フェイズ1の長方形：{ $points }点
table-penalties = ペナルティ：{ $count }
table-points = これまで：{ $points }点
table-gems = 宝石
table-routes = ルート
table-place = 居場所
table-escaped = ラウンド{ $round }に脱出
table-inside = 遺跡の中
table-thinking = 考え中
table-sheet = { $you ->
    [yes] 自分のシート
   *[no] { $seat }のシート
}
table-where = { $count ->
    [0] どこにもありません。
    [1] 1通り、*の印です。
   *[other] { $count }通り。どれかが覆うマスに*の印があります。
}
table-where-how = where r、w、c、+r、+wと書きます。覆うマスも指定できます：where r f4
table-to-draw = 描くもの

## 印刷するシート

sheet-title = In the Ruin
sheet-cards = 探索カード
sheet-steps = 歩
sheet-gems = 宝石
sheet-penalties = ペナルティ
sheet-points = 得点
sheet-rectangle-1 = 長方形1
sheet-rectangle-2 = 長方形2
sheet-routes = ルート
sheet-escape = 脱出
sheet-total = 合計
sheet-name = 名前
sheet-road = 道
sheet-wall = 壁
sheet-gate = 門
sheet-exit = 出口
paper-explore = 探索カード
paper-routes = ルートカード
paper-route-points = 点
paper-explore-backs = 裏面（探索カードの各ページの裏側用）
paper-route-backs = 裏面（ルートカードの各ページの裏側用）
paper-aid = 早見表
paper-aid-round = ラウンド
paper-aid-draw = 前のラウンドの印の隣に、図形を道（A）か壁（B）で描く。またはペナルティで壁1マス（C）。道の2×2は禁止。
paper-aid-move = 道の上を、カードの数まで歩く。
paper-aid-spend = 1ラウンドに一度ルートカードを使う：歩く前に道か壁をもう1マス、または門から門へワープ（1歩）。
paper-aid-gem = 有効な文字の上なら宝石。全員がルートカードを引く（5枚まで）。
paper-aid-found = 発見された文字は使用済み：どのシートでも、その道は門に、空きマスは壁になる。場札のいちばん古いカードがなくなり、その文字が有効になる。
paper-aid-ends = 始まりと終わり
paper-aid-deal = ルートカード4枚から2枚残す。探索カード3枚を場札にし、いちばん古いものをそのラウンドに使う。
paper-aid-start = 探索カード2枚を描く：出口の上に道、その隣に壁（一人なら4枚：2枚ずつ）。その文字が有効になる。
paper-aid-phase = 場札がなくなるとフェイズ終了：最大の埋まった長方形を数える。フェイズ2では24枚すべてを切る。
paper-aid-escape = フェイズ2では出口から脱出できる。外にいる1人につき、毎ラウンド場札が1枚なくなる。
paper-aid-alone = 一人なら300点で勝ち。

## ページ

page-end-sheets = 迷路
page-sheet = 自分のシート、11×11マス
page-exit = 出口
page-pawn = 自分のコマ
page-space-road = 道
page-space-wall = 壁
page-space-gate = 門
page-space-empty = 空き
page-letter-active = { $letter }（有効）
page-letter-used = { $letter }（使用済み）
page-letter-coming = { $letter }（まだ有効でない）
page-letter-quiet = { $letter }（有効でない）
page-reach = 届く
page-reach-warp = ワープで届く
page-no-reach = 届かない
page-fits = { $cells }に置けます
page-not-fits = { $cells }には置けません
page-card = カード{ $letter }：{ $shape }、{ $number }歩
page-card-line = { $state }、カードは場札の中
page-card-coming = { $state }、カードはこれから来るかも
page-card-gone = { $state }、カードはもうない
page-shape = { $shape }、{ $number }歩
page-your-cards = 最初のカード
page-line = 場札（古い順）
page-deck = 山札の残り{ $count }枚。すべてのカードを見る
page-legend-active = 有効
page-legend-used = 使用済み
page-legend-coming = これから
page-legend-line = 場札
page-route = ルート{ $first }–{ $last }、つながっていない
page-route-joined = ルート{ $first }–{ $last }、つながった
page-joined = { $count }本つながった
page-no-routes = ルートカードなし
page-so-far = これまでの得点
page-part-gems = 宝石{ $count }個
page-part-routes = つながったルート{ $count }本
page-part-rectangle = フェイズ{ $count }の長方形
page-part-penalties = ペナルティ{ $count }
page-part-escape = 脱出
page-steps = { $left ->
    [0] 歩数は残っていません
   *[other] 残り{ $left }歩
}
page-seat = { $seat }：宝石{ $gems }個、ルートカード{ $routes }枚
page-seat-at = 最後に見たのは{ $letter }
page-sheet-sum = 宝石{ $gems }個 · 長方形{ $first }と{ $last } · ルート{ $routes }本 · ペナルティ{ $penalties }
page-tell-reveal = 全員が確定しました。カード{ $letter }を捨て札にします。
page-tell-joined = ルートが{ $count }本つながりました。最後までカードを持っていれば、1本15点です。
page-tell-over = ゲーム終了です。最大の長方形は{ $points }点です。
page-tell-collapse = 遺跡が崩れました。カード{ $letters }（{ $letters_count }枚）がなくなりました。
page-tell-removed = 発見された文字のため、カード{ $letters }を取り除きました。
page-race = 中に{ $inside }人 · 残りカード{ $cards }枚
page-edit-map = 文字をタップしてから新しい場所をタップするか、ドラッグしてください。キー：矢印、Enter、文字、Delete。
page-edit-map-label = 地図
page-edit-absent = 地図にない文字：
page-edit-shapes = 探索カード
page-edit-spaces = { $name }のマス
page-edit-space = { $row }行{ $column }列
page-edit-number = 歩数
page-edit-letters = 文字
page-edit-routes = ルートカード
page-edit-route = ルートカード{ $number }
page-mean-gems = 宝石
page-mean-rectangle_1 = フェイズ1の長方形
page-mean-rectangle_2 = フェイズ2の長方形
page-mean-routes = ルート
page-mean-penalties = ペナルティ
page-mean-escape = 脱出
page-key-arrows = マスからマスへ
page-key-use = 描く、またはそのマスへ歩く（スペースも同じ）
page-key-turn = 図形を回す（Shiftで逆回り）
page-key-flip = 図形を裏返す
page-key-mark = 道か壁か
page-key-single = 代わりに壁1マス
page-key-extra = ルートカードでもう1マス
page-key-go = そのマスへ歩く
page-key-warp = ルートカードでワープ
page-key-confirm = 確定する
page-key-escape = 遺跡から脱出する（フェイズ2）
page-key-cancel = 持っているものを置く
page-toggle = 道か壁か（W）
page-drawing-road = 道を描いています。壁に替える
page-drawing-wall = 壁を描いています。道に替える
page-turn = 図形を回す
page-turn-word = 回す
page-flip = 図形を裏返す
page-flip-word = 裏返す
page-single = 代わりに壁1マス（10点のペナルティ）
page-single-word = 壁1マス
page-extra = ルートカードでもう1マス
page-extra-word = 追加
page-warp = ワープ
page-draw = 描く
page-keep = { $routes }を残す
page-confirm = 確定
page-stay = 残る
page-escape = 脱出
page-ask-over = ゲーム終了です。
page-ask-wait = { $seats }を待っています。
page-ask-chance = カードを配っています。
page-ask-keep = { $left ->
    [1] ルートカードをもう1枚残してください。
   *[other] ルートカード4枚から、残す2枚を選んでください。
}
page-ask-keep-these = この2枚を残すか、別のカードを選んでください。
page-ask-setup-roads = カードを1枚、道として描いてください。出口を覆う必要があります。
page-ask-setup-walls = 残りを壁として描いてください。少なくとも1マスは道の隣です。
page-ask-setup-more = 次のカードを、描いたものの隣に道か壁として描いてください。
page-ask-ready = すべて描きました。よければ確定してください。
page-ask-draw = カード{ $letter }を{ $mark }として、前の印の隣に描いてください。
page-ask-single = 壁を1マス描く場所を、自分の印の隣で選んでください。10点かかります。
page-ask-single-only = 図形はどこにも入りません。自分の印の隣に壁を1マス描いてください。10点かかります。
page-ask-extra = 印をもう1マス描く場所を選んでください。使うのはルート{ $route }です。替えるには別のカードをタップします。
page-ask-warp = ワープする門を選んでください。使うのはルート{ $route }です。替えるには別のカードをタップします。
page-ask-move = 光っている場所へ{ $left }歩まで歩くか、確定してください。
page-ask-move-warp = 光っている場所へ{ $left }歩まで歩くか（白抜きはワープ）、確定してください。
page-ask-far = そこへはワープでだけ行けます。門から、ルートカード1枚で。
page-ask-confirm = ほかにすることはありません。確定するか、何かを取り消してください。
page-ask-escape = 出口にいます。いま脱出するか、歩くか、残ってください。
page-nudge-keep = 最初のカードに近いルートは、どの2枚でしょう。
page-nudge-draw = この図形を{ $mark }として考えてみてください。
page-nudge-single = 壁1マスのほうが、まだましかもしれません。
page-nudge-extra = もう1マスは、ルートカードの値打ちがありそうです。
page-nudge-go = コマには、もっと良い居場所があります。
page-nudge-warp = 門は、足よりも遠くへ連れていきます。
page-hint-look = { $cells }のあたりを見てください。
page-hint-keep = { $routes }を残しましょう。
page-hint-draw = { $cells }に{ $mark }を描きましょう。
page-hint-single = { $cells }に壁を1マス描きましょう。
page-hint-extra = { $route }を使ってもう1マス：{ $cells }に{ $mark }。
page-hint-go = { $cells }へ歩きましょう。
page-hint-warp = { $route }を使って{ $cells }へワープしましょう。
page-hint-done = このラウンドを確定しましょう。
page-hint-escape = いま脱出しましょう。

page-option-route_draw = ルートカードを引く人
page-option-route_passes = ルートカードを引く回数
page-option-removal = 発見と脱出で取り除くカード
page-option-refill = 場札の補充
choice-route_draw-everyone = 全員
choice-route_draw-finders = 宝石を見つけた人だけ
choice-route_passes-once = 1ラウンドに一度
choice-route_passes-each = 発見が続くたび
choice-removal-line_then_deck = 場札から、次に山札から
choice-removal-skip_when_depleted = 山札がなくなれば取り除かない
choice-refill-to_3 = 3枚になるまで
choice-refill-add_3 = 毎回3枚ずつ

page-figure-ru-01 = シートの真ん中：階段の形の出口、そのまわりに文字A～H、間は1マスずつ。
page-figure-ru-07 = 出口を覆う道と、その隣の壁。
page-figure-ru-10 = 空きマスの上の図形は描けますが、壁の上には描けません。
page-figure-ru-12 = 2×2ができる道のかぎは描けません。その隣の同じかぎは描けます。
page-figure-ru-16 = 3通りの描き方：図形を道で、図形を壁で、または10点かかる壁1マス。
page-figure-ru-18 = コマが壁をよけて道を4歩進み、有効な文字Aに着きます。
page-figure-ru-19 = 印の隣にもう1マス。そして、門から別の門へのワープ。
page-figure-ru-24 = 発見された文字Aの道は門に、空きマスは壁になります。
page-figure-ru-31 = 道と壁で埋まった3×4の長方形は12点です。

page-goal = 目標は最多得点です。有効な文字で宝石を見つけ、ルートの文字をつなぎ、長方形を埋め、後半には出口から脱出します。
page-picked-cells = { $cells }
page-picked-card = カード{ $letter }
page-picked-route = ルート{ $route }
page-picked-shape = 図形
page-picked-single = 壁1マス
page-picked-extra = 追加のマス
page-picked-move = コマ
page-picked-warp = ワープ
page-lesson-look = 全員が自分のシートを持ち、同時に描きます。真ん中が出口で、まわりに24の文字があります。道と壁を描き、道の上を歩き、文字の上で宝石を見つけます。
page-lesson-keep = これはルートカードで、2文字ずつあります。道で2文字をつなぐと、最後に15点です。4枚のうち2枚を残します。A–DとH–Iを選んでください。
page-lesson-keep-otherwise = ルートカードA–DとH–Iを選び、残してください。
page-lesson-roads = 探索カードも2枚あります。1枚は道になり、出口を覆わなければなりません。棒を縦にして、出口からAまで置いてください。Rキー、ホイール、または2本目の指で回せます。
page-lesson-roads-otherwise = 棒を縦に、f4、f5、f6へ：Aから出口まで。
page-lesson-walls = もう1枚は、道の隣の壁になります。壁の上は歩けませんが、長方形を埋め、最大の埋まった長方形も得点になります。Lを回し、裏返して、光っているマスに合わせてください。
page-lesson-walls-otherwise = Lはg5、g6、g7に立ち、足がh7です。
page-lesson-done = 確定するまではすべて取り消せますが、そのあとは取り消せません。確定してください。
page-lesson-done-otherwise = カードを描き終わりました。確定してください。
page-lesson-draw = 全員がカードを発表しました。A、E、O、Sが有効で、そこに止まれば宝石です。次に、場札のいちばん古いカードBを、全員が道か壁として描きます。出口から下へ道を描いてください。道で2×2を作ってはいけません。
page-lesson-draw-otherwise = 道として、f7、f8、g8へ。かぎの形です。合うまで回してください。
page-lesson-walk = 次に、コマが道の上をカードの数（5）まで歩きます。光っている場所に届きます。Aへ行ってください。
page-lesson-walk-otherwise = f4のAへ行ってください。光っていて、有効です。
page-lesson-confirm = 2歩で有効な文字の上です。確定して、結果を見ましょう。
page-lesson-confirm-otherwise = 行きたい場所にいます。確定してください。
page-lesson-route = 宝石、10点です。Aは全員にとって使用済みになり、自分のシートでは門です。ルートカードを使えば、門から門へワープできます。カードCが場札からなくなったので、Cが有効になりました。次はカードMです。Dへの道として描くと、ルートA–Dがつながります。
page-lesson-route-otherwise = 道として、Dから一列に：h8、i8、j8。
page-lesson-end = つながりました。最後までカードを持っていれば15点です。山札は2回使い切ります。後半は出口に止まって脱出しましょう。最初に出れば30点、残れば20点失います。これで全部です。壁に気をつけて。

## 自分の対局

yours-part-gems = 宝石
yours-part-rectangle_1 = 長方形1
yours-part-rectangle_2 = 長方形2
yours-part-routes = ルート
yours-part-penalties = ペナルティ
yours-part-escape = 脱出
yours-reached-short_of_goal = 琥珀に届かず
yours-reached-tier_amber = 琥珀
yours-reached-tier_jade = 翡翠
yours-reached-tier_topaz = トパーズ
yours-reached-tier_ruby = ルビー
yours-reached-tier_diamond = ダイヤモンド
figure-gems = 宝石
figure-penalties = ペナルティ
figure-rectangle_1 = 長方形1のマス
figure-rectangle_2 = 長方形2のマス
figure-routes = つながったルート
figure-roads = 描いた道
figure-escape = 脱出したラウンド（0はなし）

## 手元のゲームで：進行役とシート

error-call_first_phase = フェイズ2になるまで、だれも脱出できません。
error-call_escapes = { $escapes }人は脱出できません。遺跡にいるのは{ $inside }人です。
error-call_finders = { $inside }人では文字を{ $found }個見つけられません。コマはそれぞれ1つの文字にいます。
error-call_not_active = { $letter }と発見が合いません。文字が見つかるのは、そのとき有効な場合です。
error-call_card = カード{ $letter }はここでは出ません。ほかの場所にあるか、いまはめくるときではありません。
error-call_too_long = ラウンド{ $round }はありえません。その前にカードがなくなったか、わからないカードがあります。
error-sheet_exit = シート{ $sheet }：出口{ $cell }は、準備のときから道です。
error-sheet_block = シート{ $sheet }：{ $first }から{ $last }に、道の2×2があります。ペナルティを{ $penalties }つ付けてください。
error-sheet_adrift = シート{ $sheet }：{ $cell }のあたりの印が、ほかとつながっていません。
error-sheet_gate = シート{ $sheet }：{ $cell }には文字がないので、門にはなりません。
error-sheet_found = シート{ $sheet }：シート{ $other }によれば{ $letter }（{ $cell }）は見つかったので、ここでも門か壁です。
error-sheet_gems = シート{ $sheet }：宝石{ $gems }個に対して、見つけられる文字が{ $most }個しかありません。
error-sheet_gates = 一人なら宝石1個ごとに門が1つできます。宝石{ $gems }個と門{ $gates }つは合いません。
error-sheet_penalties = シート{ $sheet }：ペナルティ{ $penalties }に対して、壁が{ $walls }マスしかありません。
error-sheet_rectangle = シート{ $sheet }：{ $points }点になる埋まった長方形がありません。印は消えません。
error-sheet_escape = シート{ $sheet }：フェイズ2になるまで、だれも脱出できません。
error-sheet_route = ルートカード{ $route }はありません。
error-sheet_route_twice = ルートカード{ $route }は1枚だけです。
companion-about = 紙のシートで遊ぶテーブルの進行役と、最後の計算です。入れたものはこの端末から出ません。
companion-parts = 使うもの
companion-caller = 進行役
companion-score = 計算
companion-asking = 調べています…
companion-players = 何人で遊びますか
companion-alone = 一人
companion-players-count = { $count }人
companion-cards-from = 探索カード
companion-cards-here = ここのカード
companion-cards-box = 箱のカード
companion-cards-here-about = 進行役がカードを切って見せます。用意するのはシートと鉛筆とルートカードだけです。
companion-cards-box-about = 手元のカードを切ってめくり、その文字をタップしてください。あとは進行役が覚えておきます。
companion-house-rules = ルールの読み方
companion-begin = 始める
companion-again = 新しいゲーム
companion-setup = 準備
companion-setup-several = 一人ずつ端末を受け取り、カードを2枚見て次の人に渡します。1枚は出口の上に道として、もう1枚は道の隣に壁として描きます。ルートカードは4枚ずつ配り、2枚残します。
companion-setup-alone = 図形を1つ、出口の上に道として描きます。次に順不同で、もう1つを道、2つを壁として、すでにある印の隣に描きます。ルートカードを4枚配り、2枚残します。
companion-player = プレイヤー{ $number }
companion-show-hand = カードを見る
companion-hide-hand = カードを隠す
companion-setup-done = 全員描いた：発表
companion-setup-done-alone = 全部描いた
companion-announced = 有効：{ $letters }。コマは出口に置きます。
companion-turn-up-dealt = 準備が終わりました。発表する文字はどれですか。あと{ $count }。
companion-turn-up = 山札から1枚めくってください。どの文字ですか。
companion-turn-up-removed = 山札から1枚を捨て札にします。どの文字ですか。
companion-letter-free = カード{ $letter }
companion-where = フェイズ{ $phase }、ラウンド{ $round }
companion-turns = { $turns ->
    [1] このフェイズの最後のラウンド
   *[other] 長くてあと{ $turns }ラウンド
}
companion-draw = { $letter }：{ $shape }
companion-steps = { $number }歩まで
companion-draw-own = カード{ $letter }を描く
companion-line-next = 次
companion-draw-aloud = ラウンド{ $round }。カード{ $letter }、{ $shape }、{ $number }歩まで。
companion-draw-own-aloud = ラウンド{ $round }。カード{ $letter }。
companion-aloud = 読み上げ
companion-say-again = もう一度読む
companion-all-done = 全員、描いて動いた
companion-active-now = 有効：
companion-letters = 文字
companion-active = 有効
companion-used = 発見済み
companion-in-line = 場札
companion-gone = カードなし
companion-to-come = これから
companion-letter-state = { $letter }：{ $states }
companion-deck-left = { $count ->
    [0] 裏向きのカードはありません。
   *[other] 裏向きのカードは{ $count }枚です。
}
companion-ask-found = コマのいる文字はどれですか
companion-ask-at-once = いま有効な文字にコマがいますか
companion-ask-escapes = 遺跡を出るのはだれですか
companion-escapes = { $count ->
    [0] なし
   *[other] { $count }人が出る
}
companion-escapes-alone = 出る
companion-nobody = だれもいない、次へ
companion-nobody-alone = なし、次へ
companion-found-on = 発見：{ $letters }
companion-not-yet = カードに戻る
companion-over = ゲーム終了です。シートを計算しましょう。
companion-to-score = シートを計算
companion-news = 起きたこと
companion-news-discarded = カード{ $letters }を捨て札にします。文字はそのままです。
companion-news-routes_all = ルートカードが5枚未満の人は、全員1枚引きます。
companion-news-routes_finders = 宝石を見つけた人は、ルートカードが5枚未満なら1枚引きます。
companion-news-found = { $count ->
    [1] { $letters }が見つかりました。そこにいる人は宝石を1個得ます。どのシートでも、そこの道は門に、空きマスは壁になります。
   *[other] { $letters }が見つかりました。そこにいる人は宝石を1個ずつ得ます。どのシートでも、そこの道は門に、空きマスは壁になります。
}
companion-news-left_line = { $count ->
    [1] カード{ $letters }を場札から取り除きます。
   *[other] カード{ $letters }の{ $count }枚を場札から取り除きます。
}
companion-news-left_deck = { $count ->
    [1] カード{ $letters }を山札から捨て札にします。
   *[other] カード{ $letters }の{ $count }枚を山札から捨て札にします。
}
companion-news-short = まだ取り除くはずですが、カードが残っていません。
companion-news-kept = 山札がないので、カードは取り除きません。
companion-news-active = { $count ->
    [1] { $letters }が有効になりました。
   *[other] { $letters }がどれも有効になりました。
}
companion-news-known = { $count ->
    [1] { $letters }は前に発表されたので、何も変わりません。
   *[other] { $letters }はどれも前に発表されたので、何も変わりません。
}
companion-news-laid = { $count ->
    [1] カード{ $letters }が場札に加わります。
   *[other] カード{ $letters }の{ $count }枚が場札に加わります。
}
companion-news-fell = { $count ->
    [1] 遺跡が崩れます。カード{ $letters }を取り除き、文字はそのままです。
   *[other] 遺跡が崩れます。カード{ $letters }の{ $count }枚を取り除き、文字はどれもそのままです。
}
companion-news-phase_over = フェイズ1が終わりました。埋まった最大の長方形の点を書いてください。
companion-news-shuffled = 全部のカードを切ってフェイズ2に入ります。これからは、移動を出口で終えた人は出られます。
companion-news-over = ゲーム終了です。
companion-sheets = シート
companion-sheet = シート{ $number }
companion-stage = いまどこですか
companion-stage-phase_1 = フェイズ1
companion-stage-phase_2 = フェイズ2
companion-stage-over = 終わり
companion-brush = 描くもの
companion-brush-road = 道
companion-brush-wall = 壁
companion-brush-gate = 門
companion-brush-none = 空き
companion-grid = シート、11×11マス：タップするか、続けてなぞります
companion-fill = 残りをすべて壁に
companion-grid-hint = タップするか、なぞってください。門は入れなくてもかまいません。間違いを見つける助けになるだけです。
companion-gems = 宝石
companion-penalties = ペナルティ
companion-rectangle = 書いてあるフェイズ1の長方形
companion-measure = フェイズ1の終わりに書いた点が、合計にまだ入っていません。
companion-less = { $what }：1減らす
companion-more = { $what }：1増やす
companion-take-largest = いまの最大：{ $points }
companion-routes = 手札のルートカード
companion-escape = 脱出
companion-escape-never = しなかった
companion-escape-place = { $place }番目
companion-escape-same = 同じラウンドに出た人は同じ順位です。
companion-total = { $points }点
companion-so-far = ここまで
companion-roads = 道{ $count }マス
companion-part-gems = 宝石：{ $count }
companion-part-rectangle_1 = フェイズ1の長方形
companion-part-rectangle_2 = フェイズ2の長方形
companion-part-routes = つながったルート：{ $count }
companion-part-penalties = ペナルティ：{ $count }
companion-part-escape = { $count ->
    [0] 脱出しなかった
   *[other] 脱出、{ $count }位
}
companion-compare = 比較
companion-winner = { $count ->
    [1] { $sheets }の勝ちです。
   *[other] { $sheets }がそろって勝ちです。
}
companion-tie = 合計が同じなので、道の多さで決まります（{ $counts }）。
companion-tie-shared = 合計も道の数も同じです（{ $counts }）。
companion-missing = まだ入れていないもの
companion-unmeasured = フェイズ1の長方形がまだのシート
companion-goals = 目標の段階
companion-goal = { $name }：{ $points }点から
companion-goal-reached = { $name }：達成
companion-goal-next = { $name }まであと{ $points }点です。
companion-goal-all = その上はありません。
companion-goal-tier_amber = 琥珀
companion-goal-tier_jade = 翡翠
companion-goal-tier_topaz = トパーズ
companion-goal-tier_ruby = ルビー
companion-goal-tier_diamond = ダイヤモンド

## 印刷

companion-routes-joined = つながったルート
companion-print-sheet = 描き込むシート
companion-print-explore = 探索カード
companion-print-routes = ルートカード
companion-print-aid = 早見表
companion-print-explore-backs = 探索カードの裏面
companion-print-route-backs = ルートカードの裏面

## 日替わりパズル

daily-goal-best_finish = これが最後の手番です。ここで取れる点をできるだけ多く取ってください。
