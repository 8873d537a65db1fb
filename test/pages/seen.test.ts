import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { personOf } from '../../shared/game/model/game.ts'
import { MINUTE } from '../../shared/game/model/words.ts'
import { deliverEmail } from '../../shared/service/email/sending/deliver-email.ts'
import { type Site, emailedSeatLink } from '../../shared/service/credentials/links.ts'
import { emailsFor } from '../../shared/email/game-emails/emails-for.ts'
import { consentFields } from '../../shared/service/credentials/address-fields.ts'
import type { OutgoingEmail } from '../../shared/service/ports/email.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import { onScreen } from './on-screen.ts'
import { act, begun, idOf, playOut } from './stand.ts'

const { browser, served } = await onScreen()

let players = 0

/**
 * Begins a game in which the opponent, Amara (Black), has moved and gets emails at an address of her own. The creator,
 * Joost, is to move.
 */
const game = async () => {
  const email = `amara-${players++}@players.test`
  const { at } = served
  const { creator, opponent } = await begun(at)
  await playOut(at, [opponent, creator], ['11-15'])
  const { id, loaded, contact } = await seatIn(opponent)
  await at.service.contacts.update(id, contact, consentFields(at.service.signer, email))
  const site: Site = { origin: served.origin, signer: at.service.signer }
  return {
    id,
    contact,
    own: opponent,
    theirs: creator,
    mailed: emailedSeatLink(site, 'opponent', id, loaded.game, email),
  }
}

const seatIn = async (path: string) => {
  const id = idOf(path)
  const loaded = await loadGame(served.at.service.games, id)
  const contact = loaded && personOf(loaded.game, 'opponent')?.contact
  if (!loaded || contact === undefined) throw new Error('the game has begun')
  return { id, loaded, contact }
}

/** Plays Joost's move, and returns the emails that are then queued for Amara. */
const answerIn = async ({ id, theirs }: Awaited<ReturnType<typeof game>>) => {
  const { service } = served.at
  const response = await fetch(`${served.origin}${theirs}/move`, {
    method: 'POST',
    body: new URLSearchParams({ ply: '1', move: '23-19' }),
    redirect: 'manual',
  })
  expect(response.status).toBe(303)
  const loaded = await loadGame(service.games, id)
  if (!loaded) throw new Error('the game goes on')
  const { stored } = loaded
  const letters = emailsFor(id, stored.version, loaded.game, stored.log.slice(-stored.last))
  return letters.filter(({ seat }) => seat === 'opponent')
}

/** Delivers the queued emails as if two minutes had passed, and returns those that are sent. */
const emailsOf = async (letters: Awaited<ReturnType<typeof answerIn>>): Promise<readonly OutgoingEmail[]> => {
  const { service, clock } = served.at
  const mails: OutgoingEmail[] = []
  const post = { send: async (mail: OutgoingEmail) => (mails.push(mail), 'taken' as const) }
  for (const letter of letters) await deliverEmail({ ...service, post }, letter, clock.now + 2 * MINUTE)
  return mails
}

const seenBy = async ({ id, contact }: Awaited<ReturnType<typeof game>>): Promise<number> =>
  (await served.at.service.contacts.load(id, contact))?.seen ?? 0

const lookOf = async ({ id, contact }: Awaited<ReturnType<typeof game>>): Promise<string> =>
  (await served.at.service.contacts.load(id, contact))?.look ?? ''

const open = async (
  context: BrowserContext,
  url: string,
): Promise<{ readonly page: Page; readonly said: string[] }> => {
  const page = await context.newPage()
  const said: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/seen')) said.push(request.postData() ?? '')
  })
  await page.goto(url)
  return { page, said }
}

const hide = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, 'visibilityState', { value: isHidden ? 'hidden' : 'visible', configurable: true })
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

/**
 * Acts as a reader who comes to the page: a movement loads the part of the script that watches for more. A browser drops
 * input until it has painted the page, so this reader moves until the part has run.
 */
const arrive = async (page: Page): Promise<void> => {
  const part = async (): Promise<string | undefined> => {
    await stir(page)
    return (await page.requests()).map((request) => request.url()).find((url) => url.includes('/assets/use-'))
  }
  await expect.poll(part).toBeDefined()
  await page.evaluate(`import(${JSON.stringify(await part())})`)
  await stir(page)
}

/** Moves the mouse over the page. */
const stir = async (page: Page): Promise<void> => {
  for (const place of [20, 30, 40]) await page.mouse.move(place, place)
}

/** Lets a page ask for news at once, without a sign that somebody reads it. */
const askForNews = (page: Page): Promise<unknown> => page.evaluate(() => dispatchEvent(new Event('online')))

const showsMove = (page: Page) => page.waitForSelector('#board button[name=from]')

