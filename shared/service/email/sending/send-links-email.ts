import { mailableAddress } from '../../../api/values/email-address.ts'
import { EMAIL_LIMITS } from '../../../game/limits/bounds.ts'
import { storedRole } from '../../../game/model/stored-role.ts'
import { playOf, playerOf } from '../../../game/model/game.ts'
import type { Instant } from '../../../game/model/words.ts'
import type { LinksRequest } from '../../../email/game-emails/emails-for.ts'
import { type GameWithLink, composeLinksEmail } from '../../../email/address/links-email.ts'
import { loadTextsFor } from '../../../texts/languages/languages.ts'
import { ADDRESS_LIMITS } from '../../limits/email-quotas.ts'
import { type SendDecision, checkSendLimits, postEmail } from '../delivery/send-limits.ts'
import { countStranger, strangerLimits } from '../../limits/stranger-quota.ts'
import { type ConsentRequestPorts, seatsToAnswer } from '../requests/waiting-seats.ts'
import { type ConsentRequestOutcome, requestConsent } from '../requests/request-consent.ts'
import { emailedSeatLink, personDataLink, unsubscribeAllLink } from '../../credentials/links.ts'
import { mailboxAccount, hasSameSpelling, contactIndexKey, spellingPseudonym } from '../../credentials/mailbox.ts'
import { parseNamedBy } from '../../limits/named-by.ts'
import { type SeatWithAddress, seatsOfMailbox } from '../mailbox/seats-of-mailbox.ts'

/**
 * Returns the seats with the spelling that was typed; if there are none, those with the newest seat's spelling. At a
 * mail service without tags another spelling belongs to another person, who gets none of these links.
 */
const seatsSpelt = async (
  ports: ConsentRequestPorts,
  { mark, spelling }: LinksRequest,
  isConfirmed: boolean,
  most: number,
): Promise<readonly SeatWithAddress[]> => {
  const typed: SeatWithAddress[] = []
  const others: SeatWithAddress[] = []
  for (const filed of [spelling, mark]) {
    for await (const seat of seatsOfMailbox(ports, contactIndexKey(filed, isConfirmed))) {
      const isTyped = spellingPseudonym(ports.signer, seat.known.email) === spelling
      if ((isTyped ? typed : others).push(seat) === most && isTyped) break
    }
    if (typed.length > 0) return typed
  }
  const [newest] = others
  return newest ? others.filter(({ known }) => hasSameSpelling(known.email, newest.known.email)).slice(0, most) : []
}

const gameOf = (ports: ConsentRequestPorts, { id, role, loaded: { game }, known }: SeatWithAddress): GameWithLink => {
  const opponent = playerOf(game, 'opponent')?.name
  return {
    creator: game.creator.name,
    url: emailedSeatLink(ports, role, id, game, known.email),
    ...(opponent !== undefined && { opponent }),
  }
}

/**
 * Returns whether the consent email may be sent. A stranger is counted among those that the requesting network names
 * today, whose number is limited.
 */
const isReached = async (
  ports: ConsentRequestPorts,
  { mark, strangers, namedBy = '' }: LinksRequest,
  email: string,
  now: Instant,
): Promise<boolean> =>
  strangers === undefined ||
  (await ports.ledger.readStatus(mailboxAccount(ports.signer, email))).proven ||
  countStranger(ports, strangers, mark, now, strangerLimits(parseNamedBy(namedBy)))

/** Sends a consent email, which contains the links, as no seat's mailbox has consented yet. */
const requestFirst = async (
  ports: ConsentRequestPorts,
  inquiry: LinksRequest,
  now: Instant,
): Promise<ConsentRequestOutcome | 'no-address'> => {
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
  return requestConsent(
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

export type LinksEmailOutcome = 'sent' | 'no-address' | Exclude<SendDecision, 'open'> | ConsentRequestOutcome

/**
 * Sends the links of an address's seats that have consented, newest first, and then those that wait for its consent.
 * The email was requested and is no notification, so nothing is marked as notified.
 */
export const sendLinksEmail = async (
  ports: ConsentRequestPorts,
  inquiry: LinksRequest,
  now: Instant,
): Promise<LinksEmailOutcome> => {
  const own = await seatsSpelt(ports, inquiry, true, EMAIL_LIMITS.linksListed)
  const [first] = own
  if (!first) return requestFirst(ports, inquiry, now)
  const { id: game, role, contact, known } = first
  const reached = { game, role, contact, email: known.email, returned: known.returned }
  const grant = `links-${inquiry.request}`
  const gate = await checkSendLimits(ports, reached, { grant, limits: ADDRESS_LIMITS.links }, now)
  if (gate !== 'open') return gate
  const games = own.map((seat) => gameOf(ports, seat))
  const written = composeLinksEmail(
    { games, ...(await seatsToAnswer(ports, known.email)) },
    {
      stopAllUrl: unsubscribeAllLink(ports, known.email),
      personDataUrl: personDataLink(ports, known.email, now),
    },
    await loadTextsFor(known.locale, ports.operator),
  )
  const id = `${game}-${first.loaded.stored.version}-${storedRole(role)}-${grant}`
  return postEmail(ports, reached, { id, to: mailableAddress(known.email), ...written }, now)
}
