import { mailableAddress } from '../api/address.ts'
import type { Game } from '../game/game.ts'
import type { Instant } from '../game/words.ts'
import { compose } from '../mail/compose.ts'
import type { Links } from '../mail/draft.ts'
import type { Deflate } from '../picture/raster.ts'
import { type Letter, happenedIn } from '../mail/letters.ts'
import { wordsFor } from '../texts/languages.ts'
import { type Site, invitationLink, mailedSeatLink, stopAllLink, stopLink, undoLink, watchLink } from './links.ts'
import type { Contact, Mail } from './ports.ts'
import type { Loaded } from './record.ts'

export type WritingSite = Site & { readonly deflate: Deflate }

export type Addressee = Contact & { readonly email: string }

const linksOf = (site: Site, letter: Letter, game: Game, email: string): Links => ({
  seat: mailedSeatLink(site, letter.seat, letter.game, game, email),
  watch: watchLink(site, letter.game).url,
  ...(game.status === 'open' &&
    letter.seat === 'creator' && { invitation: invitationLink(site, letter.game, game).url }),
  stop: stopLink(site, letter.seat, letter.game, game),
  stopAll: stopAllLink(site, email),
  undo: undoLink(site, letter.seat, letter.game, game, email),
})

export const writeLetter = async (
  site: WritingSite,
  letter: Letter,
  { game, stored }: Loaded,
  to: Addressee,
  now: Instant,
): Promise<Mail> => {
  const { email, locale, timeZone } = to
  const words = await wordsFor(locale)
  const reader = { words, links: linksOf(site, letter, game, email), ...(timeZone && { timeZone }) }
  return {
    id: `${letter.game}-${letter.version}-${letter.seat}`,
    to: mailableAddress(email),
    ...compose(letter, game, reader, { now, deflate: site.deflate, happened: happenedIn(letter, stored.log) }),
  }
}
