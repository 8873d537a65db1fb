import { type HttpRoute, type HttpStage, CfnStage } from 'aws-cdk-lib/aws-apigatewayv2'
import { API_ROUTES, type Limited, PAGE_ROUTES } from '../../shared/api/routes/routes.ts'
import type { Throttles } from '../shares.ts'

type Row = { readonly method: string; readonly path: string; readonly limited?: Limited }

const ROWS: readonly Row[] = [...API_ROUTES, ...PAGE_ROUTES]

const keyOf = ({ method, path }: Row): string => `${method} ${path}`

/**
 * Against floods of one kind, whichever networks they come from; the rest has the stage's rate. The gateway refuses the
 * name of a route that it has not got yet, so the stage comes after the routes. Properties are named as it names them:
 * the CDK passes these on untouched.
 */
export const throttleRoutes = (
  stage: HttpStage,
  routes: ReadonlyMap<string, HttpRoute>,
  throttles: Throttles,
): void => {
  const settings: Record<string, object> = {}
  for (const row of ROWS) {
    const route = routes.get(keyOf(row))
    const { limited } = row
    if (!route || limited === undefined || limited === 'film') continue
    const rate = throttles[limited]
    settings[keyOf(row)] = { ThrottlingRateLimit: rate, ThrottlingBurstLimit: 2 * rate }
    stage.node.addDependency(route)
  }
  const plain = stage.node.defaultChild
  if (plain instanceof CfnStage) plain.routeSettings = settings
}
