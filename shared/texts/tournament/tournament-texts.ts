import type { TournamentTexts } from '../en/tournament.ts'
import type { Language } from '../languages/languages.ts'
import { loadOnce } from '../languages/load-once.ts'

export type { TournamentTexts } from '../en/tournament.ts'

const TABLE: Readonly<Record<Language, () => Promise<{ readonly tournament: TournamentTexts }>>> = {
  en: loadOnce(() => import('../en/tournament.ts')),
  nl: loadOnce(() => import('../nl/tournament.ts')),
  de: loadOnce(() => import('../de/tournament.ts')),
  fr: loadOnce(() => import('../fr/tournament.ts')),
  pl: loadOnce(() => import('../pl/tournament.ts')),
  ru: loadOnce(() => import('../ru/tournament.ts')),
  'pt-BR': loadOnce(() => import('../pt-BR/tournament.ts')),
  es: loadOnce(() => import('../es/tournament.ts')),
}

/** Returns the texts of tournaments in a language. They are loaded when the first tournament is shown. */
export const loadTournamentTexts = async (language: Language): Promise<TournamentTexts> =>
  (await TABLE[language]()).tournament
