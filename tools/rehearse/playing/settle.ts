import {
  DeleteScheduleCommand,
  GetScheduleCommand,
  type GetScheduleCommandOutput,
  ListSchedulesCommand,
  SchedulerClient,
} from '@aws-sdk/client-scheduler'
import { SQSClient, SendMessageCommand } from '@aws-sdk/client-sqs'
import { propertiesOf, resources } from '../../../test/infra/synth.ts'
import { type RehearsedStage, requireNamed } from '../imitation/deployed-stage.ts'
import type { FeedResult } from '../imitation/event-sources.ts'
import { ACCOUNT, clientSettings } from '../imitation/aws-endpoint.ts'
import { isPermitted } from '../imitation/permission-proxy.ts'

/** The most rounds over all streams and queues. If it takes more, a message goes round for ever. */
const MOST = 100

const turnOf = async ({ eventSources: feedings }: RehearsedStage): Promise<FeedResult> => {
  const turns: FeedResult[] = []
  for (const each of feedings.values()) for (const { feed: turn } of each) turns.push(await turn())
  return { given: turns.reduce((sum, { given }) => sum + given, 0), back: turns.flatMap(({ back }) => back) }
}

const lastOutput = ({ functions }: RehearsedStage): string =>
  [...functions].map(([id, { said }]) => `${id}: ${said().trim().split('\n').slice(-3).join('\n  ')}`).join('\n')

/** Processes all streams and queues until nothing is left. Throws if a function returns a failure. */
export const settle = async (cloud: RehearsedStage): Promise<void> => {
  for (let round = 0; round < MOST; round++) {
    const { given, back } = await turnOf(cloud)
    if (back.length > 0) throw new Error(`${back.length} messages or records came back:\n${lastOutput(cloud)}`)
    if (given === 0) return
  }
  throw new Error(`after ${MOST} rounds there is still something to do:\n${lastOutput(cloud)}`)
}

/**
 * Runs a function's event sources once while some AWS calls fail. Resolves with the ids of what the function could not
 * process.
 */
export const runDuringOutage = async (
  cloud: RehearsedStage,
  outage: (call: string) => boolean,
  lambda: string,
): Promise<readonly string[]> => {
  cloud.records.outage = outage
  try {
    const turns: FeedResult[] = []
    for (const { feed: turn } of requireNamed(cloud.eventSources, lambda)) turns.push(await turn())
    return turns.flatMap(({ back }) => back)
  } finally {
    cloud.records.outage = () => false
  }
}

export type AwsSchedule = Pick<GetScheduleCommandOutput, 'Name' | 'ScheduleExpression' | 'Target'>

const schedulerOf = ({ endpoint }: RehearsedStage) => new SchedulerClient(clientSettings(endpoint))

export const scheduleGroup = ({ names, synth }: RehearsedStage): string => {
  const [id = ''] = resources(synth.run, 'AWS::Scheduler::ScheduleGroup').keys()
  return names.of(id)
}

/** Returns the schedules of a game, or all schedules if none is named. */
export const schedulesOfGame = async (cloud: RehearsedStage, game = ''): Promise<readonly AwsSchedule[]> => {
  const [client, GroupName] = [schedulerOf(cloud), scheduleGroup(cloud)]
  const { Schedules = [] } = await client.send(new ListSchedulesCommand({ GroupName, NamePrefix: game || undefined }))
  return Promise.all(
    Schedules.filter(({ Name = '' }) => Name.startsWith(game)).map(({ Name }) =>
      client.send(new GetScheduleCommand({ GroupName, Name })),
    ),
  )
}

const isDue = ({ ScheduleExpression = '' }: AwsSchedule, until: number): boolean =>
  Date.parse(`${/^at\((.+)\)$/.exec(ScheduleExpression)?.[1]}Z`) <= until

const roleOf = ({ names, synth }: RehearsedStage, arn: string): string =>
  [...resources(synth.run, 'AWS::IAM::Role').keys()].find((id) => names.of(id, 'Arn') === arn) ?? arn

/**
 * Fires a schedule as Scheduler and Lambda do: with the schedule's role, in up to three attempts, and then into the
 * queue for failures.
 */
const fire = async (cloud: RehearsedStage, { Target }: AwsSchedule): Promise<void> => {
  const { Arn = '', RoleArn = '', Input = '' } = Target ?? {}
  const role = roleOf(cloud, RoleArn)
  const call = { role, action: 'lambda:InvokeFunction', resource: Arn, context: {} }
  if (!isPermitted(cloud.records, call)) throw new Error(`${role} may not call ${Arn}`)
  const id =
    [...cloud.functions.keys()].find((each) => cloud.names.of(each, 'Arn') === Arn.replace(/:live$/, '')) ?? Arn
  await invokeAsync(cloud, id, JSON.parse(Input))
}

type Config = {
  readonly FunctionName: unknown
  readonly MaximumRetryAttempts?: number
  readonly DestinationConfig?: { readonly OnFailure: { readonly Destination: string } }
}

/** Invokes a function asynchronously, with the retries and the failure queue of the template. */
export const invokeAsync = async (cloud: RehearsedStage, id: string, event: unknown): Promise<void> => {
  const { names, synth, functions } = cloud
  const { MaximumRetryAttempts = 2, DestinationConfig } = propertiesOf(
    resources(synth.run, 'AWS::Lambda::EventInvokeConfig').get(`${id}LiveEventInvokeConfig`),
  ) as Config
  let failure = ''
  for (let tries = 0; tries <= MaximumRetryAttempts; tries++) {
    try {
      return void (await requireNamed(functions, id).invoke(event))
    } catch (error) {
      failure = String(error)
    }
  }
  const destinations = names.resolved(DestinationConfig) as Config['DestinationConfig']
  if (!destinations) throw new Error(`${id} failed: ${failure}`)
  await sendMessageAs(cloud, `${id}Role`, destinations.OnFailure.Destination, {
    requestPayload: event,
    responsePayload: failure,
  })
}

/** Sends a message to a queue, given by its ARN. */
export const sendMessageAs = async (
  cloud: RehearsedStage,
  role: string,
  queueArn: string,
  body: object,
): Promise<void> => {
  const client = new SQSClient({ ...clientSettings(cloud.as(role)), useQueueUrlAsEndpoint: false })
  const QueueUrl = `${cloud.endpoint}/${ACCOUNT}/${queueArn.split(':').at(-1)}`
  await client.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(body) }))
}

/**
 * Fires the timers of a game that are due within two minutes, because Scheduler's clock cannot be moved. Resolves with
 * the number of timers.
 */
export const fireTimers = async (cloud: RehearsedStage, game: string): Promise<number> => {
  const [client, GroupName] = [schedulerOf(cloud), scheduleGroup(cloud)]
  const due = (await schedulesOfGame(cloud, game)).filter((schedule) => isDue(schedule, Date.now() + 120_000))
  for (const schedule of due) {
    // A real schedule deletes itself once it has fired.
    await client.send(new DeleteScheduleCommand({ GroupName, Name: schedule.Name }))
    await fire(cloud, schedule)
  }
  return due.length
}
