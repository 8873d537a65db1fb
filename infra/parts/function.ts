import { Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib/core'
import { type PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import {
  Alias,
  Architecture,
  type EventInvokeConfigOptions,
  Function as Lambda,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
  Tracing,
} from 'aws-cdk-lib/aws-lambda'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { TIMEOUT } from '../figures.ts'
import type { Reserved } from '../limits.ts'
import type { Settings } from '../settings.ts'
import { bundled } from './bundle.ts'

/** A player waits. */
export const SHORT = Duration.seconds(TIMEOUT.short)

/** In the background. */
export const LONG = Duration.seconds(TIMEOUT.long)

/** Without one, Lambda itself repeats a failed call twice, whatever its caller says, and for six hours one it has no room for. */
type Unwaited = { readonly retries: 0 | 2; readonly within?: Duration; readonly lost?: IQueue }

type Spec = {
  readonly name: string
  readonly description: string
  readonly withScripts?: boolean
  readonly timeout: Duration
  /** MB. */
  readonly memory: number
  readonly environment: Readonly<Record<string, string>>
  readonly may: readonly PolicyStatement[]
  /** For what calls it without waiting for an answer. */
  readonly unwaited?: Unwaited
  /** As many may always run at once, and no more. */
  readonly reserved?: number | undefined
}

export const reservedFor = ({ reserved }: Settings, name: keyof Reserved): { readonly reserved?: number } =>
  reserved ? { reserved: reserved[name] } : {}

/** Of every stage. A row that is missing somewhere does not compile. */
export type Houses = Readonly<
  Record<'Answers' | 'Pages' | 'Stored' | 'Redo' | 'Deliver' | 'Alarm' | 'Sweep' | 'Notify' | 'Feedback', House>
>

const repeating = ({ retries, within, lost }: Unwaited): EventInvokeConfigOptions => ({
  retryAttempts: retries,
  ...(within && { maxEventAge: within }),
  ...(lost && { onFailure: new SqsDestination(lost) }),
})

export const LIVE = 'live'

/** `live`: the alias that everything calls. Only it says which version is in use. */
export type House = { readonly lambda: Lambda; readonly live: Alias; readonly role: Role; readonly log: LogGroup }

/** A role with only the listed permissions; logs kept a month. */
export const houseFunction = (stack: Stack, id: string, spec: Spec): House => {
  const { name, withScripts, description, timeout, memory, environment, may, unwaited, reserved } = spec
  const log = new LogGroup(stack, `${id}Log`, {
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  const role = new Role(stack, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
  log.grantWrite(role)
  for (const statement of may) role.addToPolicy(statement)
  // For each qualifier: timers set before there was an alias call the function itself.
  const calls = unwaited && repeating(unwaited)
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
    // Lines for each start and end would cost more than the function.
    loggingFormat: LoggingFormat.JSON,
    systemLogLevelV2: SystemLogLevel.WARN,
    tracing: Tracing.DISABLED,
    ...(reserved !== undefined && { reservedConcurrentExecutions: reserved }),
    ...calls,
    // A version outlives the deploy that replaces it: an alias can go back to it. That of a deploy that failed goes:
    // Lambda publishes no second version of the same code, and the next try would fail.
    currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE },
  })
  const live = new Alias(stack, `${id}Live`, { aliasName: LIVE, version: lambda.currentVersion, ...calls })
  return { lambda, live, role, log }
}
