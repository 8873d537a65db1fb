import { LANGUAGES, type Language, type Words, inEach, languageOf, wordsIn } from '../../shared/texts/languages.ts'

const all = new Map<Language, Words>(
  await Promise.all(LANGUAGES.map(async (each) => [each, await wordsIn(each)] as const)),
)

const READ = inEach((language) => {
  const words = all.get(language)
  if (!words) throw new Error(`no words in ${language}`)
  return words
})

/** The texts in a language; all languages are loaded before a test begins. */
export const wordsFor = (locale?: string): Words => READ[languageOf(locale)]
export const textsFor = (locale?: string): Words['texts'] => wordsFor(locale).texts
export const mailTextsFor = (locale?: string): Words['mail'] => wordsFor(locale).mail
