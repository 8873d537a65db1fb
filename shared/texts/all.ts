import type { Texts } from './en.ts'
import { EN_SITE, type SiteTexts } from './en-site.ts'
import { textsFor } from './index.ts'
import { type Language, languageOf } from './languages.ts'
import { guide } from './nl/guide.ts'
import { errors, fields, invitation, newGame } from './nl/pages.ts'
import { anew, mailed, settings, silence } from './nl/settings.ts'

const NL_SITE: SiteTexts = { newGame, invitation, errors, fields, guide, settings, anew, silence, mailed }

const CATALOGUE: Readonly<Record<Language, SiteTexts>> = { en: EN_SITE, nl: NL_SITE }

/** All words that a reader of pages may see. */
export type AllTexts = Texts & SiteTexts

export const allTextsFor = (locale?: string): AllTexts => ({ ...textsFor(locale), ...CATALOGUE[languageOf(locale)] })
