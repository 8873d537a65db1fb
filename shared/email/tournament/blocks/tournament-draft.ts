import type { Instant } from '../../../game/model/words.ts'
import type { AllTexts } from '../../../texts/index.ts'
import type { WithTournamentEmails } from '../../../texts/tournament/tournament-email-texts.ts'
import type { Holder } from '../../../tournament/model/facts.ts'
import { type Tournament, entrantOf } from '../../../tournament/model/tournament.ts'
import type { EntrantNumber } from '../../../tournament/model/words.ts'
import type { Content } from '../../blocks/block.ts'
import type { EmailFooter } from '../../layout/render-html.ts'
import { cleanMessage, cleanName } from '../../text/clean-text.ts'
import { isPlainEvent, plainNameOf } from '../../text/plain-names.ts'
import type { TournamentEmailFacts } from './tournament-email-facts.ts'

/** Everything from which an email about a tournament is written. */
export type TournamentDraft = {
  readonly email: TournamentEmailFacts
  readonly words: WithTournamentEmails
  readonly texts: AllTexts
  /** The IANA name of the reader's time zone. */
  readonly zone: string
  readonly now: Instant
  /** True if the email would be too long with all details. */
  readonly isBrief: boolean
}

/** An email before it is rendered. */
export type TournamentContent = Content & { readonly subject: string; readonly foot: EmailFooter }

/** Returns the name of the event with that of its section, cleaned for emails. */
export const eventName = ({ terms: { title, section } }: Tournament): string =>
  [title, section ?? '']
    .map((text) => cleanMessage(text) ?? '')
    .filter((text) => text !== '')
    .join(', ')

/** Returns the title of the event as a stranger may read it. Undefined unless it is plain. */
export const plainEventName = ({ terms: { title } }: Tournament): string | undefined =>
  isPlainEvent(title) ? cleanMessage(title) : undefined

/** Returns the name of the secretary as a stranger may read it. Undefined unless it is plain. */
export const plainSecretaryName = ({ secretary }: Tournament): string | undefined => {
  const name = plainNameOf(secretary.name)
  return name === '' ? undefined : cleanName(name)
}

/** Returns the name of an entrant or official, cleaned for emails; a word for it once it is deleted. */
export const holderName = ({ email: { tournament }, texts }: TournamentDraft, holder: Holder): string => {
  const { secretary, deputy } = tournament
  const official = holder === 'deputy' ? deputy : secretary
  const person = typeof holder === 'number' ? entrantOf(tournament, holder) : official
  const name = person?.name ?? ''
  return cleanName(name === '' ? texts.seat.somebody : name)
}

/** Returns the number of the reader among the entrants. Undefined for an official. */
export const readerNumber = ({ email: { to } }: TournamentDraft): EntrantNumber | undefined =>
  typeof to === 'number' ? to : undefined

/** Returns the subject of every email to somebody who has consented. It never changes, so that they form one thread. */
export const threadSubject = ({ email: { tournament }, words: { mail } }: TournamentDraft): string =>
  mail.tournament.subject(eventName(tournament))

/** Returns the foot of an email to somebody who has consented. */
export const readerFoot = ({ email: { links }, words: { mail } }: TournamentDraft): EmailFooter => ({
  lines: [mail.tournament.secret],
  stops: [
    ...(links.stop === undefined ? [] : [{ text: mail.tournament.stop, url: links.stop }]),
    { text: mail.stopAll, url: links.stopAll },
  ],
})
