// Made by `python -m meseta.server.typescript` from src/meseta/server/wire.py and the games' views.
// Do not edit: a test keeps it in step.
/** Why something was refused. */
export type Refusal = { "code": string; "message": string; "values": Record<string, number | string>; "fault": string | null; "clause": string | null; "reason": Refusal | null };

/** Who is there. */
export type NewSession = { "name"?: string };

/** Whom the cookie stands for. */
export type Session = { "person": string; "name": string };

/** The token of a seat's private link, taken from the fragment of the address. */
export type Exchange = { "token": string };

/** A seat at a table. */
export type SeatRef = { "table": string; "seat": number };

/** A seat's private link, shown once: whoever has it plays the seat. */
export type SeatLink = { "table": string; "seat": number; "token": string; "path": string };

/** A game one can play here. */
export type GameCard = { "key": string; "version": number; "seats": number[]; "options": Option[]; "bots": string[]; "edition": EditionInfo };

/** A switch at the table. */
export type Option = { "key": string; "choices": string[]; "clause": string };

/** Which components a game is played with. */
export type EditionInfo = { "name": string; "digest": string };

/** One rule. */
export type RuleClause = { "id": string; "title": string; "text": string };

/** A chapter of the rule book. */
export type RuleSection = { "key": string; "title": string; "clauses": RuleClause[] };

/** A rule book in one language. */
export type RuleBook = { "game": string; "language": string; "introduction": string; "sections": RuleSection[] };

/** What is printed on the components. */
export type Edition = { "game": string; "edition": EditionInfo; "components": unknown; "text": string };

/** I sit here; one person may take several seats. */
export type Me = { "kind": "me"; "name"?: string };

/** A bot sits here. */
export type Bot = { "kind": "bot"; "bot": string };

/** The seat stays free. */
export type Nobody = { "kind": "nobody" };

/** A table to be set. */
export type NewTable = { "game": string; "seats": number; "options"?: Record<string, string>; "edition"?: string | null; "open"?: boolean; "clock"?: ClockRule; "timeout"?: "move" | "seat"; "hints"?: boolean; "hands"?: string[]; "chairs"?: (Me | Bot | Nobody)[]; "start"?: boolean };

/** What was agreed about time. */
export type ClockRule = { "kind"?: "move" | "none" | "reserve"; "seconds"?: number };

/** Take a free seat. */
export type Sit = { "name"?: string };

/** Put a bot on a free seat; while the match runs, on the seat of somebody who is away. */
export type SeatBot = { "bot": string };

/** A new table that begins after some entry of this one. */
export type ForkTable = { "ply": number; "chairs"?: (Me | Bot | Nobody)[]; "start"?: boolean; "hints"?: boolean; "clock"?: ClockRule };

/** A record to be looked at. */
export type UploadRecord = { "record": string; "edition"?: string | null };

/** A seat, and who has it. */
export type ChairInfo = { "seat": number; "holder": "bot" | "nobody" | "person"; "name": string; "mine": boolean; "present": boolean; "bot": string | null; "standing_in": "end" | "return" | "turn" | null; "conceded": boolean };

/** What a seat has, in its parts. */
export type ScoreInfo = { "seat": number; "total": number; "parts": Part[] };

/** One line of a score. */
export type Part = { "code": string; "points": number; "clause": string; "count": number; "detail": Record<string, string | number> };

/** How it ended. */
export type Result = { "winners": number[]; "code": string; "clause": string; "scores": ScoreInfo[] };

/** The clocks as they stand. */
export type ClockFace = { "now": number; "due": (number | null)[]; "left": number[] };

/** Where a table was forked. */
export type Origin = { "table": string; "ply": number };

