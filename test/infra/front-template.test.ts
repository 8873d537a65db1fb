import { beforeAll, describe, expect, test } from 'vitest'
import { FRONT_HEADER } from '../../shared/api/front.ts'
import { LONGEST_BODY } from '../../shared/service/body.ts'
import { FRONTED, appWith } from './apps.ts'
import { type Template, each, propertiesOf, resources } from './synth.ts'

type Fronted = { readonly front: Template; readonly run: Template; readonly region: string }
type Facts = Readonly<Record<string, unknown>>

const frontedWith = (context: Readonly<Record<string, string>>, name = 'crownhead'): Fronted => {
  const assembly = appWith({ ...FRONTED, ...context, name }).synth()
  const stack = assembly.getStackByName(`${name}-front`)
  const run = assembly.getStackByName(`${name}-run`).template as Template
  return { front: stack.template as Template, run, region: stack.environment.region }
}

let real: Fronted
let trial: Fronted
beforeAll(() => {
  real = frontedWith({})
  trial = frontedWith({ domain: 'trial.crownhead.example', calls: '500' }, 'trial')
})

const only = (template: Template, type: string): Facts => propertiesOf([...resources(template, type).values()][0])
const distributionOf = ({ front }: Fronted) =>
  only(front, 'AWS::CloudFront::Distribution')['DistributionConfig'] as Facts

type Origin = {
  readonly DomainName: string
  readonly OriginCustomHeaders: readonly { readonly HeaderName: string; readonly HeaderValue: string }[]
  readonly CustomOriginConfig: {
    readonly OriginProtocolPolicy: string
    readonly OriginSSLProtocols: readonly string[]
    readonly OriginReadTimeout: number
  }
}
const originOf = (fronted: Fronted): Origin | undefined =>
  (distributionOf(fronted)['Origins'] as readonly Origin[] | undefined)?.[0]

const keysIn = (run: Template, id: string): string | undefined => {
  const { Variables } = propertiesOf(resources(run, 'AWS::Lambda::Function').get(id))['Environment'] as {
    readonly Variables: Readonly<Record<string, string>>
  }
  return Variables['FRONT_KEYS']
}

const policiesOf = (template: Template, type: string, config: string): readonly Facts[] =>
  Object.values(each(template, type, (properties) => properties[config] as Facts))

const requestHeaders = ({ front }: Fronted): readonly (readonly string[])[] =>
  policiesOf(front, 'AWS::CloudFront::OriginRequestPolicy', 'OriginRequestPolicyConfig').map(
    ({ HeadersConfig }) => (HeadersConfig as { readonly Headers?: readonly string[] }).Headers ?? [],
  )

const keyHeaders = ({ front }: Fronted): readonly { readonly most: number; readonly headers: readonly string[] }[] =>
  policiesOf(front, 'AWS::CloudFront::CachePolicy', 'CachePolicyConfig').map((config) => {
    const { HeadersConfig } = config['ParametersInCacheKeyAndForwardedToOrigin'] as { readonly HeadersConfig: Facts }
    return { most: Number(config['MaxTTL']), headers: (HeadersConfig['Headers'] ?? []) as readonly string[] }
  })

const RECORDS = 'AWS::Route53::RecordSet'
const aliased = ({ front }: Fronted): readonly string[] =>
  Object.values(each(front, RECORDS, ({ Type }) => String(Type))).toSorted()

type Rule = {
  readonly Priority: number
  readonly Statement: Readonly<Record<string, Facts>>
  readonly Action?: unknown
}
const rulesOf = ({ front }: Fronted): readonly Rule[] =>
  (only(front, 'AWS::WAFv2::WebACL')['Rules'] ?? []) as readonly Rule[]

