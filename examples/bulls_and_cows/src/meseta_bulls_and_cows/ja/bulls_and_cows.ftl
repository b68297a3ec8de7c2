# ブルズ・アンド・カウズ
# 用語: code コード, digit 数字, guess 推理, bull ブル, cow カウ.

name = ブルズ・アンド・カウズ
blurb = 3つの数字の秘密のコード。推理するたびに、少しずつわかってきます。

option-length = コードの数字の数

fault-not_your_turn = { $turn }の番です。
fault-codes_first = 先にコードを決めてください。
fault-code_stays = コードはもう決まっていて、変えられません。
fault-no_code = { $digits }はコードではありません。1から6の別々の数字が{ $length }つ必要です。

event-hidden = 秘密のコードが決まりました。
event-code_set = { $you ->
    [yes] あなたは
   *[no] { $seat }は
}コードを決めました{ $codes_count ->
    [0] 。
   *[other] ：{ $codes }。
}
event-guessed = { $you ->
    [yes] あなたの
   *[no] { $seat }の
}推理は{ $guess }：ブル{ $bulls }、カウ{ $cows }。
event-revealed = ゲーム終了です。{ $codes_count ->
    [1] コードは{ $codes }でした。
   *[other] { $codes_count }つのコードは{ $codes }でした。
}

part-guesses_left = 見つけたコードと、残った推理
outcome-found = コードが見つかりました。
outcome-kept = 8回の推理でコードは見つかりませんでした。

notation-forms = 「set 135」または「guess 135」と書いてください。
notation-help = set 135：秘密のコードを書く。guess 135、または135だけ：コードを推理する

## 汎用の盤での、画面の欄と行動の呼び名

view-length = コードの数字の数
view-codes = コード
view-guesses = 推理
view-guess = 推理
view-bulls = ブル
view-cows = カウ
action-set = { $rest }に決める
action-guess = { $rest }と推理する
