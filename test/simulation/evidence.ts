import type { RulesId } from '../../shared/draughts/index.ts'
import type { Instant, Role } from '../../shared/game/model/words.ts'
import type { GameId, LoggedEvent, GameRecord } from '../../shared/service/ports/games.ts'
import type { OutgoingEmail } from '../../shared/service/ports/email.ts'
import type { TournamentId } from '../../shared/service/ports/tournaments/tournament-key.ts'
import type { TournamentRecord } from '../../shared/service/ports/tournaments/tournament-record.ts'
import type { TournamentFact } from '../../shared/tournament/model/facts.ts'
import type { Reckoning } from './account.ts'
import type { WebhookEventType } from '../../shared/webhooks/event-types.ts'
import type { PostResult } from '../../shared/service/ports/http-sender.ts'

/** A request that the world sent, and its answer: the client's side of the story. */
export type Asked = {
  readonly number: number
  /** How it was sent: by the API, by the form of a page, or by a reply to an email, which gets no answer. */
  readonly road: 'api' | 'form' | 'email'
  /** The number of an intent: requests with the same number are attempts at the same thing. */
  readonly intent: number
  readonly at: number
  readonly method: string
  readonly path: string
  readonly kind: string
  readonly game: GameId | undefined
  readonly role: Role | undefined
  readonly token: string | undefined
  readonly body: Readonly<Record<string, unknown>>
  answer?: Answer
}

export type Answer = { readonly at: number; readonly status: number; readonly text: string; readonly body: Told }

/** The fields of an answer's body that the checks and the people of a world read. */
export type Told = {
  readonly code?: string
  readonly duplicate?: boolean
  readonly dryRun?: boolean
  readonly game?: View
  readonly receipt?: {
    readonly ply: number
    readonly move: string | null
    readonly receivedAt: string | null
    readonly deadline: string | null
    readonly signed: string | null
  }
  readonly links?: Readonly<Record<string, { readonly url: string; readonly token?: string }>>
  /** The game to whose seat a form redirected. */
  readonly at?: GameId
  /** The idempotency key of the form on a page. */
  readonly key?: string
  /** The note that a page shows to its seat. */
  readonly note?: string
  /** The status of a seat's emails, as its page shows it. */
  readonly emails?: string
  /** The latest instant at which the seat's first email is sent, if it waits. */
  readonly emailsAt?: string
  /** What a creator's page says of the first emails to the people they named. */
  readonly invited?: { readonly opponent?: NamedMail; readonly arbiter?: NamedMail }
}

export type NamedMail = { readonly mail: string; readonly mailAt?: string }

export type View = {
  readonly id: string
  readonly version: number
  readonly status: string
  readonly ply: number
  readonly fen: string
  readonly rules: RulesId
  readonly offence: readonly number[]
  readonly turn: 'black' | 'white' | null
  readonly moves: readonly string[]
  readonly legalMoves: readonly string[]
  readonly claims: readonly string[]
  readonly deadline: string | null
  readonly creator: { readonly seat: 'black' | 'white' | null }
  readonly drawOffer: 'black' | 'white' | null
  readonly takeback: 'black' | 'white' | null
  readonly pauseProposal: { readonly by: 'black' | 'white'; readonly until: string } | null
  readonly reseat: { readonly seat: 'black' | 'white'; readonly from: string } | null
  readonly rematch: { readonly offeredBy: 'black' | 'white' | null; readonly game: string | null } | null
  readonly result: { readonly winner: 'black' | 'white' | null; readonly reason: string } | null
  readonly clock: {
    readonly left: { readonly black: string; readonly white: string } | null
    readonly given: { readonly black: string; readonly white: string } | null
    readonly freezes: readonly {
      readonly kind: string
      readonly until: string
      readonly seat?: 'black' | 'white' | null
    }[]
  }
  readonly arbiter: string | null
}

/** A write to the store. The chapters of a game are in the order in which the store accepted them. */
export type Chapter = {
  readonly game: GameId
  readonly version: number
  /** The instant at which the store accepted the write. */
  readonly at: number
  /** The request that the writing function was answering, or else the name of that function. */
  readonly by: Asked | string
  readonly before: GameRecord | undefined
  readonly after: GameRecord
  /** The events of the step; none if only the timer was set. */
  readonly step: readonly LoggedEvent[]
  /** The public version: how many steps so far have something that everyone can see. */
  readonly shown: number
  /** The checker's own account of the game after this write. */
  readonly reckoned: Reckoning
}

