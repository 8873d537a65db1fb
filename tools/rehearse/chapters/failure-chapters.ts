import { type RehearsedStage, requireNamed } from '../imitation/deployed-stage.ts'
import { sendRequest, expectThat, requestExpecting, takeEmails } from '../playing/send-request.ts'
import { runDuringOutage, fireTimers, scheduleGroup, invokeAsync, schedulesOfGame, settle } from '../playing/settle.ts'
import { CreateScheduleCommand, SchedulerClient } from '@aws-sdk/client-scheduler'
import { PurgeQueueCommand, SQSClient, SendMessageCommand } from '@aws-sdk/client-sqs'
import { sourceMappings } from '../imitation/event-sources.ts'
import { ACCOUNT, clientSettings } from '../imitation/aws-endpoint.ts'
import { expectGame, gameIdIn, tokenOf } from '../playing/begin-game.ts'
import { newApiKey, createOwnedGame } from './program-chapter.ts'
import { type Chapter, DAY_MS } from '../playing/chapter.ts'

export const matchingCalls = (pattern: RegExp) => (call: string) => pattern.test(call)

/** Calls to the queues of emails and notices, and writes to the table of programs. */
const FAILING = matchingCalls(/^(sqs:SendMessage .*-(Outbox|Notices)|dynamodb:(Put|Update)Item .*-Programs)$/)

export const placeOrderOf = (cloud: RehearsedStage, token: string, key: string) =>
  requestExpecting(cloud, 202, '/v1/games/bulk', {
    token,
    headers: { 'idempotency-key': key },
    json: { players: [{ name: 'Ada' }, { name: 'Grace' }], roundRobin: 'double', hold: true },
  })

export const retryChapter: Chapter = {
  name: 'changes that fail are put aside, and carried out once their cause is over',
  play: async (stage) => {
    const { cloud } = stage
    const token = await newApiKey(stage)
    await settle(cloud)
    const both = { match: 'two-game', matchOrder: 'together' }
    const { id } = await createOwnedGame(cloud, token, both)
    const emailed = { creator: { name: 'Ada', seat: 'black', email: 'ada@aside.example' } }
    await requestExpecting(cloud, 201, '/v1/games', { json: emailed, from: '81.30.0.1' })
    expectThat(
      (await runDuringOutage(cloud, FAILING, 'Stored')).length === 0,
      'a change came back instead of going aside',
    )
    await placeOrderOf(cloud, token, 'an-order-that-fails')
    const noOrders = matchingCalls(/^dynamodb:GetItem .*-Orders$/)
    expectThat(
      (await runDuringOutage(cloud, noOrders, 'Stored')).length === 0,
      'an order came back instead of going aside',
    )
    const failed = await runDuringOutage(cloud, matchingCalls(/^dynamodb:GetItem .*-(Games|Orders)$/), 'Redo')
    expectThat(failed.length > 0, 'what was put aside did not come back from a function that failed')
    await settle(cloud)
    expectThat(takeEmails(cloud).length > 0, 'the email of a game that was put aside did not come')
    const listed = await requestExpecting(cloud, 200, '/v1/games', { token })
    expectThat(JSON.stringify(listed.json).includes(id), 'a game that was put aside is not listed')
    expectThat((listed.json['games'] as readonly unknown[]).length >= 3, 'an order that was put aside is not made')
  },
}

/** Creates a timer as releases did before functions had aliases. */
const oldTimer = async (cloud: RehearsedStage, game: string): Promise<void> => {
  const [schedule] = await schedulesOfGame(cloud, game)
  const { Target } = schedule ?? {}
  if (!Target) throw new Error('the game has no timer')
  await new SchedulerClient(clientSettings(cloud.endpoint)).send(
    new CreateScheduleCommand({
      Name: `${game}-19700101T0000`,
      GroupName: scheduleGroup(cloud),
      ScheduleExpression: 'at(1970-01-01T00:00:00)',
      FlexibleTimeWindow: { Mode: 'OFF' },
      Target: { ...Target, Arn: Target.Arn?.replace(/:live$/, '') },
    }),
  )
}

export const timerChapter: Chapter = {
  name: 'a timer that fails is kept for the operator, an old one still works, and the sweep finds what was lost',
  play: async ({ cloud }) => {
    const at = Date.now() - 60 * DAY_MS
    const json = { creator: { name: 'Ada', seat: 'black' } }
    const made = await requestExpecting(cloud, 201, '/v1/games', { at, json })
    const id = gameIdIn(made.json)
    await settle(cloud)
    await oldTimer(cloud, id)
    cloud.records.outage = matchingCalls(/^dynamodb:GetItem .*-Games$/)
    try {
      await invokeAsync(cloud, 'Alarm', { game: id })
    } finally {
      cloud.records.outage = () => false
    }
    expectThat(
      JSON.stringify(await requireNamed(cloud.functions, 'Sweep').invoke({})) === '{"looked":1}',
      'the sweep found no game',
    )
    await settle(cloud)
    await expectGame(cloud, id, { status: 'expired' })
    expectThat((await fireTimers(cloud, id)) >= 1, 'the old timer was not due')
    expectThat(
      (await sendRequest(cloud, `/p/${tokenOf(made.json['links'], 'creator')}`)).status < 500,
      'the page failed',
    )
  },
}

export const canaryChapter: Chapter = {
  name: 'the canary plays a game through the public door',
  play: async ({ cloud }) => {
    await requireNamed(cloud.functions, 'Canary').invoke({})
  },
}

/** Sends each queue a message that no function can read. */
export const unreadableChapter: Chapter = {
  name: 'a message that cannot be read comes back to its queue',
  play: async ({ cloud }) => {
    const client = new SQSClient(clientSettings(cloud.endpoint))
    for (const { source, lambda } of sourceMappings(cloud.synth, cloud.names).filter((each) =>
      each.source.includes(':sqs:'),
    )) {
      const QueueUrl = `${cloud.endpoint}/${ACCOUNT}/${source.split(':').at(-1)}`
      await client.send(new SendMessageCommand({ QueueUrl, MessageBody: '{"none":"of ours"}' }))
      const back = await runDuringOutage(cloud, () => false, lambda)
      await client.send(new PurgeQueueCommand({ QueueUrl }))
      expectThat(back.length === 1, `${lambda} did not give back what it could not read`)
    }
  },
}
