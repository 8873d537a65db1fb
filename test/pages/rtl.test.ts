import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { onScreen } from './on-screen.ts'
import { act, begun, playOut } from './stand.ts'

const { browser, served } = await onScreen()

const DIRECTIONS = ['ltr', 'rtl'] as const

/** Reads a page of a game in both directions of writing, left to right first. */
const inBoth = async <T>(page: Page, read: () => T): Promise<readonly T[]> => {
  const found: T[] = []
  for (const direction of DIRECTIONS) {
    await page.evaluate((dir) => (document.documentElement.dir = dir), direction)
    found.push((await page.evaluate(read)) as T)
  }
  return found
}

const open = async (path: string, width = 1200): Promise<Page> => {
  const page = await browser.newPage({ locale: 'en-GB', viewport: { width, height: 800 } })
  await page.goto(`${served.origin}${path}`)
  return page
}

const played = async (): Promise<string> => {
  const { creator, opponent } = await begun(served.at)
  await playOut(served.at, [opponent, creator], ['11-15', '23-19', '8-11'])
  return creator
}

describe('in a language written from right to left', () => {
  test('the squares lie as they do from left to right, and the drawn move joins the right ones', async () => {
    const page = await open(await played())
    const [ltr, rtl] = await inBoth(page, () => {
      const board = document.querySelector<HTMLElement>('#board')
      const { x = 0, y = 0 } = board?.getBoundingClientRect() ?? {}
      const middle = (square: string): readonly [number, number] => {
        const box = document.querySelector(`#board [data-square="${square}"]`)?.getBoundingClientRect()
        return box ? [Math.round(box.x + box.width / 2 - x), Math.round(box.y + box.height / 2 - y)] : [0, 0]
      }
      const line = document.querySelector<SVGGeometryElement>('#board .way :last-child')
      const screen = line?.getScreenCTM() ?? undefined
      const ends = [0, line?.getTotalLength() ?? 0].map((at) => {
        const point = line?.getPointAtLength(at).matrixTransform(screen)
        return [Math.round((point?.x ?? 0) - x), Math.round((point?.y ?? 0) - y)] as const
      })
      const squares = [...document.querySelectorAll<HTMLElement>('#board [data-square]')]
      const path = board?.dataset['path']?.split(' ') ?? []
      return {
        squares: squares.map(({ dataset }) => [dataset['square'], ...middle(dataset['square'] ?? '')]),
        // The distance from each square of the path to the nearer end of the line, which may be drawn in either
        // direction.
        far: path.map((square) => {
          const [across, down] = middle(square)
          return Math.min(...ends.map(([right, low]) => Math.hypot(right - across, low - down)))
        }),
      }
    })
    expect(ltr?.squares).toHaveLength(32)
    expect(rtl?.squares).toEqual(ltr?.squares)
    for (const far of [ltr?.far, rtl?.far]) {
      expect(far).toHaveLength(2)
      expect(Math.max(...(far ?? []))).toBeLessThan(3)
    }
    await page.context().close()
  })

  test('a phone’s heading leaves room for the elements beside it', async () => {
    const page = await open((await begun(served.at)).opponent, 360)
    const margins = await inBoth(page, () => {
      const { marginLeft, marginRight } = getComputedStyle(document.querySelector('.status h1') ?? document.body)
      return [marginLeft, marginRight]
    })
    expect(margins[1]).toEqual(margins[0]?.toReversed())
    expect(new Set(margins[0]).size).toBe(2)
    await page.context().close()
  })

  test('the links for first, back, forward and last lie in the order of the arrow keys', async () => {
    const page = await open(await played())
    const orders = await inBoth(page, () =>
      [...document.querySelectorAll('nav.joined a')]
        .toSorted((one, other) => one.getBoundingClientRect().x - other.getBoundingClientRect().x)
        .map(({ id }) => id),
    )
    for (const order of orders) expect(order).toEqual(['first', 'back', 'next', 'last'])
    await page.context().close()
  })

  test('the bars of thinking time lie in the order of the moves that they link to', async () => {
    const seat = await played()
    await act(served.at, seat, 'resign', { ply: '3' })
    const page = await open(seat)
    const orders = await inBoth(page, () =>
      [...document.querySelectorAll('.bars a')]
        .toSorted((one, other) => one.getBoundingClientRect().x - other.getBoundingClientRect().x)
        .map((link) => /ply=\d+/.exec(link.getAttribute('href') ?? '')?.[0]),
    )
    // The ply that the page shows has no link.
    for (const order of orders) expect(order).toEqual(['ply=1', 'ply=2', undefined])
    await page.context().close()
  })

  test.each(['', '?tab=mine', '/try', 'home'])('nothing extends beyond a phone’s screen: %s', async (view) => {
    const page = await open(view === 'home' ? '/' : `${await played()}${view}`, 360)
    const widths = await inBoth(page, () => document.documentElement.scrollWidth)
    for (const width of widths) expect(width).toBeLessThanOrEqual(360)
    await page.context().close()
  })
})
