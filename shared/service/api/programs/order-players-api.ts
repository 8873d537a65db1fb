import { jsonResponse } from '../../http/problem-response.ts'
import { orderPlayers } from '../../orders/order-players.ts'
import { remindOrder } from '../../orders/remind-order.ts'
import type { Request, Response } from '../../runtime/http.ts'
import type { Service } from '../../runtime/service.ts'
import { limitResponse, withOwnOrder } from './orders-api.ts'

/** Answers `GET /v1/orders/{order}/players`. */
export const showOrderPlayers = (service: Service, request: Request, id: string): Promise<Response> =>
  withOwnOrder(service, request, id, async (order) =>
    jsonResponse(200, { players: order.people ? [] : await orderPlayers(service, order) }),
  )

/** Answers `POST /v1/orders/{order}/remind`. */
export const postReminder = (service: Service, request: Request, id: string): Promise<Response> =>
  withOwnOrder(service, request, id, async (order) => {
    const outcome = await remindOrder(service, order, request.receivedAt)
    return outcome.kind === 'spent'
      ? limitResponse(service, request, outcome.until)
      : jsonResponse(202, { reminded: outcome.reminded })
  })
