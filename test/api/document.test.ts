import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { statusesOf } from '../../shared/api/routes/promised-answers.ts'
import { API_ROUTES } from '../../shared/api/routes/routes.ts'
import { documentFrom } from '../../tools/openapi/document.ts'
import { type ExampleRun, runExamples } from '../../tools/openapi/run-examples.ts'

const root = join(import.meta.dirname, '../..')
const written = readFileSync(join(root, 'openapi.json'), 'utf8')

type Schema = {
  readonly description?: string
  readonly pattern?: string
  readonly format?: string
  readonly default?: unknown
}
type Operation = {
  readonly operationId: string
  readonly parameters?: readonly { readonly $ref: string }[]
  readonly responses: Readonly<Record<string, { readonly headers?: object }>>
  readonly security: readonly object[]
}
type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, { readonly properties: Readonly<Record<string, Schema>> }>>
    readonly responses: { readonly Broken: { readonly headers?: object } }
  }
}
const { paths, components } = JSON.parse(written) as Document

/** Returns the members of every union in the document. */
const unionsIn = (value: unknown): readonly (readonly object[])[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, each]: [string, unknown]) => [
        ...((key === 'anyOf' || key === 'oneOf') && Array.isArray(each) ? [each as object[]] : []),
        ...unionsIn(each),
      ])

let ran: readonly ExampleRun[]
beforeAll(async () => {
  ran = await runExamples()
})

describe('openapi.json', () => {
  test('equals what the routes, their shapes and their answers give; npm run openapi writes it anew', () => {
    expect(JSON.parse(JSON.stringify(documentFrom(ran)))).toEqual(JSON.parse(written))
  })

  test('is valid, with examples of its shapes: the linter has no error and no warning', async () => {
    const linter = join(root, 'node_modules/@redocly/cli/bin/cli.js')
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
    const args = [linter, 'lint', 'openapi.json', '--format=json', '--max-problems=20']
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env })
    expect(JSON.parse(stdout)).toMatchObject({ totals: { errors: 0, warnings: 0, ignored: 0 }, problems: [] })
  })

  test.each(API_ROUTES)('has $method $path with its statuses', (route) => {
    const operation = paths[route.path]?.[route.method.toLowerCase()]
    expect(operation?.operationId).toBe(route.name)
    expect(Object.keys(operation?.responses ?? {})).toEqual([...statusesOf(route).map(String), 'default'])
  })

  test('the index links to every kind of address in the document', async () => {
    const { body } = ran.find(({ example }) => example.route === 'index') ?? {}
    const { operator: _, ...urls } = body as Readonly<Record<string, unknown>>
    const index = Object.values(urls).map((url) => new URL(String(url)).pathname)
    expect(index.filter((path) => path !== '/api' && !(path in paths))).toEqual([])
    const first = (path: string): string => /^\/v1\/([\w.]+)/.exec(path)?.[1]?.replace('.pdn', '') ?? ''
    const kinds = Object.keys(paths)
      .map(first)
      .filter((kind) => kind !== '')
    // The API's index has no address of an order: the answer to placing an order gives it.
    expect(new Set(index.map(first).filter((kind) => kind !== ''))).toEqual(
      new Set(kinds.filter((kind) => kind !== 'orders')),
    )
  })

  test('asks for a token where the route needs one', () => {
    const secured = Object.values(paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ operationId, security }) =>
        security.some((each) => Object.keys(each).length === 0) ? [] : [operationId],
      ),
    )
    expect(secured.toSorted()).toEqual([
      'act',
      'addHook',
      'changeEntry',
      'changeHook',
      'changeSeat',
      'claim',
      'deliveries',
      'enter',
      'entry',
      'hooks',
      'move',
      'order',
      'orderPlayers',
      'ownGames',
      'ownOrder',
      'ownRecords',
      'ownTournaments',
      'push',
      'remindOrder',
      'removeHook',
      'replayHook',
      'rotate',
      'rotateEntry',
      'seat',
      'seen',
      'setPush',
      'stopPush',
      'testHook',
      'tournamentAct',
    ])
  })

  test('describes every field of a game', () => {
    const { properties = {} } = components.schemas['Game'] ?? {}
    expect(Object.keys(properties).length).toBeGreaterThan(30)
    expect(Object.entries(properties).flatMap(([name, { description }]) => (description ? [] : [name]))).toEqual([])
  })

  test('says of every problem that a header names its language', () => {
    const problems = Object.values(paths)
      .flatMap((methods) => Object.values(methods).flatMap(({ responses }) => Object.entries(responses)))
      .filter(([status]) => Number(status) >= 400)
    expect(problems.length).toBeGreaterThan(100)
    for (const { headers } of [...problems.map(([, problem]) => problem), components.responses.Broken])
      expect(headers).toHaveProperty('Content-Language')
  })

  test('names the parameters and headers of each route that has some', () => {
    const taken = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId, parameters = [] }) => [
        operationId,
        parameters.map(({ $ref }) => $ref.split('/').at(-1)),
      ]),
    )
    expect(Object.fromEntries(taken)).toMatchObject({
      pdn: ['id', 'ply', 'ifNoneMatch'],
      fen: ['id', 'ply', 'ifNoneMatch'],
      svg: ['id', 'ply', 'flip', 'ifNoneMatch'],
      events: ['id', 'sinceEvent', 'after', 'limit', 'ifNoneMatch'],
      create: ['idempotencyKey'],
      claim: ['id', 'idempotencyKey'],
      rotate: ['idempotencyKey'],
    })
  })

  test('names every member of a union, so that generators need not make up names', () => {
    const unnamed = unionsIn(JSON.parse(written)).flatMap((members) =>
      members.filter((member) => !('$ref' in member) && JSON.stringify(member) !== '{"type":"null"}'),
    )
    expect(unnamed).toEqual([])
    expect(unionsIn(JSON.parse(written)).length).toBeGreaterThan(30)
  })

  test('says how a duration is written, and its default', () => {
    const { invitationLife } = components.schemas['CreateBody']?.properties ?? {}
    expect(invitationLife).toMatchObject({ format: 'duration', default: 'P30D' })
    const pattern = new RegExp(invitationLife?.pattern ?? '')
    for (const right of ['P3D', 'PT0S', 'P1W', 'P1DT12H', 'PT30M']) expect(right).toMatch(pattern)
    for (const wrong of ['', 'P', 'PT', '3D', 'P1DT', 'P1Y', 'PT1.5H']) expect(wrong).not.toMatch(pattern)
  })
})

test('every example of the document gets the documented answer', () => {
  const refused = ran.filter(({ status }) => status >= 400).map(({ body }) => (body as { readonly code: string }).code)
  expect(refused).toEqual([
    'invalid-request',
    'invitation-taken',
    'link-needed',
    'stale-ply',
    'illegal-move',
    'nothing-asked',
    'not-found',
  ])
  expect(ran.length - refused.length).toBe(API_ROUTES.length)
})
