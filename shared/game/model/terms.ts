import type { Colour, Deck, RulesId } from '../../draughts/index.ts'
import type { ListedTerms } from './listed-terms.ts'
import { DAY, type Duration } from './words.ts'

/**
 * A time control. A turn that takes longer than `perMove` uses up the `reserve`. Each own move adds `increment` to the
 * reserve, but raises it no further than `cap`; after each `every.moves` own moves it gains `every.period`.
 */
export type TimeControl = {
  readonly perMove: Duration
  readonly reserve: Duration
  readonly increment: Duration
  readonly cap?: Duration
  readonly every?: { readonly moves: number; readonly period: Duration }
}

export type ClockTerms = TimeControl | 'unlimited'

export const PRESETS = {
  daily: { perMove: DAY, reserve: 3 * DAY, increment: 0 },
  relaxed: { perMove: 3 * DAY, reserve: 7 * DAY, increment: 0 },
  weekly: { perMove: 7 * DAY, reserve: 7 * DAY, increment: 0 },
  postal: { perMove: 14 * DAY, reserve: 14 * DAY, increment: 0 },
  fischer: { perMove: 0, reserve: 10 * DAY, increment: DAY, cap: 10 * DAY },
  club: { perMove: 0, reserve: 50 * DAY, increment: 0, every: { moves: 10, period: 50 * DAY } },
  /** The second correspondence championship of the FMJD: 100 days for 50 moves, and no first day of a turn counts. */
  'fmjd-2014': { perMove: DAY, reserve: 60 * DAY, increment: 0, every: { moves: 10, period: 10 * DAY } },
  none: 'unlimited',
} as const satisfies Readonly<Record<string, ClockTerms>>

export const PRESET_NAMES = ['daily', 'relaxed', 'weekly', 'postal', 'fischer', 'club', 'fmjd-2014', 'none'] as const
export type PresetName = (typeof PRESET_NAMES)[number]

/** The presets with days for each move, from quick to slow. */
export const PACE_PRESETS = ['daily', 'relaxed', 'weekly', 'postal'] as const satisfies readonly PresetName[]
export type PacePreset = (typeof PACE_PRESETS)[number]

/** The default control: three days for each move, and a reserve of a week. */
export const DEFAULT_CONTROL: TimeControl = PRESETS.relaxed

/** The position where a game begins. A ballot without a number is drawn when the opponent joins. */
export type Opening =
  | { readonly kind: 'free' }
  | { readonly kind: 'fen'; readonly fen: string }
  | { readonly kind: 'ballot'; readonly deck: Deck; readonly number?: number }

/**
 * What follows an illegal move. `lenient` refuses it; such a game is casual, with take-backs and forgiven losses on
 * time. `laws` follows the Laws of Checkers, Article 25: first a caution, then the loss.
 */
export type Strictness = 'lenient' | 'laws'

/**
 * What follows if a turn is overdue before each side has moved once. `void` calls the game off without a loser; `loss`
 * makes it a loss by forfeit, and then no player may call the game off alone.
 */
export const NO_SHOWS = ['loss', 'void'] as const
export type NoShow = (typeof NO_SHOWS)[number]

/**
 * Which game of a two-game match this is. `other` is the id of the other game. `order` says whether both are played at
 * the same time.
 */
export type MatchPart = {
  readonly part: 1 | 2
  readonly other: string
  readonly order: 'together' | 'in-turn'
}

/** What the games of a tournament can do without. An arbiter may still give time. */
export const EXCLUSIONS = ['pauses', 'gifts', 'takebacks', 'rematches'] as const
export type Exclusion = (typeof EXCLUSIONS)[number]

/** Which board of which tournament this game is, and what its players cannot ask for. */
export type TournamentPart = {
  readonly id: string
  readonly board: number
  readonly without: readonly Exclusion[]
}

/** What the players agree on before the game. It never changes. */
export type Terms = ListedTerms & {
  readonly rules: RulesId
  readonly clock: ClockTerms
  readonly opening: Opening
  readonly strictness: Strictness
  /** How long the invitation may be accepted: 1 to 180 days. */
  readonly invitationLife: Duration
  /** How much leave each seat may take, in whole days. */
  readonly leave: Duration
  /** The IANA time zone whose Saturdays and Sundays do not count. */
  readonly weekends?: string
  /** If it is left out, a no-show is `void`. */
  readonly noShow?: Extract<NoShow, 'loss'>
  readonly match?: MatchPart
  readonly tournament?: TournamentPart
}

/** Returns whether the tournament of this game excludes something. */
export const isWithout = ({ tournament }: Terms, excluded: Exclusion): boolean =>
  tournament?.without.includes(excluded) === true

/** The side that the creator asks for. A toss is decided when the opponent joins. */
export type ColourChoice = Colour | 'toss'

/** The terms that a game has unless its request says otherwise. */
export const DEFAULT_TERMS = { strictness: 'lenient', invitationLife: 30 * DAY, leave: 14 * DAY } as const

/** Returns whether a side that never moves loses by forfeit. */
export const isForfeited = ({ noShow }: Terms): boolean => noShow === 'loss'

/** Returns whether the game allows take-backs, and forgiving a loss on time. */
export const isCasual = (terms: Terms): boolean => terms.strictness === 'lenient'
