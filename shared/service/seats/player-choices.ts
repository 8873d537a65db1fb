import type { SeatBody } from '../../api/input/shapes.ts'
import type { PlayerSettings } from '../../game/model/events.ts'
import { playerOf } from '../../game/model/game.ts'
import type { Seat } from '../../game/model/words.ts'
import type { Authorized } from '../access/authorize.ts'
import type { Service } from '../runtime/service.ts'

/** Returns whether the body changes choices that the game stores. */
export const changesChoices = ({ timeZone, notifications, playForced }: SeatBody): boolean =>
  timeZone !== undefined ||
  notifications?.reminders !== undefined ||
  notifications?.quietHours !== undefined ||
  playForced !== undefined

/**
 * Returns the choices that the game stores after a change. `zone`: the seat's time zone, if it is known. Quiet hours
 * keep their zone until the body names another one.
 */
export const choicesAfter = (before: PlayerSettings, zone: string | undefined, body: SeatBody): PlayerSettings => {
  const { timeZone, notifications, playForced } = body
  const quiet = notifications?.quietHours ?? before.quietIn !== undefined
  return {
    reminders: notifications?.reminders ?? before.reminders,
    playForced: playForced ?? before.playForced,
    ...(quiet && { quietIn: timeZone ?? before.quietIn ?? zone ?? 'UTC' }),
  }
}

/** Returns the seat's time zone if the body turns quiet hours on and names no zone. Otherwise it is not read. */
export const choicesZone = async ({ contacts }: Service, { id, loaded, role }: Authorized<Seat>, body: SeatBody) => {
  const player = playerOf(loaded.game, role)
  const isOpen = body.notifications?.quietHours === true && !body.timeZone
  return isOpen && player ? (await contacts.load(id, player.contact))?.timeZone : undefined
}
