import { EMAIL_LIMITS } from '../../shared/game/limits/bounds.ts'
import { DAY } from '../../shared/game/model/words.ts'
import { handleFeedback } from '../../shared/service/email/inbound/handle-feedback.ts'
import { type MailWorld, mailWorld } from './mail-world.ts'

const READER = 'vic@gmail.com'
const ATTACKER = '192.0.2.66'
const FRIEND = '198.51.100.7'

/** Creates a game that names the reader as opponent, and returns its id. */
const names = async (world: MailWorld, from: string, email: string = READER): Promise<string> => {
  world.caller.from = () => from
  const { body } = await world.create({ opponent: { name: 'Vic', email } })
  await world.flush()
  return body.game.id
}

const hears = (world: MailWorld, email: string, game: string): boolean =>
  world.to(email).some(({ text }) => text.includes(game.slice(0, 6)))

/** Creates a game of the reader, who plays `seat`, against Eve, who has accepted the invitation. Black moves first. */
const begun = async (world: MailWorld, seat: 'black' | 'white' = 'black') => {
  const { body } = await world.create({ creator: { name: 'Vic', seat, email: READER } })
  const { id } = body.game
  const claimed = await world.ask('POST', `/v1/games/${id}/claim`, body.links['invitation']?.token, { name: 'Eve' })
  return { id, creator: body.links['creator']?.token ?? '', eve: claimed.body.links['seat']?.token ?? '' }
}

/** Returns a world in which the reader has consented, in a game that a friend created. */
const member = async (): Promise<MailWorld> => {
  const world = mailWorld()
  await names(world, FRIEND)
  await world.press(READER)
  await world.wake(DAY)
  return world
}

const pressTellsOfOne = async (): Promise<string | undefined> => {
  const world = mailWorld()
  // In the game of the pressed button it is not the reader's turn: an email about a turn there would list the other
  // games.
  await begun(world, 'white')
  const games = [await begun(world), await begun(world)]
  await world.press(READER, { all: '1' })
  const emails = world.to(READER).filter(({ id }) => !id.includes('-door-'))
  const missing = games.filter(({ creator }) => !emails.some(({ text }) => text.includes(creator)))
  return missing.length === 0 ? undefined : 'a press of all games did not tell of a turn'
}

const dropped = async (): Promise<string | undefined> => {
  const world = await member()
  const games: string[] = []
  for (let game = 0; game <= EMAIL_LIMITS.consentDay; game += 1) games.push(await names(world, FRIEND))
  await world.wake(DAY)
  return games.every((game) => hears(world, READER, game)) ? undefined : 'an email over a bound never came'
}

const OPPONENT = 'ben@gmail.com'

/**
 * Returns whether the button "all my games", pressed in a game against Ben, also turns on the emails of a later game
 * against this opponent.
 */
const laterGame = async (opponent: string): Promise<boolean> => {
  const world = mailWorld()
  const against = async (email: string): Promise<string> => {
    const creator = { name: 'Vic', seat: 'white', email: READER }
    const { body } = await world.create({ creator, opponent: { name: 'Ben', email } })
    await world.press(email)
    return body.game.id
  }
  await against(OPPONENT)
  await world.press(READER, { all: '1' })
  const later = await against(opponent)
  return world.entriesOf(READER).some(({ game, contact }) => game === later && contact.confirmed === true)
}

const forgotten = async (): Promise<string | undefined> =>
  (await laterGame(OPPONENT)) ? undefined : 'a later game with a known opponent was not covered'

const anyones = async (): Promise<string | undefined> =>
  (await laterGame('stranger@gmail.com')) ? 'a game with a stranger was covered' : undefined

/** Lets one network name the reader again and again. Returns a fault if a friend's invitation does not arrive then. */
const shutOut = async (): Promise<string | undefined> => {
  const world = mailWorld()
  for (let day = 0; day < 4; day += 1) {
    for (let game = 0; game < 4; game += 1) {
      world.caller.from = () => ATTACKER
      const { body } = await world.create({ opponent: { name: 'Vic', email: READER } })
      await world.flush()
      await world.ask('POST', `/v1/games/${body.game.id}/actions`, body.links['creator']?.token, {
        type: 'abort',
        ply: 0,
      })
    }
    await world.wake(DAY)
  }
  return hears(world, READER, await names(world, FRIEND)) ? undefined : 'one network shut out an address'
}

/** Names the reader for weeks, beyond all quotas. Returns a fault if a friend's invitation does not arrive later. */
const prolonged = async (): Promise<string | undefined> => {
  const world = mailWorld()
  for (let day = 0; day < 45; day += 1) {
    for (let network = 0; network < 3; network += 1) await names(world, `203.${network}.${day}.1`)
    world.clock.now += DAY
  }
  await world.wake(30 * DAY)
  return hears(world, READER, await names(world, FRIEND)) ? undefined : 'what was refused shut out an address for good'
}

