// Made from openapi.json by `npm run openapi`. A test compares them.

export type ActAnswer = {
  readonly game: Game
  readonly links?: RelatedGameLinks | LostSeatLink
  /** Present if the same request was sent before: it is carried out only once. */
  readonly duplicate?: true
}

export type ActBody = ActBodyResign | ActBodyAbort | ActBodyRenew | ActBodyOfferDraw | ActBodyAcceptDraw | ActBodyDeclineDraw | ActBodyWithdrawDraw | ActBodyClaimDraw | ActBodyClaimTableWin | ActBodyClaimTableDraw | ActBodyGiveTime | ActBodyPlayOn | ActBodyProposePause | ActBodyAcceptPause | ActBodyDeclinePause | ActBodyEndPause | ActBodyTakeLeave | ActBodyEndLeave | ActBodyStand | ActBodyHuff | ActBodyEnforce | ActBodyPlan | ActBodyRequestTakeback | ActBodyAcceptTakeback | ActBodyDeclineTakeback | ActBodyRematch | ActBodyRemark | ActBodySay | ActBodyAskReseat | ActBodyVetoReseat | ActBodyForgetMe | ActBodyAskCount | ActBodyRefuseCount | ActBodyGrantCount | ActBodyEndCount | ActBodyAdjudicate | ActBodyVoid

/** Calls the game off; possible until both sides have moved. */
export type ActBodyAbort = {
  readonly message?: string
  readonly type: 'abort'
  readonly ply: number
}

/** Accepts the draw offer. */
export type ActBodyAcceptDraw = {
  readonly message?: string
  readonly type: 'accept-draw'
  readonly ply: number
}

/** Agrees to the pause. */
export type ActBodyAcceptPause = {
  readonly type: 'accept-pause'
  readonly ply: number
}

/** Lets the move be taken back. */
export type ActBodyAcceptTakeback = {
  readonly type: 'accept-takeback'
  readonly ply: number
}

/** Decides the game as black, white or draw; for the arbiter. */
export type ActBodyAdjudicate = {
  readonly result: 'black' | 'white' | 'draw'
  readonly type: 'adjudicate'
  readonly ply: number
}

/** Asks the arbiter for a move count. */
export type ActBodyAskCount = {
  readonly type: 'ask-count'
  readonly ply: number
}

/** Reports that a player has lost their link; a new link to the seat works after 48 hours. */
export type ActBodyAskReseat = {
  readonly seat?: 'black' | 'white'
  readonly type: 'ask-reseat'
  readonly ply: number
}

/** Claims a draw that the position gives a right to: one of the game’s claims. */
export type ActBodyClaimDraw = {
  readonly claim: 'threefold' | 'forty-move' | 'twenty-five-move' | 'sixteen-move' | 'twenty-move' | 'fifteen-move'
  readonly message?: string
  readonly type: 'claim-draw'
  readonly ply: number
}

/** Claims the draw that the endgame table shows. */
export type ActBodyClaimTableDraw = {
  readonly message?: string
  readonly type: 'claim-table-draw'
  readonly ply: number
}

/** Claims the win that the endgame table shows for the side to move, where the game’s `tables` allow it. */
export type ActBodyClaimTableWin = {
  readonly message?: string
  readonly type: 'claim-table-win'
  readonly ply: number
}

/** Declines the draw offer. */
export type ActBodyDeclineDraw = {
  readonly type: 'decline-draw'
  readonly ply: number
}

/** Declines the pause, or withdraws your own proposal. */
export type ActBodyDeclinePause = {
  readonly type: 'decline-pause'
  readonly ply: number
}

/** Declines the request, or withdraws your own. */
export type ActBodyDeclineTakeback = {
  readonly type: 'decline-takeback'
  readonly ply: number
}

/** Ends the count; for the arbiter. */
export type ActBodyEndCount = {
  readonly type: 'end-count'
  readonly ply: number
}

/** Ends your leave early; whole days are given back. */
export type ActBodyEndLeave = {
  readonly type: 'end-leave'
  readonly ply: number
}

/** Ends a pause with 24 hours’ notice. */
export type ActBodyEndPause = {
  readonly type: 'end-pause'
  readonly ply: number
}

/** Takes back the move that failed to jump, so that the other side must jump. */
export type ActBodyEnforce = {
  readonly type: 'enforce'
  readonly ply: number
}

/** Deletes your name, address, settings, plans and note from this game. Your moves stay, and so does your link; emails stop. */
export type ActBodyForgetMe = {
  readonly type: 'forget-me'
  readonly ply: number
}

/** Gives the other side time, such as P2D; the arbiter names the seat. */
export type ActBodyGiveTime = {
  /** A duration from PT1M to P60D, without years and months. */
  readonly time: string
  readonly seat?: 'black' | 'white'
  readonly type: 'give-time'
  readonly ply: number
}

/** Grants the count against the stronger side; for the arbiter. */
export type ActBodyGrantCount = {
  readonly stronger: 'black' | 'white'
  readonly type: 'grant-count'
  readonly ply: number
}

/** Takes off a piece that failed to jump. */
export type ActBodyHuff = {
  readonly square: number
  readonly type: 'huff'
  readonly ply: number
}

/** Offers a draw. If both sides offer, it is a draw. */
export type ActBodyOfferDraw = {
  readonly type: 'offer-draw'
  readonly ply: number
}

/** Replaces your planned replies: lists of moves, the opponent’s first. An empty list clears them. */
export type ActBodyPlan = {
  readonly lines: readonly (readonly string[])[]
  readonly type: 'plan'
  readonly ply: number
}

/** Forgives a loss on time in a lenient game, which then goes on; for the winner. */
export type ActBodyPlayOn = {
  /** A duration from PT1M to P60D, without years and months. */
  readonly time?: string
  readonly type: 'play-on'
  readonly ply: number
}

/** Proposes to stop both clocks until an instant, at most 30 days ahead. */
export type ActBodyProposePause = {
  readonly until: string
  readonly type: 'propose-pause'
  readonly ply: number
}

/** Refuses the count; for the arbiter. */
export type ActBodyRefuseCount = {
  readonly type: 'refuse-count'
  readonly ply: number
}

/** Sends one message after the end; only the players and the arbiter see it. */
export type ActBodyRemark = {
  readonly text: string
  readonly type: 'remark'
  readonly ply: number
}

/** Asks for a rematch. When both sides ask, the game begins. */
export type ActBodyRematch = {
  readonly type: 'rematch'
  readonly ply: number
}

/** Reopens an expired invitation; for the creator. */
export type ActBodyRenew = {
  readonly type: 'renew'
  readonly ply: number
}

/** Asks to take back your last move. */
export type ActBodyRequestTakeback = {
  readonly type: 'request-takeback'
  readonly ply: number
}

/** Resigns the game. */
export type ActBodyResign = {
  readonly message?: string
  readonly type: 'resign'
  readonly ply: number
}

/** Sends a message while the other side is to move; only the players and the arbiter see it. The other side gets an email. */
export type ActBodySay = {
  readonly text: string
  readonly type: 'say'
  readonly ply: number
}

/** Lets a failure to jump stand (huffing). Moving does the same. */
export type ActBodyStand = {
  readonly type: 'stand'
  readonly ply: number
}

/** Stops your own clock for a number of whole days. */
export type ActBodyTakeLeave = {
  readonly days: number
  readonly from?: string
  readonly type: 'take-leave'
  readonly ply: number
}

/** “I am still here”: the player keeps the seat. For the side that reported it, withdraws the report. */
export type ActBodyVetoReseat = {
  readonly type: 'veto-reseat'
  readonly ply: number
}

/** Calls the game off; for the arbiter. */
export type ActBodyVoid = {
  readonly type: 'void'
  readonly ply: number
}

/** Withdraws your own draw offer. */
export type ActBodyWithdrawDraw = {
  readonly type: 'withdraw-draw'
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
  /** `joined`: both players are there. `turn`: a side is to move. `reminder`: its time runs short. `draw-offered`: a side offers a draw. `forfeited`: the game is over because a side never moved. `finished`: it is over in any other way, also called off, declined or expired. `tournament-started`, `board-finished` (also after a ruling), `tournament-finished` (also cancelled): of tournaments. */
  readonly events: readonly ('joined' | 'turn' | 'reminder' | 'draw-offered' | 'finished' | 'forfeited' | 'tournament-started' | 'board-finished' | 'tournament-finished')[]
  /** Only events of games, and of tournaments, that have all of these labels are posted. */
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
    readonly leave: AwayDoneLeave | null
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

export type AwayDoneLeave = {
  readonly from: string
  readonly until: string
}

export type ChangeEntryBody = {
  /** The name, as boards and table show it. */
  readonly name?: string
  /** Another address for emails, which is asked for its consent. */
  readonly email?: string | null
  /** The language of emails. */
  readonly locale?: string | null
  /** The time zone of times in emails, and of quiet hours. */
  readonly timeZone?: string | null
  /** As in `ChangeSeatBody`, for all own boards at once. */
  readonly notifications?: {
    readonly mail?: 'turns' | 'digest' | 'off'
    readonly digestAt?: number
    readonly reminders?: readonly ('reserve' | 'day' | 'hours')[]
    readonly quietHours?: boolean
    readonly follow?: 'all' | 'asked' | 'results'
  }
}

export type ChangeHookBody = {
  /** The address to post to: `https`, a public host name, port 443, no user name. Its length is counted with escapes (`%C3%A9` for `é`). Private networks cannot be reached. */
  readonly url?: string
  /** `joined`: both players are there. `turn`: a side is to move. `reminder`: its time runs short. `draw-offered`: a side offers a draw. `forfeited`: the game is over because a side never moved. `finished`: it is over in any other way, also called off, declined or expired. `tournament-started`, `board-finished` (also after a ruling), `tournament-finished` (also cancelled): of tournaments. */
  readonly events?: readonly ('joined' | 'turn' | 'reminder' | 'draw-offered' | 'finished' | 'forfeited' | 'tournament-started' | 'board-finished' | 'tournament-finished')[]
  /** Only events of games, and of tournaments, that have all of these labels are posted. */
  readonly labels?: ChangeHookBodyLabels | null
  /** `standard` posts JSON for programs; `slack` and `discord` post a sentence for people. */
  readonly format?: 'standard' | 'slack' | 'discord'
  /** The language of the sentences for `slack` and `discord`. */
  readonly locale?: string | null
  /** `false` disables the webhook, `true` enables it again. */
  readonly enabled?: boolean
  /** `new` makes a new secret, which the answer has. For a day the old one signs too. */
  readonly secret?: 'new'
}

export type ChangeHookBodyLabels = Readonly<Record<string, string>>

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
  /** Corrects the address of an open invitation: the new one gets the invitation, the old one nothing more. The creator may, three times a game, unless a program owns it. */
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
      readonly seat: Colour | null
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
  /** The player is a program: the invitation, the board and PDN say so. */
  readonly bot?: boolean
}

export type ClockPreset = 'daily' | 'relaxed' | 'weekly' | 'postal' | 'fischer' | 'club' | 'fmjd-2014' | 'none'

export type Colour = 'black' | 'white'

