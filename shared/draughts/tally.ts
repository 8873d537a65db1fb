import { forceOf, isKingAgainstKing, isLoneKing } from './ending.ts'
import type { Move } from './moves.ts'
import { play } from './play.ts'
import { pieceAt } from './position.ts'
import type { Position } from './position.ts'
import type { Limit, RuleSheet } from './sheet.ts'
import { otherColour } from './words.ts'
import type { Claim, Colour, DrawReason } from './words.ts'

/** Since the last capture or man's move, latest first: earlier positions cannot recur. */
type Past = { readonly position: Position; readonly earlier: Past | undefined }

/** The basis of repetition and move-count draws. */
export type Tally = {
  /** Of the present position, with the same side to move. */
  readonly occurrences: number
  /** Since the last capture or man's move by either side. */
  readonly quietMoves: { readonly black: number; readonly white: number }
  /** Plies of three pieces, a king among them, against a lone king. */
  readonly loneKingPlies: number
  readonly past: Past
}

const WORDS = ['turn', 'b0', 'b1', 'b2', 'w0', 'w1', 'w2', 'k0', 'k1', 'k2'] as const

const isSame = (a: Position, b: Position): boolean => WORDS.every((word) => a[word] === b[word])

const occurrencesIn = (position: Position, past: Past): number => {
  let count = 1
  for (let each: Past | undefined = past; each !== undefined; each = each.earlier) {
    if (isSame(each.position, position)) count += 1
  }
  return count
}

const isThreeToOne = (position: Position, lone: Colour): boolean => {
  const { pieces, kings } = forceOf(position, otherColour(lone))
  return isLoneKing(position, lone) && pieces === 3 && kings > 0
}

const isLoneKingEnding = (position: Position): boolean =>
  isThreeToOne(position, 'black') || isThreeToOne(position, 'white')

/** Also after a huff. */
export const startTally = (_rules: RuleSheet, position: Position): Tally => ({
  occurrences: 1,
  quietMoves: { black: 0, white: 0 },
  loneKingPlies: 0,
  past: { position, earlier: undefined },
})

/** Captures and moves of men, crowning included, restart counts (Art. 17). */
export const tallyAfter = (rules: RuleSheet, tally: Tally, before: Position, move: Move, after: Position): Tally => {
  const loneKingPlies = isLoneKingEnding(after) && isLoneKingEnding(before) ? tally.loneKingPlies + 1 : 0
  const quiet = move.captures.length === 0 && pieceAt(rules, before, move.from)?.kind === 'king'
  if (!quiet) return { ...startTally(rules, after), loneKingPlies }
  const { black, white } = tally.quietMoves
  return {
    occurrences: occurrencesIn(after, tally.past),
    quietMoves: before.turn === 'black' ? { black: black + 1, white } : { black, white: white + 1 },
    loneKingPlies,
    past: { position: after, earlier: tally.past },
  }
}

const isReached = (tally: Tally, limit: Limit): boolean =>
  limit.counts === 'lone-king'
    ? tally.loneKingPlies >= limit.plies
    : Math.min(tally.quietMoves.black, tally.quietMoves.white) >= limit.plies / 2

export const claimsOpen = (rules: RuleSheet, _position: Position, tally: Tally): readonly Claim[] => {
  const threefold: readonly Claim[] = rules.repetition === 'claim' && tally.occurrences >= 3 ? ['threefold'] : []
  const limits = rules.limits.filter((limit) => isReached(tally, limit)).map((limit) => limit.claim)
  return [...new Set([...threefold, ...limits])]
}

/** The claim holds already, or would after the move (Art. 16.1b). */
export const claimWith = (rules: RuleSheet, position: Position, tally: Tally, claim: Claim, move: Move): boolean => {
  const after = play(rules, position, move)
  return (
    claimsOpen(rules, position, tally).includes(claim) ||
    claimsOpen(rules, after, tallyAfter(rules, tally, position, move, after)).includes(claim)
  )
}

export const automaticDraw = (rules: RuleSheet, position: Position, tally: Tally): DrawReason | undefined => {
  if (isKingAgainstKing(rules, position)) return 'king-against-king'
  return rules.repetition === 'automatic' && tally.occurrences >= 3 ? 'threefold' : undefined
}
