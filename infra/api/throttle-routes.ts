import { type HttpRoute, type HttpStage, CfnStage } from 'aws-cdk-lib/aws-apigatewayv2'
import { API_ROUTES, type RateLimitName } from '../../shared/api/routes/routes.ts'
import { PAGE_ROUTES } from '../../shared/api/routes/page-routes.ts'
import type { ThrottleRates } from '../settings/throttle-shares.ts'

type Route = { readonly method: string; readonly path: string; readonly limited?: RateLimitName }

const ROUTES: readonly Route[] = [...API_ROUTES, ...PAGE_ROUTES]

const keyOf = ({ method, path }: Route): string => `${method} ${path}`

/**
 * Throttles the routes that have a rate limit of their own (`limited`), against floods from many networks; all other
 * routes have the rate of the stage. The gateway refuses settings for a route that does not exist yet, so the stage
 * depends on the routes. The properties have CloudFormation's names, because the CDK passes them on unchanged.
 */
export const throttleRoutes = (
  stage: HttpStage,
  routes: ReadonlyMap<string, HttpRoute>,
  throttles: ThrottleRates,
): void => {
  const settings: Record<string, object> = {}
  for (const entry of ROUTES) {
    const route = routes.get(keyOf(entry))
    const { limited } = entry
    if (!route || limited === undefined || limited === 'film') continue
    const rate = throttles[limited]
    settings[keyOf(entry)] = { ThrottlingRateLimit: rate, ThrottlingBurstLimit: 2 * rate }
    stage.node.addDependency(route)
  }
  const plain = stage.node.defaultChild
  if (plain instanceof CfnStage) plain.routeSettings = settings
}
