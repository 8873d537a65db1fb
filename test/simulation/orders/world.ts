import { TABLES } from '../../harness/tables.ts'
import type { Context } from 'aws-lambda'
import { apiHandler } from '../../../functions/http/api-handler.ts'
import { sha256Base64url } from '../../../functions/aws/keys/sha256-base64url.ts'
import { readSigner } from '../../../functions/aws/keys/signer.ts'
import { deliverHandler } from '../../../functions/events/deliver-handler.ts'
import { retryWithBackoff } from '../../../functions/runtime/messages.ts'
import type { GameItem } from '../../../functions/codec/game-item.ts'
import { pageHandler } from '../../../functions/http/page-handler.ts'
import { redoHandler } from '../../../functions/events/redo-handler.ts'
import { storedHandler } from '../../../functions/events/stored-handler.ts'
import { deflateLevel6 } from '../../../functions/runtime/zlib.ts'
import { memoryApiKeys } from '../../../local/memory/memory-api-keys.ts'
import { memoryWebhooks } from '../../../local/memory/memory-webhooks.ts'
import { memoryOwnedGames } from '../../../local/memory/memory-owned-games.ts'
import { DAY } from '../../../shared/game/model/words.ts'
import type { ApiKey } from '../../../shared/service/ports/api-keys.ts'
import { formatApiKey } from '../../../shared/service/credentials/verify-api-key.ts'
import { assetFiles } from '../../../shared/pages/asset-files.ts'
import { orderKey } from '../../../shared/service/ports/orders.ts'
import type { OwnedTournament } from '../../../shared/service/ports/tournaments/owned-tournaments.ts'
import type { GameRecord } from '../../../shared/service/ports/games.ts'
import { agendaFrom } from '../agenda.ts'
import { diceOf } from '../chance.ts'
import { noEvidence } from '../evidence.ts'
import { faultsFrom } from '../injected-faults.ts'
import type { Ground } from '../ground.ts'
import { machineOn } from '../machine.ts'
import { forget } from '../once.ts'
import { bookOn, papersOn } from '../ports/book.ts'
import { ledgerOn } from '../ports/ledger.ts'
import { postOn } from '../ports/post.ts'
import { asideOn, outboxOn } from '../ports/queue.ts'
import { storeOn } from '../ports/store.ts'
import { streamOn } from '../ports/stream.ts'
import { ordersOn } from './book.ts'
import { type Received, playersOn, untoldIn } from './players.ts'
import { type Ordered, askingOn, secretaryOn } from './secretary.ts'

const START = Date.UTC(2027, 5, 7, 8)
const CONTEXT = {} as Context
const SEAL = readSigner(JSON.stringify({ current: '1', keys: { 1: Buffer.alloc(32, 7).toString('base64') } }))
const KEY = formatApiKey('secretary000', 's'.repeat(32))
const ENTRY: ApiKey = {
  id: 'secretary000',
  owner: 'secretary000',
  name: 'A club',
  scopes: ['games:create', 'seats:hold'],
  hash: sha256Base64url(KEY),
  created: 0,
}
const MOST_STEPS = 200_000

export type Outcome = {
  readonly seed: number
  readonly orders: number
  readonly games: number
  /** The number of games that both players had joined in the end. */
  readonly begun: number
  readonly emails: number
  /** The number of functions that died and of calls that failed. */
  readonly faults: number
  readonly violations: readonly string[]
}

/**
 * The games, and the ids of the emails to each address, at the end. `givenUp`: the consent emails that failed for so
 * long that the queue moved them to the dead letters, from which an operator returns them.
 */
type Found = {
  readonly games: readonly string[]
  readonly mails: ReadonlyMap<string, ReadonlySet<string>>
  readonly givenUp: number
}

const wrongIn = ({ emails, games, placed, made }: Ordered, found: Found): readonly string[] => {
  if (!placed || !made) return ['an order is not made in the end']
  const ids = made.games.map(({ id }) => id)
  const missing = ids.filter((id) => !found.games.includes(id))
  const countOf = (email: string): number => found.mails.get(email)?.size ?? 0
  const unlike = [
    ...emails.filter((email) => countOf(email) > 1),
    ...emails.filter((email) => countOf(email) === 0).slice(found.givenUp),
  ]
  return [
    ...(ids.length === games && new Set(ids).size === games ? [] : [`${ids.length} games in place of ${games}`]),
    ...(placed.games.every(({ id }, at) => id === ids[at]) ? [] : ['other games than were told at first']),
    ...(missing.length === 0 ? [] : [`${missing.length} of ${games} games are not there`]),
    ...unlike.map((email) => `${email} got ${countOf(email)} emails`),
  ]
}

