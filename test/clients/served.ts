import { apiHandler } from '../../functions/api.ts'
import { toEvent, toReply } from '../../local/gateway.ts'
import { invoke } from '../../local/invoke.ts'
import { type Answering, listen } from '../../local/server.ts'
import { makeOrder } from '../../shared/service/make-order.ts'
import { memoryService } from '../harness/memory-service.ts'

/** The API over HTTP, in this process and in memory. `around` may answer in its place. */
export const served = async (around: (answering: Answering) => Answering = (answering) => answering) => {
  const listening = await listen({ port: 0 })
  const origin = `http://127.0.0.1:${listening.port}`
  const { service } = memoryService({ origin })
  const { orders } = service
  const ids: string[] = []
  const place = async (...[order]: Parameters<typeof orders.place>): Promise<boolean> => {
    const isPlaced = await orders.place(order)
    if (isPlaced) ids.push(order.id)
    // As its stored change would, soon.
    setImmediate(() => void makeOrder(service, order.id, Date.now(), () => true))
    return isPlaced
  }
  const api = apiHandler({ ...service, orders: { ...orders, place } })
  const asked: string[] = []
  const answering: Answering = async (incoming) => {
    asked.push(`${incoming.method} ${incoming.path}`)
    return toReply(await invoke('api', api, toEvent(incoming, Date.now())))
  }
  listening.answerWith(around(answering))
  return { origin, asked, placed: ids, service, [Symbol.asyncDispose]: () => listening.close() }
}