/** A write of a tournament. `step`: the facts that it added, as they were decided; none if only the timer was set. */
export type TournamentChapter = Pick<Chapter, 'version' | 'at' | 'by'> & {
  readonly id: TournamentId
  readonly before: TournamentRecord | undefined
  readonly after: TournamentRecord
  readonly step: readonly TournamentFact[]
}

const UNSEEN: ReadonlySet<string> = new Set(['reminded', 'chose', 'planned', 'link-rotated'])

/**
 * Returns the version that everyone sees after a step. Steps with which a role changes something for itself, and
 * reminders, do not raise it.
 */
export const shownAfter = (before: number, [first]: readonly LoggedEvent[]): number =>
  first && !UNSEEN.has(first.type) ? before + 1 : before

export type Sent = {
  readonly at: number
  readonly mail: OutgoingEmail
  readonly game: GameId
  readonly version: number
  readonly seat: string
  readonly run: number
  /** True once its sender has marked the email as sent. */
  marked: boolean
  /** Returns whether its sender is still running. */
  readonly alive: () => boolean
  /** Returns whether a fault has struck its sender since the email was sent. */
  readonly struck: () => boolean
  /** The seats whose turns an email about several games lists; none in an email about one game. */
  readonly lists: readonly { readonly game: GameId; readonly seat: string }[]
}

/** A receiver of webhooks. It behaves as its mood says from `from` until `until`. */
export type Receiver = {
  readonly mood: 'sound' | 'away' | 'dead' | 'gone' | 'flaky'
  readonly from: number
  readonly until: number
}

/** A delivery of a webhook that was begun, whether or not it reached its receiver. */
export type Tried = { readonly url: string; readonly id: string; readonly at: number }

/**
 * A delivery that reached its receiver. `takes`: whether the receiver keeps it, whatever it answers. `answered`: the
 * answer as its sender understood it.
 */
export type Posted = Tried & {
  readonly text: string
  readonly type: string
  readonly data: {
    readonly game: GameId
    readonly version: number
    readonly ply: number
    readonly turn?: string
    readonly reminder?: string
  }
  readonly takes: boolean
  answered: PostResult | undefined
}

/** A device of a seat, and the mood of its push service. `token`: the link that registered it. */
export type Device = {
  readonly game: GameId
  readonly role: Role
  readonly token: string
  readonly mood: 'sound' | 'away' | 'gone' | 'hangs'
  readonly from: number
  readonly until: number
}

/**
 * A notice that was posted to a device. `answered`: the answer as its sender understood it. `struck`: returns whether a
 * fault has struck its sender since the post.
 */
export type Pushed = Pick<Sent, 'at' | 'struck'> & { readonly url: string; answered: PostResult | undefined }

/** A webhook as it was last saved, and the times in which it was disabled. */
export type Registered = {
  readonly id: string
  readonly url: string
  readonly events: readonly WebhookEventType[]
  readonly labels: Readonly<Record<string, string>>
  readonly since: number
  readonly disabled: readonly { readonly from: number; readonly until: number | undefined; readonly why: string }[]
}

/** A game in the list of a program's games, as it was noted at `at`. */
export type Listed = { readonly at: number; readonly version: number; readonly ply: number; readonly status: string }

/**
 * An email that came back, or about which its reader complained. `away`: an automatic reply about an absence, which has
 * no consequences. `from`, `told`: when the service began to process the report, and when it had done so.
 */
export type Returned = {
  readonly email: string
  readonly why: 'gone' | 'passing' | 'complaint' | 'away'
  readonly sent: number
  readonly seat: { readonly game: GameId; readonly role: Role } | undefined
  from: number | undefined
  told: number | undefined
}