const hidden = async (): Promise<string | undefined> => {
  const world = await member()
  for (let game = 0; game < EMAIL_LIMITS.consentOfDay; game += 1) await names(world, ATTACKER)
  return hears(world, READER, await names(world, FRIEND)) ? undefined : 'strangers hid the invitation of a friend'
}

const hourOfAll = async (): Promise<string | undefined> => {
  const world = mailWorld()
  for (let request = 0; request < 136; request += 1)
    for (const person of ['a', 'b', 'c'])
      await names(world, `2001:db8:1:${((request % 34) << 8).toString(16)}::1`, `${person}${request}@gmail.com`)
  return world.mails.length < EMAIL_LIMITS.strangersHour / 4
    ? undefined
    : 'one site used up the hour of the whole service'
}

const deadNames = async (): Promise<string | undefined> => {
  const world = mailWorld()
  for (let more = 0; more < EMAIL_LIMITS.networkDay; more += 1) {
    const had = world.mails.length
    await names(world, ATTACKER, `dead${more}@gmail.com`)
    for (const { to, id, bounceName: seat } of world.mails.slice(had))
      await handleFeedback(world.service, { why: 'gone', to, messageId: id, seat }, world.clock.now)
  }
  return world.mails.length === 3 ? undefined : 'a network went on after its third email had come back'
}

const catchAll = async (): Promise<string | undefined> => {
  const world = mailWorld()
  for (let name = 0; name < 40; name += 1) await names(world, `203.0.${name}.1`, `any${name}@catch.example.org`)
  return world.mails.length <= EMAIL_LIMITS.domainDay ? undefined : 'one domain got any number of first emails'
}

const toldTwice = async (): Promise<string | undefined> => {
  const world = mailWorld()
  const { body } = await world.create({ creator: { name: 'Vic', seat: 'white', email: READER } })
  const { id } = body.game
  await world.press(READER)
  const had = world.to(READER).length
  const claimed = await world.ask('POST', `/v1/games/${id}/claim`, body.links['invitation']?.token, { name: 'Eve' })
  await world.ask('POST', `/v1/games/${id}/moves`, claimed.body.links['seat']?.token, { ply: 0, move: '11-15' })
  await world.flush()
  return world.to(READER).length === had + 1 ? undefined : 'who joins and moves at once is told of twice'
}

/** Returns what the creators of three games read about the first emails to the one opponent whom they name. */
const toldOf = async (world: MailWorld): Promise<readonly unknown[]> => {
  world.caller.from = () => '203.0.113.9'
  const shown: unknown[] = []
  for (let game = 0; game < 3; game += 1) {
    const { body } = await world.create({ opponent: { name: 'Vic', email: READER } })
    await world.flush()
    const seat = await world.ask('GET', '/v1/seat', body.links['creator']?.token)
    shown.push((seat.body as { readonly invited?: unknown }).invited)
  }
  return shown
}

const inviterUntold = async (): Promise<string | undefined> => {
  const [first, second] = await toldOf(mailWorld())
  return first === undefined && second !== undefined ? undefined : 'who named an address was not told that it waits'
}

const readerKnown = async (): Promise<string | undefined> => {
  const [reader, stranger] = [await member(), mailWorld()]
  stranger.clock.now = reader.clock.now
  // The pseudonym of a mailbox decides when a postponed email is sent, so both worlds get the same signer.
  Object.assign(stranger.service, { signer: reader.service.signer })
  const told = [await toldOf(reader), await toldOf(stranger)].map((each) => JSON.stringify(each))
  return told[0] === told[1] ? undefined : 'who names an address tells a reader from a stranger'
}

const ATTACKS = {
  pressTellsOfOne,
  dropped,
  forgotten,
  anyones,
  shutOut,
  prolonged,
  hidden,
  hourOfAll,
  deadNames,
  catchAll,
  toldTwice,
  inviterUntold,
  readerKnown,
}

export type AttackName = keyof typeof ATTACKS

const NAMES = Object.keys(ATTACKS) as readonly AttackName[]

/**
 * Returns the faults that these attacks find, each in a world of its own: somebody is not told whose turn it is, or is
 * told too much.
 */
export const unheard = async (attacks: readonly AttackName[] = NAMES): Promise<readonly string[]> => {
  const wrong: string[] = []
  for (const attack of attacks) wrong.push(...[(await ATTACKS[attack]()) ?? []].flat())
  return wrong
}
