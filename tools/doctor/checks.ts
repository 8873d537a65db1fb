import type { Check } from './finding.ts'
import { front } from './front.ts'
import { identity, quota, records } from './mail.ts'
import { concurrency, seal, stacks, tables, timers, topic } from './stage.ts'

/** In this order. */
export const CHECKS: Readonly<Record<string, Check>> = {
  stacks,
  tables,
  'keys of the links': seal,
  'alarm topic': topic,
  front,
  concurrency,
  timers,
  emails: quota,
  sender: identity,
  DNS: records,
}
