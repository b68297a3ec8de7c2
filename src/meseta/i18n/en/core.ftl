# What every game shares. Numbers before adjectives; plain, warm, short; no exclamation marks.

language-name = English
language-unreviewed = No native speaker has reviewed this translation yet. Tell us what reads wrong.

player = Player { $number }
refused = { $sentence } ({ $clause })
chance = Chance

## What went wrong, and what to do next

error-unknown_game = There is no game called “{ $game }”. The games are: { $known }.
error-plugin_unusable = The game “{ $key }” of the package { $distribution } cannot be used: { $detail }
error-plugin_clash = The game “{ $key }” of the package { $distribution } is passed over: { $winner } already has a game with that key.
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
error-unreadable_notation = “{ $text }” is not an action. { notation-forms }
error-stale_submission = The table has moved on since you chose this. Look again and choose anew.
error-nothing_to_undo = There is nothing you can take back now.
error-undos_used_up = You have taken back { $most } actions in this turn; now you have to go on.
error-state_unreadable = This is not a stored state: { $detail }.
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
error-print_one_page = That makes { $pages } pages, and only one goes to standard output: name a file with --out, or another part with --part: { $known }.
error-pdf_unavailable = A PDF needs an optional package: pip install 'meseta[paper]'. An .svg needs nothing.
error-pdf_letters = A PDF cannot show these letters: { $letters }. No font that was found on this machine has them: name a font file in { $variable }, or write an .svg.
error-print_size = The drawing does not give its { $side } in mm, so it cannot be printed at its true size.

