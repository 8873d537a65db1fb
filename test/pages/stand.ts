import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { compressResult } from '../../functions/http/compression.ts'
import { bundledFiles } from '../../local/machine/bundled-files.ts'
import { memoryGames, memoryItems, memoryTournaments } from '../../local/memory/memory-games.ts'
import { PANELS, TABS } from '../../shared/pages/board/choice.ts'
import { type AssetFiles, assetFiles } from '../../shared/pages/asset-files.ts'
import { answerApi } from '../../shared/service/answer-api.ts'
import type { Request, Response } from '../../shared/service/runtime/http.ts'
import { answerPage } from '../../shared/service/answer-page.ts'
import type { Games } from '../../shared/service/ports/games.ts'
import { loadGame, foldStored } from '../../shared/service/games/game-store.ts'
import { createNextGame } from '../../shared/service/creation/create-next-game.ts'
import { mintToken } from '../../shared/service/credentials/tokens.ts'
import { memoryService } from '../harness/memory-service.ts'

/** The network address from which the requests of these tests come. */
export const PEER = '192.0.2.1'

export const NOON = Date.UTC(2026, 10, 21, 12)

/** Returns a service in memory whose clock the test controls. */
export const stand = (origin = 'http://127.0.0.1') => {
  const clock = { now: NOON }
  const items = memoryItems()
  const [stored, tournaments] = [memoryGames(items), memoryTournaments(items)]
  // Next games are created at once here; in production they follow through the change stream.
  const games: Games = {
    ...stored,
    save: async (id, before, after) => {
      const saved = await stored.save(id, before, after)
      const { game } = foldStored(id, after)
      if (saved.saved) await createNextGame(service, id, game, after.log.slice(-after.last), clock.now)
      return saved
    },
  }
  const { service, letters, invitations, inquiries } = memoryService({ games, tournaments, origin })
  return { service, letters, invitations, inquiries, clock, changes: { ofGames: stored, ofTournaments: tournaments } }
}
export type Stand = ReturnType<typeof stand>

const EMPTY_FILES = assetFiles({})

type Asked = {
  readonly method?: string
  readonly form?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
}

/** Requests a page like a browser without scripts. */
export const ask = async (
  { service, clock }: Stand,
  target: string,
  { method, form, headers = {} }: Asked = {},
): Promise<Response> => {
  const url = new URL(target, 'http://127.0.0.1')
  return answerPage(service, EMPTY_FILES, {
    method: method ?? (form ? 'POST' : 'GET'),
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    from: PEER,
    body: form ? new URLSearchParams(form).toString() : '',
    receivedAt: clock.now,
  })
}

export const locationOf = (response: Response): string => response.headers['location'] ?? ''

const NEW_GAME = {
  key: 'k'.repeat(22),
  timeZone: '',
  name: 'Joost',
  email: '',
  seat: 'white',
  rules: 'english',
  clock: 'relaxed',
  perMove: '3',
  reserve: '7',
  opponentName: '',
  opponentEmail: '',
}

export const newGame = async (at: Stand, fields: Readonly<Record<string, string>> = {}): Promise<string> =>
  locationOf(await ask(at, '/', { form: { ...NEW_GAME, key: randomBytes(11).toString('hex'), ...fields } }))

/** Returns the invitation's path on a creator's page. */
export const invitationOf = (page: string): string => /\/i\/[\w-]+/.exec(page)?.[0] ?? ''

/** Creates a game that Amara joins by Joost's invitation, and returns the paths of both seats and of the invitation. */
export const begun = async (at: Stand, fields: Readonly<Record<string, string>> = {}) => {
  const creator = await newGame(at, fields)
  const invitation = invitationOf((await ask(at, creator)).body)
  const opponent = locationOf(
    await ask(at, invitation, { form: { key: 'guest-key-0123456789', timeZone: '', name: 'Amara', email: '' } }),
  )
  return { creator, opponent, invitation }
}

