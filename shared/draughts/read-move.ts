import { squaresOn } from './board.ts'
import { movesBetween } from './moves.ts'
import type { Move } from './moves.ts'
import { squareNamed } from './names.ts'
import type { Position } from './position.ts'
import { faultOf } from './refusal.ts'
import { movesMeant } from './route.ts'
import type { RuleSheet } from './sheet.ts'
import type { MoveFault, Square } from './words.ts'
import { writePath } from './write-move.ts'

/** `forms`: full forms of an ambiguous move. */
export type MoveRead =
  | { readonly kind: 'move'; readonly move: Move }
  | {
      readonly kind: 'illegal'
      readonly reason: MoveFault
      readonly article: string
      readonly forms?: readonly string[]
    }

const LONGEST = 200

const SHAPE = /^[a-l]?\d{1,3}(?:(?:\s+|\s*[-\u2013\u2014:x\xd7*]\s*)[a-l]?\d{1,3})+$/i

type Route =
  | { readonly kind: 'route'; readonly route: readonly Square[] }
  | { readonly kind: 'no-route'; readonly reason: MoveFault }

/** As logs have it. */
const ENDS = /^([1-9]\d?)[-x]([1-9]\d?)$/

/** Logs have the same few again and again; there are 19,602 at most. */
const readEnds = new Map<string, readonly Square[]>()

const endsIn = (rules: RuleSheet, text: string): readonly Square[] | undefined => {
  const ends = readEnds.get(text) ?? ENDS.exec(text)?.slice(1).map(Number)
  if (ends) readEnds.set(text, ends)
  return ends?.every((square) => square <= squaresOn(rules)) ? ends : undefined
}

/** '9-14', '22x15', '22:15', '2 x 11 x 18', 'c3-d4'. */
export const readRoute = (rules: RuleSheet, text: string): Route => {
  const ends = endsIn(rules, text)
  if (ends) return { kind: 'route', route: ends }
  const plain = text.length > LONGEST ? '' : text.trim()
  if (!SHAPE.test(plain)) return { kind: 'no-route', reason: 'unreadable' }
  const named = (plain.match(/[a-l]?\d+/gi) ?? []).map((word) => squareNamed(rules, word))
  const route = named.filter((square) => square !== undefined)
  return route.length === named.length ? { kind: 'route', route } : { kind: 'no-route', reason: 'no-such-square' }
}

const refuse = (rules: RuleSheet, reason: MoveFault): MoveRead => ({
  kind: 'illegal',
  reason,
  article: rules.articles[reason],
})

/** A full path, or two ends that fit only one move (Art. 27). Never throws. */
export const readMove = (rules: RuleSheet, position: Position, text: string): MoveRead => {
  const read = readRoute(rules, text)
  if (read.kind === 'no-route') return refuse(rules, read.reason)
  const { route } = read
  const meant = movesMeant(rules, position, movesBetween(rules, position, route[0] ?? 0, route.at(-1) ?? 0), route)
  const [move] = meant
  if (move === undefined) return refuse(rules, faultOf(rules, position, route))
  if (meant.length === 1) return { kind: 'move', move }
  const forms = meant.map((each) => writePath(rules, each))
  return { kind: 'illegal', reason: 'ambiguous', article: rules.articles.ambiguous, forms }
}
