import { ArnFormat, RemovalPolicy, type Stack } from 'aws-cdk-lib/core'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource, LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { FRONT_LOG_FIELDS } from '../settings/access-log.ts'

/**
 * Returns the ARN of a log group. Its own attribute ends with `:*` (all of its streams), which is not valid as a
 * destination.
 */
const logGroupArn = (stack: Stack, { logGroupName }: LogGroup): string =>
  stack.formatArn({
    service: 'logs',
    resource: 'log-group',
    resourceName: logGroupName,
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  })

/**
 * Adds CloudFront's access log, kept for a month. It goes into a log group, because a log in a bucket always contains
 * the path.
 */
export const addFrontLog = (stack: Stack, distribution: Distribution): void => {
  const log = new LogGroup(stack, 'FrontLog', {
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  const source = new CfnDeliverySource(stack, 'LogSource', {
    name: `${stack.stackName}-log`,
    logType: 'ACCESS_LOGS',
    resourceArn: distribution.distributionArn,
  })
  const destination = new CfnDeliveryDestination(stack, 'LogDestination', {
    name: `${stack.stackName}-log`,
    destinationResourceArn: logGroupArn(stack, log),
    outputFormat: 'json',
  })
  const delivery = new CfnDelivery(stack, 'LogDelivery', {
    deliverySourceName: source.name,
    deliveryDestinationArn: destination.attrArn,
    recordFields: [...FRONT_LOG_FIELDS],
  })
  delivery.addResourceDependency(source)
}
