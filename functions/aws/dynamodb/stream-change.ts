import type { DynamoDBRecord } from 'aws-lambda'
import type { StoredChange } from '../../../shared/service/ports/games.ts'
import { readGameItem } from './attributes.ts'
import { versionAndDue, unpackGame } from '../../codec/game-item.ts'

/**
 * Returns the change of a game in a stream record; undefined if the game was deleted. Throws if the record is not that
 * of a game.
 */
export const readStreamChange = ({ dynamodb }: DynamoDBRecord): StoredChange | undefined => {
  const image = dynamodb?.NewImage
  if (!image) return undefined
  const item = readGameItem(image)
  const before = dynamodb.OldImage && versionAndDue(readGameItem(dynamodb.OldImage))
  return { id: item.p, before, after: unpackGame(item) }
}
