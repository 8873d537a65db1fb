import type { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { Concern } from './alarm.ts'
import type { Ways } from './door-metrics.ts'
import type { Houses } from './function.ts'

/** A function that a setting may leave out. */
export type Optional = { readonly stackName: string; readonly id: string }

/** What the stack `watch` needs of the stack `run`. */
export type Running = {
  readonly stackName: string
  readonly requestEntries: Ways
  readonly accessLog: LogGroup
  readonly functions: Houses
  readonly canary: Optional | undefined
  readonly outbox: IQueue
  readonly notices: IQueue
  readonly returns: IQueue
  readonly retryQueue: IQueue
  readonly alarmSpecs: readonly Concern[]
  /**
   * Alarms that are already in the stack `run`: those that can roll back a release, and those that a setting may leave
   * out.
   */
  readonly ownAlarms: readonly Concern[]
}
