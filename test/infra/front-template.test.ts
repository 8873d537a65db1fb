import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { FRONT_HEADER } from '../../shared/api/routes/front-headers.ts'
import { BODY_LIMIT } from '../../shared/service/http/body-limit.ts'
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
  vi.stubEnv('CDK_DEFAULT_REGION', 'eu-central-1')
  real = frontedWith({})
  trial = frontedWith({ domain: 'trial.crownhead.example', calls: '500' }, 'trial')
})

afterAll(() => void vi.unstubAllEnvs())

const only = (template: Template, type: string): Facts => propertiesOf([...resources(template, type).values()][0])
const distributionOf = ({ front }: Fronted) =>
  only(front, 'AWS::CloudFront::Distribution')['DistributionConfig'] as Facts

type Origin = {
  readonly Id: string
  readonly DomainName: unknown
  readonly OriginCustomHeaders: readonly { readonly HeaderName: string; readonly HeaderValue: string }[]
  readonly CustomOriginConfig: {
    readonly OriginProtocolPolicy: string
    readonly OriginSSLProtocols: readonly string[]
    readonly OriginReadTimeout: number
  }
}
const originsOf = (fronted: Fronted): readonly Origin[] => distributionOf(fronted)['Origins'] as readonly Origin[]

/** Returns the output of the other stack from which an origin takes its domain name; empty if there is none. */
const asksFor = ({ DomainName }: Origin) =>
  (DomainName as { readonly 'Fn::GetStackOutput'?: Readonly<Record<string, string>> })['Fn::GetStackOutput'] ?? {}

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

/** Rules that the firewall overrides, by the names that AWS gives them: AWS refuses an override of any other name. */
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

