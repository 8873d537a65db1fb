/** DynamoDB in memory, as far as the adapters use it. It counts what each call costs. */
import {
  type AttributeValue,
  BatchGetItemCommand,
  ConditionalCheckFailedException,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  type QueryCommandInput,
  type ReturnValuesOnConditionCheckFailure,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb'
import { type TableShape, TABLES } from '../../../functions/aws/dynamodb/tables.ts'
import { type ExpressionInput, isConditionMet, applyUpdate } from './expressions.ts'
import type { UseCounter } from './uses.ts'
import { type CountedItem, indexUnits, readUnits, bytesOfItem, writeUnits } from './request-units.ts'

const isTable = (name: string): name is keyof typeof TABLES => name in TABLES

const tableNamed = (name = ''): TableShape => {
  if (isTable(name)) return TABLES[name]
  throw new Error(`no table ${name}`)
}

const keyIn = (keys: readonly { readonly name: string }[], image: CountedItem): string =>
  JSON.stringify(keys.map(({ name }) => image[name]))

/**
 * Returns the index entry of an item. Even with all attributes it is below a kilobyte, so it costs as much as keys
 * alone.
 */
const entryOf = ({ index }: TableShape, image: CountedItem | undefined): string | undefined =>
  image && index?.keys.every(({ name }) => image[name]) ? keyIn(index.keys, image) : undefined

/** Called after each write, with the images that the stream shows. */
type OnWrite = (table: string, before: CountedItem | undefined, after: CountedItem) => void

type Write = ExpressionInput & {
  readonly TableName: string | undefined
  readonly ConditionExpression?: string | undefined
  readonly ReturnValuesOnConditionCheckFailure?: ReturnValuesOnConditionCheckFailure | undefined
}

const conditionFailed = (image: CountedItem | undefined): Error =>
  new ConditionalCheckFailedException({
    message: 'no',
    $metadata: { attempts: 1 },
    ...(image && { Item: { ...image } }),
  })

const orderOf = (a: AttributeValue | undefined, b: AttributeValue | undefined): number =>
  a?.N === undefined ? (a?.S ?? '').localeCompare(b?.S ?? '') : Number(a.N) - Number(b?.N)

/** Bytes that DynamoDB stores beside each item and each index entry. */
const OVERHEAD = 100

const storedBytes = (table: TableShape, image: CountedItem): number =>
  bytesOfItem(image) + OVERHEAD + (entryOf(table, image) === undefined ? 0 : OVERHEAD)

/** Returns a client of the tables. `waits` is how long each call takes, in milliseconds. */
export const countingDynamodb = (
  tally: UseCounter,
  waits: Readonly<Record<'read' | 'write', number>>,
  onWrite: OnWrite,
) => {
  const tables = new Map(Object.keys(TABLES).map((name) => [name, new Map<string, CountedItem>()]))
  const itemsOf = (name = ''): Map<string, CountedItem> => tables.get(name) ?? new Map()

  const read = (images: readonly (CountedItem | undefined)[], isStrong: boolean): void => {
    tally.add('wait', waits.read)
    for (const image of images) tally.add('read', readUnits(image ? bytesOfItem(image) : 0, isStrong))
  }

  const write = (input: Write, Key: CountedItem, make: (before: CountedItem) => CountedItem): CountedItem => {
    const table = tableNamed(input.TableName)
    const [items, key] = [itemsOf(input.TableName), keyIn(table.keys, Key)]
    const before = items.get(key)
    tally.add('wait', waits.write)
    if (input.ConditionExpression !== undefined && !isConditionMet(input.ConditionExpression, before ?? {}, input)) {
      tally.add('write', writeUnits(before, undefined))
      throw conditionFailed(input.ReturnValuesOnConditionCheckFailure === 'ALL_OLD' ? before : undefined)
    }
    const after = make(before ?? Key)
    items.set(key, after)
    tally.add('write', writeUnits(before, after))
    tally.add('index', indexUnits(entryOf(table, before), entryOf(table, after)))
    onWrite(input.TableName ?? '', before, after)
    return after
  }

  const matching = (input: QueryCommandInput): readonly CountedItem[] => {
    const { keys, index } = tableNamed(input.TableName)
    const sort = (input.IndexName === undefined ? keys[1] : index?.keys[1])?.name ?? ''
    const all = [...itemsOf(input.TableName).values()]
      .filter((image) => input.IndexName === undefined || entryOf(tableNamed(input.TableName), image) !== undefined)
      .filter((image) => isConditionMet(input.KeyConditionExpression ?? '', image, input))
      .toSorted((a, b) => orderOf(a[sort], b[sort]) * (input.ScanIndexForward === false ? -1 : 1))
    return all.slice(0, input.Limit)
  }

  const query = (input: QueryCommandInput) => {
    const Items = matching(input)
    tally.add('wait', waits.read)
    tally.add(
      'read',
      readUnits(
        Items.reduce((sum, image) => sum + bytesOfItem(image), 0),
        input.ConsistentRead === true,
      ),
    )
    return { Items }
  }

  const answer = (command: unknown): object => {
    if (command instanceof GetItemCommand) {
      const { TableName, Key = {}, ConsistentRead = false } = command.input
      const Item = itemsOf(TableName).get(keyIn(tableNamed(TableName).keys, Key))
      read([Item], ConsistentRead)
      return Item ? { Item } : {}
    }
    if (command instanceof PutItemCommand) {
      const { Item = {} } = command.input
      return { Attributes: write(command.input, Item, () => Item) }
    }
    if (command instanceof UpdateItemCommand) {
      const { Key = {}, UpdateExpression = '' } = command.input
      return { Attributes: write(command.input, Key, (before) => applyUpdate(UpdateExpression, before, command.input)) }
    }
    if (command instanceof QueryCommand) return query(command.input)
    if (command instanceof BatchGetItemCommand) {
      const input = Object.entries(command.input.RequestItems ?? {}).map(([name, { Keys = [] }]) => {
        const images = Keys.map((key) => itemsOf(name).get(keyIn(tableNamed(name).keys, key)))
        read(images, true)
        return [name, images.filter((image) => image !== undefined)]
      })
      return { Responses: Object.fromEntries(input) }
    }
    throw new Error('no adapter was seen to ask that')
  }
  const bytes = (): number =>
    [...tables].reduce(
      (sum, [name, items]) =>
        [...items.values()].reduce((all, image) => all + storedBytes(tableNamed(name), image), sum),
      0,
    )
  const client = new DynamoDBClient({ region: 'eu-central-1' })
  // The SDK has several overloads; the adapters use only the one with promises.
  return {
    client: Object.assign(client, { send: (async (command) => answer(command)) as DynamoDBClient['send'] }),
    bytes,
  }
}
