import { TURN_DELAY } from '../game/bounds.ts'
import { deadlineOf } from '../game/clock.ts'
import type { GameEvent, Reminder } from '../game/events.ts'
import type { ActiveGame, Game } from '../game/game.ts'
import type { Duration, Instant, Role } from '../game/words.ts'
import { type News, type Watched, isNews, isWatched, matters } from './after.ts'
import type { Content } from './blocks.ts'
import type { Draft } from './draft.ts'
import { type AnswerOutcome, type LineResult, answered } from './kinds/answered.ts'
import { asItStands } from './kinds/as-it-stands.ts'
import { news } from './kinds/news.ts'
import { reminder } from './kinds/reminder.ts'
import { restored } from './kinds/restored.ts'
import { watched } from './kinds/watched.ts'
import { yourTurn } from './kinds/your-turn.ts'

/** The reader is looked up there. */
export type Sitting = { readonly game: string; readonly seat: Role }

export type LetterKind =
  /** To the creator, with the invitation to pass on; to the arbiter. */
  | { readonly kind: 'offered' }
  /** To both: begun, with their link and whose turn it is. */
  | { readonly kind: 'joined' }
  | { readonly kind: 'your-turn' }
  | { readonly kind: 'reminder'; readonly reminder: Reminder }
  | { readonly kind: 'news'; readonly about: News }
  /** To an arbiter who follows all of the game: what happened besides moves. */
  | { readonly kind: 'watched'; readonly about: Watched }
  /** Are emails of these seats wanted? Written by door-letter.ts. A page asks for it, or an order for all of its games; others become it. */
  | { readonly kind: 'door'; readonly request: string; readonly isOrdered?: true }
  /**
   * To an earlier address: the seat has another, or was forgotten. Written by moved-letter.ts; `former` names the
   * address.
   */
  | { readonly kind: 'moved'; readonly former: string; readonly request: string; readonly isForgotten?: true }
  /** To the mailbox that took a seat back: its link, even if the news of it is late or capped. */
  | { readonly kind: 'restored' }
  | { readonly kind: 'ended' }
  /** What came of an answer by email: `line`, as its writer wrote it; `move`, if it is a legal one. */
  | {
      readonly kind: 'answer'
      readonly outcome: AnswerOutcome
      readonly line?: string
      readonly move?: string
      readonly request: string
    }
  /** The same of each line of an answer to an email about several games. Written by answers-letter.ts. */
  | { readonly kind: 'answers'; readonly results: readonly LineResult[]; readonly request: string }

/**
 * Somebody asks for an address's links. No queue may hold one: `mark` and `spelling` stand for it, seats are looked up
 * at delivery. `strangers`: the asking network's account, if any; `namedBy`: its marks, for the email that asks. `isForeign`: another site's page asked; no stranger is reached. `request`: random, tells requests apart. Written by
 * links-letter.ts.
 */
export type Inquiry = {
  readonly kind: 'links'
  readonly mark: string
  readonly spelling: string
  readonly strangers?: string
  readonly namedBy?: string
  readonly isForeign?: true
  readonly request: string
  readonly delay: Duration
}

type ByKind = { readonly [L in LetterKind as L['kind']]: L }
type Kind = keyof ByKind

/** Delivery looks up address and text. A step writes a person at most one, so game, version and seat name it. */
export type LetterOf<K extends Kind> = ByKind[K] &
  Sitting & {
    readonly version: number
    /** By then. A turn's letter is stale once the game has moved on. */
    readonly ply: number
    /** In the outbox, so that later events can replace it. */
    readonly delay: Duration
    /** Its reader's devices were told. `gone`: those that are no more; no email before `until`, while it waits itself. */
    readonly noticed?: { readonly gone: readonly string[]; readonly until: Instant }
  }
export type Letter = LetterOf<Kind>

/** An address's digest is due. `account`: in the ledger; `due`: tells it from the next. Written by bundle-letter.ts. */
export type Summary = {
  readonly kind: 'digest'
  readonly account: string
  readonly due: Instant
  readonly delay: Duration
}

export type Queued = Letter | Inquiry | Summary