const statement = (fronted: Fronted, name: string): Facts =>
  rulesOf(fronted)
    .flatMap(({ Statement }) => [
      Statement,
      ...((Statement['AndStatement']?.['Statements'] as Facts[] | undefined) ?? []),
    ])
    .map((each) => each[name] as Facts | undefined)
    .find((found) => found !== undefined) ?? {}

/** As AWS names them: an override of another name is refused. */
const COMMON: ReadonlySet<string> = new Set([
  'CrossSiteScripting_BODY',
  'EC2MetaDataSSRF_BODY',
  'GenericLFI_BODY',
  'GenericRFI_BODY',
  'NoUserAgent_HEADER',
  'RestrictedExtensions_URIPATH',
  'SizeRestrictions_BODY',
  'SizeRestrictions_QUERYSTRING',
])
const FORBIDDEN = /^(host|authorization|accept-encoding|cookie|content-length|connection)$/i
const ERRORS = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504]

/** What AWS refuses at a deploy, or does otherwise than it looks. */
const RULES: Readonly<Record<string, (fronted: Fronted) => boolean>> = {
  'certificates, web ACLs and logs of CloudFront are in us-east-1': ({ region }) => region === 'us-east-1',
  'the web ACL is of CloudFront’s scope': ({ front }) => only(front, 'AWS::WAFv2::WebACL')['Scope'] === 'CLOUDFRONT',
  'a policy lists ten headers at most': (fronted) =>
    [...requestHeaders(fronted), ...keyHeaders(fronted).map(({ headers }) => headers)].every(
      ({ length }) => length <= 10,
    ),
  'no request policy lists a header that it may not': (fronted) =>
    requestHeaders(fronted)
      .flat()
      .every((name) => !FORBIDDEN.test(name)),
  'a policy that keeps nothing has no headers in its key': (fronted) =>
    keyHeaders(fronted).every(({ most, headers }) => most > 0 || headers.length === 0),
  'the certificate is for the name': (fronted) =>
    (distributionOf(fronted)['Aliases'] as readonly unknown[]).every(
      (name) => name === only(fronted.front, 'AWS::CertificateManager::Certificate')['DomainName'],
    ),
  'the name has both kinds of record, and answers both': (fronted) =>
    aliased(fronted).join() === 'A,AAAA' && distributionOf(fronted)['IPV6Enabled'] === true,
  'HTTP/2 and HTTP/3': (fronted) => distributionOf(fronted)['HttpVersion'] === 'http2and3',
  'the origin has the name of the API, and no other is open': (fronted) => {
    const { DomainName } = only(fronted.run, 'AWS::ApiGatewayV2::DomainName')
    const { DisableExecuteApiEndpoint } = only(fronted.run, 'AWS::ApiGatewayV2::Api')
    return originOf(fronted)?.DomainName === DomainName && DisableExecuteApiEndpoint === true
  },
  'the origin is reached over TLS 1.2 alone': (fronted) => {
    const { OriginProtocolPolicy, OriginSSLProtocols } = originOf(fronted)?.CustomOriginConfig ?? {}
    return OriginProtocolPolicy === 'https-only' && OriginSSLProtocols?.join() === 'TLSv1.2'
  },
  'the front waits for as long as the gateway does': (fronted) => {
    const waits = Object.values(
      each(fronted.run, 'AWS::ApiGatewayV2::Integration', ({ TimeoutInMillis }) => Number(TimeoutInMillis)),
    )
    return (
      waits.length > 0 && Math.max(...waits) <= 1000 * Number(originOf(fronted)?.CustomOriginConfig.OriginReadTimeout)
    )
  },
  'both functions let in the key that is sent, and no template has it': (fronted) => {
    const { HeaderName = '', HeaderValue = '' } = originOf(fronted)?.OriginCustomHeaders[0] ?? {}
    const isReference = /^\{\{resolve:secretsmanager:crownhead-front:SecretString:\w\}\}$/.test(HeaderValue)
    const taken = ['Answers', 'Pages'].map((id) => keysIn(fronted.run, id)?.split(',').includes(HeaderValue))
    return HeaderName === FRONT_HEADER && isReference && taken.every((isTaken) => isTaken === true)
  },
  'no other function knows it': ({ run }) =>
    ['Stored', 'Alarm', 'Sweep', 'Deliver', 'Redo'].every((id) => keysIn(run, id) === undefined),
  'links lead to the front': ({ run }) => {
    const origins = [...JSON.stringify(run).matchAll(/"ORIGIN":("[^"]+"|\{)/g)].map(([, origin]) => origin)
    return origins.length > 2 && origins.every((origin) => origin === '"https://play.crownhead.example"')
  },
  'whatever a page says, nothing of it is kept for over a second': ({ front }) => {
    const keys = policiesOf(front, 'AWS::CloudFront::CachePolicy', 'CachePolicyConfig')
    return keys.some(({ Name, MaxTTL }) => Name === 'crownhead-front-Pages' && MaxTTL === 1)
  },
  'what a function says of safety is not said otherwise': ({ front }) =>
    !JSON.stringify(only(front, 'AWS::CloudFront::ResponseHeadersPolicy')).includes('"Override":true'),
  'no error is kept': (fronted) => {
    const kept = distributionOf(fronted)['CustomErrorResponses'] as readonly Facts[] | undefined
    return ERRORS.every((code) => kept?.some((row) => row['ErrorCode'] === code && row['ErrorCachingMinTTL'] === 0))
  },
  'the log has no path, no query and no address': ({ front }) =>
    !/"(cs-uri|c-ip|cs\(|x-forwarded)/.test(JSON.stringify(only(front, 'AWS::Logs::Delivery')['RecordFields'])),
  'the log goes to a log group, and not to its streams': ({ front }) => {
    const { DestinationResourceArn } = only(front, 'AWS::Logs::DeliveryDestination')
    return /:log-group:",\{"Ref":"FrontLog[^}]+\}\]\]\}$/.test(JSON.stringify(DestinationResourceArn))
  },
  'nothing writes the log that has every path': (fronted) =>
    !JSON.stringify(distributionOf(fronted)['Logging']).includes('"Bucket"'),
  'no sample of requests is kept': ({ front }) => !JSON.stringify(front).includes('"SampledRequestsEnabled":true'),
  'rules have an order': (fronted) => {
    const order = rulesOf(fronted).map(({ Priority }) => Priority)
    return order.length === 4 && new Set(order).size === 4
  },
  'the firewall lets through what the functions read, and no byte more': (fronted) => {
    const { Size, ComparisonOperator, FieldToMatch } = statement(fronted, 'SizeConstraintStatement')
    const oversize = JSON.stringify(FieldToMatch).includes('"OversizeHandling":"MATCH"')
    return Size === LONGEST_BODY && ComparisonOperator === 'GT' && oversize
  },
  'an order of many games is longer, and only that': (fronted) => {
    const inside = JSON.stringify(statement(fronted, 'NotStatement'))
    return inside.includes('"PositionalConstraint":"EXACTLY"') && inside.includes('"SearchString":"/v1/games/bulk"')
  },
  'rules that guess from what players write are counted, by the names that AWS gives them': (fronted) => {
    const overrides = rulesOf(fronted).flatMap(({ Statement }) => {
      const all = Statement['ManagedRuleGroupStatement']?.['RuleActionOverrides']
      return (all ?? []) as readonly { readonly Name: string; readonly ActionToUse: object }[]
    })
    return overrides.length === COMMON.size && overrides.every(({ Name }) => COMMON.has(Name))
  },
  'the firewall stands before the front': (fronted) =>
    JSON.stringify(distributionOf(fronted)['WebACLId'] ?? '').includes('"Firewall"'),
}

