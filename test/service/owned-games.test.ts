import { describe, expect, test } from 'vitest'
import { memoryGames, memoryTournaments } from '../../local/memory/memory-games.ts'
import { memoryOwnedGames } from '../../local/memory/memory-owned-games.ts'
import { memoryContacts } from '../../local/memory/memory-contacts.ts'
import { memoryNotebook } from '../../local/memory/memory-notebook.ts'
import { memoryTimers } from '../../local/memory/memory-timers.ts'
import { decide } from '../../shared/game/decide.ts'
import { DAY, MINUTE } from '../../shared/game/model/words.ts'
import { runEffects } from '../../shared/service/background/effects.ts'
import { noteOwnedGame, ownedGameOf } from '../../shared/service/orders/note-owned-game.ts'
import { cursorAt } from '../../shared/service/ports/owned-games.ts'
import { type LoadedGame, applyStep } from '../../shared/service/games/game-store.ts'
import { replayGame } from '../../shared/service/background/replay.ts'
import { NOON, type Timed, act, begun, join, move, offer, tick } from '../game/given.ts'

const GAME = 'abcdefghijkl'
const OWNER = 'club00000000'
const LABELS = { event: 'Club Cup', round: '3' }

const owned = (changes: readonly Timed[]): readonly Timed[] =>
  changes.map(([command, at]) => [
    command.type === 'offer' ? { ...command, owner: OWNER, labels: LABELS } : command,
    at,
  ])

/** Returns the game after each command. */
const steps = (changes: readonly Timed[]): readonly LoadedGame[] => {
  const all: LoadedGame[] = []
  for (const [command, at] of changes) {
    const { events, refusal } = decide(all.at(-1)?.game, command, at)
    expect(refusal).toBeUndefined()
    all.push(applyStep(GAME, all.at(-1), events, at))
  }
  return all
}

const world = () => {
  const [games, list] = [memoryGames(), memoryOwnedGames()]
  const ports = {
    games,
    tournaments: memoryTournaments(),
    owned: list,
    contacts: memoryContacts(),
    notebook: memoryNotebook(),
    timers: memoryTimers(),
    outbox: { put: async () => {} },
    notices: { put: async () => {} },
    chance: () => new Uint8Array(16),
  }
  /** Handles the changes as the function Stored gets them. */
  const handled = async (all: readonly LoadedGame[]): Promise<void> => {
    for (const [index, { stored }] of all.entries())
      await runEffects(ports, { id: GAME, before: all[index - 1]?.stored, after: stored }, NOON + index)
  }
  const saved = async (...all: readonly LoadedGame[]): Promise<void> => {
    for (const { stored } of all) await games.save(GAME, await games.load(GAME), stored)
  }
  return { ports, handled, saved, row: () => list.rows()[0]?.game, rows: list.rows, games }
}

const PLAYED: readonly Timed[] = owned([
  [offer(), NOON],
  [join, NOON + MINUTE],
  [move('creator', 0, '11-15'), NOON + 2 * MINUTE],
])

test('each change of an owned game is an entry of its owner’s list', async () => {
  const { handled, row, rows } = world()
  const all = steps(PLAYED)
  await handled(all.slice(0, 1))
  expect(row()).toEqual({
    id: GAME,
    version: 1,
    status: 'open',
    ply: 0,
    turn: null,
    labels: LABELS,
    changedAt: NOON,
  })
  await handled(all)
  expect(row()).toEqual({
    id: GAME,
    version: 3,
    status: 'active',
    ply: 1,
    turn: 'white',
    deadline: NOON + 2 * MINUTE + 10 * DAY,
    labels: LABELS,
    changedAt: NOON + 2 * MINUTE,
  })
  expect(rows()).toMatchObject([{ cursor: cursorAt(NOON + 2, GAME) }])
})

test('changes that come again, late or out of order leave the newest entry unchanged', async () => {
  const { handled, rows } = world()
  const all = steps(PLAYED)
  await handled(all)
  const before = rows()
  await handled(all)
  await handled(all.toReversed())
  expect(rows()).toEqual(before)
})

