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
import type { FirewallSettings } from '../settings/front-settings.ts'
import { CALLS_WINDOW } from './firewall.ts'

type CacheKey = {
  readonly query?: CacheQueryStringBehavior
  readonly headers?: readonly string[]
  readonly cookies?: readonly string[]
  readonly atMost?: Duration
}

/**
 * Returns a cache policy. An answer that the origin calls public is cached for as long as it says; nothing else is
 * cached. A header that distinguishes readers is part of the cache key, so that no reader gets the answer for another.
 */
const cachePolicy = (
  stack: Stack,
  id: string,
  { query, headers, cookies, atMost = Duration.days(365) }: CacheKey,
): CachePolicy =>
  new CachePolicy(stack, id, {
    cachePolicyName: `${stack.stackName}-${id}`,
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: atMost,
    cookieBehavior: cookies ? CacheCookieBehavior.allowList(...cookies) : CacheCookieBehavior.none(),
    headerBehavior: headers ? CacheHeaderBehavior.allowList(...headers) : CacheHeaderBehavior.none(),
    queryStringBehavior: query ?? CacheQueryStringBehavior.none(),
    // With these settings, CloudFront tells the function which codings the reader accepts, and caches each coding.
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  })

/**
 * The query parameters of the cache key of an export. A request with other parameters gets an answer that is not
 * cached.
 */
const CACHED_QUERY = CacheQueryStringBehavior.allowList('ply', 'flip', 'size')

/** Returns the cache policies by kind of path. An account has at most twenty at first. */
export const cachePolicies = (stack: Stack) => ({
  /** The policy for files, versions of games and the API's document, which are the same for every reader and query. */
  plain: cachePolicy(stack, 'Plain', {}),
  answers: cachePolicy(stack, 'Answers', { query: CACHED_QUERY, headers: ['Authorization'] }),
  /**
   * The policy for pages, which all say `no-store` or `private`. CloudFront's own policy without caching is not used, because with
   * it the functions would not learn which codings the reader accepts: only a cache policy can pass that on.
   */
  pages: cachePolicy(stack, 'Pages', {
    query: CacheQueryStringBehavior.all(),
    headers: ['Accept-Language', SCRIPT_HEADER],
    cookies: ['language'],
    atMost: Duration.seconds(1),
  }),
  /**
   * The policy for drawings, and for frames of other sites, whose times of day are in the reader's zone. Both contain
   * words, so the language is part of their key.
   */
  drawings: cachePolicy(stack, 'Drawings', {
    query: CacheQueryStringBehavior.allowList('ply', 'flip', 'theme', 'language'),
    headers: ['Authorization', 'CloudFront-Viewer-Time-Zone', 'Accept-Language'],
  }),
})

/**
 * Returns the policy that passes a request to the origin with all query parameters and these headers, ten at most,
 * beside those of the cache key. `Host` is never among them: the gateway answers 403 to any name but its own.
 * CloudFront adds the client's address only if its header is listed.
 */
const originRequestPolicy = (stack: Stack, id: string, headers: readonly string[]): IOriginRequestPolicy =>
  new OriginRequestPolicy(stack, id, {
    originRequestPolicyName: `${stack.stackName}-${id}`,
    headerBehavior: OriginRequestHeaderBehavior.allowList(...headers),
    cookieBehavior: OriginRequestCookieBehavior.none(),
    queryStringBehavior: OriginRequestQueryStringBehavior.all(),
  })

/**
 * Returns the origin request policies. `Authorization` and `Accept-Encoding` can reach the origin only as parts of the
 * cache key.
 */
export const originRequestPolicies = (stack: Stack) => ({
  api: originRequestPolicy(stack, 'ToApi', [
    'Accept-Language',
    'Content-Type',
    'Idempotency-Key',
    'If-None-Match',
    'Origin',
    'Sec-Fetch-Site',
    'CloudFront-Viewer-Address',
  ]),
  pages: originRequestPolicy(stack, 'ToPages', [
    'Content-Type',
    'Origin',
    'Sec-Fetch-Site',
    'CloudFront-Viewer-Address',
    'CloudFront-Viewer-Time-Zone',
  ]),
})

/**
 * Browser features that are switched off, because pages do not use them. Pages use the clipboard, so it is not listed.
 */
const UNUSED_FEATURES = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'serial', 'usb']

/**
 * Returns the header that states the firewall's rate limit, for routes without a limit of their own. Only the firewall
 * counts, so no header states how much is left.
 */
const rateLimitHeader = ({ calls }: FirewallSettings) => ({
  header: 'ratelimit-policy',
  value: `"front";q=${calls};w=${CALLS_WINDOW}`,
})

type Guards = { readonly id: 'Guards' | 'FrameGuards'; readonly waf: FirewallSettings | undefined }

/**
 * Returns the policy that adds security headers, also to cached answers, where the function has set none. With
 * `FrameGuards` other sites may frame the page, as its own policy says.
 */
export const securityHeadersPolicy = (stack: Stack, { id, waf }: Guards): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(stack, id, {
    responseHeadersPolicyName: `${stack.stackName}-${id}`,
    securityHeadersBehavior: {
      strictTransportSecurity: { accessControlMaxAge: Duration.days(365), override: false },
      contentTypeOptions: { override: false },
      ...(id === 'Guards' && { frameOptions: { frameOption: HeadersFrameOption.DENY, override: false } }),
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: false },
    },
    customHeadersBehavior: {
      customHeaders: [
        {
          header: 'permissions-policy',
          value: UNUSED_FEATURES.map((name) => `${name}=()`).join(', '),
          override: false,
        },
        ...(waf ? [{ ...rateLimitHeader(waf), override: false }] : []),
      ],
    },
  })
