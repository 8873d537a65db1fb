import type { RulesId } from '../../shared/draughts/index.ts'
import type { Role } from '../../shared/game/words.ts'
import type { GameId, Logged, Stored } from '../../shared/service/ports/games.ts'
import type { Mail } from '../../shared/service/ports/email.ts'
import type { Reckoning } from './account.ts'
import type { HookEvent } from '../../shared/hooks/kinds.ts'
import type { Answered } from '../../shared/service/ports/http-sender.ts'

/** A request that the world sent, and what became of it: the client's side of the story. */
export type Asked = {
  readonly number: number
  /** By the API, by the form of a page, or by an answer to an email, which hears nothing. */
  readonly road: 'api' | 'form' | 'email'
  /** Requests of one intent are tries of the same thing. */
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

/** As much of an answer's body as anybody here reads. */
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
  }
  readonly links?: Readonly<Record<string, { readonly url: string; readonly token?: string }>>
  /** The game to whose seat a form led on. */
  readonly at?: GameId
  /** The key of the form on a page. */
  readonly key?: string
  /** The note that a seat is shown as its own. */
  readonly note?: string
  /** How emails of a seat are, as it is told. */
  readonly emails?: string
  /** When its first email is sent at the latest, if that waits. */
  readonly emailsAt?: string
  /** What a creator is told of the first emails to the people they named. */
  readonly invited?: { readonly opponent?: NamedMail; readonly director?: NamedMail }
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
  readonly director: string | null
}

/** One write to the store, in the order in which the store took them. */
export type Chapter = {
  readonly game: GameId
  readonly version: number
  /** When the store took it. */
  readonly at: number
  /** What the function that wrote it was: the request that it answered, or a function of the service. */
  readonly by: Asked | string
  readonly before: Stored | undefined
  readonly after: Stored
  /** The events of the step; none where only the alarm was set. */
  readonly step: readonly Logged[]
  /** The version that readers are to be shown: the steps so far of which everyone can see something. */
  readonly shown: number
  /** The checker's own account of the game from here on. */
  readonly reckoned: Reckoning
}

const UNSEEN: ReadonlySet<string> = new Set(['reminded', 'chose', 'planned', 'link-rotated'])

/** What a role changes for itself, others do not see; a reminder, no one. */
export const shownAfter = (before: number, [first]: readonly Logged[]): number =>
  first && !UNSEEN.has(first.type) ? before + 1 : before

export type Sent = {
  readonly at: number
  readonly mail: Mail
  readonly game: GameId
  readonly version: number
  readonly seat: string
  readonly run: number
  /** Whether the one who sent it came so far as to mark it. */
  marked: boolean
  /** Whether they are still at it. */
  readonly alive: () => boolean
  /** Whether anything has gone wrong with them since. */
  readonly struck: () => boolean
  /** The seats whose turn an email of several games lists; none in an email of one game. */
  readonly lists: readonly { readonly game: GameId; readonly seat: string }[]
}

/** `from`, `until`: when it is as its mood says. */
export type Receiver = {
  readonly mood: 'sound' | 'away' | 'dead' | 'gone' | 'flaky'
  readonly from: number
  readonly until: number
}

/** A post that was begun: whether it came to its receiver or not. */
export type Tried = { readonly url: string; readonly id: string; readonly at: number }

/** What came to a receiver. `takes`: it has it, whatever it answers. `answered`: as its sender understood it. */
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
  answered: Answered | undefined
}

/** A device of a seat, and how its push service is. `token`: the link that it was named with. */
export type Device = {
  readonly game: GameId
  readonly role: Role
  readonly token: string
  readonly mood: 'sound' | 'away' | 'gone' | 'hangs'
  readonly from: number
  readonly until: number
}

/** A notice that was posted to a device. `answered`: as its sender understood it. `struck`: as of an email. */
export type Pushed = Pick<Sent, 'at' | 'struck'> & { readonly url: string; answered: Answered | undefined }

/** A webhook, by its address, as it was last saved, and when it was off. */
export type Registered = {
  readonly id: string
  readonly url: string
  readonly events: readonly HookEvent[]
  readonly labels: Readonly<Record<string, string>>
  readonly since: number
  readonly disabled: readonly { readonly from: number; readonly until: number | undefined; readonly why: string }[]
}

/** A line of a program's list. */
export type Listed = { readonly at: number; readonly version: number; readonly ply: number; readonly status: string }

/**
 * An email that came back, or of which its reader complained. `away`: a notice of absence, of which nothing follows.
 * `from`, `told`: when the service began to work it off, and had.
 */
export type Returned = {
  readonly email: string
  readonly why: 'gone' | 'passing' | 'complaint' | 'away'
  readonly sent: number
  readonly seat: { readonly game: GameId; readonly role: Role } | undefined
  from: number | undefined
  told: number | undefined
}

/** Everything that was seen of a world, from outside. */
export type Evidence = {
  readonly asked: Asked[]
  readonly chapters: Map<GameId, Chapter[]>
  readonly sent: Sent[]
  /** Who plays in games that are not of this world, which take all but a few of the emails that an address gets in a day. */
  readonly elsewhere: Set<string>
  /** What was taken from a ledger, by the name of the email: by one that was sent, or by one that failed after that. */
  readonly charged: Map<string, number>
  readonly returned: Returned[]
  /** Emails that were taken from one account a second time within a day. */
  readonly chargedAgain: string[]
  /** The versions whose record in the stream no one could ever read. */
  readonly spoilt: Set<string>
  /** Messages that failed until their queue gave them up: what is left is the operator's. */
  readonly givenUp: string[]
  /** When a game was put aside, because a change of it could not be carried out. */
  readonly aside: Map<GameId, number[]>
  /** Changes of addresses, by the address's entry: when. */
  readonly entries: Map<string, Entry[]>
  /** When what a game has beside its record goes, as the store was last told. */
  readonly kept: Map<GameId, number | undefined>
  /** Schedules that the scheduler refused to take back. */
  readonly stuck: Set<string>
  readonly receivers: Map<string, Receiver>
  readonly devices: Map<string, Device>
  readonly pushed: Pushed[]
  readonly tried: Tried[]
  readonly posted: Posted[]
  readonly hooks: Map<string, Registered>
  /** The latest turn of a game that a webhook is known to have been told. */
  readonly turns: Map<string, number>
  readonly listed: Map<GameId, Listed[]>
  /** Moves that the store took. */
  moves: number
}

/** Of all games of an address that wait: `bundle`, when one of them does; `digest`, once a day. */
export const kindOf = ({ mail }: Sent): 'single' | 'bundle' | 'digest' => {
  const [, kind] = /-(bundle|digest)-/.exec(mail.id) ?? []
  return kind === 'bundle' || kind === 'digest' ? kind : 'single'
}

/** An email that asks for consent: from then on its mailbox may be heard of. `mark`: what only its reader has. */
export const isDoor = ({ mail }: Sent): boolean => mail.id.includes('-door-')

export type Entry = { readonly at: number; readonly email: string | undefined; readonly silent: boolean }

export const noEvidence = (): Evidence => ({
  asked: [],
  chapters: new Map(),
  sent: [],
  elsewhere: new Set(),
  charged: new Map(),
  returned: [],
  chargedAgain: [],
  spoilt: new Set(),
  givenUp: [],
  aside: new Map(),
  entries: new Map(),
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

/** The chapters that end a step, one for each version, in order. */
export const stepsOf = (evidence: Evidence, game: GameId): readonly Chapter[] =>
  chaptersOf(evidence, game).filter(({ step }) => step.length > 0)
