import { beforeAll, expect, test } from 'vitest'
import { STAGE_OPTIONS } from '../../infra/settings/stage-options.ts'
import { DOMAIN } from './apps.ts'
import type { Headers } from './edge.ts'
import { type Fronted, JSON_TYPE, type Stand, bearer, begun, frontedTemplates, standing } from './fronted.ts'
import type { Template } from './synth.ts'

let real: Fronted
beforeAll(() => {
  real = frontedTemplates()
})

/** What the front promises. For each promise there is a template with one mistake that breaks it. */
const PROMISES = {
  'pages and API answer': async (at) => {
    const answers = [
      await at.ask({ path: '/' }),
      await at.ask({ path: '/v1/health' }),
      await at.ask({ path: '/v1' }),
      await at.ask({ path: '/nowhere' }),
    ]
    return answers.map(({ status }) => status).join() === '200,200,200,404'
  },
  'a file is asked for once, in each packing, and carries the guards': async (at) => {
    const [path = ''] = [...at.assets.files.keys()].map((name) => `/assets/${name}`)
    const get = (packing: string) =>
      at.ask({ path, headers: { 'accept-encoding': packing, cookie: 'a=b' }, query: { v: '1' } })
    const answers = [await get('gzip, br'), await get('br;q=1, gzip'), await get('gzip'), await get('identity')]
    const packings = answers.map(({ headers }) => headers['content-encoding'] ?? 'plain').join()
    const reached = answers.map((answer) => answer.reached).join()
    const guards = [
      'strict-transport-security',
      'x-content-type-options',
      'x-frame-options',
      'referrer-policy',
      'permissions-policy',
    ]
    const isGuarded = answers.every(({ headers }) => guards.every((name) => headers[name] !== undefined))
    return packings === 'br,br,gzip,plain' && reached === 'true,false,true,true' && isGuarded
  },
  'a page is packed, as its reader can unpack it': async (at) => {
    const { headers } = await at.ask({ path: '/api', headers: { 'accept-encoding': 'gzip, deflate, br' } })
    return headers['content-encoding'] === 'br'
  },
  'a picture of an earlier ply is asked for once, whatever else the query says': async (at) => {
    const { id } = await begun(at)
    const get = (query: Headers) => at.ask({ path: `/v1/games/${id}.png`, query })
    const answers = [
      await get({ ply: '0', x: '1' }),
      await get({ ply: '0' }),
      await get({ ply: '0' }),
      await get({ ply: '0', flip: '1' }),
      await get({ ply: '1' }),
    ]
    const seen = answers.map(({ status, reached }) => `${status} ${reached}`).join()
    const isOther = new Set(answers.map(({ text }) => text)).size === 4
    return seen === '400 true,200 true,200 false,200 true,200 true' && isOther
  },
  'a drawing has the words of its reader': async (at) => {
    const { id } = await begun(at)
    const get = (language: string) =>
      at.ask({ path: `/v1/games/${id}.svg`, query: { ply: '0' }, headers: { 'accept-language': language } })
    const [english, dutch, again] = [await get('en'), await get('nl'), await get('en')]
    return english.text !== dutch.text && english.text === again.text && !again.reached
  },
  'other sites may frame a board, which is asked for once, and nothing else': async (at) => {
    const { id } = await begun(at)
    const get = (query: Headers, cookie = '') =>
      at.ask({ path: `/g/${id}/embed`, query, headers: { cookie, 'accept-language': 'en' } })
    const answers = [
      await get({}),
      await get({ x: '1' }, 'language=nl'),
      await get({ theme: 'dark' }),
      await get({ language: 'nl' }),
      await get({ ply: '0' }),
    ]
    const page = await at.ask({ path: `/g/${id}` })
    const isFramed = answers.every(
      ({ headers }) =>
        headers['x-frame-options'] === undefined &&
        headers['content-security-policy']?.endsWith('frame-ancestors *') === true &&
        headers['permissions-policy'] !== undefined,
    )
    return (
      isFramed &&
      answers.map(({ reached }) => reached).join() === 'true,false,true,true,true' &&
      page.headers['x-frame-options'] === 'DENY'
    )
  },
  'a seat is shown to its own link alone, also just after another was refused': async (at) => {
    const { id, black, white } = await begun(at)
    const see = (path: string, headers: Headers) => at.ask({ path, headers })
    const wrong = await see('/v1/seat', bearer(`c1${'A'.repeat(44)}`))
    const [own, other] = [await see('/v1/seat', bearer(black)), await see('/v1/seat', bearer(white))]
    const [game, view] = [await see(`/v1/games/${id}`, bearer(black)), await see(`/v1/games/${id}`, {})]
    const cached = await see(`/v1/games/${id}`, {})
    return (
      [wrong, own, other, view].map(({ status }) => status).join() === '404,200,200,200' &&
      own.text !== other.text &&
      game.text !== view.text &&
      cached.text === view.text
    )
  },
  'a form has a key of its own each time': async (at) => {
    const keyIn = ({ text }: { readonly text: string }) => /name="key" value="([^"]+)"/.exec(text)?.[1]
    const [one, other] = [keyIn(await at.ask({ path: '/' })), keyIn(await at.ask({ path: '/' }))]
    return one !== undefined && one !== other
  },
  'a page has the language that its reader chose': async (at) => {
    const { text } = await at.ask({ path: '/', headers: { cookie: 'other=1; language=nl', 'accept-language': 'de' } })
    return text.includes('<html lang="nl') && !at.heard.some(({ headers }) => headers['cookie']?.includes('other'))
  },
  'a form of this site is taken, one of another site is not': async (at) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: `https://${DOMAIN.domain}` }
    const post = (more: Headers) =>
      at.ask({ method: 'POST', path: '/language', headers: { ...headers, ...more }, body: 'language=nl&back=%2F' })
    const answers = [
      await post({}),
      await post({ origin: 'https://evil.example' }),
      await post({ 'sec-fetch-site': 'cross-site' }),
    ]
    return answers.map(({ status }) => status).join() === '303,403,403'
  },
  'a call of another site’s page is counted apart': async (at) => {
    const post = async (more: Headers) => {
      const { headers } = await at.ask({
        method: 'POST',
        path: '/v1/links',
        headers: { ...JSON_TYPE, ...more },
        body: '{}',
      })
      return headers['ratelimit-policy']?.split(';')[0]
    }
    const answers = [
      await post({}),
      await post({ origin: 'https://evil.example' }),
      await post({ 'sec-fetch-site': 'cross-site' }),
    ]
    return answers.join() === '"network","foreign","foreign"'
  },
  'a request that is sent again by its key is done once': async (at) => {
    const headers = { ...JSON_TYPE, 'idempotency-key': 'k'.repeat(22) }
    const body = JSON.stringify({ creator: { name: 'Ada', seat: 'black' } })
    const post = () => at.ask({ method: 'POST', path: '/v1/games', headers, body })
    const idIn = ({ text }: { readonly text: string }) => (JSON.parse(text) as { game: { id: string } }).game.id
    return idIn(await post()) === idIn(await post())
  },
  'what has not changed is not sent again': async (at) => {
    const { id } = await begun(at)
    const { headers } = await at.ask({ path: `/v1/games/${id}` })
    const { status } = await at.ask({ path: `/v1/games/${id}`, headers: { 'if-none-match': headers['etag'] ?? '' } })
    return status === 304
  },
  'limits count viewers, whatever they say of themselves': async (at) => {
    const post = (viewer: string, headers: Headers = {}) =>
      at.ask({
        method: 'POST',
        path: '/v1/rules/none/moves',
        headers: { ...JSON_TYPE, ...headers },
        body: '{}',
        viewer,
      })
    const lies = {
      'cloudfront-viewer-address': '198.51.100.7:1',
      'x-crownhead-front': 'x',
      'x-forwarded-for': '198.51.100.7',
    }
    const answers = [await post('192.0.2.1:1'), await post('192.0.2.9:2', lies), await post('198.51.100.7:1')]
    const left = answers.map(({ headers }) => Number(/r=(\d+)/.exec(headers['ratelimit'] ?? '')?.[1]))
    return left[0] === left[2] && left[1] === Number(left[0]) - 1
  },
  'an answer without a limit of its own tells the front’s, and another its own': async (at) => {
    const plain = await at.ask({ path: '/v1/rules' })
    const limited = await at.ask({ method: 'POST', path: '/v1/links', headers: JSON_TYPE, body: '{}' })
    return (
      plain.headers['ratelimit-policy'] === `"front";q=${STAGE_OPTIONS.calls.usual};w=300` &&
      plain.headers['ratelimit'] === undefined &&
      limited.headers['ratelimit-policy']?.startsWith('"network";') === true
    )
  },
  'every method comes through': async (at) => {
    const { black } = await begun(at)
    const patch = await at.ask({
      method: 'PATCH',
      path: '/v1/seat',
      headers: { ...JSON_TYPE, ...bearer(black) },
      body: '{"note":"x"}',
    })
    const put = await at.ask({ method: 'PUT', path: '/v1/rules', headers: JSON_TYPE })
    return patch.status === 200 && put.status === 405 && JSON.parse(put.text).code === 'method-not-allowed'
  },
} as const satisfies Readonly<Record<string, (at: Stand) => Promise<boolean>>>

