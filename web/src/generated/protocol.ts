// Made by `python -m meseta.server.typescript` from tables/wire, desk/*bodies.py and games' views.
// Do not edit: a test keeps it in step.
/** Why something was refused. */
export type Refusal = { "code": string; "message": string; "values": Record<string, number | string>; "fault": string | null; "clause": string | null; "reason": Refusal | null };

/** Ask for a hint: what the judge of the game would do. */
export type Advise = { "type": "hint"; "id": string; "seat": number };

/** Ask whether this would be allowed and, if not, why. Changes nothing. */
export type Explain = { "type": "explain"; "id": string; "seat": number; "action": string };

/** The first message: which views to send, and what the client already knows. */
export type Hello = { "type": "hello"; "token"?: string | null; "seats"?: number[] | null; "since"?: Record<string, number>; "chat"?: number; "between"?: boolean };

/** Check that the server is still there. */
export type Ping = { "type": "ping"; "id"?: string };

/** Let the table see a reaction. It is not stored. */
export type React = { "type": "react"; "id": string; "reaction": "bravo" | "gasp" | "smile" };

/** Ask what was told before the first moment known: a hello is answered with the latest only. */
export type Recall = { "type": "recall"; "id": string; "viewer": number | null; "before": number };

/** Say something to the table. */
export type Say = { "type": "say"; "id": string; "text": string };

/** Do this. Sending it again with the same id has no further effect. */
export type Submit = { "type": "submit"; "id": string; "seat": number; "step": Step; "action": string };

/** The step a submission responds to, copied from the latest update. */
export type Step = { "number": number; "own": number };

/** A line of chat. */
export type ChatLine = { "n": number; "name": string; "seat": number | null; "text": string; "at": number; "who": string | null };

/** One thing that happened, and the table after it; in the first frame nothing has happened yet. */
export type Frame = { "n": number; "told": Told | null; "view": unknown; "acting": number[]; "scores": ScoreInfo[] | null };

/** One thing that happened, as one viewer may know it. */
export type Told = { "n": number; "seat": number; "at": number; "events": unknown[]; "text": string | null };

/** A seat's score in parts. */
export type ScoreInfo = { "seat": number; "total": number; "parts": Part[] };

/** One line of a score. */
export type Part = { "code": string; "points": number; "clause": string; "count": number; "detail": Record<string, string | number> };

/** A match as one viewer saw it, moment by moment. */
export type Frames = { "table": string; "viewer": number | null; "open": boolean; "last": number; "frames": Frame[]; "doubts": Record<string, number> };

/** The table between two moments, as one viewer may know it. */
export type Position = { "view": unknown; "acting": number[] };

/** Where that leads, as its seat would see it. */
export type Retried = { "seat": number; "view": unknown; "legal": LegalList | LegalPlacements | LegalBounds | null; "told": Told[]; "undoable": boolean; "over": boolean; "verdict": JudgedEntry | null };

/** Every legal action, in notation. */
export type LegalList = { "kind": "list"; "actions": string[] };

/** Places on a grid with their notation, and the other actions. */
export type LegalPlacements = { "kind": "placements"; "placements": PlacementChoice[]; "actions": string[] };

/** A place where something may be put. */
export type PlacementChoice = { "action": string; "cells": string[] };

/** Too many actions to list: the bounds of their numbers, and the other actions. */
export type LegalBounds = { "kind": "bounds"; "bounds": unknown; "actions": string[] };

/** One entry of a record, judged. What a turn cost stands at the entry that decided it. */
export type JudgedEntry = { "ply": number; "seat": number; "action": string; "turn": number; "standing": number[]; "mark": string; "cost": number; "error": number; "worth": number; "better": string[]; "instead": unknown[]; "reasons": unknown[]; "against": unknown[]; "luck": number[]; "luck_error": number[] };

/** What to try in place of a player's entry. Nothing of it is stored. */
export type Retry = { "ply": number; "actions"?: string[] };

/** The submission was accepted and stored; its update was sent before this. */
export type Accepted = { "type": "accepted"; "id": string; "repeated": boolean };

/** The server is going away: connect again in a moment. */
export type Closing = { "type": "closing" };

/** The answer to `explain`. */
export type Explained = { "type": "explained"; "id": string; "error": Refusal | null };

/** The answer to `hint`. */
export type Hinted = { "type": "hinted"; "id": string; "hint": Hint };

/** What the judge of a game advises a seat to do. */
export type Hint = { "turn": string[]; "events": unknown[]; "unit": "chance" | "points"; "worth": number; "reasons": unknown[]; "other": string[]; "lead": number; "error": number; "sure": boolean; "against": unknown[] };

/** The answer to `ping`. */
export type Pong = { "type": "pong"; "id": string };

/** Somebody reacted. */
export type Reacted = { "type": "reacted"; "name": string; "seat": number | null; "reaction": "bravo" | "gasp" | "smile"; "who": string | null };

/** The answer to `recall`. */
export type Recalled = { "type": "recalled"; "id": string; "viewer": number | null; "told": Told[] };

/** A message had no effect. */
export type Refused = { "type": "refused"; "error": Refusal; "id": string | null };

/** Somebody said something. */
export type Said = { "type": "said"; "line": ChatLine };

/** Somebody sat down, left, came back or was replaced, or the match began or ended. */
export type TableChanged = { "type": "table"; "table": TableInfo };

/** A table as one person may know it. */
export type TableInfo = { "id": string; "game": string; "version": number; "edition": EditionInfo; "seats": number; "options": Record<string, string>; "open": boolean; "hints": boolean; "clock": ClockRule; "timeout": "move" | "seat"; "stand_in": string; "status": "finished" | "playing" | "record" | "stuck" | "waiting"; "host": boolean; "chairs": ChairInfo[]; "acting": number[]; "clocks": ClockFace; "created": number; "result": Result | null; "rematch": string | null; "again": number[]; "rematch_of": string | null; "watching": number; "forked": Origin | null; "chat": boolean; "experience": "any" | "much" | "new" | "some"; "claimable": number | null; "forgiven": number; "dealt": boolean; "warning": Refusal | null; "trouble": Refusal | null };

/** The components a game is played with. */
export type EditionInfo = { "name": string; "digest": string };

/** The time control agreed for the table. */
export type ClockRule = { "kind"?: "move" | "none" | "reserve"; "seconds"?: number };

/** A seat, and who has it. */
export type ChairInfo = { "seat": number; "holder": "bot" | "nobody" | "person"; "name": string; "mine": boolean; "present": boolean; "bot": string | null; "standing_in": "end" | "return" | "turn" | null; "conceded": boolean; "missed": number; "lost": boolean; "who": string | null; "knows_deal": boolean; "face": string | null };

/** The clocks as they are now. */
export type ClockFace = { "now": number; "due": (number | null)[]; "left": number[]; "stand_in": (number | null)[]; "remind": (number | null)[] };

/** How the match ended. */
export type Result = { "winners": number[]; "code": string; "clause": string; "scores": ScoreInfo[]; "margin": number; "tie_break": TieBreak | null };

/** What was compared between the seats that shared the highest total. */
export type TieBreak = { "code": string; "clause": string; "counts": Record<string, number> };

/** Where a table was forked from. */
export type Origin = { "table": string | null; "ply": number };

/** What one viewer now knows. */
export type Update = { "type": "update"; "viewer": number | null; "told": Told[]; "n": number; "view": unknown; "acting": number[]; "step": Step | null; "legal": LegalList | LegalPlacements | LegalBounds | null; "undoable": boolean; "clocks": ClockFace; "result": Result | null; "between": Position[] };

/** The answer to `hello`; an `update` for each viewer follows once the match has begun. */
export type Welcome = { "type": "welcome"; "table": TableInfo; "viewers": (number | null)[]; "chat": ChatLine[]; "muted": string[] };

/** What is agreed at an open table, for whoever looks for one. */
export type Terms = { "bots": (string | null)[]; "options": Record<string, string>; "own_edition": boolean; "clock": ClockRule; "experience": "any" | "much" | "new" | "some"; "language": string | null; "chat": boolean; "hints": boolean; "dealt": boolean };

