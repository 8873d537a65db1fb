import { mailableAddress } from '../api/address.ts'
import { playerOf } from '../game/game.ts'
import type { ContactId } from '../game/people.ts'
import type { Instant } from '../game/words.ts'
import type { Letter, Sitting } from '../mail/letters.ts'
import { type OwnGame, composeLinks } from '../mail/links-letter.ts'
import { OF_ADDRESS } from './caps.ts'
import { type Gate, gateOf, grantOf, post } from './gate.ts'
import { askerOf } from './ids.ts'
import { type KnockPorts, type Knocked, knock } from './knock.ts'
import type { Addressee } from './letter.ts'
import { mailedSeatLink, stopAllLink } from './links.ts'
import { type Loaded, load } from './record.ts'
import { seatsAt } from './seats-at.ts'

const MOST_LINKS = 50

type LinksLetter = Extract<Letter, { readonly kind: 'links' }>

type Asker = Sitting & { readonly loaded: Loaded; readonly contact: ContactId; readonly to: Addressee }

/** The asker, found at the first named seat that still has their address. */
const askerIn = async ({ games, contacts, seal }: KnockPorts, letter: LinksLetter): Promise<Asker | undefined> => {
  for (const { game, seat } of [letter, ...letter.also]) {
    const loaded = await load(games, game)
    const contact = loaded && playerOf(loaded.game, seat)?.contact
    const known = contact === undefined ? undefined : await contacts.load(game, contact)
    if (loaded && contact !== undefined && known?.email !== undefined && askerOf(seal, known.email) === letter.asker)
      return { game, seat, loaded, contact, to: { ...known, email: known.email } }
  }
  return undefined
}

/** Only of seats whose emails this mailbox wants. */
const ownGames = async (ports: KnockPorts, email: string): Promise<readonly OwnGame[]> => {
  const own: OwnGame[] = []
  for await (const { id, role, loaded } of seatsAt(ports, email)) {
    const contact = playerOf(loaded.game, role)?.contact
    const known = contact === undefined ? undefined : await ports.contacts.load(id, contact)
    if (!known?.confirmed) continue
    const opponent = playerOf(loaded.game, 'opponent')?.name
    own.push({
      creator: loaded.game.creator.name,
      url: mailedSeatLink(ports, role, id, loaded.game, email),
      ...(opponent !== undefined && { opponent }),
    })
    if (own.length === MOST_LINKS) break
  }
  return own
}

/**
 * The address asked for this letter, so `told` does not suppress it. If no seat's emails are wanted yet, the question
 * whether they are has the links.
 */
export const sendLinks = async (
  ports: KnockPorts,
  letter: LinksLetter,
  now: Instant,
): Promise<'sent' | 'no-address' | Exclude<Gate, 'open'> | Knocked> => {
  const asker = await askerIn(ports, letter)
  if (!asker) return 'no-address'
  const { to, contact, game } = asker
  const own = await ownGames(ports, to.email)
  if (own.length === 0) return knock(ports, { ...letter, game, seat: asker.seat, kind: 'door' }, asker, now)
  const reached = { game, contact, email: to.email }
  const id = grantOf(letter)
  const gate = await gateOf(ports, reached, id, now, OF_ADDRESS.links)
  if (gate !== 'open') return gate
  const written = composeLinks(own, stopAllLink(ports, to.email), to.locale)
  return post(ports, reached, { id, to: mailableAddress(to.email), ...written }, now)
}
