import type { Context } from 'aws-lambda'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { apiHandler } from '../../functions/http/api-handler.ts'
import { pageHandler } from '../../functions/http/page-handler.ts'
import { FUNCTION_TIMEOUTS } from '../../infra/settings/figures.ts'
import { toHttpEvent, toHttpReply } from '../../local/http/gateway-event.ts'
import { SECOND } from '../../shared/game/model/words.ts'
import { assetFiles } from '../../shared/pages/asset-files.ts'
import type { Service } from '../../shared/service/runtime/service.ts'
import { loadTextsFor } from '../../shared/texts/languages/languages.ts'
import { memoryService } from '../harness/memory-service.ts'
import { START } from '../ports/samples.ts'
import { FORM_TYPE, JSON_TYPE, type Told } from './both-handlers.ts'

// The texts are read from the disk when they are first needed, so they are loaded before time is measured.
await loadTextsFor(undefined)

// The clock stands still, so that what a request is left with does not depend on how busy the machine is.
beforeEach(() => void vi.useFakeTimers({ now: START, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** What a method of a port does. Counting against a limit may be repeated, so it is not a write. */
type Kind = 'reads' | 'counts' | 'writes'

const PORTS = ['games', 'contacts', 'notebook', 'ledger', 'apiKeys', 'owned', 'outbox'] as const
type Port = (typeof PORTS)[number]

const KINDS: { readonly [P in Port]: Readonly<Record<keyof Service[P], Kind>> } = {
  games: { load: 'reads', loadAll: 'reads', overdue: 'reads', save: 'writes' },
  contacts: {
    load: 'reads',
    findByAddress: 'reads',
    add: 'writes',
    update: 'writes',
    claim: 'writes',
    count: 'writes',
    markNotified: 'writes',
    release: 'writes',
    setExpiry: 'writes',
    setListed: 'writes',
  },
  notebook: { load: 'reads', save: 'writes', remove: 'writes', setExpiry: 'writes' },
  ledger: {
    readStatus: 'reads',
    counts: 'reads',
    dueDigests: 'reads',
    take: 'counts',
    noteStatus: 'writes',
    planDigest: 'writes',
    unplanDigest: 'writes',
  },
  apiKeys: { load: 'reads', digest: 'reads', issued: 'reads', use: 'writes', revoke: 'writes', issue: 'writes' },
  owned: { after: 'reads' },
  outbox: { put: 'writes' },
}

type Ask = {
  readonly method?: string
  readonly path: string
  readonly token?: string | undefined
  readonly body?: object | string
}

/**
 * Returns a service that counts the calls of its ports. During the first `inTime` calls of a request, the handler is
 * told the time that is really left, and after them only `least`.
 */
const world = () => {
  const state = { calls: 0, writes: 0, inTime: Infinity, least: 0, slow: 0 }
  const whole = memoryService().service
  const counted = <P extends object>(port: P, kinds: Readonly<Record<string, Kind>>): P =>
    new Proxy(port, {
      get: (target, name, receiver): unknown => {
        state.calls += 1
        const found: unknown = Reflect.get(target, name, receiver)
        if (kinds[String(name)] !== 'writes' || typeof found !== 'function') return found
        state.writes += 1
        return async (...args: readonly unknown[]): Promise<unknown> => {
          const done: unknown = await Reflect.apply(found, target, args)
          if (state.slow > 0) await new Promise((resolve) => setTimeout(resolve, state.slow))
          return done
        }
      },
    })
  const service: Service = { ...whole }
  for (const port of PORTS) Object.assign(service, { [port]: counted(whole[port], KINDS[port]) })
  const api = apiHandler(service)
  const page = pageHandler(service, assetFiles({}))
  const send = async ({ method = 'POST', path, token, body = '' }: Ask, time = FUNCTION_TIMEOUTS.short * SECOND) => {
    const isForm = typeof body === 'string'
    const headers = {
      ...(isForm && !path.startsWith('/v1/') ? FORM_TYPE : JSON_TYPE),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      'idempotency-key': 'a-key-of-an-honest-person',
    }
    const bytes = Buffer.from(isForm ? body : JSON.stringify(body))
    const incoming = { method, path, search: new URLSearchParams(), headers, body: bytes, from: '192.0.2.1' }
    const end = Date.now() + time
    const left = (): number => (state.calls < state.inTime ? end - Date.now() : state.least)
    const context = { getRemainingTimeInMillis: left } as Context
    const entryPoint = path.startsWith('/v1/') ? api : page
    const { status, body: text } = toHttpReply(await entryPoint(toHttpEvent(incoming, START), context))
    return { status, answer: (path.startsWith('/v1/') ? JSON.parse(String(text)) : {}) as Told }
  }
  /** Sets the time limits of the next requests, and sets the counts back to zero. */
  const within = (inTime: number, least: number): void =>
    void Object.assign(state, { calls: 0, writes: 0, inTime, least })
  return { state, send, within }
}

type World = ReturnType<typeof world>

const offered = async ({ send }: World) => {
  const { answer } = await send({ path: '/v1/games', body: { creator: { name: 'Ada', seat: 'black' } } })
  return {
    id: answer.game?.id ?? '',
    creator: answer.links?.['creator']?.token,
    invitation: answer.links?.['invitation']?.token,
  }
}

const running = async (at: World) => {
  const { id, creator, invitation: token } = await offered(at)
  await at.send({ path: `/v1/games/${id}/claim`, token, body: { name: 'Ben' } })
  return { id, token: creator }
}

const REQUESTS: Readonly<Record<string, (at: World) => Promise<Ask>>> = {
  'a new game': async () => ({
    path: '/v1/games',
    body: {
      creator: { name: 'Ada', seat: 'black', email: 'ada@draughts.test' },
      opponent: { name: 'Ben', email: 'ben@draughts.test' },
    },
  }),
  'a seat that is taken': async (at) => {
    const { id, invitation: token } = await offered(at)
    return { path: `/v1/games/${id}/claim`, token, body: { name: 'Ben', email: 'ben@draughts.test' } }
  },
  'a link that is replaced': async (at) => ({ path: '/v1/seat/rotate', token: (await running(at)).token }),
  'a link that is replaced on its page': async (at) => ({
    path: `/p/${(await running(at)).token}/rotate`,
    body: 'key=abcdefghijklmnopqrst',
  }),
  'an address that is changed': async (at) => ({
    method: 'PATCH',
    path: '/v1/seat',
    token: (await running(at)).token,
    body: { email: 'new@draughts.test' },
  }),
  'a move': async (at) => {
    const { id, token } = await running(at)
    return { path: `/v1/games/${id}/moves`, token, body: { ply: 0, move: '11-15', message: 'Hello' } }
  },
}

describe.each(Object.entries(REQUESTS))('%s', (_name, prepared) => {
  test('is done completely or not begun, wherever its time runs out, and the same request again is answered', async () => {
    const whole = world()
    const request = await prepared(whole)
    whole.within(Infinity, 0)
    const { status } = await whole.send(request)
    const { calls, writes } = whole.state
    expect([status < 400, writes > 0]).toEqual([true, true])
    const statuses = new Set<number>()
    for (let inTime = 0; inTime <= calls; inTime++) {
      const at = world()
      const ask = await prepared(at)
      at.within(inTime, 3.5 * SECOND)
      const first = await at.send(ask)
      statuses.add(first.status)
      expect([inTime, first.status, first.status === 503 ? 0 : writes]).toEqual([inTime, first.status, at.state.writes])
      at.within(Infinity, 0)
      expect([inTime, (await at.send(ask)).status]).toEqual([inTime, status])
    }
    expect([...statuses].toSorted((a, b) => a - b)).toEqual([status, 503])
  })

  test('is begun with eight seconds left for what it stores, and not with less', async () => {
    for (const [left, isBegun] of [
      [7.9 * SECOND, false],
      [8.1 * SECOND, true],
    ] as const) {
      const at = world()
      const ask = await prepared(at)
      at.within(Infinity, 0)
      const { status } = await at.send(ask, left)
      expect([left, status !== 503, at.state.writes > 0]).toEqual([left, isBegun, isBegun])
    }
  })
})

test('a new link is answered even if both of its writes are as slow as they may be', async () => {
  vi.useFakeTimers({ now: START, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const at = world()
  const { token } = await running(at)
  at.within(Infinity, 0)
  at.state.slow = 3.4 * SECOND
  const answering = at.send({ path: '/v1/seat/rotate', token }, 8.1 * SECOND)
  await vi.advanceTimersByTimeAsync(FUNCTION_TIMEOUTS.short * SECOND)
  const { status, answer } = await answering
  expect([status, at.state.writes]).toEqual([200, 2])
  at.state.slow = 0
  expect(await at.send({ method: 'GET', path: '/v1/seat', token: answer.links?.['seat']?.token })).toMatchObject({
    status: 200,
  })
})
