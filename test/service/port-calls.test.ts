import { TABLES } from '../harness/tables.ts'
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { deflateLevel6 } from '../../functions/runtime/zlib.ts'
import { readSigner } from '../../functions/aws/keys/signer.ts'
import { memoryContacts } from '../../local/memory/memory-contacts.ts'
import { memoryGames, memoryTournaments } from '../../local/memory/memory-games.ts'
import { memoryWebhooks } from '../../local/memory/memory-webhooks.ts'
import { memoryLedger } from '../../local/memory/memory-ledger.ts'
import { memoryOrders } from '../../local/memory/memory-orders.ts'
import { memoryOwnedGames } from '../../local/memory/memory-owned-games.ts'
import { memoryNotices } from '../../local/memory/memory-notices.ts'
import { memoryNotebook } from '../../local/memory/memory-notebook.ts'
import type { ApiRoute } from '../../shared/api/routes/routes.ts'
import type { PageRoute } from '../../shared/api/routes/page-routes.ts'
import { SCRIPT_HEADER } from '../../shared/api/routes/script-header.ts'
import { DAY } from '../../shared/game/model/words.ts'
import { assetFiles } from '../../shared/pages/asset-files.ts'
import { answerApi } from '../../shared/service/answer-api.ts'
import { answerPage } from '../../shared/service/answer-page.ts'
import { addPreviousAddress } from '../../shared/service/notebook/previous-addresses.ts'
import type { ApiKey } from '../../shared/service/ports/api-keys.ts'
import { mailboxAccount, mailboxProof } from '../../shared/service/credentials/mailbox.ts'
import { unsubscribeAllToken } from '../../shared/service/credentials/unsubscribe-all-token.ts'
import { personDataLink } from '../../shared/service/credentials/links.ts'
import { ownerInToken } from '../../shared/service/access/owner-keys.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import type { BulkOrder } from '../../shared/service/ports/orders.ts'
import type { OwnedTournament } from '../../shared/service/ports/tournaments/owned-tournaments.ts'
import { NO_WEBHOOKS } from '../../shared/service/ports/webhooks.ts'
import type { Service } from '../../shared/service/runtime/service.ts'
import { type Purpose, mintToken } from '../../shared/service/credentials/tokens.ts'
import { KEYS, knownKeys } from '../harness/api-keys.ts'
import { PUSH_KEY, SUBSCRIPTION } from '../harness/subscription.ts'
import { EVENT_CALLS } from './event-calls.ts'
import { EVENT_PAGE_CALLS } from './event-page-calls.ts'

const NOON = Date.UTC(2026, 10, 21, 12)
const KEY = 'a-key-of-an-honest-person'
/** The idempotency key of an earlier request. */
const FIRST = 'a-key-of-an-earlier-request'

/** Lists every call of every port of an object, in order. */
const counted = <T extends object>(name: string, port: T, calls: string[]): T =>
  new Proxy(port, {
    get: (target, method) => {
      const value: unknown = Reflect.get(target, method)
      if (typeof value !== 'function') return value
      return (...args: readonly unknown[]): unknown => {
        calls.push(`${name}.${String(method)}`)
        return Reflect.apply(value, target, args)
      }
    },
  })

const OWNER = 'club00000000'
const HOOK = { url: 'https://receiver.test/', events: ['turn'], format: 'standard' } as const

const ORDER: Omit<BulkOrder, 'id'> = {
  owner: OWNER,
  print: '',
  placed: NOON,
  made: 0,
  kinds: [],
  games: [],
}

