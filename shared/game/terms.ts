import type { Colour, RulesId } from '../draughts/index.ts'
import { DAY, type Duration } from './words.ts'

/**
 * The time control. A turn may take `perMove`; what it takes beyond that comes out of the `reserve`,
 * which each side has once for the whole game. Neither: no limit.
 */
export type ClockTerms = { readonly perMove: Duration; readonly reserve: Duration } | 'unlimited'

/** The control of a game whose creator named none: three days a move and a week to spare. */
export const RELAXED: ClockTerms = { perMove: 3 * DAY, reserve: 7 * DAY }

/** Where a game begins: the rule sheet's own start, or a position given as FEN. */
export type Opening = { readonly kind: 'free' } | { readonly kind: 'fen'; readonly fen: string }

/** What the two players agree to by playing; nothing in it ever changes. */
export type Terms = {
  readonly rules: RulesId
  readonly clock: ClockTerms
  readonly opening: Opening
}

/** The colour that the creator asked for; a toss is drawn when the invitation is taken. */
export type ColourWish = Colour | 'toss'

/** An invitation that nobody took lapses after this long. */
export const INVITATION_LIFE: Duration = 30 * DAY
