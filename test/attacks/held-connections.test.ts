import { request } from 'node:http'
import { type Socket, connect } from 'node:net'
import { expect, test } from 'vitest'
import { isLong, sized } from '../harness/size.ts'
import { tempFolder } from '../harness/temp.ts'
import { json, served, until } from '../serve/process.ts'
import { relayWith } from '../serve/relay.ts'

const PLAYERS = sized(15, 50)

/** The proxy through which each player's requests come from a network of their own. */
const PROXY = '127.1.0.1'

/** A foreign network that connects without the proxy. */
const STRANGER = '127.9.9.9'

type Sent = { readonly method: string; readonly path: string; readonly token?: string; readonly body?: object }

type Answered = { readonly status: number; readonly body: string; readonly ms: number }

/** Sends a request over a connection of its own, as a player does who opens a new page. */
const ask = (port: number, from: string, { method, path, token, body }: Sent): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const begun = performance.now()
    const outgoing = request(
      {
        port,
        host: '127.0.0.1',
        localAddress: PROXY,
        agent: false,
        method,
        path,
        headers: { ...json, 'x-forwarded-for': from, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (more: string) => (text += more))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: text, ms: performance.now() - begun }))
        answer.on('error', reject)
      },
    )
    outgoing.on('error', reject).end(body && JSON.stringify(body))
  })

/**
 * Creates a game, takes both seats and plays two moves. Each request must be answered. Returns the times in
 * milliseconds.
 */
const plays = async (port: number, from: string): Promise<readonly number[]> => {
  const times: number[] = []
  const must = async (status: number, sent: Sent) => {
    const answered = await ask(port, from, sent)
    expect(answered.status, `${sent.path}: ${answered.body}`).toBe(status)
    times.push(answered.ms)
    return JSON.parse(answered.body)
  }
  const creator = { name: 'Ann', seat: 'black' }
  const { game, links } = await must(201, { method: 'POST', path: '/v1/games', body: { creator } })
  const path = `/v1/games/${game.id}`
  const seat = await must(201, {
    method: 'POST',
    path: `${path}/claim`,
    token: links.invitation.token,
    body: { name: 'Ben' },
  })
  const moves = [
    [links.creator.token, 0, '11-15'],
    [seat.links.seat.token, 1, '22-18'],
  ] as const
  for (const [token, ply, move] of moves) {
    await must(200, { method: 'POST', path: `${path}/moves`, token, body: { ply, move } })
    await must(200, { method: 'GET', path, token })
  }
  return times
}

const LARGE = Buffer.alloc(120 * 1024, 32)

const HEAD = `POST /v1/games HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 130000\r\n`

/** What each hostile connection sends before it falls silent. */
const HOSTILE = {
  'that send nothing': { from: STRANGER, first: [] },
  'whose heads do not end': { from: STRANGER, first: ['GET / HTTP/1.1\r\nHost: x\r\nX-A: '] },
  'whose bodies do not end': { from: STRANGER, first: [`${HEAD}\r\n`, LARGE] },
  'whose bodies do not end, through the proxy': {
    from: PROXY,
    first: [`${HEAD}X-Forwarded-For: 203.0.113.66\r\n\r\n`, LARGE],
  },
} as const satisfies Readonly<Record<string, { readonly from: string; readonly first: readonly (string | Buffer)[] }>>

/** The most connections that one network may hold: `perNetwork` in `CONNECTION_CAPS`. */
const LEFT = 256

/** How many connections are opened at once. The next ones follow when the service has closed those beyond its limit. */
const WAVE = 600

/** 2,400 connections, or 3,000 in the long form: more than the limit of 2,000. */
const WAVES = sized(4, 5)

const connectHostile = (
  port: number,
  { from, first }: (typeof HOSTILE)[keyof typeof HOSTILE],
  open: Set<Socket>,
): void => {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from })
  open.add(socket)
  // Only a socket that reads is told that the other side has closed it.
  socket
    .on('error', () => {})
    .on('close', () => open.delete(socket))
    .resume()
  socket.once('connect', () => {
    for (const bytes of first) socket.write(bytes)
  })
}

const besiege = async (port: number, hostile: (typeof HOSTILE)[keyof typeof HOSTILE], open: Set<Socket>) => {
  for (let wave = 0; wave < WAVES; wave++) {
    for (let n = 0; n < WAVE; n++) connectHostile(port, hostile, open)
    await until(() => (open.size <= LEFT ? true : undefined))
  }
}

const memoryOf = async (metrics: string): Promise<number> =>
  Number(/^process_resident_memory_bytes (\d+)$/m.exec(await (await fetch(`${metrics}/metrics`)).text())?.[1])

const MB = 1024 * 1024

/**
 * Two thirds of the 300 MB that the bodies of 2,400 connections would take. Less would fail on a busy machine, which
 * frees memory late.
 */
const MOST_MEMORY = 200 * MB

/** The kinds of connection that the short form tests, side by side: each takes as long as the service's own timeouts. */
const IN_SHORT: readonly string[] = ['that send nothing', 'whose bodies do not end, through the proxy']

test.each(Object.entries(HOSTILE).filter(([what]) => isLong || IN_SHORT.includes(what)))(
  'hostile connections %s take nothing from players of other networks',
  { timeout: 300_000, concurrent: !isLong },
  async (_what, hostile) => {
    await using folder = await tempFolder('held')
    const relay = await relayWith()
    const { base, metrics, stop } = await served(folder.path, relay, { PROXIES: '127.1.0.0/16' })
    const port = Number(new URL(base).port)
    await plays(port, '198.51.100.1')
    const before = await memoryOf(metrics)
    const open = new Set<Socket>()
    const attack = besiege(port, hostile, open)
    const players = Array.from({ length: PLAYERS }, (_, nth) => plays(port, `10.${nth}.0.1`))
    expect((await Promise.all(players)).flat()).toHaveLength(PLAYERS * 6)
    await attack
    expect(await plays(port, '198.51.100.1')).toHaveLength(6)
    expect((await memoryOf(metrics)) - before, 'memory').toBeLessThan(MOST_MEMORY)
    // Headers time out after 10 seconds and bodies after 20, and the service checks every 5.
    await until(() => (open.size === 0 ? true : undefined))
    expect(await stop()).toBe(0)
    await relay.close()
  },
)
