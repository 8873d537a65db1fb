// Made from openapi.json by `npm run openapi`. A test compares them.

export type ActAnswer = {
  readonly game: Game
  readonly links?: {
    /** The other game of the match: the link to the reader’s own seat there or, without a token, to its public page. */
    readonly match?: {
      readonly url: string
      readonly token?: string
      readonly seat?: 'black' | 'white' | null
    }
    /** The rematch: the link to the reader’s own seat there or, without a token, to its public page. */
    readonly rematch?: {
      readonly url: string
      readonly token?: string
      readonly seat?: 'black' | 'white' | null
    }
  } | {
    /** The new link to the lost seat, to be passed on. It works from `reseat.from` of the game on. */
    readonly anew: {
      readonly url: string
      readonly token: string
    }
  }
  /** Present if the same request was sent before: it is carried out only once. */
  readonly duplicate?: true
}

export type ActBody = {
  readonly message?: string
  readonly type: 'resign'
  readonly ply: number
} | {
  readonly message?: string
  readonly type: 'abort'
  readonly ply: number
} | {
  readonly type: 'renew'
  readonly ply: number
} | {
  readonly type: 'offer-draw'
  readonly ply: number
} | {
  readonly message?: string
  readonly type: 'accept-draw'
  readonly ply: number
} | {
  readonly type: 'decline-draw'
  readonly ply: number
} | {
  readonly type: 'withdraw-draw'
  readonly ply: number
} | {
  readonly claim: 'threefold' | 'forty-move' | 'twenty-five-move' | 'sixteen-move' | 'twenty-move' | 'fifteen-move'
  readonly message?: string
  readonly type: 'claim-draw'
  readonly ply: number
} | {
  /** A duration from PT1M to P60D, without years and months. */
  readonly time: string
  readonly seat?: 'black' | 'white'
  readonly type: 'give-time'
  readonly ply: number
} | {
  /** A duration from PT1M to P60D, without years and months. */
  readonly time?: string
  readonly type: 'play-on'
  readonly ply: number
} | {
  readonly until: string
  readonly type: 'propose-pause'
  readonly ply: number
} | {
  readonly type: 'accept-pause'
  readonly ply: number
} | {
  readonly type: 'decline-pause'
  readonly ply: number
} | {
  readonly type: 'end-pause'
  readonly ply: number
} | {
  readonly days: number
  readonly from?: string
  readonly type: 'take-leave'
  readonly ply: number
} | {
  readonly type: 'end-leave'
  readonly ply: number
} | {
  readonly type: 'stand'
  readonly ply: number
} | {
  readonly square: number
  readonly type: 'huff'
  readonly ply: number
} | {
  readonly type: 'enforce'
  readonly ply: number
} | {
  readonly lines: readonly (readonly string[])[]
  readonly type: 'plan'
  readonly ply: number
} | {
  readonly type: 'request-takeback'
  readonly ply: number
} | {
  readonly type: 'accept-takeback'
  readonly ply: number
} | {
  readonly type: 'decline-takeback'
  readonly ply: number
} | {
  readonly type: 'rematch'
  readonly ply: number
} | {
  readonly text: string
  readonly type: 'remark'
  readonly ply: number
} | {
  readonly text: string
  readonly type: 'say'
  readonly ply: number
} | {
  readonly seat?: 'black' | 'white'
  readonly type: 'ask-reseat'
  readonly ply: number
} | {
  readonly type: 'veto-reseat'
  readonly ply: number
} | {
  readonly type: 'forget-me'
  readonly ply: number
} | {
  readonly type: 'ask-count'
  readonly ply: number
} | {
  readonly type: 'refuse-count'
  readonly ply: number
} | {
  readonly stronger: 'black' | 'white'
  readonly type: 'grant-count'
  readonly ply: number
} | {
  readonly type: 'end-count'
  readonly ply: number
} | {
  readonly result: 'black' | 'white' | 'draw'
  readonly type: 'adjudicate'
  readonly ply: number
} | {
  readonly type: 'void'
  readonly ply: number
}

export type AddHookAnswer = {
  readonly webhook: Webhook
  /** The secret that signs deliveries: `whsec_` and base64. Only the answer to the request that makes it has it. */
  readonly secret?: string
}

export type AddHookBody = {
  /** The address to post to: `https`, a public host name, port 443, no user name. Its length is counted with escapes (`%C3%A9` for `é`). Private networks cannot be reached. */
  readonly url: string
  /** `joined`: both players are there. `turn`: a side is to move. `reminder`: its time runs short. `draw-offered`: a side offers a draw. `forfeited`: the game is over because a side never moved. `finished`: it is over in any other way, also called off, declined or expired. */
  readonly events: readonly ('joined' | 'turn' | 'reminder' | 'draw-offered' | 'finished' | 'forfeited')[]
  /** Only events of games that have all of these labels are posted. */
  readonly labels?: Readonly<Record<string, string>>
  /** `standard` posts JSON for programs; `slack` and `discord` post a sentence for people. */
  readonly format?: 'standard' | 'slack' | 'discord'
  /** The language of the sentences for `slack` and `discord`. */
  readonly locale?: string
}

export type Away = {
  /** The games as they stand now, each with its leave, by the index of the link. A leave that ends before the others had no more days. */
  readonly done: readonly {
    readonly index: number
    readonly leave: {
      readonly from: string
      readonly until: string
    } | null
  }[]
  /** The games without leave, and why. */
  readonly refused: readonly {
    readonly index: number
    readonly code: string
    readonly detail: string
  }[]
  /** The indexes of links that do not, or no longer, work. */
  readonly gone: readonly number[]
  /** The index of the first link that was not read: ask again from there. Left out if all were read. */
  readonly next?: number
}

export type AwayBody = {
  /** The tokens of links. */
  readonly seats: readonly string[]
  /** Whole days, or 0 to end every leave. */
  readonly days: number
  /** When the leave begins; now if left out. */
  readonly from?: string
}

export type ChangeHookBody = {
  /** The address to post to: `https`, a public host name, port 443, no user name. Its length is counted with escapes (`%C3%A9` for `é`). Private networks cannot be reached. */
  readonly url?: string
  /** `joined`: both players are there. `turn`: a side is to move. `reminder`: its time runs short. `draw-offered`: a side offers a draw. `forfeited`: the game is over because a side never moved. `finished`: it is over in any other way, also called off, declined or expired. */
  readonly events?: readonly ('joined' | 'turn' | 'reminder' | 'draw-offered' | 'finished' | 'forfeited')[]
  /** Only events of games that have all of these labels are posted. */
  readonly labels?: Readonly<Record<string, string>> | null
  /** `standard` posts JSON for programs; `slack` and `discord` post a sentence for people. */
  readonly format?: 'standard' | 'slack' | 'discord'
  /** The language of the sentences for `slack` and `discord`. */
  readonly locale?: string | null
  /** `false` disables the webhook, `true` enables it again. */
  readonly enabled?: boolean
  /** `new` makes a new secret, which the answer has. For a day the old one signs too. */
  readonly secret?: 'new'
}

export type ChangeSeatBody = {
  readonly name?: string
  /** The address for emails. The first asks whether its owner wants them. */
  readonly email?: string | null
  /** The language of emails. */
  readonly locale?: string | null
  /** The time zone of times in emails, of quiet hours and of weekends off. */
  readonly timeZone?: string | null
  /** `reminders`: when the `reserve` begins, a `day` and three `hours` before the deadline. `quietHours`: no reminder from 22 to 8 o’clock. `follow`: an arbiter gets emails about `all` that happens but moves, what is `asked` of them and the result (if nothing is chosen), or `results` alone. */
  readonly notifications?: {
    readonly mail?: 'turns' | 'digest' | 'off'
    readonly digestAt?: number
    readonly reminders?: readonly ('reserve' | 'day' | 'hours')[]
    readonly quietHours?: boolean
    readonly follow?: 'all' | 'asked' | 'results'
  }
  /** Corrects the address of an invitation that nobody has accepted: the new one gets the invitation, and the old one nothing more. The creator may, unless a program owns the game, three times a game. */
  readonly invitedEmails?: {
    readonly opponent?: string
    readonly arbiter?: string
  }
  /** Whether the only legal move is made at once for the player. */
  readonly playForced?: boolean
  readonly muted?: boolean
  /** A private analysis from the position after `ply` half-moves, in lines such as `16-19.26-22_1.20-24`: `_1` begins a line that shares one move with the one before. */
  readonly tried?: {
    readonly ply: number
    readonly tree: string
  }
  /** A note that only the player sees. */
  readonly note?: string
}

