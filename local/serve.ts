import { readFileSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { apiHandler } from '../functions/http/api-handler.ts'
import { jsonLog } from '../functions/runtime/json-log.ts'
import { pageHandler } from '../functions/http/page-handler.ts'
import type { Logger } from '../shared/service/runtime/logger.ts'
import { type Duration, SECOND } from '../shared/game/model/words.ts'
import { isoInstant } from '../shared/api/values/iso.ts'
import { bundledFiles } from './machine/bundled-files.ts'
import { realClock } from './machine/clock.ts'
import { StartFault, errorReason } from './machine/start-fault.ts'
import { functionRouter } from './http/function-router.ts'
import { type Resources, openResources } from './resources/resources.ts'
import { lockFolder } from './machine/folder-lock.ts'
import { exitWithFault, exitCleanly, onShutdown } from './machine/shutdown.ts'
import type { ListenOptions } from './http/http-server.ts'
import type { Operator } from '../shared/texts/languages/operator.ts'
import { SERVE_NAMES, operatorAdvice } from './serving/settings/operator-settings.ts'
import { isInNetworks } from './serving/settings/club-networks.ts'
import { watchTlsFiles, readTlsFiles } from './serving/listeners/tls-files.ts'
import { type LmtpServer, startLmtpServer } from './serving/listeners/lmtp-server.ts'
import { formatLmtpAddress } from './serving/settings/lmtp-address.ts'
import { meteredLog } from './serving/listeners/metrics.ts'
import { RELAY_RETRIES } from './serving/relay/sending-pace.ts'
import { behindProxies, networkBehindProxies, trustedProxies } from './serving/listeners/caller-behind-proxies.ts'
import { replyReader } from './serving/listeners/reply-reader.ts'
import { type ServingSettings, readServingSettings } from './serving/settings/read-serving-settings.ts'
import { listenAt, checkStart } from './serving/listeners/check-start.ts'
import { diskCheck, monitoring } from './serving/listeners/monitoring.ts'
import { sendNothing, sendByRelay } from './serving/relay/outbound-relay.ts'
import { databaseFault, isSqliteError } from './sqlite/database/open-database.ts'
import { startWorkers } from './workers/start-workers.ts'

const USAGE = `Crownhead for a club, on one machine: docs/one-machine.md.

  npm run serve                       settings from the environment
  npm run serve -- --settings FILE    and from a file of lines NAME=value; the environment goes before it
  npm run serve -- --check            looks at the settings and the folder, asks the relay, and ends
  npm run serve -- --no-mail          rehearses a restore, on a copy of the games: nothing leaves
`

/**
 * How long a stop waits for jobs: half of the 30 seconds that systemd and Docker wait. An interrupted email is sent
 * again after the next start.
 */
const LAST_WORK: Duration = 15 * SECOND

/**
 * Waits for the work, but no longer than `most`. Otherwise a hanging relay or webhook receiver would delay a stop by
 * half a minute.
 */
const within = async (most: Duration, work: Promise<void>): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, most)
  await Promise.race([work, promise])
  clearTimeout(timer)
}

const secureIn = ({ tls }: ServingSettings): Pick<ListenOptions, 'secure'> => {
  try {
    return tls ? { secure: readTlsFiles(tls) } : {}
  } catch (error) {
    throw new StartFault(`the certificate cannot be read (${errorReason(error)}).`)
  }
}

/** Starts the LMTP server if the settings turn on replies by email. */
const mailIn = async (
  { replies }: ServingSettings,
  resources: Resources,
  wake: () => void,
  log: Logger,
): Promise<LmtpServer | undefined> =>
  replies && startLmtpServer({ ...replies, readers: [replyReader(resources, resources.clock.now, wake)] }, log)

/** Says what readers cannot learn about the service. */
const advise = (operator: Operator): void => {
  const advice = operatorAdvice(operator, SERVE_NAMES)
  if (advice !== undefined) process.stdout.write(`${advice}\n`)
}

/** What the operator has chosen for all requests. */
const choicesOf = ({ operator, creation, clubNetworks = [] }: ServingSettings) => ({
  operator,
  creation,
  takesReports: operator.abuseTo !== undefined,
  isOfClub: (from: string) => isInNetworks(clubNetworks, from),
})