test.each(Object.keys(RULES))('%s', (rule) => {
  expect(RULES[rule]?.(real)).toBe(true)
})

type Change = (fronted: Fronted) => Fronted
const inFront =
  (pattern: RegExp, by: string): Change =>
  (fronted) => {
    const text = JSON.stringify(fronted.front)
    const changed = text.replace(pattern, by)
    if (changed === text) throw new Error(`${pattern} is not in the template`)
    return { ...fronted, front: JSON.parse(changed) as Template }
  }
const inRun =
  (pattern: RegExp, by: string): Change =>
  (fronted) => {
    const text = JSON.stringify(fronted.run)
    const changed = text.replace(pattern, by)
    if (changed === text) throw new Error(`${pattern} is not in the template`)
    return { ...fronted, run: JSON.parse(changed) as Template }
  }

const ELEVEN = Array.from({ length: 11 }, (_, n) => `"X-${n}"`).join(',')

/** A wrong template for each rule. */
const WRONG: Readonly<Record<keyof typeof RULES, Change>> = {
  'certificates, web ACLs and logs of CloudFront are in us-east-1': (fronted) => ({
    ...fronted,
    region: 'eu-central-1',
  }),
  'the web ACL is of CloudFront’s scope': inFront(/"CLOUDFRONT"/, '"REGIONAL"'),
  'a policy lists ten headers at most': inFront(/"Headers":\[[^\]]+\]/, `"Headers":[${ELEVEN}]`),
  'no request policy lists a header that it may not': inFront(/"Idempotency-Key"/, '"Host"'),
  'a policy that keeps nothing has no headers in its key': inFront(
    /"MaxTTL":31536000(?=[^}]+"Name":"crownhead-front-Answers")/,
    '"MaxTTL":0',
  ),
  'the certificate is for the name': inFront(/"Aliases":\["play\./, '"Aliases":["www.'),
  'the name has both kinds of record, and answers both': inFront(/"IPV6Enabled":true/, '"IPV6Enabled":false'),
  'HTTP/2 and HTTP/3': inFront(/"http2and3"/, '"http2"'),
  'the origin has the name of the API, and no other is open': inRun(
    /"DisableExecuteApiEndpoint":true/,
    '"DisableExecuteApiEndpoint":false',
  ),
  'the origin is reached over TLS 1.2 alone': inFront(/"https-only","OriginR/, '"match-viewer","OriginR'),
  'the front waits for as long as the gateway does': inFront(/"OriginReadTimeout":30/, '"OriginReadTimeout":20'),
  'both functions let in the key that is sent, and no template has it': inFront(/SecretString:1/, 'SecretString:2'),
  'no other function knows it': inRun(/("ALARM_GROUP":)/, '"FRONT_KEYS":"x",$1'),
  'links lead to the front': inRun(/"ORIGIN":"https:\/\/play/, '"ORIGIN":"https://origin.play'),
  'whatever a page says, nothing of it is kept for over a second': inFront(/"MaxTTL":1,/, '"MaxTTL":31536000,'),
  'what a function says of safety is not said otherwise': inFront(/"Override":false/, '"Override":true'),
  'no error is kept': inFront(/\{"ErrorCachingMinTTL":0,"ErrorCode":404\},?/, ''),
  'the log has no path, no query and no address': inFront(/"cs-method"/, '"cs-uri-stem"'),
  'the log goes to a log group, and not to its streams': inFront(
    /"DestinationResourceArn":.+?\]\]\}/,
    '"DestinationResourceArn":{"Fn::GetAtt":["FrontLog","Arn"]}',
  ),
  'nothing writes the log that has every path': inFront(
    /"IncludeCookies":false/,
    '"IncludeCookies":false,"Bucket":"b"',
  ),
  'no sample of requests is kept': inFront(/"SampledRequestsEnabled":false/, '"SampledRequestsEnabled":true'),
  'rules have an order': inFront(/"Priority":1/, '"Priority":2'),
  'the firewall lets through what the functions read, and no byte more': inFront(/"Size":16384/, '"Size":8192'),
  'an order of many games is longer, and only that': inFront(/"EXACTLY"/, '"STARTS_WITH"'),
  'rules that guess from what players write are counted, by the names that AWS gives them': inFront(
    /"GenericLFI_BODY"/,
    '"GenericLFI_Body"',
  ),
  'the firewall stands before the front': inFront(/"WebACLId":\{[^}]+\}/, '"WebACLId":""'),
}

