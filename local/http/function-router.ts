import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import type { Instant } from '../../shared/game/model/words.ts'
import { errorName } from '../../functions/runtime/error-name.ts'
import type { Logger } from '../../shared/service/runtime/logger.ts'
import { toHttpEvent, toHttpReply } from './gateway-event.ts'
import { invoke } from './invoke.ts'
import type { RequestHandler } from './http-server.ts'

export type HttpFunction = (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyStructuredResultV2>

export type HttpFunctions = { readonly api: HttpFunction; readonly page: HttpFunction }

const isApi = (path: string): boolean => path === '/v1' || path.startsWith('/v1/')

/** `settled` resolves when all that was stored before the call is on the disk. */
export type FunctionRuntime = { readonly clock: { readonly now: () => Instant }; readonly settled: () => Promise<void> }

/** Answers requests with the functions of the API and the pages, once all that they stored is on the disk. */
export const functionRouter =
  ({ api, page }: HttpFunctions, { clock, settled }: FunctionRuntime, log: Logger): RequestHandler =>
  async (incoming) => {
    const { path } = incoming
    const startedAt = performance.now()
    const name = isApi(path) ? 'api' : 'page'
    const event = toHttpEvent(incoming, clock.now())
    const reply = toHttpReply(await invoke(name, name === 'api' ? api : page, event))
    try {
      await settled()
    } catch (error) {
      log('error', 'the disk did not take what was stored', { error: errorName(error) })
      throw error
    }
    const ms = Math.round((performance.now() - startedAt) * 10) / 10
    log('info', 'request', { route: event.routeKey, status: reply.status, ms })
    return reply
  }
