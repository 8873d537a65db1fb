import { timerHandler } from '../../functions/timers/timer-handler.ts'
import { secureRandomBytes } from '../../functions/aws/keys/secure-random-bytes.ts'
import { httpsSender } from '../../functions/aws/network/http-sender.ts'
import { deliverHandler } from '../../functions/events/deliver-handler.ts'
import { redoHandler } from '../../functions/events/redo-handler.ts'
import { storedHandler } from '../../functions/events/stored-handler.ts'
import { sweepHandler } from '../../functions/timers/sweep-handler.ts'
import { tablesIn } from '../../functions/runtime/table-files.ts'
import { deflateLevel6 } from '../../functions/runtime/zlib.ts'
import type { HttpSender } from '../../shared/service/ports/http-sender.ts'
import type { Logger } from '../../shared/service/runtime/logger.ts'
import { logSpentLimits } from '../../shared/service/limits/log-spent-limits.ts'
import type { ReplyPorts } from '../../shared/service/email/inbound/reply-turn.ts'
import type { Service } from '../../shared/service/runtime/service.ts'
import type { Job } from '../jobs/run-due.ts'
import { type Driver, startDriver } from '../jobs/driver.ts'
import type { Resources } from '../resources/resources.ts'
import { gamesAfterReplies, inboundJob } from '../jobs/inbound-job.ts'
import { changeJob } from '../jobs/change-job.ts'
import { expiryJob } from '../jobs/expiry-job.ts'
import { messageJob } from '../jobs/message-job.ts'
import { wakeOnNotice, noticeJob } from '../jobs/notice-job.ts'
import { sweepJob } from '../jobs/sweep-job.ts'
import { timerJob } from '../jobs/timer-job.ts'
import type { Operator } from '../../shared/texts/languages/operator.ts'
import { LOCAL_REPLIES, type ReplySettings, type OutboundMail } from './outbound-mail.ts'
import { endingWith, startDrivers } from './start-drivers.ts'
import { wakeOnEmail, wakeOnOrder, wakeOnPlan, wakeOnSave, wakeOnTournament } from './wake-on-write.ts'

export type Workers = { readonly service: Service; readonly driver: Driver }

/** How often the service looks for what other processes wrote, in milliseconds. */
const POLL_INTERVAL = 1000

const portsOf = (
  reading: Omit<ReplyPorts, keyof ReplySettings>,
  { isReturned, ...replies }: ReplySettings,
  returns: Resources,
) => ({
  ...reading,
  ...replies,
  ...(isReturned && { returns: { ...returns, log: reading.log } }),
})

type Sweeping = Parameters<typeof sweepHandler>[0] & Parameters<typeof sweepJob>[0]

const sweeping = (ports: Sweeping, log: Logger, clock: Resources['clock']) =>
  sweepJob(ports, sweepHandler(ports, log, clock.now), log, clock.now())

/**
 * The connections to the outside. `sender` posts to webhooks and devices; the default is that of the functions on AWS,
 * which connects only to public addresses.
 */
export type ExternalSystems = {
  readonly out?: OutboundMail
  /** Who runs a service whose emails stay on the machine. */
  readonly operator?: Operator
  readonly sender?: HttpSender
}

const expiryJobsOf = ({ leaving }: Resources, log: Logger): readonly Job[] => (leaving ? [expiryJob(leaving, log)] : [])

/** Retries all dead letters, as this release may succeed where an earlier one gave up. */
const redriveAll = ({
  emailQueue: queue,
  retries: failed,
  inboundQueue: incoming,
  noticeQueue: told,
  clock,
}: Resources): void => {
  for (const each of [queue, failed, incoming, told]) each.redrive(clock.now())
}

const siteOf = (operator: Operator, replies: ReplySettings | undefined) => ({
  operator,
  ...(replies && { replies: replies.host }),
})

type Setting = Required<Pick<ExternalSystems, 'sender' | 'operator'>> &
  Pick<ExternalSystems, 'out'> & {
    readonly origin: string
    readonly log: Logger
    /** Lets the jobs look for work that is due. */
    readonly wake: () => void
    /** Lets the jobs look again, after a write that may have changed what is due. */
    readonly recheckAll: () => void
  }

/**
 * Returns the stores of the jobs and of the service. Their writes wake the jobs. A game whose time is up is loaded only
 * after the replies by email that came in time have been read.
 */
