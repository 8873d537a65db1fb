import type { Stack } from 'aws-cdk-lib/core'
import { HostedZone, type IHostedZone } from 'aws-cdk-lib/aws-route53'
import type { Domain } from '../settings.ts'

/** By id: no look-up, so synthesis stays offline. Where a stack asks twice, `id` tells the two apart. */
export const zoneOf = (stack: Stack, { name, zoneId }: Domain, id = 'Zone'): IHostedZone =>
  HostedZone.fromHostedZoneAttributes(stack, id, { hostedZoneId: zoneId, zoneName: name })
