import { apiHandler } from '../../functions/api.ts'
import { toEvent, toReply } from '../../local/gateway.ts'
import { invoke } from '../../local/invoke.ts'
import { type Answering, listen } from '../../local/server.ts'
import { memoryService } from '../harness/memory-service.ts'

/** The API over HTTP, in this process and in memory. `around` may answer in its place. */
export const served = async (around: (answering: Answering) => Answering = (answering) => answering) => {
  const listening = await listen({ port: 0 })
  const origin = `http://127.0.0.1:${listening.port}`
  const { service } = memoryService({ origin })
  const api = apiHandler(service)
  const asked: string[] = []
  const answering: Answering = async (incoming) => {
    asked.push(`${incoming.method} ${incoming.path}`)
    return toReply(await invoke('api', api, toEvent(incoming, Date.now())))
  }
  listening.answerWith(around(answering))
  return { origin, asked, service, [Symbol.asyncDispose]: () => listening.close() }
}
