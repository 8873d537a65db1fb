import type { EvidenceTexts } from '../en/evidence.ts'
import type { Language } from './languages.ts'
import { loadOnce } from './load-once.ts'

/** The texts of the page with the evidence of a game. No other page loads them. */
type LazyTexts = { readonly evidence: EvidenceTexts }

const TABLE: Readonly<Record<Language, () => Promise<LazyTexts>>> = {
  en: loadOnce(() => import('../en/evidence.ts')),
  nl: loadOnce(() => import('../nl/evidence.ts')),
  de: loadOnce(() => import('../de/evidence.ts')),
  fr: loadOnce(() => import('../fr/evidence.ts')),
  pl: loadOnce(() => import('../pl/evidence.ts')),
  ru: loadOnce(() => import('../ru/evidence.ts')),
  'pt-BR': loadOnce(() => import('../pt-BR/evidence.ts')),
  es: loadOnce(() => import('../es/evidence.ts')),
}

export const loadEvidenceTexts = (language: Language): Promise<LazyTexts> => TABLE[language]()
