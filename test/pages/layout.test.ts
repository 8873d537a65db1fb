import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { gameWithNews } from '../../tools/gallery/busy-games.ts'
import { TINSLEY, playedGame, resignedGame } from '../../tools/gallery/played-games.ts'
import { LANGUAGES } from '../../shared/texts/languages/languages.ts'
import { personOf } from '../../shared/game/model/game.ts'
import { mailboxProof } from '../../shared/service/credentials/mailbox.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import { isLong } from '../harness/size.ts'
import { textsFor } from '../harness/words.ts'
import { onScreen } from './on-screen.ts'
import { act, ask, begun, idOf, newGame, playOut } from './stand.ts'

const { browser, served } = await onScreen()

const open = async (path: string, options: BrowserContextOptions): Promise<Page> => {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/Amsterdam', ...options })
  await context.addInitScript(watchShifts)
  const page = await context.newPage()
  await page.goto(`${served.origin}${path}`)
  return page
}

/** Opens a page on a phone far away in each language in turn. */
const inEachLanguage = async (path: string, look: (page: Page, language: string) => Promise<void>): Promise<void> => {
  // A context with a locale would send that locale, whatever its headers say.
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, timezoneId: 'Europe/Moscow' })
  await context.addInitScript(watchShifts)
  const page = await context.newPage()
  for (const language of LANGUAGES) {
    await page.setExtraHTTPHeaders({ 'accept-language': language })
    await page.goto(`${served.origin}${path}`)
    expect(await page.getAttribute('html', 'lang')).toBe(textsFor(language).locale)
    await look(page, language)
  }
  await context.close()
}

const topOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top)

/**
 * Returns the tops of all parts that must not move while a move is chosen. One call reads them all, since a part may be
 * redrawn between two calls.
 */
const fixedIn = (page: Page): Promise<readonly (number | undefined)[]> =>
  page.evaluate(() =>
    ['#board', '.strip.above', '.strip.below', '.act .bar'].map(
      (part) => document.querySelector(part)?.getBoundingClientRect().top,
    ),
  )

const square = (page: Page, number: number) => page.locator(`#board [data-square="${number}"]`)

/** Returns the layout shift: how far parts of the page have moved up or down by themselves since it was read whole. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // After two frames the observer has received the shifts of everything drawn so far.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return Number(document.documentElement.dataset['shift'] ?? 0)
  })

/**
 * The largest accepted layout shift. While a page opens, a line may grow by a pixel when a font comes late, or wrap
 * once its time is written in the reader's zone. A page counts as good below 0.1 (web.dev, CLS). Parts that must not
 * move at all during a move are compared separately.
 */
const IMPERCEPTIBLE = 0.001

type Shift = {
  readonly value: number
  readonly startTime: number
  readonly sources: readonly { readonly previousRect: DOMRectReadOnly; readonly currentRect: DOMRectReadOnly }[]
}

