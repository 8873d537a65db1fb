import { live as liveWords, play } from '#words'
import type { BoardData } from '../shared/pages/game/model/board-page.ts'
import { type Choice, unchosen } from '../shared/pages/game/model/choice.ts'
import { live } from '../shared/pages/board/live.ts'
import { type Stage, stageOf } from '../shared/pages/board/stage.ts'
import { addressOf, chosenIn, isChosen, looksAlike, markup, takenAlong } from './address.ts'
import { chosenSquare, focusNext, keepFocus } from './focus.ts'
import { morph } from './morph.ts'
import type { Page } from './page.ts'
import { standing } from './said.ts'
import { pathOnBoard } from './path.ts'

// `navigate` and `play-by-drag` import these from here, so that browsers load them once. This part is loaded first.
export { rove } from './focus.ts'
export { addressOf, chosenIn, isChosen, keepFocus, looksAlike, morph, standing, unchosen }

const WORDS = { live: liveWords, play }

export const stageIn = ({ live: turn }: BoardData, choice: Choice): Stage => stageOf(turn?.moves ?? [], choice)

/** Draws the three regions that show a turn. */
export const drawInto = (root: ParentNode, { live: turn }: BoardData, stage: Stage, choice: Choice): void => {
  if (!turn) return
  for (const [name, html] of Object.entries(live(WORDS, turn, stage, choice))) {
    const region = root.querySelector(`#live-${name}`)
    if (region) morph(region, markup(html))
  }
}

export const drawStage = ({ data }: Page, stage: Stage, choice: Choice): void =>
  keepFocus(() => drawInto(document, data, stage, choice))

/** Draws a choice. It returns false if only the server can read it. */
const draw = (page: Page, choice: Choice, isMoving: boolean): boolean => {
  const stage = stageIn(page.data, choice)
  if (!page.data.live || !looksAlike(choice, chosenIn(page.shown)) || stage.kind === 'unread') return false
  const path = pathOnBoard()
  drawStage(page, stage, choice)
  if (isMoving && stage.kind === 'preview' && pathOnBoard() !== path) page.slide(stage.move.path)
  return true
}

/** Draws a choice and puts it into the address. `isMoving` lets the piece slide to where it goes. */
export const choose = async (
  page: Page,
  choice: Choice,
  address = addressOf(page.data, choice),
  isMoving = true,
): Promise<void> => {
  const from = chosenSquare()
  // The server draws a choice that only it can read, or another view of the board.
  if (!draw(page, choice, isMoving)) return page.go(address)
  if (new URL(address, location.href).href !== location.href) history.pushState(null, '', address)
  page.retitle()
  page.tell(standing())
  focusNext(from)
}

export const chooseAt = (page: Page, address: string): Promise<void> => choose(page, chosenIn(address), address)

/** Follows a link on the board's page. A link to another view keeps the chosen move. */
export const follow = (page: Page, link: HTMLAnchorElement): Promise<void> => {
  const target = chosenIn(link.href)
  return choose(page, link.matches('[data-go]') ? takenAlong(target, chosenIn(location.href)) : target)
}

/** Draws the address to which the browser's Back led. */
export const back = async (page: Page): Promise<void> => {
  if (!draw(page, chosenIn(location.href), false)) return page.go(location.href, false)
  page.retitle()
}

/** Clears the chosen move. It returns true if there was one. */
export const undo = (page: Page): boolean => {
  const choice = chosenIn(location.href)
  if (isChosen(choice)) void choose(page, unchosen(choice))
  return isChosen(choice)
}
