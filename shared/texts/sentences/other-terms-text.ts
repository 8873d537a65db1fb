import type { Deck } from '../../draughts/index.ts'
import type { ListedTerms } from '../../game/model/listed-terms.ts'
import type { MatchPart, NoShow, Strictness } from '../../game/model/terms.ts'
import type { SiteTexts, Texts } from '../en/index.ts'
import { zoneName } from './instant-text.ts'
import { programsTexts } from './programs-text.ts'
import { listedTermTexts } from './listed-terms-text.ts'

/** The texts with which a language writes terms. */
type TermTexts = Pick<Texts, 'locale' | 'match' | 'terms'> & {
  readonly about: Pick<Texts['about'], 'position' | 'laws' | 'noShow' | 'weekendsOff' | 'arbiterIs' | 'isProgram'>
  readonly newGame: Pick<SiteTexts['newGame'], 'openings'>
}

/** The terms of a game as the API shows them. */
type ShownTerms = Parameters<typeof programsTexts>[1] &
  ListedTerms & {
    readonly opening: { readonly kind: 'free' | 'fen' } | { readonly kind: 'ballot'; readonly deck: Deck }
    readonly match: Pick<MatchPart, 'order'> | null
    readonly strictness: Strictness
    readonly noShow: NoShow
    readonly clock: { readonly weekends?: string | undefined }
    readonly arbiter: string | null
    readonly offeredAt: string
  }

/** Returns the name of the time zone in which a game has days off at weekends, as it was when the game was offered. */
export const weekendZone = (locale: string, zone: string, { offeredAt }: Pick<ShownTerms, 'offeredAt'>): string =>
  zoneName(locale, zone, Date.parse(offeredAt))

/** Returns the terms of a game besides its rules, its sides and its clock, each without a full stop. */
export const otherTermsTexts = (
  { locale, about, match, newGame, terms }: TermTexts,
  shown: ShownTerms,
): readonly string[] => [
  ...(shown.opening.kind === 'ballot' ? [newGame.openings[shown.opening.deck]] : []),
  ...(shown.opening.kind === 'fen' ? [about.position] : []),
  ...(shown.match ? [match.two[shown.match.order]] : []),
  ...(shown.strictness === 'laws' ? [about.laws] : []),
  ...(shown.noShow === 'loss' ? [about.noShow] : []),
  ...listedTermTexts({ terms }, shown).map(([, text]) => text),
  ...(shown.clock.weekends === undefined ? [] : [about.weekendsOff(weekendZone(locale, shown.clock.weekends, shown))]),
  ...(shown.arbiter === null ? [] : [about.arbiterIs(shown.arbiter)]),
  ...programsTexts({ about }, shown),
]
