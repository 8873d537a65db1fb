import { type PushBody, pushBody } from '../../../api/input/push-shapes.ts'
import { parseBody } from '../../../api/input/shapes.ts'
import { playerOf } from '../../../game/game.ts'
import type { Seat } from '../../../game/words.ts'
import { type Device, changeDevices, deviceId } from '../../push/push-subscriptions.ts'
import type { Request, Response } from '../../http.ts'
import { type Held, NOT_FOUND, openSeat } from '../../access/authorize.ts'
import type { PushKey } from '../../ports/push-key.ts'
import { bearer } from '../../access/viewer.ts'
import type { Service } from '../../service.ts'
import { invalid, json, problem } from '../http/problem.ts'

type SeatCall = {
  readonly service: Service
  readonly request: Request
  readonly authorized: Held<Seat>
  readonly key: PushKey
}

const seatRoute =
  (answer: (call: SeatCall) => Promise<Response>) =>
  async (service: Service, request: Request): Promise<Response> => {
    const authorized = await openSeat(service, bearer(request), request.receivedAt)
    if (!authorized) return problem(service, request, NOT_FOUND)
    const { push: key } = service.signer
    const detail = 'This service sends no notices to devices.'
    return key ? answer({ service, request, authorized, key }) : problem(service, request, NOT_FOUND, { detail })
  }

const respondAfter = async (
  { service, request, authorized, key }: SeatCall,
  change: (devices: readonly Device[], epoch: number) => readonly Device[],
): Promise<Response> => {
  const { id, loaded, role } = authorized
  const player = playerOf(loaded.game, role)
  if (!player) return problem(service, request, NOT_FOUND)
  const epoch = loaded.game.epochs[role]
  const seat = { contacts: service.contacts, game: id, contact: player.contact, epoch }
  const devices = await changeDevices(seat, (before) => change(before, epoch))
  return devices
    ? json(200, { key: key.shown, devices: devices.length })
    : problem(service, request, { code: 'try-again' })
}

/** `GET /v1/seat/push` */
export const showPush = seatRoute((call) => respondAfter(call, (devices) => devices))

const readSubscription = (key: PushKey, body: string) => {
  const subscription = parseBody(pushBody, body)
  if (!subscription.ok || key.isPoint(subscription.value.keys.p256dh)) return subscription
  return { ok: false, issues: [{ path: 'keys.p256dh', message: 'must be a point of P-256' }] } as const
}

const deviceFrom = ({ endpoint, keys }: PushBody, id: string, epoch: number): Device => ({
  id,
  epoch,
  endpoint,
  ...keys,
})

/** `PUT /v1/seat/push`: adds a subscription. A seat has at most three; a fourth replaces the oldest. */
export const setPush = seatRoute(async (call) => {
  const { service, request, key } = call
  const subscription = readSubscription(key, request.body)
  if (!subscription.ok) return invalid(service, request, subscription.issues)
  const id = deviceId(service.signer, subscription.value.endpoint)
  return respondAfter(call, (before, epoch) => [
    ...before.filter((device) => device.id !== id),
    deviceFrom(subscription.value, id, epoch),
  ])
})

/** `DELETE /v1/seat/push` */
export const stopPush = seatRoute((call) => respondAfter(call, () => []))
