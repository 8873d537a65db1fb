import type { DynamoDBRecord } from 'aws-lambda'
import type { Change } from '../../shared/service/ports/games.ts'
import { fromAttributes } from './attributes.ts'
import { headOf, unpack } from '../codec/item.ts'

/** The change of a game in a stream record; undefined if the game was deleted. Throws if the record is of no game. */
export const changeOf = ({ dynamodb }: DynamoDBRecord): Change | undefined => {
  const image = dynamodb?.NewImage
  if (!image) return undefined
  const item = fromAttributes(image)
  const before = dynamodb.OldImage && headOf(fromAttributes(dynamodb.OldImage))
  return { id: item.p, before, after: unpack(item) }
}
