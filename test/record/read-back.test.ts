import { describe, expect, test } from 'vitest'
import { type RulesId, COLOURS, RULES_IDS, makeFen, ruleSetOf } from '../../shared/draughts/index.ts'
import { lastPosition } from '../../shared/draughts/pdn/last-position.ts'
import { type PdnGame, readPdn, writePdn } from '../../shared/draughts/pdn.ts'
import type { CommandOf } from '../../shared/game/commands.ts'
import { decide } from '../../shared/game/decide.ts'
import type { GameEvent } from '../../shared/game/model/events.ts'
import { fold } from '../../shared/game/evolving/evolve.ts'
import { type Game, personOf, playOf, seatToMove } from '../../shared/game/model/game.ts'
import { PDN_LIMITS } from '../../shared/game/board/opening-position.ts'
import { MINUTE, otherSeat } from '../../shared/game/model/words.ts'
import { exportPdn } from '../../shared/service/api/exports/export-pdn.ts'
import { writeGamePdn } from '../../shared/record/game-pdn.ts'
import { foldStored } from '../../shared/service/games/game-store.ts'
import { chances } from '../draughts/random.ts'
import { AMARA, JOOST, NOON, TERMS } from '../game/given.ts'
import { randomMove } from '../game/random-game.ts'
import { type Chance, pick } from '../game/random-offer.ts'
import { memoryService } from '../harness/memory-service.ts'
import { sized } from '../harness/size.ts'

/** Names as people have them, and names with the characters that notation itself uses. */
const NAMES = [
  'Amara',
  'Ὀδυσσεύς',
  'Сергей Ёлкин',
  'أميرة',
  'מרים',
  '王小明',
  'José "Pepe" O’Hara',
  'C:\\temp\\',
  '[Result "1-0"]',
  '{1. 11-15}',
  ']"[',
  '% ; $1 (22-18) *',
  '👩🏽‍🚀 Zoë',
  'a\u200db',
  'Ⅻ½-½',
  '1-0',
] as const

const terms = (chance: Chance, rules: RulesId) => ({
  ...TERMS,
  rules,
  ...(chance() < 0.3 && { clock: 'unlimited' as const }),
  ...(rules.startsWith('english') && chance() < 0.3 && { opening: { kind: 'ballot', deck: 'eleven-man' } as const }),
})

const offer = (chance: Chance, rules: RulesId): CommandOf<'offer'> => ({
  type: 'offer',
  terms: terms(chance, rules),
  creator: { ...AMARA, name: pick(chance, NAMES) },
  wish: pick(chance, COLOURS),
  salt: 'salt',
  chance: Math.floor(chance() * 2 ** 32),
  opponent: { ...JOOST, name: pick(chance, NAMES) },
  labels: { event: pick(chance, NAMES), round: pick(chance, NAMES), board: pick(chance, NAMES) },
})

type Story = { game: Game; log: GameEvent[]; now: number }

/** Returns commands that change the board without a move. */
const asides = (chance: Chance, { play, terms: { rules } }: Game & { status: 'active' }) => {
  const by = seatToMove(play)
  const ply = play.moves.length
  const asked = { type: 'request-takeback', by: otherSeat(by), ply } as const
  const huffing = [
    ...play.offence.map((square) => ({ type: 'huff', by, ply, square }) as const),
    { type: 'enforce', by, ply } as const,
  ]
  return chance() < 0.7 || rules !== 'english-huffing'
    ? [asked, { type: 'accept-takeback', by, ply } as const]
    : huffing
}

const randomGame = (seed: number, rules: RulesId): Story => {
  const chance = chances(seed)
  const log = [...decide(undefined, offer(chance, rules), NOON).events]
  const first = fold(log)
  if (!first) throw new Error('the offer does not fold')
  const story: Story = { game: first, log, now: NOON }
  const step = (command: Parameters<typeof decide>[1]): void => {
    const { events } = decide(story.game, command, story.now)
    story.log.push(...events)
    story.game = fold(events, story.game) ?? story.game
  }
  for (let left = 20 + Math.floor(chance() * 120); story.game.status === 'active' && left > 0; left -= 1) {
    story.now += Math.floor(chance() * 300) * MINUTE
    if (chance() < 0.2) for (const aside of asides(chance, story.game)) step(aside)
    step(randomMove(chance, story.game))
  }
  if (story.game.status === 'active' && chance() < 0.3)
    step({ type: 'resign', by: pick(chance, ['creator', 'opponent']), ply: playOf(story.game)?.moves.length ?? 0 })
  return story
}

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
  expect(back.line).toHaveLength(play.moves.length)
  expect(only(writePdn(back))).toEqual(back)
  const last = lastPosition(rules, text, PDN_LIMITS)
  expect(last.kind === 'position' && makeFen(rules, last.position)).toBe(makeFen(rules, play.position))
}

const exported = async ({ game, log, now }: Story): Promise<string> => {
  const { service } = memoryService()
  const id = 'AAAAAAAAAAAA'
  const stored = { version: 1, log, last: 1, due: undefined }
  const loaded = foldStored(id, stored)
  const ply = playOf(game)?.moves.length ?? 0
  const request = { method: 'GET', path: '/', query: {}, headers: {}, from: '192.0.2.1', body: '', receivedAt: now }
  return exportPdn({ service, request, id, loaded, ply, flip: false, named: false })
}

const namesOf = (game: Game): readonly string[] =>
  (['creator', 'opponent'] as const).map((role) => personOf(game, role)?.name ?? '')

describe('every record that is written is read back the same', () => {
  test.each(RULES_IDS)('random games of %s', async (rules) => {
    for (let seed = 1; seed <= sized(6, 60); seed += 1) {
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
