import type { Move } from '../moves/legal-moves.ts'
import { play } from '../play/play.ts'
import type { Position } from '../board/position.ts'
import { readMove } from '../notation/read-move.ts'
import { ruleSetOf } from '../rule-sets/rule-sets.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { RulesId } from '../rules/words.ts'
import { type PdnFault, type RawGame, firstSetup, splitGames, rulesOf, startOf, pdnTag } from './split-games.ts'
import { applyHuffRemark } from './huff-remark.ts'
import { lineStarts, lineAndColumn } from './line-and-column.ts'
import { type PdnError, type PdnGame, type PdnLine, normalizeScore, resultFromScore } from './pdn-game.ts'
import { type Token, excerpt, splitMoveMarks, insertDashes, tokenize } from './tokens.ts'

/**
 * The games of a text, and what is wrong in it. A game with a fault in its tags or main line, such as an illegal move,
 * is left out.
 */
export type ParsedPdn = { readonly games: readonly PdnGame[]; readonly errors: readonly PdnError[] }

/** How deep variations may be nested. Deeper ones are skipped. */
const DEEPEST = 50

/** A move to which comments, marks and variations are added as they are read. */
type OpenMove = {
  readonly move: Move
  readonly comments: string[]
  readonly nags: number[]
  readonly variations: PdnLine[]
}

/** A line that is being read: its moves, the position after them, and the position before the last one. */
type OpenLine = { readonly moves: OpenMove[]; now: Position; before: Position }

type Body = {
  readonly line: PdnLine
  readonly comments: readonly string[]
  readonly score: string
  readonly faults: readonly PdnFault[]
  readonly broken: boolean
}

const addMove = (rules: RuleSet, line: OpenLine, word: string): string | undefined => {
  const { text, nags } = splitMoveMarks(word)
  const read = readMove(rules, line.now, insertDashes(text))
  if (read.kind === 'illegal') return `${excerpt(text)}: ${read.reason} (Art. ${read.article})`
  line.before = line.now
  line.now = play(rules, line.now, read.move)
  line.moves.push({ move: read.move, comments: [], nags: [...nags], variations: [] })
  return undefined
}

/** Reads the moves of a game. A fault in the main line ends the game, a fault in a variation only that variation. */
const readBody = (rules: RuleSet, start: Position, tokens: readonly Token[]): Body => {
  const root: OpenLine = { moves: [], now: start, before: start }
  const stack: OpenLine[] = [root]
  const comments: string[] = []
  const faults: PdnFault[] = []
  let score = ''
  let skipped = 0
  for (const token of tokens) {
    const line = stack.at(-1) ?? root
    if (skipped > 0 && token.kind !== 'open' && token.kind !== 'close') continue
    if (token.kind === 'move' || token.kind === 'setup' || token.kind === 'fault') {
      const wrong =
        token.kind === 'move'
          ? addMove(rules, line, token.text)
          : token.kind === 'setup'
            ? 'a position is set up during the game, which is then no game by the rules'
            : token.text
      if (wrong === undefined) continue
      faults.push({ message: wrong, at: token.at })
      if (stack.length === 1) return { line: root.moves, comments, score, faults, broken: true }
      skipped = 1
    } else if (token.kind === 'comment') {
      ;(line.moves.at(-1)?.comments ?? comments).push(token.text)
      line.now = applyHuffRemark(rules, line.now, token.text)
    } else if (token.kind === 'nag') {
      line.moves.at(-1)?.nags.push(token.value)
    } else if (token.kind === 'result') {
      if (stack.length === 1 && (score === '' || token.text !== '*')) score = token.text
    } else if (token.kind === 'open') {
      if (skipped > 0 || stack.length > DEEPEST || line.moves.length === 0) skipped += 1
      else stack.push({ moves: [], now: line.before, before: line.before })
    } else if (skipped > 1 || (skipped === 1 && stack.length === 1)) {
      skipped -= 1
    } else if (stack.length > 1) {
      skipped = 0
      stack.pop()
      if (line.moves.length > 0) stack.at(-1)?.moves.at(-1)?.variations.push(line.moves)
    } else {
      faults.push({ message: 'a bracket that closes nothing', at: token.at })
    }
  }
  return { line: root.moves, comments, score, faults, broken: false }
}

const readGame = (
  raw: RawGame,
  otherwise: RulesId,
): { readonly game: PdnGame | undefined; readonly faults: readonly PdnFault[] } => {
  const id = rulesOf(raw, otherwise)
  if (id === undefined) {
    const message = `GameType ${excerpt(pdnTag(raw, 'gametype') ?? '')} is none of the rule sets`
    return { game: undefined, faults: [{ message, at: raw.tagAt.get('gametype') ?? 0 }] }
  }
  const rules = ruleSetOf(id)
  const start = startOf(rules, raw)
  if ('message' in start) return { game: undefined, faults: [start] }
  const setup = firstSetup(raw)
  const body = setup ? raw.body.filter((token) => token !== setup) : raw.body
  const { line, comments, score, faults, broken } = readBody(rules, start, body)
  const result = resultFromScore(rules, score) ?? resultFromScore(rules, normalizeScore(pdnTag(raw, 'result') ?? ''))
  return { game: broken ? undefined : { rules: id, tags: raw.tags, start, comments, line, result }, faults }
}

/**
 * Reads the games of a text in PDN 3.0, and in the dialects that real files use. `otherwise` are the rules of a game
 * that names none. Never throws.
 */
export const readPdn = (text: string, otherwise: RulesId = 'english'): ParsedPdn => {
  const games: PdnGame[] = []
  const errors: PdnError[] = []
  const starts = lineStarts(text)
  for (const [i, raw] of splitGames(tokenize(text)).entries()) {
    const { game, faults } = readGame(raw, otherwise)
    if (game !== undefined) games.push(game)
    for (const { message, at } of faults) errors.push({ ...lineAndColumn(starts, at), message, game: i + 1 })
  }
  return { games, errors }
}
