import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { isLong } from '../harness/size.ts'
import { onScreen } from './on-screen.ts'
import { act, arbiterOf, begun, playOut, wholePage } from './stand.ts'

const { browser, served } = await onScreen()

type Game = { readonly mine: string; readonly theirs: string }

/** Begins a game and plays two moves. Then it is the turn of the opponent (`mine`), who plays Black. */
const game = async (): Promise<Game> => {
  const { at } = served
  const { creator, opponent } = await begun(at, { arbiterName: 'Ida', arbiterEmail: 'ida@draughts.test' })
  await playOut(at, [opponent, creator], ['11-15', '23-19'])
  return { mine: opponent, theirs: creator }
}

const open = async (path: string): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1200, height: 900 }, locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto(`${served.origin}${path}`)
  return page
}

/** Changes of the game that keep its ply. */
const CHANGES: Readonly<Record<string, (game: Game) => Promise<unknown>>> = {
  'time is given': ({ theirs }) => act(served.at, theirs, 'give-time', { ply: '2', days: '1' }),
  'a draw is offered': ({ theirs }) => act(served.at, theirs, 'offer-draw', { ply: '2' }),
  'a take-back is asked': ({ theirs }) => act(served.at, theirs, 'request-takeback', { ply: '2' }),
  'a pause is proposed': ({ theirs }) =>
    act(served.at, theirs, 'propose-pause', { ply: '2', until: '2026-12-01', timeZone: '' }),
  'leave is taken': ({ theirs }) =>
    act(served.at, theirs, 'take-leave', { ply: '2', days: '2', from: '', timeZone: '' }),
  'a count is asked for': ({ theirs }) => act(served.at, theirs, 'ask-count', { ply: '2' }),
  'a link is reported lost': ({ theirs }) => act(served.at, theirs, 'ask-reseat', { ply: '2' }),
}

/** Lets the page ask for news at once, as if its reader came back to it. */
const hear = async (page: Page, { mine }: Game): Promise<void> => {
  const heard = page.waitForResponse((answer) => new URL(answer.url()).pathname === mine)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await heard
}

const version = (page: Page): Promise<string> => page.evaluate(() => document.querySelector('main')?.textContent ?? '')

type Reader = 'to move' | 'waiting' | 'arbiter'

/** For each reader, the seat whose page is open (`mine`) and the seat whose acts change the game (`theirs`). */
const READERS: { readonly [R in Reader]: (game: Game) => Promise<Game> } = {
  'to move': async (table) => table,
  waiting: async ({ mine, theirs }) => ({ mine: theirs, theirs: mine }),
  arbiter: async ({ mine, theirs }) => ({ mine: await arbiterOf(served.at, mine), theirs }),
}

type Form = {
  /** The reader whose page has the form; undefined for the side to move. */
  readonly reader?: Reader
  /** The name of the form's field. */
  readonly field?: string
  /** The query with which the page shows the fields of the form. */
  readonly view?: string
  readonly prepare: (page: Page, game: Game) => Promise<void>
  readonly entered: (page: Page) => Promise<unknown>
}

const value = (selector: string) => (page: Page) => page.locator(selector).inputValue()

const FORMS: Readonly<Record<string, Form>> = {
  'a chosen piece': {
    prepare: (page) => page.locator('[data-square="9"]').click(),
    entered: async (page) => [await page.locator('.chosen').getAttribute('data-square'), new URL(page.url()).search],
  },
  'a move that is shown': {
    prepare: async (page) => {
      await page.locator('[data-square="9"]').click()
      await page.locator('[data-square="14"]').click()
    },
    entered: async (page) => [await value('#play [name=move]')(page), new URL(page.url()).search],
  },
  'a message with a move': {
    field: 'message',
    prepare: (page) => page.locator('#message').fill('Good luck'),
    entered: value('#message'),
  },
  'a message while waiting': {
    reader: 'waiting',
    field: 'text',
    prepare: (page) => page.locator('#message').fill('Good luck'),
    entered: value('#message'),
  },
  'a message with resigning': {
    view: '?panel=resign',
    field: 'message',
    prepare: (page) => page.locator('.panel [name=message]').fill('Thank you, a fine game'),
    entered: value('.panel [name=message]'),
  },
  'a note': {
    field: 'note',
    view: '?tab=mine',
    prepare: (page) => page.locator('#note').fill('Watch the long diagonal'),
    entered: value('#note'),
  },
  'planned replies': {
    reader: 'waiting',
    view: '?tab=mine',
    field: 'lines',
    prepare: (page) => page.locator('#lines').fill('8-11 22-17'),
    entered: value('#lines'),
  },
  'an address for emails': {
    reader: 'waiting',
    view: '?panel=email',
    field: 'email',
    prepare: (page) => page.locator('#notify-email').fill('amara@draughts.test'),
    entered: value('#notify-email'),
  },
  'days of leave': {
    view: '?panel=time',
    field: 'days',
    prepare: (page) => page.locator('#leave-days').fill('3'),
    entered: value('#leave-days'),
  },
  'days of a gift': {
    reader: 'arbiter',
    field: 'days',
    prepare: (page) => page.locator('#give-days').fill('9'),
    entered: value('#give-days'),
  },
  'the side that gets it': {
    reader: 'arbiter',
    field: 'seat',
    prepare: (page) => page.locator('[name=seat][value=white]').first().check(),
    entered: (page) => page.locator('[name=seat][value=white]').first().isChecked(),
  },
  'a decision': {
    reader: 'arbiter',
    field: 'result',
    prepare: (page) => page.locator('[name=result][value=draw]').check(),
    entered: (page) => page.locator('[name=result][value=draw]').isChecked(),
  },
  'the first day of leave': {
    view: '?panel=time',
    field: 'from',
    prepare: (page) => page.locator('#leave-from').fill('2026-12-12'),
    entered: value('#leave-from'),
  },
  'a date': {
    view: '?panel=time',
    field: 'until',
    prepare: (page) => page.locator('#pause-until').fill('2026-12-11'),
    entered: value('#pause-until'),
  },
  'a typed move': { field: 'move', prepare: (page) => page.locator('#typed').fill('9-1'), entered: value('#typed') },
}