/** The name of whoever signs in. */
export type NewSession = { "name"?: string };

/** The person the cookie stands for. */
export type Session = { "person": string; "name": string };

/** The token of a seat's private link, taken from the fragment of the address. */
export type Exchange = { "token": string };

/** A seat at a table. */
export type SeatRef = { "table": string; "seat": number };

/** A seat's private link, shown only once: anyone who has it can play the seat. */
export type SeatLink = { "table": string; "seat": number; "token": string; "path": string };

/** A game that can be played here. */
export type GameCard = { "key": string; "version": number; "seats": number[]; "options": Option[]; "bots": string[]; "stand_in": string; "ratings": Record<string, Rating>; "edition": EditionInfo; "editable": boolean; "trial_bots": string[] };

/** Something to choose when a table is set up. */
export type Option = { "key": string; "choices": string[]; "clause": string; "implies": Record<string, Record<string, string>> };

/** How strong a bot is, on its game's own scale: greedy has 1000, and 400 more are odds of ten to one. */
export type Rating = { "rating": number; "margin": number };

/** The analysis of a part of a match: what turns cost, and what luck gave. */
export type Analysis = { "entries": JudgedEntry[]; "last": number; "scale": Scale };

/** What worth is measured in, and from which loss on a decision deserves which mark. */
export type Scale = { "unit": "chance" | "points"; "inaccuracy": number; "mistake": number; "blunder": number };

/** One rule. */
export type RuleClause = { "id": string; "title": string; "text": string };

/** A chapter of the rule book. */
export type RuleSection = { "key": string; "title": string; "clauses": RuleClause[] };

/** Where the sources of the rules contradict each other or are silent, and what was chosen. */
export type RuleErrata = { "title": string; "text": string };

/** A rule book in one language. */
export type RuleBook = { "game": string; "language": string; "introduction": string; "sections": RuleSection[]; "errata": RuleErrata | null };

/** I sit here; one person may take several seats. */
export type Me = { "kind": "me"; "name"?: string };

/** A bot sits here. */
export type Bot = { "kind": "bot"; "bot": string };

/** The seat stays free. */
export type Nobody = { "kind": "nobody" };

/** A table to create. */
export type NewTable = { "game": string; "seats": number; "options"?: Record<string, string>; "edition"?: string | null; "open"?: boolean; "clock"?: ClockRule; "timeout"?: "move" | "seat"; "stand_in"?: string | null; "hints"?: boolean; "chat"?: boolean; "experience"?: "any" | "much" | "new" | "some"; "hands"?: string[]; "chairs"?: (Me | Bot | Nobody)[]; "start"?: boolean };

/** Take a free seat. */
export type Sit = { "name"?: string };

/** Give a bot a free seat or, during the match, the seat of somebody who is away or silent. */
export type SeatBot = { "bot"?: string | null };

/** A new table that starts after some entry of this one. */
export type ForkTable = { "ply": number; "chairs"?: (Me | Bot | Nobody)[]; "start"?: boolean; "hints"?: boolean; "clock"?: ClockRule };

/** A record to look at. */
export type UploadRecord = { "record": string; "edition"?: string | null };

/** A table in a list. */
export type TableLine = { "id": string; "game": string; "status": "finished" | "playing" | "record" | "stuck" | "waiting"; "names": string[]; "mine": number[]; "acting": number[]; "my_turn": boolean; "free": number; "open": boolean; "created": number; "touched": number; "terms": Terms | null; "due": number | null; "remind": boolean };

/** Tables, latest first. */
export type TableList = { "tables": TableLine[]; "now": number };

/** What can be printed of a game, at its true size. */
export type Printable = { "parts": string[]; "pdf": boolean };

/** What is to be printed. */
export type PrintWanted = { "parts": Record<string, number>; "paper"?: "a4" | "letter" };

/** Pages for a browser to print. */
export type PrintedPages = { "pages": PrintedPage[] };

/** A page, and how often it is to be printed. */
export type PrintedPage = { "svg": string; "copies": number };

/** How somebody who is away can be called to their turn. */
export type Calls = { "key": string | null; "browsers": string[]; "mail": boolean; "address": string | null; "confirmed": boolean };

/** A browser's subscription to a push service. */
export type CallBrowser = { "endpoint": string; "p256dh": string; "auth": string; "site"?: string; "replaces"?: string };

/** A browser that is called from now on. */
export type CalledBrowser = { "id": string };

/** Where to send mails, once the address was confirmed. */
export type CallMail = { "address": string };

/** The token from a link in a mail. */
export type MailToken = { "token": string };

/** What is printed on the components. */
export type Edition = { "game": string; "edition": EditionInfo; "components": unknown; "text": string };

/** The text of an edition file, to be checked. */
export type CheckEdition = { "text": string; "game"?: string | null };

/** Something wrong with an edition, and where in its text; lines and columns are counted from 1. */
export type EditionFinding = { "line": number; "column": number; "end_line": number; "end_column": number; "path": string; "problem": Refusal };

/** What is wrong with an edition. */
export type EditionReport = { "game": string | null; "edition": EditionInfo | null; "findings": EditionFinding[]; "count": number };

/** The text of an edition file, to be drawn. */
export type DrawEdition = { "game": string; "text": string };

/** Something to print. */
export type Drawing = { "part": string; "svg": string };

/** Games in which bots try out an edition. */
export type TryEdition = { "game": string; "seats": number; "bot": string; "text"?: string | null; "start"?: number; "count"?: number };

/** How games between bots ended. */
export type Trials = { "games": TriedGame[] };

/** How one game between bots ended. */
export type TriedGame = { "number": number; "totals": number[]; "parts": (Record<string, number>)[] };

/** Somebody of whom the caller wants to see nothing. */
export type MuteLine = { "id": string; "name": string; "at": number };

/** Something that the caller has told the operator. */
export type MyReport = { "id": string; "at": number; "table": string; "reason": string; "note": string; "settled": boolean };

/** A first answer, as it is kept with its person. */
export type KeptDaily = { "day": string; "game": string; "result": DailyResult; "actions": string[] };

/** The first answer that the caller handed in to a puzzle; later ones are practice. */
export type DailyResult = { "points": number; "best": number; "mark": "beaten" | "best" | "close" | "fair" | "far" | "given_up"; "in_time": boolean; "at": number };

/** One part of a score. */
export type ScoreLine = { "code": string; "points": number; "count": number };

/** How a match ended for the caller. */
export type ResultLine = { "table": string; "game": string; "at": number; "kept": boolean; "names": string[]; "seats": number; "seat": number; "ending": "lost" | "several" | "shared" | "won"; "code": string; "rank": number; "total": number; "parts": ScoreLine[]; "opponents": string[]; "options": Record<string, string>; "caveats": ("conceded" | "dealt" | "edition" | "forked" | "given_up" | "several" | "stood_in")[]; "figures": Record<string, number[]> };

/** The caller's results, latest first. */
export type ResultList = { "results": ResultLine[]; "more": boolean; "counts": Record<string, number> };

/** A device on which the caller is signed in. */
export type DeviceLine = { "id": string; "device": string; "created": number; "seen": number; "this": boolean; "removable": boolean };

/** The caller's devices, the earliest first. */
export type DeviceList = { "devices": DeviceLine[]; "settled": boolean };

/** A pass, shown only once: it makes one more device the caller's, once, while it is valid. */
export type Pass = { "token": string; "path": string; "until": number };

/** A pass, taken from the fragment of the address. */
export type ShownPass = { "token": string };

/** How much somebody has. */
export type Carried = { "name": string; "results": number; "tables": number };

/** Whose pass it is: who this device would be. */
export type PassOwner = { "owner": Carried; "same": boolean; "here": Carried | null };

/** Become whoever made this pass. */
export type UsePass = { "token": string; "device"?: string; "along"?: boolean };

/** What somebody did at a table, besides playing: sat down, wrote, conceded. */
export type Act = { "table": string; "at": number; "what": unknown };

