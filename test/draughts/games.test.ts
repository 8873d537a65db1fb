import { describe, expect, test } from 'vitest'

import { makeFen, parseFen, play, ruleSetOf } from '../../shared/draughts/index.ts'
import { type PdnGame, type PdnMove, readPdn, writePdn } from '../../shared/draughts/pdn.ts'
import { WHY_SKIPPED, hasData } from './data.ts'
import { type Score, recorded, scores } from './scores.ts'

const replay = (score: Score): PdnGame & { readonly final: string } => {
  const rules = ruleSetOf(score.variant)
  const read = parseFen(rules, score.startFEN)
  if (read.kind === 'fault') throw new Error(`${score.startFEN}: ${read.message}`)
  let position = read.position
  const line: PdnMove[] = []
  for (const text of score.moves.split(' ')) {
    const move = recorded(rules, position, text)
    line.push({ move, comments: [], nags: [], variations: [] })
    position = play(rules, position, move)
  }
  const tags = [['Event', score.event ?? '?']] as const
  const final = makeFen(rules, position).replace(/:\+.*/, '')
  return { rules: score.variant, tags, start: read.position, comments: [], line, result: undefined, final }
}

describe.skipIf(!hasData)(`real games${WHY_SKIPPED}`, () => {
  test('all replay to their final position', () => {
    for (const score of scores()) expect(replay(score).final).toBe(score.finalFEN)
  })

  test('PDN written from them is read back as the same games', () => {
    for (const score of scores()) {
      const game = replay(score)
      const text = writePdn(game)
      const read = readPdn(text)
      expect(read.errors).toEqual([])
      expect(read.games.map((each) => [each.rules, each.line, makeFen(ruleSetOf(each.rules), each.start)])).toEqual([
        [game.rules, game.line, makeFen(ruleSetOf(game.rules), game.start)],
      ])
      expect(read.games.map(writePdn)).toEqual([text])
    }
  })
})