const watchShifts = (): void => {
  let sum = 0
  // A busy browser draws a document before it has read the end of it: the status, say, before the strip above it.
  let firstWholeFrame = Infinity
  document.addEventListener('DOMContentLoaded', () =>
    requestAnimationFrame(() => requestAnimationFrame((at) => (firstWholeFrame = at))),
  )
  new PerformanceObserver((list) => {
    const entries: readonly (PerformanceEntry & Partial<Shift>)[] = list.getEntries()
    // A time that is rewritten in the reader's zone may be wider, but moves nothing up or down.
    for (const { value = 0, startTime, sources = [] } of entries)
      if (firstWholeFrame < startTime && sources.some((part) => part.previousRect.y !== part.currentRect.y))
        sum += value
    document.documentElement.dataset['shift'] = String(sum)
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The short check has each size and each language once, the long check all pairs of them. */
const PHONES = [
  ['360 px, English', { viewport: { width: 360, height: 640 } }],
  ['390 px, Dutch', { viewport: { width: 390, height: 844 }, locale: 'nl-NL' }],
  ...(isLong
    ? ([
        ['390 px, English', { viewport: { width: 390, height: 844 } }],
        ['360 px, Dutch', { viewport: { width: 360, height: 640 }, locale: 'nl-NL' }],
      ] as const)
    : []),
] as const

test('a part that moves down by itself is noticed', async () => {
  const { opponent } = await begun(served.at, { name: 'Oma Els' })
  const page = await open(opponent, PHONES[0][1])
  expect(await shiftOf(page)).toBeLessThan(IMPERCEPTIBLE)
  await page.evaluate(() => document.querySelector('#board')?.before(document.createElement('hr')))
  expect(await shiftOf(page)).toBeGreaterThan(IMPERCEPTIBLE)
  await page.context().close()
})

describe.each(PHONES)('on a phone of %s', (_, options) => {
  test('the board stays in its place through choosing, preview, playing, and having to capture', async () => {
    const { creator, opponent } = await begun(served.at, { name: 'Oma Els' })
    const page = await open(opponent, options)
    const tops = [await topOf(page, '#board')]
    const fixed = await fixedIn(page)
    expect(await shiftOf(page)).toBeLessThan(IMPERCEPTIBLE)
    await square(page, 11).click()
    expect(await fixedIn(page)).toEqual(fixed)
    await square(page, 15).click()
    await page.locator('#play button').waitFor()
    expect(await fixedIn(page)).toEqual(fixed)
    await page.locator('#play button').click()
    await page.locator('.strip.above.turn').waitFor()
    tops.push(await topOf(page, '#board'))
    await ask(served.at, `${creator}/move`, { form: { ply: '1', move: '22-18' } })
    await page.reload()
    tops.push(await topOf(page, '#board'))
    expect(tops.map(Math.round)).toEqual(tops.map(() => Math.round(tops[0] ?? 0)))
    expect(await shiftOf(page)).toBeLessThan(IMPERCEPTIBLE)
    await page.context().close()
  })

  test('the board stays in its place when the outcome of a press is shown, and during an offer', async () => {
    const { creator, opponent } = await begun(served.at, { name: 'Oma Els' })
    const page = await open(opponent, options)
    const tops = [await topOf(page, '#board')]
    const gift = page
      .locator('details')
      .filter({ has: page.locator('[value=give-time]') })
      .first()
    await page.goto(`${served.origin}${opponent}?panel=time`)
    await gift.locator('summary').click()
    await gift.locator('button').click()
    await page.locator('#outcome').waitFor()
    tops.push(await topOf(page, '#board'))
    await act(served.at, creator, 'propose-pause', { ply: '0', until: '2026-12-01', timeZone: '' })
    await page.goto(`${served.origin}${opponent}`)
    await page.locator('.asked').first().waitFor()
    tops.push(await topOf(page, '#board'))
    expect(tops).toEqual(tops.map(() => tops[0]))
    await page.context().close()
  })

  test('the outcome of a press does not cover the news, whether it takes one line or two', async () => {
    const { creator, opponent } = await begun(served.at, { name: 'Oma Els' })
    await playOut(served.at, [opponent, creator], ['11-15', '23-19'])
    // In Polish the outcome takes two lines.
    const page = await open(`${opponent}?panel=draw`, { ...options, locale: 'pl' })
    const offer = page.locator('form').filter({ has: page.locator('[value=offer-draw]') })
    await offer.locator('button').first().click()
    await page.locator('#outcome').waitFor()
    const [outcome, news] = await Promise.all(
      ['#outcome', '.status .news'].map(async (part) => {
        const [first] = await page.locator(part).filter({ visible: true }).all()
        return first?.boundingBox()
      }),
    )
    expect(outcome?.height).toBeGreaterThan(0)
    if (outcome && news) expect(outcome.y).toBeGreaterThanOrEqual(news.y + news.height)
    await page.context().close()
  })

  test.each(['Oma Els', 'W'.repeat(40)])('the heading does not overlap the elements beside it: %s', async (name) => {
    const { creator, opponent } = await begun(served.at, { name })
    await playOut(served.at, [opponent, creator], ['11-15'])
    const page = await open(opponent, options)
    const [heading, games, news] = await Promise.all(
      ['h1', '.to-games', '.news'].map((each) => page.locator(each).boundingBox()),
    )
    if (!heading || !games || !news) throw new Error('a part is missing')
    expect(heading.x + heading.width).toBeLessThanOrEqual(games.x)
    expect(heading.y + heading.height).toBeLessThanOrEqual(news.y + 1)
    await page.context().close()
  })
})

/** Returns which of these parts of a page lie over one another, with the first one, by at least two pixels. */
const coveredBy = (page: Page, cover: string, parts: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(
    ([first, others]) => {
      const over = document.querySelector(first)?.getBoundingClientRect()
      if (!over) return [first]
      return others.filter((part) => {
        const under = document.querySelector(part)?.getBoundingClientRect()
        const height = under && Math.min(over.bottom, under.bottom) - Math.max(over.top, under.top)
        const width = under && Math.min(over.right, under.right) - Math.max(over.left, under.left)
        return !height || !width || (height >= 2 && width >= 2)
      })
    },
    [cover, parts] as const,
  )

const HEADER = ['.brand', '.to-games', '.menu', 'h1', '.strip.above .name']

test('after an act on a phone, its outcome of two lines is in sight, and covers neither header nor name', async () => {
  const { creator, opponent } = await begun(served.at, { name: 'Bartholomew' })
  await playOut(served.at, [opponent, creator], ['11-15'])
  const page = await open(`${opponent}?panel=takeback`, { viewport: { width: 390, height: 844 } })
  const board = await topOf(page, '#board')
  await page
    .locator('form')
    .filter({ has: page.locator('[value=request-takeback]') })
    .locator('button')
    .click()
  await page.locator('#outcome').waitFor()
  expect((await page.locator('#outcome').boundingBox())?.height).toBeGreaterThan(30)
  expect(await coveredBy(page, '#outcome', [...HEADER, '.strip.above .lines'])).toEqual([])
  expect(await page.locator('.strip.above .lines p').first().isVisible()).toBe(true)
  expect(await coveredBy(page, '.strip.above .lines', ['#board'])).toEqual([])
  expect([await topOf(page, '#board'), await page.evaluate(() => scrollY)]).toEqual([board, 0])
  await page.context().close()
})

test('the answer to a typed question stands on a phone’s first screen, and moves nothing while a piece is chosen', async () => {
  const { opponent } = await begun(served.at)
  const page = await open(opponent, { viewport: { width: 390, height: 844 } })
  const fixed = await fixedIn(page)
  await page.locator('#typed').fill('help')
  await page.locator('#typed').press('Enter')
  await page.locator('#answer').waitFor()
  expect(await fixedIn(page)).toEqual(fixed)
  expect(await coveredBy(page, '#answer', ['.act .bar'])).toEqual([])
  await square(page, 11).click()
  await page.locator('.chosen').waitFor()
  expect(await fixedIn(page)).toEqual(fixed)
  await page.context().close()
})

test('the focus stays where the reader is: on the button of a closed panel, and in the replay', async () => {
  const { creator, opponent } = await begun(served.at)
  await playOut(served.at, [opponent, creator], ['11-15'])
  const page = await open(creator, { viewport: { width: 1280, height: 800 } })
  const focused = () => page.evaluate(() => document.activeElement?.id)
  await page.getByRole('link', { name: 'Time', exact: true }).press('Enter')
  await page.locator('.panel').waitFor()
  await page.getByRole('link', { name: 'Close' }).press('Enter')
  await page.locator('.panel').waitFor({ state: 'detached' })
  expect(await focused()).toBe('open-time')
  await square(page, 23).click()
  await square(page, 19).click()
  await page.locator('#open-draw').press('Enter')
  await page.locator('.panel').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.panel').waitFor({ state: 'detached' })
  expect([await focused(), new URL(page.url()).search]).toEqual(['open-draw', '?move=23-19'])
  await page.keyboard.press('Escape')
  await page.locator('#play').waitFor({ state: 'detached' })
  await page.locator('#back').press('Enter')
  await page.locator('#shown').waitFor()
  expect([await focused(), await page.locator('#back[aria-disabled]').count()]).toEqual(['back', 1])
  expect(await page.locator('#news').textContent()).toMatch(/^The start/)
  await page.locator('#next').press('Enter')
  await page.locator('#shown').waitFor({ state: 'detached' })
  expect(await focused()).toBe('next')
  await page.context().close()
})

const shownMoveIsInList = (page: Page): Promise<boolean> =>
  page.locator('.moves [aria-current]').evaluate((move) => {
    const [at, list] = [move.getBoundingClientRect(), move.closest('.scroll')?.getBoundingClientRect()]
    return list !== undefined && at.top >= list.top - 1 && at.bottom <= list.bottom + 1
  })

/** Returns where the bar, the reader's clock and the row of acts are. */
const controlsIn = (page: Page): Promise<readonly (readonly number[] | undefined)[]> =>
  page.evaluate(() =>
    ['.act .bar', '.strip.below', '.acts'].map((part) => {
      const box = document.querySelector(part)?.getBoundingClientRect()
      return box && [box.left, box.top, box.right, box.bottom].map(Math.round)
    }),
  )

const askForNews = (page: Page): Promise<boolean> => page.evaluate(() => dispatchEvent(new Event('online')))

const LOW_WINDOWS: readonly (readonly [number, number, string])[] = [
  [1366, 657, 'de-DE'],
  [667, 375, 'nl-NL'],
  ...(isLong
    ? ([
        [1280, 800, 'en-GB'],
        [844, 390, 'ru-RU'],
      ] as const)
    : []),
]

test.each(LOW_WINDOWS)(
  'what one does keeps its place through choosing, a notice, panels and news: %i × %i',
  async (width, height, locale) => {
    const { at } = served
    const { creator, opponent } = await playedGame(at, TINSLEY.slice(0, 30), { email: 'joost@draughts.test' })
    const page = await open(opponent, { viewport: { width, height }, locale })
    const controls = await controlsIn(page)
    for (const box of controls) expect(box?.[3]).toBeLessThanOrEqual(height)
    const isKept = async (after: string): Promise<void> =>
      expect([after, await controlsIn(page)]).toEqual([after, controls])
    await square(page, 12).click()
    await page.locator('#play').waitFor()
    await isKept('a move is chosen')
    await page.route('**/move', (route) => route.abort())
    await page.locator('#play button').click()
    await page.locator('.news', { hasText: '12x19' }).waitFor()
    await isKept('the move is not sent')
    await page.route(/panel=draw/, (route) => route.abort())
    await page.locator('#open-draw').click()
    await page.locator('.notice').waitFor()
    await isKept('a notice')
    const shown = height > 480 ? HEADER : ['.menu', 'h1', '.strip.above .name']
    expect(await coveredBy(page, '.notice', [...shown, '.news', '.act .bar', '.strip.below .time'])).toEqual([])
    await page.unroute(/panel=draw/)
    for (const panel of ['draw', 'takeback', 'time', 'resign']) {
      await page.locator(`#open-${panel}`).click()
      await page.locator(`.panel #open-${panel}`).waitFor()
      await isKept(panel)
    }
    await page.locator('.panel-top a').click()
    await act(at, creator, 'offer-draw', { ply: '30' })
    await act(at, creator, 'propose-pause', { ply: '30', until: '2026-12-20', timeZone: '' })
    await askForNews(page)
    await page.locator('.asked').nth(1).waitFor()
    await isKept('two questions')
    await page.context().close()
  },
)

/** Returns the link in an email to the creator, which proves that the reader has the mailbox. */
const linkOfEmail = async (creator: string, email: string): Promise<string> => {
  const game = idOf(creator)
  const found = await loadGame(served.at.service.games, game)
  const contact = found && personOf(found.game, 'creator')?.contact
  if (!contact) throw new Error('the creator has no contact')
  return `${creator}.${mailboxProof(served.at.service.signer, game, contact, email)}`
}

/** Returns the buttons and folds in the box of questions that are not wholly in its view. */
const cutQuestions = (page: Page): Promise<readonly string[]> =>
  page.locator('.asks').evaluate((box) => {
    const seen = box.getBoundingClientRect()
    const all = [...box.querySelectorAll('button,.button,summary')].filter((each) => each.checkVisibility())
    const isCut = ({ top, bottom }: DOMRect): boolean => top < seen.top || bottom > seen.bottom + 1
    return all.filter((each) => isCut(each.getBoundingClientRect())).map(({ textContent }) => textContent.trim())
  })

/** In `npm test` one laptop is enough: the one with the lower window, where less fits. */
const LAPTOPS = [
  [1366, 657],
  [1280, 800],
] as const

describe.each(isLong ? LAPTOPS : LAPTOPS.slice(0, 1))('on a laptop of %i × %i', (width, height) => {
  const options = { viewport: { width, height } }

  test('three questions at once have all their buttons on the screen, and the last move is in its list', async () => {
    const { at } = served
    const { creator, opponent } = await playedGame(at, TINSLEY.slice(0, 19))
    for (const type of ['request-takeback', 'offer-draw']) await act(at, opponent, type, { ply: '19' })
    await act(at, opponent, 'propose-pause', { ply: '19', until: '2026-12-20', timeZone: '' })
    const page = await open(creator, options)
    expect(await page.locator('.asks button,.asks .button').count()).toBe(6)
    expect(await cutQuestions(page)).toEqual([])
    expect((await page.locator('.moves .scroll').boundingBox())?.height).toBeGreaterThanOrEqual(32)
    expect(await shownMoveIsInList(page)).toBe(true)
    await page.context().close()
  })

  test('who comes from an email sees both buttons about emails first, and the box fades where it scrolls', async () => {
    const [{ at }, email] = [served, 'oma@draughts.test']
    const { creator, opponent } = await playedGame(at, TINSLEY.slice(0, 18), { email })
    await act(at, opponent, 'propose-pause', { ply: '18', until: '2026-12-20', timeZone: '' })
    await ask(at, `${opponent}/move`, { form: { ply: '18', move: '18x25', message: 'Sorry about the wait.' } })
    const page = await open(await linkOfEmail(creator, email), options)
    expect((await cutQuestions(page)).filter((button) => /Email/.test(button))).toEqual([])
    const { fade, hidden } = await page.locator('.asks').evaluate((box) => ({
      fade: parseFloat(getComputedStyle(box).getPropertyValue('--below')) > 0,
      hidden: box.scrollHeight - box.clientHeight,
    }))
    expect([fade, hidden > 0]).toEqual([true, true])
    await page.context().close()
  })

  test('a player may huff with all its buttons on the screen, and opening one moves no other', async () => {
    const { creator } = await playedGame(served.at, ['11-15', '22-18', '9-13'], { rules: 'english-huffing' })
    const page = await open(creator, options)
    const tops = () =>
      page.locator('.asks summary').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
    const before = await tops()
    expect([before.length, await cutQuestions(page)]).toEqual([2, []])
    await page.mouse.move(10, 10)
    await page.waitForLoadState('networkidle')
    await page.locator('.asks summary').first().click()
    await expect.poll(() => cutQuestions(page)).toEqual([])
    expect([await tops(), await page.locator('.asks button:visible').count()]).toEqual([before, 1])
    await page.context().close()
  })

  test('planned replies that are refused are in view, whole, with the reason', async () => {
    const { creator, opponent } = await begun(served.at)
    await playOut(served.at, [opponent, creator], ['11-15'])
    const page = await open(`${opponent}?tab=mine`, options)
    await page.locator('summary', { hasText: 'Planned replies' }).click()
    await page.fill('#lines', '22-17 1-2')
    await page
      .locator('form', { has: page.locator('#lines') })
      .locator('button:enabled')
      .click()
    await page.locator('#lines-fault').waitFor()
    const whole = await page.locator('#lines, #lines-fault').evaluateAll((all) =>
      all.map((each) => {
        const { left, top, bottom } = each.getBoundingClientRect()
        return [top, bottom].every((y, end) => each === document.elementFromPoint(left + 5, end ? y - 3 : y + 3))
      }),
    )
    expect([whole, await page.inputValue('#lines')]).toEqual([[true, true], '22-17 1-2'])
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('lines')
    await page.context().close()
  })

  test('while nobody has accepted, the cards stand whole on a page that scrolls', async () => {
    const page = await open(
      await newGame(served.at, { opponentName: 'Otis', arbiterName: 'Ida', email: 'joost@draughts.test' }),
      options,
    )
    expect([(await page.locator('.asks :is(button,.button)').count()) > 2, await cutQuestions(page)]).toEqual([
      true,
      [],
    ])
    expect(await coveredBy(page, '.asks', ['.tabs', '.strip.below', '.tools', '.foot'])).toEqual([])
    await page.context().close()
  })

  test('the row of tabs stays in its place, whichever is open, and a fold that is opened comes into view', async () => {
    const page = await open((await gameWithNews(served.at)).creator, options)
    const tabs = await topOf(page, '.tabs')
    for (const tab of ['Events', 'About', 'Mine']) {
      await page.locator('.tabs a', { hasText: tab }).click()
      await page.locator('.tabs [aria-current]', { hasText: tab }).waitFor()
      expect([tab, await topOf(page, '.tabs')]).toEqual([tab, tabs])
    }
    await page.locator('.mine summary:visible').last().click()
    const isFirst = () =>
      page.locator('.mine details[open]').evaluate((fold) => {
        const [at, box] = [fold.getBoundingClientRect(), fold.closest('.tab')?.getBoundingClientRect()]
        return box !== undefined && (at.bottom <= box.bottom || at.top - box.top < 2)
      })
    await expect.poll(isFirst).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.context().close()
  })
})

test('“Sent” is shown after a move, and goes with what happens next', async () => {
  const { creator, opponent } = await begun(served.at)
  const page = await open(opponent, { viewport: { width: 390, height: 844 } })
  await square(page, 11).click()
  await square(page, 15).click()
  await page.locator('#play button').click()
  await page.locator('[data-state=sent]').waitFor({ state: 'attached' })
  await act(served.at, creator, 'offer-draw', { ply: '1' })
  await askForNews(page)
  await page.locator('.asked').waitFor()
  await expect.poll(() => page.locator('[data-state=sent]').count()).toBe(0)
  await page.context().close()
})

test('after a move and after the end, the last moves are in view, and the header has the number of the move', async () => {
  const { at } = served
  const { creator, opponent } = await playedGame(at, TINSLEY.slice(0, 31))
  const page = await open(opponent, { viewport: { width: 1366, height: 657 } })
  const scrollUp = (): Promise<void> => page.locator('.scroll').evaluate((list) => list.scrollTo(0, -9999))
  await scrollUp()
  await ask(at, `${creator}/move`, { form: { ply: '31', move: '23x16' } })
  await askForNews(page)
  await expect.poll(() => page.locator('.top>span').textContent()).toContain('move 17')
  await expect.poll(() => shownMoveIsInList(page)).toBe(true)
  await scrollUp()
  await act(at, creator, 'resign', { ply: '32' })
  await askForNews(page)
  await page.locator('.graph').waitFor()
  await expect.poll(() => shownMoveIsInList(page)).toBe(true)
  await page.context().close()
})

test('in landscape no part of a finished game’s page overlaps another', async () => {
  const { creator, opponent } = await begun(served.at)
  await playOut(served.at, [opponent, creator], ['11-15', '22-18', '15x22', '25x18'])
  await ask(served.at, `${creator}/act`, { form: { type: 'resign', ply: '4' } })
  const page = await open(creator, { viewport: { width: 844, height: 390 } })
  const [moves, records] = [
    await page.locator('.tab').boundingBox(),
    await page.locator('.under section').boundingBox(),
  ]
  const list = await page.locator('.moves table, table').first().boundingBox()
  if (!moves || !records || !list) throw new Error('a part is missing')
  expect(Math.max(moves.y + moves.height, list.y + list.height)).toBeLessThanOrEqual(records.y)
  await page.goto(`${served.origin}/g/${idOf(creator)}/sheet`)
  await page.setViewportSize({ width: 360, height: 640 })
  const diagram = await page.locator('.end svg').boundingBox()
  expect(diagram?.width).toBeCloseTo(diagram?.height ?? 0, 0)
  await page.context().close()
})

test('the list of moves scrolls to the shown move: at first, by the buttons, and by the graph', async () => {
  const { creator } = await resignedGame(served.at, 'opponent')
  const page = await open(`${creator}?ply=3`, { viewport: { width: 1280, height: 800 } })
  const shown = page.locator('.moves [aria-current]')
  const isInList = (): Promise<boolean> => shownMoveIsInList(page)
  expect(await isInList()).toBe(true)
  for (const press of ['#last', '.bars a:nth-child(2)', '.bars a:nth-child(40)', '#back']) {
    const before = await shown.textContent()
    await page.locator(press).click()
    await expect.poll(() => shown.textContent()).not.toBe(before)
    await expect.poll(isInList, { message: press }).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
  await page.context().close()
})

test('the list of moves shows the reader’s own move, although its box becomes lower with each of them', async () => {
  const { at } = served
  const { creator, opponent } = await begun(at)
  await playOut(at, [opponent, creator], ['11-15', '23-19', '8-11'])
  await ask(at, `${opponent}/notify`, { form: { later: '1' } })
  const page = await open(opponent, { viewport: { width: 1366, height: 657 } })
  for (const [ply, answer, from, to] of [
    [3, '22-17', 4, 8],
    [5, '17-13', 15, 18],
    [7, '24-20', 11, 15],
  ] as const) {
    const form = { ply: String(ply), move: answer, ...(ply === 5 && { message: 'A fine move.' }) }
    await ask(at, `${creator}/move`, { form })
    await askForNews(page)
    await page.locator('.strip.below.turn').waitFor()
    await square(page, from).click()
    await square(page, to).click()
    await page.locator('.act .main').click()
    await page.locator('.strip.above.turn').waitFor()
    await shiftOf(page)
    expect([ply, await shownMoveIsInList(page)]).toEqual([ply, true])
  }
  await page.context().close()
})

test('a turn’s page does not move when its times are written in the zone of a reader far away, in any language', async () => {
  const { at } = served
  const { creator, opponent } = await begun(at, { clock: 'relaxed' })
  await playOut(at, [opponent, creator], ['11-15', '23-19'])
  const moved: (readonly [string, number])[] = []
  await inEachLanguage(opponent, async (page, language) => {
    await page.locator('.strip.below time', { hasText: /\+3/ }).waitFor()
    moved.push([language, await shiftOf(page)])
  })
  expect(moved.filter(([, shift]) => shift >= IMPERCEPTIBLE)).toEqual([])
})

test('the tabs of a game with news stand in one row on a phone, in every language', async () => {
  const { creator } = await begun(served.at, { name: 'Oma Els' })
  await act(served.at, creator, 'offer-draw')
  const rows: (readonly [string, number, number])[] = []
  await inEachLanguage(creator, async (page, language) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const tops = await page.locator('.tabs a').evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top))
    rows.push([language, tops.length, new Set(tops).size])
  })
  expect(rows).toEqual(LANGUAGES.map((language) => [language, 5, 1]))
})

test('who follows the first email on a phone sees its button on the first screen, and it moves nothing', async () => {
  const email = 'oma@draughts.test'
  const { creator } = await begun(served.at, { email })
  const page = await open(await linkOfEmail(creator, email), { viewport: { width: 360, height: 740 } })
  const [button, board] = [await page.locator('.emails .main').boundingBox(), await topOf(page, '#board')]
  expect((button?.y ?? 0) + (button?.height ?? Infinity)).toBeLessThanOrEqual(740)
  await page.locator('.emails .main').click()
  await page.locator('.emails').waitFor({ state: 'detached' })
  expect(await topOf(page, '#board')).toBe(board)
  await page.context().close()
})

/** Returns the words that are broken over several lines, and whether the page is wider than its window. */
const brokenIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isBroken = (text: Node, word: RegExpExecArray): boolean => {
      const range = document.createRange()
      range.setStart(text, word.index)
      range.setEnd(text, word.index + word[0].length)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
    }
    const shown = [...document.querySelectorAll('.tile strong')].filter((name) => name.checkVisibility())
    const broken = shown.flatMap(({ firstChild: text }) =>
      text
        ? [...(text.textContent ?? '').matchAll(/\S+/g)].filter((word) => isBroken(text, word)).map(([word]) => word)
        : [],
    )
    return document.documentElement.scrollWidth > innerWidth ? [...broken, 'the page is too wide'] : broken
  })

test('no name of rules or clocks is broken on the first page, in any window and language', async () => {
  await inEachLanguage('/', async (page, language) => {
    for (const width of [360, 480, 640, 840, 1024, 1200, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect([language, width, await brokenIn(page)]).toEqual([language, width, []])
    }
  })
})
