import { Duration, Validations } from 'aws-cdk-lib'
import { type HttpApi, HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { API_ROUTES, PAGE_ROUTES } from '../../shared/api/routes.ts'

const integrationWith = (id: string, lambda: Lambda) =>
  new HttpLambdaIntegration(id, lambda, {
    // One permission for the API instead of one for every route.
    scopePermissionToRoute: false,
    timeout: Duration.seconds(29),
  })

/**
 * Every path of the route tables, so that metrics and logs know them by name; and for whatever else comes (HEAD, a
 * wrong method, an unknown path) the same functions, so that they answer it in their own words.
 */
export const addRoutes = (api: HttpApi, functions: { readonly api: Lambda; readonly page: Lambda }): void => {
  const toApi = integrationWith('ToApi', functions.api)
  const toPage = integrationWith('ToPage', functions.page)
  const add = (key: HttpRouteKey, integration: HttpLambdaIntegration) => {
    const route = new HttpRoute(api, key.key, { httpApi: api, routeKey: key, integration })
    Validations.of(route).acknowledge({
      id: 'AwsSolutions-APIG4',
      reason: 'Links are the credentials: a seat is proven by its token, in the function, where the game is known.',
    })
  }
  for (const { method, path } of API_ROUTES) add(HttpRouteKey.with(path, HttpMethod[method]), toApi)
  add(HttpRouteKey.with('/v1/{proxy+}', HttpMethod.ANY), toApi)
  for (const { method, path } of PAGE_ROUTES) add(HttpRouteKey.with(path, HttpMethod[method]), toPage)
  add(HttpRouteKey.DEFAULT, toPage)
}
