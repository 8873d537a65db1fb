import { Duration, type Stack } from 'aws-cdk-lib/core'
import {
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  type IOriginRequestPolicy,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { SCRIPT_HEADER } from '../../shared/api/routes/script-header.ts'
import type { Firewall } from '../front-settings.ts'
import { COUNTED } from './waf.ts'

type Key = {
  readonly query?: CacheQueryStringBehavior
  readonly headers?: readonly string[]
  readonly cookies?: readonly string[]
  readonly atMost?: Duration
}

/**
 * What the origin calls public is kept for as long as it says; nothing else is kept. A header that tells readers apart
 * is part of the key, so no reader gets another's answer.
 */
const keptBy = (stack: Stack, id: string, { query, headers, cookies, atMost = Duration.days(365) }: Key): CachePolicy =>
  new CachePolicy(stack, id, {
    cachePolicyName: `${stack.stackName}-${id}`,
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: atMost,
    cookieBehavior: cookies ? CacheCookieBehavior.allowList(...cookies) : CacheCookieBehavior.none(),
    headerBehavior: headers ? CacheHeaderBehavior.allowList(...headers) : CacheHeaderBehavior.none(),
    queryStringBehavior: query ?? CacheQueryStringBehavior.none(),
    // Tells the origin what the reader can unpack, and keeps each form.
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  })

/** `ply` and `flip`: other names get an answer that is not kept. */
const ASKED = CacheQueryStringBehavior.allowList('ply', 'flip')

/** An account has twenty of them at first. */
export const keys = (stack: Stack) => ({
  /** Files, versions of games and the API's document: the same for every reader and every way of asking. */
  plain: keptBy(stack, 'Plain', {}),
  answers: keptBy(stack, 'Answers', { query: ASKED, headers: ['Authorization'] }),
  /**
   * Every page says `no-store`. CloudFront's own policy that keeps nothing would not tell the functions what the reader
   * can unpack, and nothing else may.
   */
  pages: keptBy(stack, 'Pages', {
    query: CacheQueryStringBehavior.all(),
    headers: ['Accept-Language', SCRIPT_HEADER],
    cookies: ['language'],
    atMost: Duration.seconds(1),
  }),
  // Drawings have words.
  drawings: keptBy(stack, 'Drawings', { query: ASKED, headers: ['Authorization', 'Accept-Language'] }),
})

/**
 * Ten headers at most. Never `Host`: the gateway knows its own name alone, and answers 403 to another. The caller's
 * address is added by CloudFront only where it is listed.
 */
const sent = (stack: Stack, id: string, headers: readonly string[]): IOriginRequestPolicy =>
  new OriginRequestPolicy(stack, id, {
    originRequestPolicyName: `${stack.stackName}-${id}`,
    headerBehavior: OriginRequestHeaderBehavior.allowList(...headers),
    cookieBehavior: OriginRequestCookieBehavior.none(),
    queryStringBehavior: OriginRequestQueryStringBehavior.all(),
  })

/** Beside what the key has: `Authorization` and `Accept-Encoding` reach the origin only as parts of the cache key. */
export const requests = (stack: Stack) => ({
  api: sent(stack, 'ToApi', [
    'Accept-Language',
    'Content-Type',
    'Idempotency-Key',
    'If-None-Match',
    'Origin',
    'Sec-Fetch-Site',
    'CloudFront-Viewer-Address',
  ]),
  pages: sent(stack, 'ToPages', [
    'Content-Type',
    'Origin',
    'Sec-Fetch-Site',
    'CloudFront-Viewer-Address',
    'CloudFront-Viewer-Time-Zone',
  ]),
})

/** The clipboard is used, so it is not named. */
const UNUSED = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'serial', 'usb']

/** What the firewall's rule of calls holds, where a route has no limit of its own: the rule alone counts, so nothing says what is left. */
const limitOf = ({ calls }: Firewall) => ({ header: 'ratelimit-policy', value: `"front";q=${calls};w=${COUNTED}` })

/** Only what the functions did not say; for kept answers, too. */
export const guards = (stack: Stack, waf: Firewall | undefined): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(stack, 'Guards', {
    responseHeadersPolicyName: `${stack.stackName}-Guards`,
    securityHeadersBehavior: {
      strictTransportSecurity: { accessControlMaxAge: Duration.days(365), override: false },
      contentTypeOptions: { override: false },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: false },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: false },
    },
    customHeadersBehavior: {
      customHeaders: [
        { header: 'permissions-policy', value: UNUSED.map((name) => `${name}=()`).join(', '), override: false },
        ...(waf ? [{ ...limitOf(waf), override: false }] : []),
      ],
    },
  })
