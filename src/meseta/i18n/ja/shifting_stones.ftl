# Shifting Stones
# 用語: stone 石, face 面, grid グリッド, cell マス, pattern パターン, card カード, to spend 使う, to shift 入れ替える,
# to flip 裏返す, to score 得点にする, hand 手札, draw pile 山札, discards 捨て札, to skip スキップする, strike ストライク.

name = Shifting Stones
blurb = 9つの石と72のパターン。カードを使って石を動かすか、パターンが現れるまで取っておくか。

face-sun = 太陽
face-moon = 月
face-fish = 魚
face-bird = 鳥
face-horse = 馬
face-boat = 舟
face-seed = 種
face-tree = 木

option-first_player = 先手：くじ引き、または席
option-skip_cap = スキップで手札を何枚まで増やせるか：6枚、または制限なし
choice-skip_cap-6 = 6
choice-skip_cap-none = 制限なし
page-end-sheets = 得点にしたカード
page-option-first_player = 先手
page-option-skip_cap = スキップ後の手札の上限

## 行動ができない理由

fault-not_your_turn = { $turn }の番です。
fault-chance_first = 先にカードを配る必要があります。
fault-not_in_hand = カード{ $card }は手札にありません。
fault-empty_hand = 手札がありません。手番を終えてください。
fault-not_neighbours = { $a }と{ $b }は隣り合っていません。
fault-no_such_cell = { $cell }に石はありません。
fault-no_match = カード{ $card }のパターンはグリッドにありません。
fault-too_late_to_skip = スキップは手番全部を使います。もう何かをしたあとです。
fault-skipped_before = 前の手番でスキップしました。続けてスキップはできません。
fault-hand_full = 手札が{ $most }枚あるので、引けません。
fault-nothing_to_draw = 引くカードが残っていません。

## エディションのカードの間違い

error-edition_id = カードの番号は1から続けます。{ $expected }のところが{ $found }です。
error-edition_block = カード{ $card }：パターンは1×2、2×1、2×2、1×3、3×1、3×3のどれかです。1行に文字列1つ、1マスに単語か点を1つ書きます。
error-edition_face = カード{ $card }に「{ $face }」があります。{ $suggestion ->
    [none] {""}
   *[other] 「{ $suggestion }」のことですか。
}マスは点（灰色）か、次のどれかです：{ $faces }。
error-edition_blank = カード{ $card }がすべて灰色です。少なくとも1つは面を求めてください。
error-edition_stones = カード{ $card }は{ $stones }の石を{ $wanted }つ求めていますが、{ $most }つしかありません。
error-edition_twin = カード{ $card }のパターンがカード{ $twin }と同じです。すべて別にしてください。
error-edition_solo = 一人用には{ $points }点のカードが{ $needed }枚必要ですが、このエディションには{ $found }枚です。

## 箱についての質問の間違い

error-stones_of_box = 箱の石は、太陽と月が1つ、魚と鳥が2つ、馬と舟が3つ、種と木が3つです。
error-card_unknown = カード{ $card }はありません。番号は1～{ $most }です。
error-card_twice = カード{ $card }が手札に2枚あります。カードはすべて別のものです。

## 起きたこと

event-laid = 石の並び：{ $faces }。
event-picked = { $count }枚のカードが山札になりました。
event-first_player = { $you ->
    [yes] あなたが
   *[no] { $seat }が
}先手です。
event-drew = { $you ->
    [yes] あなたは
   *[no] { $seat }は
}{ $cards_count ->
    [0] カードを{ $count }枚引きました。
   *[other] { $cards }を引きました。
}
event-reshuffled = 山札がなくなり、捨て札{ $count }枚が新しい山札になりました。
event-shifted = { $you ->
    [yes] あなたは
   *[no] { $seat }は
}カード{ $card }を使い、{ $a }と{ $b }を入れ替えました。
event-flipped = { $you ->
    [yes] あなたは
   *[no] { $seat }は
}カード{ $card }を使い、{ $cell }を裏返して{ $face }にしました。
event-scored = { $you ->
    [yes] あなたは
   *[no] { $seat }は
}カード{ $card }を得点にしました：{ $points }点。
event-ended = { $you ->
    [yes] あなたは
   *[no] { $seat }は
}手番を終えました。
event-skipped = { $you ->
    [yes] あなたは
   *[no] { $seat }は
}スキップして引きます。
event-last_round = { $you ->
    [yes] あなたの
   *[no] { $seat }の
}得点にしたカードが{ $count }枚になり、これが最後のラウンドです。
event-struck = 得点にしたカードのない手番：ストライク{ $strikes }/4。
event-game_over = ゲーム終了です。

## 得点と終わり

