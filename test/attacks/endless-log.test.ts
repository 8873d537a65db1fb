import { describe, expect, test } from 'vitest'
import { packGame, packLog, unpackGame } from '../../functions/codec/game-item.ts'
import { memoryGames } from '../../local/memory/memory-games.ts'
import { memoryNotebook } from '../../local/memory/memory-notebook.ts'
import { LARGEST_ITEM, LONGEST } from '../../shared/game/limits/bounds.ts'
import type { Command } from '../../shared/game/commands.ts'
import { decide } from '../../shared/game/decide.ts'
import { type Game, playOf, seatToMove } from '../../shared/game/model/game.ts'
import { DAY, HOUR, ROLES, type Role, SECOND } from '../../shared/game/model/words.ts'
import { handleFrom } from '../../shared/service/games/handle.ts'
import type { LoggedEvent } from '../../shared/service/ports/games.ts'
import { type LoadedGame, loadGame, foldStored, applyStep } from '../../shared/service/games/game-store.ts'
import { tickGame } from '../../shared/service/background/tick.ts'
import { checkItem } from '../../tools/replay/check-game.ts'
import { chances } from '../draughts/random.ts'
import { NOON, offer, shuttle } from '../game/given.ts'
import { GAME } from '../ports/samples.ts'
import { stand, tokenOf } from '../service/stand.ts'
import { type Chance, hostileCommand, loudMove, wide } from './hostile.ts'

const BO = { name: 'Bo', contact: 'bo00000001' }
const EVE = { name: 'Eve', contact: 'eve0000001' }

/** Each side has two kings, which can go to and fro for ever, and the game has an arbiter. */
const OFFER: Command = {
  ...offer({ opening: { kind: 'fen', fen: 'B:WK29,K30:BK3,K4' }, leave: 20 * DAY }),
  opponent: BO,
  arbiter: EVE,
}

/** Returns a stored game, with functions that send commands; `done` counts the commands that changed the game. */
const table = async () => {
  const stores = { games: memoryGames(), notebook: memoryNotebook() }
  let now = NOON
  let loaded: LoadedGame | undefined
  let done = 0
  const send = async (command: Command, at = now): Promise<string> => {
    const handled = await handleFrom(stores, { id: GAME, loaded }, () => command, at)
    if (handled.kind === 'crowded') return handled.kind
    const before = loaded
    loaded = handled.loaded ?? loaded
    if (loaded !== before) done += 1
    return handled.kind === 'refused' ? handled.refusal.code : handled.kind
  }
  await send(OFFER)
  const current = (): LoadedGame => {
    if (!loaded) throw new Error('no game')
    return loaded
  }
  return {
    send,
    current,
    game: (): Game => current().game,
    item: () => packGame(GAME, current().stored),
    due: () => current().stored.due,
    done: () => done,
    later: (by: number) => (now += by),
    now: () => now,
    reload: () => loadGame(stores.games, GAME),
    /** Ticks the game, as a timer or the sweep does. */
    look: async (at: number): Promise<void> => {
      await tickGame(stores, GAME, at)
      loaded = await loadGame(stores.games, GAME)
    },
  }
}

type Table = Awaited<ReturnType<typeof table>>

const sizeOf = (game: Table): number => {
  const { e, ...rest } = game.item()
  return e.length + Object.entries(rest).reduce((sum, [name, value]) => sum + name.length + `${value}`.length, 0)
}

/** Returns a game in which one role sent whatever it may, and the other side made a move now and then. */
const attacked = async (by: Role, commands: number, seed: number): Promise<Table> => {
  const chance = chances(seed)
  const game = await table()
  // The other side makes 13 moves: after many more moves of kings alone the game would be drawn.
  const every = Math.ceil(commands / 13)
  for (let sent = 0; sent < commands; sent += 1) {
    game.later(SECOND)
    await game.send(hostileCommand(chance, game.game(), by, game.now()))
    if (sent % every === 0) await game.send(loudMove(chance, game.game()))
  }
  expect(game.game().status).toBe('active')
  return game
}

/** Sends commands that the other side (`by`) should still be able to give. Returns the result of each. */
const others = async (game: Table, by: 'creator' | 'opponent'): Promise<readonly string[]> => {
  const ply = playOf(game.game())?.moves.length ?? 0
  const acts: readonly Command[] = [
    { type: 'rename', by, ply, name: 'Still here' },
    { type: 'choose', by, ply, choices: { reminders: [], playForced: false } },
    { type: 'plan', by, ply, plan: 'mine' },
    { type: 'rotate-link', by, ply },
    { type: 'request-takeback', by, ply },
    { type: 'decline-takeback', by, ply },
    { type: 'offer-draw', by, ply },
  ]
  const results: string[] = []
  for (const act of acts) results.push(await game.send(act))
  return results
}

describe('a player who sends 100,000 commands uses up only their own allowance', () => {
  test.each<readonly [Role, 'creator' | 'opponent', number]>([
    ['opponent', 'creator', 1],
    ['creator', 'opponent', 2],
    ['arbiter', 'opponent', 3],
  ])('%s', async (by, other, seed) => {
    const game = await attacked(by, 100_000, seed)
    expect(sizeOf(game)).toBeLessThan(LARGEST_ITEM)
    expect(game.done()).toBeLessThan(1000)
    expect(await others(game, other)).toEqual(Array.from({ length: 7 }, () => 'done'))
    expect(checkItem(game.item()).differences).toEqual([])
    expect((await game.reload())?.game).toEqual(game.game())
  })
})

