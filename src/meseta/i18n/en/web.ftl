# The page around every game. Plain, warm, short; no exclamation marks.

tagline = A table in the desert, set for you
tagline-more = Board games with friends, with bots or alone. No account; sit down and play.
unofficial = Unofficial and non-commercial; the titles belong to their publishers. Nothing here follows you around.
to-home = Back to all games
skip-to-content = Skip to the content
close = Close
back = Back
next = Next
or = or

## Settings

settings = Settings
language = Language
theme = Appearance
theme-system = Same as the system
theme-light = Day
theme-dark = Night
pace = How fast things happen
pace-calm = Calm
pace-normal = Normal
pace-brisk = Brisk
pace-at_once = At once
sounds = Small sounds
sounds-offer = Turn sounds on
show-possible = Show possible moves
notify-me = Tell me when it is my turn
kept-here = All of this is kept in this browser only.
your-name = Your name
your-name-hint = As others should see it

## Home

games = Games
play-now = Play now
with-friends = With friends
alone = Alone
one-screen = On one screen
learn-link = Learn by playing
new-here = New here? Two minutes
practice-link = Practise
rule-book = Rule book
companion-link = With the box
seats-range = { $least } to { $most } players
my-tables = Your tables
open-tables = Open tables with a free seat
filter-games = Of which game
all-games = All games
order = In this order
order-newest = Newest first
order-fullest = Fewest free seats first
order-fastest = Fastest clock first
open-more = Show { $count } more
option-as = { $option }: { $choice }
hints-off = no hints
chat-off = no chat
own-edition = other components
play-offline = Play without a network
see-match = Watch a match
open-file = Open a record
table-address = Address of a table or replay
see = Open
you = you
turn-of = { $names } to move
free-seats = { $count ->
    [0] Ready to begin
    [one] 1 free seat
   *[other] { $count } free seats
}
status-waiting = Not begun
status-playing = Being played
status-finished = Finished
status-record = Record
status-stuck = Cannot go on

## Setting a table

new-bots = { $game } against bots
new-friends = { $game } with friends
new-solo = { $game } alone
new-screen = { $game } on one screen
how-many = How many play?
level = Against whom? Choose one to begin
names = Names
more-settings = More settings
clock = Clock
clock-none = No clock
clock-per-move = { $time } per move
clock-each = { $time } each
clock-together = When everyone sits down
clock-days = By correspondence
clock-days-more = You need not be there at the same time. In the settings, “Tell me when it is my turn” calls you, and once more when a quarter of your time is left.
out-of-time = If time runs out
out-of-time-move = { $bot } plays the move, and keeps the seat after { $count } in a row until its owner is back
out-of-time-seat = { $bot } plays on until the owner is back
stands-in = Stands in for absent players
listed = List it as an open table
hints-allowed = Hints are allowed
experience = With whom
experience-any = Anybody
experience-new = New to the game
experience-some = Have played some
experience-much = Experienced
chat-allowed = Chat is allowed
set-table = Set the table
begin = Begin
choice-lot = by lot
bot-random = Tumbleweed
bot-random-strength = plays at random
bot-random-about = Rolls wherever the wind blows
bot-novice = Gecko
bot-novice-strength = gentle
bot-novice-about = Snaps at whatever comes near
bot-apprentice = Roadrunner
bot-apprentice-strength = easy-going
bot-apprentice-about = One thing after another, and fast
bot-greedy = Magpie
bot-greedy-strength = fair
bot-greedy-about = Takes the points it sees
bot-adept = Coyote
bot-adept-strength = strong
bot-adept-about = Thinks of the next meal, too
bot-expert = Raven
bot-expert-strength = very strong
bot-expert-about = Weighs every choice, and yours
bot-master = Saguaro
bot-master-strength = fierce
bot-master-about = Has stood here for two hundred years
bot-grandmaster = Bristlecone
bot-grandmaster-strength = grandmaster
bot-grandmaster-about = Was old before the first saguaro, and wastes nothing
ratings = Measured strength: 400 points more win ten games out of eleven. ± is the margin of error.
bot-called = the bot { $bot }

## Before the match

