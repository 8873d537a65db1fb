// Openings by ballot in English draughts (Art. 28). `../index.ts` does not export them, so that the engine loads no
// lists.

import { BLACK_BEGINNINGS, LOST_BALLOTS, WHITE_BEGINNINGS } from './eleven-man.ts'
import { BARRED_PAIRS, FIRST_MOVES, SECOND_MOVES } from './first-moves.ts'
import type { FirstMove } from './first-moves.ts'
import { THREE_MOVE } from './three-move.ts'
import { play } from '../play/play.ts'
import { makePosition, piecesOf, startPosition } from '../board/position.ts'
import type { Position } from '../board/position.ts'
import { readMove } from '../notation/read-move.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { Deck, Square } from '../rules/words.ts'

/** An opening: its moves are played before the players' own. `number` counts from 1 and includes barred ballots. */
export type Ballot = {
  readonly kind: Deck
  readonly number: number
  readonly moves: readonly string[]
  /** The men that are taken off before the first move (eleven-man ballot). */
  readonly removed: readonly Square[]
  /** False for a barred ballot, which is never drawn. */
  readonly accepted: boolean
  /** The name of the first move, such as Edinburgh. */
  readonly group: string
  readonly name?: string
}

const firstMoves = Object.keys(FIRST_MOVES) as readonly FirstMove[]

const groupOf = (move: string): string =>
  firstMoves.filter((first) => first === move).map((first) => FIRST_MOVES[first])[0] ?? ''

const threeMove = (): readonly Ballot[] =>
  firstMoves
    .flatMap((first) => THREE_MOVE[first].split(';').map((line) => [first, line.trim()] as const))
    .filter(([, line]) => line !== '')
    .map(([first, line], i) => {
      const [, second = '', third = '', marks = '', name] = /^(\S+) (\d+[-x]\d+)([!+*]*)(?: (.+))?$/.exec(line) ?? []
      const ballot: Ballot = {
        kind: 'three-move',
        number: i + 1,
        moves: [first, second, third],
        removed: [],
        accepted: !marks.includes('!'),
        group: FIRST_MOVES[first],
      }
      return name === undefined ? ballot : { ...ballot, name }
    })

const twoMove = (): readonly Ballot[] =>
  firstMoves
    .flatMap((first) => SECOND_MOVES.map((reply) => [first, reply]))
    .map((moves, i): Ballot => ({
      kind: 'two-move',
      number: i + 1,
      moves,
      removed: [],
      accepted: !BARRED_PAIRS.includes(moves.join(' ')),
      group: groupOf(moves[0] ?? ''),
    }))

const wordsOf = (text: string): readonly string[] => text.trim().split(/\s+/)

const elevenMan = (): readonly Ballot[] => {
  let last = -1
  const lost = new Set(wordsOf(LOST_BALLOTS).map((distance) => (last += Number.parseInt(distance, 36))))
  const begins = (text: string) => wordsOf(text).map((word) => word.split(':'))
  return begins(WHITE_BEGINNINGS)
    .flatMap((white) => begins(BLACK_BEGINNINGS).map((black) => [black, white] as const))
    .map(([[blackMan = '', first = ''], [whiteMan = '', second = '']], i): Ballot => ({
      kind: 'eleven-man',
      number: i + 1,
      moves: [first, second],
      removed: [Number(blackMan), Number(whiteMan)],
      accepted: !lost.has(i),
      group: groupOf(first),
    }))
}

const LISTS: Readonly<Record<Deck, () => readonly Ballot[]>> = {
  'three-move': threeMove,
  'two-move': twoMove,
  'eleven-man': elevenMan,
}

/** The lists by deck, each made on first use. */
const lists: Partial<Record<Deck, readonly Ballot[]>> = {}

/** Returns all ballots of a deck, barred ones included: 174, 49 or 2,500. */
export const ballots = (kind: Deck): readonly Ballot[] => (lists[kind] ??= LISTS[kind]())

export const ballotNumbered = (kind: Deck, number: number): Ballot | undefined => ballots(kind)[number - 1]

/**
 * Draws a ballot by a random number from 0 to below 1; undefined for any other number. All accepted ballots are equally
 * likely.
 */
export const drawBallot = (kind: Deck, random: number): Ballot | undefined => {
  const accepted = ballots(kind).filter((ballot) => ballot.accepted)
  return random >= 0 && random < 1 ? accepted[Math.floor(random * accepted.length)] : undefined
}

/** Returns the position before the moves of a ballot: the start position without the men that it removes. */
export const ballotStart = (rules: RuleSet, ballot: Ballot): Position => {
  const start = startPosition(rules)
  return makePosition(
    rules,
    start.turn,
    piecesOf(rules, start).filter(([square]) => !ballot.removed.includes(square)),
  )
}

/** Returns the position after the moves of a ballot. Undefined if these rules do not allow them. */
export const ballotPosition = (rules: RuleSet, ballot: Ballot): Position | undefined => {
  let position = ballotStart(rules, ballot)
  for (const text of ballot.moves) {
    const read = readMove(rules, position, text)
    if (read.kind === 'illegal') return undefined
    position = play(rules, position, read.move)
  }
  return position
}
