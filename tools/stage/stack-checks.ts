import type { DeployedStack } from './stage-cloud.ts'
import {
  type CheckedStage,
  type Check,
  type Finding,
  NotDeployed,
  findingIf,
  okFinding,
  wrongFinding,
} from './finding.ts'

/** The stacks of a stage, in the order in which they are deployed. */
export const STACK_PARTS = ['keep', 'run', 'watch'] as const

const isSettled = (status: string): boolean => status.endsWith('_COMPLETE') && !/^(ROLLBACK|DELETE)_/.test(status)

export const requireStack = async (
  { cloud, settings }: CheckedStage,
  part: (typeof STACK_PARTS)[number],
): Promise<DeployedStack> => {
  const stack = await cloud.stack(`${settings.name}-${part}`)
  if (!stack) throw new NotDeployed(`the stack ${settings.name}-${part} is not there`)
  return stack
}

/** Returns the physical names of a stack's resources of a type. */
export const physicalNames = (stack: DeployedStack, type: string): readonly string[] =>
  stack.resources.filter((resource) => resource.type === type).map(({ name }) => name)

export const checkStacks: Check = async ({ cloud, settings }) =>
  Promise.all(
    STACK_PARTS.map(async (part) => {
      const name = `${settings.name}-${part}`
      const status = (await cloud.stack(name))?.status ?? 'not there'
      const todo = status === 'not there' ? 'deploy' : 'look at its events in the CloudFormation console'
      return findingIf(isSettled(status), `${name} is ${status}`, `${name} is ${status}`, todo)
    }),
  )

/** The number of tables: games, people, the ledger, programs and orders. */
const TABLES = 5

export const checkTables: Check = async (stage) => {
  const names = physicalNames(await requireStack(stage, 'keep'), 'AWS::DynamoDB::Table')
  const found = await Promise.all(
    names.map(async (name): Promise<Finding> => {
      const table = await stage.cloud.table(name)
      if (!table) return wrongFinding(`${name} is gone`, 'restore it from its backup (docs/operations.md, "Restoring")')
      if (!table.restorable)
        return wrongFinding(`${name} has no backup to the second`, 'deploy; somebody has turned it off')
      return findingIf(table.protected, `${name} is kept`, `${name} can be deleted`, 'turn its deletion protection on')
    }),
  )
  return names.length >= TABLES
    ? found
    : [...found, wrongFinding(`${names.length} tables instead of ${TABLES}`, 'deploy')]
}

export const signer: Check = async (stage) => {
  const [name] = physicalNames(await requireStack(stage, 'keep'), 'AWS::SecretsManager::Secret')
  const has = name !== undefined && (await stage.cloud.hasSecret(name))
  return [
    findingIf(
      has,
      'the keys of the links are there',
      'the keys of the links are missing or about to be deleted: every link would stop working',
      'restore the secret: aws secretsmanager restore-secret',
    ),
  ]
}

export const subscriptionFindings = (
  { confirmed, pending }: Awaited<ReturnType<CheckedStage['cloud']['subscriptions']>>,
  alarms: string,
): readonly Finding[] => {
  const findings = [
    findingIf(
      confirmed > 0,
      `${confirmed} hear ${alarms}`,
      `nobody hears ${alarms}`,
      'set alarmsTo, deploy, and open the link in the email that comes',
    ),
  ]
  if (pending === 0) return findings
  return [
    ...findings,
    wrongFinding(
      `${pending} have not confirmed that they want ${alarms}`,
      'open the link in the email "AWS Notification"',
    ),
  ]
}

export const checkAlarmTopic: Check = async (stage) => {
  const [arn] = physicalNames(await requireStack(stage, 'keep'), 'AWS::SNS::Topic')
  return subscriptionFindings(await stage.cloud.subscriptions(arn ?? ''), 'the alarms')
}

/** The number of concurrent executions that AWS requires to be left unreserved, for all other functions. */
const LEAST_UNRESERVED = 100

/** The limit of concurrent executions below which doctor warns; a new account begins with a reduced one. */
const LOW_LIMIT = 50

export const checkConcurrency: Check = async ({ cloud, settings: { reserved } }) => {
  const { limit, unreserved } = await cloud.concurrency()
  const reservedSum = Object.values(reserved ?? {}).reduce((sum, each) => sum + each, 0)
  const ask = 'ask for more (Service Quotas, Lambda, "Concurrent executions")'
  if (reservedSum === 0)
    return [
      findingIf(
        limit >= LOW_LIMIT,
        `${limit} functions may run at once`,
        `only ${limit} functions may run at once`,
        ask,
      ),
    ]
  return [
    findingIf(
      limit >= reservedSum + LEAST_UNRESERVED,
      `${limit} functions may run at once, ${reservedSum} are kept for this stage, ${unreserved} are left`,
      `${limit} functions may run at once, and this stage keeps ${reservedSum} while ${LEAST_UNRESERVED} must be left`,
      `${ask}, or keep fewer`,
    ),
  ]
}

/** Doctor warns above this share of the account's quota of schedules. Each running game has one schedule. */
const USED = 0.8

const enough = (is: boolean, says: string, quota: string): Finding =>
  findingIf(is, says, says, `ask for more (Service Quotas, ${quota})`)

const unknown = (quota: string): Finding => okFinding(`a quota could not be found: look at Service Quotas, ${quota}`)

const schedules = async (stage: CheckedStage): Promise<Finding> => {
  const quota = 'EventBridge Scheduler, "Number of schedules"'
  const most = await stage.cloud.quota('scheduler', 'number of schedules')
  const table = (await requireStack(stage, 'keep')).resources.find(
    ({ type, id }) => type === 'AWS::DynamoDB::Table' && id.startsWith('Games'),
  )
  const games = (table && (await stage.cloud.table(table.name)))?.waiting ?? 0
  if (most === undefined) return unknown(quota)
  return enough(games <= most * USED, `${games} games wait for a timer, and ${most} schedules are allowed`, quota)
}

/** Checks the rate of setting timers: every request may be a move, and each move sets a timer. */
const rate = async ({ cloud, settings: { requests } }: CheckedStage): Promise<Finding> => {
  const quota = 'EventBridge Scheduler, "CreateSchedule request rate"'
  const most = await cloud.quota('scheduler', 'createschedule request rate')
  if (most === undefined) return unknown(quota)
  return enough(requests <= most, `${requests} moves a second may come in, and ${most} timers may be set`, quota)
}

export const checkTimers: Check = async (stage) => {
  const [name] = physicalNames(await requireStack(stage, 'run'), 'AWS::Scheduler::ScheduleGroup')
  const state = name === undefined ? undefined : await stage.cloud.group(name)
  return [
    findingIf(
      state === 'ACTIVE',
      'the group of timers is there',
      `the group of timers is ${state ?? 'gone'}`,
      'deploy; then npm run redrive -- --all',
    ),
    await schedules(stage),
    await rate(stage),
  ]
}

/** Checks the request rate, which all APIs of the account and region share. */
export const checkRequestRate: Check = async ({ cloud, settings: { requests } }) => {
  const quota = 'API Gateway, "Throttle rate"'
  const most = await cloud.quota('apigateway', 'throttle rate')
  if (most === undefined) return [unknown(quota)]
  return [enough(requests <= most, `${requests} requests a second are let in, and the account may take ${most}`, quota)]
}
