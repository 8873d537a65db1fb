import type { Colour, Deck, RulesId } from '../draughts/index.ts'
import { DAY, type Duration } from './words.ts'

/**
 * One formula for all time controls: beyond `perMove` a turn takes from the `reserve`. Each own move adds `increment`
 * up to `cap` (more stays), every `moves` own moves `period`.
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

/** Days per move, quick to slow. */
export const PACES = ['daily', 'relaxed', 'weekly', 'postal'] as const satisfies readonly PresetName[]
export type Pace = (typeof PACES)[number]

/** The default: three days a move, a week in reserve. */
export const RELAXED: Control = PRESETS.relaxed

/** `ballot`: by number, or drawn when the opponent joins. */
export type Opening =
  | { readonly kind: 'free' }
  | { readonly kind: 'fen'; readonly fen: string }
  | { readonly kind: 'ballot'; readonly deck: Deck; readonly number?: number }

/**
 * Illegal moves: `lenient` refuses, and is casual (take-backs, a loss on time forgiven); `laws` is Article 25, a
 * caution, then the loss.
 */
export type Strictness = 'lenient' | 'laws'

/**
 * A turn that is overdue before each side has moved once: `void` calls the game off without a loser, `loss` is a loss
 * by forfeit. Then no player can call it off alone.
 */
export const NO_SHOWS = ['loss', 'void'] as const
export type NoShow = (typeof NO_SHOWS)[number]

export type MatchPart = {
  readonly part: 1 | 2
  readonly other: string
  readonly order: 'together' | 'in-turn'
}

/** Never change. */
export type Terms = {
  readonly rules: RulesId
  readonly clock: ClockTerms
  readonly opening: Opening
  readonly strictness: Strictness
  /** 1 to 180 days. */
  readonly invitationLife: Duration
  /** Per seat, whole days. */
  readonly leave: Duration
  /** IANA zone whose Saturdays and Sundays do not count. */
  readonly weekends?: string
  /** `void` if left out. */
  readonly noShow?: Extract<NoShow, 'loss'>
  readonly match?: MatchPart
}

/** A toss is drawn when the opponent joins. */
export type ColourWish = Colour | 'toss'

export const USUAL = { strictness: 'lenient', invitationLife: 30 * DAY, leave: 14 * DAY } as const

/** Nobody gets out of a forfeit. */
export const isForfeited = ({ noShow }: Terms): boolean => noShow === 'loss'

/** Allows take-backs and forgiving a loss on time. */
export const isCasual = (terms: Terms): boolean => terms.strictness === 'lenient'
