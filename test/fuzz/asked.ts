import { API_ROUTES } from '../../shared/api/routes/routes.ts'
import { PAGE_ROUTES } from '../../shared/api/routes/page-routes.ts'
import { playOf, seatToMove } from '../../shared/game/model/game.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import { type Purpose, roleOf } from '../../shared/service/credentials/tokens.ts'
import { type At, BODIES, NAMES, anyAddress } from './bodies.ts'
import { FORMS } from './forms.ts'
import { KEYS } from '../harness/api-keys.ts'
import { type Chance, below, pick } from './random.ts'
import { type First, type Fits, IN_PATH, type Table, firstOf, markOf, minted, purposesOf, stopping } from './tokens.ts'
import type { FuzzWorld } from './world.ts'

/** A request before it is sent; the mutations change it. */
export type Asked = {
  readonly method: string
  readonly path: string
  readonly query: string
  readonly headers: Readonly<Record<string, string>>
  /** A string is sent as UTF-8; a Uint8Array is sent as it is. */
  readonly body: string | Uint8Array
}

const TABLES = 24

/** Collects the games and tokens that the answers so far have shown, so that later requests can use them. */
export const stock = () => {
  const ids: string[] = []
  const tokens: string[] = []
  const mailed: string[] = []
  const events: string[] = []
  return {
    ids,
    /** The tokens of tournaments. */
    events,
    tokens,
    /** The paths of the newest hundred links in emails, each with the proof of the mailbox. */
    mailed,
    readMail: (text: string): void => {
      mailed.push(...(text.match(/\/[a-z]\/[\w-]{46,}(?:\.[\w-]+)?/g) ?? []))
      mailed.splice(0, mailed.length - 100)
    },
    /** Notes the games and tokens that an answer gives. */
    see: (text: string): void => {
      // The document and its page have examples of another service.
      if (text.length > 300_000) return
      const [, made] = /"url":"[^"]*\/g\/([0-9A-Za-z]{12})"/.exec(text) ?? []
      const found = text.match(/(?<![\w-])[a-z][0-9a-z][0-9A-Za-z]{12}[\w-]{32}(?![\w-])/g) ?? []
      for (const id of [made, ...found.map((token) => token.slice(2, 14))])
        if (id !== undefined && !ids.includes(id)) ids.push(id)
      tokens.push(...found)
      ids.splice(0, ids.length - TABLES)
      tokens.splice(0, tokens.length - 300)
      const entered: readonly string[] =
        text.match(/(?<![\w-])[A-Za-z][0-9a-z][0-9A-Za-z]{14}[\w-]{32}(?![\w-])/g) ?? []
      events.push(...entered.filter((token, at) => !events.includes(token) && entered.indexOf(token) === at))
      events.splice(0, events.length - 60)
    },
  }
}
export type Stock = ReturnType<typeof stock>

const anyTable = async ({ service }: FuzzWorld, { ids }: Stock, chance: Chance): Promise<Table | undefined> => {
  const id = ids.length > 0 ? pick(chance, ids) : undefined
  const loaded = id === undefined ? undefined : await loadGame(service.games, id)
  return id !== undefined && loaded ? { id, loaded } : undefined
}

/** The first request of a run: it creates a game, so that later requests have one. */
export const FIRST: Asked = {
  method: 'POST',
  path: '/v1/games',
  query: '',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ creator: { name: 'Amara', seat: 'black', email: 'amara@draughts.test' } }),
}

const OTHER_TABLE = 'AAAAAAAAAAAA'

type Drawn = { readonly world: FuzzWorld; readonly table: Table | undefined; readonly chance: Chance }

/** Returns whether a token of this purpose is that of the side to move. It is drawn more often: it permits the most. */
const fitsMover = ({ loaded: { game } }: Table, purpose: Purpose): boolean =>
  game.status === 'active' && roleOf(purpose) === seatToMove(game.play)

/** Draws a token, nearly always of a kind that fits the route; undefined before there is a game. */
const tokenFor = ({ world, table, chance }: Drawn, fits: Fits) => {
  if (!table) return undefined
  if (fits('creator') && chance() < 0.5) {
    const [purpose] = purposesOf(table, (each) => fitsMover(table, each))
    if (purpose) return { purpose, token: minted(world.service, table, purpose) }
  }
  const fitting = purposesOf(table, chance() < 0.9 ? fits : undefined)
  const purpose = fitting.length > 0 ? pick(chance, fitting) : 'invitation'
  return { purpose, token: minted(world.service, table, purpose) }
}

const atOf = ({ world, table, chance }: Drawn, role: At['role'] | undefined): At | undefined =>
  table && { chance, game: table.loaded.game, role: role ?? 'creator', now: world.clock.now }

