import { readFileSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { apiHandler } from '../functions/http/api-handler.ts'
import { jsonLog } from '../functions/aws/log.ts'
import { pageHandler } from '../functions/http/page-handler.ts'
import type { Log } from '../shared/service/runtime/logger.ts'
import { type Duration, SECOND } from '../shared/game/words.ts'
import { isoInstant } from '../shared/api/values/iso.ts'
import { bundledFiles } from './bundle.ts'
import { realClock } from './clock.ts'
import { StartFault, reasonOf } from './fault.ts'
import { functionsFront } from './front.ts'
import { type Ground, openGround } from './ground.ts'
import { lockFolder } from './lock.ts'
import { fail, leave, onEnd } from './process.ts'
import type { Place } from './server.ts'
import { isWithin } from './serving/club-networks.ts'
import { onRenewal, pairIn } from './serving/files.ts'
import { type Lmtp, listenForMail } from './serving/lmtp.ts'
import { shownPlace } from './serving/lmtp-place.ts'
import { meteredBy } from './serving/metrics.ts'
import { TWO_DAYS } from './serving/pace.ts'
import { behindProxies, networkBehind, peersIn } from './serving/peers.ts'
import { replyReader } from './serving/replies.ts'
import { type Serving, readServing } from './serving/settings.ts'
import { listenAt, tried } from './serving/tried.ts'
import { storingOn, watching } from './serving/watching.ts'
import { rehearsed, relayed } from './serving/way-out.ts'
import { databaseFault, isOfSqlite } from './sqlite/database.ts'
import { startWorks } from './works.ts'

const USAGE = `Crownhead for a club, on one machine: docs/one-machine.md.

  npm run serve                       settings from the environment
  npm run serve -- --settings FILE    and from a file of lines NAME=value; the environment goes before it
  npm run serve -- --check            looks at the settings and the folder, asks the relay, and ends
  npm run serve -- --no-mail          rehearses a restore, on a copy of the games: nothing leaves
`

/**
 * How long a stop waits for jobs: half of what systemd and Docker wait. An interrupted email is sent again after the
 * next start.
 */
const LAST_WORK: Duration = 15 * SECOND

/**
 * Waits for the work, but no longer than `most`: a hanging relay or webhook receiver would delay a stop by half a
 * minute.
 */
const within = async (most: Duration, work: Promise<void>): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, most)
  await Promise.race([work, promise])
  clearTimeout(timer)
}

const secureIn = ({ tls }: Serving): Pick<Place, 'secure'> => {
  try {
    return tls ? { secure: pairIn(tls) } : {}
  } catch (error) {
    throw new StartFault(`the certificate cannot be read (${reasonOf(error)}).`)
  }
}

/** Starts the LMTP server if the settings have replies by email. */
const mailIn = async ({ replies }: Serving, resources: Ground, wake: () => void, log: Log): Promise<Lmtp | undefined> =>
  replies && listenForMail({ ...replies, readers: [replyReader(resources, resources.clock.now, wake)] }, log)

const run = async (serving: Serving, isRehearsal: boolean): Promise<void> => {
  const { origin, folder, host, port, proxies, metricsPort, tls, push, clubNetworks = [] } = serving
  const lock = lockFolder(folder)
  const options = { clockOf: realClock, patience: TWO_DAYS, hasNotices: push }
  const resources = await openGround({ folder, store: { kind: 'sqlite' } }, options)
  const { clock } = resources
  const json = jsonLog()
  const { metered, lines } = meteredBy((level, message, facts) =>
    json(level, message, { time: isoInstant(clock.now()), ...facts }),
  )
  const peers = peersIn(proxies)
  const leaving = isRehearsal
    ? rehearsed(serving)
    : await relayed(serving, { values: resources.values, now: clock.now, log: metered })
  const { service: works, driver } = startWorks(resources, origin, metered, { out: leaving.out })
  const [listening, watched, lmtp] = await Promise.all([
    listenAt('PORT', { host, port, networkOf: networkBehind(peers), ...secureIn(serving) }),
    metricsPort === undefined ? undefined : listenAt('METRICS_PORT', { port: metricsPort }),
    isRehearsal ? undefined : mailIn(serving, resources, driver.wake, metered),
  ])
  const stopRenewing = tls && onRenewal(tls, listening.renew, metered)
  onEnd(async () => {
    stopRenewing?.()
    await Promise.all([listening.close(), watched?.close(), lmtp?.close()])
    await within(LAST_WORK, driver.stop())
    leaving.close()
    resources.close()
    lock.release()
  })
  const service = { ...works, isOfClub: (from: string) => isWithin(clubNetworks, from) }
  const storing = storingOn(resources, clock.now)
  const functions = { api: apiHandler({ ...service, storing }), page: pageHandler(service, await bundledFiles()) }
  listening.answerWith(behindProxies(peers, functionsFront(functions, resources, metered)))
  const { isRefused } = leaving
  watched?.answerWith(watching({ ...resources, now: clock.now, storing, isRefused, isRehearsal }, lines))
  if (isRehearsal) metered('warn', 'a rehearsal: nothing leaves, and no answers come in')
  if (watched) process.stdout.write(`metrics http://127.0.0.1:${watched.port}\n`)
  if (lmtp) process.stdout.write(`answers by email at ${shownPlace(lmtp.place)}\n`)
  process.stdout.write(`ready ${tls ? 'https' : 'http'}://${host}:${listening.port}, for players ${origin}\n`)
}

/**
 * Ends the process if others may read the file: whoever has the password in it can send email as the club. Windows
 * ignores modes.
 */
const requireOwnerOnly = (path: string): void => {
  if (process.platform !== 'win32' && (statSync(path).mode & 0o77) !== 0)
    fail(`others may read the file of settings; as it has a password, run: chmod 600 ${path}`)
}

const argumentsOf = (): { readonly settings?: string; readonly check: boolean; readonly help: boolean } & Record<
  'no-mail',
  boolean
> => {
  try {
    const options = {
      settings: { type: 'string' },
      check: { type: 'boolean', default: false },
      'no-mail': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    } as const
    return parseArgs({ options }).values
  } catch (error) {
    return fail(reasonOf(error))
  }
}

const fileOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    return fail(`the file of settings cannot be read (${reasonOf(error)}).`)
  }
}

process.on('disconnect', leave)
const { settings, check, help, 'no-mail': isRehearsal } = argumentsOf()
if (help) {
  process.stdout.write(USAGE)
  leave()
}
const read = readServing(process.env, settings === undefined ? '' : fileOf(settings))
if (!read.ok) fail(read.sentences.join('\ncrownhead: '))
else if (check) {
  if (settings !== undefined) requireOwnerOnly(settings)
  await tried(read.serving, isRehearsal).catch((error: unknown) => fail(reasonOf(error)))
  process.stdout.write(`the settings are right, and the relay ${isRehearsal ? 'was not asked' : 'answers'}\n`)
  leave()
} else
  await run(read.serving, isRehearsal).catch((error: unknown) =>
    fail(reasonOf(isOfSqlite(error) ? databaseFault(read.serving.folder, error) : error)),
  )