error-edition_file = { $path }:{ $line }:{ $column }: { $reason }{ $more ->
    [0] {""}
   *[other] {" "}And { $more } more: meseta edition check { $path }
}
error-edition_too_long = The edition file is longer than { $most } characters.
error-edition_unreadable = The edition file cannot be read: { $detail }.
error-edition_name = An edition's name is 1 to 40 letters, digits, - or _, starting with a letter; “{ $name }” is not.
error-edition_of_no_game = Nothing in this file looks like an edition of one of the games ({ $known }). “meseta edition new GAME” writes one to begin with.
error-edition_none = { $game } has no editions: nothing is printed on its components.
error-edition_empty = There is nothing in this file. “meseta edition new GAME” writes an edition to begin with.
error-edition_not_utf8 = This is not text in UTF-8. Save the file in that encoding.
error-edition_syntax = { $mistake ->
    [bracket] A bracket that was opened is not closed, or a comma is missing before this.
    [quote] A text is not closed: the quotation mark at its end is missing.
    [equals] An equals sign is missing: a line is “key = value”.
    [rest] This line goes on where it should end: one “key = value” per line, and text in quotation marks.
    [statement] No line can begin like this: it is “key = value”, “[section]”, “[[list]]”, or a # and a comment.
    [key] A key is missing here, or it needs quotation marks.
    [value] A value is missing here or cannot be read: text is in quotation marks, numbers are digits, lists are in brackets.
    [escape] After a backslash comes one of b t n f r " \ or u and four digits; for a backslash itself, write two.
    [character] This character cannot stand here.
    [twice] This is given a second time.
    [deep] This is nested too deeply.
   *[other] This is not TOML: { $detail }.
}
error-edition_key_twice = “{ $key }” is given a second time; the first is on line { $line }.
error-edition_key_unknown = “{ $key }” means nothing here.{ $suggestion ->
    [none] {" "}The keys are: { $known }.
   *[other] {" "}Did you mean “{ $suggestion }”?
}
error-edition_key_missing = “{ $key }” is missing: { $wanted ->
    [text] text in quotation marks
    [number] a whole number
    [fraction] a number
    [truth] true or false
    [list] a list in brackets
    [table] a section of its own
    [tables] a list of sections, each under its own heading in double brackets
   *[value] a value
}.
error-edition_kind = “{ $key }” must be { $wanted ->
    [text] text in quotation marks
    [number] a whole number
    [fraction] a number
    [truth] true or false
    [list] a list in brackets
    [table] a section
    [tables] a list of sections, each under its own heading in double brackets
   *[value] another value
}; this is { $found ->
    [text] text
    [number] a number
    [fraction] a decimal number
    [truth] true or false
    [date] a date or time
    [list] a list
    [table] a section
   *[value] something else
}.
error-edition_range = “{ $key }” is { $found }; it must be { $bounds ->
    [least] at least { $least }
    [most] at most { $most }
   *[both] { $least } to { $most }
}.
error-edition_count = “{ $key }” has { $found }; it must have { $bounds ->
    [exact] exactly { $most }
    [least] at least { $least }
    [most] at most { $most }
   *[both] { $least } to { $most }
}.
error-edition_choice = “{ $key }” cannot be “{ $found }”.{ $suggestion ->
    [none] {" "}It is one of: { $known }.
   *[other] {" "}Did you mean “{ $suggestion }”? It is one of: { $known }.
}
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
error-bot_no_class = { $path } has no “{ $name }”. Write after the colon which bot is meant: { $known }.
error-bot_unnamed = Which bot in { $path } is meant? Write { $known }.
error-bot_broken = The bot { $name } cannot be loaded: { $detail }.
error-bot_raised = The bot { $name } failed: { $detail }.
error-bot_illegal = The bot { $name } answered { $answer }, which is not a legal action.
error-game_failed = Game { $number } (seed { $seed }) was stopped. { $reason }
error-endless_game = The game has not ended after { $plies } actions.
error-solo_is_alone = --solo is for one person and no bots; leave out the others.
error-resume_alone = A resumed match keeps its game, people and options: give only its file (and --bots, --save, --seed, --lang).
error-bots_needed = { $count } seats of this match belong to bots, one of them “{ $name }”. Name them again with --bots, in order.
error-solo_terms = Alone, rungs play without rivals and with the usual options. Leave out --solo, or --seats and --option.
error-pair_form = “{ $text }” is not a pair of bots. Write the stronger one first, as in adept:greedy, my_bot.py:Mine:adept or “my_bot.py:Mine vs adept”.
error-bot_vanished = A process ended without a word while these played: { $names }.
error-workers_vanished = Whoever did the work ended without a word, { $times } times in a row.
error-cluster_form = “{ $text }” does not name a cluster. Write dask://HOST:PORT or ray://HOST:PORT; or dask or ray, to start one on this machine.
error-cluster_extra = A cluster of this kind needs more packages: pip install "meseta[{ $extra }]".
error-cluster_unreachable = Nobody answered at { $address } within { $seconds } seconds. Check the address, and that the cluster is running.
error-cluster_unusable = { $address } answered, but cannot be used: { $detail }. Check that a cluster of this kind is running there, that its versions are those of this machine, and its token, if it asks for one.
error-cluster_idle = { $address } has no worker that answered within { $seconds } seconds. Start some.
error-cluster_lost = The cluster stopped answering. What was played before is kept if a file was named for it; run the command again once the cluster is back.
error-worker_without_meseta = The cluster's workers do not have Meseta. Install it there: pip install "meseta=={ $version }".
error-worker_differs = A worker has another Meseta ({ $there }) than this one ({ $here }), and might play differently. Install the same on both.
error-company_form = “{ $text }” is not a number of players from { $least } to { $most }. Write several as 1,2,4.
error-results_seed = Games are kept by their seed: add --seed and any number, and the same one to go on later.
error-nothing_to_train = { $game } names nothing that could be trained.
error-strategy_missing = Training needs more packages: pip install "meseta[{ $extra }]".
error-training_changed = From generation { $generation } on, the file was written by a training that differs from this one. Choose another file, or the options and the version it was written with.
error-record_too_many = The record has more than { $most } entries; no match needs them.

## Flicks

