import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import { API_ROUTES, type RateLimitName } from '../../shared/api/routes/routes.ts'
import { PAGE_ROUTES } from '../../shared/api/routes/page-routes.ts'
import type { StageSettings } from '../settings/stage-settings.ts'

/** A rule of the firewall, without its priority and metric. */
export type FirewallRule = Omit<CfnWebACL.RuleProperty, 'priority' | 'visibilityConfig'>

/** WAF compares the value without any transformation. */
export const UNTRANSFORMED = [{ priority: 0, type: 'NONE' }]

/** Blocks a request, with the same answer that a function would give. */
export const blockAction = (
  responseCode: number,
  customResponseBodyKey: string,
  after?: string,
): CfnWebACL.RuleActionProperty => ({
  block: {
    customResponse: {
      responseCode,
      customResponseBodyKey,
      ...(after !== undefined && { responseHeaders: [{ name: 'retry-after', value: after }] }),
    },
  },
})

/** The seconds in which requests of all clients together are counted: WAF's shortest window. */
const MINUTE = 60

export type RequestRates = Pick<StageSettings, 'requests' | 'throttles'>

const isPath = (path: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'EXACTLY',
    searchString: path,
    textTransformations: UNTRANSFORMED,
  },
})

/** Matches all requests but those for files, which the edge caches, so that they cost no call of a function. */
const COSTS_A_CALL: CfnWebACL.StatementProperty = {
  notStatement: {
    statement: {
      byteMatchStatement: {
        fieldToMatch: { uriPath: {} },
        positionalConstraint: 'STARTS_WITH',
        searchString: '/assets/',
        textTransformations: UNTRANSFORMED,
      },
    },
  },
}

/**
 * The kinds of routes with a rate of their own: those that cost writes and emails, and the API's document, whose bytes
 * cost even if the edge caches it. Each path takes two of the 1,500 capacity units that the price of a web ACL
 * includes; all rules together take about 830. Other kinds are left out: their paths name a game or a link, so they
 * cannot be listed.
 */
const COSTLY: readonly (RateLimitName | undefined)[] = ['create', 'order', 'links', 'hook', 'document']

type Route = { readonly path: string; readonly limited?: RateLimitName }

const ROUTES: readonly Route[] = [...API_ROUTES, ...PAGE_ROUTES]

const PATHS = [...new Set(ROUTES.filter(({ limited }) => COSTLY.includes(limited)).map(({ path }) => path))].filter(
  (path) => !path.includes('{'),
)

/**
 * Returns the rules that replace the gateway's throttles behind a front, because function URLs have none. They say how
 * many requests all clients together may make in a minute, and how many of these with the same method to the same
 * costly path. Each rule has a price, so the costly kinds share one rule, with the rate of `create`.
 */
export const rateRules = ({ requests, throttles }: RequestRates): readonly FirewallRule[] => [
  {
    name: 'Everyone',
    statement: {
      rateBasedStatement: {
        limit: requests * MINUTE,
        evaluationWindowSec: MINUTE,
        aggregateKeyType: 'CONSTANT',
        scopeDownStatement: COSTS_A_CALL,
      },
    },
    action: blockAction(429, 'Busy', String(MINUTE)),
  },
  {
    name: 'Kinds',
    statement: {
      rateBasedStatement: {
        limit: throttles.create * MINUTE,
        evaluationWindowSec: MINUTE,
        aggregateKeyType: 'CUSTOM_KEYS',
        customKeys: [{ httpMethod: {} }, { uriPath: { textTransformations: UNTRANSFORMED } }],
        scopeDownStatement: { orStatement: { statements: PATHS.map(isPath) } },
      },
    },
    action: blockAction(429, 'Busy', String(MINUTE)),
  },
]