/** A table as one person may know it. */
export type TableInfo = { "id": string; "game": string; "version": number; "edition": EditionInfo; "seats": number; "options": Record<string, string>; "open": boolean; "hints": boolean; "hands": string[]; "clock": ClockRule; "timeout": "move" | "seat"; "status": "finished" | "playing" | "record" | "stuck" | "waiting"; "host": boolean; "chairs": ChairInfo[]; "acting": number[]; "clocks": ClockFace; "created": number; "result": Result | null; "rematch": string | null; "forked": Origin | null; "trouble": Refusal | null };

/** A table in a list. */
export type TableLine = { "id": string; "game": string; "status": "finished" | "playing" | "record" | "stuck" | "waiting"; "names": string[]; "mine": number[]; "acting": number[]; "my_turn": boolean; "free": number; "open": boolean; "created": number; "touched": number };

/** Tables, the latest first. */
export type TableList = { "tables": TableLine[] };

/** One thing that happened, as one viewer may know it. */
export type Told = { "n": number; "seat": number; "at": number; "events": unknown[]; "text": string | null };

/** One thing that happened, and how the table stood after it; the first has nothing told. */
export type Frame = { "n": number; "told": Told | null; "view": unknown; "acting": number[]; "scores": ScoreInfo[] | null };

/** A match from one viewer's eyes, moment by moment. */
export type Frames = { "table": string; "viewer": number | null; "open": boolean; "last": number; "frames": Frame[] };

/** Something said at the table. */
export type ChatLine = { "n": number; "name": string; "seat": number | null; "text": string; "at": number };

/** The first message: whose eyes, and what is known already. */
export type Hello = { "type": "hello"; "token"?: string | null; "seats"?: number[] | null; "since"?: Record<string, number>; "chat"?: number };

/** Do this. Sent again with the same id it has no further effect. */
export type Submit = { "type": "submit"; "id": string; "seat": number; "step": Step; "action": string };

/** What a submission answers, copied from the latest update. */
export type Step = { "number": number; "own": number };

/** Would this be allowed, and if not, why? Changes nothing. */
export type Explain = { "type": "explain"; "id": string; "seat": number; "action": string };

/** What would a good bot do? */
export type Hint = { "type": "hint"; "id": string; "seat": number };

/** Say something to the table. */
export type Say = { "type": "say"; "id": string; "text": string };

/** Are you there? */
export type Ping = { "type": "ping"; "id"?: string };

/** Every legal action, in notation. */
export type LegalList = { "kind": "list"; "actions": string[] };

/** A place where something may be laid. */
export type PlacementChoice = { "action": string; "cells": string[] };

/** Places on a grid, with their notation, and other actions beside them. */
export type LegalPlacements = { "kind": "placements"; "placements": PlacementChoice[]; "actions": string[] };

/** Too many to list: what their numbers must stay within, and other actions beside them. */
export type LegalBounds = { "kind": "bounds"; "bounds": unknown; "actions": string[] };

/** The answer to `hello`; an `update` for each viewer follows once the match has begun. */
export type Welcome = { "type": "welcome"; "table": TableInfo; "viewers": (number | null)[]; "chat": ChatLine[] };

/** Somebody sat down, left, came back, was replaced; the match began or ended. */
export type TableChanged = { "type": "table"; "table": TableInfo };

/** What one viewer now knows. */
export type Update = { "type": "update"; "viewer": number | null; "told": Told[]; "n": number; "view": unknown; "acting": number[]; "step": Step | null; "legal": LegalList | LegalPlacements | LegalBounds | null; "undoable": boolean; "clocks": ClockFace; "result": Result | null };

/** The submission stands, and is stored; the update has come before this. */
export type Accepted = { "type": "accepted"; "id": string; "repeated": boolean };

/** A message had no effect. */
export type Refused = { "type": "refused"; "error": Refusal; "id": string | null };

/** The answer to `explain`. */
export type Explained = { "type": "explained"; "id": string; "error": Refusal | null };

/** The answer to `hint`. */
export type Hinted = { "type": "hinted"; "id": string; "action": string; "bot": string; "events": unknown[] };

/** Somebody said something. */
export type Said = { "type": "said"; "line": ChatLine };