error-no_such_corner = The corners are 0 to 3; there is no { $corner }.
error-start_not_on_corner = A disc starts wholly on its launch corner; at { $x }, { $y } µm it is not on corner { $corner }.
error-too_fast = No hand flicks faster than { $top_speed } µm/s; { $vx }, { $vy } is faster.
error-disc_not_on_floor = The disc at { $x }, { $y } µm is not on the floor of the board.
error-disc_over_hole = The disc at { $x }, { $y } µm lies over the hole.
error-discs_overlap = The discs at { $x }, { $y } µm and { $other_x }, { $other_y } µm overlap.
error-start_on_disc = A disc lies in the way of the start, at { $x }, { $y } µm.
error-nothing_to_animate = --animate lets a drawing move: say with --svg which file to draw to.
error-too_many_discs = The board holds up to { $most } discs; { $discs } is too many, or too few.
error-not_a_number = Angle and speed must be ordinary numbers.
error-not_whole = This is not a whole number: { $figure }.
error-numba_missing = What was asked for is compiled by numba, which is not installed. Install Meseta with its extra: pip install 'meseta[{ $extra }]'
error-envs_missing = Environments need { $package }, which is not installed: pip install '{ $extra }'.
error-game_without_numbers = { $game } has no environments: its plug-in does not say how it is put into numbers.
error-game_without_picture = { $game } has no picture: its plug-in names nothing that draws one. Choose render_mode="ansi".
error-bad_env_setting = { $setting } cannot be { $value }; choose one of: { $choices }.
error-number_means_nothing = Action { $number } cannot be taken: { $detail }. The action mask says which can.
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
error-too_slow = The request was not complete after { $seconds } seconds. Send it again.
error-too_often = That was a little fast. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} and try again.
error-trials_spent = Your bots have played a great deal. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} and try again, or ask for fewer games.
error-replays_spent = You have looked back at a great many moves. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} and try again.
error-storage_spent = You have stored as much as one person may for now. What you are playing can go on; create more in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-storage_low = You have stored nearly as much as one person may: { $percent } % is left for new tables and records.
error-too_many_tables = There are { $most } unfinished tables already. Finish one, or give up there, first.
error-too_many_seats = You already have { $most } seats at open tables that have not begun. Leave one first.
error-no_calls = This server does not call anybody in this way.
error-bad_subscription = This browser cannot be called: what it says about itself is not valid. Turn it off and on again.
error-bad_mail_address = That is no e-mail address.
error-mail_unanswered = { $most } mails have gone to this address today. Look for one of them, or try again tomorrow.
error-mail_failed = The mail could not be sent. Try again later.
error-bad_setting = { $variable } cannot be used. It must look like this: { $wanted }
error-missing_setting = { $other } also needs { $variable }.
error-too_many_sockets = Too many are connected from your address. Close a window and try again.
error-match_full = This match has { $most } entries and takes no more. Give up, or start a new one.
error-no_such_page = There is nothing at this address.
error-no_companion = Nobody here answers questions about a game called “{ $game }”.
error-wrong_method = This address does not answer to { $method }.
error-internal = Something went wrong on our side. It has been written down; try again.
error-busy = Too much is happening at this table. Try again in a moment.
error-closing = The server is shutting down. Try again in a moment.
error-store_unavailable = The server cannot reach its store just now. Nothing was changed; try again in a moment.
error-store_uncertain = The server lost its store in the middle of writing. Send it again: it takes effect once.
error-store_unopened = The store cannot be opened: { $detail }. `meseta doctor` says more.
error-store_folder = The folder { $path } cannot be used: { $detail }. Change its permissions, or choose another with --data.
error-store_not_ours = { $path } is not a database of Meseta. Move it elsewhere, or choose another place with --data or MESETA_DATABASE_URL.
error-store_damaged = { $path } is damaged ({ $detail }). Restore a backup: meseta restore FILE.
error-store_vanished = { $path } was deleted or replaced while the server was running. Put it back and start the server again.
error-store_full = Only { $megabytes } MB are left on the disk. Make room before tables can no longer be stored.
error-store_missing = There is no database at { $path } yet. Choose the folder with --data.
error-backup_exists = { $path } exists already, and nothing is overwritten. Choose another name.
error-backup_unwritable = { $path } cannot be written: { $detail }. Choose another place.
error-backup_unreadable = { $path } cannot be read: { $detail }.
error-backup_of_postgres = MESETA_DATABASE_URL is set, so the tables are in PostgreSQL. Copy them with pg_dump and put them back with pg_restore; docs/server.md shows how.
error-blocked = This address has been blocked by whoever runs the server.
error-bad_address = “{ $address }” is neither an address nor a network such as 192.0.2.0/24.
error-admin_token_short = { $variable } needs at least { $least } characters.
error-admin_not_found = No server is running with the folder { $path }. Choose its folder with --data, or its address with --url.
error-admin_several = Several servers are running with the folder { $path }. Choose one with --port: { $ports }.
error-store_unreachable = PostgreSQL at { $host } cannot be used: { $detail }. Check that it is running, and MESETA_DATABASE_URL.
error-store_address_form = MESETA_DATABASE_URL cannot be read. It looks like postgresql://user:password@host:5432/database; in a password, write special characters as %XX.
error-store_in_use = Another Meseta is using { $path }. Stop it, or choose another folder with --data.
error-store_newer = The store was written by a newer Meseta (step { $found }; this one knows { $known }). Update it.
error-store_no_driver = PostgreSQL needs one more package: pip install "meseta[postgres]".
error-store_address = MESETA_DATABASE_URL starts with “{ $found }”; it must be a postgresql:// address.
error-bad_limits = { $variable } cannot be read: { $detail }. It must be a JSON object such as {"{"}"tables_each": 10{"}"}.
error-unknown_limit = { $variable } has no “{ $name }”. Did you mean “{ $nearest }”?
error-unheard_limit = { $variable } has no “{ $name }”. Its names are: { $known }.
error-limit_too_small = { $variable } sets { $name } to { $found }. It must be a number above zero.
error-cannot_listen = Port { $port } on { $host } cannot be used: { $detail }. Choose another with --port or --host.
error-port_taken = Port { $port } on { $host } is taken, perhaps by another Meseta. Stop that one, or choose another port with --port; 0 picks a free one.
error-port_forbidden = Port { $port } on { $host } is only for administrators. Choose one above 1023 with --port.
error-host_unknown = “{ $host }” is not an address of this computer. Use 127.0.0.1 for yourself, or --host 0.0.0.0 to let others in.

