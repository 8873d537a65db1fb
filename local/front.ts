import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import { nameOf } from '../functions/runtime/error-handler.ts'
import type { Log } from '../shared/service/ports/ports.ts'
import { type Desk, answerDesk } from './dev/routes.ts'
import type { Ground } from './ground.ts'
import { toEvent, toReply } from './gateway.ts'
import { invoke } from './invoke.ts'
import type { Answering } from './server.ts'

export type HttpFunction = (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyStructuredResultV2>

export type Functions = { readonly api: HttpFunction; readonly page: HttpFunction }

const isDevPath = (path: string): boolean => path === '/dev' || path.startsWith('/dev/')
const isApi = (path: string): boolean => path === '/v1' || path.startsWith('/v1/')

type Runtime = Pick<Ground, 'clock' | 'settled'>

/** Answers requests with the functions of the API and the pages, once all that they stored is on the disk. */
export const functionsFront =
  ({ api, page }: Functions, { clock, settled }: Runtime, log: Log): Answering =>
  async (incoming) => {
    const { path } = incoming
    const startedAt = performance.now()
    const name = isApi(path) ? 'api' : 'page'
    const event = toEvent(incoming, clock.now())
    const reply = toReply(await invoke(name, name === 'api' ? api : page, event))
    try {
      await settled()
    } catch (error) {
      log('error', 'the disk did not take what was stored', { error: nameOf(error) })
      throw error
    }
    const ms = Math.round((performance.now() - startedAt) * 10) / 10
    log('info', 'request', { route: event.routeKey, status: reply.status, ms })
    return reply
  }

/** Adds the development pages of `npm start`, which, too, answer only once all that was stored is on the disk. */
export const front = (functions: Functions, desk: Desk, runtime: Runtime, log: Log): Answering => {
  const answering = functionsFront(functions, runtime, log)
  return async (incoming) => {
    if (!isDevPath(incoming.path)) return answering(incoming)
    const reply = await answerDesk(desk, incoming)
    await runtime.settled()
    return reply
  }
}
