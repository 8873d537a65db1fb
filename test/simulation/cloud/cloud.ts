import type { OrderStore } from '../../../shared/service/ports/orders.ts'
import type { OwnedGames } from '../../../shared/service/ports/owned-games.ts'
import type { OwnedTournaments } from '../../../shared/service/ports/tournaments/owned-tournaments.ts'
import type { Context, DynamoDBBatchResponse, DynamoDBStreamEvent, SQSBatchResponse, SQSEvent } from 'aws-lambda'
import { timerHandler } from '../../../functions/timers/timer-handler.ts'
import { sqsRetryQueue } from '../../../functions/aws/background/retry-queue.ts'
import { sesPost } from '../../../functions/aws/email/ses-post.ts'
import { readEmailBody } from '../../../functions/aws/email/email-body.ts'
import { sqsOutbox } from '../../../functions/aws/background/sqs-outbox.ts'
import { schedulerTimers } from '../../../functions/aws/background/scheduler-timers.ts'
import { secureRandomBytes } from '../../../functions/aws/keys/secure-random-bytes.ts'
import { newSigningKeys, readSigner } from '../../../functions/aws/keys/signer.ts'
import { deliverHandler } from '../../../functions/events/deliver-handler.ts'
import { retryWithBackoff } from '../../../functions/runtime/messages.ts'
import { redoHandler } from '../../../functions/events/redo-handler.ts'
import { storedHandler } from '../../../functions/events/stored-handler.ts'
import { sweepPace, sweepHandler } from '../../../functions/timers/sweep-handler.ts'
import { deflateLevel6 } from '../../../functions/runtime/zlib.ts'
import { QUEUE_BATCHES, REDO_CONCURRENCY, SWEEP_MINUTES, FUNCTION_TIMEOUTS } from '../../../infra/settings/figures.ts'
import { readStageLimits } from '../../../infra/settings/stage-limits.ts'
import { memoryContacts } from '../../../local/memory/memory-contacts.ts'
import { memoryLedger } from '../../../local/memory/memory-ledger.ts'
import { memoryOrders } from '../../../local/memory/memory-orders.ts'
import { memoryOwnedGames } from '../../../local/memory/memory-owned-games.ts'
import { memoryNotebook } from '../../../local/memory/memory-notebook.ts'
import { type Instant, MINUTE, SECOND } from '../../../shared/game/model/words.ts'
import type { QueuedEmail } from '../../../shared/email/game-emails/emails-for.ts'
import type { Contacts } from '../../../shared/service/ports/contacts.ts'
import type { Logger } from '../../../shared/service/runtime/logger.ts'
import type { NotebookStore } from '../../../shared/service/ports/notebook.ts'
import { loadTextsFor } from '../../../shared/texts/languages/languages.ts'
import { diceOf } from '../chance.ts'
import { type Account, type Container, type Lambda, lambdaOf } from './lambda.ts'
import { type Queue, queueTo } from './queue.ts'
import { type SchedulerState, schedulerTo } from './scheduler.ts'
import { type SesState, away, gamesTold, sesWith, sqsOf } from './services.ts'
import { streamTo } from './stream.ts'
import type { Time } from './time.ts'

/** The settings of a deployment, and when its services fail. */
export type Weather = {
  /** How many Deliver functions may run at once, as the setting `senders` of a deployment. */
  readonly senders: number
  /** The number of emails a second that SES takes. */
  readonly rate: number
  /** The shards of the table: on demand it begins with four, and each takes a thousand writes a second. */
  readonly shards: number
  readonly scheduler?: (now: Instant) => SchedulerState
  readonly ses?: (now: Instant) => SesState
}

/** The most functions that may run at once in an account, unless AWS allows more. */
const ACCOUNT = 1000

const SEED = 12

const TARGET = { group: 'group', arn: 'arn:alarm', role: 'arn:role', deadLetters: 'arn:dead' }

const ORIGIN = 'https://draughts.test'

// The texts of a language are loaded when they are first needed, which takes real time.
await loadTextsFor(undefined)

type Make<E, R> = (container: Container) => (event: E, context: Context) => Promise<R>

