import { describe, expect, test } from 'vitest'
import { memoryContacts } from '../../local/memory/memory-contacts.ts'
import { memoryNotebook } from '../../local/memory/memory-notebook.ts'
import { DAY, type Instant } from '../../shared/game/model/words.ts'
import { setRetention, updateRetention } from '../../shared/service/games/retention.ts'
import { type LoadedGame, applyStep, loadGame } from '../../shared/service/games/game-store.ts'
import { decide } from '../../shared/game/decide.ts'
import { replayLoaded } from '../../shared/service/background/replay.ts'
import { stand, tokenOf } from './stand.ts'
import { NOON, type Timed, act, begun, move, offer, shuttle, tick, kings } from '../game/given.ts'

const GAME = 'abcdefghijkl'

/** Returns the game after each command. */
const steps = (...given: readonly Timed[]): readonly LoadedGame[] => {
  const all: LoadedGame[] = []
  for (const [command, at] of given) {
    const { events } = decide(all.at(-1)?.game, command, at)
    all.push(applyStep(GAME, all.at(-1), events, at))
  }
  return all
}

const world = async () => {
  const [contacts, notebook] = [memoryContacts(), memoryNotebook()]
  for (const game of [GAME, 'another']) {
    for (const id of ['amara00001', 'joost00001']) await contacts.add(game, id, { email: `${id}@draughts.test` })
    await notebook.save(game, 'note-amara00001', 'mine', undefined)
  }
  const kept = (game: string): readonly (Instant | undefined)[] => [
    ...contacts.entries().flatMap((entry) => (entry.game === game ? [entry.kept] : [])),
    ...notebook.sheets().flatMap((sheet) => (sheet.game === game ? [sheet.kept] : [])),
  ]
  return { books: { contacts, notebook }, kept }
}

const alike = (until: Instant | undefined) => [until, until, until]
const playOn = { type: 'play-on', by: 'opponent', ply: 2 } as const
const LATE = NOON + 60 * DAY

describe('the contacts and the notebook of a game expire', () => {
  test.each<readonly [string, readonly Timed[], Instant | undefined]>([
    ['180 days after its end', [...begun(2), [act('resign', 'creator', 2), NOON + DAY]], NOON + 181 * DAY],
    ['30 days after it was called off', [...begun(0), [act('abort', 'creator', 0), NOON]], NOON + 30 * DAY],
    [
      '30 days after its invitation lapsed',
      [
        [offer(), NOON],
        [tick, LATE],
      ],
      LATE + 30 * DAY,
    ],
    ['never while it is open', [[offer(), NOON]], undefined],
    ['never while it runs', begun(4), undefined],
    [
      'never, if it is open again',
      [
        [offer(), NOON],
        [tick, LATE],
        [act('renew', 'creator', 0), LATE],
      ],
      undefined,
    ],
    ['never, if it runs again', [...kings(2), [tick, NOON + 300 * DAY], [playOn, NOON + 301 * DAY]], undefined],
    [
      'at the new end, once it ran again',
      [
        ...kings(2),
        [tick, NOON + 300 * DAY],
        [playOn, NOON + 301 * DAY],
        [move('creator', 2, shuttle(2)), NOON + 301 * DAY],
        [act('resign', 'opponent', 3), NOON + 302 * DAY],
      ],
      NOON + 482 * DAY,
    ],
  ])('%s', async (_, given, until) => {
    const { books, kept } = await world()
    for (const loaded of steps(...given)) await updateRetention(books, GAME, loaded)
    expect(kept(GAME)).toEqual(alike(until))
    expect(kept('another')).toEqual(alike(undefined))
    const last = steps(...given).at(-1)
    for (let times = 0; times < 2; times += 1) if (last) await setRetention(books, GAME, last)
    expect(kept(GAME)).toEqual(alike(until))
  })

  test('together with those that are added after the end', async () => {
    const { books, kept } = await world()
    const over = [...begun(2), [act('resign', 'creator', 2), NOON + DAY] as const]
    const rename = { type: 'rename', by: 'creator', ply: 2, name: 'Ama' } as const
    for (const loaded of steps(...over)) await updateRetention(books, GAME, loaded)
    await books.contacts.add(GAME, 'nobody0001', {})
    for (const loaded of steps(...over, [rename, NOON + 2 * DAY]).slice(-1)) await updateRetention(books, GAME, loaded)
    expect(kept(GAME)).toEqual(Array(4).fill(NOON + 181 * DAY))
  })
})

test('a repair that read the game before its end leaves the expiry that the end has set', async () => {
  const { begin, ask, service, entriesOf, clock } = stand()
  const email = 'amara@draughts.test'
  const made = await begin({ creator: { name: 'Amara', seat: 'black', email }, opponent: { name: 'Joost' } })
  const { id } = made.body.game
  const before = await loadGame(service.games, id)
  const resign = { type: 'resign', ply: 0 }
  expect((await ask('POST', `/v1/games/${id}/actions`, { token: tokenOf(made, 'creator'), body: resign })).status).toBe(
    200,
  )
  const after = await loadGame(service.games, id)
  if (!before || !after) throw new Error('no game')
  await updateRetention(service, id, after)
  await replayLoaded(service, id, before, clock.now)
  expect(entriesOf(email).map(({ kept }) => kept)).toEqual([clock.now + 180 * DAY])
})
