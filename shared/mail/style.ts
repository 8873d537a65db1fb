/** A set of colours, by what they are for. Every text stands at 4.5 to 1 or more on its ground: a test holds that. */
type Palette = {
  readonly page: string
  readonly card: string
  readonly text: string
  readonly soft: string
  readonly link: string
  readonly urgent: string
  readonly line: string
}

/** Written into every element, as most mail programs drop style sheets. */
export const LIGHT: Palette = {
  page: '#f6f2e8',
  card: '#ffffff',
  text: '#1f1d1a',
  soft: '#5c564c',
  link: '#1c6340',
  urgent: '#a3241d',
  line: '#ddd5c3',
}

/** For those that keep a style sheet and say that the reader prefers dark. Others turn the light colours round by themselves. */
export const DARK: Palette = {
  page: '#141614',
  card: '#1f2320',
  text: '#f1ede3',
  soft: '#b9b3a6',
  link: '#8fd3ac',
  urgent: '#ff9c8f',
  line: '#3b413c',
}

/** The same on either ground. */
export const BUTTON = { ground: '#1c6340', text: '#ffffff' } as const

const rules = (palette: Palette): string =>
  [
    `.page{background:${palette.page}!important}`,
    `.card{background:${palette.card}!important;color:${palette.text}!important}`,
    `.text{color:${palette.text}!important}`,
    `.soft{color:${palette.soft}!important}`,
    `.link{color:${palette.link}!important}`,
    `.urgent{color:${palette.urgent}!important}`,
    `.line{border-color:${palette.line}!important}`,
  ].join('')

export const STYLE_SHEET = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${rules(DARK)}}`