test('each rule has a wrong template', () => {
  expect(Object.keys(WRONG).toSorted()).toEqual(Object.keys(RULES).toSorted())
})

test.each(Object.entries(WRONG))('seen to fail: %s', (rule, change) => {
  expect(RULES[rule]?.(change(real))).toBe(false)
})

describe('settings', () => {
  const small = frontedWith({ waf: 'no', edges: 'all', frontKeys: '2,1' })

  test('a small club leaves the firewall out', () => {
    expect(resources(small.front, 'AWS::WAFv2::WebACL').size).toBe(0)
    expect(distributionOf(small)).not.toHaveProperty('WebACLId')
  })

  test('how many calls one address may make, and how much of the world has edges', () => {
    expect(statement(real, 'RateBasedStatement')).toMatchObject({ Limit: 2000, EvaluationWindowSec: 300 })
    expect(statement(trial, 'RateBasedStatement')).toMatchObject({ Limit: 500 })
    expect([real, small].map((each) => distributionOf(each)['PriceClass'])).toEqual([
      'PriceClass_100',
      'PriceClass_All',
    ])
  })

  test('while the key is being replaced, two are let in, and the first is sent', () => {
    expect(originOf(small)?.OriginCustomHeaders[0]?.HeaderValue).toContain(':SecretString:2}}')
    expect(keysIn(small.run, 'Pages')?.match(/SecretString:\w/g)).toEqual(['SecretString:2', 'SecretString:1'])
  })

  test.each([
    [{ front: 'yes', domain: '', mailFrom: 'games@crownhead.example' }, /^front=yes needs a domain/],
    [{ frontKeys: '1,1' }, /^frontKeys must be one or two of/],
    [{ frontKeys: '1,2,3' }, /^frontKeys must be one or two of/],
    [{ calls: '9' }, /^calls must be a whole number from 10/],
    [{ edges: '300' }, /^edges must be 100, 200 or all/],
  ])('%j is refused in one sentence', (context, sentence) => {
    expect(() => appWith({ ...FRONTED, ...context })).toThrow(sentence)
  })

  test('without a front nothing is checked, and the API has the name itself', () => {
    const run = appWith({ ...FRONTED, front: 'no' })
      .synth()
      .getStackByName('crownhead-run').template as Template
    expect(keysIn(run, 'Pages')).toBeUndefined()
    expect(only(run, 'AWS::ApiGatewayV2::DomainName')['DomainName']).toBe('play.crownhead.example')
  })
})

test('five fronts find room among the twenty cache policies of an account', () => {
  expect(5 * resources(real.front, 'AWS::CloudFront::CachePolicy').size).toBeLessThanOrEqual(20)
})

test('two fronts of one account have no name in common', () => {
  const namesIn = ({ front }: Fronted) =>
    [...JSON.stringify(front).matchAll(/"(?:Name|DomainName|MetricName|AlarmName)":"([^"]+)"/g)].map(
      ([, name = '']) => name,
    )
  const RULE = /^(Reputation|Calls|Bodies|Common|AWSManaged\w+|\w+_[A-Z]+|retry-after|Rule|WebACL|BlockedRequests)$/
  const [mine, theirs] = [real, trial].map((each) => new Set(namesIn(each).filter((name) => !RULE.test(name))))
  expect(mine?.size).toBeGreaterThan(8)
  expect([...(mine ?? [])].filter((name) => theirs?.has(name))).toEqual([])
})
