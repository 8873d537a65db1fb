import type { Stack } from 'aws-cdk-lib/core'
import { DomainName, IpAddressType, SecurityPolicy } from 'aws-cdk-lib/aws-apigatewayv2'
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager'
import { ARecord, AaaaRecord, RecordTarget } from 'aws-cdk-lib/aws-route53'
import { ApiGatewayv2DomainProperties } from 'aws-cdk-lib/aws-route53-targets'
import { originHost } from '../settings/front-settings.ts'
import type { Domain } from '../settings/stage-settings.ts'
import { hostedZone } from '../data/hosted-zone.ts'

/**
 * Returns the host name of the API: the domain, or behind a front a name of its own, because the domain is the front's.
 */
const hostOf = (domain: Domain, isFronted: boolean): string => (isFronted ? originHost(domain) : domain.name)

/** Adds the domain of the API, with its certificate and DNS records. */
export const addOwnDomain = (stack: Stack, domain: Domain, isFronted: boolean): DomainName => {
  const host = hostOf(domain, isFronted)
  const zone = hostedZone(stack, domain)
  const certificate = new Certificate(stack, 'Certificate', {
    domainName: host,
    validation: CertificateValidation.fromDns(zone),
  })
  const name = new DomainName(stack, 'Domain', {
    domainName: host,
    certificate,
    securityPolicy: SecurityPolicy.TLS_1_2,
    // By default AWS answers at this name by IPv4 only, and the AAAA record would lead nowhere.
    ipAddressType: IpAddressType.DUAL_STACK,
  })
  const target = RecordTarget.fromAlias(
    new ApiGatewayv2DomainProperties(name.regionalDomainName, name.regionalHostedZoneId),
  )
  new ARecord(stack, 'Address', { zone, recordName: host, target })
  new AaaaRecord(stack, 'Address6', { zone, recordName: host, target })
  return name
}