type Promised = keyof typeof PROMISES

test.each(Object.keys(PROMISES) as Promised[])('%s', async (promised) => {
  expect(await PROMISES[promised](standing(real))).toBe(true)
})

const replaced = (pattern: RegExp, by: string) => (text: string) => {
  const changed = text.replaceAll(pattern, by)
  if (changed === text) throw new Error(`${pattern} is not in the template`)
  return changed
}

const listOf = (id: string) => new RegExp(`\\{"Ref":"${id}[0-9A-F]{8}"\\}`, 'g')

/** Templates with one mistake that looks right, and the promise that each breaks. */
const WRONG: readonly (readonly [what: string, change: (text: string) => string, broken: Promised])[] = [
  [
    'the managed AllViewer sends Host on',
    replaced(listOf('ToPages'), '"216adef6-5c7f-47e4-b989-5492eafa07d3"'),
    'pages and API answer',
  ],
  [
    'paths of the API lead to the function of pages',
    replaced(/"TargetOriginId":"Answers"/g, '"TargetOriginId":"Pages"'),
    'pages and API answer',
  ],
  [
    'the address of the API itself is a page',
    replaced(/"PathPattern":"\/v1"/g, '"PathPattern":"/v1/"'),
    'pages and API answer',
  ],
  [
    'no secret is sent',
    replaced(/"HeaderName":"x-crownhead-front"/g, '"HeaderName":"x-other"'),
    'pages and API answer',
  ],
  [
    'the managed AllViewerExceptHostHeader has no viewer’s address',
    replaced(listOf('ToApi'), '"b689b0a8-53d0-40ab-baf2-68738e2966ac"'),
    'limits count viewers, whatever they say of themselves',
  ],
  [
    'the viewer’s address is not listed',
    replaced(/,"CloudFront-Viewer-Address"/g, ''),
    'limits count viewers, whatever they say of themselves',
  ],
  [
    'Authorization is in no key',
    replaced(/"Authorization",?/g, ''),
    'a seat is shown to its own link alone, also just after another was refused',
  ],
  [
    'a drawing’s key has no language',
    replaced(/,"Accept-Language"\]\},"Query/g, ']},"Query'),
    'a drawing has the words of its reader',
  ],
  [
    'the managed CachingOptimized keeps what says no-store',
    replaced(listOf('Pages'), '"658327ea-f89d-4fab-a63d-7e88639e58f6"'),
    'a form has a key of its own each time',
  ],
  [
    'the managed CachingDisabled does not say what the reader can unpack',
    replaced(listOf('Pages'), '"4135ea2d-6df8-44a3-9df3-4b5a84be39ad"'),
    'a page is packed, as its reader can unpack it',
  ],
  [
    'packings are no part of a file’s key',
    replaced(/"EnableAcceptEncodingBrotli":true/g, '"EnableAcceptEncodingBrotli":false'),
    'a file is asked for once, in each packing, and carries the guards',
  ],
  [
    'guards are left out',
    replaced(/"ResponseHeadersPolicyId":\{[^}]+\},/g, ''),
    'a file is asked for once, in each packing, and carries the guards',
  ],
  [
    'a frame is like any page',
    replaced(/"PathPattern":"\/g\/\*\/embed"/g, '"PathPattern":"/g/*/frame"'),
    'other sites may frame a board, which is asked for once, and nothing else',
  ],
  [
    'the front does not tell its limit',
    replaced(/"Header":"ratelimit-policy"/g, '"Header":"x-other"'),
    'an answer without a limit of its own tells the front’s, and another its own',
  ],
  [
    'ply is no part of the key',
    replaced(/"ply",/g, '"other",'),
    'a picture of an earlier ply is asked for once, whatever else the query says',
  ],
  [
    'cookies stay behind',
    replaced(/"Cookies":\["language"\]/g, '"Cookies":[]'),
    'a page has the language that its reader chose',
  ],
  ['Origin stays behind', replaced(/"Origin",/g, ''), 'a form of this site is taken, one of another site is not'],
  ['Origin stays behind in calls', replaced(/"Origin",/g, ''), 'a call of another site’s page is counted apart'],
  [
    'Sec-Fetch-Site stays behind in calls',
    replaced(/"Sec-Fetch-Site",/g, ''),
    'a call of another site’s page is counted apart',
  ],
  [
    'Sec-Fetch-Site stays behind',
    replaced(/"Sec-Fetch-Site",/g, ''),
    'a form of this site is taken, one of another site is not',
  ],
  ['Content-Type stays behind', replaced(/"Content-Type",/g, ''), 'every method comes through'],
  [
    'Idempotency-Key stays behind',
    replaced(/"Idempotency-Key",/g, ''),
    'a request that is sent again by its key is done once',
  ],
  ['If-None-Match stays behind', replaced(/"If-None-Match",/g, ''), 'what has not changed is not sent again'],
  ['only GET comes through', replaced(/,"PUT","PATCH","POST","DELETE"/g, ''), 'every method comes through'],
  [
    'errors are kept for ten seconds, by the path alone',
    (text) =>
      [
        replaced(/"CustomErrorResponses":\[[^\]]+\],/g, ''),
        replaced(/"Authorization",?/g, ''),
        replaced(listOf('ToApi'), '"b689b0a8-53d0-40ab-baf2-68738e2966ac"'),
      ].reduce((sofar, change) => change(sofar), text),
    'a seat is shown to its own link alone, also just after another was refused',
  ],
]

test.each(WRONG)('the mistake is found: %s', async (_what, change, broken) => {
  const wrong = JSON.parse(change(JSON.stringify(real.front))) as Template
  const holds = await PROMISES[broken](standing({ ...real, front: wrong })).catch(() => false)
  expect(holds).toBe(false)
})