export type ClaimAnswer = {
  readonly game: Game
  readonly links: {
    readonly seat?: {
      readonly url: string
      readonly token: string
      readonly seat: 'black' | 'white' | null
    }
    readonly arbiter?: {
      readonly url: string
      readonly token: string
    }
    readonly watch: {
      readonly url: string
    }
  }
}

export type ClaimBody = {
  readonly name: string
  /** The address for emails. The first asks whether its owner wants them. */
  readonly email?: string
  /** The language of emails. */
  readonly locale?: string
  /** The time zone of times in emails, of quiet hours and of weekends off. */
  readonly timeZone?: string
}

export type CreateAnswer = {
  readonly game: Game
  readonly links: {
    readonly creator?: {
      readonly url: string
      readonly token: string
      readonly seat: 'black' | 'white' | null
    }
    readonly invitation?: {
      readonly url: string
      readonly token: string
    }
    readonly opponent?: {
      readonly url: string
      readonly token: string
      readonly seat?: 'black' | 'white' | null
    }
    readonly arbiter?: {
      readonly url: string
      readonly token: string
    }
    readonly watch: {
      readonly url: string
    }
  }
  /** Present if emails may be withheld (see `held`): pass on the links yourself. */
  readonly mail?: 'held'
  /** Whose emails may be withheld until their seat asks for them. This has nothing to do with `hold`. A repeat with the same Idempotency-Key answers without `mail` and `held`. */
  readonly held?: readonly ('creator' | 'opponent' | 'arbiter')[]
}

export type CreateBody = {
  readonly rules?: 'english' | 'english-huffing' | 'english-crown-and-continue' | 'english-kings-first' | 'international' | 'russian' | 'brazilian' | 'pool' | 'italian' | 'spanish' | 'portuguese' | 'czech' | 'canadian' | 'frisian' | 'thai'
  /** A preset by its name (`relaxed` if left out), or its parts: a turn has `perMove`, then uses the `reserve`, to which each move adds `increment`, up to `cap`, and every `moves` moves add `period`. */
  readonly clock?: 'daily' | 'relaxed' | 'weekly' | 'postal' | 'fischer' | 'club' | 'none' | {
    /** A duration from PT0S to P366D, without years and months. */
    readonly perMove?: string
    /** A duration from PT0S to P366D, without years and months. */
    readonly reserve?: string
    /** A duration from PT0S to P366D, without years and months. */
    readonly increment?: string
    /** A duration from PT1H to P366D, without years and months. */
    readonly cap?: string
    readonly moves?: number
    /** A duration from PT1M to P366D, without years and months. */
    readonly period?: string
  }
  /** The usual start (`free`, if left out), a position, the last position of a game’s PDN by these rules, or a ballot (a drawn opening): by number, or drawn when the opponent accepts. */
  readonly opening?: 'free' | {
    readonly fen: string
  } | {
    readonly pdn: string
  } | {
    readonly ballot: 'three-move' | 'two-move' | 'eleven-man'
    readonly number?: number
  }
  /** One game, or a match of two with colours changed. */
  readonly match?: 'single' | 'two-game'
  /** Both games of a match at once (`together`, if left out), or one after the other. */
  readonly matchOrder?: 'together' | 'in-turn'
  /** `lenient` refuses illegal moves; with `laws` the first brings a caution, the next the loss. */
  readonly strictness?: 'lenient' | 'laws'
  /** If a turn runs out before each side has moved once: `void` calls the game off without a loser, `loss` is a loss by forfeit, and no player can call the game off. */
  readonly noShow?: 'loss' | 'void'
  /** How long the invitation can be accepted. A duration from P1D to P180D, without years and months. */
  readonly invitationLife?: string
  /** How much leave each side may take, in whole days. A duration from PT0S to P366D, without years and months. */
  readonly leave?: string
  /** Whether Saturdays and Sundays stop the clocks, in the creator’s time zone. */
  readonly weekendsOff?: boolean
  /** From which of their own moves on, numbered as on score sheets, players may offer a draw; from the first if left out. Claims of a draw are not bound by it. */
  readonly drawOffersFrom?: number
  /** Whether draughts programs may help the players. Nobody checks it. If left out, nothing is agreed about it. */
  readonly engines?: 'allowed' | 'not-allowed'
  readonly creator: {
    readonly name: string
    readonly email?: string
    readonly locale?: string
    readonly timeZone?: string
    readonly seat: 'black' | 'white' | 'toss'
  }
  /** The opponent who is invited. If left out, whoever has the invitation’s link may accept. */
  readonly opponent?: {
    readonly name: string
    readonly email?: string
    readonly locale?: string
    readonly timeZone?: string
  }
  /** An arbiter, who is invited too. */
  readonly arbiter?: {
    readonly name: string
    readonly email?: string
    readonly locale?: string
    readonly timeZone?: string
  }
  /** Nobody is invited: your program keeps all links. Needs the scope `seats:hold`. It is not related to `held` (withheld emails). */
  readonly hold?: boolean
  /** At most 6 labels with texts of at most 40 characters, 240 bytes in all. Everyone sees them; `event`, `round` and `board` are in the PDN. They need the scope `games:create`. */
  readonly labels?: Readonly<Record<string, string>>
  /** The creator’s first move, if the creator begins. */
  readonly firstMove?: string
}

export type DeliveriesAnswer = {
  /** The newest 100 deliveries of the last seven days. */
  readonly deliveries: readonly Delivery[]
}

export type Delivery = {
  /** The id of the delivery: the `webhook-id` of each attempt. */
  readonly id: string
  readonly event: 'joined' | 'turn' | 'reminder' | 'draw-offered' | 'finished' | 'forfeited' | 'test'
  readonly game?: string
  /** When the event happened. */
  readonly at: string
  /** `waiting`: an attempt is still due. `dropped`: the turn was over before it could be posted. `given-up`: no attempt follows. */
  readonly state: 'waiting' | 'delivered' | 'dropped' | 'given-up'
  readonly tries: number
  readonly triedAt?: string
  /** The HTTP status that answered the last attempt. Left out without an answer. */
  readonly status?: number
  /** Why the last attempt got no answer, or was not made. `address`: no public host has this name. `disabled`: the webhook is disabled. `limit`: your webhooks have had their 3,000 posts of the hour; the attempt waits until `nextAt`, or is given up after a day. */
  readonly failure?: 'address' | 'tls' | 'timeout' | 'connection' | 'limit' | 'disabled'
  readonly nextAt?: string
}

export type DocumentAnswer = {
  readonly openapi: string
  readonly info: {
    readonly title: string
  }
}

