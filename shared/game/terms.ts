import type { Colour, RulesId } from '../draughts/index.ts'
import { DAY, type Duration } from './words.ts'

/**
 * The time control, one formula for all of them. A turn may take `perMove`; what it takes beyond that comes out of
 * the `reserve`, which each side begins with. Every own move adds `increment` to it, up to `cap` (what is above the
 * cap already stays), and every `moves` own moves add `period`.
 */
export type Control = {
  readonly perMove: Duration
  readonly reserve: Duration
  readonly increment: Duration
  readonly cap?: Duration
  readonly every?: { readonly moves: number; readonly period: Duration }
}

/** A control, or no limit at all. */
export type ClockTerms = Control | 'unlimited'

/** The controls that have a name. */
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

/** The control of a game whose creator named none: three days a move and a week to spare. */
export const RELAXED: Control = PRESETS.relaxed

export const DECKS = ['three-move', 'two-move', 'eleven-man'] as const
/** A deck of ballots. Article 28. */
export type Deck = (typeof DECKS)[number]

/** Where a game begins: the rule sheet's own start, a position given as FEN, or a ballot, drawn at joining unless its number is named. */
export type Opening =
  | { readonly kind: 'free' }
  | { readonly kind: 'fen'; readonly fen: string }
  | { readonly kind: 'ballot'; readonly deck: Deck; readonly number?: number }

/**
 * How an illegal move is met. `lenient`: refused, with the reason, and no harm done; such a game is casual, so that
 * moves may be taken back and a loss on time forgiven. `laws`: Article 25, a caution and then the loss of the game.
 */
export type Strictness = 'lenient' | 'laws'

/** This game's place in a match of two games on one ballot. */
export type MatchPart = {
  readonly part: 1 | 2
  /** The other game's id. */
  readonly other: string
  /** Whether the second game begins with the first, or when it is over. */
  readonly order: 'together' | 'in-turn'
}

/** What the two players agree to by playing; nothing in it ever changes. */
export type Terms = {
  readonly rules: RulesId
  readonly clock: ClockTerms
  readonly opening: Opening
  readonly strictness: Strictness
  /** An invitation that nobody takes lapses after this long: 1 to 180 days. */
  readonly invitationLife: Duration
  /** How much leave each seat may take in this game, in whole days. */
  readonly leave: Duration
  /** The IANA zone in which Saturdays and Sundays do not count; none: every day counts. */
  readonly weekends?: string
  readonly match?: MatchPart
}

/** The colour that the creator asked for; a toss is drawn when the invitation is taken. */
export type ColourWish = Colour | 'toss'

/** What a creator who names nothing else offers. */
export const USUAL = { strictness: 'lenient', invitationLife: 30 * DAY, leave: 14 * DAY } as const

/** Moves may be taken back, and a loss on time forgiven, in a casual game alone. */
export const isCasual = (terms: Terms): boolean => terms.strictness === 'lenient'