part-scored_cards = カード{ $count }枚
part-most_ones = { $lead ->
    [yes] 1点カード最多（{ $count }）
   *[no] 1点カード{ $count }（最多は{ $most }）
}
part-solo_cards = 16枚中の得点カード
outcome-last_round = 最後のラウンドが終わりました。
outcome-all_scored = 16枚すべてを得点にしました。
outcome-strikes = ストライク4つです。

## その手番の良いところ

why-wins = ゲームに勝つ
why-last_round = リードしたまま最後のラウンドにする
why-scores = カード{ $cards }を得点にする（{ $cards_count }枚で{ $points }点）
why-most_ones = 1点カード{ $count }枚で最多になる
why-no_strike = ストライク{ $strike }/4を避ける
why-keeps = カード{ $card }（{ $points }点）を残す、{ $moves ->
    [0] パターンはできている
   *[other] パターンまであと{ $moves }手
}
why-leaves_less = 次の人の得点をいつもより約{ $worth }点減らす
why-exchanges = 新しいカードを{ $count }枚引く
why-draws_more = 手札を{ $count }枚増やす

## ターミナル

notation-forms = 書き方は s b2c2 17（カード17で隣同士を入れ替え）、f a1 4（裏返す）、+17（得点）、end、skipです。
notation-help =
    s b2c2 17    カード17を使い、b2とc2を入れ替える
    f a1 4       カード4を使い、a1を裏返す
    +17          カード17を得点にする
    end          手番を終え、手札を4枚に戻す
    skip         この手番はほかに何もせず、2枚引く
do-shift = カード{ $card }を使い、{ $a }と{ $b }を入れ替える
do-flip = カード{ $card }を使い、{ $cell }を裏返す
do-score = カード{ $card }を得点にする
do-end = 手番を終える
do-skip = スキップして2枚引く
prompt-turn = 手番
clause-turn = ST-07
forms-turn = s b2c2 17（入れ替え）、f a1 4（裏返す）、+17（得点）、end、skip
help-turn =
    s b2c2 17    カード17を使い、隣同士のb2とc2を入れ替える
    f a1 4       カード4を使い、a1を裏返す
    +17          パターンがグリッドにあれば、カード17を得点にする
    end          手番を終え、手札を4枚に戻す
    skip         この手番はほかに何もせず、2枚引く
    look cards   得点にしたカードと捨てたカード
look-cards = カード
look-scored = 全員が見られるカード
look-discards = 捨て札
table-brief = 手札{ $hand }、得点カード{ $scored }、{ $points }点
table-hand = 自分の手札
table-points = { $points }点
table-total = 点
table-scorable = 一致：+{ $card }
table-piles = 山札{ $deck } · 捨て札{ $discard }
table-scored = 得点
table-cards = 手札
table-fuel = { $count ->
    [0] 使えるカードはありません。
   *[other] 使うか得点にできるカードはあと{ $count }枚です。
}
table-goal = 得点カード{ $goal }枚で最後のラウンドです。
table-last-round = これが最後のラウンドです。
table-strikes = ストライク：{ $strikes }/4。得点カード：{ $scored }/16。
table-rested = スキップ

## ページ

page-key-arrows = 石から石へ、カードからカードへ
page-key-choose = 選ぶ（スペースも同じ）
page-key-flip = 石を裏返す
page-key-score = カードを得点にする
page-key-end = 手番を終える
page-key-skip = 手番をスキップする
page-key-cancel = 持っているものを置く
page-grid = 9つの石のグリッド
page-stone = { $cell }：{ $face }、裏は{ $beneath }
page-grey = 何でも
page-above = の下に
page-card = カード{ $card }、{ $points }点：{ $pattern }。
page-card-stands = いま一致しています。
page-hand-empty = 手札がありません。
page-seat = { $seat }：{ $points }点、得点カード{ $count }/{ $goal }枚、手札{ $hand }枚。得点カードを表示。
page-bonus = 1点カードが最多なら、さらに3点です。
page-ones = 1点カード{ $count }枚
page-strikes = ストライク
page-deck = 山札：{ $count }枚
page-discard = 捨て札：{ $count }枚。表示する。
page-discards = 捨て札
page-scored-by = { $you ->
    [yes] 自分の得点カード
   *[no] { $seat }の得点カード
}
page-pile-empty = ここにカードはまだありません。
page-score = 得点 +{ $points }
page-flip = { $cell }を裏返す
page-cancel = やめる
page-skip = スキップ
page-end = 手番を終える
page-end-strike = 終える（ストライク）
page-streak = 1手番で{ $count }枚
page-ask-start = 使うカードを選ぶか、手番を終えてください。
page-ask-score = { $count ->
    [1] カード{ $card }が一致しています。得点にするか、使うカードを選んでください。
   *[other] { $count }枚が一致しています。得点にするか、使うカードを選んでください。
}
page-ask-card = 隣り合う石を2つ、裏返す石を1つ、または別のカードを選んでください。
page-ask-card-stands = 一致しています。得点にするか、これを使って動かす石を選んでください。
page-ask-stone-card = { $cell }と入れ替える隣の石を選ぶか、もう一度{ $cell }を選んで裏返してください。
page-ask-stone = { $cell }の隣の石を選ぶか、もう一度{ $cell }を選んで裏返してください。そのあとカードです。
page-ask-pay-shift = { $a }と{ $b }の入れ替えに使うカードを選んでください。
page-ask-pay-flip = { $cell }を裏返すのに使うカードを選んでください。
page-ask-empty = 手札がありません。手番を終えてください。
page-ask-wait = { $turn }の番です。
page-ask-over = ゲーム終了です。
page-hint-card = ヒント：カード{ $card }を使いましょう。
page-hint-stones = { $a }と{ $b }を見てください。
page-hint-stone = { $cell }を見てください。
page-hint-shift = カード{ $card }を使い、{ $a }と{ $b }を入れ替えましょう。
page-hint-flip = カード{ $card }を使い、{ $cell }を裏返しましょう。
page-hint-score = カード{ $card }を得点にしましょう。
page-hint-end = 手番を終えましょう。
page-hint-skip = スキップして2枚引きましょう。

