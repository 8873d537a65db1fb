import { CfnOutput, type Stack } from 'aws-cdk-lib/core'
import type { KeepResources } from './parts/keep-resources.ts'
import { addAlarm } from './parts/alarm.ts'
import { addRequestFunctions } from './parts/answering.ts'
import { CANARY_ID, addCanary } from './parts/canary.ts'
import { addChangeHandling } from './parts/carrying-out.ts'
import { addEmailDelivery } from './parts/delivering.ts'
import { addBounceFeedback } from './parts/feeding-back.ts'
import { addHttpApi } from './parts/front-door.ts'
import type { DeployedFunctions } from './parts/function.ts'
import { addNoticeQueue, addNoticeDelivery } from './parts/notifying.ts'
import { addOperatorPolicy } from './parts/operator.ts'
import { releaseAlarmSpecs, addReleases } from './parts/release.ts'
import { addEmailReplies } from './parts/replying.ts'
import type { RunResources } from './parts/run-resources.ts'
import { addScheduleGroup } from './parts/timers.ts'
import { addTimerFunctions } from './parts/waking.ts'
import type { StageSettings } from './settings.ts'

/** Fills the stack `run`: the functions, the API, the timers and the queues. */
export const fillRunStack = (stack: Stack, resources: KeepResources, settings: StageSettings): RunResources => {
  const http = addHttpApi(stack, settings)
  const { origin } = http
  const { notices, alarmSpec: unsentNotices } = addNoticeQueue(stack)
  const email = addEmailDelivery(stack, resources, { origin, notices }, settings)
  const { outbox } = email
  const { returns, feedback, alarmSpec: lostFeedback } = addBounceFeedback(stack, resources)
  const { alarm, sweep, lost } = addTimerFunctions(stack, resources, outbox, settings)
  const notify = addNoticeDelivery(stack, resources, { outbox, notices }, origin)
  const answers = addRequestFunctions(stack, resources, http, { outbox, notices }, settings)
  const schedules = addScheduleGroup(stack, alarm, lost.queue)
  const { stored, redo, retryQueue, failed } = addChangeHandling(stack, resources, { outbox, notices, schedules }, settings)
  addOperatorPolicy(stack, resources, { stored, outbox, notices, failed: failed.queue, schedules })
  const background = { Stored: stored, Redo: redo, Deliver: email.deliver, Alarm: alarm, Sweep: sweep }
  const functions: DeployedFunctions = { ...answers, ...background, Notify: notify, Feedback: feedback }
  const replies = addEmailReplies(stack, resources, outbox, settings)
  const released = { ...functions, ...(replies && { Inbound: replies.inbound }) }
  const requestEntries = { api: http.api, functions: answers, isFronted: settings.front !== undefined }
  const releaseAlarms = releaseAlarmSpecs(requestEntries, released)
  const alarms = releaseAlarms.map((spec) => addAlarm(stack, resources.topic, settings.name, spec))
  addReleases(stack, released, { alarms, gradual: settings.gradual })
  for (const spec of replies?.alarmSpecs ?? []) addAlarm(stack, resources.topic, settings.name, spec)
  const canaryAlarms = settings.canary ? [addCanary(stack, resources.topic, settings.name, origin)] : []
  new CfnOutput(stack, 'Origin', { value: origin })
  return {
    stackName: stack.stackName,
    requestEntries,
    accessLog: http.log,
    functions,
    canary: settings.canary ? { stackName: stack.stackName, id: CANARY_ID } : undefined,
    outbox,
    notices,
    returns,
    retryQueue,
    alarmSpecs: [lost.alarmSpec, email.alarmSpec, lostFeedback, unsentNotices, failed.alarmSpec],
    ownAlarms: [...releaseAlarms, ...canaryAlarms, ...(replies?.alarmSpecs ?? [])],
  }
}