/** Returns the functions of infra/run-stack.ts with their real handlers and adapters, on services in memory. */
export const cloudIn = (time: Time, weather: Weather) => {
  const dice = diceOf(SEED)
  const account: Account = { running: 0, most: ACCOUNT }
  const { rate, shards } = weather
  const {
    senders,
    reserved,
    sweep: sweeping,
  } = readStageLimits((name) =>
    new Map([
      ['reserve', 'yes'],
      ['senders', String(weather.senders)],
    ]).get(name),
  )
  if (!reserved) throw new Error('nothing is reserved')
  const contacts: Contacts = memoryContacts()
  const notebook: NotebookStore = memoryNotebook()
  const owned: OwnedGames = memoryOwnedGames()
  const ownedTournaments: OwnedTournaments = memoryOwnedGames()
  const orders: OrderStore = memoryOrders()
  const [ledger, signer] = [memoryLedger(), readSigner(JSON.stringify(newSigningKeys()))]
  const warnings = new Map<string, number>()
  const log: Logger = (level, message) => {
    if (level !== 'info') warnings.set(message, (warnings.get(message) ?? 0) + 1)
  }
  /** The emails in the order in which the function Stored queued them. */
  const letters: QueuedEmail[] = []

  const lambda = <E, R>(reserved: number, make: Make<E, R>): Lambda<E, R> =>
    lambdaOf({ time, dice, account, timeout: FUNCTION_TIMEOUTS.long * SECOND, reserved, make })

  const portsFor = (container: Container) => ({
    games: away(container, dice, games),
    tournaments: away(container, dice, tournaments),
    ownedTournaments: away(container, dice, ownedTournaments),
    chance: secureRandomBytes,
    contacts: away(container, dice, contacts),
    notebook: away(container, dice, notebook),
    ledger: away(container, dice, ledger),
    owned: away(container, dice, owned),
    orders: away(container, dice, orders),
  })

  const stored: Lambda<DynamoDBStreamEvent, DynamoDBBatchResponse> = lambda(reserved.stored, (container) => {
    const carrying = {
      ...portsFor(container),
      timers: schedulerTimers(scheduler.client(container), TARGET, time.now),
      outbox: sqsOutbox(sqsOf(toOutbox, dice, container), 'outbox'),
      retryQueue: sqsRetryQueue(sqsOf(asides, dice, container), 'aside'),
      notices: { put: async () => {} },
    }
    return storedHandler(carrying, log, time.now)
  })
  const stream = streamTo(stored, { time, dice, shards })
  const { games, tournaments, items } = gamesTold(stream.push)

  const alarm = lambda<unknown, void>(reserved.alarm, (container) => timerHandler(portsFor(container), time.now, log))
  const scheduler = schedulerTo(alarm, { time, dice, state: weather.scheduler ?? (() => 'works') })
  const sweep = lambda<unknown, { readonly looked: number }>(reserved.sweep, (container) =>
    sweepHandler(
      { ...portsFor(container), outbox: sqsOutbox(sqsOf(toOutbox, dice, container), 'outbox') },
      log,
      time.now,
      sweepPace(sweeping),
    ),
  )

  const ses = sesWith({ time, dice, rate, state: weather.ses ?? (() => 'works') })
  const deliver = lambda<SQSEvent, SQSBatchResponse>(reserved.deliver, (container) => {
    const post = sesPost(ses.client(container), { from: 'games@draughts.test', configurationSet: 'set' })
    const delivery = {
      ...portsFor(container),
      outbox: sqsOutbox(sqsOf(outbox, dice, container), 'outbox'),
      signer,
      post,
      log,
      deflate: deflateLevel6,
      origin: ORIGIN,
    }
    return deliverHandler(delivery, time.now, retryWithBackoff)
  })
  const outbox = queueTo(deliver, { time, dice }, { batch: QUEUE_BATCHES.outbox, functions: senders })
  const toOutbox: Queue = {
    ...outbox,
    put: (body, delay) => {
      letters.push(readEmailBody(body))
      outbox.put(body, delay)
    },
  }

  const redo = lambda<SQSEvent, SQSBatchResponse>(account.most, (container) => {
    const again = sqsOutbox(sqsOf(outbox, dice, container), 'outbox')
    return redoHandler({ ...portsFor(container), outbox: again, notices: { put: async () => {} } }, log, time.now)
  })
  const asides = queueTo(redo, { time, dice }, { batch: QUEUE_BATCHES.retries, functions: REDO_CONCURRENCY })

  const sweepOn = (until: Instant): void => {
    for (let at = SWEEP_MINUTES * MINUTE; time.now() + at <= until; at += SWEEP_MINUTES * MINUTE)
      time.in(at, () => void sweep.invoke({}))
  }

  return {
    dice,
    games,
    items,
    contacts,
    notebook,
    ledger,
    signer,
    letters,
    said: warnings,
    sweepOn,
    stream: stream.figures,
    outbox,
    asides,
    ses,
    scheduler,
    functions: { stored: stored.figures, deliver: deliver.figures, alarm: alarm.figures, sweep: sweep.figures },
  }
}

export type Cloud = ReturnType<typeof cloudIn>
