import { programsPorts } from '../harness/programs.ts'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import { deflateLevel6 } from '../../functions/runtime/zlib.ts'
import { apiHandler } from '../../functions/http/api-handler.ts'
import { secureRandomBytes } from '../../functions/aws/keys/secure-random-bytes.ts'
import { toHttpEvent } from '../../local/http/gateway-event.ts'
import { invoke } from '../../local/http/invoke.ts'
import { memoryApiKeys } from '../../local/memory/memory-api-keys.ts'
import { memoryOwnedGames } from '../../local/memory/memory-owned-games.ts'
import type { GameView } from '../../shared/api/views/game-view.ts'
import type { Colour } from '../../shared/draughts/index.ts'
import type { Contacts } from '../../shared/service/ports/contacts.ts'
import type { Games } from '../../shared/service/ports/games.ts'
import type { Ledger } from '../../shared/service/ports/ledger.ts'
import type { NotebookStore } from '../../shared/service/ports/notebook.ts'
import type { Signer } from '../../shared/service/ports/signer.ts'
import { type Answer, type Call, steadyNow } from './call.ts'
import { type Choice, choose } from './choice.ts'
import { diceOf } from './dice.ts'

/** A contender: its number, its own connection to the store, and how many commands it sends. */
export type Contender = {
  readonly number: number
  readonly commands: number
  readonly seed: number
  readonly store: {
    readonly games: Games
    readonly contacts: Contacts
    readonly notebook: NotebookStore
    readonly ledger: Ledger
  }
  readonly signer: Signer
}

type Api = (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>

type Post = {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: object
  readonly from: string
}

/** The fields of an answer that are read here. */
type AnswerBody = { readonly code?: string; readonly game?: GameView; readonly duplicate?: true }
type Reply = { readonly status: number; readonly json: AnswerBody; readonly sent: number; readonly answered: number }

const ORIGIN = 'https://races.crownhead.test'

const post = async (api: Api, { path, headers, body, from }: Post, receivedAt: number): Promise<Reply> => {
  const event = toHttpEvent(
    {
      method: 'POST',
      path,
      search: new URLSearchParams(),
      headers: { 'content-type': 'application/json', ...headers },
      body: Buffer.from(JSON.stringify(body)),
      from,
    },
    receivedAt,
  )
  const sent = steadyNow()
  const { statusCode = 0, body: text = '{}' } = await invoke('api', api, event)
  return { status: statusCode, json: JSON.parse(text) as AnswerBody, sent, answered: steadyNow() }
}

const answerOf = ({ status, json }: Reply): Answer => {
  const version = json.game?.version
  if (status === 200 && version !== undefined) return { kind: json.duplicate ? 'duplicate' : 'done', version }
  if (status === 503) return { kind: 'crowded' }
  if (status >= 400 && status < 500 && json.code !== undefined) return { kind: 'refused', code: json.code, version }
  return { kind: 'failed', status }
}

type Table = { readonly view: GameView; readonly tokens: { readonly [C in Colour]: string } }
type Created = {
  readonly game: GameView
  readonly links: { readonly [L in 'creator' | 'invitation' | 'seat']: { readonly token: string } }
}

/** Returns the network of a game: one network may create only so many games in an hour. */
const networkOf = (game: number): string => `11.${game >> 8}.${game & 255}.1`

/**
 * Creates a game and takes its second seat. With the same idempotency key and requests, all contenders get the same
 * game and seats, whoever comes first.
 */
const sitDown = async (api: Api, seed: number, game: number): Promise<Table> => {
  const from = networkOf(game)
  const key = { 'idempotency-key': `race-of-the-contenders-${seed}-${game}` }
  const made = async (path: string, headers: Post['headers'], body: object): Promise<Created> => {
    const { status, json } = await post(api, { path, headers: { ...key, ...headers }, body, from }, Date.now())
    if (status !== 201) throw new Error(`a game was refused: ${status}`)
    return json as Created
  }
  const { game: offered, links } = await made('/v1/games', {}, { creator: { name: 'Wyllie', seat: 'black' } })
  const authorization = `Bearer ${links.invitation.token}`
  const claimed = await made(`/v1/games/${offered.id}/claim`, { authorization }, { name: 'Anderson' })
  return { view: claimed.game, tokens: { black: links.creator.token, white: claimed.links.seat.token } }
}

const callOf = (contender: number, game: string, { by, path, body }: Choice, receivedAt: number) => {
  const seat = by === 'black' ? ('creator' as const) : ('opponent' as const)
  const command = { ...(path === 'moves' && { type: 'move' }), ...body, by: seat } as Call['command']
  return { contender, game, command, receivedAt }
}

/**
 * Sends commands one by one, each based on the last answer, and records the outcomes. All contenders go through the
 * same games.
 */
export const contend = async ({ number, commands, seed, store, signer }: Contender): Promise<readonly Call[]> => {
  const outbox = { put: async () => {} }
  const keyed = { ...store, apiKeys: memoryApiKeys(), owned: memoryOwnedGames() }
  const api = apiHandler({
    ...keyed,
    ...programsPorts(),
    outbox,
    signer,
    chance: secureRandomBytes,
    deflate: deflateLevel6,
    log: () => {},
    origin: ORIGIN,
  })
  const dice = diceOf(seed * 1000 + number)
  const calls: Call[] = []
  for (let game = 0; calls.length < commands; game++) {
    const { view: first, tokens } = await sitDown(api, seed, game)
    let view = first
    let last: Choice | undefined
    let isOver = false
    while (!isOver && calls.length < commands) {
      const choice = choose(dice, view, last)
      const receivedAt = Date.now()
      const headers = { authorization: `Bearer ${tokens[choice.by]}` }
      const reply = await post(
        api,
        { path: `/v1/games/${view.id}/${choice.path}`, headers, body: choice.body, from: networkOf(game) },
        receivedAt,
      )
      const { sent, answered } = reply
      calls.push({ ...callOf(number, view.id, choice, receivedAt), sent, answered, answer: answerOf(reply) })
      // This is the status before the answer, so that a finished game gets one command more.
      isOver = view.status !== 'active'
      view = reply.json.game ?? view
      last = choice
    }
  }
  return calls
}
