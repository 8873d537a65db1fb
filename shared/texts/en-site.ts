import { guide } from './en/guide.ts'
import { errors, fields, invitation, newGame } from './en/pages.ts'
import { anew, mailed, settings, silence } from './en/settings.ts'

/** English of the pages without a board: the catalogue that every other language has to match. */
export const EN_SITE = { newGame, invitation, errors, fields, guide, settings, anew, silence, mailed }

/** The words of the pages without a board. No script has to carry them: they are read on the server alone. */
export type SiteTexts = typeof EN_SITE
