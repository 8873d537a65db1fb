import { LONGEST } from '../../game/limits/bounds.ts'
import { lazyPattern } from '../../game/limits/lazy-pattern.ts'

/** Invisible characters, with which a text could forge a header or a sentence. */
const UNSEEN = lazyPattern(
  '[\\p{Cc}\\p{Zl}\\p{Zp}\\u061c\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff]+',
  'gu',
)

/** The signs by which mail programs recognize an address that they turn into a link. */
const LINKABLE = lazyPattern('(?:[.\\u3002\\uff0e\\uff61](?=[\\p{L}\\p{N}]{2})|:(?=/)|@)', 'gu')

/** An invisible character after which a mail program no longer recognizes an address. */
const WORD_JOINER = '\u2060'

/** Replaces line breaks, runs of white space and invisible characters by one space each. */
export const toOneLine = (text: string): string => text.replaceAll(UNSEEN(), ' ').replaceAll(/\s+/gu, ' ').trim()

/** Returns a text that another person will read: one line of at most `longest` characters that becomes no link. */
const clean = (text: string, longest: number): string =>
  [...toOneLine(text)].slice(0, longest).join('').trimEnd().replaceAll(LINKABLE(), `$&${WORD_JOINER}`)

/**
 * Returns a name for an email. Names are not checked when they are stored, so any name can arrive here; an empty one
 * becomes "?".
 */
export const cleanName = (name: string): string => clean(name, LONGEST.name) || '?'

/** Returns a message for an email, or undefined if it has no visible character. */
export const cleanMessage = (text: string, longest: number = LONGEST.message): string | undefined =>
  clean(text, longest) || undefined

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text so that it is safe between HTML tags and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
