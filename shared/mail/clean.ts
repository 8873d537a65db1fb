import { LONGEST } from '../game/bounds.ts'

/** Line breaks and other controls, and what turns the direction of writing: they could forge a header or a sentence. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]+/gu

/** What a mail program would take for an address and make a link of. */
const LINKABLE = /(?:[.\u3002\uff0e\uff61](?=[\p{L}\p{N}]{2})|:(?=\/)|@)/gu

const WORD_JOINER = '\u2060'

/** One line of visible text. */
export const oneLine = (text: string): string => text.replaceAll(UNSEEN, ' ').replaceAll(/\s+/gu, ' ').trim()

/** Words of one person in a letter to another: cut, in one line, and nothing in them to be taken for a link. */
const clean = (text: string, longest: number): string =>
  [...oneLine(text)].slice(0, longest).join('').trimEnd().replaceAll(LINKABLE, `$&${WORD_JOINER}`)

/** A player's name as a letter may say it. Anyone may call himself anything, and the letter goes to somebody else. */
export const cleanName = (name: string): string => clean(name, LONGEST.name) || '?'

/** A message that came with a move; nothing if there is nothing to be seen in it. */
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
