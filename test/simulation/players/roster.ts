import { DAY, HOUR, MINUTE, SECOND } from '../../../shared/game/words.ts'
import type { Dice } from '../chance.ts'
import type { Ground } from '../ground.ts'

/** In every eighth world a few people play most of the games, each with one address for all of theirs. */
export const hasReaders = (seed: number): boolean => seed % 8 === 6

/** One of them plays elsewhere too, in some of these: those games leave few of the emails that their address gets in a day. */
export const busyElsewhere = (seed: number): string | undefined => (seed % 64 === 62 ? addressOf(0) : undefined)

const addressOf = (number: number): string => `r${number}@mail.test`

/** How somebody wants to hear of their turns. */
type Wanted = { readonly mail: 'turns' | 'digest' | 'off'; readonly digestAt: number }

type Reader = {
  readonly email: string
  readonly timeZone: string
  readonly wanted: Wanted
  /** When they sit down to all their games, as hours of UTC; others look now and then. */
  readonly sits: number | undefined
}

const ZONES = ['UTC', 'Europe/Amsterdam', 'America/Lima', 'Asia/Tokyo'] as const

const readerBy = (dice: Dice, number: number): Reader => ({
  email: addressOf(number),
  timeZone: dice.pick(ZONES),
  wanted: { mail: dice.pick(['turns', 'turns', 'digest', 'digest', 'off']), digestAt: dice.between(0, 23) },
  sits: dice.chance(0.6) ? dice.between(0, 23) : undefined,
})

export type Roster = {
  readonly games: number
  readonly clock: unknown
  /** Where one of them is reached, or undefined: a stranger. */
  readonly reader: () => Pick<Reader, 'email' | 'timeZone'> | undefined
  readonly known: (email: string) => Reader | undefined
  /** How long the one to move takes. */
  readonly thinking: (email: string | undefined, now: number) => number
}

/** Those who play in this world; undefined where everybody has an address of their own. */
export const rosterOf = ({ seed, dice }: Ground): Roster | undefined => {
  if (!hasReaders(seed)) return undefined
  const [first, second] = [readerBy(dice, 0), readerBy(dice, 1)]
  const isBusy = busyElsewhere(seed) === first.email
  const readers = [isBusy ? { ...first, wanted: { ...first.wanted, mail: 'turns' } as const } : first, second] as const
  return {
    games: dice.between(6, 14),
    get clock() {
      return dice.pick(['daily', 'relaxed', 'weekly', 'fischer', { perMove: 'P1D', reserve: 'PT0S' }])
    },
    reader: () => {
      if (!dice.chance(0.6)) return undefined
      const { email, timeZone } = dice.pick([readers[0], readers[0], readers[1]])
      return { email, timeZone }
    },
    known: (email) => readers.find((each) => each.email === email),
    thinking: (email, now) => {
      const sits = readers.find((each) => each.email === email)?.sits
      if (sits !== undefined && dice.chance(0.9))
        return ((sits * HOUR - (now % DAY) + DAY) % DAY) + dice.between(0, 10 * MINUTE)
      const roll = dice.next()
      if (roll < 0.6) return dice.between(SECOND, 45 * MINUTE)
      return roll < 0.9 ? dice.between(10 * MINUTE, 14 * HOUR) : dice.between(HOUR, 2 * DAY)
    },
  }
}