lobby-title = A table of { $game }
lobby-waiting = { $count ->
    [one] 1 seat is free.
   *[other] { $count } seats are free.
}
lobby-full = Everyone is here.
lobby-invited = Invited: { $names }. The match begins as soon as everyone is here.
seats = Seats
free-seat = Free
sit-here = Sit here
a-bot = A bot …
seat-a-bot = A bot for seat { $number }
stand-up = Stand up
remove = Remove
begin-when = You can begin when every seat is taken. Bots will do.
host-begins = Whoever set the table begins the match.
agreed = Agreed for this table
chat-off-agreed = Off; you can still react.
invite = Invite
invite-more = Whoever opens this address can take a free seat, or watch.
table-link = Address of this table
qr-code = The same address as a QR code
copy = Copy
copied = Copied.
share = Share
opens-only-here = This address opens on this computer only. To let others in your network join, set the table with
you-mark = you
away = away
away-until = away · a bot may take over in { $time }

## At the table

setting-table = Setting the table …
your-turn = Your turn
you-name = You
waiting-for = { $count ->
    [one] { $names } is thinking.
   *[other] { $names } are thinking.
}
waiting-for-absent = { $count ->
    [one] { $names } is away.
   *[other] { $names } are away.
}
thinking = thinking
watching = You are watching
spectator = Spectator
people = People
people-and-log = People and log
people-and-log-unread = { $count ->
    [one] People and log, 1 new message
   *[other] People and log, { $count } new messages
}
log-or-chat = Log, chat or table
log = Log
log-empty = Nothing has happened yet.
log-unseen = { $seat } does something that is not seen here.
log-clauses = Show rule numbers
the-table = Table
chat = Chat
chat-empty = Nobody has said anything yet.
watchers = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
react = React
react-bravo = Well played
react-smile = Ha
react-gasp = Oh
say-something = Say something
send = Send
undo = Take back
told-took-back = { $you ->
    [yes] You take back
   *[no] { $seat } takes back
} the last action.
hint = Hint
hint-nudge = A nudge
hint-stone = Where
hint-move = The move
hint-nudge-plain = There is something good to do here.
hint-look-at = Look at { $cells }.
thinking-hint = Thinking of a hint …
show-again = Show again what happened
show-again-label = Show again
looking-back = This is how it stood after moment { $n }.
back-to-now = Back to now
skip-to-now = Skip to now
sending = Sending …
reconnecting = The connection is lost. Trying again …
nothing-lost = Your move is kept and will be sent.
why = Why? { $clause }
from-the-rules = From the rule book
open-rule-book = Open the rule book
time-left = { $count ->
    [one] { $time } left
   *[other] { $time } left
}
time-until = until { $when }
time-missed = Your time ran out, and { $bot } played for you.
time-missed-last = Your time ran out, and { $bot } played for you. If that happens again, it keeps your seat until you are back.
time-claim = { $count ->
    [one] { $names } is out of time. A bot plays on, or you end the match and win.
   *[other] { $names } are out of time. Bots play on, or you end the match and win.
}
time-claim-do = End the match
time-lost = out of time
conceded = gave up
bot-stands-in = { $bot } stands in
stand-in = Let a bot play
stand-in-more = { $bot } would play on for { $seat }, as agreed for this table. { $seat } can take the seat back at any time.
stand-in-wait = Wait a little
take-back = Take my seat back
give-up = Give up
give-up-sure = The match ends for you. This cannot be taken back.
play-on = Play on
seat-link = Link to my seat
seat-link-more = Whoever has this link plays your seat: use it to go on from another device. It is shown once.
curtain = { $seat } is next
curtain-more = Pass the screen to { $seat }. Nobody else should look.
curtain-lift = I am { $seat }
cannot-reach = The table cannot be reached.
try-again-soon = Try again in a moment.
generic-view = The table
generic-offers = What you can do
generic-write = Your action, as a record writes it
generic-send = Play it
nothing-here = There is nothing here
nothing-here-more = The address may have a mistake in it, or the table has been cleared.

## The end

