# Sonora
# 用語: disc ディスク, to flick はじく, a flick フリック, Reflick リフリック, Swap スワップ, Discovery 発見, bullseye ブルズアイ,
# multiplier circle 2倍サークル, zone ゾーン（盤）, section 区画（シート）, board 盤, sheet シート, launch corner 発射コーナー,
# frame 枠, hole 穴, Flick phase フリックフェイズ, Write phase 記入フェイズ, Ruins 遺跡, building 建物, hex 六角マス,
# to cross off 消す, to circle 丸で囲む, Canyon 峡谷, square マス, shape 図形, Creek Bed 川床, space マス, path 道,
# Mudcracks ひび割れ, node ノード, box 箱, sum 持ち値, value 値, AI AI, to take back 取り消す.

name = Sonora
blurb = 毎ラウンド、5枚のディスクを4つのゾーンの砂漠へはじき、その成果を4つのパズルのシートに書き込みます。

section-ruins = 遺跡
section-canyon = 峡谷
section-creek = 川床
section-mudcracks = ひび割れ
animal-lizard = トカゲ
animal-fox = キツネ
animal-owl = フクロウ
animal-rabbit = ウサギ
bonus-fox = キツネ
bonus-owl = フクロウ
bonus-rabbit = ウサギ
bonus-reflick = リフリック
bonus-swap = スワップ
bonus-discovery = 発見
step-swap = スワップ
step-ruins = 遺跡の手番
step-write = 記入フェイズ

option-rounds = ラウンド数：6、5、7
option-first_player = 先手：くじ引き、または席
option-no_bunting = コーナーの隣のゾーンへ、ディスクを直接入れてはいけないかどうか
option-preview = 狙うときのフリックの予測（全席共通）：すべて、最初に当たるまでの線、なし
option-fair_colours = 一人用：AIの色の残りディスクを、自分の色と同じ数以上にするかどうか
option-text = 一人用：規則の文面が異なるとき、どれに従うか。選ばれていないai_squares、ai_shapes、ai_full_zoneを決めます
option-ai_squares = 一人用：峡谷でAIが始めるマスの数
option-ai_shapes = 一人用：AIのディスクが描く図形：その数以下を選ぶ、入る最大のもの、その数だけ
option-ai_full_zone = 一人用：満杯の区画でディスクを無駄にする色を、AIの色から外すかどうか
option-hand_0 = 席0の手：普通、安定、震え、正確
option-hand_1 = 席1の手
option-hand_2 = 席2の手
option-hand_3 = 席3の手

## 行動ができない理由

fault-not_your_turn = { $turn }の番です。
fault-chance_first = まだ止まっていないものがあります。
fault-not_now = いまはそのときではありません。
fault-ended = 記入フェイズはもう終えています。
fault-settle_discs = 答えに、なかったディスクがあります。
fault-settle_places = ディスクがそのように止まることはありません。
fault-settle_other = これらのディスクは、別の場所で止まったはずです。

fault-disc_flicked = { $disc }は、このラウンドではもうはじきました。
fault-not_your_disc = { $disc }は自分のディスクではありません。
fault-other_disc_first = 先に{ $disc }をもう一度はじいてください。
fault-knocked_discs_first = 先に、はじき出されたディスクをもう一度はじいてください。
fault-not_on_corner = ディスクは、自分の発射コーナーの高い面に全体が載った状態から始めます。
fault-too_fast = そこまで速くはじける手はありません。
fault-start_on_disc = そこでは、別のディスクがコーナーに寄りかかっています。
fault-no_reflick = 使えるリフリックがありません。
fault-not_in_hole = { $disc }は穴の中にないか、自分のものではありません。

fault-no_swap = 使えるスワップがありません。
fault-not_on_board = { $disc }は盤の上の自分のディスクではありません。
fault-swap_itself = スワップには別々のディスクが2枚必要です。
fault-nothing_to_choose = { $disc }について選ぶことはありません。
fault-counts_elsewhere = { $disc }はその区画に数えられません。
fault-two_colours = aとbのように、別々の色を2つ選んでください。
fault-unfair_colours = AIの色の残りディスクが、自分の色より少なくなります。
fault-full_zone = 別の色なら、満杯の区画で無駄になるディスクが減ります。

fault-no_such_building = その建物はありません。
fault-ruins_value = 遺跡で消せるのは{ $value }です。{ $count }はできません。
fault-building_full = 建物{ $building }の残りは{ $left }マスです。
fault-ruins_value_left = 遺跡でまだ{ $value }を消さなければなりません。
fault-discover_first = 先に、発見の動物を選んでください。

fault-no_such_disc = ディスク{ $number }は、そこではもう残っていません。
fault-no_animal = 使える{ $animal }がありません。
fault-no_such_shape = これらのマスは図形になりません。
fault-shape_too_high = それは数{ $number }の図形です。ここで描けるのは{ $most }以下です。
fault-shape_overlaps = { $cell }はもう埋まっています。
fault-shape_overlaps_ai = { $cell }はAIが埋めています。
fault-shape_off_canyon = { $cell }は白いマスではありません。
fault-shape_apart = 自分の図形に辺で接するように描いてください。
fault-shape_beside_ai = AIの図形に接するだけでは足りません。自分の図形に辺で接するように描いてください。
fault-no_such_space = マス{ $space }はありません。
fault-space_visited = マス{ $space }はもう通りました。
fault-space_filled = マス{ $space }への道は埋まっています。
fault-path_length = その道の長さは{ $found }です。{ $least ->
    [1] { $most ->
        [1] 1
       *[other] 1～{ $most }
    }
   *[other] { $least }
}にしてください。
fault-no_mud_discs = ひび割れに書くディスクがありません。
fault-sum_open = 先に、ひび割れの開いている持ち値を閉じてください。
fault-nothing_to_buy = それで買えるものがありません。
fault-no_sum = ひび割れに開いている持ち値がありません。
fault-boxes_only = この持ち値は箱を買い始めたので、箱しか買えません。
fault-no_such_node = ノード{ $node }はありません。
fault-node_marked = ノード{ $node }はもう印が付いています。
fault-node_apart = ノード{ $node }は、印の付いたノードと線でつながっていません。
fault-node_cost = このノードの費用は{ $cost }ですが、持ち値の残りは{ $value }です。
fault-no_such_column = その列はありません。
fault-column_full = 列{ $column }は埋まっています。
fault-nothing_left = 持ち値が残っていません。
fault-no_discovery = 選ぶ発見がありません。
fault-icons_used_up = 発見の欄の{ $animal }は、すべて丸で囲まれています。
fault-close_first = 先に、開いている持ち値を閉じてください。
fault-canyon_left = まだ図形を描けます。
fault-creek_left = まだ道を進めます。
fault-mud_left = ひび割れの値が残っています。

fault-no_ai_disc = AIにそのディスクは残っていません。
fault-ai_shape_apart = AIが始めるのは、AIのマス、AIの図形の隣、またはAIの図形に接する自分の図形の隣です。
fault-ai_shape_too_low = ここでAIは数{ $number }の図形を描かなければなりません。
fault-ai_path_apart = AIはマス{ $space }から始められません。
fault-ai_path_blocked = マス{ $space }から上流へ長さ{ $length }の道はありません。
fault-ai_no_circle = ノード{ $node }に、埋める小さな丸がありません。

## エディションの間違い

