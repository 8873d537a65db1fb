import { CfnOutput, type Stack } from 'aws-cdk-lib/core'
import type { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { KeepResources } from './keep.ts'
import { type Concern, alarmFor } from './parts/alarm.ts'
import { answering } from './parts/answering.ts'
import { CANARY, canary } from './parts/canary.ts'
import { carryingOut } from './parts/carrying-out.ts'
import type { Ways } from './parts/door-metrics.ts'
import { delivering } from './parts/delivering.ts'
import { feedingBack } from './parts/feeding-back.ts'
import { frontDoor } from './parts/front-door.ts'
import type { Houses } from './parts/function.ts'
import { noticeQueue, notifying } from './parts/notifying.ts'
import { operator } from './parts/operator.ts'
import { releaseConcerns, releases } from './parts/release.ts'
import { replying } from './parts/replying.ts'
import { timers } from './parts/timers.ts'
import { waking } from './parts/waking.ts'
import type { Settings } from './settings.ts'

/** A function that a setting may leave off. */
export type Optional = { readonly stackName: string; readonly id: string }

export type Running = {
  readonly stackName: string
  readonly ways: Ways
  readonly accessLog: LogGroup
  readonly houses: Houses
  readonly canary: Optional | undefined
  readonly outbox: IQueue
  readonly notices: IQueue
  readonly returns: IQueue
  readonly aside: IQueue
  readonly concerns: readonly Concern[]
  /** With their alarms in this stack: what a release heeds, and those that a setting may leave off. */
  readonly alarmed: readonly Concern[]
}

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
