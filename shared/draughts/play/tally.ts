import { countBits, mixHash } from '../board/bits.ts'
import { materialOf, isKingAgainstKing, isLoneKing } from './outcome.ts'
import type { Move } from '../moves/legal-moves.ts'
import { play } from './play.ts'
import { isSameBoard, pieceAt } from '../board/position.ts'
import type { Position } from '../board/position.ts'
import type { DrawLimit, RuleSet } from '../rules/rule-set.ts'
import { COLOURS, otherColour } from '../rules/words.ts'
import type { Claim, DrawReason } from '../rules/words.ts'

/**
 * The positions since the last capture or man's move, with how often each occurred; earlier ones cannot recur. It is an
 * immutable tree ordered by the bits of a hash, so that counting a long game takes linear time.
 */
type Past = {
  readonly position: Position
  readonly hash: number
  readonly times: number
  readonly zero: Past | undefined
  readonly one: Past | undefined
}

/** The counts by which a game is drawn. It is a value: each move makes a new one. */
export type Tally = {
  /** How often the present position has occurred, with the same side to move. */
  readonly occurrences: number
  /** Moves of each side since the last capture or man's move by either side. */
  readonly quietMoves: { readonly black: number; readonly white: number }
  /** Plies in which three pieces, a king among them, have played against one king. */
  readonly loneKingPlies: number
  readonly past: Past
}

const hashOf = (p: Position): number => {
  const pieces = mixHash(mixHash(mixHash(mixHash(mixHash(mixHash(0, p.b0), p.b1), p.b2), p.w0), p.w1), p.w2)
  return mixHash(mixHash(mixHash(pieces, p.k0), p.k1), p.k2)
}

const isIn = (past: Past, position: Position, hash: number): boolean =>
  past.hash === hash && isSameBoard(past.position, position)

/**
 * Returns the tree with one more occurrence of a position. `bit` is the depth. Positions of equal hash follow each
 * other on one path.
 */
const withPosition = (past: Past | undefined, position: Position, hash = hashOf(position), bit = 0): Past => {
  if (past === undefined) return { position, hash, times: 1, zero: undefined, one: undefined }
  if (isIn(past, position, hash)) return { ...past, times: past.times + 1 }
  return (hash >>> bit) & 1
    ? { ...past, one: withPosition(past.one, position, hash, bit + 1) }
    : { ...past, zero: withPosition(past.zero, position, hash, bit + 1) }
}

const occurrencesIn = (past: Past, position: Position, hash: number): number => {
  let here: Past | undefined = past
  for (let bit = 0; here !== undefined && !isIn(here, position, hash); bit += 1)
    here = (hash >>> bit) & 1 ? here.one : here.zero
  return here?.times ?? 0
}

/** Returns whether three pieces, a king among them, play against one king. */
const isLoneKingEnding = (p: Position): boolean =>
  countBits(p.b0 | p.w0, p.b1 | p.w1, p.b2 | p.w2) === 4 &&
  COLOURS.some((lone) => isLoneKing(p, lone) && materialOf(p, otherColour(lone)).kings > 0)

/** Returns the tally of a position from which counting starts. */
export const startTally = (position: Position, loneKingPlies = 0): Tally => ({
  occurrences: 1,
  quietMoves: { black: 0, white: 0 },
  loneKingPlies,
  past: withPosition(undefined, position),
})

/**
 * Returns the tally after a move. Captures and men's moves, also if the man is crowned (Art. 17), restart all counts
 * except `loneKingPlies`.
 */
export const tallyAfter = (rules: RuleSet, tally: Tally, before: Position, move: Move, after: Position): Tally => {
  const loneKingPlies = isLoneKingEnding(after) && isLoneKingEnding(before) ? tally.loneKingPlies + 1 : 0
  const quiet = move.captures.length === 0 && pieceAt(rules, before, move.from)?.kind === 'king'
  if (!quiet) return startTally(after, loneKingPlies)
  const { black, white } = tally.quietMoves
  const hash = hashOf(after)
  const past = withPosition(tally.past, after, hash)
  return {
    occurrences: occurrencesIn(past, after, hash),
    quietMoves: before.turn === 'black' ? { black: black + 1, white } : { black, white: white + 1 },
    loneKingPlies,
    past,
  }
}

const isReached = (tally: Tally, limit: DrawLimit): boolean =>
  limit.counts === 'lone-king'
    ? tally.loneKingPlies >= limit.plies
    : Math.min(tally.quietMoves.black, tally.quietMoves.white) >= limit.plies / 2

/** Returns the draws that may be claimed in this position. */
export const claimsOpen = (rules: RuleSet, _position: Position, tally: Tally): readonly Claim[] => {
  const threefold: readonly Claim[] = rules.repetition === 'claim' && tally.occurrences >= 3 ? ['threefold'] : []
  const limits = rules.limits.filter((limit) => isReached(tally, limit)).map((limit) => limit.claim)
  return [...new Set([...threefold, ...limits])]
}

/**
 * Returns whether a draw may be claimed together with a move: the claim holds already, or would after the move (Art.
 * 16.1b).
 */
export const canClaimWith = (rules: RuleSet, position: Position, tally: Tally, claim: Claim, move: Move): boolean => {
  const after = play(rules, position, move)
  return (
    claimsOpen(rules, position, tally).includes(claim) ||
    claimsOpen(rules, after, tallyAfter(rules, tally, position, move, after)).includes(claim)
  )
}

/** Returns the draw that ends the game without a claim, if there is one. */
export const automaticDraw = (rules: RuleSet, position: Position, tally: Tally): DrawReason | undefined => {
  if (isKingAgainstKing(rules, position)) return 'king-against-king'
  return rules.repetition === 'automatic' && tally.occurrences >= 3 ? 'threefold' : undefined
}