/** Adds an idempotency key to four of five orders and foundings, which are refused without one, and to one of five other requests. */
const keyed = (route: string, chance: Chance): Readonly<Record<string, string>> =>
  chance() < (route === 'order' || route === 'found' ? 0.8 : 0.2)
    ? { 'idempotency-key': `fuzz-key-${below(chance, 200)}-0123456789` }
    : {}

const WEIGHTY: ReadonlySet<string> = new Set([
  'order',
  'move',
  'act',
  'claim',
  'addHook',
  'changeHook',
  'testHook',
  'deliveries',
  'replayHook',
  'found',
  'tournamentAct',
  'enter',
])

/**
 * Every route, and four times the routes that change a game, so that games make progress. The routes of webhooks are
 * there four times, too, because most of their requests come without an API key that may use them.
 */
const OFTEN = API_ROUTES.flatMap((route) => (WEIGHTY.has(route.name) ? [route, route, route, route] : [route]))

/** Returns a request for the links of an address. Many of these in a row exceed a network's rate limit. */
export const flooding = (chance: Chance): Asked => ({
  ...FIRST,
  path: '/v1/links',
  body: JSON.stringify({ email: anyAddress(chance) }),
})

/** Returns a request that changes the settings or the link of one seat. Many of these in a row use up its allowance. */
export const stubborn = async (world: FuzzWorld, { ids: [id] }: Stock): Promise<Asked> => {
  const { service, chance } = world
  const loaded = id === undefined ? undefined : await loadGame(service.games, id)
  if (id === undefined || !loaded) return FIRST
  const headers = { ...FIRST.headers, authorization: `Bearer ${minted(service, { id, loaded }, 'creator')}` }
  const body = { playForced: chance() < 0.5, name: pick(chance, NAMES) }
  const key = `fuzz-key-${below(chance, 1e9)}-0123456789`
  return chance() < 0.5
    ? { ...FIRST, method: 'PATCH', path: '/v1/seat', headers, body: JSON.stringify(body) }
    : { ...FIRST, path: '/v1/seat/rotate', headers: { ...headers, 'idempotency-key': key }, body: '' }
}

const BY_KEY: ReadonlySet<string> = new Set(
  API_ROUTES.filter(({ says }) => says.by === 'program').map(({ name }) => name),
)

/**
 * Returns an API key for half of the requests to routes for programs; it may be one that lacks the scope or is revoked.
 */
const keyFor = (route: string, chance: Chance): string | undefined =>
  BY_KEY.has(route) && chance() < 0.5 ? pick(chance, Object.values(KEYS)) : undefined

/** Queries of lists. */
const CHOSEN = ['turn=black', 'status=active', 'label=event%3ACup', 'since=1763900000000', 'since=x', 'limit=3']

const queryFor = (path: string, chance: Chance): string => {
  if (/^\/v1\/tournaments\/\w+\.(pdn|csv)$/.test(path))
    return pick(chance, ['', path.endsWith('csv') ? 'rows=games' : 'since=2', 'since=x'])
  if (/^\/v1\/tournaments$/.test(path)) return pick(chance, ['', 'since=1763900000000', 'limit=3'])
  if (/^\/v1\/games(\.pdn)?$/.test(path)) return chance() < 0.5 ? pick(chance, CHOSEN) : ''
  if (/\.(pdn|fen|svg|png|gif)$/.test(path) && chance() < 0.5) return `ply=${below(chance, 30)}&flip=1`
  return path.endsWith('/events') && chance() < 0.5
    ? `${chance() < 0.5 ? 'since' : 'after'}=${below(chance, 30)}&limit=${below(chance, 9)}`
    : ''
}

/** Returns the token of a tournament's link for a route that takes one. Only that of the open entry, mostly, enters. */
const eventTokenFor = (
  { name, says: { by } }: (typeof API_ROUTES)[number],
  { events }: Stock,
  chance: Chance,
): string | undefined => {
  if (!by.startsWith('tournament')) return undefined
  const fitting = name === 'enter' && chance() < 0.9 ? events.filter((token) => token.startsWith('n')) : events
  return fitting.length > 0 ? pick(chance, fitting) : undefined
}

