import type { EmailTexts, SiteTexts, Texts } from '../en/index.ts'

/** All texts that pages and API responses use. The server has all of them; the script of a page has `Texts` only. */
export type AllTexts = Texts & SiteTexts

/** What the folder of a language exports: the texts of boards, of the other pages, and of emails. */
export type Catalogue = { readonly board: Texts; readonly pages: SiteTexts; readonly mail: EmailTexts }
