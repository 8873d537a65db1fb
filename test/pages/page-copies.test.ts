import { beforeEach, expect, test, vi } from 'vitest'
import {
  copyOf,
  forgetCopiesBut,
  forgetCopy,
  isPlain,
  keepCopy,
  keptAt,
  keptPath,
} from '../../web/offline/page-copies.ts'

/** A cache as the standard has it, as far as pages are kept in one. */
const memoryCache = () => {
  const entries = new Map<string, Response>()
  return {
    match: async (name: string) => entries.get(name)?.clone(),
    put: async (name: string, answer: Response) => void entries.set(name, answer),
    delete: async (name: string | { readonly url: string }) =>
      entries.delete(typeof name === 'string' ? name : new URL(name.url).pathname),
    keys: async () => [...entries.keys()].map((name) => ({ url: `https://crownhead.test${name}` })),
  }
}

const SCRIPT = '/assets/board-en-0123456789a.js'
const PART = '/assets/drag-en-abcdefghij0.js'

let fetched: string[]
beforeEach(() => {
  const caches = new Map<string, ReturnType<typeof memoryCache>>()
  const open = async (name: string) => {
    const cache = caches.get(name) ?? memoryCache()
    caches.set(name, cache)
    return cache
  }
  fetched = []
  vi.stubGlobal('caches', { open })
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address)
    return new Response(address === SCRIPT ? `import("${PART}")` : '')
  })
  return () => vi.unstubAllGlobals()
})

const seat = (index: number): string => `/p/${String(index).padStart(46, '0')}`
const page = (text = '') => `<head><script src="${SCRIPT}"></script></head><main>${text}</main>`
const HEADERS = new Headers({ 'content-security-policy': "default-src 'none'", 'cache-control': 'no-store' })
const textOf = async (path: string) => (await copyOf(path))?.text()

test('a copy has the page’s policy and the time at which it was kept; the files that it names are fetched once', async () => {
  await keepCopy(seat(1), page('one'), HEADERS)
  await keepCopy(seat(2), page('two'), HEADERS)
  const copy = await copyOf(seat(1))
  expect(copy?.headers.get('content-security-policy')).toBe("default-src 'none'")
  expect(copy && Math.abs(keptAt(copy) - Date.now()) < 60_000).toBe(true)
  expect(fetched).toEqual([SCRIPT, PART])
})

test('the answer to the last press is not kept', async () => {
  await keepCopy(seat(1), page('<p id="outcome"><b>You have offered a draw.</b></p><h1>Waiting</h1>'), HEADERS)
  expect(await textOf(seat(1))).toBe(page('<h1>Waiting</h1>'))
})

test('at most 50 boards are kept, those that were seen last, and no page that is too long', async () => {
  for (let index = 0; index < 50; index += 1) await keepCopy(seat(index), page(), HEADERS)
  await keepCopy(seat(0), page('again'), HEADERS)
  await keepCopy(seat(50), page(), HEADERS)
  expect([await textOf(seat(0)), await textOf(seat(1))]).toEqual([page('again'), undefined])
  await keepCopy(seat(60), page('x'.repeat(300_000)), HEADERS)
  expect(await textOf(seat(60))).toBeUndefined()
})

test('the copy of a game that is forgotten, or whose link ends, is deleted', async () => {
  for (const index of [1, 2, 3]) await keepCopy(seat(index), page(), HEADERS)
  await keepCopy('/games', page(), HEADERS)
  await forgetCopiesBut([seat(1), seat(2)])
  await forgetCopy(seat(2))
  expect(await Promise.all([seat(1), seat(2), seat(3), '/games'].map(textOf))).toEqual([
    page(),
    undefined,
    undefined,
    page(),
  ])
})

test.each([
  [seat(1), seat(1)],
  [`${seat(1)}.mark`, seat(1)],
  ['/games', '/games'],
  [`${seat(1)}/settings`, undefined],
  [`${seat(1)}/keep`, undefined],
  ['/', undefined],
  ['/k/abc', undefined],
  ['/i/abc', undefined],
  ['/g/AAAAAAAAAAAA', undefined],
])('%s is kept as %s', (pathname, kept) => {
  expect(keptPath({ pathname })).toBe(kept)
})

test.each([
  ['', true],
  ['?flip=1&numbers=all', true],
  ['?done=give-time', true],
  ['?move=9-14', false],
  ['?ply=3', false],
  ['?panel=draw', false],
  ['?refused=not-your-piece', false],
])('a board at %j is kept: %s', (query, isKept) => {
  expect(isPlain(new URL(`https://crownhead.test/p/x${query}`))).toBe(isKept)
})
