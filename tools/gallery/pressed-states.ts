import type { Page, Route } from 'playwright-core'
import { type Stand, ask, invitationOf, newGame } from '../../test/pages/stand.ts'
import { gameWithOffers } from './busy-games.ts'
import { midwayGame } from './played-games.ts'

const MOVE = '9-14'

const preview = async (at: Stand): Promise<string> => `${(await midwayGame(at)).opponent}?move=${MOVE}`

/** Pages that look different after a press, or without a network. */
export const PRESSED_STATES = {
  'seat-sending': preview,
  'seat-not-sent': preview,
  'seat-waits': preview,
  'seat-changed': preview,
  'seat-sent': preview,
  'my-games-asked': async (at: Stand) => (await gameWithOffers(at)).opponent,
  'my-games-offline': async (at: Stand) => (await midwayGame(at)).opponent,
  'invitation-own': async (at: Stand) => invitationOf((await ask(at, await newGame(at))).body),
  'seat-menu': async (at: Stand) => (await midwayGame(at)).opponent,
  'links-menu': async () => '/links',
  'tournament-read': async () => '/t',
} as const

/** Presses the button that plays the move, with a message, while the service answers in a certain way. */
const press = async (page: Page, answer: (route: Route) => Promise<void>): Promise<void> => {
  await page.route('**/move?*', answer)
  await page.route('**/move', answer)
  // The script is there once the title says that something is not sent.
  await page.waitForFunction(() => document.querySelector('#data') !== null && /·.*·/.test(document.title))
  await page.fill('#message', 'See you at the weekend match!')
  await page.click('#play button')
}

const drawn = (page: Page, state: string): Promise<void> =>
  page.waitForFunction((kind) => document.querySelector(`#live-act [data-state=${kind}]`), state).then(() => undefined)

const waitingIn = (page: Page, path: string): Promise<void> =>
  page.evaluate(
    async (waiting) => {
      await (await caches.open('crownhead-waiting')).put(waiting.path, new Response(JSON.stringify(waiting)))
    },
    { path, action: `${path}/move`, body: 'message=Hello', move: MOVE, ply: 20, pieces: '' },
  )

const forgetWaiting = (page: Page): Promise<boolean> => page.evaluate(() => caches.delete('crownhead-waiting'))

/** Returns a page as the service would send it in another game. */
const answeredWith =
  (status: number, change: (page: string) => string) =>
  async (route: Route): Promise<void> => {
    const address = route
      .request()
      .url()
      .replace(/\/move.*/, '')
    const body = change(await (await route.fetch({ url: address, method: 'GET' })).text())
    await route.fulfill({ status, body, headers: { 'content-type': 'text/html', 'content-location': address } })
  }

/** The page after the move: its turn is over. */
const withoutTurn = (page: string): string =>
  page
    .replace(/,"live":\{[^<]*\}\}/, '}')
    .replace(/(<div class="message">)[^]*?(<div class="dock">)/, '$1</div>$2')
    .replace(/(id="live-act">)[^]*?(<div class="tools">)/, '$1</div>$2')

/** Shows an invitation on a device that has a link to the same game. */
const showAsOwn = async (page: Page): Promise<void> => {
  const [, token = ''] = new URL(page.url()).pathname.split('/i/')
  const before = await page.evaluate((link) => {
    const seats = localStorage.getItem('crownhead-seats')
    localStorage.setItem('crownhead-seats', link)
    return seats
  }, token)
  await page.reload()
  await page.locator('[data-own-game]:not([hidden])').waitFor()
  await page.evaluate((seats) => {
    if (seats === null) localStorage.removeItem('crownhead-seats')
    else localStorage.setItem('crownhead-seats', seats)
  }, before)
}

const openMenu = async (page: Page): Promise<void> => {
  await page.locator('.menu').click()
  await page.locator('.leaf').waitFor()
}

const LIST = `Name, Email, Club, Rating
Adwoa Boateng, adwoa@draughts.test, Accra DC, 2105
Wanjiku Kamau, wanjiku@draughts.test, Nairobi, 1987
Otis Brown, otis@draughts, Leeds, 1750
Wanjiku Kamau, wanjiku@draughts.test, Nairobi`

/** Shows how a pasted list is read, two lines of which are to be mended. */
const readList = async (page: Page): Promise<void> => {
  await page.fill('#players', LIST)
  await page.click('button[name=preview]')
  await page.locator('#read').waitFor()
}

/** What is done on the page of a state before it is shown. */
export const PRESSES: { readonly [S in keyof typeof PRESSED_STATES]: (page: Page) => Promise<void> } = {
  'seat-sending': async (page) => {
    // A request that a route never answers would hold up the next page.
    await page.evaluate(() => {
      const send = window.fetch.bind(window)
      window.fetch = (address, init) => (init?.method === 'POST' ? new Promise(() => undefined) : send(address, init))
    })
    await press(page, (route) => route.abort())
    await drawn(page, 'sending')
  },
  'seat-not-sent': async (page) => {
    await press(page, (route) => route.fulfill({ status: 503, body: '' }))
    await drawn(page, 'failed')
  },
  'seat-waits': async (page) => {
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }))
    await press(page, (route) => route.abort())
    await drawn(page, 'waiting')
    await forgetWaiting(page)
  },
  'seat-changed': async (page) => {
    await press(
      page,
      answeredWith(409, (text) => text.replace(/"ply":\d+/, '"ply":98')),
    )
    await drawn(page, 'changed')
  },
  'seat-sent': async (page) => {
    await press(page, answeredWith(200, withoutTurn))
    await drawn(page, 'sent')
  },
  'my-games-asked': async (page) => {
    await page.goto(`${new URL(page.url()).origin}/games`)
    await page.locator('.question').first().waitFor()
  },
  'my-games-offline': async (page) => {
    const { origin, pathname } = new URL(page.url())
    await page.goto(`${origin}/games`)
    await page.locator('#games .first').first().waitFor()
    await page.route('**/v1/games/look', (route) => route.abort())
    await page.route(`**${pathname}`, (route) => route.abort())
    await waitingIn(page, pathname)
    await page.reload()
    await page.locator('.away').waitFor()
    await page.locator('#unsent li').waitFor()
    await forgetWaiting(page)
  },
  'invitation-own': showAsOwn,
  'seat-menu': openMenu,
  'links-menu': openMenu,
  'tournament-read': readList,
}
