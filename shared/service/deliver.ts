import { playerOf } from '../game/game.ts'
import { type Duration, type Instant, SECOND } from '../game/words.ts'
import { type Letter, stillTrue } from '../mail/letters.ts'
import { askerOf } from './ids.ts'
import { type OwnGame, composeLinks } from '../mail/links-letter.ts'
import { type Addressee, writeLetter } from './letter.ts'
import { seatLink } from './links.ts'
import type { Contact, Contacts, Games, Ledger, Log, Post, Seal } from './ports.ts'
import { load } from './record.ts'
import { seatsAt } from './seats-at.ts'

/** Dependencies of `deliver`. */
export type Delivery = {
  readonly games: Games
  readonly contacts: Contacts
  readonly ledger: Ledger
  readonly post: Post
  readonly seal: Seal
  readonly log: Log
  readonly origin: string
}

export type Delivered = 'sent' | 'no-game' | 'no-address' | 'silent' | 'told-already' | 'in-hand' | 'superseded'

/**
 * Checks the reader and that the letter is still true, claims it, sends it, then marks it. A crash in between may send
 * it twice; no letter is marked without being sent. `in-hand`: another delivery holds the claim; try later.
 */
export const deliver = async (delivery: Delivery, letter: Letter, now: Instant): Promise<Delivered> => {
  const outcome = await send(delivery, letter, now)
  delivery.log('info', 'letter', {
    game: letter.game,
    seat: letter.seat,
    kind: letter.kind,
    version: letter.version,
    outcome,
  })
  return outcome
}

/** How long a delivery claim lasts; longer than the function's timeout. */
const HOLD: Duration = 30 * SECOND

const MOST_LINKS = 50

/** A silent reader still gets a new link: without it they lose their seat. */
const isUnwelcome = (letter: Letter, { silent = false }: Contact): boolean =>
  silent && !(letter.kind === 'news' && letter.about === 'link-rotated')

type LinksLetter = Extract<Letter, { readonly kind: 'links' }>

/** The asker, found at the first named seat that still has their address. */
const askerIn = async ({ games, contacts, seal }: Delivery, letter: LinksLetter): Promise<Addressee | undefined> => {
  for (const { game, seat } of [letter, ...letter.also]) {
    const loaded = await load(games, game)
    const player = loaded && playerOf(loaded.game, seat)
    const contact = player && (await contacts.load(game, player.contact))
    if (contact?.email !== undefined && askerOf(seal, contact.email) === letter.asker)
      return { ...contact, email: contact.email }
  }
  return undefined
}

/** The address asked for this letter, so `told` does not suppress it. */
const sendLinks = async (delivery: Delivery, letter: LinksLetter, now: Instant): Promise<Delivered> => {
  const to = await askerIn(delivery, letter)
  if (!to) return 'no-address'
  const own: OwnGame[] = []
  for await (const { id, role, loaded } of seatsAt(delivery, to.email)) {
    const opponent = playerOf(loaded.game, 'opponent')?.name
    own.push({
      creator: loaded.game.creator.name,
      url: seatLink(delivery, role, id, loaded.game).url,
      ...(opponent !== undefined && { opponent }),
    })
    if (own.length === MOST_LINKS) break
  }
  if (own.length === 0) return 'superseded'
  await delivery.post.send({
    id: `${letter.game}-${letter.version}-${letter.seat}-links-${now}`,
    to: to.email,
    ...composeLinks(own, to.locale),
  })
  return 'sent'
}

const send = async (delivery: Delivery, letter: Letter, now: Instant): Promise<Delivered> => {
  if (letter.kind === 'links') return sendLinks(delivery, letter, now)
  const { games, contacts, post } = delivery
  const loaded = await load(games, letter.game)
  if (!loaded) return 'no-game'
  const player = playerOf(loaded.game, letter.seat)
  const contact = player && (await contacts.load(letter.game, player.contact))
  if (!player || contact?.email === undefined) return 'no-address'
  if (isUnwelcome(letter, contact)) return 'silent'
  if (contact.told >= letter.version) return 'told-already'
  if (!stillTrue(letter, loaded.game, now)) return 'superseded'
  const telling = { version: letter.version, now, until: now + HOLD }
  if (!(await contacts.claim(letter.game, player.contact, telling))) return 'in-hand'
  await post.send(writeLetter(delivery, letter, loaded, { ...contact, email: contact.email }, now))
  await contacts.told(letter.game, player.contact, letter.version)
  return 'sent'
}