error-edition_arena = この盤ではディスクをはじけません：{ $law }。
error-edition_zone = ゾーン「{ $zone }」はもうあります。足りないのは：{ $missing }。
error-edition_circle_off = サークル{ $number }が盤の床からはみ出しています。
error-edition_circle_across = サークル{ $number }が複数のゾーンにまたがっています。半径がxかyより大きいためです。
error-edition_circle_hole = サークル{ $number }が穴にかかっています。
error-edition_circle_home = サークル{ $number }は自分のゾーンにあります。{ $animal }のサークルはゾーン「{ $zone }」に置けません。
error-edition_animal = どの動物にもサークルは2つです。{ $animal }は{ $found }つです。
error-edition_zone_circles = どのゾーンにもサークルは2つです。{ $zone }は{ $found }つです。
error-edition_lizard = ひび割れの2つのサークルのうち、1つはトカゲのものです。
error-edition_circles_close = サークル{ $first }と{ $second }は別の動物のものですが、1枚のディスクが両方に触れられます。離してください。
error-edition_building = 建物はAからHの順です。ここは「{ $found }」ですが、「{ $expected }」のはずです。
error-edition_reward = 建物{ $building }：後から完成した人の{ $bottom }が、最初の人の{ $top }より多くなっています。
error-edition_grid_width = 峡谷の1行は{ $found }マスですが、{ $least }～{ $most }マスにしてください。
error-edition_grid_size = 峡谷は{ $found }マスですが、{ $most }マスまでです。
error-edition_grid_row = 峡谷の{ $row }行目は{ $found }マスですが、ほかの行の多くは{ $wanted }マスです。
error-edition_square = マスが「{ $found }」です。{ $suggestion ->
    [none] {""}
   *[other] 「{ $suggestion }」のことですか。
}次のどれかにしてください：{ $known }。
error-edition_start = スタートのマスは左下の4×4のSだけです。
error-edition_ai_square = 「{ $square }」は峡谷の白いマスではありません。k5のように、列、上からの行の順に書きます。
error-edition_ai_square_twice = AIのマス{ $square }はもうあります。3つとも別にしてください。
error-edition_falls_away = 「{ $square }」はAIのマスではありません：{ $known }。
error-edition_shape_mark = 図形に「{ $mark }」があります。マスは#、それ以外は点で描いてください。
error-edition_shape_empty = この図形にはマスがありません。#で描いてください。
error-edition_shape_apart = この図形はばらばらです。マスは辺でつなげてください。
error-edition_shape_twin = 数{ $number }のこの図形はもうあります。どう回しても別の形にしてください。
error-edition_shape_growth = 数{ $number }のこの図形は{ $found }マスですが、{ $least }マス以上必要です。図形は数とともに大きくなります。
error-edition_branch = 支流はマス{ $space }のあとから始められません。その上のマスは0～{ $most }です。
error-edition_space = 川のマスが「{ $found }」です。{ $suggestion ->
    [none] {""}
   *[other] 「{ $suggestion }」のことですか。
}1桁か2桁の数、または次のどれかにしてください：{ $known }。
error-edition_dead_end = AIの支流は行き止まりですが、最後のマス{ $space }から別の支流が続いています。
error-edition_no_dead_end = AIのマスで終わる支流がありません。少なくとも1つに「ai = true」が必要です。
error-edition_creek_size = 川は{ $found }マスですが、{ $most }マスまでです。
error-edition_node_cost = { $node ->
    [0] 最初のノードはXで、費用はありません。
   *[other] ノード{ $node }に費用がありません。費用がないのは最初だけです。
}
error-edition_triangle_node = ノード{ $node }はありません。番号は0～{ $most }です。
error-edition_triangle_flat = 三角形は別々の3つのノードを結びます。
error-edition_net_line = ノード{ $one }とノード{ $other }を結ぶ線に、三角形が3つ以上あります。
error-edition_net_node = ノード{ $node }は三角形でXとつながっていません。
error-edition_room = { $part ->
    [first_row] 建物AからE
    [second_row] 建物FからH
    [storeys] 2列の建物の階
    [shapes] 横に並ぶ図形
    [arms] 横に並ぶ川の支流
    [depth] 川のいちばん長い道のマス
    [boxes] 箱の列
   *[tray] ボーナス
}にはシート上で{ $wanted } mm必要ですが、{ $room } mmしかありません。
error-edition_nodes_close = ノード{ $first }と{ $second }が重なって印刷されます。離してください。

## 起きたこと

event-first_player = { $you ->
    [yes] あなたが
   *[no] { $seat }が
}先手です。
event-flicked = { $you ->
    [yes] あなたは
   *[no] { $seat }は
}{ $disc }をはじきました。
event-flick_again = { $you ->
    [yes] あなたは
   *[no] { $seat }は
}もう一度{ $disc }をはじきました。
event-moved = { $disc }が滑り、{ $seconds }秒ですべて止まりました。
event-rested = { $disc }が止まり、{ $section }に数えます{ $doubled ->
    [0] 。
   *[other] （2倍）。
}
event-between = { $disc }は、次のどれにも数えられる場所で止まりました：{ $sections }。
event-weak = { $disc }がコーナーを出なかったので、{ $you ->
    [yes] あなたは
   *[no] { $seat }は
}もう一度はじきます。
event-fell_in = { $disc }が穴に落ちました。
event-went_off = { $disc }が盤の外に出ました。
event-reflicked = { $you ->
    [yes] あなたは
   *[no] { $seat }は
}{ $disc }にリフリックを使いました。
event-kept = { $you ->
    [yes] あなたは
   *[no] { $seat }は
}そのまま残しました。
event-put_on = { $you ->
    [yes] あなたは
   *[no] { $seat }は
}{ $disc }を{ $section }に置きました。
event-disqualified = { $disc }はこのラウンドでは失格です。
event-swapped = { $you ->
    [yes] あなたは
   *[no] { $seat }は
}{ $a }と{ $b }をスワップしました。
event-chose = { $you ->
    [yes] あなたは
   *[no] { $seat }は
}{ $disc }を{ $section }に数えます。
event-chose_colours = 自分は{ $mine }、AIは{ $theirs }です。
event-crossed = { $you ->
    [yes] あなたは
   *[no] { $seat }は
}建物{ $building }を{ $count }マス消しました。
event-completed = { $first ->
    [1] { $you ->
        [yes] あなたは
       *[no] { $seat }は
    }最初に建物{ $building }を完成させました：{ $points }点。
   *[other] { $you ->
        [yes] あなたは
       *[no] { $seat }は
    }建物{ $building }を完成させました：{ $points }点。
}
event-drew = { $you ->
    [yes] あなたは
   *[no] { $seat }は
}数{ $number }の図形を描きました（{ $cells }）{ $cacti ->
    [0] 。
   *[other] 。サボテン{ $cacti }本。
}
event-walked = { $you ->
    [yes] あなたは
   *[no] { $seat }は
}{ $length }マス進んで{ $end }まで来ました{ $points ->
    [0] 。
   *[other] 。{ $points }点。
}
event-opened = { $you ->
    [yes] あなたは
   *[no] { $seat }は
}ひび割れで{ $value }使えます。
event-marked_node = { $you ->
    [yes] あなたは
   *[no] { $seat }は
}費用{ $cost }でノード{ $node }に印を付けました{ $points ->
    [0] 。
   *[other] 。{ $points }点を囲みました。
}
event-boxed = { $you ->
    [yes] あなたは
   *[no] { $seat }は
}列{ $column }の箱に印を付けました。
event-closed = { $you ->
    [yes] あなたは
   *[no] { $seat }は
}持ち値を閉じました{ $lost ->
    [0] 。
   *[other] 。残り{ $lost }は失われました。
}
event-earned = { $you ->
    [yes] あなたは
   *[no] { $seat }は
}獲得しました：{ $bonus }。
event-not_gained = { $you ->
    [yes] あなたは
   *[no] { $seat }は
}何も得ません（{ $bonus }）。アイコンはすべて丸で囲まれています。
event-discovered = { $you ->
    [yes] あなたの
   *[no] { $seat }の
}発見：{ $animal }。
event-ai_circled = AIは自分の建物を{ $count }マス丸で囲みました。
event-ai_cleared = 値のうち{ $count }で、AIが丸で囲んだものを消しました。
event-ai_drew = AIは数{ $number }の図形を埋めました（{ $cells }）。
event-ai_walked = AIは{ $start }から上流へ{ $length }マス埋めました。
event-ai_filled = AIがノード{ $node }の費用を{ $cost }にしました。
event-ended = { $you ->
    [yes] あなたは
   *[no] { $seat }は
}{ $step }を終えました。
event-new_round = ラウンド{ $round }：盤が回り、{ $you ->
    [yes] あなたが
   *[no] { $seat }が
}先手です。
event-game_over = ゲーム終了です。

