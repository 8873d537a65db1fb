import { apiHandler } from '../../functions/http/api-handler.ts'
import { toEvent, toReply } from '../../local/gateway.ts'
import { invoke } from '../../local/invoke.ts'
import { type Answering, listen } from '../../local/server.ts'
import { memoryGames } from '../../local/memory/games.ts'
import { memoryTimers } from '../../local/memory/timers.ts'
import { carryOut } from '../../shared/service/background/effects.ts'
import { deliver } from '../../shared/service/email/sending/deliver.ts'
import { makeOrder } from '../../shared/service/orders/make-order.ts'
import type { Games } from '../../shared/service/ports/games.ts'
import type { Mail, Post } from '../../shared/service/ports/email.ts'
import { memoryService } from '../harness/memory-service.ts'

/** The API over HTTP, in this process and in memory. `around` may answer in its place. */
export const served = async (around: (answering: Answering) => Answering = (answering) => answering) => {
  const listening = await listen({ port: 0 })
  const origin = `http://127.0.0.1:${listening.port}`
  const stored = memoryGames()
  const games: Games = {
    ...stored,
    save: async (id, before, after) => {
      const saved = await stored.save(id, before, after)
      if (saved.saved) await carryOut({ ...service, timers: memoryTimers() }, { id, before, after }, Date.now())
      return saved
    },
  }
  const { service, letters } = memoryService({ origin, games })
  const { orders } = service
  const ids: string[] = []
  const mails: Mail[] = []
  const post: Post = {
    send: async (mail) => {
      mails.push(mail)
      return 'taken'
    },
  }
  const deliverAll = async (): Promise<void> => {
    for (let letter = letters.shift(); letter; letter = letters.shift())
      await deliver({ ...service, post }, letter, Date.now())
  }
  const place = async (...[order]: Parameters<typeof orders.place>): Promise<boolean> => {
    const isPlaced = await orders.place(order)
    if (isPlaced) ids.push(order.id)
    // As its stored change would, soon.
    setImmediate(() => void makeOrder(service, order.id, Date.now(), () => true).then(deliverAll))
    return isPlaced
  }
  const api = apiHandler({ ...service, orders: { ...orders, place } })
  const asked: string[] = []
  const answering: Answering = async (incoming) => {
    asked.push(`${incoming.method} ${incoming.path}`)
    return toReply(await invoke('api', api, toEvent(incoming, Date.now())))
  }
  listening.answerWith(around(answering))
  return { origin, asked, placed: ids, mails, deliverAll, service, [Symbol.asyncDispose]: () => listening.close() }
}
