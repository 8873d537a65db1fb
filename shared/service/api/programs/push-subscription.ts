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

type Asking = { readonly service: Service; readonly request: Request; readonly held: Held<Seat>; readonly key: PushKey }

const asked =
  (answer: (asking: Asking) => Promise<Response>) =>
  async (service: Service, request: Request): Promise<Response> => {
    const held = await openSeat(service, bearer(request), request.receivedAt)
    if (!held) return problem(service, request, NOT_FOUND)
    const { push: key } = service.seal
    const detail = 'This service sends no notices to devices.'
    return key ? answer({ service, request, held, key }) : problem(service, request, NOT_FOUND, { detail })
  }

const changed = async (
  { service, request, held, key }: Asking,
  change: (devices: readonly Device[], epoch: number) => readonly Device[],
): Promise<Response> => {
  const { id, loaded, role } = held
  const player = playerOf(loaded.game, role)
  if (!player) return problem(service, request, NOT_FOUND)
  const epoch = loaded.game.epochs[role]
  const shelf = { contacts: service.contacts, game: id, contact: player.contact, epoch }
  const devices = await changeDevices(shelf, (before) => change(before, epoch))
  return devices
    ? json(200, { key: key.shown, devices: devices.length })
    : problem(service, request, { code: 'try-again' })
}

/** `GET /v1/seat/push` */
export const showPush = asked((asking) => changed(asking, (devices) => devices))

const read = (key: PushKey, body: string) => {
  const given = parseBody(pushBody, body)
  if (!given.ok || key.isPoint(given.value.keys.p256dh)) return given
  return { ok: false, issues: [{ path: 'keys.p256dh', message: 'must be a point of P-256' }] } as const
}

const deviceFrom = ({ endpoint, keys }: PushBody, id: string, epoch: number): Device => ({
  id,
  epoch,
  endpoint,
  ...keys,
})

/** `PUT /v1/seat/push`: of more than three the oldest leaves. */
export const setPush = asked(async (asking) => {
  const { service, request, key } = asking
  const given = read(key, request.body)
  if (!given.ok) return invalid(service, request, given.issues)
  const id = deviceId(service.seal, given.value.endpoint)
  return changed(asking, (before, epoch) => [
    ...before.filter((device) => device.id !== id),
    deviceFrom(given.value, id, epoch),
  ])
})

/** `DELETE /v1/seat/push` */
export const stopPush = asked((asking) => changed(asking, () => []))