page-edit-cards = マスをタップすると面が変わります。Shiftか右ボタンで逆順です。
page-edit-cell = { $row }行{ $column }列：{ $face }
page-edit-points = 点
page-edit-rows = 行
page-edit-columns = 列
page-edit-copy = 同じようなカードを加える
page-edit-drop = このカードを外す
page-mean-scored_cards = 得点カード
page-mean-most_ones = 1点カード最多
page-mean-solo_cards = 一人で得点にしたカード
page-figure-st-01 = 4種類の石の両面：太陽と月が1つ、魚と鳥が2つ、馬と舟が3つ、種と木が3つ。
page-figure-st-03 = 3マスの横並び：最初は灰色、次に馬、次に鳥。
page-figure-st-04 = 上端に地平線のあるグリッド。列は左からa～c、行は上から1～3。
page-figure-st-06 = 3つの手札、1から3：手番が次の人へ移ります。
page-figure-st-08 = 隣り合う2つの石が入れ替わり、魚と木が木と魚になります。
page-figure-st-09 = 石が1つ裏返り、馬が舟になります。
page-figure-st-11 = カード22は鳥の上に木を求めます。b2とb3にあるので得点になります。
page-figure-st-12 = 馬と舟の横並び：その順に横に並べば一致し、縦に並んでも一致しません。
page-figure-st-13 = グリッドに2回現れる組と、そのカード1枚。
page-figure-st-15 = 手札が0枚になると手番が終わります。
page-figure-st-16 = 山札から2枚引きます。
page-figure-st-19 = 3つの手札、1から3：2番の人が最後のラウンドにし、3番の人のあとでゲームが終わります。
page-figure-st-23 = ストライク4つ。
page-figure-st-24 = 16枚中16枚目のカードの星。
page-figure-st-e1 = 鳥と馬がa1とb1に並び、b3とc3にも並びます。カード1が得点になるのは一度です。
page-figure-st-e2 = a1の鳥の下、a2に馬。鳥と馬が横に並ぶカード1には一致しません。
page-figure-st-e3 = カード38は1行目の太陽、馬、鳥に合います。3行目では灰色のマスがグリッドの外になります。
page-figure-st-e4 = グリッドの真ん中に魚。カード28が求めるのはそれだけです。

page-picked-card = カード{ $card }
page-goal = 目標は最多得点です。石をカードのパターンに並べて得点にします。得点カードが10枚になると最後のラウンドです。
page-lesson-look = 9つの石がグリッドに並び、全員で使います。石には2つの面があり、大きいほうが表、隅の小さいほうが裏です。地平線が上の印です。
page-lesson-score = カードにはパターンがあります。カード7は馬と舟の横並びで、ちょうどa1とb1にあります。カードを選んで得点にしてください。
page-lesson-score-otherwise = カード7はいま一致しています。星が付いています。選んで「得点」を押してください。
page-lesson-turned = 1点です。カード17は馬の下に舟がほしいのですが、この2つは横に並んでいます。パターンは回せないので、まだ一致しません。
page-lesson-flip = a1を見てください。馬です。その下のa2が反対の面になれば、カード17が一致します。カード13を使いましょう。カードを選び、a2、もう一度a2で裏返します。
page-lesson-flip-otherwise = カード13を選び、a2を裏返してください。カードはその代金です。
page-lesson-flipped = 馬の下に舟、カード17が一致しました。これも得点にしてください。1つの手番で、カードの許すだけ行動できます。
page-lesson-shift = 次はカード39、種、何でもよい石、木の横一列です。灰色のマスはどの面でもかまいませんが、石が必要です。3行目はあと少しです。カード26を使い、b3とc3を入れ替えてください。
page-lesson-shift-otherwise = カード26を選び、b3とc3を選んでください。石を別の石に重ねてもかまいません。
page-lesson-shifted = 種、何でも、木。全体が3行目に入りました。さらに2点です。
page-lesson-end = 手札がなくなりました。1つの手番で3枚を得点にしました。手番を終えると、4枚になるまで引きます。
page-lesson-end-otherwise = 使うものは残っていません。手番を終えてください。
page-lesson-skip = また手番です。新しい手札が役に立たなければスキップします。この手番はほかに何もせず、2枚引きます。手札は6枚までです。続けてはできません。試してください。
page-lesson-skip-otherwise = 今回はスキップしてください。
page-lesson-done = 2人なら、得点カードが10枚になると最後のラウンドです。そのあと点を数え、1点カードがいちばん多い人は3点もらえます。これで全部です。砂漠をお楽しみください。

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

