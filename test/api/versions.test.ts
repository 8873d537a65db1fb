import { describe, expect, test } from 'vitest'
import openapi from '../../openapi.json' with { type: 'json' }
import { readTerms } from '../../packages/cli/src/terminal/read-terms.ts'
import { printBoard } from '../../packages/cli/src/terminal/print-game.ts'
import type { CommandContext } from '../../packages/cli/src/terminal/command.ts'
import type { Game } from '../../packages/client/src/index.ts'
import { whyClosed } from '../../shared/api/answers/programs/closed-values.ts'
import { DEPRECATED, deprecationHeaders } from '../../shared/service/http/deprecation.ts'
import { stand } from '../service/stand.ts'

type Found = { readonly path: readonly string[]; readonly values: unknown }

/** Returns every list of values under a keyword, with its place. */
const listsOf = (keyword: string, value: unknown, path: readonly string[] = []): readonly Found[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]: [string, unknown]) => {
    if (key === 'example' || key === 'examples') return []
    const here = key === keyword && Array.isArray(each) ? [{ path, values: each }] : []
    return [...here, ...listsOf(keyword, each, [...path, key])]
  })
}

const referred = (value: unknown): readonly string[] =>
  [...JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) => name)

/** Returns the schemas from which requests are made. */
const requested = (): ReadonlySet<string> => {
  const schemas = openapi.components.schemas as Readonly<Record<string, unknown>>
  const found = new Set<string>()
  const walk = (name: string): void => {
    if (found.has(name)) return
    found.add(name)
    referred(schemas[name]).forEach(walk)
  }
  for (const methods of Object.values(openapi.paths))
    for (const operation of Object.values(methods as object))
      if (typeof operation === 'object' && operation !== null && 'requestBody' in operation)
        referred(operation.requestBody).forEach(walk)
  return found
}

describe('lists of values', () => {
  test('in answers are closed for a reason, or marked as open to what a later release adds', () => {
    const bodies = requested()
    const isAsked = ([, kind, name = '']: readonly string[]): boolean => kind === 'parameters' || bodies.has(name)
    const undecided = listsOf('enum', openapi).filter(
      ({ path, values }) => !isAsked(path) && !['Posted', path[2] ?? ''].some((name) => whyClosed(values, name)),
    )
    expect(undecided).toEqual([])
  })

  test('are never open in a request, and have texts alone', () => {
    const bodies = requested()
    const open = listsOf('x-extensible-enum', openapi)
    expect(open.length).toBeGreaterThan(40)
    expect(open.filter(({ path: [, , name = ''] }) => bodies.has(name))).toEqual([])
    expect(open.filter(({ values }) => !(values as unknown[]).every((each) => typeof each === 'string'))).toEqual([])
  })
})

describe('a command line that is older than the service', () => {
  const printed = (game: object): string => {
    const lines: string[] = []
    const context = { values: {}, print: (...line: unknown[]) => lines.push(line.join('')) }
    printBoard(context as unknown as CommandContext, game as Game)
    return lines.join('\n')
  }

  test('says which rules it does not know, and shows the position', () => {
    expect(printed({ rules: 'lasca', fen: 'B:W21:B1' })).toBe('This version does not know the rules lasca: B:W21:B1')
  })

  test('says which terms it does not know, so that nobody accepts them unread', () => {
    const game = {
      rules: 'english',
      opening: { kind: 'ballot', deck: 'five-move' },
      match: { part: 1, other: 'AAAAAAAAAAAA', order: 'shuffled' },
      engines: 'for-analysis',
      strictness: 'club',
      noShow: 'draw',
    }
    const { terms, unknown } = readTerms(game as unknown as Game)
    expect(terms).toMatchObject({ opening: { kind: 'free' }, match: null, strictness: 'lenient', noShow: 'void' })
    expect(unknown).toEqual([
      'the deck five-move',
      'the order of games shuffled',
      'engines for-analysis',
      'strictness club',
      'noShow draw',
    ])
  })
})

describe('what is deprecated', () => {
  test('says since when in each answer to a request that uses it, and what replaces it does not', async () => {
    const at = stand()
    const { body } = await at.begin({ creator: { name: 'Amara', seat: 'black' }, opponent: { name: 'Bo' } })
    const path = `/v1/games/${body.game.id}/events`
    const link = '<https://draughts.test/api>; rel="deprecation"; type="text/html"'
    const old = await at.ask('GET', path, { query: { after: '0' } })
    expect(old.headers).toMatchObject({ deprecation: '@1795737600', link })
    expect(old.headers['access-control-expose-headers']).toContain('Deprecation')
    const etag = old.headers['etag'] ?? ''
    const same = await at.ask('GET', path, { query: { after: '0' }, headers: { 'if-none-match': etag } })
    expect([same.status, same.headers['deprecation']]).toEqual([304, '@1795737600'])
    const page = await at.ask('GET', path, { query: { after: '0', limit: '1' } })
    expect(page.headers['link']).toMatch(/rel="next", <.*>; rel="deprecation"/)
    const now = await at.ask('GET', path, { query: { since: '0' } })
    expect(now.headers).not.toHaveProperty('deprecation')
    expect(now.headers).not.toHaveProperty('link')
  })

  test('is what the document marks as deprecated', () => {
    const marked = Object.values(openapi.components.parameters).filter((each) => 'deprecated' in each)
    expect(marked.map(({ name }) => name)).toEqual(Object.keys(DEPRECATED))
  })

  test('stops twelve months later at the earliest, and then says when', () => {
    const since = Date.UTC(2026, 10, 27)
    const headers = deprecationHeaders({ origin: 'https://draughts.test' }, { since, until: Date.UTC(2028, 0, 1) })
    expect(headers.sunset).toBe('Sat, 01 Jan 2028 00:00:00 GMT')
    const rows: readonly { readonly since: number; readonly until?: number }[] = Object.values(DEPRECATED)
    for (const row of rows) expect(new Date(row.until ?? Infinity) < new Date(row.since + 365 * 86_400_000)).toBe(false)
  })
})
