import { alarmHandler } from '../functions/timers/alarm-handler.ts'
import { chance } from '../functions/aws/random-bytes.ts'
import { httpsOutside } from '../functions/aws/http-sender.ts'
import { deliverHandler } from '../functions/events/deliver-handler.ts'
import { redoHandler } from '../functions/events/redo-handler.ts'
import { storedHandler } from '../functions/events/stored-handler.ts'
import { sweepHandler } from '../functions/timers/sweep-handler.ts'
import { deflate } from '../functions/runtime/zlib.ts'
import type { Outside } from '../shared/service/ports/http-sender.ts'
import type { Log } from '../shared/service/runtime/logger.ts'
import type { ReplyPorts } from '../shared/service/email/inbound/reply-turn.ts'
import type { Service } from '../shared/service/service.ts'
import type { Work } from './agenda.ts'
import { type Driver, startDriver } from './driver.ts'
import type { Ground } from './ground.ts'
import { afterAnswers, answerWork } from './duties/answers.ts'
import { changeWork } from './duties/changes.ts'
import { leavingWork } from './duties/leaving.ts'
import { messageWork } from './duties/messages.ts'
import { awoken, noticeWork } from './duties/notices.ts'
import { sweepWork } from './duties/sweeps.ts'
import { timerWork } from './duties/timers.ts'
import { REPLIES, type Replies, type WayOut } from './workers/outbound-mail.ts'
import { endingWith, startAll } from './workers/start-drivers.ts'
import { wakeOnEmail, wakeOnOrder, wakeOnPlan, wakeOnSave } from './workers/wake-on-write.ts'

export type Works = { readonly service: Service; readonly driver: Driver }

/** How often a shared store is polled, in milliseconds. */
const POLL_INTERVAL = 1000

const portsOf = (reading: Omit<ReplyPorts, keyof Replies>, { isReturned, ...replies }: Replies, returns: Ground) => ({
  ...reading,
  ...replies,
  ...(isReturned && { returns: { ...returns, log: reading.log } }),
})

type Sweeping = Parameters<typeof sweepHandler>[0] & Parameters<typeof sweepWork>[0]

const sweeping = (ports: Sweeping, log: Log, clock: Ground['clock']) =>
  sweepWork(ports, sweepHandler(ports, log, clock.now), log, clock.now())

/**
 * The connections to the outside. `outside` posts to webhooks and devices; the default is a real sender, guarded as on
 * AWS.
 */
export type Edge = { readonly out?: WayOut; readonly outside?: Outside }

const expiryJobsOf = ({ leaving }: Ground, log: Log): readonly Work[] => (leaving ? [leavingWork(leaving, log)] : [])

/** Retries all dead letters, as this release may succeed where an earlier one gave up. */
const redriveAll = ({ queue, failed, incoming, told, clock }: Ground): void => {
  for (const each of [queue, failed, incoming, told]) each.redrive(clock.now())
}

const siteOf = (out: WayOut | undefined, replies: Replies | undefined) => ({
  ...(replies && { replies: replies.host }),
  ...(out?.club !== undefined && { club: out.club }),
})

/** Starts the jobs that pass to each function the events that Lambda would send it. */
export const startWorks = (
  resources: Ground,
  origin: string,
  log: Log,
  { out, outside = httpsOutside() }: Edge = {},
): Works => {
  const { clock, contacts, notebook, apiKeys, owned, orders, hooks, signer, timers, outbox } = resources
  const recheckAll = (): void => {
    changes.stir()
    sweeps.stir()
    driver.wake()
  }
  const stored = { games: wakeOnSave(resources.games, recheckAll), notebook }
  const ledger = wakeOnPlan(resources.ledger, recheckAll)
  const woken = wakeOnEmail(outbox, () => driver.wake())
  const replies: Replies | undefined = out ? out.replies : REPLIES
  const reading = { contacts, outbox: out ? woken : outbox, signer, log }
  const freed = (): void => driver.wake()
  const replyPorts = replies && portsOf({ ...stored, ...reading }, replies, resources)
  const answers = replyPorts && answerWork(resources, replyPorts, { log, freed })
  const stores = answers ? { notebook, games: afterAnswers(stored.games, answers, resources) } : stored
  const notices = awoken(resources.notices, () => driver.wake())
  const programs = { apiKeys, owned, orders: wakeOnOrder(orders, recheckAll), hooks, notices }
  const ports = { ...stores, contacts, owned, orders, notices, chance, timers, outbox: reading.outbox }
  const changes = changeWork(resources.changes, storedHandler({ ...ports, aside: resources.aside }, log, clock.now))
  const redo = messageWork(resources.failed, 'redo', redoHandler(ports, log, clock.now), log)
  const sweeps = sweeping({ ...stores, ledger, outbox: ports.outbox }, log, clock)
  const site = { deflate, origin, ...siteOf(out, replies) }
  const delivery = { ...stores, ...reading, ...site, ledger, notices, post: out?.post ?? resources.mailbox }
  const emails = messageWork(resources.queue, 'deliver', deliverHandler(delivery, clock.now), log, out && 1)
  const noticesJob = noticeWork(resources, notices, { origin, log, outside, outbox: woken, freed })
  const alarms = timerWork(timers, alarmHandler(stores, clock.now, log), log)
  const main = [alarms, sweeps, ...expiryJobsOf(resources, log)]
  const kinds = { answers, emails, told: noticesJob, first: [changes, redo], main }
  const driver = startAll(kinds, (jobs) => startDriver(jobs, clock, log), out)
  const polling = resources.isShared ? setInterval(recheckAll, POLL_INTERVAL) : undefined
  const settled = async (): Promise<void> => void (await Promise.all([noticesJob.settled(), answers?.settled()]))
  redriveAll(resources)
  driver.wake()
  return {
    service: { ...stores, ...programs, contacts, ledger, outbox: woken, signer, chance, deflate, log, origin },
    driver: endingWith(driver, () => clearInterval(polling), settled),
  }
}
