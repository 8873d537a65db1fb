import type { Game } from '../game/game.ts'
import type { Instant } from '../game/words.ts'
import { compose } from '../mail/compose.ts'
import type { Letter } from '../mail/letters.ts'
import { type Site, invitationLink, seatLink, watchLink } from './links.ts'
import type { Contact, Mail } from './ports.ts'

type Addressee = Contact & { readonly email: string }

/** Writes a letter to its addressee: with his own links, and the invitation only while he has one to give. */
export const writeLetter = (
  site: Site,
  letter: Letter,
  game: Game,
  { email, locale, timeZone }: Addressee,
  now: Instant,
): Mail => {
  const links = {
    seat: seatLink(site, letter.seat, letter.game, game).url,
    watch: watchLink(site, letter.game).url,
    ...(game.status === 'open' && { invitation: invitationLink(site, letter.game, game).url }),
  }
  const reader = { links, ...(locale && { locale }), ...(timeZone && { timeZone }) }
  return { id: `${letter.game}-${letter.version}-${letter.seat}`, to: email, ...compose(letter, game, reader, now) }
}