/** A game. Only `you` differs between readers. */
export type Game = {
  /** The id of the game: twelve letters and digits. */
  readonly id: string
  /** Counts the changes that everyone can see. */
  readonly version: number
  /** The rule set; `GET /v1/rules` describes it. */
  readonly rules: 'english' | 'english-huffing' | 'english-crown-and-continue' | 'english-kings-first' | 'international' | 'russian' | 'brazilian' | 'pool' | 'italian' | 'spanish' | 'portuguese' | 'czech' | 'canadian' | 'frisian' | 'thai'
  /** `open`: not accepted yet. `finished`: it has a result. `aborted`: called off or declined. `expired`: nobody accepted in time. */
  readonly status: 'open' | 'active' | 'finished' | 'aborted' | 'expired'
  /** How many half-moves have been played. */
  readonly ply: number
  /** The side to move. Null unless the game is active. */
  readonly turn: 'black' | 'white' | null
  /** The present position, in FEN. */
  readonly fen: string
  /** Who plays which colour. A `name` is null while the seat is free or before a toss decides it. */
  readonly seats: {
    readonly black: {
      readonly name: string | null
      readonly taken: boolean
    }
    readonly white: {
      readonly name: string | null
      readonly taken: boolean
    }
  }
  /** Who offered the game. `seat` is their colour, null before a toss decides it. */
  readonly creator: {
    readonly name: string
    readonly seat: 'black' | 'white' | null
  }
  /** Until when the side to move may move, its reserve included. Null without a clock or a turn. */
  readonly deadline: string | null
  /** When the game ended. Null while it is open or active. */
  readonly endedAt: string | null
  /** The result. A null `winner` means a draw. Null unless the game is finished. */
  readonly result: {
    readonly winner: 'black' | 'white' | null
    readonly reason: 'no-pieces' | 'no-moves' | 'resignation' | 'time' | 'forfeit' | 'agreement' | 'threefold' | 'forty-move' | 'twenty-five-move' | 'sixteen-move' | 'twenty-move' | 'fifteen-move' | 'king-against-king' | 'illegal-moves' | 'adjudication' | 'count' | 'length' | 'complexity'
  } | null
  /** Who called the game off; `clock`: a side never moved; `invited`: the invitation was declined. Null unless aborted. */
  readonly abortedBy: 'creator' | 'opponent' | 'arbiter' | 'clock' | 'invited' | null
  /** The side that offers a draw, or null. */
  readonly drawOffer: 'black' | 'white' | null
  /** The side that proposes to stop both clocks, and until when, or null. */
  readonly pauseProposal: {
    readonly by: 'black' | 'white'
    readonly until: string
  } | null
  /** The side that asks to take its last move back, or null. */
  readonly takeback: 'black' | 'white' | null
  /** A move count by the arbiter: the side `stronger` must win within `left` more moves of its own, or the game is drawn. Null without a count. */
  readonly count: {
    readonly stronger: 'black' | 'white'
    readonly left: number
  } | null
  /** The side that asks the arbiter for a move count, or null. */
  readonly countAsked: 'black' | 'white' | null
  /** A request for a new link to a seat whose link is lost, or null. It works from `from` on, unless the holder of the old link objects. */
  readonly reseat: {
    readonly seat: 'black' | 'white'
    readonly by: 'creator' | 'opponent' | 'arbiter'
    readonly from: string
  } | null
  /** How many cautions for illegal moves each side has had. */
  readonly cautions: {
    readonly black: number
    readonly white: number
  }
  /** The squares of pieces that failed to jump and may be huffed (taken off). */
  readonly offence: readonly number[]
  /** Whether the side to move must jump, as the other side enforced it. */
  readonly mustJump: boolean
  /** The side that asks for a rematch, then its id once both agreed: it begins at once, with colours changed. Null unless the game is finished. */
  readonly rematch: {
    readonly offeredBy: 'black' | 'white' | null
    readonly game: string | null
  } | null
  /** The position before the first move, in FEN. */
  readonly startFen: string
  /** All moves from the first, without those that were taken back. */
  readonly moves: readonly string[]
  /** When each of the `moves` was received. */
  readonly movedAt: readonly string[]
  /** The colour that the creator asked for; `toss` leaves it to chance. */
  readonly wish: 'black' | 'white' | 'toss'
  /** The agreed clock, with the fields of `clock` in `CreateBody`, and the time that is left. */
  readonly clock: {
    readonly perMove?: string
    readonly reserve?: string
    readonly increment?: string
    readonly cap?: string
    readonly moves?: number
    readonly period?: string
    /** The time zone whose Saturdays and Sundays stop the clocks, if any. */
    readonly weekends?: string
    /** The reserve of each side when the present (or last) turn began. Null without a clock. */
    readonly left: {
      readonly black: string
      readonly white: string
    } | null
    /** All time that each reserve ever got, with its first amount and gifts. Null without a clock. */
    readonly given: {
      readonly black: string
      readonly white: string
    } | null
    /** The leave that each side may still take. Null without a clock. */
    readonly leaveLeft: {
      readonly black: string
      readonly white: string
    } | null
    /** Periods that do not count for the clocks, past and to come. */
    readonly freezes: readonly {
      /** `pause`: both sides agreed on it; `leave`: one side took it; `outage`: the operator declared it. */
      readonly kind: 'pause' | 'leave' | 'outage'
      readonly from: string
      readonly until: string
      /** The side whose clock stops. Null if both clocks stop. */
      readonly seat: 'black' | 'white' | null
    }[]
  }
  /** The usual start (`free`), a position, or a ballot (a drawn opening). */
  readonly opening: {
    readonly kind: 'free'
  } | {
    readonly kind: 'fen'
    readonly fen: string
  } | {
    readonly kind: 'ballot'
    readonly deck: 'three-move' | 'two-move' | 'eleven-man'
    readonly number?: number
  }
  /** The random number that decided toss and ballot, and the ballot’s number, if any. Null until both seats are taken. */
  readonly drawn: {
    readonly chance: number
    readonly ballot: number | null
  } | null
  /** `lenient` refuses illegal moves; with `laws` the first brings a caution, the next the loss. */
  readonly strictness: 'lenient' | 'laws'
  /** If a turn runs out before each side has moved once: `void` calls the game off without a loser, `loss` is a loss by forfeit. */
  readonly noShow: 'loss' | 'void'
  /** From which of their own moves on, numbered as on score sheets, players may offer a draw; from the first if left out. Claims of a draw are not bound by it. */
  readonly drawOffersFrom?: number
  /** Whether draughts programs may help the players. Nobody checks it. If left out, nothing is agreed about it. */
  readonly engines?: 'allowed' | 'not-allowed'
  /** Which game of a two-game match this is, and the id of the other, or null. */
  readonly match: {
    readonly part: 1 | 2
    readonly other: string
    readonly order: 'together' | 'in-turn'
  } | null
  /** Until when the invitation can be accepted. Null unless the game is open. */
  readonly invitationUntil: string | null
  /** The arbiter’s name, or null. */
  readonly arbiter: string | null
  /** The labels from the program that owns the game, if any. */
  readonly labels?: Readonly<Record<string, string>>
  /** When the game was offered. */
  readonly offeredAt: string
  /** When the turn began. Null unless the game is active. */
  readonly turnStartedAt: string | null
  /** How many moves each side has made since the last capture or move of a man by either side. */
  readonly quietMoves: {
    readonly black: number
    readonly white: number
  }
  /** The draws that the side to move can claim now. */
  readonly claims: readonly ('threefold' | 'forty-move' | 'twenty-five-move' | 'sixteen-move' | 'twenty-move' | 'fifteen-move')[]
  /** The legal moves of the side to move, as they can be sent. */
  readonly legalMoves: readonly string[]
  /** What only the holder of this link can see. Null without a link. */
  readonly you: {
    readonly role: 'creator' | 'opponent' | 'arbiter'
    /** The colour. Null for the arbiter, and before a toss decides it. */
    readonly seat: 'black' | 'white' | null
    /** The player’s settings. Null for the arbiter. */
    readonly choices: {
      readonly reminders: readonly ('reserve' | 'day' | 'hours')[]
      /** The time zone of the quiet hours, if any: no reminder from 22 to 8 o’clock. */
      readonly quietIn?: string
      readonly playForced: boolean
    } | null
    readonly messages: readonly {
      readonly by: 'black' | 'white'
      readonly ply: number
      readonly text: string
      /** Present if it was written after the end of the game. */
      readonly after?: true
    }[]
    /** Whether the player has conditional moves. */
    readonly planned: boolean
  } | null
}

