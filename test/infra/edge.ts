import { type Template, propertiesOf, resources } from './synth.ts'
import { isMatch } from './wildcards.ts'

/** Values by name, in the header or the query of a request. */
export type Headers = Readonly<Record<string, string>>

export type Asked = {
  readonly method?: string
  readonly path: string
  readonly query?: Headers
  /** Header names are in lower case. */
  readonly headers?: Headers
  readonly body?: string
  /** The address and port of the viewer. */
  readonly viewer?: string
}

export type Answered = { readonly status: number; readonly headers: Headers; readonly body: Buffer }

/** Answers a request that the edge forwards. `host`: the host header, as the template sets it. */
export type Origin = (forwarded: Required<Omit<Asked, 'viewer'>>, host: unknown) => Promise<Answered>

type Config = Readonly<Record<string, unknown>>

type Policy = {
  readonly headers: readonly string[] | 'all' | 'all but host'
  readonly cookies: readonly string[] | 'all'
  readonly query: readonly string[] | 'all'
}

type Key = Policy & { readonly min: number; readonly most: number; readonly byDefault: number; readonly packs: boolean }

type Behavior = {
  readonly PathPattern?: string
  readonly TargetOriginId: string
  readonly CachePolicyId: unknown
  readonly OriginRequestPolicyId?: unknown
  readonly ResponseHeadersPolicyId?: unknown
  readonly AllowedMethods: readonly string[]
}

type Distribution = {
  readonly DefaultCacheBehavior: Behavior
  readonly CacheBehaviors: readonly Behavior[]
  readonly CustomErrorResponses?: readonly { readonly ErrorCode: number; readonly ErrorCachingMinTTL: number }[]
  readonly Origins: readonly {
    readonly Id: string
    readonly DomainName: unknown
    readonly OriginCustomHeaders?: readonly { readonly HeaderName: string; readonly HeaderValue: string }[]
    readonly CustomOriginConfig: Readonly<Record<string, unknown>>
  }[]
  readonly [name: string]: unknown
}

const distributionIn = (template: Template): Distribution => {
  const [found] = resources(template, 'AWS::CloudFront::Distribution').values()
  return propertiesOf(found)['DistributionConfig'] as Distribution
}

const NOTHING: Policy = { headers: [], cookies: [], query: [] }

const MANAGED_KEYS: Readonly<Record<string, Key>> = {
  // The managed policy CachingDisabled.
  '4135ea2d-6df8-44a3-9df3-4b5a84be39ad': { ...NOTHING, min: 0, most: 0, byDefault: 0, packs: false },
  // The managed policy CachingOptimized.
  '658327ea-f89d-4fab-a63d-7e88639e58f6': { ...NOTHING, min: 1, most: 31_536_000, byDefault: 86_400, packs: true },
}

const MANAGED_REQUESTS: Readonly<Record<string, Policy>> = {
  // The managed policy AllViewer.
  '216adef6-5c7f-47e4-b989-5492eafa07d3': { headers: 'all', cookies: 'all', query: 'all' },
  // The managed policy AllViewerExceptHostHeader, without the headers that CloudFront adds.
  'b689b0a8-53d0-40ab-baf2-68738e2966ac': { headers: 'all but host', cookies: 'all', query: 'all' },
}

const lower = (names: unknown): readonly string[] =>
  ((names ?? []) as readonly string[]).map((name) => name.toLowerCase())

const partsOf = (parts: Config): Policy => {
  const [headers, cookies, query] = [parts['HeadersConfig'], parts['CookiesConfig'], parts['QueryStringsConfig']] as [
    Config,
    Config,
    Config,
  ]
  return {
    headers: headers['HeaderBehavior'] === 'allViewer' ? 'all' : lower(headers['Headers']),
    cookies:
      cookies['CookieBehavior'] === 'all' ? 'all' : ((cookies['Cookies'] as readonly string[] | undefined) ?? []),
    query:
      query['QueryStringBehavior'] === 'all' ? 'all' : ((query['QueryStrings'] as readonly string[] | undefined) ?? []),
  }
}

const configOf = (template: Template, id: unknown, name: string): Config =>
  propertiesOf(template.Resources[(id as { readonly Ref: string }).Ref])[name] as Config

const keyOf = (template: Template, id: unknown): Key => {
  if (typeof id === 'string') return MANAGED_KEYS[id] ?? { ...NOTHING, min: 0, most: 0, byDefault: 0, packs: false }
  const config = configOf(template, id, 'CachePolicyConfig')
  const key = config['ParametersInCacheKeyAndForwardedToOrigin'] as Config
  return {
    ...partsOf(key),
    min: Number(config['MinTTL']),
    most: Number(config['MaxTTL']),
    byDefault: Number(config['DefaultTTL']),
    packs: Boolean(key['EnableAcceptEncodingGzip']) && Boolean(key['EnableAcceptEncodingBrotli']),
  }
}

const requestOf = (template: Template, id: unknown): Policy => {
  if (id === undefined) return NOTHING
  if (typeof id === 'string') return MANAGED_REQUESTS[id] ?? NOTHING
  return partsOf(configOf(template, id, 'OriginRequestPolicyConfig'))
}

const listed = (all: Headers, names: readonly string[] | 'all' | 'all but host'): Headers => {
  if (names === 'all') return all
  if (names === 'all but host') return Object.fromEntries(Object.entries(all).filter(([name]) => name !== 'host'))
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)))
}

const cookiesIn = (header: string | undefined): Headers =>
  Object.fromEntries((header ?? '').split('; ').flatMap((pair) => (pair === '' ? [] : [pair.split('=', 2)])))

const packable = (accepted = ''): string => ['br', 'gzip'].filter((name) => accepted.includes(name)).join()

