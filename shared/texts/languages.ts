import type { RulesId } from '../draughts/index.ts'
import type { AllTexts, MailTexts, SiteTexts, Texts } from './index.ts'
import { once } from './once.ts'

type Folder = { readonly board: Texts; readonly pages: SiteTexts; readonly mail: MailTexts }

type Row = {
  /** What the language calls itself. */
  readonly name: string
  /** Written from right to left. */
  readonly rightToLeft?: true
  /** What its readers usually play. */
  readonly usualRules: RulesId
  /** About 75 KB, read when a reader of the language comes. */
  readonly load: () => Promise<Folder>
}

/** Every language by its BCP 47 tag. The first is for everybody whose own is not here. Servers only: a script carries one. */
const TABLE = {
  en: { name: 'English', usualRules: 'english', load: once(() => import('./en/index.ts')) },
  nl: { name: 'Nederlands', usualRules: 'international', load: once(() => import('./nl/index.ts')) },
  de: { name: 'Deutsch', usualRules: 'international', load: once(() => import('./de/index.ts')) },
  fr: { name: 'Français', usualRules: 'international', load: once(() => import('./fr/index.ts')) },
  pl: { name: 'Polski', usualRules: 'international', load: once(() => import('./pl/index.ts')) },
  ru: { name: 'Русский', usualRules: 'russian', load: once(() => import('./ru/index.ts')) },
  'pt-BR': { name: 'Português (Brasil)', usualRules: 'brazilian', load: once(() => import('./pt-BR/index.ts')) },
  es: { name: 'Español', usualRules: 'spanish', load: once(() => import('./es/index.ts')) },
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

/** The language of exactly this tag. */
export const languageNamed = (tag: string): Language | undefined => LANGUAGES.find((language) => language === tag)

/** What a language calls itself. */
export const nameOf = (language: Language): string => TABLE[language].name

export const directionOf = (language: Language): 'ltr' | 'rtl' => {
  const { rightToLeft }: Row = TABLE[language]
  return rightToLeft ? 'rtl' : 'ltr'
}

export const usualRulesOf = (language: Language): RulesId => TABLE[language].usualRules

/** All words of a language that has been read. */
export type Words = {
  readonly language: Language
  /** Of the pages, and of answers. */
  readonly texts: AllTexts
  readonly mail: MailTexts
}

export const wordsIn = async (language: Language): Promise<Words> => {
  const { board, pages, mail } = await TABLE[language].load()
  return { language, texts: { ...board, ...pages }, mail }
}

/** For a reader of `locale`: a BCP 47 tag, or an Accept-Language header. */
export const wordsFor = (locale?: string): Promise<Words> => wordsIn(languageOf(locale))
