import { LONGEST } from '../game/bounds.ts'
import { unicode } from '../game/unicode.ts'

/** They could forge a header or a sentence. */
const UNSEEN = unicode(
  '[\\p{Cc}\\p{Zl}\\p{Zp}\\u061c\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff]+',
  'gu',
)

/** What mail programs turn into links. */
const LINKABLE = unicode('(?:[.\\u3002\\uff0e\\uff61](?=[\\p{L}\\p{N}]{2})|:(?=/)|@)', 'gu')

const WORD_JOINER = '\u2060'

export const oneLine = (text: string): string => text.replaceAll(UNSEEN(), ' ').replaceAll(/\s+/gu, ' ').trim()

/** For another person: one line, cut, no links. */
const clean = (text: string, longest: number): string =>
  [...oneLine(text)].slice(0, longest).join('').trimEnd().replaceAll(LINKABLE(), `$&${WORD_JOINER}`)

/** Names are not checked. */
export const cleanName = (name: string): string => clean(name, LONGEST.name) || '?'

/** Undefined if nothing is visible. */
export const cleanMessage = (text: string): string | undefined => clean(text, LONGEST.message) || undefined

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Safe between tags and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
