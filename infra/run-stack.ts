import { CfnOutput, type Stack } from 'aws-cdk-lib/core'
import type { KeepResources } from './data/keep-resources.ts'
import { addAlarm } from './alarms/alarm.ts'
import { addRequestFunctions } from './api/request-functions.ts'
import { CANARY_ID, addCanary } from './alarms/canary.ts'
import { addChangeHandling } from './background/change-handling.ts'
import { addEmailDelivery } from './email/email-delivery.ts'
import { addBounceFeedback } from './email/bounce-feedback.ts'
import { addHttpApi } from './api/http-api.ts'
import type { DeployedFunctions } from './lambda/function.ts'
import { addNoticeQueue, addNoticeDelivery } from './background/notice-delivery.ts'
import { addOperatorPolicy } from './operations/operator-policy.ts'
import { releaseAlarmSpecs, addReleases } from './operations/releases.ts'
import { addEmailReplies } from './email/email-replies.ts'
import type { RunResources } from './operations/run-resources.ts'
import { addScheduleGroup } from './background/schedule-group.ts'
import { addTimerFunctions } from './background/timer-functions.ts'
import type { StageSettings } from './settings/stage-settings.ts'

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
  const { stored, redo, retryQueue, failed } = addChangeHandling(
    stack,
    resources,
    { outbox, notices, schedules },
    settings,
  )
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