/** One event of a game; `type` says what happened. A later release may have further types. */
export type GameEvent = {
  readonly type: 'offered'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
  readonly name: string
} | {
  readonly type: 'joined'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
  readonly name: string
  /** The random number that decided toss and ballot, and the ballot’s number, if any. */
  readonly drawn: {
    readonly chance: number
    readonly ballot: number | null
  }
} | {
  readonly type: 'appointed'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
  readonly name: string
} | {
  readonly type: 'moved'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
  readonly move: string
} | {
  readonly type: 'said'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
  readonly text: string
} | {
  readonly type: 'cautioned'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
  /** Why the move was illegal. Only that player and the arbiter can see it. */
  readonly reason?: 'must-capture' | 'capture-unfinished' | 'must-take-most' | 'king-must-capture' | 'ambiguous' | 'wrong-square' | 'man-moved-backward' | 'crowned-and-went-on' | 'not-your-piece' | 'no-such-square' | 'unreadable' | 'not-your-turn'
  /** The illegal move. Only that player and the arbiter can see it. */
  readonly move?: string
} | {
  readonly type: 'planned'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
  readonly planned: boolean
  /** How many changes of the reader’s own, just before this one, are no longer in the log. Left out if none. */
  readonly gap?: number
} | {
  readonly type: 'chose'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
  readonly reminders: readonly ('reserve' | 'day' | 'hours')[]
  /** The time zone of the quiet hours. Left out without quiet hours. */
  readonly quietIn?: string
  readonly playForced: boolean
  /** How many changes of the reader’s own, just before this one, are no longer in the log. Left out if none. */
  readonly gap?: number
} | {
  readonly type: 'renamed'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
  readonly name: string
} | {
  readonly type: 'forgotten'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
} | {
  readonly type: 'link-rotated'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
  /** How many changes of the reader’s own, just before this one, are no longer in the log. Left out if none. */
  readonly gap?: number
} | {
  readonly type: 'reseated'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly to: Party
  readonly name: string
} | {
  readonly type: 'finished'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly result: {
    readonly winner: 'black' | 'white' | null
    readonly reason: 'no-pieces' | 'no-moves' | 'resignation' | 'time' | 'forfeit' | 'agreement' | 'threefold' | 'forty-move' | 'twenty-five-move' | 'sixteen-move' | 'twenty-move' | 'fifteen-move' | 'king-against-king' | 'illegal-moves' | 'adjudication' | 'count' | 'length' | 'complexity'
  }
} | {
  readonly type: 'declined'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  /** The message of the person who declined. Only the creator can see it. */
  readonly text?: string
} | {
  readonly type: 'rematch-agreed'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly game: string
} | {
  readonly type: 'remarked'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
  /** The message. Only the players and the arbiter can see it. */
  readonly text?: string
} | {
  readonly type: 'huffed'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly square: number
} | {
  readonly type: 'enforced'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
} | {
  readonly type: 'taken-back'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
} | {
  readonly type: 'draw-offered'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
} | {
  readonly type: 'draw-withdrawn'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
} | {
  readonly type: 'draw-declined'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
} | {
  readonly type: 'pause-proposed'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
  readonly until: string
} | {
  readonly type: 'pause-declined'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
} | {
  readonly type: 'takeback-asked'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
} | {
  readonly type: 'takeback-declined'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
} | {
  readonly type: 'count-asked'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
} | {
  readonly type: 'count-refused'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
} | {
  readonly type: 'count-granted'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly stronger: 'black' | 'white'
} | {
  readonly type: 'count-ended'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
} | {
  readonly type: 'time-given'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
  readonly to: Party
  readonly time: string
} | {
  readonly type: 'played-on'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly time: string
} | {
  readonly type: 'paused'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly until: string
} | {
  readonly type: 'pause-ending'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
  readonly until: string
} | {
  readonly type: 'leave-taken'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
  readonly from: string
  readonly until: string
} | {
  readonly type: 'leave-ended'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
  readonly until: string
} | {
  readonly type: 'frozen'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly from: string
  readonly until: string
} | {
  readonly type: 'reseat-asked'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
  readonly to: Party
} | {
  readonly type: 'reseat-vetoed'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
} | {
  readonly type: 'aborted'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  /** Who called the game off. Null if the clock did, as a side never moved. */
  readonly by: Party | null
} | {
  readonly type: 'expired'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
} | {
  readonly type: 'renewed'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
} | {
  readonly type: 'rematch-offered'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
}

export type GameEvents = {
  readonly events: readonly GameEvent[]
  /** Send this as `after` in the next request. It stays the same while nothing happens. */
  readonly next: string
  /** Whether there are further events already. */
  readonly more: boolean
}

export type GameOrder = {
  readonly id: string
  /** How many games, or two-game matches, were ordered. */
  readonly asked: number
  /** How many of the ordered ones have been created. */
  readonly made: number
  /** `made`: all of the games have been created. */
  readonly status: 'making' | 'made'
  readonly createdAt: string
  /** Until when the order can be read. Store its links before then; the games stay. */
  readonly keptUntil: string
  /** The address at which the order can be read again. */
  readonly url: string
}

export type GameRead = Game & {
  readonly links?: {
    /** The other game of the match: the link to the reader’s own seat there or, without a token, to its public page. */
    readonly match?: {
      readonly url: string
      readonly token?: string
      readonly seat?: 'black' | 'white' | null
    }
    /** The rematch: the link to the reader’s own seat there or, without a token, to its public page. */
    readonly rematch?: {
      readonly url: string
      readonly token?: string
      readonly seat?: 'black' | 'white' | null
    }
  }
}

export type HealthAnswer = {
  readonly status: 'ok'
}

export type HooksAnswer = {
  readonly webhooks: readonly Webhook[]
}

export type IndexAnswer = {
  readonly document: string
  readonly guide: string
  readonly games: string
  readonly look: string
  readonly seat: string
  readonly links: string
  readonly rules: string
  readonly orders: string
  readonly webhooks: string
  readonly health: string
}

export type LegalMove = {
  /** The move as it can be sent: its two ends, or the full path if those are ambiguous. */
  readonly move: string
  /** The squares on which the piece stands, from the first to the last. */
  readonly path: readonly number[]
  /** The squares of the captured pieces. */
  readonly captures: readonly number[]
}

export type LegalMovesAnswer = {
  readonly ply: number
  readonly legalMoves: readonly LegalMove[]
}

export type LinksAnswer = Readonly<Record<string, unknown>>

export type LinksBody = {
  readonly email: string
}

/** Games that are listed one by one. */
export type ListedOrder = {
  /** The games, instead of `players`; each is a body of `POST /v1/games`. */
  readonly games: readonly CreateBody[]
  /** Nothing is stored: the answer has what would be created. */
  readonly dryRun?: boolean
}

export type Look = {
  /** The games whose version differs from the one sent. */
  readonly changed: readonly {
    /** The position of a link in the request, counted from 0. */
    readonly index: number
    /** The id of the game: twelve letters and digits. */
    readonly id: string
    /** Counts the changes that everyone can see. */
    readonly version: number
    /** The rule set; `GET /v1/rules` describes it. */
    readonly rules: 'english' | 'english-huffing' | 'english-crown-and-continue' | 'english-kings-first' | 'international' | 'russian' | 'brazilian' | 'pool' | 'italian' | 'spanish' | 'portuguese' | 'czech' | 'canadian' | 'frisian' | 'thai'
    /** `open`: not accepted yet. `finished`: it has a result. `aborted`: called off or declined. `expired`: nobody accepted in time. */
    readonly status: 'open' | 'active' | 'finished' | 'aborted' | 'expired'
    /** How many half-moves have been played. */
    readonly ply: number
    /** The side to move. Null unless the game is active. */
    readonly turn: 'black' | 'white' | null
    /** The present position, in FEN. */
    readonly fen: string
    /** Who plays which colour. A `name` is null while the seat is free or before a toss decides it. */
    readonly seats: {
      readonly black: {
        readonly name: string | null
        readonly taken: boolean
      }
      readonly white: {
        readonly name: string | null
        readonly taken: boolean
      }
    }
    /** Who offered the game. `seat` is their colour, null before a toss decides it. */
    readonly creator: {
      readonly name: string
      readonly seat: 'black' | 'white' | null
    }
    /** Until when the side to move may move, its reserve included. Null without a clock or a turn. */
    readonly deadline: string | null
    /** When the game ended. Null while it is open or active. */
    readonly endedAt: string | null
    /** The result. A null `winner` means a draw. Null unless the game is finished. */
    readonly result: {
      readonly winner: 'black' | 'white' | null
      readonly reason: 'no-pieces' | 'no-moves' | 'resignation' | 'time' | 'forfeit' | 'agreement' | 'threefold' | 'forty-move' | 'twenty-five-move' | 'sixteen-move' | 'twenty-move' | 'fifteen-move' | 'king-against-king' | 'illegal-moves' | 'adjudication' | 'count' | 'length' | 'complexity'
    } | null
    /** Who called the game off; `clock`: a side never moved; `invited`: the invitation was declined. Null unless aborted. */
    readonly abortedBy: 'creator' | 'opponent' | 'arbiter' | 'clock' | 'invited' | null
    /** The rows of the present board from the top, White at the bottom: `b` and `w` are men, `B` and `W` kings, `.` an empty square, a space a square that is not played on. */
    readonly board: readonly string[]
    /** When the turn’s own time ends and the reserve begins to run. Left out without a clock or a turn, and if moves have no time of their own. */
    readonly moveUntil?: string
    /** Periods that do not count for the clock of this turn, now or to come. Left out if there are none. */
    readonly freezes?: readonly {
      /** `pause`: both sides agreed on it; `leave`: one side took it; `outage`: the operator declared it. */
      readonly kind: 'pause' | 'leave' | 'outage'
      readonly from: string
      readonly until: string
      /** The side whose clock stops. Null if both clocks stop. */
      readonly seat: 'black' | 'white' | null
    }[]
    /** The time zone whose Saturdays and Sundays stop the clocks. Left out if they do not. */
    readonly weekends?: string
    /** The side that offers a draw. Left out if neither does. */
    readonly drawOffer?: 'black' | 'white'
    /** The side that asks to take its last move back. Left out if neither does. */
    readonly takeback?: 'black' | 'white'
    /** The side that proposes to stop both clocks, and until when. Left out if neither does. */
    readonly pauseProposal?: {
      readonly by: 'black' | 'white'
      readonly until: string
    }
    /** The other side has written to the reader, who has neither moved nor written since. Left out otherwise, and if the reader has muted them. */
    readonly written?: true
    readonly you: {
      readonly role: 'creator' | 'opponent' | 'arbiter'
      readonly seat: 'black' | 'white' | null
    }
  }[]
  /** The indexes of links whose game still has the version that was sent. */
  readonly unchanged: readonly number[]
  /** The indexes of links that do not, or no longer, work. */
  readonly gone: readonly number[]
  /** The index of the first link that was not read: ask again from there. Left out if all were read. */
  readonly next?: number
}

