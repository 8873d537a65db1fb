import { makeFen } from '../fen.ts'
import { play } from '../play.ts'
import { startPosition } from '../position.ts'
import type { Position } from '../position.ts'
import { sheetOf } from '../rules.ts'
import type { RuleSheet } from '../sheet.ts'
import { writeMove } from '../write-move.ts'
import { scoreOf } from './record.ts'
import type { PdnGame, PdnLine, PdnMove } from './record.ts'

const OWN_TAGS = ['gametype', 'fen', 'setup', 'result']

const quote = (value: string): string => value.replace(/[\\"]/g, '\\$&').replace(/\s+/g, ' ')

const remark = (text: string): string => `{${text.replaceAll('{', '(').replaceAll('}', ')')}}`

const numberOf = (rules: RuleSheet, position: Position, ply: number, first: boolean): readonly string[] => {
  const begins = position.turn === rules.begins
  if (!begins && !first) return []
  return [`${Math.floor(ply / 2) + 1}.${begins ? '' : '..'}`]
}

const moveWords = (rules: RuleSheet, position: Position, each: PdnMove, ply: number): readonly string[] => [
  writeMove(rules, position, each.move, rules.written),
  ...each.nags.map((nag) => `$${nag}`),
  ...each.comments.map(remark),
  ...each.variations.flatMap((variation) => ['(', ...lineWords(rules, position, variation, ply), ')']),
]

/** `first`: the line's first ply, counted from 0. */
const lineWords = (rules: RuleSheet, start: Position, line: PdnLine, first: number): readonly string[] => {
  const words: string[] = []
  let position = start
  let numbered = true
  line.forEach((each, i) => {
    words.push(...numberOf(rules, position, first + i, numbered), ...moveWords(rules, position, each, first + i))
    numbered = each.variations.length > 0 || each.comments.length > 0
    position = play(rules, position, each.move)
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

const tagLines = (rules: RuleSheet, game: PdnGame): readonly string[] => {
  const kept = game.tags.filter(([name]) => !OWN_TAGS.includes(name.toLowerCase()))
  const fen = makeFen(rules, game.start)
  const setUp: readonly (readonly [string, string])[] =
    fen === makeFen(rules, startPosition(rules))
      ? []
      : [
          ['SetUp', '1'],
          ['FEN', fen],
        ]
  const own = [...setUp, ['Result', scoreOf(rules, game.result)], ['GameType', rules.gameType]] as const
  return [...kept, ...own].map(([name, value]) => `[${name} "${quote(value)}"]`)
}

/** In the notation of the game's own rules. Reading it gives the same game. */
export const writePdn = (game: PdnGame): string => {
  const rules = sheetOf(game.rules)
  const ply = game.start.turn === rules.begins ? 0 : 1
  const words = [
    ...game.comments.map(remark),
    ...lineWords(rules, game.start, game.line, ply),
    scoreOf(rules, game.result),
  ]
  return `${tagLines(rules, game).join('\n')}\n\n${wrap(words)}\n`
}