## 理由

zone_name-ruins = 遺跡
zone_name-canyon = 峡谷
zone_name-creek = 川床
zone_name-mudcracks = ひび割れ
why-often = { $percent ->
    [100] {""}
   *[other] （{ $percent }%）
}
why-lands = { $disc }を{ $zone_name }に数える{ why-often }
why-doubled = { $disc }をサークルに止める{ why-often }
why-sinks = { $disc }を穴に落とす{ why-often }
why-knocks_off = { $disc }を盤からはじき出す{ why-often }
why-drives_away = { $disc }をサークルから追い出す{ why-often }
why-again = { $disc }をもう一度はじく（およそ{ $worth }点増える見込み）
why-stands = { $disc }を{ $zone_name }に数える場所に残す{ $doubled ->
    [0] {""}
   *[other] （2倍）
}
why-counts = { $disc }を{ $zone_name }に数える（そこでおよそ{ $worth }点）
why-plays = { $mine }を選ぶ（AIの動きも含めておよそ{ $worth }点）
why-ai_takes = 届く範囲のおよそ{ $worth }点をAIに取らせる
why-completes = 建物{ $building }を{ $first ->
    [0] ほかの人のあとに
   *[other] 最初に
}完成させる（{ $points }点）
why-advances = 建物{ $building }をあと{ $left }マスにする
why-denies = 建物{ $building }であと{ $left }マスの{ $seat }より先に行く
why-covers = サボテン{ $cacti }本を取り込む（{ $points }点増える）
why-circles = 川床の{ $points }点を丸で囲む
why-surrounds = ひび割れの{ $points }点を囲む
why-earns = 獲得する：{ $bonuses }
why-chains = ボーナスを{ $count }つ引き起こす
why-prepares = { $zone_name }で、あとおよそ{ $worth }点に手が届くようになる
why-spares = アイコンをあとに取っておく：{ $bonus }

## 得点と終わり

part-ruins = 遺跡
part-canyon = 峡谷
part-creek = 川床
part-mudcracks = ひび割れ
part-discoveries = 丸で囲んだ発見（{ $count }）
tie-discoveries = 丸で囲んだ発見の多さ
outcome-last_round = 最後のラウンドが終わりました。
outcome-solo_total = 合計がそのまま結果です。
verdict-solo_total = { $total }点でした

## ターミナル

notation-forms = 書き方は aim a3 -12 40（ディスクa3、左へ12度、力40）、keep、reflick、swap a1 a4、cross B 9、draw 4 e9 e10 f10、walk 3 17、mud、mark 7、box 1、close、doneです。
notation-help =
    aim a3 -12 40      a3を穴の左12度へ、力40（最大100）ではじく
    aim a3 -12 40 from 20 5   同じく、右へ20 mm、前へ5 mmずらして
    keep, reflick      フリックを残す、またはディスクを戻す
    bullseye a3 creek  穴のディスクを区画に置く
    swap a1 a4         自分のディスク2枚を入れ替える
    choose a3 canyon   2つの区画の間のディスクをどこに数えるか
    cross B 9          建物Bを9マス消す
    draw 4 e9 e10 f10  ディスク4で図形を描く（draw fox …、draw fox found …）
    walk 3 17          3マス進んでマス17へ（walk owl …、walk owl found …）
    mud                ひび割れのディスクを使う：mark 7, box 1, rabbit, close
    discover fox       発見の欄のアイコンを丸で囲む
    done               スワップ、遺跡の手番、記入を終える
    colours a b        一人用：自分の色とAIの色
    ai draw 4 e9 f9    一人用：AIの記入（または ai walk 3 10, ai fill 12）
    where, where a3    ディスクをどこに数えるか（where canyon：その区画）

do-flick = { $disc }を{ $corner ->
    [own] 自分のコーナー
   *[other] コーナー{ $corner }
}から{ $target }へ{ $force ->
    [gently] ごくそっと
    [softly] そっと
    [firmly] やや強く
    [hard] 強く
   *[wild] 思いきり
}はじく
do-flick-past = { $disc }を{ $corner ->
    [own] 自分のコーナー
   *[other] コーナー{ $corner }
}から、穴の{ $side ->
    [left] 左
   *[right] 右
}{ $degree }°へ{ $force ->
    [gently] ごくそっと
    [softly] そっと
    [firmly] やや強く
    [hard] 強く
   *[wild] 思いきり
}はじく
do-keep = フリックを残す
do-reflick = リフリックを使う
do-bullseye = { $disc }を{ $zone_name }に置く
do-choose = { $disc }を{ $zone_name }に数える
do-swap = { $a }と{ $b }をスワップする
do-colours = 自分は{ $mine }、AIは{ $theirs }にする
do-cross = 建物{ $building }を{ $count }マス消す
do-draw = { $source ->
    [now] キツネを使って
    [kept] 見つけたキツネを使って
   *[other] ディスク{ $source }で
}{ $cells }に描く
do-walk = { $source ->
    [now] フクロウを使って
    [kept] 見つけたフクロウを使って
   *[other] ディスク{ $source }で
}マス{ $end }まで進む
do-record = ひび割れのディスクの持ち値を開く
do-rabbit = ウサギを加える
do-mark = ノード{ $node }に印を付ける
do-box = 列{ $column }の箱に印を付ける
do-close = 持ち値を閉じる
do-discover = 発見：{ $animal }
do-done = この段階を終える
do-ai_draw = AIの{ $number }で{ $cells }を埋める
do-ai_walk = AIの{ $number }でマス{ $start }から上流を埋める
do-ai_fill = AIでノード{ $node }の費用を上げる
prompt-aim = ディスクをはじく
prompt-keep = 残すか、リフリック
prompt-hole = ブルズアイを置く
prompt-colours = 色を選ぶ
prompt-swap = スワップ、またはdone
prompt-choose = 区画を選ぶ
prompt-ai = AIの分を記入する
prompt-ruins = 六角マスを消す
prompt-discover = 発見を選ぶ
prompt-write = 記入する
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
forms-aim = aim a3 -12 40（ディスク、角度、力）
forms-keep = keep, reflick
forms-hole = bullseye a3 creek
forms-colours = colours a b
forms-swap = swap a1 a4, done
forms-choose = choose a3 canyon
forms-ai = ai draw 4 e9 e10 f10, ai walk 3 10, ai fill 12
forms-ruins = cross B 9, done
forms-discover = discover fox（キツネ）、owl（フクロウ）、rabbit（ウサギ）
forms-write = draw 4 e9 e10 f10, walk 3 17, mud, mark 7, box 1, rabbit, close, done
asked-aim = { $discs }を{ $corner ->
    [0] 左上
    [1] 右上
    [2] 右下
   *[other] 左下
}からはじいてください：aim ディスク 角度 力
asked-aim-any = 手元のディスク
asked-aim-how = 角度0は穴の方向、マイナスは左寄りです。力は0～100です。
asked-keep = フリックを残すか、リフリックでディスクを戻します：keep, reflick
asked-hole = ブルズアイです。好きな区画に置いてください。例：bullseye a3 creek
asked-colours = 自分が書く色とAIの色を選んでください。例：colours a b
asked-swap = 自分のディスクをスワップしてください。例：swap a1 a4、または done
asked-choose = 区画の間にディスクがあります。どこに数えますか。例：choose a3 canyon
asked-ai = AIのディスクを、いちばん困らない場所に記入してください（方法はhelp）。
asked-ruins = 六角マスを消してください。例：cross B 9、終わったら done
asked-discover = 発見です。取っておく動物を丸で囲みます。例：discover fox（キツネ）
asked-write = 好きな順に記入し、終わったら done。look canyon、creek、mudcracksで区画を表示。
help-aim =
    aim a3 -12 40      a3を穴の左12度へ、力40（最大100）ではじく
    aim a3 12 40 from 20 5   右へ12度、右へ20 mm、前へ5 mmずらして
    where, where a3    ディスクをどこに数えるか（where canyon：その区画）
    look sheet         自分のシート（look ruins, canyon, creek, mudcracks）
    look 名前          ほかの人のシート（look 名前 ruins：その区画）
