import { type RehearsalResponse, expectThat, requestExpecting } from '../playing/send-request.ts'
import type { RehearsedStage } from '../imitation/deployed-stage.ts'
import { settle } from '../playing/settle.ts'
import { WEBHOOK_HOST } from '../imitation/outside-world.ts'
import { OPERATOR } from '../imitation/permissions.ts'
import { expectGame, gameIdIn, tokenOf, postMove } from '../playing/begin-game.ts'
import type { Chapter, ChapterContext } from '../playing/chapter.ts'

const SCOPES = ['games:create', 'games:read', 'webhooks', 'seats:hold']

const keyTool = async ({ cloud, tool }: ChapterContext, ...args: readonly string[]): Promise<string> => {
  const { PROGRAMS_TABLE = '' } = await cloud.settingsOf('Stored')
  const options = { endpoint: cloud.as(OPERATOR), settings: { PROGRAMS_TABLE } }
  return (await tool('key', [...args, '--store', 'dynamodb'], options)).out.trim()
}

/** Returns a new API key, made by the operator's command. */
export const newApiKey = (stage: ChapterContext): Promise<string> =>
  keyTool(stage, 'new', '--name', 'Club bot', ...SCOPES.flatMap((scope) => ['--scope', scope]))

/** Returns a game that a program owns, with the links of both seats. */
export const createOwnedGame = async (cloud: RehearsedStage, token: string, more: object = {}) => {
  const json = { creator: { name: 'Ada', seat: 'black' }, opponent: { name: 'Grace' }, hold: true, ...more }
  const { json: made } = await requestExpecting(cloud, 201, '/v1/games', { token, json })
  const { links } = made
  return { id: gameIdIn(made), black: tokenOf(links, 'creator'), white: tokenOf(links, 'opponent') }
}

const webhookOf = ({ json }: RehearsalResponse): string => (json['webhook'] as { readonly id: string }).id

export const programChapter: Chapter = {
  name: 'a program gets a key, places an order, plays, and its webhook hears of it',
  play: async (stage) => {
    const { cloud, world } = stage
    const token = await newApiKey(stage)
    const webhook = webhookOf(
      await requestExpecting(cloud, 201, '/v1/webhooks', {
        token,
        json: { url: `https://${WEBHOOK_HOST}/crownhead`, events: ['turn', 'finished'] },
      }),
    )
    await requestExpecting(cloud, 202, `/v1/webhooks/${webhook}/test`, { method: 'POST', token })
    await settle(cloud)
    expectThat(
      world.received.some(({ host }) => host === WEBHOOK_HOST),
      'the webhook heard no test',
    )

    const players = ['Ada', 'Grace', 'Mary'].map((name) => ({ name }))
    const headers = { 'idempotency-key': 'an-order-of-a-club' }
    const json = { players, roundRobin: 'single', hold: true }
    const placed = await requestExpecting(cloud, 202, '/v1/games/bulk', { token, headers, json })
    await settle(cloud)
    const order = await requestExpecting(cloud, 200, `/v1/orders/${(placed.json['order'] as { id: string }).id}`, {
      token,
    })
    expectThat(JSON.stringify(order.json).includes('"made":3'), 'the order is not made')
    const listed = await requestExpecting(cloud, 200, '/v1/games', { token })
    expectThat((listed.json['games'] as readonly unknown[]).length === 3, 'the key does not own its games')

    const { id, black } = await createOwnedGame(cloud, token)
    world.received.length = 0
    await postMove(cloud, id, { token: black, ply: 0, move: '11-15' })
    await settle(cloud)
    const delivery = world.received.find(({ body }) => body.includes(id))
    expectThat(delivery?.headers['webhook-signature'] !== undefined, 'the webhook heard nothing of the move')
    await requestExpecting(cloud, 200, `/v1/webhooks/${webhook}/deliveries`, { token })
    const seats = [{ token: black }]
    await requestExpecting(cloud, 200, '/v1/games/look', { json: { seats } })
    await requestExpecting(cloud, 200, '/games/away', { form: { seats: black, days: '0' } })
    await expectGame(cloud, id, { ply: 1 })

    expectThat((await keyTool(stage, 'list')).includes('Club bot'), 'the key is not listed')
    await keyTool(stage, 'revoke', token.slice(3, 15))
    await requestExpecting(cloud, 401, '/v1/games', { token })
  },
}
