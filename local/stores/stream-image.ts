import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'

/** The image of an item in a stream record, with bytes in base64. */
export type StreamImage = NonNullable<NonNullable<DynamoDBRecord['dynamodb']>['NewImage']>

const inBase64 = (attribute: AttributeValue) =>
  attribute.B ? { B: Buffer.from(attribute.B).toString('base64') } : attribute

export const toStreamImage = (image: Readonly<Record<string, AttributeValue>>): StreamImage =>
  Object.fromEntries(Object.entries(image).map(([name, value]) => [name, inBase64(value)])) as StreamImage

export const imageText = (image: Readonly<Record<string, AttributeValue>>): string =>
  JSON.stringify(toStreamImage(image))

export const readImage = (text: string): StreamImage => JSON.parse(text) as StreamImage
