import { EMAIL_LIMITS } from '../../shared/game/limits/bounds.ts'
import { MINUTE } from '../../shared/game/model/words.ts'
import { deliverEmail } from '../../shared/service/email/sending/deliver-email.ts'
import { type MailWorld, linkIn, mailWorld, stopAllIn } from './mail-world.ts'

const VICTIM = 'victim@elsewhere.test'
const EVE = 'eve@evil.test'

/** How often an email is attempted: more often than an address gets emails in a day. */
const TRIES = EMAIL_LIMITS.confirmedDay + 10

/** The time between two attempts: longer than the lease of a delivery on its email. */
const APART = MINUTE

const namesStranger = async (world: MailWorld): Promise<string | undefined> => {
  for (let made = 0; made < 6; made++) {
    await world.create({ creator: { name: 'Eve', seat: 'black', email: VICTIM } })
    await world.flush()
  }
  const came = world.to(VICTIM).length
  return came > EMAIL_LIMITS.strangerDay ? `a stranger got ${came} emails in a day` : undefined
}

const afterStop = async (world: MailWorld): Promise<string | undefined> => {
  const { body } = await world.create({ creator: { name: 'Ada', seat: 'black', email: VICTIM } })
  await world.press(VICTIM)
  await world.page(stopAllIn(world.to(VICTIM).at(-1)?.text ?? ''), {})
  const before = world.to(VICTIM).length
  await world.ask('POST', `/v1/games/${body.game.id}/claim`, body.links['invitation']?.token, { name: 'Eve' })
  await world.flush()
  return world.to(VICTIM).length > before ? 'emails came after all were stopped' : undefined
}

/**
 * Attempts one email for over an hour while the mail service is down. Every attempt asks the ledger whether it is
 * allowed.
 */
const tried = async (world: MailWorld): Promise<string | undefined> => {
  const { body } = await world.create({ creator: { name: 'Ada', seat: 'black', email: VICTIM } })
  await world.press(VICTIM)
  await world.ask('POST', `/v1/games/${body.game.id}/claim`, body.links['invitation']?.token, { name: 'Bo' })
  const letter = world.letters.find(({ kind }) => kind === 'joined')
  if (!letter) return 'nobody is told that a game has begun'
  world.letters.length = 0
  let isAway = true
  const post = {
    send: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve('taken' as const)),
  }
  const send = () => deliverEmail({ ...world.service, post }, letter, world.clock.now).catch(() => 'failed' as const)
  for (let at = 0; at < TRIES; at++) {
    await send()
    world.clock.now += APART
  }
  isAway = false
  const outcome = await send()
  return outcome === 'sent' ? undefined : `an email that was tried ${TRIES} times is ${outcome}`
}

/**
 * Eve gets a link at her own address, gives the seat a stranger's address, and consents for the stranger by the link.
 */
const borrowedMark = async (world: MailWorld): Promise<string | undefined> => {
  const { body } = await world.create({ creator: { name: 'Eve', seat: 'black', email: EVE } })
  await world.flush()
  const marked = linkIn(world.to(EVE).at(-1)?.text ?? '')
  await world.ask('PATCH', '/v1/seat', body.links['creator']?.token, { email: VICTIM })
  await world.page(`${marked}/emails`, {})
  const [entry] = world.entriesOf(VICTIM)
  return entry?.contact.confirmed === true ? 'a mailbox consented that has seen nothing' : undefined
}

const ATTACKS = [namesStranger, afterStop, tried, borrowedMark]

/** Returns what the attacks on a mailbox achieve, each in a world of its own: nothing, if all is well. */
export const besieged = async (): Promise<readonly string[]> => {
  const done = await Promise.all(ATTACKS.map((attack) => attack(mailWorld())))
  return done.filter((wrong) => wrong !== undefined)
}
