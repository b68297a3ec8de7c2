# What every game shares. Numbers before adjectives; plain, warm, short; no exclamation marks.

player = Player { $number }
refused = { $sentence } ({ $clause })
chance = Chance

## What went wrong, and what to do next

error-unknown_game = There is no game called “{ $game }”. The games are: { $known }.
error-bad_seats = { $game } seats { $least } to { $most } players, not { $seats }.
error-unknown_option = { $game } has no option “{ $option }”. Its options are: { $known }.
error-bad_option = The option { $option } cannot be “{ $value }”. Choose one of: { $choices }.
error-option_form = An option is written as key=value; “{ $text }” is not.
error-bad_names = { $seats } seats need { $seats } names; { $names } were given.
error-bad_name = A name is at most { $most } printable characters long; “{ $name }” is not.
error-no_such_seat = There is no seat { $found }; the last one is { $most }.
error-unknown_clause = { $game } has no clause “{ $clause }”. Its clauses run { $known }.
error-unknown_language = There is no language “{ $language }”. Choose one of: { $known }.

error-unreadable_notation = “{ $text }” is no action. { notation-forms }
error-stale_submission = The table has moved on since you chose this. Look again and choose anew.
error-nothing_to_undo = There is nothing you can take back now.
error-state_unreadable = This is no stored state: { $detail }.
error-state_impossible = This stored state cannot be: its “{ $part }” contradicts the rules.

error-file_missing = { $path } cannot be read: { $detail }.
error-file_not_text = { $path } is not a text file in UTF-8.
error-file_unwritable = { $path } cannot be written: { $detail }.

error-edition_too_long = The edition file is longer than { $most } characters.
error-edition_unreadable = The edition file cannot be read: { $detail }.
error-edition_name = An edition's name is 1 to 40 letters, digits, - or _, starting with a letter; “{ $name }” is not.

error-record_too_long = The record is longer than { $most } characters; no match is.
error-record_cut_short = The record stops at line { $line }, where “{ $expected }” should come. It was cut short, or its closing line is missing.
error-record_line = Line { $line } of the record reads “{ $text }”; expected: { $expected }.
error-record_format = The record is in format { $found }; this program reads format { $known }.
error-record_seat = Line { $line } of the record names seat { $found }; the last one is { $most }.
error-record_count = Line { $line } of the record counts { $said } entries, but there are { $found }.
error-record_after_end = Line { $line } of the record, “{ $text }”, comes after its closing line.
error-record_entry = Entry { $ply } of the record, “{ $text }”, cannot be played. { $reason }
error-record_diverges = The record and the rules disagree somewhere from entry { $start } to { $stop }: the state there is not the one that was written down.
error-record_other_game = The record is of { $found }; this program plays { $known }.
error-record_other_edition = The record was played with an edition “{ $found }” that is not this one (“{ $known }”). Name its file with --edition.
error-record_no_such_ply = The record has { $most } entries; { $ply } is not one of them.

error-bot_unknown = There is no bot called “{ $name }” for { $game }. Choose one of: { $known }; or name a file, as in my_bot.py:MyBot.
error-bot_no_file = { $path } is not there, so no bot can be loaded from it.
error-bot_no_class = { $path } has no “{ $name }”. Name the bot's class after the colon, as in my_bot.py:MyBot.
error-bot_broken = The bot { $name } cannot be loaded: { $detail }.
error-bot_raised = The bot { $name } failed: { $detail }.
error-bot_illegal = The bot { $name } answered { $answer }, which is not a legal action.
error-game_failed = Game { $number } (seed { $seed }) was stopped. { $reason }
error-endless_game = Nobody has ended the game after { $plies } actions.

# The server and its tables

error-malformed = This is not what was expected here ({ $detail }). The protocol page says what is.
error-not_json = The body must be JSON, with the content type application/json.
error-too_large = That is more than { $most } bytes. Send less.
error-too_fast = That was a little fast. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} and try again.
error-too_many_tables = There are { $most } unfinished tables already. Finish or concede one first.
error-too_many_sockets = Too many are connected from your address. Close a window and try again.
error-match_full = This match has { $most } entries and takes no more. Concede, or start a new one.
error-no_such_page = There is nothing at this address.
error-wrong_method = This address does not answer to { $method }.
error-internal = Something went wrong on our side. It has been written down; try again.
error-busy = Too much is happening at this table. Try again in a moment.
error-closing = The server is going away. Try again in a moment.
error-store_unavailable = The server cannot reach its store just now. Nothing was changed; try again in a moment.
error-store_unopened = The store cannot be opened: { $detail }.
error-store_in_use = Another Meseta is using { $path }. Stop it, or choose another folder with --data.
error-store_newer = The store was written by a newer Meseta (step { $found }; this one knows { $known }). Update it.
error-store_no_driver = PostgreSQL needs one more package: pip install "meseta[postgres]".
error-store_address = MESETA_DATABASE_URL starts with “{ $found }”; it must be a postgresql:// address.
error-bad_limits = { $variable } cannot be read: { $detail }.
error-cannot_listen = Port { $port } on { $host } cannot be used: { $detail }. Choose another with --port.

