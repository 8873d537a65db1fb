import { Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib'
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
import { bundled } from './bundle.ts'

/** For whoever waits: with 10 s of start-up before it, a request ends well within the 30 s after which a time-out is committed. */
export const SHORT = Duration.seconds(12)

/** Where nobody waits, and still below those 30 s. */
export const LONG = Duration.seconds(28)

type Spec = {
  /** The file in functions/lambda. */
  readonly name: string
  readonly description: string
  /** Files of web/ that it hands out. */
  readonly scripts?: readonly string[]
  readonly timeout: Duration
  /** In MB. A full processor comes with 1,769; the SDK's start-up is most of what is paid for. */
  readonly memory: number
  readonly environment: Readonly<Record<string, string>>
  /** All that it may do, besides writing its log. */
  readonly may: readonly PolicyStatement[]
  /** Where an event goes that nobody waited for and that failed three times. */
  readonly lost?: IQueue
}

export type House = { readonly lambda: Lambda; readonly role: Role; readonly log: LogGroup }

/** A function as this house runs it: its own role with nothing but what is listed, its own log for a month. */
export const houseFunction = (stack: Stack, id: string, spec: Spec): House => {
  const { name, scripts, description, timeout, memory, environment, may, lost } = spec
  const log = new LogGroup(stack, `${id}Log`, {
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  const role = new Role(stack, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
  log.grantWrite(role)
  for (const statement of may) role.addToPolicy(statement)
  const lambda = new Lambda(stack, id, {
    description,
    code: bundled(name, scripts),
    handler: 'index.handler',
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    memorySize: memory,
    timeout,
    environment: { ...environment },
    role,
    logGroup: log,
    // One line of JSON for what happened, and none for every start and end: those cost more than the function.
    loggingFormat: LoggingFormat.JSON,
    systemLogLevelV2: SystemLogLevel.WARN,
    tracing: Tracing.DISABLED,
    ...(lost && { onFailure: new SqsDestination(lost), retryAttempts: 2 }),
  })
  return { lambda, role, log }
}