/** Where the caller wants to hear that it is their turn. */
export type CallLine = { "kind": string; "where": string; "language": string; "confirmed": boolean; "created": number };

/** Everything that the server keeps about the caller. */
export type Belongings = { "format": string; "at": number; "person": string; "name": string; "created": number; "seen": number; "devices": DeviceLine[]; "tables": TableLine[]; "results": ResultLine[]; "acts": Act[]; "calls": CallLine[]; "mutes": MuteLine[]; "reports": MyReport[]; "dailies": KeptDaily[] };

/** Of whom the caller wants to see nothing at this table: their `who`. */
export type Muted = { "muted": string[] };

/** Of whom the caller wants to see nothing, the latest first. */
export type MuteList = { "mutes": MuteLine[] };

/** Something to tell the operator about somebody at a table. */
export type NewReport = { "who": string; "reason": "cheating" | "harassing" | "name" | "other" | "rude" | "spam"; "note"?: string; "line"?: number | null };

/** The report is kept for the operator. */
export type ReportMade = { "id": string };

/** A table to create for the deal of a match that is over, with its game, seats and options. */
export type DealAgain = { "chairs"?: (Me | Bot | Nobody)[]; "start"?: boolean; "open"?: boolean; "clock"?: ClockRule; "timeout"?: "move" | "seat"; "hints"?: boolean; "chat"?: boolean; "experience"?: "any" | "much" | "new" | "some" };

/** What one seat has made of a deal. */
export type DealSeat = { "name": string; "bot": string | null; "total": number; "parts": Part[]; "lost": boolean; "knew": boolean };

/** How a deal was played at one table. */
export type DealLine = { "table": string; "at": number; "here": boolean; "first": boolean; "winners": number[]; "code": string; "seats": DealSeat[] };

/** How a deal was played wherever it is over, the best first. */
export type DealList = { "tables": DealLine[] };

/** One of a day's puzzles. */
export type DailyLine = { "game": string; "goal": string; "level": number | null; "result": DailyResult | null };

/** Days in a row, on each of which the caller answered at least one puzzle in time. */
export type DailyStreak = { "current": number; "longest": number; "days": number };

/** A day's puzzles, the same for everybody. */
export type DailyDay = { "day": string; "number": number; "first": string; "last": string; "puzzles": DailyLine[]; "streak": DailyStreak };

/** One day of the archive. */
export type DailyMonthDay = { "day": string; "number": number; "results": Record<string, DailyResult> };

/** A month of the archive, as far as it may be played. */
export type DailyMonth = { "month": string; "first": string; "last": string; "games": string[]; "days": DailyMonthDay[]; "streak": DailyStreak };

/** A puzzle: a position of its game in which one seat is to act. */
export type DailyPuzzle = { "game": string; "day": string; "number": number; "goal": string; "level": number; "seats": number; "options": Record<string, string>; "edition": EditionInfo; "seat": number; "view": unknown; "acting": number[]; "legal": LegalList | LegalPlacements | LegalBounds | null; "result": DailyResult | null };

/** What the caller does from the puzzle's position on. Nothing of it is stored. */
export type DailyTry = { "actions"?: string[] };

/** Where that leads, as the seat sees it. */
export type DailyTried = { "seat": number; "view": unknown; "acting": number[]; "legal": LegalList | LegalPlacements | LegalBounds | null; "told": Told[]; "undoable": boolean; "points": number; "over": boolean };

/** An answer to be verified. The first one counts. */
export type DailyAnswer = { "actions"?: string[]; "give_up"?: boolean; "at"?: number | null };

/** A turn from the puzzle's position, moment by moment. */
export type DailyTurn = { "points": number; "actions": string[]; "frames": Frame[] };

/** The caller's answer beside the best. */
export type DailyVerdict = { "game": string; "day": string; "number": number; "level": number; "counted": boolean; "mark": "beaten" | "best" | "close" | "fair" | "far" | "given_up"; "result": DailyResult; "yours": DailyTurn | null; "best": DailyTurn; "proved": boolean; "solutions": number; "depth": number; "streak": DailyStreak };

/** What speaks for a turn and for the best one, as the game's judge sees it; none where it has nothing to
    say. */
export type DailyReasons = { "yours": unknown[]; "best": unknown[] };

/** What the caller may tell others about their day: nothing in it gives a solution away. */
export type DailyShare = { "text": string };

export type ClientMessage = Hello | Submit | Explain | Advise | Recall | Say | React | Ping;

export type ServerMessage = Welcome | TableChanged | Update | Accepted | Refused | Explained | Hinted | Recalled | Said | Reacted | Pong | Closing;

export type Legal = LegalList | LegalPlacements | LegalBounds;

export type Placement = Me | Bot | Nobody;

export type TookBack = { "kind": "took_back"; "seat": number };

/** What one viewer knows of a position. */
export type ShiftingStonesView = { "type": "shifting_stones"; "viewer": number | null; "phase": ShiftingStonesPhase; "grid": number[]; "hand": number[]; "hand_sizes": number[]; "scored": number[][]; "discard": number[]; "deck_size": number; "first": number; "turn": number; "due": number; "acted": boolean; "fruitful": boolean; "rested": number[]; "strikes": number; "seen": number[]; "goal": number; "last_round": boolean; "uncapped": boolean };

/** Who is to act, and for what. */
export type ShiftingStonesPhase = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The stones have been laid out (ST-04). */
export type ShiftingStonesLaid = { "kind": "laid"; "faces": string[] };

/** The deck of a solo game has been picked, unseen (ST-22). */
export type ShiftingStonesPicked = { "kind": "picked"; "count": number };

/** The first player has been drawn by lot (ST-06). */
export type ShiftingStonesFirstPlayer = { "kind": "first_player"; "seat": number };

/** A seat has drawn cards; only its owner sees which (ST-05, ST-14, ST-16). */
export type ShiftingStonesDrew = { "kind": "drew"; "seat": number; "count": number; "cards": number[] };

/** The discards became the new draw pile (ST-17). */
export type ShiftingStonesReshuffled = { "kind": "reshuffled"; "count": number };

/** A card was spent and two stones traded places (ST-08). */
export type ShiftingStonesShifted = { "kind": "shifted"; "seat": number; "card": number; "a": string; "b": string };

/** A card was spent and a stone now shows its other face (ST-09). */
export type ShiftingStonesFlipped = { "kind": "flipped"; "seat": number; "card": number; "cell": string; "face": string };

/** A card was scored (ST-11). */
export type ShiftingStonesScored = { "kind": "scored"; "seat": number; "card": number; "points": number };

/** A turn was ended (ST-14). */
export type ShiftingStonesEnded = { "kind": "ended"; "seat": number };

/** A turn was skipped to draw cards (ST-16). */
export type ShiftingStonesSkipped = { "kind": "skipped"; "seat": number };

/** Someone has scored enough: the round is played out (ST-18). */
export type ShiftingStonesLastRound = { "kind": "last_round"; "seat": number; "count": number };

/** A solo turn went by without a scored card (ST-23). */
export type ShiftingStonesStruck = { "kind": "struck"; "strikes": number };

/** The game has ended (ST-19, ST-23, ST-24). */
export type ShiftingStonesGameOver = { "kind": "game_over" };

export type ShiftingStonesEvent = ShiftingStonesLaid | ShiftingStonesPicked | ShiftingStonesFirstPlayer | ShiftingStonesDrew | ShiftingStonesReshuffled | ShiftingStonesShifted | ShiftingStonesFlipped | ShiftingStonesScored | ShiftingStonesEnded | ShiftingStonesSkipped | ShiftingStonesLastRound | ShiftingStonesStruck | ShiftingStonesGameOver;

/** What can be scored in this turn? And how far is every card? */
export type ShiftingStonesCompanionHand = { "kind": "hand"; "stones": number[]; "hand": number[] };