error-not_signed_in = We do not know you yet. Come in first.
error-bad_token = This link or token is no longer valid. Ask for a new one.
error-pass_invalid = This link has been used, has been revoked, or is too old. Make a new one on your other device.
error-no_such_device = There is no such device any longer.
error-device_too_new = This device has been yours for less than a day. Until then it can only end itself and later ones; your earlier devices can do the rest.
error-bad_origin = This request came from { $origin }, which may not act for you here.
error-not_your_seat = Seat { $found } is not yours.
error-not_host = Only whoever set the table may do this.
error-no_such_table = There is no such table. It may have expired.
error-seat_taken = Seat { $found } is taken.
error-one_seat_each = At an open table everyone takes one seat.
error-seat_free = Nobody is sitting in seat { $found }.
error-seats_free = { $free ->
    [one] One seat is
   *[other] { $free } seats are
} still free. Fill them, with bots if you like.
error-not_waiting = The match has begun already.
error-not_playing = No match is being played here.
error-not_finished = The match is not finished yet.
error-not_your_turn = The table is not waiting for you.
error-player_present = { $seat } is here and playing.
error-stand_in_later = A bot can be called for { $seat } in { $seconds } s.
error-stand_in_agreed = At this table { $bot } stands in, as agreed beforehand.
error-bot_plays = A bot is playing this seat. Take it back first.
error-no_bot_plays = No bot stands in at this seat.
error-nothing_to_claim = Somebody else at the table is still in the match.
error-hints_forbidden = This table plays without hints.
error-record_closed = The record opens when the match is finished: it holds what is still hidden.
error-match_stuck = This match was played by rules this program does not know: it can be read, but not continued. { $reason }
error-no_such_bot = There is no bot called “{ $name }” for { $game }. Choose one of: { $known }.
error-bot_too_slow = The bot { $name } thought for more than { $seconds } seconds.
error-bot_stalled = { $name } acted, but nothing has changed.
error-bot_crashed = The bot { $name } broke down.
error-bad_clock = A clock has { $least } to { $most } seconds, not { $seconds }.
error-bad_chairs = The table has { $seats } seats; { $chairs } were filled.
error-bad_chat = A message has 1 to { $most } printable characters.
error-chat_off = There is no chat at this table.
error-chat_full = You have no more room in this chat: { $most } lines are the limit.
error-bad_seat_link = { $url } is not the private link of a seat. It looks like http://host/t/TABLE#seat=TOKEN.
error-remote_unreachable = The table cannot be reached: { $detail }.
error-link_invalid = This link is no longer valid: it was revoked, or its owner has left the seat. Ask at the table for a new one.
error-table_gone = There is no such table there. It may have expired.
error-seat_not_yours = This link opens no seat at this table. Ask for the private link of a seat.
error-remote_blocked = That server does not let us in. Ask whoever runs it.
error-remote_stuck = The match cannot go on there. { $detail }
error-remote_rules = That server plays another version of { $game } ({ $detail }). Install the same version of Meseta.
error-remote_closed = The table has closed the connection ({ $detail }).
error-remote_refused = The table refuses: { $detail }

