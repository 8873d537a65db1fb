const LONGEST_NAME = 60

/** Line breaks and other controls, and what turns the direction of writing: they could forge a header or a sentence. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]+/gu

/** What a mail program would take for an address and make a link of. */
const LINKABLE = /(?:\.(?=\p{L}{2})|:(?=\/)|@)/gu

const WORD_JOINER = '\u2060'

/** One line of visible text. */
export const oneLine = (text: string): string => text.replaceAll(UNSEEN, ' ').replaceAll(/\s+/gu, ' ').trim()

/** A player's name as a letter may say it. Anyone may call himself anything, and the letter goes to somebody else. */
export const cleanName = (name: string): string =>
  [...oneLine(name)].slice(0, LONGEST_NAME).join('').trimEnd().replaceAll(LINKABLE, `$&${WORD_JOINER}`) || '?'

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as HTML, safe between tags and within quoted attributes. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
