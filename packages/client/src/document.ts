// Made from openapi.json by `npm run openapi`. A test compares them.

export type ActAnswer = {
  readonly game: Game
  readonly links?: {
    /** The link to the reader’s own seat in that game, or to its public page. */
    readonly match?: {
      readonly url: string
      readonly token?: string
      readonly seat?: 'black' | 'white' | null
    }
    /** The link to the reader’s own seat in that game, or to its public page. */
    readonly rematch?: {
      readonly url: string
      readonly token?: string
      readonly seat?: 'black' | 'white' | null
    }
  } | {
    readonly anew: {
      readonly url: string
      readonly token: string
    }
  }
  /** The same request was sent before, and was carried out once. */
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
  /** PT1M to P60D, in weeks, days, hours, minutes and seconds. */
  readonly time: string
  readonly seat?: 'black' | 'white'
  readonly type: 'give-time'
  readonly ply: number
} | {
  /** PT1M to P60D, in weeks, days, hours, minutes and seconds. */
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
  /** The secret, `whsec_` and base64. Only the answer that makes it shows it. */
  readonly secret?: string
}

export type AddHookBody = {
  /** `https` with a public name, on port 443, without a user. Its bound holds with the escapes that it is called with (`%C3%A9` for `é`), too. Only public addresses are reached, so not a program beside the service. */
  readonly url: string
  /** `joined`: both players are there. `turn`: somebody is to move. `reminder`: their time runs short. `forfeited`: over because somebody never came. `finished`: over in any other way, called off and declined too. */
  readonly events: readonly ('joined' | 'turn' | 'reminder' | 'draw-offered' | 'finished' | 'forfeited')[]
  /** Only games that have all of these are told. */
  readonly labels?: Readonly<Record<string, string>>
  /** `standard` is for programs; `slack` and `discord` get a sentence for people. */
  readonly format?: 'standard' | 'slack' | 'discord'
  /** The language for `slack` and `discord`. */
  readonly locale?: string
}

export type ChangeHookBody = {
  /** `https` with a public name, on port 443, without a user. Its bound holds with the escapes that it is called with (`%C3%A9` for `é`), too. Only public addresses are reached, so not a program beside the service. */
  readonly url?: string
  /** `joined`: both players are there. `turn`: somebody is to move. `reminder`: their time runs short. `forfeited`: over because somebody never came. `finished`: over in any other way, called off and declined too. */
  readonly events?: readonly ('joined' | 'turn' | 'reminder' | 'draw-offered' | 'finished' | 'forfeited')[]
  /** Only games that have all of these are told. */
  readonly labels?: Readonly<Record<string, string>> | null
  /** `standard` is for programs; `slack` and `discord` get a sentence for people. */
  readonly format?: 'standard' | 'slack' | 'discord'
  /** The language for `slack` and `discord`. */
  readonly locale?: string | null
  /** `true` ends what disabled it. */
  readonly enabled?: boolean
  /** The answer has a new secret; for a day both sign. */
  readonly secret?: 'new'
}

export type ChangeSeatBody = {
  readonly name?: string
  /** Its first email asks whether emails are wanted. */
  readonly email?: string | null
  /** The language of emails. */
  readonly locale?: string | null
  /** Emails, quiet hours and weekends off follow it. */
  readonly timeZone?: string | null
  /** `quietHours`: no reminder between 22 and 8 o’clock. `follow`, an arbiter’s: `all` that happens but moves, what is `asked` of them and the result (if nothing is chosen), or `results` alone. */
  readonly notifications?: {
    readonly mail?: 'turns' | 'digest' | 'off'
    readonly digestAt?: number
    readonly reminders?: readonly ('reserve' | 'day' | 'hours')[]
    readonly quietHours?: boolean
    readonly follow?: 'all' | 'asked' | 'results'
  }
  /** A move that is the only one is made at once. */
  readonly playForced?: boolean
  /** Lines that the seat tries from the position after `ply` half-moves. Private. */
  readonly tried?: {
    readonly ply: number
    readonly tree: string
  }
  /** Private. */
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
  /** Its first email asks whether emails are wanted. */
  readonly email?: string
  /** The language of emails. */
  readonly locale?: string
  /** Emails, quiet hours and weekends off follow it. */
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
  /** Emails are withheld: pass on the links yourself. */
  readonly mail?: 'held'
  /** Whose emails are held back, until their seat asks. The answer to a repeat with the same key leaves both out. */
  readonly held?: readonly ('creator' | 'opponent' | 'arbiter')[]
}