won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
you-won = You have won
you-lost = You have lost
nobody-won = Nobody wins
outcome-conceded = The match was given up.
outcome-time = Everybody else ran out of time.
outcome-abandoned = Everybody ran out of time.
counting = Counting the points
share-picture = Share a picture
picture = Picture
scores-or-sheets = Scores or sheets
scores = Scores
total = Total
rematch = Play again
rematch-join = Join
rematch-follow = Follow them
rematch-invites = { $count ->
    [one] { $names } would like to play again.
   *[other] { $names } would like to play again.
}
see-replay = Replay
save-record = Save the record
see-table = See the table

## Replays

replay = Replay
replay-of = Replay: { $game }
replay-start = Before the first move.
play = Play
pause = Pause
moment = Moment
speed = Speed
replay-more = Log and tools
eyes = Seen by
link = Link
link-to-moment = Link to this moment
fork = Play on from here
fork-title = Play on from moment { $n }
fork-more = A new table begins with this position. Who plays?
what-if = What if…
what-if-more = A new table begins just before this, with the aim as it was. Change it, and see. Who plays?
what-if-begin = The aim is as it was. Change it, and see.
me = me

## Rule book and lesson

contents = Contents
search-rules = Search the rules
clauses-found = { $count ->
    [0] No rule says that. Try another word, or a shorter one.
    [one] 1 rule
   *[other] { $count } rules
}
learn-title = Learn { $game }
practice-title = Practise { $game }
teacher = Teacher
lesson-otherwise = Try what the lesson asks for.
lesson-not = Not { $what } this time.
lesson-progress = Step { $n } of { $most }
lesson-done = Play your first game
no-lesson = There is no lesson for this game yet.

## Making an edition

edition-link = Make an edition
edition-own = Play with an edition of your own
edition-title = An edition of { $game }
edition-about = Change what is printed, on the picture or in the text of the file: both are the same edition. It is checked as you go and kept on this device.
edition-views = What to look at
edition-hand = By hand
edition-text = Text
edition-preview = Preview
edition-try = Calibration
edition-verdict = What the rules say
edition-text-label = The edition's file, in TOML
edition-play = Play with it
edition-save = Save the file
edition-open = Open a file
edition-too-long = This file is too long for an edition.
edition-redo = Redo
edition-again = Begin again
edition-again-more = Back to the house edition; this can be taken back
edition-checking = Checking …
edition-sound = “{ $name }” can be played: nothing is wrong.
edition-findings = { $count ->
    [one] 1 thing to mend
   *[other] { $count } things to mend
}
edition-unchecked = It could not be checked just now: { $reason }
edition-at = Line { $line }, column { $column }:
edition-unreadable = The text cannot be read as it stands. Mend it first; the picture waits.
edition-undrawable = This text cannot be drawn. Mend it first, or go one step back.
edition-preview-wait = There is a preview as soon as nothing is wrong.
edition-preview-old = This is how it looked before the last changes.
edition-drawing = Drawing …
edition-no-drawing = This game has nothing to print.
edition-part-sheet = Sheet
edition-part-board = Board
edition-part-cards = Cards
edition-part-stones = Stones
edition-part-discs = Discs
edition-part-explore = Explore cards
edition-part-routes = Route cards
edition-part-aid = Player aids
edition-part-backs = Backs of the cards
edition-part-explore-backs = Backs of the explore cards
edition-part-route-backs = Backs of the route cards
edition-size = { $size } mm in print
edition-save-drawing = Save as SVG
edition-print = To print it at its true size, save the file, and in a terminal:
trial-about = Bots play whole games with your edition and with the house edition, and chance deals both alike.
trial-level = Who plays
trial-seats = Players
trial-games = Games
trial-start = Let them play
trial-stop = Stop
trial-progress = { $done } of { $all } games.
trial-by = { $seats ->
    [one] { $bot }, alone.
   *[other] { $bot } in all { $seats } seats.
}
trial-old = These games were played with an earlier text.
trial-own = Yours
trial-house = House edition
trial-total = Total per player
trial-lead = Yours gives { $lead } points a player compared with the house edition.
trial-margin = ± is half of the 95% interval of the mean; each game counts once.

## Keys