help-keep =
    keep               フリックを残す
    reflick            リフリックを使う：ディスクをもう一度はじく
    where a3, look sheet   ディスクをどこに数えるか、自分のシート
help-hole =
    bullseye a3 creek  川床に数える（ruins, canyon, mudcracksも）
    look sheet         自分のシート。どこでいちばん役立つか
help-colours =
    colours a b        自分の色はa、AIの色はb
    where, look sheet  ディスクをどこに数えるか、自分のシート
help-swap =
    swap a1 a4         スワップ1つで、自分のディスク2枚を入れ替える
    done               スワップを終える
    where, look sheet  ディスクをどこに数えるか、自分のシート
help-choose =
    choose a3 canyon   峡谷に数える（ruins, creek, mudcracksも）
    where, look sheet  ディスクをどこに数えるか、自分のシート
help-ai =
    ai draw 4 e9 e10 f10   AIの4で峡谷のこれらのマスを埋める
    ai walk 3 10       AIの3で川床をマス10から上流へ埋める
    ai fill 12         ひび割れのノード12の費用を1上げる
    look canyon        その区画（creek, mudcracksも）、look sheet：全体
help-ruins =
    cross B 9          建物Bを9マス消す
    done               遺跡の手番を終える
    look sheet         自分のシート、look 名前：ほかの人のシート
help-discover =
    discover fox       キツネを取っておく：一度、4以下の図形
    discover owl       フクロウを取っておく：一度、1～5の道
    discover rabbit    ウサギを取っておく：一度、ひび割れで6
help-write =
    draw 4 e9 e10 f10  ディスク4で図形を描く（draw fox …、draw fox found …）
    walk 3 17          3マス進んでマス17へ（walk owl …、walk owl found …）
    mud                ひび割れのディスクの持ち値を開く。そのあと：
    mark 7, box 1, rabbit, close   ノード、箱、ウサギを加える、閉じる
    done               記入を終える
    look canyon        区画（ruins, creek, mudcracks）、look sheet：全体
    look 名前          ほかの人のシート、look board：盤
look-board = 盤
look-sheet = シート
look-points = 得点
look-how = look board、sheet、points、ruins、canyon、creek、mudcracks、または look 名前 と書いてください。
letter-fox = F
letter-owl = O
letter-rabbit = R
letter-reflick = K
letter-swap = W
letter-discovery = D
table-where-how = whereですべてのディスク、またはディスクか区画を指定：where a3 b1, where canyon
table-where-choice = 持ち主が選びます
table-where-none = いまこの区画に数えるディスクはありません。
replay-unverified = { $count }回のフリックは別のカーネルで行われたため、確かめられませんでした。
replay-refuted = { $count }回のフリックが記録どおりになりません。記録が書き換えられています。
table-round = ラウンド{ $round }/{ $rounds } · 先手は{ $you ->
    [yes] あなた
   *[no] { $seat }
}
table-discs = ディスク
table-hand = 手元
table-out = 失格
table-knocked = 再フリック
table-lifted = 持ち上げ中
table-air = 空中
table-hole = 穴の中
table-off = 盤の外
table-section = ブルズアイ
table-twice = ×2
table-cacti = サボテン
table-spaces = 各マス：番号:もたらすもの。（丸）、×は通過。
table-spaces-alone = 各マス：番号:もたらすもの。（丸）、×は通過、▓は埋まり、■はAIの始点。
table-nodes = 各ノード：番号:費用、または[印]。その間は、囲むもの。
table-letters = F キツネ、O フクロウ、R ウサギ、K リフリック、W スワップ、D 発見
table-legend = { table-letters }。a b c サボテン、# 自分の図形
table-legend-alone = { table-legend }、▓ AI、■ AIのマス、▫ 使わないマス
table-shapes = ディスクごとの図形（小さい数でも可、回転は自由）：
table-columns = 列
table-available = 使えるもの：{ $bonuses }
table-found = 見つけたもの：{ $animals }
table-desk = 記入待ち：遺跡{ $ruins } · 峡谷{ $canyon } · 川床{ $creek } · ひび割れ{ $mud }
table-sum = 開いている持ち値：{ $value }
table-ai = AIの記入待ち：峡谷{ $canyon } · 川床{ $creek } · ひび割れ{ $mud }
table-ai-building = AIの建物：{ $most }のうち丸{ $circled }、消した数{ $cleared }
table-first-reward = 最初
table-later-reward = 後
table-total = 点
table-reflicks = リフリック
table-swaps = スワップ
table-totals = 得点：{ $totals }

## 印刷するシート

sheet-title = Sonora
sheet-board = 盤
sheet-discs = ディスク
sheet-discs-how = ディスクの実際の大きさです。切り抜いて、同じ大きさの木のディスクや硬貨に貼ってください。1人1列、一人用では3列必要です。
sheet-name = 名前
sheet-ai = AI
sheet-ai-square = AIの始点
sheet-falls-away = 2マスのときは使わない
sheet-ai-cost = AI：費用が1上がる
sheet-first = 最初に完成
sheet-later = 後
sheet-use-fox = 4以下の図形
sheet-use-owl = 1～5の道
sheet-use-rabbit = ひび割れで5
sheet-total = 合計
sheet-ruins = 遺跡
sheet-canyon = 峡谷
sheet-creek = 川床
sheet-mudcracks = ひび割れ
sheet-reflick = リフリック
sheet-swap = スワップ
sheet-discovery = 発見

## ページ：床

