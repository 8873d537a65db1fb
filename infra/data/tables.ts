import { RemovalPolicy, type Stack } from 'aws-cdk-lib/core'
import {
  type Attribute,
  AttributeType,
  BillingMode,
  ProjectionType,
  StreamViewType,
  Table,
  TableClass,
} from 'aws-cdk-lib/aws-dynamodb'
import { type TableShape, TABLES, type TableName } from '../../functions/aws/dynamodb/tables.ts'

/** The logical ids of the tables. Another id would be a new, empty table. */
const LOGICAL = {
  games: 'Games',
  people: 'People',
  ledger: 'Ledger',
  programs: 'Programs',
  orders: 'Orders',
} as const satisfies Readonly<Record<TableName, string>>

/** How many days the backups go back. People who were deleted are gone from the backups, too, after a week. */
const RECOVERY = { games: 35, people: 7, ledger: 7, programs: 7, orders: 7 } as const satisfies Readonly<
  Record<TableName, number>
>

const ATTRIBUTE_TYPES = { S: AttributeType.STRING, N: AttributeType.NUMBER } as const

const PROJECTIONS = { KEYS_ONLY: ProjectionType.KEYS_ONLY, ALL: ProjectionType.ALL } as const

const STREAM_VIEWS = {
  KEYS_ONLY: StreamViewType.KEYS_ONLY,
  NEW_AND_OLD_IMAGES: StreamViewType.NEW_AND_OLD_IMAGES,
} as const

const keysOf = ([hash, range]: TableShape['keys']): {
  readonly partitionKey: Attribute
  readonly sortKey?: Attribute
} => ({
  partitionKey: { name: hash.name, type: ATTRIBUTE_TYPES[hash.kind] },
  ...(range && { sortKey: { name: range.name, type: ATTRIBUTE_TYPES[range.kind] } }),
})

/** Adds a table. Deploys cannot delete it. */
export const addTable = (stack: Stack, name: TableName): Table => {
  const { keys, index, stream, expiry }: TableShape = TABLES[name]
  const table = new Table(stack, LOGICAL[name], {
    billingMode: BillingMode.PAY_PER_REQUEST,
    tableClass: TableClass.STANDARD,
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: RECOVERY[name] },
    deletionProtection: true,
    removalPolicy: RemovalPolicy.RETAIN,
    ...keysOf(keys),
    ...(stream && { stream: STREAM_VIEWS[stream] }),
    ...(expiry && { timeToLiveAttribute: expiry }),
  })
  if (index)
    table.addGlobalSecondaryIndex({
      indexName: index.name,
      ...keysOf(index.keys),
      projectionType: PROJECTIONS[index.shows],
    })
  return table
}
