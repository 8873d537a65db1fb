import { describe, expect, test } from 'vitest'
import { packGame, unpackGame } from '../../functions/codec/game-item.ts'
import { MESSAGE_BYTES } from '../../shared/game/limits/bounds.ts'
import type { Command } from '../../shared/game/commands.ts'
import { decide } from '../../shared/game/decide.ts'
import { type Game, playOf } from '../../shared/game/model/game.ts'
import { DAY, HOUR, MINUTE } from '../../shared/game/model/words.ts'
import { type LoadedGame, foldStored, applyStep } from '../../shared/service/games/game-store.ts'
import { logSteps } from '../../shared/service/games/log-steps.ts'
import { publicVersion } from '../../shared/service/games/public-version.ts'
import { checkItem } from '../../tools/replay/check-game.ts'
import { chances } from '../draughts/random.ts'
import { sized } from '../harness/size.ts'
import { NOON, join, move, offer, shuttle } from '../game/given.ts'
import { randomCommand } from '../game/random-command.ts'
import { type Chance, pick, randomOffer } from '../game/random-offer.ts'
import { randomMove } from '../game/random-game.ts'
import { randomStep } from '../game/random-step.ts'
import { deadlineOf } from '../../shared/game/time/clock.ts'
import { GAME } from '../ports/samples.ts'

type Change = readonly [Command, at: number]

/** Returns the stored game after these commands. */
const stored = (...changes: readonly Change[]): LoadedGame => {
  let loaded: LoadedGame | undefined
  for (const [command, at] of changes) {
    const { events, refusal } = decide(loaded?.game, command, at)
    expect([command.type, refusal]).toEqual([command.type, undefined])
    if (events.length > 0) loaded = applyStep(GAME, loaded, events, at)
  }
  if (!loaded) throw new Error('no game')
  return loaded
}

const BEGUN: readonly Change[] = [
  [offer({ opening: { kind: 'fen', fen: 'B:WK29,K30:BK3,K4' } }), NOON],
  [join, NOON],
]
const moved = (ply: number, message?: string): Change => [
  {
    ...move(ply % 2 === 0 ? 'creator' : 'opponent', ply, shuttle(ply)),
    ...(message !== undefined && { message }),
  },
  NOON + ply * MINUTE,
]
const planned = (plan: string): Change => [{ type: 'plan', by: 'creator', ply: 0, plan }, NOON]
const rotated: Change = [{ type: 'rotate-link', by: 'creator', ply: 0 }, NOON]
const chose = (playForced: boolean): Change => [
  { type: 'choose', by: 'creator', ply: 0, choices: { reminders: [], playForced } },
  NOON,
]

const typesOf = ({ stored: { log } }: LoadedGame): string =>
  log.map(({ type, gap }) => (gap === undefined ? type : `${gap} before ${type}`)).join(', ')

describe('of what one role changes for itself, the log keeps the last event of each type', () => {
  test('and says where steps left the log before it', () => {
    const game = stored(...BEGUN, rotated, chose(true), moved(0), rotated, planned('a'), rotated, planned('b'))
    expect(typesOf(game)).toBe('offered, joined, 1 before chose, moved, 2 before link-rotated, planned')
    expect(logSteps(game.stored.log).map(({ version }) => version)).toEqual([1, 2, 4, 5, 8, 9])
    expect(game.game.epochs.creator).toBe(3)
    expect(game.game.changes.creator).toBe(6)
  })
})

describe('reminders', () => {
  const LOOKS = [4, 9].map((days): Change => [{ type: 'tick' }, NOON + MINUTE + days * DAY])

  test('stay while their turn lasts, and leave with the move', () => {
    const reminded = [...BEGUN, moved(0), moved(1), ...LOOKS]
    expect(typesOf(stored(...reminded))).toBe('offered, joined, moved, moved, reminded, reminded')
    const [command] = moved(2)
    expect(typesOf(stored(...reminded, [command, NOON + 9 * DAY + HOUR]))).toBe(
      'offered, joined, moved, moved, 2 before moved',
    )
  })
})

test('reminders stay after a huff, because the turn goes on', () => {
  const huffing = { rules: 'english-huffing', opening: { kind: 'fen', fen: 'B:W18,30:B1,14,15' } } as const
  const changes: readonly Change[] = [
    [offer(huffing), NOON],
    [join, NOON],
    [move('creator', 0, '1-5'), NOON],
    [{ type: 'tick' }, NOON + 4 * DAY],
    [{ type: 'huff', by: 'opponent', ply: 1, square: 14 }, NOON + 4 * DAY + HOUR],
  ]
  const game = stored(...changes)
  expect(typesOf(game)).toBe('offered, joined, moved, reminded, huffed')
  expect(foldStored(GAME, unpackGame(packGame(GAME, game.stored))).game).toEqual(game.game)
})