/** Every way to score in this turn, and every card by its distance. */
export type ShiftingStonesCompanionWays = { "kind": "ways"; "ways": ShiftingStonesCompanionWay[]; "exact": boolean; "away": ShiftingStonesCompanionCardAway[] };

/** A set of cards that can be scored in one turn, and how, with the fewest moves. */
export type ShiftingStonesCompanionWay = { "points": number; "scored": number[]; "spent": number[]; "more": boolean; "steps": ShiftingStonesCompanionWayStep[] };

/** One action of a turn, and where it leads. */
export type ShiftingStonesCompanionWayStep = { "cells": number[]; "card": number; "stones": number[] };

/** How far a card is. */
export type ShiftingStonesCompanionCardAway = { "card": number; "moves": number };

export type ShiftingStonesCompanionQuestion = ShiftingStonesCompanionHand;

export type ShiftingStonesCompanionReply = ShiftingStonesCompanionWays;

/** What one viewer knows of a position. */
export type InTheRuinView = { "type": "in_the_ruin"; "viewer": number | null; "phase": InTheRuinPhase; "finders_draw": boolean; "draws_each_pass": boolean; "skips_removal": boolean; "adds_three": boolean; "stage": number; "round": number; "waiting": number[]; "line": number[]; "deck_size": number; "discard": number[]; "route_deck_size": number; "route_discard_size": number; "active": number[]; "used": number[]; "gems": number[]; "hand_sizes": number[]; "escaped": number[]; "escape_points": number[]; "known_at": number[]; "turn": number; "drawing": number[]; "finders": number[]; "announced": number[]; "owing": number; "opened": number[]; "laying": number; "sheets": (InTheRuinSheetView | null)[]; "own": InTheRuinTurnView | null };

/** Who is to act, and for what. */
export type InTheRuinPhase = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;

/** A sheet, its pawn and its owner's route cards, all visible. */
export type InTheRuinSheetView = { "roads": number[]; "walls": number[]; "gates": number[]; "pawn": number; "penalties": number; "routes": number[]; "rectangle": number[]; "largest": number[]; "joined": number[][]; "points": InTheRuinTally };

/** The points of a sheet as it stands, in the parts of RU-33.

    The rectangle of the current phase may still grow. What staying in the ruin costs counts only at the end. */
export type InTheRuinTally = { "gems": number; "routes": number; "rectangle_1": number; "rectangle_2": number; "penalties": number; "escape": number; "total": number };

/** How far the viewer's own part in a simultaneous step has progressed. */
export type InTheRuinTurnView = { "dealt": number[]; "undrawn": number[]; "road_shapes": number; "kept": number[]; "settled": number[]; "drawing": InTheRuinDrawing; "special": InTheRuinSpecial; "spent": number; "steps": number; "leaving": boolean; "warp": number[] };

/** What a player has drawn this round (RU-16). */
export type InTheRuinDrawing = 0 | 1 | 2 | 3 | 4;

/** The special action of a round (RU-19). */
export type InTheRuinSpecial = 0 | 1 | 2;

/** A seat has its explore cards; only its owner sees which. */
export type InTheRuinDealt = { "kind": "dealt"; "seat": number; "count": number; "cards": string[]; "clause": string };

/** A seat has its first route cards; only its owner sees which. */
export type InTheRuinRoutesDealt = { "kind": "routes_dealt"; "seat": number; "count": number; "routes": string[]; "clause": string };

/** The owner has chosen two route cards. */
export type InTheRuinKept = { "kind": "kept"; "seat": number; "routes": string[]; "clause": string };

/** The owner has drawn a shape. */
export type InTheRuinDrawn = { "kind": "drawn"; "seat": number; "mark": string; "cells": string[]; "clause": string };

/** The owner has drawn one Wall for a penalty. */
export type InTheRuinSingleDrawn = { "kind": "single_drawn"; "seat": number; "cell": string; "penalties": number; "clause": string };

/** The owner has spent a route card to mark one more space. */
export type InTheRuinExtraDrawn = { "kind": "extra_drawn"; "seat": number; "mark": string; "cell": string; "route": string; "clause": string };

/** The owner has moved the pawn. */
export type InTheRuinWalked = { "kind": "walked"; "seat": number; "path": string[]; "steps": number; "left": number; "clause": string };

/** The owner has spent a route card to go from Gate to Gate. */
export type InTheRuinWarped = { "kind": "warped"; "seat": number; "start": string; "cell": string; "route": string; "left": number; "clause": string };

/** A seat has finished. */
export type InTheRuinConfirmed = { "kind": "confirmed"; "seat": number; "clause": string };

/** The letters of a seat's set-up cards are now active for everyone. */
export type InTheRuinAnnounced = { "kind": "announced"; "seat": number; "letters": string[]; "clause": string };

/** Everyone uses the oldest card of the line. */
export type InTheRuinRoundBegun = { "kind": "round_begun"; "round": number; "letter": string; "shape": string; "number": number; "clause": string };

/** The round's card is discarded; its letter does not change. */
export type InTheRuinCardUsed = { "kind": "card_used"; "letter": string; "clause": string };

/** A seat has spent a route card; only its owner sees which. */
export type InTheRuinRouteSpent = { "kind": "route_spent"; "seat": number; "routes": string[]; "clause": string };

/** A pawn has left the ruin. */
export type InTheRuinEscaped = { "kind": "escaped"; "seat": number; "clause": string };

/** Everyone on an active letter has found a gem. */
export type InTheRuinFound = { "kind": "found"; "letter": string; "seats": number[]; "clause": string };

/** A letter became active under a pawn, which finds its gem at once. */
export type InTheRuinFoundAtOnce = { "kind": "found_at_once"; "letter": string; "seats": number[]; "clause": string };

/** A seat has drawn a route card; only its owner sees which. */
export type InTheRuinRouteDrawn = { "kind": "route_drawn"; "seat": number; "routes": string[]; "clause": string };

/** A seat holds too many route cards to draw another. */
export type InTheRuinHandFull = { "kind": "hand_full"; "seat": number; "most": number; "clause": string };

/** The route discards have become the new route deck. */
export type InTheRuinRoutesReshuffled = { "kind": "routes_reshuffled"; "count": number; "clause": string };

/** A found letter gives no more gems. */
export type InTheRuinUsedUp = { "kind": "used_up"; "letter": string; "clause": string };

/** On the owner's sheet a Road under a found letter is now a Gate. */
export type InTheRuinBecameGate = { "kind": "became_gate"; "seat": number; "letter": string; "cell": string; "clause": string };

/** On the owner's sheet the empty space of a found letter is now a Wall. */
export type InTheRuinBecameWall = { "kind": "became_wall"; "seat": number; "letter": string; "cell": string; "clause": string };

/** On the owner's sheet the found letter is already under a Wall. */
export type InTheRuinStayedWall = { "kind": "stayed_wall"; "seat": number; "letter": string; "cell": string; "clause": string };

/** A card was removed because a letter was found. */
export type InTheRuinRemoved = { "kind": "removed"; "letter": string; "source": string; "clause": string };

/** There are not enough cards left to remove. */
export type InTheRuinShortfall = { "kind": "shortfall"; "count": number; "clause": string };

/** The deck is out, and by the table's option no card is removed any more. */
export type InTheRuinRemovalSkipped = { "kind": "removal_skipped"; "clause": string };

/** The letter of a removed card has become active. */
export type InTheRuinActivated = { "kind": "activated"; "letter": string; "clause": string };

/** The letter of a removed card had been announced before: nothing changes. */
export type InTheRuinKnownBefore = { "kind": "known_before"; "letter": string; "clause": string };

/** A card has joined the line. */
export type InTheRuinLaid = { "kind": "laid"; "letter": string; "clause": string };

/** A card was removed because someone had escaped. */
export type InTheRuinCollapsed = { "kind": "collapsed"; "letter": string; "source": string; "clause": string };

/** No card is left in the line: the first phase is over. */
export type InTheRuinPhaseEnded = { "kind": "phase_ended"; "clause": string };

/** The owner's largest rectangle at the end of Phase 1. */
export type InTheRuinMeasured = { "kind": "measured"; "seat": number; "points": number; "first": string; "last": string; "clause": string };

