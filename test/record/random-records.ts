import { type RulesId, COLOURS } from '../../shared/draughts/index.ts'
import type { CommandOf } from '../../shared/game/commands.ts'
import { decide } from '../../shared/game/decide.ts'
import type { GameEvent } from '../../shared/game/model/events.ts'
import { fold } from '../../shared/game/evolving/evolve.ts'
import { type Game, playOf, seatToMove } from '../../shared/game/model/game.ts'
import { type ClockTerms, PRESETS, PRESET_NAMES } from '../../shared/game/model/terms.ts'
import { MINUTE, otherSeat } from '../../shared/game/model/words.ts'
import { exportPdn } from '../../shared/service/api/exports/export-pdn.ts'
import { foldStored } from '../../shared/service/games/game-store.ts'
import { chances } from '../draughts/random.ts'
import { AMARA, JOOST, NOON, TERMS } from '../game/given.ts'
import { randomMove } from '../game/random-game.ts'
import { type Chance, pick } from '../game/random-offer.ts'
import { memoryService } from '../harness/memory-service.ts'

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

const clock = (chance: Chance): ClockTerms => PRESETS[pick(chance, PRESET_NAMES)]

const terms = (chance: Chance, rules: RulesId) => ({
  ...TERMS,
  rules,
  clock: clock(chance),
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

/** A game with its log, and the time of its last event. */
export type Story = { game: Game; log: GameEvent[]; now: number }

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

/** Plays a random game, with names, labels, clocks and take-backs of all sorts. */
export const randomGame = (seed: number, rules: RulesId): Story => {
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

/** Returns the PDN of a game as the service answers it. */
export const exported = async ({ game, log, now }: Story, { service } = memoryService()): Promise<string> => {
  const id = 'AAAAAAAAAAAA'
  const stored = { version: 1, log, last: 1, due: undefined }
  const loaded = foldStored(id, stored)
  const ply = playOf(game)?.moves.length ?? 0
  const request = { method: 'GET', path: '/', query: {}, headers: {}, from: '192.0.2.1', body: '', receivedAt: now }
  return exportPdn({ service, request, id, loaded, ply, flip: false, named: false })
}
