import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { apiHandler } from '../functions/api.ts'
import { jsonLog } from '../functions/aws/log.ts'
import { pageHandler } from '../functions/page.ts'
import type { Log } from '../shared/service/ports.ts'
import { type Duration, SECOND } from '../shared/game/words.ts'
import { isoInstant } from '../shared/api/iso.ts'
import { bundledFiles } from './bundle.ts'
import { realClock } from './clock.ts'
import { StartFault, codeOf, reasonOf } from './fault.ts'
import { functionsFront } from './front.ts'
import { type Ground, openGround } from './ground.ts'
import { checkFolder } from './folder.ts'
import { lockFolder } from './lock.ts'
import { fail, leave, onEnd } from './process.ts'
import { type Listening, type Place, listen } from './server.ts'
import { asked, askedAgain } from './serving/asked.ts'
import { onRenewal, pairIn } from './serving/files.ts'
import { type Lmtp, listenForMail } from './serving/lmtp.ts'
import { shownPlace } from './serving/lmtp-place.ts'
import { meteredBy } from './serving/metrics.ts'
import { TWO_DAYS, inPace, paceOf, paced } from './serving/pace.ts'
import { behindProxies, peersIn } from './serving/peers.ts'
import { replyReader } from './serving/replies.ts'
import { type Serving, readServing } from './serving/settings.ts'
import { smtpPost } from './serving/smtp.ts'
import { watching } from './serving/watching.ts'
import { databaseFault, isOfSqlite } from './sqlite/database.ts'
import { startWorks } from './works.ts'

const USAGE = `Crownhead for a club, on one machine: docs/one-machine.md.

  npm run serve                       settings from the environment
  npm run serve -- --settings FILE    and from a file of lines NAME=value; the environment goes before it
  npm run serve -- --check            looks at the settings and the folder, asks the relay, and ends
`

/** By the system's code. */
const OF_PORTS: ReadonlyMap<string, string> = new Map([
  ['EADDRINUSE', 'another program uses it'],
  ['EADDRNOTAVAIL', 'this machine has no such address; see HOST'],
  ['EACCES', 'a user who is not root may only use ports from 1024'],
])

/** Half of what systemd and Docker are told to wait. An email cut off is sent again after the next start. */
const LAST_WORK: Duration = 15 * SECOND

/** A relay or a webhook's receiver that hangs would hold up a stop for half a minute. */
const within = async (most: Duration, work: Promise<void>): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, most)
  await Promise.race([work, promise])
  clearTimeout(timer)
}

const listenAt = (setting: 'PORT' | 'METRICS_PORT', place: Place): Promise<Listening> =>
  listen(place).catch((error: unknown) => {
    const code = codeOf(error)
    throw new StartFault(
      `${setting}: port ${place.port} at ${place.host ?? '127.0.0.1'} cannot be used: ${OF_PORTS.get(code) ?? 'the system refuses it'} (${code}).`,
    )
  })

const secureIn = ({ tls }: Serving): Pick<Place, 'secure'> => {
  try {
    return tls ? { secure: pairIn(tls) } : {}
  } catch (error) {
    throw new StartFault(`the certificate cannot be read (${reasonOf(error)}).`)
  }
}

/** Answers by email, if they come in. */
const mailIn = async ({ replies }: Serving, ground: Ground, came: () => void, log: Log): Promise<Lmtp | undefined> =>
  replies && listenForMail({ ...replies, readers: [replyReader(ground, ground.clock.now, came)] }, log)

const run = async (serving: Serving): Promise<void> => {
  const { origin, folder, host, port, proxies, metricsPort, tls, replies, push } = serving
  const lock = lockFolder(folder)
  const standing = { clockOf: realClock, patience: TWO_DAYS, hasNotices: push }
  const ground = await openGround({ folder, store: { kind: 'sqlite' } }, standing)
  const { clock } = ground
  const json = jsonLog()
  const { metered, lines } = meteredBy((level, message, facts) =>
    json(level, message, { time: isoInstant(clock.now()), ...facts }),
  )
  const relay = await askedAgain(serving, ground.values, metered)
  const pace = paceOf(ground.values, serving)
  const post = paced(
    smtpPost(relay, serving.from, replies?.isReturned ? replies.host : undefined),
    pace,
    clock.now,
    metered,
  )
  const { service, driver } = startWorks(ground, origin, metered, {
    out: { post, pacing: (letters) => inPace(letters, pace, clock.now), replies },
  })
  const [listening, watched, lmtp] = await Promise.all([
    listenAt('PORT', { host, port, ...secureIn(serving) }),
    metricsPort === undefined ? undefined : listenAt('METRICS_PORT', { port: metricsPort }),
    mailIn(serving, ground, driver.wake, metered),
  ])
  const stopRenewing = tls && onRenewal(tls, listening.renew, metered)
  onEnd(async () => {
    stopRenewing?.()
    await Promise.all([listening.close(), watched?.close(), lmtp?.close()])
    await within(LAST_WORK, driver.stop())
    relay.close()
    ground.close()
    lock.release()
  })
  const functions = { api: apiHandler(service), page: pageHandler(service, await bundledFiles()) }
  listening.answerWith(behindProxies(peersIn(proxies), functionsFront(functions, ground, metered)))
  watched?.answerWith(watching({ ...ground, now: clock.now }, lines))
  if (watched) process.stdout.write(`metrics http://127.0.0.1:${watched.port}\n`)
  if (lmtp) process.stdout.write(`answers by email at ${shownPlace(lmtp.place)}\n`)
  process.stdout.write(`ready ${tls ? 'https' : 'http'}://${host}:${listening.port}, for players ${origin}\n`)
}

/** A port is not: the service may be running. */
const tried = async (serving: Serving): Promise<void> => {
  checkFolder(serving.folder)
  const relay = await asked(serving)
  relay.close()
}

const argumentsOf = (): { readonly settings?: string; readonly check: boolean; readonly help: boolean } => {
  try {
    const options = {
      settings: { type: 'string' },
      check: { type: 'boolean', default: false },
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
const { settings, check, help } = argumentsOf()
if (help) {
  process.stdout.write(USAGE)
  leave()
}
const read = readServing(process.env, settings === undefined ? '' : fileOf(settings))
if (!read.ok) fail(read.sentences.join('\ncrownhead: '))
else if (check) {
  await tried(read.serving).catch((error: unknown) => fail(reasonOf(error)))
  process.stdout.write('the settings are right, and the relay answers\n')
  leave()
} else
  await run(read.serving).catch((error: unknown) =>
    fail(reasonOf(isOfSqlite(error) ? databaseFault(read.serving.folder, error) : error)),
  )