keys-title = Keys
keys-everywhere = Everywhere
keys-table = At the table
keys-replay = In a replay
keys-help = This help
keys-tab = To the next control; Enter or Space chooses it
keys-escape = Close; back to the present
keys-undo = Take back
keys-hint = A nudge
keys-log = To the log
keys-chat = To the chat
keys-again = Show again what happened
keys-rules = Rule book
keys-board = To the board
keys-now = Skip to now
keys-while-waiting = { $name } (while you wait)
keys-play = Play or pause
keys-back = One moment back
keys-forward = One moment on
keys-first = To the beginning
keys-last = To the end
keys-better = In an analysis: what was better, or what was played
keys-retry = In an analysis: retry the mistakes

## Analysis

analysis = Analysis
analysis-of = { $unit ->
    [chance] Each player's chance to win, moment by moment, and what marked turns gave away
   *[points] The points that each player could expect, moment by moment, and what marked turns gave away
}
analysis-progress = { $done } of { $all } judged …
analysis-again = Try again
analysis-balance = Marks, what was given away, and luck
analysis-given = { $unit ->
    [chance] Given away, %
   *[points] Given away
}
analysis-luck = { $unit ->
    [chance] Luck, %
   *[points] Luck
}
analysis-error = ± is one standard error.
analysis-gave = { $unit ->
    [chance] { $seat } gave away { $cost } ± { $error }% of winning.
   *[points] { $seat } gave away { $cost } ± { $error } points.
}
analysis-good = { $unit ->
    [chance] Better than the judge's own turn, by { $gain } ± { $error }% of winning.
   *[points] Better than the judge's own turn, by { $gain } ± { $error } points.
}
analysis-equal = About as good as the best.
analysis-lucky = { $unit ->
    [chance] Luck gave { $seat } { $luck } ± { $error }% of winning.
   *[points] Luck gave { $seat } { $luck } ± { $error } points.
}
analysis-even = Luck favoured nobody here.
analysis-better = Better: “{ $turn }”
mark-inaccuracy = an inaccuracy
mark-mistake = a mistake
mark-blunder = a blunder
mark-good = better than the judge
mistake-back = Previous mistake
mistake-on = Next mistake
show-better = Better
instead-of = Instead of: “{ $words }”
better-steps = The better turn, action by action

## Retrying mistakes

retry-mistakes = { $mine ->
    [yes] Retry my mistakes ({ $count })
   *[no] Retry mistakes ({ $count })
}
retry-progress = { $n } of { $count }
retry-played = Played: “{ $words }” Find something better.
retry-judging = The judge compares …
retry-best = As good as the best.
retry-surpassed = Better than the judge's own turn.
retry-better = { $unit ->
    [chance] Better than what was played, which gave away { $before }%; this gives away { $cost } ± { $error }%.
   *[points] Better than what was played, which gave away { $before }; this gives away { $cost } ± { $error } points.
}
retry-still = { $unit ->
    [chance] This still gives away { $cost } ± { $error }% of winning.
   *[points] This still gives away { $cost } ± { $error } points.
}
retry-again = Try again
retry-solution = Solution
retry-skip = Skip
retry-done = { $found ->
    [0] None of the { $count } mended this time. Look at the solutions once more?
   *[other] { $found } of { $count } mended.
}
retry-all = All once more
retry-leave = Back to the analysis

## On the device, without a server

