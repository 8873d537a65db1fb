import { DAY, type Instant, SECOND } from '../../game/model/words.ts'
import { EXCLUSIONS } from '../../game/model/terms.ts'
import type { EventOpening, TournamentTerms } from '../../tournament/model/tournament-terms.ts'
import type { Texts, SiteTexts } from '../en/index.ts'
import { clockText } from '../sentences/clock-text.ts'
import { type InstantStyle, instantTextIn, zoneName } from '../sentences/instant-text.ts'
import { listedTermTexts } from '../sentences/listed-terms-text.ts'
import type { TournamentTexts } from './tournament-texts.ts'

/** What the terms of an event are written with. `now`: when the reader reads them. */
export type TermsInWords = {
  readonly texts: Pick<Texts, 'locale' | 'time' | 'game' | 'rules' | 'terms'> & {
    readonly about: Pick<Texts['about'], 'laws' | 'noShow' | 'weekendsOff'>
    readonly newGame: Pick<SiteTexts['newGame'], 'openings'>
  }
  readonly words: Pick<TournamentTexts, 'tournamentTerms'>
  readonly timeZone: string
  readonly now: Instant
  /** The last day of entry and that of games, if they are written otherwise: on a page, in the reader's own zone. */
  readonly days?: { readonly closes: string; readonly ends: string }
}

const joined = (parts: readonly (string | false)[]): string => parts.filter((part) => part !== false).join(', ')

/** Returns the day that ends at an instant, which is midnight in the zone of whoever chose it. */
const dayBefore = ({ texts, timeZone }: TermsInWords, at: Instant, style: InstantStyle = 'short'): string =>
  instantTextIn(texts, at - SECOND, timeZone, style)

export const formatInWords = (
  { words: { tournamentTerms } }: Pick<TermsInWords, 'words'>,
  { format, bothColours }: Pick<TournamentTerms, 'format' | 'bothColours'>,
): string => joined([tournamentTerms.formats[format], bothColours === true && tournamentTerms.bothColours])

const openingInWords = ({ texts, words }: TermsInWords, opening: EventOpening): string => {
  const { scopes, positions } = words.tournamentTerms
  switch (opening.kind) {
    case 'free':
      return texts.newGame.openings.free
    case 'ballot':
      return joined([texts.newGame.openings[opening.deck], scopes[opening.scope]])
    case 'positions':
      return joined([positions(opening.fens.length), scopes[opening.scope]])
  }
}

const timeInWords = (context: TermsInWords, { game, endsAt }: TournamentTerms): string => {
  const { texts, words, now } = context
  const { leave, weekends } = game
  const { tournamentTerms } = words
  return joined([
    clockText(texts, game.clock),
    leave > 0 && game.clock !== 'unlimited' && tournamentTerms.leave(leave / DAY),
    weekends !== undefined && texts.about.weekendsOff(zoneName(texts.locale, weekends, now)),
    endsAt !== undefined && tournamentTerms.ends(context.days?.ends ?? dayBefore(context, endsAt, 'dated')),
  ])
}

const entryInWords = (context: TermsInWords, { entry, least }: TournamentTerms): string => {
  const { tournamentTerms: says } = context.words
  return joined([
    entry.open ? says.anyone : says.invited,
    entry.closesAt !== undefined && says.until(context.days?.closes ?? dayBefore(context, entry.closesAt)),
    entry.limit !== undefined && says.atMost(entry.limit),
    says.begins(least),
    entry.approval === true && says.approval,
    entry.waitingList === true && says.waitingList,
  ])
}

/** Returns what players cannot ask of each other, and what else is agreed about their games. */
const rulesOfPlayInWords = ({ texts, words }: TermsInWords, { without, game }: TournamentTerms): string => {
  const { exclusions, nothing } = words.tournamentTerms
  const excluded = EXCLUSIONS.filter((each) => without.includes(each)).map((each) => exclusions[each])
  return [
    excluded.length === 0 ? nothing : joined(excluded),
    ...(game.strictness === 'laws' ? [texts.about.laws] : []),
    ...(game.noShow === 'loss' ? [texts.about.noShow] : []),
    ...listedTermTexts(texts, game).map(([, text]) => text),
  ].join('. ')
}

export const tiesInWords = (
  { words: { tournamentTerms } }: Pick<TermsInWords, 'words'>,
  ties: TournamentTerms['ties'],
): string => (ties.length === 0 ? tournamentTerms.shared : joined(ties.map((tie) => tournamentTerms.tieBreaks[tie])))

/** The rows in which the terms of an event are shown. */
export const TERM_ROWS = ['rules', 'games', 'openings', 'time', 'entry', 'excluded', 'ties', 'leavers'] as const
export type TermRow = (typeof TERM_ROWS)[number]

/** Returns what is agreed in each row, in words without a full stop. */
export const termsInWords = (context: TermsInWords, terms: TournamentTerms): Readonly<Record<TermRow, string>> => ({
  rules: context.texts.rules[terms.game.rules],
  games: formatInWords(context, terms),
  openings: openingInWords(context, terms.opening),
  time: timeInWords(context, terms),
  entry: entryInWords(context, terms),
  excluded: rulesOfPlayInWords(context, terms),
  ties: tiesInWords(context, terms.ties),
  leavers: context.words.tournamentTerms.leaverRules[terms.leavers],
})
