import { type PushBody, pushBody } from '../../../api/input/push-shapes.ts'
import { parseBody } from '../../../api/input/parse-body.ts'
import { playerOf } from '../../../game/model/game.ts'
import type { Seat } from '../../../game/model/words.ts'
import { type PushSubscriber, changeSubscriptions, deviceId } from '../../push/push-subscriptions.ts'
import type { Request, Response } from '../../runtime/http.ts'
import { type Authorized, NOT_FOUND, authorizeSeat } from '../../access/authorize.ts'
import type { PushKey } from '../../ports/push.ts'
import { bearerToken } from '../../access/viewer.ts'
import type { Service } from '../../runtime/service.ts'
import { invalidRequestResponse, jsonResponse, problemResponse } from '../../http/problem-response.ts'

type SeatCall = {
  readonly service: Service
  readonly request: Request
  readonly authorized: Authorized<Seat>
  readonly key: PushKey
}

const seatRoute =
  (answer: (call: SeatCall) => Promise<Response>) =>
  async (service: Service, request: Request): Promise<Response> => {
    const authorized = await authorizeSeat(service, bearerToken(request), request.receivedAt)
    if (!authorized) return problemResponse(service, request, NOT_FOUND)
    const { push: key } = service.signer
    const detail = 'This service sends no notices to devices.'
    return key
      ? answer({ service, request, authorized, key })
      : problemResponse(service, request, NOT_FOUND, { detail })
  }

const respondAfter = async (
  { service, request, authorized, key }: SeatCall,
  change: (devices: readonly PushSubscriber[], epoch: number) => readonly PushSubscriber[],
): Promise<Response> => {
  const { id, loaded, role } = authorized
  const player = playerOf(loaded.game, role)
  if (!player) return problemResponse(service, request, NOT_FOUND)
  const epoch = loaded.game.epochs[role]
  const seat = { contacts: service.contacts, game: id, contact: player.contact, epoch }
  const devices = await changeSubscriptions(seat, (before) => change(before, epoch))
  return devices
    ? jsonResponse(200, { key: key.publicKey, devices: devices.length })
    : problemResponse(service, request, { code: 'try-again' })
}

/** Answers `GET /v1/seat/push`. */
export const showPushSubscription = seatRoute((call) => respondAfter(call, (devices) => devices))

const readSubscription = (key: PushKey, body: string) => {
  const subscription = parseBody(pushBody, body)
  if (!subscription.ok || key.isPoint(subscription.value.keys.p256dh)) return subscription
  return { ok: false, issues: [{ path: 'keys.p256dh', message: 'must be a point of P-256' }] } as const
}

const deviceFrom = ({ endpoint, keys }: PushBody, id: string, epoch: number): PushSubscriber => ({
  id,
  epoch,
  endpoint,
  ...keys,
})

/** Answers `PUT /v1/seat/push`: adds a subscription. A seat has at most three; a fourth replaces the oldest. */
export const setPushSubscription = seatRoute(async (call) => {
  const { service, request, key } = call
  const subscription = readSubscription(key, request.body)
  if (!subscription.ok) return invalidRequestResponse(service, request, subscription.issues)
  const id = deviceId(service.signer, subscription.value.endpoint)
  return respondAfter(call, (before, epoch) => [
    ...before.filter((device) => device.id !== id),
    deviceFrom(subscription.value, id, epoch),
  ])
})

/** Answers `DELETE /v1/seat/push`. */
export const deletePushSubscription = seatRoute((call) => respondAfter(call, () => []))
