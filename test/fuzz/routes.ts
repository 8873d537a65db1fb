/**
 * `node test/fuzz/routes.ts [requests] [seed]` sends honest and hostile requests to every route of the API and the
 * pages. No answer may be a 5xx or have an undocumented status, none may take 250 ms of processor time, a refused or
 * reading request may change nothing, and no log line may hold a token or an address.
 */
import type { RequestHandler, HttpReply } from '../../local/http/http-server.ts'
import { DAY, SECOND } from '../../shared/game/model/words.ts'
import { type Asked, FIRST, type Stock, flooding, stock, stubborn, validAsked } from './asked.ts'
import { leakIn, wrongWith } from './check.ts'
import { mutated } from './mutations.ts'
import { promisedTo } from './promised.ts'
import { below } from './random.ts'
import { type FuzzWorld, type Stores, fuzzWorld } from './world.ts'

/** Processor time in milliseconds that an answer may take. */
const SLOW = 250

/** How often a slow request is repeated; it counts only if it is slow every time. */
const AGAIN = 3

/** The number of requests after which the effects of the stored changes are carried out. */
const SETTLE = 50

/** The number of emails delivered each time. Each takes 10 ms to draw its picture. */
const LETTERS = 2

/** The number of requests after which `unseen` is called again. */
const LOOK = 500

/** How often each route answered with each status. */
export type Tally = Map<string, Map<number, number>>

export type Fuzzed = { readonly found: readonly string[]; readonly tally: Tally; readonly slowest: number }

const asText = (asked: Asked): string => {
  const body = typeof asked.body === 'string' ? asked.body : `bytes ${Buffer.from(asked.body).toString('hex')}`
  return JSON.stringify({ ...asked, body: body.length > 600 ? `${body.slice(0, 600)}… (${body.length})` : body })
}

/** The last hundred of every 4,000 requests come from one network and exceed its rate limit. */
const FLOOD = { every: 4000, last: 100 } as const

const isFlood = (number: number): boolean => number % FLOOD.every >= FLOOD.every - FLOOD.last

/** The last hundred of every 2,000 requests come from one seat and use up its allowance. */
const STUBBORN = { every: 2000, last: 100 } as const

const isStubborn = (number: number): boolean => number % STUBBORN.every >= STUBBORN.every - STUBBORN.last

/**
 * Returns the network a request comes from. Outside a flood it is random, because a rate limit would hide how a hostile
 * request is answered.
 */
const networkOf = ({ chance }: FuzzWorld, number: number): string =>
  isFlood(number) ? '203.0.113.7' : `10.${below(chance, 256)}.${below(chance, 256)}.1`

const send = async (
  world: FuzzWorld,
  asked: Asked,
  from: string,
): Promise<{ readonly reply: HttpReply; readonly ms: number }> => {
  const begun = process.threadCpuUsage()
  const reply = await world.answering({
    method: asked.method,
    path: asked.path,
    search: new URLSearchParams(asked.query),
    headers: asked.headers,
    body: Buffer.from(asked.body),
    from,
  })
  const { user, system } = process.threadCpuUsage(begun)
  return { reply, ms: (user + system) / 1000 }
}

const isSlow = async (world: FuzzWorld, asked: Asked, from: string): Promise<boolean> => {
  for (let tries = 0; tries < AGAIN; tries += 1) if ((await send(world, asked, from)).ms <= SLOW) return false
  return true
}

/**
 * Moves the clock by up to 19 seconds, now and then by days, and rarely by half a year, so that turns run out, rate
 * limits reset and links expire.
 */
const tick = ({ clock, chance }: FuzzWorld): void => {
  clock.now += below(chance, 20) * SECOND
  const leap = chance()
  if (leap < 0.0005) clock.now += (1 + below(chance, 7)) * DAY
  if (leap < 0.0001) clock.now += 181 * DAY
}

const nextAsked = async (
  world: FuzzWorld,
  known: Stock,
  number: number,
  awaited: readonly string[],
): Promise<Asked> => {
  if (number === 0) return FIRST
  if (isFlood(number)) return flooding(world.chance)
  if (isStubborn(number)) return stubborn(world, known)
  return mutated(await validAsked(world, known, awaited), world.chance, known)
}

const count = (tally: Tally, route: string, status: number): void => {
  const statuses = tally.get(route) ?? new Map<number, number>()
  tally.set(route, statuses.set(status, (statuses.get(status) ?? 0) + 1))
}

/**
 * `plant` puts a mistake between the requests and the service. `unseen` returns what the answers so far lack; half of the
 * requests to the API then go to its routes that are among it, named as in the tally. A run ends when nothing is lacking,
 * or after `most` findings.
 */
export type Options = {
  readonly plant?: (world: FuzzWorld) => RequestHandler
  readonly most?: number
  readonly stores?: Stores
  readonly unseen?: (tally: Tally) => readonly string[]
}

export const fuzzRoutes = async (
  requests: number,
  seed: number,
  { plant, most = 12, stores, unseen }: Options = {},
): Promise<Fuzzed> => {
  const sound = fuzzWorld(seed, stores)
  const world: FuzzWorld = { ...sound, ...(plant && { answering: plant(sound) }) }
  const known = stock()
  const found: string[] = []
  const tally: Tally = new Map()
  let slowest = 0
  let awaited: readonly string[] = []
  for (let number = 0; number < requests && found.length < most; number += 1) {
    if (unseen && number > 0 && number % LOOK === 0) {
      awaited = unseen(tally)
      if (awaited.length === 0) break
    }
    if (!isFlood(number)) tick(world)
    const asked = await nextAsked(world, known, number, awaited)
    const from = networkOf(world, number)
    world.noted.length = 0
    const { reply, ms } = await send(world, asked, from)
    const wrong =
      wrongWith(asked, reply, world.noted) ??
      (ms > SLOW && (await isSlow(world, asked, from)) ? `${Math.round(ms)} ms` : undefined)
    if (wrong !== undefined) found.push(`request ${number} of seed ${seed}: ${wrong}: ${asText(asked)}`)
    known.see(`${String(reply.body)} ${reply.headers['location'] ?? ''}`)
    count(tally, promisedTo(asked.method, asked.path).route, reply.status)
    slowest = Math.max(slowest, ms)
    if (number % SETTLE === 0) await world.settle(LETTERS)
    for (const text of world.mails.splice(0)) known.readMail(text)
    const leak = leakIn(world.lines.splice(0))
    if (leak !== undefined) found.push(`request ${number} of seed ${seed}: a secret in the log: ${leak}`)
  }
  return { found, tally, slowest }
}

if (import.meta.main) {
  const requests = Number(process.argv[2] ?? 200_000)
  const seed = Number(process.argv[3] ?? 1)
  const begun = performance.now()
  const { found, tally, slowest } = await fuzzRoutes(requests, seed)
  for (const [route, statuses] of [...tally].toSorted(([a], [b]) => a.localeCompare(b)))
    console.log(
      route.padEnd(28),
      [...statuses]
        .toSorted(([a], [b]) => a - b)
        .map((each) => each.join(': '))
        .join(', '),
    )
  const seconds = Math.round((performance.now() - begun) / 1000)
  const summary = `${requests} requests, seed ${seed}: slowest ${Math.round(slowest)} ms, ${seconds} s`
  console.log(found.length > 0 ? found.join('\n') : `${summary}, nothing found`)
  if (found.length > 0) process.exitCode = 1
}
