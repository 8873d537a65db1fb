import { apiHandler } from '../../functions/http/api-handler.ts'
import { httpsSender } from '../../functions/aws/network/http-sender.ts'
import { pageHandler } from '../../functions/http/page-handler.ts'
import { toHttpEvent, toHttpReply } from '../../local/http/gateway-event.ts'
import { openResources } from '../../local/resources/resources.ts'
import { invoke } from '../../local/http/invoke.ts'
import { listen } from '../../local/http/http-server.ts'
import { startWorkers } from '../../local/workers/start-workers.ts'
import type { OutboundMail } from '../../local/workers/outbound-mail.ts'
import type { Scope } from '../../shared/api/routes/scopes.ts'
import { assetFiles } from '../../shared/pages/asset-files.ts'
import { started } from '../tools/started.ts'
import { CERTIFICATE } from './receiver.ts'

/**
 * Starts the local service on a folder. It sends webhooks only to this machine, at `port`. `out` is the mail server of
 * `npm run serve`, if a test has one.
 */
export const telling = async (folder: string, port: number, out?: OutboundMail) => {
  const resources = await openResources({ folder, store: { kind: 'sqlite' } })
  const listening = await listen({ port: 0 })
  const origin = `http://127.0.0.1:${listening.port}`
  const lines: string[] = []
  const log = (level: string, message: string, facts: object = {}) =>
    void lines.push(`${level} ${message} ${JSON.stringify(facts)}`)
  const sender = httpsSender({ resolve: async () => ['127.0.0.1'], mayReach: () => true, port, ca: CERTIFICATE })
  // The origin stays the same after a restart, as that of a deployed service does.
  const { service, driver } = startWorkers(resources, 'https://draughts.test', log, {
    sender,
    ...(out && { out }),
  })
  const [api, page] = [apiHandler(service), pageHandler(service, assetFiles({}))]
  listening.handleWith(async (incoming) => {
    const event = toHttpEvent(incoming, resources.clock.now())
    return toHttpReply(
      await (incoming.path.startsWith('/v1') ? invoke('api', api, event) : invoke('page', page, event)),
    )
  })
  const ask = async <Body>(method: string, path: string, token: string, body?: object): Promise<Body> => {
    const response = await fetch(origin + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return (response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text) as Body
  }
  const stop = async (): Promise<void> => {
    await listening.close()
    await driver.stop()
    resources.close()
  }
  return { origin, ask, driver, ground: resources, lines, stop }
}

/** Makes an API key with these scopes by the operator's tool, and returns it. */
export const keyIn = async (folder: string, scopes: readonly Scope[]): Promise<string> => {
  const scopeOptions = scopes.flatMap((scope) => ['--scope', scope])
  return (await started('key', ['new', '--name', 'A bot', ...scopeOptions], { DATA_DIR: folder })).out.trim()
}
