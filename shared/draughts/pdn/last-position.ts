import { searchSteps } from '../moves/legal-moves.ts'
import { play } from '../play/play.ts'
import type { Position } from '../board/position.ts'
import { readMove } from '../notation/read-move.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import {
  type PdnFault,
  type RawGame,
  isPlayed,
  positionIn,
  splitGames,
  rulesOf,
  startOf,
  pdnTag,
} from './split-games.ts'
import { applyHuffRemark } from './huff-remark.ts'
import { lineStarts, lineAndColumn } from './line-and-column.ts'
import { type Token, excerpt, splitMoveMarks, insertDashes, tokenize } from './tokens.ts'

/** How much a text may cost: half-moves, and steps of the engine for all its positions together. */
export type PdnLimits = { readonly plies: number; readonly steps: number }

/** What is wrong. Line and column count from 1; `ply` is the number of half-moves before the wrong one. */
type LocatedFault = {
  readonly kind: 'fault'
  readonly message: string
  readonly line: number
  readonly column: number
  readonly ply?: number
}

export type ParsedPosition = { readonly kind: 'position'; readonly position: Position } | LocatedFault

type GameFault = PdnFault & { readonly ply?: number }

/** How far the game has been played. It changes with each move. */
type Progress = { position: Position; ply: number; steps: number }

const playNext = (rules: RuleSet, walk: Progress, word: string, most: PdnLimits): string | undefined => {
  if (walk.ply >= most.plies) return `more than ${most.plies} half-moves`
  const { text } = splitMoveMarks(word)
  const named = `${excerpt(text)} at ply ${walk.ply}`
  walk.steps += searchSteps(rules, walk.position)
  if (walk.steps > most.steps) return `${named}: too much to work out`
  const read = readMove(rules, walk.position, insertDashes(text))
  if (read.kind === 'illegal') return `${named}: ${read.reason} (Art. ${read.article})`
  walk.position = play(rules, walk.position, read.move)
  walk.ply += 1
  return undefined
}

/** Plays the main line. Variations are skipped, with all comments in them. */
const playMainLine = (
  rules: RuleSet,
  start: Position,
  tokens: readonly Token[],
  most: PdnLimits,
): Position | GameFault => {
  const walk: Progress = { position: start, ply: 0, steps: 0 }
  /** The index in the text of each bracket that is still open. */
  const open: number[] = []
  for (const token of tokens) {
    if (token.kind === 'open') open.push(token.at)
    else if (token.kind === 'close') {
      if (open.pop() === undefined) return { message: 'a bracket that closes nothing', at: token.at, ply: walk.ply }
    } else if (open.length > 0) continue
    else if (token.kind === 'comment') walk.position = applyHuffRemark(rules, walk.position, token.text)
    else if (token.kind === 'setup') {
      const position = positionIn(rules, token.fen, token.at)
      if ('message' in position) return { ...position, ply: walk.ply }
      walk.position = position
    } else if (token.kind === 'fault') return { message: token.text, at: token.at, ply: walk.ply }
    else if (token.kind === 'move') {
      const { ply } = walk
      const message = playNext(rules, walk, token.text, most)
      if (message !== undefined) return { message, at: token.at, ply }
    }
  }
  const [at] = open
  return at === undefined ? walk.position : { message: 'a bracket is not closed', at, ply: walk.ply }
}

const isEmpty = (raw: RawGame): boolean => pdnTag(raw, 'fen') === undefined && !raw.body.some(isPlayed)

const lastOf = (rules: RuleSet, games: readonly RawGame[], most: PdnLimits): Position | GameFault => {
  const [raw, second] = games
  if (!raw) return { message: 'has no game', at: 0 }
  if (second)
    return { message: 'has more than one game', at: second.body[0]?.at ?? second.tagAt.values().next().value ?? 0 }
  if (pdnTag(raw, 'gametype')?.trim() && rulesOf(raw, rules.id) !== rules.id) {
    const named = [pdnTag(raw, 'gametype') ?? '', pdnTag(raw, 'variant') ?? ''].map(excerpt).join(' ').trim()
    const message = `GameType ${named} is not ${rules.id}, which is ${rules.gameType}`
    return { message, at: raw.tagAt.get('gametype') ?? 0 }
  }
  const start = startOf(rules, raw)
  if ('message' in start) return start
  const last = playMainLine(rules, start, raw.body, most)
  return 'message' in last || !isEmpty(raw) ? last : { message: 'has no move and no FEN', at: 0 }
}

/**
 * Plays the main line of the one game in a text by these rules and within these limits, and returns its last position.
 * Never throws.
 */
export const lastPosition = (rules: RuleSet, text: string, most: PdnLimits): ParsedPosition => {
  const last = lastOf(rules, splitGames(tokenize(text)), most)
  if (!('message' in last)) return { kind: 'position', position: last }
  const { message, at, ply } = last
  return { kind: 'fault', message, ...lineAndColumn(lineStarts(text), at), ...(ply !== undefined && { ply }) }
}