/** Headers that CloudFront adds where a policy lists them. If a viewer sends one, it is dropped. */
const MADE = { 'cloudfront-viewer-address': '', 'cloudfront-viewer-time-zone': 'Europe/Amsterdam' }

type CacheEntry = { readonly until: number; readonly answered: Answered }

/** Returns how many seconds the origin's answer may be cached. */
const spanOf = (key: Key, status: number, headers: Headers, errors: Distribution['CustomErrorResponses']): number => {
  const error = (errors ?? []).find(({ ErrorCode }) => ErrorCode === status)
  if (status >= 400)
    return [403, 404, 405, 414, 500, 501, 502, 503, 504].includes(status) ? (error?.ErrorCachingMinTTL ?? 10) : 0
  if (status !== 200) return 0
  const control = headers['cache-control']
  if (control === undefined) return Math.min(key.byDefault, key.most)
  const [, age = '0'] = /(?:^|[ ,])max-age=(\d+)/.exec(control) ?? []
  const seconds = /private|no-store|no-cache/.test(control) ? 0 : Number(age)
  return Math.min(key.most, Math.max(key.min, seconds))
}

const added = (template: Template, id: unknown): Headers => {
  if (id === undefined) return {}
  const config = configOf(template, id, 'ResponseHeadersPolicyConfig') as Readonly<Record<string, Config>>
  const {
    StrictTransportSecurity: tls,
    FrameOptions: frame,
    ReferrerPolicy: referrer,
  } = (config['SecurityHeadersConfig'] ?? {}) as Readonly<Record<string, Config | undefined>>
  const items = (config['CustomHeadersConfig']?.['Items'] ?? []) as readonly {
    Header: string
    Value: string
  }[]
  return {
    'x-content-type-options': 'nosniff',
    ...(tls && { 'strict-transport-security': `max-age=${String(tls['AccessControlMaxAgeSec'])}` }),
    ...(frame && { 'x-frame-options': String(frame['FrameOption']) }),
    ...(referrer && { 'referrer-policy': String(referrer['ReferrerPolicy']) }),
    ...Object.fromEntries(items.map(({ Header, Value }) => [Header, Value])),
  }
}

const HOST = 'play.crownhead.example'

/**
 * Returns a small CloudFront that follows its template: what it forwards, caches and adds. Its clock stands still
 * unless `pass` is called.
 */
export const edge = (template: Template, origin: Origin) => {
  const config = distributionIn(template)
  const cache = new Map<string, CacheEntry>()
  let now = 0
  const behaviorOf = (path: string): Behavior =>
    config.CacheBehaviors.find(({ PathPattern = '' }) => isMatch(PathPattern, path)) ?? config.DefaultCacheBehavior

  const ask = async ({
    method = 'GET',
    path,
    query = {},
    headers = {},
    body = '',
    viewer = '192.0.2.1:46532',
  }: Asked) => {
    const behavior = behaviorOf(path)
    if (!behavior.AllowedMethods.includes(method)) return { status: 403, headers: {}, body: Buffer.from('') }
    const [key, more] = [keyOf(template, behavior.CachePolicyId), requestOf(template, behavior.OriginRequestPolicyId)]
    const all: Headers = { ...headers, host: HOST, 'user-agent': 'Amazon CloudFront' }
    const encoding: Headers = key.packs ? { 'accept-encoding': packable(headers['accept-encoding']) } : {}
    const cookies = cookiesIn(headers['cookie'])
    const keyed = listed(cookies, key.cookies)
    const cookie = Object.entries({ ...listed(cookies, more.cookies), ...keyed }).map((pair) => pair.join('='))
    const made: Headers = { ...MADE, 'cloudfront-viewer-address': viewer }
    const {
      'accept-encoding': own,
      cookie: _cookie,
      host,
      ...sent
    } = {
      ...listed(all, more.headers),
      ...listed({ ...all, ...made }, key.headers),
      ...(Array.isArray(more.headers) ? listed(made, more.headers) : {}),
    }
    const id = JSON.stringify([
      path,
      listed(query, key.query),
      listed({ ...all, ...made }, key.headers),
      keyed,
      encoding,
    ])
    const found = cache.get(id)
    if ((method === 'GET' || method === 'HEAD') && found && found.until > now)
      return { ...found.answered, headers: { ...found.answered.headers, age: '1' } }
    // Lambda accepts only the hosts of its own URLs.
    if (host !== undefined) return { status: 403, headers: {}, body: Buffer.from('{"message":"Forbidden"}') }
    const at = config.Origins.find(({ Id }) => Id === behavior.TargetOriginId)
    const secrets = (at?.OriginCustomHeaders ?? []).map(({ HeaderName, HeaderValue }) => [
      HeaderName.toLowerCase(),
      HeaderValue,
    ])
    const forwarded = {
      method,
      path,
      query: listed(query, more.query === 'all' ? 'all' : [...more.query, ...key.query]),
      headers: {
        ...sent,
        ...(own !== undefined && !key.packs && { 'accept-encoding': own }),
        ...encoding,
        ...(cookie.length > 0 && { cookie: cookie.join('; ') }),
        ...Object.fromEntries(secrets),
      },
      body,
    }
    const answered = await origin(forwarded, at?.DomainName)
    const response = {
      ...answered,
      headers: { ...added(template, behavior.ResponseHeadersPolicyId), ...answered.headers },
    }
    const span = method === 'GET' ? spanOf(key, response.status, response.headers, config.CustomErrorResponses) : 0
    if (span > 0) cache.set(id, { until: now + span, answered: response })
    return response
  }
  return { ask, pass: (seconds: number) => void (now += seconds) }
}
