import { alarmHandler } from '../functions/alarm.ts'
import { chance } from '../functions/aws/chance.ts'
import { httpsOutside } from '../functions/aws/outside.ts'
import { deliverHandler } from '../functions/deliver.ts'
import { inboundHandler } from '../functions/inbound.ts'
import { redoHandler } from '../functions/redo.ts'
import { storedHandler } from '../functions/stored.ts'
import { sweepHandler } from '../functions/sweep.ts'
import { deflate } from '../functions/zlib.ts'
import type { OrderDesk, Orders } from '../shared/service/orders.ts'
import type { Outside } from '../shared/service/outside.ts'
import type { Games, Ledger, Log, Outbox, Post } from '../shared/service/ports.ts'
import type { ReplyPorts } from '../shared/service/reply.ts'
import type { Service } from '../shared/service/service.ts'
import type { Work } from './agenda.ts'
import type { Clock } from './clock.ts'
import { type Driver, startDriver } from './driver.ts'
import type { Ground } from './ground.ts'
import { REPLIES } from './dev/incoming.ts'
import { changeWork } from './duties/changes.ts'
import { leavingWork } from './duties/leaving.ts'
import { messageWork } from './duties/messages.ts'
import { mimeThread } from './duties/mime-thread.ts'
import { awoken, inStep, noticeWork } from './duties/notices.ts'
import { sweepWork } from './duties/sweeps.ts'
import { timerWork } from './duties/timers.ts'

export type Works = { readonly service: Service; readonly driver: Driver }

/** Milliseconds. */
const LOOK_EVERY = 1000

const watched = (games: Games, stored: () => void): Games => ({
  ...games,
  save: async (id, before, after) => {
    const saved = await games.save(id, before, after)
    if (saved.saved) stored()
    return saved
  },
})

const ordered = ({ place, load }: Orders, stored: () => void): OrderDesk => ({
  load,
  place: async (order) => {
    const isPlaced = await place(order)
    if (isPlaced) stored()
    return isPlaced
  },
})

const planning = (ledger: Ledger, planned: () => void): Ledger => ({
  ...ledger,
  plan: async (account, at) => {
    await ledger.plan(account, at)
    planned()
  },
})

/** Links that were asked for come without a change of a game. */
const heard = (outbox: Outbox, put: () => void): Outbox => ({
  put: async (letters) => {
    await outbox.put(letters)
    put()
  },
})

const beside = (main: Driver, ...others: readonly Driver[]): Driver => ({
  ...main,
  wake: () => {
    main.wake()
    for (const other of others) other.wake()
  },
  stop: async () => void (await Promise.all([main, ...others].map((each) => each.stop()))),
})

const ending = (driver: Driver, end: () => void, settled: () => Promise<void>): Driver => ({
  ...driver,
  stop: async () => {
    end()
    await driver.stop()
    await settled()
  },
})

/** Another way out than the mailbox of this machine. It may be slow, so nothing waits for it. */
export type WayOut = {
  readonly post: Post
  readonly pacing: (letters: Work) => Work
  /** If answers come in. */
  readonly replies?: Replies | undefined
}

/** `host`: of the addresses that are answered. `server`: whose word on senders is believed. */
export type Replies = Pick<ReplyPorts, 'host' | 'server'> & {
  /** Emails that cannot be delivered come back to that host, too. */
  readonly isReturned?: boolean
}

type Reading = Omit<ReplyPorts, keyof Replies>

const answerWork = (ground: Ground, reading: Reading, { isReturned, ...replies }: Replies, clock: Clock): Work => {
  const ports = { ...reading, ...replies, ...(isReturned && { returns: ground }) }
  const handler = inboundHandler(ports, ground.letterbox, clock.now, mimeThread())
  return messageWork(ground.incoming, 'inbound', handler, reading.log, 1)
}

type Sweeping = Parameters<typeof sweepHandler>[0] & Parameters<typeof sweepWork>[0]

const sweeping = (ports: Sweeping, log: Log, clock: Ground['clock']) =>
  sweepWork(ports, sweepHandler(ports, log, clock.now), log, clock.now())

/** How it leaves this machine. `outside`: to receivers; if nothing is given, the real ones, guarded as on AWS. */
export type Edge = { readonly out?: WayOut; readonly outside?: Outside }

/** Each function gets the events that Lambda would send. */
export const startWorks = (
  ground: Ground,
  origin: string,
  log: Log,
  { out, outside = httpsOutside() }: Edge = {},
): Works => {
  const { clock, contacts, papers, apiKeys, owned, orders, hooks, seal, timers, outbox } = ground
  const stir = (): void => {
    changes.stir()
    sweeps.stir()
    driver.wake()
  }
  const games = watched(ground.games, stir)
  const ledger = planning(ground.ledger, stir)
  const stores = { games, papers }
  const woken = heard(outbox, () => driver.wake())
  const notices = awoken(ground.notices, () => driver.wake())
  const programs = { apiKeys, owned, orders: ordered(orders, stir), hooks, notices }
  const ports = { ...stores, contacts, owned, orders, notices, chance, timers, outbox: out ? woken : outbox }
  const changes = changeWork(ground.changes, storedHandler({ ...ports, aside: ground.aside }, log, clock.now))
  const redo = messageWork(ground.failed, 'redo', redoHandler(ports, log, clock.now), log)
  const sweeps = sweeping({ ...stores, ledger, outbox: ports.outbox }, log, clock)
  const replies: Replies | undefined = out ? out.replies : REPLIES
  const site = { seal, deflate, origin, ...(replies && { replies: replies.host }) }
  const reading = { ...stores, contacts, outbox: ports.outbox, seal, log }
  const delivery = { ...reading, ...site, ledger, notices, post: out?.post ?? ground.mailbox }
  const answers = replies ? [answerWork(ground, reading, replies, clock)] : []
  const letters = messageWork(ground.queue, 'deliver', deliverHandler(delivery, clock.now), log, out && 1)
  const told = noticeWork(ground, notices, { origin, log, outside, outbox: woken, freed: () => driver.wake() })
  const alarms = timerWork(timers, alarmHandler(stores, clock.now), log)
  const leaving = ground.leaving ? [leavingWork(ground.leaving, log)] : []
  const start = (...works: readonly Work[]): Driver => startDriver(works, clock, log)
  const driver = out
    ? beside(start(...answers, changes, redo, alarms, sweeps, ...leaving), start(out.pacing(letters)), start(told))
    : start(...answers, changes, redo, letters, inStep(told), alarms, sweeps, ...leaving)
  const looking = ground.isShared ? setInterval(stir, LOOK_EVERY) : undefined
  // This release may succeed where an earlier one gave up.
  for (const given of [ground.queue, ground.failed, ground.incoming, ground.told]) given.redrive(clock.now())
  driver.wake()
  return {
    service: { ...stores, ...programs, contacts, ledger, outbox: woken, seal, chance, deflate, log, origin },
    driver: ending(driver, () => clearInterval(looking), told.settled),
  }
}