floor-name = 盤
floor-slides = { $disc }が滑っています…
floor-tabs = 盤かシート
floor-tab-floor = 盤
floor-tab-sheet = シート
floor-round = ラウンド{ $round }/{ $rounds }
floor-you-flick = フリックの番です
floor-to-flick = { $you ->
    [yes] あなたの
   *[no] { $seat }の
}フリックの番
floor-flicks = { $you ->
    [yes] あなたは
   *[no] { $seat }は
}{ $disc }をはじきます
floor-flies = { $disc }が動いています
floor-you = 選んでください
floor-thinks = { $you ->
    [yes] あなたが
   *[no] { $seat }が
}選んでいます
floor-all-write = 全員が記入中
floor-over = ゲーム終了です。
floor-stage = 盤とすべてのディスク
floor-stage-aim = { $disc }の狙い：{ $angle }度、力{ $force }。矢印キーで狙い、Enterではじきます。
floor-discs-of = { $name }のディスク
floor-take = { $disc }を取る
floor-own = 自分の{ $number }
floor-called = { $disc }
floor-disc = { $you ->
    [yes] 自分の{ $number }
   *[no] { $seat }の{ $number }
}
floor-disc-own = { $you ->
    [yes] 自分の{ $number }
   *[no] ディスク{ $number }
}
floor-disc-alone = { $colour ->
    [0] 点模様の{ $number }
    [1] しま模様の{ $number }
   *[other] 十字模様の{ $number }
}
floor-taken = 準備：{ $disc }
floor-aim = 数値で狙う
floor-angle = 度
floor-force = 力
floor-left = 左へ1度
floor-right = 右へ1度
floor-softer = 弱く
floor-harder = 強く
floor-flick = { $disc }をはじく
floor-ear-meets = 最初に{ $disc }に当たる
floor-ear-frame = 最初に枠に当たる
floor-ear-ruins = 遺跡で止まる見込み
floor-ear-canyon = 峡谷で止まる見込み
floor-ear-creek = 川床で止まる見込み
floor-ear-mudcracks = ひび割れで止まる見込み
floor-ear-lizard = トカゲの上
floor-ear-fox = キツネの上
floor-ear-owl = フクロウの上
floor-ear-rabbit = ウサギの上
floor-ear-beside = { $disc }の隣
floor-ear-hole = 穴に落ちる見込み
floor-ear-off = 盤の外に出る見込み
floor-ear-corner = コーナーを出ない見込み
floor-ear-odds = およそ{ $whole }回に{ $part }回
floor-aim-now = { $angle }度、力{ $force }
floor-skip = 飛ばす
floor-see-again = もう一度見る
floor-slowly = ゆっくり
floor-best = この対局で最高のフリック
floor-best-more = ラウンド{ $round }、{ $disc }：{ $gain }点分の得
floor-bullseye = ブルズアイ：{ $section }
floor-spot-ruins = 遺跡、{ $value }マス{ $doubled ->
    [0] {""}
   *[other] （×2）
}
floor-spot-canyon = 峡谷、{ $doubled ->
    [0] { $number }の図形
   *[other] { $number }の図形2つ（×2）
}
floor-spot-creek = 川床、{ $doubled ->
    [0] { $number }の道
   *[other] { $number }の道2本（×2）
}
floor-spot-mudcracks = ひび割れ、{ $value }使える{ $doubled ->
    [0] {""}
   *[other] （×2）
}
floor-ask-aim = 好きな場所から引いて放すか、スワイプします。ディスクはドラッグして置けます。
floor-ask-again = { $discs }をもう一度はじいてください。
floor-ask-keep = そのまま残しますか、リフリックを使いますか。
floor-ask-on = 次をはじくと{ $disc }は残ります。リフリックで戻すこともできます。
floor-ask-hole = ブルズアイです。数える区画を選んでください。
floor-ask-colours = 自分の色とAIの色を選んでください。
floor-ask-swap = スワップが{ $count }つあります。自分のディスクを別のディスクに重ねるか、先へ進んでください。
floor-ask-swap-with = { $disc }を自分のどのディスクとスワップしますか。
floor-ask-choose = 境目のディスクをそれぞれどこに数えるか選んでください。
floor-keep-or = 残すか、もう一度はじくか
floor-keep = 残す
floor-let-go = ここで放すと何も起こりません。
floor-reflick-disc = リフリックで{ $disc }を戻す（残り{ $count }）
floor-reflick = リフリック（残り{ $count }）
floor-choose = { $disc }をどこに数えますか
floor-swap-disc = このディスクをスワップします。{ $words }
floor-swap-done = スワップを終える
floor-colour = 色
floor-colour-0 = 点模様
floor-colour-1 = しま模様
floor-colour-2 = 十字模様
floor-colour-mine = 自分
floor-colour-ai = AI
floor-colour-pick-mine = 自分
floor-colour-pick-ai = AI
floor-pick-mine = 自分は{ $colour }
floor-pick-ai = AIは{ $colour }
floor-in-play = 残り{ $count }枚
floor-colours-choose = 色を2つ選んでください
floor-colours-go = 自分は{ $mine }、AIは{ $theirs }
floor-nudge-flick = 次は{ $disc }をはじいてください。
floor-hint-left = { $disc }を穴の左へはじいてください。
floor-hint-right = { $disc }を穴の右へはじいてください。
floor-hint-straight = { $disc }を真ん中へまっすぐはじいてください。
floor-hint-flick = { $disc }を{ $angle }度、力{ $force }ではじいてください。狙いは合わせてあります。
floor-hint-keep = そのまま残しましょう。
floor-hint-reflick = リフリックを使いましょう。
floor-nudge-section = { $disc }がいちばん必要な区画を考えてください。
floor-hint-section = { $disc }を{ $section }に数えましょう。
floor-nudge-swap = スワップが役立ちそうです。
floor-hint-swap = { $a }と{ $b }をスワップしましょう。
floor-hint-colours = 自分は{ $mine }、AIは{ $theirs }にしましょう。
floor-hint-done = ここでは、これより良いことはありません。先へ進みましょう。
page-edit-board = サークルをドラッグするか、選んで矢印キーで動かします。1 mmずつ、Shiftで5 mmずつです。
page-edit-circle = { $animal }のサークル（{ $x }, { $y } mm）
page-edit-animal = 動物
page-edit-x = 横（mm）
page-edit-y = 縦（mm）
page-edit-radius = 半径（mm）
page-edit-buildings = 建物
page-edit-hexes = 六角マス
page-edit-top = 最初
page-edit-bonus = ボーナス
page-edit-bottom = 後
page-edit-of = { $what }、建物{ $name }
page-mean-ruins = 遺跡
page-mean-canyon = 峡谷
page-mean-creek = 川床
page-mean-mudcracks = ひび割れ
page-mean-discoveries = 発見
floor-hint-discover = { $animal }を丸で囲みましょう。
floor-nudge-write = { $section }を見てください。
floor-hint-write = { $section }で光っているところに印を付けましょう。
floor-key-angle = 1度ずつ狙う（Shiftで5度）、Enterではじく
floor-key-force = 強く・弱く（Shiftで5ずつ）
floor-key-disc = その番号のディスクを取る
page-goal = 目標は最多得点です。必要なゾーンへディスクをはじき、成果を書き込みます。ボーナスが次のボーナスを呼びます。
paper-picked-disc = ディスク{ $number }
paper-picked-fox = キツネ
paper-picked-owl = フクロウ
paper-picked-rabbit = ウサギ
paper-picked-section = { $section }
paper-picked-mark = ノード{ $place }
paper-picked-box = 列{ $place }
paper-picked-walk = マス{ $place }
paper-picked-draw = { $place }
paper-picked-cross = 建物{ $place }
floor-lesson-look = これが盤です。右下の発射コーナーから見ています。四分の一ずつが、シートの同じ動物の区画につながります。
floor-lesson-flick = コーナーにディスク4があります。盤の好きな場所から、まっすぐ手前へ半分弱ほど引いて放してください。または0度、力27に合わせてはじきます。
floor-lesson-flick-otherwise = それでは別の場所へ行きます。このレッスンでは、ほぼまっすぐ（0度）、力は27くらいです。
floor-lesson-landed = 穴をよけて向かいのゾーン、ひび割れへ滑り、そこで4として数えます。小さなサークルの上なら、その動物に2倍で数えます。
floor-lesson-mud = すべてのディスクをはじき終わると、全員が記入します。ひび割れのディスクを書き込みましょう。値を足すと一つの持ち値になります。
floor-lesson-mud-otherwise = 先に、ひび割れのディスクを書き込んでください。
floor-lesson-write = 持ち値で、印を付けたノードにつながるノードを買えます。Xの下のノード21に印を付けてください。
floor-lesson-write-otherwise = 光っているノードに印を付けてください。Xの右下です。
floor-lesson-chain = 隣のノード20に印を付けてください。フクロウの三角形を囲むと、すぐにボーナスがもらえます。
floor-lesson-chain-otherwise = もう一つの光っているノードに印を付けてください。三角形が閉じます。
floor-lesson-owl = フクロウは川床で1～5マスの道をいま進みます。スワップで終えると、それももらえます。こうしてボーナスがつながります。
floor-lesson-owl-otherwise = フクロウを4マス下のスワップまで進めてください。
floor-lesson-end = フリック1回、印1つ、ボーナス2つ。最後のラウンドのあと、4つの区画を足します。最初の対局に必要なのはこれだけです。

