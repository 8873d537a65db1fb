import type { Stack } from 'aws-cdk-lib/core'
import { HostedZone, type IHostedZone } from 'aws-cdk-lib/aws-route53'
import type { Domain } from '../settings/stage-settings.ts'

/**
 * Returns the hosted zone of a domain. It is named by its id and not looked up, so that synthesis stays offline. A
 * stack that needs it twice gives the second a construct id of its own.
 */
export const hostedZone = (stack: Stack, { name, zoneId }: Domain, id = 'Zone'): IHostedZone =>
  HostedZone.fromHostedZoneAttributes(stack, id, { hostedZoneId: zoneId, zoneName: name })
