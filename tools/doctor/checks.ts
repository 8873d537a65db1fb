import type { Check } from './finding.ts'
import { answers } from './answers.ts'
import { front } from './front.ts'
import { identity, quota, records, testers } from './mail.ts'
import { concurrency, gateway, signer, stacks, tables, timers, topic } from './stage.ts'

/** All checks of doctor, in the order in which they are printed. */
export const CHECKS: Readonly<Record<string, Check>> = {
  stacks,
  tables,
  'keys of the links': signer,
  'alarm topic': topic,
  front,
  concurrency,
  timers,
  requests: gateway,
  emails: quota,
  sender: identity,
  testers,
  answers,
  DNS: records,
}
