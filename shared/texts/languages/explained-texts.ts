import type { HowItWorksTexts, RulesPagesTexts } from '../explained/en.ts'
import type { Language } from './languages.ts'
import { loadOnce } from './load-once.ts'

/** The texts of the pages that explain the rules and the service. No other page loads them. */
export type ExplainedTexts = { readonly rulesPages: RulesPagesTexts; readonly howItWorks: HowItWorksTexts }

const TABLE: Readonly<Record<Language, () => Promise<ExplainedTexts>>> = {
  en: loadOnce(() => import('../explained/en.ts')),
  nl: loadOnce(() => import('../explained/nl.ts')),
  de: loadOnce(() => import('../explained/de.ts')),
  fr: loadOnce(() => import('../explained/fr.ts')),
  pl: loadOnce(() => import('../explained/pl.ts')),
  ru: loadOnce(() => import('../explained/ru.ts')),
  'pt-BR': loadOnce(() => import('../explained/pt-BR.ts')),
  es: loadOnce(() => import('../explained/es.ts')),
}

export const loadExplainedTexts = (language: Language): Promise<ExplainedTexts> => TABLE[language]()