const world = () => {
  const calls: string[] = []
  let drawn = 0
  const clock = { now: NOON }
  const [apiKeys, owned] = [knownKeys(), memoryOwnedGames()]
  const service: Service = {
    games: counted('games', memoryGames(), calls),
    contacts: counted('contacts', memoryContacts(), calls),
    ledger: counted('ledger', memoryLedger(), calls),
    apiKeys: counted('apiKeys', apiKeys, calls),
    owned: counted('owned', owned, calls),
    notebook: counted('notebook', memoryNotebook(), calls),
    tables: counted('tables', TABLES, calls),
    outbox: counted('outbox', { put: async () => {} }, calls),
    tournaments: counted('tournaments', memoryTournaments(), calls),
    ownedTournaments: counted('ownedTournaments', memoryOwnedGames<OwnedTournament>(), calls),
    webhooks: counted('webhooks', memoryWebhooks(), calls),
    orders: counted('orders', memoryOrders(), calls),
    notices: counted(
      'notices',
      memoryNotices(() => NOON),
      calls,
    ),
    signer: readSigner(
      JSON.stringify({ current: '1', keys: { 1: Buffer.alloc(32, 1).toString('base64') }, push: PUSH_KEY }),
    ),
    deflate: deflateLevel6,
    chance: (bytes) => createHash('sha256').update(`${drawn++}`).digest().subarray(0, bytes),
    log: () => {},
    origin: 'https://draughts.test',
  }
  const api = (method: string, path: string, token = '', body?: object, key = KEY) =>
    answerApi(service, {
      method,
      path,
      query: {},
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': key, 'content-type': 'application/json' },
      from: '192.0.2.1',
      body: body ? JSON.stringify(body) : '',
      receivedAt: clock.now,
    })
  const page = (
    method: string,
    path: string,
    form?: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = {},
  ) => {
    const { pathname, searchParams } = new URL(path, service.origin)
    return answerPage(service, assetFiles({}), {
      method,
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      from: '192.0.2.1',
      body: form ? new URLSearchParams(form).toString() : '',
      receivedAt: clock.now,
    })
  }
  return { service, calls, clock, api, page }
}

const person = (name: string) => ({ name, email: `${name.toLowerCase()}@draughts.test` })

type Status = 'open' | 'begun' | 'lost' | 'moved'

/**
 * Returns a game between Amara (black, the creator) and Joost. If it is `lost`, Joost is reported to have lost their
 * link, and it is too late to deny that.
 */
const game = async (status: Status) => {
  const at = world()
  const made = await at.api('POST', '/v1/games', '', { creator: { ...person('Amara'), seat: 'black' } }, FIRST)
  const { id } = (JSON.parse(made.body) as { game: { id: string } }).game
  const token = async (purpose: Purpose): Promise<string> => {
    const loaded = await loadGame(at.service.games, id)
    return loaded ? mintToken(at.service.signer, purpose, id, loaded.game) : ''
  }
  if (status !== 'open')
    await at.api('POST', `/v1/games/${id}/claim`, await token('invitation'), person('Joost'), FIRST)
  if (status === 'lost') {
    await at.api('POST', `/v1/games/${id}/actions`, await token('creator'), { type: 'ask-reseat', ply: 0 })
    at.clock.now += 2 * DAY
  }
  const entry = { game: id, contact: (await loadGame(at.service.games, id))?.game.creator.contact ?? '' }
  if (status === 'moved') await addPreviousAddress(at.service, entry, person('Amara'), at.clock.now)
  const tokens = {
    undo: `${await token('creator-undo')}.${mailboxProof(at.service.signer, id, entry.contact, person('Amara').email)}`,
    creator: await token('creator'),
    invitation: await token('invitation'),
    anew: await token('opponent-anew'),
    dates: await token('creator-calendar'),
    stop: await token('creator-silence'),
    stopAll: unsubscribeAllToken(at.service.signer, person('Amara').email),
    stored: personDataLink(at.service, person('Amara').email, NOON).slice(at.service.origin.length),
  }
  const owner = ownerInToken(at.service.signer, tokens.stopAll) ?? ''
  const bot: ApiKey = { id: 'amara0000000', owner, name: 'A bot', scopes: ['games:read'], hash: '', created: NOON }
  const proveAmara = ({ ledger, signer }: Service) =>
    ledger.noteStatus(mailboxAccount(signer, person('Amara').email), { proven: true }, NOON)
  const issueAmara = ({ apiKeys }: Service) => apiKeys.issue(bot, 1)
  const hook = 'hook00000001'
  await at.service.webhooks.save(OWNER, NO_WEBHOOKS, [{ ...HOOK, id: hook, secrets: [], created: NOON }])
  const order = 'order00000000001'
  await at.service.orders.place({ ...ORDER, id: order })
  return { ...at, id, hook, order, ...tokens, proveAmara, issueAmara }
}