export type CreateAnswer = {
  readonly game: Game
  readonly links: {
    readonly creator?: {
      readonly url: string
      readonly token: string
      readonly seat: Colour | null
    }
    readonly invitation?: {
      readonly url: string
      readonly token: string
    }
    readonly opponent?: {
      readonly url: string
      readonly token: string
      readonly seat?: Colour | null
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
  readonly held?: readonly ('creator' | 'opponent' | 'arbiter' | (string & {}))[]
  /** Present if the API key lacks `games:create`: then no list or webhook of the key has the game. */
  readonly owned?: false
}

export type CreateBody = {
  readonly rules?: 'english' | 'english-huffing' | 'english-crown-and-continue' | 'english-kings-first' | 'international' | 'russian' | 'brazilian' | 'pool' | 'italian' | 'spanish' | 'portuguese' | 'czech' | 'canadian' | 'frisian' | 'thai'
  /** A preset by its name (`relaxed` if left out), or its parts: a turn has `perMove`, then uses the `reserve`, to which each move adds `increment`, up to `cap`, and every `moves` moves add `period`. */
  readonly clock?: ClockPreset | TimeControl
  /** The usual start (`free`, if left out), a position, the last position of a game’s PDN by these rules, or a ballot (a drawn opening): by number, or drawn when the opponent accepts. */
  readonly opening?: UsualStart | OpeningFen | OpeningPdn | OpeningBallot
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
  /** Whether the side to move may claim a win or draw by the endgame table (`GET /v1/tables`). Games of English draughts alone may have it. */
  readonly tables?: 'allowed'
  readonly creator: {
    readonly name: string
    readonly email?: string
    readonly locale?: string
    readonly timeZone?: string
    /** The player is a program: the invitation, the board and PDN say so. */
    readonly bot?: boolean
    readonly seat: 'black' | 'white' | 'toss'
  }
  /** The opponent who is invited. If left out, whoever has the invitation’s link may accept. */
  readonly opponent?: {
    readonly name: string
    readonly email?: string
    readonly locale?: string
    readonly timeZone?: string
    /** Only with `hold`: who is invited says it when they accept. */
    readonly bot?: boolean
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
  /** At most 6 labels with texts of at most 40 characters, 240 bytes in all. Everyone sees them; `event`, `event-date`, `stage`, `section`, `round` and `board` are in the PDN. They need the scope `games:create`. */
  readonly labels?: Readonly<Record<string, string>>
  /** The creator’s first move, if the creator begins. */
  readonly firstMove?: string
  /** The club’s word, where only its people and programs of the operator may create games. Ignored elsewhere. */
  readonly word?: string
}

export type DeliveriesAnswer = {
  /** The newest 100 deliveries of the last seven days. */
  readonly deliveries: readonly Delivery[]
}

export type Delivery = {
  /** The id of the delivery: the `webhook-id` of each attempt. */
  readonly id: string
  readonly event: 'joined' | 'turn' | 'reminder' | 'draw-offered' | 'finished' | 'forfeited' | 'tournament-started' | 'board-finished' | 'tournament-finished' | 'test' | (string & {})
  readonly game?: string
  /** With an event of a tournament: its id. */
  readonly tournament?: string
  /** When the event happened. */
  readonly at: string
  /** `waiting`: an attempt is still due. `dropped`: the turn was over before it could be posted. `given-up`: no attempt follows. */
  readonly state: 'waiting' | 'delivered' | 'dropped' | 'given-up' | (string & {})
  readonly tries: number
  readonly triedAt?: string
  /** The HTTP status that answered the last attempt. Left out without an answer. */
  readonly status?: number
  /** Why the last attempt got no answer, or was not made. `address`: no public host has this name. `disabled`: the webhook is disabled. `limit`: your webhooks have had their 3,000 posts of the hour; the attempt waits until `nextAt`, or is given up after a day. */
  readonly failure?: 'address' | 'tls' | 'timeout' | 'connection' | 'limit' | 'disabled' | (string & {})
  readonly nextAt?: string
}

export type DocumentAnswer = {
  readonly openapi: string
  readonly info: {
    readonly title: string
  }
}

export type DurationByColour = {
  readonly black: string
  readonly white: string
}

export type EnterAnswer = {
  readonly tournament: Tournament
  readonly links: {
    /** The player’s own link. */
    readonly entry: {
      readonly url: string
      readonly token: string
    }
  }
}

export type EnterBody = {
  /** The name, as boards and table show it. */
  readonly name: string
  /** The address for emails. Without one, the link is the player’s to keep. */
  readonly email?: string
  /** The language of emails. */
  readonly locale?: string
  /** The time zone of times in emails. */
  readonly timeZone?: string
  readonly club?: string
  /** The number or name at the federation. */
  readonly id?: string
  /** The title, such as `GMI`. */
  readonly title?: string
  /** The rating as given: a text, such as `1842`. It is shown, and nothing is computed from it. */
  readonly rating?: string
  /** The team, in a team match. */
  readonly team?: string
  /** The board in the team, from 1. */
  readonly board?: number
  /** The player is a program: boards and PDN say so. */
  readonly bot?: boolean
}

export type EntrantBody = {
  /** The name, as boards and table show it. */
  readonly name: string
  /** The address for the invitation. Without one, the secretary gets the invitation to pass on. */
  readonly email?: string
  /** The language of emails. */
  readonly locale?: string
  /** The time zone of times in emails. */
  readonly timeZone?: string
  readonly club?: string
  /** The number or name at the federation. */
  readonly id?: string
  /** The title, such as `GMI`. */
  readonly title?: string
  /** The rating as given: a text, such as `1842`. It is shown, and nothing is computed from it. */
  readonly rating?: string
  /** The team, in a team match. */
  readonly team?: string
  /** The board in the team, from 1. */
  readonly board?: number
  /** The captain, who may replace players of the own team. */
  readonly captain?: boolean
  /** The player is a program: boards and PDN say so. */
  readonly bot?: boolean
  /** The secretary or the deputy, who plays, too. */
  readonly official?: 'secretary' | 'deputy'
}

/** The settings of a player for an event and all of the own boards, or of an official. */
export type Entry = {
  /** The id of the tournament. */
  readonly tournament: string
  /** Whose link this is. */
  readonly role: 'secretary' | 'deputy' | 'player' | (string & {})
  /** The number of the player. Left out for an official. */
  readonly number?: number
  readonly name: string
  /** Where the player stands. Left out for an official. */
  readonly status?: 'listed' | 'invited' | 'applied' | 'waiting' | 'accepted' | 'declined' | 'removed' | 'withdrawn' | 'expelled' | 'replaced' | (string & {})
  readonly email: string | null
  readonly locale: string | null
  readonly timeZone: string | null
  readonly notifications: {
    /** The emails about turns, as in `Seat`. */
    readonly mail: 'turns' | 'digest' | 'off' | (string & {})
    /** The hour of the daily email, 0 to 23, in the player’s time zone. */
    readonly digestAt: number
  }
  /** Whether emails reach the player, as in `Seat`. */
  readonly emails: 'none' | 'unconfirmed' | 'later' | 'on' | 'off' | 'returned' | 'held' | (string & {})
  /** With `later`: the latest time at which the first email is sent, or postponed again. */
  readonly emailsAt?: string
}

export type EventBallots = {
  readonly ballot: 'three-move' | 'two-move' | 'eleven-man'
  readonly scope?: 'pair' | 'round'
}

export type EventPositions = {
  readonly positions: readonly string[]
  readonly scope?: 'pair' | 'round'
}

export type EventRulesAddress = {
  readonly url: string
}

export type EventRulesText = {
  readonly text: string
}

export type Evidence = {
  readonly id: string
  /** In the order in which they began, also those whose moves were taken back. */
  readonly turns: readonly TurnEvidence[]
  /** The loss on time. Null if nobody lost on time. */
  readonly lost: EvidenceLost | null
  /** A player reads about the emails of their own seat, the arbiter about those of both. Null for everyone else, and before the game begins. */
  readonly emails: EvidenceEmails | null
}

export type EvidenceEmails = {
  readonly black: SeatEmails | null
  readonly white: SeatEmails | null
}

export type EvidenceLost = {
  readonly side: 'black' | 'white'
  readonly deadline: string
  /** The end is stored after this, so that a move received in time is stored first. */
  readonly graceEnded: string
  /** When the end of the game was stored. */
  readonly committed: string
  /** `timer`: its timer, or a move that came too late, ended the game; `sweep`: the timer was at least two minutes late. */
  readonly by: 'timer' | 'sweep' | (string & {})
}

export type FoundAnswer = TournamentsFounded | TournamentsPlanned

export type FoundBody = {
  /** The name of the event, which is the label `event` of its games. */
  readonly title: string
  /** The name of this section, if the event has several. */
  readonly section?: string
  /** `single`, `two-game`: everyone meets everyone once, or twice on the same opening with colours changed: 32 players at most, or 22. `pairs`: the given pairs. `team-match`: two teams, board against board. */
  readonly format?: 'single' | 'two-game' | 'pairs' | 'team-match'
  readonly rules?: 'english' | 'english-huffing' | 'english-crown-and-continue' | 'english-kings-first' | 'international' | 'russian' | 'brazilian' | 'pool' | 'italian' | 'spanish' | 'portuguese' | 'czech' | 'canadian' | 'frisian' | 'thai'
  /** The clock of each game, as in `CreateBody`. */
  readonly clock?: ClockPreset | TimeControl
  /** `lenient` refuses illegal moves; with `laws` the first brings a caution, the next the loss. */
  readonly strictness?: 'lenient' | 'laws'
  /** If a first move never comes: `loss` is a loss by forfeit, `void` calls the game off. */
  readonly noShow?: 'loss' | 'void'
  /** How much leave each player may take in each game, in whole days. A duration from PT0S to P366D, without years and months. */
  readonly leave?: string
  /** Whether Saturdays and Sundays stop the clocks, in the `timeZone`. */
  readonly weekendsOff?: boolean
  /** From which of their own moves on, numbered as on score sheets, players may offer a draw; from the first if left out. Claims of a draw are not bound by it. */
  readonly drawOffersFrom?: number
  /** Whether draughts programs may help the players. Nobody checks it. If left out, nothing is agreed about it. */
  readonly engines?: 'allowed' | 'not-allowed'
  /** Whether the side to move may claim a win or draw by the endgame table (`GET /v1/tables`). Games of English draughts alone may have it. */
  readonly tables?: 'allowed'
  /** What players cannot ask of each other; everything here if left out. */
  readonly without?: readonly ('pauses' | 'gifts' | 'takebacks' | 'rematches')[]
  /** The usual start (`free`, if left out); ballots drawn from a deck, or positions: for each `pair`, or for each `round`. Each pair draws one of the positions; the rounds take them in turn. */
  readonly opening?: UsualStart | EventBallots | EventPositions
  /** How people enter. `closesAt`: nobody enters or accepts from then on, and the event begins by itself if it has enough players. `limit`: how many may play. `open`: a link lets anyone enter, and with `approval` the secretary decides about them. `waitingList`: who comes after the limit waits for a place. */
  readonly entry?: {
    readonly closesAt?: string
    readonly limit?: number
    readonly open?: boolean
    readonly approval?: boolean
    readonly waitingList?: boolean
  }
  /** How many must have accepted before the event begins: 3 in a round robin, else 2, if left out. */
  readonly least?: number
  /** What decides between equal points, in this order. What none decides is shared. */
  readonly ties?: readonly ('direct' | 'wins' | 'sonneborn-berger')[]
  /** `half`: the games of whoever lost more than half of theirs by time or by leaving count for nobody. `count`: all count. */
  readonly leavers?: 'half' | 'count'
  /** The event’s own rules, as a text or the address of one. Whoever enters accepts them. */
  readonly eventRules?: EventRulesText | EventRulesAddress
  /** When open games go to adjudication. What is not decided 14 days later counts for nobody. */
  readonly endsAt?: string
  /** With the format `pairs`: the numbers of the two players of each pair, their places in the list from 1. The first begins. */
  readonly pairs?: readonly (readonly number[])[]
  /** With `pairs` and `team-match`: each pair plays two games, with colours changed. */
  readonly bothColours?: boolean
  /** The time zone of `weekendsOff`. */
  readonly timeZone?: string
  /** Who leads the event. Without an API key the address is needed, and proven before anybody is invited. */
  readonly secretary: {
    readonly name: string
    readonly email?: string
    readonly locale?: string
    readonly timeZone?: string
  }
  /** The players of the first list. Without any, or besides, people enter by invitation or by the open link. */
  readonly players?: readonly ListedPlayerBody[]
  /** The players as a text instead: `Name <address>`, `Name, address`, or a table with the headings `Name`, `Email`, `Club`, `Id`, `Title`, `Rating`, `Team`, `Board`, `Captain`, `Section`. */
  readonly list?: string
  /** The club’s word, where only its people and programs of the operator may create games. Ignored elsewhere. */
  readonly word?: string
  /** Nothing is stored: the answer has what would be founded. */
  readonly dryRun?: boolean
}

export type FoundedTournament = {
  readonly tournament: Tournament
  readonly links: {
    /** The secretary’s link, by which your program leads the event. */
    readonly secretary: {
      readonly url: string
      readonly token: string
    }
    readonly watch: {
      readonly url: string
    }
  }
}

/** A game. Only `you` differs between readers. */
export type Game = {
  /** The id of the game: twelve letters and digits. */
  readonly id: string
  /** Counts the changes that everyone can see. */
  readonly version: number
  /** The rule set; `GET /v1/rules` describes it. */
  readonly rules: 'english' | 'english-huffing' | 'english-crown-and-continue' | 'english-kings-first' | 'international' | 'russian' | 'brazilian' | 'pool' | 'italian' | 'spanish' | 'portuguese' | 'czech' | 'canadian' | 'frisian' | 'thai' | (string & {})
  /** `open`: not accepted yet. `finished`: it has a result. `aborted`: called off or declined. `expired`: nobody accepted in time. */
  readonly status: 'open' | 'active' | 'finished' | 'aborted' | 'expired'
  /** How many half-moves have been played. */
  readonly ply: number
  /** The side to move. Null unless the game is active. */
  readonly turn: Colour | null
  /** The present position, in FEN. */
  readonly fen: string
  /** Who plays which colour. A `name` is null while the seat is free or before a toss decides it. */
  readonly seats: {
    readonly black: {
      readonly name: string | null
      readonly taken: boolean
      /** Present if the player has said to be a program. */
      readonly bot?: true
    }
    readonly white: {
      readonly name: string | null
      readonly taken: boolean
      /** Present if the player has said to be a program. */
      readonly bot?: true
    }
  }
  /** Who offered the game. `seat` is their colour, null before a toss decides it. */
  readonly creator: {
    readonly name: string
    readonly seat: Colour | null
    /** Present if the player has said to be a program. */
    readonly bot?: true
  }
  /** Until when the side to move may move, its reserve included. Null without a clock or a turn. */
  readonly deadline: string | null
  /** When the game ended. Null while it is open or active. */
  readonly endedAt: string | null
  /** The result. A null `winner` means a draw. Null unless the game is finished. */
  readonly result: GameResult | null
  /** Who called the game off; `clock`: a side never moved; `invited`: the invitation was declined. Null unless aborted. */
  readonly abortedBy: 'creator' | 'opponent' | 'arbiter' | 'clock' | 'invited' | (string & {}) | null
  /** The side that offers a draw, or null. */
  readonly drawOffer: Colour | null
  /** The side that proposes to stop both clocks, and until when, or null. */
  readonly pauseProposal: GamePauseProposal | null
  /** The side that asks to take its last move back, or null. */
  readonly takeback: Colour | null
  /** A move count by the arbiter: the side `stronger` must win within `left` more moves of its own, or the game is drawn. Null without a count. */
  readonly count: GameCount | null
  /** The side that asks the arbiter for a move count, or null. */
  readonly countAsked: Colour | null
  /** A request for a new link to a seat whose link is lost, or null. It works from `from` on, unless the holder of the old link objects. */
  readonly reseat: GameReseat | null
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
  readonly rematch: GameRematch | null
  /** The position before the first move, in FEN. */
  readonly startFen: string
  /** All moves from the first, without those that were taken back. */
  readonly moves: readonly string[]
  /** When each of the `moves` was received. */
  readonly movedAt: readonly string[]
  /** The colour that the creator asked for; `toss` leaves it to chance. */
  readonly wish: 'black' | 'white' | 'toss' | (string & {})
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
    readonly left: DurationByColour | null
    /** All time that each reserve ever got, with its first amount and gifts. Null without a clock. */
    readonly given: DurationByColour | null
    /** The leave that each side may still take. Null without a clock. */
    readonly leaveLeft: DurationByColour | null
    /** Periods that do not count for the clocks, past and to come. */
    readonly freezes: readonly {
      /** `pause`: both sides agreed on it; `leave`: one side took it; `outage`: the operator declared it; `tournament`: the secretary has paused all games. */
      readonly kind: 'pause' | 'leave' | 'outage' | 'tournament' | (string & {})
      readonly from: string
      readonly until: string
      /** The side whose clock stops. Null if both clocks stop. */
      readonly seat: Colour | null
    }[]
  }
  /** The usual start (`free`), a position, or a ballot (a drawn opening). */
  readonly opening: GameUsualStart | GameOpeningFen | GameOpeningBallot
  /** The random number that decided toss and ballot, and the ballot’s number, if any. Null until both seats are taken. */
  readonly drawn: GameDrawn | null
  /** `lenient` refuses illegal moves; with `laws` the first brings a caution, the next the loss. */
  readonly strictness: 'lenient' | 'laws' | (string & {})
  /** If a turn runs out before each side has moved once: `void` calls the game off without a loser, `loss` is a loss by forfeit. */
  readonly noShow: 'loss' | 'void' | (string & {})
  /** From which of their own moves on, numbered as on score sheets, players may offer a draw; from the first if left out. Claims of a draw are not bound by it. */
  readonly drawOffersFrom?: number
  /** Whether draughts programs may help the players. Nobody checks it. If left out, nothing is agreed about it. */
  readonly engines?: 'allowed' | 'not-allowed' | (string & {})
  /** Whether the side to move may claim a win or draw by the endgame table (`GET /v1/tables`). Games of English draughts alone may have it. */
  readonly tables?: 'allowed' | (string & {})
  /** Which game of a two-game match this is, and the id of the other, or null. */
  readonly match: GameMatch | null
  /** Until when the invitation can be accepted. Null unless the game is open. */
  readonly invitationUntil: string | null
  /** The arbiter’s name, or null. */
  readonly arbiter: string | null
  /** The labels from the program that owns the game, or from its tournament, if any. */
  readonly labels?: Readonly<Record<string, string>>
  /** The tournament of this game. Left out of all other games. */
  readonly tournament?: {
    readonly id: string
    /** The number of the board in the tournament. */
    readonly board: number
    /** What players cannot ask of each other. */
    readonly without: readonly ('pauses' | 'gifts' | 'takebacks' | 'rematches' | (string & {}))[]
  }
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
  readonly claims: readonly ('threefold' | 'forty-move' | 'twenty-five-move' | 'sixteen-move' | 'twenty-move' | 'fifteen-move' | (string & {}))[]
  /** The legal moves of the side to move, as they can be sent. */
  readonly legalMoves: readonly string[]
  /** What only the holder of this link can see. Null without a link. */
  readonly you: GameYou | null
}

export type GameCount = {
  readonly stronger: 'black' | 'white'
  readonly left: number
}

export type GameDrawn = {
  readonly chance: number
  readonly ballot: number | null
}

/** One event of a game; `type` says what happened. A later release may have further types. */
export type GameEvent = GameEventOffered | GameEventJoined | GameEventAppointed | GameEventMoved | GameEventSaid | GameEventCautioned | GameEventPlanned | GameEventChose | GameEventRenamed | GameEventForgotten | GameEventLinkRotated | GameEventReseated | GameEventFinished | GameEventDeclined | GameEventRematchAgreed | GameEventRemarked | GameEventHuffed | GameEventEnforced | GameEventTakenBack | GameEventDrawOffered | GameEventDrawWithdrawn | GameEventDrawDeclined | GameEventPauseProposed | GameEventPauseDeclined | GameEventTakebackAsked | GameEventTakebackDeclined | GameEventCountAsked | GameEventCountRefused | GameEventCountGranted | GameEventCountEnded | GameEventTimeGiven | GameEventPlayedOn | GameEventPaused | GameEventPauseEnding | GameEventLeaveTaken | GameEventLeaveEnded | GameEventFrozen | GameEventClocksStopped | GameEventReseatAsked | GameEventReseatVetoed | GameEventAborted | GameEventExpired | GameEventRenewed | GameEventRematchOffered

export type GameEventAborted = {
  readonly type: 'aborted'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  /** Who called the game off. Null if the clock did, as a side never moved. */
  readonly by: Party | null
}

export type GameEventAppointed = {
  readonly type: 'appointed'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
  readonly name: string
}

export type GameEventCautioned = {
  readonly type: 'cautioned'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
  /** Why the move was illegal. Only that player and the arbiter can see it. */
  readonly reason?: 'must-capture' | 'capture-unfinished' | 'must-take-most' | 'king-must-capture' | 'ambiguous' | 'wrong-square' | 'man-moved-backward' | 'crowned-and-went-on' | 'not-your-piece' | 'no-such-square' | 'unreadable' | 'not-your-turn' | (string & {})
  /** The illegal move. Only that player and the arbiter can see it. */
  readonly move?: string
}

/** Only the player named in `by` can see this event. */
export type GameEventChose = {
  readonly type: 'chose'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
  readonly reminders: readonly ('reserve' | 'day' | 'hours' | (string & {}))[]
  /** The time zone of the quiet hours. Left out without quiet hours. */
  readonly quietIn?: string
  readonly playForced: boolean
  /** How many changes of the reader’s own, just before this one, are no longer in the log. Left out if none. */
  readonly gap?: number
}

export type GameEventClocksStopped = {
  readonly type: 'clocks-stopped'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly from: string
  readonly until: string
}

export type GameEventCountAsked = {
  readonly type: 'count-asked'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
}

export type GameEventCountEnded = {
  readonly type: 'count-ended'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
}

export type GameEventCountGranted = {
  readonly type: 'count-granted'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly stronger: 'black' | 'white'
}

export type GameEventCountRefused = {
  readonly type: 'count-refused'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
}

export type GameEventDeclined = {
  readonly type: 'declined'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  /** The message of the person who declined. Only the creator can see it. */
  readonly text?: string
}

export type GameEventDrawDeclined = {
  readonly type: 'draw-declined'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
}

export type GameEventDrawOffered = {
  readonly type: 'draw-offered'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
}

export type GameEventDrawWithdrawn = {
  readonly type: 'draw-withdrawn'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
}

export type GameEventEnforced = {
  readonly type: 'enforced'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
}

export type GameEventExpired = {
  readonly type: 'expired'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
}

export type GameEventFinished = {
  readonly type: 'finished'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly result: {
    readonly winner: Colour | null
    readonly reason: 'no-pieces' | 'no-moves' | 'resignation' | 'time' | 'forfeit' | 'agreement' | 'threefold' | 'forty-move' | 'twenty-five-move' | 'sixteen-move' | 'twenty-move' | 'fifteen-move' | 'king-against-king' | 'illegal-moves' | 'adjudication' | 'withdrawal' | 'count' | 'length' | 'complexity' | 'table' | (string & {})
    /** With the reason `table`: the entry that decided, which anyone can look up in the file at `/v1/tables/{name}`. */
    readonly table?: {
      readonly name: 'english-4' | (string & {})
      /** The pieces of the side to move and of the other side, as `MK-KK`. */
      readonly slice: string
      /** The place of the position in the slice, from 0. */
      readonly index: number
      /** The SHA-256 of the table’s file, in hexadecimal digits. */
      readonly sha256: string
    }
  }
}

export type GameEventForgotten = {
  readonly type: 'forgotten'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
}

export type GameEventFrozen = {
  readonly type: 'frozen'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly from: string
  readonly until: string
}

export type GameEventHuffed = {
  readonly type: 'huffed'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly square: number
}

export type GameEventJoined = {
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
}

export type GameEventLeaveEnded = {
  readonly type: 'leave-ended'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
  readonly until: string
}

export type GameEventLeaveTaken = {
  readonly type: 'leave-taken'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
  readonly from: string
  readonly until: string
}

/** Only the holder of the link can see this event. */
export type GameEventLinkRotated = {
  readonly type: 'link-rotated'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
  /** How many changes of the reader’s own, just before this one, are no longer in the log. Left out if none. */
  readonly gap?: number
}

export type GameEventMoved = {
  readonly type: 'moved'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
  readonly move: string
}

export type GameEventOffered = {
  readonly type: 'offered'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
  readonly name: string
}

export type GameEventPauseDeclined = {
  readonly type: 'pause-declined'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
}

export type GameEventPauseEnding = {
  readonly type: 'pause-ending'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
  readonly until: string
}

export type GameEventPauseProposed = {
  readonly type: 'pause-proposed'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
  readonly until: string
}

export type GameEventPaused = {
  readonly type: 'paused'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly until: string
}

/** Only the player named in `by` can see this event. */
export type GameEventPlanned = {
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
}

export type GameEventPlayedOn = {
  readonly type: 'played-on'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly time: string
}

export type GameEventRemarked = {
  readonly type: 'remarked'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
  /** The message. Only the players and the arbiter can see it. */
  readonly text?: string
}

export type GameEventRematchAgreed = {
  readonly type: 'rematch-agreed'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly game: string
}

export type GameEventRematchOffered = {
  readonly type: 'rematch-offered'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
}

export type GameEventRenamed = {
  readonly type: 'renamed'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
  readonly name: string
}

export type GameEventRenewed = {
  readonly type: 'renewed'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
}

export type GameEventReseatAsked = {
  readonly type: 'reseat-asked'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
  readonly to: Party
}

export type GameEventReseatVetoed = {
  readonly type: 'reseat-vetoed'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
}

export type GameEventReseated = {
  readonly type: 'reseated'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly to: Party
  readonly name: string
}

/** Only the players and the arbiter can see this event. */
export type GameEventSaid = {
  readonly type: 'said'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
  readonly text: string
}

export type GameEventTakebackAsked = {
  readonly type: 'takeback-asked'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
}

export type GameEventTakebackDeclined = {
  readonly type: 'takeback-declined'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
}

export type GameEventTakenBack = {
  readonly type: 'taken-back'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
}

export type GameEventTimeGiven = {
  readonly type: 'time-given'
  /** The version of the game after the event. Events of one request have the same version. */
  readonly seq: number
  readonly at: string
  /** How many half-moves had been played after the event. */
  readonly ply: number
  readonly by: Party
  readonly to: Party
  readonly time: string
}

export type GameEvents = {
  readonly events: readonly GameEvent[]
  /** Send this as `since` in the next request. It stays the same while nothing happens. */
  readonly next: string
  /** Whether there are further events already. */
  readonly more: boolean
}

export type GameMatch = {
  readonly part: 1 | 2
  readonly other: string
  readonly order: 'together' | 'in-turn' | (string & {})
}

export type GameOpeningBallot = {
  readonly kind: 'ballot'
  readonly deck: 'three-move' | 'two-move' | 'eleven-man' | (string & {})
  readonly number?: number
}

export type GameOpeningFen = {
  readonly kind: 'fen'
  readonly fen: string
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

export type GamePauseProposal = {
  readonly by: 'black' | 'white'
  readonly until: string
}

export type GameRead = Game & {
  readonly links?: {
    /** The other game of the match: the link to the reader’s own seat there or, without a token, to its public page. */
    readonly match?: {
      readonly url: string
      readonly token?: string
      readonly seat?: Colour | null
    }
    /** The rematch: the link to the reader’s own seat there or, without a token, to its public page. */
    readonly rematch?: {
      readonly url: string
      readonly token?: string
      readonly seat?: Colour | null
    }
  }
}

export type GameRematch = {
  readonly offeredBy: Colour | null
  readonly game: string | null
}

export type GameReseat = {
  readonly seat: 'black' | 'white'
  readonly by: 'creator' | 'opponent' | 'arbiter' | (string & {})
  readonly from: string
}

export type GameResult = {
  readonly winner: Colour | null
  readonly reason: 'no-pieces' | 'no-moves' | 'resignation' | 'time' | 'forfeit' | 'agreement' | 'threefold' | 'forty-move' | 'twenty-five-move' | 'sixteen-move' | 'twenty-move' | 'fifteen-move' | 'king-against-king' | 'illegal-moves' | 'adjudication' | 'withdrawal' | 'count' | 'length' | 'complexity' | 'table' | (string & {})
  /** With the reason `table`: the entry that decided, which anyone can look up in the file at `/v1/tables/{name}`. */
  readonly table?: {
    readonly name: 'english-4' | (string & {})
    /** The pieces of the side to move and of the other side, as `MK-KK`. */
    readonly slice: string
    /** The place of the position in the slice, from 0. */
    readonly index: number
    /** The SHA-256 of the table’s file, in hexadecimal digits. */
    readonly sha256: string
  }
}

export type GameUsualStart = {
  readonly kind: 'free'
}

/** What only the holder of this link can see. */
export type GameYou = {
  readonly role: 'creator' | 'opponent' | 'arbiter' | (string & {})
  /** The colour. Null for the arbiter, and before a toss decides it. */
  readonly seat: Colour | null
  /** The player’s settings. Null for the arbiter. */
  readonly choices: GameYouChoices | null
  readonly messages: readonly {
    readonly by: 'black' | 'white'
    readonly ply: number
    readonly text: string
    /** Present if it was written after the end of the game. */
    readonly after?: true
  }[]
  /** Whether the player has conditional moves. */
  readonly planned: boolean
  /** What the player, on turn, can claim by the endgame table. Left out if nothing, and while a capture must be made. */
  readonly tableClaim?: 'win' | 'draw' | (string & {})
}

export type GameYouChoices = {
  readonly reminders: readonly ('reserve' | 'day' | 'hours' | (string & {}))[]
  /** The time zone of the quiet hours, if any: no reminder from 22 to 8 o’clock. */
  readonly quietIn?: string
  readonly playForced: boolean
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
  readonly tables: string
  readonly orders: string
  readonly tournaments: string
  readonly entry: string
  readonly webhooks: string
  readonly health: string
  /** Who runs the service; a field is missing if the operator has not set it */
  readonly operator: {
    readonly name?: string
    readonly imprint?: string
    readonly privacy?: string
    /** An email address, or the address of a page */
    readonly contact?: string
    /** The email address for reports of abuse */
    readonly abuse?: string
  }
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

export type ListedPlayerBody = {
  /** The name, as boards and table show it. */
  readonly name: string
  /** The address for the invitation. Without one, the secretary gets the invitation to pass on. */
  readonly email?: string
  /** The language of emails. */
  readonly locale?: string
  /** The time zone of times in emails. */
  readonly timeZone?: string
  readonly club?: string
  /** The number or name at the federation. */
  readonly id?: string
  /** The title, such as `GMI`. */
  readonly title?: string
  /** The rating as given: a text, such as `1842`. It is shown, and nothing is computed from it. */
  readonly rating?: string
  /** The team, in a team match. */
  readonly team?: string
  /** The board in the team, from 1. */
  readonly board?: number
  /** The captain, who may replace players of the own team. */
  readonly captain?: boolean
  /** The player is a program: boards and PDN say so. */
  readonly bot?: boolean
  /** The secretary or the deputy, who plays, too. */
  readonly official?: 'secretary' | 'deputy'
  /** The section. Each becomes a tournament of its own, with the same `sections`. */
  readonly section?: string
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
    readonly rules: 'english' | 'english-huffing' | 'english-crown-and-continue' | 'english-kings-first' | 'international' | 'russian' | 'brazilian' | 'pool' | 'italian' | 'spanish' | 'portuguese' | 'czech' | 'canadian' | 'frisian' | 'thai' | (string & {})
    /** `open`: not accepted yet. `finished`: it has a result. `aborted`: called off or declined. `expired`: nobody accepted in time. */
    readonly status: 'open' | 'active' | 'finished' | 'aborted' | 'expired'
    /** How many half-moves have been played. */
    readonly ply: number
    /** The side to move. Null unless the game is active. */
    readonly turn: Colour | null
    /** The present position, in FEN. */
    readonly fen: string
    /** Who plays which colour. A `name` is null while the seat is free or before a toss decides it. */
    readonly seats: {
      readonly black: {
        readonly name: string | null
        readonly taken: boolean
        /** Present if the player has said to be a program. */
        readonly bot?: true
      }
      readonly white: {
        readonly name: string | null
        readonly taken: boolean
        /** Present if the player has said to be a program. */
        readonly bot?: true
      }
    }
    /** Who offered the game. `seat` is their colour, null before a toss decides it. */
    readonly creator: {
      readonly name: string
      readonly seat: Colour | null
      /** Present if the player has said to be a program. */
      readonly bot?: true
    }
    /** Until when the side to move may move, its reserve included. Null without a clock or a turn. */
    readonly deadline: string | null
    /** When the game ended. Null while it is open or active. */
    readonly endedAt: string | null
    /** The result. A null `winner` means a draw. Null unless the game is finished. */
    readonly result: GameResult | null
    /** Who called the game off; `clock`: a side never moved; `invited`: the invitation was declined. Null unless aborted. */
    readonly abortedBy: 'creator' | 'opponent' | 'arbiter' | 'clock' | 'invited' | (string & {}) | null
    /** The rows of the present board from the top, White at the bottom: `b` and `w` are men, `B` and `W` kings, `.` an empty square, a space a square that is not played on. */
    readonly board: readonly string[]
    /** When the turn’s own time ends and the reserve begins to run. Left out without a clock or a turn, and if moves have no time of their own. */
    readonly moveUntil?: string
    /** Periods that do not count for the clock of this turn, now or to come. Left out if there are none. */
    readonly freezes?: readonly {
      /** `pause`: both sides agreed on it; `leave`: one side took it; `outage`: the operator declared it; `tournament`: the secretary has paused all games. */
      readonly kind: 'pause' | 'leave' | 'outage' | 'tournament' | (string & {})
      readonly from: string
      readonly until: string
      /** The side whose clock stops. Null if both clocks stop. */
      readonly seat: Colour | null
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
      readonly role: 'creator' | 'opponent' | 'arbiter' | (string & {})
      readonly seat: Colour | null
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

export type LostSeatLink = {
  /** The new link to the lost seat, to be passed on. It works from `reseat.from` of the game on. */
  readonly anew: {
    readonly url: string
    readonly token: string
  }
}

export type MoveAnswer = MovePlayed | MoveTried

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

export type MovePlayed = {
  readonly game: Game
  readonly receipt: {
    readonly ply: number
    readonly move: string | null
    readonly receivedAt: string | null
    readonly deadline: string | null
    /** A compact JWS (RFC 7515, Ed25519) that covers this move, its time and all moves before it; `/.well-known/crownhead-receipts.json` has the keys. Null if the move was taken back meanwhile. */
    readonly signed: string | null
  }
  readonly links?: {
    /** The other game of the match: the link to the reader’s own seat there or, without a token, to its public page. */
    readonly match?: {
      readonly url: string
      readonly token?: string
      readonly seat?: Colour | null
    }
    /** The rematch: the link to the reader’s own seat there or, without a token, to its public page. */
    readonly rematch?: {
      readonly url: string
      readonly token?: string
      readonly seat?: Colour | null
    }
  }
  /** Present if the same request was sent before: it is carried out only once. */
  readonly duplicate?: true
}

export type MoveTried = {
  readonly game: Game
  readonly dryRun: true
}

export type OpeningBallot = {
  readonly ballot: 'three-move' | 'two-move' | 'eleven-man'
  readonly number?: number
}

export type OpeningFen = {
  readonly fen: string
}

export type OpeningPdn = {
  readonly pdn: string
}

export type OrderAnswer = OrderPlaced | OrderTried

export type OrderBody = PairedOrder | ListedOrder

export type OrderPlaced = {
  readonly order: GameOrder
  readonly games: readonly OrderedGame[]
  /** Present if some emails may be withheld: pass on the links yourself. */
  readonly mail?: 'held'
}

export type OrderPlayersAnswer = {
  /** Empty until all games are created. */
  readonly players: readonly OrderedPlayer[]
}

export type OrderTried = {
  readonly dryRun: true
  readonly asked: number
  readonly games: readonly OrderedGame[]
}

export type OrderedGame = {
  readonly id?: string
  /** Who plays Black, as a position in `players`, counted from 1. Left out in an order of listed `games`. */
  readonly black?: number
  /** Who plays White, as `black` says who plays Black. */
  readonly white?: number
  readonly labels: Readonly<Record<string, string>>
  /** With a two-game match: the id of the second game, which is created by itself. */
  readonly second?: string
  /** The links, once all games are created: `black` and `white` of a pair, `creator` and `opponent` (or `invitation`) of a listed game. White, the opponent and the arbiter have invitations. Only a key with `seats:hold` is shown links of seats: that of Black or the creator and, with `hold`, all. A link that was replaced since opens nothing. */
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
  /** As `links`, of the second game of a match once it exists. Links that were replaced are left out. */
  readonly secondLinks?: {
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

export type OrderedPlayer = {
  /** In an order of pairs: the position in `players`, counted from 1. Left out for the arbiter. */
  readonly player?: number
  /** The id of the first game of this person. */
  readonly game: string
  /** Which link of that game is for this person. */
  readonly role: 'black' | 'white' | 'creator' | 'opponent' | 'arbiter' | (string & {})
  /** The sum of the counts below. */
  readonly games: number
  /** Accepted, or with a seat that needs no consent. */
  readonly accepted: number
  /** Invited, and not answered. */
  readonly asked: number
  /** With a seat, and not consented to emails. */
  readonly unconfirmed: number
  /** Not answered, as the email bounced. */
  readonly returned: number
  /** Ended before they answered. */
  readonly closed: number
}

export type OwnGame = {
  readonly id: string
  /** The version of the game. If the game is listed again unchanged, it is the same. */
  readonly version: number
  readonly status: 'open' | 'active' | 'finished' | 'aborted' | 'expired'
  readonly ply: number
  readonly turn: Colour | null
  readonly deadline: string | null
  readonly labels: Readonly<Record<string, string>>
  readonly result?: {
    readonly winner: Colour | null
    readonly reason: 'no-pieces' | 'no-moves' | 'resignation' | 'time' | 'forfeit' | 'agreement' | 'threefold' | 'forty-move' | 'twenty-five-move' | 'sixteen-move' | 'twenty-move' | 'fifteen-move' | 'king-against-king' | 'illegal-moves' | 'adjudication' | 'withdrawal' | 'count' | 'length' | 'complexity' | 'table' | (string & {})
  }
  /** The address of the game’s public page. */
  readonly url: string
  readonly changedAt: string
  /** The rule set; `GET /v1/rules` describes it. */
  readonly rules?: 'english' | 'english-huffing' | 'english-crown-and-continue' | 'english-kings-first' | 'international' | 'russian' | 'brazilian' | 'pool' | 'italian' | 'spanish' | 'portuguese' | 'czech' | 'canadian' | 'frisian' | 'thai' | (string & {})
  /** Who plays which colour. A `name` is null while the seat is free or before a toss decides it. */
  readonly seats?: {
    readonly black: {
      readonly name: string | null
      readonly taken: boolean
      /** Present if the player has said to be a program. */
      readonly bot?: true
    }
    readonly white: {
      readonly name: string | null
      readonly taken: boolean
      /** Present if the player has said to be a program. */
      readonly bot?: true
    }
  }
  /** Who offered the game. `seat` is their colour, null before a toss decides it. */
  readonly creator?: {
    readonly name: string
    readonly seat: Colour | null
    /** Present if the player has said to be a program. */
    readonly bot?: true
  }
  /** Which game of a two-game match this is, and the id of the other, or null. */
  readonly match?: GameMatch | null
  /** The name of the invited opponent, until they accept. */
  readonly invited?: string
}

export type OwnGames = {
  /** The games in the order in which they changed. */
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
  /** Once all games are created: how many first emails are still being sent, and may yet be in `unsent`. */
  readonly asking?: number
}

export type OwnTournament = {
  /** The id of the tournament. */
  readonly id: string
  readonly version: number
  readonly title: string
  readonly section?: string
  readonly status: 'draft' | 'open' | 'running' | 'finished' | 'cancelled' | (string & {})
  /** How many have accepted, without those who were replaced. */
  readonly players: number
  readonly games: {
    readonly all: number
    readonly over: number
  }
  readonly foundedAt: string
  readonly url: string
}

export type OwnTournamentsAnswer = {
  /** In the order in which they changed. */
  readonly tournaments: readonly OwnTournament[]
  /** Send this as `since` to ask for what follows. */
  readonly next: string
  /** Whether there may be more already, so that you should ask again at once. */
  readonly more: boolean
}

/** Games between listed players. Fields without a description are as in `CreateBody`. */
export type PairedOrder = {
  readonly rules?: 'english' | 'english-huffing' | 'english-crown-and-continue' | 'english-kings-first' | 'international' | 'russian' | 'brazilian' | 'pool' | 'italian' | 'spanish' | 'portuguese' | 'czech' | 'canadian' | 'frisian' | 'thai'
  readonly clock?: ClockPreset | TimeControl
  readonly opening?: UsualStart | OpeningFen | OpeningPdn | OpeningBallot
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
  /** Whether the side to move may claim a win or draw by the endgame table (`GET /v1/tables`). Games of English draughts alone may have it. */
  readonly tables?: 'allowed'
  /** The players. Without the scope `seats:hold`, everyone who plays Black needs an email address. */
  readonly players: readonly {
    readonly name: string
    readonly email?: string
    readonly locale?: string
    readonly timeZone?: string
    /** Only with `hold`: who is invited says it when they accept. */
    readonly bot?: boolean
  }[]
  /** Who plays whom, as positions in `players`, counted from 1. Either this or `roundRobin` is needed. */
  readonly pairs?: readonly {
    readonly black: number
    readonly white: number
    readonly labels?: Readonly<Record<string, string>>
  }[]
  /** Everyone plays everyone once, or twice with colours changed. */
  readonly roundRobin?: 'single' | 'double'
  /** The arbiter of all games, who is invited too. */
  readonly arbiter?: {
    readonly name: string
    readonly email?: string
    readonly locale?: string
    readonly timeZone?: string
  }
  /** Nobody is invited: your program gets all links; who has an address is emailed too. Needs `seats:hold`. */
  readonly hold?: boolean
  /** Labels of all games, beside those of each pair or the `round` and `board` of a round robin. */
  readonly labels?: Readonly<Record<string, string>>
  /** Nothing is stored: the answer has what would be created. */
  readonly dryRun?: boolean
}

export type Party = {
  readonly role: 'creator' | 'opponent' | 'arbiter' | (string & {})
  /** The colour. Null for the arbiter, and before a toss decides it. */
  readonly seat: Colour | null
}

export type PlannedTournament = {
  /** The name of the event. */
  readonly title: string
  /** The name of this section, if the event has several. */
  readonly section?: string
  /** `single`, `two-game`: everyone meets everyone once, or twice with colours changed. `pairs`: given pairs. `team-match`: two teams, board against board. */
  readonly format: 'single' | 'two-game' | 'pairs' | 'team-match' | (string & {})
  /** The rule set; `GET /v1/rules` describes it. */
  readonly rules: 'english' | 'english-huffing' | 'english-crown-and-continue' | 'english-kings-first' | 'international' | 'russian' | 'brazilian' | 'pool' | 'italian' | 'spanish' | 'portuguese' | 'czech' | 'canadian' | 'frisian' | 'thai' | (string & {})
  /** The clock of each game. Null without one. */
  readonly clock: PlannedTournamentClock | null
  /** The time zone whose Saturdays and Sundays stop the clocks, if any. */
  readonly weekends?: string
  /** How much leave each player may take in each game. */
  readonly leave: string
  /** The usual start, drawn ballots, or the positions of a thematic event. */
  readonly opening: GameUsualStart | TournamentBallots | TournamentPositions
  readonly strictness: 'lenient' | 'laws' | (string & {})
  readonly noShow: 'loss' | 'void' | (string & {})
  /** From which of their own moves on, numbered as on score sheets, players may offer a draw; from the first if left out. Claims of a draw are not bound by it. */
  readonly drawOffersFrom?: number
  /** Whether draughts programs may help the players. Nobody checks it. If left out, nothing is agreed about it. */
  readonly engines?: 'allowed' | 'not-allowed' | (string & {})
  /** Whether the side to move may claim a win or draw by the endgame table (`GET /v1/tables`). Games of English draughts alone may have it. */
  readonly tables?: 'allowed' | (string & {})
  /** What players cannot ask of each other. */
  readonly without: readonly ('pauses' | 'gifts' | 'takebacks' | 'rematches' | (string & {}))[]
  /** How people enter. */
  readonly entry: {
    /** Nobody enters or accepts from this instant on, if there is one. */
    readonly closesAt: string | null
    /** How many may play; null if only the format limits it. */
    readonly limit: number | null
    /** Whether a link lets anyone enter. */
    readonly open: boolean
    /** Whether the secretary approves who enters by the link. */
    readonly approval: boolean
    /** Whether whoever comes after the limit waits for a place. */
    readonly waitingList: boolean
  }
  /** How many players must have accepted before the event begins. */
  readonly least: number
  /** What decides between equal points, in this order. */
  readonly ties: readonly ('direct' | 'wins' | 'sonneborn-berger' | (string & {}))[]
  /** `half`: the games of whoever lost more than half of theirs by time or by leaving count for nobody. `count`: all count. */
  readonly leavers: 'half' | 'count' | (string & {})
  /** The event’s own rules, as a text or an address, to which everyone agrees on entering. */
  readonly eventRules?: {
    readonly text?: string
    readonly url?: string
  }
  /** The instant at which open games go to adjudication, if there is one. */
  readonly endsAt: string | null
  /** Who meets whom if all accept, by number. The first begins the first game. */
  readonly pairs: readonly {
    readonly round: number
    readonly first: number
    readonly second: number
  }[]
  /** Present if each pair plays two games, with colours changed. */
  readonly bothColours?: true
  /** The players as they were read, with the numbers that they would get. */
  readonly players: readonly {
    readonly number: number
    readonly name: string
    readonly club?: string
    /** The number or name at the federation, as given. */
    readonly id?: string
    readonly title?: string
    /** The rating as given. */
    readonly rating?: string
    readonly team?: string
    /** The board in the team. */
    readonly board?: number
    readonly captain?: true
    /** Present if the player has said to be a program. */
    readonly bot?: true
    readonly official?: 'secretary' | 'deputy' | (string & {})
    readonly email: string | null
  }[]
  /** How many games there are if all accept. */
  readonly games: number
}

export type PlannedTournamentClock = {
  readonly perMove: string
  readonly reserve: string
  readonly increment?: string
  readonly cap?: string
  readonly moves?: number
  readonly period?: string
}

export type Position = {
  readonly fen: string
  readonly turn: 'black' | 'white'
  readonly legalMoves: readonly LegalMove[]
  readonly result?: {
    readonly winner: Colour | null
    readonly reason: 'no-pieces' | 'no-moves' | 'resignation' | 'time' | 'forfeit' | 'agreement' | 'threefold' | 'forty-move' | 'twenty-five-move' | 'sixteen-move' | 'twenty-move' | 'fifteen-move' | 'king-against-king' | 'illegal-moves' | 'adjudication' | 'withdrawal' | 'count' | 'length' | 'complexity' | 'table' | (string & {})
  }
  /** The position after the `move` of the request, in FEN. Left out without a move. */
  readonly after?: string
}

/** The body that is posted to a webhook of the format `standard`. */
export type Posted = PostedEvent | PostedTournament | PostedTest

export type PostedEvent = {
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
    readonly reminder?: 'reserve' | 'day' | 'hours' | (string & {})
    /** The name of who offers a draw or called the game off or, if the clock called it off, never moved. Left out otherwise. */
    readonly by?: string
    /** The result. A null `winner` means a draw. Left out unless the game is finished. */
    readonly result?: {
      readonly winner: Colour | null
      readonly reason: 'no-pieces' | 'no-moves' | 'resignation' | 'time' | 'forfeit' | 'agreement' | 'threefold' | 'forty-move' | 'twenty-five-move' | 'sixteen-move' | 'twenty-move' | 'fifteen-move' | 'king-against-king' | 'illegal-moves' | 'adjudication' | 'withdrawal' | 'count' | 'length' | 'complexity' | 'table' | (string & {})
    }
    /** Who called the game off; `clock`: a side never moved; `invited`: the invitation was declined. Left out unless aborted. */
    readonly abortedBy?: 'creator' | 'opponent' | 'arbiter' | 'clock' | 'invited' | (string & {})
    /** The labels `event`, `section`, `round` and `board` or, without these, the players’ names; until both have joined, the creator’s. */
    readonly title: string
    /** The address of the game’s public page. */
    readonly url: string
  }
}

export type PostedTest = {
  readonly type: 'test'
  readonly timestamp: string
  readonly data: {
    /** The address of the service. */
    readonly url: string
  }
}

export type PostedTournament = {
  readonly type: 'tournament-started' | 'board-finished' | 'tournament-finished'
  /** When the event happened. */
  readonly timestamp: string
  readonly data: {
    /** The id of the tournament. */
    readonly tournament: string
    /** Counts the changes of the tournament. */
    readonly version: number
    readonly status: 'draft' | 'open' | 'running' | 'finished' | 'cancelled' | (string & {})
    /** The title of the tournament and its section. */
    readonly title: string
    /** As of the tournament’s games: `event`, `section` and, with a board, `round`. */
    readonly labels: Readonly<Record<string, string>>
    /** How many players there are. */
    readonly players: number
    readonly games: {
      readonly all: number
      readonly over: number
    }
    /** With the type `board-finished`: the board, and its result. */
    readonly board?: {
      /** The number of the board in the tournament. */
      readonly number: number
      readonly round: number
      readonly game: string
      readonly players: {
        readonly black: string
        readonly white: string
      }
      /** The result that counts. Left out if the game counts for nobody. */
      readonly result?: {
        readonly winner: Colour | null
        readonly reason: 'no-pieces' | 'no-moves' | 'resignation' | 'time' | 'forfeit' | 'agreement' | 'threefold' | 'forty-move' | 'twenty-five-move' | 'sixteen-move' | 'twenty-move' | 'fifteen-move' | 'king-against-king' | 'illegal-moves' | 'adjudication' | 'withdrawal' | 'count' | 'length' | 'complexity' | 'table' | (string & {})
      }
      /** Present if an official has ruled so. */
      readonly ruled?: true
    }
    /** With the type `tournament-finished`: the first three of the table. Empty if it was cancelled. */
    readonly leaders?: readonly {
      readonly name: string
      readonly place: number
      readonly points: number
    }[]
    /** The address of the public page. */
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
  readonly code: 'no-such-tournament' | 'not-yours-to-do' | 'tournament-begun' | 'tournament-not-begun' | 'tournament-over' | 'terms-accepted' | 'entry-not-open' | 'entry-closed' | 'invitation-needed' | 'tournament-full' | 'not-confirmed' | 'too-few-players' | 'too-many-players' | 'too-many-games' | 'pairs-do-not-fit' | 'drawn-for-others' | 'no-such-player' | 'no-such-board' | 'player-accepted' | 'not-playing' | 'nobody-entered' | 'invitation-gone' | 'too-late-to-replace' | 'no-deputy' | 'not-paused' | 'paused-already' | 'away-already' | 'own-board' | 'deputy-decides' | 'too-late-to-rule' | 'nothing-to-appeal' | 'no-leave-here' | 'too-long' | 'tournament-allowance-used' | 'invalid-request' | 'idempotency-key-needed' | 'key-needed' | 'link-needed' | 'unknown-key' | 'scope-missing' | 'creation-restricted' | 'not-found' | 'method-not-allowed' | 'stale-ply' | 'not-your-turn' | 'not-begun' | 'game-over' | 'too-late' | 'too-late-to-abort' | 'nothing-asked' | 'asked-already' | 'draw-offered-lately' | 'not-in-this-game' | 'nothing-to-take-back' | 'no-offence-there' | 'not-yet' | 'allowance-used' | 'address-returned' | 'too-many-webhooks' | 'not-on-offer-any-more' | 'invitation-taken' | 'invitation-expired' | 'links-expired' | 'in-flight' | 'key-used-otherwise' | 'content-too-large' | 'unsupported-media-type' | 'illegal-move' | 'claim-not-valid' | 'no-leave-left' | 'too-complex' | 'too-many-requests' | 'internal' | 'try-again' | (string & {})
  /** The wrong fields of the request, each with what is wrong. */
  readonly issues?: readonly {
    readonly path: string
    readonly message: string
  }[]
  /** With `illegal-move`: why the move is illegal. */
  readonly reason?: 'must-capture' | 'capture-unfinished' | 'must-take-most' | 'king-must-capture' | 'ambiguous' | 'wrong-square' | 'man-moved-backward' | 'crowned-and-went-on' | 'not-your-piece' | 'no-such-square' | 'unreadable' | (string & {})
  /** With `illegal-move`: the article of the laws that the move breaks. */
  readonly article?: string
  /** With `not-yet`: the number of the player’s first move with which they may offer a draw. */
  readonly drawsFrom?: number
  /** With `not-yet`: what it waits for, your own move or the end of the game. */
  readonly until?: 'own-move' | 'end' | (string & {})
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
  /** With `links-expired`: the address of the public page of the game or tournament. */
  readonly watch?: string
  /** With `too-few-players`: how many must have accepted. */
  readonly least?: number
  /** With `too-many-players` and `too-many-games`: how many an event may have. */
  readonly most?: number
  /** With `scope-missing` and `key-needed`: the scope that the API key needs. */
  readonly scope?: string
}

/** The push notifications of a seat. */
export type Push = {
  /** The service’s public key, for `applicationServerKey` when a browser subscribes. */
  readonly key: string
  /** How many devices get push notifications of this seat. */
  readonly devices: number
}

export type RelatedGameLinks = {
  /** The other game of the match: the link to the reader’s own seat there or, without a token, to its public page. */
  readonly match?: {
    readonly url: string
    readonly token?: string
    readonly seat?: Colour | null
  }
  /** The rematch: the link to the reader’s own seat there or, without a token, to its public page. */
  readonly rematch?: {
    readonly url: string
    readonly token?: string
    readonly seat?: Colour | null
  }
}

export type RemindOrderAnswer = {
  /** How many emails are queued. */
  readonly reminded: number
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

export type RotateEntryAnswer = {
  readonly links: {
    readonly entry: {
      readonly url: string
      readonly token: string
    }
  }
}

export type RuleSetsAnswer = {
  readonly rules: readonly {
    readonly id: 'english' | 'english-huffing' | 'english-crown-and-continue' | 'english-kings-first' | 'international' | 'russian' | 'brazilian' | 'pool' | 'italian' | 'spanish' | 'portuguese' | 'czech' | 'canadian' | 'frisian' | 'thai' | (string & {})
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
    readonly mail: 'turns' | 'digest' | 'off' | (string & {})
    /** The hour of the daily email, 0 to 23, in the seat’s time zone. Left out for an arbiter. */
    readonly digestAt?: number
    readonly reminders: readonly ('reserve' | 'day' | 'hours' | (string & {}))[]
    readonly quietHours: boolean
    /** What an arbiter gets emails about. Left out for a player. */
    readonly follow?: 'all' | 'asked' | 'results' | (string & {})
  }
  /** Whether emails reach the seat. `none`: no address. `unconfirmed`: the owner of the mailbox has not pressed the button of the first email. `later`: that email is postponed. `held`: it may be withheld until the seat asks for it. `on`: they do. `off`: they are turned off. `returned`: an email bounced. */
  readonly emails: 'none' | 'unconfirmed' | 'later' | 'on' | 'off' | 'returned' | 'held' | (string & {})
  /** With `later`: the latest time at which the first email is sent, or postponed again. */
  readonly emailsAt?: string
  /** Only for the creator: the invitations whose email has not arrived. Pass on their links yourself. */
  readonly invited?: {
    readonly opponent?: {
      /** `later`: the email is postponed. `held`: it may be withheld until the seat asks for it. `returned`: it bounced. */
      readonly mail: 'later' | 'held' | 'returned' | (string & {})
      /** With `later`: the latest time at which the email is sent, or postponed again. */
      readonly mailAt?: string
    }
    readonly arbiter?: {
      /** `later`: the email is postponed. `held`: it may be withheld until the seat asks for it. `returned`: it bounced. */
      readonly mail: 'later' | 'held' | 'returned' | (string & {})
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
  readonly planned: SeatPlanned | null
  /** The analysis that the player saved, as `ChangeSeatBody` describes it. Null without one. */
  readonly tried: SeatTried | null
  readonly links?: {
    /** The other game of the match: the link to the reader’s own seat there or, without a token, to its public page. */
    readonly match?: {
      readonly url: string
      readonly token?: string
      readonly seat?: Colour | null
    }
    /** The rematch: the link to the reader’s own seat there or, without a token, to its public page. */
    readonly rematch?: {
      readonly url: string
      readonly token?: string
      readonly seat?: Colour | null
    }
  }
}

export type SeatEmails = {
  /** Whether emails reach the seat now, as in `GET /v1/seat`. */
  readonly status: 'none' | 'unconfirmed' | 'later' | 'on' | 'off' | 'returned' | 'held' | (string & {})
  /** When the seat’s page was last looked at. An act counts as a look and is not noted. */
  readonly lastSeen: string | null
  /** The seat’s emails that the mail server took, oldest first; the last 200. They are deleted with the seat’s address. */
  readonly deliveries: readonly {
    /** What the email was about: a turn, a reminder, the beginning of the game, its end, or other news. */
    readonly kind: 'turn' | 'reminder' | 'begun' | 'ended' | 'news' | (string & {})
    /** `alone`: an email of its own; `together`: one about several games; `digest`: the daily email. */
    readonly way: 'alone' | 'together' | 'digest' | (string & {})
    /** The stored version of the game up to which the email told its reader. */
    readonly version: number
    /** How many half-moves had then been played. */
    readonly ply: number
    /** When the mail server took it. */
    readonly taken: string
  }[]
  /** The seat’s turns of which no email told. */
  readonly untold: readonly {
    /** How many half-moves had been played when the turn began. */
    readonly ply: number
    /** `overtaken`: the turn was over before an email left; `seen`: the page had shown it; `waiting`: none has left yet (see `status`). */
    readonly why: 'overtaken' | 'seen' | 'waiting' | (string & {})
  }[]
}

export type SeatPlanned = {
  readonly lines: readonly (readonly string[])[]
  readonly analysis: readonly (readonly string[])[]
}

export type SeatTried = {
  readonly ply: number
  readonly tree: string
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

export type TablesAnswer = {
  readonly tables: readonly {
    readonly name: string
    readonly rules: 'english' | 'english-huffing' | 'english-crown-and-continue' | 'english-kings-first' | 'international' | 'russian' | 'brazilian' | 'pool' | 'italian' | 'spanish' | 'portuguese' | 'czech' | 'canadian' | 'frisian' | 'thai' | (string & {})
    /** The most pieces of a position, both sides together. */
    readonly pieces: number
    readonly bytes: number
    /** The SHA-256 of the file, in hexadecimal digits. */
    readonly sha256: string
    /** The version of the file’s format, which `assets/endgames/README.md` describes. */
    readonly format: number
    readonly licence: string
    readonly url: string
  }[]
}

export type TestHookAnswer = {
  /** The id of the test’s delivery. */
  readonly id: string
}

export type TimeControl = {
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

/** A tournament. Only `you` differs between readers. */
export type Tournament = {
  /** The id of the tournament. */
  readonly id: string
  /** Counts the changes of the tournament. */
  readonly version: number
  /** The address of the public page. */
  readonly url: string
  /** `draft`: nothing is sent. `open`: people enter and accept. `running`, `finished`, `cancelled`. */
  readonly status: 'draft' | 'open' | 'running' | 'finished' | 'cancelled' | (string & {})
  /** The ids of all sections of the event, in order, if it has several. */
  readonly sections?: readonly string[]
  /** The name of the event. */
  readonly title: string
  /** The name of this section, if the event has several. */
  readonly section?: string
  /** `single`, `two-game`: everyone meets everyone once, or twice with colours changed. `pairs`: given pairs. `team-match`: two teams, board against board. */
  readonly format: 'single' | 'two-game' | 'pairs' | 'team-match' | (string & {})
  /** The rule set; `GET /v1/rules` describes it. */
  readonly rules: 'english' | 'english-huffing' | 'english-crown-and-continue' | 'english-kings-first' | 'international' | 'russian' | 'brazilian' | 'pool' | 'italian' | 'spanish' | 'portuguese' | 'czech' | 'canadian' | 'frisian' | 'thai' | (string & {})
  /** The clock of each game. Null without one. */
  readonly clock: PlannedTournamentClock | null
  /** The time zone whose Saturdays and Sundays stop the clocks, if any. */
  readonly weekends?: string
  /** How much leave each player may take in each game. */
  readonly leave: string
  /** The usual start, drawn ballots, or the positions of a thematic event. */
  readonly opening: GameUsualStart | TournamentBallots | TournamentPositions
  readonly strictness: 'lenient' | 'laws' | (string & {})
  readonly noShow: 'loss' | 'void' | (string & {})
  /** From which of their own moves on, numbered as on score sheets, players may offer a draw; from the first if left out. Claims of a draw are not bound by it. */
  readonly drawOffersFrom?: number
  /** Whether draughts programs may help the players. Nobody checks it. If left out, nothing is agreed about it. */
  readonly engines?: 'allowed' | 'not-allowed' | (string & {})
  /** Whether the side to move may claim a win or draw by the endgame table (`GET /v1/tables`). Games of English draughts alone may have it. */
  readonly tables?: 'allowed' | (string & {})
  /** What players cannot ask of each other. */
  readonly without: readonly ('pauses' | 'gifts' | 'takebacks' | 'rematches' | (string & {}))[]
  /** How people enter. */
  readonly entry: {
    /** Nobody enters or accepts from this instant on, if there is one. */
    readonly closesAt: string | null
    /** How many may play; null if only the format limits it. */
    readonly limit: number | null
    /** Whether a link lets anyone enter. */
    readonly open: boolean
    /** Whether the secretary approves who enters by the link. */
    readonly approval: boolean
    /** Whether whoever comes after the limit waits for a place. */
    readonly waitingList: boolean
  }
  /** How many players must have accepted before the event begins. */
  readonly least: number
  /** What decides between equal points, in this order. */
  readonly ties: readonly ('direct' | 'wins' | 'sonneborn-berger' | (string & {}))[]
  /** `half`: the games of whoever lost more than half of theirs by time or by leaving count for nobody. `count`: all count. */
  readonly leavers: 'half' | 'count' | (string & {})
  /** The event’s own rules, as a text or an address, to which everyone agrees on entering. */
  readonly eventRules?: {
    readonly text?: string
    readonly url?: string
  }
  /** The instant at which open games go to adjudication, if there is one. */
  readonly endsAt: string | null
  /** The given pairs, as the numbers of two players. The first begins. */
  readonly pairs?: readonly (readonly number[])[]
  /** Present if each pair plays two games, with colours changed. */
  readonly bothColours?: true
  readonly foundedAt: string
  readonly startedAt: string | null
  /** When open games went to adjudication, at `endsAt`. */
  readonly closedAt: string | null
  /** When the event was finished or cancelled. */
  readonly endedAt: string | null
  readonly cancelReason?: string
  /** Until when all clocks stand, if the event pauses. */
  readonly pausedUntil: string | null
  readonly secretary: string
  /** The name of the deputy who has accepted, or null. */
  readonly deputy: string | null
  /** How many games there are. */
  readonly games: {
    readonly all: number
    readonly over: number
  }
  /** Who has accepted, and who has left after the start. */
  readonly players: readonly TournamentPlayer[]
  /** The standings, the best first; until the end those so far. */
  readonly table: readonly TournamentRow[]
  /** The score of the teams, the best first. Only in a team match. */
  readonly teams?: readonly {
    readonly team: string
    readonly boardPoints: number
    readonly teamPoints: number
  }[]
  readonly boards: readonly TournamentBoard[]
  /** What only the holder of this link can see. Null without a link. */
  readonly you: TournamentYou | null
}

export type TournamentActAnswer = {
  readonly tournament: Tournament
  /** After `accept`, and `accept-deputy` by a link that was passed on: the own link, which takes the place of the invitation. */
  readonly links?: {
    readonly entry: {
      readonly url: string
      readonly token: string
    }
  }
  /** Present if the same request was sent before: it is carried out only once. */
  readonly duplicate?: true
}

export type TournamentActBody = TournamentActBodyChange | TournamentActBodySend | TournamentActBodyStart | TournamentActBodyAppointDeputy | TournamentActBodyAcceptDeputy | TournamentActBodyDismissDeputy | TournamentActBodyInvite | TournamentActBodyRemove | TournamentActBodyApprove | TournamentActBodyReplace | TournamentActBodyAccept | TournamentActBodyDecline | TournamentActBodyWithdraw | TournamentActBodyExpel | TournamentActBodyPause | TournamentActBodyResume | TournamentActBodyAway | TournamentActBodyWarn | TournamentActBodyWrite | TournamentActBodyRule | TournamentActBodyAppeal | TournamentActBodyCancel | TournamentActBodyRotateLink | TournamentActBodyRename | TournamentActBodyForget

/** Whoever is invited accepts the terms and the event’s rules. The answer has their own link. */
export type TournamentActBodyAccept = {
  readonly type: 'accept'
}

/** The appointed deputy accepts. */
export type TournamentActBodyAcceptDeputy = {
  readonly type: 'accept-deputy'
}

/** A player of a board asks the deputy to decide again about a ruling of the secretary. */
export type TournamentActBodyAppeal = {
  readonly type: 'appeal'
  readonly board: number
  readonly text: string
}

/** The secretary asks somebody to be the deputy: the arbiter where the secretary plays, and the one to whom players appeal. `plays`: their number, if they play. */
export type TournamentActBodyAppointDeputy = {
  readonly type: 'appoint-deputy'
  readonly person: {
    readonly name: string
    readonly email?: string
    readonly locale?: string
    readonly timeZone?: string
  }
  readonly plays?: number
}

/** The secretary gives a place to somebody who has applied or waits. */
export type TournamentActBodyApprove = {
  readonly type: 'approve'
  readonly player: number
}

/** A player takes leave on all own boards, for whole days; 0 ends it. */
export type TournamentActBodyAway = {
  readonly type: 'away'
  readonly days: number
  readonly from?: string
}

/** The secretary cancels the event. */
export type TournamentActBodyCancel = {
  readonly type: 'cancel'
  readonly reason: string
}

/** The secretary gives other terms, which replace all of the old ones, before anybody has accepted. */
export type TournamentActBodyChange = {
  readonly type: 'change'
  readonly terms: TournamentTermsBody
}

/** Whoever is invited declines. */
export type TournamentActBodyDecline = {
  readonly type: 'decline'
}

/** The secretary dismisses the deputy, or the deputy steps down. */
export type TournamentActBodyDismissDeputy = {
  readonly type: 'dismiss-deputy'
}

/** The secretary excludes a player, who reads the reason. */
export type TournamentActBodyExpel = {
  readonly type: 'expel'
  readonly player: number
  readonly reason: string
}

/** A player or official removes their name and details. */
export type TournamentActBodyForget = {
  readonly type: 'forget'
}

/** The secretary invites further players, in `entrants` or as a `list`. In a running event one person, who takes the place of the player `replaces`: so may the captain of their team. */
export type TournamentActBodyInvite = {
  readonly type: 'invite'
  readonly entrants?: readonly EntrantBody[]
  readonly list?: string
  readonly replaces?: number
}

/** The secretary stops all clocks until then, for 1 to 30 days. */
export type TournamentActBodyPause = {
  readonly type: 'pause'
  readonly until: string
}

/** The secretary takes somebody off the list who has no place. */
export type TournamentActBodyRemove = {
  readonly type: 'remove'
  readonly player: number
}

/** A player or official changes their name. */
export type TournamentActBodyRename = {
  readonly type: 'rename'
  readonly name: string
}

/** The secretary, or a captain, gives the place of `player` to `with`, who waits for one. */
export type TournamentActBodyReplace = {
  readonly type: 'replace'
  readonly player: number
  readonly with: number
}

/** The secretary lets the clocks go on, a day later. */
export type TournamentActBodyResume = {
  readonly type: 'resume'
}

/** The link is replaced. `POST /v1/entry/rotate` does the same, and answers with the new link. */
export type TournamentActBodyRotateLink = {
  readonly type: 'rotate-link'
}

/** An official decides a game, also one that is over. */
export type TournamentActBodyRule = {
  readonly type: 'rule'
  readonly board: number
  readonly result: 'black' | 'white' | 'draw' | 'void'
  readonly reason: string
}

/** The secretary has the invitations sent, and opens the entry. */
export type TournamentActBodySend = {
  readonly type: 'send'
}

/** The secretary begins the event with those who have accepted. All games are created within seconds. */
export type TournamentActBodyStart = {
  readonly type: 'start'
}

/** An official warns a player. It is on record. */
export type TournamentActBodyWarn = {
  readonly type: 'warn'
  readonly player: number
  readonly reason: string
}

/** A player leaves. In a running event their open games are lost. */
export type TournamentActBodyWithdraw = {
  readonly type: 'withdraw'
}

/** The secretary writes to all, or `to` one player. */
export type TournamentActBodyWrite = {
  readonly type: 'write'
  readonly text: string
  readonly to?: number
}

export type TournamentBallots = {
  readonly kind: 'ballot'
  readonly deck: 'three-move' | 'two-move' | 'eleven-man' | (string & {})
  readonly scope: 'pair' | 'round' | (string & {})
}

export type TournamentBoard = {
  /** The number of the board in the event, which is the label `board` of the game, and `Board` in PDN and CSV. */
  readonly number: number
  readonly round: number
  /** The place of the board in its round, from 1. */
  readonly inRound: number
  /** The number of the player with Black. */
  readonly black: number
  /** The number of the player with White. */
  readonly white: number
  /** The number of the ballot in its deck, or of the position in the list, from 1. */
  readonly opening: number | null
  /** The id of the game. It may exist a few seconds after the start. */
  readonly game: string
  /** The address of the game’s public page. */
  readonly url: string
  /** The result that counts: a ruling’s, or else the game’s. Null while the game is open, and if it is void. */
  readonly result: TournamentBoardResult | null
  /** Present if the game counts for nobody. */
  readonly void?: true
  /** Why it counts for nobody: a player of it was `replaced`, it was open 14 days after `endsAt` (`closed`), an official ruled so (`ruling`), or the game was `called-off`. */
  readonly voidReason?: 'replaced' | 'closed' | 'ruling' | 'called-off' | (string & {})
  /** What an official has ruled, which stands above the end of the game. Left out once a player of it is replaced. */
  readonly ruling?: TournamentRuling
}

export type TournamentBoardResult = {
  readonly winner: Colour | null
  readonly reason: 'no-pieces' | 'no-moves' | 'resignation' | 'time' | 'forfeit' | 'agreement' | 'threefold' | 'forty-move' | 'twenty-five-move' | 'sixteen-move' | 'twenty-move' | 'fifteen-move' | 'king-against-king' | 'illegal-moves' | 'adjudication' | 'withdrawal' | 'count' | 'length' | 'complexity' | 'table' | (string & {})
}

/** Somebody on the list of an event, as its officials see them. */
export type TournamentEntrant = {
  readonly number: number
  readonly name: string
  readonly club?: string
  readonly id?: string
  readonly title?: string
  readonly rating?: string
  readonly team?: string
  readonly board?: number
  readonly captain?: true
  readonly bot?: true
  readonly official?: string
  /** `listed`: nothing is sent. `invited`: has not answered. `applied`: waits for approval. `waiting`: waits for a place. */
  readonly status: 'listed' | 'invited' | 'applied' | 'waiting' | 'accepted' | 'declined' | 'removed' | 'withdrawn' | 'expelled' | 'replaced' | (string & {})
  readonly replaces?: number
  readonly acceptedAt: string | null
  readonly leftAt: string | null
  /** Why an official has expelled this player. */
  readonly reason?: string
  readonly warnings: readonly {
    readonly at: string
    readonly reason: string
  }[]
  readonly absence?: {
    readonly from: string
    readonly days: number
  }
  /** What became of the emails: `none`: no address. `unsent`: nothing is sent yet. `queued`, `sent`: the invitation. `later`: it waits for a limit. `returned`: it bounced. `held`: it is withheld until the player asks for it. `on`: they arrive. `off`: they are turned off. */
  readonly mail?: 'none' | 'unsent' | 'queued' | 'sent' | 'later' | 'returned' | 'held' | 'on' | 'off' | (string & {})
  /** With `later`: when it is sent, or postponed again, at the latest. */
  readonly mailAt?: string
  /** The invitation of somebody without an address, to be passed on. */
  readonly link?: {
    readonly url: string
    readonly token: string
  }
}

export type TournamentPlayer = {
  /** The number of the player, by which boards and table name them. */
  readonly number: number
  /** Empty if the player has removed it. */
  readonly name: string
  readonly club?: string
  /** The number or name at the federation, as given. */
  readonly id?: string
  readonly title?: string
  /** The rating as given. */
  readonly rating?: string
  readonly team?: string
  /** The board in the team. */
  readonly board?: number
  readonly captain?: true
  /** Present if the player has said to be a program. */
  readonly bot?: true
  /** `accepted`: plays. `withdrawn`, `expelled`, `replaced`: has left after the start. */
  readonly status: 'listed' | 'invited' | 'applied' | 'waiting' | 'accepted' | 'declined' | 'removed' | 'withdrawn' | 'expelled' | 'replaced' | (string & {})
  /** The player whose place this one has taken. */
  readonly replaces?: number
}

export type TournamentPositions = {
  readonly kind: 'positions'
  readonly positions: readonly string[]
  readonly scope: 'pair' | 'round' | (string & {})
}

export type TournamentRow = {
  /** The number of the player. */
  readonly player: number
  /** The place from 1, which several may share. Null if struck. */
  readonly place: number | null
  /** Two for a win, one for a draw. */
  readonly points: number
  readonly wins: number
  readonly draws: number
  readonly losses: number
  /** The points of each opponent times the points won against them. */
  readonly sonnebornBerger: number
  /** What has decided between players with equal points. */
  readonly decidedBy?: 'direct' | 'wins' | 'sonneborn-berger' | 'shared' | (string & {})
  /** Present if the games of this player count for nobody, by the rule `leavers`. */
  readonly struck?: true
}

export type TournamentRuling = {
  readonly by: 'secretary' | 'deputy' | (string & {})
  readonly at: string
  /** Null for a draw, and if the game counts for nobody. */
  readonly winner: Colour | null
  /** Present if the game counts for nobody. */
  readonly void?: true
  readonly reason: string
  /** Present if a player has appealed to the deputy. */
  readonly appealed?: true
}

export type TournamentSeat = {
  readonly board: number
  readonly game: string
  /** The colour; null for the arbiter. */
  readonly seat: Colour | null
  readonly url: string
  /** The token of the reader’s seat in this game. */
  readonly token: string
}

/** New terms, which replace all of the old ones. */
export type TournamentTermsBody = {
  /** The name of the event, which is the label `event` of its games. */
  readonly title: string
  /** The name of this section, if the event has several. */
  readonly section?: string
  /** `single`, `two-game`: everyone meets everyone once, or twice on the same opening with colours changed: 32 players at most, or 22. `pairs`: the given pairs. `team-match`: two teams, board against board. */
  readonly format?: 'single' | 'two-game' | 'pairs' | 'team-match'
  readonly rules?: 'english' | 'english-huffing' | 'english-crown-and-continue' | 'english-kings-first' | 'international' | 'russian' | 'brazilian' | 'pool' | 'italian' | 'spanish' | 'portuguese' | 'czech' | 'canadian' | 'frisian' | 'thai'
  /** The clock of each game, as in `CreateBody`. */
  readonly clock?: ClockPreset | TimeControl
  /** `lenient` refuses illegal moves; with `laws` the first brings a caution, the next the loss. */
  readonly strictness?: 'lenient' | 'laws'
  /** If a first move never comes: `loss` is a loss by forfeit, `void` calls the game off. */
  readonly noShow?: 'loss' | 'void'
  /** How much leave each player may take in each game, in whole days. A duration from PT0S to P366D, without years and months. */
  readonly leave?: string
  /** Whether Saturdays and Sundays stop the clocks, in the `timeZone`. */
  readonly weekendsOff?: boolean
  /** From which of their own moves on, numbered as on score sheets, players may offer a draw; from the first if left out. Claims of a draw are not bound by it. */
  readonly drawOffersFrom?: number
  /** Whether draughts programs may help the players. Nobody checks it. If left out, nothing is agreed about it. */
  readonly engines?: 'allowed' | 'not-allowed'
  /** Whether the side to move may claim a win or draw by the endgame table (`GET /v1/tables`). Games of English draughts alone may have it. */
  readonly tables?: 'allowed'
  /** What players cannot ask of each other; everything here if left out. */
  readonly without?: readonly ('pauses' | 'gifts' | 'takebacks' | 'rematches')[]
  /** The usual start (`free`, if left out); ballots drawn from a deck, or positions: for each `pair`, or for each `round`. Each pair draws one of the positions; the rounds take them in turn. */
  readonly opening?: UsualStart | EventBallots | EventPositions
  /** How people enter. `closesAt`: nobody enters or accepts from then on, and the event begins by itself if it has enough players. `limit`: how many may play. `open`: a link lets anyone enter, and with `approval` the secretary decides about them. `waitingList`: who comes after the limit waits for a place. */
  readonly entry?: {
    readonly closesAt?: string
    readonly limit?: number
    readonly open?: boolean
    readonly approval?: boolean
    readonly waitingList?: boolean
  }
  /** How many must have accepted before the event begins: 3 in a round robin, else 2, if left out. */
  readonly least?: number
  /** What decides between equal points, in this order. What none decides is shared. */
  readonly ties?: readonly ('direct' | 'wins' | 'sonneborn-berger')[]
  /** `half`: the games of whoever lost more than half of theirs by time or by leaving count for nobody. `count`: all count. */
  readonly leavers?: 'half' | 'count'
  /** The event’s own rules, as a text or the address of one. Whoever enters accepts them. */
  readonly eventRules?: EventRulesText | EventRulesAddress
  /** When open games go to adjudication. What is not decided 14 days later counts for nobody. */
  readonly endsAt?: string
  /** With the format `pairs`: the numbers of the two players of each pair, their places in the list from 1. The first begins. */
  readonly pairs?: readonly (readonly number[])[]
  /** With `pairs` and `team-match`: each pair plays two games, with colours changed. */
  readonly bothColours?: boolean
  /** The time zone of `weekendsOff`. */
  readonly timeZone?: string
}

/** What only the holder of this link can see. */
export type TournamentYou = {
  readonly role: 'secretary' | 'deputy' | 'player' | 'invitee' | 'stranger' | (string & {})
  /** The own number of a player, or of somebody who is invited. */
  readonly number?: number
  readonly name?: string
  readonly status?: 'listed' | 'invited' | 'applied' | 'waiting' | 'accepted' | 'declined' | 'removed' | 'withdrawn' | 'expelled' | 'replaced' | (string & {})
  /** The acts that this link may do now. */
  readonly acts: readonly string[]
  /** For officials: whether the founding is proven, by the secretary’s mailbox or an API key. */
  readonly confirmed?: boolean
  /** For officials: everyone on the list. */
  readonly entrants?: readonly TournamentEntrant[]
  /** For officials: appeals against rulings. */
  readonly appeals?: readonly {
    readonly board: number
    readonly at: string
    readonly by: number
    readonly text: string
  }[]
  readonly links: {
    /** This link, without the mark that only emails have. */
    readonly own?: {
      readonly url: string
      readonly token: string
    }
    /** The link by which anyone enters an open event. */
    readonly entry?: {
      readonly url: string
      readonly token: string
    }
    /** The invitation of a deputy without an address, to be passed on. */
    readonly deputy?: {
      readonly url: string
      readonly token: string
    }
    /** For a secretary who plays, too: the link of the own entry. */
    readonly ownEntry?: {
      readonly url: string
      readonly token: string
    }
  }
  /** The own boards, with the links of the seats; for an official those of the arbiter. */
  readonly boards?: readonly TournamentSeat[]
  /** For a player: the own warnings. */
  readonly warnings?: readonly {
    readonly at: string
    readonly reason: string
  }[]
  readonly absence?: {
    readonly from: string
    readonly days: number
  }
  /** What the secretary has written to the reader. */
  readonly announcements?: readonly {
    readonly at: string
    readonly text: string
    /** The number of the one player to whom it was written. */
    readonly to?: number
  }[]
}

export type TournamentsFounded = {
  /** One tournament, or one for each section. */
  readonly tournaments: readonly FoundedTournament[]
}

export type TournamentsPlanned = {
  readonly dryRun: true
  readonly tournaments: readonly PlannedTournament[]
}

export type TurnEvidence = {
  /** How many half-moves had been played when the turn began. */
  readonly ply: number
  readonly side: 'black' | 'white'
  /** When the turn began, which is when the move before it was received. */
  readonly from: string
  /** The reserve when the turn began. */
  readonly reserve: string
  /** The last instant for a move. Null without a clock. */
  readonly deadline: string | null
  /** The times within the turn that did not count, in order; they may overlap. Of a turn that goes on, also those to come until its deadline. */
  readonly stops: readonly {
    /** As in `freezes`; `weekend`: the game’s terms leave weekends out. */
    readonly kind: 'pause' | 'leave' | 'outage' | 'tournament' | 'weekend' | (string & {})
    readonly from: string
    readonly until: string
  }[]
  /** Null while the turn goes on. */
  readonly ended: TurnEvidenceEnded | null
}

export type TurnEvidenceEnded = {
  /** The event that ended the turn. */
  readonly by: 'moved' | 'taken-back' | 'enforced' | 'finished' | 'aborted' | (string & {})
  /** When the request that ended the turn was received. */
  readonly at: string
  /** The move. Null if the turn ended otherwise. */
  readonly move: string | null
  /** How long the clock ran, at most to the deadline. */
  readonly ran: string
  /** How much of the turn’s own time that took. */
  readonly moveTimeUsed: string
  /** How much of the reserve that took. */
  readonly reserveUsed: string
  /** What was given to the reserve during the turn. */
  readonly given: string
  /** What the move added to it by the time control. */
  readonly added: string
  /** The reserve with which the side goes on. */
  readonly reserveLeft: string
}

export type UnsentEmail = {
  /** `later`: the email is postponed. `held`: it may be withheld until the seat asks for it. `returned`: it bounced. */
  readonly mail: 'later' | 'held' | 'returned' | (string & {})
  /** With `later`: the latest time at which the email is sent, or postponed again. */
  readonly mailAt?: string
  /** In an order of pairs: the position in `players`, counted from 1. Left out for the arbiter. */
  readonly player?: number
  /** The id of the first game of this person. */
  readonly game: string
  /** Which link of that game is for this person. */
  readonly role: 'black' | 'white' | 'creator' | 'opponent' | 'arbiter' | (string & {})
}

export type UsualStart = 'free'

export type VersionAnswer = {
  readonly version: number
}

export type Webhook = {
  readonly id: string
  readonly url: string
  readonly events: readonly ('joined' | 'turn' | 'reminder' | 'draw-offered' | 'finished' | 'forfeited' | 'tournament-started' | 'board-finished' | 'tournament-finished' | (string & {}))[]
  readonly labels?: Readonly<Record<string, string>>
  readonly format: 'standard' | 'slack' | 'discord' | (string & {})
  readonly locale?: string
  readonly createdAt: string
  /** When and why the webhook was disabled: it then gets nothing but tests. Null if it is enabled. */
  readonly disabled: WebhookDisabled | null
}

export type WebhookDisabled = {
  readonly at: string
  /** `gone`: the webhook’s address answered 410. `exhausted`: eight attempts in a day failed. `asked`: a request disabled it. */
  readonly why: 'gone' | 'exhausted' | 'asked' | (string & {})
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
    query: { readonly since?: string; readonly turn?: 'black' | 'white'; readonly status?: 'open' | 'active' | 'finished' | 'aborted' | 'expired'; readonly label?: string; readonly order?: string; readonly limit?: number }
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
    query: { readonly since?: string; readonly after?: string; readonly limit?: number }
    answer: GameEvents
  }
  /** The time of each turn, as evidence */
  evidence: {
    path: { readonly id: string }
    answer: Evidence
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
    query: { readonly since?: string; readonly turn?: 'black' | 'white'; readonly status?: 'open' | 'active' | 'finished' | 'aborted' | 'expired'; readonly label?: string; readonly order?: string; readonly limit?: number }
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
  /** Who has accepted */
  orderPlayers: {
    path: { readonly order: string }
    answer: OrderPlayersAnswer
  }
  /** Remind the players who have not answered */
  remindOrder: {
    path: { readonly order: string }
    answer: RemindOrderAnswer
  }
  /** Found a tournament */
  found: {
    body: FoundBody
    answer: FoundAnswer
  }
  /** The tournaments that the API key owns */
  ownTournaments: {
    query: { readonly since?: string; readonly limit?: number }
    answer: OwnTournamentsAnswer
  }
  /** Do anything in a tournament */
  tournamentAct: {
    path: { readonly tournament: string }
    body: TournamentActBody
    answer: TournamentActAnswer
  }
  /** Enter an open event */
  enter: {
    path: { readonly tournament: string }
    body: EnterBody
    answer: EnterAnswer
  }
  /** Read a tournament */
  tournament: {
    path: { readonly tournament: string }
    answer: Tournament
  }
  /** The settings of a player or official of a tournament */
  entry: {
    answer: Entry
  }
  /** Change the settings of a player or official of a tournament */
  changeEntry: {
    body: ChangeEntryBody
    answer: Entry
  }
  /** Replace a link of a tournament */
  rotateEntry: {
    answer: RotateEntryAnswer
  }
  /** The players or the games of a tournament as CSV */
  tournamentCsv: {
    path: { readonly tournament: string }
    query: { readonly rows?: 'players' | 'games' }
    answer: string
  }
  /** All games of a tournament in PDN 3.0, one after the other */
  tournamentPdn: {
    path: { readonly tournament: string }
    query: { readonly since?: string }
    answer: string
  }
  /** Email an address the links of its games */
  links: {
    body: LinksBody
    answer: LinksAnswer
  }
  /** The endgame tables */
  tables: {
    answer: TablesAnswer
  }
  /** The file of an endgame table */
  table: {
    path: { readonly table: 'english-4' }
    answer: Uint8Array
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
  /** The URLs to start from, and who runs the service */
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
  evidence: { method: 'GET', path: '/v1/games/{id}/evidence', form: 'json', keyed: false, tagged: true },
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
  orderPlayers: { method: 'GET', path: '/v1/orders/{order}/players', form: 'json', keyed: false, tagged: false },
  remindOrder: { method: 'POST', path: '/v1/orders/{order}/remind', form: 'json', keyed: false, tagged: false },
  found: { method: 'POST', path: '/v1/tournaments', form: 'json', keyed: true, tagged: false },
  ownTournaments: { method: 'GET', path: '/v1/tournaments', form: 'json', keyed: false, tagged: false },
  tournamentAct: { method: 'POST', path: '/v1/tournaments/{tournament}/actions', form: 'json', keyed: true, tagged: false },
  enter: { method: 'POST', path: '/v1/tournaments/{tournament}/entries', form: 'json', keyed: true, tagged: false },
  tournament: { method: 'GET', path: '/v1/tournaments/{tournament}', form: 'json', keyed: false, tagged: true },
  entry: { method: 'GET', path: '/v1/entry', form: 'json', keyed: false, tagged: false },
  changeEntry: { method: 'PATCH', path: '/v1/entry', form: 'json', keyed: false, tagged: false },
  rotateEntry: { method: 'POST', path: '/v1/entry/rotate', form: 'json', keyed: true, tagged: false },
  tournamentCsv: { method: 'GET', path: '/v1/tournaments/{tournament}.csv', form: 'text', keyed: false, tagged: true },
  tournamentPdn: { method: 'GET', path: '/v1/tournaments/{tournament}.pdn', form: 'text', keyed: false, tagged: true },
  links: { method: 'POST', path: '/v1/links', form: 'json', keyed: false, tagged: false },
  tables: { method: 'GET', path: '/v1/tables', form: 'json', keyed: false, tagged: false },
  table: { method: 'GET', path: '/v1/tables/{table}', form: 'bytes', keyed: false, tagged: true },
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
