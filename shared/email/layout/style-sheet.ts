/** The colours of an email. All text has a contrast of at least 4.5 to 1, which test/email/contrast.test.ts checks. */
type Palette = {
  readonly page: string
  readonly card: string
  readonly text: string
  readonly soft: string
  readonly link: string
  readonly urgent: string
  readonly line: string
}

/** The colours that every element has in its style attribute, because most mail programs drop style sheets. */
export const LIGHT_PALETTE: Palette = {
  page: '#faf7f0',
  card: '#ffffff',
  text: '#221d18',
  soft: '#5f574c',
  link: '#1f6b41',
  urgent: '#a3221a',
  line: '#d9cdb4',
}

/**
 * The colours for dark mode in mail programs that keep style sheets. Other programs invert the light colours
 * themselves.
 */
export const DARK_PALETTE: Palette = {
  page: '#191613',
  card: '#232019',
  text: '#f3ecdf',
  soft: '#bdb2a0',
  link: '#8fd3a8',
  urgent: '#ff9d92',
  line: '#3b352b',
}

export const BUTTON_COLOURS = { ground: '#1f6b41', text: '#ffffff' } as const

/**
 * Each `!important` has a space before it: without one, the web mail of Orange drops the whole rule (caniemail.com).
 */
const rules = (palette: Palette): string =>
  [
    `.page{background:${palette.page} !important}`,
    `.card{background:${palette.card} !important;color:${palette.text} !important}`,
    `.text{color:${palette.text} !important}`,
    `.soft{color:${palette.soft} !important}`,
    `.link{color:${palette.link} !important}`,
    `.urgent{color:${palette.urgent} !important}`,
    `.line{border-color:${palette.line} !important}`,
  ].join('')

export const EMAIL_STYLE_SHEET = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${rules(DARK_PALETTE)}}`