type At = Awaited<ReturnType<typeof game>>
type RouteCalls = readonly [
  status: Status,
  ask: (at: At) => Promise<{ readonly status: number }>,
  answered: number,
  calls: string,
]

/**
 * The calls that take a seat. The claimant's contact is stored before they have the seat, and again afterwards, because
 * another attempt may have deleted it in between.
 */
const SEATED = 'ledger.take ledger.take games.load contacts.add contacts.load games.save contacts.add contacts.load'

/**
 * The first calls of a request with an API key: the limits of the network and of the key are charged, then the key is
 * loaded. The last call stores that the key was used.
 */
const PROGRAM = 'ledger.take ledger.take apiKeys.load apiKeys.digest'

const API: { readonly [R in ApiRoute]: RouteCalls } = {
  create: [
    'begun',
    ({ api }) => api('POST', '/v1/games', '', { creator: { ...person('Zoe'), seat: 'toss' } }),
    201,
    'ledger.take games.load ledger.take ledger.take ledger.readStatus ledger.take contacts.add games.save',
  ],
  claim: [
    'open',
    ({ api, id, invitation }) => api('POST', `/v1/games/${id}/claim`, invitation, person('Zoe')),
    201,
    SEATED.replace('games.load', 'games.load ledger.take ledger.readStatus ledger.take'),
  ],
  order: [
    'begun',
    ({ api }) =>
      api('POST', '/v1/games/bulk', KEYS.club, { players: [person('Zoe'), { name: 'Bo' }], roundRobin: 'single' }),
    202,
    `${PROGRAM} orders.load ledger.take ledger.readStatus ledger.take orders.place apiKeys.use`,
  ],
  ownOrder: [
    'begun',
    ({ api, order }) => api('GET', `/v1/orders/${order}`, KEYS.club),
    200,
    `${PROGRAM} orders.load apiKeys.use`,
  ],
  orderPlayers: [
    'begun',
    ({ api, order }) => api('GET', `/v1/orders/${order}/players`, KEYS.club),
    200,
    `${PROGRAM} orders.load apiKeys.use`,
  ],
  remindOrder: [
    'begun',
    ({ api, order }) => api('POST', `/v1/orders/${order}/remind`, KEYS.club),
    202,
    `${PROGRAM} orders.load apiKeys.use`,
  ],
  ownGames: ['begun', ({ api }) => api('GET', '/v1/games', KEYS.club), 200, `${PROGRAM} owned.after apiKeys.use`],
  ownRecords: ['begun', ({ api }) => api('GET', '/v1/games.pdn', KEYS.club), 200, `${PROGRAM} owned.after apiKeys.use`],
  pdn: ['begun', ({ api, id }) => api('GET', `/v1/games/${id}.pdn`), 200, 'games.load'],
  fen: ['begun', ({ api, id }) => api('GET', `/v1/games/${id}.fen`), 200, 'games.load'],
  svg: ['begun', ({ api, id }) => api('GET', `/v1/games/${id}.svg`), 200, 'games.load'],
  png: ['begun', ({ api, id }) => api('GET', `/v1/games/${id}.png`), 200, 'games.load'],
  gif: ['begun', ({ api, id }) => api('GET', `/v1/games/${id}.gif`), 200, 'ledger.take games.load'],
  game: ['begun', ({ api, id, creator }) => api('GET', `/v1/games/${id}`, creator), 200, 'games.load'],
  version: ['begun', ({ api, id }) => api('GET', `/v1/games/${id}/version`), 200, 'games.load'],
  events: ['begun', ({ api, id, creator }) => api('GET', `/v1/games/${id}/events`, creator), 200, 'games.load'],
  evidence: [
    'begun',
    ({ api, id, creator }) => api('GET', `/v1/games/${id}/evidence`, creator),
    200,
    'ledger.take games.load contacts.load',
  ],
  legalMoves: ['begun', ({ api, id }) => api('GET', `/v1/games/${id}/legal-moves`), 200, 'games.load'],
  move: [
    'begun',
    ({ api, id, creator }) => api('POST', `/v1/games/${id}/moves`, creator, { ply: 0, move: '11-15' }),
    200,
    'games.load games.save',
  ],
  act: [
    'begun',
    ({ api, id, creator }) => api('POST', `/v1/games/${id}/actions`, creator, { ply: 0, type: 'offer-draw' }),
    200,
    'games.load games.save',
  ],
  seat: [
    'begun',
    ({ api, creator }) => api('GET', '/v1/seat', creator),
    200,
    'games.load contacts.load notebook.load notebook.load',
  ],
  changeSeat: [
    'begun',
    ({ api, creator }) =>
      api('PATCH', '/v1/seat', creator, { name: 'Ama', email: null, note: 'a note', playForced: true }),
    200,
    'games.load contacts.load contacts.update notebook.save games.save games.save contacts.load notebook.load notebook.load',
  ],
  rotate: [
    'begun',
    ({ api, creator }) => api('POST', '/v1/seat/rotate', creator),
    200,
    'ledger.take ledger.take games.load contacts.load games.save notebook.save',
  ],
  seen: [
    'begun',
    ({ api, creator }) => api('POST', '/v1/seat/seen', creator, { version: 2 }),
    200,
    'ledger.take ledger.take games.load contacts.load',
  ],
  push: ['begun', ({ api, creator }) => api('GET', '/v1/seat/push', creator), 200, 'games.load contacts.load'],
  setPush: [
    'begun',
    ({ api, creator }) => api('PUT', '/v1/seat/push', creator, SUBSCRIPTION),
    200,
    'ledger.take ledger.take games.load contacts.load contacts.update',
  ],
  stopPush: [
    'begun',
    async ({ api, creator, calls }) => {
      await api('PUT', '/v1/seat/push', creator, SUBSCRIPTION)
      calls.length = 0
      return api('DELETE', '/v1/seat/push', creator)
    },
    200,
    'ledger.take ledger.take games.load contacts.load contacts.update',
  ],
  links: [
    'begun',
    ({ api }) => api('POST', '/v1/links', '', { email: 'amara@draughts.test' }),
    202,
    'ledger.take ledger.take outbox.put',
  ],
  tables: ['begun', ({ api }) => api('GET', '/v1/tables'), 200, ''],
  table: ['begun', ({ api }) => api('GET', '/v1/tables/english-4'), 200, 'tables.read'],
  ruleSets: ['begun', ({ api }) => api('GET', '/v1/rules'), 200, ''],
  look: [
    'begun',
    ({ api, creator }) => api('POST', '/v1/games/look', '', { seats: [{ token: creator }, { token: 'nothing' }] }),
    200,
    'ledger.take games.loadAll',
  ],
  away: [
    'begun',
    ({ api, creator }) => api('POST', '/v1/games/away', '', { seats: [creator, 'nothing'], days: 7 }),
    200,
    'ledger.take games.loadAll games.save',
  ],
  rulesMove: [
    'begun',
    ({ api }) => api('POST', '/v1/rules/english/moves', '', { fen: 'B:W32:B1' }),
    200,
    'ledger.take',
  ],
  addHook: [
    'begun',
    ({ api }) => api('POST', '/v1/webhooks', KEYS.club, HOOK),
    201,
    'ledger.take ledger.take apiKeys.load apiKeys.digest webhooks.load webhooks.save apiKeys.use',
  ],
  hooks: [
    'begun',
    ({ api }) => api('GET', '/v1/webhooks', KEYS.club),
    200,
    'apiKeys.load apiKeys.digest webhooks.load apiKeys.use',
  ],
  changeHook: [
    'begun',
    ({ api, hook }) => api('PATCH', `/v1/webhooks/${hook}`, KEYS.club, { secret: 'new' }),
    200,
    'ledger.take ledger.take apiKeys.load apiKeys.digest webhooks.load webhooks.save apiKeys.use',
  ],
  removeHook: [
    'begun',
    ({ api, hook }) => api('DELETE', `/v1/webhooks/${hook}`, KEYS.club),
    200,
    'ledger.take ledger.take apiKeys.load apiKeys.digest webhooks.load webhooks.save apiKeys.use',
  ],
  testHook: [
    'begun',
    ({ api, hook }) => api('POST', `/v1/webhooks/${hook}/test`, KEYS.club),
    202,
    'ledger.take ledger.take apiKeys.load apiKeys.digest webhooks.load notices.put apiKeys.use',
  ],
  deliveries: [
    'begun',
    ({ api, hook }) => api('GET', `/v1/webhooks/${hook}/deliveries`, KEYS.club),
    200,
    'ledger.take ledger.take apiKeys.load apiKeys.digest webhooks.load webhooks.recent apiKeys.use',
  ],
  replayHook: [
    'begun',
    ({ api, hook }) => api('POST', `/v1/webhooks/${hook}/replay`, KEYS.club, {}),
    202,
    'ledger.take ledger.take apiKeys.load apiKeys.digest webhooks.load webhooks.recent notices.put apiKeys.use',
  ],
  ...EVENT_CALLS,
  index: ['begun', ({ api }) => api('GET', '/v1'), 200, ''],
  document: ['begun', ({ api }) => api('GET', '/v1/openapi.json'), 200, 'ledger.take'],
  health: ['begun', ({ api }) => api('GET', '/v1/health'), 200, ''],
}

