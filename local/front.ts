import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import { nameOf } from '../functions/runtime/error-name.ts'
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

const isDesk = (path: string): boolean => path === '/dev' || path.startsWith('/dev/')
const isApi = (path: string): boolean => path === '/v1' || path.startsWith('/v1/')

type Standing = Pick<Ground, 'clock' | 'settled'>

/** Nothing is answered that is not yet on the disk. */
export const functionsFront =
  ({ api, page }: Functions, { clock, settled }: Standing, log: Log): Answering =>
  async (incoming) => {
    const { path } = incoming
    const begun = performance.now()
    const name = isApi(path) ? 'api' : 'page'
    const event = toEvent(incoming, clock.now())
    const reply = toReply(await invoke(name, name === 'api' ? api : page, event))
    try {
      await settled()
    } catch (error) {
      log('error', 'the disk did not take what was stored', { error: nameOf(error) })
      throw error
    }
    const ms = Math.round((performance.now() - begun) * 10) / 10
    log('info', 'request', { route: event.routeKey, status: reply.status, ms })
    return reply
  }

/** With the desk of `npm start`, which nothing moves or shows that is not yet on the disk. */
export const front = (functions: Functions, desk: Desk, standing: Standing, log: Log): Answering => {
  const answering = functionsFront(functions, standing, log)
  return async (incoming) => {
    if (!isDesk(incoming.path)) return answering(incoming)
    const reply = await answerDesk(desk, incoming)
    await standing.settled()
    return reply
  }
}
