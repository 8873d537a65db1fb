import { alarmHandler } from '../functions/timers/alarm-handler.ts'
import { chance } from '../functions/aws/random-bytes.ts'
import { httpsOutside } from '../functions/aws/http-sender.ts'
import { deliverHandler } from '../functions/events/deliver-handler.ts'
import { redoHandler } from '../functions/events/redo-handler.ts'
import { storedHandler } from '../functions/events/stored-handler.ts'
import { sweepHandler } from '../functions/timers/sweep-handler.ts'
import { deflate } from '../functions/runtime/zlib.ts'
import type { OrderDesk, Orders } from '../shared/service/ports/orders.ts'
import type { Outside } from '../shared/service/ports/http-sender.ts'
import type { Games, Ledger, Log, Outbox, Post } from '../shared/service/ports/ports.ts'
import type { ReplyPorts } from '../shared/service/email/inbound/reply-turn.ts'
import type { Service } from '../shared/service/service.ts'
import type { Work } from './agenda.ts'
import { type Driver, startDriver } from './driver.ts'
import type { Ground } from './ground.ts'
import { REPLIES } from './dev/incoming.ts'
import { afterAnswers, answerWork } from './duties/answers.ts'
import { changeWork } from './duties/changes.ts'
import { leavingWork } from './duties/leaving.ts'
import { type LanedWork, messageWork } from './duties/messages.ts'
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
  /** Whose site it is. */
  readonly club?: string | undefined
  /** Emails, webhooks and notices on devices stay in their queues. */
  readonly isRehearsal?: boolean
}

/** `host`: of the addresses that are answered. The rest: whose word on senders is believed. */
export type Replies = Pick<ReplyPorts, 'host' | 'server' | 'isBelow'> & {
  /** Emails that cannot be delivered come back to that host, too. */
  readonly isReturned?: boolean
}

const portsOf = (reading: Omit<ReplyPorts, keyof Replies>, { isReturned, ...replies }: Replies, returns: Ground) => ({
  ...reading,
  ...replies,
  ...(isReturned && { returns: { ...returns, log: reading.log } }),
})

type Sweeping = Parameters<typeof sweepHandler>[0] & Parameters<typeof sweepWork>[0]

const sweeping = (ports: Sweeping, log: Log, clock: Ground['clock']) =>
  sweepWork(ports, sweepHandler(ports, log, clock.now), log, clock.now())

/** How it leaves this machine. `outside`: to receivers; if nothing is given, the real ones, guarded as on AWS. */
export type Edge = { readonly out?: WayOut; readonly outside?: Outside }

type Kinds = {
  readonly answers: LanedWork | undefined
  readonly letters: Work
  readonly told: LanedWork
  readonly first: readonly Work[]
  readonly main: readonly Work[]
}

/** What may be slow has a driver of its own; on a machine whose clock leaps, all go in step. */
const startAll = (
  { answers, letters, told, first, main }: Kinds,
  start: (works: readonly Work[]) => Driver,
  out: WayOut | undefined,
): Driver => {
  const read = answers ? [answers] : []
  if (!out) return start([...read.map(inStep), ...first, letters, inStep(told), ...main])
  const leaving = out.isRehearsal ? [] : [out.pacing(letters), told]
  return beside(start([...first, ...main]), ...[...leaving, ...read].map((work) => start([work])))
}

const leavingOf = ({ leaving }: Ground, log: Log): readonly Work[] => (leaving ? [leavingWork(leaving, log)] : [])

/** This release may succeed where an earlier one gave up. */
const redriveAll = ({ queue, failed, incoming, told, clock }: Ground): void => {
  for (const given of [queue, failed, incoming, told]) given.redrive(clock.now())
}

const siteOf = (out: WayOut | undefined, replies: Replies | undefined) => ({
  ...(replies && { replies: replies.host }),
  ...(out?.club !== undefined && { club: out.club }),
})

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
  const kept = { games: watched(ground.games, stir), papers }
  const ledger = planning(ground.ledger, stir)
  const woken = heard(outbox, () => driver.wake())
  const replies: Replies | undefined = out ? out.replies : REPLIES
  const reading = { contacts, outbox: out ? woken : outbox, seal, log }
  const freed = (): void => driver.wake()
  const answers = replies && answerWork(ground, portsOf({ ...kept, ...reading }, replies, ground), { log, freed })
  const stores = answers ? { papers, games: afterAnswers(kept.games, answers, ground) } : kept
  const notices = awoken(ground.notices, () => driver.wake())
  const programs = { apiKeys, owned, orders: ordered(orders, stir), hooks, notices }
  const ports = { ...stores, contacts, owned, orders, notices, chance, timers, outbox: reading.outbox }
  const changes = changeWork(ground.changes, storedHandler({ ...ports, aside: ground.aside }, log, clock.now))
  const redo = messageWork(ground.failed, 'redo', redoHandler(ports, log, clock.now), log)
  const sweeps = sweeping({ ...stores, ledger, outbox: ports.outbox }, log, clock)
  const site = { seal, deflate, origin, ...siteOf(out, replies) }
  const delivery = { ...stores, ...reading, ...site, ledger, notices, post: out?.post ?? ground.mailbox }
  const letters = messageWork(ground.queue, 'deliver', deliverHandler(delivery, clock.now), log, out && 1)
  const told = noticeWork(ground, notices, { origin, log, outside, outbox: woken, freed })
  const alarms = timerWork(timers, alarmHandler(stores, clock.now, log), log)
  const kinds = { answers, letters, told, first: [changes, redo], main: [alarms, sweeps, ...leavingOf(ground, log)] }
  const driver = startAll(kinds, (works) => startDriver(works, clock, log), out)
  const looking = ground.isShared ? setInterval(stir, LOOK_EVERY) : undefined
  redriveAll(ground)
  driver.wake()
  return {
    service: { ...stores, ...programs, contacts, ledger, outbox: woken, seal, chance, deflate, log, origin },
    driver: ending(
      driver,
      () => clearInterval(looking),
      async () => void (await Promise.all([told.settled(), answers?.settled()])),
    ),
  }
}
