import { knownKeys } from '../../harness/api-keys.ts'
import { answerApi } from '../../../shared/service/answer-api.ts'
import { PEER } from '../../service/tournaments/acting.ts'
import { memoryEvent } from '../../service/tournaments/memory-event.ts'
import { SOON } from '../../service/tournaments/event-terms.ts'

export type Sent = {
  readonly token?: string | undefined
  readonly body?: unknown
  readonly key?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly from?: string
}

type Link = { readonly url: string; readonly token: string }

type Shown = {
  readonly id: string
  readonly version: number
  readonly title: string
  readonly section?: string
  readonly sections?: readonly string[]
  readonly status: string
  readonly players: readonly { readonly number: number; readonly name: string }[]
  readonly table: readonly object[]
  readonly boards: readonly {
    readonly number: number
    readonly black: number
    readonly white: number
    readonly game: string
    readonly result: object | null
  }[]
  readonly you: {
    readonly role: string
    readonly acts: readonly string[]
    readonly entrants: readonly { readonly number: number; readonly name: string; readonly link?: Link }[]
    readonly boards: readonly { readonly board: number; readonly seat: string; readonly token: string }[]
    readonly links: { readonly entry?: Link; readonly own?: Link; readonly deputy?: Link }
  } | null
}

/** The fields of answers that tests read. */
type Answer = {
  readonly code: string
  readonly issues: readonly { readonly path: string; readonly message: string }[]
  readonly tournament: Shown
  readonly tournaments: readonly { readonly tournament: Shown; readonly links: { readonly secretary: Link } }[]
  readonly links: { readonly entry: Link }
  readonly duplicate?: true
} & Shown

type Answered = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Answer
  readonly text: string
}

const FOUNDING_KEY = 'a-key-of-an-honest-program'

/** Returns the API in memory, with tournaments whose effects are carried out when time passes. */
export const eventApi = () => {
  const world = memoryEvent()
  const service = { ...world.service, apiKeys: knownKeys() }
  const ask = async (
    method: string,
    path: string,
    { token, body, key, headers = {}, query = {}, from = PEER }: Sent = {},
  ): Promise<Answered> => {
    const response = await answerApi(service, {
      method,
      path,
      query,
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...headers,
      },
      from,
      body: body === undefined ? '' : JSON.stringify(body),
      receivedAt: world.now(),
    })
    const isJson = response.headers['content-type']?.includes('json') === true
    return {
      status: response.status,
      headers: response.headers,
      text: response.body,
      // The tests read only fields that the answers have.
      body: (isJson ? JSON.parse(response.body) : {}) as Answer,
    }
  }
  const found = (body: object, more: Sent = {}): Promise<Answered> =>
    ask('POST', '/v1/tournaments', { key: FOUNDING_KEY, ...more, body })
  const act = (id: string, token: string, body: object, more: Sent = {}): Promise<Answered> =>
    ask('POST', `/v1/tournaments/${id}/actions`, { ...more, token, body })
  const soon = (): Promise<void> => world.pass(SOON)
  return { ...world, service, ask, found, act, soon }
}

export type EventApi = ReturnType<typeof eventApi>

export const CUP = { title: 'Cup', secretary: { name: 'Sam' }, format: 'single', least: 2 }

/** Founds an event with a program's key, and sends it. */
export const sentEvent = async (at: EventApi, body: object, key: string) => {
  const founded = await at.found({ ...CUP, ...body }, { token: key })
  const [made] = founded.body.tournaments
  if (!made) throw new Error(founded.text)
  const { id } = made.tournament
  const { token: secretary } = made.links.secretary
  const sent = await at.act(id, secretary, { type: 'send' })
  if (sent.status !== 200) throw new Error(sent.text)
  return { id, secretary, sent: sent.body.tournament }
}

/** Lets everybody without an address accept. Returns their links by name. */
export const acceptAll = async (
  at: EventApi,
  { id, sent }: Awaited<ReturnType<typeof sentEvent>>,
): Promise<Readonly<Record<string, string>>> => {
  const links: Record<string, string> = {}
  for (const { name, link } of sent.you?.entrants ?? []) {
    const { body } = await at.act(id, link?.token ?? '', { type: 'accept' })
    links[name] = body.links.entry.token
  }
  return links
}

/** An event between these people that has begun. */
export const begunEvent = async (at: EventApi, names: readonly string[], key: string, body: object = {}) => {
  const event = await sentEvent(at, { players: names.map((name) => ({ name })), ...body }, key)
  const links = await acceptAll(at, event)
  const started = await at.act(event.id, event.secretary, { type: 'start' })
  if (started.status !== 200) throw new Error(started.text)
  await at.soon()
  return { ...event, links }
}
