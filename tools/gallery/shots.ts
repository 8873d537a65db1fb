import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { inFrame } from '../../local/dev/mailbox.ts'
import type { serve } from '../../test/pages/stand.ts'
import { EMAILS } from './emails.ts'
import { once } from './games.ts'
import { STATES, STATE_NAMES, type StateName } from './states.ts'

export const COLOURS = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  forced: { colorScheme: 'dark', forcedColors: 'active' },
} as const
export type Colours = keyof typeof COLOURS
export const COLOUR_NAMES = Object.keys(COLOURS) as readonly Colours[]

/** The height of the window for each width, in CSS pixels. */
const HEIGHTS: ReadonlyMap<number, number> = new Map([
  [360, 740],
  [768, 1024],
  [800, 1024],
  [1280, 800],
])
export const WIDTHS: readonly number[] = [...HEIGHTS.keys()]
/** The widths of a phone and of a mail program beside its list of emails. */
export const EMAIL_WIDTHS: readonly number[] = [360, 800]
const PAGE_WIDTHS: readonly number[] = [360, 768, 1280]

/** The language, colours and size of a picture. */
export type Look = {
  readonly language: string
  readonly colours: Colours
  readonly width: number
  readonly height?: number
}

export type House = { readonly browser: Browser; readonly served: Awaited<ReturnType<typeof serve>> }

export const SUBJECTS: readonly string[] = [...STATE_NAMES, ...EMAILS.keys()]

const isState = (name: string): name is StateName => name in STATES

export const isDrawnAt = (name: string, width: number): boolean =>
  (isState(name) ? PAGE_WIDTHS : EMAIL_WIDTHS).includes(width)

/** Opens a browser context for a look, with animations turned off. */
export const windowFor = (
  { browser }: Pick<House, 'browser'>,
  { language, colours, width, height = HEIGHTS.get(width) ?? 800 }: Look,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> =>
  browser.newContext({
    ...COLOURS[colours],
    viewport: { width, height },
    locale: language,
    timezoneId: 'Europe/Amsterdam',
    reducedMotion: 'reduce',
    ...options,
  })

/** The path of each state that was made. Making one may play a whole game. */
const paths = once(async () => new Map<StateName, string>())

/** The path of a state, which is made when first needed, one at a time: making a game moves the clock. */
const pathOf = async ({ served: { at } }: House, name: StateName): Promise<string> => {
  const known = await paths(at)
  const path = known.get(name) ?? (await STATES[name](at))
  known.set(name, path)
  return path
}

/** Shows a page or an email. */
export const show = async (studio: House, page: Page, name: string, { language }: Pick<Look, 'language'>) => {
  if (isState(name)) await page.goto(`${studio.served.origin}${await pathOf(studio, name)}`)
  else await page.setContent(inFrame(EMAILS.get(name)?.(language) ?? { html: '', attachments: [] }))
}
