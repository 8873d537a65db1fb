import { parseFen } from '../fen.ts'
import type { Move } from '../moves.ts'
import { play } from '../play.ts'
import { type Position, startPosition } from '../position.ts'
import { readMove } from '../read-move.ts'
import { sheetOf } from '../rules.ts'
import type { RuleSheet } from '../sheet.ts'
import { RULES_IDS, type RulesId } from '../words.ts'
import { lineStarts, placeOf } from './places.ts'
import { type PdnError, type PdnGame, type PdnLine, resultOf } from './record.ts'
import { type Token, echo, partMove, plainScore, tokensOf } from './tokens.ts'

/** An illegal move in the main line makes the game an error. */
export type PdnRead = { readonly games: readonly PdnGame[]; readonly errors: readonly PdnError[] }

type Raw = { readonly tags: (readonly [string, string])[]; readonly tagAt: Map<string, number>; readonly body: Token[] }
type Fault = { readonly message: string; readonly at: number }

/** Deeper variations are skipped. */
const DEEPEST = 50

const newRaw = (): Raw => ({ tags: [], tagAt: new Map(), body: [] })

const isEmpty = (raw: Raw): boolean => raw.tags.length === 0 && raw.body.length === 0

/** A new game begins at a tag after moves, or at a move after a result. */
const partGames = (tokens: readonly Token[]): readonly Raw[] => {
  const games: Raw[] = []
  let raw = newRaw()
  let played = false
  let over = false
  for (const token of tokens) {
    if (token.kind === 'tag' ? played : over && token.kind === 'move') {
      games.push(raw)
      raw = newRaw()
      played = false
      over = false
    }
    if (token.kind === 'tag') {
      raw.tags.push([token.name, token.value])
      if (!raw.tagAt.has(token.name.toLowerCase())) raw.tagAt.set(token.name.toLowerCase(), token.at)
    } else {
      raw.body.push(token)
      played ||= token.kind !== 'comment'
      over ||= token.kind === 'result'
    }
  }
  return isEmpty(raw) ? games : [...games, raw]
}

/** Ignores the case of the name; the first value wins. */
const tagOf = (raw: Raw, name: string): string | undefined =>
  raw.tags.find(([each]) => each.toLowerCase() === name)?.[1]

/** 41 is Frisian draughts with five men: the same moves. */
const ALSO: Readonly<Record<string, RulesId>> = { '41': 'frisian' }

const typeNumber = (type: string): string => /^\s*(\d+)/.exec(type)?.[1] ?? type

/** Without a GameType the highest square tells: above 50 Canadian, above 32 international, else the default. */
const guessRules = (raw: Raw, otherwise: RulesId): RulesId => {
  const moves = raw.body.map((token) => (token.kind === 'move' ? token.text : ''))
  const numbers = [tagOf(raw, 'fen') ?? '', ...moves].join(' ').match(/\d+/g) ?? []
  const highest = numbers.reduce((most, each) => Math.max(most, Number(each)), 0)
  if (highest <= 32) return otherwise
  return sheetOf(otherwise).columns > 8 && highest <= 50 ? otherwise : highest > 50 ? 'canadian' : 'international'
}

const rulesOf = (raw: Raw, otherwise: RulesId): RulesId | undefined => {
  const type = tagOf(raw, 'gametype')
  if (type === undefined || type.trim() === '') return guessRules(raw, otherwise)
  const number = typeNumber(type)
  const same = RULES_IDS.filter((id) => typeNumber(sheetOf(id).gameType) === number)
  return same.includes(otherwise) ? otherwise : (same[0] ?? ALSO[number])
}

const startOf = (rules: RuleSheet, raw: Raw): Position | Fault => {
  const fen = tagOf(raw, 'fen')
  if (fen === undefined || fen.trim() === '') return startPosition(rules)
  const read = parseFen(rules, fen)
  return read.kind === 'position' ? read.position : { message: `FEN: ${read.message}`, at: raw.tagAt.get('fen') ?? 0 }
}

/** Mutable: a text may say much about one move. */
type Noted = {
  readonly move: Move
  readonly comments: string[]
  readonly nags: number[]
  readonly variations: PdnLine[]
}

/** `before` the last move. */
type Open = { readonly moves: Noted[]; now: Position; before: Position }

type Body = {
  readonly line: PdnLine
  readonly comments: readonly string[]
  readonly score: string
  readonly faults: readonly Fault[]
  readonly broken: boolean
}

const addMove = (rules: RuleSheet, line: Open, word: string): string | undefined => {
  const { text, nags } = partMove(word)
  const spaced = text.replace(/([a-l]\d{1,2})(?=[a-l])/gi, '$1-')
  const read = readMove(rules, line.now, spaced)
  if (read.kind === 'illegal') return `${echo(text)}: ${read.reason} (Art. ${read.article})`
  line.before = line.now
  line.now = play(rules, line.now, read.move)
  line.moves.push({ move: read.move, comments: [], nags: [...nags], variations: [] })
  return undefined
}

/** A fault in a variation only ends that variation. */
const readBody = (rules: RuleSheet, start: Position, tokens: readonly Token[]): Body => {
  const root: Open = { moves: [], now: start, before: start }
  const stack: Open[] = [root]
  const comments: string[] = []
  const faults: Fault[] = []
  let score = ''
  let skipped = 0
  for (const token of tokens) {
    const line = stack.at(-1) ?? root
    if (skipped > 0 && token.kind !== 'open' && token.kind !== 'close') continue
    if (token.kind === 'move' || token.kind === 'fault') {
      const wrong = token.kind === 'fault' ? token.text : addMove(rules, line, token.text)
      if (wrong === undefined) continue
      faults.push({ message: wrong, at: token.at })
      if (stack.length === 1) return { line: root.moves, comments, score, faults, broken: true }
      skipped = 1
    } else if (token.kind === 'comment') {
      ;(line.moves.at(-1)?.comments ?? comments).push(token.text)
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
  raw: Raw,
  otherwise: RulesId,
): { readonly game: PdnGame | undefined; readonly faults: readonly Fault[] } => {
  const id = rulesOf(raw, otherwise)
  if (id === undefined) {
    const message = `GameType ${echo(tagOf(raw, 'gametype') ?? '')} is none of the rule sets`
    return { game: undefined, faults: [{ message, at: raw.tagAt.get('gametype') ?? 0 }] }
  }
  const rules = sheetOf(id)
  const start = startOf(rules, raw)
  if ('message' in start) return { game: undefined, faults: [start] }
  const { line, comments, score, faults, broken } = readBody(rules, start, raw.body)
  const result = resultOf(rules, score) ?? resultOf(rules, plainScore(tagOf(raw, 'result') ?? ''))
  return { game: broken ? undefined : { rules: id, tags: raw.tags, start, comments, line, result }, faults }
}

/** PDN 3.0 and real files' dialects. `otherwise`: the rules if a game names none. Never throws. */
export const readPdn = (text: string, otherwise: RulesId = 'english'): PdnRead => {
  const games: PdnGame[] = []
  const errors: PdnError[] = []
  const starts = lineStarts(text)
  for (const [i, raw] of partGames(tokensOf(text)).entries()) {
    const { game, faults } = readGame(raw, otherwise)
    if (game !== undefined) games.push(game)
    for (const { message, at } of faults) errors.push({ ...placeOf(starts, at), message, game: i + 1 })
  }
  return { games, errors }
}
