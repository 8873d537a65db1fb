import { DAY, SECOND, type Seat } from '../../../shared/game/model/words.ts'
import type { Dice } from '../chance.ts'
import type { Chapter } from '../evidence.ts'
import { deviceBy, hasDevices } from '../ports/devices.ts'
import type { Company } from './company.ts'

const SEATS: readonly Seat[] = ['creator', 'opponent']

/** The hosts of push services: two that the service knows, and one that it does not. */
const SERVICES = ['fcm.googleapis.com', 'web.push.apple.com', 'push.device.test'] as const

/** Adds people who register up to four devices for push notifications of their turns. The service keeps three. */
export const devicesOn = ({ ask, later, tableAt, ground }: Company, dice: Dice) => {
  const { agenda, evidence, seed } = ground
  const asked = new Set<string>()
  const add = (game: string, role: Seat): void => {
    const token = tableAt(game).tokens[role]
    if (token === undefined) return
    const endpoint = `https://${dice.pick(SERVICES)}/d${evidence.devices.size}`
    evidence.devices.set(endpoint, { game, role, token, ...deviceBy(dice, agenda.now()) })
    const body = { endpoint, keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } }
    ask({ kind: 'device', method: 'PUT', path: '/v1/seat/push', form: false, game, role, token, body }, () => {})
  }
  return {
    stored: ({ game, reckoned }: Chapter): void => {
      if (!hasDevices(seed) || reckoned.status !== 'active') return
      for (const role of SEATS) {
        const name = `${game} ${role} ${reckoned.contacts[role]}`
        if (asked.has(name)) continue
        asked.add(name)
        const devices = dice.chance(0.7) ? dice.pick([1, 1, 1, 2, 4]) : 0
        for (let device = 0; device < devices; device++) later(dice.between(SECOND, DAY), () => add(game, role))
      }
    },
  }
}