const guestForm = { key: KEY, timeZone: '', name: 'Zoe', email: '' }
const newGameForm = { ...guestForm, seat: 'black', rules: 'english', clock: 'relaxed' }

const PAGES: { readonly [R in PageRoute]: RouteCalls } = {
  newGame: ['open', ({ page }) => page('GET', '/'), 200, ''],
  create: ['open', ({ page }) => page('POST', '/', newGameForm), 303, 'ledger.take games.load contacts.add games.save'],
  invitation: ['open', ({ page, invitation }) => page('GET', `/i/${invitation}`), 200, 'games.load'],
  claim: ['open', ({ page, invitation }) => page('POST', `/i/${invitation}`, guestForm), 303, SEATED],
  decline: [
    'open',
    ({ page, invitation }) => page('POST', `/i/${invitation}/decline`, { text: 'Sorry' }),
    303,
    'ledger.take ledger.take games.load games.save',
  ],
  seat: [
    'begun',
    ({ page, creator }) => page('GET', `/p/${creator}`),
    200,
    'games.load contacts.load notebook.load notebook.load',
  ],
  move: [
    'begun',
    ({ page, creator }) => page('POST', `/p/${creator}/move`, { ply: '0', move: '11-15' }),
    303,
    'games.load games.save',
  ],
  act: [
    'begun',
    ({ page, creator }) => page('POST', `/p/${creator}/act`, { ply: '0', type: 'offer-draw' }),
    303,
    'games.load games.save',
  ],
  own: [
    'begun',
    ({ page, creator }) => page('POST', `/p/${creator}/own`, { note: 'n' }),
    303,
    'games.load notebook.save',
  ],
  try: [
    'begun',
    ({ page, creator }) => page('GET', `/p/${creator}/try`),
    200,
    'games.load contacts.load notebook.load',
  ],
  tried: [
    'begun',
    ({ page, creator }) => page('POST', `/p/${creator}/try`, { ply: '0', tree: '11-15', do: 'keep' }),
    303,
    'games.load contacts.load notebook.load notebook.save',
  ],
  report: ['begun', ({ page, creator }) => page('POST', `/p/${creator}/report`, {}), 409, 'games.load'],
  rotate: [
    'begun',
    ({ page, creator }) => page('POST', `/p/${creator}/rotate`, {}),
    303,
    'ledger.take ledger.take games.load contacts.load games.save',
  ],
  settings: ['begun', ({ page, creator }) => page('GET', `/p/${creator}/settings`), 200, 'games.load contacts.load'],
  saveSettings: [
    'begun',
    ({ page, creator }) => page('POST', `/p/${creator}/settings`, { name: 'Ama', mail: 'turns', playForced: '1' }),
    303,
    'games.load contacts.load contacts.update games.save games.save',
  ],
  evidence: [
    'begun',
    ({ page, creator }) => page('GET', `/p/${creator}/evidence`),
    200,
    'ledger.take games.load contacts.load contacts.load',
  ],
  keep: ['begun', ({ page, creator }) => page('GET', `/p/${creator}/keep`), 200, 'games.load contacts.load'],
  mailLink: [
    'begun',
    ({ page, creator }) => page('POST', `/p/${creator}/keep`, { email: 'zoe@draughts.test' }),
    303,
    'games.load contacts.load ledger.take ledger.readStatus ledger.take contacts.update outbox.put',
  ],
  notify: [
    'begun',
    ({ page, creator }) => page('POST', `/p/${creator}/notify`, { email: 'zoe@draughts.test' }),
    303,
    'games.load contacts.load ledger.take ledger.readStatus ledger.take contacts.update contacts.load outbox.put',
  ],
  wantEmails: [
    'begun',
    ({ page, creator }) => page('POST', `/p/${creator}/emails`, {}),
    303,
    'games.load contacts.load ledger.take ledger.readStatus ledger.take outbox.put',
  ],
  deadline: [
    'begun',
    ({ page, creator }) => page('GET', `/p/${creator}/deadline.ics`),
    200,
    'games.load contacts.load',
  ],
  personData: [
    'begun',
    ({ page, creator }) => page('GET', `/p/${creator}/data.json`),
    200,
    `games.load contacts.load${' notebook.load'.repeat(5)}`,
  ],
  calendar: ['begun', ({ page, dates }) => page('GET', `/c/${dates}`), 200, 'games.load contacts.load'],
  lostSeat: ['lost', ({ page, anew }) => page('GET', `/a/${anew}`), 200, 'games.load'],
  takeLostSeat: ['lost', ({ page, anew }) => page('POST', `/a/${anew}`, guestForm), 303, SEATED],
  silence: ['begun', ({ page, stop }) => page('GET', `/s/${stop}`), 200, 'games.load'],
  silenced: ['begun', ({ page, stop }) => page('POST', `/s/${stop}`, {}), 200, 'games.load contacts.update'],
  undo: ['moved', ({ page, undo }) => page('GET', `/u/${undo}`), 200, 'games.load notebook.load'],
  undone: [
    'moved',
    ({ page, undo }) => page('POST', `/u/${undo}`, {}),
    200,
    'ledger.take ledger.take games.load notebook.load contacts.load notebook.load notebook.save outbox.put contacts.update games.save contacts.update outbox.put notebook.remove',
  ],
  mailbox: ['begun', ({ page, stopAll }) => page('GET', `/n/${stopAll}`), 200, 'ledger.readStatus'],
  changeMailbox: [
    'begun',
    ({ page, stopAll }) => page('POST', `/n/${stopAll}`, {}),
    200,
    'ledger.noteStatus ledger.counts ledger.counts',
  ],
  keys: ['begun', ({ page, stopAll }) => page('GET', `/n/${stopAll}/keys`), 200, 'ledger.readStatus apiKeys.issued'],
  makeKey: [
    'begun',
    async ({ page, stopAll, service, proveAmara }) => {
      await proveAmara(service)
      return page('POST', `/n/${stopAll}/keys`, { key: KEY, name: 'A bot', 'games:read': '1' })
    },
    200,
    'ledger.noteStatus ledger.take ledger.readStatus apiKeys.issued ledger.take apiKeys.digest apiKeys.issue apiKeys.issued',
  ],
  revokeKey: [
    'begun',
    async ({ page, stopAll, service, issueAmara }) => {
      await issueAmara(service)
      return page('POST', `/n/${stopAll}/keys/revoke`, { id: 'amara0000000' })
    },
    303,
    'apiKeys.issue ledger.take ledger.readStatus apiKeys.issued apiKeys.revoke',
  ],
  mailboxData: [
    'begun',
    ({ page, stored }) => page('GET', stored),
    200,
    'ledger.take contacts.findByAddress contacts.findByAddress contacts.findByAddress contacts.findByAddress',
  ],
  forgetMailbox: [
    'begun',
    ({ page, stored }) => page('POST', stored, { sure: '1' }),
    200,
    'ledger.take contacts.findByAddress contacts.findByAddress contacts.findByAddress contacts.findByAddress',
  ],
  myGames: ['begun', ({ page }) => page('GET', '/games'), 200, ''],
  links: ['begun', ({ page }) => page('GET', '/links'), 200, ''],
  sendLinks: [
    'begun',
    ({ page }) => page('POST', '/links', { email: 'amara@draughts.test' }),
    200,
    'ledger.take ledger.take outbox.put',
  ],
  chooseLanguage: ['begun', ({ page }) => page('POST', '/language', { language: 'nl', back: '/' }), 303, ''],
  watch: ['begun', ({ page, id }) => page('GET', `/g/${id}`), 200, 'games.load'],
  feed: ['begun', ({ page, id }) => page('GET', `/g/${id}.atom`), 200, 'games.load'],
  watchTry: ['begun', ({ page, id }) => page('GET', `/g/${id}/try`), 200, 'games.load'],
  watchEvidence: ['begun', ({ page, id }) => page('GET', `/g/${id}/evidence`), 200, 'ledger.take games.load'],
  sheet: ['begun', ({ page, id }) => page('GET', `/g/${id}/sheet`), 200, 'games.load'],
  rulesList: ['begun', ({ page }) => page('GET', '/rules'), 200, ''],
  rules: ['begun', ({ page }) => page('GET', '/rules/english'), 200, ''],
  howItWorks: ['begun', ({ page }) => page('GET', '/how-it-works'), 200, ''],
  mailboxAway: ['begun', ({ page, stopAll }) => page('GET', `/n/${stopAll}/away`), 200, ''],
  takeMailboxAway: [
    'begun',
    ({ page, stopAll }) => page('POST', `/n/${stopAll}/away`, { days: '7' }),
    200,
    'ledger.take contacts.findByAddress',
  ],
  takeAway: [
    'begun',
    ({ page, creator }) => page('POST', '/games/away', { seats: creator, days: '7' }),
    200,
    'ledger.take games.loadAll games.save',
  ],
  embed: ['begun', ({ page, id }) => page('GET', `/g/${id}/embed`), 200, 'games.load'],
  oembed: ['begun', ({ page, id, service }) => page('GET', `/oembed?url=${service.origin}/g/${id}`), 200, 'games.load'],
  withoutSight: ['begun', ({ page }) => page('GET', '/without-sight'), 200, ''],
  ...EVENT_PAGE_CALLS,
  verify: ['begun', ({ page }) => page('GET', '/verify'), 200, ''],
  receiptKeys: ['begun', ({ page }) => page('GET', '/.well-known/crownhead-receipts.json'), 200, ''],
  apiGuide: ['begun', ({ page }) => page('GET', '/api'), 200, 'ledger.take'],
  asset: ['begun', ({ page }) => page('GET', '/assets/none.js'), 404, ''],
}

