import { makeFen } from '../fen.ts'
import { letterName } from '../names.ts'
import { play } from '../play.ts'
import { startPosition } from '../position.ts'
import type { Position } from '../position.ts'
import { sheetOf } from '../rules.ts'
import type { RuleSheet } from '../sheet.ts'
import type { RulesId } from '../words.ts'
import { writeMove } from '../write-move.ts'
import { variantOf } from './games.ts'
import { huffedIn } from './huffed.ts'
import { scoreOf } from './record.ts'
import type { PdnGame, PdnLine, PdnMove } from './record.ts'

const OWN_TAGS = ['gametype', 'variant', 'fen', 'setup', 'result']

const quote = (value: string): string => value.replace(/[\\"]/g, '\\$&').replace(/\s+/g, ' ')

const remark = (text: string): string => `{${text.replaceAll('{', '(').replaceAll('}', ')')}}`

/** Before the beginning side's moves, and after a break. */
const numberAt = (ply: number, begins: boolean, isFirst: boolean): readonly string[] =>
  begins || isFirst ? [`${Math.floor(ply / 2) + 1}.${begins ? '' : '..'}`] : []

const moveWords = (rules: RuleSheet, position: Position, each: PdnMove, ply: number): readonly string[] => [
  writeMove(rules, position, each.move, rules.written),
  ...each.nags.map((nag) => `$${nag}`),
  ...each.comments.map(remark),
  ...each.variations.flatMap((variation) => ['(', ...lineWords(rules, position, variation, ply), ')']),
]

/** `first`: the line's first ply, from 0. */
const lineWords = (rules: RuleSheet, start: Position, line: PdnLine, first: number): readonly string[] => {
  const words: string[] = []
  let position = start
  let numbered = true
  line.forEach((each, i) => {
    words.push(
      ...numberAt(first + i, position.turn === rules.begins, numbered),
      ...moveWords(rules, position, each, first + i),
    )
    numbered = each.variations.length > 0 || each.comments.length > 0
    position = each.comments.reduce((so, said) => huffedIn(rules, so, said), play(rules, position, each.move))
  })
  return words
}

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

type Headed = Pick<PdnGame, 'tags' | 'start' | 'result'>

const tagLines = (rules: RuleSheet, game: Headed): readonly string[] => {
  const kept = game.tags.filter(([name]) => !OWN_TAGS.includes(name.toLowerCase()))
  const fen = makeFen(rules, game.start)
  const setUp: readonly (readonly [string, string])[] =
    fen === makeFen(rules, startPosition(rules))
      ? []
      : [
          ['SetUp', '1'],
          ['FEN', fen],
        ]
  const variant = variantOf(rules)
  const own = [
    ...setUp,
    ['Result', scoreOf(rules, game.result)],
    ['GameType', rules.gameType],
    ...(variant === undefined ? [] : [['Variant', variant]]),
  ] as const
  return [...kept, ...own].map(([name, value]) => `[${name} "${quote(value)}"]`)
}

const textOf = (rules: RuleSheet, game: Headed, words: readonly string[]): string =>
  `${tagLines(rules, game).join('\n')}\n\n${wrap([...words, scoreOf(rules, game.result)])}\n`

/** In the notation of its rules. Reading it gives the same game. */
export const writePdn = (game: PdnGame): string => {
  const rules = sheetOf(game.rules)
  const ply = game.start.turn === rules.begins ? 0 : 1
  return textOf(rules, game, [...game.comments.map(remark), ...lineWords(rules, game.start, game.line, ply)])
}

/** Moves already written, with square numbers. */
export type Score = Headed & {
  readonly rules: RulesId
  readonly remarks: readonly string[]
  readonly moves: readonly { readonly text: string; readonly remarks: readonly string[] }[]
}

/** The text's square numbers as letters, where the rules write them so. */
export const inOwn = (rules: RuleSheet, text: string): string =>
  rules.written === 'numbers' ? text : text.replaceAll(/\d+/g, (square) => letterName(rules, Number(square)))

/** Without working out a position. */
export const writeScore = (score: Score): string => {
  const rules = sheetOf(score.rules)
  const first = score.start.turn === rules.begins ? 0 : 1
  const words = score.moves.flatMap(({ text, remarks }, index) => {
    const afterRemark = (score.moves[index - 1]?.remarks.length ?? 0) > 0
    const begins = (first + index) % 2 === 0
    return [...numberAt(first + index, begins, index === 0 || afterRemark), inOwn(rules, text), ...remarks.map(remark)]
  })
  return textOf(rules, score, [...score.remarks.map(remark), ...words])
}