/** Runs one history: a secretary's orders, while functions die and calls fail. */
export const live = async (seed: number): Promise<Outcome> => {
  forget()
  const dice = diceOf(seed)
  const agenda = agendaFrom(START)
  const evidence = noEvidence()
  let struck = 0
  const drawn = faultsFrom(dice, START)
  const draw: typeof drawn.draw = (place, now) => {
    const fault = drawn.draw(place, now)
    if (fault !== undefined && fault !== 'slow') struck += 1
    return fault
  }
  const faults = { ...drawn, draw }
  const machine = machineOn({ agenda, dice, faults, tell: () => {} })
  const ground: Ground = { seed, agenda, dice, faults, machine, evidence, tell: () => {}, pace: () => 0 }

  const games = new Map<string, GameRecord>()
  const received: Received[] = []
  const store = storeOn(
    ground,
    {
      game: (write) => {
        games.set(write.id, write.stored)
        stream.push(write)
      },
      tournament: (write) => stream.push(write),
    },
    () => {},
  )
  const { load, loadAll, save, overdue } = store
  const orders = ordersOn(ground, (order) => {
    // The stream of orders holds only keys.
    stream.push({ before: undefined, after: { p: orderKey(order.id) } as GameItem })
  })
  const stores = { games: { load, loadAll, save, overdue }, notebook: papersOn(ground) }
  const everything = {
    ...stores,
    tournaments: store.tournaments,
    ownedTournaments: memoryOwnedGames<OwnedTournament>(),
    contacts: bookOn(ground, () => {}),
    ledger: ledgerOn(ground, () => {}),
    apiKeys: memoryApiKeys([ENTRY]),
    owned: memoryOwnedGames(),
    orders,
    webhooks: memoryWebhooks(),
    notices: { put: async () => {} },
    chance: (bytes: number): Uint8Array => Uint8Array.from({ length: bytes }, () => dice.between(0, 255)),
    deflate: deflateLevel6,
    signer: SEAL,
    tables: TABLES,
    log: () => {},
    origin: 'https://crownhead.test',
    outbox: outboxOn(ground, (event) => deliver(event, CONTEXT)),
    retryQueue: asideOn(ground, (event) => redo(event, CONTEXT)),
    timers: { arm: async () => {}, disarm: async () => {} },
    post: postOn(ground, ({ at, mail }) => received.push({ at, ...mail })),
  }
  const stored = storedHandler(everything, () => {}, agenda.now)
  const redo = redoHandler(everything, () => {}, agenda.now)
  const deliver = deliverHandler(everything, agenda.now, retryWithBackoff)
  const stream = streamOn(ground, (event) => stored(event, CONTEXT))
  const api = apiHandler(everything)
  const page = pageHandler(everything, assetFiles({}))
  const ordered = secretaryOn(
    ground,
    askingOn(ground, (event) => api(event, CONTEXT)),
    KEY,
  )

  let steps = 0
  const run = async (until?: number): Promise<void> => {
    while (steps < MOST_STEPS && (await agenda.step(until))) steps += 1
  }
  await run(START + 2 * DAY)
  faults.stop(agenda.now())
  await run()
  const asked = [...received]
  const { readyAt, refused } = playersOn(ground, (event) => page(event, CONTEXT), asked)
  await run()
  const known = new Set(ordered.flatMap(({ made }) => made?.games.map(({ id }) => id) ?? []))
  const twice = [...games.keys()].filter((id) => !known.has(id))
  const mails = new Map<string, Set<string>>()
  for (const { to, id } of asked) mails.set(to, (mails.get(to) ?? new Set()).add(id))
  const givenUp = evidence.givenUp.filter((body) => body.includes('"kind":"door"')).length
  const found = { games: [...games.keys()], mails, givenUp }
  const untold = [...games].flatMap(([id, stored]) => untoldIn(id, stored, readyAt, received) ?? [])
  return {
    seed,
    orders: ordered.length,
    games: games.size,
    begun: [...games.values()].filter(({ log }) => log.some(({ type }) => type === 'joined')).length,
    emails: asked.length,
    faults: struck,
    violations: [
      ...ordered.flatMap((each) => wrongIn(each, found)),
      ...refused,
      ...untold,
      ...(twice.length === 0 ? [] : [`${twice.length} games are of no order`]),
      ...(steps < MOST_STEPS ? [] : ['the world does not come to rest']),
    ],
  }
}