const connectStores = (resources: Resources, { log, out, wake, recheckAll }: Setting) => {
  const { contacts, notebook, signer, outbox } = resources
  const tournaments = wakeOnTournament(resources.tournaments, recheckAll)
  const stored = { games: wakeOnSave(resources.games, recheckAll), notebook, tournaments }
  const woken = wakeOnEmail(outbox, wake)
  const replies: ReplySettings | undefined = out ? out.replies : LOCAL_REPLIES
  const reading = { contacts, outbox: out ? woken : outbox, signer, log }
  const replyPorts = replies && portsOf({ ...stored, ...reading }, replies, resources)
  const answers = replyPorts && inboundJob(resources, replyPorts, { log, freed: wake })
  return {
    stores: answers ? { ...stored, games: gamesAfterReplies(stored.games, answers, resources) } : stored,
    ledger: logSpentLimits(wakeOnPlan(resources.ledger, recheckAll), log),
    notices: wakeOnNotice(resources.notices, wake),
    woken,
    replies,
    reading,
    answers,
  }
}

type Connected = ReturnType<typeof connectStores>

const createJobs = (
  resources: Resources,
  { stores, ledger, notices, woken, replies, reading, answers }: Connected,
  { origin, log, out, operator, sender, wake }: Setting,
) => {
  const { clock, contacts, owned, ownedTournaments, orders, timers } = resources
  const { outbox } = reading
  const ticking = { ...stores, chance: secureRandomBytes }
  const ports = { ...ticking, contacts, owned, ownedTournaments, orders, notices, timers, outbox }
  const changes = changeJob(
    resources.changes,
    storedHandler({ ...ports, retryQueue: resources.retryQueue }, log, clock.now),
  )
  const redo = messageJob(resources.retries, 'redo', redoHandler(ports, log, clock.now), log)
  const sweeps = sweeping({ ...ticking, ledger, outbox }, log, clock)
  const site = { deflate: deflateLevel6, origin, ...siteOf(operator, replies) }
  const delivery = { ...stores, ...reading, ...site, ledger, notices, post: out?.post ?? resources.mailbox }
  const emails = messageJob(resources.emailQueue, 'deliver', deliverHandler(delivery, clock.now), log, out && 1)
  const told = noticeJob(resources, notices, { origin, log, sender, outbox: woken, freed: wake })
  const timersJob = timerJob(timers, timerHandler(ticking, clock.now, log), log)
  const main = [timersJob, sweeps, ...expiryJobsOf(resources, log)]
  return { changes, sweeps, kinds: { answers, emails, told, first: [changes, redo], main } }
}

const TABLES = tablesIn(new URL('../../assets/endgames/', import.meta.url))

const serviceOf = (
  { contacts, apiKeys, owned, ownedTournaments, orders, webhooks, signer }: Resources,
  { stores, ledger, notices, woken }: Connected,
  { origin, log, recheckAll }: Setting,
): Service => ({
  ...stores,
  apiKeys,
  owned,
  ownedTournaments,
  orders: wakeOnOrder(orders, recheckAll),
  webhooks,
  notices,
  contacts,
  ledger,
  outbox: woken,
  signer,
  tables: TABLES,
  chance: secureRandomBytes,
  deflate: deflateLevel6,
  log,
  origin,
})

/** Starts the jobs that pass to each function the events that Lambda would send it. */
export const startWorkers = (
  resources: Resources,
  origin: string,
  log: Logger,
  { out, operator = out?.operator ?? {}, sender = httpsSender() }: ExternalSystems = {},
): Workers => {
  const wake = (): void => driver.wake()
  const recheckAll = (): void => {
    changes.recheck()
    sweeps.recheck()
    wake()
  }
  const setting: Setting = { origin, log, ...(out && { out }), operator, sender, wake, recheckAll }
  const connected = connectStores(resources, setting)
  const { changes, sweeps, kinds } = createJobs(resources, connected, setting)
  const driver = startDrivers(kinds, (jobs) => startDriver(jobs, resources.clock, log), out)
  const polling = setInterval(() => {
    if (resources.hasForeignWrites()) recheckAll()
  }, POLL_INTERVAL)
  const settled = async (): Promise<void> =>
    void (await Promise.all([kinds.told.settled(), connected.answers?.settled()]))
  redriveAll(resources)
  wake()
  return {
    service: serviceOf(resources, connected, setting),
    driver: endingWith(driver, () => clearInterval(polling), settled),
  }
}
