import type { Stack } from 'aws-cdk-lib/core'
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { FirewallSettings } from '../settings/front-settings.ts'
import { PAGE_ROUTES } from '../../shared/api/routes/page-routes.ts'
import { API_ROUTES, type Route } from '../../shared/api/routes/routes.ts'
import { METRIC_PERIOD } from '../alarms/alarm.ts'
import { UNTRANSFORMED, type FirewallRule, type RequestRates, blockAction, rateRules } from './firewall-rates.ts'

/** The longest body in bytes that the functions read, and that WAF inspects. */
export const FIREWALL_BODY_LIMIT = 16_384

/**
 * AWS's common rules that here only count and block nothing, because they would refuse honest requests: texts of
 * players (names, messages, notes) that look like attacks, bodies above 8 KB, queries above 2 KB (a line on the
 * analysis board is longer), programs without a `User-Agent`, and tokens that end like the name of a file.
 */
const ONLY_COUNTED = [
  'CrossSiteScripting_BODY',
  'EC2MetaDataSSRF_BODY',
  'GenericLFI_BODY',
  'GenericRFI_BODY',
  'NoUserAgent_HEADER',
  'RestrictedExtensions_URIPATH',
  'SizeRestrictions_BODY',
  'SizeRestrictions_QUERYSTRING',
]

/** The window in seconds in which the requests of one address are counted. */
export const CALLS_WINDOW = 300

/**
 * Returns the name of a metric. It contains the stack's name, because web ACLs of an account with the same names share
 * metrics.
 */
const metricNameOf = (stack: Stack, name: string): string => `${stack.stackName}-${name}`

/** Returns the metrics of a rule, without samples of requests: samples would show paths, which contain tokens. */
const visibility = (stack: Stack, name: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName: metricNameOf(stack, name),
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
})

const managedGroup = (name: string): CfnWebACL.ManagedRuleGroupStatementProperty => ({ vendorName: 'AWS', name })

const pathIs = (
  positionalConstraint: 'EXACTLY' | 'STARTS_WITH' | 'ENDS_WITH',
  searchString: string,
): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint,
    searchString,
    textTransformations: UNTRANSFORMED,
  },
})

/** Matches the path of a route: exactly, or what stands before and after its parameter. */
const matchesRoute = (path: string): CfnWebACL.StatementProperty => {
  const [before = '', after] = path.split(/\{\w+\}/)
  return after === undefined
    ? pathIs('EXACTLY', before)
    : { andStatement: { statements: [pathIs('STARTS_WITH', before), pathIs('ENDS_WITH', after)] } }
}

const ROUTES: readonly Route[] = [...API_ROUTES, ...PAGE_ROUTES]

/**
 * Matches requests with many games or players. Their bodies may be longer than those of others; the functions limit
 * these bodies.
 */
const MAY_BE_LONG: CfnWebACL.StatementProperty = {
  orStatement: {
    statements: ROUTES.filter(({ longest }) => longest !== undefined).map(({ path }) => matchesRoute(path)),
  },
}

/** Matches bodies that are too long. */
const TOO_LONG: CfnWebACL.StatementProperty = {
  sizeConstraintStatement: {
    // A body of which WAF sees only a part is longer than the limit.
    fieldToMatch: { body: { oversizeHandling: 'MATCH' } },
    comparisonOperator: 'GT',
    size: FIREWALL_BODY_LIMIT,
    textTransformations: UNTRANSFORMED,
  },
}

const rulesFor = (settings: RequestRates, { calls }: FirewallSettings): readonly FirewallRule[] => [
  {
    name: 'Reputation',
    statement: { managedRuleGroupStatement: managedGroup('AWSManagedRulesAmazonIpReputationList') },
    overrideAction: { none: {} },
  },
  {
    name: 'Calls',
    statement: { rateBasedStatement: { limit: calls, evaluationWindowSec: CALLS_WINDOW, aggregateKeyType: 'IP' } },
    action: blockAction(429, 'TooMany', String(CALLS_WINDOW)),
  },
  ...rateRules(settings),
  {
    name: 'Bodies',
    statement: { andStatement: { statements: [{ notStatement: { statement: MAY_BE_LONG } }, TOO_LONG] } },
    action: blockAction(413, 'TooLarge'),
  },
  {
    name: 'Common',
    statement: {
      managedRuleGroupStatement: {
        ...managedGroup('AWSManagedRulesCommonRuleSet'),
        ruleActionOverrides: ONLY_COUNTED.map((name) => ({ name, actionToUse: { count: {} } })),
      },
    },
    overrideAction: { none: {} },
  },
]

const problemBody = (origin: string, status: number, code: string, detail: string, facts: object = {}) => ({
  contentType: 'APPLICATION_JSON',
  content: JSON.stringify({
    type: `${origin}/api#${code}`,
    title: code.replaceAll('-', ' '),
    detail,
    status,
    code,
    ...facts,
  }),
})

/** Adds the web ACL of the front. Its scope is CloudFront, so it is in CloudFront's region. */
export const addFirewall = (stack: Stack, settings: RequestRates, origin: string, waf: FirewallSettings): CfnWebACL =>
  new CfnWebACL(stack, 'Firewall', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    description: 'Floods, known attackers, bodies that are too long, common attacks',
    visibilityConfig: visibility(stack, 'Firewall'),
    customResponseBodies: {
      TooMany: problemBody(
        origin,
        429,
        'too-many-requests',
        'Too many requests from your address. Try again in five minutes.',
      ),
      Busy: problemBody(origin, 429, 'too-many-requests', 'Too many requests from all callers. Try again in a minute.'),
      TooLarge: problemBody(origin, 413, 'content-too-large', 'The body is too long.', { limit: FIREWALL_BODY_LIMIT }),
    },
    rules: rulesFor(settings, waf).map((rule, priority) => ({
      ...rule,
      priority,
      visibilityConfig: visibility(stack, rule.name),
    })),
  })

/** The rules that count requests: of one address, of everyone, of one costly kind. */
const RATE_RULES = ['Calls', 'Everyone', 'Kinds'] as const

/**
 * Returns the number of requests that these rules blocked. A rule that blocked nothing has no value. Metrics of
 * CloudFront's scope have no region among their dimensions.
 */
export const blockedRequests = (stack: Stack): MathExpression =>
  new MathExpression({
    expression: 'SUM(METRICS())',
    usingMetrics: Object.fromEntries(
      RATE_RULES.map((rule) => [
        rule.toLowerCase(),
        new Metric({
          namespace: 'AWS/WAFV2',
          metricName: 'BlockedRequests',
          dimensionsMap: { WebACL: metricNameOf(stack, 'Firewall'), Rule: metricNameOf(stack, rule) },
          period: METRIC_PERIOD,
          statistic: 'Sum',
        }),
      ]),
    ),
    period: METRIC_PERIOD,
  })