const callsOf = async ([status, ask]: RouteCalls) => {
  const at = await game(status)
  at.calls.length = 0
  const response = await ask(at)
  return [response.status, at.calls.join(' ')] as const
}

describe.each([
  ['the API', API],
  ['the pages', PAGES],
])('%s: the calls of each route to the stores', (_door, table: Readonly<Record<string, RouteCalls>>) => {
  test.each(Object.entries(table))('%s', async (_route, row) => {
    const [, , answered, calls] = row
    expect(await callsOf(row)).toEqual([answered, calls])
  })
})

const SCRIPT = { [SCRIPT_HEADER]: '1' }

test('a form sent by the page’s script reads the game once, and the page that answers shows what was stored', async () => {
  const at = await game('begun')
  at.calls.length = 0
  const { status, body } = await at.page('POST', `/p/${at.creator}/move`, { ply: '0', move: '11-15' }, SCRIPT)
  expect([status, at.calls.join(' ')]).toEqual([200, 'games.load games.save contacts.load notebook.load notebook.load'])
  expect(body).toContain('11-15')
})

/** The key is loaded before any game, and its use is stored after the game. */
test.each<[string, keyof typeof KEYS, number, string]>([
  [
    'with the scope',
    'holder',
    201,
    'ledger.take ledger.take apiKeys.load apiKeys.digest games.load contacts.add contacts.add games.save apiKeys.use',
  ],
  ['without the scope', 'bare', 403, 'ledger.take ledger.take apiKeys.load apiKeys.digest'],
  ['that is revoked', 'revoked', 401, 'ledger.take ledger.take apiKeys.load apiKeys.digest'],
])('a program with a key %s that holds both seats', async (_how, name, answered, calls) => {
  const at = world()
  const wish = { creator: { name: 'Zoe', seat: 'toss' }, opponent: { name: 'Bo' }, hold: true }
  const { status } = await at.api('POST', '/v1/games', KEYS[name], wish)
  expect([status, at.calls.join(' ')]).toEqual([answered, calls])
})

