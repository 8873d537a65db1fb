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
import { FUNCTION_TIMEOUTS } from '../settings/figures.ts'
import type { ReservedConcurrency } from '../settings/stage-limits.ts'
import type { StageSettings } from '../settings/stage-settings.ts'
import { type BundledFiles, bundledCode } from './bundle.ts'

/** The timeout of functions that a player waits for. */
export const REQUEST_FUNCTION_TIMEOUT = Duration.seconds(FUNCTION_TIMEOUTS.short)

/** The timeout of functions that work in the background. */
export const BACKGROUND_FUNCTION_TIMEOUT = Duration.seconds(FUNCTION_TIMEOUTS.long)

/**
 * How Lambda repeats an asynchronous call. By default it repeats a failed call twice, whatever the caller's settings. A
 * call for which no concurrency is left is repeated for six hours, or for the time `within`. The queue `lost` gets the
 * calls that failed in the end.
 */
type AsyncCalls = { readonly retries: 0 | 2; readonly within?: Duration; readonly lost?: IQueue }

type FunctionSpec = BundledFiles & {
  /** The name of the entry in functions/lambda. */
  readonly name: string
  readonly description: string
  readonly timeout: Duration
  /** The memory in MB. */
  readonly memory: number
  readonly environment: Readonly<Record<string, string>>
  readonly may: readonly PolicyStatement[]
  /** How failed calls are repeated, if the caller does not wait for an answer. */
  readonly unwaited?: AsyncCalls
  /** The reserved concurrency: as many calls can always run at once, and no more. */
  readonly reserved?: number | undefined
}

/** Returns the reserved concurrency of a function, if the stage reserves any. */
export const reservedConcurrencyOf = (
  { reserved }: StageSettings,
  name: keyof ReservedConcurrency,
): { readonly reserved?: number } => (reserved ? { reserved: reserved[name] } : {})

/** The functions that every stage has, by construct id. */
export type DeployedFunctions = Readonly<
  Record<
    'Answers' | 'Pages' | 'Stored' | 'Redo' | 'Deliver' | 'Alarm' | 'Sweep' | 'Notify' | 'Feedback',
    DeployedFunction
  >
>

const asyncOptions = ({ retries, within, lost }: AsyncCalls): EventInvokeConfigOptions => ({
  retryAttempts: retries,
  ...(within && { maxEventAge: within }),
  ...(lost && { onFailure: new SqsDestination(lost) }),
})

/** The name of the alias that everything calls. */
export const LIVE_ALIAS = 'live'

/** A function with its role and log. `live` is the alias that everything calls; it decides which version is in use. */
export type DeployedFunction = {
  readonly lambda: Lambda
  readonly live: Alias
  readonly role: Role
  readonly log: LogGroup
}

/** Adds a function, with a role that has only the listed permissions, and a log that is kept for a month. */
export const addFunction = (stack: Stack, id: string, spec: FunctionSpec): DeployedFunction => {
  const { name, description, timeout, memory, environment, may, unwaited, reserved } = spec
  const log = new LogGroup(stack, `${id}Log`, {
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  const role = new Role(stack, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
  log.grantWrite(role)
  for (const statement of may) role.addToPolicy(statement)
  // These options apply to both function and alias: timers that were set before there was an alias call the function
  // itself.
  const asyncCalls = unwaited && asyncOptions(unwaited)
  const lambda = new Lambda(stack, id, {
    description,
    code: bundledCode(name, spec),
    handler: 'index.handler',
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    memorySize: memory,
    timeout,
    environment: { ...environment },
    role,
    logGroup: log,
    // Log lines for each start and end would cost more than the function.
    loggingFormat: LoggingFormat.JSON,
    systemLogLevelV2: SystemLogLevel.WARN,
    tracing: Tracing.DISABLED,
    ...(reserved !== undefined && { reservedConcurrentExecutions: reserved }),
    ...asyncCalls,
    // A version outlives the deploy that replaces it, so that the alias can go back to it. The version of a failed
    // deploy is removed: Lambda publishes no second version of the same code, so the next attempt would fail.
    currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE },
  })
  const live = new Alias(stack, `${id}Live`, { aliasName: LIVE_ALIAS, version: lambda.currentVersion, ...asyncCalls })
  return { lambda, live, role, log }
}
