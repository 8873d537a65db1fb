import type { RulesId } from '../../draughts/index.ts'
import { negotiateLanguage } from './accept-language.ts'
import type { AllTexts, Catalogue } from './catalogue.ts'
import type { EmailTexts } from '../en/index.ts'
import { loadOnce } from './load-once.ts'
import type { Operator } from './operator.ts'

type LanguageRow = {
  /** The language's name in the language itself. */
  readonly name: string
  /** The language is written from right to left. */
  readonly rightToLeft?: true
  /** The rules that readers of the language usually play by. */
  readonly usualRules: RulesId
  /** Loads the folder of the language, about 75 KB, when its first reader comes. */
  readonly load: () => Promise<Catalogue>
}

/**
 * Every language by its BCP 47 tag. The first one is for readers whose own language is missing. Only servers import
 * this table: a page's script holds the texts of one language.
 */
const TABLE = {
  en: { name: 'English', usualRules: 'english', load: loadOnce(() => import('../en/index.ts')) },
  nl: { name: 'Nederlands', usualRules: 'international', load: loadOnce(() => import('../nl/index.ts')) },
  de: { name: 'Deutsch', usualRules: 'international', load: loadOnce(() => import('../de/index.ts')) },
  fr: { name: 'Français', usualRules: 'international', load: loadOnce(() => import('../fr/index.ts')) },
  pl: { name: 'Polski', usualRules: 'international', load: loadOnce(() => import('../pl/index.ts')) },
  ru: { name: 'Русский', usualRules: 'russian', load: loadOnce(() => import('../ru/index.ts')) },
  'pt-BR': { name: 'Português (Brasil)', usualRules: 'brazilian', load: loadOnce(() => import('../pt-BR/index.ts')) },
  es: { name: 'Español', usualRules: 'spanish', load: loadOnce(() => import('../es/index.ts')) },
} satisfies Readonly<Record<string, LanguageRow>>

export type Language = keyof typeof TABLE
export const LANGUAGES = Object.keys(TABLE) as readonly Language[]

/** Returns a table with a value for each language. */
export const perLanguage = <T>(make: (language: Language) => T): Readonly<Record<Language, T>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>

/** Returns the language that a BCP 47 tag or an Accept-Language header prefers among ours, if there is one. */
export const preferredLanguage = (wish: string): Language | undefined => negotiateLanguage(LANGUAGES, wish)

/** Returns the preferred language among ours, or English if none is preferred. */
export const languageFor = (wish = ''): Language => preferredLanguage(wish) ?? 'en'

/** Returns the language whose tag is exactly `tag`. */
export const languageByTag = (tag: string): Language | undefined => LANGUAGES.find((language) => language === tag)

/** Returns the name of a language in the language itself, as a menu of languages shows it. */
export const languageName = (language: Language): string => TABLE[language].name

export const directionOf = (language: Language): 'ltr' | 'rtl' => {
  const { rightToLeft }: LanguageRow = TABLE[language]
  return rightToLeft ? 'rtl' : 'ltr'
}

export const usualRulesOf = (language: Language): RulesId => TABLE[language].usualRules

/**
 * All texts of one language. Only loading the language gives this value, so no text can be used before it is loaded.
 */
export type LanguageTexts = {
  readonly language: Language
  /** The texts of pages and of API responses. */
  readonly texts: AllTexts
  readonly mail: EmailTexts
  /** Who runs the service, as the foot of an email says. */
  readonly operator?: Operator | undefined
}

export const loadTexts = async (language: Language): Promise<LanguageTexts> => {
  const { board, pages, mail } = await TABLE[language].load()
  return { language, texts: { ...board, ...pages }, mail }
}

/**
 * Returns the texts for a reader of `locale`, which is a BCP 47 tag or an Accept-Language header. Emails need `operator`.
 */
export const loadTextsFor = async (locale?: string, operator?: Operator): Promise<LanguageTexts> => ({
  ...(await loadTexts(languageFor(locale))),
  operator,
})
