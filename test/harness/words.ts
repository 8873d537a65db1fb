import {
  LANGUAGES,
  type Language,
  type LanguageTexts,
  perLanguage,
  languageFor,
  loadTexts,
} from '../../shared/texts/languages/languages.ts'

const all = new Map<Language, LanguageTexts>(
  await Promise.all(LANGUAGES.map(async (each) => [each, await loadTexts(each)] as const)),
)

const READ = perLanguage((language) => {
  const words = all.get(language)
  if (!words) throw new Error(`no words in ${language}`)
  return words
})

/** Returns the texts in a language; all languages are loaded before a test begins. */
export const wordsFor = (locale?: string): LanguageTexts => READ[languageFor(locale)]
export const textsFor = (locale?: string): LanguageTexts['texts'] => wordsFor(locale).texts
export const mailTextsFor = (locale?: string): LanguageTexts['mail'] => wordsFor(locale).mail
