import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { emailDocument } from '../../local/dev/mailbox-page.ts'
import type { serve } from '../../test/pages/stand.ts'
import { showFinishedGames } from './device-state.ts'
import { EMAIL_EXAMPLES } from './email-examples.ts'
import { oncePerStand } from './played-games.ts'
import { PRESSES } from './pressed-states.ts'
import { STATES, STATE_NAMES, type StateName } from './page-states.ts'

export const COLOUR_SCHEMES = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  forced: { colorScheme: 'dark', forcedColors: 'active' },
} as const
export type ColourScheme = keyof typeof COLOUR_SCHEMES
export const COLOUR_NAMES = Object.keys(COLOUR_SCHEMES) as readonly ColourScheme[]

/** The height of the window for each width, in CSS pixels. */
const HEIGHTS: ReadonlyMap<number, number> = new Map([
  [360, 740],
  [768, 1024],
  [800, 1024],
  [1280, 800],
])
export const WIDTHS: readonly number[] = [...HEIGHTS.keys()]
/** The width of a phone, and the width that a mail program has for an email beside its list. */
export const EMAIL_WIDTHS: readonly number[] = [360, 800]
const PAGE_WIDTHS: readonly number[] = [360, 768, 1280]

/** The language, colours and size of a picture. */
export type PictureLook = {
  readonly language: string
  readonly colours: ColourScheme
  readonly width: number
  readonly height?: number
}

export type Studio = { readonly browser: Browser; readonly served: Awaited<ReturnType<typeof serve>> }

export const SUBJECTS: readonly string[] = [...STATE_NAMES, ...EMAIL_EXAMPLES.keys()]

const isPressed = (name: string): name is keyof typeof PRESSES => name in PRESSES
const isState = (name: string): name is StateName => name in STATES

export const isDrawnAt = (name: string, width: number): boolean =>
  (isState(name) ? PAGE_WIDTHS : EMAIL_WIDTHS).includes(width)

/**
 * Opens a browser context for a picture's language, colours and size, with animations turned off. It reports no look at
 * a page, so that the next picture shows the same news.
 */
export const openWindow = async (
  { browser }: Pick<Studio, 'browser'>,
  { language, colours, width, height = HEIGHTS.get(width) ?? 800 }: PictureLook,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> => {
  const context = await browser.newContext({
    ...COLOUR_SCHEMES[colours],
    viewport: { width, height },
    locale: language,
    timezoneId: 'Europe/Amsterdam',
    reducedMotion: 'reduce',
    ...options,
  })
  // The last report of a page is sent while the page unloads, which no route intercepts.
  await context.addInitScript(() => {
    const send = window.fetch.bind(window)
    window.fetch = (to, more) => (to === '/v1/seat/seen' ? new Promise<globalThis.Response>(() => {}) : send(to, more))
  })
  return context
}

/** The paths of the states that were made so far. Making a state may play a whole game, so each is made once. */
const paths = oncePerStand(async () => new Map<StateName, string>())

/**
 * Returns the path of a state, and makes the state if it is needed for the first time. States are made one at a time,
 * because making a game moves the clock.
 */
const pathOf = async ({ served: { at } }: Studio, name: StateName): Promise<string> => {
  const known = await paths(at)
  const path = known.get(name) ?? (await STATES[name](at))
  known.set(name, path)
  return path
}

/** Shows a page or an email. */
export const showSubject = async (
  studio: Studio,
  page: Page,
  name: string,
  { language }: Pick<PictureLook, 'language'>,
) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  if (isState(name)) {
    await page.goto(`${studio.served.origin}${await pathOf(studio, name)}`)
    if (name === 'my-games-finished') await showFinishedGames(page, 30)
    if (isPressed(name)) await PRESSES[name](page)
  } else await page.setContent(emailDocument(EMAIL_EXAMPLES.get(name)?.(language) ?? { html: '', attachments: [] }))
}
