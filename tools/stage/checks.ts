import type { Check } from './finding.ts'
import { checkReplies } from './reply-checks.ts'
import { checkFront } from './front-checks.ts'
import { checkIdentity, checkSending, checkDns, checkTesters } from './mail-checks.ts'
import {
  checkConcurrency,
  checkRequestRate,
  signer,
  checkStacks,
  checkTables,
  checkTimers,
  checkAlarmTopic,
} from './stack-checks.ts'

/** All checks of doctor, in the order in which they are printed. */
export const CHECKS: Readonly<Record<string, Check>> = {
  stacks: checkStacks,
  tables: checkTables,
  'keys of the links': signer,
  'alarm topic': checkAlarmTopic,
  front: checkFront,
  concurrency: checkConcurrency,
  timers: checkTimers,
  requests: checkRequestRate,
  emails: checkSending,
  sender: checkIdentity,
  testers: checkTesters,
  answers: checkReplies,
  DNS: checkDns,
}
