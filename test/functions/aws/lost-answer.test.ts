import { ConditionalCheckFailedException, type DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { expect, test } from 'vitest'
import { gameItemAttributes } from '../../../functions/aws/dynamodb/attributes.ts'
import { dynamodbGames } from '../../../functions/aws/stores/games.ts'
import { packGame } from '../../../functions/codec/game-item.ts'
import { GAME, calledOff, offer } from '../../ports/samples.ts'

/**
 * Returns a table that refuses every write, as if the SDK had tried it this many times, and tells the item that is
 * stored.
 */
const refusing = (attempts: number): DynamoDBClient => {
  const refusal = new ConditionalCheckFailedException({
    message: 'no',
    $metadata: { attempts },
    Item: gameItemAttributes(packGame(GAME, offer())),
  })
  return { send: () => Promise.reject(refusal) } as unknown as DynamoDBClient
}

test('a writer that finds its own write after a second attempt has lost an answer, not a race', async () => {
  expect(await dynamodbGames(refusing(2), 'games').save(GAME, undefined, offer())).toEqual({ saved: true })
})

test('on the first attempt the same write is another writer’s', async () => {
  expect(await dynamodbGames(refusing(1), 'games').save(GAME, undefined, offer())).toEqual({
    saved: false,
    now: offer(),
  })
})

test('a different step is another writer’s after any number of attempts', async () => {
  expect(await dynamodbGames(refusing(3), 'games').save(GAME, offer(), calledOff(offer()))).toEqual({
    saved: false,
    now: offer(),
  })
})
