import { describe, expect, test } from 'vitest'
import { isGatewayRoute } from '../../infra/api/routes.ts'
import { API_ROUTES } from '../../shared/api/routes/routes.ts'
import { PAGE_ROUTES } from '../../shared/api/routes/page-routes.ts'
import { SENDER, appWith } from './apps.ts'
import { type Template, each, propertiesOf } from './synth.ts'

type Context = Readonly<Record<string, string>>

const runWith = (context: Context): Template =>
  appWith({ mailFrom: SENDER, canary: 'off', ...context })
    .synth()
    .getStackByName('crownhead-run').template as Template

type Rates = { readonly ThrottlingRateLimit?: number; readonly ThrottlingBurstLimit?: number }

const stageIn = ({ Resources }: Template) => {
  const [, found] = Object.entries(Resources).find(([, { Type }]) => Type === 'AWS::ApiGatewayV2::Stage') ?? []
  const { DependsOn = [] } = (found ?? {}) as { readonly DependsOn?: readonly string[] }
  return { after: DependsOn, routes: (propertiesOf(found)['RouteSettings'] ?? {}) as Readonly<Record<string, Rates>> }
}

const routeIds = ({ Resources }: Template): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(Resources)
      .filter(([, { Type }]) => Type === 'AWS::ApiGatewayV2::Route')
      .map(([id, resource]) => [String(propertiesOf(resource)['RouteKey']), id]),
  )

/**
 * Returns what is wrong with the rates of routes: the gateway would refuse the stage, or would not throttle the route.
 */
const faultsIn = (run: Template): readonly string[] => {
  const { after, routes } = stageIn(run)
  const ids = routeIds(run)
  return Object.entries(routes).flatMap(([key, rates]) => {
    const id = ids.get(key)
    if (id === undefined) return [`${key} is no route`]
    if (!after.includes(id)) return [`${key} may not be there yet`]
    return rates.ThrottlingRateLimit === undefined || rates.ThrottlingBurstLimit === undefined
      ? [`${key} has no rate`]
      : []
  })
}

describe('the throttles of the gateway', () => {
  const run = runWith({})

  test('give each route with a limit for networks a rate of its own, below that of the whole stage', () => {
    const { routes } = stageIn(run)
    const rows = [...API_ROUTES, ...PAGE_ROUTES].filter(isGatewayRoute)
    const limited = rows.filter((row) => 'limited' in row && row.limited !== 'film')
    expect(Object.keys(routes).toSorted()).toEqual(limited.map(({ method, path }) => `${method} ${path}`).toSorted())
    expect(routes['POST /v1/games']).toEqual({ ThrottlingRateLimit: 20, ThrottlingBurstLimit: 40 })
    expect(routes['POST /links']).toEqual({ ThrottlingRateLimit: 10, ThrottlingBurstLimit: 20 })
    expect(faultsIn(run)).toEqual([])
  })

  const changed = (pattern: RegExp, by: string): Template => {
    const text = JSON.stringify(run)
    const wrong = text.replace(pattern, by)
    if (wrong === text) throw new Error(`${pattern} is not in the template`)
    return JSON.parse(wrong) as Template
  }

  test.each([
    ['a route that there is not', /"POST \/links":\{/, '"POST /linked":{', 'POST /linked is no route'],
    [
      'a stage that is made before the route',
      /"DependsOn":\["Api(DELETE|GET|PATCH|POST)[^\]]+\]/,
      '"DependsOn":[]',
      'may not be there yet',
    ],
    ['the CDK’s spelling', /"ThrottlingRateLimit":20/, '"throttlingRateLimit":20', 'has no rate'],
  ])('are checked: a template that breaks them is found: %s', (_what, pattern, by, fault) => {
    expect(faultsIn(changed(pattern, by)).join()).toContain(fault)
  })

  test('are settings, and a share of all requests without a setting', () => {
    const { routes } = stageIn(runWith({ requests: '1000', throttles: 'create=7,rotate=900' }))
    const rates = ['POST /', 'POST /v1/seat/rotate', 'POST /v1/games/look'].map(
      (key) => routes[key]?.ThrottlingRateLimit,
    )
    expect(rates).toEqual([7, 900, 300])
    expect(
      Object.values(stageIn(runWith({ requests: '1' })).routes).map((rates) => rates.ThrottlingRateLimit),
    ).not.toContain(0)
  })
})

test('a sweep ticks 5,000 games, or as many as a setting says', () => {
  const environments = (context: Context) =>
    each(runWith(context), 'AWS::Lambda::Function', (properties) => properties['Environment'])['Sweep']
  expect(environments({})).toMatchObject({ Variables: { SWEEP_MOST: '5000' } })
  expect(environments({ sweep: '60000' })).toMatchObject({ Variables: { SWEEP_MOST: '60000' } })
})

describe('reserved concurrency', () => {
  const reservedWith = (context: Context) =>
    each(runWith(context), 'AWS::Lambda::Function', (properties) => properties['ReservedConcurrentExecutions'])

  test('is reserved only if asked for, as a new account has none to spare', () => {
    expect(Object.values(reservedWith({})).filter((concurrency) => concurrency !== undefined)).toEqual([])
  })

  test('keeps what must never starve apart from requests, whose share is also their limit', () => {
    expect(reservedWith({ reserve: 'yes', senders: '9', stored: '60', pages: '150' })).toEqual({
      Stored: 60,
      Alarm: 20,
      Sweep: 1,
      Deliver: 9,
      Answers: 200,
      Pages: 150,
      Redo: undefined,
    })
  })

  test('leaves a hundred for the other functions, to the last one', () => {
    const all = 40 + 20 + 1 + 5 + 200 + 200
    expect(Object.values(reservedWith({ reserve: 'yes', concurrency: `${all + 100}` }))).toContain(200)
    for (const concurrency of ['10', `${all + 99}`])
      expect(() => appWith({ mailFrom: SENDER, reserve: 'yes', concurrency })).toThrow(
        new RegExp(`^reserve=yes keeps ${all} concurrent functions, .* A new account may run 10;`),
      )
    expect(() => appWith({ mailFrom: SENDER, reserve: 'yes', answers: '800' })).toThrow(/of concurrency=1000 only 900/)
  })
})

test.each([
  [{ throttles: 'create' }, /^throttles must be such as create=20/],
  [{ throttles: 'film=3' }, /^throttles must be such as/],
  [{ throttles: 'create=500' }, /^throttles: create=500 is more than requests=100/],
  [{ stored: '0' }, /^stored must be a whole number/],
  [{ sweep: '0' }, /^sweep must be a whole number from 1 to 99999/],
  [{ sweep: '100000' }, /^sweep must be a whole number/],
  [{ concurrency: 'many' }, /^concurrency must be a whole number/],
])('%j is refused in one sentence', (context, sentence) => {
  expect(() => appWith({ mailFrom: SENDER, reserve: 'yes', ...context })).toThrow(sentence)
})
