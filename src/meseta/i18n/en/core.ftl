# What every game shares. Numbers before adjectives; plain, warm, short; no exclamation marks.

language-name = English

player = Player { $number }
refused = { $sentence } ({ $clause })
chance = Chance

## What went wrong, and what to do next

error-unknown_game = There is no game called “{ $game }”. The games are: { $known }.
error-plugin_unusable = The game “{ $key }” of the package { $distribution } cannot be used: { $detail }
error-plugin_clash = The game “{ $key }” of the package { $distribution } is passed over: { $winner } has a game of that key.
error-plugin_broken = Part of the game { $game } does not work ({ $part }): { $detail }
error-plugin_wordless = The game { $game } brings no words along: { $file } is missing in its package.
error-plugin_speechless = The game { $game } has no sentence for “{ $message }” in its catalogue.
error-bad_seats = { $game } seats { $least } to { $most } players, not { $seats }.
error-unknown_option = { $game } has no option “{ $key }”. Its options are: { $known }.
error-bad_option = The option { $key } cannot be “{ $value }”. Choose one of: { $choices }.
error-option_form = An option is written as key=value; “{ $text }” is not.
error-bad_names = { $seats } seats need { $seats } names; { $names } were given.
error-bad_name = A name is at most { $most } printable characters long; “{ $name }” is not.
error-no_such_seat = There is no seat { $found }; the last one is { $most }.
error-unknown_clause = { $game } has no clause “{ $clause }”. Its clauses run { $known }.
error-unknown_language = There is no language “{ $language }”. Choose one of: { $known }.

error-unlistable = There are too many possibilities here to list them.
error-unreadable_notation = “{ $text }” is no action. { notation-forms }
error-stale_submission = The table has moved on since you chose this. Look again and choose anew.
error-nothing_to_undo = There is nothing you can take back now.
error-state_unreadable = This is no stored state: { $detail }.
error-state_impossible = This stored state cannot be: its “{ $part }” contradicts the rules.

fault-game_over = The game is over.
fault-only_chance = Only chance can do this.
fault-chance_not_due = Chance has nothing of the kind to do now.
fault-impossible_chance = Chance cannot answer this.

error-file_missing = { $path } cannot be read: { $detail }.
error-file_not_text = { $path } is not a text file in UTF-8.
error-file_unwritable = { $path } cannot be written: { $detail }.
error-file_exists = { $path } already exists; --force replaces it.
error-print_form = { $path } ends in neither .pdf nor .svg.
error-print_part = There is no { $part } to print; choose one of: { $known }.
error-print_one_part = An SVG holds only one part; choose one of: { $known }, or write a .pdf.
error-pdf_unavailable = A PDF needs an optional package: pip install 'meseta[paper]'. An .svg needs nothing.
error-pdf_letters = A PDF cannot show these letters: { $letters }. Write an .svg instead.
error-pdf_size = The drawing does not give its { $side } in mm, so it cannot be printed at its true size.

error-edition_too_long = The edition file is longer than { $most } characters.
error-edition_unreadable = The edition file cannot be read: { $detail }.
error-edition_name = An edition's name is 1 to 40 letters, digits, - or _, starting with a letter; “{ $name }” is not.
error-edition_of_no_game = This looks like an edition of none of our games. Name one with --game to see why: { $known }.
error-edition_no_sheet = { $game } has no sheet to print.

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
error-solo_is_alone = --solo is for one person and no bots; leave out the others.
error-resume_alone = A resumed match keeps its game, people and options: give only its file (and --bots, --save, --seed, --lang).
error-bots_needed = { $count } seats of this match belong to bots, one of them “{ $name }”. Name them again with --bots, in order.
error-pair_form = “{ $text }” is no pair of bots. Write the stronger one first, as in adept:greedy.
error-bot_vanished = A process ended without a word while these played: { $names }.
error-record_too_many = The record has more than { $most } entries; no match needs them.

## Flicks

error-no_such_corner = The corners are 0 to 3; there is no { $corner }.
error-start_not_on_corner = A disc starts wholly on its launch corner; at { $x }, { $y } µm it is not on corner { $corner }.
error-too_fast = No hand flicks faster than { $top_speed } µm/s; { $vx }, { $vy } is faster.
error-disc_not_on_floor = The disc at { $x }, { $y } µm is not on the floor of the board.
error-disc_over_hole = The disc at { $x }, { $y } µm lies over the hole.
error-discs_overlap = The discs at { $x }, { $y } µm and { $other_x }, { $other_y } µm overlap.
error-start_on_disc = A disc lies in the way of the start, at { $x }, { $y } µm.
error-too_many_discs = The board holds up to { $most } discs; { $discs } is too many, or too few.
error-not_a_number = Angle and speed must be numbers that a hand can mean.
error-not_whole = This is not a whole number: { $figure }.
error-numba_missing = The fast discs need numba, which is not installed. Install Meseta with its extra “{ $extra }”.
error-bad_arena = This board cannot be played on: { $law }.
law-figures_whole = a figure is not a whole number
law-lengths_positive = a length, a mass or the friction is not positive
law-lengths_below_ten_metres = it is larger than ten metres
law-ratios_between_0_and_1000 = a restitution or a grip is not between 0 and 1000 thousandths
law-speeds_positive = a speed is not positive
law-speeds_below_100_m_s = a speed is 100 m/s or more
law-corner_holds_a_disc = no disc fits on its corners
law-corners_apart = its corners leave no side of the frame to bounce off
law-hole_takes_a_disc = no disc fits into its hole
law-hole_off_the_corners = its hole is too near to the corners

