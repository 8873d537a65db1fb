import { mailableAddress } from '../../../api/values/email-address.ts'
import type { Instant } from '../../../game/words.ts'
import { personOf } from '../../../game/game.ts'
import { composeAnswers } from '../../../mail/answers-letter.ts'
import type { WaitingGame } from '../../../mail/bundle-letter.ts'
import type { LetterOf } from '../../../mail/queued.ts'
import type { LineResult } from '../../../mail/kinds/answered.ts'
import { wordsFor } from '../../../texts/languages.ts'
import type { Addressee } from './turn-at.ts'
import { REPLIED, type WritingSite, answeringOf, linksOf } from './write-email.ts'
import { stopAllLink } from '../../credentials/links.ts'
import { isSpeltAlike } from '../../credentials/mailbox.ts'
import type { Contacts } from '../../ports/contact.ts'
import type { Games } from '../../ports/games.ts'
import type { Mail } from '../../ports/email.ts'
import { load } from '../../games/game-store.ts'

type Site = WritingSite & { readonly games: Games; readonly contacts: Contacts }

/** The game of a line. Undefined if its seat is not the mailbox's any more, as the email contains the seat's link. */
const gameOf = async (site: Site, { game: id, seat }: LineResult, email: string): Promise<WaitingGame | undefined> => {
  const loaded = id === undefined ? undefined : await load(site.games, id)
  const person = loaded && seat && personOf(loaded.game, seat)
  if (id === undefined || seat === undefined || !person) return undefined
  const known = await site.contacts.load(id, person.contact)
  if (known?.email === undefined || known.confirmed !== true || !isSpeltAlike(known.email, email)) return undefined
  return { id, seat, game: loaded.game, links: linksOf(site, { game: id, seat }, loaded.game, email) }
}

/** Writes the email that says what came of each line of a reply to an email about several games. */
export const writeAnswers = async (
  site: Site,
  gameEmail: LetterOf<'answers'>,
  to: Addressee,
  now: Instant,
): Promise<Mail> => {
  const results = []
  for (const result of gameEmail.results) {
    const waiting = await gameOf(site, result, to.email)
    results.push({ result, ...(waiting && { waiting }) })
  }
  const answering = answeringOf(
    site,
    results.flatMap(({ waiting }) => waiting ?? []),
    to.email,
    now,
  )
  const stopAllUrl = stopAllLink(site, to.email)
  const answers = { told: results, answer: answering?.answer, stopAllUrl, timeZone: to.timeZone, now }
  const { headers, ...written } = composeAnswers(answers, await wordsFor(to.locale))
  return {
    id: `${gameEmail.game}-${gameEmail.version}-${gameEmail.seat}-answers-${gameEmail.request}`,
    to: mailableAddress(to.email),
    ...written,
    headers: { ...headers, ...REPLIED },
    ...(answering && { replyTo: answering.replyTo }),
  }
}
