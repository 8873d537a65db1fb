import type { Page } from 'playwright-core'

/** What is wrong with a page whose text is large, in words. */
export type TextFaults = readonly string[]

/**
 * Finds text that a reader cannot read at its present size: cut off by its box, outside of the window, or with one or
 * two letters to a line. It also finds a page that scrolls sideways, and a menu that is out of reach.
 */
export const textFaults = (page: Page): Promise<TextFaults> =>
  page.evaluate(() => {
    const faults: string[] = []
    const root = document.documentElement
    const over = root.scrollWidth - root.clientWidth
    if (over > 0) faults.push(`${over} px too wide`)
    /** Names an element by its class and the beginning of its text. */
    const named = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.className} “${element.textContent?.trim().slice(0, 30)}”`
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) &&
      getComputedStyle(element).clipPath === 'none' &&
      !element.closest('.unseen, .board, svg, select, option, textarea')
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.nodeValue?.trim() ?? ''
      if (!parent || text === '' || !isShown(parent)) continue
      // A name of forty letters may end in an ellipsis.
      if (getComputedStyle(parent).textOverflow === 'ellipsis' && text.length > 30) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      if (lines > 2 && text.length / lines < 3) faults.push(`${named(parent)} has ${lines} lines`)
      const box = range.getBoundingClientRect()
      for (let around: Element | null = parent; around && around !== document.body; around = around.parentElement) {
        const { overflowX, overflowY, fontSize } = getComputedStyle(around)
        // The box of a line is higher than its letters.
        const slack = Number.parseFloat(fontSize) / 8 + 1
        const { left, right, top, bottom } = around.getBoundingClientRect()
        const isCutAcross = ['hidden', 'clip'].includes(overflowX) && (box.left < left - 1 || box.right > right + 1)
        const isCutDown =
          ['hidden', 'clip'].includes(overflowY) && (box.top < top - slack || box.bottom > bottom + slack)
        if (isCutAcross || isCutDown) faults.push(`${named(parent)} is cut by ${named(around)}`)
      }
      // A table of data may scroll inside its frame (WCAG 1.4.10).
      if (box.right > root.clientWidth + 1 && !parent.closest('pre, .wide, .frame'))
        faults.push(`${named(parent)} leaves the window`)
    }
    const bars = document.querySelector('.menu')
    const place = bars?.getBoundingClientRect()
    if (bars && !(place && bars.checkVisibility() && place.left >= 0 && place.right <= root.clientWidth))
      faults.push('the menu is out of reach')
    return [...new Set(faults)]
  })