/** Posts the form of an act, as the page of a seat does. */
export const act = async (
  at: Stand,
  seat: string,
  type: string,
  more: Readonly<Record<string, string>> & { readonly ply?: string } = {},
): Promise<Response> => ask(at, `${seat}/act`, { form: { type, ply: '0', ...more } })

/** Returns the game id in a link. */
export const idOf = (link: string): string => link.slice(5, 17)

/** Returns the path of the arbiter's page, for the game of this seat. */
export const arbiterOf = async ({ service }: Stand, seat: string): Promise<string> => {
  const loaded = await loadGame(service.games, idOf(seat))
  return loaded ? `/p/${mintToken(service.signer, 'arbiter', idOf(seat), loaded.game)}` : ''
}

/** Returns the acts that have a form on the page. */
export const actsOn = (page: string): readonly string[] =>
  [...page.matchAll(/name="type" value="([^"]*)"/g)].map(([, type = '']) => type)

const VIEWS = ['', ...PANELS.map((panel) => `panel=${panel}`), ...TABS.map((tab) => `tab=${tab}`)]

/** Returns the page as it first is and with each panel or tab open, all in one text. */
export const wholePage = async (at: Stand, path: string, asked: Asked = {}): Promise<string> => {
  const bodies: string[] = []
  for (const view of VIEWS) bodies.push((await ask(at, `${path}${path.includes('?') ? '&' : '?'}${view}`, asked)).body)
  return bodies.join('\n')
}

/** Returns the acts that have a form on the page, its panels or its tabs, in alphabetical order. */
export const actsOf = async (at: Stand, path: string): Promise<readonly string[]> =>
  [...new Set(actsOn(await wholePage(at, path)))].toSorted()

/** Plays moves in turn, beginning with the first seat. */
export const playOut = async (at: Stand, seats: readonly [string, string], moves: readonly string[]): Promise<void> => {
  for (const [ply, move] of moves.entries()) {
    const response = await ask(at, `${seats[ply % 2]}/move`, { form: { ply: String(ply), move } })
    if (response.status !== 303) throw new Error(`${move} at ${ply} was answered ${response.status}`)
  }
}

const toRequest = async (incoming: IncomingMessage, now: number): Promise<Request> => {
  const url = new URL(incoming.url ?? '/', 'http://127.0.0.1')
  const headers = Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]))
  return {
    method: incoming.method ?? 'GET',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers,
    from: PEER,
    body: await text(incoming),
    receivedAt: now,
  }
}

const respond = async ({ service, clock }: Stand, files: AssetFiles, incoming: IncomingMessage): Promise<Response> => {
  const request = await toRequest(incoming, clock.now)
  return request.path === '/v1' || request.path.startsWith('/v1/')
    ? answerApi(service, request)
    : answerPage(service, files, request)
}

/** Compresses an answer as the gateway does, for browsers that accept it. */
const packedFor = ({ url = '/', headers }: IncomingMessage, { status, headers: own, body, bytes: file }: Response) => {
  const accepts = { 'accept-encoding': headers['accept-encoding'] }
  const sent = compressResult({ rawPath: url, headers: accepts }, { statusCode: status, headers: own, body })
  const bytes = file ?? Buffer.from(sent.body ?? '', sent.isBase64Encoded ? 'base64' : 'utf8')
  return { status, headers: { ...own, ...(sent.headers as Response['headers']) }, bytes }
}

let bundled: ReturnType<typeof bundledFiles> | undefined

/**
 * Serves the service of `stand` to a browser over HTTP: its pages, the API and the script. The script is bundled once
 * for all test files of a thread.
 */
export const serve = async () => {
  bundled ??= bundledFiles()
  const files = await bundled
  let at = stand()
  const server = createServer((incoming, outgoing) => {
    void respond(at, files, incoming).then((response) => {
      const { status, headers, bytes } = packedFor(incoming, response)
      outgoing.writeHead(status, headers).end(bytes)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  at = stand(origin)
  return { at, origin, close: () => new Promise((resolve) => server.close(resolve)) }
}
