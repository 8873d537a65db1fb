import type { HowItWorksTexts, RulesPagesTexts, WithoutSightTexts } from '../en/explained.ts'
import type { VerifyingTexts } from '../en/verifying.ts'
import type { Language } from './languages.ts'
import { loadOnce } from './load-once.ts'

/** The texts of the pages that explain the rules and the service. No other page loads them. */
export type ExplainedTexts = {
  readonly rulesPages: RulesPagesTexts
  readonly howItWorks: HowItWorksTexts
  readonly withoutSight: WithoutSightTexts
  readonly verifying: VerifyingTexts
}

const TABLE: Readonly<Record<Language, () => Promise<ExplainedTexts>>> = {
  en: loadOnce(() => import('../en/explained.ts')),
  nl: loadOnce(() => import('../nl/explained.ts')),
  de: loadOnce(() => import('../de/explained.ts')),
  fr: loadOnce(() => import('../fr/explained.ts')),
  pl: loadOnce(() => import('../pl/explained.ts')),
  ru: loadOnce(() => import('../ru/explained.ts')),
  'pt-BR': loadOnce(() => import('../pt-BR/explained.ts')),
  es: loadOnce(() => import('../es/explained.ts')),
}

export const loadExplainedTexts = (language: Language): Promise<ExplainedTexts> => TABLE[language]()