describe('the messages', () => {
  const saidIn = (game: LoadedGame): readonly (readonly [string, number])[] =>
    playOf(game.game)?.messages.map(({ by, text }) => [by, text.length] as const) ?? []

  test.each<readonly [string, string, number]>([
    ['a', 'as many as fit', 3],
    ['é', 'two bytes each', 2],
    ['字', 'three bytes each', 1],
  ])('of one seat, of "%s", keep %s: the newest', (character, _, most) => {
    const plies = Array.from({ length: 12 }, (__, ply) => moved(ply, ply % 2 === 0 ? character.repeat(280) : 'Yes'))
    const game = stored(...BEGUN, ...plies)
    expect(saidIn(game).filter(([by]) => by === 'creator')).toHaveLength(most)
    expect(saidIn(game).filter(([by]) => by === 'opponent')).toHaveLength(6)
    expect(game.stored.log.filter(({ type }) => type === 'said')).toHaveLength(most + 6)
    expect(game.stored.version).toBe(14)
  })

  const REST = MESSAGE_BYTES - 3 * (280 + 8) - 8
  test.each([
    [REST, 4],
    [REST + 1, 3],
  ])('take eight bytes more than their text: after three long ones, one of %i leaves %i', (length, left) => {
    const long = 'a'.repeat(280)
    const steps = [long, long, long, 'a'.repeat(length)].flatMap((text, turn) => [
      moved(2 * turn, text),
      moved(2 * turn + 1),
    ])
    expect(saidIn(stored(...BEGUN, ...steps))).toHaveLength(left)
  })
})

test('a remark that makes room for later ones leaves its step in the log, so that no version goes back', () => {
  const late = NOON + 60 * DAY
  const on: readonly Change[] = [
    ...BEGUN,
    moved(0),
    moved(1),
    [{ type: 'tick' }, late],
    [{ type: 'remark', by: 'creator', ply: 2, text: '字'.repeat(280) }, late],
    [{ type: 'play-on', by: 'opponent', ply: 2 }, late],
  ]
  const [move] = moved(2, '字'.repeat(280))
  const [before, after] = [stored(...on), stored(...on, [move, late + MINUTE])]
  expect([before, after].map((each) => playOf(each.game)?.messages.length)).toEqual([1, 1])
  expect(after.stored.log.filter(({ type }) => type === 'remarked')).toMatchObject([{ text: '' }])
  expect(publicVersion(after)).toBe(publicVersion(before) + 1)
  expect(playOf(after.game)?.remarked).toEqual(['creator'])
  expect(foldStored(GAME, unpackGame(packGame(GAME, after.stored))).game).toEqual(after.game)
})

/** Returns a random command in a random game, often of a kind whose events replace earlier ones. */
const randomChange = (chance: Chance, game: Game, now: number): Command => {
  const drawn = chance()
  const by = pick(chance, ['creator', 'opponent'] as const)
  const ply = playOf(game)?.moves.length ?? 0
  if (drawn < 0.3) return randomMove(chance, game)
  if (drawn < 0.4) return { type: 'tick' }
  if (drawn < 0.5) return { type: 'rotate-link', by: pick(chance, ['creator', 'opponent', 'arbiter'] as const), ply }
  if (drawn < 0.55) return { type: 'plan', by, ply, plan: pick(chance, ['a', 'b', '']) }
  if (drawn < 0.7)
    return {
      type: 'choose',
      by,
      ply,
      choices: {
        reminders: pick(chance, [['reserve', 'day', 'hours'], ['day'], ['hours'], []]),
        playForced: chance() < 0.3,
        ...(chance() < 0.5 && { quietIn: 'Asia/Tokyo' }),
      },
    }
  return randomCommand(chance, game, now)
}

/**
 * Returns a random offer without a first move, because the core alone also accepts first moves that cannot be stored.
 */
const someOffer = (chance: Chance): Command => {
  const { firstMove: _any, ...offered } = randomOffer(chance)
  return offered
}

const withMessage = (chance: Chance, command: Command): Command =>
  command.type === 'move' && chance() < 0.5 ? { ...command, message: 'µ'.repeat(Math.floor(chance() * 280)) } : command

describe('what is stored', () => {
  test('folds to the game that the whole log folds to, at every step of random games', () => {
    const chance = chances(20_261_122)
    let gaps = 0
    for (let games = sized(40, 1000); games > 0; games -= 1) {
      let now = NOON
      let loaded = applyStep(GAME, undefined, decide(undefined, someOffer(chance), now).events, now)
      for (let left = 60; left > 0; left -= 1) {
        const due = chance() < 0.2 ? loaded.stored.due : undefined
        now =
          due === undefined
            ? Math.max(
                now,
                randomStep(chance, loaded.game, now, ({ terms, play }) => deadlineOf(terms, play)),
              )
            : Math.max(now, due)
        const command =
          due === undefined ? withMessage(chance, randomChange(chance, loaded.game, now)) : { type: 'tick' as const }
        const { events } = decide(loaded.game, command, now)
        if (events.length === 0) continue
        const before = loaded.stored
        loaded = applyStep(GAME, loaded, events, now)
        const again = foldStored(GAME, unpackGame(packGame(GAME, loaded.stored)))
        expect(again.game).toEqual(loaded.game)
        expect(again.stored.version).toBe(before.version + 1)
        expect(logSteps(again.stored.log).at(-1)?.version).toBe(again.stored.version)
      }
      gaps += loaded.stored.log.filter(({ gap }) => gap !== undefined).length
      expect(checkItem(packGame(GAME, loaded.stored)).differences).toEqual([])
    }
    expect(gaps).toBeGreaterThan(50)
  })
})
