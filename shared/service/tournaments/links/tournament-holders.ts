import type { Holder } from '../../../tournament/model/facts.ts'
import { type Tournament, entrantOf } from '../../../tournament/model/tournament.ts'
import type { Actor } from '../../../tournament/model/words.ts'

/** Who acts, of those who have a link. */
export type LinkActor = Exclude<Actor, { readonly role: 'service' }>

/** Returns whose name, link and address an actor has. Undefined for a stranger. */
export const holderOfActor = (actor: LinkActor): Holder | undefined => {
  if (actor.role === 'stranger') return undefined
  return actor.role === 'player' || actor.role === 'invitee' ? actor.number : actor.role
}

/** A person of the event: an official, or an entrant. */
export type TournamentPerson = { readonly name: string; readonly contact: string; readonly epoch: number }

/** Returns a person of the event. Undefined if there is none, or no longer. */
export const personOfTournament = (tournament: Tournament, holder: Holder): TournamentPerson | undefined => {
  if (holder === 'secretary') return tournament.secretary
  return holder === 'deputy' ? tournament.deputy : entrantOf(tournament, holder)
}

/** Returns a person's entry of the address book. Undefined if there is no such person. */
export const contactOfHolder = (tournament: Tournament, holder: Holder): string | undefined =>
  personOfTournament(tournament, holder)?.contact