## What decided

decided-by-points = { $points ->
    [one] By 1 point.
   *[other] By { $points } points.
}
decided-by-tie-break = { $points ->
    [one] Tied at 1 point.
   *[other] Tied at { $points } points.
} Decided by { $what }: { $counts }.
decided-still-shared = { $points ->
    [one] Tied at 1 point
   *[other] Tied at { $points } points
}, and again in { $what }: { $counts }.
decided-shared = { $points ->
    [one] Tied at 1 point.
   *[other] Tied at { $points } points.
} Nothing breaks the tie.

## What the judge says, in the terminal and on the page
## $worth, $against, $cost and $error are numbers with decimals, as texts that have as many of them as should be shown.
## $reasons and $those are lists of why-<kind>, a message of the game for each kind of reason (“takes the gem at B”).

# What stands between the parts of a list.
list-comma = {", "}
list-and = { $first } and { $last }
# The same before a word that begins with the sound of i.
list-and-i = { $first } and { $last }
why-worth = { $unit ->
    [chance] about { $worth }% to win
   *[points] about { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } in the end
}
why-better = { $unit ->
    [chance] about { $worth }% to win, against { $against }%
   *[points] about { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } in the end, against { $against }
}
why-better-than = { why-better } for a turn that { $those }
why-because = { $reasons }: { $value }.
why-alone = { $value }.
why-equal = About as good: { $other }.
amount = { $unit ->
    [chance] { $cost } ± { $error }% to win
   *[points] { $cost } ± { $error } points
}

## The command line