export type CreateBody = {
  readonly rules?: 'english' | 'english-huffing' | 'english-crown-and-continue' | 'english-kings-first' | 'international' | 'russian' | 'brazilian' | 'pool' | 'italian' | 'spanish' | 'portuguese' | 'czech' | 'canadian' | 'frisian' | 'thai'
  /** A preset by its name, or its parameters; `relaxed` if left out. */
  readonly clock?: 'daily' | 'relaxed' | 'weekly' | 'postal' | 'fischer' | 'club' | 'none' | {
    /** PT0S to P366D, in weeks, days, hours, minutes and seconds. */
    readonly perMove?: string
    /** PT0S to P366D, in weeks, days, hours, minutes and seconds. */
    readonly reserve?: string
    /** PT0S to P366D, in weeks, days, hours, minutes and seconds. */
    readonly increment?: string
    /** PT1H to P366D, in weeks, days, hours, minutes and seconds. */
    readonly cap?: string
    readonly moves?: number
    /** PT1M to P366D, in weeks, days, hours, minutes and seconds. */
    readonly period?: string
  }
  /** From the start, from a position, from the last position of a game’s PDN by these rules, or a ballot: by number, or drawn when the opponent accepts. */
  readonly opening?: 'free' | {
    readonly fen: string
  } | {
    readonly pdn: string
  } | {
    readonly ballot: 'three-move' | 'two-move' | 'eleven-man'
    readonly number?: number
  }
  /** Two games have the colours changed. */
  readonly match?: 'single' | 'two-game'
  /** A match has both games at once (`together`, if left out), or one after the other. */
  readonly matchOrder?: 'together' | 'in-turn'
  /** `lenient` refuses illegal moves; by the `laws` they are cautioned, then lose. */
  readonly strictness?: 'lenient' | 'laws'
  /** If a turn runs out before each side has moved once: `void` calls the game off without a loser, `loss` is a loss by forfeit, and no player can call the game off. */
  readonly noShow?: 'loss' | 'void'
  /** How long the invitation stands. P1D to P180D, in weeks, days, hours, minutes and seconds. */
  readonly invitationLife?: string
  /** What each side may take of its own, in whole days. PT0S to P366D, in weeks, days, hours, minutes and seconds. */
  readonly leave?: string
  /** Weekends do not count, in the creator’s zone. */
  readonly weekendsOff?: boolean
  /** No draw may be offered before this own move, as score sheets number it. Claims are not bound by it. If left out, a draw may be offered from the first move on. */
  readonly drawOffersFrom?: number
  /** Whether programs may help the players. Nobody checks it. If left out, nothing is agreed about it. */
  readonly engines?: 'allowed' | 'not-allowed'
  readonly creator: {
    readonly name: string
    readonly email?: string
    readonly locale?: string
    readonly timeZone?: string
    readonly seat: 'black' | 'white' | 'toss'
  }
  /** Is invited by name. If left out, whoever has the invitation’s link may accept. */
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
  /** Nobody is invited, and the answer has all links: for programs with the scope `seats:hold`. */
  readonly hold?: boolean
  /** What the program calls the game: at most 6 names of small letters, each with a text of at most 40 characters, 240 bytes in all. Everyone sees them; `event`, `round` and `board` stand in its PDN. For programs with the scope `games:create`. */
  readonly labels?: Readonly<Record<string, string>>
  /** The creator’s, if the creator begins. */
  readonly firstMove?: string
}

export type DeliveriesAnswer = {
  /** The newest 100 of seven days. */
  readonly deliveries: readonly Delivery[]
}

