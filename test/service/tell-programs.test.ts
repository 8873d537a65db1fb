import { expect, test } from 'vitest'
import { memoryContacts } from '../../local/memory/memory-contacts.ts'
import { memoryGames, memoryTournaments } from '../../local/memory/memory-games.ts'
import { memoryOwnedGames } from '../../local/memory/memory-owned-games.ts'
import { memoryNotebook } from '../../local/memory/memory-notebook.ts'
import type { GameEvent } from '../../shared/game/model/events.ts'
import { DAY, HOUR, type Instant } from '../../shared/game/model/words.ts'
import type { DelayedMessage } from '../../shared/service/ports/webhooks.ts'
import { foldStored } from '../../shared/service/games/game-store.ts'
import { replayGame } from '../../shared/service/background/replay.ts'
import { emitWebhooks } from '../../shared/service/webhooks/emit-webhooks.ts'
import { GAME, NOON, offeredGame } from '../email/games.ts'

const OWNER = 'an-owner-0001'
const OFFERED = { ...offeredGame({}), owner: OWNER, labels: { round: '1' } } as GameEvent
const JOINED: GameEvent = {
  type: 'joined',
  at: NOON,
  name: 'Amara',
  contact: 'opponent-contact',
  creatorColour: 'white',
  chance: 1,
}
const moved = (move: string, at: Instant): GameEvent => ({ type: 'moved', at, move })
/** An event that only its own seat sees. */
const ROTATED: GameEvent = { type: 'link-rotated', at: NOON, by: 'opponent' }

const storedOf = (...log: readonly GameEvent[]) => ({ version: log.length, log, last: 1, due: undefined })

const queueOf = () => {
  const posted: DelayedMessage[] = []
  return { posted, notices: { put: async (more: readonly DelayedMessage[]) => void posted.push(...more) } }
}

const toldOf = (posted: readonly DelayedMessage[]) => posted.map((posting) => 'told' in posting && posting.told.id)

const eventsOf = async (...log: readonly GameEvent[]): Promise<readonly DelayedMessage[]> => {
  const { posted, notices } = queueOf()
  await emitWebhooks(notices, GAME, foldStored(GAME, storedOf(...log)))
  return posted
}

test('the last step of a game is sent to its owner at once, under an id made from what is stored', async () => {
  const posted = await eventsOf(OFFERED, JOINED, ROTATED, moved('11-15', NOON + HOUR))
  expect(posted).toMatchObject([
    {
      owner: OWNER,
      delay: 0,
      told: { id: `msg_${GAME}_4_turn`, event: 'turn', version: 3, at: NOON + HOUR, labels: { round: '1' } },
    },
  ])
  expect(posted[0]).not.toHaveProperty('hook')
})

test('a step that is handled again sends the very same', async () =>
  expect(await eventsOf(OFFERED, JOINED)).toStrictEqual(await eventsOf(OFFERED, JOINED)))

test.each<[string, readonly GameEvent[]]>([
  ['a game without an owner', [offeredGame({}), JOINED]],
  ['an offer', [OFFERED]],
  ['what only one seat sees', [OFFERED, JOINED, ROTATED]],
])('%s queues nothing', async (_what, log) => expect(await eventsOf(...log)).toEqual([]))

/**
 * Replays a game at that time. Returns the events that are queued. `listed`: for each time that events were queued, the
 * version of the game in its owner's list of games.
 */
const retold = async (now: Instant, ...log: readonly GameEvent[]) => {
  const [games, owned] = [memoryGames(), memoryOwnedGames()]
  const { posted, notices } = queueOf()
  const listed: (number | undefined)[] = []
  await games.save(GAME, undefined, storedOf(...log))
  const put = async (more: readonly DelayedMessage[]): Promise<void> => {
    listed.push(await owned.noted(OWNER, GAME))
    await notices.put(more)
  }
  const ports = { contacts: memoryContacts(), notebook: memoryNotebook(), outbox: { put: async () => {} } }
  const tournaments = memoryTournaments()
  await replayGame(
    { ...ports, games, tournaments, owned, notices: { put }, chance: () => new Uint8Array(16) },
    GAME,
    now,
  )
  return { posted, listed }
}

test('all steps of a day are replayed under their earlier ids, after the list by which past turns are dropped', async () => {
  const log = [OFFERED, JOINED, moved('11-15', NOON + HOUR), ROTATED, moved('22-18', NOON + 2 * HOUR)]
  const { posted, listed } = await retold(NOON + 3 * HOUR, ...log)
  const once = (await Promise.all([2, 3, 5].map((steps) => eventsOf(...log.slice(0, steps))))).flat()
  expect(posted).toEqual(once)
  expect(toldOf(posted)).toEqual(['2_joined', '2_turn', '3_turn', '5_turn'].map((name) => `msg_${GAME}_${name}`))
  expect(listed).toEqual([4])
})

test('steps older than a day are not replayed, as nobody knows any more which of them were given up', async () => {
  const log = [OFFERED, JOINED, moved('11-15', NOON + HOUR)]
  expect(toldOf((await retold(NOON + DAY, ...log)).posted)).toEqual([`msg_${GAME}_3_turn`])
  expect((await retold(NOON + DAY + HOUR, ...log)).listed).toEqual([])
})

test('a game without an owner is replayed to no program', async () =>
  expect((await retold(NOON, offeredGame({}), JOINED)).posted).toEqual([]))
