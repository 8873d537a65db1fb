import type { TournamentEmailTexts } from '../en/tournament-emails.ts'
import { type Language, type LanguageTexts, loadTextsFor } from '../languages/languages.ts'
import { loadOnce } from '../languages/load-once.ts'
import type { Operator } from '../languages/operator.ts'

const TABLE: Readonly<Record<Language, () => Promise<{ readonly tournament: TournamentEmailTexts }>>> = {
  en: loadOnce(() => import('../en/tournament-emails.ts')),
  nl: loadOnce(() => import('../nl/tournament-emails.ts')),
  de: loadOnce(() => import('../de/tournament-emails.ts')),
  fr: loadOnce(() => import('../fr/tournament-emails.ts')),
  pl: loadOnce(() => import('../pl/tournament-emails.ts')),
  ru: loadOnce(() => import('../ru/tournament-emails.ts')),
  'pt-BR': loadOnce(() => import('../pt-BR/tournament-emails.ts')),
  es: loadOnce(() => import('../es/tournament-emails.ts')),
}

/** The texts of one language, with those of emails about tournaments. */
export type WithTournamentEmails = LanguageTexts & { readonly mail: { readonly tournament: TournamentEmailTexts } }

/**
 * Returns the texts for a reader of `locale`, as `loadTextsFor` does, with those of emails about tournaments. Pages, and
 * emails about games, do without these.
 */
export const loadTournamentMailFor = async (locale?: string, operator?: Operator): Promise<WithTournamentEmails> => {
  const words = await loadTextsFor(locale, operator)
  const { tournament } = await TABLE[words.language]()
  return { ...words, mail: { ...words.mail, tournament } }
}