export type Delivery = {
  /** The `webhook-id` of each attempt. */
  readonly id: string
  readonly event: 'joined' | 'turn' | 'reminder' | 'draw-offered' | 'finished' | 'forfeited' | 'test'
  readonly game?: string
  /** When it happened. */
  readonly at: string
  /** `dropped`: a turn that was past before it could be told. */
  readonly state: 'waiting' | 'delivered' | 'dropped' | 'given-up'
  readonly tries: number
  readonly triedAt?: string
  /** The status with which the last attempt was answered. */
  readonly status?: number
  /** Why the last try got no answer. `address`: the name leads to nothing public. `limit`: no try yet, as your webhooks had their 3,000 posts of the hour; it goes out at `nextAt`, or is given up after a day. */
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
  /** Open until both sit down; aborted without a result; expired if nobody accepted. */
  readonly status: 'open' | 'active' | 'finished' | 'aborted' | 'expired'
  /** How many half-moves have been played. */
  readonly ply: number
  /** Null unless the game is active. */
  readonly turn: 'black' | 'white' | null
  /** The position now. */
  readonly fen: string
  /** Names are null before the toss; `creator` has one. */
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
  /** Who made the game, and their side: null before the toss. */
  readonly creator: {
    readonly name: string
    readonly seat: 'black' | 'white' | null
  }
  /** When the turn is lost, the reserve included. Null without a clock or a turn. */
  readonly deadline: string | null
  /** Null while it is open or active. */
  readonly endedAt: string | null
  /** Null unless finished. Without a winner it is a draw. */
  readonly result: {
    readonly winner: 'black' | 'white' | null
    readonly reason: 'no-pieces' | 'no-moves' | 'resignation' | 'time' | 'forfeit' | 'agreement' | 'threefold' | 'forty-move' | 'twenty-five-move' | 'sixteen-move' | 'twenty-move' | 'fifteen-move' | 'king-against-king' | 'illegal-moves' | 'adjudication' | 'count' | 'length' | 'complexity'
  } | null
  /** Null unless aborted. `invited`: the invitation was declined. */
  readonly abortedBy: 'creator' | 'opponent' | 'arbiter' | 'clock' | 'invited' | null
  /** Who offers a draw. */
  readonly drawOffer: 'black' | 'white' | null
  /** Who proposes that both clocks stop. */
  readonly pauseProposal: {
    readonly by: 'black' | 'white'
    readonly until: string
  } | null
  /** Who asks to take a move back. */
  readonly takeback: 'black' | 'white' | null
  /** How many moves the stronger side has left to win. */
  readonly count: {
    readonly stronger: 'black' | 'white'
    readonly left: number
  } | null
  /** Who asks the arbiter for a count. */
  readonly countAsked: 'black' | 'white' | null
  /** A request for a new link to a lost seat. It works from `from` on, unless the holder of the old link objects. */
  readonly reseat: {
    readonly seat: 'black' | 'white'
    readonly by: 'creator' | 'opponent' | 'arbiter'
    readonly from: string
  } | null
  /** The cautions of each side, by the laws. */
  readonly cautions: {
    readonly black: number
    readonly white: number
  }
  /** Squares of pieces that may be huffed. */
  readonly offence: readonly number[]
  /** Whether a jump is enforced. */
  readonly mustJump: boolean
  /** Who asks for a rematch, then the id of the game that both agreed on. It begins at once, with colours changed. */
  readonly rematch: {
    readonly offeredBy: 'black' | 'white' | null
    readonly game: string | null
  } | null
  /** The position before the first move. */
  readonly startFen: string
  /** All moves that were made and not taken back, from the first. */
  readonly moves: readonly string[]
  /** When each of them was received. */
  readonly movedAt: readonly string[]
  /** The side that the creator asked for. */
  readonly wish: 'black' | 'white' | 'toss'
  /** Time: what was agreed, and what is left. */
  readonly clock: {
    readonly perMove?: string
    readonly reserve?: string
    readonly increment?: string
    readonly cap?: string
    readonly moves?: number
    readonly period?: string
    /** The zone whose Saturdays and Sundays do not count. */
    readonly weekends?: string
    /** What was left of the reserves when the turn began. Null without a limit. */
    readonly left: {
      readonly black: string
      readonly white: string
    } | null
    /** All time that the reserves ever got, the first reserve included. */
    readonly given: {
      readonly black: string
      readonly white: string
    } | null
    readonly leaveLeft: {
      readonly black: string
      readonly white: string
    } | null
    /** Times that do not count for the clocks. */
    readonly freezes: readonly {
      /** `pause`: both agreed on it; `leave`: one side took it; `outage`: the operator declared it. */
      readonly kind: 'pause' | 'leave' | 'outage'
      readonly from: string
      readonly until: string
      /** Null if it stops the clocks of both sides. */
      readonly seat: 'black' | 'white' | null
    }[]
  }
  /** Where the game begins. */
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
  /** The number behind toss and ballot, and the ballot; null until both seats are taken. */
  readonly drawn: {
    readonly chance: number
    readonly ballot: number | null
  } | null
  /** What follows an illegal move: a refusal, or a caution and then the loss. */
  readonly strictness: 'lenient' | 'laws'
  /** What follows if a side never moves: `void` is no result, `loss` a forfeit. */
  readonly noShow: 'loss' | 'void'
  /** No draw may be offered before this own move, as score sheets number it. Claims are not bound by it. If left out, a draw may be offered from the first move on. */
  readonly drawOffersFrom?: number
  /** Whether programs may help the players. Nobody checks it. If left out, nothing is agreed about it. */
  readonly engines?: 'allowed' | 'not-allowed'
  /** Which of the two games of a match this is, and the other one. */
  readonly match: {
    readonly part: 1 | 2
    readonly other: string
    readonly order: 'together' | 'in-turn'
  } | null
  /** Null unless the game is open. */
  readonly invitationUntil: string | null
  /** The arbiter’s name. */
  readonly arbiter: string | null
  /** What the program that owns the game calls it. */
  readonly labels?: Readonly<Record<string, string>>
  /** When it was made. */
  readonly offeredAt: string
  /** Null unless the game is active. */
  readonly turnStartedAt: string | null
  /** How many own moves each side has made without progress. */
  readonly quietMoves: {
    readonly black: number
    readonly white: number
  }
  /** Draws that the side to move can claim. */
  readonly claims: readonly ('threefold' | 'forty-move' | 'twenty-five-move' | 'sixteen-move' | 'twenty-move' | 'fifteen-move')[]
  /** The legal moves of the side to move. Each can be sent as it is written here. */
  readonly legalMoves: readonly string[]
  /** What only the reader of this link sees. Null without one. */
  readonly you: {
    readonly role: 'creator' | 'opponent' | 'arbiter'
    /** Null for the arbiter, and before the toss. */
    readonly seat: 'black' | 'white' | null
    readonly choices: {
      readonly reminders: readonly ('reserve' | 'day' | 'hours')[]
      /** The zone without reminders from 22 to 8 o’clock. */
      readonly quietIn?: string
      readonly playForced: boolean
    } | null
    readonly messages: readonly {
      readonly by: 'black' | 'white'
      readonly ply: number
      readonly text: string
      /** Set if it was written when the game was over. */
      readonly after?: true
    }[]
    readonly planned: boolean
  } | null
}