/** Everything that was seen of a world from outside. */
export type Evidence = {
  readonly asked: Asked[]
  readonly chapters: Map<GameId, Chapter[]>
  readonly tournaments: Map<TournamentId, TournamentChapter[]>
  readonly sent: Sent[]
  /**
   * Addresses of people who also play in games outside this world, with the time at which those games end. Until then
   * they take all but a few of the emails that such an address may get in a day.
   */
  readonly elsewhere: Map<string, Instant>
  /**
   * When each email was counted against the quotas of an account, by the name of the email, whether it was then sent or
   * failed.
   */
  readonly charged: Map<string, number>
  readonly returned: Returned[]
  /** Emails that were counted against the quotas of one account a second time within a day. */
  readonly chargedAgain: string[]
  /** The versions whose stream record is unreadable for ever. */
  readonly spoilt: Set<string>
  /** The bodies of messages that their queue delivered again although they had been dealt with. */
  readonly doubled: Set<string>
  /** Messages that failed until their queue gave them up; the operator has to deal with them. */
  readonly givenUp: string[]
  /** When a game was put into the retry queue, because a change of it could not be carried out. */
  readonly retryQueue: Map<GameId, number[]>
  /** Changes of each contact's address, and when they were made. */
  readonly entries: Map<string, Entry[]>
  /** Each write that marks a seat as notified, by the run that made it, and the note of the email in it. */
  readonly marks: Mark[]
  /** When each game's data besides its record expires, as last set in the store. */
  readonly kept: Map<GameId, number | undefined>
  /** Schedules that the scheduler refused to delete. */
  readonly stuck: Set<string>
  readonly receivers: Map<string, Receiver>
  readonly devices: Map<string, Device>
  readonly pushed: Pushed[]
  readonly tried: Tried[]
  readonly posted: Posted[]
  readonly hooks: Map<string, Registered>
  /** For each webhook and game, the latest turn that is known to have been delivered. */
  readonly turns: Map<string, number>
  readonly listed: Map<GameId, Listed[]>
  /** The number of moves that the store accepted. */
  moves: number
}

/**
 * Returns whether an email is about one game (`single`), or about all games of an address that wait for its reader: a
 * `bundle`, sent when one of them has news, or a `digest`, sent once a day.
 */
export const kindOf = ({ mail }: Sent): 'single' | 'bundle' | 'digest' => {
  const [, kind] = /-(bundle|digest)-/.exec(mail.id) ?? []
  return kind === 'bundle' || kind === 'digest' ? kind : 'single'
}

/** Returns whether an email is a consent email, or asks somebody about a tournament. */
export const isDoor = ({ mail }: Sent): boolean => mail.id.includes('-door-') || isQuestion(mail.id)

/** Returns whether this is the id of an email that asks somebody about a tournament. */
const isQuestion = (id: string): boolean =>
  /^[0-9A-Za-z]{12}-\d+-(?:secretary|deputy|\d+)-(?:confirm|deputy-invitation|invitation|entered|begun)-\S/.test(id)

/** `raised`: the seat had not been notified of this version before, so that the note was stored. */
export type Mark = {
  readonly run: number
  readonly game: GameId
  readonly contact: string
  readonly version: number
  readonly note: string | undefined
  readonly raised: boolean
}

export type Entry = { readonly at: number; readonly email: string | undefined; readonly silent: boolean }

export const noEvidence = (): Evidence => ({
  asked: [],
  chapters: new Map(),
  tournaments: new Map(),
  sent: [],
  elsewhere: new Map(),
  charged: new Map(),
  returned: [],
  chargedAgain: [],
  spoilt: new Set(),
  doubled: new Set(),
  givenUp: [],
  retryQueue: new Map(),
  entries: new Map(),
  marks: [],
  kept: new Map(),
  stuck: new Set(),
  receivers: new Map(),
  devices: new Map(),
  pushed: [],
  tried: [],
  posted: [],
  hooks: new Map(),
  turns: new Map(),
  listed: new Map(),
  moves: 0,
})

export const chaptersOf = ({ chapters }: Evidence, game: GameId): readonly Chapter[] => chapters.get(game) ?? []

/** Returns the writes that stored a step, one for each version, in order. */
export const stepsOf = (evidence: Evidence, game: GameId): readonly Chapter[] =>
  chaptersOf(evidence, game).filter(({ step }) => step.length > 0)
