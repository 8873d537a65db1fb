import { mailableAddress } from '../api/address.ts'
import { DOOR_REST, MAIL } from '../game/bounds.ts'
import { isInvited } from '../game/game.ts'
import type { ContactId } from '../game/people.ts'
import type { Instant, Role } from '../game/words.ts'
import { bySchedule, doorFacts, plainFacts } from '../mail/door-facts.ts'
import { type WaitingSeat, composeDoor } from '../mail/door-letter.ts'
import type { Letter } from '../mail/letters.ts'
import { wordsFor } from '../texts/languages.ts'
import { OF_ADDRESS, OF_ENTRY, SERVICE } from './caps.ts'
import { type Gate, type GatePorts, HOLD, gateOf, grantIn, grantOf, post, takenFrom } from './gate.ts'
import { mailedSeatLink, stopAllLink } from './links.ts'
import { accountOf, isSpeltAlike, placeOf, ownMark } from './mailbox.ts'
import { BY_ORDER, type Known } from './contact.ts'
import { countingOf } from './counted.ts'
import type { Contact, GameId, Games } from './ports.ts'
import type { Loaded } from './record.ts'
import { isOn, seatsAt } from './seats-at.ts'

export type KnockPorts = GatePorts & { readonly games: Games; readonly origin: string }

export type Closed = {
  readonly loaded: Loaded
  readonly contact: ContactId
  readonly to: Known & { readonly email: string }
}

/**
 * `asked-before`: it waits for an answer. `held`: the service asked too many strangers this hour; try later. `held-back`: the naming
 * network named too many.
 */
export type Knocked = 'asked' | 'asked-before' | 'held' | 'held-back' | 'superseded' | 'in-hand' | Exclude<Gate, 'open'>

const NEVER: Instant = 8_640_000_000_000_000

/** Any version: asking tells nothing of the game. */
const ANY = Number.MAX_SAFE_INTEGER

const isUnasked = (quietUntil: Instant | undefined): boolean => quietUntil === undefined || quietUntil === BY_ORDER

const isLastWarning = (letter: Letter): boolean => letter.kind === 'reminder' && letter.reminder === 'hours'

/** At first, on request, and at a last warning. */
const mayAsk = (letter: Letter, { quietUntil }: Contact, now: Instant): boolean =>
  (letter.kind === 'door' && (!letter.isOrdered || isUnasked(quietUntil))) ||
  quietUntil === undefined ||
  (quietUntil <= now && isLastWarning(letter))

type Seat = WaitingSeat & { readonly contact: ContactId; readonly known: Contact; readonly since: Instant }

/** `isProven`: has said yes to emails of any game. `owner`: whose games are told apart. */
type Reader = { readonly isProven: boolean; readonly owner: string }

const seatOf = (
  ports: KnockPorts,
  game: GameId,
  role: Role,
  { loaded, contact, to }: Closed,
  reader: Reader | undefined,
): Seat => ({
  game,
  role,
  contact,
  known: to,
  since: loaded.game.offeredAt,
  // Others may have named the same address, and say nothing in this email.
  ...(reader && reader.owner === loaded.game.owner && { facts: doorFacts(loaded.game, role) }),
  rules: loaded.game.terms.rules,
  isInvited: isInvited(loaded.game, role),
  url: mailedSeatLink(ports, role, game, loaded.game, to.email),
})

/** An order's games are many, so that an id alone tells nobody which is which. */
const readerOf = async (
  { ledger, seal }: KnockPorts,
  letter: Letter,
  { loaded, to }: Closed,
): Promise<Reader | undefined> => {
  const { owner } = loaded.game
  if (letter.kind !== 'door' || !letter.isOrdered || owner === undefined) return undefined
  const { proven: isProven } = await ledger.look(accountOf(seal, to.email))
  return { isProven, owner }
}

