import { TURNS } from '../../../game/bounds.ts'
import { deadlineOf } from '../../../game/clock.ts'
import { localTime } from '../../../game/local-time.ts'
import { DAY, HOUR, type Instant } from '../../../game/words.ts'
import { zoneOf } from '../../../game/zones.ts'
import type { Letter } from '../../../mail/letters.ts'
import type { Contact } from '../../ports/ports.ts'
import type { Loaded } from '../../games/game-store.ts'

/** Of a seat that did not say. */
export const USUAL_HOUR = 8

/** When it is that hour next, there. In a gap of the clock it is an hour off. */
export const nextHour = (zone: string, hour: number, now: Instant): Instant => {
  const since = (at: Instant): number => localTime(zone, at).sinceMidnight
  const roughly = now + ((hour * HOUR - since(now) + DAY) % DAY || DAY)
  const off = ((hour * HOUR - since(roughly) + DAY + 12 * HOUR) % DAY) - 12 * HOUR
  return roughly + off > now ? roughly + off : roughly + off + DAY
}

/** A last warning comes at once. */
export const isPatient = (letter: Letter): boolean =>
  letter.kind === 'your-turn' || (letter.kind === 'reminder' && letter.reminder !== 'hours')

/** When the reader's digest tells it; undefined: it comes at once, as they want it or as that would be late. */
export const digestOf = (letter: Letter, { game }: Loaded, to: Contact, now: Instant): Instant | undefined => {
  if (!to.digest || !isPatient(letter) || game.status !== 'active') return undefined
  const at = nextHour(zoneOf(to.timeZone), to.digestAt ?? USUAL_HOUR, now)
  const deadline = deadlineOf(game.terms, game.play)
  return deadline !== undefined && deadline - at < TURNS.soon ? undefined : at
}