test('what only one seat sees changes no list', async () => {
  const { ports, rows } = world()
  const all = steps([...PLAYED, [{ type: 'plan', by: 'creator', ply: 1, plan: 'secret' }, NOON + 3 * MINUTE]])
  for (const [index, loaded] of all.entries()) await noteOwnedGame(ports.owned, GAME, loaded, NOON + index)
  expect(rows()).toMatchObject([{ cursor: cursorAt(NOON + 2, GAME), game: { version: 3 } }])
})

test('a game without an owner reads no list', async () => {
  const { ports, saved } = world()
  const never = async (): Promise<never> => Promise.reject(new Error('asked'))
  const deaf = { ...ports, owned: { note: never, noted: never } }
  const all = steps(begun(2))
  for (const [index, { stored }] of all.entries())
    expect(await runEffects(deaf, { id: GAME, before: all[index - 1]?.stored, after: stored }, NOON)).toEqual({})
  await saved(...all)
  expect(await replayGame(deaf, GAME, NOON)).toBeDefined()
})

test('a list that does not answer makes the change come again, and no timer or email waits for it', async () => {
  const { ports } = world()
  const note = async (): Promise<never> => Promise.reject(new Error('no list'))
  const [first] = steps(PLAYED)
  if (!first) throw new Error('no step')
  const failed = { ...ports, owned: { ...ports.owned, note } }
  const done = await runEffects(failed, { id: GAME, before: undefined, after: first.stored }, NOON)
  expect(done).toEqual({ effectsFailed: new Error('no list') })
  expect(ports.timers.armed()).toHaveLength(1)
})

describe('an entry expires with the links of its game', () => {
  const line = (changes: readonly Timed[]) => {
    const last = steps(owned(changes)).at(-1)
    return last && ownedGameOf(GAME, last)
  }

  test('180 days after the end', () =>
    expect(line([...begun(2), [act('resign', 'creator', 2), NOON + DAY]])).toMatchObject({
      status: 'finished',
      turn: null,
      result: { winner: 'white', reason: 'resignation' },
      until: NOON + 181 * DAY,
    }))

  test('30 days after its invitation lapsed', () =>
    expect(
      line([
        [offer(), NOON],
        [tick, NOON + 60 * DAY],
      ]),
    ).toMatchObject({ status: 'expired', until: NOON + 90 * DAY }))

  test('but not if it is renewed', () =>
    expect(
      line([
        [offer(), NOON],
        [tick, NOON + 60 * DAY],
        [act('renew', 'creator', 0), NOON + 60 * DAY],
      ]),
    ).not.toHaveProperty('until'))
})

test('no entry names anybody, so “forget me” has nothing to erase there', async () => {
  const { handled, rows } = world()
  await handled(steps([...PLAYED, [{ type: 'forget-me', by: 'creator', ply: 1, contact: 'nobody0001' }, NOON + DAY]]))
  expect(JSON.stringify(rows())).not.toMatch(/Amara|Joost|amara|joost/)
})

describe('a game that is replayed', () => {
  test('has its entry, whatever was stored of it', async () => {
    const { ports, saved, row, rows } = world()
    const all = steps(PLAYED)
    await saved(...all)
    await replayGame(ports, GAME, NOON + DAY)
    expect(row()).toMatchObject({ version: 3 })
    const before = rows()
    await replayGame(ports, GAME, NOON + 2 * DAY)
    expect(rows()).toEqual(before)
  })

  test('has no lost move on its list after a restore of an earlier copy', async () => {
    const { ports, handled, saved, row } = world()
    const all = steps(PLAYED)
    await handled(all)
    await saved(...all.slice(0, 2))
    await replayGame(ports, GAME, NOON + DAY)
    expect(row()).toMatchObject({ version: 2, ply: 0 })
  })

  test('while a move is made keeps the entry of that move', async () => {
    const { ports, saved, row } = world()
    const all = steps(PLAYED)
    await saved(...all.slice(0, 2))
    const [, , last] = all
    if (!last) throw new Error('no move')
    /** Stores and lists a move during the replay: after the replay has read the game, and before it reads the list. */
    const noted = async (owner: string, id: string): Promise<number | undefined> => {
      await saved(last)
      await ports.owned.note(OWNER, ownedGameOf(GAME, last), { at: NOON })
      return ports.owned.noted(owner, id)
    }
    await replayGame({ ...ports, owned: { ...ports.owned, noted } }, GAME, NOON + DAY)
    expect(row()).toMatchObject({ version: 3, ply: 1 })
  })
})