/** I am. */
export type Pong = { "type": "pong"; "id": string };

/** The server is going away: connect again in a moment. */
export type Closing = { "type": "closing" };

export type ClientMessage = Hello | Submit | Explain | Hint | Say | Ping;

export type ServerMessage = Welcome | TableChanged | Update | Accepted | Refused | Explained | Hinted | Said | Pong | Closing;

export type Legal = LegalList | LegalPlacements | LegalBounds;

export type Placement = Me | Bot | Nobody;

export type TookBack = { "kind": "took_back"; "seat": number };

/** What one viewer knows of a position. */
export type ShiftingStonesView = { "type": "shifting_stones"; "viewer": number | null; "phase": ShiftingStonesPhase; "grid": number[]; "hand": number[]; "hand_sizes": number[]; "scored": number[][]; "discard": number[]; "deck_size": number; "first": number; "turn": number; "due": number; "acted": boolean; "fruitful": boolean; "rested": number[]; "strikes": number; "seen": number[]; "goal": number; "last_round": boolean };

/** Who is to act, and for what. */
export type ShiftingStonesPhase = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The stones lie on the table (ST-04). */
export type ShiftingStonesLaid = { "kind": "laid"; "faces": string[] };

/** The deck of a solo game is made up, unseen (ST-22). */
export type ShiftingStonesPicked = { "kind": "picked"; "count": number };

/** The lot has named who begins (ST-06). */
export type ShiftingStonesFirstPlayer = { "kind": "first_player"; "seat": number };

/** A seat has drawn cards; only its owner sees which (ST-05, ST-14, ST-16). */
export type ShiftingStonesDrew = { "kind": "drew"; "seat": number; "count": number; "cards": number[] };

/** The discards became the new draw pile (ST-17). */
export type ShiftingStonesReshuffled = { "kind": "reshuffled"; "count": number };

/** A card was spent and two stones traded places (ST-08). */
export type ShiftingStonesShifted = { "kind": "shifted"; "seat": number; "card": number; "a": string; "b": string };

/** A card was spent and a stone shows another face (ST-09). */
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

/** What one viewer knows of a position. */
export type InTheRuinView = { "type": "in_the_ruin"; "viewer": number | null; "phase": InTheRuinPhase; "finders_draw": boolean; "stage": number; "round": number; "waiting": number[]; "line": number[]; "deck_size": number; "discard": number[]; "route_deck_size": number; "route_discard_size": number; "active": number[]; "used": number[]; "gems": number[]; "hand_sizes": number[]; "escaped": number[]; "known_at": number[]; "turn": number; "drawing": number[]; "finders": number[]; "announced": number[]; "owing": number; "opened": number[]; "sheets": (InTheRuinSheetView | null)[]; "own": InTheRuinTurnView | null };

/** Who is to act, and for what. */
export type InTheRuinPhase = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;

/** A sheet, its pawn and its owner's route cards, laid open. */
export type InTheRuinSheetView = { "roads": number[]; "walls": number[]; "gates": number[]; "pawn": number; "penalties": number; "routes": number[]; "rectangle": number[]; "largest": number[]; "joined": number[][] };

/** How far the viewer's own part in a simultaneous step has come. */
export type InTheRuinTurnView = { "dealt": number[]; "undrawn": number[]; "road_shapes": number; "kept": number[]; "settled": number[]; "drawing": InTheRuinDrawing; "special": InTheRuinSpecial; "spent": number; "steps": number; "leaving": boolean };

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

/** The owner has spent a route card for one space more. */
export type InTheRuinExtraDrawn = { "kind": "extra_drawn"; "seat": number; "mark": string; "cell": string; "route": string; "clause": string };

/** The owner has moved the pawn. */
export type InTheRuinWalked = { "kind": "walked"; "seat": number; "path": string[]; "steps": number; "left": number; "clause": string };

