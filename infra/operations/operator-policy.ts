import { CfnOutput, type Stack, Validations } from 'aws-cdk-lib/core'
import { ManagedPolicy } from 'aws-cdk-lib/aws-iam'
import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { KeepResources } from '../data/keep-resources.ts'
import type { DeployedFunction } from '../lambda/function.ts'
import {
  allow,
  queryOverdueGames,
  makeOrders,
  manageApiKeys,
  readAndUpdateLedger,
  readAndWriteGames,
  sendMessages,
  queryAndUpdatePeople,
} from '../wiring/grants.ts'
import type { ScheduleAccess } from '../background/schedule-group.ts'

type OperatorAccess = {
  readonly stored: DeployedFunction
  readonly outbox: IQueue
  readonly notices: IQueue
  readonly failed: IQueue
  readonly schedules: ScheduleAccess
}

/** Returns the ARN of a restored copy of a table, named as docs/operations.md says. */
const restoredCopy = (table: Table): string => `${table.tableArn}-restored`

/** Adds a policy for the tools `redrive`, `restore`, `restore-check`, `freeze`, `key` and `admin`. It is attached to nobody. */
export const addOperatorPolicy = (
  stack: Stack,
  { games, people, ledger, programs, orders }: KeepResources,
  { stored, outbox, notices, failed, schedules }: OperatorAccess,
): void => {
  const policy = new ManagedPolicy(stack, 'Operator', {
    description: 'Redrives, freezes, checks and restores games, makes and revokes keys',
    statements: [
      readAndWriteGames(games),
      queryOverdueGames(games),
      allow(['dynamodb:Scan'], games.tableArn, restoredCopy(games)),
      allow(['dynamodb:BatchGetItem'], games.tableArn, restoredCopy(games)),
      allow(['dynamodb:PutItem', 'dynamodb:Scan'], people.tableArn),
      readAndUpdateLedger(ledger),
      allow(['dynamodb:Query'], restoredCopy(people)),
      allow(
        ['dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
        games.tableStreamArn ?? '',
        orders.tableStreamArn ?? '',
      ),
      queryAndUpdatePeople(people),
      manageApiKeys(programs),
      makeOrders(orders),
      allow(['dynamodb:GetItem'], programs.tableArn),
      sendMessages(outbox),
      sendMessages(notices),
      allow(['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:ChangeMessageVisibility'], failed.queueArn),
      allow(['lambda:GetFunctionConfiguration'], stored.lambda.functionArn),
      ...schedules.maySet,
    ],
  })
  Validations.of(policy).acknowledge(schedules.pattern)
  new CfnOutput(stack, 'OperatorPolicy', { value: policy.managedPolicyArn })
  new CfnOutput(stack, 'StoredFunction', { value: stored.lambda.functionName })
  new CfnOutput(stack, 'FailedChangesUrl', { value: failed.queueUrl })
}