choice-rounds-5 = 5（短い）
choice-rounds-6 = 6
choice-rounds-7 = 7（長い）
choice-first_player-lot = くじ引き
choice-preview-full = 通り道と、止まりそうな場所
choice-preview-line = 最初に当たるまでの線
choice-preview-none = なし（目で狙う）
choice-text-final = 最終英語版
choice-text-spanish = スペイン語版
choice-text-draft = 草稿
choice-ai_shapes-as_player = その数以下を自分で選ぶ
choice-ai_shapes-largest = 入る最大のもの
choice-ai_shapes-never_lower = その数だけ
choice-ai_squares-2 = 2
choice-ai_squares-3 = 3
choice-ordinary = 普通
choice-steady = 安定
choice-shaky = 震え
choice-exact = 正確（まったく震えない）
choice-on = はい
choice-off = いいえ
page-end-sheets = シート
page-option-rounds = ラウンド数
page-option-first_player = 先手
page-option-no_bunting = コーナーの隣のゾーンへ直接入れてはいけない
page-option-preview = 狙うときに全員に見えるもの
page-option-fair_colours = AIの色の残りディスクを自分の色と同じ数以上にする
page-option-text = 規則の文面が異なるとき従うもの
page-option-ai_shapes = 峡谷でAIのディスクが描く図形
page-option-ai_squares = 峡谷でAIが始めるマスの数
page-option-ai_full_zone = 満杯の区画でディスクを無駄にする色をAIの色にしない
page-option-hand_0 = 1人目の手の安定度
page-option-hand_1 = 2人目の手の安定度
page-option-hand_2 = 3人目の手の安定度
page-option-hand_3 = 4人目の手の安定度
bot-hand-random = 普通の手
bot-hand-novice = 震える手
bot-hand-greedy = 普通の手
bot-hand-adept = 普通の手
bot-hand-expert = 安定した手
bot-hand-master = 決して震えない手
bot-hand-grandmaster = 決して震えない手

## ページのシート

cactus-saguaro = サワロ
cactus-pear = ウチワサボテン
cactus-barrel = タマサボテン
paper-sheet = { $player }のシート
paper-sheets = シート
paper-scores = 得点
paper-section = 区画
paper-writing = 記入中
paper-tie-break = 丸で囲んだ発見
paper-look-at = { $player }のシートを見る
paper-enlarge = { $section }を拡大（{ $points }点）
paper-whole = シート全体を表示
paper-in-hand = 記入待ち
paper-tools = 道具
paper-shapes = 図形
paper-shape = 数{ $number }の図形、{ $squares }マス
paper-turn = 図形を回す
paper-flip = 図形を裏返す
paper-next-place = 次の可能な場所
paper-places = 可能な場所を表示
paper-fewer = 1マス減らす
paper-more = 1マス増やす
paper-chip-disc = { $count ->
    [1] { $section }のディスク{ $number }
   *[other] { $section }のディスク{ $number }（{ $count }回）
}
paper-chip-ai-disc = { $count ->
    [1] AIのディスク{ $number }（{ $section }）
   *[other] AIのディスク{ $number }（{ $section }、{ $count }回）
}
paper-chip-value = { $section }に{ $value }
paper-chip-ai-value = AIの{ $value }（{ $section }）
paper-chip-sum = 持ち値の残り：{ $value }
paper-chip-animal = { $count ->
    [1] いま使う：{ $animal }
   *[other] いま使う：{ $animal }（{ $count }回）
}
paper-chip-kept = { $count ->
    [1] 取ってある：{ $animal }
   *[other] 取ってある：{ $animal }（{ $count }回）
}
paper-lost-disc = { $section }の{ $value }
paper-square-free = 空き
paper-square-drawn = 描いた
paper-square-filled = AIが埋めた
paper-square-gap = すき間
paper-square-start = スタートのマス
paper-canyon-grid = 峡谷のマス
paper-creek-spaces = 川床のマス
paper-mud-nodes = ひび割れのノードと列
paper-buildings = 遺跡の建物
paper-fits = 置けます：{ $cells }
paper-not-fits = 置けません：{ $cells }
paper-suggested = 候補
paper-event-drew = { $you ->
    [yes] あなたは
   *[no] { $seat }は
}数{ $number }の図形を描きました{ $cacti ->
    [0] 。
   *[other] 。サボテン{ $cacti }本。
}
paper-event-walked = { $you ->
    [yes] あなたは
   *[no] { $seat }は
}{ $length }マス進み、{ $points ->
    [0] ボーナスに着きました。
   *[other] { $points }を丸で囲みました。
}
paper-event-marked = { $you ->
    [yes] あなたは
   *[no] { $seat }は
}費用{ $cost }でノードに印を付けました{ $points ->
    [0] 。
   *[other] 。{ $points }点を囲みました。
}
paper-event-boxed = { $you ->
    [yes] あなたは
   *[no] { $seat }は
}左から{ $column }列目の箱に印を付けました。
paper-event-ai-drew = AIは数{ $number }の図形を埋めました。
paper-event-ai-walked = AIは上流へ{ $length }マス埋めました。
paper-event-ai-filled = AIがノードの費用を{ $cost }にしました。
paper-space = 川 { $space }
paper-entrance = いちばん上のX
paper-number = { $points }点
paper-space-free = 空き
paper-space-crossed = 通過
paper-space-circled = 丸で囲んだ
paper-space-filled = AIが埋めた
paper-space-after = 次は{ $spaces }
paper-space-end = 支流の終わり
paper-ai-square = AIのマス
paper-ai-square-away = AIのマス（このテーブルでは使わない）
paper-path-ok = 長さ{ $length }の道がここで終わります
paper-path-no = ここで終わる道はありません（長さ{ $length }になります）
paper-node = ノード{ $node }
paper-node-middle = 真ん中のX
paper-node-cost = 費用{ $cost }
paper-node-marked = 印付き
paper-node-open = 買える
paper-node-apart = まだつながっていない
paper-node-closes = 囲めるもの：{ $what }
paper-cactus-points = { $points }点のサボテン
paper-column = 列{ $column }：{ $boxes }箱中{ $marked }箱、{ $bonus }
paper-building = 建物{ $building }：{ $hexes }マス中{ $crossed }マス
paper-building-open = 最初は{ $points }点と{ $bonus }、後は{ $bottom }点
paper-building-first = 最初に完成：{ $points }点
paper-building-later = 完成：{ $points }点
paper-building-gone = { $player }が最初でした。残りは{ $points }点
paper-race = { $player } { $count }
paper-crossing = { $count }マス消す
paper-ai-building = AIの建物：丸{ $circled }、空き{ $left }
paper-tray-count = { $bonus }：使える{ $ready }、未獲得{ $blank }
paper-find-fox = 4以下の図形
paper-find-owl = 1～5の道
paper-find-rabbit = ひび割れで6
paper-find-left = 残り{ $count }
paper-ask-ruins = { $value }マス消します。建物を選んでください。
paper-ask-ruins-done = すべて消しました。遺跡の手番を終えるか、何かを取り消してください。
paper-ask-discover = 発見が{ $count }つあります。動物を丸で囲んでください。
paper-ask-draw = { $number }以下の図形を、自分の図形の隣に描いてください。
paper-ask-draw-fox = キツネで4以下の図形を、自分の図形の隣に描いてください。
paper-ask-walk = 通ったマスから、ちょうど{ $number }マスの道を進んでください。
paper-ask-walk-owl = フクロウで1～5の好きな長さの道を進んでください。
paper-ask-mud = ひび割れのディスクは{ $value }です。持ち値を開いてノードを買ってください。
paper-ask-rabbit = ウサギはひび割れに{ $value }をもたらします。
paper-ask-rabbit-apart = ウサギだけでは{ $value }です。{ $mud }に加えるには、先にその持ち値を開いてください。
paper-ask-sum = { $value }使えます。印の隣のノードか、1つ1の箱を買ってください。
paper-ask-boxes = { $value }使えます。箱だけです。
paper-ask-close = { $value ->
    [0] 残りはありません。持ち値を閉じてください。
   *[other] 残り{ $value }で買えるものがありません。持ち値を閉じてください。
}
paper-ask-close-lose = { $value }が失われます。それでも閉じますか。
paper-ask-lose = 次のものが失われます：{ $what }。それでも記入を終えますか。
paper-ask-done = すべて書き込みました。記入フェイズを終えるか、何かを取り消してください。
paper-ask-done-kept = すべて書き込みました。記入フェイズを終えるか、取ってあるものを使ってください。
paper-ask-elsewhere = そこには置けません。試して理由を見るか、別の場所を探してください。
paper-ask-ai-draw = AIが{ $number }で描きます。自分に有利な場所を選んでください。
paper-ask-ai-walk = AIが上流へ{ $number }マス埋めます。始める場所を選んでください。
paper-ask-ai-fill = AIがノードの費用を上げます（残り{ $value }）。一つ選んでください。
paper-do-draw = ここに描く
paper-do-walk = { $length }マス進む
paper-do-mark = 費用{ $cost }で印を付ける
paper-do-box = 箱に印を付ける
paper-do-cross = { $count }マス消す
paper-do-fill = AIの分を埋める
paper-do-open = 持ち値{ $value }を開く
paper-do-rabbit = ウサギを使う：+{ $value }
paper-do-nothing = 場所を選ぶ
paper-end-ruins = 手番を終える
paper-end-write = 記入を終える
paper-end-anyway = 失って終える
paper-close = 持ち値を閉じる
paper-close-anyway = 失って閉じる
paper-figure-so-06 = 上から見た盤：動物と網目の違う4つのゾーン、8つの小さなサークル、4つの発射コーナー、真ん中の穴。
paper-figure-so-09 = ディスクの全体が、持ち主の発射コーナーの高い三角形に載っています。
paper-figure-so-12 = ディスクが枠を越えました。このラウンドでは失格です。
paper-figure-so-15 = 真ん中の穴にディスクがあります。ブルズアイです。
paper-figure-so-20 = ひび割れで、トカゲのサークルに触れたディスクは遺跡に、どこにも触れないディスクはひび割れに数えます。
paper-figure-so-21 = 大部分が峡谷にあるディスクは峡谷に数えます。中心が境目にあるディスクは選べます。
paper-figure-so-22 = 同じ人のディスク2枚が入れ替わります。
paper-figure-so-26 = 3つの建物：Aは5マスすべて、Bは9マス中4マス、Cは11マス中2マスが消えています。
paper-figure-so-27 = Aは上の報酬が丸で囲まれています。Bは別の人が先に完成させたので、上が消され、下が丸で囲まれています。
paper-figure-so-28 = 数1～5の図形。1には2つあります。
paper-figure-so-29 = スタートの四角に辺で接する図形は置けます。離れた図形は置けません。
paper-figure-so-30 = スタートの四角の隣の2つの図形に、サボテンとスワップが入っています。
paper-figure-so-31 = 3種のサボテンの列：1本増えるごとに段が上がります。
paper-figure-so-33 = Xから3マスを通り（×印）、4マス目を丸で囲んだ道。
paper-figure-so-36 = Xと隣のノードに印があります。線でつながるノードを買えます。
paper-figure-so-37 = 印の付いたノードが2つの三角形を囲みます：2点のサボテンとウサギ。
paper-figure-so-38 = 箱の列：最初の列が埋まり、スワップを獲得しました。
paper-figure-so-40 = キツネ、フクロウ、ウサギ。
paper-figure-so-41 = 発見はどれか一つ：キツネ、フクロウ、ウサギ。
paper-figure-so-50 = AIが自分のマスの一つで図形を埋めました。スタートの四角の隣には、自分の図形があります。
paper-figure-so-52 = AIが支流の終わりから上流へ2マス埋めました。
paper-figure-so-53 = 外側のノードの小さな丸：1つ埋まるごとに、そのノードの費用が1上がります。
paper-key-arrows = 狙う。シートでは次のマス、ノード、建物へ
paper-key-use = はじく。シートでは示された場所に印を付ける
paper-key-next = 次の可能な場所
paper-key-places = 可能な場所を表示
paper-key-turn = 図形を回す
paper-key-flip = 図形を裏返す
paper-key-end = 持ち値を閉じる、または終える
paper-key-cancel = 警告を閉じる

