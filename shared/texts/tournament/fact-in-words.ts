import type { Colour } from '../../draughts/index.ts'
import { DAY, type Instant } from '../../game/model/words.ts'
import type { TournamentFact } from '../../tournament/model/facts.ts'
import { type Tournament, entrantOf, tournamentBoard } from '../../tournament/model/tournament.ts'
import type { BoardNumber, EntrantNumber } from '../../tournament/model/words.ts'
import type { Texts } from '../en/index.ts'
import { durationText } from '../sentences/duration-text.ts'
import type { TournamentTexts } from './tournament-texts.ts'

type FactType = TournamentFact['type']
type FactOf = { readonly [T in FactType]: Extract<TournamentFact, { readonly type: T }> }
type RuledWinner = FactOf['ruled']['winner']

/** What a fact is told with. `day` writes an instant. */
export type FactWords = {
  readonly texts: Pick<Texts, 'time'> & { readonly seat: Pick<Texts['seat'], 'somebody'> }
  readonly words: Pick<TournamentTexts, 'record' | 'event'>
  readonly tournament: Tournament
  readonly day: (at: Instant) => string
}

const orSomebody = ({ texts }: FactWords, name: string | undefined): string => name || texts.seat.somebody

/** Returns the name of an entrant. Somebody whose name was deleted is only somebody. */
export const nameInTournament = (context: FactWords, number: EntrantNumber): string =>
  orSomebody(context, entrantOf(context.tournament, number)?.name)

/** Returns a board with the names of its players, Black first. */
export const boardInWords = (context: FactWords, number: BoardNumber): string => {
  const { words, tournament } = context
  const board = tournamentBoard(tournament, number)
  const players = board && [board.black, board.white].map((each) => nameInTournament(context, each)).join(' – ')
  return players === undefined ? words.event.board(number) : `${words.event.board(number)}, ${players}`
}

/** Returns how somebody has decided about a board. `nameOf`: the name of the player of a colour. */
export const rulingInWords = (
  { record }: Pick<TournamentTexts, 'record'>,
  winner: RuledWinner,
  nameOf: (colour: Colour) => string,
): string => {
  const { won, draw, void: counts } = record.decided
  if (winner === 'void') return counts
  return winner === null ? draw : won(nameOf(winner))
}

const ruledInWords = (context: FactWords, { board: number, winner, reason }: FactOf['ruled']): string => {
  const { words, tournament } = context
  const board = tournamentBoard(tournament, number)
  const how = rulingInWords(words, winner, (colour) => nameInTournament(context, board?.[colour] ?? 0))
  return words.record.ruled(boardInWords(context, number), how, reason)
}

type Sentence<T extends FactType> = (context: FactWords, fact: FactOf[T]) => string | undefined

const nothing = (): undefined => undefined

/** A new fact without a row does not compile. */
const SENTENCES: { readonly [T in FactType]: Sentence<T> } = {
  founded: (context, { secretary }) => context.words.record.founded(orSomebody(context, secretary.name)),
  changed: ({ words }) => words.record.changed,
  confirmed: ({ words }) => words.record.confirmed,
  sent: ({ words, tournament: { terms } }) => (terms.entry.open === true ? words.record.sentOpen : words.record.sent),
  resumed: ({ words }) => words.record.resumed,
  closed: ({ words }) => words.record.closed,
  finished: ({ words }) => words.record.finished,
  cancelled: ({ words }) => words.record.cancelled,
  'deputy-accepted': ({ words }) => words.record.deputyAccepted,
  'deputy-left': ({ words }) => words.record.deputyLeft,
  'entry-closed': ({ words }) => words.record.entryClosed,
  'deputy-appointed': (context, { name }) => context.words.record.appointed(orSomebody(context, name)),
  invited: (context, { entrants }) =>
    context.words.record.invited(entrants.map(({ name }) => orSomebody(context, name)).join(', ')),
  entered: (context, { entrant }) => context.words.record.entered(orSomebody(context, entrant.name)),
  removed: (context, { player }) => context.words.record.removed(nameInTournament(context, player)),
  accepted: (context, { player }) => context.words.record.accepted(nameInTournament(context, player)),
  approved: (context, { player, as }) => context.words.record[as ?? 'approved'](nameInTournament(context, player)),
  declined: (context, { player }) => context.words.record.declined(nameInTournament(context, player)),
  withdrawn: (context, { player }) => context.words.record.withdrawn(nameInTournament(context, player)),
  expelled: (context, { player, reason }) => context.words.record.expelled(nameInTournament(context, player), reason),
  warned: (context, { player, reason }) => context.words.record.warned(nameInTournament(context, player), reason),
  replaced: (context, fact) =>
    context.words.record.replaced(nameInTournament(context, fact.player), nameInTournament(context, fact.with)),
  started: ({ words }, { boards }) =>
    words.record.started(new Set(boards.flatMap(({ black, white }) => [black, white])).size, boards.length),
  paused: ({ words, day }, { until }) => words.record.paused(day(until)),
  away: (context, { player, days }) => {
    const { record } = context.words
    const name = nameInTournament(context, player)
    return days === 0 ? record.back(name) : record.away(name, durationText(context.texts, days * DAY))
  },
  voided: (context, { board }) => context.words.record.voided(boardInWords(context, board)),
  ruled: ruledInWords,
  appealed: (context, { board, player, text }) =>
    context.words.record.appealed(boardInWords(context, board), nameInTournament(context, player), text),
  wrote: (context, { to, text }) => {
    const { record } = context.words
    return to === undefined ? record.wroteAll(text) : record.wrote(nameInTournament(context, to), text)
  },
  made: nothing,
  scored: nothing,
  'link-rotated': nothing,
  renamed: nothing,
  forgotten: nothing,
}

/**
 * Returns what happened, as a sentence without a full stop. Undefined for facts that nobody needs to be told: results,
 * which the table has, and changed links and names.
 */
export const factInWords = <T extends FactType>(
  context: FactWords,
  fact: FactOf[T] & { readonly type: T },
): string | undefined => SENTENCES[fact.type](context, fact)
