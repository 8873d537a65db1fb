import { DAY, HOUR } from '../../../shared/game/model/words.ts'
import type { NamedEntrant } from '../../../shared/service/tournaments/entry/named-person.ts'
import type { FoundingRequest } from '../../../shared/service/tournaments/entry/found-tournament.ts'
import type { TournamentTerms } from '../../../shared/tournament/model/tournament-terms.ts'

export const TERMS: TournamentTerms = {
  title: 'Club cup',
  format: 'single',
  game: {
    rules: 'english',
    clock: { perMove: 3 * DAY, reserve: 7 * DAY, increment: 0 },
    strictness: 'lenient',
    leave: 14 * DAY,
  },
  without: ['pauses', 'gifts', 'takebacks', 'rematches'],
  opening: { kind: 'free' },
  entry: {},
  least: 2,
  ties: ['direct', 'wins', 'sonneborn-berger'],
  leavers: 'half',
}

export const SECRETARY = { name: 'Sam', email: 'sam@club.test' } as const

const NAMES = [
  'Ada',
  'Bea',
  'Cy',
  'Dan',
  'Eve',
  'Fay',
  'Gil',
  'Hal',
  'Ivy',
  'Jo',
  'Kim',
  'Lou',
  'Max',
  'Nan',
  'Oz',
  'Pam',
]

/** Returns that many entrants, each with an address. */
export const entrantsOf = (count: number): readonly NamedEntrant[] =>
  Array.from({ length: count }, (_, at) => {
    const name = `${NAMES[at % NAMES.length]}${at < NAMES.length ? '' : at}`
    return { name, email: `${name.toLowerCase()}@players${at}.test` }
  })

export const foundingOf = (count: number, more: Partial<FoundingRequest> = {}): FoundingRequest => ({
  terms: TERMS,
  secretary: SECRETARY,
  entrants: entrantsOf(count),
  key: undefined,
  ...more,
})

/** The longest that anything waits which is done at once. */
export const SOON = HOUR

/** Returns the address of a link of a kind in a text: of the secretary (o), a player (e), an invitation (j), a board (p). */
export const linkIn = (text: string, kind: 'o' | 'e' | 'j' | 'p' | 's'): string | undefined =>
  new RegExp(`/${kind}/([\\w.-]+)`).exec(text)?.[1]
