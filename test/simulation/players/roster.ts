import { DAY, HOUR, MINUTE, SECOND } from '../../../shared/game/model/words.ts'
import type { Dice } from '../chance.ts'
import type { Ground } from '../ground.ts'

/**
 * Returns whether a few people, the readers, play most of the games, each with one address for all of theirs. It is so
 * in every eighth world.
 */
export const hasReaders = (seed: number): boolean => seed % 8 === 6

/**
 * Returns the address of a reader who also plays elsewhere, in some of the worlds with readers: the games elsewhere
 * leave few of the emails that the address may get in a day.
 */
export const busyElsewhere = (seed: number): string | undefined => (seed % 64 === 62 ? addressOf(0) : undefined)

/**
 * How a person treats consent emails: the share that they ignore, the share of the others in which they press "all my
 * games", and the longest wait before they press.
 */
type Pressing = { readonly ignored: number; readonly all: number; readonly within: number }

const AT_ONCE: Pressing = { ignored: 0.05, all: 0.5, within: 30 * MINUTE }
const FOR_ALL: Pressing = { ignored: 0.5, all: 1, within: 12 * HOUR }
/** A person who gets consent emails about strangers' games again and again rarely reads one. */
const WEARY: Pressing = { ...FOR_ALL, ignored: 0.8 }

/**
 * Returns whether strangers enter the readers' addresses until their quotas are used up. It is so in every 32nd world,
 * one of those with readers.
 */
export const isBesieged = (seed: number): boolean => seed % 32 === 22

/**
 * Returns whether the readers let several consent emails wait, and then press one button for all of their games. It is
 * so in half of the worlds with readers.
 */
const pressForAll = (seed: number): boolean => seed % 32 === 14 || isBesieged(seed)

export const pressingOf = (seed: number, isReader: boolean): Pressing => {
  if (!isReader || !pressForAll(seed)) return AT_ONCE
  return isBesieged(seed) ? WEARY : FOR_ALL
}

const addressOf = (number: number): string => `r${number}@mail.test`

/** The addresses of both readers. */
export const READERS = [addressOf(0), addressOf(1)] as const

/** How a reader wants to hear of their turns. */
type Wanted = { readonly mail: 'turns' | 'digest' | 'off'; readonly digestAt: number }

type Reader = {
  readonly email: string
  readonly timeZone: string
  readonly wanted: Wanted
  /** The hour of UTC at which they play all their games; undefined for those who look now and then. */
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
  /**
   * Returns the address and time zone of the person who takes the next seat; undefined if that person reads no emails.
   */
  readonly reader: () => Pick<Reader, 'email' | 'timeZone'> | undefined
  readonly known: (email: string) => Reader | undefined
  /** Returns how long the player to move takes, in milliseconds. */
  readonly thinking: (email: string | undefined, now: number) => number
}

/** Returns what the readers of this world do, undefined where everybody has an address of their own. */
export const rosterOf = ({ seed, dice }: Ground): Roster | undefined => {
  if (!hasReaders(seed)) return undefined
  const [first, second] = [readerBy(dice, 0), readerBy(dice, 1)]
  const wantsTurns = (reader: Reader): Reader => ({ ...reader, wanted: { ...reader.wanted, mail: 'turns' } })
  const isBusy = busyElsewhere(seed) === first.email
  const isPatient = pressForAll(seed) && !isBesieged(seed)
  const readers = [isBusy || isPatient ? wantsTurns(first) : first, isPatient ? wantsTurns(second) : second] as const
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