describe('sending the same form twice', () => {
  test.each<[string, 'open' | 'lost', (at: At) => string]>([
    ['an invitation is taken', 'open', ({ invitation }) => `/i/${invitation}`],
    ['a lost seat is taken', 'lost', ({ anew }) => `/a/${anew}`],
  ])('%s, and leads to the same seat', async (_what, status, path) => {
    const at = await game(status)
    const first = await at.page('POST', path(at), guestForm)
    const again = await at.page('POST', path(at), guestForm)
    expect([first.status, again.status]).toEqual([303, 303])
    expect(again.headers['location']).toBe(first.headers['location'])
    const another = await at.page('POST', path(at), { ...guestForm, key: `${KEY}-another` })
    expect(another.status).toBe(410)
  })

  test('gives nothing for a forged invitation, even with the key and the name of the person who took it', async () => {
    const at = await game('open')
    await at.api('POST', `/v1/games/${at.id}/claim`, at.invitation, person('Zoe'))
    const forged = `${at.invitation.slice(0, -32)}${'A'.repeat(32)}`
    expect((await at.api('POST', `/v1/games/${at.id}/claim`, forged, person('Zoe'))).status).toBe(404)
  })

  test('leads to where links are asked for, once the link was replaced', async () => {
    const at = await game('lost')
    const taken = await at.page('POST', `/a/${at.anew}`, guestForm)
    await at.page('POST', `${taken.headers['location']}/rotate`, {})
    const again = await at.page('POST', `/a/${at.anew}`, guestForm)
    expect([again.status, again.headers['location']]).toEqual([303, '/links'])
  })
})
