import { type MailTexts, mail as en } from './en/mail.ts'
import { type Language, languageOf } from './languages.ts'
import { mail as nl } from './nl/mail.ts'

export type { MailTexts } from './en/mail.ts'

const CATALOGUE: Readonly<Record<Language, MailTexts>> = { en, nl }

/** The words of the letters for a reader of `locale` (BCP 47). Apart from `textsFor`, as no page needs them. */
export const mailTextsFor = (locale?: string): MailTexts => CATALOGUE[languageOf(locale)]