cli-by = Unofficial and non-commercial; the titles belong to their publishers.
cli-seats = players
cli-options = options
cli-bots = bots
cli-game = game
cli-turn = { $seat } to act
cli-curtain = Pass the keyboard to { $seat }. Press Enter when only { $seat } is looking.
worded-took-back = { $seat } takes back the last action.
cli-bot-thinks = { $seat } is thinking …
cli-thinking = Thinking …
cli-hint = Hint: { $action }
cli-how-to = help: what you can type now · hint: advice · quit: leave
cli-over = The game is over.
cli-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
cli-solo-won = You have won.
cli-solo-lost = You have lost.
cli-total = total
cli-saved = Saved to { $path }.
cli-see-again = To see it again:
cli-continue = To continue it:
cli-earlier = { $count ->
    [one] … one line more; log shows everything
   *[other] … { $count } lines more; log shows everything
}
cli-not-saved = Not saved. (To keep a record, start with --save FILE, or type “save FILE” while you play.)
cli-goodbye = The game was left unfinished.
cli-save-how = Write “save FILE”, for example: save my-game.txt
cli-save-exists = There is already a file { $path }. To replace it: save! { $path }
cli-language-now = From now on in English.
cli-unknown-language = Languages: { $known }.
cli-serving = The table is set at { $address } – Ctrl+C clears it.
cli-bot-seated = { $game }: { $bot } plays as { $seat }, at the table of { $names }.
cli-bot-waiting = Waiting for the match to begin.
cli-bot-begun = The match has begun.
cli-bot-progress = { $count ->
    [one] 1 action
   *[other] { $count } actions
} so far; the latest: { $action }
cli-bot-slower = The server asks us to slow down; waiting as long as it says.
cli-bot-pause = The server asks us to wait { $seconds } s.
cli-bot-lost = Not connected ({ $detail }). Trying again in { $seconds } s.
cli-bot-back = Back at the table.
cli-bot-took-back = A stand-in was playing here; the seat is ours again.
cli-bot-left = Left the table. The seat is still there: the same command goes on from here.
cli-bot-seat-kept = The seat is still there: once the bot is mended, the same command goes on from here.
cli-slow = { $bot } has been thinking about seat { $place }'s move { $move } of game { $number } for { $seconds } s. Still waiting. It is here:
cli-slow-game = What it was asked: { $command }
cli-reproduce = That game alone: { $command }
cli-slow-remote = { $bot } has been thinking about its action { $number } for { $seconds } s. Still waiting. It is here:
cli-slow-view = What it was asked is in { $path }.
cli-conceded = The match was given up.
cli-backed-up = { $path }: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $entries ->
    [one] one entry
   *[other] { $entries } entries
}, { $people ->
    [one] one person
   *[other] { $people } people
}. The copy was opened and checked.
cli-restored = { $path } is in place again.
cli-restored-running = { $path } is in place again; the server that is running has reopened it.
cli-kept-aside = What was there before is in { $path }.
cli-admin-version = version
cli-admin-running = running for
cli-admin-health = health
cli-admin-tables = tables
cli-admin-memory = tables in memory
cli-admin-sockets = sockets
cli-admin-workers = bots' processes
cli-admin-ago = { $time } ago
cli-admin-status-waiting = waiting
cli-admin-status-playing = being played
cli-admin-status-finished = finished
cli-admin-status-record = uploaded
cli-admin-status-stuck = stuck
cli-admin-addresses = Connected from
cli-admin-limited = Limited lately
cli-admin-blocked = Blocked
cli-admin-latest = Tables, the latest first: id, game, status, players, changes, watchers, last touched
cli-admin-ended = Table { $table } has ended and is deleted.
cli-admin-now-blocked = { $network } is blocked at every node.
cli-admin-unblocked = { $network } is no longer blocked.
cli-admin-not-blocked = { $network } was not blocked.
cli-doctor-level-ok = good
cli-doctor-level-warn = warning
cli-doctor-level-bad = BAD
cli-doctor-versions = Meseta { $meseta } on Python { $python }, SQLite { $sqlite }, { $packages }.
cli-doctor-driver = psycopg { $version } for PostgreSQL.
cli-doctor-settings = MESETA_LIMITS and MESETA_DEADLINES can be read, or are not set.
cli-doctor-folder = { $path } can be written.
cli-doctor-folder-bad = { $path } cannot be written: { $detail }. Change its permissions, or choose another folder with --data.
cli-doctor-folder-open = Others on this computer can look into { $path }. Close it to them: chmod 700 { $quoted }
cli-doctor-disk-ok = { $megabytes } MB are free on the disk.
cli-doctor-disk-warn = Only { $megabytes } MB are free on the disk. Make room soon.
cli-doctor-disk-bad = Only { $megabytes } MB are free on the disk. Make room, or tables can no longer be stored.
cli-doctor-sync = The disk confirms a write after { $milliseconds } ms.
cli-doctor-sync-slow = The disk takes { $milliseconds } ms to confirm a write, and every move waits for it. Store the tables on a faster one with --data.
cli-doctor-database-new = There is no database yet; the server will create { $path }.
cli-doctor-database = { $path } is in order: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $megabytes } MB, step { $step } of { $known }.
cli-doctor-postgres = PostgreSQL { $version } at { $host } answers; step { $step } of { $known }.
cli-doctor-clock = This computer's clock says { $time }.
cli-doctor-clock-bad = This computer's clock says { $time }, which cannot be right. Set it, best by network time (NTP).
cli-doctor-clock-database-ok = Its clock and this computer's are { $milliseconds } ms apart.
cli-doctor-clock-database-warn = Its clock and this computer's are { $milliseconds } ms apart. Set both by network time (NTP).
cli-doctor-port = Port { $port } on { $host } is free.
cli-doctor-running-ok = A Meseta is running at port { $port } on { $host }, and is well.
cli-doctor-running-bad = A Meseta is running at port { $port } on { $host }, but is not well. Its log and `meseta admin status` say why.
cli-doctor-files-ok = Enough files may be open ({ $wanted } are needed at most).
cli-doctor-files-warn = There may be only { $files } open files, so fewer can connect; { $wanted } would do. Raise the limit (ulimit -n, or LimitNOFILE of systemd).
cli-doctor-client = The browser client is built.
cli-doctor-client-missing = The browser client is not built. In the project's folder: make client
cli-doctor-push = People who are away can be called in their browsers (Web Push).
cli-doctor-push-off = Nobody is called in a browser: { $variable } says off.
cli-doctor-push-missing = Nobody can be called in a browser, because what that needs is not installed: { $install }
cli-doctor-mail = The mail server { $host } lets us in.
cli-doctor-mail-bad = The mail server { $host } does not let us in ({ $detail }). Check the address, the user and the password.
cli-doctor-mail-off = No mails are sent: { $variable } is not set.
cli-doctor-webhook = { $host } is told of every call.
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
cli-estimate = { $bot }: { $rating } ± { $margin } on the ladder's scale (95 %; 400 points are odds of ten to one).
cli-estimate-rough = Nearly all games of { $bot } went the same way, so this is rough: measure it against a rung closer to it, if there is one.
cli-ladder-interrupted = Stopped. What was played is kept; the same command goes on from here.
cli-ladder-written = Written to { $path }.
cli-analysing = Judging
cli-who = who
cli-did = did
cli-better = better
cli-cost = cost
cli-balance = { $seat } gave away { $amount } in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}{ $count ->
    [0] {""}
   *[other] : { $marks }
}.
cli-luck = { $lucky ->
    [yes] Luck gave { $seat } { $amount }.
   *[no] Luck took { $amount } from { $seat }.
}
cli-analysis-flawless = No turn was surely worse than the judge's.
cli-analysis-how = ?! inaccuracy, ? mistake, ?? blunder, ! better than the judge's own turn: only where that is sure and large enough to matter. ± is one standard error.
cli-progress = Playing
cli-training = Training
cli-held-out = New deals
cli-train-interrupted = Stopped. Run the same command again to go on where it stopped.
cli-players = players
cli-par = par
cli-kept = { $kept ->
    [one] One of these games had
   *[other] { $kept } of these games had
} been played before.
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
cli-try-how = Write “try” and an action: you see the table after it, and nothing has been done.
cli-not-now = “{ $text }” is neither an action nor a command. Now: { $forms }. Or: help
cli-tried = Only a look: { $action } has not been done.
cli-no-where = In this game there is nothing to look up that way.
cli-edition-good = Edition “{ $name }” ({ $digest }) can be played as { $game }.
cli-edition-guessed = Checked as an edition of { $game }; name another game with --game.
cli-edition-bad = { $count ->
    [one] One thing is wrong.
   *[other] { $count } things are wrong.
} { $taken }
cli-edition-new = { $path } is an edition of { $game } of your own now. Change it, then: meseta edition check { $path }
cli-written = Written to { $path }.
cli-written-pages = Written to { $first } … { $last }: { $pages } pages.
paper-page = { $title }, page { $page } of { $pages }
paper-tile = { $title }, page { $page } of { $pages } (row { $row }, column { $column })
paper-cut = Cut at the corner marks; the next page lies over this one up to the dashes.
paper-scale = { $length } mm, { $inches } in below, if printed at 100 % (actual size)
cli-help-now = Now: { $step } (rules { $clause })
cli-help-actions = Actions
cli-help-always = At any time
cli-help-commands =
    hint         advice, and why              undo       take back your last action
    try ACTION   see what it would do         rules { $clause }
    look, Enter  the table again              log        what has happened so far
    save FILE    write the match down         lang es    change the language
    help all     every action of the game     quit       leave the table