# The server and its tables

error-malformed = This is not what was expected here ({ $detail }). The protocol page says what is.
error-not_json = The body must be JSON, with the content type application/json.
error-too_large = That is more than { $most } bytes. Send less.
error-too_often = That was a little fast. Wait { $seconds ->
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
error-store_uncertain = The server lost its store in the middle of writing. Send it again: it takes effect once.
error-store_unopened = The store cannot be opened: { $detail }.
error-store_in_use = Another Meseta is using { $path }. Stop it, or choose another folder with --data.
error-store_newer = The store was written by a newer Meseta (step { $found }; this one knows { $known }). Update it.
error-store_no_driver = PostgreSQL needs one more package: pip install "meseta[postgres]".
error-store_address = MESETA_DATABASE_URL starts with “{ $found }”; it must be a postgresql:// address.
error-bad_limits = { $variable } cannot be read: { $detail }.
error-cannot_listen = Port { $port } on { $host } cannot be used: { $detail }. Choose another with --port or --host.

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
error-match_stuck = This match was played by other rules than this program knows and cannot go on; it can be read. { $reason }
error-no_such_bot = There is no bot called “{ $name }” for { $game }. Choose one of: { $known }.
error-bot_too_slow = The bot { $name } thought for more than { $seconds } seconds.
error-bot_crashed = The bot { $name } broke down.
error-bad_clock = A clock has { $least } to { $most } seconds, not { $seconds }.
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
cli-final = it is final.
cli-how-to = { notation-forms } Or help, undo, try, hint, rules, log, save, lang, quit.
cli-over = The game is over.
cli-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
cli-solo-won = You have won.
cli-solo-lost = You have lost.
cli-total = total
cli-saved = Saved to { $path }. See it again with: meseta replay { $path }
cli-not-saved = Not saved. (Start with --save FILE, or write “save FILE” before you leave, to keep a record.)
cli-goodbye = The game was left unfinished.
cli-save-how = Write “save FILE”, for example: save my-game.txt
cli-language-now = From now on in English.
cli-unknown-language = Languages: { $known }.
cli-serving = The table is set at { $address } – Ctrl+C clears it.
cli-choose-game = Which game?
cli-selfplay-title = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $game }, seed { $seed }
cli-wins = wins
cli-mean-score = mean score
cli-seconds = { $plies } actions in { $seconds } s: { $speed } a second
cli-games = games
cli-at-least = at least
cli-ladder-interrupted = Stopped. What was played is kept; the same command goes on from here.
cli-ladder-written = Written to { $path }.
cli-analysing = Judging
cli-who = who
cli-did = did
cli-better = better
cli-cost = cost
cli-balance = { $seat }: { $mistakes } of { $decisions } decisions cost { $cost } points in all; luck gave { $luck }.
cli-analysis-exact = What a decision cost is exact for its turn: points that it could still have brought.
cli-analysis-estimated = What a decision cost is an estimate: both choices were played on in imagined worlds.
cli-progress = Playing
cli-depth = depth
cli-lines = lines
cli-flick-legend = Red: the flicked disc. Blue: the discs it moved. A dot every 5 ms.
cli-flick-on_floor = The disc rests on the floor; { $moved ->
    [0] it moved no other
    [one] it moved one other
   *[other] it moved { $moved } others
}. Everything was at rest after { $seconds } s.
cli-flick-in_hole = The disc fell into the hole. Everything was at rest after { $seconds } s.
cli-flick-off_board = The disc left the board. Everything was at rest after { $seconds } s.
cli-flick-on_corner = The disc never passed the edge of its corner. It stopped after { $seconds } s.
cli-flick-saved = Drawn in { $path }.
cli-ply = Entry { $ply } of { $most }
cli-as-spectator = seen by a spectator
cli-as-seat = seen by { $seat }
cli-try-final = This would be final, so it cannot be tried.
cli-tried = Only a look: { $action } has not been done.
cli-no-where = There is nothing to ask so in this game.
cli-edition-good = Edition “{ $name }” ({ $digest }) can be played as { $game }.
cli-written = Written to { $path }.
paper-page = { $title }, page { $page } of { $pages } (row { $row }, column { $column })
paper-cut = Cut at the corner marks; the next page lies over this one up to the dashes.
paper-scale = { $length } mm if printed at 100 %
cli-help-commands =
    undo         take back your last action
    try ACTION   see what an action would do, without doing it
    hint         see what a bot would do
    rules { $clause }  read a clause of the rule book (without a number: all of it)
    log          what has happened so far
    save FILE    write the match down
    lang es      change the language
    quit         leave the table
cli-command-undo = undo
cli-command-help = help, ?
cli-command-hint = hint
cli-command-try = try
cli-command-where = where
cli-command-rules = rules
cli-command-log = log
cli-command-save = save
cli-command-lang = lang
cli-command-quit = quit, exit, q
cli-see-help = See “{ $command } --help”.
cli-interrupted = Stopped after { $played } of { $games } games.
