import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { ConfigurationSet } from 'aws-cdk-lib/aws-ses'
import type { Topic } from 'aws-cdk-lib/aws-sns'

/** The SES identities and the configuration set with which emails are sent, and their sender. */
export type MailSender = {
  /** The SES identities that the sender may use: the domain or address, and the testers' addresses. */
  readonly identities: readonly string[]
  readonly configurationSet: ConfigurationSet
  /** The sender with its name, such as `Crownhead <games@example.org>`. */
  readonly from: string
  /** The sender's address without the name. */
  readonly address: string
}

/** What the other stacks need of the stack `keep`. */
export type KeepResources = {
  readonly games: Table
  readonly people: Table
  readonly ledger: Table
  readonly programs: Table
  readonly orders: Table
  readonly signingKeys: Secret
  readonly mail: MailSender
  /** The topic of alarms. It is in this stack so that its subscriptions outlive deploys. */
  readonly topic: Topic
}