const FOLDED = 'details'
const unfold = (page: Page): Promise<void> =>
  page.locator(FOLDED).evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')))

/**
 * Returns the changes of the game that are tested with a form: in the short check only one, chosen so that each change is
 * tested with several forms.
 */
const changesFor = (form: number) =>
  Object.entries(CHANGES).filter((_, index, all) => isLong || (index + form) % all.length < 1)

describe.each(Object.entries(FORMS).map(([name, form], index) => [name, form, index] as const))(
  '%s',
  (_name, { reader = 'to move', view = '', prepare, entered }, index) => {
    test('keeps its input and its focus through changes at the same ply', async () => {
      const table = await READERS[reader](await game())
      const page = await open(`${table.mine}${view}`)
      await unfold(page)
      await prepare(page, table)
      const focused = () => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 60))
      const [before, focus] = [await entered(page), await focused()]
      for (const [change, make] of changesFor(index)) {
        const text = await version(page)
        await make(table)
        await hear(page, table)
        await expect.poll(() => version(page), { message: change }).not.toBe(text)
        expect([change, await entered(page), await focused()]).toEqual([change, before, focus])
      }
      expect((await page.title()).startsWith('Not sent yet')).toBe(!page.url().includes('from='))
      await page.context().close()
    })
  },
)

/** Returns the names of the fields in which a reader can enter something. */
const fieldsOf = (markup: string): readonly string[] =>
  [...markup.matchAll(/<(?:input|textarea|select)\s[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/type="hidden"|\sreadonly/.test(tag))
    .flatMap((tag) => /\sname="([^"]*)"/.exec(tag)?.[1] ?? [])

test('this table covers every field of a board’s page', async () => {
  const table = await game()
  const names = new Set<string>()
  for (const reader of Object.values(READERS))
    for (const name of fieldsOf(await wholePage(served.at, (await reader(table)).mine))) names.add(name)
  const tested = Object.values(FORMS).flatMap(({ field = [] }) => field)
  // The box for a draw offer is tested with its move, below.
  expect([...names].toSorted()).toEqual([...new Set([...tested, 'offerDraw'])].toSorted())
})

test('the box that offers a draw with a move stays ticked, and Enter on it does not send the move', async () => {
  const table = await game()
  const page = await open(`${table.mine}?panel=draw&move=9-14`)
  const box = page.locator('[name=offerDraw]')
  // Once the square has the focus, the script listens to keys.
  await page.keyboard.press('1')
  await page.waitForFunction(() => document.activeElement?.matches('[data-square="1"]'))
  await box.check()
  await box.press('Enter')
  for (const change of ['time is given', 'leave is taken', 'a count is asked for'] as const) {
    const text = await version(page)
    await CHANGES[change]?.(table)
    await hear(page, table)
    await expect.poll(() => version(page), { message: change }).not.toBe(text)
    expect([change, await box.isChecked()]).toEqual([change, true])
  }
  await page.context().close()
})

test('a message to the other side is offered as last words when the game ends meanwhile, and stays there while the other side writes', async () => {
  const table = await game()
  const { mine, theirs } = table
  const page = await open(mine)
  await page.locator('#message').fill('Good luck')
  await act(served.at, theirs, 'resign', { ply: '2', message: 'Thank you' })
  await hear(page, table)
  const line = page.locator('form [name=text]')
  await expect.poll(() => line.inputValue()).toBe('Good luck')
  await page.reload()
  await page.keyboard.press('Shift')
  await expect.poll(() => line.inputValue()).toBe('Good luck')
  await line.fill('Until the next one')
  for (const [type, fields] of [
    ['rematch', {}],
    ['remark', { text: 'Gladly' }],
  ] as const) {
    const text = await version(page)
    await act(served.at, theirs, type, { ply: '2', ...fields })
    await hear(page, table)
    await expect.poll(() => version(page), { message: type }).not.toBe(text)
    expect([type, await line.inputValue()]).toEqual([type, 'Until the next one'])
  }
  await page.context().close()
})
