import type { Stack } from 'aws-cdk-lib/core'
import { DomainName, IpAddressType, SecurityPolicy } from 'aws-cdk-lib/aws-apigatewayv2'
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager'
import { ARecord, AaaaRecord, RecordTarget } from 'aws-cdk-lib/aws-route53'
import { ApiGatewayv2DomainProperties } from 'aws-cdk-lib/aws-route53-targets'
import type { Domain } from '../settings.ts'
import { zoneOf } from './zone.ts'

export const ownDomain = (stack: Stack, domain: Domain): DomainName => {
  const zone = zoneOf(stack, domain)
  const certificate = new Certificate(stack, 'Certificate', {
    domainName: domain.name,
    validation: CertificateValidation.fromDns(zone),
  })
  const name = new DomainName(stack, 'Domain', {
    domainName: domain.name,
    certificate,
    securityPolicy: SecurityPolicy.TLS_1_2,
    // Else the name answers IPv4 alone, and the AAAA record leads nowhere.
    ipAddressType: IpAddressType.DUAL_STACK,
  })
  const target = RecordTarget.fromAlias(
    new ApiGatewayv2DomainProperties(name.regionalDomainName, name.regionalHostedZoneId),
  )
  new ARecord(stack, 'Address', { zone, recordName: domain.name, target })
  new AaaaRecord(stack, 'Address6', { zone, recordName: domain.name, target })
  return name
}
