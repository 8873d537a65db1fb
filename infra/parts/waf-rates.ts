import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import { API_ROUTES, type Limited, PAGE_ROUTES } from '../../shared/api/routes/routes.ts'
import type { Settings } from '../settings.ts'

export type Rule = Omit<CfnWebACL.RuleProperty, 'priority' | 'visibilityConfig'>

export const AS_IT_IS = [{ priority: 0, type: 'NONE' }]

/** As the functions would say it. */
export const refusal = (
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

/** Seconds in which all callers together are counted: the shortest that WAF knows. */
const MINUTE = 60

export type Throttled = Pick<Settings, 'requests' | 'throttles'>

const isPath = (path: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'EXACTLY',
    searchString: path,
    textTransformations: AS_IT_IS,
  },
})

/** Files are kept at the edge, so they cost no call. */
const COSTS_A_CALL: CfnWebACL.StatementProperty = {
  notStatement: {
    statement: {
      byteMatchStatement: {
        fieldToMatch: { uriPath: {} },
        positionalConstraint: 'STARTS_WITH',
        searchString: '/assets/',
        textTransformations: AS_IT_IS,
      },
    },
  },
}

/**
 * What costs writes and emails, and the API's document, whose bytes cost even where the edge keeps it. Each path is two of the
 * 1,500 units of capacity that a web ACL has at its price; all rules together take about 810. Of the other kinds, those that
 * name a game or a link have as many paths as there are of these.
 */
const COSTLY: readonly (Limited | undefined)[] = ['create', 'order', 'links', 'hook', 'document']

type Row = { readonly path: string; readonly limited?: Limited }

const ROWS: readonly Row[] = [...API_ROUTES, ...PAGE_ROUTES]

const PATHS = [...new Set(ROWS.filter(({ limited }) => COSTLY.includes(limited)).map(({ path }) => path))].filter(
  (path) => !path.includes('{'),
)

/**
 * What the gateway's throttles are without a front, for a URL of a function has none: how many requests all callers may
 * make together, and how many of one costly kind, by method and path. Each rule has a price of its own, so the kinds
 * share one, with the rate of creating.
 */
export const throttled = ({ requests, throttles }: Throttled): readonly Rule[] => [
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
    action: refusal(429, 'Busy', String(MINUTE)),
  },
  {
    name: 'Kinds',
    statement: {
      rateBasedStatement: {
        limit: throttles.create * MINUTE,
        evaluationWindowSec: MINUTE,
        aggregateKeyType: 'CUSTOM_KEYS',
        customKeys: [{ httpMethod: {} }, { uriPath: { textTransformations: AS_IT_IS } }],
        scopeDownStatement: { orStatement: { statements: PATHS.map(isPath) } },
      },
    },
    action: refusal(429, 'Busy', String(MINUTE)),
  },
]