/** All explore cards are shuffled for Phase 2. */
export type InTheRuinAllShuffled = { "kind": "all_shuffled"; "count": number; "clause": string };

/** The game has ended; all sheets are shown. */
export type InTheRuinGameOver = { "kind": "game_over"; "clause": string };

/** A solo game has ended: its points, and the tier they reach or fall short of. */
export type InTheRuinTierReached = { "kind": "tier_reached"; "points": number; "tier": string; "clause": string };

export type InTheRuinEvent = InTheRuinDealt | InTheRuinRoutesDealt | InTheRuinKept | InTheRuinDrawn | InTheRuinSingleDrawn | InTheRuinExtraDrawn | InTheRuinWalked | InTheRuinWarped | InTheRuinConfirmed | InTheRuinAnnounced | InTheRuinRoundBegun | InTheRuinCardUsed | InTheRuinRouteSpent | InTheRuinEscaped | InTheRuinFound | InTheRuinFoundAtOnce | InTheRuinRouteDrawn | InTheRuinHandFull | InTheRuinRoutesReshuffled | InTheRuinUsedUp | InTheRuinBecameGate | InTheRuinBecameWall | InTheRuinStayedWall | InTheRuinRemoved | InTheRuinShortfall | InTheRuinRemovalSkipped | InTheRuinActivated | InTheRuinKnownBefore | InTheRuinLaid | InTheRuinCollapsed | InTheRuinPhaseEnded | InTheRuinMeasured | InTheRuinAllShuffled | InTheRuinGameOver | InTheRuinTierReached;

/** What does the caller say next, after these rounds? */
export type InTheRuinCompanionCall = { "kind": "call"; "players": number; "rounds"?: InTheRuinCompanionTold[]; "seed"?: number | null; "drawn"?: string; "options"?: Record<string, string> };

/** What the players say at the end of a round. */
export type InTheRuinCompanionTold = { "passes": string[]; "escapes"?: number };

/** What are these sheets worth, one for each player? */
export type InTheRuinCompanionSheets = { "kind": "sheets"; "sheets": InTheRuinCompanionPaperSheet[]; "stage"?: "over" | "phase_1" | "phase_2" };

/** A sheet as somebody reads it off their paper. */
export type InTheRuinCompanionPaperSheet = { "marks": string; "gems"?: number; "penalties"?: number; "routes"?: string[]; "rectangle"?: number; "escaped"?: number };

/** What there is to say, and what the caller asks next. */
export type InTheRuinCompanionCalled = { "kind": "called"; "asks": "at_once" | "card" | "over" | "round"; "clause": string; "news": InTheRuinCompanionNews[]; "phase": number; "round": number; "line": string; "dealt": string[]; "active": string; "used": string; "gone": string; "deck": number; "turns": number; "inside": number; "open": string; "finders": number };

/** Something to say to everybody. */
export type InTheRuinCompanionNews = { "code": "active" | "discarded" | "fell" | "found" | "kept" | "known" | "laid" | "left_deck" | "left_line" | "over" | "phase_over" | "routes_all" | "routes_finders" | "short" | "shuffled"; "letters": string; "clause": string; "count": number };

/** What the sheets are worth, and who has won. */
export type InTheRuinCompanionScored = { "kind": "scored"; "scores": (InTheRuinCompanionSheetScore | null)[]; "outcome": InTheRuinCompanionOutcome | null; "goals": InTheRuinCompanionGoal[] };

/** What a sheet is worth, and why. */
export type InTheRuinCompanionSheetScore = { "total": number; "parts": InTheRuinCompanionPart[]; "roads": number; "rectangle": number[]; "largest": number[]; "joined": number[][] };

/** One line of a score. */
export type InTheRuinCompanionPart = { "code": string; "points": number; "clause": string; "count": number; "detail": Record<string, string | number> };

/** The end of a game. */
export type InTheRuinCompanionOutcome = { "winners": number[]; "code": string; "clause": string; "tie_break": InTheRuinCompanionTieBreak | null };

/** What was compared between the seats that shared the highest total. */
export type InTheRuinCompanionTieBreak = { "code": string; "clause": string; "counts": Record<string, number> };

/** What a solo game is about to reach (RU-37). */
export type InTheRuinCompanionGoal = { "code": string; "points": number };

export type InTheRuinCompanionQuestion = InTheRuinCompanionCall | InTheRuinCompanionSheets;

export type InTheRuinCompanionReply = InTheRuinCompanionCalled | InTheRuinCompanionScored;

/** What one viewer knows of a position. */
export type SonoraView = { "type": "sonora"; "viewer": number | null; "position": SonoraPosition; "counts": SonoraSpot[][]; "corners": number[]; "due": number[]; "points": number[][] };

/** A whole state, as data. */
export type SonoraPosition = { "phase": SonoraPhase; "table": SonoraArrangement; "players": SonoraSheetData[]; "discs": SonoraDisc[]; "round": number; "turned": number; "first": number; "actor": number; "flown": number; "disc": number; "shot": SonoraShot | null; "touched": boolean; "queue": ([number, number[]])[]; "mine": number; "theirs": number; "ai": SonoraDesk };

/** Who is to act, and for what. */
export type SonoraPhase = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;

/** What was agreed when the game was set up. */
export type SonoraArrangement = { "rounds": number; "hands": string[]; "no_bunting": boolean; "preview": string; "fair_colours": boolean; "ai_squares": number; "ai_shapes": string; "ai_full_zone": boolean };

/** One player's sheet and desk. */
export type SonoraSheetData = { "ruins": SonoraRuinsData; "canyon": SonoraCanyonData; "creek": SonoraCreekData; "mudcracks": SonoraMudcracksData; "tray": SonoraTray; "desk": SonoraDesk };

/** The Ruins of a sheet. */
export type SonoraRuinsData = { "crossed": number[]; "rewards": SonoraReward[]; "circled": number; "cleared": number };

/** What a completed building has earned. */
export type SonoraReward = 0 | 1 | 2;

/** The Canyon of a sheet: each shape as its cells. */
export type SonoraCanyonData = { "shapes": number[][]; "filled": number[][] };

/** The Creek Bed of a sheet. */
export type SonoraCreekData = { "crossed": number[]; "circled": number[]; "filled": number[] };

/** The Mudcracks of a sheet. */
export type SonoraMudcracksData = { "marked": number[]; "boxes": number[]; "raised": number[] };

/** One player's bonuses. */
export type SonoraTray = { "reflicks": number; "reflicks_circled": number; "swaps": number; "swaps_circled": number; "fresh": [number, number, number]; "kept": [number, number, number]; "circled": [number, number, number]; "owed": number };

/** What is still to be recorded in this Write phase. */
export type SonoraDesk = { "ruins": number; "canyon": [number, number, number, number, number]; "creek": [number, number, number, number, number]; "mud": number; "sum": number; "boxing": boolean; "ended": boolean };

/** One disc, this round. */
export type SonoraDisc = [SonoraWhere, number, number, number];

/** What has become of a disc this round. */
export type SonoraWhere = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** A flick as intended, seen from behind one's own corner (`meseta.games.sonora.actions.Flick`). */
export type SonoraShot = [number, number, number, number];

/** What a disc counts for. */
export type SonoraSpot = [SonoraSection, boolean];

/** A section of the sheet, and the zone of the board that feeds it. */
export type SonoraSection = 0 | 1 | 2 | 3;

/** The first player has been drawn by lot (SO-03). */
export type SonoraFirstPlayer = { "kind": "first_player"; "seat": number };

/** A disc is in the air (SO-08). */
export type SonoraFlicked = { "kind": "flicked"; "seat": number; "disc": string };

/** The motion of the flick, for display: only where our own kernel played it. */
export type SonoraMoved = { "kind": "moved"; "disc": string; "seconds": string; "discs": string[]; "trace": SonoraTrace };

