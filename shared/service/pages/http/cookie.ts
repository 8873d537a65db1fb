import { type Language, languageNamed } from '../../../texts/languages.ts'
import type { Request } from '../../http.ts'

/** Seconds: a year. */
const KEPT = 31_536_000

const CHOSEN = /(?:^|; ?)language=([A-Za-z]{2,3}(?:-[A-Z]{2})?)(?:;|$)/

/** Anything but the tag of a language here is as if it were not there. */
export const chosenLanguage = ({ headers }: Request): Language | undefined => {
  const [, tag] = CHOSEN.exec(headers['cookie'] ?? '') ?? []
  return tag === undefined ? undefined : languageNamed(tag)
}

/** It says nothing of its reader but the language. */
export const cookieOf = (origin: string, language: Language): string =>
  `language=${language}; Path=/; Max-Age=${KEPT}; SameSite=Lax; HttpOnly${origin.startsWith('https:') ? '; Secure' : ''}`
