import { CfnOutput, Duration, Fn, type Stack, Validations } from 'aws-cdk-lib/core'
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AllowedMethods,
  CfnDistribution,
  Distribution,
  type ErrorResponse,
  HttpVersion,
  type IOrigin,
  OriginProtocolPolicy,
  OriginSslPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { ARecord, AaaaRecord, RecordTarget } from 'aws-cdk-lib/aws-route53'
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets'
import { FRONT_HEADER } from '../shared/api/routes/front-headers.ts'
import { API_ROUTES } from '../shared/api/routes/routes.ts'
import type { Front } from './front-settings.ts'
import { firewallAlarm } from './parts/front-alarm.ts'
import { sentKey } from './parts/front-key.ts'
import { logFront } from './parts/front-log.ts'
import { guards, keys, requests } from './parts/front-policies.ts'
import { HOSTS } from './parts/function-urls.ts'
import { firewall } from './parts/waf.ts'
import { zoneOf } from './parts/zone.ts'
import type { Domain, Settings } from './settings.ts'

const PRICES: Readonly<Record<Front['edges'], PriceClass>> = {
  '100': PriceClass.PRICE_CLASS_100,
  '200': PriceClass.PRICE_CLASS_200,
  all: PriceClass.PRICE_CLASS_ALL,
}

/** By itself CloudFront keeps each of these for ten seconds, by the path alone, whatever the answer says of keeping. */
const ERRORS = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504]

const notKept = (httpStatus: number): ErrorResponse => ({ httpStatus, ttl: Duration.seconds(0) })

/**
 * The URL of a function, whose host Lambda makes up: CloudFormation reads it from the other stack's outputs, in whichever
 * region that is, each time it deploys this one. `region` undefined: that of this stack.
 */
const originAt = (settings: Settings, door: keyof typeof HOSTS, region: string | undefined): IOrigin =>
  new HttpOrigin(Fn.getStackOutput(`${settings.name}-run`, HOSTS[door], region), {
    originId: door,
    protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
    originSslProtocols: [OriginSslPolicy.TLS_V1_2],
    // A function answers in 12 seconds, or is cut off.
    readTimeout: Duration.seconds(30),
    keepaliveTimeout: Duration.seconds(60),
    customHeaders: { [FRONT_HEADER]: sentKey(settings) },
  })

type Origins = Readonly<Record<keyof typeof HOSTS, IOrigin>>

const DOCUMENT = API_ROUTES.find(({ name }) => name === 'document')?.path ?? ''

/** The first pattern that fits counts. */
const behaviors = (stack: Stack, origins: Origins, { waf }: Front) => {
  const [key, request] = [keys(stack), requests(stack)]
  const through = {
    allowedMethods: AllowedMethods.ALLOW_ALL,
    responseHeadersPolicy: guards(stack, waf),
    compress: true,
  }
  // A token that was sent in the clear is known: no way leads on.
  const api = {
    ...through,
    origin: origins.Answers,
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    originRequestPolicy: request.api,
  }
  const pages = { ...through, origin: origins.Pages, viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS }
  return {
    defaultBehavior: { ...pages, cachePolicy: key.pages, originRequestPolicy: request.pages },
    additionalBehaviors: {
      '/assets/*': { ...pages, cachePolicy: key.plain },
      '/v1/games/*.svg': { ...api, cachePolicy: key.drawings },
      // Asked most often: its answer has no header that it can do without.
      '/v1/games/*/version': { ...api, cachePolicy: key.plain, responseHeadersPolicy: undefined },
      // By any link it is the same, and a made-up one would else reach the function each time.
      [DOCUMENT]: { ...api, cachePolicy: key.plain },
      '/v1/*': { ...api, cachePolicy: key.answers },
      '/v1': { ...api, cachePolicy: key.answers },
    },
  }
}

/** `region`: of the stage, if it is known. */
type Fronting = { readonly domain: Domain; readonly front: Front; readonly region: string | undefined }

const distributionOf = (stack: Stack, settings: Settings, { domain, front, region }: Fronting): Distribution => {
  const zone = zoneOf(stack, domain)
  const certificate = new Certificate(stack, 'Certificate', {
    domainName: domain.name,
    validation: CertificateValidation.fromDns(zone),
  })
  const origins = { Answers: originAt(settings, 'Answers', region), Pages: originAt(settings, 'Pages', region) }
  const distribution = new Distribution(stack, 'Front', {
    ...behaviors(stack, origins, front),
    comment: `${settings.name}: pages and API`,
    domainNames: [domain.name],
    certificate,
    minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    httpVersion: HttpVersion.HTTP2_AND_3,
    enableIpv6: true,
    priceClass: PRICES[front.edges],
    errorResponses: ERRORS.map(notKept),
    ...(front.waf && { webAclId: firewall(stack, settings, `https://${domain.name}`, front.waf).attrArn }),
  })
  const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution))
  new ARecord(stack, 'Address', { zone, recordName: domain.name, target })
  new AaaaRecord(stack, 'Address6', { zone, recordName: domain.name, target })
  return distribution
}

/** The log is of the newer form, which has no bucket and no path; it is told of cookies here alone. */
const withoutCookies = (distribution: Distribution): void => {
  const plain = distribution.node.defaultChild
  if (!(plain instanceof CfnDistribution)) return
  plain.distributionConfig = {
    ...plain.distributionConfig,
    logging: { includeCookies: false },
  }
}

/** Of warnings: anyone anywhere may play, and a firewall is left out on purpose. */
const acknowledged = (distribution: Distribution, { waf }: Front): void => {
  const findings = Validations.of(distribution)
  findings.acknowledge({ id: 'AwsSolutions-CFR1', reason: 'Players are everywhere; a link is the credential.' })
  if (!waf)
    findings.acknowledge({
      id: 'AwsSolutions-CFR2',
      reason: 'The stage says waf=no: a firewall costs most of what a small club pays.',
    })
}

/** CloudFront in front of the functions: a stack of its own, which knows the others by names alone. */
export const frontStack = (stack: Stack, settings: Settings, fronting: Fronting): void => {
  const { front } = fronting
  const distribution = distributionOf(stack, settings, fronting)
  withoutCookies(distribution)
  acknowledged(distribution, front)
  logFront(stack, distribution)
  if (front.waf) firewallAlarm(stack, settings)
  new CfnOutput(stack, 'Distribution', { value: distribution.distributionId })
}