device-update-ready = A new version is ready. Your games stay as they are.
device-update-now = Use it now
device-keeping = Copying everything to this device: { $percent }%
device-kept = Everything is on this device: you can play without a connection.
device-install = Install Meseta
device-install-by-hand = To have Meseta among your apps, open the share menu and choose “Add to Home Screen”.
device-needs-server = This is for playing with others, and that needs a server.
device-percent = { $percent }%
device-starting = Setting the table on this device
device-starting-download = Downloading the games
device-starting-python = Starting Python
device-starting-tables = Opening your tables
device-starting-first = It takes this long only the first time. From then on Meseta opens here even without a connection.
device-starting-slow = This is taking longer than usual. If Meseta is open in another tab, look there, or close it.
device-failed = The table cannot be set on this device.
device-failed-more = Load the page again. If that does not help, make room on the device, or try a current version of another browser.
device-failed-reason = The browser says:
device-reload = Load again
device-not-kept = This window keeps nothing: your games are gone when you close it.
device-games = Kept on this device
device-amount = { $games ->
    [0] No games yet.
    [one] 1 game.
   *[other] { $games } games.
} { $known ->
    [yes] { $size } in all, with the program.
   *[no] { "" }
}
device-promised = The browser has promised not to delete them by itself.
device-unpromised = If the device runs out of room, the browser may delete them.
device-declined = The browser does not promise to keep them. It may once Meseta is installed or often used; until then, save a copy.
device-protect = Ask it to keep them
device-save = Save a copy
device-save-failed = The copy could not be made. Nothing has changed.
device-bring = Bring a copy back
device-copy-holds = This copy is from { $made }. { $games ->
    [0] It holds no games, only
    [one] It holds 1 game,
   *[other] It holds { $games } games,
} your settings and your own editions.
device-bring-replaces = It replaces everything that is kept here now.
device-bring-now = Replace everything
device-bring-vain = This window keeps nothing, so nothing can be brought back to it.
device-leave = Leave it as it is
device-copy-foreign = This file is no copy from Meseta.
device-copy-damaged = This copy is damaged and cannot be read.
device-copy-newer = This copy comes from a newer version of Meseta. Update Meseta here first.
device-copy-unchanged = Nothing has changed.
device-delete = Delete everything
device-delete-asks = { $games ->
    [one] Your game, your settings and your own editions
   *[other] All your games, your settings and your own editions
} will be deleted from this device. Only a copy can bring them back. Meseta itself stays.
device-delete-now = Delete everything for good
device-delete-failed = The browser does not let go of the games. Close all other tabs with Meseta, then try again.
device-carry-here = Carry to this device
device-carry-away = Carry to a server
device-carry-more = The game goes on there, with this record. What is here stays here.
device-carry-now = Carry it there
device-carry-closed = While a game is going on, its record shows what is hidden from you. You can carry it once it is over, or if only bots play with you.
device-carry-long = This game is too long for a link. Save the record, and open the file there.
device-server = The server’s address
device-server-wrong = This is not the address of a server, such as https://meseta.example.
device-brought = A game was brought here
device-brought-holds = { $game }, { $players ->
    [one] 1 player
   *[other] { $players } players
}, { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}.
device-brought-seats = If you play on, you sit here: { $names }.
device-brought-damaged = A game was to be brought here, but the link is damaged or incomplete. Try once more where it came from.
device-play-on = Play on
device-look = Look at it

## With the box

companion-title = { $game } with the box
companion-clear = Clear

## A picture of a match to share

picture-title = A picture to share
picture-drawing = Being drawn …
picture-shows = It shows
picture-result = The result
picture-moment = Moment { $n }
picture-colours = Colours
picture-no-link = It has no link, because others could not open it.
picture-copy = Copy the picture
picture-save = Save as { $form }

## Your games

yours-link = Your games
yours-show-games = Games
yours-show-statistics = Statistics
yours-show-kept = What is kept
yours-running = Running
yours-running-none = No game is running.
yours-finished = Finished
yours-finished-none = No finished games yet. When one ends, its result stays here, even after its table is gone.
yours-stranger = Nothing is kept about you here yet. That begins with your first game.
yours-elsewhere = Have you played on another device? Make a link there, at { yours-link } › { yours-show-kept }, and open it here.
yours-all-games = All games
yours-of-game = { $game } ({ $count })
yours-more = Show earlier games
yours-won = Won
yours-shared = Shared
yours-lost = Lost
yours-several = Several seats
yours-score = { $total ->
    [one] 1 point
   *[other] { $total } points
}
yours-rank = place { $rank } of { $seats }
yours-people = people
yours-solo = alone
yours-against = against { $names }
yours-replay = Replay
yours-analysis = Analysis
yours-gone = The table is gone; the result stays.
yours-caveat-conceded = You conceded.
yours-caveat-given_up = The others conceded.
yours-caveat-stood_in = A bot played for you.
yours-caveat-forked = Went on from another game.
yours-caveat-several = You held several seats, so nobody won or lost.
yours-caveat-edition = With components of your own.

