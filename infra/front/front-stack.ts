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
import { FRONT_HEADER } from '../../shared/api/routes/front-headers.ts'
import { API_ROUTES } from '../../shared/api/routes/routes.ts'
import type { FrontSettings } from '../settings/front-settings.ts'
import { addFirewallAlarm } from './firewall-alarm.ts'
import { sentFrontKey } from '../api/front-key.ts'
import { addFrontLog } from './front-log.ts'
import { securityHeadersPolicy, cachePolicies, originRequestPolicies } from './front-policies.ts'
import { HOST_OUTPUTS } from '../api/function-urls.ts'
import { addFirewall } from './firewall.ts'
import { hostedZone } from '../data/hosted-zone.ts'
import type { Domain, StageSettings } from '../settings/stage-settings.ts'

const PRICES: Readonly<Record<FrontSettings['edges'], PriceClass>> = {
  '100': PriceClass.PRICE_CLASS_100,
  '200': PriceClass.PRICE_CLASS_200,
  all: PriceClass.PRICE_CLASS_ALL,
}

/** Statuses whose answers CloudFront would cache for ten seconds, by path alone, whatever their headers say. */
const ERRORS = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504]

const uncached = (httpStatus: number): ErrorResponse => ({ httpStatus, ttl: Duration.seconds(0) })

/**
 * Returns the URL of a function as an origin. Lambda chooses its host name; CloudFormation reads that name from the
 * outputs of the stack `run` each time it deploys this stack. `region` is the region of `run`; undefined means the
 * region of this stack.
 */
const functionOrigin = (settings: StageSettings, id: keyof typeof HOST_OUTPUTS, region: string | undefined): IOrigin =>
  new HttpOrigin(Fn.getStackOutput(`${settings.name}-run`, HOST_OUTPUTS[id], region), {
    originId: id,
    protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
    originSslProtocols: [OriginSslPolicy.TLS_V1_2],
    // A function that takes 12 seconds is cut off, so 30 seconds are always enough.
    readTimeout: Duration.seconds(30),
    keepaliveTimeout: Duration.seconds(60),
    customHeaders: { [FRONT_HEADER]: sentFrontKey(settings) },
  })

type Origins = Readonly<Record<keyof typeof HOST_OUTPUTS, IOrigin>>

const DOCUMENT = API_ROUTES.find(({ name }) => name === 'document')?.path ?? ''

/** Returns the cache behaviors by path. The first pattern that matches counts. */
const behaviors = (stack: Stack, origins: Origins, { waf }: FrontSettings) => {
  const [key, request] = [cachePolicies(stack), originRequestPolicies(stack)]
  const passThrough = {
    allowedMethods: AllowedMethods.ALLOW_ALL,
    responseHeadersPolicy: securityHeadersPolicy(stack, { id: 'Guards', waf }),
    compress: true,
  }
  // The API does not redirect plain HTTP to HTTPS: a token that was sent in the clear must be considered known to
  // others.
  const api = {
    ...passThrough,
    origin: origins.Answers,
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    originRequestPolicy: request.api,
  }
  const pages = { ...passThrough, origin: origins.Pages, viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS }
  const frameGuards = securityHeadersPolicy(stack, { id: 'FrameGuards', waf })
  return {
    defaultBehavior: { ...pages, cachePolicy: key.pages, originRequestPolicy: request.pages },
    additionalBehaviors: {
      '/g/*/embed': {
        ...pages,
        cachePolicy: key.drawings,
        originRequestPolicy: request.pages,
        responseHeadersPolicy: frameGuards,
      },
      '/assets/*': { ...pages, cachePolicy: key.plain },
      '/v1/games/*.svg': { ...api, cachePolicy: key.drawings },
      // This path is requested most often, so its answers get no further headers.
      '/v1/games/*/version': { ...api, cachePolicy: key.plain, responseHeadersPolicy: undefined },
      // The API's document is the same for every token. If tokens were part of the cache key, each made-up token would
      // cause a call of the function.
      [DOCUMENT]: { ...api, cachePolicy: key.plain },
      '/v1/*': { ...api, cachePolicy: key.answers },
      '/v1': { ...api, cachePolicy: key.answers },
    },
  }
}

/** `region` is the region of the stage, if it is known. */
type FrontOptions = { readonly domain: Domain; readonly front: FrontSettings; readonly region: string | undefined }

const distributionOf = (
  stack: Stack,
  settings: StageSettings,
  { domain, front, region }: FrontOptions,
): Distribution => {
  const zone = hostedZone(stack, domain)
  const certificate = new Certificate(stack, 'Certificate', {
    domainName: domain.name,
    validation: CertificateValidation.fromDns(zone),
  })
  const origins = {
    Answers: functionOrigin(settings, 'Answers', region),
    Pages: functionOrigin(settings, 'Pages', region),
  }
  const distribution = new Distribution(stack, 'Front', {
    ...behaviors(stack, origins, front),
    comment: `${settings.name}: pages and API`,
    domainNames: [domain.name],
    certificate,
    minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    httpVersion: HttpVersion.HTTP2_AND_3,
    enableIpv6: true,
    priceClass: PRICES[front.edges],
    errorResponses: ERRORS.map(uncached),
    ...(front.waf && { webAclId: addFirewall(stack, settings, `https://${domain.name}`, front.waf).attrArn }),
  })
  const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution))
  new ARecord(stack, 'Address', { zone, recordName: domain.name, target })
  new AaaaRecord(stack, 'Address6', { zone, recordName: domain.name, target })
  return distribution
}

/**
 * Leaves cookies out of the log. The distribution uses the newer form of logs, which needs no bucket and may leave out
 * the path, but whether cookies are logged is only set in the older property.
 */
const withoutCookies = (distribution: Distribution): void => {
  const plain = distribution.node.defaultChild
  if (!(plain instanceof CfnDistribution)) return
  plain.distributionConfig = {
    ...plain.distributionConfig,
    logging: { includeCookies: false },
  }
}

/**
 * Acknowledges two findings of cdk-nag: anyone anywhere may play, and a stage may leave out the firewall on purpose.
 */
const acknowledgeFindings = (distribution: Distribution, { waf }: FrontSettings): void => {
  const findings = Validations.of(distribution)
  findings.acknowledge({ id: 'AwsSolutions-CFR1', reason: 'Players are everywhere; a link is the credential.' })
  if (!waf)
    findings.acknowledge({
      id: 'AwsSolutions-CFR2',
      reason: 'The stage says waf=no: a firewall costs most of what a small club pays.',
    })
}

/** Fills the stack `front`: CloudFront before the functions. It refers to the other stacks only by names. */
export const fillFrontStack = (stack: Stack, settings: StageSettings, options: FrontOptions): void => {
  const { front } = options
  const distribution = distributionOf(stack, settings, options)
  withoutCookies(distribution)
  acknowledgeFindings(distribution, front)
  addFrontLog(stack, distribution)
  if (front.waf) addFirewallAlarm(stack, settings)
  new CfnOutput(stack, 'Distribution', { value: distribution.distributionId })
}
