import type { Stack } from 'aws-cdk-lib/core'
import type { StageSettings } from '../settings/stage-settings.ts'
import { addAlarm, addAlarmTopic } from '../alarms/alarm.ts'
import { blockedRequests } from './firewall.ts'

/**
 * Adds the alarm of the firewall, with a topic of its own: an alarm can only use a topic of its region, and
 * CloudFront's region is another one.
 */
export const addFirewallAlarm = (stack: Stack, { name, alarmsTo }: StageSettings): void => {
  addAlarm(stack, addAlarmTopic(stack, alarmsTo), name, {
    name: 'blocked-callers',
    impact:
      'The firewall refuses requests that are too many, of one address or of everyone: players among them see errors.',
    metric: blockedRequests(stack),
    above: 999,
    periods: 2,
  })
}