/** The owner has spent a route card to go from Gate to Gate. */
export type InTheRuinWarped = { "kind": "warped"; "seat": number; "start": string; "cell": string; "route": string; "left": number; "clause": string };

/** A seat has done. */
export type InTheRuinConfirmed = { "kind": "confirmed"; "seat": number; "clause": string };

/** The letters of a seat's set-up cards are active for all. */
export type InTheRuinAnnounced = { "kind": "announced"; "seat": number; "letters": string[]; "clause": string };

/** Everyone uses the oldest card of the line. */
export type InTheRuinRoundBegun = { "kind": "round_begun"; "round": number; "letter": string; "shape": string; "number": number; "clause": string };

/** The round's card is discarded, its letter untouched. */
export type InTheRuinCardUsed = { "kind": "card_used"; "letter": string; "clause": string };

/** A seat has spent a route card; only its owner sees which. */
export type InTheRuinRouteSpent = { "kind": "route_spent"; "seat": number; "routes": string[]; "clause": string };

/** A pawn has left the ruin. */
export type InTheRuinEscaped = { "kind": "escaped"; "seat": number; "clause": string };

/** Everyone who stands on an active letter has a gem. */
export type InTheRuinFound = { "kind": "found"; "letter": string; "seats": number[]; "clause": string };

/** A letter became active under a pawn. */
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

/** On the owner's sheet the found letter lies under a Wall already. */
export type InTheRuinStayedWall = { "kind": "stayed_wall"; "seat": number; "letter": string; "cell": string; "clause": string };

/** A card was removed because a letter was found. */
export type InTheRuinRemoved = { "kind": "removed"; "letter": string; "source": string; "clause": string };

/** There is no card left to remove. */
export type InTheRuinShortfall = { "kind": "shortfall"; "count": number; "clause": string };

/** The letter of a removed card has become active. */
export type InTheRuinActivated = { "kind": "activated"; "letter": string; "clause": string };

/** The letter of a removed card had been announced before: nothing changes. */
export type InTheRuinKnownBefore = { "kind": "known_before"; "letter": string; "clause": string };

/** A card has joined the line. */
export type InTheRuinLaid = { "kind": "laid"; "letter": string; "clause": string };

/** A card was removed because someone has escaped. */
export type InTheRuinCollapsed = { "kind": "collapsed"; "letter": string; "source": string; "clause": string };

/** No card is left in the line: the first phase is over. */
export type InTheRuinPhaseEnded = { "kind": "phase_ended"; "clause": string };

/** The owner's largest rectangle at the end of Phase 1. */
export type InTheRuinMeasured = { "kind": "measured"; "seat": number; "points": number; "first": string; "last": string; "clause": string };

/** All explore cards are shuffled for Phase 2. */
export type InTheRuinAllShuffled = { "kind": "all_shuffled"; "count": number; "clause": string };

/** The game has ended; all sheets are shown. */
export type InTheRuinGameOver = { "kind": "game_over"; "clause": string };

export type InTheRuinEvent = InTheRuinDealt | InTheRuinRoutesDealt | InTheRuinKept | InTheRuinDrawn | InTheRuinSingleDrawn | InTheRuinExtraDrawn | InTheRuinWalked | InTheRuinWarped | InTheRuinConfirmed | InTheRuinAnnounced | InTheRuinRoundBegun | InTheRuinCardUsed | InTheRuinRouteSpent | InTheRuinEscaped | InTheRuinFound | InTheRuinFoundAtOnce | InTheRuinRouteDrawn | InTheRuinHandFull | InTheRuinRoutesReshuffled | InTheRuinUsedUp | InTheRuinBecameGate | InTheRuinBecameWall | InTheRuinStayedWall | InTheRuinRemoved | InTheRuinShortfall | InTheRuinActivated | InTheRuinKnownBefore | InTheRuinLaid | InTheRuinCollapsed | InTheRuinPhaseEnded | InTheRuinMeasured | InTheRuinAllShuffled | InTheRuinGameOver;
