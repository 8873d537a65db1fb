import type { DynamoDBRecord } from 'aws-lambda'
import type { Change, Stored } from '../../shared/service/ports.ts'
import { type Image, fromAttributes } from './attributes.ts'
import { unpack } from './packed.ts'

const storedIn = (image: Image | undefined): Stored | undefined => image && unpack(fromAttributes(image))

/** What a stream record tells of a game; nothing, of one that was deleted. Throws on an image that is not of a game. */
export const changeOf = ({ dynamodb }: DynamoDBRecord): Change | undefined => {
  const image = dynamodb?.NewImage
  if (!image) return undefined
  const item = fromAttributes(image)
  return { id: item.p, before: storedIn(dynamodb.OldImage), after: unpack(item) }
}
