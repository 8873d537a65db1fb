import { Duration, type Stack } from 'aws-cdk-lib/core'
import {
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  CfnOriginRequestPolicy,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  type IOriginRequestPolicy,
  OriginRequestPolicy,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront'

type Key = { readonly query?: readonly string[]; readonly headers?: readonly string[] }

/**
 * What the origin calls public is kept for as long as it says; nothing else is kept. A header that tells readers apart
 * is part of the key, so no reader gets another's answer.
 */
const keptBy = (stack: Stack, id: string, { query, headers }: Key): CachePolicy =>
  new CachePolicy(stack, id, {
    cachePolicyName: `${stack.stackName}-${id}`,
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.days(365),
    cookieBehavior: CacheCookieBehavior.none(),
    headerBehavior: headers ? CacheHeaderBehavior.allowList(...headers) : CacheHeaderBehavior.none(),
    queryStringBehavior: query ? CacheQueryStringBehavior.allowList(...query) : CacheQueryStringBehavior.none(),
    // Tells the origin what the reader can unpack, and keeps each form.
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  })

/** `ply` and `flip`: other names get an answer that is not kept. */
const ASKED = ['ply', 'flip']

export const keys = (stack: Stack) => ({
  assets: keptBy(stack, 'Assets', {}),
  /** The same for all, whoever asks and however. */
  versions: keptBy(stack, 'Versions', {}),
  answers: keptBy(stack, 'Answers', { query: ASKED, headers: ['Authorization'] }),
  // Drawings have words.
  drawings: keptBy(stack, 'Drawings', { query: ASKED, headers: ['Authorization', 'Accept-Language'] }),
})

type Sent = { readonly headers: readonly string[]; readonly cookies?: readonly string[] }

/**
 * Ten headers at most. Never `Host`: the gateway knows its own name alone, and answers 403 to another. The caller's
 * address is added by CloudFront only where it is listed.
 */
const sent = (stack: Stack, id: string, { headers, cookies }: Sent): IOriginRequestPolicy => {
  const policy = new CfnOriginRequestPolicy(stack, id, {
    originRequestPolicyConfig: {
      name: `${stack.stackName}-${id}`,
      headersConfig: { headerBehavior: 'whitelist', headers: [...headers] },
      cookiesConfig: cookies ? { cookieBehavior: 'whitelist', cookies: [...cookies] } : { cookieBehavior: 'none' },
      queryStringsConfig: { queryStringBehavior: 'all' },
    },
  })
  return OriginRequestPolicy.fromOriginRequestPolicyId(stack, `${id}Policy`, policy.ref)
}

export const requests = (stack: Stack) => ({
  /** `Authorization` and `Accept-Encoding` come with the key. */
  api: sent(stack, 'ToApi', {
    headers: ['Accept-Language', 'Content-Type', 'Idempotency-Key', 'If-None-Match', 'CloudFront-Viewer-Address'],
  }),
  /** Nothing is kept of pages, so nothing comes with a key. */
  pages: sent(stack, 'ToPages', {
    headers: [
      'Accept-Encoding',
      'Accept-Language',
      'Content-Type',
      'Origin',
      'Sec-Fetch-Site',
      'CloudFront-Viewer-Address',
      'CloudFront-Viewer-Time-Zone',
    ],
    cookies: ['language'],
  }),
})

/** Only what the functions did not say; for kept answers, too. The clipboard is used, so it is not named. */
const UNUSED = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'serial', 'usb']

export const guards = (stack: Stack): ResponseHeadersPolicy =>
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
      ],
    },
  })