## 練習：テーブルのない盤

practice-heading = { $count ->
    [0] 練習
   *[other] 練習：{ $count }回
}
practice-target = 狙う場所
practice-circle = { $zone ->
    [ruins] 遺跡
    [canyon] 峡谷
    [creek] 川床
   *[mudcracks] ひび割れ
}の{ $circle ->
    [lizard] トカゲ
    [fox] キツネ
    [owl] フクロウ
   *[rabbit] ウサギ
}
practice-zone = { $zone ->
    [ruins] 遺跡
    [canyon] 峡谷
    [creek] 川床
   *[mudcracks] ひび割れ
}
practice-hole = 穴
practice-aim = { $target }を狙ってください。
practice-hit = 命中：{ $target }。
practice-missed = 外れ：中心から{ $mm } mm。
practice-fell = 穴に落ちました。
practice-off = 盤の外です。
practice-short = コーナーを出ませんでした。
practice-score = { $hits }/{ $tries }
practice-percent = { $percent }%
practice-none = この的へのフリックはまだありません。
practice-sum = { $tries }回中{ $hits }回命中。{ $median ->
    [-1] { "" }
   *[other] 半分は中心から{ $median } mm以内でした。
}
practice-hand = はじく手
practice-hand-name = { $hand ->
    [steady] 安定
    [ordinary] 普通
    [shaky] 震え
    [exact] 正確
   *[mine] 自分
}
practice-staying = ディスクを止まった場所に残す
practice-suggest = 狙いを見せる
practice-clear = 最初から
practice-compare = ほかの手でこの的を
practice-measure = 自分の手
practice-measure-more = サークルへ{ $most }回、引くかスワイプではじきます。予測も加える震えもありません。どれだけそれるかが、自分の手です。
practice-measure-go = 自分の手を測る
practice-measure-again = もう一度測る
practice-measure-stop = 測るのをやめる
practice-measuring = フリック{ $n }/{ $most }：{ $target }。
practice-measured = 手のぶれは± { NUMBER($angle, maximumFractionDigits: 1) }°、速さの± { NUMBER($speed, maximumFractionDigits: 0) }%です。いちばん近いのは「{ $hand }」の手です。
practice-bias = 平均すると{ $side ->
    [left] 左へ{ NUMBER($angle, maximumFractionDigits: 1) }°
    [right] 右へ{ NUMBER($angle, maximumFractionDigits: 1) }°
   *[none] まっすぐ
}、力は{ $force ->
    [hard] { NUMBER($percent, maximumFractionDigits: 0) }%強すぎます。
    [soft] { NUMBER($percent, maximumFractionDigits: 0) }%弱すぎます。
   *[none] ちょうどです。
}

## もしも：過去のフリックの再挑戦

whatif-heading = { $count ->
    [0] もしも…
   *[other] もしも… { $count }回
}
whatif-played = 実際の手
whatif-tried = 試した手
whatif-begin = 狙いは当時のままです。変えてはじいてください。
whatif-trembling = この手の震えを加える
whatif-play-on = ここから遊ぶ
whatif-close = リプレイに戻る

## 自分の対局

yours-part-ruins = 遺跡
yours-part-canyon = 峡谷
yours-part-creek = 川床
yours-part-mudcracks = ひび割れ
yours-part-discoveries = 発見
yours-reached-solo_total = 最後まで遊んだ
figure-circles = 触れたサークル
figure-bullseyes = 穴に入れたディスク
figure-lost = 失ったディスク

## 印刷

companion-print-sheet = 書き込むシート
companion-print-board = 盤
companion-print-discs = ディスク

