import { squaresOn } from '../board/board.ts'
import { movesBetween } from '../moves/legal-moves.ts'
import type { Move } from '../moves/legal-moves.ts'
import { squareNamed } from '../board/square-names.ts'
import type { Position } from '../board/position.ts'
import { findMoveFault } from './find-move-fault.ts'
import { matchingMoves } from './matching-moves.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { MoveFault, Square } from '../rules/words.ts'
import { writePath } from './write-move.ts'

/** A written move as it was understood. `forms` are the full paths of the moves that an ambiguous text may mean. */
export type ParsedMove =
  | { readonly kind: 'move'; readonly move: Move }
  | {
      readonly kind: 'illegal'
      readonly reason: MoveFault
      readonly article: string
      readonly forms?: readonly string[]
    }

/** The longest text that is read, in characters. */
const LONGEST = 200

const SHAPE = /^[a-l]?\d{1,3}(?:(?:\s+|\s*[-\u2013\u2014:x\xd7*]\s*)[a-l]?\d{1,3})+$/i

type Route =
  | { readonly kind: 'route'; readonly route: readonly Square[] }
  | { readonly kind: 'no-route'; readonly reason: MoveFault }

/** The short form of a move, as stored games have it: two square numbers. */
const ENDS = /^([1-9]\d?)[-x]([1-9]\d?)$/

/** The squares of each short form that was read. Stored games repeat the same few; there are 19,602 at most. */
const endsByText = new Map<string, readonly Square[]>()

const endsIn = (rules: RuleSet, text: string): readonly Square[] | undefined => {
  const ends = endsByText.get(text) ?? ENDS.exec(text)?.slice(1).map(Number)
  if (ends) endsByText.set(text, ends)
  return ends?.every((square) => square <= squaresOn(rules)) ? ends : undefined
}

/** Reads the squares of a written move, such as '9-14', '22x15', '22:15', '2 x 11 x 18' or 'c3-d4'. */
export const readRoute = (rules: RuleSet, text: string): Route => {
  const ends = endsIn(rules, text)
  if (ends) return { kind: 'route', route: ends }
  const plain = text.length > LONGEST ? '' : text.trim()
  if (!SHAPE.test(plain)) return { kind: 'no-route', reason: 'unreadable' }
  const named = (plain.match(/[a-l]?\d+/gi) ?? []).map((word) => squareNamed(rules, word))
  const route = named.filter((square) => square !== undefined)
  return route.length === named.length ? { kind: 'route', route } : { kind: 'no-route', reason: 'no-such-square' }
}

const refuse = (rules: RuleSet, reason: MoveFault): ParsedMove => ({
  kind: 'illegal',
  reason,
  article: rules.articles[reason],
})

/**
 * Reads a move: its full path, or its two ends if only one move fits them (Art. 27). Never throws; a text that is no
 * legal move comes back with the fault and the article of the laws.
 */
export const readMove = (rules: RuleSet, position: Position, text: string): ParsedMove => {
  const read = readRoute(rules, text)
  if (read.kind === 'no-route') return refuse(rules, read.reason)
  const { route } = read
  const meant = matchingMoves(rules, position, movesBetween(rules, position, route[0] ?? 0, route.at(-1) ?? 0), route)
  const [move] = meant
  if (move === undefined) return refuse(rules, findMoveFault(rules, position, route))
  if (meant.length === 1) return { kind: 'move', move }
  const forms = meant.map((each) => writePath(rules, each))
  return { kind: 'illegal', reason: 'ambiguous', article: rules.articles.ambiguous, forms }
}
