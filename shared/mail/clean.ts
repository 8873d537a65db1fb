import { LONGEST } from '../game/bounds.ts'

/** Controls, line breaks and marks of direction: they could forge a header or a sentence. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]+/gu

/** What a mail program would turn into a link. */
const LINKABLE = /(?:[.\u3002\uff0e\uff61](?=[\p{L}\p{N}]{2})|:(?=\/)|@)/gu

const WORD_JOINER = '\u2060'

/** One line of visible text. */
export const oneLine = (text: string): string => text.replaceAll(UNSEEN, ' ').replaceAll(/\s+/gu, ' ').trim()

/** One person's words in a letter to another: one line, cut, and no links. */
const clean = (text: string, longest: number): string =>
  [...oneLine(text)].slice(0, longest).join('').trimEnd().replaceAll(LINKABLE, `$&${WORD_JOINER}`)

/** A player's name for a letter to another person: names are not checked. */
export const cleanName = (name: string): string => clean(name, LONGEST.name) || '?'

/** Undefined if nothing in it is visible. */
export const cleanMessage = (text: string): string | undefined => clean(text, LONGEST.message) || undefined

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as HTML, safe between tags and within quoted attributes. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
