import type { EntrantDetails } from '../../../tournament/model/people.ts'
import { isSameMailbox } from '../../credentials/mailbox.ts'

/** A person as a request names them. The address never enters a fact: it is stored in the address book. */
export type NamedPerson = {
  readonly name: string
  readonly email?: string
  readonly locale?: string
  readonly timeZone?: string
}

/** An entrant as a request names them. */
export type NamedEntrant = NamedPerson & EntrantDetails

/** Returns what the tournament's facts say of an entrant. */
export const entrantFacts = (
  { email: _email, locale: _locale, timeZone: _timeZone, ...facts }: NamedEntrant,
  contact: string,
) => ({ ...facts, contact })

/**
 * Returns an entrant whom a secretary names. Who has the secretary's address is the secretary, whether the request says so
 * or not: nobody is arbiter of an own game.
 */
export const asOfficial = (entrant: NamedEntrant, secretary: string | undefined): NamedEntrant =>
  entrant.email !== undefined && secretary !== undefined && isSameMailbox(entrant.email, secretary)
    ? { ...entrant, official: 'secretary' }
    : entrant
