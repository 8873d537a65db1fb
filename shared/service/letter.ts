import type { Game } from '../game/game.ts'
import type { Instant } from '../game/words.ts'
import { compose } from '../mail/compose.ts'
import type { Links } from '../mail/draft.ts'
import { type Letter, happenedIn } from '../mail/letters.ts'
import { type Site, invitationLink, seatLink, watchLink } from './links.ts'
import type { Contact, Mail } from './ports.ts'
import type { Loaded } from './record.ts'
import { mintToken } from './tokens.ts'

export type Addressee = Contact & { readonly email: string }

/** A link that only stops a seat's emails. The arbiter's cannot be stopped. */
const stopLink = ({ origin, seal }: Site, { game: id, seat }: Letter, game: Game): string | undefined =>
  seat === 'director' ? undefined : `${origin}/s/${mintToken(seal, `${seat}-silence`, id, game)}`

const linksOf = (site: Site, letter: Letter, game: Game): Links => {
  const stop = stopLink(site, letter, game)
  return {
    seat: seatLink(site, letter.seat, letter.game, game).url,
    watch: watchLink(site, letter.game).url,
    ...(game.status === 'open' &&
      letter.seat === 'creator' && { invitation: invitationLink(site, letter.game, game).url }),
    ...(stop !== undefined && { stop }),
  }
}

/** Composes the letter with its reader's own links, and the invitation while it is open. */
export const writeLetter = (
  site: Site,
  letter: Letter,
  { game, stored }: Loaded,
  to: Addressee,
  now: Instant,
): Mail => {
  const { email, locale, timeZone } = to
  const reader = { links: linksOf(site, letter, game), ...(locale && { locale }), ...(timeZone && { timeZone }) }
  return {
    id: `${letter.game}-${letter.version}-${letter.seat}`,
    to: email,
    ...compose(letter, game, reader, now, happenedIn(letter, stored.log)),
  }
}
