/** In the tags by which mail programs begin the email that is answered. What follows them is not the writer's. */
const CONTAINERS = [
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
  // Outlook's rule above the headers of what it quotes.
  'border-top:solid #',
  'border-top: solid #',
] as const

/** In lower case. */
const beginsQuote = (tag: string): boolean =>
  tag.startsWith('<blockquote') ||
  (tag.startsWith('<hr') && tag.includes('tabindex')) ||
  (tag.includes('=') && CONTAINERS.some((sign) => tag.includes(sign)))

const NAMED: Readonly<Record<string, string>> = {
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

const signOf = (code: number): string =>
  code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '\ufffd'

const decoded = (text: string): string =>
  text.replaceAll(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? whole
    return signOf(/^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1)))
  })

/** A comment, a tag, or text. Each is passed once, whatever the sender wrote. */
const TOKEN = /<!--[\s\S]*?(?:-->|$)|<[^<>]*>?|[^<]+/g

const BREAK = /^<\/?(?:br|p|div|tr|li|ul|ol|table|h[1-6]|hr|pre|section|article|body)\b/

/** Nothing in them is a line of the writer's. */
const UNREAD = /^<(style|script|head|title)\b/

/** Between lines, apart from the white space of the HTML. */
const LINE = '\u2028'

/** The writer's own lines: up to the first quoted part. */
export const textOfHtml = (html: string): string => {
  let text = ''
  let unread: string | undefined
  for (const [token] of html.matchAll(TOKEN)) {
    const tag = token.startsWith('<') && token.endsWith('>') ? token.toLowerCase() : ''
    if (unread !== undefined) {
      if (tag.startsWith(`</${unread}`)) unread = undefined
    } else if (tag === '') text += token
    else if (beginsQuote(tag)) break
    else if (BREAK.test(tag)) text += LINE
    else unread = UNREAD.exec(tag)?.[1]
  }
  return decoded(text.replaceAll(/[^\S\u2028]+/gu, ' '))
}
