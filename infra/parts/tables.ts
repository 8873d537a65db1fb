import { Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib/core'
import {
  AttributeType,
  BillingMode,
  ProjectionType,
  StreamViewType,
  Table,
  TableClass,
  type TableProps,
} from 'aws-cdk-lib/aws-dynamodb'

/** Only games that need another look. */
export const ALARM_INDEX = 'alarms'

/** By an address's mark and by age; only while the game goes on. */
export const SEAT_INDEX = 'seats'

/** Only addresses with a digest that is due. */
export const DIGEST_INDEX = 'digests'

/** A program's games, in the order in which they changed. */
export const CHANGE_INDEX = 'changes'

const safe = (days: number): Partial<TableProps> => ({
  billingMode: BillingMode.PAY_PER_REQUEST,
  tableClass: TableClass.STANDARD,
  pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: days },
  deletionProtection: true,
  removalPolicy: RemovalPolicy.RETAIN,
})

export const gamesTable = (stack: Stack): Table => {
  const table = new Table(stack, 'Games', {
    ...safe(35),
    partitionKey: { name: 'p', type: AttributeType.STRING },
    stream: StreamViewType.NEW_AND_OLD_IMAGES,
  })
  table.addGlobalSecondaryIndex({
    indexName: ALARM_INDEX,
    partitionKey: { name: 's', type: AttributeType.NUMBER },
    sortKey: { name: 'd', type: AttributeType.NUMBER },
    projectionType: ProjectionType.KEYS_ONLY,
  })
  return table
}

/** By keyed marks, no addresses. DynamoDB deletes what has passed; stops do not expire. */
export const ledgerTable = (stack: Stack): Table => {
  const table = new Table(stack, 'Ledger', {
    ...safe(Duration.days(7).toDays()),
    partitionKey: { name: 'p', type: AttributeType.STRING },
    timeToLiveAttribute: 'e',
  })
  table.addGlobalSecondaryIndex({
    indexName: DIGEST_INDEX,
    partitionKey: { name: 'h', type: AttributeType.NUMBER },
    sortKey: { name: 'd', type: AttributeType.NUMBER },
    projectionType: ProjectionType.KEYS_ONLY,
  })
  return table
}

/** Digests of keys, and by owner what programs have. A list's line goes with the links of its game. */
export const programsTable = (stack: Stack): Table => {
  const table = new Table(stack, 'Programs', {
    ...safe(Duration.days(7).toDays()),
    partitionKey: { name: 'p', type: AttributeType.STRING },
    sortKey: { name: 'c', type: AttributeType.STRING },
    timeToLiveAttribute: 'e',
  })
  table.addGlobalSecondaryIndex({
    indexName: CHANGE_INDEX,
    partitionKey: { name: 'o', type: AttributeType.STRING },
    sortKey: { name: 'x', type: AttributeType.STRING },
    projectionType: ProjectionType.ALL,
  })
  return table
}

/** Many games by one request, with their players until they are made. The stream has keys alone: no address leaves the table by it. */
export const ordersTable = (stack: Stack): Table =>
  new Table(stack, 'Orders', {
    ...safe(Duration.days(7).toDays()),
    partitionKey: { name: 'p', type: AttributeType.STRING },
    stream: StreamViewType.KEYS_ONLY,
    timeToLiveAttribute: 'e',
  })

/** No stream: no address leaves it. Deleted people leave the backups after a week. */
export const peopleTable = (stack: Stack): Table => {
  const table = new Table(stack, 'People', {
    ...safe(Duration.days(7).toDays()),
    partitionKey: { name: 'p', type: AttributeType.STRING },
    sortKey: { name: 'c', type: AttributeType.STRING },
    timeToLiveAttribute: 'g',
  })
  table.addGlobalSecondaryIndex({
    indexName: SEAT_INDEX,
    partitionKey: { name: 'm', type: AttributeType.STRING },
    sortKey: { name: 'o', type: AttributeType.NUMBER },
    projectionType: ProjectionType.KEYS_ONLY,
  })
  return table
}
