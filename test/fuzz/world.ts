import { TABLES } from '../harness/tables.ts'
import { programsPorts } from '../harness/programs.ts'
import { createHash } from 'node:crypto'
import { deflateLevel6 } from '../../functions/runtime/zlib.ts'
import { apiHandler } from '../../functions/http/api-handler.ts'
import { jsonLog } from '../../functions/runtime/json-log.ts'
import { readSigner } from '../../functions/aws/keys/signer.ts'
import { pageHandler } from '../../functions/http/page-handler.ts'
import type { DevContext } from '../../local/dev/dev-pages.ts'
import { devRouter } from '../../local/dev/dev-router.ts'
import { memoryContacts } from '../../local/memory/memory-contacts.ts'
import { memoryOwnedGames } from '../../local/memory/memory-owned-games.ts'
import { memoryGames, memoryItems, memoryTournaments } from '../../local/memory/memory-games.ts'
import { memoryLedger } from '../../local/memory/memory-ledger.ts'
import { memoryNotebook } from '../../local/memory/memory-notebook.ts'
import { memoryTimers } from '../../local/memory/memory-timers.ts'
import type { QueuedEmail } from '../../shared/email/game-emails/emails-for.ts'
import { assetFiles } from '../../shared/pages/asset-files.ts'
import { runEffects } from '../../shared/service/background/effects.ts'
import { makeOrder } from '../../shared/service/orders/make-order.ts'
import { deliverEmail } from '../../shared/service/email/sending/deliver-email.ts'
import type { StoredChange } from '../../shared/service/ports/games.ts'
import type { Logger } from '../../shared/service/runtime/logger.ts'
import type { OutgoingEmail } from '../../shared/service/ports/email.ts'
import type { OwnedGames } from '../../shared/service/ports/owned-games.ts'
import type { OwnedTournament, OwnedTournaments } from '../../shared/service/ports/tournaments/owned-tournaments.ts'
import type { Service } from '../../shared/service/runtime/service.ts'
import { chances } from '../draughts/random.ts'
import { knownKeys } from '../harness/api-keys.ts'
import { type Noted, recording } from './recording.ts'
import { PUSH_KEY } from '../harness/subscription.ts'

const NOON = Date.UTC(2026, 10, 21, 12)

/** Returns random bytes that follow from the seed, so that a seed gives the same run again. */
const seeded = (seed: number) => {
  let drawn = 0
  return (bytes: number): Uint8Array => createHash('sha512').update(`${seed}|${drawn++}`).digest().subarray(0, bytes)
}

export type Stores = Pick<Service, 'games' | 'tournaments' | 'contacts' | 'notebook' | 'ledger' | 'apiKeys'> & {
  readonly owned: OwnedGames
  readonly ownedTournaments: OwnedTournaments
}

const inMemory = (items = memoryItems()): Stores => ({
  games: memoryGames(items),
  tournaments: memoryTournaments(items),
  contacts: memoryContacts(),
  notebook: memoryNotebook(),
  ledger: memoryLedger(),
  apiKeys: knownKeys(),
  owned: memoryOwnedGames(),
  ownedTournaments: memoryOwnedGames<OwnedTournament>(),
})

/**
 * Returns the whole service in one process: the API and the pages behind the local server's router, and the effects of
 * stored changes.
 */
export const fuzzWorld = (seed: number, baseStores: Stores = inMemory()) => {
  const clock = { now: NOON }
  const lines: string[] = []
  const noted: Noted[] = []
  const changes: StoredChange[] = []
  const letters: QueuedEmail[] = []
  const mails: string[] = []
  const { webhooks, notices, orders } = programsPorts()
  const hookIds: string[] = []
  const orderIds: string[] = []
  const stores = {
    ...baseStores,
    notices,
    webhooks: {
      ...webhooks,
      save: async (...[owner, before, after]: Parameters<typeof webhooks.save>) => {
        hookIds.push(...after.map(({ id }) => id))
        return webhooks.save(owner, before, after)
      },
    },
    orders: {
      ...orders,
      place: async (...[order]: Parameters<typeof orders.place>) => {
        orderIds.push(order.id)
        return orders.place(order)
      },
    },
    outbox: { put: async (more: readonly QueuedEmail[]) => void letters.push(...more) },
  }
  /**
   * Keeps each line twice: as the logger masks it, and as the service passes it, because the service must not rely on
   * the mask to hide secrets.
   */
  const masked = jsonLog((line) => void lines.push(line))
  const log: Logger = (level, message, facts) => {
    lines.push(JSON.stringify({ message, ...facts }))
    masked(level, message, facts)
  }
  const background: Service & Stores = {
    ...stores,
    signer: readSigner(
      JSON.stringify({ current: '1', keys: { 1: Buffer.alloc(32, seed).toString('base64') }, push: PUSH_KEY }),
    ),
    tables: TABLES,
    deflate: deflateLevel6,
    chance: seeded(seed),
    log,
    origin: 'https://draughts.test',
  }
  const service: Service = { ...background, ...recording(stores, noted, changes) }
  const time = { now: () => clock.now, holdAt: () => {}, resume: () => {} }
  const devTools: DevContext = {
    clock: time,
    driver: { advance: async () => clock.now },
    receiveReply: () => {},
    mailbox: { list: () => [] },
    port: 0,
  }
  const files = assetFiles({})
  const answering = devRouter(
    { api: apiHandler(service), page: pageHandler(service, files) },
    devTools,
    { clock: time, settled: async () => {} },
    log,
  )
  const timers = memoryTimers()
  const post = { send: async ({ text }: OutgoingEmail) => (mails.push(text), 'taken' as const) }
  /**
   * Carries out what the stored changes start: the games of an order, emails, and follow-up games. At most `most`
   * emails are delivered; all others are dropped.
   */
  const settle = async (most: number): Promise<void> => {
    const [first] = orders.placed()
    if (first !== undefined) await makeOrder({ ...background, orders }, first, clock.now, () => true)
    for (const change of changes.splice(0)) await runEffects({ ...background, timers }, change, clock.now)
    for (const letter of letters.splice(0).slice(0, most))
      await deliverEmail({ ...background, post }, letter, clock.now)
  }
  return {
    clock,
    lines,
    noted,
    mails,
    hookIds,
    orderIds,
    service: background,
    asked: service,
    answering,
    settle,
    chance: chances(seed),
  }
}

export type FuzzWorld = ReturnType<typeof fuzzWorld>
