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
import { GATEWAY_LOG_FIELDS } from '../settings/access-log.ts'
import type { StageSettings } from '../settings/stage-settings.ts'
import { addOwnDomain } from './own-domain.ts'

type StageOptions = { readonly name: DomainName | undefined; readonly requests: number; readonly log: LogGroup }

const addStage = (stack: Stack, api: HttpApi, { name, requests, log }: StageOptions): HttpStage =>
  new HttpStage(stack, 'Stage', {
    httpApi: api,
    stageName: '$default',
    autoDeploy: true,
    throttle: { rateLimit: requests, burstLimit: 2 * requests },
    accessLogSettings: {
      destination: new LogGroupLogDestination(log),
      format: AccessLogFormat.custom(JSON.stringify(GATEWAY_LOG_FIELDS)),
    },
    ...(name && { domainMapping: { domainName: name } }),
  })

/** The HTTP API and what belongs to it. `origin` is its public address, such as `https://example.org`. */
export type HttpApiResources = {
  readonly api: HttpApi
  readonly stage: HttpStage
  /** The access log, with one line for each request. */
  readonly log: LogGroup
  readonly origin: string
}

/** Adds the HTTP API of API Gateway. With a domain, the URL that AWS gives it is disabled. */
export const addHttpApi = (stack: Stack, { domain, front, requests }: StageSettings): HttpApiResources => {
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
  const stage = addStage(stack, api, {
    name: domain && addOwnDomain(stack, domain, front !== undefined),
    requests,
    log,
  })
  return { api, stage, log, origin: domain ? `https://${domain.name}` : api.apiEndpoint }
}