## 記入済みのシートにありえないこと

fault-reward_unearned = 建物{ $building }の報酬が丸で囲まれていますが、六角マスがまだ{ $left }つ残っています。
fault-reward_missing = 建物{ $building }は完成していますが、どちらの報酬も丸で囲まれていません。
fault-top_twice = 建物{ $building }の上の報酬が、複数のシートで丸で囲まれています。
fault-top_missing = だれかが最初に完成させたのに、建物{ $building }の上の報酬がどのシートでも丸で囲まれていません。
fault-path_too_long = マス{ $space }までの道が{ $most }マスを超えてしまいます。
fault-icons_too_many = { $bonus }：{ $circled }個が丸で囲まれていますが、シートで獲得したのは{ $earned }個だけです。
fault-icons_forgotten = { $bonus }：シートで{ $earned }個獲得したのに、丸で囲まれているのは{ $circled }個だけです。
error-discs_of_box = 入れたディスクは{ $found }枚ですが、{ $wanted }枚のはずです。
error-round_open = ラウンド{ $round }の記入がまだ終わっていません。
error-not_drawing = AIがいま印を付けるものはありません。

## 手元のゲームで

companion-parts = すること
companion-discs = ディスク
companion-sheets = シート
companion-check = 確認
companion-pad = 得点表
companion-player = プレイヤー{ $number }
companion-players = 人数
companion-names = 名前
companion-name = プレイヤー{ $number }の名前
companion-disc = { $owner }：{ $number }
companion-discs-next = このディスクはどこにありますか：{ $disc }
companion-discs-laid = すべて入りました。動かすには、下でタップしてください。
companion-discs-written = ラウンド{ $round }を記入中です。ディスクを動かせるところまで取り消してください。
companion-hole-section = 穴の中。持ち主はどの区画に置きましたか：{ $disc }
companion-in-zone = { $zone ->
    [ruins] 遺跡の中
    [canyon] 峡谷の中
    [creek] 川床の中
   *[mudcracks] ひび割れの中
}
companion-on-circle = { $circle ->
    [lizard] トカゲのサークルに接触
    [fox] キツネのサークルに接触
    [owl] フクロウのサークルに接触
   *[rabbit] ウサギのサークルに接触
}
companion-on-line = { $one }と{ $other }にちょうど半分ずつ
companion-on-corner = 発射コーナーの上：盤の外
companion-in-hole = 穴の中
companion-off = 盤の外
companion-others-off = 残りはすべて盤の外
companion-turn = 盤を回す
companion-not-laid = { $disc }：未入力
companion-pick-disc = { $disc }：{ $place }。タップすると動かせます。
companion-none-laid = ディスクのある場所を順にタップしてください。記入できることがここに出ます。入れたものはこの端末から出ません。
companion-counts = 記入できること
companion-left = 残りの記入
companion-ruins-value = 六角マスを{ $value }つ消す
companion-mud-value = ノードに{ $value }
companion-canyon-use = { $times ->
    [1] 数{ $number }以下の図形を1つ
   *[other] 数{ $number }以下の図形を{ $times }つ
}
companion-canyon-use-lowest = 数{ $number }の図形を{ $times }つ
companion-creek-use = { $times ->
    [1] { $number }マスの道を1つ
   *[other] { $number }マスの道を{ $times }つ
}
companion-fits = { $count ->
    [0] 場所なし
   *[other] { $count }か所
}
companion-either = { $number }は{ $one }と{ $other }の間にあります。スワップのあとで、持ち主が選びます。
companion-to-sheets = 記入する
companion-next-round = 次のラウンド
companion-keep = シートをここで記入する
companion-keep-about = 全員のMesetaのシートをこの端末にラウンドごとに残し、印を一つずつ確かめます。紙にだけ書くなら、ディスクの横の一覧で足ります。
companion-round = ラウンド{ $round }
companion-as-text = そのルールの文面どおり
companion-entered = ディスク{ $count }枚中{ $entered }枚を入れました。
companion-to-discs = ディスクを入れる
companion-reflicks = { $player }：このラウンドで使ったリフリック（{ $left }中）
companion-begin = 記入を始める
companion-over = ゲーム終了です
companion-worth = 各部分の点
companion-ask-swap = { $player }はディスクを2枚入れ替えられます。スワップはあと{ $swaps }回です。2枚タップするか、先に進んでください。
companion-swappable = 入れ替えられるディスク
companion-no-swap = スワップせずに進む
companion-spot = { $zone ->
    [ruins] 遺跡
    [canyon] 峡谷
    [creek] 川床
   *[mudcracks] ひび割れ
}{ $doubled ->
    [yes] {" "}×2
   *[no] {""}
}
companion-ask-choose = { $player }：このディスクをどこに数えますか
companion-ask-colours = 自分が記入する色とAIの色はどれですか
companion-ask-ai = 次に、AIのディスクの分を自分のシートに記入します。自分に有利なように一つずつ選ぶか、許されるものの中からくじで決めてください。AIに点は入りません。
companion-lots = AIの分をくじで決める
companion-lots-drawn = AIの印を{ $count }個付けました。
companion-whose-sheet = だれのシートか
companion-which-part = シートの部分
companion-all-sheets = 全員分のシートがそろっています
companion-fill-ruins = 最後に消した六角マスをタップします。建物の壁をタップすると、全部消えます。
companion-fill-canyon = 図形の下のマスを指でなぞります。もう一度なぞると消えます。
companion-fill-creek = 丸で囲んだマスだけをタップします。そこまでの道は自動で決まります。
companion-fill-mudcracks = 印のあるノードをタップし、その下では箱を一つずつタップします。
companion-reward-first = 最初：{ $points }
companion-reward-later = 後から：{ $points }
companion-icons = 丸で囲んだアイコン（使った分も含む）
companion-found = 発見：{ $animal }
companion-nothing-wrong = このシートにありえないところはありません。
companion-winners = { $count ->
    [1] { $players }の勝ちです。
   *[other] { $players }がそろって勝ちです。
}
companion-tie-broken = 合計が同じなので、丸で囲んだ発見の多さで決まります。
companion-tie-shared = 合計も、丸で囲んだ発見の数も同じです。
companion-pad-about = 出版社のシート用です。各人の4つの合計を入れるか、下でサボテンを数えてください。
companion-pad-bonuses = 残ったボーナスは、丸で囲んだ発見も含めて0点です。
companion-count-cacti = サボテンを数える
companion-cactus-type = 種類{ $number }のサボテン
companion-cactus-small = 囲んだ小さいサボテン
companion-cactus-medium = 囲んだ中くらいのサボテン
companion-cactus-large = 囲んだ大きいサボテン
companion-wrong-building_full = 建物{ $building }に、それほど多くの六角マスはありません。
companion-wrong-shape_overlaps = { $cell }はスタートの四角の中です。そこには描きません。
companion-wrong-shape_apart = スタートの四角と辺でつながっていないマスがあります。
companion-wrong-no_such_space = マス{ $space }はありません。
companion-wrong-space_visited = いちばん上のXは最初から消してあり、丸で囲みません。
companion-wrong-node_apart = 印のあるノードの中に、Xへ続くノードと線でつながっていないものがあります。
companion-wrong-column_full = 列{ $column }に、それほど多くの箱はありません。
companion-wrong-icons_used_up = 発見の欄に、そのアイコンはそれほど多くありません：{ $animal }。

## 日替わりパズル

daily-goal-one_flick = フリックは1回、手ぶれはありません。そのあとすべて記入して、できるだけ多く得点してください。

## 手元のゲームで、AIがしたこと

companion-ai-draw = AIの数{ $number }は、峡谷の{ $cells }を埋めます。
companion-ai-walk = AIの数{ $number }は、川床の道を1つ埋めます。
companion-ai-fill = AIは、ひび割れの小さな丸を{ $count }個埋めます。1個ごとに、そのノードの費用が1上がります。
