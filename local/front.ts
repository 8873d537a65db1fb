import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import type { Log } from '../shared/service/ports.ts'
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

/** Nothing is answered, moved or shown, that is not yet on the disk. */
export const front =
  ({ api, page }: Functions, desk: Desk, { clock, settled }: Pick<Ground, 'clock' | 'settled'>, log: Log): Answering =>
  async (incoming) => {
    const { path } = incoming
    if (isDesk(path)) {
      const reply = await answerDesk(desk, incoming)
      await settled()
      return reply
    }
    const begun = performance.now()
    const name = isApi(path) ? 'api' : 'page'
    const event = toEvent(incoming, clock.now())
    const reply = toReply(await invoke(name, name === 'api' ? api : page, event))
    await settled()
    const ms = Math.round((performance.now() - begun) * 10) / 10
    log('info', 'request', { route: event.routeKey, status: reply.status, ms })
    return reply
  }
