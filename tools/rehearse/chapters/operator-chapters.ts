import {
  DeleteItemCommand,
  DynamoDBClient,
  QueryCommand,
  RestoreTableToPointInTimeCommand,
  UpdateItemCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb'
import { GetFunctionConfigurationCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs'
import { expectThat, requestExpecting, takeEmails } from '../playing/send-request.ts'
import { type RehearsedStage, requireNamed } from '../imitation/deployed-stage.ts'
import { runDuringOutage, schedulesOfGame, settle } from '../playing/settle.ts'
import { clientSettings } from '../imitation/aws-endpoint.ts'
import { OPERATOR } from '../imitation/permissions.ts'
import { matchingCalls, placeOrderOf } from './failure-chapters.ts'
import { beginGame, expectGame, gameIdIn } from '../playing/begin-game.ts'
import { newApiKey, createOwnedGame } from './program-chapter.ts'
import { type Chapter, DAY_MS, type ChapterContext } from '../playing/chapter.ts'

const HOUR = 3_600_000

/**
 * Returns the settings of the function Stored, read with the operator's permissions, as docs/operations.md describes.
 */
const operatorsSettings = async ({ cloud }: ChapterContext): Promise<Readonly<Record<string, string>>> => {
  const client = new LambdaClient(clientSettings(cloud.as(OPERATOR)))
  const input = new GetFunctionConfigurationCommand({ FunctionName: cloud.names.of('Stored') })
  return (await client.send(input)).Environment?.Variables ?? {}
}

/** Runs an operator's command with the operator's permissions and the settings of the function Stored. */
export const operate = async (
  stage: ChapterContext,
  name: string,
  args: readonly string[],
  more: object = {},
): Promise<string> => {
  const { settings: own = {}, code = 0 } = more as { settings?: Readonly<Record<string, string>>; code?: number }
  const settings = { ...(await operatorsSettings(stage)), ...own }
  const { out } = await stage.tool(name, args, { endpoint: stage.cloud.as(OPERATOR), settings, code })
  return out
}

const waitingIn = async ({ endpoint, names }: RehearsedStage, id: string): Promise<number> => {
  const client = new SQSClient(clientSettings(endpoint))
  const AttributeNames = ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'] as const
  const { Attributes = {} } = await client.send(
    new GetQueueAttributesCommand({ QueueUrl: names.of(id), AttributeNames: [...AttributeNames] }),
  )
  return AttributeNames.reduce((sum, name) => sum + Number(Attributes[name]), 0)
}

export const redriveChapter: Chapter = {
  name: 'redrive carries out what was given up, with its messages in the queue, and what is overdue',
  play: async (stage) => {
    const { cloud } = stage
    const token = await newApiKey(stage)
    const lost = await requestExpecting(cloud, 201, '/v1/games', {
      at: Date.now() - 60 * DAY_MS,
      json: { creator: { name: 'Ada', seat: 'black' } },
    })
    await settle(cloud)
    const { id } = await createOwnedGame(cloud, token)
    const emailed = { creator: { name: 'Ada', seat: 'black', email: 'ada@redrive.example' } }
    await requestExpecting(cloud, 201, '/v1/games', { json: emailed, from: '81.31.0.1' })
    await placeOrderOf(cloud, token, 'an-order-that-is-given-up')
    const failing = matchingCalls(/^(sqs:SendMessage |dynamodb:GetItem .*-Orders$)/)
    expectThat(
      (await runDuringOutage(cloud, failing, 'Stored')).length > 0,
      'nothing came back from a function that cannot work',
    )
    for (const { giveUp } of requireNamed(cloud.eventSources, 'Stored')) await giveUp()
    expectThat((await waitingIn(cloud, 'FailedChanges')) === 2, 'what was given up is not in its queue')

    const settings = { FAILED_CHANGES_URL: cloud.names.of('FailedChanges') }
    // While the cause lasts, `redrive` leaves failed messages in the queue and makes them visible again at once.
    cloud.records.outage = matchingCalls(/^dynamodb:GetItem .*-Orders$/)
    await operate(stage, 'redrive', [], { settings, code: 1 }).finally(() => (cloud.records.outage = () => false))
    expectThat((await waitingIn(cloud, 'FailedChanges')) === 1, 'redrive did not leave what it could not carry out')
    const output = await operate(stage, 'redrive', [], { settings })
    expectThat(output.includes(' 0 failed, 0 failed changes left'), `redrive said: ${output.slice(-300)}`)
    expectThat((await waitingIn(cloud, 'FailedChanges')) === 0, 'redrive left messages in the queue')
    await settle(cloud)
    expectThat(
      takeEmails(cloud).some(({ to }) => to === 'ada@redrive.example'),
      'the email that was given up did not come',
    )
    await expectGame(cloud, gameIdIn(lost.json), { status: 'expired' })
    const { json } = await requestExpecting(cloud, 200, '/v1/games', { token })
    expectThat((json['games'] as readonly unknown[]).length === 3, 'the order that was given up is not made')
    expectThat((await schedulesOfGame(cloud, id)).length === 1, 'the game that was given up has no timer')
  },
}

export const freezeChapter: Chapter = {
  name: 'freeze takes an outage out of the clocks',
  play: async (stage) => {
    const { cloud } = stage
    const at = Date.now() - 5 * HOUR
    const { id } = await beginGame(cloud, {
      creator: { name: 'Ada' },
      opponent: { name: 'Grace' },
      at,
      from: '81.32.0.1',
    })
    await settle(cloud)
    const before = await expectGame(cloud, id, { status: 'active' })
    const [from, until] = [3, 1].map((hours) => new Date(Date.now() - hours * HOUR).toISOString())
    const output = await operate(stage, 'freeze', ['--from', from ?? '', '--until', until ?? ''])
    expectThat(/^[1-9]\d* games frozen, .* 0 failed$/m.test(output), `freeze said: ${output.slice(-300)}`)
    await settle(cloud)
    const after = await expectGame(cloud, id, { status: 'active' })
    const [first, second] = [before, after].map(({ deadline }) => Date.parse(String(deadline)))
    expectThat((second ?? 0) - (first ?? 0) === 2 * HOUR, 'the deadline did not move by two hours')
  },
}

const pointInTime = async (client: DynamoDBClient, table: string): Promise<string> => {
  const copy = `${table}-restored`
  const input = { SourceTableName: table, TargetTableName: copy, UseLatestRestorableTime: true }
  await client.send(new RestoreTableToPointInTimeCommand(input))
  await waitUntilTableExists({ client, maxWaitTime: 60, minDelay: 1, maxDelay: 2 }, { TableName: copy })
  return copy
}

export const restoreChapter: Chapter = {
  name: 'a lost and a damaged game come back from a copy, with the people beside them',
  play: async (stage) => {
    const { cloud } = stage
    const client = new DynamoDBClient(clientSettings(cloud.endpoint))
    const [games, people] = [cloud.names.of('Games'), cloud.names.of('People')]
    const options = {
      creator: { name: 'Ada', email: 'ada@restore.example' },
      opponent: { name: 'Grace' },
      from: '81.33.0.1',
    }
    const [lost, damaged] = [
      await beginGame(cloud, options),
      await beginGame(cloud, { ...options, creator: { name: 'Mary' } }),
    ]
    await settle(cloud)
    const copies = [await pointInTime(client, games), await pointInTime(client, people)]
    await client.send(new DeleteItemCommand({ TableName: games, Key: { p: { S: lost.id } } }))
    const beside = {
      TableName: people,
      KeyConditionExpression: 'p = :p',
      ExpressionAttributeValues: { ':p': { S: lost.id } },
    }
    const { Items = [] } = await client.send(new QueryCommand(beside))
    for (const { p, c } of Items)
      if (p && c) await client.send(new DeleteItemCommand({ TableName: people, Key: { p, c } }))
    await client.send(
      new UpdateItemCommand({
        TableName: games,
        Key: { p: { S: damaged.id } },
        UpdateExpression: 'SET e = :e',
        ExpressionAttributeValues: { ':e': { B: Buffer.from('damaged') } },
      }),
    )
    const [copy = '', peopleCopy = ''] = copies
    await operate(stage, 'restore-check', ['--table', games], { code: 1 })
    const planned = await operate(stage, 'restore', ['--from', copy, '--dry-run'])
    expectThat(planned.includes('1 lost and 1 damaged games would come back'), `restore said: ${planned.slice(-300)}`)
    await operate(stage, 'restore', ['--from', copy, '--game', lost.id, '--dry-run'])
    const since = new Date(Date.now() - 60_000).toISOString()
    const done = await operate(stage, 'restore', ['--from', copy, '--people', peopleCopy, '--since', since])
    expectThat(done.includes('1 lost and 1 damaged games are back'), `restore said: ${done.slice(-300)}`)
    await operate(stage, 'restore-check', ['--table', games])
    await settle(cloud)
    for (const { id } of [lost, damaged]) await expectGame(cloud, id, { status: 'active' })
    await requestExpecting(cloud, 200, `/p/${lost.black}`)
  },
}
