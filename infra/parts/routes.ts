import { Duration, Stack, Validations } from 'aws-cdk-lib/core'
import { type HttpApi, HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Alias } from 'aws-cdk-lib/aws-lambda'
import { API_ROUTES, PAGE_ROUTES } from '../../shared/api/routes/routes.ts'

const integrationWith = (id: string, lambda: Alias) =>
  new HttpLambdaIntegration(id, lambda, {
    scopePermissionToRoute: false,
    timeout: Duration.seconds(29),
  })

/** The gateway has no name endings: `/v1/games/{id}` and `/g/{id}` take those rows. */
export const isOfGateway = ({ path }: { readonly path: string }): boolean => !path.includes('}.')

/** The default route's ARN has no method or path, so it needs a permission of its own. */
const letDefaultRouteCall = (api: HttpApi, lambda: Alias): void =>
  lambda.addPermission('DefaultRoute', {
    principal: new ServicePrincipal('apigateway.amazonaws.com'),
    sourceArn: Stack.of(api).formatArn({
      service: 'execute-api',
      resource: api.apiId,
      resourceName: `*/${HttpRouteKey.DEFAULT.key}`,
    }),
  })

type Doors = { readonly api: Alias; readonly page: Alias }

/**
 * By key. A row is a route, for metrics, throttles and logs. All else (HEAD, wrong methods, unknown paths) goes to the
 * same functions.
 */
export const addRoutes = (api: HttpApi, functions: Doors): ReadonlyMap<string, HttpRoute> => {
  const routes = new Map<string, HttpRoute>()
  const toApi = integrationWith('ToApi', functions.api)
  const toPage = integrationWith('ToPage', functions.page)
  const add = (key: HttpRouteKey, integration: HttpLambdaIntegration) => {
    const route = new HttpRoute(api, key.key, { httpApi: api, routeKey: key, integration })
    routes.set(key.key, route)
    Validations.of(route).acknowledge({
      id: 'AwsSolutions-APIG4',
      reason: 'Links are the credentials: the function checks the token of the seat, because it knows the game.',
    })
  }
  for (const { method, path } of API_ROUTES.filter(isOfGateway)) add(HttpRouteKey.with(path, HttpMethod[method]), toApi)
  for (const path of ['/v1', '/v1/{proxy+}']) add(HttpRouteKey.with(path, HttpMethod.ANY), toApi)
  for (const { method, path } of PAGE_ROUTES.filter(isOfGateway))
    add(HttpRouteKey.with(path, HttpMethod[method]), toPage)
  add(HttpRouteKey.DEFAULT, toPage)
  letDefaultRouteCall(api, functions.page)
  return routes
}
