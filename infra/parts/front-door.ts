import { RemovalPolicy, type Stack } from 'aws-cdk-lib/core'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import {
  type DomainName,
  HttpApi,
  HttpStage,
  IpAddressType,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { LOGGED } from '../access-log.ts'
import type { Settings } from '../settings.ts'
import { ownDomain } from './own-domain.ts'

type Stage = { readonly name: DomainName | undefined; readonly requests: number; readonly log: LogGroup }

const stageOf = (stack: Stack, api: HttpApi, { name, requests, log }: Stage): HttpStage =>
  new HttpStage(stack, 'Stage', {
    httpApi: api,
    stageName: '$default',
    autoDeploy: true,
    throttle: { rateLimit: requests, burstLimit: 2 * requests },
    accessLogSettings: {
      destination: new LogGroupLogDestination(log),
      format: AccessLogFormat.custom(JSON.stringify(LOGGED)),
    },
    ...(name && { domainMapping: { domainName: name } }),
  })

export type FrontDoor = {
  readonly api: HttpApi
  readonly stage: HttpStage
  /** One line for each request. */
  readonly log: LogGroup
  readonly origin: string
}

/** With a domain its own URL is off. */
export const frontDoor = (stack: Stack, { domain, front, requests }: Settings): FrontDoor => {
  const api = new HttpApi(stack, 'Api', {
    apiName: stack.stackName,
    description: 'Crownhead: pages and API',
    createDefaultStage: false,
    ipAddressType: IpAddressType.DUAL_STACK,
    disableExecuteApiEndpoint: domain !== undefined,
  })
  const log = new LogGroup(stack, 'AccessLog', {
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  const stage = stageOf(stack, api, { name: domain && ownDomain(stack, domain, front !== undefined), requests, log })
  return { api, stage, log, origin: domain ? `https://${domain.name}` : api.apiEndpoint }
}
