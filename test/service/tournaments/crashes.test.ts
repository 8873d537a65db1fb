import { expect, test } from 'vitest'
import { DAY, MINUTE } from '../../../shared/game/model/words.ts'
import { redriveTournament } from '../../../shared/service/background/tournament-work.ts'
import { loadGame } from '../../../shared/service/games/game-store.ts'
import { deliverTournamentEmail } from '../../../shared/service/email/tournaments/deliver-tournament-email.ts'
import { confirmTournament } from '../../../shared/service/tournaments/entry/confirm-tournament.ts'
import { acceptAs, begun, callerAt, done, emailedLink, entered, found, opened, resign, tournamentOf } from './acting.ts'
import { SOON, entrantsOf, foundingOf } from './event-terms.ts'
import { memoryEvent } from './memory-event.ts'

/** A process that ends at its n-th write to a store: before it is written, or right after. */
const crashing = () => {
  let left = Number.POSITIVE_INFINITY
  let isAfter = false
  const counted =
    <Args extends readonly unknown[], Result>(write: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      left -= 1
      if (left < 0 || (left === 0 && !isAfter)) throw new Error('the process has ended')
      const result = await write(...args)
      if (left === 0) throw new Error('the process has ended')
      return result
    }
  return {
    counted,
    crashAt: (write: number, after: boolean) => {
      left = write
      isAfter = after
    },
    survive: () => {
      left = Number.POSITIVE_INFINITY
    },
  }
}

type World = ReturnType<typeof memoryEvent>

/** Returns the world with writes that may end the process. */
const fragile = (world: World, counted: ReturnType<typeof crashing>['counted']) => {
  const { games, tournaments, contacts, outbox, notebook } = world.ports
  return {
    ...world.ports,
    games: { ...games, save: counted(games.save) },
    tournaments: { ...tournaments, save: counted(tournaments.save) },
    contacts: {
      ...contacts,
      add: counted(contacts.add),
      update: counted(contacts.update),
      setListed: counted(contacts.setListed),
      setExpiry: counted(contacts.setExpiry),
    },
    outbox: { put: counted(outbox.put) },
    notebook: { ...notebook, setExpiry: counted(notebook.setExpiry) },
  }
}

/**
 * Repairs the tournament in a process that ends at each write in turn, each time a little later, until one goes through.
 * Returns how many ended.
 */
const repairedDespite = async (world: World, id: string, isAfter: boolean): Promise<number> => {
  for (let write = 1; ; write++) {
    const { counted, crashAt, survive } = crashing()
    crashAt(write, isAfter)
    const ports = fragile(world, counted)
    const pace = { now: world.now(), hasTime: () => true }
    const isWhole = await redriveTournament(ports, id, pace).then(
      () => true,
      () => false,
    )
    survive()
    if (isWhole) return write - 1
    if (write > 2000) throw new Error('it never goes through')
  }
}

test.for([false, true])('boards are made whole whatever write ends the process (after it: %s)', async (isAfter) => {
  const world = memoryEvent({ copies: () => 0 })
  const { id, secretary } = await entered(world, foundingOf(4))
  await done(world, secretary, { type: 'start' })
  const crashes = await repairedDespite(world, id, isAfter)
  expect(crashes).toBeGreaterThan(5)
  const { boards, made } = await tournamentOf(world, id)
  expect(made).toBe(6)
  for (const { game, contacts } of boards) {
    const loaded = await loadGame(world.service.games, game)
    expect(loaded?.game.status).toBe('active')
    expect(loaded?.stored.version).toBe(1)
    for (const contact of contacts.slice(0, 2))
      expect(await world.contacts.load(game, contact)).toMatchObject({ confirmed: true })
  }
})

test('repairs that end before the boards are made do not queue the emails about them', async () => {
  const world = memoryEvent({ copies: () => 0 })
  const { id, secretary } = await entered(world, foundingOf(4))
  await done(world, secretary, { type: 'start' })
  const { games, outbox } = world.ports
  const made = async (): Promise<number> => {
    const { boards } = await tournamentOf(world, id)
    return (await Promise.all(boards.map(({ game }) => games.load(game)))).filter((game) => game !== undefined).length
  }
  let early = 0
  const put: typeof outbox.put = async (emails) => {
    if ((await made()) < 6) early += emails.length
    await outbox.put(emails)
  }
  await repairedDespite({ ...world, ports: { ...world.ports, outbox: { put } } }, id, true)
  expect(early).toBe(0)
})