yours-filter = Which games count
yours-game = Game
yours-players = Players
yours-players-others = With others or bots
yours-players-of = { $count ->
    [1] Alone
   *[other] { $count } players
}
yours-loosely = Count games that went on from another, or in which a bot played for you
yours-counted = { $count ->
    [0] No games
    [one] 1 game
   *[other] { $count } games
}
yours-none-counted = No game of this kind has been played to its end.
yours-few = So few games show what happened, and no trend.
yours-scores = Your scores, part by part
yours-scores-about = One column per game played to its end, the latest at the right. The line across a column is its total.
yours-scores-window = Games { $first } to { $last } of { $count }
yours-earlier = Earlier games
yours-later = Later games
yours-column = { $when }: { $total } points ({ $parts })
yours-part = { $part } { $points }
yours-total = Total
yours-when = When
yours-as-table = As a table
yours-levels = Results by opponent
yours-levels-about = A game counts for its strongest bot, or for people if anybody else played.
yours-level-line = { $level }: { $won } won, { $shared } shared, { $lost } lost
yours-bests = Personal bests
yours-best = { $total } points, { $when }
yours-reached = Reached alone
yours-figures = What the game counts
yours-figures-counting = The latest games are still being counted; look again in a moment.
yours-figures-code = Counted
yours-figures-mean = On average
yours-figures-least = Least
yours-figures-most = Most
yours-rounds = { $name } per round, on average
yours-round-line = Round { $round }: { $mean } (in { $count ->
    [one] 1 game
   *[other] { $count } games
})

yours-kept-about = There are no accounts. You are a random key in this browser. With it are kept your name, the tables where you have a seat, how your games and daily puzzles ended, where you want to be called to your turn, and whom you have muted or reported. A result is the date, the game, the players’ number, your score by its parts, and the levels of the bots; of other people it holds only that they were people.
yours-kept-device = All of this is on this device only.
yours-export = Take a copy
yours-export-about = One file with everything kept about you, here and in this browser.
yours-export-do = Download everything
yours-devices = Your devices
yours-devices-about = Whoever is listed here plays as you. End what you do not know.
yours-device-this = This device
yours-device-unnamed = A device
yours-device-since = since { $when }
yours-device-seen = last used { $when }
yours-device-end = End it
yours-device-end-named = End { $device }
yours-device-ended = { $device } is no longer yours.
yours-unsettled = This device has been yours for less than a day, so it cannot end earlier ones, make links or delete anything yet.
yours-carry = Use another device
yours-carry-about = A link makes one more device yours. It works once, and for ten minutes. Whoever opens it plays as you: show it to nobody.
yours-carry-make = Make a link
yours-carry-once = Shown only once, until { $when }
yours-carry-link = Link for your other device
yours-carry-revoke = Revoke it
yours-carry-revoked = The link no longer works.
yours-delete = Delete
yours-delete-results = Delete results and statistics
yours-delete-results-about = Your results and statistics are deleted. Tables and their records stay.
yours-delete-all = Delete everything about you
yours-delete-all-about = Your results, your devices and tables where nobody else sits are deleted, here and in all your browsers. Tables you have set that have not begun are cleared away. In games with others a bot plays your seat to the end. It stays in their records, under the name that was shown there.
yours-delete-word = delete
yours-delete-type = Type “{ $word }” to confirm
yours-delete-do = Delete for good
yours-deleted = Deleted.
yours-cancel = Cancel

yours-arrive-title = Become { $name } on this device?
yours-nameless = somebody without a name
yours-arrive-about = From then on, whatever you play here is kept with { $name }, and whoever gave you this link sees it.
yours-arrive-warning = Go on only if you made this link yourself, on another device of yours.
yours-arrive-has = { $name } has { $results ->
    [one] 1 result
   *[other] { $results } results
} and { $tables ->
    [one] 1 running game
   *[other] { $tables } running games
}.
yours-arrive-here = On this device you have { $results ->
    [one] 1 result
   *[other] { $results } results
} and { $tables ->
    [one] 1 running game
   *[other] { $tables } running games
}. What about them?
yours-arrive-along = Bring them along: they become { $name }’s, and so do your other devices
yours-arrive-behind = Leave them behind: nothing leads back to them from this device
yours-arrive-device = What to call this device
yours-arrive-phone = Phone
yours-arrive-computer = Computer
yours-arrive-do = Become { $name }
yours-arrive-stay = Stay as you are
yours-arrive-same = This device is already { $name }’s. The link still works for another one.
yours-arrived = This device is now { $name }’s.

## Being called when it is one's turn