/** What happened, told apart by `type`. A later release may have further types. */
export type GameEvent = {
  readonly type: 'offered'
  /** The version of the game after the event. All that one request changed has the same number. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played by then. */
  readonly ply: number
  readonly by: Party
  readonly name: string
} | {
  readonly type: 'joined'
  /** The version of the game after the event. All that one request changed has the same number. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played by then. */
  readonly ply: number
  readonly by: Party
  readonly name: string
  /** The number behind toss and ballot, and the ballot. */
  readonly drawn: {
    readonly chance: number
    readonly ballot: number | null
  }
} | {
  readonly type: 'appointed'
  /** The version of the game after the event. All that one request changed has the same number. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played by then. */
  readonly ply: number
  readonly by: Party
  readonly name: string
} | {
  readonly type: 'moved'
  /** The version of the game after the event. All that one request changed has the same number. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played by then. */
  readonly ply: number
  readonly by: Party
  readonly move: string
} | {
  readonly type: 'said'
  /** The version of the game after the event. All that one request changed has the same number. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played by then. */
  readonly ply: number
  readonly by: Party
  readonly text: string
} | {
  readonly type: 'cautioned'
  /** The version of the game after the event. All that one request changed has the same number. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played by then. */
  readonly ply: number
  readonly by: Party
  /** Only that player or the arbiter sees it. */
  readonly reason?: 'must-capture' | 'capture-unfinished' | 'must-take-most' | 'king-must-capture' | 'ambiguous' | 'wrong-square' | 'man-moved-backward' | 'crowned-and-went-on' | 'not-your-piece' | 'no-such-square' | 'unreadable' | 'not-your-turn'
  /** Only that player or the arbiter sees it. */
  readonly move?: string
} | {
  readonly type: 'planned'
  /** The version of the game after the event. All that one request changed has the same number. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played by then. */
  readonly ply: number
  readonly by: Party
  readonly planned: boolean
  /** How many earlier changes of the reader’s own have left the log. */
  readonly gap?: number
} | {
  readonly type: 'chose'
  /** The version of the game after the event. All that one request changed has the same number. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played by then. */
  readonly ply: number
  readonly by: Party
  readonly reminders: readonly ('reserve' | 'day' | 'hours')[]
  readonly quietIn?: string
  readonly playForced: boolean
  /** How many earlier changes of the reader’s own have left the log. */
  readonly gap?: number
} | {
  readonly type: 'renamed'
  /** The version of the game after the event. All that one request changed has the same number. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played by then. */
  readonly ply: number
  readonly by: Party
  readonly name: string
} | {
  readonly type: 'forgotten'
  /** The version of the game after the event. All that one request changed has the same number. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played by then. */
  readonly ply: number
  readonly by: Party
} | {
  readonly type: 'link-rotated'
  /** The version of the game after the event. All that one request changed has the same number. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played by then. */
  readonly ply: number
  readonly by: Party
  /** How many earlier changes of the reader’s own have left the log. */
  readonly gap?: number
} | {
  readonly type: 'reseated'
  /** The version of the game after the event. All that one request changed has the same number. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played by then. */
  readonly ply: number
  readonly to: Party
  readonly name: string
} | {
  readonly type: 'finished'
  /** The version of the game after the event. All that one request changed has the same number. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played by then. */
  readonly ply: number
  readonly result: {
    readonly winner: 'black' | 'white' | null
    readonly reason: 'no-pieces' | 'no-moves' | 'resignation' | 'time' | 'forfeit' | 'agreement' | 'threefold' | 'forty-move' | 'twenty-five-move' | 'sixteen-move' | 'twenty-move' | 'fifteen-move' | 'king-against-king' | 'illegal-moves' | 'adjudication' | 'count' | 'length' | 'complexity'
  }
} | {
  readonly type: 'declined'
  /** The version of the game after the event. All that one request changed has the same number. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played by then. */
  readonly ply: number
  /** Only the creator sees it. */
  readonly text?: string
} | {
  readonly type: 'rematch-agreed'
  /** The version of the game after the event. All that one request changed has the same number. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played by then. */
  readonly ply: number
  readonly game: string
} | {
  readonly type: 'remarked'
  /** The version of the game after the event. All that one request changed has the same number. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played by then. */
  readonly ply: number
  readonly by: Party
  /** Only a player or the arbiter sees it. */
  readonly text?: string
} | {
  readonly type: 'huffed'
  /** The version of the game after the event. All that one request changed has the same number. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played by then. */
  readonly ply: number
  readonly square: number
} | {
  readonly type: 'enforced'
  /** The version of the game after the event. All that one request changed has the same number. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played by then. */
  readonly ply: number
} | {
  readonly type: 'taken-back'
  /** The version of the game after the event. All that one request changed has the same number. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played by then. */
  readonly ply: number
} | {
  readonly type: 'draw-offered'
  /** The version of the game after the event. All that one request changed has the same number. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played by then. */
  readonly ply: number
  readonly by: Party
} | {
  readonly type: 'draw-withdrawn'
  /** The version of the game after the event. All that one request changed has the same number. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played by then. */
  readonly ply: number
  readonly by: Party
} | {
  readonly type: 'draw-declined'
  /** The version of the game after the event. All that one request changed has the same number. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played by then. */
  readonly ply: number
  readonly by: Party
} | {
  readonly type: 'pause-proposed'
  /** The version of the game after the event. All that one request changed has the same number. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played by then. */
  readonly ply: number
  readonly by: Party
  readonly until: string
} | {
  readonly type: 'pause-declined'
  /** The version of the game after the event. All that one request changed has the same number. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played by then. */
  readonly ply: number
  readonly by: Party
} | {
  readonly type: 'takeback-asked'
  /** The version of the game after the event. All that one request changed has the same number. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played by then. */
  readonly ply: number
  readonly by: Party
} | {
  readonly type: 'takeback-declined'
  /** The version of the game after the event. All that one request changed has the same number. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played by then. */
  readonly ply: number
  readonly by: Party
} | {
  readonly type: 'count-asked'
  /** The version of the game after the event. All that one request changed has the same number. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played by then. */
  readonly ply: number
  readonly by: Party
} | {
  readonly type: 'count-refused'
  /** The version of the game after the event. All that one request changed has the same number. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played by then. */
  readonly ply: number
} | {
  readonly type: 'count-granted'
  /** The version of the game after the event. All that one request changed has the same number. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played by then. */
  readonly ply: number
  readonly stronger: 'black' | 'white'
} | {
  readonly type: 'count-ended'
  /** The version of the game after the event. All that one request changed has the same number. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played by then. */
  readonly ply: number
} | {
  readonly type: 'time-given'
  /** The version of the game after the event. All that one request changed has the same number. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played by then. */
  readonly ply: number
  readonly by: Party
  readonly to: Party
  readonly time: string
} | {
  readonly type: 'played-on'
  /** The version of the game after the event. All that one request changed has the same number. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played by then. */
  readonly ply: number
  readonly time: string
} | {
  readonly type: 'paused'
  /** The version of the game after the event. All that one request changed has the same number. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played by then. */
  readonly ply: number
  readonly until: string
} | {
  readonly type: 'pause-ending'
  /** The version of the game after the event. All that one request changed has the same number. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played by then. */
  readonly ply: number
  readonly by: Party
  readonly until: string
} | {
  readonly type: 'leave-taken'
  /** The version of the game after the event. All that one request changed has the same number. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played by then. */
  readonly ply: number
  readonly by: Party
  readonly from: string
  readonly until: string
} | {
  readonly type: 'leave-ended'
  /** The version of the game after the event. All that one request changed has the same number. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played by then. */
  readonly ply: number
  readonly by: Party
  readonly until: string
} | {
  readonly type: 'frozen'
  /** The version of the game after the event. All that one request changed has the same number. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played by then. */
  readonly ply: number
  readonly from: string
  readonly until: string
} | {
  readonly type: 'reseat-asked'
  /** The version of the game after the event. All that one request changed has the same number. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played by then. */
  readonly ply: number
  readonly by: Party
  readonly to: Party
} | {
  readonly type: 'reseat-vetoed'
  /** The version of the game after the event. All that one request changed has the same number. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played by then. */
  readonly ply: number
  readonly by: Party
} | {
  readonly type: 'aborted'
  /** The version of the game after the event. All that one request changed has the same number. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played by then. */
  readonly ply: number
  /** Null if the clock did it. */
  readonly by: Party | null
} | {
  readonly type: 'expired'
  /** The version of the game after the event. All that one request changed has the same number. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played by then. */
  readonly ply: number
} | {
  readonly type: 'renewed'
  /** The version of the game after the event. All that one request changed has the same number. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played by then. */
  readonly ply: number
} | {
  readonly type: 'rematch-offered'
  /** The version of the game after the event. All that one request changed has the same number. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played by then. */
  readonly ply: number
  readonly by: Party
}

