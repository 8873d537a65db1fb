import { Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib/core'
import { type PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import {
  Architecture,
  Function as Lambda,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
  Tracing,
} from 'aws-cdk-lib/aws-lambda'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { Settings } from '../settings.ts'
import { bundled } from './bundle.ts'

/** A player waits. With 10 s of start-up it still ends well within the 30 s before a time-out is committed. */
export const SHORT = Duration.seconds(12)

/** For background work; also below those 30 s. */
export const LONG = Duration.seconds(28)

type Spec = {
  /** The file in functions/lambda. */
  readonly name: string
  readonly description: string
  /** Whether to bundle the browser's scripts. */
  readonly withScripts?: boolean
  readonly timeout: Duration
  /** In MB. 1,769 gives a full processor; most of the cost is the SDK's start-up. */
  readonly memory: number
  readonly environment: Readonly<Record<string, string>>
  /** All permissions, except writing its log. */
  readonly may: readonly PolicyStatement[]
  /** For asynchronous events that failed three times. */
  readonly lost?: IQueue
  /** As many may always run at once, and no more. */
  readonly reserved?: number | undefined
}

/**
 * Of what must never starve, however many ask for pages. Stored: four for each shard, of which a new table has four and a
 * busy one ten. Deliver: as many as its queue starts.
 */
const RESERVED = { stored: 40, alarm: 20, sweep: 1, deliver: 5 } as const

export const reservedFor = ({ reserve }: Settings, name: keyof typeof RESERVED): { readonly reserved?: number } =>
  reserve ? { reserved: RESERVED[name] } : {}

export type House = { readonly lambda: Lambda; readonly role: Role; readonly log: LogGroup }

/** Its own role with only the listed permissions; its log is kept for a month. */
export const houseFunction = (stack: Stack, id: string, spec: Spec): House => {
  const { name, withScripts, description, timeout, memory, environment, may, lost, reserved } = spec
  const log = new LogGroup(stack, `${id}Log`, {
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  const role = new Role(stack, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
  log.grantWrite(role)
  for (const statement of may) role.addToPolicy(statement)
  const lambda = new Lambda(stack, id, {
    description,
    code: bundled(name, withScripts),
    handler: 'index.handler',
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    memorySize: memory,
    timeout,
    environment: { ...environment },
    role,
    logGroup: log,
    // Logs events only: lines for every start and end would cost more than the function.
    loggingFormat: LoggingFormat.JSON,
    systemLogLevelV2: SystemLogLevel.WARN,
    tracing: Tracing.DISABLED,
    ...(reserved !== undefined && { reservedConcurrentExecutions: reserved }),
    ...(lost && { onFailure: new SqsDestination(lost), retryAttempts: 2 }),
  })
  return { lambda, role, log }
}