type Row<K extends Kind> = {
  /** Of two letters about one matter the older adds nothing: each shows the game as it stands. */
  readonly matter: (letter: ByKind[K]) => string
  /** Of one step's letters a person gets the heaviest. */
  readonly weight: number
  readonly delay: Duration
  readonly holds: (letter: LetterOf<K>, game: Game, now: Instant) => boolean
  readonly write: (draft: Draft, letter: ByKind[K], happened: GameEvent | undefined) => Content
}

const isTurn = (letter: Letter, game: Game): game is ActiveGame =>
  game.status === 'active' && game.play.moves.length === letter.ply

const aboutGame = () => 'the game'
const aboutTurn = () => 'the turn'

const KINDS: { readonly [K in Kind]: Row<K> } = {
  ended: {
    matter: aboutGame,
    weight: 6,
    delay: 0,
    holds: (_, game) => game.status !== 'active' && game.status !== 'open',
    write: asItStands,
  },
  joined: { matter: aboutGame, weight: 5, delay: 0, holds: (_, game) => game.status === 'active', write: asItStands },
  offered: {
    matter: aboutGame,
    weight: 4,
    delay: 0,
    holds: ({ seat }, game) => game.status === 'open' || seat === 'director',
    write: asItStands,
  },
  'your-turn': {
    matter: aboutTurn,
    weight: 3,
    delay: TURN_DELAY,
    holds: isTurn,
    write: (draft) => (draft.facts.turn?.yours ? yourTurn(draft, draft.facts.turn) : asItStands(draft)),
  },
  reminder: {
    matter: aboutTurn,
    weight: 2,
    delay: 0,
    holds: (letter, game, now) => isTurn(letter, game) && now <= (deadlineOf(game.terms, game.play) ?? now),
    write: (draft, letter) =>
      draft.facts.turn?.yours ? reminder(draft, draft.facts.turn, letter.reminder) : asItStands(draft),
  },
  news: {
    matter: ({ about }) => about,
    weight: 1,
    delay: 0,
    holds: ({ about, seat }, game) => matters(about, game, seat),
    write: (draft, _, happened) => (happened && isNews(happened) ? news(draft, happened) : asItStands(draft)),
  },
  watched: {
    matter: ({ about }) => `watched ${about}`,
    weight: 0,
    delay: 0,
    holds: (_, game) => game.status === 'active',
    write: (draft, _, happened) => (happened && isWatched(happened) ? watched(draft, happened) : asItStands(draft)),
  },
  restored: { matter: aboutGame, weight: 7, delay: 0, holds: () => true, write: restored },
  answer: {
    matter: ({ request }) => `answer ${request}`,
    weight: 0,
    delay: 0,
    holds: () => true,
    write: answered,
  },
  answers: {
    matter: ({ request }) => `answer ${request}`,
    weight: 0,
    delay: 0,
    holds: () => true,
    write: asItStands,
  },
  moved: { matter: ({ former }) => `moved ${former}`, weight: 0, delay: 0, holds: () => true, write: asItStands },
  door: {
    matter: () => 'door',
    weight: 0,
    delay: 0,
    holds: (_, game) => game.status === 'open' || game.status === 'active',
    write: asItStands,
  },
}

const matterIn = <K extends Kind>(kind: K, letter: ByKind[K]): string => KINDS[kind].matter(letter)

export const matterOf = (letter: LetterKind): string => matterIn(letter.kind, letter)

export const isHeavier = (kind: Kind, than: Kind): boolean => KINDS[kind].weight > KINDS[than].weight

export const delayOf = (kind: Kind): Duration => KINDS[kind].delay

const holdsIn = <K extends Kind>(kind: K, letter: LetterOf<K>, game: Game, now: Instant): boolean =>
  KINDS[kind].holds(letter, game, now)

/** No reader is hurried without a reason. */
export const stillTrue = (letter: Letter, game: Game, now: Instant): boolean => holdsIn(letter.kind, letter, game, now)

type Writing<K extends Kind> = { readonly letter: ByKind[K]; readonly draft: Draft; readonly happened?: GameEvent }

const written = <K extends Kind>(kind: K, { letter, draft, happened }: Writing<K>): Content =>
  KINDS[kind].write(draft, letter, happened)

/** As the game stands; an outdated letter says that instead. */
export const contentOf = (letter: LetterKind, draft: Draft, happened: GameEvent | undefined): Content =>
  written(letter.kind, { letter, draft, happened })
