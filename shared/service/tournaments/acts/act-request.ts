import type { TournamentAct, TournamentActType } from '../../../tournament/model/tournament-commands.ts'
import type { EntrantNumber } from '../../../tournament/model/words.ts'
import type { NamedEntrant, NamedPerson } from '../entry/named-person.ts'

/** What the service adds to an act: who acts, what is drawn, and entries of the address book. */
type Added = 'by' | 'draws' | 'contact'

/** The acts that name people, and so come with addresses. `enter` has a function of its own (enter-tournament.ts). */
type NamingAct = 'enter' | 'invite' | 'appoint-deputy'

type PlainAct = {
  readonly [T in Exclude<TournamentActType, NamingAct>]: Omit<Extract<TournamentAct, { readonly type: T }>, Added>
}[Exclude<TournamentActType, NamingAct>]

/** An act as a page or the API asks for it. */
export type TournamentActRequest =
  | PlainAct
  | {
      readonly type: 'invite'
      readonly entrants: readonly NamedEntrant[]
      readonly replaces?: EntrantNumber
      /** The idempotency key, by which a repeat is recognized. */
      readonly key?: string
    }
  | {
      readonly type: 'appoint-deputy'
      readonly person: NamedPerson
      readonly plays?: EntrantNumber
      readonly key?: string
    }