export type LookBody = {
  /** The tokens of links, each with the `version` that you know. */
  readonly seats: readonly {
    readonly token: string
    readonly version?: number
  }[]
}

export type MoveAnswer = {
  readonly game: Game
  readonly receipt: {
    readonly ply: number
    readonly move: string | null
    readonly receivedAt: string | null
    readonly deadline: string | null
  }
  readonly links?: {
    /** The other game of the match: the link to the reader’s own seat there or, without a token, to its public page. */
    readonly match?: {
      readonly url: string
      readonly token?: string
      readonly seat?: 'black' | 'white' | null
    }
    /** The rematch: the link to the reader’s own seat there or, without a token, to its public page. */
    readonly rematch?: {
      readonly url: string
      readonly token?: string
      readonly seat?: 'black' | 'white' | null
    }
  }
  /** Present if the same request was sent before: it is carried out only once. */
  readonly duplicate?: true
} | {
  readonly game: Game
  readonly dryRun: true
}

export type MoveBody = {
  /** How many half-moves have been played so far. */
  readonly ply: number
  /** The move, such as `22-17` or `22x15`, or with every square on the way. */
  readonly move: string
  /** A message of one line to the opponent. */
  readonly message?: string
  /** Whether the move offers a draw. */
  readonly offerDraw?: boolean
  /** A draw to claim: one that the position after this move gives a right to. */
  readonly claim?: 'threefold' | 'forty-move' | 'twenty-five-move' | 'sixteen-move' | 'twenty-move' | 'fifteen-move'
  /** The move is only checked: nothing is stored, and no caution given. */
  readonly dryRun?: boolean
}

export type OrderAnswer = {
  readonly order: GameOrder
  readonly games: readonly OrderedGame[]
  /** Present if some emails may be withheld: pass on the links yourself. This has nothing to do with `hold`. */
  readonly mail?: 'held'
} | {
  readonly dryRun: true
  readonly asked: number
  readonly games: readonly OrderedGame[]
}

export type OrderBody = PairedOrder | ListedOrder

export type OrderedGame = {
  readonly id?: string
  /** Who plays Black, as a position in `players`, counted from 1. Left out in an order of listed `games`, which come in the order of that list. */
  readonly black?: number
  /** Who plays White, as `black` says who plays Black. */
  readonly white?: number
  readonly labels: Readonly<Record<string, string>>
  /** With a two-game match: the id of the second game, which is created by itself. */
  readonly second?: string
  /** The links, once all games are created: `black` and `white` of a pair, `creator` and `opponent` (or `invitation`, if no opponent was named) of a listed game. White, the opponent and the arbiter have invitations. Only a key with the scope `seats:hold` is shown links of seats: that of Black or the creator and, with `hold`, all. A link that was replaced since opens nothing. */
  readonly links?: {
    readonly black?: {
      readonly url: string
      readonly token: string
    }
    readonly white?: {
      readonly url: string
      readonly token: string
    }
    readonly creator?: {
      readonly url: string
      readonly token: string
    }
    readonly opponent?: {
      readonly url: string
      readonly token: string
    }
    readonly invitation?: {
      readonly url: string
      readonly token: string
    }
    readonly arbiter?: {
      readonly url: string
      readonly token: string
    }
    readonly watch: {
      readonly url: string
    }
  }
}

export type OwnGame = {
  readonly id: string
  /** The version of the game. If the game is listed again unchanged, it is the same. */
  readonly version: number
  readonly status: 'open' | 'active' | 'finished' | 'aborted' | 'expired'
  readonly ply: number
  readonly turn: 'black' | 'white' | null
  readonly deadline: string | null
  readonly labels: Readonly<Record<string, string>>
  readonly result?: {
    readonly winner: 'black' | 'white' | null
    readonly reason: 'no-pieces' | 'no-moves' | 'resignation' | 'time' | 'forfeit' | 'agreement' | 'threefold' | 'forty-move' | 'twenty-five-move' | 'sixteen-move' | 'twenty-move' | 'fifteen-move' | 'king-against-king' | 'illegal-moves' | 'adjudication' | 'count' | 'length' | 'complexity'
  }
  /** The address of the game’s public page. */
  readonly url: string
  readonly changedAt: string
}

export type OwnGames = {
  /** The games in the order in which they changed. One that changed lately may be listed again. */
  readonly games: readonly OwnGame[]
  /** Send this as `since` to ask for what follows. */
  readonly next: string
  /** Whether there is more already, so that you should ask again at once. */
  readonly more: boolean
}

export type OwnOrderAnswer = {
  readonly order: GameOrder
  readonly games: readonly OrderedGame[]
  /** Once all games are created: the people whose first email is postponed, withheld or bounced. Pass on their links yourself. */
  readonly unsent?: readonly UnsentEmail[]
  /** Once all games are created: how many first emails are still being sent, and may yet be in `unsent`. Ask again some seconds later. */
  readonly asking?: number
}

/** Games between listed players. Fields without a description are as in `CreateBody`. */
export type PairedOrder = {
  readonly rules?: 'english' | 'english-huffing' | 'english-crown-and-continue' | 'english-kings-first' | 'international' | 'russian' | 'brazilian' | 'pool' | 'italian' | 'spanish' | 'portuguese' | 'czech' | 'canadian' | 'frisian' | 'thai'
  readonly clock?: 'daily' | 'relaxed' | 'weekly' | 'postal' | 'fischer' | 'club' | 'none' | {
    /** A duration from PT0S to P366D, without years and months. */
    readonly perMove?: string
    /** A duration from PT0S to P366D, without years and months. */
    readonly reserve?: string
    /** A duration from PT0S to P366D, without years and months. */
    readonly increment?: string
    /** A duration from PT1H to P366D, without years and months. */
    readonly cap?: string
    readonly moves?: number
    /** A duration from PT1M to P366D, without years and months. */
    readonly period?: string
  }
  readonly opening?: 'free' | {
    readonly fen: string
  } | {
    readonly pdn: string
  } | {
    readonly ballot: 'three-move' | 'two-move' | 'eleven-man'
    readonly number?: number
  }
  readonly match?: 'single' | 'two-game'
  readonly matchOrder?: 'together' | 'in-turn'
  readonly strictness?: 'lenient' | 'laws'
  readonly noShow?: 'loss' | 'void'
  /** A duration from P1D to P180D, without years and months. */
  readonly invitationLife?: string
  /** A duration from PT0S to P366D, without years and months. */
  readonly leave?: string
  readonly weekendsOff?: boolean
  /** From which of their own moves on, numbered as on score sheets, players may offer a draw; from the first if left out. Claims of a draw are not bound by it. */
  readonly drawOffersFrom?: number
  /** Whether draughts programs may help the players. Nobody checks it. If left out, nothing is agreed about it. */
  readonly engines?: 'allowed' | 'not-allowed'
  /** The players. Without the scope `seats:hold`, everyone who plays Black needs an email address. */
  readonly players: readonly ClaimBody[]
  /** Who plays whom, as positions in `players`, counted from 1. Either this or `roundRobin` is needed. */
  readonly pairs?: readonly {
    readonly black: number
    readonly white: number
    readonly labels?: Readonly<Record<string, string>>
  }[]
  /** Everyone plays everyone once, or twice with colours changed. */
  readonly roundRobin?: 'single' | 'double'
  /** The arbiter of all games, who is invited too. */
  readonly arbiter?: ClaimBody
  /** Nobody is invited: your program keeps all links. Needs the scope `seats:hold`. It is not related to `held` (withheld emails). */
  readonly hold?: boolean
  /** Labels of all games, beside those of each pair or the `round` and `board` of a round robin. */
  readonly labels?: Readonly<Record<string, string>>
  /** Nothing is stored: the answer has what would be created. */
  readonly dryRun?: boolean
}

