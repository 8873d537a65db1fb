import { makeFen } from '../notation/fen.ts'
import { letterName } from '../board/square-names.ts'
import { play } from '../play/play.ts'
import { startPosition } from '../board/position.ts'
import type { Position } from '../board/position.ts'
import { ruleSetOf } from '../rule-sets/rule-sets.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { RulesId } from '../rules/words.ts'
import { writeMove } from '../notation/write-move.ts'
import { variantOf } from './split-games.ts'
import { applyHuffRemark } from './huff-remark.ts'
import { writtenForm } from './game-types.ts'
import { normalizeScore, resultFromScore, scoreOf } from './pdn-game.ts'
import type { PdnGame, PdnLine, PdnMove } from './pdn-game.ts'

/** The tags that are written from the game itself, whatever was read. */
const OWN_TAGS = ['gametype', 'variant', 'fen', 'setup', 'result']

const quote = (value: string): string => value.replace(/[\\"]/g, '\\$&').replace(/\s+/g, ' ')

const remark = (text: string): string => `{${text.replaceAll('{', '(').replaceAll('}', ')')}}`

/**
 * Returns the move number. It stands before the moves of the side that begins, and wherever the moves were interrupted.
 */
const numberAt = (ply: number, begins: boolean, isFirst: boolean): readonly string[] =>
  begins || isFirst ? [`${Math.floor(ply / 2) + 1}.${begins ? '' : '..'}`] : []

const moveWords = (rules: RuleSet, position: Position, each: PdnMove, ply: number): readonly string[] => [
  writeMove(rules, position, each.move, rules.written).replaceAll('x', writtenForm(rules).captures),
  ...each.nags.map((nag) => `$${nag}`),
  ...each.comments.map(remark),
  ...each.variations.flatMap((variation) => ['(', ...lineWords(rules, position, variation, ply), ')']),
]

/** Returns the words of a line, whose first ply is `first`, counted from 0. */
const lineWords = (rules: RuleSet, start: Position, line: PdnLine, first: number): readonly string[] => {
  const words: string[] = []
  let position = start
  let numbered = true
  line.forEach((each, i) => {
    words.push(
      ...numberAt(first + i, position.turn === rules.begins, numbered),
      ...moveWords(rules, position, each, first + i),
    )
    numbered = each.variations.length > 0 || each.comments.length > 0
    position = each.comments.reduce(
      (current, comment) => applyHuffRemark(rules, current, comment),
      play(rules, position, each.move),
    )
  })
  return words
}

/** The most characters in a line of moves. */
const WIDTH = 80

const wrap = (words: readonly string[]): string => {
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    if (line !== '' && line.length + word.length + 1 > WIDTH) {
      lines.push(line)
      line = ''
    }
    line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line].join('\n')
}

type PdnHeader = Pick<PdnGame, 'tags' | 'start' | 'result'>

/** The tags that stand first, in this order (the Seven Tag Roster of PGN, which PDN shares). */
const ROSTER = ['event', 'site', 'date', 'round', 'white', 'black', 'result']

const inRosterOrder = (tags: PdnGame['tags']): PdnGame['tags'] => {
  const rank = ([name]: PdnGame['tags'][number]): number => {
    const found = ROSTER.indexOf(name.toLowerCase())
    return found < 0 ? ROSTER.length : found
  }
  return tags.toSorted((a, b) => rank(a) - rank(b))
}

const tagIn = (tags: PdnGame['tags'], name: string): string | undefined =>
  tags.find(([each]) => each.toLowerCase() === name)?.[1].trim()

/**
 * Returns the value of the tag Result. One that was read and says what only a tournament knows is kept: `0-0` (both
 * lost), and whatever follows a ResultFormat of its own.
 */
const writtenResult = (rules: RuleSet, { tags, result }: PdnHeader): string => {
  const read = tagIn(tags, 'result') ?? ''
  const hasOtherFormat = tagIn(tags, 'resultformat') !== undefined
  const isOther = result === undefined && resultFromScore(rules, normalizeScore(read)) === undefined
  return ['', '*'].includes(read) || !(hasOtherFormat || isOther) ? scoreOf(rules, result) : read
}

const tagLines = (rules: RuleSet, game: PdnHeader): readonly string[] => {
  const others = game.tags.filter(([name]) => !OWN_TAGS.includes(name.toLowerCase()))
  const fen = makeFen(rules, game.start)
  const setUp: readonly (readonly [string, string])[] =
    fen === makeFen(rules, startPosition(rules))
      ? []
      : [
          ['SetUp', '1'],
          ['FEN', fen],
        ]
  const variant = variantOf(rules)
  const named: PdnGame['tags'] = variant === undefined ? [] : [['Variant', variant]]
  const own: PdnGame['tags'] = [
    ...setUp,
    ['Result', writtenResult(rules, game)],
    ['GameType', rules.gameType],
    ...named,
  ]
  return inRosterOrder([...others, ...own]).map(([name, value]) => `[${name} "${quote(value)}"]`)
}

/** The only sign with which PDN 3.0 ends a game: a result there, such as 1-1, could be taken for a move. */
const END = '*'

const textOf = (rules: RuleSet, game: PdnHeader, words: readonly string[]): string =>
  `${tagLines(rules, game).join('\n')}\n\n${wrap([...words, END])}\n`

/** Writes a game as PDN, in the notation of its rules. Reading the text gives the same game. */
export const writePdn = (game: PdnGame): string => {
  const rules = ruleSetOf(game.rules)
  const ply = game.start.turn === rules.begins ? 0 : 1
  return textOf(rules, game, [...game.comments.map(remark), ...lineWords(rules, game.start, game.line, ply)])
}

/** A game whose moves are already written, with square numbers. */
export type GameScore = PdnHeader & {
  readonly rules: RulesId
  /** How many half-moves are numbered before the first of `moves`. */
  readonly before: number
  readonly remarks: readonly string[]
  readonly moves: readonly { readonly text: string; readonly remarks: readonly string[] }[]
}

/** Returns a text with its moves as PDN writes them by these rules: with names of squares such as c3, or 22:15. */
export const inRuleNotation = (rules: RuleSet, text: string): string => {
  const captured = text.replaceAll(/(?<=\d)x(?=\d)/g, writtenForm(rules).captures)
  return rules.written === 'numbers'
    ? captured
    : captured.replaceAll(/\d+/g, (square) => letterName(rules, Number(square)))
}

/** Writes a game as PDN from moves that are already written, so that no position has to be computed. */
export const writeGameScore = (score: GameScore): string => {
  const rules = ruleSetOf(score.rules)
  const words = score.moves.flatMap(({ text, remarks }, index) => {
    const afterRemark = (score.moves[index - 1]?.remarks.length ?? 0) > 0
    const ply = score.before + index
    return [
      ...numberAt(ply, ply % 2 === 0, index === 0 || afterRemark),
      inRuleNotation(rules, text),
      ...remarks.map(remark),
    ]
  })
  return textOf(rules, score, [...score.remarks.map(remark), ...words])
}
