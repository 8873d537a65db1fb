import type { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { AlarmSpec } from '../alarms/alarm.ts'
import type { RequestEntries } from '../alarms/request-metrics.ts'
import type { DeployedFunctions } from '../lambda/function.ts'

/** A function that a setting may leave out. */
export type OptionalFunction = { readonly stackName: string; readonly id: string }

/** The resources of the stack `run` that the stack `watch` observes. */
export type RunResources = {
  readonly stackName: string
  readonly requestEntries: RequestEntries
  readonly accessLog: LogGroup
  readonly functions: DeployedFunctions
  readonly canary: OptionalFunction | undefined
  readonly outbox: IQueue
  readonly notices: IQueue
  readonly returns: IQueue
  readonly retryQueue: IQueue
  readonly alarmSpecs: readonly AlarmSpec[]
  /**
   * Alarms that are already in the stack `run`: those that can roll back a release, and those that a setting may leave
   * out.
   */
  readonly ownAlarms: readonly AlarmSpec[]
}
