import { mailableAddress } from '../../../api/values/email-address.ts'
import { MAIL } from '../../../game/bounds.ts'
import { playOf, playerOf } from '../../../game/game.ts'
import type { Instant } from '../../../game/words.ts'
import type { Inquiry } from '../../../mail/letters.ts'
import { type OwnGame, composeLinks } from '../../../mail/links-letter.ts'
import { wordsFor } from '../../../texts/languages.ts'
import { OF_ADDRESS } from '../../limits/email-quotas.ts'
import { type Gate, gateOf, post } from '../../limits/send-limits.ts'
import { mayReach, strangersLimits } from '../../limits/stranger-quota.ts'
import type { KnockPorts } from '../consent/waiting-seats.ts'
import { type Knocked, knock } from '../consent/request-consent.ts'
import { mailedSeatLink, stopAllLink } from '../../credentials/links.ts'
import { accountOf, isSpeltAlike, placeOf, spellingMark } from '../../credentials/mailbox.ts'
import { namerIn } from '../../limits/named-by.ts'
import { type SeatAt, seatsAt } from '../../seats/seats-at.ts'

/**
 * The seats with the spelling that was typed; if there are none, those with the newest seat's spelling. At a mail
 * service without tags another spelling belongs to another person, who gets none of these links.
 */
const seatsSpelt = async (
  ports: KnockPorts,
  { mark, spelling }: Inquiry,
  isConfirmed: boolean,
  most: number,
): Promise<readonly SeatAt[]> => {
  const typed: SeatAt[] = []
  const others: SeatAt[] = []
  for (const filed of [spelling, mark]) {
    for await (const seat of seatsAt(ports, placeOf(filed, isConfirmed))) {
      const isTyped = spellingMark(ports.signer, seat.known.email) === spelling
      if ((isTyped ? typed : others).push(seat) === most && isTyped) break
    }
    if (typed.length > 0) return typed
  }
  const [newest] = others
  return newest ? others.filter(({ known }) => isSpeltAlike(known.email, newest.known.email)).slice(0, most) : []
}

const gameOf = (ports: KnockPorts, { id, role, loaded: { game }, known }: SeatAt): OwnGame => {
  const opponent = playerOf(game, 'opponent')?.name
  return {
    creator: game.creator.name,
    url: mailedSeatLink(ports, role, id, game, known.email),
    ...(opponent !== undefined && { opponent }),
  }
}

/** Whether an email to this address is within the number of strangers that the requesting network may name. */
const isReached = async (
  ports: KnockPorts,
  { mark, strangers, namedBy = '' }: Inquiry,
  email: string,
  now: Instant,
): Promise<boolean> =>
  strangers === undefined ||
  (await ports.ledger.look(accountOf(ports.signer, email))).proven ||
  mayReach(ports, strangers, mark, now, strangersLimits(namerIn(namedBy)))

/** Sends a consent email, which contains the links, as no seat's mailbox has consented yet. */
const requestFirst = async (ports: KnockPorts, inquiry: Inquiry, now: Instant): Promise<Knocked | 'no-address'> => {
  const { request } = inquiry
  const [seat] = await seatsSpelt(ports, inquiry, false, 1)
  if (!seat) return 'no-address'
  const { id: game, role, loaded, contact, known } = seat
  if (!(await isReached(ports, inquiry, known.email, now))) return 'held-back'
  const ply = playOf(loaded.game)?.moves.length ?? 0
  const consentEmail = {
    kind: 'door',
    request,
    game,
    seat: role,
    version: loaded.stored.version,
    ply,
    delay: 0,
  } as const
  return knock(
    ports,
    consentEmail,
    {
      loaded,
      contact,
      to: {
        ...known,
        held: inquiry.isForeign === true,
        ...(inquiry.namedBy !== undefined && { namedBy: inquiry.namedBy }),
      },
    },
    now,
  )
}

export type LinksSent = 'sent' | 'no-address' | Exclude<Gate, 'open'> | Knocked

/**
 * Sends the links of an address, newest first, of the seats with consent. It was requested and is no notification, so
 * nothing is marked as notified.
 */
export const sendLinks = async (ports: KnockPorts, inquiry: Inquiry, now: Instant): Promise<LinksSent> => {
  const own = await seatsSpelt(ports, inquiry, true, MAIL.linksListed)
  const [first] = own
  if (!first) return requestFirst(ports, inquiry, now)
  const { id: game, role, contact, known } = first
  const reached = { game, role, contact, email: known.email, returned: known.returned }
  const grant = `links-${inquiry.request}`
  const gate = await gateOf(ports, reached, { grant, limits: OF_ADDRESS.links }, now)
  if (gate !== 'open') return gate
  const games = own.map((seat) => gameOf(ports, seat))
  const written = composeLinks(games, stopAllLink(ports, known.email), await wordsFor(known.locale))
  const id = `${game}-${first.loaded.stored.version}-${role}-${grant}`
  return post(ports, reached, { id, to: mailableAddress(known.email), ...written }, now)
}