const run = async (serving: ServingSettings, isRehearsal: boolean): Promise<void> => {
  const { origin, folder, host, port, proxies, metricsPort, tls, push, operator } = serving
  const lock = lockFolder(folder)
  const options = { clockOf: realClock, patience: RELAY_RETRIES, hasNotices: push }
  const resources = await openResources({ folder, store: { kind: 'sqlite' } }, options)
  const { clock } = resources
  const json = jsonLog()
  const { metered, lines } = meteredLog((level, message, facts) =>
    json(level, message, { time: isoInstant(clock.now()), ...facts }),
  )
  const peers = trustedProxies(proxies)
  const leaving = isRehearsal
    ? sendNothing(serving)
    : await sendByRelay(serving, { values: resources.values, now: clock.now, log: metered })
  const { service: works, driver } = startWorkers(resources, origin, metered, { out: leaving.out })
  const [listening, watched, lmtp] = await Promise.all([
    listenAt('PORT', { host, port, networkOf: networkBehindProxies(peers), ...secureIn(serving) }),
    metricsPort === undefined ? undefined : listenAt('METRICS_PORT', { port: metricsPort }),
    isRehearsal ? undefined : mailIn(serving, resources, driver.wake, metered),
  ])
  const stopRenewing = tls && watchTlsFiles(tls, listening.renew, metered)
  onShutdown(async () => {
    stopRenewing?.()
    await Promise.all([listening.close(), watched?.close(), lmtp?.close()])
    await within(LAST_WORK, driver.stop())
    leaving.close()
    resources.close()
    lock.release()
  })
  const service = { ...works, ...choicesOf(serving) }
  const storing = diskCheck(resources, clock.now)
  const functions = { api: apiHandler({ ...service, storing }), page: pageHandler(service, await bundledFiles()) }
  listening.handleWith(behindProxies(peers, functionRouter(functions, resources, metered)))
  const { isRefused } = leaving
  watched?.handleWith(monitoring({ ...resources, now: clock.now, storing, isRefused, isRehearsal }, lines))
  if (!isRehearsal) advise(operator)
  if (isRehearsal) metered('warn', 'a rehearsal: nothing leaves, and no answers come in')
  if (watched) process.stdout.write(`metrics http://127.0.0.1:${watched.port}\n`)
  if (lmtp) process.stdout.write(`answers by email at ${formatLmtpAddress(lmtp.address)}\n`)
  process.stdout.write(`ready ${tls ? 'https' : 'http'}://${host}:${listening.port}, for players ${origin}\n`)
}

/**
 * Ends the process if others may read the file: whoever has the password in it can send email as the club. Windows is
 * left out, as its files have no such modes.
 */
const requireOwnerOnly = (path: string): void => {
  if (process.platform !== 'win32' && (statSync(path).mode & 0o77) !== 0)
    exitWithFault(`others may read the file of settings; as it has a password, run: chmod 600 ${path}`)
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
    return exitWithFault(errorReason(error))
  }
}

const fileOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    return exitWithFault(`the file of settings cannot be read (${errorReason(error)}).`)
  }
}

process.on('disconnect', exitCleanly)
const { settings, check, help, 'no-mail': isRehearsal } = argumentsOf()
if (help) {
  process.stdout.write(USAGE)
  exitCleanly()
}
const read = readServingSettings(process.env, settings === undefined ? '' : fileOf(settings))
if (!read.ok) exitWithFault(read.sentences.join('\ncrownhead: '))
else if (check) {
  if (settings !== undefined) requireOwnerOnly(settings)
  await checkStart(read.serving, isRehearsal).catch((error: unknown) => exitWithFault(errorReason(error)))
  process.stdout.write(`the settings are right, and the relay ${isRehearsal ? 'was not asked' : 'answers'}\n`)
  advise(read.serving.operator)
  exitCleanly()
} else
  await run(read.serving, isRehearsal).catch((error: unknown) =>
    exitWithFault(errorReason(isSqliteError(error) ? databaseFault(read.serving.folder, error) : error)),
  )
