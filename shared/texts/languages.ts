import * as en from './en/index.ts'
import type { AllTexts, MailTexts, SiteTexts, Texts } from './index.ts'
import * as nl from './nl/index.ts'

type Row = {
  /** What the language calls itself. */
  readonly name: string
  readonly words: { readonly board: Texts; readonly pages: SiteTexts; readonly mail: MailTexts }
}

/** Every language by its BCP 47 tag. The first is for everybody whose own is not here. Servers only: a script carries one. */
const TABLE = {
  en: { name: 'English', words: en },
  nl: { name: 'Nederlands', words: nl },
} satisfies Readonly<Record<string, Row>>

export type Language = keyof typeof TABLE
export const LANGUAGES = Object.keys(TABLE) as readonly Language[]

/** One of something for each language. */
export const inEach = <T>(make: (language: Language) => T): Readonly<Record<Language, T>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>

const primary = (tag: string): string => tag.trim().toLowerCase().split('-')[0] ?? ''

const weighted = (entry: string): { readonly tag: string; readonly weight: number } => {
  const [tag = '', ...parameters] = entry.split(';')
  const weight = /^q=(\d(?:\.\d{1,3})?)$/.exec(parameters.join('').trim())?.[1]
  return { tag, weight: weight === undefined ? 1 : Number(weight) }
}

/**
 * The first choice among `languages` of a BCP 47 tag (`nl-BE`) or a whole Accept-Language header (`fr, nl;q=0.8`). Only
 * the primary subtag counts, as no language here has two variants: `pt` and `pt-PT` get `pt-BR`.
 */
export const firstOf = <L extends string>(languages: readonly L[], wish: string): L | undefined =>
  wish
    .split(',')
    .slice(0, 20)
    .map(weighted)
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => languages.find((language) => primary(language) === primary(tag)))
    .find((language) => language !== undefined)

/** The reader's first choice among our languages. */
export const wishedLanguage = (wish: string): Language | undefined => firstOf(LANGUAGES, wish)

/** The language that a reader gets: the one wished for, or English. */
export const languageOf = (wish = ''): Language => wishedLanguage(wish) ?? 'en'

/** What a language calls itself. */
export const nameOf = (language: Language): string => TABLE[language].name

/** The words of the pages for a reader of `locale`: a BCP 47 tag, or an Accept-Language header. */
export const textsFor = (locale?: string): AllTexts => {
  const { board, pages } = TABLE[languageOf(locale)].words
  return { ...board, ...pages }
}

/** The words of the emails. */
export const mailTextsFor = (locale?: string): MailTexts => TABLE[languageOf(locale)].words.mail