export type GameEvents = {
  readonly events: readonly GameEvent[]
  /** Send it as `after` with the next request. It stays the same while nothing happens. */
  readonly next: string
  /** Whether there are more events already. */
  readonly more: boolean
}

export type GameOrder = {
  readonly id: string
  /** How many games, or two-game matches, were ordered. */
  readonly asked: number
  /** How many of them have been made. */
  readonly made: number
  /** `made` means that all of them have been made. */
  readonly status: 'making' | 'made'
  readonly createdAt: string
  /** Until when the order is kept. Store the links before then: only the games stay. */
  readonly keptUntil: string
  /** Ask this address how far the order is. */
  readonly url: string
}

export type GameRead = Game & {
  readonly links?: {
    /** The link to the reader’s own seat in that game, or to its public page. */
    readonly match?: {
      readonly url: string
      readonly token?: string
      readonly seat?: 'black' | 'white' | null
    }
    /** The link to the reader’s own seat in that game, or to its public page. */
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
  /** The short form, or the full path where that is ambiguous. */
  readonly move: string
  /** Every square that the piece stands on. */
  readonly path: readonly number[]
  /** The squares taken. */
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

export type ListedOrder = {
  /** Instead of players: each as `POST /v1/games` takes one. */
  readonly games: readonly CreateBody[]
  /** Nothing is stored: the answer has what would be made. */
  readonly dryRun?: boolean
}

export type Look = {
  readonly changed: readonly {
    /** The position of a link in the request, counted from 0. */
    readonly index: number
    /** The id of the game: twelve letters and digits. */
    readonly id: string
    /** Counts the changes that everyone can see. */
    readonly version: number
    /** The rule set; `GET /v1/rules` describes it. */
    readonly rules: 'english' | 'english-huffing' | 'english-crown-and-continue' | 'english-kings-first' | 'international' | 'russian' | 'brazilian' | 'pool' | 'italian' | 'spanish' | 'portuguese' | 'czech' | 'canadian' | 'frisian' | 'thai'
    /** Open until both sit down; aborted without a result; expired if nobody accepted. */
    readonly status: 'open' | 'active' | 'finished' | 'aborted' | 'expired'
    /** How many half-moves have been played. */
    readonly ply: number
    /** Null unless the game is active. */
    readonly turn: 'black' | 'white' | null
    /** The position now. */
    readonly fen: string
    /** Names are null before the toss; `creator` has one. */
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
    /** Who made the game, and their side: null before the toss. */
    readonly creator: {
      readonly name: string
      readonly seat: 'black' | 'white' | null
    }
    /** When the turn is lost, the reserve included. Null without a clock or a turn. */
    readonly deadline: string | null
    /** Null while it is open or active. */
    readonly endedAt: string | null
    /** Null unless finished. Without a winner it is a draw. */
    readonly result: {
      readonly winner: 'black' | 'white' | null
      readonly reason: 'no-pieces' | 'no-moves' | 'resignation' | 'time' | 'forfeit' | 'agreement' | 'threefold' | 'forty-move' | 'twenty-five-move' | 'sixteen-move' | 'twenty-move' | 'fifteen-move' | 'king-against-king' | 'illegal-moves' | 'adjudication' | 'count' | 'length' | 'complexity'
    } | null
    /** Null unless aborted. `invited`: the invitation was declined. */
    readonly abortedBy: 'creator' | 'opponent' | 'arbiter' | 'clock' | 'invited' | null
    /** Rows from the top, White below: `b`, `w` men, `B`, `W` kings, `.` empty, a space where nothing can stand. */
    readonly board: readonly string[]
    /** When the move’s own time ends and the reserve begins. */
    readonly moveUntil?: string
    readonly you: {
      readonly role: 'creator' | 'opponent' | 'arbiter'
      readonly seat: 'black' | 'white' | null
    }
  }[]
  /** Links whose given version is the present one. */
  readonly unchanged: readonly number[]
  /** Links that do not work any more. */
  readonly gone: readonly number[]
  /** The first link that was not read: ask again from there. */
  readonly next?: number
}

export type LookBody = {
  /** `version`: the one that is known. */
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
    /** The link to the reader’s own seat in that game, or to its public page. */
    readonly match?: {
      readonly url: string
      readonly token?: string
      readonly seat?: 'black' | 'white' | null
    }
    /** The link to the reader’s own seat in that game, or to its public page. */
    readonly rematch?: {
      readonly url: string
      readonly token?: string
      readonly seat?: 'black' | 'white' | null
    }
  }
  /** The same request was sent before, and was carried out once. */
  readonly duplicate?: true
} | {
  readonly game: Game
  readonly dryRun: true
}

export type MoveBody = {
  /** Half-moves played so far. */
  readonly ply: number
  /** As `22-17`, `22x15`, or with every square on the way. */
  readonly move: string
  /** One line to the opponent. */
  readonly message?: string
  /** Along with the move. */
  readonly offerDraw?: boolean
  /** A draw that the position has a right to after this move. */
  readonly claim?: 'threefold' | 'forty-move' | 'twenty-five-move' | 'sixteen-move' | 'twenty-move' | 'fifteen-move'
  /** Nothing is stored, and no caution given. */
  readonly dryRun?: boolean
}

export type OrderAnswer = {
  readonly order: GameOrder
  readonly games: readonly OrderedGame[]
  /** Some emails are withheld: pass on the links yourself. */
  readonly mail?: 'held'
} | {
  readonly dryRun: true
  readonly asked: number
  readonly games: readonly OrderedGame[]
}

export type OrderBody = PairedOrder | ListedOrder

export type OrderedGame = {
  readonly id?: string
  /** The place in `players`, from 1. Games that were listed one by one come as they were listed. */
  readonly black?: number
  readonly white?: number
  readonly labels: Readonly<Record<string, string>>
  /** The second game of the match, which follows by itself. */
  readonly second?: string
  /** Once all games are made: `black` and `white` of a pair, `creator` and `opponent` (or `invitation`, if nobody was named) of a game from a list. Of White, the opponent and the arbiter an invitation. A key with the scope `seats:hold` is shown seats: that of Black or the creator, and with `hold` all. One that was replaced since opens nothing. */
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
  /** The version of the game. A game that is listed again unchanged has the same. */
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
  /** Where to watch it. */
  readonly url: string
  readonly changedAt: string
}

export type OwnGames = {
  /** Each game at least once, in the order in which they changed. */
  readonly games: readonly OwnGame[]
  /** Send it as `since` to ask for what follows. */
  readonly next: string
  /** Whether to ask again at once. */
  readonly more: boolean
}

export type OwnOrderAnswer = {
  readonly order: GameOrder
  readonly games: readonly OrderedGame[]
  /** Once all games are made: who has not had their first email. Hand on their links yourself. */
  readonly unsent?: readonly UnsentEmail[]
  /** Once all games are made: of how many people the first email is still being sent, and may yet be named in `unsent`. Ask again some seconds later. */
  readonly asking?: number
}

export type PairedOrder = {
  readonly rules?: 'english' | 'english-huffing' | 'english-crown-and-continue' | 'english-kings-first' | 'international' | 'russian' | 'brazilian' | 'pool' | 'italian' | 'spanish' | 'portuguese' | 'czech' | 'canadian' | 'frisian' | 'thai'
  readonly clock?: 'daily' | 'relaxed' | 'weekly' | 'postal' | 'fischer' | 'club' | 'none' | {
    /** PT0S to P366D, in weeks, days, hours, minutes and seconds. */
    readonly perMove?: string
    /** PT0S to P366D, in weeks, days, hours, minutes and seconds. */
    readonly reserve?: string
    /** PT0S to P366D, in weeks, days, hours, minutes and seconds. */
    readonly increment?: string
    /** PT1H to P366D, in weeks, days, hours, minutes and seconds. */
    readonly cap?: string
    readonly moves?: number
    /** PT1M to P366D, in weeks, days, hours, minutes and seconds. */
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
  /** P1D to P180D, in weeks, days, hours, minutes and seconds. */
  readonly invitationLife?: string
  /** PT0S to P366D, in weeks, days, hours, minutes and seconds. */
  readonly leave?: string
  readonly weekendsOff?: boolean
  /** No draw may be offered before this own move, as score sheets number it. Claims are not bound by it. If left out, a draw may be offered from the first move on. */
  readonly drawOffersFrom?: number
  /** Whether programs may help the players. Nobody checks it. If left out, nothing is agreed about it. */
  readonly engines?: 'allowed' | 'not-allowed'
  /** Without `seats:hold`, whoever plays Black needs an address. */
  readonly players: readonly ClaimBody[]
  /** Who meets whom, as places in `players`, from 1. Either this or `roundRobin`. */
  readonly pairs?: readonly {
    readonly black: number
    readonly white: number
    readonly labels?: Readonly<Record<string, string>>
  }[]
  /** Everyone meets everyone, once or twice. */
  readonly roundRobin?: 'single' | 'double'
  /** An arbiter of all games, who is invited too. */
  readonly arbiter?: ClaimBody
  /** Nobody is invited, and the order has all links: for programs with the scope `seats:hold`. */
  readonly hold?: boolean
  /** Every game has them. A pair’s own, or a round robin’s round and board, come beside. */
  readonly labels?: Readonly<Record<string, string>>
  /** Nothing is stored: the answer has what would be made. */
  readonly dryRun?: boolean
}

export type Party = {
  readonly role: 'creator' | 'opponent' | 'arbiter'
  /** Null for the arbiter, and before the toss. */
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
  /** The position after the move that was sent. */
  readonly after?: string
}

/** What a webhook of the format `standard` gets. */
export type Posted = {
  readonly type: 'joined' | 'turn' | 'reminder' | 'draw-offered' | 'finished' | 'forfeited'
  /** When it happened; of a reminder, when it was due. */
  readonly timestamp: string
  readonly data: {
    /** The id of the game: twelve letters and digits. */
    readonly game: string
    /** The version that watchers see. */
    readonly version: number
    /** How many half-moves have been played. */
    readonly ply: number
    readonly status: 'open' | 'active' | 'finished' | 'aborted' | 'expired'
    /** The name of who made the game. */
    readonly creator: string
    /** Their names, once both have joined. */
    readonly players?: {
      readonly black: string
      readonly white: string
    }
    /** What the program calls the game. */
    readonly labels?: Readonly<Record<string, string>>
    /** Who is to move, while the game is active. */
    readonly turn?: 'black' | 'white'
    /** When the turn is lost. Left out without a clock or a turn. */
    readonly deadline?: string
    /** Which reminder it is; only with `reminder`. */
    readonly reminder?: 'reserve' | 'day' | 'hours'
    /** The name of who offers a draw, called the game off, or never moved. */
    readonly by?: string
    /** Once it is finished. Without a winner it is a draw. */
    readonly result?: {
      readonly winner: 'black' | 'white' | null
      readonly reason: 'no-pieces' | 'no-moves' | 'resignation' | 'time' | 'forfeit' | 'agreement' | 'threefold' | 'forty-move' | 'twenty-five-move' | 'sixteen-move' | 'twenty-move' | 'fifteen-move' | 'king-against-king' | 'illegal-moves' | 'adjudication' | 'count' | 'length' | 'complexity'
    }
    /** Who called the game off, once it is aborted. */
    readonly abortedBy?: 'creator' | 'opponent' | 'arbiter' | 'clock' | 'invited'
    /** The event, round and board of the game, or the names of its players. */
    readonly title: string
    /** Where to watch it. */
    readonly url: string
  }
} | {
  readonly type: 'test'
  readonly timestamp: string
  readonly data: {
    /** The service. */
    readonly url: string
  }
}

/** A refusal, as RFC 9457 has it, and what helps with it. */
export type Problem = {
  /** Where this code is explained. */
  readonly type: string
  readonly title: string
  readonly status: number
  /** A sentence for a person, in the language that the request accepts. */
  readonly detail: string
  /** The code by which a program tells refusals apart. */
  readonly code: 'invalid-request' | 'idempotency-key-needed' | 'unknown-key' | 'scope-missing' | 'not-found' | 'method-not-allowed' | 'stale-ply' | 'not-your-turn' | 'not-begun' | 'game-over' | 'too-late' | 'too-late-to-abort' | 'not-yours-to-do' | 'nothing-asked' | 'asked-already' | 'draw-offered-lately' | 'not-in-this-game' | 'nothing-to-take-back' | 'no-offence-there' | 'not-yet' | 'allowance-used' | 'too-many-webhooks' | 'not-on-offer-any-more' | 'invitation-taken' | 'invitation-expired' | 'links-expired' | 'in-flight' | 'key-used-otherwise' | 'content-too-large' | 'unsupported-media-type' | 'illegal-move' | 'claim-not-valid' | 'too-long' | 'no-leave-left' | 'too-complex' | 'too-many-requests' | 'internal' | 'try-again'
  /** What is wrong with each field. */
  readonly issues?: readonly {
    readonly path: string
    readonly message: string
  }[]
  readonly reason?: 'must-capture' | 'capture-unfinished' | 'must-take-most' | 'king-must-capture' | 'ambiguous' | 'wrong-square' | 'man-moved-backward' | 'crowned-and-went-on' | 'not-your-piece' | 'no-such-square' | 'unreadable'
  /** The article of the laws. */
  readonly article?: string
  /** With `not-yet`: the own move from which on a draw may be offered. */
  readonly drawsFrom?: number
  /** The full forms of an ambiguous move. */
  readonly forms?: readonly string[]
  readonly legalMoves?: readonly string[]
  /** `stale-ply`: `behind`, the game has moved on; `ahead`, that ply has not been played, or was taken back. */
  readonly ply?: 'behind' | 'ahead'
  /** The game as it is now. */
  readonly game?: Game
  /** The methods of this address. */
  readonly allow?: readonly string[]
  /** The most bytes that are allowed. */
  readonly limit?: number
  /** The content type that is read here. */
  readonly accept?: string
  /** The game’s public page. */
  readonly watch?: string
  /** The scope that the API key lacks. */
  readonly scope?: string
}

/** Where the notices of a seat go. */
export type Push = {
  /** The service’s public key: a browser’s `applicationServerKey`. */
  readonly key: string
  readonly devices: number
}

export type ReplayHookAnswer = {
  /** How many deliveries are attempted again. */
  readonly replayed: number
}

export type ReplayHookBody = {
  /** What happened before is left out. */
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
      /** Every square that is played on, in the order of the numbers. */
      readonly places: readonly {
        readonly square: number
        /** Counted from 0, from the top as White sees the board. */
        readonly row: number
        /** Counted from 0, from the left as White sees the board. */
        readonly column: number
        /** The name of the square, such as `c3`, if the rules use letters. */
        readonly name?: string
      }[]
    }
    readonly begins: 'black' | 'white'
    /** The game type of PDN. */
    readonly gameType: string
    /** The start position. */
    readonly fen: string
  }[]
}