export type Party = {
  readonly role: 'creator' | 'opponent' | 'arbiter'
  /** The colour. Null for the arbiter, and before a toss decides it. */
  readonly seat: 'black' | 'white' | null
}

export type Position = {
  readonly fen: string
  readonly turn: 'black' | 'white'
  readonly legalMoves: readonly LegalMove[]
  readonly result?: {
    readonly winner: 'black' | 'white' | null
    readonly reason: 'no-pieces' | 'no-moves' | 'resignation' | 'time' | 'forfeit' | 'agreement' | 'threefold' | 'forty-move' | 'twenty-five-move' | 'sixteen-move' | 'twenty-move' | 'fifteen-move' | 'king-against-king' | 'illegal-moves' | 'adjudication' | 'count' | 'length' | 'complexity'
  }
  /** The position after the `move` of the request, in FEN. Left out without a move. */
  readonly after?: string
}

/** The body that is posted to a webhook of the format `standard`. */
export type Posted = {
  readonly type: 'joined' | 'turn' | 'reminder' | 'draw-offered' | 'finished' | 'forfeited'
  /** When the event happened or, for a reminder, was due. */
  readonly timestamp: string
  readonly data: {
    /** The id of the game: twelve letters and digits. */
    readonly game: string
    /** Counts the changes that everyone can see. */
    readonly version: number
    /** How many half-moves have been played. */
    readonly ply: number
    readonly status: 'open' | 'active' | 'finished' | 'aborted' | 'expired'
    /** The name of the player who offered the game. */
    readonly creator: string
    /** The names of both players. Left out until both have joined. */
    readonly players?: {
      readonly black: string
      readonly white: string
    }
    /** The labels from the program that owns the game, if any. */
    readonly labels?: Readonly<Record<string, string>>
    /** The side to move. Left out unless the game is active. */
    readonly turn?: 'black' | 'white'
    /** Until when the side to move may move, its reserve included. Left out without a clock or a turn. */
    readonly deadline?: string
    /** With the type `reminder`: the `reserve` begins to run, or the deadline is in a `day` or in three `hours`. */
    readonly reminder?: 'reserve' | 'day' | 'hours'
    /** The name of who offers a draw or called the game off or, if the clock called it off, never moved. Left out otherwise. */
    readonly by?: string
    /** The result. A null `winner` means a draw. Left out unless the game is finished. */
    readonly result?: {
      readonly winner: 'black' | 'white' | null
      readonly reason: 'no-pieces' | 'no-moves' | 'resignation' | 'time' | 'forfeit' | 'agreement' | 'threefold' | 'forty-move' | 'twenty-five-move' | 'sixteen-move' | 'twenty-move' | 'fifteen-move' | 'king-against-king' | 'illegal-moves' | 'adjudication' | 'count' | 'length' | 'complexity'
    }
    /** Who called the game off; `clock`: a side never moved; `invited`: the invitation was declined. Left out unless aborted. */
    readonly abortedBy?: 'creator' | 'opponent' | 'arbiter' | 'clock' | 'invited'
    /** The labels `event`, `round` and `board` or, without these, the players’ names; until both have joined, the creator’s. */
    readonly title: string
    /** The address of the game’s public page. */
    readonly url: string
  }
} | {
  readonly type: 'test'
  readonly timestamp: string
  readonly data: {
    /** The address of the service. */
    readonly url: string
  }
}

/** A refusal in the form of RFC 9457, with further fields that some codes have. */
export type Problem = {
  /** The address at which this code is explained. */
  readonly type: string
  readonly title: string
  readonly status: number
  /** A sentence for a person, in the language that the request’s `Accept-Language` asks for. */
  readonly detail: string
  /** The code by which a program tells refusals apart. */
  readonly code: 'invalid-request' | 'idempotency-key-needed' | 'unknown-key' | 'scope-missing' | 'not-found' | 'method-not-allowed' | 'stale-ply' | 'not-your-turn' | 'not-begun' | 'game-over' | 'too-late' | 'too-late-to-abort' | 'not-yours-to-do' | 'nothing-asked' | 'asked-already' | 'draw-offered-lately' | 'not-in-this-game' | 'nothing-to-take-back' | 'no-offence-there' | 'not-yet' | 'allowance-used' | 'address-returned' | 'too-many-webhooks' | 'not-on-offer-any-more' | 'invitation-taken' | 'invitation-expired' | 'links-expired' | 'in-flight' | 'key-used-otherwise' | 'content-too-large' | 'unsupported-media-type' | 'illegal-move' | 'claim-not-valid' | 'too-long' | 'no-leave-left' | 'too-complex' | 'too-many-requests' | 'internal' | 'try-again'
  /** The wrong fields of the request, each with what is wrong. */
  readonly issues?: readonly {
    readonly path: string
    readonly message: string
  }[]
  /** With `illegal-move`: why the move is illegal. */
  readonly reason?: 'must-capture' | 'capture-unfinished' | 'must-take-most' | 'king-must-capture' | 'ambiguous' | 'wrong-square' | 'man-moved-backward' | 'crowned-and-went-on' | 'not-your-piece' | 'no-such-square' | 'unreadable'
  /** With `illegal-move`: the article of the laws that the move breaks. */
  readonly article?: string
  /** With `not-yet`: the number of the player’s first move with which they may offer a draw. */
  readonly drawsFrom?: number
  /** With `not-yet`: what it waits for, your own move or the end of the game. */
  readonly until?: 'own-move' | 'end'
  /** With an ambiguous move: the full forms that it can mean. */
  readonly forms?: readonly string[]
  /** With `illegal-move`: the legal moves. */
  readonly legalMoves?: readonly string[]
  /** With `stale-ply`: `behind` if the game has moved on; `ahead` if the ply of the request has not been played, or was taken back. */
  readonly ply?: 'behind' | 'ahead'
  /** The present game, with some codes, such as `stale-ply`. */
  readonly game?: Game
  /** With `method-not-allowed`: the methods of this address. */
  readonly allow?: readonly string[]
  /** With `content-too-large`: the most bytes of a body. */
  readonly limit?: number
  /** With `unsupported-media-type`: the content type that is read here. */
  readonly accept?: string
  /** With `links-expired`: the address of the game’s public page. */
  readonly watch?: string
  /** With `scope-missing`: the scope that the API key lacks. */
  readonly scope?: string
}

/** The push notifications of a seat. */
export type Push = {
  /** The service’s public key, for `applicationServerKey` when a browser subscribes. */
  readonly key: string
  /** How many devices get push notifications of this seat. */
  readonly devices: number
}

export type ReplayHookAnswer = {
  /** How many deliveries are attempted again. */
  readonly replayed: number
}

export type ReplayHookBody = {
  /** Only events from this time on are sent again; all if left out. */
  readonly since?: string
}

export type RotateAnswer = {
  readonly links: {
    readonly seat: {
      readonly url: string
      readonly token: string
    }
  }
}