const apiRequest = (drawn: Drawn, known: Stock, awaited: readonly string[]): Asked => {
  const { table, chance } = drawn
  const wanted = API_ROUTES.filter(({ name }) => awaited.includes(`api ${name}`))
  const route = pick(chance, wanted.length > 0 && chance() < 0.5 ? wanted : OFTEN)
  const fits = IN_PATH[route.name === 'claim' ? 'i' : 'p']
  const credential = fits === 'none' || fits === 'event' ? undefined : tokenFor(drawn, fits)
  const eventToken = eventTokenFor(route, known, chance)
  const at = atOf(drawn, credential && roleOf(credential.purpose))
  const generated = at && BODIES[route.name]?.(at)
  const { rules = 'english', ...rest } = generated ?? {}
  const body = route.name === 'rulesMove' ? rest : generated
  const path = route.path
    .replace('{id}', table?.id ?? OTHER_TABLE)
    .replace('{hook}', drawn.world.hookIds.at(-1) ?? OTHER_TABLE)
    .replace('{order}', drawn.world.orderIds.at(-1) ?? OTHER_TABLE)
    .replace('{tournament}', (eventToken ?? known.events.at(-1))?.slice(2, 14) ?? OTHER_TABLE)
    .replace('{rules}', String(rules))
    .replace('{table}', () => pick(chance, ['english-4', 'chess-4']))
  const bearer = keyFor(route.name, chance) ?? eventToken ?? credential?.token
  return {
    method: route.method,
    path,
    query: queryFor(path, chance),
    headers: {
      'content-type': 'application/json',
      ...keyed(route.name, chance),
      ...(chance() < (eventToken === undefined ? 0.15 : 0.3) && { 'if-none-match': '*' }),
      ...(bearer !== undefined && chance() < 0.95 && { authorization: `Bearer ${bearer}` }),
    },
    body: body ? JSON.stringify(body) : '',
  }
}

type Named = { readonly named: string; readonly role?: At['role'] }

/** The first characters of the tokens of each page of a tournament. */
const LETTERS: Partial<Record<First, string>> = { o: 'ab', e: 'h', j: 'jn' }

const eventTokenIn = (first: First, events: readonly string[], chance: Chance): string => {
  const fitting = events.filter(([letter = '']) => LETTERS[first]?.includes(letter))
  const some = chance() < 0.8 ? fitting : events
  return some.length > 0 ? pick(chance, some) : 'none'
}

/**
 * Returns a value for `{token}` in a path: one from an email, a token that stops all emails, or a link of the game.
 * Some links have the proof of a mailbox.
 */
const tokenIn = async (drawn: Drawn, first: First, { mailed, events }: Stock): Promise<Named> => {
  const { world, table, chance } = drawn
  const fits = IN_PATH[first]
  const fromMail = mailed.filter((path) => path.startsWith(`/${first}/`))
  if (fromMail.length > 0 && chance() < 0.4) return { named: pick(chance, fromMail).slice(3) }
  if (fits === 'none') return { named: stopping(world.service, anyAddress(chance)) }
  if (fits === 'event') return { named: eventTokenIn(first, events, chance) }
  const credential = tokenFor(drawn, fits)
  const role = credential && roleOf(credential.purpose)
  const mark = table && chance() < 0.3 ? `.${await markOf(world.service, table, chance)}` : ''
  return { named: `${credential?.token ?? 'none'}${mark}`, ...(role && { role }) }
}

const namedIn = async (drawn: Drawn, path: string, known: Stock): Promise<Named> => {
  const first = firstOf(path)
  if (first) return tokenIn(drawn, first, known)
  if (path.includes('{rules}')) return { named: pick(drawn.chance, ['english', 'frisian', 'chess', '']) }
  const { events } = known
  if (path.startsWith('/t/')) return { named: events.at(-1)?.slice(2, 14) ?? OTHER_TABLE }
  return { named: path.includes('{id}') ? (drawn.table?.id ?? OTHER_TABLE) : 'board.css' }
}

const pageRequest = async (drawn: Drawn, known: Stock): Promise<Asked> => {
  const { chance } = drawn
  const route = pick(chance, PAGE_ROUTES)
  const { named, role } = await namedIn(drawn, route.path, known)
  const at = atOf(drawn, role)
  const form = at && FORMS[route.name]?.(at)
  return {
    method: route.method,
    path: route.path.replace(/\{\w+\}/, named),
    query: chance() < 0.2 ? `from=${below(chance, 40)}&flip=1&saved=1&refused=wrong-square` : '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form ? new URLSearchParams(form).toString() : '',
  }
}

/**
 * Returns a request that an honest client may send. Half of those to the API go to its routes that are `awaited`, such as
 * `api move`, if there are any.
 */
export const validAsked = async (world: FuzzWorld, known: Stock, awaited: readonly string[]): Promise<Asked> => {
  const { chance } = world
  const open = await anyTable(world, known, chance)
  // If the game has not begun, another one is drawn, so that running games come more often.
  const table = open && playOf(open.loaded.game) === undefined ? await anyTable(world, known, chance) : open
  const drawn = { world, table, chance }
  return chance() < 0.6 ? apiRequest(drawn, known, awaited) : pageRequest(drawn, known)
}