/** A whole flick, to be watched. `msgspec.json` writes and reads it. */
export type SonoraTrace = { "deceleration": number; "paths": SonoraPath[]; "events": (SonoraHitDisc | SonoraHitWall | SonoraHitCorner | SonoraPassed | SonoraLeft | SonoraFell | SonoraRested)[] };

/** The whole path of one disc, from its first leg to ``end``, when it rested, fell or left. */
export type SonoraPath = [number, number, SonoraLeg[]];

/** From ``t`` on, a disc at (``x``, ``y``) slides with the velocity (``vx``, ``vy``) until it stops. */
export type SonoraLeg = [number, number, number, number, number];

/** Two discs met, approaching each other at ``speed``. */
export type SonoraHitDisc = ["disc", number, number, number, number];

/** A disc met a side of the frame (0 left, 1 top, 2 right, 3 bottom), approaching it at ``speed``. */
export type SonoraHitWall = ["wall", number, number, number, number];

/** A disc on the floor met the edge of a raised corner, approaching it at ``speed``. */
export type SonoraHitCorner = ["corner", number, number, number, number];

/** The flicked disc's centre passed the edge of its corner: it is on the floor. */
export type SonoraPassed = ["passed", number, number, number];

/** A disc jumped over the frame or onto a corner, having approached it at ``speed``. */
export type SonoraLeft = ["left", number, number, number];

/** A disc fell into the hole. */
export type SonoraFell = ["fell", number, number];

/** A disc came to rest; it may be set in motion again. */
export type SonoraRested = ["rested", number, number];

/** A disc came to rest on the board, with what it counts for (SO-20, SO-21). */
export type SonoraCameToRest = { "kind": "rested"; "disc": string; "section": string; "doubled": number };

/** A disc lies where its owner may choose (SO-20, SO-21). */
export type SonoraBetween = { "kind": "between"; "disc": string; "sections": string[] };

/** A flick that never left its corner is taken back (SO-11). */
export type SonoraWeak = { "kind": "weak"; "seat": number; "disc": string };

/** A disc is in the hole (SO-15). */
export type SonoraFellIn = { "kind": "fell_in"; "disc": string };

/** A disc has left the board (SO-12, SO-13). */
export type SonoraWentOff = { "kind": "went_off"; "disc": string };

/** A Reflick was used (SO-16). */
export type SonoraReflicked = { "kind": "reflicked"; "seat": number; "disc": string };

/** The flick was accepted (SO-16). */
export type SonoraKept = { "kind": "kept"; "seat": number };

/** A bullseye was put on a section (SO-15). */
export type SonoraPutOn = { "kind": "put_on"; "seat": number; "disc": string; "section": string };

/** A disc is out for this round (SO-12, SO-18). */
export type SonoraDisqualified = { "kind": "disqualified"; "disc": string };

/** A knocked-off disc is flicked again by its owner (SO-13). */
export type SonoraFlickAgain = { "kind": "flick_again"; "seat": number; "disc": string };

/** Two discs have traded places (SO-22). */
export type SonoraSwapped = { "kind": "swapped"; "seat": number; "a": string; "b": string };

/** An owner chose where a disc counts (SO-20, SO-21). */
export type SonoraChose = { "kind": "chose"; "seat": number; "disc": string; "section": string };

/** Solo: the colours are chosen (SO-47). */
export type SonoraChoseColours = { "kind": "chose_colours"; "mine": string; "theirs": string };

/** Hexes were crossed off (SO-26). */
export type SonoraCrossed = { "kind": "crossed"; "seat": number; "building": string; "count": number };

/** A building is complete (SO-27). */
export type SonoraCompleted = { "kind": "completed"; "seat": number; "building": string; "points": number; "first": number };

/** A shape was drawn (SO-28). */
export type SonoraDrew = { "kind": "drew"; "seat": number; "number": number; "cells": string[]; "cacti": number };

/** A path was marked (SO-33). */
export type SonoraWalked = { "kind": "walked"; "seat": number; "end": number; "length": number; "points": number };

/** A sum in the Mudcracks is open, or has grown (SO-38). */
export type SonoraOpened = { "kind": "opened"; "seat": number; "value": number };

/** A node was marked (SO-36). */
export type SonoraMarkedNode = { "kind": "marked_node"; "seat": number; "node": number; "cost": number; "points": number };

/** A box was marked (SO-38). */
export type SonoraBoxed = { "kind": "boxed"; "seat": number; "column": number };

/** A sum was closed (SO-38). */
export type SonoraClosed = { "kind": "closed"; "seat": number; "lost": number };

/** A bonus was earned (SO-39 to SO-41). */
export type SonoraEarned = { "kind": "earned"; "seat": number; "bonus": string };

/** A bonus was reached, but every icon of it is circled already (SO-39, SO-41). */
export type SonoraNotGained = { "kind": "not_gained"; "seat": number; "bonus": string };

/** An icon of the Discovery area was circled (SO-41). */
export type SonoraDiscovered = { "kind": "discovered"; "seat": number; "animal": string };

/** Solo: hexes of the AI building were circled (SO-49). */
export type SonoraAiCircled = { "kind": "ai_circled"; "count": number };

/** Solo: circled hexes took some of the player's value (SO-49). */
export type SonoraAiCleared = { "kind": "ai_cleared"; "count": number };

/** Solo: the AI filled a shape (SO-50). */
export type SonoraAiDrew = { "kind": "ai_drew"; "number": number; "cells": string[] };

/** Solo: the AI filled a path (SO-52). */
export type SonoraAiWalked = { "kind": "ai_walked"; "start": number; "length": number };

/** Solo: the AI made a node more expensive (SO-53). */
export type SonoraAiFilled = { "kind": "ai_filled"; "node": number; "cost": number };

/** A player has ended a step (SO-22, SO-24, SO-26). */
export type SonoraEnded = { "kind": "ended"; "seat": number; "step": string };

/** The board has turned and a new round begins (SO-04). */
export type SonoraNewRound = { "kind": "new_round"; "round": number; "seat": number };

/** The last round is over (SO-43). */
export type SonoraGameOver = { "kind": "game_over" };

export type SonoraEvent = SonoraFirstPlayer | SonoraFlicked | SonoraMoved | SonoraCameToRest | SonoraBetween | SonoraWeak | SonoraFellIn | SonoraWentOff | SonoraReflicked | SonoraKept | SonoraPutOn | SonoraDisqualified | SonoraFlickAgain | SonoraSwapped | SonoraChose | SonoraChoseColours | SonoraCrossed | SonoraCompleted | SonoraDrew | SonoraWalked | SonoraOpened | SonoraMarkedNode | SonoraBoxed | SonoraClosed | SonoraEarned | SonoraNotGained | SonoraDiscovered | SonoraAiCircled | SonoraAiCleared | SonoraAiDrew | SonoraAiWalked | SonoraAiFilled | SonoraEnded | SonoraNewRound | SonoraGameOver;

/** What do these discs count for? */
export type SonoraCompanionDiscsAsked = { "kind": "discs"; "discs": ("canyon" | "canyon mudcracks" | "creek" | "creek mudcracks" | "fox" | "hole canyon" | "hole creek" | "hole mudcracks" | "hole ruins" | "lizard" | "mudcracks" | "off" | "owl" | "rabbit" | "ruins" | "ruins canyon" | "ruins creek")[] };

/** Where does this game stand, and what may a seat write now? */
export type SonoraCompanionGameAsked = { "kind": "game"; "game": SonoraCompanionPaperGame; "seat": number };

/** A game from its beginning. */
export type SonoraCompanionPaperGame = { "seats": number; "first": number; "options": Record<string, string>; "rounds": SonoraCompanionPaperRound[] };

/** One round: its discs when all have been flicked, and what has been written since. */
export type SonoraCompanionPaperRound = { "discs": ("canyon" | "canyon mudcracks" | "creek" | "creek mudcracks" | "fox" | "hole canyon" | "hole creek" | "hole mudcracks" | "hole ruins" | "lizard" | "mudcracks" | "off" | "owl" | "rabbit" | "ruins" | "ruins canyon" | "ruins creek")[]; "reflicks": number[]; "entries": SonoraCompanionEntry[] };

