import { Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib'
import {
  AttributeType,
  BillingMode,
  ProjectionType,
  StreamViewType,
  Table,
  TableClass,
  type TableProps,
} from 'aws-cdk-lib/aws-dynamodb'

/** The index of armed alarms. Games that nobody need look at any more do not stand in it. */
export const ALARM_INDEX = 'alarms'

/** The index of addresses, by hash. Only people stand in it, and only those who gave an address. */
export const ADDRESS_INDEX = 'addresses'

const safe = (days: number): Partial<TableProps> => ({
  billingMode: BillingMode.PAY_PER_REQUEST,
  tableClass: TableClass.STANDARD,
  pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: days },
  deletionProtection: true,
  removalPolicy: RemovalPolicy.RETAIN,
})

/** Games: one item each. The stream is what timers and letters are made from. */
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

/** People: how they are reached. No stream, so no address leaves it; and whoever is forgotten is gone from the backups, too, a week later. */
export const peopleTable = (stack: Stack): Table => {
  const table = new Table(stack, 'People', {
    ...safe(Duration.days(7).toDays()),
    partitionKey: { name: 'p', type: AttributeType.STRING },
    sortKey: { name: 'c', type: AttributeType.STRING },
  })
  table.addGlobalSecondaryIndex({
    indexName: ADDRESS_INDEX,
    partitionKey: { name: 'h', type: AttributeType.STRING },
    projectionType: ProjectionType.KEYS_ONLY,
  })
  return table
}
