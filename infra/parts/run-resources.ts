import type { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { Concern } from './alarm.ts'
import type { Ways } from './door-metrics.ts'
import type { Houses } from './function.ts'

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