## 紙の上で

paper-cards = カード
paper-backs = 裏面（カードの各ページの裏側用）
paper-stones = 石
paper-stones-how = ページを薄い厚紙に貼ります。実線で切り、帯を破線で面が外になるように折って貼り合わせると、9つの石になります。ページのようにめくると、反対の面が出ます。
paper-aid = 早見表
paper-aid-turn = 手番
paper-aid-move = カードを使う：隣り合う2つを入れ替えるか、1つを裏返す。
paper-aid-score = 描かれたとおりのパターンがグリッドにあるカードを得点にする。
paper-aid-often = 何度でもよい。終わったら4枚になるまで引く。
paper-aid-skip = またはスキップ：2枚引くだけ（手札は6枚まで、続けては不可）。
paper-aid-last = 最後のラウンド：得点カード
paper-aid-players = 人
paper-aid-reached = 枚
paper-aid-bonus = 最後に、1点カードが最多なら3点。同数なら全員。
paper-aid-faces = 石
paper-aid-alone = 一人：カード16枚（1点8枚、2点4枚、3点3枚、5点1枚）。得点のない手番はストライクで、4つで負け。16枚すべて得点にすれば勝ち。

## 手元のゲームで

companion-about = 目の前の9つの石をタップし、カードを取ってください。この手番で得点にする方法がすべてわかります。入力したものはこの端末に残ります。
companion-parts = 表示するもの
companion-stones = 石
companion-cards = カード
companion-turn = この手番
companion-faces = 石の面
companion-stones-next = { $cell }に見える面はどれですか
companion-stones-laid = 石が動いたらタップします。次に入れ替わる石、または裏返すなら同じ石をもう一度。
companion-stone-picked = { $cell }：入れ替わる石、裏返すなら同じ石をもう一度、または別の面をタップしてください。
companion-hand = 手札
companion-hand-empty = 持っているカードをタップしてください。
companion-put-back = 戻す：{ $card }
companion-by-points = 点の順
companion-by-faces = 面の順
companion-deck = { $count }枚
companion-points = { $points }点
companion-moves = { $moves ->
    [0] 動かさない
   *[other] { $moves }手
}
companion-turn-stones = まず9つの石です。
companion-asking = 探しています…
companion-not-exact = カードが多いので、有望な6枚だけを得点の候補にしました。
companion-others = もっと低い得点の方法{ $count }通り
companion-nothing = この手番では、どのカードも得点になりません。
companion-no-hand = カードを取ると、得点がわかります。
companion-before = いまの石の並び。
companion-step-score = カード{ $card }を得点にする。
companion-step-shift = カード{ $card }を使い、{ $a }と{ $b }を入れ替える。
companion-step-flip = カード{ $card }を使い、{ $cell }を裏返して{ $face }にする。
companion-spent = 使った
companion-scored = 得点
companion-back = 一つ戻る
companion-forward = 一つ進む
companion-done = テーブルでもした
companion-away = 各カードまでの手数
companion-away-all = 全{ $count }枚のカード

## 自分の対局

yours-part-scored_cards = カード
yours-part-most_ones = 1点カード最多
yours-part-solo_cards = 得点カード
yours-reached-all_scored = 16枚すべて得点
yours-reached-strikes = ストライク4つ
figure-cards_1 = 1点のカード
figure-cards_2 = 2点のカード
figure-cards_3 = 3点のカード
figure-cards_5 = 5点のカード
figure-moves = 動かした回数
figure-skips = スキップ

## 印刷

companion-print-cards = パターンカード
companion-print-backs = カードの裏面
companion-print-stones = 石
companion-print-aid = 早見表

## 日替わりパズル

daily-goal-most_points = この手番で、できるだけ多く得点してください。
