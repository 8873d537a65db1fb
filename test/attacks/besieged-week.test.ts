import { expect, test } from 'vitest'
import { DAY, HOUR } from '../../shared/game/model/words.ts'
import { handleFeedback } from '../../shared/service/email/inbound/handle-feedback.ts'
import { sized } from '../harness/size.ts'
import { type MailWorld, mailWorld } from './mail-world.ts'

const HOURS = sized(14, 7 * 24)

/**
 * An attack. In every hour a friend from a fresh network invites an address that nobody else has named. `invited`
 * returns one more address that another friend invites in this hour, if any.
 */
type Siege = {
  readonly attack: (world: MailWorld, hour: number) => Promise<void>
  readonly before?: (world: MailWorld, day: number) => Promise<void>
  readonly invited?: (hour: number) => string | undefined
}

const names = async (world: MailWorld, from: string, email: string) => {
  world.caller.from = () => from
  const { body } = await world.create({ opponent: { name: 'Vic', email } })
  await world.flush()
  return body
}

const callsOff = async (world: MailWorld, from: string, email: string): Promise<void> => {
  const { game, links } = await names(world, from, email)
  await world.ask('POST', `/v1/games/${game.id}/actions`, links['creator']?.token, { type: 'abort', ply: 0 })
}

/** Gives each friend a network of their own. */
const friend = (number: number): string => `100.${number >> 8}.${number & 255}.1`

const dayOf = (hour: number): number => Math.floor((hour + 12) / 24)

/**
 * Returns a function that gives the day's address in one hour of the day, two hours before the daily quotas begin
 * again.
 */
const daily =
  (address: (day: number) => string) =>
  (hour: number): string | undefined =>
    hour % 24 === 10 ? address(dayOf(hour)) : undefined

const victim = (day: number): string => `victim${day}@gmail.com`

const comesBack = async (world: MailWorld, from: number): Promise<void> => {
  for (const { to, id, bounceName: seat } of world.mails.slice(from))
    if (to.startsWith('dead'))
      await handleFeedback(world.service, { why: 'gone', to, messageId: id, seat }, world.clock.now)
}

const SIEGES: Readonly<Record<string, Siege>> = {
  'a network names an address again and again, and calls the games off': {
    attack: async (world, hour) => {
      for (let game = 0; game < 4; game += 1) await callsOff(world, '192.0.2.66', victim(dayOf(hour)))
    },
    invited: daily(victim),
  },
  'a stranger names a reader who has consented all day': {
    before: async (world, day) => {
      await names(world, friend(50_000 + day), victim(day))
      await world.press(victim(day))
    },
    attack: async (world, hour) => {
      for (let game = 0; game < 3; game += 1) await names(world, '192.0.2.66', victim(dayOf(hour)))
    },
    invited: daily(victim),
  },
  'three sites of IPv6 name strangers from all of their networks': {
    attack: async (world, hour) => {
      for (let request = 0; request < 3 * sized(8, 34); request += 1)
        await names(
          world,
          `2001:db8:${request % 3}:${(((request + hour) % 256) << 8).toString(16)}::1`,
          `person${hour}x${request}@gmail.com`,
        )
    },
  },
  'ten networks name addresses that do not exist': {
    attack: async (world, hour) => {
      const had = world.mails.length
      for (let network = 0; network < 10; network += 1)
        await names(world, `203.0.${network}.1`, `dead${hour}x${network}@gmail.com`)
      await comesBack(world, had)
    },
  },
  'three networks name many addresses of one domain': {
    attack: async (world, hour) => {
      for (let request = 0; request < 12; request += 1)
        await names(world, `203.0.${request % 3}.1`, `any${request}@host${hour}.example.org`)
    },
    invited: daily((day) => `ann${day}@example.org`),
  },
}

test.each(Object.entries(SIEGES))(
  'an honest invitation from a fresh network arrives within the hour while %s',
  async (_, { attack, before, invited }) => {
    const world = mailWorld()
    const late: string[] = []
    let day = -1
    for (let hour = 0; hour < HOURS; hour += 1) {
      if (dayOf(hour) !== day) await before?.(world, (day = dayOf(hour)))
      await attack(world, hour)
      const addresses = [`honest${hour}@gmail.com`, invited?.(hour)].filter((email) => email !== undefined)
      const invitations: (readonly [email: string, game: string])[] = []
      for (const email of addresses)
        invitations.push([email, (await names(world, friend(2 * hour + invitations.length), email)).game.id])
      await world.wake(HOUR)
      for (const [email, game] of invitations)
        if (!world.to(email).some(({ text }) => text.includes(game.slice(0, 6)))) late.push(`${email} in hour ${hour}`)
    }
    expect(late).toEqual([])
    // The attack has gone on beyond midnight, when all daily quotas begin again.
    expect(HOURS * HOUR).toBeGreaterThan(DAY / 2)
  },
)
