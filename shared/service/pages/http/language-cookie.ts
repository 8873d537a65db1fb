import { type Language, languageByTag } from '../../../texts/languages/languages.ts'
import type { Request } from '../../runtime/http.ts'

/** Seconds for which a browser keeps the cookie: a year. */
const MAX_AGE = 31_536_000

const CHOSEN = /(?:^|; ?)language=([A-Za-z]{2,3}(?:-[A-Z]{2})?)(?:;|$)/

/** Returns the language that the reader chose. A cookie that names no language of this service counts as none. */
export const chosenLanguage = ({ headers }: Request): Language | undefined => {
  const [, tag] = CHOSEN.exec(headers['cookie'] ?? '') ?? []
  return tag === undefined ? undefined : languageByTag(tag)
}

/** Returns a `Set-Cookie` header. The cookie holds nothing about its reader but the language. */
export const languageCookie = (origin: string, language: Language): string =>
  `language=${language}; Path=/; Max-Age=${MAX_AGE}; SameSite=Lax; HttpOnly${origin.startsWith('https:') ? '; Secure' : ''}`