export type RuleSetsAnswer = {
  readonly rules: readonly {
    readonly id: 'english' | 'english-huffing' | 'english-crown-and-continue' | 'english-kings-first' | 'international' | 'russian' | 'brazilian' | 'pool' | 'italian' | 'spanish' | 'portuguese' | 'czech' | 'canadian' | 'frisian' | 'thai'
    readonly board: {
      readonly rows: number
      readonly columns: number
      readonly squares: number
      /** Every square that is played on, in the order of their numbers. */
      readonly places: readonly {
        readonly square: number
        /** The row, counted from 0 at the top, as White sees the board. */
        readonly row: number
        /** The column, counted from 0 at the left, as White sees the board. */
        readonly column: number
        /** The name of the square, such as `c3`. Left out if the rules use numbers. */
        readonly name?: string
      }[]
    }
    readonly begins: 'black' | 'white'
    /** The value of the PDN tag `GameType`, such as `21,B,8,8,N1,0`. */
    readonly gameType: string
    /** The start position, in FEN. */
    readonly fen: string
  }[]
}

export type RulesMoveBody = {
  /** Any position by these rules, in FEN. */
  readonly fen: string
  /** A move to be made in that position. */
  readonly move?: string
}

/** The settings of a seat or of the arbiter. */
export type Seat = {
  readonly game: string
  readonly name: string | null
  readonly email: string | null
  readonly locale: string | null
  readonly timeZone: string | null
  readonly notifications: {
    /** `turns`: an email about each turn. `digest`: turns and early reminders come in one email a day. `off`: no emails. */
    readonly mail: 'turns' | 'digest' | 'off'
    /** The hour of the daily email, 0 to 23, in the seat’s time zone. Left out for an arbiter. */
    readonly digestAt?: number
    readonly reminders: readonly ('reserve' | 'day' | 'hours')[]
    readonly quietHours: boolean
    /** What an arbiter gets emails about. Left out for a player. */
    readonly follow?: 'all' | 'asked' | 'results'
  }
  /** Whether emails reach the seat. `none`: no address. `unconfirmed`: the owner of the mailbox has not pressed the button of the first email. `later`: that email is postponed. `held`: it may be withheld until the seat asks for it. `on`: they do. `off`: they are turned off. `returned`: an email bounced. */
  readonly emails: 'none' | 'unconfirmed' | 'later' | 'on' | 'off' | 'returned' | 'held'
  /** With `later`: the latest time at which the first email is sent, or postponed again. */
  readonly emailsAt?: string
  /** Only for the creator: the invitations whose email has not arrived. Pass on their links yourself. */
  readonly invited?: {
    readonly opponent?: {
      /** `later`: the email is postponed. `held`: it may be withheld until the seat asks for it. `returned`: it bounced. */
      readonly mail: 'later' | 'held' | 'returned'
      /** With `later`: the latest time at which the email is sent, or postponed again. */
      readonly mailAt?: string
    }
    readonly arbiter?: {
      /** `later`: the email is postponed. `held`: it may be withheld until the seat asks for it. `returned`: it bounced. */
      readonly mail: 'later' | 'held' | 'returned'
      /** With `later`: the latest time at which the email is sent, or postponed again. */
      readonly mailAt?: string
    }
  }
  /** Only for the creator of a game that no program owns: the addresses that open invitations are written to. */
  readonly invitedEmails?: {
    readonly opponent?: string
    readonly arbiter?: string
  }
  readonly playForced: boolean
  /** Whether pages and emails leave out the other player’s messages. */
  readonly muted: boolean
  readonly note: string
  /** The player’s conditional moves. `lines`: those that still fit the game, without the moves already played. `analysis`: the others, unchanged. Null without any. */
  readonly planned: {
    readonly lines: readonly (readonly string[])[]
    readonly analysis: readonly (readonly string[])[]
  } | null
  /** The analysis that the player saved, as `ChangeSeatBody` describes it. Null without one. */
  readonly tried: {
    readonly ply: number
    readonly tree: string
  } | null
  readonly links?: {
    /** The other game of the match: the link to the reader’s own seat there or, without a token, to its public page. */
    readonly match?: {
      readonly url: string
      readonly token?: string
      readonly seat?: 'black' | 'white' | null
    }
    /** The rematch: the link to the reader’s own seat there or, without a token, to its public page. */
    readonly rematch?: {
      readonly url: string
      readonly token?: string
      readonly seat?: 'black' | 'white' | null
    }
  }
}

export type SeenAnswer = {
  readonly version: number
}

export type SeenBody = {
  readonly version: number
  /** The player has left the page. What has happened until then is not among the news of their next visit (“Since you were here”), in any turn. */
  readonly left?: boolean
}

export type SetPushBody = {
  /** The URL of the browser’s push service. Its length is counted with escapes (`%C3%A9` for `é`). */
  readonly endpoint: string
  readonly expirationTime?: number | null
  readonly keys: {
    readonly p256dh: string
    readonly auth: string
  }
}

export type TestHookAnswer = {
  /** The id of the test’s delivery. */
  readonly id: string
}

export type UnsentEmail = {
  /** `later`: the email is postponed. `held`: it may be withheld until the seat asks for it. `returned`: it bounced. */
  readonly mail: 'later' | 'held' | 'returned'
  /** With `later`: the latest time at which the email is sent, or postponed again. */
  readonly mailAt?: string
  /** In an order of pairs: the position in `players`, counted from 1. Left out for the arbiter. */
  readonly player?: number
  /** The id of the first game of this person. */
  readonly game: string
  /** Which link of that game is for this person. */
  readonly role: 'black' | 'white' | 'creator' | 'opponent' | 'arbiter'
}

export type VersionAnswer = {
  readonly version: number
}

export type Webhook = {
  readonly id: string
  readonly url: string
  readonly events: readonly ('joined' | 'turn' | 'reminder' | 'draw-offered' | 'finished' | 'forfeited')[]
  readonly labels?: Readonly<Record<string, string>>
  readonly format: 'standard' | 'slack' | 'discord'
  readonly locale?: string
  readonly createdAt: string
  /** When and why the webhook was disabled: it then gets nothing but tests. Null if it is enabled. */
  readonly disabled: {
    readonly at: string
    /** `gone`: the webhook’s address answered 410. `exhausted`: eight attempts in a day failed. `asked`: a request disabled it. */
    readonly why: 'gone' | 'exhausted' | 'asked'
  } | null
}

