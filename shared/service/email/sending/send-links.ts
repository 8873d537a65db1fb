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
import { type KnockPorts, type Knocked, knock } from '../consent/request-consent.ts'
import { mailedSeatLink, stopAllLink } from '../../credentials/links.ts'
import { accountOf, isSpeltAlike, placeOf, spellingMark } from '../../credentials/mailbox.ts'
import { namerIn } from '../../limits/named-by.ts'
import { type SeatAt, seatsAt } from '../../seats/seats-at.ts'

/**
 * Of the typed spelling, else the newest seat's. Where a mail service knows no tags, another spelling is another
 * person, who gets none of these links.
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
      const isTyped = spellingMark(ports.seal, seat.known.email) === spelling
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

/** For strangers: whether the asking network may reach one more. */
const isReached = async (
  ports: KnockPorts,
  { mark, strangers, namedBy = '' }: Inquiry,
  email: string,
  now: Instant,
): Promise<boolean> =>
  strangers === undefined ||
  (await ports.ledger.look(accountOf(ports.seal, email))).proven ||
  mayReach(ports, strangers, mark, now, strangersLimits(namerIn(namedBy)))

/** No seat's emails are wanted yet: the question has the links. */
const askFirst = async (ports: KnockPorts, inquiry: Inquiry, now: Instant): Promise<Knocked | 'no-address'> => {
  const { request } = inquiry
  const [seat] = await seatsSpelt(ports, inquiry, false, 1)
  if (!seat) return 'no-address'
  const { id: game, role, loaded, contact, known } = seat
  if (!(await isReached(ports, inquiry, known.email, now))) return 'held-back'
  const ply = playOf(loaded.game)?.moves.length ?? 0
  const door = { kind: 'door', request, game, seat: role, version: loaded.stored.version, ply, delay: 0 } as const
  return knock(
    ports,
    door,
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

/** Newest first, where this mailbox wants emails. It asked for this: nothing is marked as told. */
export const sendLinks = async (ports: KnockPorts, inquiry: Inquiry, now: Instant): Promise<LinksSent> => {
  const own = await seatsSpelt(ports, inquiry, true, MAIL.linksListed)
  const [first] = own
  if (!first) return askFirst(ports, inquiry, now)
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
