import { menuSheet as words } from '#words'
import { RULES_IDS } from '../../shared/draughts/rules/words.ts'
import { MENU_CSS } from './menu-style.ts'
import { isReadersTurn, storedSeats } from '../storage/stored-seats.ts'

const CROSS =
  '<svg width="1.25rem" viewBox="0 0 20 20" aria-hidden="true"><path d="M3 3 17 17M17 3 3 17" fill="none" stroke="currentColor" stroke-width="2"/></svg>'

/** Adds the style of the sheet. The content security policy allows style sheets that a script makes. */
const addStyle = (): void => {
  const style = new CSSStyleSheet()
  style.replaceSync(MENU_CSS)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style]
}

/** Tells the style where the icon of the menu is, so that the cross stands in its place. */
const place = (sheet: HTMLElement, bars: HTMLElement): void => {
  const { clientWidth, dir } = document.documentElement
  const icon = (bars.querySelector('svg') ?? bars).getBoundingClientRect()
  const brand = document.querySelector('.brand')?.getBoundingClientRect()
  const isLeft = dir === 'rtl'
  const from = (x: number): number => (isLeft ? x : clientWidth - x)
  const set = (name: string, pixels: number): void => sheet.style.setProperty(name, `${pixels}px`)
  set('--x', from((icon.left + icon.right) / 2))
  set('--y', (icon.top + icon.bottom) / 2)
  set('--end', from(isLeft ? icon.left : icon.right))
  set('--start', isLeft ? clientWidth - (brand?.right ?? 0) : (brand?.left ?? 0))
}

/** Returns what stands beside the row of each path: how many games wait for the reader, and the rules of this one. */
const details = (): Readonly<Record<string, string>> => {
  const count = storedSeats().filter(isReadersTurn).length
  // The facts beside the name of the service begin with the rules of the page's game.
  const [, rules] = /^(.+?)(?: \(.*?\))? ·/.exec(document.querySelector('.top > span')?.textContent ?? '') ?? []
  return {
    ...(count > 0 && { '/games': words.waiting(count) }),
    ...(rules !== undefined && { '/rules': words.ruleSets(rules, RULES_IDS.length - 1) }),
  }
}

const addDetails = (sheet: HTMLElement): void => {
  for (const [path, text] of Object.entries(details())) {
    const detail = document.createElement('small')
    detail.textContent = text
    sheet.querySelector(`nav [href="${path}"]`)?.append(detail)
  }
}

/** Makes the sheet: a copy of the foot of the page, under a title and a cross. */
const sheetOf = (foot: HTMLElement, bars: HTMLElement): HTMLDialogElement => {
  const sheet = document.createElement('dialog')
  const title = bars.querySelector('.unseen')?.textContent ?? ''
  sheet.className = 'leaf'
  sheet.setAttribute('aria-label', title)
  sheet.innerHTML = `<div><h2></h2><button class="shut" type="button" autofocus>${CROSS}</button></div>`
  const icon = document.querySelector('.brand svg')?.cloneNode(true)
  sheet.querySelector('h2')?.append(...(icon ? [icon] : []), title)
  const cross = sheet.querySelector('button')
  cross?.setAttribute('aria-label', words.close)
  cross?.addEventListener('click', () => sheet.close())
  sheet.firstElementChild?.append(...foot.cloneNode(true).childNodes)
  // The sheet is covered by its content, so a press that hits the dialog itself is beside it.
  sheet.addEventListener('click', ({ target }) => target === sheet && sheet.close())
  return sheet
}

/**
 * Opens the menu as a sheet over the page. A modal dialog takes the focus, closes on Escape, and
 * lets nothing behind it be pressed.
 */
export const openMenu = (): void => {
  const [bars, foot] = ['.menu', '#foot'].map((part) => document.querySelector<HTMLElement>(part))
  if (!bars || !foot) return
  const sheet = sheetOf(foot, bars)
  const { style, clientWidth } = document.documentElement
  const again = (): void => place(sheet, bars)
  if (location.hash === '#foot') {
    // A press before the script came has led to the foot. The bars are at the top.
    history.replaceState(history.state, '', location.pathname + location.search)
    scrollTo(0, 0)
  }
  // The page must not become wider when its scroll bar goes.
  style.scrollbarGutter = innerWidth > clientWidth ? 'stable' : ''
  again()
  addDetails(sheet)
  addEventListener('resize', again)
  sheet.addEventListener('close', () => {
    removeEventListener('resize', again)
    style.scrollbarGutter = ''
    sheet.remove()
    bars.focus()
  })
  foot.append(sheet)
  sheet.showModal()
}

addStyle()
