import { mailableAddress } from '../../../api/values/email-address.ts'
import { storedRole } from '../../../game/model/stored-role.ts'
import type { Instant } from '../../../game/model/words.ts'
import { personOf } from '../../../game/model/game.ts'
import { type LineOutcome, composeAnswerResults } from '../../../email/several-games/answer-results-email.ts'
import type { GameToMove } from '../../../email/several-games/several-games-email.ts'
import type { GameEmailOf } from '../../../email/game-emails/queued-email.ts'
import type { LineResult } from '../../../email/contents/write-answer-result.ts'
import { loadTextsFor } from '../../../texts/languages/languages.ts'
import type { AddressedContact } from '../mailbox/turn-email.ts'
import { emailLinks } from '../delivery/email-links.ts'
import { AUTO_REPLIED, type WritingSite, multiGameReplyTo } from './write-email.ts'
import { unsubscribeAllLink } from '../../credentials/links.ts'
import { withoutMuted } from '../../seats/muted-messages.ts'
import { hasSameSpelling } from '../../credentials/mailbox.ts'
import type { Contacts } from '../../ports/contacts.ts'
import type { Games } from '../../ports/games.ts'
import type { OutgoingEmail } from '../../ports/email.ts'
import { loadGame } from '../../games/game-store.ts'

type Site = WritingSite & { readonly games: Games; readonly contacts: Contacts }

/**
 * Returns the game of a line. Undefined if its seat is not the mailbox's any more, as the email contains the seat's
 * link.
 */
const gameOf = async (site: Site, { game: id, seat }: LineResult, email: string): Promise<GameToMove | undefined> => {
  const loaded = id === undefined ? undefined : await loadGame(site.games, id)
  const person = loaded && seat && personOf(loaded.game, seat)
  if (id === undefined || seat === undefined || !person) return undefined
  const known = await site.contacts.load(id, person.contact)
  if (known?.email === undefined || known.confirmed !== true || !hasSameSpelling(known.email, email)) return undefined
  const game = withoutMuted(loaded.game, seat, known)
  return { id, seat, game, links: emailLinks(site, { game: id, seat }, loaded.game, email) }
}

/** Writes the email that says what came of each line of a reply to an email about several games. */
export const writeReplyResults = async (
  site: Site,
  gameEmail: GameEmailOf<'answers'>,
  to: AddressedContact,
  now: Instant,
): Promise<OutgoingEmail> => {
  const results: LineOutcome[] = []
  for (const result of gameEmail.results) {
    const game = await gameOf(site, result, to.email)
    results.push({ result, ...(game && { game }) })
  }
  const answering = multiGameReplyTo(
    site,
    results.flatMap(({ game }) => game ?? []),
    to.email,
    now,
  )
  const stopAllUrl = unsubscribeAllLink(site, to.email)
  const answers = { lines: results, answer: answering?.answer, stopAllUrl, timeZone: to.timeZone, now }
  const { headers, ...written } = composeAnswerResults(answers, await loadTextsFor(to.locale, site.operator))
  return {
    id: `${gameEmail.game}-${gameEmail.version}-${storedRole(gameEmail.seat)}-answers-${gameEmail.request}`,
    to: mailableAddress(to.email),
    ...written,
    headers: { ...headers, ...AUTO_REPLIED },
    ...(answering && { replyTo: answering.replyTo }),
  }
}
