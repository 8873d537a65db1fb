/**
 * Texts in the tags with which mail programs begin a quoted email. The writer of the reply wrote nothing after such a
 * tag.
 */
const QUOTE_SIGNS = [
  'gmail_quote',
  'gmail_attr',
  'gmail_extra',
  'moz-cite-prefix',
  'moz-forward-container',
  'yahoo_quoted',
  'protonmail_quote',
  'tutanota_quote',
  'zmail_extra',
  'divrplyfwdmsg',
  'appendonsend',
  'reference-message',
  'olk_src_body_section',
  'isforwardcontent',
  'applemailquote',
  'mail_quote',
  'quoted-text',
  '__quoted_text__',
  'name="quote"',
  // Outlook draws a horizontal rule above the headers of the email that it quotes.
  'border-top:solid #',
  'border-top: solid #',
] as const

/** Returns whether a tag, in lower case, begins quoted text. */
const beginsQuote = (tag: string): boolean =>
  tag.startsWith('<blockquote') ||
  (tag.startsWith('<hr') && tag.includes('tabindex')) ||
  (tag.includes('=') && QUOTE_SIGNS.some((sign) => tag.includes(sign)))

/** The named entities that are decoded. A minus sign becomes a hyphen, as in moves. */
const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  ndash: '–',
  mdash: '—',
  times: '×',
  minus: '-',
}

const characterOf = (code: number): string =>
  code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '\ufffd'

const decoded = (text: string): string =>
  text.replaceAll(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole
    return characterOf(/^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1)))
  })

/** A comment, a tag, or text. Matching takes linear time, whatever the sender wrote. */
const TOKEN = /<!--[\s\S]*?(?:-->|$)|<[^<>]*>?|[^<]+/g

/** Tags that begin a new line. */
const BREAK = /^<\/?(?:br|p|div|tr|li|ul|ol|table|h[1-6]|hr|pre|section|article|body)\b/

/** Elements whose content is no visible text. */
const HIDDEN = /^<(style|script|head|title)\b/

/** Separates the lines of the text. It differs from all white space of the HTML, which does not begin new lines. */
const LINE_BREAK = '\u2028'

/** Returns the visible text of an HTML email, up to the first quoted part. Its lines are separated by U+2028. */
export const htmlToText = (html: string): string => {
  let text = ''
  let hidden: string | undefined
  for (const [token] of html.matchAll(TOKEN)) {
    const tag = token.startsWith('<') && token.endsWith('>') ? token.toLowerCase() : ''
    if (hidden !== undefined) {
      if (tag.startsWith(`</${hidden}`)) hidden = undefined
    } else if (tag === '') text += token
    else if (beginsQuote(tag)) break
    else if (BREAK.test(tag)) text += LINE_BREAK
    else hidden = HIDDEN.exec(tag)?.[1]
  }
  return decoded(text.replaceAll(/[^\S\u2028]+/gu, ' '))
}
