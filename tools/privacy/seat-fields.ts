import type * as entryNames from '../../shared/service/notebook/entry-names.ts'
import { KEPT_FOR } from './kept-for.ts'

/** What is stored about the person in a seat, for the privacy text. */
export const SEAT_FACTS = {
  address: 'the email address, and a keyed pseudonym of it, by which a lost link is found',
  reader: 'language and time zone, for emails and pages',
  choices: 'which emails are wanted, at which hour, and whether the other player is muted',
  consent: 'whether the mailbox has agreed to emails, and whether and when it may be asked again',
  bounced: 'whether emails come back',
  namedBy:
    'who entered the address: a keyed pseudonym of a network, from which the network cannot be read, or the owner of a program’s key. It is deleted once the mailbox agrees',
  seen: 'what the person last saw of the game on its page, when, and up to which move they were emailed',
  devices: 'for notifications, if the person has turned them on: the URL and keys that the browser gave for its device',
} as const

/**
 * The columns of the table `contact`, and which fact the text says about each. `own`: it says nothing of a person, as
 * it only names the row or serves deletion and delivery.
 */
export const CONTACT_COLUMNS: Readonly<Record<string, keyof typeof SEAT_FACTS | 'own'>> = {
  game: 'own',
  id: 'own',
  email: 'address',
  filed: 'address',
  locale: 'reader',
  time_zone: 'reader',
  silent: 'choices',
  digest: 'choices',
  digest_at: 'choices',
  follow: 'choices',
  muted: 'choices',
  confirmed: 'consent',
  quiet_until: 'consent',
  postponed: 'consent',
  held: 'consent',
  returned: 'bounced',
  named_by: 'namedBy',
  seen: 'seen',
  look: 'seen',
  told: 'seen',
  deliveries: 'seen',
  devices: 'devices',
  counts: 'own',
  epoch: 'own',
  until: 'own',
  since: 'own',
  expires: 'own',
}

type NotebookPage = Exclude<keyof typeof entryNames, 'hasOwnRetention'>

/** The pages of a game's notebook. A page without a row here does not compile. */
export const NOTEBOOK_PAGES: Readonly<Record<NotebookPage, string>> = {
  noteEntry: 'a player’s own note',
  analysisEntry: 'the lines that a player saved on the analysis board',
  conditionalMovesEntry: 'planned replies',
  nextMessageEntry: 'a message that is kept for the next move',
  notAskedEntry: 'that a player does not want to be asked how to be told of turns',
  rotationEntry: 'that a link was replaced, and by which request',
  tournamentRotationEntry: 'the same, for a person’s link to a tournament',
  tournamentActEntry: 'pseudonyms of the key and the body of a request about a tournament',
  previousAddressesEntry: `earlier email addresses of a seat, for ${KEPT_FOR.undo}: their mailbox can take the seat back`,
}