/** A program's words, of which a stranger reads few. */
const readBy = ({ isProven }: Reader, seats: readonly Seat[]): readonly Seat[] => {
  if (isProven) return seats
  const plain = plainFacts(seats.map(({ facts }) => facts ?? { names: [] }))
  return seats.map((seat, place) => ({ ...seat, ...(seat.facts && { facts: plain[place] }) }))
}

const scheduled = (seats: readonly Seat[]): readonly Seat[] =>
  seats.toSorted((one, other) => bySchedule(one.facts, other.facts) || one.since - other.since)

/** With the letter's own, as an index may lag: first, or in an order where the schedule has it. */
const listedOf = (reader: Reader | undefined, own: Seat, others: readonly Seat[]): readonly Seat[] => {
  const most = MAIL.seatsListed - 1
  return reader
    ? readBy(reader, scheduled([own, ...scheduled(others).slice(0, most)]))
    : [own, ...others.slice(0, most)]
}

/** Those that the email lists, and how many more there are. */
const waitingSeats = async (ports: KnockPorts, letter: Letter, closed: Closed) => {
  const { email } = closed.to
  const reader = await readerOf(ports, letter, closed)
  const own = seatOf(ports, letter.game, letter.seat, closed, reader)
  const others: Seat[] = []
  for await (const { id, role, loaded, contact, known } of seatsAt(ports, placeOf(ownMark(ports.seal, email), false)))
    if (!known.silent && isSpeltAlike(known.email, email) && !(id === letter.game && role === letter.seat))
      others.push(seatOf(ports, id, role, { loaded, contact, to: known }, reader))
  const [first = own, ...listed] = listedOf(reader, own, others)
  return { first, others: listed, more: others.length - listed.length, isOrdered: reader !== undefined }
}

const gates = async (
  ports: KnockPorts,
  letter: Letter,
  { contact, to }: Closed,
  now: Instant,
): Promise<Gate | 'held'> => {
  const { game } = letter
  const grant = grantOf(letter)
  const reached = { game, role: letter.seat, contact, email: to.email }
  const address = await gateOf(ports, reached, { grant, limits: OF_ADDRESS.door, isStrangers: true }, now)
  if (address !== 'open') return address
  // Held, and here all the same: the mailbox has consented, and is no stranger's.
  if (to.held) return 'open'
  return (await takenFrom(ports.ledger, SERVICE.account, grant, now, SERVICE.limits)) === 'open' ? 'open' : 'held'
}

/** One email for all waiting seats of the mailbox. */
export const knock = async (ports: KnockPorts, letter: Letter, closed: Closed, now: Instant): Promise<Knocked> => {
  const { loaded, contact, to } = closed
  const { game, version, seat } = letter
  if (!isOn(loaded.game)) return 'superseded'
  if (!mayAsk(letter, to, now)) return 'asked-before'
  if (to.held && !(await ports.ledger.look(accountOf(ports.seal, to.email))).proven) return 'held-back'
  const counting = countingOf(to.counts, OF_ENTRY.door, grantIn(letter), now)
  if (counting === 'spent') return 'spent'
  const gate = await gates(ports, letter, closed, now)
  if (gate !== 'open') return gate
  if (!(await ports.contacts.claim(game, contact, { version: ANY, now, until: now + HOLD, counting }))) return 'in-hand'
  const waiting = await waitingSeats(ports, letter, closed)
  const mail = {
    id: `${game}-${version}-${seat}-door-${letter.kind === 'door' ? letter.request : letter.kind}`,
    to: mailableAddress(to.email),
    ...composeDoor({ ...waiting, stopAllUrl: stopAllLink(ports, to.email) }, await wordsFor(to.locale)),
  }
  const reached = { game, role: seat, contact, email: to.email, returned: to.returned }
  const posted = await post(ports, reached, mail, now)
  for (const { known, ...asked } of posted === 'sent' ? [waiting.first, ...waiting.others] : [])
    await ports.contacts.amend(asked.game, asked.contact, {
      quietUntil: isUnasked(known.quietUntil) ? now + DOOR_REST : NEVER,
    })
  await ports.contacts.release(game, contact)
  return posted === 'sent' ? 'asked' : posted
}
