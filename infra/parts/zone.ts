import type { Stack } from 'aws-cdk-lib/core'
import { HostedZone, type IHostedZone } from 'aws-cdk-lib/aws-route53'
import type { Domain } from '../settings.ts'

/** By id: no look-up, so synthesis stays offline. */
export const zoneOf = (stack: Stack, { name, zoneId }: Domain): IHostedZone =>
  HostedZone.fromHostedZoneAttributes(stack, 'Zone', { hostedZoneId: zoneId, zoneName: name })