test.for([false, true])(
  'a withdrawal is carried out whatever write ends the process (after it: %s)',
  async (isAfter) => {
    const world = memoryEvent()
    const { id, players } = await begun(world, foundingOf(4))
    await done(world, players[0], { type: 'withdraw' })
    await repairedDespite(world, id, isAfter)
    const { boards } = await tournamentOf(world, id)
    const own = boards.filter(({ black, white }) => black === 1 || white === 1)
    for (const { game, score } of own) {
      expect((await loadGame(world.service.games, game))?.game.status).toBe('finished')
      expect(score?.outcome).toMatchObject({ reason: 'withdrawal' })
    }
  },
)

test('a result whose message was lost is found when the tournament is looked at again', async () => {
  const world = memoryEvent()
  const { id } = await begun(world, foundingOf(3))
  const { boards } = await tournamentOf(world, id)
  const game = boards[0]?.game ?? ''
  await resign(world, game, 'creator')
  await redriveTournament(world.ports, id, { now: world.now(), hasTime: () => true })
  expect((await tournamentOf(world, id)).boards[0]?.score?.outcome).toMatchObject({ reason: 'resignation' })
})

test('a timer that was lost is found by the sweep', async () => {
  const world = memoryEvent()
  const closesAt = world.now() + 7 * DAY
  const { id } = await entered(world, foundingOf(2, { terms: { ...foundingOf(2).terms, entry: { closesAt } } }))
  for (const { game, at } of world.ports.timers.armed()) await world.ports.timers.disarm(game, at)
  await world.pass(8 * DAY)
  expect((await tournamentOf(world, id)).status).toBe('running')
  await world.pass(SOON)
  expect((await tournamentOf(world, id)).made).toBe(1)
})

/**
 * Delivers an email to the first player in a process that ends right after sending it, and again a few minutes later, when
 * somebody else has acted. Returns the ids of what was sent.
 */
const sentAgain = async (
  world: World,
  id: string,
  somebodyActs: () => Promise<unknown>,
): Promise<readonly string[]> => {
  const ids: string[] = []
  const ending = async (): Promise<never> => {
    throw new Error('the process has ended')
  }
  const post: World['ports']['post'] = {
    ...world.ports.post,
    send: async (mail) => {
      ids.push(mail.id)
      return world.ports.post.send(mail)
    },
  }
  const { contacts } = world.ports
  const queued = { kind: 'tournament', tournament: id, to: 1, version: 1, delay: 0 } as const
  const fragilePorts = { ...world.ports, post, contacts: { ...contacts, update: ending, markNotified: ending } }
  await expect(deliverTournamentEmail(fragilePorts, queued, world.now())).rejects.toThrow('ended')
  await somebodyActs()
  await deliverTournamentEmail({ ...world.ports, post }, queued, world.now() + 5 * MINUTE)
  return ids
}

/** Founds a tournament of three and sends its invitations. */
const invited = async (world: World) => {
  const { id, secretary } = await found(world, foundingOf(3))
  const link = await opened(world, await emailedLink(world, 'sam@club.test', 'o'))
  await confirmTournament(world.service, link, callerAt(world))
  await done(world, secretary, { type: 'send' })
  return { id, secretary }
}

test('an email that a crash has sent again has the same id, though somebody has acted since', async () => {
  const world = memoryEvent()
  const { id, secretary } = await invited(world)
  const rename = (name: string) => () => done(world, secretary, { type: 'rename', name })
  const invitations = await sentAgain(world, id, rename('Sam B'))
  expect(invitations).toEqual([expect.stringContaining('-invitation'), invitations[0]])
  await world.pass(SOON)
  await acceptAs(world, entrantsOf(1)[0]?.email ?? '')
  const entries = await sentAgain(world, id, rename('Sam C'))
  expect(entries).toEqual([expect.stringContaining('-entered'), entries[0]])
})

test('of two deliveries that tell the same news, the one that has read a later version sends no email', async () => {
  const world = memoryEvent()
  const { id, secretary } = await invited(world)
  await world.pass(SOON)
  await acceptAs(world, entrantsOf(1)[0]?.email ?? '')
  const queued = { kind: 'tournament', tournament: id, to: 1, version: 1, delay: 0 } as const
  const { contacts } = world.ports
  const deliver = (beforeClaim: () => Promise<unknown>) => {
    const claim: typeof contacts.claim = async (...claimed) => {
      await beforeClaim()
      return contacts.claim(...claimed)
    }
    return deliverTournamentEmail({ ...world.ports, contacts: { ...contacts, claim } }, queued, world.now())
  }
  const claiming = Promise.withResolvers<void>()
  const isSent = Promise.withResolvers<void>()
  let late: ReturnType<typeof deliver> | undefined
  const first = await deliver(async () => {
    await done(world, secretary, { type: 'rename', name: 'Sam B' })
    late = deliver(() => {
      claiming.resolve()
      return isSent.promise
    })
    await claiming.promise
  })
  isSent.resolve()
  expect([first, await late]).toEqual(['sent', 'in-hand'])
})