export type RulesMoveBody = {
  /** Any position of these rules. */
  readonly fen: string
  /** To be made there. */
  readonly move?: string
}

/** What a player has set, or the arbiter. */
export type Seat = {
  readonly game: string
  readonly name: string | null
  readonly email: string | null
  readonly locale: string | null
  readonly timeZone: string | null
  readonly notifications: {
    /** `digest`: turns and early reminders come in one email a day. */
    readonly mail: 'turns' | 'digest' | 'off'
    /** Only for a player: the hour of the daily email, 0 to 23, in the seat’s time zone. */
    readonly digestAt?: number
    readonly reminders: readonly ('reserve' | 'day' | 'hours')[]
    readonly quietHours: boolean
    /** What an arbiter is emailed about. */
    readonly follow?: 'all' | 'asked' | 'results'
  }
  /** `unconfirmed`: the mailbox’s owner has yet to press a button; `later`: the email that asks is put off; `held`: may not have been asked. */
  readonly emails: 'none' | 'unconfirmed' | 'later' | 'on' | 'off' | 'returned' | 'held'
  /** With `later`: when that email is sent at the latest, or put off again. */
  readonly emailsAt?: string
  /** Only for the creator: whom an invitation has not reached yet. Pass on its link yourself. */
  readonly invited?: {
    readonly opponent?: {
      /** `later`: put off; `held`: it may not be sent until the seat asks; `returned`: it came back. */
      readonly mail: 'later' | 'held' | 'returned'
      /** With `later`: when the email is sent at the latest, or put off again. */
      readonly mailAt?: string
    }
    readonly arbiter?: {
      /** `later`: put off; `held`: it may not be sent until the seat asks; `returned`: it came back. */
      readonly mail: 'later' | 'held' | 'returned'
      /** With `later`: when the email is sent at the latest, or put off again. */
      readonly mailAt?: string
    }
  }
  readonly playForced: boolean
  readonly note: string
  /** The conditional moves: `lines` are those that still fit, without what was played, and `analysis` the others as they were. */
  readonly planned: {
    readonly lines: readonly (readonly string[])[]
    readonly analysis: readonly (readonly string[])[]
  } | null
  /** The seat’s analysis, as lines of moves. */
  readonly tried: {
    readonly ply: number
    readonly tree: string
  } | null
  readonly links?: {
    /** The link to the reader’s own seat in that game, or to its public page. */
    readonly match?: {
      readonly url: string
      readonly token?: string
      readonly seat?: 'black' | 'white' | null
    }
    /** The link to the reader’s own seat in that game, or to its public page. */
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
}

export type SetPushBody = {
  /** The browser’s push service. Its bound holds with the escapes that it is called with (`%C3%A9` for `é`), too. */
  readonly endpoint: string
  readonly expirationTime?: number | null
  readonly keys: {
    readonly p256dh: string
    readonly auth: string
  }
}

export type TestHookAnswer = {
  /** The id of the delivery. */
  readonly id: string
}

export type UnsentEmail = {
  /** `later`: put off; `held`: it may not be sent until the seat asks; `returned`: it came back. */
  readonly mail: 'later' | 'held' | 'returned'
  /** With `later`: when the email is sent at the latest, or put off again. */
  readonly mailAt?: string
  /** In an order of pairs, the position in `players`, counted from 1. */
  readonly player?: number
  /** The first of their games. */
  readonly game: string
  /** Whose link in that game is theirs. */
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
  /** Nothing is sent while it is disabled, tests apart. */
  readonly disabled: {
    readonly at: string
    /** `gone`: it answered 410. `exhausted`: eight tries in a day failed. */
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
  /** The games that the key owns, as they change */
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
  /** A game */
  game: {
    path: { readonly id: string }
    answer: GameRead
  }
  /** The legal moves of a game */
  legalMoves: {
    path: { readonly id: string }
    answer: LegalMovesAnswer
  }
  /** The version of a game alone */
  version: {
    path: { readonly id: string }
    answer: VersionAnswer
  }
  /** Do anything else in a game */
  act: {
    path: { readonly id: string }
    body: ActBody
    answer: ActAnswer
  }
  /** What happened in a game */
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
  /** What a player has set, or the arbiter */
  seat: {
    answer: Seat
  }
  /** Change what a player has set, or the arbiter */
  changeSeat: {
    body: ChangeSeatBody
    answer: Seat
  }
  /** Say which version your player has seen */
  seen: {
    body: SeenBody
    answer: SeenAnswer
  }
  /** Replace the link to a seat */
  rotate: {
    answer: RotateAnswer
  }
  /** Where the notices of a seat go */
  push: {
    answer: Push
  }
  /** Send the notices of a seat to a device */
  setPush: {
    body: SetPushBody
    answer: Push
  }
  /** Stop the notices of a seat */
  stopPush: {
    answer: Push
  }
  /** The game in PDN 3.0 */
  pdn: {
    path: { readonly id: string }
    query: { readonly ply?: number }
    answer: string
  }
  /** A position in FEN */
  fen: {
    path: { readonly id: string }
    query: { readonly ply?: number }
    answer: string
  }
  /** A position as a drawing */
  svg: {
    path: { readonly id: string }
    query: { readonly ply?: number; readonly flip?: '0' | '1' }
    answer: string
  }
  /** A position as a picture */
  png: {
    path: { readonly id: string }
    query: { readonly ply?: number; readonly flip?: '0' | '1' }
    answer: Uint8Array
  }
  /** The game up to a ply as a moving picture */
  gif: {
    path: { readonly id: string }
    query: { readonly ply?: number; readonly flip?: '0' | '1' }
    answer: Uint8Array
  }
  /** The games that the key owns in PDN 3.0, one after the other */
  ownRecords: {
    query: { readonly since?: string; readonly turn?: 'black' | 'white'; readonly status?: 'open' | 'active' | 'finished' | 'aborted' | 'expired'; readonly label?: string; readonly limit?: number }
    answer: string
  }
  /** Offer up to 500 games */
  order: {
    body: OrderBody
    answer: OrderAnswer
  }
  /** How far an order is, then its links */
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
  /** Legal moves of any position */
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
  /** Your webhooks */
  hooks: {
    answer: HooksAnswer
  }
  /** Send a test */
  testHook: {
    path: { readonly hook: string }
    answer: TestHookAnswer
  }
  /** What was sent to a webhook */
  deliveries: {
    path: { readonly hook: string }
    answer: DeliveriesAnswer
  }
  /** Send again what was given up */
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
  /** Where things are */
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
