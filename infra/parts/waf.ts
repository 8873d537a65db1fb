import type { Stack } from 'aws-cdk-lib/core'
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Firewall } from '../front-settings.ts'
import { API_ROUTES } from '../../shared/api/routes/routes.ts'
import { PERIOD } from './alarm.ts'
import { AS_IT_IS, type Rule, type Throttled, refusal, throttled } from './waf-rates.ts'

/** Bytes; the longest that the functions read. WAF looks at as many. */
export const LONGEST_BODY = 16_384

/**
 * Of the common rules, counted and not obeyed: they guess from what players may write (names, messages, notes), know a
 * body of 8 KB at most, a query of 2 KB (lines that are tried are longer), and no program without a `User-Agent`. A link's
 * token may end in what they take for the ending of a file.
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

/** Seconds in which calls of one address are counted. */
export const COUNTED = 300

/** Web ACLs of one account count under one name if theirs is the same. */
const countedAs = (stack: Stack, name: string): string => `${stack.stackName}-${name}`

/** Samples would show paths, which hold tokens. */
const measured = (stack: Stack, name: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName: countedAs(stack, name),
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
})

const group = (name: string): CfnWebACL.ManagedRuleGroupStatementProperty => ({ vendorName: 'AWS', name })

/** An order of many games is longer; the functions bound it. */
const ORDERING: CfnWebACL.StatementProperty = {
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'EXACTLY',
    searchString: API_ROUTES.find(({ name }) => name === 'order')?.path ?? '',
    textTransformations: AS_IT_IS,
  },
}

const TOO_LONG: CfnWebACL.StatementProperty = {
  sizeConstraintStatement: {
    // Longer than WAF looks is longer than this.
    fieldToMatch: { body: { oversizeHandling: 'MATCH' } },
    comparisonOperator: 'GT',
    size: LONGEST_BODY,
    textTransformations: AS_IT_IS,
  },
}

const rulesFor = (settings: Throttled, { calls }: Firewall): readonly Rule[] => [
  {
    name: 'Reputation',
    statement: { managedRuleGroupStatement: group('AWSManagedRulesAmazonIpReputationList') },
    overrideAction: { none: {} },
  },
  {
    name: 'Calls',
    statement: { rateBasedStatement: { limit: calls, evaluationWindowSec: COUNTED, aggregateKeyType: 'IP' } },
    action: refusal(429, 'TooMany', String(COUNTED)),
  },
  ...throttled(settings),
  {
    name: 'Bodies',
    statement: { andStatement: { statements: [{ notStatement: { statement: ORDERING } }, TOO_LONG] } },
    action: refusal(413, 'TooLarge'),
  },
  {
    name: 'Common',
    statement: {
      managedRuleGroupStatement: {
        ...group('AWSManagedRulesCommonRuleSet'),
        ruleActionOverrides: ONLY_COUNTED.map((name) => ({ name, actionToUse: { count: {} } })),
      },
    },
    overrideAction: { none: {} },
  },
]

const said = (origin: string, status: number, code: string, detail: string, facts: object = {}) => ({
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

/** Of CloudFront's scope, so in its region. */
export const firewall = (stack: Stack, settings: Throttled, origin: string, waf: Firewall): CfnWebACL =>
  new CfnWebACL(stack, 'Firewall', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    description: 'Floods, known attackers, bodies that are too long, common attacks',
    visibilityConfig: measured(stack, 'Firewall'),
    customResponseBodies: {
      TooMany: said(
        origin,
        429,
        'too-many-requests',
        'Too many requests from your address. Try again in five minutes.',
      ),
      Busy: said(origin, 429, 'too-many-requests', 'Too many requests from all callers. Try again in a minute.'),
      TooLarge: said(origin, 413, 'content-too-large', 'The body is too long.', { limit: LONGEST_BODY }),
    },
    rules: rulesFor(settings, waf).map((rule, priority) => ({
      ...rule,
      priority,
      visibilityConfig: measured(stack, rule.name),
    })),
  })

/** The rules that count requests: those of one address, those of everyone, those of one costly kind. */
const RATES = ['Calls', 'Everyone', 'Kinds'] as const

/** What these rules refused. One that refused nothing has no figure. In CloudFront's scope a metric has no region. */
export const refusedCalls = (stack: Stack): MathExpression =>
  new MathExpression({
    expression: 'SUM(METRICS())',
    usingMetrics: Object.fromEntries(
      RATES.map((rule) => [
        rule.toLowerCase(),
        new Metric({
          namespace: 'AWS/WAFV2',
          metricName: 'BlockedRequests',
          dimensionsMap: { WebACL: countedAs(stack, 'Firewall'), Rule: countedAs(stack, rule) },
          period: PERIOD,
          statistic: 'Sum',
        }),
      ]),
    ),
    period: PERIOD,
  })
