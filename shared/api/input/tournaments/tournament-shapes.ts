import * as z from 'zod/mini'
import { DECKS } from '../../../draughts/index.ts'
import { LONGEST } from '../../../game/limits/longest.ts'
import { OFFERED_TERM_NAMES } from '../../../game/model/listed-terms.ts'
import { EXCLUSIONS, NO_SHOWS } from '../../../game/model/terms.ts'
import {
  TOURNAMENT_ALLOWANCE,
  TOURNAMENT_COUNTS,
  TOURNAMENT_TEXTS,
} from '../../../tournament/model/tournament-limits.ts'
import { OPENING_SCOPES } from '../../../tournament/model/tournament-terms.ts'
import { FORMATS, LEAVER_RULES, OFFICIALS, TIE_BREAKS } from '../../../tournament/model/words.ts'
import { documented } from '../../answers/games/answer-values.ts'
import { listedTermShapes } from '../../answers/games/listed-term-shapes.ts'
import { receiverUrl } from '../../values/receiver-url.ts'
import {
  countInput,
  emailInput,
  fenInput,
  instantInput,
  localeInput,
  nameInput,
  namingInput,
  textBlockInput,
  textInput,
  timeZoneInput,
} from '../../values/values.ts'
import { agreement, personBody } from '../shapes.ts'

const { players, positions, games } = TOURNAMENT_COUNTS
const texts = TOURNAMENT_TEXTS

/** The number of an entrant: the place in the list, from 1. */
export const entrantNumberInput = countInput({ least: 1, most: TOURNAMENT_ALLOWANCE.entrants })

/** The number of a board. */
export const boardNumberInput = countInput({ least: 1, most: TOURNAMENT_ALLOWANCE.boards })

/** What is known of a player besides name and address. Federations give ids, titles and ratings. */
const details = {
  club: z.optional(textInput(texts.club)),
  id: z.optional(textInput(texts.id)),
  title: z.optional(textInput(texts.mark)),
  rating: z.optional(textInput(texts.mark)),
  team: z.optional(textInput(texts.team)),
  board: z.optional(countInput({ least: 1, most: players.most })),
}

const person = {
  name: nameInput,
  email: z.optional(emailInput),
  locale: z.optional(localeInput),
  timeZone: z.optional(timeZoneInput),
}

/** A player whom the secretary names. `official`: the secretary or the deputy, who plays too. */
const entrantFields = {
  ...person,
  ...details,
  captain: z.optional(z.boolean()),
  bot: z.optional(z.boolean()),
  official: z.optional(z.enum(OFFICIALS)),
}
export const entrantBody = documented(z.strictObject(entrantFields), { id: 'EntrantBody' })
export type EntrantBody = z.infer<typeof entrantBody>

/** Somebody who enters by the open link. */
export const entryBody = z.strictObject({ ...person, ...details, bot: z.optional(z.boolean()) })
export type EntryBody = z.infer<typeof entryBody>

const scope = z._default(z.enum(OPENING_SCOPES), 'pair')

const opening = z.union(
  [
    z.literal('free'),
    z.strictObject({ ballot: z.enum(DECKS), scope }),
    z.strictObject({
      positions: z.array(fenInput).check(z.minLength(positions.least), z.maxLength(positions.most)),
      scope,
    }),
  ],
  'must be free, or an object with ballot or with positions',
)

const entry = z.strictObject({
  closesAt: z.optional(instantInput),
  limit: z.optional(countInput(players)),
  open: z.optional(z.boolean()),
  approval: z.optional(z.boolean()),
  waitingList: z.optional(z.boolean()),
})

const eventRules = z.union(
  [z.strictObject({ text: textBlockInput(texts.rules) }), z.strictObject({ url: receiverUrl(texts.rules) })],
  'must be an object with text or with url',
)

/** A pair, as the numbers of its players. It is no tuple, which generators of clients do not know. */
const pair = z.pipe(
  z.array(entrantNumberInput).check(z.length(2, 'must be the numbers of two players')),
  z.transform(([first = 0, second = 0]): readonly [number, number] => [first, second]),
)

const { rules, clock, strictness, leave, weekendsOff } = agreement

/**
 * The terms of a tournament, as a request gives them. What is usual in events is the default: no pauses, gifts of time,
 * take-backs and rematches; a first move that never comes loses; who leaves is struck.
 */
export const tournamentTerms = {
  title: namingInput(texts.title),
  section: z.optional(textInput(texts.section)),
  format: z._default(z.enum(FORMATS), 'two-game'),
  rules,
  clock,
  strictness,
  noShow: z._default(z.enum(NO_SHOWS), 'loss'),
  leave,
  weekendsOff,
  ...listedTermShapes(OFFERED_TERM_NAMES),
  without: z._default(z.array(z.enum(EXCLUSIONS)).check(z.maxLength(EXCLUSIONS.length)), [...EXCLUSIONS]),
  opening: z.optional(opening),
  entry: z.optional(entry),
  least: z.optional(countInput(players)),
  ties: z._default(z.array(z.enum(TIE_BREAKS)).check(z.maxLength(TIE_BREAKS.length)), [...TIE_BREAKS]),
  leavers: z._default(z.enum(LEAVER_RULES), 'half'),
  eventRules: z.optional(eventRules),
  endsAt: z.optional(instantInput),
  pairs: z.optional(z.array(pair).check(z.minLength(1), z.maxLength(games.most))),
  bothColours: z.optional(z.boolean()),
  /** The time zone whose weekends do not count, if `weekendsOff` is true. */
  timeZone: z.optional(timeZoneInput),
}

export const tournamentTermsBody = documented(z.strictObject(tournamentTerms), {
  id: 'TournamentTermsBody',
  description: 'New terms, which replace all of the old ones.',
})
export type TournamentTermsBody = z.infer<typeof tournamentTermsBody>

/** Players of one request. */
export const entrantsInput = z.array(entrantBody).check(z.maxLength(TOURNAMENT_ALLOWANCE.entrants))

/** A player of a new event, which may have sections. Each section becomes a tournament. */
export const listedPlayerBody = documented(
  z.strictObject({ ...entrantFields, section: z.optional(textInput(texts.section)) }),
  { id: 'ListedPlayerBody' },
)
export type ListedPlayerBody = z.infer<typeof listedPlayerBody>

/** A pasted list of players, which `readPlayerList` reads. */
export const listInput = z.string().check(z.maxLength(texts.list))

/** A new event: its terms, its secretary and the players of the first list, in one of two ways. */
export const tournamentBody = z.strictObject({
  ...tournamentTerms,
  secretary: personBody,
  players: z._default(z.array(listedPlayerBody).check(z.maxLength(TOURNAMENT_ALLOWANCE.entrants)), []),
  list: z.optional(listInput),
  word: z.optional(z.string().check(z.maxLength(LONGEST.clubWord))),
  dryRun: z.optional(z.boolean()),
})
export type TournamentBody = z.infer<typeof tournamentBody>