error-not_signed_in = We do not know you yet. Come in first.
error-bad_token = This link or token is worth nothing any more. Ask for a new one.
error-bad_origin = This request came from { $origin }, which may not act for you here.
error-not_your_seat = Seat { $found } is not yours.
error-not_host = Only whoever set the table may do this.
error-no_such_table = There is no such table. It may have expired.
error-seat_taken = Seat { $found } is taken.
error-seat_free = Nobody sits on seat { $found }.
error-seats_free = { $free ->
    [one] One seat is
   *[other] { $free } seats are
} still free. Fill them, with bots if you like.
error-not_waiting = The match has begun already.
error-not_playing = No match is being played here.
error-not_finished = The match is not finished yet.
error-not_your_turn = The table is not waiting for you.
error-player_present = { $seat } is here and plays.
error-bot_plays = A bot is playing this seat. Take it back first.
error-no_bot_plays = No bot stands in at this seat.
error-hints_forbidden = This table plays without hints.
error-record_closed = The record opens when the match is finished: it holds what is still hidden.
error-record_too_many = The record has { $found } entries; at most { $most } can be shown here.
error-match_stuck = This match was played by other rules than this program knows and cannot go on; it can be read. { $reason }
error-no_such_bot = There is no bot called “{ $name }” for { $game }. Choose one of: { $known }.
error-bot_too_slow = The bot { $name } thought for more than { $seconds } seconds.
error-bot_crashed = The bot { $name } broke down.
error-bad_clock = A clock has { $least } to { $most } seconds, not { $seconds }.
error-bad_hands = { $seats } seats need { $seats } hands; { $hands } were given.
error-bad_chairs = The table has { $seats } seats; { $chairs } were filled.
error-bad_chat = Say something of 1 to { $most } printable characters.
error-chat_full = { $most } lines have been said here; there is no room for more.
error-bad_seat_link = { $url } is not the private link of a seat. It looks like http://host/t/TABLE#seat=TOKEN.
error-remote_unreachable = The table cannot be reached: { $detail }.
error-remote_closed = The table has closed the connection ({ $detail }).
error-remote_refused = The table refuses: { $detail }

## The command line

cli-by = Unofficial and non-commercial; the titles belong to their publishers.
cli-seats = players
cli-options = options
cli-bots = bots
cli-game = game
cli-turn = { $seat } to act
cli-curtain = Pass the keyboard to { $seat }. Press Enter when only { $seat } is looking.
cli-took-back = { $seat } takes back the last action.
cli-bot-thinks = { $seat } is thinking …
cli-hint = Hint: { $action } – { $why }
cli-how-to = { notation-forms } Or help, undo, hint, rules, log, save, lang, quit.
cli-over = The game is over.
cli-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
cli-solo-won = You have won.
cli-solo-lost = You have lost.
cli-total = total
cli-saved = Saved to { $path }. See it again with: meseta replay { $path }
cli-not-saved = Not saved. (Type “save FILE” before you leave to keep a record.)
cli-goodbye = The game was left unfinished.
cli-save-how = Write “save FILE”, for example: save my-game.txt
cli-language-now = From now on in English.
cli-unknown-language = Languages: { $known }.
cli-serving = The table is set at { $address } – Ctrl+C clears it.
cli-choose-game = Which game?
cli-selfplay-title = { $games } games of { $game }, seed { $seed }
cli-wins = wins
cli-mean-score = mean score
cli-seconds = { $plies } actions in { $seconds } s: { $speed } a second
cli-progress = Playing
cli-depth = depth
cli-lines = lines
cli-ply = Entry { $ply } of { $most }
cli-as-spectator = seen by a spectator
cli-as-seat = seen by { $seat }
cli-help-commands =
    undo         take back your last action
    hint         see what a bot would do
    rules ST-08  read a clause of the rule book (without a number: all of it)
    log          what has happened so far
    save FILE    write the match down
    lang es      change the language
    quit         leave the table
