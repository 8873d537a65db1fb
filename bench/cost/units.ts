/** What DynamoDB charges on demand. It says so in its developer guide; DynamoDB Local charges differently. */
import type { AttributeValue } from '@aws-sdk/client-dynamodb'

export type Image = Readonly<Record<string, AttributeValue>>

/** A number takes one byte per two significant digits, plus one. */
const numberSize = (digits: string): number => {
  const significant = digits
    .replaceAll(/[^0-9]/g, '')
    .replace(/^0+/, '')
    .replace(/0+$/, '')
  return Math.ceil(significant.length / 2) + 1
}

/** Sets and lists take three bytes themselves. */
const valueSize = ({ S, N, B, SS, BOOL }: AttributeValue): number => {
  if (S !== undefined) return Buffer.byteLength(S)
  if (N !== undefined) return numberSize(N)
  if (B !== undefined) return B.length
  if (SS !== undefined) return SS.reduce((sum, each) => sum + Buffer.byteLength(each), 3)
  return BOOL === undefined ? 0 : 1
}

/** Names and values, in bytes. */
export const sizeOf = (image: Image): number =>
  Object.entries(image).reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + valueSize(value), 0)

const KB = 1024

/** One for each kilobyte begun of the larger image. A write whose condition fails costs what stands there, or one. */
export const writeUnits = (before: Image | undefined, after: Image | undefined): number =>
  Math.max(1, ...[before, after].map((image) => (image ? Math.ceil(sizeOf(image) / KB) : 0)))

/** One for each four kilobytes begun; half as many if it may lag. What is not there costs as much as the smallest. */
export const readUnits = (bytes: number, isStrong: boolean): number =>
  Math.max(1, Math.ceil(bytes / (4 * KB))) * (isStrong ? 1 : 0.5)

/** An entry of keys costs one to put and one to remove, both to move, none if it stays. */
export const indexUnits = (before: string | undefined, after: string | undefined): number =>
  before === after ? 0 : [before, after].filter((entry) => entry !== undefined).length