calls-closed = Also when no page of Meseta is open in this browser.
calls-open = Only while a page of Meseta is open in this browser.
calls-denied = This browser shows no notifications of this site. Its own settings can change that.
calls-home = To be told here, add Meseta to the Home Screen first, and open it from there.
calls-offer = This may take a while. Shall this device tell you when it is your turn, even if Meseta is closed?
calls-offer-yes = Yes, tell me
calls-offer-no = No
calls-mail = By mail, too
calls-mail-send = Send me a link
calls-mail-asked = A mail is on its way to { $address }. Confirm the address with the link in it.
calls-mail-on = Mails go to { $address }.
calls-mail-off = No more mails
calls-mail-confirm = Do you want a mail whenever it is your turn and you are away?
calls-mail-confirm-now = Yes, send me mails
calls-mail-confirm-done = Your address is confirmed. Every mail has a link to end them.
calls-mail-end = Do you want no more mails from here?
calls-mail-end-now = No more mails
calls-mail-end-done = No more mails will come.
## Printing

companion-print = Print sheets and cards
companion-print-about = At their true size: in the printer's settings, leave the scale at 100 %.
companion-print-less = { $part }: one less
companion-print-more = { $part }: one more
companion-print-paper = Paper
companion-print-a4 = A4
companion-print-letter = Letter
companion-print-pdf = As PDF
companion-print-browser = Print from the browser
companion-print-making = Drawing the pages…
companion-unreached = There seems to be no connection. What you enter is kept, and is answered as soon as there is one.
companion-not-done = There seems to be no connection, so this was not done. Try again when there is one.
## People at a table, and the same deal again

about-person = Mute or report { $name }
muted = muted by you
muted-here = Muted:
deal = Deal
deal-again = Play the same deal
deal-short = Same deal
deal-compare = Compare this deal
deal-agreed = The deal of another table is played again: the same chance, other players. At the end, its result stands beside those of the others who have played it, and it does not count in statistics.
deal-known = has played or seen this deal
deal-known-you = you have played or seen this deal
deal-listed = a deal played before

company-mute = Mute { $name }
company-unmute = See { $name } again
company-mute-more = If you mute { $name }, you see nothing of what they write and how they react, here and at other tables. They do not learn of it.
company-muted-more = You see nothing of what { $name } writes and how they react, here and at other tables. They do not know.
company-report = Tell the operator
company-report-title = Report { $name }
company-reason = What is it about?
company-reason-rude = Insults or rude words
company-reason-harassing = Harassment or threats
company-reason-spam = Advertising or spam
company-reason-cheating = Cheating or spoiling games
company-reason-name = An offensive name
company-reason-other = Something else
company-note = What should the operator know? (you may leave this empty)
company-mute-too = Mute { $name } as well
company-report-what = Whoever runs this server sees your report with your name and the last lines of chat. Nobody at the table learns of it.
company-report-send = Send the report
company-back = Back
company-reported = Your report is kept for whoever runs this server, under { $id }.
company-reported-next = They read it, and can end the table or keep somebody out. You get no answer here, and { $name } is not told.
company-deal-title = The same deal
company-deal-again = Play it again
company-deal-more = The same chance again: the same cards in the same order, the same layout, the same tremor of the hand. Whatever you play differently, the rest stays as it is.
company-deal-seat = Where { $name } sat
company-deal-free = Whoever has the link
company-deal-known = The table says who has played or seen this deal before, and does not count in statistics.
company-deal-set = Set the table
company-compared = Tables that have played this deal, the best first
company-rank = No. { $rank }
company-this-table = this table
company-first-table = played first
company-won = wins
company-lost = gave up or did not come back
yours-deal = Same deal
yours-caveat-dealt = the same deal again
yours-muted = Muted people
yours-muted-about = You see nothing of what they write and how they react. They do not know.
yours-muted-none = You have muted nobody.
yours-unmute = See { $name } again
yours-unmuted = You see { $name } again.
## Daily three