/** The path parameters, query, body and answer of each operation. */
export type Operations = {
  /** Offer a game */
  create: {
    body: CreateBody
    answer: CreateAnswer
  }
  /** The games that the API key owns, as they change */
  ownGames: {
    query: { readonly since?: string; readonly turn?: 'black' | 'white'; readonly status?: 'open' | 'active' | 'finished' | 'aborted' | 'expired'; readonly label?: string; readonly limit?: number }
    answer: OwnGames
  }
  /** Accept an invitation, or take a lost seat */
  claim: {
    path: { readonly id: string }
    body: ClaimBody
    answer: ClaimAnswer
  }
  /** Make a move */
  move: {
    path: { readonly id: string }
    body: MoveBody
    answer: MoveAnswer
  }
  /** Read a game */
  game: {
    path: { readonly id: string }
    answer: GameRead
  }
  /** The legal moves of a game */
  legalMoves: {
    path: { readonly id: string }
    answer: LegalMovesAnswer
  }
  /** Only the version of a game */
  version: {
    path: { readonly id: string }
    answer: VersionAnswer
  }
  /** Do anything in a game but move */
  act: {
    path: { readonly id: string }
    body: ActBody
    answer: ActAnswer
  }
  /** The events of a game */
  events: {
    path: { readonly id: string }
    query: { readonly after?: string; readonly limit?: number }
    answer: GameEvents
  }
  /** What has changed in the games of up to 100 links */
  look: {
    body: LookBody
    answer: Look
  }
  /** Take leave in the games of up to 100 links, or end it */
  away: {
    body: AwayBody
    answer: Away
  }
  /** The settings of a seat or of the arbiter */
  seat: {
    answer: Seat
  }
  /** Change the settings of a seat or of the arbiter */
  changeSeat: {
    body: ChangeSeatBody
    answer: Seat
  }
  /** Say which version of the game the player has seen */
  seen: {
    body: SeenBody
    answer: SeenAnswer
  }
  /** Replace the link to a seat */
  rotate: {
    answer: RotateAnswer
  }
  /** The push notifications of a seat */
  push: {
    answer: Push
  }
  /** Send push notifications of a seat to a device */
  setPush: {
    body: SetPushBody
    answer: Push
  }
  /** Stop the push notifications of a seat */
  stopPush: {
    answer: Push
  }
  /** The game in PDN 3.0 */
  pdn: {
    path: { readonly id: string }
    query: { readonly ply?: number }
    answer: string
  }
  /** A position of the game in FEN */
  fen: {
    path: { readonly id: string }
    query: { readonly ply?: number }
    answer: string
  }
  /** A position of the game as an SVG drawing */
  svg: {
    path: { readonly id: string }
    query: { readonly ply?: number; readonly flip?: '0' | '1' }
    answer: string
  }
  /** A position of the game as a PNG picture */
  png: {
    path: { readonly id: string }
    query: { readonly ply?: number; readonly flip?: '0' | '1'; readonly size?: 480 | 960 }
    answer: Uint8Array
  }
  /** The game up to a ply as an animated GIF */
  gif: {
    path: { readonly id: string }
    query: { readonly ply?: number; readonly flip?: '0' | '1' }
    answer: Uint8Array
  }
  /** The games that the API key owns in PDN 3.0, one after the other */
  ownRecords: {
    query: { readonly since?: string; readonly turn?: 'black' | 'white'; readonly status?: 'open' | 'active' | 'finished' | 'aborted' | 'expired'; readonly label?: string; readonly limit?: number }
    answer: string
  }
  /** Offer up to 500 games */
  order: {
    body: OrderBody
    answer: OrderAnswer
  }
  /** The progress of an order, and then its links */
  ownOrder: {
    path: { readonly order: string }
    answer: OwnOrderAnswer
  }
  /** Email an address the links of its games */
  links: {
    body: LinksBody
    answer: LinksAnswer
  }
  /** The rule sets */
  ruleSets: {
    answer: RuleSetsAnswer
  }
  /** The legal moves of any position */
  rulesMove: {
    path: { readonly rules: 'english' | 'english-huffing' | 'english-crown-and-continue' | 'english-kings-first' | 'international' | 'russian' | 'brazilian' | 'pool' | 'italian' | 'spanish' | 'portuguese' | 'czech' | 'canadian' | 'frisian' | 'thai' }
    body: RulesMoveBody
    answer: Position
  }
  /** Add a webhook */
  addHook: {
    body: AddHookBody
    answer: AddHookAnswer
  }
  /** All webhooks of the API key’s owner */
  hooks: {
    answer: HooksAnswer
  }
  /** Send a test to a webhook */
  testHook: {
    path: { readonly hook: string }
    answer: TestHookAnswer
  }
  /** The deliveries to a webhook */
  deliveries: {
    path: { readonly hook: string }
    answer: DeliveriesAnswer
  }
  /** Send deliveries again that were given up */
  replayHook: {
    path: { readonly hook: string }
    body: ReplayHookBody
    answer: ReplayHookAnswer
  }
  /** Change a webhook */
  changeHook: {
    path: { readonly hook: string }
    body: ChangeHookBody
    answer: AddHookAnswer
  }
  /** Remove a webhook */
  removeHook: {
    path: { readonly hook: string }
    answer: HooksAnswer
  }
  /** The URLs to start from */
  index: {
    answer: IndexAnswer
  }
  /** This document */
  document: {
    answer: DocumentAnswer
  }
  /** Whether the service is up */
  health: {
    answer: HealthAnswer
  }
}

/** `keyed` operations are safe to repeat with an Idempotency-Key; `tagged` ones are answered with an ETag. */
export const OPERATIONS = {
  create: { method: 'POST', path: '/v1/games', form: 'json', keyed: true, tagged: false },
  ownGames: { method: 'GET', path: '/v1/games', form: 'json', keyed: false, tagged: false },
  claim: { method: 'POST', path: '/v1/games/{id}/claim', form: 'json', keyed: true, tagged: false },
  move: { method: 'POST', path: '/v1/games/{id}/moves', form: 'json', keyed: false, tagged: false },
  game: { method: 'GET', path: '/v1/games/{id}', form: 'json', keyed: false, tagged: true },
  legalMoves: { method: 'GET', path: '/v1/games/{id}/legal-moves', form: 'json', keyed: false, tagged: true },
  version: { method: 'GET', path: '/v1/games/{id}/version', form: 'json', keyed: false, tagged: true },
  act: { method: 'POST', path: '/v1/games/{id}/actions', form: 'json', keyed: false, tagged: false },
  events: { method: 'GET', path: '/v1/games/{id}/events', form: 'json', keyed: false, tagged: true },
  look: { method: 'POST', path: '/v1/games/look', form: 'json', keyed: false, tagged: false },
  away: { method: 'POST', path: '/v1/games/away', form: 'json', keyed: false, tagged: false },
  seat: { method: 'GET', path: '/v1/seat', form: 'json', keyed: false, tagged: false },
  changeSeat: { method: 'PATCH', path: '/v1/seat', form: 'json', keyed: false, tagged: false },
  seen: { method: 'POST', path: '/v1/seat/seen', form: 'json', keyed: false, tagged: false },
  rotate: { method: 'POST', path: '/v1/seat/rotate', form: 'json', keyed: true, tagged: false },
  push: { method: 'GET', path: '/v1/seat/push', form: 'json', keyed: false, tagged: false },
  setPush: { method: 'PUT', path: '/v1/seat/push', form: 'json', keyed: false, tagged: false },
  stopPush: { method: 'DELETE', path: '/v1/seat/push', form: 'json', keyed: false, tagged: false },
  pdn: { method: 'GET', path: '/v1/games/{id}.pdn', form: 'text', keyed: false, tagged: true },
  fen: { method: 'GET', path: '/v1/games/{id}.fen', form: 'text', keyed: false, tagged: true },
  svg: { method: 'GET', path: '/v1/games/{id}.svg', form: 'text', keyed: false, tagged: true },
  png: { method: 'GET', path: '/v1/games/{id}.png', form: 'bytes', keyed: false, tagged: true },
  gif: { method: 'GET', path: '/v1/games/{id}.gif', form: 'bytes', keyed: false, tagged: true },
  ownRecords: { method: 'GET', path: '/v1/games.pdn', form: 'text', keyed: false, tagged: false },
  order: { method: 'POST', path: '/v1/games/bulk', form: 'json', keyed: true, tagged: false },
  ownOrder: { method: 'GET', path: '/v1/orders/{order}', form: 'json', keyed: false, tagged: false },
  links: { method: 'POST', path: '/v1/links', form: 'json', keyed: false, tagged: false },
  ruleSets: { method: 'GET', path: '/v1/rules', form: 'json', keyed: false, tagged: false },
  rulesMove: { method: 'POST', path: '/v1/rules/{rules}/moves', form: 'json', keyed: false, tagged: false },
  addHook: { method: 'POST', path: '/v1/webhooks', form: 'json', keyed: false, tagged: false },
  hooks: { method: 'GET', path: '/v1/webhooks', form: 'json', keyed: false, tagged: false },
  testHook: { method: 'POST', path: '/v1/webhooks/{hook}/test', form: 'json', keyed: false, tagged: false },
  deliveries: { method: 'GET', path: '/v1/webhooks/{hook}/deliveries', form: 'json', keyed: false, tagged: false },
  replayHook: { method: 'POST', path: '/v1/webhooks/{hook}/replay', form: 'json', keyed: false, tagged: false },
  changeHook: { method: 'PATCH', path: '/v1/webhooks/{hook}', form: 'json', keyed: false, tagged: false },
  removeHook: { method: 'DELETE', path: '/v1/webhooks/{hook}', form: 'json', keyed: false, tagged: false },
  index: { method: 'GET', path: '/v1', form: 'json', keyed: false, tagged: false },
  document: { method: 'GET', path: '/v1/openapi.json', form: 'json', keyed: false, tagged: true },
  health: { method: 'GET', path: '/v1/health', form: 'json', keyed: false, tagged: false },
} as const
