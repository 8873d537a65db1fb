import { deadlineOf } from '../game/clock.ts'
import type { Reminder } from '../game/events.ts'
import type { ActiveGame, Game } from '../game/game.ts'
import { type Duration, type Instant, MINUTE, type Role } from '../game/words.ts'
import { type News, type NewsEvent, matters } from './after.ts'
import type { Content } from './blocks.ts'
import type { Draft } from './draft.ts'
import { asItStands } from './kinds/as-it-stands.ts'
import { news } from './kinds/news.ts'
import { reminder } from './kinds/reminder.ts'
import { restored } from './kinds/restored.ts'
import { yourTurn } from './kinds/your-turn.ts'

/** A seat of a game: the reader is looked up there. */
export type Sitting = { readonly game: string; readonly seat: Role }

/** What a letter is about. */
export type LetterKind =
  /** To the creator: their link, and the invitation to pass on. To the arbiter: their link. */
  | { readonly kind: 'offered' }
  /** To both: the game has begun, here is your link; whose turn it is. */
  | { readonly kind: 'joined' }
  | { readonly kind: 'your-turn' }
  | { readonly kind: 'reminder'; readonly reminder: Reminder }
  | { readonly kind: 'news'; readonly about: News }
  /** Whether the reader wants the emails of their seats: written by door-letter.ts. A page asks for it; others become it. */
  | { readonly kind: 'door'; readonly request: string }
  /** To an address that the seat had: it has another one, or was forgotten. Written by moved-letter.ts; `former` names the address. */
  | { readonly kind: 'moved'; readonly former: string; readonly request: string; readonly isForgotten?: true }
  /** To the mailbox that took a seat back: the new link, if the news of it goes out later, or is held back by a cap. */
  | { readonly kind: 'restored' }
  /** To all: won, lost, drawn, called off or expired. */
  | { readonly kind: 'ended' }

/**
 * Somebody asks for the links of an address. `mark` stands for it, because no queue may hold one: its seats are looked
 * up at delivery. `spelling` stands for the way in which it was typed. `strangers`: the account of the asking network, if it has one. `request`: random, it tells one
 * request from the next. Written by links-letter.ts.
 */
export type Inquiry = {
  readonly kind: 'links'
  readonly mark: string
  readonly spelling: string
  readonly strangers?: string
  readonly request: string
  readonly delay: Duration
}

type ByKind = { readonly [L in LetterKind as L['kind']]: L }
type Kind = keyof ByKind

/**
 * A letter to be written, without address or text: both are looked up at delivery. A step of a game writes at most one
 * letter to a person, so game, version and seat name it.
 */
type LetterOf<K extends Kind> = ByKind[K] &
  Sitting & {
    /** The version of the game that the letter is about. */
    readonly version: number
    /** Half-moves played by then. A letter about a turn is stale once the game has moved on. */
    readonly ply: number
    /** How long it waits in the outbox, so that later events can replace it. */
    readonly delay: Duration
  }
export type Letter = LetterOf<Kind>

/** What waits in the outbox. */
export type Queued = Letter | Inquiry

type Row<K extends Kind> = {
  /** Of two letters about the same matter, the older one adds nothing: each shows the game as it stands. */
  readonly matter: (letter: ByKind[K]) => string
  /** Of the letters that one step calls for, a person gets the heaviest. */
  readonly weight: number
  readonly delay: Duration
  /** Whether the letter is still true. */
  readonly holds: (letter: LetterOf<K>, game: Game, now: Instant) => boolean
  /** `happened`: the event that news is about. */
  readonly write: (draft: Draft, letter: ByKind[K], happened: NewsEvent | undefined) => Content
}

/** A player who answers at once gets no turn letter. */
const TURN_DELAY: Duration = 2 * MINUTE

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
    write: (draft, _, happened) => (happened ? news(draft, happened) : asItStands(draft)),
  },
  restored: { matter: aboutGame, weight: 7, delay: 0, holds: () => true, write: restored },
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

/** Whether the letter is still true: a reader must not be hurried without a reason. */
export const stillTrue = (letter: Letter, game: Game, now: Instant): boolean => holdsIn(letter.kind, letter, game, now)

type Writing<K extends Kind> = { readonly letter: ByKind[K]; readonly draft: Draft; readonly happened?: NewsEvent }

const written = <K extends Kind>(kind: K, { letter, draft, happened }: Writing<K>): Content =>
  KINDS[kind].write(draft, letter, happened)

/** What the letter says of the game as it stands. One that is out of date says how it stands instead. */
export const contentOf = (letter: LetterKind, draft: Draft, happened: NewsEvent | undefined): Content =>
  written(letter.kind, { letter, draft, happened })
