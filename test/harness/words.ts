import { LANGUAGES, type Language, perLanguage, languageFor } from '../../shared/texts/languages/languages.ts'
import {
  type WithTournamentEmails,
  loadTournamentMailFor,
} from '../../shared/texts/tournament/tournament-email-texts.ts'
import { type TournamentTexts, loadTournamentTexts } from '../../shared/texts/tournament/tournament-texts.ts'
import type { EvidenceTexts } from '../../shared/texts/en/evidence.ts'
import { loadEvidenceTexts } from '../../shared/texts/languages/evidence-texts.ts'
import { type ExplainedTexts, loadExplainedTexts } from '../../shared/texts/languages/explained-texts.ts'

const all = new Map<Language, WithTournamentEmails>(
  await Promise.all(LANGUAGES.map(async (each) => [each, await loadTournamentMailFor(each)] as const)),
)

const READ = perLanguage((language) => {
  const words = all.get(language)
  if (!words) throw new Error(`no words in ${language}`)
  return words
})

/** Returns the texts in a language; all languages are loaded before a test begins. */
export const wordsFor = (locale?: string): WithTournamentEmails => READ[languageFor(locale)]
export const textsFor = (locale?: string): WithTournamentEmails['texts'] => wordsFor(locale).texts
const EXPLAINED = new Map<Language, ExplainedTexts>(
  await Promise.all(LANGUAGES.map(async (each) => [each, await loadExplainedTexts(each)] as const)),
)

const OF_TOURNAMENTS = new Map<Language, TournamentTexts>(
  await Promise.all(LANGUAGES.map(async (each) => [each, await loadTournamentTexts(each)] as const)),
)

/** Returns the texts of the pages of tournaments. */
export const tournamentTextsFor = (language: Language): TournamentTexts | undefined => OF_TOURNAMENTS.get(language)

/** Returns the texts of the pages that explain the rules and the service. */
export const explainedTextsFor = (language: Language): ExplainedTexts | undefined => EXPLAINED.get(language)

const EVIDENCE = new Map(
  await Promise.all(LANGUAGES.map(async (each) => [each, (await loadEvidenceTexts(each)).evidence] as const)),
)

/** Returns the texts of the page with the evidence of a game. */
export const evidenceTextsFor = (language: Language): EvidenceTexts | undefined => EVIDENCE.get(language)

export const mailTextsFor = (locale?: string): WithTournamentEmails['mail'] => wordsFor(locale).mail
