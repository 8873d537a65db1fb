import type { Colour, RulesId } from '../draughts/index.ts'
import { DAY, type Duration } from './words.ts'

/**
 * One formula for all time controls. A turn may take `perMove`; anything beyond comes out of the `reserve`. Each own
 * move adds `increment` to the reserve, up to `cap` (a reserve above the cap stays), and every `moves` own moves add
 * `period`.
 */
export type Control = {
  readonly perMove: Duration
  readonly reserve: Duration
  readonly increment: Duration
  readonly cap?: Duration
  readonly every?: { readonly moves: number; readonly period: Duration }
}

export type ClockTerms = Control | 'unlimited'

export const PRESETS = {
  daily: { perMove: DAY, reserve: 3 * DAY, increment: 0 },
  relaxed: { perMove: 3 * DAY, reserve: 7 * DAY, increment: 0 },
  weekly: { perMove: 7 * DAY, reserve: 7 * DAY, increment: 0 },
  postal: { perMove: 14 * DAY, reserve: 14 * DAY, increment: 0 },
  fischer: { perMove: 0, reserve: 10 * DAY, increment: DAY, cap: 10 * DAY },
  club: { perMove: 0, reserve: 50 * DAY, increment: 0, every: { moves: 10, period: 50 * DAY } },
  none: 'unlimited',
} as const satisfies Readonly<Record<string, ClockTerms>>

export const PRESET_NAMES = ['daily', 'relaxed', 'weekly', 'postal', 'fischer', 'club', 'none'] as const
export type PresetName = (typeof PRESET_NAMES)[number]

/** Clocks by days for each move, from quick to slow. */
export const PACES = ['daily', 'relaxed', 'weekly', 'postal'] as const satisfies readonly PresetName[]
export type Pace = (typeof PACES)[number]

/** The default: three days a move, and a week in reserve. */
export const RELAXED: Control = PRESETS.relaxed

export const DECKS = ['three-move', 'two-move', 'eleven-man'] as const
/** Ballots: article 28. */
export type Deck = (typeof DECKS)[number]

/** The start position of the rules, a FEN position, or a ballot: by number, or drawn when the opponent joins. */
export type Opening =
  | { readonly kind: 'free' }
  | { readonly kind: 'fen'; readonly fen: string }
  | { readonly kind: 'ballot'; readonly deck: Deck; readonly number?: number }

/**
 * How an illegal move is treated. `lenient`: refused with the reason; such a game is casual, so moves may be taken back
 * and a loss on time forgiven. `laws`: Article 25, a caution, then the loss of the game.
 */
export type Strictness = 'lenient' | 'laws'

/** This game's place in a match of two games with one ballot. */
export type MatchPart = {
  readonly part: 1 | 2
  readonly other: string
  /** The second game begins with the first, or after it. */
  readonly order: 'together' | 'in-turn'
}

/** What the players agree to. Never changes. */
export type Terms = {
  readonly rules: RulesId
  readonly clock: ClockTerms
  readonly opening: Opening
  readonly strictness: Strictness
  /** An unanswered invitation expires after this long: 1 to 180 days. */
  readonly invitationLife: Duration
  /** For each seat, in whole days. */
  readonly leave: Duration
  /** The IANA zone in which Saturdays and Sundays do not count; without it, every day counts. */
  readonly weekends?: string
  readonly match?: MatchPart
}

/** The creator's choice; a toss is drawn when the opponent joins. */
export type ColourWish = Colour | 'toss'

export const USUAL = { strictness: 'lenient', invitationLife: 30 * DAY, leave: 14 * DAY } as const

/** Only casual games allow take-backs and forgiving a loss on time. */
export const isCasual = (terms: Terms): boolean => terms.strictness === 'lenient'
