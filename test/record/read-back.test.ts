import { describe, expect, test } from 'vitest'
import { RULES_IDS, type Position, makeFen, ruleSetOf, writeMove } from '../../shared/draughts/index.ts'
import { lastPosition } from '../../shared/draughts/pdn/last-position.ts'
import { type PdnGame, readPdn, writePdn } from '../../shared/draughts/pdn.ts'
import { type Game, personOf, playOf } from '../../shared/game/model/game.ts'
import { PDN_LIMITS } from '../../shared/game/board/opening-position.ts'
import { positionHistory } from '../../shared/record/boards.ts'
import { writeGamePdn } from '../../shared/record/game-pdn.ts'
import { chances } from '../draughts/random.ts'
import { pick } from '../game/random-offer.ts'
import { sized } from '../harness/size.ts'
import { type Story, exported, randomGame } from './random-records.ts'

const only = (text: string): PdnGame => {
  const { games, errors } = readPdn(text)
  expect(errors).toEqual([])
  expect(games).toHaveLength(1)
  const [game] = games
  if (!game) throw new Error('no game')
  return game
}

const tag = ({ tags }: PdnGame, name: string): string | undefined => tags.find(([each]) => each === name)?.[1]

/** Checks that a text is read back as the stored game. */
const expectSame = (text: string, { game }: Story): void => {
  const play = playOf(game)
  if (!play) throw new Error('it has not begun')
  const rules = ruleSetOf(game.terms.rules)
  const back = only(text)
  expect(back.rules).toBe(rules.id)
  expect(makeFen(rules, back.start)).toBe(makeFen(rules, play.startPosition))
  expect(back.result).toEqual(game.status === 'finished' ? { winner: game.result.winner } : undefined)
  const boards = positionHistory(play)
  const positionAt = (ply: number): Position => boards[ply]?.position ?? play.position
  expect(back.line.map(({ move }, ply) => writeMove(rules, positionAt(ply), move))).toEqual(play.moves)
  expect(tag(back, 'PlyCount')).toBe(`${play.moves.length}`)
  expect(only(writePdn(back))).toEqual(back)
  const last = lastPosition(rules, text, PDN_LIMITS)
  expect(last.kind === 'position' && makeFen(rules, last.position)).toBe(makeFen(rules, play.position))
}

const namesOf = (game: Game): readonly string[] =>
  (['creator', 'opponent'] as const).map((role) => personOf(game, role)?.name ?? '')

describe('every record that is written is read back the same', () => {
  test.each(RULES_IDS)('random games of %s', async (rules) => {
    for (let seed = 1; seed <= sized(6, 70); seed += 1) {
      const story = randomGame(seed, rules)
      const play = playOf(story.game)
      if (!play) continue
      const text = await exported(story)
      expectSame(text, story)
      const names = { black: 'a', white: 'b' }
      expectSame(writeGamePdn(story.game, play, { names, url: 'u' }), story)
    }
  })

  test('names and labels in any script, also with characters of notation, are read back unchanged', async () => {
    for (let seed = 1; seed <= sized(40, 400); seed += 1) {
      const story = randomGame(seed, pick(chances(seed), RULES_IDS))
      if (story.game.status === 'open' || !playOf(story.game)) continue
      const back = only(await exported(story))
      expect(new Set([tag(back, 'Black'), tag(back, 'White')])).toEqual(new Set(namesOf(story.game)))
      const { event, round, board } = story.game.labels ?? {}
      expect(event).toBeDefined()
      expect([tag(back, 'Event'), tag(back, 'Round'), tag(back, 'Board')]).toEqual([event, round, board])
    }
  })
})