cli-command-undo = undo
cli-command-help = help, ?
cli-command-hint = hint
cli-command-try = try
cli-command-where = where
cli-command-look = look, l
cli-command-rules = rules
cli-command-log = log
cli-command-save = save
cli-command-lang = lang
cli-command-quit = quit, exit, q
cli-see-help = See “{ $command } --help”.
cli-interrupted = Stopped after { $played } of { $games } games.

## Pictures of matches

ending-alone = { $name }: { $total ->
    [one] 1 point
   *[other] { $total } points
}
ending-lost = { $name } has lost.
ending-nobody = Nobody wins.
drawn-moment = Moment { $n }
drawn-moment-of = Moment { $n } of { $last }
drawn-opening = The game begins.
drawn-replay = Watch the replay
error-no_picture = { $game } draws no positions, so only its result can be a picture.
error-png_unavailable = A PNG needs an optional package: pip install 'meseta[pictures]'. An .svg needs nothing.
error-bad_link = A link begins with http:// or https:// and has at most { $most } letters, digits and signs, without spaces.
error-picture_form = { $path } ends in neither .png nor .svg.
error-picture_unfinished = This match is not over. Choose a moment of it with --at.

## Calling people who are away

call-turn = Your turn in { $game }
call-again = Still your turn in { $game }
call-with = With { $names }
call-mail-open =
    Your games, in the browser in which you play:
    { $address }
