import { describe, expect, test } from 'vitest'
import { memoryContacts } from '../../local/memory/memory-contacts.ts'
import { memoryGames, memoryTournaments } from '../../local/memory/memory-games.ts'
import { memoryOwnedGames } from '../../local/memory/memory-owned-games.ts'
import { memoryNotebook } from '../../local/memory/memory-notebook.ts'
import type { GameEvent } from '../../shared/game/model/events.ts'
import { DAY, HOUR, MINUTE } from '../../shared/game/model/words.ts'
import type { QueuedEmail } from '../../shared/email/game-emails/emails-for.ts'
import type { LoggedEvent } from '../../shared/service/ports/games.ts'
import { replayGame } from '../../shared/service/background/replay.ts'
import { GAME, NOON, offeredGame } from '../email/games.ts'

const BEGUN: readonly GameEvent[] = [
  offeredGame({ arbiter: 'Nia' }),
  { type: 'joined', at: NOON, name: 'Amara', contact: 'opponent-contact', creatorColour: 'white', chance: 1 },
]
const at = NOON + HOUR
const GIFTS: readonly GameEvent[] = [1, 2, 3].map((hours) => ({
  type: 'time-given',
  at: at + hours * MINUTE,
  by: 'creator',
  to: 'opponent',
  time: hours * HOUR,
}))
const ROTATED: GameEvent = { type: 'link-rotated', at, by: 'opponent' }
const OFFERED: GameEvent = { type: 'draw-offered', at, by: 'creator' }
const DECLINED: GameEvent = { type: 'draw-declined', at, by: 'opponent' }
const ASKED: GameEvent = { type: 'reseat-asked', at, by: 'creator', seat: 'opponent' }
const RESEATED: GameEvent = { type: 'reseated', at: at + 3 * DAY, seat: 'opponent', name: 'Bo', contact: 'bo-contact' }
const OVER: GameEvent = { type: 'finished', at, result: { winner: null, reason: 'agreement' } }
const moved = (move: string): GameEvent => ({ type: 'moved', at, move })

/** A move of the opponent, who plays Black, and one of White. */
const MOVED = [moved('11-15'), moved('22-18')]

/** Returns the emails that are queued for a reader of this game who has been notified up to version `told`. */
const replayedTo = async (
  steps: readonly (GameEvent | readonly GameEvent[])[],
  { id = 'opponent-contact', told = 0, now = at + HOUR } = {},
) => {
  const [games, contacts, letters] = [memoryGames(), memoryContacts(), [] as QueuedEmail[]]
  const log = [...BEGUN, ...steps].flatMap((step): readonly LoggedEvent[] => {
    const [first, ...more] = [step].flat()
    return [...(first ? [first] : []), ...more.map((event) => ({ ...event, also: true as const }))]
  })
  await games.save(GAME, undefined, {
    version: 2 + steps.length,
    log,
    last: [steps.at(-1)].flat().length,
    due: undefined,
  })
  await contacts.add(GAME, id, { email: 'reader@mail.example' })
  await contacts.markNotified(GAME, id, told)
  const outbox = { put: async (more: readonly QueuedEmail[]) => void letters.push(...more) }
  const [notebook, owned] = [memoryNotebook(), memoryOwnedGames()]
  const notices = { put: async () => {} }
  const ports = { games, tournaments: memoryTournaments(), contacts, notebook, owned, outbox, notices }
  await replayGame({ ...ports, chance: () => new Uint8Array(16) }, GAME, now)
  return letters
}

const described = async (...args: Parameters<typeof replayedTo>): Promise<readonly string[]> =>
  (await replayedTo(...args)).map((letter) =>
    letter.kind === 'links' || letter.kind === 'digest'
      ? letter.kind
      : `${letter.version} ${letter.kind === 'news' ? letter.about : letter.kind}`,
  )

describe('no two replayed emails say the same', () => {
  test('of three gifts of time only the last is reported', async () =>
    expect(await described(GIFTS, { told: 2 })).toEqual(['5 time-given']))

  test('if the last event was reported, nothing older is sent', async () =>
    expect(await described(GIFTS, { told: 5 })).toEqual([]))

  test('of all emails about one turn, only the last reminder is sent', async () => {
    const reminded = (reminder: 'day' | 'hours'): GameEvent => ({ type: 'reminded', reminder })
    expect(await described([...MOVED, reminded('day'), reminded('hours')], { told: 2 })).toEqual(['6 reminder'])
  })

  test('a repeated offer with a move is reported only by the email about that move', async () => {
    const steps = [OFFERED, DECLINED, moved('11-15'), [moved('22-18'), OFFERED]]
    expect(await described(steps, { told: 2 })).toEqual(['6 your-turn'])
  })

  test('the arbiter of a finished game is told of its end, not of the appointment', async () =>
    expect(await described([OVER], { id: 'arbiter-contact' })).toEqual(['3 ended']))
})

describe('required emails are sent in order', () => {
  test('a new link, a request for the seat, the beginning, the turn', async () =>
    expect(await described([ROTATED, ASKED, ...MOVED, ...GIFTS])).toEqual([
      '2 joined',
      '3 link-rotated',
      '4 reseat-asked',
      '6 your-turn',
      '9 time-given',
    ]))

  test('the end, and a link rotated before it', async () =>
    expect(await described([ROTATED, OVER])).toEqual(['3 link-rotated', '4 ended']))

  test('no email overtakes an earlier one, which would then be dropped', async () => {
    const delays = (await replayedTo([...MOVED, ...GIFTS])).map(({ delay }) => delay)
    expect(delays).toEqual([0, 2 * MINUTE, 2 * MINUTE])
  })
})

test('a new holder of a seat is told nothing about the time before', async () => {
  const events = [...GIFTS, ROTATED, ...MOVED, ASKED, RESEATED]
  expect(await described(events, { id: 'bo-contact', now: at + 4 * DAY })).toEqual(['10 reseated'])
})
