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

export const run = (stack: Stack, kept: KeepResources, settings: Settings): Running => {
  const door = frontDoor(stack, settings)
  const { notices, concern: unsent } = noticeQueue(stack)
  const { outbox, deliver, concern } = delivering(stack, kept, { origin: door.origin, notices }, settings)
  const { returns, feedback, concern: untold } = feedingBack(stack, kept)
  const { alarm, sweep, lost } = waking(stack, kept, outbox, settings)
  const notify = notifying(stack, kept, { outbox, notices }, door.origin)
  const doors = answering(stack, kept, door, { outbox, notices }, settings)
  const armed = timers(stack, alarm, lost.queue)
  const { stored, redo, aside, failed } = carryingOut(stack, kept, { outbox, notices, armed }, settings)
  operator(stack, kept, { stored, outbox, notices, failed: failed.queue, waking: armed })
  const houses: Houses = {
    ...doors,
    Stored: stored,
    Redo: redo,
    Deliver: deliver,
    Alarm: alarm,
    Sweep: sweep,
    Notify: notify,
    Feedback: feedback,
  }
  const replies = replying(stack, kept, outbox, settings)
  const released = { ...houses, ...(replies && { Inbound: replies.inbound }) }
  const ways = { api: door.api, doors, isFronted: settings.front !== undefined }
  const watching = releaseConcerns(ways, released)
  const guards = watching.map((each) => alarmFor(stack, kept.topic, settings.name, each))
  releases(stack, released, { alarms: guards, gradual: settings.gradual })
  for (const each of replies?.concerns ?? []) alarmFor(stack, kept.topic, settings.name, each)
  const singing = settings.canary ? [canary(stack, kept.topic, settings.name, door.origin)] : []
  new CfnOutput(stack, 'Origin', { value: door.origin })
  return {
    stackName: stack.stackName,
    ways,
    accessLog: door.log,
    houses,
    canary: settings.canary ? { stackName: stack.stackName, id: CANARY } : undefined,
    outbox,
    notices,
    returns,
    aside,
    concerns: [lost.concern, concern, untold, unsent, failed.concern],
    alarmed: [...watching, ...singing, ...(replies?.concerns ?? [])],
  }
}