/** Something that was written, swapped or chosen. */
export type SonoraCompanionEntry = [number, string];

/** What does the AI mark, if lots are drawn among all that it may? (SO-48) */
export type SonoraCompanionAiAsked = { "kind": "ai"; "game": SonoraCompanionPaperGame; "seed": number };

/** What are these sheets worth, and what cannot be on them? */
export type SonoraCompanionSheetsAsked = { "kind": "sheets"; "sheets": SonoraCompanionFinishedSheet[]; "complete": boolean };

/** What somebody reads off a house sheet. Which hexes were crossed off when does not matter. */
export type SonoraCompanionFinishedSheet = { "crossed": number[]; "rewards": SonoraCompanionReward[]; "squares": number[]; "circled": number[]; "nodes": number[]; "boxes": number[]; "reflicks": number; "swaps": number; "found": [number, number, number] };

/** What a completed building has earned. */
export type SonoraCompanionReward = 0 | 1 | 2;

/** What do the publisher's sheets come to, and who has won? */
export type SonoraCompanionPadAsked = { "kind": "pad"; "players": SonoraCompanionPadPlayer[] };

/** What one player has read off. */
export type SonoraCompanionPadPlayer = { "points": [number, number, number, number]; "cacti"?: [number, number, number] | null; "surrounded"?: [number, number, number] | null; "discoveries"?: number };

/** What they count for. */
export type SonoraCompanionDiscsCounted = { "kind": "discs"; "colours": SonoraCompanionCounted[] };

/** What the discs of one colour, or what is left of a seat's, are to be written for. */
export type SonoraCompanionCounted = { "ruins": number; "canyon": SonoraCompanionUse[]; "creek": SonoraCompanionUse[]; "mudcracks": number; "undecided": SonoraCompanionEither[] };

/** A disc's number in the Canyon or the Creek Bed. */
export type SonoraCompanionUse = { "number": number; "times": number; "places": number | null };

/** A disc whose owner chooses its section (SO-21). */
export type SonoraCompanionEither = { "disc": number; "sections": SonoraCompanionSection[] };

/** A section of the sheet, and the zone of the board that feeds it. */
export type SonoraCompanionSection = 0 | 1 | 2 | 3;

/** The game after its last entry. */
export type SonoraCompanionGameStands = { "kind": "game"; "view": SonoraCompanionView; "acting": number[]; "legal": string[]; "events": (SonoraCompanionFirstPlayer | SonoraCompanionFlicked | SonoraCompanionMoved | SonoraCompanionCameToRest | SonoraCompanionBetween | SonoraCompanionWeak | SonoraCompanionFellIn | SonoraCompanionWentOff | SonoraCompanionReflicked | SonoraCompanionKept | SonoraCompanionPutOn | SonoraCompanionDisqualified | SonoraCompanionFlickAgain | SonoraCompanionSwapped | SonoraCompanionChose | SonoraCompanionChoseColours | SonoraCompanionCrossed | SonoraCompanionCompleted | SonoraCompanionDrew | SonoraCompanionWalked | SonoraCompanionOpened | SonoraCompanionMarkedNode | SonoraCompanionBoxed | SonoraCompanionClosed | SonoraCompanionEarned | SonoraCompanionNotGained | SonoraCompanionDiscovered | SonoraCompanionAiCircled | SonoraCompanionAiCleared | SonoraCompanionAiDrew | SonoraCompanionAiWalked | SonoraCompanionAiFilled | SonoraCompanionEnded | SonoraCompanionNewRound | SonoraCompanionGameOver)[]; "left": SonoraCompanionCounted[]; "reckonings": SonoraCompanionReckoning[]; "outcome": SonoraCompanionOutcome | null };

/** What one viewer knows of a position. */
export type SonoraCompanionView = { "type": "sonora"; "viewer": number | null; "position": SonoraCompanionPosition; "counts": SonoraCompanionSpot[][]; "corners": number[]; "due": number[]; "points": number[][] };

/** A whole state, as data. */
export type SonoraCompanionPosition = { "phase": SonoraCompanionPhase; "table": SonoraCompanionArrangement; "players": SonoraCompanionSheetData[]; "discs": SonoraCompanionDisc[]; "round": number; "turned": number; "first": number; "actor": number; "flown": number; "disc": number; "shot": SonoraCompanionShot | null; "touched": boolean; "queue": ([number, number[]])[]; "mine": number; "theirs": number; "ai": SonoraCompanionDesk };

/** Who is to act, and for what. */
export type SonoraCompanionPhase = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;

/** What was agreed when the game was set up. */
export type SonoraCompanionArrangement = { "rounds": number; "hands": string[]; "no_bunting": boolean; "preview": string; "fair_colours": boolean; "ai_squares": number; "ai_shapes": string; "ai_full_zone": boolean };

/** One player's sheet and desk. */
export type SonoraCompanionSheetData = { "ruins": SonoraCompanionRuinsData; "canyon": SonoraCompanionCanyonData; "creek": SonoraCompanionCreekData; "mudcracks": SonoraCompanionMudcracksData; "tray": SonoraCompanionTray; "desk": SonoraCompanionDesk };

/** The Ruins of a sheet. */
export type SonoraCompanionRuinsData = { "crossed": number[]; "rewards": SonoraCompanionReward[]; "circled": number; "cleared": number };

/** The Canyon of a sheet: each shape as its cells. */
export type SonoraCompanionCanyonData = { "shapes": number[][]; "filled": number[][] };

/** The Creek Bed of a sheet. */
export type SonoraCompanionCreekData = { "crossed": number[]; "circled": number[]; "filled": number[] };

/** The Mudcracks of a sheet. */
export type SonoraCompanionMudcracksData = { "marked": number[]; "boxes": number[]; "raised": number[] };

/** One player's bonuses. */
export type SonoraCompanionTray = { "reflicks": number; "reflicks_circled": number; "swaps": number; "swaps_circled": number; "fresh": [number, number, number]; "kept": [number, number, number]; "circled": [number, number, number]; "owed": number };

/** What is still to be recorded in this Write phase. */
export type SonoraCompanionDesk = { "ruins": number; "canyon": [number, number, number, number, number]; "creek": [number, number, number, number, number]; "mud": number; "sum": number; "boxing": boolean; "ended": boolean };

/** One disc, this round. */
export type SonoraCompanionDisc = [SonoraCompanionWhere, number, number, number];

/** What has become of a disc this round. */
export type SonoraCompanionWhere = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** A flick as intended, seen from behind one's own corner (`meseta.games.sonora.actions.Flick`). */
export type SonoraCompanionShot = [number, number, number, number];

/** What a disc counts for. */
export type SonoraCompanionSpot = [SonoraCompanionSection, boolean];

/** The first player has been drawn by lot (SO-03). */
export type SonoraCompanionFirstPlayer = { "kind": "first_player"; "seat": number };

/** A disc is in the air (SO-08). */
export type SonoraCompanionFlicked = { "kind": "flicked"; "seat": number; "disc": string };

/** The motion of the flick, for display: only where our own kernel played it. */
export type SonoraCompanionMoved = { "kind": "moved"; "disc": string; "seconds": string; "discs": string[]; "trace": SonoraCompanionTrace };

/** A whole flick, to be watched. `msgspec.json` writes and reads it. */
export type SonoraCompanionTrace = { "deceleration": number; "paths": SonoraCompanionPath[]; "events": (SonoraCompanionHitDisc | SonoraCompanionHitWall | SonoraCompanionHitCorner | SonoraCompanionPassed | SonoraCompanionLeft | SonoraCompanionFell | SonoraCompanionRested)[] };

/** The whole path of one disc, from its first leg to ``end``, when it rested, fell or left. */
export type SonoraCompanionPath = [number, number, SonoraCompanionLeg[]];

/** From ``t`` on, a disc at (``x``, ``y``) slides with the velocity (``vx``, ``vy``) until it stops. */
export type SonoraCompanionLeg = [number, number, number, number, number];