/** Rules of AWS. A template that breaks one is refused when it is deployed, or does not do what it seems to say. */
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
  'the origins are the URLs of the two doors, by outputs of the other stack, in its region': (fronted) => {
    const imported = originsOf(fronted).map(asksFor)
    const outputs = fronted.run.Outputs ?? {}
    const found = imported.map(({ OutputName = '' }) => JSON.stringify(outputs[OutputName]?.Value ?? ''))
    const lead = ['Answers', 'Pages'].every((id) => found.some((value) => value.includes(`"${id}LiveFunctionUrl`)))
    return lead && imported.every(({ StackName, Region }) => StackName === 'crownhead-run' && Region === 'eu-central-1')
  },
  'only the two doors have URLs, of the alias that a release moves': ({ run }) => {
    const urls = Object.entries(each(run, 'AWS::Lambda::Url', (facts) => facts))
    const hosts = urls.map(
      ([, { TargetFunctionArn }]) => JSON.stringify(TargetFunctionArn).match(/\["([A-Z][a-z]+)/)?.[1] ?? '',
    )
    return hosts.toSorted().join() === 'Answers,Pages' && urls.every(([, { Qualifier }]) => Qualifier === 'live')
  },
  'a URL may be called by anyone, with both permissions that AWS asks for since October 2025': ({ run }) => {
    const open = Object.values(each(run, 'AWS::Lambda::Permission', (facts) => facts)).filter(
      ({ Principal }) => Principal === '*',
    )
    const may = (action: string, facts: Facts) =>
      open.filter(
        ({ Action, ...rest }) =>
          Action === action && Object.entries(facts).every(([name, value]) => rest[name] === value),
      ).length
    const isUrl = may('lambda:InvokeFunctionUrl', { FunctionUrlAuthType: 'NONE' })
    // Without the flag `InvokedViaFunctionUrl` anyone could call the function by Lambda's own API, where there is no
    // header to check.
    const isCall = may('lambda:InvokeFunction', { InvokedViaFunctionUrl: true })
    return open.length === 4 && isUrl === 2 && isCall === 2
  },
  'a front of before still finds the gateway, and the gateway has no other open name': (fronted) => {
    const { DomainName } = only(fronted.run, 'AWS::ApiGatewayV2::DomainName')
    const { DisableExecuteApiEndpoint } = only(fronted.run, 'AWS::ApiGatewayV2::Api')
    return DomainName === 'origin.play.crownhead.example' && DisableExecuteApiEndpoint === true
  },
  'each origin is reached over TLS 1.2 alone': (fronted) =>
    originsOf(fronted).every(({ CustomOriginConfig: { OriginProtocolPolicy, OriginSSLProtocols } }) => {
      return OriginProtocolPolicy === 'https-only' && OriginSSLProtocols.join() === 'TLSv1.2'
    }),
  'the front waits for longer than a function may take': (fronted) => {
    const takes = ['Answers', 'Pages'].map((id) =>
      Number(propertiesOf(resources(fronted.run, 'AWS::Lambda::Function').get(id))['Timeout']),
    )
    const waits = originsOf(fronted).map(({ CustomOriginConfig }) => CustomOriginConfig.OriginReadTimeout)
    return waits.length === 2 && Math.max(...takes) < Math.min(...waits)
  },
  'each function lets in the key that is sent to it, and no template has it': (fronted) =>
    originsOf(fronted).every(({ Id, OriginCustomHeaders: [sent] }) => {
      const { HeaderName = '', HeaderValue = '' } = sent ?? {}
      const isReference = /^\{\{resolve:secretsmanager:crownhead-front:SecretString:\w\}\}$/.test(HeaderValue)
      const isTaken = keysIn(fronted.run, Id)?.split(',').includes(HeaderValue)
      return HeaderName === FRONT_HEADER && isReference && isTaken === true
    }),
  'all callers together are counted where a call costs, by the minute, and each costly path': (fronted) => {
    const rates = rulesOf(fronted).flatMap(({ Statement }) => {
      const rate = Statement['RateBasedStatement']
      return rate && rate['AggregateKeyType'] !== 'IP' ? [rate] : []
    })
    const rateRules = rates.map(({ AggregateKeyType, Limit, EvaluationWindowSec }) =>
      [AggregateKeyType, Limit, EvaluationWindowSec].join(' '),
    )
    const paths = [...JSON.stringify(rates[1] ?? {}).matchAll(/"SearchString":"([^"]+)"/g)].map(([, path = '']) => path)
    return (
      rateRules.join() === 'CONSTANT 6000 60,CUSTOM_KEYS 1200 60' &&
      JSON.stringify(rates[0]).includes('"SearchString":"/assets/"') &&
      paths.toSorted().join() ===
        '/,/api,/links,/t,/v1/games,/v1/games/bulk,/v1/links,/v1/openapi.json,/v1/tournaments,/v1/webhooks'
    )
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
    const errorResponses = distributionOf(fronted)['CustomErrorResponses'] as readonly Facts[] | undefined
    return ERRORS.every((code) =>
      errorResponses?.some((row) => row['ErrorCode'] === code && row['ErrorCachingMinTTL'] === 0),
    )
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
    return order.length === 6 && new Set(order).size === 6
  },
  'the firewall lets through what the functions read, and no byte more': (fronted) => {
    const { Size, ComparisonOperator, FieldToMatch } = statement(fronted, 'SizeConstraintStatement')
    const oversize = JSON.stringify(FieldToMatch).includes('"OversizeHandling":"MATCH"')
    return Size === BODY_LIMIT && ComparisonOperator === 'GT' && oversize
  },
  'orders of many games and lists of players are longer, and only those': (fronted) => {
    const inside = JSON.stringify(statement(fronted, 'NotStatement'))
    const matched = [...inside.matchAll(/"PositionalConstraint":"(\w+)","SearchString":"([^"]+)"/g)]
    return (
      matched.map(([, how, path]) => `${how} ${path}`).join() ===
      [
        'EXACTLY /v1/games/bulk,EXACTLY /v1/tournaments,STARTS_WITH /v1/tournaments/,ENDS_WITH /actions',
        'EXACTLY /t,STARTS_WITH /o/,ENDS_WITH /invite',
      ].join()
    )
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
  'the origins are the URLs of the two doors, by outputs of the other stack, in its region': inFront(
    /"Region":"eu-central-1"/,
    '"Region":"us-east-1"',
  ),
  'only the two doors have URLs, of the alias that a release moves': inRun(/,"Qualifier":"live"/, ''),
  'a URL may be called by anyone, with both permissions that AWS asks for since October 2025': inRun(
    /"InvokedViaFunctionUrl":true,/,
    '',
  ),
  'a front of before still finds the gateway, and the gateway has no other open name': inRun(
    /"DisableExecuteApiEndpoint":true/,
    '"DisableExecuteApiEndpoint":false',
  ),
  'each origin is reached over TLS 1.2 alone': inFront(/"https-only","OriginR/, '"match-viewer","OriginR'),
  'the front waits for longer than a function may take': inFront(/"OriginReadTimeout":30/, '"OriginReadTimeout":10'),
  'each function lets in the key that is sent to it, and no template has it': inFront(
    /SecretString:1/,
    'SecretString:2',
  ),
  'all callers together are counted where a call costs, by the minute, and each costly path': inFront(
    /"AggregateKeyType":"CONSTANT"/,
    '"AggregateKeyType":"IP"',
  ),
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
  'orders of many games and lists of players are longer, and only those': inFront(
    /("NotStatement":\{"Statement":\{"OrStatement":\{"Statements":\[\{"ByteMatchStatement":\{"FieldToMatch":\{"UriPath":\{\}\},"PositionalConstraint":)"EXACTLY"/,
    '$1"STARTS_WITH"',
  ),
  'rules that guess from what players write are counted, by the names that AWS gives them': inFront(
    /"GenericLFI_BODY"/,
    '"GenericLFI_Body"',
  ),
  'the firewall stands before the front': inFront(/"WebACLId":\{[^}]+\}/, '"WebACLId":""'),
}

test('each rule has a wrong template', () => {
  expect(Object.keys(WRONG).toSorted()).toEqual(Object.keys(RULES).toSorted())
})

test.each(Object.entries(WRONG))('a template that breaks the rule is found: %s', (rule, change) => {
  expect(RULES[rule]?.(change(real))).toBe(false)
})

describe('the settings of a front', () => {
  const small = frontedWith({ waf: 'no', reserve: 'yes', edges: 'all', frontKeys: '2,1' })

  test('let a small club leave the firewall out', () => {
    expect(resources(small.front, 'AWS::WAFv2::WebACL').size).toBe(0)
    expect(distributionOf(small)).not.toHaveProperty('WebACLId')
  })

  test('say how many calls one address may make, and how much of the world has edges', () => {
    expect(statement(real, 'RateBasedStatement')).toMatchObject({ Limit: 2000, EvaluationWindowSec: 300 })
    expect(statement(trial, 'RateBasedStatement')).toMatchObject({ Limit: 500 })
    expect([real, small].map((each) => distributionOf(each)['PriceClass'])).toEqual([
      'PriceClass_100',
      'PriceClass_All',
    ])
  })

  test('let two keys in while the key is being replaced, and send the first', () => {
    for (const { OriginCustomHeaders } of originsOf(small))
      expect(OriginCustomHeaders[0]?.HeaderValue).toContain(':SecretString:2}}')
    expect(keysIn(small.run, 'Pages')?.match(/SecretString:\w/g)).toEqual(['SecretString:2', 'SecretString:1'])
  })

  test.each([
    [{ front: 'yes', domain: '', mailFrom: 'games@crownhead.example' }, /^front=yes needs a domain/],
    [{ waf: 'no' }, /^front=yes with waf=no needs reserve=yes/],
    [{ frontKeys: '1,1' }, /^frontKeys must be one or two of/],
    [{ frontKeys: '1,2,3' }, /^frontKeys must be one or two of/],
    [{ calls: '9' }, /^calls must be a whole number from 10/],
    [{ edges: '300' }, /^edges must be 100, 200 or all/],
  ])('%j is refused in one sentence', (context, sentence) => {
    expect(() => appWith({ ...FRONTED, ...context })).toThrow(sentence)
  })

  test('leave everything unchecked without a front, whose name the API then has itself', () => {
    const run = appWith({ ...FRONTED, front: 'no' })
      .synth()
      .getStackByName('crownhead-run').template as Template
    expect(keysIn(run, 'Pages')).toBeUndefined()
    expect(resources(run, 'AWS::Lambda::Url').size).toBe(0)
    expect(only(run, 'AWS::ApiGatewayV2::DomainName')['DomainName']).toBe('play.crownhead.example')
  })
})

test('five fronts fit into the twenty cache policies of an account', () => {
  expect(5 * resources(real.front, 'AWS::CloudFront::CachePolicy').size).toBeLessThanOrEqual(20)
})

test('two fronts of one account have no name in common', () => {
  const namesIn = ({ front }: Fronted) =>
    [...JSON.stringify(front).matchAll(/"(?:Name|DomainName|MetricName|AlarmName)":"([^"]+)"/g)].map(
      ([, name = '']) => name,
    )
  const RULE =
    /^(Reputation|Calls|Everyone|Kinds|Bodies|Common|Answers|Pages|AWSManaged\w+|\w+_[A-Z]+|retry-after|Rule|WebACL|BlockedRequests)$/
  const [mine, theirs] = [real, trial].map((each) => new Set(namesIn(each).filter((name) => !RULE.test(name))))
  expect(mine?.size).toBeGreaterThan(8)
  expect([...(mine ?? [])].filter((name) => theirs?.has(name))).toEqual([])
})
