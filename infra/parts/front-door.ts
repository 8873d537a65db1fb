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
import type { Domain } from '../settings.ts'
import { ownDomain } from './own-domain.ts'

/** Per second, for all clients: a hundred thousand games need less. Limits the bill. */
const THROTTLE = { rateLimit: 100, burstLimit: 200 }

/** No path, which may hold a token, and no address. */
const LOGGED = {
  requestId: '$context.requestId',
  at: '$context.requestTimeEpoch',
  route: '$context.routeKey',
  status: '$context.status',
  latency: '$context.responseLatency',
  bytes: '$context.responseLength',
  error: '$context.integrationErrorMessage',
}

const stageOf = (stack: Stack, api: HttpApi, name: DomainName | undefined): HttpStage => {
  const log = new LogGroup(stack, 'AccessLog', {
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  return new HttpStage(stack, 'Stage', {
    httpApi: api,
    stageName: '$default',
    autoDeploy: true,
    throttle: THROTTLE,
    accessLogSettings: {
      destination: new LogGroupLogDestination(log),
      format: AccessLogFormat.custom(JSON.stringify(LOGGED)),
    },
    ...(name && { domainMapping: { domainName: name } }),
  })
}

export type FrontDoor = {
  readonly api: HttpApi
  readonly origin: string
}

/** With a domain its own URL is off. */
export const frontDoor = (stack: Stack, domain: Domain | undefined): FrontDoor => {
  const api = new HttpApi(stack, 'Api', {
    apiName: stack.stackName,
    description: 'Crownhead: pages and API',
    createDefaultStage: false,
    ipAddressType: IpAddressType.DUAL_STACK,
    disableExecuteApiEndpoint: domain !== undefined,
  })
  stageOf(stack, api, domain && ownDomain(stack, domain))
  return { api, origin: domain ? `https://${domain.name}` : api.apiEndpoint }
}
