import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { DAY, HOUR } from '../../shared/game/model/words.ts'
import { sized } from '../harness/size.ts'
import { type MailWorld, mailWorld } from './mail-world.ts'

/** The victim's address, and other addresses by which somebody may reach the same mailbox. */
type Victim = readonly [string, ...string[]]
const VICTIM: Victim = ['vic@elsewhere.test']
const ALIASED: Victim = ['vic.tor@yandex.ru', 'vic-tor@ya.ru', 'vic-tor@yandex.ru']
const SITES = ['192.0.2.1', '198.51.100.1', '203.0.113.1'] as const

/** Returns a source of pseudo-random bytes, which is the same for the same name. */
const chanceOf = (name: string) => {
  let drawn = 0
  return (bytes: number): Uint8Array => {
    drawn += 1
    return createHash('sha512').update(`${name}|${drawn}`).digest().subarray(0, bytes)
  }
}

/** Returns a number from 0 to `most` - 1 for a step of a run, always the same for the same seed. */
const draw = (seed: number, step: number, most: number): number =>
  createHash('sha256').update(`${seed}|${step}`).digest().readUInt32BE(0) % most

type Before = 'nothing' | 'consented' | 'stopped'

/**
 * Creates a world in which somebody named the victim months ago, in a game that is over. `before` is what the victim
 * did with the email about that game.
 */
const worldWhere = async (
  before: Before,
  email: string,
  signer: MailWorld['service']['signer'],
): Promise<MailWorld> => {
  const world = mailWorld()
  Object.assign(world.service, { signer, chance: chanceOf('before') })
  world.caller.from = () => '100.64.0.1'
  const { body } = await world.create({ creator: { name: 'Vic', seat: 'black', email } })
  await world.flush()
  const { token = '', url = '' } = body.links['creator'] ?? {}
  expect(url).not.toBe('')
  const [asking] = world.to(email)
  if (before === 'consented') await world.press(email)
  if (before === 'stopped') await world.page(/\/n\/[\w-]+/.exec(asking?.text ?? '')?.[0] ?? '', {})
  await world.ask('POST', `/v1/games/${body.game.id}/actions`, token, { type: 'abort', ply: 0 })
  await world.flush()
  await world.wake(60 * DAY)
  Object.assign(world.service, { chance: chanceOf('after') })
  return world
}

type Seen = { readonly at: number; readonly what: string; readonly body: unknown }

/** Returns a player who names the victim from a few networks, and reads every answer and page. */
const namer = (world: MailWorld, seed: number, victim: Victim) => {
  const seats: string[] = []
  const seen: Seen[] = []
  const note = (what: string, body: unknown): void => void seen.push({ at: world.clock.now, what, body })
  const addressAt = (step: number): string => victim[draw(seed, step * 7 + 6, victim.length)] ?? ''
  const personAt = (step: number) => ({ name: 'Vic', email: addressAt(step) })
  const asks = async (method: string, path: string, token?: string, body?: unknown) => {
    const answered = await world.ask(method, path, token, body)
    note(`${method} ${path}`, answered)
    return answered.body
  }
  const creates = async (more: object): Promise<void> => {
    const { links } = await asks('POST', '/v1/games', undefined, { creator: { name: 'Eve', seat: 'black' }, ...more })
    for (const { token } of Object.values(links)) if (token !== undefined) seats.push(token)
  }
  const opens = async (path: string, form?: Readonly<Record<string, string>>): Promise<void> => {
    const { status, headers, body } = await world.page(path, form)
    note(path, { status, headers, body })
  }
  const tokenAt = (step: number): string => seats[draw(seed, step, seats.length)] ?? ''
  const acts = [
    (step: number) => creates({ creator: { ...personAt(step), seat: 'white' } }),
    (step: number) => creates({ opponent: personAt(step) }),
    (step: number) => creates({ opponent: { name: 'Sam' }, arbiter: personAt(step) }),
    (step: number) => opens(`/p/${tokenAt(step)}/emails`, {}),
    (step: number) => opens(`/p/${tokenAt(step)}/emails`, {}),
    (step: number) => asks('PATCH', '/v1/seat', tokenAt(step), { email: addressAt(step) }),
    (step: number) => asks('PATCH', '/v1/seat', tokenAt(step), { email: `other${step}@elsewhere.test` }),
    (step: number) => opens('/links', { email: addressAt(step) }),
  ] as const
  const step = async (number: number): Promise<void> => {
    const site = SITES[draw(seed, number * 7 + 1, seed % 2 === 0 ? 1 : SITES.length)] ?? ''
    world.caller.from = () => site
    const choice = seats.length === 0 ? 0 : draw(seed, number * 7 + 2, acts.length)
    await acts[choice]?.(number * 7 + 3)
    if (draw(seed, number * 7 + 4, 3) > 0) await world.flush()
  }
  const looks = async (): Promise<void> => {
    world.caller.from = () => '203.0.113.200'
    for (const token of seats) {
      await asks('GET', '/v1/seat', token)
      await opens(`/p/${token}`)
      await opens(`/p/${token}/keep`)
    }
  }
  return { seen, step, looks }
}

const WAITS = [0, 0, HOUR, 7 * HOUR, DAY, 3 * DAY, 9 * DAY]

const STEPS = 30

type Sequence = { readonly seed: number; readonly victim: Victim }

const watched = async (before: Before, { seed, victim }: Sequence, signer: MailWorld['service']['signer']) => {
  const world = await worldWhere(before, victim[0], signer)
  const { seen, step, looks } = namer(world, seed, victim)
  for (let number = 0; number < STEPS; number += 1) {
    await step(number)
    if (number % 3 === 2) await world.flush()
    if (number % 5 === 4) await looks()
    await world.wake(WAITS[draw(seed, number * 7 + 5, WAITS.length)] ?? 0)
  }
  await looks()
  return seen
}

const readsTheSame = async (sequence: Sequence): Promise<void> => {
  const { signer } = mailWorld().service
  const stranger = await watched('nothing', sequence, signer)
  for (const before of ['consented', 'stopped'] as const) {
    const other = await watched(before, sequence, signer)
    expect(other).toHaveLength(stranger.length)
    for (const [index, seen] of stranger.entries()) expect({ before, ...other[index] }).toEqual({ before, ...seen })
  }
  expect(JSON.stringify(stranger)).toContain('"later"')
}

/** In `npm test` one sequence comes from a single network, and one from several. */
test.each(Array.from({ length: sized(2, 6) }, (_, index) => index))(
  'somebody who names an address gets the same answers whether it has consented elsewhere, has stopped all emails, or neither: sequence %i',
  (seed) => readsTheSame({ seed, victim: VICTIM }),
)

test.each([6, 7].slice(0, sized(1, 2)))(
  'the answers are also the same for all addresses of a mailbox if one of them has consented or has stopped its emails: sequence %i',
  (seed) => readsTheSame({ seed, victim: ALIASED }),
)
