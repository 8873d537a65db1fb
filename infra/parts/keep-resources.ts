import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { ConfigurationSet } from 'aws-cdk-lib/aws-ses'
import type { Topic } from 'aws-cdk-lib/aws-sns'

export type Mailing = {
  readonly identities: readonly string[]
  readonly configurationSet: ConfigurationSet
  /** `Crownhead <games@example.org>` */
  readonly from: string
  /** The same without a name. */
  readonly address: string
}

export type KeepResources = {
  readonly games: Table
  readonly people: Table
  readonly ledger: Table
  readonly programs: Table
  readonly orders: Table
  readonly seal: Secret
  readonly mail: Mailing
  /** Here, so that subscriptions survive. */
  readonly topic: Topic
}
