import { CfnOutput, type Stack } from 'aws-cdk-lib/core'
import type { KeepResources } from './parts/keep-resources.ts'
import { alarmFor } from './parts/alarm.ts'
import { answering } from './parts/answering.ts'
import { CANARY, canary } from './parts/canary.ts'
import { carryingOut } from './parts/carrying-out.ts'
import { delivering } from './parts/delivering.ts'
import { feedingBack } from './parts/feeding-back.ts'
import { frontDoor } from './parts/front-door.ts'
import type { Houses } from './parts/function.ts'
import { noticeQueue, notifying } from './parts/notifying.ts'
import { operator } from './parts/operator.ts'
import { releaseConcerns, releases } from './parts/release.ts'
import { replying } from './parts/replying.ts'
import type { Running } from './parts/run-resources.ts'
import { timers } from './parts/timers.ts'
import { waking } from './parts/waking.ts'
import type { Settings } from './settings.ts'

/** Fills the stack `run`: the functions, the API, the timers and the queues. */
export const run = (stack: Stack, resources: KeepResources, settings: Settings): Running => {
  const http = frontDoor(stack, settings)
  const { origin } = http
  const { notices, alarmSpec: unsentNotices } = noticeQueue(stack)
  const email = delivering(stack, resources, { origin, notices }, settings)
  const { outbox } = email
  const { returns, feedback, alarmSpec: lostFeedback } = feedingBack(stack, resources)
  const { alarm, sweep, lost } = waking(stack, resources, outbox, settings)
  const notify = notifying(stack, resources, { outbox, notices }, origin)
  const answers = answering(stack, resources, http, { outbox, notices }, settings)
  const schedules = timers(stack, alarm, lost.queue)
  const { stored, redo, retryQueue, failed } = carryingOut(stack, resources, { outbox, notices, schedules }, settings)
  operator(stack, resources, { stored, outbox, notices, failed: failed.queue, schedules })
  const background = { Stored: stored, Redo: redo, Deliver: email.deliver, Alarm: alarm, Sweep: sweep }
  const functions: Houses = { ...answers, ...background, Notify: notify, Feedback: feedback }
  const replies = replying(stack, resources, outbox, settings)
  const released = { ...functions, ...(replies && { Inbound: replies.inbound }) }
  const requestEntries = { api: http.api, functions: answers, isFronted: settings.front !== undefined }
  const releaseAlarms = releaseConcerns(requestEntries, released)
  const alarms = releaseAlarms.map((spec) => alarmFor(stack, resources.topic, settings.name, spec))
  releases(stack, released, { alarms, gradual: settings.gradual })
  for (const spec of replies?.alarmSpecs ?? []) alarmFor(stack, resources.topic, settings.name, spec)
  const canaryAlarms = settings.canary ? [canary(stack, resources.topic, settings.name, origin)] : []
  new CfnOutput(stack, 'Origin', { value: origin })
  return {
    stackName: stack.stackName,
    requestEntries,
    accessLog: http.log,
    functions,
    canary: settings.canary ? { stackName: stack.stackName, id: CANARY } : undefined,
    outbox,
    notices,
    returns,
    retryQueue,
    alarmSpecs: [lost.alarmSpec, email.alarmSpec, lostFeedback, unsentNotices, failed.alarmSpec],
    ownAlarms: [...releaseAlarms, ...canaryAlarms, ...(replies?.alarmSpecs ?? [])],
  }
}