describe('a page that is in view', () => {
  test('reports once that its reader saw the move, and no email about it comes', async () => {
    await using context = await browser.newContext({ locale: 'en-GB' })
    const seats = await game()
    const { page, said } = await open(context, `${served.origin}${seats.own}`)
    await arrive(page)
    const letters = await answerIn(seats)
    await askForNews(page)
    await showsMove(page)
    await expect.poll(() => seenBy(seats)).toBeGreaterThan(0)
    await stir(page)
    expect(said).toHaveLength(1)
    expect(await emailsOf(letters)).toEqual([])
  })

  test('reports nothing while it is hidden, and the email comes', async () => {
    await using context = await browser.newContext({ locale: 'en-GB' })
    const seats = await game()
    const { page, said } = await open(context, `${served.origin}${seats.own}`)
    await arrive(page)
    await hide(page, true)
    const letters = await answerIn(seats)
    await stir(page)
    expect(await emailsOf(letters)).toHaveLength(1)
    expect(said).toEqual([])
    await hide(page, false)
    await showsMove(page)
    await expect.poll(() => said.length).toBe(1)
  })

  test('reports nothing of a move that arrives after the page was hidden', async () => {
    await using context = await browser.newContext({ locale: 'en-GB' })
    const seats = await game()
    const { page, said } = await open(context, `${served.origin}${seats.own}`)
    await arrive(page)
    const delay = Promise.withResolvers<void>()
    await page.route(`**${seats.own}*`, async (route) => {
      await delay.promise
      await route.continue()
    })
    const asked = page.waitForRequest(`**${seats.own}*`)
    const letters = await answerIn(seats)
    await askForNews(page)
    await asked
    await hide(page, true)
    delay.resolve()
    await showsMove(page)
    expect(await emailsOf(letters)).toHaveLength(1)
    expect(said).toEqual([])
  })

  test('reports nothing after ten minutes without its reader, until the reader comes back', async () => {
    await using context = await browser.newContext({ locale: 'en-GB' })
    const seats = await game()
    const page = await context.newPage()
    await page.clock.install()
    const said: string[] = []
    page.on('request', (request) => void (request.url().endsWith('/seen') && said.push(request.url())))
    await page.goto(`${served.origin}${seats.own}`)
    await arrive(page)
    await page.clock.fastForward(11 * MINUTE)
    const letters = await answerIn(seats)
    await page.clock.runFor(MINUTE)
    await showsMove(page)
    expect(await emailsOf(letters)).toHaveLength(1)
    expect(said).toEqual([])
    await stir(page)
    await expect.poll(() => said.length).toBe(1)
  })

  test('reports nothing if an email led to it, because a mail scanner may have opened it', async () => {
    await using context = await browser.newContext({ locale: 'en-GB' })
    const seats = await game()
    const { page, said } = await open(context, seats.mailed)
    await arrive(page)
    const letters = await answerIn(seats)
    await askForNews(page)
    await showsMove(page)
    await stir(page)
    await page.evaluate(() => fetch('/api', { method: 'HEAD' }))
    expect(said).toEqual([])
    expect(await emailsOf(letters)).toHaveLength(1)
    // Choosing a move shows that the reader is no mail scanner.
    await page.click('#board [data-square="9"]')
    await page.click('#board [data-square="14"]')
    await page.click('#play button')
    await page.getByText('Your move 9-14 has been made.').first().waitFor()
    expect(new URL(page.url()).pathname).toBe(seats.own)
  })

  test('reports that a reader leaves the page with news, once, so that the next visit does not show the same', async () => {
    await using context = await browser.newContext({ locale: 'en-GB' })
    const seats = await game()
    await answerIn(seats)
    await act(served.at, seats.theirs, 'give-time', { ply: '2', days: '1' })
    const { page, said } = await open(context, `${served.origin}${seats.own}`)
    await page.getByText('Joost gave you 1 day').waitFor()
    await arrive(page)
    await hide(page, true)
    await hide(page, false)
    await hide(page, true)
    const left = (): readonly string[] => said.filter((report) => report.includes('left'))
    await expect.poll(left).toHaveLength(1)
    await expect.poll(() => lookOf(seats)).toMatch(/^\d+\.\d+$/)
    const again = await context.newPage()
    await again.goto(`${served.origin}${seats.own}`)
    await again.getByText('Your move').first().waitFor()
    expect(await again.locator('.since').count()).toBe(0)
  })

  test('reports nothing for a seat that gets no emails, or that is not to move', async () => {
    await using context = await browser.newContext({ locale: 'en-GB' })
    const seats = await game()
    const waiting = await open(context, `${served.origin}${seats.own}`)
    await arrive(waiting.page)
    const unasked = await open(context, `${served.origin}${seats.theirs}`)
    await arrive(unasked.page)
    for (const { page } of [waiting, unasked]) await page.evaluate(() => fetch('/api', { method: 'HEAD' }))
    expect([...waiting.said, ...unasked.said]).toEqual([])
  })
})
