import type { Stack } from 'aws-cdk-lib/core'
import type { Settings } from '../settings.ts'
import { alarmFor, alarmTopic } from './alarm.ts'
import { refusedCalls } from './waf.ts'

/**
 * Adds the alarm of the firewall, with a topic of its own: an alarm can only use a topic of its region, and
 * CloudFront's region is another one.
 */
export const firewallAlarm = (stack: Stack, { name, alarmsTo }: Settings): void => {
  alarmFor(stack, alarmTopic(stack, alarmsTo), name, {
    name: 'blocked-callers',
    impact:
      'The firewall refuses requests that are too many, of one address or of everyone: players among them see errors.',
    metric: refusedCalls(stack),
    above: 999,
    periods: 2,
  })
}