/** Two discs met, approaching each other at ``speed``. */
export type SonoraCompanionHitDisc = ["disc", number, number, number, number];

/** A disc met a side of the frame (0 left, 1 top, 2 right, 3 bottom), approaching it at ``speed``. */
export type SonoraCompanionHitWall = ["wall", number, number, number, number];

/** A disc on the floor met the edge of a raised corner, approaching it at ``speed``. */
export type SonoraCompanionHitCorner = ["corner", number, number, number, number];

/** The flicked disc's centre passed the edge of its corner: it is on the floor. */
export type SonoraCompanionPassed = ["passed", number, number, number];

/** A disc jumped over the frame or onto a corner, having approached it at ``speed``. */
export type SonoraCompanionLeft = ["left", number, number, number];

/** A disc fell into the hole. */
export type SonoraCompanionFell = ["fell", number, number];

/** A disc came to rest; it may be set in motion again. */
export type SonoraCompanionRested = ["rested", number, number];

/** A disc came to rest on the board, with what it counts for (SO-20, SO-21). */
export type SonoraCompanionCameToRest = { "kind": "rested"; "disc": string; "section": string; "doubled": number };

/** A disc lies where its owner may choose (SO-20, SO-21). */
export type SonoraCompanionBetween = { "kind": "between"; "disc": string; "sections": string[] };

/** A flick that never left its corner is taken back (SO-11). */
export type SonoraCompanionWeak = { "kind": "weak"; "seat": number; "disc": string };

/** A disc is in the hole (SO-15). */
export type SonoraCompanionFellIn = { "kind": "fell_in"; "disc": string };

/** A disc has left the board (SO-12, SO-13). */
export type SonoraCompanionWentOff = { "kind": "went_off"; "disc": string };

/** A Reflick was used (SO-16). */
export type SonoraCompanionReflicked = { "kind": "reflicked"; "seat": number; "disc": string };

/** The flick was accepted (SO-16). */
export type SonoraCompanionKept = { "kind": "kept"; "seat": number };

/** A bullseye was put on a section (SO-15). */
export type SonoraCompanionPutOn = { "kind": "put_on"; "seat": number; "disc": string; "section": string };

/** A disc is out for this round (SO-12, SO-18). */
export type SonoraCompanionDisqualified = { "kind": "disqualified"; "disc": string };

/** A knocked-off disc is flicked again by its owner (SO-13). */
export type SonoraCompanionFlickAgain = { "kind": "flick_again"; "seat": number; "disc": string };

/** Two discs have traded places (SO-22). */
export type SonoraCompanionSwapped = { "kind": "swapped"; "seat": number; "a": string; "b": string };

/** An owner chose where a disc counts (SO-20, SO-21). */
export type SonoraCompanionChose = { "kind": "chose"; "seat": number; "disc": string; "section": string };

/** Solo: the colours are chosen (SO-47). */
export type SonoraCompanionChoseColours = { "kind": "chose_colours"; "mine": string; "theirs": string };

/** Hexes were crossed off (SO-26). */
export type SonoraCompanionCrossed = { "kind": "crossed"; "seat": number; "building": string; "count": number };

/** A building is complete (SO-27). */
export type SonoraCompanionCompleted = { "kind": "completed"; "seat": number; "building": string; "points": number; "first": number };

/** A shape was drawn (SO-28). */
export type SonoraCompanionDrew = { "kind": "drew"; "seat": number; "number": number; "cells": string[]; "cacti": number };

/** A path was marked (SO-33). */
export type SonoraCompanionWalked = { "kind": "walked"; "seat": number; "end": number; "length": number; "points": number };

/** A sum in the Mudcracks is open, or has grown (SO-38). */
export type SonoraCompanionOpened = { "kind": "opened"; "seat": number; "value": number };

/** A node was marked (SO-36). */
export type SonoraCompanionMarkedNode = { "kind": "marked_node"; "seat": number; "node": number; "cost": number; "points": number };

/** A box was marked (SO-38). */
export type SonoraCompanionBoxed = { "kind": "boxed"; "seat": number; "column": number };

/** A sum was closed (SO-38). */
export type SonoraCompanionClosed = { "kind": "closed"; "seat": number; "lost": number };

/** A bonus was earned (SO-39 to SO-41). */
export type SonoraCompanionEarned = { "kind": "earned"; "seat": number; "bonus": string };

/** A bonus was reached, but every icon of it is circled already (SO-39, SO-41). */
export type SonoraCompanionNotGained = { "kind": "not_gained"; "seat": number; "bonus": string };

/** An icon of the Discovery area was circled (SO-41). */
export type SonoraCompanionDiscovered = { "kind": "discovered"; "seat": number; "animal": string };

/** Solo: hexes of the AI building were circled (SO-49). */
export type SonoraCompanionAiCircled = { "kind": "ai_circled"; "count": number };

/** Solo: circled hexes took some of the player's value (SO-49). */
export type SonoraCompanionAiCleared = { "kind": "ai_cleared"; "count": number };

/** Solo: the AI filled a shape (SO-50). */
export type SonoraCompanionAiDrew = { "kind": "ai_drew"; "number": number; "cells": string[] };

/** Solo: the AI filled a path (SO-52). */
export type SonoraCompanionAiWalked = { "kind": "ai_walked"; "start": number; "length": number };

/** Solo: the AI made a node more expensive (SO-53). */
export type SonoraCompanionAiFilled = { "kind": "ai_filled"; "node": number; "cost": number };

/** A player has ended a step (SO-22, SO-24, SO-26). */
export type SonoraCompanionEnded = { "kind": "ended"; "seat": number; "step": string };

/** The board has turned and a new round begins (SO-04). */
export type SonoraCompanionNewRound = { "kind": "new_round"; "round": number; "seat": number };

/** The last round is over (SO-43). */
export type SonoraCompanionGameOver = { "kind": "game_over" };

/** The points of one sheet and where they come from. */
export type SonoraCompanionReckoning = { "ruins": SonoraCompanionRewardCircled[]; "cacti": number[]; "circled": number[]; "surrounded": number[]; "points": number[]; "total": number; "discoveries": number };

/** A building that was completed. */
export type SonoraCompanionRewardCircled = { "building": string; "points": number; "first": boolean };

/** The end of a game. */
export type SonoraCompanionOutcome = { "winners": number[]; "code": string; "clause": string; "tie_break": SonoraCompanionTieBreak | null };

/** What was compared between the seats that shared the highest total. */
export type SonoraCompanionTieBreak = { "code": string; "clause": string; "counts": Record<string, number> };

/** What the AI marks, in notation and in order; it scores nothing (SO-45). */
export type SonoraCompanionAiMarks = { "kind": "ai"; "actions": string[] };

/** What they are worth. */
export type SonoraCompanionSheetsChecked = { "kind": "sheets"; "sheets": SonoraCompanionCheckedSheet[]; "together": SonoraCompanionWrong[]; "winners": number[]; "tied": boolean };

/** One sheet. */
export type SonoraCompanionCheckedSheet = { "reckoning": SonoraCompanionReckoning; "wrong": SonoraCompanionWrong[] };

/** Something that cannot be on a sheet. */
export type SonoraCompanionWrong = { "code": string; "clause": string; "values": Record<string, number | string> };

/** What they come to. */
export type SonoraCompanionPadAdded = { "kind": "pad"; "players": SonoraCompanionPadSheet[]; "winners": number[]; "tied": boolean };

/** What it comes to. */
export type SonoraCompanionPadSheet = { "points": number[]; "total": number };

export type SonoraCompanionQuestion = SonoraCompanionDiscsAsked | SonoraCompanionGameAsked | SonoraCompanionAiAsked | SonoraCompanionSheetsAsked | SonoraCompanionPadAsked;

export type SonoraCompanionReply = SonoraCompanionDiscsCounted | SonoraCompanionGameStands | SonoraCompanionAiMarks | SonoraCompanionSheetsChecked | SonoraCompanionPadAdded;
