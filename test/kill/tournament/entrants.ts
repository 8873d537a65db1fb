import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import type { TournamentView } from '../../../shared/api/views/tournaments/tournament-view.ts'
import { pressed } from '../../serve/process.ts'
import type { EventWorld } from './event-world.ts'
import { addressOf, mailedPath } from './mailbox.ts'
import { openPatiently, pressPatiently } from './patient-browser.ts'

/** Somebody who plays. `token`: of their own page. */
export type Entrant = { readonly name: string; readonly token: string }

const tokenIn = (path: string): string | undefined => /\/e\/([\w-]+)/.exec(path)?.[1]

/** Accepts by the page's button, in a browser. */
const acceptInBrowser = async (world: EventWorld, browser: Browser, path: string): Promise<string> => {
  await using context = await browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  await openPatiently(world, page, path)
  await pressPatiently(world, page, '.answers > button', () => tokenIn(page.url()) !== undefined)
  return tokenIn(page.url()) ?? ''
}

/** Answers with the text of a page, once the service runs. */
const pageAt = async ({ phoenix }: EventWorld, path: string): Promise<string> => {
  for (;;) {
    const page = await fetch((await phoenix.base()) + path).catch(() => undefined)
    const text = page?.status === 200 ? await page.text().catch(() => undefined) : undefined
    if (text !== undefined) return text
    await wait(20)
  }
}

/** Accepts by the form that the page has, as a browser sends it, and sends the same form again if it was cut off. */
const acceptByForm = async (world: EventWorld, path: string): Promise<string> => {
  const key = /name="key" value="([^"]+)"/.exec(await pageAt(world, path))?.[1] ?? ''
  for (;;) {
    const base = await world.phoenix.base()
    const answer = await pressed(base, path, { key, timeZone: '' }).catch(() => undefined)
    const token = tokenIn(answer?.headers.get('location') ?? '')
    if (token !== undefined) return token
    await wait(20)
  }
}

/** Accepts the invitation that came by email: the first two in a browser. */
export const accept = async (world: EventWorld, browser: Browser, name: string, at: number): Promise<Entrant> => {
  const path = await mailedPath(world, addressOf(name), 'j')
  const token = await (at < 2 ? acceptInBrowser(world, browser, path) : acceptByForm(world, path))
  world.ledger.note()
  return { name, token }
}

/** Reads a tournament: what everyone sees, or with an entrant's token what they see. */
export const shownEvent = async ({ phoenix }: EventWorld, id: string, token?: string): Promise<TournamentView> => {
  for (;;) {
    const asked = token === undefined ? undefined : { headers: { authorization: `Bearer ${token}` } }
    const answer = await fetch(`${await phoenix.base()}/v1/tournaments/${id}`, asked).catch(() => undefined)
    const view = answer?.status === 200 ? await answer.json().catch(() => undefined) : undefined
    if (view) return view as TournamentView
    await wait(20)
  }
}
