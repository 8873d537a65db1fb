import { Duration, Stack, Validations } from 'aws-cdk-lib/core'
import { type HttpApi, HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Alias } from 'aws-cdk-lib/aws-lambda'
import { API_ROUTES } from '../../shared/api/routes/routes.ts'
import { PAGE_ROUTES } from '../../shared/api/routes/page-routes.ts'

const integrationWith = (id: string, lambda: Alias) =>
  new HttpLambdaIntegration(id, lambda, {
    scopePermissionToRoute: false,
    timeout: Duration.seconds(29),
  })

/**
 * Returns whether the gateway can have this route. The gateway knows no ending after a parameter, such as `{id}.svg`:
 * its routes `/v1/games/{id}` and `/g/{id}` get those requests.
 */
export const isGatewayRoute = ({ path }: { readonly path: string }): boolean => !path.includes('}.')

/** Lets the default route call a function. It needs a permission of its own, as its ARN has neither method nor path. */
const letDefaultRouteCall = (api: HttpApi, lambda: Alias): void =>
  lambda.addPermission('DefaultRoute', {
    principal: new ServicePrincipal('apigateway.amazonaws.com'),
    sourceArn: Stack.of(api).formatArn({
      service: 'execute-api',
      resource: api.apiId,
      resourceName: `*/${HttpRouteKey.DEFAULT.key}`,
    }),
  })

type Targets = { readonly api: Alias; readonly page: Alias }

/**
 * Adds a route of the gateway for each API and page route that the gateway can have, so that each has its own metrics,
 * throttles and logs. Returns them by key. All other requests (HEAD, wrong methods, unknown paths) go to the same
 * functions.
 */
export const addRoutes = (api: HttpApi, functions: Targets): ReadonlyMap<string, HttpRoute> => {
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
  for (const { method, path } of API_ROUTES.filter(isGatewayRoute))
    add(HttpRouteKey.with(path, HttpMethod[method]), toApi)
  for (const path of ['/v1', '/v1/{proxy+}']) add(HttpRouteKey.with(path, HttpMethod.ANY), toApi)
  for (const { method, path } of PAGE_ROUTES.filter(isGatewayRoute))
    add(HttpRouteKey.with(path, HttpMethod[method]), toPage)
  add(HttpRouteKey.DEFAULT, toPage)
  letDefaultRouteCall(api, functions.page)
  return routes
}