call-mail-subject = Mail from Meseta when it is your turn?
call-mail-confirm =
    Somebody wants to hear by mail when it is their turn in a game of Meseta, and has given this address. If that was you, confirm it here:
    { $address }
call-mail-ignore = If it was not you, do nothing, and no more mail will come.
call-mail-end =
    No more of these mails:
    { $address }
## Printing

error-nothing_to_print = A game called “{ $game }” is not here, or has nothing to print.
error-too_many_pages = That makes { $pages } pages, and at most { $most } are made at once: choose fewer.
error-print_in_browser = No PDF can be made here in this language; print the pages from the browser.
## People at tables

cli-admin-reports = reports to settle
cli-reports-none = There is nothing to settle.
cli-report-who = { $reporter } about { $reported }: { $reason }
cli-report-nameless = somebody without a name
cli-report-table-gone = it no longer exists
cli-report-others = { $count ->
    [one] 1 other report here is about the same person.
   *[other] { $count } other reports here are about the same person.
}
cli-report-next = What you can do (ending a table deletes it, with its record):
cli-report-settled = Report { $id } is settled.
cli-report-rude = insults
cli-report-harassing = harassment
cli-report-spam = spam
cli-report-cheating = cheating
cli-report-name = an offensive name
cli-report-other = something else
error-nobody_there = That person is no longer at this table.
error-yourself = You cannot mute or report yourself.
error-too_many_mutes = You have muted { $most } people, which is as many as one can. Unmute somebody on “Your games” first.
error-bad_note = A note has at most { $most } letters.
error-deal_lost = This deal cannot be played again: its flicks cannot be computed exactly as they were.
error-no_such_report = There is no such report still to be settled, or several begin like that. Give more of its id.
## Daily puzzles

error-no_such_day = There are no puzzles for { $day }. A day is written like 2026-12-31, and the first one is { $first }.
error-no_such_month = There are no puzzles for { $month }. A month is written like 2026-12, and the first one is { $first }.
error-day_to_come = The puzzles of { $day } are not open yet: nowhere has that day begun.
error-no_daily = There is no game “{ $game }” with daily puzzles.
error-daily_not_answered = Hand in an answer first, or give up: then you are shown the best turn.
error-daily_turn_over = The turn is over. Hand it in, or go back to an earlier action.
error-calendar_broken = Line { $line } of the calendar of { $game } cannot be read: { $detail }
cli-daily-filled = { $game }: { $count ->
    [one] 1 day made
   *[other] { $count } days made
}, written to { $path }.
cli-daily-checked = { $game }: { $count ->
    [one] 1 day made anew
   *[other] { $count } days made anew
}, { $wrong } of them not as the calendar says.
cli-daily-wrong = { $day }
    calendar: { $said }
    made anew: { $made }
cli-daily-title = Daily puzzle { $number }, { $day }, level { $level }
cli-daily-best = { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $count ->
    [one] 1 way
   *[other] { $count } ways
}): { $turn }
daily-title = The daily three, no. { $number }
daily-share-title = Meseta: the daily three, no. { $number }
daily-share-line = { $name } { $mark }
daily-share-beaten = ✦ better than the best known
daily-share-best = ★ the best turn
daily-share-close = ◕ { $percent } %
daily-share-fair = ◑ { $percent } %
daily-share-far = ◔ { $percent } %
daily-share-given_up = ✕ given up
daily-share-open = ○ still open
daily-share-streak = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
}
drawn-daily = Find today’s turns

## Time left by correspondence, as calls say it

call-days-left = { $count ->
    [one] 1 day left
   *[other] { $count } days left
}
call-hours-left = { $count ->
    [one] 1 hour left
   *[other] { $count } hours left
}
