import type { BatchGetItemCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { expect, test } from 'vitest'
import { gameItemAttributes } from '../../../functions/aws/dynamodb/attributes.ts'
import { dynamodbGames } from '../../../functions/aws/stores/games.ts'
import { packGame } from '../../../functions/codec/game-item.ts'
import { offer } from '../../ports/samples.ts'

/** Returns a table that reads only this many of the requested keys. */
const slow = (each: number) => {
  const batchSizes: number[] = []
  const send = ({ input }: BatchGetItemCommand) => {
    const keys = input.RequestItems?.['games']?.Keys ?? []
    batchSizes.push(keys.length)
    const items = keys.slice(0, each).map(({ p }) => gameItemAttributes(packGame(p?.S ?? '', offer())))
    const left = keys.slice(each)
    const UnprocessedKeys = left.length === 0 ? {} : { games: { Keys: left } }
    return Promise.resolve({ Responses: { games: items }, UnprocessedKeys })
  }
  return { client: { send } as unknown as DynamoDBClient, batchSizes }
}

const IDS = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc']

test('keys that were not read are asked for again', async () => {
  const { client, batchSizes } = slow(1)
  expect([...(await dynamodbGames(client, 'games').loadAll(IDS)).keys()]).toEqual(IDS)
  expect(batchSizes).toEqual([3, 2, 1])
})

test('if a table reads nothing, the read fails rather than leave games out', async () => {
  const { client, batchSizes } = slow(0)
  await expect(dynamodbGames(client, 'games').loadAll(IDS)).rejects.toThrow('3 games were not read')
  expect(batchSizes).toHaveLength(5)
})

test('for no games there is no request', async () => {
  const { client, batchSizes } = slow(1)
  expect((await dynamodbGames(client, 'games').loadAll([])).size).toBe(0)
  expect(batchSizes).toEqual([])
})
