import { EN, type Texts } from './en.ts'
import { type Language, languageOf } from './languages.ts'
import { NL } from './nl.ts'

export type { Texts } from './en.ts'
export { LANGUAGES, type Language, languageOf, wishedLanguage } from './languages.ts'
export { type Names, type Told, outcomeText, refusalText } from './sentences.ts'
export { type InstantStyle, cityOf, durationText, instantText, leftText, zoneOf } from './time.ts'

const CATALOGUE: Readonly<Record<Language, Texts>> = { en: EN, nl: NL }

/** The words for a reader of `locale` (a BCP 47 tag, or an Accept-Language header): his language if there is one, else English. */
export const textsFor = (locale?: string): Texts => CATALOGUE[languageOf(locale)]