type Ending = readonly [what: string, end: (game: Table) => Promise<string>, reason: string]

const ENDINGS: readonly Ending[] = [
  [
    'resigns',
    (game) => game.send({ type: 'resign', by: 'creator', ply: playOf(game.game())?.moves.length ?? 0 }),
    'resignation',
  ],
  ['is adjudicated', (game) => game.send({ type: 'adjudicate', by: 'arbiter', ply: 0, winner: null }), 'adjudication'],
  [
    'times out',
    async (game) => {
      for (let due = game.due(); due !== undefined; due = game.due()) await game.look(due)
      return 'done'
    },
    'time',
  ],
]

test.each(ENDINGS)('after 100,000 commands of one side, the other side %s', async (_, end, reason) => {
  const game = await attacked('opponent', 100_000, 4)
  expect(await end(game)).toBe('done')
  expect(game.game()).toMatchObject({ status: 'finished', result: { reason } })
})

describe('a thousand plies', () => {
  /**
   * Returns a game of a thousand plies in which all roles did whatever they may, and each move has a long message. It
   * is not stored step by step, because that would take long.
   */
  const worst = (chance: Chance): LoadedGame => {
    let now = NOON
    let loaded = applyStep(GAME, undefined, decide(undefined, OFFER, now).events, now)
    const send = (command: Command): void => {
      const { events } = decide(loaded.game, command, now)
      if (events.length > 0) loaded = applyStep(GAME, loaded, events, now)
    }
    while (loaded.game.status === 'active' && loaded.game.play.moves.length < 1000) {
      for (const by of ROLES) {
        now += SECOND
        send(hostileCommand(chance, loaded.game, by, now))
      }
      const { play } = loaded.game
      now += HOUR
      const message = wide(chance, LONGEST.message)
      send({ type: 'move', by: seatToMove(play), ply: play.moves.length, move: shuttle(play.moves.length), message })
    }
    return loaded
  }

  test('with the most hostile commands of three roles stay below 17 KB', () => {
    const { game, stored } = worst(chances(5))
    expect(playOf(game)?.moves.length).toBe(1000)
    const size = packLog(stored.log).length
    expect(size).toBeGreaterThan(8000)
    expect(size).toBeLessThan(LARGEST_ITEM - 100)
  })
})

test('a game that was filled before there was an allowance can be stored, read and ended', () => {
  const names = Array.from({ length: 800 }, (_, index): LoggedEvent => ({
    type: 'renamed',
    at: NOON,
    by: 'opponent',
    name: wide(chances(index), LONGEST.name),
  }))
  const settings = Array.from({ length: 800 }, (_, index): LoggedEvent => ({
    type: 'chose',
    at: NOON,
    by: 'opponent',
    choices: { reminders: [], playForced: index % 2 === 0 },
  }))
  const begun = applyStep(GAME, undefined, decide(undefined, OFFER, NOON).events, NOON)
  const log = [...begun.stored.log, ...names, ...settings]
  const filled = foldStored(GAME, unpackGame(packGame(GAME, { ...begun.stored, log, version: 1601, last: 1 })))
  expect(packLog(log).length).toBeGreaterThan(100_000)
  const resigned = decide(filled.game, { type: 'resign', by: 'creator', ply: 0 }, NOON)
  expect(resigned.refusal).toBeUndefined()
  const over = applyStep(GAME, filled, resigned.events, NOON)
  expect(checkItem(packGame(GAME, over.stored))).toMatchObject({ status: 'finished', differences: [] })
  const chosen = decide(
    filled.game,
    { type: 'choose', by: 'creator', ply: 0, choices: { reminders: [], playForced: true } },
    NOON,
  )
  expect(chosen.refusal).toBeUndefined()
})

test('768 changes of name and settings by the API are refused from some point on, and the other side can resign', async () => {
  const { ask, begin, service } = stand()
  const made = await begin({ creator: { name: 'Amara', seat: 'black' }, opponent: { name: 'Bo' } })
  const [creator, opponent] = [tokenOf(made, 'creator'), tokenOf(made, 'opponent')]
  const { id } = made.body.game
  const codes = new Map<string, number>()
  for (let sent = 0; sent < 768; sent += 1) {
    const body = { name: `Bo ${'字'.repeat(30)} ${sent}`, playForced: sent % 2 === 0, note: `${sent}` }
    const { body: changed } = await ask('PATCH', '/v1/seat', {
      token: opponent,
      body: sent % 3 ? { playForced: body.playForced } : body,
    })
    codes.set(changed.code, (codes.get(changed.code) ?? 0) + 1)
  }
  expect(codes.get('allowance-used')).toBeGreaterThan(400)
  const stored = await service.games.load(id)
  expect(stored && packGame(id, stored).e.length).toBeLessThan(2000)
  expect(
    await ask('POST', `/v1/games/${id}/actions`, { token: creator, body: { type: 'resign', ply: 0 } }),
  ).toMatchObject({
    status: 200,
    body: { game: { status: 'finished' } },
  })
})