daily-title = Daily three
daily-title-of = Daily three of { $day }
daily-heading = { $game }, { $day }
daily-about = One puzzle from each game, the same for everybody.
daily-number = No. { $number }
daily-three-of = The three of { $day }
daily-to-today = Today’s puzzles
daily-state-new = not tried
daily-state-begun = begun
daily-state-waiting = handed in, still to be sent
daily-state-beaten = better than the best known turn
daily-state-best = the best turn
daily-state-close = close to the best
daily-state-fair = at least half of the best
daily-state-far = far from the best
daily-state-given_up = given up
daily-level = { $level ->
    [1] Very easy
    [2] Easy
    [3] Medium
    [4] Hard
   *[5] Very hard
}: { $level } of 5
daily-points = { $points } of { $best } points
daily-points-short = { $points ->
    [one] 1 point
   *[other] { $points } points
}
daily-so-far = So far: { daily-points-short }
daily-first-counts = What you hand in first counts.
daily-practising = You have handed this one in. This is for practice.
daily-over = Your turn is complete. Hand it in, or take something back.
daily-over-final = Your turn is complete. Hand it in.
daily-restart = Start again
daily-hand-in = Hand in
daily-give-up = Give up
daily-give-up-more = You are shown the best turn, and this puzzle counts as given up.
daily-give-up-not = Go on trying
daily-outcome = Your turn beside the best
daily-compare = Which turn the board shows
daily-said-beaten = Better than the best known turn
daily-said-best = You found the best turn
daily-said-close = Close to the best
daily-said-fair = There is more in it
daily-said-far = There is much more in it
daily-said-given_up = This is the best turn
daily-show-best = Show the best
daily-show-yours = Show yours
daily-show-yours-again = Yours again
daily-shown-best = The best turn: { daily-points-short }
daily-shown-yours = Your turn: { daily-points-short }
daily-because = { $side ->
    [best] The best turn
   *[yours] Your turn
}: { $reasons }.
daily-explaining = Looking for what speaks for it …
daily-steps-best = The best turn, step by step
daily-steps-yours = Your turn, step by step
daily-practice = For practice. Your first answer stands: { daily-points }.
daily-late = Handed in after its day: it is in your archive, but not in your streak.
daily-grade = { $solutions ->
    [one] One best turn
   *[other] { $solutions } best turns
}, of at least { $depth ->
    [one] one action
   *[other] { $depth } actions
}.
daily-proved = It is proved that none is better.
daily-searched = The best that a long search has found.
daily-next = Next: { $game }
daily-again = Try again
daily-all = All three
daily-retry = Try again
daily-unreachable = There is no connection. What you have done is kept, and you can take it back and do it again.
daily-go-on-offline = Go on without a network
daily-waiting = Handed in. It is sent as soon as there is a connection.
daily-waiting-more = Your answer is kept in this browser. Once it has been sent, it stands here beside the best.
daily-sent = Your answer has been sent: { $game }
daily-streak = { $count ->
    [one] 1 day in a row
   *[other] { $count } days in a row
}
daily-streak-now = days in a row
daily-streak-longest = longest streak
daily-streak-days = days in all
daily-streak-about = A day counts if you hand in at least one of its puzzles on that day. Giving up does not count.
daily-archive = Archive
daily-month-before = Back to { $month }
daily-month-after = On to { $month }
daily-locked = still to come
daily-locked-more = This day is still to come. Its puzzles open when it begins where you are.
daily-clock = By this device’s clock that is today. If it is not, set the clock right.
daily-legend = What the signs mean
daily-midnight = It is { $day }: new puzzles are here.
daily-midnight-go = Go to them
daily-midnight-stay = Stay here
daily-share = Share your day
daily-share-text = The text; it gives nothing away
daily-share-no-link = Others could not open this address, so it is left out.
daily-drawing = The picture is being drawn.
daily-picture-save = Save the picture
daily-picture-copy = Copy the picture
daily-picture-share = Share the picture

## Turns while one is away, and places in a deal

time-missed-other = { $bot } played for { $names } when time ran out.
rematch-decline = Not now
rematch-declined = { $count ->
    [one] { $names } does not play again this time.
   *[other] { $names } do not play again this time.
}
company-rank-shared = No. { $rank }, shared
calls-insecure = Browsers show notifications only of sites with https. Here, the title of an open page says when it is your turn.
calls-none = This browser has no notifications. The title of an open page says when it is your turn.
calls-mail-other = Another address
calls-mails = Mails when it is your turn
