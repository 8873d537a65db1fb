import {
  type MoveFault,
  type Position,
  type RuleSheet,
  type RulesId,
  type Square,
  parseFen,
  readMove,
  sheetOf,
  startPosition,
  stepsOf,
  writeMove,
  play as playMove,
} from '../draughts/index.ts'
import { TRIED } from './bounds.ts'

/** A move that a reader tried, for either side. */
export type Trial = {
  /** How many moves lead from where the lines begin to its position. */
  readonly deep: number
  /** As a game keeps it. */
  readonly move: string
  readonly path: readonly Square[]
  readonly captures: readonly Square[]
  readonly before: Position
  readonly position: Position
}

/** A tree of moves: each stands before all that follows it. A place counts from 1; at 0 the lines begin. */
export type Tried = readonly Trial[]

/** Why lines do not read. `line` counts from 1. */
export type TriedFault =
  | { readonly kind: 'too-long' | 'unreadable' }
  | {
      readonly kind: 'illegal'
      readonly line: number
      readonly move: string
      readonly reason: MoveFault
      readonly article: string
      /** Full forms of an ambiguous move. */
      readonly forms?: readonly string[]
    }

export type TriedRead = { readonly tried: Tried; readonly fault?: TriedFault }

/** Where a board for trying begins. */
export type Ground = { readonly rules: RuleSheet; readonly from: Position }

/** The start of an analysis, from a rule set and a FEN string. A string that cannot be read gives the start position. */
export const groundOf = ({ rules: id, fen }: { readonly rules: RulesId; readonly fen: string }): Ground => {
  const rules = sheetOf(id)
  const read = parseFen(rules, fen)
  return { rules, from: read.kind === 'position' ? read.position : startPosition(rules) }
}

const TOO_LONG: TriedFault = { kind: 'too-long' }
const UNREADABLE: TriedFault = { kind: 'unreadable' }

/** The position at a place. */
export const positionAt = ({ from }: Ground, tried: Tried, at: number): Position => tried[at - 1]?.position ?? from

const deepAt = (tried: Tried, at: number): number => tried[at - 1]?.deep ?? 0

/** The place after the last one that follows from `at`. */
const endOf = (tried: Tried, at: number): number => {
  const end = tried.findIndex(({ deep }, index) => index >= at && deep <= deepAt(tried, at))
  return end < 0 ? tried.length + 1 : end + 1
}

/** The places of the moves that were tried next, the first of them first. */
export const nextOf = (tried: Tried, at: number): readonly number[] => {
  const places = Array.from({ length: endOf(tried, at) - at - 1 }, (_, index) => at + 1 + index)
  return places.filter((place) => deepAt(tried, place) === deepAt(tried, at) + 1)
}

/** The place before. */
export const parentOf = (tried: Tried, at: number): number =>
  tried.findLastIndex(({ deep }, index) => index < at - 1 && deep < deepAt(tried, at)) + 1

/** The places that lead to one, and itself. */
export const wayTo = (tried: Tried, at: number): readonly number[] =>
  at === 0 ? [] : [...wayTo(tried, parentOf(tried, at)), at]

/** The last place of the line that a place is in, by the first move of each branch. */
export const lastOf = (tried: Tried, at: number): number => {
  const [next] = nextOf(tried, at)
  return next === undefined ? at : lastOf(tried, next)
}

export const movesOf = (tried: Tried, places: readonly number[]): readonly string[] =>
  places.flatMap((place) => tried[place - 1]?.move ?? [])

/** Without a place and all that follows from it. */
export const without = (tried: Tried, at: number): Tried => tried.toSpliced(at - 1, endOf(tried, at) - at)

/** What follows from a place, as a tree that begins there. */
const since = (tried: Tried, at: number): Tried =>
  tried.slice(at, endOf(tried, at) - 1).map((trial) => ({ ...trial, deep: trial.deep - deepAt(tried, at) }))

/** The rest of the lines once these moves were played; undefined if nobody tried them. */
export const follow = (tried: Tried, moves: readonly string[]): Tried | undefined => {
  const [move, ...more] = moves
  if (move === undefined) return tried
  const at = nextOf(tried, 0).find((place) => tried[place - 1]?.move === move)
  return at === undefined ? undefined : follow(since(tried, at), more)
}

export type Grown = { readonly tried: Tried; readonly at: number }

/** With one move more, after the place `at`. A move that was tried already is gone to. */
export const grow = (ground: Ground, tried: Tried, at: number, text: string): Grown | TriedFault => {
  const { rules } = ground
  const before = positionAt(ground, tried, at)
  const read = readMove(rules, before, text)
  if (read.kind === 'illegal') return { ...read, line: 1, move: text }
  const move = writeMove(rules, before, read.move)
  const known = nextOf(tried, at).find((place) => tried[place - 1]?.move === move)
  if (known !== undefined) return { tried, at: known }
  if (tried.length >= TRIED.moves) return TOO_LONG
  const { path, captures } = read.move
  const position = playMove(rules, before, read.move)
  const end = endOf(tried, at)
  const trial: Trial = { deep: deepAt(tried, at) + 1, move, path, captures, before, position }
  return { tried: tried.toSpliced(end - 1, 0, trial), at: end }
}

/** `16-19.26-22.27-31_1.20-24`: a line after another says how many moves they share. */
export const writeTried = (tried: Tried): string =>
  tried
    .map(({ deep, move }, index) => {
      const before = deepAt(tried, index)
      if (index === 0) return move
      return deep === before + 1 ? `.${move}` : `_${deep - 1}.${move}`
    })
    .join('')

type Line = { readonly shared: number; readonly moves: readonly string[] }

const SHARED = /^\d{1,3}$/

/** Undefined if a line does not say what it shares, or has no moves. */
const linesOf = (text: string): readonly Line[] | undefined => {
  const lines = text.split('_').map((line, index) => {
    const [shared = '', ...moves] = index === 0 ? ['0', ...line.split('.')] : line.split('.')
    return SHARED.test(shared) && moves.length > 0 ? { shared: Number(shared), moves } : undefined
  })
  const read = lines.filter((line) => line !== undefined)
  return read.length === lines.length ? read : undefined
}

type Reading = TriedRead & { readonly left: number }

/** Reads one line after the others. */
const addLine = (ground: Ground, so: Reading, { shared, moves }: Line, line: number): Reading => {
  let at = shared === 0 ? 0 : wayTo(so.tried, so.tried.length)[shared - 1]
  let { tried, left } = so
  for (const move of moves) {
    if (at === undefined) return { tried, left, fault: UNREADABLE }
    left -= stepsOf(ground.rules, positionAt(ground, tried, at))
    if (left < 0) return { tried, left, fault: TOO_LONG }
    const grown = grow(ground, tried, at, move)
    if ('kind' in grown) return { tried, left, fault: 'move' in grown ? { ...grown, line } : grown }
    // What was tried is written once.
    if (grown.tried === tried) return { tried, left, fault: UNREADABLE }
    ;({ tried, at } = grown)
  }
  return { tried, left }
}

/** Lines as an address or a paper has them. With a fault: as much of them as came before it. */
export const readTried = (ground: Ground, text: string): TriedRead => {
  if (text === '') return { tried: [] }
  const lines = text.length > TRIED.long ? undefined : linesOf(text)
  if (lines === undefined) return { tried: [], fault: text.length > TRIED.long ? TOO_LONG : UNREADABLE }
  let so: Reading = { tried: [], left: TRIED.steps }
  for (const [index, line] of lines.entries()) {
    so = addLine(ground, so, line, index + 1)
    if (so.fault) break
  }
  return so
}
