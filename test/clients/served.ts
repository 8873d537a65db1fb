import { apiHandler } from '../../functions/http/api-handler.ts'
import { toHttpEvent, toHttpReply } from '../../local/http/gateway-event.ts'
import { invoke } from '../../local/http/invoke.ts'
import { type RequestHandler, listen } from '../../local/http/http-server.ts'
import { memoryGames } from '../../local/memory/memory-games.ts'
import { memoryTimers } from '../../local/memory/memory-timers.ts'
import { runEffects } from '../../shared/service/background/effects.ts'
import { deliverEmail } from '../../shared/service/email/sending/deliver-email.ts'
import { RECEIPT_KEYS_PATH } from '../../shared/receipts/receipt-keys.ts'
import { showReceiptKeys } from '../../shared/service/api/exports/show-receipt-keys.ts'
import { makeOrder } from '../../shared/service/orders/make-order.ts'
import type { Games } from '../../shared/service/ports/games.ts'
import type { OutgoingEmail, Mailer } from '../../shared/service/ports/email.ts'
import { memoryService } from '../harness/memory-service.ts'

/** Serves the API over HTTP, in this process and in memory. `around` may answer in its place. */
export const served = async (around: (answering: RequestHandler) => RequestHandler = (answering) => answering) => {
  const listening = await listen({ port: 0 })
  const origin = `http://127.0.0.1:${listening.port}`
  const stored = memoryGames()
  const games: Games = {
    ...stored,
    save: async (id, before, after) => {
      const saved = await stored.save(id, before, after)
      if (saved.saved) await runEffects({ ...service, timers: memoryTimers() }, { id, before, after }, Date.now())
      return saved
    },
  }
  const { service, letters } = memoryService({ origin, games })
  const { orders } = service
  const ids: string[] = []
  const mails: OutgoingEmail[] = []
  const post: Mailer = {
    send: async (mail) => {
      mails.push(mail)
      return 'taken'
    },
  }
  const deliverAll = async (): Promise<void> => {
    for (let email = letters.shift(); email; email = letters.shift())
      await deliverEmail({ ...service, post }, email, Date.now())
  }
  const place = async (...[order]: Parameters<typeof orders.place>): Promise<boolean> => {
    const isPlaced = await orders.place(order)
    if (isPlaced) ids.push(order.id)
    // In production the stored change of the order starts this a moment later.
    setImmediate(() => void makeOrder(service, order.id, Date.now(), () => true).then(deliverAll))
    return isPlaced
  }
  const api = apiHandler({ ...service, orders: { ...orders, place } })
  const asked: string[] = []
  const answering: RequestHandler = async (incoming) => {
    asked.push(`${incoming.method} ${incoming.path}`)
    if (incoming.path === RECEIPT_KEYS_PATH) {
      const { status, headers, body } = showReceiptKeys({ service })
      return toHttpReply({ statusCode: status, headers, body })
    }
    return toHttpReply(await invoke('api', api, toHttpEvent(incoming, Date.now())))
  }
  listening.handleWith(around(answering))
  return { origin, asked, placed: ids, mails, deliverAll, service, [Symbol.asyncDispose]: () => listening.close() }
}
